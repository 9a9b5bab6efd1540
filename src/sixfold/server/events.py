"""Define what can happen to a table. Only its events are stored; its state follows from them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct, json

from ..messages import Clock, Kind, Leaving, LineData
from ..rules.actions import Turn
from ..rules.placement import Score

VERSION: Final = 2
"""Of a table. In version 1 `cards-pl` was what `cards-pl;free_rows=1` is now."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who has a seat.

    `keys` are the digests of the secrets that open the seat, `codes` those of the codes that transfer it to another
    device. `guests` are those keys that others let in. `pin` is the salted hash of a PIN, `tries` is how often it was
    tried since it was last right, `tried` is when. `level` is the bot that plays, also while it only stands in for a
    person. `first`: an imported record says that this seat starts. `shared`: the creator of the table took it too, for
    somebody at the same device.
    """

    kind: Kind
    name: str = ""
    age: int | None = None
    level: str | None = None
    keys: tuple[str, ...] = ()
    salt_commitment: str | None = None
    salt: str | None = None
    first: bool = False
    codes: tuple[str, ...] = ()
    pin: str | None = None
    tries: int = 0
    tried: int = 0
    guests: tuple[str, ...] = ()
    shared: bool = False

    @property
    def away(self) -> bool:
        """Tell whether a bot stands in for a person."""
        return self.kind == "person" and self.level is not None


class Source(Struct, frozen=True, omit_defaults=True):
    """What an imported record says that its events do not: about its salts, and the signature of the other server."""

    salt_seats: tuple[int, ...] = ()
    withheld: tuple[tuple[int, str], ...] = ()
    undone: tuple[int, ...] = ()
    signature: tuple[str, str] | None = None


class _Event(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    at: int
    """Milliseconds since 1970."""


class Created(_Event, tag="created", frozen=True):
    """Somebody created the table."""

    edition: str
    secret: str
    """What the hands are dealt from; only its digest is published until the end."""
    watch: str
    seats: tuple[Seat, ...]
    host: int = 0
    clock: Clock | None = None
    public: bool = False
    hints: bool = False
    one_lets_in: bool = False
    """One other person is enough to let a player back in. Tables of before had another setting, `let_in`."""
    leaving: Leaving = "bot"
    source: Source | None = None
    """Of an imported game: this server did not deal it, and does not sign it."""
    version: int = 1
    """Written as VERSION; tables made before there was a version have none."""


class Joined(_Event, tag="joined", frozen=True):
    """Somebody took a seat."""

    seat: int
    name: str
    key: str
    age: int | None = None
    salt_commitment: str | None = None


class Freed(_Event, tag="freed", frozen=True):
    """Somebody left, or was removed, before the start."""

    seat: int


class Renamed(_Event, tag="renamed", frozen=True):
    """A player took another name, before the start."""

    seat: int
    name: str


class Closed(_Event, tag="closed", frozen=True):
    """Nobody is left."""


class Starting(_Event, tag="starting", frozen=True):
    """Nobody may join any more; players who have committed to a salt show it now."""


class Salted(_Event, tag="salted", frozen=True):
    """A seat showed its salt."""

    seat: int
    salt: str


class Started(_Event, tag="started", frozen=True):
    """The hands were dealt."""

    deals: tuple[tuple[str, ...], ...]


class Played(_Event, tag="played", frozen=True):
    """A seat took a turn."""

    seat: int
    turn: str
    """In the notation, with what was drawn or rolled."""
    by: Literal["person", "bot"] = "person"
    points: int = 0
    bonus: int = 0
    lines: tuple[LineData, ...] = ()
    shown: str = ""


class ResolvedTurn(Struct, frozen=True):
    """A turn that was just checked, with its event: this process neither parses nor checks it again."""

    event: Played
    turn: Turn
    score: Score


class Handed(_Event, tag="handed", frozen=True):
    """A bot of that level plays for the seat from now on; without one its person does again."""

    seat: int
    level: str | None = None


class Resigned(_Event, tag="resigned", frozen=True):
    """The seat cannot win any more. A bot plays its turns, unless that ends the game."""

    seat: int
    stop: bool = False
    """It ends the game."""


class TurnLimitReached(_Event, tag="turn_limit", frozen=True):
    """The game reached the maximum number of turns, and ends by its points."""


class Agreed(_Event, tag="agreed", frozen=True):
    """A seat proposed or agreed to something."""

    what: Literal["undo", "hand_over", "let_in"]
    about: int
    """The seat whose turn is taken back, that is handed over, or whose player is let back in."""
    seat: int
    code: str = ""
    key: str = ""
    """The device that is let in, and the code that names it."""


class Declined(_Event, tag="declined", frozen=True):
    """A seat declined offers, or returned while a bot was to take over."""

    seat: int
    scope: Literal["all", "open", "return"] = "all"
    """All offers (in logs of before); undos, devices to let in and what the seat has not agreed to; what is about the
    seat itself being away."""


class Reminded(_Event, tag="reminded", frozen=True):
    """The seat whose turn it is was reminded that its time runs out."""

    seat: int


class Resumed(_Event, tag="resumed", frozen=True):
    """The clock goes on after no process of the server had run."""

    lost_ms: int
    """What it does not count of that time."""


class Undone(_Event, tag="undone", frozen=True):
    """The last turn was undone."""


class RematchAnswered(_Event, tag="rematch_answered", frozen=True):
    """A player wants a rematch, or does not. `salt_commitment` is for its deal."""

    seat: int
    wanted: bool = True
    salt_commitment: str | None = None


class Rematched(_Event, tag="rematched", frozen=True):
    """A new table was created for a rematch."""

    table: str
    watch: str = ""
    """The key by which spectators may watch it. Empty in older logs: somebody could still join those tables."""


class Shared(_Event, tag="shared", frozen=True):
    """A player shared the finished game with anybody who knows its table's name, or ended that."""

    seat: int
    on: bool = True


