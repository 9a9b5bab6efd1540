"""Create players: a level, a reference player of the game, or `exec:COMMAND`, an engine."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from ..ai.bot_api import Bot, Budget
from ..ai.bots import PLAYERS, player
from ..rules.actions import Action
from ..rules.edition import Edition
from ..rules.view import View
from .engine import Engine
from .game import Contestant, Fault

EXEC: Final = "exec:"
MAX_IDLE_PLAYERS: Final = 8
"""Players that one process keeps for later deals; no fewer than can sit at a table."""
_PLAYER: Final = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])*""")
"""Up to the next comma that does not stand in quotes."""


class BadCommand(ValueError):
    """Raised if a command cannot run as an engine; `problem` completes the key `arena-command-…`."""

    def __init__(self, problem: str, command: str) -> None:
        super().__init__(problem, command)
        self.problem = problem
        self.command = command


class BotPlayer:
    """Play with one of our bots in this process."""

    says: str | None = None

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def begin(self, edition: Edition, seat: int, seats: int) -> None:
        """Do nothing: a bot chooses from the view alone."""

    def choose(self, view: View, random: int, budget_ms: float | None) -> tuple[Action, float]:
        begun = process_time()
        try:
            action = self.bot(view, Random(random), Budget(budget_ms)).action
        except Exception as error:  # a bot's own mistake must not end the match
            raise Fault("crash", "exception", repr(error)) from error
        return action, 1000 * (process_time() - begun)

    def end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """Do nothing: a bot remembers nothing."""

    def close(self) -> None:
        """Do nothing: a bot has no process."""


def split_players(text: str) -> tuple[str, ...]:
    """Split `A,B,exec:bot --weights "1,2"` at the commas outside quotes."""
    found, at = [], 0
    while at <= len(text):
        match = _PLAYER.match(text, at)
        end = match.end() if match else len(text)
        found.append(text[at:end].strip())
        at = end + 1
    return tuple(found)


def check_player(game: str, name: str) -> None:
    """Raise UnknownLevel or BadCommand if this player cannot play the game."""
    if name.startswith(EXEC):
        words = command_of(name)
        if shutil.which(words[0]) is None:
            raise BadCommand("missing", words[0])
    else:
        player(game, name)


def known_players(game: str) -> Sequence[str]:
    """Return the names of all players of a game, and how to name an engine."""
    return [*PLAYERS[game], f"{EXEC}COMMAND"]


def command_of(name: str) -> list[str]:
    """Split a command as a shell would; `sixfold` is this program if the PATH has none."""
    command = name.removeprefix(EXEC)
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadCommand("quotes", command) from None
    if not words or "\0" in command:
        raise BadCommand("empty", command)
    if words[0] == "sixfold" and shutil.which("sixfold") is None:
        words[:1] = [sys.executable, "-m", "sixfold"]
    return words


def contestant(game: str, name: str, log: Path | None) -> Contestant:
    """Return the player of that name; an engine starts with its first game."""
    return Engine(command_of(name), log) if name.startswith(EXEC) else BotPlayer(player(game, name))


class Bench:
    """Keep players from deal to deal, and close those not used for longest."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, str, int], Contestant] = {}

    def seat(self, game: str, names: Sequence[str], log: Path | None) -> list[Contestant]:
        """Return the players of these names; a repeated name is a second player."""
        seated = []
        for at, name in enumerate(names):
            key = (game, name, names[:at].count(name))
            seated.append(self._players.pop(key) if key in self._players else contestant(game, name, log))
            self._players[key] = seated[-1]  # now the last to leave
        for key in list(self._players)[:-MAX_IDLE_PLAYERS]:
            self._players.pop(key).close()
        return seated

    def close(self) -> None:
        for each in self._players.values():
            each.close()
