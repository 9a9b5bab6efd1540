// Why a piece does not fit on a cell: the one reason that helps most. Advice only, the server judges.
import { QWIRKLE_LENGTH } from "../games";
import type { Laid } from "../lib/notation";
import { at, type Board, common, fits, frontier, type Line, lineThrough, places, withDraft } from "./grid";
import { colorOf, type Piece, PIECES, shapeOf } from "../lib/pieces";

export type Misfit =
  { why: "touch" | "straight" | "twice" | "mixed" | "full" | "opening" } | { why: "line"; line: Pick<Line, "row" | "attribute" | "value" | "cells"> };

/** Undefined if it does fit. */
export function misfit(board: Board, draft: readonly Laid[], x: number, y: number, piece: Piece): Misfit | undefined {
  const both = withDraft(board, draft);
  for (const row of [true, false]) {
    const cells = lineThrough(both, x, y, row, piece);
    const others = cells.filter((each) => each.x !== x || each.y !== y);
    if (common(cells.map((each) => each.piece))) continue;
    if (others.some((each) => each.piece === piece)) return { why: "twice" };
    const shared = common(others.map((each) => each.piece));
    if (!shared) return { why: "mixed" };
    if (others.length >= QWIRKLE_LENGTH) return { why: "full" };
    const first = others[0];
    // A single neighbour is no line yet: say it of both of its sides.
    if (others.length < 2 || !first) return { why: "mixed" };
    return { why: "line", line: { row, cells: others, ...shared } };
  }
  if (draft.length) return places(board, draft, piece).some(([px, py]) => px === x && py === y) ? undefined : { why: "straight" };
  return frontier(board).some(([px, py]) => px === x && py === y) ? undefined : { why: "touch" };
}

/** The kinds that fit somewhere on the table. */
export function fittingKinds(board: Board): Set<Piece> {
  const cells = frontier(board).filter(([x, y]) => !board.has(at(x, y)));
  return new Set(PIECES.filter((piece) => cells.some(([x, y]) => fits(board, x, y, piece))));
}

/** No face of any colour of this hand fits anywhere: rolling would never end. */
export function cannotEverFit(board: Board, hand: readonly Piece[]): boolean {
  const fitting = new Set([...fittingKinds(board)].map(colorOf));
  return board.size > 0 && hand.length > 0 && !hand.some((piece) => fitting.has(colorOf(piece)));
}

/** What a line through that piece shares, for its name. */
export function lineOf(row: boolean, cells: Laid[]): Pick<Line, "row" | "attribute" | "value" | "cells"> | undefined {
  const first = cells[0]?.piece;
  if (!first) return undefined;
  const color = cells.every((each) => each.piece[0] === first[0]);
  return { row, cells, attribute: color ? "color" : "shape", value: color ? colorOf(first) : shapeOf(first) };
}
