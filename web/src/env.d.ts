// What the build adds to the language: the words of each language as text.
declare module "words:*" {
  const text: string;
  export default text;
}
declare module "rules:*" {
  const text: string;
  export default text;
}
declare module "score:*" {
  const text: string;
  export default text;
}
declare module "learn:*" {
  const text: string;
  export default text;
}
declare module "puzzles:*" {
  const text: string;
  export default text;
}
declare module "puzzles.json" {
  const puzzles: import("./puzzles/puzzle").StoredPuzzle[];
  export default puzzles;
}
declare module "analysis:*" {
  const text: string;
  export default text;
}
declare module "review:*" {
  const text: string;
  export default text;
}
