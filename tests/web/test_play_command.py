"""`sixfold play`: serves this machine alone, opens the browser, ends at Ctrl-C; the terminal when asked for."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from sixfold.cli.play import lan_address
from sixfold.i18n.catalog import say
from tests.support.patience import PATIENCE_SECONDS
from tests.web.serving import new_table

OPENER = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_text(sys.argv[2])"


def started(folder: Path, *options: str, **more: str) -> subprocess.Popen[str]:
    """Return the command, with a home of its own and no screen unless it is given one."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    settings = kept | {"XDG_STATE_HOME": str(folder), "SIXFOLD_LANG": "en", "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "sixfold", "play", *options]
    return subprocess.Popen(command, env=settings | more, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def address(process: subprocess.Popen[str], host: str = "127.0.0.1") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(rf"http://{re.escape(host)}:\d+/", line)
    assert found is not None, line
    return found[0]


def only_at(url: str, other: str) -> bool:
    """Tell whether a server answers at its address and not at another host, where another server may have its port."""
    table, _ = new_table(url.rstrip("/"), "qwirkle-pl", "open")
    card = f"{url}api/tables/{table}"
    with urlopen(card) as answer:
        assert answer.status == 200
    try:
        urlopen(card.replace(urlsplit(url).hostname or "", other)).close()
    except URLError:
        return True
    return False


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
def test_play_serves_localhost_and_ends_at_ctrl_c(tmp_path: Path) -> None:
    process = started(tmp_path)
    with urlopen(address(process)) as page:
        assert b"Sixfold" in page.read()
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=PATIENCE_SECONDS)
    assert (process.returncode, errors) == (0, "")
    assert output.strip() == say("en", "play-goodbye")


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
def test_play_opens_browser_if_there_is_display(tmp_path: Path) -> None:
    opener, opened = tmp_path / "opener.py", tmp_path / "opened"
    opener.write_text(OPENER)
    process = started(tmp_path, DISPLAY=":0", BROWSER=f"{sys.executable} {opener} {opened} %s")
    url = address(process)
    end = time.monotonic() + PATIENCE_SECONDS
    while not (opened.exists() and opened.read_text()) and time.monotonic() < end:
        time.sleep(0.01)
    assert opened.read_text() == url
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
def test_play_serves_network_only_if_asked(tmp_path: Path) -> None:
    network = lan_address()
    if network is None:
        process = started(tmp_path, "--lan")
        assert say("en", "play-no-lan") in process.communicate(timeout=PATIENCE_SECONDS)[1]
        return
    process = started(tmp_path, "--lan")
    url = address(process, network)
    with urlopen(url) as page:
        assert b"Sixfold" in page.read()
    assert only_at(url, "127.0.0.1")  # not every address of this machine
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 0
    alone = started(tmp_path)
    assert only_at(address(alone), network)
    alone.send_signal(signal.SIGINT)
    alone.communicate(timeout=PATIENCE_SECONDS)
