"""Define what editions can choose, and validate the options of an edition file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Literal, Self, get_args, get_type_hints

if TYPE_CHECKING:
    from .edition import Edition

Tie = Literal["youngest", "oldest"]
"""Who starts among equals."""


@dataclass(frozen=True, slots=True)
class Options:
    """What editions differ in. A game whose editions differ in more has its own type."""

    tie: Tie

    @classmethod
    def of(cls, edition: Edition) -> Self:
        """Return the options of an edition; raise TypeError if its game has others."""
        if not isinstance(edition.options, cls):
            raise TypeError(f"{edition.id} has no {cls.__name__}")
        return edition.options


@dataclass(frozen=True, slots=True)
class Setting:
    """An option that a table may choose, and the value that each choice gives it."""

    key: str
    option: str
    values: tuple[object, ...]

    def of(self, chosen: Edition) -> int:
        """Return the choice that an edition has made."""
        return self.values.index(getattr(chosen.options, self.option))


def read_options(kind: type[Options], data: Mapping[str, object]) -> Options:
    """Return the options of a game; raise ValueError for a missing or unsupported option, or a value it cannot have."""
    hints = get_type_hints(kind)
    values = {field.name: get_args(hints[field.name]) for field in fields(kind)}
    if set(data) != set(values):
        raise ValueError(f"options {sorted(data)} instead of {sorted(values)}")
    for name, value in data.items():
        if not any(type(value) is type(each) and value == each for each in values[name]):
            raise ValueError(f"option {name} = {value!r} is none of {values[name]}")
    return kind(**data)  # type: ignore[arg-type]  # checked above
