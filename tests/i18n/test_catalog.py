"""The catalogues agree with each other, and what is said in them is said rightly."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from itertools import pairwise

import pytest

from sixfold.ai.bots import LEVELS
from sixfold.i18n import catalog
from sixfold.i18n.catalog import (
    LANGUAGES,
    CannotSay,
    UnknownLanguage,
    capital,
    choose,
    details,
    find_language,
    keys,
    label,
    say,
    sentence,
)
from sixfold.i18n.rulebook import facts
from sixfold.rules.edition import editions, variants
from sixfold.rules.piece import COLORS, SHAPES
from sixfold.rules.ruleset import GAMES
from tests.i18n.catalogues import LOCAL, LOCALES, patterns, permitted, variables

WORDS: dict[str, str | int] = {
    "cards": "Rt Bo",
    "packages": "numpy",
    "name": "N",
    "code": "7K2M9P",
    "names": "N, M",
    "a": "one",
    "b": "two",
    "agame": "G1",
    "count": 2,
    "puzzles": 3,
    "minutes": 10,
    "hours": 12,
    "values": "7; 8",
    "bgame": "G2",
    "title": "T",
    "id": "A1",
    "pieces": "Rt Bs",
    "cells": "3,-2 4,-2",
    "token": "Zz",
    "turn": 12,
    "what": "swap",
    "action": "lay Rt@3,-2",
    "points": "7 p",
    "number": 2,
    "lines": "L 4",
    "known": "x, y",
    "usual": "N,@greedy",
    "command": "sixfold --help",
    "file": "game.json",
    "why": "E",
    "digest": "0f",
    "low": 1,
    "high": 256,
    "games": 40,
    "deals": 20,
    "deal": 3,
    "rotation": 1,
    "done": 7,
    "of": 20,
    "rate": "60.0 % [50.0; 70.0]",
    "margin": "+1.50",
    "interval": "[0.10; 2.90]",
    "decision": "H1",
    "llr": "2.95",
    "lower": "-2.94",
    "upper": "2.94",
    "elo0": "0",
    "elo1": "50",
    "address": "192.0.2.7",
    "banned": "192.0.2.7",
    "url": "http://127.0.0.1:8000/",
    "time": "1:05",
    "host": "127.0.0.1",
    "port": 8000,
    "level": "L",
    "piece": "P",
    "row": 3,
    "column": -2,
    "set": "S",
    "eyes": "E",
    "folder": "records",
    "there": 2,
    "table": "AB12CD34",
    "secret": "s3cr3t",
    "line": "L 4",
    "to": "S",
    "from": "T",
    "other": "M",
    "scores": "N: 7",
    "total": 47,
    # puzzles
    "kind": "K",
    "exact": 18,
    "wrong": 0,
    "second": "5",
    "own": 41,
    "example": "lay Rt@3,-2",
    "date": "2026-11-16",
    "chance": "41 %",
    "holds": "41 %",
    "drawn": "3 %",
    "sets": "S, T",
    "fresh": "no",
    "left": 60,
    # Tournaments.
    "matches": 15,
    "ms": 50,
    "budget": "50 ms",
    "seed": "7",
    "most": 5000,
    # The review of a game.
    "m": 3,
    "lost": "1.4",
    "winning": "12",
    # How parts are put together.
    "label": "L",
    "text": "T",
    "detail": "D",
    "aside": "A",
}
"""What a variable may hold where it is the same for every edition, colour and number."""
WIDEST = 110
"""Columns of the help in the terminal."""


@cache
def samples() -> tuple[dict[str, str | int], ...]:
    """Arguments for everything: each edition, each colour and shape, and numbers of every plural form."""
    every: list[dict[str, str | int]] = []
    for index, edition in enumerate(variants()):
        for step, color in enumerate(COLORS):
            shape = SHAPES[(index + step) % 6]
            for attribute, value in (("color", color), ("shape", shape)):
                sample = facts(edition) | WORDS | {"attribute": attribute, "value": value, "length": 2 + step % 5}
                every.append(sample | {"color": color, "shape": shape, "n": step, "you": ("yes", "no")[step % 2]})
    return tuple(every)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_have_the_same_messages(lang: str) -> None:
    assert {key for key in keys(lang) if not key.startswith(LOCAL)} == keys("en") == set(patterns("en"))


def test_every_catalogue_belongs_to_a_language_of_names_json() -> None:
    assert {path.stem for path in LOCALES.glob("*.ftl")} == set(LANGUAGES)
    assert {say(lang, "language-direction") for lang in LANGUAGES} <= {"ltr", "rtl"}


def test_blocks_of_names_json_have_the_same_keys() -> None:
    """Also those of languages whose catalogue is still to come."""
    blocks = json.loads((LOCALES / "names.json").read_text(encoding="utf-8"))
    assert {frozenset(names) for names in blocks.values()} == {frozenset(blocks["en"])}
    assert blocks.keys() >= set(LANGUAGES)


def test_names_are_those_of_all_editions_and_levels() -> None:
    wanted = {f"edition-{name}{part}" for name in editions() for part in ("", "-about")}
    wanted |= {f"level-{name}" for name in LEVELS}
    assert {key for key in keys("en") if key.startswith(("edition-", "level-"))} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_the_arguments_of_the_english_ones(lang: str) -> None:
    """More are allowed where the English catalogue says so; a language may do without the game."""
    lacking = {key for key in keys("en") if variables("en", key) - variables(lang, key) - {"game"}}
    assert not lacking
    strange = {key: more for key in keys("en") if (more := variables(lang, key) - permitted(key))}
    assert not strange


@cache
def said(lang: str, key: str) -> tuple[str, ...]:
    """Return the message with all arguments of the samples, each combination once."""
    asked = sorted(variables(lang, key))
    every = dict.fromkeys(tuple((name, sample[name]) for name in asked) for sample in samples())
    return tuple(say(lang, key, **dict(args)) for args in every)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_say_formats_every_message(lang: str) -> None:
    for key in sorted(keys(lang)):
        for text in said(lang, key):
            assert text, key
            assert "{" not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_have_no_double_words_or_stray_spaces(lang: str) -> None:
    """Double words and spaces before a comma are what splitting sentences into variants leaves behind."""
    for key in sorted(key for key in keys(lang) if not key.startswith("play-help-")):
        for each in said(lang, key):
            text = re.sub(r"[ \n]+", " ", each)
            words = text.lower().split(" ")
            assert not [one for one, two in pairwise(words) if one == two], text
            assert not any(sign in text for sign in (" ,", " .", " ;", " :", "..", ",,", ".,")), text


@pytest.mark.parametrize(
    ("lang", "color", "shape", "name"),
    [
        ("en", "red", "star", "red star"),
        ("en", "purple", "cross", "purple cross"),
        ("it", "red", "star", "stella rossa"),
        ("it", "red", "cross", "stella a quattro punte rossa"),
        ("it", "yellow", "clover", "fiore giallo"),
        ("it", "blue", "star", "stella blu"),
        ("it", "orange", "diamond", "rombo arancione"),
        ("pl", "red", "star", "czerwona gwiazdka"),
        ("pl", "blue", "circle", "niebieskie koło"),
        ("pl", "blue", "square", "niebieski kwadrat"),
        ("pl", "blue", "clover", "niebieska koniczyna"),
        ("pl", "yellow", "circle", "żółte koło"),
        ("pl", "orange", "diamond", "pomarańczowy romb"),
        ("pl", "purple", "cross", "fioletowy iks"),
        ("hu", "red", "star", "piros csillag"),
        ("hu", "purple", "cross", "lila iksz"),
        ("de", "red", "star", "roter Stern"),
        ("de", "red", "square", "rotes Quadrat"),
        ("de", "red", "diamond", "rote Raute"),
        ("de", "purple", "cross", "lila Kreuz"),
        ("fr", "purple", "star", "étoile violette"),
        ("fr", "green", "square", "carré vert"),
        ("fr", "orange", "cross", "croix orange"),
        ("es", "red", "star", "estrella roja"),
        ("es", "yellow", "clover", "trébol amarillo"),
        ("es", "blue", "cross", "cruz azul"),
        ("nl", "red", "star", "rode ster"),
        ("nl", "yellow", "square", "geel vierkant"),
        ("nl", "orange", "cross", "oranje kruis"),
    ],
)
def test_piece_name_inflects_color_and_shape(lang: str, color: str, shape: str, name: str) -> None:
    assert say(lang, "piece-name", color=color, shape=shape) == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_piece_names_are_distinct(lang: str) -> None:
    names = {say(lang, "piece-name", color=color, shape=shape) for color in COLORS for shape in SHAPES}
    assert len(names) == 36


@pytest.mark.parametrize(
    ("lang", "counted"),
    [
        ("en", "0 points, 1 point, 2 points, 3 points, 5 points, 12 points, 22 points"),
        ("it", "0 punti, 1 punto, 2 punti, 3 punti, 5 punti, 12 punti, 22 punti"),
        ("pl", "0 punktów, 1 punkt, 2 punkty, 3 punkty, 5 punktów, 12 punktów, 22 punkty"),
        ("hu", "0 pont, 1 pont, 2 pont, 3 pont, 5 pont, 12 pont, 22 pont"),
        ("de", "0 Punkte, 1 Punkt, 2 Punkte, 3 Punkte, 5 Punkte, 12 Punkte, 22 Punkte"),
        ("fr", "0 point, 1 point, 2 points, 3 points, 5 points, 12 points, 22 points"),
        ("es", "0 puntos, 1 punto, 2 puntos, 3 puntos, 5 puntos, 12 puntos, 22 puntos"),
        ("nl", "0 punten, 1 punt, 2 punten, 3 punten, 5 punten, 12 punten, 22 punten"),
    ],
)
def test_points_have_plural_forms(lang: str, counted: str) -> None:
    assert ", ".join(say(lang, "count-points", n=n) for n in (0, 1, 2, 3, 5, 12, 22)) == counted


def test_polish_pieces_have_plural_forms() -> None:
    nouns = ("tiles", "cubes", "cards", "qwirkles")
    counted = [", ".join(say("pl", f"count-{noun}", n=n) for n in (1, 4, 14, 24, 25)) for noun in nouns]
    assert counted == [
        "1 płytka, 4 płytki, 14 płytek, 24 płytki, 25 płytek",
        "1 kostka, 4 kostki, 14 kostek, 24 kostki, 25 kostek",
        "1 karta, 4 karty, 14 kart, 24 karty, 25 kart",
        "1 Qwirkle, 4 Qwirkle, 14 Qwirkli, 24 Qwirkle, 25 Qwirkli",
    ]


@pytest.mark.parametrize(
    ("lang", "reds", "stars"),
    [
        ("en", "Row of 4 reds", "Column of 2 stars"),
        ("it", "Riga rossa di 4", "Colonna di 2 stelle"),
        ("pl", "Rząd 4 czerwonych", "Kolumna 2 gwiazdek"),
        ("hu", "Vízszintes sor: 4 piros", "Függőleges sor: 2 csillag"),
        ("de", "Waagerecht: 4 rote", "Senkrecht: 2 Sterne"),
        ("fr", "Rangée rouge de 4", "Colonne de 2 étoiles"),
        ("es", "Fila roja de 4", "Columna de 2 estrellas"),
        ("nl", "Horizontale rij van 4 rode", "Verticale rij van 2 sterren"),
    ],
)
def test_lines_have_names_in_every_language(lang: str, reds: str, stars: str) -> None:
    assert say(lang, "line-row", attribute="color", value="red", length=4) == reds
    assert say(lang, "line-column", attribute="shape", value="star", length=2) == stars


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typed_commands_are_not_translated(lang: str) -> None:
    """Commands and examples are not translated, only what is said about them."""
    for key in sorted(key for key in keys("en") if key.startswith("cli-") and key.endswith("-examples")):
        assert say(lang, key).split("\n")[1:] == say("en", key).split("\n")[1:], key
    for game in GAMES:
        typed = [[re.split("  +", line)[0] for line in helped(each, game)] for each in (lang, "en")]
        assert typed[0] == typed[1], game
    words = set(re.findall(r"\w+", say(lang, "play-help")))
    assert words >= {*"ROYGBPosdtcx", "done", "undo", "clear", "hint", "why", "table", "save", "load", "rules", "quit"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_messages_are_aligned_in_columns(lang: str) -> None:
    for game in GAMES:
        lines = helped(lang, game)
        assert len({found.end() for line in lines if (found := re.search("  +", line))}) == 1, lines
        assert max(map(len, lines)) <= WIDEST
    lines = say(lang, "play-help").split("\n")
    assert max(map(len, lines)) <= WIDEST
    starts = [[found.end() for found in re.finditer("  +", line)] for line in lines if "  " in line]
    assert len(starts) == 4
    assert all(each == starts[0][: len(each)] for each in starts), lines


@pytest.mark.parametrize("key", ["game", "intro", "play-help", "tui-help", "web-about", "web-supply"])
def test_each_game_has_its_own_texts(key: str) -> None:
    assert {f"{key}-{game}" for game in GAMES} <= keys("en")


def helped(lang: str, game: str) -> list[str]:
    return say(lang, f"play-help-{game}").split("\n")


@pytest.mark.parametrize(
    ("lang", "counted"),
    [
        ("en", "The bag is empty. 1 piece in the bag. 2 pieces in the bag. 5 pieces in the bag."),
        ("it", "Il sacchetto è vuoto. 1 pezzo nel sacchetto. 2 pezzi nel sacchetto. 5 pezzi nel sacchetto."),
        ("pl", "Worek jest pusty. 1 element w worku. 2 elementy w worku. 5 elementów w worku."),
        ("hu", "A zsák üres. 1 darab van a zsákban. 2 darab van a zsákban. 5 darab van a zsákban."),
        ("de", "Der Beutel ist leer. 1 Teil im Beutel. 2 Teile im Beutel. 5 Teile im Beutel."),
        ("fr", "Le sac est vide. 1 pièce dans le sac. 2 pièces dans le sac. 5 pièces dans le sac."),
        ("es", "La bolsa está vacía. 1 pieza en la bolsa. 2 piezas en la bolsa. 5 piezas en la bolsa."),
        ("nl", "De zak is leeg. Nog 1 stuk in de zak. Nog 2 stukken in de zak. Nog 5 stukken in de zak."),
    ],
)
def test_bag_has_plural_forms(lang: str, counted: str) -> None:
    assert " ".join(say(lang, "play-bag", n=n) for n in (0, 1, 2, 5)) == counted


def test_say_raises_on_missing_argument() -> None:
    with pytest.raises(CannotSay, match="count-points"):
        say("pl", "count-points")
    with pytest.raises(CannotSay):
        say("en", "rules-title", game="qwirkle")
    with pytest.raises(KeyError):
        say("en", "no-such-message")
    with pytest.raises(KeyError):
        say("en", "rule-A6.no-such-attribute")
    with pytest.raises(UnknownLanguage):
        say("eo", "color-red")
    with pytest.raises(UnknownLanguage):
        keys("eo")


def test_say_isolates_only_what_is_written_from_right_to_left() -> None:
    assert say("en", "text-label", label="אבי", text="5") == "\u2068אבי\u2069: 5"
    assert say("en", "text-label", label="Żółć", text="5") == "Żółć: 5"


def test_parts_are_put_together_by_the_language() -> None:
    assert label("en", "Best move", 12) == "Best move: 12"
    assert details("en", "Qwirkle", "", "Polish rulebook", "free rows") == "Qwirkle, Polish rulebook, free rows"
    assert sentence("en", "Red star") == "Red star."
    assert capital("vierzackige Sterne") == "Vierzackige Sterne"


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("pl", "pl"), ("pl_PL.UTF-8", "pl"), ("it-IT", "it"), ("HU", "hu"), ("en_GB@euro", "en")],
)
def test_choose_returns_the_wanted_language(wanted: str, lang: str) -> None:
    assert choose(wanted, {"LANGUAGE": "it", "LANG": "hu_HU.UTF-8"}) == lang


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("PT-br;q=0.8", "pt-BR"),
        ("pt", "pt"),
        ("pt-PT", "pt"),
        ("de-AT", "de-CH"),
        ("d", None),
    ],
)
def test_find_language_prefers_the_region_and_accepts_another(
    locale: str, lang: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "LANGUAGES", ("en", "pt", "pt-BR", "de-CH"))
    assert find_language(locale) == lang


@pytest.mark.parametrize("wanted", ["eo", "eo.UTF-8", "", "C", "plx", "p", "english"])
def test_choose_raises_on_unknown_language(wanted: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        choose(wanted, {"LANG": "pl_PL.UTF-8"})
    assert refusal.value.name == wanted


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "eo.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "it_IT", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANG": "pl_PL", "LC_ALL": "hu_HU", "LANGUAGE": "it"}, "it"),
        ({"LANG": "pl_PL", "LANGUAGE": "eo:tlh:hu:it"}, "hu"),
        ({"LANG": "pl_PL", "LANGUAGE": "eo:tlh"}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "eo"}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_choose_reads_the_environment_like_gettext(environ: dict[str, str], lang: str) -> None:
    assert choose(None, environ) == lang


def test_importing_catalog_is_cheap() -> None:
    """A command that says nothing must not pay for Fluent."""
    script = "import sys, sixfold.i18n.catalog; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
