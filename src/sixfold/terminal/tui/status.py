"""What is the matter at the table, in a sentence or two: whose turn it is, what a draft brings, who has won."""

from __future__ import annotations

from ...i18n import error_messages
from ...i18n.catalog import say
from ...rules.placement import Score
from ...rules.turn import Illegal
from ..board import lines_text
from ..narration import counted, due_line, opening_line
from .match import Moment


def now(moment: Moment, score: Score | Illegal | None, prompt: str, lang: str) -> str:
    """What to know or to do now; `score` is that of the draft, `prompt` what the desk asks for."""
    view = moment.view
    if moment.lost:
        return say(lang, "web-connection-lost")
    if moment.over:
        return result(moment, lang)
    if not moment.your_turn:
        return say(lang, "web-turn-of", name=moment.names[view.mover])
    if score is not None or prompt:
        return " ".join(filter(None, (draft(moment, score, lang), prompt)))
    if moment.due is not None:
        return due_line(view, moment.due, lang)
    told = opening_line(view, lang) if view.opening else say(lang, "web-your-turn") + "."
    if view.last_turns is not None:
        told += " " + say(lang, "play-last-turns", n=view.last_turns)
    return told


def draft(moment: Moment, score: Score | Illegal | None, lang: str) -> str:
    """The points of a draft with its lines, or why it cannot be played as it is."""
    if score is None:
        return ""
    if isinstance(score, Illegal):
        return error_messages.refusal(score, moment.edition, lang)
    points = counted(moment.edition, score.points, lang)
    if not moment.edition.rules.has_grid and not score.points:
        points = say(lang, "web-legal")
    return say(lang, "tui-draft", points=points, lines=lines_text(score.lines, lang))


def result(moment: Moment, lang: str) -> str:
    """Who has won, everybody's points, and why the game ended."""
    ended = moment.outcome
    if ended is None:
        return say(lang, "web-given-up")
    names = ", ".join(moment.names[seat] for seat in ended.winners)
    points = counted(moment.edition, ended.scores[ended.winners[0]], lang)
    told = say(lang, "play-winner" if len(ended.winners) == 1 else "play-shared", names=names, points=points)
    every = ", ".join(f"{name} {score}" for name, score in zip(moment.names, ended.scores, strict=True))
    return f"{told}. {every}. {say(lang, f'ending-{ended.ending}')}"
