"""List the cards of a hand that can be played, with how many Qwirkles, and test if a player is stuck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, count, takewhile

from .actions import Choice, Rows
from .arrange import sets_of_six, way_beside
from .line import FITS
from .new_rows import NewRows
from .piece import Hand, mask_of
from .placement import choices
from .position import without
from .regroup import OldRows, Regrouping
from .sets import LARGEST, SMALLEST, Counts, counts_of, full_families, masks_of, possible


def playable(rows: Rows, hand: Hand, rule: NewRows) -> Iterator[Choice]:
    """Iterate over the choices of cards of the hand that can be played on this table, small ones first."""
    table = _Table(rows, rule)
    useful = tuple(card for card in hand if table.could_use(card, hand))
    for cards in choices(useful, len(useful)):
        qwirkles = table.qwirkles(cards)
        if qwirkles:
            yield Choice(cards, qwirkles)


def most_qwirkles(rows: Rows, cards: Hand, rule: NewRows) -> int | None:
    """Return with how many Qwirkles at most exactly these cards can be played, or None if they cannot be."""
    if not cards:
        return None
    table = _Table(rows, rule)
    counts = table.with_cards(cards)
    regrouping = Regrouping(table.old, cards, rule)

    def ways(number: int) -> Iterator[tuple[list[int], Counts]]:
        return sets_of_six(counts, number, regrouping.most_sixes)

    # If a number of Qwirkles is impossible, so are more: a six can be split into two threes.
    numbers = list(takewhile(lambda number: next(ways(number), None) is not None, count()))
    return next(
        (number for number in reversed(numbers) if any(way_beside(regrouping, *way) for way in ways(number))), None
    )


def can_play(rows: Rows, hand: Hand, rule: NewRows, most: int | None = None) -> bool:
    """Test if anything of at most `most` cards can be played: the exact opposite of being stuck."""
    if _obvious(rows, hand):
        return True
    table = _Table(rows, rule)
    useful = tuple(card for card in hand if table.could_use(card, hand))
    return any(table.qwirkles(cards) for cards in choices(useful, min(len(useful), most or len(hand))))


def _obvious(rows: Rows, hand: Hand) -> bool:
    """Test if a card fits to a row as it is, or three cards make a new one: no rule is against those."""
    held = mask_of(hand)
    return any(FITS[row] & held for row in masks_of(rows)) or any(
        mask_of(three) in FITS for three in combinations(tuple(dict.fromkeys(hand)), SMALLEST)
    )


class _Table:
    """A test of many choices of cards on one table: what is found for small ones helps with larger ones."""

    def __init__(self, rows: Rows, rule: NewRows) -> None:
        self.rule = rule
        old = masks_of(rows)
        self.old = OldRows(old)
        self.counts = counts_of([card for row in rows for card in row])
        self.ways: dict[tuple[Hand, int], list[int]] = {((), 0): old}

    def with_cards(self, cards: Iterable[int]) -> Counts:
        """Return the numbers of kinds on the table with these cards added."""
        counts = list(self.counts)
        for card in cards:
            counts[card] += 1
        return counts

    def could_use(self, card: int, hand: Hand) -> bool:
        """Test if some choice with this card is possible, whatever the rule about new rows says."""
        return possible(self.with_cards((card,)), self.with_cards(hand))

    def qwirkles(self, cards: Hand) -> tuple[int, ...]:
        """Return the numbers of Qwirkles with which these cards can be played; none if they cannot be."""
        counts = self.with_cards(cards)
        regrouping = Regrouping(self.old, cards, self.rule)
        numbers = []
        for number in range(1 + (sum(counts) // LARGEST if full_families(counts) else 0)):
            if self._extend(cards, number):
                numbers.append(number)
                continue
            ways = sets_of_six(counts, number, regrouping.most_sixes)
            first = next(ways, None)
            if first is None:  # so are more: a six can be split into two threes
                break
            found = (way_beside(regrouping, *way) for way in chain([first], ways))
            way = next(filter(None, found), None)
            if way is not None:
                self.ways[cards, number] = way
                numbers.append(number)
        return tuple(numbers)

    def _extend(self, cards: Hand, number: int) -> bool:
        """Extend a table found for fewer cards by a card or a row of three; return whether that was possible."""
        for card in dict.fromkeys(cards):
            fewer = without(cards, (card,), "")
            for before, low, high in ((number, 0, LARGEST - 2), (number - 1, LARGEST - 1, LARGEST - 1)):
                way = self.ways.get((fewer, before), [])
                for place, row in enumerate(way):
                    if low <= row.bit_count() <= high and FITS[row] >> card & 1:
                        self.ways[cards, number] = [*way[:place], row | 1 << card, *way[place + 1 :]]
                        return True
        for others in combinations(cards[1:], SMALLEST - 1):
            three = (cards[0], *others)
            if mask_of(three).bit_count() == SMALLEST and mask_of(three) in FITS:
                base = self.ways.get((without(cards, three, ""), number))
                if base is not None:
                    self.ways[cards, number] = [*base, mask_of(three)]
                    return True
        return False
