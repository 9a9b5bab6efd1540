// The worker with the games without a server, and what this page asks it.
import { ApiError } from "../lib/api";
import type { Answer, Arguments, Asked, Request, Response } from "../local/messages";
import { say } from "../lib/words.svelte";
import type { Now, Refusal } from "../wire";

const TEXTS = ["turn", "over", "undo", "busy"];

const waiting = new Map<number, { done: (answer: unknown) => void; refused: (problem: ApiError) => void }>();
const viewers = new Map<number, (now: Now) => void>();
let worker: Worker | undefined;
let last = 0;

function start(): Worker {
  const started = new Worker(new URL("../local/match_worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<Response>) => take(data);
  // It cannot be loaded: without a network, perhaps. The next question tries again.
  started.onerror = () => {
    worker = undefined;
    for (const { refused } of waiting.values()) refused(problemOf({ reason: "busy", message: "" }));
    waiting.clear();
  };
  return started;
}

/** What has no paragraph of the rules gets its sentence here: the worker has no words. */
function problemOf(refusal: Refusal): ApiError {
  return new ApiError(TEXTS.includes(refusal.reason) ? { ...refusal, message: say(`no-${refusal.reason}`) } : refusal);
}

function take(message: Response): void {
  if ("viewer" in message) return viewers.get(message.viewer)?.(message.now);
  const asked = waiting.get(message.id);
  waiting.delete(message.id);
  if ("refusal" in message) asked?.refused(problemOf(message.refusal));
  else asked?.done(message.answer);
}

/** Ask the worker; throws ApiError. */
export function askWorker<A extends Asked>(ask: A, ...given: Arguments<A>): Promise<Answer<A>> {
  return new Promise((done, refused) => {
    const id = ++last;
    waiting.set(id, { done: done as (answer: unknown) => void, refused });
    worker ??= start();
    worker.postMessage({ id, ask, with: given } satisfies Request);
  });
}

/** Call `show` with every state of a game from now on, as a seat sees it or, for null, without any hidden hand. */
export function watch(table: string, seat: number | null, show: (now: Now) => void): { opened: Promise<void>; close: () => void } {
  const viewer = ++last;
  viewers.set(viewer, show);
  const opened = askWorker("open", viewer, table, seat);
  const close = () => {
    viewers.delete(viewer);
    void askWorker("close", viewer).catch(() => undefined);
  };
  return { opened, close };
}

/** The record of a game of this browser that is over; throws ApiError. */
export const localRecord = (table: string) => askWorker("record", table);
