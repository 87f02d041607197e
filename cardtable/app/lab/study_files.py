"""Work on studies on the disk. It doesn't use Qt; generators are run in threads."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbits
from threading import Lock

from cardtable.app.lab.study_question import MOST
from cardtable.bots.players import PLAYERS
from cardtable.bots.program import PREFIX
from cardtable.disk import read_file
from cardtable.errors import BadInput
from cardtable.language import filled, listed, translate
from cardtable.library.csv_and_parquet import write_csv
from cardtable.library.folders import ARCHIVE_SUFFIXES, replace_file
from cardtable.library.impressions import impressions_by, impressions_words
from cardtable.library.studies import LARGEST, KeptStudy, begin_study, keep_study, open_study, rename_study
from cardtable.library.study_archive import packed, unpacking
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot, findings
from cardtable.playtest.findings_text import rules_words
from cardtable.playtest.ranking import aims, has_aim
from cardtable.playtest.report import report_html
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import RuleSet, Study
from cardtable.playtest.study_file import read_study
from cardtable.playtest.study_part import Part
from cardtable.playtest.study_rows import FINDINGS, finding_rows
from cardtable.playtest.study_tally import PlayedAgain, StudyTally
from cardtable.playtest.successive_halving import FIRST_GAMES
from cardtable.playtest.sweep_text import found_words
from cardtable.table.rules_text import changed_rules
from cardtable.wording import in_words

_ENDLESS = 10**9


def bench_plan(study: Study, seconds: float) -> StudyPlan:
    """Return the plan by which the bench plays a study: on all cores, for a number of seconds."""
    return StudyPlan(study, _ENDLESS, seconds=seconds, jobs=usable_cores())


def question_of(study: Study) -> Study:
    """Return a study without names, goals and wishes: it is equal for studies that play the same games."""
    sets = tuple([RuleSet("", each.rules) for each in study.rule_sets])
    return Study(study.game, study.players, sets, study.seed, also=study.also)


def known_beside(study: Study, known: Mapping[Study, "StudyFolder"]) -> StudySnapshot | None:
    """Return what other questions, by `question_of`, tell of a study; None if nothing.

    It comes from the one that shares most rule sets beside the same base, for which the games are the same. Rule sets
    that it lacks have no games yet, and must catch up.
    """
    question = question_of(study)
    others = [
        (asked, folder.standing) for asked, folder in known.items() if folder.standing and _shared(question, asked)
    ]
    if not others:
        return None
    asked, standing = max(others, key=lambda other: (_shared(question, other[0]), other[1].blocks))
    places = {each.rules: number for number, each in enumerate(asked.rule_sets)}
    numbers = [places.get(each.rules) for each in study.rule_sets]
    tally = standing.tally.only(numbers)
    return bench_plan(study, 0.0).standing(tally, standing.seconds, standing.over and None not in numbers)


def _shared(question: Study, asked: Study) -> int:
    """Return how many rule sets of a question have been asked before, beside the same base."""
    if question._replace(rule_sets=()) != asked._replace(rule_sets=()) or question.rule_sets[0] != asked.rule_sets[0]:
        return 0
    return len(set(question.rule_sets[1:]).intersection(asked.rule_sets[1:]))


def name_of(study: Study) -> str:
    """Return a default name for a study: a preset's title, what its rules change, or what a sweep aims at."""
    if is_sweep(study):
        measure = measures_of(study.game)[aims(study)[0]].label()
        return filled(translate("study_files", "{measure}, {sets}"), measure=measure, sets=differs(study))
    rules, base = study.rule_sets[-1].rules, study.rule_sets[0].rules
    preset = study.of.preset_title(rules) if rules != base else ""
    return preset or differs(study) or study.of.title


def differs(study: Study) -> str:
    """Return what a study compares with its base: the changed rules, or the number of rule sets."""
    sets = study.rule_sets
    if len(sets) > 2:
        return filled(translate("study_files", "{count} rule sets"), count=len(sets))
    return listed(changed_rules(sets[-1].rules, sets[0].rules))


def not_for_bench(study: Study) -> str:
    """Return why the bench can't show a study, in a sentence; empty if it can."""
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
    """Return whether a study is a sweep: it tries many values for an aim, and has a page of its own."""
    return len(study.rule_sets) > 1 + MOST and has_aim(study)


def not_to_open(study: Study) -> str:
    """Return why no page can show a study, in a sentence; empty if one can.

    Programs are refused: a page plays at once, without asking about them, and a study may come from anybody.
    """
    if any(player.startswith(PREFIX) for player in study.players):
        return translate("study_files", "The bench only has built-in players, but programs play in this study.")
    return "" if is_sweep(study) else not_for_bench(study)


def renamed(study: Study, names: Sequence[str]) -> Study:
    """Return a study with other names of its rule sets, in its claim too."""
    called = {each.name: name for each, name in zip(study.rule_sets, names, strict=True)}
    sets = tuple([each._replace(name=called[each.name]) for each in study.rule_sets])
    if study.claim is None:
        return study._replace(rule_sets=sets)
    shown_by = [one._replace(under=called[one.under], than=called.get(one.than, "")) for one in study.claim.shown_by]
    return study._replace(rule_sets=sets, claim=study.claim._replace(shown_by=tuple(shown_by)))


