"""List what others made and Sixfold contains or needs: licences as files, a page of them, and an SBOM."""

from __future__ import annotations

import base64
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final, Literal

ROOT: Final = Path(__file__).parents[1]
NODE: Final = ROOT / "web" / "node_modules"
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKED: Final = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[^ ;]+)(?: ; (?P<marker>.+?))? \\$(?P<via>(?:\n .*)*)", re.MULTILINE
)
SPOKEN: Final = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
}
"""What packages that do not use SPDX call their licence."""
READ: Final = {"resvg-py": "MIT", "uvloop": "MIT OR Apache-2.0"}
"""Licences that only the files of a package state."""


@dataclass(frozen=True, slots=True)
class Part:
    """Describe a bundled work of somebody else."""

    name: str
    version: str
    licence: str
    """An SPDX expression."""
    where: Literal["web", "font", "kernel", "wasm", "python"]
    purl: str = ""
    text: str = ""
    """The licence itself, of what is inside the package."""
    digest: tuple[str, str] | None = None
    optional: bool = False
    marker: str = ""
    """Python packages: where this version is the one that is taken."""

    @property
    def file(self) -> str:
        """The path of its licence; a package without a file of its own gets the general text."""
        slug = re.sub(r"\W+", "-", self.name.lower()).strip("-") if self.text else self.licence
        return f"licences/{slug}.txt"


def files() -> dict[str, str]:
    """Return every generated file, by its path below the root, with its text."""
    inside, needed = list(bundled()), list(dependencies())
    made = {part.file: part.text for part in inside if part.text}
    made["deploy/sbom.cdx.json"] = json.dumps(_sbom(inside, needed), indent=1, ensure_ascii=False) + "\n"
    made["docs/licences.md"] = _page(inside, needed)
    return made


