// What the two kinds of games are given to show themselves: a grid (GridGame.svelte), and sets (CardsGame.svelte).
import type { Component, Snippet } from "svelte";
import type { Arrivals } from "./arrivals.svelte";
import type { Play } from "./play.svelte";

export interface GameProps {
  play: Play;
  arrivals: Arrivals;
  /** What everybody is asked or shown: above the table, so that it hides nothing of it. */
  notices: Snippet;
  /** The panels before the table, with the points of the draft. */
  first: Snippet<[gain: number]>;
  /** The panels behind it, with that of the move. */
  second: Snippet<[panel: Snippet]>;
}
/** `key` takes a key, or returns false. */
export type GameComponent = Component<GameProps, { key: (event: KeyboardEvent) => boolean }>;

const GAMES = { grid: () => import("./GridGame.svelte"), sets: () => import("./CardsGame.svelte") } satisfies Record<
  string,
  () => Promise<{ default: GameComponent }>
>;

/** Load what games of a layout are played with, and nothing of the other. */
export const loadGame = (layout: keyof typeof GAMES): Promise<{ default: GameComponent }> => GAMES[layout]();
