"""`sixfold arena` and `sixfold engine`: what the options ask for, carried out, and told in words or JSON."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf, isfinite
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Final

from .. import words
from ..rules.edition import GAMES, Edition, UnknownEdition, edition
from ..rules.position import Seat, check_seats
from ..text import say
from ..think.bots import PLAYERS, UnknownLevel
from .match import Deal, Match, Runner, Settings, play_deals
from .matchfile import BadMatchFile, MatchFile
from .players import EXEC, BadCommand, check_player, known_players, split_players
from .protocol import Json, Unreadable
from .serve import check_name, serve
from .statistics import Sprt
from .summary import progress, summary, table
from .workers import WorkerLost, play_on_cores

MOST_JOBS: Final = 256
SHOWN_EVERY: Final = 0.2
"""Seconds between two looks at the progress."""


class Refused(Exception):
    """It cannot be done: a sentence for the user, and the exit status."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status


class _Terminated(BaseException):
    """The system asks the process to end."""


def arena(options: argparse.Namespace, lang: str) -> int:
    """Play a match and tell how it ended; whatever stops it, what there is is told."""
    settings = _settings(options, lang)
    match = Match(settings, _deals(options, len(settings.players), lang), _test(options, lang))
    jobs = min(_whole("--jobs", _cores() if options.jobs is None else options.jobs, MOST_JOBS, lang), match.deals)
    runner: Runner = play_deals if jobs == 1 else partial(play_on_cores, jobs=jobs)
    file = _file(options.file, settings, lang) if options.file else None
    try:
        for deal in file.deals if file else ():
            match.add(deal)
        status, problem = _run(match, runner, file, lang)
    finally:
        if file:
            file.close()
    told = summary(match)
    print(json.dumps(told) if options.json else table(told, lang))
    if problem:
        raise Refused(problem, status)
    return status


def _run(match: Match, runner: Runner, file: MatchFile | None, lang: str) -> tuple[int, str]:
    """The exit status, and what went wrong."""
    show = _progress(match, lang) if sys.stderr.isatty() else _silent

    def told(deal: Deal) -> None:
        if file:
            file.append(deal)
        show(False)

    try:
        with _terminated():
            match.run(runner, told)
    except KeyboardInterrupt:
        return 130, ""
    except _Terminated:
        return 128 + signal.SIGTERM, ""
    except WorkerLost as lost:
        return 1, say(lang, "arena-worker-lost", deal=lost.deal + 1)
    except OSError as error:
        return 1, words.system(error, lang)
    finally:
        show(True)
    return 0, ""


@contextmanager
def _terminated() -> Iterator[None]:
    """SIGTERM, as `timeout` sends it, ends the match as Ctrl-C does."""

    def end(_signal: int, _frame: FrameType | None) -> None:
        raise _Terminated

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _progress(match: Match, lang: str) -> Callable[[bool], None]:
    shown = -inf

    def show(last: bool) -> None:
        nonlocal shown
        if last or monotonic() >= shown + SHOWN_EVERY:
            shown = monotonic()
            print(f"\r\033[K{progress(match, lang)}", end="\n" if last else "", file=sys.stderr, flush=True)

    return show


def _silent(_last: bool) -> None:
    pass


# What the options ask for


def _settings(options: argparse.Namespace, lang: str) -> Settings:
    printed = _edition(options.game, options.edition, lang)
    players = split_players(options.players)
    check_seats(printed, tuple(Seat(f"{number}") for number in range(len(players))))
    for name in players:
        _check_player(printed, name, lang)
    budget = options.budget_ms
    if budget is not None and not 0 < budget <= 3_600_000:
        raise Refused(say(lang, "arena-out-of-range", name="--budget-ms", low=1, high=3_600_000))
    if options.engine_log is not None:
        _check_log(options.engine_log, lang)
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


def _check_log(path: Path, lang: str) -> None:
    try:
        path.open("ab").close()
    except OSError as error:
        why = words.system(error, lang)
        raise Refused(say(lang, "arena-cannot-write", file=str(path), why=why), 1) from None


def _cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _whole(name: str, value: int, most: int, lang: str) -> int:
    if not 1 <= value <= most:
        raise Refused(say(lang, "arena-out-of-range", name=name, low=1, high=most))
    return value


def _deals(options: argparse.Namespace, players: int, lang: str) -> int:
    """Whole deals: every deal is played in every seating."""
    return -(-_whole("--games", options.games, 100_000_000, lang) // players)


def _test(options: argparse.Namespace, lang: str) -> Sprt | None:
    if options.sprt is None:
        return None
    low, high = options.sprt
    if not (isfinite(low) and isfinite(high) and -1000 <= low < high <= 1000):
        raise Refused(say(lang, "arena-sprt-elo"))
    if len(split_players(options.players)) != 2:
        raise Refused(say(lang, "arena-sprt-players"))
    return Sprt(low, high)


def _file(path: Path, settings: Settings, lang: str) -> MatchFile:
    try:
        return MatchFile(path, settings)
    except BadMatchFile as error:
        raise Refused(say(lang, f"arena-file-{error.problem}", file=str(path), what=error.what), 1) from None
    except OSError as error:
        why = words.system(error, lang)
        raise Refused(say(lang, "arena-cannot-write", file=str(path), why=why), 1) from None


# The engine


def engine(options: argparse.Namespace, lang: str) -> int:
    """Answer an arena until it says quit."""
    try:
        check_name(options.name)
    except UnknownLevel as error:
        known = ", ".join(dict.fromkeys(name for bots in PLAYERS.values() for name in bots))
        raise Refused(say(lang, "cli-unknown-level", name=error.name, known=known)) from None
    lines: Iterable[str] = sys.stdin or ()
    try:
        serve(options.name, lines, _answer)
    except UnknownLevel as error:
        raise Refused(say(lang, "engine-not-in-game", name=error.name), 1) from None
    except (Unreadable, UnicodeDecodeError) as error:
        raise Refused(say(lang, "engine-unreadable", why=str(error)), 1) from None
    return 0


def _answer(message: Json) -> None:
    print(json.dumps(message), flush=True)
