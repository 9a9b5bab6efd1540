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

const textOf = (bundle: FluentBundle, key: string): string => bundle.formatPattern(bundle.getMessage(key)?.value ?? "");

/** A bundle of these messages. Languages that are written from right to left keep what they insert from changing the order around it. */
function bundleOf(lang: string, resources: FluentResource[], useIsolating = false): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating });
  for (const each of resources) bundle.addResource(each);
  return useIsolating || textOf(bundle, "language-direction") === "ltr" ? bundle : bundleOf(lang, resources, true);
}

/** Load messages, after whatever is loading, and show them: in the language that is spoken, or in another. */
function load(work: () => { lang: string; wanted: Iterable<Part> }): Promise<void> {
  const task = async () => {
    const { lang, wanted } = work();
    const texts = await Promise.all([...wanted].map((part) => CATALOGUES[`${part}:${lang}`]!()));
    const resources = texts.map((text) => new FluentResource(text.default));
    const bundle = spoken?.lang === lang ? spoken.bundle : bundleOf(lang, resources);
    for (const each of resources) bundle.addResource(each);
    spoken = { lang, bundle };
    document.documentElement.lang = lang;
    document.documentElement.dir = textOf(bundle, "language-direction");
  };
  loading = loading.catch(() => undefined).then(task);
  return loading;
}

/** Speak that language from now on, with these parts, too. */
export function speak(lang: string, also: readonly Part[] = []): Promise<void> {
  for (const part of also) parts.add(part);
  return load(() => ({ lang, wanted: parts }));
}

/** Have the words of that part too, now and in every language spoken later, and all common words, to which they refer. */
export async function speakAlso(part: Part): Promise<void> {
  const wanted = ([part, "more"] as const).filter((each) => !parts.has(each));
  if (!wanted.length) return loading;
  for (const each of wanted) parts.add(each);
  try {
    await load(() => ({ lang: language(), wanted: spoken ? wanted : parts }));
  } catch (problem) {
    for (const each of wanted) parts.delete(each); // to be tried again
    throw problem;
  }
}

export type Args = Record<string, string | number>;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const [ISOLATE, END_ISOLATE] = [0x2068, 0x2069].map((code) => String.fromCodePoint(code));
/** Isolate what is written from right to left: neither it nor the text around it changes the order of the other. */
const isolated = (value: string | number): string | number =>
  typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${value}${END_ISOLATE}` : value;

/** A message, or its attribute (`rule-A6.title`); a missing one shows its name, which a test takes for an error. */
export function say(key: string, args: Args = {}): string {
  if (!spoken) return "";
  const [id = "", attribute] = key.split(".");
  const message = spoken.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  const safe = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isolated(value)]));
  return pattern ? spoken.bundle.formatPattern(pattern, safe) : key;
}

/** With a capital at the beginning, for what stands alone. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(language()) + text.slice(first.length);
}

/** "Best move: 12": a label and what it labels. */
export const label = (name: string, text: string | number): string => say("text-label", { label: name, text });
/** "Qwirkle, Polish rulebook": what is not empty, each more exact than the one before. */
export const details = (...texts: (string | false | undefined)[]): string =>
  texts.filter((each) => !!each).reduce<string>((text, detail) => (text ? say("text-detail", { text, detail: detail as string }) : (detail as string)), "");
/** "Red star.": words as a sentence of their own. */
export const sentence = (text: string): string => say("text-sentence", { text });
/** Whole sentences, one after the other. */
export const sentences = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join(" ");

/** `red, blue and green` as the language joins them. */
export function list(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}
