"""Session as a state machine, without a window: its transitions, and what it tells its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from cardtable_toy.game import Boast, ToyGame

from cardtable.bots.player import RandomPlayer
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.lines import MoveLine, Said, SayLine, line_object
from cardtable.engine.record import SeatName, new_header, parse_line
from cardtable.engine.state import NOBODY, SPECTATOR, Viewer
from cardtable.games.miser import codes as play_codes
from cardtable.games.miser.codes import READY
from cardtable.games.miser.play import Miser
from cardtable.journal import Journal, replay
from cardtable.match import Match, MatchObserver
from cardtable.session.observer import observers_of
from cardtable.session.session import REPLY, THOUGHT, DecisionLog, ObservedGame, Phase, RecordLeft, Session, Viewport
from cardtable.session.table_kind import PRACTICE_KEY
from tests.talkers import Boaster


class Screen:
    """Screen that collects all calls of a session."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def show(self) -> None:
        self.told.append("show")

    def ask(self) -> None:
        self.told.append("ask")

    def turn_to(self, viewer: Viewer) -> None:
        self.told.append(("turn to", viewer))

    def finish(self) -> None:
        self.told.append("finish")

    def cut(self, count: int) -> None:
        self.told.append(("cut", count))

    def fail(self, why: str, kept: RecordLeft) -> None:
        self.told.append(("fail", why, kept))


class BotsAndPrograms:
    """Other players, who answer when the test says so."""

    def __init__(self) -> None:
        self.thinking: dict[int, list[dict[str, Any]]] = {}
        """View lines of each seat that is thinking."""
        self.seconds: dict[int, float] = {}
        """Seconds that each of them may think."""
        self.moves: dict[int, int | MoveLine] = {}
        self.words: dict[int, list[SayLine]] = {}
        """Lines that a seat says before its move."""
        self.floors = 0
        self.invited: list[tuple[int, int]] = []
        """Seats given the floor, with the number of view lines they had then."""
        self.answers: dict[int, list[SayLine]] = {}
        """Lines that a seat says on the floor: no entry while it thinks, and an empty list once it has finished."""

    def think(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int, seconds: float) -> None:
        self.thinking[seat] = list(lines)
        self.seconds[seat] = seconds

    def take(self, seat: int) -> int | MoveLine | SayLine | None:
        if seat not in self.moves:
            return None
        return self.words[seat].pop(0) if self.words.get(seat) else self.moves.pop(seat)

    def open_floor(self) -> None:
        self.floors += 1
        self.answers.clear()

    def let_speak(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int) -> None:
        self.invited.append((seat, len(lines)))

    def has_spoken(self, seat: int) -> bool:
        return self.answers.get(seat) == []

    def take_words(self, seat: int) -> SayLine | None:
        return self.answers[seat].pop(0) if self.answers.get(seat) else None


class Sitting:
    """Session with its screen and its other players."""

    def __init__(self, path: Path, game: str, players: str, practice: bool, **rules: object) -> None:
        known = GAMES[game]
        named = {"P": "human", "b": "random", "t": "boaster", "x": "exec:anything"}
        seats = tuple(SeatName(f"S{seat}", named[who]) for seat, who in enumerate(players))
        header = new_header(known, known.rules.made(rules), seats, 5)
        if practice:
            header.object[PRACTICE_KEY] = True
        self.header = header
        self.screen, self.others = Screen(), BotsAndPrograms()
        match = Match(header)
        table = ObservedGame(match, Journal.begin(path, header), observers_of(header), DecisionLog(match))
        self.session = Session(table, self.screen, self.others)

    def look(self, viewer: Viewer) -> Viewport:
        """Let another viewer look, and show them everything so far."""
        look = self.session.look_with(viewer)
        look.begin()
        self.session.settled(look)
        self.see(look)
        return look

    def phase(self) -> Phase:
        return self.session.phase

    def see(self, look: Viewport) -> None:
        """Show all pending events."""
        while self.phase() == Phase.SHOWING:
            look.go_on()
            self.session.settled(look)

    def any_move(self, seat: int) -> MoveLine:
        """Return some legal move of the seat."""
        match = self.session.match
        return match.game.move_line(match.state, match.state.any_move(match.state.turn, lambda: 0.0))

    def news(self) -> list[object]:
        """Return the calls of the screen since the last time."""
        told, self.screen.told = self.screen.told, []
        return told


