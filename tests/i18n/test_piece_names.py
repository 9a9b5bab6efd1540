"""The letters on pieces: unmistakable in every language, and in the words of that language."""

from __future__ import annotations

from importlib import resources
from itertools import combinations
from unicodedata import combining, normalize

import pytest
from PIL import ImageFont

from sixfold.i18n.catalog import LANGUAGES, say
from sixfold.i18n.piece_names import color_marks, shape_marks, without_accents
from sixfold.rules.piece import COLOR_LETTERS, COLORS, SHAPE_LETTERS, SHAPES

MAX_LETTERS = 2
"""More do not fit on a piece."""
LIKE_THEIR_SHAPE = {"circle": "o", "cross": "x"}
NO_LETTER = "\uffff"


def folded(text: str) -> str:
    """Without accents and in small letters, as it may look on a small piece."""
    return "".join(each for each in normalize("NFKD", text) if not combining(each)).casefold()


def in_order(mark: str, word: str) -> bool:
    """Whether the letters of a mark are in the word, in their order."""
    letters = iter(word.casefold())
    return all(letter in letters for letter in mark)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("marks", [color_marks, shape_marks])
def test_marks_of_a_language_are_distinct_and_short(lang: str, marks: type) -> None:
    found = [folded(mark) for mark in marks(lang)]
    assert all(1 <= len(mark) <= MAX_LETTERS for mark in found), found
    mistakable = [(a, b) for a, b in combinations(found, 2) if a.startswith(b) or b.startswith(a)]
    assert not mistakable


@pytest.mark.parametrize("lang", LANGUAGES)
def test_color_marks_are_the_first_letters_of_the_words(lang: str) -> None:
    for color, mark in zip(COLORS, color_marks(lang), strict=True):
        assert say(lang, f"color-{color}").casefold().startswith(mark.casefold()), mark
        assert mark == mark.capitalize()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shape_marks_are_letters_of_the_words_or_look_like_the_shape(lang: str) -> None:
    for shape, mark in zip(SHAPES, shape_marks(lang), strict=True):
        assert mark == LIKE_THEIR_SHAPE.get(shape) or in_order(mark, say(lang, f"shape-{shape}")), mark
        assert mark == mark.lower()


def test_english_marks_are_the_letters_of_the_notation() -> None:
    assert ("".join(color_marks("en")), "".join(shape_marks("en"))) == (COLOR_LETTERS, SHAPE_LETTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_font_of_pictures_has_the_marks(lang: str) -> None:
    """Pictures are drawn with this font alone."""
    with resources.as_file(resources.files("sixfold.render") / "fonts" / "figtree.ttf") as path:
        font = ImageFont.truetype(path, 40)
    missing = bytes(font.getmask(NO_LETTER))
    assert missing != bytes(font.getmask("R"))
    assert not [each for each in "".join(color_marks(lang)) if bytes(font.getmask(each)) == missing]


def test_without_accents_returns_ascii() -> None:
    assert [without_accents(each) for each in ("Żó", "Ve", "é")] == ["Zo", "Ve", "e"]
    assert not without_accents("ж")
