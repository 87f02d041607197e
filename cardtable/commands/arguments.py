"""Parser of the command line: the commands and their arguments, with translated error messages."""

import argparse
import math
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, NoReturn

from cardtable import about
from cardtable.commands import say
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.language import filled, translate
from cardtable.wording import in_words, reason, worded

MOST_GAMES = 10**9
MOST_JOBS = 256
MOST_SHARDS = 10_000
_LARGEST = 2**63 - 1


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Return the arguments, with the function of their command as `run`.

    If the only argument is a file for the app to open, `run` is None and `record` is its path. BadInput if the
    arguments are invalid.
    """
    parser, commands = command_line()
    if len(arguments) == 1 and not arguments[0].startswith("-") and arguments[0] not in commands:
        return argparse.Namespace(run=None, record=_record(arguments[0]))
    options, unknown = parser.parse_known_args(arguments)
    if unknown:
        raise BadInput(worded("unrecognised arguments: {words}", words=" ".join(unknown)))
    if not hasattr(options, "run"):
        raise BadInput(worded("give a command, or no arguments to open the app"))
    return options


class _Parser(argparse.ArgumentParser):
    """Parser that reports errors as a one-line BadInput and accepts no abbreviations."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, add_help=False, formatter_class=_Helping, **options)
        self._positionals.title = translate("terminal", "positional arguments")
        self._optionals.title = translate("terminal", "options")
        self.add_argument("-h", "--help", action="help", help=translate("terminal", "show this help message and exit"))

    def error(self, message: str) -> NoReturn:
        raise BadInput(_translated(message), where=self.prog)


