// Derive every deal, draw and roll of a record again from its secret and salts.
import { gameOf, rulesOf } from "../games";
import { boardOf, fits, frontier, largestSet } from "../hint/grid";
import { readPieces, verbOf } from "../lib/notation";
import { COLOR_LETTERS, type Piece, PIECES, SHAPE_LETTERS } from "../lib/pieces";
import { type Moment, replay } from "../review/replay";
import { Dice } from "./dice";
import { digest, digestLines } from "./digest";
import type { FairRecord } from "./record";

const SMALLEST_SET = 3;

/** The number of the first deal or turn, from 0 on, that does not follow from the secret; undefined if all do. */
export function firstWrongDraw(record: FairRecord): number | undefined {
  const { secret = "", salts = [], deals, turns } = record;
  const seed = digestLines("sixfold seed", ...[secret, ...salts].map(digest), secret, ...salts);
  const rolled = gameOf(record.edition).supplyBy !== "kind";
  const { copies, hand } = rulesOf(record.edition);
  const full = (rolled ? COLOR_LETTERS : PIECES).map(() => copies);
  const kindOf = (piece: Piece) => (rolled ? COLOR_LETTERS.indexOf(piece[0]!) : PIECES.indexOf(piece));
  const change = (supply: readonly number[], pieces: readonly Piece[], by: 1 | -1) => {
    const after = [...supply];
    for (const piece of pieces) after[kindOf(piece)]! += by;
    return after;
  };
  const text = (numbers: readonly number[]) => numbers.map((each) => PIECES[each]).join("");

  let supply = full;
  for (const [number, hands] of deals.entries()) {
    const dice = new Dice(seed, number, full);
    supply = full;
    for (const dealt of hands) {
      const drawn = dice.draw(supply, hand);
      if (text(rolled ? dice.roll(drawn) : drawn) !== dealt) return 0;
      supply = change(supply, readPieces(dealt), -1);
    }
    const canStart = gameOf(record.edition).layout === "grid" || hands.some((each) => largestSet(readPieces(each)) >= SMALLEST_SET);
    if (canStart !== (number === deals.length - 1)) return 0;
  }

  const { moments } = replay(record);
  for (const [number, turn] of turns.entries()) {
    const before = moments[number]!;
    const [action = "", drawn = ""] = turn.turn.split(" = ");
    const held = before.hands[turn.seat]!;
    const left = supply.reduce((sum, each) => sum + each, 0);
    const dice = new Dice(seed, deals.length + number, supply);
    const words = action.split(" : ")[0]!.split(" ").slice(1);
    const drawnPieces = readPieces(drawn);
    let expected: number[] = [];
    switch (verbOf(action)) {
      case "lay": {
        const kinds = dice.draw(supply, Math.min(words.length, left));
        expected = rolled ? dice.roll(kinds) : kinds;
        supply = change(supply, drawnPieces, -1);
        break;
      }
      case "play":
        expected = dice.draw(supply, Math.min(hand - held.length + words.length, left));
        supply = change(supply, drawnPieces, -1);
        break;
      case "swap":
        expected = dice.draw(supply, words.length);
        supply = change(change(supply, drawnPieces, -1), words, 1);
        break;
      case "reroll":
        expected = dice.roll(words.map(kindOf).sort((a, b) => a - b));
        break;
      case "roll":
        if (isDead(before, held)) {
          supply = change(supply, held, 1);
          expected = dice.roll(dice.draw(supply, held.length));
          supply = change(supply, drawnPieces, -1);
        } else expected = dice.roll(held.map(kindOf).sort((a, b) => a - b));
        break;
      case "redraw": {
        const first = dice.draw(supply, Math.min(held.length, left));
        const own = change(
          full.map(() => 0),
          held,
          1,
        );
        expected = [...first, ...dice.draw(own, held.length - first.length)].sort((a, b) => a - b);
        supply = change(change(supply, held, 1), drawnPieces, -1);
        break;
      }
    }
    if (text(expected) !== drawn) return number + 1;
  }
  return undefined;
}

/** Whether no face of any colour in a hand of cubes fits anywhere (B7). */
function isDead(at: Moment, hand: readonly Piece[]): boolean {
  const board = boardOf(at.board.map(({ x, y, piece }) => [x, y, piece] as const));
  if (!board.size) return false;
  const faces = [...new Set(hand.map((each) => each[0]!))].flatMap((color) => SHAPE_LETTERS.map((shape) => color + shape));
  return !frontier(board).some(([x, y]) => faces.some((face) => fits(board, x, y, face)));
}
