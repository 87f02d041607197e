<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Asking</name>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BenchAnswer</name>
        <message numerus="yes">
            <source>No pair of games has finished yet; %n game(s) never ended.</source>
            <translation>
                <numerusform>No pair of games has finished yet; %n game never ended.</numerusform>
                <numerusform>No pair of games has finished yet; %n games never ended.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BenchMeasures</name>
        <message numerus="yes">
            <source>Based on %n game(s).</source>
            <translation>
                <numerusform>Based on %n game.</numerusform>
                <numerusform>Based on %n games.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BenchProgress</name>
        <message numerus="yes">
            <source>%n games played</source>
            <translation>
                <numerusform>%n game played</numerusform>
                <numerusform>%n games played</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BranchKeeping</name>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n line</numerusform>
                <numerusform>%n lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ClaimsBox</name>
        <message numerus="yes">
            <source>%n games played.</source>
            <translation>
                <numerusform>%n games played.</numerusform>
                <numerusform>%n games played.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GamesSide</name>
        <message numerus="yes">
            <source>%n that never ended</source>
            <translation>
                <numerusform>%n that never ended</numerusform>
                <numerusform>%n that never ended</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that everyone won</source>
            <translation>
                <numerusform>%n that everyone won</numerusform>
                <numerusform>%n that everyone won</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HowToPlayPage</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MoreButton</name>
        <message numerus="yes">
            <source>%n more…</source>
            <translation>
                <numerusform>%n more…</numerusform>
                <numerusform>%n more…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PositionEditor</name>
        <message numerus="yes">
            <source>You have given out %n too many.</source>
            <translation>
                <numerusform>You have given out %n too many.</numerusform>
                <numerusform>You have given out %n too many.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You still have %n to give out.</source>
            <translation>
                <numerusform>You still have %n to give out.</numerusform>
                <numerusform>You still have %n to give out.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPage</name>
        <message numerus="yes">
            <source>%n decision(s) cost you something; the worst cost {wins}.</source>
            <translation>
                <numerusform>%n decision cost you something; the worst cost {wins}.</numerusform>
                <numerusform>%n decisions cost you something; the worst cost {wins}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more cost little or nothing.</source>
            <translation>
                <numerusform>%n more cost little or nothing.</numerusform>
                <numerusform>%n more cost little or nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost little or nothing.</source>
            <translation>
                <numerusform>%n decision cost little or nothing.</numerusform>
                <numerusform>%n decisions cost little or nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n couldn't be judged.</source>
            <translation>
                <numerusform>%n couldn't be judged.</numerusform>
                <numerusform>%n couldn't be judged.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RuleSets</name>
        <message numerus="yes">
            <source>%n files were skipped. The first: {what}</source>
            <translation>
                <numerusform>%n files were skipped. The first: {what}</numerusform>
                <numerusform>%n files were skipped. The first: {what}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeatsPage</name>
        <message numerus="yes">
            <source>These house rules conflict in %n ways. See the notes beside them.</source>
            <translation>
                <numerusform>These house rules conflict in %n way. See the note beside them.</numerusform>
                <numerusform>These house rules conflict in %n ways. See the notes beside them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StartQuestion</name>
        <message numerus="yes">
            <source>Start %n program(s)?</source>
            <translation>
                <numerusform>Start %n program?</numerusform>
                <numerusform>Start %n programs?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudiesPage</name>
        <message numerus="yes">
            <source>%n game(s) from the open table</source>
            <translation>
                <numerusform>%n game from the open table</numerusform>
                <numerusform>%n games from the open table</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepAsking</name>
        <message numerus="yes">
            <source>%n rule sets to try</source>
            <translation>
                <numerusform>%n rule sets to try</numerusform>
                <numerusform>%n rule sets to try</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepPage</name>
        <message numerus="yes">
            <source>%n rule sets</source>
            <translation>
                <numerusform>%n rule sets</numerusform>
                <numerusform>%n rule sets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decided</source>
            <translation>
                <numerusform>%n decided</numerusform>
                <numerusform>%n decided</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n eliminated early</source>
            <translation>
                <numerusform>%n eliminated early</numerusform>
                <numerusform>%n eliminated early</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>advice</name>
        <message numerus="yes">
            <source>{move} (%n time(s) in 10)</source>
            <translation>
                <numerusform>{move} (%n time in 10)</numerusform>
                <numerusform>{move} (%n times in 10)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{move} (%n time(s))</source>
            <translation>
                <numerusform>{move} (%n time)</numerusform>
                <numerusform>{move} (%n times)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>others (%n time(s))</source>
            <translation>
                <numerusform>others (%n time)</numerusform>
                <numerusform>others (%n times)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About as good: {moves} and %n more. {sure}</source>
            <translation>
                <numerusform>About as good: {moves} and %n more. {sure}</numerusform>
                <numerusform>About as good: {moves} and %n more. {sure}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>declared</name>
        <message numerus="yes">
            <source>and %n more problem(s)</source>
            <translation>
                <numerusform>and %n more problem</numerusform>
                <numerusform>and %n more problems</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>interrupted after %n block(s)</source>
            <translation>
                <numerusform>interrupted after %n block</numerusform>
                <numerusform>interrupted after %n blocks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more rule set(s)</source>
            <translation>
                <numerusform>and %n more rule set</numerusform>
                <numerusform>and %n more rule sets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} must have %n card(s), not {count}</source>
            <translation>
                <numerusform>{name} must have %n card, not {count}</numerusform>
                <numerusform>{name} must have %n cards, not {count}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} must have %n card(s) for {who}, not {count}</source>
            <translation>
                <numerusform>{name} must have %n card for {who}, not {count}</numerusform>
                <numerusform>{name} must have %n cards for {who}, not {count}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no more than %n offer(s) can be made in a turn</source>
            <translation>
                <numerusform>no more than %n offer can be made in a turn</numerusform>
                <numerusform>no more than %n offers can be made in a turn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>each side may lay at most %n card(s)</source>
            <translation>
                <numerusform>each side may lay at most %n card</numerusform>
                <numerusform>each side may lay at most %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>fitness</name>
        <message numerus="yes">
            <source>After %n game(s), the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
            <translation>
                <numerusform>After %n game, the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</numerusform>
                <numerusform>After %n games, the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n game(s) that differed, no player chose differently because of the rules: these players don't take them into account.</source>
            <translation>
                <numerusform>In %n game that differed, no player chose differently because of the rules: these players don't take them into account.</numerusform>
                <numerusform>In %n games that differed, no player chose differently because of the rules: these players don't take them into account.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>impressions</name>
        <message numerus="yes">
            <source>Median length of %n game(s) that people played by these rules: {minutes} min.</source>
            <translation>
                <numerusform>%n game that people played by these rules took {minutes} min.</numerusform>
                <numerusform>Median length of %n games that people played by these rules: {minutes} min.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>People who played %n game(s) by these rules say:</source>
            <translation>
                <numerusform>People who played %n game by these rules say:</numerusform>
                <numerusform>People who played %n games by these rules say:</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>losers</name>
        <message numerus="yes">
            <source>%n trump(s) in hand ({suit})</source>
            <translation>
                <numerusform>%n trump in hand ({suit})</numerusform>
                <numerusform>%n trumps in hand ({suit})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more pair(s)</source>
            <translation>
                <numerusform>and %n more pair</numerusform>
                <numerusform>and %n more pairs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Set aside, face up: {cards}.</source>
            <translation>
                <numerusform>Set aside, face up: {cards}.</numerusform>
                <numerusform>Set aside, face up: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) if you take all of them</source>
            <translation>
                <numerusform>%n point if you take all of them</numerusform>
                <numerusform>%n points if you take all of them</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in other hands</source>
            <translation>
                <numerusform>%n in other hands</numerusform>
                <numerusform>%n in other hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Most that can be taken: %n point(s)</source>
            <translation>
                <numerusform>Most that can be taken: %n point</numerusform>
                <numerusform>Most that can be taken: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of rank {rank}</source>
            <translation>
                <numerusform>%n of rank {rank}</numerusform>
                <numerusform>%n of rank {rank}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s)</source>
            <translation>
                <numerusform>%n trump</numerusform>
                <numerusform>%n trumps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pack of 52 cards is dealt, %n card(s) to each player. Aces are high, twos are low.</source>
            <translation>
                <numerusform>A pack of 52 cards is dealt, %n card to each player. Aces are high, twos are low.</numerusform>
                <numerusform>A pack of 52 cards is dealt, %n cards to each player. Aces are high, twos are low.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n card(s) left over are set aside face up and count for nobody.</source>
            <translation>
                <numerusform>The %n card left over is set aside face up and counts for nobody.</numerusform>
                <numerusform>The %n cards left over are set aside face up and count for nobody.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It ends after %n hand(s) at the latest; players who tie then share the win.</source>
            <translation>
                <numerusform>It ends after %n hand at the latest; players who tie then share the win.</numerusform>
                <numerusform>It ends after %n hands at the latest; players who tie then share the win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Hand {number} is dealt: %n card(s) each.</source>
            <translation>
                <numerusform>Hand {number} is dealt: %n card each.</numerusform>
                <numerusform>Hand {number} is dealt: %n cards each.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>mentalist</name>
        <message numerus="yes">
            <source>%n guess(es): how often each number</source>
            <translation>
                <numerusform>%n guess: how often each number</numerusform>
                <numerusform>%n guesses: how often each number</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bet(s): how often each number</source>
            <translation>
                <numerusform>%n bet: how often each number</numerusform>
                <numerusform>%n bets: how often each number</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{chips}, {pot}: zero %n time(s) in {turns}; average: {mean}</source>
            <translation>
                <numerusform>{chips}, {pot}: zero %n time in {turns}; average: {mean}</numerusform>
                <numerusform>{chips}, {pot}: zero %n times in {turns}; average: {mean}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It ends after %n bet(s) at the latest.</source>
            <translation>
                <numerusform>It ends after %n bet at the latest.</numerusform>
                <numerusform>It ends after %n bets at the latest.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{numbers}: %n time(s)</source>
            <translation>
                <numerusform>{numbers}: %n time</numerusform>
                <numerusform>{numbers}: %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n chip</numerusform>
                <numerusform>%n chips</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>miser</name>
        <message numerus="yes">
            <source>%n played</source>
            <translation>
                <numerusform>%n played</numerusform>
                <numerusform>%n played</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) set aside</source>
            <translation>
                <numerusform>%n card set aside</numerusform>
                <numerusform>%n cards set aside</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n face down</source>
            <translation>
                <numerusform>%n face down</numerusform>
                <numerusform>%n face down</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>To make the hands equal, the %n lowest card(s) are removed from the pack.</source>
            <translation>
                <numerusform>To make the hands equal, the lowest card is removed from the pack.</numerusform>
                <numerusform>To make the hands equal, the %n lowest cards are removed from the pack.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>To make the hands equal, the last %n card(s) are set aside face down.</source>
            <translation>
                <numerusform>To make the hands equal, the last card is set aside face down.</numerusform>
                <numerusform>To make the hands equal, the last %n cards are set aside face down.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your partner accepts, declines, or makes a counter-offer, which you may answer the same way. There are at most %n offer(s) a turn, counter-offers included; after that it is yes or no. If declined, you do something else instead.</source>
            <translation>
                <numerusform>Your partner accepts or declines. There is only %n offer a turn. If declined, you do something else instead.</numerusform>
                <numerusform>Your partner accepts, declines, or makes a counter-offer, which you may answer the same way. There are at most %n offers a turn, counter-offers included; after that it is yes or no. If declined, you do something else instead.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each side lays at most %n card(s).</source>
            <translation>
                <numerusform>Each side lays at most %n card.</numerusform>
                <numerusform>Each side lays at most %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It ends after %n turn(s) at the latest.</source>
            <translation>
                <numerusform>It ends after %n turn at the latest.</numerusform>
                <numerusform>It ends after %n turns at the latest.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>aces</source>
            <comment>several</comment>
            <translation>
                <numerusform>aces</numerusform>
                <numerusform>aces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>twos</source>
            <comment>several</comment>
            <translation>
                <numerusform>twos</numerusform>
                <numerusform>twos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>threes</source>
            <comment>several</comment>
            <translation>
                <numerusform>threes</numerusform>
                <numerusform>threes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fours</source>
            <comment>several</comment>
            <translation>
                <numerusform>fours</numerusform>
                <numerusform>fours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fives</source>
            <comment>several</comment>
            <translation>
                <numerusform>fives</numerusform>
                <numerusform>fives</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>sixes</source>
            <comment>several</comment>
            <translation>
                <numerusform>sixes</numerusform>
                <numerusform>sixes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>sevens</source>
            <comment>several</comment>
            <translation>
                <numerusform>sevens</numerusform>
                <numerusform>sevens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>eights</source>
            <comment>several</comment>
            <translation>
                <numerusform>eights</numerusform>
                <numerusform>eights</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>nines</source>
            <comment>several</comment>
            <translation>
                <numerusform>nines</numerusform>
                <numerusform>nines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>tens</source>
            <comment>several</comment>
            <translation>
                <numerusform>tens</numerusform>
                <numerusform>tens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>elevens</source>
            <comment>several</comment>
            <translation>
                <numerusform>elevens</numerusform>
                <numerusform>elevens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>cards worth {value}</source>
            <comment>several</comment>
            <translation>
                <numerusform>cards worth {value}</numerusform>
                <numerusform>cards worth {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} turns</source>
            <comment>several</comment>
            <translation>
                <numerusform>{count} turns</numerusform>
                <numerusform>{count} turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pennies</source>
            <translation>
                <numerusform>%n penny</numerusform>
                <numerusform>%n pennies</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>open table</name>
        <message numerus="yes">
            <source>%n game(s), {seconds} s</source>
            <translation>
                <numerusform>%n game, {seconds} s</numerusform>
                <numerusform>%n games, {seconds} s</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>report</name>
        <message numerus="yes">
            <source>and %n more problem(s)</source>
            <translation>
                <numerusform>and %n more problem</numerusform>
                <numerusform>and %n more problems</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>review</name>
        <message numerus="yes">
            <source>{did}; {move} was better, with %n other move(s) about as good</source>
            <translation>
                <numerusform>{did}; {move} was better, with %n other move about as good</numerusform>
                <numerusform>{did}; {move} was better, with %n other moves about as good</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{did}; {move} was best, with %n other move(s) just as good</source>
            <translation>
                <numerusform>{did}; {move} was best, with %n other move just as good</numerusform>
                <numerusform>{did}; {move} was best, with %n other moves just as good</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>sweep</name>
        <message numerus="yes">
            <source>Left out because another plays the same games: %n rule set(s).</source>
            <translation>
                <numerusform>Left out because another plays the same games: %n rule set.</numerusform>
                <numerusform>Left out because another plays the same games: %n rule sets.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other rule set(s) got no verdict: the players aren't known to be fit.</source>
            <translation>
                <numerusform>%n other rule set got no verdict: the players aren't known to be fit.</numerusform>
                <numerusform>%n other rule sets got no verdict: the players aren't known to be fit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Eliminated early: %n rule set(s).</source>
            <translation>
                <numerusform>Eliminated early: %n rule set.</numerusform>
                <numerusform>Eliminated early: %n rule sets.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The current rules already meet the goal(s). {measure}: {mean}</source>
            <translation>
                <numerusform>The current rules already meet the goal. {measure}: {mean}</numerusform>
                <numerusform>The current rules already meet the goals. {measure}: {mean}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{rules}” meets the goal(s) with the fewest changes. {measure}: {mean}</source>
            <translation>
                <numerusform>“{rules}” meets the goal with the fewest changes. {measure}: {mean}</numerusform>
                <numerusform>“{rules}” meets the goals with the fewest changes. {measure}: {mean}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It was the best of %n rule set(s), perhaps by luck: test it with other deals too.</source>
            <translation>
                <numerusform>It was the best of %n rule set, perhaps by luck: test it with other deals too.</numerusform>
                <numerusform>It was the best of %n rule sets, perhaps by luck: test it with other deals too.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Just as good, with more changes: %n other rule set(s).</source>
            <translation>
                <numerusform>Just as good, with more changes: %n other rule set.</numerusform>
                <numerusform>Just as good, with more changes: %n other rule sets.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Just as good: %n other rule set(s).</source>
            <translation>
                <numerusform>Just as good: %n other rule set.</numerusform>
                <numerusform>Just as good: %n other rule sets.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message numerus="yes">
            <source>hint: %n time(s) in 10</source>
            <translation>
                <numerusform>hint: %n time in 10</numerusform>
                <numerusform>hint: %n times in 10</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>terminal</name>
        <message numerus="yes">
            <source>{move} (%n time(s) in {all})</source>
            <translation>
                <numerusform>{move} (%n time in {all})</numerusform>
                <numerusform>{move} (%n times in {all})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{move} (%n time(s))</source>
            <translation>
                <numerusform>{move} (%n time)</numerusform>
                <numerusform>{move} (%n times)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>others (%n time(s))</source>
            <translation>
                <numerusform>others (%n time)</numerusform>
                <numerusform>others (%n times)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>told</name>
        <message numerus="yes">
            <source>No differences between the rule sets in %n pair(s) of games.</source>
            <translation>
                <numerusform>No differences between the rule sets in %n pair of games.</numerusform>
                <numerusform>No differences between the rule sets in %n pairs of games.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>war</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bid(s) against what was at stake</source>
            <translation>
                <numerusform>%n bid against what was at stake</numerusform>
                <numerusform>%n bids against what was at stake</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) still to come</source>
            <translation>
                <numerusform>%n point still to come</numerusform>
                <numerusform>%n points still to come</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>%n left</numerusform>
                <numerusform>%n left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spent</source>
            <translation>
                <numerusform>%n spent</numerusform>
                <numerusform>%n spent</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Everyone holds a whole suit of %n card(s), from the ace up.</source>
            <translation>
                <numerusform>Everyone holds a whole suit of %n card, from the ace up.</numerusform>
                <numerusform>Everyone holds a whole suit of %n cards, from the ace up.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card} and %n more</source>
            <translation>
                <numerusform>{card} and %n more</numerusform>
                <numerusform>{card} and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
</TS>