class _Helping(argparse.HelpFormatter):
    """Help formatter that writes "usage" in the language of the terminal."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or translate("terminal", "usage: "))


def _translated(message: str) -> str:
    """Return the translation of an English error message from argparse."""
    texts = {
        r"argument (?P<name>[^:]+): (?P<what>.*)": translate("terminal", "argument {name}: {what}"),
        r"the following arguments are required: (?P<names>.*)": translate(
            "terminal", "the following arguments are required: {names}"
        ),
        r"expected one argument": translate("terminal", "expected one argument"),
        r"expected at least one argument": translate("terminal", "expected at least one argument"),
        r"invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)": translate(
            "terminal", "invalid choice: {value} (choose from {choices})"
        ),
    }
    for said, text in texts.items():
        if found := re.fullmatch(said, message, re.DOTALL):
            return filled(text, **{name: _translated(words) for name, words in found.groupdict().items()})
    return message


def command_line() -> tuple[argparse.ArgumentParser, Mapping[str, argparse.ArgumentParser]]:
    """Return the parser, and the parsers of the commands by name."""
    parser = _Parser(
        prog="cardtable",
        usage="cardtable [FILE | COMMAND ...]",
        description=translate(
            "terminal",
            "Small bluffing card games. Without a command, opens the app, with the game, study or lesson in FILE.",
        ),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"cardtable {about.version()}",
        help=translate("terminal", "show program's version number and exit"),
    )
    parser.add_argument(
        "--self-test",
        dest="run",
        action="store_const",
        const=_self_test,
        default=argparse.SUPPRESS,
        help=translate("terminal", "check that this copy of the program is complete, and exit"),
    )
    commands = parser.add_subparsers(title=translate("terminal", "commands"), metavar="COMMAND", prog=parser.prog)
    _simulate_command(commands)
    _compare_command(commands)
    _study_command(commands)
    _merge_command(commands)
    _record_commands(commands)
    _game_commands(commands)
    _hint_command(commands)
    return parser, commands.choices


def _simulate_command(commands: Any) -> None:
    simulate = _command(
        commands, "simulate", _simulate, translate("terminal", "play matches without a window and count the wins")
    )
    simulate.add_argument("game", metavar="GAME", type=_game)
    _add_players(simulate)
    simulate.add_argument(
        "--games",
        metavar="N",
        type=_whole(1, MOST_GAMES),
        default=1000,
        help=translate("terminal", "number of matches (default: 1000)"),
    )
    simulate.add_argument(
        "--rules",
        metavar="FILE",
        type=_path,
        help=translate("terminal", "file of house rules, as printed by `cardtable rules`"),
    )
    simulate.add_argument(
        "--set", metavar="KEY=VALUE", action="append", default=[], help=translate("terminal", "set one house rule")
    )
    simulate.add_argument(
        "--json", action="store_true", help=translate("terminal", "print one JSON object instead of a table")
    )
    simulate.add_argument(
        "--fixed-seats", action="store_true", help=translate("terminal", "don't change seats between matches")
    )
    _add_playing(simulate)


def _compare_command(commands: Any) -> None:
    compare = _command(
        commands, "compare", _compare, translate("terminal", "compare house rules with the standard rules")
    )
    compare.set_defaults(halve=None)
    compare.add_argument("game", metavar="GAME", type=_studied)
    _add_players(compare)
    compare.add_argument(
        "--rules",
        metavar="FILE",
        type=_path,
        help=translate("terminal", "file of house rules to compare with (default: the standard rules)"),
    )
    compare.add_argument(
        "--set", metavar="KEY=VALUE", action="append", default=[], help=translate("terminal", "change one house rule")
    )
    _add_study(compare)


def _study_command(commands: Any) -> None:
    study = _command(
        commands, "study", _study, translate("terminal", "run a study of rule sets, goals and values to try")
    )
    study.add_argument(
        "file",
        metavar="FILE",
        type=_path,
        nargs="?",
        help=translate("terminal", "study file, or the name of a built-in study"),
    )
    study.add_argument(
        "--new",
        metavar="GAME",
        type=_studied,
        help=translate("terminal", "print a new study file for GAME, or the built-in study that FILE names"),
    )
    study.add_argument(
        "--author",
        metavar="GAME",
        type=_studied,
        help=translate("terminal", "list the author's claims about GAME, or test the one that FILE names"),
    )
    study.add_argument(
        "--halve",
        metavar="N",
        type=_whole(1, MOST_GAMES),
        nargs="?",
        const=0,
        help=translate(
            "terminal",
            "eliminate the weaker half of the rule sets after N games (default: 64), and again "
            "each time that number doubles",
        ),
    )
    _add_study(study)


def _merge_command(commands: Any) -> None:
    merge = _command(commands, "merge", _merge, translate("terminal", "merge the parts of a study"))
    merge.add_argument("files", metavar="PART", type=_path, nargs="+")
    _add_findings(merge)


def _record_commands(commands: Any) -> None:
    check = _command(commands, "check", _check, translate("terminal", "check records against the rules"))
    check.add_argument("files", metavar="FILE", type=_path, nargs="+")

    view = _command(commands, "view", _view, translate("terminal", "print what one seat can see of a record"))
    view.add_argument("file", metavar="FILE", type=_path)
    view.add_argument("--seat", metavar="N", type=_whole(0, _LARGEST), required=True)
    view.add_argument(
        "--line",
        metavar="K",
        type=_whole(1, _LARGEST),
        help=translate("terminal", "show the record only up to line K of the file"),
    )


def _game_commands(commands: Any) -> None:
    rules = _command(commands, "rules", _rules, translate("terminal", "print a file with all house rules of a game"))
    rules.add_argument("game", metavar="GAME", type=_game)

    bots = _command(commands, "bots", _bots, translate("terminal", "list the built-in players of a game"))
    bots.add_argument("game", metavar="GAME", type=_game)


def _hint_command(commands: Any) -> None:
    hint = _command(
        commands, "hint", _hint, translate("terminal", "print what a player would do in a game in progress")
    )
    hint.add_argument("file", metavar="FILE", type=_path)
    hint.add_argument(
        "--player", metavar="X", help=translate("terminal", "player who gives the hint (default: the strongest)")
    )
    hint.add_argument(
        "--seat",
        metavar="N",
        type=_whole(0, _LARGEST),
        help=translate("terminal", "seat to advise (default: the next to move)"),
    )
    hint.add_argument(
        "--line",
        metavar="K",
        type=_whole(1, _LARGEST),
        help=translate("terminal", "take the game as it stands after line K of the file"),
    )
    hint.add_argument(
        "--effort", metavar="X", type=_effort, default=1.0, help=translate("terminal", "thinking effort (default: 1)")
    )
    hint.add_argument("--json", action="store_true")


def _add_players(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seats",
        dest="players",
        metavar="A,B,...",
        type=_names,
        action="extend",
        help=translate("terminal", "players, one for each seat (default: the usual number of club players)"),
    )
    command.add_argument(
        "--seat",
        dest="players",
        metavar="X",
        action="append",
        help=translate("terminal", "add one player, whose command may contain commas"),
    )


def _add_playing(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seed",
        metavar="N",
        type=_whole(-_LARGEST, _LARGEST),
        help=translate("terminal", "seed for the deals; the same seed gives the same deals"),
    )
    command.add_argument(
        "--records", metavar="DIR", type=_path, help=translate("terminal", "save the record of every match")
    )
    command.add_argument(
        "--jobs",
        metavar="N",
        type=_whole(1, MOST_JOBS),
        help=translate("terminal", "number of processes (default: one per core)"),
    )
    command.add_argument(
        "--effort", metavar="X", type=_effort, default=1.0, help=translate("terminal", "thinking effort (default: 1)")
    )
    command.add_argument(
        "--max-moves",
        metavar="N",
        type=_whole(1, _LARGEST),
        help=translate("terminal", "abandon matches longer than N moves (default: 20000)"),
    )
    command.add_argument(
        "--time-limit",
        metavar="S",
        type=_seconds,
        help=translate("terminal", "seconds a program may take to answer (default: 30)"),
    )


def _add_study(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--games",
        metavar="N",
        type=_whole(1, MOST_GAMES),
        help=translate("terminal", "play at least N games per rule set"),
    )
    command.add_argument(
        "--seconds",
        metavar="S",
        type=_seconds,
        help=translate("terminal", "start no more games after S seconds (default: 60, unless --games is given)"),
    )
    command.add_argument(
        "--also",
        metavar="A,B",
        type=_also,
        default=[],
        help=translate("terminal", "also measure, with extra games: skill, ladder, restricted, personas, course"),
    )
    _add_findings(command)
    command.add_argument(
        "--shard",
        metavar="K/N",
        type=_shard,
        help=translate("terminal", "play only part K of N; `cardtable merge` puts the parts together"),
    )
    command.add_argument(
        "--cluster",
        metavar="ADDRESS",
        nargs="?",
        const="",
        help=translate("terminal", "also use the workers of a Dask scheduler (default: the one on this machine)"),
    )
    command.add_argument(
        "--out", metavar="PART", type=_path, help=translate("terminal", "save the results for `cardtable merge`")
    )
    _add_playing(command)


def _add_findings(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--json", action="store_true", help=translate("terminal", "print one JSON object instead of text")
    )
    command.add_argument(
        "--report",
        metavar="OUT.html",
        type=_path,
        help=translate("terminal", "write a report to read, print and share"),
    )
    command.add_argument(
        "--csv",
        metavar="DIR",
        type=_path,
        help=translate("terminal", "write tables of games, seats and measures as CSV files"),
    )
    command.add_argument(
        "--parquet",
        metavar="DIR",
        type=_path,
        help=translate("terminal", "write the tables as Parquet files (needs pyarrow)"),
    )
    command.add_argument(
        "--people",
        action="store_true",
        help=translate("terminal", "also show what people said about games with these rules"),
    )


def _command(commands: Any, name: str, run: Callable[[argparse.Namespace], int], help: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help[0].upper() + help[1:])
    command.set_defaults(run=run, prog=command.prog)
    return command


# Each command's module is imported only when the command is run, to keep the start fast.


def _record(text: str) -> Path:
    from cardtable.commands.records import check_file

    try:
        path = _path(text)
    except argparse.ArgumentTypeError as error:
        raise BadInput(reason(error)) from None
    check_file(path)
    return path


def _simulate(options: argparse.Namespace) -> int:
    from cardtable.commands.simulate import simulate

    return simulate(options)


def _compare(options: argparse.Namespace) -> int:
    from cardtable.commands.studies import compare

    return compare(options)


def _study(options: argparse.Namespace) -> int:
    from cardtable.commands.studies import study

    return study(options)


def _merge(options: argparse.Namespace) -> int:
    from cardtable.commands.studies import merge

    return merge(options)


def _check(options: argparse.Namespace) -> int:
    from cardtable.commands.records import check

    return check(options.files)


def _view(options: argparse.Namespace) -> int:
    from cardtable.commands.records import view

    return view(options.file, options.seat, options.line)


def _rules(options: argparse.Namespace) -> int:
    from cardtable.engine.houserules import rules_file

    say(*rules_file(options.game.key, options.game.rules()).splitlines())
    return 0


def _bots(options: argparse.Namespace) -> int:
    from cardtable.bots.players import PLAYERS

    say(*PLAYERS[options.game.key])
    return 0


def _hint(options: argparse.Namespace) -> int:
    from cardtable.commands.hint import hint

    return hint(options)


def _self_test(options: argparse.Namespace) -> int:
    from cardtable.commands.selftest import self_test

    return self_test()


# Types of arguments: each raises an ArgumentTypeError for text that is not valid.


def _game(text: str, known: Collection[str] = GAMES) -> AnyGame:
    if text not in known:
        raise argparse.ArgumentTypeError(
            in_words(worded("unknown game {name}; choose from {choices}", name=repr(text), choices=list(known)))
        )
    return GAMES[text]


def _studied(text: str) -> AnyGame:
    """Return a game that can be studied."""
    from cardtable.playtest.measures import PROFILES  # late: other commands need no studies

    return _game(text, PROFILES)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _also(text: str) -> list[str]:
    from cardtable.playtest.trials import ALSO

    names = _names(text)
    for name in names:
        if name not in ALSO:
            raise argparse.ArgumentTypeError(
                in_words(worded("unknown value {name}; choose from {choices}", name=repr(name), choices=list(ALSO)))
            )
    return names


def _path(text: str) -> Path:
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(in_words(worded("{text} is not a file name", text=repr(text))))
    return Path(text)


def _whole(low: int, high: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 30 and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(
                in_words(
                    worded(
                        "must be a whole number from {low} to {high}, not {text}", low=low, high=high, text=repr(text)
                    )
                )
            )
        return int(text)

    return number


def _decimal(text: str, most: float) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= most:
        raise argparse.ArgumentTypeError(
            in_words(worded("must be a number above 0 and up to {most}, not {text}", most=f"{most:g}", text=repr(text)))
        )
    return value


def _shard(text: str) -> tuple[int, int]:
    number, slash, count = text.partition("/")
    if not slash:
        raise argparse.ArgumentTypeError(in_words(worded("must be K/N, such as 2/3, not {text}", text=repr(text))))
    shards = _whole(1, MOST_SHARDS)(count)
    return _whole(1, shards)(number), shards


def _effort(text: str) -> float:
    return _decimal(text, 1000.0)


def _seconds(text: str) -> float:
    return _decimal(text, 86400.0)
