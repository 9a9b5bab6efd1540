"""Test the files of a static site: relative paths, what the page may load, its server, and a version of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixfold.cli import static
from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.server import pages
from sixfold.server.middleware import CSP

INDEX = """<head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" crossorigin src="/assets/index-12345678.js"></script>
</head>"""
CLIENT = {
    "/index.html": INDEX.encode(),
    "/sw.js": b'const VERSION = "0123456789ab";\nconst STATIC = false;\n',
    "/assets/kernel-12345678.wasm": b"\0asm",
    "/assets/index-12345678.js": b"0",
    "/packages.json": b"[]",
}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a built client with few files."""
    monkeypatch.setattr(pages, "load", lambda: {name: pages.page(name, data) for name, data in CLIENT.items()})


def write(folder: Path, *options: str) -> int:
    return main(["static", "--out", str(folder), *options, "--lang", "en"])


def test_page_names_files_by_relative_paths(built: None, tmp_path: Path) -> None:
    assert write(tmp_path) == 0
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert 'href="icon.svg"' in page
    assert 'src="assets/index-12345678.js"' in page
    assert not (tmp_path / "packages.json").exists()


@pytest.mark.parametrize(
    ("given", "server", "sockets"),
    [
        ("https://play.example", "https://play.example", "wss://play.example"),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000", "ws://127.0.0.1:8000"),
        ("https://[::1]:8443", "https://[::1]:8443", "wss://[::1]:8443"),
    ],
)
def test_page_names_its_server_and_may_reach_it(
    given: str, server: str, sockets: str, built: None, tmp_path: Path
) -> None:
    assert write(tmp_path, "--server", given) == 0
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert f'<meta name="sixfold-server" content="{server}" />' in page
    assert f"connect-src &#x27;self&#x27; {server} {sockets};" in page


def test_page_without_server_has_policy_of_server() -> None:
    page = static.files(CLIENT, "")["index.html"].decode()
    assert '<meta name="sixfold-server" content="" />' in page
    policy = page.partition('http-equiv="Content-Security-Policy" content="')[2].partition('"')[0]
    assert policy.replace("&#x27;", "'") == CSP.replace("; frame-ancestors 'none'", "")  # which pages cannot set


def test_service_worker_has_version_of_its_own_for_each_server() -> None:
    workers = [static.files(CLIENT, server)["sw.js"].decode() for server in ("", "", "https://play.example")]
    assert workers[0] == workers[1]
    assert len({workers[0], workers[2], CLIENT["/sw.js"].decode()}) == 3
    assert all("const STATIC = true;" in worker for worker in workers)


def test_static_replaces_earlier_site_and_no_other_files(
    built: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site, other = tmp_path / "new" / "site", tmp_path / "other"
    assert write(site) == 0
    (site / "assets" / "index-of-before.js").touch()
    (site / "CNAME").touch()
    assert write(site) == 0
    assert {path.name for path in (site / "assets").iterdir()} == {"kernel-12345678.wasm", "index-12345678.js"}
    assert (site / "CNAME").exists()
    other.mkdir()
    (other / "letters").touch()
    capsys.readouterr()
    assert write(other) == 1
    assert capsys.readouterr().err == f"sixfold: {say('en', 'static-not-empty', folder=str(other))}\n"
    assert [path.name for path in other.iterdir()] == ["letters"]


@pytest.mark.parametrize(
    "server", ["play.example", "ftp://play.example", "https://play.example/sixfold", "https://a@b", "https://[", '"']
)
def test_static_refuses_what_is_no_address_of_server(
    server: str, built: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(tmp_path / "site", "--server", server) == 2
    assert capsys.readouterr().err == f"sixfold: {say('en', 'static-bad-server', value=server)}\n"
    assert not (tmp_path / "site").exists()


def test_static_needs_client_with_kernel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pages, "load", dict)
    assert write(tmp_path / "site") == 1
    assert capsys.readouterr().err == f"sixfold: {say('en', 'static-no-kernel')}\n"
