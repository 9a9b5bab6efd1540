"""Test attempts to steal a turn, erase a game, gain time, take a name or learn from a bot's time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from sixfold import messages
from sixfold.cli.main import main
from sixfold.i18n.catalog import say as say_in
from sixfold.rules.edition import edition
from sixfold.rules.notation import action_text, read_pieces
from sixfold.rules.position import Seat
from sixfold.rules.record import Game, RecordError, read_record, to_json, to_text, verify
from sixfold.rules.referee import begin
from sixfold.rules.rng import Fair
from sixfold.server import commands, events, scheduler
from sixfold.server.app import Settings
from sixfold.server.scheduler import EXPERT_SLOT_SECONDS, GRACE_MS, SLOT_SECONDS, answer_seconds
from sixfold.server.sockets import MAX_SOCKETS_PER_SEAT, POLICY
from sixfold.server.table import created, fold
from sixfold.server.workers import Question
from tests.play import random_action
from tests.server.in_process import GENEROUS, Answer, InlineWorkers, InProcessServer, Socket

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))
REAL_SLEEP = asyncio.sleep
ANNA, BELA = "a" * 22, "b" * 22


def run_in_process(scenario: Callable[[InProcessServer], Awaitable[None]]) -> None:
    """Run a scenario at a server without a network."""

    async def run() -> None:
        server = await InProcessServer(Settings(limits=replace(GENEROUS, send_seconds=1e9))).start()
        await scenario(server)
        await server.stop()

    asyncio.run(run())


async def game_at(server: InProcessServer) -> str:
    """Return a table at which Anna and Béla have begun to play."""
    new = messages.NewTable(edition="qwirkle-pl", secret=ANNA, name="Anna", others=(messages.NewSeat(kind="open"),))
    table = str((await server.http("POST", "/api/tables", new)).json["table"])
    await server.http("POST", f"/api/tables/{table}/join", messages.Join(secret=BELA, name="Béla"))
    await server.http("POST", f"/api/tables/{table}/do", messages.Start(), ANNA)
    return table


def hello(table: str, secret: str) -> messages.Hello:
    return messages.Hello(table=table, secret=secret)


async def leave(server: InProcessServer, socket: Socket) -> None:
    socket.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await server.settle()


# Presence


def test_presence_does_not_fill_queue_of_slow_client() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await game_at(server)
        victim = await server.socket(hello(table, ANNA))
        victim.stalled.clear()
        for _ in range(150):
            await leave(server, await server.socket(hello(table, BELA)))
        await server.socket(hello(table, BELA))
        victim.stalled.set()
        await server.settle()
        assert victim.closed is None
        presences = [each for each in victim.received if isinstance(each, messages.Here)]
        assert presences[-1] == messages.Here((True, True))
        assert len(presences) < 5

    run_in_process(scenario)


def test_hello_rejects_too_many_sockets_of_a_seat() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await game_at(server)
        sockets = [await server.socket(hello(table, BELA)) for _ in range(MAX_SOCKETS_PER_SEAT + 1)]
        assert [each.closed for each in sockets] == [*[None] * MAX_SOCKETS_PER_SEAT, POLICY]
        refused = sockets[-1].received[0]
        assert isinstance(refused, messages.Refused)
        assert refused.refusal.reason == "too_many"
        await leave(server, sockets[0])
        assert (await server.socket(hello(table, BELA))).closed is None
        assert (await server.socket(hello(table, ANNA))).closed is None

    run_in_process(scenario)


# Handing over


async def say(server: InProcessServer, table: str, secret: str, command: messages.Command) -> str:
    """Return why a command is refused; nothing if it is not."""
    answer = await server.http("POST", f"/api/tables/{table}/do", command, secret)
    return "" if answer.status == 200 else str(answer.json["reason"])


async def wait(server: InProcessServer, milliseconds: int) -> None:
    """Let that much time pass, and let the server do what is due then."""
    server.time += milliseconds
    await server.services.scheduler.do_overdue()
    await server.settle()


async def is_away(server: InProcessServer, table: str, seat: int) -> bool:
    """Ask as nobody: a request of a seat would count as presence."""
    return bool((await server.http("GET", f"/api/tables/{table}")).json["seats"][seat]["away"])


def test_hand_over_takes_a_minute_of_absence() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await game_at(server)
        await leave(server, await server.socket(hello(table, BELA)))
        anna = await server.socket(hello(table, ANNA))
        anna.say(messages.Do(1, messages.HandOver(1)))
        await server.settle()
        await wait(server, 59_000)
        (offer,) = anna.now.offers
        assert (offer.what, offer.seat, offer.agreed, offer.left) == ("hand_over", 1, (0,), 60_000)
        assert not await is_away(server, table, 1)
        await wait(server, 1_000 + GRACE_MS)
        assert await is_away(server, table, 1)

    run_in_process(scenario)


@pytest.mark.parametrize("path", ["socket", "now", "do", "mine", "join", "carry", "carry/revoke"])
def test_return_of_player_ends_hand_over_countdown(path: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await game_at(server)
        anna = await server.socket(hello(table, ANNA))
        anna.say(messages.Do(1, messages.HandOver(1)))
        await server.settle()
        await wait(server, 59_999)
        assert anna.now.offers
        match path:
            case "socket":
                await leave(server, await server.socket(hello(table, BELA)))
            case "now":
                await server.http("GET", f"/api/tables/{table}/now", None, BELA)
            case "do":
                await say(server, table, BELA, messages.Say("wait", "1"))
            case "join":
                await server.http("POST", f"/api/tables/{table}/join", messages.Join(secret=BELA, name="Béla"))
            case _:
                await server.http("POST", f"/api/{path}", messages.Holdings((messages.Holding(table, BELA),)))
        await server.settle()
        assert not anna.now.offers
        await wait(server, 1 + GRACE_MS)
        assert not await is_away(server, table, 1)

    run_in_process(scenario)


def test_hand_over_rejects_player_seen_recently() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await game_at(server)
        bela = await server.socket(hello(table, BELA))
        assert await say(server, table, ANNA, messages.HandOver(1)) == "still_here"
        await leave(server, bela)
        await server.http("GET", f"/api/tables/{table}/now", None, BELA)
        await wait(server, 59_999)
        assert await say(server, table, ANNA, messages.HandOver(1)) == "still_here"
        await wait(server, 1)
        assert await say(server, table, ANNA, messages.HandOver(1)) == ""

    run_in_process(scenario)


# Names and ages

INVISIBLE_NAMES = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\ufe0f",
    "\U000e0100",
    "\u00ad",
    "\u2800 \u0301",
]
LOOK_ALIKE_NAMES = [
    "Anna\u200b",
    "A\u200dnna",
    "\u2060Anna",
    "An\u00adna",
    "Anna\u3164",
    "Anna\ufe0f",
    "\uff21nna",
    "An\u034fna",
]
LOOK_ALIKE_NAMES += ["\u0410nna", "\u0391nn\u0430"]  # with Cyrillic and Greek letters
STACKED_ACCENTS = "A" + 6 * "\u0302"


async def join(server: InProcessServer, table: str, name: str, secret: str = BELA, age: int | None = None) -> str:
    """Return why somebody may not sit down under a name; nothing if they may."""
    answer = await server.http("POST", f"/api/tables/{table}/join", messages.Join(secret=secret, name=name, age=age))
    return "" if answer.status == 200 else str(answer.json["message"])


async def open_table(server: InProcessServer, name: str = "Anna", age: int | None = None, **more: Any) -> Answer:
    others = (messages.NewSeat(kind="open"), messages.NewSeat(kind="bot", level="easy"))
    new = messages.NewTable(edition="qwirkle-pl", secret=ANNA, name=name, age=age, others=others, **more)
    return await server.http("POST", "/api/tables", new)


@pytest.mark.parametrize(
    "name",
    [
        *INVISIBLE_NAMES,
        STACKED_ACCENTS,
        "@expert",
        "@easy#2",
        "\u200b@expert",
        "\uff20expert",
        "@",
        "\t@hard",
        "\u2028@hard",
    ],
)
def test_person_rejects_blank_names_and_names_of_bots(name: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        assert (await open_table(server, name)).json["reason"] == "seats"
        table = (await open_table(server)).json["table"]
        assert await join(server, table, name)

    run_in_process(scenario)


@pytest.mark.parametrize("name", LOOK_ALIKE_NAMES)
def test_join_rejects_names_that_look_like_another_at_the_table(name: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        table = (await open_table(server)).json["table"]
        assert await join(server, table, name) == say_in("en", "seats-same-name", value=name)

    run_in_process(scenario)


@pytest.mark.parametrize(
    "name",
    ["anna", "Béla", "Be\u0301la", "李", "👩\u200d👩\u200d👧", "नी\u200dला", "Anna @home", "⠓⠊", "Анна", "ที่นี่", "Việt"],
)
def test_join_accepts_names_in_any_script(name: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        assert not await join(server, (await open_table(server)).json["table"], name)

    run_in_process(scenario)


def test_now_hides_age_from_others() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = (await open_table(server, age=73, public=True)).json["table"]
        await join(server, table, "Béla", age=91)
        sockets = [await server.socket(hello(table, secret)) for secret in (ANNA, BELA)]
        watcher = await server.socket(messages.Hello(table=table))
        await say(server, table, ANNA, messages.Start())
        await server.settle()
        assert [[seat.age for seat in socket.now.seats] for socket in (*sockets, watcher)] == [
            [73, None, None],
            [None, 91, None],
            [None, None, None],
        ]
        for path in ("", "/now", "/record"):
            answer = await server.http("GET", f"/api/tables/{table}{path}", None, BELA)
            assert '"age":73' not in answer.body.decode().replace(" ", "")

    run_in_process(scenario)


@pytest.mark.parametrize("ages", [(73, 91), (91, 73), (None, 91), (None, None)])
def test_finished_record_has_no_ages_and_the_same_player_starts(ages: tuple[int | None, int | None]) -> None:
    new = messages.NewTable(
        edition="cards-pl", secret=ANNA, name="Anna", age=ages[0], others=(messages.NewSeat(kind="open"),)
    )
    starters = set()
    for number in range(20):
        table = created("ABCDEFGH", commands.create(new, f"{number}", "w" * 22, 0))
        table = reduce(fold, commands.join(table, messages.Join(secret=BELA, name="Béla", age=ages[1]), 0), table)
        table = fold(table, started := commands.started(table, 0))
        deals = tuple(tuple(map(read_pieces, hands)) for hands in started.deals)
        seats = tuple(Seat(seat.name, seat.age) for seat in table.seats)
        assert table.game is not None
        assert table.game.position.starter == begin(table.edition, seats, deals).starter
        for text in (to_json(table.game), to_text(table.game)):
            assert "73" not in text.partition("commitment")[0]
            assert "91" not in text.partition("commitment")[0]
            again = read_record(text)
            verify(again)
            assert again.position == table.game.position
        starters.add((table.game.position.starter, table.game.seats[1].first))
    assert len(starters) > 1


# Thinking time


@pytest.mark.parametrize("slot", [SLOT_SECONDS, EXPERT_SLOT_SECONDS])
def test_answer_seconds_are_whole_slots(slot: float) -> None:
    for part in range(101):
        thought = slot * part / 100
        assert answer_seconds(thought, slot) == slot
        assert answer_seconds(slot + thought, slot) == (slot if not part else 2 * slot)


class MoveCounter(InlineWorkers):
    """Count the moves that were chosen, and wake a test that waits for one."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = asyncio.Event()

    async def ask(self, question: Question) -> Any:
        answer = await super().ask(question)
        self.chosen.set()
        return answer


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_bot_move_waits_for_its_slot(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    slots: list[float] = []
    release = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slots.append(seconds)
        await release.wait()

    async def scenario() -> None:
        workers = MoveCounter()
        server = await InProcessServer(workers=workers).start()
        tables = server.services
        tables.scheduler.slot_seconds = scheduler.slot_seconds
        bot = messages.NewSeat(kind="bot", level=level)
        new = messages.NewTable(edition="qwirkle-pl", secret=ANNA, name="Anna", others=(bot,))
        live = await tables.repository.get((await tables.tables.create(new)).table)
        await tables.tables.do(live, ANNA, messages.Start())
        monkeypatch.setattr(asyncio, "sleep", sleep)
        if live.table.mover == 0 and live.table.game is not None:
            action = action_text(random_action(live.table.game.position, Random(1)))
            await tables.tables.do(live, ANNA, messages.PlayAction(0, action))
        turns = len(live.table.history)
        await workers.chosen.wait()
        while not slots and len(live.table.history) == turns:
            await REAL_SLEEP(0)
        assert len(live.table.history) == turns
        assert 0 < slots[0] < scheduler.slot_seconds(level), "counted from the start of the turn, not from the choice"
        release.set()
        while len(live.table.history) == turns:
            await REAL_SLEEP(0)
        monkeypatch.undo()
        await server.stop()

    asyncio.run(scenario())


class SlowWorkers(MoveCounter):
    """Answer after a while."""

    async def ask(self, question: Question) -> Any:
        await REAL_SLEEP(0.02)
        return await super().ask(question)


def test_metrics_do_not_depend_on_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(workers: MoveCounter) -> list[str]:
        server = await InProcessServer(workers=workers, questions=InlineWorkers()).start()
        server.services.scheduler.slot_seconds = lambda level: 3600.0
        table = await game_at(server)
        mover = (await server.services.repository.get(table)).table.mover
        await server.http("POST", f"/api/tables/{table}/do", messages.Leave(), (ANNA, BELA)[mover or 0])
        await workers.chosen.wait()
        while not (lines := await bot_lines(server)):
            await REAL_SLEEP(0)
        await server.stop()
        return lines

    monkeypatch.setattr(asyncio, "sleep", lambda _seconds: REAL_SLEEP(0))
    assert asyncio.run(scenario(MoveCounter())) == asyncio.run(scenario(SlowWorkers()))


async def bot_lines(server: InProcessServer) -> list[str]:
    """Return what the metrics say about bots, nothing before one has moved."""
    text = (await server.http("GET", "/metrics")).body.decode()
    lines = [line for line in text.splitlines() if line.startswith("sixfold_bot_seconds")]
    return lines if "sixfold_bot_seconds_count 0.0" not in lines else []


# Leaving


def test_resigned_game_shows_its_result_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"

    async def scenario(server: InProcessServer) -> None:
        table = await game_at(server)
        await say(server, table, ANNA, messages.HandOver(1))
        await wait(server, 60_000 + GRACE_MS)
        anna = await server.socket(hello(table, ANNA))
        assert await say(server, table, ANNA, messages.Leave()) == ""
        await server.settle()
        assert (anna.now.phase, anna.now.seats[0].resigned) == ("over", True)
        assert anna.now.result is not None
        assert (anna.now.result.winners, anna.now.result.ending) == ((1,), "resigned")
        record = await server.http("GET", f"/api/tables/{table}/record", None, BELA)
        file.write_bytes(record.body)
        assert record.json["resigned"] == [0]
        assert (await server.http("POST", f"/api/tables/{table}/review", None, BELA)).status == 200

    run_in_process(scenario)
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert main(["play", "--terminal", "--save", str(file), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Béla" in printed
    assert say_in("en", "ending-resigned") in printed
    jsonschema.validate(json.loads(file.read_text(encoding="utf-8")), SCHEMA)


def test_table_abandoned_before_resignations_loads() -> None:
    new = messages.NewTable(
        edition="qwirkle-pl", secret=ANNA, name="Anna", others=(messages.NewSeat(kind="bot", level="easy"),)
    )
    first = commands.create(new, "s", "w" * 22, 0)
    assert b"leaving" not in events.encode(first)
    table = created("ABCDEFGH", events.decode(events.encode(first)))
    table = fold(fold(table, commands.started(table, 0)), events.Closed(at=0))
    assert (table.phase, table.leaving, table.resigned) == ("closed", "bot", ())
    assert table.game is not None
    assert table.game.outcome is None


@pytest.mark.parametrize(
    "change",
    [
        {"resigned": [0, 1]},
        {"resigned": [2]},
        {"resigned": [0, 0]},
        {"resigned": "0"},
        {"resigned": [True]},
        {"resigned": []},
        {"resigned": [1]},
    ],
)
def test_record_rejects_impossible_resignations(change: dict[str, Any]) -> None:
    game = Game.start(edition("qwirkle-pl"), (Seat("a"), Seat("b")), Fair("resigned")).resign(0, stop=True)
    data = json.loads(to_json(game))
    assert read_record(json.dumps(data)) == game
    with pytest.raises(RecordError, match="result"):
        read_record(json.dumps(data | change))
