"""A game that was left, in words."""

from PySide6.QtCore import QCoreApplication

from cardtable.app.table.glimpse import Glimpse
from cardtable.app.table.rules_text import changed_rules
from cardtable.app.table.words import isolated, named
from cardtable.engine.record import Header

translate = QCoreApplication.translate


def rules_words(header: Header) -> str:
    """The house rules that differ from the author's, by the name of the set where they are one; else empty."""
    changes = changed_rules(header.rules)
    sets = [title for title, rules in header.game.presets.values() if rules == header.rules]
    return sets[0] if changes and sets else ", ".join(changes)


def people_words(header: Header) -> str:
    """With whom the person plays."""
    names = ", ".join(named(name) for seat, name in enumerate(header.names) if seat not in header.people)
    return translate("start", "with {names}").replace("{names}", names)


def standing_words(header: Header, glimpse: Glimpse) -> str:
    """Everybody's points: the person's first, then the others' from the top down."""
    order = sorted(range(len(header.names)), key=lambda seat: (seat != glimpse.seat, -glimpse.scores[seat]))
    parts = []
    for seat in order:
        name = translate("start", "You") if seat == glimpse.seat else named(header.names[seat])
        points = f"{glimpse.scores[seat]}".replace("-", "−")
        parts.append(isolated(f"{name} {points}"))
    return ", ".join(parts)
