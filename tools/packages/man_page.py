"""Manual page cardtable(6): the help of the command line, followed by packaging/linux/manual.6."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from tasks import ROOT
from tools.packages.facts import NAME, PACKAGING, SUMMARY, TITLE, version
from tools.packages.release import releases


def man_page() -> str:
    """Return the page in the macros of man(7)."""
    from cardtable.commands.arguments import command_line  # imported late: `try_here` runs without what it needs

    parser, commands = command_line()
    lines = [
        rf'.TH {NAME.upper()} 6 {releases()[0].date} "{TITLE} {version()}" Games',
        ".SH NAME",
        rf"{NAME} \- {_plain(SUMMARY[0].lower() + SUMMARY[1:])}",
        ".SH SYNOPSIS",
        *_synopsis(parser),
        ".SH DESCRIPTION",
        _plain(parser.description or ""),
        ".SH OPTIONS",
        *_options(parser),
        ".SH COMMANDS",
    ]
    for command in commands.values():
        lines += [f".SS {_plain(command.prog)}", *_synopsis(command), ".PP", f"{_plain(command.description or '')}."]
        lines += _options(command)
    lines += [".SH EXIT STATUS", *_statuses()]
    return "\n".join(lines) + "\n" + (PACKAGING / "linux" / "manual.6").read_text(encoding="utf-8")


def _synopsis(parser: argparse.ArgumentParser) -> list[str]:
    """Return the usage line of a command: its required options by name, the others as [OPTION ...]."""
    if parser.usage:
        return [_plain(parser.usage)]
    needed = [action for action in parser._actions if action.required and action.option_strings]
    given = [action for action in parser._actions if not action.option_strings]
    words = [parser.prog, *(f"{action.option_strings[0]} {action.metavar}" for action in needed), "[OPTION ...]"]
    words += [f"{action.metavar}{' ...' if action.nargs == '+' else ''}" for action in given]
    return [_plain(" ".join(words))]


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the lines for each option and its help; --help is listed for the program only, not for each command."""
    for action in parser._actions:
        if action.option_strings and (action.dest != "help" or parser.usage):
            names = ", ".join(action.option_strings)
            value = rf" \fI{_plain(str(action.metavar))}\fR" if action.metavar else ""
            yield ".TP"
            yield rf"\fB{_plain(names)}\fR{value}"
            yield _plain(action.help or "")


def _statuses() -> Iterator[str]:
    """Yield the lines for the exit statuses, from the table in docs/commands.md."""
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    for number, meaning in re.findall(r"^\| (\d[\d, ]*) \| (.+) \|$", text, re.MULTILINE):
        yield ".TP"
        yield rf"\fB{number}\fR"
        yield _plain(meaning.replace("`", ""))


def _plain(text: str) -> str:
    """Return a line of plain text, escaped for man(7)."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq").replace("`", r"\(ga")
    return rf"\&{text}" if text.startswith(".") else text
