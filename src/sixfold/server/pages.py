"""Serve the files of the web client from memory. Paths inside the client get its first page."""

from __future__ import annotations

from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

TYPES: Final = {
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
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class Page(NamedTuple):
    """A file as it is sent. Files in `assets` have a digest in their names and never change."""

    data: bytes
    kind: str
    etag: str
    cache: str


def changed(page: Page, data: bytes) -> Page:
    """Return a page with other data."""
    return page._replace(data=data, etag=_etag(data))


def _etag(data: bytes) -> str:
    return f'"{sha256(data).hexdigest()[:16]}"'


def load() -> dict[str, Page]:
    """Return every file of the client by its path; none if it was not built."""
    found: dict[str, Page] = {}
    if is_built():
        _collect(_folder(), "", found)
    return found


def is_built() -> bool:
    """Return whether the built client is part of this installation."""
    return (_folder() / "index.html").is_file()


def _folder() -> Traversable:
    return resources.files(__package__.rpartition(".")[0]) / "web"


def _collect(folder: Traversable, path: str, found: dict[str, Page]) -> None:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            _collect(entry, name, found)
        else:
            data = entry.read_bytes()
            kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
            cache = FOR_EVER if name.startswith("/assets/") else ASK_AGAIN
            found[name] = Page(data, kind, _etag(data), cache)


def find(pages: dict[str, Page], path: str) -> Page | None:
    """Return the file of a path; for a path that does not look like a file, the first page."""
    if path in pages:
        return pages[path]
    return None if "." in path.rpartition("/")[2] or path.startswith("/api") else pages.get("/index.html")
