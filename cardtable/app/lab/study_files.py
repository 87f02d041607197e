"""What is done with studies on the disk. Nothing here knows Qt: all of it is work for threads."""

from collections.abc import Generator, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbits
from threading import Lock
from typing import NamedTuple

from cardtable.app.lab.arms import MOST
from cardtable.bots.players import PLAYERS
from cardtable.bots.program import PREFIX
from cardtable.language import filled, listed, translate
from cardtable.library.csv_table import write_csv
from cardtable.library.folders import ARCHIVE_SUFFIXES, replace_file
from cardtable.library.impressions import impressions_by, impressions_words
from cardtable.library.studies import KeptStudy, begin_study, keep_study, open_study, read_file, rename_study
from cardtable.library.study_archive import packed, unpacking
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import findings
from cardtable.playtest.halving import FIRST_GAMES
from cardtable.playtest.part import Part
from cardtable.playtest.ranking import aims, has_aim
from cardtable.playtest.report import report_html
from cardtable.playtest.rows import FINDINGS, finding_rows
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.standing import Standing
from cardtable.playtest.study import RuleSet, Study
from cardtable.playtest.study_file import StudyFaults, read_study
from cardtable.playtest.study_tally import Again, StudyTally
from cardtable.playtest.sweep_told import found_words
from cardtable.playtest.told import rules_words
from cardtable.table.rules_text import changed_rules
from cardtable.wording import in_words

_ENDLESS = 10**9


def bench_plan(study: Study, seconds: float) -> StudyPlan:
    """How the bench plays a study: on all cores, for so many seconds."""
    return StudyPlan(study, _ENDLESS, seconds=seconds, jobs=usable_cores())


def question_of(study: Study) -> Study:
    """A study without names, goals and wishes, on which no game depends: the same for all that play the same games."""
    sets = tuple([RuleSet("", each.rules) for each in study.rule_sets])
    return Study(study.game, study.players, sets, study.seed, also=study.also)


def standing_beside(study: Study, asked: Study, standing: Standing) -> Standing:
    """What was found of a study, where it was asked with other rule sets beside the same base: the games are the same.
    Nothing was found of those that were not there, which have to catch up."""
    places = {each.rules: number for number, each in enumerate(asked.rule_sets)}
    numbers = [places.get(each.rules) for each in study.rule_sets]
    tally = standing.tally.only(numbers)
    return bench_plan(study, 0.0).standing(tally, standing.seconds, standing.over and None not in numbers)


def name_of(study: Study) -> str:
    """What a study is called where the person has said nothing: what its rules are called, or what they change."""
    if is_sweep(study):
        measure = measures_of(study.game)[aims(study)[0]].label()
        return filled(translate("study_files", "{measure}, {sets}"), measure=measure, sets=differs(study))
    rules, base = study.rule_sets[-1].rules, study.rule_sets[0].rules
    preset = study.of.preset_title(rules) if rules != base else ""
    return preset or differs(study) or study.of.title


def differs(study: Study) -> str:
    """What a study compares with its base: which rules are other ones, or by how many rule sets."""
    sets = study.rule_sets
    if len(sets) > 2:
        return filled(translate("study_files", "{count} rule sets"), count=len(sets))
    return listed(changed_rules(sets[-1].rules, sets[0].rules))


def not_for_bench(study: Study) -> str:
    """Why the bench can't show a study, in a sentence; empty where it can."""
    if len(study.rule_sets) > 1 + MOST:
        text = translate(
            "study_files", "The bench has room for {most} rule sets besides the base; this study has more."
        )
        return filled(text, most=MOST)
    base = study.rule_sets[0].rules
    if all(each.rules == base for each in study.rule_sets):
        return translate("study_files", "There is nothing to compare: all rule sets are the same.")
    if len({rules_words(each.rules, base) for each in study.rule_sets}) < len(study.rule_sets):
        return translate("study_files", "Two rule sets in this study are identical; the bench can only show them once.")
    if len(set(study.players)) > 1 or study.players[0] not in PLAYERS[study.game]:
        return translate("study_files", "On the bench, all players are of the same kind; in this study, they aren't.")
    return ""


def is_sweep(study: Study) -> bool:
    """Whether a study tries many values, and says what would be better: then it has a page of its own."""
    return len(study.rule_sets) > 1 + MOST and has_aim(study)


def not_to_open(study: Study) -> str:
    """Why no page can show a study, in a sentence; empty where one can. A page plays on at once: nobody is asked about
    programs first, and a study may be anybody's."""
    if any(player.startswith(PREFIX) for player in study.players):
        return translate("study_files", "The bench only has built-in players, but programs play in this study.")
    return "" if is_sweep(study) else not_for_bench(study)


def renamed(study: Study, names: Sequence[str]) -> Study:
    """A study whose rule sets are called otherwise, in what it claims too."""
    called = {each.name: name for each, name in zip(study.rule_sets, names, strict=True)}
    sets = tuple([each._replace(name=called[each.name]) for each in study.rule_sets])
    if study.claim is None:
        return study._replace(rule_sets=sets)
    shown_by = [one._replace(under=called[one.under], than=called.get(one.than, "")) for one in study.claim.shown_by]
    return study._replace(rule_sets=sets, claim=study.claim._replace(shown_by=tuple(shown_by)))


class OnBench(NamedTuple):
    """A kept study, ready for the bench."""

    study: Study
    folder: Path | None
    """Where it is kept; None where what was found there does not hold any more, and is left as it is."""
    standing: Standing | None
    """What was found."""
    problem: str = ""
    """Why what was found can't be shown, in sentences; empty where it can, or where there is nothing."""
    writer: "StudyFolder | None" = None
    """What writes it, where a bench had it kept before: it may be about to make the folder."""


