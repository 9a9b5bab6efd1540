// A puzzle as the files in src/sixfold/ai/puzzles/data hold it, read into what a page shows; and which one is today's.
import made from "puzzles-made";
import { GAMES, type GameId, gameIdOf } from "../games";
import { type Laid, laidBy, piecesOf, readFields, readGrid, readPlay, readRows, readWords } from "../lib/notation";
import type { Piece } from "../lib/pieces";

/** A line of a file. */
export interface Made {
  id: string;
  kind: "qwirkle" | "lines" | "safe" | "endgame" | "reroll" | "rearrange";
  position: string;
  answer: string;
  value: number;
  second: number;
  exact: boolean;
  difficulty: number;
  expected?: number[];
}
export interface Puzzle extends Made {
  game: GameId;
  tiles: Laid[];
  rows: Piece[][];
  hand: Piece[];
  /** What the other player holds, where nothing is hidden any more. */
  other: Piece[];
  /** Own points, then the other's. */
  scores: [number, number];
  /** Whether laying the whole hand ends the game. */
  last: boolean;
  /** The pieces laid, rolled or played by the answer. */
  pieces: Piece[];
  laid: Laid[];
  /** The table of cards after the answer, and the Qwirkles taken. */
  after: Piece[][];
  taken: Piece[][];
}

export function read(line: Made): Puzzle {
  const fields = readFields(readWords(line.position));
  const game = gameIdOf(line.id);
  const table = fields.get("table") ?? "-";
  const sets = GAMES[game].layout === "sets";
  const mover = Number(fields.get("mover"));
  const hands = readRows(fields.get("hands") ?? "-");
  const scores = (fields.get("scores") ?? "").split(",").map(Number);
  const play = readPlay(line.answer);
  const laid = laidBy(line.answer);
  return {
    ...line,
    game,
    tiles: sets ? [] : readGrid(table),
    rows: sets ? readRows(table) : [],
    hand: hands[mover] ?? [],
    other: line.kind === "endgame" ? (hands[1 - mover] ?? []) : [],
    scores: [scores[mover] ?? 0, scores[1 - mover] ?? 0],
    last: line.kind === "endgame",
    pieces: piecesOf(line.answer),
    laid,
    after: play?.rows ?? [],
    taken: play?.taken ?? [],
  };
}

/** All there are, game by game and kind by kind, the easy ones first. */
export interface Shelf {
  game: GameId;
  kind: Made["kind"];
  puzzles: Made[];
}
const number = (id: string) => Number(id.split("-")[2]);
const ORDER = ["qwirkle-qwirkle", "qwirkle-lines", "qwirkle-safe", "qwirkle-endgame", "cubes-qwirkle", "cubes-lines", "cubes-reroll", "cards-rearrange"];
export const SHELVES: Shelf[] = ORDER.map((name) => ({
  game: gameIdOf(name),
  kind: name.split("-")[1] as Made["kind"],
  puzzles: made.filter((each) => each.id.startsWith(`${name}-`)).sort((a, b) => a.difficulty - b.difficulty || number(a.id) - number(b.id)),
})).filter((shelf) => shelf.puzzles.length);

export const find = (id: string): Made | undefined => made.find((each) => each.id === id);

const DAY = 86_400_000;
/** The day everywhere at once: UTC. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);
/** The puzzle of a day: one after the other, as the build has sorted them. */
export const daily = (day: string): Made => made[(Date.parse(day) / DAY) % made.length]!;

/** The next one of the same shelf that is not solved yet, else just the next. */
export function after(id: string, solved: (id: string) => boolean): Made | undefined {
  const shelf = SHELVES.find(({ puzzles }) => puzzles.some((each) => each.id === id))?.puzzles ?? [];
  const at = shelf.findIndex((each) => each.id === id);
  const rest = [...shelf.slice(at + 1), ...shelf.slice(0, at)];
  return rest.find((each) => !solved(each.id)) ?? rest[0];
}
