"""The HTTP interface: every operation with its types, from which the routes and the OpenAPI document are made alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, Final, get_args

from .. import messages
from ..ai.bots import LEVELS
from ..i18n.catalog import LANGUAGES
from ..render.diagrams import PALETTES, Look, Marks, Theme
from ..render.style import COLORS_OF_ONES_OWN
from ..rules.edition import Edition, editions
from ..rules.record import Game, to_json
from ..rules.referee import view
from . import commands, presenters
from .errors import No, Refuse
from .limits import PASSWORD_FAILURE_COST, Guard
from .pictures import KINDS, Film, Picture, Still
from .presenters import Known
from .recognition import Board, is_running
from .sockets import may_watch
from .table_service import Live, Tables
from .workers import Looking, Options

MOST_LISTED: Final = 50
LOOKS: Final = {"theme": get_args(Theme), "palette": tuple(PALETTES), "marks": get_args(Marks)}
"""How a picture may look; the first of each is usual."""
OWN: Final = {"colors": COLORS_OF_ONES_OWN}
STILLS, FILMS = ("png", "svg"), ("webp", "gif")


@dataclass(slots=True)
class Ask:
    """A request, as far as an operation needs to know it."""

    tables: Tables
    guard: Guard
    client: str
    path: dict[str, str]
    query: dict[str, int]
    secret: str | None
    body: Any = None
    password: str = ""
    chosen: dict[str, str] = field(default_factory=dict)
    lang: str = "en"
    edition: Edition | None = None
    """Of the table it is about, once that is known."""

    @property
    def look(self) -> Look:
        theme, palette, marks = (self.chosen[name] for name in LOOKS)
        colors = self.chosen["colors"]
        return Look(theme, palette, marks, colors)  # type: ignore[arg-type]  # checked against the operation

    async def live(self) -> Live:
        live = await self.tables.get(self.path["table"])
        self.edition = live.table.edition
        return live

    async def viewer(self) -> tuple[Live, int | None]:
        """The table, and the seat of whoever asks, None for somebody who may watch; raises Refuse for others."""
        live = await self.live()
        seat = commands.seat_of(live.table, self.secret) if self.secret else None
        if seat is None and not may_watch(live, self.secret):
            raise Refuse(No.SECRET)
        if seat is not None:
            await self.tables.see(live, seat)
        return live, seat


async def create(ask: Ask) -> messages.Seated:
    if not ask.guard.table(ask.client):
        raise Refuse(No.TOO_MANY)
    return await ask.tables.create(ask.body)


async def listed(ask: Ask) -> tuple[messages.Card, ...]:
    found = [await ask.tables.get(each) for each in await ask.tables.store.listed(MOST_LISTED)]
    return tuple(presenters.card(live.table, live.here) for live in found if live.table.phase == "open")


async def card(ask: Ask) -> messages.Card:
    live = await ask.live()
    return presenters.card(live.table, live.here)


async def join(ask: Ask) -> messages.Seated:
    return await ask.tables.join(await ask.live(), ask.body)


async def now(ask: Ask) -> messages.Now:
    live, seat = await ask.viewer()
    return ask.tables.now_for(live, seat, Known(ask.query.get("turns", 0), ask.query.get("undos", 0)))


async def do(ask: Ask) -> messages.Done:
    live = await ask.live()
    seat = commands.seat_of(live.table, ask.secret or "")
    if seat is not None:
        await ask.tables.see(live, seat)
        if isinstance(ask.body, messages.Say) and not ask.guard.phrase(f"{live.table.id} {seat}"):
            raise Refuse(No.TOO_OFTEN)
    return await ask.tables.do(live, ask.secret or "", ask.body, ask.client)


async def legal(ask: Ask) -> messages.Legal:
    live, seat = await ask.viewer()
    game = live.table.game
    if seat is None or game is None or live.table.mover != seat:
        raise Refuse(No.NOT_YOUR_TURN)
    found: messages.Legal = await ask.tables.questions.ask(ask.client, Options(view(game.position, seat), 0))
    return found


async def record(ask: Ask) -> str | messages.SeenRecord:
    live, seat = await ask.viewer()
    return presenters.record(live.table, seat)


async def picture(ask: Ask) -> Picture:
    game, _ = await _drawable(ask)
    turn = min(ask.query.get("turn", len(game.turns)), len(game.turns))
    still = Still(game, turn, ask.chosen["kind"], ask.look, ask.lang)
    return await ask.tables.studio.draw(ask.client, ask.path["table"], still)


async def film(ask: Ask) -> Picture:
    game, over = await _drawable(ask)
    if not over:
        raise Refuse(No.NOT_OVER)
    return await ask.tables.studio.draw(
        ask.client, ask.path["table"], Film(game, ask.chosen["kind"], ask.look, ask.lang)
    )


async def _drawable(ask: Ask) -> tuple[Game, bool]:
    """The game of a table that whoever asks may see, and whether it is over; raises Refuse."""
    live, _ = await ask.viewer()
    if live.table.game is None:
        raise Refuse(No.NOT_STARTED)
    return live.table.game, live.table.phase in ("over", "closed")


async def analysis(ask: Ask) -> messages.Analysis:
    found: tuple[messages.Analysis, Board | None]
    found = await ask.tables.questions.ask(ask.client, Looking(ask.body.position, ask.body.best))
    analysed, board = found
    if await is_running(board, ask.tables.in_memory()):
        raise Refuse(No.RUNNING)
    return analysed


async def review_table(ask: Ask) -> messages.ReviewState:
    live, _ = await ask.viewer()
    game = live.table.game
    if game is None or game.outcome is None:
        raise Refuse(No.NOT_OVER)
    return await _review(ask, to_json(game))


async def review_record(ask: Ask) -> messages.ReviewState:
    return await _review(ask, ask.body.record)


async def _review(ask: Ask, record: str) -> messages.ReviewState:
    return await ask.tables.reviews.start(record, ask.client)


async def reviewed(ask: Ask) -> messages.ReviewState:
    return ask.tables.reviews.state(ask.path["review"], ask.query.get("turns", 0), ask.client)


async def mine(ask: Ask) -> tuple[messages.Mine, ...]:
    found = tuple([await _mine(ask, each) for each in ask.body.seats])
    # A device may ask for tables that are gone, but this must be no faster way to try names than one by one.
    ask.guard.fail(ask.client, sum(each.seat is None for each in found))
    return found


async def _mine(ask: Ask, holding: messages.Holding) -> messages.Mine:
    try:
        live = await ask.tables.get(holding.table)
    except Refuse:
        return messages.Mine(holding.table, None, None, None, ())
    seat = commands.seat_of(live.table, holding.secret)
    if seat is None:
        return messages.Mine(holding.table, None, None, None, ())
    await ask.tables.see(live, seat)
    scores = live.table.game.position.scores if live.table.game else ()
    return messages.Mine(holding.table, seat, presenters.card(live.table, live.here), live.table.mover, scores)


async def carry(ask: Ask) -> messages.CarryCode:
    return await ask.tables.carry(ask.body.seats)


async def take_over(ask: Ask) -> tuple[messages.Seated, ...]:
    return tuple(await ask.tables.take_over(ask.body))


async def revoke_devices(ask: Ask) -> tuple[messages.Seated, ...]:
    kept = tuple(await ask.tables.revoke_devices(ask.body.seats))
    ask.guard.fail(ask.client, len(ask.body.seats) - len(kept))
    return kept


async def about(ask: Ask) -> messages.About:
    return messages.About(
        version=version("sixfold"),
        password=bool(ask.password),
        editions=tuple(
            messages.EditionInfo(each.id, each.name, each.game, *each.seats) for each in editions().values()
        ),
        levels=LEVELS,
        phrases=messages.PHRASES,
        languages=LANGUAGES,
    )


async def enter(ask: Ask) -> messages.Entered:
    if not ask.password or not commands.same(ask.password, ask.body.password):
        ask.guard.fail(ask.client, PASSWORD_FAILURE_COST)
        raise Refuse(No.PASSWORD)
    return messages.Entered()


@dataclass(frozen=True, slots=True)
class Operation:
    """Something that can be asked for. `seat`: whoever asks shows the secret of a seat, or the watch key."""

    name: str
    method: str
    path: str
    call: Callable[[Ask], Awaitable[Any]]
    answer: Any
    body: Any = None
    seat: bool = False
    query: Sequence[str] = ()
    choices: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What may be chosen from a few words; the first is what is meant if nothing is said."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """What may be said besides, and the pattern that it must have."""
    media: Sequence[str] = ()
    """What the answer is, where it is a file."""
    free: bool = False
    """Also for those who do not know the server's password."""


