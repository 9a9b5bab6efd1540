// What has just come onto the table, to be animated: landing tiles, Qwirkles, hands that were shown.
import { isFullLine } from "../games";
import { laidBy, readPlay } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import { calm } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { Happened } from "../wire";

/** A Qwirkle to celebrate: lines of six on the grid, or sets of cards that lift off. */
export interface Party {
  id: number;
  seat: number;
  points: number;
  lines: [number, number][][];
  sets: Piece[][];
}

const LANDING_MS = 1500;
const PARTY_MS = 2200;

export class Arrivals {
  /** The cells that land now, and in which order. */
  landing = $state.raw<ReadonlyMap<string, number>>(new Map());
  party = $state.raw<Party>();
  /** A hand that a stuck player had to show, until the next turn. */
  shown = $state.raw<{ seat: number; pieces: Piece[] }>();
  /** A turn that is shown again, and its number since the viewer's own. */
  replayed = $state.raw<{ turn: Happened; number: number }>();
  /** The points of the turn that has just come, to fly to their player. */
  scored = $state.raw<{ id: number; turn: Happened }>();
  #landed = 0;
  #partied = 0;
  #next = 1;

  take(turn: Happened, mine: boolean): void {
    this.shown = turn.shown.length ? { seat: turn.seat, pieces: turn.shown as Piece[] } : undefined;
    this.replayed = undefined;
    if (turn.points > 0) this.scored = { id: this.#next++, turn };
    this.#animate(turn, mine);
  }

  /** Show a turn of others as if it came once more. */
  replay(turn: Happened, number: number): void {
    this.replayed = { turn, number };
    this.#animate(turn, false);
  }

  #animate(turn: Happened, mine: boolean): void {
    const laid = laidBy(turn.action);
    const play = readPlay(turn.action);
    if (laid.length && !mine) this.#land(laid.map(({ x, y }) => `${x},${y}`));
    const lines = turn.lines.filter(isFullLine).map((line) => line.cells);
    const sets = play?.taken ?? [];
    if (lines.length || sets.length) this.#celebrate({ id: this.#next++, seat: turn.seat, points: turn.points, lines, sets });
    else if (!mine) sound(laid.length || play ? "land" : /roll/.test(turn.action) ? "roll" : "take");
  }

  #land(cells: string[]): void {
    clearTimeout(this.#landed);
    this.landing = new Map(cells.map((cell, order) => [cell, order]));
    this.#landed = window.setTimeout(() => (this.landing = new Map()), LANDING_MS);
  }

  #celebrate(party: Party): void {
    clearTimeout(this.#partied);
    this.party = party;
    sound("qwirkle");
    this.#partied = window.setTimeout(() => (this.party = undefined), calm() ? PARTY_MS + 600 : PARTY_MS);
  }
}
