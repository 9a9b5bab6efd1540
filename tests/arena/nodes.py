"""Run a Ray cluster of two nodes: print its address, and end with standard input."""

from __future__ import annotations

import os
import sys
from typing import Any

from ray.cluster_utils import Cluster

STORE = 80_000_000


def main(folder: str) -> None:
    common: dict[str, Any] = {
        "num_cpus": 1,
        "object_store_memory": STORE,
        "plasma_directory": folder,  # in a container there may be next to no shared memory
        "include_log_monitor": False,
        "no_monitor": True,
        "include_dashboard": False,
    }
    # A node that is gone refuses connections at once, and is noticed after five of these; one that is only slow has
    # much longer, since the machine may be busy.
    quick = {"health_check_initial_delay_ms": 500, "health_check_period_ms": 500}
    cluster = Cluster(initialize_head=True, head_node_args={**common, "_system_config": quick})
    cluster.add_node(**common, env_vars={"SIXFOLD_NODE": "doomed"})
    print(cluster.address, flush=True)
    sys.stdin.read()
    os._exit(0)  # the parent ends all processes that this one started


if __name__ == "__main__":
    main(sys.argv[1])
