"""Train the values of tables of cards: the kernel plays games, then weights are fitted to their results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from ...rules.new_rows import NewRows as Rule
from ..cards_weights import from_text, to_text, weights_name
from ..kernel import CardsLearned, NewRows, cards_fit, cards_samples
from .self_play import Progress, play_chunks, write_atomically

GAMES: Final = (1500,) * 8 + (4000,) * 2
"""Games of each round."""
ROUNDS: Final = 5
"""Rounds whose samples are used: older ones come from weaker players."""
CHUNK: Final = 50
EDITIONS: Final[dict[Rule, str]] = {"any": "cards-en", "keep three": "cards-pl"}
RULES: Final = tuple(EDITIONS)
"""The rules about new rows that are taught."""


def train(
    folder: Path, seats: int, seed: int, jobs: int, progress: Progress, games: tuple[int, ...] = GAMES
) -> dict[str, str]:
    """Return the files of weights by name. Finished rounds are saved in the folder, so that training can continue."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {}
    for number, rule in enumerate(RULES):
        name = weights_name(seats, rule)
        made[name] = _train(folder, name, seats, rule, seed, jobs, _after(progress, number), games)
    return made


def _after(progress: Progress, number: int) -> Progress:
    """Return progress as one part of as many trainings as there are rules."""
    return lambda done, of, doing: progress(number * of + done, len(RULES) * of, doing)


def _train(
    folder: Path,
    name: str,
    seats: int,
    rule: Rule,
    seed: int,
    jobs: int,
    progress: Progress,
    games: tuple[int, ...],
) -> str:
    weights, error = CardsLearned.first(), 0.0
    for number, count in enumerate(games):
        done = sum(games[:number])
        file = folder / f"{name}-{seed}-round-{number}.txt"
        if not file.is_file():
            played = []
            for more, part in _play(weights, seats, rule, count, f"{seed} {number}", jobs):
                played.append(part)
                progress(done + more, sum(games), "games")
            write_atomically(file.with_suffix(".lessons"), b"".join(played))
            progress(done + count, sum(games), "fitting")
            parts = [folder / f"{name}-{seed}-round-{each}.lessons" for each in range(number + 1)[-ROUNDS:]]
            weights, error = cards_fit(weights, b"".join(part.read_bytes() for part in parts))
            write_atomically(file, to_text(weights, f"round {number}: {count} games, error {error:.3f}"))
        weights = from_text(file.read_text(encoding="utf-8"))
    progress(sum(games), sum(games), "games")
    note = (
        f"What tables are worth in {EDITIONS[rule]}, for {seats} players: the expected margin of who leaves them\n"
        f"(whole), and the same without the very next turn (later).\n"
        f"Made by: sixfold train cards --seats {seats} --seed {seed}\n"
        f"{sum(games)} games in {len(games)} rounds, all against itself."
    )
    return to_text(weights, note)


def _play(
    weights: CardsLearned, seats: int, rule: Rule, games: int, seed: str, jobs: int
) -> Iterator[tuple[int, bytes]]:
    """Play games. Each chunk has its own seed."""

    def chunk(start: int, count: int) -> bytes:
        luck = Random(f"{seed} {start}").getrandbits(60)
        return cards_samples(weights, seats, NewRows[rule.replace(" ", "_")], count, luck)

    return play_chunks(chunk, games, CHUNK, jobs)
