"""Deal games for the terminal tests: from a fixed secret, or nearly over."""

from __future__ import annotations

from random import Random

from sixfold.rules.edition import edition
from sixfold.rules.position import Seat
from sixfold.rules.record import Game
from sixfold.terminal.files import new_game
from tests.play import random_action


def dealt(name: str, *players: str, secret: str = "a") -> Game:
    """Return a game before its first turn."""
    return new_game(edition(name), tuple(map(Seat, players)), secret)


def late(name: str, left: int, *players: str) -> Game:
    """Return a game with about that many turns left; with very many, before its first turn."""
    games, rng = [dealt(name, *players)], Random(0)
    while games[-1].outcome is None:
        games.append(games[-1].play(random_action(games[-1].position, rng)))
    return games[-min(left, len(games))]
