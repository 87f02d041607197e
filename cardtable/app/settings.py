"""Settings of the person, such as look and pace of the table, kept in a file."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from cardtable.errors import BadInput
from cardtable.language import as_number, filled, translate
from cardtable.library.folders import plain_json, read_json, replace_file, settings_path
from cardtable.wording import Amount, in_words, worded

Words = Callable[[], str]
"""Call for words in the language of the interface, which is not yet known when settings are declared."""

SPEEDS = {"instant": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
"""Durations of motions and bots' pauses, as multiples of the normal ones."""
LOUDNESS = {"off": 0.0, "soft": 0.25, "normal": 0.55, "loud": 1.0}
"""Volumes of sounds, as shares of the device's."""
TEXT_SIZES = ("100", "110", "125", "150", "175", "200")
"""Sizes of texts, in per cent of the designed ones."""
_LOUDNESS_BEFORE = "sound"
_LESS_MOTION_BEFORE = "reduce_motion"
"""Key under which earlier versions kept whether motions are reduced."""
_UNSEEN = "unseen"
_MOST_UNSEEN = 50
_PEOPLE = "people"
_PROGRAMS = "programs"
_MOST_PEOPLE = 50
_MOST_PROGRAMS = 50
_LONGEST_PROGRAM = 1_000
"""Longest entry for a program, in characters; 50 of them don't make the file too large."""
_FILE = "settings.json"
_LIMIT = 1 << 18
"""Largest size of the file, in bytes: more than any settings need."""


Held = TypeVar("Held", str, bool)
Made = TypeVar("Made")


class Setting(Generic[Held]):
    """Setting, a descriptor: its default, its key in the file, its values, and its field in the dialog.

    Unlike house rules it is no msgspec struct, as the first page would have to wait for the import of msgspec.
    """

    def __init__(
        self,
        usual: Held,
        label: Words,
        help: Words | None = None,
        choices: Mapping[str, Words] | Callable[[], Mapping[str, Words]] | None = None,
    ) -> None:
        """`label` and `help` describe it in the dialog. `choices` are the values that a text may have, with their
        words, or a call that finds them on this computer; without `choices` any text is allowed."""
        self.usual: Held = usual
        """Default, also used for values in the file that don't fit."""
        self.label = label
        self.help = help
        self._choices = choices or {}

    @property
    def choices(self) -> Mapping[str, Words]:
        """Words for each value; empty if any value is allowed."""
        return self._choices() if callable(self._choices) else self._choices

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        """Name of the attribute, and key in the file."""

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[Held]": ...
    @overload
    def __get__(self, settings: "Settings", owner: type) -> Held: ...
    def __get__(self, settings: "Settings | None", owner: type) -> "Setting[Held] | Held":
        if settings is None:
            return self
        held = settings.held(self.name)
        return held if self.fits(held) else self.usual  # type: ignore[return-value]

    def __set__(self, settings: "Settings", value: Held) -> None:
        if not self.fits(value):
            raise ValueError(f"{self.name} can't be {value!r}")
        settings.hold(self.name, value)

    def fits(self, value: object) -> bool:
        """Return whether a value is allowed. It may come from a file, so it may be anything."""
        return type(value) is type(self.usual) and (not self.choices or value in self.choices)


def _languages() -> dict[str, Words]:
    """Return the system's language and the available ones, each named in itself."""
    from cardtable.app.languages import SYSTEM, languages

    here = {code: partial(str, name) for code, name in languages().items()}
    return {SYSTEM: lambda: translate("SettingsDialog", "system language"), **here}


def _per_cent(size: str) -> str:
    return filled(translate("SettingsDialog", "{size}%"), size=as_number(int(size)))


