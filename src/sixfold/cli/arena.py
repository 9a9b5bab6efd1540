"""Run `sixfold arena`: play matches and tournaments between bots and programs."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import TYPE_CHECKING, Final

from ..i18n import error_messages
from ..i18n.catalog import say
from .errors import CommandError
from .files import check_writable, write_text
from .texts import texts

if TYPE_CHECKING:
    from ..arena.match import Deal, Match, Runner
    from ..arena.match_store import MatchFile
    from ..arena.tournament import Tournament

SECONDS_BETWEEN_UPDATES: Final = 0.2


class _Terminated(BaseException):
    """Raised in the main thread by SIGTERM."""


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta, text = texts(lang, "cli-meta-"), texts(lang, "arena-arg-")
    parser.add_argument("--game", metavar=meta("game"), help=text("game"))
    parser.add_argument("--edition", metavar=meta("edition"), help=say(lang, "cli-arg-edition"))
    parser.add_argument("--players", required=True, metavar=meta("players"), help=text("players"))
    parser.add_argument("--games", type=int, default=100, metavar=meta("number"), help=text("games"))
    parser.add_argument("--seed", default="1", metavar=meta("seed"), help=text("seed"))
    parser.add_argument("--budget-ms", type=float, metavar=meta("ms"), help=text("budget"))
    parser.add_argument("--sprt", nargs=2, type=float, metavar=("ELO0", "ELO1"), help=text("sprt"))
    parser.add_argument("--checkpoint", type=Path, metavar=meta("file"), help=text("checkpoint"))
    parser.add_argument("--jobs", type=int, metavar=meta("number"), help=text("jobs"))
    parser.add_argument("--runner", default="local", metavar=meta("name"), help=text("runner"))
    parser.add_argument("--address", metavar=meta("host"), help=text("address"))
    parser.add_argument("--tournament", metavar=meta("kind"), help=text("tournament"))
    parser.add_argument("--seats", type=int, metavar=meta("number"), help=text("seats"))
    parser.add_argument("--out", type=Path, metavar=meta("file"), help=text("out"))
    parser.add_argument("--engine-log", type=Path, metavar=meta("file"), help=text("log"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Play a match or a tournament and print the result; if it is stopped, print what there is."""
    from ..arena.tournament import Tournament
    from .arena_config import checkpoint_of, match_of, runner_of, tournament_of

    contest: Match | Tournament = (
        tournament_of(options, lang) if options.tournament is not None else match_of(options, lang)
    )
    matches = contest.matches if isinstance(contest, Tournament) else (contest,)
    runner = runner_of(options, sum(match.deals for match in matches), lang)
    if options.out is not None:
        check_writable(options.out, lang)
    file = checkpoint_of(options.checkpoint, contest, lang) if options.checkpoint else None
    try:
        for which, deal in file.deals if file else ():
            matches[which].add(deal)
        status, problem = _play(matches, runner, file, lang)
    finally:
        if file:
            file.close()
    _print_result(contest, options, lang)
    if problem:
        raise CommandError(problem, status)
    return status


def _print_result(contest: Match | Tournament, options: argparse.Namespace, lang: str) -> None:
    from ..arena.standings import standings
    from ..arena.summary import summary
    from ..arena.tournament import Tournament
    from .arena_report import page
    from .arena_text import match_text, standings_text

    result = standings(contest) if isinstance(contest, Tournament) else summary(contest)
    text = standings_text if isinstance(contest, Tournament) else match_text
    print(json.dumps(result) if options.json else text(result, lang))
    if options.out is not None:
        write_text(options.out, page(result, lang), lang)


def _play(matches: Sequence[Match], runner: Runner, file: MatchFile | None, lang: str) -> tuple[int, str]:
    """Return the exit status and what went wrong."""
    from ..arena.cluster import ClusterFailed
    from ..arena.match import WorkerLost, play

    show = _progress(matches, lang) if sys.stderr.isatty() else _silent

    def done(which: int, deal: Deal) -> None:
        if file:
            file.append(which, deal)
        show(False)

    try:
        with _terminated():
            play(matches, runner, done)
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
    """Let SIGTERM, as `timeout` sends it, end the match as Ctrl-C does."""

    def end(_signal: int, _frame: FrameType | None) -> None:
        raise _Terminated

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _progress(matches: Sequence[Match], lang: str) -> Callable[[bool], None]:
    from .arena_text import progress

    shown = -inf

    def show(last: bool) -> None:
        nonlocal shown
        if last or monotonic() >= shown + SECONDS_BETWEEN_UPDATES:
            shown = monotonic()
            print(f"\r\033[K{progress(matches, lang)}", end="\n" if last else "", file=sys.stderr, flush=True)

    return show


def _silent(_last: bool) -> None:
    pass
