"""How much one client may ask for: rates that refill with time, and numbers that must not be exceeded."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final

MOST_CLIENTS: Final = 100_000
"""Clients whose rates are remembered; the ones seen longest ago are forgotten first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the operator of a server allows. Rates are per second, with that many at once."""

    message_bytes: int = 65_536
    requests: float = 20
    requests_at_once: int = 100
    messages: float = 20
    messages_at_once: int = 60
    phrases: float = 0.5
    phrases_at_once: int = 5
    tables: float = 0.1
    tables_at_once: int = 30
    pictures: float = 0.5
    pictures_at_once: int = 12
    analyses: float = 0.5
    analyses_at_once: int = 12
    reviews: float = 0.2
    reviews_at_once: int = 10
    sockets_per_client: int = 200
    sockets: int = 50_000
    hello_seconds: float = 10
    send_seconds: float = 20
    """A client that takes nothing for so long is let go: it can come back and gets what it missed."""


class Bucket:
    """So many at once, refilled at a rate."""

    __slots__ = ("at", "left")

    def __init__(self, full: float) -> None:
        self.left = full
        self.at = monotonic()

    def take(self, rate: float, full: float) -> bool:
        now = monotonic()
        self.left = min(full, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """Remembers what each client has asked for. A client is an address; an IPv6 network counts as one."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._phrases: OrderedDict[str, Bucket] = OrderedDict()
        self._pictures: OrderedDict[str, Bucket] = OrderedDict()
        self._analyses: OrderedDict[str, Bucket] = OrderedDict()
        self._reviews: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self.open_sockets = 0

    def request(self, client: str) -> bool:
        return self._take(self._requests, client, self.limits.requests, self.limits.requests_at_once)

    def table(self, client: str) -> bool:
        return self._take(self._tables, client, self.limits.tables, self.limits.tables_at_once)

    def picture(self, client: str) -> bool:
        return self._take(self._pictures, client, self.limits.pictures, self.limits.pictures_at_once)

    def analysis(self, client: str) -> bool:
        return self._take(self._analyses, client, self.limits.analyses, self.limits.analyses_at_once)

    def review(self, client: str) -> bool:
        return self._take(self._reviews, client, self.limits.reviews, self.limits.reviews_at_once)

    def phrase(self, seat: str) -> bool:
        """Whether a seat, by whichever way and device, may say something more."""
        return self._take(self._phrases, seat, self.limits.phrases, self.limits.phrases_at_once)

    @staticmethod
    def _take(buckets: OrderedDict[str, Bucket], client: str, rate: float, full: float) -> bool:
        bucket = buckets.setdefault(client, Bucket(full))
        buckets.move_to_end(client)
        if len(buckets) > MOST_CLIENTS:
            buckets.popitem(last=False)
        return bucket.take(rate, full)

    def open_socket(self, client: str) -> bool:
        """False if there are too many already; else it must be closed again."""
        if self.open_sockets >= self.limits.sockets or self._sockets[client] >= self.limits.sockets_per_client:
            return False
        self.open_sockets += 1
        self._sockets[client] += 1
        return True

    def close_socket(self, client: str) -> None:
        self.open_sockets -= 1
        self._sockets[client] -= 1
        if not self._sockets[client]:
            del self._sockets[client]


def client_of(address: str) -> str:
    """Whom an address counts for."""
    return ":".join(address.split(":")[:4]) if address.count(":") > 1 else address
