"""Compute the state of a table from its events: the same in every process and after every restart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace as with_fields
from typing import Final, Literal, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from ..messages import Clock, Leaving, Phase
from ..rules.actions import Turn
from ..rules.chain import first_head, last_head, next_head
from ..rules.edition import Edition, current_name, edition
from ..rules.notation import read_pieces, read_turn
from ..rules.placement import Score
from ..rules.position import Position, Seat as Player
from ..rules.record import Game, Signature, without_ages
from ..rules.rng import Fair
from ..rules.view import RedactedTurn
from . import events
from .events import Event, NewEvent, Played, Seat, Source

MAX_TRANSFER_CODES: Final = 10
"""Codes of a seat that are valid at the same time; a further one replaces the oldest."""
STAND_IN: Final = "medium"
"""The bot that plays for a player who is away or has resigned."""
REVEAL_MS: Final = 15_000
"""How long the others wait for a salt."""
AWAY_MS: Final = 60_000
"""How long a player must be away before a bot takes over, if the others want it."""
LAG_MS: Final = 500
"""The start of every turn that no clock counts, about what messages take: the same for all, whatever clients claim."""
_Value = TypeVar("_Value")


DAY_SECONDS: Final = 86_400
REMINDER_SHARE: Final = 8
MIN_REMINDER_MS: Final = 3_600_000
"""A player is reminded when this part of the time for a move is left, or this time if that is more."""


class PlayedTurn(Struct, frozen=True):
    """A turn that was taken, with everything about it."""

    event: Played
    seen: RedactedTurn
    before: Position | None = None
    """The position before it, kept while the turn could be taken back."""
    head: str = ""
    """The head of the chain after it."""


class Offer(Struct, frozen=True):
    """A proposal at a table, about which seat, and who agrees."""

    what: Literal["undo", "hand_over", "let_in"]
    about: int
    agreed: tuple[int, ...]
    since: int = 0
    """When it was first asked: what is about a player who is away counts down from then."""
    code: str = ""
    key: str = ""
    """Of the device that is to be let in."""


class Table(Struct, frozen=True):
    """Everything about a table after `number` events."""

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
    one_lets_in: bool = False
    """The host allowed that one other person is enough to let a player back in."""
    let_ins: tuple[int, ...] = ()
    """How often others let in a device for each seat."""
    phase: Phase = "open"
    game: Game | None = None
    history: tuple[PlayedTurn, ...] = ()
    undos: int = 0
    offers: tuple[Offer, ...] = ()
    left: tuple[int, ...] = ()
    """Milliseconds that each seat had when its time last stood still."""
    since: int = 0
    """When the phase, or the turn that is on, began."""
    reminded: bool = False
    """The person whose turn it is was reminded."""
    reminders: int = 0
    """How many events are reminders, or clocks that went on."""
    resumed: int = 0
    """When the clock last went on after no process of the server had run."""
    returned: frozenset[int] = frozenset()
    """Seats that were given time to come back after theirs had run out, which happens once."""
    requests: tuple[int, ...] = ()
    """How often each seat has made an offer, returned, undone a turn, or wanted a rematch or to share the game."""
    again: tuple[bool | None, ...] = ()
    """Which seats want a rematch; None: no answer."""
    again_salts: tuple[str | None, ...] = ()
    """What each of them has promised for its deal: the digest of a salt."""
    source: Source | None = None
    """Of an imported game: this server does not sign it."""
    rematch: str | None = None
    rematch_watch: str = ""
    """The key by which spectators may watch the rematch, at which nobody can take a seat."""
    shared: bool = False
    """A player has shared the finished game."""
    freed: int = 0
    """How often a seat was freed before the start."""
    freed_at: int = 0
    renames: tuple[int, ...] = ()
    """How often the players of each seat took another name, also its earlier players."""
    renamed_at: tuple[int, ...] = ()
    transfers: tuple[int, ...] = ()
    """How many events each seat has about its transfer to other devices, also those of its earlier holders."""
    offered_at: tuple[int, ...] = ()
    """When each seat was last offered to another device."""
    gone: frozenset[str] = frozenset()
    """The keys of those who stood up before the start, and of revoked devices: a late copy of their request must not
    sit down again."""

    @property
    def running_without_hints(self) -> bool:
        """Tell whether its position must not be analysed."""
        return self.phase == "playing" and not self.hints

    @property
    def listed(self) -> bool:
        """Tell whether anybody may find the table and join."""
        return self.public and self.phase == "open" and any(seat.kind == "open" for seat in self.seats)

    @property
    def published(self) -> bool:
        """Tell whether anybody who knows its name may see the game: it is over, and public or shared."""
        return self.game is not None and self.game.outcome is not None and (self.public or self.shared)

    @property
    def fair(self) -> Fair:
        """Return what the game is dealt from: the secret, and the salts that were shown."""
        return Fair(self.secret, tuple(seat.salt for seat in self.seats if seat.salt is not None))

    @property
    def salts_owed(self) -> tuple[int, ...]:
        """Return the seats that have committed to a salt and not shown it."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.salt_commitment and seat.salt is None)

    @property
    def first_head(self) -> str:
        """Return the head of the chain before the deal."""
        names, promised = zip(*((seat.name, seat.salt_commitment) for seat in self.seats), strict=True)
        return first_head(self.edition, names, self.fair.commitment, promised)

    @property
    def head(self) -> str | None:
        """Return the head of the chain; None until nobody may join any more."""
        if self.game is None:
            return self.first_head if self.phase == "revealing" else None
        head = self.history[-1].head if self.history else self.first_head
        outcome = self.game.outcome
        return head if outcome is None else last_head(head, self.game.resigned, outcome)

    @property
    def people(self) -> tuple[int, ...]:
        """Return the seats whose people play themselves."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.level is None)

    @property
    def mover(self) -> int | None:
        """Return the seat whose turn it is, None unless the game is running."""
        return self.game.position.mover if self.game is not None and self.phase == "playing" else None

    @property
    def bot(self) -> str | None:
        """Return the level of the bot that has to move now, if any."""
        return None if self.mover is None else self.seats[self.mover].level

    def clock_left(self, now: int) -> tuple[int, ...]:
        """Return the milliseconds that each seat has left.

        Only the person whose turn it is loses time, even while a bot is about to move for them: otherwise leaving and
        coming back would stop the clock.
        """
        mover = self.mover
        if mover is None or self.seats[mover].kind == "bot":
            return self.left
        return _with(self.left, mover, max(0, self.left[mover] - max(0, now - self.since - LAG_MS)))

    def hand_over_due(self, offer: Offer) -> int | None:
        """Return when a bot takes over for a player who stays away; None until all others who are not away agree."""
        if offer.what != "hand_over":
            return None
        absent = {each.about: each.since for each in self.offers if each.what == "hand_over"}
        missing = set(self.people) - set(offer.agreed) - {offer.about}
        if not missing <= absent.keys():
            return None
        # A moment without a connection is no agreement: those who are asked must have been away as long.
        return max(offer.since, *(absent[seat] for seat in missing), 0) + AWAY_MS

    @property
    def confirmations(self) -> int:
        """Return how many other people have to confirm that a device is a player's; 0: nobody can be let in.

        A device that plays for a seat sees its hand. So one opponent must not be enough, unless hands are open or the
        host allowed it.
        """
        wanted = 1 if self.one_lets_in or self.edition.rules.open_hands else 2
        possible = self._independent(place for place, seat in enumerate(self.seats) if seat.kind != "bot") - 1
        return wanted if possible >= wanted and not self.public else 0

    def _independent(self, seats: Iterable[int]) -> int:
        """Count seats. Those that the table's creator took together count as one: their secrets were on one device."""
        return len({-1 if self.seats[place].shared else place for place in seats})

    def may_let_in(self, seat: int) -> bool:
        """Tell whether enough other people play themselves to let the player of a seat back in."""
        return 0 < self.confirmations <= self._independent(set(self.people) - {seat})

    def let_in_due(self, offer: Offer) -> int | None:
        """Return when a device is let in for a player who stays away; None until all other people agree."""
        others = set(self.people) - {offer.about}
        if offer.what != "let_in" or not self.may_let_in(offer.about) or not others <= set(offer.agreed):
            return None
        return offer.since + AWAY_MS

    def absences_from(self, start: int) -> Table:
        """Return the table with no absence counted before a time: while no server ran, nobody could come back."""
        return replace(self, offers=tuple(replace(each, since=max(each.since, start)) for each in self.offers))

    @property
    def correspondence(self) -> bool:
        """Tell whether players may take days for a turn: each move has a day or more, or there is no clock."""
        return self.clock is None or (self.clock.kind == "move" and self.clock.seconds >= DAY_SECONDS)

    @property
    def time_over(self) -> int | None:
        """Return when the time of the person whose turn it is runs out; None if no clock runs."""
        if self.clock is None or self.mover is None or self.bot:
            return None
        return self.since + self.left[self.mover] + LAG_MS

    @property
    def remind_at(self) -> int | None:
        """Return when the person whose turn it is has to be reminded, once; None if never, or if it was done."""
        if self.time_over is None or self.clock is None or not self.correspondence or self.reminded:
            return None
        before = max(MIN_REMINDER_MS, self.clock.seconds * 1000 // REMINDER_SHARE)
        return self.time_over - before if self.time_over - before > self.since else None

    @property
    def resigned(self) -> tuple[int, ...]:
        """Return the seats that have resigned."""
        return self.game.resigned if self.game else ()

    def timed_out(self, seat: int) -> bool:
        """Tell whether a bot plays for a seat because its time has run out."""
        return self.clock is not None and self.seats[seat].away and self.game is not None and not self.left[seat]

    @property
    def due(self) -> int | None:
        """Return when the server has something to do: move a bot, end a time, remind, deal without missing salts."""
        if self.phase == "revealing":
            return self.since + REVEAL_MS
        if self.mover is None:
            return None
        if self.bot:
            return self.since
        times = [due for offer in self.offers if (due := self.hand_over_due(offer)) is not None]
        times += [due for offer in self.offers if (due := self.let_in_due(offer)) is not None]
        times += [each for each in (self.remind_at, self.time_over) if each is not None]
        return min(times, default=None)


def created(table: str, event: Event) -> Table:
    """Return a table after its first event."""
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
        event.one_lets_in,
        (0,) * len(event.seats),
        since=event.at,
        renames=(0,) * len(event.seats),
        renamed_at=(0,) * len(event.seats),
        transfers=(0,) * len(event.seats),
        offered_at=(0,) * len(event.seats),
        source=event.source,
    )


