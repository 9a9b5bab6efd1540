// Which of the last turns played each card on the table.
import { expect, test } from "vitest";
import { happened } from "../testing/now";
import { cardTrail } from "./cardtrail";

const BEFORE = happened(0, "play Ro Rs Rd : RoRsRd YtGtBt");
const FIRST = happened(1, "play Rt : RoRsRdRt YtGtBt");
/** The red circle moves to a new set; the red set stays, with a card from the hand. */
const SECOND = happened(2, "play Rc Yo Go : RsRdRtRc RoYoGo YtGtBt");
const history = [BEFORE, FIRST, SECOND];

test("cardTrail numbers the turns that played each card", () => {
  const number = cardTrail(history, history.slice(1));
  expect(number(["Rs", "Rd", "Rt", "Rc"], "Rt")).toBe(1);
  expect(number(["Rs", "Rd", "Rt", "Rc"], "Rc")).toBe(2);
  expect(number(["Ro", "Yo", "Go"], "Ro")).toBe(0);
  expect(number(["Rs", "Rd", "Rt", "Rc"], "Rs")).toBe(0);
});

test("cardTrail ignores turns before its start and turns that play nothing", () => {
  const later = [happened(0, "redraw"), happened(1, "pass")];
  expect(cardTrail([...history, ...later], later)(["Rs", "Rd", "Rt", "Rc"], "Rc")).toBe(0);
});

test("cardTrail knows nothing of a row that is not on the table", () => {
  expect(cardTrail(history, history.slice(1))(["Bo", "Bs", "Bd"], "Bo")).toBe(0);
});
