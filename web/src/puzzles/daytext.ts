// Days in words.
import { language } from "../lib/words.svelte";

/** "November 18, 2026". Days of puzzles begin at midnight UTC. */
export const dayText = (day: string): string => new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
/** "Wed, Nov 18". */
export const shortDayText = (day: string): string =>
  new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(Date.parse(day));
