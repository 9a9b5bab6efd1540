"""Packs views for the C++ kernel and unpacks its answers: the only importer of the extension."""

from __future__ import annotations

from .._kernel import (
    CubesRolling,
    CubesStyle,
    Stop,
    cubes_choose,
    cubes_expectations,
    cubes_lessons,
    cubes_match,
    cubes_placements,
)

__all__ = [
    "CubesRolling",
    "CubesStyle",
    "Stop",
    "cubes_choose",
    "cubes_expectations",
    "cubes_lessons",
    "cubes_match",
    "cubes_placements",
]
