"""Test the bots of Cards and their kernel: as exact as the referee, and never against the rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import inf, nan
from pathlib import Path
from random import Random
from time import thread_time
from typing import get_args

import pytest

from sixfold._kernel import (
    CardsLearned,
    CardsLevel,
    KernelView,
    NewRows,
    Stop,
    cards_arrange,
    cards_choose,
    cards_fit,
    cards_match,
    cards_playable,
    cards_playable_count,
    cards_samples,
)
from sixfold.ai import weights
from sixfold.ai.bot_api import MAX_BUDGET_MS, OWN_EFFORT, Budget
from sixfold.ai.cards import PLAYERS
from sixfold.ai.cards_weights import from_text, learned, to_text
from sixfold.ai.kernel import CARDS_LEVELS
from sixfold.ai.legal_actions import legal_actions
from sixfold.ai.training.cards import train
from sixfold.bench.agree_cards import disagreements
from sixfold.rules.actions import Play, Rows
from sixfold.rules.arrange import sets_of_six
from sixfold.rules.card_moves import playable
from sixfold.rules.edition import edition
from sixfold.rules.new_rows import NewRows as Rule
from sixfold.rules.notation import pieces_text, read_pieces, read_position
from sixfold.rules.partial_position import read_partial_position
from sixfold.rules.piece import PIECES, Hand
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, deal, legal, start, view
from sixfold.rules.sets import Counts, counts_of, row_of, tables
from sixfold.rules.view import View
from tests.play import random_game, seats
from tests.rules.regroupings import FILE as REGROUPINGS, Question
from tests.support.depth import deep_only, rounds

CARDS = ("cards-pl", "cards-pl;free_rows=1", "cards-en")
RULES = (NewRows.any, NewRows.matched, NewRows.keep_three)
WEIGHTS = learned(2, "any")
COPIES, HAND_SIZE = 3, 9


def rule_name(rule: NewRows) -> Rule:
    """Return what an edition calls a rule of the kernel."""
    return next(each for each in get_args(Rule) if each.replace(" ", "_") == rule.name)


def played(name: str, bots: tuple[str, ...], seed: str) -> Position:
    at = start(edition(name), seats(len(bots)), seed)
    rng = Random(seed)
    while not at.over:
        action = PLAYERS[bots[at.mover]](view(at, at.mover), rng, OWN_EFFORT).action
        at = apply(at, deal(at, action, seed))
    return at


@pytest.mark.parametrize("name", CARDS)
def test_playable_sets_agree_with_referee(name: str) -> None:
    assert list(disagreements(name, rounds(4, 25), seed=1)) == []


@pytest.mark.parametrize(
    ("name", "bots"),
    [
        ("cards-pl", ("expert", "beginner", "medium")),
        ("cards-pl", ("safe", "greedy")),
        ("cards-en", ("expert", "easy", "hard", "greedy")),
        ("cards-en", ("medium", "safe-halving")),
    ],
)
def test_cards_players_finish_games_without_illegal_plays(name: str, bots: tuple[str, ...]) -> None:
    assert played(name, bots, "whole game").outcome() is not None


def test_count_playable_sets_equals_length_of_the_list() -> None:
    rows = [[0, 1, 2, 3, 4], [6, 7, 8], [12, 18, 24]]
    hand = [5, 9, 10, 11, 30, 0, 14, 20, 35]
    for rule in RULES:
        assert cards_playable_count(rows, hand, rule) == len(cards_playable(rows, hand, rule)) > 0


@pytest.mark.parametrize("name", CARDS)
def test_legal_actions_equal_the_referees_in_order(name: str) -> None:
    for at, _, _ in list(random_game(name, 3, "legal"))[:12:2]:
        assert legal_actions(view(at, at.mover)) == legal(at)


def test_nearest_play_moves_fewest_cards_for_a_qwirkle_of_two_rows() -> None:
    # Red has four cards in one row and one in a row of crosses that can spare it; the last one comes from the hand.
    table, moved, best = cards_arrange([[0, 1, 2, 3], [4, 10, 16, 22]], [5], 1, NewRows.any)
    assert [0, 1, 2, 3, 4, 5] in table
    assert (moved, best) == (1, True)


def test_cards_players_play_equal_games_for_equal_seeds() -> None:
    assert played("cards-pl", ("safe", "greedy"), "x") == played("cards-pl", ("safe", "greedy"), "x")


@pytest.mark.parametrize(
    ("better", "worse", "rule"),
    [
        ("hard", "medium", NewRows.keep_three),
        ("hard", "medium", NewRows.any),
        ("expert", "greedy", NewRows.keep_three),
        pytest.param("expert", "greedy", NewRows.any, marks=deep_only),
    ],
)
def test_cards_levels_beat_weaker_ones(better: str, worse: str, rule: NewRows) -> None:
    shares = cards_match(better, worse, learned(2, rule_name(rule)), 2, rule, rounds(14, 30), 1)
    assert sum(shares) / len(shares) > 0.6
    assert shares[:2] == cards_match(better, worse, learned(2, rule_name(rule)), 2, rule, 2, 1)


def small_endings(count: int) -> Iterator[tuple[Rows, Hand, Hand, tuple[int, int]]]:
    """Tables with an empty stock and two small hands, early positions of random games cut down."""
    for number in range(count):
        rng = Random(number)
        at = start(edition("cards-en"), seats(2), f"ending {number}")
        for _ in range(3):
            at = apply(at, deal(at, PLAYERS["greedy"](view(at, at.mover), rng, OWN_EFFORT).action, "ending"))
        mine, theirs = (tuple(sorted(rng.sample(hand, 5))) for hand in (at.hand, at.hands[at.next_mover]))
        yield at.rows, mine, theirs, (rng.randrange(3), rng.randrange(3))


def most(rows: Rows, hand: Hand) -> int:
    return max((choice.qwirkles[-1] for choice in playable(rows, hand, "any")), default=0)


def leaving(rows: Rows, mine: Hand) -> Iterator[tuple[Hand, int, Counts, Rows]]:
    """Return every play: the cards, the Qwirkles, the table afterwards, and one arrangement of it."""
    for choice in playable(rows, mine, "any"):
        counts = counts_of([*choice.cards, *(card for row in rows for card in row)])
        for number in choice.qwirkles:
            for _, rest in sets_of_six(counts, number):
                yield choice.cards, number, rest, tuple(row_of(row) for row in next(tables(rest)))


def worth(scores: tuple[int, int], own: int, other: int) -> tuple[float, int]:
    ahead = scores[0] + own - scores[1] - other
    return (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0), own - other


def test_cards_expert_plays_last_turns_optimally() -> None:
    for rows, mine, theirs, scores in small_endings(6):
        plays = list(leaving(rows, mine))
        if not plays:
            continue
        seen = KernelView()
        seen.table, seen.hands, seen.unseen = rows, [mine], theirs
        seen.hand_sizes, seen.scores, seen.last_turns = [5, 5], scores, 2
        answer = cards_choose(seen, CARDS_LEVELS["expert"], WEIGHTS, 1, 0, None).action
        table = tuple(tuple(PIECES[kind] for kind in row) for row in answer.rows)
        best = max(worth(scores, number, most(left, theirs)) for _, number, _, left in plays)
        assert worth(scores, len(answer.qwirkles), most(table, theirs)) == best


SLOW_TO_ARRANGE = (
    "cards-pl mover=0 starter=0 turns=10 scores=4,1 hands=RdOdOxGoGsGxBxPoPc/RsRsRsOoYoYsBsBxPo "
    "supply=101001.011110.100012.001110.000200.121100 table=RoRtRcRx/RoOoGoBo/RtYtPt/RcOcBc/RxOxPx/OoOsOt/OsYsGs/"
    "OxGxPx/YdBdPd/BoBsBdBc/BoBsBx/PsPcPx announced=3,2 "
    "taken=RdOdYdGdBdPd/RtOtYtGtBtPt/RcOcYcGcBcPc/YoYsYdYtYcYx|GoGsGdGtGcGx"
)
"""What the beginner plays here takes it long to arrange with few cards moved."""


@pytest.mark.parametrize("name", [name for name in PLAYERS if name != "random"])
def test_stop_and_budget_hold_for_the_whole_decision(name: str) -> None:
    """Finding legal moves, ranking them and arranging the best share one budget, in CPU time, and one stop flag."""
    at = read_position(SLOW_TO_ARRANGE)
    seen, stop = view(at, at.mover), Stop()
    stop.stop()

    def cpu_seconds(bot: str, budget: Budget) -> float:
        begun = thread_time()
        check(at, PLAYERS[bot](seen, Random(1), budget).action)
        return thread_time() - begun

    patient = cpu_seconds("beginner", OWN_EFFORT)
    for budget in (Budget(stop=stop), Budget(1.0)):
        assert min(cpu_seconds(name, budget) for _ in range(3)) < patient / 4


def crowded_views(count: int) -> Iterator[View]:
    """Full hands at tables that are hard to rearrange, on which something can be played."""
    questions = (Question(*json.loads(line)) for line in REGROUPINGS.read_text(encoding="utf-8").splitlines())
    possible = {(each.table, each.cards): each for each in questions if each.possible}
    for each in list(possible.values())[:: max(1, len(possible) // count)]:
        cards, name = read_pieces(each.cards), "cards-pl" if each.rule == "keep three" else "cards-en"
        used = Counter((*cards, *read_pieces(each.table.replace("/", ""))))
        others = [piece for piece in PIECES if used[piece] < COPIES][: HAND_SIZE - len(cards)]
        yield read_partial_position(f"{name} hands={pieces_text((*cards, *others))}/?{HAND_SIZE} table={each.table}")


def test_interrupted_decision_is_legal_at_crowded_tables() -> None:
    """What must be legal is finished although the budget is spent before anything is found."""
    stop = Stop()
    stop.stop()
    views = list(crowded_views(rounds(20, 95)))
    for seen in views:
        for bot in PLAYERS.values():
            for budget in (Budget(stop=stop), Budget(1e-6)):
                action = bot(seen, Random(1), budget).action
                assert isinstance(action, Play), "a player who can play must"
                check(seen, action)
    patient, interrupted = (
        sum(PLAYERS["expert"](seen, Random(1), budget).simulations for seen in views[:4])
        for budget in (OWN_EFFORT, Budget(stop=stop))
    )
    assert interrupted < patient / 4, "the searches ended early"


FULL_TABLE = (
    "cards-pl hands=OoOtOxOxGtGxBsBdBx/?9 table=YoYsYdYcYx/RsOsGsBsPs/RoYoGoBoPo/RtYtBt/RoRsRtRcRx/OdGdBdPd/"
    "GoGsGdGt/RdOdYd/YxGxBxPx/YcGcBcPc/RoOoYoGoBo/PoPsPdPtPx/YsYdYtYcYx/RsRtRcRx/GdGcGx/RdOdBdPd/OoBoPo"
)
"""72 cards, as many as players reach who crowd the table on purpose, with thousands of moves that are not legal."""


@pytest.mark.parametrize("name", PLAYERS)
def test_stop_ends_decision_that_has_found_no_move_at_full_table(name: str) -> None:
    stop = Stop()
    stop.stop()
    seen = read_partial_position(FULL_TABLE)
    begun = thread_time()
    check(seen, PLAYERS[name](seen, Random(1), Budget(stop=stop)).action)
    assert thread_time() - begun < 0.5


def test_budget_accepts_an_hour() -> None:
    at = read_position(SLOW_TO_ARRANGE)
    stop = Stop()
    stop.stop()
    check(at, PLAYERS["expert"](view(at, at.mover), Random(1), Budget(MAX_BUDGET_MS, stop)).action)


@pytest.mark.parametrize("ms", [-1.0, 0.0, nan, inf, -inf, 1e300, 10**400])
def test_budget_rejects_invalid_times(ms: float) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(ms)


def test_cards_training_continues_after_interruption(tmp_path: Path) -> None:
    def silent(_done: int, _of: int, _doing: str) -> None: ...

    made = train(tmp_path / "a", 2, 5, 1, silent, (4, 4))
    assert set(made) == {"cards-2", "cards-pl-2"}
    train(tmp_path / "b", 2, 5, 2, silent, (4,))
    assert train(tmp_path / "b", 2, 5, 2, silent, (4, 4)) == made
    whole = made["cards-pl-2"]
    assert whole != made["cards-2"]
    assert weights.numbers(to_text(from_text(whole), "x")) == weights.numbers(whole)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_cards_weights_exist_for_every_number_of_players(count: int) -> None:
    assert all(any(learned(count, rule_name(rule)).whole) for rule in RULES)


@pytest.mark.parametrize(
    ("rows", "hand"),
    [
        ([], [36]),
        ([], [-1]),
        ([], [0] * 4),
        ([], list(range(10))),
        ([[0, 1]], [2]),
        ([[0, 1, 7]], [2]),
        ([[0, 0, 1]], [2]),
        ([[0, 1, 2, 3, 4, 5]], [6]),
        ([[0, 1, 2]] * 3, [0]),
        ([[0, 1, 2]] * 4, [6]),
        ([[]], [6]),
    ],
)
def test_kernel_rejects_impossible_cards(rows: list[list[int]], hand: list[int]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        cards_playable(rows, hand, NewRows.keep_three)
    with pytest.raises(ValueError, match=r"\w"):
        cards_arrange(rows, hand, 0, NewRows.keep_three)


def test_cards_kernel_rejects_invalid_arguments() -> None:
    with pytest.raises(ValueError, match="no card"):
        cards_arrange([[0, 1, 2]], [], 0, NewRows.keep_three)
    with pytest.raises(ValueError, match="number of Qwirkles"):
        cards_arrange([[0, 1, 2]], [3], -1, NewRows.keep_three)
    with pytest.raises(ValueError, match="no such player"):
        cards_match("nobody", "greedy", WEIGHTS, 2, NewRows.keep_three, 1, 1)
    with pytest.raises(ValueError, match="two to four"):
        cards_match("greedy", "greedy", WEIGHTS, 5, NewRows.keep_three, 1, 1)
    seen, odd = KernelView(), CardsLevel()
    seen.hands, odd.hands = [[]], 0
    with pytest.raises(ValueError, match="two to four"):
        cards_choose(seen, CardsLevel(), WEIGHTS, 1, 0, None)
    with pytest.raises(ValueError, match="number of hands"):
        cards_choose(seen, odd, WEIGHTS, 1, 0, None)
    with pytest.raises(ValueError, match="number of weights"):
        CardsLearned([1.0], [1.0])
    with pytest.raises(ValueError, match="no samples"):
        cards_fit(WEIGHTS, b"x")
    with pytest.raises(ValueError, match="two to four"):
        cards_samples(WEIGHTS, 1, NewRows.any, 1, 1)


def test_playable_sets_with_time_limit_returns_at_least_one() -> None:
    stop = Stop()
    stop.stop()
    short = 0
    for at, _, _ in random_game("cards-pl", 2, "limits"):
        rows, hand = [list(map(int, row)) for row in at.rows], list(map(int, at.hand))
        every = {tuple(cards): set(numbers) for cards, numbers in cards_playable(rows, hand, NewRows.keep_three)}
        for some in (
            cards_playable(rows, hand, NewRows.keep_three, 0, stop),
            cards_playable(rows, hand, NewRows.keep_three, 1e-6),
        ):
            assert bool(some) == bool(every)
            assert all(every[tuple(cards)] >= set(numbers) for cards, numbers in some)
            short += len(some) < len(every)
    assert short > 10


@pytest.mark.parametrize("ms", [-1.0, nan, inf])
def test_playable_sets_reject_impossible_times(ms: float) -> None:
    with pytest.raises(ValueError, match="milliseconds"):
        cards_playable([[0, 1, 2]], [3], NewRows.any, ms)


def test_stopped_random_player_still_plays_legally() -> None:
    at = read_position(SLOW_TO_ARRANGE)
    stop = Stop()
    stop.stop()
    check(at, PLAYERS["random"](view(at, at.mover), Random(1), Budget(stop=stop)).action)
