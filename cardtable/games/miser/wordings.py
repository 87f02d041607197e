"""Wordings of every kind of line of talk in Miser: plain ones, and those of each character.

Placeholders: {cards} and {card} are cards in words, {total} is a number, {turns} a number of turns, {when} a condition
("if you attack me"), {why} a sentence about {who}. In a wording that addresses a player, {said} is the line itself. A
placeholder at the beginning of a sentence is capitalised automatically. Under "address" is how a line is addressed to a
player it doesn't name.
"""

from cardtable.table.words import Phrases

PLAIN = Phrases(
    "miser",
    holds=(
        "I've got {cards}.",
        "For what it's worth, I have {cards}.",
        "I'm holding {cards}.",
        "Just so you know, I have {cards}.",
        "I'm sitting here with {cards}.",
        "It's no secret: I have {cards}.",
        "{cards}, that's what I can bring to the table.",
    ),
    laid=(
        "What I've got down there comes to {total}.",
        "My side adds up to {total}.",
        "You're looking at {total}.",
        "Turn mine over and you'll count {total}.",
        "That's {total} I've put down.",
        "You're up against {total}.",
    ),
    promise=(
        "I'll play {card}.",
        "My card will be {card}.",
        "Count on me for {card}.",
        "I promise you {card}, nothing else.",
        "{card} it is. You have my word.",
        "You'll see {card} from me when we turn them over.",
    ),
    truce=(
        "{who}, I'll leave you alone for {turns}.",
        "Peace, {who}? I'll keep it for {turns}.",
        "For {turns} you have nothing to fear from me, {who}.",
        "Let's leave it there, {who}. I won't lay a card against you for {turns}.",
        "I won't touch your pennies for {turns}, {who}.",
        "You needn't watch me for {turns}, {who}.",
    ),
    threat=(
        "{who}, {when}, I'll come for your pennies.",
        "Think twice, {who}: {when}, you're next.",
        "{who}, I'll be after you {when}.",
        "I won't forget it, {who}, {when}.",
        "{who}, {when}, I'll spend my next turn on you.",
        "I'll say this once, {who}: {when}, you'll pay for it.",
    ),
    plea=(
        "Leave me out of it this once.",
        "Please, not me.",
        "I have little enough. Try someone else.",
        "Spare me, and I'll remember it.",
        "There isn't much to be had from me.",
        "Give me a turn to catch my breath.",
    ),
    warn=(
        "Watch {who}. {why}",
        "Mind {who}. {why}",
        "Has everyone been watching {who}? {why}",
        "Think about {who} for a moment. {why}",
        "Don't lose sight of {who}. {why}",
        "We should talk about {who}. {why}",
    ),
    address=(
        "{who}, listen. {said}",
        "A word with you, {who}. {said}",
        "This one's for you, {who}. {said}",
        "{said} That's for you, {who}.",
    ),
)
"""Wordings that any player may use."""

