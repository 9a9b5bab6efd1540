"""Load the editions: what each published rulebook says, as data in editions/*.toml."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Literal

from .options import Options, Setting, read_options
from .ruleset import GAMES, GameName, Ruleset, ruleset

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True, slots=True)
class Edition:
    """One rulebook. Its file has the fields as keys, and the options of its game beside them."""

    id: str
    game: GameName
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
    options: Options
    """What editions of this game differ in."""

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


def settings(name: str) -> tuple[Setting, ...]:
    """Return what a table of this edition may choose."""
    printed = editions()[name]
    return tuple(each for each in printed.rules.settings if getattr(printed.options, each.option) == each.values[0])


class UnknownEdition(ValueError):
    """Raised if there is no edition, game or setting of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@cache
def editions() -> dict[str, Edition]:
    """Return all editions by their ids: games in their order, default editions first."""
    found = [_load(entry.read_text(encoding="utf-8")) for entry in _folder().iterdir()]
    found.sort(key=lambda each: (GAMES.index(each.game), not each.default, each.id))
    return {each.id: each for each in found}


def edition(name: str) -> Edition:
    """Return an edition by its id, by its game, or with a setting: ``qwirkle-pl;single_opening_points=1``.

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
        setting = known[key]
        changed = replace(found.options, **{setting.option: setting.values[int(value)]})  # type: ignore[arg-type]
        found = replace(found, options=changed)
    return found


def current_name(name: str) -> str:
    """Return today's name of an edition that was stored in version 1: `cards-pl` had the rule of `free_rows=1`."""
    return "cards-pl;free_rows=1" if name in ("cards-pl", "cards") else name


def variants() -> tuple[Edition, ...]:
    """Return all editions as printed, each followed by the same with one setting changed."""
    found = []
    for name in editions():
        found += [edition(name), *(edition(f"{name};{setting.key}=1") for setting in settings(name))]
    return tuple(found)


def _folder() -> Traversable:
    from importlib import resources  # imported lazily to keep `import sixfold` fast

    return resources.files(__package__) / "editions"


def _load(text: str) -> Edition:
    """Read an edition file; raise ValueError for a wrong key, or an option or value that its game does not have."""
    import tomllib

    data = tomllib.loads(text)
    keys = {field.name for field in fields(Edition)} - {"options"}
    if keys - set(data):
        raise ValueError(f"edition {data.get('id')}: no {sorted(keys - set(data))}")
    if data["game"] not in GAMES:
        raise ValueError(f"edition {data['id']}: no game {data['game']!r}")
    chosen = {key: data.pop(key) for key in set(data) - keys}
    try:
        options = read_options(ruleset(data["game"]).options, chosen)
    except ValueError as problem:
        raise ValueError(f"edition {data['id']}: {problem}") from None
    data["seats"], data["silent"] = tuple(data["seats"]), tuple(data["silent"])
    return Edition(**data, options=options)
