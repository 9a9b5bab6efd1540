"""Decide what becomes of commands of people, bots and clocks: events, or a refusal. Pure functions."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from typing import Final, Literal, assert_never

from .. import messages
from ..ai.bots import LEVELS
from ..rules.actions import Action, Play
from ..rules.edition import Edition, UnknownEdition, edition
from ..rules.notation import pieces_text, read_action, read_cards, turn_text
from ..rules.piece import Hand
from ..rules.placement import Score
from ..rules.position import BOT_PREFIX, Seat as Player, check_seats
from ..rules.record import TURN_LIMIT
from ..rules.referee import deal_hands, resolve
from ..rules.rng import digest
from ..rules.view import full_turn
from . import events
from .errors import ApiError, ErrorCode
from .events import NewEvent, Seat
from .names import check_name
from .table import STAND_IN, Table, created, fold

MAX_DEVICES: Final = 10
"""Devices of one seat. All their keys are compared with every secret."""
RESERVED_REQUESTS: Final = 25
"""Of each seat, whatever the others did: who fills the log must not keep them from a hand-over or their seat."""
MAX_OTHER_EVENTS: Final = 500
"""Events of a table besides its turns, seats that were taken and freed before the start, and transfers of seats. Then
nothing that can be repeated without end is accepted any more."""
MAX_FREED_SEATS, JOIN_PAUSE_MS = 250, 10_000
"""After a seat was freed that often, it can be taken only after a pause: anybody with the code can join and leave,
which must neither lock others out for good nor fill the log quickly."""
MAX_QUICK_TRANSFERS, OFFER_PAUSE_MS = 60, 10_000
"""After so many events about transfers of a seat, it can be offered again only after a pause, for the same reasons.
Each offer is followed by at most two more events: another device takes the seat, and loses it. Neither pause counts if
the system time was set back: it would last until the earlier time is reached."""


MAX_QUICK_RENAMES, RENAME_PAUSE_MS = 10, 60_000
"""After its players took another name that often, a seat can do so again only after a pause, for the same reasons."""
MAX_EVENTS: Final = 10_000
"""Events of a table, after which nobody joins and no seat is transferred any more. With those pauses, filling a log on
purpose takes half a day. Games go on."""
MAX_CARDS_ON_LOOP: Final = 45
"""Cards on the table of a play that is checked at once, which takes 0.07 s at most. Players who crowd the table on
purpose reach twice as many, and then the check of one play can take ten seconds."""


def key(secret: str) -> str:
    """Return what is stored of a secret."""
    return sha256(b"sixfold seat\n" + secret.encode()).hexdigest()


def same_secret(ours: str, theirs: str) -> bool:
    """Compare two secrets in constant time."""
    return compare_digest(ours.encode(), theirs.encode())


def seat_of(table: Table, secret: str) -> int | None:
    """Return the seat that a secret opens. Every key is compared, in constant time."""
    return seat_of_key(table, key(secret))


def seat_of_key(table: Table, wanted: str) -> int | None:
    """Return the seat of a key."""
    found = None
    for place, seat in enumerate(table.seats):
        for each in seat.keys:
            if compare_digest(each, wanted):
                found = place
    return found


def create(new: messages.NewTable, secret: str, watch: str, now: int) -> events.Created:
    """Return the first event of a new table; raise ApiError or BadSeats."""
    printed = _edition(new.edition)
    seats = [
        Seat(
            kind="person",
            name=new.name.strip(),
            age=new.age,
            keys=(key(new.secret),),
            salt_commitment=new.salt_commitment,
            shared=any(other.kind == "person" for other in new.others),
        )
    ]
    for other in new.others:
        if other.kind == "open":
            seats.append(Seat(kind="open"))
            continue
        if other.kind == "person":
            seats.append(_person_at_same_device(other))
            continue
        if other.level not in LEVELS:
            raise ApiError(ErrorCode.LEVEL, other.level or "")
        twins = sum(each.level == other.level for each in seats)
        name = f"{BOT_PREFIX}{other.level}#{twins + 1}" if twins else f"{BOT_PREFIX}{other.level}"
        seats.append(Seat(kind="bot", name=name, level=other.level))
    for place, seat in enumerate(seats):
        if seat.kind == "person":
            check_name(seat.name, [each.name for each in (*seats[:place], *seats[place + 1 :]) if each.name])
    keys = [each for seat in seats for each in seat.keys]
    if len(set(keys)) < len(keys):  # one secret would open only one of the seats
        raise ApiError(ErrorCode.UNREADABLE)
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
        one_lets_in=new.let_in,
        hints=all(each.kind == "bot" for each in new.others) if new.hints is None else new.hints,
    )


def _person_at_same_device(seat: messages.NewSeat) -> Seat:
    if seat.name is None or seat.secret is None:
        raise ApiError(ErrorCode.UNREADABLE)
    return Seat(
        kind="person",
        name=seat.name.strip(),
        age=seat.age,
        keys=(key(seat.secret),),
        salt_commitment=seat.salt_commitment,
        shared=True,
    )


def _players(seats: list[tuple[messages.Kind, str, int | None]]) -> tuple[Player, ...]:
    """Return the players of these seats. Open seats get unused names, only to check whether the rest fit together."""
    taken = {name for _, name, _ in seats}
    spare = (name for name in map(str, range(9)) if name not in taken)
    return tuple(Player(next(spare) if kind == "open" else name, age) for kind, name, age in seats)


def _edition(name: str) -> Edition:
    try:
        return edition(name)
    except UnknownEdition:
        raise ApiError(ErrorCode.EDITION, name) from None


def join(table: Table, request: messages.Join, now: int) -> list[NewEvent]:
    """Take an open seat; return no events if that secret already has a seat."""
    if seat_of(table, request.secret) is not None:
        return []
    if key(request.secret) in table.gone:
        raise ApiError(ErrorCode.SECRET)
    check_log(table)
    pause = table.freed >= MAX_FREED_SEATS and 0 <= now - table.freed_at < JOIN_PAUSE_MS
    if pause or table.number >= MAX_EVENTS:
        raise ApiError(ErrorCode.LIMIT)
    if table.phase != "open":
        raise ApiError(ErrorCode.STARTED)
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise ApiError(ErrorCode.FULL)
    place = free[0] if request.seat is None else request.seat
    if place not in free:
        raise ApiError(ErrorCode.SEAT_TAKEN)
    _check_player(table, place, request.name.strip(), request.age)
    return [
        events.Joined(
            at=now,
            seat=place,
            name=request.name.strip(),
            age=request.age,
            key=key(request.secret),
            salt_commitment=request.salt_commitment,
        )
    ]


def offer_transfer(table: Table, now: int, *, held_by: str, code: str) -> list[NewEvent]:
    """Offer the seat of a key to another device that knows the code."""
    seat = seat_of_key(table, held_by)
    if seat is None:
        raise ApiError(ErrorCode.SECRET)
    if held_by in table.seats[seat].guests:
        raise ApiError(ErrorCode.GUEST)
    pause = table.transfers[seat] >= MAX_QUICK_TRANSFERS and 0 <= now - table.offered_at[seat] < OFFER_PAUSE_MS
    if pause or table.number >= MAX_EVENTS:
        raise ApiError(ErrorCode.LIMIT)
    return [events.CarryOffered(at=now, seat=seat, code=key(code))]


def transfer(table: Table, now: int, *, code: str, secret: str) -> list[NewEvent]:
    """Give another device the seat of a code; return no events if the code was revoked or the seat was left."""
    seat = next((place for place, each in enumerate(table.seats) if key(code) in each.codes), None)
    if seat is None or seat_of(table, secret) is not None:
        return []
    if len(table.seats[seat].keys) >= MAX_DEVICES:
        raise ApiError(ErrorCode.TOO_MANY)
    return [events.Carried(at=now, seat=seat, key=key(secret))]


def revoke_devices(table: Table, now: int, *, held_by: str) -> list[NewEvent]:
    """Take the seat of a key from all other devices, and invalidate its codes."""
    seat = seat_of_key(table, held_by)
    if seat is None or (table.seats[seat].keys == (held_by,) and not table.seats[seat].codes):
        return []
    if held_by in table.seats[seat].guests:
        raise ApiError(ErrorCode.GUEST)
    return [events.DevicesRevoked(at=now, seat=seat, key=held_by)]


def decide(table: Table, seat: int, command: messages.Command, now: int) -> list[NewEvent]:
    """Return the events of a seat's command; none if it has had its effect already."""
    wanted = _decide(table, seat, command, now)
    if wanted and isinstance(command, REPEATABLE) and command != messages.Share(on=False):
        check_log(table, seat)
    return wanted


