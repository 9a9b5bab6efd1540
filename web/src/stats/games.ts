// The finished games of this device: what is counted of each, and files of them.
import { gameIdOf, isGame } from "../games";
import { type Progress, readProgress } from "../puzzles/progress";
import { scored } from "../result/statistics";
import type { Happened, Now } from "../wire";

export interface GameStats {
  table: string;
  /** When it was counted, in milliseconds. */
  at: number;
  edition: string;
  /** Your seat; the opponents are all others: bots as `@medium`, people by name. */
  seat: number;
  opponents: string[];
  result: "won" | "shared" | "lost";
  points: number;
  /** Turns that you played yourself, and their points and Qwirkles. */
  turns: number;
  played: number;
  qwirkles: number;
  /** The turn with the most points; turns count from 1. */
  best: { turn: number; points: number };
  /** From the review, 0 to 100. */
  accuracy: number | null;
}

export const MAX_GAMES = 1000;
export const FORMAT = "sixfold-stats/1";

/** Count a finished game; undefined for spectators, and if it has no result or a bot played all your turns. */
export function count(now: Now, history: readonly Happened[], at: number): GameStats | undefined {
  const { you, result, seats } = now;
  if (you === null || now.phase !== "over" || !result?.winners.length) return undefined;
  const own = history.map((turn, i) => ({ turn, number: i + 1 })).filter(({ turn }) => turn.seat === you && turn.by === "person");
  if (!own.length) return undefined;
  const best = own.reduce((a, b) => (b.turn.points > a.turn.points ? b : a));
  const won = result.winners.includes(you);
  return {
    table: now.table,
    at,
    edition: now.edition,
    seat: you,
    opponents: seats.filter((_, place) => place !== you).map((seat) => (seat.kind === "bot" ? `@${seat.level}` : seat.name)),
    result: !won ? "lost" : result.winners.length > 1 ? "shared" : "won",
    points: result.scores[you] ?? 0,
    turns: own.length,
    played: own.reduce((sum, { turn }) => sum + turn.points, 0),
    qwirkles: own.reduce((sum, { turn }) => sum + scored(turn).qwirkles, 0),
    best: { turn: best.number, points: best.turn.points },
    accuracy: null,
  };
}

const isCount = (value: unknown, max: number): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

function isGameStats(data: unknown): data is GameStats {
  const game = data as GameStats | null;
  return (
    typeof game === "object" &&
    game !== null &&
    typeof game.table === "string" &&
    /^[\w-]{1,40}$/.test(game.table) &&
    isCount(game.at, 8.64e15) &&
    typeof game.edition === "string" &&
    game.edition.length <= 100 &&
    isGame(gameIdOf(game.edition)) &&
    isCount(game.seat, 3) &&
    Array.isArray(game.opponents) &&
    game.opponents.length >= 1 &&
    game.opponents.length <= 3 &&
    game.opponents.every((name) => typeof name === "string" && name.length <= 60) &&
    ["won", "shared", "lost"].includes(game.result) &&
    isCount(game.points, 100_000) &&
    isCount(game.turns, 10_000) &&
    game.turns > 0 &&
    isCount(game.played, 100_000) &&
    isCount(game.qwirkles, 10_000) &&
    isCount(game.best?.turn, 10_000) &&
    isCount(game.best.points, 10_000) &&
    (game.accuracy === null || (typeof game.accuracy === "number" && game.accuracy >= 0 && game.accuracy <= 100))
  );
}

/** The games in a list of unknown origin, with nothing else that it may contain. */
export function readGames(data: unknown): GameStats[] {
  return (Array.isArray(data) ? data.slice(0, MAX_GAMES) : []).filter(isGameStats).map((game) => ({
    table: game.table,
    at: game.at,
    edition: game.edition,
    seat: game.seat,
    opponents: [...game.opponents],
    result: game.result,
    points: game.points,
    turns: game.turns,
    played: game.played,
    qwirkles: game.qwirkles,
    best: { turn: game.best.turn, points: game.best.points },
    accuracy: game.accuracy,
  }));
}

/** What an exported file holds; undefined if it is none. Earlier ones have no puzzles. */
export function readFile(text: string): { games: GameStats[]; puzzles: Progress } | undefined {
  let data: { format?: unknown; games?: unknown; puzzles?: unknown } | null;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  return data?.format === FORMAT && Array.isArray(data.games) ? { games: readGames(data.games), puzzles: readProgress(data.puzzles) } : undefined;
}

/** Each table once, the oldest first. What is known stays; only a missing accuracy is added. */
export function merge(known: readonly GameStats[], more: readonly GameStats[]): GameStats[] {
  const all = new Map(known.map((game) => [game.table, game]));
  for (const game of more) {
    const before = all.get(game.table);
    all.set(game.table, before ? { ...before, accuracy: before.accuracy ?? game.accuracy } : game);
  }
  return [...all.values()].sort((a, b) => a.at - b.at).slice(-MAX_GAMES);
}
