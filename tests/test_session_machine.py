"""A session from state to state, without a window: what leads where, and what is told on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.games import GAMES
from cardtable.engine.lines import MoveLine, Said, line_object
from cardtable.engine.record import SeatName, new_header, parse_line
from cardtable.engine.state import NOBODY, SPECTATOR
from cardtable.journal import Journal, replay
from cardtable.match import Match
from cardtable.session.decisions import Decisions
from cardtable.session.observer import observers_of
from cardtable.session.session import Kept, Look, Phase, Session, Table
from cardtable.session.table_kind import PRACTICE_KEY
from tests.toy.engine.toy.game import Boast, ToyGame


class Screen:
    """Writes down what a session tells."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def show(self) -> None:
        self.told.append("show")

    def ask(self) -> None:
        self.told.append("ask")

    def turn_to(self, eyes: int) -> None:
        self.told.append(("turn to", eyes))

    def finish(self) -> None:
        self.told.append("finish")

    def cut(self, count: int) -> None:
        self.told.append(("cut", count))

    def fail(self, why: str, kept: Kept) -> None:
        self.told.append(("fail", why, kept))


class Others:
    """Think when they are told to."""

    def __init__(self) -> None:
        self.thinking: dict[int, list[dict[str, Any]]] = {}
        """By seat the lines that they think about."""
        self.moves: dict[int, int | MoveLine] = {}

    def think(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int, seconds: float) -> None:
        self.thinking[seat] = list(lines)

    def has_move(self, seat: int) -> bool:
        return seat in self.moves

    def take(self, seat: int) -> int | MoveLine:
        return self.moves.pop(seat)


class Sitting:
    """A session, and whoever it tells."""

    def __init__(self, path: Path, game: str, players: str, practice: bool, **rules: object) -> None:
        known = GAMES[game]
        seats = tuple(SeatName(f"S{seat}", "human" if who == "P" else "random") for seat, who in enumerate(players))
        header = new_header(known, known.rules.made(rules), seats, 5)
        if practice:
            header.object[PRACTICE_KEY] = True
        self.header = header
        self.screen, self.others = Screen(), Others()
        match = Match(header)
        table = Table(match, Journal.begin(path, header), observers_of(header), Decisions(header))
        self.session = Session(table, self.screen, self.others)

    def look(self, eyes: int) -> Look:
        """Other eyes look, and are shown all there is."""
        look = self.session.look_with(eyes)
        look.begin()
        self.session.settled(look)
        self.see(look)
        return look

    def phase(self) -> Phase:
        """Where it stands."""
        return self.session.phase

    def see(self, look: Look) -> None:
        """They are shown all that happens."""
        while self.phase() == Phase.SHOWING:
            look.go_on()
            self.session.settled(look)

    def any_move(self, seat: int) -> MoveLine:
        """One that the seat may make."""
        match = self.session.match
        return match.game.move_line(match.state, match.state.any_move(match.state.turn, lambda: 0.0))

    def news(self) -> list[object]:
        """What was told since the last time."""
        told, self.screen.told = self.screen.told, []
        return told


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    monkeypatch.setitem(GAMES, "toy", ToyGame())
    made: list[Sitting] = []

    def sat(game: str, players: str, practice: bool = False, **rules: object) -> Sitting:
        made.append(Sitting(tmp_path / f"{len(made)}.cardtable", game, players, practice, **rules))
        return made[-1]

    yield sat
    for one in made:
        one.session.leave()


def test_a_person_is_asked_once_all_has_been_shown(sit: Sit) -> None:
    at = sit("toy", "Pbb", hands=1)
    session = at.session
    assert at.phase() == Phase.HANDING_OVER
    look = session.look_with(0)
    assert look.begin() == []
    session.settled(look)
    assert (at.phase(), at.news()) == (Phase.SHOWING, ["show"]), "cards are dealt"
    assert not session.asks(session.look_with(0)), "another table is being set"
    session.settled(look)
    assert (at.phase(), at.news()) == (Phase.HANDING_OVER, []), "who looked before is heard no more"
    at.look(0)
    assert (at.phase(), at.news()) == (Phase.ASKING, ["ask"])


