// The draft of a turn with tiles or cubes: what is in hand, chosen and laid. Survives a reload.
import { gameOf, rulesOf } from "../games";
import { at, boardOf, largestSet, layingOrder, openingPieces, places, score } from "../hint/grid";
import { type Laid, layText } from "../lib/notation";
import { Draft, type Slot } from "../lib/draft.svelte";
import { inOrder, type Piece } from "../lib/pieces";
import { recall, remember } from "../lib/storage";
import type { Now, ViewData } from "../wire";

export type Mode = "lay" | "exchange" | "reroll";

/** What is remembered of a draft: places in the hand instead of numbers that only this page knows. */
interface StoredDraft {
  turn: string;
  order: Piece[];
  laid: { x: number; y: number; slot: number }[];
  marked: number[];
  mode: Mode;
}

export class GridDraft extends Draft {
  mode = $state<Mode>("lay");
  view = $state.raw<ViewData>();
  /** The slots whose cubes have just been rolled. */
  rolled = $state.raw<number[]>([]);
  #turn = "";

  constructor(readonly table: string) {
    super();
  }

  board = $derived(boardOf((this.view?.board ?? []) as [number, number, string][]));
  tiles = $derived(((this.view?.board ?? []) as [number, number, string][]).map(([x, y, piece]) => ({ x, y, piece })));
  drafted = $derived(new Set(this.laid.map((each) => at(each.x, each.y))));
  single = $derived((this.view && rulesOf(this.view.edition).single_opening_points) ?? 0);
  points = $derived(score(this.board, this.laid, this.single, !this.view?.supply && !this.held.length));
  /** How many tiles the opening needs. */
  owed = $derived(this.view?.opening ? largestSet(this.hand.map((slot) => slot.piece)) : 0);
  ready = $derived(this.laid.length > 0 && this.laid.length >= this.owed);
  /** The piece that is laid next. */
  lifted = $derived(this.mode === "lay" ? this.hand.find((slot) => slot.id === this.chosen[0]) : undefined);
  piece = $derived(this.lifted?.piece);
  /** Where the chosen piece fits, with what the draft would score then. */
  open = $derived.by(() => {
    const piece = this.piece;
    if (!piece) return [];
    if (this.view?.opening && !this.#opens(piece)) return [];
    const last = !this.view?.supply && this.held.length === 1;
    return places(this.board, this.laid, piece).map(([x, y]) => {
      const points = score(this.board, [...this.laid, { x, y, piece }], this.single, last);
      return { x, y, points, text: points ? String(points) : "" };
    });
  });
  openAt = $derived(new Map(this.open.map((cell) => [at(cell.x, cell.y), cell])));

  #opens(piece: Piece): boolean {
    const hand = this.hand.map((slot) => slot.piece);
    return openingPieces(hand, this.laid).has(piece);
  }

  /** Take in what the server says; a draft stays while its turn is on. */
  sync(now: Now): void {
    const view = now.view;
    if (!view) return;
    this.view = view;
    const turn = `${now.undos}.${view.turns}`;
    if (turn === this.#turn) return;
    const first = !this.#turn;
    this.#turn = turn;
    if (now.you === null) return;
    const pieces = (view.hands[now.you] ?? []) as Piece[];
    const stored = recall<StoredDraft | undefined>(`draft.${this.table}`, undefined);
    if (first && stored) this.hand = stored.order.map((piece) => this.slot(piece));
    const last = now.happened.at(-1);
    const rolls = !first && gameOf(view.edition).canReroll && last?.seat === now.you;
    const fresh = this.#deal(pieces, rolls && last.action === "roll");
    this.rolled = rolls ? fresh : [];
    this.#empty();
    if (first && stored?.turn === turn) this.#restore(stored);
  }

  /** Another tab of the same seat has changed the draft. */
  follow(): void {
    const stored = recall<StoredDraft | undefined>(`draft.${this.table}`, undefined);
    if (stored?.turn !== this.#turn) return;
    const order = stored.order.map((piece) => this.slot(piece));
    if (inOrder(stored.order).join() !== inOrder(this.hand.map((slot) => slot.piece)).join()) return;
    this.hand = order;
    this.#empty();
    this.#restore(stored);
  }

  #empty(): void {
    this.laid = [];
    this.chosen = [];
    this.mode = "lay";
  }

  /** The new hand in the order of the old one: new pieces fill the gaps. Return the new slots. */
  #deal(pieces: readonly Piece[], all = false): number[] {
    const left = [...pieces];
    const take = (wanted: (piece: Piece) => boolean): Piece | undefined => {
      const place = left.findIndex(wanted);
      return place < 0 ? undefined : left.splice(place, 1)[0];
    };
    const going = new Set(all ? this.hand.map((slot) => slot.id) : this.mode === "lay" ? this.out : this.chosen);
    const stay = new Set<number>();
    for (const slot of this.hand) if (!going.has(slot.id) && take((piece) => piece === slot.piece)) stay.add(slot.id);
    const fresh: number[] = [];
    const renew = (slot: Slot): Slot[] => {
      if (stay.has(slot.id)) return [slot];
      // A cube that was rolled keeps its colour, and its place.
      const piece = take((each) => each[0] === slot.piece[0]) ?? take(() => true);
      if (!piece) return [];
      const next = this.slot(piece);
      fresh.push(next.id);
      return [next];
    };
    const hand = this.hand.flatMap(renew);
    const more = left.map((piece) => this.slot(piece));
    this.hand = [...hand, ...more];
    return [...fresh, ...more.map((slot) => slot.id)];
  }

