"""`compare`, `study` and `merge`: studies of the effect of house rules."""

import argparse
import json
import shlex
import sys
import time
from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.bots.program import PREFIX, TIME_LIMIT
from cardtable.commands import emit, of_command, of_file, of_lines, say, shown
from cardtable.commands.common import (
    Progress,
    aligned,
    check_place,
    complaint,
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
    sweep_lines,
    sweep_summary,
    tables_folder,
    write_findings,
)
from cardtable.engine.game import AnyGame
from cardtable.language import as_number, filled, in_sequence, listed, translate
from cardtable.library.impressions import NOTHING_SAID, Impressions, impressions_by, impressions_words
from cardtable.library.studies import read_file
from cardtable.library.table_files import can_write_parquet
from cardtable.playtest.batch import Batch, BatchError, usable_cores
from cardtable.playtest.block import Block
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.claims import ClaimAnswer, ready_studies
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import Findings, findings
from cardtable.playtest.findings_text import (
    answer_sentences,
    choice_sentences,
    differences_told,
    fit_words,
    headline,
    intervals_sentence,
    not_offered,
    pairs_sentence,
    rules_words,
    shown_cells,
    verdict_words,
)
from cardtable.playtest.match_runner import MAX_MOVES
from cardtable.playtest.ranking import has_aim
from cardtable.playtest.report import report_html
from cardtable.playtest.study import BASE, RuleSet, Study, alike_words
from cardtable.playtest.study_file import StudyFaults, new_study, read_study, with_seed_line, written_study
from cardtable.playtest.study_part import Part, PartError, joined, read_part, written_part
from cardtable.playtest.study_tally import PlayedAgain, StudyTally
from cardtable.playtest.successive_halving import FIRST_GAMES, SweepPlan, first_blocks
from cardtable.playtest.sweep_text import SweepWords, sweep_of
from cardtable.wording import in_words, reason, worded
from cardtable.work import worked_out

if TYPE_CHECKING:
    from cardtable.playtest.cluster import Cluster

FAILED = 1
_A_MINUTE = 60.0
_ENDLESS = 10**9
_TOLD = 6
"""Number of rule sets up to which a sweep prints all findings; beyond, it prints only the ranking."""


