"""Plot a tournament as SVG; positions are percentages, so that text keeps its size at any width."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from ..arena.summary import Json
from .arena_text import number, shown_name

STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
ROW: Final = 32
HEIGHT: Final = 340
MARGIN: Final = 0.05
WIDE_MARGIN: Final = 0.12
"""Leaves room for the numbers at the side."""
MAX_TIME_LABELS: Final = 4
"""Round times along an axis; where there are more, only powers of ten."""


class _Scale:
    """Map values to an axis, in per cent."""

    def __init__(self, values: Sequence[float], margin: float = MARGIN) -> None:
        low, high = min(values), max(values)
        room = margin * (high - low) or 0.5
        self.low, self.high = low - room, high + room

    def at(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def ticks(self) -> list[int]:
        """Return a few round numbers."""
        step = next((step for step in STEPS if (self.high - self.low) / step <= 4), STEPS[-1])
        return [step * each for each in range(ceil(self.low / step), floor(self.high / step) + 1)]


def _round_times(times: Sequence[float]) -> list[float]:
    """Return 1, 2, 5, 10, 20 … from below the shortest time to above the longest."""
    powers = range(floor(log10(min(times))) - 1, ceil(log10(max(times))) + 1)
    every = [first * 10.0**power for power in powers for first in (1, 2, 5)]
    below = max(each for each in every if each <= min(times))
    above = min([each for each in every if each >= max(times)], default=every[-1])
    return [each for each in every if below <= each <= above]


def _signed(elo: int) -> str:
    return f"{elo:+d}" if elo else "0"


def _ends(player: Json) -> tuple[float, float]:
    low, high = player["elo_ci"]
    return (player["elo"], player["elo"]) if low is None else (low, high)


def ratings(players: Sequence[Json], label: str) -> str:
    """Plot every rating as a dot, with its interval as a line."""
    rated = [player for player in players if player["elo"] is not None]
    if not rated:
        return ""
    scale = _Scale([end for player in rated for end in _ends(player)])
    grid = "".join(
        f'<line class="grid" x1="{scale.at(tick)}" x2="{scale.at(tick)}" y1="0" y2="{ROW}"/>' for tick in scale.ticks()
    )
    rows = []
    for player in rated:
        low, high = _ends(player)
        rows.append(
            f'<span class="name">{player["rank"]} {escape(shown_name(player))}</span>'
            f'<svg height="{ROW}" aria-hidden="true">{grid}'
            f'<line class="reach" x1="{scale.at(low)}" x2="{scale.at(high)}" y1="{ROW // 2}" y2="{ROW // 2}"/>'
            f'<circle class="dot" cx="{scale.at(player["elo"])}" cy="{ROW // 2}" r="5"/></svg>'
            f'<span class="n">{number(player["elo"], 0, sign="+")}</span>'
        )
    axis = "".join(
        f'<text x="{scale.at(tick)}" y="14" text-anchor="middle">{_signed(tick)}</text>' for tick in scale.ticks()
    )
    rows.append(f'<svg class="axis" height="20" aria-hidden="true">{axis}</svg>')
    return f'<div class="rows" role="group" aria-label="{escape(label)}">{"".join(rows)}</div>'


def cost(players: Sequence[Json], label: str) -> str:
    """Plot ratings over the CPU time of a move (logarithmic); each mark contains a rank."""
    shown = [player for player in players if player["elo"] is not None and player["cpu_ms_per_move"]]
    if len(shown) < 2:
        return ""
    times = _round_times([player["cpu_ms_per_move"] for player in shown])
    across = _Scale([log10(each) for each in times], WIDE_MARGIN)
    up = _Scale([-end for player in shown for end in _ends(player)])
    parts = [
        f'<line class="grid" x1="0" x2="100%" y1="{up.at(-tick)}" y2="{up.at(-tick)}"/>'
        f'<text x="0" y="{up.at(-tick)}" dy="-4">{_signed(tick)}</text>'
        for tick in (-each for each in up.ticks())
    ]
    for time in times if len(times) <= MAX_TIME_LABELS else [each for each in times if f"{each:e}".startswith("1")]:
        at = across.at(log10(time))
        parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="0" y2="100%"/>')
        parts.append(f'<text x="{at}" y="100%" dy="18" text-anchor="middle">{time:g} ms</text>')
    for player in shown:
        x, y = across.at(log10(player["cpu_ms_per_move"])), up.at(-player["elo"])
        low, high = (up.at(-end) for end in _ends(player))
        parts.append(f'<line x1="{x}" x2="{x}" y1="{low}" y2="{high}"/><circle class="mark" cx="{x}" cy="{y}" r="11"/>')
        parts.append(f'<text class="name" x="{x}" y="{y}" dy="4.5" text-anchor="middle">{player["rank"]}</text>')
    return (
        f'<svg role="img" aria-label="{escape(label)}" height="{HEIGHT}" style="margin-bottom: 24px">'
        f"{''.join(parts)}</svg>"
    )
