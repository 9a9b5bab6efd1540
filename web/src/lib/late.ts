// Show and announce a wait that lasts longer than 0.3 s.
import { announce } from "./announce.svelte";

export const LATE_MS = 300;

/** Call `show` and announce this text, unless what is returned was called before. */
export function whenLate(show: () => void, text: () => string): () => void {
  const timer = setTimeout(() => {
    show();
    announce(text());
  }, LATE_MS);
  return () => clearTimeout(timer);
}
