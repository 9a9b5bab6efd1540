"""Trains a small agent of Qwirkle until it beats `beginner`: a few minutes on one core, with numpy alone.

    python examples/train_agent.py --curve curve.svg

The agent is a linear policy: each turn that it might take is described by nine numbers, and a softmax over their
weighted sums chooses. It starts out knowing nothing and learns by policy gradient from the points of the games that it
plays, own points less the other's.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sixfold import Action, Choice, View
from sixfold.envs import SoloEnv
from sixfold.rules.actions import Exchange, Place
from sixfold.rules.grid import Grid

FEATURES = 9
FUTURE = 0.5  # how much the next turn's reward counts for this one; later ones fade
RATE = 0.3
Weights = NDArray[np.float64]


def describe(view: View, choices: list[tuple[Choice | Action, int]]) -> NDArray[np.float64]:
    """Return nine numbers for each possible turn."""
    hand = view.hand
    rows = np.zeros((len(choices), FEATURES))
    for row, (action, points) in zip(rows, choices, strict=True):
        match action:
            case Place(tiles):
                grid, kinds = view.grid, {piece for _, piece in tiles}
                rest = [piece for piece in hand if piece not in kinds]
                row[:3] = points / 6, (points / 6) ** 2, len(tiles) / 6
                row[3] = _fives(grid.lay(tiles))
                row[4] = len(set(rest)) / 6
                row[5] = not rest
            case Exchange(pieces):
                row[6:8] = 1, len(pieces) / 6
            case _:
                row[8] = 1
    return rows


def _fives(grid: Grid) -> int:
    """Count the cells where somebody could make a Qwirkle."""
    return sum(
        (west | east).bit_count() == 5 or (north | south).bit_count() == 5
        for west, east, north, south in grid.open.values()
    )


def play(env: SoloEnv, weights: Weights, rng: np.random.Generator | None, seed: int) -> tuple[float, Weights]:
    """Play a game, each turn drawn by its probability (without `rng`: the likeliest); return margin and gradient."""
    env.reset(seed=seed)
    lessons, rewards, over = [], [], False
    while not over:
        rows = describe(env.game.view(env.seat), env.choices)
        worth = rows @ weights
        odds = np.exp(worth - worth.max())
        odds /= odds.sum()
        action = int(worth.argmax() if rng is None else rng.choice(len(odds), p=odds))
        lessons.append(rows[action] - odds @ rows)
        _, reward, ended, cut, _ = env.step(action)
        rewards.append(reward)
        over = ended or cut
    ahead, lesson = 0.0, np.zeros(FEATURES)
    usual = float(np.mean(rewards))
    for gradient, reward in zip(reversed(lessons), reversed(rewards), strict=True):
        ahead = (reward - usual) + FUTURE * ahead
        lesson += ahead * gradient
    scores = env.game.position.scores
    return float(scores[env.seat] - scores[1 - env.seat]), lesson / len(rewards)


class Point(NamedTuple):
    """Hold the result of the agent after that many games of training: its share of victories, and the mean margin."""

    games: int
    won: float
    margin: float


def measure(
    env: SoloEnv, weights: Weights, games: int, first: int, rng: np.random.Generator | None = None
) -> tuple[float, float, float]:
    """Share of victories, how far that may be off (95 %), and the mean margin of games that it was not trained on."""
    margins = np.array([play(env, weights, rng, first + number)[0] for number in range(games)])
    shares = (margins > 0) + 0.5 * (margins == 0)
    return float(shares.mean()), float(1.96 * shares.std() / games**0.5), float(margins.mean())


def train(games: int, every: int, tests: int, seed: int) -> tuple[Weights, list[Point]]:
    """Return the weights after that many games, and the results on the way."""
    env, weights = SoloEnv("qwirkle", ["beginner"], steps="turns"), np.zeros(FEATURES)
    rng, seen = np.random.default_rng(seed), np.zeros(FEATURES)
    curve = []
    for number in range(games + 1):
        if number % every == 0:
            won, _, margin = measure(env, weights, tests, 1_000_000, np.random.default_rng(seed))
            curve.append(Point(number, won, margin))
            print(f"{number:>5} games   {won:>6.1%} won against beginner   margin {margin:+.1f}", flush=True)
        if number < games:
            _, lesson = play(env, weights, rng, seed + number)
            seen += lesson**2
            weights += RATE * lesson / np.sqrt(seen + 1e-8)
    return weights, curve


def draw(curve: list[Point]) -> str:
    """Return the learning curve as SVG: victories against games of training."""
    width, height, left, top = 640, 300, 60, 20
    most = max(1, curve[-1].games)

    def place(games: float, won: float) -> str:
        return f"{left + games / most * (width - left - 20):.1f},{top + (1 - won) * (height - top - 50):.1f}"

    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = place(0, share).split(",")
        lines.append(f'<line x1="{x}" y1="{y}" x2="{width - 20}" y2="{y}" stroke="#8886" />')
        lines.append(f'<text x="{left - 8}" y="{y}" dy="4" text-anchor="end">{share:.0%}</text>')
    for games in sorted({0, most // 2, most}):
        x = place(games, 0).split(",")[0]
        lines.append(f'<text x="{x}" y="{height - 28}" text-anchor="middle">{games}</text>')
    points = " ".join(place(each.games, each.won) for each in curve)
    dots = "".join(
        '<circle cx="{}" cy="{}" r="3.5" fill="#555"/>'.format(*place(each.games, each.won).split(","))
        for each in curve
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="#555">'
        f"<title>Victories against beginner by games of training</title>{''.join(lines)}"
        f'<polyline points="{points}" fill="none" stroke="#555" stroke-width="2"/>{dots}'
        f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">games of training</text></svg>\n'
    )


def main() -> None:
    """Train, measure, draw."""
    options = argparse.ArgumentParser(description="Trains a small agent of Qwirkle until it beats beginner.")
    options.add_argument("--games", type=int, default=100, help="games of training")
    options.add_argument("--every", type=int, default=10, help="games between two measurements")
    options.add_argument("--tests", type=int, default=30, help="games of each measurement")
    options.add_argument("--final", type=int, default=150, help="games of the last measurement")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--curve", type=Path, help="where to write the learning curve, as SVG")
    chosen = options.parse_args()
    weights, curve = train(chosen.games, chosen.every, chosen.tests, chosen.seed)
    won, off, margin = measure(SoloEnv("qwirkle", ["beginner"], steps="turns"), weights, chosen.final, 2_000_000)
    print(f"its likeliest turns: {won:.1%} ± {off:.1%} won, margin {margin:+.1f}, in {chosen.final} games")
    print("weights", np.round(weights, 2).tolist())
    if chosen.curve:
        chosen.curve.write_text(draw(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
