"""Nothing overlaps or is cut off, from small phones to very large screens."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product

import pytest
from playwright.sync_api import Locator, Page, expect

from sixfold.i18n.catalog import LANGUAGES, say
from sixfold.messages import read_view
from sixfold.rules.actions import Place
from sixfold.rules.piece import COLORS
from tests.support.depth import some
from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, TABLET
from tests.web.player import Player
from tests.web.screenshots import at_rest, drawn
from tests.web.serving import new_table, opening, sit, start
from tests.web.test_table import seated

Visit = Callable[..., Page]
VERY_LARGE = (2560, 1440)
LONG_NAME = "W" * 60

OVERLAPS = """([one, other]) => {
  const boxes = (which) => [...document.querySelectorAll(which)].filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  return boxes(one).flatMap((a) => boxes(other).filter((b) => meet(a, b)).map((b) => JSON.stringify([a, b])));
}"""
"""Pairs of boxes that overlap."""
CAPTIONS = """cards => cards.flatMap((card) => {
  const style = getComputedStyle(card, "::after");
  if (style.display === "none" || style.content === "none") return [];
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = parseFloat(style.width);
  return card.dataset.caption.split("\\u00AD").map((part, i, all) => part + (i < all.length - 1 ? "-" : ""))
    .filter((part) => pen.measureText(part).width > room)
    .map((part) => `${part}: ${pen.measureText(part).width} > ${room}`);
})"""
"""Parts of the words on cards that are wider than they may be."""
SIGNS = """cards => cards.map((card) => {
  const box = card.getBoundingClientRect();
  const style = getComputedStyle(card, "::after");
  const wide = parseFloat(style.width) + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  const middle = box.left + box.width / 2;
  return [middle - wide / 2, middle + wide / 2];
}).sort((a, b) => a[0] - b[0])"""
"""Left and right edges of the tags on cards."""

LINES = """each => {
  const text = document.createRange();
  text.selectNodeContents(each);
  return [...new Set([...text.getClientRects()].map((box) => box.top))];
}"""
"""Upper edges of the lines of a text."""


def overlaps(page: Page, one: str, other: str) -> list[str]:
    drawn(page)
    found: list[str] = page.evaluate(OVERLAPS, [one, other])
    return found


def test_skip_link_is_visible_only_with_focus(site: str, visit: Visit) -> None:
    page = visit(site, size=VERY_LARGE)
    skip = page.get_by_role("link", name=say("en", "web-skip"))
    expect(skip).not_to_be_in_viewport()
    page.keyboard.press("Tab")
    expect(skip).to_be_in_viewport()


@pytest.mark.parametrize("size", some([SMALL_PHONE, TABLET], [SMALL_PHONE, PHONE, TABLET, VERY_LARGE]), ids=str)
def test_long_name_does_not_cover_button(size: tuple[int, int], site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    sit(site, table, LONG_NAME)
    page = visit(f"{site}/t/{table}", size=size, seats={table: secret})
    page.get_by_role("button", name=say("en", "web-revoke")).wait_for()
    text = """names => names.flatMap((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const words = Math.max(...[...range.getClientRects()].map((each) => each.right));
      const button = name.closest("li").querySelector("button")?.getBoundingClientRect();
      return button && words > button.left ? [`${words} > ${button.left}`] : [];
    })"""
    assert not page.locator("li b").evaluate_all(text)
    assert not overlaps(page, "li b", "li button")


def test_name_of_colour_does_not_cover_its_bar(site: str, visit: Visit) -> None:
    table, secret = opening(site, "cubes-hu")
    page = visit(f"{site}/t/{table}", size=DESKTOP, seats={table: secret}, lang="hu")
    page.locator(".wide .colors li").first.wait_for()
    covered = page.locator(".wide .colors li").evaluate_all(
        """all => all.filter((each) => {
          const name = document.createRange();
          name.selectNodeContents(each.querySelector(".grow"));
          const bar = each.querySelector(".meter").getBoundingClientRect();
          return name.getBoundingClientRect().right > bar.left || bar.width < 20;
        }).map((each) => each.textContent)"""
    )
    assert not covered


def test_draft_without_points_has_no_tag(site: str, visit: Visit) -> None:
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret)
    assert player.wait_for_turn()
    view = player.now().view
    assert view is not None
    action = player.greedy(read_view(view))
    assert isinstance(action, Place)
    player.draft(action.tiles[:1])
    player.choose_piece(action.tiles[1][1])
    expect(page.locator(".open").first).to_be_visible()
    drawn(page)
    expect(page.locator(".tag").filter(has_text="+0")).to_have_count(0)


@pytest.mark.parametrize("size", some([PHONE], [PHONE, TABLET]), ids=str)
def test_tags_are_not_under_zoom_buttons(size: tuple[int, int], site: str, visit: Visit) -> None:
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", size=size, seats={table: secret})
    player = Player(page, site, table, secret)
    assert player.wait_for_turn()
    player.turn()
    player.wait_for_turn()
    view = player.now().view
    assert view is not None
    action = player.greedy(read_view(view))
    assert isinstance(action, Place)
    player.draft(action.tiles)
    tag = page.locator(".tag")
    board, buttons = _box(page.locator(".board")), _box(page.locator(".zoom"))
    at_rest(page)
    # Drag the board until the tag would be under each button.
    for x in range(int(buttons["x"]), int(buttons["x"] + buttons["width"]), 30):
        for y in range(int(buttons["y"]), int(buttons["y"] + buttons["height"]), 30):
            cell = _box(page.locator(f'[data-cell="{action.tiles[0][0][0]},{action.tiles[0][0][1]}"]'))
            start_at = (board["x"] + 20, board["y"] + board["height"] / 2)
            player.carry(start_at, (start_at[0] + x - cell["x"], start_at[1] + y - cell["y"]))
            if tag.count():
                assert not overlaps(page, ".tag", ".zoom button")


def _box(what: Locator) -> dict[str, float]:
    box = what.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


@pytest.mark.parametrize("size", some([TABLET], [PHONE, TABLET, (1440, 900), VERY_LARGE]), ids=str)
def test_card_captions_are_not_cut_off(size: tuple[int, int], site: str, visit: Visit) -> None:
    table, secret = opening(site, "cards-pl")
    page = visit(f"{site}/t/{table}", size=size, seats={table: secret})
    assert Player(page, site, table, secret).wait_for_turn()
    at_rest(page)
    # Every colour in turn: a hand rarely has all of them.
    for lang, color in product(LANGUAGES, COLORS):
        caption = say(lang, "web-card-caption", color=color)
        page.locator(".hand .tile").evaluate_all(
            "(tiles, caption) => tiles.forEach((each) => { each.dataset.caption = caption; })", caption
        )
        assert not page.locator(".hand .tile").evaluate_all(CAPTIONS), (lang, color)


@pytest.mark.parametrize("lang", some(["hu"], [*LANGUAGES]))
def test_card_tags_do_not_overlap_on_phone(lang: str, site: str, visit: Visit) -> None:
    table, secret = opening(site, "cards-pl")
    page = visit(f"{site}/t/{table}", size=PHONE, seats={table: secret}, lang=lang, touch=True)
    player = Player(page, site, table, secret, "touch", lang)
    assert player.wait_for_turn()
    player.turn()
    assert player.wait_for_turn()
    player.push(page.locator("li.set button.card").first)
    player.push(page.locator("li.new button"))
    for _ in range(2):
        player.push(player.rack()[0])
        player.push(page.locator("li.set").last.locator("button.here"))
    drawn(page)
    reach = page.locator("li.set").last.locator("button[data-tag]").evaluate_all(SIGNS)
    assert len(reach) == 3
    assert all(left[1] <= right[0] for left, right in pairwise(reach)), reach
    assert not overlaps(page, "li.set .title, li.set .why", "li.set .tile.card")


@pytest.mark.parametrize("edition", ["qwirkle-pl", "cubes-hu", "cards-pl"])
def test_table_header_names_game_once(edition: str, site: str, visit: Visit) -> None:
    table, secret = new_table(site, edition, "random")
    game = say("en", f"game-{edition.partition('-')[0]}")
    page = visit(f"{site}/t/{table}", seats={table: secret})
    header = page.get_by_role("banner")
    expect(header).to_contain_text(game)
    expect(header).to_contain_text("rulebook")
    assert header.inner_text().count("Qwirkle") == 1, "in the waiting room"
    page.get_by_role("button", name=say("en", "web-start")).click()
    page.locator("main[data-turn]").wait_for()
    assert header.inner_text().count("Qwirkle") == 1, "at the table"


def test_font_lists_end_with_emoji_fonts(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open", name="🦄")
    sit(site, table, "🐉")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret})
    page.locator("main[data-turn]").wait_for()
    for which in ("body", ".av", ".num", ".who b", "h2"):
        fonts = page.locator(which).first.evaluate("each => getComputedStyle(each).fontFamily")
        assert fonts.endswith('"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"'), (which, fonts)


def test_taps_have_no_highlight_color(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True)
    page.locator("label.opt").first.wait_for()
    for which in ("button", "a.btn", "label.opt"):
        flash = page.locator(which).first.evaluate("each => getComputedStyle(each).webkitTapHighlightColor")
        assert flash == "rgba(0, 0, 0, 0)", which


def test_supply_icon_is_deck_for_cards_and_bag_for_tiles(site: str, visit: Visit) -> None:
    drawings = {}
    for edition in ("cards-pl", "qwirkle-pl"):
        table, secret = opening(site, edition)
        page = visit(f"{site}/t/{table}", size=PHONE, seats={table: secret})
        drawings[edition] = page.locator("header .pill path").get_attribute("d")
    assert drawings["cards-pl"] != drawings["qwirkle-pl"]


@pytest.mark.parametrize("size", some([SMALL_PHONE], [SMALL_PHONE, (1440, 900)]), ids=str)
def test_opponent_to_move_without_connection_is_shown_as_away(size: tuple[int, int], site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open", "open")
    others = [sit(site, table, name) for name in ("Bo", "Cy")]
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", size=size, seats={table: secret})
    friends = [visit(f"{site}/t/{table}", seats={table: each}) for each in others]
    ann = Player(page, site, table, secret)
    view = ann.now().view
    assert view is not None
    if view.mover == 0:
        assert ann.wait_for_turn()
        ann.turn()
        view = ann.now().view
        assert view is not None
    mover = page.locator(".players li").nth(view.mover)
    away = mover.get_by_text(say("en", "web-away"))
    for friend in friends:
        friend.locator("main[data-turn]").wait_for()
    expect(away).to_have_count(0)
    friends[view.mover - 1].close()
    expect(away).to_be_visible()
    expect(page.locator(".message")).to_have_text(say("en", "web-turn-of-away", name=("Bo", "Cy")[view.mover - 1]))


def test_tidy_sorts_hand_by_color_on_phone(site: str, visit: Visit) -> None:
    table, secret = opening(site, "cards-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    player = Player(page, site, table, secret, "touch")
    assert player.wait_for_turn()
    expect(page.get_by_role("button", name=say("en", "web-hint"), exact=True)).to_be_visible()
    tidy = page.get_by_role("button", name=say("en", "web-tidy"), exact=True)
    for name in ("web-undo", "web-reset", "web-tidy"):
        expect(page.get_by_role("button", name=say("en", name), exact=True)).to_be_visible()
    labels = player.hand.locator("button[data-card]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    tidy.tap()
    drawn(page)
    tidied = player.hand.locator("button[data-card]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert sorted(tidied) == sorted(labels)
    assert tidied == sorted(tidied, key=lambda label: COLORS.index(label.split()[0].lower())), tidied


def test_exchange_button_and_first_tile_message_contain_no_number(site: str, visit: Visit) -> None:
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    player = Player(page, site, table, secret, "touch")
    assert player.wait_for_turn()
    view = player.now().view
    assert view is not None
    action = player.greedy(read_view(view))
    assert isinstance(action, Place)
    player.choose_piece(action.tiles[0][1])
    expect(page.locator(".message")).to_have_text(say("en", "web-fits-first", piece=player.name(action.tiles[0][1])))
    page.keyboard.press("Escape")
    player.turn(action)
    player.wait_for_turn()
    page.get_by_role("button", name=say("en", "web-exchange"), exact=True).tap()
    expect(page.locator("button.main")).to_have_text(say("en", "web-choose-first"))


@pytest.mark.parametrize("lang", some(["en", "hu"], [*LANGUAGES]))
def test_main_button_of_cards_stays_on_one_line(lang: str, site: str, visit: Visit) -> None:
    table, secret = opening(site, "cards-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret}, lang=lang)
    assert Player(page, site, table, secret, lang=lang).wait_for_turn()
    main = page.locator("button.main")
    # The longest that it says, which needs a turn with two Qwirkles.
    main.evaluate("(main, text) => { main.lastChild.data = text; }", say(lang, "web-finish-taking", n=2))
    box = main.bounding_box()
    assert box is not None
    assert box["height"] < 60, box


@pytest.mark.parametrize("key", ["Enter", "n"])
def test_new_set_is_scrolled_into_view(key: str, site: str, visit: Visit) -> None:
    page = seated(site, visit, "cards", turns=4, size=(1440, 480)).page
    page.locator(".middle").evaluate("middle => middle.scrollTo(0, 0)")
    assert page.locator(".middle").evaluate("middle => middle.scrollHeight > middle.clientHeight")
    page.keyboard.press("1")
    page.keyboard.press(key)
    made = page.locator("li.set:has([data-tag])")
    expect(made).to_have_count(1)
    at_rest(page)
    inner, outer = _box(made), _box(page.locator(".middle"))
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def test_text_size_is_on_one_line(site: str, visit: Visit) -> None:
    page = visit(f"{site}/settings")
    size = page.locator("label:has(input[type=range]) .num")
    expect(size).to_contain_text("100")
    drawn(page)
    assert len(size.evaluate(LINES)) == 1
