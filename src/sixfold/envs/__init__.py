"""Environments for programs that learn: PettingZoo, Gymnasium, and many games at once. Needs `sixfold[envs]`."""

from .aec import SixfoldEnv

__all__ = ["SixfoldEnv"]
