"""Solve a puzzle in the terminal."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from ..ai.puzzles.puzzle import Puzzle
from ..i18n import error_messages
from ..i18n.catalog import say
from ..rules.card_moves import choice
from ..rules.notation import NotationError, read_action, read_pieces
from ..rules.piece import Hand
from ..rules.position import without
from ..rules.referee import check, view
from ..rules.turn import Illegal, Place, Play, Reroll
from .board import grid_text, pieces_text, rows_text
from .screen import Leave, Screen


def solve(puzzle: Puzzle, lang: str) -> int:
    """Show a puzzle and ask until it is solved or given up; return 0 if it was solved, 1 if not."""
    colors = isinstance(sys.stdout, TextIOWrapper) and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return _Solving(puzzle, Screen(lang, input, sys.stdout, colors)).run()


class _Solving:
    def __init__(self, puzzle: Puzzle, screen: Screen) -> None:
        self.puzzle, self.screen = puzzle, screen
        self.seen = view(puzzle.position, puzzle.position.mover)

    def run(self) -> int:
        self.show()
        try:
            while text := self.screen.ask(self.say("puzzle-your-move", example=self.example())):
                try:
                    if self.is_right(text):
                        self.tell("right")
                        return 0
                except NotationError as error:
                    self.screen.print(error_messages.unreadable(error, self.screen.lang))
                except Illegal as refusal:
                    self.screen.print(error_messages.refusal(refusal, self.puzzle.position.edition, self.screen.lang))
        except Leave:
            self.screen.print()
        self.screen.print(self.say("puzzle-answer", action=str(self.puzzle.answer)))
        self.tell("right")
        return 1

    def say(self, key: str, **args: str | int) -> str:
        return say(self.screen.lang, key, **args)

    def show(self) -> None:
        at, out = self.puzzle.position, self.screen
        out.print(f"{self.puzzle.id} · {self.say('puzzle-difficulty', n=self.puzzle.difficulty)}\n")
        if not self.puzzle.position.edition.rules.has_grid:
            out.print(rows_text(at.rows, out.colors))
        else:
            out.print(grid_text(at.grid.pieces, {}, (), out.colors, out.width))
        out.print(f"\n{self.say('web-your-hand')}: {pieces_text(at.hand, out.colors)}")
        if self.puzzle.kind == "endgame":
            own, other = at.scores[at.mover], at.scores[1 - at.mover]
            out.print(f"{self.say('puzzle-other-hand')} {pieces_text(at.hands[1 - at.mover], out.colors)}")
            out.print(self.say("puzzle-score", own=own, other=other))
        played = len(self.puzzle.answer.cards) if isinstance(self.puzzle.answer, Play) else 0
        out.print(f"\n{self.say(f'puzzle-ask-{self.puzzle.kind}', **({'n': played} if played else {}))}")

    def example(self) -> str:
        first = self.puzzle.position.hand[0]
        return f"lay {first}@3,-2" if isinstance(self.puzzle.answer, Place) else f"{first}"

    def is_right(self, text: str) -> bool:
        """Whether this is the answer; if not, how far off it is has been said. Raises what the referee raises."""
        answer, at = self.puzzle.answer, self.puzzle.position
        if isinstance(answer, Place):
            action = read_action(text if text.startswith("lay") else f"lay {text}")
            points: float = check(self.seen, action).points
            return action == answer or self.tell("wrong", self.puzzle.kind, points)
        pieces = read_pieces("".join(text.removeprefix("reroll").split()))
        without(at.hand, pieces, f"{self.puzzle.game}.turn")
        if isinstance(answer, Reroll):
            return Reroll(pieces) == answer or self.tell("wrong", "reroll", self.mean(pieces))
        cards = tuple(sorted(pieces))
        if isinstance(answer, Play) and answer.cards == cards:
            return True
        found = choice(at.rows, cards, at.edition.new_rows)
        return self.tell("wrong", "unplayable" if not found else "cards" if found.qwirkles[-1] else "rearrange")

    def mean(self, pieces: Hand) -> float:
        """The mean points when these cubes are rolled again."""
        left, chosen = list(pieces), 0
        for bit, cube in enumerate(self.puzzle.position.hand):
            if cube in left:
                left.remove(cube)
                chosen |= 1 << bit
        return self.puzzle.expected[chosen]

    def tell(self, outcome: str, kind: str = "", points: float = 0) -> bool:
        """A line about a try; never a reason to stop asking."""
        value, second = self.puzzle.value, self.puzzle.second
        figures = {"value": value, "second": second, "margin": value - second, "points": points}
        told = {name: f"{round(figure, 1):g}" for name, figure in figures.items()}
        self.screen.print(self.say(f"puzzle-{outcome}-{kind or self.puzzle.kind}", **told))
        return False
