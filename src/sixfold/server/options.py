"""Declare every option of a server once: for the command line, for variables and for the documentation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

KEEP_DAYS, MAX_KEEP_DAYS = 365, 36_500
"""Days after which a table at which nothing happens any more is deleted: the default, and the most."""
DRAIN_SECONDS: Final = 5.0
"""Seconds between saying that the server is not ready any more and closing what is open."""
SWITCH_VALUES: Final = {
    **dict.fromkeys(("1", "true", "yes", "on"), True),
    **dict.fromkeys(("0", "false", "no", "off"), False),
}
NUMBER_TYPES: Final = {"number": int, "seconds": float}


class BadOption(ValueError):
    """Raised for a value that an option does not accept; `name` is how it was given."""

    def __init__(self, option: Option, name: str, text: str) -> None:
        super().__init__(f"{name}={text}")
        self.option = option
        self.name = name
        self.text = text


@dataclass(frozen=True, slots=True)
class Option:
    """An option: `--keep-days` on the command line is `keep_days` here, and the variable SIXFOLD_KEEP_DAYS."""

    name: str
    kind: Literal["text", "number", "seconds", "list", "switch"] = "text"
    default: Any = None
    low: int = 0
    high: int = 0
    meta: str = ""
    """Key of the catalogue for the placeholder of its value; without one it is a URL."""
    help: str = ""
    """Key of the catalogue for its description, if that is not its name."""
    plural: str = ""
    """Name of the variable of a list, which has commas between its values."""

    @property
    def flag(self) -> str:
        """Return how the command line names it."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Return the variable that replaces it."""
        return f"SIXFOLD_{(self.plural or self.name).upper()}"

    def value(self, given: Any, environ: Mapping[str, str]) -> Any:
        """Return what the command line gives, else the variable, else the default; raise BadOption."""
        if given is not None and given is not False and given != []:
            return self._checked(given, self.flag)
        text = environ.get(self.variable, "").strip()
        return self._parsed(text) if text else self.default

    def _parsed(self, text: str) -> Any:
        if self.kind == "list":
            return tuple(filter(None, map(str.strip, text.split(","))))
        if self.kind == "switch":
            if text.lower() not in SWITCH_VALUES:
                raise BadOption(self, self.variable, text)
            return SWITCH_VALUES[text.lower()]
        if self.kind == "text":
            return text
        try:
            return self._checked(NUMBER_TYPES[self.kind](text), self.variable)
        except BadOption:
            raise
        except ValueError:
            raise BadOption(self, self.variable, text) from None

    def _checked(self, value: Any, name: str) -> Any:
        if self.kind in NUMBER_TYPES and not self.low <= value <= self.high:
            raise BadOption(self, name, str(value))
        return tuple(value) if self.kind == "list" else value


OPTIONS: Final = (
    Option("host", default="127.0.0.1", meta="host"),
    Option("port", "number", 8000, 0, 65_535),
    Option("db", default="sixfold.db"),
    Option("relay"),
    Option("workers", "number", None, 1, 1_000),
    Option("password_file", meta="file"),
    Option("origin", "list", (), plural="origins"),
    Option("allow_host", "list", (), meta="host", help="hosts", plural="hosts"),
    Option("proxies", default="", meta="addresses"),
    Option("sockets", "number", None, 1, 10_000_000),
    Option("per_client", "number", None, 1, 100_000),
    Option("keep_days", "number", KEEP_DAYS, 0, MAX_KEEP_DAYS),
    Option("webhook", default=""),
    Option("private_push", "switch", False),
    Option("drain", "seconds", DRAIN_SECONDS, 0, 3_600),
    Option("quiet", "switch", False),
)


def resolve(given: Mapping[str, Any], environ: Mapping[str, str]) -> dict[str, Any]:
    """Return the value of every option by its name; raise BadOption."""
    return {option.name: option.value(given.get(option.name), environ) for option in OPTIONS}