OPERATIONS: Final = (
    Operation("about", "GET", "/api/about", about, messages.About, free=True),
    Operation("enter", "POST", "/api/enter", enter, messages.Entered, messages.Enter, free=True),
    Operation("create", "POST", "/api/tables", create, messages.Seated, messages.NewTable),
    Operation("list", "GET", "/api/tables", listed, tuple[messages.Card, ...]),
    Operation("card", "GET", "/api/tables/{table}", card, messages.Card),
    Operation("join", "POST", "/api/tables/{table}/join", join, messages.Seated, messages.Join),
    Operation("now", "GET", "/api/tables/{table}/now", now, messages.Now, seat=True, query=("turns", "undos")),
    Operation("do", "POST", "/api/tables/{table}/do", do, messages.Done, messages.Command, seat=True),
    Operation("legal", "GET", "/api/tables/{table}/legal", legal, messages.Legal, seat=True),
    Operation("record", "GET", "/api/tables/{table}/record", record, messages.SeenRecord, seat=True),
    Operation(
        "picture",
        "GET",
        "/api/tables/{table}/picture",
        picture,
        None,
        seat=True,
        query=("turn",),
        choices={"kind": STILLS, **LOOKS},
        texts=OWN,
        media=[KINDS[each] for each in STILLS],
    ),
    Operation(
        "film",
        "GET",
        "/api/tables/{table}/film",
        film,
        None,
        seat=True,
        choices={"kind": FILMS, **LOOKS},
        texts=OWN,
        media=[KINDS[each] for each in FILMS],
    ),
    Operation("analysis", "POST", "/api/analysis", analysis, messages.Analysis, messages.Analyse),
    Operation("review_table", "POST", "/api/tables/{table}/review", review_table, messages.ReviewState, seat=True),
    Operation("review", "POST", "/api/reviews", review_record, messages.ReviewState, messages.ReviewRecord),
    Operation("reviewed", "GET", "/api/reviews/{review}", reviewed, messages.ReviewState, query=("turns",)),
    Operation("mine", "POST", "/api/mine", mine, tuple[messages.Mine, ...], messages.Holdings),
    Operation("carry", "POST", "/api/carry", carry, messages.CarryCode, messages.Holdings),
    Operation("take_over", "POST", "/api/carry/take", take_over, tuple[messages.Seated, ...], messages.TakeOver),
    Operation(
        "revoke_devices", "POST", "/api/carry/revoke", revoke_devices, tuple[messages.Seated, ...], messages.Holdings
    ),
)
