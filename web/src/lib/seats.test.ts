// The secrets of a device: one for each table, or several where players share it.
import { beforeEach, expect, test } from "vitest";
import { heldSeats, hold, holdAgain, letGo, secretOf, secretsOf, sharedSeats } from "./seats";
import { remember } from "./storage";

const shared = [
  { seat: 0, secret: "ann" },
  { seat: 2, secret: "ben", phone: true },
];

beforeEach(() => {
  remember("seats", []);
  remember("device", {});
});

test("heldSeats lists a table of a shared device once, with all its secrets", () => {
  hold("SHARED", "ann", shared);
  hold("USUAL", "own");
  expect(heldSeats()).toEqual([
    { table: "USUAL", secret: "own" },
    { table: "SHARED", secret: "ann" },
  ]);
  expect(secretsOf("SHARED")).toEqual(["ann", "ben"]);
  expect(secretsOf("USUAL")).toEqual(["own"]);
  expect(secretsOf("OTHER")).toEqual([]);
});

test("holdAgain keeps all seats, and where their hands are, for a rematch", () => {
  hold("FIRST", "ann", shared);
  holdAgain("FIRST", "AGAIN");
  expect(sharedSeats("AGAIN")).toEqual(shared);
  expect(secretOf("AGAIN")).toBe("ann");
});

test("letGo, and newer tables, remove everything of a table", () => {
  hold("LEFT", "ann", shared);
  letGo("LEFT");
  expect(sharedSeats("LEFT")).toEqual([]);
  hold("OLD", "ann", shared);
  for (let i = 0; i < 100; i++) hold(`T${i}`, "own");
  expect(sharedSeats("OLD")).toEqual([]);
  expect(heldSeats()).toHaveLength(100);
});

test("hold of a single seat ends sharing", () => {
  hold("TABLE", "ann", shared);
  hold("TABLE", "cleo");
  expect(sharedSeats("TABLE")).toEqual([]);
  expect(secretsOf("TABLE")).toEqual(["cleo"]);
});
