"""A table as its events have made it: a pure fold, the same in every process and after every restart."""

from __future__ import annotations

from dataclasses import replace as with_fields
from typing import Final, Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from ..messages import Clock, Leaving, Phase
from ..rules.edition import Edition, current_name, edition
from ..rules.notation import read_pieces, read_turn
from ..rules.position import Position
from ..rules.position import Seat as Player
from ..rules.record import Game, without_ages
from ..rules.rng import Fair
from ..rules.view import Seen
from . import events
from .events import Event, Played, Seat

MAX_CODES: Final = 10
"""Codes of a seat that are valid at the same time; a further one replaces the oldest."""
STAND_IN: Final = "medium"
"""The bot that plays for somebody who is away or has resigned."""
REVEAL_MS: Final = 15_000
"""How long the others wait for somebody's salt."""
AWAY_MS: Final = 60_000
"""How long somebody has to be away before a bot plays for them at the others' wish."""
LAG_MS: Final = 500
"""The start of every turn that no clock counts, about what messages take: the same for all, whatever clients claim."""


class Told(Struct, frozen=True):
    """A turn that was taken, with all there is to know of it."""

    event: Played
    seen: Seen
    before: Position | None = None
    """The position before it, kept while the turn could be taken back."""


class Offer(Struct, frozen=True):
    """What has been asked of the table, about which seat, and who agrees."""

    what: Literal["undo", "hand_over"]
    about: int
    agreed: tuple[int, ...]
    since: int = 0
    """When it was first asked: a hand-over counts down from then."""


class Table(Struct, frozen=True):
    """All there is to know of a table after `number` events."""

    id: str
    number: int
    edition: Edition
    secret: str
    watch: str
    seats: tuple[Seat, ...]
    host: int
    public: bool
    hints: bool
    clock: Clock | None
    leaving: Leaving = "bot"
    phase: Phase = "open"
    game: Game | None = None
    history: tuple[Told, ...] = ()
    undos: int = 0
    offers: tuple[Offer, ...] = ()
    left: tuple[int, ...] = ()
    """Milliseconds that each seat had when its time last stood still."""
    since: int = 0
    """When the phase, or the turn that is on, began."""
    returned: frozenset[int] = frozenset()
    """Seats that were given time to come back after theirs had run out, which happens once."""
    requests: tuple[int, ...] = ()
    """How often each seat has asked for something, come back or taken a turn back."""
    rematch: str | None = None
    gone: frozenset[str] = frozenset()
    """The keys of those who stood up before the start, and of revoked devices: a late copy of their request must not
    sit down again."""

    @property
    def fair(self) -> Fair:
        """What the game is dealt by: the secret, and the salts that were shown."""
        return Fair(self.secret, tuple(seat.salt for seat in self.seats if seat.salt is not None))

    @property
    def salts_owed(self) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if seat.salt_commitment and seat.salt is None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose persons are playing themselves."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.level is None)

    @property
    def mover(self) -> int | None:
        """The seat on turn, while the game is on."""
        return self.game.position.mover if self.game is not None and self.phase == "playing" else None

    @property
    def bot(self) -> str | None:
        """The level that has to move now, if a bot is on turn."""
        return None if self.mover is None else self.seats[self.mover].level

    def clock_left(self, now: int) -> tuple[int, ...]:
        """What each seat has left. Only a person on turn is losing time, also while a bot is about to move for them:
        or leaving and coming back would stop the clock."""
        mover = self.mover
        if mover is None or self.seats[mover].kind == "bot":
            return self.left
        return _with(self.left, mover, max(0, self.left[mover] - max(0, now - self.since - LAG_MS)))

    def hand_over_due(self, offer: Offer) -> int | None:
        """When a bot takes over for somebody who stays away; None while somebody has still to agree."""
        others = {seat for seat in self.people if seat != offer.about}
        return offer.since + AWAY_MS if offer.what == "hand_over" and others <= set(offer.agreed) else None

    @property
    def resigned(self) -> tuple[int, ...]:
        return self.game.resigned if self.game else ()

    def timed_out(self, seat: int) -> bool:
        """Whether a bot plays for a seat because its time has run out."""
        return self.clock is not None and self.seats[seat].away and not self.left[seat]

    @property
    def due(self) -> int | None:
        """When the server itself has something to do here: a bot's move, a clock that runs out, salts not shown."""
        if self.phase == "revealing":
            return self.since + REVEAL_MS
        if self.mover is None:
            return None
        if self.bot:
            return self.since
        times = [due for offer in self.offers if (due := self.hand_over_due(offer)) is not None]
        if self.clock is not None:
            times.append(self.since + self.left[self.mover] + LAG_MS)
        return min(times, default=None)


