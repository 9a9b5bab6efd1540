// What a screen reader says by itself: politely, or at once.
export const announced = $state({ polite: "", urgent: "" });

export function announce(text: string, urgent = false): void {
  // The same words twice must be heard twice.
  const again = urgent ? announced.urgent : announced.polite;
  const told = text === again ? `${text}\u00A0` : text;
  if (urgent) announced.urgent = told;
  else announced.polite = told;
}
