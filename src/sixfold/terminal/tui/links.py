"""Parse links to tables on servers, and store the seats of this machine there."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

_PATH: Final = re.compile("/(?P<way>[tw])/(?P<table>[0-9A-Za-z]{8})/?")


class BadLink(ValueError):
    """Raised if a text is no link to a table."""


@dataclass(frozen=True, slots=True)
class Link:
    """Hold the address of a table; `watch` is set for spectators (empty for a public table)."""

    server: str
    table: str
    watch: str | None = None

    def __str__(self) -> str:
        way = "t" if self.watch is None else "w"
        return f"{self.server}/{way}/{self.table}" + (f"#{self.watch}" if self.watch else "")


def read_link(text: str) -> Link:
    """Parse ``https://host/t/AB12CD34``, or ``/w/…#word`` to watch; raise BadLink."""
    text = text.strip()
    try:
        url = urlsplit(text if "://" in text else f"http://{text}")
        found = _PATH.fullmatch(url.path)
        known = url.scheme in ("http", "https") and url.hostname and url.port != 0
    except ValueError:
        raise BadLink(text) from None
    if not found or not known:
        raise BadLink(text)
    watch = url.fragment if found["way"] == "w" else None
    return Link(f"{url.scheme}://{url.netloc}", found["table"].upper(), watch)


def _file() -> Path:
    folder = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA") or "~/.local/state"
    return Path(folder).expanduser() / "sixfold" / "seats.json"


def seat_at(link: Link) -> tuple[str, str | None] | None:
    """Return the secret of this machine's seat at a table, and the salt that was promised there."""
    match _seats().get(_key(link)):
        case [str(secret), str() | None as salt]:
            return secret, salt
        case str(secret):  # as earlier versions stored it
            return secret, None
    return None


def keep_seat(link: Link, secret: str, salt: str | None) -> None:
    """Store a seat."""
    _write({**_seats(), _key(link): [secret, salt]})


def forget_seat(link: Link) -> None:
    """Delete a stored seat."""
    _write({key: secret for key, secret in _seats().items() if key != _key(link)})


def _write(seats: dict[str, object]) -> None:
    """Write the seats so that only this user can read them; do nothing if that fails."""
    path = _file()
    part = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part.touch(mode=0o600)
        part.write_text(json.dumps(seats), encoding="utf-8")
        part.replace(path)


def _key(link: Link) -> str:
    return f"{link.server} {link.table}"


def _seats() -> dict[str, object]:
    try:
        kept = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}
