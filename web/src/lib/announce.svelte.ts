// What a screen reader says by itself: politely, or at once.
import { untrack } from "svelte";

export const announced = $state({ polite: "", urgent: "" });

export function announce(text: string, urgent = false): void {
  // The same words twice must be heard twice. Whoever announces does not depend on what was announced.
  const again = untrack(() => (urgent ? announced.urgent : announced.polite));
  const told = text === again ? `${text}\u00A0` : text;
  if (urgent) announced.urgent = told;
  else announced.polite = told;
}
