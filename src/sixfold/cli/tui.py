"""Run `sixfold tui`: play on the whole screen of the terminal."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from pathlib import Path

from ..ai.bots import UnknownLevel
from ..i18n.catalog import say
from ..rules.edition import edition
from ..rules.position import BOT_PREFIX, Seat, check_seats
from ..rules.ruleset import DEFAULT_GAME
from ..terminal.files import new_game, resume, unknown_level
from ..terminal.local_game import LocalGame
from ..terminal.start import read_players
from ..terminal.tui.links import BadLink, Link, read_link
from .errors import CommandError
from .texts import texts


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta = texts(lang, "cli-meta-")
    parser.add_argument("link", nargs="?", metavar=meta("link"), help=say(lang, "tui-arg-link"))
    parser.add_argument("--edition", metavar=meta("edition"), help=say(lang, "cli-arg-edition"))
    parser.add_argument("--players", metavar=meta("players"), help=say(lang, "cli-arg-players"))
    parser.add_argument("--bot", action="append", metavar=meta("level"), help=say(lang, "tui-arg-bot"))
    parser.add_argument("--save", type=Path, metavar=meta("file"), help=say(lang, "cli-arg-save"))
    parser.add_argument("--secret", metavar=meta("secret"), help=say(lang, "cli-arg-secret"))
    parser.add_argument("--name", metavar=meta("name"), help=say(lang, "tui-arg-name"))
    parser.add_argument("--ascii", action="store_true", help=say(lang, "tui-arg-ascii"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Show the screen until it is left; raise CommandError before anything is drawn."""
    begin = beginning(options, lang)
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandError(say(lang, "tui-no-terminal"), 1)
    from ..terminal.tui.app import Tui  # Textual takes long to import: not before it is needed
    from ..terminal.tui.look import Look

    look = Look.of(os.environ, lang, ascii_only=options.ascii)
    app = Tui(begin, person(options.name), look, lang)
    app.run()
    return app.return_code or 0


def person(name: str | None) -> str:
    """Return the name of the user at this keyboard."""
    try:
        return name or getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "?"


def beginning(options: argparse.Namespace, lang: str) -> LocalGame | Link | None:
    """Return the game or table that the options name; None to choose on the screen."""
    try:
        if options.link is not None:
            return read_link(options.link)
        if options.save is not None and options.save.exists():
            return LocalGame(resume(options.save, lang), options.save)
        given = (options.edition, options.players, options.bot, options.save, options.secret)
        return None if given == (None,) * 5 else _new(options, lang)
    except BadLink:
        raise CommandError(say(lang, "tui-bad-link"), 2) from None
    except UnknownLevel as error:
        raise CommandError(unknown_level(error, lang), 2) from None


def _new(options: argparse.Namespace, lang: str) -> LocalGame:
    printed = edition(options.edition or DEFAULT_GAME)
    bots = [f"{BOT_PREFIX}{level}" for level in options.bot or ()]
    people = [options.players] if options.players else [say(lang, "play-you")]
    if not options.players and not bots:
        bots = [f"{BOT_PREFIX}easy"]
    seats: tuple[Seat, ...] = read_players(",".join([*people, *bots]))
    check_seats(printed, seats)
    return LocalGame(new_game(printed, seats, options.secret), options.save)
