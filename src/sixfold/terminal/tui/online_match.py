"""Play at a table on a server: take a seat by its link, play, and reconnect after a loss."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from http.client import HTTPException
from typing import Final, TypeVar

import msgspec

from ...ai.hints import Hint
from ...ai.kernel import Stop
from ...client import (
    Now,
    Offer,
    RequestRefused,
    TableClient,
    join,
    new_salt,
    new_secret,
    offer_to_answer,
    read_turn,
    read_view,
    replaced_by_bot,
)
from ...i18n import error_messages
from ...i18n.catalog import say
from ...i18n.player_names import player_name
from ...rules.actions import Action
from ...rules.position import Outcome
from ...rules.record import RecordError
from ...rules.referee import forced_action
from ..advice import OwnTurn
from ..errors import TerminalError
from .links import Link, forget_seat, keep_seat, seat_at
from .match import LogEntry, Moment

_T = TypeVar("_T")
CHECK_SECONDS: Final = 0.5
"""Seconds between two checks of the connection."""


def sit_down(link: Link, name: str, lang: str) -> tuple[str, str | None]:
    """Return the secret of a seat at the table and its salt, an earlier one or a new one; raise TerminalError."""
    known = seat_at(link)
    secret, salt = known or (new_secret(), new_salt())
    keep_seat(link, secret, salt)  # before it is sent: an answer may get lost, and then the seat is ours
    try:
        join(link.server, link.table, name, secret, lang, salt)
    except RequestRefused as no:
        if known is None or no.refusal.reason == "secret":
            forget_seat(link)
        raise TerminalError(no.refusal.message) from None
    except (OSError, HTTPException, msgspec.MsgspecError):
        raise TerminalError(say(lang, "web-lost-gone")) from None
    return secret, salt


def seat_names(now: Now, lang: str) -> tuple[str, ...]:
    """Return the names of people, the levels of bots, and open seats as such."""
    open_seat = say(lang, "web-open-seat")
    return tuple(
        open_seat if seat.kind == "open" else player_name(seat.name, lang) if seat.kind == "bot" else seat.name
        for seat in now.seats
    )


def offer_text(offer: Offer, names: Sequence[str], you: int | None, lang: str) -> str:
    """Say what is proposed, to the player in that seat: what they have asked for themselves in other words."""
    asking = offer.seat if offer.what == "let_in" or not offer.agreed else offer.agreed[0]
    whose = "yes" if asking == you else "no"
    return say(lang, f"web-offer-{offer.what}", name=names[asking], you=whose, other=names[offer.seat], code=offer.code)


class OnlineMatch:
    """Present a seat at a table, or a spectator's view, to the table screen."""

    online = True

    def __init__(self, client: TableClient, link: Link, lang: str) -> None:
        self.client, self.lang, self.kept = client, lang, str(link)
        self.changed: Callable[[], None] = lambda: None
        self._news = asyncio.Event()
        self._own: tuple[OwnTurn, ...] = ()
        self._verdict = ""
        """Whether the game was dealt fairly, once it is over."""
        client.on_message = lambda _: self._news.set()
        self.moment = self._moment(self._now)

    @property
    def _now(self) -> Now:
        assert self.client.now is not None
        return self.client.now

    @property
    def may_hint(self) -> bool:
        return self._now.hints

    @property
    def may_answer(self) -> bool:
        """Return whether an offer can be accepted or declined."""
        return offer_to_answer(self._now) is not None or replaced_by_bot(self._now)

    async def run(self) -> None:
        """Follow the table until the server refuses to continue or this is cancelled."""
        while self.client.refused is None:
            try:
                await asyncio.wait_for(self._news.wait(), CHECK_SECONDS)
            except TimeoutError:
                if self.client.connected != self.moment.lost:
                    continue
            self._news.clear()
            if self._now.phase == "over" and not self._verdict:
                self._verdict = await self._verify()
            self.moment = await asyncio.to_thread(self._moment, self._now)
            self.changed()
        self.moment = replace(self.moment, notice=self.client.refused.message)
        self.changed()

    def _moment(self, now: Now) -> Moment:
        assert now.view is not None
        view = read_view(now.view)
        over = now.phase in ("over", "closed")
        mine = now.you is not None and view.mover == now.you and not over
        return Moment(
            view=view,
            names=seat_names(now, self.lang),
            log=tuple(LogEntry(read_turn(turn), turn.points) for turn in self.client.history),
            you=now.you,
            due=forced_action(view) if mine else None,
            own=self._own if now.hints or over else (),
            outcome=Outcome(now.result.scores, now.result.winners, now.result.ending) if now.result else None,
            given_up=now.phase == "closed",
            notice=self._notice(now),
            lost=not self.client.connected,
        )

    def _notice(self, now: Now) -> str:
        if replaced_by_bot(now):
            return say(self.lang, "web-bot-plays-for-you")
        if not now.offers:
            return self._verdict
        offer = now.offers[0]
        text = offer_text(offer, seat_names(now, self.lang), now.you, self.lang)
        playing = {place for place, seat in enumerate(now.seats) if seat.kind == "person" and not seat.away}
        if offer_to_answer(now) or playing <= {offer.seat, *offer.agreed}:
            return text
        return f"{text} {say(self.lang, 'web-offer-waiting')}"

    async def _verify(self) -> str:
        """Return in words whether the record of the game is what this client saw, and was dealt fairly."""
        try:
            state = await self.client.verify()
        except RecordError as problem:
            return error_messages.record(problem, self.lang)
        except (RequestRefused, OSError, HTTPException, msgspec.MsgspecError):
            return say(self.lang, "tui-not-verified")
        key = self._now.receipt.key if self._now.receipt else "-"
        return f"{say(self.lang, 'verify-fine')} {say(self.lang, f'verify-signature-{state}', id=key)}"

    async def play(self, action: Action) -> None:
        """Take the turn; raise TerminalError."""
        before, turns = self.moment.view, len(self.client.history)
        again = self._own if self.client.history and self.client.history[-1].seat == self.moment.you else ()
        await self._sent(self.client.play(action))
        self._own = (*again, OwnTurn(before, action, turns + 1))
        self._news.set()

    async def answer(self, agree: bool) -> None:
        """Accept or decline the offer; raise TerminalError."""
        await self._sent(self.client.answer(agree))

    async def _sent(self, request: Awaitable[_T]) -> _T:
        """Await the answer to a request; raise TerminalError if the server refuses it."""
        try:
            return await request
        except RequestRefused as no:
            raise TerminalError(no.refusal.message) from None

    async def look(self) -> None:
        """Do nothing: everybody has a screen of their own."""

    async def hint(self, step: int, stop: Stop) -> Hint:
        return await self._sent(self.client.hint(step))
