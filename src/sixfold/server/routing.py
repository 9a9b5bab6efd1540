"""Turn HTTP operations into Starlette routes, from the declarations that also make the OpenAPI document."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, get_type_hints

from msgspec import MsgspecError, json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..i18n.piece_names import color_marks
from ..render.diagrams import Look
from . import commands
from .access import COOKIE, SESSION_SECONDS
from .errors import ApiError, ErrorCode
from .limits import client_of
from .pictures import Picture
from .repository import LiveTable
from .responses import request_language
from .services import Services
from .sockets import may_watch

if TYPE_CHECKING:
    from .app import Server

BEARER: Final = re.compile(r"bearer (.{1,99})", re.IGNORECASE)


@dataclass(slots=True)
class RequestContext:
    """A request that was decoded and allowed."""

    request: Request
    server: Server
    services: Services
    client: str
    query: Mapping[str, int]
    chosen: Mapping[str, str]
    """The values of choices and texts."""
    body: Any
    cookie: str = ""
    """The session to open with the response."""

    @property
    def path(self) -> Mapping[str, str]:
        """Return the parameters in the path."""
        return self.request.path_params

    @property
    def secret(self) -> str | None:
        """Return the bearer token: the secret of a seat, or a watch key."""
        found = BEARER.fullmatch(self.request.headers.get("authorization", ""))
        return found[1] if found else None

    @property
    def lang(self) -> str:
        """Return the language of the client."""
        return request_language(self.request)

    @property
    def look(self) -> Look:
        """Return the requested look of a picture."""
        names = ("theme", "palette", "marks", "colors")
        look = Look(*(self.chosen[name] for name in names))  # type: ignore[arg-type]  # checked against the operation
        return look._replace(letters=color_marks(self.lang))

    async def live(self) -> LiveTable:
        """Return the table in the path; raise ApiError if there is none."""
        live = await self.services.repository.get(self.path["table"])
        self.request.state.edition = live.table.edition
        return live

    async def viewer(self) -> tuple[LiveTable, int | None]:
        """Return the table and the client's seat, None for a spectator; raise ApiError for anybody else."""
        live, secret = await self.live(), self.secret
        seat = commands.seat_of(live.table, secret) if secret else None
        if seat is None and not may_watch(live, secret):
            raise ApiError(ErrorCode.SECRET)
        if seat is not None:
            await self.services.presence.see(live, seat)
        return live, seat

    async def reader(self) -> LiveTable:
        """Return the table if the client may see its pictures and review: also anybody, if its game is published."""
        live = await self.live()
        return live if live.table.published else (await self.viewer())[0]  # then nobody needs a secret


Call = Callable[[RequestContext], Awaitable[Any]]


class Operation(Route):
    """A request that clients can make.

    `body` is the type of the body. `query` names numbers, `choices` parameters with their values (the first is the
    default), `texts` parameters with their patterns. `seat`: the client shows the secret of a seat, or the watch
    key. `media` are the types of an answer that is a file. `free`: it needs no password.
    """

    def __init__(
        self,
        method: str,
        path: str,
        call: Call,
        *,
        body: Any = None,
        answer: Any = None,
        query: Sequence[str] = (),
        choices: Mapping[str, Sequence[str]] | None = None,
        texts: Mapping[str, str] | None = None,
        media: Sequence[str] = (),
        seat: bool = False,
        free: bool = False,
    ) -> None:
        super().__init__(path, self._respond, methods=[method], name=call.__name__)
        self.methods = {method}  # without HEAD, which Starlette adds to GET
        self.method = method
        self.call = call
        self.body = body
        self.answer = answer or get_type_hints(call)["return"]
        self.query, self.choices, self.texts, self.media = query, choices or {}, texts or {}, media
        self.seat = seat
        self.free = free

    @property
    def summary(self) -> str:
        """Return what it does, in one sentence."""
        return (self.call.__doc__ or "").partition("\n")[0].removesuffix(".")

    async def _respond(self, request: Request) -> Response:
        context = await self._context(request)
        found = await self.call(context)
        if isinstance(found, Picture):
            return Response(found.data, media_type=found.media)
        body = found.encode() if isinstance(found, str) else json.encode(found)
        response = Response(body, media_type="application/json")
        if context.cookie:
            secure = request.scope["scheme"] == "https"
            response.set_cookie(
                COOKIE, context.cookie, max_age=SESSION_SECONDS, httponly=True, samesite="strict", secure=secure
            )
        return response

    async def _context(self, request: Request) -> RequestContext:
        """Decode the request; raise ApiError if it is not allowed."""
        server: Server = request.app.state.server
        client = client_of(request.client.host if request.client else "")
        if server.services is None or server.draining:
            raise ApiError(ErrorCode.BUSY)
        if not server.guard.request(client):
            raise ApiError(ErrorCode.TOO_OFTEN)
        if self.method != "GET" and not server.access.same_origin(request.headers):
            raise ApiError(ErrorCode.ORIGIN)
        if not self.free and not await server.may_enter(request, client):
            raise ApiError(ErrorCode.PASSWORD)
        given = request.query_params
        query = {name: _number(given[name]) for name in self.query if name in given}
        chosen = {name: _choice(given.get(name, known[0]), known) for name, known in self.choices.items()}
        chosen |= {name: _matching(given.get(name, ""), pattern) for name, pattern in self.texts.items()}
        body = None if self.body is None else await self._body(request, server.settings.limits.message_bytes)
        if server.guard.owes(client):  # others of this client that came meanwhile have failed
            raise ApiError(ErrorCode.TOO_OFTEN)
        return RequestContext(request, server, server.services, client, query, chosen, body)

    async def _body(self, request: Request, max_bytes: int) -> Any:
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > max_bytes:
                raise ApiError(ErrorCode.TOO_LARGE)
        try:
            return json.decode(bytes(data), type=self.body)
        except (MsgspecError, ValueError, RecursionError):
            raise ApiError(ErrorCode.UNREADABLE) from None


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise ApiError(ErrorCode.UNREADABLE)
    return int(text)


def _choice(text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise ApiError(ErrorCode.UNREADABLE)
    return text


def _matching(text: str, pattern: str) -> str:
    if text and not re.fullmatch(pattern, text):
        raise ApiError(ErrorCode.UNREADABLE)
    return text