def created(table: str, event: Event) -> Table:
    """A table after its first event."""
    if not isinstance(event, events.Created):
        raise ValueError("a table begins by being created")
    return Table(
        table,
        1,
        edition(event.edition if event.version > 1 else current_name(event.edition)),
        event.secret,
        event.watch,
        event.seats,
        event.host,
        event.public,
        event.hints,
        event.clock,
        event.leaving,
        since=event.at,
    )


def fold(table: Table, event: Event) -> Table:
    """The table after one more event."""
    table = replace(table, number=table.number + 1)
    match event:
        case events.Created():
            raise ValueError("a table is created once")
        case events.Joined():
            seat = Seat("person", event.name, event.age, keys=(event.key,), salt_commitment=event.salt_commitment)
            return _seated(table, event.seat, seat)
        case events.Freed():
            gone = table.gone.union(table.seats[event.seat].keys)
            table = replace(_seated(table, event.seat, Seat("open")), gone=gone)
            others = [i for i, seat in enumerate(table.seats) if seat.kind == "person"]
            return replace(table, host=others[0]) if event.seat == table.host and others else table
        case events.Closed():
            return replace(table, phase="closed", offers=())
        case events.Starting():
            return replace(table, phase="revealing", since=event.at)
        case events.Salted():
            return _seated(table, event.seat, replace(table.seats[event.seat], salt=event.salt))
        case events.Started():
            return _started(table, event)
        case events.Played():
            return _played(table, event)
        case events.Handed():
            return _handed(table if event.level else _counted(table, event.seat), event)
        case events.Resigned():
            return _resigned(table, event)
        case events.TurnLimitReached():
            assert table.game is not None
            return replace(table, game=table.game.stop_at_turn_limit(), phase="over", offers=())
        case events.Agreed():
            return _agreed(_counted(table, event.seat), event)
        case events.Declined():
            return replace(table, offers=())
        case events.Undone():
            return _undone(_counted(table, table.history[-1].seen.seat), event)
        case events.Rematched():
            return replace(table, rematch=event.table)
        case events.DevicesRevoked():
            seat = table.seats[event.seat]
            gone = table.gone.union(set(seat.keys) - {event.key})
            return replace(_seated(table, event.seat, replace(seat, keys=(event.key,), codes=())), gone=gone)
        case events.CarryOffered():
            seat = table.seats[event.seat]
            return _seated(table, event.seat, replace(seat, codes=(*seat.codes, event.code)[-MAX_CODES:]))
        case events.Carried():
            seat = table.seats[event.seat]
            return _seated(table, event.seat, replace(seat, keys=(*seat.keys, event.key)))
    assert_never(event)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _counted(table: Table, seat: int) -> Table:
    return replace(table, requests=_with(table.requests, seat, table.requests[seat] + 1))


def _seated(table: Table, place: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:place], seat, *table.seats[place + 1 :]))


