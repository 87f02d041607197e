"""How far the engine's property tests go: enough to find things, quickly; the same examples every time on CI."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# CARDTABLE_EXAMPLES=2000 searches for longer.
settings.register_profile(
    "engine",
    max_examples=int(os.environ.get("CARDTABLE_EXAMPLES", "30")),
    deadline=None,  # machines that run tests are busy
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("engine")
