"""The language of what people read: texts are translated, and their placeholders filled, in one place for all floors.

No Qt here. The app and the terminal say once, with `speak`, who translates; until then, as in processes that think,
texts stand as they are written, in English.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import reduce
from re import compile as pattern
from re import sub
from unicodedata import bidirectional, category

DECLARED = "declared"
"""The context of texts that stand in declarations."""
_COLON = pattern(r"\s*[:：]")
_I_SOUND = pattern(r"[hH]?[iIíÍ](?![eE])")
"""How a word begins before which Spanish has another and."""
_PLACEHOLDER = pattern(r"\{(\w+)\}")
_SEPARATED = 1000
"""From here on numbers have separators, which Qt doesn't put into what it counts."""
SHOWN = 200
"""So many characters of a name, a title or the like are shown."""
_PARTS, _MARKS = 16, 4
"""So many code points make one character at most, of them so many marks: more than any script or picture needs."""
_EMBEDDING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What begins or ends a part of a text that has a direction of its own."""
_FLAG_LETTERS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
_JOINS = frozenset(map(chr, (0x200C, 0x200D, *range(0x1F3FB, 0x1F400), *range(0xE0020, 0xE0080))))
"""Joiners, colours of skin, and the letters of a region's flag."""
_KOREAN_ENDS = frozenset(map(chr, range(0x1160, 0x1200)))
_TURNING = ("R", "A", "L", "F", "P")
"""How Unicode's names for directions begin that are not neutral: R, AL, LRE, FSI, PDF ..."""


def _as_written(context: str, text: str, remark: str | None = None, n: int = -1) -> str:
    if n < 0:
        return text
    return text.replace("(s)", "" if n == 1 else "s").replace("%n", str(n))


_translate: Callable[[str, str, str | None, int], str] = _as_written
_mirrored: Callable[[], bool] = bool
_language = "en"


def grouped(value: float, digits: int) -> str:
    """A number with so many digits behind its point, with English separators. Whole ones stay whole: a float takes no
    more than 53 bits of them."""
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
    """From now on `translate` translates, as `QCoreApplication.translate` does; `mirrored` is whether scripts run from
    right to left; `counted` writes a number with so many digits behind its point, `dated` a day, and a time
    if wanted."""
    global _translate, _mirrored, _counted, _dated
    _translate, _mirrored, _counted, _dated = translate, mirrored, counted, dated


def say_in(language: str) -> None:
    """From now on texts are in this language, by its code."""
    global _language  # noqa: PLW0603 # as the others: there is one language for all
    _language = language


def language() -> str:
    """The code of the language that texts are in, as pages of HTML name it."""
    return _language.replace("_", "-")


def translate(context: str, text: str, remark: str | None = None, n: int = -1) -> str:
    """A text in the language of the screen. `remark` helps who translates; %n becomes `n`, written as all numbers are,
    and decides the plural."""
    told = _translate(context, text, remark, n)
    return told if n < _SEPARATED else told.replace(str(n), as_number(n), 1)


def declared(text: str) -> str:
    """A text out of a declaration, such as a house rule's label, in the language of the screen. It stands there in
    English; the catalogues have it because `tools.translations` goes through all declarations."""
    return _translate(DECLARED, text, None, -1)


def as_number(value: float, digits: int = 0) -> str:
    """A number as the language of the screen writes it, with so many digits behind its point."""
    return _counted(value, digits)


def as_moment(when: datetime) -> str:
    """A day and a time as the language of the screen writes them."""
    return _dated(when, True)


def as_day(when: datetime) -> str:
    """A day as the language of the screen writes it."""
    return _dated(when, False)


def listed(parts: Iterable[str]) -> str:
    """Several words or names in a row: A, B, C."""
    return translate("language", ", ", "between the parts of a list").join(parts)


def listed_with_and(parts: Sequence[str]) -> str:
    """The same with a word before the last: A, B and C."""
    if len(parts) < 2:
        return "".join(parts)
    text = translate("language", "{parts} and {last}")
    if _I_SOUND.match(parts[-1].lstrip("\u2066\u2067\u2068«“„\"'")):
        text = translate("language", "{parts} and {last}", "before a word that begins with the sound of i: Ann e Inés")
    return filled(text, parts=listed(parts[:-1]), last=parts[-1])


