// The page's end of the worker that analyses.
import type { Analyses } from "./analyses";

type Ask = "options" | "best" | "turn" | "summary";
/** A question by the name of the method that answers it, with the game whose weights it needs. */
export interface Asked {
  id: number;
  edition: string;
  seats: number;
  ask: Ask;
  with: unknown[];
}
type Answered = { id: number; answer?: unknown };

/** Nothing can be computed here: the kernel was not loaded, or it refused the position. */
export class NoAnswer extends Error {}

/** A worker of its own for each page, which is closed with it. */
export class Analyst {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, { done: (answer: unknown) => void; failed: (problem: NoAnswer) => void }>();

  /** Returns a function that asks about a game. It throws NoAnswer, also when the worker is closed meanwhile. */
  about(edition: string, seats: number) {
    return <A extends Ask>(ask: A, ...given: Parameters<Analyses[A]>): Promise<ReturnType<Analyses[A]>> =>
      new Promise((done, failed) => {
        const id = ++this.#last;
        this.#waiting.set(id, { done: done as (answer: unknown) => void, failed });
        this.#worker ??= this.#start();
        this.#worker.postMessage({ id, edition, seats, ask, with: given } satisfies Asked);
      });
  }

  /** End what is being computed. The next question begins again. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { failed } of this.#waiting.values()) failed(new NoAnswer());
    this.#waiting.clear();
  }

  #start(): Worker {
    const started = new Worker(new URL("./analysis_worker.ts", import.meta.url), { type: "module" });
    started.onmessage = ({ data }: MessageEvent<Answered>) => {
      const asked = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("answer" in data) asked?.done(data.answer);
      else asked?.failed(new NoAnswer());
    };
    // It cannot be loaded: without a network, perhaps. The next question tries again.
    started.onerror = () => this.close();
    return started;
  }
}
