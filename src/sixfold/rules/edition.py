"""Editions: what each published rulebook settles, as data in editions/*.toml."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from .ruleset import Ruleset, ruleset

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Game = Literal["qwirkle", "cubes", "cards"]
GAMES: Final[tuple[Game, ...]] = ("qwirkle", "cubes", "cards")

NewRows = Literal["any", "matched", "keep three"]
"""What Cards asks of new rows (C15, C16).

`any`: nothing.
`matched`: each final row has a card from the hand, or an old row to itself that it shares a card with.
`keep three`: a final row may continue one old row of its colour or shape that it shares a card with. All others are
new: they hold a card from the hand, and take no card of an old row that is not continued.
"""


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
    cross: Literal["four-pointed star", "X", "cross"]
    """What this rulebook calls the four-pointed shape."""
    silent: tuple[str, ...]
    """Topics this rulebook does not mention, where a ruling stands in."""
    # Options: a file may set those that its game supports, and no others.
    tie: Literal["youngest", "oldest"] = "oldest"
    """Who starts among equals."""
    opening: Literal["largest set", "any"] = "largest set"
    """What the very first turn of Cards must lay."""
    new_rows: NewRows = "any"
    """What Cards asks of new rows."""
    single_opening_points: int = 0
    """What an opening of a single tile scores in Qwirkle (ruling A4)."""

    @property
    def rules(self) -> Ruleset:
        """The rules and traits of the game."""
        return ruleset(self.game)

    @property
    def name(self) -> str:
        """The id, with the settings that differ from the printed ones: what `edition` reads back."""
        if self is editions()[self.id]:  # nearly always; a server asks for the name several times a turn
            return self.id
        return ";".join([self.id, *(f"{setting.key}={setting.of(self)}" for setting in self.chosen)])

    @property
    def chosen(self) -> tuple[Setting, ...]:
        """The settings that differ from the printed ones."""
        printed = editions()[self.id]
        return tuple(setting for setting in settings(self.id) if setting.of(self) != setting.of(printed))


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that a table may choose: a field of the edition, and the value that each choice gives it."""

    key: str
    field: str
    values: tuple[object, ...]

    def of(self, chosen: Edition) -> int:
        """The choice that an edition stands for."""
        return self.values.index(getattr(chosen, self.field))


SINGLE_OPENING: Final = Setting("single_opening_points", "single_opening_points", (0, 1))
"""Ruling A4."""
FREE_ROWS: Final = Setting("free_rows", "new_rows", ("keep three", "matched"))
"""Ruling C16."""


def settings(name: str) -> tuple[Setting, ...]:
    """What a table of this edition may choose."""
    printed = editions()[name]
    return tuple(
        setting
        for setting in (SINGLE_OPENING, FREE_ROWS)
        if setting.field in printed.rules.options and getattr(printed, setting.field) == setting.values[0]
    )


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
    base, *chosen = name.split(";")
    found = next((each for each in editions().values() if base in (each.id, each.game)), None)
    if found is None:
        raise UnknownEdition(name)
    known = {setting.key: setting for setting in settings(found.id)}
    for each in chosen:
        key, _, value = each.partition("=")
        if key not in known or value not in ("0", "1"):
            raise UnknownEdition(name)
        found = replace(found, **{known[key].field: known[key].values[int(value)]})  # type: ignore[arg-type]
    return found


def current_name(name: str) -> str:
    """Return today's name of an edition that was stored in version 1: `cards-pl` had the rule of `free_rows=1`."""
    return "cards-pl;free_rows=1" if name in ("cards-pl", "cards") else name


def variants() -> tuple[Edition, ...]:
    """Every edition as printed, each followed by the same with one setting changed."""
    found = []
    for name in editions():
        found += [edition(name), *(edition(f"{name};{setting.key}=1") for setting in settings(name))]
    return tuple(found)


def _folder() -> Traversable:
    from importlib import resources  # imported lazily to keep `import sixfold` fast

    return resources.files(__package__) / "editions"


def _load(text: str) -> Edition:
    """Read an edition file; raise ValueError for a missing key, or an option that the game does not have."""
    import tomllib

    data = tomllib.loads(text)
    options = {field.name for field in fields(Edition) if field.default is not MISSING}
    supported = ruleset(data["game"]).options
    needed = {field.name for field in fields(Edition)} - options | supported
    if set(data) != needed:
        raise ValueError(f"edition {data.get('id')}: wrong keys {sorted(set(data) ^ needed)}")
    data["seats"], data["silent"] = tuple(data["seats"]), tuple(data["silent"])
    return Edition(**data)
