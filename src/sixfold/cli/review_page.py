"""Write a review as one HTML page, with its style and pictures and without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ..ai.review import sentences
from ..ai.review.sentences import number, percent
from ..ai.review.text import heading
from ..ai.review.types import Option, Review, ReviewedTurn, SeatSummary
from ..i18n.catalog import say
from ..i18n.player_names import player_names
from ..render import diagrams
from ..rules.actions import Place, Play
from ..rules.notation import read_action
from ..rules.position import Position
from ..rules.record import Game

STYLE: Final = """
:root { color-scheme: light dark; --ink: #23201b; --soft: #6a6358; --page: #f6f2ea; --panel: #fffdf8;
  --line: #ddd5c7 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2ede2; --soft: #b3aa9b; --page: #191714; --panel: #24211d; --line: #413b33 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 0 auto;
  max-width: 60rem;
  padding: 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem } h3 { font-size: 1rem; margin: 0 }
article, .panel { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 1rem;
  margin: .75rem 0 }
.mark { display: inline-block; min-width: 2em; text-align: center; border: 1.5px solid; border-radius: 8px;
  font-weight: 700 }
.soft { color: var(--soft) } .wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; padding: .3rem .6rem .3rem 0 }
td.n, th.n { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
tr + tr td { border-top: 1px solid var(--line) }
svg { max-width: 100%; height: auto; display: block } polyline { fill: none; stroke: currentColor; stroke-width: 2 }
ul { margin: .5rem 0; padding-inline-start: 1.2rem }
"""
DASHES: Final = ("none", "9 5", "2 5", "14 4 2 4")


def page(game: Game, review: Review, lang: str) -> str:
    """Return the page."""
    names = player_names(game.seats, lang)
    title = escape(heading(game, names, lang))
    body = [
        f"<h1>{title}</h1>",
        *_parts(review.summary.seats, names, lang),
        f"<h2>{escape(say(lang, 'review-chance'))}</h2>",
        _graph(review, names, lang),
        f'<p class="soft">{escape(say(lang, "review-sampled"))}</p>',
    ]
    for at, turn in zip(game.positions(), review.turns, strict=False):
        body += _turn(game, at, turn, names, lang)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n<main>\n" + "\n".join(body) + "\n</main>\n</html>\n"
    )


def _parts(seats: Sequence[SeatSummary], names: Sequence[str], lang: str) -> Iterator[str]:
    keys = ("accuracy", "skill", "given", "luck", "result")
    yield f"<h2>{escape(say(lang, 'review-parts'))}</h2><p>{escape(say(lang, 'review-parts-about'))}</p>"
    heads = "".join(f'<th class="n">{escape(say(lang, f"review-{key}"))}</th>' for key in keys)
    yield f'<div class="panel wide"><table><tr><th>{escape(say(lang, "review-player"))}</th>{heads}</tr>'
    for name, seat in zip(names, seats, strict=True):
        parts = ((seat.skill, seat.skill_spread), (seat.given, seat.given_spread), (seat.luck, seat.luck_spread))
        cells = ["–" if seat.accuracy is None else number(seat.accuracy, lang)]
        cells += [f"{number(part, lang, sign=True)} ± {number(spread, lang)}" for part, spread in parts]
        cells.append(number(seat.margin, lang, sign=True))
        row = "".join(f'<td class="n">{each}</td>' for each in cells)
        yield f"<tr><td>{escape(name)}</td>{row}</tr>"
    yield "</table></div>"


def _graph(review: Review, names: Sequence[str], lang: str) -> str:
    """Plot the chances of winning, a line for each seat, distinguished by dashes."""
    chances, wide, high = review.summary.chances, 800, 180
    step = wide / max(1, len(chances) - 1)
    lines = [
        f'<polyline stroke-dasharray="{DASHES[seat]}" points="'
        + " ".join(f"{step * at:.1f},{high - high * each[seat]:.1f}" for at, each in enumerate(chances))
        + '"/>'
        for seat in range(len(names))
    ]
    keys = [
        '<svg width="40" height="8" style="display:inline" aria-hidden="true">'
        f'<polyline stroke-dasharray="{DASHES[seat]}" '
        f'points="0,4 40,4"/></svg> {escape(name)} '
        for seat, name in enumerate(names)
    ]
    label = escape(say(lang, "review-chance"))
    picture = f'<svg role="img" aria-label="{label}" viewBox="-4 -4 {wide + 8} {high + 8}">{"".join(lines)}</svg>'
    return f'<div class="panel">{picture}<p>{"".join(keys)}</p></div>'


def _turn(game: Game, at: Position, turn: ReviewedTurn, names: Sequence[str], lang: str) -> Iterator[str]:
    verdict = say(lang, "review-forced" if turn.forced else f"review-verdict-{turn.verdict}")
    mark = "" if turn.forced else f'<span class="mark" aria-hidden="true">{sentences.MARKS[turn.verdict]}</span> '
    played = escape(sentences.action(turn.played, lang))
    yield f'<article id="turn-{turn.turn}"><h3>{turn.turn}. {escape(names[turn.seat])}: {mark}{escape(verdict)}</h3>'
    yield f"<p>{played} (+{turn.played.points})</p>"
    if turn.verdict != "best" and not turn.forced:
        yield f"<p>{escape(sentences.lost(turn, lang, game.edition.rules))}</p>"
        reasons = "".join(f"<li>{escape(sentences.reason(each, lang))}</li>" for each in turn.reasons)
        yield f"<ul>{reasons}</ul>" if reasons else ""
        yield _picture(game, at, turn, lang)
    if not turn.forced:
        yield from _options(turn, lang)
    yield "</article>"


def _options(turn: ReviewedTurn, lang: str) -> Iterator[str]:
    heads = (
        ("", "review-action"),
        (' class="n"', "review-now"),
        (' class="n"', "review-margin"),
        (' class="n"', "review-chance"),
    )
    yield f"<details><summary>{escape(say(lang, 'review-options'))}</summary>"
    yield '<div class="wide"><table><tr>' + "".join(f"<th{kind}>{escape(say(lang, key))}</th>" for kind, key in heads)
    yield "</tr>"
    for option in turn.best:
        what = sentences.action(option, lang)
        if option.action == turn.played.action:
            what = say(lang, "text-aside", text=what, aside=say(lang, "review-played"))
        numbers = (f"+{option.points}", sentences.value(option, lang), percent(option.chance, lang))
        cells = "".join(f'<td class="n">{escape(each)}</td>' for each in numbers)
        yield f"<tr><td>{escape(what)}</td>{cells}</tr>"
    yield "</table></div></details>"


def _picture(game: Game, at: Position, turn: ReviewedTurn, lang: str) -> str:
    """Draw the table with the best action on it."""
    best: Option = turn.best[0]
    title = say(lang, "review-best-was", action=sentences.action(best, lang))
    action = read_action(best.action)
    match action:
        case Place(tiles):
            table = dict(at.grid.lay(tiles).pieces)
            cubes = game.edition.rules.rolled
            return diagrams.grid_svg(table, title=title, draft=[cell for cell, _ in tiles], cubes=cubes, cell=36)
        case Play():
            return diagrams.sets_svg(
                [*action.qwirkles, *action.table], title=title, qwirkles=range(len(action.qwirkles))
            )
    return f"<p>{escape(title)}</p>"
