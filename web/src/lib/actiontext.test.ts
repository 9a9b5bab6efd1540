// Different actions are described differently, and no longer than that needs.
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

const SAME_PIECES = [
  "lay Ro@3,0 Rs@4,0",
  "lay Rs@4,0 Ro@3,0",
  "lay Ro@3,0 Rs@5,0",
  "lay Ro@3,0 Rs@3,1",
  "lay Ro@-7,2 Rs@-6,2",
  "lay Ro@3,-4 Rs@3,-3",
  "lay Rs@3,0 Ro@4,0",
  "lay Ro@1,1",
  "lay Ro@1,2",
  "swap Ro Rs",
  "play Ro : RoRsRdRt",
  "play Ro : ! RoRsRdRtRcRx",
  "play Ro : ! RoYoGoBoPoOo",
];

test.each(["en", "it", "pl", "hu"])("placeTexts describes different actions differently in %s", async (lang) => {
  await words.speak(lang);
  const whole = (actions: readonly string[]) => {
    const texts = actiontext.placeTexts(actions);
    return actions.map((action, i) => `${action.split(" ")[0]} ${actiontext.piecesInOrder(action).join(" ")} ${texts[i]}`);
  };
  const texts = whole(SAME_PIECES);
  expect(texts[0]).toBe(texts[1]); // the same tiles, named in another order
  expect(new Set(texts).size).toBe(SAME_PIECES.length - 1);
  expect(texts.join()).not.toContain("web-");
});

test("placeTexts says no more than it needs to", async () => {
  await words.speak("en");
  expect(actiontext.placeTexts(["lay Ro@3,0 Rs@4,0", "lay Ro@3,1 Rs@4,1", "lay Bo@3,0 Bs@4,0", "lay Ro@1,1", "swap Ro Rs"])).toEqual([
    "row 0",
    "row 1",
    "row 0",
    "row 1, column 1",
    "",
  ]);
  expect(actiontext.placeTexts(["lay Ro@3,0 Rs@4,0", "lay Ro@3,0 Rs@5,0", "lay Ro@3,0 Rs@3,1"])).toEqual([
    "row 0, columns 3 and 4",
    "row 0, columns 3 and 5",
    "column 3",
  ]);
  expect(actiontext.placeTexts(["play Ro : ! RoRsRdRtRcRx"])).toEqual(["Qwirkles taken: Reds"]);
});
