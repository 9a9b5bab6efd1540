"""Choose the card that each old row keeps, and the card of an owner that each new row starts with (C15, C16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .flow import NEW, Anchor, Flow, Start
from .line import FAMILIES
from .piece import pieces_in

HAND: Final = -1
"""The owner of a new row that starts with a card from the hand."""

Need = tuple[int, bool]
"""A new row without a start: its colour or shape, and whether it is a Qwirkle."""
Owner = tuple[int, int]
"""The place of an old row or `HAND`, and the cards as a mask."""


class Anchoring:
    """A choice of the card that each continued old row keeps, by augmenting paths.

    It is a card of the row that is in its group or in a Qwirkle, and that no new row needs.
    """

    def __init__(self, flow: Flow, rows: Sequence[int], features: Sequence[int], going_on: int) -> None:
        self.flow, self.rows, self.features = flow, rows, features
        self.chosen = {each.place: each for each in flow.anchors}
        self.free = [place for place in range(len(rows)) if going_on >> place & 1 and place not in self.chosen]
        self.left = [to_spare(flow, rows, going_on, kind) for kind in range(36)]
        self.seen: set[Anchor] = set()

    def run(self, room: dict[tuple[int, bool], int]) -> int | None:
        """Choose the cards, with this room in each colour and shape; return the place of a row without one, or None."""
        self.room = room
        for place in self.free:
            self.seen = set()
            if not self._find(place):
                return place
        return None

    def _find(self, place: int) -> bool:
        for six in (False, True):
            for kind in pieces_in(self.rows[place]):
                key = Anchor(self.features[place], kind, six)
                if key in self.seen:
                    continue
                self.seen.add(key)
                wish = Anchor(place, kind, six)
                rivals = self._rivals(wish)
                if rivals is None or any(self._give_way(other, wish) for other in rivals):
                    self.chosen[place] = wish
                    return True
        return False

    def _give_way(self, other: int, wish: Anchor) -> bool:
        before = dict(self.chosen)
        del self.chosen[other]
        if self._find(other) and self._rivals(wish) is None:
            return True
        self.chosen = before
        return False

    def _rivals(self, wish: Anchor) -> list[int] | None:
        """Return the places of those that leave no room for it; None if there is room."""
        group = self.features[wish.place]
        others = [self.chosen[other] for other in self.free if other in self.chosen]
        beside = [each.place for each in others if each.six == wish.six and self.features[each.place] == group]
        if len(beside) >= self.room[group, wish.six]:
            return beside
        here = [other for other in beside if self.chosen[other].kind == wish.kind]
        if not wish.six and len(here) >= self.flow.free(group, wish.kind):
            return here
        same = [each.place for each in others if each.kind == wish.kind]
        return same if len(same) >= self.left[wish.kind] else None


def to_spare(flow: Flow, rows: Sequence[int], going_on: int, kind: int) -> int:
    """Return how many cards of a kind new rows may have more than they need, if these old rows are continued."""
    given = sum(row >> kind & 1 for place, row in enumerate(rows) if going_on >> place & 1)
    return flow.base_of(kind) + given - flow.in_new_rows(kind)


def find_starts(flow: Flow, needs: Sequence[Need], owners: Sequence[Owner]) -> list[Start] | Need:
    """Choose how each new row starts, by augmenting paths; or return one that has no owner."""
    chosen: dict[int, tuple[int, int]] = {}  # by owner: the need, and the kind

    def find(need: int, seen: set[int]) -> bool:
        family, six = needs[need]
        for owner, (_, mask) in enumerate(owners):
            if owner in seen:
                continue
            for kind in pieces_in(mask & FAMILIES[family]):
                used = sum(needs[each] == (family, six) and one == kind for each, one in chosen.values())
                if not six and used >= flow.free(NEW + family, kind):
                    continue
                seen.add(owner)
                before = dict(chosen)
                chosen[owner] = (need, kind)
                if owner not in before or find(before[owner][0], seen):
                    return True
                chosen.clear()
                chosen.update(before)
                break
        return False

    for need in range(len(needs)):
        if not find(need, set()):
            return needs[need]
    return [Start(needs[need][0], kind, needs[need][1], owners[owner][0]) for owner, (need, kind) in chosen.items()]


def have_owners(needs: Sequence[int], owners: Sequence[int]) -> bool:
    """Test if every new row can have an owner to itself that has a card of its colour or shape."""
    owned: dict[int, int] = {}

    def find(need: int, seen: set[int]) -> bool:
        for owner, mask in enumerate(owners):
            if owner not in seen and mask & FAMILIES[needs[need]]:
                seen.add(owner)
                if owner not in owned or find(owned[owner], seen):
                    owned[owner] = need
                    return True
        return False

    return len(needs) <= len(owners) and all(find(need, set()) for need in range(len(needs)))
