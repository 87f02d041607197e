"""Ways to the lab: bench, sweep, studies, games of a study, open table."""

from collections.abc import Generator
from contextlib import suppress
from functools import partial
from json import loads
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.app.imports import ARRAYS, ENGINE, PLAYTEST, PLOTS, import_screens, imported
from cardtable.app.jobs import Step, Steps, slices, thread
from cardtable.app.navigation.context import Arrival, Context
from cardtable.app.page import Page
from cardtable.app.routes import Bench, BothOf, CaseOf, OpenTable, PlayOn, Studies, StudyAt, Sweep
from cardtable.language import translate
from cardtable.library.folders import SUFFIX, own_folder, replace_file, stem_of, studies_path

if TYPE_CHECKING:
    from cardtable.app.lab.study_files import StudyFolder
    from cardtable.engine.record import Record


_BENCH = (
    "art.pixmaps",
    "art.table_top",
    "table.scene",
    "screens",
    "setup.rules_form",
    "lab.bench_form",
    "lab.distributions",
    "lab.bench_measures",
    "lab.game_course",
    "lab.bench_page",
)
_SWEEP = (*PLOTS, "lab.tornado", "lab.sweep_form", "lab.heat_map", "lab.sweep_page")
_LAB = ENGINE + PLAYTEST + ARRAYS


def bench(context: Context, wish: Bench) -> Steps:
    """Go to the bench, having imported the players and everything that plays studies."""
    yield from imported(*PLOTS, *_BENCH, plain=_LAB)
    return Arrival(partial(_bench, context, wish), wish.back)


def _bench(context: Context, bench: Bench) -> Page:
    from cardtable.app.lab.bench_page import BenchPage
    from cardtable.app.lab.study_files import StudyFolder
    from cardtable.app.lab.study_question import StudyQuestion
    from cardtable.engine.games import GAMES

    question = StudyQuestion.on(GAMES[bench.game])
    question = question.with_rules(question.of.rules.made(dict(bench.rules)))
    page = BenchPage(context.pixmaps, context.settings, question._replace(seats=bench.seats or question.seats))
    page.origin = bench.back

    def lay_studies_over() -> None:
        from cardtable.app.lab.studies_page import StudiesPage

        page.keeping.write()
        studies = StudiesPage(context.pixmaps, context.settings, context.wastebasket, page.keeping.path)
        studies.moved.connect(page.keeping.moved)
        page.wants.emit(studies)

    page.studies.connect(lay_studies_over)
    if isinstance(bench.kept, StudyFolder):
        page.take_up(bench.kept)
    return page


def study_at(context: Context, route: StudyAt) -> Steps:
    """Go to the bench with the findings of a kept study, or to the sweep if the study is one."""
    from cardtable.app.lab.study_files import is_sweep, opening

    yield from imported(*PLOTS, *_BENCH, plain=_LAB)
    kept: StudyFolder = yield thread(opening(route.path), route.path)
    if is_sweep(kept.study):
        yield slices(import_screens(*_SWEEP))
        from cardtable.app.lab.sweep_page import SweepPage
        from cardtable.app.lab.sweep_question import SweepQuestion

        study = kept.study
        question = SweepQuestion.on(study.rule_sets[0].rules, study.of, study.players)
        page = SweepPage(context.pixmaps, context.settings, question)
        page.take_up(kept)
        return page
    return Arrival(partial(_bench, context, Bench(kept.study.game, kept=kept)))


def studies(context: Context, route: Studies) -> Steps:
    """Go to the kept studies. If one is taken in from a file and a page can show it, open it at once."""
    yield from imported(*PLOTS, *_BENCH, plain=_LAB)
    take = route.take
    if take is not None:
        from cardtable.app.lab.study_files import opens, taking_in

        folder: Path = yield thread(taking_in(take), take)
        if (yield thread(partial(opens, folder), take)):
            return (yield from study_at(context, StudyAt(folder)))
        take = folder
    yield slices(import_screens("lab.studies_page"))
    from cardtable.app.lab.studies_page import StudiesPage

    page = StudiesPage(context.pixmaps, context.settings, context.wastebasket)
    if take is not None:
        page.want(take)
    return page


