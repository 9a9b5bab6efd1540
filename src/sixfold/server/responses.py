"""Build responses to requests that are rejected, in the language of the client."""

from __future__ import annotations

from typing import Final

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from ..i18n.catalog import find_language
from .errors import Problem, http_status, refusal_of

RETRY_SECONDS: Final = {429: "2", 503: "1"}


def request_language(request: Request) -> str:
    """Return the first language of the Accept-Language header that has a catalogue."""
    asked = request.headers.get("accept-language", "").split(",")
    return next(filter(None, map(find_language, asked)), "en")


def error_response(request: Request, problem: Problem) -> Response:
    """Return a problem as a response, and count it."""
    edition = getattr(request.state, "edition", None)  # of the table in the path, once that was found
    refusal = refusal_of(problem, edition, request_language(request))
    request.app.state.server.metrics.refusals.labels(refusal.reason).inc()
    status = http_status(problem)
    headers = {"retry-after": RETRY_SECONDS[status]} if status in RETRY_SECONDS else None
    return Response(json.encode(refusal), status, headers, "application/json")
