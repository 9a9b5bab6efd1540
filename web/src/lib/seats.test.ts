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

test("a table of a shared device is one entry with all its secrets", () => {
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

test("a rematch keeps all seats and where their hands are", () => {
  hold("FIRST", "ann", shared);
  holdAgain("FIRST", "AGAIN");
  expect(sharedSeats("AGAIN")).toEqual(shared);
  expect(secretOf("AGAIN")).toBe("ann");
});

test("nothing remains of a table that was left, or forgotten for newer ones", () => {
  hold("LEFT", "ann", shared);
  letGo("LEFT");
  expect(sharedSeats("LEFT")).toEqual([]);
  hold("OLD", "ann", shared);
  for (let i = 0; i < 100; i++) hold(`T${i}`, "own");
  expect(sharedSeats("OLD")).toEqual([]);
  expect(heldSeats()).toHaveLength(100);
});

test("a seat that is taken again alone is no longer shared", () => {
  hold("TABLE", "ann", shared);
  hold("TABLE", "cleo");
  expect(sharedSeats("TABLE")).toEqual([]);
  expect(secretsOf("TABLE")).toEqual(["cleo"]);
});
