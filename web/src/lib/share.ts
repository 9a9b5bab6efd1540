// Passes a link on: through the system's own dialog, or copied.
import { announce } from "./announce.svelte";
import { say } from "./words.svelte";

/** Whether the link was copied, and not passed on otherwise. */
export async function share(url: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ title: "Sixfold", url }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard?.writeText(url).catch(() => undefined);
  announce(say("web-copied"));
  return true;
}
