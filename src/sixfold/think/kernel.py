"""Packs views for the C++ kernel and unpacks its answers: the only importer of the extension."""

from __future__ import annotations

from .._kernel import Stop

__all__ = ["Stop"]
