"""Write the panels beside the table: scores, supply and log, as text with pieces in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual.markup import escape

from ...i18n.catalog import label, say
from ...rules.actions import Exchange, Place, Play, Reroll
from ...rules.piece import Piece
from ..narration import supply_line
from .look import Look
from .match import LogEntry, Moment

MAX_LOG_TURNS: Final = 60
"""Turns that the log shows: no screen is higher."""


def pieces_markup(pieces: Iterable[Piece], look: Look) -> str:
    """Return pieces as markup, with spaces between them."""
    return " ".join(map(look.markup, pieces))


def scores(moment: Moment, look: Look, lang: str) -> str:
    """Return a line or two for every player, and the supply."""
    view, lines = moment.view, []
    width = max(map(len, moment.names))
    for seat, name in enumerate(moment.names):
        on = ">" if seat == view.mover and not moment.over else " "
        best = "*" if moment.outcome and seat in moment.outcome.winners else " "
        shown, room = escape(name[:16]), " " * (min(16, width) - len(name[:16]))
        lines.append(f"{on} [b]{shown} [/b]{room}[b]{view.scores[seat]:>4}[/b]{best}")
        lines += (f"    {each}" for each in _before(moment, seat, look, lang))
    return "\n".join([*lines, "", supply_line(view, lang)])


def _before(moment: Moment, seat: int, look: Look, lang: str) -> list[str]:
    """Return what everybody may see of a player."""
    view = moment.view
    if view.edition.rules.rolled:
        return [pieces_markup(view.hands[seat] or (), look)]
    unit = "count-tiles" if view.edition.rules.has_grid else "count-cards"
    return [say(lang, unit, n=view.hand_sizes[seat])]


def one_line(moment: Moment, look: Look, lang: str) -> str:
    """Return the scores in one line, for narrow screens."""
    view = moment.view
    players = (
        f"{'>' if seat == view.mover and not moment.over else ''}{escape(name[:12])} [b]{view.scores[seat]}[/b]"
        for seat, name in enumerate(moment.names)
    )
    return "  ".join([*players, supply_line(view, lang)])


def log(moment: Moment, look: Look, lang: str) -> str:
    """Return the last turns, the newest first."""
    names, last = moment.names, reversed(moment.log[-MAX_LOG_TURNS:])
    return "\n".join(label(lang, escape(names[each.turn.seat][:12]), what(each, look, lang)) for each in last)


def what(entry: LogEntry, look: Look, lang: str) -> str:
    """Return what a turn did, with its points."""
    turn, points = entry.turn, f" [b]+{entry.points}[/b]"
    match turn.action:
        case Place(tiles):
            return pieces_markup((piece for _, piece in tiles), look) + points
        case Play(cards):
            return pieces_markup(cards, look) + (points if entry.points else "")
        case Exchange():
            return say(lang, "web-turn-swap", n=turn.drawn_count)
        case Reroll(pieces):
            return label(lang, say(lang, "web-turn-reroll", n=len(pieces)), pieces_markup(turn.drawn or (), look))
    text = say(lang, f"web-turn-{type(turn.action).__name__.lower()}")
    return label(lang, text, pieces_markup(turn.shown, look)) if turn.shown else text
