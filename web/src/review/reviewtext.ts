// What a review says, in words: the same sentences as on the command line.
import { piecesInOrder } from "../lib/actiontext";
import { piecesWithin } from "../lib/names.svelte";
import { verbOf } from "../lib/notation";
import { decimal, percent } from "../lib/numbers";
import { say } from "../lib/words.svelte";
import type { Worth, ReviewReason, ReviewTurn } from "../wire";

/** The verdicts as signs, so that none depends on a colour. */
export const MARKS: Record<ReviewTurn["verdict"], string> = { best: "✓", good: "·", inaccuracy: "?!", mistake: "?", blunder: "??" };

export function reasonText({ key, n = 0, m = 0, pieces = [] }: ReviewReason): string {
  const whole = Number.isInteger(n) && Number.isInteger(m);
  const format = (value: number) => (whole ? value : decimal(value));
  return say(`review-reason-${key}`, { n: format(n), m: format(m), pieces: piecesWithin(pieces) });
}

export function actionText(action: string): string {
  return say(`review-action-${verbOf(action)}`, { pieces: piecesWithin(piecesInOrder(action)) });
}

/** The margin that is expected, with its interval or that it is exact. */
export function valueText(option: Worth): string {
  if (option.exact) return say("text-aside", { text: decimal(option.margin, true), aside: say("review-exact") });
  return `${decimal(option.margin, true)} [${decimal(option.low, true)}; ${decimal(option.high, true)}]`;
}

export function verdictText(turn: ReviewTurn): string {
  return say(turn.forced ? "review-forced" : `review-verdict-${turn.verdict}`);
}

export function lostText(turn: ReviewTurn, cards: boolean): string {
  return say(cards ? "review-lost-qwirkles" : "review-lost", { lost: decimal(turn.lost), winning: percent(turn.lost_chance) });
}
