"""Define every message between server and client: of the socket, the HTTP interface and their documents.

Actions are in the notation, pieces are two letters. A secret is 128 random bits that a client generates and sends when
it takes a seat: the same request again, with the same secret, has only one effect.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from .rules.actions import Rows
from .rules.edition import edition
from .rules.errors import NotationError
from .rules.grid import Grid
from .rules.notation import read_action, read_piece
from .rules.piece import PIECES, Hand
from .rules.position import Ending
from .rules.ruleset import Ruleset
from .rules.state import State
from .rules.view import RedactedTurn, View

Phase = Literal["open", "revealing", "playing", "over", "closed"]
"""Waiting for people; waiting for salts; running; finished; abandoned by everybody."""
Kind = Literal["person", "bot", "open"]
OfferKind = Literal["undo", "hand_over", "let_in"]
Leaving = Literal["bot", "resign"]
"""What leaving a running game means: a bot plays until the player returns, or the player resigns."""
Phrase = Literal["hello", "well_done", "oops", "thanks", "good_luck", "hurry", "wait", "again", "good_game", "bye"]
"""What players can say: there is no free chat. The sentences are in the catalogue, `phrase-<name>`."""

TableId = Annotated[str, Meta(pattern="^[0-9A-Z]{8}$", description="the name of a table")]
Secret = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 random bits in base64url, made by the client")
]
Pin = Annotated[str, Meta(pattern="^[0-9]{4,8}$", description="four to eight digits that a player chose")]
ReturnCode = Annotated[
    str, Meta(pattern="^[0-9A-HJKMNP-TV-Z]{6}$", description="names a device that asks for a seat, for half an hour")
]
Text = Annotated[str, Meta(max_length=20_000)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Age = Annotated[int, Meta(ge=0, le=150)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, hexadecimal")]
Salt = Annotated[str, Meta(min_length=1, max_length=100)]
Endpoint = Annotated[str, Meta(max_length=1_024, description="a URL at the push service of a browser")]
Pieces: TypeAlias = tuple[str, ...]


class Clock(Struct, frozen=True, kw_only=True, tag_field=None):
    """Time limit: for every move, or for the whole game with an increment after every move."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


# Requests over HTTP.


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: a bot's, open for others to join, or of another person at the same device.

    A bot has a `level`. A person has a `name`, a `secret` of their own, and perhaps an `age` and a salt.
    """

    kind: Kind
    level: str | None = None
    name: Name | None = None
    secret: Secret | None = None
    age: Age | None = None
    salt_commitment: Digest | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Create a table. The client becomes its host and takes the first seat."""

    edition: Annotated[str, Meta(max_length=40)]
    secret: Secret
    name: Name
    age: Age | None = None
    others: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=3)]
    clock: Clock | None = None
    public: bool = False
    hints: bool | None = None
    """Whether hints are allowed; by default, if everybody else is a bot."""
    leaving: Leaving = "bot"
    let_in: bool = False
    """Whether one other person is enough to let a player back in who lost their browser, and can so see that hand.
    Otherwise two are needed unless hands are open. At public tables, nobody can be let in."""
    salt_commitment: Digest | None = None


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take an open seat, a certain one or any."""

    secret: Secret
    name: Name
    age: Age | None = None
    seat: SeatNumber | None = None
    salt_commitment: Digest | None = None


class Return(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Return to a seat with a new secret: by its PIN, or by a code that the player or the others confirm."""

    secret: Secret
    seat: SeatNumber
    pin: Pin | None = None


