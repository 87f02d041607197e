"""Marks the tests of this folder: what they leave out of engine, match and journal is counted (tools/checks.py)."""

from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pytest hands over the tests of all folders, whose conftest this is not."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.engine)
