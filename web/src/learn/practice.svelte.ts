// What lessons and puzzles share: a position, one thing to do in it, and pieces that are chosen, laid and moved.
import type { GameId } from "../games";
import { at, fits, frontier } from "../hint/grid";
import { Draft, type Slot } from "../lib/draft.svelte";
import type { Laid } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import type { Step, Task } from "./step";

export interface Row {
  id: number;
  cards: Slot[];
}
export const pieces = (row: Row): Piece[] => row.cards.map((card) => card.piece);

/** Why something cannot be done. */
export type Refusal = "first" | "touch" | "elsewhere" | "nofit" | "first-cards" | "table";

export abstract class Practice extends Draft {
  chosen = $state.raw<number[]>([]);
  rows = $state.raw<Row[]>([]);
  /** A sentence about the last try or hint. */
  message = $state("");
  done = $state(false);
  /** The answer is shown rather than found. */
  shown = $state(false);

  abstract readonly game: GameId;
  abstract readonly task: Task;
  abstract readonly step: Pick<Step, "fresh" | "friend" | "hand">;
  abstract readonly tiles: readonly Laid[];
  abstract readonly points: number;
  /** Where the chosen piece is invited to, and what it would score there if that is shown. */
  abstract readonly open: readonly { x: number; y: number; text?: string }[];
  /** The pieces to point at. */
  abstract readonly target: readonly Piece[];
  /** The set to point at. */
  declare readonly home?: Row | undefined;
  /** Enough is laid for the button. */
  abstract readonly complete: boolean;
  /** The cards lie as they may be left. */
  abstract readonly reached: boolean;

  piece = $derived(this.hand.find((slot) => slot.id === this.chosen[0])?.piece);

  /** The button of the step. */
  abstract press(): void;
  /** These are asked for in lessons only. */
  answer?(number: number): void;
  find?(piece: Piece): void;
  blame?(place: number): void;

  /** Where a piece may be laid. */
  protected abstract allowed(piece: Piece): readonly { x: number; y: number }[];
  protected abstract refuse(why: Refusal, piece?: Piece): void;
  protected afterPicking(_piece: Piece, _id: number): void {}
  protected afterLaying(): void {}
  protected afterMoving(): void {}

  protected deal(hand: readonly Piece[], rows: readonly (readonly Piece[])[]): void {
    this.hand = hand.map((piece) => this.slot(piece));
    this.rows = this.rowsOf(rows);
    this.laid = [];
    this.chosen = [];
    this.message = "";
  }
  protected rowsOf(rows: readonly (readonly Piece[])[]): Row[] {
    return rows.map((row) => ({ id: this.newId(), cards: row.map((piece) => this.slot(piece, true)) }));
  }

  /** Choose a piece, or let go of it again. With several to choose, all stay chosen. */
  pick(id: number): void {
    if (this.done) return;
    this.message = "";
    const had = this.chosen.includes(id);
    if (this.task.do === "lay") this.chosen = had ? [] : [id];
    else this.chosen = had ? this.chosen.filter((each) => each !== id) : [...this.chosen, id];
    const piece = this.hand.find((slot) => slot.id === id)?.piece;
    if (!had && piece) this.afterPicking(piece, id);
  }

  /** Lay the chosen piece, or take back what lies there and what was laid after it. */
  lay(x: number, y: number): void {
    if (this.done || this.task.do !== "lay") return;
    const place = this.laid.findIndex((each) => each.x === x && each.y === y);
    if (place >= 0) this.laid = this.laid.slice(0, place);
    else if (!this.both.has(at(x, y))) this.#layOn(x, y);
  }
  #layOn(x: number, y: number): void {
    const slot = this.hand.find((each) => each.id === this.chosen[0]);
    if (!slot) return this.refuse("first");
    const { piece } = slot;
    if (this.allowed(piece).some((cell) => cell.x === x && cell.y === y)) {
      this.put(slot, x, y);
      this.chosen = [];
      this.message = "";
      this.afterLaying();
    } else if (!frontier(this.both).some((cell) => cell[0] === x && cell[1] === y)) this.refuse("touch");
    else this.refuse(fits(this.both, x, y, piece) ? "elsewhere" : "nofit", piece);
  }

  /** Move cards to a set, to a new one, or back into the hand, where cards of the table do not belong. */
  move(ids: readonly number[], to: number | "new" | "hand"): void {
    if (this.done || this.task.do !== "sets") return;
    if (!ids.length) return this.refuse("first-cards");
    const all = [...this.hand, ...this.rows.flatMap((row) => row.cards)];
    const moving = ids.map((each) => all.find((card) => card.id === each)).filter((card) => card !== undefined);
    if (to === "hand" && moving.some((card) => card.table)) return this.refuse("table");
    const stays = (card: Slot) => !moving.includes(card);
    const rows = this.rows.map((row) => ({ id: row.id, cards: [...row.cards.filter(stays), ...(row.id === to ? moving : [])] }));
    if (to === "new") rows.push({ id: this.newId(), cards: moving });
    this.rows = rows.filter((row) => row.cards.length);
    this.hand = [...this.hand.filter(stays), ...(to === "hand" ? moving : [])];
    this.chosen = [];
    this.message = "";
    this.afterMoving();
  }
}
