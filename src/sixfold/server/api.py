"""Define the HTTP interface, a function for each operation. OpenAPI is made from declarations, types and docstrings."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final, get_args

from .. import messages
from ..ai.bots import LEVELS
from ..i18n.catalog import LANGUAGES
from ..render.diagrams import PALETTES, Marks, Theme
from ..render.style import CUSTOM_COLORS
from ..rules.edition import editions
from ..rules.record import Game, to_json
from ..rules.referee import view
from ..verification import KEY_PATH
from . import commands, presenters
from .errors import ApiError, ErrorCode
from .limits import PASSWORD_FAILURE_COST
from .pictures import KINDS, Film, Picture, Still
from .presenters import KnownTurns
from .recognition import Board
from .routing import Call, Operation, RequestContext
from .workers import Analyse, Options

MAX_LISTED_TABLES: Final = 50
LOOK_PARAMETERS: Final = {"theme": get_args(Theme), "palette": tuple(PALETTES), "marks": get_args(Marks)}
"""Parameters for the look of a picture; the first value of each is the default."""
OWN_COLORS: Final = {"colors": CUSTOM_COLORS}
STILLS, FILMS = ("png", "svg"), ("webp", "gif")
LAYOUTS: Final = ("whole", "preview")
TABLE_PATH: Final = "/api/tables/{table}"

OPERATIONS: Final[list[Operation]] = []


def operation(method: str, path: str, **declared: Any) -> Callable[[Call], Call]:
    """Declare a function as the operation of a method and path; see `Operation` for what else can be declared."""

    def declare(call: Call) -> Call:
        OPERATIONS.append(Operation(method, path, call, **declared))
        return call

    return declare


@operation("GET", "/api/about", free=True)
async def about(context: RequestContext) -> messages.About:
    """Return what this server offers."""
    return messages.About(
        version=version("sixfold"),
        password=bool(context.server.settings.password),
        editions=tuple(
            messages.EditionInfo(each.id, each.name, each.game, *each.seats) for each in editions().values()
        ),
        levels=LEVELS,
        phrases=messages.PHRASES,
        languages=LANGUAGES,
    )


@operation("GET", KEY_PATH, free=True)
async def signing_keys(context: RequestContext) -> messages.SigningKeys:
    """Return the public keys with which this server signs records and receipts."""
    return context.services.signing.listed()


@operation("POST", "/api/enter", body=messages.Enter, free=True)
async def enter(context: RequestContext) -> messages.Entered:
    """Open a session with the password of a server that requires one."""
    server = context.server
    password = server.settings.password
    if not password or not commands.same_secret(password, context.body.password):
        server.guard.fail(context.client, PASSWORD_FAILURE_COST)
        raise ApiError(ErrorCode.PASSWORD)
    context.cookie = await server.access.open_session(context.services.store, context.services.now())
    return messages.Entered()


@operation("POST", "/api/tables", body=messages.NewTable)
async def create(context: RequestContext) -> messages.Seated:
    """Open a table and take its first seat."""
    if not context.server.guard.table(context.client):
        raise ApiError(ErrorCode.TOO_MANY)
    return await context.services.tables.create(context.body)


@operation("POST", "/api/games", body=messages.Publish)
async def publish(context: RequestContext) -> messages.Seated:
    """Make a table of a finished game that was played without this server, and take the seat of its first person."""
    if not context.server.guard.table(context.client):
        raise ApiError(ErrorCode.TOO_MANY)
    return await context.services.publishing.publish(context.body, context.client)


@operation("GET", "/api/tables")
async def list_tables(context: RequestContext) -> tuple[messages.Card, ...]:
    """List public tables with an open seat."""
    found = await context.services.repository.listed(MAX_LISTED_TABLES)
    return tuple(presenters.card(live.table, live.here) for live in found)


@operation("GET", TABLE_PATH)
async def card(context: RequestContext) -> messages.Card:
    """Return a table as anybody who knows its name may see it."""
    live = await context.live()
    return presenters.card(live.table, live.here)


@operation("POST", f"{TABLE_PATH}/join", body=messages.Join)
async def join(context: RequestContext) -> messages.Seated:
    """Take an open seat."""
    return await context.services.tables.join(await context.live(), context.body)


@operation("POST", f"{TABLE_PATH}/return", body=messages.Return)
async def return_to_seat(context: RequestContext) -> messages.Returned:
    """Return to a seat from another browser: by its PIN, or by a code that the others confirm."""
    return await context.services.returns.ask(await context.live(), context.body, context.client)


@operation("GET", f"{TABLE_PATH}/now", seat=True, query=("turns", "undos"))
async def now(context: RequestContext) -> messages.Now:
    """Return the state of a table as the client may see it."""
    live, seat = await context.viewer()
    return context.services.tables.state(
        live, seat, KnownTurns(context.query.get("turns", 0), context.query.get("undos", 0))
    )


@operation("POST", f"{TABLE_PATH}/do", body=messages.Command, seat=True)
async def do(context: RequestContext) -> messages.Done:
    """Carry out a command of a seat."""
    live, secret = await context.live(), context.secret or ""
    seat = commands.seat_of(live.table, secret)
    if seat is not None:
        await context.services.presence.see(live, seat)
        if isinstance(context.body, messages.Say) and not context.server.guard.phrase(f"{live.table.id} {seat}"):
            raise ApiError(ErrorCode.TOO_OFTEN)
    return await context.services.tables.do(live, secret, context.body, context.client)


@operation("GET", "/api/push")
async def push_key(context: RequestContext) -> messages.PushKey:
    """Return the key with which a browser subscribes to notifications."""
    return messages.PushKey(await context.services.push.public_key())


@operation("POST", f"{TABLE_PATH}/push", body=messages.PushSubscription, seat=True)
async def subscribe(context: RequestContext) -> messages.Subscribed:
    """Notify a browser when it is the seat's turn, in games that may take days."""
    live, secret = await context.live(), context.secret or ""
    await context.services.push.subscribe(live.table, secret, context.body, context.request.headers.get("host", ""))
    return messages.Subscribed(True)


