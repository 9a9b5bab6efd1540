// How a puzzle went, as text without colours and without the answer: shapes for what was done, and words beside them.
import { say } from "../lib/words.svelte";
import type { StoredPuzzle } from "./puzzle";

const SIGNS: Record<string, string> = { w: "■", h: "◆", r: "★" };

export const tries = (way: string): number => [...way].filter((each) => each !== "h").length;

export function shareText(puzzle: Pick<StoredPuzzle, "kind" | "difficulty">, way: string, day: string, link: string): string {
  return [
    say("web-puzzle-text", { date: day, kind: say(`puzzle-kind-${puzzle.kind}`) }),
    `${"●".repeat(puzzle.difficulty)}${"○".repeat(5 - puzzle.difficulty)}  ${[...way].map((each) => SIGNS[each]).join("")}`,
    say("web-puzzle-tries", { n: tries(way) }),
    link,
  ].join("\n");
}
