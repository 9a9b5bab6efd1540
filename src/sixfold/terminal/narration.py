"""Write the turns, forced actions and result of a game as text."""

from __future__ import annotations

from collections.abc import Sequence

from ..i18n.catalog import say
from ..rules.actions import Exchange, Reroll, Roll
from ..rules.cards import CardsOptions, CardsState
from ..rules.cubes import dead
from ..rules.edition import Edition
from ..rules.position import Outcome, Position
from ..rules.ruleset import ForcedAction
from ..rules.view import View
from .board import lines_text, pieces_text
from .local_game import TakenTurn


def counted(edition: Edition, n: int, lang: str) -> str:
    """Return a score with its unit: points, or Qwirkles in Cards."""
    return say(lang, f"count-{edition.rules.score_unit}", n=n)


def turn_lines(taken: TakenTurn, name: str, lang: str) -> list[str]:
    """Return what everybody may know of a turn."""
    score, turn, edition = taken.score, taken.public_turn, taken.before.edition
    points = counted(edition, score.points, lang)
    lines = [say(lang, "play-turn", name=name, what=_what(taken, lang), points=points) + lines_text(score.lines, lang)]
    if turn.shown:
        lines.append(say(lang, "play-shown", pieces=pieces_text(turn.shown)))
    if score.last_piece:
        lines.append(say(lang, "play-last-piece", name=name, n=score.last_piece, game=edition.game))
    if isinstance(taken.after.state, CardsState) and taken.after.state.last_turns == taken.after.seats:
        lines.append(say(lang, "play-stock-empty"))
    return lines


def _what(taken: TakenTurn, lang: str) -> str:
    turn, before = taken.public_turn, taken.before
    match turn.action:
        case Exchange():
            return say(lang, "play-exchanged", n=turn.drawn_count, game=before.edition.game)
        case Roll() if dead(before.grid, before.hand):
            return f"{say(lang, 'play-dead')} → {pieces_text(turn.drawn or ())}"
        case Reroll() | Roll():
            return f"{turn.action!s} → {pieces_text(turn.drawn or ())}"
    return str(turn.action)


def due_line(at: Position | View, due: ForcedAction, lang: str) -> str:
    """Return the sentence about a forced action."""
    if due == Roll() and dead(at.grid, at.hand):
        return say(lang, "play-forced-dead")
    return say(lang, f"play-forced-{due!s}")


def opening_line(at: Position | View, lang: str) -> str:
    """Return the sentence about the first turn."""
    any_set = isinstance(at.edition.options, CardsOptions) and at.edition.options.opening == "any"
    return say(lang, "play-opening-any" if any_set else "play-opening")


def supply_line(at: Position | View, lang: str) -> str:
    """Return how many pieces are left to draw."""
    key = "play-bag" if at.edition.rules.has_grid else "play-stock"
    return say(lang, key, n=at.supply_count, game=at.edition.game)


def winner_line(edition: Edition, outcome: Outcome, names: Sequence[str], lang: str) -> str:
    """Return who has won and with how much."""
    winners = [names[seat] for seat in outcome.winners]
    points = counted(edition, outcome.scores[outcome.winners[0]], lang)
    return say(lang, "play-winner" if len(winners) == 1 else "play-shared", names=", ".join(winners), points=points)