REPEATABLE: Final = (
    messages.Revoke,
    messages.HandOver,
    messages.TakeBack,
    messages.Undo,
    messages.Decline,
    messages.Rematch,
    messages.Share,
)
"""Commands by which a log could grow without end. Each `Leave` needs a `Join` or a `TakeBack` before it. Ending the
sharing of a game needs a `Share` before it, and is never refused."""


def check_log(table: Table, seat: int | None = None) -> None:
    """Raise ApiError if the log is full; in a game every seat has a few requests of its own beyond that."""
    reserved = seat is not None and bool(table.requests) and table.requests[seat] < RESERVED_REQUESTS
    own = table.reminders + 2 * table.freed + sum(table.transfers) + sum(table.renames)
    others = table.number - len(table.history) - own
    if others >= MAX_OTHER_EVENTS and not reserved:
        raise ApiError(ErrorCode.LIMIT)


def _decide(table: Table, seat: int, command: messages.Command, now: int) -> list[NewEvent]:
    match command:
        case messages.PlayAction():
            return take_turn(table, seat, command, read_move(command.action), now)
        case messages.Start():
            return _start(table, seat, now)
        case messages.Leave():
            return _leave(table, seat, now)
        case messages.Revoke():
            return _revoke(table, seat, command.seat, now)
        case messages.Rename():
            return _rename(table, seat, command.name.strip(), now)
        case messages.RevealSalt():
            return _reveal(table, seat, command.salt, now)
        case messages.HandOver():
            return _hand_over(table, seat, command.seat, now)
        case messages.TakeBack():
            return _take_back(table, seat, now)
        case messages.Undo():
            return _undo(table, seat, command, now)
        case messages.Decline():
            return _decline(table, seat, now)
        case messages.Rematch():
            return _answer_rematch(table, seat, command, now)
        case messages.Share():
            return _share(table, seat, command, now)
        case messages.Say() | messages.SetPin() | messages.LetIn():
            return []  # broadcast, not stored; decided by `return_commands`
    assert_never(command)


