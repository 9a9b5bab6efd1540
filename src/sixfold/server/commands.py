"""The door: whatever somebody, a bot or the clock wants at a table becomes events here, or is refused. Pure."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final, Literal, assert_never

from .. import messages
from ..ai.bots import LEVELS
from ..rules.edition import Edition, UnknownEdition, edition
from ..rules.notation import pieces_text, read_action, read_cards, turn_text
from ..rules.piece import Hand
from ..rules.position import Seat as Player
from ..rules.position import check_seats
from ..rules.record import TURN_LIMIT
from ..rules.referee import answer, deal_hands
from ..rules.rng import digest
from ..rules.turn import Action, Play
from ..rules.view import witnessed
from . import events
from .errors import No, Refuse
from .events import Event, Seat
from .names import check_name
from .table import STAND_IN, Table, fold

MOST_DEVICES: Final = 10
"""That one seat is carried to; all of their keys are looked through whenever somebody shows one."""
RESERVED_REQUESTS: Final = 25
"""Of each seat, whatever the others did: who fills the log must not keep them from a hand-over or their seat."""
MAX_OTHER_EVENTS: Final = 500
"""Events of a table besides its turns. Then nothing that can be repeated without end is accepted any more."""


def key(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(b"sixfold seat\n" + secret.encode()).hexdigest()


def same(ours: str, theirs: str) -> bool:
    """Compared in the same time wherever they differ."""
    return compare_digest(ours.encode(), theirs.encode())


def seat_of(table: Table, secret: str) -> int | None:
    """The seat that a secret opens. Every key is compared, and each in the same time whatever it holds."""
    return holder(table, key(secret))


def holder(table: Table, wanted: str) -> int | None:
    """The seat of a key."""
    found = None
    for place, seat in enumerate(table.seats):
        for each in seat.keys:
            if compare_digest(each, wanted):
                found = place
    return found


def create(new: messages.NewTable, secret: str, watch: str, now: int) -> events.Created:
    """A new table; raises Refuse or BadSeats where it cannot be."""
    printed = _edition(new.edition)
    seats = [
        Seat(
            kind="person",
            name=new.name.strip(),
            age=new.age,
            keys=(key(new.secret),),
            salt_commitment=new.salt_commitment,
        )
    ]
    for other in new.others:
        if other.kind == "open":
            seats.append(Seat(kind="open"))
            continue
        if other.level not in LEVELS:
            raise Refuse(No.LEVEL, other.level or "")
        twins = sum(each.level == other.level for each in seats)
        name = f"@{other.level}#{twins + 1}" if twins else f"@{other.level}"
        seats.append(Seat(kind="bot", name=name, level=other.level))
    check_name(new.name, [each.name for each in seats[1:] if each.name])
    check_seats(printed, _players([(each.kind, each.name, each.age) for each in seats]))
    return events.Created(
        version=events.VERSION,
        at=now,
        edition=printed.name,
        secret=secret,
        watch=watch,
        seats=tuple(seats),
        clock=new.clock,
        leaving=new.leaving,
        public=new.public,
        hints=all(each.kind == "bot" for each in new.others) if new.hints is None else new.hints,
    )


def _players(seats: list[tuple[messages.Kind, str, int | None]]) -> tuple[Player, ...]:
    """Who sits there; open seats get any other names, only to see whether the rest can sit together."""
    taken = {name for _, name, _ in seats}
    spare = (name for name in map(str, range(9)) if name not in taken)
    return tuple(Player(next(spare) if kind == "open" else name, age) for kind, name, age in seats)


def _edition(name: str) -> Edition:
    try:
        return edition(name)
    except UnknownEdition:
        raise Refuse(No.EDITION, name) from None


def join(table: Table, wish: messages.Join, now: int) -> list[Event]:
    """Sit down; nothing happens if that secret already has its seat."""
    if seat_of(table, wish.secret) is not None:
        return []
    if key(wish.secret) in table.gone:
        raise Refuse(No.SECRET)
    _check_log(table)
    if table.phase != "open":
        raise Refuse(No.STARTED)
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise Refuse(No.FULL)
    place = free[0] if wish.seat is None else wish.seat
    if place not in free:
        raise Refuse(No.SEAT_TAKEN)
    check_name(wish.name, [seat.name for seat in table.seats if seat.name])
    people = [(seat.kind, seat.name, seat.age) for seat in table.seats]
    people[place] = ("person", wish.name.strip(), wish.age)
    check_seats(table.edition, _players(people))
    return [
        events.Joined(
            at=now,
            seat=place,
            name=wish.name.strip(),
            age=wish.age,
            key=key(wish.secret),
            salt_commitment=wish.salt_commitment,
        )
    ]


def offer_carry(table: Table, now: int, *, held_by: str, code: str) -> list[Event]:
    """A code by which another device gets the seat of a key."""
    seat = holder(table, held_by)
    if seat is None:
        raise Refuse(No.SECRET)
    _check_log(table)
    return [events.CarryOffered(at=now, seat=seat, code=key(code))]


def carry(table: Table, now: int, *, code: str, secret: str) -> list[Event]:
    """Another device's secret for the seat of a code; nothing if the code was revoked or the seat given up."""
    seat = next((place for place, each in enumerate(table.seats) if key(code) in each.codes), None)
    if seat is None or seat_of(table, secret) is not None:
        return []
    if len(table.seats[seat].keys) >= MOST_DEVICES:
        raise Refuse(No.TOO_MANY)
    _check_log(table)
    return [events.Carried(at=now, seat=seat, key=key(secret))]


