"""Test what a server signs, and that records and receipts which anybody changed are refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json as wire, structs

from sixfold import messages
from sixfold.cli.main import main
from sixfold.rules.chain import heads
from sixfold.rules.notation import action_text, turn_text
from sixfold.rules.record import Game, RecordError, read_record, to_json, to_text, verify
from sixfold.rules.rng import digest
from sixfold.server import signing
from sixfold.server.app import Settings
from sixfold.server.import_export import import_record, read_game
from sixfold.server.scheduler import GRACE_MS
from sixfold.server.sqlite import SqliteStore
from sixfold.server.table import REVEAL_MS
from sixfold.verification import Known, Receipt, check, read_keys
from tests.play import random_action
from tests.server.in_process import GENEROUS, InProcessServer, MemoryStore

ANN, BO, CARLA = "a" * 22, "b" * 22, "c" * 22
SALTS = {ANN: "salt of Ann", BO: "salt of Bo"}
KEYS = "/.well-known/sixfold.json"


class SignedGame:
    """Hold what three people got of a game at one server: Bo promised a salt and did not show it, Carla has none."""

    def __init__(self) -> None:
        self.updates: list[messages.Now] = []
        self.text = ""
        self.keys: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        return read_record(self.text)

    @property
    def data(self) -> Any:
        return json.loads(self.text)

    def receipt(self, number: int) -> Receipt:
        now = self.updates[number]
        assert now.receipt
        return Receipt(now.commitment, **structs.asdict(now.receipt))

    async def play(self, server: InProcessServer) -> None:
        new = messages.NewTable(
            edition="qwirkle-pl",
            secret=ANN,
            name="Ann",
            others=(messages.NewSeat(kind="open"),) * 2,
            salt_commitment=digest(SALTS[ANN]),
        )
        path = f"/api/tables/{(await server.http('POST', '/api/tables', new)).json['table']}"
        bo = messages.Join(secret=BO, name="Bo", salt_commitment=digest(SALTS[BO]))
        for seat in (bo, messages.Join(secret=CARLA, name="Carla")):
            await server.http("POST", f"{path}/join", seat)

        async def do(command: messages.Command, secret: str = ANN) -> None:
            answer = await server.http("POST", f"{path}/do", command, secret)
            assert answer.status == 200, answer.body

        async def look() -> messages.Now:
            answer = await server.http("GET", f"{path}/now", None, ANN)
            self.updates.append(wire.decode(answer.body, type=messages.Now))
            return self.updates[-1]

        assert (await look()).receipt is None
        await do(messages.Start())
        assert (await look()).salts_withheld == ()
        await do(messages.RevealSalt(SALTS[ANN]))
        server.time += REVEAL_MS + GRACE_MS
        await server.services.scheduler.do_overdue()
        assert (await look()).salts_withheld == (1,)
        live = server.services.repository.find(path.rpartition("/")[2])
        assert live
        rng = Random(5)
        while live.table.phase == "playing":
            assert live.table.game
            at, turn = live.table.game.position, len(live.table.history)
            action = messages.PlayAction(turn, action_text(random_action(at, rng)), live.table.undos)
            await do(action, (ANN, BO, CARLA)[at.mover])
            await look()
            if not live.table.undos and not at.supply_count and live.table.history[-1].before is not None:
                for secret in sorted((ANN, BO, CARLA), key=lambda each: each != (ANN, BO, CARLA)[at.mover]):
                    await do(messages.Undo(turn), secret)
                await look()
        assert live.table.undos == 1
        self.text = (await server.http("GET", f"{path}/record", None, CARLA)).body.decode()
        self.keys = read_keys((await server.http("GET", KEYS)).body.decode())


def run_in_process(scenario: Callable[[InProcessServer], Awaitable[None]]) -> None:
    async def run() -> None:
        server = await InProcessServer(Settings(limits=GENEROUS)).start()
        await scenario(server)
        await server.stop()

    asyncio.run(run())


@pytest.fixture(scope="module")
def played() -> SignedGame:
    found = SignedGame()
    run_in_process(found.play)
    return found


def known(played: SignedGame, **more: Any) -> Known:
    return Known(commitment=played.updates[0].commitment, keys=played.keys, **more)


def test_record_is_signed_and_names_salts_and_who_withheld_one(played: SignedGame) -> None:
    assert played.data["salt_seats"] == [0]
    assert played.data["withheld"] == [{"seat": 1, "commitment": digest(SALTS[BO])}]
    assert len(played.data["undone"]) == 1
    assert check(played.game, known(played, salts=[(0, SALTS[ANN])])) == "valid"
    assert check(read_record(to_text(played.game)), known(played)) == "valid"
    assert check(played.game, Known()) == "unchecked"


def test_every_receipt_is_signed_and_agrees_with_the_record(played: SignedGame) -> None:
    receipts = [played.receipt(number) for number in range(1, len(played.updates))]
    assert check(played.game, known(played, receipts=receipts)) == "valid"
    found = heads(played.game)
    assert receipts[-1].head == found[-1]
    assert receipts[0].head == found[0], "it is signed before anybody shows a salt"


def rewritten(played: SignedGame) -> Game:
    """Return another game with the same secret, salts and commitment: Ann does whatever brings most points."""
    real = played.game
    assert real.fair
    game = Game.start(real.edition, real.seats, real.fair)
    rng = Random(11)
    while game.outcome is None:
        game = game.play(random_action(game.position, rng))
    return replace(game, salt_seats=real.salt_seats, withheld=real.withheld)


def test_game_that_was_rewritten_after_its_end_is_refused(played: SignedGame) -> None:
    other = rewritten(played)
    verify(other)  # everything in it follows from the secret that was promised
    assert check(other, Known(commitment=other.commitment, salts=[(0, SALTS[ANN])])) == "none"
    with pytest.raises(RecordError, match="unsigned"):
        check(other, known(played))
    with pytest.raises(RecordError, match="signature"):
        check(replace(other, signature=played.game.signature), known(played))
    last = played.receipt(-1)
    with pytest.raises(RecordError, match="receipt"):  # also if the server itself has rewritten it
        check(other, Known(receipts=[last]))


def test_receipt_proves_every_turn_before_it(played: SignedGame) -> None:
    with pytest.raises(RecordError, match="receipt"):
        check(rewritten(played), Known(receipts=[played.receipt(20)]))


def changed(played: SignedGame, change: Callable[[Any], object]) -> Game:
    data = played.data
    change(data)
    return read_record(json.dumps(data))


def truncate(data: Any) -> None:
    data["turns"].pop()
    data["result"] = None


def swap_order_of_tiles(data: Any) -> None:
    """Change which tiles were exchanged: the points stay the same."""
    number = next(n for n, each in enumerate(data["turns"]) if each["turn"].startswith("lay") and "Rt" in each["turn"])
    data["turns"][number]["turn"] = " ".join(data["turns"][number]["turn"].split(" "))[::1].replace("Rt", "Ro", 1)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (truncate, "signature"),
        (lambda data: data["seats"][0].update(name="Bo the Great"), "signature"),
        (lambda data: data.update(salt_seats=[2]), "signature"),
        (lambda data: data.update(withheld=[]), "signature"),
        (lambda data: data.pop("undone"), "signature"),
        (lambda data: data["signature"].update(value="0" * 128), "signature"),
        (lambda data: data["signature"].update(key="0" * 16), "other_key"),
        (lambda data: data.pop("signature"), "unsigned"),
        (lambda data: data.update(salts=["other"]), "commitment"),
        (lambda data: data.update(salts=["other"], salt_commitments=[digest("other")]), "deal"),
        (lambda data: data.update(salts=[], salt_commitments=[], salt_seats=[]), "deal"),
        (lambda data: data.update(secret="other", commitment=digest("other")), "deal"),
    ],
)
def test_changed_record_is_refused(played: SignedGame, change: Callable[[Any], object], problem: str) -> None:
    with pytest.raises(RecordError) as error:
        check(changed(played, change), known(played))
    assert error.value.problem == problem


def test_record_with_swapped_tiles_is_refused(played: SignedGame) -> None:
    """Two tiles that a turn drew are exchanged with two of the next turn of another seat, wherever that can be."""
    refused = 0
    for number in range(len(played.game.turns) - 1):
        data = played.data
        pair = data["turns"][number : number + 2]
        parts = [each["turn"].partition(" = ") for each in pair]
        drawn = [each[2] for each in parts]
        if not all(drawn) or drawn[0][:2] == drawn[1][:2]:
            continue
        for each, part, other in zip(pair, parts, (drawn[1], drawn[0]), strict=True):
            each["turn"] = f"{part[0]} = {other[:2]}{part[2][2:]}"
        with pytest.raises(RecordError):
            check(read_record(json.dumps(data)), known(played))
        refused += 1
    assert refused > 3


def test_other_commitment_salt_or_key_is_refused(played: SignedGame) -> None:
    for wrong, problem in (
        (Known(commitment=digest("other")), "other_commitment"),
        (Known(salts=[(0, "other")]), "salt_unused"),
        (Known(salts=[(1, SALTS[ANN])]), "salt_unused"),
        (Known(salts=[(1, SALTS[BO])]), "salt_unused"),
        (Known(keys=["0" * 64]), "other_key"),
        (Known(keys=[played.keys[0][:16] + "0" * 48]), "signature"),
        (Known(receipts=[replace(played.receipt(5), commitment="0" * 64)]), "receipt_game"),
    ):
        with pytest.raises(RecordError) as error:
            check(played.game, wrong)
        assert error.value.problem == problem


def test_exchange_that_the_seat_did_not_see_is_refused(played: SignedGame) -> None:
    turns = [(number, turn_text(turn)) for number, turn in enumerate(played.game.turns)]
    exchanges = [(number, text) for number, text in turns if text.startswith("swap ")]
    assert exchanges
    assert check(played.game, known(played, exchanges=exchanges)) == "valid"
    number, text = exchanges[0]
    for wrong in ((number, text[:-2] + "Zz"), (number, f"swap Zz{text[7:]}"), (len(turns), text)):
        with pytest.raises(RecordError, match="exchange") as error:
            check(played.game, known(played, exchanges=[wrong]))
        assert error.value.turn == wrong[0] + 1


@pytest.mark.parametrize("change", [{"turns": 4}, {"undos": 1}, {"head": "0" * 64}, {"signature": "0" * 128}])
def test_forged_receipt_is_refused(played: SignedGame, change: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="receipt_signature"):
        check(played.game, known(played, receipts=[replace(played.receipt(5), **change)]))


def test_receipt_of_a_turn_that_was_taken_back_says_nothing(played: SignedGame) -> None:
    undone = played.game.undone[0]
    number = next(n for n, now in enumerate(played.updates) if now.receipt and now.receipt.turns == undone)
    receipt = played.receipt(number)
    assert receipt.undos == 0
    other = replace(played.game, undone=())
    check(played.game, Known(receipts=[receipt]))
    with pytest.raises(RecordError, match="receipt"):  # unless the record conceals it
        check(other, Known(receipts=[played.receipt(-1)]))


def test_imported_record_keeps_its_signature_and_gets_no_other(played: SignedGame) -> None:
    async def scenario(server: InProcessServer) -> None:
        found = await import_record(server.store, played.text, 0)
        keys = await signing.read_keys(server.store, 0)
        game = await read_game(server.store, found.table, keys)
        assert game is not None
        assert to_json(game) == played.text
        assert check(game, Known(keys=played.keys)) == "valid"
        store = MemoryStore()
        forged = await import_record(store, to_json(rewritten(played)), 0)
        other = await read_game(store, forged.table, keys)
        assert other is not None
        assert other.signature is None

    run_in_process(scenario)


def test_rotated_key_signs_and_earlier_ones_stay_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        file = tmp_path / "tables.db"
        store = await SqliteStore.open(str(file))
        one, other = signing.Signing(store, lambda: 1), signing.Signing(store, lambda: 2)
        await asyncio.gather(one.load(), other.load())
        assert file.stat().st_mode & 0o077 == 0, "the private key is in it"
        assert one.listed() == other.listed()
        first = one.listed().keys
        assert len(first) == 1
        assert await asyncio.to_thread(main, ["admin", "rotate-key", "--db", str(file), "--lang", "en"]) == 0
        new = capsys.readouterr().out.partition(" key ")[2].partition(" ")[0]
        await asyncio.gather(one.refresh(), other.refresh())
        assert one.listed() == other.listed()
        assert [key.id for key in one.listed().keys] == [new, first[0].id]
        await store.close()
        again = await SqliteStore.open(str(file))
        restarted = signing.Signing(again, lambda: 4)
        await restarted.load()
        assert restarted.listed() == one.listed()
        await again.close()

    asyncio.run(work())


def test_signed_game_of_before_is_still_valid() -> None:
    """The web client checks the same game in `web/src/dealing/dealing.test.ts`."""
    data = json.loads((Path(__file__).parents[1] / "data" / "signed.json").read_text(encoding="utf-8"))
    receipts = [Receipt(data["commitment"], **each) for each in data["receipts"]]
    wanted = Known(data["commitment"], [tuple(data["salt"])], data["keys"], receipts)
    assert check(read_record(json.dumps(data["record"])), wanted) == "valid"
