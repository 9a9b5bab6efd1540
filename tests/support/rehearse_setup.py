"""Run the commands of docs/setup.md, as they are, in a new Debian that boots in a container, and play a turn there.

`python -m tests.support.rehearse_setup dist/sixfold-….whl` needs root, debootstrap and systemd-container. Packages come
from the mirror of this machine, and pip's settings are those of this machine.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tests.support.fleet import ROOT
from tests.support.patience import PATIENCE_SECONDS

OWN_PIP: Final = Path.home() / ".config" / "pip" / "pip.conf"
WHEEL_FOLDER: Final = "srv/sixfold"
"""The folder with the wheel."""
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
"""What this machine trusts: a mirror may have a certificate of its own."""
PACKAGES: Final = "systemd,systemd-sysv,dbus,adduser,ca-certificates"
FINAL_CHECKS: Final = """
get() { curl --silent --cacert /etc/ssl/play.example.pem --resolve play.example:80:127.0.0.1 \\
    --resolve play.example:443:127.0.0.1 "$@"; }
systemctl --no-pager is-active sixfold@8001 sixfold@8002 sixfold@8003 postgresql nats-server nginx
systemd-analyze security --no-pager sixfold@8001 | tail -1
get --output /dev/null --write-out '%{http_code} %{redirect_url}\\n' http://play.example/x
get --head https://play.example/ | grep -i strict-transport
get --output /dev/null --write-out '%{http_code}\\n' https://play.example/metrics
get --fail https://play.example/api/tables --header 'content-type: application/json' --data '{"edition": "qwirkle-pl",
    "secret": "aaaaaaaaaaaaaaaaaaaaaa", "name": "Anna", "others": [{"kind": "bot", "level": "easy"}]}'
"""
"""What must work after the page: its last line creates a table."""


def commands(page: str) -> str:
    """Return all commands of the page."""
    return "".join(re.findall(r"^```sh\n(.*?)^```$", page, re.DOTALL | re.MULTILINE))


def main() -> int:
    wheel, folder = Path(sys.argv[1]).resolve(), Path(tempfile.mkdtemp(prefix="sixfold-setup-"))
    debian = folder / "debian"
    try:
        mirror = re.findall(r"^(?:URIs: |deb (?:\[.*\] )?)(\S+/debian/?)(?:\s|$)", sources(), re.MULTILINE)[0]
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(debian), mirror], check=True
        )
        here = debian / WHEEL_FOLDER
        here.mkdir()
        shutil.copy(wheel, here)
        shutil.copytree(ROOT / "deploy", here / "deploy")
        for file in (Path("/etc/resolv.conf"), Path("/etc/pip.conf"), Path("/etc/apt/apt.conf.d"), OWN_PIP):
            copy(file, debian)
        if CERTIFICATES.exists():
            shutil.copy(CERTIFICATES, here / "certificates.crt")
        (here / "page.sh").write_text(
            f"set -ex\ncd /{WHEEL_FOLDER}\n" + commands((ROOT / "docs" / "setup.md").read_text("utf-8")) + FINAL_CHECKS
        )
        return boot(debian)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sources() -> str:
    """Return where this machine has its packages from."""
    files = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    return "\n".join(file.read_text() for file in files if file.is_file())


def copy(source: Path, root: Path) -> None:
    """Copy a file or folder of this machine's settings to the same place there, if it exists."""
    goal = root / source.relative_to("/")
    goal.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, goal, dirs_exist_ok=True)
    elif source.is_file():
        goal.unlink(missing_ok=True)
        shutil.copy(source, goal)


def boot(debian: Path) -> int:
    """Boot the container, run the page in it, and return its exit status."""
    container = subprocess.Popen(
        ["systemd-nspawn", "--quiet", "--boot", "--register=no", "--keep-unit", "-D", str(debian)],
        stdout=subprocess.DEVNULL,
    )
    try:
        until = monotonic() + PATIENCE_SECONDS
        while not (init := children(container.pid)):
            if monotonic() > until or container.poll() is not None:
                raise TimeoutError("the container does not boot")
            sleep(0.1)
        kept = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        variables = {
            "HOME": str(Path.home()),
            "PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "PIP_CERT": f"/{WHEEL_FOLDER}/certificates.crt",
        } | kept
        environment = [f"{name}={value}" for name, value in (variables | kept).items()]
        inside = ["nsenter", "--target", str(init[0]), "--all", "env", "-i", *environment]
        subprocess.run([*inside, "systemctl", "is-system-running", "--wait"], check=False)
        return subprocess.run([*inside, "bash", f"/{WHEEL_FOLDER}/page.sh"], check=False).returncode
    finally:
        container.terminate()
        container.wait()


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(each) for each in text.split()]


if __name__ == "__main__":
    sys.exit(main())
