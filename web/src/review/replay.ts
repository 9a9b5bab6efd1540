// A game replayed from its record, turn by turn, without a server: the record contains what was drawn.
import { type GameId, gameIdOf, isFullLine, isGame, totalOf, withSetting } from "../games";
import { boardOf, type Line, lines } from "../hint/grid";
import { type Laid, laidBy, NotationError, piecesOf, readPieces, readPlay, readTurn, verbOf } from "../lib/notation";
import type { Piece } from "../lib/pieces";

/** A record as the server and the command line write it, as far as the replay needs it. */
export interface GameRecord {
  format: string;
  edition: string;
  seats: { name: string; age?: number }[];
  deals: string[][];
  turns: { seat: number; points: number; turn: string }[];
  /** Old records do not say why the game ended. */
  resigned?: number[];
  result: { scores: number[]; winners: number[]; ending?: string } | null;
}

/** The table after a turn; the first of them is the table before all turns. */
export interface Moment {
  board: Laid[];
  rows: Piece[][];
  taken: Piece[][][];
  hands: Piece[][];
  scores: number[];
  supply: number;
  /** Turns left once the stock of cards has run out. */
  last: number | null;
}

export interface ReplayedTurn {
  seat: number;
  points: number;
  verb: string;
  action: string;
  /** The pieces laid, played, exchanged or rolled. */
  pieces: Piece[];
  laid: Laid[];
  lines: Line[];
  /** The Qwirkles of the turn. */
  qwirkles: number;
  drawn: Piece[];
  /** What the points hold beside the lines: the six for going out. */
  bonus: number;
}

export interface Replay {
  game: GameId;
  edition: string;
  names: string[];
  moments: Moment[];
  turns: ReplayedTurn[];
  resigned: readonly number[];
  result: GameRecord["result"];
}

const FORMAT = "sixfold-record/2";
const OLD_FORMAT = "sixfold-record/1";

function without(hand: readonly Piece[], gone: readonly Piece[]): Piece[] {
  const left = [...hand];
  for (const piece of gone) {
    const place = left.indexOf(piece);
    if (place < 0) throw new NotationError(piece);
    left.splice(place, 1);
  }
  return left;
}

/** One turn further. */
function step(before: Moment, turn: GameRecord["turns"][number]): { after: Moment; replayed: ReplayedTurn } {
  const { seat, points } = turn;
  const hand = before.hands[seat];
  if (!hand || !Number.isInteger(points)) throw new NotationError(turn.turn);
  const { action, drawn } = readTurn(turn.turn);
  const verb = verbOf(action);
  const after: Moment = { ...before, scores: before.scores.map((each, i) => (i === seat ? each + points : each)) };
  const replayed: ReplayedTurn = { seat, points, verb, action, pieces: [], laid: [], lines: [], qwirkles: 0, drawn, bonus: 0 };
  let kept: Piece[];
  if (verb === "lay") {
    replayed.laid = laidBy(action);
    replayed.pieces = replayed.laid.map((each) => each.piece);
    replayed.lines = lines(boardOf(before.board.map(({ x, y, piece }) => [x, y, piece] as const)), replayed.laid);
    replayed.qwirkles = replayed.lines.filter(isFullLine).length;
    replayed.bonus = replayed.lines.length ? points - replayed.lines.reduce((sum, line) => sum + line.points, 0) : 0;
    after.board = [...before.board, ...replayed.laid];
    kept = without(hand, replayed.pieces);
  } else if (verb === "play") {
    const play = readPlay(action);
    if (!play) throw new NotationError(action);
    replayed.pieces = play.played;
    replayed.qwirkles = play.taken.length;
    after.rows = play.rows;
    after.taken = before.taken.map((pile, i) => (i === seat ? [...pile, ...play.taken] : pile));
    kept = without(hand, play.played);
  } else if (verb === "swap" || verb === "reroll") {
    replayed.pieces = piecesOf(action);
    kept = without(hand, replayed.pieces);
  } else if (verb === "roll" || verb === "redraw") {
    replayed.pieces = [...hand];
    kept = drawn.length ? [] : [...hand];
  } else if (verb === "pass") kept = [...hand];
  else throw new NotationError(action);
  if (verb === "lay" || verb === "play") after.supply = before.supply - drawn.length;
  if (verb === "play" || verb === "pass") after.last = verb === "play" && before.supply && !after.supply ? before.hands.length : before.last && before.last - 1;
  after.hands = before.hands.map((each, i) => (i === seat ? [...kept, ...drawn] : each));
  return { after, replayed };
}

function isRecord(data: unknown): data is GameRecord {
  const record = data as GameRecord | null;
  return (
    typeof record === "object" &&
    (record?.format === FORMAT || record?.format === OLD_FORMAT) &&
    typeof record.edition === "string" &&
    Array.isArray(record.seats) &&
    record.seats.length >= 2 &&
    record.seats.length <= 4 &&
    record.seats.every((seat) => typeof seat?.name === "string") &&
    Array.isArray(record.deals) &&
    Array.isArray(record.deals.at(-1)) &&
    record.deals.at(-1)!.length === record.seats.length &&
    record.deals.at(-1)!.every((hand) => typeof hand === "string") &&
    Array.isArray(record.turns) &&
    record.turns.length < 10_000 &&
    record.turns.every((turn) => typeof turn?.turn === "string" && typeof turn.seat === "number")
  );
}

/** The whole game; raises NotationError for anything that is none. */
export function replay(data: unknown): Replay {
  if (!isRecord(data)) throw new NotationError("format");
  const game = gameIdOf(data.edition);
  if (!isGame(game)) throw new NotationError(data.edition);
  const hands = data.deals.at(-1)!.map(readPieces);
  const seats = data.seats.length;
  const supply = totalOf(data.edition) - hands.reduce((sum, hand) => sum + hand.length, 0);
  const moments: Moment[] = [{ board: [], rows: [], taken: hands.map(() => []), hands, scores: Array<number>(seats).fill(0), supply, last: null }];
  const turns: ReplayedTurn[] = [];
  for (const turn of data.turns) {
    const { after, replayed } = step(moments.at(-1)!, turn);
    moments.push(after);
    turns.push(replayed);
  }
  // Old games were played with free rows, which the editions that have this setting now leave to the table.
  const edition = data.format === OLD_FORMAT ? withSetting(data.edition, "free_rows", true) : data.edition;
  return { game, edition, names: data.seats.map((seat) => seat.name), moments, turns, resigned: data.resigned ?? [], result: data.result };
}
