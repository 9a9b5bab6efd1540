// The steps of a turn with cards: which row each card came from, and where it went.
import { isQwirkle } from "../hint/sets";
import { pieces, type Row, type Slot } from "../lib/draft.svelte";
import type { Piece } from "../lib/pieces";

/** Something that happened to the table in a turn. */
export type Step =
  | { what: "hand"; pieces: Piece[]; to: Piece[]; fresh: boolean }
  | { what: "moved"; pieces: Piece[]; from: Piece[]; to: Piece[]; fresh: boolean }
  | { what: "taken"; pieces: Piece[]; to: Piece[] };

/**
 * Which old row or hand each card of the new rows came from, where only the rows are known: a row takes its cards from
 * the old row that it shares most with, then from the hand, then from any row that still has them.
 */
export function traceRows(old: readonly (readonly Piece[])[], rows: readonly (readonly Piece[])[], played: readonly Piece[]): Row[] {
  const left = old.map((row) => [...row]);
  const hand = [...played];
  const found: (Slot | undefined)[][] = rows.map((row) => row.map(() => undefined));
  let next = 1;
  const take = (pile: Piece[], piece: Piece): boolean => {
    const place = pile.indexOf(piece);
    if (place >= 0) pile.splice(place, 1);
    return place >= 0;
  };
  const overlap = (row: number, from: number) => rows[row]!.filter((piece, i) => !found[row]![i] && left[from]!.includes(piece)).length;
  const pairs = rows.flatMap((_, row) => old.map((_, from) => ({ row, from, n: overlap(row, from) })));
  const [taken, given] = [new Set<number>(), new Set<number>()];
  for (const { row, from } of pairs.filter((pair) => pair.n).sort((a, b) => b.n - a.n)) {
    if (taken.has(row) || given.has(from)) continue;
    taken.add(row);
    given.add(from);
    rows[row]!.forEach((piece, i) => {
      if (!found[row]![i] && take(left[from]!, piece)) found[row]![i] = { id: next++, piece, from };
    });
  }
  const fill = (source: (piece: Piece) => number | "hand" | undefined) =>
    rows.forEach((row, r) =>
      row.forEach((piece, i) => {
        if (found[r]![i]) return;
        const from = source(piece);
        if (from !== undefined) found[r]![i] = { id: next++, piece, from };
      }),
    );
  fill((piece) => (take(hand, piece) ? "hand" : undefined));
  fill((piece) => {
    const from = left.findIndex((pile) => take(pile, piece));
    return from < 0 ? undefined : from;
  });
  return found.map((cards, id) => ({ id, cards: cards.filter((card) => card !== undefined) }));
}

/** The old row that a row continues: the one it has most cards of, if no other row has more of it. */
export function continuedRow(rows: readonly Row[], row: Row): number | undefined {
  const count = (of: Row, from: number) => of.cards.filter((card) => card.from === from).length;
  let best: number | undefined;
  for (const card of row.cards) {
    if (card.from === "hand") continue;
    const mine = count(row, card.from);
    const elsewhere = rows.some((other) => other !== row && count(other, card.from as number) > mine);
    if (!elsewhere && (best === undefined || mine > count(row, best))) best = card.from;
  }
  return best;
}

/** The steps of a turn: what came from the hand, what moved, what was taken. */
export function steps(old: readonly (readonly Piece[])[], rows: readonly Row[]): Step[] {
  const found: Step[] = [];
  for (const row of rows) {
    const stayed = continuedRow(rows, row);
    const to = pieces(row);
    const fresh = stayed === undefined;
    const fromHand = row.cards.filter((card) => card.from === "hand").map((card) => card.piece);
    if (fromHand.length) found.push({ what: "hand", pieces: fromHand, to, fresh });
    const origins = new Set(row.cards.map((card) => card.from).filter((from) => from !== "hand" && from !== stayed));
    for (const from of origins) {
      const moved = row.cards.filter((card) => card.from === from).map((card) => card.piece);
      found.push({ what: "moved", pieces: moved, from: [...(old[from as number] ?? [])], to, fresh });
    }
  }
  for (const row of rows) if (isQwirkle(pieces(row))) found.push({ what: "taken", pieces: pieces(row), to: pieces(row) });
  return found;
}