def cut_back(at: Sitting, until: int, path: Path) -> ObservedGame:
    """Return the game as it is read again after its record was cut to line `until`; its new record is at `path`."""
    observers, decisions = observers_of(at.header), list[DecisionLog]()

    def followers(match: Match) -> list[MatchObserver]:
        decisions.append(DecisionLog(match))
        return [*decisions, *observers.values()]

    match = replay(at.session.journal.path, until, followers)
    at.session.journal.close()
    return ObservedGame(match, Journal.begin(path, at.header), observers, decisions[0])


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    monkeypatch.setitem(GAMES, "toy", ToyGame())
    monkeypatch.setitem(PLAYERS, "toy", {"random": RandomPlayer(), "boaster": Boaster()})
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
    for _ in range(2):  # name a number, then show a card
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


def test_who_answers_an_attack_thinks_no_longer_than_one_waits_for_it(sit: Sit) -> None:
    at = sit("miser", "bbb")
    session, others, look = at.session, at.others, at.look(SPECTATOR)
    first = session.match.state.turn
    assert others.seconds == {first: THOUGHT}
    attack = {"seat": first, "move": "attack", "victim": (first + 1) % 3, "wager": 1}
    (card, *_) = session.match.game.patterns(session.match.state, first)[-1]["card"]["one_of"]
    line = parse_line(attack | {"card": card}, GAMES["miser"], 3)
    assert isinstance(line, MoveLine)
    others.moves[first] = line
    session.play_on()
    at.see(look)
    assert others.seconds == {first: THOUGHT, attack["victim"]: REPLY}


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
    assert at.news() == [("fail", "S0 can't play on: not now", RecordLeft.ALL)]


def test_several_people_look_one_after_another(sit: Sit) -> None:
    """All look at the same state; then each decides alone, and all see the result as it happens."""
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
    assert len(look.go_on()) == 1, "that decision alone"
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


def test_who_has_one_card_for_a_contract_is_not_asked_while_the_other_chooses(sit: Sit) -> None:
    """The session would ask for a move that the match then makes for them."""
    at = sit("miser", "Pbbbbbbb", first_player="random", starting_pennies=100)
    session, look = at.session, at.look(0)
    match = session.match

    def play(*kinds: int) -> None:
        seat = match.state.turn
        codes = (move for kind in kinds for move in match.state.legal(seat) if move & play_codes.KIND == kind)
        if seat == 0:
            session.choose(match.game.move_line(match.state, next(codes)))
        else:
            at.others.moves[seat] = next(codes)
            session.play_on()
        at.see(look)

    state = match.state
    assert isinstance(state, Miser)
    while state.turn != 0:
        play(play_codes.PASS)
    play(play_codes.ATTACK)  # with all cards but one, against one
    play(play_codes.LAY)
    while state.phase == play_codes.ATTACKED:
        play(*([play_codes.LAY] if state.turn == 0 and state.counts[0] > 1 else [play_codes.READY]))
    assert (state.turn, state.counts[0]) == (1, 1)
    offer = play_codes.PROPOSE | 2 << play_codes.VICTIM | 1 << play_codes.WAGER
    at.others.moves[1] = offer | 1 << play_codes.PARTNERS_WAGER | 5 << play_codes.VALUE
    session.play_on()
    at.see(look)
    play(play_codes.ACCEPT)
    assert (match.waiting_on(), at.phase(), session.asks(look)) == ([1], Phase.WAITING, False)
    play(play_codes.COMMIT)
    assert (state.turn, state.counts[0], session.has_chosen(0), session.takes_back()) == (2, 0, False, NOBODY)


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
    session.go_back(cut_back(at, 2, tmp_path / "cut.cardtable"), at.others)
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
            session.choose(at.any_move(look.seen.viewer))
            at.see(look)
    assert at.news()[-1] == "finish"
    assert session.match.result
    session.take_back()
    assert at.phase() == Phase.TAKING_BACK
    session.fail("no room")
    assert (at.phase(), at.news()[-1]) == (Phase.FAILED, ("fail", "no room", RecordLeft.ALL))


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


