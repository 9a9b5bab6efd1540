"""A scripted screen reader, which knows only the accessibility tree of a page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.web.player import until

HEARD = """() => [...document.querySelectorAll("[aria-live], [role=status], [role=alert]")]
  .map((each) => each.textContent.trim()).join(" ")"""


class Reader:
    """Reads what the browser tells assistive technology, and acts on it the way they do."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Accessibility.enable")
        self.cdp.send("DOM.enable")

    def tree(self) -> list[tuple[str, str, int]]:
        """Role, name and node of all that is read out, in order."""
        nodes: list[dict[str, Any]] = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        return [
            (each["role"]["value"], each.get("name", {}).get("value", ""), each["backendDOMNodeId"])
            for each in nodes
            if not each.get("ignored") and "role" in each and "backendDOMNodeId" in each
        ]

    def find(self, role: str, start_of_name: str, nth: int = 0) -> int:
        found = [node for kind, name, node in self.tree() if kind == role and name.startswith(start_of_name)]
        told = [(kind, name) for kind, name, _ in self.tree() if kind == role]
        assert len(found) > nth, f"there is no {role} {start_of_name!r}, only {told}"
        return found[nth]

    def activate(self, role: str, name: str, nth: int = 0) -> None:
        """The default action of a button, or Enter on what has the focus."""
        self.cdp.send("DOM.focus", {"backendNodeId": self.find(role, name, nth)})
        self.page.keyboard.press("Enter")

    def hears(self, words: str) -> None:
        """Wait until the live regions say something."""
        until(self.page, f"({HEARD})().includes({json.dumps(words)})")
