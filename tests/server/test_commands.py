"""Test the commands of a table: join, start, play, leave, return, and repeated commands without effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, reduce
from random import Random
from typing import cast

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from sixfold import messages
from sixfold.rules import cards, cubes, qwirkle
from sixfold.rules.actions import Exchange, Pass, Play, Redraw, Turn
from sixfold.rules.errors import Illegal, NotationError
from sixfold.rules.notation import action_text, read_pieces
from sixfold.rules.position import BadSeats, Outcome
from sixfold.rules.record import Game, RecordError, read_record, to_json, to_text, verify
from sixfold.rules.rng import digest
from sixfold.server import commands, events, presenters
from sixfold.server.errors import ApiError, ErrorCode
from sixfold.server.events import NewEvent
from sixfold.server.table import (
    AWAY_MS,
    COMING_BACK_MS,
    LAG_MS,
    MAX_TRANSFER_CODES,
    REVEAL_MS,
    STAND_IN,
    Table,
    created,
    fold,
)
from tests.play import random_action
from tests.support.depth import rounds

NOON = 1_700_000_000_000
OPEN = messages.NewSeat(kind="open")
BOT = messages.NewSeat(kind="bot", level="easy")
NAMES = ("Anna", "Béla", "Carla", "Dorota")


def secret(seat: int, device: int = 0) -> str:
    return f"{seat}-{device}".rjust(22, "_")


def join_request(
    seat: int = 1, name: str | None = None, place: int | None = None, salt: str | None = None
) -> messages.Join:
    commitment = None if salt is None else digest(salt)
    return messages.Join(secret=secret(seat), name=name or NAMES[seat], seat=place, salt_commitment=commitment)


def new(
    *others: messages.NewSeat,
    edition: str = "qwirkle-pl",
    clock: messages.Clock | None = None,
    name: str = "Anna",
    salt: str | None = None,
    leaving: messages.Leaving = "bot",
) -> Table:
    request = messages.NewTable(
        edition=edition,
        secret=secret(0),
        name=name,
        others=others or (OPEN,),
        clock=clock,
        leaving=leaving,
        salt_commitment=None if salt is None else digest(salt),
    )
    return created("ABCDEFGH", commands.create(request, "a" * 32, "w" * 22, NOON))


def after(table: Table, added: Sequence[NewEvent]) -> Table:
    return reduce(fold, added, table)


def joined(table: Table, *requests: messages.Join) -> Table:
    return reduce(lambda at, each: after(at, commands.join(at, each, NOON)), requests, table)


def do(table: Table, seat: int, command: messages.Command, now: int = NOON) -> Table:
    return after(table, commands.decide(table, seat, command, now))


def begun(
    count: int = 2,
    edition: str = "qwirkle-pl",
    clock: messages.Clock | None = None,
    leaving: messages.Leaving = "bot",
) -> Table:
    empty = new(*[OPEN] * (count - 1), edition=edition, clock=clock, leaving=leaving)
    table = joined(empty, *map(join_request, range(1, count)))
    return do(table, 0, messages.Start())


def on_turn(table: Table) -> int:
    assert table.mover is not None
    return table.mover


def next_play(table: Table, rng: Random) -> messages.PlayAction:
    assert table.game is not None
    action = random_action(table.game.position, rng)
    return messages.PlayAction(len(table.history), action_text(action), table.undos)


def play(table: Table, rng: Random, now: int = NOON) -> Table:
    return do(table, on_turn(table), next_play(table, rng), now)


def play_until(table: Table, holds: Callable[[Table], bool]) -> Table:
    rng = Random(4)
    while not holds(table):
        table = play(table, rng)
    return table


@cache
def undoable(count: int = 2) -> Table:
    """Return a game in which the last turn drew nothing: the bag is empty."""
    return play_until(begun(count), lambda table: bool(table.history) and not table.history[-1].seen.drawn)


def refuses(reason: ErrorCode, table: Table, seat: int, command: messages.Command, now: int = NOON) -> None:
    with pytest.raises(ApiError) as refused:
        commands.decide(table, seat, command, now)
    assert refused.value.reason is reason


def refuses_join(reason: ErrorCode, table: Table, joining: messages.Join) -> None:
    with pytest.raises(ApiError) as refused:
        commands.join(table, joining, NOON)
    assert refused.value.reason is reason


# Sitting down and standing up


def test_create_seats_host_first_and_bots_at_once() -> None:
    table = new(BOT, OPEN, BOT)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "open", "bot"]
    assert [seat.name for seat in table.seats] == ["Anna", "@easy", "", "@easy#2"]
    assert (table.host, table.phase) == (0, "open")


def test_events_contain_only_digest_of_secret() -> None:
    event = events.encode(joined_event := commands.join(new(), join_request(), NOON)[0])
    assert secret(1).encode() not in event
    assert isinstance(joined_event, events.Joined)
    assert joined_event.key == commands.key(secret(1))


@pytest.mark.parametrize("name", ["   ", "\u202eevil", "a\nb", "a" * 61, "\u200d"])
def test_create_rejects_invisible_host_name(name: str) -> None:
    with pytest.raises(BadSeats):
        new(name=name)
    with pytest.raises(BadSeats):
        commands.join(new(), join_request(name=name), NOON)


def test_rename_before_the_start_is_an_event_that_replays() -> None:
    table = joined(new(), join_request(1))
    renamed = commands.decide(table, 1, messages.Rename(" Bella "), NOON)
    assert renamed == [events.Renamed(at=NOON, seat=1, name="Bella")]
    again = [events.decode(events.encode(each)) for each in renamed]
    table = after(table, again)
    assert [seat.name for seat in table.seats] == ["Anna", "Bella"]
    assert commands.decide(table, 1, messages.Rename("Bella"), NOON) == [], "repeated"
    game = do(table, 0, messages.Start()).game
    assert game is not None
    assert [seat.name for seat in game.seats] == ["Anna", "Bella"]


@pytest.mark.parametrize("name", ["   ", "\u200d", "Anna", "A\u200dnna", "\u0410nna", "@easy", "a" * 61])
def test_rename_rejects_what_join_rejects(name: str) -> None:
    table = joined(new(), join_request(1))
    with pytest.raises(BadSeats):
        commands.decide(table, 1, messages.Rename(name), NOON)
    with pytest.raises(BadSeats):
        commands.join(new(), join_request(1, name), NOON)


def test_rename_rejects_game_that_has_begun() -> None:
    refuses(ErrorCode.STARTED, begun(), 1, messages.Rename("Bella"))
    assert commands.decide(begun(), 1, messages.Rename("Béla"), NOON) == [], "a late copy has had its effect"


def test_rename_is_slow_after_many_and_fills_no_log() -> None:
    table, now = joined(new(OPEN, OPEN), join_request(1)), NOON
    for count in range(commands.MAX_QUICK_RENAMES):
        table = do(table, 1, messages.Rename(f"Béla {count}"), now)
    for count in range(commands.MAX_OTHER_EVENTS):
        refuses(ErrorCode.LIMIT, table, 1, messages.Rename("Bella"), now + commands.RENAME_PAUSE_MS - 1)
        now += commands.RENAME_PAUSE_MS
        table = do(table, 1, messages.Rename(f"Bella {count}"), now)
    table = do(table, 1, messages.Leave())
    table = joined(table, messages.Join(secret="m" * 22, name="Mallory"))
    refuses(ErrorCode.LIMIT, table, 1, messages.Rename("Bella"), now)
    assert do(table, 0, messages.Rename("Anne"), now).seats[0].name == "Anne", "another seat has its own budget"
    assert joined(table, join_request(2)).people == (0, 1, 2), "others still join"
    full = msgspec.structs.replace(new(), number=commands.MAX_EVENTS)
    refuses(ErrorCode.LIMIT, full, 0, messages.Rename("Anne"))


def test_create_accepts_name_used_as_placeholder() -> None:
    for name in ("?1", "1", "0", "2"):
        assert joined(new(OPEN, OPEN, name=name), join_request(1, f"{name}x"), join_request(2)).seats[0].name == name


def test_create_rejects_bad_seat_counts_editions_and_levels() -> None:
    with pytest.raises(BadSeats):
        new(OPEN, OPEN, OPEN, OPEN)
    with pytest.raises(ApiError, match="EDITION"):
        new(edition="chess")
    with pytest.raises(ApiError, match="LEVEL"):
        new(messages.NewSeat(kind="bot", level="god"))
    with pytest.raises(ApiError, match="LEVEL"):
        new(messages.NewSeat(kind="bot"))


def test_join_takes_first_open_or_requested_seat() -> None:
    table = joined(new(OPEN, OPEN), join_request(1, place=2), join_request(2))
    assert [seat.name for seat in table.seats] == ["Anna", "Carla", "Béla"]


def test_join_twice_has_one_effect() -> None:
    table = joined(new(OPEN, OPEN), join_request())
    assert commands.join(table, join_request(), NOON) == []
    assert commands.join(table, join_request(place=2), NOON) == []


def test_join_rejects_full_table_taken_seat_and_running_game() -> None:
    refuses_join(ErrorCode.FULL, joined(new(), join_request(1)), join_request(2))
    refuses_join(ErrorCode.SEAT_TAKEN, new(OPEN, OPEN), join_request(1, place=0))
    refuses_join(ErrorCode.SEAT_TAKEN, new(OPEN, BOT), join_request(1, place=2))
    refuses_join(ErrorCode.SEAT_TAKEN, new(OPEN), join_request(1, place=3))
    refuses_join(ErrorCode.STARTED, begun(), join_request(2))


def test_join_rejects_name_in_use() -> None:
    with pytest.raises(BadSeats):
        commands.join(new(), join_request(name=" Anna "), NOON)


def test_join_rejects_secret_that_left_or_was_removed() -> None:
    for table in (
        do(joined(new(), join_request()), 1, messages.Leave()),
        do(joined(new(), join_request()), 0, messages.Revoke(1)),
    ):
        assert [seat.kind for seat in table.seats] == ["person", "open"]
        assert commands.seat_of(table, secret(1)) is None
        refuses_join(ErrorCode.SECRET, table, join_request(1))
        assert joined(table, join_request(2)).seats[1].name == "Carla"


def test_leave_of_host_makes_next_person_host() -> None:
    table = do(joined(new(BOT, OPEN), join_request()), 0, messages.Leave())
    assert (table.host, table.phase) == (2, "open")


def test_leave_of_last_person_closes_open_table() -> None:
    assert do(new(BOT), 0, messages.Leave()).phase == "closed"


def test_revoke_is_for_host_before_start_only() -> None:
    table = joined(new(OPEN, OPEN, BOT), join_request(1))
    refuses(ErrorCode.HOST, table, 1, messages.Revoke(0))
    for other in (0, 3):
        refuses(ErrorCode.SEAT_TAKEN, table, 0, messages.Revoke(other))
    assert commands.decide(table, 0, messages.Revoke(2), NOON) == []
    refuses(ErrorCode.STARTED, begun(), 0, messages.Revoke(1))
    refuses(ErrorCode.SEAT_TAKEN, joined(new(), join_request()), 0, messages.Revoke(3))


# Beginning


def test_start_is_for_host_of_full_table_only() -> None:
    refuses(ErrorCode.WAITING, new(), 0, messages.Start())
    table = joined(new(), join_request())
    refuses(ErrorCode.HOST, table, 1, messages.Start())
    table = do(table, 0, messages.Start())
    assert table.phase == "playing"
    assert commands.decide(table, 0, messages.Start(), NOON) == []
    refuses(ErrorCode.OVER, do(new(BOT), 0, messages.Leave()), 0, messages.Start())


def test_start_waits_for_salts_and_record_verifies() -> None:
    table = joined(new(OPEN, OPEN, salt="mine"), join_request(1, salt="yours"), join_request(2))
    refuses(ErrorCode.NOT_STARTED, table, 0, messages.RevealSalt("mine"))
    table = do(table, 0, messages.Start())
    assert (table.phase, table.salts_owed, table.game) == ("revealing", (0, 1), None)
    refuses(ErrorCode.SALT, table, 0, messages.RevealSalt("another"))
    refuses(ErrorCode.SALT, table, 2, messages.RevealSalt("none was promised"))
    table = do(table, 1, messages.RevealSalt("yours"))
    assert table.phase == "revealing"
    assert commands.decide(table, 1, messages.RevealSalt("yours"), NOON) == []
    table = do(table, 0, messages.RevealSalt("mine"))
    assert table.phase == "playing"
    assert commands.decide(table, 0, messages.RevealSalt("mine"), NOON) == []
    assert table.fair.salts == ("mine", "yours")
    table = play_until(table, lambda at: at.phase == "over")
    assert table.game is not None
    verify(read_record(to_json(table.game)))


def test_overdue_deals_without_missing_salt_and_names_its_seat() -> None:
    table = do(joined(new(salt="mine"), join_request(1, salt="yours")), 0, messages.Start())
    table = do(table, 0, messages.RevealSalt("mine"))
    assert commands.overdue(table, NOON + REVEAL_MS - 1) == []
    table = after(table, commands.overdue(table, NOON + REVEAL_MS))
    assert (table.phase, table.fair.salts) == ("playing", ("mine",))
    refuses(ErrorCode.STARTED, table, 1, messages.RevealSalt("yours"))
    assert table.game is not None
    verify(table.game)
    assert (table.game.salt_seats, table.game.withheld) == ((0,), ((1, digest("yours")),))
    assert presenters.now_at(table, 0, (True, True), presenters.KnownTurns(), NOON).salts_withheld == (1,)


# Playing


def test_play_sent_again_has_one_effect_and_other_action_is_rejected() -> None:
    table = begun()
    mover, first = on_turn(table), next_play(table, Random(1))
    later = do(table, mover, first)
    assert len(later.history) == 1
    assert commands.decide(later, mover, first, NOON) == []
    refuses(ErrorCode.TURN, later, mover, messages.PlayAction(0, "pass"))
    refuses(ErrorCode.TURN, later, 1 - mover, first)
    refuses(ErrorCode.TURN, later, 1 - mover, messages.PlayAction(2, first.action))
    refuses(ErrorCode.NOT_YOUR_TURN, later, mover, messages.PlayAction(1, first.action))


def test_play_rejects_before_start_after_end_and_unreadable_text() -> None:
    refuses(ErrorCode.NOT_STARTED, new(), 0, messages.PlayAction(0, "pass"))
    over = play_until(begun(), lambda at: at.phase == "over")
    refuses(ErrorCode.OVER, over, on_turn(begun()), messages.PlayAction(len(over.history), "pass"))
    for command in (messages.TakeBack(), messages.HandOver(1), messages.Undo(len(over.history) - 1)):
        refuses(ErrorCode.OVER, over, 0, command)
    table = begun()
    with pytest.raises(NotationError):
        commands.decide(table, on_turn(table), messages.PlayAction(0, "lay everything"), NOON)
    with pytest.raises(Illegal):
        commands.decide(table, on_turn(table), messages.PlayAction(0, "pass"), NOON)


def test_leave_lets_bot_play_until_take_back() -> None:
    table = begun()
    mover = on_turn(table)
    away = do(table, mover, messages.Leave())
    assert (away.bot, away.seats[mover].away) == (STAND_IN, True)
    assert commands.decide(away, mover, messages.Leave(), NOON) == []
    refuses(ErrorCode.BOT_PLAYS, away, mover, next_play(away, Random(1)))
    back = do(away, mover, messages.TakeBack())
    assert back.bot is None
    assert commands.decide(back, mover, messages.TakeBack(), NOON) == []
    assert len(play(back, Random(1)).history) == 1


def outcome(table: Table) -> tuple[tuple[int, ...], str]:
    """Return who has won and why the game ended, the same from the record, which verifies."""
    assert table.game is not None
    for text in (to_json(table.game), to_text(table.game)):
        again = read_record(text)
        verify(again)
        assert again == table.game
    ended = table.game.outcome
    assert ended is not None
    return ended.winners, ended.ending


def test_leave_of_last_person_resigns_and_ends_game() -> None:
    table = play_until(begun(), lambda at: len(at.history) == 6)
    table = do(do(table, 0, messages.Leave()), 1, messages.Leave())
    assert (table.phase, table.due) == ("over", None)
    assert outcome(table) == ((0,), "resigned")
    refuses(ErrorCode.OVER, table, 0, messages.TakeBack())
    assert commands.decide(table, 0, messages.Leave(), NOON) == []
    assert do(table, 1, messages.Rematch()).again == (None, True)


def test_leave_resigns_if_only_bots_remain() -> None:
    table = do(do(new(BOT, BOT), 0, messages.Start()), 0, messages.Leave())
    assert outcome(table) == ((1, 2), "resigned")


@pytest.mark.parametrize("count", [2, 3, 4])
def test_leave_resigns_if_table_says_so(count: int) -> None:
    table = begun(count, leaving="resign")
    for seat in range(count - 1):
        assert table.phase == "playing"
        table = do(table, seat, messages.Leave())
        assert commands.decide(table, seat, messages.Leave(), NOON) == []
        assert table.resigned == tuple(range(seat + 1))
        if seat + 2 < count:
            refuses(ErrorCode.RESIGNED, table, seat, messages.TakeBack())
            refuses(ErrorCode.RESIGNED, table, seat, messages.TakeBack())
    assert (table.phase, outcome(table)) == ("over", ((count - 1,), "resigned"))


def test_resigned_seat_is_played_by_bot_and_cannot_win() -> None:
    table = begun(3, leaving="resign")
    over = play_until(table, lambda at: at.phase == "over").game
    assert over is not None
    best = max(range(3), key=over.position.scores.__getitem__)
    table = do(table, best, messages.Leave())
    assert table.seats[best].level == STAND_IN
    rng = Random(4)
    while table.phase == "playing":
        assert table.game is not None
        action = random_action(table.game.position, rng)
        table = after(table, [commands.resolve_turn(table, action, "bot" if table.bot else "person", NOON)])
    assert table.game is not None
    assert table.game.position.scores[best] == max(table.game.position.scores)
    winners, ending = outcome(table)
    assert best not in winners
    assert ending != "resigned"


def test_hand_over_and_leave_do_not_erase_a_game() -> None:
    table = do(begun(), 0, messages.HandOver(1))
    table = after(table, commands.overdue(table, NOON + AWAY_MS))
    assert table.seats[1].away
    assert outcome(do(table, 0, messages.Leave(), NOON + AWAY_MS)) == ((1,), "resigned")


def test_rematch_keeps_leaving_setting() -> None:
    table = do(begun(leaving="resign"), 0, messages.Leave())
    assert next_table(do(table, 0, messages.Rematch())).leaving == "resign"


# Clocks

PER_MOVE = messages.Clock(kind="move", seconds=60)
PER_GAME = messages.Clock(kind="game", seconds=300, increment=10)


def test_move_clock_restarts_every_turn() -> None:
    table = begun(clock=PER_MOVE)
    assert table.clock_left(NOON + LAG_MS + 20_000)[on_turn(table)] == 40_000
    later = play(table, Random(1), NOON + 20_000)
    assert later.clock_left(NOON + 20_000) == (60_000, 60_000)
    assert later.due == NOON + 80_000 + LAG_MS


def test_game_clock_continues_and_adds_increment() -> None:
    table = begun(clock=PER_GAME)
    mover = on_turn(table)
    moved = NOON + LAG_MS + 100_000
    later = play(table, Random(1), moved)
    assert later.clock_left(moved)[mover] == 210_000
    looked = moved + LAG_MS + 50_000
    assert later.clock_left(looked) == tuple(210_000 if seat == mover else 250_000 for seat in (0, 1))


def test_clock_does_not_count_the_first_half_second_of_a_turn() -> None:
    table = begun(clock=PER_GAME)
    mover = on_turn(table)
    assert table.clock_left(NOON + 500)[mover] == 300_000
    assert play(table, Random(1), NOON + 500).left[mover] == 310_000
    assert table.clock_left(NOON + 501)[mover] == 299_999


def test_timeout_lets_bot_play_and_return_grants_short_time() -> None:
    table = begun(clock=PER_GAME)
    mover = on_turn(table)
    assert commands.overdue(table, NOON + LAG_MS + 299_999) == []
    away = after(table, commands.overdue(table, NOON + LAG_MS + 300_000))
    assert away.bot == STAND_IN
    assert commands.overdue(away, NOON + 900_000) == []
    back = do(away, mover, messages.TakeBack(), NOON + 400_000)
    assert back.clock_left(NOON + 400_000)[mover] == COMING_BACK_MS
    assert back.due == NOON + 400_000 + COMING_BACK_MS + LAG_MS


@pytest.mark.parametrize("clock", [PER_MOVE, PER_GAME])
def test_timeout_grants_time_for_return_once(clock: messages.Clock) -> None:
    table = begun(clock=clock)
    mover, now = on_turn(table), NOON
    for _ in range(2):
        assert table.due is not None
        now = table.due
        table = after(table, commands.overdue(table, now))
        assert table.timed_out(mover)
        if mover not in table.returned:
            table = do(table, mover, messages.TakeBack(), now)
    refuses(ErrorCode.OUT_OF_TIME, table, mover, messages.TakeBack(), now)
    assert table.game is not None
    moved = after(table, [commands.resolve_turn(table, random_action(table.game.position, Random(1)), "bot", now)])
    if clock.kind == "move":
        assert do(moved, mover, messages.TakeBack(), now).clock_left(now)[mover] == 60_000
    else:
        refuses(ErrorCode.OUT_OF_TIME, moved, mover, messages.TakeBack(), now)


def test_leave_and_take_back_gain_no_time() -> None:
    table = play(begun(clock=PER_GAME), Random(1), NOON + LAG_MS + 290_000)  # 20 seconds are left
    first, second = 1 - on_turn(table), on_turn(table)
    now = NOON + LAG_MS + 290_000
    for command in (messages.Leave(), messages.TakeBack()):
        table = do(table, first, command, now)
    assert table.clock_left(now)[first] == 20_000
    for _ in range(50):  # on the player's turn it stops no clock either
        for command in (messages.Leave(), messages.TakeBack()):
            now += 200
            table = do(table, second, command, now)
    assert table.clock_left(now)[second] == 300_000 - 50 * 400 + LAG_MS


def test_bot_move_does_not_restore_time_of_absent_player() -> None:
    table = begun(clock=PER_GAME)
    mover, now = on_turn(table), NOON + LAG_MS + 290_000
    table = do(table, mover, messages.Leave(), now)
    assert table.game is not None
    table = after(
        table, [commands.resolve_turn(table, random_action(table.game.position, Random(1)), "bot", now + 100)]
    )
    assert do(table, mover, messages.TakeBack(), now + 100).clock_left(now + 100)[mover] == 10_000


def test_overdue_does_nothing_without_clock() -> None:
    assert begun().due is None
    assert commands.overdue(begun(), NOON + 10**12) == []


def test_absence_of_others_costs_mover_no_time() -> None:
    table = begun(3, clock=PER_GAME)
    mover = on_turn(table)
    other = (mover + 1) % 3
    for second in range(1, 11):
        command = messages.Leave() if second % 2 else messages.TakeBack()
        table = do(table, other, command, NOON + 1000 * second)
    assert table.clock_left(NOON + 10_000)[mover] == 290_000 + LAG_MS


# Agreements


def test_hand_over_needs_agreement_of_all_others() -> None:
    table = begun(3)
    asked = do(table, 0, messages.HandOver(2))
    assert [(each.what, each.about, each.agreed) for each in asked.offers] == [("hand_over", 2, (0,))]
    assert commands.decide(asked, 0, messages.HandOver(2), NOON) == []
    agreed = do(asked, 1, messages.HandOver(2), NOON + 1000)
    assert not agreed.seats[2].away
    assert commands.overdue(agreed, NOON + AWAY_MS - 1) == []
    for handed in (
        after(agreed, commands.overdue(agreed, NOON + AWAY_MS)),
        do(asked, 1, messages.HandOver(2), NOON + AWAY_MS),
    ):
        assert handed.seats[2].away
        assert handed.offers == ()
        assert commands.decide(handed, 1, messages.HandOver(2), NOON) == []


def test_hand_over_needs_no_agreement_of_others_who_are_away() -> None:
    table = do(begun(3), 0, messages.HandOver(1))
    assert table.due is None, "nobody has said that the third player is away"
    table = do(table, 0, messages.HandOver(2), NOON + 1000)
    assert table.due == NOON + 1000 + AWAY_MS, "all who did not agree must have been away as long"
    back = after(table, commands.come_back(table, 2, NOON + 2000))
    assert back.due is None, "who is back is asked again"
    for seconds, away in ((0, []), (1, [1]), (1, [1, 2])):  # one at a time
        table = after(table, commands.overdue(table, NOON + AWAY_MS + seconds * 1000))
        assert [seat for seat in range(3) if table.seats[seat].away] == away


def test_hand_over_waits_for_missing_agreement() -> None:
    asked = do(begun(3), 0, messages.HandOver(2))
    assert commands.overdue(asked, NOON + 2 * AWAY_MS) == []
    assert asked.due is None


def test_come_back_ends_hand_over() -> None:
    asked = do(begun(3), 0, messages.HandOver(2))
    assert commands.come_back(asked, 1, NOON) == []
    assert after(asked, commands.come_back(asked, 2, NOON + AWAY_MS - 1)).offers == ()


def test_hand_over_counts_down_during_turns_and_undos() -> None:
    table = begun(3)
    absent = (on_turn(table) + 2) % 3
    others = [seat for seat in range(3) if seat != absent]
    for seat in others:
        table = do(table, seat, messages.HandOver(absent))
    table = play(table, Random(1), NOON + 1000)
    assert [each.about for each in table.offers] == [absent]
    assert table.due == NOON + AWAY_MS


def test_hand_over_rejects_own_bot_and_unknown_seats() -> None:
    table = do(joined(new(OPEN, BOT), join_request()), 0, messages.Start())
    for other in (0, 2, 3):
        refuses(ErrorCode.NOT_AWAY, table, 0, messages.HandOver(other))
    refuses(ErrorCode.NOT_STARTED, new(), 0, messages.HandOver(1))


def test_come_back_ends_only_own_hand_over() -> None:
    table = do(do(begun(3), 0, messages.HandOver(1)), 0, messages.HandOver(2))
    assert [each.about for each in after(table, commands.come_back(table, 2, NOON)).offers] == [1]


def test_decline_ends_offers() -> None:
    asked = do(begun(3), 0, messages.HandOver(2))
    for seat in (1, 2):
        assert do(asked, seat, messages.Decline()).offers == ()
    assert commands.decide(asked, 0, messages.Decline(), NOON) == [], "it has agreed to that"
    assert commands.decide(begun(3), 2, messages.Decline(), NOON) == []


def test_decline_stored_without_scope_ends_all_offers() -> None:
    table = do(do(begun(3), 0, messages.HandOver(1)), 0, messages.HandOver(2))
    assert fold(table, events.decode(b'{"event":"declined","at":1,"seat":0}')).offers == ()


def test_decline_ends_undo_and_keeps_own_hand_over() -> None:
    table = undoable(3)
    last, turn = table.history[-1].seen.seat, len(table.history) - 1
    other, absent = (seat for seat in range(3) if seat != last)
    table = do(do(table, last, messages.Undo(turn, 0)), other, messages.HandOver(absent))
    assert [each.what for each in do(table, other, messages.Decline()).offers] == ["hand_over"]


def test_undo_of_turn_without_draw_needs_agreement_of_all() -> None:
    table = undoable()
    last, turn = table.history[-1].seen.seat, len(table.history) - 1
    refuses(ErrorCode.UNDO, table, 1 - last, messages.Undo(turn))
    asked = do(table, last, messages.Undo(turn))
    assert [each.what for each in asked.offers] == ["undo"]
    undone = do(asked, 1 - last, messages.Undo(turn))
    assert (undone.mover, len(undone.history), undone.undos) == (last, turn, 1)
    for seat in (0, 1):
        assert commands.decide(undone, seat, messages.Undo(turn), NOON) == []
    assert do(do(table, last, messages.Undo(turn)), 1 - last, messages.Decline()).offers == ()


def test_play_rejects_late_copy_of_undone_turn() -> None:
    table = undoable()
    last, turn = table.history[-1].seen.seat, len(table.history) - 1
    copy = messages.PlayAction(turn, action_text(table.history[-1].seen.action))
    undone = do(do(table, last, messages.Undo(turn)), 1 - last, messages.Undo(turn))
    refuses(ErrorCode.TURN, undone, last, copy)
    again = do(undone, last, messages.PlayAction(turn, copy.action, 1))
    assert len(again.history) == turn + 1
    refuses(ErrorCode.TURN, again, last, messages.Undo(turn))
    assert do(again, last, messages.Undo(turn, 1)).offers


def test_undo_rejects_turn_that_drew_or_showed_something() -> None:
    table = play(begun(), Random(1))
    refuses(ErrorCode.UNDO, table, table.history[0].seen.seat, messages.Undo(0))
    refuses(ErrorCode.TURN, undoable(), 0, messages.Undo(0))


@pytest.mark.parametrize("turn", [-1, 0])
def test_undo_rejects_before_first_turn(turn: int) -> None:
    refuses(ErrorCode.TURN, begun(), 0, messages.Undo(turn))


def test_undo_uses_the_kept_position_instead_of_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    table = undoable()
    last, turn = table.history[-1].seen.seat, len(table.history) - 1
    action = action_text(table.history[-1].seen.action)
    taken: list[Turn] = []
    take = Game.take
    monkeypatch.setattr(Game, "take", lambda game, turn, score: (taken.append(turn), take(game, turn))[1])  # type: ignore[func-returns-value]
    again = table
    for undos in range(20):
        for seat in (last, 1 - last):
            again = do(again, seat, messages.Undo(turn, undos))
        again = do(again, last, messages.PlayAction(turn, action, undos + 1))
    assert again.game
    assert replace(again.game, undone=()) == table.game
    assert again.game.undone == (turn + 1,) * 20
    assert len(taken) == 20  # the turns that were played again, and none before them


def test_undo_rejects_full_log() -> None:
    table = undoable()
    last, turn = table.history[-1].seen.seat, len(table.history) - 1
    action = action_text(table.history[-1].seen.action)
    reasons = []
    for undos in range(commands.MAX_OTHER_EVENTS):
        try:
            for seat in (last, 1 - last):
                table = do(table, seat, messages.Undo(turn, undos))
        except ApiError as refused:
            reasons.append(refused.reason)
            break
        table = do(table, last, messages.PlayAction(turn, action, undos + 1))
    assert reasons == [ErrorCode.LIMIT]
    assert table.number < commands.MAX_OTHER_EVENTS + len(table.history) + 5
    play(table, Random(1))  # the game itself goes on


def test_take_back_rejects_full_log() -> None:
    table = begun(3)
    while table.number < commands.MAX_OTHER_EVENTS:
        table = do(do(table, 2, messages.Leave()), 2, messages.TakeBack())
    refuses(ErrorCode.LIMIT, do(table, 2, messages.Leave()), 2, messages.TakeBack())


def test_join_is_possible_however_often_others_joined_and_left() -> None:
    table = new()
    for count in range(1, commands.MAX_FREED_SEATS + 1):
        table = do(joined(table, messages.Join(secret=f"{count:022}", name="Mallory")), 1, messages.Leave())
    refuses_join(ErrorCode.LIMIT, table, join_request())
    later = NOON + commands.JOIN_PAUSE_MS
    table = do(after(table, commands.join(table, join_request(), later)), 0, messages.Start(), later)
    assert table.phase == "playing"
    assert do(table, 0, messages.HandOver(1), later).offers, "the game has its own events"


def test_full_log_still_allows_hand_over_and_return() -> None:
    table = begun(3)
    while table.number < commands.MAX_OTHER_EVENTS:
        table = do(do(table, 2, messages.Leave()), 2, messages.TakeBack())
    refuses(ErrorCode.LIMIT, table, 2, messages.HandOver(1))
    assert [each.about for each in do(table, 0, messages.HandOver(2)).offers] == [2]
    for _ in range(commands.RESERVED_REQUESTS):
        table = do(do(table, 1, messages.Leave()), 1, messages.TakeBack())
    refuses(ErrorCode.LIMIT, do(table, 1, messages.Leave()), 1, messages.TakeBack())


@pytest.mark.parametrize(("count", "turns"), [(2, 1_000), (3, 999)])
def test_play_ends_game_at_turn_limit_after_equal_turns(count: int, turns: int) -> None:
    table = play(begun(count), Random(1))
    while table.phase == "playing" and len(table.history) <= turns:
        assert table.game is not None
        exchange = messages.PlayAction(len(table.history), action_text(Exchange(table.game.position.hand[:1])))
        table = do(table, on_turn(table), exchange)
    game = table.game
    assert game is not None
    assert (table.phase, len(table.history)) == ("over", turns)
    assert game.outcome == Outcome(game.position.scores, (game.movers[0],), "turn_limit")
    for saved in (to_json(game), to_text(game)):
        assert read_record(saved) == game
    verify(game)
    refuses(ErrorCode.OVER, table, game.position.mover, next_play(table, Random(1)))
    with pytest.raises(RecordError, match="result"):
        read_record(to_text(replace(game, turns=game.turns[:-1], movers=game.movers[:-1], points=game.points[:-1])))


def test_undo_needs_no_agreement_of_bots() -> None:
    table = do(new(BOT, BOT), 0, messages.Start())
    rng = Random(4)
    while not (table.history and table.mover == 1 and not table.history[-1].seen.drawn):
        assert table.game is not None
        action = random_action(table.game.position, rng)
        table = after(table, [commands.resolve_turn(table, action, "person" if table.mover == 0 else "bot", NOON)])
    assert do(table, 0, messages.Undo(len(table.history) - 1)).mover == 0


@pytest.mark.parametrize("edition", ["qwirkle-pl", "cubes-hu", "cards-pl"])
def test_fold_does_not_check_stored_turns_again(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = table = begun(edition=edition)
    rng, log = Random(1), list[events.Event]()
    for _ in range(6):
        wanted = commands.decide(table, on_turn(table), next_play(table, rng), NOON)
        log += [events.decode(events.encode(each)) for each in wanted]
        table = after(table, wanted)
    for game in (qwirkle, cubes, cards):
        monkeypatch.setattr(game, "check", lambda *_: pytest.fail("a table that is loaded would stop everybody"))
    assert after(first, log) == table


# Afterwards


def next_table(table: Table) -> Table:
    """Return the table of a rematch as it begins."""
    first, *others = commands.rematch(table, "b" * 32, NOON)
    return after(created(commands.rematch_id(table), cast(events.Created, first)), others)


def test_rematch_begins_when_all_people_agree_at_one_table_with_them() -> None:
    over = play_until(begun(), lambda at: at.phase == "over")
    refuses(ErrorCode.STARTED, begun(), 0, messages.Rematch())
    refuses(ErrorCode.NOT_STARTED, new(), 0, messages.Rematch())
    asked = do(over, 0, messages.Rematch())
    assert (asked.again, commands.wants_rematch(asked)) == ((True, None), False)
    assert commands.decide(asked, 0, messages.Rematch(), NOON) == []
    agreed = do(asked, 1, messages.Rematch())
    assert commands.wants_rematch(agreed)
    begun_again = after(agreed, commands.begin_rematch(agreed, NOON))
    assert begun_again.rematch == commands.rematch_id(over)
    assert commands.begin_rematch(begun_again, NOON) == []
    for command in (messages.Rematch(), messages.Decline()):
        assert commands.decide(begun_again, 0, command, NOON) == []
    again = next_table(agreed)
    assert [seat.name for seat in again.seats] == ["Anna", "Béla"]
    assert [commands.seat_of(again, secret(seat)) for seat in (0, 1)] == [0, 1]
    assert again.fair.commitment != over.fair.commitment
    assert (again.phase, again.bot, again.people) == ("playing", None, (0, 1))


def test_rematch_waits_for_salts_of_those_who_agreed() -> None:
    clock = messages.Clock(kind="game", seconds=3600)
    over = play_until(begun(3, clock=clock), lambda at: at.phase == "over")
    asked = do(over, 0, messages.Rematch(salt_commitment=digest("first")))
    asked = do(asked, 0, messages.Decline())
    asked = do(asked, 0, messages.Rematch(salt_commitment=digest("mine")))
    asked = do(asked, 1, messages.Rematch(salt_commitment=digest("yours")))
    again = next_table(asked)
    assert (again.phase, again.salts_owed) == ("revealing", (0, 1))
    shown = do(do(again, 1, messages.RevealSalt("yours")), 0, messages.RevealSalt("mine"))
    assert (shown.phase, shown.fair.salts) == ("playing", ("mine", "yours"))
    assert shown.seats[2].level == STAND_IN
    assert again.people == (0, 1)
    again = do(again, 2, messages.TakeBack())
    assert again.people == (0, 1, 2)
    assert commands.decide(again, 2, messages.TakeBack(), NOON) == []
    late = after(again, commands.overdue(again, NOON + REVEAL_MS))
    assert late.game is not None
    assert late.people == (0, 1, 2)
    assert [seat for seat, _ in late.game.withheld] == [0, 1]


def test_rematch_with_bots_needs_nobody_else() -> None:
    table = do(do(new(BOT, BOT), 0, messages.Start()), 0, messages.Leave())
    table = do(table, 0, messages.Rematch())
    assert commands.wants_rematch(table)
    again = next_table(table)
    assert (again.phase, again.people, [seat.level for seat in again.seats]) == (
        "playing",
        (0,),
        [None, "easy", "easy"],
    )


def test_rematch_without_answer_gives_seat_to_bot_until_player_comes() -> None:
    over = play_until(begun(3), lambda at: at.phase == "over")
    refused = do(do(over, 0, messages.Rematch()), 1, messages.Decline())
    assert (refused.again, commands.wants_rematch(refused)) == ((True, False, None), False)
    again = next_table(refused)
    assert [seat.level for seat in again.seats] == [None, STAND_IN, STAND_IN]
    assert [commands.seat_of(again, secret(seat)) for seat in range(3)] == [0, 1, 2]
    assert do(again, 2, messages.TakeBack()).people == (0, 2)
    refuses(ErrorCode.STARTED, again, 0, messages.Revoke(1))
    with pytest.raises(ApiError, match="started"):
        commands.join(again, messages.Join(secret="s" * 22, name="Stranger"), NOON)


def test_decline_withdraws_own_wish_for_rematch_and_answers_only_others() -> None:
    over = play_until(begun(), lambda at: at.phase == "over")
    assert commands.decide(over, 1, messages.Decline(), NOON) == []
    asked = do(over, 0, messages.Rematch())
    assert do(asked, 0, messages.Decline()).again == (False, None)
    declined = do(asked, 1, messages.Decline())
    assert commands.decide(declined, 1, messages.Decline(), NOON) == []
    assert commands.wants_rematch(do(declined, 1, messages.Rematch()))


def until_refused(change: Callable[[Table], Table]) -> Table:
    """Return a finished table that was changed until its log was full."""
    table = play_until(begun(), lambda at: at.phase == "over")
    for _ in range(commands.MAX_OTHER_EVENTS):
        last = table
        try:
            table = change(table)
        except ApiError:
            break
    with pytest.raises(ApiError, match="limit"):
        change(last)
    return last


def test_changing_answers_about_rematch_does_not_fill_log_without_end() -> None:
    over = until_refused(lambda table: do(do(table, 0, messages.Rematch()), 0, messages.Decline()))
    assert do(over, 1, messages.Rematch()).again[1]


@pytest.mark.parametrize("watch", ["", "w" * 22])
def test_spectators_get_rematch_only_with_key_to_watch(watch: str) -> None:
    over = play_until(begun(), lambda at: at.phase == "over")
    rematched = after(over, [events.Rematched(at=NOON, table="ABCDEFGI", watch=watch)])
    seen, player = (
        presenters.now_at(rematched, you, (False, False), presenters.KnownTurns(), NOON) for you in (None, 0)
    )
    assert (seen.rematch, seen.rematch_watch) == (("ABCDEFGI", watch) if watch else (None, None))
    assert (player.rematch, player.rematch_watch) == ("ABCDEFGI", None)


def test_rematch_watch_key_depends_on_more_than_the_published_record() -> None:
    over = play_until(begun(), lambda at: at.phase == "over")
    other = msgspec.structs.replace(over, watch="x" * 22)
    assert commands.rematch_watch(other) != commands.rematch_watch(over)
    again = next_table(do(over, 0, messages.Rematch()))
    assert again.watch == commands.rematch_watch(over)
    assert msgspec.json.decode(msgspec.json.encode(again.watch), type=messages.Secret) == again.watch


def test_share_publishes_only_finished_game_until_a_player_ends_it() -> None:
    refuses(ErrorCode.NOT_OVER, new(), 0, messages.Share())
    refuses(ErrorCode.NOT_OVER, begun(), 0, messages.Share())
    over = play_until(begun(), lambda at: at.phase == "over")
    assert not over.published
    shared = do(over, 0, messages.Share())
    assert shared.published
    assert commands.decide(shared, 1, messages.Share(), NOON) == []
    assert not do(shared, 1, messages.Share(on=False)).published
    assert commands.decide(over, 1, messages.Share(on=False), NOON) == []


def test_share_again_and_again_is_refused_but_ending_it_never() -> None:
    table = until_refused(lambda table: do(do(table, 0, messages.Share()), 1, messages.Share(on=False)))
    table = do(table, 1, messages.Share())
    assert not do(table, 0, messages.Share(on=False)).published


def test_rematch_id_depends_on_more_than_the_published_record() -> None:
    over = play_until(begun(), lambda at: at.phase == "over")
    other = msgspec.structs.replace(over, watch="x" * 22)
    assert presenters.record(other, None) == presenters.record(over, None)
    assert commands.rematch_id(other) != commands.rematch_id(over)


CODE = "c" * 22


def carried(table: Table, seat: int, device: int, by: int = 0) -> Table:
    """Return the table after a device has taken the seat by another one's code."""
    table = after(table, commands.offer_transfer(table, NOON, held_by=commands.key(secret(seat, by)), code=CODE))
    return after(table, commands.transfer(table, NOON, code=CODE, secret=secret(seat, device)))


