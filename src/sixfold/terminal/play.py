"""A game for one to four people and bots at one keyboard: draft, look, confirm; hints, save and load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from .. import rulebook, words
from ..rules.cards import choice
from ..rules.cubes import dead
from ..rules.line import Cell
from ..rules.notation import NotationError, action_text, read_action, read_pieces
from ..rules.piece import Hand
from ..rules.plays import Choice
from ..rules.position import Position
from ..rules.record import Game, RecordError
from ..rules.referee import arrangement, check, forced, view
from ..rules.turn import Action, Exchange, Illegal, Place, Play, Reroll, Roll
from ..rules.view import Seen, seen
from ..text import say
from ..think.bots import LEVELS, UnknownLevel, level
from ..think.plain import best_now
from ..think.thought import OWN
from .board import grid_text, lines_text, pieces_text, rows_text
from .files import BOT, bot_name, load, save
from .screen import Leave, Screen


class Session:
    """One game at one keyboard. The draft is what the player on turn has not confirmed yet."""

    def __init__(self, game: Game, screen: Screen, path: Path | None = None) -> None:
        self.game, self.screen, self.path = game, screen, path
        self.drafts: list[Action] = []
        """The draft and, before it, what it grew from: one step each for undo."""
        self.refused: Illegal | None = None
        self.hinted: Action | None = None
        self.last = game.turns[-1] if game.turns else None
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
            seat = self.game.seats[self.game.position.mover]
            if seat.name.startswith(BOT):
                self._bot_turn(bot_name(seat))
            else:
                self._person_turn(seat.name)
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
        self._take(level(bot)(view(at, at.mover), chance, OWN).action)

    def _person_turn(self, name: str) -> None:
        people = sum(not seat.name.startswith(BOT) for seat in self.game.seats)
        secret = people > 1 and self.game.edition.game != "cubes"
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
            self.screen.print(words.unreadable(error, self.lang))
            self.screen.say("play-help-hint")
        except Illegal as refusal:
            self.refused = refusal
            self.screen.print(words.refusal(refusal, self.game.edition, self.lang))

    def _draft(self, line: str) -> None:
        """Add to the draft: tiles one after the other, or a whole action."""
        verb, *rest = line.replace(":", " : ").replace("!", " ! ").split()
        if "@" in verb:
            verb, rest = "lay", [verb, *rest]
        if verb.lower() == "play" and ":" not in rest:
            self._draft_cards(tuple(sorted(card for word in rest for card in read_pieces(word))))
            return
        action = read_action(" ".join([verb.lower(), *rest]))
        if isinstance(action, Place) and isinstance(self.draft, Place):
            action = Place((*self.draft.tiles, *action.tiles))
        self._set_draft(action)

    def _draft_cards(self, cards: Hand) -> None:
        """Cards alone: the program looks for the table, with the most Qwirkles and few cards moved."""
        at = self.game.position
        if at.edition.game != "cards" or not cards:
            check(at, Play(cards, at.rows))
        found = choice(at, cards)
        if found is None:
            self.screen.say("play-no-way", cards=pieces_text(cards))
        else:
            self._set_draft(arrangement(at, found))

    def _set_draft(self, action: Action) -> None:
        """Show a draft with its points. What cannot be is refused and not kept, unless more tiles can put it right."""
        at = self.game.position
        try:
            score = check(at, action)
        except Illegal as refusal:
            if not isinstance(action, Place) or refusal.reason.value not in UNFINISHED or self._far(action):
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

    def _far(self, action: Place) -> bool:
        """So far from everything else that more tiles cannot close the gap."""
        cells = [cell for cell, _ in action.tiles]
        near = [*self.game.position.grid.pieces, *cells] if self.game.position.grid else cells[:1]
        lone = [cell for cell in cells if not any(_apart(cell, other) <= 6 for other in near if other != cell)]
        return bool(lone) and len(near) > 1

    def _unit(self) -> str:
        return "count-qwirkles" if self.game.edition.game == "cards" else "count-points"

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
        self.screen.say("play-hint", action=action_text(self.hinted))

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
            self.screen.say("play-cannot-save", file=name, why=words.system(error, self.lang))
            return
        self.path = path
        self.screen.say("play-saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self.screen.say("play-which-file")
            return
        try:
            game = load(Path(name).expanduser())
        except RecordError as error:
            self.screen.print(words.record(error, self.lang))
        except UnknownLevel as error:
            self.screen.say("cli-unknown-level", name=error.name, known=", ".join(LEVELS))
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.say("cli-cannot-read", file=name, why=words.system(error, self.lang))
        else:
            self.game, self.path = game, Path(name).expanduser()
            self.drafts, self.hinted, self.refused, self.told = [], None, None, []
            self.last = game.turns[-1] if game.turns else None
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
        heard = seen(before, self.game.turns[-1], None)
        told = [say(self.lang, "play-turn", name=name, what=self._told(before, heard), points=points)]
        told[0] += lines_text(score.lines, self.lang)
        if heard.shown:
            told.append(say(self.lang, "play-shown", pieces=pieces_text(heard.shown)))
        if score.last_piece:
            told.append(say(self.lang, "play-last-piece", name=name, n=score.last_piece))
        if self.game.position.last_turns == self.game.position.seats:
            told.append(say(self.lang, "play-stock-empty"))
        self.told = told if before.mover != self.game.position.mover else self.told + told
        self.screen.print("\n".join(told))

    def _told(self, before: Position, heard: Seen) -> str:
        """What everyone hears of a turn."""
        match heard.action:
            case Exchange():
                return say(self.lang, "play-exchanged", n=heard.drawn)
            case Roll() if dead(before.grid, before.hand):
                return f"{say(self.lang, 'play-dead')} → {pieces_text(heard.chance or ())}"
            case Reroll() | Roll():
                return f"{action_text(heard.action)} → {pieces_text(heard.chance or ())}"
        return action_text(heard.action)

    def _show_table(self) -> None:
        game, at, colors = self.game, self.game.position, self.screen.colors
        draft = self.draft
        self.screen.print()
        if game.edition.game == "cards":
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
            points = say(self.lang, self._unit(), n=at.scores[place])
            self.screen.print(f"{mark} {seat.name}: {points}{self._known_of(place)}")
        supply = "play-stock" if game.edition.game == "cards" else "play-bag"
        self.screen.say(supply, n=at.supply_count)
        if not at.over and not game.seats[at.mover].name.startswith(BOT):
            self.screen.say("play-hand", pieces=pieces_text(self._hand(), colors))
            self._say_state()

    def _known_of(self, place: int) -> str:
        """What everyone may see before a player: open cubes, the number of hidden pieces, the Qwirkles taken."""
        at, colors = self.game.position, self.screen.colors
        if at.edition.game == "cubes":
            return f"  {pieces_text(at.hands[place], colors)}"
        unit = "count-cards" if at.edition.game == "cards" else "count-tiles"
        taken = "".join(f"  ! {pieces_text(six, colors)}" for six in at.taken[place])
        return f", {say(self.lang, unit, n=len(at.hands[place]))}{taken}"

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
        if due == Roll() and dead(at.grid, at.hand):
            self.screen.say("play-forced-dead")
        elif due is not None:
            self.screen.say(f"play-forced-{action_text(due)}")
        elif at.opening and self.draft is None:
            self.screen.say("play-opening" if at.edition.opening == "largest set" else "play-opening-any")
        if at.last_turns is not None:
            self.screen.say("play-last-turns", n=at.last_turns)
        if at.edition.game == "cubes" and not at.rerolled and self.draft is None:
            self.screen.say("play-may-reroll")

    def _show_result(self) -> None:
        ended = self.game.outcome
        assert ended is not None
        names = [self.game.seats[seat].name for seat in ended.winners]
        key = "play-winner" if len(names) == 1 else "play-shared"
        self.screen.say(key, names=", ".join(names), points=say(self.lang, self._unit(), n=max(ended.scores)))
        if self.path is not None:
            self.screen.say("play-kept", file=str(self.path))


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


QUIT: Final = ("quit", "exit", "q")
UNFINISHED: Final = {"not_one_line", "no_contact", "not_largest_set"}
"""What more tiles can still put right."""
