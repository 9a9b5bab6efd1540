// What a hint and a draft's risk say: every number is counted from what the seat may know.
import { beforeAll, describe, expect, it } from "vitest";
import "../testing/memory";
import { now } from "../testing/now";
import type { Hint, ViewData } from "../wire";

let advice: typeof import("./advice");
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  const words = await import("../lib/words.svelte");
  await words.speak("en");
  advice = await import("./advice");
});

const FOUR: [number, number, string][] = [
  [0, 0, "Ro"],
  [1, 0, "Rs"],
  [2, 0, "Rd"],
  [3, 0, "Rt"],
];
const view = (more: Partial<ViewData>): ViewData =>
  now({
    edition: "qwirkle-pl",
    game: "qwirkle",
    seat: 0,
    mover: 0,
    hands: [["Rc", "Bo", "Bs", "Yo", "Ys", "Gx"], null],
    hand_sizes: [6, 6],
    supply: 92,
    board: FOUR,
    ...more,
  }).view!;
const FIFTH = [{ x: 4, y: 0, piece: "Rc" }];

describe("riskText", () => {
  it("is counted over the hands that the next player may have", async () => {
    // 108 less four on the table and six in hand are unseen, three of them red crosses.
    const chance = 1 - (95 * 94 * 93 * 92 * 91 * 90) / (98 * 97 * 96 * 95 * 94 * 93);
    expect(await advice.riskText(view({}), FIFTH)).toBe(
      `Opens a line of five: the next player has what is missing (Red cross) in ${Math.round(chance * 100)}% of hands.`,
    );
  });
  it("is empty if nothing is opened, or if it was open before", async () => {
    expect(await advice.riskText(view({}), [{ x: 0, y: 1, piece: "Yo" }])).toBe("");
    expect(await advice.riskText(view({ board: [...FOUR, [4, 0, "Rc"]] }), [{ x: 0, y: 1, piece: "Yo" }])).toBe("");
  });
  it("says when nobody can have the missing piece", async () => {
    const board: [number, number, string][] = [...FOUR, [20, 20, "Rx"], [22, 20, "Rx"], [24, 20, "Rx"]];
    expect(await advice.riskText(view({ board }), FIFTH)).toContain("cannot have");
  });
  it("uses the open cubes of the next player", async () => {
    const cubes = { edition: "cubes-hu", game: "cubes" };
    expect(await advice.riskText(view({ ...cubes, hands: [["Rc"], ["Rx", "Bo"]] }), FIFTH)).toContain("holds what is missing");
    expect(await advice.riskText(view({ ...cubes, hands: [["Rc"], ["Ro", "Rs", "Bo"]] }), FIFTH)).toContain(`${Math.round((1 - 25 / 36) * 100)}%`);
    expect(await advice.riskText(view({ ...cubes, hands: [["Rc"], ["Bo"]] }), FIFTH)).toContain("cannot have");
  });
  it("counts sets of five", async () => {
    const cards = view({ edition: "cards-pl", game: "cards", table: [["Ro", "Rs", "Rd", "Rt"]], taken: [[], []], hand_sizes: [9, 9] });
    expect(await advice.riskText(cards, [], [["Ro", "Rs", "Rd", "Rt", "Rc"]])).toMatch(/^Leaves a set of five.*Red cross.*%/);
    expect(await advice.riskText(cards, [], [["Ro", "Rs", "Rd", "Rt"]])).toBe("");
  });
});

describe("hintText", () => {
  const lay: Hint = { type: "hint", id: 1, turn: 0, step: 1, kind: "lay", attribute: "color", value: "blue", count: 0, cells: [], sets: [], action: null };
  it("says first what to look for, then where, then the move", async () => {
    expect(await advice.hintText(lay, "qwirkle")).toBe("You can place something: look at the blues.");
    expect(
      await advice.hintText(
        {
          ...lay,
          step: 2,
          count: 2,
          cells: [
            [3, 1],
            [4, 1],
          ],
        },
        "qwirkle",
      ),
    ).toMatch(/^Here, with 2 pieces\. Row 1, column 3/);
    expect(await advice.hintText({ ...lay, step: 3, count: 2, action: "lay Bo@3,1 Bs@4,1" }, "qwirkle")).toMatch(/^Blue circle and blue square/);
  });
  it("says where cards go", async () => {
    const play: Hint = { ...lay, kind: "play", step: 2, count: 1, sets: [["Ro", "Rs", "Rd"]] };
    expect(await advice.hintText(play, "qwirkle")).toBe("Look at: Reds. From your hand: 1.");
    expect(await advice.hintText({ ...play, sets: [] }, "qwirkle")).toBe("A new set, with 1 from your hand.");
    expect(await advice.hintText({ ...lay, kind: "redraw", attribute: null, value: null, step: 3, action: "redraw" }, "qwirkle")).toMatch(/new hand/);
  });
});
