"""Random whole games of every edition and number of seats keep what the rules promise."""

from __future__ import annotations

from random import Random

import pytest

from sixfold.i18n import rulebook
from sixfold.rules.actions import Action, Choice, Exchange, Place, Play, Reroll, Turn
from sixfold.rules.cards import CardsOptions
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import edition
from sixfold.rules.errors import Illegal
from sixfold.rules.piece import PIECES, Piece
from sixfold.rules.placement import LAST_PIECE_BONUS
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, arrangement, begin, check, deal_hands, legal
from tests.play import EDITIONS, all_there_is, everything, random_game, seats, seeded
from tests.rules.brute_force import play_legal, score_opening
from tests.support import oracle
from tests.support.depth import rounds, seeded_rng, some

GAMES = rounds(8, 2000)
"""Games of each edition and number of seats."""
PARTS = rounds(1, 10)
"""Each lot is played in parts, so that all cores get some."""
REPLAYED = rounds(4, 100)
"""Games of each lot that are replayed."""
MUTATED = rounds(8, 120)
"""Games of each edition of which every action is mutated."""
MAX_GAME_TURNS = 2000


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_random_games_end_conserve_pieces_and_replay(name: str, count: int, part: int) -> None:
    whole = all_there_is(edition(name))
    for number in range(part, GAMES, PARTS):
        played = list(random_game(name, count, f"game {number}"))
        assert len(played) < MAX_GAME_TURNS
        for before, turn, after in played:
            assert sum(everything(after).values()) == sum(whole.values()), repr(after)
            gain = after.scores[before.mover] - before.scores[before.mover]
            assert gain == _gain(before, turn), repr(before)
        assert everything(played[-1][2]) == whole, repr(played[-1][2])
        _check_end(played[-1][2], played)
        if number < REPLAYED:
            _replay(name, count, f"game {number}", played)


def _replay(name: str, count: int, seed: str, played: list[tuple[Position, Turn, Position]]) -> None:
    again = begin(edition(name), seats(count), deal_hands(edition(name), count, seeded(seed)))
    for before, turn, _ in played:
        assert again == before
        assert hash(again) == hash(before)
        again = apply(again, turn)


def _gain(before: Position, turn: Turn) -> int:
    """Return the points of a turn, counted by the other implementation."""
    match turn.action:
        case Place(tiles) if before.opening:
            points = score_opening(before.hand, tiles)
        case Place(tiles):
            points = oracle.score(before.grid.pieces, tiles)
        case Play(_, _, qwirkles):
            return len(qwirkles)
        case _:
            return 0
    assert points is not None
    last = len(tiles) == len(before.hand) and not before.supply_count
    return points + LAST_PIECE_BONUS * last


ENDINGS = {
    "qwirkle": ("last_piece", "nobody_can_place"),
    "cubes": ("last_piece", "all_passed"),
    "cards": ("last_turns", "all_passed"),
}


def _check_end(last: Position, played: list[tuple[Position, Turn, Position]]) -> None:
    ended = last.outcome()
    assert ended is not None
    assert ended.winners == tuple(s for s, score in enumerate(last.scores) if score == max(last.scores))
    assert not last.supply_count or last.passes == last.seats
    assert ended.ending in ENDINGS[last.edition.game]
    assert legal(last) == ()
    with pytest.raises(Illegal, match="game_over"):
        check(last, played[-1][1].action)


@pytest.mark.parametrize("name", EDITIONS)
def test_legal_returns_distinct_actions_that_check_accepts(name: str) -> None:
    rng = seeded_rng("accepted", name)
    slow = name.startswith("cards")
    for number in range(1 if slow else rounds(4, 30)):
        for before, _, _ in list(random_game(name, 2 + number % 3, f"list {number}"))[:: some(12, 1) if slow else 1]:
            actions = legal(before)
            assert len(set(actions)) == len(actions)
            for each in rng.sample(actions, min(len(actions), 8)) if slow else actions:
                check(before, arrangement(before, each, min(each.qwirkles)) if isinstance(each, Choice) else each)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", EDITIONS)
