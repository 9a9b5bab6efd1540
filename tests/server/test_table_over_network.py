"""Test whole games over real sockets: people, bots and spectators, who reconnect."""

from __future__ import annotations

import asyncio
import gc
import warnings
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sixfold import messages
from sixfold.arena.protocol import read_view
from sixfold.cli import main
from sixfold.client import RequestRefused, TableClient, ask, new_secret
from sixfold.i18n.catalog import LANGUAGES
from sixfold.rules.notation import action_text
from sixfold.rules.record import read_record, verify
from sixfold.rules.referee import forced_action
from sixfold.rules.rng import digest
from tests.play import random_action
from tests.server.serving import Server, open_raw_socket
from tests.support.patience import PATIENCE_SECONDS

OPEN = messages.NewSeat(kind="open")
EDITIONS = ("qwirkle-pl", "cubes-hu", "cards-pl")


def chosen(view: messages.ViewData, rng: Random) -> str:
    """Return a legal action of the seat to move, from what it knows alone."""
    at: Any = read_view(msgspec.to_builtins(view))
    return action_text(forced_action(at) or random_action(at, rng))


def beyond(turn: int, now: messages.Now) -> bool:
    return now.phase == "over" or (now.view is not None and now.view.turns > turn)


async def play_on(client: TableClient, seat: int, rng: Random) -> None:
    """Play this seat until the game is over; the connection breaks at every fourth turn of it."""
    for number in count(1):
        now = await client.until(lambda now: now.phase == "over" or (now.view is not None and now.view.mover == seat))
        if now.phase == "over":
            return
        assert now.view is not None
        turn = now.view.turns
        if number % 4 == 0 and client._socket is not None:
            client._socket.transport.abort()
        await client.do(messages.PlayAction(turn, chosen(now.view, rng)))
        await client.until(partial(beyond, turn))


@pytest.mark.parametrize("edition", EDITIONS)
def test_people_and_bot_play_a_game_whose_record_verifies(server: Server, edition: str, tmp_path: Path) -> None:
    bot = messages.NewSeat(kind="bot", level="greedy")
    table, host = server.new_table(edition, OPEN, bot, salt_commitment=digest("host's salt"))
    secrets = [host, server.join(table, "Béla")]
    receipt = tmp_path / "receipt.json"

    async def scenario() -> None:
        async with (
            TableClient(server.url, table, secrets[0], salt="host's salt") as first,
            TableClient(server.url, table, secrets[1], lang="hu") as second,
        ):
            await first.until(lambda now: all(seat.here for seat in now.seats))
            await first.do(messages.Start())
            link = (await first.until(lambda now: now.phase == "playing")).watch
            assert link is not None
            async with TableClient(server.url, table, watch=link) as spectator:
                players = [play_on(client, seat, Random(seat)) for seat, client in enumerate((first, second))]
                await asyncio.gather(*players)
                over = [await client.until(lambda now: now.phase == "over") for client in (first, second, spectator)]
                whole = await server.table(table)
                for client in (first, second, spectator):
                    assert [each.turn for each in client.history] == list(range(len(whole.history)))
                    assert [each.points for each in client.history] == [each.event.points for each in whole.history]
                assert len({msgspec.json.encode(now.result) for now in over}) == 1
                assert over[0].result is not None
                assert over[0].result.ending in ("last_piece", "nobody_can_place", "last_turns", "all_passed")
                assert over[2].you is None
                if edition != "cubes-hu":
                    assert all(each.chance is None for each in spectator.history)
                assert {each.by for each in spectator.history} == {"person", "bot"}
            assert first.connects + second.connects > 2
            assert first.promised
            assert (first.promised.phase, first.promised.salts_owed) == ("revealing", (0,))
            assert [await each.verify() for each in (first, second, spectator)] == ["valid"] * 3
            receipt.write_text(second.receipt() or "")

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))
    record = server.http("GET", f"/api/tables/{table}/record", None, secrets[1])[2]
    game = read_record(record.decode())
    verify(game)
    assert game.outcome is not None
    assert game.fair is not None
    assert game.fair.salts == ("host's salt",)
    file = tmp_path / "game.json"
    file.write_bytes(record)
    known = ["--salt", "0:host's salt", "--key", server.url, "--receipt", str(receipt)]
    assert main.main(["verify", str(file), *known]) == 0
    assert main.main(["verify", str(file), "--salt", "1:host's salt"]) == 1


@pytest.mark.parametrize("edition", ["cards-pl", "cards-en"])
def test_do_plays_cards_as_legal_lists_them(server: Server, edition: str) -> None:
    """A client that cannot arrange a table plays what `legal` names, over HTTP and the socket alike."""
    table, secrets = server.begun(edition)
    path = f"/api/tables/{table}"

    async def scenario() -> None:
        for turn in range(6):
            at = await server.table(table)
            assert at.mover is not None
            found = server.ask("GET", f"{path}/legal", None, secrets[at.mover])
            best = max(found["options"], key=lambda each: each["points"])
            play = messages.PlayAction(turn, best["action"])
            if turn % 2:
                server.do(table, play, secrets[at.mover])
            else:
                async with open_raw_socket(server, table, secrets[at.mover]) as socket:
                    await socket.send(messages.Do(1, play), messages.Do(2, play))
                    assert await socket.answers([1, 2]) == ["done", "done"]
            assert server.do(table, play, secrets[at.mover])["number"] == (await server.table(table)).number
            played = (await server.table(table)).history[turn]
            assert (played.seen.seat, played.event.points) == (at.mover, best["points"])
            assert action_text(played.seen.action).startswith(best["action"])

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))


