// Which puzzles were solved on this device, in how many tries, and for how many days in a row.
import { recall, remember } from "../lib/storage";

export interface Solved {
  /** One letter for everything that was done: w a wrong try, h a hint, r right. */
  way: string;
}
interface StoredProgress {
  solved: Record<string, Solved>;
  /** The last day whose puzzle was solved, and how many there were in a row. */
  day: string;
  days: number;
}

const stored = (): StoredProgress => ({ solved: {}, day: "", days: 0, ...recall<Partial<StoredProgress>>("puzzles", {}) });
/** The day everywhere at once: UTC. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;
/** So many days before that day. */
export const before = (day: string, days = 1): string => today(Date.parse(day) - days * DAY_MS);
/** Whether that is a date as links have it: 2026-11-18. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) >= 0 && today(Date.parse(text)) === text;
/** Whole minutes until the next puzzle, at least one. */
export const minutesLeft = (now = Date.now()): number => Math.max(1, Math.floor((DAY_MS - (now % DAY_MS)) / 60_000));

export const solved = (id: string): Solved | undefined => stored().solved[id];
export const count = (ids: readonly string[]): number => {
  const { solved } = stored();
  return ids.filter((id) => solved[id]).length;
};

/** Remember how a puzzle was solved; the first time counts. The puzzle of a day counts for the streak on that day only. */
export function keep(id: string, way: string, day?: string, current = today()): void {
  const now = stored();
  now.solved[id] ??= { way };
  if (day && day === current && day !== now.day) {
    now.days = now.day === before(day) ? now.days + 1 : 1;
    now.day = day;
  }
  remember("puzzles", now);
}

/** Days in a row up to today, or up to yesterday as long as today's is still to be solved. */
export function streak(day: string): number {
  const now = stored();
  return now.day === day || now.day === before(day) ? now.days : 0;
}
export const solvedOn = (day: string): boolean => stored().day === day;
