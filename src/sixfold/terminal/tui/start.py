"""Show the first screen: which game, who plays, or the link to a table on a server."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Select, Static

from ...ai.bots import LEVELS
from ...i18n import error_messages, rulebook
from ...i18n.catalog import say
from ...rules.edition import edition, variants
from ...rules.position import BOT_PREFIX, BadSeats, check_seats
from ..files import new_game
from ..local_game import LocalGame
from ..start import read_players
from .links import BadLink, Link, read_link

SEATS = 4


class StartScreen(Screen[LocalGame | Link]):
    """Ask for a game to play or a link to follow."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "app.quit", show=False)]

    def __init__(self, name: str, lang: str) -> None:
        super().__init__()
        self.person, self.lang = name, lang
        self._bindings.bind("escape", "app.quit", say(lang, "tui-key-leave"), key_display="Esc")
        self._bindings.bind("f2", "begin", say(lang, "web-start"), key_display="F2")

    def compose(self) -> ComposeResult:
        lang = self.lang
        yield Static("Sixfold", id="title")
        with VerticalScroll(can_focus=False):
            yield Static(say(lang, "web-game"), classes="heading")
            every = [(rulebook.edition_name(each, lang), each.name) for each in variants()]
            yield Select(every, value=every[0][1], allow_blank=False, id="edition", compact=True)
            yield Static(id="about", markup=False)
            yield Static(say(lang, "web-players"), classes="heading")
            kinds = [(say(lang, "tui-person"), "person"), (say(lang, "tui-nobody"), "nobody")]
            kinds += [(say(lang, "web-bot-level", level=say(lang, f"level-{each}")), each) for each in LEVELS]
            for seat, kind in enumerate(("person", "easy", "nobody", "nobody")):
                with Horizontal(classes="row"):
                    yield Select(kinds, value=kind, allow_blank=False, id=f"kind{seat}", compact=True)
                    name = self.person if not seat else say(lang, "web-analysis-player", n=seat + 1)
                    yield Input(name, id=f"name{seat}", compact=True, max_length=60)
            with Horizontal(classes="row"):
                yield Button(say(lang, "web-start"), id="begin", compact=True)
            yield Static(say(lang, "tui-or-join"), classes="heading")
            with Horizontal(classes="row"):
                yield Input(placeholder="https://…/t/AB12CD34", id="link", compact=True)
                yield Button(say(lang, "web-join"), id="join", compact=True)
            yield Static(id="problem", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#edition").focus()

    @property
    def edition(self) -> str:
        return str(self.query_one("#edition", Select).value)

    @on(Select.Changed)
    def _chosen(self) -> None:
        """Show the description of the edition, and name fields for people only."""
        self.query_one("#about", Static).update(rulebook.edition_about(edition(self.edition), self.lang))
        for seat in range(SEATS):
            self.query_one(f"#name{seat}", Input).display = self.query_one(f"#kind{seat}", Select).value == "person"

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        players = []
        for seat in range(SEATS):
            kind = self.query_one(f"#kind{seat}", Select).value
            if kind == "person":
                name = self.query_one(f"#name{seat}", Input).value.replace(",", " ").replace(":", " ")
                players.append(name.lstrip(f"{BOT_PREFIX} "))
            elif kind != "nobody":
                players.append(f"{BOT_PREFIX}{kind}")
        printed = edition(self.edition)
        try:
            seats = read_players(",".join(players))
            check_seats(printed, seats)
        except BadSeats as error:
            self._tell(error_messages.seats(error, self.lang))
        else:
            self.dismiss(LocalGame(new_game(printed, seats)))

    @on(Button.Pressed, "#join")
    @on(Input.Submitted, "#link")
    def _join(self) -> None:
        try:
            self.dismiss(read_link(self.query_one("#link", Input).value))
        except BadLink:
            self._tell(say(self.lang, "tui-bad-link"))

    def _tell(self, problem: str) -> None:
        self.query_one("#problem", Static).update(problem)
