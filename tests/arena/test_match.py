"""Test matches: mirrored deals, shares of victory, bad bots, and equal results on any number of cores."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixfold.ai.baseline_bots import play_random
from sixfold.ai.bot_api import Bot, Budget, Decision
from sixfold.ai.bots import UnknownLevel, level
from sixfold.arena import workers
from sixfold.arena.game import MAX_TURNS, Contestant, Played, bot_seed, deal_seed, play_game
from sixfold.arena.match import Deal, Match, Settings, Task, WorkerLost, play, play_deal, play_deals
from sixfold.arena.players import BadCommand, BotPlayer, check_player, command_of, split_players
from sixfold.arena.statistics import Sprt
from sixfold.arena.summary import summary
from sixfold.arena.workers import play_on_cores
from sixfold.cli.arena_text import match_text
from sixfold.i18n.catalog import LANGUAGES
from sixfold.rules.actions import Exchange, Pass, Place
from sixfold.rules.edition import edition
from sixfold.rules.piece import Piece
from sixfold.rules.position import Seat
from sixfold.rules.referee import legal, start
from sixfold.rules.view import View
from tests.support.depth import rounds
from tests.support.patience import PATIENCE_SECONDS

CUBES = edition("cubes-hu")
QWIRKLE = edition("qwirkle-pl")
TWO_RANDOM_BOTS = Settings(CUBES, ("random", "random"), "duel")


def tasks(numbers: Iterable[int]) -> list[Task]:
    return [Task(0, number) for number in numbers]


def deals(settings: Settings, numbers: Iterable[int]) -> list[Deal]:
    return [deal for _, deal in play_deals([settings], tasks(numbers))]


def without_time(deal: Deal) -> Deal:
    return replace(deal, games=tuple(replace(game, cpu_ms=(0.0,) * len(game.cpu_ms)) for game in deal.games))


class RecordingBot(BotPlayer):
    """Play at random and collect what the bot was given."""

    def __init__(self) -> None:
        super().__init__(level("random"))
        self.views: list[View] = []
        self.seats: list[int] = []
        self.randoms: list[int] = []
        self.ends: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def begin(self, edition: Any, seat: int, seats: int) -> None:
        self.seats.append(seat)

    def choose(self, view: View, random: int, budget_ms: float | None) -> Any:
        self.views.append(view)
        self.randoms.append(random)
        return super().choose(view, random, budget_ms)

    def end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.ends.append((scores, winners))


def bad(answer: Any) -> BotPlayer:
    """Return a bot that answers that, or raises it."""

    def bot(_view: View, _chance: Random, _budget: Budget) -> Any:
        if isinstance(answer, BaseException):
            raise answer
        return answer

    return BotPlayer(bot)


# Deals


@pytest.mark.parametrize("count", [2, 3, 4])
def test_match_plays_every_deal_in_every_seating(count: int) -> None:
    players = [RecordingBot() for _ in range(count)]
    deal = play_deal(Settings(CUBES, ("random",) * count, "s"), players, 5)
    assert len(deal.games) == count
    for number, player in enumerate(players):
        assert player.seats == [(number + rotation) % count for rotation in range(count)]


def test_deal_keeps_hands_at_seats() -> None:
    """Every player finds the same pieces at a seat."""
    players = [RecordingBot(), RecordingBot()]
    dealt = start(QWIRKLE, (Seat("a"), Seat("b")), deal_seed("s", 2))
    for rotation in (0, 1):
        play_game(QWIRKLE, players, "s", 2, rotation)
    for player in players:
        firsts = [seen for seen in player.views if seen.turns == 0]
        assert all(seen.hand == dealt.hands[dealt.starter] for seen in firsts)
    assert sum(seen.turns == 0 for player in players for seen in player.views) == 2


def test_deals_and_seeds_give_different_games() -> None:
    one, two = deals(TWO_RANDOM_BOTS, [0, 1])
    (other,) = deals(replace(TWO_RANDOM_BOTS, seed="other"), [0])
    (again,) = deals(TWO_RANDOM_BOTS, [0])
    assert without_time(one) == without_time(again)
    assert len({one.games[0].scores, two.games[0].scores, other.games[0].scores}) == 3


def test_bot_seed_is_unique_and_hides_seed() -> None:
    players = [RecordingBot(), RecordingBot()]
    play_deal(TWO_RANDOM_BOTS, players, 0)
    numbers = [number for player in players for number in player.randoms]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < 1 << 48 for number in numbers)
    assert bot_seed("s", 0, 1, 2, 3) == bot_seed("s", 0, 1, 2, 3) != bot_seed("t", 0, 1, 2, 3)


def test_bots_see_only_their_view() -> None:
    players = [RecordingBot(), RecordingBot()]
    play_game(QWIRKLE, players, "s", 0, 1)
    assert all(seen.seat == seen.mover == 1 and seen.hands[0] is None for seen in players[0].views)
    assert all(seen.seat == seen.mover == 0 and seen.hands[1] is None for seen in players[1].views)


def test_game_counts_by_player_not_by_seat() -> None:
    players = [RecordingBot(), RecordingBot()]
    for rotation in (0, 1):
        game = play_game(CUBES, players, "s", 0, rotation)
        scores, winners = players[0].ends[-1]
        assert game.scores == (scores[rotation], scores[1 - rotation])
        assert [game.shares[player] > 0 for player in (0, 1)] == [
            (player + rotation) % 2 in winners for player in (0, 1)
        ]


def test_equal_bots_share_mirrored_deal() -> None:
    def first(view: View, _chance: Random, _budget: Budget) -> Decision:
        return play_random(view, Random(0))

    one, two = play_deal(TWO_RANDOM_BOTS, [BotPlayer(first), BotPlayer(first)], 0).games
    assert one.scores == two.scores[::-1]


# Bad bots


@pytest.mark.parametrize(
    ("answer", "kind", "cause"),
    [
        (ValueError("oops"), "crash", "exception"),
        (RecursionError(), "crash", "exception"),
        (None, "crash", "exception"),
        (Decision(Pass()), "illegal", "illegal"),
        (Decision(Exchange((Piece(0),) * 7)), "illegal", "illegal"),
        (Decision("lay"), "illegal", "illegal"),  # type: ignore[arg-type]
        (Decision(None), "illegal", "illegal"),  # type: ignore[arg-type]
        (Decision(Place((((0, 0), "Rt"),))), "illegal", "illegal"),  # type: ignore[arg-type]
        (Decision(Place((((0, 10**30), Piece(3)),))), "illegal", "illegal"),
    ],
)
def test_failing_or_cheating_bot_loses_game(answer: Any, kind: str, cause: str) -> None:
    for players in ([bad(answer), BotPlayer(level("random"))], [BotPlayer(level("random")), bad(answer)]):
        game = play_game(QWIRKLE, players, "bad", 0, 0)
        assert game.offence is not None
        assert (game.offence.kind, game.offence.cause) == (kind, cause)
        assert game.shares[game.offence.player] == 0
        assert sum(game.shares) == 1


def test_fault_gives_victory_to_best_of_others() -> None:
    """In the very first turn nobody has a point yet."""
    players: list[Contestant] = [bad(KeyError()), bad(KeyError()), bad(KeyError())]
    game = play_game(CUBES, players, "three", 0, 0)
    assert game.offence is not None
    assert sorted(game.shares) == [0, 0.5, 0.5]
    assert game.shares[game.offence.player] == 0


def test_match_continues_after_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixfold.ai import bots

    monkeypatch.setitem(bots.PLAYERS["cubes"], "broken", bad(ZeroDivisionError()).bot)
    match = Match(replace(TWO_RANDOM_BOTS, players=("broken", "random")), 3)
    play([match], play_deals, lambda _which, _deal: None)
    result = summary(match)
    assert result["games"] == 6
    assert [player["crashes"] for player in result["players"]] == [6, 0]
    assert [player["win_rate"] for player in result["players"]] == [0, 1]
    assert len(result["faults"]) == 6
    for lang in LANGUAGES:
        assert "ZeroDivisionError" in match_text(result, lang)


def test_game_stops_at_max_turns() -> None:
    def stubborn(view: View, _chance: Random, _budget: Budget) -> Decision:
        return Decision(Exchange(view.hand[:1]) if not view.opening else next(iter(legal(view))))  # type: ignore[arg-type]

    bot: Bot = stubborn
    game = play_game(QWIRKLE, [BotPlayer(bot), BotPlayer(bot)], "for ever", 0, 0)
    assert game.offence is None
    assert sum(game.moves) == MAX_TURNS


# What is counted


def made(number: int, *games: tuple[tuple[int, int], tuple[float, float]]) -> Deal:
    return Deal(number, tuple(Played(scores, shares, (10, 10), (5.0, 20.0)) for scores, shares in games), (None, None))


def test_summary_matches_manual_result() -> None:
    match = Match(TWO_RANDOM_BOTS, 2)
    match.add(made(0, ((10, 4), (1.0, 0.0)), ((6, 6), (0.5, 0.5))))
    match.add(made(1, ((5, 7), (0.0, 1.0)), ((9, 9), (0.5, 0.5))))
    result = summary(match)
    first, second = result["players"]
    assert result["games"] == 4
    assert (first["win_rate"], second["win_rate"]) == (0.5, 0.5)
    assert first["win_rate_ci"] == pytest.approx((0, 1))  # deals of 0.75 and 0.25
    assert (first["mean_score"], second["mean_score"]) == (7.5, 6.5)
    assert (first["cpu_ms_per_move"], second["cpu_ms_per_move"]) == (0.5, 2.0)
    assert result["margin"] == 1.0
    assert result["margin_ci"] == pytest.approx((1 - 12.7062 * 2, 1 + 12.7062 * 2), abs=1e-3)  # deals of +3 and -1
    assert result["elo"] == 0


def test_margin_is_relative_to_mean_of_others() -> None:
    games = tuple(Played((9, 3, 6), (1.0, 0.0, 0.0), (1, 1, 1), (0.0, 0.0, 0.0)) for _ in range(3))
    assert Deal(0, games, (None,) * 3).margin(0) == 4.5


def test_summary_without_deals_has_no_figures() -> None:
    result = summary(Match(TWO_RANDOM_BOTS, 2))
    assert result["games"] == 0
    assert result["margin"] is None
    assert not result["complete"]
    for lang in LANGUAGES:
        assert match_text(result, lang)


# The sequential test


def test_sprt_reads_deals_in_order() -> None:
    won = ((10, 4), (1.0, 0.0))
    in_order, mixed = (Match(TWO_RANDOM_BOTS, 500, Sprt(0, 100)) for _ in range(2))
    numbers = list(range(100))
    for number in numbers:
        in_order.add(made(number, won, won))
    Random(3).shuffle(numbers)
    for number in numbers:
        mixed.add(made(number, won, won))
    assert in_order.decision == mixed.decision == "H1"
    assert summary(in_order) == summary(mixed)
    assert summary(in_order)["deals"] == 12  # the first with 12 · log(0.640 / 0.5) over log 19


def test_match_ends_when_sprt_decides() -> None:
    match = Match(replace(TWO_RANDOM_BOTS, players=("greedy", "random")), 1000, Sprt(0, 200))
    play([match], play_deals, lambda _which, _deal: None)
    assert match.decision == "H1"
    assert match.complete
    assert len(match.done) < 20


# Cores


def test_cores_do_not_change_result() -> None:
    numbers = range(rounds(4, 6))
    alone = [without_time(deal) for deal in deals(TWO_RANDOM_BOTS, numbers)]
    together = [without_time(deal) for _, deal in play_on_cores([TWO_RANDOM_BOTS], tasks(numbers), jobs=2)]
    assert sorted(together, key=lambda deal: deal.number) == alone


def test_worker_lost_names_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_work", print)  # a worker that ends at once
    with pytest.raises(WorkerLost) as lost:
        list(play_on_cores([TWO_RANDOM_BOTS], tasks(range(3, 5)), jobs=1))
    assert lost.value.deal == 3


# Going on


@pytest.fixture(scope="module")
def played() -> list[Deal]:
    return deals(TWO_RANDOM_BOTS, range(3))


def test_match_plays_only_missing_deals(played: list[Deal]) -> None:
    match = Match(TWO_RANDOM_BOTS, 4)
    match.add(played[2])
    match.add(played[0])
    fresh: list[int] = []
    play([match], play_deals, lambda _which, deal: fresh.append(deal.number))
    assert fresh == [1, 3]
    assert without_time(match.done[1]) == without_time(played[1])


def test_shorter_match_ignores_extra_deals(played: list[Deal]) -> None:
    match = Match(TWO_RANDOM_BOTS, 2)
    for deal in played:
        match.add(deal)
    assert match.complete
    assert summary(match)["deals"] == 2


# Who plays


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("greedy,random", ("greedy", "random")),
        (" greedy , random ", ("greedy", "random")),
        ('a,exec:bot -w "1,2" -x,b', ("a", 'exec:bot -w "1,2" -x', "b")),
        ("a,exec:bot '1,2'", ("a", "exec:bot '1,2'")),
        ("a,exec:it's,b", ("a", "exec:it's", "b")),
        ("", ("",)),
        ("a,", ("a", "")),
        (",,", ("", "", "")),
    ],
)
def test_split_players_ignores_quoted_commas(text: str, players: tuple[str, ...]) -> None:
    assert split_players(text) == players


def test_command_of_splits_like_shell_and_checks_program() -> None:
    assert command_of("exec:bot 'a b' \"c\"") == ["bot", "a b", "c"]
    for name, problem in (("exec:", "empty"), ("exec:it's", "quotes"), ("exec:no-such-program x", "missing")):
        with pytest.raises(BadCommand, match=problem):
            check_player("cubes", name)
    with pytest.raises(UnknownLevel):
        check_player("cubes", "genius")
    check_player("cubes", "greedy")


def test_command_of_sixfold_falls_back_to_this_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert command_of("exec:sixfold engine greedy") == [sys.executable, "-m", "sixfold", "engine", "greedy"]
    check_player("cubes", "exec:sixfold engine greedy")
    installed = tmp_path / "sixfold"
    installed.touch(0o755)
    assert command_of("exec:sixfold engine greedy") == ["sixfold", "engine", "greedy"]


def test_worker_ends_quietly_if_its_answer_is_not_read() -> None:
    worker = workers._Worker([TWO_RANDOM_BOTS])
    worker.pipe.send(Task(0, 0))
    assert worker.pipe.poll(PATIENCE_SECONDS)
    worker.pipe.close()
    worker._process.join(PATIENCE_SECONDS)
    assert worker._process.exitcode == 0
    worker.close(in_peace=True)
