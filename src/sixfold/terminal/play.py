"""A game for one to four people and bots at one keyboard: draft, look, confirm; hints, save and load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..ai.baseline_bots import best_now
from ..ai.bot_api import OWN
from ..ai.bots import LEVELS, UnknownLevel
from ..i18n import error_messages, rulebook
from ..i18n.catalog import say
from ..rules.notation import NotationError, read_action, read_pieces
from ..rules.record import Game, RecordError
from ..rules.referee import arrangement, forced, play_cards, view
from ..rules.turn import Action, Choice, Illegal, Place, Play
from .board import grid_text, lines_text, pieces_text, rows_text
from .drafts import judged, left
from .files import BOT, load, save
from .local import Local
from .narration import counted, due_line, opening_line, result_line, supply_line, turn_lines
from .screen import Leave, Screen


class Session:
    """One game at one keyboard. The draft is what the player on turn has not confirmed yet."""

    def __init__(self, game: Game, screen: Screen, path: Path | None = None) -> None:
        self.screen = screen
        self.local = Local(game, path)
        self.drafts: list[Action] = []
        """The draft and, before it, what it grew from: one step each for undo."""
        self.refused: Illegal | None = None
        self.hinted: Action | None = None
        self.last = game.turns[-1] if game.turns else None
        self.told: list[str] = []
        """What everyone may hear of the last turn: said again to the next player, once the screen is empty."""

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
        """Play to the end; raises Leave when the player stops before."""
        self._keep()
        self._opening_words()
        while self.game.outcome is None:
            if self.local.bot:
                self._take(self.local.think(OWN))
            else:
                self._person_turn(self.game.seats[self.game.position.mover].name)
        self._show_table()
        self.screen.print(result_line(self.game, self.lang))
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
                self.drafts, self.hinted, turns = [], None, self.game.position.turns
                self._show_table()
            self._command(self.screen.ask(say(self.lang, "play-prompt", name=name) + " "))
        if secret:
            self.screen.clear()
            self.screen.print("\n".join(self.told))

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
        """Show a draft with its points. What cannot be is refused and not kept, unless more tiles can put it right."""
        score = judged(self.game.position, action)
        if isinstance(score, Illegal):
            self.refused = score
            self.drafts.append(action)
            self._show_table()
            self.screen.print(error_messages.refusal(score, self.game.edition, self.lang))
            return
        self.drafts.append(action)
        if isinstance(action, Place | Play):
            self._show_table()
        points = counted(self.game.edition, score.points, self.lang)
        told = say(self.lang, "play-draft", action=str(action), points=points)
        self.screen.print(told + lines_text(score.lines, self.lang))
        self.screen.say("play-confirm")

    def _confirm(self) -> None:
        action = self.draft or forced(self.game.position)
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
        at = self.game.position
        best = best_now(view(at, at.mover))[0]
        self.hinted = arrangement(at, best) if isinstance(best, Choice) else best
        self.screen.say("play-hint", action=str(self.hinted))

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
        """From now on the game is kept in this file, after every turn."""
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
            game = load(Path(name).expanduser())
        except RecordError as error:
            self.screen.print(error_messages.record(error, self.lang))
        except UnknownLevel as error:
            self.screen.say("cli-unknown-level", name=error.name, known=", ".join(LEVELS))
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.say("cli-cannot-read", file=name, why=error_messages.system(error, self.lang))
        else:
            self.local = Local(game, Path(name).expanduser())
            self.drafts, self.hinted, self.refused, self.told = [], None, None, []
            self.last = game.turns[-1] if game.turns else None
            self.screen.say("play-loaded", file=name)

    def _keep(self) -> None:
        if error := self.local.keep():
            self.screen.say("play-cannot-save", file=str(self.path), why=error_messages.system(error, self.lang))

    def _take(self, action: Action) -> None:
        """Commit an action: saved before it is shown."""
        taken = self.local.take(action)
        self.last, self.drafts = self.game.turns[-1], []
        self._keep()
        told = turn_lines(taken, self.game.seats[taken.before.mover].name, self.lang)
        self.told = told if taken.before.mover != taken.after.mover else self.told + told
        self.screen.print("\n".join(told))

    def _show_table(self) -> None:
        game, at, colors = self.game, self.game.position, self.screen.colors
        draft = self.draft
        self.screen.print()
        if not game.edition.rules.has_grid:
            self.screen.print(rows_text(draft.table if isinstance(draft, Play) else at.rows, colors))
            for six in draft.qwirkles if isinstance(draft, Play) else ():
                self.screen.print(f"   !  {pieces_text(six, colors)}")
        else:
            laid = dict(draft.tiles) if isinstance(draft, Place) else {}
            last = self.last.action.tiles if self.last and isinstance(self.last.action, Place) else ()
            self.screen.print(grid_text(at.grid.pieces, laid, [cell for cell, _ in last], colors, self.screen.width))
        self.screen.print()
        for place, seat in enumerate(game.seats):
            mark = ">" if place == at.mover and not at.over else " "
            points = counted(at.edition, at.scores[place], self.lang)
            self.screen.print(f"{mark} {seat.name}: {points}{self._known_of(place)}")
        self.screen.print(supply_line(at, self.lang))
        if not at.over and not game.seats[at.mover].name.startswith(BOT):
            self.screen.say("play-hand", pieces=pieces_text(left(at.hand, self.draft), colors))
            self._say_state()

    def _known_of(self, place: int) -> str:
        """What everyone may see before a player: open cubes, the number of hidden pieces, the Qwirkles taken."""
        at, colors = self.game.position, self.screen.colors
        if at.edition.rules.rolled:
            return f"  {pieces_text(at.hands[place], colors)}"
        unit = "count-tiles" if at.edition.rules.has_grid else "count-cards"
        taken = "".join(f"  ! {pieces_text(six, colors)}" for six in at.taken[place])
        return f", {say(self.lang, unit, n=len(at.hands[place]))}{taken}"

    def _say_state(self) -> None:
        """What the rules leave: a forced roll, a new hand, a pass, the opening, the last turns."""
        at = self.game.position
        due = forced(at)
        if due is not None:
            self.screen.print(due_line(at, due, self.lang))
        elif at.opening and self.draft is None:
            self.screen.print(opening_line(at, self.lang))
        if at.last_turns is not None:
            self.screen.say("play-last-turns", n=at.last_turns)
        if at.edition.rules.rolled and not at.rerolled and self.draft is None:
            self.screen.say("play-may-reroll")


QUIT: Final = ("quit", "exit", "q")
