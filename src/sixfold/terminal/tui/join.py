"""Take a seat at a table on a server, and wait there until the game begins."""

from __future__ import annotations

import asyncio

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from ...client import RequestRefused, TableClient
from ...i18n.catalog import say
from ..errors import TerminalError
from .links import Link, forget_seat
from .look import Look
from .online_match import CHECK_SECONDS, OnlineMatch, seat_names, sit_down
from .table import TableScreen


class JoinScreen(Screen[None]):
    """Show who is at the table; end when the table is left, or after an error was read."""

    def __init__(self, link: Link, name: str, look: Look, lang: str) -> None:
        super().__init__()
        self.link, self.person, self.look, self.lang = link, name, look, lang
        self.client: TableClient | None = None
        self.failed = False
        self._bindings.bind("escape,q,ctrl+q", "app.quit", say(lang, "tui-key-leave"), key_display="q")
        self._bindings.bind("enter,g", "back", say(lang, "web-lobby"), key_display="Enter")

    def compose(self) -> ComposeResult:
        yield Static(str(self.link), id="title", markup=False)
        with Vertical(id="waiting"):
            yield Static(say(self.lang, "web-loading"), id="text", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.run_worker(self._join(), group="join")
        self.set_interval(CHECK_SECONDS, self._show)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self.failed if action == "back" else True

    def action_back(self) -> None:
        self.dismiss()

    async def _join(self) -> None:
        try:
            secret, salt = None, None
            if self.link.watch is None:
                secret, salt = await asyncio.to_thread(sit_down, self.link, self.person, self.lang)
            async with TableClient(
                self.link.server, self.link.table, secret, self.link.watch or None, self.lang, salt
            ) as self.client:
                await self.client.until(lambda now: now.view is not None or now.phase == "closed")
                if self.client.now and self.client.now.view is None:
                    raise TerminalError(say(self.lang, "web-lost-closed"))
                match = OnlineMatch(self.client, self.link, self.lang)
                await self.app.push_screen_wait(TableScreen(match, self.look, self.lang))
                self.dismiss()
        except RequestRefused as no:
            if no.refusal.reason == "secret":
                forget_seat(self.link)
            self._fail(no.refusal.message)
        except TerminalError as no:
            self._fail(str(no))

    def _fail(self, why: str) -> None:
        self.failed = True
        self.query_one("#text", Static).update(why)
        self.refresh_bindings()

    def _show(self) -> None:
        """Show who is here already."""
        client = self.client
        if self.failed or client is None or not self.is_current:
            return
        lines = [say(self.lang, "web-loading" if client.connected else "web-connection-lost")]
        if client.now is not None:
            lines = [say(self.lang, f"web-phase-{client.now.phase}"), *seat_names(client.now, self.lang)]
            lines += ["", say(self.lang, "web-host-starts")]
            lines += [] if client.connected else [say(self.lang, "web-connection-lost")]
        self.query_one("#text", Static).update("\n".join(lines))
