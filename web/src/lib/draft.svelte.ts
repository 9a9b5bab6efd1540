// A draft: the pieces in hand, those laid on the grid, and the cards in rows. A turn at a table, a lesson and a puzzle extend it.
import { type Board, lines, withDraft } from "../hint/grid";
import type { Laid } from "./notation";
import { forget } from "./storage";
import type { Piece } from "./pieces";

/** A piece of the hand or a card of the table: it keeps its id while it is moved. */
export interface Slot {
  id: number;
  piece: Piece;
  /** Where it was when the turn began: the number of its row, or the hand. */
  from: number | "hand";
}
export interface Row {
  id: number;
  cards: Slot[];
}
/** Where cards can be moved to: a row by its id, a new row, or the hand. */
export type Destination = number | "new" | "hand";

/** Forget the drafts under a name: of a turn on a grid, and of one with cards. They show a hand. */
export function forgetDrafts(name: string): void {
  forget(`draft.${name}`);
  forget(`sets.${name}`);
}

export const pieces = (row: Row): Piece[] => row.cards.map((card) => card.piece);

export abstract class Draft {
  hand = $state.raw<Slot[]>([]);
  laid = $state.raw<(Laid & { slot: number })[]>([]);
  rows = $state.raw<Row[]>([]);
  /** The ids of the pieces that are chosen. */
  chosen = $state.raw<number[]>([]);
  #next = 1;

  abstract readonly board: Board;

  both = $derived.by(() => withDraft(this.board, this.laid));
  out = $derived(new Set(this.laid.map((each) => each.slot)));
  held = $derived(this.hand.filter((slot) => !this.out.has(slot.id)));
  lines = $derived.by(() => lines(this.board, this.laid));
  /** Every card, in hand or in a row. */
  cards = $derived([...this.hand, ...this.rows.flatMap((row) => row.cards)]);
  chosenCards = $derived(this.cards.filter((card) => this.chosen.includes(card.id)));

  protected newId(): number {
    return this.#next++;
  }

  protected slot(piece: Piece, from: Slot["from"] = "hand"): Slot {
    return { id: this.newId(), piece, from };
  }

  protected rowsOf(rows: readonly (readonly Piece[])[]): Row[] {
    return rows.map((row, from) => ({ id: this.newId(), cards: row.map((piece) => this.slot(piece, from)) }));
  }

  protected put({ id, piece }: Slot, x: number, y: number): void {
    this.laid = [...this.laid, { x, y, piece, slot: id }];
  }

  /** Let go of all that is chosen. */
  drop(): void {
    this.chosen = [];
  }

  /** Choose a piece, or let go of it if it is chosen. Without `several` it replaces the one that was chosen. */
  protected toggle(id: number, several: boolean): void {
    const others = several ? this.chosen.filter((each) => each !== id) : [];
    this.chosen = this.chosen.includes(id) ? others : [...others, id];
  }

  protected transfer(moving: readonly Slot[], to: Destination): void {
    const stays = (card: Slot) => !moving.includes(card);
    const rows = this.rows.map((row) => ({ ...row, cards: [...row.cards.filter(stays), ...(row.id === to ? moving : [])] }));
    if (to === "new") rows.push({ id: this.newId(), cards: [...moving] });
    this.rows = rows.filter((row) => row.cards.length);
    this.hand = [...this.hand.filter(stays), ...(to === "hand" ? moving : [])];
    this.chosen = [];
  }
}
