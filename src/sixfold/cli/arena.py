"""`sixfold arena` and `sixfold engine`: what the options ask for, carried out, and told in words or JSON."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from time import monotonic
from types import FrameType
from typing import Final

from ..ai.bots import PLAYERS, UnknownLevel
from ..arena.bot_engine import check_name, serve
from ..arena.cluster import ClusterFailed
from ..arena.config import Refused, cannot_write, check_writable, file_of, match_of, runner_of, tournament_of
from ..arena.match import Deal, Match, Runner, WorkerLost, play
from ..arena.match_store import MatchFile
from ..arena.protocol import Json, Unreadable
from ..arena.report import page
from ..arena.standings import standings, standings_text
from ..arena.summary import progress, summary, table
from ..arena.tournament import Tournament
from ..i18n import error_messages
from ..i18n.catalog import say

__all__ = ["Refused", "arena", "engine"]

SHOWN_EVERY: Final = 0.2
"""Seconds between two looks at the progress."""


class _Terminated(BaseException):
    """The system asks the process to end."""


def arena(options: argparse.Namespace, lang: str) -> int:
    """Play a match or a tournament and tell how it ended; whatever stops it, what there is is told."""
    asked: Match | Tournament = (
        tournament_of(options, lang) if options.tournament is not None else match_of(options, lang)
    )
    matches = asked.matches if isinstance(asked, Tournament) else (asked,)
    runner = runner_of(options, sum(match.deals for match in matches), lang)
    if options.report is not None:
        check_writable(options.report, lang)
    file = file_of(options.file, asked, lang) if options.file else None
    try:
        for which, deal in file.deals if file else ():
            matches[which].add(deal)
        status, problem = _run(matches, runner, file, lang)
    finally:
        if file:
            file.close()
    _tell(asked, options, lang)
    if problem:
        raise Refused(problem, status)
    return status


def _tell(asked: Match | Tournament, options: argparse.Namespace, lang: str) -> None:
    told = standings(asked) if isinstance(asked, Tournament) else summary(asked)
    text = standings_text if isinstance(asked, Tournament) else table
    print(json.dumps(told) if options.json else text(told, lang))
    if options.report is not None:
        try:
            options.report.write_text(page(told, lang), encoding="utf-8")
        except OSError as error:
            raise Refused(cannot_write(options.report, error, lang), 1) from None


def _run(matches: Sequence[Match], runner: Runner, file: MatchFile | None, lang: str) -> tuple[int, str]:
    """The exit status, and what went wrong."""
    show = _progress(matches, lang) if sys.stderr.isatty() else _silent

    def told(which: int, deal: Deal) -> None:
        if file:
            file.append(which, deal)
        show(False)

    try:
        with _terminated():
            play(matches, runner, told)
    except KeyboardInterrupt:
        return 130, ""
    except _Terminated:
        return 128 + signal.SIGTERM, ""
    except WorkerLost as lost:
        return 1, say(lang, "arena-worker-lost", deal=lost.deal + 1)
    except ClusterFailed as failed:
        return 1, say(lang, f"arena-ray-{failed.problem}", why=failed.why)
    except OSError as error:
        return 1, error_messages.system(error, lang)
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


def _progress(matches: Sequence[Match], lang: str) -> Callable[[bool], None]:
    shown = -inf

    def show(last: bool) -> None:
        nonlocal shown
        if last or monotonic() >= shown + SHOWN_EVERY:
            shown = monotonic()
            print(f"\r\033[K{progress(matches, lang)}", end="\n" if last else "", file=sys.stderr, flush=True)

    return show


def _silent(_last: bool) -> None:
    pass


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