class Settings(QObject):
    """Settings of the person, each an attribute. `changed` is emitted after a change."""

    speed = Setting(
        "normal",
        lambda: translate("SettingsDialog", "Game speed"),
        choices={
            "instant": lambda: translate("SettingsDialog", "instant"),
            "fast": lambda: translate("SettingsDialog", "fast"),
            "normal": lambda: translate("SettingsDialog", "normal"),
            "slow": lambda: translate("SettingsDialog", "slow"),
        },
    )
    """One of SPEEDS."""
    text_size = Setting(
        "100",
        lambda: translate("SettingsDialog", "Text size"),
        lambda: translate("SettingsDialog", "Also with Ctrl and plus, minus or 0"),
        choices={size: partial(_per_cent, size) for size in TEXT_SIZES},
    )
    """One of TEXT_SIZES."""
    animations = Setting(
        "system",
        lambda: translate("SettingsDialog", "Animations"),
        lambda: translate("SettingsDialog", "Reduced: cards jump to their places"),
        choices={
            "system": lambda: translate("SettingsDialog", "same as system"),
            "full": lambda: translate("SettingsDialog", "full"),
            "reduced": lambda: translate("SettingsDialog", "reduced"),
        },
    )
    """Motions: "full", "reduced", or "system" for reduced if the system asks for less motion. With reduced motion
    things jump to their places, but bots keep their pauses."""
    two_colour = Setting(
        False,
        lambda: translate("SettingsDialog", "Card faces"),
        lambda: translate("SettingsDialog", "Use red and black suits instead of four colours"),
    )
    """True for red and black suits instead of four colours."""
    light_panel = Setting(
        False,
        lambda: translate("SettingsDialog", "Appearance"),
        lambda: translate("SettingsDialog", "Light panels"),
    )
    """True for light panels."""
    sound = Setting(
        "normal",
        lambda: translate("SettingsDialog", "Sound"),
        lambda: translate("SettingsDialog", "Press M at the table to turn it off or on"),
        choices={
            "off": lambda: translate("SettingsDialog", "off"),
            "soft": lambda: translate("SettingsDialog", "soft"),
            "normal": lambda: translate("SettingsDialog", "normal"),
            "loud": lambda: translate("SettingsDialog", "loud"),
        },
    )
    """Volume, one of LOUDNESS."""
    language = Setting("system", lambda: translate("SettingsDialog", "Language"), choices=_languages)
    """Language's code, or "system" for the system's language if it is available."""
    card_letters = Setting(
        "own",
        lambda: translate("SettingsDialog", "Letters on cards"),
        choices={
            "own": lambda: translate("SettingsDialog", "same as language"),
            "english": lambda: "A J Q K",
        },
    )
    """Letters on court cards: "own" for those of the language, such as D for a queen in German, or "english"."""
    count_taken = Setting(
        False,
        lambda: translate("SettingsDialog", "Memory"),
        lambda: translate("SettingsDialog", "Show points taken that you would otherwise have to remember"),
    )
    """True if tables show the points of cards that players took openly and that are face down since."""
    remarks = Setting(
        True,
        lambda: translate("SettingsDialog", "Small talk"),
        lambda: translate("SettingsDialog", "Bots comment on the game now and then"),
    )
    """True if bots make remarks about what all have seen. Talk that is part of a game is not affected."""
    changed = Signal()
    not_kept = Signal(str)
    """Sentence saying that the settings can't be written. Emitted once in a run."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read the settings in `folder`, or else the user's. Defaults apply if there are none."""
        super().__init__()
        self._path = (folder or settings_path()) / _FILE
        self._warned = False
        self._system_moves_less = False
        self.problem = ""
        """Sentence about a fault of the file, which was renamed; "" if there is none."""
        self._kept: dict[str, object] = {}
        try:
            self._kept = self._on_disk()
        except (OSError, BadInput) as error:
            self.problem = self._put_aside(error)
        if self._kept.get(_LESS_MOTION_BEFORE) is True:
            self._kept.setdefault(Settings.animations.name, "reduced")

    @property
    def folder(self) -> Path:
        """Folder of the settings, which need not exist yet."""
        return self._path.parent

    def _on_disk(self) -> dict[str, object]:
        """Return the content of the file, {} if there is no file. Raises OSError or BadInput if it is bad."""
        try:
            return read_json(self._path, _LIMIT)
        except FileNotFoundError:
            return {}

    def _put_aside(self, error: OSError | BadInput) -> str:
        """Rename a bad file, so that nothing is lost, and return a sentence for the person."""
        aside = self._path.with_name(_FILE + ".bad")
        try:
            self._path.replace(aside)
        except OSError:
            text = self.tr("Using default settings: {file} can't be read ({why}).")
            return filled(text, file=self._path, why=in_words(error))
        text = self.tr("Using default settings: {file} couldn't be read ({why}) and was renamed to {name}.")
        return filled(text, file=self._path, why=in_words(error), name=aside.name)

    def _keep(self, key: str, value: object) -> None:
        """Write a value to the file at once, as the program may end at any moment. Changes by another window are
        kept."""
        with suppress(OSError, BadInput):  # a bad file is replaced by what is known here
            self._kept |= (on_disk := self._on_disk())
            if on_disk.get(key) == value:
                return
        text = json.dumps({**self._kept, key: value}, ensure_ascii=False, indent=1)
        # Python uses lone surrogates for file names that aren't UTF-8, and reads them back from JSON.
        data = text.encode(errors="surrogatepass")
        try:
            if len(data) > _LIMIT:  # a larger file would not be read again
                raise BadInput(worded("it has more than {most} bytes", most=Amount(_LIMIT)))
            self._kept[key] = value
            replace_file(self._path, data)
        except (OSError, BadInput) as error:
            if not self._warned:
                self._warned = True
                text = self.tr("The settings can't be saved: {file}: {why}.")
                self.not_kept.emit(filled(text, file=self._path, why=in_words(error)))

    def held(self, key: str) -> object:
        """Return the value in the file under a key, of any type; None if there is none."""
        return self._kept.get(key)

    def hold(self, key: str, value: object) -> None:
        """Write the value of a setting, and emit `changed` if it is another than before."""
        if self._kept.get(key) != value:
            self._keep(key, value)
            self.changed.emit()

    def remembered(self, key: str) -> str:
        """Return a text that was remembered under a key, such as the last table; "" if there is none."""
        held = self._kept.get(f"remembered/{key}")
        return held if isinstance(held, str) else ""

    def recalled(self, key: str, made: Callable[[Any], Made]) -> Made | None:
        """Return what `made` makes of the JSON text remembered under a key, which may be anything. None if there is no
        text, or `made` raises an error that wrong types or values lead to."""
        try:
            return made(plain_json(self.remembered(key)))
        except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError):
            return None

    def remember(self, key: str, text: str) -> None:
        """Write a text under a key for later, without emitting `changed`."""
        self._keep(f"remembered/{key}", text)

    @property
    def people(self) -> list[str]:
        """Names of people who have played at this screen, latest first."""
        return [name for name in self.remembered(_PEOPLE).split("\n") if name]

    def meet(self, names: Sequence[str]) -> None:
        """Remember the names of people who play now."""
        self.remember(_PEOPLE, "\n".join([*names, *[name for name in self.people if name not in names]][:_MOST_PEOPLE]))

    @property
    def programs(self) -> list[tuple[str, ...]]:
        """Programs that the person has allowed, latest last. Each is a tuple of its command, the folder it ran in, and
        the files there that the command named. Entries of earlier versions, which had commands only, don't count."""
        held = self._kept.get(_PROGRAMS)
        lists = [one for one in held if isinstance(one, list)] if isinstance(held, list) else []
        return [tuple(one) for one in lists if one and all(isinstance(text, str) for text in one)]

    def allow(self, programs: Sequence[tuple[str, ...]]) -> None:
        """Allow programs to be started. One with a very long entry is not remembered, and the person is asked again."""
        known = [*self.programs, *[one for one in programs if sum(map(len, one)) <= _LONGEST_PROGRAM]]
        self._keep(_PROGRAMS, [list(one) for one in known[-_MOST_PROGRAMS:]])

    @classmethod
    def declared(cls) -> list[Setting[str] | Setting[bool]]:
        """Return all settings, in the order of declaration."""
        return [one for one in vars(cls).values() if isinstance(one, Setting)]

    @property
    def unseen(self) -> list[str]:
        """File names of games that were opened here and whose results have not been shown."""
        return [name for name in self.remembered(_UNSEEN).split("/") if name]

    def opened(self, path: Path) -> None:
        """Note that a game is opened. Only the latest games are remembered."""
        names = [name for name in self.unseen if name != path.name]
        self.remember(_UNSEEN, "/".join([*names, path.name][-_MOST_UNSEEN:]))

    def saw_the_end(self, path: Path) -> None:
        """Note that a game's result has been shown."""
        self.remember(_UNSEEN, "/".join([name for name in self.unseen if name != path.name]))

    def renamed(self, old: Path, new: Path) -> None:
        """Note that a game's file has been renamed."""
        self.remember(_UNSEEN, "/".join([new.name if name == old.name else name for name in self.unseen]))

    @property
    def text_scale(self) -> float:
        """Size of texts as a multiple of the designed one: 1 to 2."""
        return int(self.text_size) / 100

    def change_text_size(self, step: int) -> None:
        """Make texts a step larger (1) or smaller (-1), or reset their size (0)."""
        at = TEXT_SIZES.index(self.text_size) + step
        self.text_size = TEXT_SIZES[min(max(0, at), len(TEXT_SIZES) - 1)] if step else Settings.text_size.usual

    @property
    def loudness(self) -> float:
        """Volume of sounds: 0 for none, 1 for the device's own."""
        return LOUDNESS[self.sound]

    def switch_sound(self) -> bool:
        """Turn sound off, or on again at the earlier volume. Return whether it is on now."""
        if self.sound == "off":
            before = self.remembered(_LOUDNESS_BEFORE)
            self.sound = before if before in LOUDNESS and before != "off" else Settings.sound.usual
        else:
            self.remember(_LOUDNESS_BEFORE, self.sound)
            self.sound = "off"
        return self.sound != "off"

    def heed_system(self, moves_less: bool) -> None:
        """Take note of whether the system asks for less motion."""
        if moves_less != self._system_moves_less:
            self._system_moves_less = moves_less
            self.changed.emit()

    @property
    def moves_less(self) -> bool:
        """True if things jump to their places instead of moving."""
        return self.animations == "reduced" or (self.animations == "system" and self._system_moves_less)

    @property
    def motion(self) -> float:
        """Duration of motions as a multiple of the normal one; 0 for no motion."""
        return 0.0 if self.moves_less else SPEEDS[self.speed]

    @property
    def beat(self) -> float:
        """Duration of bots' pauses as a multiple of the normal one; 0 only at speed "instant"."""
        return SPEEDS[self.speed]