def _playing(table: Table) -> None:
    if table.phase in ("over", "closed"):
        raise ApiError(ErrorCode.OVER)
    if table.game is None or table.phase != "playing":
        raise ApiError(ErrorCode.NOT_STARTED)


def read_move(text: str) -> Action | Hand:
    """Parse an action, or the cards of a play that leaves the table to the server; raise NotationError."""
    cards = read_cards(text)
    return read_action(text) if cards is None else cards


def needs_worker(move: Action | Hand) -> bool:
    """Tell whether a worker has to check a move first: one that names its cards alone, or is played on a full table."""
    if isinstance(move, Play):
        return sum(map(len, (*move.table, *move.qwirkles))) > MAX_CARDS_ON_LOOP
    return isinstance(move, tuple)


def take_turn(
    table: Table,
    seat: int,
    command: messages.PlayAction,
    move: Action | Hand,
    now: int,
    score: Score | None = None,
) -> list[NewEvent]:
    """Return the events of a seat's turn, whose action was parsed, and checked if a score is given.

    There are none if the turn was taken already.
    """
    if command.turn < len(table.history):
        before = table.history[command.turn].seen
        if before.seat == seat and (_plays(before.action, move) if isinstance(move, tuple) else before.action == move):
            return []
        raise ApiError(ErrorCode.TURN)
    _playing(table)
    if command.turn > len(table.history) or command.undos != table.undos:
        raise ApiError(ErrorCode.TURN)
    if table.mover != seat:
        raise ApiError(ErrorCode.NOT_YOUR_TURN)
    if table.seats[seat].level is not None:
        raise ApiError(ErrorCode.BOT_PLAYS)
    if isinstance(move, tuple):  # the turn began after `is_current` was asked
        raise ApiError(ErrorCode.BUSY)
    return play(table, move, "person", now, score)