def test_transfer_lets_both_devices_play() -> None:
    table = carried(begun(), 1, 1)
    assert commands.seat_of(table, secret(1)) == commands.seat_of(table, secret(1, 1)) == 1
    assert commands.transfer(table, NOON, code=CODE, secret=secret(1, 1)) == []


def test_transfer_rejects_more_than_ten_devices() -> None:
    table = begun()
    for device in range(1, commands.MAX_DEVICES):
        table = carried(table, 1, device)
    assert commands.seat_of(table, secret(1, commands.MAX_DEVICES - 1)) == 1
    with pytest.raises(ApiError, match="TOO_MANY"):
        carried(table, 1, commands.MAX_DEVICES)


def test_revoke_devices_takes_seat_for_good() -> None:
    table = joined(new(OPEN, OPEN), join_request(1))
    for device in (1, 2):
        table = carried(table, 1, device)
    kept = after(table, commands.revoke_devices(table, NOON, held_by=commands.key(secret(1, 1))))
    assert [commands.seat_of(kept, secret(1, device)) for device in (0, 1, 2)] == [None, 1, None]
    assert commands.seat_of(kept, secret(0)) == 0, "another seat keeps its devices"
    assert commands.revoke_devices(kept, NOON, held_by=commands.key(secret(1, 1))) == []
    assert commands.revoke_devices(kept, NOON, held_by=commands.key(secret(1, 2))) == []
    refuses_join(ErrorCode.SECRET, kept, join_request(1))
    with pytest.raises(ApiError, match="SECRET"):
        commands.offer_transfer(kept, NOON, held_by=commands.key(secret(1, 2)), code=CODE)