class NotForBench(ValueError):
    """A study that the bench can't show. One clear sentence."""


def opening(folder: Path) -> Generator[float, None, OnBench]:
    """Reads a study for the bench, or for the page of sweeps; NotForBench, StudyFaults or OSError where that can't
    be."""
    yield 0.0
    opened = open_study(folder)
    why = not_to_open(opened.study)
    if why:
        raise NotForBench(why)
    if opened.problem:
        text = translate(
            "study_files",
            "The findings of this study can't be used: {why}. They are kept as they are, and new findings are saved as "
            "another study.",
        )
        return OnBench(opened.study, None, None, filled(text, why=in_words(opened.problem)))
    if opened.part is None:
        return OnBench(opened.study, folder, None)
    yield 0.5
    standing = bench_plan(opened.study, 0.0).standing(opened.part.tally, 0.0, over=True)
    return OnBench(opened.study, folder, standing._replace(again=opened.part.again))


def summing_up(studies: Sequence[KeptStudy]) -> Generator[float, None, dict[Path, str]]:
    """What has been found for each of some studies, in the fewest words, by where it lies; nothing of those of which
    nothing was."""
    told = {}
    for study in studies:
        if study.study is not None:
            with suppress(OSError, StudyFaults):  # it is gone, or another one now
                opened = open_study(study.path)
                if opened.part is not None:
                    told[study.path] = found_words(opened.part)
                elif opened.problem:
                    text = translate("study_files", "Can't be used: {why}")
                    told[study.path] = filled(text, why=in_words(opened.problem))
        yield 0.0
    return told


def opens(folder: Path) -> Generator[float, None, bool]:
    """Whether a page can show a study."""
    yield 0.0
    return not not_to_open(open_study(folder).study)


def taking_in(path: Path) -> Generator[float, None, Path]:
    """Takes a study that was sent, or a study's file, among the user's own; where it lies. ArchiveError, StudyFaults or
    OSError where it is none, or can't be read or written."""
    yield 0.0
    if path.suffix.lower() in ARCHIVE_SUFFIXES:
        return (yield from unpacking(path))
    study, seeded, title, *_ = read_study(read_file(path))
    return begin_study(title or path.stem, study if seeded else study._replace(seed=randbits(31)))


def sending(folder: Path, to: Path) -> Generator[float, None, None]:
    """Writes a study as one file."""
    yield 0.0
    replace_file(to, packed(folder), private=False)


def reporting(folder: Path, to: Path) -> Generator[float, None, None]:
    """Writes what a study has found as a page; ValueError where nothing was."""
    yield 0.0
    opened = open_study(folder)
    if opened.part is None:
        raise ValueError(opened.problem or translate("study_files", "no games were played"))
    yield from reporting_part(opened.part, to)


def reporting_part(part: Part, to: Path) -> Generator[float, None, None]:
    """Writes what was found as a page, or where the file is to be one, as a table of all measures. What people said is
    told where it is no sweep."""
    yield 0.0
    found = findings(part.study, part.tally)
    if to.suffix.lower() == ".csv":
        write_csv(to, FINDINGS, finding_rows(part.study, found))
        return
    rules = [] if is_sweep(part.study) else [each.rules for each in part.study.rule_sets]
    said = yield from impressions_by(part.study.game, rules)
    people = [impressions_words(each) for each in said]
    replace_file(to, report_html(part, found, people).encode(), private=False)


def part_of(study: Study, found: StudyTally, halved: bool = False, again: Again | None = None) -> Part:
    """What was found as a whole, with the command that finds it again."""
    games = found.blocks * len(study.players)
    half = f" --halve {FIRST_GAMES}" if halved else ""
    command = f"cardtable study study.toml --games {games} --seed {study.seed}{half}"
    return Part(study, command, 1, 1, found.blocks, found, again)


class StudyFolder:
    """One study as it is kept while games are played for it. Threads write it, one at a time."""

    def __init__(self, study: Study, path: Path | None = None) -> None:
        """`path` is where it lies already, if it does."""
        self.path = path
        self._study = study
        self._part: Part | None = None  # to be written next
        self._lock = Lock()

    @property
    def waits(self) -> bool:
        """Whether anything is to be written."""
        return self._part is not None

    def take(self, study: Study, found: StudyTally, again: Again | None = None) -> None:
        """What is to be written next, with the goals and the names of now. What the study says besides stays."""
        self._study = renamed(self._study, [each.name for each in study.rule_sets])._replace(goals=study.goals)
        self._part = part_of(self._study, found, is_sweep(self._study), again)

    def writing(self) -> Generator[float, None, None]:
        """Writes what was taken last; with the first a folder is made. Where that was deleted meanwhile, it waits until
        the person has it back. OSError where it can't be done: it waits too, then."""
        yield 0.0
        with self._lock:
            part, self._part = self._part, None
            if part is None:
                return
            try:
                if self.path is None:
                    self.path = begin_study(name_of(part.study), part.study, part)
                elif self.path.is_dir():
                    keep_study(self.path, part.study, part)
                else:
                    self._put_back(part)
            except OSError:
                self._put_back(part)
                raise

    def _put_back(self, part: Part) -> None:
        if self._part is None:  # nothing newer was taken meanwhile
            self._part = part

    def renaming(self, name: str) -> Generator[float, None, None]:
        """Gives it another name; OSError where it can't have it."""
        yield 0.0
        with self._lock:
            if self.path is not None:
                self.path = rename_study(self.path, name)
