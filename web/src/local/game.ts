// A game without a server: what is stored of it, and what becomes of commands. The counterpart of src/sixfold/server/{table,commands}.py.
import { digest, digestLines } from "../dealing/digest";
import { gameOf } from "../games";
import { verbOf } from "../lib/notation";
import type { Clock, Command, Happened, NewTable, PlayAction, Refusal, Result } from "../wire";
import { actionText, pieceNames, piecesText, readAction } from "./actions";
import type { Fault, Position, Referee } from "./calls";

/** The bot that plays for a player who has left, or has no time left. */
const STAND_IN = "medium";
/** What a player who returns gets after their time ran out, once. */
const COMING_BACK_MS = 30_000;
/** After so many turns a game ends by its points, as on a server. */
const TURN_LIMIT = 1000;

export interface LocalSeat {
  kind: "person" | "bot";
  name: string;
  age: number | null;
  /** The bot that plays: also in the place of a person who is away. */
  level: string | null;
}

/** A turn as everybody may know it once the game is over. */
export interface LocalTurn extends Pick<Happened, "seat" | "by" | "action" | "points" | "bonus" | "lines" | "shown"> {
  drawn: string[];
}

export interface LocalGame {
  table: string;
  /** Rises with every change, so that two pages never both change the same state. */
  number: number;
  /** When it was changed last, in milliseconds. */
  at: number;
  edition: string;
  seats: LocalSeat[];
  hints: boolean;
  leaving: "bot" | "resign";
  secret: string;
  deals: string[][];
  /** The seat that starts because of its player's age, which no record shows. */
  first: number | null;
  position: Position;
  turns: LocalTurn[];
  /** The positions before the last turns, as far as nothing was drawn or shown in them: those can be taken back. */
  undoable: Position[];
  /** The number that each turn had that was taken back, from 1 on. */
  undone: number[];
  resigned: number[];
  stopped: "resigned" | "turn_limit" | null;
  clock: Clock | null;
  /** Milliseconds left to each seat when the turn began, and when that was. */
  left: number[];
  since: number;
  /** Seats that have come back after their time ran out. */
  returned: number[];
  rematch: string | null;
}

/** What a new game is to be like: as a server is asked for a table. */
export type NewLocalGame = Pick<NewTable, "edition" | "hints" | "clock" | "leaving"> & {
  seats: Pick<LocalSeat, "kind" | "name" | "age" | "level">[];
};

/** A command that cannot be done, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}
const refuse = (reason: string): Refused => new Refused({ reason, message: "" });

function refusalOf({ reason, rule, cells, pieces, rows }: Fault): Refusal {
  // The rows are the pieces, if no pieces are named.
  const all = pieces.length ? pieces : rows.flat();
  return { reason, message: "", rule, cells, pieces: pieceNames(all), rows: rows.map(pieceNames) };
}

export const seedOf = (secret: string): string => digestLines("sixfold seed", digest(secret), secret);
export const commitmentOf = ({ secret }: LocalGame): string => digest(secret);
/** The random numbers of the bot that moves now. */
export const botSeed = ({ secret, turns }: LocalGame): bigint => BigInt(`0x${digest(`sixfold bot\n${secret}\n${turns.length}`).slice(0, 16)}`);

export const isOver = (game: LocalGame): boolean => game.position.over || game.stopped !== null;
export const mover = (game: LocalGame): number | null => (isOver(game) ? null : game.position.mover);
/** The level of the bot that has to move, if one has to. */
export const botToMove = (game: LocalGame): string | null => (isOver(game) ? null : game.seats[game.position.mover]!.level);
/** The seats of people, also of those who are away. */
export const peopleOf = (game: LocalGame): number[] => game.seats.flatMap(({ kind }, place) => (kind === "person" ? [place] : []));
const playing = (game: LocalGame): number[] => peopleOf(game).filter((seat) => !game.seats[seat]!.level);

/** Deal a new game. */
export function startGame(referee: Referee, wanted: NewLocalGame, table: string, secret: string, now: number): LocalGame {
  const seats = wanted.seats.map(({ kind, name, age, level }) => ({ kind, name, age, level: kind === "bot" ? level : null }));
  const deal = (withAges: boolean) =>
    referee.start(
      wanted.edition,
      seats.map(({ age }) => ({ age: withAges ? age : null })),
      seedOf(secret),
    );
  const { position, deals } = deal(true);
  const ageDecides = seats.some(({ age }) => age !== null) && deal(false).position.starter !== position.starter;
  const clock = wanted.clock ?? null;
  return {
    table,
    number: 1,
    at: now,
    edition: wanted.edition,
    seats,
    hints: wanted.hints ?? seats.filter(({ kind }) => kind === "person").length < 2,
    leaving: wanted.leaving ?? "bot",
    secret,
    deals: deals.map((hands) => hands.map(piecesText)),
    first: ageDecides ? position.starter : null,
    position,
    turns: [],
    undoable: [],
    undone: [],
    resigned: [],
    stopped: null,
    clock,
    left: seats.map(() => (clock ? clock.seconds * 1000 : 0)),
    since: now,
    returned: [],
    rematch: null,
  };
}

