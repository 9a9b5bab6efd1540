"""Editions: what each published rulebook settles, as data in editions/*.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib import resources
from typing import Final, Literal

Game = Literal["qwirkle", "cubes", "cards"]
GAMES: Final[tuple[Game, ...]] = ("qwirkle", "cubes", "cards")


@dataclass(frozen=True, slots=True)
class Edition:
    """One rulebook. The fields are the keys of its TOML file."""

    id: str
    game: Game
    language: str
    """The language the rulebook is printed in."""
    default: bool
    """Taken when only the game is named."""
    seats: tuple[int, int]
    """Fewest and most players."""
    age: int
    """The age printed on the box, 0 where none is."""
    hand: int
    copies: int
    """Of each kind (tiles, cards) or of each colour (cubes)."""
    start: Literal["largest set", "oldest"]
    tie: Literal["youngest", "oldest"]
    """Who starts among equals."""
    opening: Literal["largest set", "any"]
    """What the very first turn must lay."""
    new_row_needs_hand_card: bool
    cross: Literal["four-pointed star", "X", "cross"]
    """What this rulebook calls the four-pointed shape."""
    silent: tuple[str, ...]
    """Topics this rulebook does not mention, where a ruling stands in."""
    single_opening_points: int
    """What an opening of a single tile scores (ruling A4)."""

    @property
    def name(self) -> str:
        """The id, with the settings that differ from the printed ones: what `edition` reads back."""
        points = self.single_opening_points
        return self.id if points == editions()[self.id].single_opening_points else f"{self.id};{_setting(points)}"


def _setting(points: int) -> str:
    return f"single_opening_points={points}"


_SINGLE_OPENING: Final = {_setting(points): points for points in (0, 1)}
"""The one thing a table may choose, in Qwirkle (ruling A4)."""


class UnknownEdition(ValueError):
    """There is no edition, game or setting of that name. `name` is what was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@cache
def editions() -> dict[str, Edition]:
    """Every edition by its id, games in their order, default editions first."""
    found = [_load(entry.read_text(encoding="utf-8")) for entry in _folder().iterdir()]
    found.sort(key=lambda each: (GAMES.index(each.game), not each.default, each.id))
    return {each.id: each for each in found}


def edition(name: str) -> Edition:
    """An edition by its id, by its game, or with a setting: ``qwirkle-pl;single_opening_points=1``.

    >>> edition("cards").name, edition("cards-en").hand
    ('cards-pl', 9)
    """
    base, *settings = name.split(";")
    found = next((each for each in editions().values() if base in (each.id, each.game)), None)
    if found is None:
        raise UnknownEdition(name)
    for setting in settings:
        if found.game != "qwirkle" or setting not in _SINGLE_OPENING:
            raise UnknownEdition(name)
        found = replace(found, single_opening_points=_SINGLE_OPENING[setting])
    return found


def _folder() -> resources.abc.Traversable:
    return resources.files(__package__) / "editions"


def _load(text: str) -> Edition:
    data = tomllib.loads(text)
    data["seats"] = tuple(data["seats"])
    data["silent"] = tuple(data["silent"])
    if set(data) != {field.name for field in fields(Edition)}:
        raise ValueError(f"edition file {data.get('id')}: keys {sorted(data)}")
    return Edition(**data)
