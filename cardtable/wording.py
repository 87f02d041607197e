"""What is said below the screen: sentences that stand there in English, and are said in the language of the screen to
whoever reads them there.

What goes wrong is worded where it is noticed, as an English text and its values: it is a plain string there, and what
programs read of it stays English. `in_words` says it to people.
"""

from collections.abc import Sequence
from typing import Any

from cardtable.language import DECLARED, as_number, declared, filled, isolated, listed, translate

SYSTEM = (
    "No such file or directory",
    "Permission denied",
    "Operation not permitted",
    "File exists",
    "Is a directory",
    "Not a directory",
    "Directory not empty",
    "File name too long",
    "File too large",
    "No space left on device",
    "Disk quota exceeded",
    "Read-only file system",
    "Input/output error",
    "Too many open files",
    "Exec format error",
)
"""What systems most often say of files, in the words that Python has of them; any other is told as it comes."""


class Amount(int):
    """A number that is written with separators: 65,536."""

    def __str__(self) -> str:
        return f"{int(self):,}"


class Worded(str):
    """An English sentence, or a clause of one, that knows of which text and values it is made."""

    text: str
    """The English text, with a placeholder for each value."""
    words: dict[str, object]
    """The values by placeholder: texts, numbers, other clauses, or several of these in a row."""
    n: int
    """The number that decides the plural; -1 where the text has none."""

    def __new__(cls, text: str, words: dict[str, object], n: int = -1) -> "Worded":
        english = text if n < 0 else text.replace("(s)", "" if n == 1 else "s").replace("%n", str(n))
        made = super().__new__(cls, filled(english, **{name: _joined(value) for name, value in words.items()}))
        made.text, made.words, made.n = text, words, n
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Worded, (self.text, self.words, self.n)

    def said(self, **others: object) -> str:
        """The same in the language of the screen, with other values for some placeholders."""
        words = {name: _in_sentence(value) for name, value in {**self.words, **others}.items()}
        return filled(translate(DECLARED, self.text, None, self.n), **words)


def worded(text: str, /, *, n: int = -1, **words: object) -> str:
    """A `Worded` of a text that the catalogues have, because `tools.translations` looks for it here: a literal."""
    return Worded(text, words, n)


def either(parts: Sequence[str]) -> str:
    """One of these, told in a clause: A, B or C."""
    return worded("{parts} or {last}", parts=list(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def in_words(what: object) -> str:
    """What was worded, or why something failed, in the language of the screen. What is no text of ours, a system's word
    or a name, is told as it is."""
    if isinstance(what, BaseException):
        what = reason(what)
    if isinstance(what, Worded):
        return what.said()
    if isinstance(what, Amount):
        return as_number(what)
    if isinstance(what, list | tuple):
        return listed([_in_sentence(each) for each in what])
    return declared(what) if isinstance(what, str) and what in SYSTEM else str(what)


def _in_sentence(what: object) -> str:
    """The same inside a sentence: what is a name or a file's own word keeps its direction to itself."""
    told = in_words(what)
    return isolated(told) if isinstance(what, str) and not isinstance(what, Worded) else told


def reason(error: BaseException) -> str:
    """Why something failed, as it was worded: to be told on in another error."""
    what = getattr(error, "what", None) or getattr(error, "strerror", None) or (error.args[0] if error.args else "")
    return what if isinstance(what, str) and what else str(error)


def _joined(value: object) -> object:
    return ", ".join([str(each) for each in value]) if isinstance(value, list | tuple) else value
