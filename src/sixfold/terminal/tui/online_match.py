"""Play at a table on a server: take a seat by its link, play, and reconnect after a loss."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from http.client import HTTPException
from typing import Final

import msgspec

from ... import client as far
from ... import messages
from ...ai.hints import Hint
from ...ai.kernel import Stop
from ...client import TableClient, ask, new_secret
from ...i18n.catalog import say
from ...i18n.player_names import player_name
from ...rules.actions import Action
from ...rules.notation import read_action, read_hand
from ...rules.position import Outcome
from ...rules.referee import forced_action
from ..advice import OwnTurn
from ..errors import TerminalError
from .links import Link, forget_seat, keep_seat, seat_at
from .match import Event, Moment

CHECK_SECONDS: Final = 0.5
"""Seconds between two checks of the connection."""


def sit_down(link: Link, name: str, lang: str) -> str:
    """Return the secret of a seat at the table, an earlier one or a new one; raise TerminalError."""
    known = seat_at(link)
    secret = known or new_secret()
    keep_seat(link, secret)  # before it is sent: an answer may get lost, and then the seat is ours
    try:
        wish = messages.Join(secret=secret, name=name)
        ask(link.server, "POST", f"/api/tables/{link.table}/join", wish, messages.Seated, lang=lang)
    except far.RequestRefused as no:
        if known is None or no.refusal.reason == "secret":
            forget_seat(link)
        raise TerminalError(no.refusal.message) from None
    except (OSError, HTTPException, msgspec.MsgspecError):
        raise TerminalError(say(lang, "web-lost-gone")) from None
    return secret


def seat_names(seats: Sequence[messages.SeatNow], lang: str) -> tuple[str, ...]:
    """Return the names of people, the levels of bots, and open seats as such."""
    return tuple(_seat_name(seat, lang) for seat in seats)


def _seat_name(seat: messages.SeatNow, lang: str) -> str:
    if seat.kind == "open":
        return say(lang, "web-open-seat")
    return player_name(seat.name, lang) if seat.kind == "bot" else seat.name


class OnlineMatch:
    """Present a seat at a table, or a spectator's view, to the table screen."""

    online = True

    def __init__(self, client: TableClient, link: Link, lang: str) -> None:
        self.client, self.lang, self.kept = client, lang, str(link)
        self.changed: Callable[[], None] = lambda: None
        self._news = asyncio.Event()
        self._own: tuple[OwnTurn, ...] = ()
        client.heard = lambda _: self._news.set()
        self.moment = self._moment(self._now)

    @property
    def _now(self) -> messages.Now:
        assert self.client.now is not None
        return self.client.now

    @property
    def may_hint(self) -> bool:
        return self._now.hints

    @property
    def may_answer(self) -> bool:
        return self._offer(self._now) is not None or self._replaced(self._now)

    async def run(self) -> None:
        while self.client.refused is None:
            try:
                await asyncio.wait_for(self._news.wait(), CHECK_SECONDS)
            except TimeoutError:
                if self.client.connected != self.moment.lost:
                    continue
            self._news.clear()
            self.moment = await asyncio.to_thread(self._moment, self._now)
            self.changed()
        self.moment = replace(self.moment, notice=self.client.refused.message)
        self.changed()

    def _moment(self, now: messages.Now) -> Moment:
        assert now.view is not None
        view = messages.read_view(now.view)
        over = now.phase in ("over", "closed")
        mine = now.you is not None and view.mover == now.you and not over
        return Moment(
            view=view,
            names=seat_names(now.seats, self.lang),
            log=tuple(map(_event, self.client.history)),
            you=now.you,
            due=forced_action(view) if mine else None,
            own=self._own if now.hints or over else (),
            outcome=Outcome(now.result.scores, now.result.winners, now.result.ending) if now.result else None,
            given_up=now.phase == "closed",
            notice=self._notice(now),
            lost=not self.client.connected,
        )

    def _notice(self, now: messages.Now) -> str:
        if self._replaced(now):
            return say(self.lang, "web-bot-plays-for-you")
        if not now.offers:
            return ""
        offer, names = now.offers[0], seat_names(now.seats, self.lang)
        text = say(
            self.lang,
            f"web-offer-{offer.what}",
            name=names[offer.agreed[0] if offer.agreed else offer.seat],
            other=names[offer.seat],
        )
        playing = {place for place, seat in enumerate(now.seats) if seat.kind == "person" and not seat.away}
        if self._offer(now) or playing <= {offer.seat, *offer.agreed}:
            return text
        return f"{text} {say(self.lang, 'web-offer-waiting')}"

    def _replaced(self, now: messages.Now) -> bool:
        if now.you is None or now.phase != "playing":
            return False
        return now.seats[now.you].away and not now.seats[now.you].resigned

    def _offer(self, now: messages.Now) -> messages.Offer | None:
        """Return an offer that this seat has not answered yet."""
        return next((each for each in now.offers if now.you is not None and now.you not in each.agreed), None)

    async def play(self, action: Action) -> None:
        before, turns = self.moment.view, len(self.client.history)
        again = self._own if self.client.history and self.client.history[-1].seat == self.moment.you else ()
        await self._do(messages.PlayAction(turns, str(action), self._now.undos))
        self._own = (*again, OwnTurn(before, action, turns + 1))
        self._news.set()

    async def answer(self, agree: bool) -> None:
        now = self._now
        offer = self._offer(now)
        if self._replaced(now):
            if agree:
                await self._do(messages.TakeBack())
        elif offer and agree and offer.what == "undo":
            await self._do(messages.Undo(len(self.client.history) - 1, now.undos))
        elif offer:
            await self._do(messages.HandOver(offer.seat) if agree else messages.Decline())

    async def _do(self, command: messages.Command) -> None:
        try:
            await self.client.do(command)
        except far.RequestRefused as no:
            raise TerminalError(no.refusal.message) from None

    async def look(self) -> None:
        """Do nothing: everybody has a screen of their own."""

    async def hint(self, step: int, stop: Stop) -> Hint:
        try:
            found = await self.client.hint(step)
        except far.RequestRefused as no:
            raise TerminalError(no.refusal.message) from None
        return Hint(
            kind=found.kind,
            attribute=found.attribute,
            value=found.value,
            count=found.count,
            cells=found.cells,
            sets=tuple(read_hand("".join(each)) for each in found.sets),
            action=None if found.action is None else read_action(found.action),
        )


def _event(turn: messages.Happened) -> Event:
    chance = None if turn.chance is None else read_hand("".join(turn.chance))
    action = read_action(turn.action)
    return Event(turn.seat, action, turn.points, turn.drawn, chance, read_hand("".join(turn.shown)))
