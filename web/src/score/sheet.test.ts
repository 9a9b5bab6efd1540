// The score sheet adds up as the referee does: every golden game, entered turn by turn, ends as its record says.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type EditionId, EDITIONS, LAST_PIECE_BONUS, rulesOf } from "../games";
import book from "../rules/book.json";
import {
  begin,
  correct,
  scoresByTurn,
  end,
  enter,
  isSheet,
  mover,
  redeal,
  redo,
  rounds,
  runOut,
  seatOf,
  type Sheet,
  starters,
  stateOf,
  totals,
  turnsLeft,
  undo,
  winners,
} from "./sheet";

const GOLDEN = new URL("../../../tests/data/golden/", import.meta.url);

interface Played {
  edition: EditionId;
  ages: (number | null)[];
  hands: string[];
  /** Seat, points and the actions of each turn; a roll before laying is a part of it. */
  turns: { seat: number; points: number; actions: string[]; drawn: number }[];
  scores: number[];
  winners: number[];
}

function read(name: string): Played {
  const lines = readFileSync(new URL(name, GOLDEN), "utf8").split("\n");
  const all = (key: string) => lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  const turns: Played["turns"] = [];
  for (const line of all("turn")) {
    const [, seat, points, action, chance = ""] = /^(\d+) (\d+) (.*?)(?: = (\w+))?$/.exec(line)!;
    const last = turns.at(-1);
    const drawn = /^(lay|play)/.test(action!) ? chance.length / 2 : 0; // all else only puts back what it takes
    if (last?.seat === Number(seat))
      Object.assign(last, { points: last.points + Number(points), actions: [...last.actions, action], drawn: last.drawn + drawn });
    else turns.push({ seat: Number(seat), points: Number(points), actions: [action!], drawn });
  }
  const [scores = "", won = ""] = all("result")[0]!.split(" ");
  return {
    edition: all("edition")[0]!.split(";")[0] as EditionId,
    ages: all("seat").map((line) => (/ (\d+)$/.test(line) ? Number(/ (\d+)$/.exec(line)![1]) : null)),
    hands: all("deal").at(-1)!.split("/"),
    turns,
    scores: scores.split(",").map(Number),
    winners: won.split(",").map(Number),
  };
}

const GAMES = readdirSync(GOLDEN).map((name) => [name, read(name)] as const);

/** How large the largest set of different pieces of one colour or shape is. */
function largest(hand: string): number {
  const kinds = [...new Set(hand.match(/../g))];
  return Math.max(...["0", "1"].flatMap((at) => kinds.map((one) => kinds.filter((each) => each[Number(at)] === one[Number(at)]).length)));
}

function played(game: Played): Sheet {
  const { game: sort } = EDITIONS[game.edition];
  let sheet = begin(
    "x",
    game.edition,
    game.scores.map((_, seat) => `p${seat}`),
    game.turns[0]!.seat,
    0,
  );
  const dealt = game.hands.join("").length / 2;
  let left = book.facts[game.edition].total - dealt;
  game.turns.forEach(({ seat, points, actions, drawn }, at) => {
    expect(mover(sheet)).toBe(seat);
    const over = at === game.turns.length - 1;
    const out = over && sort !== "cards" && actions.at(-1)!.startsWith("lay") && left === 0;
    sheet = enter(sheet, out ? points - LAST_PIECE_BONUS : points, 0, out);
    left -= drawn;
    if (left === 0) sheet = runOut(sheet, 0);
    if (!over) expect(stateOf(sheet).over).toBe(false);
  });
  return sheet;
}

describe("sheet of a golden game", () => {
  test.each(GAMES)("%s ends as its record says", (_, game) => {
    let sheet = played(game);
    expect(totals(sheet)).toEqual(game.scores);
    if (!stateOf(sheet).over) sheet = end(sheet, 0);
    expect(winners(sheet)).toEqual(game.winners);
  });
  test.each(GAMES)("%s is begun by a player who may start", (_, game) => {
    const sizes = game.hands.map(largest);
    const able = starters(game.edition, sizes);
    const { tie } = EDITIONS[game.edition];
    const ages = able.map((seat) => game.ages[seat] ?? null);
    const best = ages.includes(null) ? undefined : able[ages.indexOf(tie === "oldest" ? Math.max(...(ages as number[])) : Math.min(...(ages as number[])))];
    const starter = game.turns[0]!.seat;
    if (EDITIONS[game.edition].announces_sets || best !== undefined) expect(able).toContain(starter);
    if (best !== undefined) expect(starter).toBe(best);
  });
});

