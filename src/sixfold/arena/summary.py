"""Summarise a match as one JSON object."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import fmean
from typing import Any, Final

from .match import Deal, Match
from .statistics import ALPHA, BETA, LOWER, UPPER, Interval, elo, interval, share_interval

MAX_FAULTS_LISTED: Final = 20
"""Faults that a summary lists one by one; it counts all of them."""
Json = dict[str, Any]


def summary(match: Match) -> Json:
    """Return the result as JSON; a figure that is not known yet is null."""
    deals, settings = match.counted(), match.settings
    seats = len(settings.players)
    margins = [deal.margin(0) for deal in deals]
    players = [_player(match, deals, player) for player in range(seats)]
    result: Json = {
        "games": seats * len(deals),
        "players": players,
        "margin": fmean(margins) if margins else None,
        "margin_ci": interval(margins) or (None, None),
        "deals": len(deals),
        "complete": match.complete,
        "elo": players[0]["elo"],
        "elo_ci": players[0]["elo_ci"],
        "edition": settings.edition.name,
        "seed": settings.seed,
        "budget_ms": settings.budget_ms,
        "faults": list(islice(faults(deals), MAX_FAULTS_LISTED)),
    }
    if match.sprt:
        result["sprt"] = {
            "elo0": match.sprt.elo0,
            "elo1": match.sprt.elo1,
            "alpha": ALPHA,
            "beta": BETA,
            "llr": match.sprt.llr(match.results) if deals else 0.0,
            "lower": LOWER,
            "upper": UPPER,
            "pentanomial": match.results,
            "decision": match.decision,
        }
    return result


def _player(match: Match, deals: Sequence[Deal], player: int) -> Json:
    seats, shares = len(match.settings.players), [deal.share(player) for deal in deals]
    low, high = share_interval(shares)
    return {
        "name": match.settings.players[player],
        **player_figures([(player, deal) for deal in deals], (low, high)),
        "elo": elo(fmean(shares), seats) if shares else None,
        "elo_ci": (elo(low, seats), elo(high, seats)),
    }


def player_figures(played: Sequence[tuple[int, Deal]], win_rate_ci: Interval) -> Json:
    """Return the figures of a player over deals, each with the player's number in it."""
    games = [(at, game) for at, deal in played for game in deal.games]
    moves = sum(game.moves[at] for at, game in games)
    kinds = [game.offence.kind for at, game in games if game.offence and game.offence.player == at]
    return {
        "engine": next((deal.says[at] for at, deal in reversed(played) if deal.says[at]), None),
        "win_rate": fmean(deal.share(at) for at, deal in played) if played else None,
        "win_rate_ci": win_rate_ci,
        "mean_score": fmean(deal.score(at) for at, deal in played) if played else None,
        "cpu_ms_per_move": sum(game.cpu_ms[at] for at, game in games) / moves if moves else None,
        "illegal": kinds.count("illegal"),
        "crashes": kinds.count("crash"),
    }


def faults(deals: Sequence[Deal]) -> Iterator[Json]:
    """Yield the games that a player lost by a fault."""
    for deal in deals:
        for rotation, game in enumerate(deal.games):
            if (lost := game.offence) is not None:
                where = {"player": lost.player, "deal": deal.number, "rotation": rotation, "turn": lost.turn}
                yield {**where, "kind": lost.kind, "cause": lost.cause, "detail": lost.detail}
