<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>ReviewPage</name>
        <message numerus="yes">
            <source>%n decision(s) cost you something, the worst {thrown} of 100.</source>
            <translation>
                <numerusform>%n decision cost you something, the worst {thrown} of 100.</numerusform>
                <numerusform>%n decisions cost you something, the worst {thrown} of 100.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more cost nothing, or nearly nothing.</source>
            <translation>
                <numerusform>%n more cost nothing, or nearly nothing.</numerusform>
                <numerusform>%n more cost nothing, or nearly nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost nothing, or nearly nothing.</source>
            <translation>
                <numerusform>%n decision cost nothing, or nearly nothing.</numerusform>
                <numerusform>%n decisions cost nothing, or nearly nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be judged.</source>
            <translation>
                <numerusform>%n could not be judged.</numerusform>
                <numerusform>%n could not be judged.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>war</name>
        <message numerus="yes">
            <source>Everyone holds one whole suit of %n card(s), from the ace up.</source>
            <translation>
                <numerusform>Everyone holds one whole suit of %n card, from the ace up.</numerusform>
                <numerusform>Everyone holds one whole suit of %n cards, from the ace up.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still to be won: %n point(s)</source>
            <translation>
                <numerusform>Still to be won: %n point</numerusform>
                <numerusform>Still to be won: %n points</numerusform>
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
            <source>%n to come</source>
            <translation>
                <numerusform>%n to come</numerusform>
                <numerusform>%n to come</numerusform>
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
