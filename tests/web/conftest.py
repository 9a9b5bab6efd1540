"""A browser and a server for the tests of the web client; an error in a page's console fails its test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.support.browser import ARGUMENTS, NO_BROWSER_MESSAGE, find
from tests.support.browser_thread import in_browser_thread
from tests.support.deals import TEST_FILE
from tests.support.patience import PATIENCE_SECONDS
from tests.web import pseudo
from tests.web.screenshots import forget_requests, watch_requests
from tests.web.serving import Server

PHONE = (390, 844)
SMALL_PHONE = (320, 640)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
SIZES = (SMALL_PHONE, PHONE, TABLET, DESKTOP)
FEW_PROCESSES = ("--renderer-process-limit=1", "--in-process-gpu")
"""Starting a process for every page takes longer than opening the page."""
WEB = Path(__file__).parents[2] / "src" / "sixfold" / "web"

STORE = """stored => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, text] of Object.entries(stored)) localStorage.setItem(`sixfold.${name}`, text);
}"""

expect.set_options(timeout=PATIENCE_SECONDS * 1000)


@pytest.fixture(scope="session", autouse=True)
def test_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return the file from which this worker's servers read the current test."""
    path = tmp_path_factory.mktemp("deals") / "test"
    path.write_text("")  # fixtures of a module may need a deal before its first test
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
    program = find() or pytest.fail(NO_BROWSER_MESSAGE, pytrace=False)
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


class Profiles:
    """Keep browser contexts with one page each, which tests use one after the other.

    A page that was open before loads the client in half the time: its process has compiled the scripts.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[tuple[object, ...], list[Page]] = {}

    def take(self, lang: str, touch: bool, motion: bool) -> Page:
        """Return a page that no other visitor uses."""
        free = self._free.get((lang, touch, motion))
        return free.pop() if free else self.new(lang, touch, motion).new_page()

    def new(self, lang: str, touch: bool, motion: bool, *, workers: bool = False) -> BrowserContext:
        context = self.browser.new_context(
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if workers else "block",
        )
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        watch_requests(context)
        if lang in pseudo.PSEUDO:
            pseudo.serve(context, lang)
        return context

    def give_back(self, page: Page, lang: str, touch: bool, motion: bool) -> None:
        """Leave the page for the next test, where that stores its settings; close it if its server is gone."""
        try:
            for other in page.context.pages[1:]:
                other.close()
            page.goto(_settings_page(page.url))
        except Error:
            page.context.close()
            return
        forget_requests(page.context)
        self._free.setdefault((lang, touch, motion), []).append(page)


class Visitors:
    """Open pages, each with its own storage, and record their errors and warnings."""

    def __init__(self, profiles: Profiles) -> None:
        self.profiles = profiles
        self.complaints: list[str] = []
        self._leave: list[Callable[[], None]] = []

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
        device: dict[str, list[str]] | None = None,
        allow: str = "(?!)",
        motion: bool = False,
        workers: bool = False,
        script: str = "",
        own: bool = False,
    ) -> Page:
        """Open a page. `seats` are secrets by table, `allow` is a pattern of permitted errors.

        `device` are the secrets of all seats, in their order, at tables whose players share this device.

        `own` is for tests that change the page for good: by a clock, a route, permissions or a debugger session.
        """
        shared = not (own or script or workers)
        if shared:
            page = self.profiles.take(lang, touch, motion)
            self._leave.append(lambda: self.profiles.give_back(page, lang, touch, motion))
        else:
            page = self.profiles.new(lang, touch, motion, workers=workers).new_page()
            self._leave.append(page.context.close)
        self._listen(page.context, re.compile(allow), address)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        if script:
            page.context.add_init_script(script)
        seats = {**(seats or {}), **{table: secrets[0] for table, secrets in (device or {}).items()}}
        held = [{"table": table, "secret": secret} for table, secret in seats.items()]
        together = {
            table: [{"seat": seat, "secret": secret} for seat, secret in enumerate(secrets)]
            for table, secrets in (device or {}).items()
        }
        named = (("seats", held), ("device", together), ("settings", settings))
        stored = {name: json.dumps(value) for name, value in named if value}
        if shared or stored:
            if page.url != _settings_page(address):
                page.goto(_settings_page(address))
            page.evaluate(STORE, stored)
        page.goto(address)
        return page

    def _listen(self, context: BrowserContext, allowed: re.Pattern[str], address: str) -> None:
        def complain(text: str) -> None:
            if not allowed.search(text) and "blocked by Playwright" not in text:
                self.complaints.append(text)

        origin = _origin(address)
        ours = (origin, "data:", "blob:", "about:", origin.replace("http", "ws", 1))
        listeners: dict[Any, Callable[[Any], None]] = {
            "console": lambda said: complain(said.text) if said.type in ("error", "warning") else None,
            "weberror": lambda error: complain(str(error.error)),
            "request": lambda asked: None if asked.url.startswith(ours) else complain(f"asks for {asked.url}"),
        }
        for event, listener in listeners.items():
            context.on(event, listener)
            self._leave.append(partial(context.remove_listener, event, listener))

    def close(self) -> None:
        for leave in reversed(self._leave):
            leave()


def _settings_page(address: str) -> str:
    """Return a page of the same origin, so with the same storage, that is not the client."""
    return f"{_origin(address)}/api/about"


def _origin(address: str) -> str:
    return "/".join(address.split("/")[:3])


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@pytest.fixture
def visit(profiles: Profiles) -> Iterator[Callable[..., Page]]:
    visitors = Visitors(profiles)
    yield visitors
    visitors.close()
    assert not visitors.complaints, "\n".join(visitors.complaints)