def fold(table: Table, event: NewEvent) -> Table:
    """Return the table after one more event."""
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
            table = replace(table, freed=table.freed + 1, freed_at=event.at)
            others = [i for i, seat in enumerate(table.seats) if seat.kind == "person"]
            return replace(table, host=others[0]) if event.seat == table.host and others else table
        case events.Renamed():
            renames = _with(table.renames, event.seat, table.renames[event.seat] + 1)
            table = replace(table, renames=renames, renamed_at=_with(table.renamed_at, event.seat, event.at))
            return _seated(table, event.seat, replace(table.seats[event.seat], name=event.name))
        case events.Closed():
            return replace(table, phase="closed", offers=())
        case events.Starting():
            return replace(table, phase="revealing", since=event.at)
        case events.Salted():
            return _seated(table, event.seat, replace(table.seats[event.seat], salt=event.salt))
        case events.Started():
            return _started(table, event)
        case events.Played():
            # It was checked before it was stored. Checking it again can take seconds at a full table of Cards.
            return _played(table, event, read_turn(event.turn), Score(event.points, last_piece=event.bonus))
        case events.ResolvedTurn():
            return _played(table, event.event, event.turn, event.score)
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
            return replace(table, offers=tuple(each for each in table.offers if not _declines(event, each)))
        case events.Reminded():
            return replace(table, reminded=True, reminders=table.reminders + 1)
        case events.Resumed():
            return replace(table, since=table.since + event.lost_ms, resumed=event.at, reminders=table.reminders + 1)
        case events.Undone():
            return _undone(_counted(table, table.history[-1].seen.seat), event)
        case events.RematchAnswered():
            table = _counted(table, event.seat) if event.wanted else table
            salts = _with(table.again_salts, event.seat, event.salt_commitment)
            return replace(table, again=_with(table.again, event.seat, event.wanted), again_salts=salts)
        case events.Rematched():
            return replace(table, rematch=event.table, rematch_watch=event.watch)
        case events.Shared():
            table = _counted(table, event.seat) if event.on else table
            return replace(table, shared=event.on)
        case events.DevicesRevoked():
            seat = table.seats[event.seat]
            gone = table.gone.union(set(seat.keys) - {event.key})
            seat = replace(seat, keys=(event.key,), codes=(), guests=())
            offers = tuple(each for each in table.offers if (each.what, each.about) != ("let_in", event.seat))
            return replace(_transferred(table, event.seat, seat), gone=gone, offers=offers)
        case events.CarryOffered():
            seat = table.seats[event.seat]
            seat = replace(seat, codes=(*seat.codes, event.code)[-MAX_TRANSFER_CODES:])
            table = replace(table, offered_at=_with(table.offered_at, event.seat, event.at))
            return _transferred(table, event.seat, seat)
        case events.Carried():
            seat = table.seats[event.seat]
            return _transferred(table, event.seat, replace(seat, keys=(*seat.keys, event.key)))
        case events.PinSet():
            return _seated(table, event.seat, replace(table.seats[event.seat], pin=event.pin, tries=0))
        case events.PinTried():
            seat = table.seats[event.seat]
            table = replace(table, offered_at=_with(table.offered_at, event.seat, event.at))
            return _transferred(table, event.seat, replace(seat, tries=seat.tries + 1, tried=event.at))
        case events.LetIn():
            return _let_in(table, event)
    assert_never(event)


