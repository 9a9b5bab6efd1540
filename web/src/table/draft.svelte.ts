// A turn in the making, with tiles or cubes: what is in hand, what is chosen, what has been laid. Survives a reload.
import { at, boardOf, type Laid, largestSet, lines, openingPieces, places, score } from "../hint/grid";
import { inOrder, type Piece } from "../lib/pieces";
import { recall, remember } from "../lib/storage";
import type { Now, ViewData } from "../wire";

export interface Slot {
  id: number;
  piece: Piece;
}
export type Mode = "lay" | "exchange" | "reroll";

interface Kept {
  turn: number;
  laid: (Laid & { slot: number })[];
  order: Piece[];
}

export class GridDraft {
  hand = $state<Slot[]>([]);
  chosen = $state<number>();
  laid = $state<(Laid & { slot: number })[]>([]);
  marked = $state<number[]>([]);
  mode = $state<Mode>("lay");
  view = $state.raw<ViewData>();
  #turn = -1;
  #next = 1;

  constructor(readonly table: string) {}

  board = $derived(boardOf((this.view?.board ?? []) as [number, number, string][]));
  tiles = $derived(((this.view?.board ?? []) as [number, number, string][]).map(([x, y, piece]) => ({ x, y, piece })));
  held = $derived(this.hand.filter((slot) => !this.laid.some((each) => each.slot === slot.id)));
  lines = $derived(lines(this.board, this.laid));
  points = $derived(
    score(this.board, this.laid, this.view?.edition.endsWith("=1") ? 1 : 0, !this.view?.supply && !this.held.length),
  );
  /** How many tiles the opening needs. */
  owed = $derived(this.view?.opening ? largestSet(this.hand.map((slot) => slot.piece)) : 0);
  ready = $derived(this.laid.length > 0 && this.laid.length >= this.owed);
  piece = $derived(this.hand.find((slot) => slot.id === this.chosen)?.piece);
  /** Where the chosen piece may lie, with what the draft would score then. */
  open = $derived.by(() => {
    const piece = this.piece;
    if (!piece || this.mode !== "lay") return [];
    const hand = this.hand.map((slot) => slot.piece);
    if (this.view?.opening && !openingPieces(hand, this.laid).has(piece)) return [];
    return places(this.board, this.laid, piece).map(([x, y]) => {
      const points = score(this.board, [...this.laid, { x, y, piece }], 0, false);
      return { x, y, points, text: points ? String(points) : "" };
    });
  });

  /** Take in what the server says; a draft stays while its turn is on. */
  sync(now: Now): void {
    const view = now.view;
    if (!view || now.you === null) return;
    this.view = view;
    if (view.turns === this.#turn) return;
    const first = this.#turn < 0;
    this.#turn = view.turns;
    const kept = recall<Kept | undefined>(`draft.${this.table}`, undefined);
    if (first && kept) this.hand = kept.order.map((piece) => this.#slot(piece));
    this.#deal((view.hands[now.you] ?? []) as Piece[]);
    this.laid = [];
    this.marked = [];
    this.chosen = undefined;
    this.mode = "lay";
    if (first && kept?.turn === view.turns) this.#restore(kept);
  }

  #slot(piece: Piece): Slot {
    return { id: this.#next++, piece };
  }

  /** The new hand in the order of the old one, what is new at the end. */
  #deal(pieces: readonly Piece[]): void {
    const left = [...pieces];
    const stay = this.hand.filter((slot) => {
      const place = left.indexOf(slot.piece);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
    this.hand = [...stay, ...left.map((piece) => this.#slot(piece))];
  }

  #restore(kept: Kept): void {
    for (const { x, y, piece } of kept.laid) {
      const slot = this.held.find((each) => each.piece === piece);
      if (slot && !this.board.has(at(x, y))) this.laid = [...this.laid, { x, y, piece, slot: slot.id }];
    }
  }

  #keep(): void {
    remember(`draft.${this.table}`, {
      turn: this.#turn,
      laid: $state.snapshot(this.laid),
      order: this.hand.map((slot) => slot.piece),
    });
  }

  pick(id: number | undefined): void {
    if (this.mode !== "lay" && id !== undefined) {
      this.marked = this.marked.includes(id) ? this.marked.filter((each) => each !== id) : [...this.marked, id];
      return;
    }
    this.chosen = this.chosen === id ? undefined : id;
  }

  /** Lay a piece on a cell; false if it may not lie there. */
  lay(id: number, x: number, y: number): boolean {
    const slot = this.held.find((each) => each.id === id);
    this.chosen = id;
    if (!slot || !this.open.some((cell) => cell.x === x && cell.y === y)) return false;
    this.laid = [...this.laid, { x, y, piece: slot.piece, slot: id }];
    this.chosen = undefined;
    this.#keep();
    return true;
  }

  /** Take a piece back from the table, and those that would hang in the air without it. */
  takeBack(x: number, y: number): boolean {
    if (!this.laid.some((each) => each.x === x && each.y === y)) return false;
    let rest = this.laid.filter((each) => each.x !== x || each.y !== y);
    const again: typeof rest = [];
    for (let more = true; more; ) {
      more = false;
      for (const each of rest)
        if (places(this.board, again, each.piece).some(([px, py]) => px === each.x && py === each.y)) {
          again.push(each);
          rest = rest.filter((one) => one !== each);
          more = true;
          break;
        }
    }
    this.laid = again;
    this.#keep();
    return true;
  }

  undo(): void {
    this.laid = this.laid.slice(0, -1);
    this.#keep();
  }

  clear(): void {
    this.laid = [];
    this.marked = [];
    this.chosen = undefined;
    this.mode = "lay";
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
    const pieces = this.marked.map((id) => this.hand.find((slot) => slot.id === id)?.piece).filter(Boolean);
    if (this.mode === "exchange") return `swap ${pieces.join(" ")}`;
    if (this.mode === "reroll") return `reroll ${pieces.join(" ")}`;
    return `lay ${this.laid.map(({ x, y, piece }) => `${piece}@${x},${y}`).join(" ")}`;
  }
}
