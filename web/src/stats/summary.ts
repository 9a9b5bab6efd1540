// What the statistics show: sums and means over games, the oldest first.
import type { GameStats } from "./games";

export interface Tally {
  games: number;
  won: number;
  shared: number;
  lost: number;
}
export interface Summary extends Tally {
  /** Means: of all turns, and of all games. */
  pointsPerTurn: number;
  qwirklesPerGame: number;
  /** Victories in a row, shared ones too: now, and the most ever. */
  streak: number;
  longest: number;
}

const sum = (games: readonly GameStats[], of: (game: GameStats) => number): number => games.reduce((total, game) => total + of(game), 0);

function tally(games: readonly GameStats[]): Tally {
  const of = (result: GameStats["result"]) => games.filter((game) => game.result === result).length;
  return { games: games.length, won: of("won"), shared: of("shared"), lost: of("lost") };
}

export function summary(games: readonly GameStats[]): Summary {
  let streak = 0;
  let longest = 0;
  for (const { result } of games) {
    streak = result === "lost" ? 0 : streak + 1;
    longest = Math.max(longest, streak);
  }
  return {
    ...tally(games),
    pointsPerTurn:
      sum(games, (game) => game.played) /
      Math.max(
        1,
        sum(games, (game) => game.turns),
      ),
    qwirklesPerGame: sum(games, (game) => game.qwirkles) / Math.max(1, games.length),
    streak,
    longest,
  };
}

/** Results against each opponent, the most frequent first. A game with several counts for each of them once. */
export function byOpponent(games: readonly GameStats[]): (Tally & { name: string })[] {
  const names = [...new Set(games.flatMap(({ opponents }) => opponents))];
  return names
    .map((name) => ({ name, ...tally(games.filter(({ opponents }) => opponents.includes(name))) }))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** The games with the best single moves, the best first. */
export const bestMoves = (games: readonly GameStats[], most: number): GameStats[] =>
  [...games].sort((a, b) => b.best.points - a.best.points || b.at - a.at).slice(0, most);

export const pointsOverTime = (games: readonly GameStats[]): number[] => games.map((game) => game.played / game.turns);
export const accuracyOverTime = (games: readonly GameStats[]): number[] => games.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
