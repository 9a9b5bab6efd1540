"""Serve the files of the web client from memory. Paths inside the client get its first page."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

CONTENT_TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
    "json": "application/json",
    "wasm": "application/wasm",
}
COMPRESSED: Final = ("png", "woff2")
"""Types of files that are compressed already."""
CACHE_FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
NO_CACHE: Final = "no-cache"


def content_security_policy(server: str = "") -> str:
    """Return what the client may load: its own files, and what its server answers, which may have another origin.

    `wasm-unsafe-eval` allows to compile WebAssembly, such as the kernel, and no script from text.
    """
    other = f" {server} {server.replace('http', 'ws', 1)}" if server else ""
    return (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        f"font-src 'self'; connect-src 'self'{other}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'"
    )


class Page(NamedTuple):
    """A file as it is sent. Files in `assets` have a digest in their names and never change."""

    data: bytes
    kind: str
    etag: str
    cache: str
    compresses: bool


def changed(page: Page, data: bytes) -> Page:
    """Return a page with other data."""
    return page._replace(data=data, etag=_etag(data))


def _etag(data: bytes) -> str:
    return f'W/"{sha256(data).hexdigest()[:16]}"'  # weak: it is the same for the compressed file


@cache
def compressed(data: bytes) -> bytes:
    """Return a file as it is sent to clients that accept gzip."""
    return gzip.compress(data, mtime=0)


def load() -> dict[str, Page]:
    """Return every file of the client by its path; none if it was not built."""
    found: dict[str, Page] = {}
    if is_built():
        _collect(folder(), "", found)
    return found


def is_built() -> bool:
    """Return whether the built client is part of this installation."""
    return (folder() / "index.html").is_file()


def folder() -> Traversable:
    """Return the folder of the built client."""
    return resources.files(__package__.rpartition(".")[0]) / "web"


def _collect(folder: Traversable, path: str, found: dict[str, Page]) -> None:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            _collect(entry, name, found)
        else:
            found[name] = page(name, entry.read_bytes())


def page(name: str, data: bytes) -> Page:
    """Return a file as it is sent, from its path and its data."""
    ending = name.rpartition(".")[2]
    kind = CONTENT_TYPES.get(ending, "application/octet-stream")
    cache = CACHE_FOR_A_YEAR if name.startswith("/assets/") else NO_CACHE
    return Page(data, kind, _etag(data), cache, ending not in COMPRESSED)


def find(pages: dict[str, Page], path: str) -> Page | None:
    """Return the file of a path; for a path that does not look like a file, the first page."""
    if path in pages:
        return pages[path]
    return None if "." in path.rpartition("/")[2] or path.startswith("/api") else pages.get("/index.html")
