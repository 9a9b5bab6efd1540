// Search the rules: by words or what else people call them, in any order and without accents, or by a number such as C15.
import type { Paragraph } from "./rules";

/** Letter for letter, so that places in a text stay what they are. */
export function fold(text: string): string {
  const plain = (letter: string) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l").replace("’", "'");
  return [...text].map((letter) => plain(letter)[0] ?? letter).join("");
}

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const isNumber = (query: string): boolean => /^[abc]\d+$/i.test(query.trim());

/** Endings are not compared: "swapping" finds "swap", and "exch" finds "exchange". */
const MIN_STEM_LETTERS = 4;
const sameStem = (word: string, query: string): boolean => word.startsWith(query) || (word.length >= MIN_STEM_LETTERS && query.startsWith(word));

/** How well a paragraph answers one word: a word of its title or its search words, a beginning of one, or something in its text. */
function scoreOf({ id, title, text, search }: Paragraph, query: string): number {
  const words = (where: string) => fold(where).split(/[^\p{L}\p{N}]+/u);
  const named = words(`${title} ${search}`);
  if (named.includes(query)) return 4;
  if (named.some((word) => sameStem(word, query))) return 3;
  if (words(text).some((word) => word.startsWith(query))) return 2;
  return fold(`${id} ${title} ${text}`).includes(query) ? 1 : 0;
}

/** The paragraphs that answer all the words, the best answers first. */
export function search(all: readonly Paragraph[], query: string): Paragraph[] {
  if (isNumber(query)) return all.filter((each) => each.id.toLowerCase().startsWith(query.trim().toLowerCase()));
  const words = wordsOf(query);
  const scored = all.map((each) => ({ each, scores: words.map((word) => scoreOf(each, word)) }));
  const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0);
  const found = scored.filter(({ scores }) => scores.every(Boolean));
  return found.sort((a, b) => sum(b.scores) - sum(a.scores)).map(({ each }) => each);
}

export interface Part {
  text: string;
  hit: boolean;
}

/** A text cut at the searched words. */
export function cut(text: string, query: string): Part[] {
  const words = isNumber(query) ? [] : wordsOf(query);
  const letters = [...text];
  const plain = fold(text);
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const word of words) for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  const parts: Part[] = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else parts.push({ text: letter, hit: hit[i] ?? false });
  });
  return parts;
}
