// Which puzzles were solved on this device, in how many tries, and for how many days in a row.
import { recall, remember } from "../lib/storage";

export interface Solved {
  /** One letter for everything that was done: w a wrong try, h a hint, r right. */
  way: string;
}
export interface Progress {
  solved: Record<string, Solved>;
  /** The days whose puzzle was solved on that day. */
  dates: string[];
}

const stored = (): Progress => readProgress(recall<unknown>("puzzles", {}));
/** The day everywhere at once: UTC. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;
/** So many days before that day. */
export const before = (day: string, days = 1): string => today(Date.parse(day) - days * DAY_MS);
/** Whether that is a date as links have it: 2026-11-18. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) >= 0 && today(Date.parse(text)) === text;
/** Whole minutes until the next puzzle, at least one. */
export const minutesLeft = (now = Date.now()): number => Math.max(1, Math.floor((DAY_MS - (now % DAY_MS)) / 60_000));

const MAX_DATES = 3660;
const MAX_WAY = 1000;
const MAX_STORED_PUZZLES = 5000;

/** Progress of unknown origin, with nothing else that it may contain. Earlier versions kept the last day and how many there were in a row. */
export function readProgress(data: unknown): Progress {
  const { solved, dates, day, days } = (data ?? {}) as Record<string, unknown>;
  const known = Object.entries(Object(solved) as Record<string, Partial<Solved> | null>).flatMap(([id, each]): [string, Solved][] =>
    /^[\w-]{1,60}$/.test(id) && typeof each?.way === "string" && /^[whr]+$/.test(each.way) ? [[id, { way: each.way.slice(0, MAX_WAY) }]] : [],
  );
  const last = typeof day === "string" && isDay(day) ? day : undefined;
  const inRow = last ? Array.from({ length: Math.min(MAX_DATES, Number(days) || 0) }, (_, i) => before(last, i)) : [];
  const all = [...(Array.isArray(dates) ? dates : []), ...inRow].filter((each): each is string => typeof each === "string" && isDay(each));
  return { solved: Object.fromEntries(known.slice(0, MAX_STORED_PUZZLES)), dates: [...new Set(all)].sort().slice(-MAX_DATES) };
}

export const progress = stored;
export const hasProgress = (): boolean => Object.keys(stored().solved).length > 0;

/** Add what was solved on another device; what is known stays. Return how many puzzles are new. */
export function addProgress(more: Progress, current = today()): number {
  const now = stored();
  const solved = { ...more.solved, ...now.solved };
  remember("puzzles", readProgress({ solved, dates: [...now.dates, ...more.dates.filter((day) => day <= current)] }));
  return Object.keys(solved).length - Object.keys(now.solved).length;
}

export const solved = (id: string): Solved | undefined => stored().solved[id];
export const count = (ids: readonly string[]): number => {
  const { solved } = stored();
  return ids.filter((id) => solved[id]).length;
};

/** Remember how a puzzle was solved; the first time counts. The puzzle of a day counts for the streak on that day only. */
export function keep(id: string, way: string, day?: string, current = today()): void {
  const now = stored();
  now.solved[id] ??= { way };
  if (day && day === current) now.dates.push(day);
  remember("puzzles", readProgress(now));
}

/** Days in a row up to today, or up to yesterday as long as today's is still to be solved. */
export function streak(day: string): number {
  const dates = new Set(stored().dates);
  let days = 0;
  for (let each = dates.has(day) ? day : before(day); dates.has(each); each = before(each)) days++;
  return days;
}
/** Whether the puzzle of a day was solved on that day. */
export const solvedOn = (day: string): boolean => stored().dates.includes(day);
