"""The score sheet of a real table: by keyboard, touch and screen reader; stored on the device, also offline."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from sixfold.i18n.catalog import LANGUAGES, say
from tests.support.depth import some
from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE
from tests.web.player import until
from tests.web.reader import Reader
from tests.web.sample import languages
from tests.web.screenshots import drawn, raw_keys, too_small, too_wide, violations
from tests.web.serving import Server
from tests.web.test_offline import NO_NETWORK

Visit = Callable[..., Page]
LANDSCAPE = (844, 390)
TEXT_LINES = """buttons => buttons.map((button) => {
  const text = document.createRange();
  text.selectNodeContents(button.lastChild);
  return text.getClientRects().length;
})"""
"""How many lines the text of each button has."""


def word(key: str, lang: str = "en", **values: str | int) -> str:
    return say(lang, f"web-score-{key}", **values)


def begin(page: Page, game: str = "qwirkle", lang: str = "en", names: tuple[str, ...] = ("Ann", "Bo")) -> None:
    page.get_by_role("radio", name=say(lang, f"game-{game}"), exact=True).check()
    for number, name in enumerate(names, 1):
        if number > 2:
            page.get_by_role("button", name=word("add", lang)).click()
        page.get_by_role("textbox", name=word("player", lang, n=number), exact=True).fill(name)
    page.locator("button.begin").click()
    page.locator("button.enter").wait_for()


def stands(page: Page, *scores: int) -> None:
    expect(page.locator(".players b")).to_have_text([*map(str, scores)])


def test_score_sheet_works_by_keyboard_alone(site: str, visit: Visit) -> None:
    page = visit(f"{site}/score")
    page.get_by_role("textbox", name="Player 1").focus()
    page.keyboard.type("Ann")
    page.keyboard.press("Tab")
    page.keyboard.press("3")  # the list of sizes
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")  # leads to the next name, and does not begin yet
    expect(page.get_by_role("textbox", name="Player 2")).to_be_focused()
    page.keyboard.type("Bo")
    page.keyboard.press("Tab")
    page.keyboard.press("5")
    expect(page.locator("button.begin")).to_have_text(word("begin", name="Bo"))
    page.locator("button.begin").press("Enter")
    expect(page.get_by_role("heading", name=word("turn-of", name="Bo"))).to_be_visible()
    page.locator("main").focus()
    for keys in ("5", "12", "7"):
        page.keyboard.type(keys)
        page.keyboard.press("Enter")
    stands(page, 12, 12)
    page.keyboard.press("Control+z")
    stands(page, 12, 5)
    page.keyboard.press("Control+Shift+z")
    page.get_by_role("button", name=word("edit", n=1, name="Ann", points=12)).press("Enter")
    for _ in range(2):
        page.keyboard.press("Backspace")
    page.keyboard.type("10")
    page.locator("button.enter").press("Enter")
    stands(page, 10, 12)
    page.get_by_role("button", name=word("bag")).press("Enter")
    expect(page.get_by_text(word("remind"))).to_be_visible()
    page.keyboard.type("3")
    page.get_by_role("button", name=word("last", n=3)).press("Enter")
    expect(page.get_by_role("heading", name=say("en", "web-wins", name="Ann"))).to_be_visible()
    stands(page, 19, 12)
    page.reload()
    expect(page.get_by_role("heading", name=say("en", "web-wins", name="Ann"))).to_be_visible()
    page.get_by_role("link", name=word("mine")).click()
    expect(page.get_by_role("link", name="Ann 19 · Bo 12")).to_be_visible()


@pytest.mark.parametrize("lang", some(["en"], [*LANGUAGES]))
def test_buttons_of_sheet_have_one_line_each_on_desktop(lang: str, site: str, visit: Visit) -> None:
    page = visit(f"{site}/score", lang=lang)
    begin(page, lang=lang)
    drawn(page)
    assert page.locator(".turns .tools > *").evaluate_all(TEXT_LINES) == [1, 1, 1, 1]


@pytest.mark.parametrize("touch", [False, True], ids=["keys", "touch"])
def test_correction_replaces_points_of_turn(touch: bool, site: str, visit: Visit) -> None:
    page = visit(f"{site}/score", touch=touch, **({"size": PHONE} if touch else {}))
    begin(page)

    def press(what: Locator) -> None:
        what.tap() if touch else what.press("Enter")

    def write(digits: str) -> None:
        for digit in digits:
            page.get_by_role("button", name=digit, exact=True).tap() if touch else page.keyboard.press(digit)

    def correct(points: int) -> None:
        press(page.get_by_role("button", name=word("edit", n=1, name="Ann", points=points)))
        expect(page.locator("output")).to_have_text(str(points))

    write("7")
    press(page.locator("button.enter"))
    correct(7)
    write("9")
    press(page.locator("button.enter"))
    stands(page, 9, 0)
    correct(9)
    write("12")
    press(page.locator("button.enter"))
    stands(page, 12, 0)
    correct(12)
    press(page.get_by_role("button", name="+2", exact=True))
    press(page.get_by_role("button", name=word("erase")))
    write("5")
    press(page.locator("button.enter"))
    stands(page, 15, 0)


@pytest.mark.parametrize("size", some([LANDSCAPE], [SMALL_PHONE, LANDSCAPE]), ids=str)
def test_cards_sheet_ends_after_last_turns(size: tuple[int, int], site: str, visit: Visit) -> None:
    page = visit(f"{site}/score", size=size, touch=True)
    begin(page, "cards", names=("Ann", "Bo", "Cy"))
    stands(page, 0, 0, 0)
    for number in (1, 0):
        page.get_by_role("button", name=str(number), exact=True).tap()
        page.locator("button.enter").tap()
    page.get_by_role("button", name=word("stock")).tap()
    for left in (3, 2, 1):
        expect(page.get_by_text(word("left", n=left, name="Bo"))).to_be_visible()
        page.locator("button.enter").tap()
    expect(page.get_by_role("heading", name=say("en", "web-wins", name="Ann"))).to_be_visible()
    page.get_by_role("button", name=word("undo")).tap()
    expect(page.get_by_role("heading", name=word("turn-of", name="Bo"))).to_be_visible()
    page.get_by_role("button", name="2", exact=True).tap()
    page.locator("button.enter").tap()
    expect(page.get_by_role("heading", name=say("en", "web-wins", name="Bo"))).to_be_visible()
    assert not too_small(page)


def test_screen_reader_enters_turn(site: str, visit: Visit) -> None:
    page = visit(f"{site}/score", own=True)
    begin(page)
    reader = Reader(page)
    reader.find("heading", word("turn-of", name="Ann"))
    reader.activate("button", "+6")
    reader.activate("button", "+4")
    reader.activate("button", word("enter", n=10))
    announced = word("announced", name="Ann", points=10, total=10, other="Bo")
    until(page, f"document.querySelector('[aria-live=polite]').textContent.includes({announced!r})")
    reader.find("heading", word("turn-of", name="Bo"))
    reader.find("columnheader", "Ann")
    reader.find("button", word("edit", n=1, name="Ann", points=10))
    reader.find("image", say("en", "web-graph", scores="Ann: 10, Bo: 0"))


def test_tie_is_shared_and_result_is_copied(site: str, visit: Visit) -> None:
    copied = (
        "navigator.share = undefined;"
        " if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { window.copied = text; };"
    )
    page = visit(f"{site}/score", script=copied)
    begin(page, "cubes")
    for _ in range(2):
        page.get_by_role("button", name="+5").click()
        page.locator("button.enter").click()
    page.get_by_role("button", name=word("bag")).click()
    page.get_by_role("button", name=word("end")).click()
    expect(page.get_by_text(word("tie-silent"))).to_be_visible()
    page.get_by_role("button", name=word("share")).click()
    expect(page.get_by_role("main").get_by_text(say("en", "web-copied"))).to_be_visible()
    assert {"Ann: 5", "Bo: 5", say("en", "web-shared-win", names="Ann and Bo")} <= {
        *page.evaluate("copied").split("\n")
    }
    assert page.get_by_role("link", name=word("check")).get_attribute("href") == "/analysis?game=cubes"
    page.get_by_role("button", name=word("delete")).click()
    page.get_by_role("dialog").get_by_role("button", name=word("delete")).click()
    expect(page.get_by_role("heading", name=word("new"))).to_be_visible()
    expect(page.get_by_role("link", name="Ann 5")).to_have_count(0)


def test_new_sheet_applies_tie_rule_of_edition_and_requires_redeal(site: str, visit: Visit) -> None:
    page = visit(f"{site}/score")
    sizes = page.get_by_role("combobox", name=word("largest", name=""))
    expect(sizes).to_have_count(2)
    for box in sizes.all():
        box.select_option("4")
    expect(page.get_by_text(word("rule-oldest"))).to_be_visible()
    expect(page.get_by_role("radio", name="Player")).to_have_count(2)
    sizes.first.select_option("5")
    expect(page.get_by_role("radio", name="Player")).to_have_count(1)
    page.get_by_role("radio", name=say("en", "game-cards")).check()
    expect(page.get_by_text(word("rule-youngest"))).to_be_visible()
    for box in sizes.all():
        box.select_option("2")
    expect(page.get_by_text(word("redeal"))).to_be_visible()
    expect(page.locator("button.begin")).to_be_disabled()
    page.get_by_role("radio", name=say("en", "game-cubes")).check()
    expect(page.get_by_text(word("rule-first"))).to_be_visible()


def test_score_sheet_works_offline(own_server: Server, visit: Visit) -> None:
    page = visit(own_server.url, workers=True, allow=NO_NETWORK)
    until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    page.get_by_role("link", name=say("en", "web-scoresheet")).first.click()
    begin(page)
    page.get_by_role("button", name="+6").click()
    page.locator("button.enter").click()
    own_server.kill()
    page.reload()
    page.get_by_role("button", name="+12").click()
    page.locator("button.enter").click()
    page.reload()
    expect(page.locator(".players b")).to_have_text(["6", "12"])


def states(page: Page, lang: str) -> Iterator[str]:
    page.locator("button.begin").wait_for()
    yield "new"
    begin(page, "qwirkle", lang, ("Annamaria Giovanna", "Bo", "Katarzyna", "D"))
    for _ in range(5):
        page.get_by_role("button", name="+12").click()
        page.locator("button.enter").click()
    page.get_by_role("button", name=word("bag", lang)).click()
    yield "near the end"
    page.get_by_role("button", name=word("last", lang, n=0)).click()
    yield "over"
    page.goto(page.url.rpartition("/")[0])
    page.get_by_role("heading", name=word("mine", lang)).wait_for()
    yield "list"


LOOKS = [
    ("light", DESKTOP, "en"),
    ("dark", PHONE, "en"),
    *(("light", SMALL_PHONE, lang) for lang in LANGUAGES),
]


@pytest.mark.parametrize(
    ("theme", "size", "lang"), some([("dark", SMALL_PHONE, *languages("score")), ("light", DESKTOP, "en")], LOOKS)
)
def test_score_sheet_passes_axe_shows_no_keys_and_fits(
    theme: str, size: tuple[int, int], lang: str, site: str, visit: Visit
) -> None:
    page = visit(f"{site}/score", theme=theme, lang=lang, size=size)
    found = {}
    for state in states(page, lang):
        drawn(page)
        found[state] = raw_keys(page) + too_wide(page) + violations(page)
    found["stretched"] = too_wide(page, stretched=True)
    assert not {state: wrong for state, wrong in found.items() if wrong}
