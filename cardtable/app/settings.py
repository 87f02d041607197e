"""What a person may set about the look and pace of the table, kept from session to session."""

import json
import stat
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardtable.app.folders import replace_file

SPEEDS = {"instant": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
"""How long motions and bots' beats take, against normal."""
_UNSEEN = "unseen"
_MOST_UNSEEN = 50
_FILE = "settings.json"
_LIMIT = 1 << 18
"""Bytes: more than any settings come to."""


class Settings(QObject):
    """The settings, each read and written as a plain attribute; `changed` tells whoever shows them."""

    changed = Signal()
    not_kept = Signal(str)
    """They can't be written: one sentence, told once."""

    def __init__(self, folder: Path | None = None) -> None:
        """Reads the settings of the user, or those in a folder of one's own; none are as good as the usual ones."""
        super().__init__()
        if folder is None:
            from platformdirs import user_config_dir

            folder = Path(user_config_dir("cardtable", appauthor=False))
        self._path = folder / _FILE
        self._told = False
        self.problem = ""
        """What was wrong with the file, in one sentence; it was put aside then."""
        self._kept: dict[str, object] = {}
        try:
            self._kept = self._on_disk()
        except (OSError, ValueError) as error:
            self.problem = self._put_aside(error)

    def _on_disk(self) -> dict[str, object]:
        """What the file holds, nothing where there is none; OSError or ValueError, with the reason, where it is bad."""
        try:
            status = self._path.stat()
        except FileNotFoundError:
            return {}
        if not stat.S_ISREG(status.st_mode):  # not to be opened: a named pipe would be waited for
            raise ValueError("it is no ordinary file")
        if status.st_size > _LIMIT:
            raise ValueError(f"it has more than {_LIMIT:,} bytes")
        try:
            held = json.loads(self._path.read_bytes())
        except (ValueError, RecursionError):
            held = None
        if not isinstance(held, dict):
            raise ValueError("it holds no JSON object")
        return held

    def _put_aside(self, error: OSError | ValueError) -> str:
        """Gives a bad file another name, so that nothing is lost; the sentence for the person."""
        reason = (error.strerror if isinstance(error, OSError) else "") or str(error)
        aside = self._path.with_name(_FILE + ".bad")
        try:
            self._path.replace(aside)
        except OSError:
            return self.tr("The usual settings hold: {file} can't be read ({why}).").format(file=self._path, why=reason)
        text = self.tr("The usual settings hold: {file} could not be read ({why}), and is called {name} now.")
        return text.format(file=self._path, why=reason, name=aside.name)

    def _keep(self, key: str, value: object) -> None:
        """Puts it on disk at once: the next moment may be the last. What another window set meanwhile stays."""
        with suppress(OSError, ValueError):  # what is bad is written over with what is known here
            self._kept |= self._on_disk()
        self._kept[key] = value
        try:
            replace_file(self._path, json.dumps(self._kept, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            if not self._told:
                self._told = True
                text = self.tr("The settings can't be kept: {file}: {why}.")
                self.not_kept.emit(text.format(file=self._path, why=error.strerror or error))

    def _set(self, key: str, value: object) -> None:
        if self._kept.get(key) != value:
            self._keep(key, value)
            self.changed.emit()

    def _flag(self, key: str) -> bool:
        return self._kept.get(key) is True

    def _text(self, key: str, default: str = "") -> str:
        held = self._kept.get(key)
        return held if isinstance(held, str) else default

    @property
    def speed(self) -> str:
        """One of SPEEDS."""
        held = self._text("speed", "normal")
        return held if held in SPEEDS else "normal"

    @speed.setter
    def speed(self, name: str) -> None:
        self._set("speed", name)

    @property
    def reduce_motion(self) -> bool:
        """Whether things change place without travelling; bots keep their beats."""
        return self._flag("reduce_motion")

    @reduce_motion.setter
    def reduce_motion(self, on: bool) -> None:
        self._set("reduce_motion", on)

    @property
    def two_colour(self) -> bool:
        """Whether suits are red and black instead of four colours."""
        return self._flag("two_colour")

    @two_colour.setter
    def two_colour(self, on: bool) -> None:
        self._set("two_colour", on)

    @property
    def light_panel(self) -> bool:
        """Whether the side panel is light."""
        return self._flag("light_panel")

    @light_panel.setter
    def light_panel(self, on: bool) -> None:
        self._set("light_panel", on)

    @property
    def name(self) -> str:
        """What the person at this screen is called at the table; empty until she says."""
        return self._text("name")

    @name.setter
    def name(self, name: str) -> None:
        self._set("name", name)

    def remembered(self, key: str) -> str:
        """A text kept under a key of its own, such as the last table that was set; empty where there is none."""
        return self._text(f"remembered/{key}")

    def remember(self, key: str, text: str) -> None:
        """Keeps a text for next time; nobody is told of it."""
        self._keep(f"remembered/{key}", text)

    @property
    def unseen(self) -> list[str]:
        """The names of the files of games that were opened here and whose result has not been shown."""
        return [name for name in self.remembered(_UNSEEN).split("/") if name]

    def opened(self, path: Path) -> None:
        """A game is opened; of those that were left long ago no more is known."""
        names = [name for name in self.unseen if name != path.name]
        self.remember(_UNSEEN, "/".join([*names, path.name][-_MOST_UNSEEN:]))

    def saw_the_end(self, path: Path) -> None:
        """The result of a game is shown."""
        self.remember(_UNSEEN, "/".join([name for name in self.unseen if name != path.name]))

    def renamed(self, old: Path, new: Path) -> None:
        """A game's file has another name now."""
        self.remember(_UNSEEN, "/".join([new.name if name == old.name else name for name in self.unseen]))

    @property
    def motion(self) -> float:
        """How long motions take, against normal: 0 for none."""
        return 0.0 if self.reduce_motion else SPEEDS[self.speed]

    @property
    def beat(self) -> float:
        """How long a bot's natural moment takes, against normal; 0 only at instant speed."""
        return SPEEDS[self.speed]
