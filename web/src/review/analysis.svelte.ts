// The analysis of a game, turn by turn, by the kernel in a worker of this page.
import { fromMoment, positionText } from "../analysis/position";
import { announce } from "../lib/announce.svelte";
import { refusalToAnalyse } from "../lib/api";
import { whenLate } from "../lib/late";
import { label, say } from "../lib/words.svelte";
import { Analyst, NoAnswer } from "../local/analyst";
import type { ReviewSummary, ReviewTurn } from "../wire";
import type { Replay } from "./replay";
import { verdictText } from "./reviewtext";

/** How often the progress is announced on the way. */
const ANNOUNCEMENTS = 4;

export class Analysis {
  /** By their numbers, from 1 on. */
  turns = $state.raw<ReadonlyMap<number, ReviewTurn>>(new Map());
  summary = $state.raw<ReviewSummary | null>(null);
  running = $state(false);
  /** It has been running for longer than a moment. */
  late = $state(false);
  problem = $state("");
  readonly #analyst = new Analyst();
  #onTime = () => {};
  #runs = 0;

  /** `shown` returns the turn that is looked at: it is reviewed before the others. The table counts in this device's statistics. */
  constructor(
    readonly game: Replay,
    readonly table = "",
    readonly shown: () => number = () => 0,
  ) {}

  get of(): number {
    return this.game.turns.length;
  }
  done = $derived(this.turns.size);
  progress = $derived(this.done ? say("review-progress", { done: this.done, of: this.of }) : say("review-running"));

  /** Begin, or go on. */
  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.problem = "";
    this.#onTime = whenLate(
      () => (this.late = true),
      () => this.progress,
    );
    const run = ++this.#runs;
    try {
      const refusal = await this.#refusal();
      if (run !== this.#runs) return;
      this.problem = refusal;
      if (!refusal) await this.#goOn();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (run !== this.#runs) return; // stopped
      this.problem = say("web-kernel-failed");
    }
    this.stop();
  }

  /** What was reviewed so far is kept. */
  stop(): void {
    this.#runs++;
    this.#onTime();
    this.running = this.late = false;
    this.#analyst.close();
  }

  /** A file may be the record of a game in progress, to which somebody has written an end. */
  async #refusal(): Promise<string> {
    const before = this.of - 1;
    return this.table || before < 0 ? "" : refusalToAnalyse(positionText(fromMoment(this.game, this.game.moments[before]!, before)));
  }

  async #goOn(): Promise<void> {
    const { game } = this;
    const ask = this.#analyst.about(game.edition, game.names.length);
    while (this.done < this.of) {
      const number = this.#next();
      const turn = game.turns[number - 1]!;
      const known = fromMoment(game, game.moments[number - 1]!, number - 1);
      const reviewed = await ask("turn", known, turn.action, number);
      this.#take({ turn: number, seat: turn.seat, ...reviewed });
    }
    const turns = [...this.turns.values()].sort((a, b) => a.turn - b.turn);
    const scores = game.moments.map((each) => each.scores);
    this.summary = await ask("summary", scores, turns, game.result?.winners ?? []);
    void this.#count(this.summary);
  }

  /** The turn that is looked at, or else the first one that is not reviewed. */
  #next(): number {
    const shown = this.shown();
    if (shown && !this.turns.has(shown)) return shown;
    let next = 1;
    while (this.turns.has(next)) next++;
    return next;
  }

  #take(turn: ReviewTurn): void {
    const share = () => Math.floor((ANNOUNCEMENTS * this.done) / this.of);
    const before = share();
    this.turns = new Map(this.turns).set(turn.turn, turn);
    if (turn.turn === this.shown()) announce(label(say("web-move-n-of", { n: turn.turn, of: this.of }), verdictText(turn)));
    if (share() > before && this.done < this.of) announce(this.progress);
  }

  /** The accuracy is part of this device's statistics. */
  async #count({ seats }: ReviewSummary): Promise<void> {
    if (!this.table) return;
    await import("../stats/store").then(
      ({ recordAccuracy }) => recordAccuracy(this.table, seats),
      () => undefined,
    );
  }
}
