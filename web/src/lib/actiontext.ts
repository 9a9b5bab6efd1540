// Where actions happen, in words. Two different actions of a position never have the same pieces and the same place.
import { setTitle } from "./names.svelte";
import { type Laid, laidBy, piecesOf, readPlay } from "./notation";
import type { Piece } from "./pieces";
import { list, say } from "./words.svelte";

/** The tiles that an action lays, as they are read on the table. */
const laidInOrder = (action: string): Laid[] => laidBy(action).sort((a, b) => a.y - b.y || a.x - b.x);

/** The pieces of an action; those that it lays in the order of their cells. */
export function piecesInOrder(action: string): Piece[] {
  const laid = laidInOrder(action);
  return laid.length ? laid.map((each) => each.piece) : piecesOf(action);
}

/** Where an action happens: its cell, or its row or column and where it begins there. Of cards, which Qwirkles it takes. */
export function placeText(action: string): string {
  const taken = readPlay(action)?.taken ?? [];
  if (taken.length) return say("web-qwirkles-taken", { sets: list(taken.map(setTitle)) });
  const [first, second] = laidInOrder(action);
  if (!first) return "";
  const cell = { row: first.y, column: first.x };
  if (!second) return say("web-at-cell", cell);
  return say(second.y === first.y ? "web-at-row" : "web-at-column", cell);
}
