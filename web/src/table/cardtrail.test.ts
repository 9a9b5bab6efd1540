// Which of the last turns brought each card to its place.
import { expect, test } from "vitest";
import { happened } from "../testing/now";
import { cardTrail } from "./cardtrail";

const BEFORE = happened(0, "play Ro Rs Rd : RoRsRd YtGtBt");
const FIRST = happened(1, "play Rt : RoRsRdRt YtGtBt");
/** The red circle moves to a new set; the red set stays, with a card from the hand. */
const SECOND = happened(2, "play Rc Yo Go : RsRdRtRc RoYoGo YtGtBt");
const history = [BEFORE, FIRST, SECOND];

test("cardTrail numbers the turns that played and moved each card", () => {
  const mark = cardTrail(history, history.slice(1));
  expect(mark(["Rs", "Rd", "Rt", "Rc"], "Rt")).toEqual({ hand: 1, moved: 0 });
  expect(mark(["Rs", "Rd", "Rt", "Rc"], "Rc")).toEqual({ hand: 2, moved: 0 });
  expect(mark(["Ro", "Yo", "Go"], "Ro")).toEqual({ hand: 0, moved: 2 });
  expect(mark(["Rs", "Rd", "Rt", "Rc"], "Rs")).toEqual({ hand: 0, moved: 0 });
});

test("cardTrail ignores turns before its start and turns that play nothing", () => {
  const later = [happened(0, "redraw"), happened(1, "pass")];
  const mark = cardTrail([...history, ...later], later);
  expect(mark(["Rs", "Rd", "Rt", "Rc"], "Rc")).toEqual({ hand: 0, moved: 0 });
});

test("cardTrail knows nothing of a row that is not on the table", () => {
  expect(cardTrail(history, history.slice(1))(["Bo", "Bs", "Bd"], "Bo")).toEqual({ hand: 0, moved: 0 });
});
