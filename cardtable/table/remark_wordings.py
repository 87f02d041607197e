"""Wordings of bots' remarks in any game: plain ones that any bot may use, and those of each temper.

{who} is the player spoken to. No wording may tell of the speaker's cards or chips, or promise anything.
"""

from collections.abc import Callable

from cardtable.language import translate

Wordings = dict[str, tuple[str, ...]]
"""Wordings by kind of occasion."""


def plain() -> Wordings:
    """Return the plain wordings, which any bot may use."""
    return {
        "tie": (
            translate("remarks", "Well, who saw that coming?"),
            translate("remarks", "Two minds, one thought."),
            translate("remarks", "And nobody is any the richer."),
        ),
        "won": (
            translate("remarks", "That'll do nicely."),
            translate("remarks", "I'll take that."),
            translate("remarks", "Thank you, everyone."),
        ),
        "envy": (
            translate("remarks", "Well played, {who}."),
            translate("remarks", "That was a big one, {who}."),
            translate("remarks", "Nicely done, {who}."),
        ),
        "lost": (
            translate("remarks", "That hurt."),
            translate("remarks", "Well, that went wrong."),
            translate("remarks", "I didn't see that coming."),
        ),
        "near": (
            translate("remarks", "That was close!"),
            translate("remarks", "Only one off!"),
            translate("remarks", "So near."),
        ),
        "cheap": (
            translate("remarks", "That went cheap."),
            translate("remarks", "What a bargain, {who}!"),
            translate("remarks", "Was nobody awake?"),
        ),
        "quiet": (
            translate("remarks", "It's very quiet in here."),
            translate("remarks", "Has everyone gone to sleep?"),
            translate("remarks", "Does anyone want tea?"),
        ),
        "end_won": (
            translate("remarks", "Good game, everyone."),
            translate("remarks", "Thanks for the game."),
            translate("remarks", "Well, that's that."),
        ),
        "end_lost": (
            translate("remarks", "Good game, {who}."),
            translate("remarks", "You earned it, {who}."),
            translate("remarks", "Next time, {who}."),
        ),
        "threatened": (
            translate("remarks", "You don't scare me, {who}."),
            translate("remarks", "I'll keep that in mind."),
            translate("remarks", "Is that so?"),
        ),
        "asked": (
            translate("remarks", "I'll think about it."),
            translate("remarks", "We'll see, {who}."),
            translate("remarks", "Let me think."),
        ),
        "told": (
            translate("remarks", "If you say so, {who}."),
            translate("remarks", "Good to know."),
            translate("remarks", "I heard you."),
        ),
    }


def dry() -> Wordings:
    """Return the wordings of the dry temper, which takes nothing seriously, and the other players least of all."""
    return {
        "tie": (
            translate("remarks", "Great minds, they say."),
            translate("remarks", "So much for surprises."),
        ),
        "won": (
            translate("remarks", "I suppose that'll do."),
            translate("remarks", "Don't all clap at once."),
        ),
        "envy": (
            translate("remarks", "Do leave us something, {who}."),
            translate("remarks", "Enjoy it while it lasts, {who}."),
        ),
        "lost": (
            translate("remarks", "I've had better moments."),
            translate("remarks", "Not my finest hour."),
        ),
        "near": (
            translate("remarks", "Close, and no use at all."),
            translate("remarks", "Nearly clever."),
        ),
        "cheap": (
            translate("remarks", "Daylight robbery, and so polite."),
            translate("remarks", "We must have been asleep."),
        ),
        "quiet": (
            translate("remarks", "Don't let me interrupt."),
            translate("remarks", "What a lively bunch we are."),
        ),
        "end_won": (
            translate("remarks", "I'm as surprised as you are."),
            translate("remarks", "Well, someone had to win."),
        ),
        "end_lost": (
            translate("remarks", "Well, at least I was there."),
            translate("remarks", "Try to be modest about it, {who}."),
        ),
        "threatened": (
            translate("remarks", "I'm trembling."),
            translate("remarks", "How very frightening."),
        ),
        "asked": (
            translate("remarks", "What's it worth to you?"),
            translate("remarks", "I'll sleep on it."),
        ),
        "told": (
            translate("remarks", "How reassuring."),
            translate("remarks", "I've heard better stories."),
        ),
    }


