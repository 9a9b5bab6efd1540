"""Decide who may use this server: allowed host names, origins, password and sessions."""

from __future__ import annotations

import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from hashlib import sha256
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from .limits import PASSWORD_FAILURE_COST, Guard
from .store import Store

COOKIE: Final = "sixfold_entered"
_COOKIE: Final = re.compile(rf"(?:^|; *){COOKIE}=([\w-]+)", re.ASCII)
ANY_HOST: Final = "*"
LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Names that nobody can register, so that no foreign site can point one at this server."""
SESSION_SECONDS: Final = 30 * 86_400
SESSION_CHECK_SECONDS: Final = 3_600
"""A known session is looked up in the store again after that, since it may have expired."""
MAX_SESSIONS: Final = 10_000
"""Sessions whose cookie is not looked up in the store again."""
SESSION_TAKER: Final = "session"


class Access:
    """Check the headers of requests and sockets."""

    def __init__(self, hosts: Sequence[str], origins: Sequence[str], password: str, guard: Guard) -> None:
        self._hosts = {each.lower() for each in hosts}
        self._origins = origins
        self._password = password
        self._guard = guard
        self._sessions: OrderedDict[str, int] = OrderedDict()

    def known_host(self, headers: Mapping[str, str]) -> bool:
        """Tell whether the Host header names this server.

        A foreign site can resolve to this server (DNS rebinding), and its pages would then have the same origin.
        Addresses and local names cannot be such a site; other names have to be allowed.
        """
        name = host_name(headers.get("host", ""))
        return ANY_HOST in self._hosts or name in self._hosts or _is_local(name)

    def same_origin(self, headers: Mapping[str, str]) -> bool:
        """Tell whether a request may act for its user: it comes from an own page, or from a program without origin."""
        origin = headers.get("origin")
        if origin is None or self.other_origin(headers):
            return True
        try:
            return bool(urlsplit(origin).netloc == headers.get("host"))
        except ValueError:  # what is no address at all
            return False

    def other_origin(self, headers: Mapping[str, str]) -> str | None:
        """Return the origin of the page that sends a request, if its operator allowed that other origin."""
        origin = headers.get("origin")
        return origin if origin in self._origins else None

    async def may_enter(self, client: str, headers: Mapping[str, str], cookie: str, store: Store, now: int) -> bool:
        """Tell whether a client knows the password, or has a session because it knew it."""
        if not self._password:
            return True
        given = headers.get("sixfold-password", "")
        # Headers come as Latin-1, whatever bytes they are; passwords are UTF-8.
        if given and hmac.compare_digest(given.encode("latin-1", "replace"), self._password.encode()):
            return True
        if given:
            self._guard.fail(client, PASSWORD_FAILURE_COST)
        return bool(cookie) and await self._has_session(cookie, store, now)

    async def open_session(self, store: Store, now: int) -> str:
        """Open a session and return its random cookie. It is valid in all processes over the same store."""
        cookie, expires = secrets.token_urlsafe(32), now + SESSION_SECONDS * 1000
        await store.offer(_key(cookie), self._proof(cookie), expires)
        return cookie

    async def _has_session(self, cookie: str, store: Store, now: int) -> bool:
        key = _key(cookie)
        if self._sessions.get(key, 0) < now:
            found = await store.take(key, SESSION_TAKER, now)
            if found is None or not hmac.compare_digest(found, self._proof(cookie)):
                return False
            self._sessions[key] = now + SESSION_CHECK_SECONDS * 1000
            if len(self._sessions) > MAX_SESSIONS:
                self._sessions.popitem(last=False)
        return True

    def _proof(self, cookie: str) -> bytes:
        """Return what ends all sessions when the password changes. Without the cookie it tests no password."""
        return hmac.digest(cookie.encode(), self._password.encode(), "sha256")


def _key(cookie: str) -> str:
    return sha256(b"sixfold session\n" + cookie.encode()).hexdigest()


def session_cookie(headers: Mapping[str, str]) -> str:
    """Return the cookie of a session. Python's parser takes 0.25 s for a long quoted cookie, and blocks everybody."""
    found = _COOKIE.search(headers.get("cookie", ""))
    return found[1] if found else ""


def host_name(host: str) -> str:
    """Return the name in a Host header, without its port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.rstrip(".").lower()


def _is_local(name: str) -> bool:
    if "." not in name and ":" not in name:  # a machine of the local network, or no name at all
        return True
    try:
        ip_address(name)
    except ValueError:
        return name.endswith(LOCAL_SUFFIXES)
    return True
