// The salts of this device: random numbers that games are dealt from. Each is promised by its digest, and shown once the server has
// promised its own secret.
import { bytesToHex } from "@noble/hashes/utils.js";
import { ApiError, command } from "../lib/api";
import { secretOf, sharedSeats } from "../lib/seats";
import { recall, remember } from "../lib/storage";
import type { Card, Mine, Now } from "../wire";
import { digest } from "./digest";
import { keepPromises } from "./evidence";

const MAX_SALTS = 100;
const RETRY_MS = 1000;
const WAITING: ReadonlySet<Card["phase"]> = new Set(["open", "revealing"]);
/** The server waits no longer. */
const MAX_TRIES = 15;

/** By what was promised of them, the newest first. */
const salts = () => recall<[promised: string, salt: string][]>("salts", []);

function keep(salt: string): string {
  const promised = digest(salt);
  remember("salts", [[promised, salt], ...salts().filter(([each]) => each !== promised)].slice(0, MAX_SALTS));
  return promised;
}

/** Make a salt, and return what is promised of it. Those who share a device need only one. */
export function promiseSalt(): string {
  return keep(bytesToHex(crypto.getRandomValues(new Uint8Array(16))));
}

/** Keep the salts of seats that were another device's. */
export const keepSalts = (taken: readonly string[]): void => taken.forEach(keep);

/** The salts that seats of this device have still to show: whoever takes these seats needs them. */
export const unshownSalts = (seats: readonly Mine[]): string[] =>
  seats.flatMap(({ seat, card }) => (seat !== null && card && WAITING.has(card.phase) ? (saltOf(card.seats[seat]?.salt_commitment) ?? []) : []));

export const saltOf = (promised: string | null | undefined): string | undefined => salts().find(([each]) => each === promised)?.[1];

const underWay = new Set<string>();

/** Show the salts that this device has promised; before that, keep what the others have. */
export function showSalts(now: Now): void {
  keepPromises(now, true);
  const secret = secretOf(now.table);
  const shared = sharedSeats(now.table);
  const seats = shared.length ? shared : secret && now.you !== null ? [{ seat: now.you, secret }] : [];
  for (const { seat, secret } of seats) {
    const salt = now.salts_owed.includes(seat) ? saltOf(now.seats[seat]?.salt_commitment) : undefined;
    if (salt) void show(now.table, secret, salt);
  }
}

async function show(table: string, secret: string, salt: string): Promise<void> {
  if (underWay.has(secret + table)) return;
  underWay.add(secret + table);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      await command(table, secret, { do: "salt", salt });
      break;
    } catch (problem) {
      if (!(problem instanceof ApiError) || !["gone", "busy", "too_often"].includes(problem.refusal.reason)) break; // too late
      await new Promise((later) => setTimeout(later, RETRY_MS));
    }
  }
  underWay.delete(secret + table);
}
