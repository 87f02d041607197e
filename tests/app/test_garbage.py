"""Garbage is looked for in the interface's thread, no matter what makes it."""

import threading

from pytestqt.qtbot import QtBot


class Knot:
    """Only a search for garbage finds it, and then it says where."""

    def __init__(self, found: list[threading.Thread]) -> None:
        self.own = self
        self.found = found

    def __del__(self) -> None:
        self.found.append(threading.current_thread())


def test_what_a_thread_leaves_is_collected_in_the_interfaces_thread(qtbot: QtBot) -> None:
    found: list[threading.Thread] = []
    held: list[list[int]] = []

    def work() -> None:
        Knot(found)
        held.extend([number] for number in range(100_000))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == []
    qtbot.waitUntil(lambda: found != [])
    assert found == [threading.main_thread()]
