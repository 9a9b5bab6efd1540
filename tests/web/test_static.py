"""The static site: any host of files serves it under any path; after one visit it needs no network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.rules.record import read_record
from tests.support.depth import rounds, some
from tests.web.local_player import LocalPlayer, stored, table_of
from tests.web.player import until
from tests.web.serving import Server
from tests.web.states import EDITIONS
from tests.web.static_host import BASE, StaticHost
from tests.web.test_local import SHOW_HAND_BUTTON, begin, button, save_record
from tests.web.test_offline import CONTROLLED

MAX_FIRST_VISIT_BYTES = 1_200_000
WAITING = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
UPDATE = "navigator.serviceWorker.getRegistration().then((found) => found.update())"
CACHES = f"() => caches.keys().then((names) => names.filter((name) => name.startsWith('sixfold-{BASE}')))"
VERSION = re.compile('const VERSION = "([0-9a-f]{12})"')
PAGES = {
    "/learn": "web-learn",
    "/rules/cards-pl": "web-rules",
    "/puzzles": "web-puzzles",
    "/analysis": "web-analysis",
    "/score": "web-scoresheet",
    "/stats": "web-stats",
    "/settings": "web-settings",
}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    with StaticHost(tmp_path / "site") as host:
        host.build()
        yield host


def installed(visit: Callable[..., Page], host: StaticHost, **how: object) -> Page:
    """Open the site, and wait until it needs the network no more."""
    page = visit(host.url, workers=True, **how)
    until(page, CONTROLLED)
    return page


def test_first_visit_transfers_at_most_1200_kb(host: StaticHost, visit: Callable[..., Page]) -> None:
    installed(visit, host)
    assert any("/assets/kernel-" in path for path in host.sent)
    assert sum(host.sent.values()) <= MAX_FIRST_VISIT_BYTES


def test_every_page_opens_without_network(host: StaticHost, visit: Callable[..., Page]) -> None:
    page = installed(visit, host)
    page.context.set_offline(True)
    asked = dict(host.sent)
    for path, title in PAGES.items():
        page.goto(f"{host.url}?{path}")
        expect(page.get_by_role("heading", name=say("en", title), level=1)).to_be_visible()
    page.get_by_role("link", name=say("en", "web-home")).click()
    expect(page).to_have_url(host.url)
    expect(page.get_by_role("button", name=say("en", "web-front-bot"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name=say("en", "web-settings"), level=1)).to_be_visible()
    assert host.sent == asked


def assert_record_is_right(page: Page, folder: Path, edition: str) -> None:
    path = save_record(page, folder)
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert read_record(path.read_text("utf-8")).edition.name == edition


@pytest.mark.parametrize("game", some(["cards"], list(EDITIONS)))
def test_game_against_expert_needs_no_network(
    game: str, host: StaticHost, visit: Callable[..., Page], tmp_path: Path
) -> None:
    """Whole with --deep; otherwise the player leaves after some turns."""
    page = installed(visit, host)
    page.context.set_offline(True)
    host.close()
    begin(page, game, "expert")
    player = LocalPlayer(page)
    while player.wait_for_turn():
        if player.turns == 1:
            player.reload()
        elif player.turns == rounds(3, 1000):
            address = page.url
            button(page, "web-more").click()
            button(page, "web-leave").click()
            button(page, "web-leave").click()
            page.wait_for_url(host.url)
            page.goto(address)
            break
        player.turn()
    button(page, "web-rematch").wait_for()
    assert_record_is_right(page, tmp_path, EDITIONS[game])
    page.get_by_role("link", name=say("en", "web-review"), exact=True).click()
    expect(page.get_by_role("heading", name=say("en", "web-review"), level=1)).to_be_visible()


@pytest.mark.parametrize("game", some(["cubes"], list(EDITIONS)))
def test_game_of_several_people_needs_no_network(
    game: str, host: StaticHost, visit: Callable[..., Page], tmp_path: Path
) -> None:
    page = installed(visit, host)
    page.context.set_offline(True)
    host.close()
    page.get_by_role("link", name=re.compile(say("en", "web-front-device"))).click()
    page.get_by_role("radio", name=say("en", f"game-{game}"), exact=True).check()
    button(page, "web-start").click()
    table = table_of(page)
    for turns in range(1000):
        page.wait_for_selector(f"{SHOW_HAND_BUTTON}, .rack, .more")
        data = stored(page, table)
        if data["position"]["over"]:
            break
        player = LocalPlayer(page, seat=data["position"]["mover"])
        page.wait_for_selector(f'main[data-turn="{turns}"]')
        if game != "cubes":
            page.locator(SHOW_HAND_BUTTON).click()
        if turns == 1:
            player.reload()
            if game != "cubes":
                page.locator(SHOW_HAND_BUTTON).click()
        elif turns == rounds(4, 1000):
            return
        player.turn()
    button(page, "web-rematch").wait_for()
    assert_record_is_right(page, tmp_path, EDITIONS[game])


def release(host: StaticHost) -> None:
    """Change the site to a newer version of the client, which shows itself in its page."""
    [version] = VERSION.findall((host.folder / "sw.js").read_text(encoding="utf-8"))
    host.change("index.html", "<body>", '<body data-client="new">')
    host.change("sw.js", version, "0123456789ab")


def test_prompt_takes_newer_version_in_all_pages(host: StaticHost, visit: Callable[..., Page]) -> None:
    page = installed(visit, host)
    other = page.context.new_page()
    other.goto(f"{host.url}?/rules")
    release(host)
    page.evaluate(UPDATE)
    prompt = page.get_by_role("button", name=say("en", "web-update-now"))
    expect(prompt).to_be_visible()
    other.reload()  # not alone
    expect(other.locator("body:not([data-client])")).to_be_attached()
    prompt.click()
    for each in (page, other):
        expect(each.locator("body[data-client=new]")).to_be_attached()
    until(page, f"({CACHES})().then((names) => names.join() === 'sixfold-{BASE}0123456789ab')")
    expect(prompt).to_have_count(0)


def test_newer_version_is_taken_at_next_start(host: StaticHost, visit: Callable[..., Page]) -> None:
    page = installed(visit, host)
    release(host)
    page.evaluate(UPDATE)
    until(page, WAITING)
    # Not a reload: the browser may count the page that was left for a while.
    page.close()
    page = page.context.new_page()
    page.goto(host.url)
    expect(page.locator("body[data-client=new]")).to_be_attached()


def test_files_of_two_versions_are_never_installed_together(host: StaticHost, visit: Callable[..., Page]) -> None:
    page = installed(visit, host, allow="unknown error|Failed to update|another version")
    [before] = page.evaluate(CACHES)
    release(host)
    host.change("index.html", "assets/index-", "assets/index-of-another-version-")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update().catch(() => undefined))")
    until(page, "navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting)")
    until(page, f"({CACHES})().then((names) => names.join() === '{before}')")


@pytest.fixture
def host_with_server(tmp_path: Path) -> Iterator[tuple[StaticHost, Server]]:
    """Return a static site, and its server at another origin that allows the site."""
    with StaticHost(tmp_path / "site") as host:
        server = Server(tmp_path, "--origin", host.origin)
        host.build("--server", server.url)
        yield host, server
        server.stop()


def test_friends_play_from_static_site_with_server(
    host_with_server: tuple[StaticHost, Server], visit: Callable[..., Page]
) -> None:
    host, server = host_with_server
    allow = rf"asks for (?:http|ws):{re.escape(server.url.removeprefix('http:'))}"
    page = visit(host.url, own=True, allow=allow)
    page.get_by_role("button", name=say("en", "web-front-friend")).click()
    page.wait_for_url(f"{host.url}?/t/*")
    friend = visit(page.url, own=True, allow=allow)
    friend.get_by_label(say("en", "web-your-name")).fill("Bo")
    friend.get_by_role("button", name=say("en", "web-sit-down")).click()
    start = button(page, "web-start")
    expect(start).to_be_enabled()
    start.click()
    for each in (page, friend):
        expect(each.locator(".rack")).to_be_visible()


def test_server_refuses_static_site_it_does_not_know(tmp_path: Path, site: str, visit: Callable[..., Page]) -> None:
    with StaticHost(tmp_path / "site") as host:
        host.build("--server", site)
        page = visit(host.url, own=True, allow="asks for|CORS|Failed to load|ERR_FAILED")
        expect(page.get_by_role("alert").filter(has_text=say("en", "web-lost-gone"))).to_be_visible()
