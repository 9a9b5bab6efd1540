// The progress in each lesson, remembered on this device.
import type { GameId } from "../games";
import { recall, remember } from "../lib/storage";
import { CARDS } from "./cards";
import { CUBES } from "./cubes";
import { QWIRKLE } from "./qwirkle";
import type { Script } from "./step";

export const SCRIPTS = { qwirkle: QWIRKLE, cubes: CUBES, cards: CARDS } satisfies Record<string, Script>;

interface StoredProgress {
  /** The step to go on with. */
  at: number;
  finished: boolean;
}

/** A step that a newer script no longer has counts as the beginning. */
export function progress(game: GameId): StoredProgress {
  const stored = recall<Partial<Record<GameId, StoredProgress>>>("learn", {})[game];
  const known = stored && stored.at >= 0 && stored.at <= SCRIPTS[game].length;
  return { at: known ? stored.at : 0, finished: !!stored?.finished };
}

export function keepProgress(game: GameId, at: number): void {
  const finished = progress(game).finished || at >= SCRIPTS[game].length;
  remember("learn", { ...recall("learn", {}), [game]: { at, finished } });
}
