"""Helpers of the pictures of all games: tables, dialogs, and the texts that a picture shows."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeVar

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QGroupBox, QLabel, QLineEdit, QTabBar, QWidget

from cardtable.app.routes import NewGame
from cardtable.app.table.game_page import GamePage
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.session.table_kind import PRACTICE_KEY
from tasks import ROOT, TRANSLATIONS
from tools.stage import Stage
from tools.translations import texts

SHOWN = ROOT / "docs" / "pictures"
"""Folder of the pictures that the README and the manual show."""
WORDS = SHOWN / "words.json"
"""Language and texts of the program in each of these pictures, so that a test notices when a text is reworded."""
_PLACEHOLDERS = re.compile(r"\\\{\w+\\\}|%n")
_QUALITY = 86
_SMALL = 480
"""Width of a small picture in pixels."""
_FILM = 960
"""Width of a film in pixels."""
_FILM_QUALITY = 70
_LEAST = 4
"""Fewest letters of a text beside its placeholders; shorter texts would match too much."""

LONG_NAMES = (
    *("Maximiliane", "Konstantinos", "Bartholomew", "Anne-Catherine"),
    *("Christophorus", "Wilhelmina", "Emmanuelle", "Guadalupe"),
)

Picture = Callable[..., None]
"""Function that takes a picture under a name: of the window or, if given, of a widget."""
DialogT = TypeVar("DialogT", bound=QDialog)


def begin(stage: Stage, key: str, players: list[str], practice: bool = False, **rules: object) -> GamePage:
    """Begin a new game between people with long names, and return its page."""
    game = GAMES[key]
    seats = tuple(SeatName(name, player) for name, player in zip(LONG_NAMES, players, strict=False))
    header = new_header(game, game.rules.made(rules), seats, 11)
    if practice:
        header.object[PRACTICE_KEY] = True
    return stage.dealt(lambda: stage.window.go(NewGame(header)))


def opened(stage: Stage, kind: type[DialogT]) -> DialogT:
    """Return the dialog of a class, once it is open."""
    stage.until(lambda: any(dialog.isVisible() for dialog in stage.window.findChildren(kind)))
    return next(dialog for dialog in stage.window.findChildren(kind) if dialog.isVisible())


# --- pictures of the README and the manual --------------------------------------------------------------------------


def keep(stage: Stage, name: str, taken: QPixmap) -> None:
    """Save a picture in docs/pictures, and note the texts that the window shows.

    A picture named after a game is saved in a small size as well.
    """
    taken.save(str(SHOWN / f"{name}.jpg"), quality=_QUALITY)
    note_texts(f"{name}.jpg", stage)
    if name in GAMES:
        small = taken.scaledToWidth(_SMALL, Qt.TransformationMode.SmoothTransformation)
        small.save(str(SHOWN / f"{name}-small.jpg"), quality=_QUALITY)
        note_texts(f"{name}-small.jpg", stage)


def keep_film(stage: Stage, name: str, frames: Sequence[QImage]) -> None:
    """Save a film of these frames, a tenth of a second each, in docs/pictures."""
    shown = [_as_pillow(frame.scaledToWidth(_FILM, Qt.TransformationMode.SmoothTransformation)) for frame in frames]
    first, *others = shown
    path = SHOWN / f"{name}.webp"
    first.save(path, save_all=True, append_images=others, duration=100, loop=0, quality=_FILM_QUALITY, method=4)
    note_texts(path.name, stage)


def _as_pillow(picture: QImage) -> Image.Image:
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    size, row = (plain.width(), plain.height()), plain.bytesPerLine()
    return Image.frombuffer("RGB", size, bytes(plain.constBits()), "raw", "RGB", row, 1)


def note_texts(name: str, stage: Stage) -> None:
    """Note the texts that a new picture of the window shows, and forget pictures that are gone."""
    known = json.loads(WORDS.read_text(encoding="utf-8")) if WORDS.exists() else {}
    language = stage.settings.language
    known[name] = {"language": language, "texts": texts_shown(stage.window, language)}
    there = {picture: words for picture, words in known.items() if (SHOWN / picture).exists()}
    WORDS.write_text(json.dumps(there, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def texts_shown(window: QWidget, language: str) -> list[str]:
    """Return the texts of the program, sorted, that a window shows in a language (a code such as "en").

    A text with placeholders matches whatever fills them. Painted texts, as on the felt, aren't found.
    """
    seen = [text for text in _seen(window) if text]
    return sorted({text for text, pattern in _patterns(language) if any(pattern.fullmatch(one) for one in seen)})


def texts_known(language: str) -> set[str]:
    """Return all texts of the program in a language."""
    return {text for text, _ in _patterns(language)}


def _seen(window: QWidget) -> Iterator[str]:
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisible() or widget.window() is not window:  # dialogs are not in the picture
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QComboBox):
            yield widget.currentText()
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        yield widget.accessibleName()


@cache
def _patterns(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return each text with a pattern that matches it whatever fills its placeholders."""
    found = {text for text in _texts(language) if len(re.sub(r"\{\w+\}|%n|\W", "", text)) >= _LEAST}
    return tuple((text, re.compile(_PLACEHOLDERS.sub(".+", re.escape(text)), re.DOTALL)) for text in sorted(found))


def _texts(language: str) -> Iterator[str]:
    if language == "en":
        yield from (text.source for text in texts() if not text.plural)
    for message in ET.parse(TRANSLATIONS / f"cardtable_{language}.ts").iter("message"):
        forms = message.findall("translation/numerusform") or message.findall("translation")
        yield from (form.text for form in forms if form.text)