def test_check_rejects_mutated_actions_unless_they_are_legal(name: str, part: int) -> None:
    rng = seeded_rng("mutate", name, part)
    refused = accepted = 0
    for number in range(part, MUTATED, PARTS):
        for before, turn, _ in random_game(name, 2 + number % 3, f"mutate {number}"):
            action = mutated(turn.action, before, rng)
            refusal = _refusal(before, action)
            assert (refusal is None) == _legal_by_brute_force(before, action), (repr(before), action, refusal)
            if refusal is None:
                accepted += 1
            else:
                refused += 1
                assert rulebook.paragraph(before.edition, refusal.rule, "en").text
    assert refused > 100
    assert accepted > 5


def _refusal(at: Position, action: Action) -> Illegal | None:
    try:
        check(at, action)
    except Illegal as refusal:
        return refusal
    return None


def mutated(action: Action, at: Position, rng: Random) -> Action:
    """Return a small change: another piece, another place, one piece more or less, a card in another row."""
    match action:
        case Place(tiles):
            changed = list(tiles)
            spot = rng.randrange(len(changed))
            (x, y), piece = changed[spot]
            match rng.randrange(4):
                case 0:
                    changed[spot] = ((x, y), rng.choice(at.hand))
                case 1:
                    changed[spot] = ((x + rng.randint(-1, 1), y + rng.randint(-1, 1)), piece)
                case 2:
                    changed.append(((x + rng.randint(-1, 1), y + rng.randint(-1, 1)), rng.choice(at.hand)))
                case _:
                    del changed[spot]
            return Place(tuple(changed))
        case Play(cards, table, qwirkles):
            rows = [list(row) for row in (*table, *qwirkles)]
            source, target = rng.choice(rows), rng.choice(rows)
            card = rng.choice(source)
            match rng.randrange(4):
                case 0:
                    source.remove(card)
                    target.append(card)
                case 1:
                    source.remove(card)
                case 2:
                    target.append(rng.choice(at.hand))
                case _:
                    other = rng.choice(at.hand)
                    target.append(other)
                    cards = (*cards, other)
            full = tuple(tuple(row) for row in rows if len(row) == 6)
            return Play(cards, tuple(tuple(row) for row in rows if len(row) != 6 and row), full)
        case Exchange(pieces) | Reroll(pieces):
            return type(action)((*pieces, rng.choice(PIECES)))
    return action


def _legal_by_brute_force(at: Position, action: Action) -> bool:
    held = list(at.hand)
    match action:
        case Place(tiles):
            if not _holds(held, [piece for _, piece in tiles]):
                return False
            if at.opening:
                return score_opening(at.hand, tiles) is not None and (
                    at.edition.game != "cubes" or len(oracle.largest_sets(at.hand)[0]) > 1
                )
            return oracle.score(at.grid.pieces, tiles) is not None
        case Play(cards, table, qwirkles):
            if (
                at.opening
                and CardsOptions.of(at.edition).opening == "largest set"
                and (frozenset(cards) not in oracle.largest_sets(at.hand) or len(table) + len(qwirkles) != 1)
            ):
                return False
            rule = CardsOptions.of(at.edition).new_rows
            return play_legal(at.rows, list(at.hand), list(cards), table, qwirkles, rule)
        case Exchange(pieces):
            return not at.opening and 1 <= len(pieces) <= at.supply_count and _holds(held, list(pieces))
        case Reroll(pieces):
            return not CubesState.of(at).rerolled and bool(pieces) and _holds(held, list(pieces))
    return True


def _holds(held: list[Piece], wanted: list[Piece]) -> bool:
    return all(wanted.count(piece) <= held.count(piece) for piece in wanted)
