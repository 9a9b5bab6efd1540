// What the build adds to the language: the words of each language as text.
declare module "words:*" {
  const text: string;
  export default text;
}
declare module "rules:*" {
  const text: string;
  export default text;
}
declare module "learn:*" {
  const text: string;
  export default text;
}

declare module "review:*" {
  const text: string;
  export default text;
}