@operation("DELETE", f"{TABLE_PATH}/push", body=messages.PushEndpoint, seat=True)
async def unsubscribe(context: RequestContext) -> messages.Subscribed:
    """End the notifications of a browser."""
    live, secret = await context.live(), context.secret or ""
    await context.services.push.unsubscribe(live.table, secret, context.body.endpoint)
    return messages.Subscribed(False)


@operation("GET", f"{TABLE_PATH}/legal", seat=True)
async def legal(context: RequestContext) -> messages.Legal:
    """List all legal actions of the seat whose turn it is."""
    live, seat = await context.viewer()
    game = live.table.game
    if seat is None or game is None or live.table.mover != seat:
        raise ApiError(ErrorCode.NOT_YOUR_TURN)
    found: messages.Legal = await context.services.questions.ask(context.client, Options(view(game.position, seat), 0))
    return found


@operation("GET", f"{TABLE_PATH}/record", seat=True, answer=dict[str, Any])
async def record(context: RequestContext) -> str | messages.SeenRecord:
    """Return the record of a game that is over; before, what the client may know of it."""
    live, seat = await context.viewer()
    return presenters.record(live.table, seat, context.services.signing)


@operation("GET", f"{TABLE_PATH}/shared", answer=dict[str, Any])
async def shared(context: RequestContext) -> str:
    """Return the record of a game that is public or shared, and over, without what it was dealt from."""
    live = await context.services.repository.get(context.path["table"])
    if not live.table.published:
        raise ApiError(ErrorCode.TABLE)  # as if there were none
    return presenters.shared_record(live.table)


@operation(
    "GET",
    f"{TABLE_PATH}/picture",
    seat=True,
    query=("turn",),
    choices={"kind": STILLS, "layout": LAYOUTS, **LOOK_PARAMETERS},
    texts=OWN_COLORS,
    media=[KINDS[each] for each in STILLS],
)
async def picture(context: RequestContext) -> Picture:
    """Draw the table after a turn, or as it is now, without any hand; as high as it needs, or for previews of links."""
    game, _ = await _drawable(context)
    turn = min(context.query.get("turn", len(game.turns)), len(game.turns))
    preview = context.chosen["layout"] == "preview"
    still = Still(game, turn, context.chosen["kind"], context.look, context.lang, preview)
    return await context.services.pictures.draw(context.client, context.path["table"], still)


