// Which of the last turns played each card on the table. Every turn holds the whole table, so cards are followed from one to the next.
import { readPlay } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import type { Happened } from "../wire";
import { traceRows } from "./steps";

const text = (row: readonly Piece[]) => [...row].sort().join("");

/** Number these turns of the history, which follow each other, from 1. Return which of them played a card of a row of the present table; 0 for none. */
export function cardTrail(history: readonly Happened[], turns: readonly Happened[]): (row: readonly Piece[], piece: Piece) => number {
  const start = turns[0] ? history.indexOf(turns[0]) : history.length;
  const before = history.slice(0, start).findLast((turn) => readPlay(turn.action));
  let rows = (before && readPlay(before.action)?.rows) ?? [];
  let numbers = rows.map(() => new Map<Piece, number>());
  turns.forEach((turn, i) => {
    const play = readPlay(turn.action);
    if (!play) return;
    const traced = traceRows(rows, [...play.rows, ...play.taken], play.played);
    const next = traced.map((row) => new Map(row.cards.map(({ piece, from }) => [piece, from === "hand" ? i + 1 : (numbers[from]?.get(piece) ?? 0)])));
    rows = play.rows;
    numbers = next.slice(0, rows.length);
  });
  const found = new Map(rows.map((row, i) => [text(row), numbers[i]!]));
  return (row, piece) => found.get(text(row))?.get(piece) ?? 0;
}
