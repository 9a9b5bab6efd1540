"""Test rates and maximum numbers with a clock that only the tests move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sixfold.i18n.catalog import say
from sixfold.server import limits
from sixfold.server.app import Settings
from sixfold.server.errors import STATUS, ApiError, ErrorCode, http_status
from sixfold.server.limits import FAILURE_COST, PASSWORD_FAILURE_COST, Bucket, Guard, Limits, client_of, failure_cost
from sixfold.server.options import KEEP_DAYS


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def test_bucket_refills_at_its_rate_up_to_its_size(clock: Clock) -> None:
    bucket = Bucket(3)
    assert [bucket.take(2, 3) for _ in range(4)] == [True, True, True, False]
    clock.now += 0.25
    assert not bucket.take(2, 3)
    clock.now += 0.25
    assert bucket.take(2, 3)
    assert not bucket.take(2, 3)


def test_bucket_never_exceeds_its_size(clock: Clock) -> None:
    bucket = Bucket(2)
    clock.now += 3600
    assert [bucket.take(1, 2) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize("kind", ["request", "table", "phrase"])
def test_guard_limits_each_kind_for_each_client(clock: Clock, kind: str) -> None:
    few = Limits(
        requests_at_once=2,
        tables_at_once=2,
        phrases_at_once=2,
        requests=1,
        tables=1,
        phrases=1,
    )
    guard = Guard(few)
    ask: Callable[[str], bool] = getattr(guard, kind)
    others = [getattr(guard, each) for each in ("request", "table", "phrase")]
    assert [ask("a") for _ in range(3)] == [True, True, False]
    assert [ask("b") for _ in range(3)] == [True, True, False]
    assert all(each("a") for each in others if each != ask)
    clock.now += 1
    assert [ask("a"), ask("a")] == [True, False]


def test_guard_charges_a_client_what_its_questions_have_cost(clock: Clock) -> None:
    guard = Guard(Limits(thinking=0.5, thinking_at_once=3))
    assert guard.may_think("a")
    guard.charge("a", 2)
    assert guard.may_think("a")
    guard.charge("a", 5)  # four more than it had
    assert not guard.may_think("a")
    assert guard.may_think("b")
    clock.now += 8
    assert not guard.may_think("a")
    clock.now += 1
    assert guard.may_think("a")


def test_guard_forgets_the_client_seen_longest_ago(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_CLIENTS", 2)
    guard = Guard(Limits(requests=0, requests_at_once=2))
    assert [guard.request(client) for client in ("a", "b", "a")] == [True, True, True]
    assert not guard.request("a")
    assert guard.request("c")  # forgets b, not a
    assert not guard.request("a")
    assert [guard.request("b"), guard.request("b"), guard.request("b")] == [True, True, False]


def test_guard_counts_sockets_of_all_and_of_each_client() -> None:
    guard = Guard(Limits(sockets=3, sockets_per_client=2))
    assert [guard.open_socket("a") for _ in range(3)] == [True, True, False]
    assert [guard.open_socket("b") for _ in range(2)] == [True, False]
    assert guard.open_sockets == 3
    guard.close_socket("a")
    assert guard.open_sockets == 2
    assert guard.open_socket("a")
    guard.close_socket("a")
    guard.close_socket("a")
    guard.close_socket("b")
    assert (guard.open_sockets, dict(guard._sockets)) == (0, {})


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:80", "192.0.2.1:80"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::6", "2001:db8:1:2::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:0DB8:0:0::ffff", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_client_of_an_ipv6_address_is_its_network(address: str, client: str) -> None:
    assert client_of(address) == client


def test_http_status_of_every_error_code_is_documented() -> None:
    expected = {
        400: {ErrorCode.UNREADABLE, ErrorCode.RECORD, ErrorCode.PUSH},
        401: {ErrorCode.PASSWORD},
        403: {ErrorCode.SECRET, ErrorCode.HOST, ErrorCode.ORIGIN, ErrorCode.LET_IN, ErrorCode.GUEST, ErrorCode.PIN},
        421: {ErrorCode.ADDRESS},
        404: {ErrorCode.TABLE},
        405: {ErrorCode.METHOD},
        413: {ErrorCode.TOO_LARGE},
        429: {ErrorCode.TOO_OFTEN, ErrorCode.TOO_MANY, ErrorCode.CROWDED, ErrorCode.PIN_PAUSE},
        503: {ErrorCode.BUSY},
    }
    for code, reasons in expected.items():
        assert {reason for reason, each in STATUS.items() if each == code} == reasons
    assert all(http_status(ApiError(reason)) == STATUS.get(reason, 409) for reason in ErrorCode)
    assert http_status(ApiError(ErrorCode.TURN)) == 409


def test_failure_cost_is_only_for_guesses() -> None:
    assert {reason for reason in ErrorCode if failure_cost(ApiError(reason))} == set(FAILURE_COST)
    assert {reason: failure_cost(ApiError(reason)) for reason in FAILURE_COST} == FAILURE_COST
    assert min(FAILURE_COST.values()) == 20
    assert [failure_cost(error) for error in (ValueError(), ApiError(ErrorCode.TURN))] == [0, 0]


def test_default_limits_match_operators_page() -> None:
    text = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    at = Limits()
    rows = (
        f"a message or request | {at.message_bytes // 1024} KiB",
        f"requests, new sockets and messages over sockets, together | "
        f"{at.requests} a second, bursts of {at.requests_at_once}",
        f"a table, seat or code that does not exist | counts as {FAILURE_COST[ErrorCode.TABLE]} more requests",
        f"a wrong password | counts as {PASSWORD_FAILURE_COST} more requests",
        "new tables, and finished games that browsers put on the server | "
        f"{at.tables * 60:.0f} a minute, bursts of {at.tables_at_once}",
        f"computation | {at.thinking} s of processor time a second, bursts of {at.thinking_at_once} s",
        f"sockets | {at.sockets_per_client} from one address, {at.sockets:,} in total",
        f"the first message over a socket | within {at.hello_seconds} seconds",
    )
    assert all(f"| {row} |" in text for row in rows)
    assert f"| connections | {at.connections_per_client} from one address" in text
    assert f"| the header of a request | 16 KiB, within {at.header_seconds} seconds |" in text
    assert f"| the body of a request | within {at.body_seconds} seconds |" in text
    assert f"disconnected after {at.send_seconds} seconds without reading" in text
    assert (at.phrases, at.phrases_at_once) == (0.5, 5)
    assert at.message_bytes == 65_536


def test_guard_charges_unknown_client_nothing() -> None:
    guard = Guard(Limits())
    guard.charge("192.0.2.1", 1000)
    guard.fail("192.0.2.1", 1000)
    assert guard.may_think("192.0.2.1")
    assert guard.request("192.0.2.1")


def test_keep_days_has_one_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXFOLD_KEEP_DAYS", raising=False)
    assert Settings().keep_days == Settings.from_environment().keep_days == KEEP_DAYS
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    assert f"its whole log {KEEP_DAYS} days (`--keep-days`)" in page
    assert f"default: {KEEP_DAYS};" in say("en", "cli-arg-keep-days")
