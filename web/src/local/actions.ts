// Actions and pieces in the notation, and as the numbers of the kernel.
import { type Laid, laidBy, layText, NotationError, piecesOf, playText, readPlay, verbOf } from "../lib/notation";
import { type Piece, PIECES } from "../lib/pieces";

/** An action as the kernel knows it: the tiles of a placement are x, y, kind, x, y, kind and so on. */
export interface KernelAction {
  kind: number;
  pieces: number[];
  rows: number[][];
  qwirkles: number[][];
}

/** In the order of `ActionKind` of kernel/common/view.h. */
const VERBS = ["lay", "swap", "reroll", "roll", "pass", "play", "redraw"];
/** What the rules force takes no pieces. */
const WITHOUT_PIECES = ["roll", "pass", "redraw"];

const NUMBERS = new Map(PIECES.map((piece, kind) => [piece, kind]));

function kindOf(piece: Piece): number {
  const kind = NUMBERS.get(piece);
  if (kind === undefined) throw new NotationError(piece);
  return kind;
}
export const kindsOf = (pieces: readonly Piece[]): number[] => pieces.map(kindOf);
export const pieceNames = (kinds: readonly number[]): Piece[] => kinds.map((kind) => PIECES[kind]!);
/** `RoRs`. */
export const piecesText = (kinds: readonly number[]): string => pieceNames(kinds).join("");

/** The verb of an action that takes no pieces; null for no number. */
export const forcedText = (kind: number): string | null => VERBS[kind] ?? null;

const byNumber = (a: number, b: number): number => a - b;
const sortedRow = (row: readonly number[]): number[] => [...row].sort(byNumber);
function byMembers(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
/** The order of pieces and rows has no meaning: this is the one in which actions are written. */
const sortedRows = (rows: readonly number[][]): number[][] => rows.map(sortedRow).sort(byMembers);

function tilesOf(numbers: readonly number[]): Laid[] {
  const tiles: Laid[] = [];
  for (let i = 0; i + 2 < numbers.length; i += 3) tiles.push({ x: numbers[i]!, y: numbers[i + 1]!, piece: PIECES[numbers[i + 2]!]! });
  return tiles;
}
const inOrder = (tiles: readonly Laid[]): Laid[] => [...tiles].sort((a, b) => a.x - b.x || a.y - b.y || kindOf(a.piece) - kindOf(b.piece));

/** The action that a text means; throws NotationError. */
export function readAction(text: string): KernelAction {
  const verb = verbOf(text);
  const kind = VERBS.indexOf(verb);
  if (kind < 0 || (WITHOUT_PIECES.includes(verb) && text !== verb)) throw new NotationError(text);
  if (verb === "lay") return { kind, pieces: inOrder(laidBy(text)).flatMap(({ x, y, piece }) => [x, y, kindOf(piece)]), rows: [], qwirkles: [] };
  const play = readPlay(text);
  if (verb === "play" && !play) throw new NotationError(text);
  const rows = (sets: readonly Piece[][]) => sortedRows(sets.map(kindsOf));
  return { kind, pieces: sortedRow(kindsOf(play?.played ?? piecesOf(text))), rows: rows(play?.rows ?? []), qwirkles: rows(play?.taken ?? []) };
}

/** An action in the notation, with everything in order. */
export function actionText({ kind, pieces, rows, qwirkles }: KernelAction): string {
  const verb = VERBS[kind]!;
  if (verb === "lay") return layText(inOrder(tilesOf(pieces)));
  const sets = (lists: readonly number[][]) => sortedRows(lists).map(pieceNames);
  if (verb === "play") return playText({ played: pieceNames(sortedRow(pieces)), rows: sets(rows), taken: sets(qwirkles) });
  return [verb, ...(WITHOUT_PIECES.includes(verb) ? [] : pieceNames(sortedRow(pieces)))].join(" ");
}