def test_a_decision_goes_to_the_match_and_then_others_think(sit: Sit) -> None:
    at = sit("toy", "Pbb", hands=1)
    session, look = at.session, at.look(0)
    for _ in range(2):  # names a number, and shows a card
        session.choose(at.any_move(0))
        assert at.phase() == Phase.SHOWING
        at.see(look)
    assert at.phase() == Phase.WAITING
    assert list(at.others.thinking) == [1]
    at.news()
    session.play_on()
    assert at.news() == []
    at.others.moves[1] = session.match.state.legal(1)[0]
    session.held = True
    session.play_on()
    assert at.news() == [], "somebody looks at something"
    session.held = False
    session.play_on()
    assert at.news() == ["show"]
    at.see(look)
    assert list(at.others.thinking) == [1, 2]


def test_what_is_not_asked_for_or_not_legal_changes_nothing(sit: Sit) -> None:
    at = sit("toy", "Pbb", hands=1)
    session = at.session
    early = parse_line({"seat": 0, "move": "name", "number": 7}, at.header.game, 3)
    assert isinstance(early, MoveLine)
    session.choose(early)
    look = at.look(0)
    assert at.phase() == Phase.ASKING
    at.news()
    wrong = parse_line({"seat": 0, "move": "show", "card": "AC"}, at.header.game, 3)
    assert isinstance(wrong, MoveLine)
    session.choose(wrong)
    assert (at.phase(), at.news(), session.match.moves) == (Phase.ASKING, ["ask"], 0)
    session.choose(early)
    session.choose(early)
    at.see(look)
    assert session.match.moves == 1


def test_a_program_at_fault_ends_it(sit: Sit) -> None:
    at = sit("toy", "bPb", hands=1)
    at.look(1)
    wrong = parse_line({"seat": 0, "move": "show", "card": "AC"}, at.header.game, 3)
    assert isinstance(wrong, MoveLine)
    at.others.moves[0] = wrong
    at.news()
    at.session.play_on()
    assert at.phase() == Phase.FAILED
    assert at.news() == [("fail", "S0 can't play on: not now", Kept.ALL)]


def test_several_people_look_one_after_another(sit: Sit) -> None:
    """All see what there is; then each decides alone, and what came of it is seen by all, happening."""
    at = sit("war", "PP", suit_size=3)
    session = at.session
    at.look(SPECTATOR)
    first = session.match.waiting_on()[0]
    assert (at.phase(), at.news()[-1]) == (Phase.HANDING_OVER, ("turn to", first))
    assert session.is_private(first)
    session.choose(at.any_move(first))
    assert session.match.moves == 0, "nobody looks"
    look = at.look(first)
    assert at.phase() == Phase.ASKING
    session.choose(at.any_move(first))
    look.go_on()
    session.settled(look)
    assert at.news()[-1] == ("turn to", 1 - first)
    look = at.look(1 - first)
    session.choose(at.any_move(1 - first))
    assert len(look.go_on()) == 1, "her decision alone"
    session.settled(look)
    assert (at.news()[-1], session.moving) == (("turn to", SPECTATOR), True)
    look = session.look_with(SPECTATOR)
    assert len(look.begin()) == session.shown
    assert look.has_more


def test_a_table_that_only_covers_the_cards_lets_nothing_go_on(sit: Sit) -> None:
    at = sit("war", "PP", suit_size=3)
    at.look(SPECTATOR)
    at.news()
    look = at.session.look_with(SPECTATOR, goes_on=False)
    look.begin()
    at.session.settled(look)
    assert (at.phase(), at.news()) == (Phase.HANDING_OVER, [])


