"""Tabs and their titles."""

import pytest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.parts.tabs import Tabs

TITLES = ("Lab", "What if", "Talk", "Score", "Log", "Rules")


@pytest.mark.parametrize("growing", [False, True])
def test_titles_come_closer_and_are_made_smaller_rather_than_hidden(qtbot: QtBot, growing: bool) -> None:
    tabs = Tabs()
    qtbot.addWidget(tabs)
    tabs.write_titles(20)
    for title in TITLES:
        tabs.addTab(QWidget(), title)
    bar = tabs.tabBar()
    tabs.resize(900, 300)
    tabs.show()
    widest = bar.sizeHint().width()
    high = bar.fontMetrics().height()
    tabs.resize(round(widest * 0.7), 300)
    assert bar.fontMetrics().height() < high
    qtbot.waitUntil(lambda: not any(arrow.isVisible() for arrow in bar.findChildren(QToolButton)))
    if growing:
        tabs.resize(900, 300)
        assert (bar.fontMetrics().height(), bar.sizeHint().width()) == (high, widest)
