"""The static site: any host of files serves it under any path; after one visit it needs no network."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sixfold.ai.calls import weight_requests
from sixfold.i18n.catalog import say
from tests.support.signature import answer_natively, decisions
from tests.web.player import until
from tests.web.serving import Server
from tests.web.static_host import BASE, StaticHost
from tests.web.test_kernel_worker import ASK
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


def test_kernel_answers_in_worker_of_static_site(host: StaticHost, visit: Callable[..., Page]) -> None:
    """The policy in the page allows the worker, and the worker finds the kernel."""
    [worker] = (host.folder / "assets").glob("kernel_worker-*.js")
    requests = [request for _, request in decisions("cubes", 3, "static")]
    weights = [each for each in weight_requests() if len(each) < 100_000]
    asked = [array("i", each).tolist() for each in (*weights, *requests)]
    page = installed(visit, host)
    page.context.set_offline(True)
    found = page.evaluate(ASK, [f"{BASE}assets/{worker.name}", asked])
    assert found[len(weights) :] == [array("i", each).tolist() for each in answer_natively(requests)[0]]


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
    prompt = page.get_by_text(say("en", "web-update"), exact=True)
    expect(prompt).to_be_visible()
    other.reload()  # not alone
    expect(other.locator("body:not([data-client])")).to_be_attached()
    page.get_by_role("button", name=say("en", "web-update-now")).click()
    for each in (page, other):
        expect(each.locator("body[data-client=new]")).to_be_attached()
    until(page, f"({CACHES})().then((names) => names.join() === 'sixfold-{BASE}0123456789ab')")
    expect(prompt).to_have_count(0)


def test_newer_version_is_taken_at_next_start(host: StaticHost, visit: Callable[..., Page]) -> None:
    page = installed(visit, host)
    release(host)
    page.evaluate(UPDATE)
    until(page, WAITING)
    page.reload()
    expect(page.locator("body[data-client=new]")).to_be_attached()


def test_files_of_two_versions_are_never_installed_together(host: StaticHost, visit: Callable[..., Page]) -> None:
    page = installed(visit, host, allow="unknown error|Failed to update|another version")
    [before] = page.evaluate(CACHES)
    release(host)
    host.change("index.html", "assets/index-", "assets/index-of-another-version-")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update().catch(() => undefined))")
    until(page, "navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting)")
    until(page, f"({CACHES})().then((names) => names.join() === '{before}')")


def test_friends_play_from_static_site_with_server(tmp_path: Path, visit: Callable[..., Page]) -> None:
    """The page is on one origin, the server on another that allows it."""
    with StaticHost(tmp_path / "site") as host:
        server = Server(tmp_path, "--origin", host.origin)
        try:
            host.build("--server", server.url)
            ours = rf"asks for {re.escape(server.url)}|asks for {re.escape(server.url.replace('http', 'ws'))}"
            page = visit(host.url, own=True, allow=ours)
            page.get_by_role("button", name=say("en", "web-front-friend")).click()
            page.wait_for_url(f"{host.url}?/t/*")
            friend = visit(page.url, own=True, allow=ours)
            friend.get_by_role("button", name=say("en", "web-join"), exact=True).click()
            start = page.get_by_role("button", name=say("en", "web-start"), exact=True)
            expect(start).to_be_enabled()
            start.click()
            for each in (page, friend):
                expect(each.locator(".rack")).to_be_visible()
        finally:
            server.stop()


def test_server_refuses_static_site_it_does_not_know(tmp_path: Path, site: str, visit: Callable[..., Page]) -> None:
    with StaticHost(tmp_path / "site") as host:
        host.build("--server", site)
        page = visit(host.url, own=True, allow="asks for|CORS|Failed to load|ERR_FAILED")
        friend = page.get_by_role("button", name=say("en", "web-front-friend"))
        expect(page.get_by_role("alert").filter(has_text=say("en", "web-lost-gone"))).to_be_visible()
        expect(friend).to_be_disabled()
