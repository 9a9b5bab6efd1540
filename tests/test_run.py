"""Test the ./run script: its output, its refusals, and how it maintains its environment."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = (
    "play",
    "test",
    "mutate",
    "setup",
    "lint",
    "check",
    "bench",
    "sixfold",
    "wheel",
    "pictures",
    "site",
    "lock",
    "static",
    "web",
)
LOCKS = ("requirements.lock", "requirements-play.lock")

Step = tuple[str, ...]


def load(path: Path) -> ModuleType:
    """Return the script as a module; it has no suffix, so the loader is named."""
    spec = importlib.util.spec_from_loader("run", SourceFileLoader("run", str(path)))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """Return the script in a checkout of its own, where nothing has been set up yet."""
    for name in ("run", "pyproject.toml", *LOCKS):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("web/package.json", "web/package-lock.json", "web/.npmrc", "web/src/main.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return load(tmp_path / "run")


@pytest.fixture
def steps(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """Record the steps of a set-up instead of running them; create only the files they would leave."""
    taken: list[Step] = []

    def step(doing: str, *command: str | Path, log_file: Path = Path()) -> None:
        words = tuple(map(str, command))
        taken.append(words)
        if "c++" in words:
            touch(run.WASM)
        if any(word.startswith("uv==") for word in words):
            touch(run.ENV / "part" / run.BIN / f"uv{run.EXE}")
        if words[1] == "venv":
            touch(run.PYTHON)
        if "ci" in words:
            (run.WEB / "node_modules").mkdir(exist_ok=True)
        if words[-2:] == ("run", "build"):
            touch(run.BUILT / "index.html")

    monkeypatch.setattr(run, "step", step)
    monkeypatch.setattr(run, "find_spec", lambda name: name == "pip")
    monkeypatch.setattr(run, "build_later", lambda: None)
    return taken


def touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def venvs_made(steps: list[Step]) -> int:
    return sum(words[1] == "venv" for words in steps)


def break_at(run: ModuleType, monkeypatch: pytest.MonkeyPatch, part: str, error: BaseException) -> None:
    """Let the step that has this word fail."""
    whole: Callable[..., None] = run.step

    def step(doing: str, *command: str | Path, log_file: Path = Path()) -> None:
        if part in command:
            raise error
        whole(doing, *command)

    monkeypatch.setattr(run, "step", step)


def packages(lock: str) -> list[str]:
    """Return a lock, one text for each package with its hashes."""
    lines = (ROOT / lock).read_text().splitlines()
    text = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    return re.split(r"\n(?=\S)", text.strip())


# What it says


@pytest.mark.parametrize("args", [[], ["help"], ["--help"]], ids=["alone", "help", "--help"])
def test_help_lists_every_command(args: list[str]) -> None:
    done = subprocess.run([sys.executable, ROOT / "run", *args], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert set(COMMANDS) <= set(re.findall(r"^  (\w+)", done.stdout, re.MULTILINE))


def test_run_refuses_unknown_command_with_status_2() -> None:
    done = subprocess.run([sys.executable, ROOT / "run", "dance"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "run: there is no command 'dance'; ./run help lists them\n"


def test_run_refuses_old_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    monkeypatch.setattr(sys, "version", "3.10.13 (main)")
    with pytest.raises(SystemExit) as refusal:
        load(ROOT / "run")
    message = str(refusal.value.code)
    assert "needs Python 3.11 or newer, and this is 3.10.13" in message
    assert "\n" not in message


def test_run_without_pip_and_venv_says_what_to_install(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    assert run.main("test") == 1
    assert "neither pip nor venv: install one (python3-venv)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("error: dns error: failed to lookup address information", "check the network"),
        ("WARNING: Retrying ... Failed to establish a new connection", "check the network"),
        ("cause: invalid peer certificate: UnknownIssuer", "SSL_CERT_FILE"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("error: Hash mismatch for `attrs==26.1.0`", "do not trust it"),
        ("error: something nobody thought of", "read why"),
    ],
)
def test_run_explains_failed_step(run: ModuleType, printed: str, said: str) -> None:
    run.ENV.mkdir()
    fail = f"import sys; print({printed!r}); sys.exit(7)"
    with pytest.raises(run.SetUpError, match=said) as error:
        run.step("installing", sys.executable, "-c", fail)
    assert "details in .env/set-up.log" in str(error.value)
    assert run.LOG.read_text().strip() == printed


def test_run_names_unwritable_folder(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    run.ENV.touch()  # a file where the folder should be: refused to every user, root included
    assert run.main("test") == 1
    said = capsys.readouterr().err
    assert said == f"run: {run.ENV}: File exists: this folder must be whole and writable\n"


# How it keeps its environment whole


def test_run_installs_uv_with_pip(run: ModuleType, steps: list[Step]) -> None:
    run.prepare("dev")
    assert steps[0][1:4] == ("-m", "pip", "install")
    assert run.UV.is_file()


def test_run_installs_uv_with_venv_without_pip(
    run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "find_spec", lambda name: name == "ensurepip")
    run.prepare("dev")
    assert [words[1:3] for words in steps[:2]] == [("-m", "venv"), ("-m", "pip")]
    assert run.UV.is_file()


def test_setup_is_not_repeated(run: ModuleType, steps: list[Step]) -> None:
    run.prepare("dev")
    assert [words[1:3] for words in steps[1:]] == [
        ("venv", "--no-project"),
        ("pip", "sync"),
        ("pip", "install"),
    ]
    steps.clear()
    run.prepare("dev")
    assert steps == []


@pytest.mark.parametrize("part", ["venv", "sync", "--editable"])
def test_incomplete_setup_is_repeated(
    part: str, run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        break_at(run, broken, part, SystemExit("killed"))
        with pytest.raises(SystemExit):
            run.prepare("dev")
    touch(run.VENV / "half of a package")
    steps.clear()
    run.prepare("dev")
    assert venvs_made(steps) == 1
    assert not (run.VENV / "half of a package").exists()


def test_interrupted_update_is_repeated_after_revert(
    run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.prepare("dev")
    before = run.LOCKS["dev"].read_text()
    run.LOCKS["dev"].write_text(f"{before}# changed\n")
    with monkeypatch.context() as broken:
        break_at(run, broken, "sync", SystemExit("killed"))
        with pytest.raises(SystemExit):
            run.prepare("dev")
    run.LOCKS["dev"].write_text(before)
    steps.clear()
    run.prepare("dev")
    assert venvs_made(steps) == 1


def test_interrupted_setup_is_reported(
    run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_at(run, monkeypatch, "sync", KeyboardInterrupt())
    assert run.main("test") == 1
    assert capsys.readouterr().err.endswith("run: interrupted: the set-up is not finished, start again to finish it\n")


@pytest.mark.parametrize("name", [*LOCKS, "pyproject.toml"])
def test_changed_lock_updates_same_environment(name: str, run: ModuleType, steps: list[Step]) -> None:
    run.prepare("dev")
    steps.clear()
    with (run.ROOT / name).open("a") as file:
        file.write("\n# changed\n")
    run.prepare("dev")
    assert [words[1:3] for words in steps] == [("pip", "sync"), ("pip", "install")]


def synced(steps: list[Step]) -> list[str]:
    """Return the names of the locks that were installed."""
    return [Path(words[-1]).name for words in steps if words[1:3] == ("pip", "sync")]


def test_play_installs_only_its_packages(run: ModuleType, steps: list[Step]) -> None:
    run.prepare("play")
    run.build_web("play", kernel=False)
    assert synced(steps) == ["requirements-play.lock"]
    assert any(words[-2:] == ("ci", "--omit=dev") for words in steps)
    steps.clear()
    run.prepare("dev")
    run.build_web("dev", kernel=True)
    assert synced(steps) == ["requirements.lock"]
    assert web_steps(steps) == ["ci", "build"]  # now with the kernel
    assert venvs_made(steps) == 0


def test_play_keeps_tools_of_test(run: ModuleType, steps: list[Step]) -> None:
    run.prepare("dev")
    run.build_web("dev", kernel=True)
    steps.clear()
    run.prepare("play")
    run.build_web("play", kernel=False)
    assert steps == []
    with run.LOCKS["play"].open("a") as file:
        file.write("# changed\n")
    run.prepare("play")
    assert synced(steps) == ["requirements.lock"]


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        ([], True),
        (["-k", "exchange"], True),
        (["tests"], True),
        (["tests/web/test_games.py", "tests/rules"], True),
        (["tests/rules"], False),
        (["--no-browser"], False),
        (["tests/web", "--no-browser"], False),
    ],
    ids=str,
)
def test_wants_browser_only_for_browser_tests(args: list[str], wanted: bool, run: ModuleType) -> None:
    assert run.wants_browser(tuple(args)) is wanted


def test_other_python_gets_new_environment(run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch) -> None:
    run.prepare("dev")
    steps.clear()
    monkeypatch.setattr(sys, "version", "3.99.0 (main)")
    run.prepare("dev")
    assert venvs_made(steps) == 1


def test_environment_without_python_is_recreated(run: ModuleType, steps: list[Step]) -> None:
    run.prepare("dev")
    steps.clear()
    run.PYTHON.unlink()
    run.prepare("dev")
    assert venvs_made(steps) == 1


def test_missing_tool_is_named_in_one_line(
    run: ModuleType, steps: list[Step], capsys: pytest.CaptureFixture[str]
) -> None:
    run.prepare("dev")
    capsys.readouterr()
    assert run.main("sixfold") == 1
    tool = run.VENV / run.BIN / "sixfold"
    said = capsys.readouterr().err
    assert said == f"run: {tool}: No such file or directory: delete .env and start again\n"


def test_second_setup_waits_for_first(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    other = load(run.ROOT / "run")
    monkeypatch.setattr(other, "say", said.append)
    with run.alone():

        def leave(seconds: float) -> None:
            raise TimeoutError

        monkeypatch.setattr(other.time, "sleep", leave)
        with pytest.raises(TimeoutError), other.alone():
            pass
    assert said == ["waiting for another ./run to finish the set-up"]
    with other.alone():
        assert len(said) == 1


# The web client


def web_steps(steps: list[Step]) -> list[str]:
    """Return the arguments of npm."""
    return [words[-1] for words in steps if Path(words[0]).stem == "npm"]


def compiled(steps: list[Step]) -> int:
    """Return how often the kernel was compiled for the browser: its parts have been linked as often."""
    return sum("c++" in words and "-c" not in words for words in steps)


def test_kernel_for_browser_is_compiled_when_source_changes(run: ModuleType, steps: list[Step]) -> None:
    run.build_web("dev", kernel=True)
    assert compiled(steps) == 1
    steps.clear()
    touch(run.KERNEL / "common" / "new.cpp")
    run.build_web("dev", kernel=True)
    assert compiled(steps) == 1
    assert "common/new.cpp" in (run.ENV / "kernel_small.cpp").read_text()
    assert web_steps(steps) == ["build"]  # it contains the kernel
    before = len(steps)
    run.build_web("play", kernel=False)
    assert len(steps) == before


def test_play_builds_client_with_kernel_in_background(
    run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    later: list[str] = []
    monkeypatch.setattr(run, "build_later", lambda: later.append("web"))
    monkeypatch.setattr(run, "become", lambda *command: 0)
    assert run.main("play") == 0
    assert (later, compiled(steps), web_steps(steps)) == (["web"], 0, ["--omit=dev", "build"])
    assert run.main("web") == 0
    assert (compiled(steps), web_steps(steps)) == (1, ["--omit=dev", "build", "build"])
    assert run.main("sixfold", "play") == 0
    assert (later, web_steps(steps)) == (["web"], ["--omit=dev", "build", "build"])


def test_play_leaves_out_kernel_of_other_sources(
    run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.build_web("play", kernel=True)
    touch(run.KERNEL / "common" / "new.cpp")
    run.build_web("play", kernel=False)
    assert not run.WASM.exists()
    assert web_steps(steps) == ["--omit=dev", "build", "build"]


@pytest.mark.parametrize("command", [["static"], ["wheel"], ["sixfold", "serve"]], ids=str)
def test_what_others_get_has_kernel(
    command: list[str], run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "become", lambda *command: 0)
    assert run.main(*command) == 0
    assert compiled(steps) == 1


def test_players_keep_compiler_only_while_it_compiles(
    run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.prepare("play")
    steps.clear()
    run.build_web("play", kernel=True)
    fetched = next(words for words in steps if "--require-hashes" in words)
    assert fetched[fetched.index("--target") + 1] == str(run.ENV / "compiler")
    lock = (run.ENV / "compiler.lock").read_text()
    assert re.fullmatch(r"ziglang==\S+(?: \\\n {4}--hash=sha256:[0-9a-f]{64})+\n", lock)
    assert not (run.ENV / "compiler").exists()


def test_client_is_rebuilt_when_source_changes(run: ModuleType, steps: list[Step]) -> None:
    run.build_web("dev", kernel=True)
    assert web_steps(steps) == ["ci", "build"]
    steps.clear()
    run.build_web("dev", kernel=True)
    assert not steps
    with (run.WEB / "src" / "main.ts").open("a") as file:
        file.write("// changed\n")
    run.build_web("dev", kernel=True)
    assert web_steps(steps) == ["build"]


def test_client_is_rebuilt_when_catalogue_changes(run: ModuleType, steps: list[Step]) -> None:
    run.build_web("dev", kernel=True)
    steps.clear()
    touch(run.ROOT / "src" / "sixfold" / "i18n" / "locales" / "en.ftl")
    run.build_web("dev", kernel=True)
    assert web_steps(steps) == ["build"]


def test_changed_libraries_are_installed_again(run: ModuleType, steps: list[Step]) -> None:
    run.build_web("dev", kernel=True)
    steps.clear()
    with (run.WEB / "package-lock.json").open("a") as file:
        file.write("\n")
    run.build_web("dev", kernel=True)
    assert web_steps(steps) == ["ci", "build"]


@pytest.mark.parametrize(("part", "left"), [("ci", ["ci", "build"]), ("build", ["build"])])
def test_interrupted_build_is_repeated(
    part: str, left: list[str], run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        break_at(run, broken, part, SystemExit("killed"))
        with pytest.raises(SystemExit):
            run.build_web("dev", kernel=True)
    touch(run.BUILT / "index.html")
    steps.clear()
    run.build_web("dev", kernel=True)
    assert web_steps(steps) == left


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        (["play"], True),
        (["play", "--terminal"], False),
        (["test"], True),
        (["sixfold", "serve"], True),
        (["sixfold", "rules"], False),
        (["bench", "web"], True),
        (["bench"], False),
        (["wheel"], True),
        (["static"], True),
        (["web"], True),
    ],
    ids=str,
)
def test_client_is_built_for_commands_that_need_it(command: list[str], wanted: bool, run: ModuleType) -> None:
    assert run.wants_web(command[0], tuple(command[1:])) is wanted


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("npm error code EINTEGRITY", "web/package-lock.json"),
        ("npm error `npm ci` can only install packages when your package.json and lock are in sync", "npm install"),
        ("npm error code ENOTFOUND\nnpm error network request failed", "network"),
        ("error during build:\n[plugin svelte] connect", "not built"),
    ],
)
def test_failed_build_names_likely_reason(log: str, words: str, run: ModuleType) -> None:
    assert words in run.advice(log)


# How it starts the tools


@pytest.mark.parametrize(
    ("command", "tool"),
    [
        (["play", "--game", "cubes"], ["sixfold", "play", "--game", "cubes"]),
        (["bench", "--json"], ["sixfold", "bench", "--json"]),
        (["sixfold", "rules"], ["sixfold", "rules"]),
    ],
    ids=["play", "bench", "sixfold"],
)
def test_command_runs_its_tool_in_environment(
    command: list[str], tool: list[str], run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    def become(program: Path, *args: str) -> int:
        started.extend([program.stem, *args])
        return 3

    monkeypatch.setattr(run, "become", become)
    assert run.main(*command) == 3
    assert started == tool
    assert run.STAMP.is_file()


@pytest.mark.parametrize(("command", "compiled"), [("setup", 1), ("docs", 0)])
def test_tests_are_compiled_before_their_first_run(
    command: str, compiled: int, run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PYTHON", sys.executable)
    file = run.ROOT / "tests" / "test_nothing.py"
    file.parent.mkdir()
    file.write_text("def test_nothing() -> None: assert 1 + 1 == 2")
    with run.tests_compiled(command):
        pass
    assert len([*run.PYCACHE.rglob("test_nothing*.pyc")]) == compiled


@pytest.mark.parametrize(("command", "first"), [("sixfold", "callers"), ("docs", "tools")])
def test_tools_are_found_in_environment_before_path(
    command: str, first: str, run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Engines that Sixfold starts are the caller's programs, not those that came with the set-up."""
    found: list[dict[str, str]] = []
    monkeypatch.setattr(os, "execve", lambda _program, _args, environment: found.append(environment))
    monkeypatch.setattr(os, "chdir", lambda _folder: None)
    monkeypatch.setenv("PATH", "/callers/bin")
    monkeypatch.delenv("VIRTUAL_ENV", raising=False)
    run.main(command)
    (environment,) = found
    tools = f"{run.VENV / run.BIN}{os.pathsep}/callers/bin"
    assert environment["PATH"] == {"callers": "/callers/bin", "tools": tools}[first]
    assert ("VIRTUAL_ENV" in environment) == (first == "tools")


