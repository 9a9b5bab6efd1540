// The client's advice agrees with the referee: on thousands of drafts that it judged, and on the rulebooks' own examples.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesOf } from "../games";
import type { Laid } from "../lib/notation";
import { COLORS, type Piece, SHAPES } from "../lib/pieces";
import { at, boardOf, largestSet, lines, openingPieces, places, score } from "./grid";
import { fault } from "./newrows";
import { isQwirkle, trouble } from "./sets";

type Draft = [tiles: string, points: number | null, lines: unknown[][], more: Piece, places: [number, number][]];
interface Entry {
  hand?: string;
  owed?: number;
  sets?: string[];
  edition?: string;
  board?: string;
  drafts?: Draft[];
  rows?: string[];
  plays?: [cards: string, rows: string[], reason: string | null, ...concerned: string[]][];
  old?: string[];
  played?: string;
  tables?: [rows: string[], matched: string | null, keepThree: string | null][];
}
interface Vector {
  id: string;
  edition: string;
  board?: [number, number, string, string][];
  hand?: [string, string][];
  table?: [string, string][][];
  action: { place?: [number, number, string, string][]; play?: [string, string][]; table?: [string, string][][]; qwirkles?: [string, string][][] };
  legal: boolean;
  score: number | null;
  reason?: string;
}

