"""Every edition reads as it is printed, differs where it differs, and its pictures show what they claim."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain, takewhile
from pathlib import Path

import pytest

from sixfold.i18n.catalog import LANGUAGES, keys, say
from sixfold.i18n.piece_names import piece_name
from sixfold.i18n.rulebook import (
    DifferentGames,
    diff,
    edition_about,
    edition_name,
    one_line,
    paragraph,
    paragraphs,
    plain,
    said,
)
from sixfold.i18n.rules_pages import PICTURES, Picture, describe, markdown, svg
from sixfold.rules import referee
from sixfold.rules.cards import CardsOptions
from sixfold.rules.edition import Edition, edition, editions
from sixfold.rules.line import FITS, FULL, Cell, common, largest_sets
from sixfold.rules.new_rows import fault
from sixfold.rules.piece import PIECES, Piece, mask_of, piece
from sixfold.rules.ruleset import GAMES, GameName, ruleset, rulesets
from tests.play import distinct

EVERY_PICTURE = [picture for pictures in PICTURES.values() for picture in pictures]
GRIDS = [each for each in EVERY_PICTURE if each.kind == "grid"]
SETS = [each for each in EVERY_PICTURE if each.kind == "sets"]
CLOCKWISE = {
    "en": "clockwise",
    "it": "in senso orario",
    "pl": "ruchem wskazówek zegara",
    "hu": "az óramutató járása",
    "de": "im Uhrzeigersinn",
    "fr": "dans le sens des aiguilles d’une montre",
    "es": "en el sentido de las agujas del reloj",
    "nl": "met de klok mee",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("found", editions().values(), ids=lambda each: each.id)
def test_paragraphs_have_text_in_every_edition(found: Edition, lang: str) -> None:
    every = paragraphs(found, lang)
    assert [each.id for each in every] == [*found.rules.sections, *found.rules.rulings]
    for each in every:
        assert each.title == each.title.strip() != ""
        assert re.fullmatch(r"\S.*[.!)]", each.text), each
        assert "  " not in each.text
        assert each == paragraph(found, each.id, lang)


def test_paragraphs_use_every_rule_of_the_catalogue() -> None:
    said = {
        f"rule-{each.replace('.', '-')}" for game in GAMES for each in ruleset(game).sections + ruleset(game).rulings
    }
    assert said == {key for key in keys("en") if key.startswith("rule-") and "." not in key}


def test_paragraphs_keep_spaces_that_do_not_break() -> None:
    assert "\u202f;" in paragraph(edition("qwirkle"), "qwirkle.exchange", "fr").text
    assert "\u202f;" in plain(edition("qwirkle"), "fr", 40)
    assert "\u202f:" in svg(PICTURES["grid.score"][0], "fr")


def test_paragraph_raises_on_rule_of_another_game() -> None:
    for strange in ("cards.set", "C15", "A3", ""):
        with pytest.raises(KeyError):
            paragraph(edition("qwirkle-pl"), strange, "en")


def shared_start(a: str, b: str) -> str:
    """Return the longest text that both begin with."""
    return "".join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False)))


def tie_words(lang: str) -> list[str]:
    """Return the words for oldest and youngest: where two sentences of the score sheet differ."""
    old, young = (say(lang, f"web-score-rule-{tie}") for tie in ("oldest", "youngest"))
    start, end = len(shared_start(old, young)), len(shared_start(old[::-1], young[::-1]))
    return [old[start:-end], young[start:-end]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "rule_id", "oldest"),
    [
        ("qwirkle-it", "qwirkle.start", False),
        ("qwirkle-pl", "qwirkle.start", True),
        ("cubes-hu", "cubes.start", True),
        ("cards-pl", "cards.start", False),
        ("cards-en", "cards.start", True),
    ],
)
def test_paragraphs_name_the_tie_break_of_the_edition(name: str, rule_id: str, oldest: bool, lang: str) -> None:
    text = paragraph(edition(name), rule_id, lang).text.lower()
    assert [word in text for word in tie_words(lang)] == [oldest, not oldest]


@pytest.mark.parametrize(("lang", "clockwise"), CLOCKWISE.items())
@pytest.mark.parametrize("game", GAMES)
def test_start_paragraph_says_clockwise_in_every_game(game: GameName, lang: str, clockwise: str) -> None:
    assert clockwise in paragraph(edition(game), f"{game}.start", lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "rule_id", "topic", "silent"),
    [
        ("qwirkle-pl", "qwirkle.end", "final-tie", False),
        ("qwirkle-it", "qwirkle.end", "final-tie", True),
        ("cubes-hu", "cubes.end", "final-tie", True),
        ("cards-pl", "cards.end", "final-tie", False),
        ("cards-en", "cards.end", "final-tie", True),
        ("qwirkle-pl", "grid.laying", "joining", False),
        ("qwirkle-it", "grid.laying", "joining", True),
        ("cubes-hu", "grid.laying", "joining", True),
    ],
)
def test_paragraph_marks_topics_that_the_rulebook_does_not_mention(
    name: str, rule_id: str, topic: str, silent: bool, lang: str
) -> None:
    text, printed = (paragraph(each, rule_id, lang).text for each in (edition(name), replace(edition(name), silent=())))
    assert (text != printed) == silent
    assert (say(lang, "rules-silent") in said(edition(name), lang, f"topic-{topic}.value")) == silent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_paragraphs_of_shared_rules_name_tiles_or_cubes(lang: str) -> None:
    tile, cube = (
        shared_start(say(lang, "word-tile", game=game), say(lang, "word-tiles", game=game))
        for game in ("qwirkle", "cubes")
    )
    for rule_id in ("grid.line", "grid.laying", "grid.score", "A14"):
        for name, there, absent in (("qwirkle-pl", tile, cube), ("cubes-hu", cube, tile)):
            text = paragraph(edition(name), rule_id, lang).text
            assert there in text
            assert absent not in text


def test_paragraphs_have_the_numbers_of_the_edition() -> None:
    supplies = {
        "qwirkle": "108 tiles are in the bag, 3 of each kind",
        "cubes": "90 cubes are in the bag, 15 of each colour",
        "cards": "There are 108 cards, 3 of each kind",
    }
    for game, supply in supplies.items():
        assert paragraph(edition(game), f"{game}.supply", "en").text.split(".")[0] == supply


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("a", "b"), [("qwirkle-it", "qwirkle-pl"), ("cards-pl", "cards-en")])
def test_editions_differ_only_in_their_topics(a: str, b: str, lang: str) -> None:
    game = edition(a).game
    said = re.findall(r"^\S.* \((\S+)\)$", diff(edition(a), edition(b), lang), re.MULTILINE)
    printed = [each for each in said if each in ruleset(game).sections]
    assert sorted(printed) == sorted(set(ruleset(game).topics.values()))
    # The rulings that only the stricter edition of Cards needs go with its opening and its new rows.
    rulings = [] if game == "qwirkle" else ["A2", "C15", "C16", "C22"]
    assert [each for each in said if each not in printed] == rulings


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_topics_differ_between_the_editions(game: GameName, lang: str) -> None:
    page = markdown(game, lang)
    for topic in ruleset(game).topics:
        name = say(lang, f"topic-{topic}")
        row = next(line for line in page.splitlines() if line.startswith(f"| [{name}]"))
        values = row.strip("| ").split(" | ")[1:]
        assert len(values) == len([each for each in editions().values() if each.game == game])
        assert len(set(values)) > 1


def test_differing_includes_a_chosen_setting() -> None:
    printed, chosen = edition("qwirkle-pl"), edition("qwirkle-pl;single_opening_points=1")
    said = diff(printed, chosen, "en")
    assert re.findall(r"\((\S+)\)$", said, re.MULTILINE) == ["A4"]
    said = " ".join(said.split())
    assert "scores 0 points" in said
    assert "scores 1 point," in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_edition_about_explains_free_rows(lang: str) -> None:
    printed, free = edition("cards-pl"), edition("cards-pl;free_rows=1")
    differing = re.findall(r"^\S.* \((\S+)\)$", diff(printed, free, lang), re.MULTILINE)
    assert differing == ["cards.new-rows", "C15", "C16"]
    assert "free_rows=1" in paragraph(printed, "C16", lang).text
    name = say(lang, "setting-free_rows")
    assert edition_name(free, lang) == f"{edition_name(printed, lang)}, {name}"
    assert name in plain(free, lang).splitlines()[0]
    assert edition_about(free, lang) == say(lang, "setting-free_rows-about")  # what is printed is overruled
    assert " ".join(edition_about(free, lang).split()) in " ".join(plain(free, lang).split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "rule_id", "rulings"),
    [
        ("cards-pl", "cards.opening", {"C22"}),
        ("cards-pl", "cards.new-rows", {"C15", "C16"}),
        ("cubes-hu", "cubes.stuck", {"B7"}),
        ("cubes-hu", "grid.laying", {"A19"}),
        ("qwirkle-it", "grid.laying", {"A19"}),
    ],
)
def test_chosen_readings_name_their_rulings(name: str, rule_id: str, rulings: set[str], lang: str) -> None:
    assert set(re.findall(r"\b[ABC]\d+", paragraph(edition(name), rule_id, lang).text)) == rulings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_differences_name_rulings_of_chosen_readings(lang: str) -> None:
    assert "A19" in said(edition("qwirkle-it"), lang, "topic-joining.value")
    assert "C22" in said(edition("cards-pl"), lang, "topic-opening.value")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_differing_is_empty_for_equal_editions(lang: str) -> None:
    same = edition("cubes-hu")
    assert diff(same, same, lang).strip() == say(lang, "rules-same", a="cubes-hu", b="cubes-hu")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_differing_rejects_editions_of_different_games(lang: str) -> None:
    with pytest.raises(DifferentGames, match=say(lang, "game-cards")):
        diff(edition("qwirkle-pl"), edition("cards-pl"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", editions())
def test_plain_fits_the_width_of_a_terminal(name: str, lang: str) -> None:
    for width in (40, 80, 120):
        text = plain(edition(name), lang, width)
        body = [line for line in text.splitlines() if line.startswith("  ")]
        assert max(map(len, body)) <= width
        assert not re.search(r"[`<>#]|\*\*", text)
        assert one_line(text).count(paragraphs(edition(name), lang)[-1].text) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_markdown_has_every_anchor_and_picture_once(game: GameName, lang: str) -> None:
    page = markdown(game, lang)
    anchors = re.findall(r'<a id="(.*?)"></a>', page)
    assert anchors == [*ruleset(game).sections, *ruleset(game).rulings]
    shown = chain.from_iterable(PICTURES.get(each, ()) for each in anchors)
    assert re.findall(r"\(\.\./pictures/rules/(.*?)\)", page) == [each.file for each in shown]
    assert set(re.findall(r"\(#(.*?)\)", page)) == set(ruleset(game).topics.values())


def test_pictures_belong_to_rules_and_have_distinct_names() -> None:
    assert set(PICTURES) <= {each for game in GAMES for each in ruleset(game).sections + ruleset(game).rulings}
    assert len({each.file for each in EVERY_PICTURE}) == len(EVERY_PICTURE)


@pytest.mark.parametrize("picture", EVERY_PICTURE, ids=lambda each: each.name)
def test_pictures_have_captions_and_descriptions(picture: Picture) -> None:
    assert picture.caption in keys("en")
    shown = [piece(letters) for letters in (*picture.tiles.values(), *chain.from_iterable(picture.rows))]
    for lang in LANGUAGES:
        described = describe(picture, lang)
        assert all(piece_name(each, lang) in described for each in shown)


def lines(tiles: Mapping[Cell, Piece]) -> Iterator[list[Cell]]:
    """Yield every run of neighbours in a row or a column."""
    for step in ((1, 0), (0, 1)):
        for x, y in tiles:
            if (x - step[0], y - step[1]) not in tiles:
                run = [(x, y)]
                while (then := (run[-1][0] + step[0], run[-1][1] + step[1])) in tiles:
                    run.append(then)
                yield run


def right(tiles: Mapping[Cell, Piece]) -> bool:
    found = ([tiles[cell] for cell in run] for run in lines(tiles))
    return all(distinct(run) and mask_of(run) in FITS for run in found)


def touches(cell: Cell, tiles: Mapping[Cell, Piece]) -> bool:
    return any((cell[0] + dx, cell[1] + dy) in tiles for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


@pytest.mark.parametrize("picture", GRIDS, ids=lambda each: each.name)
def test_pictures_of_tables_are_valid_positions(picture: Picture) -> None:
    tiles = {cell: piece(letters) for cell, letters in picture.tiles.items()}
    good = {cell: each for cell, each in tiles.items() if cell not in picture.bad}
    before = {cell: each for cell, each in good.items() if cell not in picture.draft}
    assert right(good)
    assert right(before)
    assert not before or not picture.draft or any(touches(cell, before) for cell in picture.draft)
    if picture.draft:
        assert common([tiles[cell] for cell in picture.draft]) is not None
        assert any(set(picture.draft) <= set(run) for run in lines(good))
    for cell in picture.bad:
        assert not (touches(cell, good) and right({**good, cell: tiles[cell]})), cell


@pytest.mark.parametrize("name", ["grid-score", "grid-qwirkle"])
def test_labels_of_pictures_show_the_points(name: str) -> None:
    picture = next(each for each in GRIDS if each.name == name)
    tiles = {cell: piece(letters) for cell, letters in picture.tiles.items()}
    scored = [len(run) for run in lines(tiles) if len(run) > 1 and set(run) & set(picture.draft)]
    assert set(picture.labels.values()) == {f"+{sum(scored) + 6 * scored.count(FULL)}"}


def test_picture_of_a_dead_hand_takes_only_blue() -> None:
    block = {cell: piece(letters) for cell, letters in PICTURES["B7"][0].tiles.items()}
    near = {(x, y) for x in range(-1, 3) for y in range(-1, 3)} - set(block)
    around = {cell for cell in near if touches(cell, block)}
    fitting = {each.color_name for cell in around for each in PIECES if right({**block, cell: each})}
    assert fitting == {"blue"}


def test_pictures_of_hands_match_their_captions() -> None:
    start, before, after = (
        [piece(letters) for letters in picture.rows[0]]
        for picture in (*PICTURES["qwirkle.start"], *PICTURES["cubes.turn"])
    )
    assert largest_sets(start)[0] == 3
    assert [each.color for each in before] == [each.color for each in after]
    assert (largest_sets(before)[0], largest_sets(after)[0]) == (3, 4)
    opened = sorted(map(piece, PICTURES["cubes.opening"][0].tiles.values()))
    assert opened == sorted(each for each in after if each.shape_name == "square")


@pytest.mark.parametrize("picture", SETS, ids=lambda each: each.name)
def test_pictures_of_cards_show_valid_sets(picture: Picture) -> None:
    for index, row in enumerate(picture.rows):
        cards = [piece(letters) for letters in row]
        assert len(cards) >= 3
        assert distinct(cards)
        assert mask_of(cards) in FITS
        assert (len(cards) == FULL) == (index in picture.qwirkles)
    for row_index, column in (*picture.from_hand, *picture.moved):
        assert picture.rows[row_index][column]


def test_picture_of_a_qwirkle_follows_from_the_picture_before() -> None:
    before, after = PICTURES["cards.qwirkle"]
    played = [after.rows[row][column] for row, column in after.from_hand]
    assert sorted(chain(*before.rows, played)) == sorted(chain(*after.rows))


BEFORE = {
    "cards.new-rows": ("Ro Rs Rd Rt Rc", "Rx Bx Gx Yx"),
    "C16": ("Ro Rs Rt", "Ys Gs Bs", "Yt Gt Bt"),
}


@pytest.mark.parametrize(
    ("rule_id", "reasons"),
    [("cards.new-rows", ("no hand card", "no hand card", None)), ("C16", ("keep three", None, None))],
)
def test_pictures_of_new_rows_match_their_captions(rule_id: str, reasons: tuple[str | None, ...]) -> None:
    (picture,) = PICTURES[rule_id]
    old = [[piece(letters) for letters in row.split()] for row in BEFORE[rule_id]]
    final = [[piece(letters) for letters in row] for row in picture.rows]
    played = tuple(final[row][column] for row, column in picture.from_hand)
    assert sorted([*chain(*old), *played]) == sorted(chain(*final))
    for name, reason in zip(("cards-pl", "cards-pl;free_rows=1", "cards-en"), reasons, strict=True):
        found = fault(
            [mask_of(row) for row in old],
            [mask_of(row) for row in final],
            played,
            CardsOptions.of(edition(name)).new_rows,
        )
        assert (found and found.reason) == reason


def test_rules_of_the_referee_have_paragraphs() -> None:
    source = Path(referee.__file__).parent
    named = {
        found
        for path in source.glob("*.py")
        for found in re.findall(r'"([ABC]\d+|(?:grid|qwirkle|cubes|cards)\.[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert named <= {
        *chain(*(each.sections for each in rulesets().values())),
        *chain(*(each.rulings for each in rulesets().values())),
    }
