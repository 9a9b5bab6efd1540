// Advice while laying tiles and cubes: where a piece fits, which lines a draft makes, what it scores. The server judges.
import { isFullLine, LAST_PIECE_BONUS, QWIRKLE_BONUS, QWIRKLE_LENGTH } from "../games";
import type { Laid } from "../lib/notation";
import { type Color, colorOf, type Piece, type Shape, shapeOf } from "../lib/pieces";

export interface Line {
  cells: Laid[];
  row: boolean;
  attribute: "color" | "shape";
  value: Color | Shape;
  points: number;
}
export type Board = ReadonlyMap<string, Piece>;

export const at = (x: number, y: number): string => `${x},${y}`;

export function boardOf(tiles: readonly (readonly [number, number, string])[]): Map<string, Piece> {
  return new Map(tiles.map(([x, y, piece]) => [at(x, y), piece]));
}

export function withDraft(board: Board, draft: readonly Laid[]): Map<string, Piece> {
  const both = new Map(board);
  for (const { x, y, piece } of draft) both.set(at(x, y), piece);
  return both;
}

/** What pieces of a line share; undefined if they are no line. A single piece shares its colour. */
export function common(pieces: readonly Piece[]): { attribute: "color" | "shape"; value: Color | Shape } | undefined {
  const first = pieces[0];
  if (!first || pieces.length > QWIRKLE_LENGTH || new Set(pieces).size < pieces.length) return undefined;
  if (pieces.every((each) => each[0] === first[0])) return { attribute: "color", value: colorOf(first) };
  if (pieces.every((each) => each[1] === first[1])) return { attribute: "shape", value: shapeOf(first) };
  return undefined;
}

/** The whole line through a cell along an axis, with the piece that is or would be there. */
export function lineThrough(board: Board, x: number, y: number, row: boolean, piece: Piece): Laid[] {
  const [dx, dy] = row ? [1, 0] : [0, 1];
  const before: Laid[] = [];
  const after: Laid[] = [];
  for (const [steps, sign] of [[before, -1] as const, [after, 1] as const]) {
    for (let step = sign; ; step += sign) {
      const there = board.get(at(x + step * dx, y + step * dy));
      if (!there) break;
      steps.push({ x: x + step * dx, y: y + step * dy, piece: there });
    }
  }
  return [...before.reverse(), { x, y, piece }, ...after];
}

/** Whether a piece fits on an empty cell, both lines considered. */
export function fits(board: Board, x: number, y: number, piece: Piece): boolean {
  return [true, false].every((row) => common(lineThrough(board, x, y, row, piece).map((each) => each.piece)));
}

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The empty cells that touch a piece; on an empty table the middle. */
export function frontier(board: Board): [number, number][] {
  if (!board.size) return [[0, 0]];
  const found = new Map<string, [number, number]>();
  for (const key of board.keys()) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    for (const [dx, dy] of AROUND) if (!board.has(at(x + dx, y + dy))) found.set(at(x + dx, y + dy), [x + dx, y + dy]);
  }
  return [...found.values()];
}

/** The ends of the line that a draft is laid along; both axes while it has one tile. */
function ends(both: Board, draft: readonly Laid[]): [number, number][] {
  const first = draft[0];
  if (!first) return [];
  const axes = draft.length === 1 ? [true, false] : [draft.every((each) => each.y === first.y)];
  return axes.flatMap((row) => {
    const line = lineThrough(both, first.x, first.y, row, first.piece);
    const [low, high] = [line[0] ?? first, line[line.length - 1] ?? first];
    return row
      ? ([
          [low.x - 1, low.y],
          [high.x + 1, high.y],
        ] as [number, number][])
      : ([
          [low.x, low.y - 1],
          [high.x, high.y + 1],
        ] as [number, number][]);
  });
}

/** Where a piece may be laid next to what has been drafted. */
export function places(board: Board, draft: readonly Laid[], piece: Piece): [number, number][] {
  const both = withDraft(board, draft);
  const cells = draft.length ? ends(both, draft) : frontier(board);
  return cells.filter(([x, y]) => !both.has(at(x, y)) && fits(both, x, y, piece));
}

/** Order pieces so that each may be laid after those before it; pieces that could never be laid are left out. */
export function layingOrder<T extends Laid>(board: Board, tiles: readonly T[]): T[] {
  const laid: T[] = [];
  const fitsNext = (each: T) => !laid.includes(each) && places(board, laid, each.piece).some(([x, y]) => x === each.x && y === each.y);
  for (let next = tiles.find(fitsNext); next; next = tiles.find(fitsNext)) laid.push(next);
  return laid;
}

/** The lines that a draft makes or lengthens, the longest first. */
export function lines(board: Board, draft: readonly Laid[]): Line[] {
  const both = withDraft(board, draft);
  const found = new Map<string, Line>();
  for (const { x, y, piece } of draft)
    for (const row of [true, false]) {
      const cells = lineThrough(both, x, y, row, piece);
      const shared = common(cells.map((each) => each.piece));
      const first = cells[0];
      if (cells.length < 2 || !shared || !first) continue;
      const points = cells.length + (isFullLine({ cells }) ? QWIRKLE_BONUS : 0);
      found.set(`${row} ${at(first.x, first.y)}`, { cells, row, ...shared, points });
    }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

/** The score of a draft. `single` is what a lone first tile brings, `last` whether it ends the game. */
export function score(board: Board, draft: readonly Laid[], single: number, last: boolean): number {
  if (!draft.length) return 0;
  const made = lines(board, draft);
  const points = made.reduce((sum, line) => sum + line.points, 0);
  return (made.length ? points : single) + (last ? LAST_PIECE_BONUS : 0);
}

/** How many different pieces of one colour or shape a hand can lay at once: what the opening owes. */
export function largestSet(hand: readonly Piece[]): number {
  const kinds = [...new Set(hand)];
  const sizes = kinds.flatMap((one) => [kinds.filter((each) => each[0] === one[0]).length, kinds.filter((each) => each[1] === one[1]).length]);
  return Math.max(0, ...sizes);
}

/** The pieces with which the opening may go on: those of a largest set that holds all that is drafted. */
export function openingPieces(hand: readonly Piece[], draft: readonly Laid[]): Set<Piece> {
  const kinds = [...new Set(hand)];
  const size = largestSet(hand);
  const sets = kinds.flatMap((one) => [0, 1].map((letter) => kinds.filter((each) => each[letter] === one[letter])).filter((set) => set.length === size));
  const whole = sets.filter((set) => draft.every((each) => set.includes(each.piece)));
  return new Set(whole.flat());
}
