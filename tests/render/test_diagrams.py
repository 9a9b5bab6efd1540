"""Test pictures: valid XML, the same bytes for the same table, and nothing shown by colour alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from xml.etree import ElementTree as Xml

import pytest

from sixfold.render.diagrams import LOOK, Look, banner_svg, grid_svg, hand_svg, sets_svg
from sixfold.rules.line import FITS, Cell
from sixfold.rules.piece import BY_LETTERS, COLORS, PIECES, SHAPES, Piece, mask_of, piece

SVG = "{http://www.w3.org/2000/svg}"
ALL_KINDS = {(each.shape, each.color): each for each in PIECES}
ROW = {(0, 0): piece("Ro"), (1, 0): piece("Rs"), (2, 0): piece("Rt")}
HOSTILE_TITLE = 'Ann & <Bob> "says" \0 \ud800 \x1b ]]> ｗｉｄｅ'


def pieces(letters: str) -> list[Piece]:
    return [piece(each) for each in letters.split()]


def drawn(svg: str, body: str) -> Counter[str]:
    """Return how often each piece is in the picture."""
    return Counter(re.findall(rf'<use href="#\w+-{body}-(\w\w)" transform', svg))


def numbers(element: Xml.Element) -> tuple[float, ...]:
    return tuple(float(element.attrib[name]) for name in ("x", "y", "width", "height"))


def group(svg: str, style: str) -> Xml.Element:
    found = Xml.fromstring(svg).find(f".//{SVG}g[@class='{style}']")
    assert found is not None, f"nothing is drawn as {style}"
    return found


def look_of(svg: str, body: str, kind: Piece) -> tuple[str, str]:
    """Return the colour and the outline of one piece as the picture defines it."""
    path = next(each for each in Xml.fromstring(svg).iter(f"{SVG}g") if each.get("id", "").endswith(f"{body}-{kind}"))
    shape = path.find(f"{SVG}path")
    assert shape is not None
    assert shape.get("fill-rule") == "evenodd", "a mark is cut through its shape"
    return shape.attrib["fill"], shape.attrib["d"]


def pictures(words: str = "words") -> dict[str, str]:
    """One picture of every sort with everything in it, each word of it the same."""
    names = dict.fromkeys(COLORS, words)
    return {
        "grid": grid_svg(
            ROW,
            title=words,
            desc=words,
            draft=[(1, 0), (2, 0)],
            last=[(0, 0)],
            bad=[(2, 0), (5, 5)],
            glow=[(0, 0), (1, 0)],
            labels={(2, 0): words},
        ),
        "sets": sets_svg(
            [pieces("Ro Rs Rt"), pieces("Ro Oo Yo Go Bo Po"), []],
            title=words,
            desc=words,
            titles=[words],
            from_hand=[(0, 1)],
            moved=[(1, 5)],
            qwirkles=[1],
            hand_tag=words,
            moved_tag=words,
            qwirkle_tag=words,
            color_words=names,
        ),
        "hand": hand_svg(pieces("Ro Ro Yx"), title=words, desc=words, cards=True, chosen=[2]),
        "banner": banner_svg(title=words, desc=words),
    }


@pytest.mark.parametrize("words", ["words", HOSTILE_TITLE])
def test_pictures_are_valid_xml_for_any_words(words: str) -> None:
    for svg in pictures(words).values():
        root = Xml.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        assert "\0" not in svg


def test_pictures_have_an_accessible_title() -> None:
    for svg in pictures("Ann & <Bob>").values():
        root = Xml.fromstring(svg)
        title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert root.get("role") == "img"
        assert title is not None
        assert title.text == "Ann & <Bob>"
        assert title.get("id") == root.get("aria-labelledby")
        assert desc is not None
        assert desc.text == "Ann & <Bob>"
        assert "Ann &amp; &lt;Bob&gt;" in svg


def test_pictures_contain_only_given_words() -> None:
    for svg in pictures("x").values():
        assert {text.text for text in Xml.fromstring(svg).iter(f"{SVG}text")} <= {"x"}


def test_grid_svg_does_not_depend_on_the_order_of_pieces() -> None:
    cells = sorted(ROW)
    there = grid_svg(ROW, title="t", draft=cells, bad=cells[:2], labels={(9, 9): "2", (8, 8): "3"})
    back = {cell: ROW[cell] for cell in reversed(cells)}
    again = grid_svg(back, title="t", draft=cells[::-1], bad=cells[1::-1], labels={(8, 8): "3", (9, 9): "2"})
    assert there == again
    assert pictures() == pictures()


def test_grid_svg_does_not_depend_on_the_origin() -> None:
    far = {(x - 10**9, y + 10**9): each for (x, y), each in ROW.items()}
    assert grid_svg(far, title="t") == grid_svg(ROW, title="t")


def test_pictures_have_distinct_ids_and_fetch_nothing() -> None:
    seen: set[str] = set()
    for svg in [*pictures().values(), *pictures("other").values(), banner_svg("dark")]:
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(ids) == len(set(ids))
        assert not seen & set(ids)
        seen |= set(ids)
        referred = re.findall(r'href="#([^"]+)"', svg) + re.findall(r"url\(#([^)]+)\)", svg)
        assert set(referred) <= set(ids)
        assert svg.count("href=") == len(re.findall(r'href="#', svg))
        assert svg.count("url(") == len(re.findall(r"url\(#", svg))
        assert "<style" not in svg


@pytest.mark.parametrize(("cubes", "body"), [(False, "tile"), (True, "cube")])
def test_grid_svg_draws_every_piece_once_with_color_shape_and_mark(cubes: bool, body: str) -> None:
    svg = grid_svg(ALL_KINDS, title="t", cubes=cubes)
    assert drawn(svg, body) == Counter(str(each) for each in PIECES)
    for each in PIECES:
        color, outline = look_of(svg, body, each)
        assert color == LOOK["piece"][each.color_name]
        assert outline == LOOK["shapes"][each.shape_name] + LOOK["marks"][each.color_name]


def test_look_without_marks_keeps_shapes_whole() -> None:
    for cell in (62, 20):
        svg = grid_svg(ALL_KINDS, title="t", look=Look(marks="none"), cell=cell)
        assert {look_of(svg, "tile", each)[1] for each in PIECES} == set(LOOK["shapes"].values())


def test_marks_give_every_kind_its_own_outline() -> None:
    for svg in (grid_svg(ALL_KINDS, title="t"), grid_svg(ALL_KINDS, title="t", cell=20)):
        assert len({look_of(svg, "tile", each)[1] for each in PIECES}) == len(PIECES)
    assert len(set(LOOK["marks"].values())) == len(set(LOOK["heavy marks"].values())) == 6


def test_grid_svg_draws_heavier_marks_in_small_pictures() -> None:
    kind = piece("Gt")
    _, fine = look_of(grid_svg({(0, 0): kind}, title="t", cell=32), "tile", kind)
    _, heavy = look_of(grid_svg({(0, 0): kind}, title="t", cell=31), "tile", kind)
    assert fine.endswith(LOOK["marks"]["green"])
    assert heavy.endswith(LOOK["heavy marks"]["green"])


def test_look_has_every_color_and_shape_in_both_themes() -> None:
    assert set(LOOK["shapes"]) == set(SHAPES)
    assert set(LOOK["marks"]) == set(LOOK["heavy marks"]) == set(COLORS)
    assert len({LOOK["piece"][color] for color in COLORS}) == 6
    assert LOOK["light"].keys() == LOOK["dark"].keys()


def test_grid_svg_distinguishes_draft_last_move_and_bad_cells_by_form() -> None:
    svg = grid_svg(ROW, title="t", last=[(0, 0)], draft=[(1, 0)], bad=[(2, 0)])
    last, draft, bad = (group(svg, style).attrib for style in ("last", "draft", "bad"))
    forms = [(each["stroke-width"], each.get("stroke-dasharray")) for each in (last, draft, bad)]
    assert all(one != other for one, other in combinations(forms, 2))
    assert float(draft["stroke-width"]) > float(last["stroke-width"])
    assert "stroke-dasharray" in bad
    assert re.fullmatch(r"url\(#\w+-hatch\)", bad["fill"])
    assert drawn(svg, "tile") == Counter(str(each) for each in ROW.values())


def test_grid_svg_joins_neighbours_of_a_draft() -> None:
    svg = grid_svg(ROW, title="t", draft=ROW)
    widest = max(numbers(each)[2] for each in group(svg, "draft"))
    assert widest > 3 * 58
    assert len(group(grid_svg(ROW, title="t", draft=[(0, 0), (2, 0)]), "draft")) == 2


@pytest.mark.parametrize(
    ("around", "side"),
    [
        ([], (-1, 0)),
        ([(-1, 0)], (1, 0)),
        ([(-1, 0), (1, 0)], (0, -1)),
        ([(-1, 0), (1, 0), (0, -1)], (0, 1)),
    ],
)
def test_grid_svg_puts_labels_on_a_free_side(around: list[Cell], side: Cell) -> None:
    tiles = dict.fromkeys([(0, 0), *around], piece("Ro"))
    svg = grid_svg(tiles, title="t", labels={(0, 0): "+17"})
    x, y, width, height = numbers(group(svg, "label")[0])
    uses = re.findall(r'<use [^>]*translate\(([\d.-]+) ([\d.-]+)\)"', svg)
    left, top = map(float, uses[sorted(tiles).index((0, 0))])
    middle = (x + width / 2 - left - 29, y + height / 2 - top - 29)
    assert tuple((way > 29) - (way < -29) for way in middle) == side
    right, bottom = (float(size) for size in Xml.fromstring(svg).attrib["viewBox"].split()[2:])
    assert 0 < x < x + width < right
    assert 0 < y < y + height < bottom


def test_grid_svg_labels_do_not_overlap() -> None:
    svg = grid_svg(ROW, title="t", labels={(0, 0): "+12", (0, 1): "a rather long word", (1, 1): "+3"})
    boxes = [numbers(each[0]) for each in Xml.fromstring(svg).iter(f"{SVG}g") if each.get("class") == "label"]
    assert len(boxes) == 3
    for (x, y, width, height), (left, top, wide, tall) in combinations(boxes, 2):
        assert x + width <= left or left + wide <= x or y + height <= top or top + tall <= y


BOX = [(x, y) for x in range(12) for y in range(9)]


@pytest.mark.parametrize(
    "tiles",
    [
        {},
        {(0, 0): piece("Ro")},
        {(-(10**6), -(10**6)): piece("Ro")},
        {(-(10**6), 0): piece("Ro"), (10**6, 7): piece("Px")},
        {(x - 6, y - 90): PIECES[(x + 6 * y) % 36] for x, y in BOX},
    ],
    ids=["no tile", "one tile", "one tile far away", "two tiles far apart", "every tile of the game"],
)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_grid_svg_fits_tables_of_any_extent(tiles: dict[Cell, Piece], theme: str) -> None:
    svg = grid_svg(tiles, title="t", look=Look("dark" if theme == "dark" else "light"))
    root = Xml.fromstring(svg)
    width, height = (float(size) for size in root.attrib["viewBox"].split()[2:])
    assert drawn(svg, "tile").total() == len(tiles)
    assert 1 <= float(root.attrib["width"]) <= 4096
    assert 1 <= float(root.attrib["height"]) <= 4096
    for x, y in re.findall(r'<use [^>]*translate\(([\d.-]+) ([\d.-]+)\)"', svg):
        assert 58 <= float(x) <= width - 58 - 58
        assert 58 <= float(y) <= height - 58 - 58


def test_grid_svg_of_a_full_table_is_small() -> None:
    assert len(grid_svg({(x, y): PIECES[(x + 6 * y) % 36] for x, y in BOX}, title="t")) < 60_000


@pytest.mark.parametrize("width", [0, 320, 900, 4000])
def test_sets_svg_wraps_inside_the_width(width: int) -> None:
    rows = [pieces("Rt Ot Yt Gt Pt Bt"), pieces("Bo Bs Bd"), pieces("Po Oo Yo Go Bo"), pieces("Rx Yx Px"), []]
    svg = sets_svg(rows, title="t", titles=["a", "b"], qwirkles=[0], width=width)
    root = Xml.fromstring(svg)
    panels = [each[0] for each in root.iter(f"{SVG}g") if each.get("class") in {"set", "qwirkle"}]
    assert drawn(svg, "card") == Counter(str(each) for row in rows for each in row)
    assert len(panels) == len(rows)
    assert float(root.attrib["width"]) == max(width, 32)
    right, bottom = (float(size) for size in root.attrib["viewBox"].split()[2:])
    for x, y, wide, tall in map(numbers, panels):
        assert 0 < x < x + wide < right
        assert 0 < y < y + tall < bottom


def test_sets_svg_never_overlaps_cards() -> None:
    svg = sets_svg([[*PIECES]], title="t", width=320)
    lefts = [float(x) for x in re.findall(r"<use [^>]*translate\(([\d.]+) ", svg)]
    assert all(right - left > 64 for left, right in pairwise(lefts))


def test_sets_svg_distinguishes_hand_cards_moved_cards_and_qwirkles() -> None:
    svg = sets_svg([pieces("Ro Rs Rt")], title="t", from_hand=[(0, 0)], moved=[(0, 2)], qwirkles=[0])
    assert "stroke-dasharray" in group(svg, "moved").attrib
    assert "stroke-dasharray" not in group(svg, "hand").attrib
    assert float(group(svg, "qwirkle").attrib["stroke-width"]) == 3


@pytest.mark.parametrize("hand", [[], pieces("Ro"), pieces("Ro Ro Ro Yt Px Gc"), [*PIECES]])
@pytest.mark.parametrize("body", ["tile", "cube", "card"])
def test_hand_svg_shows_every_piece(hand: Sequence[Piece], body: str) -> None:
    svg = hand_svg(hand, title="t", cubes=body == "cube", cards=body == "card", places=6)
    assert drawn(svg, body) == Counter(map(str, hand))
    assert svg.count('class="place"') == (len(hand) < 6)


def test_hand_svg_raises_and_rings_chosen_pieces() -> None:
    svg = hand_svg(pieces("Ro Ro Yt"), title="t", chosen=[1])
    heights = [float(y) for y in re.findall(r"<use [^>]*translate\([\d.]+ ([\d.]+)\)", svg)]
    assert heights[0] == heights[2] > heights[1]
    assert svg.count('class="chosen"') == 1


def test_banner_svg_shows_a_legal_table() -> None:
    rows = [row.split() for row in LOOK["banner"]["table"].split("/")]
    columns = [list(column) for column in zip(*rows, strict=True)]
    for line in rows + columns:
        for run in " ".join(line).split("--"):
            kinds = [BY_LETTERS[each] for each in run.split()]
            assert mask_of(kinds) in FITS, run
            assert len(set(kinds)) == len(kinds), run
    assert banner_svg("light") != banner_svg("dark")
