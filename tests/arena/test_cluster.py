"""Test matches on a Ray cluster of two nodes, one of which is killed while it plays."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from sixfold.cli.main import main
from tests.arena.engines import engine, gone, player
from tests.support.patience import PATIENCE_SECONDS

ARENA_ARGUMENTS = ("arena", "--game", "cubes", "--seed", "7")
ENGINE = """
first = True
for message in questions():
    if first and DOOMED:
        begun = open(LOG, "a")
        begun.write("deal\\n")
        begun.close()
        if len(open(LOG).readlines()) > 1:
            open(HUNG, "w").write(str(os.getpid()))
            time.sleep(600)
    first = False
    for _ in range(3000):  # the node that will be lost must have had its share of the match first
        if DOOMED or os.path.exists(HUNG):
            break
        time.sleep(0.1)
    print(json.dumps({"action": message["legal"][message["random"] % len(message["legal"])]["action"]}), flush=True)
"""


def processes() -> Iterator[tuple[int, int, int]]:
    """Return every process, its parent and its session."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        yield int(path.parent.name), int(fields[1]), int(fields[3])


def named(word: str) -> list[int]:
    """Return processes that have been started with this in their environment."""
    found = []
    for process, _, _ in processes():
        try:
            environment = Path(f"/proc/{process}/environ").read_bytes()
        except OSError:
            continue
        if word.encode() in environment.split(b"\0"):
            found.append(process)
    return found


def below(roots: list[int]) -> list[int]:
    """Return these processes and all that they have started."""
    found, everything = list(roots), list(processes())
    for root in found:  # grows while it is walked
        found += [process for process, parent, _ in everything if parent == root and process not in found]
    return found


def kill(which: list[int]) -> None:
    for process in which:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            continue
    for process in which:
        assert gone(process)


def wait_for(what: Callable[[], bool], still: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not what():
        assert still(), "it ended before its time"
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


class RayCluster:
    """Run a cluster of two nodes and commands that use it, and end all of it with the test."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="sf-", dir="/tmp")  # names of sockets must not be long
        self.mark = f"SIXFOLD_CLUSTER={uuid4().hex}"
        name, value = self.mark.split("=")
        # Many processes start here. Where Python may not keep what it has compiled, each would do so all over again.
        kept = {each: os.environ[each] for each in os.environ if each != "PYTHONDONTWRITEBYTECODE"}
        compiled = (spec := find_spec("ray")) and spec.cached and Path(spec.cached).exists()
        cache = {} if compiled else {"PYTHONPYCACHEPREFIX": f"{self.folder}/cache"}
        self.environment = kept | cache | {name: value, "RAY_TMPDIR": self.folder, "RAY_USAGE_STATS_ENABLED": "0"}
        self.started: list[subprocess.Popen[str]] = []

    def start(self) -> str:
        """Start the cluster and return its address; try again if Ray gives up on a busy machine."""
        for _ in range(3):
            nodes = self.popen("-m", "tests.arena.nodes", self.folder, stdin=subprocess.PIPE)
            assert nodes.stdout is not None
            if address := nodes.stdout.readline().strip():
                return address
            self.end()
        pytest.fail("the cluster does not start")

    def popen(self, *words: str, **more: Any) -> subprocess.Popen[str]:
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL}
        self.started.append(
            subprocess.Popen(
                [sys.executable, *words], env=self.environment, text=True, start_new_session=True, **pipes | more
            )
        )
        return self.started[-1]

    def end(self) -> None:
        sessions = {process.pid for process in self.started}
        kill(list({each for each, _, session in processes() if session in sessions} | set(named(self.mark))))
        for process in self.started:
            process.communicate()
        self.started.clear()


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayCluster]:
    if find_spec("ray") is None:
        pytest.skip("Ray cannot be installed for this Python and system, so nothing is tested on a cluster")
    made = RayCluster()
    try:
        yield made
    finally:
        made.end()
        shutil.rmtree(made.folder, ignore_errors=True)


def without_time(out: str) -> Any:
    result = json.loads(out)
    for each in result["players"]:
        del each["cpu_ms_per_move"]
    return result


def test_cluster_result_survives_killed_node(
    nodes: RayCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, hung, path = tmp_path / "log", tmp_path / "hung", tmp_path / "match.jsonl"
    head = f"""
    DOOMED, LOG, HUNG = os.environ.get("SIXFOLD_NODE") == "doomed", {str(log)!r}, {str(hung)!r}
    """
    players = f"random,{player(engine(tmp_path, head + ENGINE.replace(chr(10), chr(10) + '    ')))}"
    words = (*ARENA_ARGUMENTS, "--players", players, "--games", "12", "--json")
    address = nodes.start()
    match = nodes.popen("-m", "sixfold", *words, "--runner", "ray", "--address", address, "--checkpoint", str(path))
    wait_for(hung.exists, still=lambda: match.poll() is None)
    assert path.read_bytes().count(b"\n") < 7  # the settings and less than six deals: this is the middle
    doomed = below(named("SIXFOLD_NODE=doomed"))
    assert int(hung.read_text()) in doomed
    kill(doomed)
    out, err = match.communicate(timeout=PATIENCE_SECONDS)
    assert (match.returncode, err) == (0, "")
    assert log.read_text().count("deal") == 2  # one was played to its end there, one was lost with the node
    assert main([*words, "--jobs", "1"]) == 0
    assert without_time(out) == without_time(capsys.readouterr().out)
    assert without_time(out)["players"][1]["crashes"] == 0
    assert sorted(json.loads(line)["deal"] for line in path.read_text().splitlines()[1:]) == list(range(6))
