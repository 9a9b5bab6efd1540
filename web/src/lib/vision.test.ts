// The colours of the pieces stay apart, by the figures of tests/data/palette.json, to eyes with fewer kinds of cones too.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { closest, difference, EYES } from "./vision";

interface Palette {
  selector: string;
  closest: Record<string, number>;
}
const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const palettes = JSON.parse(file("../../../tests/data/palette.json")) as Record<string, Palette>;
const css = file("../app.css");
const NAMES = ["red", "orange", "yellow", "green", "blue", "purple"];

/** The six colours as the style sheet gives them under a selector. */
function colors(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  const text = block.slice(0, block.indexOf("}"));
  return Object.fromEntries(NAMES.map((name) => [name, new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(text)?.[1] ?? ""]));
}

describe.each(Object.entries(palettes))("%s", (_, palette) => {
  const six = colors(palette.selector);
  test.each(EYES)("keeps its closest two colours apart for %s", (eyes) => {
    const pairs = NAMES.flatMap((one, i) => NAMES.slice(i + 1).map((other) => difference(six[one]!, six[other]!, eyes)));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(palette.closest[eyes]! - 0.05);
  });
});

test("closest pair is found over all kinds of vision", () => {
  const found = closest(colors(palettes["clear-dark"]!.selector));
  expect(found.pair).toEqual(["orange", "yellow"]);
  expect(found.eyes).toBe("deutan");
});

test("difference is largest for black and white, zero for equal colours, and symmetric", () => {
  expect(difference("#000000", "#ffffff")).toBeCloseTo(100, 1);
  expect(difference("#123456", "#123456")).toBe(0);
  expect(difference("#d43f56", "#e8941b")).toBeCloseTo(difference("#e8941b", "#d43f56"), 10);
});
