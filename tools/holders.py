"""What keeps an object that should be gone: the shortest chain of references to something that lasts."""

import gc
import sys
from types import FrameType, FunctionType, GeneratorType, MethodType, ModuleType
from weakref import ReferenceType

_MOST = 20_000
"""So many objects are looked at: each look goes through all that Python knows."""
_KEYS = 4
"""So many keys of a dictionary are told."""


def holder(reference: "ReferenceType[object]") -> str:
    """The chain as one line, the object first: to a module, to a frame that runs, or to references that Python doesn't
    know of, as those of Qt's connections are. Empty where the object is gone."""
    found = reference()
    if found is None:
        return ""
    # All that is looked at stands in this list alone, so that nothing of ours is taken for a holder.
    seen, cause, known = [found], {0: -1}, {id(found)}
    del found
    usual = _usual()
    number = 0
    while number < min(len(seen), _MOST):
        item = seen[number]
        holders: list[object] = [each for each in gc.get_referrers(item) if each is not seen and not _is_ours(each)]
        unknown = sys.getrefcount(item) - usual
        unknown -= _told(holders, item)
        lasts = isinstance(item, ModuleType | FrameType) or _is_module(item)
        if lasts or unknown > 0:
            end = [] if lasts else [f"{unknown} references unknown to Python"]
            return " < ".join([*_chain(seen, cause, number), *end])
        each = None
        for each in holders:
            if id(each) not in known:
                known.add(id(each))
                cause[len(seen)] = number
                seen.append(each)
        del holders[:], each  # or they would count as references themselves
        number += 1
    return f"{_called(seen[0])} < a ring of objects that nobody collects"


def _usual() -> int:
    """How many references to an object there are while it is looked at, though nobody holds it."""
    seen = [object()]
    item = seen[0]
    return sys.getrefcount(item)


def _told(holders: list[object], held: object) -> int:
    """How many references to an object they have."""
    times = 0
    for each in holders:
        for one in gc.get_referents(each):
            times += one is held
    return times


def _is_module(item: object) -> bool:
    """Whether it is what a module is made of."""
    return isinstance(item, dict) and "__spec__" in item and "__name__" in item


def _is_ours(item: object) -> bool:
    return isinstance(item, FrameType) and item.f_code.co_filename == __file__


def _chain(seen: list[object], cause: dict[int, int], number: int) -> list[str]:
    names: list[str] = []
    while number >= 0:
        names.append(_called(seen[number]))
        number = cause[number]
    return names[::-1]


def _called(item: object) -> str:
    if isinstance(item, FrameType):
        return f"line {item.f_lineno} of {item.f_code.co_qualname}"
    if isinstance(item, FunctionType | GeneratorType):
        return f"{type(item).__name__} {item.__qualname__}"
    if isinstance(item, MethodType):
        return f"method {item.__func__.__qualname__}"
    if isinstance(item, ModuleType | type):
        return f"{type(item).__name__} {item.__name__}"
    if isinstance(item, dict) and _is_module(item):
        return f"module {item['__name__']}"
    if isinstance(item, dict):
        keys = ", ".join(key if isinstance(key, str) else type(key).__name__ for key in list(item)[:_KEYS])
        return f"dict of {len(item)} ({keys})"
    if isinstance(item, list | tuple | set):
        return f"{type(item).__name__} of {len(item)}"
    return type(item).__name__
