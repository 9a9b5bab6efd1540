"""The HTTP interface: every operation with its types, from which the routes and the OpenAPI document are made alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, Final, get_args

from .. import wire
from ..draw import PALETTES, Look, Marks, Theme
from ..drawing.look import COLORS_OF_ONES_OWN
from ..rules.edition import Edition, editions
from ..rules.record import Game, to_json
from ..rules.referee import view
from ..text import LANGUAGES
from ..think.bots import LEVELS
from . import door, tell
from .limits import PASSWORD_FAILURE_COST, Guard
from .live import Live, Tables
from .pictures import KINDS, Film, Picture, Still
from .recognition import Board, is_running
from .refusals import No, Refuse
from .sockets import may_watch
from .tell import Known
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
        seat = door.seat_of(live.table, self.secret) if self.secret else None
        if seat is None and not may_watch(live, self.secret):
            raise Refuse(No.SECRET)
        if seat is not None:
            await self.tables.see(live, seat)
        return live, seat


async def create(ask: Ask) -> wire.Seated:
    if not ask.guard.table(ask.client):
        raise Refuse(No.TOO_MANY)
    return await ask.tables.create(ask.body)


async def listed(ask: Ask) -> tuple[wire.Card, ...]:
    found = [await ask.tables.get(each) for each in await ask.tables.store.listed(MOST_LISTED)]
    return tuple(tell.card(live.table, live.here) for live in found if live.table.phase == "open")


async def card(ask: Ask) -> wire.Card:
    live = await ask.live()
    return tell.card(live.table, live.here)


async def join(ask: Ask) -> wire.Seated:
    return await ask.tables.join(await ask.live(), ask.body)


async def now(ask: Ask) -> wire.Now:
    live, seat = await ask.viewer()
    return ask.tables.now_for(live, seat, Known(ask.query.get("turns", 0), ask.query.get("undos", 0)))


async def do(ask: Ask) -> wire.Done:
    live = await ask.live()
    seat = door.seat_of(live.table, ask.secret or "")
    if seat is not None:
        await ask.tables.see(live, seat)
        if isinstance(ask.body, wire.Say) and not ask.guard.phrase(f"{live.table.id} {seat}"):
            raise Refuse(No.TOO_OFTEN)
    return await ask.tables.do(live, ask.secret or "", ask.body, ask.client)


async def legal(ask: Ask) -> wire.Legal:
    live, seat = await ask.viewer()
    game = live.table.game
    if seat is None or game is None or live.table.mover != seat:
        raise Refuse(No.NOT_YOUR_TURN)
    found: wire.Legal = await ask.tables.questions.ask(ask.client, Options(view(game.position, seat), 0))
    return found


async def record(ask: Ask) -> str | wire.SeenRecord:
    live, seat = await ask.viewer()
    return tell.record(live.table, seat)


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


async def analysis(ask: Ask) -> wire.Analysis:
    found: tuple[wire.Analysis, Board | None]
    found = await ask.tables.questions.ask(ask.client, Looking(ask.body.position, ask.body.best))
    analysed, board = found
    if await is_running(board, ask.tables.in_memory()):
        raise Refuse(No.RUNNING)
    return analysed


async def review_table(ask: Ask) -> wire.ReviewState:
    live, _ = await ask.viewer()
    game = live.table.game
    if game is None or game.outcome is None:
        raise Refuse(No.NOT_OVER)
    return await _review(ask, to_json(game))


async def review_record(ask: Ask) -> wire.ReviewState:
    return await _review(ask, ask.body.record)


async def _review(ask: Ask, record: str) -> wire.ReviewState:
    return await ask.tables.reviews.start(record, ask.client)


async def reviewed(ask: Ask) -> wire.ReviewState:
    return ask.tables.reviews.state(ask.path["review"], ask.query.get("turns", 0), ask.client)


async def mine(ask: Ask) -> tuple[wire.Mine, ...]:
    found = tuple([await _mine(ask, each) for each in ask.body.seats])
    # A device may ask for tables that are gone, but this must be no faster way to try names than one by one.
    ask.guard.fail(ask.client, sum(each.seat is None for each in found))
    return found


async def _mine(ask: Ask, holding: wire.Holding) -> wire.Mine:
    try:
        live = await ask.tables.get(holding.table)
    except Refuse:
        return wire.Mine(holding.table, None, None, None, ())
    seat = door.seat_of(live.table, holding.secret)
    if seat is None:
        return wire.Mine(holding.table, None, None, None, ())
    await ask.tables.see(live, seat)
    scores = live.table.game.position.scores if live.table.game else ()
    return wire.Mine(holding.table, seat, tell.card(live.table, live.here), live.table.mover, scores)


async def carry(ask: Ask) -> wire.CarryCode:
    return await ask.tables.carry(ask.body.seats)


async def take_over(ask: Ask) -> tuple[wire.Seated, ...]:
    return tuple(await ask.tables.take_over(ask.body))


async def revoke_devices(ask: Ask) -> tuple[wire.Seated, ...]:
    kept = tuple(await ask.tables.revoke_devices(ask.body.seats))
    ask.guard.fail(ask.client, len(ask.body.seats) - len(kept))
    return kept


async def about(ask: Ask) -> wire.About:
    return wire.About(
        version=version("sixfold"),
        password=bool(ask.password),
        editions=tuple(wire.EditionInfo(each.id, each.name, each.game, *each.seats) for each in editions().values()),
        levels=LEVELS,
        phrases=wire.PHRASES,
        languages=LANGUAGES,
    )


async def enter(ask: Ask) -> wire.Entered:
    if not ask.password or not door.same(ask.password, ask.body.password):
        ask.guard.fail(ask.client, PASSWORD_FAILURE_COST)
        raise Refuse(No.PASSWORD)
    return wire.Entered()


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
    Operation("about", "GET", "/api/about", about, wire.About, free=True),
    Operation("enter", "POST", "/api/enter", enter, wire.Entered, wire.Enter, free=True),
    Operation("create", "POST", "/api/tables", create, wire.Seated, wire.NewTable),
    Operation("list", "GET", "/api/tables", listed, tuple[wire.Card, ...]),
    Operation("card", "GET", "/api/tables/{table}", card, wire.Card),
    Operation("join", "POST", "/api/tables/{table}/join", join, wire.Seated, wire.Join),
    Operation("now", "GET", "/api/tables/{table}/now", now, wire.Now, seat=True, query=("turns", "undos")),
    Operation("do", "POST", "/api/tables/{table}/do", do, wire.Done, wire.Command, seat=True),
    Operation("legal", "GET", "/api/tables/{table}/legal", legal, wire.Legal, seat=True),
    Operation("record", "GET", "/api/tables/{table}/record", record, wire.SeenRecord, seat=True),
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
    Operation("analysis", "POST", "/api/analysis", analysis, wire.Analysis, wire.Analyse),
    Operation("review_table", "POST", "/api/tables/{table}/review", review_table, wire.ReviewState, seat=True),
    Operation("review", "POST", "/api/reviews", review_record, wire.ReviewState, wire.ReviewRecord),
    Operation("reviewed", "GET", "/api/reviews/{review}", reviewed, wire.ReviewState, query=("turns",)),
    Operation("mine", "POST", "/api/mine", mine, tuple[wire.Mine, ...], wire.Holdings),
    Operation("carry", "POST", "/api/carry", carry, wire.CarryCode, wire.Holdings),
    Operation("take_over", "POST", "/api/carry/take", take_over, tuple[wire.Seated, ...], wire.TakeOver),
    Operation("revoke_devices", "POST", "/api/carry/revoke", revoke_devices, tuple[wire.Seated, ...], wire.Holdings),
)
