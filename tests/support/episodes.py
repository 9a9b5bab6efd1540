"""Play many random episodes of every game through the PettingZoo environment, with warnings as errors.

`python -m tests.support.episodes [GAME [COUNT]]`; without arguments 10,000 of each game, in all editions and for two to
four players in turn, half of them by small steps and half turn by turn.
"""

from __future__ import annotations

import sys
import warnings
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Final

from sixfold.rules.edition import editions
from sixfold.rules.ruleset import GAMES

if TYPE_CHECKING:
    from sixfold.envs import SixfoldEnv

COUNT: Final = 10_000


def play(env: SixfoldEnv, seed: int) -> int:
    """Play one random episode; return its number of steps."""
    rng, steps = Random(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        allowed = seen["action_mask"].nonzero()[0]
        env.step(int(allowed[rng.randrange(len(allowed))]))
        steps += 1
    if not env.game.position.over:
        raise RuntimeError(f"{env.game.edition.id}: game {seed} did not come to its end")
    return steps


def episodes(game: str, count: int) -> int:
    """Play that many random episodes over all editions of a game; return the number of steps."""
    from sixfold.envs import SixfoldEnv

    kinds = [
        SixfoldEnv(printed.id, players, steps=steps)
        for printed in editions().values()
        if printed.game == game
        for players in range(printed.seats[0], printed.seats[1] + 1)
        for steps in ("pieces", "turns")
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return sum(play(env, seed) for seed, env in zip(range(count), cycle(kinds), strict=False))


def main(*args: str) -> None:
    count = int(args[1]) if len(args) > 1 else COUNT
    for game in args[:1] or GAMES:
        print(f"{game}: {count} episodes, {episodes(game, count)} steps, no warning", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
