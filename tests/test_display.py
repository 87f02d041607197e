"""Displays: the program opens its window if it can, and otherwise says why in one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import PySide6
import pytest

import tasks
from cardtable.app import display
from cardtable.app import main as app
from tools import see_window
from tools.see_window import Unseen, has_xvfb, hidden_display, see

pytestmark = pytest.mark.slow

CARDTABLE = [sys.executable, "-m", "cardtable"]
REFUSAL = "Cardtable can't open a window here: "
LAST = "This failed to start.\n\nAvailable platform plugins are: xcb, offscreen, wayland.\n"
"""Last lines of Qt's message if it finds no display."""
XCB = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"

Start = Callable[..., subprocess.CompletedProcess[str]]

PACKAGES = {**tasks.LIBRARIES[tasks.DRAW], **tasks.LIBRARIES[tasks.WINDOW]}
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
x11 = pytest.mark.skipif(
    bool(display.missing_libraries([XCB])),
    reason="Qt lacks libraries for an X display; `python tasks.py play` names them",
)
xvfb = pytest.mark.skipif(not has_xvfb(), reason="there is no Xvfb; Debian has it in the package xvfb")


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all displays from the environment, and the locale, on which Qt might comment."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def start() -> Start:
    """Return a function that runs the program, or Python with other arguments, to its end."""

    def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *(arguments or CARDTABLE[1:])]
        return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)

    return start


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """Yield the name of a hidden X display."""
    with hidden_display() as name:
        yield name


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """Return the reason why there was no window, having checked that the program said nothing else."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(REFUSAL)
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix(REFUSAL)


@linux
class TestWithout:
    def test_no_display_is_told_before_qt_is_imported(self, start: Start) -> None:
        told = refused(start())
        assert told.startswith("there is no display. Without a window, try `cardtable simulate ")
        program = "import sys; from cardtable.cli import main; main([]); sys.exit('PySide6' in sys.modules)"
        assert start("-c", program).returncode == 0

    @x11
    def test_a_display_that_is_not_there(self, start: Start) -> None:
        assert refused(start(DISPLAY=":9876")).startswith("the display can't be opened (DISPLAY=':9876'). ")

    @x11
    def test_a_platform_without_its_display(self, start: Start) -> None:
        told = refused(start(QT_QPA_PLATFORM="xcb"))
        assert told.startswith("the display can't be opened (QT_QPA_PLATFORM='xcb'). ")

    def test_wayland_that_is_not_there(self, start: Start, tmp_path: Path) -> None:
        # Every session has that folder; without it Wayland's own library adds a line.
        assert "wayland" in refused(start(WAYLAND_DISPLAY="wayland-none", XDG_RUNTIME_DIR=str(tmp_path)))

    def test_an_unknown_platform(self, start: Start) -> None:
        told = refused(start(DISPLAY=":9876", QT_QPA_PLATFORM="dance"))
        assert told.startswith("QT_QPA_PLATFORM is 'dance', but Qt knows only ")
        assert ", offscreen, " in told

    def test_what_was_asked_for_is_still_said(self, start: Start) -> None:
        done = start(QT_QPA_PLATFORM="dance", QT_DEBUG_PLUGINS="1")
        assert "qt.core.plugin" in done.stderr
        assert done.stderr.splitlines()[-1].startswith(REFUSAL)

    @pytest.mark.parametrize("environment", [{}, {"QT_QPA_PLATFORM": "dance"}])
    def test_without_a_console_it_ends_alike(self, start: Start, environment: dict[str, str]) -> None:
        program = "import sys; sys.stdout = sys.stderr = None; from cardtable.cli import main; sys.exit(main([]))"
        done = start("-c", program, **environment)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


class TestReason:
    def test_another_end_of_qt_is_quoted(self) -> None:
        assert display.reason("Could not initialize egl display\n") == "Qt says 'Could not initialize egl display'."

    def test_a_display_is_wanting_where_none_is_named(self) -> None:
        assert display.reason(LAST) == display.NO_DISPLAY

    @linux
    def test_libraries_that_are_missing_are_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[str] = []

        def missing(files: list[Path]) -> list[str]:
            asked.extend(path.name for path in files)
            return ["libEGL.so.1", "libxcb-cursor.so.0"]

        monkeypatch.setattr(display, "missing_libraries", missing)
        monkeypatch.setenv("DISPLAY", ":0")
        told = display.reason(LAST)
        assert told.startswith("the system lacks libEGL.so.1, libxcb-cursor.so.0. ")
        assert told.endswith("`sudo apt-get install libegl1 libxcb-cursor0`.")
        assert asked == ["QtWidgets.abi3.so", "libqxcb.so"]
        monkeypatch.setenv("QT_QPA_PLATFORM", "wayland:fast;xcb")
        display.reason(LAST)
        assert asked[2:] == ["QtWidgets.abi3.so", "libqwayland.so", "libqxcb.so"]

    @linux
    def test_a_library_is_missing_where_the_loader_does_not_find_it(self, tmp_path: Path) -> None:
        shutil.copy(XCB, tmp_path)  # away from Qt's own libraries
        assert "libQt6XcbQpa.so.6" in display.missing_libraries([tmp_path / XCB.name])
        assert "libQt6XcbQpa.so.6" not in display.missing_libraries([XCB])

    def test_without_ldd_nothing_is_known_of_libraries(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", "")
        assert display.missing_libraries([XCB]) == []

    @pytest.mark.parametrize("library", PACKAGES)
    def test_debian_names_packages_by_a_rule(self, library: str) -> None:
        assert display.debian_package(library) == PACKAGES[library]


class TestImport:
    """Missing libraries of the system that all of Qt needs, so that importing it fails."""

    @pytest.fixture
    def fails(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[ImportError, list[str]], None]:
        """Return a function that makes opening the window fail with an error and missing libraries."""

        def fails(error: ImportError, missing: list[str]) -> None:
            def open_window(argv: list[str]) -> None:
                raise error

            monkeypatch.setattr(app, "open_window", open_window)
            monkeypatch.setattr(display, "missing_libraries", lambda files: missing)
            monkeypatch.setenv("DISPLAY", ":0")

        return fails

    @linux
    def test_a_library_of_the_system(
        self, fails: Callable[[ImportError, list[str]], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        fails(ImportError("libEGL.so.1: cannot open shared object file"), ["libEGL.so.1"])
        assert app.main([]) == 2
        assert capsys.readouterr().err.startswith(f"{REFUSAL}the system lacks libEGL.so.1. ")

    def test_qt_itself(
        self, fails: Callable[[ImportError, list[str]], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        fails(ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), [])
        assert app.main([]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"{REFUSAL}PySide6 can't be imported (No module named 'PySide6'). ")

    def test_a_module_of_ours_is_no_matter_of_displays(self, fails: Callable[[ImportError, list[str]], None]) -> None:
        fails(ModuleNotFoundError("No module named 'cardtable.app.tble'", name="cardtable.app.tble"), [])
        with pytest.raises(ModuleNotFoundError):
            app.main([])


class TestOutOfSight:
    PROGRAM = "from cardtable.app.main import application_for; print(application_for([]).platformName())"

    def test_nothing_is_said(self, start: Start) -> None:
        done = start("-c", self.PROGRAM, QT_QPA_PLATFORM="offscreen")
        assert (done.returncode, done.stdout, done.stderr) == (0, "offscreen\n", "")

    def test_what_qt_says_on_the_way_is_passed_on(self, start: Start) -> None:
        done = start("-c", self.PROGRAM, QT_QPA_PLATFORM="dance;offscreen")
        assert (done.returncode, done.stdout) == (0, "offscreen\n")
        assert done.stderr == 'qt.qpa.plugin: Could not find the Qt platform plugin "dance" in ""\n'

    def test_a_page_that_lacks_something_fails_the_rehearsal(self, start: Start) -> None:
        program = (
            "import sys; sys.modules['numpy'] = None; from cardtable.app import rehearsal\n"
            "rehearsal.SCREENS = {'mentalist': rehearsal.SCREENS['mentalist']}; rehearsal.rehearse()"
        )
        done = start("-c", program)
        assert done.returncode == 1
        assert done.stderr.splitlines()[-1].startswith("ModuleNotFoundError: import of numpy halted")


@x11
@xvfb
class TestOnScreen:
    def test_the_program_opens_its_window_and_ends_with_it(self, screen: str) -> None:
        assert see(CARDTABLE, screen).errors == ""

    def test_where_wayland_is_gone_there_is_still_x(self, screen: str) -> None:
        see(CARDTABLE, screen, WAYLAND_DISPLAY="wayland-none")

    def test_a_program_without_a_window(self, screen: str) -> None:
        with pytest.raises(Unseen, match=r"^no window: it ended with status 1\. not today$"):
            see([sys.executable, "-c", "raise SystemExit('not today')"], screen)

    def test_a_window_that_never_comes(self, screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(see_window, "PATIENCE", 0.1)
        with pytest.raises(Unseen, match=r"^no window within "):
            see([sys.executable, "-c", "import signal; signal.pause()"], screen)

    def test_an_end_in_disorder(self, screen: str) -> None:
        program = "from cardtable.app import main; raise SystemExit(3 + main.main([]))"
        with pytest.raises(Unseen, match=r"^its window was closed, and it ended with status 3"):
            see([sys.executable, "-c", program], screen)

    def test_a_display_that_is_not_there(self) -> None:
        with pytest.raises(Unseen, match=r"^the display :9876 can't be opened$"):
            see(CARDTABLE, ":9876")

    def test_it_is_said_in_a_line(self, capfd: pytest.CaptureFixture[str]) -> None:
        assert see_window.main(CARDTABLE) == 0
        assert capfd.readouterr().out.startswith("see_window: its window was there after ")
        assert see_window.main(["true"]) == 1
        assert capfd.readouterr().err == "see_window: true: no window: it ended with status 0. \n"
