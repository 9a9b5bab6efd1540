// Check the record of a finished game against all that this device knows of it.
import { hashes, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { SigningKey } from "../wire";
import { digest } from "./digest";
import { firstWrongDraw } from "./draws";
import type { Evidence } from "./evidence";
import { type FairRecord, heads, promisedSalts, receiptText, signedText } from "./record";
import { saltOf } from "./salts";

// Browsers have signatures only on encrypted pages, and older ones not this kind.
hashes.sha512 = sha512;

/** Unknown: this device cannot tell. */
type Verdict = "yes" | "no" | "unknown";
export const CHECKS = ["promise", "secret", "salt", "draws", "receipt", "signature"] as const;
export type Verdicts = Record<(typeof CHECKS)[number], Verdict>;

const verdict = (right: boolean): Verdict => (right ? "yes" : "no");

/** `own` are the seats of this device, `keys` those of the server. */
export function checkGame(record: FairRecord, evidence: Evidence | undefined, own: readonly number[], keys: readonly SigningKey[]): Verdicts {
  return {
    promise: checkPromise(record, evidence),
    secret: verdict(isOpened(record)),
    salt: checkSalts(record, evidence, own),
    draws: verdict(followsFromSecret(record)),
    receipt: checkReceipt(record, evidence, keys),
    signature: record.signature ? verdict(isSigned(keys, record.signature.key, signedText(record), record.signature.value)) : "unknown",
  };
}

/** The server and all players kept to what they had promised when this device showed its salt. */
function checkPromise(record: FairRecord, evidence: Evidence | undefined): Verdict {
  if (!evidence) return "unknown";
  const promised = promisedSalts(record);
  const same = evidence.commitment === record.commitment && evidence.salts.every((each, seat) => each === promised[seat]);
  return same && !evidence.before ? "unknown" : verdict(same);
}

function isOpened({ secret, commitment, salts = [], salt_commitments = [] }: FairRecord): boolean {
  return (
    secret !== undefined &&
    digest(secret) === commitment &&
    salts.length === salt_commitments.length &&
    salts.every((salt, place) => digest(salt) === salt_commitments[place])
  );
}

function checkSalts({ salts = [], salt_seats = [] }: FairRecord, evidence: Evidence | undefined, own: readonly number[]): Verdict {
  const promised = own.flatMap((seat) => (saltOf(evidence?.salts[seat]) ? [[seat, saltOf(evidence?.salts[seat])] as const] : []));
  if (!promised.length) return "unknown";
  return verdict(promised.every(([seat, salt]) => salts[salt_seats.indexOf(seat)] === salt));
}

function followsFromSecret(record: FairRecord): boolean {
  try {
    return firstWrongDraw(record) === undefined;
  } catch {
    return false; // what is no game
  }
}

/** The record begins with the turns that the server signed during the game, and has the exchanges that this device made. */
function checkReceipt(record: FairRecord, evidence: Evidence | undefined, keys: readonly SigningKey[]): Verdict {
  const receipt = evidence?.receipt;
  if (!evidence || !receipt) return "unknown";
  if (Object.entries(evidence.exchanges ?? {}).some(([number, exchange]) => record.turns[+number]?.turn !== exchange)) return "no";
  if (!isSigned(keys, receipt.key, receiptText(evidence.commitment, receipt), receipt.signature)) return "no";
  const { undone = [] } = record;
  if (undone.slice(receipt.undos).some((turn) => turn <= receipt.turns)) return "unknown"; // they were taken back later
  const found = heads(record);
  const possible = [found[receipt.turns], receipt.turns === record.turns.length ? found.at(-1) : undefined];
  return verdict(receipt.undos <= undone.length && possible.includes(receipt.head));
}

function isSigned(keys: readonly SigningKey[], id: string, text: string, signature: string): boolean {
  const key = keys.find((each) => each.id === id && each.public.startsWith(id));
  try {
    return !!key && verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key.public));
  } catch {
    return false; // what is no signature
  }
}
