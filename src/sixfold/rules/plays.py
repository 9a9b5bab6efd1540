"""Which cards of a hand can be played, with how many Qwirkles, and whether a player is stuck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from .arrange import Patience, some_way
from .laying import choices
from .line import FITS
from .piece import Hand, mask_of
from .position import without
from .sets import LARGEST, SMALLEST, Counts, counts_of, full_families, masks_of, possible
from .turn import Rows

PATIENCE: Final = 20_000
"""Rows tried for the proofs about one table: a few seconds."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Cards that can be played together, and the numbers of Qwirkles that this can make."""

    cards: Hand
    qwirkles: tuple[int, ...]


def playable(rows: Rows, hand: Hand, own_rule: bool) -> Iterator[Choice]:
    """Every choice of cards of the hand that can be played on this table, each once, small ones first."""
    table = _Table(rows, own_rule)
    useful = tuple(card for card in hand if table.could_use(card, hand))
    for cards in choices(useful, len(useful)):
        qwirkles = table.qwirkles(cards)
        if qwirkles:
            yield Choice(cards, qwirkles)


def choice(rows: Rows, cards: Hand, own_rule: bool) -> Choice | None:
    """Just these cards, if they can be played."""
    qwirkles = _Table(rows, own_rule).qwirkles(cards)
    return Choice(cards, qwirkles) if cards and qwirkles else None


def can_play(rows: Rows, hand: Hand, own_rule: bool, most: int | None = None) -> bool:
    """Whether anything can be played at all, of at most so many cards: the exact opposite of being stuck."""
    if _obvious(rows, hand):
        return True
    table = _Table(rows, own_rule)
    useful = tuple(card for card in hand if table.could_use(card, hand))
    return any(table.qwirkles(cards) for cards in choices(useful, min(len(useful), most or len(hand))))


def _obvious(rows: Rows, hand: Hand) -> bool:
    """A card that fits to a row as it lies, or three that make a new one: no rule is against those."""
    held = mask_of(hand)
    return any(FITS[row] & held for row in masks_of(rows)) or any(
        mask_of(three) in FITS for three in combinations(tuple(dict.fromkeys(hand)), SMALLEST)
    )


class _Table:
    """The question asked for many choices of cards on one table; what is found for small ones helps with larger."""

    def __init__(self, rows: Rows, own_rule: bool) -> None:
        self.own_rule = own_rule
        self.old = masks_of(rows)
        self.counts = counts_of([card for row in rows for card in row])
        self.patience = Patience(PATIENCE)
        self.ways: dict[tuple[Hand, int], list[int]] = {((), 0): self.old}

    def with_cards(self, cards: Iterable[int]) -> Counts:
        counts = list(self.counts)
        for card in cards:
            counts[card] += 1
        return counts

    def could_use(self, card: int, hand: Hand) -> bool:
        """Whether some choice with this card is possible, new rows aside."""
        return possible(self.with_cards((card,)), self.with_cards(hand))

    def qwirkles(self, cards: Hand) -> tuple[int, ...]:
        """The numbers of Qwirkles with which these cards can be played; none if they cannot be.

        On a crowded table of `cards-pl` it can take very long to prove that some number is against C15. Then the
        patience for the whole table runs out, and a number that was not found is left out, though it might be possible.
        """
        counts = self.with_cards(cards)
        numbers, open_questions = [], []
        for number in range(1 + (sum(counts) // LARGEST if full_families(counts) else 0)):
            if self._extend(cards, number):
                numbers.append(number)
                continue
            way = some_way(self.old, cards, counts, number, self.own_rule, self.patience)
            if way.rows is not None:
                self.ways[cards, number] = way.rows
                numbers.append(number)
            elif not way.possible:
                # Where a number of Qwirkles is not possible at all, more are not either: a six can lie as two threes.
                break
            else:
                open_questions.append(number)
        # Whether they can be played at all is decided however long it takes.
        for number in [] if numbers else open_questions:
            way = some_way(self.old, cards, counts, number, self.own_rule, Patience(None))
            if way.rows is not None:
                self.ways[cards, number] = way.rows
                return (number,)
        return tuple(numbers)

    def _extend(self, cards: Hand, number: int) -> bool:
        """A table found for fewer cards, plus a card that fits to a row of it or three that make a new one."""
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
