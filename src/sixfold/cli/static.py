"""Run `sixfold static`: write the web client as files that any host can send, with its own bots, under any path."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from ..i18n.catalog import say
from ..server import pages
from .errors import CommandError
from .files import cannot_write
from .texts import texts

CHARSET: Final = '<meta charset="utf-8" />'
VERSION: Final = re.compile('const VERSION = "([0-9a-f]+)";')
ORIGIN: Final = re.compile(r"(https?://(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?)/?", re.ASCII | re.IGNORECASE)
NOT_SENT: Final = ("/packages.json",)
"""Files for those who package the client."""


def add_options(parser: ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta = texts(lang, "cli-meta-")
    parser.add_argument("--out", required=True, type=Path, metavar=meta("folder"), help=say(lang, "static-arg-out"))
    parser.add_argument("--server", default="", metavar="URL", help=say(lang, "static-arg-server"))


def run(options: Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    server = ORIGIN.fullmatch(options.server) if options.server else None
    if options.server and not server:
        raise CommandError(say(lang, "static-bad-server", value=options.server), 2)
    client = {name: page.data for name, page in pages.load().items() if name not in NOT_SENT}
    if not any(name.startswith("/assets/kernel-") for name in client):
        raise CommandError(say(lang, "static-no-kernel"))
    out: Path = options.out
    try:
        if out.exists() and any(out.iterdir()) and not (out / "sw.js").is_file():
            raise CommandError(say(lang, "static-not-empty", folder=str(out)))
        _write(out, files(client, server[1].lower() if server else ""))
    except OSError as error:
        raise cannot_write(Path(error.filename or out), error, lang) from None
    print(say(lang, "static-done", folder=str(out)))
    return 0


def files(client: dict[str, bytes], server: str) -> dict[str, bytes]:
    """Return the files of a static site, by their paths in its folder, from those of the client on a server.

    Its page names files by relative paths, what it may load, and its server. The service worker has another version.
    """
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{escape(pages.content_security_policy(server))}" />',
        f'<meta name="sixfold-server" content="{escape(server)}" />',
    )
    page = re.sub('(src|href)="/', r'\1="', client["/index.html"].decode())
    page = page.replace(CHARSET, "\n    ".join((CHARSET, *head)), 1)
    worker = client["/sw.js"].decode()
    version = VERSION.search(worker)
    assert version is not None
    own = sha256(f"{version[1]} {page}".encode()).hexdigest()[:12]
    worker = worker.replace(version[0], f'const VERSION = "{own}";').replace(
        "const STATIC = false;", "const STATIC = true;"
    )
    changed = {"/index.html": page.encode(), "/sw.js": worker.encode()}
    # GitHub Pages leaves out files that begin with _ unless there is this one.
    return {name.lstrip("/"): data for name, data in {**client, **changed, "/.nojekyll": b""}.items()}


def _write(out: Path, site: dict[str, bytes]) -> None:
    """Write the files; what refers to others last, so that the folder can be served meanwhile."""
    for name in sorted(site, key=lambda name: (not name.startswith("assets/"), name in ("index.html", "sw.js"), name)):
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(site[name])
    for old in (out / "assets").iterdir():
        if f"assets/{old.name}" not in site:
            old.unlink()
