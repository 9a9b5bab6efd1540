"""Test that hidden information changes no byte of what a viewer receives, on any way.

Two servers, one after the other, play the same game as the viewer knows it, while the other hands, the supply, the
secret of the deal, the other players' own secrets and salts and, for strangers, the link for watching differ. All that
reaches the viewer is compared byte for byte: answers, refusals, messages, records, metrics and the log.

Made equal on purpose: the name of the table and the digests of the secret and of the salts, which everybody may know;
and times, which are measured. Not compared: the record after the end, which is there to reveal everything.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, get_args
from urllib.parse import SplitResult

import pytest
from msgspec import structs

from sixfold import messages
from sixfold.rules import referee, rng as dealing
from sixfold.rules.actions import Action, Exchange, Redraw, Turn
from sixfold.rules.errors import Illegal
from sixfold.rules.notation import action_text
from sixfold.rules.placement import Score
from sixfold.rules.position import Position
from sixfold.rules.rng import digest
from sixfold.rules.view import RedactedTurn, View
from sixfold.server import (
    commands,
    health,
    middleware,
    notifications,
    pictures,
    presenters,
    repository,
    scheduler,
    seat_transfer,
    signing,
    sockets,
    table as tables,
    table_service,
    web_push,
)
from sixfold.server.api import OPERATIONS
from sixfold.server.app import Settings
from sixfold.server.http_client import Answer
from sixfold.server.logs import JsonLines
from sixfold.server.repository import Decide, LiveTable, TableRepository
from sixfold.server.table import Table
from sixfold.server.webhook import News, Webhook
from sixfold.server.workers import FindHint, Move, Question
from tests.server.in_process import GENEROUS, InlineWorkers, InProcessServer, Socket
from tests.server.indistinguishable_games import Script, twin
from tests.support.depth import some
from tests.support.push_receiver import Device

Viewer = int | str
"""A seat; a `spectator` with the link for watching, a `passer-by` at a public table, a `stranger` at another one, or a
`device` that players share: it proves with a secret who is there, but shows no hand yet."""
TABLE = "TABLE000"
WATCH = "watch".rjust(22, "-")
NEVER_LEGAL = ("swap Rt Rt Rt Rt Rt Rt", "play Rt Rt Rt Rt", "0,0,0 Rt", "", "nonsense")
NEVER_MOVED = ("/api/about", "/api/openapi.json", "/api/asyncapi.json", "/api", "/readyz")
ASKED_WITH_PARAMETERS = ("now", "legal", "picture", "film")
"""Operations that change nothing and are not asked for as they are: `legal` takes long, pictures are drawn once."""
MAX_SCRIPT_TRIES = 200
HINTS = 3
PROBED_TURNS = some(14, 1000)
"""Turns at the beginning around which everything is asked for; later turns are only played, but for the last ones."""
LAST = 4
WHOLE = 1000
DEVICE, ENDPOINT = Device(), "https://push.example/device"
ANALYSED = "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd"


class ScriptedWorkers(InlineWorkers):
    """Play the moves of a script as every bot."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self._script = script

    async def ask(self, question: Question) -> Any:
        if isinstance(question, Move):
            return self._script.turns[question.view.turns].action
        return await super().ask(question)


