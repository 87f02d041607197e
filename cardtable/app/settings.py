"""What a person may set about the look and pace of the table, kept from session to session."""

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

SPEEDS = {"instant": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
"""How long motions and bots' beats take, against normal."""
_UNSEEN = "unseen"
_MOST_UNSEEN = 50


class Settings(QObject):
    """The settings, each read and written as a plain attribute; `changed` tells whoever shows them."""

    changed = Signal()

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        if folder is None:
            from platformdirs import user_config_dir

            folder = Path(user_config_dir("cardtable", appauthor=False))
        where = folder / "settings.ini"
        self._kept = QSettings(str(where), QSettings.Format.IniFormat)

    def _set(self, key: str, value: object) -> None:
        if self._kept.value(key) != value:
            self._kept.setValue(key, value)
            self._kept.sync()
            self.changed.emit()

    def _flag(self, key: str, default: bool) -> bool:
        return str(self._kept.value(key, default)).lower() == "true"

    @property
    def speed(self) -> str:
        """One of SPEEDS."""
        held = str(self._kept.value("speed", "normal"))
        return held if held in SPEEDS else "normal"

    @speed.setter
    def speed(self, name: str) -> None:
        self._set("speed", name)

    @property
    def reduce_motion(self) -> bool:
        """Whether things change place without travelling; bots keep their beats."""
        return self._flag("reduce_motion", False)

    @reduce_motion.setter
    def reduce_motion(self, on: bool) -> None:
        self._set("reduce_motion", on)

    @property
    def two_colour(self) -> bool:
        """Whether suits are red and black instead of four colours."""
        return self._flag("two_colour", False)

    @two_colour.setter
    def two_colour(self, on: bool) -> None:
        self._set("two_colour", on)

    @property
    def light_panel(self) -> bool:
        """Whether the side panel is light."""
        return self._flag("light_panel", False)

    @light_panel.setter
    def light_panel(self, on: bool) -> None:
        self._set("light_panel", on)

    @property
    def name(self) -> str:
        """What the person at this screen is called at the table; empty until she says."""
        return str(self._kept.value("name", ""))

    @name.setter
    def name(self, name: str) -> None:
        self._set("name", name)

    def remembered(self, key: str) -> str:
        """A text kept under a key of its own, such as the last table that was set; empty where there is none."""
        return str(self._kept.value(f"remembered/{key}", ""))

    def remember(self, key: str, text: str) -> None:
        """Keeps a text for next time; nobody is told of it. It is on disk at once: the next moment may be the last."""
        self._kept.setValue(f"remembered/{key}", text)
        self._kept.sync()

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

    @property
    def motion(self) -> float:
        """How long motions take, against normal: 0 for none."""
        return 0.0 if self.reduce_motion else SPEEDS[self.speed]

    @property
    def beat(self) -> float:
        """How long a bot's natural moment takes, against normal; 0 only at instant speed."""
        return SPEEDS[self.speed]
