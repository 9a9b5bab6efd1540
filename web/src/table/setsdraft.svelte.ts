// The draft of a turn with cards: the table as it is rearranged. Survives a reload.
import { largestSet } from "../hint/grid";
import { fault } from "../hint/newrows";
import { unorderedText, isQwirkle, trouble, type Trouble } from "../hint/sets";
import { rulesOf } from "../games";
import { type Destination, Draft, pieces, type Row, type Slot } from "../lib/draft.svelte";
import { playText } from "../lib/notation";
import { inOrder, type Piece } from "../lib/pieces";
import { recall, remember } from "../lib/storage";
import type { Now, ViewData } from "../wire";
import { continuedRow, steps } from "./steps";

interface StoredDraft {
  turn: string;
  rows: Piece[][];
}

export class SetsDraft extends Draft {
  readonly board = new Map();
  view = $state.raw<ViewData>();
  #turn = "";
  #you: number | null = null;
  #before = $state.raw<Piece[][][]>([]);

  constructor(readonly table: string) {
    super();
  }

  old = $derived((this.view?.table ?? []) as Piece[][]);
  full = $derived(this.rows.filter((row) => row.cards.length));
  played = $derived(this.full.flatMap((row) => row.cards.filter((card) => card.from === "hand").map((card) => card.piece)));
  changed = $derived(this.played.length > 0 || unorderedText(this.full.map(pieces)) !== unorderedText(this.old));
  qwirkles = $derived(this.full.filter((row) => isQwirkle(pieces(row))));
  steps = $derived(this.changed ? steps(this.old, this.full) : []);
  /** The cards that are with others than before. */
  moved = $derived(
    new Set(
      this.full.flatMap((row) => {
        const stayed = continuedRow(this.full, row);
        return row.cards.filter((card) => card.from !== "hand" && card.from !== stayed).map((card) => card.id);
      }),
    ),
  );
  /** The rows that are no sets yet, and why. */
  troubles = $derived(new Map(this.full.map((row) => [row.id, trouble(pieces(row))]).filter(([, why]) => why) as [number, Trouble][]));
  /** What the rule about new rows has against the table. */
  fault = $derived(
    this.view && !this.view.opening && !this.troubles.size
      ? fault(this.old, this.full.map(pieces), this.played, rulesOf(this.view.edition).new_rows!)
      : undefined,
  );
  /** How many cards the opening needs, in one set: 0 where it is free. */
  owed = $derived(this.view?.opening && rulesOf(this.view.edition).opening === "largest set" ? largestSet(this.cards.map((card) => card.piece)) : 0);
  /** Whether the table is whole sets, but not the opening that is owed. */
  misopened = $derived(this.owed > 0 && this.played.length > 0 && !this.troubles.size && (this.full.length > 1 || this.played.length < this.owed));
  ready = $derived(this.played.length > 0 && !this.troubles.size && !this.fault && !this.misopened);
  /** Whether the chosen cards can go back into the hand: only those from there can. */
  canReturn = $derived(this.chosenCards.some((card) => !this.hand.includes(card)) && this.chosenCards.every((card) => card.from === "hand"));
  canUndo = $derived(this.#before.length > 0);

  /** The row that the fault is about: this one, new without a card from the hand, or one that must go on and gave it cards. */
  concerned(row: Row): readonly Piece[] | undefined {
    const places = row.cards.map((card) => card.from);
    return this.fault?.rows.find((each) =>
      this.fault?.reason === "keep three" ? places.includes(this.old.findIndex((old) => old === each)) : pieces(row).join() === each.join(),
    );
  }

  sync(now: Now): void {
    const view = now.view;
    if (!view) return;
    this.view = view;
    this.#you = now.you;
    const turn = `${now.undos}.${view.turns}`;
    if (turn === this.#turn) return;
    const first = !this.#turn;
    this.#turn = turn;
    this.#deal();
    const stored = recall<StoredDraft | undefined>(`sets.${this.table}`, undefined);
    if (first && stored?.turn === turn) this.#lay(stored.rows);
  }

  /** Another tab of the same seat has changed the draft. */
  follow(): void {
    const stored = recall<StoredDraft | undefined>(`sets.${this.table}`, undefined);
    if (stored?.turn !== this.#turn) return;
    this.#deal();
    this.#lay(stored.rows);
  }

  /** Put everything back to the start of the turn. */
  reset(): void {
    this.#deal();
    this.#keep();
  }

  #deal(): void {
    this.#before = [];
    this.chosen = [];
    this.rows = this.rowsOf(this.old);
    const hand = this.#you === null ? [] : ((this.view?.hands[this.#you] ?? []) as Piece[]);
    this.hand = inOrder(hand).map((piece) => this.slot(piece));
  }

  #keep(): void {
    remember(`sets.${this.table}`, { turn: this.#turn, rows: this.full.map(pieces) });
  }

  /** Lay the table as rows say, taking cards from where they are: as few from the hand as possible. */
  #lay(rows: readonly Piece[][]): void {
    const onTable = this.rows.flatMap((row) => row.cards);
    const inHand = [...this.hand];
    const take = (piece: Piece, row: readonly Piece[]): Slot | undefined => {
      const near = onTable.findIndex((card) => card.piece === piece && row.some((one) => this.old[Number(card.from)]?.includes(one)));
      const any = near >= 0 ? near : onTable.findIndex((card) => card.piece === piece);
      if (any >= 0) return onTable.splice(any, 1)[0];
      const held = inHand.findIndex((card) => card.piece === piece);
      return held >= 0 ? inHand.splice(held, 1)[0] : undefined;
    };
    const laid = rows.map((row) => ({ id: this.newId(), cards: row.map((piece) => take(piece, row)) }));
    if (onTable.some((card) => card.from !== "hand") || laid.some((row) => row.cards.includes(undefined))) return;
    this.rows = laid as Row[];
    this.hand = [...inHand, ...onTable];
    this.chosen = [];
  }

  pick(id: number): void {
    this.toggle(id, true);
  }

  /** Move cards to a row, to a new row, or back into the hand, where only cards from there belong. */
  move(ids: readonly number[], to: Destination): boolean {
    const moving = ids.map((id) => this.cards.find((card) => card.id === id)).filter((card) => card !== undefined);
    if (!moving.length || (to === "hand" && moving.some((card) => card.from !== "hand"))) return false;
    const target = this.rows.find((row) => row.id === to);
    if (target && moving.every((card) => target.cards.includes(card))) return false;
    this.#before = [...this.#before, this.full.map(pieces)];
    this.transfer(moving, to);
    this.#keep();
    return true;
  }

  /** Rearrange the whole table, as one step that can be undone. */
  arrange(rows: readonly Piece[][]): void {
    this.#deal();
    this.#before = [this.full.map(pieces)];
    this.#lay(rows);
    this.#keep();
  }

  undo(): void {
    const before = this.#before.at(-1);
    const rest = this.#before.slice(0, -1);
    if (!before) return;
    this.#deal();
    this.#lay(before);
    this.#before = rest;
    this.#keep();
  }

  /** Each row in the order of its cards, rows of a shape above rows of a colour as the Polish rulebook advises, long ones first; the hand too. */
  tidy(): void {
    const sorted = (cards: readonly Slot[]): Slot[] => {
      const order = inOrder(cards.map((card) => card.piece));
      return [...cards].sort((a, b) => order.indexOf(a.piece) - order.indexOf(b.piece));
    };
    const kind = (row: Row) => (new Set(pieces(row).map((piece) => piece[1])).size === 1 ? 0 : 1);
    this.rows = this.rows.map((row) => ({ ...row, cards: sorted(row.cards) })).sort((a, b) => kind(a) - kind(b) || b.cards.length - a.cards.length);
    this.hand = sorted(this.hand);
    this.#keep();
  }

  get action(): string {
    const rows = this.full.map((row) => inOrder(pieces(row)));
    return playText({ played: inOrder(this.played), rows: rows.filter((row) => !isQwirkle(row)), taken: rows.filter(isQwirkle) });
  }
}