def _with(values: tuple[_Value, ...], place: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _counted(table: Table, seat: int) -> Table:
    if not table.requests:  # before the deal
        return table
    return replace(table, requests=_with(table.requests, seat, table.requests[seat] + 1))


def _seated(table: Table, place: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:place], seat, *table.seats[place + 1 :]))


def _transferred(table: Table, place: int, seat: Seat) -> Table:
    transfers = _with(table.transfers, place, table.transfers[place] + 1)
    return replace(_seated(table, place, seat), transfers=transfers)


def _let_in(table: Table, event: events.LetIn) -> Table:
    seat = table.seats[event.seat]
    seat = replace(seat, keys=(*seat.keys, event.key), tries=0)
    if event.by:
        count = table.let_ins[event.seat] + 1
        table = replace(table, let_ins=_with(table.let_ins, event.seat, count))
        seat = replace(seat, guests=(*seat.guests, event.key))
    offers = tuple(each for each in table.offers if (each.what, each.about) != ("let_in", event.seat))
    return _transferred(replace(table, offers=offers), event.seat, seat)


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
        salt_seats=tuple(i for i, seat in enumerate(table.seats) if seat.salt is not None),
        withheld=tuple((i, table.seats[i].salt_commitment or "") for i in table.salts_owed),
    )
    if table.source is not None:
        source, signature = table.source, table.source.signature
        game = with_fields(
            game,
            salt_seats=source.salt_seats,
            withheld=source.withheld,
            undone=source.undone,
            signature=signature and Signature(*signature),
        )
    time, count = table.clock.seconds * 1000 if table.clock else 0, len(players)
    return replace(
        table,
        phase="playing",
        game=game,
        left=(time,) * count,
        since=event.at,
        requests=(0,) * count,
        again=(None,) * count,
        again_salts=(None,) * count,
    )


