// What each viewer may know of a game without a server: the counterpart of src/sixfold/server/presenters.py. Hidden hands end here.
import { gameIdOf, gameOf } from "../games";
import { COLORS, SHAPES } from "../lib/pieces";
import { laidBy, piecesOf, verbOf } from "../lib/notation";
import type { Card, ClockNow, Happened, Hint, Legal, Mine, Now, SeatNow, ViewData } from "../wire";
import { actionText, forcedText, pieceNames } from "./actions";
import type { Referee } from "./calls";
import { clockLeft, commitmentOf, isOver, type LocalGame, type LocalTurn, mover, peopleOf, resultOf } from "./game";

const SET = 6;
const STEPS = 3;

function groups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: all.length / size }, (_, i) => all.slice(size * i, size * (i + 1)));
}

function viewOf(referee: Referee, { position: at, edition }: LocalGame, seat: number | null): ViewData {
  const { hands, hopeless } = referee.look(at, seat);
  const onGrid = gameOf(edition).layout === "grid";
  const tiles = onGrid ? groups(at.table[0]!, 3) : [];
  return {
    edition,
    game: gameIdOf(edition),
    seat,
    mover: at.mover,
    starter: at.starter,
    turns: at.turns,
    scores: at.scores,
    hands: hands.map((hand) => hand && pieceNames(hand)),
    hand_sizes: at.hands.map((hand) => hand.length),
    supply: at.supply.reduce((sum, each) => sum + each, 0),
    ...(onGrid
      ? { board: tiles.map(([x, y, kind]): [number, number, string] => [x!, y!, pieceNames([kind!])[0]!]) }
      : { table: at.table.map(pieceNames), taken: at.taken.map((all) => groups(pieceNames(all), SET)) }),
    announced: at.announced,
    deals: at.deals,
    opening: at.opening,
    rerolled: at.rerolled,
    passes: at.passes,
    last_turns: at.lastTurns < 0 ? null : at.lastTurns,
    shown: pieceNames(at.shown),
    over: at.over,
    hopeless,
  };
}

/** A turn as a seat or a spectator saw it. */
function happened(edition: string, { drawn, action, ...turn }: LocalTurn, number: number, you: number | null): Happened {
  const isSeen = gameOf(edition).openHands || you === turn.seat;
  // How many were exchanged is public, which ones is not.
  const seen = isSeen || verbOf(action) !== "swap" ? action : "swap";
  return { ...turn, turn: number, action: seen, drawn: drawn.length, chance: isSeen ? drawn : null };
}

function seatsOf(game: LocalGame, you: number | null): SeatNow[] {
  return game.seats.map(({ name, kind, level, age }, place) => ({
    name,
    age: place === you ? age : null,
    kind,
    level,
    away: kind === "person" && level !== null,
    here: true,
    salt_commitment: null,
    resigned: game.resigned.includes(place),
    again: kind === "person" && game.rematch ? true : null,
  }));
}

const phaseOf = (game: LocalGame): Now["phase"] => (isOver(game) ? "over" : "playing");

function clockOf(game: LocalGame, now: number): ClockNow | null {
  const { clock } = game;
  return clock && { kind: clock.kind, seconds: clock.seconds, increment: clock.increment ?? 0, left: clockLeft(game, now) };
}

/** The state of a game for a seat, or without any hidden hand for null, with the turns from `since` on. */
export function nowOf(referee: Referee, game: LocalGame, you: number | null, since: number, now: number): Now {
  return {
    type: "now",
    table: game.table,
    number: game.number,
    phase: phaseOf(game),
    edition: game.edition,
    public: false,
    hints: game.hints,
    you,
    host: peopleOf(game)[0]!,
    seats: seatsOf(game, you),
    clock: clockOf(game, now),
    commitment: commitmentOf(game),
    salts_owed: [],
    watch: null,
    view: viewOf(referee, game, you),
    since,
    undos: game.undone.length,
    happened: game.turns.slice(since).map((turn, i) => happened(game.edition, turn, since + i, you)),
    offers: [],
    result: resultOf(referee, game),
    rematch: game.rematch,
    leaving: game.leaving,
  };
}

/** A game in the list of this device; `ours` are the seats of its people. */
export interface LocalMine extends Mine {
  ours: number[];
}
export function mineOf(game: LocalGame, now: number): LocalMine {
  const seat = mover(game);
  const card: Card = {
    table: game.table,
    phase: phaseOf(game),
    edition: game.edition,
    public: false,
    hints: game.hints,
    seats: seatsOf(game, null),
    clock: game.clock,
    commitment: commitmentOf(game),
    turns: game.turns.length,
  };
  const left = game.clock && seat !== null && !game.seats[seat]!.level ? clockLeft(game, now)[seat]! : null;
  return { table: game.table, seat: peopleOf(game)[0]!, card, mover: seat, scores: game.position.scores, left, ours: peopleOf(game) };
}

/** All that the player to move may do. */
export function legalOf(referee: Referee, game: LocalGame): Omit<Legal, "type" | "id"> {
  const at = game.position;
  return {
    turn: at.turns,
    forced: forcedText(referee.look(at, at.mover).forced),
    options: referee.legal(at).map(({ action, points, qwirkles }) => ({
      action: qwirkles.length ? ["play", ...pieceNames(action.pieces)].join(" ") : actionText(action),
      points,
      ...(qwirkles.length ? { qwirkles } : {}),
    })),
  };
}

/** A hint up to a step: what to look for, where, and the move. */
export function hintOf(referee: Referee, game: LocalGame, step: number): Omit<Hint, "type" | "id"> {
  const { action, color, shape, sets } = referee.hint(game.position);
  const text = actionText(action);
  const isPlace = step > 1;
  return {
    turn: game.position.turns,
    step,
    kind: verbOf(text),
    attribute: color >= 0 ? "color" : shape >= 0 ? "shape" : null,
    value: Object.values(COLORS)[color] ?? Object.values(SHAPES)[shape] ?? null,
    count: isPlace ? piecesOf(text).length : 0,
    cells: isPlace ? laidBy(text).map(({ x, y }) => [x, y]) : [],
    sets: isPlace ? sets.map(pieceNames) : [],
    action: step < STEPS ? null : text,
  };
}