/** The same people and bots play again. */
export function rematchOf(game: LocalGame): NewLocalGame {
  return { ...game, seats: game.seats.map((seat) => ({ ...seat, level: seat.kind === "bot" ? seat.level : null })) };
}

/** Milliseconds left to each seat. Only the person whose turn it is loses time. */
export function clockLeft(game: LocalGame, now: number): number[] {
  const seat = mover(game);
  if (!game.clock || seat === null || game.seats[seat]!.level) return game.left;
  return game.left.map((left, each) => (each === seat ? Math.max(0, left - Math.max(0, now - game.since)) : left));
}

/** A game that is opened again: while no page had it open, its clocks stood still. The time of its turn begins again. */
export const resumed = (game: LocalGame, now: number): LocalGame => ({ ...game, since: now });

/** When the time of the person whose turn it is runs out; null if no clock runs. */
export function timeOver(game: LocalGame): number | null {
  const seat = mover(game);
  return !game.clock || seat === null || game.seats[seat]!.level ? null : game.since + game.left[seat]!;
}

const isTimedOut = (game: LocalGame, seat: number): boolean => !!game.clock && !game.left[seat];

/** How and why the game ended; null while it runs. */
export function resultOf(referee: Referee, game: LocalGame): Result | null {
  if (!isOver(game)) return null;
  const { scores, over } = game.position;
  const rivals = scores.filter((_, seat) => !game.resigned.includes(seat));
  const winners = scores.flatMap((score, seat) => (score === Math.max(...rivals) && !game.resigned.includes(seat) ? [seat] : []));
  const ending = over ? referee.look(game.position, null).ending : game.stopped;
  return { scores, winners, ending: ending as Result["ending"] };
}

/** Every change goes through here. */
const changed = (game: LocalGame, now: number, changes: Partial<LocalGame>): LocalGame => ({ ...game, ...changes, number: game.number + 1, at: now });
const seated = (game: LocalGame, seat: number, level: string | null): LocalSeat[] =>
  game.seats.map((each, place) => (place === seat ? { ...each, level } : each));

/** The game after an action of the seat whose turn it is; throws Refused. */
export function play(referee: Referee, game: LocalGame, text: string, by: LocalTurn["by"], now: number): LocalGame {
  const before = game.position;
  const action = readAction(text);
  const played = referee.play(before, action, seedOf(game.secret));
  if ("reason" in played) throw new Refused(refusalOf(played));
  const { position, drawn, points, lastPiece: bonus, lines } = played;
  const seat = before.mover;
  const isStuck = gameOf(game.edition).layout === "sets" && verbOf(text) !== "play";
  const shown = isStuck ? pieceNames(before.hands[seat]!) : [];
  const turn: LocalTurn = { seat, by, action: actionText(action), drawn: pieceNames(drawn), points, bonus, lines, shown };
  const turns = [...game.turns, turn];
  const count = game.seats.length;
  const isAtLimit = turns.length >= TURN_LIMIT - (TURN_LIMIT % count) && turns.length % count === 0;
  return changed(game, now, {
    position,
    turns,
    undoable: drawn.length || shown.length ? [] : [...game.undoable, before],
    stopped: !position.over && isAtLimit ? "turn_limit" : null,
    left: afterMove(game, seat, now),
    since: now,
  });
}

/** The clocks after a move: time for the next one, or what is left and the increment. */
function afterMove(game: LocalGame, seat: number, now: number): number[] {
  const { clock, left } = game;
  if (!clock) return left;
  if (clock.kind === "move") return left.map(() => clock.seconds * 1000);
  if (game.seats[seat]!.level) return left;
  return clockLeft(game, now).map((each, place) => (place === seat ? each + (clock.increment ?? 0) * 1000 : each));
}

