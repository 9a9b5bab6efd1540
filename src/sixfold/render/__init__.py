"""Draw games and positions as SVG, PNG and animations."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..rules.position import Position
    from ..rules.record import Game
    from ..rules.view import View


def render(shown: Game | Position | View, *, seat: int | None = None, size: int = 900) -> str:
    """Draw a game, position or view as an SVG that many pixels wide.

    Hands are hidden, except that of the named seat; a view shows the hand of its own seat. `sixfold` exports this
    function, so `sixfold.render` is not this package.
    """
    from ..rules.record import Game  # imported lazily to keep `import sixfold` fast
    from ..rules.view import View
    from .picture import svg
    from .scene import of_game, of_position

    if isinstance(shown, Game):
        return svg(of_game(shown, seat=seat), size=size)
    own = shown.seat if isinstance(shown, View) else None
    return svg(of_position(shown, seat=own if seat is None else seat), size=size)
