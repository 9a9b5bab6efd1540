"""Test that positions of running games without hints are not analysed, whatever the hands are."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sixfold import messages
from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import level
from sixfold.client import new_secret
from sixfold.rules.actions import Action
from sixfold.rules.cards import CardsState
from sixfold.rules.grid import Grid
from sixfold.rules.notation import action_text
from sixfold.rules.partial_position import partial_position_text
from sixfold.rules.piece import PIECES, Piece
from sixfold.rules.position import Position
from sixfold.rules.record import Game as Record, to_json
from sixfold.rules.referee import view
from sixfold.rules.view import View
from sixfold.server import relay as relays, repository
from sixfold.server.app import Settings
from sixfold.server.recognition import (
    MIN_RECORD_PIECES,
    MIN_RENAMED_PIECES,
    TABLES_AT_ONCE,
    Recognition,
    board_of,
    boards_of,
)
from sixfold.server.relay import LocalRelay
from tests.play import changed, random_game
from tests.server.conftest import Nats
from tests.server.in_process import GENEROUS, InProcessServer
from tests.support.patience import PATIENCE_SECONDS

EDITIONS = ("qwirkle-pl", "cubes-hu", "cards-pl")


class Game:
    """Play two greedy people at a table."""

    def __init__(self, server: InProcessServer, table: str, secrets: tuple[str, str]) -> None:
        self.server, self.table, self.secrets = server, table, secrets

    @classmethod
    async def start(cls, server: InProcessServer, edition: str, hints: bool | None = None) -> Game:
        ann, bo = new_secret(), new_secret()
        new = messages.NewTable(
            edition=edition, secret=ann, name="Ann", others=(messages.NewSeat(kind="open"),), hints=hints
        )
        table = (await server.http("POST", "/api/tables", new)).json["table"]
        await server.http("POST", f"/api/tables/{table}/join", messages.Join(secret=bo, name="Bo"))
        await server.http("POST", f"/api/tables/{table}/do", messages.Start(), ann)
        await server.settle()
        return cls(server, table, (ann, bo))

    @classmethod
    async def with_pieces(cls, server: InProcessServer, edition: str, pieces: int, hints: bool | None = None) -> Game:
        """Return a running game with that many pieces on the table; in Cards the Qwirkles taken may leave too few."""
        while True:
            game = await cls.start(server, edition, hints)
            await game.play(pieces)
            if not game.position.over:
                return game

    @property
    def record(self) -> Record:
        game = next(each for each in self.server.services.repository.in_memory() if each.id == self.table).game
        assert game is not None
        return game

    @property
    def position(self) -> Position:
        return self.record.position

    @property
    def invented(self) -> str:
        """Return a record of the game with one more turn, after which somebody resigns."""
        return to_json(self.record.play(_greedy(self.position)).resign(0, stop=True))

    async def play(self, pieces: int) -> None:
        """Play until that many pieces are on the table, or the game is over."""
        while not self.position.over and len(_lying(self.position)) < pieces:
            at = self.position
            turn = messages.PlayAction(at.turns, action_text(_greedy(at)))
            done = await self.server.http("POST", f"/api/tables/{self.table}/do", turn, self.secrets[at.mover])
            assert done.status == 200


def _greedy(at: Position) -> Action:
    return level("greedy")(view(at, at.mover), Random(at.turns), OWN_EFFORT).action


def _lying(at: Position | View) -> list[Piece]:
    return list(at.grid.pieces.values()) if at.edition.rules.has_grid else [card for row in at.rows for card in row]


async def _asked(server: InProcessServer, position: str) -> str:
    answer = await server.http("POST", "/api/analysis", messages.Analyse(position, 1))
    return "analysed" if answer.status == 200 else str(answer.json["reason"])


def _with_cells(at: View, cell: Callable[[int, int], tuple[int, int]]) -> View:
    if not at.edition.rules.has_grid:
        return at
    return changed(at, grid=Grid.of((cell(x, y), piece) for (x, y), piece in at.grid.pieces.items()))


def _moved(at: View) -> View:
    return _with_cells(at, lambda x, y: (x + 3, y - 7))


def _turned(at: View) -> View:
    return _with_cells(at, lambda x, y: (-y, x))


def _renamed(at: View) -> View:
    """Exchange red and blue, squares and stars."""
    colors, shapes = [4, 1, 2, 3, 0, 5], [0, 3, 2, 1, 4, 5]

    def name(piece: Piece) -> Piece:
        return PIECES[colors[piece.color] * 6 + shapes[piece.shape]]

    def hand(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        return tuple(sorted(map(name, pieces)))

    if at.edition.rules.has_grid:
        state: dict[str, Any] = {"grid": Grid.of((cell, name(piece)) for cell, piece in at.grid.pieces.items())}
    else:
        taken = tuple(tuple(sorted(map(hand, rows))) for rows in CardsState.of(at).taken)
        state = {"rows": tuple(sorted(map(hand, at.rows))), "taken": taken}
    return changed(
        at,
        **state,
        hands=tuple(None if each is None else hand(each) for each in at.hands),
    )


def _without_one(at: View) -> View:
    """Leave a piece at the edge out."""
    if not at.edition.rules.has_grid:
        longest = max(at.rows, key=len)
        rest = [row for row in at.rows if row is not longest]
        return changed(at, rows=tuple(sorted([*rest, longest[:-1]] if len(longest) > 3 else rest)))
    edge = max(at.grid.pieces, key=lambda cell: (cell[0], cell[1]))
    return changed(at, grid=Grid.of((cell, piece) for cell, piece in at.grid.pieces.items() if cell != edge))


@pytest.mark.parametrize("edition", EDITIONS)
def test_analysis_rejects_position_of_running_game_without_hints(edition: str) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        game = await Game.with_pieces(server, edition, 6)
        text = partial_position_text(view(game.position, game.position.mover))
        ways = {"as it is": text, "other points and no piles": re.sub(r" (scores|taken)=\S+", "", text)}
        if edition == "cubes-hu":  # where points must be given
            ways["other points and no piles"] = re.sub(r"scores=\S+", "scores=0,0", text)
        assert {way: await _asked(server, position) for way, position in ways.items()} == dict.fromkeys(ways, "running")
        await server.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize(("edition", "named"), [("qwirkle-pl", "cubes-hu"), ("cubes-hu", "qwirkle-pl")])
def test_analysis_rejects_position_of_running_game_under_name_of_another(edition: str, named: str) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        game = await Game.with_pieces(server, edition, 8)
        table = re.search(r"table=\S+", partial_position_text(view(game.position, 0)))
        assert table
        left = [str(piece) for piece in PIECES if piece not in _lying(game.position)]
        hands = f"{''.join(left[:6])}/{''.join(left[6:12]) if named == 'cubes-hu' else '?6'}"
        assert await _asked(server, f"{named} mover=0 scores=0,0 hands={hands} {table[0]}") == "running"
        await server.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("change", [_moved, _turned, _renamed, _without_one])
def test_analysis_rejects_changed_position_of_running_game(edition: str, change: Callable[[View], View]) -> None:
    after = next(after for _, _, after in random_game(edition, 2, "changed") if len(_lying(after)) > MIN_RENAMED_PIECES)
    seen = view(after, after.mover)
    found, asked = board_of(after), board_of(change(seen))
    assert found
    assert asked
    assert found.is_like(asked)
    assert asked.is_like(found)


def test_analysis_refusal_does_not_depend_on_hands() -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        game = await Game.with_pieces(server, "qwirkle-pl", 12)
        at = game.position
        text = partial_position_text(view(at, at.mover))
        hidden = "".join(map(str, at.hands[1 - at.mover]))
        left = [piece for piece in PIECES if _lying(at).count(piece) == 0][:6]
        guess = "".join(map(str, left))
        found = [
            await _asked(server, re.sub(r"mover=\S+ (\S+) hands=\S+", rf"mover=0 \1 hands={hand}/?6", text))
            for hand in (hidden, guess)
        ]
        assert found == ["running", "running"]
        await server.stop()

    asyncio.run(scenario())


def test_analysis_accepts_position_with_hints_or_after_game() -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        open_game = await Game.with_pieces(server, "qwirkle-pl", 12, hints=True)
        assert (
            await _asked(server, partial_position_text(view(open_game.position, open_game.position.mover)))
            == "analysed"
        )
        game = await Game.with_pieces(server, "cards-pl", 6)
        text = partial_position_text(view(game.position, game.position.mover))
        assert await _asked(server, text) == "running"
        await game.play(999)
        assert await _asked(server, text) == "analysed"
        await server.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize("edition", EDITIONS)
def test_analysis_rejects_position_of_game_at_another_process(
    edition: str, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        here, there = [await InProcessServer(Settings(limits=GENEROUS, relay=nats.url)).start() for _ in range(2)]
        game = await Game.with_pieces(there, edition, 20)
        at = view(game.position, game.position.mover)
        monkeypatch.setattr(relays, "ANSWER_SECONDS", PATIENCE_SECONDS)
        assert await _asked(here, partial_position_text(at)) == "running"
        assert await _asked(here, partial_position_text(_renamed(at))) == "running"
        monkeypatch.setattr(relays, "ANSWER_SECONDS", 0.01)
        with_hints = await Game.with_pieces(there, edition, 6, hints=True)
        assert (
            await _asked(here, partial_position_text(view(with_hints.position, with_hints.position.mover)))
            == "analysed"
        )
        for server in (here, there):
            await server.stop()
            await server.services.relay.close()

    asyncio.run(scenario())


def test_analysis_rejects_position_of_running_game_after_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(repository, "LOAD_PAUSE_SECONDS", 0.0)
        before = await InProcessServer().start()
        with_hints = await Game.with_pieces(before, "qwirkle-pl", 8, hints=True)
        over = await Game.start(before, "cards-pl")
        await over.play(999)
        game = await Game.with_pieces(before, "qwirkle-pl", 8)
        before.store.logs["BROKEN00"] = [b"?"]
        before.store.entries["BROKEN00"] = replace(before.store.entries[game.table], table="BROKEN00")
        await before.stop()

        server = InProcessServer()
        server.store = before.store
        await server.start()
        server.services.start()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not server.services.repository.find(game.table):
                await asyncio.sleep(0.01)
        assert await _asked(server, partial_position_text(view(game.position, game.position.mover))) == "running"
        assert not [each for each in (with_hints, over) if server.services.repository.find(each.table)]
        server.services.tasks.cancel()
        await server.stop()

    asyncio.run(scenario())


def test_load_running_keeps_latest_tables_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(repository, "LOAD_PAUSE_SECONDS", 0.0)
        before = await InProcessServer().start()
        games = []
        for _ in range(3):
            before.time += 1000
            games.append((await Game.with_pieces(before, "qwirkle-pl", 1)).table)
        await before.stop()

        server = InProcessServer()
        server.store = before.store
        await server.start()
        await server.services.repository.load_running()
        assert [each.id for each in server.services.repository.in_memory()] == games
        await server.stop()

    asyncio.run(scenario())


def test_analysis_accepts_position_of_game_that_ended_at_another_process(nats: Nats) -> None:
    async def scenario() -> None:
        here, there = (
            InProcessServer(Settings(limits=GENEROUS, relay=nats.url)),
            InProcessServer(Settings(limits=GENEROUS, relay=nats.url)),
        )
        here.store = there.store
        for server in (here, there):
            await server.start()
        game = await Game.with_pieces(there, "cards-pl", 8)
        text = partial_position_text(view(game.position, game.position.mover))
        await here.services.repository.get(game.table)
        assert await _asked(here, text) == "running"
        await game.play(999)
        assert await _asked(here, text) == "analysed"
        for server in (here, there):
            await server.stop()
            await server.services.relay.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("edition", EDITIONS)
def test_review_rejects_record_of_running_game_with_invented_end(edition: str) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        game = await Game.with_pieces(server, edition, MIN_RECORD_PIECES)
        answer = await server.http("POST", "/api/reviews", messages.ReviewRecord(game.invented))
        assert answer.json["reason"] == "running"
        with_hints = await Game.with_pieces(server, edition, MIN_RECORD_PIECES, hints=True)
        answer = await server.http("POST", "/api/reviews", messages.ReviewRecord(with_hints.invented))
        assert answer.status == 200
        await server.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize("edition", ["qwirkle-pl", "cubes-hu"])
def test_recognition_of_small_table_needs_equal_position(edition: str) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        game = await Game.with_pieces(server, edition, 3)
        while len(_lying(game.position)) > 4:
            game = await Game.with_pieces(server, edition, 3)
        at = view(game.position, game.position.mover)
        assert await _asked(server, partial_position_text(at)) == "running"
        assert await _asked(server, partial_position_text(_without_one(at))) != "running"
        await server.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize("edition", EDITIONS)
def test_is_like_is_false_for_different_games(edition: str) -> None:
    games = [
        [found for _, _, after in random_game(edition, 2, f"alike {number}") if (found := board_of(after))]
        for number in range(6)
    ]
    for number, game in enumerate(games):
        others = [board for other in games[number + 1 :] for board in other]
        assert not [board for board in game[::3] for other in others if board.is_like(other)]


def test_is_running_serves_others_while_it_compares_many_tables() -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        game = await Game.with_pieces(server, "qwirkle-pl", 12)
        running = [each for each in server.services.repository.in_memory() if each.id == game.table] * (
            5 * TABLES_AT_ONCE
        )
        other = board_of(
            next(after for _, _, after in random_game("qwirkle-pl", 2, "other") if len(_lying(after)) > 20)
        )
        served = 0

        async def serve() -> None:
            nonlocal served
            while True:
                served += 1
                await asyncio.sleep(0)

        assert other
        serving = asyncio.create_task(serve())
        recognition = Recognition(LocalRelay(), lambda: running, server.services.repository.get)
        assert not await recognition.is_running([other])
        serving.cancel()
        assert served >= 5
        await server.stop()

    asyncio.run(scenario())


def test_boards_of_lists_each_table_once() -> None:
    game = random_game("qwirkle-pl", 2, "once")
    at = next(after for _, _, after in game if len(_lying(after)) >= MIN_RECORD_PIECES)
    seen = view(at, at.mover)
    assert boards_of([seen, seen, seen]) == (board_of(at),)
