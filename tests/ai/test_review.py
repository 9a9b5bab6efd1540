"""Test reviews: parts that add up, true sentences, the same result for the same seed."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from sixfold.ai.bot_api import Budget
from sixfold.ai.bots import level
from sixfold.ai.evaluation import margins
from sixfold.ai.kernel import Stop
from sixfold.ai.review import sentences
from sixfold.ai.review.checkpoint import Checkpoint, WrongCheckpoint
from sixfold.ai.review.game import NotOver, review
from sixfold.ai.review.text import heading, report
from sixfold.ai.review.turn import Stopped
from sixfold.ai.review.types import Review
from sixfold.cli.main import main
from sixfold.cli.review_page import page
from sixfold.i18n.catalog import LANGUAGES, say
from sixfold.i18n.player_names import player_names
from sixfold.rules.edition import edition
from sixfold.rules.record import Game, read_record, to_json
from sixfold.rules.referee import view
from sixfold.rules.rng import Fair
from tests.golden import FOLDER as GOLDEN
from tests.play import seats
from tests.support.languages import in_some_languages

DEPTH = 0.02
GAMES = (("qwirkle-pl", 2), ("qwirkle-it", 3), ("cubes-hu", 2), ("cards-pl", 2), ("cards-en", 3))


@cache
def played(name: str, count: int) -> Game:
    game, rng = Game.start(edition(name), seats(count), Fair(f"reviewed {count}")), Random(1)
    bot = level("easy")
    while not game.position.over:
        at = game.position
        game = game.play(bot(view(at, at.mover), rng, Budget(ms=1)).action)
    return game


@cache
def reviewed(name: str, count: int) -> Review:
    return review(played(name, count), depth=DEPTH)


@pytest.mark.parametrize(("name", "count"), GAMES)
def test_summary_parts_add_up_to_the_margin(name: str, count: int) -> None:
    game, found = played(name, count), reviewed(name, count)
    ends = margins(game.position.scores)
    for seat, end in zip(found.summary.seats, ends, strict=True):
        assert seat.margin == end
        assert seat.skill + seat.given + seat.luck == pytest.approx(end, abs=1e-9)
        assert seat.skill <= 0 <= seat.given
    assert sum(seat.luck for seat in found.summary.seats) == pytest.approx(0, abs=1e-9)
    for chances in found.summary.chances:
        assert sum(chances) == pytest.approx(1, abs=1e-3)
    assert len(found.summary.chances) == len(game.turns) + 1


@pytest.mark.parametrize(("name", "count"), GAMES[3:4])
def test_review_is_deterministic_for_equal_seeds(name: str, count: int) -> None:
    assert review(played(name, count), depth=DEPTH) == reviewed(name, count)


def test_review_stops_and_continues_from_its_checkpoint(tmp_path: Path) -> None:
    game, file, stop = played("cards-pl", 2), tmp_path / "turns.jsonl", Stop()
    kept = Checkpoint(file, game, DEPTH, 0)
    with pytest.raises(Stopped):
        review(game, depth=DEPTH, stop=stop, keep=kept.add, progress=lambda done, _: stop.stop() if done == 5 else None)
    with file.open("ab") as torn:
        torn.write(b'{"turn": 6, "se')
    again = Checkpoint(file, game, DEPTH, 0)
    assert sorted(again.turns) == [1, 2, 3, 4, 5]
    assert review(game, depth=DEPTH, done=again.turns, keep=again.add) == reviewed("cards-pl", 2)
    assert len(Checkpoint(file, game, DEPTH, 0).turns) == len(game.turns)
    with pytest.raises(WrongCheckpoint):
        Checkpoint(file, game, DEPTH, 1)


def test_review_rejects_unfinished_games() -> None:
    with pytest.raises(NotOver):
        review(Game.start(edition("qwirkle-pl"), seats(2), Fair("new")))


@in_some_languages
@pytest.mark.parametrize(("name", "count"), [GAMES[0], GAMES[2], GAMES[3]])
def test_report_and_page_exist_in_every_language(name: str, count: int, lang: str) -> None:
    game, found = played(name, count), reviewed(name, count)
    text, whole = report(game, found, lang), page(game, found, lang)
    assert not re.search(r"review-|\{", text)
    assert "<script" not in whole
    assert not re.search(r"""(?:src|href)=["']?https?:""", whole)
    assert whole.count("<article") == len(game.turns)


def test_heading_names_the_house_rule() -> None:
    game = read_record((GOLDEN / "free-rows-0.txt").read_text(encoding="utf-8"))
    for lang in LANGUAGES:
        assert say(lang, "setting-free_rows") in heading(game, player_names(game.seats, lang), lang)


def test_review_command_prints_json_and_one_line_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.json"
    game = played("cards-pl", 2)
    record.write_text(to_json(game))
    assert main(["review", str(record), "--json", "--depth", "0.05"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["format"] == "sixfold-review/1"
    assert len(printed["turns"]) == len(game.turns)
    assert main(["review", str(record), "--turn", "1", "--depth", "0.05"]) == 0
    assert "The best choices" in capsys.readouterr().out
    record.write_text(to_json(Game.begin(game.edition, game.seats, game.deals)))
    for arguments, status in (([], 1), (["--depth", "0"], 2), (["--depth", "nan"], 2)):
        assert main(["review", str(record), *arguments]) == status
        assert capsys.readouterr().err.count("\n") == 1
    record.write_text("no record")
    assert main(["review", str(record)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_numbers_are_written_as_the_language_does() -> None:
    assert [sentences.percent(0.41, lang) for lang in ("en", "pl", "de", "fr")] == ["41%", "41%", "41\xa0%", "41\xa0%"]
    assert [sentences.percent(0.004, lang) for lang in ("en", "hu")] == ["0.4%", "0,4%"]
    assert [sentences.number(-1.25, lang) for lang in ("en", "it", "pt-BR")] == ["−1.2", "−1,2", "−1,2"]
