// A record as text, as the server signs it, and the chain of what everybody saw: the same as src/sixfold/rules/{record,chain}.py.
import type { GameRecord } from "../review/replay";
import { digestLines } from "./digest";

/** A record with what it was dealt from. */
export interface FairRecord extends GameRecord {
  seats: { name: string; age?: number; first?: boolean }[];
  commitment?: string;
  salt_commitments?: string[];
  salt_seats?: number[];
  withheld?: { seat: number; commitment: string }[];
  secret?: string;
  salts?: string[];
  undone?: number[];
  signature?: { key: string; value: string };
}

const numbers = (values: readonly number[]): string => values.join(",") || "-";
const resultText = ({ scores, winners, ending }: NonNullable<FairRecord["result"]>): string => `result ${numbers(scores)} ${numbers(winners)} ${ending}`;

/** The record as text, without its signature. */
function recordText(record: FairRecord): string {
  const texts = (name: string, values: readonly string[] = []) => values.map((value) => `${name} ${JSON.stringify(value)}`);
  const lines = [record.format, `edition ${record.edition}`];
  for (const { name, age, first } of record.seats) lines.push(`seat ${JSON.stringify(name)}${first ? " first" : age === undefined ? "" : ` ${age}`}`);
  if (record.commitment) lines.push(...texts("commitment", [record.commitment]));
  if (record.secret !== undefined) lines.push(...texts("secret", [record.secret]));
  lines.push(...texts("salt-commitment", record.salt_commitments), ...texts("salt", record.salts));
  if (record.salt_seats?.length) lines.push(`salt-seats ${numbers(record.salt_seats)}`);
  for (const { seat, commitment } of record.withheld ?? []) lines.push(`withheld ${seat} ${commitment}`);
  for (const hands of record.deals) lines.push(`deal ${hands.join("/")}`);
  for (const { seat, points, turn } of record.turns) lines.push(`turn ${seat} ${points} ${turn}`);
  if (record.undone) lines.push(`undone ${numbers(record.undone)}`);
  if (record.resigned) lines.push(`resigned ${numbers(record.resigned)}`);
  if (record.result) lines.push(resultText(record.result));
  return `${lines.join("\n")}\n`;
}

export const signedText = (record: FairRecord): string => `sixfold record\n${recordText(record)}`;

/** The head of the chain before the deal, after every turn, and after the end. */
export function heads(record: FairRecord): string[] {
  const promised = promisedSalts(record);
  const seats = record.seats.map(({ name }, place) => `${promised[place] ?? "-"} ${JSON.stringify(name)}`);
  const found = [digestLines("sixfold game", record.edition, record.commitment ?? "", ...seats)];
  for (const { seat, points, turn } of record.turns) {
    const action = turn.split(" = ")[0]!;
    const shown = action.startsWith("swap ") ? `swap ${action.split(" ").length - 1}` : action;
    found.push(digestLines("sixfold turn", found.at(-1)!, `${seat} ${points} ${shown}`));
  }
  if (record.result) found.push(digestLines("sixfold end", found.at(-1)!, `resigned ${numbers(record.resigned ?? [])}`, resultText(record.result)));
  return found;
}

/** What each seat promised of its salt. */
export function promisedSalts(record: FairRecord): (string | null)[] {
  const found = record.seats.map((): string | null => null);
  record.salt_seats?.forEach((seat, place) => (found[seat] = record.salt_commitments?.[place] ?? null));
  for (const { seat, commitment } of record.withheld ?? []) found[seat] = commitment;
  return found;
}

export function receiptText(commitment: string, { turns, undos, head }: { turns: number; undos: number; head: string }): string {
  return ["sixfold receipt", commitment, turns, undos, head].join("\n");
}
