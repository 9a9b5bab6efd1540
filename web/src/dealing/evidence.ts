// What this device stores of games to check their records: what was promised before the deal, and the last receipt.
import { recall, remember } from "../lib/storage";
import type { Happened, Now, Receipt } from "../wire";

const MAX_GAMES = 30;

export interface Evidence {
  commitment: string;
  /** What each seat has promised. */
  salts: (string | null)[];
  /** It was seen before any salt was shown. */
  before: boolean;
  receipt?: Receipt;
  /** Exchanges of this device, by the numbers of their turns: receipts do not say which tiles they were. They are not taken back. */
  exchanges?: Record<number, string>;
}

const games = () => recall<[table: string, evidence: Evidence][]>("dealt", []);

export const evidenceOf = (table: string): Evidence | undefined => games().find(([each]) => each === table)?.[1];

function keep(table: string, evidence: Evidence): void {
  remember("dealt", [[table, evidence], ...games().filter(([each]) => each !== table)].slice(0, MAX_GAMES));
}

/** Keep what was promised, once: nobody may change it afterwards. */
export function keepPromises(now: Now, before: boolean): Evidence {
  const known = evidenceOf(now.table);
  if (known) return known;
  const evidence = { commitment: now.commitment, salts: now.seats.map((seat) => seat.salt_commitment), before };
  keep(now.table, evidence);
  return evidence;
}

/** Keep the newest receipt, and each exchange as it was first seen. */
export function keepReceipt(now: Now, history: readonly Happened[]): void {
  const { receipt } = now;
  if (!receipt) return;
  const evidence = keepPromises(now, false);
  const own = history.filter(({ seat, action, chance }) => seat === now.you && chance && action.startsWith("swap "));
  const exchanges = { ...Object.fromEntries(own.map(({ turn, action, chance }) => [turn, `${action} = ${chance!.join("")}`])), ...evidence.exchanges };
  if (evidence.receipt?.head !== receipt.head || evidence.receipt.undos !== receipt.undos) keep(now.table, { ...evidence, receipt, exchanges });
}

/** The receipt of a game as a file for `sixfold verify --receipt`. */
export function receiptFile({ commitment, receipt }: Evidence): string {
  return JSON.stringify({ format: "sixfold-receipt/1", commitment, ...receipt }, null, 1);
}
