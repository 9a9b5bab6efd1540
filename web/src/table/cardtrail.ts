// Which of the last turns brought each card to its place on a table of cards. Every turn holds the whole table, so it is followed from one to the next.
import { readPlay } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import type { Happened } from "../wire";
import { continuedRow, traceRows } from "./steps";

/** The numbers of the turns that played a card from a hand and that moved it last; 0 for none. */
export interface CardMark {
  hand: number;
  moved: number;
}
const UNTOUCHED: CardMark = { hand: 0, moved: 0 };

const text = (row: readonly Piece[]) => [...row].sort().join("");

/** Number these turns of the history, which follow each other, from 1. Return what they did to a card of a row of the present table. */
export function cardTrail(history: readonly Happened[], turns: readonly Happened[]): (row: readonly Piece[], piece: Piece) => CardMark {
  const start = turns[0] ? history.indexOf(turns[0]) : history.length;
  const before = history.slice(0, start).findLast((turn) => readPlay(turn.action));
  let rows = (before && readPlay(before.action)?.rows) ?? [];
  let marks = rows.map(() => new Map<Piece, CardMark>());
  turns.forEach((turn, i) => {
    const play = readPlay(turn.action);
    if (!play) return;
    const number = i + 1;
    const traced = traceRows(rows, [...play.rows, ...play.taken], play.played);
    const next = traced.map((row) => {
      const stayed = continuedRow(traced, row);
      return new Map(
        row.cards.map(({ piece, from }) => {
          if (from === "hand") return [piece, { hand: number, moved: 0 }];
          const mark = marks[from]?.get(piece) ?? UNTOUCHED;
          return [piece, from === stayed ? mark : { ...mark, moved: number }];
        }),
      );
    });
    rows = play.rows;
    marks = next.slice(0, rows.length);
  });
  const found = new Map(rows.map((row, i) => [text(row), marks[i]!]));
  return (row, piece) => found.get(text(row))?.get(piece) ?? UNTOUCHED;
}
