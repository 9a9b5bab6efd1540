"""Test a release: one version everywhere, nothing included without its licence, an image that can be built."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from docs import bundled
from sixfold.server.options import resolve

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SPDX = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "MIT", "MIT-0", "MIT-CMU", "MPL-2.0"}
SPDX |= {"Apache-2.0 WITH LLVM-exception", "OFL-1.1", "PSF-2.0", "Zlib"}
"""Licences that were looked at: to add a package with another one, decide whether it is acceptable."""


@cache
def sbom() -> Any:
    return json.loads((ROOT / "deploy" / "sbom.cdx.json").read_text(encoding="utf-8"))


def known(expression: str) -> bool:
    return all(each in SPDX for each in re.split(r" (?:AND|OR) ", expression))


def test_changelog_begins_with_this_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## (.*)$", log, re.MULTILINE)
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \((?:unreleased|\d{4}-\d\d-\d\d)\)", head) for head in heads)
    assert heads[0].split()[0] == PROJECT["project"]["version"] == version("sixfold")
    assert sbom()["metadata"]["component"]["version"] == version("sixfold")


def test_bundled_parts_have_licence() -> None:
    inside = list(bundled.bundled())
    assert {part.name for part in inside} >= {"svelte", "@fluent/bundle", "Figtree", "nanobind", "robin-map"}
    for part in inside:
        assert part.licence in SPDX, part
        text = (ROOT / part.file).read_text(encoding="utf-8")
        assert part.text in ("", text)
        assert re.search("Copyright|Apache License", text), part
    texts = {path.relative_to(ROOT).as_posix() for path in (ROOT / "licences").iterdir()}
    assert texts == {part.file for part in inside}
    assert PROJECT["project"]["license-files"] == ["LICENSE", "licences/*.txt"]
    assert set(PROJECT["project"]["license"].split(" AND ")) == {"MIT", *(part.licence for part in inside)}


def test_extra_all_names_every_other_extra() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert extras["all"] == [f"sixfold[{','.join(sorted(set(extras) - {'all'}))}]"]


def test_needed_packages_are_listed_with_licence() -> None:
    needed = list(bundled.dependencies())
    extras = PROJECT["project"]["optional-dependencies"].values()
    direct = [*PROJECT["project"]["dependencies"], *(each for extra in extras for each in extra)]
    names = {part.name for part in needed}
    assert {re.split(r"[^\w.-]", each)[0].replace(".", "-") for each in direct} - {"sixfold"} <= names
    assert not names & {"pytest", "mypy", "mkdocs", "playwright"}
    assert [part.name for part in needed if not known(part.licence)] == []
    assert not next(part for part in needed if part.name == "msgspec").optional
    assert all(part.optional for part in needed if part.name in ("starlette", "textual", "pillow", "numpy"))


def test_list_of_parts_is_valid_cyclonedx() -> None:
    parts = sbom()
    assert (parts["bomFormat"], parts["specVersion"]) == ("CycloneDX", "1.6")
    refs = [each["bom-ref"] for each in parts["components"]]
    assert len(set(refs)) == len(refs) == len(list(bundled.bundled())) + len(list(bundled.dependencies()))
    assert parts["dependencies"][0]["dependsOn"] == refs
    for each in parts["components"]:
        assert each["type"] == "library"
        assert known(each["licenses"][0]["expression"])
        assert not {"serialNumber", "timestamp"} & set(each)
    where = PROJECT["tool"]["scikit-build"]["wheel"]["force-include"]
    assert where == {"deploy/sbom.cdx.json": "${SKBUILD_METADATA_DIR}/sboms/sixfold.cdx.json"}


def test_sdist_contains_sources_and_no_installed_files(tmp_path: Path) -> None:
    make = f"from scikit_build_core.build import build_sdist; build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", make], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/sixfold/web/index.html", "src/sixfold/web/packages.json", "deploy/sbom.cdx.json", "run"} <= names
    assert {part.file for part in bundled.bundled()} | {
        "LICENSE",
        "kernel/bindings/python/module.cpp",
        "web/package-lock.json",
    } <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".pyc", ".so"))]
    assert not [name for name in names if name.startswith((".", "dist/", "site/", "build/"))]


def test_image_steps_exist() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    steps = re.findall(r"^([A-Z]+) (.*)$", text, re.MULTILINE)
    assert [name for name, _ in steps].count("FROM") == 2
    settings = dict(steps)
    assert json.loads(settings["ENTRYPOINT"]) == ["sixfold", "serve"]
    assert "CMD" not in settings, "arguments would replace it"
    assert settings["USER"] == "1000:1000"
    values = resolve({}, dict(each.split("=") for each in settings["ENV"].split()))
    assert (values["host"], values["port"], values["db"]) == ("0.0.0.0", 8000, "/data/tables.db")
    assert "--require-hashes" in text
    assert (ROOT / "requirements-play.lock").exists()
    assert "./run wheel" in text
    assert "large" in PROJECT["project"]["optional-dependencies"]
    assert "-f deploy/Containerfile" in (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    ignored = set((ROOT / ".dockerignore").read_text(encoding="utf-8").split())
    assert {".env", "src/sixfold/web", "**/node_modules"} <= ignored
    assert "/data" in {value for name, value in steps if name == "VOLUME"}
