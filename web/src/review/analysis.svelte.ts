// The analysis of a game as the server makes it: begun, asked about now and then, and let go.
import { announce } from "../lib/announce.svelte";
import { ApiError, reviewed, reviewRecord, reviewTable } from "../lib/api";
import { whenLate } from "../lib/late";
import { label, say } from "../lib/words.svelte";
import type { Source } from "../match/match.svelte";
import type { ReviewState, ReviewSummary, ReviewTurn } from "../wire";
import { verdictText } from "./reviewtext";

const PAUSE_MS = 700;
/** Until the turn that is shown is reviewed. */
const SHORT_PAUSE_MS = 200;
/** How often the progress is announced on the way. */
const ANNOUNCEMENTS = 4;

export class Analysis {
  /** By their numbers, from 1 on. */
  turns = $state.raw<ReadonlyMap<number, ReviewTurn>>(new Map());
  summary = $state.raw<ReviewSummary | null>(null);
  running = $state(false);
  /** It has been running for longer than a moment. */
  late = $state(false);
  done = $state(0);
  of = $state(0);
  ahead = $state(0);
  problem = $state("");
  #name = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onTime = () => {};

  /** `table` is the game of this device whose accuracy is counted, if it is one; `shown` returns the turn that is looked at: it is reviewed before the others. */
  constructor(
    readonly table: string,
    readonly source: Source,
    readonly shown: () => number = () => 0,
  ) {}

  progress = $derived.by(() => {
    if (!this.of) return say("review-running");
    return this.ahead && !this.done ? say("review-ahead") : say("review-progress", { done: this.done, of: this.of });
  });

  /** Begin, or go on. */
  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.problem = "";
    this.#onTime = whenLate(
      () => (this.late = true),
      () => this.progress,
    );
    const first = this.shown();
    await this.#ask(() => ("record" in this.source ? reviewRecord(this.source.record, first) : reviewTable(this.source.table, first, this.source.secret)));
  }

  /** Stop asking: the server then turns to other things. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#onTime();
    this.running = this.late = false;
  }

  async #ask(question: () => Promise<ReviewState>): Promise<void> {
    try {
      this.#take(await question());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.stop();
      // Forgotten, or another process: the same question gets the same answer again.
      if (error.refusal.reason === "table" && this.#name) {
        this.#name = "";
        await this.start();
      } else this.problem = error.refusal.message || say("web-lost-gone");
    }
  }

  #take(state: ReviewState): void {
    if (!this.running) return;
    const shown = this.shown();
    const waited = !this.turns.has(shown);
    const share = () => Math.floor((ANNOUNCEMENTS * this.done) / Math.max(1, this.of));
    const before = share();
    this.#name = state.review;
    this.turns = new Map([...this.turns, ...state.turns.map((turn) => [turn.turn, turn] as const)]);
    this.summary = state.summary;
    [this.done, this.of, this.ahead] = [state.done, state.of, state.ahead];
    const found = this.turns.get(shown);
    if (waited && found) announce(label(say("web-move-n-of", { n: shown, of: state.of }), verdictText(found)));
    if (state.summary) {
      this.stop();
      void this.#count(state.summary);
      return;
    }
    if (share() > before) announce(this.progress);
    const pause = found || !shown ? PAUSE_MS : SHORT_PAUSE_MS;
    this.#timer = setTimeout(() => void this.#ask(() => reviewed(state.review, this.#known(), this.shown())), pause);
  }

  /** How many of the first turns have come: later ones may have come before them. */
  #known(): number {
    let known = 0;
    while (this.turns.has(known + 1)) known++;
    return known;
  }

  /** The accuracy is part of this device's statistics. */
  async #count({ seats }: ReviewSummary): Promise<void> {
    const { table } = this;
    if (!table) return;
    await import("../stats/store").then(
      ({ recordAccuracy }) => recordAccuracy(table, seats),
      () => undefined,
    );
  }
}
