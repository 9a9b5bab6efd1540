"""Make two games that look the same to one viewer and differ in everything hidden."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from sixfold.rules.actions import Exchange, Pass, Redraw, Turn
from sixfold.rules.edition import Edition, edition
from sixfold.rules.errors import Illegal
from sixfold.rules.piece import Hand, Piece
from sixfold.rules.position import Seat
from sixfold.rules.record import Game
from sixfold.rules.referee import Deal, forced_action
from sixfold.rules.rng import Fair
from tests.play import random_action


@dataclass(frozen=True)
class Script:
    """Hold a whole game: what is dealt, done and drawn."""

    edition: Edition
    seats: tuple[Seat, ...]
    deals: tuple[Deal, ...]
    turns: tuple[Turn, ...]

    @classmethod
    def random(cls, name: str, count: int, seed: str) -> Script:
        fair, rng = Fair(seed), Random(seed)
        game = Game.start(edition(name), tuple(Seat(f"p{number}") for number in range(count)), fair)
        while not game.position.over:
            game = game.play(random_action(game.position, rng))
        return cls(game.edition, game.seats, game.deals, game.turns)


def observed(script: Script, viewer: int | None) -> list[Any]:
    """Whatever the rules let a viewer see of a game, written down without the code that is on trial.

    Raises Illegal for what cannot have been played.
    """
    game = Game.begin(script.edition, script.seats, script.deals)
    own_deals = [None if viewer is None else hands[viewer] for hands in script.deals]
    facts: list[Any] = [own_deals, game.position.starter, game.position.announced]
    for turn in script.turns:
        at = game.position
        own = at.mover == viewer
        game = game.take(turn)
        secret = isinstance(turn.action, Exchange) and not own
        stuck = script.edition.game == "cards" and isinstance(turn.action, Redraw | Pass)
        action = len(turn.drawn) if secret else turn.action
        facts.append((at.mover, action, turn.drawn if own else len(turn.drawn), game.points[-1]))
        facts.append((at.hand if stuck else None, forced_action(at) if own else None))
    return [*facts, game.position.over, game.position.scores]


@dataclass
class _Draft:
    """Hold a script in parts that can be exchanged: what each hidden draw brought, and what was set aside."""

    script: Script
    hands: list[list[Piece]]
    """The dealt hands of all seats, then what each turn drew."""
    exchanges: dict[int, list[Piece]]

    @classmethod
    def of(cls, script: Script) -> _Draft:
        hands = [*map(list, script.deals[-1]), *(list(turn.drawn) for turn in script.turns)]
        put = {n: list(turn.action.pieces) for n, turn in enumerate(script.turns) if isinstance(turn.action, Exchange)}
        return cls(script, hands, put)

    def copy(self) -> _Draft:
        return _Draft(self.script, [list(each) for each in self.hands], {n: list(p) for n, p in self.exchanges.items()})

    def whole(self) -> Script:
        count = len(self.script.seats)
        turns = []
        for number, turn in enumerate(self.script.turns):
            action = Exchange(tuple(self.exchanges[number])) if number in self.exchanges else turn.action
            turns.append(Turn(action, tuple(self.hands[count + number])))
        dealt = tuple(_hand(each) for each in self.hands[:count])
        return replace(self.script, deals=(*self.script.deals[:-1], dealt), turns=tuple(turns))


def _hand(pieces: list[Piece]) -> Hand:
    return tuple(sorted(pieces))


def twin(script: Script, viewer: int | None, rng: Random, tries: int) -> tuple[Script, int]:
    """Another game that the viewer cannot tell from this one, and how many changes it took.

    Cubes lie open: everything that was rolled is known, and only what the secret will roll is not.
    """
    if script.edition.game == "cubes":
        return script, 0
    facts = observed(script, viewer)
    count = len(script.seats)
    game = Game.begin(script.edition, script.seats, script.deals)
    movers = []
    for turn in script.turns:
        movers.append(game.position.mover)
        game = game.take(turn)
    hidden = [seat for seat in range(count) if seat != viewer]
    hidden += [count + n for n, mover in enumerate(movers) if mover != viewer and script.turns[n].drawn]
    swaps = [n for n, mover in enumerate(movers) if mover != viewer and isinstance(script.turns[n].action, Exchange)]
    draft, changes = _Draft.of(script), 0
    for _ in range(tries):
        after = draft.copy()
        one, other = rng.sample(hidden, 2)
        pair = _swap(after, one, other, rng)
        for number in swaps:  # what was set aside may be the other one now
            if rng.random() < 0.5:
                after.exchanges[number] = [_other(piece, pair) for piece in after.exchanges[number]]
        try:
            same = observed(after.whole(), viewer) == facts
        except Illegal:
            continue
        if same and after.whole() != draft.whole():
            draft, changes = after, changes + 1
    return draft.whole(), changes


def _other(piece: Piece, pair: tuple[Piece, Piece]) -> Piece:
    return pair[1 - pair.index(piece)] if piece in pair else piece


def _swap(draft: _Draft, one: int, other: int, rng: Random) -> tuple[Piece, Piece]:
    """Swap a piece of one hidden draw with one of another."""
    a, b = rng.randrange(len(draft.hands[one])), rng.randrange(len(draft.hands[other]))
    pair = draft.hands[one][a], draft.hands[other][b]
    draft.hands[other][b], draft.hands[one][a] = pair
    return pair