def play(
    table: Table, action: Action, by: Literal["person", "bot"], now: int, score: Score | None = None
) -> list[NewEvent]:
    """Return the events of an action of the seat whose turn it is; raise Illegal, unless a score is given."""
    turn = resolve_turn(table, action, by, now, score)
    if len(table.history) + len(table.seats) < TURN_LIMIT:
        return [turn]
    after = fold(table, turn)
    ended = after.phase == "playing" and after.game is not None and after.game.at_turn_limit
    return [turn, events.TurnLimitReached(at=now)] if ended else [turn]


def _plays(action: Action, cards: Hand) -> bool:
    return isinstance(action, Play) and tuple(sorted(action.cards)) == cards


def is_current(table: Table, seat: int, command: messages.PlayAction) -> bool:
    """Tell whether a command is for the turn that this seat has to take now."""
    return (command.turn, command.undos) == (len(table.history), table.undos) and table.mover == seat


def resolve_turn(
    table: Table, action: Action, by: Literal["person", "bot"], now: int, score: Score | None = None
) -> events.ResolvedTurn:
    """Check an action of the seat whose turn it is, unless its score is given, and draw for it; raise Illegal."""
    game = table.game
    assert game is not None
    assert game.fair is not None
    at = game.position
    score, turn = resolve(at, action, game.fair.seed, score)
    lines = tuple(messages.LineData(line.cells, line.attribute, line.value, line.points) for line in score.lines)
    event = events.Played(
        at=now,
        seat=at.mover,
        turn=turn_text(turn),
        by=by,
        points=score.points,
        bonus=score.last_piece,
        lines=lines,
        shown=pieces_text(full_turn(at, turn).shown),
    )
    return events.ResolvedTurn(event, turn, score)


def _start(table: Table, seat: int, now: int) -> list[NewEvent]:
    if table.phase in ("revealing", "playing"):
        return []
    if table.phase != "open":
        raise ApiError(ErrorCode.OVER)
    if seat != table.host:
        raise ApiError(ErrorCode.HOST)
    if any(each.kind == "open" for each in table.seats):
        raise ApiError(ErrorCode.WAITING)
    return [events.Starting(at=now)] if table.salts_owed else [started(table, now)]


def started(table: Table, now: int) -> events.Started:
    """Deal, and return the event."""
    deals = deal_hands(table.edition, len(table.seats), table.fair.seed)
    return events.Started(at=now, deals=tuple(tuple(map(pieces_text, hands)) for hands in deals))


def _reveal(table: Table, seat: int, salt: str, now: int) -> list[NewEvent]:
    mine = table.seats[seat]
    if mine.salt_commitment is None or digest(salt) != mine.salt_commitment:
        raise ApiError(ErrorCode.SALT)
    if mine.salt is not None:
        return []
    if table.phase != "revealing":
        raise ApiError(ErrorCode.NOT_STARTED if table.phase == "open" else ErrorCode.STARTED)
    shown: list[NewEvent] = [events.Salted(at=now, seat=seat, salt=salt)]
    if table.salts_owed == (seat,):
        shown.append(started(fold(table, shown[0]), now))
    return shown


def _leave(table: Table, seat: int, now: int) -> list[NewEvent]:
    if table.phase == "open":
        people = [i for i, each in enumerate(table.seats) if each.kind == "person" and i != seat]
        freed: list[NewEvent] = [events.Freed(at=now, seat=seat)]
        return freed if people else [*freed, events.Closed(at=now)]
    if table.phase != "playing":
        return []
    if seat in table.resigned:
        return []
    if table.leaving == "resign" or table.people == (seat,):
        others = [each for each in table.people if each != seat]
        return [events.Resigned(at=now, seat=seat, stop=not others or len(table.resigned) + 2 >= len(table.seats))]
    return [] if table.seats[seat].away else [events.Handed(at=now, seat=seat, level=STAND_IN)]


def _revoke(table: Table, seat: int, other: int, now: int) -> list[NewEvent]:
    if seat != table.host:
        raise ApiError(ErrorCode.HOST)
    if table.phase != "open":
        raise ApiError(ErrorCode.STARTED)
    if other == seat or other >= len(table.seats) or table.seats[other].kind == "bot":
        raise ApiError(ErrorCode.SEAT_TAKEN)
    return [events.Freed(at=now, seat=other)] if table.seats[other].kind == "person" else []


