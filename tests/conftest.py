"""Lets the tests run on another build of the kernel: one with sanitizers, named by SIXFOLD_KERNEL."""

from __future__ import annotations

import importlib.util
import os
import sys


def _use(path: str) -> None:
    spec = importlib.util.spec_from_file_location("sixfold._kernel", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["sixfold._kernel"] = module
    spec.loader.exec_module(module)


if path := os.environ.get("SIXFOLD_KERNEL"):
    _use(path)
