"""Run `sixfold rules`: print the rules of an edition, or where two editions differ."""

from __future__ import annotations

import argparse
import json

from ..i18n.catalog import say
from .errors import CommandError


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    edition = say(lang, "cli-meta-edition")
    parser.add_argument("edition", nargs="?", metavar=edition, help=say(lang, "cli-arg-edition"))
    parser.add_argument("--diff", nargs=2, metavar=("A", "B"), help=say(lang, "cli-arg-diff"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    from ..i18n import rulebook
    from ..rules.edition import edition, editions

    if options.diff:
        _print_difference(*options.diff, as_json=options.json, lang=lang)
        return 0
    chosen = [edition(options.edition)] if options.edition else list(editions().values())
    if options.json:
        found = [{"edition": e.name, "paragraphs": [p._asdict() for p in rulebook.paragraphs(e, lang)]} for e in chosen]
        print(json.dumps(found, ensure_ascii=False, indent=1))
    elif options.edition:
        print(rulebook.plain(chosen[0], lang))
    else:
        _print_editions(lang)
    return 0


def _print_editions(lang: str) -> None:
    from ..i18n import rulebook
    from ..rules.edition import editions, variants

    width = max(map(len, editions())) + 2
    for each in variants():
        name = f"{each.name:<{width}} {rulebook.edition_name(each, lang)}" if each.name == each.id else each.name
        print(f"{name}\n{'':<{width}} {rulebook.edition_about(each, lang)}")
    print("\n" + say(lang, "rules-hint"))


def _print_difference(first: str, second: str, *, as_json: bool, lang: str) -> None:
    from ..i18n import rulebook
    from ..rules.edition import edition

    a, b = edition(first), edition(second)
    try:
        pairs = rulebook.differing(a, b, lang)
    except rulebook.DifferentGames as error:
        raise CommandError(str(error), status=2) from None
    both = [{"id": one.id, "title": one.title, a.name: one.text, b.name: other.text} for one, other in pairs]
    print(json.dumps(both, ensure_ascii=False, indent=1) if as_json else rulebook.diff(a, b, lang))
