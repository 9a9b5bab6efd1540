// The rule about new rows of cards (C15, C16), checked as in rules/new_rows.py: which row goes on, and which is new.
import type { NewRows } from "../games";
import { fewestLacking } from "./continuations";
import { type Cards, feature, type Rows, shares, single, unmatched } from "./rows";

/** What is wrong with a table, and the rows concerned: a final one, or the old ones that had to keep three cards. */
export interface Fault {
  reason: "no hand card" | "keep three";
  rows: Rows;
}

/** Judge a table of valid rows, Qwirkles included; undefined if the rule has nothing against it. */
export function fault(old: Rows, final: Rows, played: Cards, rule: NewRows): Fault | undefined {
  if (rule === "any") return undefined;
  const continues = (row: Cards, owner: Cards): boolean => shares(row, owner) && (owner.length === 1 || feature(row) === feature(owner));
  const [lone] = unmatched(final, [...old, ...single(played)], rule === "matched" ? shares : continues);
  if (lone !== undefined) return { reason: "no hand card", rows: [final[lone]!] };
  const lacking = rule === "matched" ? [] : fewestLacking(old, final, played);
  return lacking.length ? { reason: "keep three", rows: lacking.map((place) => old[place]!) } : undefined;
}
