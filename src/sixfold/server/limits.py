"""Limit how much one client may request: rates that refill with time, and maximum numbers."""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Final

from .errors import ApiError, ErrorCode

FAILURE_COST: Final = {ErrorCode.TABLE: 20, ErrorCode.SECRET: 20, ErrorCode.CARRY: 20, ErrorCode.PIN: 50}
"""What a request costs more if it named something that does not exist, as an attacker who tries names does."""
PASSWORD_FAILURE_COST: Final = 100
MAX_OWED: Final = 100
"""Requests that a client owes at most, however many failed at once: an address may be shared with others."""
FRAME_COST: Final = 0.1
"""What a ping, a pong or a part of a message costs of a request. Browsers answer a ping of the server every 20 s."""
MAX_CLIENTS: Final = 100_000
"""Clients whose rates are remembered; the ones seen longest ago are forgotten first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the operator of a server allows. Rates are per second; `…_at_once` is the burst."""

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
    """A client that reads nothing for so long is disconnected. It can reconnect and gets what it missed."""


def per_client(limits: Limits, times: int) -> Limits:
    """Multiply the limits of an address, for clients that share one, as in a school."""
    rates = ("requests", "tables", "thinking")
    raised = [*rates, *(f"{each}_at_once" for each in rates), "sockets_per_client", "connections_per_client"]
    return replace(limits, **{each: getattr(limits, each) * times for each in raised})


class Bucket:
    """Limit requests by a token bucket: `full` at once, refilled at a rate."""

    __slots__ = ("at", "left")

    def __init__(self, full: float) -> None:
        self.left = full
        self.at = monotonic()

    def take(self, rate: float, full: float, cost: float = 1) -> bool:
        """Take a cost if there is enough, and return whether there was; a cost of 0 needs more than nothing."""
        self.refill(rate, full)
        if self.left < cost or self.left <= 0:
            return False
        self.left -= cost
        return True

    def refill(self, rate: float, full: float) -> None:
        """Add what has come since the last time."""
        now = monotonic()
        self.left = min(full, self.left + (now - self.at) * rate)
        self.at = now


class Guard:
    """Count what each client requests. A client is an address; an IPv6 network counts as one."""

    def __init__(self, limits: Limits, limited: Callable[[str], None] = lambda limit: None) -> None:
        """Begin to count. `limited` is called with the name of each limit that applies."""
        self.limits = limits
        self._limited = limited
        self._buckets: defaultdict[str, OrderedDict[str, Bucket]] = defaultdict(OrderedDict)
        """By limit, then by client."""
        self._sockets: Counter[str] = Counter()
        self.open_sockets = 0
        self.banned: frozenset[str] = frozenset()

    def ban(self, clients: frozenset[str]) -> None:
        """Reject everything that these clients request, and no others."""
        self.banned = clients

    def request(self, client: str) -> bool:
        """Count a request; return False above the rate."""
        return self._refuse("banned") if client in self.banned else self._take("requests", client)

    def frame(self, client: str) -> bool:
        """Count a frame that is no message; return False above the rate."""
        return self._take("requests", client, FRAME_COST)

    def fail(self, client: str, cost: float) -> None:
        """Take more for a request that failed, even if the client has not so much left; it owes the rest."""
        bucket = self._buckets["requests"].get(client)
        if bucket is not None:
            bucket.left = max(bucket.left - cost, min(bucket.left, -MAX_OWED))

    def owes(self, client: str) -> bool:
        """Tell whether a client owes requests, since some have failed meanwhile."""
        bucket = self._buckets["requests"].get(client)
        if bucket is None:
            return False
        bucket.refill(self.limits.requests, self.limits.requests_at_once)
        return bucket.left < 0 and not self._refuse("requests")

    def table(self, client: str) -> bool:
        """Count a new table; return False above the rate."""
        return self._take("tables", client)

    def may_think(self, client: str) -> bool:
        """Tell whether a client has processor time left. The cost of a question is charged afterwards."""
        return self._take("thinking", client, cost=0)

    def charge(self, client: str, seconds: float) -> None:
        """Take what a question has cost, even if it is more than the client has left."""
        if client in self._buckets["thinking"]:
            self._buckets["thinking"][client].left -= seconds

    def phrase(self, seat: str) -> bool:
        """Count a phrase of a seat, through whichever device; return False above the rate."""
        return self._take("phrases", seat)

    def _take(self, limit: str, client: str, cost: float = 1) -> bool:
        buckets, full = self._buckets[limit], getattr(self.limits, f"{limit}_at_once")
        bucket = buckets.get(client)
        if bucket is None:
            bucket = buckets[client] = Bucket(full)
            if len(buckets) > MAX_CLIENTS:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(client)
        return bucket.take(getattr(self.limits, limit), full, cost) or self._refuse(limit)

    def _refuse(self, limit: str) -> bool:
        self._limited(limit)
        return False

    def open_socket(self, client: str) -> bool:
        """Count a socket; return False if there are too many. Otherwise it must be closed again."""
        if self.open_sockets >= self.limits.sockets:
            return self._refuse("sockets")
        if self._sockets[client] >= self.limits.sockets_per_client:
            return self._refuse("sockets_per_client")
        self.open_sockets += 1
        self._sockets[client] += 1
        return True

    def close_socket(self, client: str) -> None:
        """Count a socket as closed."""
        self.open_sockets -= 1
        self._sockets[client] -= 1
        if not self._sockets[client]:
            del self._sockets[client]


def failure_cost(problem: Exception) -> float:
    """Return what a failed request costs more."""
    return FAILURE_COST.get(problem.reason, 0) if isinstance(problem, ApiError) else 0


@lru_cache(maxsize=10_000)
def client_of(address: str) -> str:
    """Return the client of an address: for IPv6, its network of 64 bits."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))
