"""A proxy in front of a server whose connections can go dead without being closed, as on a lost mobile network."""

from __future__ import annotations

import socket
from threading import Event, Thread


class StallingProxy:
    """Pass bytes on in both directions until it is stalled; pass on the rest after `resume`.

    After `cut`, connections that exist or are opened until `mend` stay dead for ever, as after a change of networks.
    """

    def __init__(self, target: str) -> None:
        host, _, port = target.rpartition("//")[2].partition(":")
        self._target = (host, int(port))
        self._flowing = Event()
        self._flowing.set()
        self._cut = self._closed = False
        self._lines: set[Event] = set()
        self._sockets: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def stall(self) -> None:
        self._flowing.clear()

    def resume(self) -> None:
        self._flowing.set()

    def cut(self) -> None:
        self._cut = True
        for dead in self._lines:
            dead.set()

    def mend(self) -> None:
        self._cut = False

    def close(self) -> None:
        self._closed = True
        self.resume()
        self._close_all()

    def _close_all(self) -> None:
        for each in (self._listener, *self._sockets):
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
                self._sockets.append(client)
                if self._cut:
                    continue
                self._flowing.wait()
                server = socket.create_connection(self._target)
            except OSError:
                return
            self._sockets.append(server)
            if self._closed:  # while this thread was waiting
                self._close_all()
                return
            dead = Event()
            self._lines.add(dead)
            for source, sink in ((client, server), (server, client)):
                Thread(target=self._pass_on, args=(source, sink, dead), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket, dead: Event) -> None:
        try:
            while data := source.recv(65536):
                self._flowing.wait()
                if not dead.is_set():
                    sink.sendall(data)
            if not dead.is_set():
                sink.shutdown(socket.SHUT_WR)
        except OSError:
            for each in (source, sink):
                each.close()
