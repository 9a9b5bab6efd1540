"""Generate OpenAPI for HTTP and AsyncAPI for the socket from the types that the server decodes."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.metadata import version
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec

from .. import messages
from .api import OPERATIONS
from .errors import STATUS
from .routing import Operation

SCHEMA_REFERENCE: Final = "#/components/schemas/{name}"
DESCRIPTION: Final = cleandoc(messages.__doc__ or "").partition("\n\n")[2]
"""What every client must know, without the line about the module."""


@cache
def _schemas() -> tuple[dict[int, dict[str, Any]], dict[str, Any]]:
    kinds: list[Any] = [messages.Refusal, messages.Up, messages.Down, messages.SeenRecord]
    for operation in OPERATIONS:
        kinds += [] if operation.media else [operation.answer]
        kinds += [] if operation.body is None else [operation.body]
    found, components = msgspec.json.schema_components(kinds, ref_template=SCHEMA_REFERENCE)
    return {id(kind): schema for kind, schema in zip(kinds, found, strict=True)}, components


def schema_of(kind: Any) -> dict[str, Any]:
    """Return the JSON Schema of a type."""
    return _schemas()[0][id(kind)]


def components() -> dict[str, Any]:
    """Return every message type by its name, as JSON Schema."""
    return _schemas()[1]


@cache
def openapi() -> bytes:
    """Return the HTTP interface as OpenAPI 3.1."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Sixfold", "version": version("sixfold"), "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "the secret of a seat"}},
        },
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _operation(operation: Operation) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": {
            "200": {"description": "Done", "content": _answer(operation)},
            **{
                str(code): {"description": "Refused", "content": _json(SCHEMA_REFERENCE.format(name="Refusal"))}
                for code in sorted({400, 409, *STATUS.values()})
            },
        },
    }
    if operation.body is not None:
        made["requestBody"] = {"required": True, "content": _json(schema_of(operation.body))}
    if operation.seat:
        made["security"] = [{"seat": []}, {}]
    return made


def _answer(operation: Operation) -> dict[str, Any]:
    return {media: {} for media in operation.media} or _json(schema_of(operation.answer))


def _json(schema: dict[str, Any] | str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": schema} if isinstance(schema, str) else schema}}


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    count = {"type": "integer", "minimum": 0, "maximum": 999_999}
    found: list[dict[str, Any]] = [
        {"name": each, "in": "query", "required": False, "schema": count} for each in operation.query
    ]
    for name, known in operation.choices.items():
        schema = {"type": "string", "enum": list(known), "default": known[0]}
        found.append({"name": name, "in": "query", "required": False, "schema": schema})
    for name, pattern in operation.texts.items():
        schema = {"type": "string", "pattern": f"^({pattern})?$"}
        found.append({"name": name, "in": "query", "required": False, "schema": schema})
    for each in re.findall("{(.*?)}", operation.path):
        found.insert(0, {"name": each, "in": "path", "required": True, "schema": {"type": "string"}})
    return found


@cache
def asyncapi() -> bytes:
    """Return the socket as AsyncAPI 3."""
    kinds = {
        kind.__name__: {
            "name": kind.__struct_config__.tag,
            "summary": cleandoc(kind.__doc__ or ""),
            "payload": {"$ref": SCHEMA_REFERENCE.format(name=kind.__name__)},
        }
        for kind in (*get_args(messages.Up), *get_args(messages.Down))
    }
    document = {
        "asyncapi": "3.0.0",
        "info": {"title": "Sixfold", "version": version("sixfold")},
        "channels": {
            "socket": {
                "address": "/api/socket",
                "description": "JSON texts. The first one up is a hello. `?table=` lets proxies distribute sockets.",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in kinds},
            }
        },
        "operations": {
            "up": _direction("receive", messages.Up),
            "down": _direction("send", messages.Down),
        },
        "components": {"messages": kinds, "schemas": components()},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _direction(action: str, kinds: Any) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/socket/messages/{kind.__name__}"} for kind in get_args(kinds)]
    return {"action": action, "channel": {"$ref": "#/channels/socket"}, "messages": messages}


@cache
def page() -> str:
    """Return both documents for people, as one HTML page without dependencies."""
    operations = "".join(
        f"<li><code>{each.method} {each.path}</code> {escape(each.summary)}</li>" for each in OPERATIONS
    )
    kinds = "".join(
        f"<li><code>{kind.__name__}</code> {escape(cleandoc(kind.__doc__ or ''))}</li>"
        for kind in (*get_args(messages.Up), *get_args(messages.Down), *get_args(messages.Command))
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>Sixfold: the interface</title><h1>The interface</h1><p>{escape(DESCRIPTION)}</p>"
        "<p><a href='/api/openapi.json'>OpenAPI 3.1</a> · <a href='/api/asyncapi.json'>AsyncAPI 3</a></p>"
        f"<h2>HTTP</h2><ul>{operations}</ul><h2>Socket /api/socket</h2><ul>{kinds}</ul></html>"
    )
