"""Store matches on disk: a line for the settings and one for each deal, so that they can resume."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from msgspec import MsgspecError, convert

from .game import CAUSES, Played
from .match import Deal, Settings

MATCH: Final = "sixfold-match/1"
TOURNAMENT: Final = "sixfold-tournament/1"
"""Each of its lines names the players of the deal, so that players can join or leave a tournament that goes on."""


class BadMatchFile(ValueError):
    """Raised if the match cannot resume from this file; the file stays unchanged.

    `problem` is a key into the words (`arena-file-<problem>`), `what` the line or the settings it is about.
    """

    def __init__(self, problem: str, what: str = "") -> None:
        super().__init__(problem, what)
        self.problem = problem
        self.what = what


class MatchFile:
    """Append the deals of a match, or of all matches of a tournament; `form` is MATCH or TOURNAMENT.

    It is locked while it is open. Nothing in it is ever overwritten, except a torn last line.
    """

    def __init__(self, path: Path, matches: Sequence[Settings], form: str = MATCH) -> None:
        self._matches = matches
        self._form = form
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise BadMatchFile("foreign")
            self._lock()
            self.deals = self._load()
            """Those that were found, each with its match."""
        except BaseException:
            os.close(self._file)
            raise

    def close(self) -> None:
        os.close(self._file)

    def append(self, which: int, deal: Deal) -> None:
        """Append a deal; the operating system has the line when this returns."""
        players = {"players": list(self._matches[which].players)} if self._form == TOURNAMENT else {}
        self._write(_line({**players, **deal_data(deal)}))

    def _lock(self) -> None:
        with suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadMatchFile("busy") from None

    def _load(self) -> list[tuple[int, Deal]]:
        with os.fdopen(os.dup(self._file), "rb") as file:
            file.seek(0)
            content = file.read()
        header = header_data(self._matches[0], self._form)
        whole = content[: content.rfind(b"\n") + 1]
        if not whole and not _line(header).startswith(content):
            raise BadMatchFile("foreign")
        deals = list(self._deals(whole, header)) if whole else []
        if len(whole) < len(content):
            os.ftruncate(self._file, len(whole))
        if not whole:
            self._write(_line(header))
        return deals

    def _deals(self, content: bytes, header: dict[str, Any]) -> Iterator[tuple[int, Deal]]:
        first, *lines = content.splitlines()
        _check_header(first, header)
        which = {settings.players: at for at, settings in enumerate(self._matches)}
        seen: set[tuple[tuple[str, ...], int]] = set()
        for number, line in enumerate(lines, 2):
            try:
                players, deal = self._read(json.loads(line))
            except (ValueError, RecursionError):
                raise BadMatchFile("corrupt", str(number)) from None
            if (players, deal.number) in seen:
                raise BadMatchFile("corrupt", str(number))
            seen.add((players, deal.number))
            if players in which:
                yield which[players], deal

    def _read(self, data: Any) -> tuple[tuple[str, ...], Deal]:
        players: Any = self._matches[0].players
        if self._form == TOURNAMENT:
            if not isinstance(data, dict) or not isinstance(players := data.pop("players", None), list):
                raise ValueError("players")
            if not all(isinstance(name, str) for name in players):
                raise ValueError("players")
        return tuple(players), read_deal(data, len(players))

    def _write(self, line: bytes) -> None:
        while line:
            line = line[os.write(self._file, line) :]


def header_data(settings: Settings, form: str) -> dict[str, Any]:
    """Return the settings that must be equal for a match to resume; the number of games may grow."""
    players = {"players": list(settings.players)} if form == MATCH else {}
    return {
        "format": form,
        "version": version("sixfold"),
        "edition": settings.edition.name,
        **players,
        "seed": settings.seed,
        "budget_ms": settings.budget_ms,
    }


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode("ascii") + b"\n"


def _check_header(line: bytes, wanted: dict[str, Any]) -> None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMatchFile("foreign") from None
    if not isinstance(found, dict) or found.get("format") != wanted["format"] or set(found) != set(wanted):
        raise BadMatchFile("foreign")
    differing = [f"{key} {json.dumps(found[key])}" for key in wanted if found[key] != wanted[key]]
    if differing:
        raise BadMatchFile("differs", ", ".join(differing))


def deal_data(deal: Deal) -> dict[str, Any]:
    """Return a deal as JSON."""
    return {"deal": deal.number, "says": list(deal.says), "games": [asdict(game) for game in deal.games]}


def read_deal(data: Any, players: int) -> Deal:
    """Parse what `deal_data` wrote; raise ValueError if it is no deal of that many players."""
    try:
        games, says = convert(data["games"], tuple[Played, ...]), convert(data["says"], tuple[str | None, ...])
        deal = Deal(convert(data["deal"], int), games, says)
    except (MsgspecError, KeyError, TypeError) as error:
        raise ValueError(repr(error)) from None
    if json.dumps(deal_data(deal), sort_keys=True) != json.dumps(data, sort_keys=True):
        raise ValueError("other keys, or numbers of another type")
    if deal.number < 0 or len(says) != players or len(games) != players:
        raise ValueError("not as many as players")
    if not all(_is_possible(game, players) for game in games):
        raise ValueError("numbers")
    return deal


def _is_possible(game: Played, players: int) -> bool:
    numbers, lost = (game.scores, game.shares, game.moves, game.cpu_ms), game.offence
    return (
        all(len(each) == players and all(0 <= value < 1e12 for value in each) for each in numbers)
        and 0.999 < sum(game.shares) < 1.001
        and (lost is None or (0 <= lost.player < players and lost.cause in CAUSES))
    )