def listed_apart(parts: Iterable[str]) -> str:
    """Return clauses in a row, which may hold commas: A; B; C."""
    return translate("language", "; ", "between the clauses of a list").join(parts)


def labelled(label: str, value: str) -> str:
    """Return a label and its value, with the colon that a language sets between them; one alone where one is empty."""
    if not label or not value:
        return label or value
    return filled(translate("language", "{label}: {value}", "a name, and what is said of it"), label=label, value=value)


def at_the_start(text: str) -> str:
    """Words that begin a sentence, where a language has capitals."""
    return text[:1].upper() + text[1:]


def in_sequence(told: Iterable[str]) -> str:
    """Sentences one behind the other; empty ones are left out."""
    text = translate("language", "{sentence} {next}", "two sentences, one behind the other")
    whole = [one for one in told if one]
    return reduce(lambda before, one: filled(text, sentence=before, next=one), whole) if whole else ""


def as_sentence(clause: str) -> str:
    """A clause as a sentence by itself."""
    return ended(at_the_start(clause))


def ended(clause: str) -> str:
    """Return a clause with the full stop of the language of the screen, its beginning as it is."""
    return filled(translate("language", "{clause}.", "a clause as a whole sentence"), clause=clause)


def unexplained(text: str) -> str:
    """What stands before a colon, after which a title is only explained; all of it where there is none."""
    return _COLON.split(text, maxsplit=1)[0]


def quoted(text: str) -> str:
    """Words in the quotation marks of the language of the screen."""
    return filled(translate("language", "“{text}”"), text=text)


def right_to_left() -> bool:
    """Whether scripts run from right to left, and all tables are seen in a mirror."""
    return _mirrored()


def filled(text: str, /, **words: object) -> str:
    """A sentence with all its placeholders filled at once, {who} by `who` as text; one without a value stays.

    What fills a placeholder is not searched for others: a player called {card}, or a file with braces in its name, is
    told as it is. So a sentence that is filled already must not be filled again: all its words go into one call.
    """
    return _PLACEHOLDER.sub(lambda found: str(words[found[1]]) if found[1] in words else found[0], text)


# --- texts of others -------------------------------------------------------------------------------------------------


def as_shown(text: str, most: int = SHOWN) -> str:
    """Return a text that somebody else has written, such as a name in a record, as the screen shows it.

    It has at most `most` characters, as people count them, and what was cut ends in an ellipsis. Of one character there
    are no more marks over and under it than any script has, nor more parts than any picture has: a page of them would
    take seconds to be drawn. What embeds or overrides directions is left out, since it may not be closed: it would turn
    round what stands beside it.
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
    """Tell whether a sign that is no mark belongs to the character before it: what makes one picture of several, the
    second letter of a flag, the later parts of a Korean syllable."""
    if sign in _JOINS or character[-1] == "\u200d":
        return True
    if sign in _FLAG_LETTERS:
        return len(character) == 1 and character in _FLAG_LETTERS
    return sign in _KOREAN_ENDS


# --- directions ------------------------------------------------------------------------------------------------------


def isolated(text: str) -> str:
    """A text that keeps its own direction inside a sentence that runs from right to left."""
    return f"\u2068{text}\u2069" if right_to_left() else text


def interval(low: str, high: str) -> str:
    """Two bounds in brackets, as all intervals are written: the lower one on the left, also where scripts run from
    right to left, since numbers don't."""
    return isolated(f"[{low} {high}]")


def standing_alone(text: str) -> str:
    """A text such as a game's name, by itself in a line: on the side where lines of the language of the screen begin,
    whatever letters it is in."""
    return f"\u200f{text}" if right_to_left() else text


def named(name: str) -> str:
    """A name inside a sentence. One that brings a direction of its own keeps it to itself, and turns nothing round."""
    turns = any(bidirectional(sign)[:1] in _TURNING and bidirectional(sign) != "L" for sign in name)
    return f"\u2068{name}\u2069" if turns else isolated(name)


def runs_left(text: str) -> bool:
    """Whether a sentence runs from right to left: its first letter tells, those of isolated parts aside."""
    directions = (bidirectional(sign) for sign in sub("\u2068[^\u2069]*\u2069", "", text))
    return next((way for way in directions if way in ("L", "R", "AL")), "L") != "L"
