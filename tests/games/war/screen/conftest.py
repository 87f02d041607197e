"""Fixtures of the window's tests."""

from tests.app.conftest import *  # noqa: F403
