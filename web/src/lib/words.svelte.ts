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
const loadRules: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("rules:en"),
  it: () => import("rules:it"),
  pl: () => import("rules:pl"),
  hu: () => import("rules:hu"),
};

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
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource((await load[lang]()).default));
  spoken = { lang, bundle };
  document.documentElement.lang = lang;
}

/** Have the words of the rules too. */
export async function speakRules(): Promise<void> {
  const lang = language();
  const text = (await loadRules[lang]()).default;
  spoken?.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  if (spoken) spoken = { ...spoken };
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
