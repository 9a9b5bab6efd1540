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
const before = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

export const solved = (id: string): Solved | undefined => stored().solved[id];
export const count = (ids: readonly string[]): number => {
  const { solved } = stored();
  return ids.filter((id) => solved[id]).length;
};

/** Remember how a puzzle was solved; the first time counts. With a day it was the puzzle of that day. */
export function keep(id: string, way: string, day?: string): void {
  const now = stored();
  now.solved[id] ??= { way };
  if (day && day !== now.day) {
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
