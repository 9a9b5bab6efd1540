"""Run `sixfold bench`: measure the figures of the performance page."""

from __future__ import annotations

import argparse
import json

from ..i18n.catalog import say
from .errors import CommandError
from .progress import Progress


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("name", nargs="*", metavar=say(lang, "cli-meta-name"), help=say(lang, "cli-arg-bench"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    from ..bench import benches
    from ..bench.figures import has_missed_targets

    progress = Progress()

    def show(done: int, total: int, name: str) -> None:
        progress.label = f"{say(lang, 'cli-measuring', name=name):<50}"
        progress(done, total)

    try:
        found = benches.measure(benches.chosen(options.name), show)
    except benches.UnknownBench as error:
        known = ", ".join(benches.BENCHES)
        raise CommandError(say(lang, "cli-unknown-bench", name=error.name, known=known), status=2) from None
    except benches.NeedsCheckout as error:
        raise CommandError(say(lang, "bench-needs-checkout", name=error.name)) from None
    except benches.Missing as error:
        raise CommandError(say(lang, "bench-missing", packages=error.packages)) from None
    if options.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:<48} {value:>14.4g}")
    return int(has_missed_targets(found))
