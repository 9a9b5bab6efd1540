// The games without a server, beside the page: the only place where their secrets and hidden hands are.
import { kernelUrl } from "virtual:kernel";
import { Engines } from "./engine";
import { Refused } from "./game";
import { BadRequest } from "./kernel";
import type { Request, Response } from "./messages";
import { openStore } from "./store";
import { Tables } from "./tables";

const CHANNEL = "sixfold-games";

const post = (message: Response): void => postMessage(message);
const others = new BroadcastChannel(CHANNEL);
const engines = new Engines(() => WebAssembly.compileStreaming(fetch(kernelUrl)));
const tables = openStore().then(
  (store) =>
    new Tables(
      store,
      engines,
      (viewer, now) => post({ viewer, now }),
      (table) => others.postMessage(table),
    ),
);

async function answer({ id, ask, with: given }: Request): Promise<void> {
  try {
    const all = await tables;
    const method = all[ask] as (...given: unknown[]) => unknown;
    post({ id, answer: await method.apply(all, given) });
  } catch (error) {
    // Anything else may work later: files that are not there, or a disk that is full.
    const refusal = error instanceof Refused ? error.refusal : { reason: "busy", message: "" };
    if (error instanceof BadRequest) engines.forget();
    if (!(error instanceof Refused)) console.warn(error);
    post({ id, refusal });
  }
}

addEventListener("message", ({ data }: MessageEvent<Request>) => void answer(data));
others.addEventListener("message", ({ data }: MessageEvent<string>) => void tables.then((all) => all.refresh(data)).catch(() => undefined));
