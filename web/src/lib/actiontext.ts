// Where actions happen, in words, so that no two different ones of a list are described alike.
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

/** Where an action happens, from short to precise: with its pieces in order, the last text is said of no other one. */
function places(action: string): string[] {
  const taken = readPlay(action)?.taken ?? [];
  if (taken.length) return [say("web-qwirkles-taken", { sets: list(taken.map(setTitle)) })];
  const laid = laidInOrder(action);
  const [first, second] = laid;
  if (!first) return [""];
  const { x: column, y: row } = first;
  if (!second) return [say("web-at-cell", { row, column })];
  if (second.y === row) return [say("web-at-row", { row }), say("web-at-row-columns", { row, columns: list(laid.map(({ x }) => String(x))) })];
  return [say("web-at-column", { column }), say("web-at-column-rows", { column, rows: list(laid.map(({ y }) => String(y))) })];
}

/** Where each of these actions happens: no more than distinguishes those with the same pieces. */
export function placeTexts(actions: readonly string[]): string[] {
  const known = new Map([...new Set(actions)].map((action) => [action, places(action)]));
  const alike = new Map<string, string[]>();
  for (const action of known.keys()) {
    const pieces = piecesInOrder(action).join("");
    alike.set(pieces, [...(alike.get(pieces) ?? []), action]);
  }
  return actions.map((action) => {
    const own = known.get(action)!;
    const others = alike.get(piecesInOrder(action).join(""))!.filter((other) => other !== action);
    return own.find((text) => !others.some((other) => known.get(other)!.includes(text))) ?? own.at(-1)!;
  });
}
