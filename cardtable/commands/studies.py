"""`compare`, `study` and `merge`: studies of the effect of house rules."""

import argparse
import json
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.bots.program import PREFIX, TIME_LIMIT
from cardtable.commands import about, emit, say, shown, told
from cardtable.commands.common import (
    Progress,
    check_place,
    drawn_seed,
    find_player,
    house_rules,
    records_folder,
    replace,
    seated_players,
    small_file,
    told_problems,
)
from cardtable.commands.study_output import (
    CSV,
    PARQUET,
    GameTables,
    Outlook,
    Sort,
    study_lines,
    study_summary,
    sweep_summary,
    tables_folder,
    write_findings,
)
from cardtable.disk import read_file
from cardtable.engine.game import AnyGame
from cardtable.errors import BadInput
from cardtable.language import as_number, filled, translate
from cardtable.library.csv_and_parquet import can_write_parquet
from cardtable.library.impressions import NOTHING_SAID, Impressions, impressions_by, impressions_words
from cardtable.library.studies import LARGEST
from cardtable.playtest.batch import Batch, usable_cores
from cardtable.playtest.block import Block
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.claims import ready_studies
from cardtable.playtest.findings import findings
from cardtable.playtest.findings_text import rules_words
from cardtable.playtest.match_runner import MAX_MOVES
from cardtable.playtest.ranking import has_aim
from cardtable.playtest.report import report_html
from cardtable.playtest.study import BASE, RuleSet, Study, alike_words
from cardtable.playtest.study_file import new_study, read_study, with_seed_line, written_study
from cardtable.playtest.study_part import Part, joined, read_part, written_part
from cardtable.playtest.study_tally import PlayedAgain, StudyTally
from cardtable.playtest.successive_halving import FIRST_GAMES, SweepPlan, first_blocks
from cardtable.playtest.sweep_text import sweep_of
from cardtable.wording import in_words, reason, worded
from cardtable.work import worked_out

if TYPE_CHECKING:
    from cardtable.playtest.cluster import Cluster

FAILED = 1
_A_MINUTE = 60.0
_ENDLESS = 10**9


def compare(options: argparse.Namespace) -> int:
    """Compare the standard rules, or those of a file, with the same rules changed."""
    game: AnyGame = options.game
    players = seated_players(game, options.players)
    base = house_rules(game, options.rules, (), len(players))
    if not options.set:
        raise BadInput(worded("name at least one change with --set KEY=VALUE"))
    changed = house_rules(game, options.rules, options.set, len(players))
    if changed == base:
        raise BadInput(worded("nothing to compare: both sets of rules are the same"))
    seed = drawn_seed() if options.seed is None else options.seed
    sets = (RuleSet(BASE, base), RuleSet(rules_words(changed, base), changed))
    words = ["compare", game.key]
    if options.rules:
        words += ["--rules", str(options.rules)]
    for player in players:
        words += ["--seat", player]
    for assignment in options.set:
        words += ["--set", assignment]
    return _carry_out(Study(game.key, players, sets, seed), words, options)


def study(options: argparse.Namespace) -> int:
    """Carry out a study from a file or a ready-made one, list the ready-made ones, or print a new study file."""
    if options.new and options.author:
        raise BadInput(worded("use either --new or --author, not both"))
    if options.new:
        named = _ready("--new", options.new, options.file) if options.file else None
        say(*(written_study(named) if named else new_study(options.new)).splitlines())
        return 0
    if options.author and options.file:
        ready = _ready("--author", options.author, options.file)
        ready = ready if options.seed is None else ready._replace(seed=options.seed)
        return _carry_out(ready, ["study", "--author", ready.game, str(options.file)], options)
    if options.author:
        for name, each in ready_studies(options.author.key).items():
            say(f"{name:<16}{each.claim.says if each.claim else ''}")
        return 0
    if options.file is None:
        raise BadInput(worded("name a study file, or use --new GAME to create one"))
    path: Path = options.file
    data = small_file(path)
    with about(path):
        asked, seeded, _, line, alike = read_study(data)
        try:
            for player in asked.players:
                find_player(asked.of, player)
        except BadInput as error:
            raise BadInput(error.what, line) from None
    if options.seed is not None:
        asked = asked._replace(seed=options.seed)
    elif not seeded:
        asked = asked._replace(seed=drawn_seed())
        _write_seed(path, data, asked.seed)
    if alike:
        say(alike_words(alike), to=sys.stderr)
    return _carry_out(asked, ["study", str(path)], options)


def _ready(option: str, game: AnyGame, name: Path) -> Study:
    """Return a ready-made study, given by its name."""
    known = ready_studies(game.key)
    if str(name) not in known:
        if not known:
            raise BadInput(worded("there is no built-in study of this game"))
        raise BadInput(
            worded(
                "{option}: unknown study {name}; choose from {studies}",
                option=option,
                name=shown(name),
                studies=list(known),
            ),
        )
    return known[str(name)]


