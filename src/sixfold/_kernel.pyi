"""The C++ kernel as Python sees it: kernel/bindings/python registers these."""

from collections.abc import Sequence
from enum import Enum
from typing import overload

import numpy as np
from numpy.typing import NDArray

class Stop:
    """Calls a running search off, from any thread."""

    def __init__(self) -> None: ...
    def stop(self) -> None: ...
    @property
    def asked(self) -> bool: ...

class Calls:
    """The kernel as one function from numbers to numbers, as the browser has it: kernel/bindings/c.

    Several threads may ask it at once.
    """

    def __init__(self) -> None: ...
    def answer(self, request: bytes, stop: Stop | None = None) -> bytes:
        """Answer a request; raise ValueError for one that makes no sense. What was stopped has no meaning."""

class NewRows(Enum):
    """What is asked of new rows: sixfold.rules.edition says what each means."""

    any = 0
    matched = 1
    keep_three = 2

class KernelView:
    """What the seat to move knows; kernel/common/view.h explains each field. Seats count from that seat."""

    table: Sequence[Sequence[int]]
    hands: Sequence[Sequence[int]]
    hand_sizes: Sequence[int]
    scores: Sequence[int]
    supply: int
    bag: Sequence[int]
    unseen: Sequence[int]
    last_turns: int
    opening: bool
    rerolled: bool
    new_rows: NewRows
    def __init__(self) -> None: ...

class ActionKind(Enum):
    """What an action is."""

    place = 0
    exchange = 1
    reroll = 2
    roll = 3
    skip = 4
    """A pass, which is a keyword of Python."""
    play = 5
    redraw = 6

class KernelAction:
    """An action as the kernel writes it."""

    @property
    def kind(self) -> ActionKind: ...
    @property
    def pieces(self) -> list[int]:
        """What is placed as x, y, kind, x, y, kind ...; else kinds."""

    @property
    def rows(self) -> list[list[int]]: ...
    @property
    def qwirkles(self) -> list[list[int]]: ...

class Evaluation:
    """An action and what is expected of it."""

    @property
    def action(self) -> KernelAction: ...
    @property
    def points(self) -> int: ...
    @property
    def valued(self) -> bool:
        """Whether the margin means anything."""

    @property
    def margin(self) -> float:
        """Expected at the end: own points less the mean of the others'."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def chance(self) -> float:
        """Of winning; less than 0: unknown."""

    @property
    def reply(self) -> float:
        """Cards: Qwirkles that the next player then takes on average."""

    @property
    def simulations(self) -> int: ...

class Value:
    """The value network of Qwirkle."""

    def __init__(self, weights: list[float], spread: list[float]) -> None: ...
    @staticmethod
    def fresh(seed: int) -> Value: ...
    @staticmethod
    def linear(samples: Samples) -> Value: ...
    @property
    def weights(self) -> list[float]: ...
    @property
    def spread(self) -> list[float]: ...

class QwirkleLevel:
    """The parameters of a level of Qwirkle; kernel/common/levels.h explains each."""

    notice_place: float
    notice_tile: float
    looks: int
    candidates: int
    rounds: float
    trust: int
    plain: bool
    simulations: int
    endgame_nodes: int
    max_ms: float
    def __init__(self) -> None: ...

def qwirkle_levels() -> list[tuple[str, QwirkleLevel]]: ...
def qwirkle_moves(tiles: list[int], hand: list[int]) -> list[tuple[list[int], int]]: ...
def qwirkle_solves_endgame(view: KernelView, level: QwirkleLevel, ms: float) -> bool:
    """Tell whether `qwirkle_choose` would search the endgame: then it uses no random numbers."""

def qwirkle_choose(
    view: KernelView, level: QwirkleLevel, value: Value, seed: int, ms: float, stop: Stop | None
) -> Evaluation:
    """Return what a level plays within so many milliseconds of CPU; 0: by its own measure."""

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
def qwirkle_endgame_positions(
    count: int, most: int, noise: float, seed: int
) -> list[tuple[list[int], list[int], list[int]]]: ...
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

class KernelPosition:
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
    def load(self, at: KernelPosition) -> None: ...
    def step(self, action: int) -> bool:
        """Return whether the action ended the turn; raise ValueError, and change nothing, if it is not allowed."""

    def look(self, seat: int, row: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
        """Write what a seat sees, and what it may do."""

    def played(self) -> list[list[list[int]]]:
        """Return the turns since the last call: what was laid and set aside; or the cards played, then all rows."""

    def status(self) -> tuple[int, int, bool, list[int]]:
        """Return the seat to move, turns so far, whether it is over, scores."""

    def allowed(self) -> list[int]: ...
    def laid(self) -> list[int]:
        """In this turn, as x, y, kind ..."""

    def set_stop(self, stop: Stop | None) -> None:
        """Let another thread stop a long step: it raises ValueError, and a position has to be loaded again."""

class Samples:
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
    def add(self, other: Samples) -> None: ...

class Fitting:
    """Fits a network to samples."""

    def __init__(self, value: Value) -> None: ...
    def learn(self, samples: Samples, seed: int, rate: float) -> float: ...
    def measure_spread(self, samples: Samples) -> None: ...

class CubesRolling(Enum):
    """How a player of Cubes chooses what to roll again."""

    NEVER = 0
    UNUSED = 1
    """What the best move for now would leave in the hand."""
    POINTS = 2
    """By the exact expected points."""
    NET = 3
    """By the exact expected points and what the move leaves to everybody."""

class CubesLevel:
    """The parameters of a level of Cubes; kernel/common/levels.h explains each."""

    max_laid: int
    rolling: CubesRolling
    looks_ahead: bool
    width: int
    rolls: int
    each: int
    refills: int
    simulations: int
    max_ms: float
    def __init__(self) -> None: ...

class CubesStyle(CubesLevel):
    """A level with the weights that it has learned."""

    @overload
    def __init__(self) -> None: ...
    @overload
    def __init__(self, level: CubesLevel) -> None: ...
    def set_weights(self, numbers: Sequence[float]) -> None: ...

def cubes_levels() -> list[tuple[str, CubesLevel]]: ...
def cubes_placements(table: Sequence[int], hand: Sequence[int]) -> list[tuple[list[int], int]]:
    """Every placement as x, y, kind, x, y, kind ... with its points; on an empty table the openings, in one order."""

def cubes_expectations(table: Sequence[int], hand: Sequence[int], last: bool) -> list[float]:
    """Return the expected best points for each choice of cubes to roll: bit i of the choice is cube i of the hand."""

def cubes_choose(view: KernelView, style: CubesStyle, seed: int, ms: float, stop: Stop | None) -> Evaluation:
    """Return what a player of that style does within so many milliseconds of CPU; 0: by its own measure."""

def cubes_match(first: CubesStyle, second: CubesStyle, seats: int, deals: int, seed: int) -> list[int]:
    """Return the scores of each game, the first player's first; every deal with the first player in each seat."""

