"""Define what the editions of each game can choose, and validate the options of an edition file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar, Literal, Self, TypeAlias, get_args, get_type_hints

if TYPE_CHECKING:
    from .edition import Edition

Tie = Literal["youngest", "oldest"]
"""Who starts among equals."""
Opening = Literal["largest set", "any"]
"""What the first turn of Cards must lay."""
NewRows = Literal["any", "matched", "keep three"]
"""What Cards asks of new rows (C15, C16).

`any`: nothing.
`matched`: each final row has a card from the hand, or an old row to itself that it shares a card with.
`keep three`: a final row may continue one old row of its colour or shape that it shares a card with. All others are
new: they hold a card from the hand, and take no card of an old row that is not continued.
"""


class _Options:
    __slots__ = ()

    @classmethod
    def of(cls, edition: Edition) -> Self:
        """Return the options of an edition; raise TypeError if its game has others."""
        if not isinstance(edition.options, cls):
            raise TypeError(f"{edition.id} has no {cls.__name__}")
        return edition.options


@dataclass(frozen=True, slots=True)
class QwirkleOptions(_Options):
    """What editions of Qwirkle differ in."""

    tie: Tie
    single_opening_points: Literal[0, 1]
    """What an opening of a single tile scores (ruling A4)."""


@dataclass(frozen=True, slots=True)
class CubesOptions(_Options):
    """Editions of Cubes have no options."""

    tie: ClassVar[Tie] = "oldest"


@dataclass(frozen=True, slots=True)
class CardsOptions(_Options):
    """What editions of Cards differ in."""

    tie: Tie
    opening: Opening
    new_rows: NewRows


Options: TypeAlias = QwirkleOptions | CubesOptions | CardsOptions


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
