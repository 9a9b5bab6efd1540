"""Every message between server and client, both ways: the socket, the HTTP interface and their documents share them.

Actions travel in the notation, pieces as two letters. A secret is 128 random bits that a client makes itself and sends
when it sits down: the same request again, with the same secret, has the same one effect.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from .rules.edition import edition
from .rules.grid import EMPTY, Grid
from .rules.notation import read_piece
from .rules.piece import PIECES, Hand
from .rules.position import Ending
from .rules.turn import Rows
from .rules.view import View

Phase = Literal["open", "revealing", "playing", "over", "closed"]
"""Waiting for people; waiting for salts; on; ended by the rules; given up by everybody."""
Kind = Literal["person", "bot", "open"]
OfferKind = Literal["undo", "hand_over"]
Leaving = Literal["bot", "resign"]
"""What leaving a running game means: a bot plays on until one returns, or one resigns."""
Phrase = Literal["hello", "well_done", "oops", "thanks", "good_luck", "hurry", "wait", "again", "good_game", "bye"]
"""What can be said at a table: there is no free chat. The words are in the catalogue, `phrase-<name>`."""

TableId = Annotated[str, Meta(pattern="^[0-9A-Z]{8}$", description="what a table is called and joined by")]
Secret = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 random bits in base64url, made by the client")
]
Text = Annotated[str, Meta(max_length=20_000)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Age = Annotated[int, Meta(ge=0, le=150)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, hexadecimal")]
Salt = Annotated[str, Meta(min_length=1, max_length=100)]
Pieces: TypeAlias = tuple[str, ...]


class Clock(Struct, frozen=True, kw_only=True, tag_field=None):
    """Time to think: for every move, or for the whole game with something added after every move."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


# What a client asks for, over HTTP.


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: a bot's, or open to whoever joins."""

    kind: Literal["bot", "open"]
    level: str | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. Whoever asks for it is its host and takes the first seat."""

    edition: Annotated[str, Meta(max_length=40)]
    secret: Secret
    name: Name
    age: Age | None = None
    others: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=3)]
    clock: Clock | None = None
    public: bool = False
    hints: bool | None = None
    """Whether hints may be asked for; where nothing is said, if everybody else is a bot."""
    leaving: Leaving = "bot"
    salt_commitment: Digest | None = None


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down on an open seat, a certain one or any."""

    secret: Secret
    name: Name
    age: Age | None = None
    seat: SeatNumber | None = None
    salt_commitment: Digest | None = None


