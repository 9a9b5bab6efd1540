// The analysis of a position: the moves tried from it with all their branches, and what the kernel thinks of them.
import { gameIdOf, gameOf, GAMES, rulesOf } from "../games";
import { isQwirkle } from "../hint/sets";
import { refusalToAnalyse } from "../lib/api";
import { whenLate } from "../lib/late";
import { type Held, isPlacing, laidBy, piecesOf, readPlay, verbOf } from "../lib/notation";
import { inOrder, type Piece, PIECES } from "../lib/pieces";
import { say } from "../lib/words.svelte";
import { Analyst, NoAnswer } from "../local/analyst";
import type { Now, Option, ViewData, Worth } from "../wire";
import { impossible } from "./impossible";
import { fillHiddenHands, empty, held, type PartialPosition, positionText, countLeft, supply, turnsLeft } from "./position";

/** What was found out about a position so far. */
export interface Found {
  /** All that can be done. */
  options: readonly Option[];
  /** The best of that, as soon as something is known about it. */
  best: readonly Worth[] | undefined;
  /** Nothing better will come. */
  isWhole: boolean;
}
const MAX_BEST = 6;
/** How much is thought about the best moves: first a little, so that something is seen soon. */
const EFFORTS = [0.1, 1];

/** A position that was reached, and how. */
const isSets = (known: PartialPosition): boolean => gameOf(known.edition).layout === "sets";

export interface Node {
  id: number;
  parent: number | null;
  known: PartialPosition;
  action: string;
  points: number;
  over: boolean;
}
/** Where a piece of the palette goes: `table`, `new` (a new set), `set2`, `hand0`. */
export type Target = string;

export function without(hand: Held, gone: readonly Piece[]): Held {
  const pieces = [...hand.pieces];
  let hidden = hand.hidden;
  for (const piece of gone) {
    const place = pieces.indexOf(piece);
    if (place >= 0) pieces.splice(place, 1);
    else hidden = Math.max(0, hidden - 1);
  }
  return { pieces, hidden };
}

/** The position after an action: what is drawn or rolled is not known yet. */
export function after(known: PartialPosition, action: string, points: number): PartialPosition {
  const verb = verbOf(action);
  const { mover } = known;
  const used = verb === "roll" ? (known.hands[mover]?.pieces ?? []) : verb === "redraw" ? (known.hands[mover]?.pieces ?? []) : piecesOf(action);
  const rolls = verb === "reroll" || verb === "roll";
  const next = { ...known, hands: known.hands.map((hand, seat) => (seat === mover ? without(hand, used) : hand)) };
  next.scores = known.scores.map((score, seat) => (seat === mover ? score + points : score));
  next.tiles = [...known.tiles, ...laidBy(action)];
  const play = readPlay(action);
  if (play) {
    next.rows = play.rows;
    next.taken = known.taken.map((rows, seat) => (seat === mover ? [...rows, ...play.taken.filter(isQwirkle)] : rows));
  }
  const hand = next.hands[mover]!;
  const drawn = rolls || verb === "swap" || verb === "redraw" ? used.length : Math.min(rulesOf(known.edition).hand - held(hand), Math.max(0, supply(next)));
  next.hands[mover] = { ...hand, hidden: hand.hidden + Math.max(0, drawn) };
  if (isPlacing(action)) next.opening = false;
  next.rerolled = verb === "reroll";
  if (!rolls) next.mover = (mover + 1) % known.hands.length;
  if (isSets(known) && supply(next) <= 0) next.last = supply(known) > 0 ? known.hands.length : Math.max(0, turnsLeft(known) - 1);
  return next;
}

/** Whether the game ends with that: the last piece is laid, or the last turns are over. */
function ends(known: PartialPosition, mover: number): boolean {
  if (supply(known) > 0) return false;
  return isSets(known) ? known.last === 0 : held(known.hands[mover]!) === 0;
}

