"""Write a tournament as one HTML page, with its style and SVG plots and without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ..arena.summary import Json
from ..i18n.catalog import say
from .arena_plots import cost, ratings
from .arena_text import COLUMNS, against, fault_lines, interval_text, notes, number, row, shown_name

STYLE: Final = """
:root { color-scheme: light dark; --ink: #23201b; --soft: #6a6358; --page: #f6f2ea; --panel: #fffdf8;
  --line: #ddd5c7; --tone: #e9e1d2 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2ede2; --soft: #b3aa9b; --page: #191714; --panel: #24211d; --line: #413b33; --tone: #3d3730 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 0 auto;
  max-width: 64rem; padding: 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .5rem 0 } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; margin: .75rem 0 }
.soft { color: var(--soft) } .wide { overflow-x: auto } p { max-width: 44rem }
table { border-collapse: collapse; width: 100% }
caption { text-align: start; color: var(--soft); padding-bottom: .5rem }
th, td { text-align: start; padding: .35rem .8rem .35rem 0; font-weight: 400 }
thead th { color: var(--soft); font-size: .875rem; vertical-align: bottom }
tbody th { font-weight: 600; min-width: 7rem }
.n { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
tbody tr + tr > * { border-top: 1px solid var(--line) }
.across tbody td { padding: .35rem .5rem; min-width: 2.5rem; background:
  linear-gradient(to right, var(--tone) var(--share, 0%), transparent var(--share, 0%)) content-box;
  border-inline-start: 1px solid var(--line) }
.across thead th { text-align: end; padding-inline-end: .5rem }
.rows { display: grid; grid-template-columns: minmax(5rem, max-content) 1fr max-content; gap: 0 .75rem;
  align-items: center }
.rows > span { max-width: 16rem } .rows > .axis { grid-column: 2 }
@media (max-width: 30rem) {
  .rows { grid-template-columns: 1fr max-content } .rows > .name { grid-column: 1 / -1; margin-top: .5rem }
  .rows > .axis { grid-column: 1 }
}
svg { display: block; width: 100%; overflow: visible; color: var(--ink) }
svg text { font: 13px system-ui, sans-serif; fill: var(--soft); font-variant-numeric: tabular-nums }
svg .name { fill: var(--ink); font-weight: 600 }
line { stroke: currentColor } .grid { stroke: var(--line) } .reach { stroke-width: 2 }
.dot { fill: currentColor } .mark { fill: var(--panel); stroke: currentColor; stroke-width: 1.5 }
ul { padding-inline-start: 1.2rem }
"""


def page(result: Json, lang: str) -> str:
    """Return the page."""
    title = escape(say(lang, "arena-tournament", kind=result["tournament"]))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n<main>\n<h1>{title}</h1>\n"
        + "\n".join(_body(result, lang))
        + "\n</main>\n</html>\n"
    )


def _body(result: Json, lang: str) -> Iterator[str]:
    yield _paragraph(say(lang, "arena-title", edition=result["edition"], games=result["games"], deals=result["deals"]))
    budget = say(
        lang, "arena-report-own" if result["budget_ms"] is None else "arena-report-ms", ms=result["budget_ms"] or 0
    )
    yield _paragraph(say(lang, "arena-report-settings", seed=result["seed"], budget=budget), "soft")
    if not result["complete"]:
        yield _paragraph(say(lang, "arena-tournament-incomplete"))
    yield _heading("arena-report-ratings", lang)
    yield f'<div class="panel">{ratings(result["players"], say(lang, "arena-report-ratings"))}</div>'
    yield from (_paragraph(each, "soft") for each in notes(result, lang))
    yield _players(result["players"], lang)
    if against(result):
        yield _heading("arena-report-across", lang)
        yield _across(result, lang)
    if plot := cost(result["players"], say(lang, "arena-report-cost")):
        yield _heading("arena-report-cost", lang)
        yield _paragraph(say(lang, "arena-report-cost-about"), "soft")
        yield f'<div class="panel">{plot}</div>'
    yield _heading("arena-report-matches", lang)
    yield _matches(result, lang)
    if result["faults"]:
        yield _heading("arena-report-faults", lang)
        yield f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in fault_lines(result, lang))}</ul>"


def _paragraph(text: str, kind: str = "plain") -> str:
    return f'<p class="{kind}">{escape(text)}</p>'


def _heading(key: str, lang: str) -> str:
    return f"<h2>{escape(say(lang, key))}</h2>"


def _players(players: Sequence[Json], lang: str) -> str:
    heads = [(say(lang, f"arena-head-{each}"), each != "player") for each in COLUMNS]
    return _table(heads, [row(player) for player in players], named=1, label=say(lang, "arena-report-ratings"))


def _across(result: Json, lang: str) -> str:
    """Return the table of everybody against everybody; a bar shows each share of wins."""
    rates, players = against(result), result["players"]
    heads = "".join(f'<th scope="col"><abbr title="{escape(shown_name(p))}">{p["rank"]}</abbr></th>' for p in players)
    rows = []
    for player in players:
        cells = (_cell(rates.get((player["name"], other["name"]))) for other in players)
        rows.append(f'<tr><th scope="row">{player["rank"]} {escape(shown_name(player))}</th>{"".join(cells)}</tr>')
    caption = f"<caption>{escape(say(lang, 'arena-across'))}</caption>"
    body = f"<thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return _panel(f'<table class="across">{caption}{body}</table>', say(lang, "arena-report-across"))


def _cell(rate: float | None) -> str:
    if rate is None:
        return '<td class="n soft">–</td>'
    return f'<td class="n" style="--share: {100 * rate:.0f}%">{100 * rate:.0f}</td>'


def _matches(result: Json, lang: str) -> str:
    shown = {player["name"]: shown_name(player) for player in result["players"]}
    keys = ("players", "games", "wins", "lead", "interval")
    heads = [(say(lang, f"arena-head-{key}"), key != "players") for key in keys]
    rows = [
        [
            " · ".join(shown[name] for name in match["players"]),
            str(match["games"]),
            " · ".join(number(each, 1, 100) for each in match["win_rates"]),
            number(match["margin"], 1, sign="+"),
            interval_text(match["margin_ci"], 1, sign="+"),
        ]
        for match in result["matches"]
    ]
    return _table(heads, rows, named=0, label=say(lang, "arena-report-matches"))


def _panel(table: str, label: str) -> str:
    """Wrap a table so that it scrolls on a narrow screen, also by keys."""
    return f'<div class="panel wide" role="region" tabindex="0" aria-label="{escape(label)}">{table}</div>'


def _table(heads: Sequence[tuple[str, bool]], rows: Sequence[Sequence[str]], named: int, label: str) -> str:
    """Return a table; column `named` is the header of each row, and numbers are aligned right."""
    right = [' class="n"' if numeric else "" for _, numeric in heads]
    head = "".join(f'<th scope="col"{kind}>{escape(text)}</th>' for (text, _), kind in zip(heads, right, strict=True))
    body = []
    for cells in rows:
        made = (
            f'<th scope="row">{escape(cell)}</th>' if at == named else f"<td{right[at]}>{escape(cell)}</td>"
            for at, cell in enumerate(cells)
        )
        body.append(f"<tr>{''.join(made)}</tr>")
    return _panel(f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>", label)
