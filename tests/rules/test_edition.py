"""Edition files: every option is one that the game has."""

from __future__ import annotations

from importlib import resources

import pytest

from sixfold.rules.edition import _load, editions


def text_of(name: str) -> str:
    return (resources.files("sixfold.rules") / "editions" / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", editions())
def test_edition_file_is_read_as_the_edition_of_its_name(name: str) -> None:
    assert _load(text_of(name)) == editions()[name]


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("cubes-hu", 'opening = "any"'),
        ("cubes-hu", "single_opening_points = 1"),
        ("qwirkle-pl", 'opening = "any"'),
        ("qwirkle-it", 'new_rows = "matched"'),
        ("cards-en", "single_opening_points = 1"),
        ("cards-pl", 'start = "oldest"'),
    ],
)
def test_edition_file_rejects_an_option_that_its_game_does_not_have(name: str, option: str) -> None:
    with pytest.raises(ValueError, match=option.split()[0]):
        _load(f"{text_of(name)}{option}\n")


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("cards-pl", "new_rows", '"all"'),
        ("cards-en", "opening", '"largest"'),
        ("qwirkle-it", "tie", '"eldest"'),
        ("qwirkle-pl", "single_opening_points", "2"),
        ("qwirkle-pl", "single_opening_points", "true"),
        ("qwirkle-pl", "game", '"chess"'),
    ],
)
def test_edition_file_rejects_a_value_that_its_option_cannot_have(name: str, option: str, value: str) -> None:
    lines = [f"{option} = {value}" if line.startswith(f"{option} =") else line for line in text_of(name).splitlines()]
    with pytest.raises(ValueError, match=f"edition {name}: .*{option}"):
        _load("\n".join(lines))


@pytest.mark.parametrize(
    ("name", "option"), [("cards-en", "opening"), ("qwirkle-pl", "tie"), ("cubes-hu", "tie"), ("cubes-hu", "hand")]
)
def test_edition_file_must_settle_every_option_of_its_game(name: str, option: str) -> None:
    lines = [line for line in text_of(name).splitlines() if not line.startswith(f"{option} =")]
    with pytest.raises(ValueError, match=option):
        _load("\n".join(lines))
