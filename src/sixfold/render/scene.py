"""Define what a picture shows: the table after a turn, the scores, and a hand on request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from ..rules.actions import Place, Play, Rows, Turn
from ..rules.edition import Edition
from ..rules.line import FULL, Cell
from ..rules.piece import Hand, Piece
from ..rules.position import Position
from ..rules.record import Game
from ..rules.referee import check
from ..rules.turn_context import TurnContext
from ..rules.view import View


class BadPicture(ValueError):
    """Raised if there is no such picture: `key` names the option, `value` its value."""

    def __init__(self, key: Literal["turn", "seat", "size", "kind", "hidden"], value: object, most: int = 0):
        super().__init__(key, value, most)
        self.key = key
        self.value = str(value)[:60]
        self.most = most


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a game in a picture. The only words in it are names of players."""

    edition: Edition
    tiles: Mapping[Cell, Piece]
    rows: Rows
    names: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    mover: int | None = None
    winners: tuple[int, ...] = ()
    hand: Hand | None = None
    last: tuple[Cell, ...] = ()
    """The cells of the last turn; in a table of cards (row, column) of the cards from the hand."""
    glow: tuple[Cell, ...] = ()
    """The cells of Qwirkles that the last turn made."""
    taken: tuple[int, ...] = ()
    """The rows that the last turn made Qwirkles, shown once more before they go."""
    gain: tuple[int, int] | None = None
    """Who has just got how many points."""

    @property
    def scores_text(self) -> str:
        """The scores as text, for people who cannot see the picture."""
        players = zip(self.names, self.scores, strict=True)
        return ", ".join(f"{name} {score}" for name, score in players) or self.edition.id


def of_position(at: Position | View, *, names: Iterable[str] = (), seat: int | None = None) -> Scene:
    """Return the scene of a position. Without names, seats have numbers. Only the hand of `seat` is shown."""
    if seat is not None and not 0 <= seat < at.seats:
        raise BadPicture("seat", seat + 1, at.seats)
    if seat is not None and at.hands[seat] is None:
        raise BadPicture("hidden", seat + 1)
    ended = at.outcome() if isinstance(at, Position) else None
    return replace(
        of_table(at, None if seat is None else at.hands[seat]),
        names=tuple(names) or tuple(str(place + 1) for place in range(at.seats)),
        scores=at.scores,
        mover=None if at.over else at.mover,
        winners=ended.winners if ended else (),
    )


def of_table(at: TurnContext, hand: Hand | None) -> Scene:
    """Return the scene of a table without players."""
    if at.edition.rules.has_grid:
        return Scene(at.edition, at.grid.pieces, (), hand=hand)
    return Scene(at.edition, {}, at.rows, hand=hand)


def of_game(game: Game, turn: int | None = None, *, names: Iterable[str] = (), seat: int | None = None) -> Scene:
    """Return the scene of a game after that many turns, by default all; without names, seats have their own."""
    wanted = len(game.turns) if turn is None else turn
    if not 0 <= wanted <= len(game.turns):
        raise BadPicture("turn", wanted, len(game.turns))
    found = list(zip(range(wanted + 1), game.positions(), strict=False))
    before, at = found[max(0, wanted - 1)][1], found[wanted][1]
    scene = of_position(at, names=_names(game, names), seat=seat)
    scene = scene if wanted == 0 else _after(scene, before, game.turns[wanted - 1])
    return _with_result(scene, game) if wanted == len(game.turns) else scene


def steps(game: Game, names: Iterable[str] = ()) -> list[Scene]:
    """Return the scenes of a game: one for every turn that changed the table, and the last one."""
    positions, names = list(game.positions()), _names(game, names)
    found = [of_position(positions[0], names=names)]
    for turn, (before, at) in zip(game.turns, pairwise(positions), strict=True):
        if isinstance(turn.action, Place | Play) or at.over:
            found.append(_after(of_position(at, names=names), before, turn))
    return [*found[:-1], _with_result(found[-1], game)]


def _with_result(scene: Scene, game: Game) -> Scene:
    """Return the last scene with the winners of the game: the position does not know who has resigned."""
    return replace(scene, mover=None, winners=game.outcome.winners) if game.outcome else scene


def _names(game: Game, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(names) or tuple(seat.name for seat in game.seats)


def _after(scene: Scene, before: Position, turn: Turn) -> Scene:
    """Return the scene with the effects of the last turn."""
    gained = scene.scores[before.mover] - before.scores[before.mover]
    scene = replace(scene, gain=(before.mover, gained) if gained else None)
    match turn.action:
        case Place(tiles) as action:
            lines = check(before, action).lines
            glow = tuple(cell for line in lines if line.length == FULL for cell in line.cells)
            return replace(scene, last=tuple(cell for cell, _ in tiles), glow=glow)
        case Play(cards, table, qwirkles):
            rows = (*qwirkles, *table)
            new = _from_hand(cards, rows, before.rows)
            return replace(scene, rows=rows, last=new, taken=tuple(range(len(qwirkles))))
    return scene


def _from_hand(cards: Hand, rows: Rows, before: Rows) -> tuple[Cell, ...]:
    """Return the places of the cards from the hand: in rows that were not there before."""
    changed = [(r, c, card) for r, row in enumerate(rows) if row not in before for c, card in enumerate(row)]
    found: list[Cell] = []
    for card in cards:
        place = next(((r, c) for r, c, each in changed if each == card and (r, c) not in found), None)
        found += [place] if place else []
    return tuple(found)
