"""What a person may set about the look and pace of the table, kept from session to session."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from cardtable.language import as_number, filled, translate
from cardtable.library.folders import plain_json, read_json, replace_file, settings_path
from cardtable.wording import Amount, in_words, worded

Words = Callable[[], str]
"""Words in the language of the screen, which is not known yet when they are declared."""

SPEEDS = {"instant": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
"""How long motions and bots' beats take, against normal."""
LOUDNESS = {"off": 0.0, "soft": 0.25, "normal": 0.55, "loud": 1.0}
"""How loud sounds are, of all that the device has."""
TEXT_SIZES = ("100", "110", "125", "150", "175", "200")
"""How large texts are, in per cent of what is designed."""
_LOUDNESS_BEFORE = "sound"
_LESS_MOTION_BEFORE = "reduce_motion"
"""The key under which earlier versions kept whether motions are reduced."""
_UNSEEN = "unseen"
_MOST_UNSEEN = 50
_PEOPLE = "people"
_PROGRAMS = "programs"
_MOST_PEOPLE = 50
_MOST_PROGRAMS = 50
_LONGEST_PROGRAM = 1_000
"""Characters of all that is kept of one: so that they never make the file too large."""
_FILE = "settings.json"
_LIMIT = 1 << 18
"""Bytes: more than any settings come to."""


Held = TypeVar("Held", str, bool)
Made = TypeVar("Made")


class Setting(Generic[Held]):
    """One setting, declared once: the file's key, what is taken from it, the attribute, and its field in the dialog.

    No struct as house rules are: the first page would have to wait for msgspec.
    """

    def __init__(
        self,
        usual: Held,
        label: Words,
        help: Words | None = None,
        choices: Mapping[str, Words] | Callable[[], Mapping[str, Words]] | None = None,
    ) -> None:
        """`label` and `help` name it in the dialog. `choices` are the values that a text may have, each with its words,
        or what finds them on this machine; without them it may be any."""
        self.usual: Held = usual
        """What holds where nothing, or nothing that fits, was set."""
        self.label = label
        self.help = help
        self._choices = choices or {}

    @property
    def choices(self) -> Mapping[str, Words]:
        """By value its words; empty where it may be any."""
        return self._choices() if callable(self._choices) else self._choices

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        """Of the attribute, and of the key in the file."""

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
        """Whether it takes a value, which may come from a file that anybody has written."""
        return type(value) is type(self.usual) and (not self.choices or value in self.choices)


def _languages() -> dict[str, Words]:
    """Those of this copy, each in its own words."""
    from cardtable.app.languages import SYSTEM, languages

    here = {code: partial(str, name) for code, name in languages().items()}
    return {SYSTEM: lambda: translate("SettingsDialog", "system language"), **here}


def _per_cent(size: str) -> str:
    return filled(translate("SettingsDialog", "{size}%"), size=as_number(int(size)))