class Holding(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the secret of one's seat there."""

    table: TableId
    secret: Secret


class Holdings(Struct, frozen=True, forbid_unknown_fields=True):
    """All the seats of a device."""

    seats: Annotated[tuple[Holding, ...], Meta(max_length=100)]


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """The other device's side of a carry: the code from the link, and a secret of its own for all seats."""

    code: Secret
    secret: Secret


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """The password of a server that wants one."""

    password: Annotated[str, Meta(max_length=200)]


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to look into: in the notation, whole or as far as the seat on turn knows it."""

    position: Text
    best: Annotated[int, Meta(ge=1, le=12)] = 5


# What a seat may do at its table, over HTTP or the socket.


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class PlayAction(_Command, tag="play", frozen=True):
    """Take turn number `turn` (0 is the first) with an action in the notation.

    In Cards the cards alone are enough, as `legal` lists them: `play Rs Rd Rt`. The server then arranges the table.
    `undos` is how many turns of the game had been taken back: a late copy must not play again what was.
    """

    turn: Count
    action: Text
    undos: Count = 0


class Start(_Command, tag="start", frozen=True):
    """The host: everybody is here, begin."""


class Leave(_Command, tag="leave", frozen=True):
    """Stand up. In a running game that means what `leaving` of the table says; the last person who leaves resigns."""


class Revoke(_Command, tag="revoke", frozen=True):
    """The host, before the start: free a seat."""

    seat: SeatNumber


class RevealSalt(_Command, tag="salt", frozen=True):
    """The salt whose digest was given when sitting down."""

    salt: Salt


class HandOver(_Command, tag="hand_over", frozen=True):
    """Agree that a bot plays for somebody who is away and stays away for 60 seconds from the first wish on."""

    seat: SeatNumber


class TakeBack(_Command, tag="take_back", frozen=True):
    """I am back: play myself again."""


class Undo(_Command, tag="undo", frozen=True):
    """Ask to take the last turn back, or agree to it."""

    turn: Count
    undos: Count = 0


class Decline(_Command, tag="decline", frozen=True):
    """Say no to whatever has been asked of the table."""


class Rematch(_Command, tag="rematch", frozen=True):
    """The same people once more, at a new table."""


class Say(_Command, tag="say", frozen=True):
    """One of the phrases. `mark` tells a repetition from the same message sent twice."""

    phrase: Phrase
    mark: Annotated[str, Meta(min_length=1, max_length=40)]


Command: TypeAlias = (
    PlayAction | Start | Leave | Revoke | RevealSalt | HandOver | TakeBack | Undo | Decline | Rematch | Say
)


# What a client sends over the socket.


class _Up(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_Up, tag="hello", frozen=True, kw_only=True):
    """Always the first message: which table, as whom, and what is known of it already."""

    table: TableId
    secret: Secret | None = None
    watch: Secret | None = None
    turns: Count = 0
    undos: Count = 0
    lang: Annotated[str, Meta(max_length=20)] = "en"


class Do(_Up, tag="do", frozen=True):
    """A command; `id` is given back with the answer to it."""

    id: Count
    command: Command


class AskLegal(_Up, tag="legal", frozen=True):
    """What may I do? Answered for the seat on turn."""

    id: Count


class AskHint(_Up, tag="hint", frozen=True):
    """Give me a hint: 1 what to look for, 2 where, 3 the move. For the seat on turn, where the table allows it."""

    id: Count
    step: Annotated[int, Meta(ge=1, le=3)]


class Mute(_Up, tag="mute", frozen=True):
    """Spare me, or tell me again, what the others say."""

    on: bool


class Ping(_Up, tag="ping", frozen=True):
    """Are you there?"""


Up: TypeAlias = Hello | Do | AskLegal | AskHint | Mute | Ping


# What the server tells.


class Refusal(Struct, frozen=True, kw_only=True):
    """Why not: a code, a sentence, and where the rules of the game say so their paragraph, cells, pieces and rows."""

    reason: str
    message: str
    rule: str | None = None
    cells: tuple[tuple[int, int], ...] = ()
    pieces: Pieces = ()
    rows: tuple[Pieces, ...] = ()


class ViewData(Struct, frozen=True, kw_only=True):
    """All that a seat may know: hidden hands are null, the supply is a number."""

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
    """A line that a turn made or lengthened, with its points."""

    cells: tuple[tuple[int, int], ...]
    attribute: str
    value: str
    points: int


class Happened(Struct, frozen=True, kw_only=True):
    """A turn as the viewer saw it: what was drawn is null where it is hidden, and `drawn` tells how much it was."""

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
    """Who sits there. `level` is the bot that plays; `away` that it stands in for a person. `age` is only your own."""

    name: str
    age: int | None
    kind: Kind
    level: str | None
    away: bool
    here: bool
    salt_commitment: str | None
    resigned: bool = False


class ClockNow(Struct, frozen=True, kw_only=True):
    """Milliseconds left to each seat when this was sent; the one of the seat on turn is running."""

    kind: Literal["move", "game"]
    seconds: int
    increment: int
    left: tuple[int, ...]


class Offer(Struct, frozen=True, kw_only=True):
    """Something that needs everybody's consent, and who has given it.

    `left` are the milliseconds, when this was sent, until a bot takes over for somebody who stays away. Their return
    ends the offer.
    """

    what: OfferKind
    seat: int
    agreed: tuple[int, ...]
    left: int | None = None


class Result(Struct, frozen=True):
    """How it ended, and why. Several winners share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: Ending


class _Down(Struct, frozen=True, tag_field="type"):
    pass


class Now(_Down, tag="now", frozen=True, kw_only=True):
    """How the table stands for one viewer, with the turns since `since` (which may be fewer than were known: undo)."""

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


class Done(_Down, tag="done", frozen=True):
    """The command with that id has had its effect, now or before; `table` is the new one of a rematch."""

    id: int
    number: int
    table: str | None = None


class Refused(_Down, tag="refused", frozen=True):
    """The message with that id (0: none) has had no effect."""

    id: int
    refusal: Refusal


class Here(_Down, tag="here", frozen=True):
    """Which seats are looking at the table at this moment."""

    seats: tuple[bool, ...]


class Said(_Down, tag="said", frozen=True):
    """Somebody said a phrase."""

    seat: int
    phrase: Phrase
    mark: str


class Option(Struct, frozen=True, kw_only=True):
    """Something that can be done, with its points; of Cards only the cards, `qwirkles` says how many can be taken."""

    action: str
    points: int
    qwirkles: tuple[int, ...] = ()


class Legal(_Down, tag="legal", frozen=True):
    """All that the seat may do in that turn; the rules leave no choice where `forced` is given."""

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
    """Here I am."""


Down: TypeAlias = Now | Done | Refused | Here | Said | Legal | Hint | Pong


class Seated(Struct, frozen=True):
    """You sit there; the secret you sent is yours to keep."""

    table: str
    seat: int


class Card(Struct, frozen=True, kw_only=True):
    """A table as anybody may see it who knows what it is called."""

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


class Worth(Struct, frozen=True, kw_only=True):
    """An action and what is expected of it, for the seat on turn: its points now, and what comes of it.

    `margin` is the final margin over the mean of the others, `low` and `high` its 95 % interval, `chance` that of
    winning. `exact`: nothing was sampled.
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
    """All that can be done in a position, the best of it, and the odds."""

    position: str
    supply: int
    forced: str | None
    options: tuple[Option, ...]
    best: tuple[Worth, ...]
    odds: tuple[PieceOdds, ...]


class Mine(Struct, frozen=True):
    """One of the tables of a device; `seat` is null where the secret opens nothing any more."""

    table: str
    seat: int | None
    card: Card | None
    mover: int | None
    scores: tuple[int, ...]


class CarryCode(Struct, frozen=True):
    """To be opened once on another device, before it expires."""

    code: str
    seconds: int


class Entered(Struct, frozen=True):
    """The password was right; a cookie says so from now on."""

    entered: bool = True


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
    """A game that is not over, as far as the viewer may know it. When it is over there is a whole record."""

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
    return tuple([_NAMES[piece] for piece in hand])


def _rows(rows: Rows) -> tuple[Pieces, ...]:
    return tuple(map(pieces, rows))


def view_data(view: View) -> ViewData:
    """What a seat may know, as a message."""
    cards = not view.edition.rules.has_grid
    board = UNSET if cards else tuple([(x, y, _NAMES[piece]) for (x, y), piece in view.grid.pieces.items()])
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
        board=board,
        table=_rows(view.rows) if cards else UNSET,
        taken=tuple(map(_rows, view.taken)) if cards else UNSET,
        announced=view.announced,
        deals=view.deals,
        opening=view.opening,
        rerolled=view.rerolled,
        passes=view.passes,
        last_turns=view.last_turns,
        shown=pieces(view.shown),
        over=view.over,
        hopeless=view.hopeless,
    )


def read_view(data: ViewData) -> View:
    """The view that `view_data` wrote; raises UnknownEdition, NotationError or Illegal for one that cannot be."""
    board = () if data.board is UNSET else data.board
    return View(
        edition=edition(data.edition),
        seat=data.seat,
        hands=tuple(None if hand is None else _read_pieces(hand) for hand in data.hands),
        hand_sizes=data.hand_sizes,
        supply_count=data.supply,
        mover=data.mover,
        starter=data.starter,
        announced=data.announced,
        grid=Grid.of(((x, y), read_piece(piece)) for x, y, piece in board) if board else EMPTY,
        rows=() if data.table is UNSET else _read_rows(data.table),
        scores=data.scores,
        taken=((),) * len(data.hands) if data.taken is UNSET else tuple(map(_read_rows, data.taken)),
        turns=data.turns,
        deals=data.deals,
        opening=data.opening,
        rerolled=data.rerolled,
        passes=data.passes,
        last_turns=data.last_turns,
        shown=_read_pieces(data.shown),
        over=data.over,
        hopeless=data.hopeless,
    )


def _read_pieces(names: Pieces) -> Hand:
    return tuple(sorted(map(read_piece, names)))


def _read_rows(rows: tuple[Pieces, ...]) -> Rows:
    return tuple(sorted(map(_read_pieces, rows)))


# The review of a finished game.

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewReason(Struct, frozen=True, omit_defaults=True):
    """A sentence of the catalogue, `review-reason-<key>`, with the numbers and pieces in it."""

    key: str
    n: float = 0
    m: float = 0
    pieces: Pieces = ()


class ReviewTurn(Struct, frozen=True):
    """One turn: the played action among the best, and what it lost.

    `turn` counts from 1. `lost` is in points with `error` to either side, `lost_chance` of winning, from 0 to 1.
    `chances` are those of every seat before the turn. `forced`: nothing else could be done.
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
    """What made the result of a seat: its margin is `skill + given + luck`, always.

    `skill` is what its own choices lost, `given` what it gained from the choices of the others, `luck` what came from
    deals, draws, rolls and hidden hands; `spread` is how far, to either side, each may be from the truth. `accuracy` is
    from 0 to 100, None for a seat that never had a choice.
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
    """What can be said once all turns are reviewed.

    `chances` of winning of every seat before each turn and at the end; `luck` of every seat at the deal and after each
    turn.
    """

    seats: tuple[ReviewSeat, ...]
    chances: tuple[tuple[float, ...], ...]
    luck: tuple[tuple[float, ...], ...]


class Review(Struct, frozen=True, kw_only=True):
    """A whole game reviewed, as files and programs get it; equal depth and seed give an equal review."""

    format: Literal["sixfold-review/1"] = "sixfold-review/1"
    edition: str
    depth: float
    seed: int
    turns: tuple[ReviewTurn, ...]
    summary: ReviewSummary


class ReviewState(Struct, frozen=True):
    """A review on the server as far as it is: `done` of `of` turns, of which those asked for come along.

    `ahead` is how many other reviews take their turns beside it. Whoever stops asking for it stops it.
    """

    review: str
    done: int
    of: int
    ahead: int
    turns: tuple[ReviewTurn, ...]
    summary: ReviewSummary | None


class ReviewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished game, JSON or text, to be reviewed."""

    record: Annotated[str, Meta(max_length=60_000)]