def test_check_stops_after_failed_lint(run: ModuleType, steps: list[Step], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lint", lambda: 1)
    monkeypatch.setattr(run, "become", lambda *command: pytest.fail(f"started {command}"))
    assert run.main("check") == 1


def test_lint_runs_every_linter_after_failure(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[str] = []

    def call(command: tuple[str, ...], **how: object) -> subprocess.CompletedProcess[str]:
        line = " ".join([Path(command[0]).stem, *map(str, command[1:])])
        started.append(line)
        return subprocess.CompletedProcess(command, line == run.LINTERS[0], f"output of {line}\n")

    monkeypatch.setattr(run.subprocess, "run", call)
    run.ENV.mkdir(exist_ok=True)
    assert run.lint() == 1
    linters = [" ".join(linter.split()) for linter in (*run.LINTERS, *run.kernel_linters())]
    assert sorted(started) == sorted(linters)
    out, err = capsys.readouterr()
    assert out == "".join(f"output of {linter}\n" for linter in linters)
    assert err.endswith("run: not clean: ruff\n")


# The locks


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_address_and_no_path(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert not re.findall(r"\S*(?:://|--(?:extra-)?index|--find-links|\s/)\S*", text)
    assert not re.findall(r"\b[\w-]+\.(?:org|com|net|io|dev)\b", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_pins_every_package_with_hashes(lock: str) -> None:
    assert len(packages(lock)) > 10
    for package in packages(lock):
        assert re.match(r"[a-z0-9-]+==\S+", package), package
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", package), package


def versions(lock: str) -> set[str]:
    return {package.split()[0] for package in packages(lock)}


@pytest.mark.parametrize(
    ("lock", "groups"), [("requirements-play.lock", ["build"]), ("requirements.lock", ["build", "dev"])]
)
def test_lock_contains_all_requirements(lock: str, groups: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    asked += [each for group in groups for each in project["dependency-groups"][group] if isinstance(each, str)]
    names = {re.split(r"[^\w.-]", each)[0].replace(".", "-") for each in asked}
    assert names <= {package.partition("==")[0] for package in versions(lock)}


def test_play_lock_is_subset_without_test_tools() -> None:
    play = versions("requirements-play.lock")
    assert play < versions("requirements.lock")
    assert not {package.partition("==")[0] for package in play} & {"pytest", "playwright", "mypy", "ray", "mkdocs"}
