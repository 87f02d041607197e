"""Mentalist Poker's table at one moment.

Only the observer's own stack lies on the table, behind their screen; of others' chips only those on their way are seen.
Everyone's chips are given as numbers that include a standing bet, so that its absence gives nothing away.
"""

from collections.abc import Hashable, Sequence
from functools import partial

from typing_extensions import override

from cardtable.engine.state import NOBODY
from cardtable.games.mentalist.course import MentalistCourse, turning_points
from cardtable.games.mentalist.layout import POT, MentalistLayout, bet, button, screen, stack
from cardtable.games.mentalist.moves import (
    AntesPaid,
    BetAdded,
    BetLaid,
    ButtonPassed,
    GuessHeard,
    LotDrawn,
    MentalistEnded,
    PlayerOut,
    PotClaimed,
    PotWon,
    ScreenLifted,
)
from cardtable.games.mentalist.play import GUESS, LOT, Mentalist
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.words import MentalistNarrator, chips_words
from cardtable.language import as_number, filled, translate
from cardtable.table.board import Coins, Disc, Piece, Screen, Zone
from cardtable.table.marks import (
    FADED,
    Bubble,
    Caption,
    Dish,
    FeltText,
    Figure,
    Halo,
    Line,
    Mark,
    PieceStyle,
    Plaque,
    Tag,
)
from cardtable.table.model import Perspective, TableModel, beginning
from cardtable.table.places import COIN, Box, Place, pile_of
from cardtable.table.remarks import QUIET, Noticing, Occasion, Remarks, at_the_end, others
from cardtable.table.seating import lettered
from cardtable.table.sounds import Sound
from cardtable.table.telling import Chart, Moment, Notice

_LARGE = 5
"""Divisor for large pots: a pot is large if it holds more than all chips in the game divided by this."""


class MentalistNoticing(Noticing):
    """Observer that finds occasions for remarks in the events of one seat's view."""

    rest = 2

    def __init__(self, seats: int, chips: int) -> None:
        """Initialise; `chips` is the number of chips in the whole game."""
        self._seats = seats
        self._chips = chips
        self._guesses: list[tuple[int, int]] = []  # seat and chips of each guess at the standing bet

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        everybody = range(self._seats)
        match event:
            case AntesPaid():
                return [Occasion(QUIET, event.seats, once_in=16, size=event.pot)]
            case GuessHeard():
                self._guesses.append((event.seat, event.chips))
            case ScreenLifted():
                guesses, self._guesses = self._guesses, []
                near = [seat for seat, chips in guesses if abs(chips - event.chips) == 1]
                if near and not event.hit:
                    return [Occasion("near", others(everybody, *near), once_in=12, size=event.chips)]
            case PotWon(seat=winner, bettor=bettor, forfeited=False) if _LARGE * (event.pot + event.bet) > self._chips:
                size = event.pot + event.bet
                return [
                    Occasion("won", [winner], size=size),
                    Occasion("lost", [bettor], size=size),
                    Occasion("envy", others(everybody, winner, bettor), winner, size=size),
                ]
            case PlayerOut():
                return [Occasion("lost", [event.seat], size=event.chips)]
            case MentalistEnded():
                return at_the_end(everybody, event.winners)
        return ()


_COUNTED = 10
"""Largest pile that is shown without its number."""
_NAMED = 1.3
"""Text size from which the betting line's name is left out, because it would reach into the piles behind the line."""


