"""Show a game on the screen and play it with keys and mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from ...ai.hints import STEPS
from ...ai.kernel import Stop
from ...ai.review.turn import Stopped
from ...i18n import error_messages, rulebook
from ...i18n.catalog import say
from ...rules.actions import Pass, Redraw, Roll
from ...rules.errors import Illegal
from ...rules.referee import play_cards
from .. import advice
from ..errors import TerminalError
from . import panels, status
from .dialogs import LookAway, QuestionDialog, TextDialog
from .grid import GridBoard
from .grid_editor import GridEditor
from .keys import bind, help_text
from .local_match import LocalMatch
from .look import Look, Mark
from .match import Moment
from .online_match import OnlineMatch
from .rack import Rack
from .sets import SetsBoard
from .sets_editor import SetsEditor


class TableScreen(Screen[None], inherit_bindings=False):
    """Show the moments of a match and turn keys and clicks into actions."""

    def __init__(self, match: LocalMatch | OnlineMatch, look: Look, lang: str) -> None:
        super().__init__()
        self.match, self.look, self.lang = match, look, lang
        self.rules = match.moment.edition.rules
        self.editor: GridEditor | SetsEditor = (
            GridEditor(match.moment, look, lang) if self.rules.has_grid else SetsEditor(match.moment, look, lang)
        )
        self.message = ""
        self.refused: Illegal | None = None
        self.step = 0
        self.busy = False
        self._result_shown = False
        self._turns = -1
        self._drawn: Moment | None = None
        bind(self._bindings, self.rules, lang)

    def compose(self) -> ComposeResult:
        yield Static(self._title_text(), id="title", markup=False)
        yield Static(id="line")
        with Horizontal(id="middle"):
            yield self.editor.board
            with Vertical(id="side"):
                yield Static(id="scores")
                yield Static(id="log")
        yield Static(id="status", markup=False)
        yield Rack(self.look)
        yield Footer(show_command_palette=False, compact=True)

    def _title_text(self) -> str:
        kept = f"  {self.match.kept}" if self.match.kept else ""
        return rulebook.edition_name(self.match.moment.edition, self.lang) + kept

    def on_mount(self) -> None:
        self.editor.board.focus()
        self.match.changed = self.show
        self.run_worker(self.match.run(), group="match")
        self.call_after_refresh(self.show)

    @property
    def moment(self) -> Moment:
        return self.match.moment

    # What is shown

    def show(self) -> None:
        """Show the newest moment."""
        moment = self.moment
        if moment.view.turns != self._turns:
            self._turns, self.step, self.refused = moment.view.turns, 0, None
            self.message = ""
        self.editor.sync(moment)
        self.draw()
        if moment.look_away and not isinstance(self.app.screen, LookAway):
            last = panels.log(moment, self.look, self.lang).split("\n")[0] if moment.log else ""
            self.app.push_screen(LookAway(moment.look_away, last, self.lang), self._looked)
        if moment.over and not self._result_shown:
            self._result_shown = True
            self.app.push_screen(TextDialog(say(self.lang, "web-over"), status.result(moment, self.lang), self.lang))

    def draw(self) -> None:
        moment = self.moment
        if not self.query(Rack):  # news may come while the screen is being taken down
            return
        self.query_one(Rack).show(self.editor.held)
        if moment is not self._drawn:
            self._drawn = moment
            self.query_one("#scores", Static).update(panels.scores(moment, self.look, self.lang))
            self.query_one("#line", Static).update(panels.one_line(moment, self.look, self.lang), layout=False)
            self.query_one("#log", Static).update(panels.log(moment, self.look, self.lang), layout=False)
            self.refresh_bindings()
        score = self.editor.score
        self.refused = score if isinstance(score, Illegal) else self.refused
        now = say(self.lang, "tui-wait") if self.busy else status.now(moment, score, self.editor.prompt, self.lang)
        text = "\n".join(filter(None, (now, self.message, moment.notice)))
        line = self.query_one("#status", Static)
        if text != line.content:
            line.update(text, layout=False)

    def say(self, message: str) -> None:
        self.message = message
        self.draw()

    def refuse(self, refusal: Illegal) -> None:
        self.refused = refusal
        self.say(error_messages.refusal(refusal, self.moment.edition, self.lang, by_name=True))

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "answer":
            return self.match.may_answer
        if action == "new_game":
            return self.moment.over
        if action == "review":
            return bool(self.moment.own)
        if action == "hint":
            return self.match.may_hint and self.moment.your_turn
        return True

    def on_key(self, event: events.Key) -> None:
        sign = event.character or ""
        if sign.isdecimal() and sign.isascii() and sign != "0":
            self.pick(int(sign) - 1)
        elif sign and (colors := self.look.colors_of_key(sign)):
            self._pick_color(colors)

    def pick(self, place: int) -> None:
        self.message = ""
        self.editor.pick(place)
        self.draw()

    def _pick_color(self, colors: Collection[int]) -> None:
        """Pick the next piece of those colours that is still in the hand."""
        held = self.editor.held
        able = [place for place, each in enumerate(held) if each.piece.color in colors and not each.gone]
        picked = [place for place in able if held[place].mark is Mark.PICKED]
        after = [place for place in able if not picked or place > picked[-1]] or able
        if after:
            self.pick(after[0])

    def action_move(self, dx: int, dy: int) -> None:
        self.editor.move(dx, dy)

    def action_next_place(self) -> None:
        self.editor.next_place()

    def action_take_up(self) -> None:
        self._do(self.editor.take_up)

    def action_undo(self) -> None:
        self._do(self.editor.undo)

    def action_drop(self) -> None:
        self._do(self.editor.drop)

    def action_choose(self) -> None:
        self._do(self.editor.choose)

    def action_new(self) -> None:
        self._do(self.editor.new)

    def action_home(self) -> None:
        self.editor.home()

    def _do(self, what: Any) -> None:
        self.message = ""
        what()
        self.draw()

    def action_enter(self) -> None:
        """Put down what is picked up; with nothing picked up, play."""
        self.message = ""
        try:
            if not self.editor.put():
                self._confirm()
            self.draw()
        except Illegal as refusal:
            self.refuse(refusal)

    def _confirm(self) -> None:
        moment, score = self.moment, self.editor.score
        action = self.editor.action or moment.due
        if not moment.your_turn or self.busy:
            return
        if isinstance(score, Illegal):
            raise score
        if action is None:
            self.say(say(self.lang, "tui-nothing"))
        else:
            self._work(self.match.play(action))

    def _work(self, job: Coroutine[Any, Any, None]) -> None:
        """Run a slow job; other jobs wait, but the screen stays usable."""

        async def run() -> None:
            try:
                await job
            except Illegal as refusal:
                self.refuse(refusal)
            except TerminalError as no:
                self.say(str(no))
            finally:
                self.busy = False
                self.draw()

        self.busy = True
        self.run_worker(run(), group="work")

    def action_answer(self, agree: bool) -> None:
        if not self.busy:
            self._work(self.match.answer(agree))

    # Advice

    def action_hint(self) -> None:
        if self.busy or not self.moment.your_turn:
            return
        if not self.match.may_hint:
            self.say(say(self.lang, "no-hints"))
            return
        self.step = min(STEPS, self.step + 1)
        self._work(self._hint(self.step, self.moment.view.turns))

    async def _hint(self, step: int, turns: int) -> None:
        stop = Stop()
        try:
            found = await self.match.hint(step, stop)
        finally:
            stop.stop()
        if self.moment.view.turns != turns:
            return
        self.editor.show_hint(found)
        if found.action is not None and not isinstance(found.action, Roll | Redraw | Pass):
            self.editor.lay(found.action)
        self.message = advice.hint_text(found, step, self.rules.name, self.lang)

    def action_arrange(self) -> None:
        """Arrange the table around the cards that are picked up or already on it."""
        editor = self.editor
        if isinstance(editor, SetsEditor) and editor.draft is not None and not self.busy:
            played = tuple(editor.draft.cards[card] for card in editor.draft.played)
            self._work(self._arrange(tuple(sorted((*editor.hand_picked, *played)))))

    async def _arrange(self, cards: tuple[Any, ...]) -> None:
        view = self.moment.view
        if not cards:
            self.message = say(self.lang, "tui-pick-cards")
            return

        try:
            action = await asyncio.to_thread(play_cards, view, cards)
        except Illegal as illegal:
            self.message = error_messages.refusal(illegal, view.edition, self.lang, by_name=True)
            return
        if self.moment.view == view:
            self.editor.lay(action)

    def action_review(self) -> None:
        """Compare your last turn with the best ones."""
        dialog, stop = TextDialog(say(self.lang, "review-title"), say(self.lang, "tui-wait"), self.lang), Stop()
        self.app.push_screen(dialog, lambda _: stop.stop())
        self.run_worker(self._review(dialog, stop), group="review")

    async def _review(self, dialog: TextDialog, stop: Stop) -> None:
        own, names = self.moment.own, self.moment.names
        try:
            dialog.show_text(await asyncio.to_thread(advice.review_text, own, names, self.lang, stop))
        except Stopped:
            return

    def action_why(self) -> None:
        if self.refused is None:
            self.say(say(self.lang, "play-no-refusal"))
        else:
            rule = rulebook.paragraph(self.moment.edition, self.refused.rule, self.lang)
            self.app.push_screen(TextDialog(f"{rule.title} ({rule.id})", rule.text, self.lang))

    def action_help(self) -> None:
        keys = help_text(self.rules, self.look, self.lang, online=self.match.online)
        self.app.push_screen(TextDialog(say(self.lang, "web-keys"), keys, self.lang))

    # The mouse

    @on(GridBoard.Chosen)
    def _on_cell(self, event: GridBoard.Chosen) -> None:
        editor = self.editor
        assert isinstance(editor, GridEditor)
        editor.board.go(event.cell)
        if editor.picked is not None:
            self.action_enter()
        else:
            self.action_take_up()

    @on(SetsBoard.Chosen)
    def _on_set(self, event: SetsBoard.Chosen) -> None:
        editor = self.editor
        assert isinstance(editor, SetsEditor)
        editor.board.go(event.row, event.card)
        if editor.picked:
            self.action_enter()
        elif event.card >= 0:
            self.action_take_up()

    @on(Rack.Picked)
    def _on_held(self, event: Rack.Picked) -> None:
        self.pick(event.place)

    # Leaving

    def _looked(self, alone: bool | None) -> None:
        if alone:
            self.run_worker(self.match.look(), group="look")
        else:
            self.app.exit(0)

    def action_leave(self) -> None:
        if self.match.kept or self.moment.over or not self.moment.log:
            self.app.exit(0)
        else:
            self.app.push_screen(QuestionDialog(say(self.lang, "tui-leave"), self.lang), self._left)

    def _left(self, leave: bool | None) -> None:
        if leave:
            self.app.exit(0)

    def action_new_game(self) -> None:
        self.dismiss()
