<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>built from commit {commit}</source>
        <translation>compilada desde el commit {commit}</translation>
    </message>
    <message>
        <source>A home for small bluffing games. Free to use, change and share under the MIT licence.</source>
        <translation>Un hogar para pequeños juegos de faroleo. Puedes usarlo, modificarlo y compartirlo gratis bajo la licencia MIT.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>Abrir la carpeta de partidas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>Abrir la carpeta de ajustes</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Informes de errores</translation>
    </message>
    <message>
        <source>Open error reports folder</source>
        <translation>Abrir la carpeta de informes de errores</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Los juegos</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Versions, system, screen and folders for the developers</source>
        <translation>Versiones, sistema, pantalla y carpetas, para los desarrolladores</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>Tus carpetas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>{name} licence</source>
        <translation>Licencia de {name}</translation>
    </message>
    <message>
        <source>This copy of {name} came without its licence text.</source>
        <translation>Esta copia de {name} venía sin el texto de su licencia.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {why}.</source>
        <translation>No se puede leer este archivo: {why}.</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be created: {why}.</source>
        <translation>No se puede crear {folder}: {why}.</translation>
    </message>
    <message>
        <source>No program was found to open {folder}.</source>
        <translation>No se encontró ningún programa que abra {folder}.</translation>
    </message>
    <message>
        <source>Copied. You can now paste it into a message.</source>
        <translation>Copiado. Ya puedes pegarlo en un mensaje.</translation>
    </message>
</context>
<context>
    <name>AgeOrder</name>
    <message>
        <source>Youngest first</source>
        <translation>Del más joven al mayor</translation>
    </message>
    <message>
        <source>If players tie for the lowest score, the youngest calls trump</source>
        <translation>Si varios jugadores empatan con la puntuación más baja, elige triunfo el más joven</translation>
    </message>
    <message>
        <source>Moves the selected player. You can also drag players.</source>
        <translation>Mueve al jugador seleccionado. También puedes arrastrar a los jugadores.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>Más joven</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>{name}: younger</source>
        <translation>{name} es más joven</translation>
    </message>
    <message>
        <source>{name}: older</source>
        <translation>{name} es mayor</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>Volver a todas las reglas originales</translation>
    </message>
    <message>
        <source>Add rule set</source>
        <translation>Añadir conjunto de reglas</translation>
    </message>
    <message>
        <source>Add another rule set, played with the same deals (A)</source>
        <translation>Añadir otro conjunto de reglas, jugado con los mismos repartos (A)</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>En comparación con</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>las reglas originales</translation>
    </message>
    <message>
        <source>these rules as they are now</source>
        <translation>estas reglas, tal como están ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambiada</numerusform>
            <numerusform>%n cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>originales</translation>
    </message>
</context>
<context>
    <name>Beginnings</name>
    <message>
        <source>Or start with one of these:</source>
        <translation>O empieza con una de estas:</translation>
    </message>
</context>
<context>
    <name>BenchAnswer</name>
    <message>
        <source>Change a rule and see within a minute what it does.</source>
        <translation>Cambia una regla y mira en un minuto qué efecto tiene.</translation>
    </message>
    <message>
        <source>Still playing the first games; these players take their time.</source>
        <translation>Aún se juegan las primeras partidas: con estos jugadores son largas.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Jugando las primeras partidas…</translation>
    </message>
    <message numerus="yes">
        <source>No pair of games has finished yet; %n game(s) never ended.</source>
        <translation>
            <numerusform>Hasta ahora ninguna partida acabó con ambos conjuntos de reglas; %n no acabó nunca.</numerusform>
            <numerusform>Hasta ahora ninguna partida acabó con ambos conjuntos de reglas; %n no acabaron nunca.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference has been proven.</source>
        <translation>No se ha demostrado ninguna diferencia.</translation>
    </message>
    <message>
        <source>No difference has been proven yet.</source>
        <translation>Aún no se ha demostrado ninguna diferencia.</translation>
    </message>
    <message>
        <source>Judged anyway, at your request.</source>
        <translation>Juzgado aun así, a petición tuya.</translation>
    </message>
</context>
<context>
    <name>BenchMeasures</name>
    <message>
        <source>Also measure suspense, surprise, real decisions and stakes. For one deal in ten, the game is continued many times from each quarter, so this takes several times as long (U)</source>
        <translation>Medir también la tensión, la sorpresa, las decisiones reales y lo que está en juego. En uno de cada diez repartos, la partida se continúa muchas veces desde cada cuarto, así que tarda varias veces más (U)</translation>
    </message>
    <message>
        <source>How the values of the chosen measure are spread over the games (D)</source>
        <translation>Cómo se distribuye la medida elegida entre las partidas (D)</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Leave out suspense</source>
        <translation>No medir la tensión</translation>
    </message>
    <message>
        <source>Measure suspense</source>
        <translation>Medir la tensión</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n game(s).</source>
        <translation>
            <numerusform>A partir de %n partida.</numerusform>
            <numerusform>A partir de %n partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchPage</name>
    <message>
        <source>Play for another minute (M)</source>
        <translation>Jugar otro minuto (M)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Estudios…</translation>
    </message>
    <message>
        <source>Your earlier studies and their findings</source>
        <translation>Tus estudios anteriores y sus resultados</translation>
    </message>
    <message>
        <source>Sweep values</source>
        <translation>Barrido de valores</translation>
    </message>
    <message>
        <source>Try many values for these rules (W)</source>
        <translation>Probar muchos valores de estas reglas (W)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Set up a table with these rules (P)</source>
        <translation>Preparar una mesa con estas reglas (P)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
</context>
<context>
    <name>BenchProgress</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n partida jugada</numerusform>
            <numerusform>%n partidas jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchQuestion</name>
    <message>
        <source>Click a word to change it</source>
        <translation>Pulsa una palabra para cambiarla</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>{game} with “{base}”</source>
        <translation>{game} con «{base}»</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>otra regla</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what does “{rules}” do?</source>
        <translation>{game} para {count} jugadores ({player}): ¿qué efecto tiene «{rules}»?</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what would {another} do?</source>
        <translation>{game} para {count} jugadores ({player}): ¿qué efecto tendría {another}?</translation>
    </message>
</context>
<context>
    <name>BranchKeeping</name>
    <message>
        <source>As it was played</source>
        <translation>Como se jugó</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>desde la línea {line}</translation>
    </message>
    <message>
        <source>{where}, with a rule changed</source>
        <translation>{where}, una regla cambiada</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Name this branch:</source>
        <translation>Nombre para esta rama:</translation>
    </message>
    <message>
        <source>Delete the branch “{name}”?</source>
        <translation>¿Eliminar la rama «{name}»?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note about this moment:</source>
        <translation>Nota sobre este momento:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Branch here</source>
        <translation>Ramificar aquí</translation>
    </message>
    <message>
        <source>Start a branch at this moment (B)</source>
        <translation>Empezar una rama en este momento (B)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Add a note about this moment (N)</source>
        <translation>Añadir una nota sobre este momento (N)</translation>
    </message>
    <message>
        <source>No notes yet.</source>
        <translation>Aún no hay notas.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Change a rule from here</source>
        <translation>Cambiar una regla desde aquí</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>Chair</name>
    <message>
        <source>Seat {number}, free</source>
        <translation>Asiento {number}, libre</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Asiento {number}: {name}</translation>
    </message>
</context>
<context>
    <name>ChanceLegend</name>
    <message>
        <source>How many games in 100 each player would win if “{bots}” bots made every move from here on, including the next</source>
        <translation>Cuántas partidas de cada 100 ganaría cada jugador si bots de tipo «{bots}» hicieran todas las jugadas desde aquí, incluida la siguiente</translation>
    </message>
    <message>
        <source>Win chance now</source>
        <translation>Probabilidad ahora</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Use the left and right arrow keys to move this player</source>
        <translation>Usa las flechas izquierda y derecha para mover a este jugador</translation>
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
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Test a claim</source>
        <translation>Probar una afirmación</translation>
    </message>
    <message>
        <source>Testing: {claim}</source>
        <translation>Probando: {claim}</translation>
    </message>
    <message>
        <source>Or test what the author says:</source>
        <translation>O prueba lo que dice el autor:</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Jugando las primeras partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n games played.</source>
        <translation>
            <numerusform>%n partida jugada.</numerusform>
            <numerusform>%n partidas jugadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my side</source>
        <translation>Mostrar mi lado</translation>
    </message>
    <message>
        <source>Others, look away</source>
        <translation>Que los demás no miren</translation>
    </message>
    <message>
        <source>It is {name}&apos;s move</source>
        <translation>Le toca a {name}</translation>
    </message>
</context>
<context>
    <name>DistributionView</name>
    <message>
        <source>Games with a shared win</source>
        <translation>Partidas con victoria compartida</translation>
    </message>
    <message>
        <source>Games that the first seat wins</source>
        <translation>Partidas que gana el primer asiento</translation>
    </message>
    <message>
        <source>Games that the leader at half-time wins</source>
        <translation>Partidas que gana quien va en cabeza a la mitad</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the standard rules.</source>
        <translation>{what}: {yours} de cada 100; con las reglas originales, {authors}.</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the base rules.</source>
        <translation>{what}: {yours} de cada 100; con las reglas de base, {authors}.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Verlas</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the standard rules</source>
        <translation>{label} {values}: {yours} de cada 100 partidas; con las reglas originales, {authors}</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the base rules</source>
        <translation>{label} {values}: {yours} de cada 100 partidas; con las reglas de base, {authors}</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Tuyas</translation>
    </message>
</context>
<context>
    <name>Distributions</name>
    <message>
        <source>Per 100 games: {outline} standard rules, {bar} your rules. Dashed lines: means</source>
        <translation>De cada 100 partidas: {outline} reglas originales, {bar} tus reglas. Líneas discontinuas: medias</translation>
    </message>
    <message>
        <source>Per 100 games: {outline} base rules, {bar} your rules. Dashed lines: means</source>
        <translation>De cada 100 partidas: {outline} reglas de base, {bar} tus reglas. Líneas discontinuas: medias</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Show numbers instead of charts (T)</source>
        <translation>Mostrar números en lugar de gráficos (T)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
</context>
<context>
    <name>EmblemPicker</name>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>EyesBox</name>
    <message>
        <source>as you saw it</source>
        <translation>tal como lo viste</translation>
    </message>
    <message>
        <source>as {name} saw it</source>
        <translation>tal como lo vio {name}</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>todas las manos a la vista</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Punto de vista</translation>
    </message>
</context>
<context>
    <name>EyesRow</name>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>All hands open, with the player to move at the bottom (0)</source>
        <translation>Todas las manos a la vista; quien juega, abajo (0)</translation>
    </message>
    <message>
        <source>Your view ({key})</source>
        <translation>Tu punto de vista ({key})</translation>
    </message>
    <message>
        <source>View of {name} ({key})</source>
        <translation>Punto de vista de {name} ({key})</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Punto de vista</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in Cardtable. Your games are saved.</source>
        <translation>Algo falló en Cardtable. Tus partidas están guardadas.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Close Cardtable</source>
        <translation>Cerrar Cardtable</translation>
    </message>
    <message>
        <source>Cardtable didn&apos;t close properly last time. Your games are saved.</source>
        <translation>La última vez, Cardtable no se cerró bien. Tus partidas están guardadas.</translation>
    </message>
    <message>
        <source>Continue game</source>
        <translation>Continuar la partida</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Report for the developers: {file}</source>
        <translation>Un informe para los desarrolladores: {file}</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>Historial de partidas</translation>
    </message>
    <message>
        <source>Change a rule and see what it does to the game</source>
        <translation>Cambia una regla y mira qué efecto tiene en el juego</translation>
    </message>
    <message>
        <source>Try out rules</source>
        <translation>Probar reglas</translation>
    </message>
    <message>
        <source>Your questions about rules, and the answers found</source>
        <translation>Tus preguntas sobre las reglas y lo que se encontró</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>A home for small bluffing games</source>
        <translation>Un hogar para pequeños juegos de faroleo</translation>
    </message>
</context>
<context>
    <name>FromHere</name>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move (G)</source>
        <translation>Jugar 500 partidas desde aquí por cada jugada (G)</translation>
    </message>
    <message>
        <source>500 games</source>
        <translation>500 partidas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>Dejar de jugar partidas (S)</translation>
    </message>
    <message>
        <source>500 more</source>
        <translation>500 más</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move.</source>
        <translation>Jugar 500 partidas desde aquí por cada jugada.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on.</source>
        <translation>Cuántas partidas de cada 100 gana {who} si siguen jugando bots de tipo «{bots}».</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on.</source>
        <translation>Cuántas partidas de cada 100 ganas si siguen jugando bots de tipo «{bots}».</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move.</source>
        <translation>Cuántas partidas de cada 100 gana {who} si tras la jugada siguen bots de tipo «{bots}».</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move.</source>
        <translation>Cuántas partidas de cada 100 ganas si tras la jugada siguen bots de tipo «{bots}».</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>Cuántas partidas de cada 100 gana {who} si tras la jugada siguen bots de tipo «{bots}». Si los bots eligen también la jugada, son {chance}, como se muestra bajo la mesa.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>Cuántas partidas de cada 100 ganas si tras la jugada siguen bots de tipo «{bots}». Si los bots eligen también la jugada, son {chance}, como se muestra bajo la mesa.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Name this game (leave blank for none):</source>
        <translation>Nombre para esta partida (vacío si no lleva):</translation>
    </message>
    <message>
        <source>The game is gone: another window has renamed or deleted it.</source>
        <translation>La partida ya no está: otra ventana le cambió el nombre o la eliminó.</translation>
    </message>
    <message>
        <source>The game can&apos;t be renamed: {why}.</source>
        <translation>No se puede cambiar el nombre de la partida: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted: {why}.</source>
        <translation>La partida no se puede eliminar: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be restored: {why}.</source>
        <translation>La partida no se puede recuperar: {why}.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Undo the last deletion</source>
        <translation>Deshacer la última eliminación</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>está abierta en otra ventana</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>The moment at which the two games are furthest apart</source>
        <translation>La mesa cuando más se separaron las dos partidas</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the standard rules</source>
        <translation>Tras la ronda {round}: {yours} con estas reglas, {authors} con las originales</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the base rules</source>
        <translation>Tras la ronda {round}: {yours} con estas reglas, {authors} con las de base</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} standard rules, {bar} your rules</source>
        <translation>Ventaja del asiento {seat}, en {unit}: {outline} reglas originales, {bar} tus reglas</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} base rules, {bar} your rules</source>
        <translation>Ventaja del asiento {seat}, en {unit}: {outline} reglas de base, {bar} tus reglas</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Cover your side</source>
        <translation>Tapar tu lado</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>Con pistas</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>Sin pistas</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Your first hand, explained step by step</source>
        <translation>Tu primera mano, explicada paso a paso</translation>
    </message>
    <message>
        <source>How to play, on one page</source>
        <translation>Cómo se juega, en una página</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jugar a {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Aprender {game}</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Cómo se juega a {game}</translation>
    </message>
    <message>
        <source>You left the lesson at step {step} of {steps}. Learn continues there.</source>
        <translation>Dejaste la lección en el paso {step} de {steps}. «Aprender» la retoma ahí.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>Historial de partidas</translation>
    </message>
    <message>
        <source>Searching games</source>
        <translation>Buscando partidas</translation>
    </message>
    <message>
        <source>Find by game, date, players, result or house rules</source>
        <translation>Buscar por juego, fecha, jugadores, resultado, reglas caseras</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Sort by date</source>
        <translation>Ordenar por fecha</translation>
    </message>
    <message>
        <source>Sort by game</source>
        <translation>Ordenar por juego</translation>
    </message>
    <message>
        <source>Sort by players</source>
        <translation>Ordenar por jugadores</translation>
    </message>
    <message>
        <source>Sort by result</source>
        <translation>Ordenar por resultado</translation>
    </message>
    <message>
        <source>Sort by house rules</source>
        <translation>Ordenar por reglas caseras</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Guardar la lista…</translation>
    </message>
    <message>
        <source>Save the games shown as a CSV file for a spreadsheet</source>
        <translation>Guardar las partidas mostradas en un archivo CSV para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Abrir un registro…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How the game ended, and how good your decisions were</source>
        <translation>Cómo terminó la partida, y lo que valieron tus decisiones</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Mesa abierta</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>Explorar la partida con todas las manos a la vista, con ramas y notas</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>Your games in {folder} can&apos;t be read: {why}.</source>
        <translation>No se pueden leer tus partidas en {folder}: {why}.</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <translation>Aún no se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Guardar la lista</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Guardar las cifras</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas caseras</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <translation>{game} (práctica)</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>{winners} won, {scores}</source>
        <translation>Victoria: {winners}, {scores}</translation>
    </message>
    <message>
        <source>You won, {scores}</source>
        <translation>Victoria tuya, {scores}</translation>
    </message>
    <message>
        <source>You and {others} won, {scores}</source>
        <translation>Victoria tuya con {others}, {scores}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Back to the games the rules changed</source>
        <translation>Volver a las partidas que cambiaron</translation>
    </message>
    <message>
        <source>Watch with these rules</source>
        <translation>Ver con estas reglas</translation>
    </message>
    <message>
        <source>Watch with the standard rules</source>
        <translation>Ver con las reglas originales</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>En paralelo</translation>
    </message>
    <message>
        <source>Show both games from the first difference (O)</source>
        <translation>Mostrar ambas partidas desde la primera diferencia (O)</translation>
    </message>
    <message>
        <source>Watch with the base rules</source>
        <translation>Ver con las reglas de base</translation>
    </message>
    <message>
        <source>Games the rules changed</source>
        <translation>Partidas que cambiaron</translation>
    </message>
    <message>
        <source>Played differently: {differ} of {pairs} deals; the most affected come first.</source>
        <translation>Repartos jugados de otro modo: {differ} de {pairs}; primero, los más afectados.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the standard rules: {authors}. Only the first few are listed.</source>
        <translation>Partidas con estas reglas: {yours}; con las originales: {authors}. Solo se muestran las primeras.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the base rules: {authors}. Only the first few are listed.</source>
        <translation>Partidas con estas reglas: {yours}; con las de base: {authors}. Solo se muestran las primeras.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the standard rules. Only the first few are listed.</source>
        <translation>{yours} con estas reglas y {authors} con las originales. Solo se muestran las primeras.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the base rules. Only the first few are listed.</source>
        <translation>{yours} con estas reglas y {authors} con las de base. Solo se muestran las primeras.</translation>
    </message>
    <message numerus="yes">
        <source>%n that never ended</source>
        <translation>
            <numerusform>%n que no acabó nunca</numerusform>
            <numerusform>%n que no acabaron nunca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that everyone won</source>
        <translation>
            <numerusform>%n que ganaron todos</numerusform>
            <numerusform>%n que ganaron todos</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest</source>
        <translation>las más largas</translation>
    </message>
    <message>
        <source>Unusual games: {kinds}</source>
        <translation>Partidas inusuales: {kinds}</translation>
    </message>
    <message>
        <source>{measure}: {values}</source>
        <translation>{measure}: {values}</translation>
    </message>
    <message>
        <source>Games that never ended</source>
        <translation>Partidas que no acabaron nunca</translation>
    </message>
    <message>
        <source>Games everyone won</source>
        <translation>Partidas que ganaron todos</translation>
    </message>
    <message>
        <source>Longest games</source>
        <translation>Partidas más largas</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the standard rules.</source>
        <translation>{yours} jugadas con estas reglas, {authors} con las originales.</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the base rules.</source>
        <translation>{yours} jugadas con estas reglas, {authors} con las de base.</translation>
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
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the goal for this measure</source>
        <translation>Quitar el objetivo de esta medida</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Where the mean should be. You can also drag across the chart.</source>
        <translation>Dónde debería estar la media. También puedes arrastrar sobre el gráfico.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>{measure}: at least</source>
        <translation>{measure}: como mínimo</translation>
    </message>
    <message>
        <source>{measure}: at most</source>
        <translation>{measure}: como máximo</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>Drag to move</source>
        <translation>Arrastra para mover</translation>
    </message>
    <message>
        <source>Use the up and down arrow keys to move this</source>
        <translation>Usa las flechas arriba y abajo para moverlo</translation>
    </message>
</context>
<context>
    <name>HowToPlayPage</name>
    <message>
        <source>In short</source>
        <translation>En resumen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Cómo se juega a {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>Apréndelo en la mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>reglas originales</translation>
    </message>
    <message>
        <source>At this table: {rules}.</source>
        <translation>En esta mesa: {rules}.</translation>
    </message>
    <message>
        <source>The pictures don&apos;t show all of this: see “{tab}”.</source>
        <translation>Las imágenes no lo muestran todo: mira «{tab}».</translation>
    </message>
    <message>
        <source>Why bluffing pays</source>
        <translation>Por qué conviene farolear</translation>
    </message>
</context>
<context>
    <name>KeptAs</name>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Guardado como «{name}»</translation>
    </message>
    <message>
        <source>Saved as “{name}”: click to rename</source>
        <translation>Guardado como «{name}»: haz clic para cambiar el nombre</translation>
    </message>
    <message>
        <source>Name this study:</source>
        <translation>Nombre para este estudio:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept their word</source>
        <translation>Palabra cumplida</translation>
    </message>
</context>
<context>
    <name>KeptWordsRow</name>
    <message>
        <source>Makes the bots on this computer forget whether people kept their word</source>
        <translation>Hace que los bots de este equipo olviden si las personas cumplieron su palabra</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>{who} ({kept} of {given} times)</source>
        <translation>{who} ({kept} de {given} veces)</translation>
    </message>
    <message>
        <source>you ({kept} of {given} times)</source>
        <translation>tú ({kept} de {given} veces)</translation>
    </message>
    <message>
        <source>Bots remember how often people kept their word: {people}.</source>
        <translation>Los bots recuerdan cuántas veces cumplió su palabra cada persona: {people}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next button or field</source>
        <translation>Siguiente botón o campo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back, or close</source>
        <translation>Volver, o cerrar</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Standard text size</source>
        <translation>Tamaño normal del texto</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Pantalla completa: activar o desactivar</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Esta lista</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <source>Makes the move for you</source>
        <translation>Hace la jugada por ti</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Jugar una partida de verdad</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Lesson, step {step} of {steps}</source>
        <translation>Lección, paso {step} de {steps}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: try again</source>
        <translation>Paso {step} de {steps}: inténtalo otra vez</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>You have started the lesson for this game.</source>
        <translation>Has empezado la lección de este juego.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>New to this game? Learn it in four minutes.</source>
        <translation>¿No conoces este juego? Apréndelo en cuatro minutos.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>Don&apos;t ask again. The lesson stays on the first page.</source>
        <translation>No volver a preguntar. La lección sigue en la primera página.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>Crónica de la partida</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Setting the table…</source>
        <translation>Preparando la mesa…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Leyendo {file}…</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved, so it wasn&apos;t started: {why}</source>
        <translation>La partida no se puede guardar, así que no empezó: {why}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, línea {line}: {what}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>The game stops here: its file {file} was moved, renamed or deleted. To continue, put it back. It may be in your system&apos;s trash.</source>
        <translation>La partida se detiene aquí: su archivo {file} se movió, cambió de nombre o se eliminó. Para seguir, devuélvelo a su sitio. Quizá esté en la papelera del sistema.</translation>
    </message>
    <message>
        <source>The game stops here: another program changed its file {file}. The file was left as it is. Open it to see whether the game can be continued.</source>
        <translation>La partida se detiene aquí: otro programa cambió su archivo {file}. El archivo se ha dejado tal cual. Ábrelo para ver si la partida puede seguir.</translation>
    </message>
    <message>
        <source>The game stops here: {why} It is saved up to this point.</source>
        <translation>La partida se detiene aquí: {why} Está guardada hasta este punto.</translation>
    </message>
</context>
<context>
    <name>MirrorPage</name>
    <message>
        <source>How readable were you?</source>
        <translation>¿Se te veía venir?</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>A mind-reader only uses what came before each turn.</source>
        <translation>Un lector de mentes solo usa lo que pasó antes de cada turno.</translation>
    </message>
    <message>
        <source>Click a bar to watch from there.</source>
        <translation>Pulsa una barra para ver la partida desde ahí.</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n más…</numerusform>
            <numerusform>%n más…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesHere</name>
    <message>
        <source>In “{name}”: </source>
        <translation>En «{name}»: </translation>
    </message>
</context>
<context>
    <name>OpenTablePage</name>
    <message>
        <source>Change position</source>
        <translation>Cambiar la posición</translation>
    </message>
    <message>
        <source>Change the position in a new branch</source>
        <translation>Cambiar la posición en una rama nueva</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Tomar asiento</translation>
    </message>
    <message>
        <source>Play on from here yourself</source>
        <translation>Sigue jugando tú desde aquí</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>Que sigan los bots</translation>
    </message>
    <message>
        <source>Let bots play this branch to the end</source>
        <translation>Dejar que los bots jueguen esta rama hasta el final</translation>
    </message>
    <message>
        <source>500 games from here</source>
        <translation>500 partidas desde aquí</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move</source>
        <translation>Jugar 500 partidas desde aquí por cada jugada</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>Open table · {players}</source>
        <translation>Mesa abierta · {players}</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Aquí no hay ninguna decisión.</translation>
    </message>
    <message>
        <source>It&apos;s your move. What if…?</source>
        <translation>Te toca. ¿Y si…?</translation>
    </message>
    <message>
        <source>{who} to move. What if…?</source>
        <translation>Turno de {who}. ¿Y si…?</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>From {moment}: {rule}?</source>
        <translation>Desde {moment}: ¿{rule}?</translation>
    </message>
    <message>
        <source>{move} instead</source>
        <translation>En su lugar, {move}</translation>
    </message>
    <message>
        <source>{move} instead, in a new branch (I)</source>
        <translation>En su lugar, {move}, en una rama nueva (I)</translation>
    </message>
    <message>
        <source>Use this rule</source>
        <translation>Usar esta regla</translation>
    </message>
    <message>
        <source>{move}, in a new branch (I)</source>
        <translation>{move}, en una rama nueva (I)</translation>
    </message>
    <message>
        <source>continued by {bot}</source>
        <translation>continuada por {bot}</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>otra posición</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>your own program…</source>
        <translation>tu propio programa…</translation>
    </message>
</context>
<context>
    <name>PlayingRow</name>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>Dejar de jugar partidas (S)</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Change position</source>
        <translation>Cambiar la posición</translation>
    </message>
    <message>
        <source>Choose two cards to swap them. To move a card to another row, drag it there, or choose it and press Ctrl+Enter in that row.</source>
        <translation>Elige dos cartas para intercambiarlas. Para pasar una carta a otra fila, arrástrala allí, o elígela y pulsa Ctrl+Intro en esa fila.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Ramificar desde aquí</translation>
    </message>
    <message>
        <source>{card}: choose a card to swap it with.</source>
        <translation>{card}: elige una carta con la que intercambiarla.</translation>
    </message>
    <message numerus="yes">
        <source>You have given out %n too many.</source>
        <translation>
            <numerusform>Has repartido %n de más.</numerusform>
            <numerusform>Has repartido %n de más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n to give out.</source>
        <translation>
            <numerusform>Aún te falta %n por repartir.</numerusform>
            <numerusform>Aún te faltan %n por repartir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Start from</source>
        <translation>Empezar desde</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>el principio</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>una posición</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back your last decision (Ctrl+Z)</source>
        <translation>Deshacer tu última decisión (Ctrl+Z)</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Verlo todo</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Your own program</source>
        <translation>Tu propio programa</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>¿Qué programa juega?</translation>
    </message>
    <message>
        <source>Enter the command that starts it, as in a terminal. It only sees what its seat may know.</source>
        <translation>Escribe su comando, como en una terminal. El programa solo ve lo que puede saber su asiento.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Use program</source>
        <translation>Usar programa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Enter a command.</source>
        <translation>Escribe un comando.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>How was the game?</source>
        <translation>¿Qué tal la partida?</translation>
    </message>
    <message>
        <source>Saved in the game record for the people who design these rules.</source>
        <translation>Se guarda en el registro de la partida, para quienes diseñan estas reglas.</translation>
    </message>
    <message>
        <source>Was it fun?</source>
        <translation>¿Fue divertida?</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>a lot of fun</source>
        <translation>muy divertida</translation>
    </message>
    <message>
        <source>Were the rules clear?</source>
        <translation>¿Eran claras las reglas?</translation>
    </message>
    <message>
        <source>entirely clear</source>
        <translation>totalmente claras</translation>
    </message>
    <message>
        <source>Was it fair?</source>
        <translation>¿Fue justa?</translation>
    </message>
    <message>
        <source>entirely fair</source>
        <translation>totalmente justa</translation>
    </message>
    <message>
        <source>Anything else?</source>
        <translation>¿Algo más?</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>{question} {number} of {most}</source>
        <translation>{question} {number} de {most}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Your answers can&apos;t be saved in {file}: {why}.</source>
        <translation>Tus respuestas no se pueden guardar en {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>ReaderTab</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The table at the end</source>
        <translation>La mesa al final</translation>
    </message>
</context>
<context>
    <name>ResumeButton</name>
    <message>
        <source>Deleted</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>Deleted for good when the window closes</source>
        <translation>Se elimina para siempre al cerrar la ventana</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Ver resultado</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>{does}: {game}, {when}, {people}</source>
        <translation>{does}: {game}, {when}, {people}</translation>
    </message>
    <message>
        <source>Press F2 to rename, Delete to delete.</source>
        <translation>Pulsa F2 para cambiar el nombre, Supr para eliminar.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>perfect player</source>
        <translation>jugador perfecto</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Decisiones evaluadas</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>¿Se te veía venir?</translation>
    </message>
    <message>
        <source>Your decisions, the costliest first</source>
        <translation>Tus decisiones, la más costosa primero</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Start a practice game from here (P)</source>
        <translation>Empezar desde aquí una partida de práctica (P)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Previous or next decision</source>
        <translation>Decisión anterior o siguiente</translation>
    </message>
    <message>
        <source>Judging decision {number} of {count}…</source>
        <translation>Evaluando la decisión {number} de {count}…</translation>
    </message>
    <message>
        <source>These decisions couldn&apos;t be judged: {why}.</source>
        <translation>No se pudieron evaluar estas decisiones: {why}.</translation>
    </message>
    <message>
        <source>These decisions can&apos;t be judged.</source>
        <translation>Estas decisiones no se pueden evaluar.</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything to speak of.</source>
        <translation>Ninguna decisión te costó nada digno de mención.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost you something; the worst cost {wins}.</source>
        <translation>
            <numerusform>%n decisión te costó algo: {wins}.</numerusform>
            <numerusform>%n decisiones te costaron algo; la peor, {wins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates may be off by {wins}.</source>
        <translation>Las estimaciones pueden desviarse en {wins}.</translation>
    </message>
    <message>
        <source>Estimates may be off by a few wins in 100 games.</source>
        <translation>Las estimaciones pueden desviarse en unas pocas victorias en 100 partidas.</translation>
    </message>
    <message>
        <source>{count} decisions call for mixing. You made the likeliest move in {taken} of them; a player who mixes like the {judge} would do so in about {usual}.</source>
        <translation>{count} decisiones piden mezclar. Hiciste la jugada más probable en {taken} de ellas; quien mezcla como el {judge} la haría en unas {usual}.</translation>
    </message>
    <message>
        <source>Of players who mix, {chance} in 100 would do this: you are predictable.</source>
        <translation>A quienes mezclan les pasa esto {chance} de cada 100 veces: eres previsible.</translation>
    </message>
    <message>
        <source>wins in 100</source>
        <translation>victorias en 100</translation>
    </message>
    <message>
        <source>−{wins}</source>
        <translation>−{wins}</translation>
    </message>
    <message>
        <source>The {judge} judges each decision by what you could know at the time.</source>
        <translation>Cada decisión la evalúa el {judge} según lo que podías saber entonces.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cost little or nothing.</source>
        <translation>
            <numerusform>%n más no costó nada, o casi nada.</numerusform>
            <numerusform>%n más no costaron nada, o casi nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost little or nothing.</source>
        <translation>
            <numerusform>%n decisión no costó nada, o casi nada.</numerusform>
            <numerusform>%n decisiones no costaron nada, o casi nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t be judged.</source>
        <translation>
            <numerusform>%n no se pudo evaluar.</numerusform>
            <numerusform>%n no se pudieron evaluar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This decision couldn&apos;t be judged.</source>
        <translation>Esta decisión no se pudo evaluar.</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Wins in 100 games if bots play on: {seats}</source>
        <translation>Victorias en 100 partidas si siguen los bots: {seats}</translation>
    </message>
    <message>
        <source>Win chance if bots play on</source>
        <translation>Probabilidad si siguen los bots</translation>
    </message>
    <message>
        <source>Win chance: calculating, {share}%</source>
        <translation>Probabilidad de ganar: calculando, {share}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Save rule book…</source>
        <translation>Guardar reglamento…</translation>
    </message>
    <message>
        <source>Save all rules as a web page with your changes marked</source>
        <translation>Guardar todas las reglas como página web, con tus cambios marcados</translation>
    </message>
</context>
<context>
    <name>RuleFromHere</name>
    <message>
        <source>Rule to change</source>
        <translation>Regla que cambiar</translation>
    </message>
    <message>
        <source>Start a branch there with this rule</source>
        <translation>Empezar ahí una rama con esta regla</translation>
    </message>
    <message>
        <source>Branch and play on</source>
        <translation>Ramificar y seguir</translation>
    </message>
    <message>
        <source>Play 500 games from there with this rule, and 500 without it, to see the difference</source>
        <translation>Jugar 500 partidas desde ahí con esta regla y 500 sin ella, para ver la diferencia</translation>
    </message>
    <message>
        <source>500 games each</source>
        <translation>500 partidas de cada una</translation>
    </message>
    <message>
        <source>Choose another value.</source>
        <translation>Elige otro valor.</translation>
    </message>
    <message>
        <source>No rules can be changed in this game.</source>
        <translation>En este juego no se puede cambiar ninguna regla.</translation>
    </message>
    <message>
        <source>It takes effect at {moment}, so the branch starts there.</source>
        <translation>Tiene efecto desde {moment}, así que la rama empieza ahí.</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>pasa a</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>House rules</source>
        <translation>Reglas caseras</translation>
    </message>
    <message>
        <source>Save these house rules under a name</source>
        <translation>Guardar estas reglas caseras con un nombre</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Rename, delete, import, export</source>
        <translation>Cambiar nombre, eliminar, importar, exportar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Undo: “{name}”</source>
        <translation>Deshacer: «{name}»</translation>
    </message>
    <message>
        <source>Skipped: {what}</source>
        <translation>Omitido: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n files were skipped. The first: {what}</source>
        <translation>
            <numerusform>Se omitió %n archivo: {what}</numerusform>
            <numerusform>Se omitieron %n archivos. El primero: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom (not saved)</source>
        <translation>Propias, sin guardar</translation>
    </message>
    <message>
        <source>Name these house rules:</source>
        <translation>Nombre para estas reglas caseras:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be saved: {why}.</source>
        <translation>Las reglas caseras no se pueden guardar: {why}.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be renamed: {why}.</source>
        <translation>No se puede cambiar el nombre de las reglas caseras: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be deleted: {why}.</source>
        <translation>Las reglas caseras no se pueden eliminar: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be restored: {why}.</source>
        <translation>Las reglas caseras no se pueden recuperar: {why}.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar reglas caseras</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar reglas caseras</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>No se puede guardar {file}: {why}.</translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation>{file}: {what}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}.</source>
        <translation>{file}, línea {line}: {what}.</translation>
    </message>
</context>
<context>
    <name>RuleSetsBox</name>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>No verdict: the players aren&apos;t fit to judge</source>
        <translation>Sin veredicto: estos jugadores no sirven para juzgar</translation>
    </message>
    <message>
        <source>No difference has been proven</source>
        <translation>No se ha demostrado ninguna diferencia</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Name this rule set:</source>
        <translation>Nombre para este conjunto de reglas:</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de esta partida</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving {file}…</source>
        <translation>Guardando {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>No se puede guardar {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>SayPicker</name>
    <message>
        <source>Say something</source>
        <translation>Di algo</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>¿Quién habla?</translation>
    </message>
    <message>
        <source>Everyone at the table hears it.</source>
        <translation>Lo oye toda la mesa.</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Other seats</source>
        <translation>Otros asientos</translation>
    </message>
    <message>
        <source>The player with the fewest points chooses first. Bots choose at random.</source>
        <translation>Quien tiene menos puntos elige primero; los bots, al azar.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Everyone has a seat.</source>
        <translation>Todos tienen asiento.</translation>
    </message>
    <message>
        <source>You choose a seat.</source>
        <translation>Eliges asiento.</translation>
    </message>
    <message>
        <source>{name} chooses a seat.</source>
        <translation>{name} elige asiento.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Take this seat</source>
        <translation>Ocupar este asiento</translation>
    </message>
    <message>
        <source>Hand this seat to a bot</source>
        <translation>Pasar este asiento a un bot</translation>
    </message>
    <message>
        <source>See what this player sees</source>
        <translation>Ver lo que ve este jugador</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>random: plays any move</source>
        <translation>aleatorio: cualquier jugada</translation>
    </message>
    <message>
        <source>beginner: has habits</source>
        <translation>principiante: tiene costumbres</translation>
    </message>
    <message>
        <source>club player: thinks</source>
        <translation>jugador de club: piensa</translation>
    </message>
    <message>
        <source>expert: looks ahead</source>
        <translation>experto: mira más allá</translation>
    </message>
    <message>
        <source>Change emblem and colour</source>
        <translation>Cambiar emblema y color</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Quitar este asiento</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tu asiento</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <translation>Asiento de {name}</translation>
    </message>
    <message>
        <source>Your emblem</source>
        <translation>Tu emblema</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>Emblema de {name}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>Nombre de {name}</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>Quién juega en tu asiento</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>Quién juega en el asiento de {name}</translation>
    </message>
    <message>
        <source>Remove your seat</source>
        <translation>Quitar tu asiento</translation>
    </message>
    <message>
        <source>Remove the seat of {name}</source>
        <translation>Quitar el asiento de {name}</translation>
    </message>
    <message>
        <source>mind-reader: reads you</source>
        <translation>lector de mentes: te lee</translation>
    </message>
    <message>
        <source>perfect: unreadable</source>
        <translation>perfecto: imprevisible</translation>
    </message>
    <message>
        <source>{title}. In the classic game for two; otherwise plays like the expert.</source>
        <translation>{title}. Entre dos en el juego clásico; si no, como el experto.</translation>
    </message>
    <message>
        <source>honest: keeps their word</source>
        <translation>honesto: cumple su palabra</translation>
    </message>
    <message>
        <source>opportunist: betrays late</source>
        <translation>oportunista: traiciona al final</translation>
    </message>
    <message>
        <source>grudge-bearer: pays you back</source>
        <translation>rencoroso: lo devuelve todo</translation>
    </message>
    <message>
        <source>bully: picks on the weak</source>
        <translation>abusón: se ceba con los débiles</translation>
    </message>
    <message>
        <source>hoarder: saves cards</source>
        <translation>acaparador: guarda cartas</translation>
    </message>
    <message>
        <source>chatterbox: talks and bluffs</source>
        <translation>charlatán: habla y va de farol</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
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
        <translation>El juego entre dos, resuelto: probabilidades y mejores mezclas</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Juego perfecto</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>How to play on one page, with pictures (F1)</source>
        <translation>Cómo se juega, en una página con imágenes (F1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>You can take back decisions and see all hands. The game doesn&apos;t count in statistics.</source>
        <translation>Puedes deshacer decisiones y ver todas las manos. La partida no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>It can start from any position.</source>
        <translation>Puede empezar desde cualquier posición.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>You can ask for a hint before you decide. At a practice table you always can.</source>
        <translation>Puedes pedir una pista antes de decidir; en una mesa de práctica, siempre.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>Seat everyone at random</source>
        <translation>Sentar a todos al azar</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Sortear asientos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>Volver a todas las reglas originales</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Let bots play for a minute to see what these rules change</source>
        <translation>Dejar que los bots jueguen un minuto para ver qué cambian estas reglas</translation>
    </message>
    <message>
        <source>Try them out</source>
        <translation>Ponerlas a prueba</translation>
    </message>
    <message>
        <source>Try out these house rules</source>
        <translation>Probar estas reglas caseras</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas caseras</translation>
    </message>
    <message>
        <source>Two seats are called {name}: change one of the names.</source>
        <translation>Dos asientos se llaman {name}: cambia uno de los nombres.</translation>
    </message>
    <message numerus="yes">
        <source>These house rules conflict in %n ways. See the notes beside them.</source>
        <translation>
            <numerusform>Estas reglas caseras no funcionan juntas, por %n motivo. Mira la nota que tienen al lado.</numerusform>
            <numerusform>Estas reglas caseras no funcionan juntas, por %n motivos. Mira las notas que tienen al lado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Using default settings: {file} can&apos;t be read ({why}).</source>
        <translation>Se usan los ajustes predeterminados: no se puede leer {file} ({why}).</translation>
    </message>
    <message>
        <source>Using default settings: {file} couldn&apos;t be read ({why}) and was renamed to {name}.</source>
        <translation>Se usan los ajustes predeterminados: no se pudo leer {file} ({why}) y ahora se llama {name}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved: {file}: {why}.</source>
        <translation>No se pueden guardar los ajustes: {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>system language</source>
        <translation>idioma del sistema</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}&#xa0;%</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Velocidad del juego</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>instantánea</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Also with Ctrl and plus, minus or 0</source>
        <translation>También con Ctrl y más, menos o 0</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Reduced: cards jump to their places</source>
        <translation>Reducidas: las cartas saltan a su sitio</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>según el sistema</translation>
    </message>
    <message>
        <source>full</source>
        <translation>completas</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reducidas</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Caras de las cartas</translation>
    </message>
    <message>
        <source>Use red and black suits instead of four colours</source>
        <translation>Usar palos rojos y negros en lugar de cuatro colores</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Light panels</source>
        <translation>Paneles claros</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Press M at the table to turn it off or on</source>
        <translation>Pulsa M en la mesa para desactivarlo o activarlo</translation>
    </message>
    <message>
        <source>off</source>
        <translation>apagado</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>suave</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Letras de las cartas</translation>
    </message>
    <message>
        <source>same as language</source>
        <translation>según el idioma</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Show points taken that you would otherwise have to remember</source>
        <translation>Contar los puntos hechos donde habría que recordarlos</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>Charla ligera</translation>
    </message>
    <message>
        <source>Bots comment on the game now and then</source>
        <translation>Los bots comentan la partida de vez en cuando</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Acerca de Cardtable</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Same deal, two rule sets</source>
        <translation>El mismo reparto, dos conjuntos de reglas</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Primera diferencia</translation>
    </message>
    <message>
        <source>The first difference (Home)</source>
        <translation>La primera diferencia (Inicio)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Las reglas originales</translation>
    </message>
    <message>
        <source>Open this table here</source>
        <translation>Abrir aquí esta mesa</translation>
    </message>
    <message>
        <source>Open this table here: {rules}</source>
        <translation>Abrir aquí esta mesa: {rules}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>What if a rule were different?</source>
        <translation>¿Y si una regla fuera distinta?</translation>
    </message>
    <message>
        <source>Leave the table. The game is saved, and you can continue it later.</source>
        <translation>Deja la mesa. La partida se guarda y puedes seguir después.</translation>
    </message>
    <message>
        <source>Cover my side</source>
        <translation>Tapar mi lado</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Use the arrow keys to move between positions.</source>
        <translation>Usa las flechas para pasar de una posición a otra.</translation>
    </message>
    <message>
        <source>The position at the table</source>
        <translation>La posición de la mesa</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Juego perfecto</translation>
    </message>
    <message>
        <source>Chips in total</source>
        <translation>Fichas en total</translation>
    </message>
    <message>
        <source>The bettor&apos;s chance of winning</source>
        <translation>Probabilidad de ganar del apostador</translation>
    </message>
    <message>
        <source>How often the bettor bets each number</source>
        <translation>Con qué frecuencia apuesta cada número el apostador</translation>
    </message>
    <message>
        <source>How often the guesser guesses each number</source>
        <translation>Con qué frecuencia pronostica cada número el adivinador</translation>
    </message>
    <message>
        <source>Map shows</source>
        <translation>Lo que muestra el mapa</translation>
    </message>
    <message>
        <source>The bettor has</source>
        <translation>El apostador tiene</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>En el bote</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>Botón de primera apuesta</translation>
    </message>
    <message>
        <source>The classic two-player game, fully solved: no strategy beats this one on average.</source>
        <translation>El juego clásico de dos jugadores, resuelto por completo: ninguna estrategia supera a esta de media.</translation>
    </message>
    <message>
        <source>with the bettor</source>
        <translation>lo tiene el apostador</translation>
    </message>
    <message>
        <source>with the guesser</source>
        <translation>lo tiene el adivinador</translation>
    </message>
    <message>
        <source>bets, in %</source>
        <translation>apuesta, en&#xa0;%</translation>
    </message>
    <message>
        <source>guesses, in %</source>
        <translation>pronostica, en&#xa0;%</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Save all positions as a CSV file for a spreadsheet</source>
        <translation>Guardar todas las posiciones en un archivo CSV para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Save the table…</source>
        <translation>Guardar la tabla…</translation>
    </message>
    <message>
        <source>({count} each)</source>
        <translation>({count} cada uno)</translation>
    </message>
    <message>
        <source>Solving the match with {count} chips…</source>
        <translation>Resolviendo la partida con {count} fichas…</translation>
    </message>
    <message>
        <source>chips in the pot</source>
        <translation>fichas en el bote</translation>
    </message>
    <message>
        <source>Wins in 100 matches</source>
        <translation>Partidas ganadas de cada 100</translation>
    </message>
    <message>
        <source>the bettor&apos;s chips</source>
        <translation>las fichas del apostador</translation>
    </message>
    <message>
        <source>chips bet</source>
        <translation>fichas apostadas</translation>
    </message>
    <message>
        <source>chips guessed</source>
        <translation>fichas pronosticadas</translation>
    </message>
    <message>
        <source>How often, in %</source>
        <translation>Frecuencia, en&#xa0;%</translation>
    </message>
    <message>
        <source>The guesser has {other}. The bettor wins {chance} in 100 matches.</source>
        <translation>El adivinador tiene {other}. El apostador gana {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Bettor {chips}, guesser {other}, pot {pot}: the bettor wins {chance} in 100 matches.</source>
        <translation>Apostador, {chips}; adivinador, {other}; bote, {pot}: el apostador gana {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Pot {pot}: the bettor bets {number} ({share}%).</source>
        <translation>Bote {pot}: el apostador apuesta {number} ({share}&#xa0;%).</translation>
    </message>
    <message>
        <source>Pot {pot}: the guesser guesses {number} ({share}%).</source>
        <translation>Bote {pot}: el adivinador pronostica {number} ({share}&#xa0;%).</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
</context>
<context>
    <name>SolvedPicture</name>
    <message>
        <source>This position on the map of the two-player game</source>
        <translation>Esta posición en el mapa del juego entre dos</translation>
    </message>
    <message>
        <source>Show in perfect play</source>
        <translation>Ver en el juego perfecto</translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message numerus="yes">
        <source>Start %n program(s)?</source>
        <translation>
            <numerusform>¿Iniciar %n programa?</numerusform>
            <numerusform>¿Iniciar %n programas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs can do anything on this computer that you can. This game will start:</source>
        <translation>Un programa puede hacer en este equipo todo lo que puedas hacer tú. Esta partida inicia:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Don&apos;t start</source>
        <translation>No iniciar</translation>
    </message>
    <message>
        <source>Program: {file}</source>
        <translation>Programa: {file}</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>Archivo: {file}</translation>
    </message>
    <message>
        <source>Folder: {file}</source>
        <translation>Carpeta: {file}</translation>
    </message>
    <message>
        <source>There is no such program.</source>
        <translation>No existe ese programa.</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Practice games don&apos;t count.</source>
        <translation>Las partidas de práctica no cuentan.</translation>
    </message>
    <message>
        <source>Save as a CSV file for a spreadsheet</source>
        <translation>Guardar en un archivo CSV para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Guardar las cifras…</translation>
    </message>
    <message>
        <source>No finished games with people in them.</source>
        <translation>No hay partidas terminadas en las que jugaran personas.</translation>
    </message>
    <message>
        <source>Play {count} games to see a chart.</source>
        <translation>Juega {count} partidas para ver un gráfico.</translation>
    </message>
    <message>
        <source>Wins in the last {count} games, in % (dashed line: an equal share)</source>
        <translation>Victorias en las últimas {count} partidas, en&#xa0;% (discontinua: lo que tocaría por igual)</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>reglas originales</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>rivales</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>reglas caseras</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won (95% interval)</source>
        <translation>Ganadas (intervalo del 95&#xa0;%)</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Racha de victorias</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Puntuación media</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>% de éxito</translation>
    </message>
    <message>
        <source>{share}% ({low} to {high})</source>
        <translation>{share}&#xa0;% ({low} a {high})</translation>
    </message>
    <message>
        <source>{now} now, {longest} at best</source>
        <translation>{now}; la más larga, {longest}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personas</translation>
    </message>
</context>
<context>
    <name>StudiesPage</name>
    <message>
        <source>Name this study:</source>
        <translation>Nombre para este estudio:</translation>
    </message>
    <message>
        <source>The study is gone: another window has renamed or deleted it.</source>
        <translation>El estudio ya no está: otra ventana le cambió el nombre o lo eliminó.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>No se puede cambiar el nombre del estudio: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be deleted: {why}.</source>
        <translation>El estudio no se puede eliminar: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be restored: {why}.</source>
        <translation>El estudio no se puede recuperar: {why}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Enviar…</translation>
    </message>
    <message>
        <source>Save as one file with games, branches and notes, to open in another copy of Cardtable</source>
        <translation>Guardar como un solo archivo con partidas, ramas y notas, para abrirlo en otro Cardtable</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share</source>
        <translation>Guardar como página web para leer, imprimir y compartir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a study someone sent you, or a study file</source>
        <translation>Importar un estudio que te enviaron, o un archivo de estudio</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open on the bench with its findings</source>
        <translation>Abrir en el banco de pruebas con sus resultados</translation>
    </message>
    <message>
        <source>This study has no question. It contains games from the open table, with branches and notes.</source>
        <translation>Este estudio no pregunta nada: guarda partidas de la mesa abierta, con sus ramas y notas.</translation>
    </message>
    <message>
        <source>This study can&apos;t be read: {why}.</source>
        <translation>Este estudio no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>You can send it, or run it with `cardtable study`.</source>
        <translation>Se puede enviar, y `cardtable study` lo ejecuta.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Your studies in {folder} can&apos;t be read: {why}.</source>
        <translation>No se pueden leer tus estudios en {folder}: {why}.</translation>
    </message>
    <message>
        <source>Studies you start on the bench are saved and listed here.</source>
        <translation>Los estudios que empieces en el banco de pruebas se guardan y aparecen aquí.</translation>
    </message>
    <message>
        <source>Send study</source>
        <translation>Enviar estudio</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Páginas web</translation>
    </message>
    <message>
        <source>Import a study</source>
        <translation>Importar un estudio</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Leyendo {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported: {why}.</source>
        <translation>No se puede importar {file}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from the open table</source>
        <translation>
            <numerusform>%n partida de la mesa abierta</numerusform>
            <numerusform>%n partidas de la mesa abierta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyFoot</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Save study…</source>
        <translation>Guardar estudio…</translation>
    </message>
    <message>
        <source>Save as a file for `cardtable study`</source>
        <translation>Guardar como archivo para `cardtable study`</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share, or as a table (R)</source>
        <translation>Guardar como página web para leer, imprimir y compartir, o como tabla (R)</translation>
    </message>
</context>
<context>
    <name>StudyKeeping</name>
    <message>
        <source>The findings can&apos;t be saved: {why}.</source>
        <translation>No se pueden guardar los resultados: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>No se puede cambiar el nombre del estudio: {why}.</translation>
    </message>
</context>
<context>
    <name>StudyRun</name>
    <message>
        <source>The games can&apos;t be played: {why}.</source>
        <translation>Las partidas no se pueden jugar: {why}.</translation>
    </message>
</context>
<context>
    <name>SweepAsking</name>
    <message>
        <source>Add goal</source>
        <translation>Añadir objetivo</translation>
    </message>
    <message>
        <source>Add another goal to meet</source>
        <translation>Añadir otro objetivo que cumplir</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>one rule at a time</source>
        <translation>una regla cada vez</translation>
    </message>
    <message>
        <source>all combinations</source>
        <translation>todas las combinaciones</translation>
    </message>
    <message>
        <source>one at a time, plus all combinations of the first two</source>
        <translation>una cada vez, y todas las combinaciones de las dos primeras</translation>
    </message>
    <message>
        <source>What to aim for</source>
        <translation>Qué se busca</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>Valores que probar</translation>
    </message>
    <message>
        <source>{rule}, now {value}</source>
        <translation>{rule}, ahora {value}</translation>
    </message>
    <message>
        <source>{rule}: values to try</source>
        <translation>{rule}: valores que probar</translation>
    </message>
    <message>
        <source>Values from {low} to {high}, separated by spaces</source>
        <translation>Valores de {low} a {high}, separados por espacios</translation>
    </message>
    <message>
        <source>{rule} must be a whole number from {low} to {high}, not “{text}”.</source>
        <translation>{rule} debe ser un número entero de {low} a {high}, no «{text}».</translation>
    </message>
    <message>
        <source>Choose rules and the values to try.</source>
        <translation>Elige reglas y los valores que probar.</translation>
    </message>
    <message>
        <source>That makes {count} rule sets; the limit is {most}.</source>
        <translation>Eso da {count} conjuntos de reglas; el límite es {most}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets to try</source>
        <translation>
            <numerusform>%n conjunto de reglas por probar</numerusform>
            <numerusform>%n conjuntos de reglas por probar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepCharts</name>
    <message>
        <source>One rule at a time</source>
        <translation>Una regla cada vez</translation>
    </message>
    <message>
        <source>Two rules</source>
        <translation>Dos reglas</translation>
    </message>
    <message>
        <source>Games that changed</source>
        <translation>Partidas que cambiaron</translation>
    </message>
    <message>
        <source>Measure shown</source>
        <translation>Medida mostrada</translation>
    </message>
    <message>
        <source>Rule for rows</source>
        <translation>Regla de las filas</translation>
    </message>
    <message>
        <source>Rule for columns</source>
        <translation>Regla de las columnas</translation>
    </message>
    <message>
        <source>Vertical:</source>
        <translation>Vertical:</translation>
    </message>
    <message>
        <source>Horizontal:</source>
        <translation>Horizontal:</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>Partidas de cada 100 que cambiaron</translation>
    </message>
    <message>
        <source>Each bar shows one value tried, named at its end.</source>
        <translation>Cada barra corresponde a un valor probado, indicado en su extremo.</translation>
    </message>
    <message>
        <source>Try two rules to see how they work together.</source>
        <translation>Prueba dos reglas para ver cómo funcionan juntas.</translation>
    </message>
    <message>
        <source>Choose two different rules.</source>
        <translation>Elige dos reglas distintas.</translation>
    </message>
</context>
<context>
    <name>SweepGoal</name>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Qué se busca</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>como mínimo</translation>
    </message>
    <message>
        <source>as low as possible</source>
        <translation>lo más bajo posible</translation>
    </message>
    <message>
        <source>as high as possible</source>
        <translation>lo más alto posible</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Quitar este objetivo</translation>
    </message>
</context>
<context>
    <name>SweepLegend</name>
    <message>
        <source>goal met</source>
        <translation>objetivo cumplido</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>objetivo no cumplido</translation>
    </message>
    <message>
        <source>not yet decided</source>
        <translation>aún sin decidir</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>el mejor conjunto</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>valor actual</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>descartado pronto</translation>
    </message>
</context>
<context>
    <name>SweepPage</name>
    <message>
        <source>Starting from</source>
        <translation>Punto de partida</translation>
    </message>
    <message>
        <source>start from the current rules</source>
        <translation>partir de las reglas actuales</translation>
    </message>
    <message>
        <source>start from the standard rules</source>
        <translation>partir de las reglas originales</translation>
    </message>
    <message>
        <source>Other values</source>
        <translation>Otros valores</translation>
    </message>
    <message>
        <source>Change the question (V)</source>
        <translation>Cambiar la pregunta (V)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Try values</source>
        <translation>Probar valores</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as low as possible?</source>
        <translation>{table}: ¿qué valores dejan «{measure}» lo más baja posible?</translation>
    </message>
    <message>
        <source>{table}: which values meet all {count} goals?</source>
        <translation>{table}: ¿qué valores cumplen los {count} objetivos?</translation>
    </message>
    <message>
        <source>{table}: which values bring “{measure}” to {range}?</source>
        <translation>{table}: ¿qué valores dejan «{measure}» en {range}?</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as high as possible?</source>
        <translation>{table}: ¿qué valores dejan «{measure}» lo más alta posible?</translation>
    </message>
    <message>
        <source>Play on with the best rule sets, for as long again (M)</source>
        <translation>Seguir jugando con los mejores conjuntos de reglas, otro tanto (M)</translation>
    </message>
    <message>
        <source>Set up a table with the best rule set (P)</source>
        <translation>Preparar una mesa con el mejor conjunto (P)</translation>
    </message>
    <message>
        <source>Compare the best</source>
        <translation>Comparar el mejor</translation>
    </message>
    <message>
        <source>Open the best rule set on the bench to see its effect on every measure (Enter)</source>
        <translation>Abrir el mejor conjunto de reglas en el banco de pruebas para ver su efecto en cada medida (Intro)</translation>
    </message>
    <message>
        <source>{game} with “{rules}” for {count} {player} players</source>
        <translation>{game} con «{rules}» para {count} jugadores ({player})</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players</source>
        <translation>{game} para {count} jugadores ({player})</translation>
    </message>
    <message>
        <source>Try many values and see which do best.</source>
        <translation>Prueba muchos valores y mira cuáles van mejor.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>Jugando las primeras partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets</source>
        <translation>
            <numerusform>%n conjunto de reglas</numerusform>
            <numerusform>%n conjuntos de reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: {sets} rule sets, {games} games</source>
        <translation>Hecho: {sets} conjuntos de reglas, {games} partidas</translation>
    </message>
    <message>
        <source>{sets} rule sets, {games} games</source>
        <translation>{sets} conjuntos de reglas, {games} partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>%n decidido</numerusform>
            <numerusform>%n decididos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated early</source>
        <translation>
            <numerusform>%n descartado pronto</numerusform>
            <numerusform>%n descartados pronto</numerusform>
        </translation>
    </message>
    <message>
        <source>testing the best rule set on new deals</source>
        <translation>probando el mejor conjunto con repartos nuevos</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message>
        <source>On the table</source>
        <translation>Sobre la mesa</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>What was said</source>
        <translation>Lo que se dijo</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>flecha izquierda</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>flecha derecha</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Ctrl and arrows</source>
        <translation>Ctrl y flechas</translation>
    </message>
    <message>
        <source>Next or previous key moment</source>
        <translation>Momento clave siguiente o anterior</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>Games you leave wait for you here.</source>
        <translation>Las partidas que dejes te esperan aquí.</translation>
    </message>
</context>
<context>
    <name>UnfitWarning</name>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge these rules.</source>
        <translation>Sin veredicto: estos jugadores no sirven para juzgar estas reglas.</translation>
    </message>
    <message>
        <source>Show unusual games</source>
        <translation>Ver partidas inusuales</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Juzgar aun así</translation>
    </message>
    <message>
        <source>Show the findings with these players. Saved reports still give no verdict.</source>
        <translation>Muestra lo que sale con estos jugadores. Los informes guardados siguen sin veredicto.</translation>
    </message>
    <message>
        <source>Measure with {player} players instead</source>
        <translation>Medir con otros jugadores ({player})</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>Explorar la partida con todas las manos a la vista, con ramas y notas</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Mesa abierta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Starts a new practice game from this moment. The original game isn&apos;t changed.</source>
        <translation>Empieza una partida de práctica nueva desde este momento. La original no cambia.</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>Quién juega en tu asiento</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>Quién juega en el asiento de {name}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Whose decisions</source>
        <translation>De quién son las decisiones</translation>
    </message>
</context>
<context>
    <name>WorkNote</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>WorthBars</name>
    <message>
        <source>Wins in 100 games: {moves}</source>
        <translation>Victorias en 100 partidas: {moves}</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>Victorias en 100 partidas</translation>
    </message>
</context>
<context>
    <name>_CommandText</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Estimated.</source>
        <translation>Estimado.</translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>Solución exacta.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>Estimado (±{off}).</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in 10)</source>
        <translation>
            <numerusform>{move} (%n vez de cada 10)</numerusform>
            <numerusform>{move} (%n veces de cada 10)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (%n vez)</numerusform>
            <numerusform>{move} (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>el resto (%n vez)</numerusform>
            <numerusform>el resto (%n veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} ({share}%)</source>
        <translation>{move} ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>Just as good: {moves}. {sure}</source>
        <translation>Igual de bueno: {moves}. {sure}</translation>
    </message>
    <message numerus="yes">
        <source>About as good: {moves} and %n more. {sure}</source>
        <translation>
            <numerusform>Más o menos igual de bueno: {moves} y %n más. {sure}</numerusform>
            <numerusform>Más o menos igual de bueno: {moves} y %n más. {sure}</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: {moves}. {sure}</source>
        <translation>Más o menos igual de bueno: {moves}. {sure}</translation>
    </message>
    <message>
        <source>All moves are equal: you win {chance} in 100 games.</source>
        <translation>Todas las jugadas son iguales: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>Casi igual de bueno: {move}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {chance} in 100.</source>
        <translation>Después, lo mejor: {move}, {chance} de cada 100.</translation>
    </message>
</context>
<context>
    <name>bench</name>
    <message>
        <source>Nothing changed yet</source>
        <translation>Aún no has cambiado nada</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Reglas originales</translation>
    </message>
    <message>
        <source>What the rules change, by measure</source>
        <translation>Lo que cambian las reglas, medida a medida</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Tuyas</translation>
    </message>
    <message>
        <source>less · more</source>
        <translation>menos · más</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>sin objetivo</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>Game {block}-{rotation} · {note}</source>
        <translation>Partida {block}-{rotation} · {note}</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuyas</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>originales</translation>
    </message>
    <message>
        <source>differs by {swing}</source>
        <translation>difiere en {swing}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Conjuntos de reglas</translation>
    </message>
    <message>
        <source>Rules {name}</source>
        <translation>Reglas {name}</translation>
    </message>
    <message>
        <source>Save rule book</source>
        <translation>Guardar reglamento</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Páginas web</translation>
    </message>
    <message>
        <source>Web pages or tables</source>
        <translation>Páginas web o tablas</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Guardar estudio</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the letter in the corner of a queen</comment>
        <translation>Q</translation>
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
        <translation>respaldada</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>refutada</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>more than {low}</source>
        <translation>más de {low}</translation>
    </message>
    <message>
        <source>less than {high}</source>
        <translation>menos de {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>entre {low} y {high}</translation>
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
        <translation>esta partida está abierta en otra ventana</translation>
    </message>
    <message>
        <source>this game was continued in another window: open it again</source>
        <translation>esta partida siguió en otra ventana: ábrela de nuevo</translation>
    </message>
    <message>
        <source>unknown player {name}; choose from {players} or exec:COMMAND</source>
        <translation>jugador desconocido: {name}; elige entre {players} o exec:COMMAND</translation>
    </message>
    <message>
        <source>{player} is not a valid command: {why}</source>
        <translation>{player} no es un comando válido: {why}</translation>
    </message>
    <message>
        <source>{player} contains no command</source>
        <translation>{player} no contiene ningún comando</translation>
    </message>
    <message>
        <source>the program can&apos;t be started: {why}</source>
        <translation>no se puede iniciar el programa: {why}</translation>
    </message>
    <message>
        <source>the program has stopped reading its input</source>
        <translation>el programa ha dejado de leer su entrada</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>the answer is longer than {size} KB</source>
        <translation>la respuesta supera los {size} KB</translation>
    </message>
    <message>
        <source>answer may_say with {&quot;done&quot;: true}, after any talk</source>
        <translation>responde a may_say con {&quot;done&quot;: true}, después de la charla si la hay</translation>
    </message>
    <message>
        <source>at most {most} lines of talk may come before an answer</source>
        <translation>antes de una respuesta puede haber como máximo {most} líneas de charla</translation>
    </message>
    <message>
        <source>the answer must be for the program&apos;s own seat, {seat}</source>
        <translation>la respuesta debe ser para el asiento del propio programa, {seat}</translation>
    </message>
    <message>
        <source>unrecognised arguments: {words}</source>
        <translation>argumentos no reconocidos: {words}</translation>
    </message>
    <message>
        <source>the game {name} can&apos;t be used: {why}</source>
        <translation>el juego {name} no se puede usar: {why}</translation>
    </message>
    <message>
        <source>unknown game {name}; choose from {choices}</source>
        <translation>juego desconocido: {name}; elige entre {choices}</translation>
    </message>
    <message>
        <source>unknown value {name}; choose from {choices}</source>
        <translation>valor desconocido: {name}; elige entre {choices}</translation>
    </message>
    <message>
        <source>the folder already contains {what} ({held}); choose an empty one</source>
        <translation>la carpeta ya contiene {what} ({held}); elige una vacía</translation>
    </message>
    <message>
        <source>nobody has a decision to make: a deal or a draw comes next</source>
        <translation>nadie tiene nada que decidir: ahora viene un reparto o un sorteo</translation>
    </message>
    <message>
        <source>{name} is neither a command nor an existing file</source>
        <translation>{name} no es ni un comando ni un archivo existente</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>y %n problema más</numerusform>
            <numerusform>y %n problemas más</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must be between {low} and {high}, not {value}</source>
        <translation>{name} debe ser un número entre {low} y {high}, no {value}</translation>
    </message>
    <message>
        <source>{option}: unknown study {name}; choose from {studies}</source>
        <translation>{option}: no se conoce el estudio {name}; elige entre {studies}</translation>
    </message>
    <message>
        <source>a part stores sums, not games: for tables of games, seats and decisions, run every shard with --csv</source>
        <translation>una parte guarda sumas, no partidas: para tener tablas de partidas, asientos y decisiones, juega cada parte con --csv</translation>
    </message>
    <message>
        <source>--parquet needs pyarrow, which is not installed: pip install pyarrow</source>
        <translation>--parquet necesita pyarrow, que no está instalado: pip install pyarrow</translation>
    </message>
    <message>
        <source>so few games can&apos;t be divided among the shards: play more games or use fewer shards</source>
        <translation>tan pocas partidas no se pueden repartir entre las partes: juega más partidas o usa menos partes</translation>
    </message>
    <message numerus="yes">
        <source>interrupted after %n block(s)</source>
        <translation>
            <numerusform>interrumpido tras %n bloque</numerusform>
            <numerusform>interrumpido tras %n bloques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more rule set(s)</source>
        <translation>
            <numerusform>y %n conjunto de reglas más</numerusform>
            <numerusform>y %n conjuntos de reglas más</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>it has no summary</source>
        <translation>falta el resumen</translation>
    </message>
    <message>
        <source>the program was terminated by signal {number}</source>
        <translation>el programa terminó por la señal {number}</translation>
    </message>
    <message>
        <source>the program ended with status {number}</source>
        <translation>el programa terminó con el código {number}</translation>
    </message>
    <message>
        <source>the program ended: it closed its output</source>
        <translation>el programa terminó: cerró su salida</translation>
    </message>
    <message>
        <source>no answer within {seconds} s</source>
        <translation>sin respuesta en {seconds} s</translation>
    </message>
    <message>
        <source>an empty line instead of an answer</source>
        <translation>una línea vacía en lugar de una respuesta</translation>
    </message>
    <message>
        <source>{what}: {answer}</source>
        <translation>{what}: {answer}</translation>
    </message>
    <message>
        <source>the answer is not a move</source>
        <translation>la respuesta no es una jugada</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>otro programa está escribiendo en él</translation>
    </message>
    <message>
        <source>{card} is not a card</source>
        <translation>{card} no es una carta</translation>
    </message>
    <message>
        <source>{name} must have one entry for each of the {seats} seats, not {count}</source>
        <translation>{name} debe tener una entrada por cada uno de los {seats} asientos, no {count}</translation>
    </message>
    <message>
        <source>{name} must be {only}, not {value}</source>
        <translation>{name} debe ser {only}, no {value}</translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s), not {count}</source>
        <translation>
            <numerusform>{name} debe tener %n carta, no {count}</numerusform>
            <numerusform>{name} debe tener %n cartas, no {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s) for {who}, not {count}</source>
        <translation>
            <numerusform>{name} debe tener %n carta para {who}, no {count}</numerusform>
            <numerusform>{name} debe tener %n cartas para {who}, no {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can&apos;t be set to {limit}: the game has already reached {done}</source>
        <translation>{name} no puede ser {limit}: la partida ya ha llegado a {done}</translation>
    </message>
    <message>
        <source>{name} must be {range}, not {value}</source>
        <translation>{name} debe ser {range}, no {value}</translation>
    </message>
    <message>
        <source>unknown house rule {name}; choose from {rules}</source>
        <translation>regla casera desconocida: {name}; elige entre {rules}</translation>
    </message>
    <message>
        <source>{assignment} must have the form KEY=VALUE</source>
        <translation>{assignment} debe tener la forma KEY=VALUE</translation>
    </message>
    <message>
        <source>{what} may have at most {most} bytes</source>
        <translation>{what} puede tener como máximo {most} bytes</translation>
    </message>
    <message>
        <source>trump must be called now</source>
        <translation>ahora hay que elegir triunfo</translation>
    </message>
    <message>
        <source>a bid must be made now</source>
        <translation>ahora hay que anunciar</translation>
    </message>
    <message>
        <source>a card must be played now</source>
        <translation>ahora hay que jugar una carta</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between hands</source>
        <translation>las reglas caseras solo pueden cambiar antes de la primera jugada y entre manos</translation>
    </message>
    <message>
        <source>youngest_first must name each seat from 0 to {last} once, the youngest first</source>
        <translation>youngest_first debe nombrar una vez cada asiento de 0 a {last}, del más joven al mayor</translation>
    </message>
    <message>
        <source>seat {seat} must be dealt {due} cards, not {count}</source>
        <translation>el asiento {seat} debe recibir {due} cartas, no {count}</translation>
    </message>
    <message>
        <source>caller is missing: it must be one of the seats with the lowest score ({seats})</source>
        <translation>falta caller: debe ser uno de los asientos con menos puntos ({seats})</translation>
    </message>
    <message>
        <source>caller must be one of the seats with the lowest score ({seats}), not {seat}</source>
        <translation>caller debe ser uno de los asientos con menos puntos ({seats}), no {seat}</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}</source>
        <translation>{name} debe ser uno de {choices}, no {value}</translation>
    </message>
    <message>
        <source>points must be between 0 and {most}, the most that can be taken, not {points}</source>
        <translation>points debe estar entre 0 y {most}, lo máximo que se puede hacer, no {points}</translation>
    </message>
    <message>
        <source>{card} does not follow suit: seat {seat} still has {led}</source>
        <translation>{card} no sigue el palo: el asiento {seat} aún tiene {led}</translation>
    </message>
    <message>
        <source>this game has no reveals</source>
        <translation>este juego no tiene líneas reveal</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between pots</source>
        <translation>las reglas caseras solo pueden cambiar antes de la primera jugada y entre botes</translation>
    </message>
    <message>
        <source>a bet must be made now, not a guess</source>
        <translation>ahora hay que apostar, no pronosticar</translation>
    </message>
    <message>
        <source>a guess must be made now, not a bet</source>
        <translation>ahora hay que pronosticar, no apostar</translation>
    </message>
    <message>
        <source>chips must be between 0 and {most}, the most that may be bet, not {chips}</source>
        <translation>chips debe estar entre 0 y {most}, lo máximo que se puede apostar, no {chips}</translation>
    </message>
    <message>
        <source>at least two players must still be in</source>
        <translation>deben quedar al menos dos jugadores en juego</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who is out</source>
        <translation>{name} no puede ser {who}, que está fuera</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no chips to bet</source>
        <translation>{name} no puede ser {who}, que no tiene fichas que apostar</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between turns</source>
        <translation>las reglas caseras solo pueden cambiar antes de la primera jugada y entre turnos</translation>
    </message>
    <message>
        <source>{name} must hold the lowest cards: {cards}</source>
        <translation>{name} debe contener las cartas más bajas: {cards}</translation>
    </message>
    <message>
        <source>a round of draws must have one entry for each of the {seats} seats, not {count}</source>
        <translation>una ronda de sorteo debe tener una entrada por cada uno de los {seats} asientos, no {count}</translation>
    </message>
    <message>
        <source>a counter-offer must change a wager or the value</source>
        <translation>una contraoferta debe cambiar una apuesta o el valor</translation>
    </message>
    <message>
        <source>wagers must be two numbers, the proposer&apos;s and the partner&apos;s, not {count}</source>
        <translation>wagers debe tener dos números, el de quien propone y el del socio, no {count}</translation>
    </message>
    <message>
        <source>values must name at least one card</source>
        <translation>values debe nombrar al menos una carta</translation>
    </message>
    <message>
        <source>turns must be at least 1, not {turns}</source>
        <translation>turns debe ser 1 como mínimo, no {turns}</translation>
    </message>
    <message>
        <source>{name} must be empty if played cards may be looked through</source>
        <translation>{name} no debe contener nada si se pueden consultar las cartas jugadas</translation>
    </message>
    <message>
        <source>hands, played and buried must add up to {due} cards for {who}, not {count}</source>
        <translation>hands, played y buried deben sumar {due} cartas para {who}, no {count}</translation>
    </message>
    <message>
        <source>pennies and centre add up to {whole}, but there are only {most} pennies</source>
        <translation>pennies y centre suman {whole}, pero solo hay {most} peniques</translation>
    </message>
    <message>
        <source>{name}: at least two players must have some</source>
        <translation>{name}: al menos dos jugadores deben tener alguno</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no pennies and is out</source>
        <translation>{name} no puede ser {who}, que no tiene peniques y está fuera</translation>
    </message>
    <message numerus="yes">
        <source>no more than %n offer(s) can be made in a turn</source>
        <translation>
            <numerusform>en un turno se puede hacer como máximo %n oferta</numerusform>
            <numerusform>en un turno se pueden hacer como máximo %n ofertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each side may lay at most %n card(s)</source>
        <translation>
            <numerusform>cada lado puede poner como máximo %n carta</numerusform>
            <numerusform>cada lado puede poner como máximo %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} has no pennies left to raise with</source>
        <translation>al asiento {seat} no le quedan peniques con los que subir</translation>
    </message>
    <message>
        <source>the move must be {due}, not {move}</source>
        <translation>la jugada debe ser {due}, no {move}</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>missing key in double quotes</source>
        <translation>falta una clave entre comillas dobles</translation>
    </message>
    <message>
        <source>missing colon</source>
        <translation>faltan los dos puntos</translation>
    </message>
    <message>
        <source>missing comma</source>
        <translation>falta una coma</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>cadena sin cerrar</translation>
    </message>
    <message>
        <source>control character in a string</source>
        <translation>carácter de control en una cadena</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>secuencia de escape no válida</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>texto inesperado después del final</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>coma sobrante</translation>
    </message>
    <message>
        <source>expected a key or a table</source>
        <translation>se espera una clave o una tabla</translation>
    </message>
    <message>
        <source>missing or invalid key</source>
        <translation>falta una clave o no es válida</translation>
    </message>
    <message>
        <source>missing equals sign after a key</source>
        <translation>falta el signo igual después de una clave</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>falta un valor o no es válido</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>clave duplicada</translation>
    </message>
    <message>
        <source>duplicate table</source>
        <translation>tabla duplicada</translation>
    </message>
    <message>
        <source>unclosed list</source>
        <translation>lista sin cerrar</translation>
    </message>
    <message>
        <source>unclosed table</source>
        <translation>tabla sin cerrar</translation>
    </message>
    <message>
        <source>unterminated string, or a control character in it</source>
        <translation>cadena sin cerrar o con un carácter de control</translation>
    </message>
    <message>
        <source>unexpected text after a value</source>
        <translation>texto inesperado después de un valor</translation>
    </message>
    <message>
        <source>missing square bracket</source>
        <translation>falta un corchete</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una cadena</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>falta {key}</translation>
    </message>
    <message>
        <source>nothing can be dealt now</source>
        <translation>ahora no se puede repartir nada</translation>
    </message>
    <message>
        <source>seat {seat} can&apos;t act for seat {other}</source>
        <translation>el asiento {seat} no puede actuar por el asiento {other}</translation>
    </message>
    <message>
        <source>no move can be made before the cards are dealt</source>
        <translation>no se puede hacer ninguna jugada antes de repartir las cartas</translation>
    </message>
    <message>
        <source>no move can be made after the end of the game</source>
        <translation>no se puede hacer ninguna jugada después del final de la partida</translation>
    </message>
    <message>
        <source>it is seat {turn}&apos;s turn, not seat {seat}&apos;s</source>
        <translation>es el turno del asiento {turn}, no del asiento {seat}</translation>
    </message>
    <message>
        <source>the result comes before the end of the game</source>
        <translation>el resultado llega antes del final de la partida</translation>
    </message>
    <message>
        <source>scores must be {right}, not {wrong}</source>
        <translation>scores debe ser {right}, no {wrong}</translation>
    </message>
    <message>
        <source>winners must be {right}, not {wrong}</source>
        <translation>winners debe ser {right}, no {wrong}</translation>
    </message>
    <message>
        <source>the worker at {worker} runs another version of Cardtable</source>
        <translation>el proceso (worker) de {worker} usa otra versión de Cardtable</translation>
    </message>
    <message>
        <source>{address} can&apos;t be reached any more; this machine continues alone</source>
        <translation>ya no se puede acceder a {address}; esta máquina sigue sola</translation>
    </message>
    <message>
        <source>the file is empty; a study names its game and who plays: see {command}</source>
        <translation>el archivo está vacío; un estudio dice cuál es su juego y quién juega: mira {command}</translation>
    </message>
    <message>
        <source>{key} belongs in {table}</source>
        <translation>{key} va en {table}</translation>
    </message>
    <message>
        <source>unknown key {key}; choose from {keys}</source>
        <translation>clave desconocida: {key}; elige entre {keys}</translation>
    </message>
    <message>
        <source>game is missing: it must be one of {choices}</source>
        <translation>falta game: debe ser uno de {choices}</translation>
    </message>
    <message>
        <source>title must be a string, not {value}</source>
        <translation>title debe ser una cadena, no {value}</translation>
    </message>
    <message>
        <source>seed must be a whole number from 0 to {most}, not {seed}</source>
        <translation>seed debe ser un entero de 0 a {most}, no {seed}</translation>
    </message>
    <message>
        <source>that makes {count} rule sets; a study may have at most {most}</source>
        <translation>eso da {count} conjuntos de reglas; un estudio puede tener como máximo {most}</translation>
    </message>
    <message>
        <source>{name} must be a table, not {value}</source>
        <translation>{name} debe ser una tabla, no {value}</translation>
    </message>
    <message>
        <source>seats is missing: it must be a list of players</source>
        <translation>falta seats: debe ser una lista de jugadores</translation>
    </message>
    <message>
        <source>seats must be a list of players, not {value}</source>
        <translation>seats debe ser una lista de jugadores, no {value}</translation>
    </message>
    <message>
        <source>{name} must be a table of house rules, not {value}</source>
        <translation>{name} debe ser una tabla de reglas caseras, no {value}</translation>
    </message>
    <message>
        <source>{name} is already the name of the first rule set</source>
        <translation>{name} ya es el nombre del primer conjunto de reglas</translation>
    </message>
    <message>
        <source>{name} must differ from the base</source>
        <translation>{name} debe ser distinto de la base</translation>
    </message>
    <message>
        <source>{name} must be a list of values to try, not {value}</source>
        <translation>{name} debe ser una lista de valores que probar, no {value}</translation>
    </message>
    <message>
        <source>a sweep may have only one measure to raise or to lower</source>
        <translation>un barrido solo puede tener una medida que subir o bajar</translation>
    </message>
    <message>
        <source>{name} must be a measure, not {value}; choose from {measures}</source>
        <translation>{name} debe ser una medida, no {value}; elige entre {measures}</translation>
    </message>
    <message>
        <source>unknown measure {name}; choose from {measures}</source>
        <translation>medida desconocida: {name}; elige entre {measures}</translation>
    </message>
    <message>
        <source>{name} must be a range such as { from = 1, to = 2 }, not {value}</source>
        <translation>{name} debe ser un intervalo como { from = 1, to = 2 }, no {value}</translation>
    </message>
    <message>
        <source>a goal may only have the keys within, from and to, not {key}</source>
        <translation>un objetivo solo puede tener las claves within, from y to, no {key}</translation>
    </message>
    <message>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} debe ser un número, no {value}</translation>
    </message>
    <message>
        <source>within must be a number of at least 0, and can&apos;t be used with from or to</source>
        <translation>within debe ser un número de 0 o más y no puede combinarse con from ni to</translation>
    </message>
    <message>
        <source>from ({low}) must not be greater than to ({high})</source>
        <translation>from ({low}) no debe ser mayor que to ({high})</translation>
    </message>
    <message>
        <source>also must be a list chosen from {choices}, not {value}</source>
        <translation>also debe ser una lista elegida entre {choices}, no {value}</translation>
    </message>
    <message>
        <source>a claim may only have the keys says and shown_by, not {key}</source>
        <translation>una afirmación solo puede tener las claves says y shown_by, no {key}</translation>
    </message>
    <message>
        <source>says must be a string, not {value}</source>
        <translation>says debe ser una cadena, no {value}</translation>
    </message>
    <message>
        <source>shown_by must be a list such as [{example}], not {value}</source>
        <translation>shown_by debe ser una lista como [{example}], no {value}</translation>
    </message>
    <message>
        <source>each item of shown_by must be a table, not {value}</source>
        <translation>cada elemento de shown_by debe ser una tabla, no {value}</translation>
    </message>
    <message>
        <source>items of shown_by may only have the keys measure, under, than, above and below, not {key}</source>
        <translation>los elementos de shown_by solo pueden tener las claves measure, under, than, above y below, no {key}</translation>
    </message>
    <message>
        <source>unknown rule set {name}; choose from {sets}</source>
        <translation>conjunto de reglas desconocido: {name}; elige entre {sets}</translation>
    </message>
    <message>
        <source>than must be {name}, and under must be another rule set</source>
        <translation>than debe ser {name}, y under, otro conjunto de reglas</translation>
    </message>
    <message>
        <source>each item of shown_by needs above, below, or both</source>
        <translation>cada elemento de shown_by necesita above, below o ambos</translation>
    </message>
    <message>
        <source>a translation</source>
        <translation>una traducción</translation>
    </message>
    <message>
        <source>the last step must have no answers</source>
        <translation>el último paso no debe tener respuestas</translation>
    </message>
    <message>
        <source>the translation must have {due} steps, not {count}</source>
        <translation>la traducción debe tener {due} pasos, no {count}</translation>
    </message>
    <message>
        <source>the number of replies in step {number} of the translation must be {due}, not {count}</source>
        <translation>el número de réplicas en el paso {number} de la traducción debe ser {due}, no {count}</translation>
    </message>
    <message>
        <source>the summary of the translation must have {due} pictures, not {count}</source>
        <translation>el resumen de la traducción debe tener {due} imágenes, no {count}</translation>
    </message>
    <message>
        <source>a summary must have {due} pictures, not {count}</source>
        <translation>un resumen debe tener {due} imágenes, no {count}</translation>
    </message>
    <message>
        <source>a text must have between 1 and {most} characters, not {count}</source>
        <translation>un texto debe tener entre 1 y {most} caracteres, no {count}</translation>
    </message>
    <message>
        <source>a reply may have at most {most} characters, not {count}</source>
        <translation>una réplica puede tener como máximo {most} caracteres, no {count}</translation>
    </message>
    <message>
        <source>an answer without goes_on needs a reply</source>
        <translation>una respuesta sin goes_on necesita una réplica</translation>
    </message>
    <message>
        <source>at least one answer needs goes_on</source>
        <translation>al menos una respuesta necesita goes_on</translation>
    </message>
    <message>
        <source>the last answer must have no move, because it stands for all other moves</source>
        <translation>la última respuesta no debe tener jugada, porque vale por todas las demás</translation>
    </message>
    <message>
        <source>each item of points must be a card, a button, a zone (and its seat), or a seat</source>
        <translation>cada elemento de points debe ser una carta, un botón, una zona (y su asiento) o un asiento</translation>
    </message>
    <message>
        <source>lines must be moves or talk</source>
        <translation>lines debe contener jugadas o charla</translation>
    </message>
    <message>
        <source>no legal move leads to the next step</source>
        <translation>ninguna jugada legal lleva al paso siguiente</translation>
    </message>
    <message>
        <source>Whether players who lose an auction also spend the highest card they bid.</source>
        <translation>Si quienes pierden una subasta gastan también la carta más alta que pujaron.</translation>
    </message>
    <message>
        <source>Betting limit</source>
        <translation>Límite de apuesta</translation>
    </message>
    <message>
        <source>pot limit</source>
        <translation>límite de bote</translation>
    </message>
    <message>
        <source>no limit; in the advanced game, pot limit</source>
        <translation>sin límite; en el juego avanzado, límite de bote</translation>
    </message>
    <message>
        <source>Number of bets</source>
        <translation>Número de apuestas</translation>
    </message>
    <message>
        <source>Advanced, no limit</source>
        <translation>Avanzada, sin límite</translation>
    </message>
    <message>
        <source>Second-highest bidder pays too</source>
        <translation>La segunda puja más alta también paga</translation>
    </message>
    <message>
        <source>Played cards may be looked through</source>
        <translation>Se pueden consultar las cartas jugadas</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}: {what}</translation>
    </message>
    <message>
        <source>give a command, or no arguments to open the app</source>
        <translation>indica un comando, o ningún argumento para abrir la aplicación</translation>
    </message>
    <message>
        <source>{text} is not a file name</source>
        <translation>{text} no es un nombre de archivo</translation>
    </message>
    <message>
        <source>must be a whole number from {low} to {high}, not {text}</source>
        <translation>debe ser un entero de {low} a {high}, no {text}</translation>
    </message>
    <message>
        <source>must be a number above 0 and up to {most}, not {text}</source>
        <translation>debe ser un número mayor que 0 y hasta {most}, no {text}</translation>
    </message>
    <message>
        <source>must be K/N, such as 2/3, not {text}</source>
        <translation>debe ser K/N, como 2/3, no {text}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha acabado</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make here, but seat {other} has</source>
        <translation>el asiento {seat} no tiene nada que decidir aquí, el asiento {other} sí</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): {why}</source>
        <translation>asiento {seat} ({name}): {why}</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}: name the players with {option}</source>
        <translation>{game} tiene de {fewest} a {most} asientos, no {count}: indica los jugadores con {option}</translation>
    </message>
    <message>
        <source>human players can only play in the app</source>
        <translation>las personas solo pueden jugar en la aplicación</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>no hay ningún programa {command} que iniciar</translation>
    </message>
    <message>
        <source>no program is writing to this pipe</source>
        <translation>ningún programa escribe en esta tubería</translation>
    </message>
    <message>
        <source>records</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>name at least one change with --set KEY=VALUE</source>
        <translation>indica al menos un cambio con --set KEY=VALUE</translation>
    </message>
    <message>
        <source>nothing to compare: both sets of rules are the same</source>
        <translation>nada que comparar: los dos conjuntos de reglas son iguales</translation>
    </message>
    <message>
        <source>use either --new or --author, not both</source>
        <translation>usa --new o --author, no ambos</translation>
    </message>
    <message>
        <source>name a study file, or use --new GAME to create one</source>
        <translation>indica un archivo de estudio, o crea uno con --new GAME</translation>
    </message>
    <message>
        <source>there is no built-in study of this game</source>
        <translation>no hay ningún estudio incluido de este juego</translation>
    </message>
    <message>
        <source>the seed {seed} could not be written: {why}</source>
        <translation>no se pudo escribir la semilla {seed}: {why}</translation>
    </message>
    <message>
        <source>--cluster can&apos;t be used with --records or with programs as players</source>
        <translation>--cluster no se puede usar con --records ni con programas como jugadores</translation>
    </message>
    <message>
        <source>--shard needs --games and --out</source>
        <translation>--shard necesita --games y --out</translation>
    </message>
    <message>
        <source>--halve needs goals, or a measure to raise or lower</source>
        <translation>--halve necesita objetivos, o una medida que subir o bajar</translation>
    </message>
    <message>
        <source>--halve plays all rule sets in one go and can&apos;t be used with --out</source>
        <translation>--halve juega todos los conjuntos de reglas de una vez y no se puede usar con --out</translation>
    </message>
    <message>
        <source>an interrupted part isn&apos;t saved</source>
        <translation>una parte interrumpida no se guarda</translation>
    </message>
    <message>
        <source>the games people played can&apos;t be searched: {why}</source>
        <translation>no se pueden buscar las partidas jugadas por personas: {why}</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>el asiento {seat}</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>uno de {values}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>{name} applies to the whole game and can&apos;t change during it</source>
        <translation>{name} vale para toda la partida y no puede cambiar durante ella</translation>
    </message>
    <message>
        <source>House rules for Cardtable. What you leave out keeps its default.</source>
        <translation>Reglas caseras para Cardtable. Lo que omitas conserva su valor predeterminado.</translation>
    </message>
    <message>
        <source>{values}; default: {value}</source>
        <translation>{values}; predeterminado: {value}</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>Solo cuenta {when}.</translation>
    </message>
    <message>
        <source>Applies to the whole game and can&apos;t be changed during it.</source>
        <translation>Vale para toda la partida: no puede cambiar durante ella.</translation>
    </message>
    <message>
        <source>a file of house rules</source>
        <translation>un archivo de reglas caseras</translation>
    </message>
    <message>
        <source>these house rules are for {game}, not for {other}</source>
        <translation>estas reglas caseras son para {game}, no para {other}</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>no es UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than {most} characters</source>
        <translation>la línea tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>not a TOML file: nested too deeply</source>
        <translation>no es un archivo TOML: demasiado anidado</translation>
    </message>
    <message>
        <source>not a TOML file: {why}</source>
        <translation>no es un archivo TOML: {why}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>{card} is not in the hand of seat {seat}</source>
        <translation>{card} no está en la mano del asiento {seat}</translation>
    </message>
    <message>
        <source>the chips are missing</source>
        <translation>faltan las fichas</translation>
    </message>
    <message>
        <source>{name} lists a seat twice</source>
        <translation>{name} nombra dos veces un asiento</translation>
    </message>
    <message>
        <source>the proposer&apos;s wager</source>
        <translation>la apuesta de quien propone</translation>
    </message>
    <message>
        <source>the partner&apos;s wager</source>
        <translation>la apuesta del socio</translation>
    </message>
    <message>
        <source>the card is missing</source>
        <translation>falta la carta</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left and can only pass</source>
        <translation>el asiento {seat} no tiene cartas y solo puede pasar</translation>
    </message>
    <message>
        <source>nobody is left to make a contract with</source>
        <translation>no queda nadie con quien hacer un contrato</translation>
    </message>
    <message>
        <source>there is nothing in the centre to bid for</source>
        <translation>no hay nada en el centro por lo que pujar</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left</source>
        <translation>el asiento {seat} no tiene cartas</translation>
    </message>
    <message>
        <source>seat {seat} has made no bid to raise</source>
        <translation>el asiento {seat} no tiene puja que subir</translation>
    </message>
    <message>
        <source>seat {seat} is already in the bidding</source>
        <translation>el asiento {seat} ya está pujando</translation>
    </message>
    <message>
        <source>{name} is not a card of the pack</source>
        <translation>{name} no es una carta de la baraja</translation>
    </message>
    <message>
        <source>a card is missing</source>
        <translation>falta una carta</translation>
    </message>
    <message>
        <source>{name} is dealt twice</source>
        <translation>{name} se reparte dos veces</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>un número decimal</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <translation>clave desconocida: {key}</translation>
    </message>
    <message>
        <source>{value} is not allowed</source>
        <translation>{value} no está permitido</translation>
    </message>
    <message>
        <source>expected a list of length {wanted}, got {count}</source>
        <translation>se espera una lista de longitud {wanted}, no de {count}</translation>
    </message>
    <message>
        <source>expected {wanted}, got {kind}</source>
        <translation>se espera {wanted}, no {kind}</translation>
    </message>
    <message>
        <source>expected at least {least}</source>
        <translation>se espera al menos {least}</translation>
    </message>
    <message>
        <source>expected at most {most}</source>
        <translation>se espera como máximo {most}</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>la línea tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>un registro</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>demasiado anidado</translation>
    </message>
    <message>
        <source>the line is cut short</source>
        <translation>la línea está cortada</translation>
    </message>
    <message>
        <source>not JSON: {why} at character {column}</source>
        <translation>no es JSON: {why} en el carácter {column}</translation>
    </message>
    <message>
        <source>not JSON: {why}</source>
        <translation>no es JSON: {why}</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>un número tiene demasiadas cifras</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>{setup} is not supported yet</source>
        <translation>{setup} aún no se admite</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}</source>
        <translation>{game} tiene de {fewest} a {most} asientos, no {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>la partida acaba antes de empezar</translation>
    </message>
    <message>
        <source>{game} has no talk</source>
        <translation>en {game} no se habla</translation>
    </message>
    <message>
        <source>a second header</source>
        <translation>un segundo encabezado</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>passing is only possible in an auction</source>
        <translation>solo se puede pasar en una subasta</translation>
    </message>
    <message>
        <source>two seats have the same suit, {suit}</source>
        <translation>dos asientos tienen el mismo palo, {suit}</translation>
    </message>
    <message>
        <source>prizes are not dealt when players offer their own cards</source>
        <translation>los premios no se reparten cuando los jugadores ofrecen sus cartas</translation>
    </message>
    <message>
        <source>prizes are missing</source>
        <translation>faltan los premios</translation>
    </message>
    <message>
        <source>a prize is missing</source>
        <translation>falta un premio</translation>
    </message>
    <message>
        <source>{card} does not belong to a spare suit</source>
        <translation>{card} no es de un palo sobrante</translation>
    </message>
    <message>
        <source>{card} is not in play: each suit has {suit_size} cards</source>
        <translation>{card} no está en juego: un palo tiene {suit_size} cartas</translation>
    </message>
    <message>
        <source>{card} appears twice</source>
        <translation>{card} aparece dos veces</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>nada puede seguir al resultado</translation>
    </message>
    <message>
        <source>the record ends before line {until}</source>
        <translation>el registro acaba aquí, antes de la línea {until}</translation>
    </message>
    <message>
        <source>the file was removed</source>
        <translation>se eliminó el archivo</translation>
    </message>
    <message>
        <source>the file was changed by another program</source>
        <translation>otro programa cambió el archivo</translation>
    </message>
    <message>
        <source>this note would make the line too long for a record</source>
        <translation>con esta nota la línea sería demasiado larga para un registro</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes</source>
        <translation>el archivo tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>the file is too large for a study</source>
        <translation>el archivo es demasiado grande para un estudio</translation>
    </message>
    <message>
        <source>it contains {file} twice</source>
        <translation>contiene dos veces {file}</translation>
    </message>
    <message>
        <source>seat {seat} is played by {player}, who can&apos;t play at this table</source>
        <translation>en el asiento {seat} juega {player}, que no puede sentarse a esta mesa</translation>
    </message>
    <message>
        <source>the bot&apos;s process ended unexpectedly</source>
        <translation>el proceso del bot terminó de forma inesperada</translation>
    </message>
    <message>
        <source>the file begins with a byte-order mark; a record must be plain UTF-8</source>
        <translation>el archivo empieza con una marca de orden de bytes; un registro debe ser UTF-8 sin ella</translation>
    </message>
    <message>
        <source>a record may have at most {most} blank lines</source>
        <translation>un registro puede tener como máximo {most} líneas en blanco</translation>
    </message>
    <message>
        <source>the file is empty; a record must begin with a header</source>
        <translation>el archivo está vacío; un registro debe empezar con un encabezado</translation>
    </message>
    <message>
        <source>not JSON: lone surrogate</source>
        <translation>no es JSON: carácter suplente (surrogate) aislado</translation>
    </message>
    <message>
        <source>not a header: format must be &quot;{format}&quot;</source>
        <translation>no es un encabezado: format debe ser &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>version must be {version}, not {other}</source>
        <translation>version debe ser {version}, no {other}</translation>
    </message>
    <message>
        <source>rules must be an object</source>
        <translation>rules debe ser un objeto</translation>
    </message>
    <message>
        <source>seed must be a whole number of at most 63 bits, not {seed}</source>
        <translation>seed debe ser un entero de 63 bits como máximo, no {seed}</translation>
    </message>
    <message>
        <source>a line must have exactly one of {kinds}, not {several}</source>
        <translation>una línea debe tener exactamente uno de {kinds}, no {several}</translation>
    </message>
    <message>
        <source>reveal is only allowed in views, not in records</source>
        <translation>reveal solo se admite en vistas, no en registros</translation>
    </message>
    <message>
        <source>a line must have one of {kinds}</source>
        <translation>una línea debe tener uno de {kinds}</translation>
    </message>
    <message>
        <source>result must be &quot;finished&quot;, not {value}</source>
        <translation>result debe ser &quot;finished&quot;, no {value}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <translation>clave duplicada: {key}</translation>
    </message>
    <message>
        <source>{name} is not a valid value</source>
        <translation>{name} no es un valor válido</translation>
    </message>
    <message>
        <source>{card} appears twice in {name}</source>
        <translation>{card} aparece dos veces en {name}</translation>
    </message>
    <message>
        <source>{card} appears both in {name} and in {other}</source>
        <translation>{card} aparece tanto en {name} como en {other}</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between prizes</source>
        <translation>las reglas caseras solo pueden cambiar antes de la primera jugada y entre premios</translation>
    </message>
    <message>
        <source>a card must be offered now</source>
        <translation>ahora hay que ofrecer una carta</translation>
    </message>
    <message>
        <source>a bid must be made now, not an offer</source>
        <translation>ahora hay que pujar, no ofrecer</translation>
    </message>
    <message>
        <source>{card} does not beat the current bid, {standing}</source>
        <translation>{card} no vale más que la puja actual, {standing}</translation>
    </message>
    <message>
        <source>{suit} is not a suit in play; choose from {suits}</source>
        <translation>{suit} no es un palo en juego; elige entre {suits}</translation>
    </message>
    <message>
        <source>{name}: {who} has a card that is not of their suit or not in play</source>
        <translation>{name}: {who} tiene una carta que no es de su palo o no está en juego</translation>
    </message>
    <message>
        <source>{name}: {who} must have as many cards as there are prizes to come ({due}), not {count}</source>
        <translation>{name}: {who} debe tener tantas cartas como premios quedan por salir ({due}), no {count}</translation>
    </message>
    <message>
        <source>{name} may only hold earlier prizes</source>
        <translation>{name} solo puede contener premios anteriores</translation>
    </message>
    <message>
        <source>prizes must all be of one suit, not {spare} and {suit}</source>
        <translation>todos los premios deben ser de un mismo palo, no {spare} y {suit}</translation>
    </message>
    <message>
        <source>the record ends after {found} of the {count} lines expected</source>
        <translation>el registro acaba tras {found} de las {count} líneas esperadas</translation>
    </message>
    <message>
        <source>line {until} comes before the header</source>
        <translation>la línea {until} está antes del encabezado</translation>
    </message>
    <message>
        <source>a record must begin with a header</source>
        <translation>un registro debe empezar con un encabezado</translation>
    </message>
    <message>
        <source>a note may have at most {most} characters</source>
        <translation>una nota puede tener como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>the results belong to another question</source>
        <translation>los resultados son de otra pregunta</translation>
    </message>
    <message>
        <source>it contains no {file}, so it is not a study</source>
        <translation>no contiene {file}, así que no es un estudio</translation>
    </message>
    <message>
        <source>{file} in it is damaged: {why}</source>
        <translation>{file} está dañado: {why}</translation>
    </message>
    <message>
        <source>it is damaged, or not a zip file</source>
        <translation>está dañado o no es un archivo ZIP</translation>
    </message>
    <message>
        <source>it contains {count} files; a study may have at most {most}</source>
        <translation>contiene {count} archivos; un estudio puede tener como máximo {most}</translation>
    </message>
    <message>
        <source>it contains {file}, which does not belong to a study</source>
        <translation>contiene {file}, que no forma parte de un estudio</translation>
    </message>
    <message>
        <source>{file} in it is encrypted, or compressed in a way that isn&apos;t supported</source>
        <translation>{file} está cifrado, o comprimido de una forma que no se admite</translation>
    </message>
    <message>
        <source>{file} in it is too large for a study</source>
        <translation>{file} es demasiado grande para un estudio</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>ya no existe</translation>
    </message>
    <message>
        <source>{player} failed in {count} matches in a row and was given up after match {number}</source>
        <translation>{player} falló en {count} partidas seguidas: se abandona tras la partida {number}</translation>
    </message>
    <message>
        <source>a worker process was told to end before its work was done</source>
        <translation>se ordenó terminar a un proceso antes de acabar su trabajo</translation>
    </message>
    <message>
        <source>a worker process ended before its work was done</source>
        <translation>un proceso terminó antes de acabar su trabajo</translation>
    </message>
    <message>
        <source>to use other machines, Cardtable needs an extra: pip install cardtable[cluster]</source>
        <translation>para otras máquinas Cardtable necesita un extra: pip install cardtable[cluster]</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}: {why}</source>
        <translation>ningún planificador responde en {address}: {why}</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>el planificador en {address} no tiene procesos (workers)</translation>
    </message>
    <message>
        <source>{address} has no workers left; this machine continues alone</source>
        <translation>{address} ya no tiene procesos (workers); esta máquina sigue sola</translation>
    </message>
    <message>
        <source>a worker in the cluster failed: {why}</source>
        <translation>un proceso (worker) del clúster no pudo continuar: {why}</translation>
    </message>
    <message>
        <source>not a part of a study</source>
        <translation>no es una parte de un estudio</translation>
    </message>
    <message>
        <source>played by another version of Cardtable</source>
        <translation>jugado por otra versión de Cardtable</translation>
    </message>
    <message>
        <source>the results in it are damaged</source>
        <translation>sus resultados están dañados</translation>
    </message>
    <message>
        <source>{file} and {other} are parts of different studies</source>
        <translation>{file} y {other} son partes de estudios distintos</translation>
    </message>
    <message>
        <source>{file} and {other} are the same part, {shard} of {shards}</source>
        <translation>{file} y {other} son la misma parte: {shard} de {shards}</translation>
    </message>
    <message>
        <source>part {shard} of {shards} is missing</source>
        <translation>falta la parte {shard} de {shards}</translation>
    </message>
    <message>
        <source>the process that played the games has ended</source>
        <translation>el proceso que jugaba las partidas ha terminado</translation>
    </message>
    <message>
        <source>{what}; {other}</source>
        <translation>{what}; {other}</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>un estudio</translation>
    </message>
    <message>
        <source>two rule sets are called {name}</source>
        <translation>hay dos conjuntos de reglas llamados {name}</translation>
    </message>
    <message>
        <source>step {number}: {why}</source>
        <translation>paso {number}: {why}</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>es de otro juego</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>línea {line}: {why}</translation>
    </message>
    <message>
        <source>the record can&apos;t be written: {why}</source>
        <translation>no se puede escribir el registro: {why}</translation>
    </message>
    <message>
        <source>{who} can&apos;t play on: {why}</source>
        <translation>{who} no puede seguir jugando: {why}</translation>
    </message>
    <message>
        <source>picture {number}: {why}</source>
        <translation>imagen {number}: {why}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} o {last}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>la carpeta no está vacía</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>se superó la cuota de disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada o salida</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>no es un programa ejecutable</translation>
    </message>
    <message>
        <source>Bidding War is by Ben, of ben.blog, 2020. It was published without a name; a reader suggested “the Scruffian Bidding War”.</source>
        <translation>Bidding War es de Ben, de ben.blog (2020). Se publicó sin nombre; un lector propuso «the Scruffian Bidding War».</translation>
    </message>
    <message>
        <source>Suit size</source>
        <translation>Cartas por palo</translation>
    </message>
    <message>
        <source>How many cards each suit has, from the ace up. With 5: A 2 3 4 5.</source>
        <translation>Cuántas cartas tiene cada palo, desde el as: con 5, son A 2 3 4 5.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>What players bid for: a shuffled suit that nobody holds, or cards that players offer in turn.</source>
        <translation>Por qué se puja: un palo barajado que no tiene nadie, o cartas que los jugadores ofrecen por turnos.</translation>
    </message>
    <message>
        <source>a spare suit</source>
        <translation>un palo sobrante</translation>
    </message>
    <message>
        <source>the players&apos; own cards</source>
        <translation>cartas de los jugadores</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>All at once and face down, or face up in an auction where each bid must be higher.</source>
        <translation>Todas las pujas a la vez y boca abajo, o una subasta con cartas cada vez más altas, boca arriba.</translation>
    </message>
    <message>
        <source>sealed, face down</source>
        <translation>cerradas, boca abajo</translation>
    </message>
    <message>
        <source>open auction</source>
        <translation>subasta abierta</translation>
    </message>
    <message>
        <source>Tied bids</source>
        <translation>Pujas empatadas</translation>
    </message>
    <message>
        <source>What happens to the prize if the highest bids tie: it is discarded, added to the next prize, or won by the highest bid that nobody else made.</source>
        <translation>Qué pasa con el premio cuando las pujas más altas empatan: se descarta, se suma al siguiente, o lo gana la puja más alta que no haya hecho nadie más.</translation>
    </message>
    <message>
        <source>discard the prize</source>
        <translation>el premio se descarta</translation>
    </message>
    <message>
        <source>add it to the next</source>
        <translation>se suma al siguiente</translation>
    </message>
    <message>
        <source>next highest bid wins</source>
        <translation>gana la siguiente puja más alta</translation>
    </message>
    <message>
        <source>with sealed bids, since auctions never tie</source>
        <translation>con pujas cerradas, pues en una subasta nunca hay empates</translation>
    </message>
    <message>
        <source>Value of an ace</source>
        <translation>Valor del as</translation>
    </message>
    <message>
        <source>Both as a bid and as a prize.</source>
        <translation>Tanto al pujar como de premio.</translation>
    </message>
    <message>
        <source>Value of a jack</source>
        <translation>Valor de la jota</translation>
    </message>
    <message>
        <source>when a suit has at least eleven cards</source>
        <translation>si un palo tiene once cartas o más</translation>
    </message>
    <message>
        <source>Value of a queen</source>
        <translation>Valor de la reina</translation>
    </message>
    <message>
        <source>when a suit has at least twelve cards</source>
        <translation>si un palo tiene doce cartas o más</translation>
    </message>
    <message>
        <source>Value of a king</source>
        <translation>Valor del rey</translation>
    </message>
    <message>
        <source>when a suit has all thirteen cards</source>
        <translation>si un palo tiene las trece cartas</translation>
    </message>
    <message>
        <source>Order of offers</source>
        <translation>Orden al ofrecer</translation>
    </message>
    <message>
        <source>In what order players offer cards: round the table and back again, so that nobody is always first, or always round the same way.</source>
        <translation>En qué orden ofrecen cartas los jugadores: de ida y vuelta por la mesa, para que nadie sea siempre el primero, o siempre en el mismo sentido.</translation>
    </message>
    <message>
        <source>there and back: A B C C B A</source>
        <translation>ida y vuelta: A B C C B A</translation>
    </message>
    <message>
        <source>round: A B C A B C</source>
        <translation>en círculo: A B C A B C</translation>
    </message>
    <message>
        <source>when players offer their own cards</source>
        <translation>si los jugadores ofrecen cartas propias</translation>
    </message>
    <message>
        <source>Seller bids too</source>
        <translation>Quien vende también puja</translation>
    </message>
    <message>
        <source>Whether the player who offers a card may bid for it.</source>
        <translation>Si quien ofrece la carta puede pujar por ella.</translation>
    </message>
    <message>
        <source>Losers pay too</source>
        <translation>Quienes pierden también pagan</translation>
    </message>
    <message>
        <source>in an open auction</source>
        <translation>en subastas abiertas</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Reglas originales</translation>
    </message>
    <message>
        <source>Quick: seven cards a suit</source>
        <translation>Rápida: siete cartas por palo</translation>
    </message>
    <message>
        <source>Ties raise the stakes</source>
        <translation>Los empates suben lo que hay en juego</translation>
    </message>
    <message>
        <source>Queen over king</source>
        <translation>La reina por encima del rey</translation>
    </message>
    <message>
        <source>All picture cards are ten</source>
        <translation>Todas las figuras valen diez</translation>
    </message>
    <message>
        <source>Open auction</source>
        <translation>Subasta abierta</translation>
    </message>
    <message>
        <source>The players&apos; own cards</source>
        <translation>Cartas de los jugadores</translation>
    </message>
    <message>
        <source>Own cards, open auction</source>
        <translation>Cartas propias a subasta</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Cards each player still holds of their own suit.</source>
        <translation>Las cartas de su palo que aún tiene cada jugador.</translation>
    </message>
    <message>
        <source>In order, including those already gone.</source>
        <translation>En su orden, incluidas las que ya salieron.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Prizes each player has won; they count as points.</source>
        <translation>Los premios ganados por cada jugador; cuentan como puntos.</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Acumuladas</translation>
    </message>
    <message>
        <source>Prizes carried over to the current one.</source>
        <translation>Los premios que se han sumado al actual.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Who opens the bidding or offers a card.</source>
        <translation>Quién abre la puja u ofrece una carta.</translation>
    </message>
    <message>
        <source>Loser&apos;s Game is by Jonathan Leistiko, 2006.</source>
        <translation>Loser&apos;s Game es de Jonathan Leistiko (2006).</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>The match ends once one player alone has the highest score, and it is at least this.</source>
        <translation>La partida termina cuando un solo jugador va en cabeza con tantos puntos o más.</translation>
    </message>
    <message>
        <source>when a match can have several hands and the cards taken score points</source>
        <translation>si la partida puede tener varias manos y las cartas ganadas dan puntos</translation>
    </message>
    <message>
        <source>Points for a trump</source>
        <translation>Puntos por triunfo</translation>
    </message>
    <message>
        <source>What each trump card scores for the player who takes it.</source>
        <translation>Lo que vale cada carta del palo de triunfo para quien se la lleva.</translation>
    </message>
    <message>
        <source>Points for three of a kind</source>
        <translation>Puntos por un trío</translation>
    </message>
    <message>
        <source>What three cards of the same rank score for the player who takes them.</source>
        <translation>Lo que valen tres cartas de un mismo valor para quien se las lleva.</translation>
    </message>
    <message>
        <source>Points for four of a kind</source>
        <translation>Puntos por un póquer</translation>
    </message>
    <message>
        <source>What all four cards of the same rank score for the player who takes them. They don&apos;t also count as three of a kind.</source>
        <translation>Lo que valen las cuatro cartas de un mismo valor para quien se las lleva. No cuentan además como trío.</translation>
    </message>
    <message>
        <source>Who calls trump in a tie</source>
        <translation>Quién elige triunfo en un empate</translation>
    </message>
    <message>
        <source>Who calls trump when players tie for the lowest score: the youngest of them; one of them at random; or the youngest in the first hand, and later the first of them to the left of the last caller.</source>
        <translation>Quién elige triunfo cuando varios jugadores empatan con menos puntos: el más joven de ellos; uno de ellos al azar; o el más joven en la primera mano y, después, el primero de ellos a la izquierda de quien eligió la última vez.</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>el más joven</translation>
    </message>
    <message>
        <source>one at random</source>
        <translation>uno al azar</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>por turnos</translation>
    </message>
    <message>
        <source>A made bid scores</source>
        <translation>Un anuncio cumplido suma</translation>
    </message>
    <message>
        <source>What players score when they take at least as many points as they bid.</source>
        <translation>Lo que suma quien hace al menos tantos puntos como anunció.</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>el anuncio</translation>
    </message>
    <message>
        <source>all points taken</source>
        <translation>todos los puntos hechos</translation>
    </message>
    <message>
        <source>when cards taken score points</source>
        <translation>si las cartas ganadas dan puntos</translation>
    </message>
    <message>
        <source>A failed bid costs</source>
        <translation>Un anuncio fallido cuesta</translation>
    </message>
    <message>
        <source>What players lose when they take fewer points than they bid.</source>
        <translation>Lo que pierde quien hace menos puntos de los que anunció.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Máximo de manos</translation>
    </message>
    <message>
        <source>The match ends after this many hands at the latest; 0 means no limit.</source>
        <translation>La partida termina como muy tarde tras este número de manos; 0 es sin límite.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Last trick may be looked at</source>
        <translation>Se puede mirar la última baza</translation>
    </message>
    <message>
        <source>Whether players may look at the last trick again until the next card is played. If not, tricks stay closed until the hand is over.</source>
        <translation>Si los jugadores pueden volver a mirar la última baza hasta que se juegue la siguiente carta. Si no, las bazas siguen tapadas hasta que acabe la mano.</translation>
    </message>
    <message>
        <source>Short: to 25 points</source>
        <translation>Corta: a 25 puntos</translation>
    </message>
    <message>
        <source>Gentle: failed bids cost nothing</source>
        <translation>Suave: un anuncio fallido no cuesta nada</translation>
    </message>
    <message>
        <source>All points taken score</source>
        <translation>Suman todos los puntos hechos</translation>
    </message>
    <message>
        <source>Only trumps count</source>
        <translation>Solo cuentan los triunfos</translation>
    </message>
    <message>
        <source>Collectors: sets count double</source>
        <translation>Coleccionistas: tríos y póqueres cuentan el doble</translation>
    </message>
    <message>
        <source>Six hands</source>
        <translation>Seis manos</translation>
    </message>
    <message>
        <source>As dealt.</source>
        <translation>Tal como se repartieron.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Sobrantes</translation>
    </message>
    <message>
        <source>The cards that nobody was dealt.</source>
        <translation>Las cartas que no se repartieron a nadie.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Points from earlier hands.</source>
        <translation>Puntos de manos anteriores.</translation>
    </message>
    <message>
        <source>Who calls trump</source>
        <translation>Quién elige triunfo</translation>
    </message>
    <message>
        <source>Any player, whatever their score.</source>
        <translation>Cualquier jugador, tenga los puntos que tenga.</translation>
    </message>
    <message>
        <source>with {trump_points}, {three_points} and {four_points} all 0, a match needs a {round_limit} to end</source>
        <translation>con «{trump_points}», «{three_points}» y «{four_points}» a 0, una partida necesita «{round_limit}» para terminar</translation>
    </message>
    <message>
        <source>Mentalist Poker is by Alex Weldon, 2012.</source>
        <translation>Mentalist Poker es de Alex Weldon (2012).</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>In the classic game one player guesses, and a missed bet goes into the pot. In the advanced game everyone guesses, and if all miss, the bettor takes as many chips from the pot as they bet.</source>
        <translation>En el juego clásico pronostica un solo jugador, y una apuesta no acertada va al bote. En el juego avanzado pronostican todos, y si nadie acierta, el apostador toma del bote tantas fichas como apostó.</translation>
    </message>
    <message>
        <source>classic: one guesses</source>
        <translation>clásica: pronostica uno</translation>
    </message>
    <message>
        <source>advanced: everyone guesses</source>
        <translation>avanzada: pronostican todos</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>Fichas al empezar</translation>
    </message>
    <message>
        <source>How many chips each player starts with.</source>
        <translation>Con cuántas fichas empieza cada jugador.</translation>
    </message>
    <message>
        <source>20; in the advanced game 10 for each player, if that is more</source>
        <translation>20; en el juego avanzado, 10 por cada jugador si eso es más</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>What each player puts into the pot before betting begins.</source>
        <translation>Lo que cada jugador pone en cada bote antes de la primera apuesta.</translation>
    </message>
    <message>
        <source>The most a player may bet: all their chips, or no more than is in the pot.</source>
        <translation>Lo máximo que puede apostar un jugador: todas sus fichas, o no más de las que hay en el bote.</translation>
    </message>
    <message>
        <source>Game ends</source>
        <translation>La partida termina</translation>
    </message>
    <message>
        <source>Whether the others play on when a player can&apos;t pay the ante or has no chips to bet. With two players it makes no difference.</source>
        <translation>Si los demás siguen jugando cuando un jugador no puede pagar el ante o no tiene fichas que apostar. Entre dos da igual.</translation>
    </message>
    <message>
        <source>when one player is left</source>
        <translation>cuando queda un solo jugador</translation>
    </message>
    <message>
        <source>when the first player is out</source>
        <translation>cuando el primer jugador queda fuera</translation>
    </message>
    <message>
        <source>The game ends after this many bets, and the most chips win; 0 means no limit. Chips still in the pot then belong to nobody.</source>
        <translation>La partida termina tras este número de apuestas, y gana quien tenga más fichas; 0 es sin límite. Las fichas que queden entonces en el bote no son de nadie.</translation>
    </message>
    <message>
        <source>Quick: ten chips each</source>
        <translation>Rápida: diez fichas por jugador</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Con límite de bote</translation>
    </message>
    <message>
        <source>Until the first player is out</source>
        <translation>Hasta que un jugador quede fuera</translation>
    </message>
    <message>
        <source>Thirty bets</source>
        <translation>Treinta apuestas</translation>
    </message>
    <message>
        <source>Advanced: everyone guesses</source>
        <translation>Avanzada: pronostican todos</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>What each player has, not counting the pot.</source>
        <translation>Lo que tiene cada jugador, aparte del bote.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Chips in the pot, antes included.</source>
        <translation>Las fichas del bote, con el ante incluido.</translation>
    </message>
    <message>
        <source>Who bets</source>
        <translation>Quién apuesta</translation>
    </message>
    <message>
        <source>Whose turn it is to bet.</source>
        <translation>A quién le toca apostar.</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>Botón de primera apuesta</translation>
    </message>
    <message>
        <source>Who bet first for this pot. The player to their left starts the next one.</source>
        <translation>Quién apostó primero por este bote: el siguiente lo empieza quien está a su izquierda.</translation>
    </message>
    <message>
        <source>the {ante} can&apos;t be higher than {starting_chips}</source>
        <translation>«{ante}» no puede pasar de «{starting_chips}»</translation>
    </message>
    <message>
        <source>Miser is by Chris Young.</source>
        <translation>Miser es de Chris Young.</translation>
    </message>
    <message>
        <source>Starting pennies</source>
        <translation>Peniques al empezar</translation>
    </message>
    <message>
        <source>How many pennies each player starts with.</source>
        <translation>Con cuántos peniques empieza cada jugador.</translation>
    </message>
    <message>
        <source>Wager limit</source>
        <translation>Apuesta máxima</translation>
    </message>
    <message>
        <source>The most pennies a player may wager on one contract or attack.</source>
        <translation>El máximo de peniques que un jugador puede apostar en un contrato o un ataque.</translation>
    </message>
    <message>
        <source>Cost of a pass</source>
        <translation>Coste de pasar</translation>
    </message>
    <message>
        <source>What passing puts into the centre, or all a player has if that is less. It can be 0 only with a turn limit.</source>
        <translation>Lo que se pone en el centro al pasar, o todo lo que tenga el jugador si es menos. Solo puede ser 0 con un máximo de turnos.</translation>
    </message>
    <message>
        <source>Uneven deal</source>
        <translation>Reparto desigual</translation>
    </message>
    <message>
        <source>How everyone gets the same number of cards: the lowest cards are removed before the shuffle, or the last cards are set aside face down.</source>
        <translation>Cómo se igualan las manos: se retiran las cartas más bajas antes de barajar, o las últimas se apartan boca abajo.</translation>
    </message>
    <message>
        <source>remove lowest cards</source>
        <translation>se quitan las más bajas</translation>
    </message>
    <message>
        <source>set last cards aside</source>
        <translation>se apartan las últimas</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high, and the highest goes first; or a random player does.</source>
        <translation>Todos sacan una carta (el as es la más alta) y empieza quien saque la más alta; o empieza alguien al azar.</translation>
    </message>
    <message>
        <source>highest draw</source>
        <translation>la carta más alta</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Victim must match</source>
        <translation>La víctima debe igualar</translation>
    </message>
    <message>
        <source>What the victim puts in: as much as both partners together, or that but no more than the wager limit.</source>
        <translation>Lo que pone la víctima: tanto como ambos socios juntos, o eso mismo pero sin pasar de la apuesta máxima.</translation>
    </message>
    <message>
        <source>both wagers</source>
        <translation>ambas apuestas</translation>
    </message>
    <message>
        <source>up to wager limit</source>
        <translation>hasta la apuesta máxima</translation>
    </message>
    <message>
        <source>Odd penny of a contract</source>
        <translation>El penique sobrante de un contrato</translation>
    </message>
    <message>
        <source>Where an odd penny goes when partners split the centre.</source>
        <translation>Adónde va el penique sobrante cuando los socios se reparten el centro.</translation>
    </message>
    <message>
        <source>stays in centre</source>
        <translation>se queda en el centro</translation>
    </message>
    <message>
        <source>to the proposer</source>
        <translation>para quien propuso</translation>
    </message>
    <message>
        <source>Offers per turn</source>
        <translation>Ofertas por turno</translation>
    </message>
    <message>
        <source>How many contracts may be offered in one turn, counter-offers included. The last offer can only be accepted or declined.</source>
        <translation>Cuántos contratos se pueden ofrecer en un turno, contraofertas incluidas. La última oferta solo se puede aceptar o rechazar.</translation>
    </message>
    <message>
        <source>Tied attack</source>
        <translation>Empate en un ataque</translation>
    </message>
    <message>
        <source>If totals tie: the pennies stay in the centre, are split evenly (an odd penny stays), or go to the victim.</source>
        <translation>Si los totales empatan: los peniques se quedan en el centro, se reparten por igual (si sobra uno, se queda) o son para la víctima.</translation>
    </message>
    <message>
        <source>stay in centre</source>
        <translation>se quedan en el centro</translation>
    </message>
    <message>
        <source>split evenly</source>
        <translation>se reparten por igual</translation>
    </message>
    <message>
        <source>to the victim</source>
        <translation>para la víctima</translation>
    </message>
    <message>
        <source>Unanswered attack</source>
        <translation>Un ataque sin respuesta</translation>
    </message>
    <message>
        <source>What the attacker takes when the victim lays no card.</source>
        <translation>Lo que se lleva quien ataca cuando la víctima no pone ninguna carta.</translation>
    </message>
    <message>
        <source>whole centre</source>
        <translation>todo el centro</translation>
    </message>
    <message>
        <source>the two wagers</source>
        <translation>las dos apuestas</translation>
    </message>
    <message>
        <source>Cards in an attack</source>
        <translation>Cartas en un ataque</translation>
    </message>
    <message>
        <source>How many cards each side may lay in one attack; 0 means no limit.</source>
        <translation>Cuántas cartas puede poner cada lado en un ataque; 0 es sin límite.</translation>
    </message>
    <message>
        <source>In contracts and attacks.</source>
        <translation>En contratos y ataques.</translation>
    </message>
    <message>
        <source>Value of jacks, queens and kings</source>
        <translation>Valor de jotas, reinas y reyes</translation>
    </message>
    <message>
        <source>Whether the second-highest bid for the centre is paid as well. Tied highest bids are paid either way.</source>
        <translation>Si la segunda puja más alta por el centro también se paga. Si las más altas empatan, se pagan de todos modos.</translation>
    </message>
    <message>
        <source>When the first player has no pennies left, or when only one player has any left.</source>
        <translation>Cuando el primer jugador se queda sin peniques, o cuando solo le quedan a un jugador.</translation>
    </message>
    <message>
        <source>first knock-out</source>
        <translation>primera eliminación</translation>
    </message>
    <message>
        <source>one player left</source>
        <translation>queda un jugador</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Máximo de turnos</translation>
    </message>
    <message>
        <source>The game ends after this many turns, and the most pennies win; 0 means no limit.</source>
        <translation>La partida termina tras este número de turnos, y gana quien tenga más peniques; 0 es sin límite.</translation>
    </message>
    <message>
        <source>Whether everyone may look through the played cards. If not, players must remember them, and the card of an unanswered attack is never shown.</source>
        <translation>Si todos pueden consultar las cartas jugadas. Si no, los jugadores deben recordarlas, y la carta de un ataque sin respuesta no se muestra nunca.</translation>
    </message>
    <message>
        <source>Long: 40 pennies, capped contracts</source>
        <translation>Larga: 40 peniques, contratos con tope</translation>
    </message>
    <message>
        <source>Gentle: a penny at a time</source>
        <translation>Suave: de penique en penique</translation>
    </message>
    <message>
        <source>To the last player standing</source>
        <translation>Hasta que quede un solo jugador</translation>
    </message>
    <message>
        <source>Cards each player still holds.</source>
        <translation>Las cartas que aún tiene cada jugador.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Cards everyone has seen.</source>
        <translation>Cartas que todos han visto.</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Cards of unanswered attacks, never shown.</source>
        <translation>Cartas de ataques sin respuesta, que nunca se muestran.</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Peniques</translation>
    </message>
    <message>
        <source>Players without pennies are out.</source>
        <translation>Quien no tiene peniques está fuera.</translation>
    </message>
    <message>
        <source>In the centre</source>
        <translation>En el centro</translation>
    </message>
    <message>
        <source>Pennies in the centre.</source>
        <translation>Peniques en el centro.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>The player who attacks, offers a contract, opens the bidding or passes.</source>
        <translation>Quien ataca, ofrece un contrato, abre la puja o pasa.</translation>
    </message>
    <message>
        <source>with {pass_cost} 0, a game needs a {turn_limit} to end</source>
        <translation>con «{pass_cost}» a 0, una partida necesita «{turn_limit}» para terminar</translation>
    </message>
</context>
<context>
    <name>distributions</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
</context>
<context>
    <name>emblems</name>
    <message>
        <source>key</source>
        <translation>llave</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>campana</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>luna</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>hoja</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancla</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>flame</source>
        <translation>llama</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>pez</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azul claro</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
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
        <translation>Como máximo, {most}.</translation>
    </message>
    <message>
        <source>At least {least}.</source>
        <translation>Como mínimo, {least}.</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>This measure can&apos;t be worked out with these players.</source>
        <translation>Esta medida no se puede calcular con estos jugadores.</translation>
    </message>
    <message>
        <source>No games finished yet.</source>
        <translation>Hasta ahora no ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>There are too few games so far to tell.</source>
        <translation>Aún hay muy pocas partidas para saberlo.</translation>
    </message>
    <message>
        <source>The mean is {bounds}: inside the goal of {range}.</source>
        <translation>La media está {bounds}: dentro del objetivo ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: outside the goal of {range}.</source>
        <translation>La media está {bounds}: fuera del objetivo ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: partly inside the goal of {range}.</source>
        <translation>La media está {bounds}: en parte dentro del objetivo ({range}).</translation>
    </message>
    <message>
        <source>{high}% or less</source>
        <translation>{high}&#xa0;% o menos</translation>
    </message>
    <message>
        <source>{high} or less</source>
        <translation>{high} o menos</translation>
    </message>
    <message>
        <source>{low}% or more</source>
        <translation>{low}&#xa0;% o más</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} o más</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} a {high}&#xa0;%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>entre {low} y {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}%</source>
        <translation>entre el {low} y el {high}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>fitness</name>
    <message>
        <source>These players aren&apos;t fit to judge these rules. {why}</source>
        <translation>Estos jugadores no sirven para juzgar estas reglas. {why}</translation>
    </message>
    <message>
        <source>It isn&apos;t known yet whether these players are fit to judge these rules. {why}</source>
        <translation>Aún no se sabe si estos jugadores sirven para juzgar estas reglas. {why}</translation>
    </message>
    <message>
        <source>Programs can&apos;t be tested here.</source>
        <translation>Aquí no se pueden probar los programas.</translation>
    </message>
    <message>
        <source>These players move at random, so they don&apos;t show how people play.</source>
        <translation>Estos jugadores juegan al azar y no dicen nada de cómo juega la gente.</translation>
    </message>
    <message>
        <source>The {best} player knows the solution of this game: nobody wins more than a fair share against them.</source>
        <translation>El jugador {best} conoce la solución de este juego: nadie le gana más que una parte justa.</translation>
    </message>
    <message>
        <source>The {best} player wins {rate} games in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>El jugador más fuerte ({best}) gana {rate} de cada 100 partidas {bounds} contra otros más flojos ({below}); la parte justa serían {fair}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>
            <numerusform>Tras %n partida, el jugador más fuerte ({best}) ha ganado {rate} de cada 100 {bounds} contra otros más flojos ({below}); la parte justa serían {fair}.</numerusform>
            <numerusform>Tras %n partidas, el jugador más fuerte ({best}) ha ganado {rate} de cada 100 {bounds} contra otros más flojos ({below}); la parte justa serían {fair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) that differed, no player chose differently because of the rules: these players don&apos;t take them into account.</source>
        <translation>
            <numerusform>En %n partida que fue distinta, ningún jugador eligió otra cosa a causa de las reglas: estos jugadores no las tienen en cuenta.</numerusform>
            <numerusform>En %n partidas que fueron distintas, ningún jugador eligió otra cosa a causa de las reglas: estos jugadores no las tienen en cuenta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among themselves, these players share the win in {rate} of 100 games, compared with {others} against {below} players: they play alike and get in each other&apos;s way.</source>
        <translation>Entre sí, estos jugadores comparten la victoria en {rate} de cada 100 partidas; con otros más flojos ({below}), en {others}: juegan igual y se estorban unos a otros.</translation>
    </message>
    <message>
        <source>Some simple strategies that might beat these players haven&apos;t been tried yet.</source>
        <translation>Aún no se han probado algunas estrategias sencillas que podrían ganar a estos jugadores.</translation>
    </message>
    <message>
        <source>In {games} games, a player who {idea} wins {rate} in 100 against these players; a fair share would be {fair}. These players haven&apos;t learnt these rules.</source>
        <translation>En {games} partidas, un jugador que {idea} gana {rate} de cada 100 contra estos jugadores; la parte justa serían {fair}. Estos jugadores no han aprendido estas reglas.</translation>
    </message>
    <message>
        <source>No games have differed so far.</source>
        <translation>Hasta ahora ninguna partida ha sido distinta.</translation>
    </message>
</context>
<context>
    <name>forecast</name>
    <message>
        <source>By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games a seat wins.</source>
        <translation>Al final habrá unos {pairs} pares de partidas: bastan para ver un cambio de {reach} de cada 100 en las partidas que gana un asiento.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Bid how many points you will take, then take them. The player in last place calls trump. 2 to 8 players.</source>
        <translation>Anuncia cuántos puntos harás y hazlos. Quien va último elige triunfo. De 2 a 8 jugadores.</translation>
    </message>
    <message>
        <source>Bet chips behind your screen, and guess how many the others bet behind theirs. 2 to 8 players.</source>
        <translation>Apuesta fichas detrás de tu pantalla y acierta cuántas apuestan los demás detrás de las suyas. De 2 a 8 jugadores.</translation>
    </message>
    <message>
        <source>Attack, make contracts, and break them. The most pennies win. 3 to 8 players.</source>
        <translation>Ataca, haz contratos y rómpelos: gana quien tenga más peniques. De 3 a 8 jugadores.</translation>
    </message>
    <message>
        <source>One suit is your money, another the prizes. Bid well, and never predictably. 2 to 7 players.</source>
        <translation>Un palo de dinero, un palo de premios: puja bien, y nunca de forma previsible. De 2 a 7 jugadores.</translation>
    </message>
</context>
<context>
    <name>impressions</name>
    <message numerus="yes">
        <source>Median length of %n game(s) that people played by these rules: {minutes} min.</source>
        <translation>
            <numerusform>%n partida de personas con estas reglas duró {minutes} min (mediana).</numerusform>
            <numerusform>%n partidas de personas con estas reglas duraron {minutes} min (mediana).</numerusform>
        </translation>
    </message>
    <message>
        <source>fun</source>
        <translation>diversión</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>claridad</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>equidad</translation>
    </message>
    <message numerus="yes">
        <source>People who played %n game(s) by these rules say:</source>
        <translation>
            <numerusform>Quienes jugaron %n partida con estas reglas dicen:</numerusform>
            <numerusform>Quienes jugaron %n partidas con estas reglas dicen:</numerusform>
        </translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>de {most}</translation>
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
        <translation>{parts} y {last}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <comment>before a word that begins with the sound of i: Ann e Inés</comment>
        <translation>{parts} e {last}</translation>
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
        <translation>«{text}»</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>No font for {language} is installed. Install one, or choose another language.</source>
        <translation>No hay instalada ninguna fuente para {language}. Instala una o elige otro idioma.</translation>
    </message>
</context>
<context>
    <name>losers</name>
    <message>
        <source>Points to bid</source>
        <translation>Puntos que anunciar</translation>
    </message>
    <message>
        <source>One point less</source>
        <translation>Un punto menos</translation>
    </message>
    <message>
        <source>One point more</source>
        <translation>Un punto más</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Anunciar {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) in hand ({suit})</source>
        <translation>
            <numerusform>%n triunfo en la mano ({suit})</numerusform>
            <numerusform>%n triunfos en la mano ({suit})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if you take all of them</source>
        <translation>
            <numerusform>%n punto si te los llevas todos</numerusform>
            <numerusform>%n puntos si te los llevas todos</numerusform>
        </translation>
    </message>
    <message>
        <source>three of a kind: {points}</source>
        <translation>un trío: {points}</translation>
    </message>
    <message>
        <source>four of a kind: {points}</source>
        <translation>un póquer: {points}</translation>
    </message>
    <message>
        <source>four of a kind: nothing</source>
        <translation>un póquer: nada</translation>
    </message>
    <message>
        <source>all in your hand</source>
        <translation>todas en tu mano</translation>
    </message>
    <message numerus="yes">
        <source>%n in other hands</source>
        <translation>
            <numerusform>%n más en otras manos</numerusform>
            <numerusform>%n más en otras manos</numerusform>
        </translation>
    </message>
    <message>
        <source>What your cards are worth</source>
        <translation>Lo que valen tus cartas</translation>
    </message>
    <message numerus="yes">
        <source>Most that can be taken: %n point(s)</source>
        <translation>
            <numerusform>Lo máximo que se puede hacer: %n punto</numerusform>
            <numerusform>Lo máximo que se puede hacer: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sin triunfos</translation>
    </message>
    <message numerus="yes">
        <source>and %n more pair(s)</source>
        <translation>
            <numerusform>y %n pareja más</numerusform>
            <numerusform>y %n parejas más</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} of {tried} bids made ({share}%)</source>
        <translation>{made} de {tried} anuncios cumplidos ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>hide it</source>
        <translation>ocultarla</translation>
    </message>
    <message>
        <source>show it again</source>
        <translation>mostrarla otra vez</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at, until the next card is played.</source>
        <translation>Solo se puede mirar la última baza, hasta que se juegue la siguiente carta.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La última baza</translation>
    </message>
    <message>
        <source>led</source>
        <translation>salió</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>se la llevó</translation>
    </message>
    <message>
        <source>called trump</source>
        <translation>eligió triunfo</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <translation>triunfo: {suit}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>mano {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n of rank {rank}</source>
        <translation>
            <numerusform>%n de valor {rank}</numerusform>
            <numerusform>%n de valor {rank}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points} ({counted}): {outcome}, {gain}, now {score}</source>
        <translation>{who}: anuncia {bid}, hace {points} ({counted}): {outcome}, {gain}, ahora {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n triunfo</numerusform>
            <numerusform>%n triunfos</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of hand {number}</source>
        <translation>Resultado de la mano {number}</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>anuncio</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>triunfos</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>tríos, póqueres</translation>
    </message>
    <message>
        <source>took</source>
        <translation>hechos</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>ganancia</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>{suit} were trump</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>trump</source>
        <translation>un triunfo</translation>
    </message>
    <message>
        <source>Calling trump, as the loser does, is an advantage.</source>
        <translation>Elegir el palo de triunfo, como puede hacer quien pierde, es una ventaja.</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Your choice hardly matters here: you win about {chance} in 100 matches.</source>
        <translation>Aquí tu elección apenas importa: ganas unas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Call {move}: you win {chance} in 100 matches.</source>
        <translation>Elige {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 matches.</source>
        <translation>Anuncia {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 matches.</source>
        <translation>Juega {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Next best: {moves}.</source>
        <translation>Después, lo mejor: {moves}.</translation>
    </message>
    <message>
        <source>The lead is shared, so the match goes on.</source>
        <translation>Hay empate en cabeza: la partida sigue.</translation>
    </message>
    <message>
        <source>Hand {number}, playing to {target}</source>
        <translation>Mano {number}, a {target} puntos</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>Mano {number} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid} · {points} taken</source>
        <translation>{bid} · lleva {points}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>trump?</source>
        <translation>¿triunfo?</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>apartadas</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>gana la baza</translation>
    </message>
    <message numerus="yes">
        <source>Set aside, face up: {cards}.</source>
        <translation>
            <numerusform>Apartada, boca arriba: {cards}.</numerusform>
            <numerusform>Apartadas, boca arriba: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last hand was played.</source>
        <translation>Se jugó la última mano.</translation>
    </message>
    <message>
        <source>The score after each hand</source>
        <translation>El marcador tras cada mano</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>Which suit will be trump?</source>
        <translation>¿Qué palo será triunfo?</translation>
    </message>
    <message>
        <source>How many points do you bid?</source>
        <translation>¿Cuántos puntos anuncias?</translation>
    </message>
    <message>
        <source>You lead. Play any card.</source>
        <translation>Sales tú. Juega la carta que quieras.</translation>
    </message>
    <message>
        <source>{who} led {card}. Your card?</source>
        <translation>{who} salió con {card}. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>Salir con {card}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>sigue el palo</translation>
    </message>
    <message>
        <source>trumps the trick</source>
        <translation>mata con triunfo</translation>
    </message>
    <message>
        <source>can&apos;t take the trick</source>
        <translation>no puede ganar la baza</translation>
    </message>
    <message>
        <source>{suit} were led: you must follow suit.</source>
        <translation>Se salió con {suit}: debes seguir el palo.</translation>
    </message>
    <message>
        <source>you score the points you take</source>
        <translation>sumas los puntos que hagas</translation>
    </message>
    <message>
        <source>you can&apos;t lose points</source>
        <translation>no puedes perder puntos</translation>
    </message>
    <message>
        <source>the points you take, if you make it</source>
        <translation>los puntos que hagas, si cumples</translation>
    </message>
    <message>
        <source>the points you take, or {loss} if you fail</source>
        <translation>los puntos que hagas, o {loss} si fallas</translation>
    </message>
    <message>
        <source>{gain} if you make it</source>
        <translation>{gain} si cumples</translation>
    </message>
    <message>
        <source>{gain} if you make it, {loss} if you fail</source>
        <translation>{gain} si cumples, {loss} si fallas</translation>
    </message>
    <message>
        <source>you will call trump</source>
        <translation>tú elegirás triunfo</translation>
    </message>
    <message>
        <source>{who} will call trump</source>
        <translation>{who} elegirá triunfo</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Los anuncios: {bids}.</translation>
    </message>
    <message>
        <source>Bids so far: {bids}.</source>
        <translation>Anuncios hasta ahora: {bids}.</translation>
    </message>
    <message>
        <source>Bid the points you will take in each hand, then take them. Reach {points} and have more than anyone else to win.</source>
        <translation>Anuncia cuántos puntos harás en cada mano, y hazlos. Gana quien llegue a {points} y tenga más que nadie.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message numerus="yes">
        <source>A pack of 52 cards is dealt, %n card(s) to each player. Aces are high, twos are low.</source>
        <translation>
            <numerusform>Se reparte una baraja de 52 cartas, %n a cada jugador. El as es la más alta; el dos, la más baja.</numerusform>
            <numerusform>Se reparte una baraja de 52 cartas, %n a cada jugador. El as es la más alta; el dos, la más baja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) left over are set aside face up and count for nobody.</source>
        <translation>
            <numerusform>La carta que sobra queda aparte, boca arriba, y no cuenta para nadie.</numerusform>
            <numerusform>Las %n cartas que sobran quedan aparte, boca arriba, y no cuentan para nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does.</source>
        <translation>Si empatan varios jugadores, elige el más joven de ellos.</translation>
    </message>
    <message>
        <source>If players tie, one of them is chosen at random.</source>
        <translation>Si empatan varios jugadores, se elige a uno de ellos al azar.</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does in the first hand; after that, the first of them to the left of the last player who called.</source>
        <translation>Si empatan varios jugadores, en la primera mano elige el más joven de ellos; después, el primero de ellos a la izquierda de quien eligió la última vez.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>The player with the lowest score looks at their cards and calls trump. Being behind has its advantages.</source>
        <translation>Quien tiene menos puntos mira sus cartas y elige triunfo. Ir por detrás tiene sus ventajas.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score your bid. Points beyond it score nothing.</source>
        <translation>Si haces al menos tantos puntos como anunciaste, sumas los que anunciaste. Los puntos de más no suman nada.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score all the points you took.</source>
        <translation>Si haces al menos tantos puntos como anunciaste, sumas todos los puntos hechos.</translation>
    </message>
    <message>
        <source>If you take fewer, you lose your bid in points.</source>
        <translation>Si haces menos, pierdes tantos puntos como anunciaste.</translation>
    </message>
    <message>
        <source>If you take fewer, you score nothing.</source>
        <translation>Si haces menos, no sumas nada.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Everyone in turn bids how many points they will take in this hand. The player to the left of the trump caller bids first, the caller last.</source>
        <translation>Después, por turno, cada jugador anuncia cuántos puntos piensa hacer en esta mano, empezando a la izquierda de quien eligió triunfo, que anuncia en último lugar.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>The trump caller leads any card to the first trick. Clockwise, the others each play a card: of the suit led if they hold one, otherwise any card.</source>
        <translation>Quien eligió triunfo sale en la primera baza con cualquier carta. Los demás ponen una cada uno, en el sentido de las agujas del reloj: del palo de salida si tienen; si no, la que quieran.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick or, without a trump, the highest card of the suit led. You never have to beat a card.</source>
        <translation>El triunfo más alto se lleva la baza; si no hay ninguno, la carta más alta del palo de salida. Nadie está obligado a superar lo que hay.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over, except at the last one until the next card is played.</source>
        <translation>Quien gana una baza la deja boca abajo y sale en la siguiente. Las bazas ganadas siguen tapadas hasta que acaba la mano; solo se puede mirar la última, hasta que se juegue la siguiente carta.</translation>
    </message>
    <message>
        <source>Nobody may look at tricks until the hand is over.</source>
        <translation>Nadie puede mirar las bazas hasta que acabe la mano.</translation>
    </message>
    <message>
        <source>The game favours those who are losing: the player furthest behind catches up.</source>
        <translation>El juego favorece a quien va perdiendo: el jugador más rezagado recupera terreno.</translation>
    </message>
    <message>
        <source>Accurate bidding matters: if failed bids cost nothing, skill counts for less.</source>
        <translation>Importa anunciar con precisión: si un anuncio fallido no cuesta nada, la habilidad cuenta menos.</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>jugar una carta</translation>
    </message>
    <message>
        <source>highest so far</source>
        <translation>la más alta por ahora</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Tus cartas: {cards}</translation>
    </message>
    <message>
        <source>Cards of {who}: {cards}</source>
        <translation>Cartas de {who}: {cards}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>El {player} elegiría: {moves}</translation>
    </message>
    <message>
        <source>In the first hand, that is the youngest of all.</source>
        <translation>En la primera mano, es el más joven de todos.</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to the most points that one player could take.</source>
        <translation>Un anuncio es un número, de 0 al máximo de puntos que podría hacer un solo jugador.</translation>
    </message>
    <message>
        <source>A bid of 0 can&apos;t fail.</source>
        <translation>Un anuncio de 0 no puede fallar.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over.</source>
        <translation>Quien gana una baza la deja boca abajo y sale en la siguiente. Nadie puede mirar las bazas hasta que acabe la mano.</translation>
    </message>
    <message>
        <source>Each trump card: {points}.</source>
        <translation>Cada triunfo: {points}.</translation>
    </message>
    <message>
        <source>Three of a kind: {points}.</source>
        <translation>Un trío: {points}.</translation>
    </message>
    <message>
        <source>Four of a kind: {points}. They don&apos;t also count as three of a kind.</source>
        <translation>Un póquer: {points}. No cuenta además como trío.</translation>
    </message>
    <message>
        <source>Four of a kind: nothing, not even the points for three.</source>
        <translation>Un póquer: nada, ni siquiera los puntos de un trío.</translation>
    </message>
    <message>
        <source>Nothing else counts.</source>
        <translation>Nada más cuenta.</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Puntos en las bazas</translation>
    </message>
    <message>
        <source>The match ends after a hand in which one player alone has the highest score, and it is at least {points}.</source>
        <translation>La partida termina tras una mano en la que un solo jugador va en cabeza, con {points} o más.</translation>
    </message>
    <message>
        <source>Until then, another hand is dealt.</source>
        <translation>Hasta entonces, se reparte otra mano.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n hand(s) at the latest; players who tie then share the win.</source>
        <translation>
            <numerusform>Termina como muy tarde tras %n mano; quienes empaten entonces comparten la victoria.</numerusform>
            <numerusform>Termina como muy tarde tras %n manos; quienes empaten entonces comparten la victoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>sin anuncio aún</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>anuncio: {points}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exacto.</translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}.</source>
        <translation>{who}: anuncia {bid}, hace {points}: {outcome}, {gain}, ahora {score}.</translation>
    </message>
    <message>
        <source>You call {suit} as trump.</source>
        <translation>Eliges {suit} como triunfo.</translation>
    </message>
    <message>
        <source>{who} calls {suit} as trump.</source>
        <translation>{who} elige {suit} como triunfo.</translation>
    </message>
    <message>
        <source>You bid {points}.</source>
        <translation>Anuncias {points}.</translation>
    </message>
    <message>
        <source>{who} bids {points}.</source>
        <translation>{who} anuncia {points}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Te llevas la baza.</translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation>{who} se lleva la baza.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>Hand {number} is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Se reparte la mano {number}, %n carta por jugador.</numerusform>
            <numerusform>Se reparte la mano {number}, %n cartas por jugador.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call trump.</source>
        <translation>Eliges triunfo.</translation>
    </message>
    <message>
        <source>{who} calls trump.</source>
        <translation>{who} elige triunfo.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Sales con {card}.</translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation>{who} sale con {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Juegas {card}.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} juega {card}.</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>La mano {number} ha terminado.</translation>
    </message>
    <message>
        <source>You made your bid of {bid}.</source>
        <translation>Cumpliste tu anuncio de {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} but took only {points}: your bid failed.</source>
        <translation>Anunciaste {bid} y solo hiciste {points}: anuncio fallido.</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>Te la llevaste.</translation>
    </message>
    <message>
        <source>{who} took it.</source>
        <translation>{who} se la llevó.</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>La última baza: {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} bids made, {ahead}.</source>
        <translation>{made} de {count} anuncios cumplidos, {ahead}.</translation>
    </message>
    <message>
        <source>Hand {number}: you take the lead for good.</source>
        <translation>Mano {number}: te pones en cabeza y ya nadie te alcanza.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} takes the lead for good.</source>
        <translation>Mano {number}: {who} se pone definitivamente en cabeza.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: you take the lead.</source>
        <translation>Mano {number}, la última: te pones en cabeza.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: {who} takes the lead.</source>
        <translation>Mano {number}, la última: {who} se pone en cabeza.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} but take only {points}, the costliest bid of the match.</source>
        <translation>Mano {number}: anuncias {bid} y solo haces {points}, el anuncio más caro de la partida.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} but takes only {points}, the costliest bid of the match.</source>
        <translation>Mano {number}: {who} anuncia {bid} y solo hace {points}, el anuncio más caro de la partida.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} and make it with {points}, the best hand of the match.</source>
        <translation>Mano {number}: anuncias {bid} y cumples con {points}, la mejor mano de la partida.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} and makes it with {points}, the best hand of the match.</source>
        <translation>Mano {number}: {who} anuncia {bid} y cumple con {points}, la mejor mano de la partida.</translation>
    </message>
    <message>
        <source>Hand {number}, calling trump</source>
        <translation>Mano {number}, elección de triunfo</translation>
    </message>
    <message>
        <source>Hand {number}, your bid</source>
        <translation>Mano {number}, tu anuncio</translation>
    </message>
    <message>
        <source>Hand {number}, trick {trick}</source>
        <translation>Mano {number}, baza {trick}</translation>
    </message>
    <message>
        <source>you called {move}</source>
        <translation>elegiste {move}</translation>
    </message>
    <message>
        <source>you bid {move}</source>
        <translation>anunciaste {move}</translation>
    </message>
    <message>
        <source>you played {move}</source>
        <translation>jugaste {move}</translation>
    </message>
    <message>
        <source>you led {move}</source>
        <translation>saliste con {move}</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 matches.</source>
        <translation>Aquí todas las jugadas eran iguales: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 matches from here.</source>
        <translation>Con el mejor juego, desde aquí se ganan {chance} de cada 100 partidas.</translation>
    </message>
</context>
<context>
    <name>measures</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Moves in a game, including forced ones.</source>
        <translation>Cuántas jugadas tiene una partida, incluidas las forzadas.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Rounds in a game: prizes, hands, bets or turns.</source>
        <translation>Cuántas rondas tiene una partida: premios, manos, apuestas o turnos.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Victorias compartidas</translation>
    </message>
    <message>
        <source>How many games in 100 have more than one winner.</source>
        <translation>Cuántas partidas de cada 100 tienen más de un ganador.</translation>
    </message>
    <message>
        <source>First seat&apos;s advantage</source>
        <translation>Ventaja del primer asiento</translation>
    </message>
    <message>
        <source>How many games in 100 the first seat wins beyond its fair share.</source>
        <translation>Cuántas partidas de cada 100 gana el primer asiento por encima de su parte justa.</translation>
    </message>
    <message>
        <source>How far into the game the winner takes the lead for good, in percent.</source>
        <translation>Cuándo se pone el ganador definitivamente en cabeza, en&#xa0;% de la partida.</translation>
    </message>
    <message>
        <source>What percentage of the game players spend out of it, on average.</source>
        <translation>Qué parte de la partida pasan fuera los jugadores, en&#xa0;%, de media.</translation>
    </message>
    <message>
        <source>What percentage of the result is explained by cards and seats rather than by play.</source>
        <translation>Qué parte del resultado se debe a las cartas y los asientos, y no al juego, en&#xa0;%.</translation>
    </message>
    <message>
        <source>How many games in 100 the strongest of these players wins beyond a fair share against players one level weaker.</source>
        <translation>Cuántas partidas de cada 100 gana el más fuerte de estos jugadores por encima de su parte justa contra jugadores un nivel más flojos.</translation>
    </message>
    <message>
        <source>How far the chances of winning are expected to move in each quarter of a game; 100 if one quarter decides everything.</source>
        <translation>Cuánto se espera que se muevan las probabilidades de ganar en cada cuarto de la partida; 100 si un solo cuarto lo decide todo.</translation>
    </message>
    <message>
        <source>How far the chances of winning actually move in each quarter of a game, in percentage points.</source>
        <translation>Cuánto se mueven de verdad las probabilidades de ganar en cada cuarto de la partida, en puntos porcentuales.</translation>
    </message>
    <message>
        <source>How many more games in 100 the best move of a decision wins than the average of all moves considered.</source>
        <translation>Cuántas partidas de cada 100 gana la mejor jugada de una decisión por encima de la media de todas las jugadas consideradas.</translation>
    </message>
    <message>
        <source>The odd one out</source>
        <translation>El jugador distinto</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share.</source>
        <translation>Cuántas partidas de cada 100 gana el único jugador distinto de los demás por encima de su parte justa.</translation>
    </message>
    <message>
        <source>Best seat against worst</source>
        <translation>El mejor asiento frente al peor</translation>
    </message>
    <message>
        <source>The odd one out with the weakest hand</source>
        <translation>El jugador distinto con la mano más floja</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share when dealt the weakest hand.</source>
        <translation>Cuántas partidas de cada 100 gana el jugador distinto de los demás por encima de su parte justa con la mano más floja.</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>Margen de victoria</translation>
    </message>
    <message>
        <source>How far ahead of second place the winner finishes; 0 for a shared win.</source>
        <translation>Cuánto aventaja al final el ganador al segundo; 0 si la victoria es compartida.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Cambios de líder</translation>
    </message>
    <message>
        <source>How often a player takes the sole lead from another.</source>
        <translation>Cuántas veces un jugador pasa a ir solo en cabeza después de que lo fuera otro.</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Decidida en</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Mayor desventaja remontada</translation>
    </message>
    <message>
        <source>The most the winner was behind after any round.</source>
        <translation>Lo máximo que un ganador estuvo por detrás del líder tras una ronda cualquiera.</translation>
    </message>
    <message>
        <source>Leader at half-time wins</source>
        <translation>Gana el líder a media partida</translation>
    </message>
    <message>
        <source>How many games in 100 the player who leads at half-time wins.</source>
        <translation>Cuántas partidas de cada 100 son para quien va en cabeza a media partida.</translation>
    </message>
    <message>
        <source>Time spent out</source>
        <translation>Tiempo fuera</translation>
    </message>
    <message>
        <source>Catching up</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>How much more the player furthest behind gains per round than the average player.</source>
        <translation>Lo que gana en una ronda el jugador más rezagado por encima del jugador medio.</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Suerte del reparto</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Suspense</source>
        <translation>Tensión</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Sorpresa</translation>
    </message>
    <message>
        <source>Real decisions</source>
        <translation>Decisiones reales</translation>
    </message>
    <message>
        <source>How many decisions in 100 have a best move that wins more than the second best, as judged by the strongest player.</source>
        <translation>Decisiones de cada 100 en las que la mejor jugada gana más que la segunda, según el jugador más fuerte.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Lo que está en juego</translation>
    </message>
    <message>
        <source>How many more games in 100 the best seat wins than the worst, among players who play alike.</source>
        <translation>Partidas de cada 100 que el mejor asiento gana más que el peor, entre jugadores que juegan igual.</translation>
    </message>
</context>
<context>
    <name>mentalist</name>
    <message>
        <source>One chip less</source>
        <translation>Una ficha menos</translation>
    </message>
    <message>
        <source>One chip more</source>
        <translation>Una ficha más</translation>
    </message>
    <message>
        <source>Chips to bet</source>
        <translation>Fichas que apostar</translation>
    </message>
    <message>
        <source>Chips to guess</source>
        <translation>Fichas que pronosticar</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Pronósticos</translation>
    </message>
    <message>
        <source>Your guesses appear here once a screen has been lifted.</source>
        <translation>Aquí aparecerán tus pronósticos cuando se haya levantado una pantalla.</translation>
    </message>
    <message>
        <source>Your bets appear here once they have been revealed.</source>
        <translation>Aquí aparecerán tus apuestas cuando se hayan revelado.</translation>
    </message>
    <message>
        <source>{who}&apos;s guesses appear here once a screen has been lifted.</source>
        <translation>Aquí aparecerán los pronósticos de {who} cuando se haya levantado una pantalla.</translation>
    </message>
    <message>
        <source>{who}&apos;s bets appear here once they have been revealed.</source>
        <translation>Aquí aparecerán las apuestas de {who} cuando se hayan revelado.</translation>
    </message>
    <message>
        <source>{made} of {tried} guesses right ({share}%)</source>
        <translation>{made} de {tried} pronósticos acertados ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>apuestas</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>pronósticos</translation>
    </message>
    <message>
        <source>luck alone explains this.</source>
        <translation>basta el azar para explicarlo.</translation>
    </message>
    <message>
        <source>you can be read.</source>
        <translation>se te puede leer.</translation>
    </message>
    <message>
        <source>perfect play</source>
        <translation>juego perfecto</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>Tus pronósticos</translation>
    </message>
    <message>
        <source>Your bets</source>
        <translation>Tus apuestas</translation>
    </message>
    <message>
        <source>This couldn&apos;t be worked out.</source>
        <translation>No se pudo calcular.</translation>
    </message>
    <message>
        <source>without reading you</source>
        <translation>sin leerte</translation>
    </message>
    <message>
        <source>You bet certain numbers more often than others, however much was at stake.</source>
        <translation>Apostaste ciertos números más que otros, sin importar cuánto hubiera en juego.</translation>
    </message>
    <message>
        <source>You guessed certain numbers more often than others, however much was at stake.</source>
        <translation>Pronosticaste ciertos números más que otros, sin importar cuánto hubiera en juego.</translation>
    </message>
    <message>
        <source>You bet about the same share of your chips, however many you had.</source>
        <translation>Apostaste más o menos la misma parte de tus fichas, tuvieras las que tuvieras.</translation>
    </message>
    <message>
        <source>You guessed about the same share of the bettor&apos;s chips, however many they had.</source>
        <translation>Pronosticaste más o menos la misma parte de las fichas del apostador, tuviera las que tuviera.</translation>
    </message>
    <message>
        <source>Your bets depended on your previous bet.</source>
        <translation>Tus apuestas dependían de tu apuesta anterior.</translation>
    </message>
    <message>
        <source>Your guesses depended on your previous guess.</source>
        <translation>Tus pronósticos dependían de tu pronóstico anterior.</translation>
    </message>
    <message>
        <source>Your bets depended on whether you had bet zero the previous time.</source>
        <translation>Tus apuestas dependían de si la vez anterior habías apostado cero.</translation>
    </message>
    <message>
        <source>Your guesses depended on whether you had guessed zero the previous time.</source>
        <translation>Tus pronósticos dependían de si la vez anterior habías pronosticado cero.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated bets that hadn&apos;t been guessed, or changed those that had.</source>
        <translation>Demasiada regularidad: repetiste las apuestas que no te acertaron, o cambiaste las que sí.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated guesses that were right, or changed those that were wrong.</source>
        <translation>Demasiada regularidad: repetiste los pronósticos acertados, o cambiaste los fallados.</translation>
    </message>
    <message>
        <source>Bets: {mix}.</source>
        <translation>Apuestas: {mix}.</translation>
    </message>
    <message>
        <source>Guesses: {mix}.</source>
        <translation>Pronósticos: {mix}.</translation>
    </message>
    <message>
        <source>{made} of {count} pots</source>
        <translation>{made} de {count} botes</translation>
    </message>
    <message>
        <source>bettor</source>
        <translation>apostador</translation>
    </message>
    <message>
        <source>guesser</source>
        <translation>adivinador</translation>
    </message>
    <message>
        <source>Chips after each bet</source>
        <translation>Fichas tras cada apuesta</translation>
    </message>
    <message>
        <source>Guesses by stack and pot size</source>
        <translation>Pronósticos según las fichas del apostador y el bote</translation>
    </message>
    <message>
        <source>Bets by stack and pot size</source>
        <translation>Apuestas según las fichas y el bote</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>cero</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message numerus="yes">
        <source>{numbers}: %n time(s)</source>
        <translation>
            <numerusform>{numbers}: %n vez</numerusform>
            <numerusform>{numbers}: %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>few chips</source>
        <translation>pocas fichas</translation>
    </message>
    <message>
        <source>many chips</source>
        <translation>muchas fichas</translation>
    </message>
    <message>
        <source>small pot</source>
        <translation>bote pequeño</translation>
    </message>
    <message>
        <source>medium pot</source>
        <translation>bote medio</translation>
    </message>
    <message>
        <source>big pot</source>
        <translation>bote grande</translation>
    </message>
    <message>
        <source>{did}, which cost {wins}.</source>
        <translation>{did}, lo que costó {wins}.</translation>
    </message>
    <message>
        <source>right: you win {chips}</source>
        <translation>si aciertas, ganas {chips}</translation>
    </message>
    <message>
        <source>not guessed: you take {chips}</source>
        <translation>si no aciertan, te llevas {chips}</translation>
    </message>
    <message>
        <source>not guessed: a pot of {chips}</source>
        <translation>si no aciertan, el bote sube a {chips}</translation>
    </message>
    <message>
        <source>The {player} player would bet: {moves}</source>
        <translation>El jugador {player} apostaría: {moves}</translation>
    </message>
    <message>
        <source>The {player} player would guess: {moves}</source>
        <translation>El jugador {player} pronosticaría: {moves}</translation>
    </message>
    <message>
        <source>The advanced game needs larger stacks: with twenty chips each, players are out far sooner.</source>
        <translation>El juego avanzado necesita montones mayores: con veinte fichas cada uno, los jugadores quedan fuera mucho antes.</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>If others can predict your bet, they guess it.</source>
        <translation>Quien prevea tu apuesta la acertará.</translation>
    </message>
    <message>
        <source>If others can predict your guess, they bet something else.</source>
        <translation>Quien prevea tu pronóstico apostará otra cosa.</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Turno {number} de {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>to bet · {chips}</source>
        <translation>le toca apostar · {chips}</translation>
    </message>
    <message>
        <source>to guess · {chips}</source>
        <translation>le toca pronosticar · {chips}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>betting line</source>
        <translation>línea de apuestas</translation>
    </message>
    <message>
        <source>bet made</source>
        <translation>apuesta hecha</translation>
    </message>
    <message>
        <source>bet {chips}</source>
        <translation>apuesta {chips}</translation>
    </message>
    <message>
        <source>pot {pot}</source>
        <translation>bote {pot}</translation>
    </message>
    <message>
        <source>The First Bettor button</source>
        <translation>El botón de primera apuesta</translation>
    </message>
    <message>
        <source>In front of the line: {chips}</source>
        <translation>Delante de la línea: {chips}</translation>
    </message>
    <message>
        <source>Behind the line: {chips}</source>
        <translation>Detrás de la línea: {chips}</translation>
    </message>
    <message>
        <source>Everyone starts with {chips}, a screen to hide them, and a betting line.</source>
        <translation>Cada jugador empieza con {chips}, una pantalla para esconderlas y una línea de apuestas.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Make bets that nobody guesses, guess what the others bet, and win their chips.</source>
        <translation>Apuesta lo que nadie acierte, acierta lo que apuestan los demás y gana sus fichas.</translation>
    </message>
    <message>
        <source>Everyone knows how many chips each player has, since every bet is shown in the end.</source>
        <translation>Todos saben cuántas fichas tiene cada jugador, porque toda apuesta acaba mostrándose.</translation>
    </message>
    <message>
        <source>Before each bet, everyone antes {chips} into the pot, whatever is already there.</source>
        <translation>Antes de cada apuesta, cada jugador pone {chips} en el bote, haya lo que haya en él.</translation>
    </message>
    <message>
        <source>Each pot starts with an ante of {chips} from everyone.</source>
        <translation>Cada bote empieza con un ante de {chips} por jugador.</translation>
    </message>
    <message>
        <source>Who gets the First Bettor button, and bets first, is chosen at random. With each new pot, the button passes to the left.</source>
        <translation>El azar decide quién tiene el botón de primera apuesta y apuesta primero. Con cada bote nuevo, el botón pasa a la izquierda.</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>El bote</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line, but no more than are in the pot.</source>
        <translation>Empuja más allá de la línea de apuestas las fichas que quiera, desde ninguna hasta todas, pero no más de las que hay en el bote.</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line.</source>
        <translation>Empuja más allá de la línea de apuestas las fichas que quiera, desde ninguna hasta todas.</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>La apuesta</translation>
    </message>
    <message>
        <source>The bettor decides behind their screen, where nobody can see.</source>
        <translation>El apostador decide detrás de su pantalla, donde nadie ve qué se mueve.</translation>
    </message>
    <message>
        <source>The other player guesses how many chips were bet.</source>
        <translation>El otro jugador pronostica cuántas fichas se han apostado.</translation>
    </message>
    <message>
        <source>The guess</source>
        <translation>El pronóstico</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet.</source>
        <translation>Se puede pronosticar cualquier número, hasta la apuesta más alta posible.</translation>
    </message>
    <message>
        <source>The guesses</source>
        <translation>Los pronósticos</translation>
    </message>
    <message>
        <source>Everyone else guesses how many chips were bet, one after another, starting with the player to the bettor&apos;s right and going counter-clockwise. Everyone hears each guess.</source>
        <translation>Todos los demás pronostican, uno tras otro, cuántas fichas se han apostado: empieza quien está a la derecha del apostador y se sigue en sentido contrario a las agujas del reloj. Todos oyen cada pronóstico.</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet, even one that was guessed already.</source>
        <translation>Se puede pronosticar cualquier número, hasta la apuesta más alta posible, también uno que ya se haya dicho.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the other player bets.</source>
        <translation>Si el pronóstico falla, la apuesta va al bote y apuesta el otro jugador.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the player to the left bets.</source>
        <translation>Si el pronóstico falla, la apuesta va al bote y apuesta quien está a la izquierda.</translation>
    </message>
    <message>
        <source>Lifting the screen</source>
        <translation>Se levanta la pantalla</translation>
    </message>
    <message>
        <source>A right guess wins the pot and the bet.</source>
        <translation>Quien acierta gana el bote y la apuesta.</translation>
    </message>
    <message>
        <source>The first right guess wins the pot and the bet at once.</source>
        <translation>El primer acierto gana al instante el bote y la apuesta.</translation>
    </message>
    <message>
        <source>If everyone misses, the bettor takes the bet back and as many chips again from the pot.</source>
        <translation>Si todos fallan, el apostador recupera su apuesta y se lleva otras tantas fichas del bote.</translation>
    </message>
    <message>
        <source>If they bet more than is in the pot, they take the whole pot.</source>
        <translation>Si apostó más de lo que hay en el bote, se lo lleva entero.</translation>
    </message>
    <message>
        <source>No chips to bet</source>
        <translation>Sin fichas que apostar</translation>
    </message>
    <message>
        <source>A player whose turn it is to bet and who has no chips loses the pot to the guesser and is out.</source>
        <translation>Un jugador al que le toca apostar y no tiene fichas pierde el bote, que va al adivinador, y queda fuera.</translation>
    </message>
    <message>
        <source>Players who are out</source>
        <translation>Jugadores fuera</translation>
    </message>
    <message>
        <source>A player who can&apos;t pay the ante is out. They keep the chips they have left, and these count.</source>
        <translation>Quien no puede pagar el ante queda fuera. Las fichas que tenga siguen siendo suyas y cuentan.</translation>
    </message>
    <message>
        <source>Working out balanced play: {share}%</source>
        <translation>Calculando el juego equilibrado: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader, in wins per 100 games</source>
        <translation>Victorias en 100 partidas que dio cada turno a un lector de mentes</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your choices was, in %</source>
        <translation>Qué probabilidad daba un lector de mentes a cada elección tuya, en&#xa0;%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>como esperaba el lector de mentes</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader couldn&apos;t be worked out.</source>
        <translation>No se pudo calcular lo que cada turno dio a un lector de mentes.</translation>
    </message>
    <message>
        <source>{what}: {did}, as the mind-reader expected. {gave}</source>
        <translation>{what}: {did}, como esperaba el lector de mentes. {gave}</translation>
    </message>
    <message>
        <source>{what}: {did}; the mind-reader expected {foreseen}. {gave}</source>
        <translation>{what}: {did}; el lector de mentes esperaba {foreseen}. {gave}</translation>
    </message>
    <message>
        <source>The mind-reader gained {wins}.</source>
        <translation>El lector de mentes sumó {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader lost {wins}.</source>
        <translation>El lector de mentes perdió {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader gained nothing.</source>
        <translation>El lector de mentes no sumó nada.</translation>
    </message>
    <message>
        <source>{gave} A perfect player would have gained {price}.</source>
        <translation>{gave} Un jugador perfecto habría sumado {price}.</translation>
    </message>
    <message>
        <source>Working out what a mind-reader would have won…</source>
        <translation>Calculando lo que habría ganado un lector de mentes…</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your guesses would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>En partidas así, un rival que supiera leer tus pronósticos ganaría {reader} de cada 100; uno que no supiera, {fair}. {luck}</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your bets would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>En partidas así, un rival que supiera leer tus apuestas ganaría {reader} de cada 100; uno que no supiera, {fair}. {luck}</translation>
    </message>
    <message>
        <source>your guesses were poor rather than predictable.</source>
        <translation>más que previsibles, tus pronósticos eran malos.</translation>
    </message>
    <message>
        <source>your bets were poor rather than predictable.</source>
        <translation>más que previsibles, tus apuestas eran malas.</translation>
    </message>
    <message>
        <source>Nine times out of ten, that opponent would win {least} to {most} games in 100 against a balanced player: {why}</source>
        <translation>Nueve de cada diez veces, ese rival ganaría de {least} a {most} de cada 100 partidas contra un jugador equilibrado: {why}</translation>
    </message>
    <message>
        <source>Working out how often a mind-reader would have predicted you…</source>
        <translation>Calculando cuántas veces te habría previsto un lector de mentes…</translation>
    </message>
    <message>
        <source>You made no guesses that could be judged.</source>
        <translation>No hiciste ningún pronóstico que se pueda evaluar.</translation>
    </message>
    <message>
        <source>You made no bets that could be judged.</source>
        <translation>No hiciste ninguna apuesta que se pueda evaluar.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; one who knew only the others&apos; numbers, {blind}. {luck}</source>
        <translation>Un lector de mentes habría previsto {foreseen} de {count}; uno que solo supiera los números de los demás, {blind}. {luck}</translation>
    </message>
    <message>
        <source>By luck alone, this happens in {chance} of 100 games: you can be read.</source>
        <translation>Solo por azar, esto pasa en {chance} de cada 100 partidas: se te puede leer.</translation>
    </message>
    <message>
        <source>You bet some numbers more often than a balanced player would, and others less often.</source>
        <translation>Apostaste unos números más a menudo que un jugador equilibrado, y otros menos.</translation>
    </message>
    <message>
        <source>You guessed some numbers more often than a balanced player would, and others less often.</source>
        <translation>Pronosticaste unos números más a menudo que un jugador equilibrado, y otros menos.</translation>
    </message>
    <message>
        <source>{number}: {share}%</source>
        <translation>{number}: {share}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es): how often each number</source>
        <translation>
            <numerusform>%n pronóstico: cuántas veces cada número</numerusform>
            <numerusform>%n pronósticos: cuántas veces cada número</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s): how often each number</source>
        <translation>
            <numerusform>%n apuesta: cuántas veces cada número</numerusform>
            <numerusform>%n apuestas: cuántas veces cada número</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play, on average</source>
        <translation>juego equilibrado, de media</translation>
    </message>
    <message>
        <source>zero: how often · size: chips on average</source>
        <translation>cero: con qué frecuencia · tamaño: fichas de media</translation>
    </message>
    <message>
        <source>against {usual} in balanced play</source>
        <translation>frente a {usual} en el juego equilibrado</translation>
    </message>
    <message numerus="yes">
        <source>{chips}, {pot}: zero %n time(s) in {turns}; average: {mean}</source>
        <translation>
            <numerusform>{chips}, {pot}: cero, %n vez de {turns}; media: {mean}</numerusform>
            <numerusform>{chips}, {pot}: cero, %n veces de {turns}; media: {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play: zero {zeros} times; average: {mean}</source>
        <translation>juego equilibrado: cero, {zeros} veces; media: {mean}</translation>
    </message>
    <message>
        <source>average stack</source>
        <translation>fichas en la media</translation>
    </message>
    <message>
        <source>In the classic game for three or more, it matters who sits next to a weak player; the advanced game puts that right.</source>
        <translation>En el juego clásico entre tres o más importa quién se sienta junto a un jugador flojo; el juego avanzado lo corrige.</translation>
    </message>
    <message>
        <source>Even a computed table of perfect odds wouldn&apos;t save a player from being read, and so from losing.</source>
        <translation>Ni siquiera una tabla calculada de probabilidades perfectas libraría a un jugador de que lo lean y, por tanto, de perder.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>pronosticar</translation>
    </message>
    <message>
        <source>Mix your bets: you win {chance} in 100 games.</source>
        <translation>Mezcla tus apuestas: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Mix your guesses: you win {chance} in 100 games.</source>
        <translation>Mezcla tus pronósticos: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Bet {move}: you win {chance} in 100 games.</source>
        <translation>Apuesta {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Guess {move}: you win {chance} in 100 games.</source>
        <translation>Pronostica {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>That was the last bet.</source>
        <translation>Esa fue la última apuesta.</translation>
    </message>
    <message>
        <source>After each bet, the player to the left bets next.</source>
        <translation>Tras cada apuesta, la siguiente le toca a quien está a la izquierda.</translation>
    </message>
    <message>
        <source>Who bets first is chosen at random.</source>
        <translation>El azar decide quién apuesta primero.</translation>
    </message>
    <message>
        <source>A bettor without chips bets zero.</source>
        <translation>Un apostador sin fichas apuesta cero.</translation>
    </message>
    <message>
        <source>The player to the bettor&apos;s right guesses how many chips were bet.</source>
        <translation>Quien está a la derecha del apostador pronostica cuántas fichas se han apostado.</translation>
    </message>
    <message>
        <source>Who can pay is settled before anyone pays. If that ends the game, nobody does.</source>
        <translation>Quién puede pagar se determina antes de que nadie pague. Si con eso termina la partida, no paga nadie.</translation>
    </message>
    <message>
        <source>The others play on. The turn to bet passes over players who are out.</source>
        <translation>Los demás siguen jugando. El turno de apostar se salta a quienes están fuera.</translation>
    </message>
    <message>
        <source>The others play on. The First Bettor button and the turn to bet pass over players who are out.</source>
        <translation>Los demás siguen jugando. El botón de primera apuesta y el turno de apostar se saltan a quienes están fuera.</translation>
    </message>
    <message>
        <source>The game ends as soon as a player is out.</source>
        <translation>La partida termina en cuanto un jugador queda fuera.</translation>
    </message>
    <message>
        <source>The game ends when only one player is left.</source>
        <translation>La partida termina cuando queda un solo jugador.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n bet(s) at the latest.</source>
        <translation>
            <numerusform>Termina como muy tarde tras %n apuesta.</numerusform>
            <numerusform>Termina como muy tarde tras %n apuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips still in the pot then belong to nobody.</source>
        <translation>Las fichas que queden entonces en el bote no son de nadie.</translation>
    </message>
    <message>
        <source>The most chips win; players who tie share the win.</source>
        <translation>Gana quien tenga más fichas; quienes empaten comparten la victoria.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>others</source>
        <translation>el resto</translation>
    </message>
    <message>
        <source>{what}: {share}%</source>
        <translation>{what}: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>{what}: never</source>
        <translation>{what}: nunca</translation>
    </message>
    <message>
        <source>The First Bettor button comes to you.</source>
        <translation>El botón de primera apuesta ahora es tuyo.</translation>
    </message>
    <message>
        <source>The First Bettor button goes to {who}.</source>
        <translation>El botón de primera apuesta pasa a {who}.</translation>
    </message>
    <message>
        <source>Antes of {chips} make a pot of {pot}.</source>
        <translation>Se paga el ante, {chips} por jugador: el bote es de {pot}.</translation>
    </message>
    <message>
        <source>You guess {chips}.</source>
        <translation>Pronosticas {chips}.</translation>
    </message>
    <message>
        <source>{who} guesses {chips}.</source>
        <translation>{who} pronostica {chips}.</translation>
    </message>
    <message>
        <source>A bet into a pot of {pot}</source>
        <translation>Una apuesta, bote {pot}</translation>
    </message>
    <message>
        <source>A pot of {pot}</source>
        <translation>Un bote de {pot}</translation>
    </message>
    <message>
        <source>You were drawn to bet first.</source>
        <translation>El azar te elige: apuestas primero.</translation>
    </message>
    <message>
        <source>{who} was drawn to bet first.</source>
        <translation>El azar elige a {who}, que apuesta primero.</translation>
    </message>
    <message>
        <source>You were drawn to get the First Bettor button.</source>
        <translation>El azar te elige: el botón de primera apuesta es tuyo.</translation>
    </message>
    <message>
        <source>{who} was drawn to get the First Bettor button.</source>
        <translation>El azar elige a {who}, que recibe el botón de primera apuesta.</translation>
    </message>
    <message>
        <source>You have made your bet.</source>
        <translation>Tu apuesta está hecha.</translation>
    </message>
    <message>
        <source>{who} has made a bet behind their screen.</source>
        <translation>La apuesta de {who} está hecha, detrás de su pantalla.</translation>
    </message>
    <message>
        <source>You bet {chips} behind your screen.</source>
        <translation>Apuestas {chips} detrás de tu pantalla.</translation>
    </message>
    <message>
        <source>{who} bets {chips} behind their screen.</source>
        <translation>{who} apuesta {chips} detrás de su pantalla.</translation>
    </message>
    <message>
        <source>Guessed: you bet {chips}!</source>
        <translation>Acierto: ¡apostaste {chips}!</translation>
    </message>
    <message>
        <source>Guessed: {who} bet {chips}!</source>
        <translation>Acierto: ¡{who} apostó {chips}!</translation>
    </message>
    <message>
        <source>Missed: you bet {chips}.</source>
        <translation>Fallo: apostaste {chips}.</translation>
    </message>
    <message>
        <source>Missed: {who} bet {chips}.</source>
        <translation>Fallo: {who} apostó {chips}.</translation>
    </message>
    <message>
        <source>You win the pot of {pot} and the bet of {bet}.</source>
        <translation>Ganas el bote de {pot} y la apuesta de {bet}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot} and the bet of {bet}.</source>
        <translation>{who} gana el bote de {pot} y la apuesta de {bet}.</translation>
    </message>
    <message>
        <source>You win the pot of {pot}.</source>
        <translation>Ganas el bote de {pot}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot}.</source>
        <translation>{who} gana el bote de {pot}.</translation>
    </message>
    <message>
        <source>Nothing was bet: the pot stays at {pot}.</source>
        <translation>No se apostó nada: el bote sigue en {pot}.</translation>
    </message>
    <message>
        <source>The bet goes into the pot, now {pot}.</source>
        <translation>La apuesta va al bote, que ahora es de {pot}.</translation>
    </message>
    <message>
        <source>Nothing is taken: the pot stays at {pot}.</source>
        <translation>Nadie se lleva nada: el bote sigue en {pot}.</translation>
    </message>
    <message>
        <source>You take your bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>Recuperas tu apuesta y te llevas {chips} del bote, que queda en {pot}.</translation>
    </message>
    <message>
        <source>{who} takes the bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>{who} recupera su apuesta y se lleva {chips} del bote, que queda en {pot}.</translation>
    </message>
    <message>
        <source>Nobody gets the pot of {pot}. {ending}</source>
        <translation>El bote de {pot} no es de nadie. {ending}</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: you win the pot of {pot}.</source>
        <translation>{bettor} no tiene fichas que apostar: ganas el bote de {pot}.</translation>
    </message>
    <message>
        <source>You have no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>No tienes fichas que apostar: {who} gana el bote de {pot}.</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>{bettor} no tiene fichas que apostar: {who} gana el bote de {pot}.</translation>
    </message>
    <message>
        <source>You have no chips left and are out.</source>
        <translation>No te quedan fichas: estás fuera.</translation>
    </message>
    <message>
        <source>{who} has no chips left and is out.</source>
        <translation>A {who} no le quedan fichas: está fuera.</translation>
    </message>
    <message>
        <source>You can&apos;t pay the ante and are out with {chips}.</source>
        <translation>No puedes pagar el ante y quedas fuera con {chips}.</translation>
    </message>
    <message>
        <source>{who} can&apos;t pay the ante and is out with {chips}.</source>
        <translation>{who} no puede pagar el ante y queda fuera con {chips}.</translation>
    </message>
    <message>
        <source>You bet {chips}</source>
        <translation>Apostaste {chips}</translation>
    </message>
    <message>
        <source>{who} bet {chips}</source>
        <translation>{who} apostó {chips}</translation>
    </message>
    <message>
        <source>Perfect play bets {mix}.</source>
        <translation>Apuesta del juego perfecto: {mix}.</translation>
    </message>
    <message>
        <source>You guessed {chips}</source>
        <translation>Pronosticaste {chips}</translation>
    </message>
    <message>
        <source>{who} guessed {chips}</source>
        <translation>{who} pronosticó {chips}</translation>
    </message>
    <message>
        <source>Perfect play guesses {mix}.</source>
        <translation>Pronóstico del juego perfecto: {mix}.</translation>
    </message>
    <message>
        <source>{did}: no move was better.</source>
        <translation>{did}: ninguna jugada era mejor.</translation>
    </message>
    <message>
        <source>{made} of {count} pots, {ahead}.</source>
        <translation>{made} de {count} botes, {ahead}.</translation>
    </message>
    <message>
        <source>{when}: you take the lead for good.</source>
        <translation>{when}: te pones en cabeza y ya nadie te alcanza.</translation>
    </message>
    <message>
        <source>{when}: {who} takes the lead for good.</source>
        <translation>{when}: {who} se pone definitivamente en cabeza.</translation>
    </message>
    <message>
        <source>{when}, the last: you take the lead.</source>
        <translation>{when}, el último: te pones en cabeza.</translation>
    </message>
    <message>
        <source>{when}, the last: {who} takes the lead.</source>
        <translation>{when}, el último: {who} se pone en cabeza.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game.</source>
        <translation>{when}: ganas {chips}, el bote más grande de la partida.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game.</source>
        <translation>{when}: {who} gana {chips}, el bote más grande de la partida.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game, and take the lead for good.</source>
        <translation>{when}: ganas {chips}, el bote más grande de la partida, y te pones definitivamente en cabeza.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game, and takes the lead for good.</source>
        <translation>{when}: {who} gana {chips}, el bote más grande de la partida, y se pone definitivamente en cabeza.</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <translation>Bote {number}</translation>
    </message>
    <message>
        <source>How many chips will you bet?</source>
        <translation>¿Cuántas fichas apuestas?</translation>
    </message>
    <message>
        <source>How many chips has {who} bet?</source>
        <translation>¿Cuántas fichas ha apostado {who}?</translation>
    </message>
    <message>
        <source>Guess {chips}</source>
        <translation>Pronosticar {chips}</translation>
    </message>
    <message>
        <source>Bet {chips}</source>
        <translation>Apostar {chips}</translation>
    </message>
    <message>
        <source>guessed already</source>
        <translation>ya pronosticado</translation>
    </message>
    <message>
        <source>Turn {number}, your bet with {pot} in the pot</source>
        <translation>Turno {number}, tu apuesta, bote {pot}</translation>
    </message>
    <message>
        <source>Turn {number}, {who}&apos;s bet with {pot} in the pot</source>
        <translation>Turno {number}, apuesta de {who}, bote {pot}</translation>
    </message>
    <message>
        <source>you bet {chips}</source>
        <translation>apostaste {chips}</translation>
    </message>
    <message>
        <source>you guessed {chips}</source>
        <translation>pronosticaste {chips}</translation>
    </message>
</context>
<context>
    <name>mirror</name>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted it.</source>
        <translation>{what}: {did}. Un lector de mentes lo habría previsto.</translation>
    </message>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted {foreseen}.</source>
        <translation>{what}: {did}. Un lector de mentes habría previsto {foreseen}.</translation>
    </message>
    <message>
        <source>You couldn&apos;t be read in this game.</source>
        <translation>En esta partida no se te podía leer.</translation>
    </message>
    <message>
        <source>You can be read, though no single habit explains it.</source>
        <translation>Se te puede leer, aunque ninguna costumbre lo explica por sí sola.</translation>
    </message>
    <message>
        <source>You can be read.</source>
        <translation>Se te puede leer.</translation>
    </message>
    <message>
        <source>Luck alone explains this.</source>
        <translation>Basta el azar para explicarlo.</translation>
    </message>
</context>
<context>
    <name>miser</name>
    <message>
        <source>{made} of {tried} contracts kept ({share}%)</source>
        <translation>{made} de {tried} contratos cumplidos ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>{kept} of {made} contracts kept</source>
        <translation>{kept} de {made} contratos cumplidos</translation>
    </message>
    <message>
        <source>no contracts</source>
        <translation>sin contratos</translation>
    </message>
    <message>
        <source>Pennies after each turn</source>
        <translation>Peniques tras cada turno</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>valor {value}</translation>
    </message>
    <message>
        <source>A skilled player can win even with a weak hand.</source>
        <translation>Un jugador hábil puede ganar incluso con una mano floja.</translation>
    </message>
    <message>
        <source>Holding on to your cards for as long as possible is an advantage.</source>
        <translation>Es una ventaja conservar las cartas el mayor tiempo posible.</translation>
    </message>
    <message>
        <source>Contracts pay: a player who never proposes one, or never accepts one, wins less.</source>
        <translation>Los contratos compensan: quien nunca propone uno, o nunca acepta uno, gana menos.</translation>
    </message>
    <message>
        <source>Contracts proposed</source>
        <translation>Contratos propuestos</translation>
    </message>
    <message>
        <source>Contracts proposed in a game, not counting counter-offers.</source>
        <translation>Cuántos contratos se proponen en una partida, sin contar contraofertas.</translation>
    </message>
    <message>
        <source>{by} more contracts are proposed per game</source>
        <translation>Se proponen {by} contratos más por partida</translation>
    </message>
    <message>
        <source>{by} fewer contracts are proposed per game</source>
        <translation>Se proponen {by} contratos menos por partida</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contratos cerrados</translation>
    </message>
    <message>
        <source>Contracts accepted in a game.</source>
        <translation>Cuántos contratos se aceptan en una partida.</translation>
    </message>
    <message>
        <source>{by} more contracts are made per game</source>
        <translation>Se cierran {by} contratos más por partida</translation>
    </message>
    <message>
        <source>{by} fewer contracts are made per game</source>
        <translation>Se cierran {by} contratos menos por partida</translation>
    </message>
    <message>
        <source>Contracts kept by both</source>
        <translation>Contratos cumplidos por ambos</translation>
    </message>
    <message>
        <source>Contracts kept by both partners in a game.</source>
        <translation>Cuántos contratos de una partida cumplen ambos socios.</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} more contracts per game</source>
        <translation>Ambos socios cumplen su palabra en {by} contratos más por partida</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} fewer contracts per game</source>
        <translation>Ambos socios cumplen su palabra en {by} contratos menos por partida</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>Contratos rotos</translation>
    </message>
    <message>
        <source>Contracts broken by one or both partners in a game.</source>
        <translation>Cuántos contratos de una partida rompe uno de los socios, o los dos.</translation>
    </message>
    <message>
        <source>{by} more contracts are broken per game</source>
        <translation>Se rompen {by} contratos más por partida</translation>
    </message>
    <message>
        <source>{by} fewer contracts are broken per game</source>
        <translation>Se rompen {by} contratos menos por partida</translation>
    </message>
    <message>
        <source>Lines of talk</source>
        <translation>Frases de charla</translation>
    </message>
    <message>
        <source>Lines of talk in a game.</source>
        <translation>Cuántas frases se dicen en una partida.</translation>
    </message>
    <message>
        <source>Players say {by} more lines per game</source>
        <translation>Los jugadores dicen {by} frases más por partida</translation>
    </message>
    <message>
        <source>Players say {by} fewer lines per game</source>
        <translation>Los jugadores dicen {by} frases menos por partida</translation>
    </message>
    <message>
        <source>propose a contract</source>
        <translation>proponer un contrato</translation>
    </message>
    <message>
        <source>make a counter-offer</source>
        <translation>hacer una contraoferta</translation>
    </message>
    <message>
        <source>accept a contract</source>
        <translation>aceptar un contrato</translation>
    </message>
    <message>
        <source>decline a contract</source>
        <translation>rechazar un contrato</translation>
    </message>
    <message>
        <source>play a card in a contract</source>
        <translation>jugar una carta en un contrato</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>atacar</translation>
    </message>
    <message>
        <source>lay another card in an attack</source>
        <translation>poner otra carta en un ataque</translation>
    </message>
    <message>
        <source>give in to an attack</source>
        <translation>ceder ante un ataque</translation>
    </message>
    <message>
        <source>lay no more cards in an attack</source>
        <translation>no poner más cartas en un ataque</translation>
    </message>
    <message>
        <source>open the bidding for the centre</source>
        <translation>abrir la puja por el centro</translation>
    </message>
    <message>
        <source>join the bidding for the centre</source>
        <translation>entrar en la puja por el centro</translation>
    </message>
    <message>
        <source>raise a bid for the centre</source>
        <translation>subir una puja por el centro</translation>
    </message>
    <message>
        <source>add nothing to a bid for the centre</source>
        <translation>no añadir nada a una puja por el centro</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>pennies</source>
        <translation>peniques</translation>
    </message>
    <message>
        <source>A partner who can predict your card plays a higher one.</source>
        <translation>Un socio que prevea tu carta jugará una más alta.</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>rechaza</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>acepta</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>dice «listo»</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>se planta</translation>
    </message>
    <message>
        <source>against {victim}</source>
        <translation>contra {victim}</translation>
    </message>
    <message>
        <source>{card} each</source>
        <translation>{card} cada uno</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Turno {number} de {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>ataca</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>socio</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>víctima</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>{pennies} in the centre</source>
        <translation>{pennies} en el centro</translation>
    </message>
    <message>
        <source>{pennies} at stake</source>
        <translation>{pennies} en juego</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>%n carta apartada</numerusform>
            <numerusform>%n cartas apartadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract {victim}: {wagers}, {value}</source>
        <translation>Un contrato {victim}: {wagers}, {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n boca abajo</numerusform>
            <numerusform>%n boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {who}: {what}</source>
        <translation>Delante de {who}: {what}</translation>
    </message>
    <message>
        <source>The turn limit was reached.</source>
        <translation>Se alcanzó el máximo de turnos.</translation>
    </message>
    <message>
        <source>You and {other} agreed to play {card}. Which card will you play?</source>
        <translation>Acordaste con {other} jugar {card}. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>{who} attacks you. Will you lay a card?</source>
        <translation>{who} te ataca. ¿Respondes con una carta?</translation>
    </message>
    <message>
        <source>{who} is ready with {cards} down. Will you lay another card?</source>
        <translation>{who} ha dicho «listo», con {cards} boca abajo. ¿Otra carta tuya?</translation>
    </message>
    <message>
        <source>{who} has {cards} down. Will you lay another card?</source>
        <translation>{who} tiene {cards} boca abajo. ¿Otra carta tuya?</translation>
    </message>
    <message>
        <source>Who will be your partner?</source>
        <translation>¿Quién será tu socio?</translation>
    </message>
    <message>
        <source>Who will you and {partner} take pennies from?</source>
        <translation>¿A quién le vas a quitar peniques con {partner}?</translation>
    </message>
    <message>
        <source>What do you offer {partner} against {victim}?</source>
        <translation>¿Qué le ofreces a {partner} contra {victim}?</translation>
    </message>
    <message>
        <source>Who will you attack?</source>
        <translation>¿A quién atacas?</translation>
    </message>
    <message>
        <source>How many pennies against {victim}, and on which card?</source>
        <translation>¿Cuántos peniques contra {victim}, y con qué carta?</translation>
    </message>
    <message>
        <source>How much do you bid for the {pennies} in the centre, and with which card?</source>
        <translation>¿Cuánto pujas por lo que hay en el centro ({pennies}), y con qué carta?</translation>
    </message>
    <message>
        <source>Your turn. What will you do?</source>
        <translation>Te toca. ¿Qué haces?</translation>
    </message>
    <message>
        <source>What do you offer instead, against {victim}?</source>
        <translation>¿Qué ofreces en su lugar, contra {victim}?</translation>
    </message>
    <message>
        <source>{other} offers: you {own}, {other} {theirs}, against {victim}; {card} each?</source>
        <translation>{other} ofrece: tú pones {own}; {other}, {theirs}; contra {victim}, {card} cada uno. ¿Aceptas?</translation>
    </message>
    <message>
        <source>The highest bids tie at {best}. Will you raise?</source>
        <translation>Las pujas más altas empatan a {best}. ¿Subes?</translation>
    </message>
    <message>
        <source>You lead with {best} for {centre} in the centre. Will you raise?</source>
        <translation>Vas en cabeza con {best} por el centro ({centre}). ¿Subes?</translation>
    </message>
    <message>
        <source>{who} bids {best} for the {centre} in the centre. Will you bid higher?</source>
        <translation>{who} puja {best} por el centro ({centre}). ¿Pujas más alto?</translation>
    </message>
    <message>
        <source>puts in {pennies}</source>
        <translation>pones {pennies}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>Contrato…</translation>
    </message>
    <message>
        <source>two against one</source>
        <translation>dos contra uno</translation>
    </message>
    <message>
        <source>Attack…</source>
        <translation>Atacar…</translation>
    </message>
    <message>
        <source>cards decide</source>
        <translation>deciden las cartas</translation>
    </message>
    <message>
        <source>for {pennies}</source>
        <translation>por {pennies}</translation>
    </message>
    <message>
        <source>Bid…</source>
        <translation>Pujar…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Contraoferta…</translation>
    </message>
    <message>
        <source>another offer</source>
        <translation>otra oferta</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>sin contrato</translation>
    </message>
    <message>
        <source>you lose your {pennies}; {who} takes {taken}</source>
        <translation>pierdes {pennies}; {who} se lleva {taken}</translation>
    </message>
    <message>
        <source>Give in</source>
        <translation>Ceder</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>you lose your {pennies}</source>
        <translation>pierdes {pennies}</translation>
    </message>
    <message>
        <source>ends the bidding</source>
        <translation>cierras la puja</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>no añades nada</translation>
    </message>
    <message>
        <source>turns the cards over</source>
        <translation>se descubren las cartas</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>ni una carta más</translation>
    </message>
    <message>
        <source>{who} puts in</source>
        <translation>{who} pone</translation>
    </message>
    <message>
        <source>you put in</source>
        <translation>tú pones</translation>
    </message>
    <message>
        <source>{victim} must match {pennies}</source>
        <translation>{victim} debe igualar {pennies}</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Hacer esta oferta</translation>
    </message>
    <message>
        <source>Accept this offer</source>
        <translation>Aceptar esta oferta</translation>
    </message>
    <message>
        <source>you changed nothing</source>
        <translation>no has cambiado nada</translation>
    </message>
    <message>
        <source>more pennies</source>
        <translation>más peniques</translation>
    </message>
    <message>
        <source>{pennies} each, card worth {value}</source>
        <translation>{pennies} cada uno, carta de valor {value}</translation>
    </message>
    <message>
        <source>{pennies} against {victim}, card worth {value}</source>
        <translation>{pennies} contra {victim}, carta de valor {value}</translation>
    </message>
    <message>
        <source>Attack with {card}</source>
        <translation>Atacar con {card}</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>como se acordó</translation>
    </message>
    <message>
        <source>breaks your word</source>
        <translation>faltas a tu palabra</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>adds {value}, makes {total}</source>
        <translation>suma {value}, total {total}</translation>
    </message>
    <message>
        <source>adds {value}</source>
        <translation>suma {value}</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>Poner {card}</translation>
    </message>
    <message>
        <source>Bid {pennies}</source>
        <translation>Pujar {pennies}</translation>
    </message>
    <message>
        <source>Raise to {pennies}</source>
        <translation>Subir a {pennies}</translation>
    </message>
    <message>
        <source>adds {pennies}</source>
        <translation>añades {pennies}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Without cards you can only pass.</source>
        <translation>Sin cartas solo puedes pasar.</translation>
    </message>
    <message>
        <source>There is nothing in the centre to bid for.</source>
        <translation>No hay nada en el centro por lo que pujar.</translation>
    </message>
    <message>
        <source>No more offers can be made this turn.</source>
        <translation>En este turno ya no se pueden hacer más ofertas.</translation>
    </message>
    <message>
        <source>There is nobody left to make a contract with.</source>
        <translation>No queda nadie con quien hacer un contrato.</translation>
    </message>
    <message>
        <source>That&apos;s you.</source>
        <translation>Eres tú.</translation>
    </message>
    <message>
        <source>{who} is out of the game.</source>
        <translation>{who} está fuera de la partida.</translation>
    </message>
    <message>
        <source>{who} is your partner already.</source>
        <translation>{who} va contigo en el contrato.</translation>
    </message>
    <message>
        <source>{who} has no card to play in a contract.</source>
        <translation>{who} no tiene cartas que jugar en un contrato.</translation>
    </message>
    <message>
        <source>No card is needed yet. You choose one once the offer is accepted.</source>
        <translation>Todavía no hace falta ninguna carta. Eliges una cuando se acepte la oferta.</translation>
    </message>
    <message>
        <source>At this table, played cards stay face down. Remember them.</source>
        <translation>En esta mesa las cartas jugadas quedan boca abajo: recuérdalas.</translation>
    </message>
    <message>
        <source>Have the most pennies when the game ends. Everyone starts with {pennies} and {cards}.</source>
        <translation>Ten más peniques que nadie cuando acabe la partida. Cada jugador empieza con {pennies} y {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the %n lowest card(s) are removed from the pack.</source>
        <translation>
            <numerusform>Para que las manos sean iguales, se retira de la baraja la carta más baja.</numerusform>
            <numerusform>Para que las manos sean iguales, se retiran de la baraja las %n cartas más bajas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the last %n card(s) are set aside face down.</source>
        <translation>
            <numerusform>Para que las manos sean iguales, la última carta se aparta boca abajo.</numerusform>
            <numerusform>Para que las manos sean iguales, las %n últimas cartas se apartan boca abajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high. The highest goes first; players who tie draw again.</source>
        <translation>Cada jugador saca una carta; el as es la más alta. Empieza quien saque la más alta; quienes empaten vuelven a sacar.</translation>
    </message>
    <message>
        <source>Who goes first is chosen at random.</source>
        <translation>El azar decide quién empieza.</translation>
    </message>
    <message>
        <source>All pennies are in full view. Hands are secret, and cards don&apos;t return once played.</source>
        <translation>Todos los peniques están a la vista. Las manos son secretas, y ninguna carta jugada vuelve.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Pass, at no cost.</source>
        <translation>Pasar: no cuesta nada.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Players take turns clockwise. On your turn, do one of these:</source>
        <translation>Los jugadores se turnan en el sentido de las agujas del reloj. En tu turno, haz una de estas cosas:</translation>
    </message>
    <message>
        <source>Make a contract with one player against another.</source>
        <translation>Hacer un contrato con un jugador contra otro.</translation>
    </message>
    <message>
        <source>Attack a player.</source>
        <translation>Atacar a un jugador.</translation>
    </message>
    <message>
        <source>Bid for the pennies in the centre, if there are any.</source>
        <translation>Pujar por los peniques del centro, si los hay.</translation>
    </message>
    <message>
        <source>Without cards you can only pass. Others can still attack you or make a contract against you.</source>
        <translation>Sin cartas solo puedes pasar. Aun así, los demás pueden atacarte o hacer un contrato contra ti.</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>de 1 a {most}</translation>
    </message>
    <message>
        <source>The victim must match both wagers together.</source>
        <translation>La víctima debe igualar las dos apuestas juntas.</translation>
    </message>
    <message>
        <source>The victim must match both wagers together, up to {limit}.</source>
        <translation>La víctima debe igualar las dos apuestas juntas, pero con {limit} como máximo.</translation>
    </message>
    <message>
        <source>An odd penny stays in the centre.</source>
        <translation>Si sobra un penique, se queda en el centro.</translation>
    </message>
    <message>
        <source>An odd penny goes to the proposer.</source>
        <translation>Si sobra un penique, es para quien propuso.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Un contrato</translation>
    </message>
    <message>
        <source>Choose a partner, a victim, how much each of you wagers ({wager}), and the card value, 2 to 11, that you both agree to play.</source>
        <translation>Elige un socio, una víctima, cuánto apuesta cada uno de los dos ({wager}) y el valor, de 2 a 11, de la carta que ambos acuerdan jugar.</translation>
    </message>
    <message numerus="yes">
        <source>Your partner accepts, declines, or makes a counter-offer, which you may answer the same way. There are at most %n offer(s) a turn, counter-offers included; after that it is yes or no. If declined, you do something else instead.</source>
        <translation>
            <numerusform>Tu socio acepta o rechaza. Solo hay %n oferta por turno. Si se rechaza, haces otra cosa.</numerusform>
            <numerusform>Tu socio acepta, rechaza o hace una contraoferta, a la que tú puedes responder igual. En un turno hay como máximo %n ofertas, contraofertas incluidas; después, es sí o no. Si se rechaza, haces otra cosa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both partners play a card face down without seeing the other&apos;s, and turn them over together. Nobody has to play what was agreed.</source>
        <translation>Los dos socios ponen una carta boca abajo, sin ver la del otro, y las descubren a la vez. Nadie está obligado a jugar lo acordado.</translation>
    </message>
    <message>
        <source>If the values are equal, agreed or not, you split the whole centre, including what was there before.</source>
        <translation>Si los valores son iguales, acordados o no, los dos socios se reparten todo el centro, incluido lo que ya hubiera.</translation>
    </message>
    <message>
        <source>Otherwise the higher card takes it all.</source>
        <translation>Si no, la carta más alta se lo lleva todo.</translation>
    </message>
    <message>
        <source>If the totals tie, the pennies stay in the centre.</source>
        <translation>Si los totales empatan, los peniques se quedan en el centro.</translation>
    </message>
    <message>
        <source>If the totals tie, both split the centre; an odd penny stays there.</source>
        <translation>Si los totales empatan, ambos se reparten el centro; si sobra un penique, se queda.</translation>
    </message>
    <message>
        <source>If the totals tie, the victim takes the centre.</source>
        <translation>Si los totales empatan, el centro es para la víctima.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes the whole centre.</source>
        <translation>Una víctima que no pone ninguna carta cede, y todo el centro es para quien ataca.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes only the two wagers.</source>
        <translation>Una víctima que no pone ninguna carta cede, y quien ataca solo se lleva las dos apuestas.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is still turned over.</source>
        <translation>La carta de quien ataca se descubre de todos modos.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is never shown.</source>
        <translation>La carta de quien ataca no se muestra nunca.</translation>
    </message>
    <message>
        <source>The higher total takes the whole centre, including what was there before.</source>
        <translation>El total más alto se lleva todo el centro, incluido lo que ya hubiera.</translation>
    </message>
    <message numerus="yes">
        <source>Each side lays at most %n card(s).</source>
        <translation>
            <numerusform>Cada lado pone como máximo %n carta.</numerusform>
            <numerusform>Cada lado pone como máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Un ataque</translation>
    </message>
    <message>
        <source>The highest bidder takes what was in the centre and pays their bid into it.</source>
        <translation>Quien puja más alto se lleva lo que había en el centro y paga allí su puja.</translation>
    </message>
    <message>
        <source>The second-highest bid is paid too, by everyone who made it. The others take their bids back.</source>
        <translation>La segunda puja más alta también la pagan todos los que la hicieron. Los demás recuperan la suya.</translation>
    </message>
    <message>
        <source>The others take their bids back.</source>
        <translation>Todos los demás recuperan su puja.</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody takes the centre, and these bids and the next-highest are paid.</source>
        <translation>Si las pujas más altas empatan, nadie se lleva el centro, y se pagan esas y las siguientes más altas.</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>El centro</translation>
    </message>
    <message>
        <source>An ace counts {ace}, kings, queens and jacks {court}, other cards their number. Suits don&apos;t matter.</source>
        <translation>Un as vale {ace}; reyes, reinas y jotas, {court}; las demás, su número. Los palos no cuentan.</translation>
    </message>
    <message>
        <source>Played cards lie open for everyone to look through, unanswered ones included.</source>
        <translation>Las cartas jugadas están a la vista, también las que no tuvieron respuesta, y se pueden consultar.</translation>
    </message>
    <message>
        <source>Played cards are turned face down once everyone has seen them. Remember them.</source>
        <translation>Las cartas jugadas quedan boca abajo una vez vistas: recuérdalas.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Valor de las cartas</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Charla</translation>
    </message>
    <message>
        <source>Say what you like about your cards and plans at any time. Nothing you say is binding, but nobody may show their hand.</source>
        <translation>Di lo que quieras de tus cartas y planes, en cualquier momento. Nada de lo dicho obliga a nadie, y nadie puede enseñar su mano.</translation>
    </message>
    <message>
        <source>The game ends once a turn is settled and a player has no pennies left.</source>
        <translation>La partida termina cuando se resuelve un turno y algún jugador se ha quedado sin peniques.</translation>
    </message>
    <message>
        <source>Players with no pennies left once a turn is settled are out. The game ends when only one is left.</source>
        <translation>Quien no tiene ni un penique al resolverse un turno queda fuera; la partida termina cuando queda un solo jugador.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n turn(s) at the latest.</source>
        <translation>
            <numerusform>Termina como muy tarde tras %n turno.</numerusform>
            <numerusform>Termina como muy tarde tras %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding for the centre is riskier than it looks: a player who never opens the bidding is no worse off.</source>
        <translation>Pujar por el centro es más arriesgado de lo que parece: a quien nunca abre la puja no le va peor.</translation>
    </message>
    <message>
        <source>Cards played, out of four of each value</source>
        <translation>Cartas jugadas, de las cuatro de cada valor</translation>
    </message>
    <message>
        <source>Mix your cards: you win {chance} in 100 games.</source>
        <translation>Mezcla tus cartas: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>As good as any other: {move}. You win {chance} in 100 games.</source>
        <translation>Tan bueno como cualquier otra cosa: {move}. Ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 games.</source>
        <translation>Juega {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Lay {move}: you win {chance} in 100 games.</source>
        <translation>Pon {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>{move}: you win {chance} in 100 games.</source>
        <translation>{move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>agreed card value</source>
        <translation>valor de carta acordado</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>con {card}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>El {player} elegiría: {moves}</translation>
    </message>
    <message>
        <source>Pass, and put {pennies} into the centre.</source>
        <translation>Pasar: pones {pennies} en el centro.</translation>
    </message>
    <message>
        <source>You can&apos;t wager more pennies than you have. If a pass or another player&apos;s wager asks for more, you put in all you have.</source>
        <translation>No puedes apostar más peniques de los que tienes. Si al pasar, o por la apuesta de otro jugador, te toca poner más, pones todo lo que tengas.</translation>
    </message>
    <message>
        <source>Wager {wager} and lay a card face down. Your victim matches your wager.</source>
        <translation>Apuesta {wager} y pon una carta boca abajo. Tu víctima iguala tu apuesta.</translation>
    </message>
    <message>
        <source>A victim without cards gives in at once.</source>
        <translation>Una víctima sin cartas cede al instante.</translation>
    </message>
    <message>
        <source>Otherwise you take turns, each laying one more card face down or saying ready. When both are ready, one after the other, all cards are turned over.</source>
        <translation>Si no, por turnos, cada uno pone una carta más boca abajo o dice «listo». Cuando los dos lo han dicho, uno tras otro, se descubren todas las cartas.</translation>
    </message>
    <message>
        <source>A card once laid can&apos;t be taken back.</source>
        <translation>Carta puesta no se retira.</translation>
    </message>
    <message>
        <source>Play any card face up and bid at least a penny. The others who have a card and a penny may join with a card and a bid of their own. Bids may be raised, but never taken back.</source>
        <translation>Juega cualquier carta boca arriba y puja al menos un penique. Los demás que tengan una carta y un penique pueden entrar con una carta y una puja propias. Las pujas se pueden subir, pero nunca retirar.</translation>
    </message>
    <message>
        <source>Clockwise, each player joins, raises, or stands. Bidding ends when everyone stands, one after another, including the last to raise. Until then, those who stood may still join or raise.</source>
        <translation>En el sentido de las agujas del reloj, cada jugador entra, sube o se planta. La puja termina cuando todos se plantan uno tras otro, también quien subió en último lugar. Hasta entonces, quien se plantó aún puede entrar o subir.</translation>
    </message>
    <message>
        <source>The most pennies win; there is no second place.</source>
        <translation>Gana quien tenga más peniques; no hay segundo puesto.</translation>
    </message>
    <message>
        <source>Players who tie share the win. Pennies still in the centre belong to nobody.</source>
        <translation>Quienes empaten comparten la victoria. Los peniques que queden en el centro no son de nadie.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Who are you talking to?</source>
        <translation>¿A quién le hablas?</translation>
    </message>
    <message>
        <source>I hold…</source>
        <translation>Tengo…</translation>
    </message>
    <message>
        <source>claim cards in your hand</source>
        <translation>afirma qué cartas tienes en la mano</translation>
    </message>
    <message>
        <source>Which cards do you claim?</source>
        <translation>¿Qué cartas afirmas tener?</translation>
    </message>
    <message>
        <source>What total do you claim?</source>
        <translation>¿Qué total dices que hay?</translation>
    </message>
    <message>
        <source>claim the total you have laid</source>
        <translation>afirma el total que has puesto</translation>
    </message>
    <message>
        <source>On the table…</source>
        <translation>En la mesa…</translation>
    </message>
    <message>
        <source>is ahead</source>
        <translation>va en cabeza</translation>
    </message>
    <message>
        <source>broke their word</source>
        <translation>faltó a su palabra</translation>
    </message>
    <message>
        <source>bluffs</source>
        <translation>va de farol</translation>
    </message>
    <message>
        <source>I&apos;ll play…</source>
        <translation>Jugaré…</translation>
    </message>
    <message>
        <source>promise a card in your contract</source>
        <translation>promete tu carta en un contrato</translation>
    </message>
    <message>
        <source>Which card do you promise?</source>
        <translation>¿Qué carta prometes?</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>Tregua</translation>
    </message>
    <message>
        <source>leave a player alone</source>
        <translation>deja en paz a un jugador</translation>
    </message>
    <message>
        <source>Who will you leave alone?</source>
        <translation>¿A quién dejas en paz?</translation>
    </message>
    <message>
        <source>For how long?</source>
        <translation>¿Por cuánto tiempo?</translation>
    </message>
    <message>
        <source>Threaten</source>
        <translation>Amenaza</translation>
    </message>
    <message>
        <source>threaten a player</source>
        <translation>amenaza a un jugador</translation>
    </message>
    <message>
        <source>Who do you threaten?</source>
        <translation>¿A quién amenazas?</translation>
    </message>
    <message>
        <source>When will you strike?</source>
        <translation>¿Cuándo atacarás?</translation>
    </message>
    <message>
        <source>Spare me</source>
        <translation>Piedad</translation>
    </message>
    <message>
        <source>ask to be left alone</source>
        <translation>pide que no te toquen</translation>
    </message>
    <message>
        <source>Who do you ask?</source>
        <translation>¿A quién se lo pides?</translation>
    </message>
    <message>
        <source>Beware of…</source>
        <translation>Cuidado con…</translation>
    </message>
    <message>
        <source>warn about a player</source>
        <translation>advierte sobre un jugador</translation>
    </message>
    <message>
        <source>Who is the warning about?</source>
        <translation>¿Sobre quién adviertes?</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace, as on a card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>true</source>
        <translation>cierto</translation>
    </message>
    <message>
        <source>You bluffed</source>
        <translation>Ibas de farol</translation>
    </message>
    <message>
        <source>{who} bluffed</source>
        <translation>{who} iba de farol</translation>
    </message>
    <message>
        <source>a bluff</source>
        <translation>un farol</translation>
    </message>
    <message>
        <source>claimed to hold {cards}</source>
        <translation>farol: {cards} en la mano</translation>
    </message>
    <message>
        <source>claimed {total} on the table</source>
        <translation>farol: {total} en la mesa</translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <translation>había {cards}</translation>
    </message>
    <message>
        <source>You broke a promise</source>
        <translation>Rompiste una promesa</translation>
    </message>
    <message>
        <source>{who} broke a promise</source>
        <translation>{who} rompió una promesa</translation>
    </message>
    <message>
        <source>You broke the agreement</source>
        <translation>Rompiste el acuerdo</translation>
    </message>
    <message>
        <source>{who} broke the agreement</source>
        <translation>{who} rompió el acuerdo</translation>
    </message>
    <message>
        <source>Both kept their word</source>
        <translation>Ambos cumplieron su palabra</translation>
    </message>
    <message>
        <source>promised {card}</source>
        <translation>promesa: {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>se jugó {card}</translation>
    </message>
    <message>
        <source>You broke a truce</source>
        <translation>Rompiste una tregua</translation>
    </message>
    <message>
        <source>{who} broke a truce</source>
        <translation>{who} rompió una tregua</translation>
    </message>
    <message>
        <source>carried out</source>
        <translation>cumplida</translation>
    </message>
    <message>
        <source>an empty threat</source>
        <translation>amenaza vacía</translation>
    </message>
    <message>
        <source>You carried out a threat</source>
        <translation>Cumpliste una amenaza</translation>
    </message>
    <message>
        <source>{who} carried out a threat</source>
        <translation>{who} cumplió una amenaza</translation>
    </message>
    <message>
        <source>Contracts, promises and truces count; claims and threats don&apos;t.</source>
        <translation>Cuentan los contratos, las promesas y las treguas; no, las afirmaciones ni las amenazas.</translation>
    </message>
    <message>
        <source>Contract: {who} {card}, {partner} {other}</source>
        <translation>Contrato: {card} de {who}, {other} de {partner}</translation>
    </message>
    <message>
        <source>Attack: {who} {total}, {victim} {other}</source>
        <translation>Ataque: {total} de {who}, {other} de {victim}</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>cumplida</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>rota</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>un dos</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un tres</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>un cuatro</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinco</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>un seis</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>un siete</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>un ocho</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>un nueve</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un diez</translation>
    </message>
    <message>
        <source>an eleven</source>
        <translation>un once</translation>
    </message>
    <message>
        <source>a card worth {value}</source>
        <translation>una carta de {value}</translation>
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
            <numerusform>ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>twos</source>
        <comment>several</comment>
        <translation>
            <numerusform>dos</numerusform>
            <numerusform>doses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threes</source>
        <comment>several</comment>
        <translation>
            <numerusform>tres</numerusform>
            <numerusform>treses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fours</source>
        <comment>several</comment>
        <translation>
            <numerusform>cuatro</numerusform>
            <numerusform>cuatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fives</source>
        <comment>several</comment>
        <translation>
            <numerusform>cinco</numerusform>
            <numerusform>cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sixes</source>
        <comment>several</comment>
        <translation>
            <numerusform>seis</numerusform>
            <numerusform>seises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>siete</numerusform>
            <numerusform>sietes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>eights</source>
        <comment>several</comment>
        <translation>
            <numerusform>ocho</numerusform>
            <numerusform>ochos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nines</source>
        <comment>several</comment>
        <translation>
            <numerusform>nueve</numerusform>
            <numerusform>nueves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tens</source>
        <comment>several</comment>
        <translation>
            <numerusform>diez</numerusform>
            <numerusform>dieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>elevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>onces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards worth {value}</source>
        <comment>several</comment>
        <translation>
            <numerusform>carta de {value}</numerusform>
            <numerusform>cartas de {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>un turno</translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <comment>several</comment>
        <translation>
            <numerusform>{count} turno</numerusform>
            <numerusform>{count} turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} y {last}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}.</source>
        <translation>Llevo {cards}.</translation>
    </message>
    <message>
        <source>For what it&apos;s worth, I have {cards}.</source>
        <translation>Por si sirve de algo, tengo {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m holding {cards}.</source>
        <translation>Tengo en la mano {cards}.</translation>
    </message>
    <message>
        <source>Just so you know, I have {cards}.</source>
        <translation>Para que conste: tengo {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m sitting here with {cards}.</source>
        <translation>Aquí estoy, con {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s no secret: I have {cards}.</source>
        <translation>No es ningún secreto: tengo {cards}.</translation>
    </message>
    <message>
        <source>{cards}, that&apos;s what I can bring to the table.</source>
        <translation>{cards}, eso es lo que puedo aportar.</translation>
    </message>
    <message>
        <source>What I&apos;ve got down there comes to {total}.</source>
        <translation>Lo que he puesto ahí suma {total}.</translation>
    </message>
    <message>
        <source>My side adds up to {total}.</source>
        <translation>Mi lado suma {total}.</translation>
    </message>
    <message>
        <source>You&apos;re looking at {total}.</source>
        <translation>Lo que tienes delante suma {total}.</translation>
    </message>
    <message>
        <source>Turn mine over and you&apos;ll count {total}.</source>
        <translation>Dales la vuelta a las mías y contarás {total}.</translation>
    </message>
    <message>
        <source>That&apos;s {total} I&apos;ve put down.</source>
        <translation>Eso que he puesto son {total}.</translation>
    </message>
    <message>
        <source>You&apos;re up against {total}.</source>
        <translation>Te enfrentas a {total}.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}.</source>
        <translation>Jugaré {card}.</translation>
    </message>
    <message>
        <source>My card will be {card}.</source>
        <translation>Mi carta será {card}.</translation>
    </message>
    <message>
        <source>Count on me for {card}.</source>
        <translation>De mí puedes esperar {card}.</translation>
    </message>
    <message>
        <source>I promise you {card}, nothing else.</source>
        <translation>Te prometo {card}, y nada más que eso.</translation>
    </message>
    <message>
        <source>{card} it is. You have my word.</source>
        <translation>Pues {card}. Tienes mi palabra.</translation>
    </message>
    <message>
        <source>You&apos;ll see {card} from me when we turn them over.</source>
        <translation>Al descubrir las cartas, la mía será {card}.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll leave you alone for {turns}.</source>
        <translation>{who}, te dejo en paz {turns}.</translation>
    </message>
    <message>
        <source>Peace, {who}? I&apos;ll keep it for {turns}.</source>
        <translation>¿Paz, {who}? Por mi parte, {turns}.</translation>
    </message>
    <message>
        <source>For {turns} you have nothing to fear from me, {who}.</source>
        <translation>Durante {turns} no tienes nada que temer de mí, {who}.</translation>
    </message>
    <message>
        <source>Let&apos;s leave it there, {who}. I won&apos;t lay a card against you for {turns}.</source>
        <translation>Dejémoslo aquí, {who}. No pondré una carta contra ti en {turns}.</translation>
    </message>
    <message>
        <source>I won&apos;t touch your pennies for {turns}, {who}.</source>
        <translation>No tocaré tus peniques en {turns}, {who}.</translation>
    </message>
    <message>
        <source>You needn&apos;t watch me for {turns}, {who}.</source>
        <translation>No hace falta que me vigiles en {turns}, {who}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll come for your pennies.</source>
        <translation>{who}, {when}, iré a por tus peniques.</translation>
    </message>
    <message>
        <source>Think twice, {who}: {when}, you&apos;re next.</source>
        <translation>Piénsatelo bien, {who}: {when}, la siguiente víctima eres tú.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll be after you {when}.</source>
        <translation>{who}, iré a por ti {when}.</translation>
    </message>
    <message>
        <source>I won&apos;t forget it, {who}, {when}.</source>
        <translation>{who}, {when}, no lo olvidaré.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll spend my next turn on you.</source>
        <translation>{who}, {when}, te dedico mi próximo turno.</translation>
    </message>
    <message>
        <source>I&apos;ll say this once, {who}: {when}, you&apos;ll pay for it.</source>
        <translation>Solo lo diré una vez, {who}: {when}, lo pagarás.</translation>
    </message>
    <message>
        <source>Leave me out of it this once.</source>
        <translation>Déjame fuera de esto por una vez.</translation>
    </message>
    <message>
        <source>Please, not me.</source>
        <translation>Por favor, a mí no.</translation>
    </message>
    <message>
        <source>I have little enough. Try someone else.</source>
        <translation>Con lo poco que tengo… Prueba con otro.</translation>
    </message>
    <message>
        <source>Spare me, and I&apos;ll remember it.</source>
        <translation>Perdóname esta vez y lo recordaré.</translation>
    </message>
    <message>
        <source>There isn&apos;t much to be had from me.</source>
        <translation>De mí no hay mucho que sacar.</translation>
    </message>
    <message>
        <source>Give me a turn to catch my breath.</source>
        <translation>Dame un turno para recuperar el aliento.</translation>
    </message>
    <message>
        <source>Watch {who}. {why}</source>
        <translation>Ojo con {who}. {why}</translation>
    </message>
    <message>
        <source>Mind {who}. {why}</source>
        <translation>Cuidado con {who}. {why}</translation>
    </message>
    <message>
        <source>Has everyone been watching {who}? {why}</source>
        <translation>¿Nadie se ha fijado en {who}? {why}</translation>
    </message>
    <message>
        <source>Think about {who} for a moment. {why}</source>
        <translation>Hay que pensar un momento en {who}. {why}</translation>
    </message>
    <message>
        <source>Don&apos;t lose sight of {who}. {why}</source>
        <translation>Que nadie pierda de vista a {who}. {why}</translation>
    </message>
    <message>
        <source>We should talk about {who}. {why}</source>
        <translation>Tendríamos que hablar de {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}, escucha: {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>Una cosa, {who}: {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>Esto va por ti, {who}: {said}</translation>
    </message>
    <message>
        <source>{said} That&apos;s for you, {who}.</source>
        <translation>{said} Va por ti, {who}.</translation>
    </message>
    <message>
        <source>I don&apos;t mind saying it: I hold {cards}.</source>
        <translation>No me importa decirlo: tengo {cards}.</translation>
    </message>
    <message>
        <source>{cards}. You can check me on that later.</source>
        <translation>{cards}. Luego lo podrás comprobar.</translation>
    </message>
    <message>
        <source>To be exact, I have {cards}.</source>
        <translation>Para ser exactos, tengo {cards}.</translation>
    </message>
    <message>
        <source>I&apos;d rather you knew it from me: {cards}.</source>
        <translation>Prefiero que lo sepas por mí: {cards}.</translation>
    </message>
    <message>
        <source>Cards on the table, so to speak: {cards}.</source>
        <translation>Las cartas sobre la mesa, como quien dice: {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}. I wouldn&apos;t say so if it weren&apos;t.</source>
        <translation>Son {total}. Si no lo fueran, no lo diría.</translation>
    </message>
    <message>
        <source>{total}, and you&apos;ll see that it&apos;s {total}.</source>
        <translation>{total}, y ya verás que son {total}.</translation>
    </message>
    <message>
        <source>In fairness, I should tell you mine come to {total}.</source>
        <translation>Lo justo es decirlo: las mías suman {total}.</translation>
    </message>
    <message>
        <source>I don&apos;t bluff. It&apos;s {total}.</source>
        <translation>Yo no voy de farol. Son {total}.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, as agreed.</source>
        <translation>Jugaré {card}, como se acordó.</translation>
    </message>
    <message>
        <source>{card}. My word has to be good for something.</source>
        <translation>{card}. Mi palabra tiene que valer algo.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card} from me. I hope for the same.</source>
        <translation>De mí tendrás {card}. Espero lo mismo de ti.</translation>
    </message>
    <message>
        <source>I give you my word on {card}.</source>
        <translation>Te doy mi palabra: {card}.</translation>
    </message>
    <message>
        <source>We said {card}, so {card} it is.</source>
        <translation>Dijimos {card}, y será {card}.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll keep the peace with you for {turns}, and I do keep count.</source>
        <translation>{who}, tienes paz conmigo {turns}, y llevo bien la cuenta.</translation>
    </message>
    <message>
        <source>I give you my word, {who}: {turns} of peace.</source>
        <translation>Te doy mi palabra, {who}: {turns} de paz.</translation>
    </message>
    <message>
        <source>I&apos;ll leave you be for {turns}, {who}, and ask for nothing in return.</source>
        <translation>Te dejaré en paz {turns}, {who}, y no pido nada a cambio.</translation>
    </message>
    <message>
        <source>You have my promise for {turns}, {who}. I&apos;ve never broken one.</source>
        <translation>Tienes mi promesa por {turns}, {who}. Nunca he roto ninguna.</translation>
    </message>
    <message>
        <source>I&apos;d rather not, {who}, but {when}, I&apos;ll have to answer it.</source>
        <translation>Preferiría no hacerlo, {who}, pero {when}, tendré que responder.</translation>
    </message>
    <message>
        <source>So that we understand each other, {who}: {when}, I&apos;ll return it.</source>
        <translation>Para que nos entendamos, {who}: {when}, te lo devuelvo.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll do the same to you. That&apos;s only fair.</source>
        <translation>{who}, {when}, haré lo mismo contigo. Es lo justo.</translation>
    </message>
    <message>
        <source>Fair warning, {who}: {when}, I&apos;ll hit back.</source>
        <translation>Quien avisa no es traidor, {who}: {when}, devuelvo el golpe.</translation>
    </message>
    <message>
        <source>I&apos;ve kept to what I said. Please bear that in mind.</source>
        <translation>He cumplido lo que dije. Tenlo en cuenta, por favor.</translation>
    </message>
    <message>
        <source>I&apos;m asking you fairly: let me have this turn.</source>
        <translation>Te lo pido de buena fe: déjame este turno.</translation>
    </message>
    <message>
        <source>You&apos;d lose a good partner in me.</source>
        <translation>Perderías un buen socio.</translation>
    </message>
    <message>
        <source>I&apos;ve dealt straight with you. Deal kindly with me.</source>
        <translation>Contigo he ido de frente. No seas cruel conmigo.</translation>
    </message>
    <message>
        <source>I don&apos;t like to say it of {who}, but it&apos;s true. {why}</source>
        <translation>No me gusta decirlo de {who}, pero es verdad. {why}</translation>
    </message>
    <message>
        <source>You should know this about {who}. {why}</source>
        <translation>Hay algo que deberías saber de {who}. {why}</translation>
    </message>
    <message>
        <source>In fairness to all of us, look at {who}. {why}</source>
        <translation>Para ser justos con todos, mira a {who}. {why}</translation>
    </message>
    <message>
        <source>I only say what I&apos;ve seen. Look at {who}. {why}</source>
        <translation>Solo digo lo que he visto. Fíjate en {who}. {why}</translation>
    </message>
    <message>
        <source>With respect, {who}. {said}</source>
        <translation>Con todo respeto, {who}: {said}</translation>
    </message>
    <message>
        <source>{who}, I&apos;d like you to know this. {said}</source>
        <translation>{who}, me gustaría que lo supieras: {said}</translation>
    </message>
    <message>
        <source>Honestly, {who}? {said}</source>
        <translation>¿La verdad, {who}? {said}</translation>
    </message>
    <message>
        <source>{said} You have my word, {who}.</source>
        <translation>{said} Tienes mi palabra, {who}.</translation>
    </message>
    <message>
        <source>You and I could do business: I have {cards}.</source>
        <translation>Podríamos hacer negocios: tengo {cards}.</translation>
    </message>
    <message>
        <source>Let&apos;s talk terms. I can bring {cards}.</source>
        <translation>Hablemos de condiciones. Puedo aportar {cards}.</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m open to offers.</source>
        <translation>Tengo {cards} y escucho ofertas.</translation>
    </message>
    <message>
        <source>As it happens, I&apos;m holding {cards}. Anyone interested?</source>
        <translation>Da la casualidad de que tengo {cards}. ¿A alguien le interesa?</translation>
    </message>
    <message>
        <source>{cards}, to the highest bidder.</source>
        <translation>{cards}, al mejor postor.</translation>
    </message>
    <message>
        <source>{total}, there. Do the sums.</source>
        <translation>Ahí hay {total}. Echa cuentas.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, so save yourself the expense.</source>
        <translation>Son {total}, así que ahórrate el gasto.</translation>
    </message>
    <message>
        <source>Between friends: {total}.</source>
        <translation>Entre amigos: {total}.</translation>
    </message>
    <message>
        <source>You&apos;d be throwing good cards after bad. It&apos;s {total}.</source>
        <translation>Gastarías buenas cartas para nada. Son {total}.</translation>
    </message>
    <message>
        <source>{card} from me. It pays for both of us.</source>
        <translation>De mi parte, {card}. Nos sale a cuenta a los dos.</translation>
    </message>
    <message>
        <source>Of course I&apos;ll play {card}. Why wouldn&apos;t I?</source>
        <translation>Claro que jugaré {card}. ¿Por qué no iba a hacerlo?</translation>
    </message>
    <message>
        <source>{card}, then. You won&apos;t get a better bargain.</source>
        <translation>{card}, entonces. No encontrarás mejor trato.</translation>
    </message>
    <message>
        <source>Put me down for {card}.</source>
        <translation>Apúntame {card}.</translation>
    </message>
    <message>
        <source>{card}, partner. Strictly business.</source>
        <translation>{card}, colega. Son solo negocios.</translation>
    </message>
    <message>
        <source>{turns} of quiet, {who}. We&apos;ll both profit by it.</source>
        <translation>{turns} de calma, {who}. Saldremos ganando los dos.</translation>
    </message>
    <message>
        <source>{who}, shall we say {turns}? After that we&apos;ll see.</source>
        <translation>{who}, ¿digamos {turns}? Luego ya veremos.</translation>
    </message>
    <message>
        <source>I have better business than you for {turns}, {who}.</source>
        <translation>Durante {turns} tengo mejores negocios que tú, {who}.</translation>
    </message>
    <message>
        <source>Let&apos;s not waste money on each other, {who}. {turns}?</source>
        <translation>No malgastemos dinero el uno en el otro, {who}. ¿Lo dejamos en {turns}?</translation>
    </message>
    <message>
        <source>{who}, {when}, my plans change, and you&apos;re in them.</source>
        <translation>{who}, {when}, cambian mis planes, y tú entras en ellos.</translation>
    </message>
    <message>
        <source>That would cost you dear, {who}, {when}.</source>
        <translation>{who}, {when}, te saldrá caro.</translation>
    </message>
    <message>
        <source>{who}, {when}, I know where to find my next pennies.</source>
        <translation>{who}, {when}, ya sé de dónde saldrán mis próximos peniques.</translation>
    </message>
    <message>
        <source>Bad investment, {who}: {when}, I&apos;ll collect the debt from you.</source>
        <translation>Mala inversión, {who}: {when}, te cobraré la deuda.</translation>
    </message>
    <message>
        <source>There are better bargains than me at this table.</source>
        <translation>En esta mesa hay mejores gangas que yo.</translation>
    </message>
    <message>
        <source>Let me go, and the next good deal is yours.</source>
        <translation>Déjame ir y el próximo buen trato es tuyo.</translation>
    </message>
    <message>
        <source>I&apos;m worth more to you with pennies than without.</source>
        <translation>Te valgo más con peniques que sin ellos.</translation>
    </message>
    <message>
        <source>Where&apos;s the profit in it? I&apos;ve hardly anything.</source>
        <translation>¿Qué ganas con eso? Si casi no tengo nada.</translation>
    </message>
    <message>
        <source>If I were you, I&apos;d look at {who}. {why}</source>
        <translation>Yo que tú, miraría a {who}. {why}</translation>
    </message>
    <message>
        <source>There&apos;s money to be made out of {who}. {why}</source>
        <translation>Hay dinero que sacarle a {who}. {why}</translation>
    </message>
    <message>
        <source>Funny that nobody mentions {who}. {why}</source>
        <translation>Qué curioso que nadie mencione a {who}. {why}</translation>
    </message>
    <message>
        <source>My advice, free of charge: {who}. {why}</source>
        <translation>Un consejo, gratis: {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, a proposal. {said}</source>
        <translation>{who}, una propuesta: {said}</translation>
    </message>
    <message>
        <source>Between you and me, {who}. {said}</source>
        <translation>Entre tú y yo, {who}: {said}</translation>
    </message>
    <message>
        <source>{said} Think it over, {who}.</source>
        <translation>{said} Piénsatelo, {who}.</translation>
    </message>
    <message>
        <source>My dear {who}. {said}</source>
        <translation>{who} de mi alma: {said}</translation>
    </message>
    <message>
        <source>I have {cards}. Not that anyone ever believes me.</source>
        <translation>Tengo {cards}. Total, nadie me cree nunca.</translation>
    </message>
    <message>
        <source>{cards}, and I know who they&apos;re meant for.</source>
        <translation>{cards}, y ya sé a quién le va a tocar.</translation>
    </message>
    <message>
        <source>I&apos;ve been saving {cards} for certain people.</source>
        <translation>He estado guardando {cards} para ciertas personas.</translation>
    </message>
    <message>
        <source>Write it down: I have {cards}. You&apos;ll remember it soon enough.</source>
        <translation>Apúntalo: tengo {cards}. Pronto te acordarás.</translation>
    </message>
    <message>
        <source>{cards}. Some of you will wish you&apos;d been nicer to me.</source>
        <translation>{cards}. Más de uno deseará haberme tratado mejor.</translation>
    </message>
    <message>
        <source>{total}. I&apos;ve waited a long time to say that.</source>
        <translation>{total}. Llevaba mucho esperando para decirlo.</translation>
    </message>
    <message>
        <source>This time it&apos;s {total}.</source>
        <translation>Esta vez son {total}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, for what was done to me.</source>
        <translation>Son {total}, por lo que me hicieron.</translation>
    </message>
    <message>
        <source>{total}. Now you&apos;ll know how it feels.</source>
        <translation>{total}. Ahora sabrás lo que se siente.</translation>
    </message>
    <message>
        <source>{card} from me. And I&apos;ll remember what comes from you.</source>
        <translation>De mí, {card}. Y recordaré lo que venga de ti.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}. Don&apos;t make me regret it.</source>
        <translation>Jugaré {card}. No hagas que me arrepienta.</translation>
    </message>
    <message>
        <source>{card}. I&apos;ve been let down before, so don&apos;t you try it.</source>
        <translation>{card}. Ya me han fallado antes, así que ni lo intentes.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card}. Cheat me, and it&apos;s the last thing you&apos;ll ever get.</source>
        <translation>Tendrás {card}. Engáñame, y será lo último que tengas de mí.</translation>
    </message>
    <message>
        <source>{card}, this once. I haven&apos;t forgotten what people are like.</source>
        <translation>{card}, por esta vez. No olvido cómo es la gente.</translation>
    </message>
    <message>
        <source>{turns}, {who}. I haven&apos;t forgiven you, I&apos;m only waiting.</source>
        <translation>{turns}, {who}. No te he perdonado, solo espero.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll let it lie for {turns}. No longer.</source>
        <translation>{who}, lo dejo pasar {turns}. Ni uno más.</translation>
    </message>
    <message>
        <source>You&apos;ll get {turns} of peace from me, {who}, and then we&apos;ll settle up.</source>
        <translation>Tendrás {turns} de paz, {who}, y luego ajustaremos cuentas.</translation>
    </message>
    <message>
        <source>I&apos;m not forgetting anything, {who}, but you have {turns}.</source>
        <translation>No olvido nada, {who}, pero tienes {turns}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll have it back with interest.</source>
        <translation>{who}, {when}, me lo cobraré con intereses.</translation>
    </message>
    <message>
        <source>I keep a list, {who}, and {when}, you&apos;re at the top of it.</source>
        <translation>Tengo una lista, {who}: {when}, la encabezas tú.</translation>
    </message>
    <message>
        <source>{who}, {when}, you&apos;ll never hear the end of it.</source>
        <translation>{who}, {when}, te lo recordaré toda la vida.</translation>
    </message>
    <message>
        <source>I never forget a face, {who}. {when}, you&apos;ll see mine.</source>
        <translation>Nunca olvido una cara, {who}, y {when}, verás la mía.</translation>
    </message>
    <message>
        <source>It&apos;s always me. Pick on someone else for once.</source>
        <translation>Siempre a mí. Por una vez, que le toque a otro.</translation>
    </message>
    <message>
        <source>Haven&apos;t I lost enough to all of you?</source>
        <translation>¿No he perdido ya bastante por culpa de todos?</translation>
    </message>
    <message>
        <source>I&apos;ll remember who left me alone. And who didn&apos;t.</source>
        <translation>Recordaré quién me dejó en paz. Y quién no.</translation>
    </message>
    <message>
        <source>Go on, then. Everyone else has had a turn at me.</source>
        <translation>Venga, adelante. Total, ya me ha zurrado todo el mundo.</translation>
    </message>
    <message>
        <source>I haven&apos;t forgotten about {who}. {why}</source>
        <translation>No me olvido de {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, of course. Who else? {why}</source>
        <translation>Claro, {who}. ¿Quién si no? {why}</translation>
    </message>
    <message>
        <source>Ask me about {who}. {why}</source>
        <translation>Que me pregunten por {who}. {why}</translation>
    </message>
    <message>
        <source>{who} is on my list, and should be on yours. {why}</source>
        <translation>En mi lista está {who}, y debería estar en la tuya. {why}</translation>
    </message>
    <message>
        <source>I remember you, {who}. {said}</source>
        <translation>Me acuerdo de ti, {who}: {said}</translation>
    </message>
    <message>
        <source>{who}, you of all people. {said}</source>
        <translation>{who}, tú precisamente: {said}</translation>
    </message>
    <message>
        <source>{said} I won&apos;t forget it, {who}.</source>
        <translation>{said} No lo olvidaré, {who}.</translation>
    </message>
    <message>
        <source>Don&apos;t look away, {who}. {said}</source>
        <translation>No mires a otro lado, {who}: {said}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}. Who wants some?</source>
        <translation>Tengo {cards}. ¿Quién quiere probar?</translation>
    </message>
    <message>
        <source>{cards}. Out of my way.</source>
        <translation>{cards}. Fuera de mi camino.</translation>
    </message>
    <message>
        <source>See this fist? {cards}.</source>
        <translation>¿Ves este puño? Dentro hay {cards}.</translation>
    </message>
    <message>
        <source>{cards}, right here. Come and get them.</source>
        <translation>Aquí mismo: {cards}. A ver quién se atreve.</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}, and you&apos;ve got nothing.</source>
        <translation>Yo tengo {cards}, y tú no tienes nada.</translation>
    </message>
    <message>
        <source>{total}! Give up.</source>
        <translation>Van {total}, ¡ríndete!</translation>
    </message>
    <message>
        <source>That&apos;s {total}. You can&apos;t beat it.</source>
        <translation>Eso son {total}. No puedes con ello.</translation>
    </message>
    <message>
        <source>{total} on my side. Go on, waste a card.</source>
        <translation>De mi lado, {total}. Venga, malgasta una carta.</translation>
    </message>
    <message>
        <source>{total}, and I&apos;m not even trying.</source>
        <translation>{total}, y sin despeinarme.</translation>
    </message>
    <message>
        <source>I&apos;m playing {card}. You&apos;d better play yours.</source>
        <translation>Juego {card}. Más te vale jugar lo tuyo.</translation>
    </message>
    <message>
        <source>{card}, and no nonsense from you.</source>
        <translation>{card}, y sin tonterías por tu parte.</translation>
    </message>
    <message>
        <source>You heard me: {card}.</source>
        <translation>Ya me has oído: {card}.</translation>
    </message>
    <message>
        <source>I said {card}, so it&apos;s {card}.</source>
        <translation>Dije {card}, así que {card}.</translation>
    </message>
    <message>
        <source>{card}. And don&apos;t you dare cross me.</source>
        <translation>{card}. Y ni se te ocurra jugármela.</translation>
    </message>
    <message>
        <source>I&apos;m in a good mood, {who}. You get {turns}.</source>
        <translation>Hoy estoy de buenas, {who}. Te doy {turns}.</translation>
    </message>
    <message>
        <source>{who}, you may breathe for {turns}.</source>
        <translation>{who}, puedes respirar {turns}.</translation>
    </message>
    <message>
        <source>{turns} off, {who}. Say thank you.</source>
        <translation>{turns} de descanso, {who}. Da las gracias.</translation>
    </message>
    <message>
        <source>Lucky you, {who}. I&apos;ll let you live for {turns}.</source>
        <translation>Qué suerte, {who}. Te dejo vivir {turns}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll take every penny you&apos;ve got.</source>
        <translation>{who}, {when}, te quito hasta el último penique.</translation>
    </message>
    <message>
        <source>Just try it, {who}. {when}, you&apos;re finished.</source>
        <translation>Tú prueba, {who}: {when}, se acabó para ti.</translation>
    </message>
    <message>
        <source>{who}! {when}, I&apos;ll flatten you.</source>
        <translation>¡Eh, {who}! Te lo digo claro: {when}, te aplasto.</translation>
    </message>
    <message>
        <source>You&apos;ve been warned, {who}. {when}, I&apos;ll clean you out.</source>
        <translation>El aviso está dado, {who}: {when}, te desplumo.</translation>
    </message>
    <message>
        <source>You don&apos;t want to do that to me. You really don&apos;t.</source>
        <translation>A mí no me hagas eso. De verdad que no te conviene.</translation>
    </message>
    <message>
        <source>Pick on the others. I&apos;ll look the other way.</source>
        <translation>Métete con los demás. Yo miraré a otro lado.</translation>
    </message>
    <message>
        <source>Back off, and I&apos;ll leave you something.</source>
        <translation>Apártate, y algo te dejaré.</translation>
    </message>
    <message>
        <source>Bad idea. Choose someone smaller.</source>
        <translation>Mala idea. Búscate a alguien más pequeño.</translation>
    </message>
    <message>
        <source>Get {who}, all of you. {why}</source>
        <translation>¡Todos a por {who}! {why}</translation>
    </message>
    <message>
        <source>Are you asleep? Look at {who}! {why}</source>
        <translation>¿Aquí duerme todo el mundo? ¡Hay que mirar a {who}! {why}</translation>
    </message>
    <message>
        <source>Someone stop {who}. {why}</source>
        <translation>Que alguien pare a {who}. {why}</translation>
    </message>
    <message>
        <source>What are you waiting for? It&apos;s {who} you want. {why}</source>
        <translation>¿A qué esperamos? Hay que ir a por {who}. {why}</translation>
    </message>
    <message>
        <source>Hey, {who}! {said}</source>
        <translation>¡Eh, {who}! {said}</translation>
    </message>
    <message>
        <source>You there, {who}! {said}</source>
        <translation>¡Tú, {who}! {said}</translation>
    </message>
    <message>
        <source>{said} Got it, {who}?</source>
        <translation>{said} ¿Queda claro, {who}?</translation>
    </message>
    <message>
        <source>Shut up and listen, {who}. {said}</source>
        <translation>Calla y escucha, {who}: {said}</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m keeping them.</source>
        <translation>Tengo {cards}, y no pienso soltar nada.</translation>
    </message>
    <message>
        <source>{cards}. All put by.</source>
        <translation>{cards}. Todo bien guardado.</translation>
    </message>
    <message>
        <source>No need to look in here. Just {cards}.</source>
        <translation>Aquí no hay nada que ver. Solo {cards}.</translation>
    </message>
    <message>
        <source>I&apos;ve saved up {cards}.</source>
        <translation>He ahorrado {cards}.</translation>
    </message>
    <message>
        <source>{cards}. I&apos;d hate to part with them.</source>
        <translation>{cards}. Cuánto me costaría desprenderme de algo así.</translation>
    </message>
    <message>
        <source>{total}, and it hurts me to see it lie there.</source>
        <translation>{total}, y me duele verlos ahí.</translation>
    </message>
    <message>
        <source>That&apos;s {total} out of my savings. Please don&apos;t ask for more.</source>
        <translation>Son {total} de mis ahorros. Por favor, no me pidas más.</translation>
    </message>
    <message>
        <source>It&apos;s cost me {total} already.</source>
        <translation>Ya me ha costado {total}.</translation>
    </message>
    <message>
        <source>{total}. I can&apos;t afford more.</source>
        <translation>{total}. Más no me puedo permitir.</translation>
    </message>
    <message>
        <source>I can spare {card}. No more than that.</source>
        <translation>Me sobra {card}. Más que eso, no.</translation>
    </message>
    <message>
        <source>{card}, if I must.</source>
        <translation>{card}, si no queda otra.</translation>
    </message>
    <message>
        <source>I&apos;ll part with {card} for this.</source>
        <translation>Para esto me desprendo de {card}.</translation>
    </message>
    <message>
        <source>My share is {card}, and not a pip more.</source>
        <translation>Mi parte es {card}, y ni un punto más.</translation>
    </message>
    <message>
        <source>{card}. Make it worth my while.</source>
        <translation>{card}. Haz que me valga la pena.</translation>
    </message>
    <message>
        <source>{who}, you keep yours and I&apos;ll keep mine, for {turns}.</source>
        <translation>{who}, tú guardas lo tuyo y yo lo mío, {turns}.</translation>
    </message>
    <message>
        <source>I&apos;m only minding my own pennies for {turns}, {who}.</source>
        <translation>Durante {turns} solo cuido de mis peniques, {who}.</translation>
    </message>
    <message>
        <source>{turns} without spending anything, {who}. That suits us both.</source>
        <translation>{turns} sin gastar nada, {who}. Nos conviene a los dos.</translation>
    </message>
    <message>
        <source>Let&apos;s both save for {turns}, {who}.</source>
        <translation>Ahorremos los dos {turns}, {who}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll open the chest, and you won&apos;t like it.</source>
        <translation>{who}, {when}, abro el cofre, y no te va a gustar.</translation>
    </message>
    <message>
        <source>I count everything, {who}. {when}, I&apos;ll collect.</source>
        <translation>Yo lo cuento todo, {who}, y {when}, me lo cobraré.</translation>
    </message>
    <message>
        <source>{who}, {when}, I have big cards put by for you.</source>
        <translation>{who}, {when}, tengo cartas gordas guardadas para ti.</translation>
    </message>
    <message>
        <source>Every penny is counted, {who}. {when}, I want it back.</source>
        <translation>Cada penique está contado, {who}, y {when}, lo quiero de vuelta.</translation>
    </message>
    <message>
        <source>Not my pennies. I know every one of them.</source>
        <translation>Mis peniques no. Los conozco uno por uno.</translation>
    </message>
    <message>
        <source>I&apos;ve saved so long for these. Please.</source>
        <translation>Me ha costado tanto ahorrarlos. Por favor.</translation>
    </message>
    <message>
        <source>Take it from those who throw it about.</source>
        <translation>Quítaselo a quienes lo derrochan.</translation>
    </message>
    <message>
        <source>Must you? I was saving those.</source>
        <translation>¿Es necesario? Los estaba guardando.</translation>
    </message>
    <message>
        <source>I&apos;ve been counting, and it&apos;s {who}. {why}</source>
        <translation>He echado cuentas, y me sale {who}. {why}</translation>
    </message>
    <message>
        <source>Hold on to your pennies when {who} looks at you. {why}</source>
        <translation>Agarra bien tus peniques cuando te mire {who}. {why}</translation>
    </message>
    <message>
        <source>I&apos;d lock things away from {who}. {why}</source>
        <translation>Yo guardaría todo bajo llave cerca de {who}. {why}</translation>
    </message>
    <message>
        <source>Keep your purse shut near {who}. {why}</source>
        <translation>La bolsa, bien cerrada cerca de {who}. {why}</translation>
    </message>
    <message>
        <source>Quietly, {who}. {said}</source>
        <translation>Bajito, {who}: {said}</translation>
    </message>
    <message>
        <source>Er, {who}? {said}</source>
        <translation>Esto… ¿{who}? {said}</translation>
    </message>
    <message>
        <source>{said} If it&apos;s all the same to you, {who}.</source>
        <translation>{said} Si no te importa, {who}.</translation>
    </message>
    <message>
        <source>You&apos;ll never guess what I&apos;ve got. All right, I&apos;ll tell you: {cards}!</source>
        <translation>No adivinarás lo que tengo. Va, te lo digo: ¡{cards}!</translation>
    </message>
    <message>
        <source>Oh, what a hand! {cards}, would you believe it?</source>
        <translation>¡Ay, qué mano! Tengo {cards}, ¿te lo puedes creer?</translation>
    </message>
    <message>
        <source>I really shouldn&apos;t say, but it&apos;s {cards}, and then some.</source>
        <translation>No debería decirlo, pero tengo {cards}, y eso no es todo.</translation>
    </message>
    <message>
        <source>Did I mention {cards}? Well, now I have.</source>
        <translation>¿Te había dicho que tengo {cards}? Pues dicho queda.</translation>
    </message>
    <message>
        <source>Ask me what I&apos;ve got! Go on! {cards}!</source>
        <translation>¡Pregúntame qué tengo! ¡Venga! Pues… ¡{cards}!</translation>
    </message>
    <message>
        <source>That&apos;s {total}, or my name isn&apos;t my name!</source>
        <translation>¡Son {total}, o dejo de llamarme como me llamo!</translation>
    </message>
    <message>
        <source>Let me count again. Yes! {total}!</source>
        <translation>A ver, que cuento otra vez. ¡Sí! ¡{total}!</translation>
    </message>
    <message>
        <source>{total}, no, don&apos;t look at me like that, {total}!</source>
        <translation>{total}, no, no me mires así, ¡{total}!</translation>
    </message>
    <message>
        <source>Ooh, this is exciting! It&apos;s {total}, I swear!</source>
        <translation>¡Uy, qué emoción! Son {total}, ¡lo juro!</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, cross my heart, on my grandmother&apos;s teapot.</source>
        <translation>Jugaré {card}, palabrita, por la tetera de mi abuela.</translation>
    </message>
    <message>
        <source>{card}! I&apos;ve practically played it already.</source>
        <translation>Mi carta: {card}. ¡Es como si ya estuviera jugada!</translation>
    </message>
    <message>
        <source>Shall we? I&apos;ll bring {card}, you bring yours, and off we go!</source>
        <translation>¿Vamos? Yo traigo {card}, tú traes lo tuyo, ¡y adelante!</translation>
    </message>
    <message>
        <source>{card}, {card}, {card}. There, I&apos;ve said it three times.</source>
        <translation>{card}, {card}, {card}. Ya está, lo he dicho tres veces.</translation>
    </message>
    <message>
        <source>Oh, you&apos;ll love this: {card}, just for you!</source>
        <translation>Ay, te va a encantar: {card}, ¡solo para ti!</translation>
    </message>
    <message>
        <source>{who}, dear {who}, let&apos;s be friends for {turns}!</source>
        <translation>{who}, cielito, ¡hagamos las paces {turns}!</translation>
    </message>
    <message>
        <source>You and I, {who}, for {turns}, and not one harsh word!</source>
        <translation>Tú y yo, {who}, {turns}, ¡y ni una mala palabra!</translation>
    </message>
    <message>
        <source>Oh, {who}, quarrels are so tiring. How about {turns} off?</source>
        <translation>Ay, {who}, qué cansado es reñir. ¿Descansamos {turns}?</translation>
    </message>
    <message>
        <source>Tell you what, {who}: {turns}, no fighting, and I&apos;ll even stop talking. Well, nearly.</source>
        <translation>Mira, {who}: {turns} sin pelear, y hasta me callo. Bueno, casi.</translation>
    </message>
    <message>
        <source>Ooh, {who}, {when}, there&apos;ll be words! And cards!</source>
        <translation>Uy, {who}, {when}, ¡va a haber palabras! ¡Y cartas!</translation>
    </message>
    <message>
        <source>{who}, I&apos;m all smiles, but {when}, watch out!</source>
        <translation>{who}, yo soy todo sonrisas, pero {when}, ¡cuidadito!</translation>
    </message>
    <message>
        <source>I&apos;ve told you before, {who}, and I&apos;ll tell you again: {when}, I&apos;m coming over there!</source>
        <translation>Te lo he dicho, {who}, y te lo repito: {when}, ¡voy para allá!</translation>
    </message>
    <message>
        <source>Now, {who}, I never lose my temper, but {when}, well!</source>
        <translation>Mira, {who}, yo nunca pierdo los nervios, pero {when}, ¡bueno!</translation>
    </message>
    <message>
        <source>Me? Little me? But then who would you talk to?</source>
        <translation>¿A mí? ¿Con lo poquita cosa que soy? ¿Y con quién ibas a hablar?</translation>
    </message>
    <message>
        <source>Oh no, no, no. Look over there! Someone richer!</source>
        <translation>¡Ay, no, no, no! ¡Mira ahí! ¡Hay gente más rica!</translation>
    </message>
    <message>
        <source>I&apos;ll tell you a lovely story if you leave me alone.</source>
        <translation>Te cuento una historia preciosa si me dejas en paz.</translation>
    </message>
    <message>
        <source>You wouldn&apos;t! Would you? You would. Please don&apos;t!</source>
        <translation>¡No lo harías! ¿Verdad? Sí que lo harías. ¡No, por favor!</translation>
    </message>
    <message>
        <source>I&apos;m not one to gossip, but {who}! {why}</source>
        <translation>No me gusta cotillear, pero ¡{who}! {why}</translation>
    </message>
    <message>
        <source>Have you heard about {who}? {why}</source>
        <translation>¿Sabes lo último de {who}? {why}</translation>
    </message>
    <message>
        <source>Everyone&apos;s saying it about {who}. {why}</source>
        <translation>Todo el mundo lo dice de {who}. {why}</translation>
    </message>
    <message>
        <source>Don&apos;t tell a soul, but have a look at {who}. {why}</source>
        <translation>No se lo digas a nadie, pero échale un ojo a {who}. {why}</translation>
    </message>
    <message>
        <source>Psst, {who}! {said}</source>
        <translation>¡Pst, {who}! {said}</translation>
    </message>
    <message>
        <source>Oh, {who}, {who}, {who}! {said}</source>
        <translation>¡Ay, {who}, {who}, {who}! {said}</translation>
    </message>
    <message>
        <source>{said} Isn&apos;t that so, {who}?</source>
        <translation>{said} ¿A que sí, {who}?</translation>
    </message>
    <message>
        <source>{who}, darling, guess what. {said}</source>
        <translation>{who}, cielo, ¿a que no sabes? {said}</translation>
    </message>
    <message>
        <source>if you attack me again</source>
        <translation>si vuelves a atacarme</translation>
    </message>
    <message>
        <source>if you join another contract against me</source>
        <translation>si entras en otro contrato contra mí</translation>
    </message>
    <message>
        <source>if you turn me down again</source>
        <translation>si vuelves a rechazarme</translation>
    </message>
    <message>
        <source>if you attack me</source>
        <translation>si me atacas</translation>
    </message>
    <message>
        <source>if you join a contract against me</source>
        <translation>si entras en un contrato contra mí</translation>
    </message>
    <message>
        <source>if you turn me down</source>
        <translation>si me rechazas</translation>
    </message>
    <message>
        <source>They have the most pennies.</source>
        <translation>Tiene más peniques que nadie.</translation>
    </message>
    <message>
        <source>At this rate they&apos;ll win.</source>
        <translation>A este paso va a ganar.</translation>
    </message>
    <message>
        <source>They&apos;re ahead of the rest of us.</source>
        <translation>Nos lleva ventaja a todos.</translation>
    </message>
    <message>
        <source>They went back on their word.</source>
        <translation>Faltó a su palabra.</translation>
    </message>
    <message>
        <source>They agree on one card and play another.</source>
        <translation>Acuerda una carta y juega otra.</translation>
    </message>
    <message>
        <source>A deal with them is worth nothing.</source>
        <translation>Un trato así no vale nada.</translation>
    </message>
    <message>
        <source>They said what wasn&apos;t so.</source>
        <translation>Dijo lo que no era.</translation>
    </message>
    <message>
        <source>Half of what they tell us is made up.</source>
        <translation>La mitad de lo que cuenta es invento.</translation>
    </message>
    <message>
        <source>They&apos;ve bluffed before, and they&apos;ll do it again.</source>
        <translation>Ya fue de farol antes, y volverá a hacerlo.</translation>
    </message>
    <message>
        <source>1 penny</source>
        <translation>1 penique</translation>
    </message>
    <message numerus="yes">
        <source>%n pennies</source>
        <translation>
            <numerusform>%n penique</numerusform>
            <numerusform>%n peniques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>you {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>tú ({thing})</translation>
    </message>
    <message>
        <source>{who} {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>{who} ({thing})</translation>
    </message>
    <message>
        <source>You pass and put {pennies} into the centre.</source>
        <translation>Pasas y pones {pennies} en el centro.</translation>
    </message>
    <message>
        <source>{who} passes and puts {pennies} into the centre.</source>
        <translation>{who} pasa y pone {pennies} en el centro.</translation>
    </message>
    <message>
        <source>You lay a card face down.</source>
        <translation>Pones una carta boca abajo.</translation>
    </message>
    <message>
        <source>{who} lays a card face down.</source>
        <translation>{who} pone una carta boca abajo.</translation>
    </message>
    <message>
        <source>The cards are turned over: {cards}.</source>
        <translation>Se descubren las cartas: {cards}.</translation>
    </message>
    <message>
        <source>You have no pennies left and are knocked out.</source>
        <translation>No te quedan peniques: quedas fuera.</translation>
    </message>
    <message>
        <source>{who} has no pennies left and is knocked out.</source>
        <translation>A {who} no le quedan peniques: queda fuera.</translation>
    </message>
    <message>
        <source>You lay a card ({count} down).</source>
        <translation>Pones una carta ({count} boca abajo).</translation>
    </message>
    <message>
        <source>{who} lays a card ({count} down).</source>
        <translation>{who} pone una carta ({count} boca abajo).</translation>
    </message>
    <message>
        <source>You have no cards and must pass: {pennies} into the centre.</source>
        <translation>No tienes cartas y debes pasar: {pennies} al centro.</translation>
    </message>
    <message>
        <source>{who} has no cards and must pass: {pennies} into the centre.</source>
        <translation>{who} no tiene cartas y debe pasar: {pennies} al centro.</translation>
    </message>
    <message>
        <source>{victim} has no cards: you take {pennies}.</source>
        <translation>{victim} no tiene cartas: te llevas {pennies}.</translation>
    </message>
    <message>
        <source>You have no cards: {who} takes {pennies}.</source>
        <translation>No tienes cartas: {who} se lleva {pennies}.</translation>
    </message>
    <message>
        <source>{victim} has no cards: {who} takes {pennies}.</source>
        <translation>{victim} no tiene cartas: {who} se lleva {pennies}.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You draw {drawn}, the highest, and go first.</source>
        <translation>Cada jugador recibe {cards}. Sacas {drawn}, la más alta, y empiezas.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You go first.</source>
        <translation>Cada jugador recibe {cards}. Empiezas tú.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} draws {drawn}, the highest, and goes first.</source>
        <translation>Cada jugador recibe {cards}. {who} saca {drawn}, la más alta, y empieza.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} goes first.</source>
        <translation>Cada jugador recibe {cards}. Empieza {who}.</translation>
    </message>
    <message>
        <source>That was the last turn. {ending}</source>
        <translation>Ese fue el último turno. {ending}</translation>
    </message>
    <message>
        <source>Set aside before the deal: {cards}.</source>
        <translation>Apartadas antes del reparto: {cards}.</translation>
    </message>
    <message>
        <source>You never showed {cards}.</source>
        <translation>Lo que nunca mostraste: {cards}.</translation>
    </message>
    <message>
        <source>{who} never showed {cards}.</source>
        <translation>Lo que {who} nunca mostró: {cards}.</translation>
    </message>
    <message>
        <source>You decline the contract.</source>
        <translation>Rechazas el contrato.</translation>
    </message>
    <message>
        <source>{who} declines the contract.</source>
        <translation>{who} rechaza el contrato.</translation>
    </message>
    <message>
        <source>You accept: {victim} must put in {pennies}.</source>
        <translation>Aceptas: {victim} debe poner {pennies}.</translation>
    </message>
    <message>
        <source>{who} accepts: {victim} must put in {pennies}.</source>
        <translation>{who} acepta: igualar el contrato contra {victim} cuesta {pennies}.</translation>
    </message>
    <message>
        <source>You counter: {first} and {second}, {card} each.</source>
        <translation>Haces una contraoferta: {first} y {second}, {card} cada uno.</translation>
    </message>
    <message>
        <source>{who} counters: {first} and {second}, {card} each.</source>
        <translation>{who} hace una contraoferta: {first} y {second}, {card} cada uno.</translation>
    </message>
    <message>
        <source>You offer {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>Ofreces a {other} un contrato contra {victim}: {first} y {second}, {card} cada uno.</translation>
    </message>
    <message>
        <source>{who} offers {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>{who} ofrece a {other} un contrato contra {victim}: {first} y {second}, {card} cada uno.</translation>
    </message>
    <message>
        <source>Equal cards: {pennies} for {first}, {other} for {second}.</source>
        <translation>Cartas iguales: {pennies} para {first}, {other} para {second}.</translation>
    </message>
    <message>
        <source>You play the higher card and take {pennies}.</source>
        <translation>Juegas la carta más alta y te llevas {pennies}.</translation>
    </message>
    <message>
        <source>{who} plays the higher card and takes {pennies}.</source>
        <translation>{who} juega la carta más alta y se lleva {pennies}.</translation>
    </message>
    <message>
        <source>Neither played {card} as agreed.</source>
        <translation>Ninguno jugó {card}, que era lo acordado.</translation>
    </message>
    <message>
        <source>You had agreed to play {card}.</source>
        <translation>Habías acordado jugar {card}.</translation>
    </message>
    <message>
        <source>{who} had agreed to play {card}.</source>
        <translation>{who} había acordado jugar {card}.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} each.</source>
        <translation>Atacas a {victim}: {pennies} cada uno.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} against the last {matched}.</source>
        <translation>Atacas a {victim}: {pennies} contra lo último que tiene, {matched}.</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} each.</source>
        <translation>Ataque de {who} contra {victim}: {pennies} cada uno.</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} against the last {matched}.</source>
        <translation>Ataque de {who} contra {victim}: {pennies} contra lo último que queda, {matched}.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Dices «listo».</translation>
    </message>
    <message>
        <source>{who} is ready.</source>
        <translation>{who} dice «listo».</translation>
    </message>
    <message>
        <source>{victim} gives in: you take {pennies}.</source>
        <translation>{victim} cede: te llevas {pennies}.</translation>
    </message>
    <message>
        <source>You give in: {who} takes {pennies}.</source>
        <translation>Cedes: {who} se lleva {pennies}.</translation>
    </message>
    <message>
        <source>{victim} gives in: {who} takes {pennies}.</source>
        <translation>{victim} cede: {who} se lleva {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: you take {pennies}.</source>
        <translation>{high} a {low}: te llevas {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: {who} takes {pennies}.</source>
        <translation>{high} a {low}: {who} se lleva {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: both take {pennies}.</source>
        <translation>{total} cada uno: ambos se llevan {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: the pennies stay in the centre.</source>
        <translation>{total} cada uno: los peniques se quedan en el centro.</translation>
    </message>
    <message>
        <source>You raise your bid to {pennies}.</source>
        <translation>Subes tu puja a {pennies}.</translation>
    </message>
    <message>
        <source>{who} raises to {pennies}.</source>
        <translation>{who} sube a {pennies}.</translation>
    </message>
    <message>
        <source>You bid {pennies} with {card}.</source>
        <translation>Pujas {pennies} con {card}.</translation>
    </message>
    <message>
        <source>{who} bids {pennies} with {card}.</source>
        <translation>{who} puja {pennies} con {card}.</translation>
    </message>
    <message>
        <source>You stand.</source>
        <translation>Te plantas.</translation>
    </message>
    <message>
        <source>{who} stands.</source>
        <translation>{who} se planta.</translation>
    </message>
    <message>
        <source>{who} {pennies}</source>
        <translation>{pennies} de {who}</translation>
    </message>
    <message>
        <source>Into the centre: {paid}.</source>
        <translation>Al centro: {paid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody takes the centre.</source>
        <translation>Las pujas más altas empatan: nadie se lleva el centro.</translation>
    </message>
    <message>
        <source>You take {pennies} from the centre.</source>
        <translation>Te llevas {pennies} del centro.</translation>
    </message>
    <message>
        <source>{who} takes {pennies} from the centre.</source>
        <translation>{who} se lleva {pennies} del centro.</translation>
    </message>
    <message>
        <source>Turn {number}: {who}</source>
        <translation>Turno {number}: {who}</translation>
    </message>
    <message>
        <source>{made} of {count} contracts kept, {ahead}.</source>
        <translation>{made} de {count} contratos cumplidos, {ahead}.</translation>
    </message>
    <message>
        <source>Turn {number}: you take the lead for good.</source>
        <translation>Turno {number}: te pones en cabeza y ya nadie te alcanza.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} takes the lead for good.</source>
        <translation>Turno {number}: {who} se pone definitivamente en cabeza.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: you take the lead.</source>
        <translation>Turno {number}, el último: te pones en cabeza.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: {who} takes the lead.</source>
        <translation>Turno {number}, el último: {who} se pone en cabeza.</translation>
    </message>
    <message>
        <source>Turn {number}: you gain {pennies}, the most of any turn.</source>
        <translation>Turno {number}: ganas {pennies}, más que en ningún otro turno.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} gains {pennies}, the most of any turn.</source>
        <translation>Turno {number}: {who} gana {pennies}, más que en ningún otro turno.</translation>
    </message>
    <message>
        <source>Turn {number}: you betray {other} and take {pennies}.</source>
        <translation>Turno {number}: traicionas a {other} y te llevas {pennies}.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} betrays {other} and takes {pennies}.</source>
        <translation>Turno {number}: {who} traiciona a {other} y se lleva {pennies}.</translation>
    </message>
    <message>
        <source>contract with {partner} against {victim}, {first}+{second}, {cards}</source>
        <translation>contrato con {partner} contra {victim}, {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>with {partner} against {victim}: {first}+{second}, {cards}</source>
        <translation>con {partner}, contra {victim}: {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>counter {first}+{second}, {cards}</source>
        <translation>contraoferta {first}+{second}, {cards}</translation>
    </message>
    <message>
        <source>attack {victim}, {pennies} on {card}</source>
        <translation>atacar a {victim}, {pennies} con {card}</translation>
    </message>
    <message>
        <source>bid {pennies} with {card}</source>
        <translation>pujar {pennies} con {card}</translation>
    </message>
    <message>
        <source>raise by {pennies}</source>
        <translation>subir {pennies} más</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>Why should others beware?</source>
        <translation>¿Por qué hay que tener cuidado?</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>aceptar</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>rechazar</translation>
    </message>
    <message>
        <source>give in</source>
        <translation>ceder</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>Turn {number}, your turn</source>
        <translation>Turno {number}, el tuyo</translation>
    </message>
    <message>
        <source>Turn {number}, an offer against {victim}</source>
        <translation>Turno {number}, una oferta contra {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, your card in a contract against {victim}</source>
        <translation>Turno {number}, tu carta en un contrato contra {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, {player}&apos;s attack on you</source>
        <translation>Turno {number}, ataque de {player} contra ti</translation>
    </message>
    <message>
        <source>Turn {number}, {player} attacking {victim}</source>
        <translation>Turno {number}, ataque de {player} contra {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, bidding for {centre} in the centre</source>
        <translation>Turno {number}, pujas por {centre} en el centro</translation>
    </message>
    <message>
        <source>you chose {move}</source>
        <translation>elegiste: {move}</translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}; mejor: {move}</translation>
    </message>
</context>
<context>
    <name>open table</name>
    <message>
        <source>playing…</source>
        <translation>jugándose…</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Press Enter to open a branch, F2 to rename it, Delete to delete it</source>
        <translation>Pulsa Intro para abrir una rama, F2 para cambiarle el nombre o Supr para eliminarla</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {seconds} s</source>
        <translation>
            <numerusform>%n partida, {seconds} s</numerusform>
            <numerusform>%n partidas, {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>Too early to say what the rule changes.</source>
        <translation>Es pronto para decir qué cambia la regla.</translation>
    </message>
    <message>
        <source>{who} wins {with_rule} in 100 games instead of {without}.</source>
        <translation>{who} gana {with_rule} de cada 100 partidas en lugar de {without}.</translation>
    </message>
    <message>
        <source>You win {with_rule} in 100 games instead of {without}.</source>
        <translation>Ganas {with_rule} de cada 100 partidas en lugar de {without}.</translation>
    </message>
    <message>
        <source>Too early to say which is best.</source>
        <translation>Es pronto para decir cuál es la mejor.</translation>
    </message>
    <message>
        <source>{best} is best.</source>
        <translation>Lo mejor: {best}.</translation>
    </message>
    <message>
        <source>wins {share} in 100 games</source>
        <translation>gana {share} de cada 100 partidas</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>la mejor por ahora</translation>
    </message>
    <message>
        <source>No differences are clear yet.</source>
        <translation>Aún no hay diferencias claras.</translation>
    </message>
    <message>
        <source>{best} leads; {number} others may be just as good.</source>
        <translation>En cabeza, {best}; otras {number} pueden ser igual de buenas.</translation>
    </message>
    <message>
        <source>{names} are too close to call.</source>
        <translation>Demasiado igualado para decidir: {names}.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>como se jugó</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Jugadas posibles</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>picker</name>
    <message>
        <source>{what}: one less</source>
        <translation>Uno menos: {what}</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>Uno más: {what}</translation>
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
        <translation>jugador aleatorio</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>principiante</translation>
    </message>
    <message>
        <source>club</source>
        <comment>a player as good as those in a club, inside a sentence</comment>
        <translation>jugador de club</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>experto</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>Well, who saw that coming?</source>
        <translation>Vaya, ¿quién lo habría dicho?</translation>
    </message>
    <message>
        <source>Two minds, one thought.</source>
        <translation>Dos cabezas, una sola idea.</translation>
    </message>
    <message>
        <source>And nobody is any the richer.</source>
        <translation>Y nadie ha ganado nada.</translation>
    </message>
    <message>
        <source>That&apos;ll do nicely.</source>
        <translation>Me viene de maravilla.</translation>
    </message>
    <message>
        <source>I&apos;ll take that.</source>
        <translation>Esto me lo llevo.</translation>
    </message>
    <message>
        <source>Thank you, everyone.</source>
        <translation>Gracias a todos.</translation>
    </message>
    <message>
        <source>Well played, {who}.</source>
        <translation>Bien jugado, {who}.</translation>
    </message>
    <message>
        <source>That was a big one, {who}.</source>
        <translation>Esa era de las gordas, {who}.</translation>
    </message>
    <message>
        <source>Nicely done, {who}.</source>
        <translation>Muy bien hecho, {who}.</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <translation>Eso ha dolido.</translation>
    </message>
    <message>
        <source>Well, that went wrong.</source>
        <translation>Pues ha salido mal.</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>No lo he visto venir.</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>¡Por los pelos!</translation>
    </message>
    <message>
        <source>Only one off!</source>
        <translation>¡Solo por uno!</translation>
    </message>
    <message>
        <source>So near.</source>
        <translation>Tan cerca.</translation>
    </message>
    <message>
        <source>That went cheap.</source>
        <translation>Ha salido barato.</translation>
    </message>
    <message>
        <source>What a bargain, {who}!</source>
        <translation>¡Menuda ganga, {who}!</translation>
    </message>
    <message>
        <source>Was nobody awake?</source>
        <translation>¿No había nadie despierto?</translation>
    </message>
    <message>
        <source>It&apos;s very quiet in here.</source>
        <translation>Qué silencio hay aquí.</translation>
    </message>
    <message>
        <source>Has everyone gone to sleep?</source>
        <translation>¿Se ha dormido todo el mundo?</translation>
    </message>
    <message>
        <source>Does anyone want tea?</source>
        <translation>¿Alguien quiere té?</translation>
    </message>
    <message>
        <source>Good game, everyone.</source>
        <translation>Buena partida a todos.</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <translation>Gracias por la partida.</translation>
    </message>
    <message>
        <source>Well, that&apos;s that.</source>
        <translation>Bueno, pues ya está.</translation>
    </message>
    <message>
        <source>Good game, {who}.</source>
        <translation>Buena partida, {who}.</translation>
    </message>
    <message>
        <source>You earned it, {who}.</source>
        <translation>Te lo has ganado, {who}.</translation>
    </message>
    <message>
        <source>Next time, {who}.</source>
        <translation>La próxima vez, {who}.</translation>
    </message>
    <message>
        <source>You don&apos;t scare me, {who}.</source>
        <translation>No me das miedo, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll keep that in mind.</source>
        <translation>Lo tendré en cuenta.</translation>
    </message>
    <message>
        <source>Is that so?</source>
        <translation>¿Ah, sí?</translation>
    </message>
    <message>
        <source>I&apos;ll think about it.</source>
        <translation>Me lo pensaré.</translation>
    </message>
    <message>
        <source>We&apos;ll see, {who}.</source>
        <translation>Ya veremos, {who}.</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>Déjame pensar.</translation>
    </message>
    <message>
        <source>If you say so, {who}.</source>
        <translation>Si tú lo dices, {who}.</translation>
    </message>
    <message>
        <source>Good to know.</source>
        <translation>Bueno es saberlo.</translation>
    </message>
    <message>
        <source>I heard you.</source>
        <translation>Ya te he oído.</translation>
    </message>
    <message>
        <source>Great minds, they say.</source>
        <translation>Las grandes mentes, dicen.</translation>
    </message>
    <message>
        <source>So much for surprises.</source>
        <translation>Adiós a las sorpresas.</translation>
    </message>
    <message>
        <source>I suppose that&apos;ll do.</source>
        <translation>Supongo que bastará.</translation>
    </message>
    <message>
        <source>Don&apos;t all clap at once.</source>
        <translation>No aplaudáis todos a la vez.</translation>
    </message>
    <message>
        <source>Do leave us something, {who}.</source>
        <translation>Déjanos algo, {who}.</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts, {who}.</source>
        <translation>Disfruta mientras dure, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ve had better moments.</source>
        <translation>He tenido momentos mejores.</translation>
    </message>
    <message>
        <source>Not my finest hour.</source>
        <translation>No ha sido mi mejor momento.</translation>
    </message>
    <message>
        <source>Close, and no use at all.</source>
        <translation>Cerca, y no sirve de nada.</translation>
    </message>
    <message>
        <source>Nearly clever.</source>
        <translation>Casi brillante.</translation>
    </message>
    <message>
        <source>Daylight robbery, and so polite.</source>
        <translation>Un atraco a plena luz del día, y con buenos modales.</translation>
    </message>
    <message>
        <source>We must have been asleep.</source>
        <translation>Debíamos de estar dormidos.</translation>
    </message>
    <message>
        <source>Don&apos;t let me interrupt.</source>
        <translation>Seguid, por mí no os cortéis.</translation>
    </message>
    <message>
        <source>What a lively bunch we are.</source>
        <translation>Qué animados estamos.</translation>
    </message>
    <message>
        <source>I&apos;m as surprised as you are.</source>
        <translation>Me sorprende tanto como a vosotros.</translation>
    </message>
    <message>
        <source>Well, someone had to win.</source>
        <translation>Bueno, alguien tenía que ganar.</translation>
    </message>
    <message>
        <source>Well, at least I was there.</source>
        <translation>Al menos he estado ahí.</translation>
    </message>
    <message>
        <source>Try to be modest about it, {who}.</source>
        <translation>Intenta llevarlo con modestia, {who}.</translation>
    </message>
    <message>
        <source>I&apos;m trembling.</source>
        <translation>Mira cómo tiemblo.</translation>
    </message>
    <message>
        <source>How very frightening.</source>
        <translation>Uy, qué miedo.</translation>
    </message>
    <message>
        <source>What&apos;s it worth to you?</source>
        <translation>¿Y cuánto vale eso para ti?</translation>
    </message>
    <message>
        <source>I&apos;ll sleep on it.</source>
        <translation>Lo consultaré con la almohada.</translation>
    </message>
    <message>
        <source>How reassuring.</source>
        <translation>Qué tranquilidad me das.</translation>
    </message>
    <message>
        <source>I&apos;ve heard better stories.</source>
        <translation>Cuentos mejores he oído.</translation>
    </message>
    <message>
        <source>Oh, what a pity!</source>
        <translation>¡Ay, qué pena!</translation>
    </message>
    <message>
        <source>We think too much alike.</source>
        <translation>Pensamos demasiado igual.</translation>
    </message>
    <message>
        <source>This must be my lucky day!</source>
        <translation>¡Hoy debe de ser mi día de suerte!</translation>
    </message>
    <message>
        <source>Oh, how lovely!</source>
        <translation>¡Oh, qué bonito!</translation>
    </message>
    <message>
        <source>Good for you, {who}!</source>
        <translation>¡Bien por ti, {who}!</translation>
    </message>
    <message>
        <source>I&apos;m happy for you, {who}. Nearly.</source>
        <translation>Me alegro por ti, {who}. Casi.</translation>
    </message>
    <message>
        <source>Ah well, it&apos;s only a game.</source>
        <translation>Bueno, no es más que un juego.</translation>
    </message>
    <message>
        <source>Serves me right!</source>
        <translation>¡Me está bien empleado!</translation>
    </message>
    <message>
        <source>Ooh, so close!</source>
        <translation>¡Uy, qué cerca!</translation>
    </message>
    <message>
        <source>Better luck next time!</source>
        <translation>¡Otra vez será!</translation>
    </message>
    <message>
        <source>Well spotted, {who}!</source>
        <translation>¡Bien visto, {who}!</translation>
    </message>
    <message>
        <source>What a lovely bargain!</source>
        <translation>¡Qué ganga tan bonita!</translation>
    </message>
    <message>
        <source>Isn&apos;t this nice?</source>
        <translation>¿A que se está bien?</translation>
    </message>
    <message>
        <source>I do like a quiet game.</source>
        <translation>Me gustan las partidas tranquilas.</translation>
    </message>
    <message>
        <source>What fun that was!</source>
        <translation>¡Qué divertido ha sido!</translation>
    </message>
    <message>
        <source>You made it hard for me!</source>
        <translation>¡Me lo habéis puesto difícil!</translation>
    </message>
    <message>
        <source>Congratulations, {who}!</source>
        <translation>¡Enhorabuena, {who}!</translation>
    </message>
    <message>
        <source>That was fun, {who}. Again?</source>
        <translation>Ha sido divertido, {who}. ¿Otra?</translation>
    </message>
    <message>
        <source>Let&apos;s not quarrel, {who}.</source>
        <translation>No vamos a discutir, {who}.</translation>
    </message>
    <message>
        <source>There&apos;s no need for that!</source>
        <translation>¡Tampoco hay que ponerse así!</translation>
    </message>
    <message>
        <source>You do ask nicely.</source>
        <translation>Pedirlo, lo pides muy bien.</translation>
    </message>
    <message>
        <source>I know how you feel, {who}.</source>
        <translation>Sé cómo te sientes, {who}.</translation>
    </message>
    <message>
        <source>Thank you for telling me!</source>
        <translation>¡Gracias por contármelo!</translation>
    </message>
    <message>
        <source>I do like it when we talk.</source>
        <translation>Cómo me gusta que hablemos.</translation>
    </message>
    <message>
        <source>I don&apos;t like sharing.</source>
        <translation>No me gusta compartir.</translation>
    </message>
    <message>
        <source>Someone has to give way, and it won&apos;t be me.</source>
        <translation>Alguien tiene que ceder, y no seré yo.</translation>
    </message>
    <message>
        <source>That&apos;s how it&apos;s done.</source>
        <translation>Así se hace.</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>¿Alguien lo dudaba?</translation>
    </message>
    <message>
        <source>Beginner&apos;s luck, {who}.</source>
        <translation>La suerte del principiante, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll have that back, {who}.</source>
        <translation>Eso lo recuperaré, {who}.</translation>
    </message>
    <message>
        <source>That won&apos;t happen twice.</source>
        <translation>Esto no se repetirá.</translation>
    </message>
    <message>
        <source>I&apos;m letting you catch up.</source>
        <translation>Os dejo que me alcancéis.</translation>
    </message>
    <message>
        <source>You&apos;ll have to do better than that.</source>
        <translation>Tendréis que hacerlo mejor.</translation>
    </message>
    <message>
        <source>Near isn&apos;t there.</source>
        <translation>Casi acertar no es acertar.</translation>
    </message>
    <message>
        <source>You won&apos;t get the next one so cheaply, {who}.</source>
        <translation>El próximo no te saldrá tan barato, {who}.</translation>
    </message>
    <message>
        <source>I was looking the other way.</source>
        <translation>Estaba mirando para otro lado.</translation>
    </message>
    <message>
        <source>Take your time. You&apos;ll need it.</source>
        <translation>Tomaos vuestro tiempo. Os hará falta.</translation>
    </message>
    <message>
        <source>You&apos;re all thinking about me, I suppose.</source>
        <translation>Supongo que todos estáis pensando en mí.</translation>
    </message>
    <message>
        <source>Same time tomorrow?</source>
        <translation>¿Mañana a la misma hora?</translation>
    </message>
    <message>
        <source>Who&apos;s next?</source>
        <translation>¿Quién es el siguiente?</translation>
    </message>
    <message>
        <source>I want a rematch, {who}.</source>
        <translation>Quiero la revancha, {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll be better tomorrow, {who}.</source>
        <translation>Mañana lo haré mejor, {who}.</translation>
    </message>
    <message>
        <source>Others have tried.</source>
        <translation>Ya lo han intentado otros.</translation>
    </message>
    <message>
        <source>Is that all, {who}?</source>
        <translation>¿Eso es todo, {who}?</translation>
    </message>
    <message>
        <source>Why should I?</source>
        <translation>¿Y por qué iba a hacerlo?</translation>
    </message>
    <message>
        <source>Ask me again when I&apos;m losing.</source>
        <translation>Pídemelo otra vez cuando vaya perdiendo.</translation>
    </message>
    <message>
        <source>I knew that already.</source>
        <translation>Eso ya lo sabía.</translation>
    </message>
    <message>
        <source>Words are cheap, {who}.</source>
        <translation>Hablar es gratis, {who}.</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>This is only part {shard} of {shards}.</source>
        <translation>Esto es solo la parte {shard} de {shards}.</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Conjunto de reglas</translation>
    </message>
    <message>
        <source>Main findings</source>
        <translation>Resultados principales</translation>
    </message>
    <message>
        <source>The players:</source>
        <translation>Los jugadores:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones probadas</translation>
    </message>
    <message>
        <source>What people say</source>
        <translation>Lo que dice la gente</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>{players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}.</source>
        <translation>{players}. Partidas por conjunto de reglas: {games}. Bloques: {blocks}. Semilla: {seed}.</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Todos los conjuntos de reglas</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Goals met</source>
        <translation>Objetivos cumplidos</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Rules changed</source>
        <translation>Reglas cambiadas</translation>
    </message>
    <message>
        <source>Eliminated after (games)</source>
        <translation>Descartado tras (partidas)</translation>
    </message>
    <message>
        <source>Rule sets are ranked by the most goals met, then by the least distance, then by the fewest rules changed.</source>
        <translation>Primero van los conjuntos de reglas que cumplen más objetivos; después, los de menor distancia; después, los que cambian menos reglas.</translation>
    </message>
    <message>
        <source>The distance adds up how far each mean lies outside its goal, in standard deviations of the base&apos;s blocks.</source>
        <translation>La distancia suma cuánto se aleja cada media de su objetivo, en desviaciones típicas de los bloques de la base.</translation>
    </message>
    <message>
        <source>A measure to lower adds its mean to the distance, in the same unit; a measure to raise subtracts it. The distance can then be negative.</source>
        <translation>La media de una medida que se quiere bajar se suma a la distancia, en la misma unidad; la de una medida que se quiere subir se resta. La distancia puede entonces ser negativa.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Games changed, in 100</source>
        <translation>Partidas cambiadas, de cada 100</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>{rule} (now {value})</source>
        <translation>{rule} (ahora {value})</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Una regla cada vez</translation>
    </message>
    <message>
        <source>{row} ↓ {column} →</source>
        <translation>{row} ↓ {column} →</translation>
    </message>
    <message>
        <source>The darker the cell, the larger the mean. ✓: proven to meet the goal. ★: the best. In brackets: eliminated early.</source>
        <translation>Cuanto más oscura la celda, mayor la media. ✓: se ha demostrado que cumple el objetivo. ★: el mejor. Entre paréntesis: descartado pronto.</translation>
    </message>
    <message>
        <source>No differences have been proven so far.</source>
        <translation>Hasta ahora no se ha demostrado ninguna diferencia.</translation>
    </message>
    <message>
        <source>The games that people played aren&apos;t counted in the figures above.</source>
        <translation>Las partidas que jugaron personas no se cuentan en las cifras de arriba.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Less | more</source>
        <translation>Menos | más</translation>
    </message>
    <message>
        <source>Differences are relative to {base}. Each row has its own scale. The dashed line marks no difference; proven differences are drawn in bold.</source>
        <translation>Las diferencias son respecto a {base}. Cada fila tiene su propia escala. La línea discontinua indica que no hay diferencia; las diferencias demostradas van en negrita.</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>demostrado</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>no demostrado</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Distribuciones</translation>
    </message>
    <message>
        <source>As a table (games in 100)</source>
        <translation>Como tabla, en partidas de cada 100</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas caseras</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Measures explained</source>
        <translation>Explicación de las medidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Differed</source>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>Different winner</source>
        <translation>Otro ganador</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>Las reglas de {game}</translation>
    </message>
    <message>
        <source>Standard rules.</source>
        <translation>Reglas originales.</translation>
    </message>
    <message>
        <source>The rule book stays the same.</source>
        <translation>El reglamento no cambia.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Regla casera</translation>
    </message>
    <message>
        <source>Heights show games in 100: {base} is outlined and {name} is filled. Dashed lines show the means.</source>
        <translation>La altura indica partidas de cada 100: {base} es el contorno y {name}, el relleno. Las líneas discontinuas indican las medias.</translation>
    </message>
    <message>
        <source>Changes to the rule book (text of {base} is struck out; new text is underlined)</source>
        <translation>Cambios en el reglamento (el texto de {base} va tachado; el nuevo, subrayado)</translation>
    </message>
    <message>
        <source>Changes to the rule book (standard text is struck out; new text is underlined)</source>
        <translation>Cambios en el reglamento (el texto original va tachado; el nuevo, subrayado)</translation>
    </message>
    <message>
        <source>Each deal was played in every rotation of the seats under every rule set.</source>
        <translation>Cada reparto se jugó con todas las rotaciones de los asientos y con cada conjunto de reglas.</translation>
    </message>
    <message>
        <source>Cards and the players&apos; random choices were the same under all rule sets.</source>
        <translation>Las cartas y las decisiones al azar de los jugadores fueron las mismas con todos los conjuntos de reglas.</translation>
    </message>
    <message>
        <source>Such a block is one observation: games in different blocks are independent, but games in the same block are not.</source>
        <translation>Un bloque así es una sola observación: las partidas de bloques distintos son independientes; las de un mismo bloque, no.</translation>
    </message>
    <message>
        <source>Bounds are 95% confidence sequences: the chance that the true value ever lies outside a pair of them, however often you look, is at most 5%.</source>
        <translation>Los límites son secuencias de confianza del 95&#xa0;%: la probabilidad de que el valor verdadero quede alguna vez fuera de un par de ellos, por mucho que se mire, es del 5&#xa0;% como máximo.</translation>
    </message>
    <message>
        <source>So of many pairs of bounds, a few will be wrong.</source>
        <translation>Así que, de muchos pares de límites, unos pocos serán erróneos.</translation>
    </message>
    <message>
        <source>In the first {blocks} blocks, the players were also tested: the strongest against weaker players, and the others against players who follow one simple strategy.</source>
        <translation>En los primeros {blocks} bloques también se puso a prueba a los jugadores: al más fuerte contra otros más flojos, y a los demás contra jugadores que siguen una única estrategia sencilla.</translation>
    </message>
    <message>
        <source>No verdict rests on players who aren&apos;t known to be fit to judge a rule set.</source>
        <translation>Ningún veredicto se apoya en jugadores de los que no se sepa que sirven para juzgar un conjunto de reglas.</translation>
    </message>
    <message>
        <source>Each time the number of games doubled, the rule sets that were clearly worse and the weaker half of the others were eliminated (successive halving).</source>
        <translation>Cada vez que se duplicó el número de partidas, se descartaron los conjuntos de reglas claramente peores y la mitad inferior de los demás (successive halving, reducción sucesiva a la mitad).</translation>
    </message>
    <message>
        <source>The best rule set was chosen partly for its luck, so it was played again with new deals.</source>
        <translation>El mejor conjunto de reglas se eligió en parte por su suerte, así que volvió a jugarse con repartos nuevos.</translation>
    </message>
    <message>
        <source>How this was measured</source>
        <translation>Cómo se midió</translation>
    </message>
    <message>
        <source>With an error</source>
        <translation>Con un error</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>y %n problema más</numerusform>
            <numerusform>y %n problemas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Command to run this study again:</source>
        <translation>Comando para repetir este estudio:</translation>
    </message>
    <message>
        <source>Standard text is struck out; new text is underlined. Changed: {rules}.</source>
        <translation>El texto original va tachado; el nuevo, subrayado. Cambios: {rules}.</translation>
    </message>
    <message>
        <source>nothing that has an effect</source>
        <translation>nada que tenga efecto</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Estas reglas</translation>
    </message>
    <message>
        <source>only matters {when}</source>
        <translation>solo cuenta {when}</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Lies and what they earned</source>
        <translation>Mentiras y lo que dieron</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Only lies that came to light are listed. Select one to see the turn.</source>
        <translation>Solo las mentiras que salieron a la luz. Elige una línea para ver el turno.</translation>
    </message>
    <message>
        <source>{who} {words}</source>
        <translation>{who} · {words}</translation>
    </message>
    <message>
        <source>{who} {words}, but {truth}</source>
        <translation>{who} · {words}; {truth}</translation>
    </message>
    <message>
        <source>Watch from there</source>
        <translation>Ver desde ahí</translation>
    </message>
    <message>
        <source>{told}. It earned nothing.</source>
        <translation>{told}. No dio nada.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} more than keeping the promise would have.</source>
        <translation>{told}. Eso dio {points} más que si se hubiera cumplido la promesa.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} less than keeping the promise would have.</source>
        <translation>{told}. Eso dio {points} menos que si se hubiera cumplido la promesa.</translation>
    </message>
    <message>
        <source>{told}. It won {points}.</source>
        <translation>{told}. Eso dio {points}.</translation>
    </message>
    <message>
        <source>{told}. It cost {points}.</source>
        <translation>{told}. Eso costó {points}.</translation>
    </message>
    <message>
        <source>How well a mind-reader could have predicted you</source>
        <translation>Hasta qué punto te habría previsto un lector de mentes</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>¿Se te veía venir?</translation>
    </message>
    <message>
        <source>Lies told…</source>
        <translation>Mentiras dichas…</translation>
    </message>
    <message>
        <source>Three questions for the players</source>
        <translation>Tres preguntas para los jugadores</translation>
    </message>
    <message>
        <source>How was the game?</source>
        <translation>¿Qué tal la partida?</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Change table</source>
        <translation>Cambiar la mesa</translation>
    </message>
    <message>
        <source>Watch the game again, move by move</source>
        <translation>Ver la partida otra vez, jugada a jugada</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>How good your decisions were (R)</source>
        <translation>Lo que valieron tus decisiones (R)</translation>
    </message>
    <message>
        <source>Everyone chooses a seat, the loser first</source>
        <translation>Cada cual elige asiento, empezando por quien perdió</translation>
    </message>
    <message>
        <source>Play again, other seats…</source>
        <translation>Otra vez, otros asientos…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Same table, new deal (N)</source>
        <translation>La misma mesa, otro reparto (N)</translation>
    </message>
    <message>
        <source>Review ({done} of {count})</source>
        <translation>Análisis ({done} de {count})</translation>
    </message>
    <message>
        <source>How good your decisions were; {done} of {count} judged</source>
        <translation>Lo que valieron tus decisiones; {done} de {count} evaluadas</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your chance of winning at each decision</source>
        <translation>Tu probabilidad de ganar, decisión a decisión</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin evaluar</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>Tu probabilidad de ganar</translation>
    </message>
    <message>
        <source>end</source>
        <translation>final</translation>
    </message>
    <message>
        <source>The table as you saw it</source>
        <translation>La mesa tal como la viste</translation>
    </message>
    <message>
        <source>This decision hasn&apos;t been judged yet.</source>
        <translation>Esta decisión aún no se ha evaluado.</translation>
    </message>
    <message>
        <source>yours; others are about as good</source>
        <translation>lo tuyo, con otras más o menos igual de buenas</translation>
    </message>
    <message>
        <source>yours, and best</source>
        <translation>lo tuyo, lo mejor</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>lo tuyo</translation>
    </message>
    <message>
        <source>best</source>
        <translation>lo mejor</translation>
    </message>
    <message>
        <source>{chance} in 100 games</source>
        <translation>{chance} de cada 100 partidas</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games</source>
        <translation>{move} gana {chance} de cada 100 partidas</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games and makes up {share}% of the best mix</source>
        <translation>{move} gana {chance} de cada 100 partidas y es el {share}&#xa0;% de la mejor mezcla</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>number: wins in 100 games</source>
        <translation>número: victorias en 100 partidas</translation>
    </message>
    <message>
        <source>%: share of the best mix</source>
        <translation>%: parte de la mejor mezcla</translation>
    </message>
    <message>
        <source>{did}: no move was clearly better</source>
        <translation>{did}: ninguna jugada era claramente mejor</translation>
    </message>
    <message>
        <source>{did}: no move was better</source>
        <translation>{did}: ninguna jugada era mejor</translation>
    </message>
    <message>
        <source>{did}: no move was much better</source>
        <translation>{did}: ninguna jugada era mucho mejor</translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was better, with %n other move(s) about as good</source>
        <translation>
            <numerusform>{did}; mejor era {move}, y otra jugada era más o menos igual de buena</numerusform>
            <numerusform>{did}; mejor era {move}, y otras %n jugadas eran más o menos igual de buenas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was best, with %n other move(s) just as good</source>
        <translation>
            <numerusform>{did}; lo mejor era {move}, y otra jugada era igual de buena</numerusform>
            <numerusform>{did}; lo mejor era {move}, y otras %n jugadas eran igual de buenas</numerusform>
        </translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}; mejor era {move}</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} has a share of {share}%.</source>
        <translation>La mejor mezcla: {mix}. Tu jugada, {move}, tiene en ella una parte del {share}&#xa0;%.</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} is not part of it.</source>
        <translation>La mejor mezcla: {mix}. Tu jugada, {move}, no forma parte de ella.</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 games.</source>
        <translation>Aquí todas las jugadas eran iguales: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 games from here.</source>
        <translation>Con el mejor juego, desde aquí se ganan {chance} de cada 100 partidas.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Standard: {what}.</source>
        <translation>En el original: {what}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>Solo cuenta {when}.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Cambiada.</translation>
    </message>
    <message>
        <source>only {when}</source>
        <translation>solo {when}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>House rules change here: {changes}.</source>
        <translation>Aquí cambian las reglas caseras: {changes}.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
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
        <translation>con {names}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <translation>{count} conjuntos de reglas</translation>
    </message>
    <message>
        <source>The bench has room for {most} rule sets besides the base; this study has more.</source>
        <translation>En el banco de pruebas caben {most} conjuntos de reglas además de la base; este estudio tiene más.</translation>
    </message>
    <message>
        <source>There is nothing to compare: all rule sets are the same.</source>
        <translation>No hay nada que comparar: todos los conjuntos de reglas son iguales.</translation>
    </message>
    <message>
        <source>Two rule sets in this study are identical; the bench can only show them once.</source>
        <translation>Dos conjuntos de reglas de este estudio son iguales; el banco de pruebas muestra cada uno solo una vez.</translation>
    </message>
    <message>
        <source>On the bench, all players are of the same kind; in this study, they aren&apos;t.</source>
        <translation>En el banco de pruebas todos los jugadores tienen el mismo nivel; en este estudio, no.</translation>
    </message>
    <message>
        <source>The bench only has built-in players, but programs play in this study.</source>
        <translation>En el banco de pruebas solo hay jugadores incluidos; en este estudio juegan programas.</translation>
    </message>
    <message>
        <source>The findings of this study can&apos;t be used: {why}. They are kept as they are, and new findings are saved as another study.</source>
        <translation>Los resultados de este estudio no se pueden usar: {why}. Se quedan como están; lo que se encuentre ahora se guarda como otro estudio.</translation>
    </message>
    <message>
        <source>Can&apos;t be used: {why}</source>
        <translation>No se pueden usar: {why}</translation>
    </message>
    <message>
        <source>no games were played</source>
        <translation>no se jugó ninguna partida</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>Two rules together</source>
        <translation>Dos reglas a la vez</translation>
    </message>
    <message>
        <source>{row}: {first}, {column}: {second}</source>
        <translation>{row}: {first}, {column}: {second}</translation>
    </message>
    <message>
        <source>the current values</source>
        <translation>los valores actuales</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Una regla cada vez</translation>
    </message>
    <message>
        <source>{value}: {mean}</source>
        <translation>{value}: {mean}</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>ahora {value}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>goal: {range}</source>
        <translation>objetivo: {range}</translation>
    </message>
    <message numerus="yes">
        <source>Left out because another plays the same games: %n rule set(s).</source>
        <translation>
            <numerusform>Omitido porque otro da las mismas partidas: %n conjunto de reglas.</numerusform>
            <numerusform>Omitidos porque otro da las mismas partidas: %n conjuntos de reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim: {verdict}</source>
        <translation>Afirmación: {verdict}</translation>
    </message>
    <message>
        <source>Players not fit to judge</source>
        <translation>Los jugadores no sirven para juzgar</translation>
    </message>
    <message>
        <source>Players not yet known to be fit</source>
        <translation>Aún no se sabe si los jugadores sirven</translation>
    </message>
    <message>
        <source>No difference proven</source>
        <translation>Ninguna diferencia demostrada</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}: {told}</translation>
    </message>
    <message>
        <source>the current rules</source>
        <translation>las reglas actuales</translation>
    </message>
    <message numerus="yes">
        <source>%n other rule set(s) got no verdict: the players aren&apos;t known to be fit.</source>
        <translation>
            <numerusform>%n conjunto de reglas más quedó sin veredicto: no se sabe si los jugadores sirven.</numerusform>
            <numerusform>%n conjuntos de reglas más quedaron sin veredicto: no se sabe si los jugadores sirven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminated early: %n rule set(s).</source>
        <translation>
            <numerusform>Descartado pronto: %n conjunto de reglas.</numerusform>
            <numerusform>Descartados pronto: %n conjuntos de reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdict: it isn&apos;t known yet whether these players are fit to judge. Closest: “{rules}”. {measure}: {mean}</source>
        <translation>Sin veredicto: aún no se sabe si estos jugadores sirven para juzgar. Lo que más se acerca es «{rules}». {measure}: {mean}</translation>
    </message>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge. “{rules}” comes closest. {measure}: {mean}</source>
        <translation>Sin veredicto: estos jugadores no sirven para juzgar. Lo que más se acerca es «{rules}». {measure}: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>The current rules already meet the goal(s). {measure}: {mean}</source>
        <translation>
            <numerusform>Las reglas actuales ya cumplen el objetivo. {measure}: {mean}</numerusform>
            <numerusform>Las reglas actuales ya cumplen los objetivos. {measure}: {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>The current rules come closest to what you want. {measure}: {mean}</source>
        <translation>Las reglas actuales son lo que más se acerca a lo que quieres. {measure}: {mean}</translation>
    </message>
    <message>
        <source>None of the changes beats the current rules. {measure}: {mean}</source>
        <translation>Ninguno de los cambios mejora las reglas actuales. {measure}: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}” meets the goal(s) with the fewest changes. {measure}: {mean}</source>
        <translation>
            <numerusform>«{rules}» cumple el objetivo con el menor número de cambios. {measure}: {mean}</numerusform>
            <numerusform>«{rules}» cumple los objetivos con el menor número de cambios. {measure}: {mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was the best of %n rule set(s), perhaps by luck: test it with other deals too.</source>
        <translation>
            <numerusform>Era el mejor de %n conjunto de reglas, quizá por suerte: pruébalo también con otros repartos.</numerusform>
            <numerusform>Era el mejor de %n conjuntos de reglas, quizá por suerte: pruébalo también con otros repartos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked on {games} games with new deals; the search had found {mean}.</source>
        <translation>Comprobado en {games} partidas con repartos nuevos; la búsqueda había dado {mean}.</translation>
    </message>
    <message>
        <source>Not confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>No lo confirman {games} partidas con repartos nuevos; la búsqueda había dado {mean}.</translation>
    </message>
    <message>
        <source>Confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Confirmado por {games} partidas con repartos nuevos; la búsqueda había dado {mean}.</translation>
    </message>
    <message>
        <source>Not yet confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>Aún sin confirmar por {games} partidas con repartos nuevos; la búsqueda había dado {mean}.</translation>
    </message>
    <message>
        <source>“{rules}” gives the highest mean. {measure}: {mean}</source>
        <translation>«{rules}» tiene la media más alta. {measure}: {mean}</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>el mejor conjunto</translation>
    </message>
    <message>
        <source>goal met</source>
        <translation>objetivo cumplido</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>objetivo no cumplido</translation>
    </message>
    <message>
        <source>goal not yet decided</source>
        <translation>objetivo aún sin decidir</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>descartado pronto</translation>
    </message>
    <message>
        <source>{value}: {mean}, eliminated early</source>
        <translation>{value}: {mean}, descartado pronto</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>Partidas de cada 100 que cambiaron</translation>
    </message>
    <message>
        <source>Goals met: {count} of {goals}</source>
        <translation>Objetivos cumplidos: {count} de {goals}</translation>
    </message>
    <message>
        <source>“{rules}” gives the lowest mean. {measure}: {mean}</source>
        <translation>«{rules}» tiene la media más baja. {measure}: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” meets {proven} of {goals} goals. {measure}: {mean}</source>
        <translation>«{rules}» cumple {proven} de {goals} objetivos. {measure}: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” comes closest to what you want. {measure}: {mean}</source>
        <translation>«{rules}» es lo que más se acerca a lo que quieres. {measure}: {mean}</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet the goal, {missed} proven to miss it, {open} not yet known.</source>
        <translation>De {count} conjuntos de reglas: objetivo cumplido (demostrado), {met}; no cumplido (demostrado), {missed}; aún no se sabe, {open}.</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet all goals, {missed} proven to miss at least one, {open} not yet known.</source>
        <translation>De {count} conjuntos de reglas: todos los objetivos cumplidos (demostrado), {met}; alguno no cumplido (demostrado), {missed}; aún no se sabe, {open}.</translation>
    </message>
    <message numerus="yes">
        <source>Just as good, with more changes: %n other rule set(s).</source>
        <translation>
            <numerusform>Igual de bueno, con más cambios: %n conjunto de reglas más.</numerusform>
            <numerusform>Igual de buenos, con más cambios: %n conjuntos de reglas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as good: %n other rule set(s).</source>
        <translation>
            <numerusform>Igual de bueno: %n conjunto de reglas más.</numerusform>
            <numerusform>Igual de buenos: %n conjuntos de reglas más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>“{said}”</source>
        <translation>«{said}»</translation>
    </message>
    <message>
        <source>{who} says: {said}</source>
        <translation>{who} dice: {said}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>what&apos;s best here?</source>
        <translation>¿qué es lo mejor aquí?</translation>
    </message>
    <message>
        <source>what would the {player} do?</source>
        <translation>¿qué haría el {player}?</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>ocultar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Aquí no hay pistas.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Mind-reader</source>
        <translation>Lector de mentes</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elegir una carta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Speed up animations</source>
        <translation>Acelerar las animaciones</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activar o desactivar el sonido</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}: {question}</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Ver resultado</translation>
    </message>
    <message>
        <source>and how the game went</source>
        <translation>y cómo fue la partida</translation>
    </message>
    <message>
        <source>The others are thinking…</source>
        <translation>Los demás están pensando…</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} está pensando…</translation>
    </message>
    <message>
        <source>Hurry up</source>
        <translation>Acelerar</translation>
    </message>
    <message>
        <source>skip the pause</source>
        <translation>saltar la pausa</translation>
    </message>
    <message>
        <source>nobody has seen it yet</source>
        <translation>nadie lo ha visto aún</translation>
    </message>
    <message>
        <source>what {who} decided</source>
        <translation>la decisión de {who}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Sonido activado.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Sonido desactivado.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What does {who} say?</source>
        <translation>¿Qué dice {who}?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>¿Qué dices?</translation>
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
        <translation>Dices: {said}</translation>
    </message>
    <message numerus="yes">
        <source>hint: %n time(s) in 10</source>
        <translation>
            <numerusform>pista: %n vez de cada 10</numerusform>
            <numerusform>pista: %n veces de cada 10</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Esc again to leave the table. You can continue later.</source>
        <translation>Pulsa Esc otra vez para dejar la mesa. Puedes seguir después.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Decirlo</translation>
    </message>
    <message>
        <source>That&apos;s all</source>
        <translation>Eso es todo</translation>
    </message>
    <message>
        <source>{who} ({to}): {said}</source>
        <translation>{who} ({to}): {said}</translation>
    </message>
    <message>
        <source>{who} kept their word {kept} of {given} times</source>
        <translation>{who} cumplió su palabra {kept} de {given} veces</translation>
    </message>
    <message>
        <source>You kept your word {kept} of {given} times</source>
        <translation>Cumpliste tu palabra {kept} de {given} veces</translation>
    </message>
    <message>
        <source>{kept} of {given}</source>
        <translation>{kept} de {given}</translation>
    </message>
    <message>
        <source>says: {claims}</source>
        <translation>dice: {claims}</translation>
    </message>
    <message>
        <source>Everyone at the table hears all of this.</source>
        <translation>Todo esto lo oye toda la mesa.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Aún no se ha dicho nada.</translation>
    </message>
    <message>
        <source>Press T to say something.</source>
        <translation>Pulsa T para decir algo.</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Charla</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Decir…</translation>
    </message>
    <message>
        <source>to the others</source>
        <translation>a los demás</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>holds {ranks}</source>
        <translation>tiene {ranks}</translation>
    </message>
    <message>
        <source>{who} will say:</source>
        <translation>{who} va a decir:</translation>
    </message>
    <message>
        <source>You will say:</source>
        <translation>Vas a decir:</translation>
    </message>
    <message>
        <source>our choice</source>
        <translation>decisión nuestra</translation>
    </message>
    <message>
        <source>Our choice: the author&apos;s text says nothing here, or can be read in two ways.</source>
        <translation>Decisión nuestra: el texto del autor no dice nada aquí, o se puede leer de dos maneras.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>House rules at this table</source>
        <translation>Reglas caseras de esta mesa</translation>
    </message>
    <message>
        <source>None: you are playing by the standard rules.</source>
        <translation>Ninguna: se juega con las reglas originales.</translation>
    </message>
    <message>
        <source>to you</source>
        <comment>whom a line of talk is said to</comment>
        <translation>a ti</translation>
    </message>
    <message>
        <source>to {whom}</source>
        <translation>a {whom}</translation>
    </message>
    <message>
        <source>our friend here</source>
        <translation>quien todos sabemos</translation>
    </message>
    <message>
        <source>my friend</source>
        <translation>colega</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}, escucha: {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>Una cosa, {who}: {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>Esto va por ti, {who}: {said}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <comment>before “in 100”: you win fewer than 1 in 100</comment>
        <translation>menos de 1</translation>
    </message>
    <message>
        <source>1 win in 100 games</source>
        <translation>1 victoria en 100 partidas</translation>
    </message>
    <message>
        <source>{wins} wins in 100 games</source>
        <translation>{wins} victorias en 100 partidas</translation>
    </message>
    <message>
        <source>{names} share the win with {points} each.</source>
        <translation>Victoria compartida con {points} cada uno: {names}.</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>¡Ganas con {points}!</translation>
    </message>
    <message>
        <source>{who} wins with {points}.</source>
        <translation>{who} gana con {points}.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>{points} ahead of {names}</source>
        <translation>{points} más que {names}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>argument {name}: {what}</source>
        <translation>argumento {name}: {what}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>faltan estos argumentos: {names}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se espera un argumento</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>se espera al menos un argumento</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>opción no válida: {value} (elige entre {choices})</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar la versión y salir</translation>
    </message>
    <message>
        <source>check that this copy of the program is complete, and exit</source>
        <translation>comprobar que esta copia del programa está completa y salir</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandos</translation>
    </message>
    <message>
        <source>play matches without a window and count the wins</source>
        <translation>jugar partidas sin ventana y contar las victorias</translation>
    </message>
    <message>
        <source>file of house rules, as printed by `cardtable rules`</source>
        <translation>archivo de reglas caseras, como el que muestra `cardtable rules`</translation>
    </message>
    <message>
        <source>set one house rule</source>
        <translation>fijar una regla casera</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>mostrar un objeto JSON en lugar de una tabla</translation>
    </message>
    <message>
        <source>don&apos;t change seats between matches</source>
        <translation>no cambiar de asiento entre partidas</translation>
    </message>
    <message>
        <source>compare house rules with the standard rules</source>
        <translation>comparar reglas caseras con las reglas originales</translation>
    </message>
    <message>
        <source>change one house rule</source>
        <translation>cambiar una regla casera</translation>
    </message>
    <message>
        <source>run a study of rule sets, goals and values to try</source>
        <translation>hacer un estudio de conjuntos de reglas, objetivos y valores que probar</translation>
    </message>
    <message>
        <source>study file, or the name of a built-in study</source>
        <translation>archivo de estudio, o nombre de un estudio incluido</translation>
    </message>
    <message>
        <source>merge the parts of a study</source>
        <translation>unir las partes de un estudio</translation>
    </message>
    <message>
        <source>check records against the rules</source>
        <translation>comprobar registros según las reglas</translation>
    </message>
    <message>
        <source>print what one seat can see of a record</source>
        <translation>mostrar lo que un asiento ve de un registro</translation>
    </message>
    <message>
        <source>print a file with all house rules of a game</source>
        <translation>mostrar un archivo con todas las reglas caseras de un juego</translation>
    </message>
    <message>
        <source>list the built-in players of a game</source>
        <translation>listar los jugadores incluidos de un juego</translation>
    </message>
    <message>
        <source>print what a player would do in a game in progress</source>
        <translation>mostrar lo que haría un jugador en una partida en curso</translation>
    </message>
    <message>
        <source>add one player, whose command may contain commas</source>
        <translation>añadir un jugador; el comando puede contener una coma</translation>
    </message>
    <message>
        <source>save the record of every match</source>
        <translation>guardar el registro de cada partida</translation>
    </message>
    <message>
        <source>also measure, with extra games: skill, ladder, restricted, personas, course</source>
        <translation>medir también, con partidas adicionales: skill, ladder, restricted, personas, course</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>mostrar un objeto JSON en lugar de texto</translation>
    </message>
    <message>
        <source>also show what people said about games with these rules</source>
        <translation>mostrar también lo que la gente dijo de las partidas con estas reglas</translation>
    </message>
    <message>
        <source>Mix: {parts}; {wins} If others can predict your move, they can counter it.</source>
        <translation>Mezcla: {parts}; {wins} Si los demás pueden prever tu jugada, pueden contrarrestarla.</translation>
    </message>
    <message>
        <source>All moves are equal: {wins}</source>
        <translation>Todas las jugadas son iguales: {wins}</translation>
    </message>
    <message>
        <source>{move}: {wins}</source>
        <translation>{move}: {wins}</translation>
    </message>
    <message>
        <source>Just as good: {moves}.</source>
        <translation>Igual de bueno: {moves}.</translation>
    </message>
    <message>
        <source>About as good: {moves}.</source>
        <translation>Más o menos igual de bueno: {moves}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {wins} in 100.</source>
        <translation>Después, lo mejor: {move}, {wins} de cada 100.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>Casi igual de bueno: {move}.</translation>
    </message>
    <message>
        <source>Estimated.</source>
        <translation>Estimado.</translation>
    </message>
    <message>
        <source>Small bluffing card games. Without a command, opens the app, with the game, study or lesson in FILE.</source>
        <translation>Pequeños juegos de cartas y faroles. Sin comando, abre la aplicación con la partida, el estudio o la lección de FILE.</translation>
    </message>
    <message>
        <source>number of matches (default: 1000)</source>
        <translation>número de partidas (predeterminado: 1000)</translation>
    </message>
    <message>
        <source>file of house rules to compare with (default: the standard rules)</source>
        <translation>archivo de reglas caseras con el que comparar (predeterminado: las reglas originales)</translation>
    </message>
    <message>
        <source>print a new study file for GAME, or the built-in study that FILE names</source>
        <translation>mostrar un archivo de estudio nuevo para GAME, o el estudio incluido que indica FILE</translation>
    </message>
    <message>
        <source>list the author&apos;s claims about GAME, or test the one that FILE names</source>
        <translation>listar las afirmaciones del autor sobre GAME, o probar la que indica FILE</translation>
    </message>
    <message>
        <source>eliminate the weaker half of the rule sets after N games (default: 64), and again each time that number doubles</source>
        <translation>descartar la mitad más floja de los conjuntos de reglas tras N partidas (predeterminado: 64), y de nuevo cada vez que ese número se duplica</translation>
    </message>
    <message>
        <source>show the record only up to line K of the file</source>
        <translation>mostrar el registro solo hasta la línea K del archivo</translation>
    </message>
    <message>
        <source>player who gives the hint (default: the strongest)</source>
        <translation>jugador que da la pista (predeterminado: el más fuerte)</translation>
    </message>
    <message>
        <source>seat to advise (default: the next to move)</source>
        <translation>asiento al que aconsejar (predeterminado: el siguiente en jugar)</translation>
    </message>
    <message>
        <source>take the game as it stands after line K of the file</source>
        <translation>tomar la partida tal como está tras la línea K del archivo</translation>
    </message>
    <message>
        <source>thinking effort (default: 1)</source>
        <translation>esfuerzo de reflexión (predeterminado: 1)</translation>
    </message>
    <message>
        <source>players, one for each seat (default: the usual number of club players)</source>
        <translation>jugadores, uno por asiento (predeterminado: el número habitual de jugadores de club)</translation>
    </message>
    <message>
        <source>seed for the deals; the same seed gives the same deals</source>
        <translation>semilla de los repartos; la misma semilla da los mismos repartos</translation>
    </message>
    <message>
        <source>number of processes (default: one per core)</source>
        <translation>número de procesos (predeterminado: uno por núcleo)</translation>
    </message>
    <message>
        <source>abandon matches longer than N moves (default: 20000)</source>
        <translation>abandonar las partidas de más de N jugadas (predeterminado: 20000)</translation>
    </message>
    <message>
        <source>seconds a program may take to answer (default: 30)</source>
        <translation>segundos que un programa puede tardar en responder (predeterminado: 30)</translation>
    </message>
    <message>
        <source>play at least N games per rule set</source>
        <translation>jugar al menos N partidas por conjunto de reglas</translation>
    </message>
    <message>
        <source>start no more games after S seconds (default: 60, unless --games is given)</source>
        <translation>no empezar más partidas tras S segundos (predeterminado: 60, salvo con --games)</translation>
    </message>
    <message>
        <source>play only part K of N; `cardtable merge` puts the parts together</source>
        <translation>jugar solo la parte K de N; `cardtable merge` une las partes</translation>
    </message>
    <message>
        <source>also use the workers of a Dask scheduler (default: the one on this machine)</source>
        <translation>usar también los procesos (workers) de un planificador Dask (predeterminado: el de esta máquina)</translation>
    </message>
    <message>
        <source>save the results for `cardtable merge`</source>
        <translation>guardar los resultados para `cardtable merge`</translation>
    </message>
    <message>
        <source>write a report to read, print and share</source>
        <translation>escribir un informe para leer, imprimir y compartir</translation>
    </message>
    <message>
        <source>write tables of games, seats and measures as CSV files</source>
        <translation>escribir tablas de partidas, asientos y medidas como archivos CSV</translation>
    </message>
    <message>
        <source>write the tables as Parquet files (needs pyarrow)</source>
        <translation>escribir las tablas como archivos Parquet (necesita pyarrow)</translation>
    </message>
    <message>
        <source>you win {wins} in 100 games.</source>
        <translation>ganas {wins} de cada 100 partidas.</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in {all})</source>
        <translation>
            <numerusform>{move} (%n vez de cada {all})</numerusform>
            <numerusform>{move} (%n veces de cada {all})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (%n vez)</numerusform>
            <numerusform>{move} (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>el resto (%n vez)</numerusform>
            <numerusform>el resto (%n veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>Solución exacta.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>Estimado (±{off}).</translation>
    </message>
    <message>
        <source>seat {seat}, {player}</source>
        <translation>asiento {seat}, {player}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>gana {share}</translation>
    </message>
    <message>
        <source>, {time} left</source>
        <translation>, quedan {time}</translation>
    </message>
    <message>
        <source>interrupted after {matches}</source>
        <translation>interrumpido tras {matches}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victorias</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>% de victorias</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>puntos de media</translation>
    </message>
    <message>
        <source>{game}; {matches}, seed {seed}</source>
        <translation>{game}; {matches}, semilla {seed}</translation>
    </message>
    <message>
        <source>{moves} moves; {unfinished} unfinished, {failed} failed; {seconds} s</source>
        <translation>{moves} jugadas; {unfinished} sin acabar, {failed} fallidas; {seconds} s</translation>
    </message>
    <message>
        <source>{count} of {matches}</source>
        <translation>{count} de {matches}</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partida</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} partidas</translation>
    </message>
    <message>
        <source>blocks: {blocks}, games: {games}</source>
        <translation>bloques: {blocks}, partidas: {games}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game} para {players}. Partidas por conjunto de reglas: {games}. Bloques: {blocks}. Semilla: {seed}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: up to {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game} para {players}. Partidas por conjunto de reglas: hasta {games}. Bloques: {blocks}. Semilla: {seed}</translation>
    </message>
    <message>
        <source>To see all measures of these {count} rule sets, use --report, --csv or --json.</source>
        <translation>Para ver todas las medidas de estos {count} conjuntos de reglas, usa --report, --csv o --json.</translation>
    </message>
    <message>
        <source>One rule at a time, and how many of 100 paired games it changed:</source>
        <translation>Una regla cada vez, y cuántas de cada 100 partidas emparejadas cambió:</translation>
    </message>
    <message>
        <source>Eliminated after {games} games: {names}</source>
        <translation>Descartados tras {games} partidas: {names}</translation>
    </message>
    <message>
        <source>games changed, in 100</source>
        <translation>partidas cambiadas, de cada 100</translation>
    </message>
    <message>
        <source>Players: {fit}. {why}</source>
        <translation>Jugadores: {fit}. {why}</translation>
    </message>
    <message>
        <source>Goal {measure}: {verdict}. {why}</source>
        <translation>Objetivo {measure}: {verdict}. {why}</translation>
    </message>
    <message>
        <source>{unfinished} unfinished, {failed} failed</source>
        <translation>{unfinished} sin acabar, {failed} fallidas</translation>
    </message>
    <message>
        <source>Run again with:</source>
        <translation>Para repetirlo:</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>conjunto de reglas</translation>
    </message>
    <message>
        <source>goals met</source>
        <translation>objetivos cumplidos</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>reglas cambiadas</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>{count} of {goals}</source>
        <translation>{count} de {goals}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>can&apos;t change</source>
        <translation>no puede cambiar</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>A game takes {by} more moves</source>
        <translation>Una partida lleva {by} jugadas más</translation>
    </message>
    <message>
        <source>A game takes {by} fewer moves</source>
        <translation>Una partida lleva {by} jugadas menos</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} longer</source>
        <translation>Una partida dura {by} {rounds} más</translation>
    </message>
    <message>
        <source>{by} more games in 100 end in a shared win</source>
        <translation>De cada 100 partidas, {by} más acaban en victoria compartida</translation>
    </message>
    <message>
        <source>{by} fewer games in 100 end in a shared win</source>
        <translation>De cada 100 partidas, {by} menos acaban en victoria compartida</translation>
    </message>
    <message>
        <source>The lead changes {by} more times per game</source>
        <translation>El líder cambia {by} veces más por partida</translation>
    </message>
    <message>
        <source>The lead changes {by} fewer times per game</source>
        <translation>El líder cambia {by} veces menos por partida</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} more games in 100</source>
        <translation>El líder a media partida gana {by} partidas más de cada 100</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} fewer games in 100</source>
        <translation>El líder a media partida gana {by} partidas menos de cada 100</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} shorter</source>
        <translation>Una partida dura {by} {rounds} menos</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} more games in 100</source>
        <translation>Quien empieza gana {by} partidas más de cada 100</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} fewer games in 100</source>
        <translation>Quien empieza gana {by} partidas menos de cada 100</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} larger</source>
        <translation>El ganador acaba con {by} {unit} más de ventaja</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} smaller</source>
        <translation>El ganador acaba con {by} {unit} menos de ventaja</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} larger</source>
        <translation>La mayor desventaja que remonta el ganador crece en {by} {unit}</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} smaller</source>
        <translation>La mayor desventaja que remonta el ganador se reduce en {by} {unit}</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} more per round</source>
        <translation>El jugador más rezagado recupera {by} {unit} más por ronda</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} less per round</source>
        <translation>El jugador más rezagado recupera {by} {unit} menos por ronda</translation>
    </message>
    <message>
        <source>A stronger player wins {by} more games in 100 against weaker ones</source>
        <translation>El jugador más fuerte gana {by} partidas más de cada 100 entre otros más flojos</translation>
    </message>
    <message>
        <source>A stronger player wins {by} fewer games in 100 against weaker ones</source>
        <translation>El jugador más fuerte gana {by} partidas menos de cada 100 entre otros más flojos</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} more decisions in 100</source>
        <translation>La mejor jugada es claramente mejor en {by} decisiones más de cada 100</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} fewer decisions in 100</source>
        <translation>La mejor jugada es claramente mejor en {by} decisiones menos de cada 100</translation>
    </message>
    <message>
        <source>More is at stake in a decision: the best move&apos;s advantage is larger by {by} games in 100</source>
        <translation>Hay más en juego en cada decisión: la ventaja de la mejor jugada es mayor en {by} partidas de cada 100</translation>
    </message>
    <message>
        <source>Less is at stake in a decision: the best move&apos;s advantage is smaller by {by} games in 100</source>
        <translation>Hay menos en juego en cada decisión: la ventaja de la mejor jugada es menor en {by} partidas de cada 100</translation>
    </message>
    <message>
        <source>The odd one out wins {by} more games in 100</source>
        <translation>El jugador distinto gana {by} partidas más de cada 100</translation>
    </message>
    <message>
        <source>The odd one out wins {by} fewer games in 100</source>
        <translation>El jugador distinto gana {by} partidas menos de cada 100</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is wider by {by} games in 100</source>
        <translation>La diferencia entre el mejor asiento y el peor crece en {by} partidas de cada 100</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is narrower by {by} games in 100</source>
        <translation>La diferencia entre el mejor asiento y el peor se reduce en {by} partidas de cada 100</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} more games in 100</source>
        <translation>Con la mano más floja, el jugador distinto gana {by} partidas más de cada 100</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} fewer games in 100</source>
        <translation>Con la mano más floja, el jugador distinto gana {by} partidas menos de cada 100</translation>
    </message>
    <message>
        <source>There are no paired games to compare yet.</source>
        <translation>Aún no hay pares de partidas que comparar.</translation>
    </message>
    <message numerus="yes">
        <source>No differences between the rule sets in %n pair(s) of games.</source>
        <translation>
            <numerusform>Ninguna diferencia entre los conjuntos de reglas en %n par de partidas.</numerusform>
            <numerusform>Ninguna diferencia entre los conjuntos de reglas en %n pares de partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} under {name}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure}, con {name}: {mean} {bounds}. Se esperaba: {wanted}. Veredicto: {verdict}.</translation>
    </message>
    <message>
        <source>{measure} under {name}, compared with {base}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure}, con {name} en comparación con {base}: {mean} {bounds}. Se esperaba: {wanted}. Veredicto: {verdict}.</translation>
    </message>
    <message>
        <source>not yet known to be fit to judge these rules</source>
        <translation>aún no se sabe si sirven para juzgar estas reglas</translation>
    </message>
    <message>
        <source>fit to judge these rules</source>
        <translation>sirven para juzgar estas reglas</translation>
    </message>
    <message>
        <source>not fit to judge these rules</source>
        <translation>no sirven para juzgar estas reglas</translation>
    </message>
    <message>
        <source>The command that came with these results isn&apos;t shown: it might do something else.</source>
        <translation>El comando que venía con estos resultados no se muestra: podría hacer otra cosa.</translation>
    </message>
    <message>
        <source>{differ} of {pairs} paired games differed, and {winners} had a different winner.</source>
        <translation>{differ} de {pairs} pares de partidas fueron distintos, y en {winners} ganó otro.</translation>
    </message>
    <message>
        <source>The winner takes the lead for good later, by {by}% of the game&apos;s length</source>
        <translation>El ganador se pone definitivamente en cabeza más tarde: un {by}&#xa0;% de la duración de la partida</translation>
    </message>
    <message>
        <source>The winner takes the lead for good sooner, by {by}% of the game&apos;s length</source>
        <translation>El ganador se pone definitivamente en cabeza antes: un {by}&#xa0;% de la duración de la partida</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points more of the game</source>
        <translation>Los jugadores pasan fuera {by} puntos porcentuales más de la partida</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points less of the game</source>
        <translation>Los jugadores pasan fuera {by} puntos porcentuales menos de la partida</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points more of the result</source>
        <translation>El reparto y el asiento explican {by} puntos porcentuales más del resultado</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points less of the result</source>
        <translation>El reparto y el asiento explican {by} puntos porcentuales menos del resultado</translation>
    </message>
    <message>
        <source>More suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points more</source>
        <translation>Más tensión: se espera que un cuarto de la partida mueva las probabilidades de ganar {by} puntos porcentuales más</translation>
    </message>
    <message>
        <source>Less suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points less</source>
        <translation>Menos tensión: se espera que un cuarto de la partida mueva las probabilidades de ganar {by} puntos porcentuales menos</translation>
    </message>
    <message>
        <source>More surprise: a quarter of the game shifts the chances of winning by {by} percentage points more</source>
        <translation>Más sorpresa: un cuarto de la partida mueve las probabilidades de ganar {by} puntos porcentuales más</translation>
    </message>
    <message>
        <source>Less surprise: a quarter of the game shifts the chances of winning by {by} percentage points less</source>
        <translation>Menos sorpresa: un cuarto de la partida mueve las probabilidades de ganar {by} puntos porcentuales menos</translation>
    </message>
    <message>
        <source>“{move}” was never chosen in {offered} decisions where it was possible.</source>
        <translation>Nadie eligió nunca «{move}» en {offered} decisiones en las que era posible.</translation>
    </message>
    <message>
        <source>“{move}” was hardly ever chosen: in {chosen} of {offered} decisions where it was possible.</source>
        <translation>Casi nadie eligió «{move}»: en {chosen} de {offered} decisiones en las que era posible.</translation>
    </message>
    <message>
        <source>Claim: {says} Verdict: {verdict}.</source>
        <translation>Afirmación: {says} Veredicto: {verdict}.</translation>
    </message>
    <message>
        <source>Verdict on the claim: {verdict}.</source>
        <translation>Veredicto de la afirmación: {verdict}.</translation>
    </message>
    <message>
        <source>Never choosing “{move}”</source>
        <translation>No elegir nunca «{move}»</translation>
    </message>
    <message>
        <source>How does {game} play under these rules?</source>
        <translation>¿Cómo resulta {game} con estas reglas?</translation>
    </message>
    <message>
        <source>What does {name} change in {game}?</source>
        <translation>¿Qué cambia {name} en {game}?</translation>
    </message>
    <message>
        <source>What do {count} sets of house rules change in {game}?</source>
        <translation>¿Qué cambian {count} conjuntos de reglas caseras en {game}?</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>las reglas originales</translation>
    </message>
    <message>
        <source>met</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>no cumplido</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>These 95% intervals stay valid however often you look.</source>
        <translation>Estos intervalos del 95&#xa0;% valen por mucho que se mire.</translation>
    </message>
</context>
<context>
    <name>trials</name>
    <message>
        <source>tries out each move with random play and picks the best</source>
        <translation>prueba cada jugada con partidas al azar y elige la mejor</translation>
    </message>
    <message>
        <source>plays like the others but always one step higher</source>
        <translation>juega como ellos, pero siempre un paso por encima</translation>
    </message>
    <message>
        <source>plays like the others but always one step lower</source>
        <translation>juega como ellos, pero siempre un paso por debajo</translation>
    </message>
    <message>
        <source>always makes the lowest move</source>
        <translation>hace siempre la jugada más baja</translation>
    </message>
    <message>
        <source>always makes the highest move</source>
        <translation>hace siempre la jugada más alta</translation>
    </message>
    <message>
        <source>chooses “{move}” whenever possible</source>
        <translation>elige «{move}» siempre que se puede</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>Un jugador que piensa el doble que los demás (esfuerzo {of}) gana {by} partidas de cada 100 más que su parte justa {bounds}.</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>Un jugador que piensa el doble que los demás (esfuerzo {of}) gana {by} partidas de cada 100 menos que su parte justa {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>Un jugador que nunca elige «{of}» gana {by} partidas de cada 100 más que su parte justa {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>Un jugador que nunca elige «{of}» gana {by} partidas de cada 100 menos que su parte justa {bounds}.</translation>
    </message>
    <message>
        <source>{player} ({share}%)</source>
        <translation>{player} ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>The best mix of these players is {mix}.</source>
        <translation>La mejor mezcla de estos jugadores es {mix}.</translation>
    </message>
</context>
<context>
    <name>war</name>
    <message>
        <source>Your bids appear here once they have been turned over.</source>
        <translation>Aquí aparecerán tus pujas cuando se hayan descubierto.</translation>
    </message>
    <message>
        <source>{who}&apos;s bids appear here once they have been turned over.</source>
        <translation>Aquí aparecerán las pujas de {who} cuando se hayan descubierto.</translation>
    </message>
    <message>
        <source>at stake: low to high</source>
        <translation>en juego: de pocos puntos a muchos</translation>
    </message>
    <message>
        <source>bid: low to high</source>
        <translation>puja: de baja a alta</translation>
    </message>
    <message>
        <source>{made} of {tried} prizes taken ({share}%)</source>
        <translation>{made} de {tried} premios ganados ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>pujas</translation>
    </message>
    <message>
        <source>Your bids</source>
        <translation>Tus pujas</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>por azar</translation>
    </message>
    <message>
        <source>the expert&apos;s mixes</source>
        <translation>las mezclas del experto</translation>
    </message>
    <message>
        <source>Your bids followed the prizes: the higher the prize, the higher the card.</source>
        <translation>Tus pujas seguían a los premios: a premio más alto, carta más alta.</translation>
    </message>
    <message>
        <source>You always bid about the same amount above or below what was at stake.</source>
        <translation>Pujaste siempre más o menos la misma cantidad por encima o por debajo de lo que había en juego.</translation>
    </message>
    <message>
        <source>You mostly bid your highest card.</source>
        <translation>Casi siempre pujaste la carta más alta de tu mano.</translation>
    </message>
    <message>
        <source>You mostly bid your lowest card.</source>
        <translation>Casi siempre pujaste la carta más baja de tu mano.</translation>
    </message>
    <message>
        <source>You mostly bid the card nearest to your last bid.</source>
        <translation>Casi siempre pujaste la carta más cercana a tu última puja.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) still to come</source>
        <translation>
            <numerusform>Por salir: %n punto</numerusform>
            <numerusform>Por salir: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>out for this prize</source>
        <translation>fuera en este premio</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>vale {points}</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>premios</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>If others can predict your card, they bid just above it.</source>
        <translation>Quien prevea tu carta pujará justo por encima.</translation>
    </message>
    <message>
        <source>If others can predict your card, they play their lowest.</source>
        <translation>Quien prevea tu carta pondrá la más baja que tenga.</translation>
    </message>
    <message>
        <source>Prize {number}</source>
        <translation>Premio {number}</translation>
    </message>
    <message>
        <source>Prize {number} of {count}</source>
        <translation>Premio {number} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>en cabeza</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>vende</translation>
    </message>
    <message>
        <source>highest bid</source>
        <translation>puja más alta</translation>
    </message>
    <message>
        <source>Up for bidding: {cards}.</source>
        <translation>En juego: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>%n gastada</numerusform>
            <numerusform>%n gastadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points after each prize</source>
        <translation>Puntos tras cada premio</translation>
    </message>
    <message>
        <source>Which card will you offer?</source>
        <translation>¿Qué carta ofreces?</translation>
    </message>
    <message>
        <source>{who} bids {bid} for {prize}. Bid higher?</source>
        <translation>{who} puja {bid} por {prize}. ¿Pujas más alto?</translation>
    </message>
    <message>
        <source>What will you bid for {prize}?</source>
        <translation>¿Qué pujas por {prize}?</translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>Ofrecer {card}</translation>
    </message>
    <message>
        <source>worth {points} to the winner</source>
        <translation>quien gana recibe {points}</translation>
    </message>
    <message>
        <source>Bid {card}</source>
        <translation>Pujar {card}</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t beat the current bid, {standing}.</source>
        <translation>{card} no vale más que {standing}, la puja actual.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Your cards are your money. Spend them to win the prizes worth the most points.</source>
        <translation>Tus cartas son tu dinero. Gástalas en llevarte los premios que más puntos valgan.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone holds a whole suit of %n card(s), from the ace up.</source>
        <translation>
            <numerusform>Cada jugador tiene un palo entero de %n carta, desde el as.</numerusform>
            <numerusform>Cada jugador tiene un palo entero de %n cartas, desde el as.</numerusform>
        </translation>
    </message>
    <message>
        <source>So everyone always knows what the others can still bid.</source>
        <translation>Así, todos saben qué puede pujar aún cada cual.</translation>
    </message>
    <message>
        <source>Two packs are used; cards from the second carry a mark.</source>
        <translation>Se juega con dos barajas; las cartas de la segunda llevan una marca.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>A suit that nobody holds is shuffled and placed face down: these are the prizes.</source>
        <translation>Un palo que no tiene nadie se baraja y se deja boca abajo: son los premios.</translation>
    </message>
    <message>
        <source>They are turned up one at a time. Players take turns to open the bidding, clockwise.</source>
        <translation>Se descubren de uno en uno. Los jugadores abren la puja por turnos, en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Each prize is a card that a player offers from their own hand.</source>
        <translation>Cada premio es una carta que un jugador ofrece de su propia mano.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table and back: A B C, then C B A, and so on.</source>
        <translation>El turno de ofrecer recorre la mesa de ida y vuelta: A B C, luego C B A, y así sucesivamente.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table: A B C, A B C, and so on.</source>
        <translation>El turno de ofrecer recorre la mesa: A B C, A B C, y así sucesivamente.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too, after everyone else.</source>
        <translation>Quien la ofrece también puja, después de todos los demás.</translation>
    </message>
    <message>
        <source>The player who offers the card doesn&apos;t bid for it.</source>
        <translation>Quien la ofrece no puja por ella.</translation>
    </message>
    <message>
        <source>From earlier bids, a mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>Por las pujas anteriores, un lector de mentes habría previsto {foreseen} de {count}; por puro azar serían unas {usual}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) against what was at stake</source>
        <translation>
            <numerusform>%n puja frente a lo que había en juego</numerusform>
            <numerusform>%n pujas frente a lo que había en juego</numerusform>
        </translation>
    </message>
    <message>
        <source>a mind-reader would have predicted it</source>
        <translation>un lector de mentes lo habría previsto</translation>
    </message>
    <message>
        <source>bid equal to what was at stake</source>
        <translation>puja igual a lo que había en juego</translation>
    </message>
    <message>
        <source>{bid} for {stake}, which a mind-reader would have predicted</source>
        <translation>{bid} por {stake}; un lector de mentes lo habría previsto</translation>
    </message>
    <message>
        <source>{bid} for {stake}; a mind-reader would have predicted {foreseen}</source>
        <translation>{bid} por {stake}; un lector de mentes habría previsto {foreseen}</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your bids was, in %</source>
        <translation>Qué probabilidad daba un lector de mentes a cada puja tuya, en&#xa0;%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>como esperaba el lector de mentes</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>You made no bids that could be judged.</source>
        <translation>No hiciste ninguna puja que se pueda evaluar.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>Un lector de mentes habría previsto {foreseen} de {count}; por puro azar serían unas {usual}.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; for a player who mixes like the expert, it would have been about {usual}. {luck}</source>
        <translation>Un lector de mentes habría previsto {foreseen} de {count}; con un jugador que mezcla como el experto serían unas {usual}. {luck}</translation>
    </message>
    <message>
        <source>Of players who mix their bids, {chance} in 100 are predicted this often.</source>
        <translation>A quienes mezclan sus pujas les pasa esto {chance} de cada 100 veces.</translation>
    </message>
    <message>
        <source>When players offer their own cards, the first player has an advantage; offering in the order A B C C B A removes it.</source>
        <translation>Cuando los jugadores ofrecen cartas propias, el primero tiene ventaja; ofrecer en el orden A B C C B A la elimina.</translation>
    </message>
    <message>
        <source>If all picture cards are worth ten, the maths is easier: skill counts for less.</source>
        <translation>Si todas las figuras valen diez, las cuentas son más fáciles: la habilidad cuenta menos.</translation>
    </message>
    <message>
        <source>With the queen above the king, winning margins grow by more than a point.</source>
        <translation>Con la reina por encima del rey, los márgenes de victoria crecen en más de un punto.</translation>
    </message>
    <message>
        <source>With the queen as high as the king, the lead changes more often.</source>
        <translation>Con la reina tan alta como el rey, el líder cambia más a menudo.</translation>
    </message>
    <message>
        <source>offer a card</source>
        <translation>ofrecer una carta</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>pujar</translation>
    </message>
    <message>
        <source>Mix your bids: you win {chance} in 100 games.</source>
        <translation>Mezcla tus pujas: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Pass: you win {chance} in 100 games.</source>
        <translation>Pasa: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Offer {move}: you win {chance} in 100 games.</source>
        <translation>Ofrece {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 games.</source>
        <translation>Puja {move}: ganas {chance} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>The {player} would play: {moves}</source>
        <translation>El {player} jugaría: {moves}</translation>
    </message>
    <message>
        <source>Who opens first is chosen at random.</source>
        <translation>El azar decide quién abre primero.</translation>
    </message>
    <message>
        <source>They are turned up one at a time.</source>
        <translation>Se descubren de uno en uno.</translation>
    </message>
    <message>
        <source>Who offers first (A) is chosen at random; B and C are the next players clockwise.</source>
        <translation>El azar decide quién ofrece primero (A); B y C son los jugadores siguientes en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too.</source>
        <translation>Quien la ofrece también puja.</translation>
    </message>
    <message>
        <source>The player to their left opens the bidding.</source>
        <translation>Abre la puja quien está a su izquierda.</translation>
    </message>
    <message>
        <source>Prizes lie open in front of the players who won them.</source>
        <translation>Los premios quedan a la vista delante de quienes los han ganado.</translation>
    </message>
    <message>
        <source>The prizes</source>
        <translation>Los premios</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody gets the prize.</source>
        <translation>Si las pujas más altas empatan, nadie se lleva el premio.</translation>
    </message>
    <message>
        <source>If the highest bids tie, the prize is added to the next one. Prizes still waiting after the last round go to nobody.</source>
        <translation>Si las pujas más altas empatan, el premio espera y se suma al siguiente. Los que sigan esperando tras la última ronda no son de nadie.</translation>
    </message>
    <message>
        <source>If the highest bids tie, they cancel out: the prize goes to the highest bid that nobody else matched. If there is none, nobody gets the prize.</source>
        <translation>Si las pujas más altas empatan, se anulan: el premio es para la puja más alta que no haya hecho nadie más. Si no hay ninguna, nadie se lo lleva.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Las pujas</translation>
    </message>
    <message>
        <source>Everyone plays one card face down. When all have, the cards are turned over together.</source>
        <translation>Cada jugador pone una carta boca abajo. Cuando están todas, se descubren a la vez.</translation>
    </message>
    <message>
        <source>The highest card wins the prize. All cards that were bid are spent, win or lose.</source>
        <translation>La más alta se lleva el premio. Toda carta pujada se gasta, se gane o se pierda.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La subasta</translation>
    </message>
    <message>
        <source>In turn, play a card face up that beats the current bid, or pass.</source>
        <translation>Por turnos, pon boca arriba una carta que valga más que la puja actual, o pasa.</translation>
    </message>
    <message>
        <source>If you pass, you are out until the next prize. If all others pass before anyone has bid, the last player may still bid.</source>
        <translation>Quien pasa queda fuera hasta el próximo premio. Si todos los demás pasan antes de que alguien puje, el último aún puede pujar.</translation>
    </message>
    <message>
        <source>The highest bidder spends the last card they bid and takes the prize; their earlier bids return to their hand.</source>
        <translation>Quien puja más alto gasta su última carta y se lleva el premio; sus cartas anteriores vuelven a su mano.</translation>
    </message>
    <message>
        <source>The others spend the highest card they bid, too.</source>
        <translation>Los demás gastan también la carta más alta que pujaron.</translation>
    </message>
    <message>
        <source>The others take all their cards back.</source>
        <translation>Los demás recuperan todas sus cartas.</translation>
    </message>
    <message>
        <source>If nobody bids, nobody gets the prize.</source>
        <translation>Si nadie puja, nadie se lleva el premio.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>A card is worth the number on it, both as a bid and as a prize; {cards}.</source>
        <translation>Una carta vale su número, como puja y como premio; {cards}.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Valor de las cartas</translation>
    </message>
    <message>
        <source>The game ends after the last prize.</source>
        <translation>La partida termina tras el último premio.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer can&apos;t both offer a card and keep one to bid, or when anyone who may bid has no card left.</source>
        <translation>La partida termina cuando el jugador al que le toca ofrecer no puede ofrecer una carta y guardar otra para pujar, o cuando alguien que puede pujar se queda sin cartas.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer has no card, or when anyone who may bid has no card left.</source>
        <translation>La partida termina cuando el jugador al que le toca ofrecer no tiene ninguna carta, o cuando alguien que puede pujar se queda sin cartas.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Only cards you have won score. The most points win.</source>
        <translation>Solo puntúan las cartas ganadas. Gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>Quienes empaten comparten la victoria.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more</source>
        <translation>
            <numerusform>{card} y %n más</numerusform>
            <numerusform>{card} y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are dealt: everyone gets a whole suit.</source>
        <translation>Se reparten las cartas: un palo entero por jugador.</translation>
    </message>
    <message>
        <source>The next prize is {card}.</source>
        <translation>El siguiente premio es {card}.</translation>
    </message>
    <message>
        <source>You offer {card}.</source>
        <translation>Ofreces {card}.</translation>
    </message>
    <message>
        <source>{who} offers {card}.</source>
        <translation>{who} ofrece {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} pasa.</translation>
    </message>
    <message>
        <source>Round {number}, for {prize}</source>
        <translation>Ronda {number}, por {prize}</translation>
    </message>
    <message>
        <source>Round {number}: {prize}</source>
        <translation>Ronda {number}: {prize}</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Las pujas: {bids}.</translation>
    </message>
    <message>
        <source>You bid {card}.</source>
        <translation>Pujas {card}.</translation>
    </message>
    <message>
        <source>{who} bids {card}.</source>
        <translation>{who} puja {card}.</translation>
    </message>
    <message>
        <source>You bid a card face down.</source>
        <translation>Pujas una carta boca abajo.</translation>
    </message>
    <message>
        <source>{who} bids a card face down.</source>
        <translation>{who} puja una carta boca abajo.</translation>
    </message>
    <message>
        <source>You win {cards} with {bid}.</source>
        <translation>Ganas {cards} con {bid}.</translation>
    </message>
    <message>
        <source>{who} wins {cards} with {bid}.</source>
        <translation>{who} gana {cards} con {bid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: {cards} is added to the next prize.</source>
        <translation>Las pujas más altas empatan: {cards} se suma al siguiente premio.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody gets {cards}.</source>
        <translation>Las pujas más altas empatan: nadie se lleva {cards}.</translation>
    </message>
    <message>
        <source>Nobody bids: {cards} is discarded.</source>
        <translation>Nadie puja: {cards} se descarta.</translation>
    </message>
    <message>
        <source>The game ends: nobody gets {cards}.</source>
        <translation>La partida termina: nadie se lleva {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} prizes, {ahead}.</source>
        <translation>{made} de {count} premios, {ahead}.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. You take the lead for good.</source>
        <translation>Ronda {number}: {cards} por {bid}. Te pones en cabeza y ya nadie te alcanza.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. {who} takes the lead for good.</source>
        <translation>Ronda {number}: {cards} por {bid}. {who} se pone definitivamente en cabeza.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. You take the lead.</source>
        <translation>Ronda {number}, la última: {cards} por {bid}. Te pones en cabeza.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. {who} takes the lead.</source>
        <translation>Ronda {number}, la última: {cards} por {bid}. {who} se pone en cabeza.</translation>
    </message>
    <message>
        <source>Round {number}: you win {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>Ronda {number}: ganas {cards} con {bid}, el premio más valioso de la partida.</translation>
    </message>
    <message>
        <source>Round {number}: {who} wins {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>Ronda {number}: {who} gana {cards} con {bid}, el premio más valioso de la partida.</translation>
    </message>
    <message>
        <source>Round {number}, your card to offer</source>
        <translation>Ronda {number}, la carta que ofreces</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>pasaste</translation>
    </message>
    <message>
        <source>you offered {card}</source>
        <translation>ofreciste {card}</translation>
    </message>
    <message>
        <source>you bid {card}</source>
        <translation>pujaste {card}</translation>
    </message>
    <message>
        <source>{did}; passing was better</source>
        <translation>{did}; mejor era pasar</translation>
    </message>
    <message>
        <source>{did}; bidding {move} was better</source>
        <translation>{did}; mejor era pujar {move}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>All hands can only be shown once this game is over.</source>
        <translation>Todas las manos solo se pueden mostrar cuando termine esta partida.</translation>
    </message>
    <message>
        <source>This version can&apos;t play {game}.</source>
        <translation>En esta versión no se puede jugar a {game}.</translation>
    </message>
</context>
</TS>
