"""What the bots at this screen know of people from other games, and a button that makes them forget it."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_button, make_label, make_row
from cardtable.app.parts.widgets import set_tip
from cardtable.language import filled, listed, named, translate
from cardtable.library.kept_words import forget_words, kept_words

_MOST = 6
"""So many people are told in the row; its tip has all."""


class KeptWordsRow(QWidget):
    """One line; it is not there where nothing is known."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self.words = make_label(sans(14), wraps=True, plain=True)
        tip = self.tr("Makes the bots on this computer forget whether people kept their word")
        self.forget_button = make_button(self.tr("Forget"), self._forget, 14, tip, small=True)
        self.setLayout(make_row((self.words, 1), self.forget_button, gap=12, rim=(0, 0, 0, 0)))
        self.refresh()

    def refresh(self) -> None:
        """Shows what is known now."""
        known = kept_words(self._path)
        people = [
            filled(
                translate("KeptWordsRow", "{who} ({kept} of {given} times)")
                if name
                else translate("KeptWordsRow", "you ({kept} of {given} times)"),
                who=named(name),
                kept=reputation.kept,
                given=reputation.kept + reputation.broken,
            )
            for name, reputation in known.items()
        ]
        shown = [*people[:_MOST], *(["…"] if len(people) > _MOST else [])]
        text = self.tr("Bots remember how often people kept their word: {people}.")
        self.words.setText(filled(text, people=listed(shown)))
        set_tip(self.words, "\n".join(people))
        self.setHidden(not known)

    def _forget(self) -> None:
        forget_words(self._path)
        self.refresh()
