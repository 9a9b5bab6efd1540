"""What is told of a game in a terminal, in words: turns, what the rules leave to do, the result."""

from __future__ import annotations

from ..i18n.catalog import say
from ..rules.cubes import dead
from ..rules.edition import Edition
from ..rules.position import Position
from ..rules.record import Game
from ..rules.ruleset import Forced
from ..rules.turn import Exchange, Reroll, Roll
from ..rules.view import View
from .board import lines_text, pieces_text
from .local import Taken


def counted(edition: Edition, n: int, lang: str) -> str:
    """Points, or Qwirkles in Cards."""
    return say(lang, f"count-{edition.rules.score_unit}", n=n)


def turn_lines(taken: Taken, name: str, lang: str) -> list[str]:
    """What everybody hears of a turn."""
    score, heard, edition = taken.score, taken.heard, taken.before.edition
    points = counted(edition, score.points, lang)
    told = [say(lang, "play-turn", name=name, what=_what(taken, lang), points=points) + lines_text(score.lines, lang)]
    if heard.shown:
        told.append(say(lang, "play-shown", pieces=pieces_text(heard.shown)))
    if score.last_piece:
        told.append(say(lang, "play-last-piece", name=name, n=score.last_piece))
    if taken.after.last_turns == taken.after.seats:
        told.append(say(lang, "play-stock-empty"))
    return told


def _what(taken: Taken, lang: str) -> str:
    heard, before = taken.heard, taken.before
    match heard.action:
        case Exchange():
            return say(lang, "play-exchanged", n=heard.drawn)
        case Roll() if dead(before.grid, before.hand):
            return f"{say(lang, 'play-dead')} → {pieces_text(heard.chance or ())}"
        case Reroll() | Roll():
            return f"{heard.action!s} → {pieces_text(heard.chance or ())}"
    return str(heard.action)


def due_line(at: Position | View, due: Forced, lang: str) -> str:
    """What the rules do for a player who can do nothing else."""
    if due == Roll() and dead(at.grid, at.hand):
        return say(lang, "play-forced-dead")
    return say(lang, f"play-forced-{due!s}")


def opening_line(at: Position | View, lang: str) -> str:
    return say(lang, "play-opening" if at.edition.opening == "largest set" else "play-opening-any")


def supply_line(at: Position | View, lang: str) -> str:
    return say(lang, "play-bag" if at.edition.rules.has_grid else "play-stock", n=at.supply_count)


def result_line(game: Game, lang: str) -> str:
    """Who has won, with how much, and why the game ended."""
    ended = game.outcome
    assert ended is not None
    names = [game.seats[seat].name for seat in ended.winners]
    key = "play-winner" if len(names) == 1 else "play-shared"
    told = say(lang, key, names=", ".join(names), points=counted(game.edition, ended.scores[ended.winners[0]], lang))
    return f"{told}. {say(lang, f'ending-{ended.ending}')}"
