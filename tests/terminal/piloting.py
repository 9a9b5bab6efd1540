"""Use the terminal client in tests: keys and clicks by Textual's pilot, and what is on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic
from unittest.mock import patch

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import level
from sixfold.rules.actions import Action, Exchange, Place, Play, Reroll
from sixfold.rules.line import Cell
from sixfold.rules.piece import Hand, Piece
from sixfold.rules.record import Game
from sixfold.terminal.local_game import LocalGame
from sixfold.terminal.tui.app import Tui
from sixfold.terminal.tui.dialogs import LookAway, TextDialog
from sixfold.terminal.tui.grid_editor import GridEditor
from sixfold.terminal.tui.links import Link
from sixfold.terminal.tui.look import Look
from sixfold.terminal.tui.table import TableScreen
from tests.support.patience import PATIENCE_SECONDS

PLAIN = Look(few=True, ascii=True)
IDLE_CHECKS = 2
"""Times in a row that nobody has had anything to do."""


class Player:
    """Read the screen, press keys and click, like a person."""

    def __init__(self, app: Tui, pilot: Pilot[int]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> Screen[object]:
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        return next(each for each in self.app.screen_stack if isinstance(each, TableScreen))

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for something that the program does by itself."""
        deadline = monotonic() + PATIENCE_SECONDS
        while not holds():
            if monotonic() > deadline:
                raise AssertionError(self.text)
            await self.pilot.pause(0.002)

    async def read(self, *texts: str) -> None:
        """Wait for these texts on the screen that is in front."""
        await self.until(lambda: all(text in self.text for text in texts))

    async def handled(self, *_: object) -> None:
        """Wait until every widget has done what it was sent.

        Textual's own pilot waits until the process uses next to no time, which on a busy machine means nothing.
        """
        calm = 0
        while calm < IDLE_CHECKS:
            await self.pilot.pause(0)
            pumps = (self.app, *self.screen.walk_children(with_self=True))
            calm = 0 if any(each.message_queue_size for each in pumps) else calm + 1

    async def settled(self) -> None:
        """Until it is somebody's turn here, or the game is over, and nothing is being done."""

        def calm() -> bool:
            if not any(isinstance(each, TableScreen) for each in self.app.screen_stack):
                return False
            moment = self.table.moment
            ready = moment.your_turn or moment.outcome is not None or isinstance(self.screen, LookAway)
            return ready and not self.table.busy and self.shown == moment.view.turns

        await self.until(calm)

    @property
    def shown(self) -> int:
        """How many turns had been taken when the screen was drawn."""
        return self.table._turns

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def click(self, widget: str, at: tuple[int, int]) -> None:
        await self.pilot.click(widget, offset=at)

    # What is on the screen

    @property
    def text(self) -> str:
        """Every word on the screen that is in front."""
        return "\n".join(_text(each) for each in self.screen.walk_children(Widget) if each.display)

    @property
    def status(self) -> str:
        return str(self.table.query_one("#status", Static).content)

    # A turn by keys or mouse

    async def play(self, action: Action, *, mouse: bool = False, settle: bool = True) -> None:
        """Play a whole turn; by default wait until it is this player's turn again."""
        hand: list[Piece | None] = list(self.table.moment.view.hand)
        match action:
            case Place(tiles):
                for cell, piece in tiles:
                    await self.pick(place_in(hand, piece), mouse)
                    await self.put(cell, mouse)
            case Exchange(pieces) | Reroll(pieces):
                await self.press("x" if isinstance(action, Exchange) else "r")
                for piece in pieces:
                    await self.pick(place_in(hand, piece), mouse)
            case Play(cards=cards):
                for piece in cards:
                    await self.pick(place_in(hand, piece), mouse)
                await self.press("a")
                await self.until(lambda: not self.table.busy)
        turns = self.table.moment.view.turns
        await self.press("enter")
        await self.until(lambda: self.table.moment.view.turns > turns)
        if settle:
            await self.settled()

    async def pick(self, place: int, mouse: bool = False) -> None:
        if mouse:
            await self.click("#rack", (5 * place + 1, 0))
        else:
            await self.press(str(place + 1))

    async def put(self, cell: Cell, mouse: bool = False) -> None:
        editor = self.table.editor
        assert isinstance(editor, GridEditor)
        x, y = editor.board.offset_of(cell)
        if mouse and 5 <= x < editor.board.size.width - 3 and 1 <= y < editor.board.size.height:
            await self.click("#board", (x, y))
        else:
            dx, dy = (to - at for to, at in zip(cell, editor.board.cursor, strict=True))
            await self.press(*["right" if dx > 0 else "left"] * abs(dx), *["down" if dy > 0 else "up"] * abs(dy))
            await self.press("enter")


def place_in(hand: list[Piece | None], piece: Piece) -> int:
    """Where in the hand a piece is; it is there only once."""
    place = hand.index(piece)
    hand[place] = None
    return place


def _text(widget: Widget) -> str:
    if isinstance(widget, Static):
        return str(widget.content)
    own = type(widget).__module__.startswith("sixfold")
    return "\n".join(widget.render_line(y).text for y in range(widget.size.height)) if own else ""


def chosen(player: Player, by: str = "easy") -> Action:
    """Return what a bot would do with the view of the person to move."""
    return level(by)(player.table.moment.view, Random(0), OWN_EFFORT).action


def sit(
    begin: Game | LocalGame | Link | None,
    test: Callable[[Player], Awaitable[None]],
    *,
    size: tuple[int, int] = (80, 24),
    look: Look = PLAIN,
    lang: str = "en",
) -> None:
    """Start the client, and let somebody do something with it."""

    async def run() -> None:
        app = Tui(LocalGame(begin) if isinstance(begin, Game) else begin, "Ann", look, lang)
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            with (
                patch("textual.app.wait_for_idle", player.handled),
                patch("textual.pilot.wait_for_idle", player.handled),
            ):
                await test(player)

    asyncio.run(run())


def hand_of(player: Player) -> Hand:
    return tuple(held.piece for held in player.table.editor.held)


async def closed(player: Player) -> None:
    """Whatever dialog is open is read and closed."""
    await player.until(lambda: isinstance(player.screen, TextDialog) and player.screen.query("#text"))
    await player.press("enter")
    await player.until(lambda: not isinstance(player.screen, TextDialog))
