// Cuts the words of the client out of the catalogues that Python uses too, in parts that pages load when they need them.
import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../src/sixfold/i18n/locales/", import.meta.url);
// The client needs neither the words of the command line nor, before somebody wants them, those of shared devices, rules, lessons, puzzles, analyses and reviews.
// The first page names the puzzle of the day.
const COMMON =
  /^(?!web-(together|fair|learn|rules|score|stats|analysis|hint)-|web-puzzle-(?!(daily|streak)$))(web|game|edition|setting|color|shape|piece|line|level|phrase|reason|count|word|ending|language|text)-|^(no-(turn|over|undo|busy)|seats-(name|same-name|bot-name))$/;
const PARTS: Record<string, RegExp> = {
  /** Of the common words, those that the first turn at a table needs, and all others. */
  words: COMMON,
  more: COMMON,
  together: /^web-together-/,
  fair: /^web-fair-/,
  rules: /^(rule|rules|glance|intro|topic|picture|web-rules)-/,
  learn: /^web-learn-/,
  score: /^web-score-/,
  stats: /^web-stats-/,
  puzzles: /^(puzzle-|web-puzzle-(?!(daily|streak)$))/,
  analysis: /^(web-analysis|web-hint|impossible)-/,
  review: /^review-/,
};
/** What a table loads for the first turn, with all that these import at once. */
const FIRST_TURN = ["main.ts", "pages/Table.svelte", "table/GridGame.svelte", "table/CardsGame.svelte"];

/** The names of the languages, editions and levels, of each language that has a catalogue. */
function namesOf(text: string): [lang: string, names: Record<string, string>][] {
  const names: Record<string, Record<string, string>> = JSON.parse(text);
  return Object.entries(names).filter(([lang]) => existsSync(new URL(`${lang}.ftl`, LOCALES)));
}

/** The messages of a catalogue whose names a part wants, the terms that messages use, and what only this language has and these refer to. */
function cut(text: string, wanted: (name: string) => boolean): string {
  const messages = new Map(messagesOf(text));
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !messages.has(name)) return;
    found.add(name);
    for (const [, other = ""] of messages.get(name)!.matchAll(/\{\s*(local-[\w-]*)/g)) add(other);
  };
  for (const name of messages.keys()) if (name.startsWith("-") || wanted(name)) add(name);
  return [...found].map((name) => messages.get(name)).join("\n");
}
function messagesOf(text: string): [name: string, message: string][] {
  const messages = text.replace(/^#.*\n/gm, "").split(/\n(?=[a-zA-Z-])/);
  return messages.map((message) => [message.split(" ", 1)[0]!, message]);
}

/** The files of these modules and of all that they import at once. */
function sources(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (from: URL) => {
    const file = ["", ".ts", "/index.ts"].map((end) => new URL(from.href + end)).find((each) => /\.(ts|svelte)$/.test(each.pathname) && existsSync(each));
    if (!file || found.has(file.pathname)) return;
    found.add(file.pathname);
    const imports = readFileSync(file, "utf8").matchAll(/^\s*(?:import|export)\s(?!type\b)[^;]*?from "(\.[^"]+)"/gm);
    for (const [, name = ""] of imports) visit(new URL(name, file));
  };
  for (const name of entries) visit(new URL(`src/${name}`, import.meta.url));
  return [...found];
}

/** Whether a message is needed for the first turn: a module of it has the name, or its beginning, or a message needed refers to it. */
function firstTurn(text: string, files: readonly string[]): (name: string) => boolean {
  const begins = new Set(files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/["`]([a-z]+-[\w-]*)/g)].map(([, name = ""]) => name)));
  const messages = new Map(messagesOf(text));
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name) || !messages.has(name)) return;
    needed.add(name);
    for (const [, other = ""] of messages.get(name)!.matchAll(/\{\s*([a-z][\w-]*)/g)) need(other);
  };
  for (const name of messages.keys()) if ([...begins].some((each) => name.startsWith(each))) need(name);
  return (name) => needed.has(name);
}

/** What the service worker says, by language and message. It has no Fluent: the messages are plain, but for `{ $name }`. */
export function workerTexts(): Record<string, Record<string, string>> {
  const languages = namesOf(readFileSync(new URL("names.json", LOCALES), "utf8")).map(([lang]) => lang);
  const texts = (lang: string) => {
    const messages = messagesOf(readFileSync(new URL(`${lang}.ftl`, LOCALES), "utf8")).filter(([name]) => /^(push|game)-/.test(name));
    return Object.fromEntries(messages.map(([name, message]) => [name, message.slice(name.length + 3).trim()]));
  };
  return Object.fromEntries(languages.map((lang) => [lang, texts(lang)]));
}

/** `virtual:catalogues` names the languages and loads parts of their catalogues: the module `words:it` is one. */
export function catalogues(): Plugin {
  return {
    name: "sixfold-catalogues",
    resolveId: (id) => (id === "virtual:catalogues" || (id.split(":")[0] ?? "") in PARTS ? `\0${id}` : null),
    load(id) {
      const [, part = "", lang = ""] = /^\0(\w+):(.+)$/.exec(id) ?? [];
      const wanted = PARTS[part];
      if (!wanted && lang !== "catalogues") return null;
      const read = (name: string) => {
        const file = new URL(name, LOCALES);
        this.addWatchFile(file.pathname);
        return readFileSync(file, "utf8");
      };
      const names = namesOf(read("names.json"));
      if (wanted) {
        const messages = Object.entries(Object.fromEntries(names)[lang] ?? {}).map(([key, text]) => `${key} = ${text}\n`);
        const text = messages.join("") + read(`${lang}.ftl`);
        const files = ["words", "more"].includes(part) ? sources(FIRST_TURN) : [];
        for (const file of files) this.addWatchFile(file);
        const isFirst = firstTurn(text, files);
        return `export default ${JSON.stringify(cut(text, (name) => wanted.test(name) && (!files.length || isFirst(name) === (part === "words"))))}`;
      }
      const own = names.map(([lang, messages]) => [lang, messages["language-name"]]);
      const modules = names.flatMap(([lang]) => Object.keys(PARTS).map((part) => `${part}:${lang}`));
      const load = modules.map((name) => `"${name}": () => import("${name}")`);
      return `export const LANGUAGE_NAMES = ${JSON.stringify(Object.fromEntries(own))}, CATALOGUES = {${load.join()}}`;
    },
  };
}