class Settings(QObject):
    """The settings, each read and written as a plain attribute; `changed` tells what shows them."""

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
    """Whether things travel as they change place, or only where the system doesn't ask for less motion; bots keep their
    beats."""
    two_colour = Setting(
        False,
        lambda: translate("SettingsDialog", "Card faces"),
        lambda: translate("SettingsDialog", "Use red and black suits instead of four colours"),
    )
    """Whether suits are red and black instead of four colours."""
    light_panel = Setting(
        False,
        lambda: translate("SettingsDialog", "Appearance"),
        lambda: translate("SettingsDialog", "Light panels"),
    )
    """Whether the side panel is light."""
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
    """One of LOUDNESS."""
    language = Setting("system", lambda: translate("SettingsDialog", "Language"), choices=_languages)
    """A language's code, or the system's where we speak that."""
    card_letters = Setting(
        "own",
        lambda: translate("SettingsDialog", "Letters on cards"),
        choices={
            "own": lambda: translate("SettingsDialog", "same as language"),
            "english": lambda: "A J Q K",
        },
    )
    """Whether pictures on cards have the letters of the language, such as D for a queen, or English ones."""
    count_taken = Setting(
        False,
        lambda: translate("SettingsDialog", "Memory"),
        lambda: translate("SettingsDialog", "Show points taken that you would otherwise have to remember"),
    )
    """Whether tables count what was taken before everybody's eyes and lies closed since."""
    remarks = Setting(
        True,
        lambda: translate("SettingsDialog", "Small talk"),
        lambda: translate("SettingsDialog", "Bots comment on the game now and then"),
    )
    """Whether bots remark on what everybody has seen; talk that is part of a game is no such thing."""
    changed = Signal()
    not_kept = Signal(str)
    """They can't be written: one sentence, told once."""

    def __init__(self, folder: Path | None = None) -> None:
        """Reads the settings of the user, or those in a folder that is given; none are as good as the usual ones."""
        super().__init__()
        self._path = (folder or settings_path()) / _FILE
        self._warned = False
        self._system_moves_less = False
        self.problem = ""
        """What was wrong with the file, in one sentence; it was put aside then."""
        self._kept: dict[str, object] = {}
        try:
            self._kept = self._on_disk()
        except (OSError, ValueError) as error:
            self.problem = self._put_aside(error)
        if self._kept.get(_LESS_MOTION_BEFORE) is True:
            self._kept.setdefault(Settings.animations.name, "reduced")

    @property
    def folder(self) -> Path:
        """Where they are kept; the folder need not be there yet."""
        return self._path.parent

    def _on_disk(self) -> dict[str, object]:
        """What the file holds, nothing where there is none; OSError or ValueError, with the reason, where it is bad."""
        try:
            return read_json(self._path, _LIMIT)
        except FileNotFoundError:
            return {}

    def _put_aside(self, error: OSError | ValueError) -> str:
        """Gives a bad file another name, so that nothing is lost; the sentence for the person."""
        aside = self._path.with_name(_FILE + ".bad")
        try:
            self._path.replace(aside)
        except OSError:
            text = self.tr("Using default settings: {file} can't be read ({why}).")
            return filled(text, file=self._path, why=in_words(error))
        text = self.tr("Using default settings: {file} couldn't be read ({why}) and was renamed to {name}.")
        return filled(text, file=self._path, why=in_words(error), name=aside.name)

    def _keep(self, key: str, value: object) -> None:
        """Puts it on disk at once: the next moment may be the last. What another window set meanwhile stays."""
        with suppress(OSError, ValueError):  # what is bad is written over with what is known here
            self._kept |= (on_disk := self._on_disk())
            if on_disk.get(key) == value:
                return
        text = json.dumps({**self._kept, key: value}, ensure_ascii=False, indent=1)
        # Python has halves of surrogate pairs in names of files that are not in UTF-8, and reads them back in JSON.
        data = text.encode(errors="surrogatepass")
        try:
            if len(data) > _LIMIT:  # or else nothing of it would be read again
                raise ValueError(worded("it has more than {most} bytes", most=Amount(_LIMIT)))
            self._kept[key] = value
            replace_file(self._path, data)
        except (OSError, ValueError) as error:
            if not self._warned:
                self._warned = True
                text = self.tr("The settings can't be saved: {file}: {why}.")
                self.not_kept.emit(filled(text, file=self._path, why=in_words(error)))

    def held(self, key: str) -> object:
        """What the file holds under a key, whatever that is; None where it holds nothing."""
        return self._kept.get(key)

    def hold(self, key: str, value: object) -> None:
        """Keeps the value of a setting; what shows it is told where it is another."""
        if self._kept.get(key) != value:
            self._keep(key, value)
            self.changed.emit()

    def remembered(self, key: str) -> str:
        """A text kept under a key of its own, such as the last table that was set; empty where there is none."""
        held = self._kept.get(f"remembered/{key}")
        return held if isinstance(held, str) else ""

    def recalled(self, key: str, made: Callable[[Any], Made]) -> Made | None:
        """Return what `made` makes of the JSON that is kept as a text under a key, which anybody may have written. None
        where none is kept, or `made` raises anything that odd types and numbers lead to."""
        try:
            return made(plain_json(self.remembered(key)))
        except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError):
            return None

    def remember(self, key: str, text: str) -> None:
        """Keeps a text for next time; nobody is told of it."""
        self._keep(f"remembered/{key}", text)

    @property
    def people(self) -> list[str]:
        """The names of those who have played at this screen, the last first."""
        return [name for name in self.remembered(_PEOPLE).split("\n") if name]

    def meet(self, names: Sequence[str]) -> None:
        """These play now."""
        self.remember(_PEOPLE, "\n".join([*names, *[name for name in self.people if name not in names]][:_MOST_PEOPLE]))

    @property
    def programs(self) -> list[tuple[str, ...]]:
        """The programs that somebody at this screen has allowed, the last one last: of each its command, the folder it
        ran in, and the files that the command named there. Earlier versions kept commands alone: those don't count."""
        held = self._kept.get(_PROGRAMS)
        lists = [one for one in held if isinstance(one, list)] if isinstance(held, list) else []
        return [tuple(one) for one in lists if one and all(isinstance(text, str) for text in one)]

    def allow(self, programs: Sequence[tuple[str, ...]]) -> None:
        """These may be started from now on. About one with a very long command it will be asked again."""
        known = [*self.programs, *[one for one in programs if sum(map(len, one)) <= _LONGEST_PROGRAM]]
        self._keep(_PROGRAMS, [list(one) for one in known[-_MOST_PROGRAMS:]])

    @classmethod
    def declared(cls) -> list[Setting[str] | Setting[bool]]:
        """All of them, in the order of declaration."""
        return [one for one in vars(cls).values() if isinstance(one, Setting)]

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
    def text_scale(self) -> float:
        """How much larger than designed texts are: 1 to 2."""
        return int(self.text_size) / 100

    def change_text_size(self, step: int) -> None:
        """Texts are a step larger (1) or smaller (-1), or of the usual size again (0)."""
        at = TEXT_SIZES.index(self.text_size) + step
        self.text_size = TEXT_SIZES[min(max(0, at), len(TEXT_SIZES) - 1)] if step else Settings.text_size.usual

    @property
    def loudness(self) -> float:
        """How loud sounds are: 0 where there are none, 1 as loud as the device is."""
        return LOUDNESS[self.sound]

    def switch_sound(self) -> bool:
        """Off, or as loud again as it was before; whether it is on now."""
        if self.sound == "off":
            before = self.remembered(_LOUDNESS_BEFORE)
            self.sound = before if before in LOUDNESS and before != "off" else Settings.sound.usual
        else:
            self.remember(_LOUDNESS_BEFORE, self.sound)
            self.sound = "off"
        return self.sound != "off"

    def heed_system(self, moves_less: bool) -> None:
        """Whether the system asks for less motion, as far as is known."""
        if moves_less != self._system_moves_less:
            self._system_moves_less = moves_less
            self.changed.emit()

    @property
    def moves_less(self) -> bool:
        """Whether things change place without travelling."""
        return self.animations == "reduced" or (self.animations == "system" and self._system_moves_less)

    @property
    def motion(self) -> float:
        """How long motions take, against normal: 0 for none."""
        return 0.0 if self.moves_less else SPEEDS[self.speed]

    @property
    def beat(self) -> float:
        """How long a bot's natural moment takes, against normal; 0 only at instant speed."""
        return SPEEDS[self.speed]
