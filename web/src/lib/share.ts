// Passes a link on: through the system's own dialog, or copied.
import { announce } from "./announce.svelte";
import { say } from "./words.svelte";

/** What became of a text that was to be copied, as a key of the catalogue; empty if it was passed on otherwise. */
export type Copied = "" | "web-copied" | "web-not-copied";

export async function share(url: string): Promise<Copied> {
  if (!navigator.share) return copy(url);
  await navigator.share({ title: "Sixfold", url }).catch(() => undefined);
  return "";
}

export async function copy(text: string): Promise<Copied> {
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const copied = done || copyBySelection(text) ? "web-copied" : "web-not-copied";
  announce(say(copied));
  return copied;
}

/** Pages without encryption have no clipboard, but may copy what is selected. What an open dialog covers cannot be selected. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr";
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
