import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { capital, details, label, LANGUAGES, say, sentence, sentences, speak } from "./words.svelte";

const [ISOLATE, END_ISOLATE] = [0x2068, 0x2069].map((code) => String.fromCodePoint(code));

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return speak("en");
});
// Other files speak with the same module.
afterAll(() => speak("en"));

test("say isolates only what is written from right to left", () => {
  expect(say("text-label", { label: "אבי", text: "5" })).toBe(`${ISOLATE}אבי${END_ISOLATE}: 5`);
  expect(say("text-label", { label: "Żółć", text: "5" })).toBe("Żółć: 5");
});

test("label, sentence and details join parts as each language does", () => {
  expect(label("Best move", 12)).toBe("Best move: 12");
  expect(details("Qwirkle", "", false, undefined, "Polish rulebook", "free rows")).toBe("Qwirkle, Polish rulebook, free rows");
  expect(details()).toBe("");
  expect(sentences(sentence("Red star"), "", "Empty.")).toBe("Red star. Empty.");
  expect([capital("élan"), capital(""), capital("𐐨x")]).toEqual(["Élan", "", "𐐀x"]);
});

test.each(LANGUAGES)("speak sets the language and the direction of the page: %s", async (lang) => {
  await speak(lang);
  expect(document.documentElement.lang).toBe(lang);
  expect(document.documentElement.dir).toBe(say("language-direction"));
  expect(["ltr", "rtl"]).toContain(document.documentElement.dir);
});
