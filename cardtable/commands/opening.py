"""`cardtable FILE`: a record, opened in the app."""

from pathlib import Path

from cardtable.commands import of_command, shown
from cardtable.commands.records import complaint
from cardtable.engine.record import Fault
from cardtable.journal import replay
from cardtable.wording import worded


def check_record(path: Path) -> None:
    """Complaint where there is no such file, or it is no record that the app could open."""
    try:
        replay(path, forgive_cut=True)
    except FileNotFoundError:
        raise of_command("", worded("{name} is neither a command nor an existing file", name=shown(path))) from None
    except (Fault, OSError) as error:
        raise complaint(path, error) from None
