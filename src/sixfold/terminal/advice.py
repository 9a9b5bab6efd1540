"""Write hints and reviews of turns as text, in the words of the web client and `sixfold review`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..ai.hints import STEPS, Hint
from ..ai.kernel import Stop
from ..ai.review.sentences import pieces, set_name
from ..ai.review.text import turn_report
from ..ai.review.turn import review_turn
from ..i18n.catalog import say
from ..rules.actions import Action, action_pieces
from ..rules.view import View

DEPTH: Final = 0.5
"""Share of the effort that the review of a whole game spends on a turn: the player is waiting."""


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """Hold a turn to review: the view before it, the action, and its number from 1."""

    view: View
    action: Action
    number: int


def hint_text(hint: Hint, step: int, game: str, lang: str) -> str:
    """Return what a hint says at a step."""
    value = say(lang, f"{hint.attribute}-plural-{hint.value}") if hint.attribute else ""
    if step == 1 or not hint.count:
        return say(lang, f"web-hint-{hint.kind}", attribute=hint.attribute or "none", value=value)
    if step >= STEPS and hint.action is not None:
        return say(lang, f"web-hint-{hint.kind}-move", pieces=pieces(map(str, action_pieces(hint.action)), lang))
    sets = ", ".join(set_name(row, lang) for row in hint.sets)
    fresh = "no" if sets else "yes"
    place = say(lang, f"web-hint-{hint.kind}-place", n=hint.count, sets=sets, fresh=fresh, game=game)
    where = say(lang, "web-cell", row=hint.cells[0][1], column=hint.cells[0][0]) if hint.cells else ""
    return f"{place} {where}".strip()


def review_text(own: tuple[OwnTurn, ...], names: tuple[str, ...], lang: str, stop: Stop) -> str:
    """Compare every step of the last turn with the best actions; raise Stopped."""
    reports = []
    for each in own:
        found = review_turn(each.view, each.action, each.number, DEPTH, stop=stop)
        reports.append(turn_report(found, names, lang, each.view.edition.rules))
    return "\n\n".join(reports)
