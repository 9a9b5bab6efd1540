"""A scripted screen reader, which knows only the accessibility tree of a page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.web.player import until

LISTEN = """() => {
  if (window.announced) return;
  window.announced = [];
  const before = new WeakMap();
  const listen = () => {
    const dialog = document.querySelector("dialog:modal");  // hides everything else
    for (const each of (dialog ?? document).querySelectorAll("[aria-live], [role=status], [role=alert]")) {
      const text = each.textContent.trim();
      if (text && text !== before.get(each)) window.announced.push(text);
      before.set(each, text);
    }
  };
  listen();
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Record what live regions say, each change once."""


class Reader:
    """Read the accessibility tree of a page, and act on it like a screen reader."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Accessibility.enable")
        self.cdp.send("DOM.enable")
        page.evaluate(LISTEN)

    def tree(self) -> list[tuple[str, str, int]]:
        """Return role, name and node of everything that is read out, in order."""
        nodes: list[dict[str, Any]] = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        return [
            (each["role"]["value"], each.get("name", {}).get("value", ""), each["backendDOMNodeId"])
            for each in nodes
            if not each.get("ignored") and "role" in each and "backendDOMNodeId" in each
        ]

    def find(self, role: str, start_of_name: str, nth: int = 0) -> int:
        found = [node for kind, name, node in self.tree() if kind == role and name.startswith(start_of_name)]
        names = [(kind, name) for kind, name, _ in self.tree() if kind == role]
        assert len(found) > nth, f"there is no {role} {start_of_name!r}, only {names}"
        return found[nth]

    def activate(self, role: str, name: str, nth: int = 0) -> None:
        """Focus an element and press Enter."""
        self.cdp.send("DOM.focus", {"backendNodeId": self.find(role, name, nth)})
        self.page.keyboard.press("Enter")

    def hears(self, words: str) -> None:
        """Wait until a live region says these words, or has said them since `announced` was last called."""
        self.page.evaluate(LISTEN)
        until(self.page, f"window.announced.some((each) => each.includes({json.dumps(words)}))")

    def announced(self) -> list[str]:
        """Return what has been said since the last call."""
        said: list[str] = self.page.evaluate("window.announced.splice(0)")
        return said