/** The game after a command of a seat; of all people at the device if it is null. The same game if it was done before; throws Refused. */
export function decide(referee: Referee, game: LocalGame, seat: number | null, command: Command, now: number): LocalGame {
  switch (command.do) {
    case "play":
      return takeTurn(referee, game, seat, command, now);
    case "undo":
      return undo(game, command, now);
    case "leave":
      return (seat === null ? peopleOf(game) : [seat]).reduce((after, each) => leave(after, each, now), game);
    case "take_back":
      return takeBack(game, seat, now);
    default:
      throw refuse("unreadable");
  }
}

function takeTurn(referee: Referee, game: LocalGame, seat: number | null, { turn, undos = 0, action }: PlayAction, now: number): LocalGame {
  const before = game.turns[turn];
  if (before) {
    if (before.seat === seat && before.action === actionText(readAction(action))) return game;
    throw refuse("turn");
  }
  if (isOver(game)) throw refuse("over");
  if (turn !== game.turns.length || undos !== game.undone.length) throw refuse("turn");
  if (game.position.mover !== seat) throw refuse("not_your_turn");
  if (game.seats[seat]!.level) throw refuse("bot_plays");
  return play(referee, game, action, "person", now);
}

/** Take back the last turn if nothing was drawn or shown in it. All people are at this device: one of them speaks for all. */
function undo(game: LocalGame, { turn, undos = 0 }: { turn: number; undos?: number }, now: number): LocalGame {
  if (isOver(game)) throw refuse("over");
  if (turn === game.turns.length && undos === game.undone.length - 1) return game;
  if (!game.turns.length || turn !== game.turns.length - 1 || undos !== game.undone.length) throw refuse("turn");
  const position = game.undoable.at(-1);
  if (!position) throw refuse("undo");
  return changed(game, now, {
    position,
    turns: game.turns.slice(0, -1),
    undoable: game.undoable.slice(0, -1),
    undone: [...game.undone, game.turns.length],
    since: now,
  });
}

/** A bot plays on until the player returns; the last person resigns. */
function leave(game: LocalGame, seat: number, now: number): LocalGame {
  if (isOver(game) || game.resigned.includes(seat)) return game;
  const others = playing(game).filter((each) => each !== seat);
  if (game.leaving === "bot" && others.length) return game.seats[seat]!.level ? game : hand(game, seat, STAND_IN, now);
  const isEnd = !others.length || game.resigned.length + 2 >= game.seats.length;
  const resigned = changed(game, now, { resigned: [...game.resigned, seat], stopped: isEnd ? "resigned" : null });
  return isEnd ? resigned : hand(resigned, seat, STAND_IN, now);
}

/** The game in which a bot plays a seat, or with null its player again. */
function hand(game: LocalGame, seat: number, level: string | null, now: number): LocalGame {
  const isTheirs = mover(game) === seat;
  if (level) return changed(game, now, { left: clockLeft(game, now), since: isTheirs ? now : game.since, seats: seated(game, seat, level) });
  const isLate = isTimedOut(game, seat);
  const left = isLate ? game.left.map((each, place) => (place === seat ? COMING_BACK_MS : each)) : game.left;
  const returned = isLate ? [...game.returned, seat] : game.returned;
  return changed(game, now, { left, returned, since: isTheirs ? now : game.since, seats: seated(game, seat, null) });
}

function takeBack(game: LocalGame, seat: number | null, now: number): LocalGame {
  if (isOver(game)) throw refuse("over");
  if (seat === null || !game.seats[seat]!.level) return game;
  if (game.resigned.includes(seat)) throw refuse("resigned");
  if (isTimedOut(game, seat) && game.returned.includes(seat)) throw refuse("out_of_time");
  return hand(game, seat, null, now);
}

/** The game in which a bot plays for the person whose time has run out; the same game if nobody's has. */
export function endTime(game: LocalGame, now: number): LocalGame {
  const end = timeOver(game);
  return end !== null && now >= end ? hand(game, game.position.mover, STAND_IN, now) : game;
}

/** The record of a finished game, as `sixfold verify` reads it. */
export function recordOf(referee: Referee, game: LocalGame): Record<string, unknown> {
  const result = resultOf(referee, game);
  if (!result) throw refuse("not_over");
  const { undone, resigned } = game;
  return {
    format: "sixfold-record/2",
    edition: game.edition,
    seats: game.seats.map(({ name }, place) => (place === game.first ? { name, first: true } : { name })),
    commitment: commitmentOf(game),
    salt_commitments: [],
    secret: game.secret,
    salts: [],
    deals: game.deals,
    turns: game.turns.map(({ seat, points, action, drawn }) => ({ seat, points, turn: drawn.length ? `${action} = ${drawn.join("")}` : action })),
    ...(undone.length ? { undone } : {}),
    ...(resigned.length ? { resigned } : {}),
    result,
  };
}
