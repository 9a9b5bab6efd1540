// The registry of games and editions.
// The name of an edition is its id, with the settings that a table has chosen: "cards-pl;free_rows=1".
import { COLOR_LETTERS, PIECES } from "../lib/pieces";
import { cards } from "./cards";
import { cubes } from "./cubes";
import { EDITIONS } from "./editions";
import type { Game } from "./game";
import { qwirkle } from "./qwirkle";

export * from "./scoring";
export { EDITIONS };
export const GAMES = { qwirkle, cubes, cards } satisfies Record<string, Game> as Record<GameId, Game>;
export type GameId = (typeof EDITIONS)[EditionId]["game"];
export type EditionId = keyof typeof EDITIONS;
export const GAME_IDS = Object.keys(GAMES) as GameId[];
export const EDITION_IDS = Object.keys(EDITIONS) as EditionId[];

/** What Cards asks of new rows (C15, C16). */
export type NewRows = "any" | "matched" | "keep three";
/** The rules of an edition, as a table has chosen them. */
export interface Rules {
  game: GameId;
  hand: number;
  copies: number;
  announces_sets: boolean;
  tie: "youngest" | "oldest";
  /** What the first turn must lay. */
  opening?: "largest set" | "any";
  new_rows?: NewRows;
  single_opening_points?: number;
  /** What the rulebook does not mention. */
  silent: readonly string[];
}
const ALL: Record<string, Rules & { settings: Record<string, Partial<Rules>> }> = EDITIONS;

export const isGame = (name: string): name is GameId => Object.hasOwn(GAMES, name);
export const editionId = (name: string): string => name.split(";")[0] ?? "";
/** The game of an edition, also of one that this version does not know. */
export const gameIdOf = (edition: string): GameId => edition.split("-")[0] as GameId;
export const gameOf = (edition: string): Game => GAMES[gameIdOf(edition)];

export const settingsOf = (name: string): string[] => Object.keys(ALL[editionId(name)]?.settings ?? {});
export const isChosen = (name: string, setting: string): boolean => name.split(";").includes(`${setting}=1`);

/** The name with one setting chosen or not. */
export function withSetting(name: string, setting: string, on: boolean): string {
  const chosen = settingsOf(name).filter((each) => (each === setting ? on : isChosen(name, each)));
  return [editionId(name), ...chosen.map((each) => `${each}=1`)].join(";");
}

export function rulesOf(name: string): Rules {
  const { settings, ...printed } = ALL[editionId(name)] ?? ALL[EDITION_IDS.find((id) => EDITIONS[id].game === gameIdOf(name))!]!;
  return Object.assign(
    printed,
    ...settingsOf(name)
      .filter((each) => isChosen(name, each))
      .map((each) => settings[each]),
  );
}

/** How many pieces there are in all. */
export function totalOf(name: string): number {
  return rulesOf(name).copies * (gameOf(name).supplyBy === "kind" ? PIECES : COLOR_LETTERS).length;
}
