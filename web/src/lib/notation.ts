// Actions and tables as the notation writes them (src/sixfold/rules/notation.py). Nothing else takes such texts apart.
import { type Piece, PIECES } from "./pieces";

/** A piece on its cell. */
export interface Laid {
  x: number;
  y: number;
  piece: Piece;
}

/** A text that is not valid notation. */
export class NotationError extends Error {}

const KINDS = new Set(PIECES);
const MAX_PIECES = 200;

/** `RoRs`, or `-` for none. */
export function readPieces(text: string): Piece[] {
  const pieces = text === "-" ? [] : (text.match(/../g) ?? []);
  if ((text !== "-" && text.length % 2) || pieces.length > MAX_PIECES || !pieces.every((piece) => KINDS.has(piece))) throw new NotationError(text);
  return pieces;
}

/** `Ro Rs`, or nothing. */
export const readWords = (text = ""): string[] => (text ? text.split(" ") : []);

/** `12,7`. */
export const readNumbers = (text = ""): number[] => text.split(",").map(Number);

/** A number without a sign, of at most four digits. */
export function readCount(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new NotationError(text);
  return Number(text);
}
/** `12,7`: the scores of a position. */
export const readScores = (text: string): number[] => text.split(",").map(readCount);

/** A hand: the pieces that are known, and the number of those that are not. */
export interface Held {
  pieces: Piece[];
  hidden: number;
}
const readHand = (text: string): Held => (text.startsWith("?") ? { pieces: [], hidden: readCount(text.slice(1)) } : { pieces: readPieces(text), hidden: 0 });
/** `RoRs/?6`: the hands of all seats. */
export const readHands = (text: string): Held[] => text.split("/").map(readHand);

/** `RoRsRd/YtGtBt`, or `-` for none. */
export const readRows = (text: string): Piece[][] => (text === "-" ? [] : text.split("/").map(readPieces));
export const rowsText = (rows: readonly Piece[][]): string => rows.map((row) => row.join("")).join("/") || "-";
/** `RoRsRdRtRcRx|-`: the Qwirkles that each seat has taken. */
export const readTaken = (text: string): Piece[][][] => text.split("|").map(readRows);

/** `3,-2:RoRs/…`: row after row, each run of neighbours from its first cell on. */
export function readGrid(text: string): Laid[] {
  const cells = new Map<string, Laid>();
  for (const run of text === "-" ? [] : text.split("/")) {
    const [, x, y, names] = /^(-?\d{1,4}),(-?\d{1,4}):(\w+)$/.exec(run) ?? [];
    if (!names) throw new NotationError(run);
    readPieces(names).forEach((piece, i) => cells.set(`${Number(x) + i},${y}`, { x: Number(x) + i, y: Number(y), piece }));
  }
  if (cells.size > MAX_PIECES) throw new NotationError(text.slice(0, 20));
  return [...cells.values()];
}
export function gridText(tiles: readonly Laid[]): string {
  const runs: string[] = [];
  let last: Laid | undefined;
  for (const tile of [...tiles].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (last && last.y === tile.y && last.x === tile.x - 1) runs[runs.length - 1] += tile.piece;
    else runs.push(`${tile.x},${tile.y}:${tile.piece}`);
    last = tile;
  }
  return runs.join("/") || "-";
}

/** The fields behind the name of the edition in a position: `mover=0 table=-`. */
export const readFields = (words: readonly string[]): Map<string, string> =>
  new Map(words.map((word) => [word.split("=")[0]!, word.slice(word.indexOf("=") + 1)]));

/** `lay`, `play`, `swap`, `reroll`, `roll`, `redraw` or `pass`. */
export const verbOf = (action: string): string => action.split(" ")[0] ?? "";
/** Whether an action puts something on the table. */
export const isPlacing = (action: string): boolean => /^(lay|play)\b/.test(action);

function readTile(text: string): Laid {
  const [, piece = "", x, y] = /^(..)@(-?\d{1,4}),(-?\d{1,4})$/.exec(text) ?? [];
  if (!KINDS.has(piece)) throw new NotationError(text);
  return { x: Number(x), y: Number(y), piece };
}

/** `lay Ro@0,0 = RsRd`: the action of a turn, and the pieces that were drawn or rolled. */
export function readTurn(text: string): { action: string; drawn: Piece[] } {
  const [action = "", drawn = ""] = text.split(" = ");
  return { action, drawn: readPieces(drawn) };
}

/** The tiles that an action lays. */
export const laidBy = (action: string): Laid[] => (verbOf(action) === "lay" ? readWords(action).slice(1).map(readTile) : []);
export const layText = (tiles: readonly Laid[]): string => `lay ${tiles.map(({ x, y, piece }) => `${piece}@${x},${y}`).join(" ")}`;

/** The pieces that an action lays, plays, rolls or, if they were seen, exchanges. */
export function piecesOf(action: string): Piece[] {
  const words = readWords(action.split(" : ")[0]).slice(1);
  return verbOf(action) === "lay" ? words.map((each) => each.split("@")[0] ?? "") : words;
}

export interface Play {
  played: Piece[];
  rows: Piece[][];
  /** The Qwirkles that are taken. */
  taken: Piece[][];
}

/** An action of Cards with its whole table, `play Ro : RoRsRd ! …`; undefined for other actions. */
export function readPlay(action: string): Play | undefined {
  const [verb, ...words] = action.split(" ");
  const colon = words.indexOf(":");
  if (verb !== "play" || colon < 0) return undefined;
  const bang = words.indexOf("!");
  const end = bang < 0 ? words.length : bang;
  return { played: words.slice(0, colon), rows: words.slice(colon + 1, end).map(readPieces), taken: words.slice(end + 1).map(readPieces) };
}
export function playText({ played, rows, taken }: Play): string {
  const text = `play ${played.join(" ")} : ${rows.map((row) => row.join("")).join(" ")}`.trimEnd();
  return taken.length ? `${text} ! ${taken.map((row) => row.join("")).join(" ")}` : text;
}
