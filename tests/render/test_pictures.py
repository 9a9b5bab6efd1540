"""Test picture files: the same bytes for the same game, no hand unless wanted, never too large."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from PIL import Image, ImageChops, ImageStat

from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.i18n.player_names import player_names
from sixfold.render import animation as films, diagrams
from sixfold.render.animation import FILMS, film
from sixfold.render.diagrams import DEFAULT_LOOK, LOOK, PALETTES, Look
from sixfold.render.picture import MAX_PICTURE_PIXELS, PREVIEW_PIXELS, picture, svg
from sixfold.render.scene import BadPicture, Scene, of_game, of_position, steps
from sixfold.rules.notation import position_text
from sixfold.rules.partial_position import read_partial_position
from sixfold.rules.piece import COLORS
from sixfold.rules.record import Game, read_record, to_json
from tests.support.depth import rounds
from tests.support.languages import in_some_languages

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "data" / "golden"
GAMES = ("qwirkle-pl-0", "cubes-hu-0", "cards-pl-0")
SVG = "{http://www.w3.org/2000/svg}"


def game(name: str, turns: int | None = None) -> Game:
    """Return a golden game, or its first turns."""
    whole = read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    at = Game.begin(whole.edition, whole.seats, whole.deals)
    for turn in whole.turns[:turns]:
        at = at.take(turn)
    return at


def digests() -> list[str]:
    """Return what shows whether pictures and films of a game are the same."""
    short = game("cubes-hu-0", 8)
    still = (picture(of_game(short), "png", size=200), picture(of_game(short), "svg"))
    return [hashlib.sha256(each).hexdigest() for each in (*still, film(short, size=96), film(short, "gif", size=96))]


def image(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("name", GAMES)
def test_picture_has_the_requested_width(name: str) -> None:
    scene = of_game(game(name, 9))
    drawn = image(picture(scene, "png", size=300))
    assert (drawn.format, drawn.width) == ("PNG", 300)
    root = Xml.fromstring(picture(scene, "svg", size=300))
    assert (root.get("width"), root.get("height")) == ("300", str(drawn.height))
    assert root.get("aria-label") == scene.scores_text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("turn", [0, 9, None])
def test_preview_has_the_size_of_previews_of_links(name: str, turn: int | None) -> None:
    drawn = image(picture(of_game(game(name), turn), "png", preview=True))
    assert (drawn.format, drawn.size) == ("PNG", PREVIEW_PIXELS)


def test_last_picture_marks_winners_also_if_players_resigned() -> None:
    whole = game("qwirkle-pl-0")
    best = of_game(whole).winners[0]
    resigned = replace(whole, resigned=(best,))
    assert best not in of_game(resigned).winners
    assert best not in steps(resigned)[-1].winners
    stopped = of_game(game("qwirkle-pl-0", 3).resign(0, stop=True))
    assert (stopped.mover, stopped.winners) == (None, (1,))


def test_picture_bytes_are_equal_in_every_process() -> None:
    code = "from tests.render.test_pictures import digests; print(*digests())"
    for _ in range(rounds(1, 2)):
        printed = subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True)
        assert printed.split() == digests()


@pytest.mark.parametrize("kind", FILMS)
def test_film_has_a_frame_for_every_change_of_the_table(kind: str) -> None:
    short = game("cubes-hu-0", 12)
    drawn = image(film(short, kind, size=120))
    laid = sum(turn.action.__class__.__name__ == "Place" for turn in short.turns)
    assert laid < len(short.turns), "there are rolls, too"
    assert getattr(drawn, "n_frames", 1) == laid + 1
    assert drawn.width == 120


@pytest.mark.parametrize("name", ["qwirkle-pl-0", "cards-en-0"])
def test_film_frames_equal_complete_pictures(name: str) -> None:
    camera = films._Camera(steps(game(name, 10)), DEFAULT_LOOK, 240)
    for at, frame in enumerate(camera.frames()):
        if at in (4, 9):
            difference = ImageStat.Stat(ImageChops.difference(frame, camera.draw(at)))
            assert max(difference.mean) < 0.2, at


def test_film_of_a_long_game_skips_turns_but_not_the_last() -> None:
    scenes = steps(game("cubes-hu-0", 4)) * 100
    thinned = films._thinned(scenes)
    assert len(thinned) == films.MAX_FRAMES
    assert thinned[-1] is scenes[-1]
    assert films.MAX_FRAMES * 10 < films.MAX_SECONDS * 1000 - films.END


@pytest.mark.parametrize("name", GAMES)
def test_pictures_show_a_hand_only_on_request(name: str) -> None:
    full = game(name, 7)
    scene = of_game(full)
    assert scene.hand is None
    hidden = replace(full.position, hands=tuple(reversed(full.position.hands)))
    assert svg(of_position(full.position)) == svg(of_position(hidden))
    assert of_game(full, seat=1).hand == full.position.hands[1]
    assert svg(of_game(full, seat=1)) != svg(of_game(full, seat=0))


def test_picture_marks_the_last_turn_and_its_points() -> None:
    full = game("qwirkle-pl-0")
    turn = 1 + full.points.index(max(full.points))
    scene = of_game(full, turn)
    drawn = svg(scene)
    assert scene.last
    assert f">+{full.points[turn - 1]}<" in drawn
    assert 'class="last"' in drawn
    assert ('class="glow"' in drawn) == bool(scene.glow)


@in_some_languages
def test_pictures_name_bots_by_level(lang: str) -> None:
    short = game("qwirkle-pl-0", 2)
    seats = (replace(short.seats[0], name="@hard"), replace(short.seats[1], name="@hard#2"))
    names = of_game(short, names=player_names(seats, lang)).names
    level = say(lang, "level-hard")
    assert names == tuple(say(lang, "web-bot-name", level=level, number=number) for number in (0, 2))
    assert len(set(names)) == 2
    assert all(level in name and name != level for name in names)


@pytest.mark.parametrize("marks", ["patterns", "letters", "none"])
@pytest.mark.parametrize("palette", PALETTES)
def test_palettes_and_marks_give_distinct_valid_pictures(palette: str, marks: diagrams.Marks) -> None:
    scene = of_game(game("qwirkle-pl-0", 20))
    drawn = svg(scene, look=Look("dark", palette, marks))
    Xml.fromstring(drawn)
    colors = LOOK["piece"] | PALETTES[palette]
    assert all(colors[color] in drawn for color in COLORS)
    others = [Look("dark", palette, each) for each in ("patterns", "letters", "none") if each != marks]
    assert drawn not in [svg(scene, look=other) for other in others]


def test_palettes_equal_those_of_the_web_client() -> None:
    css = (ROOT / "web" / "src" / "app.css").read_text(encoding="utf-8")
    blocks = {
        "clear": ":root",
        "classic": '[data-palette="classic"]',
        "contrast": '[data-palette="contrast"]',
        "bone": '[data-ground="light"]',
        "bone-classic": '[data-ground="light"][data-palette="classic"]',
    }
    assert set(blocks) == set(PALETTES)
    for palette, selector in blocks.items():
        found = re.search(rf"^{re.escape(selector)} {{(.*?)^}}", css, re.DOTALL | re.MULTILINE)
        assert found is not None
        shown = dict(re.findall(r"--(\w+): (#[0-9a-f]+);", found[1]))
        colors = LOOK["piece"] | PALETTES[palette]
        assert {color: colors[color].lower() for color in COLORS} == {color: shown[color] for color in COLORS}


def test_pictures_escape_and_shorten_names() -> None:
    scene = replace(of_game(game("qwirkle-pl-0", 3)), names=("<b>&\0", "x" * 60))
    root = Xml.fromstring(svg(scene))
    texts = [text.text or "" for text in root.iter(f"{SVG}text")]
    assert "<b>&\ufffd" in texts
    assert any(text.endswith("…") for text in texts)
    assert not list(root.iter(f"{SVG}b"))


def test_picture_never_exceeds_the_maximum_size() -> None:
    at = of_game(game("qwirkle-pl-0", 3))
    piece = next(iter(at.tiles.values()))
    tower = Scene(at.edition, {(0, 9_999 * step): piece for step in range(2)}, ())
    drawn = Xml.fromstring(svg(tower, size=MAX_PICTURE_PIXELS))
    assert max(int(drawn.attrib["width"]), int(drawn.attrib["height"])) <= MAX_PICTURE_PIXELS
    for size in (0, -1, MAX_PICTURE_PIXELS + 1, 10**9):
        with pytest.raises(BadPicture):
            svg(at, size=size)
    with pytest.raises(BadPicture):
        film(game("cubes-hu-0", 3), size=MAX_PICTURE_PIXELS)


# The command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(to_json(game("qwirkle-pl-0", 6)), encoding="utf-8")
    return path


@pytest.mark.parametrize("kind", ["svg", "png", "webp", "gif"])
def test_picture_command_chooses_the_format_by_file_name(kind: str, record: Path, tmp_path: Path) -> None:
    out = tmp_path / f"out.{kind}"
    assert main(["picture", str(record), "--out", str(out), "--size", "100", "--theme", "dark"]) == 0
    assert kind == "svg" or image(out.read_bytes()).format == kind.upper()


def test_picture_command_draws_records_positions_and_tables(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    short = game("qwirkle-pl-0", 6)
    assert main(["picture", str(record), "--turn", "6", "--seat", "2", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == svg(of_game(short, seat=1))
    for text in (position_text(short.position), repr(short.position)):
        assert main(["picture", text, "--out", str(out)]) == 0
        assert out.read_text(encoding="utf-8") == svg(of_position(short.position))
    table = tmp_path / "table.json"
    table.write_text(
        json.dumps({"edition": "cards-pl", "table": [[["red", "star"], ["blue", "star"], ["green", "star"]]]})
    )
    assert main(["picture", str(table), "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").count("-card-") > 3


@pytest.mark.parametrize(
    "text",
    ["qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd", "cards-pl hands=?9/RtRsBoBdGxPcYoYsYd mover=1 table=GoGsGd"],
)
def test_picture_command_draws_positions_with_hidden_hands(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, at = tmp_path / "out.svg", read_partial_position(text)
    seat = at.mover + 1
    assert main(["picture", text, "--seat", str(seat), "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == svg(of_position(at, seat=at.mover))
    assert main(["picture", text, "--seat", str(3 - seat), "--out", str(out)]) == 2
    assert say("en", "cli-picture-hidden", n=3 - seat) in capsys.readouterr().err
    assert main(["picture", text.replace("?", "?9"), "--out", str(out)]) == 1
    assert say("en", "impossible-hand", cells="-", pieces="-") in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["--turn", "7"], 2),
        (["--turn", "-1"], 2),
        (["--seat", "3"], 2),
        (["--seat", "0"], 2),
        (["--size", "100000"], 2),
        (["--palette", "mud"], 2),
        (["--out", "x.bmp"], 2),
        (["--out", "no/such/folder.png", "--size", "64"], 1),
        (["--out", "x.gif", "--turn", "1"], 2),
    ],
)
@in_some_languages
def test_picture_command_prints_one_line_for_impossible_pictures(
    words: list[str], status: int, lang: str, record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = [] if "--out" in words else ["--out", str(tmp_path / "x.png")]
    assert main(["picture", str(record), *words, *out, "--lang", lang]) == status
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "sixfold-record/1", "qwirkle-pl mover=0", "{" * 100_000])
def test_picture_command_prints_one_line_for_unreadable_files(
    text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "input"
    file.write_text(text)
    assert main(["picture", str(file), "--out", str(tmp_path / "x.png")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_picture_command_rejects_a_film_of_a_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = position_text(game("qwirkle-pl-0", 6).position)
    assert main(["picture", text, "--out", str(tmp_path / "x.webp"), "--lang", "en"]) == 2
    assert say("en", "cli-picture-still", what="WEBP") in capsys.readouterr().err
