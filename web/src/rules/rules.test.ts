// The client's rules are those of the rulebook, word for word, and search finds them.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { GAME_IDS, rulesOf, settingsOf, withSetting } from "../games";
import { LANGUAGES, speak, speakAlso } from "../lib/words.svelte";
import book from "./book.json";
import { differences, editionOf, EDITIONS, editionsOf, glance, paragraphs, ruleText, variantsOf } from "./rules";
import { cut, fold, search } from "./search";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await speakAlso("rules");
});

// French has spaces that do not break.
const PAGES = GAME_IDS.flatMap((game) => [{ game, lang: "en", file: `${game}.md` } as const, { game, lang: "fr", file: `${game}.fr.md` } as const]);
test.each(PAGES)("paragraphs of $game equal those of the page that Python makes, in $lang", async ({ game, lang, file }) => {
  const page = readFileSync(new URL(`../../../docs/rules/${file}`, import.meta.url), "utf8");
  await speak(lang);
  for (const each of paragraphs(editionsOf(game)[0]!)) {
    expect(page).toContain(`<a id="${each.id}"></a>`);
    expect(page).toContain(each.text);
    expect(page).toContain(each.title);
    for (const other of each.others) expect(page).toContain(`\`${other.edition}\`: ${other.text}`);
    for (const picture of each.pictures) expect(page).toContain(ruleText(editionsOf(game)[0]!, `picture-${picture.name}`));
  }
  for (const { value } of differences(game).flatMap((each) => each.values)) expect(page).toContain(value);
  await speak("en");
});

