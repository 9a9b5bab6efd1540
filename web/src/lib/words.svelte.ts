// The words, in the language of this device: the same catalogues, and the same output, as in Python.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "it", "pl", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  pl: "Polski",
  hu: "Magyar",
};

const load: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  it: () => import("words:it"),
  pl: () => import("words:pl"),
  hu: () => import("words:hu"),
};
/** Words that only one page needs come with that page. */
const PARTS = {
  rules: {
    en: () => import("rules:en"),
    it: () => import("rules:it"),
    pl: () => import("rules:pl"),
    hu: () => import("rules:hu"),
  },
  learn: {
    en: () => import("learn:en"),
    it: () => import("learn:it"),
    pl: () => import("learn:pl"),
    hu: () => import("learn:hu"),
  },
  score: {
    en: () => import("score:en"),
    it: () => import("score:it"),
    pl: () => import("score:pl"),
    hu: () => import("score:hu"),
  },
  puzzles: {
    en: () => import("puzzles:en"),
    it: () => import("puzzles:it"),
    pl: () => import("puzzles:pl"),
    hu: () => import("puzzles:hu"),
  },
  analysis: {
    en: () => import("analysis:en"),
    it: () => import("analysis:it"),
    pl: () => import("analysis:pl"),
    hu: () => import("analysis:hu"),
  },
  review: {
    en: () => import("review:en"),
    it: () => import("review:it"),
    pl: () => import("review:pl"),
    hu: () => import("review:hu"),
  },
};
export type Part = keyof typeof PARTS;
const parts = new Set<Part>();

let spoken = $state<{ lang: Language; bundle: FluentBundle }>();

/** The language whose words are on the screen. */
export function language(): Language {
  return spoken?.lang ?? "en";
}

export function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

/** The language to begin with: what was chosen here, else the first of the browser's that there are words in. */
export function firstLanguage(chosen: string | undefined): Language {
  const wanted = [chosen ?? "", ...navigator.languages].map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}

/** Speak that language from now on. */
export async function speak(lang: Language): Promise<void> {
  const texts = await Promise.all([load[lang](), ...[...parts].map((part) => PARTS[part][lang]())]);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text.default));
  spoken = { lang, bundle };
  document.documentElement.lang = lang;
}

/** Have the words of that part too, now and in every language spoken later. */
export function speakAlso(part: Part): Promise<void> {
  parts.add(part);
  return speak(language());
}

export type Args = Record<string, string | number>;

/** A message, or its attribute (`rule-A6.title`); a missing one shows its name, which a test takes for an error. */
export function say(key: string, args: Args = {}): string {
  if (!spoken) return "";
  const [id = "", attribute] = key.split(".");
  const message = spoken.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, args) : key;
}

/** `red, blue and green` as the language joins them. */
export function list(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}
