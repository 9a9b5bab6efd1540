import { expect, test } from "vitest";
import type { Happened } from "../wire";
import { type Player, praise, ranked, scored, statistics } from "./statistics";

const TURNS = [
  { seat: 0, points: 4, qwirkles: 0 },
  { seat: 1, points: 12, qwirkles: 1 },
  { seat: 0, points: 0, qwirkles: 0 },
  { seat: 1, points: 12, qwirkles: 1 },
  { seat: 0, points: 9, qwirkles: 0 },
];

function player(place: number, points: number, more: Partial<Player> = {}): Player {
  return { place, name: `${place}`, bot: false, points, resigned: false, won: false, statistics: statistics(TURNS, 3)[place]!, ...more };
}

test("statistics name the first of equal best moves, and count turns without points", () => {
  expect(statistics(TURNS, 3)).toEqual([
    { turns: 3, points: 13, qwirkles: 0, best: { turn: 5, points: 9 } },
    { turns: 2, points: 24, qwirkles: 2, best: { turn: 2, points: 12 } },
    { turns: 0, points: 0, qwirkles: 0, best: undefined },
  ]);
});

test("scored counts lines of six, and in Cards the sets taken", () => {
  const turn = { seat: 1, points: 3, lines: [{ cells: Array(6).fill([0, 0]) }, { cells: [[0, 0]] }], action: "0,0 Rs" } as unknown as Happened;
  expect(scored(turn).qwirkles).toBe(1);
  const taken = { ...turn, lines: [], action: "play Rs : GsBsPs ! RcRsRdRtRoRx" };
  expect(scored(taken).qwirkles).toBe(1);
});

test("ranked puts winners first and those who resigned last, whatever their points", () => {
  const all = [player(0, 50, { resigned: true }), player(1, 20), player(2, 30, { won: true })];
  expect(ranked(all).map((each) => each.place)).toEqual([2, 1, 0]);
});

test("praise names a close result, the best move of all, Qwirkles, the own best move, or the next game", () => {
  const winner = player(1, 40, { won: true });
  const praiseFor = (own: Player, others: Player[] = [winner], unit: "points" | "qwirkles" = "points") => praise(own, [own, ...others], unit);
  expect(praiseFor(player(0, 36))).toEqual({ key: "close", n: 4 });
  expect(praiseFor(player(0, 36, { resigned: true }))).toEqual({ key: "your-best", n: 9, turn: 5 });
  const best = { turns: 1, points: 20, qwirkles: 0, best: { turn: 3, points: 20 } };
  expect(praiseFor(player(0, 20, { statistics: best }))).toEqual({ key: "best-of-all", n: 20, turn: 3 });
  expect(praiseFor(player(0, 20, { statistics: { ...best, qwirkles: 2, best: { turn: 3, points: 12 } } }))).toEqual({ key: "your-qwirkles", n: 2 });
  expect(praiseFor(player(0, 20))).toEqual({ key: "your-best", n: 9, turn: 5 });
  expect(praiseFor(player(2, 0))).toEqual({ key: "next" });
  expect(praiseFor(player(0, 2), [player(1, 3, { won: true })], "qwirkles")).toEqual({ key: "close", n: 1 });
});
