// The draft of a turn with cards, what moved in it, and what moved in the turn before.
import { beforeEach, expect, test } from "vitest";
import { pieces } from "../lib/draft.svelte";
import { readPlay } from "../lib/notation";
import { forget } from "../testing/memory";
import { now } from "../testing/now";
import { steps, traceRows } from "./steps";
import { lastChange } from "./lastchange";
import { SetsDraft } from "./setsdraft.svelte";

beforeEach(forget);

const HAND = ["Bx", "Yo", "Yd", "Ps"];
const TABLE = [
  ["Bo", "Bs", "Bd", "Bt"],
  ["Rt", "Ot", "Yt", "Gt", "Pt"],
];
const at = (turns = 4, more = {}) => now({ game: "cards", edition: "cards-pl", turns, hands: [HAND, null], table: TABLE, ...more });
function begun(more = {}, turns = 4): SetsDraft {
  const draft = new SetsDraft("T");
  draft.sync(at(turns, more));
  return draft;
}
const card = (draft: SetsDraft, piece: string) => draft.cards.find((each) => each.piece === piece)!.id;

test("steps show how a card from the hand frees one for a Qwirkle", () => {
  const draft = begun();
  const [blues, stars] = draft.rows.map((row) => row.id);
  draft.move([card(draft, "Bx")], blues!);
  draft.move([card(draft, "Bt")], stars!);
  expect(draft.ready).toBe(true);
  expect(draft.qwirkles).toHaveLength(1);
  expect(draft.steps.map((step) => [step.what, step.pieces.join("")])).toEqual([
    ["hand", "Bx"],
    ["moved", "Bt"],
    ["taken", "RtOtYtGtPtBt"],
  ]);
  expect([...draft.moved]).toEqual([card(draft, "Bt")]);
  expect(draft.action).toBe("play Bx : BoBsBdBx ! RtOtYtGtBtPt");
});

test("ready needs a whole largest set and nothing else in an opening", () => {
  const hand = ["Ro", "Oo", "Yo", "Go", "Ox", "Bx", "Px"];
  const opened = (edition: string, ...sets: string[][]) => {
    forget();
    const draft = begun({ edition, opening: true, hands: [hand, null], table: [] }, 0);
    for (const set of sets)
      draft.move(
        set.map((piece) => card(draft, piece)),
        "new",
      );
    return draft;
  };
  const [circles, crosses] = [hand.slice(0, 4), hand.slice(4)];
  expect(opened("cards-pl", circles).ready).toBe(true);
  expect(opened("cards-pl", circles.slice(1)).ready).toBe(false);
  expect(opened("cards-pl", crosses).misopened).toBe(true);
  expect(opened("cards-pl", circles, crosses).ready).toBe(false);
  expect(opened("cards-en", circles, crosses).ready).toBe(true);
});

test("move returns only cards from the hand to the hand", () => {
  const draft = begun();
  expect(draft.move([card(draft, "Bt")], "hand")).toBe(false);
  const bx = card(draft, "Bx");
  draft.move([bx], "new");
  expect(draft.move([bx], "hand")).toBe(true);
  expect(draft.changed).toBe(false);
});

test("undo goes back step by step, reset at once", () => {
  const draft = begun();
  draft.move([card(draft, "Yo"), card(draft, "Yd")], "new");
  draft.move([card(draft, "Bx")], draft.rows[0]!.id);
  draft.undo();
  expect(draft.played.sort()).toEqual(["Yd", "Yo"]);
  draft.undo();
  expect(draft.changed).toBe(false);
  expect(draft.canUndo).toBe(false);
  draft.move([card(draft, "Bx")], draft.rows[0]!.id);
  draft.reset();
  expect(draft.changed).toBe(false);
});

test("troubles say what is wrong with an incomplete set", () => {
  const draft = begun();
  draft.move([card(draft, "Yo"), card(draft, "Yd")], "new");
  expect([...draft.troubles.values()]).toEqual(["short"]);
  draft.move([card(draft, "Ps")], draft.rows.at(-1)!.id);
  expect([...draft.troubles.values()]).toEqual(["mismatch"]);
  expect(draft.ready).toBe(false);
});

