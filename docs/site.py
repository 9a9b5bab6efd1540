"""Add to the site what is outside docs: pages from the root of the project, files that pages link to, and fonts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.contrib.search import LangOption
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from sixfold.i18n.catalog import LANGUAGES, say
from sixfold.i18n.rules_pages import file_name
from sixfold.rules.ruleset import GAMES

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that people look for in the root, and where the site has them."""
FONTS: Final = ROOT / "web" / "node_modules" / "@fontsource-variable"
LINK: Final = re.compile(r'(?P<before>\]\(|src="|srcset=")(?P<path>[^)\s"#:]+)')


@event_priority(100)  # before the search reads its configuration
def on_config(config: MkDocsConfig) -> None:
    """Add what every language has: its pages of rules, and its search if there is one."""
    spoken = [code.partition("-")[0] for code in LANGUAGES]
    config.plugins["material/search"].config["lang"] = LangOption().run_validation(spoken)
    pages = {say(lang, "language-name"): [f"rules/{file_name(game, lang)}" for game in GAMES] for lang in LANGUAGES}
    next(each for each in config.nav or [] if "Rules" in each)["Rules"] = [{name: each} for name, each in pages.items()]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is outside docs."""
    for name, place in PAGES.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / name)))
    pages = [ROOT / name for name in PAGES] + sorted(DOCS.rglob("*.md"))
    for path in sorted({path for page in pages for path in _outside(page)}):
        files.append(File.generated(config, _place(path), abs_src_path=str(path)))
    files.append(File.generated(config, "pictures/icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    for font in ("figtree", "bricolage-grotesque"):
        for part in ("latin", "latin-ext"):
            name = f"{font}-{part}-wght-normal.woff2"
            files.append(File.generated(config, f"fonts/{name}", abs_src_path=str(FONTS / font / "files" / name)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links between files of the project into links between pages of the site."""
    source = Path(str(page.file.abs_src_path))
    here = Path(page.file.src_uri).parent

    def link(found: re.Match[str]) -> str:
        place = _place((source.parent / found["path"]).resolve())
        return found["before"] + "../" * len(here.parts) + place

    if page.file.src_uri == "index.md":
        page.meta["hide"] = ["navigation"]
        markdown = f'<h1 class="heard">{config.site_name}</h1>\n\n{markdown}'
    return LINK.sub(link, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Add what the theme leaves out: the language of a page such as `rules/qwirkle.pl.md`, the name of the search."""
    found = re.search(r"\.([\w-]+)\.md$", page.file.src_uri)
    output = output.replace('<html lang="en"', f'<html lang="{found[1]}"', 1) if found else output
    return output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"', 1
    )


def _outside(page: Path) -> list[Path]:
    """Return the files that a page links to and that are neither in docs nor pages."""
    targets = [(page.parent / found["path"]).resolve() for found in LINK.finditer(page.read_text(encoding="utf-8"))]
    return [path for path in targets if path.is_file() and _place(path).startswith("files/")]


def _place(path: Path) -> str:
    """Return the place of a project file on the site."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    name = path.relative_to(ROOT).as_posix()
    return PAGES.get(name) or f"files/{name}"
