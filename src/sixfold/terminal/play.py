"""A game for one to four people and bots at one keyboard: draft, look, confirm; hints, save and load."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TextIO

from .. import rulebook, words
from ..rules.deal import Fair
from ..rules.edition import Edition
from ..rules.notation import NotationError, action_text, read_action, read_piece
from ..rules.piece import Hand
from ..rules.plays import Choice
from ..rules.position import Seat
from ..rules.record import Game, RecordError, read_record, to_json
from ..rules.referee import arrangement, check, forced, legal, view
from ..rules.turn import Action, Exchange, Illegal, Place, Play, Redraw, Reroll, Roll, Turn
from ..text import say
from ..think.bots import best_now, level
from .board import grid_text, lines_text, pieces_text, rows_text

BOT: Final = "@"
"""A player whose name starts so is a bot: `@greedy`."""


class Leave(Exception):
    """The player wants to stop, or the input has ended."""


@dataclass
class Screen:
    """Where a session reads and writes."""

    lang: str
    read: Callable[[str], str]
    out: TextIO
    colors: bool

    def say(self, key: str, **args: str | int) -> None:
        self.print(say(self.lang, key, **args))

    def print(self, line: str = "") -> None:
        print(line, file=self.out, flush=True)

    def ask(self, prompt: str) -> str:
        try:
            return self.read(prompt).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last where a standard stream is closed
            raise Leave from None


def new_game(edition: Edition, seats: tuple[Seat, ...], secret: str | None = None) -> Game:
    """A game dealt from a secret of its own, or from a given one."""
    # What came from the command line need not be text, but only text has a digest.
    text = (secret or secrets.token_hex(16)).encode(errors="backslashreplace").decode()
    return Game.start(edition, seats, Fair(text))


def save(game: Game, path: Path) -> None:
    """Write the record so that a crash leaves the old file or the new one, never half of one."""
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(to_json(game))
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


class Session:
    """One game at one keyboard. The draft is what the player on turn has not confirmed yet."""

    def __init__(self, game: Game, screen: Screen, path: Path | None = None) -> None:
        self.game, self.screen, self.path = game, screen, path
        self.drafts: list[Action] = []
        """The draft and, before it, what it grew from: one step each for undo."""
        self.refused: Illegal | None = None
        self.last: Turn | None = None
        self.told: list[str] = []
        """What everyone may hear of the last turn: said again to the next player, once the screen is empty."""

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
            name = self.game.seats[self.game.position.mover].name
            if name.startswith(BOT):
                self._bot_turn(name[1:].split("#")[0])
            else:
                self._person_turn(name)
        self._show_table()
        self._show_result()

    def _opening_words(self) -> None:
        at, say_ = self.game.position, self.screen.say
        say_("play-title", name=say(self.lang, f"edition-{self.game.edition.id}"))
        if self.game.commitment:
            say_("play-commitment", digest=self.game.commitment)
        for seat, size in zip(self.game.seats, at.announced, strict=False):
            say_("play-announced", name=seat.name, n=size)
        say_("play-starts", name=self.game.seats[at.starter].name)
        say_("play-help-hint")

    def _bot_turn(self, bot: str) -> None:
        at = self.game.position
        seed = self.game.fair.seed if self.game.fair else ""
        chance = Random(f"{seed}/{at.turns}")
        self._take(level(bot)(view(at, at.mover), chance))

    def _person_turn(self, name: str) -> None:
        people = sum(not seat.name.startswith(BOT) for seat in self.game.seats)
        if people > 1 and self.game.edition.game != "cubes":
            self.screen.ask(say(self.lang, "play-look-away", name=name))
        seats, mover, turns = self.game.seats, self.game.position.mover, -1
        # Other seats are those of another game that was loaded.
        while self.game.outcome is None and self.game.seats is seats and self.game.position.mover == mover:
            if turns != self.game.position.turns:
                self.drafts, turns = [], self.game.position.turns
                self._show_table()
            self._command(self.screen.ask(say(self.lang, "play-prompt", name=name) + " "))
        if people > 1 and self.game.edition.game != "cubes":
            self.screen.print("\n" * 40 + "\n".join(self.told))

    def _command(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        simple: dict[str, Callable[[], None]] = {
            "": self._confirm,
            "done": self._confirm,
            "undo": self._undo,
            "clear": self._clear,
            "hint": self._hint,
            "why": self._why,
            "table": self._show_table,
            "help": self._help,
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
            elif verb == "quit":
                raise Leave
            else:
                self._draft(line)
        except NotationError as error:
            self.screen.print(words.unreadable(error, self.lang))
        except Illegal as refusal:
            self.refused = refusal
            self.screen.print(words.refusal(refusal, self.game.edition, self.lang))

    def _draft(self, line: str) -> None:
        """Add to the draft: tiles one after the other, or a whole action."""
        verb = line.split()[0]
        if "@" in verb:
            line = f"lay {line}"
        elif verb == "play" and ":" not in line:
            self._set_draft(self._arranged(line.split()[1:]))
            return
        action = read_action(line)
        if isinstance(action, Place) and isinstance(self.draft, Place):
            action = Place((*self.draft.tiles, *action.tiles))
        self._set_draft(action)

    def _arranged(self, names: Sequence[str]) -> Play:
        """Cards alone: the program looks for the table, with the most Qwirkles and few cards moved."""
        cards = tuple(sorted(map(read_piece, names)))
        at = self.game.position
        choice = next((each for each in legal(at) if isinstance(each, Choice) and each.cards == cards), None)
        if choice is None:
            check(at, Play(cards, (*at.rows, cards)))  # explains what is wrong with the plain way
            raise NotationError("play", " ".join(names))
        return arrangement(at, choice)

    def _set_draft(self, action: Action) -> None:
        """Show a draft with its points. What cannot be is refused and not kept, unless more tiles can put it right."""
        at = self.game.position
        try:
            score = check(at, action)
        except Illegal as refusal:
            if not isinstance(action, Place) or refusal.reason.value not in UNFINISHED:
                raise
            self.refused = refusal
            self.drafts.append(action)
            self._show_table()
            self.screen.print(words.refusal(refusal, self.game.edition, self.lang))
            return
        self.drafts.append(action)
        if isinstance(action, Place | Play):
            self._show_table()
        points = say(self.lang, self._unit(), n=score.points)
        told = say(self.lang, "play-draft", action=action_text(action), points=points)
        self.screen.print(told + lines_text(score.lines, self.lang))
        self.screen.say("play-confirm")

    def _unit(self) -> str:
        return "count-qwirkles" if self.game.edition.game == "cards" else "count-points"

    def _confirm(self) -> None:
        action = self.draft or forced(self.game.position)
        if action is None:
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
        action = arrangement(at, best) if isinstance(best, Choice) else best
        self.screen.say("play-hint", action=action_text(action))

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
            save(self.game, path)
        except (OSError, ValueError, RuntimeError) as error:  # the others where this cannot be the name of a file
            self.screen.say("play-cannot-save", file=name, why=words.system(error, self.lang))
            return
        self.path = path
        self.screen.say("play-saved", file=name)

    def _load(self, name: str) -> None:
        try:
            game = read_record(Path(name).expanduser().read_text(encoding="utf-8-sig"))
        except RecordError as error:
            self.screen.print(words.record(error, self.lang))
            return
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.say("cli-cannot-read", file=name, why=words.system(error, self.lang))
            return
        if game.fair is None:
            self.screen.say("record-no_secret", turn=0)
            return
        self.game, self.path = game, Path(name).expanduser()
        self.drafts, self.refused, self.last, self.told = [], None, None, []
        self.screen.say("play-loaded", file=name)

    def _keep(self) -> None:
        if self.path is not None:
            try:
                save(self.game, self.path)
            except OSError as error:
                self.screen.say("play-cannot-save", file=str(self.path), why=words.system(error, self.lang))

    def _take(self, action: Action) -> None:
        """Commit an action: saved before it is shown."""
        before = self.game.position
        score = check(before, action)
        self.game = self.game.play(action)
        self.last, self.drafts = self.game.turns[-1], []
        self._keep()
        name = self.game.seats[before.mover].name
        points = say(self.lang, self._unit(), n=score.points)
        told = [say(self.lang, "play-turn", name=name, what=self._told(action), points=points)]
        told[0] += lines_text(score.lines, self.lang)
        if isinstance(action, Redraw):
            told.append(say(self.lang, "play-shown", pieces=pieces_text(before.hand)))
        if score.last_piece:
            told.append(say(self.lang, "play-last-piece", name=name, n=score.last_piece))
        if self.game.position.last_turns == self.game.position.seats:
            told.append(say(self.lang, "play-stock-empty"))
        self.told = told if before.mover != self.game.position.mover else self.told + told
        self.screen.print("\n".join(told))

    def _told(self, action: Action) -> str:
        """What everyone may hear of an action: not which tiles were exchanged."""
        match action:
            case Exchange(pieces):
                return say(self.lang, "play-exchanged", n=len(pieces))
            case Reroll(pieces):
                return f"{action_text(action)} → {pieces_text(self.game.turns[-1].chance)}"
            case Roll():
                return f"roll → {pieces_text(self.game.turns[-1].chance)}"
        return action_text(action)

    def _show_table(self) -> None:
        game, at, colors = self.game, self.game.position, self.screen.colors
        draft = self.draft
        self.screen.print()
        if game.edition.game == "cards":
            self.screen.print(rows_text(draft.table if isinstance(draft, Play) else at.rows, colors))
        else:
            laid = dict(draft.tiles) if isinstance(draft, Place) else {}
            last = self.last.action.tiles if self.last and isinstance(self.last.action, Place) else ()
            self.screen.print(grid_text(at.grid.pieces, laid, [cell for cell, _ in last], colors))
        self.screen.print()
        for place, seat in enumerate(game.seats):
            open_hand = f"  {pieces_text(at.hands[place], colors)}" if game.edition.game == "cubes" else ""
            mark = ">" if place == at.mover and not at.over else " "
            points = say(self.lang, self._unit(), n=at.scores[place])
            self.screen.print(f"{mark} {seat.name}: {points}{open_hand}")
        supply = "play-stock" if game.edition.game == "cards" else "play-bag"
        self.screen.say(supply, n=at.supply_count)
        if not at.over and not game.seats[at.mover].name.startswith(BOT):
            self.screen.say("play-hand", pieces=pieces_text(self._hand(), colors))
            self._say_state()

    def _hand(self) -> Hand:
        """The hand less what the draft lays."""
        left = list(self.game.position.hand)
        match self.draft:
            case Place(tiles):
                used = [piece for _, piece in tiles]
            case Play(cards):
                used = list(cards)
            case _:
                used = []
        for piece in used:
            if piece in left:
                left.remove(piece)
        return tuple(left)

    def _say_state(self) -> None:
        """What the rules leave: a forced roll, a new hand, a pass, the opening, the last turns."""
        at = self.game.position
        due = forced(at)
        if due is not None:
            self.screen.say(f"play-forced-{action_text(due)}")
        elif at.opening and self.draft is None:
            self.screen.say("play-opening" if at.edition.opening == "largest set" else "play-opening-any")
        if at.last_turns is not None:
            self.screen.say("play-last-turns", n=at.last_turns)

    def _show_result(self) -> None:
        ended = self.game.outcome
        assert ended is not None
        names = [self.game.seats[seat].name for seat in ended.winners]
        key = "play-winner" if len(names) == 1 else "play-shared"
        self.screen.say(key, names=", ".join(names), points=say(self.lang, self._unit(), n=max(ended.scores)))
        if self.path is not None:
            self.screen.say("play-kept", file=str(self.path))


UNFINISHED: Final = {"not_one_line", "no_contact", "not_largest_set"}
"""What more tiles can still put right."""
