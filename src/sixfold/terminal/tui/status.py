"""Write the status line: whose turn it is, what a draft scores, who has won."""

from __future__ import annotations

from ...i18n import error_messages
from ...i18n.catalog import say, sentence
from ...rules.cards import CardsState
from ...rules.errors import Illegal
from ...rules.placement import Score
from ..board import lines_text
from ..narration import counted, due_line, opening_line, winner_line
from .match import Moment


def now(moment: Moment, score: Score | Illegal | None, prompt: str, lang: str) -> str:
    """Return what to do now; `score` is the draft's, `prompt` the editor's."""
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
    text = opening_line(view, lang) if view.opening else sentence(lang, say(lang, "web-your-turn"))
    if isinstance(view.state, CardsState) and view.state.last_turns is not None:
        text += " " + say(lang, "play-last-turns", n=view.state.last_turns)
    return text


def draft(moment: Moment, score: Score | Illegal | None, lang: str) -> str:
    """Return the points of a draft with its lines, or why it is illegal."""
    if score is None:
        return ""
    if isinstance(score, Illegal):
        return error_messages.refusal(score, moment.edition, lang, by_name=True)
    points = counted(moment.edition, score.points, lang)
    if not moment.edition.rules.has_grid and not score.points:
        points = say(lang, "web-legal")
    return say(lang, "tui-draft", points=points, lines=lines_text(score.lines, lang))


def result(moment: Moment, lang: str) -> str:
    """Return who has won, everybody's points, and why the game ended."""
    ended = moment.outcome
    if ended is None:
        return say(lang, "web-given-up")
    winner = winner_line(moment.edition, ended, moment.names, lang)
    every = ", ".join(f"{name} {score}" for name, score in zip(moment.names, ended.scores, strict=True))
    return f"{sentence(lang, winner)} {sentence(lang, every)} {say(lang, f'ending-{ended.ending}')}"