VOICES = {
    # exact, courteous, and true to their word
    "honest": Phrases(
        "miser",
        holds=(
            "I don't mind saying it: I hold {cards}.",
            "{cards}. You can check me on that later.",
            "To be exact, I have {cards}.",
            "I'd rather you knew it from me: {cards}.",
            "Cards on the table, so to speak: {cards}.",
        ),
        laid=(
            "It's {total}. I wouldn't say so if it weren't.",
            "{total}, and you'll see that it's {total}.",
            "In fairness, I should tell you mine come to {total}.",
            "I don't bluff. It's {total}.",
        ),
        promise=(
            "I'll play {card}, as agreed.",
            "{card}. My word has to be good for something.",
            "You'll get {card} from me. I hope for the same.",
            "I give you my word on {card}.",
            "We said {card}, so {card} it is.",
        ),
        truce=(
            "{who}, I'll keep the peace with you for {turns}, and I do keep count.",
            "I give you my word, {who}: {turns} of peace.",
            "I'll leave you be for {turns}, {who}, and ask for nothing in return.",
            "You have my promise for {turns}, {who}. I've never broken one.",
        ),
        threat=(
            "I'd rather not, {who}, but {when}, I'll have to answer it.",
            "So that we understand each other, {who}: {when}, I'll return it.",
            "{who}, {when}, I'll do the same to you. That's only fair.",
            "Fair warning, {who}: {when}, I'll hit back.",
        ),
        plea=(
            "I've kept to what I said. Please bear that in mind.",
            "I'm asking you fairly: let me have this turn.",
            "You'd lose a good partner in me.",
            "I've dealt straight with you. Deal kindly with me.",
        ),
        warn=(
            "I don't like to say it of {who}, but it's true. {why}",
            "You should know this about {who}. {why}",
            "In fairness to all of us, look at {who}. {why}",
            "I only say what I've seen. Look at {who}. {why}",
        ),
        address=(
            "With respect, {who}. {said}",
            "{who}, I'd like you to know this. {said}",
            "Honestly, {who}? {said}",
            "{said} You have my word, {who}.",
        ),
    ),
    # smooth, and always about business
    "opportunist": Phrases(
        "miser",
        holds=(
            "You and I could do business: I have {cards}.",
            "Let's talk terms. I can bring {cards}.",
            "I have {cards}, and I'm open to offers.",
            "As it happens, I'm holding {cards}. Anyone interested?",
            "{cards}, to the highest bidder.",
        ),
        laid=(
            "{total}, there. Do the sums.",
            "It's {total}, so save yourself the expense.",
            "Between friends: {total}.",
            "You'd be throwing good cards after bad. It's {total}.",
        ),
        promise=(
            "{card} from me. It pays for both of us.",
            "Of course I'll play {card}. Why wouldn't I?",
            "{card}, then. You won't get a better bargain.",
            "Put me down for {card}.",
            "{card}, partner. Strictly business.",
        ),
        truce=(
            "{turns} of quiet, {who}. We'll both profit by it.",
            "{who}, shall we say {turns}? After that we'll see.",
            "I have better business than you for {turns}, {who}.",
            "Let's not waste money on each other, {who}. {turns}?",
        ),
        threat=(
            "{who}, {when}, my plans change, and you're in them.",
            "That would cost you dear, {who}, {when}.",
            "{who}, {when}, I know where to find my next pennies.",
            "Bad investment, {who}: {when}, I'll collect the debt from you.",
        ),
        plea=(
            "There are better bargains than me at this table.",
            "Let me go, and the next good deal is yours.",
            "I'm worth more to you with pennies than without.",
            "Where's the profit in it? I've hardly anything.",
        ),
        warn=(
            "If I were you, I'd look at {who}. {why}",
            "There's money to be made out of {who}. {why}",
            "Funny that nobody mentions {who}. {why}",
            "My advice, free of charge: {who}. {why}",
        ),
        address=(
            "{who}, a proposal. {said}",
            "Between you and me, {who}. {said}",
            "{said} Think it over, {who}.",
            "My dear {who}. {said}",
        ),
    ),
    # bitter, and forgets nothing
    "grudge": Phrases(
        "miser",
        holds=(
            "I have {cards}. Not that anyone ever believes me.",
            "{cards}, and I know who they're meant for.",
            "I've been saving {cards} for certain people.",
            "Write it down: I have {cards}. You'll remember it soon enough.",
            "{cards}. Some of you will wish you'd been nicer to me.",
        ),
        laid=(
            "{total}. I've waited a long time to say that.",
            "This time it's {total}.",
            "It's {total}, for what was done to me.",
            "{total}. Now you'll know how it feels.",
        ),
        promise=(
            "{card} from me. And I'll remember what comes from you.",
            "I'll play {card}. Don't make me regret it.",
            "{card}. I've been let down before, so don't you try it.",
            "You'll get {card}. Cheat me, and it's the last thing you'll ever get.",
            "{card}, this once. I haven't forgotten what people are like.",
        ),
        truce=(
            "{turns}, {who}. I haven't forgiven you, I'm only waiting.",
            "{who}, I'll let it lie for {turns}. No longer.",
            "You'll get {turns} of peace from me, {who}, and then we'll settle up.",
            "I'm not forgetting anything, {who}, but you have {turns}.",
        ),
        threat=(
            "{who}, {when}, I'll have it back with interest.",
            "I keep a list, {who}, and {when}, you're at the top of it.",
            "{who}, {when}, you'll never hear the end of it.",
            "I never forget a face, {who}. {when}, you'll see mine.",
        ),
        plea=(
            "It's always me. Pick on someone else for once.",
            "Haven't I lost enough to all of you?",
            "I'll remember who left me alone. And who didn't.",
            "Go on, then. Everyone else has had a turn at me.",
        ),
        warn=(
            "I haven't forgotten about {who}. {why}",
            "{who}, of course. Who else? {why}",
            "Ask me about {who}. {why}",
            "{who} is on my list, and should be on yours. {why}",
        ),
        address=(
            "I remember you, {who}. {said}",
            "{who}, you of all people. {said}",
            "{said} I won't forget it, {who}.",
            "Don't look away, {who}. {said}",
        ),
    ),
    # loud and short
    "bully": Phrases(
        "miser",
        holds=(
            "I've got {cards}. Who wants some?",
            "{cards}. Out of my way.",
            "See this fist? {cards}.",
            "{cards}, right here. Come and get them.",
            "I've got {cards}, and you've got nothing.",
        ),
        laid=(
            "{total}! Give up.",
            "That's {total}. You can't beat it.",
            "{total} on my side. Go on, waste a card.",
            "{total}, and I'm not even trying.",
        ),
        promise=(
            "I'm playing {card}. You'd better play yours.",
            "{card}, and no nonsense from you.",
            "You heard me: {card}.",
            "I said {card}, so it's {card}.",
            "{card}. And don't you dare cross me.",
        ),
        truce=(
            "I'm in a good mood, {who}. You get {turns}.",
            "{who}, you may breathe for {turns}.",
            "{turns} off, {who}. Say thank you.",
            "Lucky you, {who}. I'll let you live for {turns}.",
        ),
        threat=(
            "{who}, {when}, I'll take every penny you've got.",
            "Just try it, {who}. {when}, you're finished.",
            "{who}! {when}, I'll flatten you.",
            "You've been warned, {who}. {when}, I'll clean you out.",
        ),
        plea=(
            "You don't want to do that to me. You really don't.",
            "Pick on the others. I'll look the other way.",
            "Back off, and I'll leave you something.",
            "Bad idea. Choose someone smaller.",
        ),
        warn=(
            "Get {who}, all of you. {why}",
            "Are you asleep? Look at {who}! {why}",
            "Someone stop {who}. {why}",
            "What are you waiting for? It's {who} you want. {why}",
        ),
        address=(
            "Hey, {who}! {said}",
            "You there, {who}! {said}",
            "{said} Got it, {who}?",
            "Shut up and listen, {who}. {said}",
        ),
    ),
    # anxious, sparing with words
    "hoarder": Phrases(
        "miser",
        holds=(
            "I have {cards}, and I'm keeping them.",
            "{cards}. All put by.",
            "No need to look in here. Just {cards}.",
            "I've saved up {cards}.",
            "{cards}. I'd hate to part with them.",
        ),
        laid=(
            "{total}, and it hurts me to see it lie there.",
            "That's {total} out of my savings. Please don't ask for more.",
            "It's cost me {total} already.",
            "{total}. I can't afford more.",
        ),
        promise=(
            "I can spare {card}. No more than that.",
            "{card}, if I must.",
            "I'll part with {card} for this.",
            "My share is {card}, and not a pip more.",
            "{card}. Make it worth my while.",
        ),
        truce=(
            "{who}, you keep yours and I'll keep mine, for {turns}.",
            "I'm only minding my own pennies for {turns}, {who}.",
            "{turns} without spending anything, {who}. That suits us both.",
            "Let's both save for {turns}, {who}.",
        ),
        threat=(
            "{who}, {when}, I'll open the chest, and you won't like it.",
            "I count everything, {who}. {when}, I'll collect.",
            "{who}, {when}, I have big cards put by for you.",
            "Every penny is counted, {who}. {when}, I want it back.",
        ),
        plea=(
            "Not my pennies. I know every one of them.",
            "I've saved so long for these. Please.",
            "Take it from those who throw it about.",
            "Must you? I was saving those.",
        ),
        warn=(
            "I've been counting, and it's {who}. {why}",
            "Hold on to your pennies when {who} looks at you. {why}",
            "I'd lock things away from {who}. {why}",
            "Keep your purse shut near {who}. {why}",
        ),
        address=("Quietly, {who}. {said}", "Er, {who}? {said}", "{said} If it's all the same to you, {who}."),
    ),
    # never stops talking, and means half of it
    "chatterbox": Phrases(
        "miser",
        holds=(
            "You'll never guess what I've got. All right, I'll tell you: {cards}!",
            "Oh, what a hand! {cards}, would you believe it?",
            "I really shouldn't say, but it's {cards}, and then some.",
            "Did I mention {cards}? Well, now I have.",
            "Ask me what I've got! Go on! {cards}!",
        ),
        laid=(
            "That's {total}, or my name isn't my name!",
            "Let me count again. Yes! {total}!",
            "{total}, no, don't look at me like that, {total}!",
            "Ooh, this is exciting! It's {total}, I swear!",
        ),
        promise=(
            "I'll play {card}, cross my heart, on my grandmother's teapot.",
            "{card}! I've practically played it already.",
            "Shall we? I'll bring {card}, you bring yours, and off we go!",
            "{card}, {card}, {card}. There, I've said it three times.",
            "Oh, you'll love this: {card}, just for you!",
        ),
        truce=(
            "{who}, dear {who}, let's be friends for {turns}!",
            "You and I, {who}, for {turns}, and not one harsh word!",
            "Oh, {who}, quarrels are so tiring. How about {turns} off?",
            "Tell you what, {who}: {turns}, no fighting, and I'll even stop talking. Well, nearly.",
        ),
        threat=(
            "Ooh, {who}, {when}, there'll be words! And cards!",
            "{who}, I'm all smiles, but {when}, watch out!",
            "I've told you before, {who}, and I'll tell you again: {when}, I'm coming over there!",
            "Now, {who}, I never lose my temper, but {when}, well!",
        ),
        plea=(
            "Me? Little me? But then who would you talk to?",
            "Oh no, no, no. Look over there! Someone richer!",
            "I'll tell you a lovely story if you leave me alone.",
            "You wouldn't! Would you? You would. Please don't!",
        ),
        warn=(
            "I'm not one to gossip, but {who}! {why}",
            "Have you heard about {who}? {why}",
            "Everyone's saying it about {who}. {why}",
            "Don't tell a soul, but have a look at {who}. {why}",
        ),
        address=(
            "Psst, {who}! {said}",
            "Oh, {who}, {who}, {who}! {said}",
            "{said} Isn't that so, {who}?",
            "{who}, darling, guess what. {said}",
        ),
    ),
}
"""Wordings of each character, by its name."""

CHARGES = Phrases(
    "miser",
    leader=("They have the most pennies.", "At this rate they'll win.", "They're ahead of the rest of us."),
    reneged=(
        "They went back on their word.",
        "They agree on one card and play another.",
        "A deal with them is worth nothing.",
    ),
    bluffed=(
        "They said what wasn't so.",
        "Half of what they tell us is made up.",
        "They've bluffed before, and they'll do it again.",
    ),
)
"""Reasons for a warning, as sentences about the player warned of."""

CONDITIONS = Phrases(
    "miser",
    attack=("if you attack me", "if you attack me again"),
    contract=("if you join a contract against me", "if you join another contract against me"),
    refuse=("if you turn me down", "if you turn me down again"),
)
"""Conditions of a threat by provocation: at first, and once it has been done to the speaker before."""
