"""Run the application: from the first screen to a table and back."""

from __future__ import annotations

from textual.app import App

from ..local_game import LocalGame
from .join import JoinScreen
from .links import Link
from .local_match import LocalMatch
from .look import PLAIN, THEME, Look
from .start import StartScreen
from .table import TableScreen


class Tui(App[int]):
    """Begin with a game, with a link, or with the first screen."""

    CSS_PATH = "tui.tcss"
    TITLE = "Sixfold"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (76, "-wide")]  # noqa: RUF012  as Textual declares it

    def __init__(self, begin: LocalGame | Link | None, name: str, look: Look, lang: str) -> None:
        super().__init__(ansi_color=look.few)
        self.begin, self.person, self.look, self.lang = begin, name, look, lang
        self.register_theme(PLAIN if look.few else THEME)
        self.theme = PLAIN.name if look.few else THEME.name
        self.set_class(look.ascii, "ascii")
        self.set_class(look.few, "few")

    def action_help_quit(self) -> None:
        """Quit at Ctrl-C, as usual in a terminal."""
        self.exit(return_code=130)

    def on_mount(self) -> None:
        self.run_worker(self._go_on(), group="games")

    async def _go_on(self) -> None:
        """Play one game after the other."""
        while True:
            begin, self.begin = self.begin, None
            if begin is None:
                begin = await self.push_screen_wait(StartScreen(self.person, self.lang))
            if isinstance(begin, Link):
                await self.push_screen_wait(JoinScreen(begin, self.person, self.look, self.lang))
            else:
                await self.push_screen_wait(TableScreen(LocalMatch(begin, self.lang), self.look, self.lang))
