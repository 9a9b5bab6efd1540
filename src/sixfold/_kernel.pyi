"""The C++ kernel as Python sees it: kernel/bindings/python registers these."""

from collections.abc import Sequence
from enum import Enum

import numpy as np
from numpy.typing import NDArray

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
    also: Sequence[tuple[list[int], list[int]]] = (),
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

class QwirkleBatch:
    """Many games of Qwirkle stepped at once; its arrays are always the same ones, and cannot be written to."""

    def __init__(self, games: int, seats: int, single: int, seed: int) -> None: ...
    def step(self, actions: NDArray[np.int32]) -> None: ...
    def draw_actions(self) -> None:
        """Fill `any` with an action for each game, all that its mask allows equally likely."""

    def hands(self, game: int) -> list[list[int]]:
        """Everybody's tiles in one game: for checking, not for playing."""

    @property
    def rows(self) -> NDArray[np.int16]: ...
    @property
    def masks(self) -> NDArray[np.uint8]: ...
    @property
    def rewards(self) -> NDArray[np.float32]: ...
    @property
    def movers(self) -> NDArray[np.int32]: ...
    @property
    def any(self) -> NDArray[np.int32]: ...
    @property
    def ended(self) -> NDArray[np.uint8]: ...
    @property
    def finals(self) -> NDArray[np.int32]: ...

class Standing:
    """A position at the beginning of a turn, as the referee has it."""

    seed: bytes
    mover: int
    draw_index: int
    turns: int
    passes: int
    last_turns: int
    """-1 unless the stock has run out."""
    opening: bool
    rerolled: bool
    over: bool
    supply: list[int]
    scores: list[int]
    shown: list[int]
    hands: list[list[int]]
    taken: list[list[int]]
    """The cards in the Qwirkles of each seat."""
    table: list[list[int]]
    """Rows of cards; or one list of x, y, kind, x, y, kind ..."""

    def __init__(self) -> None: ...

class Steps:
    """One game stepped by numbers, with the referee's own draws and rolls."""

    @staticmethod
    def tiles(seats: int, single: int) -> Steps: ...
    @staticmethod
    def cubes(seats: int) -> Steps: ...
    @staticmethod
    def cards(seats: int, rule: NewRows, opening_is_a_set: bool) -> Steps: ...
    def load(self, at: Standing) -> None: ...
    def step(self, action: int) -> bool:
        """True if it ended the turn; a ValueError, and nothing has changed, if it is not allowed."""

    def look(self, seat: int, row: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
        """Writes what a seat sees, and what it may do."""

    def played(self) -> list[list[list[int]]]:
        """The turns since this was asked last: what was laid and set aside; or the cards played, then all rows."""

    def standing(self) -> tuple[int, int, bool, list[int]]:
        """Who is on turn, turns so far, whether it is over, scores."""

    def allowed(self) -> list[int]: ...
    def laid(self) -> list[int]:
        """In this turn, as x, y, kind ..."""

    def set_stop(self, stop: Stop | None) -> None:
        """Let another thread stop a long step: it raises ValueError, and a position has to be loaded again."""

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
    """How a player of Cubes thinks; kernel/cubes/policy.h says what each measure means."""

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

def cubes_weigh(
    table: Sequence[int],
    hands: Sequence[Sequence[int]],
    bag: Sequence[int],
    scores: Sequence[int],
    mover: int,
    rerolled: bool,
    style: CubesStyle,
    seed: int,
    stop: Stop | None,
) -> list[tuple[int, list[int], float]]:
    """Every choice, as `cubes_choose` names them, with the margin that is expected of it at the end."""

def cubes_match(first: CubesStyle, second: CubesStyle, seats: int, deals: int, seed: int) -> list[int]:
    """The final scores of each game, the first player's in front; every deal with the first player in each seat."""

def cubes_lessons(style: CubesStyle, seats: int, games: int, seed: int) -> list[float]:
    """Sums over positions of games between equal players, from which weights are fitted."""

# Cards. Cards are kinds, 0 to 35; rows are lists of them.

class NewRows(Enum):
    """What is asked of new rows: sixfold.rules.edition says what each means."""

    any = 0
    matched = 1
    keep_three = 2

def cards_playable(
    rows: list[list[int]], hand: list[int], rule: NewRows, ms: float = 0, stop: Stop | None = None
) -> list[tuple[list[int], list[int]]]:
    """Return choices of cards and the numbers of Qwirkles of each; with a limit those found until then, at least one."""

def cards_playable_count(rows: list[list[int]], hand: list[int], rule: NewRows) -> int:
    """How many choices can be played, without writing them down."""

def cards_arrange(
    rows: list[list[int]],
    played: list[int],
    qwirkles: int,
    rule: NewRows,
    nodes: int = 0,
    ms: float = 0,
    stop: Stop | None = None,
) -> tuple[list[list[int]], int, bool]:
    """The nearest table, Qwirkles included (empty: there is none), cards moved, and whether that is proved best."""

def cards_moved(old: list[list[int]], rows: list[list[int]]) -> int:
    """How many cards of the old rows move."""

CARDS_ARRANGE_NODES: int
"""How long it looks for a table on which few cards have moved."""

class CardsSeeing:
    """What a player sees, seats counted from the one on turn."""

    rows: list[list[int]]
    hand: list[int]
    unseen: list[int]
    sizes: list[int]
    scores: list[int]
    stock: int
    last_turns: int
    rule: NewRows
    opening: bool

class CardsAnswer:
    """The play of a player, and what it thinks it is worth; without cards where nothing can be played."""

    @property
    def cards(self) -> list[int]: ...
    @property
    def table(self) -> list[list[int]]: ...
    @property
    def qwirkles(self) -> list[list[int]]: ...
    @property
    def valued(self) -> bool: ...
    @property
    def value(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def simulations(self) -> int: ...

class CardsLearned:
    """What the expert has learned for one number of players; a ValueError for another number of weights."""

    def __init__(self, whole: list[float], later: list[float]) -> None: ...
    @staticmethod
    def first() -> CardsLearned:
        """What learning starts from."""

    @property
    def whole(self) -> list[float]: ...
    @property
    def later(self) -> list[float]: ...

def cards_choose(
    player: str,
    learned: CardsLearned,
    seeing: CardsSeeing,
    seed: int,
    hands: int,
    ms: float,
    stop: Stop | None,
) -> CardsAnswer:
    """What that player plays."""

def cards_weigh(
    learned: CardsLearned,
    seeing: CardsSeeing,
    seed: int,
    hands: int,
    told: int,
    also: Sequence[tuple[list[int], list[list[int]], list[list[int]]]],
    stop: Stop | None,
) -> list[tuple[CardsAnswer, float, float, float, float, int]]:
    """The best plays and those of `also`: margin, error, chance of winning (or -1), Qwirkles of the reply, hands."""

def cards_match(
    first: str, second: str, learned: CardsLearned, seats: int, rule: NewRows, deals: int, seed: int
) -> list[float]:
    """For each deal the share of the victory of the first player, in every seat among copies of the second."""

def cards_lessons(learned: CardsLearned, seats: int, rule: NewRows, games: int, seed: int) -> bytes:
    """What so many games teach."""

def cards_fit(learned: CardsLearned, lessons: bytes) -> tuple[CardsLearned, float]:
    """What is learned from lessons, and the mean error."""