def _rename(table: Table, seat: int, name: str, now: int) -> list[NewEvent]:
    if table.seats[seat].name == name:
        return []
    if table.phase != "open":
        raise ApiError(ErrorCode.STARTED)
    pause = table.renames[seat] >= MAX_QUICK_RENAMES and 0 <= now - table.renamed_at[seat] < RENAME_PAUSE_MS
    if pause or table.number >= MAX_EVENTS:
        raise ApiError(ErrorCode.LIMIT)
    _check_player(table, seat, name, table.seats[seat].age)
    return [events.Renamed(at=now, seat=seat, name=name)]


def _check_player(table: Table, seat: int, name: str, age: int | None) -> None:
    """Raise BadSeats unless a person may have a seat under that name."""
    check_name(name, [each.name for place, each in enumerate(table.seats) if each.name and place != seat])
    people = [(each.kind, each.name, each.age) for each in table.seats]
    people[seat] = ("person", name, age)
    check_seats(table.edition, _players(people))


def _hand_over(table: Table, seat: int, other: int, now: int) -> list[NewEvent]:
    _playing(table)
    if other == seat or other >= len(table.seats) or table.seats[other].kind != "person":
        raise ApiError(ErrorCode.NOT_AWAY)
    if table.seats[other].away:
        return []
    asked = [each for each in table.offers if (each.what, each.about) == ("hand_over", other)]
    if any(seat in each.agreed for each in asked):
        return []
    agreed = events.Agreed(at=now, what="hand_over", about=other, seat=seat)
    return [agreed, *overdue(fold(table, agreed), now)]


def come_back(table: Table, seat: int, now: int) -> list[NewEvent]:
    """Return what happens when a player is seen: they are not away, so no bot takes over."""
    asked = any(each.what != "undo" and each.about == seat for each in table.offers)
    return [events.Declined(at=now, seat=seat, scope="return")] if asked else []


def _take_back(table: Table, seat: int, now: int) -> list[NewEvent]:
    if table.phase != "revealing":  # before the deal of a rematch, perhaps begun by the others
        _playing(table)
    if not table.seats[seat].away:
        return []
    if seat in table.resigned:
        raise ApiError(ErrorCode.RESIGNED)
    if table.timed_out(seat) and seat in table.returned:
        raise ApiError(ErrorCode.OUT_OF_TIME)
    return [events.Handed(at=now, seat=seat)]


def _undo(table: Table, seat: int, command: messages.Undo, now: int) -> list[NewEvent]:
    """Undo the last turn if nothing was drawn or shown since, so that nobody knows more than before, and all agree."""
    _playing(table)
    if (command.turn, command.undos) == (len(table.history), table.undos - 1):
        return []  # just taken back
    if not table.history or (command.turn, command.undos) != (len(table.history) - 1, table.undos):
        raise ApiError(ErrorCode.TURN)
    last = table.history[-1].seen
    if table.history[-1].before is None:
        raise ApiError(ErrorCode.UNDO)
    asked = any(offer.what == "undo" for offer in table.offers)
    if seat != last.seat and not asked:
        raise ApiError(ErrorCode.UNDO)
    agreed = next((each.agreed for each in table.offers if (each.what, each.about) == ("undo", last.seat)), ())
    if seat in agreed:
        return []
    if {last.seat, *table.people} <= {*agreed, seat}:
        return [events.Undone(at=now)]
    return [events.Agreed(at=now, what="undo", about=last.seat, seat=seat)]


def overdue(table: Table, now: int) -> list[NewEvent]:
    """Return what the server does because a time is over.

    It deals without the salts that were not shown, lets a player back in whom all others have confirmed, lets a bot
    play for a player who stays away or has no time left, or reminds a player whose time runs out.
    """
    due = table.due
    if due is None or now < due or table.bot:
        return []
    if table.phase == "revealing":
        return [started(table, now)]
    for each in table.offers:
        if now >= (table.let_in_due(each) or now + 1):
            return [events.LetIn(at=now, seat=each.about, key=each.key, by=each.agreed)]
    away = [each.about for each in table.offers if now >= (table.hand_over_due(each) or now + 1)]
    seat = away[0] if away else table.mover
    if seat is not None and not away and table.time_over is not None and now < table.time_over:
        return [events.Reminded(at=now, seat=seat)]
    return [] if seat is None else [events.Handed(at=now, seat=seat, level=STAND_IN)]


