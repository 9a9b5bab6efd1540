// The kernel with its referee and the weights of its bots; loaded again after a request that it refused.
import { type Kernel, loadKernel } from "./kernel";
import { Referee } from "./calls";
import { Weights } from "./weights";

export interface Engine {
  referee: Referee;
  weights: Weights;
}

export class Engines {
  #loaded: Promise<Engine> | undefined;

  /** `compile` fetches the kernel. */
  constructor(readonly compile: () => Promise<WebAssembly.Module>) {}

  load(): Promise<Engine> {
    const loaded = (this.#loaded ??= this.compile()
      .then(loadKernel)
      .then((kernel: Kernel) => {
        const referee = new Referee(kernel);
        return { referee, weights: new Weights(referee) };
      }));
    loaded.catch(() => this.forget()); // without a network it is tried again
    return loaded;
  }

  /** After a refusal nothing in its memory can be trusted. */
  forget(): void {
    this.#loaded = undefined;
  }
}