function read<T>(name: string): T[] {
  const text = readFileSync(new URL(`../../../tests/data/${name}`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}
const entries = read<Entry>("drafts.jsonl");
const vectors = read<Vector>("vectors.jsonl");

const words = (text: string): string[] => (text ? text.split(" ") : []);
function tile(text: string): Laid {
  const [piece = "", cell = ""] = text.split("@");
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y, piece };
}
const board = (tiles: readonly Laid[]) => boardOf(tiles.map(({ x, y, piece }) => [x, y, piece] as const));

/** Whether a draft can be laid piece by piece where the client shows a place for it. */
function canBeLaid(table: ReadonlyMap<string, Piece>, draft: readonly Laid[]): boolean {
  const laid: Laid[] = [];
  let left = [...draft];
  // On an empty table the client begins in the middle: a draft is the same on any cell.
  const first = draft[0];
  if (!table.size && first) left = left.map((each) => ({ ...each, x: each.x - first.x, y: each.y - first.y }));
  while (left.length) {
    const next = left.find((each) => places(table, laid, each.piece).some(([x, y]) => x === each.x && y === each.y));
    if (!next) return false;
    laid.push(next);
    left = left.filter((each) => each !== next);
  }
  return true;
}

test("openingPieces are those of the largest sets, as for the referee", () => {
  const hands = entries.filter((each) => each.hand !== undefined);
  expect(hands.length).toBeGreaterThan(200);
  for (const { hand = "", owed, sets = [] } of hands) {
    expect(largestSet(words(hand)), hand).toBe(owed);
    expect([...openingPieces(words(hand), [])].sort(), hand).toEqual([...new Set(sets.flatMap(words))].sort());
    const set = words(sets[0] ?? "");
    const begun = [{ x: 0, y: 0, piece: set[0] ?? "" }];
    const fitting = sets.map(words).filter((each) => each.includes(begun[0]?.piece ?? ""));
    expect([...openingPieces(words(hand), begun)].sort(), hand).toEqual([...new Set(fitting.flat())].sort());
  }
});

test("places, lines and score agree with the referee on every draft", () => {
  let judged = 0;
  for (const { edition = "", board: tiles, drafts = [] } of entries.filter((each) => each.drafts)) {
    const table = board(words(tiles ?? "").map(tile));
    for (const [text, points, made, more, open] of drafts) {
      const draft = words(text).map(tile);
      const about = `${edition} ${tiles} + ${text}`;
      const free = draft.every((each) => !table.has(at(each.x, each.y)));
      expect(free && canBeLaid(table, draft), about).toBe(points !== null);
      judged++;
      if (points === null) continue;
      expect(score(table, draft, edition.endsWith("=1") ? 1 : 0, false), about).toBe(points);
      const seen = lines(table, draft).map((line) => [line.row ? "row" : "column", line.attribute, line.value, line.cells.length, line.points]);
      expect(seen.map(String).sort(), about).toEqual(made.map(String).sort());
      expect(places(table, draft, more).map(String).sort(), `${about} + ${more}`).toEqual(open.map(String).sort());
    }
  }
  expect(judged).toBeGreaterThan(2000);
});

const REASONS: Record<string, string> = { "no hand card": "new_row_without_hand_card", "keep three": "row_must_keep_three" };

test("fault agrees with the referee on every table of cards, and names the same rows", () => {
  let judged = 0;
  for (const { edition = "", rows: old = [], plays = [] } of entries.filter((each) => each.plays))
    for (const [cards, rows, reason, ...concerned] of plays) {
      const about = `${edition} ${old.join(" / ")} + ${cards} -> ${rows.join(" / ")}`;
      const table = rows.map(words);
      const wrong = table.some((row) => trouble(row));
      const found = wrong ? undefined : fault(old.map(words), table, words(cards), rulesOf(edition).new_rows!);
      expect(!wrong && !found, about).toBe(reason === null);
      if (concerned.length || found) expect([found && REASONS[found.reason], found?.rows.map((row) => row.join(" "))], about).toEqual([reason, concerned]);
      if (["mismatch", "duplicate", "row_too_short"].includes(reason ?? "")) expect(wrong, about).toBe(true);
      judged++;
    }
  expect(judged).toBeGreaterThan(1000);
});

test("fault agrees with the referee on every way to regroup a small table", () => {
  const judged = { null: 0, "no hand card": 0, "keep three": 0 };
  for (const { old = [], played = "", tables = [] } of entries.filter((each) => each.tables))
    for (const [rows, matched, keepThree] of tables) {
      const about = `${old.join(" / ")} + ${played} -> ${rows.join(" / ")}`;
      const say = (rule: "matched" | "keep three" | "any"): string | null => {
        const found = fault(old.map(words), rows.map(words), words(played), rule);
        return found ? `${found.reason}: ${found.rows.map((row) => row.join(" ")).join(" / ")}` : null;
      };
      expect([say("matched"), say("keep three"), say("any")], about).toEqual([matched, keepThree, null]);
      judged[(keepThree?.split(":")[0] ?? "null") as keyof typeof judged]++;
    }
  expect(Math.min(...Object.values(judged))).toBeGreaterThan(100);
});

// The examples of the rulebooks. Colours and shapes are words there.
const letter = (names: Record<string, string>, name: string) => Object.keys(names).find((each) => names[each] === name) ?? "";
const piece = (color: string, shape: string): Piece => letter(COLORS, color) + letter(SHAPES, shape);
const laid = (tiles: [number, number, string, string][]): Laid[] => tiles.map(([x, y, color, shape]) => ({ x, y, piece: piece(color, shape) }));
const cards = (some: [string, string][]): Piece[] => some.map(([color, shape]) => piece(color, shape));
/** What only the hand, the bag or the moment decides is the server's to say. */
const BY_SHAPE = [
  "mismatch",
  "duplicate",
  "no_contact",
  "not_one_line",
  "cell_taken",
  "same_cell",
  "row_too_short",
  "new_row_without_hand_card",
  "row_must_keep_three",
];

test("drafts agree with every example of the rulebooks that a table alone decides", () => {
  let judged = 0;
  for (const { id, edition, board: tiles, table, action, legal, score: points, reason } of vectors) {
    if (!legal && !BY_SHAPE.includes(reason ?? "")) continue;
    if (tiles && action.place) {
      const before = board(laid(tiles));
      const draft = laid(action.place);
      const cells = new Set(draft.map((each) => at(each.x, each.y)));
      const free = cells.size === draft.length && draft.every((each) => !before.has(at(each.x, each.y)));
      expect(free && canBeLaid(before, draft), id).toBe(legal);
      if (legal && points !== null) expect([points, points - 6], id).toContain(score(before, draft, edition.endsWith("=1") ? 1 : 0, false));
      judged++;
    } else if (table && action.play && action.table) {
      const rows = [...action.table, ...(action.qwirkles ?? [])].map(cards);
      const whole = rows.every((row) => !trouble(row));
      const found = whole && table.length ? fault(table.map(cards), rows, cards(action.play), rulesOf(edition).new_rows!) : undefined;
      expect(whole && !found, id).toBe(legal);
      if (legal) expect(rows.filter(isQwirkle).length, id).toBe(points);
      judged++;
    }
  }
  expect(judged).toBeGreaterThan(40);
});
