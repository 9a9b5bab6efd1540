"""The review of a game: replay, analysis, stop and resume; by keyboard, touch and screen reader."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from sixfold.ai.review import sentences
from sixfold.ai.review.game import review
from sixfold.i18n.catalog import say
from sixfold.rules.record import read_record
from sixfold.server.reviews import DEPTH
from tests.support.depth import some
from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, TABLET
from tests.web.player import LATE_MS, pause_clock, until
from tests.web.reader import Reader
from tests.web.sample import languages
from tests.web.screenshots import focus, raw_keys, too_small, too_wide, violations
from tests.web.serving import finished_table

Visit = Callable[..., Page]
RECORDS = json.loads((Path(__file__).parents[2] / "web" / "src" / "review" / "games.json").read_text())
CARDS = next(game for game in RECORDS if game["edition"].startswith("cards"))
"""The shortest of the games."""
TURN = 7
"""One of its turns that could have been better."""
LANDSCAPE = (844, 390)
VERDICTS = ("best", "good", "inaccuracy", "mistake", "blunder")
WORKER = "**/analysis_worker*.js"
"""What computes: without it there is no analysis."""


@pytest.fixture(scope="module")
def table(site: str) -> tuple[str, str]:
    """Return a table at which a game is over, and a secret for it."""
    return finished_table(site)


def opened(visit: Visit, site: str, folder: Path, record: object = CARDS, **how: object) -> Page:
    """Return the review of a record in a file."""
    page = visit(f"{site}/review", **how)
    load(page, folder, record)
    return page


def load(page: Page, folder: Path, record: object) -> None:
    """Give the page a record in a file."""
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").wait_for()


def analysed(page: Page, lang: str = "en") -> None:
    page.get_by_role("button", name=say(lang, "review-analyse")).click()
    page.get_by_role("heading", name=say(lang, "review-parts")).wait_for()


def shows(page: Page, turn: int) -> None:
    until(page, f"document.querySelector('[aria-current=step]')?.dataset.turn === '{turn}'")


def test_list_of_turns_shows_the_turn_on_the_board(site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path, max(RECORDS, key=lambda record: len(record["turns"])))
    current = page.locator("[aria-current=step]")
    expect(current).to_be_in_viewport(ratio=1)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(current).to_be_in_viewport(ratio=1)
    page.keyboard.press("End")
    expect(current).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", some([PHONE], [DESKTOP, PHONE]), ids=str)
def test_review_replays_record_from_file(size: tuple[int, int], site: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site}/review", size=size)
    for record in RECORDS:
        load(page, tmp_path, record)
        slider, turns = page.get_by_role("slider"), len(record["turns"])
        expect(slider).to_have_value(str(turns))
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        shows(page, 1)
        page.get_by_role("button", name="Go to the end").click()
        expect(slider).to_have_value(str(turns))
        for score in record["result"]["scores"]:
            expect(page.get_by_text(str(score), exact=True).first).to_be_attached()
        page.reload()


def test_review_shows_why_game_ended(site: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site}/review", size=PHONE)
    load(page, tmp_path, {**CARDS, "result": {**CARDS["result"], "ending": "last_piece"}})
    expect(page.get_by_text(say("en", "ending-last_piece"))).to_be_visible()


def test_review_shows_error_for_file_that_is_no_record(site: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site}/review")
    for text in ("no json", "[]", '{"format": "sixfold-record/1"}'):
        file = tmp_path / "game.json"
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_role("alert").filter(has_text=say("en", "web-review-bad")).wait_for()


def test_review_analyses_game_by_keyboard_and_shows_best_move(site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path)
    begin = page.get_by_role("button", name=say("en", "review-analyse"))
    for _ in range(60):
        page.keyboard.press("Tab")
        if begin.evaluate("each => each === document.activeElement"):
            break
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=say("en", "review-parts")).wait_for()
    assert focus(page), "the focus is lost"
    marks = page.locator("ol .mark")
    assert {mark.get_attribute("aria-label") for mark in marks.all()} <= {
        say("en", f"review-verdict-{each}") for each in VERDICTS
    }
    assert page.get_by_role("img", name=say("en", "review-chance")).count() == 1
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    assert focus(page), "the focus is lost where the panel was"
    page.keyboard.press("ArrowRight")
    shows(page, 6)
    page.get_by_role("heading", name=say("en", "review-options")).wait_for()
    assert page.get_by_text(say("en", "review-margin")).count()
    options = page.locator("button.option")
    sets = page.get_by_role("region", name=say("en", "web-table")).get_by_role("listitem")
    before = sets.all_inner_texts()
    options.first.focus()
    page.keyboard.press("Space")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    assert sets.all_inner_texts() != before, "the best move is not shown on the table"
    names = [option.locator(".sr").inner_text() for option in options.all()]
    assert len(set(names)) == len(names), names
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(options.first).to_have_attribute("aria-pressed", "false")
    assert sets.all_inner_texts() == before
    assert violations(page) == []


HIDDEN = """() => {
  const [stage, here] = [document.querySelector(".stage"), document.activeElement];
  const box = here.getBoundingClientRect(), over = stage.getBoundingClientRect();
  const inView = box.top >= 0 && box.bottom <= innerHeight + 1;
  const apart = box.top >= over.bottom - 1 || box.bottom <= over.top + 1 || box.left >= over.right - 1;
  if (stage.contains(here) || here.matches(".skip") || here === document.body || (inView && apart)) return "";
  return `${here.outerHTML.slice(0, 120)} ${box.top} ${over.bottom}`;
}"""
"""Describe the element with the focus if the board covers it, or if it is out of view."""


@pytest.mark.parametrize("size", some([PHONE, LANDSCAPE], [PHONE, SMALL_PHONE, LANDSCAPE, TABLET]), ids=str)
def test_board_stays_while_moves_are_tapped(size: tuple[int, int], site: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site}/review", size=size, touch=True)
    for record in RECORDS:
        load(page, tmp_path, record)
        table = page.get_by_role("region", name=say("en", "web-table"))
        for turn in (len(record["turns"]), len(record["turns"]) // 2):
            page.locator(f"[data-turn='{turn}']").tap()
            shows(page, turn)
            expect(table).to_be_in_viewport(ratio=0.99)  # of a pixel, the edge may be cut
            expect(page.locator(f"[data-turn='{turn}']")).to_be_in_viewport(ratio=1)
        page.reload()


@pytest.mark.parametrize("size", some([PHONE], [PHONE, SMALL_PHONE, LANDSCAPE, TABLET]), ids=str)
def test_board_never_covers_the_focus(size: tuple[int, int], site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path, size=size)
    page.keyboard.press("Tab")
    for key in ("Tab", "Shift+Tab"):
        for _ in range(len(CARDS["turns"]) + 15):
            page.keyboard.press(key)
            assert not page.evaluate(HIDDEN)


ORDER = """() => {
  window.order = [];
  new MutationObserver(() => {
    for (const each of document.querySelectorAll("[data-turn]:has(.mark)"))
      if (!order.includes(each.dataset.turn)) order.push(each.dataset.turn);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes in which order turns get their verdicts."""


def test_analysis_begins_with_the_turn_that_is_shown(site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path, size=PHONE, touch=True)
    page.locator(f"[data-turn='{TURN}']").tap()
    page.evaluate(ORDER)
    page.get_by_role("button", name=say("en", "review-analyse")).tap()
    page.get_by_role("heading", name=say("en", "review-options")).wait_for()
    page.locator("[data-turn='2']").tap()
    expect(page.locator("[data-turn='2'] .mark")).to_be_visible()
    assert page.evaluate("order[0]") == str(TURN)


def test_review_equals_that_of_the_command_line(site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path)
    analysed(page)
    found = review(read_record(json.dumps(CARDS)), depth=DEPTH)
    names = [say("en", f"review-verdict-{turn.verdict}") for turn in found.turns if not turn.forced]
    assert [mark.get_attribute("aria-label") for mark in page.locator("ol .mark").all()] == names
    panel = page.locator("aside").inner_text()
    for seat in found.summary.seats:
        for part in (seat.margin, seat.skill, seat.given, seat.luck):
            assert sentences.number(part, "en", sign=True) in panel


def test_spinner_appears_after_a_third_of_a_second_and_is_announced_once(
    site: str, visit: Visit, tmp_path: Path
) -> None:
    page = opened(visit, site, tmp_path, own=True)
    page.clock.install()
    pause_clock(page)
    held: list[Route] = []
    page.route(WORKER, lambda route: held.append(route))
    page.get_by_role("button", name=say("en", "review-analyse")).click()
    expect(page.get_by_role("progressbar", name=say("en", "review-analyse"))).to_be_visible()
    spinner, said = page.locator(".spinner"), page.locator("[role=status]").first
    page.clock.run_for(LATE_MS - 1)
    expect(spinner).to_have_count(0)
    expect(said).not_to_contain_text(say("en", "review-running"))
    page.clock.run_for(1)
    expect(spinner).to_be_visible()
    expect(said).to_contain_text(say("en", "review-running"))
    assert page.evaluate("getComputedStyle(document.querySelector('.spinner')).animationName") == "none"
    for route in held:
        route.continue_()
    page.clock.resume()
    page.get_by_role("heading", name=say("en", "review-parts")).wait_for()
    expect(spinner).to_have_count(0)


def test_review_analysis_is_stopped_by_touch_and_resumes_after_reload(
    site: str, visit: Visit, table: tuple[str, str]
) -> None:
    page = visit(
        f"{site}/review/{table[0]}", seats=dict([table]), size=PHONE, touch=True, allow="net::ERR_FAILED", own=True
    )
    begin = page.get_by_role("button", name=say("en", "review-analyse"))
    held: list[Route] = []  # so that it is not over before it is stopped
    page.route(WORKER, lambda route: held.append(route))
    begin.tap()
    expect(page.get_by_role("progressbar", name=say("en", "review-analyse"))).to_be_visible()
    page.get_by_role("button", name=say("en", "review-stop")).tap()
    expect(begin).to_be_visible()
    for route in held:  # before unroute, which lets every route through that is not handled yet
        route.abort()
    page.unroute(WORKER)
    page.reload()
    begin.tap()
    page.get_by_role("heading", name=say("en", "review-parts")).wait_for()
    page.locator("ol .mark").last.tap()
    page.get_by_role("heading", name=say("en", "review-options")).wait_for()
    page.get_by_role("button", name=say("en", "web-first-move")).tap()
    page.get_by_role("button", name=say("en", "web-next-move")).tap()
    shows(page, 1)
    page.get_by_role("img", name=say("en", "review-chance")).tap(position={"x": 90, "y": 60})
    until(page, "document.querySelector('[aria-current=step]')?.dataset.turn > '1'")
    assert not too_small(page) + too_wide(page) + violations(page)


def test_screen_reader_hears_review_progress_and_verdicts(site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path, own=True)
    reader = Reader(page)
    reader.activate("button", say("en", "review-analyse"))
    turns = len(CARDS["turns"])
    reader.hears(f"{say('en', 'web-move-n-of', n=turns, of=turns)}: ")
    reader.hears(say("en", "review-done"))
    tree = reader.tree()
    roles = {role for role, _, _ in tree}
    assert {"main", "banner", "complementary", "slider", "list"} <= roles
    headings = [name for role, name, _ in tree if role == "heading"]
    assert {say("en", "web-scores"), say("en", "review-chance"), say("en", "review-parts")} <= {*headings}
    reader.find("image", f"{say('en', 'review-chance')}. Ada: ")
    buttons = [name for role, name, _ in tree if role == "button"]
    assert all(buttons)
    turn = next(name for name in buttons if name.startswith(f"{TURN} "))
    assert "Ada" in turn
    assert any(say("en", f"review-verdict-{each}") in turn for each in VERDICTS)
    reader.activate("button", turn)
    until(page, f"document.body.textContent.includes({say('en', 'review-options')!r})")
    reader.hears(say("en", "web-review-announced", n=TURN, name="Ada", points=2))
    options = [name for role, name, _ in reader.tree() if role == "StaticText"]
    assert any(name.startswith(say("en", "review-action-play", pieces="").strip()) for name in options), options


@pytest.mark.parametrize("lang", languages("review"))
def test_review_fits_small_phone_in_language(lang: str, site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path, size=SMALL_PHONE, lang=lang, theme="dark", touch=True)
    found = raw_keys(page) + too_wide(page)
    analysed(page, lang)
    found += raw_keys(page) + too_wide(page)
    page.locator(f"[data-turn='{TURN}']").tap()
    page.get_by_role("heading", name=say(lang, "review-options")).wait_for()
    found += raw_keys(page) + too_wide(page) + overlapping(page, "li i")
    assert not found + violations(page) + too_wide(page, stretched=True)


def overlapping(page: Page, what: str) -> list[str]:
    """Return those of these elements that overlap."""
    found: list[str] = page.locator(what).evaluate_all(
        """all => {
             const boxes = all.map((each) => each.getBoundingClientRect());
             const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
             const bad = all.filter((_, i) => boxes.some((box, j) => i < j && over(box, boxes[i])));
             return bad.map((each) => each.outerHTML);
           }"""
    )
    return found


def test_review_explains_refusal_and_can_be_retried(site: str, visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, site, tmp_path, allow="net::ERR_FAILED|TypeError", own=True)
    page.route(WORKER, lambda route: route.abort())
    page.get_by_role("button", name=say("en", "review-analyse")).click()
    expect(page.get_by_role("alert").filter(has_text=say("en", "web-kernel-failed"))).to_be_visible()
    page.unroute(WORKER)
    analysed(page)