class LogLines(logging.Handler):
    """Keep the log at every level as it is written, without times."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        del line["time"]
        self.lines.append(json.dumps(line))


class ScriptedServer:
    """Play a script at a server, and keep all that one viewer receives."""

    clock = messages.Clock(kind="game", seconds=3600)
    settings: Settings | None = None

    def __init__(self, script: Script, name: str, viewer: Viewer, bots: int, turns: int = WHOLE) -> None:
        self.script, self.name, self.viewer, self.bots, self.turns = script, name, viewer, bots, turns
        self.count = len(script.seats)
        self.people = self.count - bots
        self.server = InProcessServer(self.settings, ScriptedWorkers(script))
        self.got: list[tuple[str, bytes]] = []
        self.operations: set[str] = set()
        self.sockets: dict[int, Socket] = {}
        self.own: list[Socket] = []
        self.own_turns = 0

    def secret(self, seat: int) -> str:
        whose = "own" if seat == self.viewer else self.name
        return f"{whose}-{seat}".rjust(22, "-")

    def salt(self, seat: int) -> str:
        return f"salt of {seat} {'own' if seat == self.viewer else self.name}"

    @property
    def watch(self) -> str:
        knows = self.viewer in ("spectator", "device") or isinstance(self.viewer, int)
        return WATCH if knows else self.name.rjust(22, "-")

    @property
    def shown(self) -> str | None:
        """What the viewer shows to be let in."""
        if isinstance(self.viewer, int):
            return self.secret(self.viewer)
        return {"spectator": WATCH, "device": WATCH, "passer-by": None, "stranger": "no-secret-of-any-seat-"}[
            self.viewer
        ]

    @property
    def at(self) -> Position:
        live = self.server.services.repository.find(TABLE)
        assert live is not None
        game = live.table.game
        assert game is not None
        return game.position

    # What the viewer gets

    async def ask(self, name: str, path: str, body: Any = None, secret: str | None = None, method: str = "") -> None:
        """Send an HTTP request of the viewer, and keep it with its answer."""
        self.operations.add(name)
        method = method or ("GET" if body is None else "POST")
        answer = await self.server.http(method, path, body, secret, accept_language="it")
        self.got.append((f"{method} {path}", repr((answer.status, answer.headers, answer.body)).encode()))

    async def look(self) -> None:
        """All that can be asked for without changing anything."""
        path, secret = f"/api/tables/{TABLE}", self.shown
        for each in OPERATIONS:
            if each.method == "GET" and each.name not in ASKED_WITH_PARAMETERS:
                await self.ask(each.name, each.path.format(table=TABLE, review=0), secret=secret)
        await self.ask("now", f"{path}/now?turns={self.at.turns // 2}", secret=secret)
        holding = messages.Holding(TABLE, secret or "-" * 22)
        await self.ask("my_tables", "/api/mine", messages.Holdings((holding,)))
        await self.ask("review_table", f"{path}/review", b"{}", secret)
        await self.ask("review_record", "/api/reviews", messages.ReviewRecord("{}"))
        await self.ask("publish", "/api/games", messages.Publish("{}", "p" * 22))
        await self.ask("other", "/metrics")

    async def meddle(self) -> None:
        """All that is refused."""
        path, secret, turn = f"/api/tables/{TABLE}", self.shown, self.at.turns
        for action in NEVER_LEGAL:
            await self.ask("do", f"{path}/do", messages.PlayAction(turn, action), secret)
        mine = self.at.mover == self.viewer
        if not mine:
            for number in (0, turn, turn + 1):
                await self.ask("do", f"{path}/do", messages.PlayAction(number, "pass"), secret)
            await self.ask("do", f"{path}/do", messages.Undo(turn), secret)
            await self.ask("legal", f"{path}/legal", secret=secret)
        await self.ask("picture", f"{path}/picture?kind=svg&turn={turn // 2}", secret=secret)
        await self.ask("picture", f"{path}/picture?kind=svg", secret=secret)
        await self.ask("film", f"{path}/film", secret=secret)
        stranger = messages.Join(secret="s" * 22, name="S")
        await self.ask("join", f"{path}/join", stranger)
        for command in (
            messages.Start(),
            messages.Revoke(1),
            messages.RevealSalt("x"),
            messages.HandOver(0),
            messages.Rematch(),
            messages.Share(),
        ):
            over = isinstance(command, messages.Rematch | messages.Share)
            await self.ask("do", f"{path}/do", command, secret if over else "s" * 22)
        await self.ask("take_over", "/api/carry/take", messages.TakeOver("c" * 22, "d" * 22))
        await self.ask("subscribe", f"{path}/push", DEVICE.subscription(ENDPOINT), secret)
        await self.ask("unsubscribe", f"{path}/push", messages.PushEndpoint(ENDPOINT), secret, "DELETE")
        for socket in self.own[:1]:
            for action in NEVER_LEGAL:
                socket.say(messages.Do(7, messages.PlayAction(turn, action)))
            socket.say(messages.Ping())
            socket.say('{"type": "do"')
            socket.say(messages.Do(8, messages.Say("oops", f"v{turn}")))
            if not mine:
                socket.say(messages.AskLegal(9))
                await self.server.settle()
                socket.say(messages.AskHint(9, 3))
        await self.server.settle()

    async def connect(self, turns: int = 0) -> None:
        """Open a socket of the viewer."""
        secret = None if self.shown == WATCH else self.shown
        watch = WATCH if self.viewer == "spectator" else None
        present = (self.secret(0),) if self.viewer == "device" else ()
        hello = messages.Hello(table=TABLE, secret=secret, watch=watch, present=present, turns=turns, lang="pl")
        self.own.append(await self.server.socket(hello))

    # The game

    async def run(self) -> list[tuple[str, bytes]]:
        log = LogLines()
        logger = logging.getLogger()  # also of all libraries
        level = logger.level
        logger.addHandler(log)
        logger.setLevel(logging.DEBUG)
        try:
            await self.server.start()
            await self.sit_down()
            while not self.at.over and self.at.turns < self.turns:
                await self.turn()
            await self.look_at_the_end()
            await self.server.stop()
        finally:
            logger.removeHandler(log)
            logger.setLevel(level)
        for number, socket in enumerate(self.own):
            self.got += [(f"socket {number}", text.encode()) for text in [*socket.texts, str(socket.closed)]]
            self.got += [(f"step of a message to socket {number}", str(step).encode()) for step in socket.steps]
        return self.got + [("log", line.encode()) for line in log.lines]

    async def sit_down(self) -> None:
        guests = range(1, self.people)
        together = self.viewer == "device"
        others = [
            messages.NewSeat(kind="person", name=f"p{seat}", secret=self.secret(seat))
            if together
            else messages.NewSeat(kind="open")
            for seat in guests
        ] + [messages.NewSeat(kind="bot", level="easy")] * self.bots
        request = messages.NewTable(
            edition=self.script.edition.name,
            secret=self.secret(0),
            name="p0",
            others=tuple(others),
            public=self.viewer == "passer-by",
            hints=True,
            clock=self.clock,
            salt_commitment=dealing.digest(self.salt(0)),
        )
        await self.do("create", "/api/tables", request, 0)
        await self.ask("list_tables", "/api/tables")
        for seat in () if together else guests:
            joining = messages.Join(secret=self.secret(seat), name=f"p{seat}")
            await self.do("join", f"/api/tables/{TABLE}/join", joining, seat)
        await self.connect()
        for seat in set(range(self.people)) - {self.viewer}:
            assert isinstance(seat, int)
            self.sockets[seat] = await self.server.socket(messages.Hello(table=TABLE, secret=self.secret(seat)))
        await self.command(0, messages.Start())
        await self.ask("now", f"/api/tables/{TABLE}/now", secret=self.shown)
        await self.command(0, messages.RevealSalt(self.salt(0)))

    async def do(self, name: str, path: str, body: Any, seat: int) -> None:
        """Send an HTTP request of any seat; keep its answer if it is the viewer's."""
        if seat == self.viewer:
            await self.ask(name, path, body, self.secret(seat))
        else:
            answer = await self.server.http("POST", path, body, self.secret(seat))
            assert answer.status == 200, answer.body
        await self.server.settle()

    async def command(self, seat: int, command: messages.Command) -> None:
        await self.do("do", f"/api/tables/{TABLE}/do", command, seat)

    async def turn(self) -> None:
        """One turn of the script, and around it whatever else can be seen."""
        at = self.at
        number, mover = at.turns, at.mover
        assert mover < self.people, "a bot has not moved"
        if number < PROBED_TURNS or len(self.script.turns) - number <= LAST:
            await self.look_around(number, mover)
        play = messages.PlayAction(number, action_text(self.script.turns[number].action))
        if mover == self.viewer and number % 2:
            self.own[0].say(messages.Do(number, play))
            await self.server.settle()
        else:
            await self.command(mover, play)
        await self.server.settle()
        assert self.at.turns > number

    async def look_around(self, number: int, mover: int) -> None:
        """All that can be asked for before a turn."""
        at = self.at
        await self.look()
        if number % 5 == 0:
            await self.meddle()
            await self.connect(number // 2)
        self.own_turns += mover == self.viewer
        often = self.own_turns % 3 == 1 if at.edition.game != "cards" else self.own_turns < 3
        if mover == self.viewer and often:
            await self.ask("legal", f"/api/tables/{TABLE}/legal", secret=self.shown)
            self.own[0].say(messages.AskLegal(number))
            await self.server.settle()
        if mover == self.viewer and self.own_turns <= HINTS:
            self.own[0].say(messages.AskHint(number, 1 + self.own_turns % 3))
            await self.server.settle()
        if number % 6 == 1:
            await self.come_and_go((mover + 1) % self.people)

    async def come_and_go(self, seat: int) -> None:
        """Somebody leaves, looks away, comes back and says so."""
        await self.command(seat, messages.Leave())
        await self.look()
        await self.command(seat, messages.TakeBack())
        await self.command(seat, messages.Say("hello", f"{seat} {self.at.turns}"))
        if seat in self.sockets:
            self.sockets.pop(seat).say(messages.Mute(True))
            self.sockets[seat] = await self.server.socket(messages.Hello(table=TABLE, secret=self.secret(seat)))

    async def look_at_the_end(self) -> None:
        await self.ask("card", f"/api/tables/{TABLE}")
        await self.ask("return_to_seat", f"/api/tables/{TABLE}/return", messages.Return(secret="r" * 22, seat=0))
        await self.ask("now", f"/api/tables/{TABLE}/now", secret=self.shown)
        for path in NEVER_MOVED:
            await self.ask(path.rpartition("/")[2], path)
        await self.ask("picture", f"/api/tables/{TABLE}/picture?kind=svg", secret=self.shown)
        if self.viewer == "stranger":  # to all others they show everything, now that it is over
            await self.ask("film", f"/api/tables/{TABLE}/film", secret=self.shown)
            await self.ask("review_table", f"/api/tables/{TABLE}/review", b"{}", self.shown)
        await self.ask("enter", "/api/enter", messages.Enter("?"))
        await self.ask("analysis", "/api/analysis", messages.Analyse(ANALYSED, 1))
        holding = messages.Holding(TABLE, self.shown or "-" * 22)
        await self.ask("transfer_seats", "/api/carry", messages.Holdings((holding,)))
        await self.ask("revoke_devices", "/api/carry/revoke", messages.Holdings((holding,)))


class PostalServer(ScriptedServer):
    """Play by day, with a device of each seat and a webhook, and keep what would be sent there, before encryption."""

    clock = messages.Clock(kind="move", seconds=86_400)
    settings = Settings(limits=GENEROUS, webhook=Webhook.parse("https://hook.example/"))

    async def sit_down(self) -> None:
        services = self.server.services
        services.notifications.delay_seconds = 0.0
        services.http_client.post = self.post  # type: ignore[method-assign]
        await super().sit_down()
        for seat in range(self.count):
            subscription = DEVICE.subscription(f"{ENDPOINT}{seat}")
            answer = await self.server.http("POST", f"/api/tables/{TABLE}/push", subscription, self.secret(seat))
            assert answer.status == 200

    async def post(self, url: SplitResult, headers: dict[str, str], body: bytes, *, private: bool) -> Answer:
        headers = {name: value for name, value in headers.items() if name != "Authorization"}  # signed at random
        self.got.append((url.geturl(), repr((headers, body, private)).encode()))
        return Answer(201)

    async def look_around(self, number: int, mover: int) -> None:
        if number % 20 == 10:
            self.server.time += 86_400_000 - 5_000_000
            await self.server.services.scheduler.do_overdue()
            await self.server.settle()

    async def look_at_the_end(self) -> None:
        await self.server.settle()


def postal_differences(patch: pytest.MonkeyPatch, name: str) -> list[str]:
    """Return which notifications differ between two games that look the same to spectators."""
    patch.setattr(web_push, "encrypt", lambda message, *_: message)
    got = []
    for script, own in zip(twins(name, 2, "stuck 8", None), ("aaaa", "bbbb"), strict=True):
        server = PostalServer(script, own, "stranger", 0)
        hide_what_may_be_known(patch, server)
        sent = [each for each in asyncio.run(server.run()) if each[0].startswith("https://")]
        kinds = {kind for kind in (b"turn", b"reminder", b"over") for each in sent if b'"%s"' % kind in each[1]}
        assert len(kinds) == 3
        assert len({url for url, _ in sent}) == 3
        assert len(sent) > len(script.turns)
        got.append(sent)
    return [f"{a}\n{b}" for a, b in zip(*got, strict=True) if a != b]


@pytest.fixture
def same_times_and_names(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Make times and the names of tables the same in both servers."""
    for module in (middleware, table_service, repository, health):
        monkeypatch.setattr(module, "perf_counter", lambda: 0.0)
    monkeypatch.setattr(health, "FRESH_SECONDS", float("inf"))  # the metrics count how often it was checked
    monkeypatch.setattr(scheduler, "answer_seconds", lambda _elapsed, _slot: 0.0)
    monkeypatch.setattr(commands, "table_id", lambda text: TABLE)
    return monkeypatch


def hide_what_may_be_known(patch: pytest.MonkeyPatch, server: ScriptedServer) -> None:
    """Deal and draw by the script, whatever the secret says, and publish the same digests."""
    script, secret = server.script, server.name * 8
    same = {secret: "secret", **{server.salt(seat): f"salt {seat}" for seat in range(server.count)}}
    for module in (dealing, commands):
        patch.setattr(module, "digest", lambda text: digest(same.get(text) or text))
    patch.setattr(table_service, "new_secret", lambda: secret)
    tokens = SimpleNamespace(token_urlsafe=lambda _: server.watch)
    for module in (web_push, signing):
        patch.setattr(module, "new_private", lambda: b"k" * 32)
    for module in (table_service, seat_transfer):
        patch.setattr(module, "secrets", tokens)
    patch.setattr(commands, "deal_hands", lambda *_: script.deals)

    def resolve(at: Position, action: Action, _: str, __: Score | None = None) -> tuple[Score, Turn]:
        return referee.check(at, action), Turn(action, script.turns[at.turns].drawn)

    patch.setattr(commands, "resolve", resolve)


@cache
def twins(name: str, count: int, seed: str, seat: int | None) -> tuple[Script, Script]:
    """Return a game, and another one that looks the same to this seat."""
    script = Script.random(name, count, seed)
    other, changes = twin(script, seat, Random(7), MAX_SCRIPT_TRIES)
    assert changes >= 6 or script.edition.game == "cubes", "the twin is too like"
    return script, other


def differences(
    patch: pytest.MonkeyPatch, game: tuple[str, int, str], viewer: Viewer, bots: int = 0, turns: int = WHOLE
) -> list[str]:
    """Return which data of the viewer differs between the servers."""
    scripts = twins(*game, viewer if isinstance(viewer, int) else None)
    servers = [
        ScriptedServer(each, name, viewer, bots, turns) for each, name in zip(scripts, ("aaaa", "bbbb"), strict=True)
    ]
    got = []
    for server in servers:
        hide_what_may_be_known(patch, server)
        got.append(asyncio.run(server.run()))
        assert_all_was_tried(server)
    found = [f"{a[0]}:\n  {a[1]!r}\n  {b[1]!r}" for a, b in zip(*got, strict=False) if a != b]
    return found + ([f"{len(got[0])} and {len(got[1])} answers"] if len(got[0]) != len(got[1]) else [])


def assert_all_was_tried(server: ScriptedServer) -> None:
    """Every operation was asked for, and every kind of message has come that this viewer ever gets."""
    seated = isinstance(server.viewer, int)
    sat_down = {"create", "join"} - ({"create"} if server.viewer == 0 else {"join"} if seated else set())
    assert {each.name for each in OPERATIONS} - server.operations <= sat_down
    kinds = {type(message) for socket in server.own for message in socket.received}
    if server.viewer == "stranger":
        assert kinds == {messages.Refused}
    else:
        expected = set(get_args(messages.Down)) - (set() if seated else {messages.Done, messages.Legal, messages.Hint})
        assert kinds >= expected, expected - kinds


VIEWERS: tuple[Viewer, ...] = (0, 1, "spectator", "device", "passer-by", "stranger")


@pytest.mark.parametrize(
    ("name", "viewer"),
    some(
        [
            *(("qwirkle-pl", viewer) for viewer in VIEWERS),
            *(("cards-pl", viewer) for viewer in (0, "spectator", "device")),
            *(("cubes-hu", viewer) for viewer in (1, "passer-by")),
        ],
        [(name, viewer) for name in ("qwirkle-pl", "cubes-hu", "cards-pl") for viewer in VIEWERS],
    ),
)
def test_game_shows_viewer_nothing_hidden(same_times_and_names: pytest.MonkeyPatch, name: str, viewer: Viewer) -> None:
    assert not differences(same_times_and_names, (name, 2, "stuck 8"), viewer)


@pytest.mark.parametrize(
    ("name", "viewer"),
    some(
        [("qwirkle-it", 1), ("cards-en", 0), ("cards-en", "spectator")],
        [(name, viewer) for name in ("qwirkle-it", "cards-en") for viewer in (0, 1, "spectator")],
    ),
)
def test_game_of_three_with_bot_shows_viewer_nothing_hidden(
    same_times_and_names: pytest.MonkeyPatch, name: str, viewer: Viewer
) -> None:
    assert not differences(same_times_and_names, (name, 3, "stuck 0"), viewer, bots=1)


@pytest.mark.parametrize("name", ["qwirkle-pl", "cards-pl"])
def test_notifications_contain_nothing_hidden(same_times_and_names: pytest.MonkeyPatch, name: str) -> None:
    assert not postal_differences(same_times_and_names, name)


def test_leak_into_notifications_is_detected(same_times_and_names: pytest.MonkeyPatch) -> None:
    written = notifications.news_of

    def leak(table: Table, *more: Any) -> News:
        assert table.game is not None
        return structs.replace(written(table, *more), text=str(table.game.position.hands))

    same_times_and_names.setattr(notifications, "news_of", leak)
    assert postal_differences(same_times_and_names, "qwirkle-pl")


def test_scripts_contain_everything_that_could_leak() -> None:
    scripts = [Script.random(name, 2, "stuck 8") for name in ("qwirkle-pl", "cards-pl")]
    actions = [turn.action for script in scripts for turn in script.turns[:PROBED_TURNS]]
    assert {Exchange, Redraw} <= set(map(type, actions))


# A test that cannot fail proves nothing: each of these leaks is found.


def leak_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(presenters, "view", lambda at, seat: replace(referee.view(at, seat), hands=at.hands))


def leak_draws(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RedactedTurn, "by", lambda seen, *_: seen)


def leak_by_refusal(patch: pytest.MonkeyPatch) -> None:
    judge = referee.check

    def check(at: Position, action: Action) -> Score:
        try:
            return judge(at, action)
        except Illegal as refusal:
            other = at.hands[at.next_mover]
            raise Illegal(refusal.reason, refusal.rule, refusal.cells, other) from None

    patch.setattr(referee, "check", check)


def leak_by_picture(patch: pytest.MonkeyPatch) -> None:
    drawn = pictures.Still.answer

    def answer(still: pictures.Still) -> bytes:
        return drawn(still) + repr(still.game.position.hands).encode()

    patch.setattr(pictures.Still, "answer", answer)


def leak_into(patch: pytest.MonkeyPatch, where: str) -> None:
    broadcast = TableRepository.broadcast

    def noted(tables: TableRepository, one: LiveTable, table: Table) -> None:
        broadcast(tables, one, table)
        if where in ("info", "debug"):
            repository.log.log(getattr(logging, where.upper()), "changed", extra={"by": table.secret})
        elif table.game is not None:
            tables._metrics.messages.labels(str(hash(table.game.position.supply) % 7)).inc()

    patch.setattr(TableRepository, "broadcast", noted)


def leak_by_delay(patch: pytest.MonkeyPatch) -> None:
    update = TableRepository.update

    async def slow(tables: TableRepository, live: LiveTable, decide: Decide) -> Table:
        after = await update(tables, live, decide)
        if after.game:
            for _ in range(sum(after.game.position.hands[1]) % 7):
                await asyncio.sleep(0)
        return after

    patch.setattr(TableRepository, "update", slow)


def leak_watch(patch: pytest.MonkeyPatch) -> None:
    card = presenters.card
    patch.setattr(presenters, "card", lambda table, here: structs.replace(card(table, here), commitment=table.watch))


def leak_into_chain(patch: pytest.MonkeyPatch) -> None:
    """Chain turns with which pieces were exchanged and drawn, and not only their number."""
    patch.setattr(tables, "next_head", lambda head, seat, points, action: digest(f"{head} {action}"))


def leak_hints(patch: pytest.MonkeyPatch) -> None:
    """Patch hints so that they depend on the next hand."""
    known: list[Position] = []

    def view(at: Position, seat: int) -> View:
        known.append(at)
        return referee.view(at, seat)

    def peeking(seen: View, request: int, step: int) -> FindHint:
        return FindHint(replace(seen, turns=sum(known[-1].hands[known[-1].next_mover])), request, step)

    patch.setattr(sockets, "view", view)
    patch.setattr(sockets, "FindHint", peeking)


LEAKS: dict[str, tuple[Viewer, Callable[[pytest.MonkeyPatch], None]]] = {
    "hands": (0, leak_hands),
    "hints": (0, leak_hints),
    "draws": ("spectator", leak_draws),
    "hands of a shared device": ("device", leak_hands),
    "a refusal": (0, leak_by_refusal),
    "a picture": ("passer-by", leak_by_picture),
    "the log": ("stranger", lambda patch: leak_into(patch, "info")),
    "the log at its lowest level": ("stranger", lambda patch: leak_into(patch, "debug")),
    "the time of an answer": (0, leak_by_delay),
    "the metrics": ("stranger", lambda patch: leak_into(patch, "metrics")),
    "the link for watching": ("passer-by", leak_watch),
    "the chain of turns": (0, leak_into_chain),
}


@pytest.mark.parametrize("what", LEAKS)
def test_leak_is_detected(same_times_and_names: pytest.MonkeyPatch, what: str) -> None:
    viewer, leak = LEAKS[what]
    leak(same_times_and_names)
    assert differences(same_times_and_names, ("qwirkle-pl", 2, "stuck 8"), viewer, turns=PROBED_TURNS)
