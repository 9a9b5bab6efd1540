// Every puzzle is solved by its answer; other tries are explained, and hints lead to the answer.
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Slot } from "../lib/draft.svelte";
import { say, speak, speakAlso } from "../lib/words.svelte";
import { Attempt } from "./attempt.svelte";
import { before, isDay, keep, minutesLeft, solved, streak, today } from "./progress";
import { after, daily, find, read, COLLECTIONS } from "./puzzle";
import { shareText, tries } from "./share";

const ALL = COLLECTIONS.flatMap(({ puzzles }) => puzzles);
const some = (kind: string) => read(ALL.find((each) => each.kind === kind)!);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await speakAlso("learn");
  await speakAlso("puzzles");
});

/** Play the answer as a person would. */
function solve(attempt: Attempt): void {
  const { puzzle } = attempt;
  const slot = (piece: string) => attempt.held.find((each) => each.piece === piece && !attempt.chosen.includes(each.id))!.id;
  if (puzzle.laid.length) {
    // Outwards from a piece that touches the table.
    const left = [...puzzle.laid];
    while (left.length) {
      const next = left.findIndex(({ x, y, piece }) => {
        attempt.pick(slot(piece));
        const fits = attempt.open.some((cell) => cell.x === x && cell.y === y);
        if (!fits) attempt.pick(attempt.chosen[0]!);
        return fits;
      });
      const { x, y } = left.splice(next, 1)[0]!;
      attempt.lay(x, y);
    }
  } else if (puzzle.kind === "reroll") for (const piece of puzzle.pieces) attempt.pick(slot(piece));
  else arrange(attempt);
  attempt.press();
}

/** Move every card to where the answer has it: all of them into new sets. */
function arrange(attempt: Attempt): void {
  const done = new Set<number>();
  for (const row of [...attempt.puzzle.taken, ...attempt.puzzle.after]) {
    const all = [...attempt.hand, ...attempt.rows.flatMap((each) => each.cards)];
    const played = [...attempt.puzzle.pieces];
    for (const card of all) if (done.has(card.id) && card.from === "hand") played.splice(played.indexOf(card.piece), 1);
    const ids = row.map((piece) => {
      const own = (card: Slot) => card.from !== "hand" || done.has(card.id) || played.includes(piece);
      const card = all
        .filter((each) => each.piece === piece && !done.has(each.id))
        .sort((a, b) => Number(a.from === "hand") - Number(b.from === "hand"))
        .find(own)!;
      if (card.from === "hand") played.splice(played.indexOf(piece), 1);
      done.add(card.id);
      return card.id;
    });
    attempt.move(ids, "new");
  }
}

test.each(ALL)("$id is solved by its answer", (made) => {
  const attempt = new Attempt(read(made));
  solve(attempt);
  expect(attempt.message).not.toContain("puzzle-");
  expect(attempt.way).toBe("r");
  expect(attempt.done && !attempt.shown).toBe(true);
  if (made.kind === "lines" || made.kind === "qwirkle") expect(attempt.points).toBe(made.value);
});

test.each(ALL.filter((_, i) => i % 5 === 0))("$id shows its solution after two hints", (made) => {
  const attempt = new Attempt(read(made));
  attempt.hint();
  const first = attempt.message;
  attempt.hint();
  attempt.hint();
  expect(attempt.way).toBe("hh");
  expect(first && attempt.message && first !== attempt.message).toBe(true);
  expect(attempt.target.length).toBeGreaterThan(0);
  attempt.show();
  expect(attempt.done && attempt.shown).toBe(true);
  expect(attempt.message).not.toContain("puzzle-");
});

describe("a wrong attempt", () => {
  test("shows its points and the best ones", () => {
    const attempt = new Attempt(some("lines"));
    const slot = attempt.hand.find((each) => (attempt.pick(each.id), attempt.open.length))!;
    if (!attempt.chosen.includes(slot.id)) attempt.pick(slot.id);
    attempt.lay(attempt.open[0]!.x, attempt.open[0]!.y);
    attempt.press();
    expect(attempt.way).toBe("w");
    expect(attempt.message).toBe(`That scores ${attempt.points} points. The best move scores ${attempt.puzzle.value}.`);
    attempt.lay(attempt.laid[0]!.x, attempt.laid[0]!.y);
    expect(attempt.laid).toEqual([]);
  });
  test("shows its mean with cubes", () => {
    const attempt = new Attempt(some("reroll"));
    attempt.press();
    expect(attempt.way).toBe("");
    const wrong = attempt.hand.find((each) => attempt.puzzle.pieces.length > 1 || !attempt.puzzle.pieces.includes(each.piece))!;
    attempt.pick(wrong.id);
    attempt.press();
    expect(attempt.message).toMatch(/on average\. The best choice scores/);
  });
  test("is explained and not counted on a cell that touches nothing", () => {
    const attempt = new Attempt(some("qwirkle"));
    attempt.lay(99, 99);
    expect(attempt.message).toBe(say("web-learn-hint-first"));
    attempt.pick(attempt.hand[0]!.id);
    attempt.lay(99, 99);
    expect(attempt.message).toBe(say("web-learn-hint-touch"));
    expect(attempt.way).toBe("");
  });
  test("is rejected with too many cards, or with cards taken from the table", () => {
    const attempt = new Attempt(some("rearrange"));
    attempt.move([attempt.rows[0]!.cards[0]!.id], "hand");
    expect(attempt.message).toContain("stay on the table");
    attempt.move([], "new");
    expect(attempt.reached).toBe(false);
    attempt.press();
    expect(attempt.way).toBe("");
  });
});

