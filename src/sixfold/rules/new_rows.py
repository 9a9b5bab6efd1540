"""Check the rule about new rows (C15, C16): which old row each final row continues, and what new rows may hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from .continuations import FEATURES, Continuations
from .matching import shares, unmatched
from .piece import Hand

NewRows = Literal["any", "matched", "keep three"]
"""What an edition asks of new rows (C15, C16).

`any`: nothing.
`matched`: each final row has a card from the hand, or an old row to itself that it shares a card with.
`keep three`: a final row may continue one old row of its colour or shape that it shares a card with. All others are
new: they hold a card from the hand, and take no card of an old row that is not continued.
"""


class Fault(NamedTuple):
    """What is wrong with a table, and the rows concerned: a final one, or the old ones that had to keep three cards."""

    reason: Literal["no hand card", "keep three"]
    rows: tuple[int, ...]


def fault(old: Sequence[int], final: Sequence[int], played: Hand, rule: NewRows) -> Fault | None:
    """Return what the rule has against a table of valid rows, given as masks, or None."""
    if rule == "any":
        return None
    owners = [*old, *(1 << card for card in played)]
    lone = next(unmatched(final, owners, shares if rule == "matched" else _owns), None)
    if lone is not None:
        return Fault("no hand card", (final[lone],))
    if rule == "matched":
        return None
    lacking = Continuations(old, final, played).fewest_lacking()
    return Fault("keep three", lacking) if lacking else None


def allowed(old: Sequence[int], final: Sequence[int], played: Hand, rule: NewRows) -> bool:
    """Test if the rule has nothing against this table."""
    return fault(old, final, played, rule) is None


def _owns(final: int, owner: int) -> bool:
    """Test if a final row can hold this card, or continue this old row."""
    return bool(final & owner) and (owner.bit_count() == 1 or FEATURES[final] == FEATURES[owner])
