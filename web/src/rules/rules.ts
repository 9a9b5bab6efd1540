// The rules as paragraphs: how they are put together comes from Python (book.json), their words from the catalogues.
import { type GameId, gameIdOf, isGame, settingsOf, withSetting } from "../games";
import { say } from "../lib/words.svelte";
import book from "./book.json";

type Facts = Record<string, string | number>;

export interface Picture {
  name: string;
  kind: string;
  tiles: [number, number, string][];
  rows: string[][];
  draft: [number, number][];
  bad: [number, number][];
  labels: [number, number, string][];
  chosen: number[];
  hand: [number, number][];
  moved: [number, number][];
  qwirkles: number[];
}
export interface Paragraph {
  id: string;
  title: string;
  text: string;
  /** Other words that people search for, separated by commas; empty for most. */
  search: string;
  ruling: boolean;
  pictures: Picture[];
  /** What the other editions of the game say instead, as far as it is different. */
  others: { edition: string; text: string }[];
}

const FACTS = book.facts as Record<string, Facts>;
const PICTURES = book.pictures as unknown as Record<string, Picture[]>;

export const EDITIONS = Object.keys(book.settings);
export const editionsOf = (game: GameId): string[] => book.games[game].editions;
/** Every edition of a game as printed, each followed by the same with one setting changed. */
export const variantsOf = (game: GameId): string[] =>
  editionsOf(game).flatMap((name) => [name, ...settingsOf(name).map((setting) => withSetting(name, setting, true))]);

/** The edition that an address names, by its id, with a setting behind it, or by its game; undefined if there is none. */
export function editionOf(name: string): string | undefined {
  const [id = "", ...chosen] = name.split(/;|%3B/i);
  const whole = [id, ...chosen].join(";").replace(/%3D/gi, "=");
  if (Object.hasOwn(FACTS, whole)) return whole;
  if (EDITIONS.includes(id)) return id;
  return isGame(id) ? editionsOf(id)[0] : undefined;
}

/** A text of the catalogue for that edition, in one line however it is broken there. */
export function ruleText(edition: string, key: string): string {
  return say(key, FACTS[edition])
    .replace(/[ \n]+/g, " ")
    .trim();
}

/** A text that not every paragraph has. */
function optional(name: string): string {
  const text = say(name);
  return text === name ? "" : text;
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);
const key = (id: string): string => `rule-${id.replace(".", "-")}`;

export function paragraph(edition: string, id: string): Paragraph {
  const game = gameIdOf(edition);
  const text = ruleText(edition, key(id));
  const known = new Set(sentences(text));
  const others = editionsOf(game)
    .filter((other) => other !== edition)
    .map((other) => ({
      edition: other,
      text: sentences(ruleText(other, key(id)))
        .filter((each) => !known.has(each))
        .join(" "),
    }));
  return {
    id,
    title: say(`${key(id)}.title`),
    text,
    search: optional(`${key(id)}.search`),
    ruling: book.games[game].rulings.includes(id),
    pictures: PICTURES[id] ?? [],
    others: others.filter((each) => each.text),
  };
}

/** All that holds in an edition: what is printed, then the rulings. */
export function paragraphs(edition: string): Paragraph[] {
  const { sections, rulings } = book.games[gameIdOf(edition)];
  return [...sections, ...rulings].map((id) => paragraph(edition, id));
}

export function glance(edition: string): { name: string; value: string }[] {
  return book.glance.map((row) => ({ name: say(`glance-${row}`), value: ruleText(edition, `glance-${row}.value`) }));
}

/** On what the editions of a game differ: the topic, its paragraph, and what each of them says, in a few words. */
export function differences(game: GameId): { topic: string; rule: string; values: { edition: string; value: string }[] }[] {
  return Object.entries(book.games[game].topics).map(([topic, rule]) => ({
    topic: say(`topic-${topic}`),
    rule,
    values: editionsOf(game).map((edition) => ({ edition, value: ruleText(edition, `topic-${topic}.value`) })),
  }));
}
