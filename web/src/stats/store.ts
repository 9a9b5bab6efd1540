// Where the statistics are: on this device only, at most the newest thousand games.
import { recall, remember } from "../lib/storage";
import { addProgress, progress } from "../puzzles/progress";
import type { Happened, Now, ReviewSeat } from "../wire";
import { count, FORMAT, type GameStats, merge, readFile, readGames } from "./games";

export const games = (): GameStats[] => readGames(recall<unknown>("stats", []));
const keep = (all: readonly GameStats[]): boolean => remember("stats", all);

/** Count a game that is over, once for each table. */
export function recordGame(now: Now, history: readonly Happened[]): void {
  const known = games();
  if (known.some(({ table }) => table === now.table)) return;
  const game = count(now, history, Date.now());
  if (game) keep(merge(known, [game]));
}

/** Remember the accuracy that a review found, if the game was counted here. */
export function recordAccuracy(table: string, seats: readonly ReviewSeat[]): void {
  const known = games();
  const game = known.find((each) => each.table === table);
  const accuracy = game && seats[game.seat]?.accuracy;
  if (accuracy == null || game!.accuracy === accuracy) return;
  keep(known.map((each) => (each === game ? { ...each, accuracy } : each)));
}

export const exported = (): string => JSON.stringify({ format: FORMAT, games: games(), puzzles: progress() }, null, 1);

/** Add the games and the puzzles of a file; returns how many were new, or undefined if the file is not one of statistics. */
export function importFile(text: string): { games: number; puzzles: number } | undefined {
  const more = readFile(text);
  if (!more) return undefined;
  const known = games();
  const all = merge(known, more.games);
  keep(all);
  const before = new Set(known.map(({ table }) => table));
  return { games: all.filter(({ table }) => !before.has(table)).length, puzzles: addProgress(more.puzzles) };
}

export const deleteAll = (): boolean => keep([]);
