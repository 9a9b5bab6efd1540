"""Check a page: raw catalogue keys, words that do not fit, violations found by axe-core, and where the focus is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Page, Request

from sixfold.i18n.catalog import keys

_pending: WeakKeyDictionary[BrowserContext, set[Request]] = WeakKeyDictionary()

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
  const before = [];
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (text.parentElement.closest("svg, style, script")) continue;
    before.push([text, text.data]);
    text.data = text.data.replace(/[aeiouyáéíóöőúüűąęàèìòùäëïâêîôû]/gi, "$&$&");
  }
  const found = (%s)();
  for (const [text, data] of before) text.data = data;
  return found;
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
    const cut = style.textOverflow === "ellipsis";  // shortened on purpose, and shown in full elsewhere
    if (!cut && each.scrollWidth > each.clientWidth + 2 && each.clientWidth && style.display !== "inline")
      found.push([each.tagName, each.className, each.textContent.trim().slice(0, 60), each.scrollWidth, ">",
        each.clientWidth].join(" "));
  }
  return found;
}"""
OVERFLOWING = """() => {
  const found = [];
  const shown = (each) => each.checkVisibility() && !each.closest(".sr, svg, [aria-hidden=true], .bare, .board");
  const name = (each) => `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 50)}`;
  for (const each of document.querySelectorAll("button, a.btn, summary, label, legend, .pill, h1, h2, h3")) {
    const style = getComputedStyle(each);
    if (!shown(each) || style.textOverflow === "ellipsis" || style.display === "inline") continue;
    const box = each.getBoundingClientRect();
    const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (!text.data.trim() || !shown(text.parentElement)) continue;
      if (getComputedStyle(text.parentElement).textOverflow === "ellipsis") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const sides = [box.left - line.left, line.right - box.right];
        const out = Math.max(...sides, box.top - line.top, line.bottom - box.bottom);
        if (line.width && out > 3) found.push(`${name(each)}: ${out.toFixed(1)} px outside`);
      }
    }
  }
  for (const parent of document.querySelectorAll("body *")) {
    if (!shown(parent)) continue;
    const inFlow = ({ position, display }) => ["static", "relative"].includes(position) && display !== "inline";
    const flow = [...parent.children].filter(
      (each) => shown(each) && each.textContent.trim() && inFlow(getComputedStyle(each)));
    for (const [i, each] of flow.entries()) for (const other of flow.slice(i + 1)) {
      const [a, b] = [each.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && tall > 2) found.push(`${name(each)} | ${name(other)}: ${[wide, tall].map(Math.round)} px`);
    }
  }
  return [...new Set(found)];
}"""
"""Words that stick out of their buttons, labels and titles, and neighbours that overlap."""
LAYOUT_LOOKS = 30
"""A page that has just got another size may need some frames."""
TOO_SMALL = """async () => {
  const finite = document.getAnimations().filter(
    (each) => each.playState === "running" && each.effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map((each) => each.finished));
  return [...document.querySelectorAll("main button, main a.btn, main label:has(input), main summary")]
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width && each.checkVisibility() && (width < 43.5 || height < 43.5);
    }).map((each) => each.outerHTML.slice(0, 160));
}"""
"""Wait for animations first: a piece that appears is smaller for a moment."""
NAMELESS_ICONS = """() => [...document.querySelectorAll("button, a[href], summary, [role=button]")]
  .filter((each) => each.checkVisibility() && each.querySelector("svg, img"))
  .filter((each) => !each.innerText.trim() && !each.getAttribute("aria-label"))
  .map((each) => each.outerHTML.slice(0, 160))"""
FRAMES = (
    "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
)
"""Until the page is drawn as it is now: only then the browser takes the focus from what was disabled."""
FOCUS = f"""async () => {{
  await {FRAMES};
  const here = document.activeElement;
  if (!here || here === document.body) return "";
  const name = here.getAttribute("aria-label") ?? here.textContent.trim().slice(0, 40);
  return `${{here.tagName.toLowerCase()}} ${{name}}`;
}}"""


AXE_RUN = """async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets = [sheet];
  document.getAnimations().forEach((each) => { try { each.finish() } catch { each.pause() } });
  const { violations } = await axe.run(document, { resultTypes: ["violations"], elementRef: false });
  return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map(({ html, failureSummary }) =>
    `${id}: ${help}: ${html.slice(0, 160)}: ${(failureSummary ?? "").slice(0, 200)}`));
}"""
"""Finish animations and disable transitions first: colours in between have wrong contrasts."""


@cache
def raw_key() -> re.Pattern[str]:
    """Return a pattern of all keys of the catalogue, except keys of a single word, and of objects in place of words."""
    names = sorted((key for key in keys("en") if "-" in key), key=len, reverse=True)
    return re.compile(
        rf"(?<![\w/-])(?:{'|'.join(map(re.escape, names))})(?![\w-])|\bweb-[a-z]+-|\{{ ?\$|\[object \w+\]"
    )


def raw_keys(page: Page) -> list[str]:
    """Return the catalogue keys that the page shows instead of words."""
    return raw_key().findall(page.evaluate(TEXTS))


def too_wide(page: Page, *, stretched: bool = False) -> list[str]:
    """Return what stays too wide over several frames; stretched, with all words 40 % longer."""
    for _ in range(LAYOUT_LOOKS):
        drawn(page)
        found: list[str] = page.evaluate(STRETCH % TOO_WIDE if stretched else TOO_WIDE)
        if not found:
            break
    return found


def overflowing(page: Page) -> list[str]:
    """Return words that are outside of their buttons and labels, and neighbours that overlap."""
    found: list[str] = page.evaluate(OVERFLOWING)
    return found


def too_small(page: Page) -> list[str]:
    """Return the buttons and links that are smaller than 44 pixels."""
    found: list[str] = page.evaluate(TOO_SMALL)
    return found


def nameless_icons(page: Page) -> list[str]:
    """Return the visible buttons and links that have only an icon, and no label for readers and the tooltip."""
    found: list[str] = page.evaluate(NAMELESS_ICONS)
    return found


def violations(page: Page) -> list[str]:
    """Return the violations that axe-core finds in the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(AXE_RUN)
    return found


def watch_requests(context: BrowserContext) -> None:
    """Keep track of the open requests of a context, for at_rest()."""
    pending: set[Request] = set()
    _pending[context] = pending
    context.on("request", lambda asked: pending.add(asked))
    context.on("requestfinished", lambda asked: pending.discard(asked))
    context.on("requestfailed", lambda asked: pending.discard(asked))


def forget_requests(context: BrowserContext) -> None:
    """Forget requests that the pages of a context have given up."""
    _pending[context].clear()


def at_rest(page: Page) -> None:
    """Wait until the page is drawn and has no open requests."""
    drawn(page)
    while _pending[page.context]:
        page.wait_for_timeout(10)
        drawn(page)


def drawn(page: Page) -> None:
    """Wait until the page is drawn as it is now."""
    page.evaluate(FRAMES)


def focus(page: Page) -> str:
    """Return where the focus is as soon as the page is drawn; empty if it is lost."""
    where: str = page.evaluate(FOCUS)
    return where
