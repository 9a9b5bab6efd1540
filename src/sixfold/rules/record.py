"""Write, read, replay and verify records of games, as JSON or compact text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from .actions import Action, Choice, Turn
from .edition import Edition, UnknownEdition, current_name, edition
from .errors import Illegal, NotationError
from .notation import numbers_text, pieces_text, read_hand, read_number, read_numbers, read_turn, turn_text
from .piece import Hand
from .placement import Score
from .position import BadSeats, Outcome, Position, Seat, check_seats, outcome_by_score
from .referee import Deal, action_of, apply, begin, deal, deal_hands, resolve
from .rng import Fair

FORMAT: Final = "sixfold-record/2"
OLD_FORMAT: Final = "sixfold-record/1"
"""Still read: its `cards-pl` is today's `cards-pl;free_rows=1`, and its result does not say why the game ended."""
MAX_RECORD_CHARACTERS: Final = 4_000_000
"""Characters of a record. The longest real ones have under 100,000."""
MAX_TURNS: Final = 9_999
TURN_LIMIT: Final = 1_000
"""Turns after which a server ends a game, several times as many as any has in which somebody wants it to end."""
KEYS: Final = {
    "format",
    "edition",
    "seats",
    "commitment",
    "salt_commitments",
    "salt_seats",
    "withheld",
    "secret",
    "salts",
    "deals",
    "turns",
    "undone",
    "resigned",
    "result",
    "signature",
}
REPEATED_KEYS: Final = ("seat", "deal", "turn", "salt", "salt-commitment", "withheld")
"""Words that may begin several lines of a text."""
_DIGEST: Final = re.compile("[0-9a-f]{64}", re.ASCII)
_KEY_ID: Final = re.compile("[0-9a-f]{16}", re.ASCII)
_SIGNATURE: Final = re.compile("[0-9a-f]{128}", re.ASCII)


Cause = Illegal | NotationError | BadSeats


class RecordError(ValueError):
    """Raised for a record of a game that cannot have been played.

    `problem` is a key of the catalogues (`record-<problem>`), `turn` the number of the turn from 1 on (0: before the
    first), `cause` the error behind it, if any, and `edition` the rules in question.
    """

    def __init__(self, problem: str, turn: int = 0, cause: Cause | None = None, edition: Edition | None = None) -> None:
        super().__init__(problem, turn, cause)
        self.problem = problem
        self.turn = turn
        self.cause = cause
        self.edition = edition


