// The words, in the language of this device: the same catalogues, and the same output, as in Python.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { CATALOGUES, LANGUAGE_NAMES, type Part } from "virtual:catalogues";

export { LANGUAGE_NAMES };
export const LANGUAGES = Object.keys(LANGUAGE_NAMES);

/** Words that only some pages need come with those pages. */
const parts = new Set<Part>(["words"]);
/** The last of the loads, which wait for each other. */
let loading = Promise.resolve();

let spoken = $state<{ lang: string; bundle: FluentBundle }>();

/** The language whose words are on the screen. */
export function language(): string {
  return spoken?.lang ?? "en";
}

/** The language to begin with: what was chosen here, else the first of the browser's that there are words in. */
export function firstLanguage(chosen: string | undefined): string {
  for (const tag of [chosen ?? "", ...navigator.languages]) {
    // A region without its own catalogue gets that of another, as in Python.
    const same = LANGUAGES.filter((each) => each.split("-")[0] === tag.split("-")[0]!.toLowerCase());
    if (same[0]) return same.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? same[0];
  }
  return "en";
}

/** Load messages into a bundle, after whatever is loading, and show them. */
function load(work: () => { bundle: FluentBundle; wanted: Iterable<Part> }): Promise<void> {
  const task = async () => {
    const { bundle, wanted } = work();
    const lang = bundle.locales[0]!;
    const texts = await Promise.all([...wanted].map((part) => CATALOGUES[`${part}:${lang}`]!()));
    for (const text of texts) bundle.addResource(new FluentResource(text.default));
    spoken = { lang, bundle };
    document.documentElement.lang = lang;
  };
  loading = loading.catch(() => undefined).then(task);
  return loading;
}

/** Speak that language from now on, with these parts, too. */
export function speak(lang: string, also: readonly Part[] = []): Promise<void> {
  for (const part of also) parts.add(part);
  return load(() => ({ bundle: new FluentBundle(lang, { useIsolating: false }), wanted: parts }));
}

/** Have the words of that part too, now and in every language spoken later, and all common words, to which they refer. */
export async function speakAlso(part: Part): Promise<void> {
  const wanted = ([part, "more"] as const).filter((each) => !parts.has(each));
  if (!wanted.length) return loading;
  for (const each of wanted) parts.add(each);
  try {
    await load(() => ({ bundle: spoken?.bundle ?? new FluentBundle("en"), wanted }));
  } catch (problem) {
    for (const each of wanted) parts.delete(each); // to be tried again
    throw problem;
  }
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
