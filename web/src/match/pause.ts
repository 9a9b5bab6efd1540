// A short pause before something is shown that a bot did, so that it is seen to happen.
import { flushSync } from "svelte";
import { calm, settings } from "../lib/settings.svelte";

const PAUSE_MS = 600;

/** Whether this viewer wants pauses, and sees them. */
export const wantsPause = (): boolean => settings.botPause && !calm() && document.visibilityState === "visible";

/** Holds one thing back. A tap or a key ends the pause before it does what it is meant to do. */
export class Pause {
  #show: (() => void) | undefined;
  #timer = 0;

  begin(show: () => void): void {
    this.#show = show;
    this.#timer = window.setTimeout(() => this.end(), PAUSE_MS);
    addEventListener("pointerdown", this.#skip, true);
    addEventListener("keydown", this.#skip, true);
  }

  /** Show what is held back. Return whether anything was. */
  end(): boolean {
    const show = this.#show;
    this.cancel();
    show?.();
    return !!show;
  }

  cancel(): void {
    this.#show = undefined;
    clearTimeout(this.#timer);
    removeEventListener("pointerdown", this.#skip, true);
    removeEventListener("keydown", this.#skip, true);
  }

  #skip = (): void => {
    this.end();
    flushSync(); // so that the same tap or key finds the page as it is now
  };
}
