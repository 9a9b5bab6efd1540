// Announcements for screen readers: polite, or at once. Nothing else at a table is a live region.
import { tick, untrack } from "svelte";

/** `count` grows with every announcement. */
export const announced = $state({ polite: "", urgent: "", count: 0 });

let waiting: string[] = [];

export function announce(text: string, urgent = false): void {
  if (!text) return;
  if (urgent) put("urgent", text);
  // What is said at the same moment is one announcement: two could cut each other off.
  else if (waiting.push(text) === 1) void tick().then(flush);
}

/** Remove an urgent announcement that is no longer true: readers find it in the page as long as it is there. */
export function clearUrgent(): void {
  announced.urgent = "";
}

/** Remove all that was announced: somebody else takes the device. */
export function silence(): void {
  waiting = [];
  announced.polite = announced.urgent = "";
}

function flush(): void {
  const said = waiting.filter((text, place) => !waiting.some((other, i) => (other === text ? i < place : other.startsWith(text))));
  waiting = [];
  put("polite", said.map((text, place) => (place < said.length - 1 ? text.replace(/[^.!?:…]$/, "$&.") : text)).join(" "));
}

function put(how: "polite" | "urgent", text: string): void {
  // The same words twice must be read out twice. Untracked: an effect that announces must not run again because of it.
  untrack(() => {
    announced[how] = text === announced[how] ? `${text}\u00A0` : text;
    announced.count++;
  });
}
