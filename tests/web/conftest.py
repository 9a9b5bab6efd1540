"""A browser and a server for the tests of the web client; an error in a page's console fails its test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.support.browser import ARGUMENTS, MISSING, find
from tests.support.browser_thread import in_browser_thread
from tests.support.deals import TEST_FILE
from tests.support.patience import PATIENCE_SECONDS
from tests.web.screenshots import watch_requests
from tests.web.serving import Server

PHONE = (390, 844)
SMALL_PHONE = (320, 640)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
SIZES = (SMALL_PHONE, PHONE, TABLET, DESKTOP)
FEW_PROCESSES = ("--renderer-process-limit=1", "--in-process-gpu")
"""Starting a process for every page takes longer than opening the page."""
WEB = Path(__file__).parents[2] / "src" / "sixfold" / "web"

expect.set_options(timeout=PATIENCE_SECONDS * 1000)


@pytest.fixture(scope="session", autouse=True)
def test_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return the file from which this worker's servers read the current test."""
    path = tmp_path_factory.mktemp("deals") / "test"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TEST_FILE, str(path))
        yield path


@pytest.fixture(autouse=True)
def seeded_deals(test_file: Path, request: pytest.FixtureRequest) -> None:
    """Deal the same hands in every run of this test."""
    test_file.write_text(request.node.nodeid)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start one browser for each worker."""
    program = find() or pytest.fail(MISSING, pytrace=False)
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *FEW_PROCESSES])
    yield browser
    # The last test of a worker, after which this runs, may be one of the main thread.
    in_browser_thread(browser.close)
    in_browser_thread(playwright.stop)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start one server for each worker; return its address."""
    assert (WEB / "index.html").is_file(), "the web client is not built: start the tests by ./run test"
    server = Server(tmp_path_factory.mktemp("server"))
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def mortal_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("mortal"))
    yield server
    server.stop()


@pytest.fixture
def own_server(mortal_server: Server) -> Server:
    """Return a server that only this test uses, and may kill."""
    if not mortal_server.running:
        mortal_server.start()
    return mortal_server


class Visitors:
    """Opens pages, each in a profile of its own, and records their errors and warnings."""

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
        """Open a page. `seats` are secrets by table, `allow` is a pattern of permitted errors."""
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
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        watch_requests(context)
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
    """Return a script that stores a value in localStorage unless there is one."""
    key, text = json.dumps(f"sixfold.{name}"), json.dumps(json.dumps(value))
    return f"try {{ if (!localStorage.getItem({key})) localStorage.setItem({key}, {text}); }} catch {{}}"


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    visitors = Visitors(browser)
    yield visitors
    visitors.close()
    assert not visitors.complaints, "\n".join(visitors.complaints)
