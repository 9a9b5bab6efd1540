"""Turn the options of `sixfold arena` into a match or a tournament and its runner."""

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
from ..arena.cluster import play_on_ray
from ..arena.match import Match, Runner, Settings, play_deals
from ..arena.match_store import MATCH, TOURNAMENT, BadMatchFile, MatchFile
from ..arena.players import EXEC, BadCommand, check_player, known_players, split_players
from ..arena.statistics import Sprt
from ..arena.tournament import KINDS, MAX_MATCHES, MAX_PLAYERS, Tournament, number_of_matches, tournament
from ..arena.workers import play_on_cores
from ..i18n.catalog import say
from ..rules.edition import Edition, UnknownEdition, edition
from ..rules.position import Seat, check_seats
from ..rules.ruleset import GAMES
from .errors import CommandError
from .files import cannot_write, check_writable

MAX_JOBS: Final = 256
MAX_DEALS: Final = 100_000_000
RUNNERS: Final = ("local", "ray")


def _usage_error(message: str) -> CommandError:
    return CommandError(message, status=2)


def match_of(options: argparse.Namespace, lang: str) -> Match:
    """Return the match that the options describe."""
    settings = _settings(options, lang)
    seats = len(settings.players)
    check_seats(settings.edition, tuple(Seat(f"{number}") for number in range(seats)))
    for name, value in (("--seats", options.seats), ("--out", options.out)):
        if value is not None:
            raise _usage_error(say(lang, "arena-tournament-only", name=name))
    return Match(settings, _deals(options, seats, lang), _test(options, lang))


def tournament_of(options: argparse.Namespace, lang: str) -> Tournament:
    """Return the tournament that the options describe."""
    settings, kind, seats = _settings(options, lang), options.tournament, options.seats
    players, (fewest, most) = settings.players, settings.edition.seats
    if kind not in KINDS:
        raise _usage_error(say(lang, "arena-one-of", name="--tournament", known=", ".join(KINDS)))
    if options.sprt is not None:
        raise _usage_error(say(lang, "arena-sprt-players"))
    if seats is None:
        seats = 2
    elif not fewest <= seats <= most:
        raise _usage_error(say(lang, "arena-out-of-range", name="--seats", low=fewest, high=most))
    if not seats <= len(players) <= MAX_PLAYERS:
        raise _usage_error(say(lang, "arena-out-of-range", name="--players", low=seats, high=MAX_PLAYERS))
    if len(set(players)) < len(players):
        twice = next(name for name in players if players.count(name) > 1)
        raise _usage_error(say(lang, "arena-twice", name=twice))
    if (matches := number_of_matches(kind, len(players), seats)) > MAX_MATCHES:
        raise _usage_error(say(lang, "arena-too-many-matches", matches=matches, most=MAX_MATCHES))
    return tournament(kind, settings, seats, _deals(options, seats, lang))


def runner_of(options: argparse.Namespace, deals: int, lang: str) -> Runner:
    """Return what plays that many deals: this process, all cores or a Ray cluster."""
    jobs = None if options.jobs is None else min(_whole("--jobs", options.jobs, MAX_JOBS, lang), deals)
    if options.runner not in RUNNERS:
        raise _usage_error(say(lang, "arena-one-of", name="--runner", known=", ".join(RUNNERS)))
    if options.runner == "ray":
        if find_spec("ray") is None:
            raise CommandError(say(lang, "arena-ray-missing"))
        address = options.address or os.environ.get("RAY_ADDRESS") or None
        return partial(play_on_ray, address=address, jobs=jobs or (None if address else min(_cores(), deals)))
    if options.address is not None:
        raise _usage_error(say(lang, "arena-ray-only", name="--address"))
    jobs = jobs or min(_cores(), deals)
    return play_deals if jobs == 1 else partial(play_on_cores, jobs=jobs)


def _settings(options: argparse.Namespace, lang: str) -> Settings:
    printed = _edition(options.game, options.edition, lang)
    players = split_players(options.players)
    for name in players:
        _check_player(printed, name, lang)
    budget = options.budget_ms
    if budget is not None and not 0 < budget <= MAX_BUDGET_MS:
        raise _usage_error(say(lang, "arena-out-of-range", name="--budget-ms", low=1, high=MAX_BUDGET_MS))
    if options.engine_log is not None:
        check_writable(options.engine_log, lang)
    return Settings(printed, players, options.seed, budget, options.engine_log)


def _edition(game: str | None, name: str | None, lang: str) -> Edition:
    if game is not None and game not in GAMES:
        raise UnknownEdition(game)
    chosen = name or game
    if chosen is None:
        raise _usage_error(say(lang, "cli-usage-missing", what="--game"))
    printed = edition(chosen)
    if game not in (None, printed.game):
        raise _usage_error(say(lang, "arena-other-game", edition=printed.name, game=str(game)))
    return printed


def _check_player(printed: Edition, name: str, lang: str) -> None:
    try:
        check_player(printed.game, name)
    except UnknownLevel:
        known = ", ".join(known_players(printed.game))
        raise _usage_error(say(lang, "cli-unknown-level", name=name, known=known)) from None
    except BadCommand as error:
        raise _usage_error(say(lang, f"arena-command-{error.problem}", command=error.command)) from None
    if name.startswith(EXEC) and sys.platform == "win32":
        raise _usage_error(say(lang, "arena-command-system"))


def _cores() -> int:
    """Return the number of cores that this process may use, as far as the system reports it."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _whole(name: str, value: int, most: int, lang: str) -> int:
    if not 1 <= value <= most:
        raise _usage_error(say(lang, "arena-out-of-range", name=name, low=1, high=most))
    return value


def _deals(options: argparse.Namespace, players: int, lang: str) -> int:
    """Return the number of deals: every deal is played in every seating."""
    return -(-_whole("--games", options.games, MAX_DEALS, lang) // players)


def _test(options: argparse.Namespace, lang: str) -> Sprt | None:
    if options.sprt is None:
        return None
    low, high = options.sprt
    if not (isfinite(low) and isfinite(high) and -1000 <= low < high <= 1000):
        raise _usage_error(say(lang, "arena-sprt-elo"))
    if len(split_players(options.players)) != 2:
        raise _usage_error(say(lang, "arena-sprt-players"))
    return Sprt(low, high)


def checkpoint_of(path: Path, of: Match | Tournament, lang: str) -> MatchFile:
    """Open the checkpoint of a match, with the deals that it has already."""
    matches, form = ((of,), MATCH) if isinstance(of, Match) else (of.matches, TOURNAMENT)
    try:
        return MatchFile(path, [match.settings for match in matches], form)
    except BadMatchFile as error:
        raise CommandError(say(lang, f"arena-file-{error.problem}", file=str(path), what=error.what)) from None
    except OSError as error:
        raise cannot_write(path, error, lang) from None