def opening(folder: Path) -> Generator[float, None, "StudyFolder"]:
    """Read a study for the bench or the sweep page.

    Raises BadInput if no page can show it or it is malformed, OSError if it can't be read.
    """
    yield 0.0
    opened = open_study(folder)
    why = not_to_open(opened.study)
    if why:
        raise BadInput(why)
    if opened.problem:
        text = translate(
            "study_files",
            "The findings of this study can't be used: {why}. They are kept as they are, and new findings are saved as "
            "another study.",
        )
        return StudyFolder(opened.study, None, None, filled(text, why=in_words(opened.problem)))
    if opened.part is None:
        return StudyFolder(opened.study, folder)
    yield 0.5
    standing = bench_plan(opened.study, 0.0).standing(opened.part.tally, 0.0, over=True)
    return StudyFolder(opened.study, folder, standing._replace(again=opened.part.again))


def summing_up(studies: Sequence[KeptStudy]) -> Generator[float, None, dict[Path, str]]:
    """Return the findings of studies in the fewest words, by path; studies without any are left out."""
    told = {}
    for study in studies:
        if study.study is not None:
            with suppress(OSError, BadInput):  # deleted or replaced meanwhile
                opened = open_study(study.path)
                if opened.part is not None:
                    told[study.path] = found_words(opened.part)
                elif opened.problem:
                    text = translate("study_files", "Can't be used: {why}")
                    told[study.path] = filled(text, why=in_words(opened.problem))
        yield 0.0
    return told


def opens(folder: Path) -> bool:
    """Return whether a page can show a study; BadInput or OSError if it can't be read."""
    return not not_to_open(open_study(folder).study)


def taking_in(path: Path) -> Generator[float, None, Path]:
    """Import a study that was sent, or a study's file, and return its new folder.

    Raises BadInput or OSError if the file holds no study, or can't be read or written.
    """
    yield 0.0
    if path.suffix.lower() in ARCHIVE_SUFFIXES:
        return (yield from unpacking(path))
    study, seeded, title, *_ = read_study(read_file(path, LARGEST))
    return begin_study(title or path.stem, study if seeded else study._replace(seed=randbits(31)))


def send(folder: Path, to: Path) -> None:
    """Write a study as one archive."""
    replace_file(to, packed(folder), private=False)


def reporting(folder: Path, to: Path) -> Generator[float, None, None]:
    """Write a report on a study's findings; BadInput if it has none."""
    yield 0.0
    opened = open_study(folder)
    if opened.part is None:
        raise BadInput(opened.problem or translate("study_files", "no games were played"))
    yield from reporting_part(opened.part, to)


def reporting_part(part: Part, to: Path) -> Generator[float, None, None]:
    """Write a report as a web page, or as a table of all measures if `to` is a CSV file.

    Web pages also say what people said of the rules, unless the study is a sweep.
    """
    yield 0.0
    found = findings(part.study, part.tally)
    if to.suffix.lower() == ".csv":
        write_csv(to, FINDINGS, finding_rows(part.study, found))
        return
    rules = [] if is_sweep(part.study) else [each.rules for each in part.study.rule_sets]
    said = yield from impressions_by(part.study.game, rules)
    people = [impressions_words(each) for each in said]
    replace_file(to, report_html(part, found, people).encode(), private=False)


def part_of(study: Study, found: StudyTally, halved: bool = False, again: PlayedAgain | None = None) -> Part:
    """Return findings as the only part of a study, with the command that finds them again."""
    games = found.blocks * len(study.players)
    half = f" --halve {FIRST_GAMES}" if halved else ""
    command = f"cardtable study study.toml --games {games} --seed {study.seed}{half}"
    return Part(study, command, 1, 1, found.blocks, found, again)


class StudyFolder:
    """Study with its findings and its folder, written by threads, one at a time, while games are played for it."""

    def __init__(
        self, study: Study, path: Path | None = None, standing: StudySnapshot | None = None, problem: str = ""
    ) -> None:
        self.study = study
        self.path = path
        """Folder of the study; None if it is still to be made."""
        self.standing = standing
        """Findings; None if there are none."""
        self.problem = problem
        """Reason why the findings in another folder can't be shown and are left as they are, in sentences; else
        empty."""
        self._part: Part | None = None  # to be written next
        self._lock = Lock()

    @property
    def waits(self) -> bool:
        """True if something is waiting to be written."""
        return self._part is not None

    def take(self, study: Study, standing: StudySnapshot | None) -> None:
        """Take over findings, and names and goals of now; all else in the study stays as it was."""
        self.study = renamed(self.study, [each.name for each in study.rule_sets])._replace(goals=study.goals)
        self.standing = standing

    def will_write(self) -> None:
        """Have the findings written next."""
        if self.standing is not None:
            self._part = part_of(self.study, self.standing.tally, is_sweep(self.study), self.standing.again)

    def write(self) -> None:
        """Write what was taken last; the first time, make the folder.

        Findings wait if the folder was deleted, until the person restores it. They also wait if OSError is raised since
        they can't be written.
        """
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
        if self._part is None:  # nothing newer is waiting meanwhile
            self._part = part

    def rename(self, name: str) -> None:
        """Rename the folder; OSError if it can't have that name."""
        with self._lock:
            if self.path is not None:
                self.path = rename_study(self.path, name)
