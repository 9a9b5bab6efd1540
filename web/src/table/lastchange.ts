// What the last turn changed on a table of cards. Every action holds the whole table, so the last two are compared.
import { pieces, type Slot } from "../lib/draft.svelte";
import { readPlay, verbOf } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import type { Happened } from "../wire";
import { continuedRow, type Step, steps, traceRows } from "./steps";

export interface Change {
  seat: number;
  steps: Step[];
  /** Where a card of such a row came from in that turn; undefined if it lay there before. */
  origin: (row: readonly Piece[], piece: Piece) => "hand" | "moved" | undefined;
}

const text = (row: readonly Piece[]) => [...row].sort().join("");

export function lastChange(history: readonly Pick<Happened, "action" | "seat">[]): Change | undefined {
  const plays = history.filter((turn) => verbOf(turn.action) === "play").slice(-2);
  const last = plays.at(-1);
  const play = last && readPlay(last.action);
  if (!last || !play) return undefined;
  const old = plays.length > 1 ? (readPlay(plays[0]!.action)?.rows ?? []) : [];
  const rows = traceRows(old, [...play.rows, ...play.taken], play.played);
  const origins = new Map<string, Map<Piece, Slot["from"]>>();
  for (const row of rows) {
    const stayed = continuedRow(rows, row);
    const came = row.cards.filter((card) => card.from !== stayed).map((card) => [card.piece, card.from] as const);
    origins.set(text(pieces(row)), new Map(came));
  }
  const origin = (row: readonly Piece[], piece: Piece) => {
    const from = origins.get(text(row))?.get(piece);
    return from === undefined ? undefined : from === "hand" ? "hand" : "moved";
  };
  return { seat: last.seat, steps: steps(old, rows), origin };
}
