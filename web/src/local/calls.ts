// What the kernel is asked, and what it answers: the same as src/sixfold/ai/calls.py.
import { GAME_IDS, gameIdOf, rulesOf } from "../games";
import { COLORS, SHAPES } from "../lib/pieces";
import type { LineData } from "../wire";
import type { KernelAction } from "./actions";
import type { Kernel } from "./kernel";
import { NumberReader, NumberWriter } from "./numbers";

/** What a request begins with, in the order of `Call` of kernel/bindings/c/calls.h. */
const CALLS = ["weights", "choose", "start", "check", "play", "look", "legal", "bot", "hint", "evaluate", "review", "summary"] as const;
export const begin = (call: (typeof CALLS)[number]): NumberWriter => new NumberWriter().one(CALLS.indexOf(call));

const NEW_ROWS = ["any", "matched", "keep three"] as const;
/** As a time: that of the level. */
const USUAL_MS = 0;

/** A whole game at one moment, with all hands, as kernel/bindings/c/positions.cpp writes it. */
export interface Position {
  edition: number[];
  hands: number[][];
  supply: number[];
  mover: number;
  starter: number;
  turns: number;
  deals: number;
  passes: number;
  /** Turns left once the stock of cards has run out; -1 before that. */
  lastTurns: number;
  opening: boolean;
  over: boolean;
  rerolled: boolean;
  scores: number[];
  announced: number[];
  shown: number[];
  /** The cards of the Qwirkles that each seat has taken, one Qwirkle after the other. */
  taken: number[][];
  /** Rows of cards; or one list of x, y, kind, x, y, kind and so on. */
  table: number[][];
}

/** Why an action is not allowed: as in src/sixfold/rules/errors.py. */
export interface Fault {
  reason: string;
  rule: string;
  cells: [number, number][];
  pieces: number[];
  rows: number[][];
}
export interface Score {
  points: number;
  lastPiece: number;
  lines: LineData[];
}
export interface Played extends Score {
  position: Position;
  drawn: number[];
}
/** An action that may be done; of cards only which, and how many Qwirkles they can make. */
export interface Option {
  action: KernelAction;
  points: number;
  qwirkles: number[];
}
/** What a seat sees of a position besides what all see. */
export interface Seen {
  hands: (number[] | null)[];
  hopeless: boolean;
  /** The kind of the only action that the rules allow; -1 if there is a choice, or if this seat cannot know. */
  forced: number;
  ending: string;
}
export interface Newcomer {
  age: number | null;
  first?: boolean;
}

/** The number of a game in requests. */
export const gameNumber = (edition: string): number => GAME_IDS.indexOf(gameIdOf(edition));
export const keepsThree = (edition: string): boolean => rulesOf(edition).new_rows === "keep three";

export function editionNumbers(name: string): number[] {
  const { hand, copies, tie, single_opening_points = 0, opening, new_rows = "any" } = rulesOf(name);
  const flags = [tie === "youngest", single_opening_points, opening === "largest set"].map(Number);
  return [gameNumber(name), hand, copies, ...flags, NEW_ROWS.indexOf(new_rows)];
}

export function writePosition(out: NumberWriter, at: Position): NumberWriter {
  out
    .one(...at.edition)
    .lists(at.hands)
    .list(at.supply);
  out.one(at.mover, at.starter, at.turns, at.deals, at.passes, at.lastTurns, at.opening, at.over, at.rerolled);
  return out.list(at.scores).list(at.announced).list(at.shown).lists(at.taken).lists(at.table);
}

function readPosition(from: NumberReader): Position {
  const one = () => from.one();
  const flag = () => from.flag();
  return {
    edition: Array.from({ length: 7 }, one),
    hands: from.lists(),
    supply: from.list(),
    mover: one(),
    starter: one(),
    turns: one(),
    deals: one(),
    passes: one(),
    lastTurns: one(),
    opening: flag(),
    over: flag(),
    rerolled: flag(),
    scores: from.list(),
    announced: from.list(),
    shown: from.list(),
    taken: from.lists(),
    table: from.lists(),
  };
}

