"""The analysis board: positions by hand, link and notation; by mouse, touch, keyboard and screen reader; offline."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from sixfold.i18n.catalog import say
from sixfold.messages import read_view
from sixfold.rules.partial_position import partial_position_text, read_partial_position
from sixfold.rules.referee import view
from tests.rules.test_partial_position import some_position
from tests.support.depth import some
from tests.web.conftest import PHONE
from tests.web.player import Player, until
from tests.web.reader import Reader
from tests.web.sample import languages
from tests.web.screenshots import raw_keys, too_wide, violations
from tests.web.serving import act_at_once, finished_table, new_table, now, start, wait_for_host

Visit = Callable[..., Page]
TILES = "qwirkle-pl mover=0 scores=39,47 hands=OoOcYtBsBdPx/?6 table=0,0:RoRdRs"
CUBES = "cubes-hu mover=0 scores=7,12 hands=RcOoOxYsYdGo/RcRcGsGxPoPc table=0,0:RoRdRs"
CARDS = "cards-pl mover=0 scores=1,0 hands=RtRcYdGoGsGtGxBoBs/?9 table=RoRsRd/OdBdPd taken=PoPsPdPtPcPx|-"
QWIRKLES = "/".join("".join(f"{color}{shape}" for shape in "osdtcx") for color in "ROYGBP")
LAST_CARDS = (
    "cards-pl mover=0 scores=6,6 hands=RtRcRxOtOcOxYtYcYx/?9 table=RoRsRd/OoOsOd/YoYsYd/GoGsGd/BoBsBd/PoPsPd"
    f" taken={QWIRKLES}|{QWIRKLES}"
)
"""Twelve Qwirkles are taken and the stock has run out."""
POSITIONS = {"qwirkle": TILES, "cubes": CUBES, "cards": CARDS}
WORKER = "**/analysis_worker*.js"
"""What computes: without it there is no analysis."""


def word(key: str, lang: str = "en", **arguments: str | int) -> str:
    return say(lang, key, **arguments)


def button(page: Page, key: str, lang: str = "en", **arguments: str | int) -> Locator:
    return page.get_by_role("button", name=word(key, lang, **arguments), exact=True)


def opened(visit: Visit, site: str, **how: object) -> Page:
    page = visit(f"{site}/analysis", **how)
    page.locator(".study").wait_for()
    return page


def write(page: Page, position: str, lang: str = "en") -> None:
    """Set a position up by its notation."""
    button(page, "web-analysis-share", lang).click()
    page.get_by_role("textbox").fill(position)
    button(page, "web-analysis-read", lang).click()


def written(page: Page, lang: str = "en") -> str:
    """Return the notation of what is seen."""
    button(page, "web-analysis-share", lang).click()
    text = page.get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    return text


def kind(page: Page, name: str) -> Locator:
    """Return a kind of the palette."""
    return page.get_by_role("toolbar").get_by_role("button", name=re.compile(f"^{name}:"))


def cell(page: Page, x: int, y: int) -> Locator:
    return page.locator(f'[data-cell="{x},{y}"]')


@pytest.mark.parametrize("touch", some([True], [False, True]), ids=lambda touch: "touch" if touch else "mouse")
def test_analysis_finds_moves_of_position_set_up_by_hand(touch: bool, site: str, visit: Visit) -> None:
    page = opened(visit, site, touch=touch, **({"size": PHONE} if touch else {}))

    def press(what: Locator) -> None:
        what.tap() if touch else what.click()

    for name, x in (("Red circle", 0), ("Red diamond", 1), ("Red square", 2)):
        press(kind(page, name))
        press(cell(page, x, 0))
    expect(page.get_by_text(word("impossible-own_hand"))).to_be_visible()
    press(button(page, "web-analysis-hand-n", n=1))
    for name in ("Orange circle", "Orange clover", "Red star", "Blue square", "Blue diamond", "Red cross"):
        press(kind(page, name))
    assert written(page) == "qwirkle-pl mover=0 scores=0,0 hands=RtRxOoOcBsBd/?6 table=0,0:RoRdRs"
    press(button(page, "web-analysis-find"))
    best = page.get_by_role("region", name=word("web-analysis-best")).get_by_role("listitem")
    expect(best.first).to_be_visible()
    press(best.first.get_by_role("button").first)
    expect(page.locator(".board").get_by_text(re.compile(r"^\+\d"))).to_be_visible()
    press(best.nth(0).get_by_role("button").last)
    press(button(page, "web-analysis-try-moves"))
    press(button(page, "web-previous-move"))
    press(best.nth(1).get_by_role("button").last)
    tried = page.get_by_role("region", name=word("web-analysis-variations")).get_by_role("listitem")
    expect(tried).to_have_count(3)
    # The other player's hand is not known: any piece may be tried.
    expect(page.get_by_role("main").get_by_text(word("web-analysis-any", n=2))).to_be_visible()


def test_piece_that_scores_nothing_gets_no_tag(site: str, visit: Visit) -> None:
    page = opened(visit, site)
    write(page, "qwirkle-pl mover=0 scores=0,0 hands=RoRsBdGtOcPx/?6 table=-")
    button(page, "web-analysis-try-moves").click()
    tag = page.locator(".board").get_by_text(re.compile(r"^\+\d"))
    for number in "12":
        expect(tag).to_have_count(0)
        page.keyboard.press(number)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".rack button.slot")).to_have_count(int(number))
    expect(tag).to_have_text("+2")


def test_analysis_works_by_keyboard_alone(site: str, visit: Visit) -> None:
    page = opened(visit, site)

    def walk_to(goal: Locator) -> None:
        for _ in range(60):
            if goal.evaluate("each => each === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {goal}")

    walk_to(page.get_by_role("toolbar").locator('[tabindex="0"]'))
    page.keyboard.press("Enter")
    walk_to(page.locator('[role=gridcell][tabindex="0"]'))
    page.keyboard.press("Enter")
    expect(cell(page, 0, 0)).to_have_attribute("aria-label", re.compile("Red circle"))
    walk_to(button(page, "web-analysis-hand-n", n=1))
    page.keyboard.press("Enter")
    walk_to(page.get_by_role("toolbar").locator('[tabindex="0"]'))
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    assert written(page) == "qwirkle-pl mover=0 scores=0,0 hands=RsRdRtRcRxOo/?6 table=0,0:Ro"
    walk_to(button(page, "web-analysis-try-moves"))
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    walk_to(page.locator('[role=gridcell][tabindex="0"]'))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    walk_to(button(page, "web-analysis-play-for", n=2))
    page.keyboard.press("Enter")
    expect(page.locator('[aria-current="step"]')).to_contain_text("Red square")
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[aria-current="step"]')).to_have_text(word("web-analysis-start"))
    page.keyboard.press("ArrowRight")
    expect(page.locator('[aria-current="step"]')).to_contain_text("Red square")


def test_editor_moves_and_removes_pieces_and_explains_invalid_line(site: str, visit: Visit) -> None:
    page = opened(visit, site)
    write(page, TILES)
    button(page, "web-analysis-set-up").click()
    button(page, "web-analysis-on-table").click()
    cell(page, 2, 0).click()
    page.locator('[data-cell="0,1"]').click()
    assert "0,0:RoRd/0,1:Rs" in written(page)
    cell(page, 1, 0).click()
    page.keyboard.press("Delete")
    assert written(page).endswith("table=0,0:Ro/0,1:Rs")
    kind(page, "Red square").click()
    cell(page, 0, 2).click()
    expect(page.locator(".wrong")).to_contain_text(word("impossible-line", cells="0,0 0,1 0,2").split(".")[0])
    button(page, "web-undo").first.click()
    expect(page.locator(".wrong")).to_have_count(0)


def test_link_contains_whole_position_without_request(site: str, visit: Visit) -> None:
    page, other = opened(visit, site, own=True), visit(site)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for position in POSITIONS.values():
        write(page, position)
        until(page, f"location.hash.startsWith('#1~{position.split()[0]}~')")
        assert len(page.url) < 213, "for a camera it would be too long"
        assert not [url for url in asked if "/api/" in url]
        other.goto("about:blank")
        other.goto(page.url)
        other.locator(".study").wait_for()
        assert read_partial_position(written(other)) == read_partial_position(position)


def test_analysis_explains_bad_link_and_bad_notation(site: str, visit: Visit) -> None:
    page = visit(f"{site}/analysis#1~chess~0~")
    expect(page.get_by_role("alert").filter(has_text=word("web-analysis-bad-link"))).to_be_visible()
    button(page, "web-analysis-share").click()
    page.get_by_role("textbox").fill("qwirkle-pl hands=Zz/?6")
    button(page, "web-analysis-read").click()
    expect(page.get_by_text(word("web-analysis-unreadable", token="Zz"))).to_be_visible()


def test_long_unreadable_notation_stays_inside_dialog(site: str, visit: Visit) -> None:
    page = visit(f"{site}/analysis", size=PHONE)
    button(page, "web-analysis-share").click()
    page.get_by_role("textbox").fill("qwirkle-pl hands=-/?6 table=" + ";".join(f"{x},0:Ro" for x in range(20)))
    button(page, "web-analysis-read").click()
    problem = page.get_by_role("dialog").get_by_role("alert").filter(has_text="0,0:Ro")
    expect(problem).to_be_visible()
    assert problem.evaluate("element => element.scrollWidth <= element.clientWidth")


def test_screen_reader_gets_best_moves_and_odds(site: str, visit: Visit) -> None:
    page = opened(visit, site, own=True)
    write(page, TILES)
    reader = Reader(page)
    roles = {role for role, _, _ in reader.tree()}
    assert {"main", "banner", "grid", "button", "heading", "complementary"} <= roles
    reader.activate("button", word("web-analysis-find"))
    page.get_by_role("region", name=word("web-analysis-best")).wait_for()
    button(page, "web-analysis-done").wait_for()
    assert word("web-analysis-done") in [name for _, name, _ in reader.tree()]
    names = [name for role, name, _ in reader.tree() if role == "button"]
    assert any(re.match(r"1\. .*, (row|column) .* points.*win chance", name) for name in names), names
    reader.activate("button", word("web-analysis-try-it", pieces=""), 0)
    until(page, "!!document.querySelector('[aria-current=step]')")
    assert word("web-analysis-odds") in [name for role, name, _ in reader.tree() if role == "heading"]


def test_analysis_needs_no_server_once_the_page_has_thought(site: str, visit: Visit) -> None:
    page = opened(visit, site, allow="Failed to load resource", own=True)
    write(page, CARDS)
    button(page, "web-analysis-find").click()
    button(page, "web-analysis-done").wait_for()
    page.context.set_offline(True)
    write(page, LAST_CARDS)
    button(page, "web-analysis-find").click()
    button(page, "web-analysis-done").wait_for()
    write(page, TILES)
    page.keyboard.press("3")
    expect(page.locator(".open")).to_have_count(0)  # a yellow star fits nowhere here
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    cell(page, 0, 1).click()
    button(page, "web-analysis-play-for", n=2).click()
    expect(page.locator('[aria-current="step"]')).to_contain_text("Orange circle")


def test_analysis_that_cannot_start_says_so_and_can_be_repeated(site: str, visit: Visit) -> None:
    page = opened(visit, site, allow="net::ERR_FAILED|TypeError", own=True)
    page.route(WORKER, lambda route: route.abort())
    write(page, TILES)
    button(page, "web-analysis-find").click()
    expect(page.get_by_role("alert").filter(has_text=word("web-kernel-failed"))).to_be_visible()
    page.unroute(WORKER)
    button(page, "web-analysis-find").click()
    button(page, "web-analysis-done").wait_for()


STAGES = """([all, best]) => {
  window.stages = [];
  const is = (name) => !!document.querySelector(`section[aria-label="${name}"]`);
  new MutationObserver(() => {
    const stage = `${is(all)} ${is(best)}`;
    if (stages.at(-1) !== stage) stages.push(stage);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes which of two panels are there, whenever that changes."""


def test_analysis_shows_all_moves_before_it_knows_the_best(site: str, visit: Visit) -> None:
    page = opened(visit, site)
    write(page, TILES)
    page.evaluate(STAGES, [word("web-analysis-all"), word("web-analysis-best")])
    button(page, "web-analysis-find").click()
    button(page, "web-analysis-done").wait_for()
    assert page.evaluate("stages.filter((stage) => stage !== 'false false')") == ["true false", "true true"]


def test_analysis_refuses_position_of_running_game_without_hints(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "greedy", hints=False)
    start(site, table, secret)
    while len((view := wait_for_host(site, table, secret)).board or ()) < 6:
        act_at_once(site, table, secret, "greedy")
    page = opened(visit, site, allow="403|409|Failed to load resource", own=True)
    write(page, partial_position_text(read_view(view)))
    button(page, "web-analysis-find").click()
    expect(page.get_by_role("alert").filter(has_text=word("no-running"))).to_be_visible()
    expect(page.get_by_role("region", name=word("web-analysis-all"))).to_have_count(0)


@pytest.mark.parametrize("game", ["cubes", "cards"])
def test_analysis_finds_moves_of_cubes_and_cards(game: str, site: str, visit: Visit) -> None:
    page = opened(visit, site)
    write(page, POSITIONS[game])
    button(page, "web-analysis-find").click()
    best = page.get_by_role("region", name=word("web-analysis-best")).get_by_role("listitem")
    expect(best.first).to_be_visible()
    best.first.get_by_role("button").last.click()
    expect(page.locator('[aria-current="step"]')).to_contain_text(word("web-analysis-player", n=1))
    assert not violations(page)


@pytest.mark.parametrize("lang", languages("analysis"))
def test_analysis_fits_phone_in_language(lang: str, site: str, visit: Visit) -> None:
    page = opened(visit, site, lang=lang, size=PHONE)
    write(page, TILES, lang)
    button(page, "web-analysis-find", lang).click()
    page.get_by_role("region", name=word("web-analysis-best", lang)).wait_for()
    assert not raw_keys(page) + too_wide(page)
    write(page, "qwirkle-pl hands=OoOcYtBsBdPx/?6 table=0,0:RoRo", lang)
    expect(page.locator(".wrong")).to_contain_text(word("web-analysis-not-yet", lang))
    assert not raw_keys(page) + violations(page)


def test_analysis_of_table_contains_only_what_seat_knows(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "random")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret})
    Player(page, site, table, secret).wait_for_turn()
    button(page, "web-more").click()
    button(page, "web-analyse-position").click()
    page.locator(".study").wait_for()
    data = now(site, table, secret).view
    assert data is not None
    known = read_partial_position(written(page))
    assert sorted(map(str, known.hand)) == sorted(data.hands[0] or ())
    assert known.hands[1] is None
    assert known.supply_count == data.supply


def test_analysis_of_last_cards_turn_ends_game(site: str, visit: Visit) -> None:
    table, secret = finished_table(site, "cards-pl")
    page = visit(f"{site}/review/{table}", seats={table: secret})
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("link", name=word("web-analyse-position")).click()
    page.locator(".study").wait_for()
    text = written(page)
    assert text.endswith(" last=1"), text
    button(page, "web-analysis-find").click()
    best = page.get_by_role("region", name=word("web-analysis-best")).get_by_role("listitem")
    expect(best.first).to_be_visible()
    best.first.get_by_role("button").last.click()
    expect(page.locator("aside").get_by_text(word("web-over"))).to_be_visible()


def test_analysis_of_cards_table_keeps_turns_left(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "cards-pl", "greedy")
    start(site, table, secret)
    while (view := wait_for_host(site, table, secret)).last_turns is None:
        assert not view.over
        act_at_once(site, table, secret, "greedy")
    page = visit(f"{site}/t/{table}", seats={table: secret})
    assert Player(page, site, table, secret).wait_for_turn()
    button(page, "web-more").click()
    button(page, "web-analyse-position").click()
    page.locator(".study").wait_for()
    assert written(page).endswith(f" last={view.last_turns}")


def test_editor_offers_turns_left_when_stock_is_empty(site: str, visit: Visit) -> None:
    page = opened(visit, site)
    write(page, CARDS)
    button(page, "web-analysis-set-up").click()
    chosen = page.get_by_role("combobox", name=word("web-analysis-turns-left"))
    expect(chosen).to_have_count(0)
    write(page, LAST_CARDS)
    button(page, "web-analysis-set-up").click()
    expect(chosen).to_have_value("2")
    chosen.select_option("1")
    assert written(page) == f"{LAST_CARDS} last=1"


def test_analysis_notation_equals_referee_notation(site: str, visit: Visit) -> None:
    page = opened(visit, site)
    for number, name in enumerate(("qwirkle-pl", "cubes-hu", "cards-pl")):
        at = some_position(name, 2, 4 + number, 9)
        text = partial_position_text(view(at, at.mover))
        write(page, text)
        assert read_partial_position(written(page)) == read_partial_position(text)