def test_talk_that_is_none_is_a_fault_of_who_is_no_person(sit: Sit) -> None:
    at = sit("toy", "Pbb", hands=1)
    at.look(0)
    at.session.say(Boast(seat=1, value=-1))
    assert at.phase() == Phase.FAILED


def test_a_person_s_talk_that_is_none_is_not_heard(sit: Sit) -> None:
    at = sit("toy", "bPb", hands=1)
    at.look(1)
    at.news()
    at.session.say(Boast(seat=1, value=-1))
    assert (at.phase(), at.news()) == (Phase.WAITING, [])


def test_what_others_saw_being_decided_is_not_taken_back(sit: Sit) -> None:
    """In an attack only the card is face down; in a contract the whole commitment is hidden."""
    at = sit("miser", "PPP")
    session = at.session
    at.look(SPECTATOR)  # the cards are dealt
    state = session.match.state
    first = state.turn
    victim, other = (first + 1) % 3, (first + 2) % 3

    def move(seat: int, **held: object) -> None:
        at.look(SPECTATOR)
        look = at.look(seat)
        pattern = next(one for one in session.match.game.patterns(state, seat) if one["move"] == held["move"])
        if "card" in pattern:
            held["card"] = pattern["card"]["one_of"][0]
        line = parse_line({"seat": seat} | held, at.header.game, 3)
        assert isinstance(line, MoveLine)
        before = session.match.moves
        session.choose(line)
        assert session.match.moves == before + 1
        at.see(look)

    move(first, move="attack", victim=victim, wager=1)
    assert session.takes_back() == NOBODY, "whom, and for how much, has been seen"
    move(victim, move="lay")
    assert session.takes_back() == NOBODY, "that another card lies there has been seen"
    move(first, move="ready")
    move(victim, move="ready")
    move(victim, move="propose", partner=other, victim=first, wagers=[1, 1], value=5)
    move(other, move="accept")
    move(victim, move="commit")
    assert session.takes_back() == victim


def test_a_bot_that_can_t_move_so_leaves_the_record_as_it_was(sit: Sit) -> None:
    at = sit("miser", "bbb")
    session = at.session
    at.look(SPECTATOR)
    seat = session.match.state.turn
    kept = session.journal.path.read_bytes()
    at.others.moves[seat] = READY
    session.play_on()
    assert at.phase() == Phase.FAILED
    assert session.journal.path.read_bytes() == kept


def test_a_program_is_asked_once_those_before_it_have_decided(sit: Sit) -> None:
    """A program has to know that they have; a bot may think ahead."""
    for who, ahead in (("x", False), ("b", True)):
        at = sit("war", f"P{who}", suit_size=3)
        look = at.look(0)
        if at.session.match.waiting_on()[0] == 1:
            at.others.moves[1] = at.session.match.state.legal(1)[0]
            at.session.play_on()
            at.see(look)
            at.session.choose(at.any_move(0))
            at.see(look)
            at.others.thinking.clear()
        assert at.session.match.waiting_on() == [0, 1]
        assert (1 in at.others.thinking) == ahead
        at.session.choose(at.any_move(0))
        at.see(look)
        assert 1 in at.others.thinking


# --- the floor -------------------------------------------------------------------------------------------------------


def showing(at: Sitting, look: Viewport) -> None:
    """Let the person at seat 0 name a number and show a card, which gives the others the floor."""
    for _ in range(2):
        at.session.choose(at.any_move(0))
        if at.session.match.floor == NOBODY:
            at.see(look)


