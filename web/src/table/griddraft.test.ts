// The draft of a turn with tiles or cubes: what the server says is taken in, and nothing of the draft is lost.
import { beforeEach, describe, expect, test } from "vitest";
import { forget } from "../testing/memory";
import { now, happened } from "../testing/now";
import { GridDraft } from "./griddraft.svelte";

beforeEach(forget);

const HAND = ["Ro", "Rs", "Bt", "Bt", "Gc", "Px"];
const BOARD: [number, number, string][] = [
  [0, 0, "Rd"],
  [1, 0, "Rt"],
];
const at = (turns: number, hand = HAND, more = {}) => now({ turns, hands: [hand, null], board: BOARD, ...more });
const slot = (draft: GridDraft, piece: string) => draft.held.find((each) => each.piece === piece)!.id;

test("a chosen piece shows where it fits, and what that scores", () => {
  const draft = new GridDraft("T");
  draft.sync(at(2));
  draft.pick(slot(draft, "Ro"));
  expect(draft.openAt.get("2,0")?.points).toBe(3);
  expect(draft.openAt.has("0,1")).toBe(true);
  expect(draft.openAt.has("5,5")).toBe(false);
});

test("pieces are laid in one line, scored together, and written as an action", () => {
  const draft = new GridDraft("T");
  draft.sync(at(2));
  expect(draft.lay(slot(draft, "Ro"), 2, 0)).toBe(true);
  expect(draft.lay(slot(draft, "Rs"), 3, 0)).toBe(true);
  expect(draft.lay(slot(draft, "Gc"), 3, 1)).toBe(false);
  expect(draft.points).toBe(4);
  expect(draft.action).toBe("lay Ro@2,0 Rs@3,0");
});

test("taking the inner piece back takes the outer one too, which would touch nothing", () => {
  const draft = new GridDraft("T");
  draft.sync(at(2));
  draft.lay(slot(draft, "Ro"), 2, 0);
  draft.lay(slot(draft, "Rs"), 3, 0);
  draft.takeBack(2, 0);
  expect(draft.laid).toEqual([]);
  expect(draft.held).toHaveLength(6);
});

test("a reload keeps the draft and the order of the hand", () => {
  const before = new GridDraft("T");
  before.sync(at(2));
  before.shuffle();
  before.lay(slot(before, "Ro"), 2, 0);
  const after = new GridDraft("T");
  after.sync(at(2));
  expect(after.hand.map((each) => each.piece)).toEqual(before.hand.map((each) => each.piece));
  expect(after.action).toBe("lay Ro@2,0");
});

test("a reload while tiles are being chosen for an exchange keeps the choice", () => {
  const before = new GridDraft("T");
  before.sync(at(2));
  before.enter("exchange");
  before.pick(before.hand[2]!.id);
  before.pick(before.hand[4]!.id);
  const after = new GridDraft("T");
  after.sync(at(2));
  expect(after.action).toBe("swap Bt Gc");
});

test("the draft of another turn is not restored", () => {
  const before = new GridDraft("T");
  before.sync(at(2));
  before.lay(slot(before, "Ro"), 2, 0);
  const after = new GridDraft("T");
  after.sync(at(4));
  expect(after.laid).toEqual([]);
});

test("a second tab of the same seat shows the same draft", () => {
  const [one, other] = [new GridDraft("T"), new GridDraft("T")];
  one.sync(at(2));
  other.sync(at(2));
  one.lay(slot(one, "Ro"), 2, 0);
  other.follow();
  expect(other.action).toBe("lay Ro@2,0");
});

test("sync without a new turn keeps the draft", () => {
  const draft = new GridDraft("T");
  draft.sync(at(2));
  draft.lay(slot(draft, "Ro"), 2, 0);
  draft.sync(at(2));
  expect(draft.laid).toHaveLength(1);
});

test("sync after an undo discards the draft, though the number of turns is the same", () => {
  const draft = new GridDraft("T");
  draft.sync(at(2));
  draft.lay(slot(draft, "Ro"), 2, 0);
  draft.sync(now({ turns: 2, hands: [HAND, null], board: [] }, { undos: 1 }));
  expect(draft.laid).toEqual([]);
});

test("drawn pieces take the places of the laid ones", () => {
  const draft = new GridDraft("T");
  draft.sync(at(2));
  draft.lay(slot(draft, "Rs"), 2, 0);
  draft.sync(at(4, ["Ro", "Bt", "Bt", "Gc", "Px", "Yo"]));
  expect(draft.hand.map((each) => each.piece)).toEqual(["Ro", "Yo", "Bt", "Bt", "Gc", "Px"]);
});

describe("cubes", () => {
  const cubes = (turns: number, hand: string[], action = "") =>
    now({ game: "cubes", edition: "cubes-hu", turns, hands: [hand, []], board: BOARD }, { happened: action ? [happened(0, action)] : [] });

  test("a rolled cube keeps its place and its colour, and is in rolled", () => {
    const draft = new GridDraft("T");
    draft.sync(cubes(2, HAND));
    draft.enter("reroll");
    draft.pick(draft.hand[1]!.id);
    draft.pick(draft.hand[4]!.id);
    expect(draft.action).toBe("reroll Rs Gc");
    draft.sync(cubes(3, ["Ro", "Rx", "Bt", "Bt", "Go", "Px"], "reroll Rs Gc"));
    expect(draft.hand.map((each) => each.piece)).toEqual(["Ro", "Rx", "Bt", "Bt", "Go", "Px"]);
    expect(draft.rolled).toEqual([draft.hand[1]!.id, draft.hand[4]!.id]);
  });

  test("when all are rolled, all are in rolled, also those that show the same face again", () => {
    const draft = new GridDraft("T");
    draft.sync(cubes(2, HAND));
    draft.sync(cubes(3, ["Ro", "Rx", "Bt", "Bo", "Go", "Px"], "roll"));
    expect(draft.rolled).toHaveLength(6);
  });

  test("a roll of another player keeps the own hand", () => {
    const draft = new GridDraft("T");
    draft.sync(cubes(2, HAND));
    draft.sync(now({ game: "cubes", edition: "cubes-hu", turns: 3, hands: [HAND, []], board: BOARD }, { happened: [happened(1, "roll")] }));
    expect(draft.rolled).toEqual([]);
  });
});

test("a spectator has a board and no hand", () => {
  const draft = new GridDraft("T");
  draft.sync(now({ turns: 2, hands: [null, null], board: BOARD }, { you: null }));
  expect(draft.tiles).toHaveLength(2);
  expect(draft.hand).toEqual([]);
});

test("the last piece of the game adds six points, also in the preview", () => {
  const draft = new GridDraft("T");
  draft.sync(now({ turns: 2, hands: [["Ro"], null], board: BOARD, supply: 0 }));
  draft.pick(draft.hand[0]!.id);
  expect(draft.openAt.get("2,0")?.points).toBe(9);
  draft.lay(draft.hand[0]!.id, 2, 0);
  expect(draft.points).toBe(9);
});
