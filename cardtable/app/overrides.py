"""An error in a method that Qt calls is an error, and never a crash.

Where Python calls Qt, and Qt one of our methods in place of its own, the binding keeps the error that this raises until
the call has come back, and writes before its text where it was raised (shiboken's sbkerrors.cpp). What C code raises,
as for a division by zero or an index out of range, is no exception yet in Python 3.11 but a text or nothing; taken for
an exception it kills the process. Once it has been caught it is one. From Python 3.12 on it always is.
"""

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from inspect import CO_VARARGS
from types import FunctionType, MethodDescriptorType
from typing import Any

from shiboken6 import Shiboken


def guard_overrides() -> None:
    """From now on errors leave our methods as exceptions: those of all classes derived from Qt's, and of those that are
    still to come. To be called before there are objects of such classes, since the binding looks methods up once."""
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
    """The method, with no more arguments than it takes: a signal gives what it has, and knows only of functions with
    a fixed number how many they want."""
    code = method.__code__
    takes = None if code.co_flags & CO_VARARGS else code.co_argcount - 1

    @wraps(method)
    def guarded(self: object, *given: object, **named: object) -> object:
        try:
            return method(self, *given[:takes], **named)
        except BaseException:  # makes it an exception
            raise

    return guarded
