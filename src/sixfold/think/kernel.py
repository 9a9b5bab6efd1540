"""Packs views for the C++ kernel and unpacks its answers: the only importer of the extension."""

from __future__ import annotations

from .._kernel import Stop, qwirkle_endgame, qwirkle_endgame_all, qwirkle_endgame_plain, qwirkle_endings

__all__ = ["Stop", "qwirkle_endgame", "qwirkle_endgame_all", "qwirkle_endgame_plain", "qwirkle_endings"]
