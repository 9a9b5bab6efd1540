"""Test games at one keyboard: every edition to its end, drafts, refusals, hidden hands, saving, languages."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixfold.ai import hints
from sixfold.ai.hints import STEPS
from sixfold.i18n import rulebook
from sixfold.i18n.catalog import ENVIRONMENT, label, say
from sixfold.rules.actions import Exchange, Place, Play, Reroll
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import edition, editions, variants
from sixfold.rules.line import largest_sets
from sixfold.rules.notation import action_text
from sixfold.rules.piece import PIECES, Piece, pieces_in
from sixfold.rules.position import Position, Seat
from sixfold.rules.record import Game, read_record, to_json, verify
from sixfold.rules.referee import view
from sixfold.terminal import start
from sixfold.terminal.advice import hint_text
from sixfold.terminal.board import pieces_text
from sixfold.terminal.errors import TerminalError
from sixfold.terminal.files import save
from sixfold.terminal.play import Session
from sixfold.terminal.screen import Leave, Screen
from tests.support import depth
from tests.support.depth import rounds
from tests.support.languages import in_some_languages
from tests.terminal.dealing import dealt, late

Script = Callable[["Table"], Iterator[str]]
NAMES = [
    "🦄🎲",
    "x" * 60,
    "ħ" * 60,
    "דוד המלך",
    "عمر",
    "Zażółć gęślą jaźń",
    "李小龍",
    "a b  c",
    "{ $name }",
    "%s\\n",
    '"quoted"',
]


class Table:
    """Run a session with a keyboard that types a script, and keep all that was on the screen."""

    def __init__(self, game: Game, script: Script, lang: str = "en", path: Path | None = None, colors: bool = False):
        self.out = io.StringIO()
        self.lang = lang
        self.prompts: list[str] = []
        self.typed: list[str] = []
        self.cuts: list[int] = []
        """Where in the output each question stands."""
        self.seen = 0
        self.session = Session(game, Screen(lang, self.read, self.out, colors), path)
        self.script = script(self)

    def read(self, prompt: str) -> str:
        self.cuts.append(self.out.tell())
        self.prompts.append(prompt)
        self.out.write(f"{prompt}\n")
        try:
            line = next(self.script)
        except StopIteration:
            raise EOFError from None
        self.typed.append(line)
        return line

    def run(self) -> Table:
        """Play until the game or the script is over."""
        with suppress(Leave):
            self.session.run()
        return self

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def over(self) -> bool:
        return self.game.outcome is not None

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def new_text(self) -> str:
        """Return what was printed since the last call."""
        before, self.seen = self.seen, self.out.tell()
        return self.text[before:]

    def look_away(self) -> bool:
        """Return whether the screen asks if nobody else is looking."""
        asked = self.prompts[-1].rstrip()
        return asked in [say(self.lang, "play-look-away", name=seat.name) for seat in self.game.seats]

    def hint(self) -> str:
        """Return the action of the last hint."""
        head, tail = say(self.lang, "play-hint", action="|").split("|")
        last = [line for line in self.text.splitlines() if line.startswith(head) and line.endswith(tail)][-1]
        return last[len(head) : len(last) - len(tail)]


def hinted(table: Table) -> Iterator[str]:
    """Ask for a hint, do it, look, confirm; again and again."""
    while True:
        if table.look_away():
            yield ""
        turns = len(table.game.turns)
        yield from ["hint"] * STEPS
        hint = table.hint()
        yield hint
        assert table.session.draft is not None, f"{hint}: {table.game.position!r}"
        assert action_text(table.session.draft) == hint
        assert len(table.game.turns) == turns
        yield ""
        assert len(table.game.turns) > turns


def some(count: int) -> Script:
    """Play that many turns by hints, then leave."""

    def script(table: Table) -> Iterator[str]:
        for line in hinted(table):
            if sum(seat == 0 for seat in table.game.movers) >= count:
                return
            yield line

    return script


def opening_tiles(game: Game) -> list[str]:
    """Return the tiles of the opening, in a row, as they are typed."""
    pieces = pieces_in(largest_sets(game.position.hand)[1][0])
    return [f"{piece}@{x},0" for x, piece in enumerate(pieces)]


# Whole games


@pytest.mark.parametrize("name", editions())
def test_session_plays_game_to_the_end_by_hints(name: str) -> None:
    """Play all turns of Qwirkle, and the last ones of the others, whose hints take long; with --deep all of them."""
    begun = late(name, 999 if name.startswith("qwirkle") else rounds(9, 999), "Ann", "@random")
    table = Table(begun, hinted).run()
    ended = table.game.outcome
    assert ended is not None
    verify(table.game)
    winners = ", ".join(table.game.seats[seat].name for seat in ended.winners)
    assert winners in table.text.splitlines()[-1]
    assert say(table.lang, f"ending-{ended.ending}") in table.text.splitlines()[-1]
    hints = sum(seat == 0 for seat in table.game.movers[len(begun.turns) :])
    assert table.typed.count("hint") == STEPS * hints > STEPS


@in_some_languages
@pytest.mark.parametrize("name", ["qwirkle-it", "cubes-hu"])
def test_session_plays_game_to_the_end_in_every_language(name: str, lang: str) -> None:
    table = Table(late(name, rounds(7, 999), "Ann", "@greedy", "@greedy#2"), hinted, lang).run()
    assert table.over
    assert say(lang, "play-help-hint") in table.text
    verify(table.game)


@in_some_languages
@pytest.mark.parametrize("name", ["cards-pl", "cards-en"])
def test_session_plays_cards_in_every_language(name: str, lang: str) -> None:
    table = Table(dealt(name, "Ann", "@random", secret=lang), some(3), lang).run()
    assert sum(seat == 0 for seat in table.game.movers) == 3
    verify(table.game)


def test_equal_secrets_deal_equal_games() -> None:
    one, two = (Table(dealt("qwirkle-pl", "Ann", "@greedy", "@random"), hinted).run() for _ in range(2))
    assert one.text == two.text
    other = Table(dealt("qwirkle-pl", "Ann", "@greedy", "@random", secret="b"), hinted).run()
    assert other.game.turns != one.game.turns


def test_session_of_bots_ends() -> None:
    table = Table(dealt("qwirkle-pl", "@greedy", "@random"), lambda _: iter(())).run()
    assert table.over
    assert table.prompts == []


def test_table_marks_draft_and_last_move() -> None:
    def script(table: Table) -> Iterator[str]:
        yield from opening_tiles(table.game)[:1]
        cell, piece = opening_tiles(table.game)[0].split("@")[1], opening_tiles(table.game)[0][:2]
        assert cell == "0,0"
        assert f"[{piece}]" in table.new_text()
        yield "clear"
        assert "[" not in table.new_text().replace(f"[{piece}]", "", 1)
        yield " ".join(opening_tiles(table.game))
        yield ""
        yield "table"
        assert "(" in table.new_text()

    Table(dealt("qwirkle-pl", "Ann", "@greedy"), script).run()


def test_opening_announces_starter_and_reason() -> None:
    table = Table(dealt("qwirkle-pl", "Ann", "Bo", "Cy"), lambda _: iter(())).run()
    at = table.game.position
    for seat, size in zip(table.game.seats, at.announced, strict=True):
        assert say("en", "play-announced", name=seat.name, n=size) in table.text
    assert say("en", "play-starts", name=table.game.seats[at.starter].name) in table.text
    assert table.game.commitment in table.text


# Drafts


def test_undo_removes_last_tile() -> None:
    def script(table: Table) -> Iterator[str]:
        session, tiles = table.session, opening_tiles(table.game)
        assert len(tiles) > 1
        whole = table.game.position.hand
        for count, tile in enumerate(tiles, 1):
            yield tile
            assert isinstance(session.draft, Place)
            assert len(session.draft.tiles) == count
        for count in range(len(tiles) - 1, 0, -1):
            yield "undo"
            assert session.draft is not None
            assert action_text(session.draft) == " ".join(["lay", *tiles[:count]])
        yield "undo"
        assert session.draft is None
        assert say("en", "play-hand", pieces=pieces_text(whole)) in table.new_text()
        yield "undo"
        yield "clear"
        assert session.draft is None
        yield " ".join(tiles)
        yield "undo"
        assert session.draft is None
        yield " ".join(["lay", *tiles])
        yield "clear"
        assert session.draft is None
        assert table.game.turns == ()
        yield "done"
        assert say("en", "play-nothing-drafted") in table.new_text()

    Table(dealt("qwirkle-pl", "Ann", "@greedy"), script).run()


def test_draft_shows_points_and_rest_of_hand() -> None:
    def script(table: Table) -> Iterator[str]:
        hand = list(table.game.position.hand)
        tiles = opening_tiles(table.game)
        yield " ".join(tiles)
        text = table.new_text()
        assert say("en", "count-points", n=len(tiles)) in text
        left = [piece for piece in hand if str(piece) not in [tile[:2] for tile in tiles]]
        assert say("en", "play-hand", pieces=pieces_text(left)) in text
        yield ""
        turn = table.game.turns[0]
        assert action_text(turn.action) in table.new_text()

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script).run()
    assert len(table.game.turns) == 2


def after_opening(refused: Callable[[Table], Iterator[str]]) -> Script:
    """Play the opening by hints, then the rest of the script."""

    def script(table: Table) -> Iterator[str]:
        lines = hinted(table)
        while not table.game.turns:
            yield next(lines)
        yield from refused(table)

    return script


def test_illegal_tile_is_refused_and_draft_kept() -> None:
    def script(table: Table) -> Iterator[str]:
        session, at = table.session, table.game.position
        yield from ["hint"] * STEPS
        yield table.hint()
        kept = session.draft
        assert isinstance(kept, Place)
        left = list(at.hand)
        for _, piece in kept.tiles:
            left.remove(piece)
        spare, taken = left[0], next(iter(at.grid.pieces))
        absent = next(piece for piece in PIECES if piece not in at.hand)
        x, y = kept.tiles[0][0]
        for typed, reason, where in (
            (f"{spare}@{taken[0]},{taken[1]}", "cell_taken", f"{taken[0]},{taken[1]}"),
            (f"{spare}@{x},{y}", "same_cell", f"{x},{y}"),
            (f"{absent}@{x + 40},{y}", "not_in_hand", str(absent)),
        ):
            table.new_text()
            yield typed
            names = {"cells": where, "pieces": where}
            assert say("en", f"reason-{reason}", **names) in table.new_text()
            assert session.draft == kept
            assert session.refused is not None
            assert session.refused.reason.value == reason
        for typed in ("swap", "reroll", "roll", "pass", f"swap {absent}"):
            yield typed
            assert session.draft == kept
        for typed in ("nonsense", "Rt@", "Rt@1", "Rt@a,b", "lay Rt@99999,0", "RT@0,0", "@", "swap Zz", "lay @0,0"):
            table.new_text()
            yield typed
            assert "“" in table.new_text()
            assert session.draft == kept
        yield ""
        assert table.game.turns[at.turns].action == kept

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), after_opening(script)).run()
    assert table.over is False
    assert len(table.game.turns) >= 4


def test_incomplete_draft_is_kept_but_not_confirmed() -> None:
    def script(table: Table) -> Iterator[str]:
        first, *others = opening_tiles(table.game)
        yield first
        assert say("en", "reason-not_largest_set", pieces="|").split("|")[0] in table.new_text()
        yield ""
        assert table.game.turns == ()
        assert table.session.draft is not None
        yield " ".join(others)
        yield ""
        assert len(table.game.turns) >= 1
        at = table.game.position
        yield f"{at.hand[0]}@500,500"
        assert table.session.draft is None  # no tiles could close that gap
        x, y = max(at.grid.pieces)
        yield f"{at.hand[0]}@{x + 3},{y}"
        assert table.session.draft is not None
        table.new_text()
        yield ""
        assert say("en", "reason-no_contact", cells=f"{x + 3},{y}") in table.new_text()

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script).run()
    assert len(table.game.turns) == 2


@in_some_languages
def test_why_explains_the_last_refusal(lang: str) -> None:
    def script(table: Table) -> Iterator[str]:
        yield "why"
        assert say(lang, "play-no-refusal") in table.new_text()
        yield opening_tiles(table.game)[0]  # too few: kept as a draft, with the reason
        table.new_text()
        yield "why"
        rule = rulebook.paragraph(table.game.edition, "A2", lang)
        assert f"{rule.title} (A2)\n{rule.text}" in table.new_text()
        yield f"swap {table.game.position.hand[0]}"
        assert say(lang, "reason-opening_must_lay") in table.new_text()
        yield "why"
        rule = rulebook.paragraph(table.game.edition, "A5", lang)
        assert f"{rule.title} (A5)\n{rule.text}" in table.new_text()

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script, lang).run()
    assert len(table.typed) == 5


def test_swap_exchanges_tiles() -> None:
    def script(table: Table) -> Iterator[str]:
        at = table.game.position
        yield f"swap {at.hand[0]} {at.hand[1]}"
        assert isinstance(table.session.draft, Exchange)
        assert table.game.position == at
        yield ""
        turn = table.game.turns[at.turns]
        assert turn.action == Exchange(at.hand[:2])
        assert say("en", "play-exchanged", n=2) in table.new_text()

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), after_opening(script)).run()
    assert len(table.game.turns) == 4


def test_reroll_happens_once_before_laying() -> None:
    def script(table: Table) -> Iterator[str]:
        at = table.game.position
        yield f"reroll {' '.join(map(str, at.hand[:3]))}"
        assert isinstance(table.session.draft, Reroll)
        table.new_text()
        yield ""
        after = table.game.position
        assert CubesState.of(after).rerolled
        assert after.mover == at.mover
        assert f"→ {pieces_text(table.game.turns[0].drawn)}" in table.new_text()
        yield f"reroll {after.hand[0]}"
        assert say("en", "reason-already_rerolled") in table.new_text()
        turns = len(table.game.turns)
        yield from islice(hinted(table), STEPS + 2)
        assert len(table.game.turns) > turns

    Table(dealt("cubes-hu", "Ann", "@greedy"), script).run()


def test_hint_shows_one_step_at_a_time_and_enter_drafts_the_last() -> None:
    game = dealt("qwirkle-pl", "Ann", "@greedy")
    hint = hints.whole_hint(view(game.position, game.position.mover))

    def script(table: Table) -> Iterator[str]:
        for step in range(1, STEPS):
            table.new_text()
            yield "hint"
            assert hint_text(hints.upto(hint, step), step, "qwirkle", "en") in table.new_text()
            yield ""
            assert say("en", "play-nothing-drafted") in table.new_text()
        yield "hint"
        assert table.hint() == str(hint.action)
        yield ""
        assert table.session.draft == hint.action

    Table(game, script).run()


def test_play_arranges_table_for_named_cards() -> None:
    def script(table: Table) -> Iterator[str]:
        yield from ["hint"] * STEPS
        cards = table.hint().removeprefix("play ").split(" : ")[0]
        yield f"play {cards}"
        draft = table.session.draft
        assert isinstance(draft, Play)
        assert pieces_text(draft.cards) == cards
        yield "undo"
        assert table.session.draft is None
        table.new_text()
        yield f"play {table.game.position.hand[0]}"
        assert table.session.draft is None
        assert table.new_text() != ""
        yield "play"
        assert say("en", "reason-no_card_played") in table.new_text()
        absent = next(piece for piece in PIECES if piece not in table.game.position.hand)
        yield f"play {absent}"
        assert say("en", "reason-not_in_hand", pieces=str(absent)) in table.new_text()
        yield "play Zz"
        assert "Zz" in table.new_text()
        yield f"play {cards}"
        yield ""
        assert len(table.game.turns) > 0

    table = Table(dealt("cards-pl", "Ann", "@random"), script).run()
    assert len(table.typed) == STEPS + 8


@in_some_languages
@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu", "cards-en"])
def test_help_table_and_rules_work_at_any_time(name: str, lang: str) -> None:
    def script(table: Table) -> Iterator[str]:
        table.new_text()
        yield "help"
        text = table.new_text()
        assert say(lang, f"play-help-{edition(name).game}") in text
        assert say(lang, "play-help") in text
        yield "rules"
        assert rulebook.plain(edition(name), lang) in table.new_text()
        yield "table"
        text = table.new_text()
        assert say(lang, "play-hand", pieces=pieces_text(table.game.position.hand)) in text
        assert label(lang, "@greedy", "") in text

    table = Table(dealt(name, "Ann", "@greedy"), script, lang).run()
    assert table.typed == ["help", "rules", "table"]


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu", "cards-pl"])
def test_random_input_leaves_game_unchanged(name: str) -> None:
    """Only what was drafted can be confirmed, so nonsense alone never moves a game."""
    words = ["hint", "why", "lay", "swap", "play", "reroll", "roll", "pass", "redraw", "save", "load", "undo", ":", "!"]
    words += ["Rt", "Ro@0,0", "Rt@1,0", "@", "=", "clear", "table", "🦄", "\x00", "/", "~nobody", "Rs@-1,-1", "{", "'"]

    def script(table: Table) -> Iterator[str]:
        rng = Random(name)
        before = table.game
        for _ in range(150):
            line = " ".join(rng.choices(words, k=rng.randint(1, 5)))
            if not line.startswith("save"):
                yield line
            assert table.game == before

    table = Table(dealt(name, "Ann", "@random"), script).run()
    assert table.game.turns == ()


def test_very_long_lines_are_refused() -> None:
    lines = ["play Ro : " + "RoOs" * 4_000, "x" * 100_000, "save " + "x" * 5_000, "load " + "x" * 5_000, "@" * 9_000]
    lines += ["lay" + " Ro@0,0" * 2_000, "swap" + " Ro" * 6_000, "play" + " Ro" * 6_000, "hint " * 3_000]

    def script(table: Table) -> Iterator[str]:
        first = table.game.position.hand[0]
        for line in lines:
            table.new_text()
            yield line.replace("Ro :", f"{first} :")
            assert len(table.new_text()) < 5_000
            assert table.session.draft is None

    table = Table(dealt("cards-en", "Ann", "@random"), script).run()
    assert len(table.typed) == len(lines)


# Two people


def pieces_said(text: str) -> set[str]:
    """Return the pieces that a text names, alone or as the cards of a row."""
    words = re.findall(r"(?<![\w’'])(?:[ROYGBP][osdtcx])+(?![\w’'])", text)
    return {word[at : at + 2] for word in words for at in range(0, len(word), 2)}


def open_to_all(at: Position) -> set[str]:
    """Return the pieces on the table or taken from it."""
    return set(map(str, at.state.pieces()))


@pytest.mark.parametrize(("name", "turns"), [("qwirkle-pl", 16), ("qwirkle-it", 30), ("cards-en", 4)])
def test_session_hides_hands_of_two_people(name: str, turns: int) -> None:
    game = dealt(name, "Ann", "Cyd")
    shown: list[tuple[int, int, int]] = []
    """Where a hand may be seen: from where to where in the output, and how many turns had been taken then."""

    def script(table: Table) -> Iterator[str]:
        lines = hinted(table)
        while len(table.game.turns) < turns and not table.over:
            at, before = table.game.position, table.cuts[-1]
            assert table.look_away()
            assert table.game.seats[at.mover].name in table.prompts[-1]
            yield ""
            if at.turns % 5 == 3 and name.startswith("qwirkle"):
                yield f"swap {at.hand[0]} {at.hand[1]}"
                yield ""
            else:
                lines = hinted(table)
                for _ in range(STEPS + 2):
                    yield next(lines)
            shown.append((before, table.cuts[-2], at.turns))
            public = table.text[table.cuts[-2] : table.cuts[-1]]
            said, empty, again = public.partition("\n" * 40)
            assert empty
            assert again.strip()
            assert again.strip() in said
            assert pieces_said(public) <= open_to_all(table.game.position), public

    table = Table(game, script).run()
    positions = list(table.game.positions())
    hand = say("en", "play-hand", pieces="|").split("|")[0]
    assert len(shown) == min(turns, len(table.game.turns))
    for begin, end, number in shown:
        at = positions[number]
        hands = [line for line in table.text[begin:end].splitlines() if line.startswith(hand)]
        assert hands[0] == hand + pieces_text(at.hand)
        for line in hands:
            assert pieces_said(line) <= set(map(str, at.hand))
        assert pieces_text(at.hands[1 - at.mover]) not in table.text[begin:end]


def test_exchanged_tiles_stay_hidden() -> None:
    def script(table: Table) -> Iterator[str]:
        lines = hinted(table)
        for _ in range(STEPS + 3):
            yield next(lines)
        at = table.game.position
        assert at.turns == 1
        yield ""
        yield f"swap {' '.join(map(str, at.hand))}"
        assert f"swap {pieces_text(at.hand)}" in table.new_text()
        yield ""
        text = table.new_text()
        assert say("en", "play-exchanged", n=6) in text
        assert pieces_said(text) == set()
        yield ""
        assert "swap" not in table.new_text()

    table = Table(dealt("qwirkle-pl", "Ann", "Cyd"), script).run()
    assert isinstance(table.game.turns[1].action, Exchange)


def test_look_away_is_skipped_for_open_hands_or_one_person() -> None:
    open_hands = Table(dealt("cubes-hu", "Ann", "Cyd"), some(2)).run()
    assert not any("looking" in prompt for prompt in open_hands.prompts)
    for seat in range(2):
        assert pieces_text(next(iter(open_hands.game.positions())).hands[seat]) in open_hands.text
    alone = Table(dealt("qwirkle-pl", "Ann", "@greedy", "@random"), some(2)).run()
    assert not any("looking" in prompt for prompt in alone.prompts)


def test_bot_hand_is_never_shown() -> None:
    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), hinted).run()
    for at in table.game.positions():
        if len(at.hands[1]) > 3:
            assert pieces_text(at.hands[1]) not in table.text


# Saving and resuming


@pytest.mark.parametrize(
    ("name", "turns"),
    [("qwirkle-pl", 99), ("qwirkle-it", 8), ("cubes-hu", rounds(4, 99)), ("cards-pl", 4), ("cards-en", 4)],
)
def test_game_resumes_after_any_turn(name: str, turns: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    whole = Table(dealt(name, "Ann", "@greedy"), some(turns)).run().game
    game = dealt(name, "Ann", "@greedy")
    while game.outcome is None and sum(seat == 0 for seat in game.movers) < turns:
        table = Table(game, some(1 + sum(seat == 0 for seat in game.movers)), path=path).run()
        kept = read_record(path.read_text(encoding="utf-8"))
        assert kept == table.game
        assert kept.position == table.game.position
        assert len(kept.turns) > len(game.turns) or kept.outcome is not None
        game = kept
    assert game == whole
    assert sorted(tmp_path.iterdir()) == [path]


def test_game_is_saved_before_first_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = dealt("qwirkle-pl", "Ann", "Bo")
    Table(game, lambda _: iter(()), path=path).run()
    assert read_record(path.read_text(encoding="utf-8")) == game


def test_finished_game_stays_finished(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = Table(late("cubes-hu", 4, "Ann", "@greedy"), hinted, path=path).run()
    assert say("en", "play-kept", file=str(path)) in table.text
    again = Table(read_record(path.read_text(encoding="utf-8")), lambda _: iter(()), path=path).run()
    assert again.prompts == []
    assert again.text.splitlines()[-2:] == table.text.splitlines()[-2:]


def test_crash_while_saving_leaves_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    old, new = dealt("qwirkle-pl", "Ann", "Bo"), dealt("qwirkle-pl", "Ann", "Bo", secret="b")
    save(old, path)

    def full(_: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r".*"):
        save(new, path)
    assert path.read_text(encoding="utf-8") == to_json(old)


def test_save_writes_every_later_turn(tmp_path: Path) -> None:
    path = tmp_path / "later.json"

    def script(table: Table) -> Iterator[str]:
        yield "save"
        assert say("en", "play-which-file") in table.new_text()
        yield f"save {path}"
        assert say("en", "play-saved", file=str(path)) in table.new_text()
        assert read_record(path.read_text(encoding="utf-8")) == table.game
        yield from some(2)(table)

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script).run()
    assert read_record(path.read_text(encoding="utf-8")) == table.game
    assert len(table.game.turns) == 4


def test_save_keeps_draft(tmp_path: Path) -> None:
    def script(table: Table) -> Iterator[str]:
        yield " ".join(opening_tiles(table.game))
        draft = table.session.draft
        yield f"save {tmp_path / 'a b.json'}"
        assert table.session.draft == draft
        yield ""

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script).run()
    assert len(read_record((tmp_path / "a b.json").read_text(encoding="utf-8")).turns) == len(table.game.turns) == 2


def unwritable(tmp_path: Path) -> list[str]:
    """Names under which nothing can be written, not even by root."""
    (tmp_path / "file").write_text("")
    names = [tmp_path / "none" / "game.json", tmp_path / "file" / "game.json", tmp_path, tmp_path / ("x" * 300)]
    return [*map(str, names), "/", ".", "~nobody-of-that-name/game.json", "a\x00b"]


@in_some_languages
def test_save_reports_unwritable_file_and_continues(lang: str, tmp_path: Path) -> None:
    head = say(lang, "play-cannot-save", file="|", why="").split("|")[0]

    def script(table: Table) -> Iterator[str]:
        table.new_text()
        for name in unwritable(tmp_path):
            yield f"save {name}"
            text = table.new_text()
            assert head + name in text
            assert table.session.path is None
        yield from some(2)(table)

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script, lang).run()
    assert len(table.game.turns) == 4


def test_session_reports_missing_folder_after_every_turn(tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.json"
    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), some(2), path=path).run()
    assert len(table.game.turns) == 4
    assert table.text.count(say("en", "play-cannot-save", file=str(path), why="|").split("|")[0]) == 1 + 4


def test_load_continues_with_loaded_game(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    other = Table(dealt("cubes-hu", "Cy", "@greedy"), some(3)).run().game
    save(other, path)

    def script(table: Table) -> Iterator[str]:
        yield opening_tiles(table.game)[0]
        yield f"load {path}"
        assert table.prompts[-1].startswith("Cy")
        assert table.game == other
        assert table.session.draft is None
        yield "why"
        assert say("en", "play-no-refusal") in table.new_text()
        yield from some(5)(table)

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script).run()
    assert table.game.edition.id == "cubes-hu"
    assert read_record(path.read_text(encoding="utf-8")) == table.game != other


@pytest.mark.parametrize("first", ["@greedy", "Bo"])
def test_load_prompts_player_to_move(first: str, tmp_path: Path) -> None:
    """Though the same seat is to move, and as many turns have been taken, as in the game that was left."""
    path = tmp_path / "other.json"
    chosen = (dealt("qwirkle-pl", first, "Di", "Ed", secret=str(n)) for n in range(99))
    save(next(game for game in chosen if game.position.mover == 0), path)
    chosen = (dealt("qwirkle-pl", "Ann", "@greedy", secret=str(n)) for n in range(99))
    game = next(game for game in chosen if game.position.mover == 0)

    def script(table: Table) -> Iterator[str]:
        table.new_text()
        yield f"load {path}"
        assert table.look_away()
        assert first in table.prompts[-1] or len(table.game.turns) == 1
        hidden = [str(piece) for piece in table.game.position.hand]
        assert " ".join(hidden) not in table.new_text()

    Table(game, script).run()


@in_some_languages
def test_load_reports_bad_file_and_continues(lang: str, tmp_path: Path) -> None:
    broken = {
        "empty": b"",
        "binary": b"\xff\xfe\x00",
        "list": b"[]",
        "object": b"{}",
        "text": b"hello\n",
        "nul": b"\x00",
    }
    names = unwritable(tmp_path)
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
        names.append(str(tmp_path / name))
    data = to_json(dealt("qwirkle-pl", "Ann", "Bo")).replace('"secret"', '"other"')
    (tmp_path / "no secret").write_text(data, encoding="utf-8")
    names.append(str(tmp_path / "no secret"))

    def script(table: Table) -> Iterator[str]:
        before = table.game
        for name in names:
            table.new_text()
            yield f"load {name}"
            assert table.new_text().strip() != ""
            assert table.game is before
            assert table.session.path is None
        yield from some(1)(table)

    table = Table(dealt("qwirkle-pl", "Ann", "@greedy"), script, lang).run()
    assert len(table.game.turns) == 2


# From the command line


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Types lines where a person would; a number at the end is Ctrl-C there, otherwise the input ends."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)

    def lines(*typed: str, interrupt: bool = False) -> None:
        script = iter(typed)

        def read(prompt: str) -> str:
            print(prompt, end="")
            for line in script:
                return line
            raise KeyboardInterrupt if interrupt else EOFError

        monkeypatch.setattr("builtins.input", read)

    return lines


Typing = Callable[..., None]


@in_some_languages
@pytest.mark.parametrize("interrupt", [False, True], ids=["end of input", "Ctrl-C"])
@pytest.mark.parametrize(
    "lines", [[], ["1"], ["1", "Ann,Bo"], ["1", "Ann,Bo", ""], ["3", ""], ["4", "Ann,Bo", "", "hint"]]
)
def test_end_of_input_says_goodbye(
    lines: list[str], interrupt: bool, lang: str, typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(*lines, interrupt=interrupt)
    start.play(None, None, None, "a", lang)
    out, err = capsys.readouterr()
    assert out.endswith(say(lang, "play-goodbye") + "\n")
    assert err == ""


def test_quit_says_goodbye(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("quit")
    start.play("cubes", "Ann,@greedy", None, "a", "en")
    assert capsys.readouterr().out.endswith(say("en", "play-goodbye") + "\n")


@in_some_languages
def test_start_repeats_questions_until_answered(
    lang: str, typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    wrong = ["0", "9", "99", "-1", "1.0", "chess", "٣"]
    people = ["Ann", "a,b,c,d,e", "Ann,Ann", "Ann,@genius", "Ann:old,Bo", "Ann,", ",", "Ann:999,Bo", "x" * 61 + ",Bo"]
    typing(*wrong, "cards-en", *people, " Ann:7 , @greedy , @greedy,Bo:12 ")
    start.play(None, None, path, "a", lang)
    out = capsys.readouterr().out
    assert out.count(say(lang, "play-which-edition")) == len(wrong) + 1
    for name in wrong:
        assert say(lang, "cli-unknown-edition", name=name, known=", ".join(editions())) in out
    game = read_record(path.read_text(encoding="utf-8"))
    assert game.edition.id == "cards-en"
    assert game.seats == (Seat("Ann", 7), Seat("@greedy"), Seat("@greedy#2"), Seat("Bo", 12))


@in_some_languages
def test_start_offers_variants_by_number(
    lang: str, typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    number = [each.name for each in variants()].index("cards-pl;free_rows=1") + 1
    typing(str(number), "Ann,Bo")
    start.play(None, None, path, "a", lang)
    out = capsys.readouterr().out
    assert f"{number}  {rulebook.edition_name(edition('cards-pl;free_rows=1'), lang)}\n" in out
    assert say(lang, "setting-free_rows-about") in out
    assert say(lang, "setting-single_opening_points-about") in out
    assert read_record(path.read_text(encoding="utf-8")).edition.name == "cards-pl;free_rows=1"


def test_start_takes_defaults_on_enter(typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typing("", "")
    start.play(None, None, path, None, "pl")
    assert say("pl", "edition-qwirkle-pl") in capsys.readouterr().out
    game = read_record(path.read_text(encoding="utf-8"))
    assert (game.edition.id, [seat.name for seat in game.seats]) == (
        "qwirkle-pl",
        [say("pl", "play-you"), "@greedy"],
    )


def test_start_resumes_existing_file(typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = Table(dealt("qwirkle-pl", "Ann", "@greedy"), some(2)).run().game
    save(game, path)
    typing("table")
    start.play("cubes", "Cy,Di", path, None, "en")
    out = capsys.readouterr().out
    assert out.startswith(say("en", "play-loaded", file=str(path)))
    assert say("en", "play-hand", pieces=pieces_text(game.position.hand)) in out
    assert read_record(path.read_text(encoding="utf-8")) == game


@in_some_languages
@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{}", b"hello", None], ids=["empty", "binary", "json", "text", "dir"]
)
def test_start_refuses_other_file_without_change(
    content: bytes | None, lang: str, typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    typing("", "")
    with pytest.raises(TerminalError) as caught:
        start.play("qwirkle", "Ann,@greedy", path, None, lang)
    assert (capsys.readouterr(), caught.value.status) == (("", ""), 1)
    assert str(path) in str(caught.value)
    assert content is None or path.read_bytes() == content


@in_some_languages
@pytest.mark.parametrize("name", NAMES)
def test_unusual_names_survive_saving(
    name: str, lang: str, typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    typing("", "hint")
    start.play("qwirkle", f"{name},Bo:30", path, "c", lang)
    out = capsys.readouterr().out
    assert name in out
    game = read_record(path.read_text(encoding="utf-8"))
    assert game.seats[0] == Seat(name)
    typing("", "table")
    start.play(None, None, path, None, lang)
    assert name in capsys.readouterr().out


# Colour


def test_colors_do_not_change_text() -> None:
    plain, painted = (Table(late("cubes-hu", 6, "Ann", "@greedy"), hinted, colors=each).run() for each in (False, True))
    assert "\x1b" not in plain.text
    assert "\x1b[1;" in painted.text
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted.text) == plain.text


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
@pytest.mark.parametrize(
    ("setting", "painted"), [({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), *depth.some([], [({}, True)])]
)
def test_no_color_disables_colors_in_terminal(setting: dict[str, str], painted: bool) -> None:
    import pty
    import subprocess

    ours, theirs = pty.openpty()
    environ = {key: value for key, value in os.environ.items() if key not in (*ENVIRONMENT, "NO_COLOR")}
    command = [
        sys.executable,
        "-m",
        "sixfold",
        "play",
        "--edition",
        "cubes",
        "--players",
        "Ann,@greedy",
        "--secret",
        "a",
    ]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ | setting) as game:
        os.close(theirs)
        os.write(ours, b"table\nquit\n")
        shown = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # how Linux says that the other side is closed
                break
            if not part:
                break
            shown += part
        assert game.wait() == 0
    os.close(ours)
    assert say("en", "play-goodbye").encode() in shown
    assert (b"\x1b[1;9" in shown) is painted


def test_piped_output_has_no_colors(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("hint", "table")
    start.play("cubes", "Ann,@greedy", None, "a", "en")
    assert "\x1b" not in capsys.readouterr().out


def test_paint_keeps_letters_of_pieces() -> None:
    for kind in range(36):
        piece: Any = Piece(kind)
        assert str(piece) in pieces_text([piece], colors=True)
