// What this device knows about who was let back in by others: news are shown until somebody closes them.
import { recall, remember } from "../lib/storage";

type Known = Record<string, number[]>;
const MAX_TABLES = 100;

export const knownLetIns = (table: string): number[] => recall<Known>("let-ins", {})[table] ?? [];

export function knowLetIns(table: string, seat: number, count: number): void {
  const { [table]: before = [], ...others } = recall<Known>("let-ins", {});
  const counts = [0, 1, 2, 3].map((place) => (place === seat ? count : (before[place] ?? 0)));
  remember("let-ins", Object.fromEntries([[table, counts], ...Object.entries(others)].slice(0, MAX_TABLES)));
}
