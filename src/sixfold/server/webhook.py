"""Write what happens at tables for the webhook of the operator: Discord, Telegram, ntfy, or JSON for anything else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import SplitResult, parse_qsl

from msgspec import Struct, json

from .http_client import Forbidden, parse_url

Format = Literal["discord", "telegram", "ntfy", "json"]
FORMATS: Final[dict[str, Format]] = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "api.telegram.org": "telegram",
    "ntfy.sh": "ntfy",
}
"""By host; `ntfy+https://ntfy.example/topic` names the format of any other."""
MARKUP: Final = re.compile(r"([^\w\s])", re.ASCII)


class News(Struct, frozen=True, kw_only=True):
    """What happened at a table: nothing that is hidden from anybody there. `text` says it in a sentence."""

    event: Literal["turn", "reminder", "over"]
    table: str
    game: str
    player: str | None
    """Whose turn it is."""
    winners: tuple[str, ...] = ()
    text: str


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where to send news, and in which format."""

    url: SplitResult
    format: Format

    @classmethod
    def parse(cls, text: str) -> Webhook:
        """Read a URL, perhaps with a format and `+` before it; raise ValueError."""
        prefix, plus, rest = text.partition("+")
        named = plus and prefix in ("discord", "telegram", "ntfy", "json")
        try:
            url = parse_url(rest if named else text, ("http", "https"))
        except Forbidden:
            raise ValueError("not a URL") from None
        found: Format = FORMATS.get(url.hostname or "", "json")
        return cls(url, prefix if named else found)  # type: ignore[arg-type]  # one of those above

    def request(self, news: News) -> tuple[SplitResult, dict[str, str], bytes]:
        """Return the URL, headers and body of a request. Nothing in a player's name is markup or notifies anybody."""
        as_json = {"Content-Type": "application/json"}
        match self.format:
            case "discord":
                text = MARKUP.sub(r"\\\1", news.text)
                return self.url, as_json, json.encode({"content": text, "allowed_mentions": {"parse": []}})
            case "telegram":
                message = {**dict(parse_qsl(self.url.query)), "text": news.text}
                body = json.encode({**message, "link_preview_options": {"is_disabled": True}})
                return self.url._replace(query=""), as_json, body
            case "ntfy":
                return self.url, {"Content-Type": "text/plain; charset=utf-8"}, news.text.encode()
            case "json":
                return self.url, as_json, json.encode(news)
