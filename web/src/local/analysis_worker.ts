// Analyses and reviews beside the page, which stays free to move: one question after the other.
import { kernelUrl } from "virtual:kernel";
import { Analyses } from "./analyses";
import { Engines } from "./engine";
import { BadRequest } from "./kernel";
import type { Asked } from "./analyst";

const engines = new Engines(() => WebAssembly.compileStreaming(fetch(kernelUrl)));

async function answer({ id, edition, seats, ask, with: given }: Asked): Promise<void> {
  try {
    const { referee, weights } = await engines.load();
    await weights.load(edition, seats);
    const analyses = new Analyses(referee);
    const method = analyses[ask] as (...given: unknown[]) => unknown;
    postMessage({ id, answer: method.apply(analyses, given) });
  } catch (error) {
    if (error instanceof BadRequest) engines.forget();
    console.warn(error);
    postMessage({ id });
  }
}

let last = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  last = last.then(() => answer(data));
});