def _played(table: Table, event: Played, turn: Turn, score: Score) -> Table:
    assert table.game is not None
    seen = RedactedTurn(event.seat, turn.action, turn.drawn, len(turn.drawn), read_pieces(event.shown))
    before = None if seen.drawn or seen.shown else table.game.position
    left = _after_move(table, event.seat, event.at)
    head = table.history[-1].head if table.history else table.first_head
    head = next_head(head, event.seat, event.points, event.turn)
    game = table.game.take(turn, score)
    return replace(
        table,
        game=game,
        history=(*table.history, PlayedTurn(event, seen, before, head)),
        phase="over" if game.position.over else "playing",
        offers=() if game.position.over else _absences(table, event.seat, present=event.by == "person"),
        left=left,
        since=event.at,
        reminded=False,
    )


def _after_move(table: Table, seat: int, now: int) -> tuple[int, ...]:
    """Return the clocks after a move: time for the next one, or what is left and the increment."""
    if table.clock is None:
        return table.left
    if table.clock.kind == "move":
        return (table.clock.seconds * 1000,) * len(table.seats)
    if table.seats[seat].level is not None:
        return table.left
    return _with(table.left, seat, table.clock_left(now)[seat] + table.clock.increment * 1000)


COMING_BACK_MS: Final = 30_000
"""What a player who returns gets after their time ran out, once. Otherwise the clock would remove them again."""


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
    return _seated(replace(table, offers=_absences(table, event.seat, present=event.level is None)), event.seat, seat)


