"""The terminal client, played with keys and mouse: every game to its end, hidden hands, advice, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixfold.rules.record import read_record, verify
from sixfold.terminal.local import Local
from sixfold.terminal.tui.dialogs import Told
from sixfold.terminal.tui.start import StartScreen
from sixfold.text import say
from tests.terminal.piloting import Player, chosen, closed, dealt, sit


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu", "cards-en"])
def test_a_game_is_played_to_its_end_with_keys_and_mouse(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    local = Local(dealt(name, "Ann", "@easy", "@easy#2", "@easy#3"), path)

    async def test(player: Player) -> None:
        mouse = False
        await player.settled()
        while player.table.moment.outcome is None:
            await player.play(player.table.moment.due or chosen(player), mouse)
            mouse = not mouse
            assert read_record(path.read_text(encoding="utf-8")) == local.game
        await player.until(lambda: isinstance(player.screen, Told))
        assert say("en", "web-over") in player.text
        ended = local.game.outcome
        assert ended is not None
        winners = ", ".join(player.table.moment.names[seat] for seat in ended.winners)
        assert winners in player.text
        await closed(player)
        await player.press("g")
        await player.until(lambda: isinstance(player.screen, StartScreen))

    sit(local, test)
    verify(local.game)
