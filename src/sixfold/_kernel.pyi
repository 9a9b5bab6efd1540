"""The C++ kernel as Python sees it: kernel/bind.cpp registers these."""

from collections.abc import Sequence
from enum import Enum

class Stop:
    """Calls a running search off, from any thread."""

    def __init__(self) -> None: ...
    def stop(self) -> None: ...
    @property
    def asked(self) -> bool: ...

class Value:
    """The value network of Qwirkle."""

    def __init__(self, weights: list[float], spread: list[float]) -> None: ...
    @staticmethod
    def fresh(seed: int) -> Value: ...
    @staticmethod
    def linear(lessons: Lessons) -> Value: ...
    @property
    def weights(self) -> list[float]: ...
    @property
    def spread(self) -> list[float]: ...

def qwirkle_moves(tiles: list[int], hand: list[int]) -> list[tuple[list[int], int]]: ...
def qwirkle_think(
    tiles: list[int],
    hand: list[int],
    held: list[int],
    scores: list[int],
    bag: int,
    value: Value,
    effort: tuple[int, int, int, int, int],
    told: int,
    seed: int,
    nodes: int,
    ms: float,
    stop: Stop | None,
) -> list[tuple[list[int], list[int], int, float, float, float, int]]: ...

# The endgame of Qwirkle: moves as x, y, kind, ...; an empty one is a pass.
def qwirkle_endgame(
    tiles: list[int], hand: list[int], other: list[int], nodes: int, ms: float, stop: Stop | None
) -> tuple[list[int], int, int, int, bool, int, list[list[int]]]: ...
def qwirkle_endgame_all(
    tiles: list[int], hand: list[int], other: list[int], nodes: int, ms: float, stop: Stop | None
) -> list[tuple[list[int], int, bool]]: ...
def qwirkle_endgame_plain(
    tiles: list[int], hand: list[int], other: list[int], everything: bool, nodes: int
) -> tuple[int, int]: ...
def qwirkle_endings(count: int, most: int, noise: float, seed: int) -> list[tuple[list[int], list[int], list[int]]]: ...
def qwirkle_greedy_games(seats: int, games: int, seed: int) -> tuple[float, float]: ...

class Lessons:
    """Moments of games that the kernel played with itself, and what came of them."""

    def __init__(self) -> None: ...
    def __len__(self) -> int: ...
    def play(
        self,
        value: Value | None,
        seats: int,
        games: int,
        seed: int,
        noise: float,
        lambda_: float,
        stop: Stop | None,
    ) -> None: ...
    def add(self, other: Lessons) -> None: ...

class Fitting:
    """Fits a network to lessons."""

    def __init__(self, value: Value) -> None: ...
    def learn(self, lessons: Lessons, seed: int, rate: float) -> float: ...
    def measure_spread(self, lessons: Lessons) -> None: ...

class CubesRolling(Enum):
    """How a player of Cubes chooses what to roll again."""

    NEVER = 0
    UNUSED = 1
    """What the best move for now would leave in the hand."""
    POINTS = 2
    """By the exact expected points."""
    NET = 3
    """By the exact expected points and what the move leaves to everybody."""

class CubesStyle:
    """How a player of Cubes thinks; kernel/cubes_mind.h says what each measure means."""

    most_laid: int
    crossing: int
    rolling: CubesRolling
    looks_ahead: bool
    width: int
    rolls: int
    each: int
    refills: int
    simulations: int
    endgame: int
    def __init__(self) -> None: ...
    def set_weights(self, numbers: Sequence[float]) -> None: ...

def cubes_placements(table: Sequence[int], hand: Sequence[int]) -> list[tuple[list[int], int]]:
    """Every placement as x, y, kind, x, y, kind ... with its points; on an empty table the openings, in one order."""

def cubes_expectations(table: Sequence[int], hand: Sequence[int], last: bool) -> list[float]:
    """The expected best points for each choice of cubes to roll: bit i of the choice is cube i of the hand."""

def cubes_choose(
    table: Sequence[int],
    hands: Sequence[Sequence[int]],
    bag: Sequence[int],
    scores: Sequence[int],
    mover: int,
    rerolled: bool,
    style: CubesStyle,
    seed: int,
    nodes: int,
    ms: float,
    stop: Stop | None,
) -> tuple[int, list[int], bool, float, float, float, int]:
    """0 place, 1 re-roll, 2 roll, 3 pass; the tiles or cubes; whether judged; value, low, high; simulations."""

def cubes_match(first: CubesStyle, second: CubesStyle, seats: int, deals: int, seed: int) -> list[int]:
    """The final scores of each game, the first player's in front; every deal with the first player in each seat."""

def cubes_lessons(style: CubesStyle, seats: int, games: int, seed: int) -> list[float]:
    """Sums over positions of games between equal players, from which weights are fitted."""
