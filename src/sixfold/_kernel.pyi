"""The C++ kernel as Python sees it: kernel/bind.cpp registers these."""

class Stop:
    """Calls a running search off, from any thread."""

    def __init__(self) -> None: ...
    def stop(self) -> None: ...
    @property
    def asked(self) -> bool: ...

# Cards. Cards are kinds, 0 to 35; rows are lists of them.

def cards_playable(
    rows: list[list[int]], hand: list[int], own_rule: bool, nodes: int = 0, ms: float = 0
) -> list[tuple[list[int], list[int], list[int]]]:
    """Choices of cards, the numbers of Qwirkles each can make, and those that the budget left open."""

def cards_arrange(
    rows: list[list[int]], played: list[int], qwirkles: int, own_rule: bool, nodes: int = 0, ms: float = 0
) -> tuple[list[list[int]], int, bool]:
    """The nearest table, Qwirkles included (empty: there is none), cards moved, and whether that is proved best."""

def cards_moved(old: list[list[int]], rows: list[list[int]]) -> int:
    """How many cards of the old rows move."""

class CardsSeeing:
    """What a player sees, seats counted from the one on turn."""

    rows: list[list[int]]
    hand: list[int]
    unseen: list[int]
    sizes: list[int]
    scores: list[int]
    stock: int
    last_turns: int
    own_rule: bool
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
    ms: float,
    arrange_ms: float,
    stop: Stop | None,
) -> CardsAnswer:
    """What that player plays."""

def cards_match(
    first: str, second: str, learned: CardsLearned, seats: int, own_rule: bool, deals: int, seed: int
) -> list[float]:
    """For each deal the share of the victory of the first player, in every seat among copies of the second."""

def cards_lessons(learned: CardsLearned, seats: int, games: int, seed: int) -> bytes:
    """What so many games teach."""

def cards_fit(learned: CardsLearned, lessons: bytes, passes: int, seed: int) -> tuple[CardsLearned, float]:
    """What is learned from lessons, and the mean error."""
