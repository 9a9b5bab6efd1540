"""Measure the steps per second of the environments, and of games of PettingZoo and RLCard in the same run.

Needs `sixfold[envs]`, and for the others' games `pip install "pettingzoo[classic]" rlcard`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from ..rules.ruleset import GAMES
from .figures import Figures

ROUNDS: Final = 3
SECONDS: Final = 0.7
GAMES_AT_ONCE: Final = 64

Playing = Callable[[], int]
"""Play for a while and return the number of steps."""


class Missing(Exception):
    """Raised if a package that this bench needs is not installed; `packages` is what to install."""

    def __init__(self, packages: str) -> None:
        super().__init__(packages)
        self.packages = packages


def envs() -> Figures:
    """Measure steps per second of CPU time. The environments take turns, so that load slows them all down alike."""
    try:
        players = _players()
    except ImportError as error:
        raise Missing('numpy gymnasium "pettingzoo[classic]" rlcard') from error
    times: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, play in players.items():
            times[name].append(_rate(play))
    found = {f"envs_{name}_steps_per_s": median(rates) for name, rates in times.items()}
    for name in ("qwirkle_aec", "cubes_aec", "cards_aec"):
        own = found[f"envs_{name}_steps_per_s"]
        for other in ("pettingzoo_tictactoe", "rlcard_leduc"):
            found[f"envs_{name}_ratio_to_{other}"] = own / found[f"envs_{other}_steps_per_s"]
    return found


def _rate(play: Playing) -> float:
    begun, steps = process_time(), 0
    while process_time() < begun + SECONDS:
        steps += play()
    return steps / (process_time() - begun)


def _players() -> dict[str, Playing]:
    import rlcard
    from pettingzoo.classic import tictactoe_v3

    from ..envs import SixfoldEnv

    return {
        **{f"{game}_aec": _pettingzoo(SixfoldEnv(game, 2)) for game in GAMES},
        "pettingzoo_tictactoe": _pettingzoo(tictactoe_v3.env()),
        "pettingzoo_tictactoe_without_wrappers": _pettingzoo(tictactoe_v3.raw_env()),
        "rlcard_leduc": _rlcard(rlcard.make("leduc-holdem")),
        "rlcard_uno": _rlcard(rlcard.make("uno")),
        "qwirkle_batch": _batch(),
        "qwirkle_batch_with_given_actions": _batch_alone(),
    }


def _pettingzoo(env: Any) -> Playing:
    rng, seeds = Random(1), cycle(range(1000))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(allowed[rng.randrange(len(allowed))])
            steps += 1
        return steps

    return play


def _rlcard(env: Any) -> Playing:
    rng = Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            allowed = list(state["legal_actions"])
            state, _ = env.step(allowed[rng.randrange(len(allowed))])
            steps += 1
        return steps

    return play


def _batch() -> Playing:
    """Choose random actions in the kernel: measures choosing and stepping."""
    from ..envs import BatchEnv

    batch = BatchEnv(GAMES_AT_ONCE, seed=1)

    def play() -> int:
        for _ in range(1000):
            batch.step(batch.random_actions())
        return 1000 * GAMES_AT_ONCE

    return play


def _batch_alone() -> Playing:
    """Replay actions that were chosen before: measures stepping alone."""
    from ..envs import BatchEnv

    batch, actions = BatchEnv(GAMES_AT_ONCE, seed=1), []
    for _ in range(20_000):
        actions.append(batch.random_actions().copy())
        batch.step(actions[-1])

    def play() -> int:
        batch.reset(1)
        for each in actions:
            batch.step(each)
        return len(actions) * GAMES_AT_ONCE

    return play
