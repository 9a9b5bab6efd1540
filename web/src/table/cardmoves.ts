// Choosing and moving cards of a draft: what is announced, and where the focus goes.
import { tick } from "svelte";
import { announce } from "../lib/announce.svelte";
import { type Destination, pieces, type Slot } from "../lib/draft.svelte";
import { focusLost } from "../lib/focus";
import { pieceArgs, setTitle } from "../lib/names.svelte";
import { details, say } from "../lib/words.svelte";
import type { SetsDraft } from "./setsdraft.svelte";
import { rowProblem } from "./turntext";

export function pickCard(draft: SetsDraft, card: Slot): void {
  draft.pick(card.id);
  if (draft.chosen.includes(card.id)) announce(say("web-card-chosen", pieceArgs(card.piece)));
}

/** Move cards and announce the set that they are in now. Return false if they cannot go there. `main` is the button that plays. */
export function moveCards(draft: SetsDraft, ids: readonly number[], to: Destination, main: HTMLElement | undefined): boolean {
  const [first] = ids;
  if (!draft.move(ids, to)) return false;
  const row = draft.rows.find((each) => each.cards.some((card) => card.id === first));
  const problem = row && !draft.fault ? rowProblem(draft, row) : "";
  announce(row ? details(setTitle(pieces(row)), say("count-cards", { n: row.cards.length }), problem) : say("web-taken-back"));
  void tick().then(() => {
    const card = document.querySelector<HTMLElement>(`[data-card="${first}"]`);
    card?.closest("li")?.scrollIntoView({ block: "nearest" });
    // Enter, which the button promises, plays from there. Until then the focus goes with the card.
    if (draft.ready) main?.focus({ preventScroll: true });
    else if (focusLost()) card?.focus();
  });
  return true;
}
