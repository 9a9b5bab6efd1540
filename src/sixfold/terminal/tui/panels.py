"""Beside the table: who has how much, what is left to draw, and what has happened, as text with pieces in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual.markup import escape

from ...i18n.catalog import say
from ...rules.piece import Piece
from ...rules.turn import Exchange, Place, Play, Reroll
from ..narration import supply_line
from .look import Look
from .match import Event, Moment

MOST: Final = 60
"""Turns that the log shows: no screen is higher."""


def pieces_markup(pieces: Iterable[Piece], look: Look) -> str:
    return " ".join(map(look.markup, pieces))


def scores(moment: Moment, look: Look, lang: str) -> str:
    """A line or two for every player, and what is left to draw."""
    view, told = moment.view, []
    width = max(map(len, moment.names))
    for seat, name in enumerate(moment.names):
        on = ">" if seat == view.mover and not moment.over else " "
        best = "*" if moment.outcome and seat in moment.outcome.winners else " "
        shown = escape(name[:16])
        told.append(f"{on} [b]{shown} [/b]{' ' * (min(16, width) - len(name[:16]))}[b]{view.scores[seat]:>4}[/b]{best}")
        told += (f"    {each}" for each in _before(moment, seat, look, lang))
    return "\n".join([*told, "", supply_line(view, lang)])


def _before(moment: Moment, seat: int, look: Look, lang: str) -> list[str]:
    """What everybody may see before a player."""
    view = moment.view
    if view.edition.rules.rolled:
        return [pieces_markup(view.hands[seat] or (), look)]
    unit = "count-tiles" if view.edition.rules.has_grid else "count-cards"
    return [say(lang, unit, n=view.hand_sizes[seat])]


def one_line(moment: Moment, look: Look, lang: str) -> str:
    """The scores where there is no room beside the table."""
    view = moment.view
    players = (
        f"{'>' if seat == view.mover and not moment.over else ''}{escape(name[:12])} [b]{view.scores[seat]}[/b]"
        for seat, name in enumerate(moment.names)
    )
    return "  ".join([*players, supply_line(view, lang)])


def log(moment: Moment, look: Look, lang: str) -> str:
    """The last turns, the newest first."""
    names, last = moment.names, reversed(moment.log[-MOST:])
    return "\n".join(f"{escape(names[each.seat][:12])}: {what(each, look, lang)}" for each in last)


def what(event: Event, look: Look, lang: str) -> str:
    """What a turn did, with its points."""
    match event.action:
        case Place(tiles):
            return f"{pieces_markup((piece for _, piece in tiles), look)} [b]+{event.points}[/b]"
        case Play(cards):
            return pieces_markup(cards, look) + (f" [b]+{event.points}[/b]" if event.points else "")
        case Exchange():
            return say(lang, "web-turn-swap", n=event.drawn)
        case Reroll(pieces):
            return f"{say(lang, 'web-turn-reroll', n=len(pieces))}: {pieces_markup(event.chance or (), look)}"
    verb = type(event.action).__name__.lower()
    shown = f": {pieces_markup(event.shown, look)}" if event.shown else ""
    return say(lang, f"web-turn-{verb}") + shown
