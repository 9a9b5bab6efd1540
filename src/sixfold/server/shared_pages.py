"""Describe a shared game in the head of its page, so that messengers show a preview of the link: title and picture.

Without JavaScript they see nothing else. A table that does not exist, or whose game is not published, has the same page
as every other path.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from ..i18n.catalog import say
from ..i18n.player_names import player_names
from ..render.picture import PREVIEW_PIXELS
from ..rules.record import Game
from .errors import ApiError, ErrorCode
from .limits import client_of, failure_cost
from .pages import Page, changed
from .responses import request_language

if TYPE_CHECKING:
    from .app import Server

PATH: Final = re.compile("/p/([0-9A-Z]{8})", re.ASCII)
TITLE: Final = "<title>Sixfold</title>"


@dataclass(frozen=True, slots=True)
class SharedPages:
    """Fill in the pages of shared games. Looking for a table counts for the limits like any other request."""

    _server: Server

    async def describe(self, request: Request, page: Page) -> Page:
        """Return the first page with what describes the shared game in its path; else the page as it is."""
        found = PATH.fullmatch(request.scope["path"])
        game = await self._game(request, found[1]) if found else None
        if found is None or game is None:
            return page
        # Not request.url: for a strange Host header it raises ValueError.
        origin = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
        head = _head(
            game, request_language(request), f"{origin}/p/{found[1]}", f"{origin}/api/tables/{found[1]}/picture"
        )
        return changed(page, page.data.replace(TITLE.encode(), head.encode(), 1))

    async def _game(self, request: Request, name: str) -> Game | None:
        """Return the game of a table if it is published and the client may ask for it now."""
        server, client = self._server, client_of(request.client.host if request.client else "")
        if server.services is None or server.draining or not server.guard.request(client):
            return None
        if not await server.may_enter(request, client):
            return None
        try:
            table = (await server.services.repository.get(name)).table
            if not table.published:
                raise ApiError(ErrorCode.TABLE)
        except ApiError as problem:
            server.guard.fail(client, failure_cost(problem))
            return None
        return table.game


def _head(game: Game, lang: str, url: str, picture: str) -> str:
    names, outcome = player_names(game.seats, lang), game.outcome
    assert outcome is not None
    winners = [names[seat] for seat in outcome.winners]
    what = say(lang, f"game-{game.edition.game}")
    title = say(lang, "shared-title", game=what, n=len(winners), names=", ".join(winners))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    width, height = PREVIEW_PIXELS
    properties = {
        "og:type": "website",
        "og:site_name": "Sixfold",
        "og:url": url,
        "og:title": title,
        "og:description": say(lang, "shared-about", scores=scores),
        "og:image": f"{picture}?layout=preview",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": scores,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    tags += ['<meta name="twitter:card" content="summary_large_image" />', '<meta name="robots" content="noindex" />']
    return "\n    ".join([f"<title>{escape(title)}</title>", *tags])
