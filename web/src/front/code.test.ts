// What people type for a code.
import { expect, test } from "vitest";
import { tableCode } from "./code";

test("tableCode accepts spaces, small letters, and letters that look like digits", () => {
  expect(tableCode(" ab12 cd3o ")).toBe("AB12CD30");
  expect(tableCode("l2i4-OOOO")).toBe("12140000");
});

test("tableCode finds the code in a pasted link", () => {
  expect(tableCode("https://sixfold.example/t/AB12CD34#now")).toBe("AB12CD34");
});

test("tableCode returns nothing for text without a code", () => {
  expect(tableCode(" - ")).toBe("");
});