def test_what_waits_for_others_is_taken_back_at_once(sit: Sit) -> None:
    at = sit("war", "bP", suit_size=3)
    session, look = at.session, at.look(1)
    while session.match.waiting_on()[0] == 1:
        at.others.moves[0] = session.match.state.legal(1)[0]
        session.choose(at.any_move(1))
        at.see(look)
    line = session.match.game.move_line(session.match.view(1).state, session.match.state.legal(1)[0])
    session.choose(parse_line({**line_object(line), "seat": 1}, at.header.game, 2))  # type: ignore[arg-type]
    assert session.has_chosen(1)
    assert not session.asks(look)
    assert session.takes_back() == 1
    at.news()
    session.take_back()
    assert at.news() == ["ask"]
    assert session.asks(look)


def test_what_stands_in_the_record_is_taken_back_by_cutting_it(sit: Sit, tmp_path: Path) -> None:
    at = sit("toy", "Pbb", practice=True, hands=1)
    session, look = at.session, at.look(0)
    assert session.takes_back() == NOBODY
    session.choose(at.any_move(0))
    at.see(look)
    at.news()
    session.take_back()
    assert (at.phase(), at.news()) == (Phase.TAKING_BACK, [("cut", 1)])
    session.settled(look)
    session.say(Boast(seat=1, value=2))
    assert (at.phase(), session.takes_back(), at.news()) == (Phase.TAKING_BACK, NOBODY, [])
    observers, decisions = observers_of(at.header), Decisions(at.header)
    match = replay(session.journal.path, 2, observers=lambda header: [decisions, *observers.values()])
    session.journal.close()
    journal = Journal.begin(tmp_path / "cut.cardtable", at.header)
    session.go_back(Table(match, journal, observers, decisions), at.others)
    assert at.phase() == Phase.HANDING_OVER
    at.look(0)
    assert (at.phase(), session.match.moves, session.takes_back()) == (Phase.ASKING, 0, NOBODY)


def test_it_is_over_when_the_end_has_been_shown_and_can_be_taken_back(sit: Sit) -> None:
    at = sit("toy", "PPP", practice=True, hands=1)
    session = at.session
    session.all_open = True
    at.look(SPECTATOR)
    while at.phase() != Phase.OVER:
        told = at.news()[-1]
        assert isinstance(told, tuple)
        look = at.look(told[1])
        while at.phase() == Phase.ASKING:
            session.choose(at.any_move(look.eyes))
            at.see(look)
    assert at.news()[-1] == "finish"
    assert session.match.result
    session.take_back()
    assert at.phase() == Phase.TAKING_BACK
    session.fail("no room")
    assert (at.phase(), at.news()[-1]) == (Phase.FAILED, ("fail", "no room", Kept.ALL))


# --- talk ------------------------------------------------------------------------------------------------------------


def test_what_somebody_says_is_written_shown_and_thought_about_anew(sit: Sit) -> None:
    at = sit("toy", "bPb", hands=1)
    session, look = at.session, at.look(1)
    assert at.phase() == Phase.WAITING
    before = at.others.thinking[0]
    for seat in (1, 2):
        session.say(Boast(seat=seat, value=3))
        assert at.phase() == Phase.SHOWING
        (said,) = look.go_on()
        assert isinstance(said, Said)
        session.settled(look)
    talk = [{"seat": seat, "say": "boast", "value": 3} for seat in (1, 2)]
    assert at.others.thinking[0] == [*before, *talk]
    assert replay(session.journal.path).state.facts() == session.match.state.facts()
    assert at.phase() == Phase.WAITING
    assert session.match.moves == 0


def test_what_is_said_while_nobody_looks_is_heard_when_somebody_does(sit: Sit) -> None:
    at = sit("toy", "Pbb", hands=1)
    at.look(0)
    look = at.session.look_with(0)
    at.session.say(Boast(seat=1, value=3))
    assert not any("say" in line for line in at.session.observers[0].lines)
    look.begin()
    at.session.settled(look)
    at.see(look)
    assert any("say" in line for line in at.session.observers[0].lines)
    assert at.phase() == Phase.ASKING


def test_talk_that_is_none_is_a_fault_of_whoever_is_no_person(sit: Sit) -> None:
    at = sit("toy", "Pbb", hands=1)
    at.look(0)
    at.session.say(Boast(seat=1, value=-1))
    assert at.phase() == Phase.FAILED
