"""Show dialogs over the table: a text, a question, and the screen that hides a hand."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ...i18n.catalog import say


class TextDialog(ModalScreen[None]):
    """Show a text; Enter, Escape or Space closes it, arrows scroll it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q", "dismiss", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, text: str, lang: str) -> None:
        super().__init__()
        self._title, self._text, self._lang = title, text, lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(self._text, id="text", markup=False)
            yield Static(say(self._lang, "tui-close"), classes="foot", markup=False)

    def on_mount(self) -> None:
        self.show_text(self._text)  # which may be another one by now

    def show_text(self, text: str) -> None:
        """Replace the text."""
        self._text = text
        for shown in self.query("#text").results(Static):
            shown.update(text)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self or "foot" in (event.widget.classes if event.widget else ()):
            self.dismiss()


class QuestionDialog(ModalScreen[bool]):
    """Ask a question; Enter or y is yes, any other key is no."""

    def __init__(self, question: str, lang: str) -> None:
        super().__init__()
        self._question, self._lang = question, lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._question, markup=False)
            yield Static(say(self._lang, "tui-yes-or-no"), classes="foot", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.dismiss(event.key in ("enter", "y"))


class LookAway(ModalScreen[bool]):
    """Hide all hands until the player to move is alone at the screen; q leaves."""

    def __init__(self, name: str, last_turn: str, lang: str) -> None:
        super().__init__()
        self._who, self._last_turn, self._lang = name, last_turn, lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._last_turn, classes="quiet")
            yield Static(say(self._lang, "play-look-away", name=self._who), id="look-away", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key in ("enter", "q"):
            self.dismiss(event.key == "enter")

    def on_click(self) -> None:
        self.dismiss(True)