class MentalistModel(TableModel):
    """Model of the table that follows the events of one seat's view."""

    course: MentalistCourse
    teller: MentalistNarrator

    def __init__(self, seen: Perspective, start: Mentalist | None = None) -> None:
        """Initialise; `start` is the state shown first, None for the start of the game."""
        super().__init__(seen)
        state = start or beginning(Mentalist, "mentalist", seen.rules, seen.seats, seen.setup)
        self.course = MentalistCourse(state)
        self.advanced = state.terms.advanced
        self.teller = MentalistNarrator(seen.names, seen.you, self.advanced)
        self.remarks = Remarks(seen.names, seen.players, MentalistNoticing(self.seats, sum(state.scores) + state.pot))
        self.chips = list(state.scores)
        """Chips by seat as everyone knows them, a standing bet included."""
        self.pot = state.pot
        self.out: set[int] = set(range(self.seats)) - set(state.inside)
        self.bettor: int | None = None
        """Seat whose bet stands behind its screen or, once that is lifted, is seen; None if there is none."""
        self.heard: list[tuple[int, int]] = []
        """Seat and chips of each guess at the standing bet."""
        self.lifted: ScreenLifted | None = None
        self.winner: int | None = None
        """Seat that is taking the pot; None otherwise."""
        self.origins: dict[Piece, Zone] = {}
        """Zones from which the last event's new pieces come."""
        self._over = 0  # number of the observer's own chips beyond the betting line
        self.opening = self.teller.pot(state.pot) if state.to_act() else ""
        self._turn = state.bets + 1
        if state.phase != LOT:
            self._set_out(None if self.advanced else state.button)
            if state.phase == GUESS:
                self._lay(state.bettor, state.bet if state.bet >= 0 else None)
                right = state.right[state.bettor]
                for chips in state.guesses:
                    self.heard.append((right, chips))
                    right = state.right[right]
        self.settle()

    # --- what happens --------------------------------------------------------------------------------------------

    @override
    def take_in(self, event: object) -> Notice | None:
        self.origins.clear()
        self.settle()
        self._move_pieces(event)
        self.course.follow(event)
        if isinstance(event, BetLaid) and self.seen.person != NOBODY and self.seen.you == NOBODY:
            event = BetLaid(event.seat, None)  # not spoken where others listen: the bettor may look it up on the screen
        text = self.teller.tell(event)
        return Notice(text, weighty=isinstance(event, PotWon | MentalistEnded)) if text else None

    @override
    def verdict(self, event: object) -> Sound | None:
        if isinstance(event, PotWon):
            return Sound.HIT
        return Sound.MISS if isinstance(event, BetAdded | PotClaimed) else None

    def _move_pieces(self, event: object) -> None:
        if isinstance(event, LotDrawn):
            self._set_out(None if self.advanced else event.seat)
        elif isinstance(event, ButtonPassed):
            self._pass_button(event.seat)
        elif isinstance(event, AntesPaid):
            self._ante(event)
        elif isinstance(event, BetLaid):
            self._lay(event.seat, event.chips)
        elif isinstance(event, GuessHeard):
            self.heard.append((event.seat, event.chips))
        elif isinstance(event, ScreenLifted):
            self._lift(event)
        elif isinstance(event, PlayerOut):
            self.out.add(event.seat)
        else:
            self._settle(event)

    def _set_out(self, first: int | None) -> None:
        for seat in range(self.seats):
            self.zones[screen(seat)] = [Screen(seat, from_behind=seat == self.seen.own)]
        if first is not None:
            self.zones[button(first)] = [Disc("1st")]

    def _pass_button(self, to: int) -> None:
        for seat in range(self.seats):
            for disc in list(self.zone(button(seat))):
                self.move(disc, button(seat), button(to))

    def _ante(self, event: AntesPaid) -> None:
        for seat in event.seats:
            self.chips[seat] -= event.chips
            self._add(Coins(event.chips, counted=False), stack(seat), POT)
        self.pot = event.pot
        if self.seen.own >= 0:
            self.pile(stack(self.seen.own), self._behind())

    def _lay(self, seat: int, chips: int | None) -> None:
        self.bettor = seat
        self._over = 0
        if seat == self.seen.own:
            self.push(chips or 0)
        elif self.seen.all_open and chips is not None:
            self._lift_screen(seat, True)
            self._show_bet(seat, chips)

    def _lift(self, event: ScreenLifted) -> None:
        self.lifted = event
        self._lift_screen(event.seat, True)
        if not self.zone(bet(event.seat)):
            self._show_bet(event.seat, event.chips)

    def _show_bet(self, seat: int, chips: int) -> None:
        if chips:
            self._add(Coins(chips, counted=False), bet(seat), bet(seat))

    def _settle(self, event: object) -> None:
        """Move the bet and the pot to their new owners."""
        if isinstance(event, PotWon):
            self.chips[event.bettor] -= event.bet
            self.chips[event.seat] += event.pot + event.bet
            self.pot = 0
            self.winner = event.seat
            self.sweep(POT, stack(event.seat))
            self.sweep(bet(event.bettor), stack(event.seat))
            self._bet_is_settled(event.bettor)
        elif isinstance(event, BetAdded):
            self.chips[event.seat] -= event.chips
            self.pot = event.pot
            self.sweep(bet(event.seat), POT)
            self._bet_is_settled(event.seat)
        elif isinstance(event, PotClaimed):
            self.chips[event.seat] += event.chips
            self.pot = event.pot
            self.sweep(bet(event.seat), stack(event.seat))
            self.pile(POT, event.pot)
            if event.chips:
                self._add(Coins(event.chips, counted=False), POT, stack(event.seat))
            self._bet_is_settled(event.seat)

    def _bet_is_settled(self, bettor: int) -> None:
        self._lift_screen(bettor, False)
        self.bettor = self.lifted = None
        self.heard = []
        self._over = 0

    # --- piles ---------------------------------------------------------------------------------------------------

    def push(self, chips: int) -> None:
        """Show this many of your own chips in front of the line, and the rest behind it."""
        self._over = chips
        self.pile(stack(self.seen.own), self._behind())
        self.pile(bet(self.seen.own), chips)

    @override
    def settle(self) -> bool:
        """Merge chips that have reached a pile, and remove those that went behind another's screen."""
        before = self.pieces()
        self.winner = None
        self.pile(POT, self.pot)
        for seat in range(self.seats):
            self.pile(stack(seat), self._behind() if seat == self.seen.own else 0)
        after = self.pieces()
        return len(before) != len(after) or any(one is not other for one, other in zip(before, after, strict=True))

    def _behind(self) -> int:
        """Return the number of your own chips behind the line."""
        if self.seen.own < 0 or not self.zone(screen(self.seen.own)):
            return 0
        return self.chips[self.seen.own] - self._over

    def _add(self, coins: Coins, source: Zone, target: Zone) -> None:
        self.zone(target).append(coins)
        self.origins[coins] = source

    def _lift_screen(self, seat: int, up: bool) -> None:
        (found,) = self.zone(screen(seat))
        self.change(found, screen(seat), face_up=up)

    # --- what is seen --------------------------------------------------------------------------------------------

    @override
    def layout(
        self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True
    ) -> MentalistLayout:
        made = partial(MentalistLayout, self.seats, self.seen.side, self.seen.own >= 0, width, height, mirrored)
        return lettered(text_size, made, asks)

    @override
    def source(self, piece: Piece, place: Place, layout: MentalistLayout) -> Place | None:
        """Return the place of the pile that chips were part of."""
        zone = self.origins.get(piece)
        return None if zone is None else layout.place(piece, zone)

    @property
    @override
    def scores(self) -> Sequence[int]:
        return self.chips

    @override
    def stage(self) -> str:
        if not self.zone(screen(0)):
            return ""
        number = self._turn + len(self.course.bets)
        assert isinstance(self.seen.rules, MentalistRules)
        limit = self.seen.rules.turn_limit
        if limit:
            text = translate("mentalist", "Turn {number} of {count}")
            return filled(text, number=min(number, limit), count=limit)
        return filled(translate("mentalist", "Turn {number}"), number=number)

    @override
    def plaque(self, seat: int, to_act: bool) -> Plaque:
        note = self._note(seat)
        return Plaque(self.seen.names[seat], self._line_of(seat, to_act), note, faded=self._is_faded(seat))

    def _is_faded(self, seat: int) -> bool:
        return seat in self.out and bool(self._note(seat))

    def _line_of(self, seat: int, to_act: bool) -> str:
        """Return a seat's chips, a standing bet included, and what it is to do."""
        chips = chips_words(self.chips[seat])
        if not to_act:
            return chips
        if self.bettor is None:
            return filled(translate("mentalist", "to bet · {chips}"), chips=chips)
        return filled(translate("mentalist", "to guess · {chips}"), chips=chips)

    def _note(self, seat: int) -> str:
        """Return the note on a seat: the winner, the bettor, or a player who is out."""
        if self.course.ended:
            if seat in self.course.ended.winners:
                return translate("mentalist", "wins")
        elif seat == self.bettor:
            return translate("mentalist", "bet")
        return translate("mentalist", "out") if seat in self.out else ""

    @override
    def looks(self) -> dict[Piece, PieceStyle]:
        faded = [seat for seat in range(self.seats) if self._is_faded(seat)]
        return {piece: PieceStyle(opacity=FADED) for seat in faded for piece in self.zone(screen(seat))}

    @override
    def marks(self, layout: MentalistLayout) -> dict[Hashable, Mark]:
        """Return the marks: dish, line, guesses, the bet, and the numbers of chips in the pot and your own piles."""
        scale, lifted = layout.text_scale, self.lifted
        found: dict[Hashable, Mark] = {"dish": Dish(layout.dish, scale)}
        if layout.own:
            line, mirrored = layout.line, layout.mirrored
            end = line.x if mirrored else line.x + line.width
            words = translate("mentalist", "betting line")
            found["line"] = Line(line, scale)
            if layout.sizes.lettering.size < _NAMED:
                found["line name"] = Caption(words, end, line.y + 5 * layout.unit, scale, mirrored)
        for seat, chips in self.heard:
            right = lifted is not None and lifted.hit and self.heard[-1][0] == seat
            towards = layout.plaques[seat].centre
            found["heard", seat] = Bubble(
                f"{chips}!" if right else f"{chips}", layout.bubbles[seat], scale, towards, right
            )
        if lifted:
            found["figure"] = Figure(f"{lifted.chips}", _figure_box(layout, lifted.seat), scale, bool(lifted.hit))
        elif self.bettor is not None and self.bettor not in layout.unmarked:
            feet = layout.feet[self.bettor]
            found["stands", self.bettor] = Tag(self._bet_words(self.bettor), feet.x, feet.y, scale)
        if self.winner is not None:
            found["halo"] = Halo(layout.plaques[self.winner], scale)
        if words := self._pot_words():
            found["pot"] = Tag(words, layout.caption[0], layout.caption[1], scale)
        return found | self._counts(layout)

    def _bet_words(self, bettor: int) -> str:
        """Return the label of a standing bet; it gives the number if all is open, as zero chips can't be seen."""
        if not self.seen.all_open:
            return translate("mentalist", "bet made")
        chips = sum([pile.count for pile in self.zone(bet(bettor)) if isinstance(pile, Coins)])
        return filled(translate("mentalist", "bet {chips}"), chips=as_number(chips))

    def _pot_words(self) -> str:
        there = self.pot or self.zone(screen(0))
        return filled(translate("mentalist", "pot {pot}"), pot=self.pot) if there else ""

    def _counts(self, layout: MentalistLayout) -> dict[Hashable, Mark]:
        """Return the numbers for those of your own piles that are too large to count at a glance."""
        own = self.seen.own
        found: dict[Hashable, Mark] = {}
        for zone in (stack(own), bet(own)) if own >= 0 else ():
            for pile in self.zone(zone)[:1]:
                count = pile.count if isinstance(pile, Coins) else 0
                if count > _COUNTED:
                    place = layout.place(pile, zone)
                    beside = pile_of(count).width * COIN * place.width / 2 + 18 * layout.text_scale
                    found["count", zone] = Tag(as_number(count), place.x + beside, place.y, layout.text_scale)
        return found

    # --- in words ------------------------------------------------------------------------------------------------

    @override
    def texts(self, layout: MentalistLayout) -> list[FeltText]:
        """Return texts for the pot, the button, the standing bet, the guesses and your own chips."""
        if not self.zone(screen(0)):
            return []
        texts = [FeltText(self._pot_words(), layout.dish)]
        texts += [
            FeltText(translate("mentalist", "The First Bettor button"), layout.buttons[seat])
            for seat in range(self.seats)
            if self.zone(button(seat))
        ]
        if self.bettor is not None:
            event: object = self.lifted or BetLaid(self.bettor, None)
            texts.append(FeltText(self.teller.tell(event), layout.screens[self.bettor]))
        texts += [
            FeltText(self.teller.tell(GuessHeard(seat, chips)), layout.bubbles[seat]) for seat, chips in self.heard
        ]
        return texts + self._own_texts(layout)

    def _own_texts(self, layout: MentalistLayout) -> list[FeltText]:
        """Return texts for your own chips, on either side of the line."""
        own = self.seen.own
        texts = []
        for zone, words in (
            (bet(own), translate("mentalist", "In front of the line: {chips}")),
            (stack(own), translate("mentalist", "Behind the line: {chips}")),
        ):
            for pile in self.zone(zone) if own >= 0 else []:
                assert isinstance(pile, Coins)
                text = filled(words, chips=chips_words(pile.count))
                texts.append(FeltText(text, layout.place(pile, zone)))
        return texts

    @override
    def why_ended(self) -> str:
        assert isinstance(self.seen.rules, MentalistRules)
        limit = self.seen.rules.turn_limit
        reached = limit and self._turn - 1 + len(self.course.bets) >= limit
        return translate("mentalist", "That was the last bet.") if reached else ""

    @override
    def moments(self) -> list[Moment]:
        points = [point for point in turning_points(self.course) if point.antes]
        return [Moment(self.teller.turning_point(point), point.antes - 1) for point in points]

    @override
    def chart(self) -> Chart:
        return Chart(translate("mentalist", "Chips after each bet"))


def _figure_box(layout: MentalistLayout, seat: int) -> Box:
    """Return the box for the figure of a seat's bet: where it would speak, or at the end of the line for your own."""
    if seat == layout.seat and layout.own:
        place, size = layout.feet[seat], 56 * layout.text_scale
        return Box(place.x - size * 0.75, place.y - size / 2, 1.5 * size, size)
    return layout.bubbles[seat]
