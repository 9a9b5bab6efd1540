"""Hints and reviews in words, as the web client and `sixfold review` say them."""

from __future__ import annotations

from typing import Final

from ...ai.evaluate.evaluator import Stop
from ...ai.hints import STEPS, Hint
from ...ai.review.sentences import pieces
from ...ai.review.text import turn_report
from ...ai.review.turn import review_turn
from ...i18n.catalog import say
from ...rules.turn import Action, Exchange, Place, Play, Reroll
from .match import Own
from .sets_desk import set_name

DEPTH: Final = 0.5
"""Of what the review of a whole game spends on a turn: somebody is waiting."""


def hint_text(hint: Hint, step: int, lang: str) -> str:
    """What a hint says, no more than its step."""
    value = say(lang, f"{hint.attribute}-plural-{hint.value}") if hint.attribute else ""
    if step == 1 or not hint.count:
        return say(lang, f"web-hint-{hint.kind}", attribute=hint.attribute or "none", value=value)
    if step >= STEPS and hint.action is not None:
        return say(lang, f"web-hint-{hint.kind}-move", pieces=pieces(_letters(hint.action), lang))
    sets = ", ".join(set_name(row, lang) for row in hint.sets)
    told = say(lang, f"web-hint-{hint.kind}-place", n=hint.count, sets=sets, fresh="no" if sets else "yes")
    where = say(lang, "web-cell", row=hint.cells[0][1], column=hint.cells[0][0]) if hint.cells else ""
    return f"{told} {where}".strip()


def _letters(action: Action) -> tuple[str, ...]:
    match action:
        case Place(tiles):
            return tuple(str(piece) for _, piece in tiles)
        case Play(cards=some) | Exchange(pieces=some) | Reroll(pieces=some):
            return tuple(map(str, some))
    return ()


def review_text(own: tuple[Own, ...], names: tuple[str, ...], lang: str, stop: Stop) -> str:
    """The last turn beside the best ones, every step of it; raises Stopped. It takes thinking."""
    told = []
    for each in own:
        found = review_turn(each.view, each.action, each.number, DEPTH, stop=stop)
        told.append(turn_report(found, names, lang, cards=not each.view.edition.rules.has_grid))
    return "\n\n".join(told)
