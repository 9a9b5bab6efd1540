"""Provide environments for learning programs: PettingZoo, Gymnasium, and batches of games. Needs `sixfold[envs]`."""

from .aec import SixfoldEnv
from .batch import BatchEnv
from .layout import ASIDE, END, LAY, QWIRKLES, TAKE, Layout, layout
from .resample import Impossible, resample
from .solo import SoloEnv

__all__ = [
    "ASIDE",
    "END",
    "LAY",
    "QWIRKLES",
    "TAKE",
    "BatchEnv",
    "Impossible",
    "Layout",
    "SixfoldEnv",
    "SoloEnv",
    "layout",
    "resample",
]
