// Turns in words: for the history, the tag at the last move, and screen readers.
import { boardOf, lines } from "../hint/grid";
import type { Fault } from "../hint/newrows";
import type { Row } from "../lib/draft.svelte";
import { lineScored, pieceArgs, pieceList, seatName, setTitle } from "../lib/names.svelte";
import { isPlacing, laidBy, piecesOf, verbOf } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import { label, say, sentence, sentences } from "../lib/words.svelte";
import type { Happened, SeatNow } from "../wire";
import type { Step } from "./steps";
import type { SetsDraft } from "./setsdraft.svelte";

/** "Rolled 2 again"; nothing for a turn that laid something. */
export function turnText(turn: Pick<Happened, "action" | "drawn">): string {
  return isPlacing(turn.action) ? "" : say(`web-turn-${verbOf(turn.action)}`, { n: turn.drawn });
}

/** Whether players share this device: "you" would be somebody else at every turn, so all are called by their names. */
export const device = { isShared: false };
export const nameOf = (seats: readonly SeatNow[], you: number | null, seat: number): string =>
  seat === you && !device.isShared ? say("web-you") : seatName(seats[seat]!);

/** Who does something, for whole sentences: they differ for the viewer, since languages inflect the verb. */
export interface Actor {
  [argument: string]: string;
  name: string;
  you: "yes" | "no";
}
export const actorOf = (seats: readonly SeatNow[], you: number | null, seat: number): Actor => ({
  name: nameOf(seats, you, seat),
  you: seat === you && !device.isShared ? "yes" : "no",
});

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

export const stepsText = (steps: readonly Step[]): string => sentences(...steps.map((step) => sentence(stepText(step))));

/** What a screen reader says of a turn: each piece with its cell, then the lines. */
export function turnAnnouncement(turn: Happened, actor: Actor, before: readonly (readonly [number, number, string])[]): string {
  if (turn.shown.length) return sentences(say("web-stuck-shown", actor), sentence(pieceList(turn.shown as Piece[])));
  const text = turnText(turn);
  if (text) return sentence(label(actor.name, text));
  const laid = laidBy(turn.action);
  const where = laid.map(({ x, y, piece }) => say("web-laid-at", { ...pieceArgs(piece), row: y, column: x }));
  const made = lines(boardOf(before), laid).map((line) => lineScored(line));
  const cards = laid.length ? "" : sentence(pieceList(piecesOf(turn.action)));
  return sentences(say("web-played", { name: actor.name, n: turn.points }), ...where, ...made, cards);
}
