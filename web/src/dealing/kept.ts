// What this device remembers of games, to compare their records with: what was promised before the deal, and the last receipt.
import { recall, remember } from "../lib/storage";
import type { Now, Receipt } from "../wire";

const MAX_GAMES = 30;

export interface Kept {
  commitment: string;
  /** What each seat has promised. */
  salts: (string | null)[];
  /** It was seen before any salt was shown. */
  before: boolean;
  receipt?: Receipt;
}

const games = () => recall<[table: string, kept: Kept][]>("dealt", []);

export const keptOf = (table: string): Kept | undefined => games().find(([each]) => each === table)?.[1];

function keep(table: string, kept: Kept): void {
  remember("dealt", [[table, kept], ...games().filter(([each]) => each !== table)].slice(0, MAX_GAMES));
}

/** Keep what was promised, once: nobody may change it afterwards. */
export function keepPromises(now: Now, before: boolean): Kept {
  const known = keptOf(now.table);
  if (known) return known;
  const kept = { commitment: now.commitment, salts: now.seats.map((seat) => seat.salt_commitment), before };
  keep(now.table, kept);
  return kept;
}

/** Keep the newest receipt. */
export function keepReceipt(now: Now): void {
  const { receipt } = now;
  if (!receipt) return;
  const kept = keepPromises(now, false);
  if (kept.receipt?.head !== receipt.head || kept.receipt.undos !== receipt.undos) keep(now.table, { ...kept, receipt });
}

/** The receipt of a game as a file for `sixfold verify --receipt`. */
export function receiptFile({ commitment, receipt }: Kept): string {
  return JSON.stringify({ format: "sixfold-receipt/1", commitment, ...receipt }, null, 1);
}
