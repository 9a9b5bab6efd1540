"""Write TypeScript for the web client: the messages as types, the editions as data."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

from sixfold import messages
from sixfold.ai.bots import LEVELS
from sixfold.rules.edition import edition, editions, settings
from sixfold.server.openapi import components

SOURCES = Path(__file__).parents[1] / "web" / "src"
UNIONS = {"Up": messages.Up, "Down": messages.Down, "Command": messages.Command}


def typescript() -> str:
    """Return a module with an interface for each message that the web client uses, and a union for each direction."""
    texts = {name: _interface(name, schema) for name, schema in components().items()}
    for name, union in UNIONS.items():
        texts[name] = f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};"
    wanted, used = _imported(), set[str]()
    while wanted:
        used |= wanted
        words = {word for name in wanted for word in re.findall(r"\b[A-Z]\w+", _without_comment(texts[name]))}
        wanted = (words & texts.keys()) - used
    head = "// The messages between server and client. Made by `./run docs` from src/sixfold/messages.py: do not edit."
    return "\n\n".join([head, *(texts[name] for name in sorted(used, key=lambda each: (each in UNIONS, each)))]) + "\n"


def _imported() -> set[str]:
    """Return the names of messages that the sources of the web client import."""
    sources = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte"})
    imports = (
        found[1] for text in sources for found in re.finditer(r'import type \{([^}]*)\} from "[./]*/wire"', text)
    )
    return {name for names in imports for name in re.findall(r"\w+", names)}


def _without_comment(text: str) -> str:
    return text.partition("*/")[2] or text


def editions_typescript() -> str:
    """Return a module with the rules of every edition, what its settings change, and the levels of bots."""
    lines = [
        "// What each rulebook settles, and the levels of bots. Made by `./run docs`: do not edit.",
        "export const EDITIONS = {",
    ]
    for printed in editions().values():
        rules = _rules(printed.id)
        changed = {each.key: _rules(f"{printed.id};{each.key}=1") for each in settings(printed.id)}
        choices = {
            key: {name: value for name, value in new.items() if value != rules[name]} for key, new in changed.items()
        }
        lines.append(f"  {json.dumps(printed.id)}: {json.dumps({**rules, 'settings': choices})},")
    levels = [name for name in LEVELS if name not in ("random", "greedy")]
    lines += ["} as const;", f"export const LEVELS = {json.dumps(levels)} as const;"]
    return "\n".join(lines) + "\n"


def _rules(name: str) -> dict[str, Any]:
    printed = edition(name)
    return {
        **{name: getattr(printed, name) for name in ("game", "hand", "copies", "silent")},
        "announces_sets": printed.rules.announces_sets,
        **asdict(printed.options),
    }


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    lines = [f"/** {schema.get('description', '')} */", f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        # What has a default is always sent by the server, and may be left out by a client.
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{each}"' for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        case "array":
            inner = _type(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    raise ValueError(f"no TypeScript for {schema}")
