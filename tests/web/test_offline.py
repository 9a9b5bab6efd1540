"""The service worker: the client opens offline, says what works, caches no table, and recovers by itself."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import chain
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import LANGUAGES, say
from tests.web.conftest import WEB
from tests.web.player import until
from tests.web.serving import Server, opening

KEPT = """async () => {
  const names = await caches.keys();
  const asked = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  return asked.flat().map((request) => new URL(request.url).pathname);
}"""
CLIENT_CACHES = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('sixfold-')))"
NO_NETWORK = "ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource|WebSocket connection|Failed to fetch"


def test_client_opens_offline_and_recovers(own_server: Server, visit: Callable[..., Page]) -> None:
    page = visit(own_server.url, workers=True, allow=NO_NETWORK)
    until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
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
    until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
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
    listed = [name.lstrip("/") for name in chain(json.loads(files)[1:], *json.loads(words).values())]
    assert len(listed) > 20
    assert set(json.loads(words)) == set(LANGUAGES)
    assert [name for name in listed if not (WEB / name).is_file()] == []


def test_service_worker_caches_files_but_no_api_answers(site: str, visit: Callable[..., Page]) -> None:
    page = visit(site, workers=True)
    until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    page.reload()
    expect(page.get_by_role("button", name=say("en", "web-front-bot"))).to_be_enabled()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/assets/Table-")]
    assert not [path for path in kept if path.startswith("/api")]
    assert languages_of(kept) == {"en"}
    page.goto(f"{site}/settings")
    page.get_by_label(say("pl", "language-name")).check()
    until(page, f"({KEPT})().then((kept) => kept.some((path) => path.startsWith('/assets/_stats_pl-')))")
    assert languages_of(page.evaluate(KEPT)) == {"en", "pl"}


def languages_of(kept: list[str]) -> set[str]:
    """Return the languages whose words are kept."""
    return {found[1] for path in kept if (found := re.search(r"/_[a-z]+_([\w-]+)-.{8}\.js$", path))}


def test_service_worker_replaces_old_client_at_next_page(tmp_path: Path, visit: Callable[..., Page]) -> None:
    folder = Path(shutil.copytree(WEB, tmp_path / "web"))
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        page = visit(address, workers=True, allow=".")
        until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
        [before] = page.evaluate(CLIENT_CACHES)
        index, worker = folder / "index.html", folder / "sw.js"
        index.write_text(index.read_text(encoding="utf-8").replace("<body>", '<body data-client="new">'), "utf-8")
        worker.write_text(worker.read_text(encoding="utf-8").replace(before, "sixfold-new"), "utf-8")
        page.reload()
        expect(page.locator("body[data-client=new]")).to_be_attached()
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        until(page, "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
        replaced = "navigator.serviceWorker.getRegistration().then((found) => found.waiting === null)"
        for _ in range(100):  # a page that opens before the browser has forgotten the one before gets the old client
            page.goto("about:blank")  # the last page of the old client is closed
            page.goto(address)
            if page.evaluate(replaced):
                break
        until(page, f"({CLIENT_CACHES})().then((names) => names.join() === 'sixfold-new')")
        server.shutdown()


def test_manifest_lists_icons_with_their_sizes() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        data = Path(WEB, icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
