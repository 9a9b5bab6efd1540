"""A browser and a server for the tests of the web client; whatever a page complains about fails its test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.chromium import ARGUMENTS, chromium
from tests.web.serving import Server

PHONE = (390, 844)
SMALL_PHONE = (320, 640)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
SIZES = (SMALL_PHONE, PHONE, TABLET, DESKTOP)
WEB = Path(__file__).parents[2] / "src" / "sixfold" / "web"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for each worker."""
    program = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for each worker."""
    assert (WEB / "index.html").is_file(), "the web client is not built: start the tests by ./run test"
    server = Server(tmp_path_factory.mktemp("server"))
    yield server.url
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for this test alone, which may be killed."""
    server = Server(tmp_path)
    yield server
    server.stop()


class Visitors:
    """Opens pages, each in a profile of its own, and takes down what they complain about."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(
        self,
        address: str,
        *,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: str = "light",
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        seats: dict[str, str] | None = None,
        allow: str = "(?!)",
        motion: bool = False,
        workers: bool = False,
        script: str = "",
    ) -> Page:
        """A page at an address. `seats` are secrets by table, `allow` is what it may complain about."""
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if workers else "block",
        )
        self.contexts.append(context)
        context.set_default_timeout(15_000)
        self._listen(context, re.compile(allow), address)
        if held := [{"table": table, "secret": secret} for table, secret in (seats or {}).items()]:
            context.add_init_script(_first("seats", held))
        if settings:
            context.add_init_script(_first("settings", settings))
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.goto(address)
        return page

    def _listen(self, context: BrowserContext, allowed: re.Pattern[str], address: str) -> None:
        def complain(text: str) -> None:
            if not allowed.search(text) and "blocked by Playwright" not in text:
                self.complaints.append(text)

        origin = "/".join(address.split("/")[:3])
        context.on("console", lambda said: complain(said.text) if said.type in ("error", "warning") else None)
        context.on("weberror", lambda error: complain(str(error.error)))
        ours = (origin, "data:", "blob:", origin.replace("http", "ws", 1))
        context.on("request", lambda asked: None if asked.url.startswith(ours) else complain(f"asks for {asked.url}"))

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def _first(name: str, value: object) -> str:
    """A script that leaves something in the page's memory unless there is something already."""
    key, text = json.dumps(f"sixfold.{name}"), json.dumps(json.dumps(value))
    return f"try {{ if (!localStorage.getItem({key})) localStorage.setItem({key}, {text}); }} catch {{}}"


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    visitors = Visitors(browser)
    yield visitors
    visitors.close()
    assert not visitors.complaints, "\n".join(visitors.complaints)
