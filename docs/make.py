"""Make the parts of the documentation that the program knows best: the pages of rules, their pictures, the map,
what the web client shares with the server (types, how the rules are put together, drafts to judge alike), and the
licences of what is brought along.

`./run docs` writes them; a test checks that they are current.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

from docs import bundled
from sixfold.i18n import rules_pages
from sixfold.i18n.catalog import LANGUAGES
from sixfold.render import diagrams
from sixfold.rules.edition import GAMES
from sixfold.server.typescript import editions_typescript, typescript
from tests.web import drafts

ROOT = Path(__file__).parents[1]


def pages() -> dict[str, str]:
    """Every file that is made, by its path below the root, with its text."""
    made = {
        f"docs/rules/{game}{'' if lang == 'en' else f'.{lang}'}.md": rules_pages.markdown(game, lang)
        for game in GAMES
        for lang in LANGUAGES
    }
    for pictures in rules_pages.PICTURES.values():
        for picture in pictures:
            made[f"docs/pictures/rules/{picture.file}"] = rules_pages.svg(picture, "en")
    made["docs/pictures/banner-light.svg"] = diagrams.banner_svg("light")
    made["docs/pictures/banner-dark.svg"] = diagrams.banner_svg("dark")
    made["web/src/wire.ts"] = typescript()
    made["web/src/games/editions.ts"] = editions_typescript()
    made["tests/data/drafts.jsonl"] = drafts.jsonl()
    made["web/src/rules/book.json"] = json.dumps(rules_pages.book(), separators=(",", ":")) + "\n"
    made["docs/map.md"] = code_map()
    made |= bundled.files()
    return made


def code_map() -> str:
    """What every file of the program is for: the first line of its docstring."""
    lines = ["# The map", "", "What every file is for, in its own first words.", ""]
    folder = None
    for path in sorted((ROOT / "src" / "sixfold").rglob("*.py"), key=lambda path: (path.parent.parts, path.name)):
        name = path.relative_to(ROOT / "src")
        if name.parent != folder:
            folder = name.parent
            lines += ["", f"## {folder.as_posix()}", "", "| file | purpose |", "| --- | --- |"]
        purpose = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").splitlines()[0]
        lines.append(f"| `{name.name}` | {purpose} |")
    kernel = (path for path in (ROOT / "kernel").rglob("*") if path.suffix in (".h", ".cpp"))
    for path in sorted(kernel, key=lambda path: (path.parent.parts, path.name)):
        if path.parent != folder:
            folder = path.parent
            lines += ["", f"## {folder.relative_to(ROOT).as_posix()}", "", "| file | purpose |", "| --- | --- |"]
        lines.append(f"| `{path.name}` | {path.read_text(encoding='utf-8').splitlines()[0].removeprefix('// ')} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    for name, text in pages().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
