"""Send a folder as hosts of static sites do: under a path, compressed, cached for ten minutes, and no other paths."""

from __future__ import annotations

import gzip
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Self
from urllib.parse import urlsplit

from sixfold.cli.main import main
from sixfold.server.pages import COMPRESSED, CONTENT_TYPES

BASE = "/games/sixfold/"


class StaticHost:
    """Serve a folder on loopback, and count what is sent."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sent: dict[str, int] = {}
        """Bytes sent by path, headers included."""
        self._lock = Lock()
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                host._answer(self)

            def log_message(self, format: str, *args: object) -> None:
                """Print nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.url = f"{self.origin}{BASE}"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Answer no more requests."""
        self._server.shutdown()
        self._server.server_close()

    def build(self, *options: str) -> None:
        """Write the static site into the folder."""
        assert main(["static", "--out", str(self.folder), *options, "--lang", "en"]) == 0

    def change(self, name: str, old: str, new: str) -> None:
        """Change a file of the site."""
        path = self.folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def _answer(self, request: BaseHTTPRequestHandler) -> None:
        path = urlsplit(request.path).path
        file = self.folder / (path.removeprefix(BASE) or "index.html")
        if not path.startswith(BASE) or ".." in path or not file.is_file():
            self._send(request, path, 404, b"not found", {})
            return
        data, ending = file.read_bytes(), file.suffix[1:]
        headers = {"content-type": CONTENT_TYPES.get(ending, "text/plain"), "cache-control": "max-age=600"}
        headers["etag"] = f'W/"{sha256(data).hexdigest()[:16]}"'
        if request.headers.get("if-none-match") == headers["etag"]:
            self._send(request, path, 304, b"", headers)
            return
        if ending not in COMPRESSED and "gzip" in request.headers.get("accept-encoding", ""):
            data = gzip.compress(data, 6)
            headers["content-encoding"] = "gzip"
        self._send(request, path, 200, data, headers)

    def _send(
        self, request: BaseHTTPRequestHandler, path: str, status: int, data: bytes, headers: dict[str, str]
    ) -> None:
        request.send_response(status)
        for name, value in {**headers, "content-length": str(len(data))}.items():
            request.send_header(name, value)
        request.end_headers()
        request.wfile.write(data)
        size = len(data) + sum(len(name) + len(value) + 4 for name, value in headers.items())
        with self._lock:
            self.sent[path] = self.sent.get(path, 0) + size
