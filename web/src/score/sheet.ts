// The score sheet of a game at a real table: whose turn it is, what it adds up to, and who wins by the edition's rules.

import { EDITIONS, type EditionId, gameOf, LAST_PIECE_BONUS } from "../games";

export const MIN_SET_SIZE = 3;
const MAX_STATES = 400;

/** All that can be taken back. */
export interface State {
  /** The points of every turn, from the first on. */
  points: number[];
  /** How many turns had been taken when the bag or stock ran out. */
  empty: number | null;
  /** Who laid the last piece. */
  out: number | null;
  over: boolean;
}

export interface Sheet {
  id: string;
  edition: EditionId;
  names: string[];
  starter: number;
  /** When it was last changed, in milliseconds. */
  changed: number;
  states: State[];
  /** Which of the states holds: those behind it were taken back. */
  at: number;
}

export function begin(id: string, edition: EditionId, names: string[], starter: number, now: number): Sheet {
  return { id, edition, names, starter, changed: now, states: [{ points: [], empty: null, out: null, over: false }], at: 0 };
}

export const stateOf = (sheet: Sheet): State => sheet.states[sheet.at]!;
export const seatOf = (sheet: Sheet, turn: number): number => (sheet.starter + turn) % sheet.names.length;
export const mover = (sheet: Sheet): number => seatOf(sheet, stateOf(sheet).points.length);

/** Who may start: everybody until all have said how large their largest set is, then those with the largest. */
export function starters(edition: EditionId, sizes: readonly number[]): number[] {
  const all = sizes.map((_, seat) => seat);
  const known = EDITIONS[edition].announces_sets && sizes.every((size) => size > 0);
  return known ? all.filter((seat) => sizes[seat] === Math.max(...sizes)) : all;
}

/** With cards a set of three is needed to start; else all cards are dealt again. */
export function redeal(edition: EditionId, sizes: readonly number[]): boolean {
  return gameOf(edition).layout === "sets" && sizes.every((size) => size > 0 && size < MIN_SET_SIZE);
}

/** The scores after every turn, nothing before the first. */
export function scoresByTurn(sheet: Sheet): number[][] {
  const { points, out } = stateOf(sheet);
  const scores = [sheet.names.map(() => 0)];
  points.forEach((gained, turn) => {
    const seat = seatOf(sheet, turn);
    scores.push(scores.at(-1)!.map((score, place) => (place === seat ? score + gained : score)));
  });
  if (out !== null) scores[scores.length - 1] = scores.at(-1)!.map((score, seat) => (seat === out ? score + LAST_PIECE_BONUS : score));
  return scores;
}

export const totals = (sheet: Sheet): number[] => scoresByTurn(sheet).at(-1)!;

/** The most points win, or the most Qwirkles; a tie is a shared victory in every edition. */
export function winners(sheet: Sheet): number[] {
  const scores = totals(sheet);
  return stateOf(sheet).over ? scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])) : [];
}

/** With cards: how many turns are left once the stock has run out; after that every player has one more. */
export function turnsLeft(sheet: Sheet): number | null {
  const { points, empty } = stateOf(sheet);
  return gameOf(sheet.edition).layout === "grid" || empty === null ? null : Math.max(0, empty + sheet.names.length - points.length);
}

function changed(sheet: Sheet, change: Partial<State>, now: number): Sheet {
  const states = [...sheet.states.slice(0, sheet.at + 1), { ...stateOf(sheet), ...change }].slice(-MAX_STATES);
  const made = { ...sheet, states, at: states.length - 1, changed: now };
  if (turnsLeft(made) === 0) states[made.at] = { ...states[made.at]!, over: true };
  return made;
}

/** Whether a turn can score that much. */
export const isPossibleScore = (sheet: Sheet, points: number): boolean =>
  Number.isInteger(points) && points >= 0 && points <= gameOf(sheet.edition).maxTurnScore;

/** The next turn; with tiles or cubes perhaps with the last piece, which ends the game. */
export function enter(sheet: Sheet, points: number, now: number, last = false): Sheet {
  const state = stateOf(sheet);
  if (state.over || !isPossibleScore(sheet, points)) return sheet;
  const ends = last && gameOf(sheet.edition).layout === "grid";
  return changed(sheet, { points: [...state.points, points], ...(ends ? { out: mover(sheet), over: true } : {}) }, now);
}

/** Another number for an earlier turn. */
export function correct(sheet: Sheet, turn: number, points: number, now: number): Sheet {
  const state = stateOf(sheet);
  if (!(turn in state.points) || !isPossibleScore(sheet, points)) return sheet;
  return changed(sheet, { points: state.points.map((each, place) => (place === turn ? points : each)) }, now);
}

/** The bag or stock has run out with the last turn that was entered. */
export function runOut(sheet: Sheet, now: number): Sheet {
  const state = stateOf(sheet);
  return state.over || state.empty !== null ? sheet : changed(sheet, { empty: state.points.length }, now);
}

/** The game ends without a last piece, because no player can move. */
export function end(sheet: Sheet, now: number): Sheet {
  return stateOf(sheet).over ? sheet : changed(sheet, { over: true }, now);
}

export const undo = (sheet: Sheet, now: number): Sheet => (sheet.at ? { ...sheet, at: sheet.at - 1, changed: now } : sheet);
export const redo = (sheet: Sheet, now: number): Sheet => (sheet.at < sheet.states.length - 1 ? { ...sheet, at: sheet.at + 1, changed: now } : sheet);

/** The turns by rounds, a place for every player; undefined for a player without a turn in that round. */
export function rounds(sheet: Sheet): (number | undefined)[][] {
  const { points } = stateOf(sheet);
  const count = Math.ceil(points.length / sheet.names.length);
  return Array.from({ length: count }, (_, round) =>
    sheet.names.map((_name, seat) => {
      const turn = turnAt(sheet, round, seat);
      return turn < points.length ? turn : undefined;
    }),
  );
}

const turnAt = (sheet: Sheet, round: number, seat: number): number =>
  round * sheet.names.length + ((seat - sheet.starter + sheet.names.length) % sheet.names.length);

/** Whether something that was kept is a sheet: another version, or a person, may have written it. */
export function isSheet(value: unknown): value is Sheet {
  const sheet = value as Sheet | null;
  return (
    typeof sheet?.id === "string" &&
    sheet.edition in EDITIONS &&
    Array.isArray(sheet.names) &&
    sheet.names.length >= 2 &&
    sheet.names.every((name) => typeof name === "string") &&
    Number.isInteger(sheet.starter) &&
    Array.isArray(sheet.states) &&
    sheet.states.every((state) => Array.isArray(state?.points)) &&
    sheet.at in sheet.states
  );
}
