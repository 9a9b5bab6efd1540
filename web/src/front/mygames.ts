// The tables of this device: which come first, and what a card says about each.
import { seatName } from "../lib/names.svelte";
import { sharedSeats } from "../lib/seats";
import { list, say } from "../lib/words.svelte";
import type { Card, Mine, SeatNow } from "../wire";

/** `ours` are the seats of this device in a game that is played here. */
export type MyGame = Mine & { card: Card; ours?: number[] };

/** The seats of this device: several where players share it. */
function ours({ table, seat, ours }: MyGame): (number | null)[] {
  const shared = ours ?? sharedSeats(table).map((each) => each.seat);
  return shared.length ? shared : [seat];
}
/** A bot that stands in needs nobody. */
export const isMyTurn = (game: MyGame): boolean => {
  const { card, mover } = game;
  return card.phase === "playing" && mover !== null && ours(game).includes(mover) && !card.seats[mover]?.away;
};
export const isRunning = ({ card }: MyGame): boolean => card.phase !== "over" && card.phase !== "closed";

/** Who asks for a rematch that nobody of this device has answered yet. */
function askers(game: MyGame): readonly SeatNow[] {
  const { phase, seats } = game.card;
  const here = ours(game);
  if (phase !== "over" || seats.some(({ again }, place) => here.includes(place) && again != null)) return [];
  return seats.filter(({ again }, place) => again && !here.includes(place));
}
/** Somebody waits for an answer of yours. */
export const isAsked = (game: MyGame): boolean => askers(game).length > 0;

const rank = (game: MyGame): number => (isMyTurn(game) ? 0 : isAsked(game) ? 1 : isRunning(game) ? 2 : game.card.phase === "over" ? 3 : 4);

/** Your turn first, then wishes for a rematch, then those that wait for others, then finished ones; the newest first. */
export function inOrder(mine: readonly Mine[]): MyGame[] {
  return mine.filter((each): each is MyGame => each.card !== null).sort((a, b) => rank(a) - rank(b));
}

/** "Ann and Medium": everybody else, or all who share this device. */
export const opponents = (game: MyGame): string => list(game.card.seats.filter((_, place) => ours(game).length > 1 || place !== game.seat).map(seatName));

/** Whose turn it is, what it waits for, or how it ended: your points first. */
export function stateOf(game: MyGame): string {
  const { card, seat, mover, scores } = game;
  if (isMyTurn(game) && ours(game).length === 1) return say("web-your-turn");
  if (card.phase === "playing" && mover !== null) return say("web-front-turn-of", { name: seatName(card.seats[mover]!) });
  if (isAsked(game)) return say("web-result-wants", { n: askers(game).length, names: list(askers(game).map(seatName)) });
  if (card.phase !== "over") return say(`web-phase-${card.phase}`);
  const points = [scores[seat ?? 0], ...scores.filter((_, place) => place !== (seat ?? 0))];
  return say("web-front-ended", { points: points.join("–") });
}