def test_revoke_devices_invalidates_codes_without_other_devices() -> None:
    table = begun()
    table = after(table, commands.offer_transfer(table, NOON, held_by=commands.key(secret(1)), code=CODE))
    other = after(table, commands.revoke_devices(table, NOON, held_by=commands.key(secret(0))))
    assert commands.transfer(other, NOON, code=CODE, secret=secret(1, 1)), "the code of another seat stays valid"
    revoked = after(table, commands.revoke_devices(table, NOON, held_by=commands.key(secret(1))))
    assert commands.transfer(revoked, NOON, code=CODE, secret=secret(1, 1)) == []
    assert commands.seat_of(revoked, secret(1)) == 1
    assert commands.revoke_devices(revoked, NOON, held_by=commands.key(secret(1))) == []


def test_transfer_accepts_only_newest_codes() -> None:
    table = begun()
    codes = [f"{number:022}" for number in range(MAX_TRANSFER_CODES + 1)]
    for code in codes:
        table = after(table, commands.offer_transfer(table, NOON, held_by=commands.key(secret(1)), code=code))
    valid = [bool(commands.transfer(table, NOON, code=code, secret=secret(1, 1))) for code in codes]
    assert valid == [False] + [True] * MAX_TRANSFER_CODES


def test_transfer_ignores_code_of_left_seat() -> None:
    table = joined(new(), join_request(1))
    table = after(table, commands.offer_transfer(table, NOON, held_by=commands.key(secret(1)), code=CODE))
    table = do(table, 0, messages.Revoke(1))
    for now in (table, joined(table, join_request(2))):
        assert commands.transfer(now, NOON, code=CODE, secret=secret(1, 1)) == []


