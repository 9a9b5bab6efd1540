// The kernel beside the page: it answers a message with a request, so that thinking never holds up the page.
import kernelUrl from "../../../build/kernel.wasm?url";
import { type Kernel, loadKernel } from "./kernel";

interface Asked {
  id: number;
  request: Int32Array<ArrayBuffer>;
}

let kernel: Promise<Kernel> | undefined;

async function answer({ id, request }: Asked) {
  // Loaded with the first request, and again after one that it refused.
  kernel ??= WebAssembly.compileStreaming(fetch(kernelUrl)).then(loadKernel);
  try {
    const found = (await kernel).answer(request);
    postMessage({ id, answer: found }, { transfer: [found.buffer] });
  } catch (error) {
    kernel = undefined;
    postMessage({ id, error: String(error) });
  }
}

// One after the other: a refusal leaves nothing that the next one could use.
let last = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  last = last.then(() => answer(data));
});