def _write_seed(path: Path, data: bytes, seed: int) -> None:
    """Write the seed that was drawn into the study's file, so that the study can be repeated."""
    try:
        replace(path, with_seed_line(data.decode(), seed).encode())
    except OSError as error:
        what = worded("the seed {seed} could not be written: {why}", seed=seed, why=reason(error))
        say(told(path, what), to=sys.stderr)


def merge(options: argparse.Namespace) -> int:
    """Join the parts of a study and report its findings."""
    parts: list[tuple[str, Part]] = []
    for path in options.files:
        with about(path):
            parts.append((shown(path), read_part(read_file(path, LARGEST))))
    whole = joined(parts)
    if options.report:
        check_place(options.report)
    for sort, folder in _wanted_tables(options):
        tables_folder(sort, folder)
    status = _report(whole, options)
    if options.csv or options.parquet:
        what = worded(
            "a part stores sums, not games: for tables of games, seats and decisions, run every shard with --csv"
        )
        say(told(options.prog, what), to=sys.stderr)
    return status


def _wanted_tables(options: argparse.Namespace) -> list[tuple[Sort, Path]]:
    """Return the formats and folders of the tables that the options ask for."""
    if options.parquet and not can_write_parquet():
        raise BadInput(worded("--parquet needs pyarrow, which is not installed: pip install pyarrow"))
    return [(sort, folder) for sort, folder in ((CSV, options.csv), (PARQUET, options.parquet)) if folder]


# --- carrying out a study ------------------------------------------------------------------------------------


def _carry_out(asked: Study, words: Sequence[str], options: argparse.Namespace) -> int:
    if options.cluster is None:
        return _played(asked, words, options, None)
    if options.records or any(player.startswith(PREFIX) for player in asked.players):
        raise BadInput(worded("--cluster can't be used with --records or with programs as players"))
    from cardtable.playtest.cluster import LOCAL, Cluster

    with Cluster(options.cluster or LOCAL) as cluster:
        return _played(asked, words, options, cluster)


def _played(asked: Study, words: Sequence[str], options: argparse.Namespace, cluster: "Cluster | None") -> int:
    """Play a study, save what the options ask for and print the findings; return the exit status."""
    asked = asked._replace(also=tuple(dict.fromkeys([*asked.also, *options.also])))
    plan = _plan(asked, options)
    progress = Progress()
    if cluster is not None:
        cluster.tell = lambda what: progress.say(told(options.prog, what))
    tables = _tables(plan, options)
    run = _Run(plan, options.halve, tables, progress, cluster)
    try:
        with about():
            tally, again = run.play()
            for each in tables:
                each.close()
    except BadInput:
        for each in tables:
            each.drop()
        raise
    finally:
        progress.clear()
    if plan.records:
        for number, _ in enumerate(asked.rule_sets):
            (plan.records / asked.letter(number)).mkdir(exist_ok=True)
    sharded = plan.shards > 1
    whole = sharded or (plan.seconds is None and not run.interruption)
    blocks = plan.blocks if whole else tally.blocks
    command = _command(words, options, asked.seed, blocks * len(asked.players))
    part = Part(asked, command, plan.shard, plan.shards, blocks, tally, again)
    for problem in told_problems([in_words(one) for one in tally.problems]):
        say(problem, to=sys.stderr)
    if run.interruption:
        say(in_words(worded("interrupted after %n block(s)", n=tally.blocks)), to=sys.stderr)
        if sharded:
            raise BadInput(worded("an interrupted part isn't saved"))
    if options.out:
        with about(options.out):
            replace(options.out, written_part(part))
    status = _report(part, options)
    return 128 + run.interruption if run.interruption else status


