"""Generate rules pages, pictures, the map, the web client's types and data, lists of editions, and the licences.

`./run docs` writes them; a test checks that they are current.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

from docs import bundled
from docs.typescript import editions_typescript, typescript
from sixfold.i18n import rules_pages
from sixfold.i18n.catalog import LANGUAGES, say
from sixfold.i18n.rulebook import edition_name
from sixfold.render import diagrams
from sixfold.rules.edition import editions, settings
from sixfold.rules.ruleset import GAMES
from sixfold.server.options import OPTIONS
from tests.web import drafts

ROOT = Path(__file__).parents[1]


def pages() -> dict[str, str]:
    """Return every generated file, by its path below the root, with its text."""
    made = {
        f"docs/rules/{rules_pages.file_name(game, lang)}": rules_pages.markdown(game, lang)
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
    made |= lists()
    made |= bundled.files()
    return made


def lists() -> dict[str, str]:
    """Return the pages that list editions or languages, each with a current list."""
    table = [
        f"| `{each.id}`{' (default)' * each.default} | {edition_name(each, 'en')} |" for each in editions().values()
    ]
    languages = ", ".join(say(lang, "language-name") for lang in LANGUAGES)
    pattern = "|".join(name + "".join(f"(;{each.key}=1)?" for each in settings(name)) for name in editions())
    current = {
        "README.md": {
            r"(?<=\| edition \| rulebook \|\n\| --- \| --- \|\n)(\|.*\n)+": "\n".join(table) + "\n",
            r"(?<=\* \*\*Your language\*\* \(`--lang`\): ).*": languages,
        },
        "docs/playing.md": {r"(?<=\nEverything is available in ).*(?=\.)": languages},
        "docs/operating.md": {
            r"(?<=\| option \| variable \| meaning \|\n\| --- \| --- \| --- \|\n)(\|.*\n)+": server_options(),
        },
        "docs/notation.md": {r"(?<=\nedition  = ).*(?= ;)": " | ".join(f'"{name}"' for name in editions())},
        "docs/record.schema.json": {r'(?<="pattern": ")\^\(qwirkle[^"]*': f"^({pattern})$"},
    }
    made = {}
    for name, parts in current.items():
        made[name] = (ROOT / name).read_text(encoding="utf-8")
        for place, text in parts.items():
            made[name], count = re.subn(place, text, made[name])
            if count != 1:
                raise ValueError(f"{name} has {count} places for {text!r}")
    return made


def server_options() -> str:
    """Return a row for each option of a server."""
    rows = [(each.flag, each.variable, each.help or each.name.replace("_", "-")) for each in OPTIONS]
    rows.append(("--lang", "SIXFOLD_LANG", "lang"))
    helped = [say("en", f"cli-arg-{key}", known=", ".join(LANGUAGES)) for *_, key in rows]
    return "".join(f"| `{flag}` | `{name}` | {text} |\n" for (flag, name, _), text in zip(rows, helped, strict=True))


def code_map() -> str:
    """Return the map: the purpose of every file."""
    lines = ["# The map", "", "What every file is for, in its own first words.", ""]
    folder = None
    for path in source_files():
        if path.parent != folder:
            folder = path.parent
            name = folder.relative_to(ROOT / "src" if folder.is_relative_to(ROOT / "src") else ROOT)
            lines += ["", f"## {name.as_posix()}", "", "| file | purpose |", "| --- | --- |"]
        lines.append(f"| `{path.name}` | {purpose(path)} |")
    return "\n".join(lines) + "\n"


def source_files() -> list[Path]:
    """Return the files of the Python package, the kernel and the web client, each in the order of their folders."""
    groups = (("src/sixfold", (".py",)), ("kernel", (".h", ".cpp")), ("web/src", (".ts", ".svelte", ".css", ".js")))
    return [
        path
        for root, suffixes in groups
        for path in sorted((ROOT / root).rglob("*"), key=lambda path: (path.parent.parts, path.name))
        if path.suffix in suffixes and not path.name.endswith(".test.ts")
    ]


def purpose(path: Path) -> str:
    """Return the first line of a file's docstring or comment."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        text = ast.get_docstring(ast.parse(text)) or ""
    first = text.removeprefix("<!--").strip().splitlines()[0]
    return re.sub(r"^(//|/\*) | (-->|\*/)$", "", first)


def main() -> None:
    """Write all generated files."""
    for name, text in pages().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
