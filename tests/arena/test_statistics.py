"""Test statistics against values computed by hand or taken from printed tables."""

from __future__ import annotations

from math import log

import pytest

from sixfold.arena.statistics import LOWER, UPPER, Sprt, elo, expected, interval, share_interval, student


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)],
)
def test_student_matches_printed_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, rel=0.002)


def test_interval_of_three_deals_matches_manual_result() -> None:
    # Mean 4, deviation 2, so 4.3027 · 2 / √3 to both sides.
    assert interval([2.0, 4.0, 6.0]) == pytest.approx((4 - 4.9683, 4 + 4.9683), abs=1e-3)


def test_interval_of_one_deal_is_none() -> None:
    assert interval([7.0]) is None
    assert interval([]) is None


def test_interval_counts_deals_not_games() -> None:
    low, high = share_interval([0.5] * 5)
    assert (low, high) == pytest.approx((0.1705, 0.8295), abs=1e-3)  # Wilson with z² = 3.8415 and five trials
    spread = share_interval([0.5, 0.25, 0.5, 0.75, 0.5])
    assert spread == pytest.approx((0.5 - 0.2195, 0.5 + 0.2195), abs=1e-3)  # 2.7764 · 0.17678 / √5


def test_share_interval_of_all_wins_is_below_one() -> None:
    low, high = share_interval([1.0] * 10)
    assert low == pytest.approx(10 / (10 + 3.8415), abs=1e-4)
    assert high == 1
    assert share_interval([0.0] * 10) == pytest.approx((0, 1 - low))


def test_share_interval_stays_within_zero_and_one() -> None:
    assert share_interval([]) == (0, 1)
    low, high = share_interval([1.0, 0.5])
    assert low == 0
    assert high == 1


def test_elo_matches_manual_result() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.64) == pytest.approx(99.95, abs=0.01)
    assert elo(1.0) is None
    assert elo(0.0) is None
    assert expected(400) == pytest.approx(10 / 11)


def test_elo_of_quarter_is_zero_with_four_players() -> None:
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(0.5, 4) == pytest.approx(400 * 0.47712, abs=0.01)  # three to one against each


def test_sprt_limits_are_walds() -> None:
    assert pytest.approx(log(19)) == UPPER
    assert pytest.approx(-log(19)) == LOWER


def test_llr_of_one_deal_is_difference_of_hypotheses() -> None:
    """After one deal won, the likeliest odds under each hypothesis put its whole share on winning."""
    assert Sprt(0, 100).llr([0, 0, 0, 0, 1]) == pytest.approx(log(expected(100) / 0.5), abs=2e-3)
    assert Sprt(0, 100).llr([1, 0, 0, 0, 0]) == pytest.approx(log((1 - expected(100)) / 0.5), abs=2e-3)


def test_llr_of_many_deals_matches_normal_approximation() -> None:
    counts = [50, 200, 400, 250, 100]
    values = [0, 0.25, 0.5, 0.75, 1]
    mean = sum(n * v for n, v in zip(counts, values, strict=True)) / 1000
    variance = sum(n * (v - mean) ** 2 for n, v in zip(counts, values, strict=True)) / 1000
    low, high = expected(0), expected(10)
    usual = 1000 * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 10).llr(counts) == pytest.approx(usual, rel=0.03)


def test_sprt_accepts_either_hypothesis_in_time() -> None:
    test = Sprt(0, 50)
    assert test.decision([0, 0, 0, 0, 0]) == "undecided"
    assert test.decision([0, 0, 0, 0, 5]) == "undecided"
    assert test.decision([0, 0, 0, 0, 60]) == "H1"
    assert test.decision([60, 0, 0, 0, 0]) == "H0"
    assert test.decision([10, 20, 40, 20, 10]) == "H0"


def test_sprt_treats_mirrored_games_as_one_deal() -> None:
    """Pairs that always end one all prove the players equal sooner than the same wins in luckier pairs."""
    even, swinging = [0, 0, 100, 0, 0], [50, 0, 0, 0, 50]
    assert Sprt(0, 50).llr(even) < Sprt(0, 50).llr(swinging) < 0