def _plan(asked: Study, options: argparse.Namespace) -> StudyPlan:
    """Return the plan of a study; BadInput if the options don't allow it."""
    seconds = _A_MINUTE if options.games is None and options.seconds is None else options.seconds
    blocks = -(-options.games // len(asked.players)) if options.games else _ENDLESS
    shard, shards = options.shard or (1, 1)
    if options.shard and not (options.games and options.out):
        raise BadInput(worded("--shard needs --games and --out"))
    if options.halve is not None:
        if not has_aim(asked):
            raise BadInput(worded("--halve needs goals, or a measure to raise or lower"))
        if options.out:
            raise BadInput(worded("--halve plays all rule sets in one go and can't be used with --out"))
    if shard > blocks:
        raise BadInput(
            worded("so few games can't be divided among the shards: play more games or use fewer shards"),
        )
    for path in (options.out, options.report):
        if path:
            check_place(path)
    _wanted_tables(options)  # refuses unavailable formats before any folder is created
    return StudyPlan(
        study=asked,
        blocks=blocks,
        seconds=seconds,
        effort=options.effort,
        max_moves=options.max_moves or MAX_MOVES,
        jobs=options.jobs or usable_cores(),
        time_limit=options.time_limit or TIME_LIMIT,
        records=records_folder(options.records) if options.records else None,
        decisions=bool(options.csv or options.parquet),
        shard=shard,
        shards=shards,
    )


class _Run:
    """Run of a study: plays its blocks, writes their games into tables, and shows the progress."""

    def __init__(
        self,
        plan: StudyPlan,
        halve: int | None,
        tables: Sequence[GameTables],
        progress: Progress,
        cluster: "Cluster | None",
    ) -> None:
        """`halve` is the number of games after which the weaker half drops out: 0 for the usual one, None for never."""
        self._plan = plan
        self._halve = halve
        self._tables = tables
        self._progress = progress
        self._outlook = Outlook(plan, progress)
        self._hands = cluster.hands if cluster else None
        self._started = time.perf_counter()
        self.interruption = 0
        """Number of the signal that interrupted the run; 0 if none did."""

    def play(self) -> tuple[StudyTally, PlayedAgain | None]:
        """Play the study, and in a sweep its winner again. OSError if it fails."""
        if self._halve is None:
            return self._play(self._plan), None
        sweep = SweepPlan(self._plan, first_blocks(self._halve or FIRST_GAMES, len(self._plan.players)))
        halving = sweep.tally()
        sweep.carry_on(halving, self._play)
        return halving.tally, halving.again

    def _play(self, stretch: StudyPlan) -> StudyTally:
        keep = self._keep if stretch.study == self._plan.study else lambda block: None

        def tell(tally: StudyTally) -> None:
            seconds = time.perf_counter() - self._started
            if self._halve is None:
                self._outlook.tell(tally, seconds)
            self._show(stretch, tally, seconds)

        # Not punctual in a sweep, which checks the time itself and then lets its winner play again.
        batch = Batch(stretch, tell, keep=keep, punctual=self._halve is None, cluster=self._hands)
        tally = batch.run()
        self.interruption = batch.signal
        return tally

    def _keep(self, block: Block) -> None:
        for each in self._tables:
            each.add(block)

    def _show(self, stretch: StudyPlan, tally: StudyTally, seconds: float) -> None:
        blocks = stretch.played + tally.blocks
        part = blocks / self._plan.pieces
        if self._plan.seconds is not None:
            part = max(part, seconds / self._plan.seconds)
        text = translate("terminal", "blocks: {blocks}, games: {games}")
        self._progress.show(min(part, 1.0), filled(text, blocks=as_number(blocks), games=as_number(tally.games)))


def _tables(plan: StudyPlan, options: argparse.Namespace) -> list[GameTables]:
    """Open the tables of games that the options ask for."""
    found = []
    for sort, folder in _wanted_tables(options):
        with about(folder):
            found.append(GameTables(sort, tables_folder(sort, folder), plan))
    return found


def _command(words: Sequence[str], options: argparse.Namespace, seed: int, games: int) -> str:
    """Return the command that gives the same results again."""
    told = ["cardtable", *words, "--games", str(games), "--seed", str(seed)]
    if options.effort != 1.0:
        told += ["--effort", f"{options.effort:g}"]
    if options.halve is not None:
        told += ["--halve", str(options.halve or FIRST_GAMES)]
    if options.also:
        told += ["--also", ",".join(options.also)]
    if options.max_moves:
        told += ["--max-moves", str(options.max_moves)]
    return shlex.join(told)


# --- the results ---------------------------------------------------------------------------------------------


def _report(part: Part, options: argparse.Namespace) -> int:
    found = findings(part.study, part.tally)
    sweep = sweep_of(part, found)
    said = _people(part.study) if options.people else []
    people = [impressions_words(each) for each in said]
    if options.report:
        with about(options.report):
            replace(options.report, report_html(part, found, people).encode())
    for sort, folder in _wanted_tables(options):
        write_findings(sort, folder, part.study, found)
    if options.json:
        summary = study_summary(part, found) | (sweep_summary(sweep, part.study) if sweep else {})
        if options.people:
            summary["people"] = [
                {
                    "rule_set": each.name,
                    "games": one.games,
                    **one.means,
                    "words": list(one.words),
                    **({"timed": one.timed, "minutes": one.minutes} if one.timed else {}),
                }
                for each, one in zip(part.study.rule_sets, said, strict=True)
            ]
        emit(json.dumps(summary, ensure_ascii=False))
    else:
        say(*study_lines(part, found, sweep), *_people_told(part.study, people))
    return FAILED if part.tally.failed else 0


def _people(study: Study) -> list[Impressions]:
    """Return by rule set what people said of the games they played by it."""
    try:
        return worked_out(impressions_by(study.game, [each.rules for each in study.rule_sets]))
    except OSError as error:
        what = worded("the games people played can't be searched: {why}", why=reason(error))
        say(in_words(what), to=sys.stderr)
        return [NOTHING_SAID] * len(study.rule_sets)


def _people_told(study: Study, people: Sequence[str]) -> list[str]:
    told = [f"{each.name}: {words}" for each, words in zip(study.rule_sets, people, strict=False) if words]
    return ["", *told] if told else []
