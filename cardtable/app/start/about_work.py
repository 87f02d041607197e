"""What the page about the program reads: plain data, for a thread."""

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardtable.about import Component


class Found(NamedTuple):
    """Parts of the page that take a while to find."""

    components: "list[Component]"
    """What the program is made of."""
    origins: list[str]
    """Its games' authors, a sentence each, in English."""


def finding() -> Generator[float, None, Found]:
    """All of it. OSError or ValueError where a build's list can't be read."""
    yield 0.0
    # Only here: what reads the installed distributions is large, and so is the engine.
    from cardtable.about import components
    from cardtable.engine.games import GAMES

    return Found(components(), [game.origin for game in GAMES.values() if game.origin])


def reading(component: "Component", without: str) -> Generator[float, None, str]:
    """All that is to be read of a component: its name, where its source is, and its licences as they stand; what is
    said `without` any. OSError where one can't be read."""
    parts = [f"{component.name} {component.version}".strip(), component.licence]
    if component.source:
        parts.append(component.source)
    if not component.texts:
        parts.append(without)
    for number, text in enumerate(component.texts):
        yield number / len(component.texts)
        if len(component.texts) > 1:
            parts.append(f"—— {text.title} ——")
        parts.append(text.path.read_text(encoding="utf-8", errors="replace").strip("\n"))
    return "\n\n".join(part for part in parts if part)
