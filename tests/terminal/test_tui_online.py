"""Test the terminal client at a real server: join by link, play, lose the connection, and return."""

from __future__ import annotations

import os
import socket
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from sixfold import messages
from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.terminal.tui.join import JoinScreen
from sixfold.terminal.tui.links import keep_seat, read_link, seat_at
from sixfold.terminal.tui.online_match import offer_text
from tests.server.serving import ALLOW_MANY_CLIENTS, Server, server, serving
from tests.support.depth import rounds, seeded_rng
from tests.support.languages import in_some_languages
from tests.terminal.piloting import Player, chosen, sit

__all__ = ["server"]
OPTIONS = ("--drain", "0", "--workers", "1", *ALLOW_MANY_CLIENTS)


@pytest.fixture(autouse=True)
def _own_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def _own_port() -> int:
    """Return a free port that the system gives to nobody meanwhile: below those it chooses from."""
    for port in range(10_000 + os.getpid() % 20_000, 32_768):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("all ports are in use")


async def _turns(player: Player, server: Server, table: str, host: str, count: int) -> None:
    """Play that many turns of both: the host's by the interface, the others on the screen."""
    for number in range(count):
        turns = len((await server.table(table)).history)
        await player.until(partial(_seen, player, turns))
        if player.table.moment.your_turn:
            await player.settled()
            await player.play(chosen(player), settle=False)
        else:
            _, command = await server.next_play(table, seeded_rng("online", number))
            server.do(table, command, host)
        await player.until(partial(_seen, player, turns + 1))


def _seen(player: Player, turns: int) -> bool:
    return player.table.moment.view.turns >= turns and not player.table.busy


def test_online_match_survives_death_of_server_and_client(tmp_path: Path) -> None:
    port = str(_own_port())
    started: list[Server] = []
    with serving(tmp_path, *OPTIONS, "--port", port) as server, ExitStack() as restart:
        table, host = server.new_table("qwirkle-pl", messages.NewSeat(kind="open"), hints=True)
        before, after, later = rounds(1, 3), rounds(1, 2), rounds(1, 2)
        link = read_link(f"{server.url}/t/{table}")
        keep_seat(link, new_secret(), None)  # of an earlier try, when nobody answered

        async def first(player: Player) -> None:
            await player.until(lambda: isinstance(player.screen, JoinScreen))
            await player.read("Anna", say("en", "web-host-starts"))
            server.do(table, messages.Start(), host)
            await player.until(lambda: not isinstance(player.screen, JoinScreen))
            assert player.table.moment.names == ("Anna", "Ann")
            assert player.table.moment.view.hands[0] is None
            await _turns(player, server, table, host, before)
            if not player.table.moment.your_turn:
                await _turns(player, server, table, host, 1)
            await player.settled()
            await player.press("h")
            await player.until(lambda: not player.table.busy and player.table.message)
            server.process.kill()
            await player.until(lambda: say("en", "web-connection-lost") in player.status)
            started.append(restart.enter_context(serving(tmp_path, *OPTIONS, "--port", port)))
            await player.until(lambda: say("en", "web-connection-lost") not in player.status)
            await _turns(player, started[0], table, host, after)

        async def second(player: Player) -> None:
            await player.until(lambda: not isinstance(player.screen, JoinScreen))
            turns = len((await started[0].table(table)).history)
            assert turns >= before + after
            await player.until(lambda: player.table.moment.view.turns == turns)
            assert player.table.moment.you == 1
            await _turns(player, started[0], table, host, later)
            started[0].do(table, messages.Leave(), (seat_at(link) or ("",))[0])
            await player.until(lambda: say("en", "web-bot-plays-for-you") in player.status)
            await player.press("y")
            await player.until(lambda: say("en", "web-bot-plays-for-you") not in player.status)

        sit(link, first)
        assert seat_at(link) is not None
        sit(link, second)


def _refused(link: str, text: str) -> None:
    async def test(player: Player) -> None:
        await player.until(lambda: isinstance(player.screen, JoinScreen) and player.screen.failed)
        await player.read(text)
        await player.press("enter")
        await player.until(lambda: not isinstance(player.screen, JoinScreen))

    sit(read_link(link), test, lang="pl")


@in_some_languages
@pytest.mark.parametrize("what", get_args(messages.OfferKind))
def test_offer_text_names_others_and_addresses_you(what: messages.OfferKind, lang: str) -> None:
    offer = messages.Offer(what=what, seat=1, agreed=(1,) if what == "undo" else (0,), code="7K2M9P")
    asking = 0 if what == "hand_over" else 1
    own, others = (offer_text(offer, ("Ann", "Bo"), you, lang) for you in (asking, 2))
    assert "Bo" in others
    assert (own == others) == (what == "hand_over")
    assert what == "hand_over" or "Bo" not in own


def test_join_shows_refusal_of_server(server: Server) -> None:
    table, _ = server.new_table("cubes-hu", messages.NewSeat(kind="bot", level="easy"))
    _refused(f"{server.url}/t/{table}", say("pl", "no-full"))
    _refused(f"{server.url}/w/{table}#AAAAAAAAAAAAAAAAAAAAAA", say("pl", "no-secret"))
    _refused(f"http://127.0.0.1:{_own_port()}/t/AB12CD34", say("pl", "web-lost-gone"))
    assert seat_at(read_link(f"{server.url}/t/{table}")) is None


def test_watch_link_shows_game(server: Server) -> None:
    table, _ = server.begun("cards-en", 2, public=True)

    async def watch(player: Player) -> None:
        await player.until(lambda: len(player.app.screen_stack) > 2)
        assert player.table.moment.you is None
        assert player.table.editor.held == ()
        await player.press("1", "enter", "h", "v")
        assert not player.table.busy

    sit(read_link(f"{server.url}/w/{table}"), watch)


def test_end_of_game_says_that_own_salt_was_used_and_signature_is_valid(server: Server) -> None:
    table, host = server.new_table("cubes-hu", messages.NewSeat(kind="open"), leaving="resign")

    async def test(player: Player) -> None:
        await player.until(lambda: isinstance(player.screen, JoinScreen))
        await player.read("Anna", say("en", "web-host-starts"))
        server.do(table, messages.Start(), host)
        await player.until(lambda: not isinstance(player.screen, JoinScreen))
        server.do(table, messages.Leave(), host)
        await player.until(lambda: player.table.moment.outcome and player.table.moment.notice)
        key = server.ask("GET", "/.well-known/sixfold.json")["keys"][0]["id"]
        valid = say("en", "verify-signature-valid", id=key)
        assert player.table.moment.notice == f"{say('en', 'verify-fine')} {valid}"
        await player.until(lambda: valid in player.status)

    sit(read_link(f"{server.url}/t/{table}"), test)
    assert server.ask("GET", f"/api/tables/{table}/record", None, host)["salt_seats"] == [1]
