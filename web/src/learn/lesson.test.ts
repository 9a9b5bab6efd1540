// Every lesson can be finished by doing what it asks for, in positions that the rules allow, and is kind to wrong tries.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { at, boardOf, common, frontier, largestSet, lineThrough, places, score } from "../hint/grid";
import { fault } from "../hint/newrows";
import { isQwirkle, trouble } from "../hint/sets";
import { readWords } from "../lib/notation";
import { LANGUAGES, say, speak, speakAlso } from "../lib/words.svelte";
import { Lesson } from "./lesson.svelte";
import { GAME_IDS, type GameId, isGame } from "../games";
import { keepProgress, progress, SCRIPTS } from "./progress";
import { laidOut, type Step } from "./step";

const STEPS = GAME_IDS.flatMap((game) => SCRIPTS[game].map((step, index) => ({ game, step, index, name: `${game} ${step.id}` })));
const grid = STEPS.filter(({ step }) => step.board);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await speakAlso("learn");
});

/** A lesson at one of its steps. */
function start({ game, index }: { game: GameId; index: number }): Lesson {
  const lesson = new Lesson(game, SCRIPTS[game]);
  lesson.begin(index);
  return lesson;
}

/** Do what the step asks for. */
function solve(lesson: Lesson): void {
  const task = lesson.task;
  const slot = (piece: string) => lesson.held.find((each) => each.piece === piece)!.id;
  if (task.do === "lay")
    for (const piece of readWords(task.pieces)) {
      lesson.pick(slot(piece));
      lesson.lay(lesson.open[0]!.x, lesson.open[0]!.y);
    }
  if (task.do === "answer") lesson.answer(task.right);
  if (task.do === "mark") for (const piece of readWords(task.pieces)) lesson.pick(slot(piece));
  if (task.do === "find") lesson.find(task.piece);
  if (task.do === "wrong") lesson.blame(task.set);
  if (task.do === "sets") {
    const all = () => [...lesson.hand, ...lesson.rows.flatMap((row) => row.cards)];
    const changed = task.goal.map((each) => readWords(each)).find((row) => row.some((piece) => readWords(lesson.step.hand).includes(piece)))!;
    const home = lesson.rows.find((row) => row.cards.every((card) => changed.includes(card.piece)));
    const ids = changed.filter((piece) => !home?.cards.some((card) => card.piece === piece));
    lesson.move(
      ids.map((piece) => all().find((card) => card.piece === piece)!.id),
      home?.id ?? "new",
    );
  }
  if (!lesson.done) lesson.press();
}

test.each(STEPS)("$name can be done", (each) => {
  const lesson = start(each);
  expect(lesson.done).toBe(false);
  solve(lesson);
  expect(lesson.done).toBe(true);
  expect(lesson.tries).toBe(0);
  expect(lesson.message).toBe("");
});

test.each(STEPS)("$name has words in every language", async ({ game, step }) => {
  for (const lang of LANGUAGES) {
    await speak(lang);
    for (const key of [`web-learn-${game}-${step.id}`, `web-learn-${game}-${step.id}-done`]) {
      expect(say(key)).not.toBe(key);
      expect(say(key).length).toBeLessThan(90);
    }
  }
  await speak("en");
});

describe.each(grid)("the table of $name", ({ step }) => {
  const tiles = laidOut(step.board);
  const board = boardOf(tiles.map(({ x, y, piece }) => [x, y, piece] as const));

  test("has only legal lines", () => {
    for (const { x, y, piece } of tiles)
      for (const row of [true, false]) expect(common(lineThrough(board, x, y, row, piece).map((each) => each.piece))).toBeDefined();
  });

  test("is connected", () => {
    const reached = boardOf([[tiles[0]!.x, tiles[0]!.y, tiles[0]!.piece]]);
    for (let before = 0; before < reached.size;) {
      before = reached.size;
      for (const [x, y] of frontier(reached)) if (board.has(at(x, y))) reached.set(at(x, y), board.get(at(x, y))!);
    }
    expect(reached.size).toBe(board.size);
  });
});

test.each(STEPS.filter(({ step }) => step.task.do === "lay"))("$name brings the points that it says, on any open cells", (each) => {
  const task = each.step.task as Extract<Step["task"], { do: "lay" }>;
  for (let first = 0; first < 4; first++) {
    const lesson = start(each);
    for (const piece of readWords(task.pieces)) {
      lesson.pick(lesson.held.find((slot) => slot.piece === piece)!.id);
      const cell = lesson.open[first % lesson.open.length]!;
      expect(places(lesson.board, lesson.laid, piece)).toContainEqual([cell.x, cell.y]);
      lesson.lay(cell.x, cell.y);
    }
    expect(lesson.points).toBe(task.points);
    expect(score(lesson.board, lesson.laid, 0, !!task.last)).toBe(task.points);
  }
});

test.each(STEPS.filter(({ step }) => step.task.do === "lay"))("in $name a piece that does not belong is explained", (each) => {
  const wanted = readWords((each.step.task as { pieces: string }).pieces);
  for (const piece of readWords(each.step.hand).filter((one) => !wanted.includes(one))) {
    const lesson = start(each);
    lesson.pick(lesson.held.find((slot) => slot.piece === piece)!.id);
    expect(lesson.open).toEqual([]);
    expect(lesson.message).not.toBe("");
    expect(lesson.message).not.toContain("web-learn");
    expect(lesson.done).toBe(false);
  }
});

