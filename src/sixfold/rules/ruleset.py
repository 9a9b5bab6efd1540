"""A game of the family as one object: its rules and its traits. The registry has three."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from .piece import Hand
from .turn import Action, Choice, Pass, Redraw, Roll, Turn

if TYPE_CHECKING:
    from .placement import Score
    from .position import Ending, Position
    from .rng import Dice
    from .turn_context import Standing

Forced: TypeAlias = Roll | Redraw | Pass
"""What the rules do for a player who can do nothing else."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Ruleset:
    """The rules and traits of one game. Ask for a trait instead of comparing names."""

    name: str
    has_grid: bool
    """Pieces are placed on a grid; otherwise cards form sets."""
    open_hands: bool
    """Everybody sees all hands."""
    rolled: bool
    """Shapes are rolled, so the supply counts colours, and players may re-roll."""
    exchanges: bool
    """A turn may be an exchange."""
    score_unit: Literal["points", "qwirkles"]
    announces_sets: bool
    """The largest set decides who starts, ages only among equals; otherwise ages alone do."""
    options: frozenset[str]
    """Fields of `Edition` that an edition of this game may set."""
    sections: tuple[str, ...]
    """What the rulebooks print, in the order in which it is best read."""
    rulings: tuple[str, ...]
    """What fills the gaps. A ruling made for tiles is listed for each game where it applies."""
    topics: Mapping[str, str]
    """What the editions differ on, and in which section."""

    legal: Callable[[Standing], tuple[Choice | Action, ...]]
    forced: Callable[[Standing], Forced | None]
    check: Callable[[Standing, Action], Score]
    draw: Callable[[Position, Action, Dice], Hand]
    """Draw or roll what an action asks for."""
    apply: Callable[[Position, Turn], Position]
    cannot_be_helped: Callable[[Position], bool]
    """No piece that could still be drawn or rolled would help the player to move."""
    ending: Callable[[Position], Ending]
    """Why a finished game ended."""
    can_start: Callable[[tuple[Hand, ...]], bool] = lambda _: True
    """Whether somebody can start with these hands."""

    def __repr__(self) -> str:
        return f"ruleset({self.name!r})"

    def __reduce__(self) -> tuple[Callable[[str], Ruleset], tuple[str]]:
        return ruleset, (self.name,)


def ruleset(name: str) -> Ruleset:
    """Return the ruleset of that name; raise KeyError."""
    return rulesets()[name]


@cache
def rulesets() -> dict[str, Ruleset]:
    """Return all rulesets by their names."""
    from . import cards, cubes, qwirkle  # their modules build rulesets, and so import this one

    return {each.name: each for each in (qwirkle.RULESET, cubes.RULESET, cards.RULESET)}