def bundled() -> Iterator[Part]:
    """Return what is inside the wheel: in the built web client, the fonts, and what is linked to the kernel."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in json.loads((ROOT / "src" / "sixfold" / "web" / "packages.json").read_text(encoding="utf-8")):
        entry = lock[f"node_modules/{name}"]
        kind, _, digest = entry["integrity"].partition("-")
        yield Part(
            name,
            entry["version"],
            entry["license"],
            "font" if name.startswith("@fontsource") else "web",
            f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}",
            _npm_text(name),
            (kind.replace("sha", "SHA-"), base64.b64decode(digest).hex()),
        )
    fonts = ROOT / "src" / "sixfold" / "render" / "fonts"
    drawn = sha256((fonts / "figtree.ttf").read_bytes()).hexdigest()
    yield Part(
        "Figtree", "", "OFL-1.1", "font", "", (fonts / "OFL.txt").read_text(encoding="utf-8"), ("SHA-256", drawn)
    )
    nanobind = distribution("nanobind")
    locked = next(found["version"] for found in _lock() if found["name"] == "nanobind")
    yield Part("nanobind", locked, "BSD-3-Clause", "kernel", f"pkg:pypi/nanobind@{locked}", _text(nanobind))
    robin = Path(str(resources.files("nanobind"))) / "ext" / "robin_map" / "include" / "tsl"
    numbers = re.findall(r"#define TSL_RH_VERSION_\w+ (\d+)", (robin / "robin_growth_policy.h").read_text())
    comment = (robin / "robin_map.h").read_text().partition("*/")[0].removeprefix("/**\n")
    text = "".join(re.sub(r"^ \* ?", "", line) for line in comment.splitlines(keepends=True)).rstrip() + "\n"
    yield Part("robin-map", ".".join(numbers), "MIT", "kernel", "", text)
    yield from _wasm_libraries()


def _wasm_libraries() -> Iterator[Part]:
    """Return what the compiler links to the kernel for the browser: its C++ library and its C library."""
    libraries = Path(str(resources.files("ziglang"))) / "lib"
    wasi = libraries / "libc" / "wasi"
    config = (libraries / "libcxx" / "include" / "__config").read_text(encoding="utf-8")
    version = ".".join(str(int(each)) for each in re.findall(r"_LIBCPP_VERSION (\d\d)(\d\d)(\d\d)", config)[0])

    def part(name: str, licence: str, *files: Path) -> Part:
        text = "\n".join(file.read_text(encoding="utf-8").rstrip() + "\n" for file in files)
        return Part(name, version if name == "LLVM libc++" else "", licence, "wasm", "", text)

    yield part("LLVM libc++", "Apache-2.0 WITH LLVM-exception", libraries / "libcxx" / "LICENSE.TXT")
    yield part("wasi-libc", "MIT", wasi / "LICENSE", wasi / "LICENSE-MIT")
    yield part("cloudlibc", "BSD-2-Clause", wasi / "libc-bottom-half" / "cloudlibc" / "LICENSE")
    yield part("musl", "MIT", libraries / "libc" / "musl" / "COPYRIGHT")


def _npm_text(name: str) -> str:
    found = sorted(path for path in (NODE / name).iterdir() if path.name.lower().startswith("licen"))
    text = found[0].read_text(encoding="utf-8") if found else ""
    return text.partition("# Licenses of bundled dependencies")[0].rstrip() + "\n" if text else ""


def _text(package: Distribution) -> str:
    found = sorted(path for path in package.files or () if "dist-info" in str(path) and "LICENSE" in path.name)
    return found[0].read_text(encoding="utf-8")


def _lock() -> list[re.Match[str]]:
    return list(LOCKED.finditer(re.sub(r"\n    --hash=.*", "", (ROOT / "requirements.lock").read_text())))


def dependencies() -> Iterator[Part]:
    """Return the Python packages that Sixfold needs, directly or not, except those for development."""
    required = _closure({_plain(each) for each in PROJECT["dependencies"]})
    extras = {_plain(each) for extra in PROJECT["optional-dependencies"].values() for each in extra} - {"sixfold"}
    for found in _lock():
        name, version = found["name"], found["version"]
        if name in _closure(extras) | required:
            purl = f"pkg:pypi/{name}@{version}"
            kept = found["marker"] or ""
            yield Part(name, version, _licence(name), "python", purl, optional=name not in required, marker=kept)


def _closure(names: set[str]) -> set[str]:
    """Return these packages and all that they require according to the lock."""
    came_by = {found["name"]: set(re.findall(r"[\w.-]+", found["via"])) for found in _lock()}
    while more := {name for name, via in came_by.items() if via & names} - names:
        names = names | more
    return names


def _plain(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def _licence(name: str) -> str:
    """Return the licence that the package states; empty if it states none, which a test finds."""
    try:
        about = distribution(name).metadata
    except PackageNotFoundError:  # one for another platform
        return READ.get(name, "")
    classes = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier", ()) if each.startswith("License")]
    fields = [about.get_all(key, [""])[0] for key in ("License-Expression", "License")]
    first = next((each for each in (READ.get(name), *fields, *classes) if each), "")
    return SPOKEN.get(first, first)


def _sbom(inside: list[Part], needed: list[Part]) -> dict[str, Any]:
    """Return the SBOM. It is equal for equal locks: it has neither a date nor a random number."""
    own = f"pkg:pypi/sixfold@{PROJECT['version']}"
    whole = {
        "type": "application",
        "bom-ref": own,
        "name": "sixfold",
        "version": PROJECT["version"],
        "purl": own,
        "licenses": [{"expression": PROJECT["license"]}],
    }
    parts = [_component(part) for part in [*inside, *needed]]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": whole},
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [each["bom-ref"] for each in parts]}],
    }


def _component(part: Part) -> dict[str, Any]:
    about: dict[str, Any] = {
        "type": "library",
        "bom-ref": f"{part.where}:{part.name}@{part.version}",
        "name": part.name,
        "version": part.version,
        "scope": "optional" if part.optional else "required",
        "licenses": [{"expression": part.licence}],
    }
    if part.digest:
        about["hashes"] = [{"alg": part.digest[0], "content": part.digest[1]}]
    if part.purl:
        about["purl"] = part.purl
    properties = {"sixfold:bundled": str(part.where != "python").lower(), "sixfold:where": part.where}
    if part.marker:
        properties["sixfold:marker"] = part.marker
    about["properties"] = [{"name": name, "value": value} for name, value in properties.items()]
    return about


WHERE: Final = {
    "web": "the web client",
    "font": "a font",
    "kernel": "linked to the kernel",
    "wasm": "linked to the kernel in the browser",
}


def _page(inside: list[Part], needed: list[Part]) -> str:
    lines = [
        "# Licences",
        "",
        "Sixfold is under the [MIT licence](../LICENSE). What others made and the package brings along:",
        "",
        "| name | version | what it is | licence |",
        "| --- | --- | --- | --- |",
    ]
    for part in inside:
        lines.append(f"| {part.name} | {part.version} | {WHERE[part.where]} | [{part.licence}](../{part.file}) |")
    lines += [
        "",
        "The wheel holds these texts, and the same list for programs as [CycloneDX](../deploy/sbom.cdx.json).",
        "",
        "## Python packages",
        "",
        "They are installed beside Sixfold, not brought along; the versions are those it is tested with.",
        "",
        "| name | version | licence | only |",
        "| --- | --- | --- | --- |",
    ]
    for part in needed:
        notes = ["with an extra"] if part.optional else []
        notes += [f"`{part.marker}`"] if part.marker else []
        lines.append(f"| {part.name} | {part.version} | {part.licence} | {', '.join(notes)} |")
    return "\n".join(lines) + "\n"
