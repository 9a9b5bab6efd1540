"""A player who acts through the page, by mouse, touch or keyboard. A bot chooses the actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from time import monotonic
from typing import Literal

from playwright.sync_api import CDPSession, Locator, Page

from sixfold import messages
from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import level
from sixfold.i18n.catalog import say
from sixfold.messages import read_view
from sixfold.rules.actions import Action, Exchange, Place, Play, Reroll
from sixfold.rules.edition import edition
from sixfold.rules.piece import Hand, Piece
from sixfold.rules.ruleset import GameName
from sixfold.rules.view import View
from tests.support.patience import PATIENCE_SECONDS
from tests.web import serving

By = Literal["mouse", "touch", "keys"]
FOCUS = "document.activeElement"
STEPS = """goal => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, [tabindex]")].filter(
    (each) => each === document.activeElement || (each.tabIndex >= 0 && !each.disabled && each.checkVisibility()));
  return stops.indexOf(goal) - stops.indexOf(document.activeElement);
}"""
"""Estimate how often Tab must be pressed to reach the goal; `walk_to` repeats it on the way."""

LABELS = """rows => rows.map((row) =>
  [...row.querySelectorAll("button[aria-pressed]")].map((card) => card.getAttribute("aria-label")))"""

AWAY = """what => {
  const board = what.closest("[role=grid]");
  if (!board) return null;
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(what);
  const hit = document.elementFromPoint(x, y);
  if (hit && board.contains(hit)) return null;
  const area = board.getBoundingClientRect();
  const [mx, my] = middle(board);
  const far = (by, most) => Math.max(-most, Math.min(most, by));
  const [dx, dy] = [far(mx - x, area.width * 0.4), far(my - y, area.height * 0.4)];
  for (let i = 1; i < 100; i++) {
    const [sx, sy] = [area.x + (area.width * ((i * 37) % 100)) / 100, area.y + (area.height * ((i * 61) % 100)) / 100];
    const felt = document.elementFromPoint(sx, sy);
    const [ex, ey] = [sx + dx, sy + dy];
    const there = ex > area.x && ex < area.right && ey > area.y && ey < area.bottom;
    if (felt && board.contains(felt) && !felt.closest("[data-cell]") && there) return [[sx, sy], [ex, ey]];
  }
  return [[mx, my], [mx + dx, my + dy]];
}"""
"""Return the drag of the board that brings an element into view; null if it is in view."""


def until(page: Page, holds: str) -> None:
    """Wait until an expression is true in the page; wait_for_function would need a weaker content security policy."""
    end = monotonic() + PATIENCE_SECONDS
    while not page.evaluate(holds):
        assert monotonic() < end, f"never: {holds}"
        page.wait_for_timeout(10)


LATE_MS = 300
"""From then on the page shows that it waits."""


def pause_clock(page: Page) -> None:
    """Stop the page's installed clock one second from now: too soon for a ping on its way to be overdue."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


@dataclass(eq=False)
class _Row:
    """Hold a set on the page, and its goal: empty if its cards go elsewhere."""

    cards: Counter[Piece]
    goal: Counter[Piece] = field(default_factory=Counter)


