// What people type for a code.
import { expect, test } from "vitest";
import { tableCode } from "./code";

test("a code is read with spaces, in small letters, and with letters that look like digits", () => {
  expect(tableCode(" ab12 cd3o ")).toBe("AB12CD30");
  expect(tableCode("l2i4-OOOO")).toBe("12140000");
});

test("a pasted link counts as its code", () => {
  expect(tableCode("https://sixfold.example/t/AB12CD34#now")).toBe("AB12CD34");
});

test("nothing is no code", () => {
  expect(tableCode(" - ")).toBe("");
});
