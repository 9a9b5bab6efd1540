// A position with hidden hands: its data, its notation, and how to get one from a view or a record.
import { editionId, gameOf, GAMES, rulesOf, totalOf } from "../games";
import { CUBES_OF_A_COLOR, unseen } from "../hint/odds";
import {
  gridText,
  type Held,
  type Laid,
  NotationError,
  readCount,
  readFields,
  readGrid,
  readHands,
  readRows,
  readScores,
  readTaken,
  rowsText,
} from "../lib/notation";
import { inOrder, type Piece } from "../lib/pieces";
import type { Moment, Replay } from "../review/replay";
import type { ViewData } from "../wire";

export interface PartialPosition {
  edition: string;
  mover: number;
  scores: number[];
  hands: Held[];
  tiles: Laid[];
  rows: Piece[][];
  taken: Piece[][][];
  opening: boolean;
  rerolled: boolean;
  /** Turns left once the stock of cards has run out; null if the position does not say. */
  last: number | null;
}

export const held = (hand: Held): number => hand.pieces.length + hand.hidden;

export function empty(edition: string, seats = 2): PartialPosition {
  const size = gameOf(edition).openHands ? 0 : rulesOf(edition).hand;
  return {
    edition,
    mover: 0,
    scores: Array<number>(seats).fill(0),
    hands: Array.from({ length: seats }, (_, seat) => ({ pieces: [], hidden: seat && size })),
    tiles: [],
    rows: [],
    taken: Array.from({ length: seats }, () => []),
    opening: true,
    rerolled: false,
    last: null,
  };
}

/** All pieces that can be seen. */
export const seen = (known: PartialPosition): Piece[] => [
  ...known.tiles.map((each) => each.piece),
  ...known.rows.flat(),
  ...known.taken.flat(2),
  ...known.hands.flatMap((hand) => hand.pieces),
];

/** What is left in the bag or stock: all that is neither seen nor in a hidden hand. */
export function supply(known: PartialPosition): number {
  return totalOf(known.edition) - seen(known).length - known.hands.reduce((sum, hand) => sum + hand.hidden, 0);
}

/** Turns left to a game of cards whose stock has run out: like the server, one for every player if the position does not say. */
export const turnsLeft = (known: PartialPosition): number => known.last ?? known.hands.length;

/** How many of a kind can still be put somewhere. */
export function countLeft(known: PartialPosition, piece: Piece): number {
  if (gameOf(known.edition).supplyBy === "kind") return unseen(seen(known)).get(piece) ?? 0;
  return Math.max(0, CUBES_OF_A_COLOR - seen(known).filter((each) => each[0] === piece[0]).length);
}

/** Hidden hands as full as the rules say: while there is a supply all are full, then what is left is shared out. */
export function fillHiddenHands(known: PartialPosition): PartialPosition {
  if (gameOf(known.edition).openHands) return known;
  const full = rulesOf(known.edition).hand;
  const others = known.hands.map((_, seat) => seat).filter((seat) => seat !== known.mover || known.hands[seat]!.hidden);
  let left = totalOf(known.edition) - seen(known).length;
  const hands = known.hands.map((hand) => ({ ...hand }));
  others.forEach((seat, i) => {
    const share = Math.ceil(left / (others.length - i));
    const hidden = Math.max(0, Math.min(full - hands[seat]!.pieces.length, share));
    hands[seat]!.hidden = hidden;
    left -= hidden;
  });
  return { ...known, hands };
}

// The notation, as src/sixfold/rules/partial_position.py reads it.

const handText = (hand: Held): string => (hand.hidden ? `?${held(hand)}` : inOrder(hand.pieces).join("") || "-");

