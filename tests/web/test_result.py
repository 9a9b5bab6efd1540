"""The end of a game: celebrated, explained, played again, and shared by a public link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Leave, NewSeat, NewTable, Rematch, Seated
from tests.web.conftest import PHONE
from tests.web.player import until
from tests.web.screenshots import violations
from tests.web.serving import act_at_once, ask, do, finished_table, now, sit, start

Visit = Callable[..., Page]
NOT_SHARED = "Failed to load resource"


def two_people(site: str, *, turns: int = 0) -> tuple[str, str, str]:
    """Return a running table of Ann and Bo, at which leaving is a resignation, and their secrets."""
    secret = new_secret()
    others = (NewSeat(kind="open"),)
    request = NewTable(edition="qwirkle-pl", secret=secret, name="Ann", others=others, leaving="resign")
    table = ask(site, "POST", "/api/tables", request, Seated).table
    secrets = secret, sit(site, table)
    start(site, table, secret)
    for _ in range(turns):
        view = now(site, table, secret).view
        assert view is not None
        act_at_once(site, table, secrets[view.mover], "greedy")
    return table, *secrets


def text(key: str, **args: str | int) -> str:
    return say("en", f"web-result-{key}", **args)


@pytest.mark.parametrize("motion", [True, False])
def test_victory_is_celebrated_without_covering_anything_and_loss_is_met_kindly(
    motion: bool, site: str, visit: Visit
) -> None:
    table, ann, bo = two_people(site, turns=4)
    page, loser = (
        visit(f"{site}/t/{table}", seats={table: key}, size=PHONE, touch=True, motion=motion) for key in (ann, bo)
    )
    for each in (page, loser):
        each.locator("main[data-turn='4']").wait_for()
    watch_confetti = "new MutationObserver(() => window.seen ||= !!document.querySelector('.confetti'))"
    for each in (page, loser):
        each.evaluate(f"{watch_confetti}.observe(document.body, {{ childList: true, subtree: true }})")
    do(site, table, bo, Leave())
    for each, title in ((page, say("en", "web-you-win")), (loser, say("en", "web-wins", name="Ann"))):
        expect(each.get_by_role("heading", name=title)).to_be_focused()
        expect(each.get_by_text(say("en", "ending-resigned"))).to_be_visible()
    assert (page.evaluate("!!window.seen"), loser.evaluate("!!window.seen")) == (motion, False)
    expect(page.locator(".confetti")).to_have_count(0)  # it is short
    good = loser.locator(".second .good")
    expect(good).to_have_text(re.compile("close|best move|Qwirkle"))
    # Luck and skill come when somebody asks for them.
    page.get_by_role("button", name=text("luck")).tap()
    expect(page.get_by_text(say("en", "review-accuracy")).first).to_be_visible()
    assert not violations(page)


def test_result_explains_the_last_piece_and_best_move_leads_to_review(site: str, visit: Visit) -> None:
    table, secret = finished_table(site, "cubes-hu")
    over = now(site, table, secret)
    last = over.happened[-1]
    assert last.bonus == 6
    page = visit(f"{site}/t/{table}", seats={table: secret})
    name = say("en", "web-you") if last.seat == 0 else "Greedy Bot"
    expect(page.get_by_text(text("last-piece", n=6, name=name))).to_be_visible()
    best = max(over.happened, key=lambda each: (each.seat == 0, each.points, -each.turn))
    link = page.get_by_role("link", name=text("best", n=best.points, turn=best.turn + 1))
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name=say("en", "web-review-slider"))).to_have_value(str(best.turn + 1))


def test_rematch_with_bot_begins_at_once_by_keyboard(site: str, visit: Visit) -> None:
    table, secret = finished_table(site)
    page = visit(f"{site}/t/{table}", seats={table: secret})
    again = page.get_by_role("button", name=say("en", "web-rematch"))
    again.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: table not in url)
    page.locator("main[data-turn]").wait_for()
    page.go_back()
    expect(page.get_by_role("button", name=say("en", "web-join-rematch"))).to_be_visible()


def test_rematch_asks_people_by_touch_and_takes_them_and_spectators_along(site: str, visit: Visit) -> None:
    table, ann, bo = two_people(site)
    do(site, table, bo, Leave())
    key = now(site, table, ann).watch
    page, other = (visit(f"{site}/t/{table}", seats={table: each}, size=PHONE, touch=True) for each in (ann, bo))
    spectator = visit(f"{site}/w/{table}#{key}")
    expect(spectator.get_by_role("link", name=say("en", "web-review"))).to_have_attribute(
        "href", f"/review/{table}#{key}"
    )
    page.get_by_role("button", name=say("en", "web-rematch")).tap()
    expect(page.get_by_text(text("no-answer"))).to_be_visible()
    until(page, "document.activeElement.matches('[role=group]')")
    expect(other.get_by_role("group").get_by_text(text("wants", n=1, names="Ann"))).to_be_visible()
    assert not violations(page) + violations(other)
    other.get_by_role("button", name=text("not-now")).tap()
    expect(page.get_by_text(text("declined"), exact=True).first).to_be_visible()
    expect(page.get_by_text(text("no-answer"))).to_have_count(0)
    other.get_by_role("button", name=text("join")).tap()
    for each in (page, other, spectator):
        each.wait_for_url(lambda url: table not in url)
        each.locator("main[data-turn]").wait_for()
    assert page.url == other.url
    assert "/w/" in spectator.url
    for each in (page, other):
        expect(each.get_by_text(say("en", "web-bot-stands-in"))).to_have_count(0)


def test_rematch_without_answer_waits_for_the_absent_player(site: str, visit: Visit) -> None:
    table, ann, bo = two_people(site)
    do(site, table, bo, Leave())
    page = visit(f"{site}/t/{table}", seats={table: ann})
    page.get_by_role("button", name=say("en", "web-rematch")).click()
    expect(page.get_by_role("group").get_by_text(say("en", "web-away"))).to_be_visible()
    page.get_by_role("button", name=text("start", names="Bo")).click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.get_by_text(say("en", "web-bot-stands-in"))).to_be_visible()
    late = visit(f"{site}/t/{table}", seats={table: bo})
    expect(late.get_by_role("group").get_by_text(text("begun"))).to_be_visible()
    late.get_by_role("button", name=say("en", "web-join-rematch")).click()
    late.wait_for_url(page.url)
    expect(page.get_by_text(say("en", "web-bot-stands-in"))).to_have_count(0)


def test_game_is_shared_by_touch_seen_by_strangers_and_shared_no_longer(site: str, visit: Visit) -> None:
    table, ann, bo = two_people(site, turns=4)
    do(site, table, bo, Leave())
    do(site, table, ann, Rematch(start=True))
    page = visit(f"{site}/t/{table}", seats={table: ann}, size=PHONE, touch=True)
    stranger = visit(f"{site}/p/{table}", size=PHONE, touch=True, allow=NOT_SHARED)
    gone = stranger.get_by_text(say("en", "web-shared-gone"))
    expect(gone).to_be_visible()
    page.get_by_role("button", name=text("share")).tap()
    expect(page.get_by_role("button", name=say("en", "web-copied"))).to_be_focused()
    stranger.reload()
    expect(stranger.get_by_role("heading", name=say("en", "web-wins", name="Ann"))).to_be_visible()
    expect(stranger.get_by_text(say("en", "web-resigned"))).to_be_visible()
    assert not violations(stranger)
    stranger.get_by_role("link", name=say("en", "web-shared-replay")).tap()
    expect(stranger.get_by_role("slider", name=say("en", "web-review-slider"))).to_have_value("4")
    page.get_by_role("button", name=text("unshare")).tap()
    expect(page.get_by_role("button", name=text("share"))).to_be_focused()
    stranger.go_back()
    stranger.reload()
    expect(gone).to_be_visible()