def revoke_devices(table: Table, now: int, *, held_by: str) -> list[Event]:
    """All other devices lose the seat of a key, if that still has one, and codes for it become invalid."""
    seat = holder(table, held_by)
    if seat is None or (table.seats[seat].keys == (held_by,) and not table.seats[seat].codes):
        return []
    return [events.DevicesRevoked(at=now, seat=seat, key=held_by)]


def decide(table: Table, seat: int, command: messages.Command, now: int) -> list[Event]:
    """The events that a seat's command brings about; none if it has had its effect already."""
    wanted = _decide(table, seat, command, now)
    if wanted and isinstance(command, REPEATABLE):
        _check_log(table, seat)
    return wanted


REPEATABLE: Final = (messages.Revoke, messages.HandOver, messages.TakeBack, messages.Undo, messages.Decline)
"""Commands by which a log could grow without end. Each `Leave` needs a `Join` or a `TakeBack` before it."""


def _check_log(table: Table, seat: int | None = None) -> None:
    """Raise Refuse if the log is full; in a game every seat has a few requests of its own beyond that."""
    reserved = seat is not None and bool(table.requests) and table.requests[seat] < RESERVED_REQUESTS
    if table.number - len(table.history) >= MAX_OTHER_EVENTS and not reserved:
        raise Refuse(No.LIMIT)


def _decide(table: Table, seat: int, command: messages.Command, now: int) -> list[Event]:
    match command:
        case messages.PlayAction():
            return _play(table, seat, command, now)
        case messages.Start():
            return _start(table, seat, now)
        case messages.Leave():
            return _leave(table, seat, now)
        case messages.Revoke():
            return _revoke(table, seat, command.seat, now)
        case messages.RevealSalt():
            return _reveal(table, seat, command.salt, now)
        case messages.HandOver():
            return _hand_over(table, seat, command.seat, now)
        case messages.TakeBack():
            return _take_back(table, seat, now)
        case messages.Undo():
            return _undo(table, seat, command, now)
        case messages.Decline():
            return [events.Declined(at=now, seat=seat)] if table.offers else []
        case messages.Rematch():
            if table.phase not in ("over", "closed") or table.game is None:
                raise Refuse(No.NOT_STARTED if table.game is None else No.STARTED)
            return [] if table.rematch else [events.Rematched(at=now, table=again_id(table))]
        case messages.Say():
            return []  # told, not kept
    assert_never(command)


def _playing(table: Table) -> None:
    if table.phase in ("over", "closed"):
        raise Refuse(No.OVER)
    if table.game is None or table.phase != "playing":
        raise Refuse(No.NOT_STARTED)


