"""Record golden decisions: `python -m tests.server.decisions` writes the results of seeded commands.

A walk is a new table and the steps that follow: somebody joins, commands something, or time passes. Any later change of
the server must decide the same, down to the reason of a refusal and when the table is due next.
"""

from __future__ import annotations

import json
from functools import reduce
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sixfold import messages
from sixfold.rules.errors import Illegal, NotationError
from sixfold.rules.notation import action_text
from sixfold.rules.position import BadSeats
from sixfold.rules.rng import digest
from sixfold.server import commands, events
from sixfold.server.errors import ApiError
from sixfold.server.events import NewEvent
from sixfold.server.table import AWAY_MS, COMING_BACK_MS, LAG_MS, REVEAL_MS, Table, created, fold
from tests.play import random_action

FILE = Path(__file__).parents[1] / "data" / "decisions.jsonl"
NOON = 1_700_000_000_000
WALKS, STEPS = 120, 50
CODE = "c" * 22
Step = list[Any]
"""Milliseconds that pass, the verb and what it is about."""


def secret(seat: int, device: int = 0) -> str:
    return f"{seat}-{device}".rjust(22, "_")


def short(text: bytes) -> str:
    return sha256(text).hexdigest()[:10]


def open_table(new: dict[str, Any], now: int) -> Table:
    request = msgspec.convert(new, messages.NewTable)
    return created("ABCDEFGH", commands.create(request, "a" * 32, "w" * 22, now))


def wanted(table: Table, verb: str, about: list[Any], now: int) -> list[NewEvent]:
    """Return what a step brings about; raises what refuses it."""
    match verb:
        case "join":
            return commands.join(table, msgspec.convert(about[0], messages.Join), now)
        case "do":
            return commands.decide(table, about[0], msgspec.convert(about[1], messages.Command), now)
        case "carry":
            offered = commands.offer_transfer(table, now, held_by=commands.key(about[0]), code=CODE)
            return offered + commands.transfer(reduce(fold, offered, table), now, code=CODE, secret=about[1])
        case "revoke":
            return commands.revoke_devices(table, now, held_by=commands.key(about[0]))
        case "come back":
            return commands.come_back(table, about[0], now)
        case "bot" if table.game is not None and table.bot:
            return commands.play(table, random_action(table.game.position, Random(about[0])), "bot", now)
    return commands.overdue(table, now)


def take(table: Table, step: Step, now: int) -> tuple[Table, Any]:
    """Return the table after a step, and what to remember of it: the events and how things stand, or the refusal."""
    _, verb, *about = step
    if verb == "turns":  # many at once, for what comes late in a game
        rng = Random(about[1])
        for _ in range(about[0]):
            if table.game is None or table.mover is None:
                break
            table = fold(table, commands.resolve_turn(table, random_action(table.game.position, rng), "person", now))
        return table, stand(table, now)
    try:
        added = wanted(table, verb, about, now)
    except ApiError as refusal:
        return table, [refusal.reason.value, refusal.value]
    except NotationError as error:
        return table, ["unreadable", error.problem]
    except Illegal as error:
        return table, ["illegal", error.reason.value]
    except BadSeats as error:
        return table, ["seats", *map(str, error.args)]
    after = reduce(fold, added, table)
    described = [f"{_kind(each)} {short(events.encode(each))}" for each in added]
    return after, [described, *stand(after, now)] if added else []


def _kind(event: NewEvent) -> str:
    return type(event.event if isinstance(event, events.ResolvedTurn) else event).__name__


def stand(table: Table, now: int) -> list[Any]:
    """Return how a table stands, in short."""
    due = None if table.due is None else table.due - now
    offers = [[each.what, each.about, list(each.agreed), now - each.since] for each in table.offers]
    clocks = list(table.clock_left(now)) if table.clock else []
    counts = [table.number, len(table.history), table.undos, table.host]
    seats = [[seat.kind, seat.name, seat.level, len(seat.keys)] for seat in table.seats]
    more = short(repr((table.people, table.salts_owed, table.resigned, table.requests, sorted(table.gone))).encode())
    return [table.phase, table.mover, due, offers, clocks, counts, short(repr(seats).encode()), more]


def walk(new: dict[str, Any], steps: list[Step]) -> list[Any]:
    """Return what is to be remembered of each step at a new table."""
    table, now, found = open_table(new, NOON), NOON, []
    for step in steps:
        now += step[0]
        table, described = take(table, step, now)
        found.append(described)
    return found


# Making them


def new_table(rng: Random) -> dict[str, Any]:
    seats = rng.randint(1, 3)
    others = [{"kind": "bot", "level": "easy"} if rng.random() < 0.2 else {"kind": "open"} for _ in range(seats)]
    new: dict[str, Any] = {"edition": rng.choice(("qwirkle-pl", "cubes-hu", "cards-en")), "secret": secret(0)}
    new |= {"name": "Anna", "others": others, "leaving": rng.choice(("bot", "resign"))}
    if rng.random() < 0.3:
        new["salt_commitment"] = digest("salt 0")
    if rng.random() < 0.6:
        new["clock"] = {"kind": rng.choice(("move", "game")), "seconds": 30, "increment": rng.choice((0, 5))}
    return new


