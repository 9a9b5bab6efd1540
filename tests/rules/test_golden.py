"""Golden games: any later change must reproduce them byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixfold.rules.edition import edition
from sixfold.rules.record import FORMAT, OLD_FORMAT, Game, read_record, to_text, verify
from tests.golden import FOLDER, REQUIRED_EVENTS, shows
from tests.play import EDITIONS

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_games_replay_and_are_written_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = read_record(text)
    expected = upgraded(text, game)
    assert to_text(game) == expected
    assert read_record(expected) == game
    if game.fair is not None:
        verify(game)
        again = Game.start(game.edition, game.seats, game.fair)
        for turn in game.turns:
            again = again.play(turn.action)
        assert to_text(again) == expected


def upgraded(text: str, game: Game) -> str:
    """Return a record as it is written today: one in version 1 gets the new version, edition name and ending."""
    if text.startswith(FORMAT):
        return text
    assert game.outcome is not None
    text = text.replace(OLD_FORMAT, FORMAT, 1)
    text = text.replace("edition cards-pl\n", "edition cards-pl;free_rows=1\n", 1)
    return text.removesuffix("\n") + f" {game.outcome.ending}\n"


def test_version_1_games_of_cards_pl_replay_with_free_rows() -> None:
    old = [path.read_text(encoding="utf-8") for path in FILES if path.stem.startswith("free-rows")]
    assert len(old) == 6
    assert all(text.startswith(f"{OLD_FORMAT}\nedition cards-pl\n") for text in old)
    assert {read_record(text).edition.name for text in old} == {"cards-pl;free_rows=1"}


@pytest.mark.parametrize("name", EDITIONS)
def test_golden_games_contain_every_action_of_their_edition(name: str) -> None:
    games = [read_record(path.read_text(encoding="utf-8")) for path in FILES if path.stem.startswith(name)]
    assert {what for game in games for what in shows(game)} >= REQUIRED_EVENTS[edition(name).game]


def test_golden_games_contain_rare_turns() -> None:
    games = {path.stem: read_record(path.read_text(encoding="utf-8")) for path in FILES}
    assert all(len(games[f"{name}-redealt"].deals) == 2 for name in ("free-rows", "cards-pl", "cards-en"))
    assert "dead" in set(shows(games["cubes-hu-dead"]))
