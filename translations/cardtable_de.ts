<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>built from commit {commit}</source>
        <translation>gebaut aus Commit {commit}</translation>
    </message>
    <message>
        <source>A home for small bluffing games. Free to use, change and share under the MIT licence.</source>
        <translation>Ein Zuhause für kleine Bluffspiele. Du darfst es unter der MIT-Lizenz verwenden, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>Ordner mit den Partien öffnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>Ordner mit den Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Fehlerberichte</translation>
    </message>
    <message>
        <source>Open error reports folder</source>
        <translation>Ordner mit den Fehlerberichten öffnen</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Versions, system, screen and folders for the developers</source>
        <translation>Versionen, System, Bildschirm und Ordner für die Entwickler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>Deine Ordner</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>{name} licence</source>
        <translation>Lizenz von {name}</translation>
    </message>
    <message>
        <source>This copy of {name} came without its licence text.</source>
        <translation>Der Text der Lizenz lag diesem Exemplar von {name} nicht bei.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {why}.</source>
        <translation>Diese Datei kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be created: {why}.</source>
        <translation>{folder} kann nicht angelegt werden: {why}.</translation>
    </message>
    <message>
        <source>No program was found to open {folder}.</source>
        <translation>Es wurde kein Programm gefunden, das {folder} öffnet.</translation>
    </message>
    <message>
        <source>Copied. You can now paste it into a message.</source>
        <translation>Kopiert. Du kannst es jetzt in eine Nachricht einfügen.</translation>
    </message>
</context>
<context>
    <name>AgeOrder</name>
    <message>
        <source>Youngest first</source>
        <translation>Die Jüngsten zuerst</translation>
    </message>
    <message>
        <source>If players tie for the lowest score, the youngest calls trump</source>
        <translation>Liegen mehrere hinten gleichauf, bestimmt der jüngste Spieler Trumpf</translation>
    </message>
    <message>
        <source>Moves the selected player. You can also drag players.</source>
        <translation>Verschiebt den gewählten Spieler. Du kannst Spieler auch ziehen.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>Jünger</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>{name}: younger</source>
        <translation>{name}: jünger</translation>
    </message>
    <message>
        <source>{name}: older</source>
        <translation>{name}: älter</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>Alle Hausregeln auf das Original zurücksetzen</translation>
    </message>
    <message>
        <source>Add rule set</source>
        <translation>Regelsatz hinzufügen</translation>
    </message>
    <message>
        <source>Add another rule set, played with the same deals (A)</source>
        <translation>Einen weiteren Regelsatz hinzufügen, mit denselben Karten gespielt (A)</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>den Originalregeln</translation>
    </message>
    <message>
        <source>these rules as they are now</source>
        <translation>diesen Regeln, wie sie jetzt sind</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>wie im Original</translation>
    </message>
</context>
<context>
    <name>Beginnings</name>
    <message>
        <source>Or start with one of these:</source>
        <translation>Oder fang mit einem von diesen an:</translation>
    </message>
</context>
<context>
    <name>BenchAnswer</name>
    <message>
        <source>Change a rule and see within a minute what it does.</source>
        <translation>Ändere eine Regel und sieh binnen einer Minute, was sie bewirkt.</translation>
    </message>
    <message>
        <source>Still playing the first games; these players take their time.</source>
        <translation>Die ersten Partien laufen noch: Mit diesen Spielern dauern sie lange.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Die ersten Partien werden gespielt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>No pair of games has finished yet; %n game(s) never ended.</source>
        <translation>
            <numerusform>Noch ist kein Partienpaar beendet; %n Partie endete nie.</numerusform>
            <numerusform>Noch ist kein Partienpaar beendet; %n Partien endeten nie.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference has been proven.</source>
        <translation>Kein Unterschied ist erwiesen.</translation>
    </message>
    <message>
        <source>No difference has been proven yet.</source>
        <translation>Noch ist kein Unterschied erwiesen.</translation>
    </message>
    <message>
        <source>Judged anyway, at your request.</source>
        <translation>Auf deinen Wunsch trotzdem beurteilt.</translation>
    </message>
</context>
<context>
    <name>BenchMeasures</name>
    <message>
        <source>Also measure suspense, surprise, real decisions and stakes. For one deal in ten, the game is continued many times from each quarter, so this takes several times as long (U)</source>
        <translation>Auch Spannung, Überraschung, echte Entscheidungen und Tragweite messen. Dazu wird die Partie bei jeder zehnten Kartenverteilung nach jedem Viertel viele Male fortgesetzt; es dauert also mehrmals so lange (U)</translation>
    </message>
    <message>
        <source>How the values of the chosen measure are spread over the games (D)</source>
        <translation>Wie sich die gewählte Kennzahl über die Partien verteilt (D)</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Leave out suspense</source>
        <translation>Spannung weglassen</translation>
    </message>
    <message>
        <source>Measure suspense</source>
        <translation>Spannung messen</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n game(s).</source>
        <translation>
            <numerusform>Grundlage: %n Partie.</numerusform>
            <numerusform>Grundlage: %n Partien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchPage</name>
    <message>
        <source>Play for another minute (M)</source>
        <translation>Noch eine Minute spielen (M)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Studien&#xa0;…</translation>
    </message>
    <message>
        <source>Your earlier studies and their findings</source>
        <translation>Deine früheren Studien und ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Sweep values</source>
        <translation>Werte durchprobieren</translation>
    </message>
    <message>
        <source>Try many values for these rules (W)</source>
        <translation>Viele Werte dieser Regeln ausprobieren (W)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Set up a table with these rules (P)</source>
        <translation>Einen Tisch mit diesen Regeln aufbauen (P)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
</context>
<context>
    <name>BenchProgress</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n Partie gespielt</numerusform>
            <numerusform>%n Partien gespielt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchQuestion</name>
    <message>
        <source>Click a word to change it</source>
        <translation>Klicke auf ein Wort, um es zu ändern</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{game} with “{base}”</source>
        <translation>{game} mit „{base}“</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>eine andere Regel</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what does “{rules}” do?</source>
        <translation>{game} mit {count} Spielern ({player}): Was bewirkt „{rules}“?</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what would {another} do?</source>
        <translation>{game} mit {count} Spielern ({player}): Was würde {another} bewirken?</translation>
    </message>
</context>
<context>
    <name>BranchKeeping</name>
    <message>
        <source>As it was played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>ab Zeile {line}</translation>
    </message>
    <message>
        <source>{where}, with a rule changed</source>
        <translation>{where}, eine Regel geändert</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name this branch:</source>
        <translation>Name für diesen Zweig:</translation>
    </message>
    <message>
        <source>Delete the branch “{name}”?</source>
        <translation>Zweig „{name}“ löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note about this moment:</source>
        <translation>Notiz zu diesem Moment:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Branch here</source>
        <translation>Hier abzweigen</translation>
    </message>
    <message>
        <source>Start a branch at this moment (B)</source>
        <translation>In diesem Moment einen Zweig beginnen (B)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Add a note about this moment (N)</source>
        <translation>Etwas zu diesem Moment notieren (N)</translation>
    </message>
    <message>
        <source>No notes yet.</source>
        <translation>Noch keine Notizen.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Change a rule from here</source>
        <translation>Ab hier eine Regel ändern</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>Chair</name>
    <message>
        <source>Seat {number}, free</source>
        <translation>Platz {number}, frei</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Platz {number}: {name}</translation>
    </message>
</context>
<context>
    <name>ChanceLegend</name>
    <message>
        <source>How many games in 100 each player would win if “{bots}” bots made every move from here on, including the next</source>
        <translation>Wie viele von 100 Partien jeder Spieler gewinnen würde, wenn von hier an Bots („{bots}“) jeden Zug machten, auch den nächsten</translation>
    </message>
    <message>
        <source>Win chance now</source>
        <translation>Gewinnchance jetzt</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Use the left and right arrow keys to move this player</source>
        <translation>Mit den Pfeiltasten links und rechts verschiebst du diesen Spieler</translation>
    </message>
    <message>
        <source>{place}: {name}</source>
        <translation>{place}: {name}</translation>
    </message>
</context>
<context>
    <name>ClaimsBox</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Test a claim</source>
        <translation>Behauptung prüfen</translation>
    </message>
    <message>
        <source>Testing: {claim}</source>
        <translation>Wird geprüft: {claim}</translation>
    </message>
    <message>
        <source>Or test what the author says:</source>
        <translation>Oder prüfe, was der Autor sagt:</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Die ersten Partien werden gespielt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n games played.</source>
        <translation>
            <numerusform>%n Partie gespielt.</numerusform>
            <numerusform>%n Partien gespielt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my side</source>
        <translation>Meine Seite zeigen</translation>
    </message>
    <message>
        <source>Others, look away</source>
        <translation>Alle anderen, bitte wegsehen</translation>
    </message>
    <message>
        <source>It is {name}&apos;s move</source>
        <translation>Am Zug: {name}</translation>
    </message>
</context>
<context>
    <name>DistributionView</name>
    <message>
        <source>Games with a shared win</source>
        <translation>Partien mit geteiltem Sieg</translation>
    </message>
    <message>
        <source>Games that the first seat wins</source>
        <translation>Partien, die der erste Platz gewinnt</translation>
    </message>
    <message>
        <source>Games that the leader at half-time wins</source>
        <translation>Partien, die an den Spieler gehen, der zur Halbzeit führt</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the standard rules.</source>
        <translation>{what}: {yours} von 100, mit den Originalregeln {authors}.</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the base rules.</source>
        <translation>{what}: {yours} von 100, mit den Vergleichsregeln {authors}.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Partien zeigen</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the standard rules</source>
        <translation>{label} {values}: {yours} von 100 Partien, mit den Originalregeln {authors}</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the base rules</source>
        <translation>{label} {values}: {yours} von 100 Partien, mit den Vergleichsregeln {authors}</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
</context>
<context>
    <name>Distributions</name>
    <message>
        <source>Per 100 games: {outline} standard rules, {bar} your rules. Dashed lines: means</source>
        <translation>Pro 100 Partien: {outline} Originalregeln, {bar} deine Regeln. Gestrichelt: Mittelwerte</translation>
    </message>
    <message>
        <source>Per 100 games: {outline} base rules, {bar} your rules. Dashed lines: means</source>
        <translation>Pro 100 Partien: {outline} Vergleichsregeln, {bar} deine Regeln. Gestrichelt: Mittelwerte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show numbers instead of charts (T)</source>
        <translation>Zahlen statt Diagrammen zeigen (T)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>EmblemPicker</name>
    <message>
        <source>Emblem</source>
        <translation>Emblem</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>EyesBox</name>
    <message>
        <source>as you saw it</source>
        <translation>wie du es gesehen hast</translation>
    </message>
    <message>
        <source>as {name} saw it</source>
        <translation>wie {name} es gesehen hat</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Sicht</translation>
    </message>
</context>
<context>
    <name>EyesRow</name>
    <message>
        <source>All hands</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>All hands open, with the player to move at the bottom (0)</source>
        <translation>Alle Karten offen; der Spieler am Zug sitzt unten (0)</translation>
    </message>
    <message>
        <source>Your view ({key})</source>
        <translation>Deine Sicht ({key})</translation>
    </message>
    <message>
        <source>View of {name} ({key})</source>
        <translation>Sicht von {name} ({key})</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Sicht</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in Cardtable. Your games are saved.</source>
        <translation>In Cardtable ist etwas schiefgegangen. Deine Partien sind gespeichert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close Cardtable</source>
        <translation>Cardtable schließen</translation>
    </message>
    <message>
        <source>Cardtable didn&apos;t close properly last time. Your games are saved.</source>
        <translation>Cardtable wurde beim letzten Mal nicht ordnungsgemäß beendet. Deine Partien sind gespeichert.</translation>
    </message>
    <message>
        <source>Continue game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Report for the developers: {file}</source>
        <translation>Bericht für die Entwickler: {file}</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Change a rule and see what it does to the game</source>
        <translation>Ändere eine Regel und sieh, was sie aus dem Spiel macht</translation>
    </message>
    <message>
        <source>Try out rules</source>
        <translation>Regeln ausprobieren</translation>
    </message>
    <message>
        <source>Your questions about rules, and the answers found</source>
        <translation>Deine Fragen zu Regeln und was dabei herauskam</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>A home for small bluffing games</source>
        <translation>Ein Zuhause für kleine Bluffspiele</translation>
    </message>
</context>
<context>
    <name>FromHere</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move (G)</source>
        <translation>Für jeden Spielzug 500 Partien von hier an spielen (G)</translation>
    </message>
    <message>
        <source>500 games</source>
        <translation>500 Partien</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>Spielen anhalten (S)</translation>
    </message>
    <message>
        <source>500 more</source>
        <translation>500 weitere</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move.</source>
        <translation>Für jeden Spielzug von hier an 500 Partien spielen.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on.</source>
        <translation>Wie viele von 100 Partien {who} gewinnt, wenn Bots („{bots}“) weiterspielen.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on.</source>
        <translation>Wie viele von 100 Partien du gewinnst, wenn Bots („{bots}“) weiterspielen.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move.</source>
        <translation>Wie viele von 100 Partien {who} gewinnt, wenn nach dem Zug Bots („{bots}“) weiterspielen.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move.</source>
        <translation>Wie viele von 100 Partien du gewinnst, wenn nach dem Zug Bots („{bots}“) weiterspielen.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>Wie viele von 100 Partien {who} gewinnt, wenn nach dem Zug Bots („{bots}“) weiterspielen. Entscheiden Bots auch über diesen Zug selbst, sind es {chance}, wie unter dem Tisch gezeigt.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>Wie viele von 100 Partien du gewinnst, wenn nach dem Zug Bots („{bots}“) weiterspielen. Entscheiden Bots auch über diesen Zug selbst, sind es {chance}, wie unter dem Tisch gezeigt.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Name this game (leave blank for none):</source>
        <translation>Name für diese Partie (leer lassen, wenn sie keinen haben soll):</translation>
    </message>
    <message>
        <source>The game is gone: another window has renamed or deleted it.</source>
        <translation>Die Partie ist nicht mehr da: Ein anderes Fenster hat sie umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>The game can&apos;t be renamed: {why}.</source>
        <translation>Die Partie kann nicht umbenannt werden: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted: {why}.</source>
        <translation>Die Partie kann nicht gelöscht werden: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be restored: {why}.</source>
        <translation>Die Partie kann nicht wiederhergestellt werden: {why}.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Undo the last deletion</source>
        <translation>Das letzte Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>sie ist in einem anderen Fenster geöffnet</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>The moment at which the two games are furthest apart</source>
        <translation>Der Tisch, als die beiden Partien am weitesten auseinandergingen</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the standard rules</source>
        <translation>Nach Runde {round}: {yours} mit diesen Regeln, {authors} mit den Originalregeln</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the base rules</source>
        <translation>Nach Runde {round}: {yours} mit diesen Regeln, {authors} mit den Vergleichsregeln</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} standard rules, {bar} your rules</source>
        <translation>Vorsprung von Platz {seat} ({unit}): {outline} Originalregeln, {bar} deine Regeln</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} base rules, {bar} your rules</source>
        <translation>Vorsprung von Platz {seat} ({unit}): {outline} Vergleichsregeln, {bar} deine Regeln</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Cover your side</source>
        <translation>Deine Seite verdecken</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>Hinweise an</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>Hinweise aus</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Your first hand, explained step by step</source>
        <translation>Deine erste Runde, Schritt für Schritt erklärt</translation>
    </message>
    <message>
        <source>How to play, on one page</source>
        <translation>Die Spielanleitung auf einer Seite</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Spielanleitung für {game}</translation>
    </message>
    <message>
        <source>You left the lesson at step {step} of {steps}. Learn continues there.</source>
        <translation>Du hast die Lektion bei Schritt {step} von {steps} verlassen. Mit „Lernen“ geht es dort weiter.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Searching games</source>
        <translation>Partien werden durchsucht</translation>
    </message>
    <message>
        <source>Find by game, date, players, result or house rules</source>
        <translation>Suchen nach Spiel, Datum, Mitspielern, Ergebnis, Hausregeln</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Sort by date</source>
        <translation>Nach Datum sortieren</translation>
    </message>
    <message>
        <source>Sort by game</source>
        <translation>Nach Spiel sortieren</translation>
    </message>
    <message>
        <source>Sort by players</source>
        <translation>Nach Spielern sortieren</translation>
    </message>
    <message>
        <source>Sort by result</source>
        <translation>Nach Ergebnis sortieren</translation>
    </message>
    <message>
        <source>Sort by house rules</source>
        <translation>Nach Hausregeln sortieren</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Liste speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the games shown as a CSV file for a spreadsheet</source>
        <translation>Die angezeigten Partien als CSV-Datei für eine Tabellenkalkulation speichern</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Aufzeichnung öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How the game ended, and how good your decisions were</source>
        <translation>Wie die Partie ausging, und wie gut deine Entscheidungen waren</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Offener Tisch</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>Die Partie mit allen Karten offen erkunden, mit Zweigen und Notizen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Keine passenden Partien.</translation>
    </message>
    <message>
        <source>Your games in {folder} can&apos;t be read: {why}.</source>
        <translation>Deine Partien in {folder} können nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <translation>Noch keine Partien gespielt.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <translation>{game} (Übung)</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>{winners} won, {scores}</source>
        <translation>Sieg: {winners}, {scores}</translation>
    </message>
    <message>
        <source>You won, {scores}</source>
        <translation>Du hast gewonnen, {scores}</translation>
    </message>
    <message>
        <source>You and {others} won, {scores}</source>
        <translation>Du und {others} habt gewonnen, {scores}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Back to the games the rules changed</source>
        <translation>Zurück zu den anders verlaufenen Partien</translation>
    </message>
    <message>
        <source>Watch with these rules</source>
        <translation>Mit diesen Regeln ansehen</translation>
    </message>
    <message>
        <source>Watch with the standard rules</source>
        <translation>Mit den Originalregeln ansehen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Show both games from the first difference (O)</source>
        <translation>Beide Partien ab dem ersten Unterschied zeigen (O)</translation>
    </message>
    <message>
        <source>Watch with the base rules</source>
        <translation>Mit den Vergleichsregeln ansehen</translation>
    </message>
    <message>
        <source>Games the rules changed</source>
        <translation>Anders verlaufene Partien</translation>
    </message>
    <message>
        <source>Played differently: {differ} of {pairs} deals; the most affected come first.</source>
        <translation>Mit denselben Karten anders verlaufen: {differ} von {pairs} Partien; zuerst die mit den größten Folgen.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the standard rules: {authors}. Only the first few are listed.</source>
        <translation>Partien mit diesen Regeln: {yours}; mit den Originalregeln: {authors}. Gezeigt werden nur die ersten.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the base rules: {authors}. Only the first few are listed.</source>
        <translation>Partien mit diesen Regeln: {yours}; mit den Vergleichsregeln: {authors}. Gezeigt werden nur die ersten.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the standard rules. Only the first few are listed.</source>
        <translation>{yours} mit diesen Regeln und {authors} mit den Originalregeln. Gezeigt werden nur die ersten.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the base rules. Only the first few are listed.</source>
        <translation>{yours} mit diesen Regeln und {authors} mit den Vergleichsregeln. Gezeigt werden nur die ersten.</translation>
    </message>
    <message numerus="yes">
        <source>%n that never ended</source>
        <translation>
            <numerusform>%n nie beendete</numerusform>
            <numerusform>%n nie beendete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that everyone won</source>
        <translation>
            <numerusform>%n von allen gewonnene</numerusform>
            <numerusform>%n von allen gewonnene</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest</source>
        <translation>die längsten</translation>
    </message>
    <message>
        <source>Unusual games: {kinds}</source>
        <translation>Auffällige Partien: {kinds}</translation>
    </message>
    <message>
        <source>{measure}: {values}</source>
        <translation>{measure}: {values}</translation>
    </message>
    <message>
        <source>Games that never ended</source>
        <translation>Partien, die nie endeten</translation>
    </message>
    <message>
        <source>Games everyone won</source>
        <translation>Partien, die alle gemeinsam gewannen</translation>
    </message>
    <message>
        <source>Longest games</source>
        <translation>Die längsten Partien</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the standard rules.</source>
        <translation>{yours} Spielzüge mit diesen Regeln, {authors} mit den Originalregeln.</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the base rules.</source>
        <translation>{yours} Spielzüge mit diesen Regeln, {authors} mit den Vergleichsregeln.</translation>
    </message>
</context>
<context>
    <name>GoalChips</name>
    <message>
        <source>{sign} {measure}: {verdict}</source>
        <translation>{sign} {measure}: {verdict}</translation>
    </message>
</context>
<context>
    <name>GoalFields</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the goal for this measure</source>
        <translation>Das Ziel für diese Kennzahl entfernen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Where the mean should be. You can also drag across the chart.</source>
        <translation>Wo der Mittelwert liegen soll. Du kannst auch über das Diagramm ziehen.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>{measure}: at least</source>
        <translation>{measure}: mindestens</translation>
    </message>
    <message>
        <source>{measure}: at most</source>
        <translation>{measure}: höchstens</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>Drag to move</source>
        <translation>Zum Verschieben ziehen</translation>
    </message>
    <message>
        <source>Use the up and down arrow keys to move this</source>
        <translation>Mit den Pfeiltasten nach oben und unten verschiebst du es</translation>
    </message>
</context>
<context>
    <name>HowToPlayPage</name>
    <message>
        <source>In short</source>
        <translation>In Kürze</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Spielanleitung: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>Am Tisch lernen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>Originalregeln</translation>
    </message>
    <message>
        <source>At this table: {rules}.</source>
        <translation>An diesem Tisch: {rules}.</translation>
    </message>
    <message>
        <source>The pictures don&apos;t show all of this: see “{tab}”.</source>
        <translation>Die Bilder zeigen nicht alles davon: siehe „{tab}“.</translation>
    </message>
    <message>
        <source>Why bluffing pays</source>
        <translation>Warum sich Bluffen lohnt</translation>
    </message>
</context>
<context>
    <name>KeptAs</name>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Gespeichert als „{name}“</translation>
    </message>
    <message>
        <source>Saved as “{name}”: click to rename</source>
        <translation>Gespeichert als „{name}“: zum Umbenennen klicken</translation>
    </message>
    <message>
        <source>Name this study:</source>
        <translation>Name für diese Studie:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept their word</source>
        <translation>Wort gehalten</translation>
    </message>
</context>
<context>
    <name>KeptWordsRow</name>
    <message>
        <source>Makes the bots on this computer forget whether people kept their word</source>
        <translation>Lässt die Bots auf diesem Rechner vergessen, ob jemand Wort gehalten hat</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>{who} ({kept} of {given} times)</source>
        <translation>{who} ({kept} von {given} Mal)</translation>
    </message>
    <message>
        <source>you ({kept} of {given} times)</source>
        <translation>du ({kept} von {given} Mal)</translation>
    </message>
    <message>
        <source>Bots remember how often people kept their word: {people}.</source>
        <translation>Bots merken sich, wer wie oft Wort gehalten hat: {people}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next button or field</source>
        <translation>Nächste Schaltfläche oder nächstes Feld</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back, or close</source>
        <translation>Zurück oder schließen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Standard text size</source>
        <translation>Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Vollbild ein oder aus</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Makes the move for you</source>
        <translation>Macht den Zug für dich</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Eine richtige Partie spielen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Lesson, step {step} of {steps}</source>
        <translation>Lektion, Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: try again</source>
        <translation>Schritt {step} von {steps}: Versuch es noch einmal</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>You have started the lesson for this game.</source>
        <translation>Du hast die Lektion zu diesem Spiel begonnen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>New to this game? Learn it in four minutes.</source>
        <translation>Neu bei diesem Spiel? Lern es in vier Minuten.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Don&apos;t ask again. The lesson stays on the first page.</source>
        <translation>Nicht mehr fragen. Die Lektion bleibt auf der ersten Seite.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>Spielprotokoll</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Setting the table…</source>
        <translation>Der Tisch wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved, so it wasn&apos;t started: {why}</source>
        <translation>Die Partie kann nicht gespeichert werden, also wurde sie nicht begonnen: {why}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, Zeile {line}: {what}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>The game stops here: its file {file} was moved, renamed or deleted. To continue, put it back. It may be in your system&apos;s trash.</source>
        <translation>Die Partie ist hier unterbrochen: Die Datei {file} wurde verschoben, umbenannt oder gelöscht. Leg sie zurück, um weiterzuspielen. Vielleicht liegt sie im Papierkorb deines Systems.</translation>
    </message>
    <message>
        <source>The game stops here: another program changed its file {file}. The file was left as it is. Open it to see whether the game can be continued.</source>
        <translation>Die Partie ist hier unterbrochen: Ein anderes Programm hat ihre Datei {file} geändert. Die Datei wurde nicht angerührt. Öffne sie, um zu sehen, ob die Partie fortgesetzt werden kann.</translation>
    </message>
    <message>
        <source>The game stops here: {why} It is saved up to this point.</source>
        <translation>Die Partie ist hier unterbrochen: {why} Sie ist bis hierher gespeichert.</translation>
    </message>
</context>
<context>
    <name>MirrorPage</name>
    <message>
        <source>How readable were you?</source>
        <translation>Wie durchschaubar warst du?</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>A mind-reader only uses what came before each turn.</source>
        <translation>Ein Gedankenleser nutzt nur, was vor dem jeweiligen Zug geschah.</translation>
    </message>
    <message>
        <source>Click a bar to watch from there.</source>
        <translation>Klicke auf einen Balken, um von dort an zuzusehen.</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n weitere&#xa0;…</numerusform>
            <numerusform>%n weitere&#xa0;…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesHere</name>
    <message>
        <source>In “{name}”: </source>
        <translation>In „{name}“: </translation>
    </message>
</context>
<context>
    <name>OpenTablePage</name>
    <message>
        <source>Change position</source>
        <translation>Stellung ändern</translation>
    </message>
    <message>
        <source>Change the position in a new branch</source>
        <translation>Die Stellung in einem neuen Zweig ändern</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Play on from here yourself</source>
        <translation>Von hier an selbst weiterspielen</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>Bots spielen weiter</translation>
    </message>
    <message>
        <source>Let bots play this branch to the end</source>
        <translation>Bots diesen Zweig zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>500 games from here</source>
        <translation>500 Partien ab hier</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move</source>
        <translation>Für jeden Spielzug von hier an 500 Partien spielen</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Und wenn?</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Open table · {players}</source>
        <translation>Offener Tisch · {players}</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Hier gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>It&apos;s your move. What if…?</source>
        <translation>Du bist am Zug. Was wäre, wenn&#xa0;…?</translation>
    </message>
    <message>
        <source>{who} to move. What if…?</source>
        <translation>Am Zug: {who}. Was wäre, wenn&#xa0;…?</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>From {moment}: {rule}?</source>
        <translation>Ab {moment}: {rule}?</translation>
    </message>
    <message>
        <source>{move} instead</source>
        <translation>Stattdessen: {move}</translation>
    </message>
    <message>
        <source>{move} instead, in a new branch (I)</source>
        <translation>Stattdessen: {move}, in einem neuen Zweig (I)</translation>
    </message>
    <message>
        <source>Use this rule</source>
        <translation>Regel anwenden</translation>
    </message>
    <message>
        <source>{move}, in a new branch (I)</source>
        <translation>{move}, in einem neuen Zweig (I)</translation>
    </message>
    <message>
        <source>continued by {bot}</source>
        <translation>weitergespielt von {bot}</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>andere Stellung</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>your own program…</source>
        <translation>ein eigenes Programm&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PlayingRow</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>Spielen anhalten (S)</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Change position</source>
        <translation>Stellung ändern</translation>
    </message>
    <message>
        <source>Choose two cards to swap them. To move a card to another row, drag it there, or choose it and press Ctrl+Enter in that row.</source>
        <translation>Wähle zwei Karten, um sie zu tauschen. Um eine Karte in eine andere Reihe zu legen, zieh sie dorthin, oder wähle sie und drücke in jener Reihe Strg+Enter.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Hier abzweigen</translation>
    </message>
    <message>
        <source>{card}: choose a card to swap it with.</source>
        <translation>{card}: Wähle eine Karte zum Tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>You have given out %n too many.</source>
        <translation>
            <numerusform>Du hast %n zu viel verteilt.</numerusform>
            <numerusform>Du hast %n zu viel verteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n to give out.</source>
        <translation>
            <numerusform>Noch %n zu verteilen.</numerusform>
            <numerusform>Noch %n zu verteilen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Start from</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>in einer Stellung</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last decision (Ctrl+Z)</source>
        <translation>Deine letzte Entscheidung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Alles sehen</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Your own program</source>
        <translation>Ein eigenes Programm</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>Welches Programm spielt?</translation>
    </message>
    <message>
        <source>Enter the command that starts it, as in a terminal. It only sees what its seat may know.</source>
        <translation>Gib den Befehl ein, wie in einem Terminal. Das Programm sieht nur, was sein Platz wissen darf.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Use program</source>
        <translation>Programm verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter a command.</source>
        <translation>Gib einen Befehl ein.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>How was the game?</source>
        <translation>Wie war’s?</translation>
    </message>
    <message>
        <source>Saved in the game record for the people who design these rules.</source>
        <translation>Wird in der Aufzeichnung der Partie gespeichert, für alle, die diese Regeln gestalten.</translation>
    </message>
    <message>
        <source>Was it fun?</source>
        <translation>Hat es Spaß gemacht?</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>a lot of fun</source>
        <translation>sehr viel Spaß</translation>
    </message>
    <message>
        <source>Were the rules clear?</source>
        <translation>Waren die Regeln klar?</translation>
    </message>
    <message>
        <source>entirely clear</source>
        <translation>völlig klar</translation>
    </message>
    <message>
        <source>Was it fair?</source>
        <translation>War es fair?</translation>
    </message>
    <message>
        <source>entirely fair</source>
        <translation>völlig fair</translation>
    </message>
    <message>
        <source>Anything else?</source>
        <translation>Noch etwas?</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>{question} {number} of {most}</source>
        <translation>{question} {number} von {most}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Your answers can&apos;t be saved in {file}: {why}.</source>
        <translation>Deine Antworten können nicht in {file} gespeichert werden: {why}.</translation>
    </message>
</context>
<context>
    <name>ReaderTab</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The table at the end</source>
        <translation>Der Tisch am Ende</translation>
    </message>
</context>
<context>
    <name>ResumeButton</name>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Deleted for good when the window closes</source>
        <translation>Wird endgültig gelöscht, wenn das Fenster geschlossen wird</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Ergebnis ansehen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>{does}: {game}, {when}, {people}</source>
        <translation>{does}: {game}, {when}, {people}</translation>
    </message>
    <message>
        <source>Press F2 to rename, Delete to delete.</source>
        <translation>F2 zum Umbenennen, Entf zum Löschen.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>perfect player</source>
        <translation>perfekte Spieler</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Bewertete Entscheidungen</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>Wie durchschaubar warst du?</translation>
    </message>
    <message>
        <source>Your decisions, the costliest first</source>
        <translation>Was deine Entscheidungen kosteten, die teuerste zuerst</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Start a practice game from here (P)</source>
        <translation>Von hier an eine Übungspartie beginnen (P)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Previous or next decision</source>
        <translation>Vorherige oder nächste Entscheidung</translation>
    </message>
    <message>
        <source>Judging decision {number} of {count}…</source>
        <translation>Entscheidung {number} von {count} wird bewertet&#xa0;…</translation>
    </message>
    <message>
        <source>These decisions couldn&apos;t be judged: {why}.</source>
        <translation>Diese Entscheidungen konnten nicht bewertet werden: {why}.</translation>
    </message>
    <message>
        <source>These decisions can&apos;t be judged.</source>
        <translation>Diese Entscheidungen können nicht bewertet werden.</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything to speak of.</source>
        <translation>Keine deiner Entscheidungen hat dich Nennenswertes gekostet.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost you something; the worst cost {wins}.</source>
        <translation>
            <numerusform>%n Entscheidung hat dich etwas gekostet: {wins}.</numerusform>
            <numerusform>%n Entscheidungen haben dich etwas gekostet, die teuerste {wins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates may be off by {wins}.</source>
        <translation>Schätzungen können um {wins} danebenliegen.</translation>
    </message>
    <message>
        <source>Estimates may be off by a few wins in 100 games.</source>
        <translation>Schätzungen können um ein paar Siege in 100 Partien danebenliegen.</translation>
    </message>
    <message>
        <source>{count} decisions call for mixing. You made the likeliest move in {taken} of them; a player who mixes like the {judge} would do so in about {usual}.</source>
        <translation>Bei {count} Entscheidungen sollte man mischen. Bei {taken} davon hast du den wahrscheinlichsten Zug gewählt; ein Spieler, der wie der {judge} mischt, täte das bei etwa {usual}.</translation>
    </message>
    <message>
        <source>Of players who mix, {chance} in 100 would do this: you are predictable.</source>
        <translation>Bei Spielern, die mischen, kommt das in {chance} von 100 Fällen vor: Du bist vorhersehbar.</translation>
    </message>
    <message>
        <source>wins in 100</source>
        <translation>von 100 Partien</translation>
    </message>
    <message>
        <source>−{wins}</source>
        <translation>−{wins}</translation>
    </message>
    <message>
        <source>The {judge} judges each decision by what you could know at the time.</source>
        <translation>Der {judge} bewertet jede Entscheidung nach dem, was du damals wissen konntest.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cost little or nothing.</source>
        <translation>
            <numerusform>%n weitere hat wenig oder nichts gekostet.</numerusform>
            <numerusform>%n weitere haben wenig oder nichts gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost little or nothing.</source>
        <translation>
            <numerusform>%n Entscheidung hat wenig oder nichts gekostet.</numerusform>
            <numerusform>%n Entscheidungen haben wenig oder nichts gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t be judged.</source>
        <translation>
            <numerusform>%n konnte nicht bewertet werden.</numerusform>
            <numerusform>%n konnten nicht bewertet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This decision couldn&apos;t be judged.</source>
        <translation>Diese Entscheidung konnte nicht bewertet werden.</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Wins in 100 games if bots play on: {seats}</source>
        <translation>Siege in 100 Partien, wenn Bots weiterspielen: {seats}</translation>
    </message>
    <message>
        <source>Win chance if bots play on</source>
        <translation>Chance, wenn Bots weiterspielen</translation>
    </message>
    <message>
        <source>Win chance: calculating, {share}%</source>
        <translation>Gewinnchance wird berechnet, {share}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Save rule book…</source>
        <translation>Regelbuch speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save all rules as a web page with your changes marked</source>
        <translation>Alle Regeln als Webseite speichern, mit deinen Änderungen markiert</translation>
    </message>
</context>
<context>
    <name>RuleFromHere</name>
    <message>
        <source>Rule to change</source>
        <translation>Zu ändernde Regel</translation>
    </message>
    <message>
        <source>Start a branch there with this rule</source>
        <translation>Dort einen Zweig mit dieser Regel beginnen</translation>
    </message>
    <message>
        <source>Branch and play on</source>
        <translation>Abzweigen und weiterspielen</translation>
    </message>
    <message>
        <source>Play 500 games from there with this rule, and 500 without it, to see the difference</source>
        <translation>Von dort an 500 Partien mit dieser Regel und 500 ohne sie spielen, um den Unterschied zu sehen</translation>
    </message>
    <message>
        <source>500 games each</source>
        <translation>je 500 Partien</translation>
    </message>
    <message>
        <source>Choose another value.</source>
        <translation>Wähle einen anderen Wert.</translation>
    </message>
    <message>
        <source>No rules can be changed in this game.</source>
        <translation>In dieser Partie lassen sich keine Regeln ändern.</translation>
    </message>
    <message>
        <source>It takes effect at {moment}, so the branch starts there.</source>
        <translation>Sie gilt ab {moment}, also beginnt der Zweig dort.</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird zu</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Save these house rules under a name</source>
        <translation>Diese Hausregeln unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr&#xa0;…</translation>
    </message>
    <message>
        <source>Rename, delete, import, export</source>
        <translation>Umbenennen, löschen, importieren, exportieren</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Undo: “{name}”</source>
        <translation>Rückgängig: „{name}“</translation>
    </message>
    <message>
        <source>Skipped: {what}</source>
        <translation>Übersprungen: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n files were skipped. The first: {what}</source>
        <translation>
            <numerusform>%n Datei wurde übersprungen: {what}</numerusform>
            <numerusform>%n Dateien wurden übersprungen. Die erste: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom (not saved)</source>
        <translation>Eigene (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Name these house rules:</source>
        <translation>Name für diese Hausregeln:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be saved: {why}.</source>
        <translation>Die Hausregeln können nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be renamed: {why}.</source>
        <translation>Die Hausregeln können nicht umbenannt werden: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be deleted: {why}.</source>
        <translation>Die Hausregeln können nicht gelöscht werden: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be restored: {why}.</source>
        <translation>Die Hausregeln können nicht wiederhergestellt werden: {why}.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Hausregeln importieren</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Hausregeln exportieren</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>{file} kann nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation>{file}: {what}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}.</source>
        <translation>{file}, Zeile {line}: {what}.</translation>
    </message>
</context>
<context>
    <name>RuleSetsBox</name>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>No verdict: the players aren&apos;t fit to judge</source>
        <translation>Kein Urteil: Die Spieler sind dafür nicht geeignet</translation>
    </message>
    <message>
        <source>No difference has been proven</source>
        <translation>Kein Unterschied ist erwiesen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name this rule set:</source>
        <translation>Name für diesen Regelsatz:</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieser Partie</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving {file}…</source>
        <translation>{file} wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>{file} kann nicht gespeichert werden: {why}.</translation>
    </message>
</context>
<context>
    <name>SayPicker</name>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>Wer spricht?</translation>
    </message>
    <message>
        <source>Everyone at the table hears it.</source>
        <translation>Alle am Tisch hören es.</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Other seats</source>
        <translation>Andere Plätze</translation>
    </message>
    <message>
        <source>The player with the fewest points chooses first. Bots choose at random.</source>
        <translation>Wer die wenigsten Punkte hat, wählt zuerst. Bots wählen zufällig.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Everyone has a seat.</source>
        <translation>Alle haben einen Platz.</translation>
    </message>
    <message>
        <source>You choose a seat.</source>
        <translation>Du wählst einen Platz.</translation>
    </message>
    <message>
        <source>{name} chooses a seat.</source>
        <translation>{name} wählt einen Platz.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Take this seat</source>
        <translation>Platz übernehmen</translation>
    </message>
    <message>
        <source>Hand this seat to a bot</source>
        <translation>Platz einem Bot geben</translation>
    </message>
    <message>
        <source>See what this player sees</source>
        <translation>Sehen, was dieser Spieler sieht</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>random: plays any move</source>
        <translation>Zufall: spielt irgendeinen Zug</translation>
    </message>
    <message>
        <source>beginner: has habits</source>
        <translation>Anfänger: hat Gewohnheiten</translation>
    </message>
    <message>
        <source>club player: thinks</source>
        <translation>Klubspieler: denkt nach</translation>
    </message>
    <message>
        <source>expert: looks ahead</source>
        <translation>Experte: denkt voraus</translation>
    </message>
    <message>
        <source>Change emblem and colour</source>
        <translation>Emblem und Farbe ändern</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <translation>Platz von {name}</translation>
    </message>
    <message>
        <source>Your emblem</source>
        <translation>Dein Emblem</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>Emblem von {name}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>Name von {name}</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>Wer an deinem Platz spielt</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>Wer am Platz von {name} spielt</translation>
    </message>
    <message>
        <source>Remove your seat</source>
        <translation>Deinen Platz entfernen</translation>
    </message>
    <message>
        <source>Remove the seat of {name}</source>
        <translation>Platz von {name} entfernen</translation>
    </message>
    <message>
        <source>mind-reader: reads you</source>
        <translation>Gedankenleser: durchschaut dich</translation>
    </message>
    <message>
        <source>perfect: unreadable</source>
        <translation>perfekt: undurchschaubar</translation>
    </message>
    <message>
        <source>{title}. In the classic game for two; otherwise plays like the expert.</source>
        <translation>{title}. Im klassischen Spiel zu zweit; spielt sonst wie der Experte.</translation>
    </message>
    <message>
        <source>honest: keeps their word</source>
        <translation>ehrlich: hält Wort</translation>
    </message>
    <message>
        <source>opportunist: betrays late</source>
        <translation>Opportunist: bricht spät das Wort</translation>
    </message>
    <message>
        <source>grudge-bearer: pays you back</source>
        <translation>nachtragend: zahlt alles heim</translation>
    </message>
    <message>
        <source>bully: picks on the weak</source>
        <translation>Rüpel: geht auf Schwache los</translation>
    </message>
    <message>
        <source>hoarder: saves cards</source>
        <translation>Hamsterer: spart Karten</translation>
    </message>
    <message>
        <source>chatterbox: talks and bluffs</source>
        <translation>Plappermaul: redet und blufft</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klubspieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>The two-player game, solved: chances and best mixes</source>
        <translation>Das Spiel zu zweit, gelöst: Chancen und beste Mischungen</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Perfektes Spiel</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>How to play on one page, with pictures (F1)</source>
        <translation>Die Spielanleitung auf einer Seite, mit Bildern (F1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>You can take back decisions and see all hands. The game doesn&apos;t count in statistics.</source>
        <translation>Du kannst Entscheidungen zurücknehmen und alle Karten sehen. Die Partie zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>It can start from any position.</source>
        <translation>Kann mit jeder Stellung beginnen.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>You can ask for a hint before you decide. At a practice table you always can.</source>
        <translation>Du kannst vor einer Entscheidung um einen Hinweis bitten. An einem Übungstisch geht das immer.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Seat everyone at random</source>
        <translation>Alle Plätze auslosen</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Plätze mischen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>Alle Hausregeln auf das Original zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Let bots play for a minute to see what these rules change</source>
        <translation>Bots eine Minute lang spielen lassen, um zu sehen, was diese Regeln ändern</translation>
    </message>
    <message>
        <source>Try them out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Try out these house rules</source>
        <translation>Diese Hausregeln ausprobieren</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Two seats are called {name}: change one of the names.</source>
        <translation>Zwei Plätze heißen {name}: Ändere einen der Namen.</translation>
    </message>
    <message numerus="yes">
        <source>These house rules conflict in %n ways. See the notes beside them.</source>
        <translation>
            <numerusform>Diese Hausregeln passen aus %n Grund nicht zusammen. Siehe die Anmerkung daneben.</numerusform>
            <numerusform>Diese Hausregeln passen aus %n Gründen nicht zusammen. Siehe die Anmerkungen daneben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Using default settings: {file} can&apos;t be read ({why}).</source>
        <translation>Es gelten die Standardeinstellungen: {file} kann nicht gelesen werden ({why}).</translation>
    </message>
    <message>
        <source>Using default settings: {file} couldn&apos;t be read ({why}) and was renamed to {name}.</source>
        <translation>Es gelten die Standardeinstellungen: {file} konnte nicht gelesen werden ({why}) und heißt jetzt {name}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved: {file}: {why}.</source>
        <translation>Die Einstellungen können nicht gespeichert werden: {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>system language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}&#xa0;%</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Spieltempo</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Also with Ctrl and plus, minus or 0</source>
        <translation>Auch mit Strg und Plus, Minus oder 0</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Reduced: cards jump to their places</source>
        <translation>Reduziert: Karten springen an ihren Platz</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>wie im System</translation>
    </message>
    <message>
        <source>full</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reduziert</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>Use red and black suits instead of four colours</source>
        <translation>Nur Rot und Schwarz statt vier Farben</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Light panels</source>
        <translation>Helle Flächen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Press M at the table to turn it off or on</source>
        <translation>Drücke am Tisch M, um ihn aus- oder einzuschalten</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>same as language</source>
        <translation>wie die Sprache</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Show points taken that you would otherwise have to remember</source>
        <translation>Gemachte Punkte mitzählen, wo du sie dir merken müsstest</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>Plauderei</translation>
    </message>
    <message>
        <source>Bots comment on the game now and then</source>
        <translation>Bots sagen ab und zu etwas zum Spiel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Über Cardtable</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Same deal, two rule sets</source>
        <translation>Dieselben Karten, zwei Regelsätze</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Erster Unterschied</translation>
    </message>
    <message>
        <source>The first difference (Home)</source>
        <translation>Der erste Unterschied (Pos1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Die Originalregeln</translation>
    </message>
    <message>
        <source>Open this table here</source>
        <translation>Diesen Tisch hier öffnen</translation>
    </message>
    <message>
        <source>Open this table here: {rules}</source>
        <translation>Diesen Tisch hier öffnen: {rules}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>What if a rule were different?</source>
        <translation>Und wenn eine Regel anders wäre?</translation>
    </message>
    <message>
        <source>Leave the table. The game is saved, and you can continue it later.</source>
        <translation>Den Tisch verlassen. Die Partie wird gespeichert, und du kannst sie später fortsetzen.</translation>
    </message>
    <message>
        <source>Cover my side</source>
        <translation>Seite verdecken</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Use the arrow keys to move between positions.</source>
        <translation>Mit den Pfeiltasten wechselst du die Stellung.</translation>
    </message>
    <message>
        <source>The position at the table</source>
        <translation>Die Stellung am Tisch</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Perfektes Spiel</translation>
    </message>
    <message>
        <source>Chips in total</source>
        <translation>Chips insgesamt</translation>
    </message>
    <message>
        <source>The bettor&apos;s chance of winning</source>
        <translation>Gewinnchance des Setzenden</translation>
    </message>
    <message>
        <source>How often the bettor bets each number</source>
        <translation>Wie oft jede Zahl gesetzt wird</translation>
    </message>
    <message>
        <source>How often the guesser guesses each number</source>
        <translation>Wie oft jede Zahl getippt wird</translation>
    </message>
    <message>
        <source>Map shows</source>
        <translation>Die Heatmap zeigt</translation>
    </message>
    <message>
        <source>The bettor has</source>
        <translation>Wer setzt, hat</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>Im Pot</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>Erstsetzer-Button</translation>
    </message>
    <message>
        <source>The classic two-player game, fully solved: no strategy beats this one on average.</source>
        <translation>Das klassische Spiel für zwei Spieler, vollständig gelöst: Im Schnitt schlägt keine Strategie diese hier.</translation>
    </message>
    <message>
        <source>with the bettor</source>
        <translation>bei dem, der setzt</translation>
    </message>
    <message>
        <source>with the guesser</source>
        <translation>bei dem, der tippt</translation>
    </message>
    <message>
        <source>bets, in %</source>
        <translation>Einsätze, in&#xa0;%</translation>
    </message>
    <message>
        <source>guesses, in %</source>
        <translation>Tipps, in&#xa0;%</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save all positions as a CSV file for a spreadsheet</source>
        <translation>Alle Stellungen als CSV-Datei für eine Tabellenkalkulation speichern</translation>
    </message>
    <message>
        <source>Save the table…</source>
        <translation>Tabelle speichern&#xa0;…</translation>
    </message>
    <message>
        <source>({count} each)</source>
        <translation>(je {count})</translation>
    </message>
    <message>
        <source>Solving the match with {count} chips…</source>
        <translation>Die Partie mit {count} Chips wird gelöst&#xa0;…</translation>
    </message>
    <message>
        <source>chips in the pot</source>
        <translation>Chips im Pot</translation>
    </message>
    <message>
        <source>Wins in 100 matches</source>
        <translation>Siege in 100 Partien</translation>
    </message>
    <message>
        <source>the bettor&apos;s chips</source>
        <translation>Chips des Setzenden</translation>
    </message>
    <message>
        <source>chips bet</source>
        <translation>gesetzte Chips</translation>
    </message>
    <message>
        <source>chips guessed</source>
        <translation>getippte Chips</translation>
    </message>
    <message>
        <source>How often, in %</source>
        <translation>Wie oft, in&#xa0;%</translation>
    </message>
    <message>
        <source>The guesser has {other}. The bettor wins {chance} in 100 matches.</source>
        <translation>Wer tippt, hat {other}. Wer setzt, gewinnt {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Bettor {chips}, guesser {other}, pot {pot}: the bettor wins {chance} in 100 matches.</source>
        <translation>Wer setzt, hat {chips}, wer tippt, {other}; Pot {pot}: Wer setzt, gewinnt {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Pot {pot}: the bettor bets {number} ({share}%).</source>
        <translation>Pot {pot}: Gesetzt wird {number} ({share}&#xa0;%).</translation>
    </message>
    <message>
        <source>Pot {pot}: the guesser guesses {number} ({share}%).</source>
        <translation>Pot {pot}: Getippt wird {number} ({share}&#xa0;%).</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>SolvedPicture</name>
    <message>
        <source>This position on the map of the two-player game</source>
        <translation>Diese Stellung unter allen anderen des Spiels zu zweit</translation>
    </message>
    <message>
        <source>Show in perfect play</source>
        <translation>Im perfekten Spiel zeigen</translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message numerus="yes">
        <source>Start %n program(s)?</source>
        <translation>
            <numerusform>%n Programm starten?</numerusform>
            <numerusform>%n Programme starten?</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs can do anything on this computer that you can. This game will start:</source>
        <translation>Programme können auf diesem Rechner alles tun, was du tun kannst. Diese Partie startet:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Don&apos;t start</source>
        <translation>Nicht starten</translation>
    </message>
    <message>
        <source>Program: {file}</source>
        <translation>Programm: {file}</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>Datei: {file}</translation>
    </message>
    <message>
        <source>Folder: {file}</source>
        <translation>Ordner: {file}</translation>
    </message>
    <message>
        <source>There is no such program.</source>
        <translation>Dieses Programm gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Practice games don&apos;t count.</source>
        <translation>Übungspartien zählen nicht.</translation>
    </message>
    <message>
        <source>Save as a CSV file for a spreadsheet</source>
        <translation>Als CSV-Datei für eine Tabellenkalkulation speichern</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Zahlen speichern&#xa0;…</translation>
    </message>
    <message>
        <source>No finished games with people in them.</source>
        <translation>Keine beendeten Partien mit Menschen.</translation>
    </message>
    <message>
        <source>Play {count} games to see a chart.</source>
        <translation>Spiel {count} Partien, um ein Diagramm zu sehen.</translation>
    </message>
    <message>
        <source>Wins in the last {count} games, in % (dashed line: an equal share)</source>
        <translation>Siege in den letzten {count} Partien, in&#xa0;% (gestrichelt: fairer Anteil)</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>wie im Original</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won (95% interval)</source>
        <translation>Gewonnen (95-%-Intervall)</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Siegesserie</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittlere Punktzahl</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>Erfolgsquote</translation>
    </message>
    <message>
        <source>{share}% ({low} to {high})</source>
        <translation>{share}&#xa0;% ({low} bis {high})</translation>
    </message>
    <message>
        <source>{now} now, {longest} at best</source>
        <translation>{now}, längste {longest}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Menschen</translation>
    </message>
</context>
<context>
    <name>StudiesPage</name>
    <message>
        <source>Name this study:</source>
        <translation>Name für diese Studie:</translation>
    </message>
    <message>
        <source>The study is gone: another window has renamed or deleted it.</source>
        <translation>Die Studie ist nicht mehr da: Ein anderes Fenster hat sie umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>Die Studie kann nicht umbenannt werden: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be deleted: {why}.</source>
        <translation>Die Studie kann nicht gelöscht werden: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be restored: {why}.</source>
        <translation>Die Studie kann nicht wiederhergestellt werden: {why}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Senden&#xa0;…</translation>
    </message>
    <message>
        <source>Save as one file with games, branches and notes, to open in another copy of Cardtable</source>
        <translation>Als eine Datei mit Partien, Zweigen und Notizen speichern, zum Öffnen in einem anderen Cardtable</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share</source>
        <translation>Als Webseite zum Lesen, Drucken und Weitergeben speichern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import a study someone sent you, or a study file</source>
        <translation>Eine Studie importieren, die dir jemand geschickt hat, oder eine Studiendatei</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open on the bench with its findings</source>
        <translation>Mit den Ergebnissen auf dem Prüfstand öffnen</translation>
    </message>
    <message>
        <source>This study has no question. It contains games from the open table, with branches and notes.</source>
        <translation>Diese Studie hat keine Frage: Sie enthält Partien vom offenen Tisch, mit ihren Zweigen und Notizen.</translation>
    </message>
    <message>
        <source>This study can&apos;t be read: {why}.</source>
        <translation>Diese Studie kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>You can send it, or run it with `cardtable study`.</source>
        <translation>Du kannst sie senden oder mit `cardtable study` ausführen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Your studies in {folder} can&apos;t be read: {why}.</source>
        <translation>Deine Studien in {folder} können nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>Studies you start on the bench are saved and listed here.</source>
        <translation>Studien, die du auf dem Prüfstand beginnst, werden gespeichert und hier aufgelistet.</translation>
    </message>
    <message>
        <source>Send study</source>
        <translation>Studie senden</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webseiten</translation>
    </message>
    <message>
        <source>Import a study</source>
        <translation>Studie importieren</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported: {why}.</source>
        <translation>{file} kann nicht importiert werden: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from the open table</source>
        <translation>
            <numerusform>%n Partie vom offenen Tisch</numerusform>
            <numerusform>%n Partien vom offenen Tisch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyFoot</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save study…</source>
        <translation>Studie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a file for `cardtable study`</source>
        <translation>Als Datei für `cardtable study` speichern</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share, or as a table (R)</source>
        <translation>Als Webseite zum Lesen, Drucken und Weitergeben speichern, oder als Tabelle (R)</translation>
    </message>
</context>
<context>
    <name>StudyKeeping</name>
    <message>
        <source>The findings can&apos;t be saved: {why}.</source>
        <translation>Die Ergebnisse können nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>Die Studie kann nicht umbenannt werden: {why}.</translation>
    </message>
</context>
<context>
    <name>StudyRun</name>
    <message>
        <source>The games can&apos;t be played: {why}.</source>
        <translation>Die Partien können nicht gespielt werden: {why}.</translation>
    </message>
</context>
<context>
    <name>SweepAsking</name>
    <message>
        <source>Add goal</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Add another goal to meet</source>
        <translation>Ein weiteres Ziel hinzufügen, das erreicht werden soll</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>one rule at a time</source>
        <translation>eine Regel nach der anderen</translation>
    </message>
    <message>
        <source>all combinations</source>
        <translation>alle Kombinationen</translation>
    </message>
    <message>
        <source>one at a time, plus all combinations of the first two</source>
        <translation>einzeln, dazu alle Kombinationen der ersten zwei</translation>
    </message>
    <message>
        <source>What to aim for</source>
        <translation>Was du anstrebst</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>Werte zum Ausprobieren</translation>
    </message>
    <message>
        <source>{rule}, now {value}</source>
        <translation>{rule}, jetzt {value}</translation>
    </message>
    <message>
        <source>{rule}: values to try</source>
        <translation>{rule}: Werte zum Ausprobieren</translation>
    </message>
    <message>
        <source>Values from {low} to {high}, separated by spaces</source>
        <translation>Werte von {low} bis {high}, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>{rule} must be a whole number from {low} to {high}, not “{text}”.</source>
        <translation>{rule} muss eine ganze Zahl von {low} bis {high} sein, nicht „{text}“.</translation>
    </message>
    <message>
        <source>Choose rules and the values to try.</source>
        <translation>Wähle Regeln und die Werte zum Ausprobieren.</translation>
    </message>
    <message>
        <source>That makes {count} rule sets; the limit is {most}.</source>
        <translation>Das ergibt {count} Regelsätze; höchstens {most} sind möglich.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets to try</source>
        <translation>
            <numerusform>%n Regelsatz auszuprobieren</numerusform>
            <numerusform>%n Regelsätze auszuprobieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepCharts</name>
    <message>
        <source>One rule at a time</source>
        <translation>Eine Regel nach der anderen</translation>
    </message>
    <message>
        <source>Two rules</source>
        <translation>Zwei Regeln</translation>
    </message>
    <message>
        <source>Games that changed</source>
        <translation>Anders verlaufene Partien</translation>
    </message>
    <message>
        <source>Measure shown</source>
        <translation>Gezeigte Kennzahl</translation>
    </message>
    <message>
        <source>Rule for rows</source>
        <translation>Regel für die Zeilen</translation>
    </message>
    <message>
        <source>Rule for columns</source>
        <translation>Regel für die Spalten</translation>
    </message>
    <message>
        <source>Vertical:</source>
        <translation>Senkrecht:</translation>
    </message>
    <message>
        <source>Horizontal:</source>
        <translation>Waagerecht:</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>Von 100 Partien anders verlaufen</translation>
    </message>
    <message>
        <source>Each bar shows one value tried, named at its end.</source>
        <translation>Jeder Balken steht für einen ausprobierten Wert, der an seinem Ende steht.</translation>
    </message>
    <message>
        <source>Try two rules to see how they work together.</source>
        <translation>Probiere zwei Regeln aus, um zu sehen, wie sie zusammenwirken.</translation>
    </message>
    <message>
        <source>Choose two different rules.</source>
        <translation>Wähle zwei verschiedene Regeln.</translation>
    </message>
</context>
<context>
    <name>SweepGoal</name>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>as low as possible</source>
        <translation>so niedrig wie möglich</translation>
    </message>
    <message>
        <source>as high as possible</source>
        <translation>so hoch wie möglich</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Dieses Ziel entfernen</translation>
    </message>
</context>
<context>
    <name>SweepLegend</name>
    <message>
        <source>goal met</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>Ziel verfehlt</translation>
    </message>
    <message>
        <source>not yet decided</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>der beste Regelsatz</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>jetziger Wert</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>früh ausgeschieden</translation>
    </message>
</context>
<context>
    <name>SweepPage</name>
    <message>
        <source>Starting from</source>
        <translation>Ausgangspunkt</translation>
    </message>
    <message>
        <source>start from the current rules</source>
        <translation>von den jetzigen Regeln ausgehen</translation>
    </message>
    <message>
        <source>start from the standard rules</source>
        <translation>von den Originalregeln ausgehen</translation>
    </message>
    <message>
        <source>Other values</source>
        <translation>Andere Werte</translation>
    </message>
    <message>
        <source>Change the question (V)</source>
        <translation>Frage ändern (V)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Try values</source>
        <translation>Werte ausprobieren</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as low as possible?</source>
        <translation>{table}: Welche Werte machen „{measure}“ so niedrig wie möglich?</translation>
    </message>
    <message>
        <source>{table}: which values meet all {count} goals?</source>
        <translation>{table}: Welche Werte erreichen alle {count} Ziele?</translation>
    </message>
    <message>
        <source>{table}: which values bring “{measure}” to {range}?</source>
        <translation>{table}: Welche Werte bringen „{measure}“ auf {range}?</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as high as possible?</source>
        <translation>{table}: Welche Werte machen „{measure}“ so hoch wie möglich?</translation>
    </message>
    <message>
        <source>Play on with the best rule sets, for as long again (M)</source>
        <translation>Mit den besten Regelsätzen noch einmal so lange weiterspielen (M)</translation>
    </message>
    <message>
        <source>Set up a table with the best rule set (P)</source>
        <translation>Einen Tisch mit dem besten Regelsatz aufbauen (P)</translation>
    </message>
    <message>
        <source>Compare the best</source>
        <translation>Besten vergleichen</translation>
    </message>
    <message>
        <source>Open the best rule set on the bench to see its effect on every measure (Enter)</source>
        <translation>Den besten Regelsatz auf dem Prüfstand öffnen und seine Wirkung auf jede Kennzahl sehen (Enter)</translation>
    </message>
    <message>
        <source>{game} with “{rules}” for {count} {player} players</source>
        <translation>{game} mit „{rules}“ und {count} Spielern ({player})</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players</source>
        <translation>{game} mit {count} Spielern ({player})</translation>
    </message>
    <message>
        <source>Try many values and see which do best.</source>
        <translation>Probiere viele Werte aus und sieh, welche am besten abschneiden.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Die ersten Partien werden gespielt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets</source>
        <translation>
            <numerusform>%n Regelsatz</numerusform>
            <numerusform>%n Regelsätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: {sets} rule sets, {games} games</source>
        <translation>Fertig: {sets} Regelsätze, {games} Partien</translation>
    </message>
    <message>
        <source>{sets} rule sets, {games} games</source>
        <translation>{sets} Regelsätze, {games} Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>%n entschieden</numerusform>
            <numerusform>%n entschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated early</source>
        <translation>
            <numerusform>%n früh ausgeschieden</numerusform>
            <numerusform>%n früh ausgeschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>testing the best rule set on new deals</source>
        <translation>der beste Regelsatz wird mit neu gegebenen Karten geprüft</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Ctrl and arrows</source>
        <translation>Strg und Pfeiltasten</translation>
    </message>
    <message>
        <source>Next or previous key moment</source>
        <translation>Nächster oder voriger Schlüsselmoment</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>Games you leave wait for you here.</source>
        <translation>Partien, die du verlässt, warten hier auf dich.</translation>
    </message>
</context>
<context>
    <name>UnfitWarning</name>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge these rules.</source>
        <translation>Kein Urteil: Diese Spieler sind nicht geeignet, diese Regeln zu beurteilen.</translation>
    </message>
    <message>
        <source>Show unusual games</source>
        <translation>Auffällige Partien</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Trotzdem urteilen</translation>
    </message>
    <message>
        <source>Show the findings with these players. Saved reports still give no verdict.</source>
        <translation>Zeigt, was mit diesen Spielern herauskam. Gespeicherte Berichte enthalten weiterhin kein Urteil.</translation>
    </message>
    <message>
        <source>Measure with {player} players instead</source>
        <translation>Mit anderen Spielern messen: {player}</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>Die Partie mit allen Karten offen erkunden, mit Zweigen und Notizen</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Offener Tisch</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Starts a new practice game from this moment. The original game isn&apos;t changed.</source>
        <translation>Beginnt in diesem Moment eine neue Übungspartie. Die ursprüngliche Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>Wer an deinem Platz spielt</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>Wer am Platz von {name} spielt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
</context>
<context>
    <name>WorkNote</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>WorthBars</name>
    <message>
        <source>Wins in 100 games: {moves}</source>
        <translation>Siege in 100 Partien: {moves}</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>Siege in 100 Partien</translation>
    </message>
</context>
<context>
    <name>_CommandText</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Estimated.</source>
        <translation>Geschätzt.</translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>Exakt gelöst.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>Geschätzt (±{off}).</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in 10)</source>
        <translation>
            <numerusform>{move} (%n von 10 Mal)</numerusform>
            <numerusform>{move} (%n von 10 Mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (%n Mal)</numerusform>
            <numerusform>{move} (%n Mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>anderes (%n Mal)</numerusform>
            <numerusform>anderes (%n Mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} ({share}%)</source>
        <translation>{move} ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>Just as good: {moves}. {sure}</source>
        <translation>Ebenso gut: {moves}. {sure}</translation>
    </message>
    <message numerus="yes">
        <source>About as good: {moves} and %n more. {sure}</source>
        <translation>
            <numerusform>Etwa gleich gut: {moves} und %n weitere Möglichkeit. {sure}</numerusform>
            <numerusform>Etwa gleich gut: {moves} und %n weitere. {sure}</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: {moves}. {sure}</source>
        <translation>Etwa gleich gut: {moves}. {sure}</translation>
    </message>
    <message>
        <source>All moves are equal: you win {chance} in 100 games.</source>
        <translation>Alle Züge sind gleich gut: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>Fast ebenso gut: {move}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {chance} in 100.</source>
        <translation>Das Nächstbeste: {move}, {chance} von 100.</translation>
    </message>
</context>
<context>
    <name>bench</name>
    <message>
        <source>Nothing changed yet</source>
        <translation>Noch nichts geändert</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Originalregeln</translation>
    </message>
    <message>
        <source>What the rules change, by measure</source>
        <translation>Was die Regeln ändern, nach Kennzahl</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
    <message>
        <source>less · more</source>
        <translation>weniger · mehr</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>Game {block}-{rotation} · {note}</source>
        <translation>Partie {block}-{rotation} · {note}</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>differs by {swing}</source>
        <translation>Unterschied: {swing}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelsätze</translation>
    </message>
    <message>
        <source>Rules {name}</source>
        <translation>Regeln {name}</translation>
    </message>
    <message>
        <source>Save rule book</source>
        <translation>Regelbuch speichern</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webseiten</translation>
    </message>
    <message>
        <source>Web pages or tables</source>
        <translation>Webseiten oder Tabellen</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Studie speichern</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>A</source>
        <comment>the letter in the corner of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>the letter in the corner of a jack</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the letter in the corner of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the letter in the corner of a king</comment>
        <translation>K</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>supported</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>more than {low}</source>
        <translation>mehr als {low}</translation>
    </message>
    <message>
        <source>less than {high}</source>
        <translation>weniger als {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>zwischen {low} und {high}</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>this game is open in another window</source>
        <translation>diese Partie ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>this game was continued in another window: open it again</source>
        <translation>diese Partie wurde in einem anderen Fenster weitergespielt: öffne sie noch einmal</translation>
    </message>
    <message>
        <source>unknown player {name}; choose from {players} or exec:COMMAND</source>
        <translation>unbekannter Spieler {name}; zur Wahl: {players} oder exec:COMMAND</translation>
    </message>
    <message>
        <source>{player} is not a valid command: {why}</source>
        <translation>{player} ist kein gültiger Befehl: {why}</translation>
    </message>
    <message>
        <source>{player} contains no command</source>
        <translation>{player} enthält keinen Befehl</translation>
    </message>
    <message>
        <source>the program can&apos;t be started: {why}</source>
        <translation>das Programm kann nicht gestartet werden: {why}</translation>
    </message>
    <message>
        <source>the program has stopped reading its input</source>
        <translation>das Programm liest seine Eingabe nicht mehr</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>the answer is longer than {size} KB</source>
        <translation>die Antwort ist länger als {size} KB</translation>
    </message>
    <message>
        <source>answer may_say with {&quot;done&quot;: true}, after any talk</source>
        <translation>auf may_say ist mit {&quot;done&quot;: true} zu antworten, nach allem, was gesagt wird</translation>
    </message>
    <message>
        <source>at most {most} lines of talk may come before an answer</source>
        <translation>vor einer Antwort sind höchstens {most} gesprochene Zeilen erlaubt</translation>
    </message>
    <message>
        <source>the answer must be for the program&apos;s own seat, {seat}</source>
        <translation>die Antwort muss für den eigenen Platz des Programms gelten, {seat}</translation>
    </message>
    <message>
        <source>unrecognised arguments: {words}</source>
        <translation>unbekannte Argumente: {words}</translation>
    </message>
    <message>
        <source>the game {name} can&apos;t be used: {why}</source>
        <translation>das Spiel {name} kann nicht verwendet werden: {why}</translation>
    </message>
    <message>
        <source>unknown game {name}; choose from {choices}</source>
        <translation>unbekanntes Spiel {name}; zur Wahl: {choices}</translation>
    </message>
    <message>
        <source>unknown value {name}; choose from {choices}</source>
        <translation>unbekannter Wert {name}; zur Wahl: {choices}</translation>
    </message>
    <message>
        <source>the folder already contains {what} ({held}); choose an empty one</source>
        <translation>der Ordner enthält schon {what} ({held}); wähle einen leeren</translation>
    </message>
    <message>
        <source>nobody has a decision to make: a deal or a draw comes next</source>
        <translation>niemand hat etwas zu entscheiden: Als Nächstes werden Karten gegeben oder gezogen</translation>
    </message>
    <message>
        <source>{name} is neither a command nor an existing file</source>
        <translation>{name} ist weder ein Befehl noch eine vorhandene Datei</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>und %n weiteres Problem</numerusform>
            <numerusform>und %n weitere Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must be between {low} and {high}, not {value}</source>
        <translation>{name} muss eine Zahl von {low} bis {high} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{option}: unknown study {name}; choose from {studies}</source>
        <translation>{option}: unbekannte Studie {name}; zur Wahl: {studies}</translation>
    </message>
    <message>
        <source>a part stores sums, not games: for tables of games, seats and decisions, run every shard with --csv</source>
        <translation>ein Teil speichert Summen, keine Partien: Führe jeden Teil mit --csv aus, um Tabellen der Partien, Plätze und Entscheidungen zu erhalten</translation>
    </message>
    <message>
        <source>--parquet needs pyarrow, which is not installed: pip install pyarrow</source>
        <translation>--parquet braucht pyarrow, das nicht installiert ist: pip install pyarrow</translation>
    </message>
    <message>
        <source>so few games can&apos;t be divided among the shards: play more games or use fewer shards</source>
        <translation>so wenige Partien lassen sich nicht auf die Teile verteilen: Spiel mehr Partien oder nimm weniger Teile</translation>
    </message>
    <message numerus="yes">
        <source>interrupted after %n block(s)</source>
        <translation>
            <numerusform>nach %n Block unterbrochen</numerusform>
            <numerusform>nach %n Blöcken unterbrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more rule set(s)</source>
        <translation>
            <numerusform>und %n weiterer Regelsatz</numerusform>
            <numerusform>und %n weitere Regelsätze</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>sie hat mehr als {most} Bytes</translation>
    </message>
    <message>
        <source>it has no summary</source>
        <translation>die Zusammenfassung fehlt</translation>
    </message>
    <message>
        <source>the program was terminated by signal {number}</source>
        <translation>das Programm wurde durch Signal {number} beendet</translation>
    </message>
    <message>
        <source>the program ended with status {number}</source>
        <translation>das Programm endete mit Status {number}</translation>
    </message>
    <message>
        <source>the program ended: it closed its output</source>
        <translation>das Programm ist beendet: Es hat seine Ausgabe geschlossen</translation>
    </message>
    <message>
        <source>no answer within {seconds} s</source>
        <translation>keine Antwort innerhalb von {seconds} s</translation>
    </message>
    <message>
        <source>an empty line instead of an answer</source>
        <translation>eine leere Zeile statt einer Antwort</translation>
    </message>
    <message>
        <source>{what}: {answer}</source>
        <translation>{what}: {answer}</translation>
    </message>
    <message>
        <source>the answer is not a move</source>
        <translation>die Antwort ist kein Zug</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>ein anderes Programm schreibt gerade hinein</translation>
    </message>
    <message>
        <source>{card} is not a card</source>
        <translation>{card} ist keine Karte</translation>
    </message>
    <message>
        <source>{name} must have one entry for each of the {seats} seats, not {count}</source>
        <translation>{name} muss {seats} Einträge haben, einen pro Platz, nicht {count}</translation>
    </message>
    <message>
        <source>{name} must be {only}, not {value}</source>
        <translation>{name} muss {only} sein, nicht {value}</translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s), not {count}</source>
        <translation>
            <numerusform>{name} muss %n Karte enthalten, nicht {count}</numerusform>
            <numerusform>{name} muss %n Karten enthalten, nicht {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s) for {who}, not {count}</source>
        <translation>
            <numerusform>{name} muss für {who} %n Karte enthalten, nicht {count}</numerusform>
            <numerusform>{name} muss für {who} %n Karten enthalten, nicht {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can&apos;t be set to {limit}: the game has already reached {done}</source>
        <translation>{name} kann nicht auf {limit} gesetzt werden: Die Partie hat schon {done} erreicht</translation>
    </message>
    <message>
        <source>{name} must be {range}, not {value}</source>
        <translation>{name} muss {range} sein, nicht {value}</translation>
    </message>
    <message>
        <source>unknown house rule {name}; choose from {rules}</source>
        <translation>unbekannte Hausregel {name}; zur Wahl: {rules}</translation>
    </message>
    <message>
        <source>{assignment} must have the form KEY=VALUE</source>
        <translation>{assignment} muss die Form KEY=VALUE haben</translation>
    </message>
    <message>
        <source>{what} may have at most {most} bytes</source>
        <translation>{what} darf höchstens {most} Bytes haben</translation>
    </message>
    <message>
        <source>trump must be called now</source>
        <translation>jetzt muss Trumpf bestimmt werden</translation>
    </message>
    <message>
        <source>a bid must be made now</source>
        <translation>jetzt muss angesagt werden</translation>
    </message>
    <message>
        <source>a card must be played now</source>
        <translation>jetzt muss eine Karte gespielt werden</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between hands</source>
        <translation>Hausregeln können sich nur vor dem ersten Zug und zwischen zwei Runden ändern</translation>
    </message>
    <message>
        <source>youngest_first must name each seat from 0 to {last} once, the youngest first</source>
        <translation>youngest_first muss jeden Platz von 0 bis {last} einmal nennen, den Jüngsten zuerst</translation>
    </message>
    <message>
        <source>seat {seat} must be dealt {due} cards, not {count}</source>
        <translation>Platz {seat} muss {due} Karten bekommen, nicht {count}</translation>
    </message>
    <message>
        <source>caller is missing: it must be one of the seats with the lowest score ({seats})</source>
        <translation>caller fehlt: Es muss einer der Plätze mit den wenigsten Punkten sein ({seats})</translation>
    </message>
    <message>
        <source>caller must be one of the seats with the lowest score ({seats}), not {seat}</source>
        <translation>caller muss einer der Plätze mit den wenigsten Punkten sein ({seats}), nicht {seat}</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}</source>
        <translation>{name} muss eins von {choices} sein, nicht {value}</translation>
    </message>
    <message>
        <source>points must be between 0 and {most}, the most that can be taken, not {points}</source>
        <translation>points muss eine Zahl von 0 bis {most} sein (mehr ist nicht zu holen), nicht {points}</translation>
    </message>
    <message>
        <source>{card} does not follow suit: seat {seat} still has {led}</source>
        <translation>{card} bedient nicht: Platz {seat} hat noch {led}</translation>
    </message>
    <message>
        <source>this game has no reveals</source>
        <translation>in diesem Spiel gibt es kein reveal</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between pots</source>
        <translation>Hausregeln können sich nur vor dem ersten Zug und zwischen zwei Pots ändern</translation>
    </message>
    <message>
        <source>a bet must be made now, not a guess</source>
        <translation>jetzt muss gesetzt werden, nicht getippt</translation>
    </message>
    <message>
        <source>a guess must be made now, not a bet</source>
        <translation>jetzt muss getippt werden, nicht gesetzt</translation>
    </message>
    <message>
        <source>chips must be between 0 and {most}, the most that may be bet, not {chips}</source>
        <translation>chips muss eine Zahl von 0 bis {most} sein (mehr darf nicht gesetzt werden), nicht {chips}</translation>
    </message>
    <message>
        <source>at least two players must still be in</source>
        <translation>mindestens zwei Spieler müssen noch dabei sein</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who is out</source>
        <translation>{name} kann nicht {who} sein: schon ausgeschieden</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no chips to bet</source>
        <translation>{name} kann nicht {who} sein: keine Chips zum Setzen</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between turns</source>
        <translation>Hausregeln können sich nur vor dem ersten Zug und zwischen zwei Zügen ändern</translation>
    </message>
    <message>
        <source>{name} must hold the lowest cards: {cards}</source>
        <translation>{name} muss die niedrigsten Karten enthalten: {cards}</translation>
    </message>
    <message>
        <source>a round of draws must have one entry for each of the {seats} seats, not {count}</source>
        <translation>eine Ziehung muss {seats} Einträge haben, einen pro Platz, nicht {count}</translation>
    </message>
    <message>
        <source>a counter-offer must change a wager or the value</source>
        <translation>ein Gegenangebot muss einen Einsatz oder den Wert ändern</translation>
    </message>
    <message>
        <source>wagers must be two numbers, the proposer&apos;s and the partner&apos;s, not {count}</source>
        <translation>wagers muss aus zwei Zahlen bestehen, dem Einsatz des Anbietenden und dem des Partners, nicht aus {count}</translation>
    </message>
    <message>
        <source>values must name at least one card</source>
        <translation>values muss mindestens eine Karte nennen</translation>
    </message>
    <message>
        <source>turns must be at least 1, not {turns}</source>
        <translation>turns muss mindestens 1 sein, nicht {turns}</translation>
    </message>
    <message>
        <source>{name} must be empty if played cards may be looked through</source>
        <translation>{name} muss leer sein, wenn gespielte Karten durchgesehen werden dürfen</translation>
    </message>
    <message>
        <source>hands, played and buried must add up to {due} cards for {who}, not {count}</source>
        <translation>hands, played und buried müssen für {who} zusammen {due} Karten ergeben, nicht {count}</translation>
    </message>
    <message>
        <source>pennies and centre add up to {whole}, but there are only {most} pennies</source>
        <translation>pennies und centre ergeben zusammen {whole}, es gibt aber nur {most} Pfennige</translation>
    </message>
    <message>
        <source>{name}: at least two players must have some</source>
        <translation>{name}: Mindestens zwei Spieler müssen welche haben</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no pennies and is out</source>
        <translation>{name} kann nicht {who} sein: keine Pfennige mehr, also ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>no more than %n offer(s) can be made in a turn</source>
        <translation>
            <numerusform>in einem Zug ist höchstens %n Angebot möglich</numerusform>
            <numerusform>in einem Zug sind höchstens %n Angebote möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each side may lay at most %n card(s)</source>
        <translation>
            <numerusform>jede Seite darf höchstens %n Karte legen</numerusform>
            <numerusform>jede Seite darf höchstens %n Karten legen</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} has no pennies left to raise with</source>
        <translation>Platz {seat} hat keine Pfennige mehr zum Erhöhen</translation>
    </message>
    <message>
        <source>the move must be {due}, not {move}</source>
        <translation>der Zug muss {due} sein, nicht {move}</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>Wert fehlt</translation>
    </message>
    <message>
        <source>missing key in double quotes</source>
        <translation>Schlüssel in doppelten Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>missing colon</source>
        <translation>Doppelpunkt fehlt</translation>
    </message>
    <message>
        <source>missing comma</source>
        <translation>Komma fehlt</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>nicht abgeschlossene Zeichenkette</translation>
    </message>
    <message>
        <source>control character in a string</source>
        <translation>Steuerzeichen in einer Zeichenkette</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>ungültige Escape-Sequenz</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>unerwarteter Text nach dem Ende</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>überzähliges Komma am Ende</translation>
    </message>
    <message>
        <source>expected a key or a table</source>
        <translation>Schlüssel oder Tabelle erwartet</translation>
    </message>
    <message>
        <source>missing or invalid key</source>
        <translation>fehlender oder ungültiger Schlüssel</translation>
    </message>
    <message>
        <source>missing equals sign after a key</source>
        <translation>Gleichheitszeichen nach einem Schlüssel fehlt</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>fehlender oder ungültiger Wert</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>doppelter Schlüssel</translation>
    </message>
    <message>
        <source>duplicate table</source>
        <translation>doppelte Tabelle</translation>
    </message>
    <message>
        <source>unclosed list</source>
        <translation>nicht geschlossene Liste</translation>
    </message>
    <message>
        <source>unclosed table</source>
        <translation>nicht geschlossene Tabelle</translation>
    </message>
    <message>
        <source>unterminated string, or a control character in it</source>
        <translation>nicht abgeschlossene Zeichenkette oder Steuerzeichen darin</translation>
    </message>
    <message>
        <source>unexpected text after a value</source>
        <translation>unerwarteter Text nach einem Wert</translation>
    </message>
    <message>
        <source>missing square bracket</source>
        <translation>eckige Klammer fehlt</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>nothing can be dealt now</source>
        <translation>jetzt kann nichts gegeben werden</translation>
    </message>
    <message>
        <source>seat {seat} can&apos;t act for seat {other}</source>
        <translation>Platz {seat} kann nicht für Platz {other} handeln</translation>
    </message>
    <message>
        <source>no move can be made before the cards are dealt</source>
        <translation>vor dem Geben der Karten ist kein Zug möglich</translation>
    </message>
    <message>
        <source>no move can be made after the end of the game</source>
        <translation>nach dem Ende der Partie ist kein Zug möglich</translation>
    </message>
    <message>
        <source>it is seat {turn}&apos;s turn, not seat {seat}&apos;s</source>
        <translation>Platz {turn} ist am Zug, nicht Platz {seat}</translation>
    </message>
    <message>
        <source>the result comes before the end of the game</source>
        <translation>das Ergebnis kommt vor dem Ende der Partie</translation>
    </message>
    <message>
        <source>scores must be {right}, not {wrong}</source>
        <translation>scores muss {right} sein, nicht {wrong}</translation>
    </message>
    <message>
        <source>winners must be {right}, not {wrong}</source>
        <translation>winners muss {right} sein, nicht {wrong}</translation>
    </message>
    <message>
        <source>the worker at {worker} runs another version of Cardtable</source>
        <translation>auf dem Worker unter {worker} läuft eine andere Version von Cardtable</translation>
    </message>
    <message>
        <source>{address} can&apos;t be reached any more; this machine continues alone</source>
        <translation>{address} ist nicht mehr erreichbar; dieser Rechner macht allein weiter</translation>
    </message>
    <message>
        <source>the file is empty; a study names its game and who plays: see {command}</source>
        <translation>die Datei ist leer; eine Studie nennt ihr Spiel und wer spielt: siehe {command}</translation>
    </message>
    <message>
        <source>{key} belongs in {table}</source>
        <translation>{key} gehört in {table}</translation>
    </message>
    <message>
        <source>unknown key {key}; choose from {keys}</source>
        <translation>unbekannter Schlüssel {key}; zur Wahl: {keys}</translation>
    </message>
    <message>
        <source>game is missing: it must be one of {choices}</source>
        <translation>game fehlt: Es muss eins von {choices} sein</translation>
    </message>
    <message>
        <source>title must be a string, not {value}</source>
        <translation>title muss eine Zeichenkette sein, nicht {value}</translation>
    </message>
    <message>
        <source>seed must be a whole number from 0 to {most}, not {seed}</source>
        <translation>seed muss eine ganze Zahl von 0 bis {most} sein, nicht {seed}</translation>
    </message>
    <message>
        <source>that makes {count} rule sets; a study may have at most {most}</source>
        <translation>das ergibt {count} Regelsätze; eine Studie darf höchstens {most} haben</translation>
    </message>
    <message>
        <source>{name} must be a table, not {value}</source>
        <translation>{name} muss eine Tabelle sein, nicht {value}</translation>
    </message>
    <message>
        <source>seats is missing: it must be a list of players</source>
        <translation>seats fehlt: Es muss eine Liste von Spielern sein</translation>
    </message>
    <message>
        <source>seats must be a list of players, not {value}</source>
        <translation>seats muss eine Liste von Spielern sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be a table of house rules, not {value}</source>
        <translation>{name} muss eine Tabelle von Hausregeln sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} is already the name of the first rule set</source>
        <translation>{name} heißt schon der erste Regelsatz</translation>
    </message>
    <message>
        <source>{name} must differ from the base</source>
        <translation>{name} muss sich von den Vergleichsregeln unterscheiden</translation>
    </message>
    <message>
        <source>{name} must be a list of values to try, not {value}</source>
        <translation>{name} muss eine Liste von Werten zum Ausprobieren sein, nicht {value}</translation>
    </message>
    <message>
        <source>a sweep may have only one measure to raise or to lower</source>
        <translation>beim Durchprobieren darf es nur eine Kennzahl geben, die steigen oder sinken soll</translation>
    </message>
    <message>
        <source>{name} must be a measure, not {value}; choose from {measures}</source>
        <translation>{name} muss eine Kennzahl sein, nicht {value}; zur Wahl: {measures}</translation>
    </message>
    <message>
        <source>unknown measure {name}; choose from {measures}</source>
        <translation>unbekannte Kennzahl {name}; zur Wahl: {measures}</translation>
    </message>
    <message>
        <source>{name} must be a range such as { from = 1, to = 2 }, not {value}</source>
        <translation>{name} muss ein Bereich sein wie { from = 1, to = 2 }, nicht {value}</translation>
    </message>
    <message>
        <source>a goal may only have the keys within, from and to, not {key}</source>
        <translation>ein Ziel darf nur die Schlüssel within, from und to haben, nicht {key}</translation>
    </message>
    <message>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} muss eine Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <source>within must be a number of at least 0, and can&apos;t be used with from or to</source>
        <translation>within muss eine Zahl ab 0 sein und darf nicht zusammen mit from oder to stehen</translation>
    </message>
    <message>
        <source>from ({low}) must not be greater than to ({high})</source>
        <translation>from ({low}) darf nicht größer als to ({high}) sein</translation>
    </message>
    <message>
        <source>also must be a list chosen from {choices}, not {value}</source>
        <translation>der Schlüssel also muss eine Liste aus {choices} sein, nicht {value}</translation>
    </message>
    <message>
        <source>a claim may only have the keys says and shown_by, not {key}</source>
        <translation>eine Behauptung darf nur die Schlüssel says und shown_by haben, nicht {key}</translation>
    </message>
    <message>
        <source>says must be a string, not {value}</source>
        <translation>says muss eine Zeichenkette sein, nicht {value}</translation>
    </message>
    <message>
        <source>shown_by must be a list such as [{example}], not {value}</source>
        <translation>shown_by muss eine Liste sein wie [{example}], nicht {value}</translation>
    </message>
    <message>
        <source>each item of shown_by must be a table, not {value}</source>
        <translation>jeder Eintrag von shown_by muss eine Tabelle sein, nicht {value}</translation>
    </message>
    <message>
        <source>items of shown_by may only have the keys measure, under, than, above and below, not {key}</source>
        <translation>Einträge von shown_by dürfen nur die Schlüssel measure, under, than, above und below haben, nicht {key}</translation>
    </message>
    <message>
        <source>unknown rule set {name}; choose from {sets}</source>
        <translation>unbekannter Regelsatz {name}; zur Wahl: {sets}</translation>
    </message>
    <message>
        <source>than must be {name}, and under must be another rule set</source>
        <translation>than muss {name} sein und under ein anderer Regelsatz</translation>
    </message>
    <message>
        <source>each item of shown_by needs above, below, or both</source>
        <translation>jeder Eintrag von shown_by braucht above, below oder beides</translation>
    </message>
    <message>
        <source>a translation</source>
        <translation>eine Übersetzung</translation>
    </message>
    <message>
        <source>the last step must have no answers</source>
        <translation>der letzte Schritt darf keine Antworten haben</translation>
    </message>
    <message>
        <source>the translation must have {due} steps, not {count}</source>
        <translation>die Übersetzung muss {due} Schritte haben, nicht {count}</translation>
    </message>
    <message>
        <source>the number of replies in step {number} of the translation must be {due}, not {count}</source>
        <translation>die Zahl der Erwiderungen in Schritt {number} der Übersetzung muss {due} sein, nicht {count}</translation>
    </message>
    <message>
        <source>the summary of the translation must have {due} pictures, not {count}</source>
        <translation>die Zusammenfassung der Übersetzung muss {due} Bilder haben, nicht {count}</translation>
    </message>
    <message>
        <source>a summary must have {due} pictures, not {count}</source>
        <translation>eine Zusammenfassung muss {due} Bilder haben, nicht {count}</translation>
    </message>
    <message>
        <source>a text must have between 1 and {most} characters, not {count}</source>
        <translation>ein Text muss 1 bis {most} Zeichen haben, nicht {count}</translation>
    </message>
    <message>
        <source>a reply may have at most {most} characters, not {count}</source>
        <translation>eine Erwiderung darf höchstens {most} Zeichen haben, nicht {count}</translation>
    </message>
    <message>
        <source>an answer without goes_on needs a reply</source>
        <translation>eine Antwort ohne goes_on braucht eine Erwiderung</translation>
    </message>
    <message>
        <source>at least one answer needs goes_on</source>
        <translation>mindestens eine Antwort braucht goes_on</translation>
    </message>
    <message>
        <source>the last answer must have no move, because it stands for all other moves</source>
        <translation>die letzte Antwort darf kein move haben, denn sie steht für alle anderen Züge</translation>
    </message>
    <message>
        <source>each item of points must be a card, a button, a zone (and its seat), or a seat</source>
        <translation>jeder Eintrag von points muss eine Karte, eine Schaltfläche, ein Bereich (mit seinem Platz) oder ein Platz sein</translation>
    </message>
    <message>
        <source>lines must be moves or talk</source>
        <translation>lines darf nur Züge und Gesprochenes enthalten</translation>
    </message>
    <message>
        <source>no legal move leads to the next step</source>
        <translation>kein erlaubter Zug führt zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Whether players who lose an auction also spend the highest card they bid.</source>
        <translation>Ob auch die Spieler, die eine Auktion verlieren, die höchste Karte ausgeben, die sie geboten haben.</translation>
    </message>
    <message>
        <source>Betting limit</source>
        <translation>Einsatzlimit</translation>
    </message>
    <message>
        <source>pot limit</source>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>no limit; in the advanced game, pot limit</source>
        <translation>kein Limit; im fortgeschrittenen Spiel Pot-Limit</translation>
    </message>
    <message>
        <source>Number of bets</source>
        <translation>Zahl der Einsätze</translation>
    </message>
    <message>
        <source>Advanced, no limit</source>
        <translation>Fortgeschritten, No-Limit</translation>
    </message>
    <message>
        <source>Second-highest bidder pays too</source>
        <translation>Zweithöchster zahlt auch</translation>
    </message>
    <message>
        <source>Played cards may be looked through</source>
        <translation>Gespielte Karten einsehbar</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}: {what}</translation>
    </message>
    <message>
        <source>give a command, or no arguments to open the app</source>
        <translation>nenne einen Befehl oder lass die Argumente weg, um die App zu öffnen</translation>
    </message>
    <message>
        <source>{text} is not a file name</source>
        <translation>{text} ist kein Dateiname</translation>
    </message>
    <message>
        <source>must be a whole number from {low} to {high}, not {text}</source>
        <translation>muss eine ganze Zahl von {low} bis {high} sein, nicht {text}</translation>
    </message>
    <message>
        <source>must be a number above 0 and up to {most}, not {text}</source>
        <translation>muss eine Zahl über 0 und bis {most} sein, nicht {text}</translation>
    </message>
    <message>
        <source>must be K/N, such as 2/3, not {text}</source>
        <translation>muss K/N sein, etwa 2/3, nicht {text}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist vorbei</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make here, but seat {other} has</source>
        <translation>Platz {seat} hat hier nichts zu entscheiden, wohl aber Platz {other}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): {why}</source>
        <translation>Platz {seat} ({name}): {why}</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}: name the players with {option}</source>
        <translation>{game} hat {fewest} bis {most} Plätze, nicht {count}: nenne die Spieler mit {option}</translation>
    </message>
    <message>
        <source>human players can only play in the app</source>
        <translation>Menschen können nur in der App spielen</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>es gibt kein Programm {command}, das gestartet werden könnte</translation>
    </message>
    <message>
        <source>no program is writing to this pipe</source>
        <translation>kein Programm schreibt in diese Pipe</translation>
    </message>
    <message>
        <source>records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>name at least one change with --set KEY=VALUE</source>
        <translation>nenne mindestens eine Änderung mit --set KEY=VALUE</translation>
    </message>
    <message>
        <source>nothing to compare: both sets of rules are the same</source>
        <translation>nichts zu vergleichen: beide Regelsätze sind gleich</translation>
    </message>
    <message>
        <source>use either --new or --author, not both</source>
        <translation>nimm entweder --new oder --author, nicht beides</translation>
    </message>
    <message>
        <source>name a study file, or use --new GAME to create one</source>
        <translation>nenne eine Studiendatei, oder lege mit --new GAME eine an</translation>
    </message>
    <message>
        <source>there is no built-in study of this game</source>
        <translation>zu diesem Spiel gibt es keine mitgelieferte Studie</translation>
    </message>
    <message>
        <source>the seed {seed} could not be written: {why}</source>
        <translation>der Startwert {seed} konnte nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>--cluster can&apos;t be used with --records or with programs as players</source>
        <translation>--cluster geht nicht zusammen mit --records oder mit Programmen als Spielern</translation>
    </message>
    <message>
        <source>--shard needs --games and --out</source>
        <translation>--shard braucht --games und --out</translation>
    </message>
    <message>
        <source>--halve needs goals, or a measure to raise or lower</source>
        <translation>--halve braucht Ziele oder eine Kennzahl, die steigen oder sinken soll</translation>
    </message>
    <message>
        <source>--halve plays all rule sets in one go and can&apos;t be used with --out</source>
        <translation>--halve spielt alle Regelsätze in einem Durchgang und geht nicht mit --out</translation>
    </message>
    <message>
        <source>an interrupted part isn&apos;t saved</source>
        <translation>ein unterbrochener Teil wird nicht gespeichert</translation>
    </message>
    <message>
        <source>the games people played can&apos;t be searched: {why}</source>
        <translation>die Partien von Menschen können nicht durchsucht werden: {why}</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>eins von {values}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{name} applies to the whole game and can&apos;t change during it</source>
        <translation>{name} gilt für die ganze Partie und kann sich währenddessen nicht ändern</translation>
    </message>
    <message>
        <source>House rules for Cardtable. What you leave out keeps its default.</source>
        <translation>Hausregeln für Cardtable. Was du weglässt, behält seinen Standardwert.</translation>
    </message>
    <message>
        <source>{values}; default: {value}</source>
        <translation>{values}; Standard: {value}</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>Gilt nur, {when}.</translation>
    </message>
    <message>
        <source>Applies to the whole game and can&apos;t be changed during it.</source>
        <translation>Gilt für die ganze Partie und kann sich währenddessen nicht ändern.</translation>
    </message>
    <message>
        <source>a file of house rules</source>
        <translation>eine Datei mit Hausregeln</translation>
    </message>
    <message>
        <source>these house rules are for {game}, not for {other}</source>
        <translation>diese Hausregeln sind für {game}, nicht für {other}</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>nicht UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than {most} characters</source>
        <translation>die Zeile ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>not a TOML file: nested too deeply</source>
        <translation>keine TOML-Datei: zu tief verschachtelt</translation>
    </message>
    <message>
        <source>not a TOML file: {why}</source>
        <translation>keine TOML-Datei: {why}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{card} is not in the hand of seat {seat}</source>
        <translation>{card} ist nicht in der Hand von Platz {seat}</translation>
    </message>
    <message>
        <source>the chips are missing</source>
        <translation>die Chips fehlen</translation>
    </message>
    <message>
        <source>{name} lists a seat twice</source>
        <translation>{name} nennt einen Platz zweimal</translation>
    </message>
    <message>
        <source>the proposer&apos;s wager</source>
        <translation>der Einsatz des Anbietenden</translation>
    </message>
    <message>
        <source>the partner&apos;s wager</source>
        <translation>der Einsatz des Partners</translation>
    </message>
    <message>
        <source>the card is missing</source>
        <translation>die Karte fehlt</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left and can only pass</source>
        <translation>Platz {seat} hat keine Karten mehr und kann nur passen</translation>
    </message>
    <message>
        <source>nobody is left to make a contract with</source>
        <translation>niemand ist übrig, mit dem ein Vertrag möglich wäre</translation>
    </message>
    <message>
        <source>there is nothing in the centre to bid for</source>
        <translation>in der Mitte ist nichts, worum geboten werden könnte</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left</source>
        <translation>Platz {seat} hat keine Karten mehr</translation>
    </message>
    <message>
        <source>seat {seat} has made no bid to raise</source>
        <translation>Platz {seat} hat kein Gebot, das zu erhöhen wäre</translation>
    </message>
    <message>
        <source>seat {seat} is already in the bidding</source>
        <translation>Platz {seat} bietet schon mit</translation>
    </message>
    <message>
        <source>{name} is not a card of the pack</source>
        <translation>{name} ist keine Karte dieses Spiels</translation>
    </message>
    <message>
        <source>a card is missing</source>
        <translation>eine Karte fehlt</translation>
    </message>
    <message>
        <source>{name} is dealt twice</source>
        <translation>{name} wird zweimal ausgeteilt</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>eine Dezimalzahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <translation>unbekannter Schlüssel {key}</translation>
    </message>
    <message>
        <source>{value} is not allowed</source>
        <translation>{value} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>expected a list of length {wanted}, got {count}</source>
        <translation>erwartet wird eine Liste der Länge {wanted}, nicht {count}</translation>
    </message>
    <message>
        <source>expected {wanted}, got {kind}</source>
        <translation>erwartet wird {wanted}, nicht {kind}</translation>
    </message>
    <message>
        <source>expected at least {least}</source>
        <translation>mindestens {least} wird erwartet</translation>
    </message>
    <message>
        <source>expected at most {most}</source>
        <translation>höchstens {most} wird erwartet</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>die Zeile ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>eine Aufzeichnung</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the line is cut short</source>
        <translation>die Zeile ist abgeschnitten</translation>
    </message>
    <message>
        <source>not JSON: {why} at character {column}</source>
        <translation>kein JSON: {why} bei Zeichen {column}</translation>
    </message>
    <message>
        <source>not JSON: {why}</source>
        <translation>kein JSON: {why}</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>eine Zahl hat zu viele Ziffern</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>{setup} is not supported yet</source>
        <translation>{setup} wird noch nicht unterstützt</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}</source>
        <translation>{game} hat {fewest} bis {most} Plätze, nicht {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>die Partie ist vorbei, bevor sie beginnt</translation>
    </message>
    <message>
        <source>{game} has no talk</source>
        <translation>in {game} wird nicht gesprochen</translation>
    </message>
    <message>
        <source>a second header</source>
        <translation>ein zweiter Kopf</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>passing is only possible in an auction</source>
        <translation>passen geht nur in einer Auktion</translation>
    </message>
    <message>
        <source>two seats have the same suit, {suit}</source>
        <translation>zwei Plätze haben dieselbe Farbe, {suit}</translation>
    </message>
    <message>
        <source>prizes are not dealt when players offer their own cards</source>
        <translation>Preise werden nicht ausgeteilt, wenn Spieler eigene Karten anbieten</translation>
    </message>
    <message>
        <source>prizes are missing</source>
        <translation>die Preise fehlen</translation>
    </message>
    <message>
        <source>a prize is missing</source>
        <translation>ein Preis fehlt</translation>
    </message>
    <message>
        <source>{card} does not belong to a spare suit</source>
        <translation>{card} ist nicht von einer freien Farbe</translation>
    </message>
    <message>
        <source>{card} is not in play: each suit has {suit_size} cards</source>
        <translation>{card} ist nicht im Spiel: Eine Farbe hat {suit_size} Karten</translation>
    </message>
    <message>
        <source>{card} appears twice</source>
        <translation>{card} kommt zweimal vor</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>nach dem Ergebnis darf nichts mehr kommen</translation>
    </message>
    <message>
        <source>the record ends before line {until}</source>
        <translation>die Aufzeichnung endet hier, vor Zeile {until}</translation>
    </message>
    <message>
        <source>the file was removed</source>
        <translation>die Datei wurde entfernt</translation>
    </message>
    <message>
        <source>the file was changed by another program</source>
        <translation>ein anderes Programm hat die Datei geändert</translation>
    </message>
    <message>
        <source>this note would make the line too long for a record</source>
        <translation>mit dieser Notiz wäre die Zeile zu lang für eine Aufzeichnung</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes</source>
        <translation>die Datei hat mehr als {most} Bytes</translation>
    </message>
    <message>
        <source>the file is too large for a study</source>
        <translation>die Datei ist zu groß für eine Studie</translation>
    </message>
    <message>
        <source>it contains {file} twice</source>
        <translation>sie enthält {file} zweimal</translation>
    </message>
    <message>
        <source>seat {seat} is played by {player}, who can&apos;t play at this table</source>
        <translation>auf Platz {seat} spielt {player}, und dieser Spieler kann an diesem Tisch nicht mitspielen</translation>
    </message>
    <message>
        <source>the bot&apos;s process ended unexpectedly</source>
        <translation>der Prozess des Bots wurde unerwartet beendet</translation>
    </message>
    <message>
        <source>the file begins with a byte-order mark; a record must be plain UTF-8</source>
        <translation>die Datei beginnt mit einer Byte-Order-Mark; eine Aufzeichnung muss reines UTF-8 sein</translation>
    </message>
    <message>
        <source>a record may have at most {most} blank lines</source>
        <translation>eine Aufzeichnung darf höchstens {most} leere Zeilen haben</translation>
    </message>
    <message>
        <source>the file is empty; a record must begin with a header</source>
        <translation>die Datei ist leer; eine Aufzeichnung muss mit einem Kopf beginnen</translation>
    </message>
    <message>
        <source>not JSON: lone surrogate</source>
        <translation>kein JSON: einzelnes Surrogat</translation>
    </message>
    <message>
        <source>not a header: format must be &quot;{format}&quot;</source>
        <translation>kein Kopf: format muss &quot;{format}&quot; sein</translation>
    </message>
    <message>
        <source>version must be {version}, not {other}</source>
        <translation>version muss {version} sein, nicht {other}</translation>
    </message>
    <message>
        <source>rules must be an object</source>
        <translation>rules muss ein Objekt sein</translation>
    </message>
    <message>
        <source>seed must be a whole number of at most 63 bits, not {seed}</source>
        <translation>seed muss eine ganze Zahl von höchstens 63 Bit sein, nicht {seed}</translation>
    </message>
    <message>
        <source>a line must have exactly one of {kinds}, not {several}</source>
        <translation>eine Zeile muss genau eins von {kinds} enthalten, nicht {several}</translation>
    </message>
    <message>
        <source>reveal is only allowed in views, not in records</source>
        <translation>reveal ist nur in Sichten erlaubt, nicht in Aufzeichnungen</translation>
    </message>
    <message>
        <source>a line must have one of {kinds}</source>
        <translation>eine Zeile muss eins von {kinds} enthalten</translation>
    </message>
    <message>
        <source>result must be &quot;finished&quot;, not {value}</source>
        <translation>result muss &quot;finished&quot; sein, nicht {value}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <translation>doppelter Schlüssel {key}</translation>
    </message>
    <message>
        <source>{name} is not a valid value</source>
        <translation>{name} ist kein gültiger Wert</translation>
    </message>
    <message>
        <source>{card} appears twice in {name}</source>
        <translation>{card} kommt in {name} zweimal vor</translation>
    </message>
    <message>
        <source>{card} appears both in {name} and in {other}</source>
        <translation>{card} kommt sowohl in {name} als auch in {other} vor</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between prizes</source>
        <translation>Hausregeln können sich nur vor dem ersten Zug und zwischen zwei Preisen ändern</translation>
    </message>
    <message>
        <source>a card must be offered now</source>
        <translation>jetzt muss eine Karte versteigert werden</translation>
    </message>
    <message>
        <source>a bid must be made now, not an offer</source>
        <translation>jetzt muss geboten werden, nicht versteigert</translation>
    </message>
    <message>
        <source>{card} does not beat the current bid, {standing}</source>
        <translation>{card} schlägt das aktuelle Gebot ({standing}) nicht</translation>
    </message>
    <message>
        <source>{suit} is not a suit in play; choose from {suits}</source>
        <translation>{suit} ist keine Farbe im Spiel; zur Wahl: {suits}</translation>
    </message>
    <message>
        <source>{name}: {who} has a card that is not of their suit or not in play</source>
        <translation>{name}: {who} hat eine Karte, die nicht von der eigenen Farbe oder nicht im Spiel ist</translation>
    </message>
    <message>
        <source>{name}: {who} must have as many cards as there are prizes to come ({due}), not {count}</source>
        <translation>{name}: {who} muss so viele Karten haben, wie noch Preise kommen ({due}), nicht {count}</translation>
    </message>
    <message>
        <source>{name} may only hold earlier prizes</source>
        <translation>{name} darf nur frühere Preise enthalten</translation>
    </message>
    <message>
        <source>prizes must all be of one suit, not {spare} and {suit}</source>
        <translation>Preise müssen alle von einer Farbe sein, nicht {spare} und {suit}</translation>
    </message>
    <message>
        <source>the record ends after {found} of the {count} lines expected</source>
        <translation>die Aufzeichnung endet nach {found} von {count} erwarteten Zeilen</translation>
    </message>
    <message>
        <source>line {until} comes before the header</source>
        <translation>Zeile {until} steht vor dem Kopf</translation>
    </message>
    <message>
        <source>a record must begin with a header</source>
        <translation>eine Aufzeichnung muss mit einem Kopf beginnen</translation>
    </message>
    <message>
        <source>a note may have at most {most} characters</source>
        <translation>eine Notiz darf höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>the results belong to another question</source>
        <translation>die Ergebnisse gehören zu einer anderen Frage</translation>
    </message>
    <message>
        <source>it contains no {file}, so it is not a study</source>
        <translation>sie enthält kein {file}, ist also keine Studie</translation>
    </message>
    <message>
        <source>{file} in it is damaged: {why}</source>
        <translation>{file} darin ist beschädigt: {why}</translation>
    </message>
    <message>
        <source>it is damaged, or not a zip file</source>
        <translation>sie ist beschädigt oder keine ZIP-Datei</translation>
    </message>
    <message>
        <source>it contains {count} files; a study may have at most {most}</source>
        <translation>sie enthält {count} Dateien; eine Studie darf höchstens {most} haben</translation>
    </message>
    <message>
        <source>it contains {file}, which does not belong to a study</source>
        <translation>sie enthält {file}, das nicht zu einer Studie gehört</translation>
    </message>
    <message>
        <source>{file} in it is encrypted, or compressed in a way that isn&apos;t supported</source>
        <translation>{file} darin ist verschlüsselt oder auf eine Weise komprimiert, die nicht unterstützt wird</translation>
    </message>
    <message>
        <source>{file} in it is too large for a study</source>
        <translation>{file} darin ist zu groß für eine Studie</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>es gibt sie nicht mehr</translation>
    </message>
    <message>
        <source>{player} failed in {count} matches in a row and was given up after match {number}</source>
        <translation>{player}: {count} Partien in Folge fehlgeschlagen, nach Partie {number} aufgegeben</translation>
    </message>
    <message>
        <source>a worker process was told to end before its work was done</source>
        <translation>ein Arbeitsprozess sollte enden, bevor seine Arbeit getan war</translation>
    </message>
    <message>
        <source>a worker process ended before its work was done</source>
        <translation>ein Arbeitsprozess endete, bevor seine Arbeit getan war</translation>
    </message>
    <message>
        <source>to use other machines, Cardtable needs an extra: pip install cardtable[cluster]</source>
        <translation>für andere Rechner braucht Cardtable einen Zusatz: pip install cardtable[cluster]</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}: {why}</source>
        <translation>unter {address} antwortet kein Scheduler: {why}</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>der Scheduler unter {address} hat keine Worker</translation>
    </message>
    <message>
        <source>{address} has no workers left; this machine continues alone</source>
        <translation>{address} hat keine Worker mehr; dieser Rechner macht allein weiter</translation>
    </message>
    <message>
        <source>a worker in the cluster failed: {why}</source>
        <translation>ein Worker des Clusters konnte nicht weitermachen: {why}</translation>
    </message>
    <message>
        <source>not a part of a study</source>
        <translation>kein Teil einer Studie</translation>
    </message>
    <message>
        <source>played by another version of Cardtable</source>
        <translation>von einer anderen Version von Cardtable gespielt</translation>
    </message>
    <message>
        <source>the results in it are damaged</source>
        <translation>die Ergebnisse darin sind beschädigt</translation>
    </message>
    <message>
        <source>{file} and {other} are parts of different studies</source>
        <translation>{file} gehört zu einer anderen Studie als {other}</translation>
    </message>
    <message>
        <source>{file} and {other} are the same part, {shard} of {shards}</source>
        <translation>{file} ist derselbe Teil wie {other}: {shard} von {shards}</translation>
    </message>
    <message>
        <source>part {shard} of {shards} is missing</source>
        <translation>Teil {shard} von {shards} fehlt</translation>
    </message>
    <message>
        <source>the process that played the games has ended</source>
        <translation>der Prozess, der die Partien gespielt hat, ist beendet</translation>
    </message>
    <message>
        <source>{what}; {other}</source>
        <translation>{what}; {other}</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>eine Studie</translation>
    </message>
    <message>
        <source>two rule sets are called {name}</source>
        <translation>zwei Regelsätze heißen {name}</translation>
    </message>
    <message>
        <source>step {number}: {why}</source>
        <translation>Schritt {number}: {why}</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>gehört zu einem anderen Spiel</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>the record can&apos;t be written: {why}</source>
        <translation>die Aufzeichnung kann nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>{who} can&apos;t play on: {why}</source>
        <translation>{who} kann nicht weiterspielen: {why}</translation>
    </message>
    <message>
        <source>picture {number}: {why}</source>
        <translation>Bild {number}: {why}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} oder {last}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei ist schon vorhanden</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>der Ordner ist nicht leer</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>das ist kein ausführbares Programm</translation>
    </message>
    <message>
        <source>Bidding War is by Ben, of ben.blog, 2020. It was published without a name; a reader suggested “the Scruffian Bidding War”.</source>
        <translation>Bidding War ist von Ben (ben.blog), 2020. Es erschien ohne Namen; ein Leser schlug „the Scruffian Bidding War“ vor.</translation>
    </message>
    <message>
        <source>Suit size</source>
        <translation>Karten pro Farbe</translation>
    </message>
    <message>
        <source>How many cards each suit has, from the ace up. With 5: A 2 3 4 5.</source>
        <translation>Wie viele Karten jede Farbe hat, vom Ass aufwärts: Bei 5 sind es A 2 3 4 5.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>What players bid for: a shuffled suit that nobody holds, or cards that players offer in turn.</source>
        <translation>Worum geboten wird: um eine gemischte Farbe, die niemand hat, oder um Karten, die die Spieler reihum versteigern.</translation>
    </message>
    <message>
        <source>a spare suit</source>
        <translation>eine freie Farbe</translation>
    </message>
    <message>
        <source>the players&apos; own cards</source>
        <translation>eigene Karten der Spieler</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>All at once and face down, or face up in an auction where each bid must be higher.</source>
        <translation>Alle zugleich und verdeckt, oder offen in einer Auktion, in der jedes Gebot höher sein muss.</translation>
    </message>
    <message>
        <source>sealed, face down</source>
        <translation>geheim, verdeckt</translation>
    </message>
    <message>
        <source>open auction</source>
        <translation>offene Auktion</translation>
    </message>
    <message>
        <source>Tied bids</source>
        <translation>Gleiche höchste Gebote</translation>
    </message>
    <message>
        <source>What happens to the prize if the highest bids tie: it is discarded, added to the next prize, or won by the highest bid that nobody else made.</source>
        <translation>Was aus dem Preis wird, wenn die höchsten Gebote gleich sind: Er wird abgelegt, er kommt zum nächsten dazu, oder ihn gewinnt das höchste Gebot, das sonst niemand gemacht hat.</translation>
    </message>
    <message>
        <source>discard the prize</source>
        <translation>der Preis wird abgelegt</translation>
    </message>
    <message>
        <source>add it to the next</source>
        <translation>er kommt zum nächsten dazu</translation>
    </message>
    <message>
        <source>next highest bid wins</source>
        <translation>das nächsthöchste Gebot gewinnt</translation>
    </message>
    <message>
        <source>with sealed bids, since auctions never tie</source>
        <translation>wenn verdeckt geboten wird, denn in einer Auktion sind Gebote nie gleich</translation>
    </message>
    <message>
        <source>Value of an ace</source>
        <translation>Wert eines Asses</translation>
    </message>
    <message>
        <source>Both as a bid and as a prize.</source>
        <translation>Als Gebot und als Preis.</translation>
    </message>
    <message>
        <source>Value of a jack</source>
        <translation>Wert eines Buben</translation>
    </message>
    <message>
        <source>when a suit has at least eleven cards</source>
        <translation>wenn eine Farbe elf Karten oder mehr hat</translation>
    </message>
    <message>
        <source>Value of a queen</source>
        <translation>Wert einer Dame</translation>
    </message>
    <message>
        <source>when a suit has at least twelve cards</source>
        <translation>wenn eine Farbe zwölf Karten oder mehr hat</translation>
    </message>
    <message>
        <source>Value of a king</source>
        <translation>Wert eines Königs</translation>
    </message>
    <message>
        <source>when a suit has all thirteen cards</source>
        <translation>wenn eine Farbe alle dreizehn Karten hat</translation>
    </message>
    <message>
        <source>Order of offers</source>
        <translation>Reihenfolge des Versteigerns</translation>
    </message>
    <message>
        <source>In what order players offer cards: round the table and back again, so that nobody is always first, or always round the same way.</source>
        <translation>In welcher Reihenfolge die Spieler Karten versteigern: rund um den Tisch und wieder zurück, damit niemand immer der Erste ist, oder immer rundherum.</translation>
    </message>
    <message>
        <source>there and back: A B C C B A</source>
        <translation>hin und zurück: A B C C B A</translation>
    </message>
    <message>
        <source>round: A B C A B C</source>
        <translation>rundherum: A B C A B C</translation>
    </message>
    <message>
        <source>when players offer their own cards</source>
        <translation>wenn die Spieler eigene Karten versteigern</translation>
    </message>
    <message>
        <source>Seller bids too</source>
        <translation>Wer versteigert, bietet mit</translation>
    </message>
    <message>
        <source>Whether the player who offers a card may bid for it.</source>
        <translation>Ob mitbieten darf, wer eine Karte versteigert.</translation>
    </message>
    <message>
        <source>Losers pay too</source>
        <translation>Wer verliert, zahlt auch</translation>
    </message>
    <message>
        <source>in an open auction</source>
        <translation>wenn offen geboten wird</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Wie im Original</translation>
    </message>
    <message>
        <source>Quick: seven cards a suit</source>
        <translation>Schnell: sieben Karten pro Farbe</translation>
    </message>
    <message>
        <source>Ties raise the stakes</source>
        <translation>Bei Gleichstand geht es um mehr</translation>
    </message>
    <message>
        <source>Queen over king</source>
        <translation>Dame vor König</translation>
    </message>
    <message>
        <source>All picture cards are ten</source>
        <translation>Jede Bildkarte zählt zehn</translation>
    </message>
    <message>
        <source>Open auction</source>
        <translation>Offene Auktion</translation>
    </message>
    <message>
        <source>The players&apos; own cards</source>
        <translation>Eigene Karten der Spieler</translation>
    </message>
    <message>
        <source>Own cards, open auction</source>
        <translation>Eigene Karten, offene Auktion</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Cards each player still holds of their own suit.</source>
        <translation>Karten der eigenen Farbe, die jeder noch hat.</translation>
    </message>
    <message>
        <source>In order, including those already gone.</source>
        <translation>In ihrer Reihenfolge, auch die schon vergebenen.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Prizes each player has won; they count as points.</source>
        <translation>Die Preise, die jeder gewonnen hat; sie zählen als Punkte.</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Liegen geblieben</translation>
    </message>
    <message>
        <source>Prizes carried over to the current one.</source>
        <translation>Preise, die zum jetzigen dazugekommen sind.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Who opens the bidding or offers a card.</source>
        <translation>Wer das Bieten eröffnet oder eine Karte versteigert.</translation>
    </message>
    <message>
        <source>Loser&apos;s Game is by Jonathan Leistiko, 2006.</source>
        <translation>Loser&apos;s Game ist von Jonathan Leistiko, 2006.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>The match ends once one player alone has the highest score, and it is at least this.</source>
        <translation>Die Partie endet, sobald ein Spieler allein die meisten Punkte hat, und zwar mindestens so viele.</translation>
    </message>
    <message>
        <source>when a match can have several hands and the cards taken score points</source>
        <translation>wenn eine Partie mehrere Runden haben kann und gewonnene Karten Punkte bringen</translation>
    </message>
    <message>
        <source>Points for a trump</source>
        <translation>Punkte für einen Trumpf</translation>
    </message>
    <message>
        <source>What each trump card scores for the player who takes it.</source>
        <translation>Was jede Trumpfkarte dem Spieler einbringt, der sie gewinnt.</translation>
    </message>
    <message>
        <source>Points for three of a kind</source>
        <translation>Punkte für einen Drilling</translation>
    </message>
    <message>
        <source>What three cards of the same rank score for the player who takes them.</source>
        <translation>Was drei Karten gleichen Werts dem Spieler einbringen, der sie gewinnt.</translation>
    </message>
    <message>
        <source>Points for four of a kind</source>
        <translation>Punkte für einen Vierling</translation>
    </message>
    <message>
        <source>What all four cards of the same rank score for the player who takes them. They don&apos;t also count as three of a kind.</source>
        <translation>Was alle vier Karten gleichen Werts dem Spieler einbringen, der sie gewinnt. Sie zählen nicht auch noch als Drilling.</translation>
    </message>
    <message>
        <source>Who calls trump in a tie</source>
        <translation>Trumpfwahl bei Gleichstand</translation>
    </message>
    <message>
        <source>Who calls trump when players tie for the lowest score: the youngest of them; one of them at random; or the youngest in the first hand, and later the first of them to the left of the last caller.</source>
        <translation>Wer Trumpf bestimmt, wenn mehrere Spieler gleich wenig Punkte haben: der jüngste von ihnen; per Los einer von ihnen; oder in der ersten Runde der jüngste und später der nächste von ihnen links von dem, der zuletzt bestimmt hat.</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>der jüngste von ihnen</translation>
    </message>
    <message>
        <source>one at random</source>
        <translation>per Los einer von ihnen</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>reihum</translation>
    </message>
    <message>
        <source>A made bid scores</source>
        <translation>Eine geschaffte Ansage bringt</translation>
    </message>
    <message>
        <source>What players score when they take at least as many points as they bid.</source>
        <translation>Was Spielern gutgeschrieben wird, die mindestens so viele Punkte machen wie angesagt.</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>die Ansage</translation>
    </message>
    <message>
        <source>all points taken</source>
        <translation>alle gemachten Punkte</translation>
    </message>
    <message>
        <source>when cards taken score points</source>
        <translation>wenn gewonnene Karten Punkte bringen</translation>
    </message>
    <message>
        <source>A failed bid costs</source>
        <translation>Eine verfehlte Ansage kostet</translation>
    </message>
    <message>
        <source>What players lose when they take fewer points than they bid.</source>
        <translation>Was Spieler verlieren, die weniger Punkte machen als angesagt.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Rundenlimit</translation>
    </message>
    <message>
        <source>The match ends after this many hands at the latest; 0 means no limit.</source>
        <translation>Die Partie endet spätestens nach so vielen Runden; 0 heißt unbegrenzt.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Last trick may be looked at</source>
        <translation>Letzter Stich einsehbar</translation>
    </message>
    <message>
        <source>Whether players may look at the last trick again until the next card is played. If not, tricks stay closed until the hand is over.</source>
        <translation>Ob die Spieler den letzten Stich noch einmal ansehen dürfen, bis die nächste Karte gespielt wird. Wenn nicht, bleiben Stiche verdeckt, bis die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Short: to 25 points</source>
        <translation>Kurz: bis 25 Punkte</translation>
    </message>
    <message>
        <source>Gentle: failed bids cost nothing</source>
        <translation>Sanft: Eine verfehlte Ansage kostet nichts</translation>
    </message>
    <message>
        <source>All points taken score</source>
        <translation>Alle gemachten Punkte zählen</translation>
    </message>
    <message>
        <source>Only trumps count</source>
        <translation>Nur Trümpfe zählen</translation>
    </message>
    <message>
        <source>Collectors: sets count double</source>
        <translation>Sammler: Drillinge und Vierlinge zählen doppelt</translation>
    </message>
    <message>
        <source>Six hands</source>
        <translation>Sechs Runden</translation>
    </message>
    <message>
        <source>As dealt.</source>
        <translation>Wie gegeben.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>The cards that nobody was dealt.</source>
        <translation>Die Karten, die niemand bekommen hat.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktestände</translation>
    </message>
    <message>
        <source>Points from earlier hands.</source>
        <translation>Punkte aus früheren Runden.</translation>
    </message>
    <message>
        <source>Who calls trump</source>
        <translation>Wer Trumpf bestimmt</translation>
    </message>
    <message>
        <source>Any player, whatever their score.</source>
        <translation>Irgendein Spieler, gleich mit wie vielen Punkten.</translation>
    </message>
    <message>
        <source>with {trump_points}, {three_points} and {four_points} all 0, a match needs a {round_limit} to end</source>
        <translation>wenn {trump_points}, {three_points} und {four_points} alle auf 0 stehen, muss {round_limit} gesetzt sein, damit eine Partie endet</translation>
    </message>
    <message>
        <source>Mentalist Poker is by Alex Weldon, 2012.</source>
        <translation>Mentalist Poker ist von Alex Weldon, 2012.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>In the classic game one player guesses, and a missed bet goes into the pot. In the advanced game everyone guesses, and if all miss, the bettor takes as many chips from the pot as they bet.</source>
        <translation>Im klassischen Spiel tippt ein Spieler, und ein nicht erratener Einsatz kommt in den Pot. Im fortgeschrittenen Spiel tippen alle; errät niemand den Einsatz, nimmt der Setzende ebenso viele Chips aus dem Pot.</translation>
    </message>
    <message>
        <source>classic: one guesses</source>
        <translation>klassisch: einer tippt</translation>
    </message>
    <message>
        <source>advanced: everyone guesses</source>
        <translation>fortgeschritten: alle tippen</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>Chips zu Beginn</translation>
    </message>
    <message>
        <source>How many chips each player starts with.</source>
        <translation>Mit wie vielen Chips jeder beginnt.</translation>
    </message>
    <message>
        <source>20; in the advanced game 10 for each player, if that is more</source>
        <translation>20; im fortgeschrittenen Spiel 10 pro Spieler, wenn das mehr ist</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>What each player puts into the pot before betting begins.</source>
        <translation>Was jeder in den Pot legt, bevor gesetzt wird.</translation>
    </message>
    <message>
        <source>The most a player may bet: all their chips, or no more than is in the pot.</source>
        <translation>Wie viel ein Spieler setzen darf: alle eigenen Chips oder nicht mehr, als im Pot liegt.</translation>
    </message>
    <message>
        <source>Game ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>Whether the others play on when a player can&apos;t pay the ante or has no chips to bet. With two players it makes no difference.</source>
        <translation>Ob die anderen weiterspielen, wenn ein Spieler das Ante nicht zahlen kann oder keine Chips zum Setzen hat. Zu zweit macht es keinen Unterschied.</translation>
    </message>
    <message>
        <source>when one player is left</source>
        <translation>wenn nur einer übrig ist</translation>
    </message>
    <message>
        <source>when the first player is out</source>
        <translation>wenn der erste Spieler ausscheidet</translation>
    </message>
    <message>
        <source>The game ends after this many bets, and the most chips win; 0 means no limit. Chips still in the pot then belong to nobody.</source>
        <translation>Die Partie endet nach so vielen Einsätzen, und die meisten Chips gewinnen; 0 heißt unbegrenzt. Was dann im Pot liegt, gehört niemandem.</translation>
    </message>
    <message>
        <source>Quick: ten chips each</source>
        <translation>Schnell: je zehn Chips</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>Until the first player is out</source>
        <translation>Bis der erste Spieler ausscheidet</translation>
    </message>
    <message>
        <source>Thirty bets</source>
        <translation>Dreißig Einsätze</translation>
    </message>
    <message>
        <source>Advanced: everyone guesses</source>
        <translation>Fortgeschritten: alle tippen</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>What each player has, not counting the pot.</source>
        <translation>Was jeder hat, ohne den Pot.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Chips in the pot, antes included.</source>
        <translation>Chips im Pot, Antes eingeschlossen.</translation>
    </message>
    <message>
        <source>Who bets</source>
        <translation>Wer setzt</translation>
    </message>
    <message>
        <source>Whose turn it is to bet.</source>
        <translation>Wer mit dem Setzen an der Reihe ist.</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>Erstsetzer-Button</translation>
    </message>
    <message>
        <source>Who bet first for this pot. The player to their left starts the next one.</source>
        <translation>Wer um diesen Pot zuerst gesetzt hat: Den nächsten beginnt der linke Nachbar.</translation>
    </message>
    <message>
        <source>the {ante} can&apos;t be higher than {starting_chips}</source>
        <translation>{ante} darf höchstens so hoch sein wie {starting_chips}</translation>
    </message>
    <message>
        <source>Miser is by Chris Young.</source>
        <translation>Miser ist von Chris Young.</translation>
    </message>
    <message>
        <source>Starting pennies</source>
        <translation>Pfennige zu Beginn</translation>
    </message>
    <message>
        <source>How many pennies each player starts with.</source>
        <translation>Mit wie vielen Pfennigen jeder beginnt.</translation>
    </message>
    <message>
        <source>Wager limit</source>
        <translation>Höchsteinsatz</translation>
    </message>
    <message>
        <source>The most pennies a player may wager on one contract or attack.</source>
        <translation>Die meisten Pfennige, die ein Spieler bei einem Vertrag oder Angriff einsetzen darf.</translation>
    </message>
    <message>
        <source>Cost of a pass</source>
        <translation>Kosten des Passens</translation>
    </message>
    <message>
        <source>What passing puts into the centre, or all a player has if that is less. It can be 0 only with a turn limit.</source>
        <translation>Was beim Passen in die Mitte kommt, oder alles, was ein Spieler hat, wenn das weniger ist. 0 ist nur mit einem Zuglimit möglich.</translation>
    </message>
    <message>
        <source>Uneven deal</source>
        <translation>Karten gehen nicht auf</translation>
    </message>
    <message>
        <source>How everyone gets the same number of cards: the lowest cards are removed before the shuffle, or the last cards are set aside face down.</source>
        <translation>Wie alle gleich viele Karten bekommen: Die niedrigsten kommen vor dem Mischen aus dem Spiel, oder die letzten werden verdeckt beiseitegelegt.</translation>
    </message>
    <message>
        <source>remove lowest cards</source>
        <translation>niedrigste entfernen</translation>
    </message>
    <message>
        <source>set last cards aside</source>
        <translation>letzte beiseitelegen</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high, and the highest goes first; or a random player does.</source>
        <translation>Alle ziehen eine Karte, das Ass ist hoch, und die höchste beginnt; oder das Los entscheidet.</translation>
    </message>
    <message>
        <source>highest draw</source>
        <translation>höchste Karte</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>per Los</translation>
    </message>
    <message>
        <source>Victim must match</source>
        <translation>Opfer muss mitziehen</translation>
    </message>
    <message>
        <source>What the victim puts in: as much as both partners together, or that but no more than the wager limit.</source>
        <translation>Was das Opfer einzahlt: so viel wie beide Partner zusammen, oder ebenso viel, aber nicht mehr als den Höchsteinsatz.</translation>
    </message>
    <message>
        <source>both wagers</source>
        <translation>beide Einsätze</translation>
    </message>
    <message>
        <source>up to wager limit</source>
        <translation>bis zum Höchsteinsatz</translation>
    </message>
    <message>
        <source>Odd penny of a contract</source>
        <translation>Der überzählige Pfennig eines Vertrags</translation>
    </message>
    <message>
        <source>Where an odd penny goes when partners split the centre.</source>
        <translation>Wohin ein überzähliger Pfennig geht, wenn die Partner die Mitte teilen.</translation>
    </message>
    <message>
        <source>stays in centre</source>
        <translation>bleibt in der Mitte</translation>
    </message>
    <message>
        <source>to the proposer</source>
        <translation>an den Vorschlagenden</translation>
    </message>
    <message>
        <source>Offers per turn</source>
        <translation>Angebote in einem Zug</translation>
    </message>
    <message>
        <source>How many contracts may be offered in one turn, counter-offers included. The last offer can only be accepted or declined.</source>
        <translation>Wie viele Verträge in einem Zug angeboten werden dürfen, Gegenangebote mitgezählt. Das letzte Angebot kann nur noch angenommen oder abgelehnt werden.</translation>
    </message>
    <message>
        <source>Tied attack</source>
        <translation>Gleiche Summen bei einem Angriff</translation>
    </message>
    <message>
        <source>If totals tie: the pennies stay in the centre, are split evenly (an odd penny stays), or go to the victim.</source>
        <translation>Bei gleichen Summen: Die Pfennige bleiben in der Mitte, werden gleich geteilt (ein überzähliger bleibt) oder gehen an das Opfer.</translation>
    </message>
    <message>
        <source>stay in centre</source>
        <translation>bleiben in der Mitte</translation>
    </message>
    <message>
        <source>split evenly</source>
        <translation>gleich geteilt</translation>
    </message>
    <message>
        <source>to the victim</source>
        <translation>an das Opfer</translation>
    </message>
    <message>
        <source>Unanswered attack</source>
        <translation>Unbeantworteter Angriff</translation>
    </message>
    <message>
        <source>What the attacker takes when the victim lays no card.</source>
        <translation>Was der Angreifer nimmt, wenn das Opfer keine Karte legt.</translation>
    </message>
    <message>
        <source>whole centre</source>
        <translation>die ganze Mitte</translation>
    </message>
    <message>
        <source>the two wagers</source>
        <translation>die beiden Einsätze</translation>
    </message>
    <message>
        <source>Cards in an attack</source>
        <translation>Karten bei einem Angriff</translation>
    </message>
    <message>
        <source>How many cards each side may lay in one attack; 0 means no limit.</source>
        <translation>Wie viele Karten jede Seite bei einem Angriff legen darf; 0 heißt unbegrenzt.</translation>
    </message>
    <message>
        <source>In contracts and attacks.</source>
        <translation>Bei Verträgen und Angriffen.</translation>
    </message>
    <message>
        <source>Value of jacks, queens and kings</source>
        <translation>Wert von Buben, Damen und Königen</translation>
    </message>
    <message>
        <source>Whether the second-highest bid for the centre is paid as well. Tied highest bids are paid either way.</source>
        <translation>Ob auch das zweithöchste Gebot um die Mitte gezahlt wird. Gleiche höchste Gebote werden so oder so gezahlt.</translation>
    </message>
    <message>
        <source>When the first player has no pennies left, or when only one player has any left.</source>
        <translation>Wenn der erste Spieler keine Pfennige mehr hat, oder wenn nur noch einer welche hat.</translation>
    </message>
    <message>
        <source>first knock-out</source>
        <translation>erstes Ausscheiden</translation>
    </message>
    <message>
        <source>one player left</source>
        <translation>nur einer übrig</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Zuglimit</translation>
    </message>
    <message>
        <source>The game ends after this many turns, and the most pennies win; 0 means no limit.</source>
        <translation>Die Partie endet nach so vielen Zügen, und die meisten Pfennige gewinnen; 0 heißt unbegrenzt.</translation>
    </message>
    <message>
        <source>Whether everyone may look through the played cards. If not, players must remember them, and the card of an unanswered attack is never shown.</source>
        <translation>Ob alle die gespielten Karten durchsehen dürfen. Wenn nicht, müssen die Spieler sie sich merken, und die Karte eines unbeantworteten Angriffs wird nie gezeigt.</translation>
    </message>
    <message>
        <source>Long: 40 pennies, capped contracts</source>
        <translation>Lang: 40 Pfennige, begrenzte Verträge</translation>
    </message>
    <message>
        <source>Gentle: a penny at a time</source>
        <translation>Sanft: ein Pfennig pro Einsatz</translation>
    </message>
    <message>
        <source>To the last player standing</source>
        <translation>Bis nur noch ein Spieler übrig ist</translation>
    </message>
    <message>
        <source>Cards each player still holds.</source>
        <translation>Karten, die jeder noch hat.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Cards everyone has seen.</source>
        <translation>Karten, die alle gesehen haben.</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>Ohne Antwort</translation>
    </message>
    <message>
        <source>Cards of unanswered attacks, never shown.</source>
        <translation>Karten unbeantworteter Angriffe, nie gezeigt.</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Pfennige</translation>
    </message>
    <message>
        <source>Players without pennies are out.</source>
        <translation>Wer keine hat, ist ausgeschieden.</translation>
    </message>
    <message>
        <source>In the centre</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Pennies in the centre.</source>
        <translation>Pfennige in der Mitte.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>The player who attacks, offers a contract, opens the bidding or passes.</source>
        <translation>Wer angreift, einen Vertrag anbietet, das Bieten eröffnet oder passt.</translation>
    </message>
    <message>
        <source>with {pass_cost} 0, a game needs a {turn_limit} to end</source>
        <translation>wenn {pass_cost} auf 0 steht, muss {turn_limit} gesetzt sein, damit eine Partie endet</translation>
    </message>
</context>
<context>
    <name>distributions</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>emblems</name>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>flame</source>
        <translation>Flamme</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>{shape}, {colour}</source>
        <translation>{shape}, {colour}</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>At most {most}.</source>
        <translation>Höchstens {most}.</translation>
    </message>
    <message>
        <source>At least {least}.</source>
        <translation>Mindestens {least}.</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>This measure can&apos;t be worked out with these players.</source>
        <translation>Diese Kennzahl lässt sich mit diesen Spielern nicht ermitteln.</translation>
    </message>
    <message>
        <source>No games finished yet.</source>
        <translation>Noch ist keine Partie beendet.</translation>
    </message>
    <message>
        <source>There are too few games so far to tell.</source>
        <translation>Für eine Aussage sind es noch zu wenige Partien.</translation>
    </message>
    <message>
        <source>The mean is {bounds}: inside the goal of {range}.</source>
        <translation>Der Mittelwert liegt {bounds}: innerhalb des Ziels ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: outside the goal of {range}.</source>
        <translation>Der Mittelwert liegt {bounds}: außerhalb des Ziels ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: partly inside the goal of {range}.</source>
        <translation>Der Mittelwert liegt {bounds}: teilweise innerhalb des Ziels ({range}).</translation>
    </message>
    <message>
        <source>{high}% or less</source>
        <translation>{high}&#xa0;% oder weniger</translation>
    </message>
    <message>
        <source>{high} or less</source>
        <translation>{high} oder weniger</translation>
    </message>
    <message>
        <source>{low}% or more</source>
        <translation>{low}&#xa0;% oder mehr</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} oder mehr</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} bis {high}&#xa0;%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}%</source>
        <translation>zwischen {low} und {high}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>fitness</name>
    <message>
        <source>These players aren&apos;t fit to judge these rules. {why}</source>
        <translation>Diese Spieler sind nicht geeignet, diese Regeln zu beurteilen. {why}</translation>
    </message>
    <message>
        <source>It isn&apos;t known yet whether these players are fit to judge these rules. {why}</source>
        <translation>Noch ist nicht bekannt, ob diese Spieler geeignet sind, diese Regeln zu beurteilen. {why}</translation>
    </message>
    <message>
        <source>Programs can&apos;t be tested here.</source>
        <translation>Programme können hier nicht geprüft werden.</translation>
    </message>
    <message>
        <source>These players move at random, so they don&apos;t show how people play.</source>
        <translation>Diese Spieler ziehen zufällig, also zeigen sie nicht, wie Menschen spielen.</translation>
    </message>
    <message>
        <source>The {best} player knows the solution of this game: nobody wins more than a fair share against them.</source>
        <translation>Der Spieler „{best}“ kennt die Lösung dieses Spiels: Niemand gewinnt dagegen mehr als den fairen Anteil.</translation>
    </message>
    <message>
        <source>The {best} player wins {rate} games in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>Der Spieler „{best}“ gewinnt {rate} von 100 Partien {bounds} gegen Spieler wie „{below}“; der faire Anteil wäre {fair}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>
            <numerusform>Nach %n Partie hat der Spieler „{best}“ {rate} von 100 {bounds} gegen Spieler wie „{below}“ gewonnen; der faire Anteil wäre {fair}.</numerusform>
            <numerusform>Nach %n Partien hat der Spieler „{best}“ {rate} von 100 {bounds} gegen Spieler wie „{below}“ gewonnen; der faire Anteil wäre {fair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) that differed, no player chose differently because of the rules: these players don&apos;t take them into account.</source>
        <translation>
            <numerusform>In %n Partie, die anders verlief, hat sich kein Spieler wegen der Regeln anders entschieden: Diese Spieler berücksichtigen sie nicht.</numerusform>
            <numerusform>In %n Partien, die anders verliefen, hat sich kein Spieler wegen der Regeln anders entschieden: Diese Spieler berücksichtigen sie nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among themselves, these players share the win in {rate} of 100 games, compared with {others} against {below} players: they play alike and get in each other&apos;s way.</source>
        <translation>Unter sich teilen diese Spieler den Sieg in {rate} von 100 Partien, mit Spielern wie „{below}“ dagegen in {others}: Sie spielen gleich und kommen einander in die Quere.</translation>
    </message>
    <message>
        <source>Some simple strategies that might beat these players haven&apos;t been tried yet.</source>
        <translation>Einige einfache Strategien, gegen die diese Spieler verlieren könnten, wurden noch nicht ausprobiert.</translation>
    </message>
    <message>
        <source>In {games} games, a player who {idea} wins {rate} in 100 against these players; a fair share would be {fair}. These players haven&apos;t learnt these rules.</source>
        <translation>In {games} Partien gewinnt ein Spieler, der {idea}, {rate} von 100 gegen diese Spieler; der faire Anteil wäre {fair}. Diese Spieler haben diese Regeln nicht gelernt.</translation>
    </message>
    <message>
        <source>No games have differed so far.</source>
        <translation>Bisher ist nichts anders verlaufen.</translation>
    </message>
</context>
<context>
    <name>forecast</name>
    <message>
        <source>By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games a seat wins.</source>
        <translation>Am Ende sind es etwa {pairs} Partienpaare: genug, um zu zeigen, wenn sich die Siege eines Platzes in 100 Partien um {reach} ändern.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Bid how many points you will take, then take them. The player in last place calls trump. 2 to 8 players.</source>
        <translation>Sag an, wie viele Punkte du machst, und mach sie. Wer hinten liegt, bestimmt Trumpf. 2 bis 8 Spieler.</translation>
    </message>
    <message>
        <source>Bet chips behind your screen, and guess how many the others bet behind theirs. 2 to 8 players.</source>
        <translation>Setz Chips hinter deinem Sichtschirm und errate, wie viele die anderen hinter ihrem setzen. 2 bis 8 Spieler.</translation>
    </message>
    <message>
        <source>Attack, make contracts, and break them. The most pennies win. 3 to 8 players.</source>
        <translation>Angreifen, Verträge schließen und brechen: Die meisten Pfennige gewinnen. 3 bis 8 Spieler.</translation>
    </message>
    <message>
        <source>One suit is your money, another the prizes. Bid well, and never predictably. 2 to 7 players.</source>
        <translation>Eine Farbe ist dein Geld, eine andere sind die Preise. Biete gut und nie vorhersehbar. 2 bis 7 Spieler.</translation>
    </message>
</context>
<context>
    <name>impressions</name>
    <message numerus="yes">
        <source>Median length of %n game(s) that people played by these rules: {minutes} min.</source>
        <translation>
            <numerusform>%n Partie von Menschen nach diesen Regeln dauerte {minutes} min (Median).</numerusform>
            <numerusform>%n Partien von Menschen nach diesen Regeln dauerten {minutes} min (Median).</numerusform>
        </translation>
    </message>
    <message>
        <source>fun</source>
        <translation>Spaß</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message numerus="yes">
        <source>People who played %n game(s) by these rules say:</source>
        <translation>
            <numerusform>Menschen, die %n Partie mit diesen Regeln gespielt haben, sagen:</numerusform>
            <numerusform>Menschen, die %n Partien mit diesen Regeln gespielt haben, sagen:</numerusform>
        </translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>von {most}</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>,</source>
        <comment>between the thousands of a number</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>.</source>
        <comment>before the decimals of a number</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} und {last}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <comment>before a word that begins with the sound of i: Ann e Inés</comment>
        <translation>{parts} und {last}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the clauses of a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>a name, and what is said of it</comment>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <comment>two sentences, one behind the other</comment>
        <translation>{sentence} {next}</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <comment>a clause as a whole sentence</comment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>No font for {language} is installed. Install one, or choose another language.</source>
        <translation>Für {language} ist keine Schrift installiert. Installiere eine oder wähle eine andere Sprache.</translation>
    </message>
</context>
<context>
    <name>losers</name>
    <message>
        <source>Points to bid</source>
        <translation>Punkte ansagen</translation>
    </message>
    <message>
        <source>One point less</source>
        <translation>Ein Punkt weniger</translation>
    </message>
    <message>
        <source>One point more</source>
        <translation>Ein Punkt mehr</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>{points} ansagen</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) in hand ({suit})</source>
        <translation>
            <numerusform>%n Trumpf auf der Hand ({suit})</numerusform>
            <numerusform>%n Trümpfe auf der Hand ({suit})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if you take all of them</source>
        <translation>
            <numerusform>%n Punkt, wenn du alle nimmst</numerusform>
            <numerusform>%n Punkte, wenn du alle nimmst</numerusform>
        </translation>
    </message>
    <message>
        <source>three of a kind: {points}</source>
        <translation>Drilling: {points}</translation>
    </message>
    <message>
        <source>four of a kind: {points}</source>
        <translation>Vierling: {points}</translation>
    </message>
    <message>
        <source>four of a kind: nothing</source>
        <translation>Vierling: nichts</translation>
    </message>
    <message>
        <source>all in your hand</source>
        <translation>alle auf deiner Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n in other hands</source>
        <translation>
            <numerusform>noch %n bei anderen</numerusform>
            <numerusform>noch %n bei anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>What your cards are worth</source>
        <translation>Was deine Karten wert sind</translation>
    </message>
    <message numerus="yes">
        <source>Most that can be taken: %n point(s)</source>
        <translation>
            <numerusform>Höchstens zu holen: %n Punkt</numerusform>
            <numerusform>Höchstens zu holen: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>kein Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>and %n more pair(s)</source>
        <translation>
            <numerusform>und noch %n Paar</numerusform>
            <numerusform>und noch %n Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} of {tried} bids made ({share}%)</source>
        <translation>{made} von {tried} Ansagen geschafft ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>hide it</source>
        <translation>verdecken</translation>
    </message>
    <message>
        <source>show it again</source>
        <translation>erneut zeigen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at, until the next card is played.</source>
        <translation>Nur der letzte Stich darf angesehen werden, bis die nächste Karte gespielt wird.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>gewann ihn</translation>
    </message>
    <message>
        <source>called trump</source>
        <translation>hat Trumpf bestimmt</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n of rank {rank}</source>
        <translation>
            <numerusform>%n Karte vom Wert {rank}</numerusform>
            <numerusform>%n Karten vom Wert {rank}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points} ({counted}): {outcome}, {gain}, now {score}</source>
        <translation>{who}: Ansage {bid}, gemacht {points} ({counted}): {outcome}, {gain}, jetzt {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n Trumpf</numerusform>
            <numerusform>%n Trümpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of hand {number}</source>
        <translation>Ergebnis von Runde {number}</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>Gleiche</translation>
    </message>
    <message>
        <source>took</source>
        <translation>gemacht</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>{suit} were trump</source>
        <translation>{suit} war Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Calling trump, as the loser does, is an advantage.</source>
        <translation>Trumpf zu bestimmen, wie es der Letzte darf, ist ein Vorteil.</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Your choice hardly matters here: you win about {chance} in 100 matches.</source>
        <translation>Hier macht es kaum einen Unterschied: Du gewinnst etwa {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Call {move}: you win {chance} in 100 matches.</source>
        <translation>Bestimme {move} zum Trumpf: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 matches.</source>
        <translation>Sag {move} an: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 matches.</source>
        <translation>Spiel {move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Next best: {moves}.</source>
        <translation>Das Nächstbeste: {moves}.</translation>
    </message>
    <message>
        <source>The lead is shared, so the match goes on.</source>
        <translation>Die Führung ist geteilt, also geht die Partie weiter.</translation>
    </message>
    <message>
        <source>Hand {number}, playing to {target}</source>
        <translation>Runde {number}, bis {target} Punkte</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>Runde {number} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid} · {points} taken</source>
        <translation>{bid} · {points} gemacht</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>trump?</source>
        <translation>Trumpf?</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>gewinnt den Stich</translation>
    </message>
    <message numerus="yes">
        <source>Set aside, face up: {cards}.</source>
        <translation>
            <numerusform>Offen beiseitegelegt: {cards}.</numerusform>
            <numerusform>Offen beiseitegelegt: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last hand was played.</source>
        <translation>Die letzte Runde ist gespielt.</translation>
    </message>
    <message>
        <source>The score after each hand</source>
        <translation>Der Punktestand nach jeder Runde</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Which suit will be trump?</source>
        <translation>Welche Farbe wird Trumpf?</translation>
    </message>
    <message>
        <source>How many points do you bid?</source>
        <translation>Wie viele Punkte sagst du an?</translation>
    </message>
    <message>
        <source>You lead. Play any card.</source>
        <translation>Spiel eine beliebige Karte aus.</translation>
    </message>
    <message>
        <source>{who} led {card}. Your card?</source>
        <translation>{who} spielt {card} aus. Deine Karte?</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>{card} ausspielen</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>bedient die Farbe</translation>
    </message>
    <message>
        <source>trumps the trick</source>
        <translation>sticht mit Trumpf</translation>
    </message>
    <message>
        <source>can&apos;t take the trick</source>
        <translation>gewinnt den Stich nicht</translation>
    </message>
    <message>
        <source>{suit} were led: you must follow suit.</source>
        <translation>{suit} ist ausgespielt: Du musst bedienen.</translation>
    </message>
    <message>
        <source>you score the points you take</source>
        <translation>es zählt, was du machst</translation>
    </message>
    <message>
        <source>you can&apos;t lose points</source>
        <translation>kein Punktverlust</translation>
    </message>
    <message>
        <source>the points you take, if you make it</source>
        <translation>was du machst, wenn du es schaffst</translation>
    </message>
    <message>
        <source>the points you take, or {loss} if you fail</source>
        <translation>was du machst, sonst {loss}</translation>
    </message>
    <message>
        <source>{gain} if you make it</source>
        <translation>geschafft: {gain}</translation>
    </message>
    <message>
        <source>{gain} if you make it, {loss} if you fail</source>
        <translation>geschafft: {gain}, sonst {loss}</translation>
    </message>
    <message>
        <source>you will call trump</source>
        <translation>du bestimmst Trumpf</translation>
    </message>
    <message>
        <source>{who} will call trump</source>
        <translation>{who} bestimmt Trumpf</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Die Ansagen: {bids}.</translation>
    </message>
    <message>
        <source>Bids so far: {bids}.</source>
        <translation>Ansagen bisher: {bids}.</translation>
    </message>
    <message>
        <source>Bid the points you will take in each hand, then take them. Reach {points} and have more than anyone else to win.</source>
        <translation>Sag an, wie viele Punkte du in jeder Runde machst, und mach sie. Es gewinnt, wer {points} erreicht und mehr hat als alle anderen.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message numerus="yes">
        <source>A pack of 52 cards is dealt, %n card(s) to each player. Aces are high, twos are low.</source>
        <translation>
            <numerusform>Ein Spiel mit 52 Karten wird gegeben, %n Karte an jeden Spieler. Asse sind hoch, Zweien niedrig.</numerusform>
            <numerusform>Ein Spiel mit 52 Karten wird gegeben, %n Karten an jeden Spieler. Asse sind hoch, Zweien niedrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) left over are set aside face up and count for nobody.</source>
        <translation>
            <numerusform>Die übrige Karte wird offen beiseitegelegt und zählt für niemanden.</numerusform>
            <numerusform>Die übrigen %n Karten werden offen beiseitegelegt und zählen für niemanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does.</source>
        <translation>Haben mehrere Spieler gleich wenig, bestimmt der jüngste von ihnen.</translation>
    </message>
    <message>
        <source>If players tie, one of them is chosen at random.</source>
        <translation>Haben mehrere Spieler gleich wenig, entscheidet das Los.</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does in the first hand; after that, the first of them to the left of the last player who called.</source>
        <translation>Haben mehrere Spieler gleich wenig, bestimmt in der ersten Runde der jüngste von ihnen, später der nächste von ihnen links von dem, der zuletzt bestimmt hat.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The player with the lowest score looks at their cards and calls trump. Being behind has its advantages.</source>
        <translation>Wer die wenigsten Punkte hat, sieht sich die eigenen Karten an und bestimmt Trumpf. Zurückzuliegen hat seine Vorteile.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score your bid. Points beyond it score nothing.</source>
        <translation>Machst du mindestens so viele Punkte wie angesagt, bekommst du deine Ansage gutgeschrieben. Punkte darüber hinaus bringen nichts.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score all the points you took.</source>
        <translation>Machst du mindestens so viele Punkte wie angesagt, bekommst du alle gemachten Punkte gutgeschrieben.</translation>
    </message>
    <message>
        <source>If you take fewer, you lose your bid in points.</source>
        <translation>Machst du weniger, wird dir deine Ansage abgezogen.</translation>
    </message>
    <message>
        <source>If you take fewer, you score nothing.</source>
        <translation>Machst du weniger, bekommst du nichts.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Everyone in turn bids how many points they will take in this hand. The player to the left of the trump caller bids first, the caller last.</source>
        <translation>Der Reihe nach sagen alle an, wie viele Punkte sie in dieser Runde machen. Es beginnt der linke Nachbar dessen, der Trumpf bestimmt hat; dieser sagt zuletzt an.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>The trump caller leads any card to the first trick. Clockwise, the others each play a card: of the suit led if they hold one, otherwise any card.</source>
        <translation>Wer Trumpf bestimmt hat, spielt zum ersten Stich eine beliebige Karte aus. Die anderen legen im Uhrzeigersinn je eine dazu: von der ausgespielten Farbe, wenn sie eine haben, sonst jede beliebige.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick or, without a trump, the highest card of the suit led. You never have to beat a card.</source>
        <translation>Der höchste Trumpf gewinnt den Stich; liegt keiner, die höchste Karte der ausgespielten Farbe. Stichzwang gibt es nicht: Niemand muss eine Karte schlagen.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over, except at the last one until the next card is played.</source>
        <translation>Wer einen Stich gewinnt, legt ihn verdeckt ab und spielt zum nächsten aus. Niemand darf Stiche ansehen, bis die Runde vorbei ist; nur der letzte darf angesehen werden, bis die nächste Karte gespielt wird.</translation>
    </message>
    <message>
        <source>Nobody may look at tricks until the hand is over.</source>
        <translation>Niemand darf Stiche ansehen, bis die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>The game favours those who are losing: the player furthest behind catches up.</source>
        <translation>Das Spiel hilft denen, die verlieren: Der Spieler, der am weitesten zurückliegt, holt auf.</translation>
    </message>
    <message>
        <source>Accurate bidding matters: if failed bids cost nothing, skill counts for less.</source>
        <translation>Auf genaues Ansagen kommt es an: Kosten verfehlte Ansagen nichts, zählt Können weniger.</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>eine Karte spielen</translation>
    </message>
    <message>
        <source>highest so far</source>
        <translation>bisher die höchste</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Deine Karten: {cards}</translation>
    </message>
    <message>
        <source>Cards of {who}: {cards}</source>
        <translation>Karten von {who}: {cards}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>Ein {player} würde wählen: {moves}</translation>
    </message>
    <message>
        <source>In the first hand, that is the youngest of all.</source>
        <translation>In der ersten Runde ist das der jüngste von allen.</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to the most points that one player could take.</source>
        <translation>Eine Ansage ist eine Zahl von 0 bis zu den meisten Punkten, die ein Spieler allein machen kann.</translation>
    </message>
    <message>
        <source>A bid of 0 can&apos;t fail.</source>
        <translation>Eine Ansage von 0 lässt sich nicht verfehlen.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over.</source>
        <translation>Wer einen Stich gewinnt, legt ihn verdeckt ab und spielt zum nächsten aus. Niemand darf Stiche ansehen, bis die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Each trump card: {points}.</source>
        <translation>Jeder Trumpf, den du gewinnst: {points}.</translation>
    </message>
    <message>
        <source>Three of a kind: {points}.</source>
        <translation>Drei Karten gleichen Werts (Drilling): {points}.</translation>
    </message>
    <message>
        <source>Four of a kind: {points}. They don&apos;t also count as three of a kind.</source>
        <translation>Alle vier Karten gleichen Werts (Vierling): {points}, und nicht noch ein Drilling dazu.</translation>
    </message>
    <message>
        <source>Four of a kind: nothing, not even the points for three.</source>
        <translation>Alle vier Karten gleichen Werts (Vierling): nichts, nicht einmal die Punkte für drei.</translation>
    </message>
    <message>
        <source>Nothing else counts.</source>
        <translation>Sonst zählt nichts.</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Punkte in den Stichen</translation>
    </message>
    <message>
        <source>The match ends after a hand in which one player alone has the highest score, and it is at least {points}.</source>
        <translation>Die Partie endet nach einer Runde, in der ein Spieler allein die meisten Punkte hat, und zwar mindestens {points}.</translation>
    </message>
    <message>
        <source>Until then, another hand is dealt.</source>
        <translation>Bis dahin wird eine Runde nach der anderen gegeben.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n hand(s) at the latest; players who tie then share the win.</source>
        <translation>
            <numerusform>Sie endet spätestens nach %n Runde; bei Gleichstand wird der Sieg geteilt.</numerusform>
            <numerusform>Sie endet spätestens nach %n Runden; bei Gleichstand wird der Sieg geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>noch keine Ansage</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>Ansage {points}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exakt berechnet.</translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}.</source>
        <translation>{who}: Ansage {bid}, gemacht {points}: {outcome}, {gain}, jetzt {score}.</translation>
    </message>
    <message>
        <source>You call {suit} as trump.</source>
        <translation>Du bestimmst {suit} zum Trumpf.</translation>
    </message>
    <message>
        <source>{who} calls {suit} as trump.</source>
        <translation>{who} bestimmt {suit} zum Trumpf.</translation>
    </message>
    <message>
        <source>You bid {points}.</source>
        <translation>Du sagst {points} an.</translation>
    </message>
    <message>
        <source>{who} bids {points}.</source>
        <translation>{who} sagt {points} an.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation>{who} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>Hand {number} is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Runde {number} wird gegeben, %n Karte für jeden.</numerusform>
            <numerusform>Runde {number} wird gegeben, %n Karten für jeden.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call trump.</source>
        <translation>Du bestimmst Trumpf.</translation>
    </message>
    <message>
        <source>{who} calls trump.</source>
        <translation>{who} bestimmt Trumpf.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Du spielst {card} aus.</translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation>{who} spielt {card} aus.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} spielt {card}.</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>Runde {number} ist vorbei.</translation>
    </message>
    <message>
        <source>You made your bid of {bid}.</source>
        <translation>Du hast deine Ansage von {bid} geschafft.</translation>
    </message>
    <message>
        <source>You bid {bid} but took only {points}: your bid failed.</source>
        <translation>Du hast {bid} angesagt, aber nur {points} gemacht: Die Ansage ist verfehlt.</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>Der Stich ging an dich.</translation>
    </message>
    <message>
        <source>{who} took it.</source>
        <translation>Der Stich ging an {who}.</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>Der letzte Stich: {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} bids made, {ahead}.</source>
        <translation>{made} von {count} Ansagen geschafft, {ahead}.</translation>
    </message>
    <message>
        <source>Hand {number}: you take the lead for good.</source>
        <translation>Runde {number}: Du gehst in Führung und wirst nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} takes the lead for good.</source>
        <translation>Runde {number}: {who} geht in Führung und wird nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: you take the lead.</source>
        <translation>Runde {number}, die letzte: Du gehst in Führung.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: {who} takes the lead.</source>
        <translation>Runde {number}, die letzte: {who} geht in Führung.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} but take only {points}, the costliest bid of the match.</source>
        <translation>Runde {number}: Du sagst {bid} an und machst nur {points} – die teuerste Ansage der Partie.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} but takes only {points}, the costliest bid of the match.</source>
        <translation>Runde {number}: {who} sagt {bid} an und macht nur {points} – die teuerste Ansage der Partie.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} and make it with {points}, the best hand of the match.</source>
        <translation>Runde {number}: Du sagst {bid} an und schaffst es mit {points} – die beste Runde der Partie.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} and makes it with {points}, the best hand of the match.</source>
        <translation>Runde {number}: {who} sagt {bid} an und schafft es mit {points} – die beste Runde der Partie.</translation>
    </message>
    <message>
        <source>Hand {number}, calling trump</source>
        <translation>Runde {number}, Trumpfwahl</translation>
    </message>
    <message>
        <source>Hand {number}, your bid</source>
        <translation>Runde {number}, deine Ansage</translation>
    </message>
    <message>
        <source>Hand {number}, trick {trick}</source>
        <translation>Runde {number}, Stich {trick}</translation>
    </message>
    <message>
        <source>you called {move}</source>
        <translation>Du hast {move} zum Trumpf bestimmt</translation>
    </message>
    <message>
        <source>you bid {move}</source>
        <translation>Du hast {move} angesagt</translation>
    </message>
    <message>
        <source>you played {move}</source>
        <translation>Du hast {move} gespielt</translation>
    </message>
    <message>
        <source>you led {move}</source>
        <translation>Du hast {move} ausgespielt</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 matches.</source>
        <translation>Hier waren alle Züge gleich gut: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 matches from here.</source>
        <translation>Wer am besten spielt, gewinnt von hier an {chance} von 100 Partien.</translation>
    </message>
</context>
<context>
    <name>measures</name>
    <message>
        <source>Moves</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>Moves in a game, including forced ones.</source>
        <translation>Wie viele Spielzüge eine Partie hat, erzwungene mitgezählt.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Rounds in a game: prizes, hands, bets or turns.</source>
        <translation>Wie viele Runden eine Partie hat: Preise, Kartenrunden, Einsätze oder Züge.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <source>How many games in 100 have more than one winner.</source>
        <translation>Wie viele von 100 Partien mehr als einen Sieger haben.</translation>
    </message>
    <message>
        <source>First seat&apos;s advantage</source>
        <translation>Vorteil des ersten Platzes</translation>
    </message>
    <message>
        <source>How many games in 100 the first seat wins beyond its fair share.</source>
        <translation>Wie viele von 100 Partien der erste Platz über seinen fairen Anteil hinaus gewinnt.</translation>
    </message>
    <message>
        <source>How far into the game the winner takes the lead for good, in percent.</source>
        <translation>Wann der Sieger endgültig in Führung geht, in&#xa0;% der Partie.</translation>
    </message>
    <message>
        <source>What percentage of the game players spend out of it, on average.</source>
        <translation>Welchen Teil der Partie die Spieler im Durchschnitt ausgeschieden verbringen, in&#xa0;%.</translation>
    </message>
    <message>
        <source>What percentage of the result is explained by cards and seats rather than by play.</source>
        <translation>Wie weit sich das Ergebnis durch Karten und Plätze statt durch die Spielweise erklärt, in&#xa0;%.</translation>
    </message>
    <message>
        <source>How many games in 100 the strongest of these players wins beyond a fair share against players one level weaker.</source>
        <translation>Wie viele von 100 Partien der stärkste dieser Spieler über den fairen Anteil hinaus gewinnt, gegen Spieler, die eine Stufe schwächer sind.</translation>
    </message>
    <message>
        <source>How far the chances of winning are expected to move in each quarter of a game; 100 if one quarter decides everything.</source>
        <translation>Wie stark sich die Gewinnchancen in jedem Viertel einer Partie voraussichtlich ändern; 100, wenn ein Viertel alles entscheidet.</translation>
    </message>
    <message>
        <source>How far the chances of winning actually move in each quarter of a game, in percentage points.</source>
        <translation>Wie stark sich die Gewinnchancen in jedem Viertel einer Partie tatsächlich ändern, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>How many more games in 100 the best move of a decision wins than the average of all moves considered.</source>
        <translation>Wie viele von 100 Partien der beste Spielzug einer Entscheidung mehr gewinnt als der Durchschnitt aller erwogenen.</translation>
    </message>
    <message>
        <source>The odd one out</source>
        <translation>Der Abweichler</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share.</source>
        <translation>Wie viele von 100 Partien der eine Spieler, der anders spielt als alle anderen, über den fairen Anteil hinaus gewinnt.</translation>
    </message>
    <message>
        <source>Best seat against worst</source>
        <translation>Bester Platz gegen schlechtesten</translation>
    </message>
    <message>
        <source>The odd one out with the weakest hand</source>
        <translation>Der Abweichler mit dem schwächsten Blatt</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share when dealt the weakest hand.</source>
        <translation>Wie viele von 100 Partien der Spieler, der anders spielt als alle anderen, mit dem schwächsten Blatt über den fairen Anteil hinaus gewinnt.</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>Vorsprung beim Sieg</translation>
    </message>
    <message>
        <source>How far ahead of second place the winner finishes; 0 for a shared win.</source>
        <translation>Wie weit der Sieger am Ende vor dem Zweiten liegt; 0 bei geteiltem Sieg.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>How often a player takes the sole lead from another.</source>
        <translation>Wie oft ein Spieler allein in Führung geht, nachdem zuvor ein anderer geführt hat.</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Entschieden nach</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Größter aufgeholter Rückstand</translation>
    </message>
    <message>
        <source>The most the winner was behind after any round.</source>
        <translation>Wie weit der Sieger nach irgendeiner Runde höchstens zurücklag.</translation>
    </message>
    <message>
        <source>Leader at half-time wins</source>
        <translation>Sieg nach Halbzeitführung</translation>
    </message>
    <message>
        <source>How many games in 100 the player who leads at half-time wins.</source>
        <translation>Wie viele von 100 Partien an den Spieler gehen, der zur Halbzeit führt.</translation>
    </message>
    <message>
        <source>Time spent out</source>
        <translation>Zeit nach dem Ausscheiden</translation>
    </message>
    <message>
        <source>Catching up</source>
        <translation>Aufholen</translation>
    </message>
    <message>
        <source>How much more the player furthest behind gains per round than the average player.</source>
        <translation>Wie viel mehr der Spieler, der am weitesten zurückliegt, pro Runde gewinnt als der Durchschnitt.</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Kartenglück</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Suspense</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>Real decisions</source>
        <translation>Echte Entscheidungen</translation>
    </message>
    <message>
        <source>How many decisions in 100 have a best move that wins more than the second best, as judged by the strongest player.</source>
        <translation>Bei wie vielen von 100 Entscheidungen der beste Spielzug mehr gewinnt als der zweitbeste, nach dem Urteil des stärksten Spielers.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Tragweite</translation>
    </message>
    <message>
        <source>How many more games in 100 the best seat wins than the worst, among players who play alike.</source>
        <translation>Wie viele von 100 Partien der beste Platz mehr gewinnt als der schlechteste, unter Spielern, die gleich spielen.</translation>
    </message>
</context>
<context>
    <name>mentalist</name>
    <message>
        <source>One chip less</source>
        <translation>Ein Chip weniger</translation>
    </message>
    <message>
        <source>One chip more</source>
        <translation>Ein Chip mehr</translation>
    </message>
    <message>
        <source>Chips to bet</source>
        <translation>Chips setzen</translation>
    </message>
    <message>
        <source>Chips to guess</source>
        <translation>Chips tippen</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Your guesses appear here once a screen has been lifted.</source>
        <translation>Deine Tipps erscheinen hier, sobald ein Sichtschirm gehoben wurde.</translation>
    </message>
    <message>
        <source>Your bets appear here once they have been revealed.</source>
        <translation>Deine Einsätze erscheinen hier, sobald sie aufgedeckt wurden.</translation>
    </message>
    <message>
        <source>{who}&apos;s guesses appear here once a screen has been lifted.</source>
        <translation>Die Tipps von {who} erscheinen hier, sobald ein Sichtschirm gehoben wurde.</translation>
    </message>
    <message>
        <source>{who}&apos;s bets appear here once they have been revealed.</source>
        <translation>Die Einsätze von {who} erscheinen hier, sobald sie aufgedeckt wurden.</translation>
    </message>
    <message>
        <source>{made} of {tried} guesses right ({share}%)</source>
        <translation>{made} von {tried} Tipps richtig ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>luck alone explains this.</source>
        <translation>Zufall genügt als Erklärung.</translation>
    </message>
    <message>
        <source>you can be read.</source>
        <translation>Du bist durchschaubar.</translation>
    </message>
    <message>
        <source>perfect play</source>
        <translation>perfektes Spiel</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>Deine Tipps</translation>
    </message>
    <message>
        <source>Your bets</source>
        <translation>Deine Einsätze</translation>
    </message>
    <message>
        <source>This couldn&apos;t be worked out.</source>
        <translation>Das ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>without reading you</source>
        <translation>ohne dich zu durchschauen</translation>
    </message>
    <message>
        <source>You bet certain numbers more often than others, however much was at stake.</source>
        <translation>Du hast bestimmte Zahlen öfter gesetzt als andere, egal, wie viel auf dem Spiel stand.</translation>
    </message>
    <message>
        <source>You guessed certain numbers more often than others, however much was at stake.</source>
        <translation>Du hast bestimmte Zahlen öfter getippt als andere, egal, wie viel auf dem Spiel stand.</translation>
    </message>
    <message>
        <source>You bet about the same share of your chips, however many you had.</source>
        <translation>Du hast immer etwa den gleichen Anteil deiner Chips gesetzt, egal, wie viele du hattest.</translation>
    </message>
    <message>
        <source>You guessed about the same share of the bettor&apos;s chips, however many they had.</source>
        <translation>Du hast immer auf etwa den gleichen Anteil der Chips des Setzenden getippt, egal, wie viele es waren.</translation>
    </message>
    <message>
        <source>Your bets depended on your previous bet.</source>
        <translation>Deine Einsätze hingen von deinem vorigen Einsatz ab.</translation>
    </message>
    <message>
        <source>Your guesses depended on your previous guess.</source>
        <translation>Deine Tipps hingen von deinem vorigen Tipp ab.</translation>
    </message>
    <message>
        <source>Your bets depended on whether you had bet zero the previous time.</source>
        <translation>Deine Einsätze hingen davon ab, ob du zuvor null gesetzt hattest.</translation>
    </message>
    <message>
        <source>Your guesses depended on whether you had guessed zero the previous time.</source>
        <translation>Deine Tipps hingen davon ab, ob du zuvor null getippt hattest.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated bets that hadn&apos;t been guessed, or changed those that had.</source>
        <translation>Du warst zu berechenbar: Nicht erratene Einsätze hast du wiederholt oder erratene gewechselt.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated guesses that were right, or changed those that were wrong.</source>
        <translation>Du warst zu berechenbar: Richtige Tipps hast du wiederholt oder falsche gewechselt.</translation>
    </message>
    <message>
        <source>Bets: {mix}.</source>
        <translation>Einsätze: {mix}.</translation>
    </message>
    <message>
        <source>Guesses: {mix}.</source>
        <translation>Tipps: {mix}.</translation>
    </message>
    <message>
        <source>{made} of {count} pots</source>
        <translation>{made} von {count} Pots</translation>
    </message>
    <message>
        <source>bettor</source>
        <translation>setzt</translation>
    </message>
    <message>
        <source>guesser</source>
        <translation>tippt</translation>
    </message>
    <message>
        <source>Chips after each bet</source>
        <translation>Chips nach jedem Einsatz</translation>
    </message>
    <message>
        <source>Guesses by stack and pot size</source>
        <translation>Tipps nach Chips des Setzenden und Pot</translation>
    </message>
    <message>
        <source>Bets by stack and pot size</source>
        <translation>Einsätze nach Chips und Pot</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Höhe</translation>
    </message>
    <message numerus="yes">
        <source>{numbers}: %n time(s)</source>
        <translation>
            <numerusform>{numbers}: %n Mal</numerusform>
            <numerusform>{numbers}: %n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>few chips</source>
        <translation>wenige Chips</translation>
    </message>
    <message>
        <source>many chips</source>
        <translation>viele Chips</translation>
    </message>
    <message>
        <source>small pot</source>
        <translation>kleiner Pot</translation>
    </message>
    <message>
        <source>medium pot</source>
        <translation>mittlerer Pot</translation>
    </message>
    <message>
        <source>big pot</source>
        <translation>großer Pot</translation>
    </message>
    <message>
        <source>{did}, which cost {wins}.</source>
        <translation>{did}; das kostete {wins}.</translation>
    </message>
    <message>
        <source>right: you win {chips}</source>
        <translation>richtig: du gewinnst {chips}</translation>
    </message>
    <message>
        <source>not guessed: you take {chips}</source>
        <translation>nicht erraten: du nimmst {chips}</translation>
    </message>
    <message>
        <source>not guessed: a pot of {chips}</source>
        <translation>nicht erraten: Pot von {chips}</translation>
    </message>
    <message>
        <source>The {player} player would bet: {moves}</source>
        <translation>Vorschlag (Spieler: {player}): Einsatz {moves}</translation>
    </message>
    <message>
        <source>The {player} player would guess: {moves}</source>
        <translation>Vorschlag (Spieler: {player}): Tipp {moves}</translation>
    </message>
    <message>
        <source>The advanced game needs larger stacks: with twenty chips each, players are out far sooner.</source>
        <translation>Das fortgeschrittene Spiel braucht größere Stapel: Mit je zwanzig Chips scheiden Spieler viel früher aus.</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>If others can predict your bet, they guess it.</source>
        <translation>Wer deinen Einsatz vorhersieht, errät ihn.</translation>
    </message>
    <message>
        <source>If others can predict your guess, they bet something else.</source>
        <translation>Wer deinen Tipp vorhersieht, setzt daneben.</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>to bet · {chips}</source>
        <translation>setzt · {chips}</translation>
    </message>
    <message>
        <source>to guess · {chips}</source>
        <translation>tippt · {chips}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>betting line</source>
        <translation>Setzlinie</translation>
    </message>
    <message>
        <source>bet made</source>
        <translation>hat gesetzt</translation>
    </message>
    <message>
        <source>bet {chips}</source>
        <translation>Einsatz {chips}</translation>
    </message>
    <message>
        <source>pot {pot}</source>
        <translation>Pot {pot}</translation>
    </message>
    <message>
        <source>The First Bettor button</source>
        <translation>Der Erstsetzer-Button</translation>
    </message>
    <message>
        <source>In front of the line: {chips}</source>
        <translation>Vor der Linie: {chips}</translation>
    </message>
    <message>
        <source>Behind the line: {chips}</source>
        <translation>Hinter der Linie: {chips}</translation>
    </message>
    <message>
        <source>Everyone starts with {chips}, a screen to hide them, and a betting line.</source>
        <translation>Alle beginnen mit {chips}, einem Sichtschirm, um sie zu verbergen, und einer Setzlinie.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Make bets that nobody guesses, guess what the others bet, and win their chips.</source>
        <translation>Setz so, dass es niemand errät, errate, was andere setzen, und gewinn ihre Chips.</translation>
    </message>
    <message>
        <source>Everyone knows how many chips each player has, since every bet is shown in the end.</source>
        <translation>Alle wissen, wie viele Chips jeder Spieler hat, denn jeder Einsatz wird am Ende gezeigt.</translation>
    </message>
    <message>
        <source>Before each bet, everyone antes {chips} into the pot, whatever is already there.</source>
        <translation>Vor jedem Einsatz zahlen alle ein Ante von {chips} in den Pot, egal, was schon darin liegt.</translation>
    </message>
    <message>
        <source>Each pot starts with an ante of {chips} from everyone.</source>
        <translation>Zu Beginn jedes Pots zahlen alle ein Ante von {chips} ein.</translation>
    </message>
    <message>
        <source>Who gets the First Bettor button, and bets first, is chosen at random. With each new pot, the button passes to the left.</source>
        <translation>Das Los entscheidet, wer den Erstsetzer-Button bekommt und zuerst setzt. Mit jedem neuen Pot wandert er nach links.</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Der Pot</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line, but no more than are in the pot.</source>
        <translation>Der Setzende schiebt beliebig viele seiner Chips, von keinem bis zu allen, über die Setzlinie, aber nicht mehr, als im Pot liegen.</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line.</source>
        <translation>Der Setzende schiebt beliebig viele seiner Chips, von keinem bis zu allen, über die Setzlinie.</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>Der Einsatz</translation>
    </message>
    <message>
        <source>The bettor decides behind their screen, where nobody can see.</source>
        <translation>Wer setzt, entscheidet hinter dem Sichtschirm, wo es niemand sehen kann.</translation>
    </message>
    <message>
        <source>The other player guesses how many chips were bet.</source>
        <translation>Der andere Spieler tippt, wie viele Chips gesetzt wurden.</translation>
    </message>
    <message>
        <source>The guess</source>
        <translation>Der Tipp</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet.</source>
        <translation>Beim Tippen ist jede Zahl bis zum höchsten möglichen Einsatz erlaubt.</translation>
    </message>
    <message>
        <source>The guesses</source>
        <translation>Die Tipps</translation>
    </message>
    <message>
        <source>Everyone else guesses how many chips were bet, one after another, starting with the player to the bettor&apos;s right and going counter-clockwise. Everyone hears each guess.</source>
        <translation>Alle anderen tippen nacheinander, wie viele Chips gesetzt wurden, gegen den Uhrzeigersinn, beginnend mit dem rechten Nachbarn. Alle hören jeden Tipp.</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet, even one that was guessed already.</source>
        <translation>Beim Tippen ist jede Zahl bis zum höchsten möglichen Einsatz erlaubt, auch eine schon getippte.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the other player bets.</source>
        <translation>Falscher Tipp: Der Einsatz kommt in den Pot, und der andere Spieler setzt.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the player to the left bets.</source>
        <translation>Falscher Tipp: Der Einsatz kommt in den Pot, und der linke Nachbar setzt.</translation>
    </message>
    <message>
        <source>Lifting the screen</source>
        <translation>Der Sichtschirm wird gehoben</translation>
    </message>
    <message>
        <source>A right guess wins the pot and the bet.</source>
        <translation>Ein richtiger Tipp gewinnt den Pot und den Einsatz.</translation>
    </message>
    <message>
        <source>The first right guess wins the pot and the bet at once.</source>
        <translation>Der erste richtige Tipp gewinnt sofort den Pot und den Einsatz.</translation>
    </message>
    <message>
        <source>If everyone misses, the bettor takes the bet back and as many chips again from the pot.</source>
        <translation>Liegen alle daneben, bekommt der Setzende seinen Einsatz zurück und nimmt ebenso viele Chips aus dem Pot.</translation>
    </message>
    <message>
        <source>If they bet more than is in the pot, they take the whole pot.</source>
        <translation>War der Einsatz höher als der Pot, nimmt der Setzende den ganzen Pot.</translation>
    </message>
    <message>
        <source>No chips to bet</source>
        <translation>Keine Chips zum Setzen</translation>
    </message>
    <message>
        <source>A player whose turn it is to bet and who has no chips loses the pot to the guesser and is out.</source>
        <translation>Wer mit dem Setzen an der Reihe ist und keine Chips hat, verliert den Pot an den, der tippt, und scheidet aus.</translation>
    </message>
    <message>
        <source>Players who are out</source>
        <translation>Ausgeschiedene Spieler</translation>
    </message>
    <message>
        <source>A player who can&apos;t pay the ante is out. They keep the chips they have left, and these count.</source>
        <translation>Wer das Ante nicht zahlen kann, scheidet aus. Die restlichen Chips behält man, und sie zählen.</translation>
    </message>
    <message>
        <source>Working out balanced play: {share}%</source>
        <translation>Ausgewogenes Spiel wird berechnet: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader, in wins per 100 games</source>
        <translation>Siege in 100 Partien, die jeder Zug einem Gedankenleser brachte</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your choices was, in %</source>
        <translation>Für wie wahrscheinlich ein Gedankenleser jede deiner Entscheidungen hielt, in&#xa0;%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>wie vom Gedankenleser erwartet</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader couldn&apos;t be worked out.</source>
        <translation>Was jeder Zug einem Gedankenleser brachte, ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>{what}: {did}, as the mind-reader expected. {gave}</source>
        <translation>{what}: {did}, wie vom Gedankenleser erwartet. {gave}</translation>
    </message>
    <message>
        <source>{what}: {did}; the mind-reader expected {foreseen}. {gave}</source>
        <translation>{what}: {did}; der Gedankenleser erwartete {foreseen}. {gave}</translation>
    </message>
    <message>
        <source>The mind-reader gained {wins}.</source>
        <translation>Das brachte dem Gedankenleser {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader lost {wins}.</source>
        <translation>Das kostete den Gedankenleser {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader gained nothing.</source>
        <translation>Das brachte dem Gedankenleser nichts.</translation>
    </message>
    <message>
        <source>{gave} A perfect player would have gained {price}.</source>
        <translation>{gave} Einem perfekten Spieler hätte es {price} gebracht.</translation>
    </message>
    <message>
        <source>Working out what a mind-reader would have won…</source>
        <translation>Was ein Gedankenleser gewonnen hätte, wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your guesses would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>Ein Gegner, der deine Tipps durchschaut, würde {reader} von 100 solchen Partien gewinnen; einer, der sie nicht durchschaut, {fair}. {luck}</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your bets would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>Ein Gegner, der deine Einsätze durchschaut, würde {reader} von 100 solchen Partien gewinnen; einer, der sie nicht durchschaut, {fair}. {luck}</translation>
    </message>
    <message>
        <source>your guesses were poor rather than predictable.</source>
        <translation>Deine Tipps waren eher schwach als vorhersehbar.</translation>
    </message>
    <message>
        <source>your bets were poor rather than predictable.</source>
        <translation>Deine Einsätze waren eher schwach als vorhersehbar.</translation>
    </message>
    <message>
        <source>Nine times out of ten, that opponent would win {least} to {most} games in 100 against a balanced player: {why}</source>
        <translation>Gegen einen Spieler, der ausgewogen spielt, wären es in neun von zehn Fällen {least} bis {most} von 100 Partien: {why}</translation>
    </message>
    <message>
        <source>Working out how often a mind-reader would have predicted you…</source>
        <translation>Wie oft ein Gedankenleser dich vorhergesagt hätte, wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>You made no guesses that could be judged.</source>
        <translation>Du hast keine Tipps abgegeben, die sich beurteilen ließen.</translation>
    </message>
    <message>
        <source>You made no bets that could be judged.</source>
        <translation>Du hast keine Einsätze gemacht, die sich beurteilen ließen.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; one who knew only the others&apos; numbers, {blind}. {luck}</source>
        <translation>Ein Gedankenleser hätte {foreseen} von {count} vorhergesagt; wer nur die Zahlen der anderen kennt, {blind}. {luck}</translation>
    </message>
    <message>
        <source>By luck alone, this happens in {chance} of 100 games: you can be read.</source>
        <translation>Allein durch Zufall passiert das in {chance} von 100 Partien: Du bist durchschaubar.</translation>
    </message>
    <message>
        <source>You bet some numbers more often than a balanced player would, and others less often.</source>
        <translation>Manche Zahlen hast du öfter und andere seltener gesetzt als ein Spieler, der ausgewogen spielt.</translation>
    </message>
    <message>
        <source>You guessed some numbers more often than a balanced player would, and others less often.</source>
        <translation>Manche Zahlen hast du öfter und andere seltener getippt als ein Spieler, der ausgewogen spielt.</translation>
    </message>
    <message>
        <source>{number}: {share}%</source>
        <translation>{number}: {share}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es): how often each number</source>
        <translation>
            <numerusform>%n Tipp: wie oft jede Zahl</numerusform>
            <numerusform>%n Tipps: wie oft jede Zahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s): how often each number</source>
        <translation>
            <numerusform>%n Einsatz: wie oft jede Zahl</numerusform>
            <numerusform>%n Einsätze: wie oft jede Zahl</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play, on average</source>
        <translation>ausgewogenes Spiel, im Schnitt</translation>
    </message>
    <message>
        <source>zero: how often · size: chips on average</source>
        <translation>null: wie oft · Höhe: Chips im Schnitt</translation>
    </message>
    <message>
        <source>against {usual} in balanced play</source>
        <translation>ausgewogenes Spiel: {usual}</translation>
    </message>
    <message numerus="yes">
        <source>{chips}, {pot}: zero %n time(s) in {turns}; average: {mean}</source>
        <translation>
            <numerusform>{chips}, {pot}: %n von {turns} Mal null; im Schnitt {mean}</numerusform>
            <numerusform>{chips}, {pot}: %n von {turns} Mal null; im Schnitt {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play: zero {zeros} times; average: {mean}</source>
        <translation>ausgewogenes Spiel: {zeros} Mal null; im Schnitt {mean}</translation>
    </message>
    <message>
        <source>average stack</source>
        <translation>mittlerer Stapel</translation>
    </message>
    <message>
        <source>In the classic game for three or more, it matters who sits next to a weak player; the advanced game puts that right.</source>
        <translation>Im klassischen Spiel zu dritt oder mehr kommt es darauf an, wer neben einem schwachen Spieler sitzt; das fortgeschrittene Spiel behebt das.</translation>
    </message>
    <message>
        <source>Even a computed table of perfect odds wouldn&apos;t save a player from being read, and so from losing.</source>
        <translation>Selbst eine berechnete Tabelle perfekter Wahrscheinlichkeiten würde einen Spieler nicht davor bewahren, durchschaut zu werden und deshalb zu verlieren.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>tippen</translation>
    </message>
    <message>
        <source>Mix your bets: you win {chance} in 100 games.</source>
        <translation>Misch deine Einsätze: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Mix your guesses: you win {chance} in 100 games.</source>
        <translation>Misch deine Tipps: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Bet {move}: you win {chance} in 100 games.</source>
        <translation>Setz {move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Guess {move}: you win {chance} in 100 games.</source>
        <translation>Tippe auf {move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>That was the last bet.</source>
        <translation>Das war der letzte Einsatz.</translation>
    </message>
    <message>
        <source>After each bet, the player to the left bets next.</source>
        <translation>Nach jedem Einsatz setzt als Nächster der linke Nachbar.</translation>
    </message>
    <message>
        <source>Who bets first is chosen at random.</source>
        <translation>Das Los entscheidet, wer zuerst setzt.</translation>
    </message>
    <message>
        <source>A bettor without chips bets zero.</source>
        <translation>Wer mit dem Setzen an der Reihe ist und keine Chips hat, setzt null.</translation>
    </message>
    <message>
        <source>The player to the bettor&apos;s right guesses how many chips were bet.</source>
        <translation>Der rechte Nachbar tippt, wie viele Chips gesetzt wurden.</translation>
    </message>
    <message>
        <source>Who can pay is settled before anyone pays. If that ends the game, nobody does.</source>
        <translation>Wer zahlen kann, steht fest, bevor jemand zahlt. Endet die Partie dadurch, zahlt niemand.</translation>
    </message>
    <message>
        <source>The others play on. The turn to bet passes over players who are out.</source>
        <translation>Die anderen spielen weiter. Ausgeschiedene Spieler werden beim Setzen übersprungen.</translation>
    </message>
    <message>
        <source>The others play on. The First Bettor button and the turn to bet pass over players who are out.</source>
        <translation>Die anderen spielen weiter. Ausgeschiedene Spieler werden übersprungen, vom Erstsetzer-Button wie beim Setzen.</translation>
    </message>
    <message>
        <source>The game ends as soon as a player is out.</source>
        <translation>Die Partie endet, sobald ein Spieler ausscheidet.</translation>
    </message>
    <message>
        <source>The game ends when only one player is left.</source>
        <translation>Die Partie endet, wenn nur noch ein Spieler übrig ist.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n bet(s) at the latest.</source>
        <translation>
            <numerusform>Sie endet spätestens nach %n Einsatz.</numerusform>
            <numerusform>Sie endet spätestens nach %n Einsätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips still in the pot then belong to nobody.</source>
        <translation>Chips, die dann noch im Pot liegen, gehören niemandem.</translation>
    </message>
    <message>
        <source>The most chips win; players who tie share the win.</source>
        <translation>Die meisten Chips gewinnen; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>{what}: {share}%</source>
        <translation>{what}: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>{what}: never</source>
        <translation>{what}: nie</translation>
    </message>
    <message>
        <source>The First Bettor button comes to you.</source>
        <translation>Der Erstsetzer-Button geht an dich.</translation>
    </message>
    <message>
        <source>The First Bettor button goes to {who}.</source>
        <translation>Der Erstsetzer-Button geht an {who}.</translation>
    </message>
    <message>
        <source>Antes of {chips} make a pot of {pot}.</source>
        <translation>Alle zahlen ein Ante von {chips}: Der Pot beträgt {pot}.</translation>
    </message>
    <message>
        <source>You guess {chips}.</source>
        <translation>Du tippst auf {chips}.</translation>
    </message>
    <message>
        <source>{who} guesses {chips}.</source>
        <translation>{who} tippt auf {chips}.</translation>
    </message>
    <message>
        <source>A bet into a pot of {pot}</source>
        <translation>Ein Einsatz, Pot {pot}</translation>
    </message>
    <message>
        <source>A pot of {pot}</source>
        <translation>Ein Pot von {pot}</translation>
    </message>
    <message>
        <source>You were drawn to bet first.</source>
        <translation>Das Los entscheidet: Du setzt zuerst.</translation>
    </message>
    <message>
        <source>{who} was drawn to bet first.</source>
        <translation>Das Los entscheidet: {who} setzt zuerst.</translation>
    </message>
    <message>
        <source>You were drawn to get the First Bettor button.</source>
        <translation>Das Los entscheidet: Du bekommst den Erstsetzer-Button.</translation>
    </message>
    <message>
        <source>{who} was drawn to get the First Bettor button.</source>
        <translation>Das Los entscheidet: {who} bekommt den Erstsetzer-Button.</translation>
    </message>
    <message>
        <source>You have made your bet.</source>
        <translation>Dein Einsatz steht.</translation>
    </message>
    <message>
        <source>{who} has made a bet behind their screen.</source>
        <translation>{who} hat hinter dem Sichtschirm gesetzt.</translation>
    </message>
    <message>
        <source>You bet {chips} behind your screen.</source>
        <translation>Du setzt {chips}, hinter deinem Sichtschirm.</translation>
    </message>
    <message>
        <source>{who} bets {chips} behind their screen.</source>
        <translation>{who} setzt {chips}, hinter dem Sichtschirm.</translation>
    </message>
    <message>
        <source>Guessed: you bet {chips}!</source>
        <translation>Erraten: Du hast {chips} gesetzt!</translation>
    </message>
    <message>
        <source>Guessed: {who} bet {chips}!</source>
        <translation>Erraten: {who} hat {chips} gesetzt!</translation>
    </message>
    <message>
        <source>Missed: you bet {chips}.</source>
        <translation>Daneben: Du hast {chips} gesetzt.</translation>
    </message>
    <message>
        <source>Missed: {who} bet {chips}.</source>
        <translation>Daneben: {who} hat {chips} gesetzt.</translation>
    </message>
    <message>
        <source>You win the pot of {pot} and the bet of {bet}.</source>
        <translation>Du gewinnst den Pot von {pot} und den Einsatz von {bet}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot} and the bet of {bet}.</source>
        <translation>{who} gewinnt den Pot von {pot} und den Einsatz von {bet}.</translation>
    </message>
    <message>
        <source>You win the pot of {pot}.</source>
        <translation>Du gewinnst den Pot von {pot}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot}.</source>
        <translation>{who} gewinnt den Pot von {pot}.</translation>
    </message>
    <message>
        <source>Nothing was bet: the pot stays at {pot}.</source>
        <translation>Nichts war gesetzt: Der Pot bleibt bei {pot}.</translation>
    </message>
    <message>
        <source>The bet goes into the pot, now {pot}.</source>
        <translation>Der Einsatz kommt in den Pot, der jetzt {pot} beträgt.</translation>
    </message>
    <message>
        <source>Nothing is taken: the pot stays at {pot}.</source>
        <translation>Nichts wird genommen: Der Pot bleibt bei {pot}.</translation>
    </message>
    <message>
        <source>You take your bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>Du nimmst deinen Einsatz zurück und {chips} aus dem Pot. Rest im Pot: {pot}.</translation>
    </message>
    <message>
        <source>{who} takes the bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>{who} nimmt den Einsatz zurück und {chips} aus dem Pot. Rest im Pot: {pot}.</translation>
    </message>
    <message>
        <source>Nobody gets the pot of {pot}. {ending}</source>
        <translation>Niemand bekommt den Pot von {pot}. {ending}</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: you win the pot of {pot}.</source>
        <translation>{bettor} hat keine Chips zum Setzen: Du gewinnst den Pot von {pot}.</translation>
    </message>
    <message>
        <source>You have no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>Du hast keine Chips zum Setzen: {who} gewinnt den Pot von {pot}.</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>{bettor} hat keine Chips zum Setzen: {who} gewinnt den Pot von {pot}.</translation>
    </message>
    <message>
        <source>You have no chips left and are out.</source>
        <translation>Du hast keine Chips mehr und scheidest aus.</translation>
    </message>
    <message>
        <source>{who} has no chips left and is out.</source>
        <translation>{who} hat keine Chips mehr und scheidet aus.</translation>
    </message>
    <message>
        <source>You can&apos;t pay the ante and are out with {chips}.</source>
        <translation>Du kannst das Ante nicht zahlen und scheidest mit {chips} aus.</translation>
    </message>
    <message>
        <source>{who} can&apos;t pay the ante and is out with {chips}.</source>
        <translation>{who} kann das Ante nicht zahlen und scheidet mit {chips} aus.</translation>
    </message>
    <message>
        <source>You bet {chips}</source>
        <translation>Du hast {chips} gesetzt</translation>
    </message>
    <message>
        <source>{who} bet {chips}</source>
        <translation>{who} hat {chips} gesetzt</translation>
    </message>
    <message>
        <source>Perfect play bets {mix}.</source>
        <translation>Einsätze im perfekten Spiel: {mix}.</translation>
    </message>
    <message>
        <source>You guessed {chips}</source>
        <translation>Du hast auf {chips} getippt</translation>
    </message>
    <message>
        <source>{who} guessed {chips}</source>
        <translation>{who} hat auf {chips} getippt</translation>
    </message>
    <message>
        <source>Perfect play guesses {mix}.</source>
        <translation>Tipps im perfekten Spiel: {mix}.</translation>
    </message>
    <message>
        <source>{did}: no move was better.</source>
        <translation>{did}: Kein Zug war besser.</translation>
    </message>
    <message>
        <source>{made} of {count} pots, {ahead}.</source>
        <translation>{made} von {count} Pots, {ahead}.</translation>
    </message>
    <message>
        <source>{when}: you take the lead for good.</source>
        <translation>{when}: Du gehst in Führung und wirst nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>{when}: {who} takes the lead for good.</source>
        <translation>{when}: {who} geht in Führung und wird nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>{when}, the last: you take the lead.</source>
        <translation>{when}, der letzte: Du gehst in Führung.</translation>
    </message>
    <message>
        <source>{when}, the last: {who} takes the lead.</source>
        <translation>{when}, der letzte: {who} geht in Führung.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game.</source>
        <translation>{when}: Du gewinnst {chips}, den größten Pot der Partie.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game.</source>
        <translation>{when}: {who} gewinnt {chips}, den größten Pot der Partie.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game, and take the lead for good.</source>
        <translation>{when}: Du gewinnst {chips}, den größten Pot der Partie, und gehst uneinholbar in Führung.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game, and takes the lead for good.</source>
        <translation>{when}: {who} gewinnt {chips}, den größten Pot der Partie, und geht uneinholbar in Führung.</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <translation>Pot {number}</translation>
    </message>
    <message>
        <source>How many chips will you bet?</source>
        <translation>Wie viele Chips setzt du?</translation>
    </message>
    <message>
        <source>How many chips has {who} bet?</source>
        <translation>Wie viele Chips hat {who} gesetzt?</translation>
    </message>
    <message>
        <source>Guess {chips}</source>
        <translation>Auf {chips} tippen</translation>
    </message>
    <message>
        <source>Bet {chips}</source>
        <translation>{chips} setzen</translation>
    </message>
    <message>
        <source>guessed already</source>
        <translation>schon getippt</translation>
    </message>
    <message>
        <source>Turn {number}, your bet with {pot} in the pot</source>
        <translation>Zug {number}, dein Einsatz, Pot {pot}</translation>
    </message>
    <message>
        <source>Turn {number}, {who}&apos;s bet with {pot} in the pot</source>
        <translation>Zug {number}, Einsatz von {who}, Pot {pot}</translation>
    </message>
    <message>
        <source>you bet {chips}</source>
        <translation>Du hast {chips} gesetzt</translation>
    </message>
    <message>
        <source>you guessed {chips}</source>
        <translation>Du hast auf {chips} getippt</translation>
    </message>
</context>
<context>
    <name>mirror</name>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted it.</source>
        <translation>{what}: {did}. Ein Gedankenleser hätte das vorhergesagt.</translation>
    </message>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted {foreseen}.</source>
        <translation>{what}: {did}. Ein Gedankenleser hätte {foreseen} vorhergesagt.</translation>
    </message>
    <message>
        <source>You couldn&apos;t be read in this game.</source>
        <translation>In dieser Partie warst du nicht zu durchschauen.</translation>
    </message>
    <message>
        <source>You can be read, though no single habit explains it.</source>
        <translation>Du bist durchschaubar, auch wenn keine einzelne Gewohnheit das erklärt.</translation>
    </message>
    <message>
        <source>You can be read.</source>
        <translation>Du bist durchschaubar.</translation>
    </message>
    <message>
        <source>Luck alone explains this.</source>
        <translation>Zufall genügt als Erklärung.</translation>
    </message>
</context>
<context>
    <name>miser</name>
    <message>
        <source>{made} of {tried} contracts kept ({share}%)</source>
        <translation>{made} von {tried} Verträgen gehalten ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>{kept} of {made} contracts kept</source>
        <translation>{kept} von {made} Verträgen gehalten</translation>
    </message>
    <message>
        <source>no contracts</source>
        <translation>keine Verträge</translation>
    </message>
    <message>
        <source>Pennies after each turn</source>
        <translation>Pfennige nach jedem Zug</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>A skilled player can win even with a weak hand.</source>
        <translation>Ein geschickter Spieler kann auch mit einem schwachen Blatt gewinnen.</translation>
    </message>
    <message>
        <source>Holding on to your cards for as long as possible is an advantage.</source>
        <translation>Es ist ein Vorteil, seine Karten so lange wie möglich zu behalten.</translation>
    </message>
    <message>
        <source>Contracts pay: a player who never proposes one, or never accepts one, wins less.</source>
        <translation>Verträge lohnen sich: Wer nie einen vorschlägt oder nie einen annimmt, gewinnt weniger.</translation>
    </message>
    <message>
        <source>Contracts proposed</source>
        <translation>Vorgeschlagene Verträge</translation>
    </message>
    <message>
        <source>Contracts proposed in a game, not counting counter-offers.</source>
        <translation>Wie viele Verträge in einer Partie vorgeschlagen werden, ohne Gegenangebote.</translation>
    </message>
    <message>
        <source>{by} more contracts are proposed per game</source>
        <translation>Pro Partie werden {by} Verträge mehr vorgeschlagen</translation>
    </message>
    <message>
        <source>{by} fewer contracts are proposed per game</source>
        <translation>Pro Partie werden {by} Verträge weniger vorgeschlagen</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Geschlossene Verträge</translation>
    </message>
    <message>
        <source>Contracts accepted in a game.</source>
        <translation>Wie viele Verträge in einer Partie angenommen werden.</translation>
    </message>
    <message>
        <source>{by} more contracts are made per game</source>
        <translation>Pro Partie werden {by} Verträge mehr geschlossen</translation>
    </message>
    <message>
        <source>{by} fewer contracts are made per game</source>
        <translation>Pro Partie werden {by} Verträge weniger geschlossen</translation>
    </message>
    <message>
        <source>Contracts kept by both</source>
        <translation>Von beiden gehaltene Verträge</translation>
    </message>
    <message>
        <source>Contracts kept by both partners in a game.</source>
        <translation>Wie viele Verträge einer Partie von beiden Partnern gehalten werden.</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} more contracts per game</source>
        <translation>Pro Partie halten beide Partner in {by} Verträgen mehr ihr Wort</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} fewer contracts per game</source>
        <translation>Pro Partie halten beide Partner in {by} Verträgen weniger ihr Wort</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>Gebrochene Verträge</translation>
    </message>
    <message>
        <source>Contracts broken by one or both partners in a game.</source>
        <translation>Wie viele Verträge einer Partie von einem oder beiden Partnern gebrochen werden.</translation>
    </message>
    <message>
        <source>{by} more contracts are broken per game</source>
        <translation>Pro Partie werden {by} Verträge mehr gebrochen</translation>
    </message>
    <message>
        <source>{by} fewer contracts are broken per game</source>
        <translation>Pro Partie werden {by} Verträge weniger gebrochen</translation>
    </message>
    <message>
        <source>Lines of talk</source>
        <translation>Wortmeldungen</translation>
    </message>
    <message>
        <source>Lines of talk in a game.</source>
        <translation>Wie viele Wortmeldungen es in einer Partie gibt.</translation>
    </message>
    <message>
        <source>Players say {by} more lines per game</source>
        <translation>Pro Partie gibt es {by} Wortmeldungen der Spieler mehr</translation>
    </message>
    <message>
        <source>Players say {by} fewer lines per game</source>
        <translation>Pro Partie gibt es {by} Wortmeldungen der Spieler weniger</translation>
    </message>
    <message>
        <source>propose a contract</source>
        <translation>einen Vertrag vorschlagen</translation>
    </message>
    <message>
        <source>make a counter-offer</source>
        <translation>ein Gegenangebot machen</translation>
    </message>
    <message>
        <source>accept a contract</source>
        <translation>einen Vertrag annehmen</translation>
    </message>
    <message>
        <source>decline a contract</source>
        <translation>einen Vertrag ablehnen</translation>
    </message>
    <message>
        <source>play a card in a contract</source>
        <translation>eine Karte in einem Vertrag spielen</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>angreifen</translation>
    </message>
    <message>
        <source>lay another card in an attack</source>
        <translation>bei einem Angriff noch eine Karte legen</translation>
    </message>
    <message>
        <source>give in to an attack</source>
        <translation>bei einem Angriff nachgeben</translation>
    </message>
    <message>
        <source>lay no more cards in an attack</source>
        <translation>bei einem Angriff keine Karten mehr legen</translation>
    </message>
    <message>
        <source>open the bidding for the centre</source>
        <translation>das Bieten um die Mitte eröffnen</translation>
    </message>
    <message>
        <source>join the bidding for the centre</source>
        <translation>beim Bieten um die Mitte einsteigen</translation>
    </message>
    <message>
        <source>raise a bid for the centre</source>
        <translation>ein Gebot um die Mitte erhöhen</translation>
    </message>
    <message>
        <source>add nothing to a bid for the centre</source>
        <translation>ein Gebot um die Mitte nicht erhöhen</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>pennies</source>
        <translation>Pfennige</translation>
    </message>
    <message>
        <source>A partner who can predict your card plays a higher one.</source>
        <translation>Ein Partner, der deine Karte vorhersieht, spielt eine höhere.</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>nimmt an</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>erhöht nicht</translation>
    </message>
    <message>
        <source>against {victim}</source>
        <translation>Opfer: {victim}</translation>
    </message>
    <message>
        <source>{card} each</source>
        <translation>je {card}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{pennies} in the centre</source>
        <translation>{pennies} in der Mitte</translation>
    </message>
    <message>
        <source>{pennies} at stake</source>
        <translation>{pennies} im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n gespielt</numerusform>
            <numerusform>%n gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>%n Karte beiseitegelegt</numerusform>
            <numerusform>%n Karten beiseitegelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract {victim}: {wagers}, {value}</source>
        <translation>Ein Vertrag ({victim}): {wagers}, {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n verdeckt</numerusform>
            <numerusform>%n verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {who}: {what}</source>
        <translation>{who}, ausgelegt: {what}</translation>
    </message>
    <message>
        <source>The turn limit was reached.</source>
        <translation>Das Zuglimit ist erreicht.</translation>
    </message>
    <message>
        <source>You and {other} agreed to play {card}. Which card will you play?</source>
        <translation>Mit {other} vereinbart: {card}. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>{who} attacks you. Will you lay a card?</source>
        <translation>{who} greift dich an. Legst du eine Karte?</translation>
    </message>
    <message>
        <source>{who} is ready with {cards} down. Will you lay another card?</source>
        <translation>{who} ist fertig und hat {cards} liegen. Legst du noch eine Karte?</translation>
    </message>
    <message>
        <source>{who} has {cards} down. Will you lay another card?</source>
        <translation>{who} hat {cards} liegen. Legst du noch eine Karte?</translation>
    </message>
    <message>
        <source>Who will be your partner?</source>
        <translation>Wer soll dein Partner sein?</translation>
    </message>
    <message>
        <source>Who will you and {partner} take pennies from?</source>
        <translation>Wem wollt ihr Pfennige abnehmen, du und {partner}?</translation>
    </message>
    <message>
        <source>What do you offer {partner} against {victim}?</source>
        <translation>Was bietest du {partner} gegen {victim} an?</translation>
    </message>
    <message>
        <source>Who will you attack?</source>
        <translation>Wen willst du angreifen?</translation>
    </message>
    <message>
        <source>How many pennies against {victim}, and on which card?</source>
        <translation>Wie viele Pfennige gegen {victim}, und auf welche Karte?</translation>
    </message>
    <message>
        <source>How much do you bid for the {pennies} in the centre, and with which card?</source>
        <translation>Wie viel bietest du für die {pennies} in der Mitte, und mit welcher Karte?</translation>
    </message>
    <message>
        <source>Your turn. What will you do?</source>
        <translation>Du bist am Zug. Was tust du?</translation>
    </message>
    <message>
        <source>What do you offer instead, against {victim}?</source>
        <translation>Was bietest du stattdessen an, gegen {victim}?</translation>
    </message>
    <message>
        <source>{other} offers: you {own}, {other} {theirs}, against {victim}; {card} each?</source>
        <translation>{other} bietet dir einen Vertrag gegen {victim} an: du {own}, {other} {theirs}, je {card}?</translation>
    </message>
    <message>
        <source>The highest bids tie at {best}. Will you raise?</source>
        <translation>Die höchsten Gebote sind gleich, je {best}. Erhöhst du?</translation>
    </message>
    <message>
        <source>You lead with {best} for {centre} in the centre. Will you raise?</source>
        <translation>Du führst mit {best}, um {centre} in der Mitte. Erhöhst du?</translation>
    </message>
    <message>
        <source>{who} bids {best} for the {centre} in the centre. Will you bid higher?</source>
        <translation>{who} bietet {best} für die {centre} in der Mitte. Bietest du höher?</translation>
    </message>
    <message>
        <source>puts in {pennies}</source>
        <translation>zahlt {pennies} ein</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>Vertrag&#xa0;…</translation>
    </message>
    <message>
        <source>two against one</source>
        <translation>zwei gegen einen</translation>
    </message>
    <message>
        <source>Attack…</source>
        <translation>Angriff&#xa0;…</translation>
    </message>
    <message>
        <source>cards decide</source>
        <translation>Karten entscheiden</translation>
    </message>
    <message>
        <source>for {pennies}</source>
        <translation>für {pennies}</translation>
    </message>
    <message>
        <source>Bid…</source>
        <translation>Bieten&#xa0;…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Gegenangebot&#xa0;…</translation>
    </message>
    <message>
        <source>another offer</source>
        <translation>ein anderes Angebot</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>kein Vertrag</translation>
    </message>
    <message>
        <source>you lose your {pennies}; {who} takes {taken}</source>
        <translation>kostet dich {pennies}; {who} nimmt {taken}</translation>
    </message>
    <message>
        <source>Give in</source>
        <translation>Nachgeben</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Nicht erhöhen</translation>
    </message>
    <message>
        <source>you lose your {pennies}</source>
        <translation>du verlierst {pennies}</translation>
    </message>
    <message>
        <source>ends the bidding</source>
        <translation>beendet das Bieten</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>legt nichts dazu</translation>
    </message>
    <message>
        <source>turns the cards over</source>
        <translation>deckt die Karten auf</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>keine Karten mehr</translation>
    </message>
    <message>
        <source>{who} puts in</source>
        <translation>{who} zahlt ein</translation>
    </message>
    <message>
        <source>you put in</source>
        <translation>du zahlst ein</translation>
    </message>
    <message>
        <source>{victim} must match {pennies}</source>
        <translation>{victim} muss {pennies} dagegenhalten</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Angebot machen</translation>
    </message>
    <message>
        <source>Accept this offer</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>you changed nothing</source>
        <translation>du hast nichts geändert</translation>
    </message>
    <message>
        <source>more pennies</source>
        <translation>Pfennige dazu</translation>
    </message>
    <message>
        <source>{pennies} each, card worth {value}</source>
        <translation>je {pennies}, Kartenwert {value}</translation>
    </message>
    <message>
        <source>{pennies} against {victim}, card worth {value}</source>
        <translation>{pennies} gegen {victim}, Kartenwert {value}</translation>
    </message>
    <message>
        <source>Attack with {card}</source>
        <translation>Mit {card} angreifen</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>wie vereinbart</translation>
    </message>
    <message>
        <source>breaks your word</source>
        <translation>bricht dein Wort</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>adds {value}, makes {total}</source>
        <translation>bringt {value}, macht {total}</translation>
    </message>
    <message>
        <source>adds {value}</source>
        <translation>bringt {value}</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>Bid {pennies}</source>
        <translation>{pennies} bieten</translation>
    </message>
    <message>
        <source>Raise to {pennies}</source>
        <translation>Auf {pennies} erhöhen</translation>
    </message>
    <message>
        <source>adds {pennies}</source>
        <translation>legt {pennies} dazu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Without cards you can only pass.</source>
        <translation>Ohne Karten kannst du nur passen.</translation>
    </message>
    <message>
        <source>There is nothing in the centre to bid for.</source>
        <translation>In der Mitte liegt nichts, worum man bieten könnte.</translation>
    </message>
    <message>
        <source>No more offers can be made this turn.</source>
        <translation>In diesem Zug sind keine weiteren Angebote möglich.</translation>
    </message>
    <message>
        <source>There is nobody left to make a contract with.</source>
        <translation>Es ist niemand mehr da, mit dem du einen Vertrag schließen könntest.</translation>
    </message>
    <message>
        <source>That&apos;s you.</source>
        <translation>Das bist du.</translation>
    </message>
    <message>
        <source>{who} is out of the game.</source>
        <translation>{who} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>{who} is your partner already.</source>
        <translation>{who} ist schon dein Partner.</translation>
    </message>
    <message>
        <source>{who} has no card to play in a contract.</source>
        <translation>{who} hat keine Karte für einen Vertrag.</translation>
    </message>
    <message>
        <source>No card is needed yet. You choose one once the offer is accepted.</source>
        <translation>Noch ist keine Karte nötig. Du wählst eine, sobald das Angebot angenommen ist.</translation>
    </message>
    <message>
        <source>At this table, played cards stay face down. Remember them.</source>
        <translation>Gespielte Karten bleiben an diesem Tisch verdeckt: Merk sie dir.</translation>
    </message>
    <message>
        <source>Have the most pennies when the game ends. Everyone starts with {pennies} and {cards}.</source>
        <translation>Es gewinnt, wer am Ende die meisten Pfennige hat. Zu Beginn hat jeder {pennies} und {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the %n lowest card(s) are removed from the pack.</source>
        <translation>
            <numerusform>Damit alle gleich viele Karten haben, kommt die niedrigste aus dem Spiel.</numerusform>
            <numerusform>Damit alle gleich viele Karten haben, kommen die %n niedrigsten aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the last %n card(s) are set aside face down.</source>
        <translation>
            <numerusform>Damit alle gleich viele Karten haben, bleibt die letzte verdeckt liegen.</numerusform>
            <numerusform>Damit alle gleich viele Karten haben, bleiben die letzten %n verdeckt liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high. The highest goes first; players who tie draw again.</source>
        <translation>Alle ziehen eine Karte, das Ass ist hoch: Wer die höchste zieht, beginnt; bei Gleichstand wird neu gezogen.</translation>
    </message>
    <message>
        <source>Who goes first is chosen at random.</source>
        <translation>Das Los entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>All pennies are in full view. Hands are secret, and cards don&apos;t return once played.</source>
        <translation>Alle Pfennige liegen offen. Die Karten auf der Hand sind geheim, und keine gespielte kommt zurück.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Pass, at no cost.</source>
        <translation>Passen: Es kostet nichts.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Players take turns clockwise. On your turn, do one of these:</source>
        <translation>Gespielt wird reihum im Uhrzeigersinn. Bist du am Zug, hast du die Wahl:</translation>
    </message>
    <message>
        <source>Make a contract with one player against another.</source>
        <translation>Schließ mit einem Spieler einen Vertrag gegen einen anderen.</translation>
    </message>
    <message>
        <source>Attack a player.</source>
        <translation>Greif einen Spieler an.</translation>
    </message>
    <message>
        <source>Bid for the pennies in the centre, if there are any.</source>
        <translation>Biete um die Pfennige in der Mitte, wenn dort welche liegen.</translation>
    </message>
    <message>
        <source>Without cards you can only pass. Others can still attack you or make a contract against you.</source>
        <translation>Ohne Karten kannst du nur passen. Andere können dich weiterhin angreifen oder einen Vertrag gegen dich schließen.</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>1 bis {most}</translation>
    </message>
    <message>
        <source>The victim must match both wagers together.</source>
        <translation>Das Opfer muss so viel einzahlen wie beide Einsätze zusammen.</translation>
    </message>
    <message>
        <source>The victim must match both wagers together, up to {limit}.</source>
        <translation>Das Opfer muss so viel einzahlen wie beide Einsätze zusammen, aber höchstens {limit}.</translation>
    </message>
    <message>
        <source>An odd penny stays in the centre.</source>
        <translation>Ein überzähliger Pfennig bleibt in der Mitte.</translation>
    </message>
    <message>
        <source>An odd penny goes to the proposer.</source>
        <translation>Ein überzähliger Pfennig geht an den, der den Vertrag vorschlug.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Ein Vertrag</translation>
    </message>
    <message>
        <source>Choose a partner, a victim, how much each of you wagers ({wager}), and the card value, 2 to 11, that you both agree to play.</source>
        <translation>Wähle einen Partner, ein Opfer, wie viel jeder von euch einsetzt ({wager}), und den Kartenwert von 2 bis 11, den ihr beide zu spielen vereinbart.</translation>
    </message>
    <message numerus="yes">
        <source>Your partner accepts, declines, or makes a counter-offer, which you may answer the same way. There are at most %n offer(s) a turn, counter-offers included; after that it is yes or no. If declined, you do something else instead.</source>
        <translation>
            <numerusform>Dein Partner nimmt an oder lehnt ab. In einem Zug gibt es nur %n Angebot. Wird abgelehnt, tust du stattdessen etwas anderes.</numerusform>
            <numerusform>Dein Partner nimmt an, lehnt ab oder macht ein Gegenangebot, und du kannst darauf ebenso antworten. In einem Zug gibt es höchstens %n Angebote, Gegenangebote mitgezählt; danach heißt es Ja oder Nein. Wird abgelehnt, tust du stattdessen etwas anderes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both partners play a card face down without seeing the other&apos;s, and turn them over together. Nobody has to play what was agreed.</source>
        <translation>Beide Partner legen eine Karte verdeckt hin, ohne die des anderen zu sehen, und decken sie gleichzeitig auf. Niemand muss spielen, was vereinbart war.</translation>
    </message>
    <message>
        <source>If the values are equal, agreed or not, you split the whole centre, including what was there before.</source>
        <translation>Gleiche Werte, vereinbart oder nicht: Ihr teilt euch die ganze Mitte, auch was vorher dort lag.</translation>
    </message>
    <message>
        <source>Otherwise the higher card takes it all.</source>
        <translation>Sonst nimmt die höhere Karte alles.</translation>
    </message>
    <message>
        <source>If the totals tie, the pennies stay in the centre.</source>
        <translation>Gleiche Summen: Die Pfennige bleiben in der Mitte.</translation>
    </message>
    <message>
        <source>If the totals tie, both split the centre; an odd penny stays there.</source>
        <translation>Gleiche Summen: Beide teilen sich die Mitte; ein überzähliger Pfennig bleibt liegen.</translation>
    </message>
    <message>
        <source>If the totals tie, the victim takes the centre.</source>
        <translation>Gleiche Summen: Das Opfer nimmt die Mitte.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes the whole centre.</source>
        <translation>Ein Opfer, das keine Karte legt, gibt nach, und der Angreifer nimmt die ganze Mitte.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes only the two wagers.</source>
        <translation>Ein Opfer, das keine Karte legt, gibt nach, und der Angreifer nimmt nur die beiden Einsätze.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is still turned over.</source>
        <translation>Die Karte des Angreifers wird trotzdem aufgedeckt.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is never shown.</source>
        <translation>Die Karte des Angreifers wird nie gezeigt.</translation>
    </message>
    <message>
        <source>The higher total takes the whole centre, including what was there before.</source>
        <translation>Die höhere Summe nimmt die ganze Mitte, auch was vorher dort lag.</translation>
    </message>
    <message numerus="yes">
        <source>Each side lays at most %n card(s).</source>
        <translation>
            <numerusform>Jede Seite legt höchstens %n Karte.</numerusform>
            <numerusform>Jede Seite legt höchstens %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Ein Angriff</translation>
    </message>
    <message>
        <source>The highest bidder takes what was in the centre and pays their bid into it.</source>
        <translation>Wer am höchsten bietet, nimmt, was in der Mitte lag, und zahlt das eigene Gebot in sie ein.</translation>
    </message>
    <message>
        <source>The second-highest bid is paid too, by everyone who made it. The others take their bids back.</source>
        <translation>Auch das zweithöchste Gebot wird eingezahlt, von allen, die es gemacht haben. Die anderen nehmen ihre Gebote zurück.</translation>
    </message>
    <message>
        <source>The others take their bids back.</source>
        <translation>Die anderen nehmen ihre Gebote zurück.</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody takes the centre, and these bids and the next-highest are paid.</source>
        <translation>Sind die höchsten Gebote gleich, nimmt niemand die Mitte; diese und die nächsthöchsten Gebote werden eingezahlt.</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Die Mitte</translation>
    </message>
    <message>
        <source>An ace counts {ace}, kings, queens and jacks {court}, other cards their number. Suits don&apos;t matter.</source>
        <translation>Ein Ass zählt {ace}, Könige, Damen und Buben {court}, andere Karten ihre Zahl. Farben sind egal.</translation>
    </message>
    <message>
        <source>Played cards lie open for everyone to look through, unanswered ones included.</source>
        <translation>Gespielte Karten liegen für alle zum Durchsehen offen, auch unbeantwortete.</translation>
    </message>
    <message>
        <source>Played cards are turned face down once everyone has seen them. Remember them.</source>
        <translation>Gespielte Karten werden verdeckt hingelegt, sobald alle sie gesehen haben. Merk sie dir.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Say what you like about your cards and plans at any time. Nothing you say is binding, but nobody may show their hand.</source>
        <translation>Sag jederzeit über deine Karten und Pläne, was du willst. Nichts davon bindet, aber niemand darf sein Blatt zeigen.</translation>
    </message>
    <message>
        <source>The game ends once a turn is settled and a player has no pennies left.</source>
        <translation>Die Partie endet, wenn ein Zug abgerechnet ist und ein Spieler keine Pfennige mehr hat.</translation>
    </message>
    <message>
        <source>Players with no pennies left once a turn is settled are out. The game ends when only one is left.</source>
        <translation>Spieler, die nach der Abrechnung eines Zugs keine Pfennige mehr haben, scheiden aus. Die Partie endet, wenn nur noch einer übrig ist.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n turn(s) at the latest.</source>
        <translation>
            <numerusform>Sie endet spätestens nach %n Zug.</numerusform>
            <numerusform>Sie endet spätestens nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding for the centre is riskier than it looks: a player who never opens the bidding is no worse off.</source>
        <translation>Um die Mitte zu bieten ist riskanter, als es aussieht: Ein Spieler, der nie das Bieten eröffnet, steht nicht schlechter da.</translation>
    </message>
    <message>
        <source>Cards played, out of four of each value</source>
        <translation>Gespielte Karten, von vier je Wert</translation>
    </message>
    <message>
        <source>Mix your cards: you win {chance} in 100 games.</source>
        <translation>Misch deine Karten: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>As good as any other: {move}. You win {chance} in 100 games.</source>
        <translation>So gut wie alles andere: {move}. Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 games.</source>
        <translation>Spiel {move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Lay {move}: you win {chance} in 100 games.</source>
        <translation>Leg {move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>{move}: you win {chance} in 100 games.</source>
        <translation>{move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>agreed card value</source>
        <translation>vereinbarter Kartenwert</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>mit {card}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>Ein {player} würde wählen: {moves}</translation>
    </message>
    <message>
        <source>Pass, and put {pennies} into the centre.</source>
        <translation>Passen: Zahl {pennies} in die Mitte ein.</translation>
    </message>
    <message>
        <source>You can&apos;t wager more pennies than you have. If a pass or another player&apos;s wager asks for more, you put in all you have.</source>
        <translation>Du kannst nicht mehr Pfennige einsetzen, als du hast. Verlangt das Passen oder der Einsatz eines anderen Spielers mehr, zahlst du alles ein, was du hast.</translation>
    </message>
    <message>
        <source>Wager {wager} and lay a card face down. Your victim matches your wager.</source>
        <translation>Setz {wager} ein und leg eine Karte verdeckt hin. Dein Opfer zahlt ebenso viel ein.</translation>
    </message>
    <message>
        <source>A victim without cards gives in at once.</source>
        <translation>Ein Opfer ohne Karten gibt sofort nach.</translation>
    </message>
    <message>
        <source>Otherwise you take turns, each laying one more card face down or saying ready. When both are ready, one after the other, all cards are turned over.</source>
        <translation>Sonst seid ihr abwechselnd dran: Jeder legt noch eine Karte verdeckt hin oder sagt, dass er fertig ist. Sind beide nacheinander fertig, werden alle Karten aufgedeckt.</translation>
    </message>
    <message>
        <source>A card once laid can&apos;t be taken back.</source>
        <translation>Eine gelegte Karte bleibt liegen.</translation>
    </message>
    <message>
        <source>Play any card face up and bid at least a penny. The others who have a card and a penny may join with a card and a bid of their own. Bids may be raised, but never taken back.</source>
        <translation>Leg eine beliebige Karte offen hin und biete mindestens einen Pfennig. Die anderen, die eine Karte und einen Pfennig haben, können mit eigener Karte und eigenem Gebot einsteigen. Gebote dürfen erhöht, aber nie zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Clockwise, each player joins, raises, or stands. Bidding ends when everyone stands, one after another, including the last to raise. Until then, those who stood may still join or raise.</source>
        <translation>Im Uhrzeigersinn steigt jeder Spieler ein, erhöht oder lässt es. Das Bieten endet, wenn alle nacheinander nicht mehr erhöhen, auch wer zuletzt erhöht hat. Bis dahin darf jeder, der nicht erhöht hat, noch einsteigen oder erhöhen.</translation>
    </message>
    <message>
        <source>The most pennies win; there is no second place.</source>
        <translation>Die meisten Pfennige gewinnen; einen zweiten Platz gibt es nicht.</translation>
    </message>
    <message>
        <source>Players who tie share the win. Pennies still in the centre belong to nobody.</source>
        <translation>Bei Gleichstand wird der Sieg geteilt. Pfennige, die noch in der Mitte liegen, gehören niemandem.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Who are you talking to?</source>
        <translation>Mit wem sprichst du?</translation>
    </message>
    <message>
        <source>I hold…</source>
        <translation>Ich habe&#xa0;…</translation>
    </message>
    <message>
        <source>claim cards in your hand</source>
        <translation>behaupten, was du auf der Hand hast</translation>
    </message>
    <message>
        <source>Which cards do you claim?</source>
        <translation>Welche Karten behauptest du zu haben?</translation>
    </message>
    <message>
        <source>What total do you claim?</source>
        <translation>Welche Summe behauptest du?</translation>
    </message>
    <message>
        <source>claim the total you have laid</source>
        <translation>behaupten, welche Summe du gelegt hast</translation>
    </message>
    <message>
        <source>On the table…</source>
        <translation>Auf dem Tisch&#xa0;…</translation>
    </message>
    <message>
        <source>is ahead</source>
        <translation>liegt vorn</translation>
    </message>
    <message>
        <source>broke their word</source>
        <translation>hat das Wort gebrochen</translation>
    </message>
    <message>
        <source>bluffs</source>
        <translation>blufft</translation>
    </message>
    <message>
        <source>I&apos;ll play…</source>
        <translation>Ich spiele&#xa0;…</translation>
    </message>
    <message>
        <source>promise a card in your contract</source>
        <translation>eine Karte in deinem Vertrag versprechen</translation>
    </message>
    <message>
        <source>Which card do you promise?</source>
        <translation>Welche Karte versprichst du?</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>Waffenstillstand</translation>
    </message>
    <message>
        <source>leave a player alone</source>
        <translation>einen Spieler in Ruhe lassen</translation>
    </message>
    <message>
        <source>Who will you leave alone?</source>
        <translation>Wen lässt du in Ruhe?</translation>
    </message>
    <message>
        <source>For how long?</source>
        <translation>Wie lange?</translation>
    </message>
    <message>
        <source>Threaten</source>
        <translation>Drohen</translation>
    </message>
    <message>
        <source>threaten a player</source>
        <translation>einem Spieler drohen</translation>
    </message>
    <message>
        <source>Who do you threaten?</source>
        <translation>Wem drohst du?</translation>
    </message>
    <message>
        <source>When will you strike?</source>
        <translation>Wann schlägst du zu?</translation>
    </message>
    <message>
        <source>Spare me</source>
        <translation>Verschon mich</translation>
    </message>
    <message>
        <source>ask to be left alone</source>
        <translation>bitten, in Ruhe gelassen zu werden</translation>
    </message>
    <message>
        <source>Who do you ask?</source>
        <translation>Wen bittest du?</translation>
    </message>
    <message>
        <source>Beware of…</source>
        <translation>Vorsicht vor&#xa0;…</translation>
    </message>
    <message>
        <source>warn about a player</source>
        <translation>vor einem Spieler warnen</translation>
    </message>
    <message>
        <source>Who is the warning about?</source>
        <translation>Vor wem warnst du?</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace, as on a card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>You bluffed</source>
        <translation>Du hast geblufft</translation>
    </message>
    <message>
        <source>{who} bluffed</source>
        <translation>{who} hat geblufft</translation>
    </message>
    <message>
        <source>a bluff</source>
        <translation>ein Bluff</translation>
    </message>
    <message>
        <source>claimed to hold {cards}</source>
        <translation>angeblich auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>claimed {total} on the table</source>
        <translation>angeblich {total} auf dem Tisch</translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <translation>gelegt: {cards}</translation>
    </message>
    <message>
        <source>You broke a promise</source>
        <translation>Du hast ein Versprechen gebrochen</translation>
    </message>
    <message>
        <source>{who} broke a promise</source>
        <translation>{who} hat ein Versprechen gebrochen</translation>
    </message>
    <message>
        <source>You broke the agreement</source>
        <translation>Du hast die Vereinbarung gebrochen</translation>
    </message>
    <message>
        <source>{who} broke the agreement</source>
        <translation>{who} hat die Vereinbarung gebrochen</translation>
    </message>
    <message>
        <source>Both kept their word</source>
        <translation>Beide haben Wort gehalten</translation>
    </message>
    <message>
        <source>promised {card}</source>
        <translation>{card} versprochen</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>{card} gespielt</translation>
    </message>
    <message>
        <source>You broke a truce</source>
        <translation>Du hast einen Waffenstillstand gebrochen</translation>
    </message>
    <message>
        <source>{who} broke a truce</source>
        <translation>{who} hat einen Waffenstillstand gebrochen</translation>
    </message>
    <message>
        <source>carried out</source>
        <translation>wahr gemacht</translation>
    </message>
    <message>
        <source>an empty threat</source>
        <translation>eine leere Drohung</translation>
    </message>
    <message>
        <source>You carried out a threat</source>
        <translation>Du hast eine Drohung wahr gemacht</translation>
    </message>
    <message>
        <source>{who} carried out a threat</source>
        <translation>{who} hat eine Drohung wahr gemacht</translation>
    </message>
    <message>
        <source>Contracts, promises and truces count; claims and threats don&apos;t.</source>
        <translation>Verträge, Versprechen und Waffenstillstände zählen, Behauptungen und Drohungen nicht.</translation>
    </message>
    <message>
        <source>Contract: {who} {card}, {partner} {other}</source>
        <translation>Vertrag: {who} {card}, {partner} {other}</translation>
    </message>
    <message>
        <source>Attack: {who} {total}, {victim} {other}</source>
        <translation>Angriff: {who} {total}, {victim} {other}</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>an eleven</source>
        <translation>eine Elf</translation>
    </message>
    <message>
        <source>a card worth {value}</source>
        <translation>eine Karte im Wert von {value}</translation>
    </message>
    <message>
        <source>{count} {cards}</source>
        <translation>{count} {cards}</translation>
    </message>
    <message numerus="yes">
        <source>aces</source>
        <comment>several</comment>
        <translation>
            <numerusform>Ass</numerusform>
            <numerusform>Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>twos</source>
        <comment>several</comment>
        <translation>
            <numerusform>Zwei</numerusform>
            <numerusform>Zweien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threes</source>
        <comment>several</comment>
        <translation>
            <numerusform>Drei</numerusform>
            <numerusform>Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fours</source>
        <comment>several</comment>
        <translation>
            <numerusform>Vier</numerusform>
            <numerusform>Vieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fives</source>
        <comment>several</comment>
        <translation>
            <numerusform>Fünf</numerusform>
            <numerusform>Fünfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sixes</source>
        <comment>several</comment>
        <translation>
            <numerusform>Sechs</numerusform>
            <numerusform>Sechsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>Sieben</numerusform>
            <numerusform>Siebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>eights</source>
        <comment>several</comment>
        <translation>
            <numerusform>Acht</numerusform>
            <numerusform>Achten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nines</source>
        <comment>several</comment>
        <translation>
            <numerusform>Neun</numerusform>
            <numerusform>Neunen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tens</source>
        <comment>several</comment>
        <translation>
            <numerusform>Zehn</numerusform>
            <numerusform>Zehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>elevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>Elf</numerusform>
            <numerusform>Elfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards worth {value}</source>
        <comment>several</comment>
        <translation>
            <numerusform>Karte im Wert von {value}</numerusform>
            <numerusform>Karten im Wert von {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>einen Zug</translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <comment>several</comment>
        <translation>
            <numerusform>{count} Zug</numerusform>
            <numerusform>{count} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} und {last}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}.</source>
        <translation>Ich hab {cards}.</translation>
    </message>
    <message>
        <source>For what it&apos;s worth, I have {cards}.</source>
        <translation>Falls es wen interessiert: Ich habe {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m holding {cards}.</source>
        <translation>Bei mir sind {cards}.</translation>
    </message>
    <message>
        <source>Just so you know, I have {cards}.</source>
        <translation>Nur zur Information: Ich habe {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m sitting here with {cards}.</source>
        <translation>Ich sitze hier und habe {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s no secret: I have {cards}.</source>
        <translation>Kein Geheimnis: Ich habe {cards}.</translation>
    </message>
    <message>
        <source>{cards}, that&apos;s what I can bring to the table.</source>
        <translation>{cards}, das kann ich beisteuern.</translation>
    </message>
    <message>
        <source>What I&apos;ve got down there comes to {total}.</source>
        <translation>Was da von mir liegt, macht zusammen {total}.</translation>
    </message>
    <message>
        <source>My side adds up to {total}.</source>
        <translation>Meine Seite kommt auf {total}.</translation>
    </message>
    <message>
        <source>You&apos;re looking at {total}.</source>
        <translation>Vor dir liegen {total}.</translation>
    </message>
    <message>
        <source>Turn mine over and you&apos;ll count {total}.</source>
        <translation>Dreh meine um, und du zählst {total}.</translation>
    </message>
    <message>
        <source>That&apos;s {total} I&apos;ve put down.</source>
        <translation>Ich hab {total} hingelegt.</translation>
    </message>
    <message>
        <source>You&apos;re up against {total}.</source>
        <translation>Du hast {total} gegen dich.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}.</source>
        <translation>Ich spiele {card}.</translation>
    </message>
    <message>
        <source>My card will be {card}.</source>
        <translation>Von mir kommt {card}.</translation>
    </message>
    <message>
        <source>Count on me for {card}.</source>
        <translation>Verlass dich auf mich: Ich spiele {card}.</translation>
    </message>
    <message>
        <source>I promise you {card}, nothing else.</source>
        <translation>Ich versprech dir {card}, nichts anderes.</translation>
    </message>
    <message>
        <source>{card} it is. You have my word.</source>
        <translation>{card}, abgemacht. Mein Wort drauf.</translation>
    </message>
    <message>
        <source>You&apos;ll see {card} from me when we turn them over.</source>
        <translation>Wenn wir aufdecken, siehst du von mir {card}.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll leave you alone for {turns}.</source>
        <translation>{who}, ich lass dich in Ruhe, {turns} lang.</translation>
    </message>
    <message>
        <source>Peace, {who}? I&apos;ll keep it for {turns}.</source>
        <translation>Frieden, {who}? Ich halte ihn {turns} lang.</translation>
    </message>
    <message>
        <source>For {turns} you have nothing to fear from me, {who}.</source>
        <translation>{turns} lang hast du von mir nichts zu befürchten, {who}.</translation>
    </message>
    <message>
        <source>Let&apos;s leave it there, {who}. I won&apos;t lay a card against you for {turns}.</source>
        <translation>Lassen wir’s gut sein, {who}. {turns} lang leg ich keine Karte gegen dich.</translation>
    </message>
    <message>
        <source>I won&apos;t touch your pennies for {turns}, {who}.</source>
        <translation>Deine Pfennige rühr ich nicht an, {who}, {turns} lang.</translation>
    </message>
    <message>
        <source>You needn&apos;t watch me for {turns}, {who}.</source>
        <translation>Auf mich brauchst du nicht zu achten, {who}, {turns} lang.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll come for your pennies.</source>
        <translation>{who}, {when}, hol ich mir deine Pfennige.</translation>
    </message>
    <message>
        <source>Think twice, {who}: {when}, you&apos;re next.</source>
        <translation>Überleg’s dir gut, {who}. {when}, bist du dran.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll be after you {when}.</source>
        <translation>{who}, du kriegst es mit mir zu tun, {when}.</translation>
    </message>
    <message>
        <source>I won&apos;t forget it, {who}, {when}.</source>
        <translation>Das vergess ich nicht, {who}, {when}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll spend my next turn on you.</source>
        <translation>{who}, {when}, geht mein nächster Zug gegen dich.</translation>
    </message>
    <message>
        <source>I&apos;ll say this once, {who}: {when}, you&apos;ll pay for it.</source>
        <translation>Ich sag’s nur einmal, {who}. {when}, zahlst du dafür.</translation>
    </message>
    <message>
        <source>Leave me out of it this once.</source>
        <translation>Dieses eine Mal bitte ohne mich.</translation>
    </message>
    <message>
        <source>Please, not me.</source>
        <translation>Bitte nicht mich.</translation>
    </message>
    <message>
        <source>I have little enough. Try someone else.</source>
        <translation>Ich hab doch kaum etwas. Lieber wen anders.</translation>
    </message>
    <message>
        <source>Spare me, and I&apos;ll remember it.</source>
        <translation>Wer mich verschont, dem vergess ich’s nicht.</translation>
    </message>
    <message>
        <source>There isn&apos;t much to be had from me.</source>
        <translation>Bei mir ist nicht viel zu holen.</translation>
    </message>
    <message>
        <source>Give me a turn to catch my breath.</source>
        <translation>Einen Zug zum Verschnaufen, bitte.</translation>
    </message>
    <message>
        <source>Watch {who}. {why}</source>
        <translation>Man sollte auf {who} achten. {why}</translation>
    </message>
    <message>
        <source>Mind {who}. {why}</source>
        <translation>Aufgepasst auf {who}. {why}</translation>
    </message>
    <message>
        <source>Has everyone been watching {who}? {why}</source>
        <translation>Hat hier jeder {who} im Blick? {why}</translation>
    </message>
    <message>
        <source>Think about {who} for a moment. {why}</source>
        <translation>Denken wir kurz an {who}. {why}</translation>
    </message>
    <message>
        <source>Don&apos;t lose sight of {who}. {why}</source>
        <translation>{who} darf man nicht aus den Augen lassen. {why}</translation>
    </message>
    <message>
        <source>We should talk about {who}. {why}</source>
        <translation>Reden wir mal über {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}, hör zu. {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>Auf ein Wort, {who}. {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>Das gilt dir, {who}. {said}</translation>
    </message>
    <message>
        <source>{said} That&apos;s for you, {who}.</source>
        <translation>{said} Das geht an dich, {who}.</translation>
    </message>
    <message>
        <source>I don&apos;t mind saying it: I hold {cards}.</source>
        <translation>Ich sag’s ganz offen: Ich habe {cards}.</translation>
    </message>
    <message>
        <source>{cards}. You can check me on that later.</source>
        <translation>{cards}. Das lässt sich später nachprüfen.</translation>
    </message>
    <message>
        <source>To be exact, I have {cards}.</source>
        <translation>Um genau zu sein: Ich habe {cards}.</translation>
    </message>
    <message>
        <source>I&apos;d rather you knew it from me: {cards}.</source>
        <translation>Das sag ich lieber selbst: Ich habe {cards}.</translation>
    </message>
    <message>
        <source>Cards on the table, so to speak: {cards}.</source>
        <translation>Karten auf den Tisch, sozusagen: {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}. I wouldn&apos;t say so if it weren&apos;t.</source>
        <translation>Es sind {total}. Sonst würd ich’s nicht sagen.</translation>
    </message>
    <message>
        <source>{total}, and you&apos;ll see that it&apos;s {total}.</source>
        <translation>{total}, und du wirst sehen: Es sind {total}.</translation>
    </message>
    <message>
        <source>In fairness, I should tell you mine come to {total}.</source>
        <translation>Fairerweise sag ich’s dir: Meine ergeben {total}.</translation>
    </message>
    <message>
        <source>I don&apos;t bluff. It&apos;s {total}.</source>
        <translation>Ich bluffe nicht. Es sind {total}.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, as agreed.</source>
        <translation>Ich spiele {card}, wie vereinbart.</translation>
    </message>
    <message>
        <source>{card}. My word has to be good for something.</source>
        <translation>{card}. Mein Wort soll ja etwas gelten.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card} from me. I hope for the same.</source>
        <translation>Von mir bekommst du {card}. Ich hoffe, du hältst es auch so.</translation>
    </message>
    <message>
        <source>I give you my word on {card}.</source>
        <translation>Auf {card} hast du mein Wort.</translation>
    </message>
    <message>
        <source>We said {card}, so {card} it is.</source>
        <translation>{card} war ausgemacht, also spiel ich {card}.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll keep the peace with you for {turns}, and I do keep count.</source>
        <translation>{who}, {turns} lang halte ich Frieden mit dir, und ich zähle wirklich mit.</translation>
    </message>
    <message>
        <source>I give you my word, {who}: {turns} of peace.</source>
        <translation>Mein Wort, {who}: {turns} lang Frieden.</translation>
    </message>
    <message>
        <source>I&apos;ll leave you be for {turns}, {who}, and ask for nothing in return.</source>
        <translation>{turns} lang lass ich dich in Frieden, {who}, und will nichts dafür.</translation>
    </message>
    <message>
        <source>You have my promise for {turns}, {who}. I&apos;ve never broken one.</source>
        <translation>{turns} lang, {who}, das versprech ich dir. Ich hab noch nie ein Versprechen gebrochen.</translation>
    </message>
    <message>
        <source>I&apos;d rather not, {who}, but {when}, I&apos;ll have to answer it.</source>
        <translation>Ungern, {who}, aber {when}, muss ich darauf antworten.</translation>
    </message>
    <message>
        <source>So that we understand each other, {who}: {when}, I&apos;ll return it.</source>
        <translation>Damit wir uns verstehen, {who}. {when}, geb ich’s zurück.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll do the same to you. That&apos;s only fair.</source>
        <translation>{who}, {when}, mach ich dasselbe mit dir. Das ist nur gerecht.</translation>
    </message>
    <message>
        <source>Fair warning, {who}: {when}, I&apos;ll hit back.</source>
        <translation>Das ist eine faire Warnung, {who}. {when}, schlag ich zurück.</translation>
    </message>
    <message>
        <source>I&apos;ve kept to what I said. Please bear that in mind.</source>
        <translation>Ich habe gehalten, was ich gesagt habe. Das sollte doch etwas zählen.</translation>
    </message>
    <message>
        <source>I&apos;m asking you fairly: let me have this turn.</source>
        <translation>Ich bitte in aller Fairness: nicht in diesem Zug.</translation>
    </message>
    <message>
        <source>You&apos;d lose a good partner in me.</source>
        <translation>Mit mir ginge ein guter Partner verloren.</translation>
    </message>
    <message>
        <source>I&apos;ve dealt straight with you. Deal kindly with me.</source>
        <translation>Ich war immer ehrlich. Da hätte ich jetzt etwas Milde verdient.</translation>
    </message>
    <message>
        <source>I don&apos;t like to say it of {who}, but it&apos;s true. {why}</source>
        <translation>Ich sag das ungern über {who}, aber es stimmt. {why}</translation>
    </message>
    <message>
        <source>You should know this about {who}. {why}</source>
        <translation>Eines sollte man über {who} wissen. {why}</translation>
    </message>
    <message>
        <source>In fairness to all of us, look at {who}. {why}</source>
        <translation>Der Fairness halber: ein Blick auf {who}. {why}</translation>
    </message>
    <message>
        <source>I only say what I&apos;ve seen. Look at {who}. {why}</source>
        <translation>Ich sage nur, was ich gesehen habe. Ein Blick auf {who} genügt. {why}</translation>
    </message>
    <message>
        <source>With respect, {who}. {said}</source>
        <translation>Bei allem Respekt, {who}. {said}</translation>
    </message>
    <message>
        <source>{who}, I&apos;d like you to know this. {said}</source>
        <translation>{who}, ich möchte, dass du das weißt. {said}</translation>
    </message>
    <message>
        <source>Honestly, {who}? {said}</source>
        <translation>Ganz ehrlich, {who}? {said}</translation>
    </message>
    <message>
        <source>{said} You have my word, {who}.</source>
        <translation>{said} Du hast mein Wort, {who}.</translation>
    </message>
    <message>
        <source>You and I could do business: I have {cards}.</source>
        <translation>Wir zwei könnten ins Geschäft kommen: Ich habe {cards}.</translation>
    </message>
    <message>
        <source>Let&apos;s talk terms. I can bring {cards}.</source>
        <translation>Reden wir über Konditionen. Ich biete {cards}.</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m open to offers.</source>
        <translation>Ich habe {cards} und bin offen für Angebote.</translation>
    </message>
    <message>
        <source>As it happens, I&apos;m holding {cards}. Anyone interested?</source>
        <translation>Wie es der Zufall will, habe ich {cards}. Hat jemand Interesse?</translation>
    </message>
    <message>
        <source>{cards}, to the highest bidder.</source>
        <translation>{cards}, an den Meistbietenden.</translation>
    </message>
    <message>
        <source>{total}, there. Do the sums.</source>
        <translation>{total} liegen da. Rechnen kannst du ja.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, so save yourself the expense.</source>
        <translation>Es sind {total}, also spar dir die Ausgabe.</translation>
    </message>
    <message>
        <source>Between friends: {total}.</source>
        <translation>Ganz unter uns: {total}.</translation>
    </message>
    <message>
        <source>You&apos;d be throwing good cards after bad. It&apos;s {total}.</source>
        <translation>Du wirfst gute Karten schlechten hinterher. Es sind {total}.</translation>
    </message>
    <message>
        <source>{card} from me. It pays for both of us.</source>
        <translation>Von mir {card}. Das lohnt sich für uns beide.</translation>
    </message>
    <message>
        <source>Of course I&apos;ll play {card}. Why wouldn&apos;t I?</source>
        <translation>Natürlich spiele ich {card}. Warum auch nicht?</translation>
    </message>
    <message>
        <source>{card}, then. You won&apos;t get a better bargain.</source>
        <translation>{card} also. Günstiger kriegst du’s nicht.</translation>
    </message>
    <message>
        <source>Put me down for {card}.</source>
        <translation>Verbuch für mich {card}.</translation>
    </message>
    <message>
        <source>{card}, partner. Strictly business.</source>
        <translation>{card}, Partner. Rein geschäftlich.</translation>
    </message>
    <message>
        <source>{turns} of quiet, {who}. We&apos;ll both profit by it.</source>
        <translation>{turns} lang Ruhe, {who}. Davon haben wir beide etwas.</translation>
    </message>
    <message>
        <source>{who}, shall we say {turns}? After that we&apos;ll see.</source>
        <translation>{who}, sagen wir: {turns}? Danach sehen wir weiter.</translation>
    </message>
    <message>
        <source>I have better business than you for {turns}, {who}.</source>
        <translation>Ich hab lohnendere Geschäfte als dich, {who}, {turns} lang.</translation>
    </message>
    <message>
        <source>Let&apos;s not waste money on each other, {who}. {turns}?</source>
        <translation>Verschwenden wir kein Geld aneinander, {who}. Sagen wir {turns} lang?</translation>
    </message>
    <message>
        <source>{who}, {when}, my plans change, and you&apos;re in them.</source>
        <translation>{who}, {when}, ändern sich meine Pläne, und du kommst darin vor.</translation>
    </message>
    <message>
        <source>That would cost you dear, {who}, {when}.</source>
        <translation>Das käme dich teuer zu stehen, {who}, {when}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I know where to find my next pennies.</source>
        <translation>{who}, {when}, weiß ich, wo meine nächsten Pfennige liegen.</translation>
    </message>
    <message>
        <source>Bad investment, {who}: {when}, I&apos;ll collect the debt from you.</source>
        <translation>Schlechte Geldanlage, {who}. {when}, treib ich die Schuld bei dir ein.</translation>
    </message>
    <message>
        <source>There are better bargains than me at this table.</source>
        <translation>Es gibt bessere Schnäppchen am Tisch als mich.</translation>
    </message>
    <message>
        <source>Let me go, and the next good deal is yours.</source>
        <translation>Wer mich laufen lässt, bekommt das nächste gute Geschäft.</translation>
    </message>
    <message>
        <source>I&apos;m worth more to you with pennies than without.</source>
        <translation>Mit Pfennigen nütze ich mehr als ohne.</translation>
    </message>
    <message>
        <source>Where&apos;s the profit in it? I&apos;ve hardly anything.</source>
        <translation>Wo ist da der Gewinn? Ich hab doch kaum was.</translation>
    </message>
    <message>
        <source>If I were you, I&apos;d look at {who}. {why}</source>
        <translation>Ich würde mir mal {who} ansehen. {why}</translation>
    </message>
    <message>
        <source>There&apos;s money to be made out of {who}. {why}</source>
        <translation>Wer Geld verdienen will, nimmt sich {who} vor. {why}</translation>
    </message>
    <message>
        <source>Funny that nobody mentions {who}. {why}</source>
        <translation>Komisch, dass niemand {who} erwähnt. {why}</translation>
    </message>
    <message>
        <source>My advice, free of charge: {who}. {why}</source>
        <translation>Mein Rat, ganz umsonst: {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, a proposal. {said}</source>
        <translation>{who}, ein Vorschlag. {said}</translation>
    </message>
    <message>
        <source>Between you and me, {who}. {said}</source>
        <translation>Unter uns, {who}. {said}</translation>
    </message>
    <message>
        <source>{said} Think it over, {who}.</source>
        <translation>{said} Überleg’s dir, {who}.</translation>
    </message>
    <message>
        <source>My dear {who}. {said}</source>
        <translation>Unter Geschäftsleuten, {who}. {said}</translation>
    </message>
    <message>
        <source>I have {cards}. Not that anyone ever believes me.</source>
        <translation>Ich habe {cards}. Nicht, dass mir je einer glaubt.</translation>
    </message>
    <message>
        <source>{cards}, and I know who they&apos;re meant for.</source>
        <translation>{cards}, und ich weiß schon, für wen.</translation>
    </message>
    <message>
        <source>I&apos;ve been saving {cards} for certain people.</source>
        <translation>Für gewisse Leute hab ich {cards} aufgehoben.</translation>
    </message>
    <message>
        <source>Write it down: I have {cards}. You&apos;ll remember it soon enough.</source>
        <translation>Zum Mitschreiben: Ich habe {cards}. Daran wird man noch früh genug denken.</translation>
    </message>
    <message>
        <source>{cards}. Some of you will wish you&apos;d been nicer to me.</source>
        <translation>{cards}. Manche werden sich wünschen, sie wären netter zu mir gewesen.</translation>
    </message>
    <message>
        <source>{total}. I&apos;ve waited a long time to say that.</source>
        <translation>{total}. Darauf hab ich lange gewartet.</translation>
    </message>
    <message>
        <source>This time it&apos;s {total}.</source>
        <translation>Diesmal sind es {total}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, for what was done to me.</source>
        <translation>Es sind {total}, für alles, was man mir angetan hat.</translation>
    </message>
    <message>
        <source>{total}. Now you&apos;ll know how it feels.</source>
        <translation>{total}. Jetzt merkst du, wie sich das anfühlt.</translation>
    </message>
    <message>
        <source>{card} from me. And I&apos;ll remember what comes from you.</source>
        <translation>Von mir {card}. Und ich merk mir, was von dir kommt.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}. Don&apos;t make me regret it.</source>
        <translation>Ich spiele {card}. Lass mich das nicht bereuen.</translation>
    </message>
    <message>
        <source>{card}. I&apos;ve been let down before, so don&apos;t you try it.</source>
        <translation>{card}. Man hat mich schon mal hängen lassen, also wag es nicht.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card}. Cheat me, and it&apos;s the last thing you&apos;ll ever get.</source>
        <translation>Du kriegst {card}. Betrüg mich, und es war das Letzte, was du kriegst.</translation>
    </message>
    <message>
        <source>{card}, this once. I haven&apos;t forgotten what people are like.</source>
        <translation>{card}, dieses eine Mal. Ich weiß noch, wie die Leute sind.</translation>
    </message>
    <message>
        <source>{turns}, {who}. I haven&apos;t forgiven you, I&apos;m only waiting.</source>
        <translation>{turns} lang, {who}. Verziehen hab ich dir nicht, ich warte nur.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll let it lie for {turns}. No longer.</source>
        <translation>{who}, {turns} lang lass ich’s ruhen. Länger nicht.</translation>
    </message>
    <message>
        <source>You&apos;ll get {turns} of peace from me, {who}, and then we&apos;ll settle up.</source>
        <translation>{turns} lang kriegst du Frieden von mir, {who}, und dann rechnen wir ab.</translation>
    </message>
    <message>
        <source>I&apos;m not forgetting anything, {who}, but you have {turns}.</source>
        <translation>Vergessen ist nichts, {who}, aber du hast {turns} Zeit.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll have it back with interest.</source>
        <translation>{who}, {when}, hol ich’s mir mit Zinsen zurück.</translation>
    </message>
    <message>
        <source>I keep a list, {who}, and {when}, you&apos;re at the top of it.</source>
        <translation>Ich führe eine Liste, {who}, und {when}, stehst du ganz oben.</translation>
    </message>
    <message>
        <source>{who}, {when}, you&apos;ll never hear the end of it.</source>
        <translation>{who}, {when}, wirst du deines Lebens nicht mehr froh.</translation>
    </message>
    <message>
        <source>I never forget a face, {who}. {when}, you&apos;ll see mine.</source>
        <translation>Ich vergess kein Gesicht, {who}. {when}, siehst du meins.</translation>
    </message>
    <message>
        <source>It&apos;s always me. Pick on someone else for once.</source>
        <translation>Immer ich. Kann’s nicht mal wen anders treffen?</translation>
    </message>
    <message>
        <source>Haven&apos;t I lost enough to all of you?</source>
        <translation>Hab ich hier nicht schon genug verloren?</translation>
    </message>
    <message>
        <source>I&apos;ll remember who left me alone. And who didn&apos;t.</source>
        <translation>Ich merk mir, wer mich in Ruhe lässt. Und wer nicht.</translation>
    </message>
    <message>
        <source>Go on, then. Everyone else has had a turn at me.</source>
        <translation>Na los. Alle anderen durften ja auch schon mal.</translation>
    </message>
    <message>
        <source>I haven&apos;t forgotten about {who}. {why}</source>
        <translation>Ich hab {who} nicht vergessen. {why}</translation>
    </message>
    <message>
        <source>{who}, of course. Who else? {why}</source>
        <translation>{who}, natürlich. Wer sonst? {why}</translation>
    </message>
    <message>
        <source>Ask me about {who}. {why}</source>
        <translation>Über {who} kann ich einiges erzählen. {why}</translation>
    </message>
    <message>
        <source>{who} is on my list, and should be on yours. {why}</source>
        <translation>Ich hab {who} auf der Liste, und das sollte hier jeder. {why}</translation>
    </message>
    <message>
        <source>I remember you, {who}. {said}</source>
        <translation>An dich erinnere ich mich, {who}. {said}</translation>
    </message>
    <message>
        <source>{who}, you of all people. {said}</source>
        <translation>{who}, ausgerechnet du. {said}</translation>
    </message>
    <message>
        <source>{said} I won&apos;t forget it, {who}.</source>
        <translation>{said} Das vergess ich nicht, {who}.</translation>
    </message>
    <message>
        <source>Don&apos;t look away, {who}. {said}</source>
        <translation>Schau nicht weg, {who}. {said}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}. Who wants some?</source>
        <translation>Ich hab {cards}. Wer will mal?</translation>
    </message>
    <message>
        <source>{cards}. Out of my way.</source>
        <translation>{cards}. Aus dem Weg.</translation>
    </message>
    <message>
        <source>See this fist? {cards}.</source>
        <translation>Siehst du die Faust? {cards}.</translation>
    </message>
    <message>
        <source>{cards}, right here. Come and get them.</source>
        <translation>{cards}, genau hier. Wer sie will, soll kommen.</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}, and you&apos;ve got nothing.</source>
        <translation>Ich hab {cards}, und sonst hat hier keiner was.</translation>
    </message>
    <message>
        <source>{total}! Give up.</source>
        <translation>{total}! Gib auf.</translation>
    </message>
    <message>
        <source>That&apos;s {total}. You can&apos;t beat it.</source>
        <translation>Das sind {total}. Das schlägst du nicht.</translation>
    </message>
    <message>
        <source>{total} on my side. Go on, waste a card.</source>
        <translation>{total} auf meiner Seite. Na los, verschwend eine Karte.</translation>
    </message>
    <message>
        <source>{total}, and I&apos;m not even trying.</source>
        <translation>{total}, und ich streng mich nicht mal an.</translation>
    </message>
    <message>
        <source>I&apos;m playing {card}. You&apos;d better play yours.</source>
        <translation>Ich spiele {card}. Spiel du gefälligst deine.</translation>
    </message>
    <message>
        <source>{card}, and no nonsense from you.</source>
        <translation>{card}, und keine Faxen von dir.</translation>
    </message>
    <message>
        <source>You heard me: {card}.</source>
        <translation>Du hast gehört: {card}.</translation>
    </message>
    <message>
        <source>I said {card}, so it&apos;s {card}.</source>
        <translation>Ich hab {card} gesagt, also kommt {card}.</translation>
    </message>
    <message>
        <source>{card}. And don&apos;t you dare cross me.</source>
        <translation>{card}. Und wehe, du legst mich rein.</translation>
    </message>
    <message>
        <source>I&apos;m in a good mood, {who}. You get {turns}.</source>
        <translation>Ich hab gute Laune, {who}. Du kriegst {turns}.</translation>
    </message>
    <message>
        <source>{who}, you may breathe for {turns}.</source>
        <translation>{who}, du darfst aufatmen, {turns} lang.</translation>
    </message>
    <message>
        <source>{turns} off, {who}. Say thank you.</source>
        <translation>{turns} frei, {who}. Sag schön danke.</translation>
    </message>
    <message>
        <source>Lucky you, {who}. I&apos;ll let you live for {turns}.</source>
        <translation>Glück gehabt, {who}. Ich lass dich leben, {turns} lang.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll take every penny you&apos;ve got.</source>
        <translation>{who}, {when}, nehm ich dir jeden Pfennig.</translation>
    </message>
    <message>
        <source>Just try it, {who}. {when}, you&apos;re finished.</source>
        <translation>Versuch’s nur, {who}. {when}, bist du erledigt.</translation>
    </message>
    <message>
        <source>{who}! {when}, I&apos;ll flatten you.</source>
        <translation>{who}! {when}, mach ich dich platt.</translation>
    </message>
    <message>
        <source>You&apos;ve been warned, {who}. {when}, I&apos;ll clean you out.</source>
        <translation>Das war die Warnung, {who}. {when}, räum ich dich aus.</translation>
    </message>
    <message>
        <source>You don&apos;t want to do that to me. You really don&apos;t.</source>
        <translation>Mit mir legt man sich nicht an. Wirklich nicht.</translation>
    </message>
    <message>
        <source>Pick on the others. I&apos;ll look the other way.</source>
        <translation>Es sitzen noch andere hier. Ich schau solange weg.</translation>
    </message>
    <message>
        <source>Back off, and I&apos;ll leave you something.</source>
        <translation>Finger weg, dann bleibt auch noch was übrig.</translation>
    </message>
    <message>
        <source>Bad idea. Choose someone smaller.</source>
        <translation>Schlechte Idee. Es gibt hier Kleinere.</translation>
    </message>
    <message>
        <source>Get {who}, all of you. {why}</source>
        <translation>Schnappt euch {who}, alle zusammen. {why}</translation>
    </message>
    <message>
        <source>Are you asleep? Look at {who}! {why}</source>
        <translation>Schläft hier alles? Ich sag nur: {who}! {why}</translation>
    </message>
    <message>
        <source>Someone stop {who}. {why}</source>
        <translation>Kann mal einer {who} aufhalten? {why}</translation>
    </message>
    <message>
        <source>What are you waiting for? It&apos;s {who} you want. {why}</source>
        <translation>Worauf warten wir noch? Los, auf {who}! {why}</translation>
    </message>
    <message>
        <source>Hey, {who}! {said}</source>
        <translation>He, {who}! {said}</translation>
    </message>
    <message>
        <source>You there, {who}! {said}</source>
        <translation>Du da, {who}! {said}</translation>
    </message>
    <message>
        <source>{said} Got it, {who}?</source>
        <translation>{said} Kapiert, {who}?</translation>
    </message>
    <message>
        <source>Shut up and listen, {who}. {said}</source>
        <translation>Klappe, {who}, und zuhören. {said}</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m keeping them.</source>
        <translation>Ich habe {cards}, und die behalte ich.</translation>
    </message>
    <message>
        <source>{cards}. All put by.</source>
        <translation>{cards}. Alles zurückgelegt.</translation>
    </message>
    <message>
        <source>No need to look in here. Just {cards}.</source>
        <translation>Hier gibt’s nichts zu sehen. Bloß {cards}.</translation>
    </message>
    <message>
        <source>I&apos;ve saved up {cards}.</source>
        <translation>Ich hab {cards} zusammengespart.</translation>
    </message>
    <message>
        <source>{cards}. I&apos;d hate to part with them.</source>
        <translation>{cards}. Die gäb ich wirklich ungern her.</translation>
    </message>
    <message>
        <source>{total}, and it hurts me to see it lie there.</source>
        <translation>{total}, und es tut weh, sie da liegen zu sehen.</translation>
    </message>
    <message>
        <source>That&apos;s {total} out of my savings. Please don&apos;t ask for more.</source>
        <translation>Das sind {total} von meinem Ersparten. Bitte nicht noch mehr.</translation>
    </message>
    <message>
        <source>It&apos;s cost me {total} already.</source>
        <translation>Es hat mich schon {total} gekostet.</translation>
    </message>
    <message>
        <source>{total}. I can&apos;t afford more.</source>
        <translation>{total}. Mehr kann ich mir nicht leisten.</translation>
    </message>
    <message>
        <source>I can spare {card}. No more than that.</source>
        <translation>{card} kann ich entbehren. Mehr nicht.</translation>
    </message>
    <message>
        <source>{card}, if I must.</source>
        <translation>{card}, wenn’s sein muss.</translation>
    </message>
    <message>
        <source>I&apos;ll part with {card} for this.</source>
        <translation>Dafür geb ich {card} her.</translation>
    </message>
    <message>
        <source>My share is {card}, and not a pip more.</source>
        <translation>Von mir {card}, und kein Auge mehr.</translation>
    </message>
    <message>
        <source>{card}. Make it worth my while.</source>
        <translation>{card}. Sorg dafür, dass es sich lohnt.</translation>
    </message>
    <message>
        <source>{who}, you keep yours and I&apos;ll keep mine, for {turns}.</source>
        <translation>{who}, behalt du deine, ich behalt meine, {turns} lang.</translation>
    </message>
    <message>
        <source>I&apos;m only minding my own pennies for {turns}, {who}.</source>
        <translation>{turns} lang hüte ich nur meine eigenen Pfennige, {who}.</translation>
    </message>
    <message>
        <source>{turns} without spending anything, {who}. That suits us both.</source>
        <translation>{turns} lang nichts ausgeben, {who}. Das passt uns beiden.</translation>
    </message>
    <message>
        <source>Let&apos;s both save for {turns}, {who}.</source>
        <translation>Lass uns beide sparen, {who}, {turns} lang.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll open the chest, and you won&apos;t like it.</source>
        <translation>{who}, {when}, mach ich die Truhe auf, und das wird dir nicht gefallen.</translation>
    </message>
    <message>
        <source>I count everything, {who}. {when}, I&apos;ll collect.</source>
        <translation>Ich zähle alles mit, {who}. {when}, kassiere ich.</translation>
    </message>
    <message>
        <source>{who}, {when}, I have big cards put by for you.</source>
        <translation>{who}, {when}, hab ich hohe Karten für dich zurückgelegt.</translation>
    </message>
    <message>
        <source>Every penny is counted, {who}. {when}, I want it back.</source>
        <translation>Jeder Pfennig ist gezählt, {who}. {when}, will ich ihn zurück.</translation>
    </message>
    <message>
        <source>Not my pennies. I know every one of them.</source>
        <translation>Nicht meine Pfennige. Ich kenne jeden einzelnen.</translation>
    </message>
    <message>
        <source>I&apos;ve saved so long for these. Please.</source>
        <translation>Ich hab so lange darauf gespart. Bitte.</translation>
    </message>
    <message>
        <source>Take it from those who throw it about.</source>
        <translation>Da sind doch welche, die damit um sich werfen.</translation>
    </message>
    <message>
        <source>Must you? I was saving those.</source>
        <translation>Muss das sein? Die wollte ich aufheben.</translation>
    </message>
    <message>
        <source>I&apos;ve been counting, and it&apos;s {who}. {why}</source>
        <translation>Ich hab nachgezählt, und es trifft {who}. {why}</translation>
    </message>
    <message>
        <source>Hold on to your pennies when {who} looks at you. {why}</source>
        <translation>Pfennige festhalten, wenn {who} herguckt. {why}</translation>
    </message>
    <message>
        <source>I&apos;d lock things away from {who}. {why}</source>
        <translation>Alles wegsperren, wenn {who} kommt. {why}</translation>
    </message>
    <message>
        <source>Keep your purse shut near {who}. {why}</source>
        <translation>Beutel zu, sobald {who} in der Nähe ist. {why}</translation>
    </message>
    <message>
        <source>Quietly, {who}. {said}</source>
        <translation>Ganz leise, {who}. {said}</translation>
    </message>
    <message>
        <source>Er, {who}? {said}</source>
        <translation>Äh, {who}? {said}</translation>
    </message>
    <message>
        <source>{said} If it&apos;s all the same to you, {who}.</source>
        <translation>{said} Wenn’s dir nichts ausmacht, {who}.</translation>
    </message>
    <message>
        <source>You&apos;ll never guess what I&apos;ve got. All right, I&apos;ll tell you: {cards}!</source>
        <translation>Du errätst nie, was ich habe. Na gut, ich verrat’s: {cards}!</translation>
    </message>
    <message>
        <source>Oh, what a hand! {cards}, would you believe it?</source>
        <translation>Oh, was für ein Blatt! {cards}, ist das zu glauben?</translation>
    </message>
    <message>
        <source>I really shouldn&apos;t say, but it&apos;s {cards}, and then some.</source>
        <translation>Ich sollt’s ja nicht sagen, aber ich hab {cards}, und noch viel mehr.</translation>
    </message>
    <message>
        <source>Did I mention {cards}? Well, now I have.</source>
        <translation>Hab ich schon gesagt, dass ich {cards} habe? Na, jetzt hab ich’s gesagt.</translation>
    </message>
    <message>
        <source>Ask me what I&apos;ve got! Go on! {cards}!</source>
        <translation>Frag mich, was ich habe! Na los! {cards}!</translation>
    </message>
    <message>
        <source>That&apos;s {total}, or my name isn&apos;t my name!</source>
        <translation>Das sind {total}, oder ich will nicht heißen, wie ich heiße!</translation>
    </message>
    <message>
        <source>Let me count again. Yes! {total}!</source>
        <translation>Lass mich noch mal zählen. Ja! {total}!</translation>
    </message>
    <message>
        <source>{total}, no, don&apos;t look at me like that, {total}!</source>
        <translation>{total}, nein, guck mich nicht so an, {total}!</translation>
    </message>
    <message>
        <source>Ooh, this is exciting! It&apos;s {total}, I swear!</source>
        <translation>Uuh, ist das spannend! Es sind {total}, ich schwör’s!</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, cross my heart, on my grandmother&apos;s teapot.</source>
        <translation>Ich spiele {card}, großes Ehrenwort, bei Omas Teekanne.</translation>
    </message>
    <message>
        <source>{card}! I&apos;ve practically played it already.</source>
        <translation>{card}! So gut wie gespielt.</translation>
    </message>
    <message>
        <source>Shall we? I&apos;ll bring {card}, you bring yours, and off we go!</source>
        <translation>Wollen wir? Ich bring {card} mit, du deine, und ab geht’s!</translation>
    </message>
    <message>
        <source>{card}, {card}, {card}. There, I&apos;ve said it three times.</source>
        <translation>{card}, {card}, {card}. So, dreimal gesagt.</translation>
    </message>
    <message>
        <source>Oh, you&apos;ll love this: {card}, just for you!</source>
        <translation>Oh, das wird dir gefallen: {card}, nur für dich!</translation>
    </message>
    <message>
        <source>{who}, dear {who}, let&apos;s be friends for {turns}!</source>
        <translation>{who}, Schatz, lass uns Freunde sein, {turns} lang!</translation>
    </message>
    <message>
        <source>You and I, {who}, for {turns}, and not one harsh word!</source>
        <translation>Du und ich, {who}, {turns} lang, und kein böses Wort!</translation>
    </message>
    <message>
        <source>Oh, {who}, quarrels are so tiring. How about {turns} off?</source>
        <translation>Ach, {who}, Streit macht so müde. Machen wir Pause, {turns} lang?</translation>
    </message>
    <message>
        <source>Tell you what, {who}: {turns}, no fighting, and I&apos;ll even stop talking. Well, nearly.</source>
        <translation>Weißt du was, {who}: {turns} lang kein Gezanke, und ich red auch nicht mehr. Na ja, fast.</translation>
    </message>
    <message>
        <source>Ooh, {who}, {when}, there&apos;ll be words! And cards!</source>
        <translation>Uuh, {who}, {when}, dann setzt’s was! Worte! Und Karten!</translation>
    </message>
    <message>
        <source>{who}, I&apos;m all smiles, but {when}, watch out!</source>
        <translation>{who}, ich bin die Freundlichkeit selbst, aber {when}, dann pass bloß auf!</translation>
    </message>
    <message>
        <source>I&apos;ve told you before, {who}, and I&apos;ll tell you again: {when}, I&apos;m coming over there!</source>
        <translation>Ich hab’s dir schon gesagt, {who}, und ich sag’s noch mal. {when}, komm ich rüber!</translation>
    </message>
    <message>
        <source>Now, {who}, I never lose my temper, but {when}, well!</source>
        <translation>Also, {who}, ich werde ja nie laut, aber {when}, na dann!</translation>
    </message>
    <message>
        <source>Me? Little me? But then who would you talk to?</source>
        <translation>Mich? Ausgerechnet mich? Mit wem soll man denn dann reden?</translation>
    </message>
    <message>
        <source>Oh no, no, no. Look over there! Someone richer!</source>
        <translation>O nein, nein, nein. Schau mal da drüben! Die sind viel reicher!</translation>
    </message>
    <message>
        <source>I&apos;ll tell you a lovely story if you leave me alone.</source>
        <translation>Ich erzähl auch eine schöne Geschichte, wenn man mich in Ruhe lässt.</translation>
    </message>
    <message>
        <source>You wouldn&apos;t! Would you? You would. Please don&apos;t!</source>
        <translation>Das machst du nicht! Oder doch? Du machst es. Bitte nicht!</translation>
    </message>
    <message>
        <source>I&apos;m not one to gossip, but {who}! {why}</source>
        <translation>Ich tratsche ja nie, aber {who}! {why}</translation>
    </message>
    <message>
        <source>Have you heard about {who}? {why}</source>
        <translation>Schon gehört, was man über {who} sagt? {why}</translation>
    </message>
    <message>
        <source>Everyone&apos;s saying it about {who}. {why}</source>
        <translation>Alle sagen das über {who}. {why}</translation>
    </message>
    <message>
        <source>Don&apos;t tell a soul, but have a look at {who}. {why}</source>
        <translation>Nicht weitersagen, aber ich sag nur: {who}. {why}</translation>
    </message>
    <message>
        <source>Psst, {who}! {said}</source>
        <translation>Psst, {who}! {said}</translation>
    </message>
    <message>
        <source>Oh, {who}, {who}, {who}! {said}</source>
        <translation>Ach, {who}, {who}, {who}! {said}</translation>
    </message>
    <message>
        <source>{said} Isn&apos;t that so, {who}?</source>
        <translation>{said} Ist doch so, {who}?</translation>
    </message>
    <message>
        <source>{who}, darling, guess what. {said}</source>
        <translation>{who}, Herzchen, rate mal. {said}</translation>
    </message>
    <message>
        <source>if you attack me again</source>
        <translation>wenn du mich noch mal angreifst</translation>
    </message>
    <message>
        <source>if you join another contract against me</source>
        <translation>wenn du noch mal bei einem Vertrag gegen mich mitmachst</translation>
    </message>
    <message>
        <source>if you turn me down again</source>
        <translation>wenn du mich noch mal abblitzen lässt</translation>
    </message>
    <message>
        <source>if you attack me</source>
        <translation>wenn du mich angreifst</translation>
    </message>
    <message>
        <source>if you join a contract against me</source>
        <translation>wenn du bei einem Vertrag gegen mich mitmachst</translation>
    </message>
    <message>
        <source>if you turn me down</source>
        <translation>wenn du mich abblitzen lässt</translation>
    </message>
    <message>
        <source>They have the most pennies.</source>
        <translation>Da liegen die meisten Pfennige.</translation>
    </message>
    <message>
        <source>At this rate they&apos;ll win.</source>
        <translation>Wenn das so weitergeht, ist die Partie gelaufen.</translation>
    </message>
    <message>
        <source>They&apos;re ahead of the rest of us.</source>
        <translation>Wir anderen liegen alle dahinter.</translation>
    </message>
    <message>
        <source>They went back on their word.</source>
        <translation>Da wurde schon mal das Wort gebrochen.</translation>
    </message>
    <message>
        <source>They agree on one card and play another.</source>
        <translation>Vereinbart wird die eine Karte, gespielt eine andere.</translation>
    </message>
    <message>
        <source>A deal with them is worth nothing.</source>
        <translation>Verträge sind da nichts wert.</translation>
    </message>
    <message>
        <source>They said what wasn&apos;t so.</source>
        <translation>Was da gesagt wurde, stimmte nicht.</translation>
    </message>
    <message>
        <source>Half of what they tell us is made up.</source>
        <translation>Die Hälfte von dem Gerede ist erfunden.</translation>
    </message>
    <message>
        <source>They&apos;ve bluffed before, and they&apos;ll do it again.</source>
        <translation>Da wurde schon geblufft, und da wird wieder geblufft.</translation>
    </message>
    <message>
        <source>1 penny</source>
        <translation>1 Pfennig</translation>
    </message>
    <message numerus="yes">
        <source>%n pennies</source>
        <translation>
            <numerusform>%n Pfennig</numerusform>
            <numerusform>%n Pfennige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>you {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>du {thing}</translation>
    </message>
    <message>
        <source>{who} {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>{who} {thing}</translation>
    </message>
    <message>
        <source>You pass and put {pennies} into the centre.</source>
        <translation>Du passt: {pennies} in die Mitte.</translation>
    </message>
    <message>
        <source>{who} passes and puts {pennies} into the centre.</source>
        <translation>{who} passt: {pennies} in die Mitte.</translation>
    </message>
    <message>
        <source>You lay a card face down.</source>
        <translation>Du legst eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>{who} lays a card face down.</source>
        <translation>{who} legt eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>The cards are turned over: {cards}.</source>
        <translation>Die Karten werden aufgedeckt: {cards}.</translation>
    </message>
    <message>
        <source>You have no pennies left and are knocked out.</source>
        <translation>Du hast keine Pfennige mehr und scheidest aus.</translation>
    </message>
    <message>
        <source>{who} has no pennies left and is knocked out.</source>
        <translation>{who} hat keine Pfennige mehr und scheidet aus.</translation>
    </message>
    <message>
        <source>You lay a card ({count} down).</source>
        <translation>Du legst eine Karte ({count} verdeckt).</translation>
    </message>
    <message>
        <source>{who} lays a card ({count} down).</source>
        <translation>{who} legt eine Karte ({count} verdeckt).</translation>
    </message>
    <message>
        <source>You have no cards and must pass: {pennies} into the centre.</source>
        <translation>Du hast keine Karten und musst passen: {pennies} in die Mitte.</translation>
    </message>
    <message>
        <source>{who} has no cards and must pass: {pennies} into the centre.</source>
        <translation>{who} hat keine Karten und muss passen: {pennies} in die Mitte.</translation>
    </message>
    <message>
        <source>{victim} has no cards: you take {pennies}.</source>
        <translation>{victim} hat keine Karten: Du nimmst {pennies}.</translation>
    </message>
    <message>
        <source>You have no cards: {who} takes {pennies}.</source>
        <translation>Du hast keine Karten: {who} nimmt {pennies}.</translation>
    </message>
    <message>
        <source>{victim} has no cards: {who} takes {pennies}.</source>
        <translation>{victim} hat keine Karten: {who} nimmt {pennies}.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You draw {drawn}, the highest, and go first.</source>
        <translation>Jeder bekommt {cards}. Du ziehst {drawn}, die höchste, und beginnst.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You go first.</source>
        <translation>Jeder bekommt {cards}. Du beginnst.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} draws {drawn}, the highest, and goes first.</source>
        <translation>Jeder bekommt {cards}. {who} zieht {drawn}, die höchste, und beginnt.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} goes first.</source>
        <translation>Jeder bekommt {cards}. {who} beginnt.</translation>
    </message>
    <message>
        <source>That was the last turn. {ending}</source>
        <translation>Das war der letzte Zug. {ending}</translation>
    </message>
    <message>
        <source>Set aside before the deal: {cards}.</source>
        <translation>Vor dem Geben beiseitegelegt: {cards}.</translation>
    </message>
    <message>
        <source>You never showed {cards}.</source>
        <translation>Was du nie gezeigt hast: {cards}.</translation>
    </message>
    <message>
        <source>{who} never showed {cards}.</source>
        <translation>Was {who} nie gezeigt hat: {cards}.</translation>
    </message>
    <message>
        <source>You decline the contract.</source>
        <translation>Du lehnst den Vertrag ab.</translation>
    </message>
    <message>
        <source>{who} declines the contract.</source>
        <translation>{who} lehnt den Vertrag ab.</translation>
    </message>
    <message>
        <source>You accept: {victim} must put in {pennies}.</source>
        <translation>Du nimmst an: {victim} muss {pennies} einzahlen.</translation>
    </message>
    <message>
        <source>{who} accepts: {victim} must put in {pennies}.</source>
        <translation>{who} nimmt an: Das Opfer ({victim}) muss {pennies} einzahlen.</translation>
    </message>
    <message>
        <source>You counter: {first} and {second}, {card} each.</source>
        <translation>Dein Gegenangebot: {first} und {second}, je {card}.</translation>
    </message>
    <message>
        <source>{who} counters: {first} and {second}, {card} each.</source>
        <translation>Gegenangebot von {who}: {first} und {second}, je {card}.</translation>
    </message>
    <message>
        <source>You offer {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>Du bietest {other} einen Vertrag gegen {victim} an: {first} und {second}, je {card}.</translation>
    </message>
    <message>
        <source>{who} offers {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>{who} bietet einen Vertrag an (Partner: {other}, Opfer: {victim}): {first} und {second}, je {card}.</translation>
    </message>
    <message>
        <source>Equal cards: {pennies} for {first}, {other} for {second}.</source>
        <translation>Gleiche Karten: {first} {pennies}, {second} {other}.</translation>
    </message>
    <message>
        <source>You play the higher card and take {pennies}.</source>
        <translation>Du spielst die höhere Karte und nimmst {pennies}.</translation>
    </message>
    <message>
        <source>{who} plays the higher card and takes {pennies}.</source>
        <translation>{who} spielt die höhere Karte und nimmt {pennies}.</translation>
    </message>
    <message>
        <source>Neither played {card} as agreed.</source>
        <translation>Anders als vereinbart spielte keiner {card}.</translation>
    </message>
    <message>
        <source>You had agreed to play {card}.</source>
        <translation>Du hattest {card} zugesagt.</translation>
    </message>
    <message>
        <source>{who} had agreed to play {card}.</source>
        <translation>{who} hatte {card} zugesagt.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} each.</source>
        <translation>Du greifst {victim} an: je {pennies}.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} against the last {matched}.</source>
        <translation>Du greifst {victim} an: {pennies} gegen {matched}, mehr ist nicht da.</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} each.</source>
        <translation>{who} greift an (Opfer: {victim}): je {pennies}.</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} against the last {matched}.</source>
        <translation>{who} greift an (Opfer: {victim}): {pennies} gegen {matched}, mehr ist nicht da.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Du bist fertig.</translation>
    </message>
    <message>
        <source>{who} is ready.</source>
        <translation>{who} ist fertig.</translation>
    </message>
    <message>
        <source>{victim} gives in: you take {pennies}.</source>
        <translation>{victim} gibt nach: Du nimmst {pennies}.</translation>
    </message>
    <message>
        <source>You give in: {who} takes {pennies}.</source>
        <translation>Du gibst nach: {who} nimmt {pennies}.</translation>
    </message>
    <message>
        <source>{victim} gives in: {who} takes {pennies}.</source>
        <translation>{victim} gibt nach: {who} nimmt {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: you take {pennies}.</source>
        <translation>{high} zu {low}: Du nimmst {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: {who} takes {pennies}.</source>
        <translation>{high} zu {low}: {who} nimmt {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: both take {pennies}.</source>
        <translation>Je {total}: Beide nehmen {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: the pennies stay in the centre.</source>
        <translation>Je {total}: Die Pfennige bleiben in der Mitte.</translation>
    </message>
    <message>
        <source>You raise your bid to {pennies}.</source>
        <translation>Du erhöhst dein Gebot auf {pennies}.</translation>
    </message>
    <message>
        <source>{who} raises to {pennies}.</source>
        <translation>{who} erhöht auf {pennies}.</translation>
    </message>
    <message>
        <source>You bid {pennies} with {card}.</source>
        <translation>Du bietest {pennies} mit {card}.</translation>
    </message>
    <message>
        <source>{who} bids {pennies} with {card}.</source>
        <translation>{who} bietet {pennies} mit {card}.</translation>
    </message>
    <message>
        <source>You stand.</source>
        <translation>Du erhöhst nicht.</translation>
    </message>
    <message>
        <source>{who} stands.</source>
        <translation>{who} erhöht nicht.</translation>
    </message>
    <message>
        <source>{who} {pennies}</source>
        <translation>{who} {pennies}</translation>
    </message>
    <message>
        <source>Into the centre: {paid}.</source>
        <translation>In die Mitte: {paid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody takes the centre.</source>
        <translation>Die höchsten Gebote sind gleich: Niemand nimmt die Mitte.</translation>
    </message>
    <message>
        <source>You take {pennies} from the centre.</source>
        <translation>Du nimmst {pennies} aus der Mitte.</translation>
    </message>
    <message>
        <source>{who} takes {pennies} from the centre.</source>
        <translation>{who} nimmt {pennies} aus der Mitte.</translation>
    </message>
    <message>
        <source>Turn {number}: {who}</source>
        <translation>Zug {number}: {who}</translation>
    </message>
    <message>
        <source>{made} of {count} contracts kept, {ahead}.</source>
        <translation>{made} von {count} Verträgen gehalten, {ahead}.</translation>
    </message>
    <message>
        <source>Turn {number}: you take the lead for good.</source>
        <translation>Zug {number}: Du gehst in Führung und wirst nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} takes the lead for good.</source>
        <translation>Zug {number}: {who} geht in Führung und wird nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: you take the lead.</source>
        <translation>Zug {number}, der letzte: Du gehst in Führung.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: {who} takes the lead.</source>
        <translation>Zug {number}, der letzte: {who} geht in Führung.</translation>
    </message>
    <message>
        <source>Turn {number}: you gain {pennies}, the most of any turn.</source>
        <translation>Zug {number}: Du gewinnst {pennies}, mehr als in jedem anderen Zug.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} gains {pennies}, the most of any turn.</source>
        <translation>Zug {number}: {who} gewinnt {pennies}, mehr als in jedem anderen Zug.</translation>
    </message>
    <message>
        <source>Turn {number}: you betray {other} and take {pennies}.</source>
        <translation>Zug {number}: Du hintergehst {other} und nimmst {pennies}.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} betrays {other} and takes {pennies}.</source>
        <translation>Zug {number}: {who} bricht das Wort (Partner: {other}) und nimmt {pennies}.</translation>
    </message>
    <message>
        <source>contract with {partner} against {victim}, {first}+{second}, {cards}</source>
        <translation>Vertrag mit {partner} gegen {victim}, {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>with {partner} against {victim}: {first}+{second}, {cards}</source>
        <translation>mit {partner}, gegen {victim}: {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>counter {first}+{second}, {cards}</source>
        <translation>Gegenangebot {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>attack {victim}, {pennies} on {card}</source>
        <translation>Angriff auf {victim}, {pennies} auf {card}</translation>
    </message>
    <message>
        <source>bid {pennies} with {card}</source>
        <translation>{pennies} mit {card} bieten</translation>
    </message>
    <message>
        <source>raise by {pennies}</source>
        <translation>um {pennies} erhöhen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>Why should others beware?</source>
        <translation>Warum warnst du?</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>annehmen</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>give in</source>
        <translation>nachgeben</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>nicht erhöhen</translation>
    </message>
    <message>
        <source>Turn {number}, your turn</source>
        <translation>Zug {number}, du bist dran</translation>
    </message>
    <message>
        <source>Turn {number}, an offer against {victim}</source>
        <translation>Zug {number}, ein Angebot gegen {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, your card in a contract against {victim}</source>
        <translation>Zug {number}, deine Karte in einem Vertrag gegen {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, {player}&apos;s attack on you</source>
        <translation>Zug {number}, {player} greift dich an</translation>
    </message>
    <message>
        <source>Turn {number}, {player} attacking {victim}</source>
        <translation>Zug {number}, Angriff ({player}, Opfer: {victim})</translation>
    </message>
    <message>
        <source>Turn {number}, bidding for {centre} in the centre</source>
        <translation>Zug {number}, Gebote um {centre} in der Mitte</translation>
    </message>
    <message>
        <source>you chose {move}</source>
        <translation>Deine Wahl: {move}</translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}; besser: {move}</translation>
    </message>
</context>
<context>
    <name>open table</name>
    <message>
        <source>playing…</source>
        <translation>wird gespielt&#xa0;…</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>Press Enter to open a branch, F2 to rename it, Delete to delete it</source>
        <translation>Enter öffnet einen Zweig, F2 benennt ihn um, Entf löscht ihn</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {seconds} s</source>
        <translation>
            <numerusform>%n Partie, {seconds} s</numerusform>
            <numerusform>%n Partien, {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>Too early to say what the rule changes.</source>
        <translation>Es ist zu früh, um zu sagen, was die Regel ändert.</translation>
    </message>
    <message>
        <source>{who} wins {with_rule} in 100 games instead of {without}.</source>
        <translation>{who} gewinnt {with_rule} von 100 Partien statt {without}.</translation>
    </message>
    <message>
        <source>You win {with_rule} in 100 games instead of {without}.</source>
        <translation>Du gewinnst {with_rule} von 100 Partien statt {without}.</translation>
    </message>
    <message>
        <source>Too early to say which is best.</source>
        <translation>Es ist zu früh, um zu sagen, was am besten ist.</translation>
    </message>
    <message>
        <source>{best} is best.</source>
        <translation>{best} ist am besten.</translation>
    </message>
    <message>
        <source>wins {share} in 100 games</source>
        <translation>gewinnt {share} von 100 Partien</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>bisher am besten</translation>
    </message>
    <message>
        <source>No differences are clear yet.</source>
        <translation>Noch sind keine Unterschiede klar.</translation>
    </message>
    <message>
        <source>{best} leads; {number} others may be just as good.</source>
        <translation>{best} liegt vorn; {number} andere sind vielleicht ebenso gut.</translation>
    </message>
    <message>
        <source>{names} are too close to call.</source>
        <translation>{names} liegen zu nah beieinander für ein Urteil.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Spielzüge</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>picker</name>
    <message>
        <source>{what}: one less</source>
        <translation>{what}: eins weniger</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}: eins mehr</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>random</source>
        <comment>a player who plays anything, inside a sentence</comment>
        <translation>Zufallsspieler</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>club</source>
        <comment>a player as good as those in a club, inside a sentence</comment>
        <translation>Klubspieler</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>Well, who saw that coming?</source>
        <translation>Na, wer hätte das gedacht?</translation>
    </message>
    <message>
        <source>Two minds, one thought.</source>
        <translation>Zwei Köpfe, ein Gedanke.</translation>
    </message>
    <message>
        <source>And nobody is any the richer.</source>
        <translation>Und keiner hat was davon.</translation>
    </message>
    <message>
        <source>That&apos;ll do nicely.</source>
        <translation>Das kommt mir gerade recht.</translation>
    </message>
    <message>
        <source>I&apos;ll take that.</source>
        <translation>Das nehm ich.</translation>
    </message>
    <message>
        <source>Thank you, everyone.</source>
        <translation>Danke euch allen.</translation>
    </message>
    <message>
        <source>Well played, {who}.</source>
        <translation>Gut gespielt, {who}.</translation>
    </message>
    <message>
        <source>That was a big one, {who}.</source>
        <translation>Das war ein dicker Brocken, {who}.</translation>
    </message>
    <message>
        <source>Nicely done, {who}.</source>
        <translation>Schön gemacht, {who}.</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <translation>Das hat wehgetan.</translation>
    </message>
    <message>
        <source>Well, that went wrong.</source>
        <translation>Tja, das ging daneben.</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>Das hab ich nicht kommen sehen.</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>Das war knapp!</translation>
    </message>
    <message>
        <source>Only one off!</source>
        <translation>Nur eins daneben!</translation>
    </message>
    <message>
        <source>So near.</source>
        <translation>So nah dran.</translation>
    </message>
    <message>
        <source>That went cheap.</source>
        <translation>Das ging billig weg.</translation>
    </message>
    <message>
        <source>What a bargain, {who}!</source>
        <translation>Was für ein Schnäppchen, {who}!</translation>
    </message>
    <message>
        <source>Was nobody awake?</source>
        <translation>War denn keiner wach?</translation>
    </message>
    <message>
        <source>It&apos;s very quiet in here.</source>
        <translation>Ganz schön still hier.</translation>
    </message>
    <message>
        <source>Has everyone gone to sleep?</source>
        <translation>Sind alle eingeschlafen?</translation>
    </message>
    <message>
        <source>Does anyone want tea?</source>
        <translation>Möchte jemand Tee?</translation>
    </message>
    <message>
        <source>Good game, everyone.</source>
        <translation>Schönes Spiel, Leute.</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <translation>Danke fürs Spiel.</translation>
    </message>
    <message>
        <source>Well, that&apos;s that.</source>
        <translation>So, das war’s.</translation>
    </message>
    <message>
        <source>Good game, {who}.</source>
        <translation>Schönes Spiel, {who}.</translation>
    </message>
    <message>
        <source>You earned it, {who}.</source>
        <translation>Das hast du dir verdient, {who}.</translation>
    </message>
    <message>
        <source>Next time, {who}.</source>
        <translation>Nächstes Mal, {who}.</translation>
    </message>
    <message>
        <source>You don&apos;t scare me, {who}.</source>
        <translation>Du machst mir keine Angst, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll keep that in mind.</source>
        <translation>Das merk ich mir.</translation>
    </message>
    <message>
        <source>Is that so?</source>
        <translation>Ach ja?</translation>
    </message>
    <message>
        <source>I&apos;ll think about it.</source>
        <translation>Ich überleg’s mir.</translation>
    </message>
    <message>
        <source>We&apos;ll see, {who}.</source>
        <translation>Mal sehen, {who}.</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>Lass mich überlegen.</translation>
    </message>
    <message>
        <source>If you say so, {who}.</source>
        <translation>Wenn du meinst, {who}.</translation>
    </message>
    <message>
        <source>Good to know.</source>
        <translation>Gut zu wissen.</translation>
    </message>
    <message>
        <source>I heard you.</source>
        <translation>Ich hab’s gehört.</translation>
    </message>
    <message>
        <source>Great minds, they say.</source>
        <translation>Zwei Dumme, ein Gedanke, heißt es.</translation>
    </message>
    <message>
        <source>So much for surprises.</source>
        <translation>So viel zu Überraschungen.</translation>
    </message>
    <message>
        <source>I suppose that&apos;ll do.</source>
        <translation>Das wird wohl reichen.</translation>
    </message>
    <message>
        <source>Don&apos;t all clap at once.</source>
        <translation>Bitte nicht alle auf einmal klatschen.</translation>
    </message>
    <message>
        <source>Do leave us something, {who}.</source>
        <translation>Lass uns auch was übrig, {who}.</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts, {who}.</source>
        <translation>Genieß es, solange es währt, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ve had better moments.</source>
        <translation>Ich hatte schon bessere Momente.</translation>
    </message>
    <message>
        <source>Not my finest hour.</source>
        <translation>Nicht meine Sternstunde.</translation>
    </message>
    <message>
        <source>Close, and no use at all.</source>
        <translation>Knapp, und völlig nutzlos.</translation>
    </message>
    <message>
        <source>Nearly clever.</source>
        <translation>Beinahe schlau.</translation>
    </message>
    <message>
        <source>Daylight robbery, and so polite.</source>
        <translation>Raub am helllichten Tag, und so höflich.</translation>
    </message>
    <message>
        <source>We must have been asleep.</source>
        <translation>Wir müssen geschlafen haben.</translation>
    </message>
    <message>
        <source>Don&apos;t let me interrupt.</source>
        <translation>Lasst euch nicht stören.</translation>
    </message>
    <message>
        <source>What a lively bunch we are.</source>
        <translation>Was für eine muntere Runde.</translation>
    </message>
    <message>
        <source>I&apos;m as surprised as you are.</source>
        <translation>Ich bin so überrascht wie ihr.</translation>
    </message>
    <message>
        <source>Well, someone had to win.</source>
        <translation>Na ja, einer musste ja gewinnen.</translation>
    </message>
    <message>
        <source>Well, at least I was there.</source>
        <translation>Immerhin war ich dabei.</translation>
    </message>
    <message>
        <source>Try to be modest about it, {who}.</source>
        <translation>Bleib bescheiden, {who}.</translation>
    </message>
    <message>
        <source>I&apos;m trembling.</source>
        <translation>Ich zittere schon.</translation>
    </message>
    <message>
        <source>How very frightening.</source>
        <translation>Da wird mir ja angst und bange.</translation>
    </message>
    <message>
        <source>What&apos;s it worth to you?</source>
        <translation>Was ist es dir wert?</translation>
    </message>
    <message>
        <source>I&apos;ll sleep on it.</source>
        <translation>Ich schlaf mal drüber.</translation>
    </message>
    <message>
        <source>How reassuring.</source>
        <translation>Wie beruhigend.</translation>
    </message>
    <message>
        <source>I&apos;ve heard better stories.</source>
        <translation>Da hab ich schon bessere Geschichten gehört.</translation>
    </message>
    <message>
        <source>Oh, what a pity!</source>
        <translation>Ach, wie schade!</translation>
    </message>
    <message>
        <source>We think too much alike.</source>
        <translation>Wir denken zu ähnlich.</translation>
    </message>
    <message>
        <source>This must be my lucky day!</source>
        <translation>Das ist wohl mein Glückstag!</translation>
    </message>
    <message>
        <source>Oh, how lovely!</source>
        <translation>Oh, wie schön!</translation>
    </message>
    <message>
        <source>Good for you, {who}!</source>
        <translation>Freut mich für dich, {who}!</translation>
    </message>
    <message>
        <source>I&apos;m happy for you, {who}. Nearly.</source>
        <translation>Ich gönn’s dir, {who}. Beinahe.</translation>
    </message>
    <message>
        <source>Ah well, it&apos;s only a game.</source>
        <translation>Na ja, ist ja nur ein Spiel.</translation>
    </message>
    <message>
        <source>Serves me right!</source>
        <translation>Geschieht mir recht!</translation>
    </message>
    <message>
        <source>Ooh, so close!</source>
        <translation>Oh, so knapp!</translation>
    </message>
    <message>
        <source>Better luck next time!</source>
        <translation>Nächstes Mal klappt’s!</translation>
    </message>
    <message>
        <source>Well spotted, {who}!</source>
        <translation>Gut aufgepasst, {who}!</translation>
    </message>
    <message>
        <source>What a lovely bargain!</source>
        <translation>Was für ein schönes Schnäppchen!</translation>
    </message>
    <message>
        <source>Isn&apos;t this nice?</source>
        <translation>Ist das nicht nett?</translation>
    </message>
    <message>
        <source>I do like a quiet game.</source>
        <translation>Ich mag ruhige Spiele.</translation>
    </message>
    <message>
        <source>What fun that was!</source>
        <translation>Hat das Spaß gemacht!</translation>
    </message>
    <message>
        <source>You made it hard for me!</source>
        <translation>Ihr habt es mir schwer gemacht!</translation>
    </message>
    <message>
        <source>Congratulations, {who}!</source>
        <translation>Glückwunsch, {who}!</translation>
    </message>
    <message>
        <source>That was fun, {who}. Again?</source>
        <translation>Das hat Spaß gemacht, {who}. Noch mal?</translation>
    </message>
    <message>
        <source>Let&apos;s not quarrel, {who}.</source>
        <translation>Lass uns nicht streiten, {who}.</translation>
    </message>
    <message>
        <source>There&apos;s no need for that!</source>
        <translation>Das muss doch nicht sein!</translation>
    </message>
    <message>
        <source>You do ask nicely.</source>
        <translation>Nett gefragt ist es ja.</translation>
    </message>
    <message>
        <source>I know how you feel, {who}.</source>
        <translation>Ich kann dich gut verstehen, {who}.</translation>
    </message>
    <message>
        <source>Thank you for telling me!</source>
        <translation>Danke, dass du’s mir sagst!</translation>
    </message>
    <message>
        <source>I do like it when we talk.</source>
        <translation>Ich mag es, wenn wir miteinander reden.</translation>
    </message>
    <message>
        <source>I don&apos;t like sharing.</source>
        <translation>Ich teile nicht gern.</translation>
    </message>
    <message>
        <source>Someone has to give way, and it won&apos;t be me.</source>
        <translation>Einer muss nachgeben, und ich bin es nicht.</translation>
    </message>
    <message>
        <source>That&apos;s how it&apos;s done.</source>
        <translation>So macht man das.</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>Gab’s da je Zweifel?</translation>
    </message>
    <message>
        <source>Beginner&apos;s luck, {who}.</source>
        <translation>Anfängerglück, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll have that back, {who}.</source>
        <translation>Das hol ich mir zurück, {who}.</translation>
    </message>
    <message>
        <source>That won&apos;t happen twice.</source>
        <translation>Das passiert mir nicht noch mal.</translation>
    </message>
    <message>
        <source>I&apos;m letting you catch up.</source>
        <translation>Ich lass euch aufholen.</translation>
    </message>
    <message>
        <source>You&apos;ll have to do better than that.</source>
        <translation>Da müsst ihr euch mehr anstrengen.</translation>
    </message>
    <message>
        <source>Near isn&apos;t there.</source>
        <translation>Knapp daneben ist auch vorbei.</translation>
    </message>
    <message>
        <source>You won&apos;t get the next one so cheaply, {who}.</source>
        <translation>Das nächste kriegst du nicht so billig, {who}.</translation>
    </message>
    <message>
        <source>I was looking the other way.</source>
        <translation>Ich hab grad woanders hingeschaut.</translation>
    </message>
    <message>
        <source>Take your time. You&apos;ll need it.</source>
        <translation>Lasst euch Zeit. Ihr braucht sie.</translation>
    </message>
    <message>
        <source>You&apos;re all thinking about me, I suppose.</source>
        <translation>Ihr denkt wohl alle an mich.</translation>
    </message>
    <message>
        <source>Same time tomorrow?</source>
        <translation>Morgen um dieselbe Zeit?</translation>
    </message>
    <message>
        <source>Who&apos;s next?</source>
        <translation>Wer ist der Nächste?</translation>
    </message>
    <message>
        <source>I want a rematch, {who}.</source>
        <translation>Ich will Revanche, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll be better tomorrow, {who}.</source>
        <translation>Morgen bin ich besser, {who}.</translation>
    </message>
    <message>
        <source>Others have tried.</source>
        <translation>Das haben schon andere versucht.</translation>
    </message>
    <message>
        <source>Is that all, {who}?</source>
        <translation>Ist das alles, {who}?</translation>
    </message>
    <message>
        <source>Why should I?</source>
        <translation>Warum sollte ich?</translation>
    </message>
    <message>
        <source>Ask me again when I&apos;m losing.</source>
        <translation>Frag noch mal, wenn ich am Verlieren bin.</translation>
    </message>
    <message>
        <source>I knew that already.</source>
        <translation>Das wusste ich schon.</translation>
    </message>
    <message>
        <source>Words are cheap, {who}.</source>
        <translation>Reden kostet nichts, {who}.</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>This is only part {shard} of {shards}.</source>
        <translation>Dies ist nur Teil {shard} von {shards}.</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>Main findings</source>
        <translation>Hauptergebnisse</translation>
    </message>
    <message>
        <source>The players:</source>
        <translation>Die Spieler:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>What people say</source>
        <translation>Was Menschen sagen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>{players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}.</source>
        <translation>{players}. Partien pro Regelsatz: {games}. Blöcke: {blocks}. Startwert: {seed}.</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle Regelsätze</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Goals met</source>
        <translation>Erreichte Ziele</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Rules changed</source>
        <translation>Geänderte Regeln</translation>
    </message>
    <message>
        <source>Eliminated after (games)</source>
        <translation>Ausgeschieden nach (Partien)</translation>
    </message>
    <message>
        <source>Rule sets are ranked by the most goals met, then by the least distance, then by the fewest rules changed.</source>
        <translation>Zuerst kommen die Regelsätze mit den meisten erreichten Zielen, dann die mit dem kleinsten Abstand, dann die mit den wenigsten geänderten Regeln.</translation>
    </message>
    <message>
        <source>The distance adds up how far each mean lies outside its goal, in standard deviations of the base&apos;s blocks.</source>
        <translation>Der Abstand ist die Summe dessen, wie weit jeder Mittelwert außerhalb seines Ziels liegt, in Standardabweichungen der Blöcke der Vergleichsregeln.</translation>
    </message>
    <message>
        <source>A measure to lower adds its mean to the distance, in the same unit; a measure to raise subtracts it. The distance can then be negative.</source>
        <translation>Der Mittelwert einer Kennzahl, die sinken soll, wird in derselben Einheit zum Abstand addiert, der einer Kennzahl, die steigen soll, davon abgezogen. Der Abstand kann dann negativ sein.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Games changed, in 100</source>
        <translation>Geänderte Partien, von 100</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>{rule} (now {value})</source>
        <translation>{rule} (jetzt {value})</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Eine Regel nach der anderen</translation>
    </message>
    <message>
        <source>{row} ↓ {column} →</source>
        <translation>{row} ↓ {column} →</translation>
    </message>
    <message>
        <source>The darker the cell, the larger the mean. ✓: proven to meet the goal. ★: the best. In brackets: eliminated early.</source>
        <translation>Je dunkler das Feld, desto größer der Mittelwert. ✓: Ziel nachweislich erreicht. ★: am besten. In Klammern: früh ausgeschieden.</translation>
    </message>
    <message>
        <source>No differences have been proven so far.</source>
        <translation>Bisher ist kein Unterschied erwiesen.</translation>
    </message>
    <message>
        <source>The games that people played aren&apos;t counted in the figures above.</source>
        <translation>Die Partien von Menschen sind in den Zahlen oben nicht mitgezählt.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Less | more</source>
        <translation>Weniger | mehr</translation>
    </message>
    <message>
        <source>Differences are relative to {base}. Each row has its own scale. The dashed line marks no difference; proven differences are drawn in bold.</source>
        <translation>Unterschiede gegenüber {base}. Jede Zeile hat ihren eigenen Maßstab. Die gestrichelte Linie bedeutet keinen Unterschied; erwiesene Unterschiede sind fett gezeichnet.</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>erwiesen</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nicht erwiesen</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>As a table (games in 100)</source>
        <translation>Als Tabelle, in Partien von 100</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Measures explained</source>
        <translation>Die Kennzahlen erklärt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Differed</source>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Different winner</source>
        <translation>Andere Sieger</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>Die Regeln von {game}</translation>
    </message>
    <message>
        <source>Standard rules.</source>
        <translation>Originalregeln.</translation>
    </message>
    <message>
        <source>The rule book stays the same.</source>
        <translation>Das Regelbuch bleibt gleich.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Heights show games in 100: {base} is outlined and {name} is filled. Dashed lines show the means.</source>
        <translation>Die Höhe zeigt, wie viele von 100 Partien es sind: {base} als Umriss, {name} gefüllt. Gestrichelte Linien zeigen die Mittelwerte.</translation>
    </message>
    <message>
        <source>Changes to the rule book (text of {base} is struck out; new text is underlined)</source>
        <translation>Änderungen am Regelbuch (Text von {base} ist durchgestrichen, neuer Text unterstrichen)</translation>
    </message>
    <message>
        <source>Changes to the rule book (standard text is struck out; new text is underlined)</source>
        <translation>Änderungen am Regelbuch (Originaltext ist durchgestrichen, neuer Text unterstrichen)</translation>
    </message>
    <message>
        <source>Each deal was played in every rotation of the seats under every rule set.</source>
        <translation>Jede Kartenverteilung wurde mit jedem Regelsatz in jeder Rotation der Plätze gespielt.</translation>
    </message>
    <message>
        <source>Cards and the players&apos; random choices were the same under all rule sets.</source>
        <translation>Die Karten und die Zufallsentscheidungen der Spieler waren bei allen Regelsätzen dieselben.</translation>
    </message>
    <message>
        <source>Such a block is one observation: games in different blocks are independent, but games in the same block are not.</source>
        <translation>Ein solcher Block ist eine Beobachtung: Partien verschiedener Blöcke sind voneinander unabhängig, die desselben Blocks nicht.</translation>
    </message>
    <message>
        <source>Bounds are 95% confidence sequences: the chance that the true value ever lies outside a pair of them, however often you look, is at most 5%.</source>
        <translation>Die Grenzen sind 95-%-Konfidenzfolgen: Die Wahrscheinlichkeit, dass der wahre Wert jemals außerhalb zweier solcher Grenzen liegt, beträgt höchstens 5&#xa0;%, egal wie oft man nachsieht.</translation>
    </message>
    <message>
        <source>So of many pairs of bounds, a few will be wrong.</source>
        <translation>Unter vielen Paaren von Grenzen sind also ein paar falsche.</translation>
    </message>
    <message>
        <source>In the first {blocks} blocks, the players were also tested: the strongest against weaker players, and the others against players who follow one simple strategy.</source>
        <translation>In den ersten {blocks} Blöcken wurden außerdem die Spieler geprüft: der stärkste gegen schwächere, die übrigen gegen Spieler, die nur einer einfachen Strategie folgen.</translation>
    </message>
    <message>
        <source>No verdict rests on players who aren&apos;t known to be fit to judge a rule set.</source>
        <translation>Kein Urteil stützt sich auf Spieler, von denen nicht bekannt ist, dass sie einen Regelsatz beurteilen können.</translation>
    </message>
    <message>
        <source>Each time the number of games doubled, the rule sets that were clearly worse and the weaker half of the others were eliminated (successive halving).</source>
        <translation>Jedes Mal, wenn sich die Zahl der Partien verdoppelt hatte, sind die eindeutig schlechteren Regelsätze ausgeschieden, und von den übrigen die untere Hälfte (sukzessive Halbierung).</translation>
    </message>
    <message>
        <source>The best rule set was chosen partly for its luck, so it was played again with new deals.</source>
        <translation>Dass der beste Regelsatz ausgewählt wurde, lag auch an seinem Glück; deshalb wurde er noch einmal mit neuen Karten gespielt.</translation>
    </message>
    <message>
        <source>How this was measured</source>
        <translation>Wie gemessen wurde</translation>
    </message>
    <message>
        <source>With an error</source>
        <translation>Mit Fehler</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>und %n weiteres Problem</numerusform>
            <numerusform>und %n weitere Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Command to run this study again:</source>
        <translation>Befehl, um diese Studie noch einmal auszuführen:</translation>
    </message>
    <message>
        <source>Standard text is struck out; new text is underlined. Changed: {rules}.</source>
        <translation>Originaltext ist durchgestrichen, neuer Text unterstrichen. Geändert: {rules}.</translation>
    </message>
    <message>
        <source>nothing that has an effect</source>
        <translation>nichts, was sich auswirkt</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Diese Regeln</translation>
    </message>
    <message>
        <source>only matters {when}</source>
        <translation>gilt nur, {when}</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Lies and what they earned</source>
        <translation>Lügen und was sie brachten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Only lies that came to light are listed. Select one to see the turn.</source>
        <translation>Nur Lügen, die ans Licht kamen. Wähle eine Zeile, um den Zug zu sehen.</translation>
    </message>
    <message>
        <source>{who} {words}</source>
        <translation>{who}: {words}</translation>
    </message>
    <message>
        <source>{who} {words}, but {truth}</source>
        <translation>{who}: {words}; {truth}</translation>
    </message>
    <message>
        <source>Watch from there</source>
        <translation>Von dort an ansehen</translation>
    </message>
    <message>
        <source>{told}. It earned nothing.</source>
        <translation>{told}. Das brachte nichts ein.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} more than keeping the promise would have.</source>
        <translation>{told}. Das brachte {points} mehr ein als ein gehaltenes Versprechen.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} less than keeping the promise would have.</source>
        <translation>{told}. Das brachte {points} weniger ein als ein gehaltenes Versprechen.</translation>
    </message>
    <message>
        <source>{told}. It won {points}.</source>
        <translation>{told}. Das brachte {points} ein.</translation>
    </message>
    <message>
        <source>{told}. It cost {points}.</source>
        <translation>{told}. Das kostete {points}.</translation>
    </message>
    <message>
        <source>How well a mind-reader could have predicted you</source>
        <translation>Wie gut ein Gedankenleser dich hätte vorhersagen können</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>Wie durchschaubar warst du?</translation>
    </message>
    <message>
        <source>Lies told…</source>
        <translation>Lügen&#xa0;…</translation>
    </message>
    <message>
        <source>Three questions for the players</source>
        <translation>Drei Fragen an die Spieler</translation>
    </message>
    <message>
        <source>How was the game?</source>
        <translation>Wie war’s?</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Change table</source>
        <translation>Tisch ändern</translation>
    </message>
    <message>
        <source>Watch the game again, move by move</source>
        <translation>Die Partie noch einmal ansehen, Zug für Zug</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>How good your decisions were (R)</source>
        <translation>Wie gut deine Entscheidungen waren (R)</translation>
    </message>
    <message>
        <source>Everyone chooses a seat, the loser first</source>
        <translation>Alle wählen einen Platz, der Verlierer zuerst</translation>
    </message>
    <message>
        <source>Play again, other seats…</source>
        <translation>Noch einmal, andere Plätze&#xa0;…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Same table, new deal (N)</source>
        <translation>Derselbe Tisch, neu gegeben (N)</translation>
    </message>
    <message>
        <source>Review ({done} of {count})</source>
        <translation>Analyse ({done} von {count})</translation>
    </message>
    <message>
        <source>How good your decisions were; {done} of {count} judged</source>
        <translation>Wie gut deine Entscheidungen waren; {done} von {count} bewertet</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your chance of winning at each decision</source>
        <translation>Deine Gewinnchance bei jeder Entscheidung</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht bewertet</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>Deine Gewinnchance</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>The table as you saw it</source>
        <translation>Der Tisch, wie du ihn gesehen hast</translation>
    </message>
    <message>
        <source>This decision hasn&apos;t been judged yet.</source>
        <translation>Diese Entscheidung ist noch nicht bewertet.</translation>
    </message>
    <message>
        <source>yours; others are about as good</source>
        <translation>deine Wahl, andere etwa gleich gut</translation>
    </message>
    <message>
        <source>yours, and best</source>
        <translation>deine Wahl, die beste</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine Wahl</translation>
    </message>
    <message>
        <source>best</source>
        <translation>die beste</translation>
    </message>
    <message>
        <source>{chance} in 100 games</source>
        <translation>{chance} von 100 Partien</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games</source>
        <translation>{move} gewinnt {chance} von 100 Partien</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games and makes up {share}% of the best mix</source>
        <translation>{move} gewinnt {chance} von 100 Partien und hat {share}&#xa0;% Anteil an der besten Mischung</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>number: wins in 100 games</source>
        <translation>Zahl: Siege in 100 Partien</translation>
    </message>
    <message>
        <source>%: share of the best mix</source>
        <translation>%: Anteil an der besten Mischung</translation>
    </message>
    <message>
        <source>{did}: no move was clearly better</source>
        <translation>{did}: Kein Zug war eindeutig besser</translation>
    </message>
    <message>
        <source>{did}: no move was better</source>
        <translation>{did}: Kein Zug war besser</translation>
    </message>
    <message>
        <source>{did}: no move was much better</source>
        <translation>{did}: Kein Zug war viel besser</translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was better, with %n other move(s) about as good</source>
        <translation>
            <numerusform>{did}; {move} war besser, %n andere Möglichkeit etwa gleich gut</numerusform>
            <numerusform>{did}; {move} war besser, %n andere etwa gleich gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was best, with %n other move(s) just as good</source>
        <translation>
            <numerusform>{did}; {move} war am besten, %n andere Möglichkeit ebenso gut</numerusform>
            <numerusform>{did}; {move} war am besten, %n andere ebenso gut</numerusform>
        </translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}; {move} war besser</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} has a share of {share}%.</source>
        <translation>Die beste Mischung: {mix}. Deine Wahl {move} hat daran einen Anteil von {share}&#xa0;%.</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} is not part of it.</source>
        <translation>Die beste Mischung: {mix}. Deine Wahl {move} gehört nicht dazu.</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 games.</source>
        <translation>Hier waren alle Züge gleich gut: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 games from here.</source>
        <translation>Wer am besten spielt, gewinnt von hier an {chance} von 100 Partien.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Standard: {what}.</source>
        <translation>Im Original: {what}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>Gilt nur, {when}.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Geändert.</translation>
    </message>
    <message>
        <source>only {when}</source>
        <translation>nur {when}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>House rules change here: {changes}.</source>
        <translation>Hier ändern sich die Hausregeln. {changes}.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>study_files</name>
    <message>
        <source>{measure}, {sets}</source>
        <translation>{measure}, {sets}</translation>
    </message>
    <message>
        <source>{count} rule sets</source>
        <translation>{count} Regelsätze</translation>
    </message>
    <message>
        <source>The bench has room for {most} rule sets besides the base; this study has more.</source>
        <translation>Der Prüfstand hat außer für die Vergleichsregeln Platz für {most} Regelsätze; diese Studie hat mehr.</translation>
    </message>
    <message>
        <source>There is nothing to compare: all rule sets are the same.</source>
        <translation>Es gibt nichts zu vergleichen: Alle Regelsätze sind gleich.</translation>
    </message>
    <message>
        <source>Two rule sets in this study are identical; the bench can only show them once.</source>
        <translation>Zwei Regelsätze dieser Studie sind gleich; der Prüfstand zeigt jeden nur einmal.</translation>
    </message>
    <message>
        <source>On the bench, all players are of the same kind; in this study, they aren&apos;t.</source>
        <translation>Auf dem Prüfstand haben alle Spieler dieselbe Stufe; in dieser Studie nicht.</translation>
    </message>
    <message>
        <source>The bench only has built-in players, but programs play in this study.</source>
        <translation>Der Prüfstand hat nur mitgelieferte Spieler; in dieser Studie spielen Programme.</translation>
    </message>
    <message>
        <source>The findings of this study can&apos;t be used: {why}. They are kept as they are, and new findings are saved as another study.</source>
        <translation>Die Ergebnisse dieser Studie können nicht verwendet werden: {why}. Sie bleiben, wie sie sind; was jetzt herauskommt, wird als weitere Studie gespeichert.</translation>
    </message>
    <message>
        <source>Can&apos;t be used: {why}</source>
        <translation>Nicht verwendbar: {why}</translation>
    </message>
    <message>
        <source>no games were played</source>
        <translation>es wurden keine Partien gespielt</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>Two rules together</source>
        <translation>Zwei Regeln zusammen</translation>
    </message>
    <message>
        <source>{row}: {first}, {column}: {second}</source>
        <translation>{row}: {first}, {column}: {second}</translation>
    </message>
    <message>
        <source>the current values</source>
        <translation>die jetzigen Werte</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Eine Regel nach der anderen</translation>
    </message>
    <message>
        <source>{value}: {mean}</source>
        <translation>{value}: {mean}</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>jetzt {value}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>goal: {range}</source>
        <translation>Ziel: {range}</translation>
    </message>
    <message numerus="yes">
        <source>Left out because another plays the same games: %n rule set(s).</source>
        <translation>
            <numerusform>Weggelassen, weil ein anderer dieselben Partien ergibt: %n Regelsatz.</numerusform>
            <numerusform>Weggelassen, weil ein anderer dieselben Partien ergibt: %n Regelsätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim: {verdict}</source>
        <translation>Behauptung: {verdict}</translation>
    </message>
    <message>
        <source>Players not fit to judge</source>
        <translation>Spieler nicht geeignet</translation>
    </message>
    <message>
        <source>Players not yet known to be fit</source>
        <translation>Eignung der Spieler noch nicht bekannt</translation>
    </message>
    <message>
        <source>No difference proven</source>
        <translation>Kein Unterschied erwiesen</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}: {told}</translation>
    </message>
    <message>
        <source>the current rules</source>
        <translation>die jetzigen Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n other rule set(s) got no verdict: the players aren&apos;t known to be fit.</source>
        <translation>
            <numerusform>%n weiterer Regelsatz bekam kein Urteil: Ob die Spieler dafür geeignet sind, ist nicht bekannt.</numerusform>
            <numerusform>%n weitere Regelsätze bekamen kein Urteil: Ob die Spieler dafür geeignet sind, ist nicht bekannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminated early: %n rule set(s).</source>
        <translation>
            <numerusform>Früh ausgeschieden: %n Regelsatz.</numerusform>
            <numerusform>Früh ausgeschieden: %n Regelsätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdict: it isn&apos;t known yet whether these players are fit to judge. Closest: “{rules}”. {measure}: {mean}</source>
        <translation>Kein Urteil: Noch ist nicht bekannt, ob diese Spieler dafür geeignet sind. Am nächsten kommt „{rules}“. {measure}: {mean}</translation>
    </message>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge. “{rules}” comes closest. {measure}: {mean}</source>
        <translation>Kein Urteil: Diese Spieler sind dafür nicht geeignet. Am nächsten kommt „{rules}“. {measure}: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>The current rules already meet the goal(s). {measure}: {mean}</source>
        <translation>
            <numerusform>Die jetzigen Regeln erreichen das Ziel schon. {measure}: {mean}</numerusform>
            <numerusform>Die jetzigen Regeln erreichen schon alle Ziele. {measure}: {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>The current rules come closest to what you want. {measure}: {mean}</source>
        <translation>Die jetzigen Regeln kommen dem Gewünschten am nächsten. {measure}: {mean}</translation>
    </message>
    <message>
        <source>None of the changes beats the current rules. {measure}: {mean}</source>
        <translation>Keine der Änderungen schlägt die jetzigen Regeln. {measure}: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}” meets the goal(s) with the fewest changes. {measure}: {mean}</source>
        <translation>
            <numerusform>„{rules}“ erreicht das Ziel mit den wenigsten Änderungen. {measure}: {mean}</numerusform>
            <numerusform>„{rules}“ erreicht die Ziele mit den wenigsten Änderungen. {measure}: {mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was the best of %n rule set(s), perhaps by luck: test it with other deals too.</source>
        <translation>
            <numerusform>Es gab nur %n Regelsatz; prüfe ihn also auch mit anderen Karten.</numerusform>
            <numerusform>Er war der beste von %n Regelsätzen, vielleicht nur durch Glück: Prüfe ihn auch mit anderen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked on {games} games with new deals; the search had found {mean}.</source>
        <translation>Geprüft in {games} neu gegebenen Partien; die Suche hatte {mean} ergeben.</translation>
    </message>
    <message>
        <source>Not confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Durch {games} neu gegebene Partien nicht bestätigt; die Suche hatte {mean} ergeben.</translation>
    </message>
    <message>
        <source>Confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Durch {games} neu gegebene Partien bestätigt; die Suche hatte {mean} ergeben.</translation>
    </message>
    <message>
        <source>Not yet confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Durch {games} neu gegebene Partien noch nicht bestätigt; die Suche hatte {mean} ergeben.</translation>
    </message>
    <message>
        <source>“{rules}” gives the highest mean. {measure}: {mean}</source>
        <translation>„{rules}“ hat den höchsten Mittelwert. {measure}: {mean}</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>der beste Regelsatz</translation>
    </message>
    <message>
        <source>goal met</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>Ziel verfehlt</translation>
    </message>
    <message>
        <source>goal not yet decided</source>
        <translation>Ziel noch offen</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>früh ausgeschieden</translation>
    </message>
    <message>
        <source>{value}: {mean}, eliminated early</source>
        <translation>{value}: {mean}, früh ausgeschieden</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>Von 100 Partien anders verlaufen</translation>
    </message>
    <message>
        <source>Goals met: {count} of {goals}</source>
        <translation>Erreichte Ziele: {count} von {goals}</translation>
    </message>
    <message>
        <source>“{rules}” gives the lowest mean. {measure}: {mean}</source>
        <translation>„{rules}“ hat den niedrigsten Mittelwert. {measure}: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” meets {proven} of {goals} goals. {measure}: {mean}</source>
        <translation>„{rules}“ erreicht {proven} von {goals} Zielen. {measure}: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” comes closest to what you want. {measure}: {mean}</source>
        <translation>„{rules}“ kommt dem Gewünschten am nächsten. {measure}: {mean}</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet the goal, {missed} proven to miss it, {open} not yet known.</source>
        <translation>Von {count} Regelsätzen: Ziel nachweislich erreicht {met}, nachweislich verfehlt {missed}, noch nicht bekannt {open}.</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet all goals, {missed} proven to miss at least one, {open} not yet known.</source>
        <translation>Von {count} Regelsätzen: alle Ziele nachweislich erreicht {met}, mindestens eines nachweislich verfehlt {missed}, noch nicht bekannt {open}.</translation>
    </message>
    <message numerus="yes">
        <source>Just as good, with more changes: %n other rule set(s).</source>
        <translation>
            <numerusform>Ebenso gut, mit mehr Änderungen: %n weiterer Regelsatz.</numerusform>
            <numerusform>Ebenso gut, mit mehr Änderungen: %n weitere Regelsätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as good: %n other rule set(s).</source>
        <translation>
            <numerusform>Ebenso gut: %n weiterer Regelsatz.</numerusform>
            <numerusform>Ebenso gut: %n weitere Regelsätze.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>“{said}”</source>
        <translation>„{said}“</translation>
    </message>
    <message>
        <source>{who} says: {said}</source>
        <translation>{who} sagt: {said}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>what&apos;s best here?</source>
        <translation>was ist am besten?</translation>
    </message>
    <message>
        <source>what would the {player} do?</source>
        <translation>was würde ein {player} tun?</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>ausblenden</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Hier gibt es keinen Hinweis.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Mind-reader</source>
        <translation>Gedankenleser</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Speed up animations</source>
        <translation>Animationen beschleunigen</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}: {question}</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Ergebnis ansehen</translation>
    </message>
    <message>
        <source>and how the game went</source>
        <translation>und der Spielverlauf</translation>
    </message>
    <message>
        <source>The others are thinking…</source>
        <translation>Die anderen überlegen&#xa0;…</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>Hurry up</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>skip the pause</source>
        <translation>Pause überspringen</translation>
    </message>
    <message>
        <source>nobody has seen it yet</source>
        <translation>noch ungesehen</translation>
    </message>
    <message>
        <source>what {who} decided</source>
        <translation>Entscheidung von {who}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Ton ist an.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Ton ist aus.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What does {who} say?</source>
        <translation>Was sagt {who}?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Was sagst du?</translation>
    </message>
    <message>
        <source>{kind}: {what}</source>
        <translation>{kind}: {what}</translation>
    </message>
    <message>
        <source>{who}: {said}</source>
        <translation>{who}: {said}</translation>
    </message>
    <message>
        <source>You say: {said}</source>
        <translation>Du sagst: {said}</translation>
    </message>
    <message numerus="yes">
        <source>hint: %n time(s) in 10</source>
        <translation>
            <numerusform>Hinweis: %n von 10 Mal</numerusform>
            <numerusform>Hinweis: %n von 10 Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Esc again to leave the table. You can continue later.</source>
        <translation>Drücke noch einmal Esc, um den Tisch zu verlassen. Du kannst später weiterspielen.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>That&apos;s all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>{who} ({to}): {said}</source>
        <translation>{who} ({to}): {said}</translation>
    </message>
    <message>
        <source>{who} kept their word {kept} of {given} times</source>
        <translation>{who} hat {kept} von {given} Mal Wort gehalten</translation>
    </message>
    <message>
        <source>You kept your word {kept} of {given} times</source>
        <translation>Du hast {kept} von {given} Mal Wort gehalten</translation>
    </message>
    <message>
        <source>{kept} of {given}</source>
        <translation>{kept} von {given}</translation>
    </message>
    <message>
        <source>says: {claims}</source>
        <translation>angeblich: {claims}</translation>
    </message>
    <message>
        <source>Everyone at the table hears all of this.</source>
        <translation>Das alles hören alle am Tisch mit.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Noch wurde nichts gesagt.</translation>
    </message>
    <message>
        <source>Press T to say something.</source>
        <translation>Drücke T, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Sagen&#xa0;…</translation>
    </message>
    <message>
        <source>to the others</source>
        <translation>zu den anderen</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>holds {ranks}</source>
        <translation>hat {ranks}</translation>
    </message>
    <message>
        <source>{who} will say:</source>
        <translation>{who} wird sagen:</translation>
    </message>
    <message>
        <source>You will say:</source>
        <translation>Du wirst sagen:</translation>
    </message>
    <message>
        <source>our choice</source>
        <translation>unsere Wahl</translation>
    </message>
    <message>
        <source>Our choice: the author&apos;s text says nothing here, or can be read in two ways.</source>
        <translation>Unsere Wahl: Der Text des Autors sagt hier nichts oder lässt sich auf zwei Arten lesen.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>House rules at this table</source>
        <translation>Hausregeln an diesem Tisch</translation>
    </message>
    <message>
        <source>None: you are playing by the standard rules.</source>
        <translation>Keine: Gespielt wird wie im Original.</translation>
    </message>
    <message>
        <source>to you</source>
        <comment>whom a line of talk is said to</comment>
        <translation>zu dir</translation>
    </message>
    <message>
        <source>to {whom}</source>
        <translation>zu {whom}</translation>
    </message>
    <message>
        <source>our friend here</source>
        <translation>unser Gegenüber</translation>
    </message>
    <message>
        <source>my friend</source>
        <translation>mein Freund</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}, hör zu. {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>Auf ein Wort, {who}. {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>Das gilt dir, {who}. {said}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <comment>before “in 100”: you win fewer than 1 in 100</comment>
        <translation>weniger als 1</translation>
    </message>
    <message>
        <source>1 win in 100 games</source>
        <translation>1 Sieg in 100 Partien</translation>
    </message>
    <message>
        <source>{wins} wins in 100 games</source>
        <translation>{wins} Siege in 100 Partien</translation>
    </message>
    <message>
        <source>{names} share the win with {points} each.</source>
        <translation>Geteilter Sieg: {names}, je {points}.</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>Du hast {points} und gewinnst!</translation>
    </message>
    <message>
        <source>{who} wins with {points}.</source>
        <translation>{who} hat {points} und gewinnt.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{points} ahead of {names}</source>
        <translation>{points} mehr als {names}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>positional arguments</source>
        <translation>Positionsargumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>argument {name}: {what}</source>
        <translation>Argument {name}: {what}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>diese Argumente fehlen: {names}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>ungültige Wahl: {value} (zur Wahl stehen {choices})</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version zeigen und beenden</translation>
    </message>
    <message>
        <source>check that this copy of the program is complete, and exit</source>
        <translation>prüfen, ob diese Kopie des Programms vollständig ist, und beenden</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>play matches without a window and count the wins</source>
        <translation>Partien ohne Fenster spielen und die Siege zählen</translation>
    </message>
    <message>
        <source>file of house rules, as printed by `cardtable rules`</source>
        <translation>Datei mit Hausregeln, wie `cardtable rules` sie ausgibt</translation>
    </message>
    <message>
        <source>set one house rule</source>
        <translation>eine Hausregel setzen</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>ein JSON-Objekt statt einer Tabelle ausgeben</translation>
    </message>
    <message>
        <source>don&apos;t change seats between matches</source>
        <translation>zwischen den Partien die Plätze nicht tauschen</translation>
    </message>
    <message>
        <source>compare house rules with the standard rules</source>
        <translation>Hausregeln mit den Originalregeln vergleichen</translation>
    </message>
    <message>
        <source>change one house rule</source>
        <translation>eine Hausregel ändern</translation>
    </message>
    <message>
        <source>run a study of rule sets, goals and values to try</source>
        <translation>eine Studie mit Regelsätzen, Zielen und Werten durchführen</translation>
    </message>
    <message>
        <source>study file, or the name of a built-in study</source>
        <translation>Studiendatei oder Name einer mitgelieferten Studie</translation>
    </message>
    <message>
        <source>merge the parts of a study</source>
        <translation>die Teile einer Studie zusammenfügen</translation>
    </message>
    <message>
        <source>check records against the rules</source>
        <translation>Aufzeichnungen anhand der Regeln prüfen</translation>
    </message>
    <message>
        <source>print what one seat can see of a record</source>
        <translation>ausgeben, was ein Platz von einer Aufzeichnung sieht</translation>
    </message>
    <message>
        <source>print a file with all house rules of a game</source>
        <translation>eine Datei mit allen Hausregeln eines Spiels ausgeben</translation>
    </message>
    <message>
        <source>list the built-in players of a game</source>
        <translation>die mitgelieferten Spieler eines Spiels auflisten</translation>
    </message>
    <message>
        <source>print what a player would do in a game in progress</source>
        <translation>ausgeben, was ein Spieler in einer laufenden Partie täte</translation>
    </message>
    <message>
        <source>add one player, whose command may contain commas</source>
        <translation>einen Spieler hinzufügen; der Befehl darf Kommas enthalten</translation>
    </message>
    <message>
        <source>save the record of every match</source>
        <translation>die Aufzeichnung jeder Partie speichern</translation>
    </message>
    <message>
        <source>also measure, with extra games: skill, ladder, restricted, personas, course</source>
        <translation>auch messen, mit zusätzlichen Partien: skill, ladder, restricted, personas, course</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>ein JSON-Objekt statt Text ausgeben</translation>
    </message>
    <message>
        <source>also show what people said about games with these rules</source>
        <translation>auch zeigen, was Leute zu Partien mit diesen Regeln gesagt haben</translation>
    </message>
    <message>
        <source>Mix: {parts}; {wins} If others can predict your move, they can counter it.</source>
        <translation>Mische: {parts}; {wins} Können andere deinen Zug vorhersehen, können sie ihn kontern.</translation>
    </message>
    <message>
        <source>All moves are equal: {wins}</source>
        <translation>Alle Züge sind gleich gut: {wins}</translation>
    </message>
    <message>
        <source>{move}: {wins}</source>
        <translation>{move}: {wins}</translation>
    </message>
    <message>
        <source>Just as good: {moves}.</source>
        <translation>Ebenso gut: {moves}.</translation>
    </message>
    <message>
        <source>About as good: {moves}.</source>
        <translation>Etwa gleich gut: {moves}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {wins} in 100.</source>
        <translation>Das Nächstbeste: {move}, {wins} von 100.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>Fast ebenso gut: {move}.</translation>
    </message>
    <message>
        <source>Estimated.</source>
        <translation>Geschätzt.</translation>
    </message>
    <message>
        <source>Small bluffing card games. Without a command, opens the app, with the game, study or lesson in FILE.</source>
        <translation>Kleine Kartenspiele mit Bluff. Ohne Befehl öffnet sich die App, mit der Partie, Studie oder Lektion in FILE.</translation>
    </message>
    <message>
        <source>number of matches (default: 1000)</source>
        <translation>Zahl der Partien (Standard: 1000)</translation>
    </message>
    <message>
        <source>file of house rules to compare with (default: the standard rules)</source>
        <translation>Datei mit den Hausregeln, mit denen verglichen wird (Standard: die Originalregeln)</translation>
    </message>
    <message>
        <source>print a new study file for GAME, or the built-in study that FILE names</source>
        <translation>eine neue Studiendatei für GAME ausgeben oder die mitgelieferte Studie, die FILE nennt</translation>
    </message>
    <message>
        <source>list the author&apos;s claims about GAME, or test the one that FILE names</source>
        <translation>die Behauptungen des Autors über GAME auflisten oder die prüfen, die FILE nennt</translation>
    </message>
    <message>
        <source>eliminate the weaker half of the rule sets after N games (default: 64), and again each time that number doubles</source>
        <translation>nach N Partien (Standard: 64) die schwächere Hälfte der Regelsätze ausscheiden lassen, und noch einmal, sooft sich diese Zahl verdoppelt</translation>
    </message>
    <message>
        <source>show the record only up to line K of the file</source>
        <translation>die Aufzeichnung nur bis Zeile K der Datei zeigen</translation>
    </message>
    <message>
        <source>player who gives the hint (default: the strongest)</source>
        <translation>Spieler, der den Hinweis gibt (Standard: der stärkste)</translation>
    </message>
    <message>
        <source>seat to advise (default: the next to move)</source>
        <translation>Platz, für den der Hinweis gilt (Standard: wer als Nächster am Zug ist)</translation>
    </message>
    <message>
        <source>take the game as it stands after line K of the file</source>
        <translation>die Partie nehmen, wie sie nach Zeile K der Datei steht</translation>
    </message>
    <message>
        <source>thinking effort (default: 1)</source>
        <translation>Denkaufwand (Standard: 1)</translation>
    </message>
    <message>
        <source>players, one for each seat (default: the usual number of club players)</source>
        <translation>Spieler, einer für jeden Platz (Standard: die übliche Zahl von Klubspielern)</translation>
    </message>
    <message>
        <source>seed for the deals; the same seed gives the same deals</source>
        <translation>Startwert der Karten; derselbe Startwert ergibt dieselben Karten</translation>
    </message>
    <message>
        <source>number of processes (default: one per core)</source>
        <translation>Zahl der Prozesse (Standard: einer je Kern)</translation>
    </message>
    <message>
        <source>abandon matches longer than N moves (default: 20000)</source>
        <translation>Partien mit mehr als N Zügen abbrechen (Standard: 20000)</translation>
    </message>
    <message>
        <source>seconds a program may take to answer (default: 30)</source>
        <translation>Sekunden, die ein Programm für eine Antwort hat (Standard: 30)</translation>
    </message>
    <message>
        <source>play at least N games per rule set</source>
        <translation>mindestens N Partien pro Regelsatz spielen</translation>
    </message>
    <message>
        <source>start no more games after S seconds (default: 60, unless --games is given)</source>
        <translation>nach S Sekunden keine Partie mehr beginnen (Standard: 60, wenn --games nicht angegeben ist)</translation>
    </message>
    <message>
        <source>play only part K of N; `cardtable merge` puts the parts together</source>
        <translation>nur Teil K von N spielen; `cardtable merge` fügt die Teile zusammen</translation>
    </message>
    <message>
        <source>also use the workers of a Dask scheduler (default: the one on this machine)</source>
        <translation>auch die Worker eines Dask-Schedulers nutzen (Standard: der auf diesem Rechner)</translation>
    </message>
    <message>
        <source>save the results for `cardtable merge`</source>
        <translation>die Ergebnisse für `cardtable merge` speichern</translation>
    </message>
    <message>
        <source>write a report to read, print and share</source>
        <translation>einen Bericht zum Lesen, Drucken und Weitergeben schreiben</translation>
    </message>
    <message>
        <source>write tables of games, seats and measures as CSV files</source>
        <translation>Tabellen der Partien, Plätze und Kennzahlen als CSV-Dateien schreiben</translation>
    </message>
    <message>
        <source>write the tables as Parquet files (needs pyarrow)</source>
        <translation>die Tabellen als Parquet-Dateien schreiben (braucht pyarrow)</translation>
    </message>
    <message>
        <source>you win {wins} in 100 games.</source>
        <translation>du gewinnst {wins} von 100 Partien.</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in {all})</source>
        <translation>
            <numerusform>{move} (%n von {all} Mal)</numerusform>
            <numerusform>{move} (%n von {all} Mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (%n Mal)</numerusform>
            <numerusform>{move} (%n Mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>anderes (%n Mal)</numerusform>
            <numerusform>anderes (%n Mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>Exakt gelöst.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>Geschätzt (±{off}).</translation>
    </message>
    <message>
        <source>seat {seat}, {player}</source>
        <translation>Platz {seat}, {player}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>gewinnt {share}</translation>
    </message>
    <message>
        <source>, {time} left</source>
        <translation>, noch {time}</translation>
    </message>
    <message>
        <source>interrupted after {matches}</source>
        <translation>nach {matches} unterbrochen</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>{game}; {matches}, seed {seed}</source>
        <translation>{game}; {matches}, Startwert {seed}</translation>
    </message>
    <message>
        <source>{moves} moves; {unfinished} unfinished, {failed} failed; {seconds} s</source>
        <translation>{moves} Züge; {unfinished} nicht beendet, {failed} fehlgeschlagen; {seconds} s</translation>
    </message>
    <message>
        <source>{count} of {matches}</source>
        <translation>{count} von {matches}</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>blocks: {blocks}, games: {games}</source>
        <translation>Blöcke: {blocks}, Partien: {games}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game} für {players}. Partien pro Regelsatz: {games}. Blöcke: {blocks}. Startwert: {seed}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: up to {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game} für {players}. Partien pro Regelsatz: bis zu {games}. Blöcke: {blocks}. Startwert: {seed}</translation>
    </message>
    <message>
        <source>To see all measures of these {count} rule sets, use --report, --csv or --json.</source>
        <translation>Um alle Kennzahlen dieser {count} Regelsätze zu sehen, nimm --report, --csv oder --json.</translation>
    </message>
    <message>
        <source>One rule at a time, and how many of 100 paired games it changed:</source>
        <translation>Eine Regel nach der anderen, und wie viele von 100 gepaarten Partien dadurch anders verliefen:</translation>
    </message>
    <message>
        <source>Eliminated after {games} games: {names}</source>
        <translation>Nach {games} Partien ausgeschieden: {names}</translation>
    </message>
    <message>
        <source>games changed, in 100</source>
        <translation>geänderte Partien, von 100</translation>
    </message>
    <message>
        <source>Players: {fit}. {why}</source>
        <translation>Spieler: {fit}. {why}</translation>
    </message>
    <message>
        <source>Goal {measure}: {verdict}. {why}</source>
        <translation>Ziel {measure}: {verdict}. {why}</translation>
    </message>
    <message>
        <source>{unfinished} unfinished, {failed} failed</source>
        <translation>{unfinished} nicht beendet, {failed} fehlgeschlagen</translation>
    </message>
    <message>
        <source>Run again with:</source>
        <translation>Noch einmal mit:</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>goals met</source>
        <translation>erreichte Ziele</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>geänderte Regeln</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>{count} of {goals}</source>
        <translation>{count} von {goals}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>can&apos;t change</source>
        <translation>kann sich nicht ändern</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>A game takes {by} more moves</source>
        <translation>Eine Partie braucht {by} Spielzüge mehr</translation>
    </message>
    <message>
        <source>A game takes {by} fewer moves</source>
        <translation>Eine Partie braucht {by} Spielzüge weniger</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} longer</source>
        <translation>Eine Partie dauert {by} {rounds} länger</translation>
    </message>
    <message>
        <source>{by} more games in 100 end in a shared win</source>
        <translation>Von 100 Partien enden {by} mehr mit geteiltem Sieg</translation>
    </message>
    <message>
        <source>{by} fewer games in 100 end in a shared win</source>
        <translation>Von 100 Partien enden {by} weniger mit geteiltem Sieg</translation>
    </message>
    <message>
        <source>The lead changes {by} more times per game</source>
        <translation>Pro Partie gibt es {by} Führungswechsel mehr</translation>
    </message>
    <message>
        <source>The lead changes {by} fewer times per game</source>
        <translation>Pro Partie gibt es {by} Führungswechsel weniger</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} more games in 100</source>
        <translation>Wer zur Halbzeit führt, gewinnt von 100 Partien {by} mehr</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} fewer games in 100</source>
        <translation>Wer zur Halbzeit führt, gewinnt von 100 Partien {by} weniger</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} shorter</source>
        <translation>Eine Partie dauert {by} {rounds} kürzer</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} more games in 100</source>
        <translation>Wer beginnt, gewinnt von 100 Partien {by} mehr</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} fewer games in 100</source>
        <translation>Wer beginnt, gewinnt von 100 Partien {by} weniger</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} larger</source>
        <translation>Der Vorsprung des Siegers am Ende ist um {by} {unit} größer</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} smaller</source>
        <translation>Der Vorsprung des Siegers am Ende ist um {by} {unit} kleiner</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} larger</source>
        <translation>Der größte Rückstand des Siegers ist um {by} {unit} größer</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} smaller</source>
        <translation>Der größte Rückstand des Siegers ist um {by} {unit} kleiner</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} more per round</source>
        <translation>Der Spieler, der am weitesten zurückliegt, holt pro Runde {by} {unit} mehr auf</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} less per round</source>
        <translation>Der Spieler, der am weitesten zurückliegt, holt pro Runde {by} {unit} weniger auf</translation>
    </message>
    <message>
        <source>A stronger player wins {by} more games in 100 against weaker ones</source>
        <translation>Der stärkere Spieler gewinnt gegen schwächere von 100 Partien {by} mehr</translation>
    </message>
    <message>
        <source>A stronger player wins {by} fewer games in 100 against weaker ones</source>
        <translation>Der stärkere Spieler gewinnt gegen schwächere von 100 Partien {by} weniger</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} more decisions in 100</source>
        <translation>Von 100 Entscheidungen ist bei {by} mehr der beste Spielzug eindeutig besser</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} fewer decisions in 100</source>
        <translation>Von 100 Entscheidungen ist bei {by} weniger der beste Spielzug eindeutig besser</translation>
    </message>
    <message>
        <source>More is at stake in a decision: the best move&apos;s advantage is larger by {by} games in 100</source>
        <translation>Bei einer Entscheidung steht mehr auf dem Spiel: Der Vorsprung des besten Spielzugs ist um {by} von 100 Partien größer</translation>
    </message>
    <message>
        <source>Less is at stake in a decision: the best move&apos;s advantage is smaller by {by} games in 100</source>
        <translation>Bei einer Entscheidung steht weniger auf dem Spiel: Der Vorsprung des besten Spielzugs ist um {by} von 100 Partien kleiner</translation>
    </message>
    <message>
        <source>The odd one out wins {by} more games in 100</source>
        <translation>Der Abweichler gewinnt von 100 Partien {by} mehr</translation>
    </message>
    <message>
        <source>The odd one out wins {by} fewer games in 100</source>
        <translation>Der Abweichler gewinnt von 100 Partien {by} weniger</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is wider by {by} games in 100</source>
        <translation>Der Abstand zwischen dem besten und dem schlechtesten Platz ist um {by} von 100 Partien größer</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is narrower by {by} games in 100</source>
        <translation>Der Abstand zwischen dem besten und dem schlechtesten Platz ist um {by} von 100 Partien kleiner</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} more games in 100</source>
        <translation>Mit dem schwächsten Blatt gewinnt der Abweichler von 100 Partien {by} mehr</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} fewer games in 100</source>
        <translation>Mit dem schwächsten Blatt gewinnt der Abweichler von 100 Partien {by} weniger</translation>
    </message>
    <message>
        <source>There are no paired games to compare yet.</source>
        <translation>Noch gibt es keine gepaarten Partien zum Vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>No differences between the rule sets in %n pair(s) of games.</source>
        <translation>
            <numerusform>In %n Partienpaar kein Unterschied zwischen den Regelsätzen.</numerusform>
            <numerusform>In %n Partienpaaren kein Unterschied zwischen den Regelsätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} under {name}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure} mit {name}: {mean} {bounds}. Erwartet: {wanted}. Urteil: {verdict}.</translation>
    </message>
    <message>
        <source>{measure} under {name}, compared with {base}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure} mit {name}, verglichen mit {base}: {mean} {bounds}. Erwartet: {wanted}. Urteil: {verdict}.</translation>
    </message>
    <message>
        <source>not yet known to be fit to judge these rules</source>
        <translation>noch unklar, ob geeignet, diese Regeln zu beurteilen</translation>
    </message>
    <message>
        <source>fit to judge these rules</source>
        <translation>geeignet, diese Regeln zu beurteilen</translation>
    </message>
    <message>
        <source>not fit to judge these rules</source>
        <translation>nicht geeignet, diese Regeln zu beurteilen</translation>
    </message>
    <message>
        <source>The command that came with these results isn&apos;t shown: it might do something else.</source>
        <translation>Der Befehl, der mit diesen Ergebnissen kam, wird nicht gezeigt: Er könnte etwas anderes tun.</translation>
    </message>
    <message>
        <source>{differ} of {pairs} paired games differed, and {winners} had a different winner.</source>
        <translation>{differ} von {pairs} gepaarten Partien verliefen anders, und in {winners} gewann jemand anders.</translation>
    </message>
    <message>
        <source>The winner takes the lead for good later, by {by}% of the game&apos;s length</source>
        <translation>Der Sieger geht später endgültig in Führung: um {by}&#xa0;% der Partiedauer</translation>
    </message>
    <message>
        <source>The winner takes the lead for good sooner, by {by}% of the game&apos;s length</source>
        <translation>Der Sieger geht früher endgültig in Führung: um {by}&#xa0;% der Partiedauer</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points more of the game</source>
        <translation>Die Spieler sind um {by} Prozentpunkte der Partie länger ausgeschieden</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points less of the game</source>
        <translation>Die Spieler sind um {by} Prozentpunkte der Partie kürzer ausgeschieden</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points more of the result</source>
        <translation>Karten und Platz erklären {by} Prozentpunkte mehr vom Ergebnis</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points less of the result</source>
        <translation>Karten und Platz erklären {by} Prozentpunkte weniger vom Ergebnis</translation>
    </message>
    <message>
        <source>More suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points more</source>
        <translation>Mehr Spannung: In einem Viertel der Partie ändern sich die Gewinnchancen voraussichtlich um {by} Prozentpunkte mehr</translation>
    </message>
    <message>
        <source>Less suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points less</source>
        <translation>Weniger Spannung: In einem Viertel der Partie ändern sich die Gewinnchancen voraussichtlich um {by} Prozentpunkte weniger</translation>
    </message>
    <message>
        <source>More surprise: a quarter of the game shifts the chances of winning by {by} percentage points more</source>
        <translation>Mehr Überraschung: In einem Viertel der Partie ändern sich die Gewinnchancen um {by} Prozentpunkte mehr</translation>
    </message>
    <message>
        <source>Less surprise: a quarter of the game shifts the chances of winning by {by} percentage points less</source>
        <translation>Weniger Überraschung: In einem Viertel der Partie ändern sich die Gewinnchancen um {by} Prozentpunkte weniger</translation>
    </message>
    <message>
        <source>“{move}” was never chosen in {offered} decisions where it was possible.</source>
        <translation>In {offered} Entscheidungen, in denen es möglich war, wählte niemand „{move}“.</translation>
    </message>
    <message>
        <source>“{move}” was hardly ever chosen: in {chosen} of {offered} decisions where it was possible.</source>
        <translation>Kaum jemand wählte „{move}“: in {chosen} von {offered} Entscheidungen, in denen es möglich war.</translation>
    </message>
    <message>
        <source>Claim: {says} Verdict: {verdict}.</source>
        <translation>Behauptung: {says} Urteil: {verdict}.</translation>
    </message>
    <message>
        <source>Verdict on the claim: {verdict}.</source>
        <translation>Urteil über die Behauptung: {verdict}.</translation>
    </message>
    <message>
        <source>Never choosing “{move}”</source>
        <translation>Nie „{move}“ zu wählen</translation>
    </message>
    <message>
        <source>How does {game} play under these rules?</source>
        <translation>Wie spielt sich {game} mit diesen Regeln?</translation>
    </message>
    <message>
        <source>What does {name} change in {game}?</source>
        <translation>Was ändert {name} an {game}?</translation>
    </message>
    <message>
        <source>What do {count} sets of house rules change in {game}?</source>
        <translation>Was ändern {count} Regelsätze an {game}?</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>die Originalregeln</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>These 95% intervals stay valid however often you look.</source>
        <translation>Diese 95-%-Intervalle gelten, egal wie oft du nachsiehst.</translation>
    </message>
</context>
<context>
    <name>trials</name>
    <message>
        <source>tries out each move with random play and picks the best</source>
        <translation>jeden Spielzug mit zufälligem Weiterspielen erprobt und den besten wählt</translation>
    </message>
    <message>
        <source>plays like the others but always one step higher</source>
        <translation>wie sie spielt, aber immer eine Stufe höher</translation>
    </message>
    <message>
        <source>plays like the others but always one step lower</source>
        <translation>wie sie spielt, aber immer eine Stufe niedriger</translation>
    </message>
    <message>
        <source>always makes the lowest move</source>
        <translation>immer den niedrigsten Spielzug macht</translation>
    </message>
    <message>
        <source>always makes the highest move</source>
        <translation>immer den höchsten Spielzug macht</translation>
    </message>
    <message>
        <source>chooses “{move}” whenever possible</source>
        <translation>„{move}“ wählt, wo immer es möglich ist</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>Ein Spieler, der doppelt so viel nachdenkt wie die anderen (Denkaufwand {of}), gewinnt von 100 Partien {by} mehr als den fairen Anteil {bounds}.</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>Ein Spieler, der doppelt so viel nachdenkt wie die anderen (Denkaufwand {of}), gewinnt von 100 Partien {by} weniger als den fairen Anteil {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>Ein Spieler, der nie „{of}“ wählt, gewinnt von 100 Partien {by} mehr als den fairen Anteil {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>Ein Spieler, der nie „{of}“ wählt, gewinnt von 100 Partien {by} weniger als den fairen Anteil {bounds}.</translation>
    </message>
    <message>
        <source>{player} ({share}%)</source>
        <translation>{player} ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>The best mix of these players is {mix}.</source>
        <translation>Die beste Mischung dieser Spieler ist {mix}.</translation>
    </message>
</context>
<context>
    <name>war</name>
    <message>
        <source>Your bids appear here once they have been turned over.</source>
        <translation>Deine Gebote erscheinen hier, sobald sie aufgedeckt wurden.</translation>
    </message>
    <message>
        <source>{who}&apos;s bids appear here once they have been turned over.</source>
        <translation>Die Gebote von {who} erscheinen hier, sobald sie aufgedeckt wurden.</translation>
    </message>
    <message>
        <source>at stake: low to high</source>
        <translation>Wert des Preises: niedrig bis hoch</translation>
    </message>
    <message>
        <source>bid: low to high</source>
        <translation>Gebot: niedrig bis hoch</translation>
    </message>
    <message>
        <source>{made} of {tried} prizes taken ({share}%)</source>
        <translation>{made} von {tried} Preisen gewonnen ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Your bids</source>
        <translation>Deine Gebote</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>the expert&apos;s mixes</source>
        <translation>die Mischungen des Experten</translation>
    </message>
    <message>
        <source>Your bids followed the prizes: the higher the prize, the higher the card.</source>
        <translation>Deine Gebote folgten den Preisen: je höher der Preis, desto höher die Karte.</translation>
    </message>
    <message>
        <source>You always bid about the same amount above or below what was at stake.</source>
        <translation>Dein Gebot lag jedes Mal etwa gleich weit über oder unter dem Wert des Preises.</translation>
    </message>
    <message>
        <source>You mostly bid your highest card.</source>
        <translation>Du hast meist deine höchste Karte geboten.</translation>
    </message>
    <message>
        <source>You mostly bid your lowest card.</source>
        <translation>Du hast meist deine niedrigste Karte geboten.</translation>
    </message>
    <message>
        <source>You mostly bid the card nearest to your last bid.</source>
        <translation>Du hast meist die Karte geboten, die deinem letzten Gebot am nächsten kam.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) still to come</source>
        <translation>
            <numerusform>Noch zu gewinnen: %n Punkt</numerusform>
            <numerusform>Noch zu gewinnen: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>out for this prize</source>
        <translation>bei diesem Preis raus</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>wert: {points}</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>If others can predict your card, they bid just above it.</source>
        <translation>Wer deine Karte vorhersieht, bietet knapp darüber.</translation>
    </message>
    <message>
        <source>If others can predict your card, they play their lowest.</source>
        <translation>Wer deine Karte vorhersieht, legt seine niedrigste.</translation>
    </message>
    <message>
        <source>Prize {number}</source>
        <translation>Preis {number}</translation>
    </message>
    <message>
        <source>Prize {number} of {count}</source>
        <translation>Preis {number} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>versteigert</translation>
    </message>
    <message>
        <source>highest bid</source>
        <translation>höchstes Gebot</translation>
    </message>
    <message>
        <source>Up for bidding: {cards}.</source>
        <translation>Zu gewinnen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>%n ausgegeben</numerusform>
            <numerusform>%n ausgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Points after each prize</source>
        <translation>Punkte nach jedem Preis</translation>
    </message>
    <message>
        <source>Which card will you offer?</source>
        <translation>Welche Karte versteigerst du?</translation>
    </message>
    <message>
        <source>{who} bids {bid} for {prize}. Bid higher?</source>
        <translation>{who} bietet {bid} für {prize}. Höher bieten?</translation>
    </message>
    <message>
        <source>What will you bid for {prize}?</source>
        <translation>Was bietest du für {prize}?</translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>{card} versteigern</translation>
    </message>
    <message>
        <source>worth {points} to the winner</source>
        <translation>bringt dem Gewinner {points}</translation>
    </message>
    <message>
        <source>Bid {card}</source>
        <translation>{card} bieten</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t beat the current bid, {standing}.</source>
        <translation>{card} schlägt das Gebot {standing} nicht.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Your cards are your money. Spend them to win the prizes worth the most points.</source>
        <translation>Deine Karten sind dein Geld. Gib sie aus, um die Preise zu gewinnen, die die meisten Punkte bringen.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone holds a whole suit of %n card(s), from the ace up.</source>
        <translation>
            <numerusform>Jeder hat eine ganze Farbe mit %n Karte auf der Hand, vom Ass aufwärts.</numerusform>
            <numerusform>Jeder hat eine ganze Farbe mit %n Karten auf der Hand, vom Ass aufwärts.</numerusform>
        </translation>
    </message>
    <message>
        <source>So everyone always knows what the others can still bid.</source>
        <translation>So wissen alle, was jeder noch bieten kann.</translation>
    </message>
    <message>
        <source>Two packs are used; cards from the second carry a mark.</source>
        <translation>Gespielt wird mit zwei Kartenspielen; die Karten des zweiten tragen ein Zeichen.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>A suit that nobody holds is shuffled and placed face down: these are the prizes.</source>
        <translation>Eine Farbe, die niemand hat, wird gemischt und verdeckt hingelegt: Das sind die Preise.</translation>
    </message>
    <message>
        <source>They are turned up one at a time. Players take turns to open the bidding, clockwise.</source>
        <translation>Sie werden einzeln aufgedeckt. Wer das Bieten eröffnet, wechselt reihum im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Each prize is a card that a player offers from their own hand.</source>
        <translation>Jeder Preis ist eine Karte, die jemand von der eigenen Hand versteigert.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table and back: A B C, then C B A, and so on.</source>
        <translation>Das Versteigern geht rund um den Tisch und zurück: A B C, dann C B A, und so weiter.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table: A B C, A B C, and so on.</source>
        <translation>Das Versteigern geht rund um den Tisch: A B C, A B C, und so weiter.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too, after everyone else.</source>
        <translation>Wer die Karte versteigert, bietet auch mit, nach allen anderen.</translation>
    </message>
    <message>
        <source>The player who offers the card doesn&apos;t bid for it.</source>
        <translation>Wer die Karte versteigert, bietet nicht mit.</translation>
    </message>
    <message>
        <source>From earlier bids, a mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>Aus den früheren Geboten hätte ein Gedankenleser {foreseen} von {count} vorhergesagt; allein durch Zufall wären es etwa {usual}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) against what was at stake</source>
        <translation>
            <numerusform>%n Gebot, nach Wert des Preises</numerusform>
            <numerusform>%n Gebote, nach Wert des Preises</numerusform>
        </translation>
    </message>
    <message>
        <source>a mind-reader would have predicted it</source>
        <translation>ein Gedankenleser hätte es vorhergesagt</translation>
    </message>
    <message>
        <source>bid equal to what was at stake</source>
        <translation>Gebot so viel wert wie der Preis</translation>
    </message>
    <message>
        <source>{bid} for {stake}, which a mind-reader would have predicted</source>
        <translation>{bid} für {stake}, von einem Gedankenleser vorhergesagt</translation>
    </message>
    <message>
        <source>{bid} for {stake}; a mind-reader would have predicted {foreseen}</source>
        <translation>{bid} für {stake}; ein Gedankenleser hätte {foreseen} vorhergesagt</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your bids was, in %</source>
        <translation>Für wie wahrscheinlich ein Gedankenleser jedes deiner Gebote hielt, in&#xa0;%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>wie vom Gedankenleser erwartet</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>You made no bids that could be judged.</source>
        <translation>Du hast keine Gebote gemacht, die sich beurteilen ließen.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>Ein Gedankenleser hätte {foreseen} von {count} vorhergesagt; allein durch Zufall wären es etwa {usual}.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; for a player who mixes like the expert, it would have been about {usual}. {luck}</source>
        <translation>Ein Gedankenleser hätte {foreseen} von {count} vorhergesagt; bei einem Spieler, der wie der Experte mischt, wären es etwa {usual}. {luck}</translation>
    </message>
    <message>
        <source>Of players who mix their bids, {chance} in 100 are predicted this often.</source>
        <translation>Wer die eigenen Gebote mischt, wird in {chance} von 100 Fällen so oft vorhergesagt.</translation>
    </message>
    <message>
        <source>When players offer their own cards, the first player has an advantage; offering in the order A B C C B A removes it.</source>
        <translation>Versteigern die Spieler eigene Karten, hat der erste einen Vorteil; die Reihenfolge A B C C B A gleicht ihn aus.</translation>
    </message>
    <message>
        <source>If all picture cards are worth ten, the maths is easier: skill counts for less.</source>
        <translation>Zählen alle Bildkarten zehn, ist leichter zu rechnen: Können zählt weniger.</translation>
    </message>
    <message>
        <source>With the queen above the king, winning margins grow by more than a point.</source>
        <translation>Ist die Dame höher als der König, wächst der Vorsprung beim Sieg um mehr als einen Punkt.</translation>
    </message>
    <message>
        <source>With the queen as high as the king, the lead changes more often.</source>
        <translation>Ist die Dame so hoch wie der König, wechselt die Führung öfter.</translation>
    </message>
    <message>
        <source>offer a card</source>
        <translation>eine Karte versteigern</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>bieten</translation>
    </message>
    <message>
        <source>Mix your bids: you win {chance} in 100 games.</source>
        <translation>Misch deine Gebote: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Pass: you win {chance} in 100 games.</source>
        <translation>Passe: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Offer {move}: you win {chance} in 100 games.</source>
        <translation>Versteigere {move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 games.</source>
        <translation>Biete {move}: Du gewinnst {chance} von 100 Partien.</translation>
    </message>
    <message>
        <source>The {player} would play: {moves}</source>
        <translation>Ein {player} würde spielen: {moves}</translation>
    </message>
    <message>
        <source>Who opens first is chosen at random.</source>
        <translation>Das Los entscheidet, wer zuerst eröffnet.</translation>
    </message>
    <message>
        <source>They are turned up one at a time.</source>
        <translation>Sie werden einzeln aufgedeckt.</translation>
    </message>
    <message>
        <source>Who offers first (A) is chosen at random; B and C are the next players clockwise.</source>
        <translation>Das Los entscheidet, wer zuerst versteigert (A); B und C sind die nächsten Spieler im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too.</source>
        <translation>Wer die Karte versteigert, bietet auch mit.</translation>
    </message>
    <message>
        <source>The player to their left opens the bidding.</source>
        <translation>Das Bieten eröffnet der linke Nachbar.</translation>
    </message>
    <message>
        <source>Prizes lie open in front of the players who won them.</source>
        <translation>Gewonnene Preise liegen offen vor den Spielern, die sie gewonnen haben.</translation>
    </message>
    <message>
        <source>The prizes</source>
        <translation>Die Preise</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody gets the prize.</source>
        <translation>Sind die höchsten Gebote gleich viel wert, bekommt niemand den Preis.</translation>
    </message>
    <message>
        <source>If the highest bids tie, the prize is added to the next one. Prizes still waiting after the last round go to nobody.</source>
        <translation>Sind die höchsten Gebote gleich viel wert, bleibt der Preis liegen und geht mit dem nächsten. Was nach der letzten Runde noch liegt, gehört niemandem.</translation>
    </message>
    <message>
        <source>If the highest bids tie, they cancel out: the prize goes to the highest bid that nobody else matched. If there is none, nobody gets the prize.</source>
        <translation>Sind die höchsten Gebote gleich viel wert, heben sie sich auf: Der Preis geht an das höchste Gebot, das sonst niemand gemacht hat. Gibt es keines, bekommt ihn niemand.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Das Bieten</translation>
    </message>
    <message>
        <source>Everyone plays one card face down. When all have, the cards are turned over together.</source>
        <translation>Jeder legt eine Karte verdeckt hin. Liegen alle, werden sie gleichzeitig aufgedeckt.</translation>
    </message>
    <message>
        <source>The highest card wins the prize. All cards that were bid are spent, win or lose.</source>
        <translation>Die höchste gewinnt den Preis. Jede gebotene Karte ist ausgegeben, ob sie gewinnt oder nicht.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Die Auktion</translation>
    </message>
    <message>
        <source>In turn, play a card face up that beats the current bid, or pass.</source>
        <translation>Reihum legt jeder offen eine Karte, die das aktuelle Gebot schlägt, oder passt.</translation>
    </message>
    <message>
        <source>If you pass, you are out until the next prize. If all others pass before anyone has bid, the last player may still bid.</source>
        <translation>Wer passt, ist bis zum nächsten Preis draußen. Passen alle anderen, bevor jemand geboten hat, darf der Letzte noch bieten.</translation>
    </message>
    <message>
        <source>The highest bidder spends the last card they bid and takes the prize; their earlier bids return to their hand.</source>
        <translation>Wer am höchsten bietet, gibt die zuletzt gebotene Karte aus und nimmt den Preis; die früheren Gebote kommen auf die Hand zurück.</translation>
    </message>
    <message>
        <source>The others spend the highest card they bid, too.</source>
        <translation>Auch die anderen geben die höchste Karte aus, die sie geboten haben.</translation>
    </message>
    <message>
        <source>The others take all their cards back.</source>
        <translation>Die anderen nehmen alle gebotenen Karten zurück.</translation>
    </message>
    <message>
        <source>If nobody bids, nobody gets the prize.</source>
        <translation>Bietet niemand, bekommt niemand den Preis.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>A card is worth the number on it, both as a bid and as a prize; {cards}.</source>
        <translation>Eine Karte ist als Gebot und als Preis wert, was darauf steht; {cards}.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>The game ends after the last prize.</source>
        <translation>Die Partie endet nach dem letzten Preis.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer can&apos;t both offer a card and keep one to bid, or when anyone who may bid has no card left.</source>
        <translation>Die Partie endet, wenn der Spieler, der mit dem Versteigern an der Reihe ist, keine zwei Karten mehr hat, eine dafür und eine zum Bieten, oder wenn jemand, der bieten darf, keine Karte mehr hat.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer has no card, or when anyone who may bid has no card left.</source>
        <translation>Die Partie endet, wenn der Spieler, der mit dem Versteigern an der Reihe ist, keine Karte mehr hat, oder wenn jemand, der bieten darf, keine Karte mehr hat.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Only cards you have won score. The most points win.</source>
        <translation>Nur gewonnene Karten zählen. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>Bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more</source>
        <translation>
            <numerusform>{card} und %n weitere</numerusform>
            <numerusform>{card} und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are dealt: everyone gets a whole suit.</source>
        <translation>Die Karten sind gegeben: eine ganze Farbe für jeden.</translation>
    </message>
    <message>
        <source>The next prize is {card}.</source>
        <translation>Der nächste Preis ist {card}.</translation>
    </message>
    <message>
        <source>You offer {card}.</source>
        <translation>Du versteigerst {card}.</translation>
    </message>
    <message>
        <source>{who} offers {card}.</source>
        <translation>{who} versteigert {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passt.</translation>
    </message>
    <message>
        <source>Round {number}, for {prize}</source>
        <translation>Runde {number}, um {prize}</translation>
    </message>
    <message>
        <source>Round {number}: {prize}</source>
        <translation>Runde {number}: {prize}</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Die Gebote: {bids}.</translation>
    </message>
    <message>
        <source>You bid {card}.</source>
        <translation>Du bietest {card}.</translation>
    </message>
    <message>
        <source>{who} bids {card}.</source>
        <translation>{who} bietet {card}.</translation>
    </message>
    <message>
        <source>You bid a card face down.</source>
        <translation>Du bietest verdeckt eine Karte.</translation>
    </message>
    <message>
        <source>{who} bids a card face down.</source>
        <translation>{who} bietet verdeckt eine Karte.</translation>
    </message>
    <message>
        <source>You win {cards} with {bid}.</source>
        <translation>Du gewinnst {cards} mit {bid}.</translation>
    </message>
    <message>
        <source>{who} wins {cards} with {bid}.</source>
        <translation>{who} gewinnt {cards} mit {bid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: {cards} is added to the next prize.</source>
        <translation>Die höchsten Gebote sind gleich. Zum nächsten Preis dazu: {cards}.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody gets {cards}.</source>
        <translation>Die höchsten Gebote sind gleich: Niemand bekommt {cards}.</translation>
    </message>
    <message>
        <source>Nobody bids: {cards} is discarded.</source>
        <translation>Niemand bietet. Abgelegt: {cards}.</translation>
    </message>
    <message>
        <source>The game ends: nobody gets {cards}.</source>
        <translation>Die Partie endet: Niemand bekommt {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} prizes, {ahead}.</source>
        <translation>{made} von {count} Preisen, {ahead}.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. You take the lead for good.</source>
        <translation>Runde {number}: {cards} für {bid}. Du gehst in Führung und wirst nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. {who} takes the lead for good.</source>
        <translation>Runde {number}: {cards} für {bid}. {who} geht in Führung und wird nicht mehr eingeholt.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. You take the lead.</source>
        <translation>Runde {number}, die letzte: {cards} für {bid}. Du gehst in Führung.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. {who} takes the lead.</source>
        <translation>Runde {number}, die letzte: {cards} für {bid}. {who} geht in Führung.</translation>
    </message>
    <message>
        <source>Round {number}: you win {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>Runde {number}: Du gewinnst {cards} mit {bid}, den wertvollsten Preis der Partie.</translation>
    </message>
    <message>
        <source>Round {number}: {who} wins {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>Runde {number}: {who} gewinnt {cards} mit {bid}, den wertvollsten Preis der Partie.</translation>
    </message>
    <message>
        <source>Round {number}, your card to offer</source>
        <translation>Runde {number}, deine Karte zum Versteigern</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>Du hast gepasst</translation>
    </message>
    <message>
        <source>you offered {card}</source>
        <translation>Du hast {card} versteigert</translation>
    </message>
    <message>
        <source>you bid {card}</source>
        <translation>Du hast {card} geboten</translation>
    </message>
    <message>
        <source>{did}; passing was better</source>
        <translation>{did}; Passen war besser</translation>
    </message>
    <message>
        <source>{did}; bidding {move} was better</source>
        <translation>{did}; {move} zu bieten war besser</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>All hands can only be shown once this game is over.</source>
        <translation>Alle Karten können erst gezeigt werden, wenn diese Partie vorbei ist.</translation>
    </message>
    <message>
        <source>This version can&apos;t play {game}.</source>
        <translation>Diese Version kann {game} nicht spielen.</translation>
    </message>
</context>
</TS>