test("fault rejects a new row without a card from the hand, except in the English edition", () => {
  const table = [
    ["Ro", "Oo", "Yo", "Go"],
    ["Rs", "Os", "Ys", "Gs"],
    ["Rd", "Od", "Yd", "Gd"],
    ["Bo", "Bs", "Bd"],
  ];
  for (const edition of ["cards-pl", "cards-pl;free_rows=1", "cards-en"]) {
    forget();
    const draft = begun({ edition, table });
    draft.move([card(draft, "Ro"), card(draft, "Rs"), card(draft, "Rd")], "new");
    draft.move([card(draft, "Bx")], draft.rows[3]!.id);
    const refused = edition !== "cards-en";
    expect(draft.fault?.reason).toBe(refused ? "no hand card" : undefined);
    expect(draft.rows.map((row) => draft.concerned(row))).toEqual([undefined, undefined, undefined, undefined, refused ? ["Ro", "Rs", "Rd"] : undefined]);
    expect(draft.ready).toBe(!refused);
  }
});

test("fault marks the rows with cards of a row that did not keep three", () => {
  const table = [
    ["Bo", "Bs", "Bd"],
    ["Rs", "Os", "Gs"],
    ["Rd", "Od", "Gd"],
  ];
  for (const edition of ["cards-pl", "cards-pl;free_rows=1", "cards-en"]) {
    forget();
    const draft = begun({ edition, table, hands: [["Yo", "Po", "Rx"], null] });
    const [, squares, diamonds] = draft.rows.map((row) => row.id);
    draft.move([card(draft, "Bs")], squares!);
    draft.move([card(draft, "Bd")], diamonds!);
    draft.move([card(draft, "Bo"), card(draft, "Yo"), card(draft, "Po")], "new");
    const refused = edition === "cards-pl";
    expect(draft.fault).toEqual(refused ? { reason: "keep three", rows: [["Bo", "Bs", "Bd"]] } : undefined);
    expect(draft.rows.filter((row) => draft.concerned(row))).toHaveLength(refused ? 3 : 0);
    expect(draft.ready).toBe(!refused);
  }
});

test("rearranged table survives a reload", () => {
  const before = begun();
  before.move([card(before, "Bx")], before.rows[0]!.id);
  before.move([card(before, "Bt")], before.rows[1]!.id);
  const after = begun();
  expect(after.action).toBe(before.action);
  expect(after.steps).toEqual(before.steps);
});

test("tidy changes neither the table nor the turn", () => {
  const draft = begun();
  draft.move([card(draft, "Bx")], draft.rows[0]!.id);
  const action = draft.action;
  draft.tidy();
  expect(draft.action.split(" : ")[1]!.split(" ").sort()).toEqual(action.split(" : ")[1]!.split(" ").sort());
  expect(draft.played).toEqual(["Bx"]);
});

test("tidy puts rows of a shape above rows of a colour, long ones first", () => {
  const table = [
    ["Bo", "Bs", "Bd", "Bt"],
    ["Gx", "Rx", "Ox"],
    ["Yo", "Ys", "Yd"],
    ["Rt", "Ot", "Yt", "Gt", "Pt"],
  ];
  const draft = begun({ table });
  draft.tidy();
  expect(draft.rows.map((row) => pieces(row).join(""))).toEqual(["RtOtYtGtPt", "RxOxGx", "BoBsBdBt", "YoYsYd"]);
});

test("readPlay reads cards, table and Qwirkles of an action", () => {
  expect(readPlay("play Bx : BoBsBdBx RoRsRd ! RtOtYtGtPtBt")).toEqual({
    played: ["Bx"],
    rows: [
      ["Bo", "Bs", "Bd", "Bx"],
      ["Ro", "Rs", "Rd"],
    ],
    taken: [["Rt", "Ot", "Yt", "Gt", "Pt", "Bt"]],
  });
  expect(readPlay("pass")).toBeUndefined();
});

test("traceRows finds where cards came from, given only the tables", () => {
  const rows = traceRows(
    TABLE,
    [
      ["Bo", "Bs", "Bd", "Bx"],
      ["Rt", "Ot", "Yt", "Gt", "Pt", "Bt"],
    ],
    ["Bx"],
  );
  expect(rows.map(pieces).flat()).toHaveLength(10);
  expect(steps(TABLE, rows).map((step) => step.what)).toEqual(["hand", "moved", "taken"]);
});

test("lastChange says which cards came from the hand and which only moved", () => {
  const change = lastChange([
    { seat: 0, action: "play Ro : BoBsBdBt RtOtYtGtPt" },
    { seat: 1, action: "play Bx : BoBsBdBx ! RtOtYtGtBtPt" },
  ])!;
  expect(change.seat).toBe(1);
  expect(change.origin(["Bo", "Bs", "Bd", "Bx"], "Bx")).toBe("hand");
  expect(change.origin(["Bo", "Bs", "Bd", "Bx"], "Bo")).toBeUndefined();
  expect(change.origin(["Rt", "Ot", "Yt", "Gt", "Bt", "Pt"], "Bt")).toBe("moved");
  expect(lastChange([])).toBeUndefined();
});