test("lesson about exchanges has a hand that fits nowhere", () => {
  for (const { step } of STEPS.filter(({ step }) => step.id === "exchange" || step.id === "stuck")) {
    const board = boardOf(laidOut(step.board).map(({ x, y, piece }) => [x, y, piece] as const));
    for (const piece of readWords(step.hand)) expect(places(board, [], piece)).toEqual([]);
  }
});

test("roll keeps colours and rolls only marked cubes", () => {
  for (const { step } of STEPS.filter(({ game }) => game === "cubes")) {
    const { task } = step;
    if ((task.do !== "press" && task.do !== "mark") || task.button !== "roll") continue;
    const [before, after] = [readWords(step.hand), readWords(task.then)];
    expect(after.map((piece) => piece[0])).toEqual(before.map((piece) => piece[0]));
    if (task.do === "mark") before.forEach((piece, i) => expect(readWords(task.pieces).includes(piece) || after[i] === piece).toBe(true));
  }
});

test("draw fills the hand to six, or nine with cards, and keeps the rest", () => {
  for (const { game, step } of STEPS.filter(({ step }) => step.task.do === "press" && step.task.button === "draw")) {
    const then = readWords((step.task as { then: string }).then);
    expect(then.length).toBe(game === "cards" ? 9 : 6);
    expect(then.slice(0, readWords(step.hand).length)).toEqual(readWords(step.hand));
  }
});

test("sets of a lesson are legal in every edition, except the one to be found", () => {
  for (const { step } of STEPS.filter(({ game }) => game === "cards")) {
    const wrong = step.task.do === "wrong" ? step.task.set : -1;
    const rows = (step.rows ?? []).map((each) => readWords(each));
    rows.forEach((row, i) => expect(trouble(row)).toBe(i === wrong ? "short" : undefined));
    if (step.task.do !== "sets") continue;
    const goal = step.task.goal.map((each) => readWords(each));
    goal.forEach((row) => expect(trouble(row)).toBeUndefined());
    const played = goal.flat().filter((piece) => !rows.flat().includes(piece));
    expect(played.length).toBeGreaterThan(0);
    played.forEach((piece) => expect(readWords(step.hand)).toContain(piece));
    expect(fault(rows, goal, played, "keep three")).toBeUndefined();
  }
  expect(largestSet(readWords(SCRIPTS.cards[0]!.hand))).toBe(3);
});

test("press takes a Qwirkle of cards", () => {
  const index = SCRIPTS.cards.findIndex((step) => step.id === "qwirkle");
  const lesson = start({ game: "cards", index });
  const squares = lesson.rows[1]!;
  const red = lesson.rows[0]!.cards.find((card) => card.piece === "Rs")!;
  lesson.move([red.id], squares.id);
  expect(lesson.message).toBe("");
  lesson.move(
    lesson.hand.map((card) => card.id),
    squares.id,
  );
  expect(lesson.qwirkle && lesson.reached && !lesson.done).toBe(true);
  lesson.press();
  expect(lesson.rows.some((row) => isQwirkle(row.cards.map((card) => card.piece)))).toBe(false);
  expect(lesson.done).toBe(true);
});

test("move rejects cards of the table for the hand", () => {
  const lesson = start({ game: "cards", index: SCRIPTS.cards.findIndex((step) => step.id === "take") });
  lesson.move([lesson.rows[0]!.cards[0]!.id], "hand");
  expect(lesson.message).toContain("stay on the table");
  expect(lesson.hand.length).toBe(2);
});

test("answer is shown after two wrong tries", () => {
  const lesson = start({ game: "qwirkle", index: 4 });
  lesson.answer(2);
  expect(lesson.shown).toBe(false);
  lesson.answer(6);
  expect(lesson.shown).toBe(true);
  lesson.answer(4);
  expect(lesson.done).toBe(true);
});

test("lay refuses a cell that touches nothing, a taken cell and a cell that does not fit", () => {
  const lesson = start({ game: "qwirkle", index: 0 });
  lesson.lay(5, 5);
  expect(lesson.message).toContain("First tap");
  lesson.pick(lesson.hand[1]!.id);
  lesson.lay(5, 5);
  expect(lesson.message).toContain("touch");
  lesson.lay(1, 1);
  expect(lesson.message).toContain("allowed too");
  lesson.lay(0, 0);
  expect(lesson.laid).toEqual([]);
  lesson.lay(3, 0);
  expect(lesson.done).toBe(true);
});

test("takeBack returns a laid piece to the hand", () => {
  const lesson = start({ game: "qwirkle", index: 3 });
  lesson.pick(lesson.hand[0]!.id);
  lesson.lay(2, 0);
  expect(lesson.held.length).toBe(3);
  lesson.lay(2, 0);
  expect(lesson.held.length).toBe(4);
  lesson.press();
  expect(lesson.done).toBe(false);
});

test("progress is stored, and a finished lesson stays finished", () => {
  expect(progress("cubes")).toEqual({ at: 0, finished: false });
  keepProgress("cubes", 3);
  expect(progress("cubes")).toEqual({ at: 3, finished: false });
  keepProgress("cubes", SCRIPTS.cubes.length);
  keepProgress("cubes", 0);
  expect(progress("cubes")).toEqual({ at: 0, finished: true });
  keepProgress("cards", 99);
  expect(progress("cards").at).toBe(0);
  expect(isGame("chess")).toBe(false);
});
