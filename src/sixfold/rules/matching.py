"""Match rows with owners: each row has one to itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence


def shares(row: int, other: int) -> bool:
    """Test if two masks have a card in common."""
    return bool(row & other)


def unmatched(rows: Sequence[int], owners: Sequence[int], fits: Callable[[int, int], bool]) -> Iterator[int]:
    """Iterate over the rows that cannot have an owner to themselves, as few as possible, by augmenting paths."""
    owned: dict[int, int] = {}

    def find(row: int, seen: set[int]) -> bool:
        for owner, mask in enumerate(owners):
            if owner not in seen and fits(rows[row], mask):
                seen.add(owner)
                if owner not in owned or find(owned[owner], seen):
                    owned[owner] = row
                    return True
        return False

    return (row for row in range(len(rows)) if not find(row, set()))
