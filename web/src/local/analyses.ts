// Analyses and reviews by the kernel: its requests and answers as src/sixfold/ai/calls.py has them.
import { type PartialPosition, seen, turnsLeft } from "../analysis/position";
import { gameOf, rulesOf } from "../games";
import { unseen } from "../hint/odds";
import { COLOR_LETTERS, inOrder, type Piece, PIECES } from "../lib/pieces";
import type { Option, ReviewReason, ReviewSeat, ReviewSummary, ReviewTurn, Worth } from "../wire";
import { actionText, forcedText, kindsOf, pieceNames, readAction } from "./actions";
import { begin, editionNumbers, type Option as Listed, type Position, readEvaluated, type Referee, writeAction, writePosition } from "./calls";
import type { NumberReader } from "./numbers";

/** A turn as a review says it, without whose and which it is. */
export type Reviewed = Omit<ReviewTurn, "turn" | "seat">;

/** In the order of `Verdict` of kernel/analysis/review.h. */
const VERDICTS: ReviewTurn["verdict"][] = ["best", "good", "inaccuracy", "mistake", "blunder"];
/** How much is thought about each turn of a review, as on a server. */
const DEPTH = 0.5;
const SEED = 0n;

/** Values are sampled: more digits mean nothing. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const countKinds = (pieces: readonly Piece[]): number[] => PIECES.map((piece) => pieces.filter((each) => each === piece).length);

/** What is known, with any of the unseen pieces in hidden hands and in the supply: of those only the number matters. */
export function positionOf(known: PartialPosition): Position {
  const { openHands, layout } = gameOf(known.edition);
  const { copies } = rulesOf(known.edition);
  const visible = seen(known);
  const left = openHands ? [] : [...unseen(visible)].flatMap(([piece, count]) => Array<Piece>(count).fill(piece));
  const hands = known.hands.map(({ pieces, hidden }) => kindsOf(inOrder([...pieces, ...left.splice(0, hidden)])));
  const bag = () => COLOR_LETTERS.map((letter) => copies - visible.filter((piece) => piece.startsWith(letter)).length);
  const supply = openHands ? bag() : countKinds(left);
  const isSets = layout === "sets";
  return {
    edition: editionNumbers(known.edition),
    hands,
    supply,
    mover: known.mover,
    starter: known.mover,
    turns: 0,
    deals: 1,
    passes: 0,
    lastTurns: isSets && !supply.some(Boolean) ? turnsLeft(known) : -1,
    opening: known.opening,
    over: false,
    rerolled: known.rerolled,
    scores: known.scores,
    announced: [],
    shown: [],
    taken: known.taken.map((rows) => kindsOf(rows.flat())),
    table: isSets ? known.rows.map((row) => kindsOf(inOrder(row))) : [known.tiles.flatMap(({ x, y, piece }) => [x, y, ...kindsOf([piece])])],
  };
}

/** The same with all that is hidden in the supply: whether a new hand of cards can help depends on all of it. */
function withoutOthers(at: Position): Position {
  const others = at.hands.filter((_, seat) => seat !== at.mover).flat();
  const supply = at.supply.map((count, kind) => count + others.filter((each) => each === kind).length);
  return { ...at, supply, hands: at.hands.map((hand, seat) => (seat === at.mover ? hand : [])) };
}

function optionOf({ action, points, qwirkles }: Listed): Option {
  if (!qwirkles.length) return { action: actionText(action), points };
  return { action: ["play", ...pieceNames(action.pieces)].join(" "), points, qwirkles };
}

function readWorth(from: NumberReader): Worth {
  const { action, points, margin, low, high, chance, exact, simulations } = readEvaluated(from);
  const values = { margin: rounded(margin), low: rounded(low), high: rounded(high), chance: rounded(chance) };
  return { action: actionText(action), points, ...values, exact, simulations };
}

function readReason(from: NumberReader): ReviewReason {
  return { key: from.text(), n: from.real(), m: from.real(), pieces: pieceNames(from.list()) };
}

/** The analyses of one kernel, whose weights for the game must have been read. Throws BadRequest for impossible positions. */
export class Analyses {
  constructor(readonly referee: Referee) {}

  /** All that can be done. */
  options(known: PartialPosition): Option[] {
    return this.referee.legal(this.#known(known)).map(optionOf);
  }

  /** The best actions, the best first. Twice the effort takes twice as long. */
  best(known: PartialPosition, most: number, effort: number): Worth[] {
    const due = gameOf(known.edition).layout === "sets" ? this.referee.look(this.#known(known), known.mover).forced : -1;
    const out = writePosition(begin("evaluate"), positionOf(known)).one(most, 0).wide(SEED).real(effort);
    const found = this.referee.ask(forcedText(due) === null ? out.one(0) : out.one(1, due));
    return found.many(() => readWorth(found));
  }

  /** The review of a turn by what its player knew; `number` counts from 1. */
  turn(known: PartialPosition, action: string, number: number): Reviewed {
    const out = writeAction(writePosition(begin("review"), positionOf(known)), readAction(action)).one(number);
    const found = this.referee.ask(out.real(DEPTH).wide(SEED));
    const best = found.many(() => readWorth(found));
    const played = best[found.one()]!;
    const [lost = 0, error = 0, lost_chance = 0] = Array.from({ length: 3 }, () => rounded(found.real()));
    const [verdict, forced] = [VERDICTS[found.one()]!, found.flag()];
    const chances = found.many(() => rounded(found.real()));
    return { played, best, lost, error, lost_chance, verdict, forced, chances, reasons: found.many(() => readReason(found)) };
  }

  /** The sum of all turns; `scores` are those before each turn and at the end. */
  summary(scores: readonly number[][], turns: readonly ReviewTurn[], winners: readonly number[]): ReviewSummary {
    const out = begin("summary").lists(scores).one(turns.length);
    for (const { seat, forced, played, lost, error, lost_chance } of turns) out.one(seat, forced).real(played.margin).real(lost).real(error).real(lost_chance);
    const found = this.referee.ask(out);
    const seats = found.many(() => readSeat(found));
    const luck = found.many(() => found.many(() => found.real()));
    const final = seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    return { seats, luck, chances: [...turns.map((turn) => turn.chances), final] };
  }

  /** What the player to move can do depends on what that player knows. */
  #known(known: PartialPosition): Position {
    const at = positionOf(known);
    return gameOf(known.edition).layout === "sets" && at.supply.some(Boolean) ? withoutOthers(at) : at;
  }
}

function readSeat(from: NumberReader): ReviewSeat {
  const [accuracy = 0, margin = 0, skill = 0, given = 0, luck = 0, skill_spread = 0, given_spread = 0, luck_spread = 0] = Array.from({ length: 8 }, () =>
    from.real(),
  );
  // Less than 0: the seat never had a choice.
  return { accuracy: accuracy < 0 ? null : Math.round(accuracy * 10) / 10, margin, skill, given, luck, skill_spread, given_spread, luck_spread };
}
