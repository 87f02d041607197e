"""Loop of a program that plays: read views, answer questions.

Such programs share nothing with the app but the reading of views.
"""

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

from cardtable.engine.lines import MoveLine, SayLine, line_object
from cardtable.engine.views import ViewReader

Answer = Callable[[ViewReader, dict[str, Any], str], Iterable[dict[str, Any]]]
"""Function that returns the lines to write, given the view so far, the question, and all lines read, as a text."""


def answer_until_the_end(answer: Answer) -> None:
    """Read views line by line and answer each question until the input ends.

    An answer that draws its luck from the text of the lines read is the same when a match is played again.
    """
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
    """Return a line as its seat writes it: without the key "seat"."""
    return {key: value for key, value in line_object(line).items() if key != "seat"}
