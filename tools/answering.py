"""How a program that plays answers: what every one of ours does, no matter who decides. They share nothing with the app
but the reading of views."""

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

from cardtable.engine.lines import MoveLine, SayLine, line_object
from cardtable.engine.views import ViewReader

Answer = Callable[[ViewReader, dict[str, Any], str], Iterable[dict[str, Any]]]
"""What is written when something is asked: given the view so far, the question, and all lines read, as a text."""


def answer_until_the_end(answer: Answer) -> None:
    """Reads views line by line, and answers what is asked, until the input ends. Luck drawn from the text of what was
    read lets a match be played again."""
    reader: ViewReader | None = None
    seen = ""
    for text in sys.stdin:
        held = json.loads(text)
        if "format" in held:
            reader, seen = ViewReader(held), text
            continue
        assert reader is not None
        if "your_turn" in held or "may_say" in held:
            for line in answer(reader, held, seen):
                print(json.dumps(line), flush=True)
        else:
            reader.read(held)
            seen += text


def own(line: MoveLine | SayLine) -> dict[str, Any]:
    """A line as its own seat writes it."""
    return {key: value for key, value in line_object(line).items() if key != "seat"}