def cubes_samples(style: CubesStyle, seats: int, games: int, seed: int) -> list[float]:
    """Return sums over positions of games between equal players, from which weights are fitted."""

# Cards. Cards are kinds, 0 to 35; rows are lists of them.

def cards_playable(
    rows: list[list[int]], hand: list[int], rule: NewRows, ms: float = 0, stop: Stop | None = None
) -> list[tuple[list[int], list[int]]]:
    """Return choices of cards and the numbers of Qwirkles of each; with a limit, those found until then."""

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
    """Return the nearest table with its Qwirkles (or nothing), the cards moved, and whether that is proved best."""

def cards_moved(old: list[list[int]], rows: list[list[int]]) -> int:
    """How many cards of the old rows move."""

CARDS_ARRANGE_NODES: int
"""How long it looks for a table on which few cards have moved."""

class CardsLevel:
    """The parameters of a level of Cards; kernel/common/levels.h explains each."""

    hands: int
    max_ms: float
    def __init__(self) -> None: ...

def cards_levels() -> list[tuple[str, CardsLevel]]: ...

class CardsLearned:
    """What the expert has learned for one number of players; a ValueError for another number of weights."""

    def __init__(self, whole: list[float], later: list[float]) -> None: ...
    @staticmethod
    def first() -> CardsLearned:
        """Return the weights that training starts from."""

    @property
    def whole(self) -> list[float]: ...
    @property
    def later(self) -> list[float]: ...

def cards_choose(
    view: KernelView, level: CardsLevel, learned: CardsLearned, seed: int, ms: float, stop: Stop | None
) -> Evaluation:
    """Return what a level plays within so many milliseconds of CPU; 0: by its own measure."""

def cards_match(
    first: str, second: str, learned: CardsLearned, seats: int, rule: NewRows, deals: int, seed: int
) -> list[float]:
    """For each deal the share of the victory of the first player, in every seat among copies of the second."""

def cards_samples(learned: CardsLearned, seats: int, rule: NewRows, games: int, seed: int) -> bytes:
    """Return samples of that many games."""

def cards_fit(learned: CardsLearned, samples: bytes) -> tuple[CardsLearned, float]:
    """Return the weights fitted to samples, and the mean error."""
