"""Test which browser the tests take, and what is installed if there is none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support import browser
from tests.web import chromium


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a machine without a browser; its only folder with programs."""
    monkeypatch.delenv("SIXFOLD_CHROMIUM", raising=False)
    monkeypatch.delenv("PLAYWRIGHT_BROWSERS_PATH", raising=False)
    monkeypatch.setattr(browser, "BROWSER_PATHS", ())
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o755)
    return str(path)


@pytest.mark.skipif(os.name == "nt", reason="programs have other names there")
def test_find_prefers_the_headless_shell(machine: Path) -> None:
    assert browser.find() is None
    for name in ("google-chrome", "chromium", "chromium-headless-shell"):
        found = program(machine / name)
        assert browser.find() == found


def test_find_takes_what_the_environment_names(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(machine / "chromium")
    named = program(machine / "elsewhere" / "browser")
    monkeypatch.setenv("SIXFOLD_CHROMIUM", named)
    assert browser.find() == named


@pytest.mark.parametrize("wrong", ["missing", "folder", "text"])
def test_find_rejects_a_wrong_path_in_the_environment(
    wrong: str, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(machine / "chromium")
    (machine / "folder").mkdir()
    (machine / "text").touch(mode=0o644)
    monkeypatch.setenv("SIXFOLD_CHROMIUM", str(machine / wrong))
    with pytest.raises(OSError, match=f"SIXFOLD_CHROMIUM names '.*{wrong}', which is not a program"):
        browser.find()
    with pytest.raises(OSError, match="SIXFOLD_CHROMIUM"):
        chromium.chromium()


def test_find_takes_the_newest_that_playwright_downloaded(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(machine / "browsers"))
    program(machine / "browsers/chromium_headless_shell-1100/chrome-linux/headless_shell")
    newest = program(machine / "browsers/chromium_headless_shell-1200/linux64/chrome-headless-shell")
    assert browser.find() == newest


def test_chromium_installs_debians_first_and_playwrights_next(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setattr(chromium, "_try", lambda *command: tried.append(" ".join(command[-3:])))
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    program(machine / "apt-get")
    with pytest.raises(LookupError, match="--no-browser"):
        chromium.chromium()
    assert [each.split()[-1] for each in tried] == ["update", "chromium-headless-shell", "chromium"]


def test_chromium_installs_nothing_with_apt_unless_root(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setattr(chromium, "_try", lambda *command: tried.append(command[-1]))
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    program(machine / "apt-get")
    with pytest.raises(LookupError):
        chromium.chromium()
    assert tried == ["chromium"]
