"""Compare decisions of the kernel on different processors: natively, as WebAssembly, and on aarch64 by emulation.

The same requests go to each of them, and their answers must be equal byte by byte.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count as count_from, islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import LEVELS, player
from sixfold.ai.calls import Calls, choose_request, weight_requests
from sixfold.bench.figures import Figures
from sixfold.rules.edition import variants
from sixfold.rules.position import Seat
from sixfold.rules.referee import apply, deal, forced_action, start, view
from sixfold.rules.ruleset import GAMES, GameName

ROOT: Final = Path(__file__).resolve().parents[2]
WASM: Final = ROOT / "build" / "kernel.wasm"
NODE: Final = Path(sys.executable).with_name("node")
DECISIONS: Final = 1000
SEARCHING_LEVELS: Final = tuple(name for name in LEVELS if name not in ("random", "greedy"))
QEMU: Final = "qemu-aarch64-static"


def decisions(game: GameName, count: int, seed: str) -> Iterator[tuple[str, bytes]]:
    """Yield levels, in turn, and requests for what they do: in games of all editions and two to four seats."""
    return islice(_decisions(game, seed), count)


def _decisions(game: GameName, seed: str) -> Iterator[tuple[str, bytes]]:
    editions = [each for each in variants() if each.game == game]
    done = 0
    for number in count_from():
        rng = Random(f"signature {game} {seed} {number}")
        printed = editions[number % len(editions)]
        at = start(printed, tuple(Seat(letter) for letter in "abcd"[: 2 + number % 3]), str(rng.random()))
        style = player(game, ("greedy", "random")[number % 2])
        while not at.over:
            seen = view(at, at.mover)
            action = forced_action(seen)
            # Games are long and alike: most positions are passed over.
            if action is None and rng.random() < 0.2:
                level = SEARCHING_LEVELS[done % len(SEARCHING_LEVELS)]
                yield level, choose_request(seen, level, rng.getrandbits(64))
                done += 1
            at = apply(at, deal(at, action or style(seen, rng, OWN_EFFORT).action, "signature"))


def answer_natively(requests: Sequence[bytes]) -> tuple[list[bytes], list[float]]:
    """Return the answers of the extension, and the CPU milliseconds of each."""
    calls, answers, times = _calls(), [], []
    for request in requests:
        begun = process_time()
        answers.append(calls.answer(request))
        times.append((process_time() - begun) * 1e3)
    return answers, times


def _calls() -> Calls:
    calls = Calls()
    for each in weight_requests():
        calls.answer(each)
    return calls


def answer_as_wasm(requests: Sequence[bytes]) -> tuple[list[bytes], list[float]]:
    """Return the answers of WebAssembly under Node, and the CPU milliseconds of each."""
    script = ROOT / "tests" / "support" / "answer_requests.ts"
    answers, printed = _answer([str(NODE), str(script), str(WASM)], requests)
    times: list[float] = json.loads(printed)
    return answers, times[len(times) - len(requests) :]


def answer_on_aarch64(requests: Sequence[bytes]) -> list[bytes]:
    """Return the answers of a program for aarch64, which an emulator runs."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "answer_requests")
        sources = [
            file
            for part in ("common", "qwirkle", "cubes", "cards", "referee", "analysis", "bindings/c")
            for file in _sources(ROOT, part)
        ]
        flags = ["-target", "aarch64-linux-musl", "-static", "-std=c++20", "-O2", "-ffp-contract=off", "-Ikernel"]
        compile_all = [sys.executable, "-m", "ziglang", "c++", *flags, *sources, "-o", str(program)]
        subprocess.run([*compile_all, "kernel/tests/answer_requests.cpp"], cwd=ROOT, check=True)
        return _answer([QEMU, str(program)], requests)[0]


def _sources(root: Path, part: str) -> list[str]:
    return sorted(file.relative_to(root).as_posix() for file in (root / "kernel" / part).glob("*.cpp"))


def _answer(command: list[str], requests: Sequence[bytes]) -> tuple[list[bytes], str]:
    """Run a program that answers a file of requests; return its answers without those about weights, and its output."""
    with tempfile.TemporaryDirectory() as folder:
        asked, answered = Path(folder, "requests"), Path(folder, "answers")
        asked.write_bytes(b"".join(_framed(each) for each in (*weight_requests(), *requests)))
        done = subprocess.run([*command, str(asked), str(answered)], check=True, capture_output=True, text=True)
        answers = _unframed(answered.read_bytes())
    return answers[len(answers) - len(requests) :], done.stdout


def _framed(numbers: bytes) -> bytes:
    return (len(numbers) // 4).to_bytes(4, "little") + numbers


def _unframed(data: bytes) -> list[bytes]:
    found, at = [], 0
    while at < len(data):
        size = 4 * int.from_bytes(data[at : at + 4], "little")
        found.append(data[at + 4 : at + 4 + size])
        at += 4 + size
    return found


def differences(first: Sequence[bytes], second: Sequence[bytes]) -> int:
    """Return how many answers differ."""
    return sum(one != other for one, other in zip(first, second, strict=True))


def signature() -> Figures:
    """Return the differences between processors, and how much longer an expert thinks in WebAssembly."""
    found: Figures = {}
    for game in GAMES:
        asked = list(decisions(game, DECISIONS, "1"))
        requests = [request for _, request in asked]
        native, native_ms = answer_natively(requests)
        wasm, wasm_ms = answer_as_wasm(requests)
        found[f"signature_{game}_decisions"] = len(requests)
        found[f"signature_{game}_wasm_differences"] = differences(native, wasm)
        if shutil.which(QEMU):
            found[f"signature_{game}_aarch64_differences"] = differences(native, answer_on_aarch64(requests))
        experts = [place for place, (level, _) in enumerate(asked) if level == "expert"]
        native_mid, wasm_mid = (median(times[place] for place in experts) for times in (native_ms, wasm_ms))
        found[f"signature_{game}_expert_native_ms"] = native_mid
        found[f"signature_{game}_expert_wasm_ms"] = wasm_mid
        found[f"signature_{game}_expert_wasm_to_native_ratio"] = wasm_mid / native_mid
    return found