def resume(table: Table, downtimes: Iterable[tuple[int, int]], now: int) -> list[NewEvent]:
    """Return the event by which a running clock does not count the times in which no process ran."""
    if table.time_over is None:
        return []
    lost = sum(max(0, end - max(begin, table.since)) for begin, end in downtimes if end > table.resumed)
    return [events.Resumed(at=now, lost_ms=lost)] if lost else []


def _decline(table: Table, seat: int, now: int) -> list[NewEvent]:
    if table.phase == "over":
        asked = True in table.again and table.again[seat] is not False and table.rematch is None
        return [events.RematchAnswered(at=now, seat=seat, wanted=False)] if asked else []
    declined = events.Declined(at=now, seat=seat, scope="open")
    return [declined] if fold(table, declined).offers != table.offers else []


def _answer_rematch(table: Table, seat: int, command: messages.Rematch, now: int) -> list[NewEvent]:
    if table.phase not in ("over", "closed") or table.game is None:
        raise ApiError(ErrorCode.NOT_STARTED if table.game is None else ErrorCode.STARTED)
    if table.rematch or table.again[seat]:
        return []
    return [events.RematchAnswered(at=now, seat=seat, salt_commitment=command.salt_commitment)]


def wants_rematch(table: Table) -> bool:
    """Tell whether all people have agreed to a rematch."""
    return all(again for seat, again in zip(table.seats, table.again, strict=True) if seat.kind == "person")


def begin_rematch(table: Table, now: int) -> list[NewEvent]:
    """Point to the table of the rematch, which has been created; return no events if that was done before."""
    if table.rematch:
        return []
    return [events.Rematched(at=now, table=rematch_id(table), watch=rematch_watch(table))]


def _share(table: Table, seat: int, command: messages.Share, now: int) -> list[NewEvent]:
    if table.game is None or table.game.outcome is None:
        raise ApiError(ErrorCode.NOT_OVER)
    return [] if table.shared == command.on else [events.Shared(at=now, seat=seat, on=command.on)]


ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What can be read aloud: no I, L, O or U."""


def table_id(text: str) -> str:
    """Return the name of a table, derived from a text that nobody can guess: equal for a repeated request."""
    number = int.from_bytes(sha256(b"sixfold table\n" + text.encode()).digest()[:5], "big")
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(8))


def rematch_id(table: Table) -> str:
    """Return the name of the table for a rematch. The record shows the secret, but not the watch key, to anybody."""
    return table_id(f"again {table.id} {table.secret} {table.watch}")


def rematch_watch(table: Table) -> str:
    """Return the key by which spectators may watch the rematch."""
    bits = sha256(f"sixfold watch\n{rematch_id(table)} {table.watch}".encode()).digest()[:16]
    return urlsafe_b64encode(bits).decode().rstrip("=")


def rematch(table: Table, secret: str, now: int) -> list[NewEvent]:
    """Return the first events of a table with the same players, whose game begins as soon as their salts are shown.

    A bot plays for people who have not agreed, until they come. So no seat is open, also not to spectators.
    """
    seats = tuple(
        Seat(
            kind=seat.kind,
            name=seat.name,
            age=seat.age,
            level=seat.level if seat.kind == "bot" else None if again else STAND_IN,
            keys=seat.keys,
            pin=seat.pin,
            guests=seat.guests,
            shared=seat.shared,
            salt_commitment=salt if again else None,
        )
        for seat, again, salt in zip(table.seats, table.again, table.again_salts, strict=True)
    )
    first = events.Created(
        version=events.VERSION,
        at=now,
        edition=table.edition.name,
        secret=secret,
        watch=rematch_watch(table),
        seats=seats,
        host=table.host,
        clock=table.clock,
        leaving=table.leaving,
        public=False,
        one_lets_in=table.one_lets_in,
        hints=table.hints,
    )
    new = created(rematch_id(table), first)
    return [first, events.Starting(at=now) if new.salts_owed else started(new, now)]
