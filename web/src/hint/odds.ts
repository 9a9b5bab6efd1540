// Odds that a player could work out: unseen pieces, who may hold them, and the cells that would complete a Qwirkle.
import { QWIRKLE_LENGTH } from "../games";
import { type Color, colorOf, type Piece, PIECES } from "../lib/pieces";
import { at, type Board, fits, frontier, lineThrough } from "./grid";
import { missing } from "./sets";

export const COPIES = 3;
export const CUBES_OF_A_COLOR = 15;

/** How many of each kind are not among these pieces. */
export function unseen(seen: Iterable<Piece>): Map<Piece, number> {
  const left = new Map(PIECES.map((piece) => [piece, COPIES]));
  for (const piece of seen) left.set(piece, Math.max(0, (left.get(piece) ?? 0) - 1));
  return left;
}

/** How many cubes of each colour are not among these. */
export function unseenByColor(seen: Iterable<Piece>): Map<Color, number> {
  const left = new Map<Color, number>(PIECES.map((piece) => [colorOf(piece), CUBES_OF_A_COLOR]));
  for (const piece of seen) left.set(colorOf(piece), Math.max(0, (left.get(colorOf(piece)) ?? 0) - 1));
  return left;
}

/** The probability that a hand of `held`, out of `all` unseen pieces, has one of `wanted` or more. */
export function chanceOfAny(all: number, wanted: number, held: number): number {
  if (held <= 0 || held > all) return 0;
  let none = 1;
  for (let i = 0; i < held; i++) none *= Math.max(0, all - wanted - i) / (all - i);
  return 1 - none;
}

/** The chance that rolling these cubes again shows one of these faces: a cube keeps its colour. */
export function rolled(cubes: readonly Piece[], wanted: ReadonlySet<Piece>): number {
  const faces = (cube: Piece) => [...wanted].filter((piece) => piece[0] === cube[0]).length;
  return 1 - cubes.reduce((none, cube) => none * (1 - faces(cube) / 6), 1);
}

/** The empty cells where one piece would complete a line of six, with that piece. */
export function qwirkleCompletions(board: Board): { cell: string; piece: Piece }[] {
  return frontier(board).flatMap(([x, y]) =>
    [true, false].flatMap((row) => {
      const line = lineThrough(board, x, y, row, "");
      if (line.length !== QWIRKLE_LENGTH) return [];
      const pieces = missing(line.map((each) => each.piece).filter(Boolean));
      return pieces.filter((piece) => fits(board, x, y, piece)).map((piece) => ({ cell: at(x, y), piece }));
    }),
  );
}
