"""Summarise a match as one JSON object."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import fmean
from typing import Any, Final

from .match import Deal, Match
from .statistics import ALPHA, BETA, LOWER, UPPER, elo, interval, share_interval

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
    seats = len(match.settings.players)
    games = [game for deal in deals for game in deal.games]
    shares = [deal.share(player) for deal in deals]
    low, high = share_interval(shares)
    moves = sum(game.moves[player] for game in games)
    kinds = [game.offence.kind for game in games if game.offence and game.offence.player == player]
    return {
        "name": match.settings.players[player],
        "engine": next((deal.says[player] for deal in reversed(deals) if deal.says[player]), None),
        "win_rate": fmean(shares) if shares else None,
        "win_rate_ci": (low, high),
        "mean_score": fmean(deal.score(player) for deal in deals) if deals else None,
        "cpu_ms_per_move": sum(game.cpu_ms[player] for game in games) / moves if moves else None,
        "illegal": kinds.count("illegal"),
        "crashes": kinds.count("crash"),
        "elo": elo(fmean(shares), seats) if shares else None,
        "elo_ci": (elo(low, seats), elo(high, seats)),
    }


def faults(deals: Sequence[Deal]) -> Iterator[Json]:
    """Yield the games that a player lost by a fault."""
    for deal in deals:
        for rotation, game in enumerate(deal.games):
            if (lost := game.offence) is not None:
                where = {"player": lost.player, "deal": deal.number, "rotation": rotation, "turn": lost.turn}
                yield {**where, "kind": lost.kind, "cause": lost.cause, "detail": lost.detail}
