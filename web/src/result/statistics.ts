// What a finished game says about each player: best move, Qwirkles, points per turn, and something good to tell who has lost.
import { isFullLine } from "../games";
import type { Game } from "../games/game";
import { readPlay } from "../lib/notation";
import type { Happened } from "../wire";

/** A turn, as far as it counts here. */
export interface Scored {
  seat: number;
  points: number;
  qwirkles: number;
}

export interface SeatStatistics {
  turns: number;
  points: number;
  qwirkles: number;
  /** The number of the turn, from 1 on; undefined for a player who scored nothing. */
  best: { turn: number; points: number } | undefined;
}

/** A player in the list of the result. */
export interface Player {
  place: number;
  name: string;
  bot: boolean;
  points: number;
  resigned: boolean;
  won: boolean;
  statistics: SeatStatistics;
}

export const scored = (turn: Happened): Scored => ({
  seat: turn.seat,
  points: turn.points,
  qwirkles: readPlay(turn.action)?.taken.length ?? turn.lines.filter(isFullLine).length,
});

export function statistics(turns: readonly Scored[], seats: number): SeatStatistics[] {
  const found: SeatStatistics[] = Array.from({ length: seats }, () => ({ turns: 0, points: 0, qwirkles: 0, best: undefined }));
  turns.forEach(({ seat, points, qwirkles }, i) => {
    const own = found[seat];
    if (!own) return;
    own.turns += 1;
    own.points += points;
    own.qwirkles += qwirkles;
    if (points > (own.best?.points ?? 0)) own.best = { turn: i + 1, points };
  });
  return found;
}

/** Winners first, then by points. Points alone do not decide: who resigned may have the most. */
export const ranked = (players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => Number(b.won) - Number(a.won) || Number(a.resigned) - Number(b.resigned) || b.points - a.points);

/** A sentence of the catalogue, `web-result-<key>`, with what it names; `n` counts points or Qwirkles. */
export type Praise =
  { key: "close"; n: number } | { key: "best-of-all" | "your-best"; n: number; turn: number } | { key: "your-qwirkles"; n: number } | { key: "next" };

const CLOSE_POINTS = 5;
const CLOSE_SHARE = 0.05;

/** Something good to tell a player who has not won. */
export function praise(own: Player, players: readonly Player[], unit: Game["scoreUnit"]): Praise {
  const { best, qwirkles } = own.statistics;
  const top = Math.max(...players.filter((each) => each.won).map((each) => each.points));
  const behind = top - own.points;
  const near = unit === "qwirkles" ? 1 : Math.max(CLOSE_POINTS, CLOSE_SHARE * top);
  if (!own.resigned && own.points > 0 && behind > 0 && behind <= near) return { key: "close", n: behind };
  const others = players.filter((each) => each !== own).map((each) => each.statistics.best?.points ?? 0);
  if (best && best.points > Math.max(...others)) return { key: "best-of-all", n: best.points, turn: best.turn };
  if (qwirkles) return { key: "your-qwirkles", n: qwirkles };
  return best ? { key: "your-best", n: best.points, turn: best.turn } : { key: "next" };
}
