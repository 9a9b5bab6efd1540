// What is counted of a game, what files may contain, and what is computed of it all.
import { beforeEach, expect, test } from "vitest";
import { remember } from "../lib/storage";
import { before, keep, progress, solved, solvedOn, streak, today } from "../puzzles/progress";
import { happened, now } from "../testing/now";
import type { Now, ReviewSeat, SeatNow } from "../wire";
import { count, type GameStats, MAX_GAMES, merge, readFile } from "./games";
import { deleteAll, exported, games, importFile, recordAccuracy, recordGame } from "./store";
import { accuracyOverTime, bestMoves, byOpponent, pointsOverTime, summary } from "./summary";

const seat = (name: string, level = ""): SeatNow => ({
  name,
  age: null,
  kind: level ? "bot" : "person",
  level: level || null,
  away: false,
  here: true,
  salt_commitment: null,
});
const over = (more: Partial<Now> = {}): Now =>
  now(
    { over: true },
    {
      phase: "over",
      seats: [seat("Ann"), seat("@medium", "medium")],
      result: { scores: [40, 30], winners: [0], ending: "last_piece" },
      ...more,
    },
  );
const cells: [number, number][] = [0, 1, 2, 3, 4, 5].map((x) => [x, 0]);
const HISTORY = [
  { ...happened(0, "lay Rs@0,0"), points: 3 },
  { ...happened(1, "lay Ro@1,0"), points: 9 },
  { ...happened(0, "lay Rd@2,0"), points: 12, lines: [{ cells, attribute: "color", value: "red", points: 12 }] },
  { ...happened(0, "pass"), by: "bot" as const, points: 20 },
];
const game = (table: string, more: Partial<GameStats> = {}): GameStats => ({ ...count(over(), HISTORY, 1000)!, table, ...more });

beforeEach(() => remember("stats", []));

test("count takes the own turns that a person played", () => {
  expect(count(over(), HISTORY, 1000)).toEqual({
    table: "T",
    at: 1000,
    edition: "qwirkle-pl",
    seat: 0,
    opponents: ["@medium"],
    result: "won",
    points: 40,
    turns: 2,
    played: 15,
    qwirkles: 1,
    best: { turn: 3, points: 12 },
    accuracy: null,
  });
});

test("count takes Qwirkles of cards from the action", () => {
  const turn = { ...happened(0, "play Po : RsOsYsGsBs ! RoOoYoGoBoPo"), points: 1 };
  expect(count(over({ edition: "cards-pl" }), [turn], 0)!.qwirkles).toBe(1);
});

test("count ignores spectators, running games, games without result and games that only a bot played", () => {
  expect(count(over({ you: null }), HISTORY, 0)).toBeUndefined();
  expect(count(over({ phase: "playing" }), HISTORY, 0)).toBeUndefined();
  expect(count(over({ result: null }), HISTORY, 0)).toBeUndefined();
  expect(count(over(), [HISTORY[3]!], 0)).toBeUndefined();
});

test("recordGame counts each table once, and recordAccuracy adds its accuracy", () => {
  recordGame(over(), HISTORY);
  recordGame(over({ result: { scores: [0, 1], winners: [1], ending: "resigned" } }), HISTORY);
  expect(games().map(({ result }) => result)).toEqual(["won"]);
  const seats = [{ accuracy: 87.5 }, { accuracy: 20 }] as ReviewSeat[];
  recordAccuracy("other", seats);
  recordAccuracy("T", seats);
  expect(games().map(({ accuracy }) => accuracy)).toEqual([87.5]);
  deleteAll();
  expect(games()).toEqual([]);
});

test("importFile adds no duplicates of an exported file", () => {
  recordGame(over(), HISTORY);
  const file = exported();
  expect(importFile(file)).toEqual({ games: 0, puzzles: 0 });
  deleteAll();
  expect(importFile(file)).toEqual({ games: 1, puzzles: 0 });
  expect(games()).toHaveLength(1);
});

