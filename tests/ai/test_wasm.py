"""Test the kernel as WebAssembly: it answers as the native one does, and stays small."""

from __future__ import annotations

import gzip
from random import Random

import pytest

from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import player
from sixfold.ai.calls import (
    Call,
    Calls,
    NumberWriter,
    bot_request,
    evaluate_request,
    hint_request,
    legal_request,
    look_request,
    play_request,
    review_request,
    start_request,
    summary_request,
)
from sixfold.ai.review.types import Option, ReviewedTurn
from sixfold.rules.edition import edition, variants
from sixfold.rules.position import Position, Seat
from sixfold.rules.referee import apply, deal, forced_action, start, view
from sixfold.rules.ruleset import GAMES, GameName
from tests.play import random_game
from tests.support.depth import rounds
from tests.support.signature import WASM, answer_as_wasm, answer_natively, decisions

MAX_WASM_BYTES = 170_000
"""Bytes of the kernel, compressed."""


@pytest.mark.parametrize("game", GAMES)
def test_wasm_decides_as_native_kernel(game: GameName) -> None:
    requests = [request for _, request in decisions(game, rounds(25, 1000), "test")]
    assert answer_as_wasm(requests)[0] == answer_natively(requests)[0]


@pytest.mark.parametrize("name", [each.name for each in variants()])
def test_wasm_plays_whole_game_as_native_kernel(name: str) -> None:
    """Deal, list, look, advise and play with the same code as natively, until the game is over."""
    printed = edition(name)
    seats = (Seat("a", 7), Seat("b", 40))
    requests = [start_request(printed, seats, name)]
    at = start(printed, seats, name)
    while not at.over:
        action = (
            forced_action(at) or player(printed.game, "easy")(view(at, at.mover), Random(at.turns), OWN_EFFORT).action
        )
        requests += [look_request(at, 0), legal_request(at), bot_request(at, "easy", 1), play_request(at, action, name)]
        at = apply(at, deal(at, action, name))
    requests.append(look_request(at, None))
    assert answer_as_wasm(requests)[0] == answer_natively(requests)[0]


@pytest.mark.parametrize("game", GAMES)
def test_wasm_analyses_as_native_kernel(game: GameName) -> None:
    """Evaluate, hint and review some turns of a game; the last ones, too."""
    printed = next(each for each in variants() if each.game == game)
    played = [(at, turn) for at, turn, _ in random_game(printed.name, 2, "analysed")]
    requests = []
    for number, (at, turn) in enumerate(played, 1):
        if number % rounds(20, 1) and number < len(played) - 2:
            continue
        seen = view(at, at.mover)
        requests.append(review_request(seen, turn.action, number, 0.05, 1))
        requests += [hint_request(at), evaluate_request(seen, 3, (), 1, 0.05)]
    scores = [at.scores for at, _ in played]
    requests.append(
        summary_request([*scores, scores[-1]], [_reviewed(at, number) for number, (at, _) in enumerate(played)])
    )
    assert answer_as_wasm(requests)[0] == answer_natively(requests)[0]


def _reviewed(at: Position, number: int) -> ReviewedTurn:
    """Return a turn that lost something."""
    played = Option("pass", 0, number / 7, 0, 0, 0.5, exact=False, simulations=1)
    return ReviewedTurn(
        turn=number + 1,
        seat=at.mover,
        played=played,
        best=(played,),
        lost=number / 9,
        error=number / 3,
        lost_chance=1 / (number + 3),
        verdict="good",
        forced=number % 5 == 0,
        chances=(0.5, 0.5),
    )


def test_wasm_is_at_most_170_kb() -> None:
    assert len(gzip.compress(WASM.read_bytes())) <= MAX_WASM_BYTES


@pytest.mark.parametrize("request_", [b"", NumberWriter(99).request(), NumberWriter(Call.CHOOSE, 0, 1000).request()])
def test_calls_reject_unreadable_requests(request_: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        Calls().answer(request_)
