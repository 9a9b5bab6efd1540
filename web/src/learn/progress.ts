// How far somebody has come in each lesson, remembered on this device.
import { recall, remember } from "../lib/storage";
import { CARDS } from "./cards";
import { CUBES } from "./cubes";
import { QWIRKLE } from "./qwirkle";
import type { Script } from "./step";

export const SCRIPTS = { qwirkle: QWIRKLE, cubes: CUBES, cards: CARDS } satisfies Record<string, Script>;
export type Game = keyof typeof SCRIPTS;
export const GAMES = Object.keys(SCRIPTS) as Game[];
export const isGame = (name: string): name is Game => (GAMES as string[]).includes(name);

interface Kept {
  /** The step to go on with. */
  at: number;
  finished: boolean;
}

/** A step that a newer script no longer has counts as the beginning. */
export function progress(game: Game): Kept {
  const kept = recall<Partial<Record<Game, Kept>>>("learn", {})[game];
  const known = kept && kept.at >= 0 && kept.at <= SCRIPTS[game].length;
  return { at: known ? kept.at : 0, finished: !!kept?.finished };
}

export function keepProgress(game: Game, at: number): void {
  const finished = progress(game).finished || at >= SCRIPTS[game].length;
  remember("learn", { ...recall("learn", {}), [game]: { at, finished } });
}