class Player:
    """Play a seat at a table through its page."""

    def __init__(self, page: Page, site: str, table: str, secret: str, by: By = "mouse", lang: str = "en") -> None:
        self.page, self.site, self.table, self.secret, self.by, self.lang = page, site, table, secret, by, lang
        self.rng = Random(f"{by} {lang}")
        self.turns = 0
        self._cdp: CDPSession | None = None

    @classmethod
    def of(cls, page: Page, site: str, by: By = "mouse", lang: str = "en") -> Player:
        """Return the player whose seat is stored in the page's browser."""
        page.wait_for_url("**/t/*")
        table = page.url.partition("/t/")[2].partition("#")[0]
        until(page, "localStorage.getItem('sixfold.seats') !== null")
        seats = page.evaluate("JSON.parse(localStorage.getItem('sixfold.seats'))")
        secret = next(each["secret"] for each in seats if each["table"] == table)
        return cls(page, site, table, secret, by, lang)

    # State of the table

    def now(self) -> messages.Now:
        return serving.now(self.site, self.table, self.secret)

    @cached_property
    def game(self) -> GameName:
        """Return the game of the table; pages without one are tested with tiles."""
        return edition(self.now().edition).game if self.table else "qwirkle"

    def wait_for_turn(self) -> bool:
        """Wait until the page shows this player's turn; return False if the game is over."""
        end = monotonic() + PATIENCE_SECONDS
        while monotonic() < end:
            now = self.now()
            view = now.view
            if view and (view.over or view.mover == now.you):
                self.page.wait_for_selector(f'main[data-turn="{view.turns}"]')
                return not view.over
            self.page.wait_for_timeout(10)
        raise AssertionError("the others do not move")

    def word(self, key: str, **arguments: str | int) -> str:
        return say(self.lang, key, **arguments)

    def name(self, piece: Piece) -> str:
        """Return the name of a piece on the page."""
        name = self.word("piece-name", color=piece.color_name, shape=piece.shape_name)
        return name[:1].upper() + name[1:]

    # Whole turns

    def play_game(self, first: int, most: int = 200) -> None:
        """Play to the end: the first turns and those of an empty bag through the page, those between without it."""
        for _ in range(first):
            if not self.wait_for_turn():
                return
            self.turn()
        self._skip_to_empty_supply()
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.turn()
        raise AssertionError("the game does not end")

    def _skip_to_empty_supply(self) -> None:
        """Play random turns over HTTP while no page follows: it would take most of the time."""
        address = self.page.url
        self.page.goto("about:blank")
        view = serving.wait_for_host(self.site, self.table, self.secret)
        while view.supply and not view.over:
            serving.act_at_once(self.site, self.table, self.secret, rng=self.rng)
            view = serving.wait_for_host(self.site, self.table, self.secret)
        self.page.goto(address)

    def turn(self, action: Action | None = None) -> None:
        """Play an action, by default a greedy one, and wait until the page shows the next turn."""
        view = self.now().view
        assert view is not None
        seen = read_view(view)
        self.act(action or self.greedy(seen), seen)
        until(self.page, f'document.querySelector("main")?.dataset.turn > {view.turns}')
        self.turns += 1

    def greedy(self, view: View) -> Action:
        return level("greedy")(view, self.rng, OWN_EFFORT).action

    def at_once(self) -> None:
        """Play a random turn over HTTP while the page only follows."""
        serving.act_at_once(self.site, self.table, self.secret, rng=self.rng)

    def act(self, action: Action, view: View) -> None:
        match action:
            case Place(tiles):
                self.lay(tuple(tiles))
            case Exchange(pieces) | Reroll(pieces):
                self.choose_mode("web-exchange" if isinstance(action, Exchange) else "web-reroll")
                for piece in pieces:
                    self.choose_piece(piece)
            case Play():
                self.rearrange(action, view)
        self.confirm()

    # Tiles and cubes

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.word("web-your-hand", game=self.game))

    def draft(self, tiles: tuple[tuple[tuple[int, int], Piece], ...]) -> None:
        """Lay pieces without playing them, in an order in which each one touches another."""
        left = list(tiles)
        while left:
            laid = next((each for each in left if self.lay_one(*each)), None)
            assert laid, f"the page lets none of {left} be laid"
            left.remove(laid)

    lay = draft

    def lay_one(self, cell: tuple[int, int], piece: Piece) -> bool:
        self.choose_piece(piece)
        place = self.page.locator(f'[data-cell="{cell[0]},{cell[1]}"]:has(.open)')
        if not place.count():
            self.page.keyboard.press("Escape")
            return False
        if self.by == "keys":
            self.go_to_cell(cell)
            self.page.keyboard.press("Enter")
        else:
            self.tap(place)
        place.wait_for(state="detached")
        return True

    def choose_piece(self, piece: Piece) -> None:
        """Choose a piece of the hand; by keyboard with its number, if it has one."""
        button = self.piece_button(self.hand, piece, pressed=False)
        if self.by == "keys":
            place = int(button.evaluate("each => [...each.parentElement.children].indexOf(each)"))
            if place < 9:
                self.page.keyboard.press(str(place + 1))
                return
        self.push(button)

    def rack(self) -> list[Locator]:
        return self.hand.locator("button.bare").all()

    def go_to_cell(self, cell: tuple[int, int]) -> None:
        """Press Tab, which visits the open cells of the chosen piece, until the cell has the focus."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"{FOCUS}.dataset.cell") == f"{cell[0]},{cell[1]}":
                return
        raise AssertionError(f"Tab does not lead to {cell}")

    def choose_mode(self, key: str) -> None:
        button = self.page.get_by_role("button", name=self.word(key), exact=True)
        if button.get_attribute("aria-pressed") != "true":
            self.push(button)

    def choose_mode_off(self, key: str) -> None:
        self.push(self.page.get_by_role("button", name=self.word(key), exact=True))

    # Cards

    def rearrange(self, action: Play, view: View) -> None:
        """Turn the table into the one after the action: row by row, add the missing cards."""
        rows = [_Row(Counter(row)) for row in self.rows_shown(view)]
        for goal, home in _homes(rows, [Counter(row) for row in (*action.table, *action.qwirkles)]):
            self._fill(goal, home, rows)

    def _fill(self, goal: Counter[Piece], home: _Row | None, rows: list[_Row]) -> None:
        needed = list((goal - home.cards if home else goal).elements())
        if not needed:
            return
        for piece in needed:
            giver = next((row for row in rows if row is not home and piece in row.cards - row.goal), None)
            if giver:
                self.press_piece(self.sets().nth(rows.index(giver)), piece, pressed=False)
            else:
                self.choose_piece(piece)
            if giver:
                giver.cards[piece] -= 1
        if home is None:
            self.push(self.page.locator("li.new button"))
            rows.append(_Row(Counter(needed), goal))
        else:
            self.push(self.sets().nth(rows.index(home)).locator("button.here"))
            home.cards.update(needed)
        rows[:] = [row for row in rows if row.cards.total()]
        until(self.page, f"document.querySelectorAll('li.set').length === {len(rows)}")

    def sets(self) -> Locator:
        return self.page.locator("li.set")

    def rows_shown(self, view: View) -> Iterator[Hand]:
        """Yield the sets in the order of the page."""
        names = {self.name(piece): piece for row in view.rows for piece in row}
        for row in self.sets().evaluate_all(LABELS):
            yield tuple(names[label.split(",")[0]] for label in row)

    # Ways to press

    def confirm(self) -> None:
        if self.by == "keys":
            self.walk_to(self.page.locator("button.main"))
            self.page.keyboard.press("Enter")
        else:
            self.push(self.page.locator('button.main:not([aria-disabled="true"])'))

    def piece_button(self, within: Locator, piece: Piece, *, pressed: bool) -> Locator:
        state = "true" if pressed else "false"
        return within.locator(f'button[aria-pressed="{state}"][aria-label^="{self.name(piece)}"]').first

    def press_piece(self, within: Locator, piece: Piece, *, pressed: bool) -> None:
        self.push(self.piece_button(within, piece, pressed=pressed))

    def push(self, button: Locator) -> None:
        """Press a button by this player's input device."""
        if self.by == "keys":
            self.walk_to(button)
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            button.tap()
        else:
            button.click()

    def walk_to(self, goal: Locator) -> None:
        """Press Tab or Shift+Tab until the goal has the focus."""
        goal.wait_for()
        for _ in range(60):
            steps = int(goal.evaluate(STEPS))
            if not steps:
                return
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not lead to {goal}")

    def tap(self, what: Locator) -> None:
        """Click or tap the middle of an element, which is moved into view first."""
        box = self.seen(what)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.by == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def seen(self, what: Locator) -> dict[str, float]:
        """Return the box of an element; drag the board first if the element is out of view."""
        for _ in range(12):
            box = what.bounding_box()
            assert box is not None
            away = what.evaluate(AWAY)
            if away is None:
                return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
            self.carry(*away)
        raise AssertionError(f"{what} is never on the screen")

    def drag(self, what: Locator, to: Locator) -> None:
        """Drag an element onto another one, by mouse or finger."""
        a, b = self.seen(what), self.seen(to)
        self.carry(
            (a["x"] + a["width"] / 2, a["y"] + a["height"] / 2), (b["x"] + b["width"] / 2, b["y"] + b["height"] / 2)
        )

    def carry(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        path = [(start[0] + (end[0] - start[0]) * i / 6, start[1] + (end[1] - start[1]) * i / 6) for i in range(7)]
        press, move, release = self._finger() if self.by == "touch" else self._mouse()
        press(*path[0])
        for point in path[1:]:
            move(*point)
        release(*path[-1])

    def _mouse(self) -> tuple[Callable[[float, float], None], ...]:
        mouse = self.page.mouse

        def press(x: float, y: float) -> None:
            mouse.move(x, y)
            mouse.down()

        return press, mouse.move, lambda _x, _y: mouse.up()

    def _finger(self) -> tuple[Callable[[float, float], None], ...]:
        self._cdp = self._cdp or self.page.context.new_cdp_session(self.page)
        cdp = self._cdp

        def send(kind: str, points: list[dict[str, float]]) -> None:
            cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        return (
            lambda x, y: send("touchStart", [{"x": x, "y": y}]),
            lambda x, y: send("touchMove", [{"x": x, "y": y}]),
            lambda _x, _y: send("touchEnd", []),
        )


def _homes(rows: list[_Row], goals: list[Counter[Piece]]) -> list[tuple[Counter[Piece], _Row | None]]:
    """Return for each row of the goal the old row with most cards in common."""
    pairs = sorted(
        (-(row.cards & goal).total(), g, r)
        for g, goal in enumerate(goals)
        for r, row in enumerate(rows)
        if row.cards & goal
    )
    chosen: dict[int, _Row] = {}
    for _, g, r in pairs:
        if g not in chosen and rows[r] not in chosen.values():
            chosen[g] = rows[r]
            rows[r].goal = goals[g]
    return [(goal, chosen.get(g)) for g, goal in enumerate(goals)]