test("sheet has the editions as the rulebooks print them", () => {
  expect(Object.keys(EDITIONS).sort()).toEqual(Object.keys(book.settings).sort());
  for (const [name, { game, tie }] of Object.entries(EDITIONS)) {
    const facts = book.facts[name as EditionId];
    expect([facts.game, facts.tie, facts.tied === "silent"]).toEqual([game, tie, rulesOf(name).silent.includes("final tie")]);
  }
});

const CARDS = () => begin("c", "cards-pl", ["a", "b", "c"], 2, 0);

test("sheet of Cards ends one turn each after the draw pile is empty", () => {
  let sheet = enter(enter(CARDS(), 0, 0), 1, 0);
  expect(turnsLeft(sheet)).toBeNull();
  sheet = runOut(sheet, 0);
  for (const left of [3, 2, 1]) {
    expect(turnsLeft(sheet)).toBe(left);
    expect(stateOf(sheet).over).toBe(false);
    sheet = enter(sheet, 0, 0);
  }
  expect(stateOf(sheet).over).toBe(true);
  expect(seatOf(sheet, stateOf(sheet).points.length - 1)).toBe(0);
  expect(winners(sheet)).toEqual([0]);
  expect(enter(sheet, 1, 0)).toBe(sheet);
});

test("redeal is needed if nobody has a set of three, only with cards", () => {
  expect(redeal("cards-en", [2, 2])).toBe(true);
  expect(redeal("cards-en", [2, 3])).toBe(false);
  expect(redeal("cards-en", [2, 0])).toBe(false);
  expect(redeal("qwirkle-pl", [1, 2])).toBe(false);
});

test("undo and redo restore every state, and a new turn discards what was undone", () => {
  let sheet = enter(enter(begin("q", "qwirkle-it", ["a", "b"], 1, 0), 3, 0), 12, 0);
  expect(totals(sheet)).toEqual([12, 3]);
  sheet = correct(sheet, 0, 4, 0);
  expect(totals(sheet)).toEqual([12, 4]);
  sheet = undo(undo(sheet, 0), 0);
  expect(totals(sheet)).toEqual([0, 3]);
  expect(totals(redo(sheet, 0))).toEqual([12, 3]);
  sheet = enter(sheet, 7, 0, true);
  expect(redo(sheet, 0)).toBe(sheet);
  expect(totals(sheet)).toEqual([7 + LAST_PIECE_BONUS, 3]);
  expect(scoresByTurn(sheet).at(-1)).toEqual([13, 3]);
  expect(undo(begin("q", "qwirkle-it", ["a", "b"], 1, 0), 0).at).toBe(0);
});

test("winners returns all players of a tie", () => {
  const sheet = end(enter(enter(begin("q", "cubes-hu", ["a", "b"], 0, 0), 5, 0), 5, 0), 0);
  expect(winners(sheet)).toEqual([0, 1]);
});

test("rounds returns every turn under its player, for any starter", () => {
  let sheet = CARDS();
  for (const points of [1, 0, 2, 1]) sheet = enter(sheet, points, 0);
  expect(rounds(sheet)).toEqual([
    [1, 2, 0],
    [undefined, undefined, 3],
  ]);
});

test("enter ignores impossible points, and isSheet rejects other data", () => {
  const sheet = CARDS();
  for (const points of [-1, 1.5, 19, Number.NaN]) expect(enter(sheet, points, 0)).toBe(sheet);
  expect(correct(sheet, 0, 1, 0)).toBe(sheet);
  for (const other of [null, 7, {}, { ...sheet, edition: "chess" }, { ...sheet, at: 5 }, { ...sheet, names: ["a"] }, { ...sheet, states: [{}] }])
    expect(isSheet(other)).toBe(false);
  expect(isSheet(JSON.parse(JSON.stringify(sheet)))).toBe(true);
});
