"""What the rules raise: it can be sent to another process and keeps all that it says."""

from __future__ import annotations

import pickle

import pytest

from sixfold.rules.edition import UnknownEdition, edition
from sixfold.rules.errors import Illegal, NotationError, Reason
from sixfold.rules.notation import read_pieces, read_rows
from sixfold.rules.partial_position import Impossible
from sixfold.rules.position import BadSeats
from sixfold.rules.record import RecordError

ILLEGAL = Illegal(Reason.MISMATCH, "A4", ((1, 2), (1, 3)), read_pieces("RoBs"))
ROWS = Illegal(Reason.ROW_MUST_KEEP_THREE, "C16", rows=read_rows("RsRdRt/BoGoYo"))
ERRORS = [
    ILLEGAL,
    ROWS,
    NotationError("cell", "Ro@1"),
    NotationError("too_long"),
    Impossible("line", ((0, 0),), read_pieces("Ro")),
    RecordError("turn", 7, ILLEGAL, edition("cards-pl")),
    RecordError("keys"),
    BadSeats("same-name", "Anna"),
    UnknownEdition("chess"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: f"{type(error).__name__}{error.args[:1]}")
def test_error_keeps_its_fields_when_it_is_pickled(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error) != ""
    assert [str(each) for each in again.args] == [str(each) for each in error.args]
    assert {key: str(value) for key, value in vars(again).items()} == {
        key: str(value) for key, value in vars(error).items()
    }


def test_illegal_says_its_reason_and_rule_and_names_the_pieces_of_its_rows() -> None:
    assert str(ILLEGAL) == "mismatch (A4)"
    assert (ILLEGAL.pieces, ILLEGAL.rows) == (read_pieces("RoBs"), ())
    assert ROWS.pieces == read_pieces("RsRdRtYoGoBo")


def test_notation_error_says_its_problem_and_token() -> None:
    assert NotationError("cell", "Ro@1").args == ("cell", "Ro@1")
    assert NotationError("cell", "x" * 70).token == "x" * 60
