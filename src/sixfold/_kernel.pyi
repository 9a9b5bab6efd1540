"""The C++ kernel as Python sees it: kernel/bind.cpp registers these."""

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
