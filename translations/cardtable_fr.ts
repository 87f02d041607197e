<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>built from commit {commit}</source>
        <translation>compilée à partir du commit {commit}</translation>
    </message>
    <message>
        <source>A home for small bluffing games. Free to use, change and share under the MIT licence.</source>
        <translation>La maison des petits jeux de bluff. Libre d’utilisation, de modification et de partage selon la licence MIT.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>Ouvrir le dossier des parties</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>Ouvrir le dossier des paramètres</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Rapports d’erreurs</translation>
    </message>
    <message>
        <source>Open error reports folder</source>
        <translation>Ouvrir le dossier des rapports d’erreurs</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Versions, system, screen and folders for the developers</source>
        <translation>Versions, système, écran et dossiers pour les développeurs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>Vos dossiers</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>{name} licence</source>
        <translation>Licence&#x202f;: {name}</translation>
    </message>
    <message>
        <source>This copy of {name} came without its licence text.</source>
        <translation>Cette copie de {name} est fournie sans le texte de sa licence.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {why}.</source>
        <translation>Ce fichier ne peut pas être lu&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be created: {why}.</source>
        <translation>{folder} ne peut pas être créé&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>No program was found to open {folder}.</source>
        <translation>Aucun programme n’a été trouvé pour ouvrir {folder}.</translation>
    </message>
    <message>
        <source>Copied. You can now paste it into a message.</source>
        <translation>Copié. Vous pouvez maintenant le coller dans un message.</translation>
    </message>
</context>
<context>
    <name>AgeOrder</name>
    <message>
        <source>Youngest first</source>
        <translation>Du plus jeune au plus âgé</translation>
    </message>
    <message>
        <source>If players tie for the lowest score, the youngest calls trump</source>
        <translation>Entre joueurs à égalité au score le plus bas, le plus jeune choisit l’atout</translation>
    </message>
    <message>
        <source>Moves the selected player. You can also drag players.</source>
        <translation>Déplace le joueur sélectionné. Vous pouvez aussi glisser les joueurs.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>Plus jeune</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus âgé</translation>
    </message>
    <message>
        <source>{name}: younger</source>
        <translation>{name}&#x202f;: plus jeune</translation>
    </message>
    <message>
        <source>{name}: older</source>
        <translation>{name}&#x202f;: plus âgé</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>Rétablir toutes les règles d’origine</translation>
    </message>
    <message>
        <source>Add rule set</source>
        <translation>Ajouter un jeu de règles</translation>
    </message>
    <message>
        <source>Add another rule set, played with the same deals (A)</source>
        <translation>Ajouter un autre jeu de règles, joué avec les mêmes donnes (A)</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Par rapport à</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>les règles d’origine</translation>
    </message>
    <message>
        <source>these rules as they are now</source>
        <translation>ces règles telles quelles</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifiée</numerusform>
            <numerusform>%n modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>règles d’origine</translation>
    </message>
</context>
<context>
    <name>Beginnings</name>
    <message>
        <source>Or start with one of these:</source>
        <translation>Ou commencez par l’un de ceux-ci&#x202f;:</translation>
    </message>
</context>
<context>
    <name>BenchAnswer</name>
    <message>
        <source>Change a rule and see within a minute what it does.</source>
        <translation>Changez une règle et voyez en une minute ce qu’elle fait.</translation>
    </message>
    <message>
        <source>Still playing the first games; these players take their time.</source>
        <translation>Les premières parties se jouent encore&#x202f;: avec ces joueurs, elles prennent du temps.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Les premières parties se jouent…</translation>
    </message>
    <message numerus="yes">
        <source>No pair of games has finished yet; %n game(s) never ended.</source>
        <translation>
            <numerusform>Aucune paire de parties n’est encore terminée&#x202f;; %n partie ne s’est jamais terminée.</numerusform>
            <numerusform>Aucune paire de parties n’est encore terminée&#x202f;; %n parties ne se sont jamais terminées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference has been proven.</source>
        <translation>Aucune différence n’est prouvée.</translation>
    </message>
    <message>
        <source>No difference has been proven yet.</source>
        <translation>Aucune différence n’est encore prouvée.</translation>
    </message>
    <message>
        <source>Judged anyway, at your request.</source>
        <translation>Jugé quand même, à votre demande.</translation>
    </message>
</context>
<context>
    <name>BenchMeasures</name>
    <message>
        <source>Also measure suspense, surprise, real decisions and stakes. For one deal in ten, the game is continued many times from each quarter, so this takes several times as long (U)</source>
        <translation>Mesurer aussi le suspense, la surprise, les vraies décisions et l’enjeu. Pour une donne sur dix, la partie est poursuivie de nombreuses fois à partir de chaque quart&#x202f;: cela prend donc plusieurs fois plus de temps (U)</translation>
    </message>
    <message>
        <source>How the values of the chosen measure are spread over the games (D)</source>
        <translation>Comment l’indicateur choisi se répartit entre les parties (D)</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Indicateurs</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Leave out suspense</source>
        <translation>Sans le suspense</translation>
    </message>
    <message>
        <source>Measure suspense</source>
        <translation>Mesurer le suspense</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n game(s).</source>
        <translation>
            <numerusform>D’après %n partie.</numerusform>
            <numerusform>D’après %n parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchPage</name>
    <message>
        <source>Play for another minute (M)</source>
        <translation>Jouer une minute de plus (M)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Études…</translation>
    </message>
    <message>
        <source>Your earlier studies and their findings</source>
        <translation>Vos études précédentes et leurs résultats</translation>
    </message>
    <message>
        <source>Sweep values</source>
        <translation>Balayer des valeurs</translation>
    </message>
    <message>
        <source>Try many values for these rules (W)</source>
        <translation>Essayer beaucoup de valeurs pour ces règles (W)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Set up a table with these rules (P)</source>
        <translation>Préparer une table avec ces règles (P)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
</context>
<context>
    <name>BenchProgress</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchQuestion</name>
    <message>
        <source>Click a word to change it</source>
        <translation>Cliquez sur un mot pour le changer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>{game} with “{base}”</source>
        <translation>{game} avec «&#x202f;{base}&#x202f;»</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>une autre règle</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what does “{rules}” do?</source>
        <translation>{game} à {count} joueurs ({player})&#x202f;: que change «&#x202f;{rules}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what would {another} do?</source>
        <translation>{game} à {count} joueurs ({player})&#x202f;: que changerait {another}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>BranchKeeping</name>
    <message>
        <source>As it was played</source>
        <translation>Telle que jouée</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>à partir de la ligne {line}</translation>
    </message>
    <message>
        <source>{where}, with a rule changed</source>
        <translation>{where}, avec une règle modifiée</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Name this branch:</source>
        <translation>Nom de cette branche&#x202f;:</translation>
    </message>
    <message>
        <source>Delete the branch “{name}”?</source>
        <translation>Supprimer la branche «&#x202f;{name}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note about this moment:</source>
        <translation>Note sur ce moment&#x202f;:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Branch here</source>
        <translation>Nouvelle branche</translation>
    </message>
    <message>
        <source>Start a branch at this moment (B)</source>
        <translation>Commencer une branche à ce moment (B)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Add a note about this moment (N)</source>
        <translation>Ajouter une note sur ce moment (N)</translation>
    </message>
    <message>
        <source>No notes yet.</source>
        <translation>Aucune note pour l’instant.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Change a rule from here</source>
        <translation>Changer une règle à partir d’ici</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>Chair</name>
    <message>
        <source>Seat {number}, free</source>
        <translation>Place {number}, libre</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Place {number}&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>ChanceLegend</name>
    <message>
        <source>How many games in 100 each player would win if “{bots}” bots made every move from here on, including the next</source>
        <translation>Nombre de parties sur 100 que gagnerait chaque joueur si des bots «&#x202f;{bots}&#x202f;» jouaient tous les coups à partir d’ici, y compris le prochain</translation>
    </message>
    <message>
        <source>Win chance now</source>
        <translation>Chances actuelles</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Use the left and right arrow keys to move this player</source>
        <translation>Utilisez les flèches gauche et droite pour déplacer ce joueur</translation>
    </message>
    <message>
        <source>{place}: {name}</source>
        <translation>{place}&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>ClaimsBox</name>
    <message>
        <source>Played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Test a claim</source>
        <translation>Vérifier une affirmation</translation>
    </message>
    <message>
        <source>Testing: {claim}</source>
        <translation>Vérification&#x202f;: {claim}</translation>
    </message>
    <message>
        <source>Or test what the author says:</source>
        <translation>Ou vérifiez ce que dit l’auteur&#x202f;:</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Les premières parties se jouent…</translation>
    </message>
    <message numerus="yes">
        <source>%n games played.</source>
        <translation>
            <numerusform>%n partie jouée.</numerusform>
            <numerusform>%n parties jouées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my side</source>
        <translation>Montrer mon jeu</translation>
    </message>
    <message>
        <source>Others, look away</source>
        <translation>Les autres, ne regardez pas</translation>
    </message>
    <message>
        <source>It is {name}&apos;s move</source>
        <translation>C’est à {name} de jouer</translation>
    </message>
</context>
<context>
    <name>DistributionView</name>
    <message>
        <source>Games with a shared win</source>
        <translation>Parties à victoire partagée</translation>
    </message>
    <message>
        <source>Games that the first seat wins</source>
        <translation>Parties gagnées par la première place</translation>
    </message>
    <message>
        <source>Games that the leader at half-time wins</source>
        <translation>Parties gagnées par le meneur à mi-partie</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the standard rules.</source>
        <translation>{what}&#x202f;: {yours} sur 100, et {authors} avec les règles d’origine.</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the base rules.</source>
        <translation>{what}&#x202f;: {yours} sur 100, et {authors} avec les règles de référence.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les afficher</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the standard rules</source>
        <translation>{label} {values}&#x202f;: {yours} parties sur 100, {authors} avec les règles d’origine</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the base rules</source>
        <translation>{label} {values}&#x202f;: {yours} parties sur 100, {authors} avec les règles de référence</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
</context>
<context>
    <name>Distributions</name>
    <message>
        <source>Per 100 games: {outline} standard rules, {bar} your rules. Dashed lines: means</source>
        <translation>Sur 100 parties&#x202f;: {outline} règles d’origine, {bar} vos règles. Moyennes en pointillé</translation>
    </message>
    <message>
        <source>Per 100 games: {outline} base rules, {bar} your rules. Dashed lines: means</source>
        <translation>Sur 100 parties&#x202f;: {outline} règles de référence, {bar} vos règles. Moyennes en pointillé</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Show numbers instead of charts (T)</source>
        <translation>Afficher les nombres au lieu des graphiques (T)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
</context>
<context>
    <name>EmblemPicker</name>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
</context>
<context>
    <name>EyesBox</name>
    <message>
        <source>as you saw it</source>
        <translation>comme vous l’avez vu</translation>
    </message>
    <message>
        <source>as {name} saw it</source>
        <translation>comme {name} l’a vu</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>toutes les mains visibles</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
</context>
<context>
    <name>EyesRow</name>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>All hands open, with the player to move at the bottom (0)</source>
        <translation>Toutes les mains visibles, avec en bas le joueur qui doit jouer (0)</translation>
    </message>
    <message>
        <source>Your view ({key})</source>
        <translation>Votre vue ({key})</translation>
    </message>
    <message>
        <source>View of {name} ({key})</source>
        <translation>Vue&#x202f;: {name} ({key})</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in Cardtable. Your games are saved.</source>
        <translation>Un problème est survenu dans Cardtable. Vos parties sont enregistrées.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Close Cardtable</source>
        <translation>Fermer Cardtable</translation>
    </message>
    <message>
        <source>Cardtable didn&apos;t close properly last time. Your games are saved.</source>
        <translation>Cardtable ne s’est pas fermé correctement la dernière fois. Vos parties sont enregistrées.</translation>
    </message>
    <message>
        <source>Continue game</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Report for the developers: {file}</source>
        <translation>Rapport pour les développeurs&#x202f;: {file}</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>Historique des parties</translation>
    </message>
    <message>
        <source>Change a rule and see what it does to the game</source>
        <translation>Changer une règle et voir son effet sur le jeu</translation>
    </message>
    <message>
        <source>Try out rules</source>
        <translation>Essayer des règles</translation>
    </message>
    <message>
        <source>Your questions about rules, and the answers found</source>
        <translation>Vos questions sur les règles et les réponses trouvées</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>A home for small bluffing games</source>
        <translation>La maison des petits jeux de bluff</translation>
    </message>
</context>
<context>
    <name>FromHere</name>
    <message>
        <source>Played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move (G)</source>
        <translation>Jouer 500 parties à partir d’ici pour chaque coup (G)</translation>
    </message>
    <message>
        <source>500 games</source>
        <translation>500 parties</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>Arrêter les parties (S)</translation>
    </message>
    <message>
        <source>500 more</source>
        <translation>500 de plus</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move.</source>
        <translation>Jouer 500 parties à partir d’ici pour chaque coup.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on.</source>
        <translation>Nombre de parties sur 100 que {who} gagne si des bots «&#x202f;{bots}&#x202f;» jouent la suite.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on.</source>
        <translation>Nombre de parties sur 100 que vous gagnez si des bots «&#x202f;{bots}&#x202f;» jouent la suite.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move.</source>
        <translation>Nombre de parties sur 100 que {who} gagne si des bots «&#x202f;{bots}&#x202f;» jouent la suite après le coup.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move.</source>
        <translation>Nombre de parties sur 100 que vous gagnez si des bots «&#x202f;{bots}&#x202f;» jouent la suite après le coup.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>Nombre de parties sur 100 que {who} gagne si des bots «&#x202f;{bots}&#x202f;» jouent la suite après le coup. Si les bots choisissent aussi ce coup, le nombre est de {chance}, comme indiqué sous la table.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>Nombre de parties sur 100 que vous gagnez si des bots «&#x202f;{bots}&#x202f;» jouent la suite après le coup. Si les bots choisissent aussi ce coup, le nombre est de {chance}, comme indiqué sous la table.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Name this game (leave blank for none):</source>
        <translation>Nom de cette partie (laisser vide pour n’en donner aucun)&#x202f;:</translation>
    </message>
    <message>
        <source>The game is gone: another window has renamed or deleted it.</source>
        <translation>La partie a disparu&#x202f;: une autre fenêtre l’a renommée ou supprimée.</translation>
    </message>
    <message>
        <source>The game can&apos;t be renamed: {why}.</source>
        <translation>La partie ne peut pas être renommée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted: {why}.</source>
        <translation>La partie ne peut pas être supprimée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be restored: {why}.</source>
        <translation>La partie ne peut pas être restaurée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Undo the last deletion</source>
        <translation>Annuler la dernière suppression</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>elle est ouverte dans une autre fenêtre</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>The moment at which the two games are furthest apart</source>
        <translation>La table au moment où les deux parties se sont le plus écartées</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the standard rules</source>
        <translation>Après le tour {round}&#x202f;: {yours} avec ces règles, {authors} avec celles d’origine</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the base rules</source>
        <translation>Après le tour {round}&#x202f;: {yours} avec ces règles, {authors} avec celles de référence</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} standard rules, {bar} your rules</source>
        <translation>Avance de la place {seat}, en {unit}&#x202f;: {outline} règles d’origine, {bar} vos règles</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} base rules, {bar} your rules</source>
        <translation>Avance de la place {seat}, en {unit}&#x202f;: {outline} règles de référence, {bar} vos règles</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Cover your side</source>
        <translation>Cacher votre jeu</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>Conseils activés</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>Conseils désactivés</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a aucun coup à annuler.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Your first hand, explained step by step</source>
        <translation>Votre première manche, expliquée pas à pas</translation>
    </message>
    <message>
        <source>How to play, on one page</source>
        <translation>Comment jouer, en une page</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Apprendre à jouer à {game}</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Comment jouer à {game}</translation>
    </message>
    <message>
        <source>You left the lesson at step {step} of {steps}. Learn continues there.</source>
        <translation>Vous avez quitté la leçon à l’étape {step} sur {steps}. «&#x202f;Apprendre&#x202f;» reprend à cet endroit.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>Historique des parties</translation>
    </message>
    <message>
        <source>Searching games</source>
        <translation>Recherche dans les parties</translation>
    </message>
    <message>
        <source>Find by game, date, players, result or house rules</source>
        <translation>Chercher par jeu, date, joueurs, résultat ou règles maison</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Sort by date</source>
        <translation>Trier par date</translation>
    </message>
    <message>
        <source>Sort by game</source>
        <translation>Trier par jeu</translation>
    </message>
    <message>
        <source>Sort by players</source>
        <translation>Trier par joueurs</translation>
    </message>
    <message>
        <source>Sort by result</source>
        <translation>Trier par résultat</translation>
    </message>
    <message>
        <source>Sort by house rules</source>
        <translation>Trier par règles maison</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Enregistrer la liste…</translation>
    </message>
    <message>
        <source>Save the games shown as a CSV file for a spreadsheet</source>
        <translation>Enregistrer les parties affichées en fichier CSV pour un tableur</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>How the game ended, and how good your decisions were</source>
        <translation>Comment la partie s’est terminée, et ce que valaient vos décisions</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Table ouverte</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>Explorer la partie avec toutes les mains visibles, des branches et des notes</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Your games in {folder} can&apos;t be read: {why}.</source>
        <translation>Vos parties dans {folder} ne peuvent pas être lues&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <translation>Aucune partie jouée pour l’instant.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Enregistrer les chiffres</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <translation>{game} (entraînement)</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>{winners} won, {scores}</source>
        <translation>Victoire&#x202f;: {winners}, {scores}</translation>
    </message>
    <message>
        <source>You won, {scores}</source>
        <translation>Vous avez gagné, {scores}</translation>
    </message>
    <message>
        <source>You and {others} won, {scores}</source>
        <translation>Vous et {others} avez gagné, {scores}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Back to the games the rules changed</source>
        <translation>Revenir aux parties changées par les règles</translation>
    </message>
    <message>
        <source>Watch with these rules</source>
        <translation>La revoir avec ces règles</translation>
    </message>
    <message>
        <source>Watch with the standard rules</source>
        <translation>La revoir avec les règles d’origine</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Show both games from the first difference (O)</source>
        <translation>Montrer les deux parties à partir de la première différence (O)</translation>
    </message>
    <message>
        <source>Watch with the base rules</source>
        <translation>La revoir avec les règles de référence</translation>
    </message>
    <message>
        <source>Games the rules changed</source>
        <translation>Parties changées par les règles</translation>
    </message>
    <message>
        <source>Played differently: {differ} of {pairs} deals; the most affected come first.</source>
        <translation>Donnes jouées autrement&#x202f;: {differ} sur {pairs}&#x202f;; d’abord les plus touchées.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the standard rules: {authors}. Only the first few are listed.</source>
        <translation>Parties avec ces règles&#x202f;: {yours}&#x202f;; avec les règles d’origine&#x202f;: {authors}. Seules les premières sont affichées.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the base rules: {authors}. Only the first few are listed.</source>
        <translation>Parties avec ces règles&#x202f;: {yours}&#x202f;; avec les règles de référence&#x202f;: {authors}. Seules les premières sont affichées.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the standard rules. Only the first few are listed.</source>
        <translation>Avec ces règles&#x202f;: {yours}&#x202f;; avec les règles d’origine&#x202f;: {authors}. Seules les premières sont affichées.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the base rules. Only the first few are listed.</source>
        <translation>Avec ces règles&#x202f;: {yours}&#x202f;; avec les règles de référence&#x202f;: {authors}. Seules les premières sont affichées.</translation>
    </message>
    <message numerus="yes">
        <source>%n that never ended</source>
        <translation>
            <numerusform>%n jamais terminée</numerusform>
            <numerusform>%n jamais terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that everyone won</source>
        <translation>
            <numerusform>%n gagnée par tous</numerusform>
            <numerusform>%n gagnées par tous</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest</source>
        <translation>les plus longues</translation>
    </message>
    <message>
        <source>Unusual games: {kinds}</source>
        <translation>Parties insolites&#x202f;: {kinds}</translation>
    </message>
    <message>
        <source>{measure}: {values}</source>
        <translation>{measure}&#x202f;: {values}</translation>
    </message>
    <message>
        <source>Games that never ended</source>
        <translation>Parties jamais terminées</translation>
    </message>
    <message>
        <source>Games everyone won</source>
        <translation>Parties que tous ont gagnées ensemble</translation>
    </message>
    <message>
        <source>Longest games</source>
        <translation>Parties les plus longues</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the standard rules.</source>
        <translation>{yours} coups avec ces règles, {authors} avec celles d’origine.</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the base rules.</source>
        <translation>{yours} coups avec ces règles, {authors} avec celles de référence.</translation>
    </message>
</context>
<context>
    <name>GoalChips</name>
    <message>
        <source>{sign} {measure}: {verdict}</source>
        <translation>{sign} {measure}&#x202f;: {verdict}</translation>
    </message>
</context>
<context>
    <name>GoalFields</name>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the goal for this measure</source>
        <translation>Retirer l’objectif de cet indicateur</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Where the mean should be. You can also drag across the chart.</source>
        <translation>Où la moyenne doit se situer. Vous pouvez aussi glisser sur le graphique.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>{measure}: at least</source>
        <translation>{measure}&#x202f;: au moins</translation>
    </message>
    <message>
        <source>{measure}: at most</source>
        <translation>{measure}&#x202f;: au plus</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>Drag to move</source>
        <translation>Glisser pour déplacer</translation>
    </message>
    <message>
        <source>Use the up and down arrow keys to move this</source>
        <translation>Utilisez les flèches haut et bas pour le déplacer</translation>
    </message>
</context>
<context>
    <name>HowToPlayPage</name>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Comment jouer à {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>Apprendre à la table</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>règles d’origine</translation>
    </message>
    <message>
        <source>At this table: {rules}.</source>
        <translation>À cette table&#x202f;: {rules}.</translation>
    </message>
    <message>
        <source>The pictures don&apos;t show all of this: see “{tab}”.</source>
        <translation>Les images ne montrent pas tout cela&#x202f;: voir «&#x202f;{tab}&#x202f;».</translation>
    </message>
    <message>
        <source>Why bluffing pays</source>
        <translation>Pourquoi bluffer est payant</translation>
    </message>
</context>
<context>
    <name>KeptAs</name>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Enregistrée sous «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Saved as “{name}”: click to rename</source>
        <translation>Enregistrée sous «&#x202f;{name}&#x202f;»&#x202f;: cliquez pour renommer</translation>
    </message>
    <message>
        <source>Name this study:</source>
        <translation>Nom de cette étude&#x202f;:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept their word</source>
        <translation>Parole tenue</translation>
    </message>
</context>
<context>
    <name>KeptWordsRow</name>
    <message>
        <source>Makes the bots on this computer forget whether people kept their word</source>
        <translation>Les bots de cet ordinateur oublieront qui a tenu parole</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>{who} ({kept} of {given} times)</source>
        <translation>{who} ({kept} fois sur {given})</translation>
    </message>
    <message>
        <source>you ({kept} of {given} times)</source>
        <translation>vous ({kept} fois sur {given})</translation>
    </message>
    <message>
        <source>Bots remember how often people kept their word: {people}.</source>
        <translation>Les bots se rappellent combien de fois chacun a tenu parole&#x202f;: {people}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next button or field</source>
        <translation>Bouton ou champ suivant</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Back, or close</source>
        <translation>Retour, ou fermer</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Agrandir le texte</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Réduire le texte</translation>
    </message>
    <message>
        <source>Standard text size</source>
        <translation>Taille normale du texte</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Plein écran activé ou désactivé</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Makes the move for you</source>
        <translation>Joue le coup à votre place</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Jouer une vraie partie</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Lesson, step {step} of {steps}</source>
        <translation>Leçon, étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: try again</source>
        <translation>Étape {step} sur {steps}&#x202f;: réessayez</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>You have started the lesson for this game.</source>
        <translation>Vous avez commencé la leçon de ce jeu.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>New to this game? Learn it in four minutes.</source>
        <translation>Vous découvrez ce jeu&#x202f;? Apprenez-le en quatre minutes.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non merci</translation>
    </message>
    <message>
        <source>Don&apos;t ask again. The lesson stays on the first page.</source>
        <translation>Ne plus demander. La leçon reste sur la première page.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>Journal de la partie</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Setting the table…</source>
        <translation>La table se prépare…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lecture de {file}…</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved, so it wasn&apos;t started: {why}</source>
        <translation>La partie ne peut pas être enregistrée, elle n’a donc pas été commencée&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, ligne {line}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The game stops here: its file {file} was moved, renamed or deleted. To continue, put it back. It may be in your system&apos;s trash.</source>
        <translation>La partie s’arrête ici&#x202f;: son fichier {file} a été déplacé, renommé ou supprimé. Pour continuer, remettez-le à sa place. Il est peut-être dans la corbeille de votre système.</translation>
    </message>
    <message>
        <source>The game stops here: another program changed its file {file}. The file was left as it is. Open it to see whether the game can be continued.</source>
        <translation>La partie s’arrête ici&#x202f;: un autre programme a modifié son fichier {file}. Le fichier a été laissé tel quel. Ouvrez-le pour voir si la partie peut continuer.</translation>
    </message>
    <message>
        <source>The game stops here: {why} It is saved up to this point.</source>
        <translation>La partie s’arrête ici&#x202f;: {why} Elle est enregistrée jusqu’à ce point.</translation>
    </message>
</context>
<context>
    <name>MirrorPage</name>
    <message>
        <source>How readable were you?</source>
        <translation>Étiez-vous facile à lire&#x202f;?</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>A mind-reader only uses what came before each turn.</source>
        <translation>Un lecteur de pensées n’utilise que ce qui a précédé chaque tour.</translation>
    </message>
    <message>
        <source>Click a bar to watch from there.</source>
        <translation>Cliquez sur une barre pour revoir à partir de là.</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>encore %n…</numerusform>
            <numerusform>encore %n…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesHere</name>
    <message>
        <source>In “{name}”: </source>
        <translation>Dans «&#x202f;{name}&#x202f;»&#x202f;: </translation>
    </message>
</context>
<context>
    <name>OpenTablePage</name>
    <message>
        <source>Change position</source>
        <translation>Changer la position</translation>
    </message>
    <message>
        <source>Change the position in a new branch</source>
        <translation>Changer la position dans une nouvelle branche</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Prendre une place</translation>
    </message>
    <message>
        <source>Play on from here yourself</source>
        <translation>Jouer vous-même à partir d’ici</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>Laisser jouer les bots</translation>
    </message>
    <message>
        <source>Let bots play this branch to the end</source>
        <translation>Laisser des bots jouer cette branche jusqu’à la fin</translation>
    </message>
    <message>
        <source>500 games from here</source>
        <translation>500 parties depuis ici</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move</source>
        <translation>Jouer 500 parties à partir d’ici pour chaque coup</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labo</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>Open table · {players}</source>
        <translation>Table ouverte · {players}</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Aucune décision ici.</translation>
    </message>
    <message>
        <source>It&apos;s your move. What if…?</source>
        <translation>À vous de jouer. Et si…&#x202f;?</translation>
    </message>
    <message>
        <source>{who} to move. What if…?</source>
        <translation>À {who} de jouer. Et si…&#x202f;?</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangée</translation>
    </message>
    <message>
        <source>From {moment}: {rule}?</source>
        <translation>À partir de «&#x202f;{moment}&#x202f;»&#x202f;: {rule}&#x202f;?</translation>
    </message>
    <message>
        <source>{move} instead</source>
        <translation>Plutôt {move}</translation>
    </message>
    <message>
        <source>{move} instead, in a new branch (I)</source>
        <translation>Plutôt {move}, dans une nouvelle branche (I)</translation>
    </message>
    <message>
        <source>Use this rule</source>
        <translation>Appliquer la règle</translation>
    </message>
    <message>
        <source>{move}, in a new branch (I)</source>
        <translation>{move}, dans une nouvelle branche (I)</translation>
    </message>
    <message>
        <source>continued by {bot}</source>
        <translation>suite jouée par {bot}</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>une autre position</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>your own program…</source>
        <translation>votre propre programme…</translation>
    </message>
</context>
<context>
    <name>PlayingRow</name>
    <message>
        <source>Played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>Arrêter les parties (S)</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Change position</source>
        <translation>Changer la position</translation>
    </message>
    <message>
        <source>Choose two cards to swap them. To move a card to another row, drag it there, or choose it and press Ctrl+Enter in that row.</source>
        <translation>Choisissez deux cartes pour les échanger. Pour déplacer une carte dans une autre rangée, glissez-l’y, ou choisissez-la et appuyez sur Ctrl+Entrée dans cette rangée.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Créer une branche ici</translation>
    </message>
    <message>
        <source>{card}: choose a card to swap it with.</source>
        <translation>{card}&#x202f;: choisissez une carte avec laquelle l’échanger.</translation>
    </message>
    <message numerus="yes">
        <source>You have given out %n too many.</source>
        <translation>
            <numerusform>Vous en avez attribué %n de trop.</numerusform>
            <numerusform>Vous en avez attribué %n de trop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n to give out.</source>
        <translation>
            <numerusform>Il vous en reste %n à attribuer.</numerusform>
            <numerusform>Il vous en reste %n à attribuer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Start from</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>du début</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>d’une position</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Take back your last decision (Ctrl+Z)</source>
        <translation>Annuler votre dernière décision (Ctrl+Z)</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Tout voir</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Your own program</source>
        <translation>Votre propre programme</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>Quel programme joue&#x202f;?</translation>
    </message>
    <message>
        <source>Enter the command that starts it, as in a terminal. It only sees what its seat may know.</source>
        <translation>Entrez sa commande, comme dans un terminal. Le programme ne voit que ce que sa place a le droit de savoir.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Use program</source>
        <translation>Utiliser ce programme</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Enter a command.</source>
        <translation>Entrez une commande.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>How was the game?</source>
        <translation>Comment était la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Saved in the game record for the people who design these rules.</source>
        <translation>Enregistré avec la partie, pour les personnes qui conçoivent ces règles.</translation>
    </message>
    <message>
        <source>Was it fun?</source>
        <translation>C’était amusant&#x202f;?</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>a lot of fun</source>
        <translation>très amusant</translation>
    </message>
    <message>
        <source>Were the rules clear?</source>
        <translation>Les règles étaient-elles claires&#x202f;?</translation>
    </message>
    <message>
        <source>entirely clear</source>
        <translation>parfaitement claires</translation>
    </message>
    <message>
        <source>Was it fair?</source>
        <translation>C’était équitable&#x202f;?</translation>
    </message>
    <message>
        <source>entirely fair</source>
        <translation>parfaitement équitable</translation>
    </message>
    <message>
        <source>Anything else?</source>
        <translation>Autre chose&#x202f;?</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>{question} {number} of {most}</source>
        <translation>{question} {number} sur {most}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Your answers can&apos;t be saved in {file}: {why}.</source>
        <translation>Vos réponses ne peuvent pas être enregistrées dans {file}&#x202f;: {why}.</translation>
    </message>
</context>
<context>
    <name>ReaderTab</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The table at the end</source>
        <translation>La table à la fin</translation>
    </message>
</context>
<context>
    <name>ResumeButton</name>
    <message>
        <source>Deleted</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Deleted for good when the window closes</source>
        <translation>Suppression définitive à la fermeture de la fenêtre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{does}: {game}, {when}, {people}</source>
        <translation>{does}&#x202f;: {game}, {when}, {people}</translation>
    </message>
    <message>
        <source>Press F2 to rename, Delete to delete.</source>
        <translation>Appuyez sur F2 pour renommer, sur Suppr pour supprimer.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>perfect player</source>
        <translation>joueur parfait</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Décisions jugées</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>Étiez-vous facile à lire&#x202f;?</translation>
    </message>
    <message>
        <source>Your decisions, the costliest first</source>
        <translation>Vos décisions, les plus coûteuses d’abord</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Start a practice game from here (P)</source>
        <translation>Commencer une partie d’entraînement à partir d’ici (P)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Previous or next decision</source>
        <translation>Décision précédente ou suivante</translation>
    </message>
    <message>
        <source>Judging decision {number} of {count}…</source>
        <translation>Jugement de la décision {number} sur {count}…</translation>
    </message>
    <message>
        <source>These decisions couldn&apos;t be judged: {why}.</source>
        <translation>Ces décisions n’ont pas pu être jugées&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>These decisions can&apos;t be judged.</source>
        <translation>Ces décisions ne peuvent pas être jugées.</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything to speak of.</source>
        <translation>Aucune de vos décisions ne vous a coûté grand-chose.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost you something; the worst cost {wins}.</source>
        <translation>
            <numerusform>%n décision vous a coûté quelque chose&#x202f;: {wins}.</numerusform>
            <numerusform>%n décisions vous ont coûté quelque chose&#x202f;; la pire, {wins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates may be off by {wins}.</source>
        <translation>Marge d’erreur des estimations&#x202f;: {wins}.</translation>
    </message>
    <message>
        <source>Estimates may be off by a few wins in 100 games.</source>
        <translation>Marge d’erreur des estimations&#x202f;: quelques victoires sur 100 parties.</translation>
    </message>
    <message>
        <source>{count} decisions call for mixing. You made the likeliest move in {taken} of them; a player who mixes like the {judge} would do so in about {usual}.</source>
        <translation>{count} décisions demandent de varier. Vous y avez joué {taken} fois le coup le plus probable&#x202f;; un joueur qui varie comme le juge ({judge}) l’aurait fait environ {usual} fois.</translation>
    </message>
    <message>
        <source>Of players who mix, {chance} in 100 would do this: you are predictable.</source>
        <translation>Parmi les joueurs qui varient, cela arrive à {chance} sur 100&#x202f;: vous êtes prévisible.</translation>
    </message>
    <message>
        <source>wins in 100</source>
        <translation>victoires sur 100</translation>
    </message>
    <message>
        <source>−{wins}</source>
        <translation>−{wins}</translation>
    </message>
    <message>
        <source>The {judge} judges each decision by what you could know at the time.</source>
        <translation>Juge&#x202f;: {judge}. Chaque décision est jugée d’après ce que vous pouviez savoir alors.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cost little or nothing.</source>
        <translation>
            <numerusform>%n autre n’a presque rien coûté.</numerusform>
            <numerusform>%n autres n’ont presque rien coûté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost little or nothing.</source>
        <translation>
            <numerusform>%n décision n’a presque rien coûté.</numerusform>
            <numerusform>%n décisions n’ont presque rien coûté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t be judged.</source>
        <translation>
            <numerusform>%n n’a pas pu être jugée.</numerusform>
            <numerusform>%n n’ont pas pu être jugées.</numerusform>
        </translation>
    </message>
    <message>
        <source>This decision couldn&apos;t be judged.</source>
        <translation>Cette décision n’a pas pu être jugée.</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Wins in 100 games if bots play on: {seats}</source>
        <translation>Victoires sur 100 parties si les bots continuent&#x202f;: {seats}</translation>
    </message>
    <message>
        <source>Win chance if bots play on</source>
        <translation>Chances si les bots continuent</translation>
    </message>
    <message>
        <source>Win chance: calculating, {share}%</source>
        <translation>Chances de gagner&#x202f;: calcul, {share}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Save rule book…</source>
        <translation>Enregistrer le livret…</translation>
    </message>
    <message>
        <source>Save all rules as a web page with your changes marked</source>
        <translation>Enregistrer toutes les règles en une page web où vos changements sont marqués</translation>
    </message>
</context>
<context>
    <name>RuleFromHere</name>
    <message>
        <source>Rule to change</source>
        <translation>Règle à changer</translation>
    </message>
    <message>
        <source>Start a branch there with this rule</source>
        <translation>Commencer une branche à cet endroit avec cette règle</translation>
    </message>
    <message>
        <source>Branch and play on</source>
        <translation>Créer et jouer</translation>
    </message>
    <message>
        <source>Play 500 games from there with this rule, and 500 without it, to see the difference</source>
        <translation>Jouer 500 parties à partir de là avec cette règle, et 500 sans elle, pour voir la différence</translation>
    </message>
    <message>
        <source>500 games each</source>
        <translation>2 × 500 parties</translation>
    </message>
    <message>
        <source>Choose another value.</source>
        <translation>Choisissez une autre valeur.</translation>
    </message>
    <message>
        <source>No rules can be changed in this game.</source>
        <translation>Aucune règle ne peut changer dans cette partie.</translation>
    </message>
    <message>
        <source>It takes effect at {moment}, so the branch starts there.</source>
        <translation>Prise d’effet&#x202f;: {moment}. La branche commence donc là.</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>devient</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Save these house rules under a name</source>
        <translation>Enregistrer ces règles maison sous un nom</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Rename, delete, import, export</source>
        <translation>Renommer, supprimer, importer, exporter</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Undo: “{name}”</source>
        <translation>Annuler&#x202f;: «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Skipped: {what}</source>
        <translation>Ignoré&#x202f;: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n files were skipped. The first: {what}</source>
        <translation>
            <numerusform>%n fichier ignoré. Le premier&#x202f;: {what}</numerusform>
            <numerusform>%n fichiers ignorés. Le premier&#x202f;: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom (not saved)</source>
        <translation>Personnalisées (non enregistrées)</translation>
    </message>
    <message>
        <source>Name these house rules:</source>
        <translation>Nom de ces règles maison&#x202f;:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be saved: {why}.</source>
        <translation>Les règles maison ne peuvent pas être enregistrées&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be renamed: {why}.</source>
        <translation>Les règles maison ne peuvent pas être renommées&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be deleted: {why}.</source>
        <translation>Les règles maison ne peuvent pas être supprimées&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be restored: {why}.</source>
        <translation>Les règles maison ne peuvent pas être restaurées&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importer des règles maison</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exporter les règles maison</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>{file} ne peut pas être enregistré&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation>{file}&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}.</source>
        <translation>{file}, ligne {line}&#x202f;: {what}.</translation>
    </message>
</context>
<context>
    <name>RuleSetsBox</name>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>No verdict: the players aren&apos;t fit to judge</source>
        <translation>Pas de verdict&#x202f;: les joueurs ne sont pas aptes à juger</translation>
    </message>
    <message>
        <source>No difference has been proven</source>
        <translation>Aucune différence n’est prouvée</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Name this rule set:</source>
        <translation>Nom de ce jeu de règles&#x202f;:</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de cette partie</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving {file}…</source>
        <translation>Enregistrement de {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>{file} ne peut pas être enregistré&#x202f;: {why}.</translation>
    </message>
</context>
<context>
    <name>SayPicker</name>
    <message>
        <source>Say something</source>
        <translation>Dire quelque chose</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>Qui parle&#x202f;?</translation>
    </message>
    <message>
        <source>Everyone at the table hears it.</source>
        <translation>Toute la table l’entend.</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Other seats</source>
        <translation>Autres places</translation>
    </message>
    <message>
        <source>The player with the fewest points chooses first. Bots choose at random.</source>
        <translation>Le joueur qui a le moins de points choisit en premier. Les bots choisissent au hasard.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Everyone has a seat.</source>
        <translation>Tout le monde a une place.</translation>
    </message>
    <message>
        <source>You choose a seat.</source>
        <translation>Vous choisissez une place.</translation>
    </message>
    <message>
        <source>{name} chooses a seat.</source>
        <translation>À {name} de choisir une place.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Take this seat</source>
        <translation>Prendre cette place</translation>
    </message>
    <message>
        <source>Hand this seat to a bot</source>
        <translation>Confier cette place à un bot</translation>
    </message>
    <message>
        <source>See what this player sees</source>
        <translation>Voir ce que voit ce joueur</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>random: plays any move</source>
        <translation>aléatoire&#x202f;: n’importe quel coup</translation>
    </message>
    <message>
        <source>beginner: has habits</source>
        <translation>débutant&#x202f;: a des habitudes</translation>
    </message>
    <message>
        <source>club player: thinks</source>
        <translation>joueur de club&#x202f;: réfléchit</translation>
    </message>
    <message>
        <source>expert: looks ahead</source>
        <translation>expert&#x202f;: voit plus loin</translation>
    </message>
    <message>
        <source>Change emblem and colour</source>
        <translation>Changer d’emblème et de couleur</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Retirer cette place</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <translation>Place&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Your emblem</source>
        <translation>Votre emblème</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>Emblème&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>Nom&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>Qui occupe votre place</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>Qui occupe la place&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Remove your seat</source>
        <translation>Retirer votre place</translation>
    </message>
    <message>
        <source>Remove the seat of {name}</source>
        <translation>Retirer la place&#x202f;: {name}</translation>
    </message>
    <message>
        <source>mind-reader: reads you</source>
        <translation>lecteur de pensées&#x202f;: vous lit</translation>
    </message>
    <message>
        <source>perfect: unreadable</source>
        <translation>parfait&#x202f;: indéchiffrable</translation>
    </message>
    <message>
        <source>{title}. In the classic game for two; otherwise plays like the expert.</source>
        <translation>{title}. Au jeu classique à deux&#x202f;; sinon, joue comme l’expert.</translation>
    </message>
    <message>
        <source>honest: keeps their word</source>
        <translation>honnête&#x202f;: tient parole</translation>
    </message>
    <message>
        <source>opportunist: betrays late</source>
        <translation>opportuniste&#x202f;: trahit sur le tard</translation>
    </message>
    <message>
        <source>grudge-bearer: pays you back</source>
        <translation>rancunier&#x202f;: rend tous les coups</translation>
    </message>
    <message>
        <source>bully: picks on the weak</source>
        <translation>brute&#x202f;: s’en prend aux faibles</translation>
    </message>
    <message>
        <source>hoarder: saves cards</source>
        <translation>grippe-sou&#x202f;: garde ses cartes</translation>
    </message>
    <message>
        <source>chatterbox: talks and bluffs</source>
        <translation>bavard&#x202f;: parle et bluffe</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
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
        <translation>Le jeu à deux, résolu&#x202f;: chances et meilleurs mélanges</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Jeu parfait</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>How to play on one page, with pictures (F1)</source>
        <translation>Comment jouer, en une page illustrée (F1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>You can take back decisions and see all hands. The game doesn&apos;t count in statistics.</source>
        <translation>Vous pouvez annuler vos décisions et voir toutes les mains. Une telle partie ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>It can start from any position.</source>
        <translation>Peut partir de n’importe quelle position.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>You can ask for a hint before you decide. At a practice table you always can.</source>
        <translation>Vous pouvez demander un conseil avant de décider. À une table d’entraînement, c’est toujours possible.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Seat everyone at random</source>
        <translation>Placer tout le monde au hasard</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Mélanger les places</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>Rétablir toutes les règles d’origine</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Let bots play for a minute to see what these rules change</source>
        <translation>Laisser des bots jouer une minute pour voir ce que changent ces règles</translation>
    </message>
    <message>
        <source>Try them out</source>
        <translation>Les essayer</translation>
    </message>
    <message>
        <source>Try out these house rules</source>
        <translation>Essayer ces règles maison</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Two seats are called {name}: change one of the names.</source>
        <translation>Deux places s’appellent {name}&#x202f;: changez l’un des noms.</translation>
    </message>
    <message numerus="yes">
        <source>These house rules conflict in %n ways. See the notes beside them.</source>
        <translation>
            <numerusform>Ces règles maison ne vont pas ensemble, pour %n raison. Voyez les notes à côté d’elles.</numerusform>
            <numerusform>Ces règles maison ne vont pas ensemble, pour %n raisons. Voyez les notes à côté d’elles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Using default settings: {file} can&apos;t be read ({why}).</source>
        <translation>Paramètres par défaut utilisés&#x202f;: {file} ne peut pas être lu ({why}).</translation>
    </message>
    <message>
        <source>Using default settings: {file} couldn&apos;t be read ({why}) and was renamed to {name}.</source>
        <translation>Paramètres par défaut utilisés&#x202f;: {file} n’a pas pu être lu ({why}) et a été renommé en {name}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved: {file}: {why}.</source>
        <translation>Impossible d’enregistrer les paramètres dans {file}&#x202f;: {why}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>system language</source>
        <translation>langue du système</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}&#x202f;%</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Vitesse du jeu</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>instantanée</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Also with Ctrl and plus, minus or 0</source>
        <translation>Aussi avec Ctrl et plus, moins ou 0</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Reduced: cards jump to their places</source>
        <translation>Réduites&#x202f;: les cartes sautent à leur place</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>selon le système</translation>
    </message>
    <message>
        <source>full</source>
        <translation>complètes</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>réduites</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Faces des cartes</translation>
    </message>
    <message>
        <source>Use red and black suits instead of four colours</source>
        <translation>Utiliser deux couleurs, rouge et noir, au lieu de quatre</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Light panels</source>
        <translation>Panneaux clairs</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Press M at the table to turn it off or on</source>
        <translation>Appuyez sur M à la table pour le couper ou le rétablir</translation>
    </message>
    <message>
        <source>off</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>doux</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Lettres sur les cartes</translation>
    </message>
    <message>
        <source>same as language</source>
        <translation>selon la langue</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Show points taken that you would otherwise have to remember</source>
        <translation>Compter les points pris, là où il faudrait les retenir</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>Bavardage</translation>
    </message>
    <message>
        <source>Bots comment on the game now and then</source>
        <translation>Les bots commentent parfois la partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>À propos de Cardtable</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Same deal, two rule sets</source>
        <translation>Même donne, deux jeux de règles</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Première différence</translation>
    </message>
    <message>
        <source>The first difference (Home)</source>
        <translation>La première différence (Début)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Règles d’origine</translation>
    </message>
    <message>
        <source>Open this table here</source>
        <translation>Ouvrir cette table ici</translation>
    </message>
    <message>
        <source>Open this table here: {rules}</source>
        <translation>Ouvrir cette table ici&#x202f;: {rules}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>What if a rule were different?</source>
        <translation>Et si une règle était différente&#x202f;?</translation>
    </message>
    <message>
        <source>Leave the table. The game is saved, and you can continue it later.</source>
        <translation>Quitter la table. La partie est enregistrée, et vous pourrez la continuer plus tard.</translation>
    </message>
    <message>
        <source>Cover my side</source>
        <translation>Cacher mon jeu</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Use the arrow keys to move between positions.</source>
        <translation>Utilisez les touches fléchées pour passer d’une position à l’autre.</translation>
    </message>
    <message>
        <source>The position at the table</source>
        <translation>La position à la table</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Jeu parfait</translation>
    </message>
    <message>
        <source>Chips in total</source>
        <translation>Jetons au total</translation>
    </message>
    <message>
        <source>The bettor&apos;s chance of winning</source>
        <translation>Chances du miseur</translation>
    </message>
    <message>
        <source>How often the bettor bets each number</source>
        <translation>Fréquence de chaque mise</translation>
    </message>
    <message>
        <source>How often the guesser guesses each number</source>
        <translation>Fréquence de chaque pronostic</translation>
    </message>
    <message>
        <source>Map shows</source>
        <translation>La carte de chaleur montre</translation>
    </message>
    <message>
        <source>The bettor has</source>
        <translation>Le miseur a</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>Dans le pot</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>Bouton de premier miseur</translation>
    </message>
    <message>
        <source>The classic two-player game, fully solved: no strategy beats this one on average.</source>
        <translation>Le jeu classique à deux joueurs, entièrement résolu&#x202f;: en moyenne, aucune stratégie ne fait mieux.</translation>
    </message>
    <message>
        <source>with the bettor</source>
        <translation>chez le miseur</translation>
    </message>
    <message>
        <source>with the guesser</source>
        <translation>chez le devineur</translation>
    </message>
    <message>
        <source>bets, in %</source>
        <translation>mises, en&#x202f;%</translation>
    </message>
    <message>
        <source>guesses, in %</source>
        <translation>pronostics, en&#x202f;%</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Save all positions as a CSV file for a spreadsheet</source>
        <translation>Enregistrer toutes les positions en fichier CSV pour un tableur</translation>
    </message>
    <message>
        <source>Save the table…</source>
        <translation>Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>({count} each)</source>
        <translation>({count} chacun)</translation>
    </message>
    <message>
        <source>Solving the match with {count} chips…</source>
        <translation>Résolution de la partie à {count} jetons…</translation>
    </message>
    <message>
        <source>chips in the pot</source>
        <translation>jetons dans le pot</translation>
    </message>
    <message>
        <source>Wins in 100 matches</source>
        <translation>Victoires sur 100 parties</translation>
    </message>
    <message>
        <source>the bettor&apos;s chips</source>
        <translation>jetons du miseur</translation>
    </message>
    <message>
        <source>chips bet</source>
        <translation>jetons misés</translation>
    </message>
    <message>
        <source>chips guessed</source>
        <translation>jetons pronostiqués</translation>
    </message>
    <message>
        <source>How often, in %</source>
        <translation>Fréquence, en&#x202f;%</translation>
    </message>
    <message>
        <source>The guesser has {other}. The bettor wins {chance} in 100 matches.</source>
        <translation>Le devineur a {other}. Sur 100 parties, le miseur en gagne {chance}.</translation>
    </message>
    <message>
        <source>Bettor {chips}, guesser {other}, pot {pot}: the bettor wins {chance} in 100 matches.</source>
        <translation>Miseur&#x202f;: {chips}, devineur&#x202f;: {other}, pot&#x202f;: {pot}. Sur 100 parties, le miseur en gagne {chance}.</translation>
    </message>
    <message>
        <source>Pot {pot}: the bettor bets {number} ({share}%).</source>
        <translation>Pot {pot}&#x202f;: le miseur mise {number} ({share}&#x202f;%).</translation>
    </message>
    <message>
        <source>Pot {pot}: the guesser guesses {number} ({share}%).</source>
        <translation>Pot {pot}&#x202f;: le devineur pronostique {number} ({share}&#x202f;%).</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
</context>
<context>
    <name>SolvedPicture</name>
    <message>
        <source>This position on the map of the two-player game</source>
        <translation>Cette position sur la carte de chaleur du jeu à deux</translation>
    </message>
    <message>
        <source>Show in perfect play</source>
        <translation>Montrer dans le jeu parfait</translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message numerus="yes">
        <source>Start %n program(s)?</source>
        <translation>
            <numerusform>Lancer %n programme&#x202f;?</numerusform>
            <numerusform>Lancer %n programmes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs can do anything on this computer that you can. This game will start:</source>
        <translation>Les programmes peuvent faire sur cet ordinateur tout ce que vous pouvez y faire. Cette partie lance&#x202f;:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Don&apos;t start</source>
        <translation>Ne pas lancer</translation>
    </message>
    <message>
        <source>Program: {file}</source>
        <translation>Programme&#x202f;: {file}</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>Fichier&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Folder: {file}</source>
        <translation>Dossier&#x202f;: {file}</translation>
    </message>
    <message>
        <source>There is no such program.</source>
        <translation>Ce programme n’existe pas.</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Practice games don&apos;t count.</source>
        <translation>Les parties d’entraînement ne comptent pas.</translation>
    </message>
    <message>
        <source>Save as a CSV file for a spreadsheet</source>
        <translation>Enregistrer en fichier CSV pour un tableur</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Enregistrer les chiffres…</translation>
    </message>
    <message>
        <source>No finished games with people in them.</source>
        <translation>Aucune partie terminée avec un joueur humain.</translation>
    </message>
    <message>
        <source>Play {count} games to see a chart.</source>
        <translation>Jouez {count} parties pour voir un graphique.</translation>
    </message>
    <message>
        <source>Wins in the last {count} games, in % (dashed line: an equal share)</source>
        <translation>Victoires sur les {count} dernières parties, en&#x202f;% (pointillé&#x202f;: part égale)</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>règles d’origine</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>person</source>
        <translation>joueur humain</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>adversaires</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>règles maison</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won (95% interval)</source>
        <translation>Gagnées (intervalle à 95&#x202f;%)</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Série de victoires</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>Taux de réussite</translation>
    </message>
    <message>
        <source>{share}% ({low} to {high})</source>
        <translation>{share}&#x202f;% (de {low} à {high})</translation>
    </message>
    <message>
        <source>{now} now, {longest} at best</source>
        <translation>{now}, record {longest}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>humains</translation>
    </message>
</context>
<context>
    <name>StudiesPage</name>
    <message>
        <source>Name this study:</source>
        <translation>Nom de cette étude&#x202f;:</translation>
    </message>
    <message>
        <source>The study is gone: another window has renamed or deleted it.</source>
        <translation>L’étude a disparu&#x202f;: une autre fenêtre l’a renommée ou supprimée.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>L’étude ne peut pas être renommée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be deleted: {why}.</source>
        <translation>L’étude ne peut pas être supprimée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be restored: {why}.</source>
        <translation>L’étude ne peut pas être restaurée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Envoyer…</translation>
    </message>
    <message>
        <source>Save as one file with games, branches and notes, to open in another copy of Cardtable</source>
        <translation>Enregistrer en un seul fichier avec parties, branches et notes, à ouvrir dans un autre Cardtable</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share</source>
        <translation>Enregistrer en une page web à lire, à imprimer et à partager</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import a study someone sent you, or a study file</source>
        <translation>Importer une étude que quelqu’un vous a envoyée, ou un fichier d’étude</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open on the bench with its findings</source>
        <translation>Ouvrir sur le banc d’essai avec ses résultats</translation>
    </message>
    <message>
        <source>This study has no question. It contains games from the open table, with branches and notes.</source>
        <translation>Cette étude ne pose pas de question&#x202f;: elle contient des parties de la table ouverte, avec leurs branches et leurs notes.</translation>
    </message>
    <message>
        <source>This study can&apos;t be read: {why}.</source>
        <translation>Cette étude ne peut pas être lue&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>You can send it, or run it with `cardtable study`.</source>
        <translation>Elle peut être envoyée, et `cardtable study` peut l’exécuter.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Your studies in {folder} can&apos;t be read: {why}.</source>
        <translation>Vos études dans {folder} ne peuvent pas être lues&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Studies you start on the bench are saved and listed here.</source>
        <translation>Les études commencées sur le banc d’essai sont enregistrées et listées ici.</translation>
    </message>
    <message>
        <source>Send study</source>
        <translation>Envoyer l’étude</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Pages web</translation>
    </message>
    <message>
        <source>Import a study</source>
        <translation>Importer une étude</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lecture de {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported: {why}.</source>
        <translation>{file} ne peut pas être importé&#x202f;: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from the open table</source>
        <translation>
            <numerusform>%n partie de la table ouverte</numerusform>
            <numerusform>%n parties de la table ouverte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyFoot</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Save study…</source>
        <translation>Enregistrer l’étude…</translation>
    </message>
    <message>
        <source>Save as a file for `cardtable study`</source>
        <translation>Enregistrer en fichier pour `cardtable study`</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share, or as a table (R)</source>
        <translation>Enregistrer sous forme de page web à lire, à imprimer et à partager, ou de tableau (R)</translation>
    </message>
</context>
<context>
    <name>StudyKeeping</name>
    <message>
        <source>The findings can&apos;t be saved: {why}.</source>
        <translation>Les résultats ne peuvent pas être enregistrés&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>L’étude ne peut pas être renommée&#x202f;: {why}.</translation>
    </message>
</context>
<context>
    <name>StudyRun</name>
    <message>
        <source>The games can&apos;t be played: {why}.</source>
        <translation>Les parties ne peuvent pas être jouées&#x202f;: {why}.</translation>
    </message>
</context>
<context>
    <name>SweepAsking</name>
    <message>
        <source>Add goal</source>
        <translation>Ajouter un objectif</translation>
    </message>
    <message>
        <source>Add another goal to meet</source>
        <translation>Ajouter un autre objectif à atteindre</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>one rule at a time</source>
        <translation>une règle à la fois</translation>
    </message>
    <message>
        <source>all combinations</source>
        <translation>toutes les combinaisons</translation>
    </message>
    <message>
        <source>one at a time, plus all combinations of the first two</source>
        <translation>une à la fois, plus toutes les combinaisons des deux premières</translation>
    </message>
    <message>
        <source>What to aim for</source>
        <translation>Ce qui est visé</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>Valeurs à essayer</translation>
    </message>
    <message>
        <source>{rule}, now {value}</source>
        <translation>{rule}, actuellement {value}</translation>
    </message>
    <message>
        <source>{rule}: values to try</source>
        <translation>{rule}&#x202f;: valeurs à essayer</translation>
    </message>
    <message>
        <source>Values from {low} to {high}, separated by spaces</source>
        <translation>Valeurs de {low} à {high}, séparées par des espaces</translation>
    </message>
    <message>
        <source>{rule} must be a whole number from {low} to {high}, not “{text}”.</source>
        <translation>{rule}&#x202f;: un nombre entier de {low} à {high}, pas «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>Choose rules and the values to try.</source>
        <translation>Choisissez des règles et les valeurs à essayer.</translation>
    </message>
    <message>
        <source>That makes {count} rule sets; the limit is {most}.</source>
        <translation>Cela fait {count} jeux de règles&#x202f;; la limite est de {most}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets to try</source>
        <translation>
            <numerusform>%n jeu de règles à essayer</numerusform>
            <numerusform>%n jeux de règles à essayer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepCharts</name>
    <message>
        <source>One rule at a time</source>
        <translation>Une règle à la fois</translation>
    </message>
    <message>
        <source>Two rules</source>
        <translation>Deux règles</translation>
    </message>
    <message>
        <source>Games that changed</source>
        <translation>Parties qui ont changé</translation>
    </message>
    <message>
        <source>Measure shown</source>
        <translation>Indicateur affiché</translation>
    </message>
    <message>
        <source>Rule for rows</source>
        <translation>Règle des lignes</translation>
    </message>
    <message>
        <source>Rule for columns</source>
        <translation>Règle des colonnes</translation>
    </message>
    <message>
        <source>Vertical:</source>
        <translation>Vertical&#x202f;:</translation>
    </message>
    <message>
        <source>Horizontal:</source>
        <translation>Horizontal&#x202f;:</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>Parties sur 100 qui ont changé</translation>
    </message>
    <message>
        <source>Each bar shows one value tried, named at its end.</source>
        <translation>Chaque barre correspond à une valeur essayée, indiquée à son extrémité.</translation>
    </message>
    <message>
        <source>Try two rules to see how they work together.</source>
        <translation>Essayez deux règles pour voir comment elles agissent ensemble.</translation>
    </message>
    <message>
        <source>Choose two different rules.</source>
        <translation>Choisissez deux règles différentes.</translation>
    </message>
</context>
<context>
    <name>SweepGoal</name>
    <message>
        <source>Measure</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Visée</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>as low as possible</source>
        <translation>le plus bas possible</translation>
    </message>
    <message>
        <source>as high as possible</source>
        <translation>le plus haut possible</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Retirer cet objectif</translation>
    </message>
</context>
<context>
    <name>SweepLegend</name>
    <message>
        <source>goal met</source>
        <translation>objectif atteint</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>objectif manqué</translation>
    </message>
    <message>
        <source>not yet decided</source>
        <translation>pas encore tranché</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>le meilleur jeu de règles</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>valeur actuelle</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>éliminé tôt</translation>
    </message>
</context>
<context>
    <name>SweepPage</name>
    <message>
        <source>Starting from</source>
        <translation>Point de départ</translation>
    </message>
    <message>
        <source>start from the current rules</source>
        <translation>partir des règles actuelles</translation>
    </message>
    <message>
        <source>start from the standard rules</source>
        <translation>partir des règles d’origine</translation>
    </message>
    <message>
        <source>Other values</source>
        <translation>Autres valeurs</translation>
    </message>
    <message>
        <source>Change the question (V)</source>
        <translation>Modifier la question (V)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Try values</source>
        <translation>Essayer des valeurs</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as low as possible?</source>
        <translation>{table}&#x202f;: quelles valeurs minimisent «&#x202f;{measure}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>{table}: which values meet all {count} goals?</source>
        <translation>{table}&#x202f;: quelles valeurs atteignent les {count} objectifs&#x202f;?</translation>
    </message>
    <message>
        <source>{table}: which values bring “{measure}” to {range}?</source>
        <translation>{table}&#x202f;: quelles valeurs mettent «&#x202f;{measure}&#x202f;» dans la plage {range}&#x202f;?</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as high as possible?</source>
        <translation>{table}&#x202f;: quelles valeurs maximisent «&#x202f;{measure}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Play on with the best rule sets, for as long again (M)</source>
        <translation>Continuer avec les meilleurs jeux de règles, pendant encore autant de temps (M)</translation>
    </message>
    <message>
        <source>Set up a table with the best rule set (P)</source>
        <translation>Préparer une table avec le meilleur jeu de règles (P)</translation>
    </message>
    <message>
        <source>Compare the best</source>
        <translation>Comparer le meilleur</translation>
    </message>
    <message>
        <source>Open the best rule set on the bench to see its effect on every measure (Enter)</source>
        <translation>Ouvrir le meilleur jeu de règles sur le banc d’essai pour voir son effet sur chaque indicateur (Entrée)</translation>
    </message>
    <message>
        <source>{game} with “{rules}” for {count} {player} players</source>
        <translation>{game} avec «&#x202f;{rules}&#x202f;» à {count} joueurs ({player})</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players</source>
        <translation>{game} à {count} joueurs ({player})</translation>
    </message>
    <message>
        <source>Try many values and see which do best.</source>
        <translation>Essayez beaucoup de valeurs et voyez lesquelles donnent les meilleurs résultats.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Les premières parties se jouent…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets</source>
        <translation>
            <numerusform>%n jeu de règles</numerusform>
            <numerusform>%n jeux de règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: {sets} rule sets, {games} games</source>
        <translation>Terminé&#x202f;: {sets} jeux de règles, {games} parties</translation>
    </message>
    <message>
        <source>{sets} rule sets, {games} games</source>
        <translation>{sets} jeux de règles, {games} parties</translation>
    </message>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>%n tranché</numerusform>
            <numerusform>%n tranchés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated early</source>
        <translation>
            <numerusform>%n éliminé tôt</numerusform>
            <numerusform>%n éliminés tôt</numerusform>
        </translation>
    </message>
    <message>
        <source>testing the best rule set on new deals</source>
        <translation>test du meilleur jeu de règles sur de nouvelles donnes</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>What was said</source>
        <translation>Ce qui s’est dit</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>flèche gauche</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>flèche droite</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Ctrl and arrows</source>
        <translation>Ctrl et flèches</translation>
    </message>
    <message>
        <source>Next or previous key moment</source>
        <translation>Moment clé suivant ou précédent</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>Games you leave wait for you here.</source>
        <translation>Les parties que vous quittez vous attendent ici.</translation>
    </message>
</context>
<context>
    <name>UnfitWarning</name>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge these rules.</source>
        <translation>Pas de verdict&#x202f;: ces joueurs ne sont pas aptes à juger ces règles.</translation>
    </message>
    <message>
        <source>Show unusual games</source>
        <translation>Voir les parties insolites</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Juger quand même</translation>
    </message>
    <message>
        <source>Show the findings with these players. Saved reports still give no verdict.</source>
        <translation>Affiche les résultats obtenus avec ces joueurs. Les rapports enregistrés restent sans verdict.</translation>
    </message>
    <message>
        <source>Measure with {player} players instead</source>
        <translation>Mesurer plutôt avec&#x202f;: {player}</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Play on</source>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>Explorer la partie avec toutes les mains visibles, des branches et des notes</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Table ouverte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Starts a new practice game from this moment. The original game isn&apos;t changed.</source>
        <translation>Commence une nouvelle partie d’entraînement à partir de ce moment. La partie d’origine reste inchangée.</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>Qui occupe votre place</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>Qui occupe la place&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer la suite</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Whose decisions</source>
        <translation>Décisions de</translation>
    </message>
</context>
<context>
    <name>WorkNote</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>WorthBars</name>
    <message>
        <source>Wins in 100 games: {moves}</source>
        <translation>Victoires sur 100 parties&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>Victoires sur 100 parties</translation>
    </message>
</context>
<context>
    <name>_CommandText</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Estimated.</source>
        <translation>Estimation.</translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>Résolution exacte.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>Estimation (±{off}).</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in 10)</source>
        <translation>
            <numerusform>{move} (%n fois sur 10)</numerusform>
            <numerusform>{move} (%n fois sur 10)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (%n fois)</numerusform>
            <numerusform>{move} (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>autres coups (%n fois)</numerusform>
            <numerusform>autres coups (%n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} ({share}%)</source>
        <translation>{move} ({share}&#x202f;%)</translation>
    </message>
    <message>
        <source>Just as good: {moves}. {sure}</source>
        <translation>Tout aussi bons&#x202f;: {moves}. {sure}</translation>
    </message>
    <message numerus="yes">
        <source>About as good: {moves} and %n more. {sure}</source>
        <translation>
            <numerusform>À peu près aussi bons&#x202f;: {moves} et %n autre. {sure}</numerusform>
            <numerusform>À peu près aussi bons&#x202f;: {moves} et %n autres. {sure}</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: {moves}. {sure}</source>
        <translation>À peu près aussi bons&#x202f;: {moves}. {sure}</translation>
    </message>
    <message>
        <source>All moves are equal: you win {chance} in 100 games.</source>
        <translation>Tous les coups se valent&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>Presque aussi bon&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {chance} in 100.</source>
        <translation>Ensuite&#x202f;: {move}, {chance} sur 100.</translation>
    </message>
</context>
<context>
    <name>bench</name>
    <message>
        <source>Nothing changed yet</source>
        <translation>Rien n’est encore modifié</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Règles d’origine</translation>
    </message>
    <message>
        <source>What the rules change, by measure</source>
        <translation>Ce que changent les règles, par indicateur</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>less · more</source>
        <translation>moins · plus</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#x202f;%</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>sans objectif</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Game {block}-{rotation} · {note}</source>
        <translation>Partie {block}-{rotation} · {note}</translation>
    </message>
    <message>
        <source>base</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>les vôtres</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>origine</translation>
    </message>
    <message>
        <source>differs by {swing}</source>
        <translation>écart&#x202f;: {swing}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Jeux de règles</translation>
    </message>
    <message>
        <source>Rules {name}</source>
        <translation>Règles {name}</translation>
    </message>
    <message>
        <source>Save rule book</source>
        <translation>Enregistrer le livret de règles</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Pages web</translation>
    </message>
    <message>
        <source>Web pages or tables</source>
        <translation>Pages web ou tableaux</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Enregistrer l’étude</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the letter in the corner of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the letter in the corner of a king</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>supported</source>
        <translation>étayé</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>réfuté</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>more than {low}</source>
        <translation>plus de {low}</translation>
    </message>
    <message>
        <source>less than {high}</source>
        <translation>moins de {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>entre {low} et {high}</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>this game is open in another window</source>
        <translation>cette partie est ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>this game was continued in another window: open it again</source>
        <translation>cette partie a continué dans une autre fenêtre&#x202f;: ouvrez-la de nouveau</translation>
    </message>
    <message>
        <source>unknown player {name}; choose from {players} or exec:COMMAND</source>
        <translation>joueur {name} inconnu&#x202f;; choisissez parmi {players} ou exec:COMMAND</translation>
    </message>
    <message>
        <source>{player} is not a valid command: {why}</source>
        <translation>{player} n’est pas une commande valide&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{player} contains no command</source>
        <translation>{player} ne contient aucune commande</translation>
    </message>
    <message>
        <source>the program can&apos;t be started: {why}</source>
        <translation>le programme ne peut pas être lancé&#x202f;: {why}</translation>
    </message>
    <message>
        <source>the program has stopped reading its input</source>
        <translation>le programme ne lit plus ce qu’on lui envoie</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>the answer is longer than {size} KB</source>
        <translation>la réponse dépasse {size} Ko</translation>
    </message>
    <message>
        <source>answer may_say with {&quot;done&quot;: true}, after any talk</source>
        <translation>répondez à may_say par {&quot;done&quot;: true}, après d’éventuelles paroles</translation>
    </message>
    <message>
        <source>at most {most} lines of talk may come before an answer</source>
        <translation>au plus {most} répliques peuvent précéder une réponse</translation>
    </message>
    <message>
        <source>the answer must be for the program&apos;s own seat, {seat}</source>
        <translation>la réponse doit être pour la place du programme, {seat}</translation>
    </message>
    <message>
        <source>unrecognised arguments: {words}</source>
        <translation>arguments non reconnus&#x202f;: {words}</translation>
    </message>
    <message>
        <source>the game {name} can&apos;t be used: {why}</source>
        <translation>le jeu {name} est inutilisable&#x202f;: {why}</translation>
    </message>
    <message>
        <source>unknown game {name}; choose from {choices}</source>
        <translation>jeu {name} inconnu&#x202f;; choisissez parmi {choices}</translation>
    </message>
    <message>
        <source>unknown value {name}; choose from {choices}</source>
        <translation>valeur {name} inconnue&#x202f;; choisissez parmi {choices}</translation>
    </message>
    <message>
        <source>the folder already contains {what} ({held}); choose an empty one</source>
        <translation>le dossier contient déjà {what} ({held})&#x202f;; choisissez-en un vide</translation>
    </message>
    <message>
        <source>nobody has a decision to make: a deal or a draw comes next</source>
        <translation>personne n’a de décision à prendre&#x202f;: une donne ou un tirage vient ensuite</translation>
    </message>
    <message>
        <source>{name} is neither a command nor an existing file</source>
        <translation>{name} n’est ni une commande ni un fichier existant</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>et %n autre problème</numerusform>
            <numerusform>et %n autres problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must be between {low} and {high}, not {value}</source>
        <translation>{name} doit être compris entre {low} et {high}, et non {value}</translation>
    </message>
    <message>
        <source>{option}: unknown study {name}; choose from {studies}</source>
        <translation>{option}&#x202f;: étude {name} inconnue&#x202f;; choisissez parmi {studies}</translation>
    </message>
    <message>
        <source>a part stores sums, not games: for tables of games, seats and decisions, run every shard with --csv</source>
        <translation>une tranche contient des sommes, pas des parties&#x202f;: pour les tableaux des parties, places et décisions, lancez chaque tranche avec --csv</translation>
    </message>
    <message>
        <source>--parquet needs pyarrow, which is not installed: pip install pyarrow</source>
        <translation>--parquet a besoin de pyarrow, qui n’est pas installé&#x202f;: pip install pyarrow</translation>
    </message>
    <message>
        <source>so few games can&apos;t be divided among the shards: play more games or use fewer shards</source>
        <translation>trop peu de parties à répartir entre les tranches&#x202f;: jouez-en plus, ou utilisez moins de tranches</translation>
    </message>
    <message numerus="yes">
        <source>interrupted after %n block(s)</source>
        <translation>
            <numerusform>interrompu après %n bloc</numerusform>
            <numerusform>interrompu après %n blocs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more rule set(s)</source>
        <translation>
            <numerusform>et %n autre jeu de règles</numerusform>
            <numerusform>et %n autres jeux de règles</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>il dépasse {most} octets</translation>
    </message>
    <message>
        <source>it has no summary</source>
        <translation>le résumé manque</translation>
    </message>
    <message>
        <source>the program was terminated by signal {number}</source>
        <translation>le programme a été arrêté par le signal {number}</translation>
    </message>
    <message>
        <source>the program ended with status {number}</source>
        <translation>le programme s’est terminé avec le code {number}</translation>
    </message>
    <message>
        <source>the program ended: it closed its output</source>
        <translation>le programme s’est terminé&#x202f;: il a fermé sa sortie</translation>
    </message>
    <message>
        <source>no answer within {seconds} s</source>
        <translation>pas de réponse en {seconds} s</translation>
    </message>
    <message>
        <source>an empty line instead of an answer</source>
        <translation>une ligne vide au lieu d’une réponse</translation>
    </message>
    <message>
        <source>{what}: {answer}</source>
        <translation>{what}&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>the answer is not a move</source>
        <translation>la réponse n’est pas un coup</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>un autre programme y écrit</translation>
    </message>
    <message>
        <source>{card} is not a card</source>
        <translation>{card} n’est pas une carte</translation>
    </message>
    <message>
        <source>{name} must have one entry for each of the {seats} seats, not {count}</source>
        <translation>{name} doit avoir une entrée pour chacune des {seats} places, et non {count}</translation>
    </message>
    <message>
        <source>{name} must be {only}, not {value}</source>
        <translation>{name} doit être {only}, et non {value}</translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s), not {count}</source>
        <translation>
            <numerusform>{name} doit contenir %n carte, et non {count}</numerusform>
            <numerusform>{name} doit contenir %n cartes, et non {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s) for {who}, not {count}</source>
        <translation>
            <numerusform>{name} doit contenir %n carte pour la {who}, et non {count}</numerusform>
            <numerusform>{name} doit contenir %n cartes pour la {who}, et non {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can&apos;t be set to {limit}: the game has already reached {done}</source>
        <translation>{name} ne peut pas être fixé à {limit}&#x202f;: la partie en est déjà à {done}</translation>
    </message>
    <message>
        <source>{name} must be {range}, not {value}</source>
        <translation>{name} doit être {range}, et non {value}</translation>
    </message>
    <message>
        <source>unknown house rule {name}; choose from {rules}</source>
        <translation>règle maison {name} inconnue&#x202f;; choisissez parmi {rules}</translation>
    </message>
    <message>
        <source>{assignment} must have the form KEY=VALUE</source>
        <translation>{assignment} doit être de la forme KEY=VALUE</translation>
    </message>
    <message>
        <source>{what} may have at most {most} bytes</source>
        <translation>{what} ne peut pas dépasser {most} octets</translation>
    </message>
    <message>
        <source>trump must be called now</source>
        <translation>il faut choisir l’atout maintenant</translation>
    </message>
    <message>
        <source>a bid must be made now</source>
        <translation>une annonce est attendue maintenant</translation>
    </message>
    <message>
        <source>a card must be played now</source>
        <translation>il faut jouer une carte maintenant</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between hands</source>
        <translation>les règles maison ne peuvent changer qu’avant le premier coup et entre deux manches</translation>
    </message>
    <message>
        <source>youngest_first must name each seat from 0 to {last} once, the youngest first</source>
        <translation>youngest_first doit nommer une fois chaque place de 0 à {last}, la plus jeune d’abord</translation>
    </message>
    <message>
        <source>seat {seat} must be dealt {due} cards, not {count}</source>
        <translation>la place {seat} doit recevoir {due} cartes, et non {count}</translation>
    </message>
    <message>
        <source>caller is missing: it must be one of the seats with the lowest score ({seats})</source>
        <translation>caller manque&#x202f;: ce doit être l’une des places au score le plus bas ({seats})</translation>
    </message>
    <message>
        <source>caller must be one of the seats with the lowest score ({seats}), not {seat}</source>
        <translation>caller doit être l’une des places au score le plus bas ({seats}), et non {seat}</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}</source>
        <translation>{name} doit être l’un de {choices}, et non {value}</translation>
    </message>
    <message>
        <source>points must be between 0 and {most}, the most that can be taken, not {points}</source>
        <translation>points doit être compris entre 0 et {most}, le maximum qui puisse être pris, et non {points}</translation>
    </message>
    <message>
        <source>{card} does not follow suit: seat {seat} still has {led}</source>
        <translation>{card} ne fournit pas la couleur&#x202f;: la place {seat} a encore du {led}</translation>
    </message>
    <message>
        <source>this game has no reveals</source>
        <translation>ce jeu n’a pas de lignes reveal</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between pots</source>
        <translation>les règles maison ne peuvent changer qu’avant le premier coup et entre deux pots</translation>
    </message>
    <message>
        <source>a bet must be made now, not a guess</source>
        <translation>une mise est attendue maintenant, pas un pronostic</translation>
    </message>
    <message>
        <source>a guess must be made now, not a bet</source>
        <translation>un pronostic est attendu maintenant, pas une mise</translation>
    </message>
    <message>
        <source>chips must be between 0 and {most}, the most that may be bet, not {chips}</source>
        <translation>chips doit être compris entre 0 et {most}, le maximum qui puisse être misé, et non {chips}</translation>
    </message>
    <message>
        <source>at least two players must still be in</source>
        <translation>au moins deux joueurs doivent encore être en jeu</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who is out</source>
        <translation>{name} ne peut pas être la {who}, qui est hors jeu</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no chips to bet</source>
        <translation>{name} ne peut pas être la {who}, qui n’a pas de jetons à miser</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between turns</source>
        <translation>les règles maison ne peuvent changer qu’avant le premier coup et entre deux tours</translation>
    </message>
    <message>
        <source>{name} must hold the lowest cards: {cards}</source>
        <translation>{name} doit contenir les cartes les plus basses&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>a round of draws must have one entry for each of the {seats} seats, not {count}</source>
        <translation>un tour de tirage doit avoir une entrée pour chacune des {seats} places, et non {count}</translation>
    </message>
    <message>
        <source>a counter-offer must change a wager or the value</source>
        <translation>une contre-offre doit changer une mise ou la valeur</translation>
    </message>
    <message>
        <source>wagers must be two numbers, the proposer&apos;s and the partner&apos;s, not {count}</source>
        <translation>wagers doit contenir deux nombres, la mise de qui propose et celle du partenaire, et non {count}</translation>
    </message>
    <message>
        <source>values must name at least one card</source>
        <translation>values doit nommer au moins une carte</translation>
    </message>
    <message>
        <source>turns must be at least 1, not {turns}</source>
        <translation>turns doit être d’au moins 1, et non {turns}</translation>
    </message>
    <message>
        <source>{name} must be empty if played cards may be looked through</source>
        <translation>{name} doit être vide si les cartes jouées sont consultables</translation>
    </message>
    <message>
        <source>hands, played and buried must add up to {due} cards for {who}, not {count}</source>
        <translation>hands, played et buried doivent totaliser {due} cartes pour la {who}, et non {count}</translation>
    </message>
    <message>
        <source>pennies and centre add up to {whole}, but there are only {most} pennies</source>
        <translation>pennies et centre totalisent {whole}, mais il n’y a que {most} sous</translation>
    </message>
    <message>
        <source>{name}: at least two players must have some</source>
        <translation>{name}&#x202f;: au moins deux joueurs doivent en avoir</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no pennies and is out</source>
        <translation>{name} ne peut pas être la {who}, qui n’a plus un sou et est hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>no more than %n offer(s) can be made in a turn</source>
        <translation>
            <numerusform>pas plus de %n offre par tour</numerusform>
            <numerusform>pas plus de %n offres par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each side may lay at most %n card(s)</source>
        <translation>
            <numerusform>chaque camp peut poser au plus %n carte</numerusform>
            <numerusform>chaque camp peut poser au plus %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} has no pennies left to raise with</source>
        <translation>la place {seat} n’a plus de sous pour relancer</translation>
    </message>
    <message>
        <source>the move must be {due}, not {move}</source>
        <translation>le coup doit être {due}, et non {move}</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>valeur manquante</translation>
    </message>
    <message>
        <source>missing key in double quotes</source>
        <translation>clé entre guillemets doubles manquante</translation>
    </message>
    <message>
        <source>missing colon</source>
        <translation>deux-points manquant</translation>
    </message>
    <message>
        <source>missing comma</source>
        <translation>virgule manquante</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>chaîne non terminée</translation>
    </message>
    <message>
        <source>control character in a string</source>
        <translation>caractère de contrôle dans une chaîne</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>séquence d’échappement non valide</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>texte inattendu après la fin</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>virgule finale en trop</translation>
    </message>
    <message>
        <source>expected a key or a table</source>
        <translation>clé ou table attendue</translation>
    </message>
    <message>
        <source>missing or invalid key</source>
        <translation>clé manquante ou non valide</translation>
    </message>
    <message>
        <source>missing equals sign after a key</source>
        <translation>signe égal manquant après une clé</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>valeur manquante ou non valide</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>clé en double</translation>
    </message>
    <message>
        <source>duplicate table</source>
        <translation>table en double</translation>
    </message>
    <message>
        <source>unclosed list</source>
        <translation>liste non fermée</translation>
    </message>
    <message>
        <source>unclosed table</source>
        <translation>table non fermée</translation>
    </message>
    <message>
        <source>unterminated string, or a control character in it</source>
        <translation>chaîne non terminée, ou contenant un caractère de contrôle</translation>
    </message>
    <message>
        <source>unexpected text after a value</source>
        <translation>texte inattendu après une valeur</translation>
    </message>
    <message>
        <source>missing square bracket</source>
        <translation>crochet manquant</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} manque</translation>
    </message>
    <message>
        <source>nothing can be dealt now</source>
        <translation>rien ne peut être distribué maintenant</translation>
    </message>
    <message>
        <source>seat {seat} can&apos;t act for seat {other}</source>
        <translation>la place {seat} ne peut pas agir pour la place {other}</translation>
    </message>
    <message>
        <source>no move can be made before the cards are dealt</source>
        <translation>aucun coup n’est possible avant la distribution des cartes</translation>
    </message>
    <message>
        <source>no move can be made after the end of the game</source>
        <translation>aucun coup n’est possible après la fin de la partie</translation>
    </message>
    <message>
        <source>it is seat {turn}&apos;s turn, not seat {seat}&apos;s</source>
        <translation>c’est à la place {turn} de jouer, pas à la place {seat}</translation>
    </message>
    <message>
        <source>the result comes before the end of the game</source>
        <translation>le résultat vient avant la fin de la partie</translation>
    </message>
    <message>
        <source>scores must be {right}, not {wrong}</source>
        <translation>scores doit être {right}, et non {wrong}</translation>
    </message>
    <message>
        <source>winners must be {right}, not {wrong}</source>
        <translation>winners doit être {right}, et non {wrong}</translation>
    </message>
    <message>
        <source>the worker at {worker} runs another version of Cardtable</source>
        <translation>le worker sur {worker} utilise une autre version de Cardtable</translation>
    </message>
    <message>
        <source>{address} can&apos;t be reached any more; this machine continues alone</source>
        <translation>{address} n’est plus joignable&#x202f;; cette machine continue seule</translation>
    </message>
    <message>
        <source>the file is empty; a study names its game and who plays: see {command}</source>
        <translation>le fichier est vide&#x202f;; une étude nomme son jeu et ses joueurs&#x202f;: voir {command}</translation>
    </message>
    <message>
        <source>{key} belongs in {table}</source>
        <translation>{key} doit se trouver dans {table}</translation>
    </message>
    <message>
        <source>unknown key {key}; choose from {keys}</source>
        <translation>clé {key} inconnue&#x202f;; choisissez parmi {keys}</translation>
    </message>
    <message>
        <source>game is missing: it must be one of {choices}</source>
        <translation>game manque&#x202f;: ce doit être l’un de {choices}</translation>
    </message>
    <message>
        <source>title must be a string, not {value}</source>
        <translation>title doit être une chaîne, et non {value}</translation>
    </message>
    <message>
        <source>seed must be a whole number from 0 to {most}, not {seed}</source>
        <translation>seed doit être un entier de 0 à {most}, et non {seed}</translation>
    </message>
    <message>
        <source>that makes {count} rule sets; a study may have at most {most}</source>
        <translation>cela fait {count} jeux de règles&#x202f;; une étude peut en avoir au plus {most}</translation>
    </message>
    <message>
        <source>{name} must be a table, not {value}</source>
        <translation>{name} doit être une table, et non {value}</translation>
    </message>
    <message>
        <source>seats is missing: it must be a list of players</source>
        <translation>seats manque&#x202f;: ce doit être une liste de joueurs</translation>
    </message>
    <message>
        <source>seats must be a list of players, not {value}</source>
        <translation>seats doit être une liste de joueurs, et non {value}</translation>
    </message>
    <message>
        <source>{name} must be a table of house rules, not {value}</source>
        <translation>{name} doit être une table de règles maison, et non {value}</translation>
    </message>
    <message>
        <source>{name} is already the name of the first rule set</source>
        <translation>{name} est déjà le nom du premier jeu de règles</translation>
    </message>
    <message>
        <source>{name} must differ from the base</source>
        <translation>{name} doit différer de la référence</translation>
    </message>
    <message>
        <source>{name} must be a list of values to try, not {value}</source>
        <translation>{name} doit être une liste de valeurs à essayer, et non {value}</translation>
    </message>
    <message>
        <source>a sweep may have only one measure to raise or to lower</source>
        <translation>un balayage ne peut avoir qu’un seul indicateur à augmenter ou à diminuer</translation>
    </message>
    <message>
        <source>{name} must be a measure, not {value}; choose from {measures}</source>
        <translation>{name} doit être un indicateur, et non {value}&#x202f;; choisissez parmi {measures}</translation>
    </message>
    <message>
        <source>unknown measure {name}; choose from {measures}</source>
        <translation>indicateur {name} inconnu&#x202f;; choisissez parmi {measures}</translation>
    </message>
    <message>
        <source>{name} must be a range such as { from = 1, to = 2 }, not {value}</source>
        <translation>{name} doit être un intervalle tel que { from = 1, to = 2 }, et non {value}</translation>
    </message>
    <message>
        <source>a goal may only have the keys within, from and to, not {key}</source>
        <translation>un objectif ne peut avoir que les clés within, from et to, pas {key}</translation>
    </message>
    <message>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} doit être un nombre, et non {value}</translation>
    </message>
    <message>
        <source>within must be a number of at least 0, and can&apos;t be used with from or to</source>
        <translation>within doit être un nombre positif ou nul et ne peut pas être combiné avec from ou to</translation>
    </message>
    <message>
        <source>from ({low}) must not be greater than to ({high})</source>
        <translation>from ({low}) ne doit pas dépasser to ({high})</translation>
    </message>
    <message>
        <source>also must be a list chosen from {choices}, not {value}</source>
        <translation>also doit être une liste choisie parmi {choices}, et non {value}</translation>
    </message>
    <message>
        <source>a claim may only have the keys says and shown_by, not {key}</source>
        <translation>une affirmation ne peut avoir que les clés says et shown_by, pas {key}</translation>
    </message>
    <message>
        <source>says must be a string, not {value}</source>
        <translation>says doit être une chaîne, et non {value}</translation>
    </message>
    <message>
        <source>shown_by must be a list such as [{example}], not {value}</source>
        <translation>shown_by doit être une liste telle que [{example}], et non {value}</translation>
    </message>
    <message>
        <source>each item of shown_by must be a table, not {value}</source>
        <translation>chaque élément de shown_by doit être une table, et non {value}</translation>
    </message>
    <message>
        <source>items of shown_by may only have the keys measure, under, than, above and below, not {key}</source>
        <translation>les éléments de shown_by ne peuvent avoir que les clés measure, under, than, above et below, pas {key}</translation>
    </message>
    <message>
        <source>unknown rule set {name}; choose from {sets}</source>
        <translation>jeu de règles {name} inconnu&#x202f;; choisissez parmi {sets}</translation>
    </message>
    <message>
        <source>than must be {name}, and under must be another rule set</source>
        <translation>than doit être {name}, et under doit être un autre jeu de règles</translation>
    </message>
    <message>
        <source>each item of shown_by needs above, below, or both</source>
        <translation>à chaque élément de shown_by, il faut above, below, ou les deux</translation>
    </message>
    <message>
        <source>a translation</source>
        <translation>une traduction</translation>
    </message>
    <message>
        <source>the last step must have no answers</source>
        <translation>la dernière étape ne doit avoir aucune réponse</translation>
    </message>
    <message>
        <source>the translation must have {due} steps, not {count}</source>
        <translation>la traduction doit avoir {due} étapes, et non {count}</translation>
    </message>
    <message>
        <source>the number of replies in step {number} of the translation must be {due}, not {count}</source>
        <translation>le nombre de répliques à l’étape {number} de la traduction doit être {due}, et non {count}</translation>
    </message>
    <message>
        <source>the summary of the translation must have {due} pictures, not {count}</source>
        <translation>le résumé de la traduction doit avoir {due} images, et non {count}</translation>
    </message>
    <message>
        <source>a summary must have {due} pictures, not {count}</source>
        <translation>un résumé doit avoir {due} images, et non {count}</translation>
    </message>
    <message>
        <source>a text must have between 1 and {most} characters, not {count}</source>
        <translation>un texte doit avoir entre 1 et {most} caractères, et non {count}</translation>
    </message>
    <message>
        <source>a reply may have at most {most} characters, not {count}</source>
        <translation>une réplique ne peut pas dépasser {most} caractères, or elle en a {count}</translation>
    </message>
    <message>
        <source>an answer without goes_on needs a reply</source>
        <translation>une réponse sans goes_on a besoin d’une réplique (reply)</translation>
    </message>
    <message>
        <source>at least one answer needs goes_on</source>
        <translation>au moins une réponse a besoin de goes_on</translation>
    </message>
    <message>
        <source>the last answer must have no move, because it stands for all other moves</source>
        <translation>la dernière réponse ne doit avoir aucun coup, car elle vaut pour tous les autres coups</translation>
    </message>
    <message>
        <source>each item of points must be a card, a button, a zone (and its seat), or a seat</source>
        <translation>chaque élément de points doit être une carte, un bouton, une zone (et sa place) ou une place</translation>
    </message>
    <message>
        <source>lines must be moves or talk</source>
        <translation>les lignes doivent être des coups ou des paroles</translation>
    </message>
    <message>
        <source>no legal move leads to the next step</source>
        <translation>aucun coup permis ne mène à l’étape suivante</translation>
    </message>
    <message>
        <source>Whether players who lose an auction also spend the highest card they bid.</source>
        <translation>Indique si les joueurs qui perdent les enchères dépensent aussi la plus haute carte qu’ils ont misée.</translation>
    </message>
    <message>
        <source>Betting limit</source>
        <translation>Limite de mise</translation>
    </message>
    <message>
        <source>pot limit</source>
        <translation>limite du pot</translation>
    </message>
    <message>
        <source>no limit; in the advanced game, pot limit</source>
        <translation>sans limite&#x202f;; au jeu avancé, limite du pot</translation>
    </message>
    <message>
        <source>Number of bets</source>
        <translation>Nombre de mises</translation>
    </message>
    <message>
        <source>Advanced, no limit</source>
        <translation>Avancé, sans limite</translation>
    </message>
    <message>
        <source>Second-highest bidder pays too</source>
        <translation>La 2e enchère paie aussi</translation>
    </message>
    <message>
        <source>Played cards may be looked through</source>
        <translation>Cartes jouées consultables</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>give a command, or no arguments to open the app</source>
        <translation>nommez une commande, ou ouvrez l’application sans argument</translation>
    </message>
    <message>
        <source>{text} is not a file name</source>
        <translation>{text} n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>must be a whole number from {low} to {high}, not {text}</source>
        <translation>doit être un entier de {low} à {high}, et non {text}</translation>
    </message>
    <message>
        <source>must be a number above 0 and up to {most}, not {text}</source>
        <translation>doit être un nombre supérieur à 0 et d’au plus {most}, et non {text}</translation>
    </message>
    <message>
        <source>must be K/N, such as 2/3, not {text}</source>
        <translation>doit être K/N, par exemple 2/3, et non {text}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make here, but seat {other} has</source>
        <translation>la place {seat} n’a pas de décision à prendre ici, mais la place {other}, si</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): {why}</source>
        <translation>place {seat} ({name})&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}: name the players with {option}</source>
        <translation>{game} a de {fewest} à {most} places, et non {count}&#x202f;: nommez les joueurs avec {option}</translation>
    </message>
    <message>
        <source>human players can only play in the app</source>
        <translation>les joueurs humains ne peuvent jouer que dans l’application</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>il n’y a pas de programme {command} à lancer</translation>
    </message>
    <message>
        <source>no program is writing to this pipe</source>
        <translation>rien n’écrit dans ce tube</translation>
    </message>
    <message>
        <source>records</source>
        <translation>des enregistrements</translation>
    </message>
    <message>
        <source>name at least one change with --set KEY=VALUE</source>
        <translation>nommez au moins un changement avec --set KEY=VALUE</translation>
    </message>
    <message>
        <source>nothing to compare: both sets of rules are the same</source>
        <translation>rien à comparer&#x202f;: les deux jeux de règles sont identiques</translation>
    </message>
    <message>
        <source>use either --new or --author, not both</source>
        <translation>utilisez --new ou --author, pas les deux</translation>
    </message>
    <message>
        <source>name a study file, or use --new GAME to create one</source>
        <translation>nommez un fichier d’étude, ou créez-en un avec --new GAME</translation>
    </message>
    <message>
        <source>there is no built-in study of this game</source>
        <translation>il n’y a pas d’étude fournie pour ce jeu</translation>
    </message>
    <message>
        <source>the seed {seed} could not be written: {why}</source>
        <translation>la graine {seed} n’a pas pu être écrite&#x202f;: {why}</translation>
    </message>
    <message>
        <source>--cluster can&apos;t be used with --records or with programs as players</source>
        <translation>--cluster ne s’emploie ni avec --records ni avec des programmes comme joueurs</translation>
    </message>
    <message>
        <source>--shard needs --games and --out</source>
        <translation>--shard a besoin de --games et --out</translation>
    </message>
    <message>
        <source>--halve needs goals, or a measure to raise or lower</source>
        <translation>--halve a besoin d’objectifs, ou d’un indicateur à augmenter ou à diminuer</translation>
    </message>
    <message>
        <source>--halve plays all rule sets in one go and can&apos;t be used with --out</source>
        <translation>--halve joue tous les jeux de règles d’une traite et ne s’emploie pas avec --out</translation>
    </message>
    <message>
        <source>an interrupted part isn&apos;t saved</source>
        <translation>une tranche interrompue n’est pas enregistrée</translation>
    </message>
    <message>
        <source>the games people played can&apos;t be searched: {why}</source>
        <translation>les parties jouées par des personnes ne peuvent pas être parcourues&#x202f;: {why}</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>place {seat}</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>l’un de {values}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>compris entre {low} et {high}</translation>
    </message>
    <message>
        <source>{name} applies to the whole game and can&apos;t change during it</source>
        <translation>{name} vaut pour toute la partie et ne peut pas changer en cours de route</translation>
    </message>
    <message>
        <source>House rules for Cardtable. What you leave out keeps its default.</source>
        <translation>Règles maison pour Cardtable. Ce que vous omettez garde sa valeur par défaut.</translation>
    </message>
    <message>
        <source>{values}; default: {value}</source>
        <translation>{values}&#x202f;; par défaut&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>Ne compte que {when}.</translation>
    </message>
    <message>
        <source>Applies to the whole game and can&apos;t be changed during it.</source>
        <translation>Vaut pour toute la partie et ne peut pas changer en cours de route.</translation>
    </message>
    <message>
        <source>a file of house rules</source>
        <translation>un fichier de règles maison</translation>
    </message>
    <message>
        <source>these house rules are for {game}, not for {other}</source>
        <translation>ces règles maison sont pour {game}, pas pour {other}</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>pas de l’UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than {most} characters</source>
        <translation>la ligne dépasse {most} caractères</translation>
    </message>
    <message>
        <source>not a TOML file: nested too deeply</source>
        <translation>pas un fichier TOML&#x202f;: trop imbriqué</translation>
    </message>
    <message>
        <source>not a TOML file: {why}</source>
        <translation>pas un fichier TOML&#x202f;: {why}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>{card} is not in the hand of seat {seat}</source>
        <translation>{card} n’est pas dans la main de la place {seat}</translation>
    </message>
    <message>
        <source>the chips are missing</source>
        <translation>les jetons manquent</translation>
    </message>
    <message>
        <source>{name} lists a seat twice</source>
        <translation>{name} nomme deux fois une place</translation>
    </message>
    <message>
        <source>the proposer&apos;s wager</source>
        <translation>la mise de qui propose</translation>
    </message>
    <message>
        <source>the partner&apos;s wager</source>
        <translation>la mise du partenaire</translation>
    </message>
    <message>
        <source>the card is missing</source>
        <translation>la carte manque</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left and can only pass</source>
        <translation>la place {seat} n’a plus de cartes et ne peut que passer</translation>
    </message>
    <message>
        <source>nobody is left to make a contract with</source>
        <translation>il ne reste personne avec qui faire un contrat</translation>
    </message>
    <message>
        <source>there is nothing in the centre to bid for</source>
        <translation>le centre est vide&#x202f;: pas d’enchères possibles</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left</source>
        <translation>la place {seat} n’a plus de cartes</translation>
    </message>
    <message>
        <source>seat {seat} has made no bid to raise</source>
        <translation>la place {seat} n’a pas de mise à relancer</translation>
    </message>
    <message>
        <source>seat {seat} is already in the bidding</source>
        <translation>la place {seat} enchérit déjà</translation>
    </message>
    <message>
        <source>{name} is not a card of the pack</source>
        <translation>{name} n’est pas une carte du paquet</translation>
    </message>
    <message>
        <source>a card is missing</source>
        <translation>une carte manque</translation>
    </message>
    <message>
        <source>{name} is dealt twice</source>
        <translation>{name} est distribuée deux fois</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>un nombre décimal</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <translation>clé {key} inconnue</translation>
    </message>
    <message>
        <source>{value} is not allowed</source>
        <translation>{value} n’est pas permis</translation>
    </message>
    <message>
        <source>expected a list of length {wanted}, got {count}</source>
        <translation>une liste de longueur {wanted} est attendue, pas {count}</translation>
    </message>
    <message>
        <source>expected {wanted}, got {kind}</source>
        <translation>attendu&#x202f;: {wanted}, trouvé&#x202f;: {kind}</translation>
    </message>
    <message>
        <source>expected at least {least}</source>
        <translation>au moins {least} est attendu</translation>
    </message>
    <message>
        <source>expected at most {most}</source>
        <translation>au plus {most} est attendu</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>la ligne dépasse {most} octets</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>un enregistrement</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>trop imbriqué</translation>
    </message>
    <message>
        <source>the line is cut short</source>
        <translation>la ligne est tronquée</translation>
    </message>
    <message>
        <source>not JSON: {why} at character {column}</source>
        <translation>pas du JSON&#x202f;: {why} au caractère {column}</translation>
    </message>
    <message>
        <source>not JSON: {why}</source>
        <translation>pas du JSON&#x202f;: {why}</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>un nombre a trop de chiffres</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>pas un objet JSON</translation>
    </message>
    <message>
        <source>{setup} is not supported yet</source>
        <translation>{setup} n’est pas encore pris en charge</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}</source>
        <translation>{game} a de {fewest} à {most} places, et non {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>la partie est finie avant de commencer</translation>
    </message>
    <message>
        <source>{game} has no talk</source>
        <translation>on ne parle pas dans {game}</translation>
    </message>
    <message>
        <source>a second header</source>
        <translation>un deuxième en-tête</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>passing is only possible in an auction</source>
        <translation>on ne peut passer qu’aux enchères ouvertes</translation>
    </message>
    <message>
        <source>two seats have the same suit, {suit}</source>
        <translation>deux places ont la même couleur, {suit}</translation>
    </message>
    <message>
        <source>prizes are not dealt when players offer their own cards</source>
        <translation>les lots ne sont pas distribués quand les joueurs vendent leurs cartes</translation>
    </message>
    <message>
        <source>prizes are missing</source>
        <translation>les lots manquent</translation>
    </message>
    <message>
        <source>a prize is missing</source>
        <translation>un lot manque</translation>
    </message>
    <message>
        <source>{card} does not belong to a spare suit</source>
        <translation>{card} n’est pas d’une couleur libre</translation>
    </message>
    <message>
        <source>{card} is not in play: each suit has {suit_size} cards</source>
        <translation>{card} n’est pas en jeu&#x202f;: une couleur a {suit_size} cartes</translation>
    </message>
    <message>
        <source>{card} appears twice</source>
        <translation>{card} apparaît deux fois</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>rien ne peut suivre le résultat</translation>
    </message>
    <message>
        <source>the record ends before line {until}</source>
        <translation>l’enregistrement s’arrête ici, avant la ligne {until}</translation>
    </message>
    <message>
        <source>the file was removed</source>
        <translation>le fichier a été supprimé</translation>
    </message>
    <message>
        <source>the file was changed by another program</source>
        <translation>un autre programme a modifié le fichier</translation>
    </message>
    <message>
        <source>this note would make the line too long for a record</source>
        <translation>avec cette note, la ligne serait trop longue pour un enregistrement</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes</source>
        <translation>le fichier dépasse {most} octets</translation>
    </message>
    <message>
        <source>the file is too large for a study</source>
        <translation>le fichier est trop grand pour une étude</translation>
    </message>
    <message>
        <source>it contains {file} twice</source>
        <translation>il contient deux fois {file}</translation>
    </message>
    <message>
        <source>seat {seat} is played by {player}, who can&apos;t play at this table</source>
        <translation>la place {seat} est jouée par {player}, qu’on ne peut pas inviter à cette table</translation>
    </message>
    <message>
        <source>the bot&apos;s process ended unexpectedly</source>
        <translation>le processus du bot s’est arrêté de façon inattendue</translation>
    </message>
    <message>
        <source>the file begins with a byte-order mark; a record must be plain UTF-8</source>
        <translation>le fichier commence par une marque d’ordre des octets&#x202f;; un enregistrement doit être en UTF-8 simple</translation>
    </message>
    <message>
        <source>a record may have at most {most} blank lines</source>
        <translation>un enregistrement peut avoir au plus {most} lignes vides</translation>
    </message>
    <message>
        <source>the file is empty; a record must begin with a header</source>
        <translation>le fichier est vide&#x202f;; un enregistrement doit commencer par un en-tête</translation>
    </message>
    <message>
        <source>not JSON: lone surrogate</source>
        <translation>pas du JSON&#x202f;: demi-codet (surrogate) isolé</translation>
    </message>
    <message>
        <source>not a header: format must be &quot;{format}&quot;</source>
        <translation>pas un en-tête&#x202f;: format doit être &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>version must be {version}, not {other}</source>
        <translation>version doit être {version}, et non {other}</translation>
    </message>
    <message>
        <source>rules must be an object</source>
        <translation>rules doit être un objet</translation>
    </message>
    <message>
        <source>seed must be a whole number of at most 63 bits, not {seed}</source>
        <translation>seed doit être un entier d’au plus 63 bits, et non {seed}</translation>
    </message>
    <message>
        <source>a line must have exactly one of {kinds}, not {several}</source>
        <translation>une ligne doit avoir exactement l’un de {kinds}, et non {several}</translation>
    </message>
    <message>
        <source>reveal is only allowed in views, not in records</source>
        <translation>reveal n’est permis que dans les vues, pas dans les enregistrements</translation>
    </message>
    <message>
        <source>a line must have one of {kinds}</source>
        <translation>une ligne doit avoir l’un de {kinds}</translation>
    </message>
    <message>
        <source>result must be &quot;finished&quot;, not {value}</source>
        <translation>result doit être &quot;finished&quot;, et non {value}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <translation>clé {key} en double</translation>
    </message>
    <message>
        <source>{name} is not a valid value</source>
        <translation>{name} n’est pas une valeur valide</translation>
    </message>
    <message>
        <source>{card} appears twice in {name}</source>
        <translation>{card} apparaît deux fois dans {name}</translation>
    </message>
    <message>
        <source>{card} appears both in {name} and in {other}</source>
        <translation>{card} apparaît à la fois dans {name} et dans {other}</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between prizes</source>
        <translation>les règles maison ne peuvent changer qu’avant le premier coup et entre deux lots</translation>
    </message>
    <message>
        <source>a card must be offered now</source>
        <translation>il faut mettre une carte en vente maintenant</translation>
    </message>
    <message>
        <source>a bid must be made now, not an offer</source>
        <translation>une mise est attendue maintenant, pas une mise en vente</translation>
    </message>
    <message>
        <source>{card} does not beat the current bid, {standing}</source>
        <translation>{card} ne dépasse pas {standing}, la mise en cours</translation>
    </message>
    <message>
        <source>{suit} is not a suit in play; choose from {suits}</source>
        <translation>{suit} n’est pas une couleur en jeu&#x202f;; choisissez parmi {suits}</translation>
    </message>
    <message>
        <source>{name}: {who} has a card that is not of their suit or not in play</source>
        <translation>{name}&#x202f;: la {who} a une carte qui n’est pas de sa couleur, ou pas en jeu</translation>
    </message>
    <message>
        <source>{name}: {who} must have as many cards as there are prizes to come ({due}), not {count}</source>
        <translation>{name}&#x202f;: la {who} doit avoir autant de cartes qu’il reste de lots à venir ({due}), et non {count}</translation>
    </message>
    <message>
        <source>{name} may only hold earlier prizes</source>
        <translation>{name} ne peut contenir que des lots antérieurs</translation>
    </message>
    <message>
        <source>prizes must all be of one suit, not {spare} and {suit}</source>
        <translation>les lots doivent tous être d’une seule couleur, et non {spare} et {suit}</translation>
    </message>
    <message>
        <source>the record ends after {found} of the {count} lines expected</source>
        <translation>l’enregistrement se termine après {found} lignes sur les {count} attendues</translation>
    </message>
    <message>
        <source>line {until} comes before the header</source>
        <translation>la ligne {until} précède l’en-tête</translation>
    </message>
    <message>
        <source>a record must begin with a header</source>
        <translation>un enregistrement doit commencer par un en-tête</translation>
    </message>
    <message>
        <source>a note may have at most {most} characters</source>
        <translation>une note ne peut pas dépasser {most} caractères</translation>
    </message>
    <message>
        <source>the results belong to another question</source>
        <translation>les résultats concernent une autre question</translation>
    </message>
    <message>
        <source>it contains no {file}, so it is not a study</source>
        <translation>il ne contient pas {file}, ce n’est donc pas une étude</translation>
    </message>
    <message>
        <source>{file} in it is damaged: {why}</source>
        <translation>{file} y est endommagé&#x202f;: {why}</translation>
    </message>
    <message>
        <source>it is damaged, or not a zip file</source>
        <translation>il est endommagé ou n’est pas un fichier ZIP</translation>
    </message>
    <message>
        <source>it contains {count} files; a study may have at most {most}</source>
        <translation>il contient {count} fichiers&#x202f;; une étude peut en avoir au plus {most}</translation>
    </message>
    <message>
        <source>it contains {file}, which does not belong to a study</source>
        <translation>il contient {file}, qui ne fait pas partie d’une étude</translation>
    </message>
    <message>
        <source>{file} in it is encrypted, or compressed in a way that isn&apos;t supported</source>
        <translation>{file} y est chiffré, ou compressé d’une façon qui n’est pas prise en charge</translation>
    </message>
    <message>
        <source>{file} in it is too large for a study</source>
        <translation>{file} y est trop grand pour une étude</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>il n’existe plus</translation>
    </message>
    <message>
        <source>{player} failed in {count} matches in a row and was given up after match {number}</source>
        <translation>{player} a échoué à {count} parties de suite&#x202f;: abandon après la partie {number}</translation>
    </message>
    <message>
        <source>a worker process was told to end before its work was done</source>
        <translation>un processus de travail a été arrêté avant la fin de sa tâche</translation>
    </message>
    <message>
        <source>a worker process ended before its work was done</source>
        <translation>un processus de travail s’est arrêté avant la fin de sa tâche</translation>
    </message>
    <message>
        <source>to use other machines, Cardtable needs an extra: pip install cardtable[cluster]</source>
        <translation>pour d’autres machines, Cardtable a besoin d’un supplément&#x202f;: pip install cardtable[cluster]</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}: {why}</source>
        <translation>aucun ordonnanceur ne répond à {address}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>l’ordonnanceur à {address} n’a aucun worker</translation>
    </message>
    <message>
        <source>{address} has no workers left; this machine continues alone</source>
        <translation>{address} n’a plus aucun worker&#x202f;; cette machine continue seule</translation>
    </message>
    <message>
        <source>a worker in the cluster failed: {why}</source>
        <translation>un worker du cluster n’a pas pu continuer&#x202f;: {why}</translation>
    </message>
    <message>
        <source>not a part of a study</source>
        <translation>pas une tranche d’étude</translation>
    </message>
    <message>
        <source>played by another version of Cardtable</source>
        <translation>joué avec une autre version de Cardtable</translation>
    </message>
    <message>
        <source>the results in it are damaged</source>
        <translation>les résultats qu’il contient sont endommagés</translation>
    </message>
    <message>
        <source>{file} and {other} are parts of different studies</source>
        <translation>{file} et {other} sont des tranches d’études différentes</translation>
    </message>
    <message>
        <source>{file} and {other} are the same part, {shard} of {shards}</source>
        <translation>{file} et {other} sont la même tranche, {shard} sur {shards}</translation>
    </message>
    <message>
        <source>part {shard} of {shards} is missing</source>
        <translation>la tranche {shard} sur {shards} manque</translation>
    </message>
    <message>
        <source>the process that played the games has ended</source>
        <translation>le processus qui jouait les parties s’est arrêté</translation>
    </message>
    <message>
        <source>{what}; {other}</source>
        <translation>{what}&#x202f;; {other}</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>une étude</translation>
    </message>
    <message>
        <source>two rule sets are called {name}</source>
        <translation>deux jeux de règles s’appellent {name}</translation>
    </message>
    <message>
        <source>step {number}: {why}</source>
        <translation>étape {number}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>elle est pour un autre jeu</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>ligne {line}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>the record can&apos;t be written: {why}</source>
        <translation>l’enregistrement ne peut pas être écrit&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{who} can&apos;t play on: {why}</source>
        <translation>{who} ne peut pas continuer&#x202f;: {why}</translation>
    </message>
    <message>
        <source>picture {number}: {why}</source>
        <translation>image {number}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} ou {last}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>le dossier n’est pas vide</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>ce n’est pas un programme exécutable</translation>
    </message>
    <message>
        <source>Bidding War is by Ben, of ben.blog, 2020. It was published without a name; a reader suggested “the Scruffian Bidding War”.</source>
        <translation>Bidding War est de Ben, du site ben.blog (2020). Le jeu a été publié sans nom&#x202f;; un lecteur a proposé «&#x202f;the Scruffian Bidding War&#x202f;».</translation>
    </message>
    <message>
        <source>Suit size</source>
        <translation>Cartes par couleur</translation>
    </message>
    <message>
        <source>How many cards each suit has, from the ace up. With 5: A 2 3 4 5.</source>
        <translation>Combien de cartes compte chaque couleur, à partir de l’as. Avec 5&#x202f;: A 2 3 4 5.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Lots</translation>
    </message>
    <message>
        <source>What players bid for: a shuffled suit that nobody holds, or cards that players offer in turn.</source>
        <translation>Ce pour quoi l’on mise&#x202f;: une couleur mélangée que personne ne détient, ou des cartes que les joueurs mettent en vente à tour de rôle.</translation>
    </message>
    <message>
        <source>a spare suit</source>
        <translation>une couleur libre</translation>
    </message>
    <message>
        <source>the players&apos; own cards</source>
        <translation>les cartes des joueurs</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>All at once and face down, or face up in an auction where each bid must be higher.</source>
        <translation>Toutes à la fois et face cachée, ou face visible dans des enchères où chaque mise doit être plus haute.</translation>
    </message>
    <message>
        <source>sealed, face down</source>
        <translation>secrètes, face cachée</translation>
    </message>
    <message>
        <source>open auction</source>
        <translation>enchères ouvertes</translation>
    </message>
    <message>
        <source>Tied bids</source>
        <translation>Mises à égalité</translation>
    </message>
    <message>
        <source>What happens to the prize if the highest bids tie: it is discarded, added to the next prize, or won by the highest bid that nobody else made.</source>
        <translation>Ce que devient le lot si les mises les plus hautes sont à égalité&#x202f;: il est défaussé, ajouté au lot suivant, ou gagné par la mise la plus haute que personne d’autre n’a faite.</translation>
    </message>
    <message>
        <source>discard the prize</source>
        <translation>défausser le lot</translation>
    </message>
    <message>
        <source>add it to the next</source>
        <translation>l’ajouter au suivant</translation>
    </message>
    <message>
        <source>next highest bid wins</source>
        <translation>la plus haute mise unique gagne</translation>
    </message>
    <message>
        <source>with sealed bids, since auctions never tie</source>
        <translation>quand les mises sont secrètes, car des enchères ouvertes ne donnent jamais d’égalité</translation>
    </message>
    <message>
        <source>Value of an ace</source>
        <translation>Valeur de l’as</translation>
    </message>
    <message>
        <source>Both as a bid and as a prize.</source>
        <translation>Comme mise et comme lot.</translation>
    </message>
    <message>
        <source>Value of a jack</source>
        <translation>Valeur du valet</translation>
    </message>
    <message>
        <source>when a suit has at least eleven cards</source>
        <translation>quand une couleur compte au moins onze cartes</translation>
    </message>
    <message>
        <source>Value of a queen</source>
        <translation>Valeur de la dame</translation>
    </message>
    <message>
        <source>when a suit has at least twelve cards</source>
        <translation>quand une couleur compte au moins douze cartes</translation>
    </message>
    <message>
        <source>Value of a king</source>
        <translation>Valeur du roi</translation>
    </message>
    <message>
        <source>when a suit has all thirteen cards</source>
        <translation>quand une couleur compte ses treize cartes</translation>
    </message>
    <message>
        <source>Order of offers</source>
        <translation>Ordre des ventes</translation>
    </message>
    <message>
        <source>In what order players offer cards: round the table and back again, so that nobody is always first, or always round the same way.</source>
        <translation>L’ordre dans lequel les joueurs mettent des cartes en vente&#x202f;: autour de la table puis retour, pour que personne ne soit toujours premier, ou toujours dans le même sens.</translation>
    </message>
    <message>
        <source>there and back: A B C C B A</source>
        <translation>aller-retour&#x202f;: A B C C B A</translation>
    </message>
    <message>
        <source>round: A B C A B C</source>
        <translation>en rond&#x202f;: A B C A B C</translation>
    </message>
    <message>
        <source>when players offer their own cards</source>
        <translation>quand les joueurs vendent leurs propres cartes</translation>
    </message>
    <message>
        <source>Seller bids too</source>
        <translation>Le vendeur mise aussi</translation>
    </message>
    <message>
        <source>Whether the player who offers a card may bid for it.</source>
        <translation>Indique si le joueur qui met une carte en vente peut miser pour l’avoir.</translation>
    </message>
    <message>
        <source>Losers pay too</source>
        <translation>Les perdants paient aussi</translation>
    </message>
    <message>
        <source>in an open auction</source>
        <translation>dans des enchères ouvertes</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Règles d’origine</translation>
    </message>
    <message>
        <source>Quick: seven cards a suit</source>
        <translation>Rapide&#x202f;: sept cartes par couleur</translation>
    </message>
    <message>
        <source>Ties raise the stakes</source>
        <translation>Les égalités font monter l’enjeu</translation>
    </message>
    <message>
        <source>Queen over king</source>
        <translation>La dame au-dessus du roi</translation>
    </message>
    <message>
        <source>All picture cards are ten</source>
        <translation>Toutes les figures valent dix</translation>
    </message>
    <message>
        <source>Open auction</source>
        <translation>Enchères ouvertes</translation>
    </message>
    <message>
        <source>The players&apos; own cards</source>
        <translation>Les cartes des joueurs</translation>
    </message>
    <message>
        <source>Own cards, open auction</source>
        <translation>Ses propres cartes, enchères ouvertes</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Cards each player still holds of their own suit.</source>
        <translation>Cartes que chaque joueur a encore de sa propre couleur.</translation>
    </message>
    <message>
        <source>In order, including those already gone.</source>
        <translation>Dans l’ordre, y compris celles qui sont déjà parties.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Prizes each player has won; they count as points.</source>
        <translation>Lots remportés par chaque joueur&#x202f;; ils comptent comme points.</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Reportés</translation>
    </message>
    <message>
        <source>Prizes carried over to the current one.</source>
        <translation>Lots reportés sur le lot en cours.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Who opens the bidding or offers a card.</source>
        <translation>Qui ouvre les enchères, ou met une carte en vente.</translation>
    </message>
    <message>
        <source>Loser&apos;s Game is by Jonathan Leistiko, 2006.</source>
        <translation>Loser&apos;s Game est de Jonathan Leistiko (2006).</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>The match ends once one player alone has the highest score, and it is at least this.</source>
        <translation>La partie se termine dès qu’un joueur a seul le score le plus haut, et qu’il atteint au moins ce nombre.</translation>
    </message>
    <message>
        <source>when a match can have several hands and the cards taken score points</source>
        <translation>quand on peut jouer plus d’une manche et que les cartes prises rapportent des points</translation>
    </message>
    <message>
        <source>Points for a trump</source>
        <translation>Points par atout</translation>
    </message>
    <message>
        <source>What each trump card scores for the player who takes it.</source>
        <translation>Ce que chaque carte d’atout vaut à qui la prend.</translation>
    </message>
    <message>
        <source>Points for three of a kind</source>
        <translation>Points par brelan</translation>
    </message>
    <message>
        <source>What three cards of the same rank score for the player who takes them.</source>
        <translation>Ce que trois cartes d’un même rang valent à qui les prend.</translation>
    </message>
    <message>
        <source>Points for four of a kind</source>
        <translation>Points par carré</translation>
    </message>
    <message>
        <source>What all four cards of the same rank score for the player who takes them. They don&apos;t also count as three of a kind.</source>
        <translation>Ce que les quatre cartes d’un même rang valent à qui les prend. Elles ne comptent pas en plus comme brelan.</translation>
    </message>
    <message>
        <source>Who calls trump in a tie</source>
        <translation>Qui choisit l’atout à égalité</translation>
    </message>
    <message>
        <source>Who calls trump when players tie for the lowest score: the youngest of them; one of them at random; or the youngest in the first hand, and later the first of them to the left of the last caller.</source>
        <translation>Qui choisit l’atout quand des joueurs sont à égalité au score le plus bas&#x202f;: le plus jeune d’entre eux&#x202f;; l’un d’eux au hasard&#x202f;; ou le plus jeune à la première manche, puis le premier d’entre eux à gauche du dernier à avoir choisi.</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>le plus jeune</translation>
    </message>
    <message>
        <source>one at random</source>
        <translation>l’un d’eux au hasard</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>à tour de rôle</translation>
    </message>
    <message>
        <source>A made bid scores</source>
        <translation>Une annonce réussie rapporte</translation>
    </message>
    <message>
        <source>What players score when they take at least as many points as they bid.</source>
        <translation>Ce que marquent les joueurs qui font au moins autant de points qu’annoncé.</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>l’annonce</translation>
    </message>
    <message>
        <source>all points taken</source>
        <translation>tous les points faits</translation>
    </message>
    <message>
        <source>when cards taken score points</source>
        <translation>quand les cartes prises rapportent des points</translation>
    </message>
    <message>
        <source>A failed bid costs</source>
        <translation>Une annonce ratée coûte</translation>
    </message>
    <message>
        <source>What players lose when they take fewer points than they bid.</source>
        <translation>Ce que perdent les joueurs qui font moins de points qu’annoncé.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de manches</translation>
    </message>
    <message>
        <source>The match ends after this many hands at the latest; 0 means no limit.</source>
        <translation>La partie se termine au plus tard après ce nombre de manches&#x202f;; 0&#x202f;: pas de limite.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Last trick may be looked at</source>
        <translation>Dernier pli consultable</translation>
    </message>
    <message>
        <source>Whether players may look at the last trick again until the next card is played. If not, tricks stay closed until the hand is over.</source>
        <translation>Indique si les joueurs peuvent revoir le dernier pli jusqu’à ce que la carte suivante soit jouée. Sinon, les plis restent fermés jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>Short: to 25 points</source>
        <translation>Courte&#x202f;: jusqu’à 25 points</translation>
    </message>
    <message>
        <source>Gentle: failed bids cost nothing</source>
        <translation>Clémente&#x202f;: une annonce ratée ne coûte rien</translation>
    </message>
    <message>
        <source>All points taken score</source>
        <translation>Tous les points faits comptent</translation>
    </message>
    <message>
        <source>Only trumps count</source>
        <translation>Seuls les atouts comptent</translation>
    </message>
    <message>
        <source>Collectors: sets count double</source>
        <translation>Collectionneurs&#x202f;: brelans et carrés comptent double</translation>
    </message>
    <message>
        <source>Six hands</source>
        <translation>Six manches</translation>
    </message>
    <message>
        <source>As dealt.</source>
        <translation>Telles que distribuées.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>The cards that nobody was dealt.</source>
        <translation>Les cartes que personne n’a reçues.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Points from earlier hands.</source>
        <translation>Points des manches précédentes.</translation>
    </message>
    <message>
        <source>Who calls trump</source>
        <translation>Qui choisit l’atout</translation>
    </message>
    <message>
        <source>Any player, whatever their score.</source>
        <translation>N’importe quel joueur, quel que soit son score.</translation>
    </message>
    <message>
        <source>with {trump_points}, {three_points} and {four_points} all 0, a match needs a {round_limit} to end</source>
        <translation>avec «&#x202f;{trump_points}&#x202f;», «&#x202f;{three_points}&#x202f;» et «&#x202f;{four_points}&#x202f;» tous à 0, il faut une «&#x202f;{round_limit}&#x202f;» pour que la partie se termine</translation>
    </message>
    <message>
        <source>Mentalist Poker is by Alex Weldon, 2012.</source>
        <translation>Mentalist Poker est d’Alex Weldon (2012).</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>In the classic game one player guesses, and a missed bet goes into the pot. In the advanced game everyone guesses, and if all miss, the bettor takes as many chips from the pot as they bet.</source>
        <translation>Dans le jeu classique, un seul joueur pronostique, et une mise manquée va au pot. Dans le jeu avancé, tout le monde pronostique, et si tous se trompent, le miseur prend au pot autant de jetons qu’il en a misé.</translation>
    </message>
    <message>
        <source>classic: one guesses</source>
        <translation>classique&#x202f;: un seul pronostique</translation>
    </message>
    <message>
        <source>advanced: everyone guesses</source>
        <translation>avancé&#x202f;: tous pronostiquent</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>Jetons au départ</translation>
    </message>
    <message>
        <source>How many chips each player starts with.</source>
        <translation>Avec combien de jetons chaque joueur commence.</translation>
    </message>
    <message>
        <source>20; in the advanced game 10 for each player, if that is more</source>
        <translation>20&#x202f;; au jeu avancé 10 par joueur, si c’est plus</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>What each player puts into the pot before betting begins.</source>
        <translation>Ce que chaque joueur met au pot avant le début des mises.</translation>
    </message>
    <message>
        <source>The most a player may bet: all their chips, or no more than is in the pot.</source>
        <translation>Le maximum qu’un joueur peut miser&#x202f;: tous ses jetons, ou pas plus que ne contient le pot.</translation>
    </message>
    <message>
        <source>Game ends</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Whether the others play on when a player can&apos;t pay the ante or has no chips to bet. With two players it makes no difference.</source>
        <translation>Indique si les autres continuent quand un joueur ne peut pas payer l’ante ou n’a pas de jetons à miser. À deux joueurs, cela ne change rien.</translation>
    </message>
    <message>
        <source>when one player is left</source>
        <translation>quand il ne reste qu’un joueur</translation>
    </message>
    <message>
        <source>when the first player is out</source>
        <translation>quand le premier joueur est hors jeu</translation>
    </message>
    <message>
        <source>The game ends after this many bets, and the most chips win; 0 means no limit. Chips still in the pot then belong to nobody.</source>
        <translation>La partie se termine après ce nombre de mises, et celui qui a le plus de jetons gagne&#x202f;; 0&#x202f;: pas de limite. Les jetons encore dans le pot ne sont alors à personne.</translation>
    </message>
    <message>
        <source>Quick: ten chips each</source>
        <translation>Rapide&#x202f;: dix jetons chacun</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Limite du pot</translation>
    </message>
    <message>
        <source>Until the first player is out</source>
        <translation>Jusqu’au premier joueur hors jeu</translation>
    </message>
    <message>
        <source>Thirty bets</source>
        <translation>Trente mises</translation>
    </message>
    <message>
        <source>Advanced: everyone guesses</source>
        <translation>Avancé&#x202f;: tous pronostiquent</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>What each player has, not counting the pot.</source>
        <translation>Ce que possède chaque joueur, pot non compris.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Chips in the pot, antes included.</source>
        <translation>Jetons dans le pot, antes comprises.</translation>
    </message>
    <message>
        <source>Who bets</source>
        <translation>Qui mise</translation>
    </message>
    <message>
        <source>Whose turn it is to bet.</source>
        <translation>À qui le tour de miser.</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>Bouton de premier miseur</translation>
    </message>
    <message>
        <source>Who bet first for this pot. The player to their left starts the next one.</source>
        <translation>Qui a misé en premier pour ce pot. Le joueur à sa gauche ouvre le suivant.</translation>
    </message>
    <message>
        <source>the {ante} can&apos;t be higher than {starting_chips}</source>
        <translation>«&#x202f;{ante}&#x202f;» ne doit pas dépasser «&#x202f;{starting_chips}&#x202f;»</translation>
    </message>
    <message>
        <source>Miser is by Chris Young.</source>
        <translation>Miser est de Chris Young.</translation>
    </message>
    <message>
        <source>Starting pennies</source>
        <translation>Sous au départ</translation>
    </message>
    <message>
        <source>How many pennies each player starts with.</source>
        <translation>Avec combien de sous chaque joueur commence.</translation>
    </message>
    <message>
        <source>Wager limit</source>
        <translation>Mise maximale</translation>
    </message>
    <message>
        <source>The most pennies a player may wager on one contract or attack.</source>
        <translation>Le maximum de sous qu’un joueur peut miser dans un contrat ou une attaque.</translation>
    </message>
    <message>
        <source>Cost of a pass</source>
        <translation>Coût d’une passe</translation>
    </message>
    <message>
        <source>What passing puts into the centre, or all a player has if that is less. It can be 0 only with a turn limit.</source>
        <translation>Ce qu’un joueur qui passe met au centre, ou tout ce qu’il possède si c’est moins. 0 n’est possible qu’avec une limite de tours.</translation>
    </message>
    <message>
        <source>Uneven deal</source>
        <translation>Donne inégale</translation>
    </message>
    <message>
        <source>How everyone gets the same number of cards: the lowest cards are removed before the shuffle, or the last cards are set aside face down.</source>
        <translation>Comment les mains sont rendues égales&#x202f;: les cartes les plus basses sont retirées avant le mélange, ou les dernières sont écartées face cachée.</translation>
    </message>
    <message>
        <source>remove lowest cards</source>
        <translation>retirer les plus basses</translation>
    </message>
    <message>
        <source>set last cards aside</source>
        <translation>écarter les dernières</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high, and the highest goes first; or a random player does.</source>
        <translation>Chacun tire une carte, l’as étant le plus fort, et la plus haute commence&#x202f;; ou bien un joueur tiré au sort.</translation>
    </message>
    <message>
        <source>highest draw</source>
        <translation>la plus haute carte tirée</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Victim must match</source>
        <translation>Part de la victime</translation>
    </message>
    <message>
        <source>What the victim puts in: as much as both partners together, or that but no more than the wager limit.</source>
        <translation>Ce que met la victime&#x202f;: autant que les deux partenaires ensemble, ou autant mais sans dépasser la mise maximale.</translation>
    </message>
    <message>
        <source>both wagers</source>
        <translation>les deux mises</translation>
    </message>
    <message>
        <source>up to wager limit</source>
        <translation>jusqu’à la mise maximale</translation>
    </message>
    <message>
        <source>Odd penny of a contract</source>
        <translation>Sou en trop d’un contrat</translation>
    </message>
    <message>
        <source>Where an odd penny goes when partners split the centre.</source>
        <translation>Où va le sou en trop quand les partenaires partagent un centre impair.</translation>
    </message>
    <message>
        <source>stays in centre</source>
        <translation>reste au centre</translation>
    </message>
    <message>
        <source>to the proposer</source>
        <translation>à celui qui a proposé</translation>
    </message>
    <message>
        <source>Offers per turn</source>
        <translation>Offres par tour</translation>
    </message>
    <message>
        <source>How many contracts may be offered in one turn, counter-offers included. The last offer can only be accepted or declined.</source>
        <translation>Combien de contrats on peut proposer en un tour, contre-offres comprises. La dernière offre ne peut qu’être acceptée ou refusée.</translation>
    </message>
    <message>
        <source>Tied attack</source>
        <translation>Attaque à égalité</translation>
    </message>
    <message>
        <source>If totals tie: the pennies stay in the centre, are split evenly (an odd penny stays), or go to the victim.</source>
        <translation>À totaux égaux&#x202f;: les sous restent au centre, sont partagés également (un sou en trop y reste), ou vont à la victime.</translation>
    </message>
    <message>
        <source>stay in centre</source>
        <translation>restent au centre</translation>
    </message>
    <message>
        <source>split evenly</source>
        <translation>partagés également</translation>
    </message>
    <message>
        <source>to the victim</source>
        <translation>à la victime</translation>
    </message>
    <message>
        <source>Unanswered attack</source>
        <translation>Attaque sans réponse</translation>
    </message>
    <message>
        <source>What the attacker takes when the victim lays no card.</source>
        <translation>Ce que prend l’attaquant quand la victime ne pose aucune carte.</translation>
    </message>
    <message>
        <source>whole centre</source>
        <translation>tout le centre</translation>
    </message>
    <message>
        <source>the two wagers</source>
        <translation>les deux mises</translation>
    </message>
    <message>
        <source>Cards in an attack</source>
        <translation>Cartes dans une attaque</translation>
    </message>
    <message>
        <source>How many cards each side may lay in one attack; 0 means no limit.</source>
        <translation>Combien de cartes chaque camp peut poser dans une attaque&#x202f;; 0&#x202f;: pas de limite.</translation>
    </message>
    <message>
        <source>In contracts and attacks.</source>
        <translation>Dans les contrats et les attaques.</translation>
    </message>
    <message>
        <source>Value of jacks, queens and kings</source>
        <translation>Valeur des valets, dames et rois</translation>
    </message>
    <message>
        <source>Whether the second-highest bid for the centre is paid as well. Tied highest bids are paid either way.</source>
        <translation>Indique si la deuxième enchère pour le centre est versée elle aussi. À égalité, les enchères les plus hautes sont versées de toute façon.</translation>
    </message>
    <message>
        <source>When the first player has no pennies left, or when only one player has any left.</source>
        <translation>Quand le premier joueur n’a plus de sous, ou quand un seul joueur en a encore.</translation>
    </message>
    <message>
        <source>first knock-out</source>
        <translation>première élimination</translation>
    </message>
    <message>
        <source>one player left</source>
        <translation>un seul joueur restant</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>The game ends after this many turns, and the most pennies win; 0 means no limit.</source>
        <translation>La partie se termine après ce nombre de tours, et celui qui a le plus de sous gagne&#x202f;; 0&#x202f;: pas de limite.</translation>
    </message>
    <message>
        <source>Whether everyone may look through the played cards. If not, players must remember them, and the card of an unanswered attack is never shown.</source>
        <translation>Indique si chacun peut parcourir les cartes jouées. Sinon, les joueurs doivent les retenir, et la carte d’une attaque sans réponse n’est jamais montrée.</translation>
    </message>
    <message>
        <source>Long: 40 pennies, capped contracts</source>
        <translation>Longue&#x202f;: 40 sous, contrats plafonnés</translation>
    </message>
    <message>
        <source>Gentle: a penny at a time</source>
        <translation>Clémente&#x202f;: un sou à la fois</translation>
    </message>
    <message>
        <source>To the last player standing</source>
        <translation>Jusqu’au dernier joueur</translation>
    </message>
    <message>
        <source>Cards each player still holds.</source>
        <translation>Cartes que chaque joueur a encore en main.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Cards everyone has seen.</source>
        <translation>Cartes que tout le monde a vues.</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Cards of unanswered attacks, never shown.</source>
        <translation>Cartes d’attaques sans réponse, jamais montrées.</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Sous</translation>
    </message>
    <message>
        <source>Players without pennies are out.</source>
        <translation>Les joueurs sans sous sont hors jeu.</translation>
    </message>
    <message>
        <source>In the centre</source>
        <translation>Au centre</translation>
    </message>
    <message>
        <source>Pennies in the centre.</source>
        <translation>Sous au centre.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>The player who attacks, offers a contract, opens the bidding or passes.</source>
        <translation>Le joueur qui attaque, propose un contrat, ouvre les enchères ou passe.</translation>
    </message>
    <message>
        <source>with {pass_cost} 0, a game needs a {turn_limit} to end</source>
        <translation>avec «&#x202f;{pass_cost}&#x202f;» à 0, il faut une «&#x202f;{turn_limit}&#x202f;» pour que la partie se termine</translation>
    </message>
</context>
<context>
    <name>distributions</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>emblems</name>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>cloche</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>lune</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancre</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>flame</source>
        <translation>flamme</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
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
        <translation>Au plus {most}.</translation>
    </message>
    <message>
        <source>At least {least}.</source>
        <translation>Au moins {least}.</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>This measure can&apos;t be worked out with these players.</source>
        <translation>Cet indicateur ne peut pas être calculé avec ces joueurs.</translation>
    </message>
    <message>
        <source>No games finished yet.</source>
        <translation>Aucune partie n’est encore terminée.</translation>
    </message>
    <message>
        <source>There are too few games so far to tell.</source>
        <translation>Trop peu de parties pour se prononcer.</translation>
    </message>
    <message>
        <source>The mean is {bounds}: inside the goal of {range}.</source>
        <translation>La moyenne se situe {bounds}, dans l’objectif ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: outside the goal of {range}.</source>
        <translation>La moyenne se situe {bounds}, hors de l’objectif ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: partly inside the goal of {range}.</source>
        <translation>La moyenne se situe {bounds}, en partie dans l’objectif ({range}).</translation>
    </message>
    <message>
        <source>{high}% or less</source>
        <translation>{high}&#x202f;% ou moins</translation>
    </message>
    <message>
        <source>{high} or less</source>
        <translation>{high} ou moins</translation>
    </message>
    <message>
        <source>{low}% or more</source>
        <translation>{low}&#x202f;% ou plus</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} ou plus</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>de {low} à {high}&#x202f;%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} à {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>entre {low} et {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}%</source>
        <translation>entre {low} et {high}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>fitness</name>
    <message>
        <source>These players aren&apos;t fit to judge these rules. {why}</source>
        <translation>Ces joueurs ne sont pas aptes à juger ces règles. {why}</translation>
    </message>
    <message>
        <source>It isn&apos;t known yet whether these players are fit to judge these rules. {why}</source>
        <translation>On ne sait pas encore si ces joueurs sont aptes à juger ces règles. {why}</translation>
    </message>
    <message>
        <source>Programs can&apos;t be tested here.</source>
        <translation>Les programmes ne peuvent pas être testés ici.</translation>
    </message>
    <message>
        <source>These players move at random, so they don&apos;t show how people play.</source>
        <translation>Ces joueurs jouent au hasard, ils ne montrent donc pas comment jouent les gens.</translation>
    </message>
    <message>
        <source>The {best} player knows the solution of this game: nobody wins more than a fair share against them.</source>
        <translation>Le joueur «&#x202f;{best}&#x202f;» connaît la solution de ce jeu&#x202f;: contre lui, personne ne gagne plus que sa juste part.</translation>
    </message>
    <message>
        <source>The {best} player wins {rate} games in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>Le joueur «&#x202f;{best}&#x202f;» gagne {rate} parties sur 100 {bounds} contre des joueurs «&#x202f;{below}&#x202f;»&#x202f;; sa juste part serait de {fair}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>
            <numerusform>Après %n partie, le joueur «&#x202f;{best}&#x202f;» en a gagné {rate} sur 100 {bounds} contre des joueurs «&#x202f;{below}&#x202f;»&#x202f;; sa juste part serait de {fair}.</numerusform>
            <numerusform>Après %n parties, le joueur «&#x202f;{best}&#x202f;» en a gagné {rate} sur 100 {bounds} contre des joueurs «&#x202f;{below}&#x202f;»&#x202f;; sa juste part serait de {fair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) that differed, no player chose differently because of the rules: these players don&apos;t take them into account.</source>
        <translation>
            <numerusform>Dans %n partie qui a différé, aucun joueur n’a choisi autrement à cause des règles&#x202f;: ces joueurs n’en tiennent pas compte.</numerusform>
            <numerusform>Dans %n parties qui ont différé, aucun joueur n’a choisi autrement à cause des règles&#x202f;: ces joueurs n’en tiennent pas compte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among themselves, these players share the win in {rate} of 100 games, compared with {others} against {below} players: they play alike and get in each other&apos;s way.</source>
        <translation>Entre eux, ces joueurs partagent la victoire dans {rate} parties sur 100, contre {others} face à des joueurs «&#x202f;{below}&#x202f;»&#x202f;: ils jouent de la même façon et se gênent.</translation>
    </message>
    <message>
        <source>Some simple strategies that might beat these players haven&apos;t been tried yet.</source>
        <translation>Certaines stratégies simples qui pourraient battre ces joueurs n’ont pas encore été essayées.</translation>
    </message>
    <message>
        <source>In {games} games, a player who {idea} wins {rate} in 100 against these players; a fair share would be {fair}. These players haven&apos;t learnt these rules.</source>
        <translation>En {games} parties, un joueur qui {idea} en gagne {rate} sur 100 contre ces joueurs&#x202f;; sa juste part serait de {fair}. Ces joueurs n’ont pas appris ces règles.</translation>
    </message>
    <message>
        <source>No games have differed so far.</source>
        <translation>Aucune partie n’a différé jusqu’ici.</translation>
    </message>
</context>
<context>
    <name>forecast</name>
    <message>
        <source>By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games a seat wins.</source>
        <translation>À la fin, il y aura environ {pairs} paires de parties&#x202f;: assez pour montrer un écart de {reach} sur 100 dans les parties que gagne une place.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Bid how many points you will take, then take them. The player in last place calls trump. 2 to 8 players.</source>
        <translation>Annoncez combien de points vous ferez, puis faites-les. Le dernier choisit l’atout. 2 à 8 joueurs.</translation>
    </message>
    <message>
        <source>Bet chips behind your screen, and guess how many the others bet behind theirs. 2 to 8 players.</source>
        <translation>Misez des jetons derrière votre paravent, et devinez combien les autres en misent derrière le leur. 2 à 8 joueurs.</translation>
    </message>
    <message>
        <source>Attack, make contracts, and break them. The most pennies win. 3 to 8 players.</source>
        <translation>Attaquez, concluez des contrats et rompez-les. Le plus riche en sous l’emporte. 3 à 8 joueurs.</translation>
    </message>
    <message>
        <source>One suit is your money, another the prizes. Bid well, and never predictably. 2 to 7 players.</source>
        <translation>Une couleur est votre argent, une autre les lots. Misez bien, sans jamais être prévisible. 2 à 7 joueurs.</translation>
    </message>
</context>
<context>
    <name>impressions</name>
    <message numerus="yes">
        <source>Median length of %n game(s) that people played by these rules: {minutes} min.</source>
        <translation>
            <numerusform>%n partie jouée par des personnes avec ces règles a duré {minutes} min (médiane).</numerusform>
            <numerusform>%n parties jouées par des personnes avec ces règles ont duré {minutes} min (médiane).</numerusform>
        </translation>
    </message>
    <message>
        <source>fun</source>
        <translation>amusement</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>clarté</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équité</translation>
    </message>
    <message numerus="yes">
        <source>People who played %n game(s) by these rules say:</source>
        <translation>
            <numerusform>Avis des personnes qui ont joué %n partie selon ces règles&#x202f;:</numerusform>
            <numerusform>Avis des personnes qui ont joué %n parties selon ces règles&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>sur {most}</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>,</source>
        <comment>between the thousands of a number</comment>
        <translation>&#x202f;</translation>
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
        <translation>{parts} et {last}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <comment>before a word that begins with the sound of i: Ann e Inés</comment>
        <translation>{parts} et {last}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the clauses of a list</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>a name, and what is said of it</comment>
        <translation>{label}&#x202f;: {value}</translation>
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
        <translation>«&#x202f;{text}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>No font for {language} is installed. Install one, or choose another language.</source>
        <translation>Aucune police pour {language} n’est installée ici&#x202f;: installez-en une, ou choisissez une autre langue.</translation>
    </message>
</context>
<context>
    <name>losers</name>
    <message>
        <source>Points to bid</source>
        <translation>Points à annoncer</translation>
    </message>
    <message>
        <source>One point less</source>
        <translation>Un point de moins</translation>
    </message>
    <message>
        <source>One point more</source>
        <translation>Un point de plus</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Annoncer {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) in hand ({suit})</source>
        <translation>
            <numerusform>%n atout en main ({suit})</numerusform>
            <numerusform>%n atouts en main ({suit})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if you take all of them</source>
        <translation>
            <numerusform>%n point si vous les prenez tous</numerusform>
            <numerusform>%n points si vous les prenez tous</numerusform>
        </translation>
    </message>
    <message>
        <source>three of a kind: {points}</source>
        <translation>brelan&#x202f;: {points}</translation>
    </message>
    <message>
        <source>four of a kind: {points}</source>
        <translation>carré&#x202f;: {points}</translation>
    </message>
    <message>
        <source>four of a kind: nothing</source>
        <translation>carré&#x202f;: rien</translation>
    </message>
    <message>
        <source>all in your hand</source>
        <translation>tous dans votre main</translation>
    </message>
    <message numerus="yes">
        <source>%n in other hands</source>
        <translation>
            <numerusform>%n dans d’autres mains</numerusform>
            <numerusform>%n dans d’autres mains</numerusform>
        </translation>
    </message>
    <message>
        <source>What your cards are worth</source>
        <translation>Ce que valent vos cartes</translation>
    </message>
    <message numerus="yes">
        <source>Most that can be taken: %n point(s)</source>
        <translation>
            <numerusform>Maximum possible&#x202f;: %n point</numerusform>
            <numerusform>Maximum possible&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>aucun atout</translation>
    </message>
    <message numerus="yes">
        <source>and %n more pair(s)</source>
        <translation>
            <numerusform>et encore %n paire</numerusform>
            <numerusform>et encore %n paires</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} of {tried} bids made ({share}%)</source>
        <translation>Annonces réussies&#x202f;: {made} sur {tried} ({share}&#x202f;%)</translation>
    </message>
    <message>
        <source>hide it</source>
        <translation>le masquer</translation>
    </message>
    <message>
        <source>show it again</source>
        <translation>le revoir</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at, until the next card is played.</source>
        <translation>Seul le dernier pli peut être revu, jusqu’à ce que la carte suivante soit jouée.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>led</source>
        <translation>a entamé</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>a pris le pli</translation>
    </message>
    <message>
        <source>called trump</source>
        <translation>a choisi l’atout</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <translation>atout&#x202f;: {suit}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n of rank {rank}</source>
        <translation>
            <numerusform>%n de rang {rank}</numerusform>
            <numerusform>%n de rang {rank}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points} ({counted}): {outcome}, {gain}, now {score}</source>
        <translation>{who}&#x202f;: annonce {bid}, fait {points} ({counted})&#x202f;: {outcome}, {gain}, total {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n atout</numerusform>
            <numerusform>%n atouts</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of hand {number}</source>
        <translation>Résultats de la manche {number}</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atouts</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>brelans et carrés</translation>
    </message>
    <message>
        <source>took</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>{suit} were trump</source>
        <translation>atout {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>Calling trump, as the loser does, is an advantage.</source>
        <translation>Choisir l’atout, comme le fait le perdant, est un avantage.</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Your choice hardly matters here: you win about {chance} in 100 matches.</source>
        <translation>Ici, votre choix ne change presque rien&#x202f;: sur 100 parties, vous en gagnez environ {chance}.</translation>
    </message>
    <message>
        <source>Call {move}: you win {chance} in 100 matches.</source>
        <translation>Choisissez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 matches.</source>
        <translation>Annoncez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 matches.</source>
        <translation>Jouez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Next best: {moves}.</source>
        <translation>Ensuite&#x202f;: {moves}.</translation>
    </message>
    <message>
        <source>The lead is shared, so the match goes on.</source>
        <translation>Égalité en tête&#x202f;: la partie continue.</translation>
    </message>
    <message>
        <source>Hand {number}, playing to {target}</source>
        <translation>Manche {number}, partie en {target} points</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>Manche {number} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid} · {points} taken</source>
        <translation>{bid} · {points} pris</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>trump?</source>
        <translation>atout&#x202f;?</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>à part</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>prend le pli</translation>
    </message>
    <message numerus="yes">
        <source>Set aside, face up: {cards}.</source>
        <translation>
            <numerusform>À part, face visible&#x202f;: {cards}.</numerusform>
            <numerusform>À part, face visible&#x202f;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last hand was played.</source>
        <translation>La dernière manche a été jouée.</translation>
    </message>
    <message>
        <source>The score after each hand</source>
        <translation>Le score après chaque manche</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Which suit will be trump?</source>
        <translation>Quelle couleur sera l’atout&#x202f;?</translation>
    </message>
    <message>
        <source>How many points do you bid?</source>
        <translation>Combien de points annoncez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You lead. Play any card.</source>
        <translation>À vous d’entamer. Jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>{who} led {card}. Your card?</source>
        <translation>{who} a entamé {card}. Votre carte&#x202f;?</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>Entamer {card}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>fournit la couleur</translation>
    </message>
    <message>
        <source>trumps the trick</source>
        <translation>coupe le pli</translation>
    </message>
    <message>
        <source>can&apos;t take the trick</source>
        <translation>ne peut pas prendre le pli</translation>
    </message>
    <message>
        <source>{suit} were led: you must follow suit.</source>
        <translation>{suit} demandé&#x202f;: vous devez fournir.</translation>
    </message>
    <message>
        <source>you score the points you take</source>
        <translation>vous marquez les points que vous faites</translation>
    </message>
    <message>
        <source>you can&apos;t lose points</source>
        <translation>vous ne pouvez pas perdre de points</translation>
    </message>
    <message>
        <source>the points you take, if you make it</source>
        <translation>les points que vous faites, si vous réussissez</translation>
    </message>
    <message>
        <source>the points you take, or {loss} if you fail</source>
        <translation>les points que vous faites, ou {loss} en cas d’échec</translation>
    </message>
    <message>
        <source>{gain} if you make it</source>
        <translation>{gain} si vous réussissez</translation>
    </message>
    <message>
        <source>{gain} if you make it, {loss} if you fail</source>
        <translation>{gain} si vous réussissez, {loss} en cas d’échec</translation>
    </message>
    <message>
        <source>you will call trump</source>
        <translation>vous choisirez l’atout</translation>
    </message>
    <message>
        <source>{who} will call trump</source>
        <translation>{who} choisira l’atout</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Les annonces&#x202f;: {bids}.</translation>
    </message>
    <message>
        <source>Bids so far: {bids}.</source>
        <translation>Annonces jusqu’ici&#x202f;: {bids}.</translation>
    </message>
    <message>
        <source>Bid the points you will take in each hand, then take them. Reach {points} and have more than anyone else to win.</source>
        <translation>À chaque manche, annoncez les points que vous ferez, puis faites-les. Atteignez {points} en ayant plus que tous les autres pour gagner.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But du jeu</translation>
    </message>
    <message numerus="yes">
        <source>A pack of 52 cards is dealt, %n card(s) to each player. Aces are high, twos are low.</source>
        <translation>
            <numerusform>Un paquet de 52 cartes est distribué, %n carte à chacun. L’as est la carte la plus forte, le deux la plus faible.</numerusform>
            <numerusform>Un paquet de 52 cartes est distribué, %n cartes à chacun. L’as est la carte la plus forte, le deux la plus faible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) left over are set aside face up and count for nobody.</source>
        <translation>
            <numerusform>La carte restante (%n) est écartée face visible et ne compte pour personne.</numerusform>
            <numerusform>Les %n cartes restantes sont écartées face visible et ne comptent pour personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does.</source>
        <translation>À égalité au plus bas, c’est le plus jeune.</translation>
    </message>
    <message>
        <source>If players tie, one of them is chosen at random.</source>
        <translation>À égalité au plus bas, l’un d’eux est tiré au sort.</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does in the first hand; after that, the first of them to the left of the last player who called.</source>
        <translation>À égalité au plus bas, c’est le plus jeune à la première manche&#x202f;; ensuite, le premier d’entre eux à gauche du dernier à avoir choisi.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>L’atout</translation>
    </message>
    <message>
        <source>The player with the lowest score looks at their cards and calls trump. Being behind has its advantages.</source>
        <translation>Celui qui a le score le plus bas regarde ses cartes et choisit l’atout. Être dernier a ses avantages.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score your bid. Points beyond it score nothing.</source>
        <translation>Si vous faites au moins autant de points qu’annoncé, vous marquez votre annonce. Les points en plus ne rapportent rien.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score all the points you took.</source>
        <translation>Si vous faites au moins autant de points qu’annoncé, vous marquez tous les points faits.</translation>
    </message>
    <message>
        <source>If you take fewer, you lose your bid in points.</source>
        <translation>Si vous en faites moins, votre annonce est retirée de votre score.</translation>
    </message>
    <message>
        <source>If you take fewer, you score nothing.</source>
        <translation>Si vous en faites moins, vous ne marquez rien.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Les annonces</translation>
    </message>
    <message>
        <source>Everyone in turn bids how many points they will take in this hand. The player to the left of the trump caller bids first, the caller last.</source>
        <translation>Chacun annonce à son tour combien de points il fera dans cette manche. Le joueur à gauche de celui qui a choisi l’atout annonce en premier, celui qui l’a choisi en dernier.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Les plis</translation>
    </message>
    <message>
        <source>The trump caller leads any card to the first trick. Clockwise, the others each play a card: of the suit led if they hold one, otherwise any card.</source>
        <translation>Celui qui a choisi l’atout entame le premier pli avec la carte de son choix. Dans le sens horaire, les autres jouent chacun une carte&#x202f;: de la couleur demandée s’ils en ont, sinon n’importe laquelle.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick or, without a trump, the highest card of the suit led. You never have to beat a card.</source>
        <translation>L’atout le plus fort prend le pli&#x202f;; sans atout, la carte la plus forte de la couleur demandée. On n’est jamais obligé de monter.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over, except at the last one until the next card is played.</source>
        <translation>Celui qui prend un pli le pose face cachée et entame le suivant. Personne ne peut regarder les plis avant la fin de la manche, sauf le dernier, jusqu’à ce que la carte suivante soit jouée.</translation>
    </message>
    <message>
        <source>Nobody may look at tricks until the hand is over.</source>
        <translation>Personne ne peut regarder les plis avant la fin de la manche.</translation>
    </message>
    <message>
        <source>The game favours those who are losing: the player furthest behind catches up.</source>
        <translation>Le jeu favorise ceux qui perdent&#x202f;: le joueur le plus en retard remonte.</translation>
    </message>
    <message>
        <source>Accurate bidding matters: if failed bids cost nothing, skill counts for less.</source>
        <translation>Annoncer juste est important&#x202f;: si les annonces ratées ne coûtent rien, l’habileté compte moins.</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>jouer une carte</translation>
    </message>
    <message>
        <source>highest so far</source>
        <translation>la plus forte</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Vos cartes&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Cards of {who}: {cards}</source>
        <translation>Cartes ({who})&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>Un {player} choisirait&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>In the first hand, that is the youngest of all.</source>
        <translation>À la première manche, c’est donc le plus jeune de tous.</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to the most points that one player could take.</source>
        <translation>Une annonce est un nombre, de 0 au maximum de points qu’un seul joueur puisse faire.</translation>
    </message>
    <message>
        <source>A bid of 0 can&apos;t fail.</source>
        <translation>Une annonce de 0 ne peut pas être ratée.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over.</source>
        <translation>Celui qui prend un pli le pose face cachée et entame le suivant. Personne ne peut regarder les plis avant la fin de la manche.</translation>
    </message>
    <message>
        <source>Each trump card: {points}.</source>
        <translation>Chaque atout&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Three of a kind: {points}.</source>
        <translation>Brelan&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Four of a kind: {points}. They don&apos;t also count as three of a kind.</source>
        <translation>Carré&#x202f;: {points}. Il ne compte pas en plus comme brelan.</translation>
    </message>
    <message>
        <source>Four of a kind: nothing, not even the points for three.</source>
        <translation>Carré&#x202f;: rien, pas même les points d’un brelan.</translation>
    </message>
    <message>
        <source>Nothing else counts.</source>
        <translation>Rien d’autre ne compte.</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Points dans les plis</translation>
    </message>
    <message>
        <source>The match ends after a hand in which one player alone has the highest score, and it is at least {points}.</source>
        <translation>La partie se termine après une manche où un joueur a seul le score le plus haut, avec au moins {points}.</translation>
    </message>
    <message>
        <source>Until then, another hand is dealt.</source>
        <translation>D’ici là, on redistribue pour une nouvelle manche.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n hand(s) at the latest; players who tie then share the win.</source>
        <translation>
            <numerusform>Elle se termine au plus tard après %n manche&#x202f;; les joueurs à égalité partagent alors la victoire.</numerusform>
            <numerusform>Elle se termine au plus tard après %n manches&#x202f;; les joueurs à égalité partagent alors la victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Le score le plus haut gagne.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>pas encore d’annonce</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>annonce {points}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Valeur exacte.</translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}.</source>
        <translation>{who}&#x202f;: annonce {bid}, fait {points}&#x202f;: {outcome}, {gain}, total {score}.</translation>
    </message>
    <message>
        <source>You call {suit} as trump.</source>
        <translation>Vous choisissez {suit}&#x202f;: c’est l’atout.</translation>
    </message>
    <message>
        <source>{who} calls {suit} as trump.</source>
        <translation>{who} choisit {suit}&#x202f;: c’est l’atout.</translation>
    </message>
    <message>
        <source>You bid {points}.</source>
        <translation>Vous annoncez {points}.</translation>
    </message>
    <message>
        <source>{who} bids {points}.</source>
        <translation>{who} annonce {points}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Vous prenez le pli.</translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation>{who} prend le pli.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message numerus="yes">
        <source>Hand {number} is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Manche {number}&#x202f;: la donne est faite, %n carte chacun.</numerusform>
            <numerusform>Manche {number}&#x202f;: la donne est faite, %n cartes chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call trump.</source>
        <translation>Vous choisissez l’atout.</translation>
    </message>
    <message>
        <source>{who} calls trump.</source>
        <translation>{who} choisit l’atout.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Vous entamez {card}.</translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation>{who} entame {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} joue {card}.</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>La manche {number} est finie.</translation>
    </message>
    <message>
        <source>You made your bid of {bid}.</source>
        <translation>Vous avez réussi votre annonce de {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} but took only {points}: your bid failed.</source>
        <translation>Vous annoncez {bid} mais ne faites que {points}&#x202f;: annonce ratée.</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>Vous l’avez pris.</translation>
    </message>
    <message>
        <source>{who} took it.</source>
        <translation>{who} l’a pris.</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>Le dernier pli&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} bids made, {ahead}.</source>
        <translation>Annonces réussies&#x202f;: {made} sur {count}, {ahead}.</translation>
    </message>
    <message>
        <source>Hand {number}: you take the lead for good.</source>
        <translation>Manche {number}&#x202f;: vous passez en tête, et personne ne vous rattrape plus.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} takes the lead for good.</source>
        <translation>Manche {number}&#x202f;: {who} passe en tête, et personne ne l’en déloge plus.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: you take the lead.</source>
        <translation>Manche {number}, la dernière&#x202f;: vous passez en tête.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: {who} takes the lead.</source>
        <translation>Manche {number}, la dernière&#x202f;: {who} passe en tête.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} but take only {points}, the costliest bid of the match.</source>
        <translation>Manche {number}&#x202f;: vous annoncez {bid} mais ne faites que {points}, l’annonce la plus coûteuse de la partie.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} but takes only {points}, the costliest bid of the match.</source>
        <translation>Manche {number}&#x202f;: {who} annonce {bid} mais ne fait que {points}, l’annonce la plus coûteuse de la partie.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} and make it with {points}, the best hand of the match.</source>
        <translation>Manche {number}&#x202f;: vous annoncez {bid} et réussissez avec {points}, la meilleure manche de la partie.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} and makes it with {points}, the best hand of the match.</source>
        <translation>Manche {number}&#x202f;: {who} annonce {bid} et réussit avec {points}, la meilleure manche de la partie.</translation>
    </message>
    <message>
        <source>Hand {number}, calling trump</source>
        <translation>Manche {number}, choix de l’atout</translation>
    </message>
    <message>
        <source>Hand {number}, your bid</source>
        <translation>Manche {number}, votre annonce</translation>
    </message>
    <message>
        <source>Hand {number}, trick {trick}</source>
        <translation>Manche {number}, pli {trick}</translation>
    </message>
    <message>
        <source>you called {move}</source>
        <translation>vous avez choisi {move}</translation>
    </message>
    <message>
        <source>you bid {move}</source>
        <translation>vous avez annoncé {move}</translation>
    </message>
    <message>
        <source>you played {move}</source>
        <translation>vous avez joué {move}</translation>
    </message>
    <message>
        <source>you led {move}</source>
        <translation>vous avez entamé {move}</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 matches.</source>
        <translation>Tous les coups se valaient ici&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 matches from here.</source>
        <translation>Sur 100 parties à partir d’ici, le meilleur jeu en gagne {chance}.</translation>
    </message>
</context>
<context>
    <name>measures</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves in a game, including forced ones.</source>
        <translation>Coups d’une partie, coups forcés compris.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Rounds in a game: prizes, hands, bets or turns.</source>
        <translation>Tours d’une partie&#x202f;: lots, manches, mises ou tours de jeu.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Victoires partagées</translation>
    </message>
    <message>
        <source>How many games in 100 have more than one winner.</source>
        <translation>Parties sur 100 qui ont plus d’un gagnant.</translation>
    </message>
    <message>
        <source>First seat&apos;s advantage</source>
        <translation>Avantage de la 1re place</translation>
    </message>
    <message>
        <source>How many games in 100 the first seat wins beyond its fair share.</source>
        <translation>Parties sur 100 que la première place gagne au-delà de sa juste part.</translation>
    </message>
    <message>
        <source>How far into the game the winner takes the lead for good, in percent.</source>
        <translation>Moment où le gagnant prend la tête pour de bon, en&#x202f;% de la partie.</translation>
    </message>
    <message>
        <source>What percentage of the game players spend out of it, on average.</source>
        <translation>Temps que les joueurs passent hors jeu, en&#x202f;% de la partie, en moyenne.</translation>
    </message>
    <message>
        <source>What percentage of the result is explained by cards and seats rather than by play.</source>
        <translation>Part du résultat, en&#x202f;%, qu’expliquent les cartes et les places plutôt que le jeu.</translation>
    </message>
    <message>
        <source>How many games in 100 the strongest of these players wins beyond a fair share against players one level weaker.</source>
        <translation>Parties sur 100 que le plus fort de ces joueurs gagne au-delà de sa juste part contre des joueurs moins forts d’un niveau.</translation>
    </message>
    <message>
        <source>How far the chances of winning are expected to move in each quarter of a game; 100 if one quarter decides everything.</source>
        <translation>De combien on s’attend à voir bouger les chances de gagner à chaque quart d’une partie&#x202f;; 100 si un seul quart décide de tout.</translation>
    </message>
    <message>
        <source>How far the chances of winning actually move in each quarter of a game, in percentage points.</source>
        <translation>De combien les chances de gagner bougent réellement à chaque quart d’une partie, en points de pourcentage.</translation>
    </message>
    <message>
        <source>How many more games in 100 the best move of a decision wins than the average of all moves considered.</source>
        <translation>Parties sur 100 que le meilleur coup d’une décision gagne de plus que la moyenne des coups envisagés.</translation>
    </message>
    <message>
        <source>The odd one out</source>
        <translation>L’intrus</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share.</source>
        <translation>Parties sur 100 que le seul joueur différent des autres gagne au-delà de sa juste part.</translation>
    </message>
    <message>
        <source>Best seat against worst</source>
        <translation>Meilleure place contre pire</translation>
    </message>
    <message>
        <source>The odd one out with the weakest hand</source>
        <translation>L’intrus avec la main la plus faible</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share when dealt the weakest hand.</source>
        <translation>Parties sur 100 que le joueur différent des autres gagne au-delà de sa juste part avec la main la plus faible.</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>Avance du gagnant</translation>
    </message>
    <message>
        <source>How far ahead of second place the winner finishes; 0 for a shared win.</source>
        <translation>Avance du gagnant sur le deuxième à la fin&#x202f;; 0 pour une victoire partagée.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Changements de meneur</translation>
    </message>
    <message>
        <source>How often a player takes the sole lead from another.</source>
        <translation>Combien de fois un joueur passe seul en tête à la place d’un autre.</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Décidée à</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Plus grande remontée</translation>
    </message>
    <message>
        <source>The most the winner was behind after any round.</source>
        <translation>Le plus grand retard du gagnant à la fin d’un tour.</translation>
    </message>
    <message>
        <source>Leader at half-time wins</source>
        <translation>Meneur à mi-partie gagne</translation>
    </message>
    <message>
        <source>How many games in 100 the player who leads at half-time wins.</source>
        <translation>Parties sur 100 gagnées par celui qui mène à mi-partie.</translation>
    </message>
    <message>
        <source>Time spent out</source>
        <translation>Temps passé hors jeu</translation>
    </message>
    <message>
        <source>Catching up</source>
        <translation>Remontée</translation>
    </message>
    <message>
        <source>How much more the player furthest behind gains per round than the average player.</source>
        <translation>Ce que le joueur le plus en retard gagne de plus, par tour, que le joueur moyen.</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Chance de la donne</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habileté</translation>
    </message>
    <message>
        <source>Suspense</source>
        <translation>Suspense</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>Real decisions</source>
        <translation>Vraies décisions</translation>
    </message>
    <message>
        <source>How many decisions in 100 have a best move that wins more than the second best, as judged by the strongest player.</source>
        <translation>Décisions sur 100 où le meilleur coup gagne plus souvent que le deuxième, selon le joueur le plus fort.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Enjeu</translation>
    </message>
    <message>
        <source>How many more games in 100 the best seat wins than the worst, among players who play alike.</source>
        <translation>Parties sur 100 que la meilleure place gagne de plus que la pire, entre joueurs qui jouent de la même façon.</translation>
    </message>
</context>
<context>
    <name>mentalist</name>
    <message>
        <source>One chip less</source>
        <translation>Un jeton de moins</translation>
    </message>
    <message>
        <source>One chip more</source>
        <translation>Un jeton de plus</translation>
    </message>
    <message>
        <source>Chips to bet</source>
        <translation>Jetons à miser</translation>
    </message>
    <message>
        <source>Chips to guess</source>
        <translation>Jetons à pronostiquer</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Pronostics</translation>
    </message>
    <message>
        <source>Your guesses appear here once a screen has been lifted.</source>
        <translation>Vos pronostics apparaissent ici dès qu’un paravent a été levé.</translation>
    </message>
    <message>
        <source>Your bets appear here once they have been revealed.</source>
        <translation>Vos mises apparaissent ici une fois révélées.</translation>
    </message>
    <message>
        <source>{who}&apos;s guesses appear here once a screen has been lifted.</source>
        <translation>{who}&#x202f;: les pronostics apparaissent ici dès qu’un paravent a été levé.</translation>
    </message>
    <message>
        <source>{who}&apos;s bets appear here once they have been revealed.</source>
        <translation>{who}&#x202f;: les mises apparaissent ici une fois révélées.</translation>
    </message>
    <message>
        <source>{made} of {tried} guesses right ({share}%)</source>
        <translation>Pronostics justes&#x202f;: {made} sur {tried} ({share}&#x202f;%)</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>mises</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>pronostics</translation>
    </message>
    <message>
        <source>luck alone explains this.</source>
        <translation>le hasard suffit à l’expliquer.</translation>
    </message>
    <message>
        <source>you can be read.</source>
        <translation>on peut vous lire.</translation>
    </message>
    <message>
        <source>perfect play</source>
        <translation>jeu parfait</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>Vos pronostics</translation>
    </message>
    <message>
        <source>Your bets</source>
        <translation>Vos mises</translation>
    </message>
    <message>
        <source>This couldn&apos;t be worked out.</source>
        <translation>Cela n’a pas pu être calculé.</translation>
    </message>
    <message>
        <source>without reading you</source>
        <translation>sans vous lire</translation>
    </message>
    <message>
        <source>You bet certain numbers more often than others, however much was at stake.</source>
        <translation>Vous avez misé certains nombres plus souvent que d’autres, quel que soit l’enjeu.</translation>
    </message>
    <message>
        <source>You guessed certain numbers more often than others, however much was at stake.</source>
        <translation>Vous avez pronostiqué certains nombres plus souvent que d’autres, quel que soit l’enjeu.</translation>
    </message>
    <message>
        <source>You bet about the same share of your chips, however many you had.</source>
        <translation>Vous avez misé à peu près la même part de vos jetons, quel que soit leur nombre.</translation>
    </message>
    <message>
        <source>You guessed about the same share of the bettor&apos;s chips, however many they had.</source>
        <translation>Vous avez pronostiqué à peu près la même part des jetons du miseur, quel que soit leur nombre.</translation>
    </message>
    <message>
        <source>Your bets depended on your previous bet.</source>
        <translation>Vos mises dépendaient de votre mise précédente.</translation>
    </message>
    <message>
        <source>Your guesses depended on your previous guess.</source>
        <translation>Vos pronostics dépendaient de votre pronostic précédent.</translation>
    </message>
    <message>
        <source>Your bets depended on whether you had bet zero the previous time.</source>
        <translation>Vos mises changeaient selon que vous aviez misé zéro ou non la fois d’avant.</translation>
    </message>
    <message>
        <source>Your guesses depended on whether you had guessed zero the previous time.</source>
        <translation>Vos pronostics changeaient selon que vous aviez pronostiqué zéro ou non la fois d’avant.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated bets that hadn&apos;t been guessed, or changed those that had.</source>
        <translation>Trop régulièrement, vous avez répété une mise qui n’avait pas été devinée, ou changé une mise qui l’avait été.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated guesses that were right, or changed those that were wrong.</source>
        <translation>Trop régulièrement, vous avez répété un pronostic juste, ou changé un pronostic faux.</translation>
    </message>
    <message>
        <source>Bets: {mix}.</source>
        <translation>Mises&#x202f;: {mix}.</translation>
    </message>
    <message>
        <source>Guesses: {mix}.</source>
        <translation>Pronostics&#x202f;: {mix}.</translation>
    </message>
    <message>
        <source>{made} of {count} pots</source>
        <translation>{made} pots sur {count}</translation>
    </message>
    <message>
        <source>bettor</source>
        <translation>miseur</translation>
    </message>
    <message>
        <source>guesser</source>
        <translation>devineur</translation>
    </message>
    <message>
        <source>Chips after each bet</source>
        <translation>Jetons après chaque mise</translation>
    </message>
    <message>
        <source>Guesses by stack and pot size</source>
        <translation>Pronostics selon les jetons du miseur et le pot</translation>
    </message>
    <message>
        <source>Bets by stack and pot size</source>
        <translation>Mises selon les jetons et le pot</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message numerus="yes">
        <source>{numbers}: %n time(s)</source>
        <translation>
            <numerusform>{numbers}&#x202f;: %n fois</numerusform>
            <numerusform>{numbers}&#x202f;: %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>few chips</source>
        <translation>peu de jetons</translation>
    </message>
    <message>
        <source>many chips</source>
        <translation>beaucoup de jetons</translation>
    </message>
    <message>
        <source>small pot</source>
        <translation>petit pot</translation>
    </message>
    <message>
        <source>medium pot</source>
        <translation>pot moyen</translation>
    </message>
    <message>
        <source>big pot</source>
        <translation>gros pot</translation>
    </message>
    <message>
        <source>{did}, which cost {wins}.</source>
        <translation>{did}, ce qui a coûté {wins}.</translation>
    </message>
    <message>
        <source>right: you win {chips}</source>
        <translation>juste&#x202f;: vous gagnez {chips}</translation>
    </message>
    <message>
        <source>not guessed: you take {chips}</source>
        <translation>non deviné&#x202f;: vous prenez {chips}</translation>
    </message>
    <message>
        <source>not guessed: a pot of {chips}</source>
        <translation>non deviné&#x202f;: pot de {chips}</translation>
    </message>
    <message>
        <source>The {player} player would bet: {moves}</source>
        <translation>L’avis du joueur de référence ({player})&#x202f;: miser {moves}</translation>
    </message>
    <message>
        <source>The {player} player would guess: {moves}</source>
        <translation>L’avis du joueur de référence ({player})&#x202f;: pronostiquer {moves}</translation>
    </message>
    <message>
        <source>The advanced game needs larger stacks: with twenty chips each, players are out far sooner.</source>
        <translation>Le jeu avancé demande de plus gros tapis&#x202f;: avec vingt jetons chacun, les joueurs sont hors jeu bien plus tôt.</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>If others can predict your bet, they guess it.</source>
        <translation>Si les autres peuvent prévoir votre mise, ils la devinent.</translation>
    </message>
    <message>
        <source>If others can predict your guess, they bet something else.</source>
        <translation>Si les autres peuvent prévoir votre pronostic, ils misent autre chose.</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Tour {number} sur {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>to bet · {chips}</source>
        <translation>doit miser · {chips}</translation>
    </message>
    <message>
        <source>to guess · {chips}</source>
        <translation>doit pronostiquer · {chips}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>betting line</source>
        <translation>ligne de mise</translation>
    </message>
    <message>
        <source>bet made</source>
        <translation>mise faite</translation>
    </message>
    <message>
        <source>bet {chips}</source>
        <translation>mise {chips}</translation>
    </message>
    <message>
        <source>pot {pot}</source>
        <translation>pot {pot}</translation>
    </message>
    <message>
        <source>The First Bettor button</source>
        <translation>Le bouton de premier miseur</translation>
    </message>
    <message>
        <source>In front of the line: {chips}</source>
        <translation>Devant la ligne&#x202f;: {chips}</translation>
    </message>
    <message>
        <source>Behind the line: {chips}</source>
        <translation>Derrière la ligne&#x202f;: {chips}</translation>
    </message>
    <message>
        <source>Everyone starts with {chips}, a screen to hide them, and a betting line.</source>
        <translation>Chacun commence avec {chips}, un paravent pour les cacher et une ligne de mise.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Make bets that nobody guesses, guess what the others bet, and win their chips.</source>
        <translation>Faites des mises que personne ne devine, devinez ce que misent les autres, et gagnez leurs jetons.</translation>
    </message>
    <message>
        <source>Everyone knows how many chips each player has, since every bet is shown in the end.</source>
        <translation>Chacun sait combien de jetons possède chaque joueur, car toute mise finit par être montrée.</translation>
    </message>
    <message>
        <source>Before each bet, everyone antes {chips} into the pot, whatever is already there.</source>
        <translation>Avant chaque mise, chacun met une ante de {chips} au pot, quoi qu’il contienne déjà.</translation>
    </message>
    <message>
        <source>Each pot starts with an ante of {chips} from everyone.</source>
        <translation>À chaque nouveau pot, chacun met une ante de {chips}.</translation>
    </message>
    <message>
        <source>Who gets the First Bettor button, and bets first, is chosen at random. With each new pot, the button passes to the left.</source>
        <translation>Le joueur qui reçoit le bouton de premier miseur, et mise d’abord, est tiré au sort. À chaque nouveau pot, le bouton passe à gauche.</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Le pot</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line, but no more than are in the pot.</source>
        <translation>Il pousse au-delà de la ligne de mise autant de jetons qu’il veut, de zéro à la totalité, mais pas plus que n’en contient le pot.</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line.</source>
        <translation>Il pousse au-delà de la ligne de mise autant de jetons qu’il veut, de zéro à la totalité.</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>La mise</translation>
    </message>
    <message>
        <source>The bettor decides behind their screen, where nobody can see.</source>
        <translation>Le miseur décide derrière son paravent, où personne ne peut voir.</translation>
    </message>
    <message>
        <source>The other player guesses how many chips were bet.</source>
        <translation>L’autre joueur pronostique combien de jetons ont été misés.</translation>
    </message>
    <message>
        <source>The guess</source>
        <translation>Le pronostic</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet.</source>
        <translation>Tout pronostic est permis, jusqu’à la plus haute mise possible.</translation>
    </message>
    <message>
        <source>The guesses</source>
        <translation>Les pronostics</translation>
    </message>
    <message>
        <source>Everyone else guesses how many chips were bet, one after another, starting with the player to the bettor&apos;s right and going counter-clockwise. Everyone hears each guess.</source>
        <translation>Tous les autres pronostiquent combien de jetons ont été misés, l’un après l’autre, en commençant à droite du miseur et dans le sens antihoraire. Chacun entend tous les pronostics.</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet, even one that was guessed already.</source>
        <translation>Tout pronostic est permis, jusqu’à la plus haute mise possible, même un nombre déjà pronostiqué.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the other player bets.</source>
        <translation>Pronostic faux&#x202f;: la mise va au pot, et c’est à l’autre de miser.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the player to the left bets.</source>
        <translation>Pronostic faux&#x202f;: la mise va au pot, et c’est au joueur de gauche de miser.</translation>
    </message>
    <message>
        <source>Lifting the screen</source>
        <translation>Lever le paravent</translation>
    </message>
    <message>
        <source>A right guess wins the pot and the bet.</source>
        <translation>Un pronostic juste gagne le pot et la mise.</translation>
    </message>
    <message>
        <source>The first right guess wins the pot and the bet at once.</source>
        <translation>Le premier pronostic juste gagne aussitôt le pot et la mise.</translation>
    </message>
    <message>
        <source>If everyone misses, the bettor takes the bet back and as many chips again from the pot.</source>
        <translation>Si tous se trompent, le miseur reprend sa mise, et autant de jetons dans le pot.</translation>
    </message>
    <message>
        <source>If they bet more than is in the pot, they take the whole pot.</source>
        <translation>S’il a misé plus que ne contient le pot, il le prend en entier.</translation>
    </message>
    <message>
        <source>No chips to bet</source>
        <translation>Aucun jeton à miser</translation>
    </message>
    <message>
        <source>A player whose turn it is to bet and who has no chips loses the pot to the guesser and is out.</source>
        <translation>Un joueur dont c’est le tour de miser et qui n’a plus de jetons laisse le pot au devineur, et il est hors jeu.</translation>
    </message>
    <message>
        <source>Players who are out</source>
        <translation>Joueurs hors jeu</translation>
    </message>
    <message>
        <source>A player who can&apos;t pay the ante is out. They keep the chips they have left, and these count.</source>
        <translation>Un joueur qui ne peut pas payer l’ante est hors jeu. Il garde les jetons qui lui restent, et ils comptent.</translation>
    </message>
    <message>
        <source>Working out balanced play: {share}%</source>
        <translation>Calcul du jeu équilibré&#x202f;: {share}&#x202f;%</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader, in wins per 100 games</source>
        <translation>Victoires sur 100 parties offertes à un lecteur de pensées, par tour</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your choices was, in %</source>
        <translation>Probabilité de chacun de vos choix pour un lecteur de pensées, en&#x202f;%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>comme prévu par le lecteur de pensées</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader couldn&apos;t be worked out.</source>
        <translation>Impossible de calculer ce que chaque tour a donné à un lecteur de pensées.</translation>
    </message>
    <message>
        <source>{what}: {did}, as the mind-reader expected. {gave}</source>
        <translation>{what}&#x202f;: {did}, comme prévu par le lecteur de pensées. {gave}</translation>
    </message>
    <message>
        <source>{what}: {did}; the mind-reader expected {foreseen}. {gave}</source>
        <translation>{what}&#x202f;: {did}&#x202f;; le lecteur de pensées prévoyait {foreseen}. {gave}</translation>
    </message>
    <message>
        <source>The mind-reader gained {wins}.</source>
        <translation>Le lecteur de pensées y a gagné {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader lost {wins}.</source>
        <translation>Le lecteur de pensées y a perdu {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader gained nothing.</source>
        <translation>Le lecteur de pensées n’y a rien gagné.</translation>
    </message>
    <message>
        <source>{gave} A perfect player would have gained {price}.</source>
        <translation>{gave} Pour un joueur parfait, le gain aurait été de {price}.</translation>
    </message>
    <message>
        <source>Working out what a mind-reader would have won…</source>
        <translation>Calcul de ce qu’un lecteur de pensées aurait gagné…</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your guesses would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>Dans des parties de ce genre, un adversaire capable de lire vos pronostics en gagnerait {reader} sur 100&#x202f;; un adversaire qui ne les lit pas, {fair}. {luck}</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your bets would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>Dans des parties de ce genre, un adversaire capable de lire vos mises en gagnerait {reader} sur 100&#x202f;; un adversaire qui ne les lit pas, {fair}. {luck}</translation>
    </message>
    <message>
        <source>your guesses were poor rather than predictable.</source>
        <translation>vos pronostics étaient mauvais plutôt que prévisibles.</translation>
    </message>
    <message>
        <source>your bets were poor rather than predictable.</source>
        <translation>vos mises étaient mauvaises plutôt que prévisibles.</translation>
    </message>
    <message>
        <source>Nine times out of ten, that opponent would win {least} to {most} games in 100 against a balanced player: {why}</source>
        <translation>Neuf fois sur dix, il gagnerait de {least} à {most} parties sur 100 face à un joueur au jeu équilibré&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Working out how often a mind-reader would have predicted you…</source>
        <translation>Calcul du nombre de fois où un lecteur de pensées aurait prévu votre choix…</translation>
    </message>
    <message>
        <source>You made no guesses that could be judged.</source>
        <translation>Aucun de vos pronostics ne pouvait être jugé.</translation>
    </message>
    <message>
        <source>You made no bets that could be judged.</source>
        <translation>Aucune de vos mises ne pouvait être jugée.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; one who knew only the others&apos; numbers, {blind}. {luck}</source>
        <translation>Un lecteur de pensées en aurait prévu {foreseen} sur {count}&#x202f;; un autre, ne connaissant que les nombres des autres, {blind}. {luck}</translation>
    </message>
    <message>
        <source>By luck alone, this happens in {chance} of 100 games: you can be read.</source>
        <translation>Sur 100 parties, cela arrive {chance} fois par le seul hasard&#x202f;: on peut vous lire.</translation>
    </message>
    <message>
        <source>You bet some numbers more often than a balanced player would, and others less often.</source>
        <translation>Vous avez misé certains nombres plus souvent, et d’autres moins souvent, que ne le ferait un joueur au jeu équilibré.</translation>
    </message>
    <message>
        <source>You guessed some numbers more often than a balanced player would, and others less often.</source>
        <translation>Vous avez pronostiqué certains nombres plus souvent, et d’autres moins souvent, que ne le ferait un joueur au jeu équilibré.</translation>
    </message>
    <message>
        <source>{number}: {share}%</source>
        <translation>{number}&#x202f;: {share}&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es): how often each number</source>
        <translation>
            <numerusform>%n pronostic&#x202f;: fréquence de chaque nombre</numerusform>
            <numerusform>%n pronostics&#x202f;: fréquence de chaque nombre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s): how often each number</source>
        <translation>
            <numerusform>%n mise&#x202f;: fréquence de chaque nombre</numerusform>
            <numerusform>%n mises&#x202f;: fréquence de chaque nombre</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play, on average</source>
        <translation>jeu équilibré, en moyenne</translation>
    </message>
    <message>
        <source>zero: how often · size: chips on average</source>
        <translation>zéro&#x202f;: fréquence · taille&#x202f;: jetons en moyenne</translation>
    </message>
    <message>
        <source>against {usual} in balanced play</source>
        <translation>contre {usual} en jeu équilibré</translation>
    </message>
    <message numerus="yes">
        <source>{chips}, {pot}: zero %n time(s) in {turns}; average: {mean}</source>
        <translation>
            <numerusform>{chips}, {pot}&#x202f;: zéro %n fois sur {turns}&#x202f;; moyenne&#x202f;: {mean}</numerusform>
            <numerusform>{chips}, {pot}&#x202f;: zéro %n fois sur {turns}&#x202f;; moyenne&#x202f;: {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play: zero {zeros} times; average: {mean}</source>
        <translation>jeu équilibré&#x202f;: zéro {zeros} fois&#x202f;; moyenne&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>average stack</source>
        <translation>tapis moyen</translation>
    </message>
    <message>
        <source>In the classic game for three or more, it matters who sits next to a weak player; the advanced game puts that right.</source>
        <translation>Au jeu classique à trois ou plus, être assis à côté d’un joueur faible change tout&#x202f;; le jeu avancé y remédie.</translation>
    </message>
    <message>
        <source>Even a computed table of perfect odds wouldn&apos;t save a player from being read, and so from losing.</source>
        <translation>Même un tableau calculé des probabilités parfaites n’empêcherait pas un joueur d’être lu, et donc de perdre.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>pronostic</translation>
    </message>
    <message>
        <source>Mix your bets: you win {chance} in 100 games.</source>
        <translation>Variez vos mises&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Mix your guesses: you win {chance} in 100 games.</source>
        <translation>Variez vos pronostics&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Bet {move}: you win {chance} in 100 games.</source>
        <translation>Misez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Guess {move}: you win {chance} in 100 games.</source>
        <translation>Pronostiquez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>That was the last bet.</source>
        <translation>C’était la dernière mise.</translation>
    </message>
    <message>
        <source>After each bet, the player to the left bets next.</source>
        <translation>Après chaque mise, c’est au joueur de gauche de miser.</translation>
    </message>
    <message>
        <source>Who bets first is chosen at random.</source>
        <translation>Le premier à miser est tiré au sort.</translation>
    </message>
    <message>
        <source>A bettor without chips bets zero.</source>
        <translation>Un miseur sans jetons mise zéro.</translation>
    </message>
    <message>
        <source>The player to the bettor&apos;s right guesses how many chips were bet.</source>
        <translation>Le joueur à la droite du miseur pronostique combien de jetons ont été misés.</translation>
    </message>
    <message>
        <source>Who can pay is settled before anyone pays. If that ends the game, nobody does.</source>
        <translation>On établit qui peut payer avant que quiconque ne paie. Si cela met fin à la partie, personne ne paie.</translation>
    </message>
    <message>
        <source>The others play on. The turn to bet passes over players who are out.</source>
        <translation>Les autres continuent. Le tour de miser saute les joueurs hors jeu.</translation>
    </message>
    <message>
        <source>The others play on. The First Bettor button and the turn to bet pass over players who are out.</source>
        <translation>Les autres continuent. Le bouton de premier miseur et le tour de miser sautent les joueurs hors jeu.</translation>
    </message>
    <message>
        <source>The game ends as soon as a player is out.</source>
        <translation>La partie se termine dès qu’un joueur est hors jeu.</translation>
    </message>
    <message>
        <source>The game ends when only one player is left.</source>
        <translation>La partie se termine quand il ne reste qu’un joueur.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n bet(s) at the latest.</source>
        <translation>
            <numerusform>Elle se termine après %n mise au plus tard.</numerusform>
            <numerusform>Elle se termine après %n mises au plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips still in the pot then belong to nobody.</source>
        <translation>Les jetons encore dans le pot ne sont alors à personne.</translation>
    </message>
    <message>
        <source>The most chips win; players who tie share the win.</source>
        <translation>Celui qui a le plus de jetons gagne&#x202f;; les joueurs à égalité partagent la victoire.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>{what}: {share}%</source>
        <translation>{what}&#x202f;: {share}&#x202f;%</translation>
    </message>
    <message>
        <source>{what}: never</source>
        <translation>{what}&#x202f;: jamais</translation>
    </message>
    <message>
        <source>The First Bettor button comes to you.</source>
        <translation>Le bouton de premier miseur vous revient.</translation>
    </message>
    <message>
        <source>The First Bettor button goes to {who}.</source>
        <translation>Le bouton de premier miseur passe à {who}.</translation>
    </message>
    <message>
        <source>Antes of {chips} make a pot of {pot}.</source>
        <translation>Antes de {chips}&#x202f;: le pot est de {pot}.</translation>
    </message>
    <message>
        <source>You guess {chips}.</source>
        <translation>Vous pronostiquez {chips}.</translation>
    </message>
    <message>
        <source>{who} guesses {chips}.</source>
        <translation>{who} pronostique {chips}.</translation>
    </message>
    <message>
        <source>A bet into a pot of {pot}</source>
        <translation>Une mise, pot de {pot}</translation>
    </message>
    <message>
        <source>A pot of {pot}</source>
        <translation>Un pot de {pot}</translation>
    </message>
    <message>
        <source>You were drawn to bet first.</source>
        <translation>Le sort vous désigne&#x202f;: vous misez en premier.</translation>
    </message>
    <message>
        <source>{who} was drawn to bet first.</source>
        <translation>Le sort désigne {who}, qui mise en premier.</translation>
    </message>
    <message>
        <source>You were drawn to get the First Bettor button.</source>
        <translation>Le sort vous désigne&#x202f;: le bouton de premier miseur est à vous.</translation>
    </message>
    <message>
        <source>{who} was drawn to get the First Bettor button.</source>
        <translation>Le sort désigne {who}, qui reçoit le bouton de premier miseur.</translation>
    </message>
    <message>
        <source>You have made your bet.</source>
        <translation>Votre mise est faite.</translation>
    </message>
    <message>
        <source>{who} has made a bet behind their screen.</source>
        <translation>{who} a fait sa mise derrière son paravent.</translation>
    </message>
    <message>
        <source>You bet {chips} behind your screen.</source>
        <translation>Vous misez {chips} derrière votre paravent.</translation>
    </message>
    <message>
        <source>{who} bets {chips} behind their screen.</source>
        <translation>{who} mise {chips} derrière son paravent.</translation>
    </message>
    <message>
        <source>Guessed: you bet {chips}!</source>
        <translation>Deviné&#x202f;: vous avez misé {chips}&#x202f;!</translation>
    </message>
    <message>
        <source>Guessed: {who} bet {chips}!</source>
        <translation>Deviné&#x202f;: {who} a misé {chips}&#x202f;!</translation>
    </message>
    <message>
        <source>Missed: you bet {chips}.</source>
        <translation>Manqué&#x202f;: vous avez misé {chips}.</translation>
    </message>
    <message>
        <source>Missed: {who} bet {chips}.</source>
        <translation>Manqué&#x202f;: {who} a misé {chips}.</translation>
    </message>
    <message>
        <source>You win the pot of {pot} and the bet of {bet}.</source>
        <translation>Vous gagnez le pot de {pot} et la mise de {bet}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot} and the bet of {bet}.</source>
        <translation>{who} gagne le pot de {pot} et la mise de {bet}.</translation>
    </message>
    <message>
        <source>You win the pot of {pot}.</source>
        <translation>Vous gagnez le pot de {pot}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot}.</source>
        <translation>{who} gagne le pot de {pot}.</translation>
    </message>
    <message>
        <source>Nothing was bet: the pot stays at {pot}.</source>
        <translation>Rien n’a été misé&#x202f;: le pot reste à {pot}.</translation>
    </message>
    <message>
        <source>The bet goes into the pot, now {pot}.</source>
        <translation>La mise va au pot, qui passe à {pot}.</translation>
    </message>
    <message>
        <source>Nothing is taken: the pot stays at {pot}.</source>
        <translation>Rien n’est pris&#x202f;: le pot reste à {pot}.</translation>
    </message>
    <message>
        <source>You take your bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>Vous reprenez votre mise, et {chips} du pot&#x202f;: reste {pot}.</translation>
    </message>
    <message>
        <source>{who} takes the bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>{who} reprend sa mise, et {chips} du pot&#x202f;: reste {pot}.</translation>
    </message>
    <message>
        <source>Nobody gets the pot of {pot}. {ending}</source>
        <translation>Personne n’obtient le pot de {pot}. {ending}</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: you win the pot of {pot}.</source>
        <translation>{bettor} n’a plus de jetons à miser&#x202f;: vous gagnez le pot de {pot}.</translation>
    </message>
    <message>
        <source>You have no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>Vous n’avez plus de jetons à miser&#x202f;: {who} gagne le pot de {pot}.</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>{bettor} n’a plus de jetons à miser&#x202f;: {who} gagne le pot de {pot}.</translation>
    </message>
    <message>
        <source>You have no chips left and are out.</source>
        <translation>Vous n’avez plus de jetons&#x202f;: vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>{who} has no chips left and is out.</source>
        <translation>{who} n’a plus de jetons&#x202f;: hors jeu.</translation>
    </message>
    <message>
        <source>You can&apos;t pay the ante and are out with {chips}.</source>
        <translation>Vous ne pouvez pas payer l’ante&#x202f;: hors jeu avec {chips}.</translation>
    </message>
    <message>
        <source>{who} can&apos;t pay the ante and is out with {chips}.</source>
        <translation>{who} ne peut pas payer l’ante&#x202f;: hors jeu avec {chips}.</translation>
    </message>
    <message>
        <source>You bet {chips}</source>
        <translation>Vous avez misé {chips}</translation>
    </message>
    <message>
        <source>{who} bet {chips}</source>
        <translation>{who} a misé {chips}</translation>
    </message>
    <message>
        <source>Perfect play bets {mix}.</source>
        <translation>Le jeu parfait mise {mix}.</translation>
    </message>
    <message>
        <source>You guessed {chips}</source>
        <translation>Vous avez pronostiqué {chips}</translation>
    </message>
    <message>
        <source>{who} guessed {chips}</source>
        <translation>{who} a pronostiqué {chips}</translation>
    </message>
    <message>
        <source>Perfect play guesses {mix}.</source>
        <translation>Le jeu parfait pronostique {mix}.</translation>
    </message>
    <message>
        <source>{did}: no move was better.</source>
        <translation>{did}&#x202f;: aucun coup n’était meilleur.</translation>
    </message>
    <message>
        <source>{made} of {count} pots, {ahead}.</source>
        <translation>Pots gagnés&#x202f;: {made} sur {count}, {ahead}.</translation>
    </message>
    <message>
        <source>{when}: you take the lead for good.</source>
        <translation>{when}&#x202f;: vous passez en tête, et personne ne vous rattrape plus.</translation>
    </message>
    <message>
        <source>{when}: {who} takes the lead for good.</source>
        <translation>{when}&#x202f;: {who} passe en tête, et personne ne l’en déloge plus.</translation>
    </message>
    <message>
        <source>{when}, the last: you take the lead.</source>
        <translation>{when}, le dernier&#x202f;: vous passez en tête.</translation>
    </message>
    <message>
        <source>{when}, the last: {who} takes the lead.</source>
        <translation>{when}, le dernier&#x202f;: {who} passe en tête.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game.</source>
        <translation>{when}&#x202f;: vous gagnez {chips}, le plus gros pot de la partie.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game.</source>
        <translation>{when}&#x202f;: {who} gagne {chips}, le plus gros pot de la partie.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game, and take the lead for good.</source>
        <translation>{when}&#x202f;: vous gagnez {chips}, le plus gros pot de la partie, et passez en tête pour de bon.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game, and takes the lead for good.</source>
        <translation>{when}&#x202f;: {who} gagne {chips}, le plus gros pot de la partie, et passe en tête pour de bon.</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <translation>Pot {number}</translation>
    </message>
    <message>
        <source>How many chips will you bet?</source>
        <translation>Combien de jetons misez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>How many chips has {who} bet?</source>
        <translation>Combien de jetons a misés {who}&#x202f;?</translation>
    </message>
    <message>
        <source>Guess {chips}</source>
        <translation>Pronostiquer {chips}</translation>
    </message>
    <message>
        <source>Bet {chips}</source>
        <translation>Miser {chips}</translation>
    </message>
    <message>
        <source>guessed already</source>
        <translation>déjà pronostiqué</translation>
    </message>
    <message>
        <source>Turn {number}, your bet with {pot} in the pot</source>
        <translation>Tour {number}, votre mise, pot de {pot}</translation>
    </message>
    <message>
        <source>Turn {number}, {who}&apos;s bet with {pot} in the pot</source>
        <translation>Tour {number}, {who} mise, pot de {pot}</translation>
    </message>
    <message>
        <source>you bet {chips}</source>
        <translation>vous avez misé {chips}</translation>
    </message>
    <message>
        <source>you guessed {chips}</source>
        <translation>vous avez pronostiqué {chips}</translation>
    </message>
</context>
<context>
    <name>mirror</name>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted it.</source>
        <translation>{what}&#x202f;: {did}. Un lecteur de pensées l’aurait prévu.</translation>
    </message>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted {foreseen}.</source>
        <translation>{what}&#x202f;: {did}. Un lecteur de pensées aurait prévu {foreseen}.</translation>
    </message>
    <message>
        <source>You couldn&apos;t be read in this game.</source>
        <translation>On n’a pas pu vous lire dans cette partie.</translation>
    </message>
    <message>
        <source>You can be read, though no single habit explains it.</source>
        <translation>On peut vous lire, mais aucune habitude ne l’explique à elle seule.</translation>
    </message>
    <message>
        <source>You can be read.</source>
        <translation>On peut vous lire.</translation>
    </message>
    <message>
        <source>Luck alone explains this.</source>
        <translation>Le hasard suffit à l’expliquer.</translation>
    </message>
</context>
<context>
    <name>miser</name>
    <message>
        <source>{made} of {tried} contracts kept ({share}%)</source>
        <translation>Contrats respectés&#x202f;: {made} sur {tried} ({share}&#x202f;%)</translation>
    </message>
    <message>
        <source>{kept} of {made} contracts kept</source>
        <translation>{kept} contrats respectés sur {made}</translation>
    </message>
    <message>
        <source>no contracts</source>
        <translation>aucun contrat</translation>
    </message>
    <message>
        <source>Pennies after each turn</source>
        <translation>Sous après chaque tour</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>vaut {value}</translation>
    </message>
    <message>
        <source>A skilled player can win even with a weak hand.</source>
        <translation>Un joueur habile peut gagner même avec une main faible.</translation>
    </message>
    <message>
        <source>Holding on to your cards for as long as possible is an advantage.</source>
        <translation>Garder ses cartes le plus longtemps possible est un avantage.</translation>
    </message>
    <message>
        <source>Contracts pay: a player who never proposes one, or never accepts one, wins less.</source>
        <translation>Les contrats rapportent&#x202f;: un joueur qui n’en propose jamais, ou n’en accepte jamais, gagne moins.</translation>
    </message>
    <message>
        <source>Contracts proposed</source>
        <translation>Contrats proposés</translation>
    </message>
    <message>
        <source>Contracts proposed in a game, not counting counter-offers.</source>
        <translation>Contrats proposés dans une partie, contre-offres exclues.</translation>
    </message>
    <message>
        <source>{by} more contracts are proposed per game</source>
        <translation>{by} contrats de plus sont proposés par partie</translation>
    </message>
    <message>
        <source>{by} fewer contracts are proposed per game</source>
        <translation>{by} contrats de moins sont proposés par partie</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contrats conclus</translation>
    </message>
    <message>
        <source>Contracts accepted in a game.</source>
        <translation>Contrats acceptés dans une partie.</translation>
    </message>
    <message>
        <source>{by} more contracts are made per game</source>
        <translation>{by} contrats de plus sont conclus par partie</translation>
    </message>
    <message>
        <source>{by} fewer contracts are made per game</source>
        <translation>{by} contrats de moins sont conclus par partie</translation>
    </message>
    <message>
        <source>Contracts kept by both</source>
        <translation>Contrats tenus par les deux</translation>
    </message>
    <message>
        <source>Contracts kept by both partners in a game.</source>
        <translation>Contrats respectés par les deux partenaires dans une partie.</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} more contracts per game</source>
        <translation>Les deux partenaires tiennent parole dans {by} contrats de plus par partie</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} fewer contracts per game</source>
        <translation>Les deux partenaires tiennent parole dans {by} contrats de moins par partie</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>Contrats rompus</translation>
    </message>
    <message>
        <source>Contracts broken by one or both partners in a game.</source>
        <translation>Contrats rompus par un partenaire ou par les deux dans une partie.</translation>
    </message>
    <message>
        <source>{by} more contracts are broken per game</source>
        <translation>{by} contrats de plus sont rompus par partie</translation>
    </message>
    <message>
        <source>{by} fewer contracts are broken per game</source>
        <translation>{by} contrats de moins sont rompus par partie</translation>
    </message>
    <message>
        <source>Lines of talk</source>
        <translation>Répliques</translation>
    </message>
    <message>
        <source>Lines of talk in a game.</source>
        <translation>Répliques échangées dans une partie.</translation>
    </message>
    <message>
        <source>Players say {by} more lines per game</source>
        <translation>Les joueurs disent {by} répliques de plus par partie</translation>
    </message>
    <message>
        <source>Players say {by} fewer lines per game</source>
        <translation>Les joueurs disent {by} répliques de moins par partie</translation>
    </message>
    <message>
        <source>propose a contract</source>
        <translation>proposer un contrat</translation>
    </message>
    <message>
        <source>make a counter-offer</source>
        <translation>faire une contre-offre</translation>
    </message>
    <message>
        <source>accept a contract</source>
        <translation>accepter un contrat</translation>
    </message>
    <message>
        <source>decline a contract</source>
        <translation>refuser un contrat</translation>
    </message>
    <message>
        <source>play a card in a contract</source>
        <translation>jouer une carte dans un contrat</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaquer</translation>
    </message>
    <message>
        <source>lay another card in an attack</source>
        <translation>poser une carte de plus dans une attaque</translation>
    </message>
    <message>
        <source>give in to an attack</source>
        <translation>céder à une attaque</translation>
    </message>
    <message>
        <source>lay no more cards in an attack</source>
        <translation>ne plus poser de carte dans une attaque</translation>
    </message>
    <message>
        <source>open the bidding for the centre</source>
        <translation>ouvrir les enchères pour le centre</translation>
    </message>
    <message>
        <source>join the bidding for the centre</source>
        <translation>entrer dans les enchères pour le centre</translation>
    </message>
    <message>
        <source>raise a bid for the centre</source>
        <translation>relancer une enchère pour le centre</translation>
    </message>
    <message>
        <source>add nothing to a bid for the centre</source>
        <translation>ne rien ajouter à une enchère pour le centre</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>pennies</source>
        <translation>sous</translation>
    </message>
    <message>
        <source>A partner who can predict your card plays a higher one.</source>
        <translation>Un partenaire qui prévoit votre carte en joue une plus haute.</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>accepte</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>s’abstient</translation>
    </message>
    <message>
        <source>against {victim}</source>
        <translation>contre {victim}</translation>
    </message>
    <message>
        <source>{card} each</source>
        <translation>{card} chacun</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Tour {number} sur {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>victime</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>{pennies} in the centre</source>
        <translation>{pennies} au centre</translation>
    </message>
    <message>
        <source>{pennies} at stake</source>
        <translation>{pennies} en jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n jouée</numerusform>
            <numerusform>%n jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>%n carte écartée</numerusform>
            <numerusform>%n cartes écartées</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract {victim}: {wagers}, {value}</source>
        <translation>Contrat {victim}&#x202f;: {wagers}, {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n carte cachée</numerusform>
            <numerusform>%n cartes cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {who}: {what}</source>
        <translation>Devant {who}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>The turn limit was reached.</source>
        <translation>La limite de tours est atteinte.</translation>
    </message>
    <message>
        <source>You and {other} agreed to play {card}. Which card will you play?</source>
        <translation>Vous et {other} avez convenu de jouer {card}. Quelle carte jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{who} attacks you. Will you lay a card?</source>
        <translation>{who} vous attaque. Posez-vous une carte&#x202f;?</translation>
    </message>
    <message>
        <source>{who} is ready with {cards} down. Will you lay another card?</source>
        <translation>{who} a terminé, avec {cards} sur la table. Posez-vous encore une carte&#x202f;?</translation>
    </message>
    <message>
        <source>{who} has {cards} down. Will you lay another card?</source>
        <translation>{who} a {cards} sur la table. Posez-vous encore une carte&#x202f;?</translation>
    </message>
    <message>
        <source>Who will be your partner?</source>
        <translation>Qui sera votre partenaire&#x202f;?</translation>
    </message>
    <message>
        <source>Who will you and {partner} take pennies from?</source>
        <translation>À qui voulez-vous prendre des sous, avec {partner}&#x202f;?</translation>
    </message>
    <message>
        <source>What do you offer {partner} against {victim}?</source>
        <translation>Que proposez-vous à {partner} contre {victim}&#x202f;?</translation>
    </message>
    <message>
        <source>Who will you attack?</source>
        <translation>Qui attaquez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>How many pennies against {victim}, and on which card?</source>
        <translation>Combien de sous contre {victim}, et avec quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>How much do you bid for the {pennies} in the centre, and with which card?</source>
        <translation>À combien enchérissez-vous pour les sous du centre ({pennies}), et avec quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn. What will you do?</source>
        <translation>À vous. Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>What do you offer instead, against {victim}?</source>
        <translation>Que proposez-vous à la place, contre {victim}&#x202f;?</translation>
    </message>
    <message>
        <source>{other} offers: you {own}, {other} {theirs}, against {victim}; {card} each?</source>
        <translation>{other} propose contre {victim}&#x202f;: vous {own}, {other} {theirs}&#x202f;; {card} chacun&#x202f;?</translation>
    </message>
    <message>
        <source>The highest bids tie at {best}. Will you raise?</source>
        <translation>Les enchères les plus hautes sont à égalité à {best}. Relancez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You lead with {best} for {centre} in the centre. Will you raise?</source>
        <translation>Vous menez à {best} pour les sous du centre ({centre}). Relancez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{who} bids {best} for the {centre} in the centre. Will you bid higher?</source>
        <translation>{who} est à {best} pour les sous du centre ({centre}). Enchérissez-vous plus haut&#x202f;?</translation>
    </message>
    <message>
        <source>puts in {pennies}</source>
        <translation>met {pennies}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>Contrat…</translation>
    </message>
    <message>
        <source>two against one</source>
        <translation>deux contre un</translation>
    </message>
    <message>
        <source>Attack…</source>
        <translation>Attaquer…</translation>
    </message>
    <message>
        <source>cards decide</source>
        <translation>les cartes décident</translation>
    </message>
    <message>
        <source>for {pennies}</source>
        <translation>pour {pennies}</translation>
    </message>
    <message>
        <source>Bid…</source>
        <translation>Enchérir…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Contre-offre…</translation>
    </message>
    <message>
        <source>another offer</source>
        <translation>une autre offre</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>pas de contrat</translation>
    </message>
    <message>
        <source>you lose your {pennies}; {who} takes {taken}</source>
        <translation>vous perdez votre mise ({pennies})&#x202f;; {who} prend {taken}</translation>
    </message>
    <message>
        <source>Give in</source>
        <translation>Céder</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>S’abstenir</translation>
    </message>
    <message>
        <source>you lose your {pennies}</source>
        <translation>vous perdez votre enchère ({pennies})</translation>
    </message>
    <message>
        <source>ends the bidding</source>
        <translation>clôt les enchères</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>n’ajoute rien</translation>
    </message>
    <message>
        <source>turns the cards over</source>
        <translation>retourne les cartes</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>plus aucune carte</translation>
    </message>
    <message>
        <source>{who} puts in</source>
        <translation>{who} met</translation>
    </message>
    <message>
        <source>you put in</source>
        <translation>vous mettez</translation>
    </message>
    <message>
        <source>{victim} must match {pennies}</source>
        <translation>{victim} doit mettre {pennies}</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Faire cette offre</translation>
    </message>
    <message>
        <source>Accept this offer</source>
        <translation>Accepter cette offre</translation>
    </message>
    <message>
        <source>you changed nothing</source>
        <translation>vous n’avez rien changé</translation>
    </message>
    <message>
        <source>more pennies</source>
        <translation>sous de plus</translation>
    </message>
    <message>
        <source>{pennies} each, card worth {value}</source>
        <translation>mise de {pennies} chacun, carte valant {value}</translation>
    </message>
    <message>
        <source>{pennies} against {victim}, card worth {value}</source>
        <translation>{pennies} contre {victim}, carte valant {value}</translation>
    </message>
    <message>
        <source>Attack with {card}</source>
        <translation>Attaquer avec {card}</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>comme convenu</translation>
    </message>
    <message>
        <source>breaks your word</source>
        <translation>manque à votre parole</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>adds {value}, makes {total}</source>
        <translation>ajoute {value}, total {total}</translation>
    </message>
    <message>
        <source>adds {value}</source>
        <translation>ajoute {value}</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>Poser {card}</translation>
    </message>
    <message>
        <source>Bid {pennies}</source>
        <translation>Enchérir à {pennies}</translation>
    </message>
    <message>
        <source>Raise to {pennies}</source>
        <translation>Relancer à {pennies}</translation>
    </message>
    <message>
        <source>adds {pennies}</source>
        <translation>ajoute {pennies}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Without cards you can only pass.</source>
        <translation>Sans cartes, vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>There is nothing in the centre to bid for.</source>
        <translation>Le centre est vide&#x202f;: pas d’enchères possibles.</translation>
    </message>
    <message>
        <source>No more offers can be made this turn.</source>
        <translation>Plus aucune offre n’est possible ce tour-ci.</translation>
    </message>
    <message>
        <source>There is nobody left to make a contract with.</source>
        <translation>Il ne reste personne avec qui faire un contrat.</translation>
    </message>
    <message>
        <source>That&apos;s you.</source>
        <translation>C’est vous.</translation>
    </message>
    <message>
        <source>{who} is out of the game.</source>
        <translation>{who} est hors jeu.</translation>
    </message>
    <message>
        <source>{who} is your partner already.</source>
        <translation>{who} est déjà votre partenaire.</translation>
    </message>
    <message>
        <source>{who} has no card to play in a contract.</source>
        <translation>{who} n’a pas de carte à jouer dans un contrat.</translation>
    </message>
    <message>
        <source>No card is needed yet. You choose one once the offer is accepted.</source>
        <translation>Aucune carte n’est nécessaire pour l’instant. Vous en choisirez une quand l’offre sera acceptée.</translation>
    </message>
    <message>
        <source>At this table, played cards stay face down. Remember them.</source>
        <translation>À cette table, les cartes jouées restent face cachée. Retenez-les.</translation>
    </message>
    <message>
        <source>Have the most pennies when the game ends. Everyone starts with {pennies} and {cards}.</source>
        <translation>Avoir le plus de sous à la fin de la partie. Chacun commence avec {pennies} et {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the %n lowest card(s) are removed from the pack.</source>
        <translation>
            <numerusform>Pour que les mains soient égales, la carte la plus basse est retirée du paquet.</numerusform>
            <numerusform>Pour que les mains soient égales, les %n cartes les plus basses sont retirées du paquet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the last %n card(s) are set aside face down.</source>
        <translation>
            <numerusform>Pour que les mains soient égales, la dernière carte est écartée face cachée.</numerusform>
            <numerusform>Pour que les mains soient égales, les %n dernières cartes sont écartées face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high. The highest goes first; players who tie draw again.</source>
        <translation>Chacun tire une carte, l’as étant le plus fort&#x202f;: la plus haute commence&#x202f;; à égalité, on tire de nouveau.</translation>
    </message>
    <message>
        <source>Who goes first is chosen at random.</source>
        <translation>Le premier joueur est tiré au sort.</translation>
    </message>
    <message>
        <source>All pennies are in full view. Hands are secret, and cards don&apos;t return once played.</source>
        <translation>Tous les sous sont bien visibles. Les mains sont secrètes, et les cartes jouées ne reviennent pas.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Pass, at no cost.</source>
        <translation>Passer, sans rien payer.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Players take turns clockwise. On your turn, do one of these:</source>
        <translation>Les joueurs jouent chacun leur tour, dans le sens horaire. À votre tour, faites l’une de ces choses&#x202f;:</translation>
    </message>
    <message>
        <source>Make a contract with one player against another.</source>
        <translation>Conclure un contrat avec un joueur contre un autre.</translation>
    </message>
    <message>
        <source>Attack a player.</source>
        <translation>Attaquer un joueur.</translation>
    </message>
    <message>
        <source>Bid for the pennies in the centre, if there are any.</source>
        <translation>Ouvrir les enchères pour les sous du centre, s’il y en a.</translation>
    </message>
    <message>
        <source>Without cards you can only pass. Others can still attack you or make a contract against you.</source>
        <translation>Sans cartes, vous ne pouvez que passer. Les autres peuvent toujours vous attaquer ou conclure un contrat contre vous.</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>de 1 à {most}</translation>
    </message>
    <message>
        <source>The victim must match both wagers together.</source>
        <translation>La victime doit mettre autant que les deux mises ensemble.</translation>
    </message>
    <message>
        <source>The victim must match both wagers together, up to {limit}.</source>
        <translation>La victime doit mettre autant que les deux mises ensemble, mais {limit} au plus.</translation>
    </message>
    <message>
        <source>An odd penny stays in the centre.</source>
        <translation>Un sou en trop reste au centre.</translation>
    </message>
    <message>
        <source>An odd penny goes to the proposer.</source>
        <translation>Un sou en trop revient à celui qui a proposé.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Un contrat</translation>
    </message>
    <message>
        <source>Choose a partner, a victim, how much each of you wagers ({wager}), and the card value, 2 to 11, that you both agree to play.</source>
        <translation>Choisissez un partenaire, une victime, ce que mise chacun de vous ({wager}), et la valeur de carte, de 2 à 11, que vous convenez tous deux de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>Your partner accepts, declines, or makes a counter-offer, which you may answer the same way. There are at most %n offer(s) a turn, counter-offers included; after that it is yes or no. If declined, you do something else instead.</source>
        <translation>
            <numerusform>Votre partenaire accepte ou refuse&#x202f;: un tour ne compte qu’une offre (%n), sans contre-offre possible. En cas de refus, vous faites autre chose à la place.</numerusform>
            <numerusform>Votre partenaire accepte, refuse ou fait une contre-offre, à laquelle vous pouvez répondre de même. Un tour compte au plus %n offres, contre-offres comprises&#x202f;; ensuite, c’est oui ou non. En cas de refus, vous faites autre chose à la place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both partners play a card face down without seeing the other&apos;s, and turn them over together. Nobody has to play what was agreed.</source>
        <translation>Les deux partenaires jouent une carte face cachée, sans voir celle de l’autre, et les retournent ensemble. Personne n’est tenu de jouer ce qui a été convenu.</translation>
    </message>
    <message>
        <source>If the values are equal, agreed or not, you split the whole centre, including what was there before.</source>
        <translation>Si les valeurs sont égales, convenues ou non, vous partagez tout le centre, y compris ce qui s’y trouvait avant.</translation>
    </message>
    <message>
        <source>Otherwise the higher card takes it all.</source>
        <translation>Sinon, la carte la plus haute prend tout.</translation>
    </message>
    <message>
        <source>If the totals tie, the pennies stay in the centre.</source>
        <translation>À totaux égaux, les sous restent au centre.</translation>
    </message>
    <message>
        <source>If the totals tie, both split the centre; an odd penny stays there.</source>
        <translation>À totaux égaux, les deux partagent le centre&#x202f;; un sou en trop y reste.</translation>
    </message>
    <message>
        <source>If the totals tie, the victim takes the centre.</source>
        <translation>À totaux égaux, la victime prend le centre.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes the whole centre.</source>
        <translation>Une victime qui ne pose aucune carte cède, et l’attaquant prend tout le centre.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes only the two wagers.</source>
        <translation>Une victime qui ne pose aucune carte cède, et l’attaquant ne prend que les deux mises.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is still turned over.</source>
        <translation>La carte de l’attaquant est tout de même retournée.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is never shown.</source>
        <translation>La carte de l’attaquant n’est jamais montrée.</translation>
    </message>
    <message>
        <source>The higher total takes the whole centre, including what was there before.</source>
        <translation>Le total le plus haut prend tout le centre, y compris ce qui s’y trouvait avant.</translation>
    </message>
    <message numerus="yes">
        <source>Each side lays at most %n card(s).</source>
        <translation>
            <numerusform>Chaque camp pose au plus %n carte.</numerusform>
            <numerusform>Chaque camp pose au plus %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Une attaque</translation>
    </message>
    <message>
        <source>The highest bidder takes what was in the centre and pays their bid into it.</source>
        <translation>Celui qui enchérit le plus haut prend ce qui se trouvait au centre et y verse son enchère.</translation>
    </message>
    <message>
        <source>The second-highest bid is paid too, by everyone who made it. The others take their bids back.</source>
        <translation>La deuxième enchère est versée aussi, par tous ceux qui l’ont faite. Les autres reprennent la leur.</translation>
    </message>
    <message>
        <source>The others take their bids back.</source>
        <translation>Les autres reprennent la leur.</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody takes the centre, and these bids and the next-highest are paid.</source>
        <translation>Si les enchères les plus hautes sont à égalité, personne ne prend le centre, et elles sont versées, ainsi que celles du rang suivant.</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Le centre</translation>
    </message>
    <message>
        <source>An ace counts {ace}, kings, queens and jacks {court}, other cards their number. Suits don&apos;t matter.</source>
        <translation>L’as compte {ace}, les rois, dames et valets {court}, les autres cartes leur nombre. Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Played cards lie open for everyone to look through, unanswered ones included.</source>
        <translation>Les cartes jouées restent visibles et chacun peut les parcourir, même celles restées sans réponse.</translation>
    </message>
    <message>
        <source>Played cards are turned face down once everyone has seen them. Remember them.</source>
        <translation>Les cartes jouées sont remises face cachée une fois que tous les ont vues. Retenez-les.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Valeur des cartes</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Dialogue</translation>
    </message>
    <message>
        <source>Say what you like about your cards and plans at any time. Nothing you say is binding, but nobody may show their hand.</source>
        <translation>Dites ce que vous voulez de vos cartes et de vos plans, à tout moment. Rien de ce que vous dites n’engage, mais personne ne peut montrer sa main.</translation>
    </message>
    <message>
        <source>The game ends once a turn is settled and a player has no pennies left.</source>
        <translation>La partie se termine dès qu’un tour est réglé et qu’un joueur n’a plus un sou.</translation>
    </message>
    <message>
        <source>Players with no pennies left once a turn is settled are out. The game ends when only one is left.</source>
        <translation>Les joueurs sans un sou quand un tour est réglé sont hors jeu&#x202f;; la partie se termine quand il n’en reste qu’un.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n turn(s) at the latest.</source>
        <translation>
            <numerusform>Elle se termine après %n tour au plus tard.</numerusform>
            <numerusform>Elle se termine après %n tours au plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding for the centre is riskier than it looks: a player who never opens the bidding is no worse off.</source>
        <translation>Enchérir pour le centre est plus risqué qu’il n’y paraît&#x202f;: un joueur qui n’ouvre jamais les enchères ne s’en porte pas plus mal.</translation>
    </message>
    <message>
        <source>Cards played, out of four of each value</source>
        <translation>Cartes jouées, sur quatre de chaque valeur</translation>
    </message>
    <message>
        <source>Mix your cards: you win {chance} in 100 games.</source>
        <translation>Variez vos cartes&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>As good as any other: {move}. You win {chance} in 100 games.</source>
        <translation>Aussi bon que tout autre&#x202f;: {move}. Sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 games.</source>
        <translation>Jouez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Lay {move}: you win {chance} in 100 games.</source>
        <translation>Posez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>{move}: you win {chance} in 100 games.</source>
        <translation>{move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>agreed card value</source>
        <translation>valeur convenue</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>avec {card}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>Un {player} choisirait&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>Pass, and put {pennies} into the centre.</source>
        <translation>Passer, et mettre {pennies} au centre.</translation>
    </message>
    <message>
        <source>You can&apos;t wager more pennies than you have. If a pass or another player&apos;s wager asks for more, you put in all you have.</source>
        <translation>Vous ne pouvez pas miser plus de sous que vous n’en avez. Si passer, ou la mise d’un autre joueur, en exige davantage, vous mettez tout ce que vous avez.</translation>
    </message>
    <message>
        <source>Wager {wager} and lay a card face down. Your victim matches your wager.</source>
        <translation>Misez {wager} et posez une carte face cachée. Votre victime met autant que vous.</translation>
    </message>
    <message>
        <source>A victim without cards gives in at once.</source>
        <translation>Une victime sans cartes cède aussitôt.</translation>
    </message>
    <message>
        <source>Otherwise you take turns, each laying one more card face down or saying ready. When both are ready, one after the other, all cards are turned over.</source>
        <translation>Sinon, chacun à son tour pose une carte de plus face cachée ou dit «&#x202f;terminé&#x202f;». Quand les deux ont terminé, l’un après l’autre, toutes les cartes sont retournées.</translation>
    </message>
    <message>
        <source>A card once laid can&apos;t be taken back.</source>
        <translation>Une carte posée ne peut pas être reprise.</translation>
    </message>
    <message>
        <source>Play any card face up and bid at least a penny. The others who have a card and a penny may join with a card and a bid of their own. Bids may be raised, but never taken back.</source>
        <translation>Jouez face visible une carte de votre choix et enchérissez d’au moins un sou. Les autres, s’ils ont une carte et un sou, peuvent entrer avec une carte et une enchère à eux. Une enchère peut être relancée, jamais reprise.</translation>
    </message>
    <message>
        <source>Clockwise, each player joins, raises, or stands. Bidding ends when everyone stands, one after another, including the last to raise. Until then, those who stood may still join or raise.</source>
        <translation>Dans le sens horaire, chaque joueur entre, relance ou s’abstient. Les enchères se terminent quand tous s’abstiennent, l’un après l’autre, y compris le dernier à avoir relancé. D’ici là, ceux qui se sont abstenus peuvent encore entrer ou relancer.</translation>
    </message>
    <message>
        <source>The most pennies win; there is no second place.</source>
        <translation>Celui qui a le plus de sous gagne&#x202f;; il n’y a pas de deuxième place.</translation>
    </message>
    <message>
        <source>Players who tie share the win. Pennies still in the centre belong to nobody.</source>
        <translation>Les joueurs à égalité partagent la victoire. Les sous encore au centre ne sont à personne.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Who are you talking to?</source>
        <translation>À qui parlez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>I hold…</source>
        <translation>J’ai…</translation>
    </message>
    <message>
        <source>claim cards in your hand</source>
        <translation>affirmer avoir des cartes en main</translation>
    </message>
    <message>
        <source>Which cards do you claim?</source>
        <translation>Quelles cartes prétendez-vous avoir&#x202f;?</translation>
    </message>
    <message>
        <source>What total do you claim?</source>
        <translation>Quel total affirmez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>claim the total you have laid</source>
        <translation>affirmer le total que vous avez posé</translation>
    </message>
    <message>
        <source>On the table…</source>
        <translation>Sur la table…</translation>
    </message>
    <message>
        <source>is ahead</source>
        <translation>est en tête</translation>
    </message>
    <message>
        <source>broke their word</source>
        <translation>a manqué à sa parole</translation>
    </message>
    <message>
        <source>bluffs</source>
        <translation>bluffe</translation>
    </message>
    <message>
        <source>I&apos;ll play…</source>
        <translation>Je jouerai…</translation>
    </message>
    <message>
        <source>promise a card in your contract</source>
        <translation>promettre une carte dans votre contrat</translation>
    </message>
    <message>
        <source>Which card do you promise?</source>
        <translation>Quelle carte promettez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>Trêve</translation>
    </message>
    <message>
        <source>leave a player alone</source>
        <translation>laisser un joueur en paix</translation>
    </message>
    <message>
        <source>Who will you leave alone?</source>
        <translation>Qui laissez-vous en paix&#x202f;?</translation>
    </message>
    <message>
        <source>For how long?</source>
        <translation>Pour combien de temps&#x202f;?</translation>
    </message>
    <message>
        <source>Threaten</source>
        <translation>Menacer</translation>
    </message>
    <message>
        <source>threaten a player</source>
        <translation>menacer un joueur</translation>
    </message>
    <message>
        <source>Who do you threaten?</source>
        <translation>Qui menacez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>When will you strike?</source>
        <translation>Quand frapperez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Spare me</source>
        <translation>Épargnez-moi</translation>
    </message>
    <message>
        <source>ask to be left alone</source>
        <translation>demander qu’on vous laisse en paix</translation>
    </message>
    <message>
        <source>Who do you ask?</source>
        <translation>À qui le demandez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Beware of…</source>
        <translation>Méfiez-vous de…</translation>
    </message>
    <message>
        <source>warn about a player</source>
        <translation>mettre en garde contre un joueur</translation>
    </message>
    <message>
        <source>Who is the warning about?</source>
        <translation>Contre qui mettez-vous en garde&#x202f;?</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace, as on a card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>true</source>
        <translation>vrai</translation>
    </message>
    <message>
        <source>You bluffed</source>
        <translation>Vous avez bluffé</translation>
    </message>
    <message>
        <source>{who} bluffed</source>
        <translation>{who} a bluffé</translation>
    </message>
    <message>
        <source>a bluff</source>
        <translation>un bluff</translation>
    </message>
    <message>
        <source>claimed to hold {cards}</source>
        <translation>«&#x202f;J’ai {cards}&#x202f;»</translation>
    </message>
    <message>
        <source>claimed {total} on the table</source>
        <translation>«&#x202f;J’ai {total} sur la table&#x202f;»</translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <translation>en fait {cards}</translation>
    </message>
    <message>
        <source>You broke a promise</source>
        <translation>Vous avez manqué à une promesse</translation>
    </message>
    <message>
        <source>{who} broke a promise</source>
        <translation>{who} a manqué à une promesse</translation>
    </message>
    <message>
        <source>You broke the agreement</source>
        <translation>Vous avez rompu l’accord</translation>
    </message>
    <message>
        <source>{who} broke the agreement</source>
        <translation>{who} a rompu l’accord</translation>
    </message>
    <message>
        <source>Both kept their word</source>
        <translation>Chacun a tenu parole</translation>
    </message>
    <message>
        <source>promised {card}</source>
        <translation>«&#x202f;Je jouerai {card}&#x202f;»</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>en fait {card}</translation>
    </message>
    <message>
        <source>You broke a truce</source>
        <translation>Vous avez rompu une trêve</translation>
    </message>
    <message>
        <source>{who} broke a truce</source>
        <translation>{who} a rompu une trêve</translation>
    </message>
    <message>
        <source>carried out</source>
        <translation>mise à exécution</translation>
    </message>
    <message>
        <source>an empty threat</source>
        <translation>une menace en l’air</translation>
    </message>
    <message>
        <source>You carried out a threat</source>
        <translation>Vous avez mis une menace à exécution</translation>
    </message>
    <message>
        <source>{who} carried out a threat</source>
        <translation>{who} a mis une menace à exécution</translation>
    </message>
    <message>
        <source>Contracts, promises and truces count; claims and threats don&apos;t.</source>
        <translation>Contrats, promesses et trêves comptent&#x202f;; affirmations et menaces, non.</translation>
    </message>
    <message>
        <source>Contract: {who} {card}, {partner} {other}</source>
        <translation>Contrat&#x202f;: {who} {card}, {partner} {other}</translation>
    </message>
    <message>
        <source>Attack: {who} {total}, {victim} {other}</source>
        <translation>Attaque&#x202f;: {who} {total}, {victim} {other}</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>parole tenue</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>parole non tenue</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>un deux</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un trois</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>un quatre</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinq</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>un six</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>un sept</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>un huit</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>un neuf</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un dix</translation>
    </message>
    <message>
        <source>an eleven</source>
        <translation>un onze</translation>
    </message>
    <message>
        <source>a card worth {value}</source>
        <translation>une carte valant {value}</translation>
    </message>
    <message>
        <source>{count} {cards}</source>
        <translation>{count} {cards}</translation>
    </message>
    <message numerus="yes">
        <source>aces</source>
        <comment>several</comment>
        <translation>
            <numerusform>as</numerusform>
            <numerusform>as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>twos</source>
        <comment>several</comment>
        <translation>
            <numerusform>deux</numerusform>
            <numerusform>deux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threes</source>
        <comment>several</comment>
        <translation>
            <numerusform>trois</numerusform>
            <numerusform>trois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fours</source>
        <comment>several</comment>
        <translation>
            <numerusform>quatre</numerusform>
            <numerusform>quatre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fives</source>
        <comment>several</comment>
        <translation>
            <numerusform>cinq</numerusform>
            <numerusform>cinq</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sixes</source>
        <comment>several</comment>
        <translation>
            <numerusform>six</numerusform>
            <numerusform>six</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>sept</numerusform>
            <numerusform>sept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>eights</source>
        <comment>several</comment>
        <translation>
            <numerusform>huit</numerusform>
            <numerusform>huit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nines</source>
        <comment>several</comment>
        <translation>
            <numerusform>neuf</numerusform>
            <numerusform>neuf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tens</source>
        <comment>several</comment>
        <translation>
            <numerusform>dix</numerusform>
            <numerusform>dix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>elevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>onze</numerusform>
            <numerusform>onze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards worth {value}</source>
        <comment>several</comment>
        <translation>
            <numerusform>carte valant {value}</numerusform>
            <numerusform>cartes valant {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>un tour</translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <comment>several</comment>
        <translation>
            <numerusform>{count} tour</numerusform>
            <numerusform>{count} tours</numerusform>
        </translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} et {last}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}.</source>
        <translation>J’ai {cards}.</translation>
    </message>
    <message>
        <source>For what it&apos;s worth, I have {cards}.</source>
        <translation>Si ça peut vous intéresser, j’ai {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m holding {cards}.</source>
        <translation>En main, j’ai {cards}.</translation>
    </message>
    <message>
        <source>Just so you know, I have {cards}.</source>
        <translation>Pour votre gouverne, j’ai {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m sitting here with {cards}.</source>
        <translation>Me voilà ici avec {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s no secret: I have {cards}.</source>
        <translation>Ce n’est un secret pour personne&#x202f;: j’ai {cards}.</translation>
    </message>
    <message>
        <source>{cards}, that&apos;s what I can bring to the table.</source>
        <translation>{cards}, voilà ce que je peux apporter à la table.</translation>
    </message>
    <message>
        <source>What I&apos;ve got down there comes to {total}.</source>
        <translation>Ce que j’ai posé là fait {total}.</translation>
    </message>
    <message>
        <source>My side adds up to {total}.</source>
        <translation>De mon côté, ça fait {total}.</translation>
    </message>
    <message>
        <source>You&apos;re looking at {total}.</source>
        <translation>Vous avez {total} sous les yeux.</translation>
    </message>
    <message>
        <source>Turn mine over and you&apos;ll count {total}.</source>
        <translation>Retournez les miennes, vous compterez {total}.</translation>
    </message>
    <message>
        <source>That&apos;s {total} I&apos;ve put down.</source>
        <translation>C’est {total} que j’ai posé là.</translation>
    </message>
    <message>
        <source>You&apos;re up against {total}.</source>
        <translation>Vous avez {total} en face de vous.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}.</source>
        <translation>Je jouerai {card}.</translation>
    </message>
    <message>
        <source>My card will be {card}.</source>
        <translation>Ma carte sera {card}.</translation>
    </message>
    <message>
        <source>Count on me for {card}.</source>
        <translation>Comptez sur moi pour {card}.</translation>
    </message>
    <message>
        <source>I promise you {card}, nothing else.</source>
        <translation>Je vous promets {card}, rien d’autre.</translation>
    </message>
    <message>
        <source>{card} it is. You have my word.</source>
        <translation>Ce sera {card}. Vous avez ma parole.</translation>
    </message>
    <message>
        <source>You&apos;ll see {card} from me when we turn them over.</source>
        <translation>Vous verrez {card} de ma part quand on retournera.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll leave you alone for {turns}.</source>
        <translation>{who}, je vous laisse en paix pendant {turns}.</translation>
    </message>
    <message>
        <source>Peace, {who}? I&apos;ll keep it for {turns}.</source>
        <translation>La paix, {who}&#x202f;? Je la respecte pendant {turns}.</translation>
    </message>
    <message>
        <source>For {turns} you have nothing to fear from me, {who}.</source>
        <translation>Pendant {turns}, vous n’avez rien à craindre de moi, {who}.</translation>
    </message>
    <message>
        <source>Let&apos;s leave it there, {who}. I won&apos;t lay a card against you for {turns}.</source>
        <translation>Restons-en là, {who}. Pas une carte contre vous pendant {turns}.</translation>
    </message>
    <message>
        <source>I won&apos;t touch your pennies for {turns}, {who}.</source>
        <translation>Je ne touche pas à vos sous pendant {turns}, {who}.</translation>
    </message>
    <message>
        <source>You needn&apos;t watch me for {turns}, {who}.</source>
        <translation>Inutile de me surveiller pendant {turns}, {who}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll come for your pennies.</source>
        <translation>{who}, {when}, je viendrai chercher vos sous.</translation>
    </message>
    <message>
        <source>Think twice, {who}: {when}, you&apos;re next.</source>
        <translation>Réfléchissez bien, {who}&#x202f;: {when}, vous êtes le prochain nom sur ma liste.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll be after you {when}.</source>
        <translation>{who}, vous m’aurez sur le dos {when}.</translation>
    </message>
    <message>
        <source>I won&apos;t forget it, {who}, {when}.</source>
        <translation>Je ne l’oublierai pas, {who}, {when}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll spend my next turn on you.</source>
        <translation>{who}, {when}, mon prochain tour sera pour vous.</translation>
    </message>
    <message>
        <source>I&apos;ll say this once, {who}: {when}, you&apos;ll pay for it.</source>
        <translation>Je ne le dirai qu’une fois, {who}&#x202f;: {when}, vous le paierez.</translation>
    </message>
    <message>
        <source>Leave me out of it this once.</source>
        <translation>Pour une fois, laissez-moi en dehors de ça.</translation>
    </message>
    <message>
        <source>Please, not me.</source>
        <translation>S’il vous plaît, pas moi.</translation>
    </message>
    <message>
        <source>I have little enough. Try someone else.</source>
        <translation>J’ai déjà si peu. Voyez ailleurs.</translation>
    </message>
    <message>
        <source>Spare me, and I&apos;ll remember it.</source>
        <translation>Épargnez-moi, et je m’en souviendrai.</translation>
    </message>
    <message>
        <source>There isn&apos;t much to be had from me.</source>
        <translation>Il n’y a pas grand-chose à tirer de moi.</translation>
    </message>
    <message>
        <source>Give me a turn to catch my breath.</source>
        <translation>Laissez-moi un tour pour souffler.</translation>
    </message>
    <message>
        <source>Watch {who}. {why}</source>
        <translation>Surveillez {who}. {why}</translation>
    </message>
    <message>
        <source>Mind {who}. {why}</source>
        <translation>Attention à {who}. {why}</translation>
    </message>
    <message>
        <source>Has everyone been watching {who}? {why}</source>
        <translation>Tout le monde a l’œil sur {who}, j’espère&#x202f;? {why}</translation>
    </message>
    <message>
        <source>Think about {who} for a moment. {why}</source>
        <translation>Pensez un instant à {who}. {why}</translation>
    </message>
    <message>
        <source>Don&apos;t lose sight of {who}. {why}</source>
        <translation>Ne perdez pas {who} de vue. {why}</translation>
    </message>
    <message>
        <source>We should talk about {who}. {why}</source>
        <translation>Il faudrait s’occuper un peu du cas {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}, écoutez. {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>Un mot, {who}. {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>C’est pour vous, {who}. {said}</translation>
    </message>
    <message>
        <source>{said} That&apos;s for you, {who}.</source>
        <translation>{said} C’est pour vous, {who}.</translation>
    </message>
    <message>
        <source>I don&apos;t mind saying it: I hold {cards}.</source>
        <translation>Je n’ai pas honte de le dire&#x202f;: j’ai {cards}.</translation>
    </message>
    <message>
        <source>{cards}. You can check me on that later.</source>
        <translation>{cards}. Vous pourrez vérifier plus tard.</translation>
    </message>
    <message>
        <source>To be exact, I have {cards}.</source>
        <translation>Pour être exact&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>I&apos;d rather you knew it from me: {cards}.</source>
        <translation>Je préfère que vous l’appreniez de moi&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Cards on the table, so to speak: {cards}.</source>
        <translation>Cartes sur table, si j’ose dire&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}. I wouldn&apos;t say so if it weren&apos;t.</source>
        <translation>C’est {total}. Je ne le dirais pas si c’était faux.</translation>
    </message>
    <message>
        <source>{total}, and you&apos;ll see that it&apos;s {total}.</source>
        <translation>{total}, et vous verrez que c’est bien {total}.</translation>
    </message>
    <message>
        <source>In fairness, I should tell you mine come to {total}.</source>
        <translation>Par honnêteté, je dois vous dire que j’en suis à {total}.</translation>
    </message>
    <message>
        <source>I don&apos;t bluff. It&apos;s {total}.</source>
        <translation>Je ne bluffe pas. C’est {total}.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, as agreed.</source>
        <translation>Je jouerai {card}, comme convenu.</translation>
    </message>
    <message>
        <source>{card}. My word has to be good for something.</source>
        <translation>{card}. Il faut bien que ma parole vaille quelque chose.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card} from me. I hope for the same.</source>
        <translation>Vous aurez {card} de moi. J’espère la même chose en retour.</translation>
    </message>
    <message>
        <source>I give you my word on {card}.</source>
        <translation>{card}, je vous en donne ma parole.</translation>
    </message>
    <message>
        <source>We said {card}, so {card} it is.</source>
        <translation>On a dit {card}, donc ce sera {card}.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll keep the peace with you for {turns}, and I do keep count.</source>
        <translation>{who}, la paix entre nous pendant {turns}, et je sais compter les tours.</translation>
    </message>
    <message>
        <source>I give you my word, {who}: {turns} of peace.</source>
        <translation>Je vous donne ma parole, {who}&#x202f;: la paix pendant {turns}.</translation>
    </message>
    <message>
        <source>I&apos;ll leave you be for {turns}, {who}, and ask for nothing in return.</source>
        <translation>Je vous laisse tranquille pendant {turns}, {who}, sans rien demander en retour.</translation>
    </message>
    <message>
        <source>You have my promise for {turns}, {who}. I&apos;ve never broken one.</source>
        <translation>Vous avez ma promesse pour {turns}, {who}. Je n’en ai jamais rompu.</translation>
    </message>
    <message>
        <source>I&apos;d rather not, {who}, but {when}, I&apos;ll have to answer it.</source>
        <translation>Je préférerais éviter, {who}, mais {when}, je devrai répondre.</translation>
    </message>
    <message>
        <source>So that we understand each other, {who}: {when}, I&apos;ll return it.</source>
        <translation>Qu’on se comprenne bien, {who}&#x202f;: {when}, je rendrai le coup.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll do the same to you. That&apos;s only fair.</source>
        <translation>{who}, {when}, je vous ferai la même chose. C’est de bonne guerre.</translation>
    </message>
    <message>
        <source>Fair warning, {who}: {when}, I&apos;ll hit back.</source>
        <translation>En toute loyauté, {who}, je préviens&#x202f;: {when}, je riposte.</translation>
    </message>
    <message>
        <source>I&apos;ve kept to what I said. Please bear that in mind.</source>
        <translation>J’ai tenu ce que j’ai dit. Pensez-y, s’il vous plaît.</translation>
    </message>
    <message>
        <source>I&apos;m asking you fairly: let me have this turn.</source>
        <translation>Je vous le demande loyalement&#x202f;: laissez-moi ce tour.</translation>
    </message>
    <message>
        <source>You&apos;d lose a good partner in me.</source>
        <translation>Vous perdriez un bon partenaire.</translation>
    </message>
    <message>
        <source>I&apos;ve dealt straight with you. Deal kindly with me.</source>
        <translation>J’ai joué franc jeu avec vous. Un peu d’indulgence.</translation>
    </message>
    <message>
        <source>I don&apos;t like to say it of {who}, but it&apos;s true. {why}</source>
        <translation>Sur {who}, je n’aime pas le dire, mais c’est la vérité. {why}</translation>
    </message>
    <message>
        <source>You should know this about {who}. {why}</source>
        <translation>Vous devriez savoir une chose sur {who}. {why}</translation>
    </message>
    <message>
        <source>In fairness to all of us, look at {who}. {why}</source>
        <translation>Par égard pour nous tous, regardez {who}. {why}</translation>
    </message>
    <message>
        <source>I only say what I&apos;ve seen. Look at {who}. {why}</source>
        <translation>Je ne dis que ce que j’ai vu. Regardez {who}. {why}</translation>
    </message>
    <message>
        <source>With respect, {who}. {said}</source>
        <translation>Avec tout mon respect, {who}. {said}</translation>
    </message>
    <message>
        <source>{who}, I&apos;d like you to know this. {said}</source>
        <translation>{who}, j’aimerais que vous le sachiez. {said}</translation>
    </message>
    <message>
        <source>Honestly, {who}? {said}</source>
        <translation>Franchement, {who}&#x202f;? {said}</translation>
    </message>
    <message>
        <source>{said} You have my word, {who}.</source>
        <translation>{said} Vous avez ma parole, {who}.</translation>
    </message>
    <message>
        <source>You and I could do business: I have {cards}.</source>
        <translation>On pourrait faire affaire, vous et moi&#x202f;: j’ai {cards}.</translation>
    </message>
    <message>
        <source>Let&apos;s talk terms. I can bring {cards}.</source>
        <translation>Parlons conditions. Je peux apporter {cards}.</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m open to offers.</source>
        <translation>J’ai {cards}, et j’écoute toute offre.</translation>
    </message>
    <message>
        <source>As it happens, I&apos;m holding {cards}. Anyone interested?</source>
        <translation>Il se trouve que j’ai {cards}. Avis aux amateurs&#x202f;?</translation>
    </message>
    <message>
        <source>{cards}, to the highest bidder.</source>
        <translation>{cards}, au plus offrant.</translation>
    </message>
    <message>
        <source>{total}, there. Do the sums.</source>
        <translation>{total}, voilà. Faites vos comptes.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, so save yourself the expense.</source>
        <translation>C’est {total}, épargnez-vous donc la dépense.</translation>
    </message>
    <message>
        <source>Between friends: {total}.</source>
        <translation>Entre amis&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>You&apos;d be throwing good cards after bad. It&apos;s {total}.</source>
        <translation>Ce serait jeter de bonnes cartes après de mauvaises. C’est {total}.</translation>
    </message>
    <message>
        <source>{card} from me. It pays for both of us.</source>
        <translation>{card} de ma part. On y gagne tous les deux.</translation>
    </message>
    <message>
        <source>Of course I&apos;ll play {card}. Why wouldn&apos;t I?</source>
        <translation>Bien sûr que je jouerai {card}. Pourquoi ferais-je autre chose&#x202f;?</translation>
    </message>
    <message>
        <source>{card}, then. You won&apos;t get a better bargain.</source>
        <translation>{card}, donc. Vous ne trouverez pas mieux à ce prix.</translation>
    </message>
    <message>
        <source>Put me down for {card}.</source>
        <translation>Notez {card} pour moi.</translation>
    </message>
    <message>
        <source>{card}, partner. Strictly business.</source>
        <translation>{card}, partenaire. Les affaires sont les affaires.</translation>
    </message>
    <message>
        <source>{turns} of quiet, {who}. We&apos;ll both profit by it.</source>
        <translation>{turns} au calme, {who}. On y gagnera tous les deux.</translation>
    </message>
    <message>
        <source>{who}, shall we say {turns}? After that we&apos;ll see.</source>
        <translation>{who}, disons {turns}&#x202f;? Après, on verra.</translation>
    </message>
    <message>
        <source>I have better business than you for {turns}, {who}.</source>
        <translation>J’ai mieux à faire que vous pendant {turns}, {who}.</translation>
    </message>
    <message>
        <source>Let&apos;s not waste money on each other, {who}. {turns}?</source>
        <translation>Ne gaspillons pas d’argent l’un contre l’autre, {who}. {turns}&#x202f;?</translation>
    </message>
    <message>
        <source>{who}, {when}, my plans change, and you&apos;re in them.</source>
        <translation>{who}, {when}, je change mes plans, et vous en faites partie.</translation>
    </message>
    <message>
        <source>That would cost you dear, {who}, {when}.</source>
        <translation>Ça vous coûterait cher, {who}, {when}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I know where to find my next pennies.</source>
        <translation>{who}, {when}, je sais où trouver mes prochains sous.</translation>
    </message>
    <message>
        <source>Bad investment, {who}: {when}, I&apos;ll collect the debt from you.</source>
        <translation>Mauvais placement, {who}&#x202f;: {when}, je viendrai encaisser la dette chez vous.</translation>
    </message>
    <message>
        <source>There are better bargains than me at this table.</source>
        <translation>Il y a de meilleures affaires que moi à cette table.</translation>
    </message>
    <message>
        <source>Let me go, and the next good deal is yours.</source>
        <translation>Laissez-moi filer, et la prochaine bonne affaire est pour vous.</translation>
    </message>
    <message>
        <source>I&apos;m worth more to you with pennies than without.</source>
        <translation>Je vaux plus pour vous avec des sous que sans.</translation>
    </message>
    <message>
        <source>Where&apos;s the profit in it? I&apos;ve hardly anything.</source>
        <translation>Où est le bénéfice&#x202f;? Je n’ai presque rien.</translation>
    </message>
    <message>
        <source>If I were you, I&apos;d look at {who}. {why}</source>
        <translation>À votre place, j’aurais {who} à l’œil. {why}</translation>
    </message>
    <message>
        <source>There&apos;s money to be made out of {who}. {why}</source>
        <translation>Il y a de l’argent à se faire avec {who}. {why}</translation>
    </message>
    <message>
        <source>Funny that nobody mentions {who}. {why}</source>
        <translation>C’est drôle, personne ne mentionne {who}. {why}</translation>
    </message>
    <message>
        <source>My advice, free of charge: {who}. {why}</source>
        <translation>Mon conseil, et il est gratuit&#x202f;: {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, a proposal. {said}</source>
        <translation>{who}, une proposition. {said}</translation>
    </message>
    <message>
        <source>Between you and me, {who}. {said}</source>
        <translation>Entre vous et moi, {who}. {said}</translation>
    </message>
    <message>
        <source>{said} Think it over, {who}.</source>
        <translation>{said} Réfléchissez-y, {who}.</translation>
    </message>
    <message>
        <source>My dear {who}. {said}</source>
        <translation>Mais voyons, {who}. {said}</translation>
    </message>
    <message>
        <source>I have {cards}. Not that anyone ever believes me.</source>
        <translation>J’ai {cards}. De toute façon, personne ne me croit jamais.</translation>
    </message>
    <message>
        <source>{cards}, and I know who they&apos;re meant for.</source>
        <translation>{cards}, et je sais déjà pour qui.</translation>
    </message>
    <message>
        <source>I&apos;ve been saving {cards} for certain people.</source>
        <translation>J’ai gardé {cards} pour certaines personnes.</translation>
    </message>
    <message>
        <source>Write it down: I have {cards}. You&apos;ll remember it soon enough.</source>
        <translation>Notez-le&#x202f;: j’ai {cards}. Vous vous en souviendrez bien assez tôt.</translation>
    </message>
    <message>
        <source>{cards}. Some of you will wish you&apos;d been nicer to me.</source>
        <translation>{cards}. Il y en a qui regretteront de ne pas avoir été plus gentils.</translation>
    </message>
    <message>
        <source>{total}. I&apos;ve waited a long time to say that.</source>
        <translation>{total}. J’attendais depuis longtemps de dire ça.</translation>
    </message>
    <message>
        <source>This time it&apos;s {total}.</source>
        <translation>Cette fois, c’est {total}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, for what was done to me.</source>
        <translation>C’est {total}, pour ce qu’on m’a fait.</translation>
    </message>
    <message>
        <source>{total}. Now you&apos;ll know how it feels.</source>
        <translation>{total}. Vous allez savoir ce que ça fait.</translation>
    </message>
    <message>
        <source>{card} from me. And I&apos;ll remember what comes from you.</source>
        <translation>{card} de ma part. Et je retiendrai ce qui viendra de vous.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}. Don&apos;t make me regret it.</source>
        <translation>Je jouerai {card}. Ne me le faites pas regretter.</translation>
    </message>
    <message>
        <source>{card}. I&apos;ve been let down before, so don&apos;t you try it.</source>
        <translation>{card}. On m’a déjà fait le coup, alors n’essayez pas.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card}. Cheat me, and it&apos;s the last thing you&apos;ll ever get.</source>
        <translation>Vous aurez {card}. Trichez, et ce sera la dernière chose que vous aurez de moi.</translation>
    </message>
    <message>
        <source>{card}, this once. I haven&apos;t forgotten what people are like.</source>
        <translation>{card}, pour cette fois. Je n’ai pas oublié de quoi les gens sont capables.</translation>
    </message>
    <message>
        <source>{turns}, {who}. I haven&apos;t forgiven you, I&apos;m only waiting.</source>
        <translation>{turns}, {who}. Je ne vous ai pas pardonné, j’attends, c’est tout.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll let it lie for {turns}. No longer.</source>
        <translation>{who}, je laisse passer {turns}. Pas plus.</translation>
    </message>
    <message>
        <source>You&apos;ll get {turns} of peace from me, {who}, and then we&apos;ll settle up.</source>
        <translation>Vous aurez la paix pendant {turns}, {who}, et après on réglera nos comptes.</translation>
    </message>
    <message>
        <source>I&apos;m not forgetting anything, {who}, but you have {turns}.</source>
        <translation>Je n’oublie rien, {who}, mais vous avez {turns}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll have it back with interest.</source>
        <translation>{who}, {when}, je reprendrai tout, avec les intérêts.</translation>
    </message>
    <message>
        <source>I keep a list, {who}, and {when}, you&apos;re at the top of it.</source>
        <translation>Je tiens une liste, {who}, et {when}, vous serez tout en haut.</translation>
    </message>
    <message>
        <source>{who}, {when}, you&apos;ll never hear the end of it.</source>
        <translation>{who}, {when}, vous n’avez pas fini d’en entendre parler.</translation>
    </message>
    <message>
        <source>I never forget a face, {who}. {when}, you&apos;ll see mine.</source>
        <translation>Je n’oublie jamais un visage, {who}. {when}, vous reverrez le mien.</translation>
    </message>
    <message>
        <source>It&apos;s always me. Pick on someone else for once.</source>
        <translation>C’est toujours moi. Prenez quelqu’un d’autre, pour changer.</translation>
    </message>
    <message>
        <source>Haven&apos;t I lost enough to all of you?</source>
        <translation>Je ne vous ai pas déjà assez donné, à tous&#x202f;?</translation>
    </message>
    <message>
        <source>I&apos;ll remember who left me alone. And who didn&apos;t.</source>
        <translation>Je me souviendrai de qui m’a fichu la paix. Et des autres.</translation>
    </message>
    <message>
        <source>Go on, then. Everyone else has had a turn at me.</source>
        <translation>Allez-y, je vous en prie. Tous les autres se sont déjà servis.</translation>
    </message>
    <message>
        <source>I haven&apos;t forgotten about {who}. {why}</source>
        <translation>Je n’ai pas oublié {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, of course. Who else? {why}</source>
        <translation>{who}, évidemment. Qui d’autre&#x202f;? {why}</translation>
    </message>
    <message>
        <source>Ask me about {who}. {why}</source>
        <translation>Interrogez-moi donc sur {who}. {why}</translation>
    </message>
    <message>
        <source>{who} is on my list, and should be on yours. {why}</source>
        <translation>{who} est sur ma liste, et devrait être sur la vôtre. {why}</translation>
    </message>
    <message>
        <source>I remember you, {who}. {said}</source>
        <translation>Je me souviens de vous, {who}. {said}</translation>
    </message>
    <message>
        <source>{who}, you of all people. {said}</source>
        <translation>{who}, surtout vous. {said}</translation>
    </message>
    <message>
        <source>{said} I won&apos;t forget it, {who}.</source>
        <translation>{said} Je ne l’oublierai pas, {who}.</translation>
    </message>
    <message>
        <source>Don&apos;t look away, {who}. {said}</source>
        <translation>Ne détournez pas les yeux, {who}. {said}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}. Who wants some?</source>
        <translation>J’ai {cards}. Qui en veut&#x202f;?</translation>
    </message>
    <message>
        <source>{cards}. Out of my way.</source>
        <translation>{cards}. Dégagez.</translation>
    </message>
    <message>
        <source>See this fist? {cards}.</source>
        <translation>Vous voyez ce poing&#x202f;? {cards}.</translation>
    </message>
    <message>
        <source>{cards}, right here. Come and get them.</source>
        <translation>{cards}, juste ici. Venez les chercher.</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}, and you&apos;ve got nothing.</source>
        <translation>J’ai {cards}, et vous, vous n’avez rien.</translation>
    </message>
    <message>
        <source>{total}! Give up.</source>
        <translation>{total}&#x202f;! Abandonnez.</translation>
    </message>
    <message>
        <source>That&apos;s {total}. You can&apos;t beat it.</source>
        <translation>C’est {total}. Vous ne passerez pas.</translation>
    </message>
    <message>
        <source>{total} on my side. Go on, waste a card.</source>
        <translation>{total} de mon côté. Allez-y, gâchez une carte.</translation>
    </message>
    <message>
        <source>{total}, and I&apos;m not even trying.</source>
        <translation>{total}, et je ne force même pas.</translation>
    </message>
    <message>
        <source>I&apos;m playing {card}. You&apos;d better play yours.</source>
        <translation>Je joue {card}. Vous avez intérêt à jouer la vôtre.</translation>
    </message>
    <message>
        <source>{card}, and no nonsense from you.</source>
        <translation>{card}, et pas d’entourloupe.</translation>
    </message>
    <message>
        <source>You heard me: {card}.</source>
        <translation>Vous avez bien entendu&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>I said {card}, so it&apos;s {card}.</source>
        <translation>J’ai dit {card}, c’est {card}.</translation>
    </message>
    <message>
        <source>{card}. And don&apos;t you dare cross me.</source>
        <translation>{card}. Et n’essayez pas de me doubler.</translation>
    </message>
    <message>
        <source>I&apos;m in a good mood, {who}. You get {turns}.</source>
        <translation>Je suis de bonne humeur, {who}. Vous avez {turns}.</translation>
    </message>
    <message>
        <source>{who}, you may breathe for {turns}.</source>
        <translation>{who}, vous pouvez respirer pendant {turns}.</translation>
    </message>
    <message>
        <source>{turns} off, {who}. Say thank you.</source>
        <translation>{turns} de répit, {who}. On dit merci.</translation>
    </message>
    <message>
        <source>Lucky you, {who}. I&apos;ll let you live for {turns}.</source>
        <translation>Quelle chance, {who}. Je vous laisse vivre {turns}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll take every penny you&apos;ve got.</source>
        <translation>{who}, {when}, je vous prends jusqu’au dernier sou.</translation>
    </message>
    <message>
        <source>Just try it, {who}. {when}, you&apos;re finished.</source>
        <translation>Essayez un peu, {who}. {when}, c’est la fin pour vous.</translation>
    </message>
    <message>
        <source>{who}! {when}, I&apos;ll flatten you.</source>
        <translation>{who}&#x202f;! {when}, je vous écrase.</translation>
    </message>
    <message>
        <source>You&apos;ve been warned, {who}. {when}, I&apos;ll clean you out.</source>
        <translation>Vous voilà au courant, {who}. {when}, je vous plume.</translation>
    </message>
    <message>
        <source>You don&apos;t want to do that to me. You really don&apos;t.</source>
        <translation>Ne me faites pas ça. Vous pourriez le regretter.</translation>
    </message>
    <message>
        <source>Pick on the others. I&apos;ll look the other way.</source>
        <translation>Prenez-vous-en aux autres. Je regarderai ailleurs.</translation>
    </message>
    <message>
        <source>Back off, and I&apos;ll leave you something.</source>
        <translation>Reculez, et je vous laisserai quelque chose.</translation>
    </message>
    <message>
        <source>Bad idea. Choose someone smaller.</source>
        <translation>Mauvaise idée. Choisissez plus petit que moi.</translation>
    </message>
    <message>
        <source>Get {who}, all of you. {why}</source>
        <translation>Tous sur {who}. {why}</translation>
    </message>
    <message>
        <source>Are you asleep? Look at {who}! {why}</source>
        <translation>Vous dormez ou quoi&#x202f;? Regardez {who}&#x202f;! {why}</translation>
    </message>
    <message>
        <source>Someone stop {who}. {why}</source>
        <translation>Que quelqu’un arrête {who}. {why}</translation>
    </message>
    <message>
        <source>What are you waiting for? It&apos;s {who} you want. {why}</source>
        <translation>Qu’est-ce que vous attendez&#x202f;? C’est {who} qu’il faut viser. {why}</translation>
    </message>
    <message>
        <source>Hey, {who}! {said}</source>
        <translation>Hé, {who}&#x202f;! {said}</translation>
    </message>
    <message>
        <source>You there, {who}! {said}</source>
        <translation>Vous, là, {who}&#x202f;! {said}</translation>
    </message>
    <message>
        <source>{said} Got it, {who}?</source>
        <translation>{said} Compris, {who}&#x202f;?</translation>
    </message>
    <message>
        <source>Shut up and listen, {who}. {said}</source>
        <translation>Taisez-vous et écoutez, {who}. {said}</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m keeping them.</source>
        <translation>J’ai {cards}, et je les garde.</translation>
    </message>
    <message>
        <source>{cards}. All put by.</source>
        <translation>{cards}. Tout est mis de côté.</translation>
    </message>
    <message>
        <source>No need to look in here. Just {cards}.</source>
        <translation>Pas la peine de regarder par ici. Juste {cards}.</translation>
    </message>
    <message>
        <source>I&apos;ve saved up {cards}.</source>
        <translation>J’ai économisé {cards}.</translation>
    </message>
    <message>
        <source>{cards}. I&apos;d hate to part with them.</source>
        <translation>{cards}. Ça me ferait mal de m’en séparer.</translation>
    </message>
    <message>
        <source>{total}, and it hurts me to see it lie there.</source>
        <translation>{total}, et ça me fend le cœur de les voir là.</translation>
    </message>
    <message>
        <source>That&apos;s {total} out of my savings. Please don&apos;t ask for more.</source>
        <translation>C’est {total} pris sur mes économies. Ne m’en demandez pas plus.</translation>
    </message>
    <message>
        <source>It&apos;s cost me {total} already.</source>
        <translation>Ça m’a déjà coûté {total}.</translation>
    </message>
    <message>
        <source>{total}. I can&apos;t afford more.</source>
        <translation>{total}. Je n’ai pas les moyens d’aller plus loin.</translation>
    </message>
    <message>
        <source>I can spare {card}. No more than that.</source>
        <translation>Je peux me défaire d’une carte&#x202f;: {card}. Pas plus.</translation>
    </message>
    <message>
        <source>{card}, if I must.</source>
        <translation>{card}, s’il le faut.</translation>
    </message>
    <message>
        <source>I&apos;ll part with {card} for this.</source>
        <translation>Pour ça, je veux bien lâcher {card}.</translation>
    </message>
    <message>
        <source>My share is {card}, and not a pip more.</source>
        <translation>Ma part, c’est {card}, et pas un point de plus.</translation>
    </message>
    <message>
        <source>{card}. Make it worth my while.</source>
        <translation>{card}. J’espère que ça en vaut la peine.</translation>
    </message>
    <message>
        <source>{who}, you keep yours and I&apos;ll keep mine, for {turns}.</source>
        <translation>{who}, gardez les vôtres et je garde les miens, pendant {turns}.</translation>
    </message>
    <message>
        <source>I&apos;m only minding my own pennies for {turns}, {who}.</source>
        <translation>Pendant {turns}, je ne m’occupe que de mes sous, {who}.</translation>
    </message>
    <message>
        <source>{turns} without spending anything, {who}. That suits us both.</source>
        <translation>{turns} sans rien dépenser, {who}. Ça nous arrange tous les deux.</translation>
    </message>
    <message>
        <source>Let&apos;s both save for {turns}, {who}.</source>
        <translation>Économisons tous les deux pendant {turns}, {who}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll open the chest, and you won&apos;t like it.</source>
        <translation>{who}, {when}, j’ouvre le coffre, et ça ne vous plaira pas.</translation>
    </message>
    <message>
        <source>I count everything, {who}. {when}, I&apos;ll collect.</source>
        <translation>Je compte tout, {who}. {when}, je viens encaisser.</translation>
    </message>
    <message>
        <source>{who}, {when}, I have big cards put by for you.</source>
        <translation>{who}, {when}, j’ai de grosses cartes en réserve pour vous.</translation>
    </message>
    <message>
        <source>Every penny is counted, {who}. {when}, I want it back.</source>
        <translation>Chaque sou est compté, {who}. {when}, je veux les ravoir.</translation>
    </message>
    <message>
        <source>Not my pennies. I know every one of them.</source>
        <translation>Pas mes sous. Je les connais tous un par un.</translation>
    </message>
    <message>
        <source>I&apos;ve saved so long for these. Please.</source>
        <translation>J’ai mis si longtemps à les économiser. S’il vous plaît.</translation>
    </message>
    <message>
        <source>Take it from those who throw it about.</source>
        <translation>Prenez plutôt à ceux qui jettent l’argent par les fenêtres.</translation>
    </message>
    <message>
        <source>Must you? I was saving those.</source>
        <translation>Vous y tenez vraiment&#x202f;? Je les mettais de côté.</translation>
    </message>
    <message>
        <source>I&apos;ve been counting, and it&apos;s {who}. {why}</source>
        <translation>J’ai fait les comptes, et c’est {who}. {why}</translation>
    </message>
    <message>
        <source>Hold on to your pennies when {who} looks at you. {why}</source>
        <translation>Tenez bien vos sous quand {who} vous regarde. {why}</translation>
    </message>
    <message>
        <source>I&apos;d lock things away from {who}. {why}</source>
        <translation>Devant {who}, je mettrais tout sous clé. {why}</translation>
    </message>
    <message>
        <source>Keep your purse shut near {who}. {why}</source>
        <translation>Gardez votre bourse fermée quand {who} approche. {why}</translation>
    </message>
    <message>
        <source>Quietly, {who}. {said}</source>
        <translation>Tout bas, {who}. {said}</translation>
    </message>
    <message>
        <source>Er, {who}? {said}</source>
        <translation>Euh, {who}&#x202f;? {said}</translation>
    </message>
    <message>
        <source>{said} If it&apos;s all the same to you, {who}.</source>
        <translation>{said} Si ça ne vous dérange pas, {who}.</translation>
    </message>
    <message>
        <source>You&apos;ll never guess what I&apos;ve got. All right, I&apos;ll tell you: {cards}!</source>
        <translation>Vous ne devinerez jamais ce que j’ai. Bon, je vous le dis&#x202f;: {cards}&#x202f;!</translation>
    </message>
    <message>
        <source>Oh, what a hand! {cards}, would you believe it?</source>
        <translation>Oh, quelle main&#x202f;! {cards}, vous y croyez, vous&#x202f;?</translation>
    </message>
    <message>
        <source>I really shouldn&apos;t say, but it&apos;s {cards}, and then some.</source>
        <translation>Je ne devrais vraiment pas le dire, mais c’est {cards}, et pas seulement.</translation>
    </message>
    <message>
        <source>Did I mention {cards}? Well, now I have.</source>
        <translation>Je ne vous ai pas dit&#x202f;? {cards}. Eh bien, voilà qui est fait.</translation>
    </message>
    <message>
        <source>Ask me what I&apos;ve got! Go on! {cards}!</source>
        <translation>Demandez-moi ce que j’ai&#x202f;! Allez&#x202f;! {cards}&#x202f;!</translation>
    </message>
    <message>
        <source>That&apos;s {total}, or my name isn&apos;t my name!</source>
        <translation>Ça fait {total}, ou je ne m’appelle plus comme je m’appelle&#x202f;!</translation>
    </message>
    <message>
        <source>Let me count again. Yes! {total}!</source>
        <translation>Attendez que je recompte. Oui&#x202f;! {total}&#x202f;!</translation>
    </message>
    <message>
        <source>{total}, no, don&apos;t look at me like that, {total}!</source>
        <translation>{total}, non, ne me regardez pas comme ça, {total}&#x202f;!</translation>
    </message>
    <message>
        <source>Ooh, this is exciting! It&apos;s {total}, I swear!</source>
        <translation>Ouh, c’est palpitant&#x202f;! C’est {total}, je le jure&#x202f;!</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, cross my heart, on my grandmother&apos;s teapot.</source>
        <translation>Je jouerai {card}, croix de bois, croix de fer, sur la théière de ma grand-mère.</translation>
    </message>
    <message>
        <source>{card}! I&apos;ve practically played it already.</source>
        <translation>{card}&#x202f;! C’est comme si c’était joué.</translation>
    </message>
    <message>
        <source>Shall we? I&apos;ll bring {card}, you bring yours, and off we go!</source>
        <translation>On y va&#x202f;? J’apporte {card}, vous apportez la vôtre, et c’est parti&#x202f;!</translation>
    </message>
    <message>
        <source>{card}, {card}, {card}. There, I&apos;ve said it three times.</source>
        <translation>{card}, {card}, {card}. Voilà, je l’ai dit trois fois.</translation>
    </message>
    <message>
        <source>Oh, you&apos;ll love this: {card}, just for you!</source>
        <translation>Oh, vous allez adorer&#x202f;: {card}, rien que pour vous&#x202f;!</translation>
    </message>
    <message>
        <source>{who}, dear {who}, let&apos;s be friends for {turns}!</source>
        <translation>{who}, cher ange, {who}, soyons amis pendant {turns}&#x202f;!</translation>
    </message>
    <message>
        <source>You and I, {who}, for {turns}, and not one harsh word!</source>
        <translation>Vous et moi, {who}, pendant {turns}, et pas un mot plus haut que l’autre&#x202f;!</translation>
    </message>
    <message>
        <source>Oh, {who}, quarrels are so tiring. How about {turns} off?</source>
        <translation>Oh, {who}, c’est si fatigant, les disputes. Et si on faisait une pause, {turns}&#x202f;?</translation>
    </message>
    <message>
        <source>Tell you what, {who}: {turns}, no fighting, and I&apos;ll even stop talking. Well, nearly.</source>
        <translation>Tenez, {who}&#x202f;: {turns} sans bagarre, et en plus je me tais. Enfin, presque.</translation>
    </message>
    <message>
        <source>Ooh, {who}, {when}, there&apos;ll be words! And cards!</source>
        <translation>Ouh, {who}, {when}, il y aura des mots&#x202f;! Et des cartes&#x202f;!</translation>
    </message>
    <message>
        <source>{who}, I&apos;m all smiles, but {when}, watch out!</source>
        <translation>{who}, je suis tout sourire, mais {when}, gare à vous&#x202f;!</translation>
    </message>
    <message>
        <source>I&apos;ve told you before, {who}, and I&apos;ll tell you again: {when}, I&apos;m coming over there!</source>
        <translation>Je vous l’ai déjà dit, {who}, et je vous le redis&#x202f;: {when}, j’arrive&#x202f;!</translation>
    </message>
    <message>
        <source>Now, {who}, I never lose my temper, but {when}, well!</source>
        <translation>Voyons, {who}, je ne me fâche jamais, mais {when}, alors là&#x202f;!</translation>
    </message>
    <message>
        <source>Me? Little me? But then who would you talk to?</source>
        <translation>Moi&#x202f;? Si peu de chose&#x202f;? Mais à qui parleriez-vous, alors&#x202f;?</translation>
    </message>
    <message>
        <source>Oh no, no, no. Look over there! Someone richer!</source>
        <translation>Oh non, non, non. Regardez là-bas&#x202f;! Il y a plus riche&#x202f;!</translation>
    </message>
    <message>
        <source>I&apos;ll tell you a lovely story if you leave me alone.</source>
        <translation>Je vous raconte une belle histoire si vous me laissez tranquille.</translation>
    </message>
    <message>
        <source>You wouldn&apos;t! Would you? You would. Please don&apos;t!</source>
        <translation>Vous n’oseriez pas&#x202f;! Si&#x202f;? Vous oseriez. S’il vous plaît, non&#x202f;!</translation>
    </message>
    <message>
        <source>I&apos;m not one to gossip, but {who}! {why}</source>
        <translation>Je ne suis pas du genre à cancaner, mais {who}&#x202f;! {why}</translation>
    </message>
    <message>
        <source>Have you heard about {who}? {why}</source>
        <translation>Vous connaissez la dernière sur {who}&#x202f;? {why}</translation>
    </message>
    <message>
        <source>Everyone&apos;s saying it about {who}. {why}</source>
        <translation>C’est sur toutes les lèvres&#x202f;: {who}&#x202f;! {why}</translation>
    </message>
    <message>
        <source>Don&apos;t tell a soul, but have a look at {who}. {why}</source>
        <translation>Ne le répétez à personne, mais regardez donc {who}. {why}</translation>
    </message>
    <message>
        <source>Psst, {who}! {said}</source>
        <translation>Psst, {who}&#x202f;! {said}</translation>
    </message>
    <message>
        <source>Oh, {who}, {who}, {who}! {said}</source>
        <translation>Oh, {who}, {who}, {who}&#x202f;! {said}</translation>
    </message>
    <message>
        <source>{said} Isn&apos;t that so, {who}?</source>
        <translation>{said} Pas vrai, {who}&#x202f;?</translation>
    </message>
    <message>
        <source>{who}, darling, guess what. {said}</source>
        <translation>{who}, mon chou, devinez quoi. {said}</translation>
    </message>
    <message>
        <source>if you attack me again</source>
        <translation>si vous m’attaquez encore</translation>
    </message>
    <message>
        <source>if you join another contract against me</source>
        <translation>si vous entrez encore dans un contrat contre moi</translation>
    </message>
    <message>
        <source>if you turn me down again</source>
        <translation>si vous me dites encore non</translation>
    </message>
    <message>
        <source>if you attack me</source>
        <translation>si vous m’attaquez</translation>
    </message>
    <message>
        <source>if you join a contract against me</source>
        <translation>si vous entrez dans un contrat contre moi</translation>
    </message>
    <message>
        <source>if you turn me down</source>
        <translation>si vous me dites non</translation>
    </message>
    <message>
        <source>They have the most pennies.</source>
        <translation>C’est là qu’il y a le plus de sous.</translation>
    </message>
    <message>
        <source>At this rate they&apos;ll win.</source>
        <translation>À ce rythme, la partie est pliée.</translation>
    </message>
    <message>
        <source>They&apos;re ahead of the rest of us.</source>
        <translation>Nous autres, nous sommes tous derrière.</translation>
    </message>
    <message>
        <source>They went back on their word.</source>
        <translation>Sa parole, on a vu ce qu’elle valait.</translation>
    </message>
    <message>
        <source>They agree on one card and play another.</source>
        <translation>Une carte promise, une autre jouée&#x202f;: c’est sa méthode.</translation>
    </message>
    <message>
        <source>A deal with them is worth nothing.</source>
        <translation>Un accord de sa part ne vaut rien.</translation>
    </message>
    <message>
        <source>They said what wasn&apos;t so.</source>
        <translation>Ses affirmations se sont révélées fausses.</translation>
    </message>
    <message>
        <source>Half of what they tell us is made up.</source>
        <translation>La moitié de ses histoires est inventée.</translation>
    </message>
    <message>
        <source>They&apos;ve bluffed before, and they&apos;ll do it again.</source>
        <translation>Ce n’était pas son premier bluff, et ce ne sera pas le dernier.</translation>
    </message>
    <message>
        <source>1 penny</source>
        <translation>1 sou</translation>
    </message>
    <message numerus="yes">
        <source>%n pennies</source>
        <translation>
            <numerusform>%n sou</numerusform>
            <numerusform>%n sous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>you {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>vous {thing}</translation>
    </message>
    <message>
        <source>{who} {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>{who} {thing}</translation>
    </message>
    <message>
        <source>You pass and put {pennies} into the centre.</source>
        <translation>Vous passez et mettez {pennies} au centre.</translation>
    </message>
    <message>
        <source>{who} passes and puts {pennies} into the centre.</source>
        <translation>{who} passe et met {pennies} au centre.</translation>
    </message>
    <message>
        <source>You lay a card face down.</source>
        <translation>Vous posez une carte face cachée.</translation>
    </message>
    <message>
        <source>{who} lays a card face down.</source>
        <translation>{who} pose une carte face cachée.</translation>
    </message>
    <message>
        <source>The cards are turned over: {cards}.</source>
        <translation>Les cartes sont retournées&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You have no pennies left and are knocked out.</source>
        <translation>Vous n’avez plus un sou&#x202f;: vous voilà hors jeu.</translation>
    </message>
    <message>
        <source>{who} has no pennies left and is knocked out.</source>
        <translation>{who} n’a plus un sou&#x202f;: hors jeu.</translation>
    </message>
    <message>
        <source>You lay a card ({count} down).</source>
        <translation>Vous posez une carte ({count} sur la table).</translation>
    </message>
    <message>
        <source>{who} lays a card ({count} down).</source>
        <translation>{who} pose une carte ({count} sur la table).</translation>
    </message>
    <message>
        <source>You have no cards and must pass: {pennies} into the centre.</source>
        <translation>Vous n’avez plus de cartes et devez passer&#x202f;: {pennies} au centre.</translation>
    </message>
    <message>
        <source>{who} has no cards and must pass: {pennies} into the centre.</source>
        <translation>{who} n’a plus de cartes et doit passer&#x202f;: {pennies} au centre.</translation>
    </message>
    <message>
        <source>{victim} has no cards: you take {pennies}.</source>
        <translation>{victim} n’a pas de cartes&#x202f;: vous prenez {pennies}.</translation>
    </message>
    <message>
        <source>You have no cards: {who} takes {pennies}.</source>
        <translation>Vous n’avez pas de cartes&#x202f;: {who} prend {pennies}.</translation>
    </message>
    <message>
        <source>{victim} has no cards: {who} takes {pennies}.</source>
        <translation>{victim} n’a pas de cartes&#x202f;: {who} prend {pennies}.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You draw {drawn}, the highest, and go first.</source>
        <translation>Chacun reçoit {cards}. Vous tirez {drawn}, la plus haute&#x202f;: vous commencez.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You go first.</source>
        <translation>Chacun reçoit {cards}. Vous commencez.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} draws {drawn}, the highest, and goes first.</source>
        <translation>Chacun reçoit {cards}. {who} tire {drawn}, la plus haute, et commence.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} goes first.</source>
        <translation>Chacun reçoit {cards}. {who} commence.</translation>
    </message>
    <message>
        <source>That was the last turn. {ending}</source>
        <translation>C’était le dernier tour. {ending}</translation>
    </message>
    <message>
        <source>Set aside before the deal: {cards}.</source>
        <translation>Écartées avant la donne&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You never showed {cards}.</source>
        <translation>Vous n’avez jamais montré&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{who} never showed {cards}.</source>
        <translation>{who} n’a jamais montré&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You decline the contract.</source>
        <translation>Vous refusez le contrat.</translation>
    </message>
    <message>
        <source>{who} declines the contract.</source>
        <translation>{who} refuse le contrat.</translation>
    </message>
    <message>
        <source>You accept: {victim} must put in {pennies}.</source>
        <translation>Vous acceptez. À payer par {victim}&#x202f;: {pennies}.</translation>
    </message>
    <message>
        <source>{who} accepts: {victim} must put in {pennies}.</source>
        <translation>{who} accepte. À payer par {victim}&#x202f;: {pennies}.</translation>
    </message>
    <message>
        <source>You counter: {first} and {second}, {card} each.</source>
        <translation>Vous faites une contre-offre&#x202f;: {first} et {second}, {card} chacun.</translation>
    </message>
    <message>
        <source>{who} counters: {first} and {second}, {card} each.</source>
        <translation>{who} fait une contre-offre&#x202f;: {first} et {second}, {card} chacun.</translation>
    </message>
    <message>
        <source>You offer {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>Vous proposez à {other} un contrat contre {victim}&#x202f;: {first} et {second}, {card} chacun.</translation>
    </message>
    <message>
        <source>{who} offers {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>{who} propose un contrat avec {other} contre {victim}&#x202f;: {first} et {second}, {card} chacun.</translation>
    </message>
    <message>
        <source>Equal cards: {pennies} for {first}, {other} for {second}.</source>
        <translation>Cartes égales&#x202f;: {pennies} pour {first}, {other} pour {second}.</translation>
    </message>
    <message>
        <source>You play the higher card and take {pennies}.</source>
        <translation>Vous jouez la carte la plus haute et prenez {pennies}.</translation>
    </message>
    <message>
        <source>{who} plays the higher card and takes {pennies}.</source>
        <translation>{who} joue la carte la plus haute et prend {pennies}.</translation>
    </message>
    <message>
        <source>Neither played {card} as agreed.</source>
        <translation>Aucun des deux n’a joué {card}, contrairement à l’accord.</translation>
    </message>
    <message>
        <source>You had agreed to play {card}.</source>
        <translation>Vous aviez convenu de jouer {card}.</translation>
    </message>
    <message>
        <source>{who} had agreed to play {card}.</source>
        <translation>{who} avait convenu de jouer {card}.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} each.</source>
        <translation>Vous attaquez {victim}&#x202f;: {pennies} chacun.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} against the last {matched}.</source>
        <translation>Vous attaquez {victim}&#x202f;: {pennies} contre {matched}, tout ce qui lui reste.</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} each.</source>
        <translation>{who} lance une attaque contre {victim}&#x202f;: {pennies} chacun.</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} against the last {matched}.</source>
        <translation>{who} lance une attaque contre {victim}&#x202f;: {pennies} contre les derniers sous, {matched}.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Vous avez terminé.</translation>
    </message>
    <message>
        <source>{who} is ready.</source>
        <translation>{who} a terminé.</translation>
    </message>
    <message>
        <source>{victim} gives in: you take {pennies}.</source>
        <translation>{victim} cède&#x202f;: vous prenez {pennies}.</translation>
    </message>
    <message>
        <source>You give in: {who} takes {pennies}.</source>
        <translation>Vous cédez&#x202f;: {who} prend {pennies}.</translation>
    </message>
    <message>
        <source>{victim} gives in: {who} takes {pennies}.</source>
        <translation>{victim} cède&#x202f;: {who} prend {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: you take {pennies}.</source>
        <translation>{high} contre {low}&#x202f;: vous prenez {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: {who} takes {pennies}.</source>
        <translation>{high} contre {low}&#x202f;: {who} prend {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: both take {pennies}.</source>
        <translation>{total} chacun&#x202f;: les deux prennent {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: the pennies stay in the centre.</source>
        <translation>{total} chacun&#x202f;: les sous restent au centre.</translation>
    </message>
    <message>
        <source>You raise your bid to {pennies}.</source>
        <translation>Vous relancez à {pennies}.</translation>
    </message>
    <message>
        <source>{who} raises to {pennies}.</source>
        <translation>{who} relance à {pennies}.</translation>
    </message>
    <message>
        <source>You bid {pennies} with {card}.</source>
        <translation>Vous enchérissez à {pennies} avec {card}.</translation>
    </message>
    <message>
        <source>{who} bids {pennies} with {card}.</source>
        <translation>{who} enchérit à {pennies} avec {card}.</translation>
    </message>
    <message>
        <source>You stand.</source>
        <translation>Vous vous abstenez.</translation>
    </message>
    <message>
        <source>{who} stands.</source>
        <translation>{who} s’abstient.</translation>
    </message>
    <message>
        <source>{who} {pennies}</source>
        <translation>{who} {pennies}</translation>
    </message>
    <message>
        <source>Into the centre: {paid}.</source>
        <translation>Au centre&#x202f;: {paid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody takes the centre.</source>
        <translation>Les enchères les plus hautes sont à égalité&#x202f;: personne ne prend le centre.</translation>
    </message>
    <message>
        <source>You take {pennies} from the centre.</source>
        <translation>Vous prenez {pennies} au centre.</translation>
    </message>
    <message>
        <source>{who} takes {pennies} from the centre.</source>
        <translation>{who} prend {pennies} au centre.</translation>
    </message>
    <message>
        <source>Turn {number}: {who}</source>
        <translation>Tour {number}&#x202f;: {who}</translation>
    </message>
    <message>
        <source>{made} of {count} contracts kept, {ahead}.</source>
        <translation>Contrats respectés&#x202f;: {made} sur {count}, {ahead}.</translation>
    </message>
    <message>
        <source>Turn {number}: you take the lead for good.</source>
        <translation>Tour {number}&#x202f;: vous passez en tête, et personne ne vous rattrape plus.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} takes the lead for good.</source>
        <translation>Tour {number}&#x202f;: {who} passe en tête, et personne ne l’en déloge plus.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: you take the lead.</source>
        <translation>Tour {number}, le dernier&#x202f;: vous passez en tête.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: {who} takes the lead.</source>
        <translation>Tour {number}, le dernier&#x202f;: {who} passe en tête.</translation>
    </message>
    <message>
        <source>Turn {number}: you gain {pennies}, the most of any turn.</source>
        <translation>Tour {number}&#x202f;: vous gagnez {pennies}, plus qu’à tout autre tour.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} gains {pennies}, the most of any turn.</source>
        <translation>Tour {number}&#x202f;: {who} gagne {pennies}, plus qu’à tout autre tour.</translation>
    </message>
    <message>
        <source>Turn {number}: you betray {other} and take {pennies}.</source>
        <translation>Tour {number}&#x202f;: vous trahissez {other} et prenez {pennies}.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} betrays {other} and takes {pennies}.</source>
        <translation>Tour {number}&#x202f;: {who} rompt son contrat avec {other} et prend {pennies}.</translation>
    </message>
    <message>
        <source>contract with {partner} against {victim}, {first}+{second}, {cards}</source>
        <translation>contrat avec {partner} contre {victim}, {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>with {partner} against {victim}: {first}+{second}, {cards}</source>
        <translation>avec {partner}, contre {victim}&#x202f;: {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>counter {first}+{second}, {cards}</source>
        <translation>contre-offre {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>attack {victim}, {pennies} on {card}</source>
        <translation>attaque contre {victim}, {pennies} sur {card}</translation>
    </message>
    <message>
        <source>bid {pennies} with {card}</source>
        <translation>enchère à {pennies} avec {card}</translation>
    </message>
    <message>
        <source>raise by {pennies}</source>
        <translation>relance de {pennies}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>Why should others beware?</source>
        <translation>Pourquoi s’en méfier&#x202f;?</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>accepter</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>refuser</translation>
    </message>
    <message>
        <source>give in</source>
        <translation>céder</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>s’abstenir</translation>
    </message>
    <message>
        <source>Turn {number}, your turn</source>
        <translation>Tour {number}, le vôtre</translation>
    </message>
    <message>
        <source>Turn {number}, an offer against {victim}</source>
        <translation>Tour {number}, une offre contre {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, your card in a contract against {victim}</source>
        <translation>Tour {number}, votre carte dans un contrat contre {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, {player}&apos;s attack on you</source>
        <translation>Tour {number}, {player} vous attaque</translation>
    </message>
    <message>
        <source>Turn {number}, {player} attacking {victim}</source>
        <translation>Tour {number}, attaque&#x202f;: {player} contre {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, bidding for {centre} in the centre</source>
        <translation>Tour {number}, enchères pour {centre} au centre</translation>
    </message>
    <message>
        <source>you chose {move}</source>
        <translation>vous avez choisi&#x202f;: {move}</translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}&#x202f;; mieux&#x202f;: {move}</translation>
    </message>
</context>
<context>
    <name>open table</name>
    <message>
        <source>playing…</source>
        <translation>partie en cours…</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Press Enter to open a branch, F2 to rename it, Delete to delete it</source>
        <translation>Appuyez sur Entrée pour ouvrir une branche, sur F2 pour la renommer, sur Suppr pour la supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {seconds} s</source>
        <translation>
            <numerusform>%n partie, {seconds} s</numerusform>
            <numerusform>%n parties, {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>Too early to say what the rule changes.</source>
        <translation>Trop tôt pour dire ce que change la règle.</translation>
    </message>
    <message>
        <source>{who} wins {with_rule} in 100 games instead of {without}.</source>
        <translation>Sur 100 parties, {who} en gagne {with_rule} au lieu de {without}.</translation>
    </message>
    <message>
        <source>You win {with_rule} in 100 games instead of {without}.</source>
        <translation>Sur 100 parties, vous en gagnez {with_rule} au lieu de {without}.</translation>
    </message>
    <message>
        <source>Too early to say which is best.</source>
        <translation>Trop tôt pour dire quel coup est le meilleur.</translation>
    </message>
    <message>
        <source>{best} is best.</source>
        <translation>Le meilleur&#x202f;: {best}.</translation>
    </message>
    <message>
        <source>wins {share} in 100 games</source>
        <translation>gagne {share} fois sur 100 parties</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>No differences are clear yet.</source>
        <translation>Aucune différence nette pour l’instant.</translation>
    </message>
    <message>
        <source>{best} leads; {number} others may be just as good.</source>
        <translation>En tête&#x202f;: {best}&#x202f;; autres coups peut-être aussi bons&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>{names} are too close to call.</source>
        <translation>Impossible encore de départager {names}.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué dans la partie</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>picker</name>
    <message>
        <source>{what}: one less</source>
        <translation>{what}&#x202f;: un de moins</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}&#x202f;: un de plus</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}&#x202f;: {number}</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>random</source>
        <comment>a player who plays anything, inside a sentence</comment>
        <translation>joueur aléatoire</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>débutant</translation>
    </message>
    <message>
        <source>club</source>
        <comment>a player as good as those in a club, inside a sentence</comment>
        <translation>joueur de club</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>expert</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>Well, who saw that coming?</source>
        <translation>Eh bien, qui l’aurait cru&#x202f;?</translation>
    </message>
    <message>
        <source>Two minds, one thought.</source>
        <translation>Deux têtes, une seule idée.</translation>
    </message>
    <message>
        <source>And nobody is any the richer.</source>
        <translation>Et personne n’y a gagné un sou.</translation>
    </message>
    <message>
        <source>That&apos;ll do nicely.</source>
        <translation>Voilà qui m’arrange bien.</translation>
    </message>
    <message>
        <source>I&apos;ll take that.</source>
        <translation>Je prends ça.</translation>
    </message>
    <message>
        <source>Thank you, everyone.</source>
        <translation>Merci à tous.</translation>
    </message>
    <message>
        <source>Well played, {who}.</source>
        <translation>Bien joué, {who}.</translation>
    </message>
    <message>
        <source>That was a big one, {who}.</source>
        <translation>C’était un gros morceau, {who}.</translation>
    </message>
    <message>
        <source>Nicely done, {who}.</source>
        <translation>Joliment fait, {who}.</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <translation>Ça fait mal.</translation>
    </message>
    <message>
        <source>Well, that went wrong.</source>
        <translation>Eh bien, c’est raté.</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>Je ne m’y attendais pas.</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>C’était juste&#x202f;!</translation>
    </message>
    <message>
        <source>Only one off!</source>
        <translation>À un près&#x202f;!</translation>
    </message>
    <message>
        <source>So near.</source>
        <translation>Si près du but.</translation>
    </message>
    <message>
        <source>That went cheap.</source>
        <translation>C’est parti pour pas cher.</translation>
    </message>
    <message>
        <source>What a bargain, {who}!</source>
        <translation>Quelle affaire, {who}&#x202f;!</translation>
    </message>
    <message>
        <source>Was nobody awake?</source>
        <translation>Personne n’était réveillé&#x202f;?</translation>
    </message>
    <message>
        <source>It&apos;s very quiet in here.</source>
        <translation>Que c’est calme, ici.</translation>
    </message>
    <message>
        <source>Has everyone gone to sleep?</source>
        <translation>Tout le monde s’est endormi&#x202f;?</translation>
    </message>
    <message>
        <source>Does anyone want tea?</source>
        <translation>Quelqu’un veut du thé&#x202f;?</translation>
    </message>
    <message>
        <source>Good game, everyone.</source>
        <translation>Belle partie, tout le monde.</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <translation>Merci pour la partie.</translation>
    </message>
    <message>
        <source>Well, that&apos;s that.</source>
        <translation>Bon, voilà qui est fait.</translation>
    </message>
    <message>
        <source>Good game, {who}.</source>
        <translation>Belle partie, {who}.</translation>
    </message>
    <message>
        <source>You earned it, {who}.</source>
        <translation>Vous l’avez mérité, {who}.</translation>
    </message>
    <message>
        <source>Next time, {who}.</source>
        <translation>La prochaine fois, {who}.</translation>
    </message>
    <message>
        <source>You don&apos;t scare me, {who}.</source>
        <translation>Vous ne me faites pas peur, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll keep that in mind.</source>
        <translation>Je m’en souviendrai.</translation>
    </message>
    <message>
        <source>Is that so?</source>
        <translation>Vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>I&apos;ll think about it.</source>
        <translation>Je vais y réfléchir.</translation>
    </message>
    <message>
        <source>We&apos;ll see, {who}.</source>
        <translation>On verra, {who}.</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>Laissez-moi réfléchir.</translation>
    </message>
    <message>
        <source>If you say so, {who}.</source>
        <translation>Si vous le dites, {who}.</translation>
    </message>
    <message>
        <source>Good to know.</source>
        <translation>C’est bon à savoir.</translation>
    </message>
    <message>
        <source>I heard you.</source>
        <translation>J’ai bien entendu.</translation>
    </message>
    <message>
        <source>Great minds, they say.</source>
        <translation>Les grands esprits se rencontrent, dit-on.</translation>
    </message>
    <message>
        <source>So much for surprises.</source>
        <translation>Pour la surprise, on repassera.</translation>
    </message>
    <message>
        <source>I suppose that&apos;ll do.</source>
        <translation>Ça devrait suffire.</translation>
    </message>
    <message>
        <source>Don&apos;t all clap at once.</source>
        <translation>N’applaudissez pas tous à la fois.</translation>
    </message>
    <message>
        <source>Do leave us something, {who}.</source>
        <translation>Laissez-nous quelque chose, {who}.</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts, {who}.</source>
        <translation>Profitez-en tant que ça dure, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ve had better moments.</source>
        <translation>J’ai connu de meilleurs moments.</translation>
    </message>
    <message>
        <source>Not my finest hour.</source>
        <translation>Pas mon heure de gloire.</translation>
    </message>
    <message>
        <source>Close, and no use at all.</source>
        <translation>Pas loin, et parfaitement inutile.</translation>
    </message>
    <message>
        <source>Nearly clever.</source>
        <translation>Presque malin.</translation>
    </message>
    <message>
        <source>Daylight robbery, and so polite.</source>
        <translation>C’est du vol, mais si poli.</translation>
    </message>
    <message>
        <source>We must have been asleep.</source>
        <translation>Nous devions dormir.</translation>
    </message>
    <message>
        <source>Don&apos;t let me interrupt.</source>
        <translation>Je ne voudrais pas vous déranger.</translation>
    </message>
    <message>
        <source>What a lively bunch we are.</source>
        <translation>Quelle joyeuse bande.</translation>
    </message>
    <message>
        <source>I&apos;m as surprised as you are.</source>
        <translation>Ça m’étonne autant que vous.</translation>
    </message>
    <message>
        <source>Well, someone had to win.</source>
        <translation>Bah, il fallait bien un gagnant.</translation>
    </message>
    <message>
        <source>Well, at least I was there.</source>
        <translation>Au moins, j’étais là.</translation>
    </message>
    <message>
        <source>Try to be modest about it, {who}.</source>
        <translation>Tâchez de rester modeste, {who}.</translation>
    </message>
    <message>
        <source>I&apos;m trembling.</source>
        <translation>J’en tremble.</translation>
    </message>
    <message>
        <source>How very frightening.</source>
        <translation>Que c’est effrayant.</translation>
    </message>
    <message>
        <source>What&apos;s it worth to you?</source>
        <translation>Ça vaut combien, pour vous&#x202f;?</translation>
    </message>
    <message>
        <source>I&apos;ll sleep on it.</source>
        <translation>La nuit porte conseil.</translation>
    </message>
    <message>
        <source>How reassuring.</source>
        <translation>Comme c’est rassurant.</translation>
    </message>
    <message>
        <source>I&apos;ve heard better stories.</source>
        <translation>J’ai entendu de meilleures histoires.</translation>
    </message>
    <message>
        <source>Oh, what a pity!</source>
        <translation>Oh, quel dommage&#x202f;!</translation>
    </message>
    <message>
        <source>We think too much alike.</source>
        <translation>Nous pensons trop de la même façon.</translation>
    </message>
    <message>
        <source>This must be my lucky day!</source>
        <translation>C’est mon jour de chance&#x202f;!</translation>
    </message>
    <message>
        <source>Oh, how lovely!</source>
        <translation>Oh, quelle chance&#x202f;!</translation>
    </message>
    <message>
        <source>Good for you, {who}!</source>
        <translation>Tant mieux pour vous, {who}&#x202f;!</translation>
    </message>
    <message>
        <source>I&apos;m happy for you, {who}. Nearly.</source>
        <translation>Ça me fait plaisir pour vous, {who}. Presque.</translation>
    </message>
    <message>
        <source>Ah well, it&apos;s only a game.</source>
        <translation>Bah, ce n’est qu’un jeu.</translation>
    </message>
    <message>
        <source>Serves me right!</source>
        <translation>C’est bien fait pour moi&#x202f;!</translation>
    </message>
    <message>
        <source>Ooh, so close!</source>
        <translation>Oh, si près&#x202f;!</translation>
    </message>
    <message>
        <source>Better luck next time!</source>
        <translation>Ce sera pour la prochaine fois&#x202f;!</translation>
    </message>
    <message>
        <source>Well spotted, {who}!</source>
        <translation>Bien vu, {who}&#x202f;!</translation>
    </message>
    <message>
        <source>What a lovely bargain!</source>
        <translation>Quelle belle affaire&#x202f;!</translation>
    </message>
    <message>
        <source>Isn&apos;t this nice?</source>
        <translation>On est bien, non&#x202f;?</translation>
    </message>
    <message>
        <source>I do like a quiet game.</source>
        <translation>J’aime bien les parties tranquilles.</translation>
    </message>
    <message>
        <source>What fun that was!</source>
        <translation>Que c’était amusant&#x202f;!</translation>
    </message>
    <message>
        <source>You made it hard for me!</source>
        <translation>Vous ne m’avez pas facilité la tâche&#x202f;!</translation>
    </message>
    <message>
        <source>Congratulations, {who}!</source>
        <translation>Félicitations, {who}&#x202f;!</translation>
    </message>
    <message>
        <source>That was fun, {who}. Again?</source>
        <translation>C’était amusant, {who}. On recommence&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s not quarrel, {who}.</source>
        <translation>Ne nous disputons pas, {who}.</translation>
    </message>
    <message>
        <source>There&apos;s no need for that!</source>
        <translation>Allons, pas de ça entre nous&#x202f;!</translation>
    </message>
    <message>
        <source>You do ask nicely.</source>
        <translation>C’est demandé si gentiment.</translation>
    </message>
    <message>
        <source>I know how you feel, {who}.</source>
        <translation>Je vous comprends si bien, {who}.</translation>
    </message>
    <message>
        <source>Thank you for telling me!</source>
        <translation>Merci de me l’avoir dit&#x202f;!</translation>
    </message>
    <message>
        <source>I do like it when we talk.</source>
        <translation>J’aime tellement quand on se parle.</translation>
    </message>
    <message>
        <source>I don&apos;t like sharing.</source>
        <translation>Je n’aime pas partager.</translation>
    </message>
    <message>
        <source>Someone has to give way, and it won&apos;t be me.</source>
        <translation>Quelqu’un doit céder, et ce ne sera pas moi.</translation>
    </message>
    <message>
        <source>That&apos;s how it&apos;s done.</source>
        <translation>Voilà comment on fait.</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>Y a-t-il jamais eu un doute&#x202f;?</translation>
    </message>
    <message>
        <source>Beginner&apos;s luck, {who}.</source>
        <translation>La chance du débutant, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll have that back, {who}.</source>
        <translation>Je vous reprendrai ça, {who}.</translation>
    </message>
    <message>
        <source>That won&apos;t happen twice.</source>
        <translation>Ça n’arrivera pas deux fois.</translation>
    </message>
    <message>
        <source>I&apos;m letting you catch up.</source>
        <translation>Je vous laisse me rattraper.</translation>
    </message>
    <message>
        <source>You&apos;ll have to do better than that.</source>
        <translation>Il faudra faire mieux que ça.</translation>
    </message>
    <message>
        <source>Near isn&apos;t there.</source>
        <translation>Presque, ça ne compte pas.</translation>
    </message>
    <message>
        <source>You won&apos;t get the next one so cheaply, {who}.</source>
        <translation>Le prochain ne sera pas si bon marché, {who}.</translation>
    </message>
    <message>
        <source>I was looking the other way.</source>
        <translation>Je regardais ailleurs.</translation>
    </message>
    <message>
        <source>Take your time. You&apos;ll need it.</source>
        <translation>Prenez votre temps. Vous en aurez besoin.</translation>
    </message>
    <message>
        <source>You&apos;re all thinking about me, I suppose.</source>
        <translation>Vous pensez tous à moi, je suppose.</translation>
    </message>
    <message>
        <source>Same time tomorrow?</source>
        <translation>Demain à la même heure&#x202f;?</translation>
    </message>
    <message>
        <source>Who&apos;s next?</source>
        <translation>À qui le tour&#x202f;?</translation>
    </message>
    <message>
        <source>I want a rematch, {who}.</source>
        <translation>Je veux ma revanche, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll be better tomorrow, {who}.</source>
        <translation>Demain, je ferai mieux, {who}.</translation>
    </message>
    <message>
        <source>Others have tried.</source>
        <translation>D’autres ont essayé.</translation>
    </message>
    <message>
        <source>Is that all, {who}?</source>
        <translation>C’est tout, {who}&#x202f;?</translation>
    </message>
    <message>
        <source>Why should I?</source>
        <translation>Et pourquoi donc&#x202f;?</translation>
    </message>
    <message>
        <source>Ask me again when I&apos;m losing.</source>
        <translation>Redemandez-moi quand je perdrai.</translation>
    </message>
    <message>
        <source>I knew that already.</source>
        <translation>Je le savais déjà.</translation>
    </message>
    <message>
        <source>Words are cheap, {who}.</source>
        <translation>Les belles paroles ne coûtent rien, {who}.</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>This is only part {shard} of {shards}.</source>
        <translation>Ceci n’est que la tranche {shard} sur {shards}.</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>Main findings</source>
        <translation>Principaux résultats</translation>
    </message>
    <message>
        <source>The players:</source>
        <translation>Les joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Indicateurs</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>What people say</source>
        <translation>Ce que disent les gens</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#x202f;%</translation>
    </message>
    <message>
        <source>{players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}.</source>
        <translation>{players}. Parties par jeu de règles&#x202f;: {games}. Blocs&#x202f;: {blocks}. Graine&#x202f;: {seed}.</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Tous les jeux de règles</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Goals met</source>
        <translation>Objectifs atteints</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Rules changed</source>
        <translation>Règles changées</translation>
    </message>
    <message>
        <source>Eliminated after (games)</source>
        <translation>Éliminé après (parties)</translation>
    </message>
    <message>
        <source>Rule sets are ranked by the most goals met, then by the least distance, then by the fewest rules changed.</source>
        <translation>Les jeux de règles sont classés d’après le plus d’objectifs atteints, puis la plus petite distance, puis le moins de règles changées.</translation>
    </message>
    <message>
        <source>The distance adds up how far each mean lies outside its goal, in standard deviations of the base&apos;s blocks.</source>
        <translation>La distance additionne de combien chaque moyenne sort de son objectif, en écarts-types des blocs de la référence.</translation>
    </message>
    <message>
        <source>A measure to lower adds its mean to the distance, in the same unit; a measure to raise subtracts it. The distance can then be negative.</source>
        <translation>La moyenne d’un indicateur à diminuer s’ajoute à la distance, dans la même unité&#x202f;; celle d’un indicateur à augmenter en est retranchée. La distance peut alors être négative.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Games changed, in 100</source>
        <translation>Parties changées, sur 100</translation>
    </message>
    <message>
        <source>base</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>{rule} (now {value})</source>
        <translation>{rule} (actuellement {value})</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Une règle à la fois</translation>
    </message>
    <message>
        <source>{row} ↓ {column} →</source>
        <translation>{row} ↓ {column} →</translation>
    </message>
    <message>
        <source>The darker the cell, the larger the mean. ✓: proven to meet the goal. ★: the best. In brackets: eliminated early.</source>
        <translation>Plus la case est foncée, plus la moyenne est grande. ✓&#x202f;: objectif atteint, c’est prouvé. ★&#x202f;: le meilleur. Entre parenthèses&#x202f;: éliminé tôt.</translation>
    </message>
    <message>
        <source>No differences have been proven so far.</source>
        <translation>Jusqu’ici, aucune différence n’est prouvée.</translation>
    </message>
    <message>
        <source>The games that people played aren&apos;t counted in the figures above.</source>
        <translation>Les parties jouées par des personnes ne sont pas comptées dans les chiffres ci-dessus.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Less | more</source>
        <translation>Moins | plus</translation>
    </message>
    <message>
        <source>Differences are relative to {base}. Each row has its own scale. The dashed line marks no difference; proven differences are drawn in bold.</source>
        <translation>Référence des différences&#x202f;: {base}. Chaque ligne a sa propre échelle. Le pointillé marque l’absence de différence&#x202f;; les différences prouvées sont tracées en gras.</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>non prouvé</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Distributions</translation>
    </message>
    <message>
        <source>As a table (games in 100)</source>
        <translation>En tableau, en parties sur 100</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>Measures explained</source>
        <translation>Les indicateurs expliqués</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Differed</source>
        <translation>Différentes</translation>
    </message>
    <message>
        <source>Different winner</source>
        <translation>Autre gagnant</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>Les règles de {game}</translation>
    </message>
    <message>
        <source>Standard rules.</source>
        <translation>Règles d’origine.</translation>
    </message>
    <message>
        <source>The rule book stays the same.</source>
        <translation>Le livret de règles reste le même.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>Heights show games in 100: {base} is outlined and {name} is filled. Dashed lines show the means.</source>
        <translation>La hauteur donne le nombre de parties sur 100&#x202f;: {base} en contour, {name} en plein. Les moyennes sont en pointillé.</translation>
    </message>
    <message>
        <source>Changes to the rule book (text of {base} is struck out; new text is underlined)</source>
        <translation>Changements du livret de règles (barré&#x202f;: texte de «&#x202f;{base}&#x202f;»&#x202f;; souligné&#x202f;: nouveau texte)</translation>
    </message>
    <message>
        <source>Changes to the rule book (standard text is struck out; new text is underlined)</source>
        <translation>Changements du livret de règles (barré&#x202f;: texte d’origine&#x202f;; souligné&#x202f;: nouveau texte)</translation>
    </message>
    <message>
        <source>Each deal was played in every rotation of the seats under every rule set.</source>
        <translation>Chaque donne a été jouée dans toutes les rotations des places, avec chaque jeu de règles.</translation>
    </message>
    <message>
        <source>Cards and the players&apos; random choices were the same under all rule sets.</source>
        <translation>Les cartes et les choix au hasard des joueurs étaient les mêmes avec tous les jeux de règles.</translation>
    </message>
    <message>
        <source>Such a block is one observation: games in different blocks are independent, but games in the same block are not.</source>
        <translation>Un tel bloc est une observation&#x202f;: les parties de blocs différents sont indépendantes, celles d’un même bloc ne le sont pas.</translation>
    </message>
    <message>
        <source>Bounds are 95% confidence sequences: the chance that the true value ever lies outside a pair of them, however often you look, is at most 5%.</source>
        <translation>Les bornes sont des suites de confiance à 95&#x202f;%&#x202f;: la probabilité que la vraie valeur sorte un jour des bornes, si souvent que vous les consultiez, est d’au plus 5&#x202f;%.</translation>
    </message>
    <message>
        <source>So of many pairs of bounds, a few will be wrong.</source>
        <translation>Sur un grand nombre de paires de bornes, quelques-unes seront donc fausses.</translation>
    </message>
    <message>
        <source>In the first {blocks} blocks, the players were also tested: the strongest against weaker players, and the others against players who follow one simple strategy.</source>
        <translation>Dans les {blocks} premiers blocs, les joueurs ont aussi été mis à l’épreuve&#x202f;: le plus fort contre de plus faibles, les autres contre des joueurs qui ne suivent qu’une seule stratégie simple.</translation>
    </message>
    <message>
        <source>No verdict rests on players who aren&apos;t known to be fit to judge a rule set.</source>
        <translation>Aucun verdict ne repose sur des joueurs dont on ne sait pas s’ils sont aptes à juger un jeu de règles.</translation>
    </message>
    <message>
        <source>Each time the number of games doubled, the rule sets that were clearly worse and the weaker half of the others were eliminated (successive halving).</source>
        <translation>Chaque fois que le nombre de parties avait doublé, les jeux de règles nettement moins bons et la moitié inférieure des autres ont été éliminés (successive halving).</translation>
    </message>
    <message>
        <source>The best rule set was chosen partly for its luck, so it was played again with new deals.</source>
        <translation>Le meilleur jeu de règles a été choisi en partie grâce à sa chance&#x202f;; il a donc été rejoué avec de nouvelles donnes.</translation>
    </message>
    <message>
        <source>How this was measured</source>
        <translation>Méthode de mesure</translation>
    </message>
    <message>
        <source>With an error</source>
        <translation>Avec une erreur</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>et %n autre problème</numerusform>
            <numerusform>et %n autres problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Command to run this study again:</source>
        <translation>Commande pour relancer cette étude&#x202f;:</translation>
    </message>
    <message>
        <source>Standard text is struck out; new text is underlined. Changed: {rules}.</source>
        <translation>Le texte d’origine est barré, le nouveau est souligné. Changé&#x202f;: {rules}.</translation>
    </message>
    <message>
        <source>nothing that has an effect</source>
        <translation>rien qui ait un effet</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Ces règles</translation>
    </message>
    <message>
        <source>only matters {when}</source>
        <translation>ne compte que {when}</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Lies and what they earned</source>
        <translation>Les mensonges, et ce qu’ils ont rapporté</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Only lies that came to light are listed. Select one to see the turn.</source>
        <translation>Uniquement les mensonges découverts. Choisissez une ligne pour voir le tour.</translation>
    </message>
    <message>
        <source>{who} {words}</source>
        <translation>{who}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{who} {words}, but {truth}</source>
        <translation>{who}&#x202f;: {words}&#x202f;; {truth}</translation>
    </message>
    <message>
        <source>Watch from there</source>
        <translation>Revoir à partir de là</translation>
    </message>
    <message>
        <source>{told}. It earned nothing.</source>
        <translation>{told}. Cela n’a rien rapporté.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} more than keeping the promise would have.</source>
        <translation>{told}. Cela a rapporté {points} de plus que de tenir parole.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} less than keeping the promise would have.</source>
        <translation>{told}. Cela a rapporté {points} de moins que de tenir parole.</translation>
    </message>
    <message>
        <source>{told}. It won {points}.</source>
        <translation>{told}. Cela a rapporté {points}.</translation>
    </message>
    <message>
        <source>{told}. It cost {points}.</source>
        <translation>{told}. Cela a coûté {points}.</translation>
    </message>
    <message>
        <source>How well a mind-reader could have predicted you</source>
        <translation>À quel point un lecteur de pensées aurait pu prévoir vos choix</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>Étiez-vous facile à lire&#x202f;?</translation>
    </message>
    <message>
        <source>Lies told…</source>
        <translation>Mensonges…</translation>
    </message>
    <message>
        <source>Three questions for the players</source>
        <translation>Trois questions aux joueurs</translation>
    </message>
    <message>
        <source>How was the game?</source>
        <translation>Comment était la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Change table</source>
        <translation>Modifier la table</translation>
    </message>
    <message>
        <source>Watch the game again, move by move</source>
        <translation>Revoir la partie, coup par coup</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>How good your decisions were (R)</source>
        <translation>Ce que valaient vos décisions (R)</translation>
    </message>
    <message>
        <source>Everyone chooses a seat, the loser first</source>
        <translation>Chacun choisit une place, le perdant d’abord</translation>
    </message>
    <message>
        <source>Play again, other seats…</source>
        <translation>Rejouer, autres places…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Same table, new deal (N)</source>
        <translation>Même table, nouvelle donne (N)</translation>
    </message>
    <message>
        <source>Review ({done} of {count})</source>
        <translation>Analyse ({done} sur {count})</translation>
    </message>
    <message>
        <source>How good your decisions were; {done} of {count} judged</source>
        <translation>Ce que valaient vos décisions&#x202f;; {done} sur {count} jugées</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your chance of winning at each decision</source>
        <translation>Vos chances de gagner à chaque décision</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugée</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>Vos chances de gagner</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>The table as you saw it</source>
        <translation>La table telle que vous la voyiez</translation>
    </message>
    <message>
        <source>This decision hasn&apos;t been judged yet.</source>
        <translation>Cette décision n’a pas encore été jugée.</translation>
    </message>
    <message>
        <source>yours; others are about as good</source>
        <translation>le vôtre&#x202f;; d’autres sont à peu près aussi bons</translation>
    </message>
    <message>
        <source>yours, and best</source>
        <translation>le vôtre, le meilleur</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>{chance} in 100 games</source>
        <translation>{chance} sur 100 parties</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games</source>
        <translation>{move} gagne {chance} fois sur 100 parties</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games and makes up {share}% of the best mix</source>
        <translation>{move} gagne {chance} fois sur 100 parties et représente {share}&#x202f;% du meilleur mélange</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#x202f;%</translation>
    </message>
    <message>
        <source>number: wins in 100 games</source>
        <translation>nombre&#x202f;: victoires sur 100 parties</translation>
    </message>
    <message>
        <source>%: share of the best mix</source>
        <translation>%&#x202f;: part du meilleur mélange</translation>
    </message>
    <message>
        <source>{did}: no move was clearly better</source>
        <translation>{did}&#x202f;: aucun coup n’était clairement meilleur</translation>
    </message>
    <message>
        <source>{did}: no move was better</source>
        <translation>{did}&#x202f;: aucun coup n’était meilleur</translation>
    </message>
    <message>
        <source>{did}: no move was much better</source>
        <translation>{did}&#x202f;: aucun coup n’était bien meilleur</translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was better, with %n other move(s) about as good</source>
        <translation>
            <numerusform>{did}&#x202f;; {move} valait mieux, et %n autre coup à peu près autant</numerusform>
            <numerusform>{did}&#x202f;; {move} valait mieux, et %n autres coups à peu près autant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was best, with %n other move(s) just as good</source>
        <translation>
            <numerusform>{did}&#x202f;; le meilleur coup&#x202f;: {move}, et %n autre coup aussi bon</numerusform>
            <numerusform>{did}&#x202f;; le meilleur coup&#x202f;: {move}, et %n autres coups aussi bons</numerusform>
        </translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}&#x202f;; {move} valait mieux</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} has a share of {share}%.</source>
        <translation>Meilleur mélange&#x202f;: {mix}. Part de votre coup, {move}&#x202f;: {share}&#x202f;%.</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} is not part of it.</source>
        <translation>Meilleur mélange&#x202f;: {mix}. Votre coup, {move}, n’en fait pas partie.</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 games.</source>
        <translation>Tous les coups se valaient ici&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 games from here.</source>
        <translation>Sur 100 parties à partir d’ici, le meilleur jeu en gagne {chance}.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Standard: {what}.</source>
        <translation>À l’origine&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>Ne compte que {when}.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Modifiée.</translation>
    </message>
    <message>
        <source>only {when}</source>
        <translation>seulement {when}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>House rules change here: {changes}.</source>
        <translation>Les règles maison changent ici&#x202f;: {changes}.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
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
        <translation>{count} jeux de règles</translation>
    </message>
    <message>
        <source>The bench has room for {most} rule sets besides the base; this study has more.</source>
        <translation>Le banc d’essai peut accueillir {most} jeux de règles en plus de la référence&#x202f;; cette étude en a davantage.</translation>
    </message>
    <message>
        <source>There is nothing to compare: all rule sets are the same.</source>
        <translation>Il n’y a rien à comparer&#x202f;: tous les jeux de règles sont identiques.</translation>
    </message>
    <message>
        <source>Two rule sets in this study are identical; the bench can only show them once.</source>
        <translation>Deux jeux de règles de cette étude sont identiques&#x202f;; le banc d’essai n’affiche chacun qu’une fois.</translation>
    </message>
    <message>
        <source>On the bench, all players are of the same kind; in this study, they aren&apos;t.</source>
        <translation>Sur le banc d’essai, tous les joueurs ont le même niveau&#x202f;; pas dans cette étude.</translation>
    </message>
    <message>
        <source>The bench only has built-in players, but programs play in this study.</source>
        <translation>Le banc d’essai n’a que des joueurs fournis&#x202f;; dans cette étude, des programmes jouent.</translation>
    </message>
    <message>
        <source>The findings of this study can&apos;t be used: {why}. They are kept as they are, and new findings are saved as another study.</source>
        <translation>Les résultats de cette étude sont inutilisables&#x202f;: {why}. Ils restent tels quels&#x202f;; ce qui sera trouvé maintenant sera enregistré comme une autre étude.</translation>
    </message>
    <message>
        <source>Can&apos;t be used: {why}</source>
        <translation>Inutilisables&#x202f;: {why}</translation>
    </message>
    <message>
        <source>no games were played</source>
        <translation>aucune partie n’a été jouée</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>Two rules together</source>
        <translation>Deux règles ensemble</translation>
    </message>
    <message>
        <source>{row}: {first}, {column}: {second}</source>
        <translation>{row}&#x202f;: {first}, {column}&#x202f;: {second}</translation>
    </message>
    <message>
        <source>the current values</source>
        <translation>les valeurs actuelles</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Une règle à la fois</translation>
    </message>
    <message>
        <source>{value}: {mean}</source>
        <translation>{value}&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>actuellement {value}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#x202f;%</translation>
    </message>
    <message>
        <source>goal: {range}</source>
        <translation>objectif&#x202f;: {range}</translation>
    </message>
    <message numerus="yes">
        <source>Left out because another plays the same games: %n rule set(s).</source>
        <translation>
            <numerusform>Laissé de côté, car un autre donne les mêmes parties&#x202f;: %n jeu de règles.</numerusform>
            <numerusform>Laissés de côté, car un autre donne les mêmes parties&#x202f;: %n jeux de règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim: {verdict}</source>
        <translation>Verdict&#x202f;: {verdict}</translation>
    </message>
    <message>
        <source>Players not fit to judge</source>
        <translation>Joueurs pas aptes à juger</translation>
    </message>
    <message>
        <source>Players not yet known to be fit</source>
        <translation>Aptitude des joueurs pas encore connue</translation>
    </message>
    <message>
        <source>No difference proven</source>
        <translation>Aucune différence prouvée</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}&#x202f;: {told}</translation>
    </message>
    <message>
        <source>the current rules</source>
        <translation>les règles actuelles</translation>
    </message>
    <message numerus="yes">
        <source>%n other rule set(s) got no verdict: the players aren&apos;t known to be fit.</source>
        <translation>
            <numerusform>%n autre jeu de règles est sans verdict&#x202f;: on ne sait pas si les joueurs sont aptes à juger.</numerusform>
            <numerusform>%n autres jeux de règles sont sans verdict&#x202f;: on ne sait pas si les joueurs sont aptes à juger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminated early: %n rule set(s).</source>
        <translation>
            <numerusform>Éliminé tôt&#x202f;: %n jeu de règles.</numerusform>
            <numerusform>Éliminés tôt&#x202f;: %n jeux de règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdict: it isn&apos;t known yet whether these players are fit to judge. Closest: “{rules}”. {measure}: {mean}</source>
        <translation>Pas de verdict&#x202f;: on ne sait pas encore si ces joueurs sont aptes à juger. Le plus proche&#x202f;: «&#x202f;{rules}&#x202f;». {measure}&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge. “{rules}” comes closest. {measure}: {mean}</source>
        <translation>Pas de verdict&#x202f;: ces joueurs ne sont pas aptes à juger. Le plus proche&#x202f;: «&#x202f;{rules}&#x202f;». {measure}&#x202f;: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>The current rules already meet the goal(s). {measure}: {mean}</source>
        <translation>
            <numerusform>Les règles actuelles atteignent déjà l’objectif. {measure}&#x202f;: {mean}</numerusform>
            <numerusform>Les règles actuelles atteignent déjà les objectifs. {measure}&#x202f;: {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>The current rules come closest to what you want. {measure}: {mean}</source>
        <translation>Les règles actuelles s’approchent le plus de ce que vous voulez. {measure}&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>None of the changes beats the current rules. {measure}: {mean}</source>
        <translation>Aucun des changements ne fait mieux que les règles actuelles. {measure}&#x202f;: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}” meets the goal(s) with the fewest changes. {measure}: {mean}</source>
        <translation>
            <numerusform>«&#x202f;{rules}&#x202f;» atteint l’objectif avec le moins de changements. {measure}&#x202f;: {mean}</numerusform>
            <numerusform>«&#x202f;{rules}&#x202f;» atteint les objectifs avec le moins de changements. {measure}&#x202f;: {mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was the best of %n rule set(s), perhaps by luck: test it with other deals too.</source>
        <translation>
            <numerusform>C’était le meilleur de %n jeu de règles, peut-être par chance&#x202f;: testez-le aussi avec d’autres donnes.</numerusform>
            <numerusform>C’était le meilleur de %n jeux de règles, peut-être par chance&#x202f;: testez-le aussi avec d’autres donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked on {games} games with new deals; the search had found {mean}.</source>
        <translation>Vérifié sur {games} parties avec de nouvelles donnes&#x202f;; la recherche avait trouvé {mean}.</translation>
    </message>
    <message>
        <source>Not confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Non confirmé par {games} parties avec de nouvelles donnes&#x202f;; la recherche avait trouvé {mean}.</translation>
    </message>
    <message>
        <source>Confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Confirmé par {games} parties avec de nouvelles donnes&#x202f;; la recherche avait trouvé {mean}.</translation>
    </message>
    <message>
        <source>Not yet confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Pas encore confirmé par {games} parties avec de nouvelles donnes&#x202f;; la recherche avait trouvé {mean}.</translation>
    </message>
    <message>
        <source>“{rules}” gives the highest mean. {measure}: {mean}</source>
        <translation>«&#x202f;{rules}&#x202f;» a la moyenne la plus haute. {measure}&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>le meilleur jeu de règles</translation>
    </message>
    <message>
        <source>goal met</source>
        <translation>objectif atteint</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>objectif manqué</translation>
    </message>
    <message>
        <source>goal not yet decided</source>
        <translation>objectif pas encore tranché</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>éliminé tôt</translation>
    </message>
    <message>
        <source>{value}: {mean}, eliminated early</source>
        <translation>{value}&#x202f;: {mean}, éliminé tôt</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>Parties sur 100 qui ont changé</translation>
    </message>
    <message>
        <source>Goals met: {count} of {goals}</source>
        <translation>Objectifs atteints&#x202f;: {count} sur {goals}</translation>
    </message>
    <message>
        <source>“{rules}” gives the lowest mean. {measure}: {mean}</source>
        <translation>«&#x202f;{rules}&#x202f;» a la moyenne la plus basse. {measure}&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” meets {proven} of {goals} goals. {measure}: {mean}</source>
        <translation>Objectifs atteints par «&#x202f;{rules}&#x202f;»&#x202f;: {proven} sur {goals}. {measure}&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” comes closest to what you want. {measure}: {mean}</source>
        <translation>«&#x202f;{rules}&#x202f;» s’approche le plus de ce que vous voulez. {measure}&#x202f;: {mean}</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet the goal, {missed} proven to miss it, {open} not yet known.</source>
        <translation>Sur {count} jeux de règles&#x202f;: objectif atteint, c’est prouvé, par {met}, manqué par {missed}&#x202f;; pas encore tranché pour {open}.</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet all goals, {missed} proven to miss at least one, {open} not yet known.</source>
        <translation>Sur {count} jeux de règles&#x202f;: tous les objectifs atteints, c’est prouvé, par {met}, au moins un manqué par {missed}&#x202f;; pas encore tranché pour {open}.</translation>
    </message>
    <message numerus="yes">
        <source>Just as good, with more changes: %n other rule set(s).</source>
        <translation>
            <numerusform>Tout aussi bons, avec plus de changements&#x202f;: %n autre jeu de règles.</numerusform>
            <numerusform>Tout aussi bons, avec plus de changements&#x202f;: %n autres jeux de règles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as good: %n other rule set(s).</source>
        <translation>
            <numerusform>Tout aussi bons&#x202f;: %n autre jeu de règles.</numerusform>
            <numerusform>Tout aussi bons&#x202f;: %n autres jeux de règles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>“{said}”</source>
        <translation>«&#x202f;{said}&#x202f;»</translation>
    </message>
    <message>
        <source>{who} says: {said}</source>
        <translation>{who} dit&#x202f;: {said}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>what&apos;s best here?</source>
        <translation>quel est le meilleur coup&#x202f;?</translation>
    </message>
    <message>
        <source>what would the {player} do?</source>
        <translation>que ferait un {player}&#x202f;?</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réflexion en cours…</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>masquer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Aucun conseil n’est disponible ici.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Mind-reader</source>
        <translation>Lecteur de pensées</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisir une carte</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Speed up animations</source>
        <translation>Accélérer les animations</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}&#x202f;: {question}</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>and how the game went</source>
        <translation>et le déroulement de la partie</translation>
    </message>
    <message>
        <source>The others are thinking…</source>
        <translation>Les autres réfléchissent…</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} réfléchit…</translation>
    </message>
    <message>
        <source>Hurry up</source>
        <translation>Accélérer</translation>
    </message>
    <message>
        <source>skip the pause</source>
        <translation>sauter la pause</translation>
    </message>
    <message>
        <source>nobody has seen it yet</source>
        <translation>personne ne l’a encore vu</translation>
    </message>
    <message>
        <source>what {who} decided</source>
        <translation>la décision prise par {who}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Le son est activé.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What does {who} say?</source>
        <translation>Que dit {who}&#x202f;?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Que dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{kind}: {what}</source>
        <translation>{kind}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{who}: {said}</source>
        <translation>{who}&#x202f;: {said}</translation>
    </message>
    <message>
        <source>You say: {said}</source>
        <translation>Vous dites&#x202f;: {said}</translation>
    </message>
    <message numerus="yes">
        <source>hint: %n time(s) in 10</source>
        <translation>
            <numerusform>conseil&#x202f;: %n fois sur 10</numerusform>
            <numerusform>conseil&#x202f;: %n fois sur 10</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Esc again to leave the table. You can continue later.</source>
        <translation>Appuyez de nouveau sur Échap pour quitter la table. Vous pourrez continuer plus tard.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Le dire</translation>
    </message>
    <message>
        <source>That&apos;s all</source>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>{who} ({to}): {said}</source>
        <translation>{who} ({to})&#x202f;: {said}</translation>
    </message>
    <message>
        <source>{who} kept their word {kept} of {given} times</source>
        <translation>{who} a tenu parole {kept} fois sur {given}</translation>
    </message>
    <message>
        <source>You kept your word {kept} of {given} times</source>
        <translation>Vous avez tenu parole {kept} fois sur {given}</translation>
    </message>
    <message>
        <source>{kept} of {given}</source>
        <translation>{kept} sur {given}</translation>
    </message>
    <message>
        <source>says: {claims}</source>
        <translation>dit&#x202f;: {claims}</translation>
    </message>
    <message>
        <source>Everyone at the table hears all of this.</source>
        <translation>Toute la table entend tout ceci.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>Press T to say something.</source>
        <translation>Appuyez sur T pour dire quelque chose.</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Dialogue</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Dire…</translation>
    </message>
    <message>
        <source>to the others</source>
        <translation>aux autres</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>holds {ranks}</source>
        <translation>a en main {ranks}</translation>
    </message>
    <message>
        <source>{who} will say:</source>
        <translation>{who} va dire&#x202f;:</translation>
    </message>
    <message>
        <source>You will say:</source>
        <translation>Vous allez dire&#x202f;:</translation>
    </message>
    <message>
        <source>our choice</source>
        <translation>notre choix</translation>
    </message>
    <message>
        <source>Our choice: the author&apos;s text says nothing here, or can be read in two ways.</source>
        <translation>Notre choix&#x202f;: le texte de l’auteur n’en dit rien, ou peut se lire de deux façons.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>House rules at this table</source>
        <translation>Règles maison à cette table</translation>
    </message>
    <message>
        <source>None: you are playing by the standard rules.</source>
        <translation>Aucune&#x202f;: vous jouez selon les règles d’origine.</translation>
    </message>
    <message>
        <source>to you</source>
        <comment>whom a line of talk is said to</comment>
        <translation>à vous</translation>
    </message>
    <message>
        <source>to {whom}</source>
        <translation>à {whom}</translation>
    </message>
    <message>
        <source>our friend here</source>
        <translation>notre ami ici présent</translation>
    </message>
    <message>
        <source>my friend</source>
        <translation>l’ami</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}, écoutez. {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>Un mot, {who}. {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>C’est pour vous, {who}. {said}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <comment>before “in 100”: you win fewer than 1 in 100</comment>
        <translation>moins de 1</translation>
    </message>
    <message>
        <source>1 win in 100 games</source>
        <translation>1 victoire sur 100 parties</translation>
    </message>
    <message>
        <source>{wins} wins in 100 games</source>
        <translation>{wins} victoires sur 100 parties</translation>
    </message>
    <message>
        <source>{names} share the win with {points} each.</source>
        <translation>Victoire partagée entre {names}, avec {points} chacun.</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>Vous gagnez avec {points}&#x202f;!</translation>
    </message>
    <message>
        <source>{who} wins with {points}.</source>
        <translation>{who} gagne avec {points}.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{points} ahead of {names}</source>
        <translation>{points} d’avance sur {names}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilisation&#x202f;: </translation>
    </message>
    <message>
        <source>argument {name}: {what}</source>
        <translation>argument {name}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>ces arguments manquent&#x202f;: {names}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument est attendu</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>au moins un argument est attendu</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>choix non valable&#x202f;: {value} (choisissez parmi {choices})</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <source>check that this copy of the program is complete, and exit</source>
        <translation>vérifier que cette copie du programme est complète, et quitter</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>play matches without a window and count the wins</source>
        <translation>jouer des parties sans fenêtre et compter les victoires</translation>
    </message>
    <message>
        <source>file of house rules, as printed by `cardtable rules`</source>
        <translation>fichier de règles maison, tel que l’affiche `cardtable rules`</translation>
    </message>
    <message>
        <source>set one house rule</source>
        <translation>fixer une règle maison</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>afficher un objet JSON au lieu d’un tableau</translation>
    </message>
    <message>
        <source>don&apos;t change seats between matches</source>
        <translation>ne pas changer les places entre les parties</translation>
    </message>
    <message>
        <source>compare house rules with the standard rules</source>
        <translation>comparer des règles maison aux règles d’origine</translation>
    </message>
    <message>
        <source>change one house rule</source>
        <translation>changer une règle maison</translation>
    </message>
    <message>
        <source>run a study of rule sets, goals and values to try</source>
        <translation>mener une étude de jeux de règles, d’objectifs et de valeurs à essayer</translation>
    </message>
    <message>
        <source>study file, or the name of a built-in study</source>
        <translation>fichier d’étude, ou nom d’une étude fournie</translation>
    </message>
    <message>
        <source>merge the parts of a study</source>
        <translation>réunir les tranches d’une étude</translation>
    </message>
    <message>
        <source>check records against the rules</source>
        <translation>vérifier des enregistrements selon les règles</translation>
    </message>
    <message>
        <source>print what one seat can see of a record</source>
        <translation>afficher ce qu’une place voit d’un enregistrement</translation>
    </message>
    <message>
        <source>print a file with all house rules of a game</source>
        <translation>afficher un fichier avec toutes les règles maison d’un jeu</translation>
    </message>
    <message>
        <source>list the built-in players of a game</source>
        <translation>lister les joueurs fournis d’un jeu</translation>
    </message>
    <message>
        <source>print what a player would do in a game in progress</source>
        <translation>afficher ce qu’un joueur ferait dans une partie en cours</translation>
    </message>
    <message>
        <source>add one player, whose command may contain commas</source>
        <translation>ajouter un joueur&#x202f;; la commande peut contenir une virgule</translation>
    </message>
    <message>
        <source>save the record of every match</source>
        <translation>enregistrer chaque partie</translation>
    </message>
    <message>
        <source>also measure, with extra games: skill, ladder, restricted, personas, course</source>
        <translation>mesurer aussi, avec des parties en plus&#x202f;: skill, ladder, restricted, personas, course</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>afficher un objet JSON au lieu de texte</translation>
    </message>
    <message>
        <source>also show what people said about games with these rules</source>
        <translation>montrer aussi ce que les gens ont dit des parties avec ces règles</translation>
    </message>
    <message>
        <source>Mix: {parts}; {wins} If others can predict your move, they can counter it.</source>
        <translation>Variez&#x202f;: {parts}&#x202f;; {wins} Si les autres prévoient votre coup, ils peuvent le contrer.</translation>
    </message>
    <message>
        <source>All moves are equal: {wins}</source>
        <translation>Tous les coups se valent&#x202f;: {wins}</translation>
    </message>
    <message>
        <source>{move}: {wins}</source>
        <translation>{move}&#x202f;: {wins}</translation>
    </message>
    <message>
        <source>Just as good: {moves}.</source>
        <translation>Tout aussi bons&#x202f;: {moves}.</translation>
    </message>
    <message>
        <source>About as good: {moves}.</source>
        <translation>À peu près aussi bons&#x202f;: {moves}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {wins} in 100.</source>
        <translation>Ensuite&#x202f;: {move}, {wins} sur 100.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>Presque aussi bon&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>Estimated.</source>
        <translation>Estimation.</translation>
    </message>
    <message>
        <source>Small bluffing card games. Without a command, opens the app, with the game, study or lesson in FILE.</source>
        <translation>Petits jeux de cartes et de bluff. Sans commande, ouvre l’application, avec la partie, l’étude ou la leçon de FILE.</translation>
    </message>
    <message>
        <source>number of matches (default: 1000)</source>
        <translation>nombre de parties (par défaut&#x202f;: 1000)</translation>
    </message>
    <message>
        <source>file of house rules to compare with (default: the standard rules)</source>
        <translation>fichier de règles maison à comparer (par défaut&#x202f;: les règles d’origine)</translation>
    </message>
    <message>
        <source>print a new study file for GAME, or the built-in study that FILE names</source>
        <translation>afficher un nouveau fichier d’étude pour GAME, ou l’étude fournie que nomme FILE</translation>
    </message>
    <message>
        <source>list the author&apos;s claims about GAME, or test the one that FILE names</source>
        <translation>lister les affirmations de l’auteur sur GAME, ou vérifier celle que nomme FILE</translation>
    </message>
    <message>
        <source>eliminate the weaker half of the rule sets after N games (default: 64), and again each time that number doubles</source>
        <translation>éliminer la moitié la plus faible des jeux de règles après N parties (par défaut&#x202f;: 64), puis chaque fois que ce nombre double</translation>
    </message>
    <message>
        <source>show the record only up to line K of the file</source>
        <translation>n’afficher l’enregistrement que jusqu’à la ligne K du fichier</translation>
    </message>
    <message>
        <source>player who gives the hint (default: the strongest)</source>
        <translation>joueur qui donne le conseil (par défaut&#x202f;: le plus fort)</translation>
    </message>
    <message>
        <source>seat to advise (default: the next to move)</source>
        <translation>place à conseiller (par défaut&#x202f;: la prochaine à jouer)</translation>
    </message>
    <message>
        <source>take the game as it stands after line K of the file</source>
        <translation>prendre la partie telle qu’elle est après la ligne K du fichier</translation>
    </message>
    <message>
        <source>thinking effort (default: 1)</source>
        <translation>effort de réflexion (par défaut&#x202f;: 1)</translation>
    </message>
    <message>
        <source>players, one for each seat (default: the usual number of club players)</source>
        <translation>joueurs, un par place (par défaut&#x202f;: le nombre habituel de joueurs de club)</translation>
    </message>
    <message>
        <source>seed for the deals; the same seed gives the same deals</source>
        <translation>graine des donnes&#x202f;; une même graine redonne les mêmes donnes</translation>
    </message>
    <message>
        <source>number of processes (default: one per core)</source>
        <translation>nombre de processus (par défaut&#x202f;: un par cœur)</translation>
    </message>
    <message>
        <source>abandon matches longer than N moves (default: 20000)</source>
        <translation>abandonner les parties de plus de N coups (par défaut&#x202f;: 20000)</translation>
    </message>
    <message>
        <source>seconds a program may take to answer (default: 30)</source>
        <translation>secondes accordées à un programme pour répondre (par défaut&#x202f;: 30)</translation>
    </message>
    <message>
        <source>play at least N games per rule set</source>
        <translation>jouer au moins N parties par jeu de règles</translation>
    </message>
    <message>
        <source>start no more games after S seconds (default: 60, unless --games is given)</source>
        <translation>ne plus commencer de parties après S secondes (par défaut&#x202f;: 60, sauf avec --games)</translation>
    </message>
    <message>
        <source>play only part K of N; `cardtable merge` puts the parts together</source>
        <translation>ne jouer que la tranche K sur N&#x202f;; `cardtable merge` réunit les tranches</translation>
    </message>
    <message>
        <source>also use the workers of a Dask scheduler (default: the one on this machine)</source>
        <translation>utiliser aussi les workers d’un ordonnanceur Dask (par défaut&#x202f;: celui de cette machine)</translation>
    </message>
    <message>
        <source>save the results for `cardtable merge`</source>
        <translation>enregistrer les résultats pour `cardtable merge`</translation>
    </message>
    <message>
        <source>write a report to read, print and share</source>
        <translation>écrire un rapport à lire, imprimer et partager</translation>
    </message>
    <message>
        <source>write tables of games, seats and measures as CSV files</source>
        <translation>écrire des tableaux des parties, places et indicateurs en fichiers CSV</translation>
    </message>
    <message>
        <source>write the tables as Parquet files (needs pyarrow)</source>
        <translation>écrire les tableaux en fichiers Parquet (pyarrow requis)</translation>
    </message>
    <message>
        <source>you win {wins} in 100 games.</source>
        <translation>vous gagnez {wins} parties sur 100.</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in {all})</source>
        <translation>
            <numerusform>{move} (%n fois sur {all})</numerusform>
            <numerusform>{move} (%n fois sur {all})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (%n fois)</numerusform>
            <numerusform>{move} (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>autres coups (%n fois)</numerusform>
            <numerusform>autres coups (%n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>Résolution exacte.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>Estimation (±{off}).</translation>
    </message>
    <message>
        <source>seat {seat}, {player}</source>
        <translation>place {seat}, {player}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>gagne {share}</translation>
    </message>
    <message>
        <source>, {time} left</source>
        <translation>, encore {time}</translation>
    </message>
    <message>
        <source>interrupted after {matches}</source>
        <translation>interrompu après {matches}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>taux de victoire</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#x202f;%</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>{game}; {matches}, seed {seed}</source>
        <translation>{game}&#x202f;; {matches}, graine {seed}</translation>
    </message>
    <message>
        <source>{moves} moves; {unfinished} unfinished, {failed} failed; {seconds} s</source>
        <translation>{moves} coups&#x202f;; {unfinished} inachevées, {failed} en échec&#x202f;; {seconds} s</translation>
    </message>
    <message>
        <source>{count} of {matches}</source>
        <translation>{count} sur {matches}</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} parties</translation>
    </message>
    <message>
        <source>blocks: {blocks}, games: {games}</source>
        <translation>blocs&#x202f;: {blocks}, parties&#x202f;: {games}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game}&#x202f;; joueurs&#x202f;: {players}. Parties par jeu de règles&#x202f;: {games}. Blocs&#x202f;: {blocks}. Graine&#x202f;: {seed}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: up to {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game}&#x202f;; joueurs&#x202f;: {players}. Parties par jeu de règles&#x202f;: jusqu’à {games}. Blocs&#x202f;: {blocks}. Graine&#x202f;: {seed}</translation>
    </message>
    <message>
        <source>To see all measures of these {count} rule sets, use --report, --csv or --json.</source>
        <translation>Pour voir tous les indicateurs de ces {count} jeux de règles, utilisez --report, --csv ou --json.</translation>
    </message>
    <message>
        <source>One rule at a time, and how many of 100 paired games it changed:</source>
        <translation>Une règle à la fois, et combien de parties appariées sur 100 elle a changées&#x202f;:</translation>
    </message>
    <message>
        <source>Eliminated after {games} games: {names}</source>
        <translation>Élimination après {games} parties&#x202f;: {names}</translation>
    </message>
    <message>
        <source>games changed, in 100</source>
        <translation>parties changées, sur 100</translation>
    </message>
    <message>
        <source>Players: {fit}. {why}</source>
        <translation>Joueurs&#x202f;: {fit}. {why}</translation>
    </message>
    <message>
        <source>Goal {measure}: {verdict}. {why}</source>
        <translation>Objectif {measure}&#x202f;: {verdict}. {why}</translation>
    </message>
    <message>
        <source>{unfinished} unfinished, {failed} failed</source>
        <translation>{unfinished} inachevées, {failed} en échec</translation>
    </message>
    <message>
        <source>Run again with:</source>
        <translation>Pour recommencer&#x202f;:</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>indicateur</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>jeu de règles</translation>
    </message>
    <message>
        <source>goals met</source>
        <translation>objectifs atteints</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>règles changées</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>{count} of {goals}</source>
        <translation>{count} sur {goals}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>can&apos;t change</source>
        <translation>ne peut pas changer</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} à {high}</translation>
    </message>
    <message>
        <source>A game takes {by} more moves</source>
        <translation>Une partie prend {by} coups de plus</translation>
    </message>
    <message>
        <source>A game takes {by} fewer moves</source>
        <translation>Une partie prend {by} coups de moins</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} longer</source>
        <translation>Une partie dure {by} {rounds} de plus</translation>
    </message>
    <message>
        <source>{by} more games in 100 end in a shared win</source>
        <translation>{by} parties de plus sur 100 finissent en victoire partagée</translation>
    </message>
    <message>
        <source>{by} fewer games in 100 end in a shared win</source>
        <translation>{by} parties de moins sur 100 finissent en victoire partagée</translation>
    </message>
    <message>
        <source>The lead changes {by} more times per game</source>
        <translation>Le meneur change {by} fois de plus par partie</translation>
    </message>
    <message>
        <source>The lead changes {by} fewer times per game</source>
        <translation>Le meneur change {by} fois de moins par partie</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} more games in 100</source>
        <translation>Le meneur à mi-partie gagne {by} parties de plus sur 100</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} fewer games in 100</source>
        <translation>Le meneur à mi-partie gagne {by} parties de moins sur 100</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} shorter</source>
        <translation>Une partie dure {by} {rounds} de moins</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} more games in 100</source>
        <translation>Le joueur qui commence gagne {by} parties de plus sur 100</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} fewer games in 100</source>
        <translation>Le joueur qui commence gagne {by} parties de moins sur 100</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} larger</source>
        <translation>L’avance finale du gagnant augmente de {by} {unit}</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} smaller</source>
        <translation>L’avance finale du gagnant diminue de {by} {unit}</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} larger</source>
        <translation>Le plus grand retard du gagnant augmente de {by} {unit}</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} smaller</source>
        <translation>Le plus grand retard du gagnant diminue de {by} {unit}</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} more per round</source>
        <translation>Le joueur le plus en retard remonte de {by} {unit} de plus par tour</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} less per round</source>
        <translation>Le joueur le plus en retard remonte de {by} {unit} de moins par tour</translation>
    </message>
    <message>
        <source>A stronger player wins {by} more games in 100 against weaker ones</source>
        <translation>Face à de plus faibles, un joueur plus fort gagne {by} parties de plus sur 100</translation>
    </message>
    <message>
        <source>A stronger player wins {by} fewer games in 100 against weaker ones</source>
        <translation>Face à de plus faibles, un joueur plus fort gagne {by} parties de moins sur 100</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} more decisions in 100</source>
        <translation>Le meilleur coup est nettement meilleur dans {by} décisions de plus sur 100</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} fewer decisions in 100</source>
        <translation>Le meilleur coup est nettement meilleur dans {by} décisions de moins sur 100</translation>
    </message>
    <message>
        <source>More is at stake in a decision: the best move&apos;s advantage is larger by {by} games in 100</source>
        <translation>L’enjeu d’une décision augmente&#x202f;: l’avantage du meilleur coup est plus grand de {by} parties sur 100</translation>
    </message>
    <message>
        <source>Less is at stake in a decision: the best move&apos;s advantage is smaller by {by} games in 100</source>
        <translation>L’enjeu d’une décision diminue&#x202f;: l’avantage du meilleur coup est plus petit de {by} parties sur 100</translation>
    </message>
    <message>
        <source>The odd one out wins {by} more games in 100</source>
        <translation>L’intrus gagne {by} parties de plus sur 100</translation>
    </message>
    <message>
        <source>The odd one out wins {by} fewer games in 100</source>
        <translation>L’intrus gagne {by} parties de moins sur 100</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is wider by {by} games in 100</source>
        <translation>L’écart entre la meilleure place et la pire augmente de {by} parties sur 100</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is narrower by {by} games in 100</source>
        <translation>L’écart entre la meilleure place et la pire diminue de {by} parties sur 100</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} more games in 100</source>
        <translation>Avec la main la plus faible, l’intrus gagne {by} parties de plus sur 100</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} fewer games in 100</source>
        <translation>Avec la main la plus faible, l’intrus gagne {by} parties de moins sur 100</translation>
    </message>
    <message>
        <source>There are no paired games to compare yet.</source>
        <translation>Il n’y a pas encore de parties appariées à comparer.</translation>
    </message>
    <message numerus="yes">
        <source>No differences between the rule sets in %n pair(s) of games.</source>
        <translation>
            <numerusform>Aucune différence entre les jeux de règles dans %n paire de parties.</numerusform>
            <numerusform>Aucune différence entre les jeux de règles dans %n paires de parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} under {name}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure}, avec {name}&#x202f;: {mean} {bounds}. Attendu&#x202f;: {wanted}. Verdict&#x202f;: {verdict}.</translation>
    </message>
    <message>
        <source>{measure} under {name}, compared with {base}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure}, avec {name} par rapport à {base}&#x202f;: {mean} {bounds}. Attendu&#x202f;: {wanted}. Verdict&#x202f;: {verdict}.</translation>
    </message>
    <message>
        <source>not yet known to be fit to judge these rules</source>
        <translation>aptitude à juger ces règles pas encore connue</translation>
    </message>
    <message>
        <source>fit to judge these rules</source>
        <translation>aptes à juger ces règles</translation>
    </message>
    <message>
        <source>not fit to judge these rules</source>
        <translation>pas aptes à juger ces règles</translation>
    </message>
    <message>
        <source>The command that came with these results isn&apos;t shown: it might do something else.</source>
        <translation>La commande fournie avec ces résultats n’est pas affichée&#x202f;: elle pourrait faire autre chose.</translation>
    </message>
    <message>
        <source>{differ} of {pairs} paired games differed, and {winners} had a different winner.</source>
        <translation>{differ} paires de parties sur {pairs} ont différé, et {winners} ont eu un autre gagnant.</translation>
    </message>
    <message>
        <source>The winner takes the lead for good later, by {by}% of the game&apos;s length</source>
        <translation>Le gagnant prend la tête pour de bon plus tard, de {by}&#x202f;% de la durée de la partie</translation>
    </message>
    <message>
        <source>The winner takes the lead for good sooner, by {by}% of the game&apos;s length</source>
        <translation>Le gagnant prend la tête pour de bon plus tôt, de {by}&#x202f;% de la durée de la partie</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points more of the game</source>
        <translation>La part de la partie que les joueurs passent hors jeu augmente de {by} points de pourcentage</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points less of the game</source>
        <translation>La part de la partie que les joueurs passent hors jeu diminue de {by} points de pourcentage</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points more of the result</source>
        <translation>La part du résultat qu’expliquent la donne et la place augmente de {by} points de pourcentage</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points less of the result</source>
        <translation>La part du résultat qu’expliquent la donne et la place diminue de {by} points de pourcentage</translation>
    </message>
    <message>
        <source>More suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points more</source>
        <translation>Plus de suspense&#x202f;: on s’attend à ce qu’un quart de partie fasse bouger les chances de gagner de {by} points de pourcentage de plus</translation>
    </message>
    <message>
        <source>Less suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points less</source>
        <translation>Moins de suspense&#x202f;: on s’attend à ce qu’un quart de partie fasse bouger les chances de gagner de {by} points de pourcentage de moins</translation>
    </message>
    <message>
        <source>More surprise: a quarter of the game shifts the chances of winning by {by} percentage points more</source>
        <translation>Plus de surprise&#x202f;: un quart de partie fait bouger les chances de gagner de {by} points de pourcentage de plus</translation>
    </message>
    <message>
        <source>Less surprise: a quarter of the game shifts the chances of winning by {by} percentage points less</source>
        <translation>Moins de surprise&#x202f;: un quart de partie fait bouger les chances de gagner de {by} points de pourcentage de moins</translation>
    </message>
    <message>
        <source>“{move}” was never chosen in {offered} decisions where it was possible.</source>
        <translation>Personne n’a jamais choisi «&#x202f;{move}&#x202f;» dans les {offered} décisions où c’était possible.</translation>
    </message>
    <message>
        <source>“{move}” was hardly ever chosen: in {chosen} of {offered} decisions where it was possible.</source>
        <translation>«&#x202f;{move}&#x202f;» n’a presque jamais été choisi&#x202f;: dans {chosen} des {offered} décisions où c’était possible.</translation>
    </message>
    <message>
        <source>Claim: {says} Verdict: {verdict}.</source>
        <translation>Affirmation&#x202f;: {says} Verdict&#x202f;: {verdict}.</translation>
    </message>
    <message>
        <source>Verdict on the claim: {verdict}.</source>
        <translation>Verdict sur l’affirmation&#x202f;: {verdict}.</translation>
    </message>
    <message>
        <source>Never choosing “{move}”</source>
        <translation>Ne jamais choisir «&#x202f;{move}&#x202f;»</translation>
    </message>
    <message>
        <source>How does {game} play under these rules?</source>
        <translation>Comment se joue {game} avec ces règles&#x202f;?</translation>
    </message>
    <message>
        <source>What does {name} change in {game}?</source>
        <translation>{game} avec {name}&#x202f;: qu’est-ce qui change&#x202f;?</translation>
    </message>
    <message>
        <source>What do {count} sets of house rules change in {game}?</source>
        <translation>Que changent {count} jeux de règles maison à {game}&#x202f;?</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>les règles d’origine</translation>
    </message>
    <message>
        <source>met</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>These 95% intervals stay valid however often you look.</source>
        <translation>Ces intervalles à 95&#x202f;% restent valables, même si vous les consultez souvent.</translation>
    </message>
</context>
<context>
    <name>trials</name>
    <message>
        <source>tries out each move with random play and picks the best</source>
        <translation>essaie chaque coup en jouant la suite au hasard et choisit le meilleur</translation>
    </message>
    <message>
        <source>plays like the others but always one step higher</source>
        <translation>joue comme eux, mais toujours un cran plus haut</translation>
    </message>
    <message>
        <source>plays like the others but always one step lower</source>
        <translation>joue comme eux, mais toujours un cran plus bas</translation>
    </message>
    <message>
        <source>always makes the lowest move</source>
        <translation>joue toujours le coup le plus bas</translation>
    </message>
    <message>
        <source>always makes the highest move</source>
        <translation>joue toujours le coup le plus haut</translation>
    </message>
    <message>
        <source>chooses “{move}” whenever possible</source>
        <translation>choisit «&#x202f;{move}&#x202f;» chaque fois que c’est possible</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>Un joueur qui réfléchit deux fois plus que les autres (effort {of}) gagne {by} parties sur 100 de plus que sa juste part {bounds}.</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>Un joueur qui réfléchit deux fois plus que les autres (effort {of}) gagne {by} parties sur 100 de moins que sa juste part {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>Un joueur qui ne choisit jamais «&#x202f;{of}&#x202f;» gagne {by} parties sur 100 de plus que sa juste part {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>Un joueur qui ne choisit jamais «&#x202f;{of}&#x202f;» gagne {by} parties sur 100 de moins que sa juste part {bounds}.</translation>
    </message>
    <message>
        <source>{player} ({share}%)</source>
        <translation>{player} ({share}&#x202f;%)</translation>
    </message>
    <message>
        <source>The best mix of these players is {mix}.</source>
        <translation>Le meilleur mélange de ces joueurs&#x202f;: {mix}.</translation>
    </message>
</context>
<context>
    <name>war</name>
    <message>
        <source>Your bids appear here once they have been turned over.</source>
        <translation>Vos mises apparaissent ici une fois retournées.</translation>
    </message>
    <message>
        <source>{who}&apos;s bids appear here once they have been turned over.</source>
        <translation>{who}&#x202f;: les mises apparaissent ici une fois retournées.</translation>
    </message>
    <message>
        <source>at stake: low to high</source>
        <translation>en jeu&#x202f;: de peu à beaucoup</translation>
    </message>
    <message>
        <source>bid: low to high</source>
        <translation>mise&#x202f;: de basse à haute</translation>
    </message>
    <message>
        <source>{made} of {tried} prizes taken ({share}%)</source>
        <translation>Lots gagnés&#x202f;: {made} sur {tried} ({share}&#x202f;%)</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>mises</translation>
    </message>
    <message>
        <source>Your bids</source>
        <translation>Vos mises</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>the expert&apos;s mixes</source>
        <translation>le mélange de l’expert</translation>
    </message>
    <message>
        <source>Your bids followed the prizes: the higher the prize, the higher the card.</source>
        <translation>Vos mises suivaient les lots&#x202f;: plus le lot était haut, plus la carte l’était.</translation>
    </message>
    <message>
        <source>You always bid about the same amount above or below what was at stake.</source>
        <translation>Vos mises gardaient toujours à peu près le même écart avec ce qui était en jeu.</translation>
    </message>
    <message>
        <source>You mostly bid your highest card.</source>
        <translation>Vous avez le plus souvent misé votre carte la plus haute.</translation>
    </message>
    <message>
        <source>You mostly bid your lowest card.</source>
        <translation>Vous avez le plus souvent misé votre carte la plus basse.</translation>
    </message>
    <message>
        <source>You mostly bid the card nearest to your last bid.</source>
        <translation>Vous avez le plus souvent misé la carte la plus proche de votre dernière mise.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) still to come</source>
        <translation>
            <numerusform>%n point encore à venir</numerusform>
            <numerusform>%n points encore à venir</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>out for this prize</source>
        <translation>hors jeu pour ce lot</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>vaut {points}</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>lots</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>If others can predict your card, they bid just above it.</source>
        <translation>Si les autres peuvent prévoir votre carte, ils misent juste au-dessus.</translation>
    </message>
    <message>
        <source>If others can predict your card, they play their lowest.</source>
        <translation>Si les autres peuvent prévoir votre carte, ils jouent leur plus basse.</translation>
    </message>
    <message>
        <source>Prize {number}</source>
        <translation>Lot {number}</translation>
    </message>
    <message>
        <source>Prize {number} of {count}</source>
        <translation>Lot {number} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>mène</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>vend</translation>
    </message>
    <message>
        <source>highest bid</source>
        <translation>mise la plus haute</translation>
    </message>
    <message>
        <source>Up for bidding: {cards}.</source>
        <translation>En vente&#x202f;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n à venir</numerusform>
            <numerusform>%n à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>%n dépensée</numerusform>
            <numerusform>%n dépensées</numerusform>
        </translation>
    </message>
    <message>
        <source>Points after each prize</source>
        <translation>Points après chaque lot</translation>
    </message>
    <message>
        <source>Which card will you offer?</source>
        <translation>Quelle carte mettez-vous en vente&#x202f;?</translation>
    </message>
    <message>
        <source>{who} bids {bid} for {prize}. Bid higher?</source>
        <translation>{who} mise {bid} pour {prize}. Misez-vous plus haut&#x202f;?</translation>
    </message>
    <message>
        <source>What will you bid for {prize}?</source>
        <translation>Que misez-vous pour {prize}&#x202f;?</translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>Mettre {card} en vente</translation>
    </message>
    <message>
        <source>worth {points} to the winner</source>
        <translation>vaut {points} pour le gagnant</translation>
    </message>
    <message>
        <source>Bid {card}</source>
        <translation>Miser {card}</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t beat the current bid, {standing}.</source>
        <translation>{card} ne dépasse pas {standing}, la mise en cours.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Your cards are your money. Spend them to win the prizes worth the most points.</source>
        <translation>Vos cartes sont votre argent. Dépensez-les pour remporter les lots qui valent le plus de points.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone holds a whole suit of %n card(s), from the ace up.</source>
        <translation>
            <numerusform>Chacun détient une couleur entière de %n carte, à partir de l’as.</numerusform>
            <numerusform>Chacun détient une couleur entière de %n cartes, à partir de l’as.</numerusform>
        </translation>
    </message>
    <message>
        <source>So everyone always knows what the others can still bid.</source>
        <translation>Chacun sait donc toujours ce que les autres peuvent encore miser.</translation>
    </message>
    <message>
        <source>Two packs are used; cards from the second carry a mark.</source>
        <translation>Deux paquets de cartes sont utilisés&#x202f;; les cartes du second portent une marque.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>A suit that nobody holds is shuffled and placed face down: these are the prizes.</source>
        <translation>Une couleur que personne ne détient est mélangée et posée face cachée&#x202f;: ce sont les lots.</translation>
    </message>
    <message>
        <source>They are turned up one at a time. Players take turns to open the bidding, clockwise.</source>
        <translation>Ils sont retournés un par un. Les joueurs ouvrent les enchères à tour de rôle, dans le sens horaire.</translation>
    </message>
    <message>
        <source>Each prize is a card that a player offers from their own hand.</source>
        <translation>Chaque lot est une carte qu’un joueur met en vente, tirée de sa propre main.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table and back: A B C, then C B A, and so on.</source>
        <translation>Le droit de vendre fait le tour de la table, puis revient&#x202f;: A B C, puis C B A, et ainsi de suite.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table: A B C, A B C, and so on.</source>
        <translation>Le droit de vendre fait le tour de la table&#x202f;: A B C, A B C, et ainsi de suite.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too, after everyone else.</source>
        <translation>Le vendeur mise aussi, après tous les autres.</translation>
    </message>
    <message>
        <source>The player who offers the card doesn&apos;t bid for it.</source>
        <translation>Le vendeur ne mise pas sur sa carte.</translation>
    </message>
    <message>
        <source>From earlier bids, a mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>D’après les mises précédentes, un lecteur de pensées en aurait prévu {foreseen} sur {count}&#x202f;; avec le hasard seul, ce serait environ {usual}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) against what was at stake</source>
        <translation>
            <numerusform>%n mise selon ce qui était en jeu</numerusform>
            <numerusform>%n mises selon ce qui était en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>a mind-reader would have predicted it</source>
        <translation>un lecteur de pensées l’aurait prévue</translation>
    </message>
    <message>
        <source>bid equal to what was at stake</source>
        <translation>mise égale à ce qui était en jeu</translation>
    </message>
    <message>
        <source>{bid} for {stake}, which a mind-reader would have predicted</source>
        <translation>{bid} pour {stake}, ce qu’un lecteur de pensées aurait prévu</translation>
    </message>
    <message>
        <source>{bid} for {stake}; a mind-reader would have predicted {foreseen}</source>
        <translation>{bid} pour {stake}&#x202f;; un lecteur de pensées aurait prévu {foreseen}</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your bids was, in %</source>
        <translation>Probabilité de chacune de vos mises pour un lecteur de pensées, en&#x202f;%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>comme prévu par le lecteur de pensées</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>You made no bids that could be judged.</source>
        <translation>Aucune de vos mises ne pouvait être jugée.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>Un lecteur de pensées en aurait prévu {foreseen} sur {count}&#x202f;; avec le hasard seul, ce serait environ {usual}.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; for a player who mixes like the expert, it would have been about {usual}. {luck}</source>
        <translation>Un lecteur de pensées en aurait prévu {foreseen} sur {count}&#x202f;; pour un joueur qui varie comme l’expert, ce serait environ {usual}. {luck}</translation>
    </message>
    <message>
        <source>Of players who mix their bids, {chance} in 100 are predicted this often.</source>
        <translation>Parmi les joueurs qui varient leurs mises, être prévu aussi souvent arrive à {chance} sur 100.</translation>
    </message>
    <message>
        <source>When players offer their own cards, the first player has an advantage; offering in the order A B C C B A removes it.</source>
        <translation>Quand les joueurs mettent leurs propres cartes en vente, le premier joueur a un avantage&#x202f;; vendre dans l’ordre A B C C B A le supprime.</translation>
    </message>
    <message>
        <source>If all picture cards are worth ten, the maths is easier: skill counts for less.</source>
        <translation>Si toutes les figures valent dix, le calcul est plus facile&#x202f;: l’habileté compte moins.</translation>
    </message>
    <message>
        <source>With the queen above the king, winning margins grow by more than a point.</source>
        <translation>Avec la dame au-dessus du roi, l’avance du gagnant augmente de plus d’un point.</translation>
    </message>
    <message>
        <source>With the queen as high as the king, the lead changes more often.</source>
        <translation>Avec la dame aussi haute que le roi, le meneur change plus souvent.</translation>
    </message>
    <message>
        <source>offer a card</source>
        <translation>mettre une carte en vente</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>miser</translation>
    </message>
    <message>
        <source>Mix your bids: you win {chance} in 100 games.</source>
        <translation>Variez vos mises&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Pass: you win {chance} in 100 games.</source>
        <translation>Passez&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Offer {move}: you win {chance} in 100 games.</source>
        <translation>Mettez {move} en vente&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 games.</source>
        <translation>Misez {move}&#x202f;: sur 100 parties, vous en gagnez {chance}.</translation>
    </message>
    <message>
        <source>The {player} would play: {moves}</source>
        <translation>Un {player} jouerait&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>Who opens first is chosen at random.</source>
        <translation>Le premier à ouvrir est tiré au sort.</translation>
    </message>
    <message>
        <source>They are turned up one at a time.</source>
        <translation>Ils sont retournés un par un.</translation>
    </message>
    <message>
        <source>Who offers first (A) is chosen at random; B and C are the next players clockwise.</source>
        <translation>Le premier à vendre (A) est tiré au sort&#x202f;; B et C sont les joueurs suivants dans le sens horaire.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too.</source>
        <translation>Le vendeur mise aussi.</translation>
    </message>
    <message>
        <source>The player to their left opens the bidding.</source>
        <translation>Le joueur à sa gauche ouvre les enchères.</translation>
    </message>
    <message>
        <source>Prizes lie open in front of the players who won them.</source>
        <translation>Les lots gagnés restent face visible devant leurs gagnants.</translation>
    </message>
    <message>
        <source>The prizes</source>
        <translation>Les lots</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody gets the prize.</source>
        <translation>Si les mises les plus hautes sont à égalité, personne n’obtient le lot.</translation>
    </message>
    <message>
        <source>If the highest bids tie, the prize is added to the next one. Prizes still waiting after the last round go to nobody.</source>
        <translation>Si les mises les plus hautes sont à égalité, le lot s’ajoute au suivant. Les lots qui attendent encore après le dernier tour ne vont à personne.</translation>
    </message>
    <message>
        <source>If the highest bids tie, they cancel out: the prize goes to the highest bid that nobody else matched. If there is none, nobody gets the prize.</source>
        <translation>Si les mises les plus hautes sont à égalité, elles s’annulent&#x202f;: le lot revient à la mise la plus haute que personne d’autre n’a égalée. S’il n’y en a pas, personne n’obtient le lot.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>Everyone plays one card face down. When all have, the cards are turned over together.</source>
        <translation>Chacun joue une carte face cachée. Quand tous l’ont fait, les cartes sont retournées ensemble.</translation>
    </message>
    <message>
        <source>The highest card wins the prize. All cards that were bid are spent, win or lose.</source>
        <translation>La carte la plus haute remporte le lot. Toutes les cartes misées sont dépensées, gagnantes ou perdantes.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères ouvertes</translation>
    </message>
    <message>
        <source>In turn, play a card face up that beats the current bid, or pass.</source>
        <translation>À votre tour, jouez face visible une carte qui dépasse la mise en cours, ou passez.</translation>
    </message>
    <message>
        <source>If you pass, you are out until the next prize. If all others pass before anyone has bid, the last player may still bid.</source>
        <translation>Si vous passez, vous êtes hors jeu jusqu’au lot suivant. Si tous les autres passent avant toute mise, le dernier joueur peut encore miser.</translation>
    </message>
    <message>
        <source>The highest bidder spends the last card they bid and takes the prize; their earlier bids return to their hand.</source>
        <translation>Celui qui mise le plus haut dépense la dernière carte qu’il a misée et remporte le lot&#x202f;; ses mises précédentes reviennent dans sa main.</translation>
    </message>
    <message>
        <source>The others spend the highest card they bid, too.</source>
        <translation>Les autres dépensent eux aussi la plus haute carte qu’ils ont misée.</translation>
    </message>
    <message>
        <source>The others take all their cards back.</source>
        <translation>Les autres reprennent toutes leurs cartes.</translation>
    </message>
    <message>
        <source>If nobody bids, nobody gets the prize.</source>
        <translation>Si personne ne mise, personne n’obtient le lot.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>A card is worth the number on it, both as a bid and as a prize; {cards}.</source>
        <translation>Une carte vaut le nombre qu’elle porte, comme mise et comme lot&#x202f;; {cards}.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Valeur des cartes</translation>
    </message>
    <message>
        <source>The game ends after the last prize.</source>
        <translation>La partie se termine après le dernier lot.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer can&apos;t both offer a card and keep one to bid, or when anyone who may bid has no card left.</source>
        <translation>La partie se termine quand celui dont c’est le tour de vendre n’a pas à la fois une carte à vendre et une autre à miser, ou quand quelqu’un qui a le droit de miser n’a plus de carte.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer has no card, or when anyone who may bid has no card left.</source>
        <translation>La partie se termine quand celui dont c’est le tour de vendre n’a plus de carte, ou quand quelqu’un qui a le droit de miser n’en a plus.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Only cards you have won score. The most points win.</source>
        <translation>Seules les cartes que vous avez gagnées comptent. Celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>Les joueurs à égalité partagent la victoire.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more</source>
        <translation>
            <numerusform>{card} et %n autre</numerusform>
            <numerusform>{card} et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are dealt: everyone gets a whole suit.</source>
        <translation>Les cartes sont distribuées&#x202f;: chacun reçoit une couleur entière.</translation>
    </message>
    <message>
        <source>The next prize is {card}.</source>
        <translation>Le lot suivant est {card}.</translation>
    </message>
    <message>
        <source>You offer {card}.</source>
        <translation>Vous mettez {card} en vente.</translation>
    </message>
    <message>
        <source>{who} offers {card}.</source>
        <translation>{who} met {card} en vente.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passe.</translation>
    </message>
    <message>
        <source>Round {number}, for {prize}</source>
        <translation>Tour {number}, pour {prize}</translation>
    </message>
    <message>
        <source>Round {number}: {prize}</source>
        <translation>Tour {number}&#x202f;: {prize}</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Les mises&#x202f;: {bids}.</translation>
    </message>
    <message>
        <source>You bid {card}.</source>
        <translation>Vous misez {card}.</translation>
    </message>
    <message>
        <source>{who} bids {card}.</source>
        <translation>{who} mise {card}.</translation>
    </message>
    <message>
        <source>You bid a card face down.</source>
        <translation>Vous misez une carte face cachée.</translation>
    </message>
    <message>
        <source>{who} bids a card face down.</source>
        <translation>{who} mise une carte face cachée.</translation>
    </message>
    <message>
        <source>You win {cards} with {bid}.</source>
        <translation>Vous gagnez {cards} avec {bid}.</translation>
    </message>
    <message>
        <source>{who} wins {cards} with {bid}.</source>
        <translation>{who} gagne {cards} avec {bid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: {cards} is added to the next prize.</source>
        <translation>Les mises les plus hautes sont à égalité. Ajouté au lot suivant&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody gets {cards}.</source>
        <translation>Les mises les plus hautes sont à égalité&#x202f;: personne n’obtient {cards}.</translation>
    </message>
    <message>
        <source>Nobody bids: {cards} is discarded.</source>
        <translation>Personne ne mise. Défaussé&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The game ends: nobody gets {cards}.</source>
        <translation>La partie se termine&#x202f;: personne n’obtient {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} prizes, {ahead}.</source>
        <translation>Lots gagnés&#x202f;: {made} sur {count}, {ahead}.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. You take the lead for good.</source>
        <translation>Tour {number}&#x202f;: {cards} pour {bid}. Vous passez en tête, et personne ne vous rattrape plus.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. {who} takes the lead for good.</source>
        <translation>Tour {number}&#x202f;: {cards} pour {bid}. {who} passe en tête, et personne ne l’en déloge plus.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. You take the lead.</source>
        <translation>Tour {number}, le dernier&#x202f;: {cards} pour {bid}. Vous passez en tête.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. {who} takes the lead.</source>
        <translation>Tour {number}, le dernier&#x202f;: {cards} pour {bid}. {who} passe en tête.</translation>
    </message>
    <message>
        <source>Round {number}: you win {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>Tour {number}&#x202f;: vous gagnez {cards} avec {bid}, le lot le plus précieux de la partie.</translation>
    </message>
    <message>
        <source>Round {number}: {who} wins {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>Tour {number}&#x202f;: {who} gagne {cards} avec {bid}, le lot le plus précieux de la partie.</translation>
    </message>
    <message>
        <source>Round {number}, your card to offer</source>
        <translation>Tour {number}, votre carte à mettre en vente</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>vous avez passé</translation>
    </message>
    <message>
        <source>you offered {card}</source>
        <translation>vous avez mis {card} en vente</translation>
    </message>
    <message>
        <source>you bid {card}</source>
        <translation>vous avez misé {card}</translation>
    </message>
    <message>
        <source>{did}; passing was better</source>
        <translation>{did}&#x202f;; passer valait mieux</translation>
    </message>
    <message>
        <source>{did}; bidding {move} was better</source>
        <translation>{did}&#x202f;; miser {move} valait mieux</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>All hands can only be shown once this game is over.</source>
        <translation>Toutes les mains ne peuvent être montrées qu’une fois cette partie terminée.</translation>
    </message>
    <message>
        <source>This version can&apos;t play {game}.</source>
        <translation>Cette version ne permet pas de jouer à {game}.</translation>
    </message>
</context>
</TS>
