"""Talk at a table: what is said there, and how the people at this screen say something."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from cardtable.app.art.palette import Scheme
from cardtable.app.parts.widgets import has_keys
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.say_picker import KEY, SayPicker
from cardtable.app.table.talk_tab import TalkTab
from cardtable.engine.lines import SayLine
from cardtable.language import in_sequence, translate
from cardtable.table.talk import Talk

if TYPE_CHECKING:
    from cardtable.app.table.presenter import TablePresenter


class Talking(QObject):
    """Talk tab, speech bubbles and picker of one table."""

    def __init__(self, table: "TablePresenter", talk: Talk) -> None:
        super().__init__(table)
        self._table = table
        self.bubbles = table.bubbles
        hint = translate("table", "Nothing has been said yet.")
        if table.source.speakers:
            hint = in_sequence([hint, translate("table", "Press T to say something.")])
        self.tab = TalkTab(talk, table.pixmaps, table.emblems, table.colours, hint)
        tabs = table.page.panel.tabs
        tabs.insertTab(0, self.tab, translate("table", "Talk"))
        tabs.setCurrentIndex(0)
        self.picker: SayPicker | None = None
        """Picker of a line of talk; None while it is closed."""
        self._can_speak = False

    @property
    def talk(self) -> Talk:
        """Talk so far, as the table shows it."""
        talk = self._table.model.talk
        assert talk
        return talk

    def hear(self, seat: int) -> None:
        """Show the last line in the bubble of the seat that spoke."""
        last = self.talk.last
        if last is not None:
            self.bubbles.say(seat, last.words)

    def fall_silent(self) -> None:
        """Close the picker, since another moment of the game is shown."""
        self.close()

    def lay_out(self) -> None:
        """Fit the picker to a table of another size."""
        if self.picker:
            self.picker.fit()

    def recolour(self, colours: Scheme) -> None:
        self.tab.show_scheme(colours)

    def refresh(self) -> None:
        """Show the talk so far, and the button to say something if a person here can speak."""
        self.tab.show_talk(self.talk)
        if self.picker:
            self.picker.refresh()
        can_speak = bool(self._table.source.speakers)
        if can_speak != self._can_speak:
            self._can_speak = can_speak
            words, says = translate("table", "Say…"), translate("table", "to the others")
            self._table.page.prompt.stand(Answer("say", words, says, KEY, self.toggle) if can_speak else None)
            if not can_speak:
                self.close()

    # --- saying something ----------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Open the picker, or close it."""
        if self.picker:
            self.close()
        elif self._table.source.speakers:
            self.picker = SayPicker(self._table, self.talk)
            self.picker.said.connect(self._say)
            self.picker.left.connect(self.close)
            self.picker.open()

    def close(self) -> None:
        if self.picker:
            picker, self.picker = self.picker, None
            if has_keys(picker):
                self._table.page.setFocus()
            picker.hide()
            picker.deleteLater()
            self._table.page.prompt.dim(False)

    def takes(self, event: QKeyEvent) -> bool:
        """Handle keys that lead back in an open picker, wherever the focus is; return False for any other key."""
        return self.picker is not None and self.picker.takes(event)

    def _say(self, line: SayLine) -> None:
        self.close()
        self._table.source.say(line)
