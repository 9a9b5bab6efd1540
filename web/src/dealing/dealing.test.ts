// A game that a server has signed is right; whatever is changed in it is noticed. Draws are derived as in Python.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { remember } from "../lib/storage";
import { happened, now } from "../testing/now";
import type { Happened, Mine, Receipt, SigningKey } from "../wire";
import { digest } from "./digest";
import { firstWrongDraw } from "./draws";
import { type Evidence, evidenceOf, keepReceipt } from "./evidence";
import { type FairRecord, promisedSalts } from "./record";
import { keepSalts, promiseSalt, saltOf, unshownSalts } from "./salts";
import { checkGame } from "./verify";

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
const games = read("../review/games.json") as FairRecord[];
interface Signed {
  commitment: string;
  keys: string[];
  salt: [number, string];
  receipts: Receipt[];
  record: FairRecord;
}
const signed = read("../../../tests/data/signed.json") as Signed;
const keys = signed.keys.map((key): SigningKey => ({ id: key.slice(0, 16), algorithm: "Ed25519", public: key, created: 0 }));
const last = signed.receipts.at(-1)!;
const evidence: Evidence = { commitment: signed.commitment, salts: promisedSalts(signed.record), before: true, receipt: last };
const RIGHT = { promise: "yes", secret: "yes", salt: "yes", draws: "yes", receipt: "yes", signature: "yes" };

beforeEach(() => remember("salts", [[digest(signed.salt[1]), signed.salt[1]]]));

describe.each(games.map((game) => [game.edition, game] as const))("%s", (_, game) => {
  test("firstWrongDraw accepts the secret of the game, and no other", () => {
    expect(firstWrongDraw(game)).toBeUndefined();
    expect(firstWrongDraw({ ...game, secret: "other" })).toBe(0);
  });

  test("firstWrongDraw finds the first changed turn", () => {
    const number = game.turns.findIndex(({ turn }) => turn.includes(" = "));
    const turns = game.turns.map((each, i) => (i === number ? { ...each, turn: each.turn.slice(0, -2) + "Zz" } : each));
    expect(() => expect(firstWrongDraw({ ...game, turns })).toBeUndefined()).toThrow();
  });
});

test("checkGame accepts every receipt, and ignores those of undone turns", () => {
  for (const receipt of signed.receipts) {
    const back = signed.record.undone!.slice(receipt.undos).some((turn) => turn <= receipt.turns);
    expect(checkGame(signed.record, { ...evidence, receipt }, [0], keys)).toEqual({ ...RIGHT, receipt: back ? "unknown" : "yes" });
  }
});

test("exchanges are compared with those of this device", () => {
  const number = signed.record.turns.findIndex(({ turn }) => turn.startsWith("swap "));
  const { turn } = signed.record.turns[number]!;
  expect(checkGame(signed.record, { ...evidence, exchanges: { [number]: turn } }, [0], keys)).toEqual(RIGHT);
  expect(checkGame(signed.record, { ...evidence, exchanges: { [number]: `${turn.slice(0, -2)}Zz` } }, [0], keys)).toEqual({ ...RIGHT, receipt: "no" });
});

test("own exchanges are kept as they were first seen", () => {
  const swap = (tile: string): Happened => ({ ...happened(0, `swap ${tile}`), turn: 3, drawn: 1, chance: ["Go"] });
  const state = (head: string) => now({}, { receipt: { ...last, head } });
  keepReceipt(state("a"), [{ ...happened(1, "swap 2"), chance: null }, swap("Rt")]);
  keepReceipt(state("b"), [swap("Ro")]);
  expect(evidenceOf("T")).toMatchObject({ exchanges: { 3: "swap Rt = Go" }, receipt: { head: "b" } });
});

test("seats are carried with the salts that they have still to show", () => {
  const promised = promiseSalt();
  const salt = saltOf(promised)!;
  const seats = [{ salt_commitment: null }, { salt_commitment: promised }];
  const mine = (phase: string, seat: number | null) => ({ seat, card: { phase, seats } }) as Mine;
  expect(unshownSalts([mine("open", 1), mine("open", 0), mine("playing", 1), mine("open", null)])).toEqual([salt]);
  remember("salts", []);
  keepSalts([salt]);
  expect(saltOf(promised)).toBe(salt);
});

test("checkGame cannot check the deal without a salt or a promise", () => {
  expect(checkGame(signed.record, undefined, [2], keys)).toMatchObject({ promise: "unknown", salt: "unknown", receipt: "unknown", signature: "yes" });
});

const other = "0".repeat(64);
test.each<[string, Partial<FairRecord>, Partial<Record<keyof typeof RIGHT, string>>]>([
  ["a truncated game", { turns: signed.record.turns.slice(0, -1), result: null }, { receipt: "no", signature: "no" }],
  ["a renamed player", { seats: [{ name: "Eve" }, ...signed.record.seats.slice(1)] }, { receipt: "no", signature: "no" }],
  ["another secret", { secret: "other", commitment: digest("other") }, { promise: "no", draws: "no", signature: "no" }],
  ["another salt", { salts: ["other"], salt_commitments: [digest("other")] }, { promise: "no", salt: "no", draws: "no" }],
  ["a salt that was not used", { salts: [], salt_commitments: [], salt_seats: [] }, { salt: "no", draws: "no" }],
  ["a withheld salt that was not withheld", { withheld: [] }, { promise: "no", receipt: "no", signature: "no" }],
  ["another signature", { signature: { key: keys[0]!.id, value: other + other } }, { signature: "no", receipt: "yes" }],
  ["points of others", { turns: signed.record.turns.map((each) => ({ ...each, points: 1 })) }, { receipt: "no", signature: "no", draws: "yes" }],
])("checkGame rejects %s", (_, change, expected) => {
  expect(checkGame({ ...signed.record, ...change }, evidence, [0], keys)).toMatchObject(expected);
});

test("checkGame rejects a forged receipt and another key", () => {
  expect(checkGame(signed.record, { ...evidence, receipt: { ...last, head: other } }, [0], keys).receipt).toBe("no");
  expect(checkGame(signed.record, evidence, [0], [])).toMatchObject({ receipt: "no", signature: "no" });
});

test("checkGame rejects swapped pieces of two turns", () => {
  const turns = structuredClone(signed.record.turns);
  const [a, b] = turns.filter(({ turn }) => turn.includes(" = "));
  const [drawnA, drawnB] = [a!, b!].map(({ turn }) => turn.split(" = ")[1]!);
  a!.turn = a!.turn.replace(drawnA!, drawnB!);
  b!.turn = b!.turn.replace(drawnB!, drawnA!);
  expect(checkGame({ ...signed.record, turns }, evidence, [0], keys)).toMatchObject({ draws: "no", signature: "no" });
});