def test_do_rejects_cards_that_cannot_be_played(server: Server) -> None:
    table, secrets = server.begun("cards-pl")

    async def scenario() -> tuple[int, str]:
        at = await server.table(table)
        assert at.game is not None
        assert at.mover is not None
        return at.mover, str(at.game.position.hand[0])

    mover, card = asyncio.run(scenario())
    path = f"/api/tables/{table}/do"
    for text, reason in (
        (f"play {card}", "no_arrangement"),
        (f"play {' '.join([card] * 4)}", "not_in_hand"),
        ("play", "no_card_played"),
        ("play Zz", "unreadable"),
    ):
        assert server.reason("POST", path, messages.PlayAction(0, text), secrets[mover]) == reason
    assert server.reason("POST", path, messages.PlayAction(0, f"play {card}"), secrets[1 - mover]) == "not_your_turn"
    assert server.reason("POST", path, messages.PlayAction(1, f"play {card}"), secrets[mover]) == "turn"


def test_reconnected_client_gets_only_missed_turns(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")

    async def scenario() -> None:
        rng = Random(2)
        for _ in range(5):
            seat, play = await server.next_play(table, rng)
            server.do(table, play, secrets[seat])
        for known in (0, 3, 5, 99):
            async with open_raw_socket(server, table, secrets[0], turns=known) as back:
                now = back.received[-1] if isinstance(back.received[-1], messages.Now) else None
                assert now is not None
                assert now.since == min(known, 5)
                assert [each.turn for each in now.happened] == list(range(min(known, 5), 5))
            answer = server.ask("GET", f"/api/tables/{table}/now?turns={known}", None, secrets[0])
            assert [each["turn"] for each in answer["happened"]] == list(range(min(known, 5), 5))
        async with open_raw_socket(
            server, table, secrets[0], turns=5, undos=1
        ) as confused:  # claims an undo that never was
            assert isinstance(confused.received[-1], messages.Now)
            assert confused.received[-1].since == 0

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))


def test_presence_and_phrases_reach_everybody(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")

    async def scenario() -> None:
        async with open_raw_socket(server, table, secrets[0]) as first:
            async with open_raw_socket(server, table, secrets[1]) as second:
                while messages.Here((True, True)) not in first.received:
                    await first.receive()
                await second.send(messages.Do(1, messages.Say("well_done", "1")))
                while messages.Said(1, "well_done", digest("1")[:16]) not in first.received:
                    await first.receive()
                await first.send(messages.Do(1, messages.HandOver(1)))
                assert await first.answers([1]) == ["still_here"]
            while first.received[-1] != messages.Here((True, False)):
                await first.receive()
            await first.send(messages.Do(2, messages.HandOver(1)))
            assert await first.answers([2]) == ["done"]
        assert [each.about for each in (await server.table(table)).offers] == [1]

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))


def test_list_has_only_public_tables_with_open_seat(server: Server) -> None:
    public, _ = server.new_table("cards-pl", OPEN, public=True)
    private, _ = server.new_table("cards-pl", OPEN)

    def listed() -> set[str]:
        return {each["table"] for each in server.ask("GET", "/api/tables")}

    assert public in listed()
    assert private not in listed()
    server.join(public, "Béla")
    assert public not in listed()
    card = server.ask("GET", f"/api/tables/{private}")
    assert [seat["kind"] for seat in card["seats"]] == ["person", "open"]
    assert not {"watch", "secret", "keys"} & set(card)


def test_my_tables_shows_tables_and_transfer_moves_them(server: Server) -> None:
    first, (anna, _) = server.begun("qwirkle-pl")
    second, host = server.new_table("cubes-hu", OPEN)
    holdings = messages.Holdings(
        (messages.Holding(first, anna), messages.Holding(second, host), messages.Holding(first, new_secret()))
    )
    mine = server.ask("POST", "/api/mine", holdings)
    assert [each["seat"] for each in mine] == [0, 0, None]
    assert mine[0]["mover"] in (0, 1)
    assert server.reason("POST", "/api/carry", holdings) == "secret"
    code = server.ask("POST", "/api/carry", messages.Holdings(holdings.seats[:2]))["code"]
    other = new_secret()
    seated = server.ask("POST", "/api/carry/take", messages.TakeOver(code, other))
    assert [(each["table"], each["seat"]) for each in seated] == [(first, 0), (second, 0)]
    for table in (first, second):
        assert server.ask("GET", f"/api/tables/{table}/now", None, other)["you"] == 0
    assert server.reason("POST", "/api/carry/take", messages.TakeOver(code, new_secret())) == "carry"


