"""Reading for the page about the program. It uses plain data only, so it can run in a thread."""

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardtable.about import Component


class AboutFacts(NamedTuple):
    """Parts of the page that take a while to find."""

    components: "list[Component]"
    """Components of the program."""
    origins: list[str]
    """Sentences about the games' authors, in English."""


def finding() -> Generator[float, None, AboutFacts]:
    """Find all parts of the page. Raises OSError or ValueError if the list of a build's components can't be read."""
    yield 0.0
    # Imported here since the module that reads installed packages is large, and so is the engine.
    from cardtable.about import components
    from cardtable.engine.games import GAMES

    return AboutFacts(components(), [game.origin for game in GAMES.values() if game.origin])


def reading(component: "Component", without: str) -> Generator[float, None, str]:
    """Return the text shown for a component: name, licence, source and licence texts, or `without` if it has no texts.
    Raises OSError if one can't be read."""
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
