"""Summarise a tournament as one JSON object."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from statistics import fmean

from .match import Deal, Match
from .ratings import Rating, rate
from .statistics import interval, share_interval
from .summary import MAX_FAULTS_LISTED, Json, faults, player_figures
from .tournament import Tournament


def standings(tournament: Tournament) -> Json:
    """Return the result as JSON, the best player first."""
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
        "faults": list(islice(_faults(matches), MAX_FAULTS_LISTED)),
    }


def _player(tournament: Tournament, player: int, rank: int, rating: Rating) -> Json:
    played = list(_played(tournament, player))
    by_deal: dict[int, list[float]] = {}
    for at, deal in played:
        by_deal.setdefault(deal.number, []).append(deal.share(at))
    return {
        "rank": rank,
        "name": tournament.settings.players[player],
        "elo": rating.elo if played else None,
        "elo_ci": rating.interval or (None, None),
        "group": rating.group,
        "games": sum(len(deal.games) for _, deal in played),
        **player_figures(played, share_interval([fmean(shares) for shares in by_deal.values()])),
    }


def _played(tournament: Tournament, player: int) -> Iterator[tuple[int, Deal]]:
    """Yield the deals of a player, each with the player's seat in it."""
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
