"""Write the results of a match or a tournament as text."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from ..arena.match import Match
from ..arena.statistics import Interval, share_interval
from ..arena.summary import Json
from ..i18n.catalog import say

MATCH_COLUMNS: Final = ("player", "wins", "interval", "points", "elo", "elo-interval", "ms", "illegal", "crashes")
COLUMNS: Final = ("rank", "player", "elo", "interval", "games", "wins", "points", "ms", "illegal", "crashes")
MAX_CROSS_TABLE_PLAYERS: Final = 16
"""A terminal has no room for a larger table of everybody against everybody."""


def match_text(result: Json, lang: str) -> str:
    """Return the result as lines of text."""
    head = [say(lang, f"arena-head-{name}") for name in MATCH_COLUMNS]
    rows = [head, *(_match_row(player) for player in result["players"])]
    lines = [say(lang, "arena-title", edition=result["edition"], games=result["games"], deals=result["deals"])]
    lines += align_columns(rows)
    if result["margin"] is not None:
        lines.append(
            say(lang, "arena-margin", margin=f"{result['margin']:+.2f}", interval=interval_text(result["margin_ci"], 2))
        )
    if "sprt" in result:
        lines.append(_sprt(result["sprt"], lang))
    lines += [fault_text(fault, result["players"][fault["player"]]["name"], lang) for fault in result["faults"]]
    if not result["complete"]:
        lines.append(say(lang, "arena-incomplete"))
    return "\n".join(lines)


def align_columns(rows: Sequence[Sequence[str]], left: int = 0) -> list[str]:
    """Pad the cells of a table to columns of equal width; align only column `left` to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = (
        [
            cell.ljust(width) if at == left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        for row in rows
    )
    return ["  ".join(cells).rstrip() for cells in padded]


def _match_row(player: Json) -> list[str]:
    return [
        player["engine"] or player["name"],
        number(player["win_rate"], 1, 100),
        interval_text(player["win_rate_ci"], 1, 100),
        number(player["mean_score"], 1),
        number(player["elo"], 0, sign="+"),
        interval_text(player["elo_ci"], 0, sign="+"),
        number(player["cpu_ms_per_move"], 2),
        str(player["illegal"]),
        str(player["crashes"]),
    ]


def number(value: float | None, digits: int, times: float = 1, sign: str = "") -> str:
    """Return a number times a factor with that many digits, or a dash if there is none."""
    return "–" if value is None else f"{times * value:{sign}.{digits}f}"


def interval_text(ends: Interval | Sequence[float | None], digits: int, times: float = 1, sign: str = "") -> str:
    """Return the two ends of an interval, formatted like `number`."""
    return f"[{'; '.join(number(end, digits, times, sign) for end in ends)}]"


def _sprt(test: Json, lang: str) -> str:
    numbers = {key: f"{test[key]:.2f}" for key in ("llr", "lower", "upper")}
    elos = {key: f"{test[key]:g}" for key in ("elo0", "elo1")}
    return say(lang, "arena-sprt", decision=test["decision"], **numbers, **elos)


def fault_text(fault: Json, name: str, lang: str) -> str:
    """Return the sentence about a fault of a player."""
    why = say(lang, f"arena-fault-{fault['cause']}")
    detail = "".join(sign if sign.isprintable() else "?" for sign in fault["detail"])
    text = say(
        lang,
        "arena-fault",
        name=name,
        deal=fault["deal"] + 1,
        rotation=fault["rotation"] + 1,
        turn=fault["turn"] + 1,
        why=why,
    )
    return f"{text} ({detail})" if detail else text


def progress(matches: Sequence[Match], lang: str) -> str:
    """Return a line of progress, for a single match with the score so far."""
    if len(matches) > 1:
        done, of = sum(len(match.done) for match in matches), sum(match.deals for match in matches)
        return say(lang, "arena-tournament-progress", done=done, of=of, matches=len(matches))
    (match,) = matches
    deals = match.counted()
    share = fmean(deal.share(0) for deal in deals) if deals else 0.5
    low, high = share_interval([deal.share(0) for deal in deals])
    rate = f"{100 * share:.1f} % {interval_text((low, high), 1, 100)}"
    return say(lang, "arena-progress", done=len(deals), of=match.deals, name=match.settings.players[0], rate=rate)


def standings_text(result: Json, lang: str) -> str:
    """Return the result as lines of text."""
    kind = say(lang, "arena-tournament", kind=result["tournament"])
    about = say(lang, "arena-title", edition=result["edition"], games=result["games"], deals=result["deals"])
    lines = [f"{kind}. {about}"]
    lines += align_columns(
        [[say(lang, f"arena-head-{each}") for each in COLUMNS], *map(row, result["players"])], left=1
    )
    lines += _across(result, lang)
    lines += ["", *notes(result, lang)]
    lines += fault_lines(result, lang)
    if not result["complete"]:
        lines.append(say(lang, "arena-tournament-incomplete"))
    return "\n".join(lines)


def row(player: Json) -> list[str]:
    """Return the cells of a player, one for each of COLUMNS."""
    return [
        str(player["rank"]),
        shown_name(player),
        number(player["elo"], 0, sign="+"),
        interval_text(player["elo_ci"], 0, sign="+"),
        str(player["games"]),
        number(player["win_rate"], 1, 100),
        number(player["mean_score"], 1),
        number(player["cpu_ms_per_move"], 2),
        str(player["illegal"]),
        str(player["crashes"]),
    ]


def shown_name(player: Json) -> str:
    """Return the name that an engine gives itself, otherwise the name of the player."""
    return str(player["engine"] or player["name"])


def against(result: Json) -> dict[tuple[str, str], float]:
    """Return the share of wins of each player against each other one, from matches of two players."""
    rates = {}
    for match in result["matches"]:
        if len(match["players"]) == 2 and match["games"]:
            one, two = match["players"]
            rates[one, two], rates[two, one] = match["win_rates"]
    return rates


def _across(result: Json, lang: str) -> list[str]:
    rates, names = against(result), [player["name"] for player in result["players"]]
    if not rates or len(names) > MAX_CROSS_TABLE_PLAYERS:
        return []
    rows = [["", "", *(str(player["rank"]) for player in result["players"])]]
    for player in result["players"]:
        cells = [number(rates.get((player["name"], other)), 0, 100) for other in names]
        rows.append([str(player["rank"]), shown_name(player), *cells])
    return ["", say(lang, "arena-across"), *align_columns(rows, left=1)]


def fault_lines(result: Json, lang: str) -> list[str]:
    """Return a line for each game lost by a fault, with its match."""
    return [
        f"{' · '.join(fault['players'])}. {fault_text(fault, fault['players'][fault['player']], lang)}"
        for fault in result["faults"]
    ]


def notes(result: Json, lang: str) -> list[str]:
    """Return the remarks that explain the ratings."""
    several = len({player["group"] for player in result["players"]}) > 1
    return [say(lang, "arena-ratings-about"), *([say(lang, "arena-groups")] if several else [])]
