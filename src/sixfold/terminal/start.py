"""Begin a terminal game from the command line, from questions, or from a saved file."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from ..ai.bots import UnknownLevel, bot
from ..i18n import error_messages, rulebook
from ..i18n.catalog import say
from ..rules.edition import Edition, UnknownEdition, edition, editions, variants
from ..rules.errors import NotationError
from ..rules.notation import read_number
from ..rules.position import BOT_PREFIX, BadSeats, Seat, check_seats
from .errors import TerminalError
from .files import new_game, resume, unknown_level
from .play import Session
from .screen import Leave, Screen


def read_players(text: str) -> tuple[Seat, ...]:
    """Parse `Ann,Bo:12,@greedy`: ages follow a colon, `@` marks bots; raise BadSeats or UnknownLevel."""
    seats: list[Seat] = []
    for word in text.split(","):
        name, colon, age = map(str.strip, word.rpartition(":"))
        if not colon:
            name, age = age, ""
        if name.startswith(BOT_PREFIX):
            bot(name.removeprefix(BOT_PREFIX))
            twins = sum(seat.name.split("#")[0] == name for seat in seats)
            name = f"{name}#{twins + 1}" if twins else name
        try:
            seats.append(Seat(name, read_number(age) if colon else None))
        except NotationError:
            raise BadSeats("age", age) from None
    return tuple(seats)


def play(chosen: str | None, players: str | None, path: Path | None, secret: str | None, lang: str) -> None:
    """Begin or resume a game and play it; raise TerminalError if that is not possible."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    screen = Screen.standard(lang)
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  from here on `input` knows the arrow keys
    session = None
    try:
        game = resume(path, lang) if path is not None and path.exists() else None
        if game is not None:
            screen.say("play-loaded", file=str(path))
        else:
            seats = read_players(players) if players else None
            printed = edition(chosen) if chosen else _ask_edition(screen)
            seats = seats or _ask_players(printed, screen)
            game = new_game(printed, seats, secret)
        session = Session(game, screen, path)
        session.run()
    except Leave:
        screen.print()
        if session is not None and session.path is None and session.game.turns:
            screen.say("play-not-saved")
        screen.say("play-goodbye")
    except UnknownLevel as error:
        raise TerminalError(unknown_level(error, lang), status=2) from None


def _ask_edition(screen: Screen) -> Edition:
    known = variants()
    for number, each in enumerate(known, 1):
        screen.print(f"{number}  {rulebook.edition_name(each, screen.lang)}")
        screen.print(f"   {rulebook.edition_about(each, screen.lang)}")
    while True:
        answer = screen.ask(say(screen.lang, "play-which-edition")) or "1"
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:3]) <= len(known):
            return known[int(answer[:3]) - 1]
        try:
            return edition(answer)
        except UnknownEdition as error:
            screen.say("cli-unknown-edition", name=error.name, known=", ".join(editions()))


def _ask_players(printed: Edition, screen: Screen) -> tuple[Seat, ...]:
    usual = say(screen.lang, "play-you") + f",{BOT_PREFIX}greedy"
    while True:
        answer = screen.ask(say(screen.lang, "play-which-players", usual=usual)) or usual
        try:
            seats = read_players(answer)
            check_seats(printed, seats)
        except BadSeats as error:
            screen.print(error_messages.seats(error, screen.lang))
        except UnknownLevel as error:
            screen.print(unknown_level(error, screen.lang))
        else:
            return seats