def next_step(table: Table, rng: Random) -> Step:
    """Return a step that is often sensible."""
    passing = rng.choice((0, 0, 1, 400, LAG_MS, 3_000, 31_000, AWAY_MS, AWAY_MS - 1, REVEAL_MS, COMING_BACK_MS))
    seat = rng.randrange(len(table.seats))
    free = [place for place, each in enumerate(table.seats) if each.kind == "open"]
    if table.phase == "open" and not free and rng.random() < 0.5:
        return [passing, "do", table.host, {"do": "start"}]
    if table.phase == "open" and rng.random() < (0.8 if free else 0.1):
        who = rng.randrange(5)
        more = {"salt_commitment": digest(f"salt {who}")} if rng.random() < 0.3 else {}
        place = {"seat": rng.randrange(4)} if rng.random() < 0.2 else {}
        name = rng.choice((f"guest {who}", f" guest {who} ", "Anna")) if rng.random() < 0.3 else f"guest {who}"
        return [passing, "join", {"secret": secret(who), "name": name, **more, **place}]
    if table.bot and rng.random() < 0.7:
        return [passing, "bot", rng.randrange(99)]
    if rng.random() < 0.1:
        return [
            passing,
            *rng.choice((["carry", secret(seat), secret(seat, rng.randrange(9))], ["revoke", secret(seat)])),
        ]
    if rng.random() < 0.12:
        return [passing, *rng.choice((["overdue"], ["come back", seat]))]
    if table.mover is not None and rng.random() < (0.08 if table.history else 0.4):
        return [0, "turns", rng.choice((3, 40, 60)), rng.randrange(99)]
    if table.phase == "revealing" and rng.random() < 0.6:
        return [rng.choice((0, 5_000)), "do", seat, {"do": "salt", "salt": f"salt {seat}"}]
    for offer in table.offers:
        if rng.random() < 0.5:
            last = {"turn": max(0, len(table.history) - 1), "undos": table.undos}
            again = {"do": "undo", **last} if offer.what == "undo" else {"do": "hand_over", "seat": offer.about}
            return [passing, "do", seat, again]
    return [passing, "do", *next_command(table, seat, rng)]


def next_command(table: Table, seat: int, rng: Random) -> tuple[int, dict[str, Any]]:
    turn, undos = len(table.history), table.undos
    near = {
        "turn": max(0, turn + rng.choice((0, 0, 0, -1, 1))),
        "undos": max(0, undos + rng.choice((0, 0, 0, -1, 1))),
    }
    if table.game is not None and table.mover is not None and rng.random() < 0.45:
        who = table.mover if rng.random() < 0.8 else seat
        action = action_text(random_action(table.game.position, rng)) if rng.random() < 0.85 else "pass"
        if action.startswith("play") and rng.random() < 0.2:
            action = action.partition(" :")[0]
        return who, {
            "do": "play",
            **({"turn": turn, "undos": undos} if rng.random() < 0.7 else near),
            "action": action,
        }
    last = {"turn": max(0, turn - 1), "undos": undos}
    if table.history and table.history[-1].before is not None and rng.random() < 0.6:
        return table.history[-1].seen.seat, {"do": "undo", **last}
    other = rng.randrange(4)
    wishes: list[dict[str, Any]] = [{"do": "start"}] * (3 if table.phase == "open" else 1)
    wishes += [{"do": "salt", "salt": f"salt {seat}"}] * (4 if table.phase == "revealing" else 1)
    wishes += [
        {"do": "revoke", "seat": other},
        {"do": "hand_over", "seat": other},
        {"do": "hand_over", "seat": other},
    ]
    wishes += [{"do": "undo", **last}, {"do": "undo", **last}, {"do": "undo", **near}, {"do": "take_back"}]
    wishes += [{"do": "take_back"}, {"do": "decline"}, {"do": "rematch"}]
    wishes += [{"do": "leave"}] if table.phase != "open" or rng.random() < 0.2 else []
    host = table.host if table.phase == "open" and rng.random() < 0.6 else seat
    return host, rng.choice(wishes)


def main() -> None:
    """Write the golden decisions."""
    with FILE.open("w", encoding="utf-8") as file:
        for number in range(WALKS):
            rng = Random(f"walk {number}")
            new = new_table(rng)
            table, now = open_table(new, NOON), NOON
            steps: list[Step] = []
            left = STEPS
            while left > 0:
                left -= 8 if table.phase in ("over", "closed") else 1
                steps.append(next_step(table, rng))
                now += steps[-1][0]
                table, _ = take(table, steps[-1], now)
            file.write(json.dumps([new, steps, walk(new, steps)], separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
