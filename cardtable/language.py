"""Language of all texts for people: translation and filling of placeholders, for every part of the program, without Qt.

The app and the terminal call `speak` once to say who translates. Until then, and in worker processes, texts stay as
written, in English.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import reduce
from re import compile as pattern
from re import sub
from unicodedata import bidirectional, category

DECLARED = "declared"
"""Translation context of texts in declarations."""
_COLON = pattern(r"\s*[:：]")
_I_SOUND = pattern(r"[hH]?[iIíÍ](?![eE])")
"""Sounds at the start of a word that change the Spanish word for "and"."""
_PLACEHOLDER = pattern(r"\{(\w+)\}")
_SEPARATED = 1000
"""Smallest number with thousands separators, which Qt leaves out of counts."""
SHOWN = 200
"""Number of characters of a name or title that are shown."""
_PARTS, _MARKS = 16, 4
"""Code points in one character, and combining marks among them, at most: more than any script or emoji needs."""
_EMBEDDING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Control characters that begin or end a part of a text with a direction of its own."""
_FLAG_LETTERS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
_JOINS = frozenset(map(chr, (0x200C, 0x200D, *range(0x1F3FB, 0x1F400), *range(0xE0020, 0xE0080))))
"""Zero-width joiners, emoji skin tones, and the tag letters of regional flags."""
_KOREAN_ENDS = frozenset(map(chr, range(0x1160, 0x1200)))
_TURNING = ("R", "A", "L", "F", "P")
"""First letters of Unicode's non-neutral directions: R, AL, LRE, FSI, PDF ..."""


def _as_written(context: str, text: str, remark: str | None = None, n: int = -1) -> str:
    if n < 0:
        return text
    return text.replace("(s)", "" if n == 1 else "s").replace("%n", str(n))


_translate: Callable[[str, str, str | None, int], str] = _as_written
_mirrored: Callable[[], bool] = bool
_language = "en"


def grouped(value: float, digits: int) -> str:
    """Return a number with so many decimals and English separators.

    An int without decimals isn't converted to a float, which would lose digits beyond 53 bits.
    """
    return f"{value:,}" if isinstance(value, int) and not digits else f"{value:,.{digits}f}"


_counted: Callable[[float, int], str] = grouped


def _as_dated(when: datetime, timed: bool) -> str:
    return f"{when:%Y-%m-%d %H:%M}" if timed else f"{when:%Y-%m-%d}"


_dated: Callable[[datetime, bool], str] = _as_dated


def speak(
    translate: Callable[[str, str, str | None, int], str],
    mirrored: Callable[[], bool],
    counted: Callable[[float, int], str] = grouped,
    dated: Callable[[datetime, bool], str] = _as_dated,
) -> None:
    """Set the functions that turn texts, numbers and dates into the language of the screen.

    `translate` works like `QCoreApplication.translate`; `mirrored` returns whether the script runs from right to left;
    `counted` formats a number with so many decimals, and `dated` a day, with its time if the flag is set.
    """
    global _translate, _mirrored, _counted, _dated
    _translate, _mirrored, _counted, _dated = translate, mirrored, counted, dated


def say_in(language: str) -> None:
    """Set the code of the language that texts are in."""
    global _language  # noqa: PLW0603 # as the others: there is one language for all
    _language = language


def language() -> str:
    """Return the code of the language that texts are in, in the form that HTML uses."""
    return _language.replace("_", "-")


def translate(context: str, text: str, remark: str | None = None, n: int = -1) -> str:
    """Return a text in the language of the screen.

    `remark` helps translators. `n` replaces %n, with separators, and selects the plural form.
    """
    told = _translate(context, text, remark, n)
    return told if n < _SEPARATED else told.replace(str(n), as_number(n), 1)


def declared(text: str) -> str:
    """Return a text from a declaration, such as a house rule's label, in the language of the screen.

    Declarations hold it in English; `tools.translations` collects all of them for the catalogues.
    """
    return _translate(DECLARED, text, None, -1)


def as_number(value: float, digits: int = 0) -> str:
    """Return a number as the language of the screen writes it, with so many decimals."""
    return _counted(value, digits)


def as_moment(when: datetime) -> str:
    """Return a date with its time as the language of the screen writes them."""
    return _dated(when, True)


def as_day(when: datetime) -> str:
    """Return a date without its time as the language of the screen writes it."""
    return _dated(when, False)


def listed(parts: Iterable[str]) -> str:
    """Return a list of words or names: A, B, C."""
    return translate("language", ", ", "between the parts of a list").join(parts)


def listed_with_and(parts: Sequence[str]) -> str:
    """Return a list with "and" before its last part: A, B and C."""
    if len(parts) < 2:
        return "".join(parts)
    text = translate("language", "{parts} and {last}")
    if _I_SOUND.match(parts[-1].lstrip("\u2066\u2067\u2068«“„\"'")):
        text = translate("language", "{parts} and {last}", "before a word that begins with the sound of i: Ann e Inés")
    return filled(text, parts=listed(parts[:-1]), last=parts[-1])


