"""Turn of the person at a table: the parts of a move that they have chosen, and the move that they make."""

from typing import TYPE_CHECKING

from cardtable.app.table.answer_button import Answer
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import parse_line
from cardtable.table.actions import Value
from cardtable.table.review import luck_of
from cardtable.table.words import card_words

if TYPE_CHECKING:
    from cardtable.app.table.presenter import TablePresenter


class Turn:
    """Choice of a move at one table. The source says what a move may consist of."""

    def __init__(self, table: "TablePresenter") -> None:
        self._table = table
        self.open = False
        """True while a decision of the person is asked for."""
        self.chosen: dict[str, Value] = {}
        """Parts of the move chosen so far, including the card of the hand."""
        self._by_person = False  # False if the card was chosen for them
        self._made = 0
        self._sensible: tuple[tuple[int, int], int] | None = None  # the decision, and its move

    def begin(self) -> None:
        """Begin a decision. If it takes a card of the hand, choose one to start with."""
        self.open = True
        cards = self.playable()
        if self.card in cards:
            return
        self.chosen.pop("card", None)
        likely = self._table.staging.asking.likely_card if self._suggested() is None else lambda cards: None
        card = likely(cards) if cards else None
        move = self.sensible() if cards and not card else None
        if move is not None:
            card = self._table.staging.hinting.card_of(move)
        if card in cards or (cards and move is None):
            self.chosen["card"] = card or cards[0]

    def end(self) -> None:
        """End the decision, since it is no longer asked for."""
        self.open = self._by_person = False
        self.chosen = {}

    @property
    def decision(self) -> tuple[int, int]:
        """Key of the decision that is due: the number of lines other than talk, and of moves made here. Talk doesn't
        change it, so that choices stay. A move always does, even if a lesson refuses it and asks again."""
        return sum("say" not in line for line in self._table.source.lines), self._made

    @property
    def card(self) -> str | None:
        """Card of the hand that is chosen; None if there is none."""
        card = self.chosen.get("card")
        return str(card) if card is not None else None

    def playable(self) -> list[str]:
        """Return the cards that can be played now, in the order of the hand; none if no card is asked for."""
        if not (self.open and self._table.staging.asking.takes_card()):
            return []
        playable = self._table.source.actions().options("card")
        cards = self._table.hand.cards
        return [piece.card for piece in cards if piece.card in playable] if playable else []  # type: ignore[misc]

    def sensible(self) -> int | None:
        """Return the move that the bright button makes at first: the source's suggestion, or one that the usual player
        could make; None if there is neither, nothing to decide, or no hints are given.

        The usual player's move is drawn from their mixed strategy, since always making the likeliest move would be
        foreseeable (king for king). The same view gives the same draw.
        """
        source = self._table.source
        suggested = self._suggested()
        if suggested is not None:
            return suggested
        players = PLAYERS[source.game.key]
        if len(players) < 2 or not (source.actions() and source.hints):
            return None
        decision = self.decision
        if self._sensible is None or self._sensible[0] != decision:
            rng = KeyedRandom(luck_of(source.lines)).child("suggestion")
            move = players[usual_player(source.game.key)].choose(source.view, rng, 1.0)
            self._sensible = (decision, move)
        return self._sensible[1]

    def _suggested(self) -> int | None:
        """Return the move that the source wants to be the likely one, by its code; None if it has no such wish."""
        source = self._table.source
        move = source.suggested()
        if move is None:
            return None
        line = parse_line({"seat": source.seat, **move}, source.game, len(source.names))
        assert isinstance(line, MoveLine)
        return source.game.move_code(source.view.state, line)

    def choose(self, **parts: Value) -> None:
        """Choose parts of the move. Parts chosen before that don't go with them are dropped, the last first."""
        kept = {part: value for part, value in self.chosen.items() if part not in parts}
        while kept and not self._table.source.actions().allows(**kept, **parts):
            kept.popitem()
        self.chosen = kept | parts
        self._table.ask()

    def choose_card(self, card: str) -> None:
        """Choose a card of the hand, or say why it can't be played."""
        table = self._table
        if card in self.playable():
            self.chosen["card"] = card
            self._by_person = True
            table.ask()
            table.hand.reach(card)
            if not table.hand.has_focus:
                table.announce(card_words(card))
        elif self.open:
            why = table.staging.asking.why_not(card)
            if why:
                table.hints.put_away()  # a hint would cover the notice
                table.ask()
                table.page.prompt.show_notice(why)

    def suggest(self, card: str | None) -> None:
        """Choose a card that was advised, or none if it can't be played; a card that the person has chosen stays."""
        if self._by_person and self.card in self.playable():
            return
        self.chosen.pop("card", None)
        if card and card in self.playable():
            self.chosen["card"] = card
            self._table.hand.reach(card)

    def play(self, **parts: Value) -> None:
        """Make the person's move, if these parts are a complete one."""
        move = self._table.source.actions().move(**parts) if self.open else None
        if move is None:
            return
        self._table.ask_nothing()
        self._made += 1
        if self._table.source.practice and self._table.staging.hinting.weighs():
            self._table.source.weigh(move, self._table.adviser)
        self._table.source.choose(move)
        if not self._table.page.animator.busy:  # others move first: show that the person waits
            self._table.ask()

    def use_card(self, card: str) -> None:
        """Use a card of the hand as the game does; by default, play it."""
        (self._table.staging.asking.used or self.play_card)(card)

    def play_card(self, card: str) -> None:
        """Play a card of the hand."""
        self.play(card=card)

    def play_answer(self, label: str, says: str) -> Answer:
        """Return the answer of the bright button that plays the chosen card."""
        return Answer("play", label, says, "Return", self._play_chosen, likely=True)

    def _play_chosen(self) -> None:
        if self.card:
            self.play_card(self.card)
