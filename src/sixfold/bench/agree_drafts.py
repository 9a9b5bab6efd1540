"""Compare the referees of Python and of the kernel: what they say of drafts, legal and illegal, and what they play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Final

from ..ai.bot_api import OWN_EFFORT
from ..ai.bots import player
from ..ai.calls import (
    Calls,
    check_answer,
    check_request,
    legal_answer,
    legal_request,
    look_answer,
    look_request,
    play_answer,
    play_request,
    read_options,
    start_answer,
    start_request,
)
from ..ai.kernel import nearest_play, playable_sets
from ..rules.actions import Action, Choice, Exchange, Pass, Place, Play, Redraw, Reroll, Roll, Tile
from ..rules.edition import edition
from ..rules.errors import Illegal
from ..rules.piece import PIECES, Hand, Piece, mask_of
from ..rules.placement import Score, openings
from ..rules.position import Position, Seat
from ..rules.referee import apply, begin, check, deal_hands, forced_action, legal, resolve, view

STYLES: Final = ("greedy", "random", "easy")
DRAFTS_PER_POSITION: Final = 20
"""Drafts of one position."""
FREE_ROWS: Final = edition("cards-en")
"""Where new rows are free: what is legal there often breaks the rules of other editions."""


def differences(name: str, drafts: int, seed: int) -> Iterator[str]:
    """Yield a line for each of so many drafts about which the referees differ, and for each turn and view."""
    calls = Calls()
    left = drafts
    for at, text in _positions(name, seed, calls):
        if isinstance(at, str):
            yield at
            continue
        rng = Random(f"{text} {at.turns}")
        drafting = _Drafts(at, rng)
        for _ in range(min(left, DRAFTS_PER_POSITION)):
            action = drafting.some()
            if calls.answer(check_request(at, action)) != check_answer(_checked(at, action)):
                yield f"{action} at {at!r}: {_checked(at, action)!r}"
        left -= DRAFTS_PER_POSITION
        if left <= 0:
            return


def _checked(at: Position, action: Action) -> Score | Illegal:
    try:
        return check(at, action)
    except Illegal as illegal:
        return illegal


def _positions(name: str, seed: int, calls: Calls) -> Iterator[tuple[Position | str, str]]:
    """Yield the positions of games without end, and a text for each where the kernel deals, sees or plays otherwise."""
    printed = edition(name)
    number = 0
    while True:
        text = f"drafts {name} {seed} {number}"
        rng = Random(text)
        seats = tuple(Seat(letter, rng.choice((None, 7, 40))) for letter in "abcd"[: 2 + number % 3])
        deals = deal_hands(printed, len(seats), text)
        at = begin(printed, seats, deals)
        if calls.answer(start_request(printed, seats, text)) != start_answer(at, deals):
            yield f"the deal of {text}", text
        bot = player(printed.game, STYLES[number % len(STYLES)])
        while not at.over:
            yield at, text
            yield from ((line, text) for line in _seen_otherwise(at, calls))
            due = forced_action(at)
            action = due or bot(view(at, at.mover), rng, OWN_EFFORT).action
            score, turn = resolve(at, action, text)
            after = apply(at, turn, score)
            if calls.answer(play_request(at, action, text)) != play_answer(score, after, turn.drawn):
                yield f"{action} of {text} at {at!r}", text
            at = after
        yield at, text  # where everything is refused
        yield from ((line, text) for line in _seen_otherwise(at, calls))
        number += 1


def _seen_otherwise(at: Position, calls: Calls) -> Iterator[str]:
    # Python takes its time over all plays of cards; `agree_cards` compares many more of them.
    slow = not at.edition.rules.has_grid and at.turns % 20
    if not slow and read_options(calls.answer(legal_request(at))) != legal_answer(at):
        yield f"the legal actions of {at!r}"
    ended = at.outcome()
    due = forced_action(at)
    for seat in (None, *range(at.seats)):
        knows = seat == at.mover or at.edition.rules.open_hands
        answer = look_answer(view(at, seat), due if knows else None, ended.ending if ended else "")
        if calls.answer(look_request(at, seat)) != answer:
            yield f"what seat {seat} sees of {at!r}"


class _Drafts:
    """Drafts of one position: legal ones, the same with a change or two, and ones that make little sense."""

    def __init__(self, at: Position, rng: Random) -> None:
        self.at = at
        self.rng = rng

    def some(self) -> Action:
        """Return a draft."""
        if self.rng.random() < 0.15:
            return self._other()
        return self._placement() if self.at.edition.rules.has_grid else self._play()

    def _other(self) -> Action:
        pieces = self._some_pieces()
        kinds = (Exchange(pieces), Reroll(pieces), Roll(), Pass(), Redraw(), Place(()), Play(pieces, ()))
        return self.rng.choice(kinds)

    def _some_pieces(self) -> Hand:
        held = self.at.hands[self.rng.randrange(self.at.seats)] or PIECES
        return tuple(self.rng.choice(held) for _ in range(self.rng.randint(0, 4))) if self.rng.random() < 0.5 else held

    def _piece(self) -> Piece:
        return self.rng.choice(self.at.hand if self.at.hand and self.rng.random() < 0.8 else PIECES)

    @cached_property
    def _places(self) -> list[tuple[Tile, ...]]:
        if not self.at.hand:
            return []
        if self.at.opening:
            return [each.tiles for each in openings(self.at.hand)]
        return [tiles for tiles, _ in self.at.grid.placements(mask_of(self.at.hand))]

    def _placement(self) -> Place:
        rng = self.rng
        if not self._places or rng.random() < 0.1:
            return Place(tuple((self._cell(), self._piece()) for _ in range(rng.randint(1, 4))))
        tiles = list(rng.choice(self._places))
        for _ in range(rng.choice((0, 1, 1, 2))):
            self._change(tiles)
        return Place(tuple(tiles))

    def _cell(self) -> tuple[int, int]:
        near = [*self.at.grid.open, *self.at.grid.pieces, (0, 0)]
        x, y = self.rng.choice(near)
        far = self.rng.choice((0, 0, 1, 1200 if self.rng.random() < 0.1 else 2))
        return x + self.rng.randint(-far, far), y + self.rng.randint(-far, far)

    def _change(self, tiles: list[Tile]) -> None:
        rng = self.rng
        place = rng.randrange(len(tiles)) if tiles else 0
        match rng.randrange(5) if tiles else 4:
            case 0:
                (x, y), piece = tiles[place]
                tiles[place] = ((x + rng.randint(-1, 1), y + rng.randint(-1, 1)), piece)
            case 1:
                tiles[place] = (tiles[place][0], self._piece())
            case 2:
                del tiles[place]
            case 3:
                other = rng.randrange(len(tiles))
                first, second = tiles[place], tiles[other]
                tiles[place], tiles[other] = (first[0], second[1]), (second[0], first[1])
            case _:
                (x, y), _ = rng.choice(tiles) if tiles else (self._cell(), None)
                tiles.append(((x + rng.randint(-2, 2), y + rng.randint(-1, 1)), self._piece()))

    @cached_property
    def _plays(self) -> list[Play]:
        """Some plays that are legal, or would be if new rows were free."""
        at, found = self.at, []
        for printed in (at.edition, FREE_ROWS):
            sets = playable_sets(at.rows, at.hand, printed) if at.hand else []
            for choice in self.rng.sample(sets, min(3, len(sets))):
                near = nearest_play(at.rows, choice.cards, self.rng.choice(choice.qwirkles), printed, 2000)
                found += [near[0]] if near else []
        if at.opening:
            found += [Play(each.cards, (each.cards,)) for each in legal(at) if isinstance(each, Choice)]
        return found

    def _play(self) -> Play:
        rng = self.rng
        base = rng.choice(self._plays) if self._plays else Play(self._some_pieces(), self.at.rows)
        cards, rows = list(base.cards), [list(row) for row in (*base.table, *base.qwirkles)]
        for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
            self._rearrange(cards, rows)
        six = 6 if rng.random() < 0.9 else 5
        table = tuple(tuple(row) for row in rows if len(row) < six or (len(row) == six == 6 and rng.random() < 0.05))
        taken = tuple(tuple(row) for row in rows if tuple(row) not in table)
        return Play(tuple(cards), table, taken)

    def _rearrange(self, cards: list[Piece], rows: list[list[Piece]]) -> None:
        rng = self.rng
        full = [row for row in rows if row]
        source = rng.choice(full) if full else []
        match rng.randrange(8) if source else 7:
            case 0 | 1:
                card = source.pop(rng.randrange(len(source)))
                rng.choice([*rows, rows[0]]).append(card)
            case 2:
                half = rng.randint(1, len(source))
                rows.append(source[half:])
                del source[half:]
            case 3:
                source.remove(rng.choice(source))
            case 4:
                other = rng.choice(full)
                first, second = rng.randrange(len(source)), rng.randrange(len(other))
                source[first], other[second] = other[second], source[first]
            case 5:
                rows.remove(source)
                rng.choice([*rows, source]).extend(source)
            case 6:
                source.append(self._piece())
            case _:
                cards.append(self._piece())
                if rows and rng.random() < 0.7:
                    rng.choice(rows).append(cards[-1])
