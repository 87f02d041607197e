"""A quiet line that offers a game's lesson to who opens the game for the first time."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_button, make_label, make_row


class LessonOffer(QFrame):
    """A line of text, yes and no."""

    learn = Signal()
    declined = Signal()

    def __init__(self, begun: bool, parent: QWidget) -> None:
        """`begun` is whether the lesson was left in its midst."""
        super().__init__(parent)
        self.setObjectName("offer")
        if begun:
            says, does = self.tr("You have started the lesson for this game."), self.tr("Continue")
        else:
            says, does = self.tr("New to this game? Learn it in four minutes."), self.tr("Learn")
        self.words = make_label(sans(15), says, wraps=True)
        self.learn_button = make_button(does, self.learn, 14)
        self.no_button = make_button(self.tr("No, thanks"), self.declined, 14)
        self.no_button.setToolTip(self.tr("Don't ask again. The lesson stays on the first page."))
        self.setLayout(make_row((self.words, 1), self.learn_button, self.no_button, gap=10, rim=(14, 8, 10, 8)))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through."""
        return [self.learn_button, self.no_button]
