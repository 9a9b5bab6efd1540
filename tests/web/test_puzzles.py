"""Puzzles: by touch, keyboard and screen reader, in every language, offline."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from sixfold.ai.puzzles.puzzle import Puzzle, daily, shipped
from sixfold.i18n.catalog import say
from sixfold.rules.actions import Place, Play, Reroll
from sixfold.rules.piece import Piece
from tests.support.depth import some
from tests.web.player import until
from tests.web.sample import languages
from tests.web.screenshots import drawn, focus, raw_keys, too_small, too_wide, violations
from tests.web.serving import Server
from tests.web.test_offline import NO_NETWORK

Visit = Callable[..., Page]
PHONE = (390, 844)
SMALL_PHONE = (320, 640)
KINDS = ("qwirkle-qwirkle", "qwirkle-safe", "qwirkle-endgame", "cubes-lines", "cubes-reroll", "cards-rearrange")
NOON = "2026-11-16T12:00:00Z"
TODAY = daily(date(2026, 11, 16))


def words(key: str, **args: str | int) -> str:
    return say("en", key, **args)


def piece_name(color: str, shape: str) -> str:
    name = say("en", "piece-name", color=color, shape=shape)
    return name[0].upper() + name[1:]


def in_hand(page: Page, name: str) -> None:
    page.get_by_label(words("web-your-hand")).get_by_role("button", name=name, pressed=False).first.click()


def solve(page: Page, puzzle: Puzzle) -> None:
    """Play the answer, piece by piece."""
    match puzzle.answer:
        case Place(tiles):
            left = list(tiles)
            while left:
                for cell, piece in left:
                    in_hand(page, piece_name(piece.color_name, piece.shape_name))
                    place = page.locator(f'[role=gridcell][data-cell="{cell[0]},{cell[1]}"]')
                    if place.count():
                        place.dispatch_event("focus")
                        page.evaluate("(cell) => cell.focus()", place.element_handle())
                        page.keyboard.press("Enter")
                        left.remove((cell, piece))
                        break
                    page.get_by_role("button", pressed=True).click()
            page.get_by_role("button", name=words("web-puzzle-play")).click()
        case Reroll(pieces):
            for piece in pieces:
                in_hand(page, piece_name(piece.color_name, piece.shape_name))
            page.get_by_role("button", name=words("web-roll-n", n=len(pieces)), exact=True).click()
        case Play():
            raise AssertionError("cards are moved by hand")


def is_solved(page: Page, puzzle: Puzzle) -> None:
    expect(page.get_by_role("link", name=words("web-puzzle-next"))).to_be_focused()
    reason = words("puzzle-proved" if puzzle.exact else "puzzle-judged")
    expect(page.get_by_text(reason)).to_be_visible()


@pytest.mark.parametrize("name", ["qwirkle-lines-1", "cubes-reroll-1"])
def test_answer_solves_puzzle_and_collection_counts_it(site: str, visit: Visit, name: str) -> None:
    puzzle = shipped()[name]
    page = visit(f"{site}/puzzles/{name}")
    solve(page, puzzle)
    is_solved(page, puzzle)
    page.get_by_role("link", name=words("web-puzzle-back")).click()
    total = sum(each.id.startswith(name.rpartition("-")[0]) for each in shipped().values())
    expect(page.get_by_text(words("web-puzzle-progress", done=1, of=total))).to_be_visible()


@pytest.mark.parametrize(
    "name",
    some(
        ["cubes-reroll-3", "cards-rearrange-1"],
        ["qwirkle-endgame-1", "cubes-lines-1", "cubes-reroll-3", "cards-rearrange-1"],
    ),
)
def test_puzzle_shows_solution_after_two_hints(site: str, visit: Visit, name: str) -> None:
    puzzle = shipped()[name]
    page = visit(f"{site}/puzzles/{name}", size=PHONE, touch=True)
    page.get_by_role("button", name=words("web-puzzle-hint"), exact=True).tap()
    page.get_by_role("button", name=words("web-puzzle-hint-more")).tap()
    expect(page.locator(".pointed, .open").first).to_be_visible()
    page.get_by_role("button", name=words("web-puzzle-show")).tap()
    is_solved(page, puzzle)
    page.get_by_role("link", name=words("web-puzzle-next")).tap()
    expect(page).not_to_have_url(f"{site}/puzzles/{name}")
    expect(page.get_by_role("button", name=words("web-puzzle-hint"), exact=True)).to_be_visible()
    page.goto(f"{site}/puzzles")
    expect(page.get_by_text("· 1 of")).to_have_count(0)


def test_wrong_try_shows_its_mean_score(site: str, visit: Visit) -> None:
    puzzle = shipped()["cubes-reroll-1"]
    page = visit(f"{site}/puzzles/{puzzle.id}", size=SMALL_PHONE, touch=True)
    hand = page.get_by_label(words("web-your-hand")).get_by_role("button", pressed=False)
    wrong = 0 if puzzle.answer != Reroll(puzzle.position.hand[:1]) else 1
    hand.nth(wrong).tap()
    page.get_by_role("button", name=words("web-roll-n", n=1), exact=True).tap()
    mean = puzzle.expected[1 << wrong]
    expect(page.get_by_role("alert")).to_contain_text(f"That scores {round(mean, 1):g} points on average.")


def test_puzzle_accepts_dragged_piece(site: str, visit: Visit) -> None:
    puzzle = next(each for each in shipped().values() if isinstance(each.answer, Place) and len(each.answer.tiles) == 1)
    assert isinstance(puzzle.answer, Place)
    ((cell, piece),) = puzzle.answer.tiles
    page = visit(f"{site}/puzzles/{puzzle.id}")
    tile = page.get_by_label(words("web-your-hand")).get_by_role(
        "button", name=piece_name(piece.color_name, piece.shape_name)
    )
    tile.first.click()
    place = page.locator(f'[data-cell="{cell[0]},{cell[1]}"]').bounding_box()
    tile.first.click()
    held = tile.first.bounding_box()
    assert place
    assert held
    page.mouse.move(held["x"] + 20, held["y"] + 20)
    page.mouse.down()
    # What is dragged is seen above the finger.
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2 + 14, steps=4)
    page.mouse.up()
    page.get_by_role("button", name=words("web-puzzle-play")).click()
    is_solved(page, puzzle)


def simplest_rearrangement() -> tuple[Puzzle, int, int, Piece]:
    """Return a puzzle of cards in which one card moves to a row that a hand card completes: from, to and which."""
    for puzzle in shipped().values():
        if not isinstance(puzzle.answer, Play) or len(puzzle.answer.cards) > 1:
            continue
        rows, wanted = puzzle.position.rows, set(puzzle.answer.qwirkles[0]) - set(puzzle.answer.cards)
        for home, row in enumerate(rows):
            if set(row) < wanted and len(wanted) - len(row) == 1:
                (moving,) = wanted - set(row)
                spare = (place for place, other in enumerate(rows) if moving in other and len(other) > 3)
                for place in spare:
                    return puzzle, place, home, moving
    raise AssertionError("none is that simple")


def test_cards_puzzle_is_solved_by_keyboard_alone(site: str, visit: Visit) -> None:
    puzzle, place, home, moving = simplest_rearrangement()
    assert isinstance(puzzle.answer, Play)
    page = visit(f"{site}/puzzles/{puzzle.id}")
    sets = page.locator("li.set")
    sets.first.wait_for()
    page.keyboard.press(str(puzzle.position.hand.index(puzzle.answer.cards[0]) + 1))
    name = piece_name(moving.color_name, moving.shape_name)
    sets.nth(place).get_by_role("button", name=name).press("Enter")
    sets.nth(home).locator(".here").press("Enter")
    page.get_by_role("button", name=words("web-puzzle-play")).press("Enter")
    is_solved(page, puzzle)


def test_puzzle_announces_task_hint_and_points(site: str, visit: Visit) -> None:
    puzzle = shipped()["qwirkle-lines-1"]
    page = visit(f"{site}/puzzles/{puzzle.id}")
    expect(page.get_by_role("status").first).to_have_text(words("puzzle-ask-lines"))
    expect(page.get_by_role("img", name=words("puzzle-difficulty", n=puzzle.difficulty))).to_be_visible()
    page.locator(".hint").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Tab")
    assert focus(page)
    page.get_by_role("button", name=words("web-puzzle-hint"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    solve(page, puzzle)
    expect(page.get_by_role("alert").first).to_contain_text(f"{puzzle.value:g} points.")
    is_solved(page, puzzle)


def test_daily_puzzle_counts_streak_and_copies_result(site: str, visit: Visit) -> None:
    kept = {"solved": {}, "day": "2026-11-15", "days": 4}
    page = visit(
        f"{site}/settings",
        size=PHONE,
        touch=True,
        script=f"try {{ localStorage['sixfold.puzzles'] ??= '{json.dumps(kept)}' }} catch {{}}",
    )
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site)
    page.clock.install(time=NOON)
    page.goto(f"{site}/puzzles")
    expect(page.get_by_text(words("web-puzzle-streak", n=4))).to_be_visible()
    page.get_by_role("link", name=words("web-puzzle-solve"), exact=True).first.tap()
    expect(page.get_by_role("heading", name=words(f"puzzle-ask-{TODAY.kind}"))).to_be_visible()
    solve(page, TODAY)
    expect(page.get_by_text(words("web-puzzle-streak", n=5))).to_be_visible()
    page.get_by_role("button", name=words("web-puzzle-copy")).click()
    expect(page.get_by_role("button", name=words("web-copied"))).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    kind = words(f"puzzle-kind-{TODAY.kind}")
    dots = "●" * TODAY.difficulty + "○" * (5 - TODAY.difficulty)
    assert copied.splitlines() == [
        words("web-puzzle-text", date="2026-11-16", kind=kind),
        f"{dots}  ★",
        words("web-puzzle-tries", n=1),
        f"{site}/puzzles/daily/2026-11-16",
    ]
    expect(page.get_by_text(re.compile("Next puzzle in 1[12] h [0-9]+ min"))).to_be_visible()
    page.goto(f"{site}/puzzles")
    expect(page.get_by_role("link", name=words("web-puzzle-look"))).to_be_visible()


def test_archive_solves_earlier_day_without_changing_streak(site: str, visit: Visit) -> None:
    kept = {"solved": {}, "day": "2026-11-15", "days": 4}
    script = f"try {{ localStorage['sixfold.puzzles'] ??= '{json.dumps(kept)}' }} catch {{}}"
    page = visit(f"{site}/settings", size=PHONE, touch=True, script=script)
    page.clock.install(time=NOON)
    page.goto(f"{site}/puzzles")
    page.get_by_text(words("web-puzzle-archive"), exact=True).tap()
    drawn(page)
    assert not violations(page)
    assert not too_wide(page, stretched=True)
    page.get_by_role("link", name="Wed, Nov 11").tap()
    expect(page).to_have_url(f"{site}/puzzles/daily/2026-11-11")
    expect(page.get_by_text(words("web-puzzle-of", date="November 11, 2026"))).to_be_visible()
    earlier = daily(date(2026, 11, 11))
    solve(page, earlier)
    is_solved(page, earlier)
    dates = [f"2026-11-{day}" for day in range(12, 16)]
    assert page.evaluate("JSON.parse(localStorage['sixfold.puzzles']).dates") == dates
    page.goto(f"{site}/puzzles")
    page.get_by_text(words("web-puzzle-archive"), exact=True).press("Enter")
    shapes: list[str | None] = []
    for day, key in ((11, "later"), (15, "day")):
        link = page.locator(f'[href="/puzzles/daily/2026-11-{day}"]')
        expect(link.and_(page.get_by_role("link", name=words(f"web-puzzle-solved-{key}")))).to_be_visible()
        shapes.append(link.locator("path").get_attribute("d"))
    assert len(set(shapes)) == 2, "not by colour alone"


def test_daily_puzzle_of_future_and_invalid_day_is_not_shown(site: str, visit: Visit) -> None:
    page = visit(f"{site}/settings")
    page.clock.install(time=NOON)
    page.goto(f"{site}/puzzles/daily/2026-11-17")
    expect(page.get_by_text(words("web-puzzle-future", date="November 17, 2026"))).to_be_visible()
    page.get_by_role("link", name=words("web-puzzle-today")).press("Enter")
    expect(page.get_by_role("heading", name=words(f"puzzle-ask-{TODAY.kind}"))).to_be_visible()
    page.goto(f"{site}/puzzles/daily/2026-02-30")
    expect(page.get_by_role("heading", name=words("web-lost-page"))).to_be_visible()


@pytest.mark.parametrize("lang", languages("puzzles"))
def test_puzzles_fit_small_phone_in_language(site: str, visit: Visit, lang: str) -> None:
    page = visit(f"{site}/puzzles", size=SMALL_PHONE, lang=lang, touch=True)
    page.get_by_role("heading", name=say(lang, "web-puzzle-daily")).wait_for()
    page.locator("summary").first.tap()
    drawn(page)
    assert not raw_keys(page)
    assert not violations(page)
    assert not too_wide(page, stretched=True)
    for name in ("daily", *(f"{kind}-2" for kind in KINDS)):
        page.goto(f"{site}/puzzles/{name}")
        page.locator(".hint").wait_for()
        drawn(page)
        assert not too_small(page)
        page.locator(".hint").tap()
        drawn(page)
        assert not raw_keys(page)
        assert not too_wide(page, stretched=True)


def test_puzzles_pass_axe_before_in_light_and_after_in_dark(site: str, visit: Visit) -> None:
    page = visit(f"{site}/puzzles")
    for place, name in enumerate(KINDS):
        before, after = some((place % 2 == 0, place % 2 == 1), (True, True))  # by default each kind is looked at once
        page.emulate_media(color_scheme="light")
        page.goto(f"{site}/puzzles/{name}-1")
        page.locator(".hint").click()
        assert not (before and violations(page))
        page.emulate_media(color_scheme="dark")
        page.locator(".hint").click()
        page.locator(".hint").click()
        page.get_by_role("link", name=words("web-puzzle-next")).wait_for()
        assert not (after and violations(page))


def test_unknown_puzzle_shows_not_found_page(site: str, visit: Visit) -> None:
    page = visit(f"{site}/puzzles/qwirkle-lines-9999")
    expect(page.get_by_role("heading", name=words("web-lost-page"))).to_be_visible()


def test_puzzle_is_solved_offline(own_server: Server, visit: Visit) -> None:
    page = visit(own_server.url, workers=True, allow=NO_NETWORK)
    until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    page.get_by_role("link", name=words("web-puzzles")).first.wait_for()
    own_server.kill()
    page.goto(f"{own_server.url}/puzzles/qwirkle-lines-1")
    solve(page, shipped()["qwirkle-lines-1"])
    is_solved(page, shipped()["qwirkle-lines-1"])
    own_server.start()