describe("a table that the rule about new rows forbids", () => {
  /** A Qwirkle of circles, beside which a row of table cards alone may be made or not. */
  const begun = (edition: string) =>
    new Attempt(
      read({
        ...some("rearrange"),
        position: `${edition} mover=0 hands=Po/Rx scores=0,0 table=RoOoYoGoBo/RsOsYsGsBs/RdOdYdGdBd/RtOtYtGtBt`,
        answer: "play Po : RsOsYsGsBs RdOdYdGdBd RtOtYtGtBt ! RoOoYoGoBoPo",
      }),
    );
  const card = (attempt: Attempt, piece: string) => attempt.cards.find((each) => each.piece === piece)!.id;
  function finish(attempt: Attempt): void {
    attempt.move([card(attempt, "Po")], attempt.rows.find((row) => row.cards.some((each) => each.piece === "Ro"))!.id);
    attempt.move(
      ["Rs", "Rd", "Rt"].map((piece) => card(attempt, piece)),
      "new",
    );
    attempt.press();
  }

  test("is explained and not counted", () => {
    const attempt = begun("cards-pl");
    finish(attempt);
    expect([attempt.message, attempt.way, attempt.done]).toEqual([say("web-orphan-why"), "", false]);
    for (const piece of ["Rs", "Rd", "Rt"]) {
      const home = attempt.rows.find((row) => row.cards.some((each) => each.piece === `G${piece[1]}`))!;
      attempt.move([card(attempt, piece)], home.id);
    }
    attempt.press();
    expect(attempt.way).toBe("r");
  });
  test("is right where the edition has no such rule", () => {
    const attempt = begun("cards-en");
    finish(attempt);
    expect(attempt.way).toBe("r");
  });
});

test("today and daily stay the same all day and change at midnight", () => {
  const morning = Date.parse("2026-11-16T00:00:00Z");
  expect(today(morning)).toBe(today(morning + 86_399_000));
  expect(daily("2026-11-16").id).not.toBe(daily("2026-11-17").id);
  expect(find(daily("2026-11-16").id)).toBeDefined();
});

test("streak counts days in a row and starts again after a missed day", () => {
  expect(streak("2026-11-16")).toBe(0);
  const solve = (id: string, way: string, day: string) => keep(id, way, day, day);
  solve("a", "r", "2026-11-16");
  solve("a", "wr", "2026-11-16");
  expect(solved("a")).toEqual({ way: "r" });
  solve("b", "hr", "2026-11-17");
  expect([streak("2026-11-17"), streak("2026-11-18"), streak("2026-11-19")]).toEqual([2, 2, 0]);
  solve("c", "r", "2026-11-20");
  expect(streak("2026-11-20")).toBe(1);
});

test("streak ignores puzzles of other days than the day they are solved on", () => {
  keep("d", "r", "2026-11-21", "2026-11-21");
  for (const day of ["2026-11-20", "2026-11-19", "2026-11-22"]) keep(`of-${day}`, "r", day, "2026-11-21");
  expect(streak("2026-11-21")).toBe(2);
  expect(solved("of-2026-11-19")).toEqual({ way: "r" });
});

test("isDay accepts calendar days only, and minutesLeft ends at midnight UTC", () => {
  expect(["2026-11-18", "2024-02-29"].map(isDay)).toEqual([true, true]);
  expect(["2026-02-29", "2026-11-31", "2026-1-1", "1969-12-31", "daily", ""].map(isDay)).toEqual([false, false, false, false, false, false]);
  expect(before("2026-03-01", 2)).toBe("2026-02-27");
  expect(minutesLeft(Date.parse("2026-11-18T18:30:30Z"))).toBe(329);
  expect(minutesLeft(Date.parse("2026-11-18T23:59:59Z"))).toBe(1);
});

test("shareText shows the tries and hides the answer", () => {
  const text = shareText({ kind: "lines", difficulty: 3 }, "whwr", "2026-11-16", "link");
  expect(text).toBe("Sixfold, puzzle of 2026-11-16: Most points\n●●●○○  ■◆■★\nSolved in 3 tries.\nlink");
  expect(tries("r")).toBe(1);
});

test("after returns the next unsolved puzzle of the same kind", () => {
  const [first, second, third] = COLLECTIONS[0]!.puzzles;
  expect(after(first!.id, (id) => id === second!.id)).toBe(third);
  expect(after(first!.id, () => true)).toBe(second);
});