  #restore(stored: StoredDraft): void {
    for (const { x, y, slot: place } of stored.laid) {
      const slot = this.hand[place];
      if (slot && !this.out.has(slot.id) && !this.board.has(at(x, y))) this.put(slot, x, y);
    }
    this.chosen = stored.marked.map((place) => this.hand[place]?.id).filter((id) => id !== undefined);
    this.mode = stored.mode;
  }

  #keep(): void {
    const place = (id: number) => this.hand.findIndex((slot) => slot.id === id);
    const stored: StoredDraft = {
      turn: this.#turn,
      order: this.hand.map((slot) => slot.piece),
      laid: this.laid.map(({ x, y, slot }) => ({ x, y, slot: place(slot) })),
      marked: this.mode === "lay" ? [] : this.chosen.map(place),
      mode: this.mode,
    };
    remember(`draft.${this.table}`, stored);
  }

  pick(id: number): void {
    this.toggle(id, this.mode !== "lay");
    if (this.mode !== "lay") this.#keep();
  }

  lift(id: number): void {
    this.chosen = [id];
  }

  /** Choose all pieces, or none, to be exchanged or rolled. */
  mark(all: boolean): void {
    this.chosen = all ? this.hand.map((slot) => slot.id) : [];
    this.#keep();
  }

  enter(mode: Mode): void {
    this.#empty();
    this.mode = mode;
    this.#keep();
  }

  /** Lay a piece on a cell. Return false if it does not fit there. */
  lay(id: number, x: number, y: number): boolean {
    const slot = this.held.find((each) => each.id === id);
    this.chosen = [id];
    if (!slot || !this.openAt.has(at(x, y))) return false;
    this.put(slot, x, y);
    this.chosen = [];
    this.#keep();
    return true;
  }

  /** Lay a whole move, which may name its pieces in any order. */
  arrange(tiles: readonly Laid[]): void {
    this.clear();
    for (const { x, y, piece } of layingOrder(this.board, tiles)) {
      const slot = this.held.find((each) => each.piece === piece);
      if (slot) this.lay(slot.id, x, y);
    }
  }

  /** Take a piece back from the table, and those that would touch nothing without it. */
  takeBack(x: number, y: number): boolean {
    if (!this.drafted.has(at(x, y))) return false;
    const rest = this.laid.filter((each) => each.x !== x || each.y !== y);
    this.laid = layingOrder(this.board, rest);
    this.#keep();
    return true;
  }

  undo(): void {
    this.laid = this.laid.slice(0, -1);
    this.#keep();
  }

  clear(): void {
    this.#empty();
    this.#keep();
  }

  sort(): void {
    const order = inOrder(this.hand.map((slot) => slot.piece));
    this.hand = [...this.hand].sort((a, b) => order.indexOf(a.piece) - order.indexOf(b.piece));
    this.#keep();
  }

  shuffle(): void {
    const hand = [...this.hand];
    for (let i = hand.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [hand[i], hand[j]] = [hand[j]!, hand[i]!];
    }
    this.hand = hand;
    this.#keep();
  }

  /** The turn in the notation. */
  get action(): string {
    const pieces = this.chosen.map((id) => this.hand.find((slot) => slot.id === id)?.piece).filter(Boolean);
    if (this.mode === "exchange") return `swap ${pieces.join(" ")}`;
    if (this.mode === "reroll") return `reroll ${pieces.join(" ")}`;
    return layText(this.laid);
  }
}
