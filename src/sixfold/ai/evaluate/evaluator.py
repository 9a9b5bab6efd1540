"""What the actions of the player on turn are worth: the best of them, and any others that are asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from ...rules.turn import Action
from ...rules.view import View
from ..evaluation import Judged
from ..kernel import Stop
from .cards import judge_cards
from .cubes import judge_cubes
from .qwirkle import judge_qwirkle

__all__ = ["Judged", "Stop", "judge"]


class _Judge(Protocol):
    def __call__(
        self, view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
    ) -> list[Judged]: ...


_GAMES: Final[dict[str, _Judge]] = {"qwirkle": judge_qwirkle, "cubes": judge_cubes, "cards": judge_cards}


def judge(
    view: View,
    *,
    most: int = 5,
    also: Sequence[Action] = (),
    seed: int = 0,
    effort: float = 1.0,
    stop: Stop | None = None,
) -> list[Judged]:
    """The best actions, the very best first, with those of `also` among them wherever they belong.

    The view is that of the player on turn; `also` must be legal. No clock decides: equal seeds judge equally, and twice
    the effort takes about twice as long. A judgement that was stopped is worth nothing and should be thrown away.
    """
    if view.over:
        return []
    return _GAMES[view.edition.game](view, most, tuple(dict.fromkeys(also)), seed, effort, stop)