test("exported includes solved puzzles and the daily streak", () => {
  const day = today();
  remember("puzzles", { solved: {}, day: before(day), days: 3 }); // as it was stored before
  keep("qwirkle-lines-1", "wr", day);
  const file = exported();
  remember("puzzles", {});
  keep("cubes-lines-2", "r");
  expect(importFile(file)).toEqual({ games: 0, puzzles: 1 });
  expect([streak(day), solved("qwirkle-lines-1"), solved("cubes-lines-2")]).toEqual([4, { way: "wr" }, { way: "r" }]);
  expect([solvedOn(before(day, 3)), solvedOn(before(day, 4))]).toEqual([true, false]);
  expect(importFile(file)).toEqual({ games: 0, puzzles: 0 });
});

test("importFile drops invalid puzzles and future days", () => {
  remember("puzzles", {});
  const solved = { "a/b": { way: "r" }, "": { way: "r" }, bad: { way: "<b>" }, none: null, good: { way: "hr", extra: 1 } };
  const puzzles = { solved, dates: [before(today(), -1), "2026-02-30", 7, before(today())], day: "x", days: 1e9 };
  expect(importFile(JSON.stringify({ format: "sixfold-stats/1", games: [], puzzles }))).toEqual({ games: 0, puzzles: 1 });
  expect(progress()).toEqual({ solved: { good: { way: "hr" } }, dates: [before(today())] });
});

test("importFile rejects other files and drops invalid games", () => {
  for (const text of ["", "null", "[]", "{", '{"format":"sixfold-record/2"}', '{"format":"sixfold-stats/1","games":{}}'])
    expect(importFile(text)).toBeUndefined();
  const bad: object[] = [
    { table: "../x" },
    { points: -1 },
    { edition: "chess" },
    { edition: "toString-1" },
    { opponents: [] },
    { opponents: [{}] },
    { best: null },
    { accuracy: 101 },
    { turns: 0 },
    { result: "x" },
    { at: "now" },
  ];
  const file = JSON.stringify({
    format: "sixfold-stats/1",
    games: [...bad.map((each) => ({ ...game("bad"), ...each })), null, 3, { ...game("good"), extra: 1 }],
  });
  expect(readFile(file)).toEqual({ games: [game("good")], puzzles: { solved: {}, dates: [] } });
});

test("games is empty for damaged storage", () => {
  remember("stats", { games: 3 });
  expect(games()).toEqual([]);
});

test("merge keeps the newest games, at most a thousand", () => {
  const many = Array.from({ length: MAX_GAMES + 5 }, (_, i) => game(`T${i}`, { at: i }));
  const all = merge([], many);
  expect([all.length, all[0]!.table]).toEqual([MAX_GAMES, "T5"]);
  expect(merge([game("A")], [game("A", { accuracy: 50, points: 1 })])).toEqual([game("A", { accuracy: 50 })]);
});

const SOME = [
  game("1", { at: 1 }),
  game("2", { at: 2, result: "shared", opponents: ["Bo", "@medium"], accuracy: 60 }),
  game("3", { at: 3, result: "lost", turns: 6, played: 15, qwirkles: 0, best: { turn: 2, points: 30 }, accuracy: 70 }),
  game("4", { at: 4 }),
];

test("summary counts results, means and victories in a row", () => {
  expect(summary(SOME)).toEqual({ games: 4, won: 2, shared: 1, lost: 1, pointsPerTurn: 5, qwirklesPerGame: 0.75, streak: 1, longest: 2 });
  expect(summary([])).toMatchObject({ games: 0, pointsPerTurn: 0, streak: 0 });
});

test("byOpponent, bestMoves, pointsOverTime and accuracyOverTime are sorted", () => {
  expect(byOpponent(SOME)).toEqual([
    { name: "@medium", games: 4, won: 2, shared: 1, lost: 1 },
    { name: "Bo", games: 1, won: 0, shared: 1, lost: 0 },
  ]);
  expect(bestMoves(SOME, 2).map(({ table }) => table)).toEqual(["3", "4"]);
  expect(pointsOverTime(SOME)).toEqual([7.5, 7.5, 2.5, 7.5]);
  expect(accuracyOverTime(SOME)).toEqual([60, 70]);
});
