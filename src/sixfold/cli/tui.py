"""`sixfold tui`: what the options ask for, and the screen until it is left."""

from __future__ import annotations

import argparse
import getpass
import os
import sys

from ..ai.bots import UnknownLevel
from ..i18n.catalog import say
from ..rules.edition import edition
from ..rules.position import Seat, check_seats
from ..terminal.files import BOT, new_game
from ..terminal.local import Local
from ..terminal.start import CannotResume, read_players, resumed, unknown_level
from ..terminal.tui.links import BadLink, Link, read_link


class Refused(Exception):
    """It cannot be begun: a sentence for the user, and the exit status."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


def tui(options: argparse.Namespace, lang: str) -> int:
    """The whole screen; raises Refused before anything is drawn."""
    begin = beginning(options, lang)
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused(say(lang, "tui-no-terminal"), 1)
    from ..terminal.tui.app import Tui  # Textual takes long to import: not before it is needed
    from ..terminal.tui.look import Look

    look = Look.of(os.environ, ascii_only=options.ascii)
    app = Tui(begin, person(options.name), look, lang)
    app.run()
    return app.return_code or 0


def person(name: str | None) -> str:
    """What somebody at this keyboard is called."""
    try:
        return name or getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "?"


def beginning(options: argparse.Namespace, lang: str) -> Local | Link | None:
    """The game or the table that is asked for; None if that is to be asked on the screen."""
    try:
        if options.link is not None:
            return read_link(options.link)
        if options.file is not None and options.file.exists():
            return Local(resumed(options.file, lang), options.file)
        asked = (options.edition, options.players, options.bot, options.file, options.secret)
        return None if asked == (None,) * 5 else _new(options, lang)
    except BadLink:
        raise Refused(say(lang, "tui-bad-link"), 2) from None
    except UnknownLevel as error:
        raise Refused(unknown_level(error, lang), 2) from None
    except CannotResume as error:
        raise Refused(str(error), 1) from None


def _new(options: argparse.Namespace, lang: str) -> Local:
    printed = edition(options.edition or "qwirkle")
    bots = [f"{BOT}{level}" for level in options.bot or ()]
    people = [options.players] if options.players else [say(lang, "play-you")]
    if not options.players and not bots:
        bots = [f"{BOT}easy"]
    seats: tuple[Seat, ...] = read_players(",".join([*people, *bots]))
    check_seats(printed, seats)
    return Local(new_game(printed, seats, options.secret), options.file)
