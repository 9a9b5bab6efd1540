"""Add the options of the test run, its summary, and a thread for tests in the browser."""

from __future__ import annotations

import gc
import importlib.util
import os
import sys
import time

import pytest
from hypothesis import settings

from tests.support.browser_thread import in_browser_thread, in_main_thread
from tests.support.depth import DEEP, SEED

settings.register_profile("fast", derandomize=True, deadline=None, database=None)
settings.register_profile("deep", deadline=None, print_blob=True)
MORE_WORKERS = 2
PROCESS_FOLDERS = ("server", "terminal", "arena")
"""Folders of tests that start processes."""
OUTCOMES = ("passed", "failed", "error", "skipped")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", nargs="?", const=1, type=int, metavar="N", help="the long form, N times as much")
    parser.addoption("--seed", type=int, metavar="N", help="another seed for random games and choices (default: 0)")
    parser.addoption("--no-browser", action="store_true", help="leave out the tests that need a browser")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Use more workers than cores: tests wait a good part of their time for servers, browsers and bots."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + MORE_WORKERS


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "deep: runs only with --deep")
    for name, option in ((DEEP, "deep"), (SEED, "seed")):
        if config.getoption(option) is not None:
            os.environ[name] = str(config.getoption(option))
    settings.load_profile("deep" if os.environ.get(DEEP) else "fast")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Replace pytest's last line, which leaves out zeros."""
    config, start = session.config, time.monotonic()
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter and not config.option.collectonly:
        reporter.summary_stats = lambda: _write_summary(config, reporter, start)


def _write_summary(config: pytest.Config, reporter: pytest.TerminalReporter, start: float) -> None:
    """Write the last lines of a run: how it was run, what was left out, and the counts, also those that are zero."""
    passed, failed, errors, skipped = (len(reporter.getreports(each)) for each in OUTCOMES)
    seconds = round(time.monotonic() - start)
    form = "the long form" if os.environ.get(DEEP) else "the fast form (--deep runs the long one)"
    reporter.write_line(f"{seconds // 60}:{seconds % 60:02} min, {form}, seed {os.environ.get(SEED, '0')}")
    if config.getoption("no_browser"):
        reporter.write_line("LEFT OUT: every test that needs a browser (--no-browser)", yellow=True, bold=True)
    good = not failed + errors
    reporter.write_line(f"{passed} passed, {failed + errors} failed, {skipped} skipped", green=good, red=not good)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not asked for, and start with the slow tests."""
    out = [
        item
        for item in items
        if (item.get_closest_marker("deep") and not os.environ.get(DEEP))
        or (config.getoption("no_browser") and _needs_browser(item))
    ]
    if out:
        config.hook.pytest_deselected(items=out)
        kept = set(items) - set(out)
        items[:] = [item for item in items if item in kept]
    if workers := getattr(config, "workerinput", {}).get("workercount"):
        items[:] = _slow_first(items, workers)


def pytest_collection_finish() -> None:
    """Let the garbage collector skip the collected tests, and start less often: it took an eighth of the time."""
    gc.freeze()
    gc.set_threshold(20_000)


def _slow_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Order the tests so that each worker begins with its share of the slow ones.

    xdist gives each worker a contiguous part of the list. A worker that has finished takes tests from the end of
    another's part. With short tests there, all workers finish at about the same time.
    """
    kinds: tuple[list[pytest.Item], ...] = ([], [], [])
    for item in items:
        kinds[0 if _needs_browser(item) else 1 if item.path.parent.name in PROCESS_FOLDERS else 2].append(item)
    shares = [
        [kind[len(kind) * n // workers : len(kind) * (n + 1) // workers] for kind in kinds] for n in range(workers)
    ]
    return [item for share in shares for kind in share for item in kind]


def _needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a whole test that uses the browser in the driver's thread."""
    if not _needs_browser(item) or not in_main_thread():
        return None
    in_browser_thread(lambda: item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem))
    return True


def _use_kernel(path: str) -> None:
    """Run the tests on another build of the kernel: one with sanitizers, named by SIXFOLD_KERNEL."""
    spec = importlib.util.spec_from_file_location("sixfold._kernel", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["sixfold._kernel"] = module
    spec.loader.exec_module(module)


if path := os.environ.get("SIXFOLD_KERNEL"):
    _use_kernel(path)
