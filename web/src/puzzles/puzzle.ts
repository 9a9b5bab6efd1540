// A puzzle as the files in src/sixfold/ai/puzzles/data hold it, read into what a page shows; and which one is today's.
import stored from "puzzles.json";
import { GAME_IDS, GAMES, type GameId, gameIdOf } from "../games";
import { type Laid, laidBy, piecesOf, readFields, readGrid, readNumbers, readPlay, readRows, readWords } from "../lib/notation";
import type { Piece } from "../lib/pieces";

/** All kinds, in the order of the page. */
const KINDS = ["qwirkle", "lines", "safe", "endgame", "reroll", "rearrange"] as const;

export interface StoredPuzzle {
  /** "qwirkle-lines-12": game, kind and number. */
  id: string;
  kind: (typeof KINDS)[number];
  position: string;
  answer: string;
  value: number;
  second: number;
  exact: boolean;
  difficulty: number;
  expected?: number[];
}
export interface Puzzle extends StoredPuzzle {
  game: GameId;
  edition: string;
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

/** The edition by whose rules it is solved: the first word of its position. */
export const editionOf = ({ position }: Pick<StoredPuzzle, "position">): string => position.split(" ", 1)[0]!;

export function read(puzzle: StoredPuzzle): Puzzle {
  const { kind, answer } = puzzle;
  const fields = readFields(readWords(puzzle.position));
  const game = gameIdOf(puzzle.id);
  const table = fields.get("table") ?? "-";
  const sets = GAMES[game].layout === "sets";
  const mover = Number(fields.get("mover"));
  const hands = readRows(fields.get("hands") ?? "-");
  const scores = readNumbers(fields.get("scores"));
  const play = readPlay(answer);
  return {
    ...puzzle,
    game,
    edition: editionOf(puzzle),
    tiles: sets ? [] : readGrid(table),
    rows: sets ? readRows(table) : [],
    hand: hands[mover] ?? [],
    other: kind === "endgame" ? (hands[1 - mover] ?? []) : [],
    scores: [scores[mover] ?? 0, scores[1 - mover] ?? 0],
    last: kind === "endgame",
    pieces: piecesOf(answer),
    laid: laidBy(answer),
    after: play?.rows ?? [],
    taken: play?.taken ?? [],
  };
}

/** All there are, game by game and kind by kind, the easy ones first. */
export interface Collection {
  game: GameId;
  kind: StoredPuzzle["kind"];
  puzzles: StoredPuzzle[];
}
export const numberOf = (puzzle: StoredPuzzle): number => Number(puzzle.id.split("-")[2]);
const easiestFirst = (a: StoredPuzzle, b: StoredPuzzle) => a.difficulty - b.difficulty || numberOf(a) - numberOf(b);
const collection = (game: GameId, kind: StoredPuzzle["kind"]): Collection => {
  const puzzles = stored.filter((each) => gameIdOf(each.id) === game && each.kind === kind);
  return { game, kind, puzzles: puzzles.sort(easiestFirst) };
};
export const COLLECTIONS: Collection[] = GAME_IDS.flatMap((game) => KINDS.map((kind) => collection(game, kind))).filter(({ puzzles }) => puzzles.length);

export const find = (id: string): StoredPuzzle | undefined => stored.find((each) => each.id === id);

const DAY_MS = 86_400_000;
/** The puzzle of a day: one after the other, as the build has sorted them. */
export const daily = (day: string): StoredPuzzle => stored[(Date.parse(day) / DAY_MS) % stored.length]!;

/** The next one of the same collection that is not solved yet, else just the next. */
export function after(id: string, solved: (id: string) => boolean): StoredPuzzle | undefined {
  const puzzles = COLLECTIONS.find((each) => each.puzzles.some((puzzle) => puzzle.id === id))?.puzzles ?? [];
  const at = puzzles.findIndex((each) => each.id === id);
  const rest = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  return rest.find((each) => !solved(each.id)) ?? rest[0];
}
