"""What is told of a tournament: one object for programs, tables for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from statistics import fmean
from typing import Final

from ..i18n.catalog import say
from .match import Deal, Match
from .ratings import Rating, rate
from .statistics import interval, share_interval
from .summary import MOST_FAULTS, Json, fault_text, faults, lined_up, number, span
from .tournament import Tournament

COLUMNS: Final = ("rank", "player", "elo", "interval", "games", "wins", "points", "ms", "illegal", "crashes")
MOST_ACROSS: Final = 16
"""Players that a table of everybody against everybody has room for in a terminal."""


def standings(tournament: Tournament) -> Json:
    """The result as JSON, the best player first."""
    settings, matches = tournament.settings, tournament.matches
    ratings = rate(len(settings.players), tournament.results())
    order = sorted(range(len(ratings)), key=lambda player: (ratings[player].group, -ratings[player].elo))
    deals = sum(len(match.counted()) for match in matches)
    return {
        "tournament": tournament.kind,
        "games": sum(len(deal.games) for match in matches for deal in match.counted()),
        "players": [_player(tournament, player, rank, ratings[player]) for rank, player in enumerate(order, 1)],
        "matches": [_match(match) for match in matches],
        "deals": deals,
        "complete": all(match.complete for match in matches),
        "edition": settings.edition.name,
        "seed": settings.seed,
        "budget_ms": settings.budget_ms,
        "faults": list(islice(_faults(matches), MOST_FAULTS)),
    }


def _player(tournament: Tournament, player: int, rank: int, rating: Rating) -> Json:
    played = list(_played(tournament, player))
    games = [(at, game) for at, deal in played for game in deal.games]
    moves = sum(game.moves[at] for at, game in games)
    kinds = [game.offence.kind for at, game in games if game.offence and game.offence.player == at]
    by_deal: dict[int, list[float]] = {}
    for at, deal in played:
        by_deal.setdefault(deal.number, []).append(deal.share(at))
    return {
        "rank": rank,
        "name": tournament.settings.players[player],
        "engine": next((deal.says[at] for at, deal in reversed(played) if deal.says[at]), None),
        "elo": rating.elo if played else None,
        "elo_ci": rating.interval or (None, None),
        "group": rating.group,
        "games": len(games),
        "win_rate": fmean(deal.share(at) for at, deal in played) if played else None,
        "win_rate_ci": share_interval([fmean(shares) for shares in by_deal.values()]),
        "mean_score": fmean(deal.score(at) for at, deal in played) if played else None,
        "cpu_ms_per_move": sum(game.cpu_ms[at] for at, game in games) / moves if moves else None,
        "illegal": kinds.count("illegal"),
        "crashes": kinds.count("crash"),
    }


def _played(tournament: Tournament, player: int) -> Iterator[tuple[int, Deal]]:
    """The deals of a player, each with the place that the player has in it."""
    for table, match in zip(tournament.tables, tournament.matches, strict=True):
        if player in table:
            yield from ((table.index(player), deal) for deal in match.counted())


def _match(match: Match) -> Json:
    deals, seats = match.counted(), range(len(match.settings.players))
    margins = [deal.margin(0) for deal in deals]
    return {
        "players": list(match.settings.players),
        "games": len(deals) * len(seats),
        "win_rates": [fmean(deal.share(at) for deal in deals) if deals else None for at in seats],
        "margin": fmean(margins) if margins else None,
        "margin_ci": interval(margins) or (None, None),
    }


def _faults(matches: Sequence[Match]) -> Iterator[Json]:
    return chain.from_iterable(
        ({**fault, "players": list(match.settings.players)} for fault in faults(match.counted())) for match in matches
    )


# For people


def standings_text(told: Json, lang: str) -> str:
    """The result as lines of text."""
    kind = say(lang, "arena-tournament", kind=told["tournament"])
    about = say(lang, "arena-title", edition=told["edition"], games=told["games"], deals=told["deals"])
    lines = [f"{kind}. {about}"]
    lines += lined_up([[say(lang, f"arena-head-{each}") for each in COLUMNS], *map(row, told["players"])], left=1)
    lines += _across(told, lang)
    lines += ["", *notes(told, lang)]
    lines += fault_lines(told, lang)
    if not told["complete"]:
        lines.append(say(lang, "arena-tournament-incomplete"))
    return "\n".join(lines)


def row(player: Json) -> list[str]:
    """A player in the table: a cell for each of COLUMNS."""
    return [
        str(player["rank"]),
        shown_name(player),
        number(player["elo"], 0, sign="+"),
        span(player["elo_ci"], 0, sign="+"),
        str(player["games"]),
        number(player["win_rate"], 1, 100),
        number(player["mean_score"], 1),
        number(player["cpu_ms_per_move"], 2),
        str(player["illegal"]),
        str(player["crashes"]),
    ]


def shown_name(player: Json) -> str:
    return str(player["engine"] or player["name"])


def against(told: Json) -> dict[tuple[str, str], float]:
    """Who won which share of the games against whom, where two played at a time."""
    rates = {}
    for match in told["matches"]:
        if len(match["players"]) == 2 and match["games"]:
            one, two = match["players"]
            rates[one, two], rates[two, one] = match["win_rates"]
    return rates


def _across(told: Json, lang: str) -> list[str]:
    rates, names = against(told), [player["name"] for player in told["players"]]
    if not rates or len(names) > MOST_ACROSS:
        return []
    rows = [["", "", *(str(player["rank"]) for player in told["players"])]]
    for player in told["players"]:
        cells = [number(rates.get((player["name"], other)), 0, 100) for other in names]
        rows.append([str(player["rank"]), shown_name(player), *cells])
    return ["", say(lang, "arena-across"), *lined_up(rows, left=1)]


def fault_lines(told: Json, lang: str) -> list[str]:
    """Games that were lost out of turn, each with the match it belongs to."""
    return [
        f"{' · '.join(fault['players'])}. {fault_text(fault, fault['players'][fault['player']], lang)}"
        for fault in told["faults"]
    ]


def notes(told: Json, lang: str) -> list[str]:
    """What must be known to read the ratings."""
    several = len({player["group"] for player in told["players"]}) > 1
    return [say(lang, "arena-ratings-about"), *([say(lang, "arena-groups")] if several else [])]
