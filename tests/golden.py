"""Find and write the golden games, which show every turn of the rules: `python -m tests.golden [EDITION]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sixfold.rules import cubes
from sixfold.rules.actions import Exchange, Pass, Redraw, Reroll, Roll
from sixfold.rules.edition import edition
from sixfold.rules.notation import read_hand, read_turn
from sixfold.rules.record import Game, to_text
from sixfold.rules.referee import deal
from sixfold.rules.rng import Fair
from tests.play import EDITIONS, random_action, seats

FOLDER = Path(__file__).parent / "data" / "golden"
REQUIRED_EVENTS = {
    "qwirkle": {"exchange", "pass", "shared", "last piece", "2", "3", "4"},
    "cubes": {"reroll", "roll", "shared", "last piece", "2", "3", "4"},
    "cards": {"redraw", "shared", "qwirkles at once", "empty table", "2", "3", "4"},
}
"""What the golden games of each edition show between them."""
REDEALT_HANDS = ("RoRsOdOtYcYxGoGsBd", "GdGtBcBxPoPsRdRtOc"), ("RoRsRdOtYcYxGoGsBd", "GdGtBcBxPoPsRdRtOc")


def shows(game: Game) -> Iterator[str]:
    """Yield what happens in a game."""
    yield str(len(game.seats))
    ended = game.outcome
    assert ended is not None
    if len(ended.winners) > 1:
        yield "shared"
    positions = list(game.positions())
    for at, after, turn in zip(positions, positions[1:], game.turns, strict=False):
        match turn.action:
            case Exchange():
                yield "exchange"
            case Pass():
                yield "pass"
            case Reroll():
                yield "reroll"
            case Roll():
                yield "dead" if cubes.dead(at.grid, at.hand) else "roll"
            case Redraw():
                yield "redraw"
        if sum(after.scores) - sum(at.scores) > 1 and not at.edition.rules.has_grid and at.rows:
            yield "qwirkles at once"
        if not at.edition.rules.has_grid and at.rows and not after.rows:
            yield "empty table"
    last = positions[-1]
    if not last.supply_count:
        yield "last piece" if not all(last.hands) else "blocked"  # rare in random play


def played(name: str, count: int, secret: str) -> Game:
    return finish(Game.start(edition(name), seats(count), Fair(secret, ("one", "two"))), secret)


def finish(game: Game, secret: str) -> Game:
    """Play on at random; where the game has no secret of its own, chance comes from this one."""
    rng = Random(secret)
    while game.outcome is None:
        action = random_action(game.position, rng)
        game = game.play(action) if game.fair else game.take(deal(game.position, action, secret))
    return game


def redealt(name: str) -> Game:
    """Hands in which nobody has three of a kind are too rare to wait for, so these were laid out by hand."""
    deals = tuple(tuple(map(read_hand, hands)) for hands in REDEALT_HANDS)
    return finish(Game.begin(edition(name), seats(2), deals), f"redealt {name}")


def dead(name: str) -> Game:
    """Four blue cubes that accept only blue, and a player without blue: laid out by hand, too rare to wait for."""
    deals = (tuple(map(read_hand, ("BoBsRdOtYcPx", "BoBsRdOtYcGx"))),)
    game = Game.begin(edition(name), seats(2), deals)
    for turn in ("lay Bo@0,0 Bs@1,0 = RoOs", "lay Bs@0,1 Bo@1,1 = RoOs"):
        game = game.take(read_turn(turn))
    return finish(game, f"dead {name}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or EDITIONS:
        missing = set(REQUIRED_EVENTS[edition(name).game])
        for number in range(100_000):
            if not missing:
                break
            game = played(name, 2 + number % 3, f"golden {number}")
            new = missing & set(shows(game))
            if new:
                missing -= new
                (FOLDER / f"{name}-{number}.txt").write_text(to_text(game), encoding="utf-8")
                print(name, number, sorted(new), "missing", sorted(missing), flush=True)
        if name.startswith("cards"):
            (FOLDER / f"{name}-redealt.txt").write_text(to_text(redealt(name)), encoding="utf-8")
        elif name.startswith("cubes"):
            (FOLDER / f"{name}-dead.txt").write_text(to_text(dead(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
