"""The application: from the first screen to a table and back, in as many colours as the terminal has."""

from __future__ import annotations

from textual.app import App

from ..local import Local
from .join import JoinScreen
from .keyboard import Keyboard
from .links import Link
from .look import PLAIN, THEME, Look
from .start import StartScreen
from .table import TableScreen


class Tui(App[int]):
    """Begins with a game, at a link, or with the question which."""

    CSS_PATH = "tui.tcss"
    TITLE = "Sixfold"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (76, "-wide")]  # noqa: RUF012  as Textual declares it

    def __init__(self, begin: Local | Link | None, name: str, look: Look, lang: str) -> None:
        super().__init__(ansi_color=look.few)
        self.begin, self.person, self.look, self.lang = begin, name, look, lang
        self.register_theme(PLAIN if look.few else THEME)
        self.theme = PLAIN.name if look.few else THEME.name
        self.set_class(look.ascii, "ascii")
        self.set_class(look.few, "few")

    def action_help_quit(self) -> None:
        """Ctrl-C ends it, as everywhere in a terminal."""
        self.exit(return_code=130)

    def on_mount(self) -> None:
        self.run_worker(self._go_on(), group="games")

    async def _go_on(self) -> None:
        """One game after the other."""
        while True:
            begin, self.begin = self.begin, None
            if begin is None:
                begin = await self.push_screen_wait(StartScreen(self.person, self.lang))
            if isinstance(begin, Link):
                await self.push_screen_wait(JoinScreen(begin, self.person, self.look, self.lang))
            else:
                await self.push_screen_wait(TableScreen(Keyboard(begin, self.lang), self.look, self.lang))
