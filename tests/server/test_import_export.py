"""Test export and import of records: finished games can be viewed, others continue, each once."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache, reduce
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from sixfold.ai.baseline_bots import play_greedy
from sixfold.cli import main
from sixfold.i18n.catalog import say
from sixfold.rules.actions import Exchange
from sixfold.rules.edition import edition, editions
from sixfold.rules.notation import pieces_text
from sixfold.rules.position import Seat
from sixfold.rules.record import Game, RecordError, read_record, to_json, to_text
from sixfold.rules.referee import view
from sixfold.rules.rng import Fair
from sixfold.server import commands, events
from sixfold.server.import_export import beginning, import_record
from sixfold.server.store import Entry, Store
from sixfold.server.table import Table, created, fold
from tests.golden import FOLDER as GOLDEN
from tests.play import seats
from tests.server.stores import using
from tests.support.languages import in_some_languages, two_languages

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


@cache
def game(name: str = "qwirkle-pl", turns: int = 1000, names: tuple[str, ...] = ("Ann", "@greedy")) -> Game:
    played = Game.start(edition(name), tuple(map(Seat, names)), Fair("a secret", ("salt",)))
    played = replace(played, salt_seats=(0,))
    rng = Random(7)
    while played.outcome is None and len(played.turns) < turns:
        played = played.play(play_greedy(view(played.position, played.position.mover), rng).action)
    return played


async def table(store: Store, name: str) -> Table:
    first, *others = map(events.decode, await store.read(name))
    return reduce(fold, others, created(name, first))


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    status = main.main([str(word) for word in words])
    return (status, *capsys.readouterr())


def tables(url: str) -> list[str]:
    found: list[str] = []

    async def work(store: Store) -> None:
        found.extend(await store.tables("", 1000))

    using(url, work)
    return found


# In


@pytest.mark.parametrize("name", [each.name for each in editions().values()])
def test_import_of_finished_game_makes_finished_table(name: str, tmp_path: Path) -> None:
    played = game(name)

    async def work(store: Store) -> None:
        found = await import_record(store, to_json(played), 5)
        assert (found.what, found.over, found.seats) == ("new", True, ())
        made = await table(store, found.table)
        assert made.phase == "over"
        assert made.game == played
        assert made.fair == played.fair
        assert made.due is None
        assert [seat.kind for seat in made.seats] == ["person", "bot"]
        assert made.seats[1].level == "greedy"
        assert sum(turn.event.points for turn in made.history) <= sum(played.points)
        assert to_json(made.game) == to_json(played)

    using(str(tmp_path / "tables.db"), work)


@pytest.mark.parametrize("name", ["qwirkle-it", "cubes-hu", "cards-pl"])
def test_import_of_unfinished_game_continues_it(name: str, tmp_path: Path) -> None:
    played = game(name, 7, ("Ann", "Bo", "@hard#2"))

    async def work(store: Store) -> None:
        found = await import_record(store, to_text(played), 5)
        assert (found.what, found.over) == ("new", False)
        assert [name for name, _ in found.seats] == ["Ann", "Bo"]
        made = await table(store, found.table)
        assert made.phase == "playing"
        assert made.game == played
        assert [commands.seat_of(made, secret) for _, secret in found.seats] == [0, 1]
        assert made.seats[2].level == "hard"
        assert ([table for _, table in await store.due(5, 5)] == [found.table]) == (made.mover == 2)
        assert played.outcome is None
        again = commands.resolve_turn(
            made, play_greedy(view(made.game.position, made.game.position.mover), Random(1)).action, "bot", 9
        )
        assert fold(made, again).game is not None

    using(str(tmp_path / "tables.db"), work)


def test_import_keeps_result_of_turn_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = game(turns=2)
    while not played.at_turn_limit:
        played = played.play(Exchange(played.position.hand[:1]))
    played = played.resign(0, stop=False).stop_at_turn_limit()

    async def work(store: Store) -> None:
        found = await table(store, (await import_record(store, to_json(played), 0)).table)
        assert (found.phase, found.resigned) == ("over", (0,))
        assert found.game == played

    using(str(tmp_path / "games.db"), work)
    file = tmp_path / "game.json"
    file.write_text(to_json(played), encoding="utf-8")
    jsonschema.validate(json.loads(to_json(played)), SCHEMA)
    assert run(capsys, "verify", file)[0] == 0
    for lang in two_languages("turn limit"):
        _, out, _ = run(capsys, "play", "--terminal", "--save", file, "--lang", lang)
        assert say(lang, "ending-turn_limit") in out


def test_import_twice_has_one_effect(url: str) -> None:
    async def work(store: Store) -> None:
        first = await import_record(store, to_json(game()), 5)
        stored = await store.read(first.table)
        for text in (to_json(game()), to_text(game()), to_json(game(turns=3))):
            again = await import_record(store, text, 6)
            assert (again.what, again.table, again.seats) == ("there", first.table, ())
        assert await store.read(first.table) == stored
        assert await store.tables("", 9) == [first.table]

    using(url, work)


def test_import_of_different_continuation_changes_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        first = await import_record(store, to_json(game(turns=3)), 5)
        stored = await store.read(first.table)
        assert (await import_record(store, to_json(game(turns=9)), 5)).what == "other"
        assert await store.read(first.table) == stored

    using(str(tmp_path / "tables.db"), work)


def spoiled(change: str) -> str:
    data: dict[str, Any] = json.loads(to_json(game(turns=5)))
    match change:
        case "commitment":
            data["secret"] = "another secret"
        case "no_secret":
            del data["secret"]
        case "points":
            data["turns"][1]["points"] += 1
        case "deal":
            other = Fair("another secret", ("salt",))
            data |= {"secret": other.secret, "commitment": other.commitment}
        case "turn":
            data["turns"].insert(0, data["turns"][0])
        case _:
            return "{"
    return json.dumps(data)


@pytest.mark.parametrize("problem", ["commitment", "no_secret", "points", "deal", "turn", "json"])
def test_import_rejects_unverifiable_record_and_stores_nothing(problem: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(RecordError) as refusal:
            await import_record(store, spoiled(problem), 5)
        assert refusal.value.problem == problem
        assert await store.tables("", 9) == []

    using(str(tmp_path / "tables.db"), work)


def test_old_record_keeps_its_table_and_cards_pl_its_rules(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        imported = await import_record(store, (GOLDEN / "qwirkle-pl-0.txt").read_text(encoding="utf-8"), 5)
        assert imported.table == "EE91YFJ2"  # as version 0.1.0 called it
        imported = await import_record(store, (GOLDEN / "free-rows-0.txt").read_text(encoding="utf-8"), 5)
        assert imported.table == "D3N2PC8W"  # as version 0.1.0 called it
        there = await table(store, imported.table)
        assert (imported.what, there.edition.name, there.phase) == ("new", "cards-pl;free_rows=1", "over")

    using(str(tmp_path / "tables.db"), work)


def test_games_of_both_rules_of_cards_pl_have_different_beginnings() -> None:
    """The same people, the same secret and the same hands, but not the same game."""
    games = [Game.start(edition(name), seats(2), Fair("same")) for name in ("cards-pl", "cards-pl;free_rows=1")]
    assert games[0].deals == games[1].deals
    assert beginning(games[0]) != beginning(games[1])


# Out, and the commands


def put(url: str, *games: tuple[str, Game]) -> None:
    """Tables as a server has them, under these names."""

    def log(played: Game) -> list[events.NewEvent]:
        assert played.fair is not None
        salted = len(played.fair.salts)
        seats = tuple(
            events.Seat(kind="person", name=seat.name, salt_commitment="0" * 64 if place < salted else None)
            for place, seat in enumerate(played.seats)
        )
        made: list[events.NewEvent] = [
            events.Created(
                version=events.VERSION,
                at=1,
                edition=played.edition.name,
                secret=played.fair.secret,
                watch="w",
                seats=seats,
            )
        ]
        made += [events.Salted(at=1, seat=seat, salt=salt) for seat, salt in enumerate(played.fair.salts)]
        deals = tuple(tuple(map(pieces_text, hands)) for hands in played.deals)
        made.append(events.Started(at=1, deals=deals))
        assert isinstance(made[0], events.Created)
        at = reduce(fold, made[1:], created("X", made[0]))
        for turn in played.turns:
            made.append(commands.resolve_turn(at, turn.action, "person", 1))
            at = fold(at, made[-1])
        return made

    async def work(store: Store) -> None:
        for name, played in games:
            assert await store.append(Entry(name, 1, tuple(map(events.encode, log(played))), 1))
        waiting = events.Created(at=1, edition="qwirkle-pl", secret="s", watch="w", seats=())
        assert await store.append(Entry("WAITING", 1, (events.encode(waiting),), 1))

    using(url, work)


def test_export_and_import_move_games_between_stores(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished, running = game(names=("Ann", "Bo")), game(turns=5, names=("Ann", "Cy"))
    put(url, ("OVER", finished), ("RUNNING", running))
    folder = tmp_path / "records"
    assert run(capsys, "export", "--db", url, "--out", folder)[0] == 0
    assert [file.name for file in folder.iterdir()] == ["OVER.json"]
    assert (folder / "OVER.json").read_text() == to_json(finished)
    assert running.fair is not None
    status, out, err = run(capsys, "export", "--db", url, "--out", folder, "--all", "--json")
    assert (status, json.loads(out), err) == (0, {"written": 1, "there": 1}, "")
    assert read_record((folder / "RUNNING.json").read_text()) == running

    other = tmp_path / "other.db"
    status, out, err = run(capsys, "import", "--db", other, folder, "--json")
    assert (status, err) == (0, "")
    answers = json.loads(out)
    assert [(each["what"], each["over"], list(each["seats"])) for each in answers] == [
        ("new", True, []),
        ("new", False, ["Ann", "Cy"]),
    ]
    assert tables(str(other)) == sorted(each["table"] for each in answers)
    status, out, err = run(capsys, "import", "--db", other, folder)
    assert (status, err, out.count("already there")) == (0, "", 2)


def test_export_replaces_only_earlier_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = str(tmp_path / "tables.db")
    put(url, ("A", game(turns=5)), ("B", game(turns=5)))
    (tmp_path / "A.json").write_text(to_json(game(turns=2)))
    (tmp_path / "B.json").write_text("my notes")
    status, out, err = run(capsys, "export", "--db", url, "--out", tmp_path, "--all")
    assert status == 1
    assert out.startswith("1 record written")
    assert err.count("\n") == 1
    assert "B.json" in err
    assert (tmp_path / "A.json").read_text() == to_json(game(turns=5))
    assert (tmp_path / "B.json").read_text() == "my notes"


def test_export_continues_after_unreadable_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = str(tmp_path / "tables.db")
    put(url, ("B", game()))

    async def spoil(store: Store) -> None:
        await store.append(Entry("A", 1, (b'{"event": "of the future"}',), 1))

    using(url, spoil)
    status, _, err = run(capsys, "export", "--db", url, "--out", tmp_path / "records")
    assert (status, err.count("\n")) == (1, 1)
    assert [file.name for file in (tmp_path / "records").iterdir()] == ["B.json"]


@in_some_languages
def test_import_continues_after_rejected_record(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in (("good", to_json(game(turns=5))), ("bad", spoiled("points")), ("worse", "?")):
        (tmp_path / f"{name}.json").write_text(text)
    files = [tmp_path / f"{name}.json" for name in ("bad", "worse", "missing", "good")]
    url = str(tmp_path / "tables.db")
    status, out, err = run(capsys, "import", "--lang", lang, "--db", url, *files)
    assert status == 1
    assert out.count("\n") == 2
    assert [line.partition(": ")[2].partition(": ")[0] for line in err.splitlines()] == [
        str(each) for each in files[:3]
    ]
    assert len(tables(url)) == 1


def test_backup_command_copies_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, file = str(tmp_path / "tables.db"), tmp_path / "backup.db"
    put(url, ("A", game(turns=2)))
    assert run(capsys, "backup", "--db", url, "--out", file)[0] == 0
    assert tables(str(file)) == ["A", "WAITING"]
    assert run(capsys, "backup", "--db", url, "--out", tmp_path / "second.db", "--json")[0] == 0
    status, out, err = run(capsys, "backup", "--db", url, "--out", file)
    assert (status, out, err.count("\n")) == (1, "", 1)


def test_backup_and_export_accept_path_without_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, file, folder = str(tmp_path / "tables.db"), tmp_path / "backup.db", tmp_path / "records"
    put(url, ("A", game(turns=2)))
    assert run(capsys, "backup", "--db", url, file)[0] == run(capsys, "export", "--db", url, folder)[0] == 0
    assert file.is_file()
    assert folder.is_dir()


@pytest.mark.parametrize("command", ["backup", "export"])
def test_backup_and_export_reject_missing_or_second_path(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for paths in ((), ("--out", tmp_path / "a", tmp_path / "b")):
        status, out, err = run(capsys, command, "--db", tmp_path / "tables.db", *paths)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "--out" in err


@pytest.mark.parametrize("command", ["backup", "export", "import"])
@in_some_languages
def test_commands_reject_foreign_store_in_one_line(
    command: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    for url in (str(notes), "postgresql://ann:hush@127.0.0.1:1/x"):
        out_option = [] if command == "import" else ["--out"]
        status, out, err = run(capsys, command, "--lang", lang, "--db", url, *out_option, tmp_path / "there")
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert "hush" not in err
    assert notes.read_text() == "dear diary"


def test_export_rejects_missing_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "export", "--db", tmp_path / "tables.db", "--out", tmp_path / "records")[0] == 1
    assert not [*tmp_path.iterdir()]
