// The tables of this device: which come first, and what a card says about each.
import { seatName } from "../lib/names.svelte";
import { list, say } from "../lib/words.svelte";
import type { Card, Mine } from "../wire";

export type MyGame = Mine & { card: Card };

/** A bot that stands in needs nobody. */
export const isMyTurn = ({ card, seat, mover }: MyGame): boolean => card.phase === "playing" && seat !== null && mover === seat && !card.seats[seat]?.away;
export const isRunning = ({ card }: MyGame): boolean => card.phase !== "over" && card.phase !== "closed";

const rank = (game: MyGame): number => (isMyTurn(game) ? 0 : isRunning(game) ? 1 : game.card.phase === "over" ? 2 : 3);

/** Your turn first, then those that wait for others, then finished ones; the newest first. */
export function inOrder(mine: readonly Mine[]): MyGame[] {
  return mine.filter((each): each is MyGame => each.card !== null).sort((a, b) => rank(a) - rank(b));
}

/** "Ann and Medium": everybody else. */
export const opponents = ({ card, seat }: MyGame): string => list(card.seats.filter((_, place) => place !== seat).map(seatName));

/** Whose turn it is, what it waits for, or how it ended: your points first. */
export function stateOf(game: MyGame): string {
  const { card, seat, mover, scores } = game;
  if (isMyTurn(game)) return say("web-your-turn");
  if (card.phase === "playing" && mover !== null) return say("web-front-turn-of", { name: seatName(card.seats[mover]!) });
  if (card.phase !== "over") return say(`web-phase-${card.phase}`);
  const points = [scores[seat ?? 0], ...scores.filter((_, place) => place !== (seat ?? 0))];
  return say("web-front-ended", { points: points.join("–") });
}