def warm() -> Wordings:
    """Return the wordings of the warm temper, which is glad to be here and wishes everyone well."""
    return {
        "tie": (
            translate("remarks", "Oh, what a pity!"),
            translate("remarks", "We think too much alike."),
        ),
        "won": (
            translate("remarks", "This must be my lucky day!"),
            translate("remarks", "Oh, how lovely!"),
        ),
        "envy": (
            translate("remarks", "Good for you, {who}!"),
            translate("remarks", "I'm happy for you, {who}. Nearly."),
        ),
        "lost": (
            translate("remarks", "Ah well, it's only a game."),
            translate("remarks", "Serves me right!"),
        ),
        "near": (
            translate("remarks", "Ooh, so close!"),
            translate("remarks", "Better luck next time!"),
        ),
        "cheap": (
            translate("remarks", "Well spotted, {who}!"),
            translate("remarks", "What a lovely bargain!"),
        ),
        "quiet": (
            translate("remarks", "Isn't this nice?"),
            translate("remarks", "I do like a quiet game."),
        ),
        "end_won": (
            translate("remarks", "What fun that was!"),
            translate("remarks", "You made it hard for me!"),
        ),
        "end_lost": (
            translate("remarks", "Congratulations, {who}!"),
            translate("remarks", "That was fun, {who}. Again?"),
        ),
        "threatened": (
            translate("remarks", "Let's not quarrel, {who}."),
            translate("remarks", "There's no need for that!"),
        ),
        "asked": (
            translate("remarks", "You do ask nicely."),
            translate("remarks", "I know how you feel, {who}."),
        ),
        "told": (
            translate("remarks", "Thank you for telling me!"),
            translate("remarks", "I do like it when we talk."),
        ),
    }


def proud() -> Wordings:
    """Return the wordings of the proud temper, which was never wrong and says so."""
    return {
        "tie": (
            translate("remarks", "I don't like sharing."),
            translate("remarks", "Someone has to give way, and it won't be me."),
        ),
        "won": (
            translate("remarks", "That's how it's done."),
            translate("remarks", "Was there ever any doubt?"),
        ),
        "envy": (
            translate("remarks", "Beginner's luck, {who}."),
            translate("remarks", "I'll have that back, {who}."),
        ),
        "lost": (
            translate("remarks", "That won't happen twice."),
            translate("remarks", "I'm letting you catch up."),
        ),
        "near": (
            translate("remarks", "You'll have to do better than that."),
            translate("remarks", "Near isn't there."),
        ),
        "cheap": (
            translate("remarks", "You won't get the next one so cheaply, {who}."),
            translate("remarks", "I was looking the other way."),
        ),
        "quiet": (
            translate("remarks", "Take your time. You'll need it."),
            translate("remarks", "You're all thinking about me, I suppose."),
        ),
        "end_won": (
            translate("remarks", "Same time tomorrow?"),
            translate("remarks", "Who's next?"),
        ),
        "end_lost": (
            translate("remarks", "I want a rematch, {who}."),
            translate("remarks", "I'll be better tomorrow, {who}."),
        ),
        "threatened": (
            translate("remarks", "Others have tried."),
            translate("remarks", "Is that all, {who}?"),
        ),
        "asked": (
            translate("remarks", "Why should I?"),
            translate("remarks", "Ask me again when I'm losing."),
        ),
        "told": (
            translate("remarks", "I knew that already."),
            translate("remarks", "Words are cheap, {who}."),
        ),
    }


TEMPERS: dict[str, Callable[[], Wordings]] = {"dry": dry, "warm": warm, "proud": proud}
"""Wordings of each temper; bots get a temper by their name."""
