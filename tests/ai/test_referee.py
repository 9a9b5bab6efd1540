"""Test the kernel's own referee: it deals, judges, plays, hides, lists, advises and thinks as Python does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import player
from sixfold.ai.calls import (
    Calls,
    bot_request,
    choose_request,
    evaluate_request,
    hint_request,
    look_request,
    review_request,
    start_request,
    weight_requests,
)
from sixfold.bench.agree_drafts import differences
from sixfold.rules.actions import Choice
from sixfold.rules.edition import edition, variants
from sixfold.rules.position import Position, Seat
from sixfold.rules.referee import apply, deal, forced_action, legal, start, view
from sixfold.rules.ruleset import GAMES, GameName
from tests.support.depth import rounds

EDITIONS = [each.name for each in variants()]


@cache
def kernel() -> Calls:
    """Return the kernel with all weights."""
    calls = Calls()
    for each in weight_requests():
        calls.answer(each)
    return calls


def positions(name: str, count: int, seats: str = "abc") -> Iterator[Position]:
    """Yield the first positions of a game."""
    printed, rng = edition(name), Random(name)
    bot = player(printed.game, "easy")
    at = start(printed, tuple(map(Seat, seats)), name)
    for _ in range(count):
        if at.over:
            return
        yield at
        at = apply(at, deal(at, forced_action(at) or bot(view(at, at.mover), rng, OWN_EFFORT).action, name))


@pytest.mark.parametrize("name", EDITIONS)
def test_kernel_referee_agrees_with_python(name: str) -> None:
    assert list(differences(name, rounds(400, 30_000), seed=2)) == []


@pytest.mark.parametrize("name", EDITIONS)
def test_kernel_bots_get_the_view_of_the_player_to_move(name: str) -> None:
    for at in positions(name, 6):
        if forced_action(at) is None:
            seen = choose_request(view(at, at.mover), "hard", at.turns)
            assert kernel().answer(bot_request(at, "hard", at.turns)) == kernel().answer(seen)


@pytest.mark.parametrize("game", GAMES)
def test_kernel_analyses_use_only_what_the_player_knows(game: GameName) -> None:
    """Equal answers, whether the kernel gets the whole position or hidden hands of any unseen pieces."""
    for at in positions(game, rounds(5, 60)):
        seen = view(at, at.mover)
        assert kernel().answer(hint_request(at)) == kernel().answer(hint_request(seen))


def test_kernel_refuses_impossible_analyses() -> None:
    at = next(positions("qwirkle", 1))
    seen = view(at, at.mover)
    action = legal(seen)[0]
    assert not isinstance(action, Choice)
    for whole in (review_request(seen, action, 1, 0.02, 0), evaluate_request(seen, 1, (action,), 0, 0.02)):
        for place in range(0, len(whole), rounds(60, 4)):
            for number in (-1, 99, 2**31 - 1):
                try:
                    kernel().answer(whole[:place] + number.to_bytes(4, "little", signed=True) + whole[place + 4 :])
                except ValueError:
                    continue


def test_kernel_refuses_impossible_positions() -> None:
    whole = look_request(next(positions("cards", 1)), 0)
    for at in range(0, len(whole), 4):
        for number in (-1, 99, 2**31 - 1):
            changed = whole[:at] + number.to_bytes(4, "little", signed=True) + whole[at + 4 :]
            try:
                kernel().answer(changed)
            except ValueError:
                continue


def test_kernel_refuses_to_start_with_five_seats() -> None:
    with pytest.raises(ValueError, match="seats"):
        kernel().answer(start_request(edition("qwirkle"), tuple(map(Seat, "abcde")), "five"))
