"""Test the terminal client with keys and mouse: every game to its end, hidden hands, advice, refusals."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from textual.widgets import Input

from sixfold.i18n import error_messages
from sixfold.i18n.catalog import LANGUAGES, say
from sixfold.i18n.piece_names import color_marks
from sixfold.rules.actions import Place, Play
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import edition
from sixfold.rules.errors import Illegal, Reason
from sixfold.rules.line import largest_sets
from sixfold.rules.piece import PIECES, Hand, piece, pieces_in
from sixfold.rules.record import Game, read_record, verify
from sixfold.rules.ruleset import GAMES, ruleset
from sixfold.terminal.files import load
from sixfold.terminal.local_game import LocalGame
from sixfold.terminal.tui.dialogs import LookAway, QuestionDialog, TextDialog
from sixfold.terminal.tui.grid_editor import GridEditor
from sixfold.terminal.tui.keys import KEYS, help_text
from sixfold.terminal.tui.links import BadLink, Link, read_link
from sixfold.terminal.tui.look import Look, Mark
from sixfold.terminal.tui.sets_editor import SetsEditor
from sixfold.terminal.tui.start import StartScreen
from tests.play import changed
from tests.support.depth import rounds, some
from tests.support.languages import in_some_languages
from tests.terminal.dealing import dealt, late
from tests.terminal.piloting import Player, chosen, closed, hand_of, sit


def begun(name: str, *players: str) -> Game:
    """Return a game in which the first player is to move."""
    games = (dealt(name, *players, secret=str(number)) for number in range(99))
    return next(game for game in games if game.position.mover == 0)


def largest_set(player: Player) -> Hand:
    return tuple(pieces_in(largest_sets(player.table.moment.view.hand)[1][0]))


@pytest.mark.parametrize(("name", "left"), [("qwirkle-pl", 12), ("cubes-hu", 12), ("cards-en", 20)])
def test_table_plays_whole_game_with_keys_and_mouse(name: str, left: int, tmp_path: Path) -> None:
    """The last turns; with --deep all of them."""
    path = tmp_path / "game.json"
    local = LocalGame(late(name, rounds(left, 999), "Ann", "@greedy", "@greedy#2", "@greedy#3"), path)

    async def test(player: Player) -> None:
        turns = 0
        await player.settled()
        while player.table.moment.outcome is None:
            await player.play(player.table.moment.due or chosen(player, "greedy"), mouse=bool(turns % 3))
            turns += 1
            assert read_record(path.read_text(encoding="utf-8")) == local.game
        assert turns > 1
        ended = local.game.outcome
        assert ended is not None
        winners = ", ".join(player.table.moment.names[seat] for seat in ended.winners)
        await player.until(lambda: isinstance(player.screen, TextDialog))
        await player.read(say("en", "web-over"), winners)
        await player.read(say("en", f"ending-{ended.ending}"))
        await closed(player)
        await player.press("g")
        await player.until(lambda: isinstance(player.screen, StartScreen))

    sit(local, test)
    verify(local.game)


# Tiles and cubes


def test_grid_shows_points_of_places_and_draft() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        opening = chosen(player)
        await player.play(opening)
        editor = player.table.editor
        assert isinstance(editor, GridEditor)
        view = player.table.moment.view
        best = next(each for each in range(6) if editor.draft and editor.draft.places(each))
        await player.pick(best)
        assert editor.draft is not None
        places = editor.draft.places(best)
        assert editor.board.cursor in places
        shown = "\n".join(editor.board.render_line(y).text for y in range(editor.board.size.height))
        for points in places.values():
            assert str(points) in shown
        await player.press("tab", "enter")
        assert isinstance(editor.action, Place)
        assert say("en", "count-points", n=places[editor.action.tiles[0][0]] or 0) in player.status
        await player.press("u")
        assert editor.action is None
        assert player.table.moment.view == view

    sit(begun("qwirkle-pl", "Ann", "@greedy"), test)


def test_illegal_draft_shows_reason_and_rule() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        wanted = say("en", "reason-not_largest_set", pieces="|").split("|")[0]
        await player.pick(list(player.table.moment.view.hand).index(largest_set(player)[0]))
        await player.press("enter")
        assert wanted in player.status
        await player.press("enter")
        assert player.table.moment.view.turns == 0
        await player.press("w")
        await player.until(lambda: isinstance(player.screen, TextDialog))
        await player.read("A2")
        await closed(player)
        await player.press("escape")
        assert wanted not in player.status

    sit(begun("qwirkle-pl", "Ann", "@greedy"), test)


def test_color_letter_picks_piece_and_escape_drops_it() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        first = player.table.moment.view.hand[0]
        await player.press(str(first)[0])
        editor = player.table.editor
        assert isinstance(editor, GridEditor)
        assert editor.picked == 0
        await player.press("escape")
        assert editor.picked is None

    sit(begun("qwirkle-pl", "Ann", "@greedy"), test)


def test_click_takes_up_drafted_piece() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        editor = player.table.editor
        assert isinstance(editor, GridEditor)
        await player.pick(0, mouse=True)
        await player.put((1, 1), mouse=True)
        assert editor.action is not None
        await player.put((1, 1), mouse=True)
        assert editor.action is None
        assert editor.picked == 0

    sit(begun("qwirkle-pl", "Ann", "@greedy"), test)


def test_reroll_is_offered_once() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        await player.press("r", "enter")
        await player.until(lambda: say("en", "reason-nothing_chosen") in player.status)
        await player.press("1", "2")
        assert say("en", "web-roll-n", n=2) in player.status
        await player.press("enter")
        await player.until(lambda: CubesState.of(player.table.moment.view).rerolled)
        await player.settled()
        await player.press("r", "1", "enter")
        await player.until(lambda: say("en", "reason-already_rerolled") in player.status)

    sit(begun("cubes-hu", "Ann", "@greedy"), test)


# Cards


def cards_game() -> Game:
    """Four reds and three squares on the table; yellow and purple squares in hand: the example of the rules."""
    game = begun("cards-en", "Ann", "@random")
    hand = tuple(sorted(map(piece, ("Ys", "Ps", "Go", "Gd", "Gt", "Bo", "Bc", "Yx", "Ox"))))
    rows = tuple(tuple(sorted(map(piece, row))) for row in (("Ro", "Rs", "Rt", "Rx"), ("Os", "Gs", "Bs")))
    at = changed(game.position, hands=(hand, game.position.hands[1]), rows=rows, opening=False)
    return replace(game, position=at)


@pytest.mark.parametrize("mouse", [False, True])
def test_sets_desk_moves_cards_of_hand_and_table(mouse: bool) -> None:
    async def test(player: Player) -> None:
        await player.settled()
        editor = player.table.editor
        assert isinstance(editor, SetsEditor)
        hand = [str(each) for each in player.table.moment.view.hand]
        reds, squares = 0, 1
        assert [len(row) for row in player.table.moment.view.rows] == [4, 3]
        await player.pick(hand.index("Ys"), mouse)
        await player.pick(hand.index("Ps"), mouse)
        assert [each.fits for each in editor.board.shown] == [False, True, True]
        if mouse:
            await player.click("#board", editor.board.offset_of(squares, 5))
            await player.click("#board", editor.board.offset_of(reds, 1))
            await player.click("#board", editor.board.offset_of(squares, 5))
        else:
            await player.press("tab", "enter", "up", "left", "left", "left", "right", "space", "down", "enter")
        assert isinstance(editor.action, Play)
        assert [len(row) for row in editor.action.qwirkles] == [6]
        assert say("en", "count-qwirkles", n=1) in player.status
        await player.read(say("en", "web-you-take-it"))
        await player.press("enter")
        await player.settled()
        assert player.table.moment.view.scores[0] == 1

    sit(cards_game(), test, size=(100, 24))


def test_sets_desk_names_problem_of_set_and_undoes() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        editor = player.table.editor
        assert isinstance(editor, SetsEditor)
        before = editor.board.shown
        await player.press("n", "1", "2", "enter")
        text = (say("en", "web-set-short"), say("en", "web-set-mismatch"))
        await player.until(lambda: any(each in player.text for each in text))
        assert player.table.editor.action is not None
        await player.press("enter")
        assert player.table.moment.view.turns == 0
        await player.press("u")
        assert editor.board.shown == before
        await player.press("a")
        await player.until(lambda: say("en", "tui-pick-cards") in player.status)
        await player.press("3", "a")
        await player.until(lambda: say("en", "reason-no_arrangement", pieces="|").split("|")[0] in player.status)

    sit(cards_game(), test, size=(110, 24))


# People at one keyboard


@pytest.mark.parametrize("name", ["qwirkle-pl", "cards-en"])
def test_tui_hides_hand_from_other_person(name: str) -> None:
    async def test(player: Player) -> None:
        for _ in range(rounds(2, 3)):
            await player.until(lambda: isinstance(player.screen, LookAway))
            at = player.table.moment.view
            await player.read(player.table.moment.names[at.mover])
            assert player.table.editor.held == ()
            assert all(hand is None for hand in at.hands)
            await player.press("enter")
            await player.until(lambda: not isinstance(player.screen, LookAway))
            await player.settled()
            seen = player.table.moment.view
            assert [hand is None for hand in seen.hands] == [seat != seen.mover for seat in range(2)]
            await player.press("1", "escape")
            action = chosen(player)
            turns = seen.turns
            await player.play(action)
            assert player.table.moment.view.turns > turns

    sit(dealt(name, "Ann", "Bo"), test)


def test_open_hands_skip_look_away() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        for _ in range(2):
            await player.play(chosen(player))
            assert not isinstance(player.screen, LookAway)

    sit(dealt("cubes-hu", "Ann", "Bo"), test)


# Advice


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu", "cards-pl"])
def test_hint_comes_in_steps_and_review_shows_last_turn(name: str) -> None:
    async def test(player: Player) -> None:
        await player.settled()
        text = []
        for _ in range(3):
            await player.press("h")
            await player.until(lambda: not player.table.busy)
            text.append(player.table.message)
        assert len(set(text)) == 3
        action = player.table.editor.action
        assert action is not None
        await player.press("enter")
        await player.settled()
        await player.press("v")
        await player.until(lambda: isinstance(player.screen, TextDialog))
        await player.read(say("en", "review-options"), "Ann")
        await closed(player)

    sit(begun(name, "Ann", "@greedy"), test)


def test_review_stops_when_dialog_closes() -> None:
    async def test(player: Player) -> None:
        await player.settled()
        await player.play(chosen(player))
        await player.press("v")
        await closed(player)
        await player.settled()

    sit(begun("qwirkle-pl", "Ann", "@greedy"), test)


@in_some_languages
def test_help_lists_keys_in_every_language(lang: str) -> None:
    async def test(player: Player) -> None:
        await player.settled()
        await player.press("question_mark")
        await player.until(lambda: isinstance(player.screen, TextDialog))
        await player.read(say(lang, "tui-help-qwirkle"), say(lang, "web-key-enter"))
        await closed(player)

    sit(begun("qwirkle-pl", "Ann", "@greedy"), test, lang=lang)


def test_help_has_its_texts_below_each_other_in_every_language() -> None:
    for lang, game in product(LANGUAGES, GAMES):
        text = help_text(ruleset(game), Look(few=False, ascii=False, lang=lang), lang, online=True)
        first = text.index("1 … 9")
        lines = text[first:].partition("\n\n")[0].split("\n")
        starts = {len(re.match(r".*?  +", line)[0]) for line in lines}  # type: ignore[index]
        assert len(starts) == 1, (lang, game, lines)


def test_keys_in_the_footer_fit_80_columns_in_every_language() -> None:
    """Those of a turn; the review of the last one may follow behind the edge."""
    for lang, game in product(LANGUAGES, GAMES):
        keys = [each for each in KEYS if each.when(ruleset(game)) and each.name and not each.offer]
        turn = [each for each in keys if each.action not in ("new_game", "review")]
        footer = " ".join(f"{each.shown or each.keys} {say(lang, each.name)}" for each in turn)
        assert len(footer) <= 80, footer


# Terminals


@pytest.mark.parametrize(
    ("name", "size"),
    [("qwirkle-pl", (80, 24)), ("qwirkle-pl", (30, 10)), ("cards-en", (50, 16)), ("cubes-hu", (200, 60))],
)
def test_small_terminal_shows_table_scores_and_hand(name: str, size: tuple[int, int]) -> None:
    async def test(player: Player) -> None:
        await player.settled()
        await player.play(chosen(player))
        board, rack = player.table.editor.board, player.table.query_one("#rack")
        assert board.size.height >= 2
        assert rack.region.bottom <= size[1]
        assert player.table.query_one("#side").display == (size[0] >= 76)
        assert player.table.query_one("#line").display == (size[0] < 76)

    sit(begun(name, "Ann", "@greedy"), test, size=size)


def test_look_gives_every_piece_letters_and_sign_of_the_language() -> None:
    for lang, ascii_only in product(LANGUAGES, (False, True)):
        look = Look(few=ascii_only, ascii=ascii_only, lang=lang)
        assert len({look.text(each) for each in PIECES}) == 36
        assert {look.cell(each).cell_length for each in PIECES} == {look.width}
        assert all(look.text(each).isascii() for each in PIECES) == ascii_only
    assert all(Look(few=True, ascii=True).text(each) == str(each) for each in PIECES)
    assert Look(few=False, ascii=False, lang="hu").text(piece("Pt")) == "L★"
    assert Look(few=True, ascii=True, lang="pl").text(piece("Yc")) == "Zokn"


@pytest.mark.parametrize("lang", some(["pl"], [*LANGUAGES]))
def test_capital_letter_picks_up_color_of_language(lang: str) -> None:
    async def test(player: Player) -> None:
        hand = hand_of(player)
        for color, mark in {each.color: color_marks(lang)[each.color] for each in hand}.items():
            same = {other for other, each in enumerate(color_marks(lang)) if each[0] == mark[0]}
            await player.press("escape", mark[0])
            picked = [each.piece.color for each in player.table.editor.held if each.mark is Mark.PICKED]
            assert len(picked) == 1
            assert picked[0] in same
            assert color in same
        await player.press("question_mark")
        await player.read(" ".join(color_marks(lang)))

    sit(begun("qwirkle-pl", "Ann", "@greedy"), test, look=Look(few=False, ascii=False, lang=lang), lang=lang)


def test_refusal_names_pieces_as_the_table_does() -> None:
    error = Illegal(Reason.NOT_IN_HAND, "grid.laying", pieces=(piece("Pt"), piece("Ro")))
    found = edition("qwirkle-pl")
    assert "lila csillag, piros kör" in error_messages.refusal(error, found, "hu", by_name=True)
    assert "Pt Ro" in error_messages.refusal(error, found, "hu")


def test_look_follows_environment() -> None:
    many = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    assert not Look.of(many).few
    assert Look.of({**many, "NO_COLOR": "1"}).few
    assert Look.of({"TERM": "xterm"}).few
    assert Look.of({"TERM": "linux"}).ascii
    assert Look.of(many, ascii_only=True).ascii


# Beginning and leaving


def test_start_screen_begins_game() -> None:
    async def test(player: Player) -> None:
        await player.until(lambda: isinstance(player.screen, StartScreen))
        player.screen.query_one("#name0", Input).value = "@Ann: the, first"  # a typed name is no bot
        await player.press("f2")
        await player.settled()
        assert player.table.moment.names == ("Ann  the  first", "Easy Bot")

    sit(None, test)


@pytest.mark.parametrize("link", ["", "nonsense", "https://play.example/", "ftp://a/t/AB12CD34", "http://[/t/AB12CD34"])
def test_read_link_rejects_other_addresses(link: str) -> None:
    with pytest.raises(BadLink):
        read_link(link)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://play.example/t/AB12CD34", Link("https://play.example", "AB12CD34")),
        (" localhost:8000/t/ab12cd34/ ", Link("http://localhost:8000", "AB12CD34")),
        ("http://[::1]:8000/w/AB12CD34", Link("http://[::1]:8000", "AB12CD34", "")),
        ("https://play.example/w/AB12CD34#word", Link("https://play.example", "AB12CD34", "word")),
    ],
)
def test_read_link_parses_seat_and_watch_links(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert read_link(str(link)) == link


def test_start_screen_reports_bad_link() -> None:
    async def test(player: Player) -> None:
        await player.until(lambda: isinstance(player.screen, StartScreen))
        player.screen.query_one("#link").focus()
        await player.press(*"chess", "enter")
        await player.read(say("en", "tui-bad-link"))

    sit(None, test)


def test_leaving_unsaved_game_needs_confirmation(tmp_path: Path) -> None:
    async def leave(player: Player) -> None:
        await player.settled()
        await player.play(chosen(player))
        await player.press("q")
        await player.until(lambda: isinstance(player.screen, QuestionDialog))
        await player.press("n")
        await player.until(lambda: not isinstance(player.screen, QuestionDialog))
        await player.press("q")
        await player.until(lambda: isinstance(player.screen, QuestionDialog))
        await player.press("y")
        await player.until(lambda: player.app.return_value == 0)

    sit(begun("qwirkle-pl", "Ann", "@greedy"), leave)

    async def kept(player: Player) -> None:
        await player.settled()
        await player.play(chosen(player))
        await player.press("q")
        await player.until(lambda: player.app.return_value == 0)

    path = tmp_path / "game.json"
    sit(LocalGame(begun("qwirkle-pl", "Ann", "@greedy"), path), kept)
    assert len(load(path).turns) == 2


def test_tui_reports_unwritable_file(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        await player.settled()
        await player.play(chosen(player))
        assert say("en", "play-cannot-save", file="|", why="").split("|")[0] in player.status

    sit(LocalGame(begun("qwirkle-pl", "Ann", "@greedy"), tmp_path / "none" / "game.json"), test)
