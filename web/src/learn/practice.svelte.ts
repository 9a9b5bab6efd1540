// What lessons and puzzles share: a position, one task, and pieces that are chosen, laid and moved.
import type { GameId } from "../games";
import { at, fits, frontier } from "../hint/grid";
import { type Destination, Draft, type Row } from "../lib/draft.svelte";
import type { Laid } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import type { Step, Task } from "./step";

/** Why something cannot be done. */
export type Refusal = "first" | "touch" | "elsewhere" | "nofit" | "first-cards" | "table";

export abstract class Practice extends Draft {
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
  /** The table of cards is as the task wants it. */
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

  /** Choose a piece, or let go of it again. With several to choose, all stay chosen. */
  pick(id: number): void {
    if (this.done) return;
    this.message = "";
    this.toggle(id, this.task.do !== "lay");
    const piece = this.hand.find((slot) => slot.id === id)?.piece;
    if (piece && this.chosen.includes(id)) this.afterPicking(piece, id);
  }

  /** Lay the chosen piece, or take back the piece there and those laid after it. */
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
  move(ids: readonly number[], to: Destination): void {
    if (this.done || this.task.do !== "sets") return;
    if (!ids.length) return this.refuse("first-cards");
    const moving = ids.map((id) => this.cards.find((card) => card.id === id)).filter((card) => card !== undefined);
    if (to === "hand" && moving.some((card) => card.from !== "hand")) return this.refuse("table");
    this.transfer(moving, to);
    this.message = "";
    this.afterMoving();
  }
}
