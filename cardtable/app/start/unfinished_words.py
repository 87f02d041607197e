"""A game that was left, in words."""

from collections.abc import Sequence

from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY
from cardtable.language import filled, isolated, listed, named, translate
from cardtable.table.rules_text import changed_rules


def rules_words(game: AnyGame, rules: HouseRules) -> str:
    """The house rules that differ from the author's, by the name of the set where they are one; else empty."""
    return listed(told_rules(game, rules))


def told_rules(game: AnyGame, rules: HouseRules) -> list[str]:
    """The same, each by itself."""
    changes = changed_rules(rules)
    name = game.preset_title(rules) if changes else ""
    return [name] if name else changes


def people_words(header: Header) -> str:
    """With whom the person plays; who plays, where there are several people."""
    alone = len(header.people) == 1
    names = listed(named(name) for seat, name in enumerate(header.names) if not (alone and seat in header.people))
    if not alone:
        return names
    return filled(translate("start", "with {names}"), names=names)


def standing_words(header: Header, scores: Sequence[int]) -> str:
    """Everybody's points from the top down; those of a person who plays alone come first."""
    people = header.people
    you = people[0] if len(people) == 1 else NOBODY
    order = sorted(range(len(header.names)), key=lambda seat: (seat != you, -scores[seat]))
    parts = []
    for seat in order:
        name = translate("start", "You") if seat == you else named(header.names[seat])
        points = f"{scores[seat]}".replace("-", "−")
        parts.append(isolated(f"{name} {points}"))
    return listed(parts)
