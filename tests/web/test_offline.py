"""The service worker: the client opens offline, says what works, caches no table, and recovers by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import LANGUAGES, say
from tests.web.conftest import WEB
from tests.web.player import until
from tests.web.serving import Server, opening

CACHED_FILES = """async () => {
  const names = await caches.keys();
  const asked = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  return asked.flat().map((request) => new URL(request.url).pathname);
}"""
CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
NO_NETWORK = "ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource|WebSocket connection|Failed to fetch"


def test_client_opens_offline_and_recovers(own_server: Server, visit: Callable[..., Page]) -> None:
    page = visit(own_server.url, workers=True, allow=NO_NETWORK)
    until(page, CONTROLLED)
    own_server.kill()
    page.goto(f"{own_server.url}/settings")
    expect(page.get_by_role("heading", name=say("en", "web-settings"))).to_be_visible()
    page.goto(own_server.url)
    gone = page.get_by_role("alert").filter(has_text=say("en", "web-lost-gone"))
    expect(gone).to_contain_text(say("en", "web-offline"))
    for key in ("web-rules", "web-settings", "web-offline-learn"):
        expect(gone.get_by_role("link", name=say("en", key))).to_be_visible()
    own_server.start()
    expect(gone).to_be_hidden()
    expect(page.get_by_role("button", name=say("en", "web-front-bot"))).to_be_enabled()


def test_table_opened_offline_says_so_and_recovers(own_server: Server, visit: Callable[..., Page]) -> None:
    table, secret = opening(own_server.url, "qwirkle-pl")
    page = visit(f"{own_server.url}/t/{table}", seats={table: secret}, workers=True, allow=NO_NETWORK)
    until(page, CONTROLLED)
    own_server.kill()
    page.reload()
    expect(page.locator(".banner")).to_have_text(say("en", "web-reconnecting"))
    expect(page.get_by_role("link", name=say("en", "web-home"))).to_be_visible()
    own_server.start()
    expect(page.locator(".rack")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)


def test_service_worker_lists_only_files_that_exist() -> None:
    """One that is missing would keep the browser from installing it."""
    worker = (WEB / "sw.js").read_text(encoding="utf-8")
    files, words = (worker.partition(f"const {name} = ")[2].partition(";\n")[0] for name in ("FILES", "WORDS"))
    listed = list(chain(json.loads(files)[1:], *json.loads(words).values()))
    assert len(listed) > 20
    assert set(json.loads(words)) == set(LANGUAGES)
    assert [name for name in listed if not (WEB / name).is_file()] == []


def test_service_worker_caches_files_but_no_api_answers(site: str, visit: Callable[..., Page]) -> None:
    page = visit(site, workers=True)
    until(page, CONTROLLED)
    page.reload()
    expect(page.get_by_role("button", name=say("en", "web-front-bot"))).to_be_enabled()
    kept = page.evaluate(CACHED_FILES)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/assets/Table-")]
    assert not [path for path in kept if path.startswith("/api")]
    assert languages_of(kept) == {"en"}
    page.goto(f"{site}/settings")
    page.get_by_label(say("pl", "language-name")).check()
    until(page, f"({CACHED_FILES})().then((kept) => kept.some((path) => path.startsWith('/assets/_stats_pl-')))")
    assert languages_of(page.evaluate(CACHED_FILES)) == {"en", "pl"}


def languages_of(kept: list[str]) -> set[str]:
    """Return the languages whose words are kept."""
    return {found[1] for path in kept if (found := re.search(r"/_[a-z]+_([a-z]{2}(?:-[A-Z]{2})?)-.{8}\.js$", path))}


def test_manifest_lists_icons_with_their_sizes() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        data = Path(WEB, icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
