"""Steps to each page. This module is imported with the first page, so it imports only what that may wait for."""

from cardtable.app.navigation import files, lab, lessons, results, tables
from cardtable.app.navigation.context import Context
from cardtable.app.opening import Steps
from cardtable.app.routes import (
    Bench,
    BothOf,
    CaseOf,
    GoOn,
    HowToPlay,
    Learn,
    NewGame,
    Open,
    OpenFile,
    OpenOther,
    OpenTable,
    OtherSeats,
    PlayOn,
    ResultOf,
    Studies,
    StudyAt,
    Sweep,
    WatchAgain,
    Way,
)


def steps_to(context: Context, wish: Way) -> Steps:
    """Return the steps to a page. Modules of a game are found by their names in the catalogue."""
    match wish:
        case NewGame(header):
            return tables.new_game(context, header)
        case GoOn(path):
            return tables.go_on(context, path)
        case Open(path, back, at):
            return tables.open_record(context, path, back, at)
        case OpenFile(path):
            return files.open_file(context, path)
        case OpenOther():
            return files.open_other(context)
        case ResultOf(path, back):
            return results.result_of(context, path, back)
        case PlayOn():
            return tables.play_on(context, wish)
        case Learn():
            return lessons.learn(context, wish)
        case HowToPlay():
            return lessons.how_to_play(context, wish)
        case WatchAgain():
            return results.watch_again(context, wish)
        case Bench():
            return lab.bench(wish)
        case Sweep():
            return lab.sweep(context, wish)
        case StudyAt(path):
            return lab.study_at(context, path)
        case Studies(take):
            return lab.studies(context, take)
        case CaseOf():
            return lab.case_of(context, wish)
        case OpenTable():
            return lab.open_table(context, wish)
        case BothOf():
            return lab.both_of(context, wish)
        case OtherSeats(scores):
            return results.other_seats(context, scores)
