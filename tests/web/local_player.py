"""A player of a game without a server: acts through the page, and reads the state from what the browser has stored."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from sixfold.messages import Now, SeatNow, view_data
from sixfold.rules.edition import edition
from sixfold.rules.notation import read_pieces, read_turn
from sixfold.rules.position import Seat
from sixfold.rules.record import Game
from sixfold.rules.referee import view
from tests.web.player import By, Player, until

STORED = """table => new Promise((done, failed) => {
  const request = indexedDB.open("sixfold-games");
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const found = request.result.transaction("games").objectStore("games").get(table);
    found.onsuccess = () => { request.result.close(); done(found.result); };
  };
})"""


def table_of(page: Page) -> str:
    """Return the game that a page shows, once it does."""
    page.wait_for_url("**/t/local-*")
    return page.url.partition("/t/")[2].partition("#")[0]


def stored(page: Page, table: str) -> dict[str, Any]:
    """Return a game as the browser has stored it. Only the worker does that, and a test."""
    found: dict[str, Any] = page.evaluate(STORED, table)
    return found


def game_of(data: dict[str, Any]) -> Game:
    """Replay a stored game with the referee."""
    seats = tuple(Seat(each["name"], first=place == data["first"]) for place, each in enumerate(data["seats"]))
    deals = tuple(tuple(tuple(sorted(read_pieces(hand))) for hand in hands) for hands in data["deals"])
    game = Game.begin(edition(data["edition"]), seats, deals)
    for turn in data["turns"]:
        drawn = "".join(turn["drawn"])
        game = game.take(read_turn(f"{turn['action']} = {drawn}" if drawn else turn["action"]))
    return game


class LocalPlayer(Player):
    """Play a seat of a game that only this browser knows."""

    def __init__(self, page: Page, by: By = "mouse", seat: int = 0) -> None:
        super().__init__(page, "", table_of(page), "", by)
        self.seat = seat

    def now(self) -> Now:
        data = stored(self.page, self.table)
        game = game_of(data)
        over = game.position.over or data["stopped"] is not None
        return Now(
            table=self.table,
            number=data["number"],
            phase="over" if over else "playing",
            edition=data["edition"],
            public=False,
            hints=data["hints"],
            you=self.seat,
            host=0,
            seats=tuple(
                SeatNow(
                    name=each["name"],
                    age=each["age"],
                    kind=each["kind"],
                    level=each["level"],
                    away=False,
                    here=True,
                    salt_commitment=None,
                )
                for each in data["seats"]
            ),
            clock=None,
            commitment="",
            salts_owed=(),
            watch=None,
            view=view_data(view(game.position, self.seat)),
            since=0,
            undos=len(data["undone"]),
            happened=(),
            offers=(),
            result=None,
            rematch=data["rematch"],
        )

    def at_once(self) -> None:
        """Play a turn: only the page can."""
        self.turn()

    def open_another_page(self) -> Page:
        """Go on in another tab of the same browser."""
        self.page, self._cdp = self.page.context.new_page(), None
        return self.page

    def reload(self) -> None:
        self.page.reload()
        until(self.page, "!!document.querySelector('main[data-turn]')")
