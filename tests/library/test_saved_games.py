"""Names of games: their files' names, unless the program chose those."""

from cardtable.library.saved_games import name_of, new_path


def test_games_begun_in_the_same_second_have_no_name() -> None:
    stems = []
    for _ in range(3):
        path = new_path("war")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        stems.append(path.stem)
    assert len(set(stems)) == 3
    assert [name_of(stem) for stem in stems] == ["", "", ""]


def test_a_number_without_brackets_is_the_programs_too() -> None:
    """Earlier versions named games like this."""
    assert name_of("2026-11-26 02.45.59 war 2") == ""


def test_any_other_name_is_a_persons() -> None:
    assert name_of("2026-11-26 02.45.59 war with Odile") == "2026-11-26 02.45.59 war with Odile"
    assert name_of("Sunday (2)") == "Sunday (2)"