def offered(table: Table, seat: int, now: int, code: str = CODE, by: str = "") -> Table:
    held_by = commands.key(by or secret(seat))
    return after(table, commands.offer_transfer(table, now, held_by=held_by, code=code))


def test_offer_transfer_is_slow_after_many_and_fills_no_log() -> None:
    table, now = joined(new(OPEN, OPEN), join_request(1)), NOON
    for _ in range(commands.MAX_QUICK_TRANSFERS):
        table = offered(table, 1, now)
    while table.number <= commands.MAX_OTHER_EVENTS:
        with pytest.raises(ApiError, match="LIMIT"):
            offered(table, 1, now + commands.OFFER_PAUSE_MS - 1)
        now += commands.OFFER_PAUSE_MS
        table = offered(table, 1, now)
    assert offered(table, 0, now).seats[0].codes, "another seat has its own budget"
    assert joined(table, join_request(2)).people == (0, 1, 2), "others still join"
    device = secret(1, 1)
    table = after(table, commands.transfer(table, now, code=CODE, secret=device))
    table = after(table, commands.revoke_devices(table, now, held_by=commands.key(device)))
    assert commands.seat_of(table, device) == 1, "and what was offered is taken and revoked without a pause"
    assert table.number - sum(table.transfers) == 2


def test_offer_transfer_counts_earlier_holders_of_seat() -> None:
    table = new()
    for count in range(commands.MAX_QUICK_TRANSFERS):
        guest = f"{count:022}"
        table = offered(joined(table, messages.Join(secret=guest, name="Mallory")), 1, NOON, by=guest)
        table = do(table, 1, messages.Leave())
    table = joined(table, join_request(1))
    with pytest.raises(ApiError, match="LIMIT"):
        offered(table, 1, NOON)
    assert offered(table, 1, NOON + commands.OFFER_PAUSE_MS).seats[1].codes, "the next holder waits for the pause only"


