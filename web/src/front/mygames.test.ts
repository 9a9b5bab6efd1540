// The order of the tables of a device.
import { beforeAll, expect, test, vi } from "vitest";
import { hold } from "../lib/seats";
import { speak } from "../lib/words.svelte";
import type { Card, Mine } from "../wire";
import { inOrder, isAsked, isMyTurn, opponents, stateOf } from "./mygames";

const seat = { kind: "person", name: "", level: null, age: null, here: true, away: false, salt_commitment: null } as const;
const mine = (table: string, phase: Card["phase"], mover: number | null, away = false): Mine => ({
  table,
  seat: 0,
  mover,
  scores: [],
  card: { table, phase, edition: "qwirkle-pl", public: false, hints: true, seats: [{ ...seat, away }, seat], clock: null, commitment: "", turns: 0 },
});

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return speak("en", ["more"]);
});

test("inOrder puts your turn first, then games that wait, then those that are over, and keeps the order within each", () => {
  const tables = [
    mine("given up", "closed", null),
    mine("over", "over", null),
    mine("theirs", "playing", 1),
    mine("open", "open", null),
    { table: "gone", seat: null, mover: null, scores: [], card: null },
    mine("yours", "playing", 0),
  ];
  expect(inOrder(tables).map((each) => each.table)).toEqual(["yours", "theirs", "open", "over", "given up"]);
});

test("inOrder puts an unanswered rematch after your turn, and stateOf names who wants it", () => {
  const over = (table: string, own: boolean | null, theirs: boolean | null): Mine => {
    const game = mine(table, "over", null);
    return {
      ...game,
      card: {
        ...game.card!,
        seats: [
          { ...seat, again: own },
          { ...seat, name: "Béla", again: theirs },
        ],
      },
    };
  };
  const [first, second, ...rest] = inOrder([over("no", false, true), mine("open", "open", null), over("asked", null, true), mine("yours", "playing", 0)]);
  expect([first, second].map((each) => each?.table)).toEqual(["yours", "asked"]);
  expect([second, ...rest].map((each) => isAsked(each!))).toEqual([true, false, false]);
  expect(stateOf(second!)).toBe("Béla wants a rematch.");
  expect([over("own", true, null), over("none", null, null)].map((each) => isAsked(inOrder([each])[0]!))).toEqual([false, false]);
});

test("isMyTurn is false while a bot stands in", () => {
  const [game] = inOrder([mine("away", "playing", 0, true)]);
  expect(isMyTurn(game!)).toBe(false);
});

test("isMyTurn is true at every seat of a shared device, and opponents names all its players", () => {
  hold("shared", "ann", [
    { seat: 0, secret: "ann" },
    { seat: 1, secret: "ben" },
  ]);
  const [game] = inOrder([mine("shared", "playing", 1)]);
  game!.card = { ...game!.card, seats: ["Ann", "Ben"].map((name) => ({ ...seat, name })) };
  expect(isMyTurn(game!)).toBe(true);
  expect(opponents(game!)).toBe("Ann and Ben");
});
