"""Solve a puzzle in the terminal."""

from __future__ import annotations

from ..ai.puzzles.puzzle import Puzzle
from ..ai.review.sentences import number
from ..i18n import error_messages
from ..i18n.catalog import label, say
from ..i18n.rulebook import edition_name
from ..rules.actions import Place, Play, Reroll
from ..rules.card_moves import most_qwirkles
from ..rules.cards import CardsOptions
from ..rules.errors import Illegal, NotationError
from ..rules.notation import read_action, read_pieces
from ..rules.piece import Hand
from ..rules.position import without
from ..rules.referee import check, view
from .board import pieces_text, table_text
from .drafts import places_of
from .screen import Leave, Screen


def solve(puzzle: Puzzle, lang: str) -> int:
    """Show a puzzle and ask until it is solved or given up; return 0 if it was solved, 1 if not."""
    return _Solving(puzzle, Screen.standard(lang)).run()


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
                        self.print_result("right")
                        return 0
                except NotationError as error:
                    self.screen.print(error_messages.unreadable(error, self.screen.lang))
                except Illegal as refusal:
                    self.screen.print(error_messages.refusal(refusal, self.puzzle.position.edition, self.screen.lang))
        except Leave:
            self.screen.print()
        self.screen.print(self.say("puzzle-answer", action=str(self.puzzle.answer)))
        self.print_result("right")
        return 1

    def say(self, key: str, **args: str | int) -> str:
        return say(self.screen.lang, key, **args)

    def show(self) -> None:
        at, out = self.puzzle.position, self.screen
        edition = edition_name(at.edition, out.lang)
        out.print(f"{self.puzzle.id} · {edition} · {self.say('puzzle-difficulty', n=self.puzzle.difficulty)}\n")
        out.print(table_text(at, None, (), out.colors, out.width))
        out.print(
            f"\n{label(out.lang, self.say('web-your-hand', game=at.edition.game), pieces_text(at.hand, out.colors))}"
        )
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
        """Return whether this is the answer, and print how far off it is if not; raise as the referee does."""
        answer, at = self.puzzle.answer, self.puzzle.position
        if isinstance(answer, Place):
            action = read_action(text if text.startswith("lay") else f"lay {text}")
            points: float = check(self.seen, action).points
            return action == answer or self.print_result("wrong", self.puzzle.kind, points)
        pieces = read_pieces("".join(text.removeprefix("reroll").split()))
        without(at.hand, pieces, f"{self.puzzle.game}.turn")
        if isinstance(answer, Reroll):
            return Reroll(pieces) == answer or self.print_result("wrong", "reroll", self.mean(pieces))
        cards = tuple(sorted(pieces))
        if isinstance(answer, Play) and answer.cards == cards:
            return True
        most = most_qwirkles(at.rows, cards, CardsOptions.of(at.edition).new_rows)
        return self.print_result("wrong", "unplayable" if most is None else "cards" if most else "rearrange")

    def mean(self, pieces: Hand) -> float:
        """Return the mean points when these cubes are rolled again."""
        return self.puzzle.expected[sum(1 << place for place in places_of(self.puzzle.position.hand, pieces))]

    def print_result(self, outcome: str, kind: str = "", points: float = 0) -> bool:
        """Print a line about an attempt; return False, so that the next one is asked for."""
        value, second = self.puzzle.value, self.puzzle.second
        figures = {"value": value, "second": second, "margin": value - second, "points": points}
        lang = self.screen.lang
        texts = {name: number(each, lang, digits=int(round(each, 1) % 1 > 0)) for name, each in figures.items()}
        self.screen.print(self.say(f"puzzle-{outcome}-{kind or self.puzzle.kind}", **texts))
        return False