test.each(LANGUAGES)("rules have every text in %s", async (lang) => {
  await speak(lang);
  for (const edition of EDITIONS) {
    const texts = paragraphs(edition).flatMap((each) => [each.title, each.text, ...each.pictures.map((p) => ruleText(edition, `picture-${p.name}`))]);
    texts.push(...glance(edition).flatMap((each) => [each.name, each.value]));
    for (const text of texts) expect(text).not.toMatch(/^(rule|picture|glance|topic)-|\{/);
  }
  await speak("en");
});

test("rulesOf finds an edition by its id, by its game, and with a setting", () => {
  expect(editionOf("cards-en")).toBe("cards-en");
  expect(editionOf("cards")).toBe("cards-pl");
  expect(editionOf("qwirkle-pl;single_opening_points=1")).toBe("qwirkle-pl;single_opening_points=1");
  expect(editionOf("qwirkle-it%3Bsingle_opening_points%3D1")).toBe("qwirkle-it;single_opening_points=1");
  expect(editionOf("cards-pl;free_rows=1")).toBe("cards-pl;free_rows=1");
  expect(editionOf("cards-en;free_rows=1")).toBe("cards-en");
  expect(editionOf("chess")).toBeUndefined();
  expect(editionOf("toString")).toBeUndefined();
});

test("rules of an edition with a house rule have their own text and quote the printed rule", () => {
  const free = paragraphs("cards-pl;free_rows=1").find((each) => each.id === "C16")!;
  expect(free.text).toContain("This table has chosen free_rows=1");
  expect(free.others.map((other) => other.edition)).toEqual(["cards-pl", "cards-en"]);
  expect(variantsOf("cards")).toEqual(["cards-pl", "cards-pl;free_rows=1", "cards-en"]);
});

test("settingsOf lists the settings of the rulebooks", () => {
  expect(Object.fromEntries(EDITIONS.map((name) => [name, settingsOf(name)]))).toEqual(book.settings);
  const variants = EDITIONS.flatMap((name) => [name, ...settingsOf(name).map((each) => withSetting(name, each, true))]);
  expect(Object.keys(book.facts)).toEqual(variants);
  for (const name of variants)
    expect((rulesOf(name).new_rows ?? "any").replace(" ", "-")).toBe((book.facts as Record<string, { newrow: string }>)[name]!.newrow);
  expect(withSetting("cards-pl;free_rows=1", "free_rows", false)).toBe("cards-pl");
  expect(withSetting("cards-en", "free_rows", true)).toBe("cards-en");
});

test("search finds a ruling by its number while it is typed", () => {
  const all = paragraphs("cards-pl");
  expect(search(all, "c15").map((each) => each.id)).toEqual(["C15"]);
  expect(search(all, "C1").map((each) => each.id)).toEqual(["C10", "C11", "C12", "C15", "C16", "C17", "C18", "C19"]);
  expect(search(all, "B7")).toEqual([]);
});

test("search finds words in any order, without accents and with any apostrophe, titles first", async () => {
  const found = search(paragraphs("qwirkle-pl"), "line  SCORING");
  expect(found[0]?.id).toBe("grid.score");
  await speak("pl");
  expect(search(paragraphs("qwirkle-pl"), "plytek").length).toBeGreaterThan(0);
  expect(fold("Żółta Gwiazdka")).toBe("zolta gwiazdka");
  await speak("it");
  expect(search(paragraphs("qwirkle-it"), "un'unica").map((each) => each.id)).toContain("grid.laying");
  await speak("en");
});

test.each([
  ["en", "qwirkle-pl", { swap: "qwirkle.exchange", trading: "qwirkle.exchange", pass: "A8", skip: "A8", diagonal: "grid.laying", diagonally: "grid.laying" }],
  ["en", "cubes-hu", { reroll: "cubes.turn", dice: "cubes.supply", swap: "cubes.turn", pass: "cubes.stuck", winner: "cubes.end" }],
  ["en", "cards-pl", { swap: "cards.turn", pass: "cards.stuck", dissolve: "cards.new-rows", tie: "cards.end" }],
  ["it", "qwirkle-it", { cambiare: "qwirkle.exchange", sostituire: "qwirkle.exchange", diagonale: "grid.laying", saltare: "A8", pareggio: "qwirkle.end" }],
  ["pl", "qwirkle-pl", { zamienic: "qwirkle.exchange", zamiana: "qwirkle.exchange", przekatna: "grid.laying", spasować: "A8", remis: "qwirkle.end" }],
  ["hu", "cubes-hu", { átló: "grid.laying", cserél: "cubes.turn", passz: "cubes.stuck", győztes: "cubes.end" }],
  ["hu", "qwirkle-pl", { cserélni: "qwirkle.exchange", atlos: "grid.laying", kihagyni: "A8", dontetlen: "qwirkle.end" }],
  ["de", "qwirkle-pl", { tauschen: "qwirkle.exchange", schrag: "grid.laying", aussetzen: "A8", unentschieden: "qwirkle.end" }],
  ["de", "cubes-hu", { diagonal: "grid.laying", "neu würfeln": "cubes.turn", aussetzen: "cubes.stuck", gewinner: "cubes.end" }],
  ["fr", "qwirkle-pl", { echanger: "qwirkle.exchange", diagonale: "grid.laying", passer: "A8", egalite: "qwirkle.end" }],
  ["fr", "cards-pl", { échange: "cards.turn", passer: "cards.stuck", dissoudre: "cards.new-rows", égalité: "cards.end" }],
  ["es", "qwirkle-it", { cambiar: "qwirkle.exchange", diagonal: "grid.laying", pasar: "A8", empate: "qwirkle.end" }],
  ["es", "cubes-hu", { relanzar: "cubes.turn", dados: "cubes.supply", pasar: "cubes.stuck", ganador: "cubes.end" }],
  ["nl", "qwirkle-pl", { ruilen: "qwirkle.exchange", schuin: "grid.laying", overslaan: "A8", gelijkspel: "qwirkle.end" }],
  ["nl", "cubes-hu", { diagonaal: "grid.laying", "opnieuw gooien": "cubes.turn", passen: "cubes.stuck", winnaar: "cubes.end" }],
] as const)("search puts the rule people mean first: %s, %s", async (lang, edition, expected) => {
  await speak(lang);
  const first = Object.keys(expected).map((query) => [query, search(paragraphs(edition), query)[0]?.id]);
  await speak("en");
  expect(Object.fromEntries(first)).toEqual(expected);
});

test("cut marks the searched words", () => {
  expect(cut("Żółty żółw", "zol")).toEqual([
    { text: "Żół", hit: true },
    { text: "ty ", hit: false },
    { text: "żół", hit: true },
    { text: "w", hit: false },
  ]);
  expect(cut("A line", "C15")).toEqual([{ text: "A line", hit: false }]);
});
