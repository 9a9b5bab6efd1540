// Turns in words: for the history, the tag at the last move, and whoever listens instead of looking.
import { boardOf, lines } from "../hint/grid";
import type { Fault } from "../hint/newrows";
import { shared } from "../hint/sets";
import { lineName, pieceList, pieceName, seatName } from "../lib/names.svelte";
import { isPlacing, laidBy, piecesOf, verbOf } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import { say } from "../lib/words.svelte";
import type { Happened, SeatNow } from "../wire";
import type { Row, Step } from "./cards";
import type { SetsDraft } from "./sets.svelte";

/** "Rolled 2 again"; nothing for a turn that laid something. */
export function doing(turn: Pick<Happened, "action" | "drawn">): string {
  return isPlacing(turn.action) ? "" : say(`web-turn-${verbOf(turn.action)}`, { n: turn.drawn });
}

export const nameOf = (seats: readonly SeatNow[], you: number | null, seat: number): string => (seat === you ? say("web-you") : seatName(seats[seat]!));

/** "Blues", "Stars": what a set is called. */
export function setTitle(cards: readonly Piece[]): string {
  const same = shared(cards);
  const first = cards[0];
  if (!same) return first && cards.length === 1 ? pieceName(first) : say("web-no-set");
  const name = say(`${same.attribute}-plural-${same.value}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is wrong with a row of a draft; empty if nothing is. */
export function rowProblem(draft: SetsDraft, row: Row): string {
  const trouble = draft.troubles.get(row.id);
  if (trouble) return say(`web-set-${trouble}`);
  const concerned = draft.concerned(row);
  if (!draft.fault || !concerned) return "";
  return draft.fault.reason === "keep three" ? say("web-set-keep-three", { set: setTitle(concerned) }) : say("web-set-orphan");
}

/** Why a table of whole sets is not legal, and the ruling that says so. */
export const faultText = (fault: Fault): string =>
  fault.reason === "keep three" ? say("web-keep-three-why", { n: fault.rows.length, pieces: fault.rows.map(pieceList).join("; ") }) : say("web-orphan-why");
export const faultRule = (fault: Fault): string => (fault.reason === "keep three" ? "C16" : "C15");

/** What one step of a turn with cards did. */
export function stepText(step: Step): string {
  const what = pieceList(step.pieces);
  const to = setTitle(step.to);
  if (step.what === "taken") return say("web-step-taken", { to });
  if (step.what === "hand") return step.fresh ? say("web-step-new", { what, to }) : say("web-step-hand", { what, to });
  return say("web-step-moved", { what, from: setTitle(step.from), to });
}

/** What a screen reader says of a turn: each piece with its cell, then the lines. */
export function spoken(turn: Happened, name: string, before: readonly (readonly [number, number, string])[]): string {
  if (turn.shown.length) return `${say("web-stuck-shown", { name })} ${pieceList(turn.shown as Piece[])}.`;
  const told = doing(turn);
  if (told) return `${name}: ${told}.`;
  const laid = laidBy(turn.action);
  const where = laid.map(({ x, y, piece }) => say("web-laid-at", { piece: pieceName(piece), row: y, column: x }));
  const made = lines(boardOf(before), laid).map((line) => `${lineName(line)}, ${line.points}.`);
  const cards = laid.length ? [] : [`${pieceList(piecesOf(turn.action))}.`];
  return [say("web-played", { name, n: turn.points }), ...where, ...made, ...cards].join(" ");
}
