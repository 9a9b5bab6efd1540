// Different actions of a position are described differently.
import { LANGUAGE_NAMES } from "virtual:catalogues";
import { beforeAll, expect, test } from "vitest";
import "../testing/memory";

let actiontext: typeof import("./actiontext");
let words: typeof import("./words.svelte");
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  words = await import("./words.svelte");
  await words.speakAlso("more");
  actiontext = await import("./actiontext");
});

/** Beside a tile in row 0, column 4; the last two sets of cards hold the same card. */
const ACTIONS = [
  "lay Ro@3,0 Rs@5,0",
  "lay Rs@3,0 Ro@5,0",
  "lay Ro@2,0 Rs@3,0",
  "lay Ro@4,1 Rs@4,2",
  "lay Ro@4,-1 Rs@4,1",
  "lay Ro@4,-2 Rs@4,-1",
  "lay Ro@4,1 Rs@5,1",
  "lay Ro@4,1",
  "lay Ro@3,0",
  "swap Ro Rs",
  "swap Ro",
  "play Ro : RoRsRdRt",
  "play Ro : ! RoRsRdRtRcRx",
  "play Ro : ! RoYoGoBoPoOo",
];

test.each(Object.keys(LANGUAGE_NAMES))("placeText and the pieces tell all actions apart in %s", async (lang) => {
  await words.speak(lang);
  const texts = ACTIONS.map((action) => `${action.split(" ")[0]} ${actiontext.piecesInOrder(action).join(" ")} ${actiontext.placeText(action)}`);
  expect(new Set(texts).size).toBe(ACTIONS.length);
  expect(texts.join()).not.toContain("web-");
});

test("placeText names the cell, or the row or column and where the action begins", async () => {
  await words.speak("en");
  expect(["lay Ro@4,1", "lay Rs@5,0 Ro@3,0", "lay Rs@4,1 Ro@4,-1", "swap Ro", "play Ro : ! RoRsRdRtRcRx"].map(actiontext.placeText)).toEqual([
    "row 1, column 4",
    "row 0, from column 3",
    "column 4, from row -1",
    "",
    "Qwirkles taken: Reds",
  ]);
  expect(actiontext.piecesInOrder("lay Rs@5,0 Ro@3,0")).toEqual(["Ro", "Rs"]);
});