def _started(table: Table, event: events.Started) -> Table:
    deals = tuple(tuple(map(read_pieces, hands)) for hands in event.deals)
    people = tuple(Player(seat.name, seat.age, seat.first) for seat in table.seats)
    players = without_ages(table.edition, people, deals)  # whatever is made of the game gets out some time
    fair = table.fair
    game = with_fields(
        Game.begin(table.edition, players, deals),
        fair=fair,
        commitment=fair.commitment,
        salt_commitments=fair.salt_commitments,
    )
    time = table.clock.seconds * 1000 if table.clock else 0
    return replace(
        table, phase="playing", game=game, left=(time,) * len(players), since=event.at, requests=(0,) * len(players)
    )


def _played(table: Table, event: Played) -> Table:
    assert table.game is not None
    turn = read_turn(event.turn)
    seen = Seen(event.seat, turn.action, turn.chance, len(turn.chance), read_pieces(event.shown))
    before = None if seen.chance or seen.shown else table.game.position
    left = _after_move(table, event.seat, event.at)
    game = table.game.take(turn)
    return replace(
        table,
        game=game,
        history=(*table.history, Told(event, seen, before)),
        phase="over" if game.position.over else "playing",
        offers=() if game.position.over else _hand_overs(table, event.seat),
        left=left,
        since=event.at,
    )


def _after_move(table: Table, seat: int, now: int) -> tuple[int, ...]:
    """The clocks when a move is done: time for the next one, or what is left and a little more."""
    if table.clock is None:
        return table.left
    if table.clock.kind == "move":
        return (table.clock.seconds * 1000,) * len(table.seats)
    if table.seats[seat].level is not None:
        return table.left
    return _with(table.left, seat, table.clock_left(now)[seat] + table.clock.increment * 1000)


COMING_BACK_MS: Final = 30_000
"""What somebody who comes back has after their time ran out, once: or the clock would send them away again at once."""


def _handed(table: Table, event: events.Handed) -> Table:
    seat = replace(table.seats[event.seat], level=event.level)
    if event.level is None and table.timed_out(event.seat):
        left = _with(table.left, event.seat, COMING_BACK_MS)
        since = event.at if table.mover == event.seat else table.since
        table = replace(table, left=left, since=since, returned=table.returned | {event.seat})
    elif event.level is not None and table.mover == event.seat:
        # What was used so far is gone, whatever the bot does; and the free time at the start of a turn comes once.
        used = min(LAG_MS, max(0, event.at - table.since))
        table = replace(table, left=table.clock_left(event.at), since=event.at - used)
    return _seated(replace(table, offers=_hand_overs(table, event.seat)), event.seat, seat)


def _resigned(table: Table, event: events.Resigned) -> Table:
    assert table.game is not None
    game = table.game.resign(event.seat, stop=event.stop)
    if event.stop:
        return replace(table, game=game, phase="over", offers=(), left=table.clock_left(event.at))
    return _handed(replace(table, game=game), events.Handed(at=event.at, seat=event.seat, level=STAND_IN))


def _hand_overs(table: Table, seat: int) -> tuple[Offer, ...]:
    """What outlasts a turn: that somebody else than this seat is away."""
    return tuple(each for each in table.offers if each.what == "hand_over" and each.about != seat)


def _agreed(table: Table, event: events.Agreed) -> Table:
    offer = next((each for each in table.offers if (each.what, each.about) == (event.what, event.about)), None)
    offer = offer or Offer(event.what, event.about, (), event.at)
    others = tuple(each for each in table.offers if (each.what, each.about) != (event.what, event.about))
    return replace(table, offers=(*others, replace(offer, agreed=(*offer.agreed, event.seat))))


def _undone(table: Table, event: events.Undone) -> Table:
    assert table.game is not None
    game, before = table.game, table.history[-1].before
    if before is None:
        raise ValueError("a turn that drew or showed something is not taken back")
    # The kept position instead of a replay: a log may hold many undone turns.
    return replace(
        table,
        game=with_fields(
            game, turns=game.turns[:-1], movers=game.movers[:-1], points=game.points[:-1], position=before
        ),
        history=table.history[:-1],
        undos=table.undos + 1,
        offers=_hand_overs(table, table.history[-1].seen.seat),
        since=event.at,
    )
