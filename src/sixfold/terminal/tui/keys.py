"""List the keys of the table: what each does in which game, for the footer and the help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from textual.binding import BindingsMap

from ...i18n.catalog import say
from ...rules.ruleset import Ruleset
from .look import Look


class Key(NamedTuple):
    """Describe one or more keys: the action they call, its name in the footer, and its help."""

    keys: str
    action: str
    help: str
    name: str = ""
    when: Callable[[Ruleset], bool] = lambda _: True
    """Whether a game has it."""
    shown: str = ""
    offer: bool = False
    """Whether it answers an offer at a table on a server."""


KEYS: Final = (
    Key("enter", "enter", "web-key-enter", "tui-key-enter", shown="Enter"),
    Key("space", "take_up", "tui-help-take-up", shown="Space"),
    Key("tab", "next_place", "web-key-next", shown="Tab"),
    Key("u,backspace", "undo", "web-key-undo", "web-undo", shown="u"),
    Key("escape", "drop", "web-key-drop", shown="Esc"),
    Key("x", "choose", "web-key-exchange", "web-exchange", lambda rules: rules.exchanges),
    Key("r", "choose", "web-key-roll", "web-reroll", lambda rules: rules.rolled),
    Key("n", "new", "web-key-new", "tui-key-new", lambda rules: not rules.has_grid),
    Key("a", "arrange", "tui-help-arrange", "tui-key-arrange", lambda rules: not rules.has_grid),
    Key("h", "hint", "web-key-hint", "web-hint"),
    Key("w", "why", "tui-help-why"),
    Key("c", "home", "tui-help-centre"),
    Key("y", "answer(True)", "web-agree", "web-agree", offer=True),
    Key("d", "answer(False)", "web-decline", "web-decline", offer=True),
    Key("g", "new_game", "web-lobby", "web-lobby"),
    Key("question_mark,f1", "help", "web-key-list", "tui-key-help", shown="?"),
    Key("q,ctrl+q", "leave", "tui-help-leave", "tui-key-leave", shown="q"),
    Key("v", "review", "tui-help-review", "tui-key-review"),
    Key("up", "move(0,-1)", ""),
    Key("down", "move(0,1)", ""),
    Key("left", "move(-1,0)", ""),
    Key("right", "move(1,0)", ""),
)


def bind(bindings: BindingsMap, rules: Ruleset, lang: str) -> None:
    """Give a screen these keys, with names in the user's language."""
    for key in KEYS:
        if key.when(rules):
            name = say(lang, key.name) if key.name else ""
            bindings.bind(key.keys, key.action, name, bool(name), key.shown or None)


def help_text(rules: Ruleset, look: Look, lang: str, *, online: bool) -> str:
    """Return all keys, a line each."""
    lines = [
        ("1 … 9", "web-key-choose"),
        (" ".join(look.colors), "tui-help-letters"),
        ("← ↑ → ↓", "web-key-move"),
        *((key.shown or key.keys, key.help) for key in KEYS if key.when(rules) and key.help and online >= key.offer),
    ]
    width = max(len(name) for name, _ in lines)
    keys = "\n".join(f"{name:<{width}}  {say(lang, text)}" for name, text in lines)
    return f"{say(lang, f'tui-help-{rules.name}')}\n\n{keys}\n\n{say(lang, 'tui-help-marks')}"
