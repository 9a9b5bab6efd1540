// The analysis of a game as the server makes it: begun, asked about now and then, and let go.
import { ApiError, reviewed, reviewRecord, reviewTable } from "../lib/api";
import { say } from "../lib/words.svelte";
import type { ReviewState, ReviewSummary, ReviewTurn } from "../wire";

const PAUSE_MS = 700;

/** Where the game is: at a table with whatever lets one look at it, or in a record. */
export type Source = { table: string; secret: string | undefined } | { record: string };

export class Analysis {
  /** By their numbers, from 1 on. */
  turns = $state.raw<ReadonlyMap<number, ReviewTurn>>(new Map());
  summary = $state.raw<ReviewSummary | null>(null);
  running = $state(false);
  done = $state(0);
  of = $state(0);
  ahead = $state(0);
  problem = $state("");
  #name = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: Source) {}

  /** Begin, or go on. */
  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.problem = "";
    await this.#ask(() => ("record" in this.source ? reviewRecord(this.source.record) : reviewTable(this.source.table, this.source.secret)));
  }

  /** Stop asking: the server then turns to other things. */
  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
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
    this.#name = state.review;
    this.turns = new Map([...this.turns, ...state.turns.map((turn) => [turn.turn, turn] as const)]);
    this.summary = state.summary;
    [this.done, this.of, this.ahead] = [state.done, state.of, state.ahead];
    if (state.summary) {
      this.running = false;
      void this.#count(state.summary);
    } else this.#timer = setTimeout(() => void this.#ask(() => reviewed(state.review, this.turns.size)), PAUSE_MS);
  }

  /** The accuracy is part of this device's statistics. */
  async #count({ seats }: ReviewSummary): Promise<void> {
    if (!("table" in this.source)) return;
    const { table } = this.source;
    await import("../stats/store").then(
      ({ recordAccuracy }) => recordAccuracy(table, seats),
      () => undefined,
    );
  }
}