/** The position in one line, as the server and the command line read it. */
export function positionText(known: PartialPosition): string {
  const cards = gameOf(known.edition).layout === "sets";
  return [
    known.edition,
    `mover=${known.mover}`,
    `scores=${known.scores.join(",")}`,
    `hands=${known.hands.map(handText).join("/")}`,
    `table=${cards ? rowsText(known.rows) : gridText(known.tiles)}`,
    ...(cards ? [`taken=${known.taken.map(rowsText).join("|")}`] : []),
    ...(known.last !== null && supply(known) === 0 ? [`last=${known.last}`] : []),
    ...(cards && known.opening ? ["opening"] : []),
    ...(known.rerolled ? ["rerolled"] : []),
  ].join(" ");
}

const MAX_TEXT_LENGTH = 20_000;

/** A position from its line, whole ones too: of those, what the player to move may know. Throws NotationError. */
export function readPosition(text: string, editions: readonly string[]): PartialPosition {
  const [edition = "", ...words] = text.trim().split(/\s+/);
  if (text.length > MAX_TEXT_LENGTH) throw new NotationError(text.slice(0, 20));
  if (!editions.includes(editionId(edition))) throw new NotationError(edition);
  const fields = readFields(words);
  const need = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new NotationError(name);
    return value;
  };
  const cards = gameOf(edition).layout === "sets";
  let hands = readHands(need("hands"));
  const mover = readCount(fields.get("mover") ?? "0");
  if (hands.length < 2 || hands.length > 4 || mover >= hands.length) throw new NotationError("hands");
  const whole = fields.get("supply")?.includes(".") && !gameOf(edition).openHands;
  if (whole) hands = hands.map((hand, seat) => (seat === mover ? hand : { pieces: [], hidden: held(hand) }));
  const table = fields.get("table") ?? "-";
  const [written, scored] = [fields.get("taken"), fields.get("scores")];
  const taken = written === undefined ? hands.map(() => []) : readTaken(written);
  const scores = scored === undefined ? taken.map((rows) => rows.length) : readScores(scored);
  if (scores.length !== hands.length || taken.length !== hands.length) throw new NotationError("scores");
  const last = fields.get("last");
  return {
    edition,
    mover,
    scores,
    hands,
    tiles: cards ? [] : readGrid(table),
    rows: cards ? readRows(table) : [],
    taken,
    opening: cards ? fields.has("opening") : table === "-",
    rerolled: fields.has("rerolled"),
    last: last ? readCount(last) : null,
  };
}

// Where positions come from.

/** What a seat knows of its own table. */
export function fromView(view: ViewData): PartialPosition {
  return {
    edition: view.edition,
    mover: view.mover,
    scores: [...view.scores],
    hands: view.hands.map((hand, seat) => (hand ? { pieces: [...hand] as Piece[], hidden: 0 } : { pieces: [], hidden: view.hand_sizes[seat] ?? 0 })),
    tiles: (view.board ?? []).map(([x, y, piece]) => ({ x: Number(x), y: Number(y), piece: String(piece) })),
    rows: (view.table ?? []) as Piece[][],
    taken: view.taken ? (view.taken as Piece[][][]) : view.hands.map(() => []),
    opening: view.opening,
    rerolled: view.rerolled,
    last: view.last_turns,
  };
}

/** What the player to move knew at a moment of a game. */
export function fromMoment(game: Replay, moment: Moment, at: number): PartialPosition {
  const seats = game.names.length;
  const turn = game.turns[at];
  const before = game.turns[at - 1];
  const mover = turn?.seat ?? ((before?.seat ?? -1) + 1) % seats;
  const open = GAMES[game.game].openHands;
  return {
    edition: game.edition,
    mover,
    scores: [...moment.scores],
    hands: moment.hands.map((hand, seat) => (open || seat === mover ? { pieces: [...hand], hidden: 0 } : { pieces: [], hidden: hand.length })),
    tiles: [...moment.board],
    rows: moment.rows,
    taken: moment.taken,
    opening: at === 0 || !game.turns.slice(0, at).some((each) => each.verb === "lay" || each.verb === "play"),
    rerolled: before?.verb === "reroll" && before.seat === mover,
    last: moment.last,
  };
}
