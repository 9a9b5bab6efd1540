"""What is told of a match: one object for programs, a table for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import fmean
from typing import Any, Final

from ..i18n.catalog import say
from .match import Deal, Match
from .statistics import ALPHA, BETA, LOWER, UPPER, Interval, elo, interval, share_interval

MOST_FAULTS: Final = 20
"""Lost games that are told of one by one; all are counted."""
Json = dict[str, Any]


def summary(match: Match) -> Json:
    """The result as JSON: what is not known yet is null."""
    deals, settings = match.counted(), match.settings
    seats = len(settings.players)
    margins = [deal.margin(0) for deal in deals]
    players = [_player(match, deals, player) for player in range(seats)]
    told: Json = {
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
        "faults": list(islice(faults(deals), MOST_FAULTS)),
    }
    if match.sprt:
        told["sprt"] = {
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
    return told


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
    """Games that were lost out of turn."""
    for deal in deals:
        for rotation, game in enumerate(deal.games):
            if (lost := game.offence) is not None:
                where = {"player": lost.player, "deal": deal.number, "rotation": rotation, "turn": lost.turn}
                yield {**where, "kind": lost.kind, "cause": lost.cause, "detail": lost.detail}


# For people


def table(told: Json, lang: str) -> str:
    """The result as lines of text."""
    head = [say(lang, f"arena-head-{name}") for name in COLUMNS]
    rows = [head, *(_row(player) for player in told["players"])]
    lines = [say(lang, "arena-title", edition=told["edition"], games=told["games"], deals=told["deals"])]
    lines += lined_up(rows)
    if told["margin"] is not None:
        lines.append(say(lang, "arena-margin", margin=f"{told['margin']:+.2f}", interval=span(told["margin_ci"], 2)))
    if "sprt" in told:
        lines.append(_sprt(told["sprt"], lang))
    lines += [fault_text(fault, told["players"][fault["player"]]["name"], lang) for fault in told["faults"]]
    if not told["complete"]:
        lines.append(say(lang, "arena-incomplete"))
    return "\n".join(lines)


def lined_up(rows: Sequence[Sequence[str]], left: int = 0) -> list[str]:
    """Rows of a table in columns of equal width: numbers to the right, only column `left` to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = (
        [
            cell.ljust(width) if at == left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        for row in rows
    )
    return ["  ".join(cells).rstrip() for cells in padded]


COLUMNS: Final = ("player", "wins", "interval", "points", "elo", "elo-interval", "ms", "illegal", "crashes")


def _row(player: Json) -> list[str]:
    return [
        player["engine"] or player["name"],
        number(player["win_rate"], 1, 100),
        span(player["win_rate_ci"], 1, 100),
        number(player["mean_score"], 1),
        number(player["elo"], 0, sign="+"),
        span(player["elo_ci"], 0, sign="+"),
        number(player["cpu_ms_per_move"], 2),
        str(player["illegal"]),
        str(player["crashes"]),
    ]


def number(value: float | None, digits: int, times: float = 1, sign: str = "") -> str:
    return "–" if value is None else f"{times * value:{sign}.{digits}f}"


def span(ends: Interval | Sequence[float | None], digits: int, times: float = 1, sign: str = "") -> str:
    return f"[{'; '.join(number(end, digits, times, sign) for end in ends)}]"


def _sprt(test: Json, lang: str) -> str:
    numbers = {key: f"{test[key]:.2f}" for key in ("llr", "lower", "upper")}
    elos = {key: f"{test[key]:g}" for key in ("elo0", "elo1")}
    return say(lang, "arena-sprt", decision=test["decision"], **numbers, **elos)


def fault_text(fault: Json, name: str, lang: str) -> str:
    why = say(lang, f"arena-fault-{fault['cause']}")
    detail = "".join(sign if sign.isprintable() else "?" for sign in fault["detail"])
    told = say(
        lang,
        "arena-fault",
        name=name,
        deal=fault["deal"] + 1,
        rotation=fault["rotation"] + 1,
        turn=fault["turn"] + 1,
        why=why,
    )
    return f"{told} ({detail})" if detail else told


def progress(matches: Sequence[Match], lang: str) -> str:
    """One line while it goes on; of a single match also how it stands."""
    if len(matches) > 1:
        done, of = sum(len(match.done) for match in matches), sum(match.deals for match in matches)
        return say(lang, "arena-tournament-progress", done=done, of=of, matches=len(matches))
    (match,) = matches
    deals = match.counted()
    share = fmean(deal.share(0) for deal in deals) if deals else 0.5
    low, high = share_interval([deal.share(0) for deal in deals])
    rate = f"{100 * share:.1f} % {span((low, high), 1, 100)}"
    return say(lang, "arena-progress", done=len(deals), of=match.deals, name=match.settings.players[0], rate=rate)
