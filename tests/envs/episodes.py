"""Step through environments with any allowed action, each equally likely."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sixfold.envs import SixfoldEnv


def any_action(env: SixfoldEnv, rng: Random) -> int:
    """Return one of the actions that the mask allows the player to move."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(mask.nonzero()[0]))


def episode(env: SixfoldEnv, seed: int) -> Iterator[SixfoldEnv]:
    """Yield a random game; the environment before each step that is taken."""
    rng = Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        yield env
        env.step(any_action(env, rng))