def test_my_tables_shows_time_that_mover_has_left(server: Server) -> None:
    clock = messages.Clock(kind="move", seconds=120)
    timed, (anna, _) = server.begun("qwirkle-pl", clock=clock)
    endless, (bela, _) = server.begun("qwirkle-pl")
    waiting, host = server.new_table("cubes-hu", OPEN, clock=clock)
    held = ((timed, anna), (endless, bela), (waiting, host))
    holdings = messages.Holdings(tuple(messages.Holding(*each) for each in held))
    left = [each["left"] for each in server.ask("POST", "/api/mine", holdings)]
    assert 0 <= left[0] <= 121_000
    assert left[1:] == [None, None]


def test_rematch_seats_same_people_at_new_table_and_shows_it_to_spectators(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl", 2)
    watch = server.ask("GET", f"/api/tables/{table}/now", None, secrets[0])["watch"]
    for secret in secrets:
        server.do(table, messages.Leave(), secret)  # given up by both
    assert server.do(table, messages.Rematch(), secrets[1])["table"] is None
    asked = server.ask("GET", f"/api/tables/{table}/now", None, secrets[0])
    assert [each["again"] for each in asked["seats"]] == [None, True]
    again = server.do(table, messages.Rematch(), secrets[0])["table"]
    for seat, secret in enumerate(secrets):
        now = server.ask("GET", f"/api/tables/{again}/now", None, secret)
        assert (now["you"], now["phase"]) == (seat, "playing")
        assert server.ask("GET", f"/api/tables/{table}/now", None, secret)["rematch"] == again
    seen = server.ask("GET", f"/api/tables/{table}/now", None, watch)
    assert seen["rematch"] == again
    assert server.ask("GET", f"/api/tables/{again}/now", None, seen["rematch_watch"])["you"] is None
    assert server.reason("POST", f"/api/tables/{again}/do", messages.Start(), seen["rematch_watch"]) == "secret"
    joining = messages.Join(secret=new_secret(), name="Spectator")
    assert server.reason("POST", f"/api/tables/{again}/join", joining) == "started"


def test_refusals_use_language_of_client(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")
    path = f"/api/tables/{table}/do"
    requests: list[tuple[str, str, Any, str | None]] = [
        ("GET", "/api/tables/NOTABLE0", None, None),
        ("POST", path, messages.Start(), new_secret()),
        ("POST", path, messages.PlayAction(7, "pass"), secrets[0]),
        ("POST", path, messages.PlayAction(0, "what?"), secrets[0]),
        ("POST", "/api/tables", b"{", None),
    ]
    seat, _ = asyncio.run(server.next_play(table, Random(1)))
    requests.append(("POST", path, messages.PlayAction(0, "pass"), secrets[seat]))
    for request in requests:
        said = {}
        for lang in LANGUAGES:
            status, _, data = server.http(*request, accept_language=f"xx, {lang}-XX;q=0.5, en")
            refusal = msgspec.json.decode(data, type=messages.Refusal)
            assert status in (400, 403, 404, 409)
            assert refusal.message
            said[lang] = (refusal.reason, refusal.message)
        assert len({reason for reason, _ in said.values()}) == 1
        assert len({message for _, message in said.values()}) == len(LANGUAGES), said

    async def scenario() -> None:
        received = set()
        for lang in LANGUAGES:
            async with TableClient(server.url, table, secrets[1 - seat], lang=lang) as client:
                with pytest.raises(RequestRefused) as refused:
                    await client.do(messages.PlayAction(0, "pass"))
                assert refused.value.refusal.reason == "not_your_turn"
                received.add(refused.value.refusal.message)
        assert len(received) == len(LANGUAGES)

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))


def test_cancelled_client_leaves_nothing_open(server: Server) -> None:
    table, secret = server.new_table("cubes-hu", messages.NewSeat(kind="bot", level="easy"))

    async def sit() -> None:
        async with TableClient(server.url, table, secret) as client:
            await client.until(lambda now: True)
            there.set()
            await asyncio.Event().wait()

    async def scenario() -> None:
        sitting = asyncio.create_task(sit())
        await there.wait()
        sitting.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        # here asyncio.run calls off whatever is left, in the middle of its leaving

    there = asyncio.Event()
    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always")
        asyncio.run(scenario())
        gc.collect()
    assert not left_open


def test_python_client_raises_reason_of_refused_hello(server: Server) -> None:
    async def scenario() -> None:
        async with TableClient(server.url, "NOTABLE0", new_secret()) as client:
            with pytest.raises(RequestRefused, match="table"):
                await client.until(lambda now: True)
            with pytest.raises(RequestRefused, match="table"):  # and says so again, instead of waiting for ever
                await client.legal()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))
    with pytest.raises(RequestRefused, match="table"):
        ask(server.url, "GET", "/api/tables/NOTABLE0", None, messages.Card)
    assert ask(server.url, "GET", "/api/about", None, messages.About).languages == LANGUAGES
