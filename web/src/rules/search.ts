// Search the rules: by words, in any order and without accents, or by a number such as C15.
import type { Paragraph } from "./rules";

/** Letter for letter, so that places in a text stay what they are. */
export function fold(text: string): string {
  const plain = (letter: string) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
  return [...text].map((letter) => plain(letter)[0] ?? letter).join("");
}

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const isNumber = (query: string): boolean => /^[abc]\d+$/i.test(query.trim());

/** The paragraphs that hold all the words; those that have most of them in the title come first. */
export function search(all: readonly Paragraph[], query: string): Paragraph[] {
  const words = wordsOf(query);
  if (isNumber(query)) return all.filter((each) => each.id.toLowerCase().startsWith(query.trim().toLowerCase()));
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = all.filter((each) => has(fold(`${each.id} ${each.title} ${each.text}`)));
  const inTitle = ({ title }: Paragraph) => words.filter((word) => fold(title).includes(word)).length;
  return found.sort((a, b) => inTitle(b) - inTitle(a));
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