export const writeAction = (out: NumberWriter, { kind, pieces, rows, qwirkles }: KernelAction): NumberWriter =>
  out.one(kind).list(pieces).lists(rows).lists(qwirkles);
export const readAction = (from: NumberReader): KernelAction => ({ kind: from.one(), pieces: from.list(), rows: from.lists(), qwirkles: from.lists() });

function readCells(from: NumberReader): [number, number][] {
  const flat = from.list();
  return flat.flatMap((x, i) => (i % 2 ? [] : [[x, flat[i + 1]!] as [number, number]]));
}
function readLine(from: NumberReader): LineData {
  const cells = readCells(from);
  const attribute = from.flag() ? "color" : "shape";
  const value = Object.values(attribute === "color" ? COLORS : SHAPES)[from.one()]!;
  return { cells, attribute, value, points: cells.length + from.one() };
}
function readVerdict(from: NumberReader): Fault | Score {
  if (from.flag()) return { points: from.one(), lastPiece: from.one(), lines: from.many(() => readLine(from)) };
  return { reason: from.text(), rule: from.text(), cells: readCells(from), pieces: from.list(), rows: from.lists() };
}

/** An action and what it is worth; `reply` is what the next player may get. */
export function readEvaluated(from: NumberReader) {
  const [action, points] = [readAction(from), from.one()];
  const [margin, low, high, chance, reply] = [from.real(), from.real(), from.real(), from.real(), from.real()];
  return { action, points, margin, low, high, chance, reply, exact: from.flag(), simulations: from.wide() };
}

/** The action of a hint, the number of the colour or shape that its pieces share (-1 for none), and the sets its cards go to. */
interface Hinted {
  action: KernelAction;
  color: number;
  shape: number;
  sets: number[][];
}

/** The referee and the bots of the kernel. Each of these throws BadRequest for what no game comes to. */
export class Referee {
  constructor(readonly kernel: Kernel) {}

  ask(request: NumberWriter): NumberReader {
    return new NumberReader(this.kernel.answer(request.request()));
  }

  /** The first position of a game, and all deals. */
  start(edition: string, seats: readonly Newcomer[], seed: string): { position: Position; deals: number[][][] } {
    const out = begin("start")
      .one(...editionNumbers(edition))
      .one(seats.length);
    for (const { age, first = false } of seats) out.one(age ?? -1, first);
    const found = this.ask(out.text(seed));
    return { position: readPosition(found), deals: found.many(() => found.lists()) };
  }

  /** The position after an action, with what the seed draws; or why it is not allowed. */
  play(at: Position, action: KernelAction, seed: string): Fault | Played {
    const found = this.ask(writeAction(writePosition(begin("play"), at), action).text(seed));
    const verdict = readVerdict(found);
    return "reason" in verdict ? verdict : { ...verdict, position: readPosition(found), drawn: found.list() };
  }

  look(at: Position, seat: number | null): Seen {
    const found = this.ask(writePosition(begin("look"), at).one(seat ?? -1));
    const hands = at.hands.map(() => {
      const isSeen = found.flag();
      const hand = found.list();
      return isSeen ? hand : null;
    });
    return { hands, hopeless: found.flag(), forced: found.one(), ending: found.text() };
  }

  legal(at: Position): Option[] {
    const found = this.ask(writePosition(begin("legal"), at));
    return found.many(() => ({ action: readAction(found), points: found.one(), qwirkles: found.list() }));
  }

  /** What a level plays, or what the rules force. Its weights must have been read. */
  bot(at: Position, level: string, seed: bigint): KernelAction {
    return readAction(this.ask(writePosition(begin("bot").text(level).real(USUAL_MS).wide(seed), at)));
  }

  /** What a hint shows. The weights of the game must have been read. */
  hint(at: Position): Hinted {
    const found = this.ask(writePosition(begin("hint"), at));
    const { action } = readEvaluated(found);
    return { action, color: found.one(), shape: found.one(), sets: found.lists() };
  }

  readWeights(edition: string, seats: number, first: ArrayLike<number>, second: ArrayLike<number>): void {
    this.ask(begin("weights").one(gameNumber(edition), seats, keepsThree(edition)).floats(first).floats(second));
  }
}
