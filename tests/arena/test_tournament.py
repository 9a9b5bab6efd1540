"""Test tournaments: pairings, ratings as text and JSON, checkpoints, and the page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from sixfold.arena import cluster
from sixfold.arena.match import Settings, Task, play, play_deals
from sixfold.arena.match_store import TOURNAMENT, BadMatchFile, MatchFile
from sixfold.arena.players import MAX_IDLE_PLAYERS, Bench
from sixfold.arena.standings import standings
from sixfold.arena.tournament import Tournament, number_of_matches, tournament
from sixfold.cli import arena_config
from sixfold.cli.arena_report import page
from sixfold.cli.arena_text import standings_text
from sixfold.i18n.catalog import LANGUAGES
from sixfold.rules.edition import edition
from tests.arena.conftest import Run
from tests.arena.engines import engine, player
from tests.support.languages import in_some_languages

THREE_BOTS = Settings(edition("cubes-hu"), ("random", "greedy", "beginner"), "cup")
ARENA_ARGUMENTS = ("arena", "--game", "cubes", "--players", "random,greedy,beginner", "--seed", "cup", "--jobs", "1")


@pytest.fixture(scope="module")
def played() -> Tournament:
    cup = tournament("round-robin", THREE_BOTS, 2, 3)
    play(cup.matches, play_deals, lambda _which, _deal: None)
    return cup


def without_time(result: Any) -> Any:
    return json.loads(re.sub(r'"cpu_ms_per_move": [^,]*', '"cpu_ms_per_move": 0', json.dumps(result)))


# Who meets whom


def test_tournament_pairs_round_robin_and_gauntlet() -> None:
    four = replace(THREE_BOTS, players=("a", "b", "c", "d"))
    robin, gauntlet = (tournament(kind, four, 2, 1) for kind in ("round-robin", "gauntlet"))
    assert robin.tables == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert gauntlet.tables == ((0, 1), (0, 2), (0, 3))
    assert tournament("gauntlet", four, 3, 1).tables == ((0, 1, 2), (0, 1, 3), (0, 2, 3))
    for kind in ("round-robin", "gauntlet"):
        for seats in (2, 3, 4):
            assert number_of_matches(kind, 4, seats) == len(tournament(kind, four, seats, 1).tables)


def test_tournament_plays_first_deals_first() -> None:
    order: list[Task] = []
    cup = tournament("round-robin", THREE_BOTS, 2, 2)
    play(cup.matches, play_deals, lambda which, deal: order.append(Task(which, deal.number)))
    assert order == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def test_tournament_match_equals_single_match(run: Run) -> None:
    result = json.loads(run(*ARENA_ARGUMENTS, "--games", "4", "--tournament", "round-robin", "--json")[1])
    for match in result["matches"]:
        words = ("arena", "--game", "cubes", "--players", ",".join(match["players"]), *ARENA_ARGUMENTS[5:])
        alone = json.loads(run(*words, "--games", "4", "--json")[1])
        assert match["margin"] == alone["margin"]
        assert match["win_rates"] == [each["win_rate"] for each in alone["players"]]


def test_bench_keeps_limited_idle_players() -> None:
    bench = Bench()
    first = bench.seat("cubes", ("random", "random"), None)
    assert first[0] is not first[1]
    assert bench.seat("cubes", ("random", "random"), None) == first
    for name in range(MAX_IDLE_PLAYERS):
        bench.seat("cubes", ("greedy", f"exec:never-started-{name}"), None)
    assert bench.seat("cubes", ("random", "random"), None)[0] is not first[0]
    bench.close()


# Results


def test_standings_are_sorted_and_add_up(played: Tournament) -> None:
    result = standings(played)
    assert [each["rank"] for each in result["players"]] == [1, 2, 3]
    assert result["players"][-1]["name"] == "random"
    assert [each["elo"] for each in result["players"]] == sorted(
        (each["elo"] for each in result["players"]), reverse=True
    )
    assert sum(each["elo"] for each in result["players"]) == pytest.approx(0)
    assert result["games"] == 18 == sum(each["games"] for each in result["players"]) // 2
    assert result["deals"] == 9
    assert result["complete"]
    assert {each["group"] for each in result["players"]} == {0}
    assert sum(each["win_rate"] for each in result["players"]) == pytest.approx(1.5)
    for each in result["players"]:
        low, high = each["elo_ci"]
        assert low < each["elo"] < high


@in_some_languages
def test_standings_text_is_in_user_language(lang: str, played: Tournament) -> None:
    result = standings(played)
    text = standings_text(result, lang)
    for each in result["players"]:
        assert text.count(each["name"]) == 2  # among the ratings, and in the table of all against all
        assert f"{each['elo']:+.0f}" in text
    assert lang == "en" or text != standings_text(result, "en")


@in_some_languages
def test_standings_point_out_groups(lang: str) -> None:
    cup = tournament("round-robin", replace(THREE_BOTS, players=("random", "greedy", "beginner", "easy")), 2, 1)
    for which, deal in play_deals([match.settings for match in cup.matches], [Task(0, 0), Task(5, 0)]):
        cup.matches[which].add(deal)
    result = standings(cup)
    assert sorted(each["group"] for each in result["players"]) == [0, 0, 1, 1]
    assert not result["complete"]
    assert len(standings_text(result, lang).splitlines()) == len(standings_text(standings(cup), "en").splitlines())
    assert page(result, lang)


def test_standings_without_deals_have_no_figures() -> None:
    result = standings(tournament("gauntlet", THREE_BOTS, 2, 1))
    assert result["games"] == 0
    for lang in LANGUAGES:
        assert standings_text(result, lang)
        assert page(result, lang)


def test_tournament_of_three_seats(run: Run) -> None:
    words = (*ARENA_ARGUMENTS[:4], "random,greedy,beginner,easy", *ARENA_ARGUMENTS[5:], "--games", "3", "--seats", "3")
    status, out, _ = run(*words, "--tournament", "gauntlet", "--json")
    result = json.loads(out)
    assert status == 0
    assert [len(match["players"]) for match in result["matches"]] == [3, 3, 3]
    assert all(match["players"][0] == "random" for match in result["matches"])
    assert result["games"] == 9
    assert result["players"][-1]["name"] == "random"


def test_standings_list_fault_with_match(run: Run, tmp_path: Path) -> None:
    crash = player(engine(tmp_path, "for message in questions(): os._exit(1)"))
    words = (
        *ARENA_ARGUMENTS[:4],
        f"random,{crash},greedy",
        *ARENA_ARGUMENTS[5:],
        "--games",
        "2",
        "--tournament",
        "gauntlet",
    )
    result = json.loads(run(*words, "--json")[1])
    assert [fault["players"] for fault in result["faults"]] == [["random", crash]] * 2
    assert sorted(each["crashes"] for each in result["players"]) == [0, 0, 2]
    assert f"random · {crash}. " in run(*words)[1]


# Files


def test_tournament_resumes_with_new_players(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    words = ("--games", "2", "--tournament", "round-robin", "--json")
    run(*ARENA_ARGUMENTS[:4], "random,greedy", *ARENA_ARGUMENTS[5:], *words, "--checkpoint", path)
    run(*ARENA_ARGUMENTS, "--games", "2", "--tournament", "gauntlet", "--json", "--checkpoint", path)
    kept = path.read_bytes()
    assert kept.count(b"\n") == 3  # the settings, then one deal for each of two matches
    out = run(*ARENA_ARGUMENTS, *words, "--checkpoint", path)[1]
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == 4
    assert without_time(json.loads(out)) == without_time(json.loads(run(*ARENA_ARGUMENTS, *words)[1]))


def test_tournament_refuses_other_files(tmp_path: Path, played: Tournament) -> None:
    path, settings = tmp_path / "cup.jsonl", [match.settings for match in played.matches]
    file = MatchFile(path, settings, TOURNAMENT)
    file.append(2, played.matches[2].done[0])
    file.close()
    header, line, _ = path.read_bytes().split(b"\n")
    with pytest.raises(BadMatchFile, match="foreign"):
        MatchFile(path, settings[:1])
    with pytest.raises(BadMatchFile, match="differs"):
        MatchFile(path, [replace(each, seed="other") for each in settings], TOURNAMENT)
    data = json.loads(line)
    for damaged in (
        line + b"\n" + line,
        json.dumps({**data, "players": "random"}).encode(),
        json.dumps({**data, "players": [1, 2]}).encode(),
        json.dumps({**data, "players": ["random"]}).encode(),
        json.dumps({key: value for key, value in data.items() if key != "players"}).encode(),
        b"[]",
    ):
        content = header + b"\n" + damaged + b"\n"
        path.write_bytes(content)
        with pytest.raises(BadMatchFile, match="corrupt"):
            MatchFile(path, settings, TOURNAMENT)
        assert path.read_bytes() == content


# The page


class ReportPage(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)
        assert not {name for name, _ in attrs if name in ("src", "href") or name.startswith("on")}

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@in_some_languages
def test_report_page_is_complete_without_external_files(lang: str, played: Tournament) -> None:
    result = standings(played)
    result["players"][0]["engine"] = "<b>Sly & co</b>"
    text = page(result, lang)
    found = ReportPage(text)
    assert found.open == []
    assert found.tags.count("table") == 3
    assert found.tags.count("circle") == 6  # in two plots
    assert "script" not in found.tags
    assert "http" not in text
    assert "&lt;b&gt;Sly &amp; co&lt;/b&gt;" in text
    assert f'<html lang="{lang}">' in text
    assert "prefers-color-scheme: dark" in text


def test_out_writes_report_page(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    status, _, err = run(*ARENA_ARGUMENTS, "--games", "2", "--tournament", "gauntlet", "--out", path)
    assert (status, err) == (0, "")
    assert ReportPage(path.read_text(encoding="utf-8")).open == []
    status, out, err = run(*ARENA_ARGUMENTS, "--games", "2", "--tournament", "gauntlet", "--out", tmp_path)
    assert (status, out) == (1, "")
    assert str(tmp_path) in err


# Command lines that make no sense


@in_some_languages
@pytest.mark.parametrize(
    ("words", "result"),
    [
        (["random,greedy", "--tournament", "league"], "gauntlet"),
        (["random,greedy", "--tournament", ""], "gauntlet"),
        (["random", "--tournament", "gauntlet"], "--players"),
        (["random,greedy", "--tournament", "gauntlet", "--seats", "3"], "--players"),
        (["random,greedy", "--tournament", "gauntlet", "--seats", "0"], "--seats"),
        (["random,greedy", "--tournament", "gauntlet", "--seats", "999999999"], "--seats"),
        (["random,greedy,random", "--tournament", "gauntlet"], "random"),
        (["random,greedy", "--tournament", "gauntlet", "--sprt", "0", "5"], "--sprt"),
        (["random,greedy", "--seats", "2"], "--seats"),
        (["random,greedy", "--out", "report.html"], "--out"),
        (["random,greedy", "--runner", "moon"], "ray"),
        (["random,greedy", "--address", "127.0.0.1:1"], "--address"),
    ],
)
def test_bad_tournament_is_refused_in_one_line(words: Any, result: str, lang: str, run: Run) -> None:
    status, out, err = run(*ARENA_ARGUMENTS[:4], *words, "--lang", lang)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert result in err
    assert lang == "en" or err != run(*ARENA_ARGUMENTS[:4], *words)[2]


def test_tournament_refuses_too_many_matches(run: Run) -> None:
    many = ",".join(f"exec:true {number}" for number in range(60))
    status, _, err = run(*ARENA_ARGUMENTS[:4], many, "--tournament", "round-robin", "--seats", "4")
    assert status == 2
    assert "487635" in re.sub(r"\D", "", err)


# Clusters that are not there


@in_some_languages
def test_cluster_without_answer_is_reported(lang: str, run: Run) -> None:
    words = (*ARENA_ARGUMENTS, "--games", "2", "--runner", "ray", "--address", "127.0.0.1:1", "--lang", lang)
    status, _, err = run(*words)
    assert status == 1
    assert err.count("\n") == 1
    assert "127.0.0.1:1" in err


def test_cluster_refuses_other_version() -> None:
    with pytest.raises(ImportError, match="≠ 0"):
        cluster._work([THREE_BOTS], Task(0, 0), "0", "/")


@in_some_languages
def test_missing_ray_is_reported(lang: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_config, "find_spec", lambda _name: None)
    status, out, err = run(*ARENA_ARGUMENTS, "--games", "2", "--runner", "ray", "--lang", lang)
    assert (status, out) == (1, "")
    assert "sixfold[ray]" in err
