"""How much one client may ask for: rates that refill with time, and numbers that must not be exceeded."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Final

from .errors import No, Refuse

FAILURE_COST: Final = {No.TABLE: 20, No.SECRET: 20, No.CARRY: 20}
"""What a request costs more if it named something that is not there, as somebody who tries names does."""
PASSWORD_FAILURE_COST: Final = 100
MOST_CLIENTS: Final = 100_000
"""Clients whose rates are remembered; the ones seen longest ago are forgotten first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the operator of a server allows. Rates are per second, with that many at once."""

    message_bytes: int = 65_536
    requests: float = 20
    """Requests over HTTP, new sockets and messages over sockets together."""
    requests_at_once: int = 100
    phrases: float = 0.5
    phrases_at_once: int = 5
    tables: float = 0.1
    tables_at_once: int = 30
    thinking: float = 0.5
    """Seconds of the workers' processor time, for legal actions, hints, analyses, reviews and pictures together."""
    thinking_at_once: float = 60
    sockets_per_client: int = 200
    sockets: int = 50_000
    connections_per_client: int = 300
    header_seconds: float = 10
    body_seconds: float = 30
    hello_seconds: float = 10
    send_seconds: float = 20
    """A client that takes nothing for so long is let go: it can come back and gets what it missed."""


class Bucket:
    """So many at once, refilled at a rate."""

    __slots__ = ("at", "left")

    def __init__(self, full: float) -> None:
        self.left = full
        self.at = monotonic()

    def take(self, rate: float, full: float, cost: float = 1) -> bool:
        """Whether there is that much, which is taken then; a cost of nothing needs at least a little."""
        now = monotonic()
        self.left = min(full, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < cost or self.left <= 0:
            return False
        self.left -= cost
        return True


class Guard:
    """Remembers what each client has asked for. A client is an address; an IPv6 network counts as one."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._phrases: OrderedDict[str, Bucket] = OrderedDict()
        self._thinking: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self.open_sockets = 0

    def request(self, client: str) -> bool:
        return self._take(self._requests, client, self.limits.requests, self.limits.requests_at_once)

    def fail(self, client: str, cost: float) -> None:
        """Take more for a request that failed, even if the client has not so much left."""
        if cost and client in self._requests:
            self._requests[client].left -= cost

    def table(self, client: str) -> bool:
        return self._take(self._tables, client, self.limits.tables, self.limits.tables_at_once)

    def may_think(self, client: str) -> bool:
        """Whether a client has processor time left. What a question takes is known, and charged, only afterwards."""
        return self._take(self._thinking, client, self.limits.thinking, self.limits.thinking_at_once, cost=0)

    def charge(self, client: str, seconds: float) -> None:
        """Take what a question has cost, even if it is more than the client has left."""
        if client in self._thinking:
            self._thinking[client].left -= seconds

    def phrase(self, seat: str) -> bool:
        """Whether a seat, by whichever way and device, may say something more."""
        return self._take(self._phrases, seat, self.limits.phrases, self.limits.phrases_at_once)

    @staticmethod
    def _take(buckets: OrderedDict[str, Bucket], client: str, rate: float, full: float, cost: float = 1) -> bool:
        bucket = buckets.get(client)
        if bucket is None:
            bucket = buckets[client] = Bucket(full)
            if len(buckets) > MOST_CLIENTS:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(client)
        return bucket.take(rate, full, cost)

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


def failure_cost(problem: Exception) -> float:
    return FAILURE_COST.get(problem.reason, 0) if isinstance(problem, Refuse) else 0


@lru_cache(maxsize=10_000)
def client_of(address: str) -> str:
    """Whom an address counts for: of IPv6, its network of 64 bits."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))