def test_the_others_have_the_floor_one_after_another(sit: Sit) -> None:
    at = sit("toy", "Ptt", hands=1)
    session, others, look = at.session, at.others, at.look(0)
    showing(at, look)
    known = len(session.observers[1].lines)
    assert (others.floors, others.invited) == (1, [(1, known)]), "while it is shown they think"
    at.see(look)
    assert at.phase() == Phase.WAITING
    assert others.thinking == {}, "no decision is due yet"
    assert session.to_act(session.observers[0].view(session.match)) == [1, 2]
    others.answers[1] = [Boast(seat=1, value=1), Boast(seat=1, value=2)]
    session.play_on()
    assert at.phase() == Phase.SHOWING
    assert {seat for seat, _ in others.invited} == {1}, "there is more to come"
    at.see(look)
    assert others.answers[1] == []
    assert others.invited[-1] == (2, known + 2)
    others.answers[2] = [Boast(seat=2, value=3)]
    session.play_on()
    assert session.match.floor == 0
    at.see(look)
    assert (session.match.floor, at.phase(), list(others.thinking)) == (NOBODY, Phase.WAITING, [1])
    assert session.to_act(session.observers[0].view(session.match)) == [1]
    assert others.floors == 1
    said = [held for held in session.observers[0].lines if "say" in held]
    assert [(held["seat"], held["value"]) for held in said] == [(1, 1), (1, 2), (2, 3)]
    assert replay(session.journal.path).state.facts() == session.match.state.facts()


def test_where_nobody_says_anything_the_game_goes_on_at_once(sit: Sit) -> None:
    at = sit("toy", "Pxb", hands=1)
    look = at.look(0)
    showing(at, look)
    at.others.answers[1] = []
    at.news()
    at.see(look)
    assert (at.phase(), list(at.others.thinking), at.news()) == (Phase.WAITING, [1], [])


def test_where_nobody_can_talk_there_is_no_floor(sit: Sit) -> None:
    at = sit("toy", "Pbb", hands=1)
    showing(at, at.look(0))
    assert (at.session.match.state.floor, at.session.match.floor, at.others.floors) == (0, NOBODY, 0)


def test_a_person_is_asked_once_those_who_have_the_floor_have_spoken(sit: Sit) -> None:
    at = sit("toy", "tPt", hands=1)
    session, look = at.session, at.look(1)
    for _ in range(2):
        at.others.moves[0] = session.match.state.legal(0)[0]
        session.play_on()
        at.see(look)
    assert (session.match.floor, at.phase()) == (0, Phase.WAITING)
    assert not session.asks(look)
    assert {seat for seat, _ in at.others.invited} == {0}, "who moved is asked first"
    at.others.answers[0] = []
    session.play_on()
    assert {seat for seat, _ in at.others.invited} == {0, 2}
    session.held = True
    at.others.answers[2] = [Boast(seat=2, value=3)]
    session.play_on()
    assert session.match.said == 0, "somebody looks at something"
    session.held = False
    session.play_on()
    at.see(look)
    assert (at.phase(), at.news()[-1]) == (Phase.ASKING, "ask")


def test_what_is_said_while_others_think_about_talk_they_hear(sit: Sit) -> None:
    at = sit("toy", "Ptb", hands=1)
    session, look = at.session, at.look(0)
    showing(at, look)
    at.see(look)
    (_, known) = at.others.invited[-1]
    session.say(Boast(seat=0, value=9))
    assert at.others.invited[-1] == (1, known + 1)
    at.see(look)
    assert (session.match.floor, at.phase()) == (0, Phase.WAITING)


