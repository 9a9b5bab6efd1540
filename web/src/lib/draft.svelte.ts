// A draft: pieces in hand, and those of them that lie on the grid. A turn at a table, a lesson and a puzzle build on it.
import { type Board, lines, withDraft } from "../hint/grid";
import type { Laid } from "./notation";
import type { Piece } from "./pieces";

/** A piece of the hand: it keeps its id while it is moved about. */
export interface Slot {
  id: number;
  piece: Piece;
  /** Cards of the table stay on the table. */
  table?: boolean;
}

export abstract class Draft {
  hand = $state.raw<Slot[]>([]);
  laid = $state.raw<(Laid & { slot: number })[]>([]);
  #next = 1;

  abstract readonly board: Board;

  both = $derived.by(() => withDraft(this.board, this.laid));
  out = $derived(new Set(this.laid.map((each) => each.slot)));
  held = $derived(this.hand.filter((slot) => !this.out.has(slot.id)));
  lines = $derived.by(() => lines(this.board, this.laid));

  protected newId(): number {
    return this.#next++;
  }

  protected slot(piece: Piece, table = false): Slot {
    return table ? { id: this.newId(), piece, table } : { id: this.newId(), piece };
  }

  protected put({ id, piece }: Slot, x: number, y: number): void {
    this.laid = [...this.laid, { x, y, piece, slot: id }];
  }
}
