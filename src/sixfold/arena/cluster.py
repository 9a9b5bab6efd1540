"""Play deals as Ray tasks on a cluster, and repeat those whose worker was lost. Needs `sixfold[ray]`."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from .match import Deal, Settings, Task, WorkerLost, play_deals

if TYPE_CHECKING:
    from ray import ObjectRef

RAY_ENVIRONMENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the way that it asks for in a warning
}
RETRIES: Final = 5
"""How often a deal is played once more after its worker was lost. A deal that ends them all must not go on for ever."""
DEALS_PER_CORE: Final = 2
"""Deals handed out for each core of the cluster: one is played, the others wait for it."""
CHECK_SECONDS: Final = 1.0
"""Seconds between two looks at how many cores there are; machines come and go."""
CONNECT_SECONDS: Final = 10.0
"""Seconds for the cluster to answer the first time."""
STORE: Final = 80_000_000
"""Bytes for objects in a cluster on this machine: about the least that Ray takes, and far more than deals need."""


class ClusterFailed(Exception):
    """Raised if the cluster cannot be used; `problem` completes the key `arena-ray-…`, `why` is Ray's text."""

    def __init__(self, problem: str, why: str) -> None:
        super().__init__(problem, why)
        self.problem = problem
        self.why = why


def play_on_ray(
    matches: Sequence[Settings], tasks: Iterable[Task], address: str | None = None, jobs: int | None = None
) -> Generator[tuple[int, Deal], None, None]:
    """Play deals on the cluster at this address, or on one started here for the match.

    `jobs` is how many may be under way at a time; otherwise it follows the cores there are.
    """
    _look_for(address)
    for name, value in RAY_ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    import ray

    with _connected(address, jobs):
        play = ray.remote(num_cpus=1, max_retries=RETRIES)(_work).remote
        everything, about = ray.put(matches), (version("sixfold"), str(Path.cwd()))
        coming, busy, window = iter(tasks), dict[Any, Task](), _Window(jobs)
        while True:
            for task in islice(coming, max(0, window.size() - len(busy))):
                busy[play(everything, task, *about)] = task
            if not busy:
                return
            for done in ray.wait(list(busy), timeout=CHECK_SECONDS)[0]:
                yield _result(done, busy.pop(done))


class _Window:
    """Limit how many deals are submitted at a time."""

    def __init__(self, jobs: int | None) -> None:
        self._fixed = jobs
        self._size = 0
        self._looked_at = -CHECK_SECONDS

    def size(self) -> int:
        import ray

        if self._fixed is not None:
            return self._fixed
        if monotonic() >= self._looked_at + CHECK_SECONDS:
            self._looked_at = monotonic()
            resources: Any = ray.cluster_resources
            self._size = max(1, DEALS_PER_CORE * int(resources().get("CPU", 0)))
        return self._size


def _result(done: ObjectRef[Deal], task: Task) -> tuple[int, Deal]:
    import ray
    from ray.exceptions import RayError, RayTaskError

    try:
        return task.match, ray.get(done)
    except RayTaskError as error:
        cause = getattr(error, "cause", None) or error
        foreign = isinstance(cause, ImportError) or "No module named 'sixfold" in str(cause)
        raise ClusterFailed("foreign" if foreign else "failed", _first_line(cause)) from None
    except RayError:
        raise WorkerLost(task.deal) from None


@contextmanager
def _connected(address: str | None, jobs: int | None) -> Iterator[None]:
    import ray

    with _silence(), TemporaryDirectory(prefix="sixfold-", dir=_short(), ignore_cleanup_errors=True) as folder:
        where = {"address": address} if address else _on_this_machine(folder, jobs)
        try:
            with _own_end():
                ray.init(log_to_driver=False, logging_level=logging.CRITICAL, **where)
            yield
        finally:
            ray.shutdown()  # the cluster ends what this match has left on its workers


@contextmanager
def _silence() -> Iterator[None]:
    """Stop Ray from reporting lost machines on standard output, which is for the result."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        yield


def _look_for(address: str | None) -> None:
    """Raise ClusterFailed if nothing listens at the address; Ray itself would retry for minutes."""
    host, _, port = (address or "").rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), min(int(port), 65_535)), CONNECT_SECONDS).close()
    except (OSError, UnicodeError) as error:
        raise ClusterFailed("unreachable", f"{address}: {_first_line(error)}") from None


def _on_this_machine(folder: str, jobs: int | None) -> dict[str, Any]:
    return {
        "address": "local",
        "num_cpus": jobs,
        "include_dashboard": False,
        "object_store_memory": STORE,
        "_temp_dir": folder,
        "_plasma_directory": folder,  # in a container there may be next to no shared memory
    }


def _short() -> str | None:
    """Return a folder whose path is short enough for the names of Ray's sockets."""
    return "/tmp" if Path("/tmp").is_dir() else None


@contextmanager
def _own_end() -> Iterator[None]:
    """Restore the handler of SIGTERM, which Ray replaces when it starts."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    except SystemExit:
        if callable(before):
            before(signal.SIGTERM, None)
        raise
    except Exception as error:  # Ray knows many, and all of them mean that there is no cluster
        raise ClusterFailed("unreachable", _first_line(error)) from None
    finally:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, before)


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), "") or type(error).__name__


def _work(matches: Sequence[Settings], task: Task, wanted: str, folder: str) -> Deal:
    """Play one deal on a worker of the cluster."""
    if (found := version("sixfold")) != wanted:
        raise ImportError(f"{found} ≠ {wanted}")
    with suppress(OSError):
        os.chdir(folder)  # where the machines share their files, engines are found there
    ((_, deal),) = play_deals(matches, [task])
    return deal