export class Study {
  nodes = $state.raw<Node[]>([]);
  at = $state(0);
  mode = $state<"set" | "try">("set");
  target = $state<Target>("table");
  /** The piece that the next tap on the table lays, and where it came from if it lay there already. */
  brush = $state.raw<{ piece: Piece; from?: string }>();
  /** An action that is only shown. */
  preview = $state("");
  found = $state.raw<ReadonlyMap<string, Found>>(new Map());
  busy = $state(false);
  /** It has been thinking for longer than a moment. */
  late = $state(false);
  problem = $state("");
  readonly #analyst = new Analyst();
  #before = $state.raw<{ nodes: Node[]; at: number }[]>([]);
  #next = 1;

  constructor(edition: string) {
    this.open(empty(edition));
    this.#before = [];
  }

  node = $derived(this.nodes.find((node) => node.id === this.at) ?? this.nodes[0]!);
  known = $derived(this.node.known);
  game = $derived(gameIdOf(this.known.edition));
  traits = $derived(GAMES[this.game]);
  text = $derived(positionText(this.known));
  wrong = $derived(impossible(this.known));
  analysis = $derived(this.found.get(this.text));
  canUndo = $derived(this.#before.length > 0);
  /** What may be laid: the hand, or where it is not known any unseen piece. */
  hand = $derived.by(() => {
    const own = this.known.hands[this.known.mover]!;
    return own.hidden || !own.pieces.length ? PIECES.filter((piece) => own.pieces.includes(piece) || countLeft(this.known, piece)) : own.pieces;
  });
  any = $derived(this.hand !== this.known.hands[this.known.mover]?.pieces);

  /** Begin with another position. */
  open(known: PartialPosition): void {
    this.#keep();
    this.nodes = [{ id: this.#next, parent: null, known, action: "", points: 0, over: false }];
    this.at = this.#next++;
    this.#settle();
  }

  /** Change the position that is shown; what was tried from it no longer follows. */
  edit(change: Partial<PartialPosition>, follows = true): void {
    this.#keep();
    const known = { ...this.known, ...change };
    const gone = this.#below(this.at);
    const changed = follows ? fillHiddenHands(known) : known;
    this.nodes = this.nodes.filter((node) => !gone.has(node.id)).map((node) => (node.id === this.at ? { ...node, known: changed } : node));
    this.#settle();
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    Object.assign(this, before);
    this.#settle();
  }

  /** Try a move: a branch of its own, or the one that was tried before. */
  play(action: string, points: number): void {
    const same = this.nodes.find((node) => node.parent === this.at && node.action === action);
    if (!same) {
      this.#keep();
      const known = after(this.known, action, points);
      const node = { id: this.#next++, parent: this.at, known, action, points, over: ends(known, this.known.mover) };
      this.nodes = [...this.nodes, node];
    }
    this.go(same?.id ?? this.nodes.at(-1)!.id);
  }

  go(id: number | null | undefined): void {
    if (id === null || id === undefined) return;
    this.at = id;
    this.#settle();
  }
  back(): void {
    this.go(this.node.parent);
  }
  /** On along the branch that was made last. */
  on(): void {
    this.go(this.nodes.findLast((node) => node.parent === this.at)?.id);
  }
  remove(id: number): void {
    this.#keep();
    const gone = this.#below(id).add(id);
    const parent = this.nodes.find((node) => node.id === id)?.parent ?? null;
    this.nodes = this.nodes.filter((node) => !gone.has(node.id));
    if (gone.has(this.at)) this.go(parent);
  }

  /** Put a piece into a hand or a set. */
  put(piece: Piece): void {
    const { known, target } = this;
    const seat = Number(target.slice(4));
    if (target.startsWith("hand"))
      this.edit({
        hands: known.hands.map((hand, i) => (i === seat ? { pieces: inOrder([...hand.pieces, piece]), hidden: Math.max(0, hand.hidden - 1) } : hand)),
      });
    else if (target === "new") {
      this.edit({ rows: [...known.rows, [piece]], opening: false });
      this.target = `set${known.rows.length}`;
    } else this.edit({ rows: known.rows.map((row, i) => (`set${i}` === target ? [...row, piece] : row)) });
  }
  take(seat: number, place: number): void {
    this.edit({ hands: this.known.hands.map((hand, i) => (i === seat ? { ...hand, pieces: hand.pieces.filter((_, at) => at !== place) } : hand)) });
  }

  /** Lay the brush on a cell, take up the piece there, or put it down again. */
  paint(x: number, y: number): "laid" | "taken" | "none" {
    const { tiles } = this.known;
    const cell = `${x},${y}`;
    const there = tiles.find((each) => each.x === x && each.y === y);
    if (!this.brush) {
      this.brush = there && { piece: there.piece, from: cell };
      return there ? "taken" : "none";
    }
    const { piece, from } = this.brush;
    if (from === cell) {
      this.brush = undefined;
      return "none";
    }
    const rest = tiles.filter((each) => each !== there && `${each.x},${each.y}` !== from);
    if (from) this.brush = undefined;
    this.edit({ tiles: [...rest, { x, y, piece }], opening: false });
    return "laid";
  }
  /** Take the piece that was taken up off the table. */
  erase(): void {
    const from = this.brush?.from;
    if (!from) return;
    const tiles = this.known.tiles.filter((each) => `${each.x},${each.y}` !== from);
    this.brush = undefined;
    this.edit({ tiles, opening: !tiles.length });
  }

  /** Find the best moves: first all that can be done, then better and better values. They are kept for the position. */
  async analyse(): Promise<void> {
    const { text, known } = this;
    if (this.busy || this.analysis?.isWhole) return;
    Object.assign(this, { busy: true, problem: "" });
    const done = whenLate(
      () => (this.late = true),
      () => say("web-analysis-thinking"),
    );
    const show = (found: Found) => (this.found = new Map(this.found).set(text, found));
    const ask = this.#analyst.about(known.edition, known.hands.length);
    try {
      const refusal = refusalToAnalyse(text);
      const options = await ask("options", known);
      this.problem = await refusal;
      if (this.problem) return;
      show({ options, best: undefined, isWhole: false });
      for (const effort of EFFORTS) show({ options, best: await ask("best", known, MAX_BEST, effort), isWhole: effort === EFFORTS.at(-1) });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.problem = say("web-kernel-failed");
    } finally {
      done();
      this.busy = this.late = false;
    }
  }

  close(): void {
    this.#analyst.close();
  }

  #below(id: number): Set<number> {
    const gone = new Set([id]);
    for (const node of this.nodes) if (node.parent !== null && gone.has(node.parent)) gone.add(node.id);
    gone.delete(id);
    return gone;
  }
  #keep(): void {
    if (this.nodes.length) this.#before = [...this.#before.slice(-99), { nodes: this.nodes, at: this.at }];
  }
  #settle(): void {
    Object.assign(this, { brush: undefined, preview: "", problem: "" });
    const sets = this.known.rows.length;
    if (this.target.startsWith("set") && Number(this.target.slice(3)) >= sets) this.target = isSets(this.known) ? "new" : "table";
    if (this.target.startsWith("hand") && Number(this.target.slice(4)) >= this.known.hands.length) this.target = "hand0";
    if (this.target === "table" && isSets(this.known)) this.target = "new";
    if ((this.target === "new" || this.target.startsWith("set")) && !isSets(this.known)) this.target = "table";
  }

  /** The position as a table shows it to the player to move; `turn` makes it a new one. */
  now(turn: number): Now {
    const { known } = this;
    const view: Partial<ViewData> = {
      edition: known.edition,
      game: this.game,
      seat: known.mover,
      mover: known.mover,
      turns: turn,
      scores: known.scores,
      hands: known.hands.map((hand, seat) => (seat === known.mover ? this.hand : hand.hidden ? null : hand.pieces)),
      hand_sizes: known.hands.map(held),
      supply: Math.max(0, supply(known)),
      board: known.tiles.map(({ x, y, piece }) => [x, y, piece]),
      table: known.rows,
      taken: known.taken,
      opening: known.opening && !this.any,
      rerolled: known.rerolled,
    };
    return { view, you: known.mover, undos: -1, happened: [] } as unknown as Now;
  }
}
