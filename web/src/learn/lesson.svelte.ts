// Where somebody is in a lesson, and what a try did: it counts, or there is a friendly word on why not.
import type { GameId } from "../games";
import { at, boardOf, fits, frontier, lineThrough, lines, places, score, withDraft } from "../hint/grid";
import { asText, isQwirkle, trouble } from "../hint/sets";
import { pieceName } from "../lib/names.svelte";
import { type Laid, readWords } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import { say } from "../lib/words.svelte";
import { type Exercise, rearranged, type Row, type Slot } from "./exercise";
import { laidOut, type Script, type Step } from "./step";

const pieces = (row: Row): Piece[] => row.cards.map((card) => card.piece);

/** After so many wrong tries the answer is shown. */
const PATIENCE = 2;

export class Lesson implements Exercise {
  index = $state(0);
  hand = $state<Slot[]>([]);
  laid = $state<(Laid & { slot: number })[]>([]);
  chosen = $state<number[]>([]);
  rows = $state<Row[]>([]);
  hint = $state("");
  done = $state(false);
  tries = $state(0);
  shown = $state(false);
  #next = 1;

  constructor(
    readonly game: GameId,
    readonly script: Script,
  ) {
    this.begin(0);
  }

  step = $derived.by(() => this.script[Math.min(this.index, this.script.length - 1)] as Step);
  over = $derived.by(() => this.index >= this.script.length);
  task = $derived(this.step.task);
  tiles = $derived(laidOut(this.step.board));
  board = $derived(boardOf(this.tiles.map(({ x, y, piece }) => [x, y, piece] as const)));
  held = $derived(this.hand.filter((slot) => !this.laid.some((each) => each.slot === slot.id)));
  lines = $derived(lines(this.board, this.laid));
  points = $derived(score(this.board, this.laid, 0, this.task.do === "lay" && !!this.task.last && !this.held.length));
  piece = $derived(this.hand.find((slot) => slot.id === this.chosen[0])?.piece);
  /** Where the chosen piece brings the step on. */
  open = $derived.by(() => (this.piece && this.task.do === "lay" ? this.#goals(this.piece) : []));
  /** All is laid; where the script wants it, a press of the button is left. */
  complete = $derived(this.task.do === "lay" && this.laid.length === readWords(this.task.pieces).length);
  qwirkle = $derived(this.rows.some((row) => isQwirkle(pieces(row))));
  /** The row of the goal that is not there yet. */
  #wanted = $derived.by((): Piece[] => {
    const own = readWords(this.step.hand);
    const goal = this.task.do === "sets" ? this.task.goal.map((each) => readWords(each)) : [];
    return goal.find((row) => row.some((piece) => own.includes(piece))) ?? [];
  });
  /** The set that becomes that row, if one of those on the table does. */
  home = $derived(this.rows.filter((row) => pieces(row).every((piece) => this.#wanted.includes(piece))).sort((a, b) => b.cards.length - a.cards.length)[0]);
  /** The pieces to point at when the answer is shown. */
  target = $derived.by((): Piece[] => {
    const task = this.task;
    if (!this.shown || this.done) return [];
    if (task.do === "lay" || task.do === "mark") return readWords(task.pieces);
    if (task.do === "find") return [task.piece];
    return this.#wanted.filter((piece) => !this.home || !pieces(this.home).includes(piece));
  });
  /** Cards on a table that is as it should be. */
  reached = $derived(this.task.do === "sets" && asText(this.rows.map(pieces)) === asText(this.task.goal.map((each) => readWords(each))));

  #slot(piece: Piece, table = false): Slot {
    return { id: this.#next++, piece, table };
  }

  begin(index: number): void {
    this.index = index;
    const { hand, rows = [] } = this.step;
    this.hand = readWords(hand).map((piece) => this.#slot(piece));
    this.rows = rows.map((row) => ({ id: this.#next++, cards: readWords(row).map((piece) => this.#slot(piece, true)) }));
    this.laid = [];
    this.chosen = [];
    this.hint = "";
    this.done = this.shown = false;
    this.tries = 0;
  }

  #wrong(hint: string, args: Record<string, string | number> = {}): void {
    this.hint = say(`web-learn-hint-${hint}`, args);
    this.tries++;
    if (this.tries >= PATIENCE) this.shown = true;
  }
  #right(): void {
    this.hint = "";
    this.chosen = [];
    this.done = true;
  }

  #goals(piece: Piece): { x: number; y: number; text: string }[] {
    if (this.task.do !== "lay" || !readWords(this.task.pieces).includes(piece)) return [];
    const wanted = this.task.cells;
    return places(this.board, this.laid, piece)
      .filter(([x, y]) => wanted.some((cell) => cell[0] === x && cell[1] === y))
      .map(([x, y]) => ({ x, y, text: String(score(this.board, [...this.laid, { x, y, piece }], 0, false)) }));
  }

  /** Choose a piece, or let go of it again. With several to choose, all stay chosen. */
  pick(id: number): void {
    if (this.done) return;
    this.hint = "";
    const had = this.chosen.includes(id);
    if (this.task.do === "lay") this.chosen = had ? [] : [id];
    else this.chosen = had ? this.chosen.filter((each) => each !== id) : [...this.chosen, id];
    if (had) return;
    const piece = this.hand.find((slot) => slot.id === id)?.piece;
    if (!piece) return;
    if (this.task.do === "lay" && !this.open.length) this.#explain(piece);
    if (this.task.do === "mark" && !readWords(this.task.pieces).includes(piece)) {
      this.chosen = this.chosen.filter((each) => each !== id);
      this.#wrong("keep", { piece: pieceName(piece) });
    }
  }

  /** Why a piece does not belong to the line that is meant. */
  #explain(piece: Piece): void {
    if (this.task.do !== "lay") return;
    const both = withDraft(this.board, this.laid);
    const [x, y] = this.task.cells.find(([cx, cy]) => !both.has(at(cx, cy))) ?? [0, 0];
    const through = [true, false].flatMap((row) => lineThrough(both, x, y, row, piece));
    const line = through.filter((each) => each.x !== x || each.y !== y);
    this.chosen = [];
    this.#wrong(line.some((each) => each.piece === piece) ? "twice" : "mismatch", { piece: pieceName(piece) });
  }

  /** Lay the chosen piece, or take back what lies there and what was laid after it. */
  lay(x: number, y: number): void {
    if (this.done || this.task.do !== "lay") return;
    const place = this.laid.findIndex((each) => each.x === x && each.y === y);
    if (place >= 0) {
      this.laid = this.laid.slice(0, place);
      return;
    }
    const { piece } = this;
    const slot = this.chosen[0];
    if (!piece || slot === undefined) {
      if (!this.board.has(at(x, y))) this.#wrong("first");
      return;
    }
    if (this.open.some((cell) => cell.x === x && cell.y === y)) {
      this.laid = [...this.laid, { x, y, piece, slot }];
      this.chosen = [];
      this.hint = "";
      if (this.complete && !this.task.confirm) this.#right();
      return;
    }
    const both = withDraft(this.board, this.laid);
    if (both.has(at(x, y))) return;
    const touches = frontier(both).some((cell) => cell[0] === x && cell[1] === y);
    if (!touches) this.#wrong("touch");
    else if (fits(both, x, y, piece)) this.#wrong("elsewhere");
    else this.#wrong("nofit", { piece: pieceName(piece) });
  }

  answer(number: number): void {
    if (this.task.do !== "answer" || this.done) return;
    if (number === this.task.right) this.#right();
    else this.#wrong("count");
  }

  /** A piece of the friend's hand. */
  find(piece: Piece): void {
    if (this.task.do !== "find" || this.done) return;
    if (piece === this.task.piece) this.#right();
    else this.#wrong("find", { piece: pieceName(piece) });
  }

  /** A set that is said to be none. */
  blame(place: number): void {
    if (this.task.do !== "wrong" || this.done) return;
    if (place === this.task.set) this.#right();
    else this.#wrong("set-right");
  }

  /** The button of the step. */
  press(): void {
    const task = this.task;
    if (this.done) return;
    if (task.do === "press") {
      this.hand = readWords(task.then).map((piece) => this.#slot(piece));
      this.#right();
    } else if (task.do === "mark") {
      if (!this.chosen.length) return this.#wrong("mark");
      const then = readWords(task.then);
      this.hand = this.hand.map((slot, i) => (this.chosen.includes(slot.id) ? this.#slot(then[i] ?? slot.piece) : slot));
      this.#right();
    } else if (task.do === "lay" && this.complete) this.#right();
    else if (task.do === "sets" && this.reached) {
      this.rows = this.rows.filter((row) => !isQwirkle(pieces(row)));
      this.#right();
    }
  }

  /** Move cards to a set, to a new one, or back into the hand. */
  move(ids: readonly number[], to: number | "new" | "hand"): void {
    if (this.done || this.task.do !== "sets") return;
    if (!ids.length) return this.#wrong("first-cards");
    const after = rearranged(this, ids, to, this.#next++);
    if (!after) return this.#wrong("table");
    Object.assign(this, after);
    this.chosen = [];
    this.hint = "";
    this.#judge();
  }

  /** What is to be said of the table as it lies now. */
  #judge(): void {
    if (this.reached) {
      if (!this.qwirkle) this.#right();
      return;
    }
    const troubles = this.rows.map((row) => trouble(pieces(row)));
    const worst = troubles.find((each) => each && each !== "short");
    if (worst) this.#wrong(`set-${worst}`);
    else if (troubles.includes("short")) this.hint = say("web-learn-hint-set-short");
    else if (this.rows.some((row) => row.cards.some((card) => !card.table))) this.#wrong("legal");
  }
}
