// The state of a lesson: its current step, and whether a try counts or a friendly sentence says why not.
import type { GameId } from "../games";
import { at, boardOf, lineThrough, places, score } from "../hint/grid";
import { unorderedText, isQwirkle, trouble } from "../hint/sets";
import { pieces, type Row } from "../lib/draft.svelte";
import { pieceArgs } from "../lib/names.svelte";
import { readWords } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import { say } from "../lib/words.svelte";
import { Practice, type Refusal } from "./practice.svelte";
import { laidOut, type Script, type Step } from "./step";

/** Wrong tries after which the answer is shown. */
const MAX_WRONG_TRIES = 2;

export class Lesson extends Practice {
  index = $state(0);
  tries = $state(0);

  constructor(
    readonly game: GameId,
    readonly script: Script,
  ) {
    super();
    this.begin(0);
  }

  step = $derived.by(() => this.script[Math.min(this.index, this.script.length - 1)] as Step);
  over = $derived.by(() => this.index >= this.script.length);
  task = $derived(this.step.task);
  tiles = $derived(laidOut(this.step.board));
  board = $derived(boardOf(this.tiles.map(({ x, y, piece }) => [x, y, piece] as const)));
  points = $derived(score(this.board, this.laid, 0, this.task.do === "lay" && !!this.task.last && !this.held.length));
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
  override home: Row | undefined = $derived(
    this.rows.filter((row) => pieces(row).every((piece) => this.#wanted.includes(piece))).sort((a, b) => b.cards.length - a.cards.length)[0],
  );
  /** The pieces to point at when the answer is shown. */
  target = $derived.by((): Piece[] => {
    const task = this.task;
    if (!this.shown || this.done) return [];
    if (task.do === "lay" || task.do === "mark") return readWords(task.pieces);
    if (task.do === "find") return [task.piece];
    return this.#wanted.filter((piece) => !this.home || !pieces(this.home).includes(piece));
  });
  /** Cards on a table that is as it should be. */
  reached = $derived(this.task.do === "sets" && unorderedText(this.rows.map(pieces)) === unorderedText(this.task.goal.map((each) => readWords(each))));

  begin(index: number): void {
    this.index = index;
    const { hand, rows = [] } = this.step;
    this.deal(
      readWords(hand),
      rows.map((row) => readWords(row)),
    );
    this.done = this.shown = false;
    this.tries = 0;
  }

  #wrong(hint: string, args: Record<string, string | number> = {}): void {
    this.message = say(`web-learn-hint-${hint}`, args);
    this.tries++;
    if (this.tries >= MAX_WRONG_TRIES) this.shown = true;
  }
  #right(): void {
    this.message = "";
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

  protected override afterPicking(piece: Piece, id: number): void {
    if (this.task.do === "lay" && !this.open.length) this.#explain(piece);
    if (this.task.do === "mark" && !readWords(this.task.pieces).includes(piece)) {
      this.chosen = this.chosen.filter((each) => each !== id);
      this.#wrong("keep", pieceArgs(piece));
    }
  }

  /** Why a piece does not belong to the line that is meant. */
  #explain(piece: Piece): void {
    if (this.task.do !== "lay") return;
    const { both } = this;
    const [x, y] = this.task.cells.find(([cx, cy]) => !both.has(at(cx, cy))) ?? [0, 0];
    const through = [true, false].flatMap((row) => lineThrough(both, x, y, row, piece));
    const line = through.filter((each) => each.x !== x || each.y !== y);
    this.chosen = [];
    this.#wrong(line.some((each) => each.piece === piece) ? "twice" : "mismatch", pieceArgs(piece));
  }

  protected allowed() {
    return this.open;
  }
  protected refuse(why: Refusal, piece = ""): void {
    this.#wrong(why, piece ? pieceArgs(piece) : {});
  }
  protected override afterLaying(): void {
    if (this.complete && this.task.do === "lay" && !this.task.confirm) this.#right();
  }

  override answer(number: number): void {
    if (this.task.do !== "answer" || this.done) return;
    if (number === this.task.right) this.#right();
    else this.#wrong("count");
  }

  /** A piece of the friend's hand. */
  override find(piece: Piece): void {
    if (this.task.do !== "find" || this.done) return;
    if (piece === this.task.piece) this.#right();
    else this.#wrong("find", pieceArgs(piece));
  }

  /** A set that is said to be none. */
  override blame(place: number): void {
    if (this.task.do !== "wrong" || this.done) return;
    if (place === this.task.set) this.#right();
    else this.#wrong("set-right");
  }

  /** The button of the step. */
  press(): void {
    const task = this.task;
    if (this.done) return;
    if (task.do === "press") {
      this.hand = readWords(task.then).map((piece) => this.slot(piece));
      this.#right();
    } else if (task.do === "mark") {
      if (!this.chosen.length) return this.#wrong("mark");
      const then = readWords(task.then);
      this.hand = this.hand.map((slot, i) => (this.chosen.includes(slot.id) ? this.slot(then[i] ?? slot.piece) : slot));
      this.#right();
    } else if (task.do === "lay" && this.complete) this.#right();
    else if (task.do === "sets" && this.reached) {
      this.rows = this.rows.filter((row) => !isQwirkle(pieces(row)));
      this.#right();
    }
  }

  /** Say what is wrong with the table, if it is not the goal. */
  protected override afterMoving(): void {
    if (this.reached) {
      if (!this.qwirkle) this.#right();
      return;
    }
    const troubles = this.rows.map((row) => trouble(pieces(row)));
    const worst = troubles.find((each) => each && each !== "short");
    if (worst) this.#wrong(worst === "duplicate" ? "set-duplicate" : "set-mismatch");
    else if (troubles.includes("short")) this.message = say("web-learn-hint-set-short");
    else if (this.rows.some((row) => row.cards.some((card) => card.from === "hand"))) this.#wrong("legal");
  }
}
