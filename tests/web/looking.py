"""What a test can see of a page: raw keys, words that do not fit, what axe-core has against it, where the focus is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from sixfold.text import keys

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

TEXTS = """() => {
  const named = [...document.querySelectorAll("[aria-label], [placeholder], [title]")];
  const names = ["aria-label", "placeholder", "title"];
  const labels = named.flatMap((each) => names.map((name) => each.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, ...labels].join("\\n");
}"""
# Every vowel twice makes words about 40 % longer, with all their places to break.
STRETCH = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (text.parentElement.closest("svg, style, script")) continue;
    text.data = text.data.replace(/[aeiouyáéíóöőúüűąęàèìòù]/gi, "$&$&");
  }
}"""
TOO_WIDE = """() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide, the window ${innerWidth}`);
  for (const each of document.querySelectorAll("button, a.btn, label, legend, h1, h2, h3, p, li, b, .pill, .message")) {
    // A tag may stick out of its card.
    if (!each.checkVisibility() || each.closest(".sr, svg, [aria-hidden=true], .bare")) continue;
    const style = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    if (!box.width || each.querySelector(".sr")) continue;
    const cut = style.textOverflow === "ellipsis";  // shortened on purpose, and told in full elsewhere
    if (!cut && each.scrollWidth > each.clientWidth + 2 && each.clientWidth && style.display !== "inline")
      found.push([each.tagName, each.className, each.textContent.trim().slice(0, 60), each.scrollWidth, ">",
        each.clientWidth].join(" "));
  }
  return found;
}"""
TOO_SMALL = """() => [...document.querySelectorAll("main button, main a.btn, main label:has(input), main summary")]
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width && each.checkVisibility() && (width < 43.5 || height < 43.5);
  }).map((each) => each.outerHTML.slice(0, 160))"""
FOCUS = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return "";
  return `${here.tagName.toLowerCase()} ${here.getAttribute("aria-label") ?? here.textContent.trim().slice(0, 40)}`;
}"""


AT_ONCE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets = [sheet];
}"""


@cache
def raw_key() -> re.Pattern[str]:
    """Any key of the catalogue. Those of one plain word are words, too."""
    names = sorted((key for key in keys("en") if "-" in key), key=len, reverse=True)
    return re.compile(rf"(?<![\w/-])(?:{'|'.join(map(re.escape, names))})(?![\w-])|\bweb-[a-z]+-|\{{ ?\$")


def raw_keys(page: Page) -> list[str]:
    """Keys that stand where words should."""
    return raw_key().findall(page.evaluate(TEXTS))


def too_wide(page: Page, *, stretched: bool = False) -> list[str]:
    """What does not fit; stretched, with all words 40 % longer."""
    if stretched:
        page.evaluate(STRETCH)
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def too_small(page: Page) -> list[str]:
    """What can be pressed and is smaller than a finger."""
    found: list[str] = page.evaluate(TOO_SMALL)
    return found


def violations(page: Page) -> list[str]:
    """What axe-core has against the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What is half-way between two looks has neither's contrast, also if it begins to change while axe is looking.
    page.evaluate(AT_ONCE)
    page.evaluate("document.getAnimations().forEach((each) => { try { each.finish() } catch { each.pause() } })")
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}: {node.get('failureSummary', '')[:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


def focus(page: Page) -> str:
    """Where the focus is; empty if it is lost."""
    where: str = page.evaluate(FOCUS)
    return where
