"""Play the whole Qwirkle family, tiles, cubes and cards, exactly as the rulebooks print them."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from .render import render

if TYPE_CHECKING:
    from .ai.bots import bot, level
    from .ai.review.game import review
    from .rules.actions import Action, Choice, Exchange, Pass, Place, Play, Redraw, Reroll, Roll
    from .rules.edition import UnknownEdition, edition, editions
    from .rules.errors import Illegal, NotationError
    from .rules.notation import action_text, position, read_action
    from .rules.piece import piece
    from .rules.position import Position, Seat
    from .rules.record import Game, RecordError, read_record, to_json, verify
    from .rules.referee import apply, arrangement, check, deal, legal, view
    from .rules.rng import Fair
    from .rules.view import View

    __version__: str

__all__ = [
    "Action",
    "Choice",
    "Exchange",
    "Fair",
    "Game",
    "Illegal",
    "NotationError",
    "Pass",
    "Place",
    "Play",
    "Position",
    "RecordError",
    "Redraw",
    "Reroll",
    "Roll",
    "Seat",
    "UnknownEdition",
    "View",
    "__version__",
    "action_text",
    "apply",
    "arrangement",
    "bot",
    "check",
    "deal",
    "edition",
    "editions",
    "legal",
    "level",
    "piece",
    "position",
    "read_action",
    "read_record",
    "render",
    "review",
    "to_json",
    "verify",
    "view",
]

_MODULES: Final = {
    "ai.bots": ("bot", "level"),
    "ai.review.game": ("review",),
    "rules.actions": ("Action", "Choice", "Exchange", "Pass", "Place", "Play", "Redraw", "Reroll", "Roll"),
    "rules.edition": ("UnknownEdition", "edition", "editions"),
    "rules.errors": ("Illegal", "NotationError"),
    "rules.notation": ("action_text", "position", "read_action"),
    "rules.piece": ("piece",),
    "rules.position": ("Position", "Seat"),
    "rules.record": ("Game", "RecordError", "read_record", "to_json", "verify"),
    "rules.referee": ("apply", "arrangement", "check", "deal", "legal", "view"),
    "rules.rng": ("Fair",),
    "rules.view": ("View",),
}
_MODULE_OF: Final = {name: module for module, names in _MODULES.items() for name in names}
"""Names are imported when they are first used, to keep `import sixfold` and every command fast."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("sixfold")
    elif name in _MODULE_OF:
        value = getattr(import_module(f".{_MODULE_OF[name]}", __name__), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
