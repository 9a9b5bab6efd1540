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
function begun(state = at(2)): GridDraft {
  const draft = new GridDraft("T");
  draft.sync(state);
  return draft;
}
const slot = (draft: GridDraft, piece: string) => draft.held.find((each) => each.piece === piece)!.id;

test("pick opens the cells where the piece fits, with their points", () => {
  const draft = begun();
  draft.pick(slot(draft, "Ro"));
  expect(draft.openAt.get("2,0")?.points).toBe(3);
  expect(draft.openAt.has("0,1")).toBe(true);
  expect(draft.openAt.has("5,5")).toBe(false);
});

test("lay accepts one line, scores it and writes the action", () => {
  const draft = begun();
  expect(draft.lay(slot(draft, "Ro"), 2, 0)).toBe(true);
  expect(draft.lay(slot(draft, "Rs"), 3, 0)).toBe(true);
  expect(draft.lay(slot(draft, "Gc"), 3, 1)).toBe(false);
  expect(draft.points).toBe(4);
  expect(draft.action).toBe("lay Ro@2,0 Rs@3,0");
});

test("takeBack of an inner piece also takes back the outer one", () => {
  const draft = begun();
  draft.lay(slot(draft, "Ro"), 2, 0);
  draft.lay(slot(draft, "Rs"), 3, 0);
  draft.takeBack(2, 0);
  expect(draft.laid).toEqual([]);
  expect(draft.held).toHaveLength(6);
});

test("draft and order of the hand survive a reload", () => {
  const before = begun();
  before.shuffle();
  before.lay(slot(before, "Ro"), 2, 0);
  const after = begun();
  expect(after.hand.map((each) => each.piece)).toEqual(before.hand.map((each) => each.piece));
  expect(after.action).toBe("lay Ro@2,0");
});

test("tiles chosen for an exchange survive a reload", () => {
  const before = begun();
  before.enter("exchange");
  before.pick(before.hand[2]!.id);
  before.pick(before.hand[4]!.id);
  const after = begun();
  expect(after.action).toBe("swap Bt Gc");
});

test("sync does not restore the draft of another turn", () => {
  const before = begun();
  before.lay(slot(before, "Ro"), 2, 0);
  const after = begun(at(4));
  expect(after.laid).toEqual([]);
});

test("follow shows the draft of another tab", () => {
  const [one, other] = [begun(), begun()];
  one.lay(slot(one, "Ro"), 2, 0);
  other.follow();
  expect(other.action).toBe("lay Ro@2,0");
});

test("sync without a new turn keeps the draft", () => {
  const draft = begun();
  draft.lay(slot(draft, "Ro"), 2, 0);
  draft.sync(at(2));
  expect(draft.laid).toHaveLength(1);
});

test("sync after an undo discards the draft, though the number of turns is the same", () => {
  const draft = begun();
  draft.lay(slot(draft, "Ro"), 2, 0);
  draft.sync(now({ turns: 2, hands: [HAND, null], board: [] }, { undos: 1 }));
  expect(draft.laid).toEqual([]);
});

test("sync puts drawn pieces into the places of the laid ones", () => {
  const draft = begun();
  draft.lay(slot(draft, "Rs"), 2, 0);
  draft.sync(at(4, ["Ro", "Bt", "Bt", "Gc", "Px", "Yo"]));
  expect(draft.hand.map((each) => each.piece)).toEqual(["Ro", "Yo", "Bt", "Bt", "Gc", "Px"]);
});

describe("cubes", () => {
  const cubes = (turns: number, hand: string[], action = "") =>
    now({ game: "cubes", edition: "cubes-hu", turns, hands: [hand, []], board: BOARD }, { happened: action ? [happened(0, action)] : [] });

  test("sync keeps place and colour of a rolled cube and lists it in rolled", () => {
    const draft = begun(cubes(2, HAND));
    draft.enter("reroll");
    draft.pick(draft.hand[1]!.id);
    draft.pick(draft.hand[4]!.id);
    expect(draft.action).toBe("reroll Rs Gc");
    draft.sync(cubes(3, ["Ro", "Rx", "Bt", "Bt", "Go", "Px"], "reroll Rs Gc"));
    expect(draft.hand.map((each) => each.piece)).toEqual(["Ro", "Rx", "Bt", "Bt", "Go", "Px"]);
    expect(draft.rolled).toEqual([draft.hand[1]!.id, draft.hand[4]!.id]);
  });

  test("sync lists all cubes in rolled after a roll of all, also those with the same face", () => {
    const draft = begun(cubes(2, HAND));
    draft.sync(cubes(3, ["Ro", "Rx", "Bt", "Bo", "Go", "Px"], "roll"));
    expect(draft.rolled).toHaveLength(6);
  });

  test("sync keeps your hand when another player rolls", () => {
    const draft = begun(cubes(2, HAND));
    draft.sync(now({ game: "cubes", edition: "cubes-hu", turns: 3, hands: [HAND, []], board: BOARD }, { happened: [happened(1, "roll")] }));
    expect(draft.rolled).toEqual([]);
  });
});

test("sync gives a spectator a board and no hand", () => {
  const draft = begun(now({ turns: 2, hands: [null, null], board: BOARD }, { you: null }));
  expect(draft.tiles).toHaveLength(2);
  expect(draft.hand).toEqual([]);
});

test("last piece of the game adds six points, also in the preview", () => {
  const draft = begun(now({ turns: 2, hands: [["Ro"], null], board: BOARD, supply: 0 }));
  draft.pick(draft.hand[0]!.id);
  expect(draft.openAt.get("2,0")?.points).toBe(9);
  draft.lay(draft.hand[0]!.id, 2, 0);
  expect(draft.points).toBe(9);
});
