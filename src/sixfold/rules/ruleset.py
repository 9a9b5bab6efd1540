"""Define a game as one object with its rules and traits, and the registry of three."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .actions import Action, Choice, Pass, Redraw, Roll, Turn
from .options import Options, Setting
from .piece import Hand
from .state import State

if TYPE_CHECKING:
    from .notation import Fields, Words
    from .placement import Score
    from .position import Ending, Position
    from .rng import Dice
    from .turn_context import TurnContext

GameName = Literal["qwirkle", "cubes", "cards"]
GAMES: Final[tuple[GameName, ...]] = get_args(GameName)
"""The names of all games, in the order in which they are listed."""
DEFAULT_GAME: Final[GameName] = GAMES[0]

ForcedAction: TypeAlias = Roll | Redraw | Pass
"""What the rules do for a player who can do nothing else."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Ruleset:
    """The rules and traits of one game. Ask for a trait instead of comparing names."""

    name: GameName
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
    options: type[Options]
    """What editions of this game can choose."""
    state: Callable[..., State]
    """Make a state; the first argument is its table."""
    new_state: Callable[[int], State]
    """Return the state before the first turn, for that many seats."""
    state_words: Callable[[TurnContext], Words]
    """Return the words of the state in the notation of a position."""
    read_state: Callable[[Fields, int], State]
    """Parse the words of a state, for that many seats; raise NotationError, or Illegal for a table with an error."""
    is_consistent: Callable[[Position], bool]
    """Test if the state of a position agrees with its other numbers."""
    sections: tuple[str, ...]
    """What the rulebooks print, in the order in which it is best read."""
    rulings: tuple[str, ...]
    """What fills the gaps. A ruling made for tiles is listed for each game where it applies."""
    topics: Mapping[str, str]
    """What the editions differ on, and in which section."""

    legal: Callable[[TurnContext], tuple[Choice | Action, ...]]
    forced_action: Callable[[TurnContext], ForcedAction | None]
    check: Callable[[TurnContext, Action], Score]
    draw: Callable[[Position, Action, Dice], Hand]
    """Draw or roll what an action asks for."""
    apply: Callable[[Position, Turn, Score | None], Position]
    """Take a turn. An action whose score is given is legal, and not checked again."""
    drawing_cannot_help: Callable[[Position], bool]
    """No piece that could still be drawn or rolled would help the player to move."""
    ending: Callable[[Position], Ending]
    """Why a finished game ended."""
    can_start: Callable[[tuple[Hand, ...]], bool] = lambda _: True
    """Whether somebody can start with these hands."""
    settings: tuple[Setting, ...] = ()
    """What tables may choose where an edition prints the first of its values."""

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