def _play(table: Table, seat: int, command: messages.PlayAction, now: int) -> list[Event]:
    cards = read_cards(command.action)
    action = read_action(command.action) if cards is None else None
    if command.turn < len(table.history):
        before = table.history[command.turn].seen
        if before.seat == seat and (_plays(before.action, cards) if action is None else before.action == action):
            return []
        raise Refuse(No.TURN)
    _playing(table)
    if command.turn > len(table.history) or command.undos != table.undos:
        raise Refuse(No.TURN)
    if table.mover != seat:
        raise Refuse(No.NOT_YOUR_TURN)
    if table.seats[seat].level is not None:
        raise Refuse(No.BOT_PLAYS)
    if action is None:  # the turn has begun since `cards_to_arrange` looked
        raise Refuse(No.BUSY)
    return play(table, action, "person", now)


def play(table: Table, action: Action, by: Literal["person", "bot"], now: int) -> list[Event]:
    """The events of an action of the seat on turn; raises Illegal."""
    turn = played(table, action, by, now)
    if len(table.history) + len(table.seats) < TURN_LIMIT:
        return [turn]
    after = fold(table, turn)
    ended = after.phase == "playing" and after.game is not None and after.game.at_turn_limit
    return [turn, events.TurnLimitReached(at=now)] if ended else [turn]


def _plays(action: Action, cards: Hand | None) -> bool:
    return isinstance(action, Play) and tuple(sorted(action.cards)) == cards


def cards_to_arrange(table: Table, seat: int, command: messages.PlayAction) -> Hand | None:
    """The cards of a play for this turn that leaves the table to the server; None for any other play."""
    on_turn = (command.turn, command.undos) == (len(table.history), table.undos) and table.mover == seat
    return read_cards(command.action) if on_turn else None


def played(table: Table, action: Action, by: Literal["person", "bot"], now: int) -> events.Played:
    """The turn that an action of the seat on turn is, with its chance; raises Illegal."""
    game = table.game
    assert game is not None
    assert game.fair is not None
    at = game.position
    score, turn = answer(at, action, game.fair.seed)
    lines = tuple(messages.LineData(line.cells, line.attribute, line.value, line.points) for line in score.lines)
    return events.Played(
        at=now,
        seat=at.mover,
        turn=turn_text(turn),
        by=by,
        points=score.points,
        bonus=score.last_piece,
        lines=lines,
        shown=pieces_text(witnessed(at, turn).shown),
    )


def _start(table: Table, seat: int, now: int) -> list[Event]:
    if table.phase in ("revealing", "playing"):
        return []
    if table.phase != "open":
        raise Refuse(No.OVER)
    if seat != table.host:
        raise Refuse(No.HOST)
    if any(each.kind == "open" for each in table.seats):
        raise Refuse(No.WAITING)
    return [events.Starting(at=now)] if table.salts_owed else [started(table, now)]


def started(table: Table, now: int) -> events.Started:
    """The deal."""
    deals = deal_hands(table.edition, len(table.seats), table.fair.seed)
    return events.Started(at=now, deals=tuple(tuple(map(pieces_text, hands)) for hands in deals))


def _reveal(table: Table, seat: int, salt: str, now: int) -> list[Event]:
    mine = table.seats[seat]
    if mine.salt_commitment is None or digest(salt) != mine.salt_commitment:
        raise Refuse(No.SALT)
    if mine.salt is not None:
        return []
    if table.phase != "revealing":
        raise Refuse(No.NOT_STARTED if table.phase == "open" else No.STARTED)
    shown: list[Event] = [events.Salted(at=now, seat=seat, salt=salt)]
    if table.salts_owed == (seat,):
        shown.append(started(fold(table, shown[0]), now))
    return shown


def _leave(table: Table, seat: int, now: int) -> list[Event]:
    if table.phase == "open":
        people = [i for i, each in enumerate(table.seats) if each.kind == "person" and i != seat]
        freed: list[Event] = [events.Freed(at=now, seat=seat)]
        return freed if people else [*freed, events.Closed(at=now)]
    if table.phase != "playing":
        return []
    if seat in table.resigned:
        return []
    if table.leaving == "resign" or table.people == (seat,):
        others = [each for each in table.people if each != seat]
        return [events.Resigned(at=now, seat=seat, stop=not others or len(table.resigned) + 2 >= len(table.seats))]
    return [] if table.seats[seat].away else [events.Handed(at=now, seat=seat, level=STAND_IN)]


def _revoke(table: Table, seat: int, other: int, now: int) -> list[Event]:
    if seat != table.host:
        raise Refuse(No.HOST)
    if table.phase != "open":
        raise Refuse(No.STARTED)
    if other == seat or other >= len(table.seats) or table.seats[other].kind == "bot":
        raise Refuse(No.SEAT_TAKEN)
    return [events.Freed(at=now, seat=other)] if table.seats[other].kind == "person" else []


