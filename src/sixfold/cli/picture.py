"""`sixfold picture`: a record, a position or a table as a file that shows it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..i18n import error_messages
from ..i18n.catalog import say
from ..i18n.player_names import player_names
from ..render.animation import FILM_SIZE, FILMS, film
from ..render.diagrams import Look
from ..render.picture import SIZE, SMALLEST, STILLS, picture
from ..render.scene import BadPicture, Scene, of_game, of_position, of_table
from ..rules.edition import UnknownEdition, edition
from ..rules.notation import NotationError, read_position
from ..rules.partial_position import Impossible, is_whole, read_known
from ..rules.position import Position
from ..rules.record import Game, RecordError, read_record
from ..rules.view import View
from . import judge

Shown = Game | Position | View | judge.Case
LOW: Final = {"turn": 0, "seat": 1, "size": SMALLEST}


class Refused(Exception):
    """It cannot be drawn: a sentence for the user."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def draw(options: Namespace, read: Callable[[str], str], lang: str) -> int:
    """Draw what is asked for; `read` gives the text of a file, so much of it as can be a record."""
    kind = options.out.suffix.removeprefix(".").lower()
    if kind not in (*STILLS, *FILMS):
        raise Refused(say(lang, "cli-picture-kind", known=", ".join((*STILLS, *FILMS))), 2)
    look = Look(options.theme, options.palette, options.marks)
    shown = _shown(options.input, read, lang)
    try:
        if kind in STILLS:
            size = SIZE if options.size is None else options.size
            data = picture(_scene(shown, options, lang), kind, look=look, size=size)
        else:
            data = _film(shown, kind, look, options, lang)
    except BadPicture as bad:
        if bad.key == "hidden":
            raise Refused(say(lang, "cli-picture-hidden", n=bad.value), 2) from None
        name = f"--{bad.key}"
        raise Refused(say(lang, "arena-out-of-range", name=name, low=LOW[bad.key], high=bad.most), 2) from None
    _write(options.out, data, lang)
    return 0


def _shown(given: str, read: Callable[[str], str], lang: str) -> Shown:
    """A record or a table in a file, or a position, in a file or on the command line itself."""
    try:
        text = given if _is_position(given) else read(given).lstrip()
        if text.startswith("{") and '"format"' not in text:
            return judge.read_case(text)
        if text.startswith(("{", "sixfold-record")):
            return read_record(text)
        text = text.strip().removeprefix("position('").removesuffix("')")
        return read_position(text) if is_whole(text) else read_known(text)
    except RecordError as error:
        raise Refused(error_messages.record(error, lang)) from None
    except NotationError as error:
        raise Refused(error_messages.unreadable(error, lang)) from None
    except Impossible as error:
        raise Refused(error_messages.impossible(error, lang)) from None


def _is_position(text: str) -> bool:
    first, *rest = text.removeprefix("position('").split(maxsplit=1)[:2] or [""]
    try:
        edition(first)
    except UnknownEdition:
        return False
    return bool(rest)


def _scene(shown: Shown, options: Namespace, lang: str) -> Scene:
    seat = None if options.seat is None else options.seat - 1
    if isinstance(shown, Game):
        return of_game(shown, options.turn, seat=seat, names=player_names(shown.seats, lang))
    if options.turn is not None:
        raise Refused(say(lang, "cli-picture-still", what="--turn"), 2)
    if isinstance(shown, Position | View):
        return of_position(shown, seat=seat)
    if seat is not None:
        raise Refused(say(lang, "cli-picture-still", what="--seat"), 2)
    return of_table(shown.edition, shown.grid, shown.rows, shown.held)


def _film(shown: Shown, kind: str, look: Look, options: Namespace, lang: str) -> bytes:
    if not isinstance(shown, Game):
        raise Refused(say(lang, "cli-picture-still", what=kind.upper()), 2)
    for name in ("turn", "seat"):
        if getattr(options, name) is not None:
            raise Refused(say(lang, "cli-picture-whole", what=f"--{name}"), 2)
    size = FILM_SIZE if options.size is None else options.size
    show = _progress(lang) if sys.stderr.isatty() else _silent
    return film(shown, kind, look=look, size=size, names=player_names(shown.seats, lang), progress=show)


def _progress(lang: str) -> Callable[[int, int], None]:
    def show(done: int, of: int) -> None:
        line = f"\r{say(lang, 'cli-picture-drawing')} [{'#' * (20 * done // of):<20}] {done}/{of}"
        print(line, end="\n" if done == of else "", file=sys.stderr, flush=True)

    return show


def _silent(_done: int, _of: int) -> None:
    pass


def _write(path: Path, data: bytes, lang: str) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        why = error_messages.system(error, lang)
        raise Refused(say(lang, "arena-cannot-write", file=str(path), why=why)) from None
