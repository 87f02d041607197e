"""Marks the tests of this folder, whose coverage of the engine, match and journal tools/checks.py measures."""

from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark only this folder's tests: pytest passes the tests of all folders."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.engine)
