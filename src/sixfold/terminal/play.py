"""Play with one to four people and bots line by line: draft, check, confirm; hints, save and load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..ai.bot_api import OWN_EFFORT
from ..ai.hints import STEPS
from ..i18n import error_messages, rulebook
from ..i18n.catalog import label, say, sentence
from ..rules.actions import Action, Place, Play
from ..rules.cards import CardsState
from ..rules.cubes import CubesState
from ..rules.errors import Illegal, NotationError
from ..rules.notation import read_action, read_pieces
from ..rules.position import BOT_PREFIX
from ..rules.record import Game
from ..rules.referee import forced_action, play_cards, view
from .advice import hint_text
from .board import lines_text, pieces_text, table_text
from .drafts import check_draft, left
from .errors import TerminalError
from .files import resume, save
from .local_game import LocalGame
from .narration import counted, due_line, opening_line, supply_line, turn_lines, winner_line
from .screen import Leave, Screen


class Session:
    """Run one game at one keyboard. The draft is what the player to move has not confirmed yet."""

    def __init__(self, game: Game, screen: Screen, path: Path | None = None) -> None:
        self.screen = screen
        self.local = LocalGame(game, path)
        self.drafts: list[Action] = []
        """The draft and its earlier versions, one for each step of undo."""
        self.refused: Illegal | None = None
        self.hint_step = 0
        self.hinted: Action | None = None
        self.last = game.turns[-1] if game.turns else None
        self.last_lines: list[str] = []
        """What everyone may know of the last turn: shown again to the next player after the screen is cleared."""

    @property
    def game(self) -> Game:
        return self.local.game

    @property
    def path(self) -> Path | None:
        return self.local.path

    @property
    def draft(self) -> Action | None:
        return self.drafts[-1] if self.drafts else None

    @property
    def lang(self) -> str:
        return self.screen.lang

    def run(self) -> None:
        """Play to the end; raise Leave if the player stops before."""
        self._keep()
        self._opening_words()
        while self.game.outcome is None:
            if self.local.bot:
                self._take(self.local.think(OWN_EFFORT))
            else:
                self._person_turn(self.game.seats[self.game.position.mover].name)
        self._show_table()
        self.screen.print(self._result_text())
        if self.path is not None:
            self.screen.say("play-kept", file=str(self.path))

    def _opening_words(self) -> None:
        at, say_ = self.game.position, self.screen.say
        say_("play-title", name=rulebook.edition_name(self.game.edition, self.lang))
        if self.game.commitment:
            say_("play-commitment", digest=self.game.commitment)
        for seat, size in zip(self.game.seats, at.announced, strict=False):
            say_("play-announced", name=seat.name, n=size)
        say_("play-starts", name=self.game.seats[at.starter].name)
        say_("play-help-hint")

    def _person_turn(self, name: str) -> None:
        secret = self.local.hides
        if secret and self.screen.ask(say(self.lang, "play-look-away", name=name)).lower() in QUIT:
            raise Leave
        seats, mover, turns = self.game.seats, self.game.position.mover, -1
        # Other seats are those of another game that was loaded.
        while self.game.outcome is None and self.game.seats is seats and self.game.position.mover == mover:
            if turns != self.game.position.turns:
                self.drafts, self.hint_step, self.hinted, turns = [], 0, None, self.game.position.turns
                self._show_table()
            self._command(self.screen.ask(say(self.lang, "play-prompt", name=name)))
        if secret:
            self.screen.clear()
            self.screen.print("\n".join(self.last_lines))

    def _command(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        verb, rest = verb.lower(), rest.strip()
        simple: dict[str, Callable[[], None]] = {
            "": self._confirm,
            "done": self._confirm,
            "undo": self._undo,
            "clear": self._clear,
            "hint": self._hint,
            "why": self._why,
            "table": self._show_table,
            "help": self._help,
            "?": self._help,
        }
        try:
            if verb in simple and not rest:
                simple[verb]()
            elif verb == "save":
                self._save(rest)
            elif verb == "load":
                self._load(rest)
            elif verb == "rules":
                self.screen.print(rulebook.plain(self.game.edition, self.lang))
            elif verb in QUIT:
                raise Leave
            else:
                self._draft(line)
        except NotationError as error:
            self.screen.print(error_messages.unreadable(error, self.lang))
            self.screen.say("play-help-hint")
        except Illegal as refusal:
            self.refused = refusal
            self.screen.print(error_messages.refusal(refusal, self.game.edition, self.lang))

    def _draft(self, line: str) -> None:
        """Add to the draft: tiles one after the other, or a whole action."""
        verb, *rest = line.replace(":", " : ").replace("!", " ! ").split()
        if "@" in verb:
            verb, rest = "lay", [verb, *rest]
        if verb.lower() == "play" and ":" not in rest:
            cards = tuple(sorted(card for word in rest for card in read_pieces(word)))
            self._set_draft(play_cards(self.game.position, cards))
            return
        action = read_action(" ".join([verb.lower(), *rest]))
        if isinstance(action, Place) and isinstance(self.draft, Place):
            action = Place((*self.draft.tiles, *action.tiles))
        self._set_draft(action)

    def _set_draft(self, action: Action) -> None:
        """Show a draft with its score. An illegal one is dropped unless more tiles can correct it."""
        score = check_draft(self.game.position, action)
        self.drafts.append(action)
        if isinstance(action, Place | Play):
            self._show_table()
        if isinstance(score, Illegal):
            self.refused = score
            self.screen.print(error_messages.refusal(score, self.game.edition, self.lang))
            return
        points = counted(self.game.edition, score.points, self.lang)
        drafted = say(self.lang, "play-draft", action=str(action), points=points)
        self.screen.print(drafted + lines_text(score.lines, self.lang))
        self.screen.say("play-confirm")

    def _confirm(self) -> None:
        action = self.draft or forced_action(self.game.position)
        if action is None and self.hinted is not None:
            self._set_draft(self.hinted)
        elif action is None:
            self.screen.say("play-nothing-drafted")
        else:
            self._take(action)

    def _undo(self) -> None:
        del self.drafts[-1:]
        self._show_table()

    def _clear(self) -> None:
        self.drafts = []
        self._show_table()

    def _hint(self) -> None:
        """Print the next step of a hint: what to look for, where, and the move, which Enter then drafts."""
        at = self.game.position
        self.hint_step = min(STEPS, self.hint_step + 1)
        found = self.local.hint(view(at, at.mover), self.hint_step)
        self.hinted = found.action
        if found.action is None:
            self.screen.print(hint_text(found, self.hint_step, self.game.edition.game, self.lang))
        else:
            self.screen.say("play-hint", action=str(found.action))

    def _why(self) -> None:
        if self.refused is None:
            self.screen.say("play-no-refusal")
        else:
            rule = rulebook.paragraph(self.game.edition, self.refused.rule, self.lang)
            self.screen.print(f"{rule.title} ({rule.id})\n{rule.text}")

    def _help(self) -> None:
        self.screen.say(f"play-help-{self.game.edition.game}")
        self.screen.say("play-help")

    def _save(self, name: str) -> None:
        """Save the game to this file now and after every turn."""
        if not name:
            self.screen.say("play-which-file")
            return
        try:
            path = Path(name).expanduser()
            if path.is_file() and (self.path is None or not path.samefile(self.path)):
                self.screen.say("play-exists", file=name)
                return
            save(self.game, path)
        except (OSError, ValueError, RuntimeError) as error:  # the others where this cannot be the name of a file
            self.screen.say("play-cannot-save", file=name, why=error_messages.system(error, self.lang))
            return
        self.local.path = path
        self.screen.say("play-saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self.screen.say("play-which-file")
            return
        try:
            game = resume(Path(name), self.lang)
        except TerminalError as error:
            self.screen.print(str(error))
            return
        self.local = LocalGame(game, Path(name).expanduser())
        self.drafts, self.hint_step, self.hinted, self.refused, self.last_lines = [], 0, None, None, []
        self.last = game.turns[-1] if game.turns else None
        self.screen.say("play-loaded", file=name)

    def _keep(self) -> None:
        if warning := self.local.save(self.lang):
            self.screen.print(warning)

    def _take(self, action: Action) -> None:
        """Apply an action, and save it before it is shown."""
        taken = self.local.take(action)
        self.last, self.drafts = self.game.turns[-1], []
        self._keep()
        lines = turn_lines(taken, self.game.seats[taken.before.mover].name, self.lang)
        self.last_lines = lines if taken.before.mover != taken.after.mover else self.last_lines + lines
        self.screen.print("\n".join(lines))

    def _result_text(self) -> str:
        """Return who has won, with how much, and why the game ended."""
        ended = self.game.outcome
        assert ended is not None
        winner = winner_line(self.game.edition, ended, [seat.name for seat in self.game.seats], self.lang)
        return f"{sentence(self.lang, winner)} {say(self.lang, f'ending-{ended.ending}')}"

    def _show_table(self) -> None:
        game, at, colors = self.game, self.game.position, self.screen.colors
        last = self.last.action.tiles if self.last and isinstance(self.last.action, Place) else ()
        self.screen.print()
        self.screen.print(table_text(at, self.draft, [cell for cell, _ in last], colors, self.screen.width))
        self.screen.print()
        for place, seat in enumerate(game.seats):
            mark = ">" if place == at.mover and not at.over else " "
            points = counted(at.edition, at.scores[place], self.lang)
            self.screen.print(f"{mark} {label(self.lang, seat.name, points)}{self._known_of(place)}")
        self.screen.print(supply_line(at, self.lang))
        if not at.over and not game.seats[at.mover].name.startswith(BOT_PREFIX):
            self.screen.say("play-hand", pieces=pieces_text(left(at.hand, self.draft), colors))
            self._say_state()

    def _known_of(self, place: int) -> str:
        """Return what everyone may see of a player: open cubes, the number of hidden pieces, the Qwirkles taken."""
        at, colors = self.game.position, self.screen.colors
        if at.edition.rules.rolled:
            return f"  {pieces_text(at.hands[place], colors)}"
        unit = "count-tiles" if at.edition.rules.has_grid else "count-cards"
        sixes = at.state.taken[place] if isinstance(at.state, CardsState) else ()
        taken = "".join(f"  ! {pieces_text(six, colors)}" for six in sixes)
        return f", {say(self.lang, unit, n=len(at.hands[place]))}{taken}"

    def _say_state(self) -> None:
        """Print what the rules require: a forced roll, a new hand, a pass, the opening, the last turns."""
        at = self.game.position
        due = forced_action(at)
        if due is not None:
            self.screen.print(due_line(at, due, self.lang))
        elif at.opening and self.draft is None:
            self.screen.print(opening_line(at, self.lang))
        if isinstance(at.state, CardsState) and at.state.last_turns is not None:
            self.screen.say("play-last-turns", n=at.state.last_turns)
        if isinstance(at.state, CubesState) and not at.state.rerolled and self.draft is None:
            self.screen.say("play-may-reroll")


QUIT: Final = ("quit", "exit", "q")
