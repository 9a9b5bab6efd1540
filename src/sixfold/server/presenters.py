"""Encode a table for each of its viewers: nothing else in the server decides what a client may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace as with_fields

from .. import messages
from ..rules.record import to_json
from ..rules.referee import view
from .events import Seat
from .signing import Signing
from .table import AWAY_MS, Offer, PlayedTurn, Table


@dataclass(frozen=True, slots=True)
class KnownTurns:
    """Number of turns that a client has received, and of undos at that time."""

    turns: int = 0
    undos: int = 0


def now_at(
    table: Table,
    you: int | None,
    here: Sequence[bool],
    known: KnownTurns,
    at: int,
    *,
    trusted: bool = False,
    receipt: messages.Receipt | None = None,
) -> messages.Now:
    """Return the state of a table for a seat or a spectator (None), with the turns that it does not know.

    A spectator is `trusted` who has the secret of a seat: they get the watch key and the rematch, but no hand.
    """
    game = table.game
    trusted = trusted or you is not None
    # After an undo what was known may never have been: the whole history goes out again.
    since = min(known.turns, len(table.history)) if known.undos == table.undos else 0
    outcome = game.outcome if game else None
    return messages.Now(
        table=table.id,
        number=table.number,
        phase=table.phase,
        edition=table.edition.name,
        public=table.public,
        hints=table.hints,
        you=you,
        host=table.host,
        seats=_seats(table, here, you),
        clock=_clock(table, at),
        commitment=game.commitment if game else table.fair.commitment,
        salts_owed=table.salts_owed if table.phase == "revealing" else (),
        watch=table.watch if trusted else None,
        view=messages.view_data(view(game.position, you)) if game else None,
        since=since,
        undos=table.undos,
        happened=tuple(happened(table, turn, you) for turn in range(since, len(table.history))),
        offers=tuple(_offer(each, at) for each in table.offers),
        result=messages.Result(outcome.scores, outcome.winners, outcome.ending) if outcome else None,
        # Spectators get a table only with the key to watch it: at older ones, somebody could still join.
        rematch=table.rematch if trusted or table.rematch_watch else None,
        leaving=table.leaving,
        rematch_watch=None if trusted else table.rematch_watch or None,
        shared=table.shared,
        let_in=table.confirmations,
        salts_withheld=tuple(seat for seat, _ in game.withheld) if game else (),
        receipt=receipt,
    )


def _offer(offer: Offer, at: int) -> messages.Offer:
    left = max(0, offer.since + AWAY_MS - at) if offer.what != "undo" else None
    return messages.Offer(what=offer.what, seat=offer.about, agreed=offer.agreed, left=left, code=offer.code)


def happened(table: Table, turn: int, you: int | None) -> messages.Happened:
    """Return a turn as a viewer saw it."""
    played: PlayedTurn = table.history[turn]
    seen = played.seen.by(table.edition, you)
    return messages.Happened(
        turn=turn,
        seat=seen.seat,
        by=played.event.by,
        action=str(seen.action),
        points=played.event.points,
        bonus=played.event.bonus,
        lines=played.event.lines,
        drawn=seen.drawn_count,
        chance=None if seen.drawn is None else messages.pieces(seen.drawn),
        shown=messages.pieces(seen.shown),
    )


def _seats(table: Table, here: Sequence[bool], you: int | None = None) -> tuple[messages.SeatNow, ...]:
    """Return who has which seat. Viewers see only their own age."""
    resigned, again = table.resigned, table.again or (None,) * len(table.seats)
    return tuple(
        _seat(seat, here[place], place == you, place in resigned, again[place], table.let_ins[place])
        for place, seat in enumerate(table.seats)
    )


def _seat(seat: Seat, here: bool, own: bool, resigned: bool, again: bool | None, let_in: int) -> messages.SeatNow:
    return messages.SeatNow(
        name=seat.name,
        age=seat.age if own else None,
        kind=seat.kind,
        level=seat.level,
        away=seat.away,
        here=here or seat.kind == "bot",
        salt_commitment=seat.salt_commitment,
        resigned=resigned,
        again=again,
        pin=seat.pin is not None,
        let_in=let_in,
    )


def _clock(table: Table, at: int) -> messages.ClockNow | None:
    clock = table.clock
    if clock is None:
        return None
    left = table.clock_left(at) or (clock.seconds * 1000,) * len(table.seats)
    return messages.ClockNow(kind=clock.kind, seconds=clock.seconds, increment=clock.increment, left=left)


def card(table: Table, here: Sequence[bool]) -> messages.Card:
    """Return a table as anybody may see it."""
    return messages.Card(
        table=table.id,
        phase=table.phase,
        edition=table.edition.name,
        public=table.public,
        hints=table.hints,
        seats=_seats(table, here),
        clock=table.clock,
        commitment=table.fair.commitment,
        turns=len(table.history),
        leaving=table.leaving,
        let_in=table.confirmations,
    )


def mine(table: Table, seat: int, here: Sequence[bool], at: int) -> messages.Mine:
    """Return a table as the list of a device's tables shows it."""
    mover = table.mover
    left = table.clock_left(at)[mover] if table.clock and mover is not None and not table.bot else None
    scores = table.game.position.scores if table.game else ()
    return messages.Mine(table.id, seat, card(table, here), mover, scores, left)


def shared_record(table: Table) -> str:
    """Return the record of a published game as anybody may see it, without what it was dealt from."""
    assert table.game is not None
    unsourced = with_fields(table.game, fair=None, commitment="", salt_commitments=(), salt_seats=(), withheld=())
    return to_json(unsourced)


def record(table: Table, you: int | None, signing: Signing | None = None) -> str | messages.SeenRecord:
    """Return the whole record of a finished game, signed; before, only what the viewer may know."""
    game = table.game
    if game is not None and table.phase in ("over", "closed"):
        return to_json(signing.record(table, game) if signing else game)
    dealt = game.deals[-1][you] if game and you is not None else None
    return messages.SeenRecord(
        edition=table.edition.name,
        seats=tuple(seat.name for seat in table.seats),
        commitment=table.fair.commitment,
        you=you,
        dealt=None if dealt is None else messages.pieces(dealt),
        turns=tuple(happened(table, turn, you) for turn in range(len(table.history))),
    )