def test_a_decision_comes_after_what_is_said_before_it(sit: Sit) -> None:
    at = sit("toy", "tPb", hands=1)
    session, look = at.session, at.look(1)
    at.others.words[0] = [Boast(seat=0, value=1), Boast(seat=0, value=2)]
    at.others.moves[0] = 7
    session.play_on()
    assert (session.match.said, session.match.moves, at.phase()) == (1, 0, Phase.SHOWING)
    at.see(look)
    assert (session.match.said, session.match.moves) == (2, 1)


def test_several_people_see_what_is_said_before_the_next_of_them_looks(sit: Sit) -> None:
    at = sit("toy", "PPt", hands=1)
    session = at.session
    at.look(SPECTATOR)
    look = at.look(0)
    assert look.private
    showing(at, look)
    at.see(look)
    assert (at.phase(), at.news()[-1]) == (Phase.HANDING_OVER, ("turn to", SPECTATOR))
    look = at.look(SPECTATOR)
    assert (session.match.floor, at.phase()) == (0, Phase.WAITING)
    at.others.answers[2] = [Boast(seat=2, value=3)]
    session.play_on()
    at.see(look)
    assert (session.match.said, at.phase(), at.news()[-1]) == (1, Phase.HANDING_OVER, ("turn to", 1))


def at_the_last_word(sit: Sit) -> tuple[Sitting, Viewport]:
    """Play until all cards have been shown, and seat 1 has the floor for the last time."""
    at = sit("toy", "Ptb", hands=1)
    session, others, look = at.session, at.others, at.look(0)
    showing(at, look)
    others.answers[1] = []
    at.see(look)
    others.moves[1] = session.match.state.legal(1)[0]
    session.play_on()
    others.answers[1] = []
    at.see(look)
    others.moves[2] = session.match.state.legal(2)[0]
    session.play_on()
    at.see(look)
    assert (session.match.waiting_on(), at.phase(), session.match.floor) == ([], Phase.WAITING, 2)
    return at, look


def test_the_last_word_comes_before_the_result(sit: Sit) -> None:
    at, look = at_the_last_word(sit)
    session, others = at.session, at.others
    others.answers[1] = [Boast(seat=1, value=1)]
    session.play_on()
    assert session.match.result is None
    at.see(look)
    assert (at.phase(), session.match.said) == (Phase.OVER, 1)
    session.say(Boast(seat=0, value=1))
    assert (at.phase(), session.match.said) == (Phase.OVER, 1)


def test_who_leaves_before_the_last_word_leaves_a_game_that_is_over(sit: Sit) -> None:
    at, _ = at_the_last_word(sit)
    at.session.leave()
    assert replay(at.session.journal.path).result is not None


def test_what_they_say_wrongly_fails_the_game(sit: Sit) -> None:
    at = sit("toy", "Ptb", hands=1)
    showing(at, at.look(0))
    at.others.answers[1] = [Boast(seat=1, value=-1)]
    at.session.play_on()
    assert at.phase() == Phase.FAILED
    assert at.news()[-1] == ("fail", "S1 can't play on: a boast is of something", RecordLeft.ALL)


@pytest.mark.parametrize("lines", [3, 4])
def test_a_game_that_ended_at_an_open_floor_is_gone_on_with_there(sit: Sit, tmp_path: Path, lines: int) -> None:
    """Seats may have spoken by then or not; a decision can still be taken back."""
    at = sit("toy", "Ptb", practice=True, hands=1)
    session, look = at.session, at.look(0)
    showing(at, look)
    at.others.answers[1] = [Boast(seat=1, value=1)] * 2
    session.play_on()
    at.see(look)
    assert session.match.said == 2
    session.take_back()
    assert (at.phase(), at.news()[-1]) == (Phase.TAKING_BACK, ("cut", 2))
    others = BotsAndPrograms()
    session.go_back(cut_back(at, 1 + lines, tmp_path / "cut.cardtable"), others)
    look = at.look(0)
    assert (at.phase(), others.floors, session.match.floor) == (Phase.WAITING, 1, 0)
    others.answers[1] = []
    session.play_on()
    assert (session.match.floor, list(others.thinking)) == (NOBODY, [1])
