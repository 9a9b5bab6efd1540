"""What the options of `sixfold arena` ask for: a match or a tournament, who runs it, and why it cannot be."""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Final

from ..ai.bot_api import MAX_BUDGET_MS
from ..ai.bots import UnknownLevel
from ..i18n import error_messages
from ..i18n.catalog import say
from ..rules.edition import GAMES, Edition, UnknownEdition, edition
from ..rules.position import Seat, check_seats
from .cluster import play_on_ray
from .match import Match, Runner, Settings, play_deals
from .match_store import MATCH, TOURNAMENT, BadMatchFile, MatchFile
from .players import EXEC, BadCommand, check_player, known_players, split_players
from .statistics import Sprt
from .tournament import KINDS, MOST_MATCHES, MOST_PLAYERS, Tournament, number_of_matches, tournament
from .workers import play_on_cores

MOST_JOBS: Final = 256
MOST_DEALS: Final = 100_000_000
RUNNERS: Final = ("local", "ray")


class Refused(Exception):
    """It cannot be done: a sentence for the user, and the exit status."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status


def match_of(options: argparse.Namespace, lang: str) -> Match:
    settings = _settings(options, lang)
    seats = len(settings.players)
    check_seats(settings.edition, tuple(Seat(f"{number}") for number in range(seats)))
    for name, value in (("--seats", options.seats), ("--report", options.report)):
        if value is not None:
            raise Refused(say(lang, "arena-tournament-only", name=name))
    return Match(settings, _deals(options, seats, lang), _test(options, lang))


def tournament_of(options: argparse.Namespace, lang: str) -> Tournament:
    settings, kind, seats = _settings(options, lang), options.tournament, options.seats
    players, (fewest, most) = settings.players, settings.edition.seats
    if kind not in KINDS:
        raise Refused(say(lang, "arena-one-of", name="--tournament", known=", ".join(KINDS)))
    if options.sprt is not None:
        raise Refused(say(lang, "arena-sprt-players"))
    if seats is None:
        seats = 2
    elif not fewest <= seats <= most:
        raise Refused(say(lang, "arena-out-of-range", name="--seats", low=fewest, high=most))
    if not seats <= len(players) <= MOST_PLAYERS:
        raise Refused(say(lang, "arena-out-of-range", name="--players", low=seats, high=MOST_PLAYERS))
    if len(set(players)) < len(players):
        twice = next(name for name in players if players.count(name) > 1)
        raise Refused(say(lang, "arena-twice", name=twice))
    if (matches := number_of_matches(kind, len(players), seats)) > MOST_MATCHES:
        raise Refused(say(lang, "arena-too-many-matches", matches=matches, most=MOST_MATCHES))
    return tournament(kind, settings, seats, _deals(options, seats, lang))


def runner_of(options: argparse.Namespace, deals: int, lang: str) -> Runner:
    """Who plays so many deals."""
    jobs = None if options.jobs is None else min(_whole("--jobs", options.jobs, MOST_JOBS, lang), deals)
    if options.runner not in RUNNERS:
        raise Refused(say(lang, "arena-one-of", name="--runner", known=", ".join(RUNNERS)))
    if options.runner == "ray":
        if find_spec("ray") is None:
            raise Refused(say(lang, "arena-ray-missing"), 1)
        address = options.address or os.environ.get("RAY_ADDRESS") or None
        return partial(play_on_ray, address=address, jobs=jobs or (None if address else min(_cores(), deals)))
    if options.address is not None:
        raise Refused(say(lang, "arena-ray-only", name="--address"))
    jobs = jobs or min(_cores(), deals)
    return play_deals if jobs == 1 else partial(play_on_cores, jobs=jobs)


def _settings(options: argparse.Namespace, lang: str) -> Settings:
    printed = _edition(options.game, options.edition, lang)
    players = split_players(options.players)
    for name in players:
        _check_player(printed, name, lang)
    budget = options.budget_ms
    if budget is not None and not 0 < budget <= MAX_BUDGET_MS:
        raise Refused(say(lang, "arena-out-of-range", name="--budget-ms", low=1, high=MAX_BUDGET_MS))
    if options.engine_log is not None:
        check_writable(options.engine_log, lang)
    return Settings(printed, players, options.seed, budget, options.engine_log)


def _edition(game: str | None, name: str | None, lang: str) -> Edition:
    if game is not None and game not in GAMES:
        raise UnknownEdition(game)
    chosen = name or game
    if chosen is None:
        raise Refused(say(lang, "cli-usage-missing", what="--game"))
    printed = edition(chosen)
    if game not in (None, printed.game):
        raise Refused(say(lang, "arena-other-game", edition=printed.name, game=str(game)))
    return printed


def _check_player(printed: Edition, name: str, lang: str) -> None:
    try:
        check_player(printed.game, name)
    except UnknownLevel:
        known = ", ".join(known_players(printed.game))
        raise Refused(say(lang, "cli-unknown-level", name=name, known=known)) from None
    except BadCommand as error:
        raise Refused(say(lang, f"arena-command-{error.problem}", command=error.command)) from None
    if name.startswith(EXEC) and sys.platform == "win32":
        raise Refused(say(lang, "arena-command-system"))


def _cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _whole(name: str, value: int, most: int, lang: str) -> int:
    if not 1 <= value <= most:
        raise Refused(say(lang, "arena-out-of-range", name=name, low=1, high=most))
    return value


def _deals(options: argparse.Namespace, players: int, lang: str) -> int:
    """Whole deals: every deal is played in every seating."""
    return -(-_whole("--games", options.games, MOST_DEALS, lang) // players)


def _test(options: argparse.Namespace, lang: str) -> Sprt | None:
    if options.sprt is None:
        return None
    low, high = options.sprt
    if not (isfinite(low) and isfinite(high) and -1000 <= low < high <= 1000):
        raise Refused(say(lang, "arena-sprt-elo"))
    if len(split_players(options.players)) != 2:
        raise Refused(say(lang, "arena-sprt-players"))
    return Sprt(low, high)


def file_of(path: Path, of: Match | Tournament, lang: str) -> MatchFile:
    """The file to keep the deals in, with those that are there already."""
    matches, form = ((of,), MATCH) if isinstance(of, Match) else (of.matches, TOURNAMENT)
    try:
        return MatchFile(path, [match.settings for match in matches], form)
    except BadMatchFile as error:
        raise Refused(say(lang, f"arena-file-{error.problem}", file=str(path), what=error.what), 1) from None
    except OSError as error:
        raise Refused(cannot_write(path, error, lang), 1) from None


def cannot_write(path: Path, error: OSError, lang: str) -> str:
    return say(lang, "arena-cannot-write", file=str(path), why=error_messages.system(error, lang))


def check_writable(path: Path, lang: str) -> None:
    try:
        path.open("ab").close()
    except OSError as error:
        raise Refused(cannot_write(path, error, lang), 1) from None