class CarryOffered(_Event, tag="carry_offered", frozen=True):
    """Another device gets the seat if it knows the code of that digest."""

    seat: int
    code: str


class Carried(_Event, tag="carried", frozen=True):
    """Another device may play for the seat too."""

    seat: int
    key: str


class DevicesRevoked(_Event, tag="devices_revoked", frozen=True):
    """Only the device with that key may play for the seat from now on."""

    seat: int
    key: str


class PinSet(_Event, tag="pin_set", frozen=True):
    """A seat set its PIN, or removed it; `pin` is a salted hash."""

    seat: int
    pin: str | None = None


class PinTried(_Event, tag="pin_tried", frozen=True):
    """Somebody entered a PIN for the seat; whether it is right is not known yet."""

    seat: int


class LetIn(_Event, tag="let_in", frozen=True):
    """Another device may play for the seat: by its PIN, its own player, or confirmed by the seats `by`."""

    seat: int
    key: str
    by: tuple[int, ...] = ()


Event: TypeAlias = (
    Created
    | Joined
    | Freed
    | Renamed
    | Closed
    | Starting
    | Salted
    | Started
    | Played
    | Handed
    | Resigned
    | TurnLimitReached
    | Agreed
    | Declined
    | Reminded
    | Resumed
    | Undone
    | RematchAnswered
    | Rematched
    | Shared
    | CarryOffered
    | Carried
    | DevicesRevoked
    | PinSet
    | PinTried
    | LetIn
)

NewEvent: TypeAlias = Event | ResolvedTurn

_decoder: json.Decoder[Event] = json.Decoder(Event)
_encoder = json.Encoder()


def encode(event: NewEvent) -> bytes:
    """Encode an event for the store."""
    return _encoder.encode(event.event if isinstance(event, ResolvedTurn) else event)


def decode(data: bytes) -> Event:
    """Decode a stored event; raise msgspec's DecodeError."""
    return _decoder.decode(data)
