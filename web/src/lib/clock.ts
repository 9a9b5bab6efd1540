// Time that is left, as clocks show it.
import { say } from "./words.svelte";

/** "1 day", "23:59:59", "1:05". */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds >= 86_400) return say("web-days", { n: Math.floor(seconds / 86_400) });
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${String(m).padStart(2, "0")}:${String(s).padStart(2, "0")}` : `${m}:${String(s).padStart(2, "0")}`;
}
