// An attempt at a puzzle: what is laid, what it scores, hints in two steps, and whether it is the answer.
import { type GameId, rulesOf } from "../games";
import { at, boardOf, places, score } from "../hint/grid";
import { fault } from "../hint/newrows";
import { unorderedText, isQwirkle, shared, trouble } from "../hint/sets";
import { Practice, type Refusal } from "../learn/practice.svelte";
import type { Task } from "../learn/step";
import { pieces } from "../lib/draft.svelte";
import { pieceArgs } from "../lib/names.svelte";
import type { Laid } from "../lib/notation";
import { inOrder, type Piece } from "../lib/pieces";
import { language, say } from "../lib/words.svelte";
import { faultText } from "../table/turntext";
import type { Puzzle } from "./puzzle";

const same = (one: readonly Piece[], other: readonly Piece[]) => inOrder(one).join() === inOrder(other).join();
/** What a puzzle says otherwise than a lesson. */
const WORDS: Partial<Record<Refusal, string>> = { elsewhere: "web-puzzle-line", nofit: "web-puzzle-nofit" };

/** Numbers as the language writes them, at most one decimal. */
export const figure = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

export class Attempt extends Practice {
  hints = $state(0);
  /** What was done so far: w a wrong try, h a hint, r right. */
  way = $state("");
  readonly step = { hand: "own" };
  readonly task: Task;
  readonly game: GameId;
  readonly tiles: readonly Laid[];
  readonly board;

  constructor(
    readonly puzzle: Puzzle,
    /** Called once, when it is solved, with the tries and hints. */
    readonly solved: (way: string) => void = () => undefined,
  ) {
    super();
    this.game = puzzle.game;
    this.tiles = puzzle.tiles;
    this.board = boardOf(puzzle.tiles.map(({ x, y, piece }) => [x, y, piece] as const));
    if (puzzle.kind === "reroll") this.task = { do: "mark", pieces: puzzle.pieces.join(" "), button: "roll", then: "" };
    else if (puzzle.kind === "rearrange") this.task = { do: "sets", goal: [] };
    else this.task = { do: "lay", pieces: "", cells: [], points: 0, confirm: true };
    this.reset();
  }

