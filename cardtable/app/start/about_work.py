"""What the page about the program reads: plain data, for a thread."""

from collections.abc import Generator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.about import Component


def finding() -> "Generator[float, None, list[Component]]":
    """What the program is made of. OSError or ValueError where a build's list can't be read."""
    yield 0.0
    # Only here: what reads the installed distributions is large.
    from cardtable.about import components

    return components()


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
