// What a turn was made of, read from its notation.
import { expect, test } from "vitest";
import { laidBy, piecesOf } from "./notation";

test.each([
  ["lay Rt@0,0 Rs@-1,0", ["Rt", "Rs"]],
  ["play Rt Go : RtRsRd", ["Rt", "Go"]],
  ["play Rt Go", ["Rt", "Go"]],
  ["reroll Rt", ["Rt"]],
  ["pass", []],
])("piecesOf reads %s", (action, pieces) => {
  expect(piecesOf(action)).toEqual(pieces);
});

test("laidBy reads the cell of a tile", () => {
  expect(laidBy("lay Rt@3,-2")).toEqual([{ piece: "Rt", x: 3, y: -2 }]);
  expect(laidBy("swap Rt")).toEqual([]);
});
