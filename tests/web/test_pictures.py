"""Pictures and animations of a game, from the result and from the review."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Download, Page, expect

from sixfold.i18n.catalog import say
from sixfold.i18n.piece_names import color_marks
from sixfold.rules.piece import COLORS
from tests.web.conftest import PHONE
from tests.web.player import until
from tests.web.reader import Reader
from tests.web.sample import languages
from tests.web.screenshots import focus, raw_keys, too_small, too_wide
from tests.web.serving import finished_table

Visit = Callable[..., Page]
NO_SHARING = "navigator.canShare = undefined;"
SHARING = """navigator.canShare = () => true;
navigator.share = async (what) => { window.shared = what.files.map((file) => [file.name, file.type, file.size]); };"""


@pytest.fixture(scope="module")
def table(site: str) -> tuple[str, str]:
    return finished_table(site)


def content(download: Download) -> bytes:
    return Path(download.path()).read_bytes()


def test_result_offers_picture_with_own_settings_record_and_review(
    site: str, visit: Visit, table: tuple[str, str]
) -> None:
    look = {"palette": "classic", "marks": "letters", "theme": "dark"}
    page = visit(f"{site}/t/{table[0]}", seats=dict([table]), settings=look, script=NO_SHARING)
    with page.expect_request("**/picture?*") as asked, page.expect_download() as picture:
        page.get_by_role("button", name=say("en", "web-picture")).click()
    assert {"theme=dark", "palette=classic", "marks=letters"} <= {*asked.value.url.partition("?")[2].split("&")}
    assert content(picture.value).startswith(b"\x89PNG")
    with page.expect_download() as record:
        page.get_by_role("button", name=say("en", "web-download")).click()
    assert json.loads(content(record.value))["format"] == "sixfold-record/2"
    page.get_by_role("link", name=say("en", "web-review")).click()
    page.get_by_role("slider").wait_for()


def test_picture_has_own_colors_and_letters_of_the_language(site: str, visit: Visit, table: tuple[str, str]) -> None:
    own = {"palette": "own", "own": {"red": "#AA0011", "blue": "#0022bb"}, "marks": "letters"}
    page = visit(f"{site}/review/{table[0]}", seats=dict([table]), settings=own, script=NO_SHARING, lang="hu")
    with page.expect_response("**/picture?*") as drawn:
        page.get_by_role("button", name=say("hu", "web-picture")).click()
    assert drawn.value.request.headers["accept-language"] == "hu"
    letters = page.locator("main .letter")
    shown = letters.evaluate_all(
        "all => all.map((each) => [each.closest('[data-color]').dataset.color, each.innerHTML])"
    )
    assert len(shown) > 10
    assert {(color, mark) for color, mark in shown} <= {*zip(COLORS, color_marks("hu"), strict=True)}
    assert drawn.value.status == 200
    colors = drawn.value.url.partition("colors=")[2][:36]
    assert (colors[:6], colors[24:30]) == ("aa0011", "0022bb")


def test_review_offers_picture_of_turn_and_animation_by_keyboard(
    site: str, visit: Visit, table: tuple[str, str]
) -> None:
    page = visit(f"{site}/review/{table[0]}", seats=dict([table]), script=NO_SHARING)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("Home")
    with page.expect_request("**/picture?*") as asked, page.expect_download() as picture:
        page.get_by_role("button", name=say("en", "web-picture")).press("Enter")
    assert "turn=0" in asked.value.url
    assert content(picture.value).startswith(b"\x89PNG")
    with page.expect_download() as film:  # which takes its time
        page.get_by_role("button", name=say("en", "web-film")).press("Enter")
    assert film.value.suggested_filename == f"sixfold-{table[0]}.webp"
    assert content(film.value).startswith(b"RIFF")
    assert focus(page), "the focus is lost"


def test_picture_is_shared_by_touch(site: str, visit: Visit, table: tuple[str, str]) -> None:
    page = visit(f"{site}/review/{table[0]}", seats=dict([table]), size=PHONE, touch=True, script=SHARING)
    page.get_by_role("button", name=say("en", "web-picture")).tap()
    until(page, "!!window.shared")
    ((name, kind, size),) = page.evaluate("shared")
    assert (name, kind) == (f"sixfold-{table[0]}.png", "image/png")
    assert size > 1000
    assert not too_small(page)


@pytest.mark.parametrize("lang", languages("pictures"))
def test_screen_reader_hears_why_animation_was_refused(
    lang: str, site: str, visit: Visit, table: tuple[str, str]
) -> None:
    page = visit(f"{site}/review/{table[0]}", seats=dict([table]), lang=lang, size=PHONE, allow="503", own=True)
    refusal = {"type": "refusal", "reason": "busy", "message": say(lang, "no-busy", value="-")}
    page.route("**/film?*", lambda route: route.fulfill(status=503, json=refusal))
    page.get_by_role("slider").wait_for()
    reader = Reader(page)
    reader.activate("button", say(lang, "web-film"))
    expect(page.get_by_role("alert").filter(has_text=refusal["message"])).to_be_visible()
    reader.hears(refusal["message"])
    assert not raw_keys(page) + too_wide(page)
