"""Read what `sixfold picture` shows, and write the picture."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from ..i18n import error_messages
from ..i18n.catalog import say
from ..i18n.piece_names import color_marks
from ..i18n.player_names import player_names
from ..render.animation import FILM_SIZE, FILMS, film
from ..render.diagrams import Look
from ..render.picture import DEFAULT_PIXELS, MIN_PICTURE_PIXELS, STILL_FORMATS, picture
from ..render.scene import BadPicture, Scene, of_game, of_position, of_table
from ..rules.edition import UnknownEdition, edition
from ..rules.errors import NotationError
from ..rules.notation import read_position
from ..rules.partial_position import Impossible, is_whole, read_partial_position
from ..rules.position import Position
from ..rules.record import MAX_RECORD_CHARACTERS, Game, RecordError, read_record
from ..rules.view import View
from .errors import CommandError
from .files import cannot_write, read_text
from .judging import Case, read_case
from .progress import Progress

Shown = Game | Position | View | Case
MIN_VALUES: Final = {"turn": 0, "seat": 1, "size": MIN_PICTURE_PIXELS}


def draw(options: Namespace, lang: str) -> None:
    """Draw what the options name into the file they name."""
    kind = options.out.suffix.removeprefix(".").lower()
    if kind not in (*STILL_FORMATS, *FILMS):
        raise CommandError(say(lang, "cli-picture-kind", known=", ".join((*STILL_FORMATS, *FILMS))), 2)
    look = Look(options.theme, options.palette, options.marks, letters=color_marks(lang))
    shown = _shown(options.input, lang)
    try:
        if kind in STILL_FORMATS:
            size = DEFAULT_PIXELS if options.size is None else options.size
            data = picture(_scene(shown, options, lang), kind, look=look, size=size)
        else:
            data = _film(shown, kind, look, options, lang)
    except BadPicture as bad:
        if bad.key == "hidden":
            raise CommandError(say(lang, "cli-picture-hidden", n=bad.value), 2) from None
        name = f"--{bad.key}"
        raise CommandError(
            say(lang, "arena-out-of-range", name=name, low=MIN_VALUES[bad.key], high=bad.most), 2
        ) from None
    try:
        options.out.write_bytes(data)
    except OSError as error:
        raise cannot_write(options.out, error, lang) from None


def _shown(given: str, lang: str) -> Shown:
    """Read a record, table or position from a file, or a position from the command line itself."""
    try:
        text = given if _is_position(given) else read_text(given, MAX_RECORD_CHARACTERS + 1, lang).lstrip()
        if text.startswith("{") and '"format"' not in text:
            return read_case(text)
        if text.startswith(("{", "sixfold-record")):
            return read_record(text)
        text = text.strip().removeprefix("position('").removesuffix("')")
        return read_position(text) if is_whole(text) else read_partial_position(text)
    except RecordError as error:
        raise CommandError(error_messages.record(error, lang)) from None
    except NotationError as error:
        raise CommandError(error_messages.unreadable(error, lang)) from None
    except Impossible as error:
        raise CommandError(error_messages.impossible(error, lang)) from None


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
        raise CommandError(say(lang, "cli-picture-still", what="--turn"), 2)
    if isinstance(shown, Position | View):
        return of_position(shown, seat=seat)
    if seat is not None:
        raise CommandError(say(lang, "cli-picture-still", what="--seat"), 2)
    return of_table(shown, shown.held)


def _film(shown: Shown, kind: str, look: Look, options: Namespace, lang: str) -> bytes:
    if not isinstance(shown, Game):
        raise CommandError(say(lang, "cli-picture-still", what=kind.upper()), 2)
    for name in ("turn", "seat"):
        if getattr(options, name) is not None:
            raise CommandError(say(lang, "cli-picture-whole", what=f"--{name}"), 2)
    size = FILM_SIZE if options.size is None else options.size
    return film(
        shown,
        kind,
        look=look,
        size=size,
        names=player_names(shown.seats, lang),
        progress=Progress(say(lang, "cli-picture-drawing")),
    )
