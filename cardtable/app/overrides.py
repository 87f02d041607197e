"""Protection against a crash in PySide: an error in a method that Qt calls is reported as an error.

If Python calls Qt, and Qt calls one of our overriding methods, PySide keeps an error that the method raises until the
first call returns, and adds its place to the error's text (shiboken's sbkerrors.cpp). In Python 3.11 an error raised in
C code, such as a division by zero or an index out of range, is not yet an exception object at that point but a text or
nothing; PySide takes it for an exception, and the process crashes. Catching the error once makes it an exception
object. From Python 3.12 on it always is one.
"""

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from inspect import CO_VARARGS
from types import FunctionType, MethodDescriptorType
from typing import Any

from shiboken6 import Shiboken


def guard_overrides() -> None:
    """Wrap all overriding methods of classes derived from Qt's, including classes defined later, so that errors leave
    them as exception objects. Call it before there are objects of such classes, since PySide looks up methods only
    once."""
    if sys.version_info >= (3, 12) or "__init_subclass__" in vars(Shiboken.Object):
        return
    for kind in _derived(Shiboken.Object):
        _guard(kind)

    def made(kind: type[Shiboken.Object], /, **options: object) -> None:
        super(Shiboken.Object, kind).__init_subclass__(**options)
        _guard(kind)

    Shiboken.Object.__init_subclass__ = classmethod(made)  # type: ignore[assignment]


def _derived(kind: type[object]) -> Iterator[type[object]]:
    for each in kind.__subclasses__():
        yield each
        yield from _derived(each)


def _guard(kind: type[object]) -> None:
    for name, method in list(vars(kind).items()):
        if isinstance(method, FunctionType) and any(_is_of_qt(base, name) for base in kind.__mro__[1:]):
            setattr(kind, name, _guarded(method))


def _is_of_qt(kind: type[object], name: str) -> bool:
    return isinstance(vars(kind).get(name), MethodDescriptorType)


def _guarded(method: FunctionType) -> Callable[..., Any]:
    """Return the method wrapped, with surplus arguments dropped. A signal passes only as many arguments as a slot
    takes, but of a wrapper it can't tell the number."""
    code = method.__code__
    takes = None if code.co_flags & CO_VARARGS else code.co_argcount - 1

    @wraps(method)
    def guarded(self: object, *given: object, **named: object) -> object:
        try:
            return method(self, *given[:takes], **named)
        except BaseException:  # catching it makes it an exception object
            raise

    return guarded