def listed_apart(parts: Iterable[str]) -> str:
    """Return a list of clauses that may contain commas: A; B; C."""
    return translate("language", "; ", "between the clauses of a list").join(parts)


def labelled(label: str, value: str) -> str:
    """Return a label and its value with a colon as the language sets it; if either is empty, the other alone."""
    if not label or not value:
        return label or value
    return filled(translate("language", "{label}: {value}", "a name, and what is said of it"), label=label, value=value)


def at_the_start(text: str) -> str:
    """Return a text with its first letter capitalised."""
    return text[:1].upper() + text[1:]


def in_sequence(told: Iterable[str]) -> str:
    """Return sentences joined into one text; empty ones are left out."""
    text = translate("language", "{sentence} {next}", "two sentences, one behind the other")
    whole = [one for one in told if one]
    return reduce(lambda before, one: filled(text, sentence=before, next=one), whole) if whole else ""


def as_sentence(clause: str) -> str:
    """Return a clause as a sentence, with a capital and a full stop."""
    return ended(at_the_start(clause))


def ended(clause: str) -> str:
    """Return a clause with the full stop of the language of the screen, its beginning unchanged."""
    return filled(translate("language", "{clause}.", "a clause as a whole sentence"), clause=clause)


def unexplained(text: str) -> str:
    """Return the part of a title before its colon, where the explanation begins; all of it if it has no colon."""
    return _COLON.split(text, maxsplit=1)[0]


def quoted(text: str) -> str:
    """Return a text in the quotation marks of the language of the screen."""
    return filled(translate("language", "“{text}”"), text=text)


def right_to_left() -> bool:
    """Return whether the script runs from right to left, and all tables are mirrored."""
    return _mirrored()


def filled(text: str, /, **words: object) -> str:
    """Return a text with its placeholders replaced all at once, {who} by `who` as text; those without a value stay.

    Values are not searched for placeholders, so that a player named {card} or a file with braces in its name stays as
    it is. Don't fill a text twice: pass all values in one call.
    """
    return _PLACEHOLDER.sub(lambda found: str(words[found[1]]) if found[1] in words else found[0], text)


# --- texts of others -------------------------------------------------------------------------------------------------


def as_shown(text: str, most: int = SHOWN) -> str:
    """Return a text by others, such as a name in a record, in a form that is safe to show.

    It has at most `most` characters, as people count them; if cut, it ends in an ellipsis. Combining marks and other
    parts of one character are limited to what scripts and emoji need, because a pile of them takes seconds to draw.
    Characters that embed or override directions are left out: if they aren't closed, they would turn round the text
    beside them.
    """
    if text.isascii() and len(text) <= most:
        return text
    found: list[str] = []
    marks = 0
    for sign in text[: _PARTS * most]:
        if sign in _EMBEDDING:
            continue
        mark = category(sign)[0] == "M"
        if not found or not (mark or _goes_on(found[-1], sign)):
            if len(found) == most:
                break
            found.append(sign)
            marks = 0
        elif len(found[-1]) < _PARTS and (not mark or marks < _MARKS):
            found[-1] += sign
            marks += mark
    else:
        if len(text) <= _PARTS * most:
            return "".join(found)
    return "".join(found[: most - 1]) + "…"


def _goes_on(character: str, sign: str) -> bool:
    """Return whether a sign that isn't a mark continues the character before it.

    Such are parts of an emoji, the second letter of a flag, and the later parts of a Korean syllable.
    """
    if sign in _JOINS or character[-1] == "\u200d":
        return True
    if sign in _FLAG_LETTERS:
        return len(character) == 1 and character in _FLAG_LETTERS
    return sign in _KOREAN_ENDS


# --- directions ------------------------------------------------------------------------------------------------------


def isolated(text: str) -> str:
    """Return a text that keeps its own direction inside a sentence that runs from right to left."""
    return f"\u2068{text}\u2069" if right_to_left() else text


def interval(low: str, high: str) -> str:
    """Return an interval in brackets, lower bound on the left, also in a script that runs from right to left."""
    return isolated(f"[{low} {high}]")


def standing_alone(text: str) -> str:
    """Return a text for a line of its own, aligned as lines of the language of the screen, whatever its letters."""
    return f"\u200f{text}" if right_to_left() else text


def named(name: str) -> str:
    """Return a name for use inside a sentence, isolated if it could turn round the text beside it."""
    turns = any(bidirectional(sign)[:1] in _TURNING and bidirectional(sign) != "L" for sign in name)
    return f"\u2068{name}\u2069" if turns else isolated(name)


def runs_left(text: str) -> bool:
    """Return whether a sentence runs from right to left, by its first letter outside isolated parts."""
    directions = (bidirectional(sign) for sign in sub("\u2068[^\u2069]*\u2069", "", text))
    return next((way for way in directions if way in ("L", "R", "AL")), "L") != "L"
