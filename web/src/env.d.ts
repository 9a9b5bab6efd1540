// What catalogues.ts and vite.config.ts add to the language.
declare module "virtual:catalogues" {
  export type Part = "words" | "more" | "together" | "rules" | "learn" | "score" | "puzzles" | "stats" | "analysis" | "review" | "fair";
  /** Each language's own name, by its code. */
  export const LANGUAGE_NAMES: Record<string, string>;
  /** Load the messages of a part in a language. */
  export const CATALOGUES: Record<`${Part}:${string}`, () => Promise<{ default: string }>>;
}
declare module "puzzles.json" {
  const puzzles: import("./puzzles/puzzle").StoredPuzzle[];
  export default puzzles;
}
declare module "virtual:kernel" {
  /** The address of the kernel; empty in a client that was built without it. */
  export const kernelUrl: string;
}
declare module "virtual:weights" {
  /** Load a text with weights, by the name of its file. */
  export const WEIGHTS: Record<string, () => Promise<{ default: string }>>;
}