def sweep(context: Context, wish: Sweep) -> Steps:
    """Go to the page on which values of rules are tried."""
    yield from imported(*_SWEEP, plain=_LAB)
    from cardtable.app.lab.sweep_page import SweepPage
    from cardtable.app.lab.sweep_question import SweepQuestion
    from cardtable.engine.games import GAMES

    game = GAMES[wish.game]
    question = SweepQuestion.on(game.rules.made(dict(wish.rules)), game, wish.players, wish.goals)
    return SweepPage(context.pixmaps, context.settings, question)


def case_of(context: Context, case: CaseOf) -> Steps:
    """Play a game of a study again under both rule sets, and show it from where the two part."""
    paths, records = yield from _played_again(case)
    path, record = paths[bool(case.rule_set)], records[bool(case.rule_set)]
    yield thread(partial(_keep, path, record), path)
    return (yield from open_table(context, OpenTable(path, _in_common(*records))))


def both_of(context: Context, both: BothOf) -> Steps:
    """Play a game of a study again under both rule sets, and show the two side by side."""
    paths, records = yield from _played_again(both)
    games = []
    for path, record in zip(paths, records, strict=True):
        yield thread(partial(_keep, path, record), path)
        games.append((yield from context.read(path)))
    yield slices(import_screens("lab.side_by_side"), paths[0])
    from cardtable.app.lab.side_by_side import SideBySide
    from cardtable.app.parts.seat_mark import emblems

    shown = [game.record for game in games]
    page = SideBySide(shown, context.pixmaps, context.settings, emblems(shown[0].header))
    page.opened.connect(lambda number, at: page.wants.emit(OpenTable(games[number].path, at)))
    return page


def _played_again(game: CaseOf | BothOf) -> "Generator[Step, Any, tuple[list[Path], tuple[bytes, bytes]]]":
    """Play a game of a study again under both rule sets; return for each the path to keep it at, and the record."""
    study, rule_sets = game.plan.study, (0, game.beside)
    called = stem_of(f"{study.game} {study.rule_sets[-1].name} {study.seed}", study.game)
    folder = game.folder or studies_path() / called
    paths = [folder / f"{study.letter(number)} {game.block}-{game.rotation}{SUFFIX}" for number in rule_sets]
    yield from imported(about=paths[0])
    from cardtable.app.pool import own_process
    from cardtable.playtest.plan_process import play_again

    records = yield own_process(partial(play_again, game.plan, rule_sets, game.block, game.rotation), paths[0])
    return paths, records


def open_table(context: Context, wish: OpenTable) -> Steps:
    """Open a table of a game with all hands open, on the copy of it among the studies."""
    game = yield from context.read(wish.path)
    yield from imported("lab.open_table_page", "lab.position_editor", about=wish.path, plain=PLAYTEST)
    record = game.record
    path: Path = yield thread(partial(_lay_open, wish.path, record, game.match.result is not None), wish.path)
    from cardtable.app.lab.open_table_page import OpenTablePage

    page = OpenTablePage(path, record, context.pixmaps, context.settings, context.wastebasket)
    page.play_on.connect(lambda at, seat: page.wants.emit(PlayOn(page.path, at, seat, page.shown.record)))
    page.shown.go_to(min(wish.at, len(record.lines)))
    return page


def _keep(path: Path, record: bytes) -> None:
    """Save a game of a study, unless a game with the same lines is there already, perhaps with notes."""
    from cardtable.engine.lines import line_object
    from cardtable.errors import BadInput
    from cardtable.journal import read

    own_folder(path.parent)
    with suppress(OSError, BadInput):
        if [line_object(line) for line in read(path).lines] == [loads(line) for line in record.splitlines()[1:]]:
            return
    replace_file(path, record)


def _lay_open(path: Path, record: "Record", over: bool) -> Path:
    """Return the path of a game's copy among the studies. Raises Refused if people still play it."""
    from cardtable.app.lab.branch_files import may_open, take_in
    from cardtable.errors import Refused

    if not may_open(path, record.header, over):
        raise Refused(translate("window", "All hands can only be shown once this game is over."))
    return take_in(path)


def _in_common(one: bytes, other: bytes) -> int:
    """Return the number of lines after their headers that two records have in common."""
    pairs = zip(one.splitlines()[1:], other.splitlines()[1:], strict=False)
    return next((number for number, (mine, theirs) in enumerate(pairs) if mine != theirs), 0)