def _hand_over(table: Table, seat: int, other: int, now: int) -> list[Event]:
    _playing(table)
    if other == seat or other >= len(table.seats) or table.seats[other].kind != "person":
        raise Refuse(No.NOT_AWAY)
    if table.seats[other].away:
        return []
    asked = [each for each in table.offers if (each.what, each.about) == ("hand_over", other)]
    if any(seat in each.agreed for each in asked):
        return []
    agreed = events.Agreed(at=now, what="hand_over", about=other, seat=seat)
    return [agreed, *overdue(fold(table, agreed), now)]


def come_back(table: Table, seat: int, now: int) -> list[Event]:
    """What happens when somebody is seen: they are not away, so no bot takes over."""
    asked = any((each.what, each.about) == ("hand_over", seat) for each in table.offers)
    return [events.Declined(at=now, seat=seat)] if asked else []


def _take_back(table: Table, seat: int, now: int) -> list[Event]:
    _playing(table)
    if not table.seats[seat].away:
        return []
    if seat in table.resigned:
        raise Refuse(No.RESIGNED)
    if table.timed_out(seat) and seat in table.returned:
        raise Refuse(No.OUT_OF_TIME)
    return [events.Handed(at=now, seat=seat)]


def _undo(table: Table, seat: int, command: messages.Undo, now: int) -> list[Event]:
    """Only while nothing was drawn or shown since, so that nobody knows more than before; and all agree."""
    _playing(table)
    if (command.turn, command.undos) == (len(table.history), table.undos - 1):
        return []  # just taken back
    if not table.history or (command.turn, command.undos) != (len(table.history) - 1, table.undos):
        raise Refuse(No.TURN)
    last = table.history[-1].seen
    if table.history[-1].before is None:
        raise Refuse(No.UNDO)
    asked = any(offer.what == "undo" for offer in table.offers)
    if seat != last.seat and not asked:
        raise Refuse(No.UNDO)
    needed = [each for each in table.people if each != last.seat]
    return _consent(table, seat, "undo", last.seat, [last.seat, *needed], events.Undone(at=now), now)


def _consent(
    table: Table, seat: int, what: messages.OfferKind, about: int, needed: list[int], effect: Event, now: int
) -> list[Event]:
    """One more who agrees; the effect, once all have."""
    agreed = next((each.agreed for each in table.offers if (each.what, each.about) == (what, about)), ())
    if seat in agreed:
        return []
    if set(needed) <= {*agreed, seat}:
        return [effect]
    return [events.Agreed(at=now, what=what, about=about, seat=seat)]


def overdue(table: Table, now: int) -> list[Event]:
    """What the server does by itself because a time is over: deal without the salts that were not shown, or let a bot
    play for somebody who stays away, or whose clock has run out."""
    due = table.due
    if due is None or now < due or table.bot:
        return []
    if table.phase == "revealing":
        return [started(table, now)]
    away = [each.about for each in table.offers if now >= (table.hand_over_due(each) or now + 1)]
    seat = away[0] if away else table.mover
    return [] if seat is None else [events.Handed(at=now, seat=seat, level=STAND_IN)]


ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What can be read aloud: no I, L, O or U."""


def table_id(text: str) -> str:
    """What a table is called, made of something that nobody can guess: the same again for the same request."""
    number = int.from_bytes(sha256(b"sixfold table\n" + text.encode()).digest()[:5], "big")
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(8))


def again_id(table: Table) -> str:
    return table_id(f"again {table.id} {table.secret}")


def again(table: Table, secret: str, watch: str, now: int) -> events.Created:
    """The same people at a new table."""
    seats = tuple(
        Seat(
            kind=seat.kind,
            name=seat.name,
            age=seat.age,
            level=seat.level if seat.kind == "bot" else None,
            keys=seat.keys,
        )
        for seat in table.seats
    )
    return events.Created(
        version=events.VERSION,
        at=now,
        edition=table.edition.name,
        secret=secret,
        watch=watch,
        seats=seats,
        host=table.host,
        clock=table.clock,
        leaving=table.leaving,
        public=False,
        hints=table.hints,
    )