  points = $derived.by(() => score(this.board, this.laid, 0, this.puzzle.last && !this.held.length));
  complete = $derived(this.laid.length > 0);
  /** Where the chosen piece fits; with both hints only where it belongs, chosen or not. */
  open = $derived.by((): { x: number; y: number }[] => {
    if (this.task.do !== "lay" || this.done) return [];
    const piece = this.piece;
    if (this.hints > 1) {
      const left = this.puzzle.laid.filter((goal) => !this.laid.some((each) => each.x === goal.x && each.y === goal.y));
      return left.filter((goal) => !piece || goal.piece === piece).map(({ x, y }) => ({ x, y }));
    }
    return piece ? this.allowed(piece) : [];
  });
  /** The pieces that a hint points at. */
  target = $derived.by((): Piece[] => {
    const { kind, pieces, taken } = this.puzzle;
    if (this.done || !this.hints) return [];
    if (kind === "reroll") return this.hints < 2 ? [] : pieces.length > 1 ? pieces.slice(1) : pieces;
    if (kind === "rearrange") return this.hints < 2 ? [] : [...new Set([...pieces, ...taken.flat()])];
    return this.hints < 2 ? pieces.slice(0, 1) : pieces;
  });
  #played = $derived(this.rows.flatMap((row) => row.cards.filter((card) => card.from === "hand").map((card) => card.piece)));
  #taken = $derived(this.rows.filter((row) => isQwirkle(pieces(row))));
  /** All cards are in sets, and one of the hand is among them. */
  reached = $derived(this.#played.length > 0 && this.rows.every((row) => !trouble(pieces(row))));

  /** Everything back to where it was; tries and hints stay counted. */
  reset(): void {
    this.deal(this.puzzle.hand, this.puzzle.rows);
  }

  protected override afterPicking(piece: Piece): void {
    if (this.task.do === "lay" && !this.open.length) this.message = say("web-puzzle-nowhere", pieceArgs(piece));
  }
  protected allowed(piece: Piece) {
    return places(this.board, this.laid, piece).map(([x, y]) => ({ x, y }));
  }
  protected refuse(why: Refusal, piece = ""): void {
    this.message = say(WORDS[why] ?? `web-learn-hint-${why}`, piece ? pieceArgs(piece) : {});
  }

  /** Compare the draft with the answer, and say what it misses. */
  press(): void {
    if (this.done) return;
    const { kind, pieces: wanted, laid } = this.puzzle;
    const own = this.chosen.map((id) => this.hand.find((slot) => slot.id === id)!.piece);
    if (kind === "reroll") {
      if (own.length) this.#judge(same(own, wanted), "reroll", this.#mean(this.chosen));
    } else if (kind === "rearrange") {
      if (!this.reached) return;
      const few = this.#played.length <= wanted.length;
      const wrong = fault(this.puzzle.rows, this.rows.map(pieces), this.#played, rulesOf(this.puzzle.edition).new_rows!);
      if (wrong) this.message = faultText(wrong);
      else this.#judge(few && this.#taken.length > 0, this.#taken.length ? "cards" : "rearrange", 0);
    } else if (this.laid.length) {
      const text = (tiles: readonly Laid[]) => unorderedText(tiles.map(({ x, y, piece }) => [`${piece}${at(x, y)}`]));
      this.#judge(text(this.laid) === text(laid), kind, this.points);
    }
  }
  #judge(right: boolean, kind: string, points: number): void {
    this.way += right ? "r" : "w";
    if (right) {
      this.solved(this.way);
      this.#finish();
    } else this.message = say(`puzzle-wrong-${kind}`, { ...this.#figures(), points: figure(points) });
  }
  /** The mean points of rolling these. */
  #mean(ids: readonly number[]): number {
    const choice = this.hand.reduce((bits, slot, i) => bits | (ids.includes(slot.id) ? 1 << i : 0), 0);
    return this.puzzle.expected?.[choice] ?? 0;
  }
  #figures(): Record<string, string> {
    const { value, second } = this.puzzle;
    return { value: figure(value), second: figure(second), margin: figure(value - second) };
  }
  #finish(): void {
    this.done = true;
    this.chosen = [];
    this.rows = this.rows.filter((row) => !isQwirkle(pieces(row)));
    this.message = say(`puzzle-right-${this.puzzle.kind}`, this.#figures());
  }

  /** First what, then where. */
  hint(): void {
    if (this.done || this.hints > 1) return;
    this.reset();
    this.hints++;
    this.way += "h";
    this.message = this.#hint();
  }
  #hint(): string {
    const { kind, pieces, taken } = this.puzzle;
    const n = pieces.length;
    if (kind === "reroll") {
      if (this.hints < 2) return say("web-puzzle-hint-roll", { n });
      return say(n > 1 ? "web-puzzle-hint-cubes" : "web-puzzle-hint-cube");
    }
    if (kind === "rearrange") {
      const line = shared(taken[0] ?? []);
      if (this.hints < 2 && line) return say("web-puzzle-hint-sets", { what: say(`${line.attribute}-plural-${line.value}`) });
      return say("web-puzzle-hint-cards");
    }
    return this.hints < 2 ? say("web-puzzle-hint-lay", { n, ...pieceArgs(pieces[0] ?? ""), game: this.game }) : say("web-puzzle-hint-place");
  }

  /** Show the answer. */
  show(): void {
    const { puzzle } = this;
    this.reset();
    this.shown = true;
    const free = [...this.hand];
    const slotOf = (piece: Piece) =>
      free.splice(
        free.findIndex((slot) => slot.piece === piece),
        1,
      )[0]!;
    if (puzzle.laid.length) this.laid = puzzle.laid.map((each) => ({ ...each, slot: slotOf(each.piece).id }));
    if (puzzle.kind === "rearrange") {
      for (const piece of puzzle.pieces) slotOf(piece);
      this.hand = free;
      this.rows = this.rowsOf([...puzzle.taken, ...puzzle.after]);
    }
    this.done = true;
    if (puzzle.kind === "reroll") this.chosen = puzzle.pieces.map((piece) => slotOf(piece).id);
    this.message = say(`puzzle-right-${puzzle.kind}`, this.#figures());
  }
}
