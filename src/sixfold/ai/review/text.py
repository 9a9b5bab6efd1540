"""Format a review as text for the terminal: each turn in a line or two, then luck and skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...i18n.catalog import label, say, sentence
from ...i18n.player_names import player_names
from ...i18n.rulebook import edition_name
from ...rules.record import Game
from ...rules.ruleset import Ruleset
from . import sentences
from .sentences import number, percent
from .types import Review, ReviewedTurn, SeatSummary


def report(game: Game, review: Review, lang: str) -> str:
    """Return the whole review as text."""
    names = player_names(game.seats, lang)
    lines = [heading(game, names, lang), ""]
    for turn in review.turns:
        lines += _turn(turn, names, lang, game.edition.rules)
    return "\n".join([*lines, "", *_parts(review.summary.seats, names, lang)])


def heading(game: Game, names: Sequence[str], lang: str) -> str:
    """Return the title of a review: edition, players and scores."""
    players = ", ".join(f"{name} {score}" for name, score in zip(names, game.position.scores, strict=True))
    title = label(lang, say(lang, "review-title"), edition_name(game.edition, lang))
    return f"{sentence(lang, title)} {players}"


def _turn(turn: ReviewedTurn, names: Sequence[str], lang: str, rules: Ruleset) -> Iterator[str]:
    mark = "" if turn.forced else sentences.MARKS[turn.verdict]
    yield f"{turn.turn:>3} {mark:<2} {names[turn.seat]}: {sentences.action(turn.played, lang)} (+{turn.played.points})"
    if turn.verdict == "best" or turn.forced:
        return
    pad = " " * 7
    verdict = say(lang, f"review-verdict-{turn.verdict}")
    yield pad + sentence(lang, label(lang, verdict, sentences.lost(turn, lang, rules)))
    yield f"{pad}{say(lang, 'review-best-was', action=sentences.action(turn.best[0], lang))} (+{turn.best[0].points})"
    for each in turn.reasons:
        yield f"{pad}{sentences.reason(each, lang)}"


def one_turn(game: Game, turn: ReviewedTurn, lang: str) -> str:
    """Return one turn of a game with all its best choices."""
    return turn_report(turn, player_names(game.seats, lang), lang, game.edition.rules)


def turn_report(turn: ReviewedTurn, names: Sequence[str], lang: str, rules: Ruleset) -> str:
    """Return one turn with all its best choices."""
    lines = list(_turn(turn, names, lang, rules))
    lines += ["", say(lang, "review-options")]
    for option in turn.best:
        text = f"{sentences.action(option, lang)} (+{option.points})"
        if option.action == turn.played.action:
            text = say(lang, "text-aside", text=text, aside=say(lang, "review-played"))
        chance = label(lang, say(lang, "review-chance"), percent(option.chance, lang))
        margin = label(lang, say(lang, "review-margin"), sentences.value(option, lang))
        lines += [f"  {text}", f"      {margin} · {chance}"]
    return "\n".join([*lines, "", say(lang, "review-sampled")])


def _parts(seats: Sequence[SeatSummary], names: Sequence[str], lang: str) -> Iterator[str]:
    yield say(lang, "review-parts")
    yield say(lang, "review-parts-about")
    for name, seat in zip(names, seats, strict=True):
        yield f"  {name}"
        if seat.accuracy is not None:
            yield "    " + label(lang, say(lang, "review-accuracy"), f"{number(seat.accuracy, lang)} / 100")
        for key, part, spread in (
            ("skill", seat.skill, seat.skill_spread),
            ("given", seat.given, seat.given_spread),
            ("luck", seat.luck, seat.luck_spread),
        ):
            value = f"{number(part, lang, sign=True)} ± {number(spread, lang)}"
            yield "    " + label(lang, say(lang, f"review-{key}"), value)
        yield "    " + label(lang, say(lang, "review-result"), number(seat.margin, lang, sign=True))
