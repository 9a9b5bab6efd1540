// Advice while rearranging cards: what a set is, and what is wrong with a table at this moment. The server judges.
import { QWIRKLE_LENGTH } from "../games";
import { type Color, COLOR_LETTERS, type Piece, type Shape, SHAPE_LETTERS } from "../lib/pieces";
import { common } from "./grid";

export const MIN_SET_SIZE = 3;

export type Trouble = "short" | "mismatch" | "duplicate";

/** Why these cards are no set yet; undefined if they are one. */
export function trouble(cards: readonly Piece[]): Trouble | undefined {
  if (new Set(cards).size < cards.length) return "duplicate";
  if (cards.length > 1 && !common(cards)) return "mismatch";
  return cards.length < MIN_SET_SIZE ? "short" : undefined;
}

/** What all cards of a row share; both while that is still open. */
export function shared(cards: readonly Piece[]): { attribute: "color" | "shape"; value: Color | Shape } | undefined {
  return cards.length > 1 ? common(cards) : undefined;
}

/** The cards that are missing for a Qwirkle. */
export function missing(cards: readonly Piece[]): Piece[] {
  const first = cards[0];
  const same = shared(cards);
  if (!first || !same) return [];
  const all = same.attribute === "color" ? SHAPE_LETTERS.map((shape) => `${first[0]}${shape}`) : COLOR_LETTERS.map((color) => `${color}${first[1]}`);
  return all.filter((piece) => !cards.includes(piece));
}

export const isQwirkle = (cards: readonly Piece[]): boolean => cards.length === QWIRKLE_LENGTH && !trouble(cards);

/** The rows of a table as text that does not depend on any order. */
export const unorderedText = (rows: readonly (readonly Piece[])[]): string =>
  rows
    .map((row) => [...row].sort().join(""))
    .sort()
    .join(" ");
