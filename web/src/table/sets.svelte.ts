// A turn in the making, with cards: the table as it is being rearranged. Survives a reload.
import { asText, isQwirkle, orphan, shared, trouble, type Trouble } from "../hint/sets";
import { inOrder, type Piece } from "../lib/pieces";
import { recall, remember } from "../lib/storage";
import type { Now, ViewData } from "../wire";

export interface CardAt {
  id: number;
  piece: Piece;
  /** Where it lay when the turn began: the number of its row, or the hand. */
  from: number | "hand";
}
export interface Row {
  id: number;
  cards: CardAt[];
}

interface Kept {
  turn: number;
  rows: Piece[][];
}

export class SetsDraft {
  rows = $state<Row[]>([]);
  hand = $state<CardAt[]>([]);
  chosen = $state<number[]>([]);
  view = $state.raw<ViewData>();
  #turn = -1;
  #you = 0;
  #next = 1;
  #before: Kept["rows"][] = [];

  constructor(readonly table: string) {}

  old = $derived((this.view?.table ?? []) as Piece[][]);
  played = $derived(this.rows.flatMap((row) => row.cards.filter((card) => card.from === "hand").map((card) => card.piece)));
  full = $derived(this.rows.filter((row) => row.cards.length));
  changed = $derived(this.played.length > 0 || asText(this.full.map(pieces)) !== asText(this.old));
  qwirkles = $derived(this.full.filter((row) => isQwirkle(pieces(row))));
  /** The rows that are no sets yet, and why. */
  troubles = $derived(new Map(this.full.map((row) => [row.id, trouble(pieces(row))]).filter(([, why]) => why) as [number, Trouble][]));
  /** A new row without a card from the hand, where the edition wants one. */
  orphan = $derived(
    this.view?.edition.startsWith("cards-pl") && !this.view.opening
      ? orphan(this.old, this.full.map(pieces), this.played)
      : undefined,
  );
  ready = $derived(this.played.length > 0 && !this.troubles.size && !this.orphan);

  sync(now: Now): void {
    const view = now.view;
    if (!view) return;
    this.view = view;
    this.#you = now.you ?? 0;
    if (view.turns === this.#turn) return;
    const first = this.#turn < 0;
    this.#turn = view.turns;
    this.reset();
    const kept = recall<Kept | undefined>(`sets.${this.table}`, undefined);
    if (first && kept?.turn === view.turns) this.#lay(kept.rows);
  }

  /** The table as it lay, the hand as it is. */
  reset(): void {
    this.#before = [];
    this.chosen = [];
    this.rows = this.old.map((cards, row) => ({ id: this.#next++, cards: cards.map((piece) => this.#card(piece, row)) }));
    this.hand = inOrder((this.view?.hands[this.#you] ?? []) as Piece[]).map((piece) => this.#card(piece, "hand"));
    this.#keep();
  }

  #card(piece: Piece, from: number | "hand"): CardAt {
    return { id: this.#next++, piece, from };
  }

  #keep(): void {
    remember(`sets.${this.table}`, { turn: this.#turn, rows: this.full.map(pieces) });
  }

  /** Lay the table as rows say, taking cards from where they are: as few from the hand as possible. */
  #lay(rows: readonly Piece[][]): void {
    const onTable = this.rows.flatMap((row) => row.cards);
    const inHand = [...this.hand];
    const take = (piece: Piece, row: readonly Piece[]): CardAt | undefined => {
      const near = onTable.findIndex((card) => card.piece === piece && row.some((one) => this.old[Number(card.from)]?.includes(one)));
      const any = near >= 0 ? near : onTable.findIndex((card) => card.piece === piece);
      if (any >= 0) return onTable.splice(any, 1)[0];
      const held = inHand.findIndex((card) => card.piece === piece);
      return held >= 0 ? inHand.splice(held, 1)[0] : undefined;
    };
    const laid = rows.map((row) => ({ id: this.#next++, cards: row.map((piece) => take(piece, row)) }));
    if (onTable.some((card) => card.from !== "hand") || laid.some((row) => row.cards.includes(undefined))) return;
    this.rows = laid as Row[];
    this.hand = [...inHand, ...onTable];
    this.chosen = [];
    this.#keep();
  }

  pick(id: number): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((each) => each !== id) : [...this.chosen, id];
  }

  /** Move cards to a row, to a new row, or back into the hand, where only cards from there belong. */
  move(ids: readonly number[], to: number | "new" | "hand"): boolean {
    const all = [...this.hand, ...this.rows.flatMap((row) => row.cards)];
    const moving = ids.map((id) => all.find((card) => card.id === id)).filter((card) => card !== undefined);
    if (!moving.length || (to === "hand" && moving.some((card) => card.from !== "hand"))) return false;
    this.#before.push(this.full.map(pieces));
    const stays = (card: CardAt) => !moving.includes(card);
    this.hand = this.hand.filter(stays);
    const rows = this.rows.map((row) => ({ ...row, cards: row.cards.filter(stays) }));
    if (to === "hand") this.hand = [...this.hand, ...moving];
    else if (to === "new") rows.push({ id: this.#next++, cards: moving });
    else rows.find((row) => row.id === to)?.cards.push(...moving);
    this.rows = rows.filter((row) => row.cards.length);
    this.chosen = [];
    this.#keep();
    return true;
  }

  undo(): void {
    const before = this.#before.pop();
    if (!before) return;
    const rest = this.#before;
    this.reset();
    this.#lay(before);
    this.#before = rest;
  }
  get canUndo(): boolean {
    return this.changed;
  }

  /** Each row in the order of its cards. */
  tidy(): void {
    this.rows = this.rows.map((row) => {
      const order = inOrder(pieces(row));
      return { ...row, cards: [...row.cards].sort((a, b) => order.indexOf(a.piece) - order.indexOf(b.piece)) };
    });
  }

  /** Whether a card lies with others than before. */
  moved(row: Row, card: CardAt): boolean {
    if (card.from === "hand") return true;
    const home = row.cards.filter((each) => each.from === card.from).length;
    const elsewhere = this.rows.some(
      (other) => other !== row && other.cards.filter((each) => each.from === card.from).length > home,
    );
    const guests = row.cards.filter((each) => each.from !== "hand" && each.from !== card.from).length;
    return elsewhere || guests > home;
  }

  get action(): string {
    const rows = this.full.map((row) => ({ text: inOrder(pieces(row)).join(""), full: isQwirkle(pieces(row)) }));
    const table = rows.filter((row) => !row.full).map((row) => row.text);
    const taken = rows.filter((row) => row.full).map((row) => row.text);
    return ["play", ...inOrder(this.played), ":", ...table, ...(taken.length ? ["!", ...taken] : [])].join(" ");
  }
}

export const pieces = (row: Row): Piece[] => row.cards.map((card) => card.piece);
export const sharedBy = (row: Row) => shared(pieces(row));