def compare(options: argparse.Namespace) -> int:
    """Compare the standard rules, or those of a file, with the same rules changed."""
    game: AnyGame = options.game
    players = seated_players("compare", game, options.players)
    base = house_rules("compare", game, options.rules, (), len(players))
    if not options.set:
        raise of_command("compare", worded("name at least one change with --set KEY=VALUE"))
    changed = house_rules("compare", game, options.rules, options.set, len(players))
    if changed == base:
        raise of_command("compare", worded("nothing to compare: both sets of rules are the same"))
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
        raise of_command("study", worded("use either --new or --author, not both"))
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
        raise of_command("study", worded("name a study file, or use --new GAME to create one"))
    path: Path = options.file
    data = small_file(path)
    try:
        asked, seeded, _, line, alike = read_study(data)
    except StudyFaults as wrong:
        raise of_lines(path, wrong.faults) from None
    try:
        for player in asked.players:
            find_player(asked.of, player)
    except ValueError as error:
        raise of_file(path, error, line) from None
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
            raise of_command("study", worded("there is no built-in study of this game"))
        raise of_command(
            "study",
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
        say(*of_file(path, what).args, to=sys.stderr)


def merge(options: argparse.Namespace) -> int:
    """Join the parts of a study and report its findings."""
    parts: list[tuple[str, Part]] = []
    for path in options.files:
        try:
            parts.append((shown(path), read_part(read_file(path))))
        except OSError as error:
            raise complaint(path, error) from None
        except PartError as error:
            raise of_file(path, error) from None
    try:
        whole = joined(parts)
    except PartError as error:
        raise of_command("merge", error) from None
    if options.report:
        check_place(options.report)
    for sort, folder in _wanted_tables("merge", options):
        tables_folder(sort, folder)
    status = _report("merge", whole, options)
    if options.csv or options.parquet:
        what = worded(
            "a part stores sums, not games: for tables of games, seats and decisions, run every shard with --csv"
        )
        say(*of_command("merge", what).args, to=sys.stderr)
    return status


def _wanted_tables(command: str, options: argparse.Namespace) -> list[tuple[Sort, Path]]:
    """Return the formats and folders of the tables that the options ask for."""
    if options.parquet and not can_write_parquet():
        raise of_command(command, worded("--parquet needs pyarrow, which is not installed: pip install pyarrow"))
    return [(sort, folder) for sort, folder in ((CSV, options.csv), (PARQUET, options.parquet)) if folder]


# --- carrying out a study ------------------------------------------------------------------------------------


def _carry_out(asked: Study, words: Sequence[str], options: argparse.Namespace) -> int:
    if options.cluster is None:
        return _played(asked, words, options, None)
    if options.records or any(player.startswith(PREFIX) for player in asked.players):
        raise of_command(words[0], worded("--cluster can't be used with --records or with programs as players"))
    from cardtable.playtest.cluster import LOCAL, Cluster, ClusterError

    try:
        with Cluster(options.cluster or LOCAL) as cluster:
            return _played(asked, words, options, cluster)
    except ClusterError as error:
        raise of_command(words[0], error) from None


def _played(asked: Study, words: Sequence[str], options: argparse.Namespace, cluster: "Cluster | None") -> int:
    seats = len(asked.players)
    seconds = options.seconds
    asked = asked._replace(also=tuple(dict.fromkeys([*asked.also, *options.also])))
    if options.games is None and seconds is None:
        seconds = _A_MINUTE
    blocks = -(-options.games // seats) if options.games else _ENDLESS
    shard, shards = options.shard or (1, 1)
    if options.shard and not (options.games and options.out):
        raise of_command(words[0], worded("--shard needs --games and --out"))
    halve = getattr(options, "halve", None)
    if halve is not None:
        if not has_aim(asked):
            raise of_command(words[0], worded("--halve needs goals, or a measure to raise or lower"))
        if options.out:
            raise of_command(words[0], worded("--halve plays all rule sets in one go and can't be used with --out"))
    if shard > blocks:
        raise of_command(
            words[0],
            worded("so few games can't be divided among the shards: play more games or use fewer shards"),
        )
    for path in (options.out, options.report):
        if path:
            check_place(path)
    _wanted_tables(words[0], options)  # refuses unavailable formats before any folder is created
    plan = StudyPlan(
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
    progress = Progress()
    if cluster is not None:
        cluster.tell = lambda what: progress.say(*of_command(words[0], what).args)
    tables = _tables(words[0], plan, options)

    def keep(block: Block) -> None:
        for each in tables:
            each.add(block)

    outlook = Outlook(plan, progress)
    started = time.perf_counter()
    interruption = 0

    def play(stretch: StudyPlan) -> StudyTally:
        nonlocal interruption
        counted = keep if stretch.study == asked else lambda block: None

        def tell(tally: StudyTally) -> None:
            seconds = time.perf_counter() - started
            if halve is None:
                outlook.tell(tally, seconds)
            _show(progress, plan, stretch, tally, seconds)

        # Not punctual in a sweep, which checks the time itself and then lets its winner play again.
        batch = Batch(stretch, tell, keep=counted, punctual=halve is None, cluster=cluster.hands if cluster else None)
        tally = batch.run()
        interruption = batch.signal
        return tally

    again: PlayedAgain | None = None
    try:
        if halve is None:
            tally = play(plan)
        else:
            sweep = SweepPlan(plan, first_blocks(halve or FIRST_GAMES, seats))
            halving = sweep.tally()
            sweep.carry_on(halving, play)
            tally, again = halving.tally, halving.again
        for each in tables:
            each.close()
    except BatchError as error:
        for each in tables:
            each.drop()
        raise of_command(words[0], error) from None
    except OSError as error:
        raise of_command(words[0], worded("{file}: {why}", file=error.filename, why=reason(error))) from None
    finally:
        progress.clear()
    if plan.records:
        for number, _ in enumerate(asked.rule_sets):
            (plan.records / asked.letter(number)).mkdir(exist_ok=True)
    played = tally.blocks if seconds is not None or interruption else blocks
    command = _command(words, options, asked.seed, (played if shards == 1 else blocks) * seats)
    part = Part(asked, command, shard, shards, blocks if shards > 1 else played, tally, again)
    for problem in told_problems([in_words(one) for one in tally.problems]):
        say(problem, to=sys.stderr)
    if interruption:
        say(in_words(worded("interrupted after %n block(s)", n=tally.blocks)), to=sys.stderr)
        if shards > 1:
            raise of_command(words[0], worded("an interrupted part isn't saved"))
    if options.out:
        try:
            replace(options.out, written_part(part))
        except OSError as error:
            raise complaint(options.out, error) from None
    status = _report(words[0], part, options)
    return 128 + interruption if interruption else status


def _tables(command: str, plan: StudyPlan, options: argparse.Namespace) -> list[GameTables]:
    """Open the tables of games that the options ask for."""
    found = []
    for sort, folder in _wanted_tables(command, options):
        try:
            found.append(GameTables(sort, tables_folder(sort, folder), plan))
        except OSError as error:
            raise complaint(folder, error) from None
    return found


def _show(progress: Progress, plan: StudyPlan, stretch: StudyPlan, tally: StudyTally, seconds: float) -> None:
    blocks = stretch.played + tally.blocks
    part = blocks / plan.pieces
    if plan.seconds is not None:
        part = max(part, seconds / plan.seconds)
    text = translate("terminal", "blocks: {blocks}, games: {games}")
    progress.show(min(part, 1.0), filled(text, blocks=as_number(blocks), games=as_number(tally.games)))


def _command(words: Sequence[str], options: argparse.Namespace, seed: int, games: int) -> str:
    """Return the command that gives the same results again."""
    told = ["cardtable", *words, "--games", str(games), "--seed", str(seed)]
    if options.effort != 1.0:
        told += ["--effort", f"{options.effort:g}"]
    if getattr(options, "halve", None) is not None:
        told += ["--halve", str(options.halve or FIRST_GAMES)]
    if options.also:
        told += ["--also", ",".join(options.also)]
    if options.max_moves:
        told += ["--max-moves", str(options.max_moves)]
    return shlex.join(told)


# --- the results ---------------------------------------------------------------------------------------------


def _report(command: str, part: Part, options: argparse.Namespace) -> int:
    found = findings(part.study, part.tally)
    sweep = sweep_of(part, found)
    said = _people(part.study) if options.people else []
    people = [impressions_words(each) for each in said]
    if options.report:
        try:
            replace(options.report, report_html(part, found, people).encode())
        except OSError as error:
            raise complaint(options.report, error) from None
    for sort, folder in _wanted_tables(command, options):
        try:
            write_findings(sort, folder, part.study, found)
        except OSError as error:
            raise complaint(Path(error.filename), error) from None
    if options.json:
        summary = _summary(part, found) | (sweep_summary(sweep, part.study) if sweep else {})
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
        say(*_text(part, found, sweep), *_people_told(part.study, people))
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


def _summary(part: Part, found: Findings) -> dict[str, Any]:
    asked, tally = part.study, part.tally
    return {
        "game": asked.game,
        "seats": list(asked.players),
        "seed": asked.seed,
        "command": part.command,
        "blocks": tally.blocks,
        "rule_sets": [
            {
                "name": each.name,
                "rules": each.rules.changed(),
                "games": counted.games,
                "unfinished": counted.unfinished,
                "failed": counted.failed,
                "seconds": round(counted.seconds, 3),
                "measures": {
                    name: {"n": one.games, "mean": one.mean, **_ends(one), "certain": one.certain}
                    for name, one in known.measures.items()
                },
                "distributions": {
                    name: [{"from": bar.low, "to": bar.high, "games": bar.games} for bar in bars]
                    for name, bars in known.bars.items()
                },
                "odd": {
                    "unfinished": known.odd.unfinished,
                    "all_share": known.odd.all_share,
                    "most_moves": known.odd.moves,
                },
                "options": [one._asdict() for one in known.options],
                "trials": {
                    name: {"n": one.games, "mean": one.mean, **_ends(one)} for name, one in known.trials.items()
                },
                "mix": known.mix,
                "goals": [
                    {"measure": one.goal.measure, "verdict": one.verdict, "why": one.why} for one in known.verdicts
                ],
            }
            for each, counted, known in zip(asked.rule_sets, tally.rule_sets, found.rule_sets, strict=True)
        ],
        "differences": [
            {
                "from": asked.rule_sets[0].name,
                "to": each.name,
                "pairs": one.pairs,
                "differ": one.differ,
                "winners_differ": one.winners_differ,
                "measures": {
                    name: {"mean": measured.mean, **_ends(measured)} for name, measured in one.measures.items()
                },
            }
            for each, one in zip(asked.rule_sets[1:], found.differences, strict=True)
        ],
        "bots": [
            {"rule_set": each.name, "fit": one.fitness.fit, "why": one.fitness.why}
            for each, one in zip(asked.rule_sets, found.rule_sets, strict=True)
        ],
        "claim": _claimed(found.answer) if found.answer else None,
        "problems": told_problems(tally.problems),
    }


def _claimed(answer: ClaimAnswer) -> dict[str, Any]:
    """Return a claim with its verdict for JSON, without open ends of ranges."""
    return {
        "says": answer.claim.says,
        "verdict": answer.verdict,
        "shown_by": [
            {key: value for key, value in one.evidence._asdict().items() if value not in ("", inf, -inf)}
            | {"mean": one.found.mean, **_ends(one.found), "verdict": one.verdict}
            for one in answer.shown_by
        ],
    }


def _ends(found: Finding) -> dict[str, float | None]:
    low, high = found.bounds or (None, None)
    return {"low": low, "high": high}


def _text(part: Part, found: Findings, sweep: SweepWords | None) -> list[str]:
    asked, tally = part.study, part.tally
    all_told = len(asked.rule_sets) <= _TOLD or not sweep
    base = tally.rule_sets[0]
    text = translate("terminal", "{game} for {players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}")
    if any(each.games < base.games for each in tally.rule_sets):
        text = translate(
            "terminal", "{game} for {players}. Games per rule set: up to {games}. Blocks: {blocks}. Seed: {seed}"
        )
    first = filled(
        text,
        game=asked.of.title,
        players=listed(asked.players),
        games=as_number(base.games),
        blocks=as_number(tally.blocks),
        seed=asked.seed,
    )
    lines = [first]
    if found.answer:
        lines += ["", *answer_sentences(asked, found.answer)]
    if sweep:
        lines += sweep_lines(sweep, asked, tally, found)
    for number, one in enumerate(found.rule_sets if all_told else ()):
        lines += ["", headline(asked, number)]
        if number:
            differences = found.differences[number - 1]
            lines += [f"  {sentence}" for sentence in differences_told(asked.game, differences)]
            lines.append(f"  {pairs_sentence(differences)}")
        fit = translate("terminal", "Players: {fit}. {why}")
        lines.append(f"  {filled(fit, fit=fit_words(one.fitness.fit), why=one.fitness.why)}")
        goal = translate("terminal", "Goal {measure}: {verdict}. {why}")
        lines += [
            f"  {filled(goal, measure=each.goal.measure, verdict=verdict_words(each.verdict), why=each.why)}"
            for each in one.verdicts
        ]
        lines += [f"  {sentence}" for sentence in choice_sentences(one)]
        lines += ["", *_table(found, number)]
    if not all_told:
        text = translate("terminal", "To see all measures of these {count} rule sets, use --report, --csv or --json.")
        lines += ["", filled(text, count=len(asked.rule_sets))]
    counts = [(each.unfinished, each.failed) for each in tally.rule_sets]
    if not all_told:
        counts = [(sum(unfinished for unfinished, _ in counts), sum(failed for _, failed in counts))]
    text = translate("terminal", "{unfinished} unfinished, {failed} failed")
    counted = [
        filled(text, unfinished=as_number(unfinished), failed=as_number(failed)) for unfinished, failed in counts
    ]
    lines += ["", f"{'; '.join(counted)}"]
    if part.offered:
        return [*lines, f"{intervals_sentence()} {translate('terminal', 'Run again with:')}", f"  {part.offered}"]
    return [*lines, in_sequence([intervals_sentence(), not_offered()])]


def _table(found: Findings, number: int) -> list[str]:
    bounds = translate("terminal", "95%")
    heads = (translate("terminal", "measure"), translate("terminal", "mean"), bounds)
    rows = [(*heads, translate("terminal", "difference"), bounds) if number else heads]
    for name, one in found.rule_sets[number].measures.items():
        row = (name, *shown_cells(name, one, False))
        if number:
            rows.append((*row, *shown_cells(name, found.differences[number - 1].measures[name], True)))
        else:
            rows.append(row)
    return [f"  {line}" for line in aligned(rows)]
