"""Golden games: any later change must reproduce them byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixfold.rules.edition import edition
from sixfold.rules.record import Game, read_record, to_text, verify
from tests.golden import FOLDER, WANTED, shows
from tests.play import EDITIONS

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_and_is_written_again_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = read_record(text)
    assert to_text(game) == text
    if game.fair is not None:
        verify(game)
        again = Game.start(game.edition, game.seats, game.fair)
        for turn in game.turns:
            again = again.play(turn.action)
        assert to_text(again) == text


@pytest.mark.parametrize("name", EDITIONS)
def test_the_golden_games_of_an_edition_show_every_turn_of_its_rules(name: str) -> None:
    games = [read_record(path.read_text(encoding="utf-8")) for path in FILES if path.stem.startswith(name)]
    assert {what for game in games for what in shows(game)} >= WANTED[edition(name).game]


def test_the_rare_turns_of_the_rules_are_among_them() -> None:
    games = {path.stem: read_record(path.read_text(encoding="utf-8")) for path in FILES}
    assert all(len(games[f"{name}-redealt"].deals) == 2 for name in ("cards-pl", "cards-en"))
    assert "dead" in set(shows(games["cubes-hu-dead"]))