class Holding(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the secret of the client's seat there."""

    table: TableId
    secret: Secret


class Holdings(Struct, frozen=True, forbid_unknown_fields=True):
    """All the seats of a device."""

    seats: Annotated[tuple[Holding, ...], Meta(max_length=100)]


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seats of a transfer code on another device, with a new secret for all of them."""

    code: Secret
    secret: Secret


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """The password of a server that requires one."""

    password: Annotated[str, Meta(max_length=200)]


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how a browser receives notifications: its `PushSubscription`, and the language to show them in."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", description="public key in base64url")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="16 bytes in base64url")]
    lang: Annotated[str, Meta(max_length=20)] = "en"


class PushEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """The address of a subscription that ends."""

    endpoint: Endpoint


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """Analyse a position in the notation: complete, or as the seat whose turn it is knows it.

    With `best` 0 nothing is evaluated: the answer only tells whether the position may be analysed.
    """

    position: Text
    best: Annotated[int, Meta(ge=0, le=12)] = 5


# Commands of a seat, over HTTP or the socket.


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class PlayAction(_Command, tag="play", frozen=True):
    """Take turn number `turn` (0 is the first) with an action in the notation.

    In Cards the cards alone are enough, as `legal` lists them: `play Rs Rd Rt`. The server then arranges the table.
    `undos` is how many turns of the game had been undone, so that a late copy does not repeat an undone turn.
    """

    turn: Count
    action: Text
    undos: Count = 0


class Start(_Command, tag="start", frozen=True):
    """Start the game, as the host."""


class Leave(_Command, tag="leave", frozen=True):
    """Leave the table. In a running game `leaving` of the table says what that means; the last person resigns."""


class Revoke(_Command, tag="revoke", frozen=True):
    """Free a seat, as the host, before the start."""

    seat: SeatNumber


class Rename(_Command, tag="rename", frozen=True):
    """Take another name, before the start."""

    name: Name


class RevealSalt(_Command, tag="salt", frozen=True):
    """Show the salt whose digest was given when taking the seat."""

    salt: Salt


class HandOver(_Command, tag="hand_over", frozen=True):
    """Agree that a bot plays for a player who is away, and stays away for 60 seconds after the first request."""

    seat: SeatNumber


class TakeBack(_Command, tag="take_back", frozen=True):
    """Return, and play yourself again."""


class Undo(_Command, tag="undo", frozen=True):
    """Propose to undo the last turn, or agree to it."""

    turn: Count
    undos: Count = 0


class Decline(_Command, tag="decline", frozen=True):
    """Decline undos and devices to be let in, and hand-overs that you have not agreed to; after the game, a rematch."""


class SetPin(_Command, tag="pin", frozen=True):
    """Set the PIN with which you can return to your seat from another browser; null removes it."""

    pin: Pin | None


class LetIn(_Command, tag="let_in", frozen=True):
    """Confirm that the device with that code belongs to the player of a seat.

    Your own seat is open to it at once. Another player must be away and have no PIN. Then all other people must
    confirm, at least as many as `let_in` of the table says, and a minute must pass without the player's return.
    """

    seat: SeatNumber
    code: ReturnCode


class Rematch(_Command, tag="rematch", frozen=True):
    """Play again with the same people, at a new table, where the game begins when all of them have asked for it.

    `start`: it begins now. A bot plays for the others until they come. `salt_commitment` is for its deal.
    """

    start: bool = False
    salt_commitment: Digest | None = None


class Share(_Command, tag="share", frozen=True):
    """Show a finished game to anybody who knows the name of the table, or end that."""

    on: bool = True


class Say(_Command, tag="say", frozen=True):
    """Say one of the phrases. `mark` tells a repetition from the same message sent twice."""

    phrase: Phrase
    mark: Annotated[str, Meta(min_length=1, max_length=40)]


Command: TypeAlias = (
    PlayAction
    | Start
    | Leave
    | Revoke
    | Rename
    | RevealSalt
    | HandOver
    | TakeBack
    | Undo
    | Decline
    | SetPin
    | LetIn
    | Rematch
    | Share
    | Say
)


# Messages to the server, over the socket.


class _Up(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_Up, tag="hello", frozen=True, kw_only=True):
    """Open the conversation, always first: the table, the seat or watch key, and which turns the client has.

    `present` are secrets of seats whose players share this device. They count as connected, and without a `secret` the
    client may watch. It sees the hand of none of them. `elsewhere` are those of players who hold their hand on a phone:
    the client may watch with them too, but they do not count as connected.
    """

    table: TableId
    secret: Secret | None = None
    watch: Secret | None = None
    present: Annotated[tuple[Secret, ...], Meta(max_length=4)] = ()
    elsewhere: Annotated[tuple[Secret, ...], Meta(max_length=4)] = ()
    turns: Count = 0
    undos: Count = 0
    lang: Annotated[str, Meta(max_length=20)] = "en"


class Do(_Up, tag="do", frozen=True):
    """Carry out a command; the answer has the same `id`."""

    id: Count
    command: Command


class AskLegal(_Up, tag="legal", frozen=True):
    """Ask for all legal actions of the seat whose turn it is."""

    id: Count


class AskHint(_Up, tag="hint", frozen=True):
    """Ask for a hint: 1 what to look for, 2 where, 3 the move. For the seat whose turn it is, if hints are allowed."""

    id: Count
    step: Annotated[int, Meta(ge=1, le=3)]


class Mute(_Up, tag="mute", frozen=True):
    """Mute or unmute phrases."""

    on: bool


class Ping(_Up, tag="ping", frozen=True):
    """Ask for a `Pong`."""


Up: TypeAlias = Hello | Do | AskLegal | AskHint | Mute | Ping


# Messages to the client.


class Refusal(Struct, frozen=True, kw_only=True):
    """Why something is rejected: a code, a sentence, and for rules of the game paragraph, cells, pieces and rows."""

    reason: str
    message: str
    rule: str | None = None
    cells: tuple[tuple[int, int], ...] = ()
    pieces: Pieces = ()
    rows: tuple[Pieces, ...] = ()


class ViewData(Struct, frozen=True, kw_only=True):
    """Everything that a seat may know: hidden hands are null, the supply is a number."""

    edition: str
    game: str
    seat: int | None
    mover: int
    starter: int
    turns: int
    scores: tuple[int, ...]
    hands: tuple[Pieces | None, ...]
    hand_sizes: tuple[int, ...]
    supply: int
    board: tuple[tuple[int, int, str], ...] | UnsetType = UNSET
    table: tuple[Pieces, ...] | UnsetType = UNSET
    taken: tuple[tuple[Pieces, ...], ...] | UnsetType = UNSET
    announced: tuple[int, ...]
    deals: int
    opening: bool
    rerolled: bool
    passes: int
    last_turns: int | None
    shown: Pieces
    over: bool
    hopeless: bool


class LineData(Struct, frozen=True):
    """A line that a turn made or extended, with its points."""

    cells: tuple[tuple[int, int], ...]
    attribute: str
    value: str
    points: int


class Happened(Struct, frozen=True, kw_only=True):
    """A turn as the viewer saw it: hidden draws are null, and `drawn` is their number."""

    turn: int
    seat: int
    by: Literal["person", "bot"]
    action: str
    points: int
    bonus: int
    lines: tuple[LineData, ...]
    drawn: int
    chance: Pieces | None
    shown: Pieces


class SeatNow(Struct, frozen=True, kw_only=True):
    """Who has a seat. `level` is the bot that plays; `away`: it stands in for a person. `age` is only your own.

    `again`: whether the player wants a rematch; null means no answer.
    `pin`: its player chose a PIN. `let_in` is how often the others let in a device for it.
    """

    name: str
    age: int | None
    kind: Kind
    level: str | None
    away: bool
    here: bool
    salt_commitment: str | None
    resigned: bool = False
    again: bool | None = None
    pin: bool = False
    let_in: int = 0


class ClockNow(Struct, frozen=True, kw_only=True):
    """Milliseconds left to each seat when this was sent; the clock of the seat whose turn it is runs."""

    kind: Literal["move", "game"]
    seconds: int
    increment: int
    left: tuple[int, ...]


class Offer(Struct, frozen=True, kw_only=True):
    """A proposal that needs everybody's consent, and who has given it.

    `left` are the milliseconds, when this was sent, until it happens to a player who stays away: a bot takes over, or
    the device with that `code` is let in. Their return ends the offer.
    """

    what: OfferKind
    seat: int
    agreed: tuple[int, ...]
    left: int | None = None
    code: str = ""


class Result(Struct, frozen=True):
    """How the game ended, and why. Several winners share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: Ending


class Receipt(Struct, frozen=True):
    """What the server signs with an update: after so many turns, with so many taken back, this was the head.

    The head is a digest of the edition, the names, all commitments, and every turn as everybody saw it. docs/records.md
    describes it, and what exactly the `signature` with the `key` of that id is of.
    """

    turns: int
    undos: int
    head: str
    key: str
    signature: str


class _Down(Struct, frozen=True, tag_field="type"):
    pass


class Now(_Down, tag="now", frozen=True, kw_only=True):
    """The state of a table for one viewer, with the turns from `since` (lower than requested after an undo).

    `rematch` is the table of the rematch, `rematch_watch` the key by which spectators may watch it. `shared`: a player
    has shared the finished game. `let_in` is how many others have to confirm that a player may return; 0: nobody can.
    `salts_withheld` are the seats that did not show their salt in time.
    """

    table: str
    number: int
    phase: Phase
    edition: str
    public: bool
    hints: bool
    you: int | None
    host: int
    seats: tuple[SeatNow, ...]
    clock: ClockNow | None
    commitment: str
    salts_owed: tuple[int, ...]
    watch: str | None
    view: ViewData | None
    since: int
    undos: int
    happened: tuple[Happened, ...]
    offers: tuple[Offer, ...]
    result: Result | None
    rematch: str | None
    leaving: Leaving = "bot"
    rematch_watch: str | None = None
    shared: bool = False
    let_in: int = 0
    salts_withheld: tuple[int, ...] = ()
    receipt: Receipt | None = None


class Done(_Down, tag="done", frozen=True):
    """The command with that id has had its effect, now or before; `table` is that of a rematch once it has begun."""

    id: int
    number: int
    table: str | None = None


class Refused(_Down, tag="refused", frozen=True):
    """The message with that id (0: none) has had no effect."""

    id: int
    refusal: Refusal


class Here(_Down, tag="here", frozen=True):
    """Which seats are watching the table now."""

    seats: tuple[bool, ...]


class Said(_Down, tag="said", frozen=True):
    """A seat said a phrase."""

    seat: int
    phrase: Phrase
    mark: str


class Option(Struct, frozen=True, kw_only=True):
    """A legal action with its points; in Cards only the cards, and `qwirkles` says how many can be taken."""

    action: str
    points: int
    qwirkles: tuple[int, ...] = ()


class Legal(_Down, tag="legal", frozen=True):
    """All legal actions of the seat in that turn; `forced` is given if the rules leave no choice."""

    id: int
    turn: int
    forced: str | None
    options: tuple[Option, ...]


class Hint(_Down, tag="hint", frozen=True, kw_only=True):
    """What to look for; from the second step on where, in the third the action itself."""

    id: int
    turn: int
    step: int
    kind: str
    attribute: Literal["color", "shape"] | None
    value: str | None
    count: int
    cells: tuple[tuple[int, int], ...]
    sets: tuple[Pieces, ...]
    action: str | None


class Pong(_Down, tag="pong", frozen=True):
    """Answer to a `Ping`."""


Down: TypeAlias = Now | Done | Refused | Here | Said | Legal | Hint | Pong


class Seated(Struct, frozen=True):
    """The client has this seat, and the secret that it sent opens it."""

    table: str
    seat: int


class Card(Struct, frozen=True, kw_only=True):
    """A table as anybody who knows its name may see it."""

    table: str
    phase: Phase
    edition: str
    public: bool
    hints: bool
    seats: tuple[SeatNow, ...]
    clock: Clock | None
    commitment: str
    turns: int
    leaving: Leaving = "bot"
    let_in: int = 0


class Worth(Struct, frozen=True, kw_only=True):
    """An action and its expected result for the seat whose turn it is.

    `points` are scored now. `margin` is the final margin over the mean of the others, `low` and `high` its 95 %
    interval, `chance` that of winning. `exact`: nothing was sampled.
    """

    action: str
    points: int
    margin: float
    low: float
    high: float
    chance: float
    exact: bool
    simulations: int


class PieceOdds(Struct, frozen=True, kw_only=True):
    """Of one kind: how many are unseen, the chance that the next player holds one, and that the next drawn is one."""

    piece: str
    unseen: int
    next: float
    drawn: float


class Analysis(Struct, frozen=True, kw_only=True):
    """All legal actions in a position, the best of them, and the odds."""

    position: str
    supply: int
    forced: str | None
    options: tuple[Option, ...]
    best: tuple[Worth, ...]
    odds: tuple[PieceOdds, ...]


class Mine(Struct, frozen=True):
    """One of the tables of a device; `seat` is null if the secret no longer opens one.

    `left` are the milliseconds that the mover had left when this was sent; null without a clock, and for bots.
    """

    table: str
    seat: int | None
    card: Card | None
    mover: int | None
    scores: tuple[int, ...]
    left: int | None = None


class Returned(Struct, frozen=True):
    """The client has the seat; or a code, valid for some seconds, that the others have to confirm."""

    table: str
    seat: int | None
    code: str | None = None
    seconds: int = 0


class CarryCode(Struct, frozen=True):
    """A transfer code, for one use on another device before it expires."""

    code: str
    seconds: int


class Entered(Struct, frozen=True):
    """The password was right; a cookie opens the session."""

    entered: bool = True


class PushKey(Struct, frozen=True):
    """The public key of this server, which a browser passes to its push service."""

    key: str


class SigningKey(Struct, frozen=True, kw_only=True):
    """A public key: 32 bytes in hexadecimal, of which the id is the beginning. `created`: milliseconds since 1970."""

    id: str
    algorithm: Literal["Ed25519"] = "Ed25519"
    public: str
    created: int


class SigningKeys(Struct, frozen=True):
    """The keys with which this server signs records and receipts: the newest, which it uses now, and earlier ones."""

    keys: tuple[SigningKey, ...]


class Subscribed(Struct, frozen=True):
    """Whether this browser is notified when it is the seat's turn."""

    subscribed: bool


class EditionInfo(Struct, frozen=True):
    """An edition that can be played."""

    id: str
    name: str
    game: str
    fewest: int
    most: int


class About(Struct, frozen=True, kw_only=True):
    """What this server offers."""

    version: str
    password: bool
    editions: tuple[EditionInfo, ...]
    levels: tuple[str, ...]
    phrases: tuple[str, ...]
    languages: tuple[str, ...]


class SeenRecord(Struct, frozen=True, kw_only=True):
    """A running game, as far as the viewer may know it. A finished game has a complete record."""

    format: Literal["sixfold-seen/1"] = "sixfold-seen/1"
    edition: str
    seats: tuple[str, ...]
    commitment: str
    you: int | None
    dealt: Pieces | None
    turns: tuple[Happened, ...]


PHRASES: Final[tuple[str, ...]] = Phrase.__args__  # type: ignore[attr-defined]


_NAMES: Final = tuple(map(str, PIECES))


def pieces(hand: Hand) -> Pieces:
    """Return a hand as a message."""
    return tuple([_NAMES[piece] for piece in hand])


def _rows(rows: Rows) -> tuple[Pieces, ...]:
    return tuple(map(pieces, rows))


def view_data(view: View) -> ViewData:
    """Return a view as a message."""
    state = view.state
    grid = view.grid.pieces if view.edition.rules.has_grid else None
    return ViewData(
        edition=view.edition.name,
        game=view.edition.game,
        seat=view.seat,
        mover=view.mover,
        starter=view.starter,
        turns=view.turns,
        scores=view.scores,
        hands=tuple(None if hand is None else pieces(hand) for hand in view.hands),
        hand_sizes=view.hand_sizes,
        supply=view.supply_count,
        board=UNSET if grid is None else tuple([(x, y, _NAMES[piece]) for (x, y), piece in grid.items()]),
        table=_rows(view.rows) if grid is None else UNSET,
        taken=tuple(map(_rows, state.taken)) if hasattr(state, "taken") else UNSET,
        announced=view.announced,
        deals=view.deals,
        opening=view.opening,
        rerolled=getattr(state, "rerolled", False),
        passes=view.passes,
        last_turns=getattr(state, "last_turns", None),
        shown=pieces(getattr(state, "shown", ())),
        over=view.over,
        hopeless=view.drawing_cannot_help,
    )


def read_view(data: ViewData) -> View:
    """Return the view of a message; raise UnknownEdition, NotationError or Illegal if it is impossible."""
    printed = edition(data.edition)
    return View(
        edition=printed,
        seat=data.seat,
        hands=tuple(None if hand is None else read_pieces(hand) for hand in data.hands),
        hand_sizes=data.hand_sizes,
        supply_count=data.supply,
        mover=data.mover,
        starter=data.starter,
        state=_read_state(data, printed.rules),
        scores=data.scores,
        announced=data.announced,
        turns=data.turns,
        deals=data.deals,
        opening=data.opening,
        passes=data.passes,
        over=data.over,
        drawing_cannot_help=data.hopeless,
    )


def _read_state(data: ViewData, rules: Ruleset) -> State:
    """Return the state of a message; raise NotationError for a value that the game does not have."""
    given: dict[str, Any] = {}
    if data.board:
        given["grid"] = Grid.of(((x, y), read_piece(piece)) for x, y, piece in data.board)
    if data.rerolled:
        given["rerolled"] = True
    if data.table:
        given["rows"] = _read_rows(data.table)
    if data.taken:
        given["taken"] = tuple(map(_read_rows, data.taken))
    if data.last_turns is not None:
        given["last_turns"] = data.last_turns
    if data.shown:
        given["shown"] = read_pieces(data.shown)
    try:
        return rules.state(**given)
    except TypeError:
        raise NotationError("numbers") from None


def read_turn(data: Happened) -> RedactedTurn:
    """Return a turn as a viewer saw it; raise NotationError if it is unreadable."""
    drawn = None if data.chance is None else read_pieces(data.chance)
    return RedactedTurn(data.seat, read_action(data.action), drawn, data.drawn, read_pieces(data.shown))


def read_pieces(names: Pieces) -> Hand:
    """Return the hand of a message; raise NotationError."""
    return tuple(sorted(map(read_piece, names)))


def _read_rows(rows: tuple[Pieces, ...]) -> Rows:
    return tuple(sorted(map(read_pieces, rows)))


# The review of a finished game.

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewReason(Struct, frozen=True, omit_defaults=True):
    """A sentence of the catalogue, `review-reason-<key>`, with its numbers and pieces."""

    key: str
    n: float = 0
    m: float = 0
    pieces: Pieces = ()


class ReviewTurn(Struct, frozen=True):
    """One turn: the played action among the best, and what it lost.

    `turn` counts from 1. `lost` is in points with `error` to either side, `lost_chance` of winning, from 0 to 1.
    `chances` are those of every seat before the turn. `forced`: there was no choice.
    """

    turn: int
    seat: int
    played: Worth
    best: tuple[Worth, ...]
    lost: float
    error: float
    lost_chance: float
    verdict: Verdict
    forced: bool
    chances: tuple[float, ...]
    reasons: tuple[ReviewReason, ...] = ()


class ReviewSeat(Struct, frozen=True):
    """What made the result of a seat: its margin is always `skill + given + luck`.

    `skill` is what its own choices lost, `given` what it gained from the choices of the others, `luck` what came from
    deals, draws, rolls and hidden hands; `spread` is the uncertainty of each, to either side. `accuracy` is from 0 to
    100, None for a seat that never had a choice.
    """

    accuracy: float | None
    margin: float
    skill: float
    given: float
    luck: float
    skill_spread: float
    given_spread: float
    luck_spread: float


class ReviewSummary(Struct, frozen=True):
    """The result of a review of all turns.

    `chances` of winning of every seat before each turn and at the end; `luck` of every seat at the deal and after each
    turn.
    """

    seats: tuple[ReviewSeat, ...]
    chances: tuple[tuple[float, ...], ...]
    luck: tuple[tuple[float, ...], ...]


class Review(Struct, frozen=True, kw_only=True):
    """A reviewed game, for files and programs; equal depth and seed give an equal review."""

    format: Literal["sixfold-review/1"] = "sixfold-review/1"
    edition: str
    depth: float
    seed: int
    turns: tuple[ReviewTurn, ...]
    summary: ReviewSummary


class ReviewState(Struct, frozen=True):
    """The progress of a review: `done` of `of` turns, with those that were requested.

    `ahead` is how many other reviews run beside it. A review stops when nobody asks for it.
    """

    review: str
    done: int
    of: int
    ahead: int
    turns: tuple[ReviewTurn, ...]
    summary: ReviewSummary | None


class Publish(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table of the record of a finished game. The secret then opens the seat of its first person."""

    record: Annotated[str, Meta(max_length=60_000)]
    secret: Secret


class ReviewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Review the record of a finished game, JSON or text."""

    record: Annotated[str, Meta(max_length=60_000)]