@operation(
    "GET",
    f"{TABLE_PATH}/film",
    seat=True,
    choices={"kind": FILMS, **LOOK_PARAMETERS},
    texts=OWN_COLORS,
    media=[KINDS[each] for each in FILMS],
)
async def film(context: RequestContext) -> Picture:
    """Draw a game that is over as an animation."""
    game, over = await _drawable(context)
    if not over:
        raise ApiError(ErrorCode.NOT_OVER)
    question = Film(game, context.chosen["kind"], context.look, context.lang)
    return await context.services.pictures.draw(context.client, context.path["table"], question)


async def _drawable(context: RequestContext) -> tuple[Game, bool]:
    """Return the game of a table that the client may see, and whether it is over; raise ApiError if there is none."""
    live = await context.reader()
    if live.table.game is None:
        raise ApiError(ErrorCode.NOT_STARTED)
    return live.table.game, live.table.phase in ("over", "closed")


@operation("POST", "/api/analysis", body=messages.Analyse)
async def analysis(context: RequestContext) -> messages.Analysis:
    """Analyse a position: legal actions, the best of them, and the odds."""
    found: tuple[messages.Analysis, Board | None]
    found = await context.services.questions.ask(context.client, Analyse(context.body.position, context.body.best))
    analysed, board = found
    if board and await context.services.recognition.is_running([board]):
        raise ApiError(ErrorCode.RUNNING)
    return analysed


@operation("POST", f"{TABLE_PATH}/review", seat=True, query=("first",))
async def review_table(context: RequestContext) -> messages.ReviewState:
    """Start or find the review of a game that is over; the turn `first` is reviewed before the others."""
    game = (await context.reader()).table.game
    if game is None or game.outcome is None:
        raise ApiError(ErrorCode.NOT_OVER)
    return await context.services.reviews.start(to_json(game), context.client, context.query.get("first", 0))


@operation("POST", "/api/reviews", body=messages.ReviewRecord, query=("first",))
async def review_record(context: RequestContext) -> messages.ReviewState:
    """Start or find the review of a record; the turn `first` is reviewed before the others."""
    return await context.services.reviews.start(context.body.record, context.client, context.query.get("first", 0))


@operation("GET", "/api/reviews/{review}", query=("turns", "first"))
async def review_state(context: RequestContext) -> messages.ReviewState:
    """Return the progress of a review and the turns after the first `turns`; `first` is reviewed next."""
    known, first = context.query.get("turns", 0), context.query.get("first", 0)
    return context.services.reviews.state(context.path["review"], known, context.client, first)


@operation("POST", "/api/mine", body=messages.Holdings)
async def my_tables(context: RequestContext) -> tuple[messages.Mine, ...]:
    """Return the state of a device's tables."""
    found = tuple([await _my_table(context, each) for each in context.body.seats])
    # A device may ask for tables that are gone, but this must be no faster way to try names than one by one.
    context.server.guard.fail(context.client, sum(each.seat is None for each in found))
    return found


async def _my_table(context: RequestContext, holding: messages.Holding) -> messages.Mine:
    try:
        live = await context.services.repository.get(holding.table)
    except ApiError:
        return messages.Mine(holding.table, None, None, None, ())
    seat = commands.seat_of(live.table, holding.secret)
    if seat is None:
        return messages.Mine(holding.table, None, None, None, ())
    await context.services.presence.see(live, seat)
    return presenters.mine(live.table, seat, live.here, context.services.now())


@operation("POST", "/api/carry", body=messages.Holdings)
async def transfer_seats(context: RequestContext) -> messages.CarryCode:
    """Return a code by which another device gets these seats, once."""
    return await context.services.transfers.offer(context.body.seats)


@operation("POST", "/api/carry/take", body=messages.TakeOver)
async def take_over(context: RequestContext) -> tuple[messages.Seated, ...]:
    """Take the seats of a transfer code."""
    return tuple(await context.services.transfers.take_over(context.body))


@operation("POST", "/api/carry/revoke", body=messages.Holdings)
async def revoke_devices(context: RequestContext) -> tuple[messages.Seated, ...]:
    """Take these seats away from all other devices."""
    kept = tuple(await context.services.transfers.revoke_devices(context.body.seats))
    context.server.guard.fail(context.client, len(context.body.seats) - len(kept))
    return kept