def _resigned(table: Table, event: events.Resigned) -> Table:
    assert table.game is not None
    game = table.game.resign(event.seat, stop=event.stop)
    if event.stop:
        return replace(table, game=game, phase="over", offers=(), left=table.clock_left(event.at))
    return _handed(replace(table, game=game), events.Handed(at=event.at, seat=event.seat, level=STAND_IN))


def _absences(table: Table, seat: int, *, present: bool = True) -> tuple[Offer, ...]:
    """Return the offers that outlast a turn of this seat: about other players who are away.

    Unless its own player is present, the others go on letting them in while a bot plays.
    """
    return tuple(
        each
        for each in table.offers
        if each.what != "undo" and (each.about != seat or (each.what == "let_in" and not present))
    )


def _agreed(table: Table, event: events.Agreed) -> Table:
    offer = next((each for each in table.offers if (each.what, each.about) == (event.what, event.about)), None)
    if offer is None or offer.key != event.key:  # another device: everybody is asked again
        offer = Offer(event.what, event.about, (), event.at, event.code, event.key)
    others = tuple(each for each in table.offers if (each.what, each.about) != (event.what, event.about))
    return replace(table, offers=(*others, replace(offer, agreed=(*offer.agreed, event.seat))))


def _declines(event: events.Declined, offer: Offer) -> bool:
    """Tell whether a seat's refusal ends an offer."""
    match event.scope:
        case "all":
            return True
        case "return":
            return offer.what != "undo" and offer.about == event.seat
        case "open":
            return offer.what != "hand_over" or offer.about == event.seat or event.seat not in offer.agreed
    assert_never(event.scope)


def _undone(table: Table, event: events.Undone) -> Table:
    assert table.game is not None
    game, before = table.game, table.history[-1].before
    if before is None:
        raise ValueError("a turn that drew or showed something is not taken back")
    # The kept position instead of a replay: a log may hold many undone turns.
    return replace(
        table,
        game=with_fields(
            game,
            turns=game.turns[:-1],
            movers=game.movers[:-1],
            points=game.points[:-1],
            position=before,
            undone=(*game.undone, len(game.turns)),
        ),
        history=table.history[:-1],
        undos=table.undos + 1,
        offers=_absences(table, table.history[-1].seen.seat),
        since=event.at,
        reminded=False,
    )