@dataclass(frozen=True, slots=True)
class Signature:
    """A server's signature of a record: the id of its key, and 64 bytes in hexadecimal."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Game:
    """A game being played: edition, seats, deals, turns, the points of each turn, and the current position."""

    edition: Edition
    seats: tuple[Seat, ...]
    deals: tuple[Deal, ...]
    turns: tuple[Turn, ...]
    movers: tuple[int, ...]
    points: tuple[int, ...]
    position: Position
    commitment: str = ""
    """The digest of the secret, published before the game."""
    salt_commitments: tuple[str, ...] = ()
    salt_seats: tuple[int, ...] = ()
    """Whose salts they are. Empty where that is unknown: in older records, and in games without a server."""
    withheld: tuple[tuple[int, str], ...] = ()
    """The seats that promised a salt and did not show it in time, with its digest: it was dealt without them."""
    fair: Fair | None = None
    """What the seed was made of, once it may be known."""
    resigned: tuple[int, ...] = ()
    """The seats that cannot win any more. A bot plays their later turns."""
    stopped: Literal["resigned", "turn_limit"] | None = None
    """Why the game has ended, if not by its rules."""
    undone: tuple[int, ...] = ()
    """The number that each turn had that was taken back, from 1 on."""
    signature: Signature | None = None

    @classmethod
    def start(cls, edition: Edition, seats: tuple[Seat, ...], fair: Fair) -> Game:
        """Return a new game, dealt from this seed."""
        check_seats(edition, seats)
        deals = deal_hands(edition, len(seats), fair.seed)
        game = cls.begin(edition, seats, deals)
        return replace(game, fair=fair, commitment=fair.commitment, salt_commitments=fair.salt_commitments)

    @classmethod
    def begin(cls, edition: Edition, seats: tuple[Seat, ...], deals: tuple[Deal, ...]) -> Game:
        """Return a new game with these deals."""
        return cls(edition, seats, deals, (), (), (), begin(edition, seats, deals))

    def play(self, move: str | Action | Choice) -> Game:
        """Return the game after an action, its notation or a choice of cards, with what its seed draws.

        Raise Illegal, or NotationError for a text that cannot be read.
        """
        score, turn = self.resolve(move)
        return self.take(turn, score)

    def resolve(self, move: str | Action | Choice) -> tuple[Score, Turn]:
        """Return what a move scores, and its turn with what the seed draws; raise as `play` does."""
        if self.fair is None:
            raise ValueError("no seed to draw from")
        return resolve(self.position, action_of(self.position, move), self.fair.seed)

    def take(self, turn: Turn, score: Score | None = None) -> Game:
        """Return the game after a turn with its drawn pieces; raise Illegal. See `apply` for `score`."""
        before, after = self.position, apply(self.position, turn, score)
        return replace(
            self,
            turns=(*self.turns, turn),
            movers=(*self.movers, before.mover),
            points=(*self.points, after.scores[before.mover] - before.scores[before.mover]),
            position=after,
        )

    def resign(self, seat: int, *, stop: bool) -> Game:
        """Return the game after a seat has resigned; `stop` ends it."""
        return replace(self, resigned=(*self.resigned, seat), stopped="resigned" if stop else None)

    @property
    def at_turn_limit(self) -> bool:
        """Whether a server ends the game here: after TURN_LIMIT turns, or fewer so that all seats had as many."""
        seats = len(self.seats)
        return len(self.turns) >= TURN_LIMIT - TURN_LIMIT % seats and len(self.turns) % seats == 0

    def stop_at_turn_limit(self) -> Game:
        """Return the game, ended by its current scores; raise ValueError before the limit."""
        if not self.at_turn_limit:
            raise ValueError("before the limit")
        return replace(self, stopped="turn_limit")

    @property
    def outcome(self) -> Outcome | None:
        ended = self.position.outcome()
        ending = ended.ending if ended else self.stopped
        return outcome_by_score(self.position, ending, self.resigned) if ending else None

    def positions(self) -> Iterator[Position]:
        """Iterate over all positions of the game, from the first to the current one."""
        at = begin(self.edition, self.seats, self.deals)
        yield at
        for turn in self.turns:
            at = apply(at, turn)
            yield at


def without_ages(edition: Edition, seats: tuple[Seat, ...], deals: tuple[Deal, ...]) -> tuple[Seat, ...]:
    """Return the seats without ages. If the ages decided who starts, that seat is marked as `first`."""
    starter = begin(edition, seats, deals).starter
    bare = tuple(Seat(seat.name) for seat in seats)
    if begin(edition, bare, deals).starter == starter:
        return bare
    return (*bare[:starter], Seat(bare[starter].name, first=True), *bare[starter + 1 :])


def verify(game: Game) -> None:
    """Derive every deal, draw and roll again from the commitment; raise RecordError at the first difference."""
    if game.fair is None:
        raise RecordError("no_secret")
    if game.fair.commitment != game.commitment or game.fair.salt_commitments != game.salt_commitments:
        raise RecordError("commitment")
    seed = game.fair.seed
    if deal_hands(game.edition, len(game.seats), seed) != game.deals:
        raise RecordError("deal")
    for number, (at, turn) in enumerate(zip(game.positions(), game.turns, strict=False), 1):
        if deal(at, turn.action, seed) != turn:
            raise RecordError("draw", number)


def to_json(game: Game) -> str:
    """Return the record as JSON; docs/record.schema.json describes it."""
    return json.dumps(_data(game), ensure_ascii=False, indent=1) + "\n"


def to_text(game: Game) -> str:
    """Return the record as compact text."""
    data = _data(game)
    lines = [data["format"], f"edition {data['edition']}"]
    for seat in game.seats:
        more = " first" if seat.first else "" if seat.age is None else f" {seat.age}"
        lines.append(f"seat {json.dumps(seat.name, ensure_ascii=False)}{more}")
    for key in ("commitment", "secret"):
        if key in data:
            lines.append(f"{key} {json.dumps(data[key], ensure_ascii=False)}")
    for key, name in (("salt_commitments", "salt-commitment"), ("salts", "salt")):
        lines += [f"{name} {json.dumps(value, ensure_ascii=False)}" for value in data.get(key, ())]
    if game.salt_seats:
        lines.append(f"salt-seats {numbers_text(game.salt_seats)}")
    lines += [f"withheld {seat} {promised}" for seat, promised in game.withheld]
    lines += [f"deal {'/'.join(hands)}" for hands in data["deals"]]
    lines += [f"turn {each['seat']} {each['points']} {each['turn']}" for each in data["turns"]]
    for key in ("undone", "resigned"):
        if key in data:
            lines.append(f"{key} {numbers_text(data[key])}")
    if data["result"]:
        scores, winners = (numbers_text(data["result"][key]) for key in ("scores", "winners"))
        lines.append(f"result {scores} {winners} {data['result']['ending']}")
    if game.signature:
        lines.append(f"signature {game.signature.key} {game.signature.value}")
    return "\n".join(lines) + "\n"


def signed_text(game: Game) -> str:
    """Return what a server signs of a record: all of it, as text."""
    return f"sixfold record\n{to_text(replace(game, signature=None))}"


def _data(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = {
        "format": FORMAT,
        "edition": game.edition.name,
        "seats": [_seat_data(seat) for seat in game.seats],
    }
    if game.commitment:
        data["commitment"] = game.commitment
        data["salt_commitments"] = list(game.salt_commitments)
    if game.salt_seats:
        data["salt_seats"] = list(game.salt_seats)
    if game.withheld:
        data["withheld"] = [{"seat": seat, "commitment": promised} for seat, promised in game.withheld]
    if game.fair is not None:
        data["secret"] = game.fair.secret
        data["salts"] = list(game.fair.salts)
    data["deals"] = [[pieces_text(hand) for hand in hands] for hands in game.deals]
    data["turns"] = [
        {"seat": seat, "points": points, "turn": turn_text(turn)}
        for seat, points, turn in zip(game.movers, game.points, game.turns, strict=True)
    ]
    if game.undone:
        data["undone"] = list(game.undone)
    if game.resigned:
        data["resigned"] = list(game.resigned)
    data["result"] = _result(game)
    if game.signature:
        data["signature"] = {"key": game.signature.key, "value": game.signature.value}
    return data


def _seat_data(seat: Seat) -> dict[str, Any]:
    if seat.first:
        return {"name": seat.name, "first": True}
    return {"name": seat.name} if seat.age is None else {"name": seat.name, "age": seat.age}


def _result(game: Game) -> dict[str, Any] | None:
    if (ended := game.outcome) is None:
        return None
    return {"scores": list(ended.scores), "winners": list(ended.winners), "ending": ended.ending}


def read_record(text: str) -> Game:
    """Parse a record, JSON or text, and replay it; raise RecordError."""
    if len(text) > MAX_RECORD_CHARACTERS:
        raise RecordError("too_long")
    return _game(_from_json(text) if text.lstrip().startswith("{") else _from_text(text))


def _from_json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        raise RecordError("json") from None
    if not isinstance(data, dict):
        raise RecordError("json")
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object from JSON; raise ValueError if a key occurs twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key comes twice")
    return found


def _from_text(text: str) -> dict[str, Any]:
    # Not splitlines(): a secret may hold other signs that it takes for the end of a line.
    first, *lines = text.replace("\r\n", "\n").split("\n")
    names = ("seats", "deals", "turns", "salts", "salt_commitments", "withheld")
    lists: dict[str, list[Any]] = {name: [] for name in names}
    data: dict[str, Any] = {"format": first, "result": None, **lists}
    try:
        for line in filter(None, lines):
            key, _, value = line.partition(" ")
            match key:
                case _ if key not in REPEATED_KEYS and data.get(key.replace("-", "_")) is not None:
                    raise RecordError("line")
                case "edition":
                    data["edition"] = value
                case "commitment" | "secret":
                    data[key] = json.loads(value)
                case "salt" | "salt-commitment":
                    lists[key.replace("-", "_") + "s"].append(json.loads(value))
                case "seat":
                    name, end = json.JSONDecoder().raw_decode(value)
                    more = value[end:].strip()
                    starts = {"first": True} if more == "first" else {"age": read_number(more)} if more else {}
                    lists["seats"].append({"name": name, **starts})
                case "deal":
                    lists["deals"].append(value.split("/"))
                case "turn":
                    seat, points, turn = value.split(" ", 2)
                    lists["turns"].append({"seat": read_number(seat), "points": read_number(points), "turn": turn})
                case "resigned" | "undone" | "salt-seats":
                    data[key.replace("-", "_")] = list(read_numbers(value))
                case "withheld":
                    seat, promised = value.split(" ")
                    lists["withheld"].append({"seat": read_number(seat), "commitment": promised})
                case "signature":
                    signer, signature = value.split(" ")
                    data["signature"] = {"key": signer, "value": signature}
                case "result":
                    scores, winners, *ending = value.split(" ")
                    data["result"] = {"scores": list(read_numbers(scores)), "winners": list(read_numbers(winners))}
                    if ending:
                        data["result"]["ending"] = " ".join(ending)
                case _:
                    raise RecordError("line")
    except (ValueError, RecursionError) as cause:
        raise cause if isinstance(cause, RecordError) else RecordError("line") from None
    return data


def _game(data: dict[str, Any]) -> Game:
    """Read and replay; every field is checked before it is believed."""
    old = data.get("format") == OLD_FORMAT
    if not old and data.get("format") != FORMAT:
        raise RecordError("format")
    if set(data) - KEYS or "result" not in data:
        raise RecordError("keys")
    name = data.get("edition")
    if old and isinstance(name, str):
        name = current_name(name)
    try:
        printed = edition(name) if isinstance(name, str) else None
    except UnknownEdition:
        printed = None
    if printed is None or printed.name != name:
        raise RecordError("edition")
    seats = tuple(_seat(each) for each in _list(data, "seats"))
    deals = tuple(tuple(map(_hand, _as_list(hands))) for hands in _list(data, "deals"))
    try:
        game = Game.begin(printed, seats, deals)
    except (Illegal, BadSeats) as cause:
        raise RecordError("start", 0, cause, printed) from None
    entries = _list(data, "turns")
    if len(entries) > MAX_TURNS:
        raise RecordError("too_long")
    for number, entry in enumerate(entries, 1):
        game = _replayed(game, entry, number)
    game = _with_resignations(game, data)
    real = _result(game)
    if old and real:
        del real["ending"]
    # Compared as text: 1, 1.0 and true are not the same here.
    if json.dumps(data["result"], sort_keys=True) != json.dumps(real, sort_keys=True):
        raise RecordError("result", len(entries))
    return _with_signature(_with_fairness(game, data), data)


def _replayed(game: Game, entry: Any, number: int) -> Game:
    if not isinstance(entry, dict) or not isinstance(entry.get("turn"), str) or len(entry) > 3:
        raise RecordError("turn", number)
    try:
        after = game.take(read_turn(entry["turn"]))
    except (Illegal, NotationError) as cause:
        raise RecordError("turn", number, cause, game.edition) from None
    if not _same(entry.get("seat"), after.movers[-1]) or not _same(entry.get("points"), after.points[-1]):
        raise RecordError("points", number)
    return after


def _with_resignations(game: Game, data: dict[str, Any]) -> Game:
    """Return the game with its resignations; raise RecordError unless at least one seat can still win."""
    resigned = data.get("resigned", [])
    seats = range(len(game.seats))
    if not isinstance(resigned, list) or not all(type(seat) is int and seat in seats for seat in resigned):
        raise RecordError("result", len(game.turns))
    if len(set(resigned)) < len(resigned) or len(resigned) >= len(seats):
        raise RecordError("result", len(game.turns))
    result = data["result"]
    ending = result.get("ending") if isinstance(result, dict) else None
    game = replace(game, resigned=tuple(resigned), stopped="resigned" if resigned and ending == "resigned" else None)
    return game.stop_at_turn_limit() if ending == "turn_limit" and game.at_turn_limit else game


def _with_fairness(game: Game, data: dict[str, Any]) -> Game:
    commitment, commitments = data.get("commitment", ""), data.get("salt_commitments", [])
    secret, salts = data.get("secret"), data.get("salts", [])
    texts = [commitment, *_as_list(commitments), *_as_list(salts)] + ([] if secret is None else [secret])
    if not all(map(_is_text, texts)) or (commitments and not commitment):
        raise RecordError("fairness")
    digests = [*commitments, *([commitment] if commitment else [])]
    if not all(map(_DIGEST.fullmatch, digests)) or max(len(salts), len(commitments)) > len(game.seats):
        raise RecordError("fairness")
    fair = None if secret is None else Fair(secret, tuple(salts))
    game = replace(game, commitment=commitment, salt_commitments=tuple(commitments), fair=fair)
    owners, withheld = data.get("salt_seats", []), [_withheld(each) for each in _as_list(data.get("withheld", []))]
    seats = [*_as_list(owners), *(seat for seat, _ in withheld)]
    if not all(type(seat) is int and 0 <= seat < len(game.seats) for seat in seats) or len(set(seats)) < len(seats):
        raise RecordError("fairness")
    if owners and len(owners) != len(commitments):
        raise RecordError("fairness")
    return replace(game, salt_seats=tuple(owners), withheld=tuple(withheld))


def _withheld(data: Any) -> tuple[int, str]:
    if not isinstance(data, dict) or set(data) != {"seat", "commitment"}:
        raise RecordError("fairness")
    if not isinstance(data["commitment"], str) or not _DIGEST.fullmatch(data["commitment"]):
        raise RecordError("fairness")
    return data["seat"], data["commitment"]


def _with_signature(game: Game, data: dict[str, Any]) -> Game:
    undone, signature = data.get("undone", []), data.get("signature")
    if not isinstance(undone, list) or not all(type(turn) is int and 0 < turn <= MAX_TURNS for turn in undone):
        raise RecordError("turn")
    game = replace(game, undone=tuple(undone))
    if signature is None:
        return game
    if not isinstance(signature, dict) or set(signature) != {"key", "value"}:
        raise RecordError("signature")
    key, value = signature["key"], signature["value"]
    if not (isinstance(key, str) and _KEY_ID.fullmatch(key) and isinstance(value, str) and _SIGNATURE.fullmatch(value)):
        raise RecordError("signature")
    return replace(game, signature=Signature(key, value))


def _is_text(value: Any) -> bool:
    """Test if this is text that is short enough and has a digest: half of a surrogate pair has none."""
    return isinstance(value, str) and len(value) <= 1000 and not any("\ud800" <= sign <= "\udfff" for sign in value)


def _same(claimed: Any, real: int) -> bool:
    return type(claimed) is int and claimed == real


def _seat(data: Any) -> Seat:
    if not isinstance(data, dict) or not isinstance(data.get("name"), str) or set(data) - {"name", "age", "first"}:
        raise RecordError("seat")
    age, first = data.get("age"), data.get("first", False)
    if (age is not None and (type(age) is not int or first)) or type(first) is not bool:
        raise RecordError("seat")
    return Seat(data["name"], age, first)


def _hand(text: Any) -> Hand:
    try:
        return read_hand(text if isinstance(text, str) else "?")
    except NotationError as cause:
        raise RecordError("start", 0, cause) from None


def _list(data: dict[str, Any], key: str) -> list[Any]:
    return _as_list(data.get(key))


def _as_list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError("json")
    return value