def test_pauses_of_offer_and_join_end_if_time_is_set_back() -> None:
    earlier = NOON - 3_600_000
    table = joined(new(), join_request(1))
    for _ in range(commands.MAX_QUICK_TRANSFERS):
        table = offered(table, 1, NOON)
    assert offered(table, 1, earlier).seats[1].codes
    waiting = msgspec.structs.replace(new(), freed=commands.MAX_FREED_SEATS, freed_at=NOON)
    assert commands.join(waiting, join_request(1), earlier)


def test_full_log_still_allows_transfer() -> None:
    full = msgspec.structs.replace(begun(), number=commands.MAX_OTHER_EVENTS)
    assert commands.seat_of(carried(full, 0, 1), secret(0, 1)) == 0


def test_log_has_a_last_event_for_joining_and_transfers() -> None:
    table = msgspec.structs.replace(new(OPEN), number=commands.MAX_EVENTS, freed=commands.MAX_EVENTS // 2)
    refuses_join(ErrorCode.LIMIT, table, join_request())
    assert do(table, 0, messages.Leave()).phase == "closed"
    game = begun()
    full = msgspec.structs.replace(game, number=commands.MAX_EVENTS, transfers=(commands.MAX_EVENTS - game.number, 0))
    with pytest.raises(ApiError, match="LIMIT"):
        offered(full, 0, NOON + commands.OFFER_PAUSE_MS)
    play(full, Random(1))


# All of it at random

SEATS = st.integers(0, 3)
COMMANDS = st.one_of(
    st.just("legal play"),
    st.just("legal play"),
    st.just("legal play"),
    st.builds(messages.PlayAction, st.integers(0, 9), st.sampled_from(("pass", "roll", "redraw", "Rt", "", "0,0 Rt"))),
    st.builds(messages.HandOver, SEATS),
    st.builds(messages.Revoke, SEATS),
    st.builds(messages.RevealSalt, st.sampled_from(("salt 0", "salt 1", "none"))),
    st.builds(messages.Undo, st.integers(-1, 9).map(abs), st.integers(0, 1)),
    st.sampled_from((messages.Start(), messages.Leave(), messages.TakeBack(), messages.Decline(), messages.Rematch())),
    st.builds(join_request, SEATS, salt=st.sampled_from((None, "salt 1"))),
    st.just(messages.Say("hello", "1")),
)
STEPS = st.lists(st.tuples(SEATS, COMMANDS, st.sampled_from((0, 1, 999, 20_000, 400_000))), min_size=10, max_size=60)
CLOCKS = st.sampled_from((None, PER_MOVE, PER_GAME))


def wanted(table: Table, seat: int, what: object, now: int) -> list[NewEvent]:
    if isinstance(what, messages.Join):
        return commands.join(table, what, now)
    if what == "legal play":
        if table.game is None or table.game.position.over:
            return []
        return commands.decide(table, table.game.position.mover, next_play(table, Random(now)), now)
    return commands.decide(table, seat, what, now)  # type: ignore[arg-type]


def seen_by_all(table: Table, now: int) -> None:
    """Assert that the state can be encoded for everybody."""
    for viewer in (*range(len(table.seats)), None):
        presenters.now_at(table, viewer, [False] * len(table.seats), presenters.KnownTurns(1, 0), now)
        presenters.record(table, viewer)
    presenters.card(table, [False] * len(table.seats))


@settings(max_examples=rounds(60, 150))
@given(
    st.sampled_from(("qwirkle-pl", "cubes-hu", "cards-pl")),
    CLOCKS,
    st.lists(st.sampled_from((OPEN, BOT)), min_size=1, max_size=3),
    st.booleans(),
    STEPS,
)
def test_commands_reject_or_change_and_log_replays_to_same_table(
    edition: str,
    clock: messages.Clock | None,
    others: list[messages.NewSeat],
    at_once: bool,
    steps: list[tuple[int, object, int]],
) -> None:
    table = first = new(*others, edition=edition, clock=clock, salt="salt 0")
    log: list[NewEvent] = []
    now = NOON
    beginning: list[object] = [
        *map(join_request, range(1, others.count(OPEN) + 1)),
        messages.Start(),
        messages.RevealSalt("salt 0"),
    ]
    for seat, what, wait in [(0, each, 0) for each in beginning if at_once] + steps:
        now += wait
        try:
            added = wanted(table, min(seat, len(table.seats) - 1), what, now) or commands.overdue(table, now)
        except (ApiError, Illegal, NotationError, BadSeats):
            continue
        log += added
        table = after(table, added)
        assert table.number == 1 + len(log)
        seen_by_all(table, now)
    assert after(first, [events.decode(events.encode(each)) for each in log]) == table


def test_happened_hides_exchanged_tiles_from_others() -> None:
    table = play_until(begun(), lambda at: bool(at.history) and isinstance(at.history[-1].seen.action, Exchange))
    turn = len(table.history) - 1
    mover = table.history[-1].seen.seat
    assert presenters.happened(table, turn, mover).action != "swap"
    assert presenters.happened(table, turn, 1 - mover).action == presenters.happened(table, turn, None).action == "swap"


def test_plays_accepts_only_same_cards() -> None:
    play = Play(read_pieces("RsRo"), (), ())
    assert commands._plays(play, read_pieces("RoRs"))
    assert not commands._plays(play, read_pieces("Ro"))
    assert not commands._plays(Redraw(), ())
    assert not commands._plays(Pass(), read_pieces("RoRs"))
