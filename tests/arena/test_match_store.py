"""Test the file of a match: played deals are read back, and foreign files are not changed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixfold.arena.game import Offence
from sixfold.arena.match import Deal, Settings, Task, play_deals
from sixfold.arena.match_store import BadMatchFile, MatchFile
from sixfold.rules.edition import edition

TWO_RANDOM_BOTS = Settings(edition("cubes-hu"), ("random", "random"), "duel")


@pytest.fixture(scope="module")
def played() -> list[Deal]:
    return [deal for _, deal in play_deals([TWO_RANDOM_BOTS], [Task(0, number) for number in range(3)])]


def written(path: Path, deals: list[Deal]) -> bytes:
    file = MatchFile(path, [TWO_RANDOM_BOTS])
    for deal in deals:
        file.append(0, deal)
    file.close()
    return path.read_bytes()


def loaded(path: Path, settings: Settings = TWO_RANDOM_BOTS) -> list[Deal]:
    file = MatchFile(path, [settings])
    file.close()
    return [deal for _, deal in file.deals]


def test_match_file_returns_deals(tmp_path: Path, played: list[Deal]) -> None:
    path = tmp_path / "match.jsonl"
    lost = Offence(1, "crash", 7, "timeout", "Ünïcode \x00")
    odd = Deal(7, tuple(replace(game, offence=lost) for game in played[0].games), ("Name", None))
    content = written(path, [*played, odd])
    assert loaded(path) == [*played, odd]
    assert path.read_bytes() == content


def test_match_file_drops_torn_last_line(tmp_path: Path, played: list[Deal]) -> None:
    path = tmp_path / "match.jsonl"
    content = written(path, played[:2])
    ends = [at + 1 for at, sign in enumerate(content) if sign == 10]
    for cut in range(0, len(content), 7):
        path.write_bytes(content[:cut])
        assert loaded(path) == played[: max(sum(end <= cut for end in ends) - 1, 0)]
        assert path.read_bytes() == content[: max([end for end in ends if end <= cut], default=ends[0])]


@pytest.mark.parametrize(
    "other",
    [
        replace(TWO_RANDOM_BOTS, seed="other"),
        replace(TWO_RANDOM_BOTS, players=("random", "greedy")),
        replace(TWO_RANDOM_BOTS, players=("random",) * 3),
        replace(TWO_RANDOM_BOTS, edition=edition("qwirkle-pl")),
        replace(TWO_RANDOM_BOTS, budget_ms=5.0),
    ],
)
def test_match_file_refuses_other_match(other: Settings, tmp_path: Path, played: list[Deal]) -> None:
    path = tmp_path / "match.jsonl"
    content = written(path, played)
    with pytest.raises(BadMatchFile, match="differs"):
        loaded(path, other)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"hello\n",
        b"{}\n",
        b"[]\n",
        b'{"format": "sixfold-record/1"}\n',
        b"\x00" * 99,
        b"\xff\n",
        b"[" * 99999,
    ],
)
def test_match_file_refuses_other_format(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(BadMatchFile, match="foreign"):
        loaded(path)
    assert path.read_bytes() == content


def damages(line: bytes) -> list[bytes]:
    data = json.loads(line)
    game = data["games"][0]
    changes: list[dict[str, Any]] = [
        {"deal": -1},
        {"deal": "0"},
        {"deal": True},
        {"games": []},
        {"says": [1, 2]},
        {"more": 1},
        *({"games": [{**game, **change}, game]} for change in (
            {"scores": [1]},
            {"scores": [1, -1]},
            {"scores": [1.5, 1]},
            {"shares": [1.0, 1.0]},
            {"cpu_ms": [float("nan"), 1.0]},
            {"moves": None},
            {"offence": 1},
            {"offence": {"player": 2, "kind": "crash", "turn": 1, "cause": "exit", "detail": ""}},
            {"offence": {"player": 1, "kind": "crash", "turn": 1, "cause": "whim", "detail": ""}},
        )),
    ]  # fmt: skip
    return [b"", b"x", b"7", line[:50], *(json.dumps({**data, **change}).encode() for change in changes)]


def test_match_file_refuses_damaged_file(tmp_path: Path, played: list[Deal]) -> None:
    path = tmp_path / "match.jsonl"
    header, first, second, _ = written(path, played[:2]).split(b"\n")
    for damaged in (*damages(first), second):  # the second one twice
        content = b"\n".join([header, damaged, second, b""])
        path.write_bytes(content)
        with pytest.raises(BadMatchFile, match="corrupt") as refused:
            loaded(path)
        assert refused.value.what in ("2", "3")
        assert path.read_bytes() == content


def test_match_file_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    file = MatchFile(path, [TWO_RANDOM_BOTS])
    with pytest.raises(BadMatchFile, match="busy"):
        MatchFile(path, [TWO_RANDOM_BOTS])
    file.close()
    assert loaded(path) == []
