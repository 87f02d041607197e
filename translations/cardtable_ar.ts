<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version {version}</source>
        <translation>الإصدار {version}</translation>
    </message>
    <message>
        <source>built from commit {commit}</source>
        <translation>بُني من الإيداع (commit) {commit}</translation>
    </message>
    <message>
        <source>A home for small bluffing games. Free to use, change and share under the MIT licence.</source>
        <translation>بيت لألعاب خداع صغيرة. لك أن تستخدمه وتغيّره وتشاركه بموجب رخصة MIT.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>فتح مجلد الألعاب</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>فتح مجلد الإعدادات</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>تقارير الأخطاء</translation>
    </message>
    <message>
        <source>Open error reports folder</source>
        <translation>فتح مجلد تقارير الأخطاء</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>Versions, system, screen and folders for the developers</source>
        <translation>الإصدارات والنظام والشاشة والمجلدات، للمطوّرين</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>مجلداتك</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>المكوّن</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>المكوّنات</translation>
    </message>
    <message>
        <source>{name} licence</source>
        <translation>رخصة {name}</translation>
    </message>
    <message>
        <source>This copy of {name} came without its licence text.</source>
        <translation>لم يأت نص الرخصة مع هذه النسخة من {name}.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {why}.</source>
        <translation>لا يمكن قراءة هذا الملف: {why}.</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be created: {why}.</source>
        <translation>لا يمكن إنشاء {folder}: {why}.</translation>
    </message>
    <message>
        <source>No program was found to open {folder}.</source>
        <translation>لم يُعثر على برنامج يفتح {folder}.</translation>
    </message>
    <message>
        <source>Copied. You can now paste it into a message.</source>
        <translation>تم النسخ. يمكنك لصقه في رسالة الآن.</translation>
    </message>
</context>
<context>
    <name>AgeOrder</name>
    <message>
        <source>Youngest first</source>
        <translation>الأصغر سنًّا أولًا</translation>
    </message>
    <message>
        <source>If players tie for the lowest score, the youngest calls trump</source>
        <translation>إذا تساوى لاعبون في أدنى رصيد، فالأصغر سنًّا يختار الطرنيب</translation>
    </message>
    <message>
        <source>Moves the selected player. You can also drag players.</source>
        <translation>يحرك اللاعب المحدد. ويمكنك سحب اللاعبين أيضًا.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>أصغر</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>أكبر</translation>
    </message>
    <message>
        <source>{name}: younger</source>
        <translation>{name}: أصغر سنًّا</translation>
    </message>
    <message>
        <source>{name}: older</source>
        <translation>{name}: أكبر سنًّا</translation>
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
        <translation>عدد اللاعبين</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>من يلعب</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>إعادة كل القواعد الخاصة إلى القياسية</translation>
    </message>
    <message>
        <source>Add rule set</source>
        <translation>إضافة مجموعة قواعد</translation>
    </message>
    <message>
        <source>Add another rule set, played with the same deals (A)</source>
        <translation>إضافة مجموعة قواعد أخرى بالتوزيعات نفسها (A)</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>المقارنة مع</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>القواعد القياسية</translation>
    </message>
    <message>
        <source>these rules as they are now</source>
        <translation>هذه القواعد كما هي الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>لم تتغير أي منها</numerusform>
            <numerusform>تغيّرت واحدة منها</numerusform>
            <numerusform>تغيّرت اثنتان منها</numerusform>
            <numerusform>تغيّرت %n منها</numerusform>
            <numerusform>تغيّرت %n منها</numerusform>
            <numerusform>تغيّرت %n منها</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>قياسية</translation>
    </message>
</context>
<context>
    <name>Beginnings</name>
    <message>
        <source>Or start with one of these:</source>
        <translation>أو ابدأ بواحدة من هذه:</translation>
    </message>
</context>
<context>
    <name>BenchAnswer</name>
    <message>
        <source>Change a rule and see within a minute what it does.</source>
        <translation>غيّر قاعدة وشاهد أثرها خلال دقيقة.</translation>
    </message>
    <message>
        <source>Still playing the first games; these players take their time.</source>
        <translation>ما زالت الألعاب الأولى تُلعب: إنها طويلة مع هؤلاء اللاعبين.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>تُلعب الألعاب الأولى…</translation>
    </message>
    <message numerus="yes">
        <source>No pair of games has finished yet; %n game(s) never ended.</source>
        <translation>
            <numerusform>لم تنته أي لعبة بالقواعد كلتيهما حتى الآن.</numerusform>
            <numerusform>لم تنته أي لعبة بالقواعد كلتيهما حتى الآن؛ ولعبة واحدة لم تنته قط.</numerusform>
            <numerusform>لم تنته أي لعبة بالقواعد كلتيهما حتى الآن؛ ولعبتان لم تنتهيا قط.</numerusform>
            <numerusform>لم تنته أي لعبة بالقواعد كلتيهما حتى الآن؛ و%n ألعاب لم تنته قط.</numerusform>
            <numerusform>لم تنته أي لعبة بالقواعد كلتيهما حتى الآن؛ و%n لعبة لم تنته قط.</numerusform>
            <numerusform>لم تنته أي لعبة بالقواعد كلتيهما حتى الآن؛ و%n لعبة لم تنته قط.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference has been proven.</source>
        <translation>لم يثبت أي فرق.</translation>
    </message>
    <message>
        <source>No difference has been proven yet.</source>
        <translation>لم يثبت أي فرق بعد.</translation>
    </message>
    <message>
        <source>Judged anyway, at your request.</source>
        <translation>حُكم رغم ذلك بناءً على طلبك.</translation>
    </message>
</context>
<context>
    <name>BenchMeasures</name>
    <message>
        <source>Also measure suspense, surprise, real decisions and stakes. For one deal in ten, the game is continued many times from each quarter, so this takes several times as long (U)</source>
        <translation>قياس التشويق والمفاجأة والقرارات الحقيقية وأهمية القرارات أيضًا. في توزيعة من كل عشر تُتابَع اللعبة مرات كثيرة من كل ربع، فيستغرق ذلك وقتًا أطول بعدة أضعاف (U)</translation>
    </message>
    <message>
        <source>How the values of the chosen measure are spread over the games (D)</source>
        <translation>كيف يتوزع المقياس المختار على الألعاب (D)</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>المقاييس</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>التوزّع</translation>
    </message>
    <message>
        <source>Leave out suspense</source>
        <translation>عدم قياس التشويق</translation>
    </message>
    <message>
        <source>Measure suspense</source>
        <translation>قياس التشويق</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n game(s).</source>
        <translation>
            <numerusform>استنادًا إلى %n لعبة.</numerusform>
            <numerusform>استنادًا إلى لعبة واحدة.</numerusform>
            <numerusform>استنادًا إلى لعبتين.</numerusform>
            <numerusform>استنادًا إلى %n ألعاب.</numerusform>
            <numerusform>استنادًا إلى %n لعبة.</numerusform>
            <numerusform>استنادًا إلى %n لعبة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchPage</name>
    <message>
        <source>Play for another minute (M)</source>
        <translation>اللعب دقيقة أخرى (M)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>الدراسات…</translation>
    </message>
    <message>
        <source>Your earlier studies and their findings</source>
        <translation>دراساتك السابقة ونتائجها</translation>
    </message>
    <message>
        <source>Sweep values</source>
        <translation>مسح القيم</translation>
    </message>
    <message>
        <source>Try many values for these rules (W)</source>
        <translation>جرّب قيمًا كثيرة لهذه القواعد (W)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>العب</translation>
    </message>
    <message>
        <source>Set up a table with these rules (P)</source>
        <translation>إعداد طاولة بهذه القواعد (P)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>البذرة {seed}</translation>
    </message>
</context>
<context>
    <name>BenchProgress</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>لم تُلعب ألعاب</numerusform>
            <numerusform>لُعبت لعبة واحدة</numerusform>
            <numerusform>لُعبت لعبتان</numerusform>
            <numerusform>لُعبت %n ألعاب</numerusform>
            <numerusform>لُعبت %n لعبة</numerusform>
            <numerusform>لُعبت %n لعبة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchQuestion</name>
    <message>
        <source>Click a word to change it</source>
        <translation>انقر كلمة لتغييرها</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>{game} with “{base}”</source>
        <translation>{game} مع «{base}»</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>قاعدة أخرى</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what does “{rules}” do?</source>
        <translation>{game}، عدد اللاعبين {count}، المستوى {player}: ما أثر «{rules}»؟</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what would {another} do?</source>
        <translation>{game}، عدد اللاعبين {count}، المستوى {player}: ما أثر {another}؟</translation>
    </message>
</context>
<context>
    <name>BranchKeeping</name>
    <message>
        <source>As it was played</source>
        <translation>كما لُعبت</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>لا أسطر</numerusform>
            <numerusform>سطر واحد</numerusform>
            <numerusform>سطران</numerusform>
            <numerusform>%n أسطر</numerusform>
            <numerusform>%n سطرًا</numerusform>
            <numerusform>%n سطر</numerusform>
        </translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>من السطر {line}</translation>
    </message>
    <message>
        <source>{where}, with a rule changed</source>
        <translation>{where}، مع تغيّر قاعدة</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Name this branch:</source>
        <translation>اسم هذا الفرع:</translation>
    </message>
    <message>
        <source>Delete the branch “{name}”?</source>
        <translation>حذف الفرع «{name}»؟</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Note about this moment:</source>
        <translation>ملاحظة عن هذه اللحظة:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Branch here</source>
        <translation>تفريع هنا</translation>
    </message>
    <message>
        <source>Start a branch at this moment (B)</source>
        <translation>بدء فرع من هذه اللحظة (B)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Add a note about this moment (N)</source>
        <translation>إضافة ملاحظة عن هذه اللحظة (N)</translation>
    </message>
    <message>
        <source>No notes yet.</source>
        <translation>لا ملاحظات بعد.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>الفروع</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Change a rule from here</source>
        <translation>تغيير قاعدة من هنا</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>القاعدة</translation>
    </message>
</context>
<context>
    <name>Chair</name>
    <message>
        <source>Seat {number}, free</source>
        <translation>المقعد {number}، شاغر</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>المقعد {number}: {name}</translation>
    </message>
</context>
<context>
    <name>ChanceLegend</name>
    <message>
        <source>How many games in 100 each player would win if “{bots}” bots made every move from here on, including the next</source>
        <translation>كم لعبة من 100 يفوز بها كل لاعب إذا كانت كل الحركات من هنا، بدءًا بالتالية، لبوتات المستوى «{bots}»</translation>
    </message>
    <message>
        <source>Win chance now</source>
        <translation>فرصة الفوز الآن</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Use the left and right arrow keys to move this player</source>
        <translation>استخدم مفتاحي السهمين الأيمن والأيسر لتحريك هذا اللاعب</translation>
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
        <translation>ما لُعب</translation>
    </message>
    <message>
        <source>Test a claim</source>
        <translation>اختبار ادعاء</translation>
    </message>
    <message>
        <source>Testing: {claim}</source>
        <translation>اختبار: {claim}</translation>
    </message>
    <message>
        <source>Or test what the author says:</source>
        <translation>أو اختبر ما يقوله المؤلف:</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>تُلعب الألعاب الأولى…</translation>
    </message>
    <message numerus="yes">
        <source>%n games played.</source>
        <translation>
            <numerusform>لم تُلعب ألعاب.</numerusform>
            <numerusform>لُعبت لعبة واحدة.</numerusform>
            <numerusform>لُعبت لعبتان.</numerusform>
            <numerusform>لُعبت %n ألعاب.</numerusform>
            <numerusform>لُعبت %n لعبة.</numerusform>
            <numerusform>لُعبت %n لعبة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my side</source>
        <translation>أظهر جهتي</translation>
    </message>
    <message>
        <source>Others, look away</source>
        <translation>أيها الآخرون، لا تنظروا</translation>
    </message>
    <message>
        <source>It is {name}&apos;s move</source>
        <translation>الدور على {name}</translation>
    </message>
</context>
<context>
    <name>DistributionView</name>
    <message>
        <source>Games with a shared win</source>
        <translation>ألعاب الفوز المشترك</translation>
    </message>
    <message>
        <source>Games that the first seat wins</source>
        <translation>ألعاب يفوز بها المقعد الأول</translation>
    </message>
    <message>
        <source>Games that the leader at half-time wins</source>
        <translation>ألعاب يفوز بها متصدر المنتصف</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the standard rules.</source>
        <translation>{what}: {yours} من 100، وبالقواعد القياسية {authors}.</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the base rules.</source>
        <translation>{what}: {yours} من 100، وبالقواعد الأساسية {authors}.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>عرضها</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the standard rules</source>
        <translation>{label} {values}: {yours} من 100 لعبة، وبالقواعد القياسية {authors}</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the base rules</source>
        <translation>{label} {values}: {yours} من 100 لعبة، وبالقواعد الأساسية {authors}</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>القياسية</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>الأساس</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>قواعدك</translation>
    </message>
</context>
<context>
    <name>Distributions</name>
    <message>
        <source>Per 100 games: {outline} standard rules, {bar} your rules. Dashed lines: means</source>
        <translation>لكل 100 لعبة: {outline} القواعد القياسية، {bar} قواعدك. الخطوط المتقطعة: المتوسطات</translation>
    </message>
    <message>
        <source>Per 100 games: {outline} base rules, {bar} your rules. Dashed lines: means</source>
        <translation>لكل 100 لعبة: {outline} القواعد الأساسية، {bar} قواعدك. الخطوط المتقطعة: المتوسطات</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Show numbers instead of charts (T)</source>
        <translation>عرض الأرقام بدل المخططات (T)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>مخطط</translation>
    </message>
</context>
<context>
    <name>EmblemPicker</name>
    <message>
        <source>Emblem</source>
        <translation>الشعار</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
</context>
<context>
    <name>EyesBox</name>
    <message>
        <source>as you saw it</source>
        <translation>كما رأيتها</translation>
    </message>
    <message>
        <source>as {name} saw it</source>
        <translation>كما رآها {name}</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>كل الأيدي مكشوفة</translation>
    </message>
    <message>
        <source>View</source>
        <translation>المنظور</translation>
    </message>
</context>
<context>
    <name>EyesRow</name>
    <message>
        <source>All hands</source>
        <translation>كل الأيدي</translation>
    </message>
    <message>
        <source>All hands open, with the player to move at the bottom (0)</source>
        <translation>كل الأيدي مكشوفة، وصاحب الدور في الأسفل (0)</translation>
    </message>
    <message>
        <source>Your view ({key})</source>
        <translation>منظورك ({key})</translation>
    </message>
    <message>
        <source>View of {name} ({key})</source>
        <translation>المنظور: {name} ({key})</translation>
    </message>
    <message>
        <source>View</source>
        <translation>المنظور</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in Cardtable. Your games are saved.</source>
        <translation>حدث خلل في Cardtable. ألعابك محفوظة.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Close Cardtable</source>
        <translation>إغلاق Cardtable</translation>
    </message>
    <message>
        <source>Cardtable didn&apos;t close properly last time. Your games are saved.</source>
        <translation>لم يُغلق Cardtable على نحو سليم في المرة السابقة. ألعابك محفوظة.</translation>
    </message>
    <message>
        <source>Continue game</source>
        <translation>متابعة اللعبة</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Report for the developers: {file}</source>
        <translation>تقرير للمطوّرين: {file}</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>الألعاب السابقة</translation>
    </message>
    <message>
        <source>Change a rule and see what it does to the game</source>
        <translation>غيّر قاعدة، وشاهد أثرها في اللعبة</translation>
    </message>
    <message>
        <source>Try out rules</source>
        <translation>تجربة القواعد</translation>
    </message>
    <message>
        <source>Your questions about rules, and the answers found</source>
        <translation>أسئلتك عن القواعد وما ظهر من نتائج</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>الدراسات</translation>
    </message>
    <message>
        <source>A home for small bluffing games</source>
        <translation>بيت لألعاب خداع صغيرة</translation>
    </message>
</context>
<context>
    <name>FromHere</name>
    <message>
        <source>Played</source>
        <translation>ما لُعب</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move (G)</source>
        <translation>لعب 500 لعبة من هنا لكل حركة (G)</translation>
    </message>
    <message>
        <source>500 games</source>
        <translation>500 لعبة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>إيقاف اللعب (S)</translation>
    </message>
    <message>
        <source>500 more</source>
        <translation>500 أخرى</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move.</source>
        <translation>لعب 500 لعبة من هنا لكل حركة.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on.</source>
        <translation>كم لعبة من 100 يفوز بها {who} إذا تابعت بوتات المستوى «{bots}» اللعب.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on.</source>
        <translation>كم لعبة من 100 تفوز بها إذا تابعت بوتات المستوى «{bots}» اللعب.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move.</source>
        <translation>كم لعبة من 100 يفوز بها {who} إذا تابعت بوتات المستوى «{bots}» اللعب بعد الحركة.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move.</source>
        <translation>كم لعبة من 100 تفوز بها إذا تابعت بوتات المستوى «{bots}» اللعب بعد الحركة.</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>كم لعبة من 100 يفوز بها {who} إذا تابعت بوتات المستوى «{bots}» اللعب بعد الحركة. وإذا كانت هذه الحركة أيضًا للبوتات، فالعدد {chance} كما يظهر أسفل الطاولة.</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>كم لعبة من 100 تفوز بها إذا تابعت بوتات المستوى «{bots}» اللعب بعد الحركة. وإذا كانت هذه الحركة أيضًا للبوتات، فالعدد {chance} كما يظهر أسفل الطاولة.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Name this game (leave blank for none):</source>
        <translation>اسم هذه اللعبة (اتركه فارغًا إن لم ترد لها اسمًا):</translation>
    </message>
    <message>
        <source>The game is gone: another window has renamed or deleted it.</source>
        <translation>لم تعد اللعبة موجودة: نافذة أخرى أعادت تسميتها أو حذفتها.</translation>
    </message>
    <message>
        <source>The game can&apos;t be renamed: {why}.</source>
        <translation>لا يمكن إعادة تسمية اللعبة: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted: {why}.</source>
        <translation>لا يمكن حذف اللعبة: {why}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be restored: {why}.</source>
        <translation>لا يمكن استعادة اللعبة: {why}.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Undo the last deletion</source>
        <translation>التراجع عن آخر حذف</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>إنها مفتوحة في نافذة أخرى</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>The moment at which the two games are furthest apart</source>
        <translation>الطاولة حين بلغ افتراق اللعبتين أقصاه</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the standard rules</source>
        <translation>بعد الجولة {round}: {yours} بهذه القواعد، و{authors} بالقواعد القياسية</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the base rules</source>
        <translation>بعد الجولة {round}: {yours} بهذه القواعد، و{authors} بالقواعد الأساسية</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} standard rules, {bar} your rules</source>
        <translation>تقدّم المقعد {seat} ({unit}): {outline} القواعد القياسية، {bar} قواعدك</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} base rules, {bar} your rules</source>
        <translation>تقدّم المقعد {seat} ({unit}): {outline} القواعد الأساسية، {bar} قواعدك</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Cover your side</source>
        <translation>أخفِ جهتك</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>التلميحات مفعّلة</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>التلميحات معطّلة</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>لا شيء يمكن التراجع عنه.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>العب</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>تعلّم</translation>
    </message>
    <message>
        <source>Your first hand, explained step by step</source>
        <translation>توزيعتك الأولى، مشروحة خطوة بخطوة</translation>
    </message>
    <message>
        <source>How to play, on one page</source>
        <translation>كيفية اللعب في صفحة واحدة</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>العب {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>تعلّم {game}</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>كيفية لعب {game}</translation>
    </message>
    <message>
        <source>You left the lesson at step {step} of {steps}. Learn continues there.</source>
        <translation>توقفت في الدرس عند الخطوة {step} من {steps}. زر «تعلّم» يتابع من هناك.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>الألعاب السابقة</translation>
    </message>
    <message>
        <source>Searching games</source>
        <translation>جارٍ البحث في الألعاب</translation>
    </message>
    <message>
        <source>Find by game, date, players, result or house rules</source>
        <translation>بحث باللعبة أو التاريخ أو اللاعبين أو النتيجة أو القواعد الخاصة</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>ترتيب حسب</translation>
    </message>
    <message>
        <source>Sort by date</source>
        <translation>ترتيب حسب التاريخ</translation>
    </message>
    <message>
        <source>Sort by game</source>
        <translation>ترتيب حسب اللعبة</translation>
    </message>
    <message>
        <source>Sort by players</source>
        <translation>ترتيب حسب اللاعبين</translation>
    </message>
    <message>
        <source>Sort by result</source>
        <translation>ترتيب حسب النتيجة</translation>
    </message>
    <message>
        <source>Sort by house rules</source>
        <translation>ترتيب حسب القواعد الخاصة</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>حفظ نسخة…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>حفظ القائمة…</translation>
    </message>
    <message>
        <source>Save the games shown as a CSV file for a spreadsheet</source>
        <translation>حفظ الألعاب المعروضة كملف CSV لجدول بيانات</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>الرئيسية</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>فتح سجل…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>How the game ended, and how good your decisions were</source>
        <translation>كيف انتهت اللعبة، ومدى جودة قراراتك</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>الطاولة المكشوفة</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>استكشاف اللعبة بكل الأيدي مكشوفة، مع فروع وملاحظات</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>لا ألعاب مطابقة.</translation>
    </message>
    <message>
        <source>Your games in {folder} can&apos;t be read: {why}.</source>
        <translation>لا يمكن قراءة ألعابك في {folder}: {why}.</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <translation>لم تُلعب أي لعبة بعد.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>سجلات</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>حفظ نسخة</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>جداول</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>حفظ القائمة</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>حفظ الأرقام</translation>
    </message>
    <message>
        <source>When</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>القواعد الخاصة</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <translation>{game} (تدريب)</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>جارية</translation>
    </message>
    <message>
        <source>{winners} won, {scores}</source>
        <translation>الفوز: {winners}، {scores}</translation>
    </message>
    <message>
        <source>You won, {scores}</source>
        <translation>فزت، {scores}</translation>
    </message>
    <message>
        <source>You and {others} won, {scores}</source>
        <translation>فزت أنت و{others}، {scores}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>برنامج</translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Back to the games the rules changed</source>
        <translation>رجوع إلى الألعاب التي غيّرتها القواعد</translation>
    </message>
    <message>
        <source>Watch with these rules</source>
        <translation>المشاهدة بهذه القواعد</translation>
    </message>
    <message>
        <source>Watch with the standard rules</source>
        <translation>المشاهدة بالقواعد القياسية</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Show both games from the first difference (O)</source>
        <translation>عرض اللعبتين من أول اختلاف (O)</translation>
    </message>
    <message>
        <source>Watch with the base rules</source>
        <translation>المشاهدة بالقواعد الأساسية</translation>
    </message>
    <message>
        <source>Games the rules changed</source>
        <translation>ألعاب غيّرتها القواعد</translation>
    </message>
    <message>
        <source>Played differently: {differ} of {pairs} deals; the most affected come first.</source>
        <translation>اختلف اللعب في {differ} من أصل {pairs} من التوزيعات؛ والأشد تأثرًا أولًا.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the standard rules: {authors}. Only the first few are listed.</source>
        <translation>{yours} من الألعاب بهذه القواعد، و{authors} بالقواعد القياسية. لا يُعرض إلا أولها.</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the base rules: {authors}. Only the first few are listed.</source>
        <translation>{yours} من الألعاب بهذه القواعد، و{authors} بالقواعد الأساسية. لا يُعرض إلا أولها.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the standard rules. Only the first few are listed.</source>
        <translation>{yours} بهذه القواعد، و{authors} بالقواعد القياسية. لا يُعرض إلا أولها.</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the base rules. Only the first few are listed.</source>
        <translation>{yours} بهذه القواعد، و{authors} بالقواعد الأساسية. لا يُعرض إلا أولها.</translation>
    </message>
    <message numerus="yes">
        <source>%n that never ended</source>
        <translation>
            <numerusform>لا لعبة بلا نهاية</numerusform>
            <numerusform>لعبة واحدة لم تنته قط</numerusform>
            <numerusform>لعبتان لم تنتهيا قط</numerusform>
            <numerusform>%n ألعاب لم تنته قط</numerusform>
            <numerusform>%n لعبة لم تنته قط</numerusform>
            <numerusform>%n لعبة لم تنته قط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that everyone won</source>
        <translation>
            <numerusform>لا لعبة فاز بها الجميع</numerusform>
            <numerusform>لعبة واحدة فاز بها الجميع</numerusform>
            <numerusform>لعبتان فاز بهما الجميع</numerusform>
            <numerusform>%n ألعاب فاز بها الجميع</numerusform>
            <numerusform>%n لعبة فاز بها الجميع</numerusform>
            <numerusform>%n لعبة فاز بها الجميع</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest</source>
        <translation>الأطول</translation>
    </message>
    <message>
        <source>Unusual games: {kinds}</source>
        <translation>ألعاب غير مألوفة: {kinds}</translation>
    </message>
    <message>
        <source>{measure}: {values}</source>
        <translation>{measure}: {values}</translation>
    </message>
    <message>
        <source>Games that never ended</source>
        <translation>ألعاب لم تنته قط</translation>
    </message>
    <message>
        <source>Games everyone won</source>
        <translation>ألعاب فاز بها الجميع</translation>
    </message>
    <message>
        <source>Longest games</source>
        <translation>أطول الألعاب</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the standard rules.</source>
        <translation>{yours} من الحركات بهذه القواعد، و{authors} بالقواعد القياسية.</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the base rules.</source>
        <translation>{yours} من الحركات بهذه القواعد، و{authors} بالقواعد الأساسية.</translation>
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
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove the goal for this measure</source>
        <translation>إزالة هدف هذا المقياس</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Where the mean should be. You can also drag across the chart.</source>
        <translation>أين ينبغي أن يقع المتوسط. يمكنك أيضًا السحب على المخطط.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>أي قيمة</translation>
    </message>
    <message>
        <source>{measure}: at least</source>
        <translation>{measure}: على الأقل</translation>
    </message>
    <message>
        <source>{measure}: at most</source>
        <translation>{measure}: على الأكثر</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>Drag to move</source>
        <translation>اسحب للنقل</translation>
    </message>
    <message>
        <source>Use the up and down arrow keys to move this</source>
        <translation>استخدم مفتاحي السهمين لأعلى ولأسفل للنقل</translation>
    </message>
</context>
<context>
    <name>HowToPlayPage</name>
    <message>
        <source>In short</source>
        <translation>باختصار</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>كل القواعد</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>كيفية لعب {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>تعلّمها على الطاولة</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>لا لاعبين</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>القواعد القياسية</translation>
    </message>
    <message>
        <source>At this table: {rules}.</source>
        <translation>على هذه الطاولة: {rules}.</translation>
    </message>
    <message>
        <source>The pictures don&apos;t show all of this: see “{tab}”.</source>
        <translation>لا تُظهر الصور كل هذا: انظر «{tab}».</translation>
    </message>
    <message>
        <source>Why bluffing pays</source>
        <translation>لماذا يفيد الخداع</translation>
    </message>
</context>
<context>
    <name>KeptAs</name>
    <message>
        <source>Saved as “{name}”</source>
        <translation>محفوظة باسم «{name}»</translation>
    </message>
    <message>
        <source>Saved as “{name}”: click to rename</source>
        <translation>محفوظ باسم «{name}»: انقر لتغيير الاسم</translation>
    </message>
    <message>
        <source>Name this study:</source>
        <translation>اسم هذه الدراسة:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept their word</source>
        <translation>الوفاء بالكلمة</translation>
    </message>
</context>
<context>
    <name>KeptWordsRow</name>
    <message>
        <source>Makes the bots on this computer forget whether people kept their word</source>
        <translation>يمحو من ذاكرة البوتات على هذا الجهاز من وفى بكلمته ومن لم يفِ</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>{who} ({kept} of {given} times)</source>
        <translation>{who} ({kept} من {given})</translation>
    </message>
    <message>
        <source>you ({kept} of {given} times)</source>
        <translation>أنت ({kept} من {given})</translation>
    </message>
    <message>
        <source>Bots remember how often people kept their word: {people}.</source>
        <translation>تتذكر البوتات كم مرة وفى كل شخص بكلمته: {people}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next button or field</source>
        <translation>الزر أو الحقل التالي</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back, or close</source>
        <translation>رجوع أو إغلاق</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>كيفية اللعب</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>تكبير النص</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>تصغير النص</translation>
    </message>
    <message>
        <source>Standard text size</source>
        <translation>حجم النص المعتاد</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>ملء الشاشة أو إلغاؤه</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>هذه القائمة</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Start again</source>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Makes the move for you</source>
        <translation>ينفّذ الحركة عنك</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>العب لعبة حقيقية</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>كيفية اللعب</translation>
    </message>
    <message>
        <source>Lesson, step {step} of {steps}</source>
        <translation>الدرس، الخطوة {step} من {steps}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: try again</source>
        <translation>الخطوة {step} من {steps}: حاول مجددًا</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>You have started the lesson for this game.</source>
        <translation>لقد بدأت درس هذه اللعبة.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>New to this game? Learn it in four minutes.</source>
        <translation>هل هذه اللعبة جديدة عليك؟ تعلّمها في أربع دقائق.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>تعلّم</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>لا، شكرًا</translation>
    </message>
    <message>
        <source>Don&apos;t ask again. The lesson stays on the first page.</source>
        <translation>عدم السؤال مجددًا. يبقى الدرس في الصفحة الأولى.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>مجريات اللعبة</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Setting the table…</source>
        <translation>يجري إعداد الطاولة…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>تجري قراءة {file}…</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved, so it wasn&apos;t started: {why}</source>
        <translation>لا يمكن حفظ اللعبة، لذا لم تبدأ: {why}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}، السطر {line}: {what}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>The game stops here: its file {file} was moved, renamed or deleted. To continue, put it back. It may be in your system&apos;s trash.</source>
        <translation>تتوقف اللعبة هنا: ملفها {file} نُقل أو أعيدت تسميته أو حُذف. للمتابعة أعده إلى مكانه. ربما تجده في سلة مهملات نظامك.</translation>
    </message>
    <message>
        <source>The game stops here: another program changed its file {file}. The file was left as it is. Open it to see whether the game can be continued.</source>
        <translation>تتوقف اللعبة هنا: برنامج آخر غيّر ملفها {file}. تُرك الملف كما هو الآن: افتحه لترى إن كانت متابعة اللعبة ممكنة.</translation>
    </message>
    <message>
        <source>The game stops here: {why} It is saved up to this point.</source>
        <translation>تتوقف اللعبة هنا: {why} وهي محفوظة إلى حيث وصلت.</translation>
    </message>
</context>
<context>
    <name>MirrorPage</name>
    <message>
        <source>How readable were you?</source>
        <translation>هل كنت كتابًا مفتوحًا؟</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>رجوع إلى النتيجة</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>تحليل اللعبة</translation>
    </message>
    <message>
        <source>A mind-reader only uses what came before each turn.</source>
        <translation>لا يستخدم قارئ الأفكار إلا ما سبق كل دور.</translation>
    </message>
    <message>
        <source>Click a bar to watch from there.</source>
        <translation>انقر عمودًا لتشاهد من هناك.</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>لا مزيد…</numerusform>
            <numerusform>واحدة أخرى…</numerusform>
            <numerusform>اثنتان أخريان…</numerusform>
            <numerusform>%n أخرى…</numerusform>
            <numerusform>%n أخرى…</numerusform>
            <numerusform>%n أخرى…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesHere</name>
    <message>
        <source>In “{name}”: </source>
        <translation>في «{name}»: </translation>
    </message>
</context>
<context>
    <name>OpenTablePage</name>
    <message>
        <source>Change position</source>
        <translation>تغيير الوضع</translation>
    </message>
    <message>
        <source>Change the position in a new branch</source>
        <translation>تغيير الوضع في فرع جديد</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>خذ مقعدًا</translation>
    </message>
    <message>
        <source>Play on from here yourself</source>
        <translation>متابعة اللعب من هنا بنفسك</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>البوتات تتابع</translation>
    </message>
    <message>
        <source>Let bots play this branch to the end</source>
        <translation>دع البوتات تلعب هذا الفرع حتى نهايته</translation>
    </message>
    <message>
        <source>500 games from here</source>
        <translation>500 لعبة من هنا</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move</source>
        <translation>لعب 500 لعبة من هنا لكل حركة</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>المختبر</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Open table · {players}</source>
        <translation>الطاولة المكشوفة · {players}</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>لا قرار هنا.</translation>
    </message>
    <message>
        <source>It&apos;s your move. What if…?</source>
        <translation>الدور لك. ماذا لو…؟</translation>
    </message>
    <message>
        <source>{who} to move. What if…?</source>
        <translation>صاحب الدور: {who}. ماذا لو…؟</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>فرع</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>السطر {line}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>From {moment}: {rule}?</source>
        <translation>من {moment}: {rule}؟</translation>
    </message>
    <message>
        <source>{move} instead</source>
        <translation>{move} بدلًا منها</translation>
    </message>
    <message>
        <source>{move} instead, in a new branch (I)</source>
        <translation>{move} بدلًا منها، في فرع جديد (I)</translation>
    </message>
    <message>
        <source>Use this rule</source>
        <translation>تطبيق القاعدة</translation>
    </message>
    <message>
        <source>{move}, in a new branch (I)</source>
        <translation>{move}، في فرع جديد (I)</translation>
    </message>
    <message>
        <source>continued by {bot}</source>
        <translation>يتابع اللعب {bot}</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>وضع آخر</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>your own program…</source>
        <translation>برنامج خاص بك…</translation>
    </message>
</context>
<context>
    <name>PlayingRow</name>
    <message>
        <source>Played</source>
        <translation>ما لُعب</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>إيقاف اللعب (S)</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Change position</source>
        <translation>تغيير الوضع</translation>
    </message>
    <message>
        <source>Choose two cards to swap them. To move a card to another row, drag it there, or choose it and press Ctrl+Enter in that row.</source>
        <translation>اختر ورقتين لتبديلهما. ولنقل ورقة إلى صف آخر، اسحبها إليه، أو اخترها واضغط Ctrl+Enter في ذلك الصف.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>تفريع من هنا</translation>
    </message>
    <message>
        <source>{card}: choose a card to swap it with.</source>
        <translation>{card}: اختر ورقة لتبديلها بها.</translation>
    </message>
    <message numerus="yes">
        <source>You have given out %n too many.</source>
        <translation>
            <numerusform>لم توزّع أكثر من اللازم.</numerusform>
            <numerusform>وزّعت واحدًا أكثر من اللازم.</numerusform>
            <numerusform>وزّعت اثنين أكثر من اللازم.</numerusform>
            <numerusform>وزّعت %n أكثر من اللازم.</numerusform>
            <numerusform>وزّعت %n أكثر من اللازم.</numerusform>
            <numerusform>وزّعت %n أكثر من اللازم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n to give out.</source>
        <translation>
            <numerusform>لم يبق ما توزّعه.</numerusform>
            <numerusform>بقي واحد لتوزّعه.</numerusform>
            <numerusform>بقي اثنان لتوزّعهما.</numerusform>
            <numerusform>بقي %n لتوزّعها.</numerusform>
            <numerusform>بقي %n لتوزّعها.</numerusform>
            <numerusform>بقي %n لتوزّعها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Start from</source>
        <translation>البدء من</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>وضع معين</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Take back</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Take back your last decision (Ctrl+Z)</source>
        <translation>التراجع عن قرارك الأخير (Ctrl+Z)</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>كشف كل شيء</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Your own program</source>
        <translation>برنامج خاص بك</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>أي برنامج يلعب؟</translation>
    </message>
    <message>
        <source>Enter the command that starts it, as in a terminal. It only sees what its seat may know.</source>
        <translation>أدخل أمر تشغيله كما في الطرفية. لا يرى البرنامج إلا ما يحق لمقعده أن يعرفه.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Use program</source>
        <translation>استخدام البرنامج</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Enter a command.</source>
        <translation>أدخل أمرًا.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>برنامج</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>How was the game?</source>
        <translation>كيف كانت اللعبة؟</translation>
    </message>
    <message>
        <source>Saved in the game record for the people who design these rules.</source>
        <translation>تُحفظ في سجل اللعبة لمن يصمّمون هذه القواعد.</translation>
    </message>
    <message>
        <source>Was it fun?</source>
        <translation>هل كانت ممتعة؟</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>a lot of fun</source>
        <translation>ممتعة جدًا</translation>
    </message>
    <message>
        <source>Were the rules clear?</source>
        <translation>هل كانت القواعد واضحة؟</translation>
    </message>
    <message>
        <source>entirely clear</source>
        <translation>واضحة تمامًا</translation>
    </message>
    <message>
        <source>Was it fair?</source>
        <translation>هل كانت منصفة؟</translation>
    </message>
    <message>
        <source>entirely fair</source>
        <translation>منصفة تمامًا</translation>
    </message>
    <message>
        <source>Anything else?</source>
        <translation>أي شيء آخر؟</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطّي</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>{question} {number} of {most}</source>
        <translation>{question} {number} من {most}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Your answers can&apos;t be saved in {file}: {why}.</source>
        <translation>لا يمكن حفظ إجاباتك في {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>ReaderTab</name>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The table at the end</source>
        <translation>الطاولة في النهاية</translation>
    </message>
</context>
<context>
    <name>ResumeButton</name>
    <message>
        <source>Deleted</source>
        <translation>حُذفت</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>انتهت اللعبة</translation>
    </message>
    <message>
        <source>Deleted for good when the window closes</source>
        <translation>تُحذف نهائيًا حين تُغلق النافذة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>عرض النتيجة</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>{does}: {game}, {when}, {people}</source>
        <translation>{does}: {game}، {when}، {people}</translation>
    </message>
    <message>
        <source>Press F2 to rename, Delete to delete.</source>
        <translation>اضغط F2 لإعادة التسمية، وDelete للحذف.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>perfect player</source>
        <translation>لاعب مثالي</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>تحليل اللعبة</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>القرارات المقيَّمة</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>هل كنت كتابًا مفتوحًا؟</translation>
    </message>
    <message>
        <source>Your decisions, the costliest first</source>
        <translation>كلفة قراراتك، الأسوأ أولًا</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>رجوع إلى النتيجة</translation>
    </message>
    <message>
        <source>Start a practice game from here (P)</source>
        <translation>بدء لعبة تدريب من هنا (P)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>متابعة اللعب من هنا</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>العب مجددًا</translation>
    </message>
    <message>
        <source>Previous or next decision</source>
        <translation>القرار السابق أو التالي</translation>
    </message>
    <message>
        <source>Judging decision {number} of {count}…</source>
        <translation>يجري تقييم القرار {number} من {count}…</translation>
    </message>
    <message>
        <source>These decisions couldn&apos;t be judged: {why}.</source>
        <translation>لم يمكن تقييم أي من هذه القرارات: {why}.</translation>
    </message>
    <message>
        <source>These decisions can&apos;t be judged.</source>
        <translation>لا يمكن تقييم هذه القرارات.</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything to speak of.</source>
        <translation>لم يكلّفك أي قرار ما يستحق الذكر.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost you something; the worst cost {wins}.</source>
        <translation>
            <numerusform>لم يكلّفك أي قرار شيئًا؛ وأسوأ كلفة: {wins}.</numerusform>
            <numerusform>كلّفك قرار واحد: {wins}.</numerusform>
            <numerusform>كلّفك قراران شيئًا؛ وكلفة أسوئهما: {wins}.</numerusform>
            <numerusform>كلّفتك %n قرارات شيئًا؛ وكلفة أسوئها: {wins}.</numerusform>
            <numerusform>كلّفك %n قرارًا شيئًا؛ وكلفة أسوئها: {wins}.</numerusform>
            <numerusform>كلّفك %n قرار شيئًا؛ وكلفة أسوئها: {wins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates may be off by {wins}.</source>
        <translation>قد تخطئ التقديرات بهذا القدر: {wins}.</translation>
    </message>
    <message>
        <source>Estimates may be off by a few wins in 100 games.</source>
        <translation>قد تخطئ التقديرات ببضع مرات فوز في 100 لعبة.</translation>
    </message>
    <message>
        <source>{count} decisions call for mixing. You made the likeliest move in {taken} of them; a player who mixes like the {judge} would do so in about {usual}.</source>
        <translation>في {count} من القرارات يحسن التنويع. اخترت الحركة الأرجح في {taken} منها؛ ولاعب ينوّع كالحَكَم ({judge}) يختارها في نحو {usual}.</translation>
    </message>
    <message>
        <source>Of players who mix, {chance} in 100 would do this: you are predictable.</source>
        <translation>من كل 100 لاعب ينوّعون، لا يفعل هذا إلا {chance}: يمكن توقّعك.</translation>
    </message>
    <message>
        <source>wins in 100</source>
        <translation>فوز من 100</translation>
    </message>
    <message>
        <source>−{wins}</source>
        <translation>كلفة ذلك: {wins}</translation>
    </message>
    <message>
        <source>The {judge} judges each decision by what you could know at the time.</source>
        <translation>الحَكَم: {judge}. يقيّم كل قرار بما كان بوسعك معرفته حينها.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cost little or nothing.</source>
        <translation>
            <numerusform>ولا قرار آخر بلا كلفة تُذكر.</numerusform>
            <numerusform>وقرار آخر لم يكلّف شيئًا يُذكر.</numerusform>
            <numerusform>وقراران آخران لم يكلّفا شيئًا يُذكر.</numerusform>
            <numerusform>و%n قرارات أخرى لم تكلّف شيئًا يُذكر.</numerusform>
            <numerusform>و%n قرارًا آخر لم تكلّف شيئًا يُذكر.</numerusform>
            <numerusform>و%n قرار آخر لم تكلّف شيئًا يُذكر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost little or nothing.</source>
        <translation>
            <numerusform>لا قرار بلا كلفة تُذكر.</numerusform>
            <numerusform>قرار واحد لم يكلّف شيئًا يُذكر.</numerusform>
            <numerusform>قراران لم يكلّفا شيئًا يُذكر.</numerusform>
            <numerusform>%n قرارات لم تكلّف شيئًا يُذكر.</numerusform>
            <numerusform>%n قرارًا لم تكلّف شيئًا يُذكر.</numerusform>
            <numerusform>%n قرار لم تكلّف شيئًا يُذكر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t be judged.</source>
        <translation>
            <numerusform>كل القرارات أمكن تقييمها.</numerusform>
            <numerusform>قرار واحد لم يمكن تقييمه.</numerusform>
            <numerusform>قراران لم يمكن تقييمهما.</numerusform>
            <numerusform>%n قرارات لم يمكن تقييمها.</numerusform>
            <numerusform>%n قرارًا لم يمكن تقييمها.</numerusform>
            <numerusform>%n قرار لم يمكن تقييمها.</numerusform>
        </translation>
    </message>
    <message>
        <source>This decision couldn&apos;t be judged.</source>
        <translation>لم يمكن تقييم هذا القرار.</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Wins in 100 games if bots play on: {seats}</source>
        <translation>مرات الفوز في 100 لعبة إذا تابعت البوتات: {seats}</translation>
    </message>
    <message>
        <source>Win chance if bots play on</source>
        <translation>فرصة الفوز إذا تابعت البوتات</translation>
    </message>
    <message>
        <source>Win chance: calculating, {share}%</source>
        <translation>فرصة الفوز: يجري الحساب، {share}%</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>كتاب القواعد</translation>
    </message>
    <message>
        <source>Save rule book…</source>
        <translation>حفظ كتاب القواعد…</translation>
    </message>
    <message>
        <source>Save all rules as a web page with your changes marked</source>
        <translation>حفظ كل القواعد كصفحة ويب، مع تمييز تغييراتك</translation>
    </message>
</context>
<context>
    <name>RuleFromHere</name>
    <message>
        <source>Rule to change</source>
        <translation>القاعدة المراد تغييرها</translation>
    </message>
    <message>
        <source>Start a branch there with this rule</source>
        <translation>بدء فرع من هناك بهذه القاعدة</translation>
    </message>
    <message>
        <source>Branch and play on</source>
        <translation>تفريع ومتابعة اللعب</translation>
    </message>
    <message>
        <source>Play 500 games from there with this rule, and 500 without it, to see the difference</source>
        <translation>لعب 500 لعبة من هناك بهذه القاعدة و500 بدونها، لرؤية الفرق</translation>
    </message>
    <message>
        <source>500 games each</source>
        <translation>500 لعبة من كل منهما</translation>
    </message>
    <message>
        <source>Choose another value.</source>
        <translation>اختر قيمة أخرى.</translation>
    </message>
    <message>
        <source>No rules can be changed in this game.</source>
        <translation>لا يمكن تغيير أي قاعدة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>It takes effect at {moment}, so the branch starts there.</source>
        <translation>تسري من {moment}، فيبدأ الفرع من هناك.</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>تصبح</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>House rules</source>
        <translation>القواعد الخاصة</translation>
    </message>
    <message>
        <source>Save these house rules under a name</source>
        <translation>حفظ هذه القواعد الخاصة باسم</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>المزيد…</translation>
    </message>
    <message>
        <source>Rename, delete, import, export</source>
        <translation>إعادة تسمية، حذف، استيراد، تصدير</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Undo: “{name}”</source>
        <translation>تراجع: «{name}»</translation>
    </message>
    <message>
        <source>Skipped: {what}</source>
        <translation>تم تخطي: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n files were skipped. The first: {what}</source>
        <translation>
            <numerusform>لم يتم تخطي أي ملف. {what}</numerusform>
            <numerusform>تم تخطي ملف واحد: {what}</numerusform>
            <numerusform>تم تخطي ملفين. الأول: {what}</numerusform>
            <numerusform>تم تخطي %n ملفات. الأول: {what}</numerusform>
            <numerusform>تم تخطي %n ملفًا. الأول: {what}</numerusform>
            <numerusform>تم تخطي %n ملف. الأول: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom (not saved)</source>
        <translation>مخصصة (غير محفوظة)</translation>
    </message>
    <message>
        <source>Name these house rules:</source>
        <translation>اسم هذه القواعد الخاصة:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be saved: {why}.</source>
        <translation>لا يمكن حفظ القواعد الخاصة: {why}.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be renamed: {why}.</source>
        <translation>لا يمكن إعادة تسمية القواعد الخاصة: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be deleted: {why}.</source>
        <translation>لا يمكن حذف القواعد الخاصة: {why}.</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be restored: {why}.</source>
        <translation>لا يمكن استعادة القواعد الخاصة: {why}.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>استيراد قواعد خاصة</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>كل الملفات</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>تصدير قواعد خاصة</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>لا يمكن حفظ {file}: {why}.</translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation>{file}: {what}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}.</source>
        <translation>{file}، السطر {line}: {what}.</translation>
    </message>
</context>
<context>
    <name>RuleSetsBox</name>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>No verdict: the players aren&apos;t fit to judge</source>
        <translation>لا حكم: هؤلاء اللاعبون لا يصلحون للحكم</translation>
    </message>
    <message>
        <source>No difference has been proven</source>
        <translation>لم يثبت أي فرق</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Name this rule set:</source>
        <translation>اسم مجموعة القواعد هذه:</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules of this game</source>
        <translation>قواعد هذه اللعبة</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving {file}…</source>
        <translation>يجري حفظ {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>لا يمكن حفظ {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>SayPicker</name>
    <message>
        <source>Say something</source>
        <translation>قل شيئًا</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>من المتكلم؟</translation>
    </message>
    <message>
        <source>Everyone at the table hears it.</source>
        <translation>يسمعه كل من على الطاولة.</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Other seats</source>
        <translation>مقاعد أخرى</translation>
    </message>
    <message>
        <source>The player with the fewest points chooses first. Bots choose at random.</source>
        <translation>اللاعب صاحب أقل النقاط يختار أولًا. والبوتات تختار عشوائيًا.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>توزيع الأوراق</translation>
    </message>
    <message>
        <source>Everyone has a seat.</source>
        <translation>لكل لاعب مقعد.</translation>
    </message>
    <message>
        <source>You choose a seat.</source>
        <translation>أنت تختار مقعدًا.</translation>
    </message>
    <message>
        <source>{name} chooses a seat.</source>
        <translation>{name} يختار مقعدًا.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Take this seat</source>
        <translation>خذ هذا المقعد</translation>
    </message>
    <message>
        <source>Hand this seat to a bot</source>
        <translation>سلّم هذا المقعد لبوت</translation>
    </message>
    <message>
        <source>See what this player sees</source>
        <translation>شاهد ما يراه هذا اللاعب</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>random: plays any move</source>
        <translation>عشوائي: يلعب أي حركة</translation>
    </message>
    <message>
        <source>beginner: has habits</source>
        <translation>مبتدئ: له عادات</translation>
    </message>
    <message>
        <source>club player: thinks</source>
        <translation>لاعب نادٍ: يفكر</translation>
    </message>
    <message>
        <source>expert: looks ahead</source>
        <translation>خبير: يحسب الخطوات القادمة</translation>
    </message>
    <message>
        <source>Change emblem and colour</source>
        <translation>تغيير الشعار واللون</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>إزالة هذا المقعد</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>مقعدك</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <translation>المقعد: {name}</translation>
    </message>
    <message>
        <source>Your emblem</source>
        <translation>شعارك</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>الشعار: {name}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>الاسم: {name}</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>من يلعب في مقعدك</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>من يلعب في المقعد: {name}</translation>
    </message>
    <message>
        <source>Remove your seat</source>
        <translation>إزالة مقعدك</translation>
    </message>
    <message>
        <source>Remove the seat of {name}</source>
        <translation>إزالة المقعد: {name}</translation>
    </message>
    <message>
        <source>mind-reader: reads you</source>
        <translation>قارئ الأفكار: يقرأ أفكارك</translation>
    </message>
    <message>
        <source>perfect: unreadable</source>
        <translation>مثالي: لا يمكن قراءته</translation>
    </message>
    <message>
        <source>{title}. In the classic game for two; otherwise plays like the expert.</source>
        <translation>{title}. للعبة الكلاسيكية بين اثنين؛ وفي غيرها كالخبير.</translation>
    </message>
    <message>
        <source>honest: keeps their word</source>
        <translation>صادق: يفي بكلمته</translation>
    </message>
    <message>
        <source>opportunist: betrays late</source>
        <translation>انتهازي: يخون في النهاية</translation>
    </message>
    <message>
        <source>grudge-bearer: pays you back</source>
        <translation>حقود: يرد لك ما فعلت</translation>
    </message>
    <message>
        <source>bully: picks on the weak</source>
        <translation>متنمّر: يستقوي على الضعفاء</translation>
    </message>
    <message>
        <source>hoarder: saves cards</source>
        <translation>مكتنز: يدّخر الأوراق</translation>
    </message>
    <message>
        <source>chatterbox: talks and bluffs</source>
        <translation>ثرثار: يتكلم ويخدع</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>لاعب نادٍ</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}، {character}</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>The two-player game, solved: chances and best mixes</source>
        <translation>لعبة اللاعبَين محلولة: الفرص وأفضل مزيج</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>اللعب الأمثل</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>كيفية اللعب</translation>
    </message>
    <message>
        <source>How to play on one page, with pictures (F1)</source>
        <translation>كيفية اللعب في صفحة واحدة، بالصور (F1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>توزيع الأوراق</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>You can take back decisions and see all hands. The game doesn&apos;t count in statistics.</source>
        <translation>يمكنك التراجع عن القرارات ورؤية كل الأيدي. ولا تُحتسب اللعبة في الإحصاءات.</translation>
    </message>
    <message>
        <source>It can start from any position.</source>
        <translation>يمكن أن يبدأ من أي وضع.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>التلميحات</translation>
    </message>
    <message>
        <source>You can ask for a hint before you decide. At a practice table you always can.</source>
        <translation>يمكنك طلب تلميح قبل أن تقرر. وعلى طاولة التدريب يمكنك ذلك دائمًا.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>إضافة لاعب</translation>
    </message>
    <message>
        <source>Seat everyone at random</source>
        <translation>توزيع المقاعد عشوائيًا</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>خلط المقاعد</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>إعادة كل القواعد الخاصة إلى القياسية</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>Let bots play for a minute to see what these rules change</source>
        <translation>دع البوتات تلعب دقيقة لترى ما تغيّره هذه القواعد</translation>
    </message>
    <message>
        <source>Try them out</source>
        <translation>تجربتها</translation>
    </message>
    <message>
        <source>Try out these house rules</source>
        <translation>تجربة هذه القواعد الخاصة</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>القواعد الخاصة</translation>
    </message>
    <message>
        <source>Two seats are called {name}: change one of the names.</source>
        <translation>اسم {name} مستخدم لمقعدين: غيّر أحد الاسمين.</translation>
    </message>
    <message numerus="yes">
        <source>These house rules conflict in %n ways. See the notes beside them.</source>
        <translation>
            <numerusform>هذه القواعد الخاصة لا تتوافق معًا. انظر الملاحظات بجانبها.</numerusform>
            <numerusform>هذه القواعد الخاصة لا تتوافق معًا، لسبب واحد. انظر الملاحظة بجانبها.</numerusform>
            <numerusform>هذه القواعد الخاصة لا تتوافق معًا، لسببين. انظر الملاحظات بجانبها.</numerusform>
            <numerusform>هذه القواعد الخاصة لا تتوافق معًا، لـ%n أسباب. انظر الملاحظات بجانبها.</numerusform>
            <numerusform>هذه القواعد الخاصة لا تتوافق معًا، لـ%n سببًا. انظر الملاحظات بجانبها.</numerusform>
            <numerusform>هذه القواعد الخاصة لا تتوافق معًا، لـ%n سبب. انظر الملاحظات بجانبها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Using default settings: {file} can&apos;t be read ({why}).</source>
        <translation>تُستخدم الإعدادات الافتراضية: لا يمكن قراءة {file} ({why}).</translation>
    </message>
    <message>
        <source>Using default settings: {file} couldn&apos;t be read ({why}) and was renamed to {name}.</source>
        <translation>تُستخدم الإعدادات الافتراضية: لم تمكن قراءة {file} ({why}) وأعيدت تسميته إلى {name}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved: {file}: {why}.</source>
        <translation>لا يمكن حفظ الإعدادات: {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>system language</source>
        <translation>لغة النظام</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}%</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>سرعة اللعبة</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>فورية</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Also with Ctrl and plus, minus or 0</source>
        <translation>أيضًا بالضغط على Ctrl مع زائد أو ناقص أو 0</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>الرسوم المتحركة</translation>
    </message>
    <message>
        <source>Reduced: cards jump to their places</source>
        <translation>مخففة: تقفز الأوراق إلى أماكنها</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>full</source>
        <translation>كاملة</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>مخففة</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>وجوه الأوراق</translation>
    </message>
    <message>
        <source>Use red and black suits instead of four colours</source>
        <translation>استخدام نقوش حمراء وسوداء بدل أربعة ألوان</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Light panels</source>
        <translation>لوحات فاتحة</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Press M at the table to turn it off or on</source>
        <translation>اضغط M على الطاولة لكتمه أو تشغيله</translation>
    </message>
    <message>
        <source>off</source>
        <translation>مكتوم</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>خافت</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>عالٍ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>الأحرف على الأوراق</translation>
    </message>
    <message>
        <source>same as language</source>
        <translation>حسب اللغة</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Show points taken that you would otherwise have to remember</source>
        <translation>عدّ النقاط المأخوذة حيث كان عليك أن تتذكرها بنفسك</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>دردشة</translation>
    </message>
    <message>
        <source>Bots comment on the game now and then</source>
        <translation>تعلّق البوتات على اللعبة من حين لآخر</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>حول Cardtable</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Same deal, two rule sets</source>
        <translation>التوزيع نفسه بمجموعتي قواعد</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>أول اختلاف</translation>
    </message>
    <message>
        <source>The first difference (Home)</source>
        <translation>أول اختلاف (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>القواعد القياسية</translation>
    </message>
    <message>
        <source>Open this table here</source>
        <translation>فتح هذه الطاولة هنا</translation>
    </message>
    <message>
        <source>Open this table here: {rules}</source>
        <translation>فتح هذه الطاولة هنا: {rules}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>What if a rule were different?</source>
        <translation>ماذا لو تغيّرت قاعدة؟</translation>
    </message>
    <message>
        <source>Leave the table. The game is saved, and you can continue it later.</source>
        <translation>مغادرة الطاولة. تُحفظ اللعبة ويمكنك متابعتها لاحقًا.</translation>
    </message>
    <message>
        <source>Cover my side</source>
        <translation>أخفِ جهتي</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Use the arrow keys to move between positions.</source>
        <translation>استخدم مفاتيح الأسهم للتنقل بين الأوضاع.</translation>
    </message>
    <message>
        <source>The position at the table</source>
        <translation>الوضع على الطاولة</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>اللعب الأمثل</translation>
    </message>
    <message>
        <source>Chips in total</source>
        <translation>مجموع الفيشات</translation>
    </message>
    <message>
        <source>The bettor&apos;s chance of winning</source>
        <translation>فرصة المراهن في الفوز</translation>
    </message>
    <message>
        <source>How often the bettor bets each number</source>
        <translation>كم مرة يراهن المراهن بكل عدد</translation>
    </message>
    <message>
        <source>How often the guesser guesses each number</source>
        <translation>كم مرة يخمّن المخمّن كل عدد</translation>
    </message>
    <message>
        <source>Map shows</source>
        <translation>الخريطة تُظهر</translation>
    </message>
    <message>
        <source>The bettor has</source>
        <translation>لدى المراهن</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>في الوعاء</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>زر المراهن الأول</translation>
    </message>
    <message>
        <source>The classic two-player game, fully solved: no strategy beats this one on average.</source>
        <translation>اللعبة الكلاسيكية بين لاعبَين، محلولة بالكامل: لا استراتيجية تتغلب على هذه في المتوسط.</translation>
    </message>
    <message>
        <source>with the bettor</source>
        <translation>لدى المراهن</translation>
    </message>
    <message>
        <source>with the guesser</source>
        <translation>لدى المخمّن</translation>
    </message>
    <message>
        <source>bets, in %</source>
        <translation>الرهانات (%)</translation>
    </message>
    <message>
        <source>guesses, in %</source>
        <translation>التخمينات (%)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Save all positions as a CSV file for a spreadsheet</source>
        <translation>حفظ كل الأوضاع في ملف CSV لجدول بيانات</translation>
    </message>
    <message>
        <source>Save the table…</source>
        <translation>حفظ الجدول…</translation>
    </message>
    <message>
        <source>({count} each)</source>
        <translation>({count} لكل منهما)</translation>
    </message>
    <message>
        <source>Solving the match with {count} chips…</source>
        <translation>يجري حل المباراة بـ{count} فيشة…</translation>
    </message>
    <message>
        <source>chips in the pot</source>
        <translation>فيشات الوعاء</translation>
    </message>
    <message>
        <source>Wins in 100 matches</source>
        <translation>مرات الفوز في 100 مباراة</translation>
    </message>
    <message>
        <source>the bettor&apos;s chips</source>
        <translation>فيشات المراهن</translation>
    </message>
    <message>
        <source>chips bet</source>
        <translation>فيشات الرهان</translation>
    </message>
    <message>
        <source>chips guessed</source>
        <translation>فيشات التخمين</translation>
    </message>
    <message>
        <source>How often, in %</source>
        <translation>التكرار (%)</translation>
    </message>
    <message>
        <source>The guesser has {other}. The bettor wins {chance} in 100 matches.</source>
        <translation>لدى المخمّن {other}. يفوز المراهن بـ{chance} من 100 مباراة.</translation>
    </message>
    <message>
        <source>Bettor {chips}, guesser {other}, pot {pot}: the bettor wins {chance} in 100 matches.</source>
        <translation>المراهن {chips}، المخمّن {other}، الوعاء {pot}: يفوز المراهن بـ{chance} من 100 مباراة.</translation>
    </message>
    <message>
        <source>Pot {pot}: the bettor bets {number} ({share}%).</source>
        <translation>الوعاء {pot}: يراهن المراهن بـ{number} ({share}%).</translation>
    </message>
    <message>
        <source>Pot {pot}: the guesser guesses {number} ({share}%).</source>
        <translation>الوعاء {pot}: يخمّن المخمّن {number} ({share}%).</translation>
    </message>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>حفظ الجدول</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>جداول</translation>
    </message>
</context>
<context>
    <name>SolvedPicture</name>
    <message>
        <source>This position on the map of the two-player game</source>
        <translation>هذا الوضع على خريطة لعبة اللاعبَين</translation>
    </message>
    <message>
        <source>Show in perfect play</source>
        <translation>عرضه في اللعب الأمثل</translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message numerus="yes">
        <source>Start %n program(s)?</source>
        <translation>
            <numerusform>بدء %n برنامج؟</numerusform>
            <numerusform>بدء برنامج واحد؟</numerusform>
            <numerusform>بدء برنامجين؟</numerusform>
            <numerusform>بدء %n برامج؟</numerusform>
            <numerusform>بدء %n برنامجًا؟</numerusform>
            <numerusform>بدء %n برنامج؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs can do anything on this computer that you can. This game will start:</source>
        <translation>للبرنامج أن يفعل على هذا الجهاز كل ما يمكنك فعله. هذه اللعبة تشغّل:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Don&apos;t start</source>
        <translation>عدم البدء</translation>
    </message>
    <message>
        <source>Program: {file}</source>
        <translation>البرنامج: {file}</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>الملف: {file}</translation>
    </message>
    <message>
        <source>Folder: {file}</source>
        <translation>المجلد: {file}</translation>
    </message>
    <message>
        <source>There is no such program.</source>
        <translation>لا برنامج بهذا الاسم.</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>everyone</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>تجميع حسب</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Practice games don&apos;t count.</source>
        <translation>ألعاب التدريب لا تُحتسب.</translation>
    </message>
    <message>
        <source>Save as a CSV file for a spreadsheet</source>
        <translation>حفظ كملف CSV لجدول بيانات</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>حفظ الأرقام…</translation>
    </message>
    <message>
        <source>No finished games with people in them.</source>
        <translation>لا ألعاب منتهية لعب فيها أشخاص.</translation>
    </message>
    <message>
        <source>Play {count} games to see a chart.</source>
        <translation>يظهر المخطط حين يبلغ عدد الألعاب {count}.</translation>
    </message>
    <message>
        <source>Wins in the last {count} games, in % (dashed line: an equal share)</source>
        <translation>نسبة الفوز (%) في آخر {count} من الألعاب؛ الخط المتقطع: الحصة العادلة</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>القواعد القياسية</translation>
    </message>
    <message>
        <source>game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>person</source>
        <translation>الشخص</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>القواعد الخاصة</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>عدد الألعاب</translation>
    </message>
    <message>
        <source>Won (95% interval)</source>
        <translation>الفوز (فترة ثقة 95%)</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>فوز متتالٍ</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>متوسط الرصيد</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>نسبة النجاح</translation>
    </message>
    <message>
        <source>{share}% ({low} to {high})</source>
        <translation>{share}% ({low} إلى {high})</translation>
    </message>
    <message>
        <source>{now} now, {longest} at best</source>
        <translation>{now}، والأطول {longest}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>أشخاص</translation>
    </message>
</context>
<context>
    <name>StudiesPage</name>
    <message>
        <source>Name this study:</source>
        <translation>اسم هذه الدراسة:</translation>
    </message>
    <message>
        <source>The study is gone: another window has renamed or deleted it.</source>
        <translation>لم تعد الدراسة موجودة: نافذة أخرى أعادت تسميتها أو حذفتها.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>لا يمكن إعادة تسمية الدراسة: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be deleted: {why}.</source>
        <translation>لا يمكن حذف الدراسة: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be restored: {why}.</source>
        <translation>لا يمكن استعادة الدراسة: {why}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>When</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>الدراسات</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>إرسال…</translation>
    </message>
    <message>
        <source>Save as one file with games, branches and notes, to open in another copy of Cardtable</source>
        <translation>حفظ كملف واحد مع الألعاب والفروع والملاحظات، لفتحه في نسخة Cardtable أخرى</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>حفظ تقرير…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share</source>
        <translation>حفظ كصفحة ويب للقراءة والطباعة والمشاركة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Import a study someone sent you, or a study file</source>
        <translation>استيراد دراسة أرسلها إليك أحدهم، أو ملف دراسة</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open on the bench with its findings</source>
        <translation>فتح على منصة المقارنة مع نتائجها</translation>
    </message>
    <message>
        <source>This study has no question. It contains games from the open table, with branches and notes.</source>
        <translation>هذه الدراسة لا تسأل شيئًا: فيها ألعاب من الطاولة المكشوفة، بفروعها وملاحظاتها.</translation>
    </message>
    <message>
        <source>This study can&apos;t be read: {why}.</source>
        <translation>لا يمكن قراءة هذه الدراسة: {why}.</translation>
    </message>
    <message>
        <source>You can send it, or run it with `cardtable study`.</source>
        <translation>يمكنك إرسال الدراسة، أو تشغيلها بالأمر `cardtable study`.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>Your studies in {folder} can&apos;t be read: {why}.</source>
        <translation>لا يمكن قراءة دراساتك في {folder}: {why}.</translation>
    </message>
    <message>
        <source>Studies you start on the bench are saved and listed here.</source>
        <translation>الدراسات التي تبدؤها على منصة المقارنة تُحفظ وتُدرج هنا.</translation>
    </message>
    <message>
        <source>Send study</source>
        <translation>إرسال الدراسة</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>صفحات ويب</translation>
    </message>
    <message>
        <source>Import a study</source>
        <translation>استيراد دراسة</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>تجري قراءة {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported: {why}.</source>
        <translation>لا يمكن استيراد {file}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from the open table</source>
        <translation>
            <numerusform>لا ألعاب من الطاولة المكشوفة</numerusform>
            <numerusform>لعبة واحدة من الطاولة المكشوفة</numerusform>
            <numerusform>لعبتان من الطاولة المكشوفة</numerusform>
            <numerusform>%n ألعاب من الطاولة المكشوفة</numerusform>
            <numerusform>%n لعبة من الطاولة المكشوفة</numerusform>
            <numerusform>%n لعبة من الطاولة المكشوفة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyFoot</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Save study…</source>
        <translation>حفظ الدراسة…</translation>
    </message>
    <message>
        <source>Save as a file for `cardtable study`</source>
        <translation>حفظ كملف لـ`cardtable study`</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>تقرير…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share, or as a table (R)</source>
        <translation>حفظ كصفحة ويب للقراءة والطباعة والمشاركة، أو كجدول (R)</translation>
    </message>
</context>
<context>
    <name>StudyKeeping</name>
    <message>
        <source>The findings can&apos;t be saved: {why}.</source>
        <translation>لا يمكن حفظ النتائج: {why}.</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>لا يمكن إعادة تسمية الدراسة: {why}.</translation>
    </message>
</context>
<context>
    <name>StudyRun</name>
    <message>
        <source>The games can&apos;t be played: {why}.</source>
        <translation>لا يمكن لعب الألعاب: {why}.</translation>
    </message>
</context>
<context>
    <name>SweepAsking</name>
    <message>
        <source>Add goal</source>
        <translation>إضافة هدف</translation>
    </message>
    <message>
        <source>Add another goal to meet</source>
        <translation>إضافة هدف آخر ينبغي تحقيقه</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>التوليفات</translation>
    </message>
    <message>
        <source>one rule at a time</source>
        <translation>قاعدة واحدة كل مرة</translation>
    </message>
    <message>
        <source>all combinations</source>
        <translation>كل التوليفات</translation>
    </message>
    <message>
        <source>one at a time, plus all combinations of the first two</source>
        <translation>واحدة كل مرة، مع كل توليفات أول اثنتين</translation>
    </message>
    <message>
        <source>What to aim for</source>
        <translation>المطلوب تحقيقه</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>القيم التي تُجرَّب</translation>
    </message>
    <message>
        <source>{rule}, now {value}</source>
        <translation>{rule}، الآن {value}</translation>
    </message>
    <message>
        <source>{rule}: values to try</source>
        <translation>{rule}: القيم التي تُجرَّب</translation>
    </message>
    <message>
        <source>Values from {low} to {high}, separated by spaces</source>
        <translation>قيم من {low} إلى {high}، تفصلها مسافات</translation>
    </message>
    <message>
        <source>{rule} must be a whole number from {low} to {high}, not “{text}”.</source>
        <translation>يجب أن تكون {rule} عددًا صحيحًا من {low} إلى {high}، لا «{text}».</translation>
    </message>
    <message>
        <source>Choose rules and the values to try.</source>
        <translation>اختر القواعد والقيم المراد تجربتها.</translation>
    </message>
    <message>
        <source>That makes {count} rule sets; the limit is {most}.</source>
        <translation>يصبح عدد مجموعات القواعد {count}؛ والحد الأقصى {most}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets to try</source>
        <translation>
            <numerusform>لا مجموعات قواعد للتجربة</numerusform>
            <numerusform>مجموعة قواعد واحدة للتجربة</numerusform>
            <numerusform>مجموعتا قواعد للتجربة</numerusform>
            <numerusform>%n مجموعات قواعد للتجربة</numerusform>
            <numerusform>%n مجموعة قواعد للتجربة</numerusform>
            <numerusform>%n مجموعة قواعد للتجربة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepCharts</name>
    <message>
        <source>One rule at a time</source>
        <translation>قاعدة واحدة كل مرة</translation>
    </message>
    <message>
        <source>Two rules</source>
        <translation>قاعدتان</translation>
    </message>
    <message>
        <source>Games that changed</source>
        <translation>الألعاب المتغيّرة</translation>
    </message>
    <message>
        <source>Measure shown</source>
        <translation>المقياس المعروض</translation>
    </message>
    <message>
        <source>Rule for rows</source>
        <translation>قاعدة الصفوف</translation>
    </message>
    <message>
        <source>Rule for columns</source>
        <translation>قاعدة الأعمدة</translation>
    </message>
    <message>
        <source>Vertical:</source>
        <translation>عموديًا:</translation>
    </message>
    <message>
        <source>Horizontal:</source>
        <translation>أفقيًا:</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>الألعاب المتغيّرة من كل 100</translation>
    </message>
    <message>
        <source>Each bar shows one value tried, named at its end.</source>
        <translation>كل عمود يمثل قيمة مجرَّبة مكتوبة عند طرفه.</translation>
    </message>
    <message>
        <source>Try two rules to see how they work together.</source>
        <translation>جرّب قاعدتين لترى أثرهما معًا.</translation>
    </message>
    <message>
        <source>Choose two different rules.</source>
        <translation>اختر قاعدتين مختلفتين.</translation>
    </message>
</context>
<context>
    <name>SweepGoal</name>
    <message>
        <source>Measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>as low as possible</source>
        <translation>أدنى ما يمكن</translation>
    </message>
    <message>
        <source>as high as possible</source>
        <translation>أعلى ما يمكن</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>إزالة هذا الهدف</translation>
    </message>
</context>
<context>
    <name>SweepLegend</name>
    <message>
        <source>goal met</source>
        <translation>هدف متحقق</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>هدف غير متحقق</translation>
    </message>
    <message>
        <source>not yet decided</source>
        <translation>لم يُحسم بعد</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>أفضل مجموعة قواعد</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>القيمة الحالية</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>استُبعدت مبكرًا</translation>
    </message>
</context>
<context>
    <name>SweepPage</name>
    <message>
        <source>Starting from</source>
        <translation>الانطلاق من</translation>
    </message>
    <message>
        <source>start from the current rules</source>
        <translation>البدء من القواعد الحالية</translation>
    </message>
    <message>
        <source>start from the standard rules</source>
        <translation>البدء من القواعد القياسية</translation>
    </message>
    <message>
        <source>Other values</source>
        <translation>قيم أخرى</translation>
    </message>
    <message>
        <source>Change the question (V)</source>
        <translation>تغيير السؤال (V)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>العب</translation>
    </message>
    <message>
        <source>Try values</source>
        <translation>تجربة القيم</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as low as possible?</source>
        <translation>{table}: أي القيم تجعل «{measure}» أدنى ما يمكن؟</translation>
    </message>
    <message>
        <source>{table}: which values meet all {count} goals?</source>
        <translation>{table}: أي القيم تحقق كل الأهداف ({count})؟</translation>
    </message>
    <message>
        <source>{table}: which values bring “{measure}” to {range}?</source>
        <translation>{table}: أي القيم تصل بـ«{measure}» إلى {range}؟</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as high as possible?</source>
        <translation>{table}: أي القيم تجعل «{measure}» أعلى ما يمكن؟</translation>
    </message>
    <message>
        <source>Play on with the best rule sets, for as long again (M)</source>
        <translation>متابعة اللعب بأفضل مجموعات القواعد مدة مماثلة أخرى (M)</translation>
    </message>
    <message>
        <source>Set up a table with the best rule set (P)</source>
        <translation>إعداد طاولة بأفضل مجموعة قواعد (P)</translation>
    </message>
    <message>
        <source>Compare the best</source>
        <translation>مقارنة الأفضل</translation>
    </message>
    <message>
        <source>Open the best rule set on the bench to see its effect on every measure (Enter)</source>
        <translation>فتح أفضل مجموعة قواعد على منصة المقارنة لرؤية أثرها في كل مقياس (Enter)</translation>
    </message>
    <message>
        <source>{game} with “{rules}” for {count} {player} players</source>
        <translation>{game} مع «{rules}»، عدد اللاعبين {count}، المستوى {player}</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players</source>
        <translation>{game}، عدد اللاعبين {count}، المستوى {player}</translation>
    </message>
    <message>
        <source>Try many values and see which do best.</source>
        <translation>جرّب قيمًا كثيرة، وشاهد أيها الأفضل.</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>تُلعب الألعاب الأولى…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets</source>
        <translation>
            <numerusform>لا مجموعات قواعد</numerusform>
            <numerusform>مجموعة قواعد واحدة</numerusform>
            <numerusform>مجموعتا قواعد</numerusform>
            <numerusform>%n مجموعات قواعد</numerusform>
            <numerusform>%n مجموعة قواعد</numerusform>
            <numerusform>%n مجموعة قواعد</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: {sets} rule sets, {games} games</source>
        <translation>اكتمل: {sets} من مجموعات القواعد، و{games} من الألعاب</translation>
    </message>
    <message>
        <source>{sets} rule sets, {games} games</source>
        <translation>{sets} من مجموعات القواعد، و{games} من الألعاب</translation>
    </message>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>لم تُحسم أي منها</numerusform>
            <numerusform>حُسمت واحدة</numerusform>
            <numerusform>حُسمت اثنتان</numerusform>
            <numerusform>حُسمت %n</numerusform>
            <numerusform>حُسمت %n</numerusform>
            <numerusform>حُسمت %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated early</source>
        <translation>
            <numerusform>لم تُستبعد أي منها مبكرًا</numerusform>
            <numerusform>استُبعدت واحدة مبكرًا</numerusform>
            <numerusform>استُبعدت اثنتان مبكرًا</numerusform>
            <numerusform>استُبعدت %n مبكرًا</numerusform>
            <numerusform>استُبعدت %n مبكرًا</numerusform>
            <numerusform>استُبعدت %n مبكرًا</numerusform>
        </translation>
    </message>
    <message>
        <source>testing the best rule set on new deals</source>
        <translation>يجري اختبار أفضل مجموعة قواعد بتوزيعات جديدة</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message>
        <source>On the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>أوراقك</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>What was said</source>
        <translation>ما قيل</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>الموضع في اللعبة</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>To the start</source>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>السهم الأيمن</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>السهم الأيسر</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مفتاح المسافة</translation>
    </message>
    <message>
        <source>Ctrl and arrows</source>
        <translation>Ctrl مع الأسهم</translation>
    </message>
    <message>
        <source>Next or previous key moment</source>
        <translation>اللحظة المهمة التالية أو السابقة</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>Games you leave wait for you here.</source>
        <translation>اللعبة التي تغادرها تنتظرك هنا.</translation>
    </message>
</context>
<context>
    <name>UnfitWarning</name>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge these rules.</source>
        <translation>لا حكم: هؤلاء اللاعبون لا يصلحون للحكم على هذه القواعد.</translation>
    </message>
    <message>
        <source>Show unusual games</source>
        <translation>الألعاب غير المألوفة</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>الحكم رغم ذلك</translation>
    </message>
    <message>
        <source>Show the findings with these players. Saved reports still give no verdict.</source>
        <translation>يُظهر ما وجده هؤلاء اللاعبون. وتبقى التقارير المحفوظة بلا حكم.</translation>
    </message>
    <message>
        <source>Measure with {player} players instead</source>
        <translation>القياس بلاعبي المستوى «{player}»</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>متابعة اللعب من هنا</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>استكشاف اللعبة بكل الأيدي مكشوفة، مع فروع وملاحظات</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>الطاولة المكشوفة</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Play on from here</source>
        <translation>متابعة اللعب من هنا</translation>
    </message>
    <message>
        <source>Starts a new practice game from this moment. The original game isn&apos;t changed.</source>
        <translation>تبدأ لعبة تدريب جديدة من هذه اللحظة. ولا تتغير اللعبة الأصلية.</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>من يلعب في مقعدك</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>من يلعب في المقعد: {name}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Whose decisions</source>
        <translation>قرارات</translation>
    </message>
</context>
<context>
    <name>WorkNote</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>WorthBars</name>
    <message>
        <source>Wins in 100 games: {moves}</source>
        <translation>مرات الفوز في 100 لعبة: {moves}</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>مرات الفوز في 100 لعبة</translation>
    </message>
</context>
<context>
    <name>_CommandText</name>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Estimated.</source>
        <translation>تقدير.</translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>محلول تمامًا.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>تقدير (±{off}).</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in 10)</source>
        <translation>
            <numerusform>{move} (ولا مرة من 10)</numerusform>
            <numerusform>{move} (مرة واحدة من 10)</numerusform>
            <numerusform>{move} (مرتان من 10)</numerusform>
            <numerusform>{move} (%n مرات من 10)</numerusform>
            <numerusform>{move} (%n مرة من 10)</numerusform>
            <numerusform>{move} (%n مرة من 10)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (ولا مرة)</numerusform>
            <numerusform>{move} (مرة واحدة)</numerusform>
            <numerusform>{move} (مرتان)</numerusform>
            <numerusform>{move} (%n مرات)</numerusform>
            <numerusform>{move} (%n مرة)</numerusform>
            <numerusform>{move} (%n مرة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>غيرها (ولا مرة)</numerusform>
            <numerusform>غيرها (مرة واحدة)</numerusform>
            <numerusform>غيرها (مرتان)</numerusform>
            <numerusform>غيرها (%n مرات)</numerusform>
            <numerusform>غيرها (%n مرة)</numerusform>
            <numerusform>غيرها (%n مرة)</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} ({share}%)</source>
        <translation>{move} ({share}%)</translation>
    </message>
    <message>
        <source>Just as good: {moves}. {sure}</source>
        <translation>بالجودة نفسها: {moves}. {sure}</translation>
    </message>
    <message numerus="yes">
        <source>About as good: {moves} and %n more. {sure}</source>
        <translation>
            <numerusform>بالجودة نفسها تقريبًا: {moves}. {sure}</numerusform>
            <numerusform>بالجودة نفسها تقريبًا: {moves}، وحركة أخرى. {sure}</numerusform>
            <numerusform>بالجودة نفسها تقريبًا: {moves}، وحركتان أخريان. {sure}</numerusform>
            <numerusform>بالجودة نفسها تقريبًا: {moves}، و%n حركات أخرى. {sure}</numerusform>
            <numerusform>بالجودة نفسها تقريبًا: {moves}، و%n حركة أخرى. {sure}</numerusform>
            <numerusform>بالجودة نفسها تقريبًا: {moves}، و%n حركة أخرى. {sure}</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: {moves}. {sure}</source>
        <translation>بالجودة نفسها تقريبًا: {moves}. {sure}</translation>
    </message>
    <message>
        <source>All moves are equal: you win {chance} in 100 games.</source>
        <translation>كل الحركات متساوية: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>يكاد يساويها: {move}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {chance} in 100.</source>
        <translation>الأفضل بعدها: {move}، {chance} من 100.</translation>
    </message>
</context>
<context>
    <name>bench</name>
    <message>
        <source>Nothing changed yet</source>
        <translation>لم يتغير شيء بعد</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>القواعد القياسية</translation>
    </message>
    <message>
        <source>What the rules change, by measure</source>
        <translation>ما تغيّره القواعد بحسب المقياس</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>القياسية</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>قواعدك</translation>
    </message>
    <message>
        <source>less · more</source>
        <translation>أقل · أكثر</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيّر</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>الأساس</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>بلا هدف</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>غير معروف بعد</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>جارية</translation>
    </message>
    <message>
        <source>Game {block}-{rotation} · {note}</source>
        <translation>اللعبة {block}-{rotation} · {note}</translation>
    </message>
    <message>
        <source>base</source>
        <translation>الأساس</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>قواعدك</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>قياسية</translation>
    </message>
    <message>
        <source>differs by {swing}</source>
        <translation>الفارق {swing}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>مجموعات القواعد</translation>
    </message>
    <message>
        <source>Rules {name}</source>
        <translation>قواعد {name}</translation>
    </message>
    <message>
        <source>Save rule book</source>
        <translation>حفظ كتاب القواعد</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>صفحات ويب</translation>
    </message>
    <message>
        <source>Web pages or tables</source>
        <translation>صفحات ويب أو جداول</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>حفظ الدراسة</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>الدراسات</translation>
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
        <translation>مدعوم</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>مدحوض</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>غير معروف بعد</translation>
    </message>
    <message>
        <source>more than {low}</source>
        <translation>أكثر من {low}</translation>
    </message>
    <message>
        <source>less than {high}</source>
        <translation>أقل من {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>بين {low} و{high}</translation>
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
        <translation>هذه اللعبة مفتوحة في نافذة أخرى</translation>
    </message>
    <message>
        <source>this game was continued in another window: open it again</source>
        <translation>استمرت هذه اللعبة في نافذة أخرى: افتحها من جديد</translation>
    </message>
    <message>
        <source>unknown player {name}; choose from {players} or exec:COMMAND</source>
        <translation>اللاعب {name} غير معروف؛ اختر من {players} أو exec:COMMAND</translation>
    </message>
    <message>
        <source>{player} is not a valid command: {why}</source>
        <translation>{player} ليس أمرًا صالحًا: {why}</translation>
    </message>
    <message>
        <source>{player} contains no command</source>
        <translation>لا أمر في {player}</translation>
    </message>
    <message>
        <source>the program can&apos;t be started: {why}</source>
        <translation>لا يمكن تشغيل البرنامج: {why}</translation>
    </message>
    <message>
        <source>the program has stopped reading its input</source>
        <translation>لم يعد البرنامج يقرأ مدخلاته</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>تمت المقاطعة</translation>
    </message>
    <message>
        <source>the answer is longer than {size} KB</source>
        <translation>الجواب أطول من {size} كيلوبايت</translation>
    </message>
    <message>
        <source>answer may_say with {&quot;done&quot;: true}, after any talk</source>
        <translation>أجب عن may_say بـ {&quot;done&quot;: true} بعد أي كلام</translation>
    </message>
    <message>
        <source>at most {most} lines of talk may come before an answer</source>
        <translation>لا يجوز أن يسبق الجوابَ أكثر من {most} من سطور الكلام</translation>
    </message>
    <message>
        <source>the answer must be for the program&apos;s own seat, {seat}</source>
        <translation>يجب أن يكون الجواب عن مقعد البرنامج نفسه، {seat}</translation>
    </message>
    <message>
        <source>unrecognised arguments: {words}</source>
        <translation>معاملات غير معروفة: {words}</translation>
    </message>
    <message>
        <source>the game {name} can&apos;t be used: {why}</source>
        <translation>لا يمكن استخدام اللعبة {name}: {why}</translation>
    </message>
    <message>
        <source>unknown game {name}; choose from {choices}</source>
        <translation>اللعبة {name} غير معروفة؛ اختر من {choices}</translation>
    </message>
    <message>
        <source>unknown value {name}; choose from {choices}</source>
        <translation>القيمة {name} غير معروفة؛ اختر من {choices}</translation>
    </message>
    <message>
        <source>the folder already contains {what} ({held}); choose an empty one</source>
        <translation>في المجلد {what} من قبل ({held})؛ اختر مجلدًا فارغًا</translation>
    </message>
    <message>
        <source>nobody has a decision to make: a deal or a draw comes next</source>
        <translation>لا قرار على أحد الآن: التالي توزيع أو سحب</translation>
    </message>
    <message>
        <source>{name} is neither a command nor an existing file</source>
        <translation>{name} ليس أمرًا ولا ملفًا موجودًا</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>ولا مشكلات أخرى</numerusform>
            <numerusform>ومشكلة أخرى</numerusform>
            <numerusform>ومشكلتان أخريان</numerusform>
            <numerusform>و%n مشكلات أخرى</numerusform>
            <numerusform>و%n مشكلة أخرى</numerusform>
            <numerusform>و%n مشكلة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must be between {low} and {high}, not {value}</source>
        <translation>يجب أن يكون {name} بين {low} و{high}، لا {value}</translation>
    </message>
    <message>
        <source>{option}: unknown study {name}; choose from {studies}</source>
        <translation>{option}: الدراسة {name} غير معروفة؛ اختر من {studies}</translation>
    </message>
    <message>
        <source>a part stores sums, not games: for tables of games, seats and decisions, run every shard with --csv</source>
        <translation>الجزء يخزّن مجاميع لا ألعابًا: لجداول الألعاب والمقاعد والقرارات، شغّل كل جزء بـ --csv</translation>
    </message>
    <message>
        <source>--parquet needs pyarrow, which is not installed: pip install pyarrow</source>
        <translation>يحتاج --parquet إلى pyarrow وهو غير مثبت: pip install pyarrow</translation>
    </message>
    <message>
        <source>so few games can&apos;t be divided among the shards: play more games or use fewer shards</source>
        <translation>الألعاب أقل من أن تُقسَّم على الأجزاء: العب ألعابًا أكثر أو استخدم أجزاء أقل</translation>
    </message>
    <message numerus="yes">
        <source>interrupted after %n block(s)</source>
        <translation>
            <numerusform>توقف قبل أول كتلة</numerusform>
            <numerusform>توقف بعد كتلة واحدة</numerusform>
            <numerusform>توقف بعد كتلتين</numerusform>
            <numerusform>توقف بعد %n كتل</numerusform>
            <numerusform>توقف بعد %n كتلة</numerusform>
            <numerusform>توقف بعد %n كتلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more rule set(s)</source>
        <translation>
            <numerusform>ولا مجموعات قواعد أخرى</numerusform>
            <numerusform>ومجموعة قواعد أخرى</numerusform>
            <numerusform>ومجموعتا قواعد أخريان</numerusform>
            <numerusform>و%n مجموعات قواعد أخرى</numerusform>
            <numerusform>و%n مجموعة قواعد أخرى</numerusform>
            <numerusform>و%n مجموعة قواعد أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>حجمه أكثر من {most} بايت</translation>
    </message>
    <message>
        <source>it has no summary</source>
        <translation>لا ملخص فيه</translation>
    </message>
    <message>
        <source>the program was terminated by signal {number}</source>
        <translation>انتهى البرنامج بالإشارة {number}</translation>
    </message>
    <message>
        <source>the program ended with status {number}</source>
        <translation>انتهى البرنامج بالرمز {number}</translation>
    </message>
    <message>
        <source>the program ended: it closed its output</source>
        <translation>انتهى البرنامج: أغلق مخرجه</translation>
    </message>
    <message>
        <source>no answer within {seconds} s</source>
        <translation>لا جواب خلال {seconds} ث</translation>
    </message>
    <message>
        <source>an empty line instead of an answer</source>
        <translation>سطر فارغ بدل الجواب</translation>
    </message>
    <message>
        <source>{what}: {answer}</source>
        <translation>{what}: {answer}</translation>
    </message>
    <message>
        <source>the answer is not a move</source>
        <translation>الجواب ليس حركة</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>برنامج آخر يكتب فيه</translation>
    </message>
    <message>
        <source>{card} is not a card</source>
        <translation>{card} ليست ورقة</translation>
    </message>
    <message>
        <source>{name} must have one entry for each of the {seats} seats, not {count}</source>
        <translation>يجب أن يحتوي {name} على عنصر واحد لكل مقعد ({seats})، لا {count}</translation>
    </message>
    <message>
        <source>{name} must be {only}, not {value}</source>
        <translation>يجب أن يكون {name} هو {only}، لا {value}</translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s), not {count}</source>
        <translation>
            <numerusform>يجب أن يكون {name} بلا أوراق، لا {count}</numerusform>
            <numerusform>يجب أن تكون في {name} ورقة واحدة، لا {count}</numerusform>
            <numerusform>يجب أن تكون في {name} ورقتان، لا {count}</numerusform>
            <numerusform>يجب أن تكون في {name} %n أوراق، لا {count}</numerusform>
            <numerusform>يجب أن تكون في {name} %n ورقة، لا {count}</numerusform>
            <numerusform>يجب أن تكون في {name} %n ورقة، لا {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s) for {who}, not {count}</source>
        <translation>
            <numerusform>يجب أن يكون {name} لدى {who} بلا أوراق، لا {count}</numerusform>
            <numerusform>يجب أن تكون لدى {who} في {name} ورقة واحدة، لا {count}</numerusform>
            <numerusform>يجب أن تكون لدى {who} في {name} ورقتان، لا {count}</numerusform>
            <numerusform>يجب أن تكون لدى {who} في {name} %n أوراق، لا {count}</numerusform>
            <numerusform>يجب أن تكون لدى {who} في {name} %n ورقة، لا {count}</numerusform>
            <numerusform>يجب أن تكون لدى {who} في {name} %n ورقة، لا {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can&apos;t be set to {limit}: the game has already reached {done}</source>
        <translation>لا يمكن ضبط {name} على {limit}: فقد بلغت اللعبة {done}</translation>
    </message>
    <message>
        <source>{name} must be {range}, not {value}</source>
        <translation>{name}: المطلوب {range}، لا {value}</translation>
    </message>
    <message>
        <source>unknown house rule {name}; choose from {rules}</source>
        <translation>القاعدة الخاصة {name} غير معروفة؛ اختر من {rules}</translation>
    </message>
    <message>
        <source>{assignment} must have the form KEY=VALUE</source>
        <translation>يجب أن يكون {assignment} على صورة KEY=VALUE</translation>
    </message>
    <message>
        <source>{what} may have at most {most} bytes</source>
        <translation>الحد الأقصى لحجم {what} هو {most} بايت</translation>
    </message>
    <message>
        <source>trump must be called now</source>
        <translation>يجب اختيار الطرنيب الآن</translation>
    </message>
    <message>
        <source>a bid must be made now</source>
        <translation>يجب تقديم طلب الآن</translation>
    </message>
    <message>
        <source>a card must be played now</source>
        <translation>يجب لعب ورقة الآن</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between hands</source>
        <translation>لا تتغير القواعد الخاصة إلا قبل أول حركة وبين توزيعة وأخرى</translation>
    </message>
    <message>
        <source>youngest_first must name each seat from 0 to {last} once, the youngest first</source>
        <translation>يجب أن يذكر youngest_first كل مقعد من 0 إلى {last} مرة واحدة، الأصغر أولًا</translation>
    </message>
    <message>
        <source>seat {seat} must be dealt {due} cards, not {count}</source>
        <translation>يجب أن يُوزَّع للمقعد {seat} عدد {due} من الأوراق، لا {count}</translation>
    </message>
    <message>
        <source>caller is missing: it must be one of the seats with the lowest score ({seats})</source>
        <translation>caller غير مذكور: يجب أن يكون من المقاعد ذات أدنى رصيد ({seats})</translation>
    </message>
    <message>
        <source>caller must be one of the seats with the lowest score ({seats}), not {seat}</source>
        <translation>يجب أن يكون caller من المقاعد ذات أدنى رصيد ({seats})، لا {seat}</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}</source>
        <translation>يجب أن يكون {name} من {choices}، لا {value}</translation>
    </message>
    <message>
        <source>points must be between 0 and {most}, the most that can be taken, not {points}</source>
        <translation>يجب أن يكون points بين 0 و{most}، وهو أقصى ما يمكن أخذه، لا {points}</translation>
    </message>
    <message>
        <source>{card} does not follow suit: seat {seat} still has {led}</source>
        <translation>{card} لا تتبع النقش: ما زالت لدى المقعد {seat} أوراق من {led}</translation>
    </message>
    <message>
        <source>this game has no reveals</source>
        <translation>لا أسطر reveal في هذه اللعبة</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between pots</source>
        <translation>لا تتغير القواعد الخاصة إلا قبل أول حركة وبين وعاء وآخر</translation>
    </message>
    <message>
        <source>a bet must be made now, not a guess</source>
        <translation>يجب وضع رهان الآن، لا تخمين</translation>
    </message>
    <message>
        <source>a guess must be made now, not a bet</source>
        <translation>يجب التخمين الآن، لا الرهان</translation>
    </message>
    <message>
        <source>chips must be between 0 and {most}, the most that may be bet, not {chips}</source>
        <translation>يجب أن يكون chips بين 0 و{most}، وهو أقصى ما يجوز رهانه، لا {chips}</translation>
    </message>
    <message>
        <source>at least two players must still be in</source>
        <translation>يجب أن يبقى لاعبان على الأقل في اللعب</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who is out</source>
        <translation>لا يجوز أن يكون {name} هو {who}، فقد خرج من اللعب</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no chips to bet</source>
        <translation>لا يجوز أن يكون {name} هو {who}، فلا فيشات لديه للرهان</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between turns</source>
        <translation>لا تتغير القواعد الخاصة إلا قبل أول حركة وبين دور وآخر</translation>
    </message>
    <message>
        <source>{name} must hold the lowest cards: {cards}</source>
        <translation>يجب أن يحتوي {name} على أدنى الأوراق: {cards}</translation>
    </message>
    <message>
        <source>a round of draws must have one entry for each of the {seats} seats, not {count}</source>
        <translation>يجب أن تحتوي جولة السحب على عنصر واحد لكل مقعد ({seats})، لا {count}</translation>
    </message>
    <message>
        <source>a counter-offer must change a wager or the value</source>
        <translation>يجب أن يغيّر العرض المضاد رهانًا أو القيمة</translation>
    </message>
    <message>
        <source>wagers must be two numbers, the proposer&apos;s and the partner&apos;s, not {count}</source>
        <translation>يجب أن يكون wagers عددين، لصاحب العرض وللشريك، لا {count}</translation>
    </message>
    <message>
        <source>values must name at least one card</source>
        <translation>يجب أن يذكر values ورقة واحدة على الأقل</translation>
    </message>
    <message>
        <source>turns must be at least 1, not {turns}</source>
        <translation>يجب ألا يقل turns عن 1، لا {turns}</translation>
    </message>
    <message>
        <source>{name} must be empty if played cards may be looked through</source>
        <translation>يجب أن يكون {name} فارغًا إذا جاز تصفح الأوراق الملعوبة</translation>
    </message>
    <message>
        <source>hands, played and buried must add up to {due} cards for {who}, not {count}</source>
        <translation>يجب أن يبلغ مجموع hands و played و buried لدى {who} عدد {due} من الأوراق، لا {count}</translation>
    </message>
    <message>
        <source>pennies and centre add up to {whole}, but there are only {most} pennies</source>
        <translation>مجموع pennies و centre هو {whole}، وليس في اللعبة إلا {most} من البنسات</translation>
    </message>
    <message>
        <source>{name}: at least two players must have some</source>
        <translation>{name}: يجب أن يكون منها لدى لاعبين اثنين على الأقل</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no pennies and is out</source>
        <translation>لا يجوز أن يكون {name} هو {who}، فلا بنسات لديه وقد خرج من اللعب</translation>
    </message>
    <message numerus="yes">
        <source>no more than %n offer(s) can be made in a turn</source>
        <translation>
            <numerusform>لا يمكن تقديم عروض في الدور</numerusform>
            <numerusform>لا يمكن تقديم أكثر من عرض واحد في الدور</numerusform>
            <numerusform>لا يمكن تقديم أكثر من عرضين في الدور</numerusform>
            <numerusform>لا يمكن تقديم أكثر من %n عروض في الدور</numerusform>
            <numerusform>لا يمكن تقديم أكثر من %n عرضًا في الدور</numerusform>
            <numerusform>لا يمكن تقديم أكثر من %n عرض في الدور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each side may lay at most %n card(s)</source>
        <translation>
            <numerusform>لا يجوز لأي طرف أن يضع أوراقًا</numerusform>
            <numerusform>يجوز لكل طرف أن يضع ورقة واحدة على الأكثر</numerusform>
            <numerusform>يجوز لكل طرف أن يضع ورقتين على الأكثر</numerusform>
            <numerusform>يجوز لكل طرف أن يضع %n أوراق على الأكثر</numerusform>
            <numerusform>يجوز لكل طرف أن يضع %n ورقة على الأكثر</numerusform>
            <numerusform>يجوز لكل طرف أن يضع %n ورقة على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} has no pennies left to raise with</source>
        <translation>لم تبق لدى المقعد {seat} بنسات يرفع بها</translation>
    </message>
    <message>
        <source>the move must be {due}, not {move}</source>
        <translation>يجب أن تكون الحركة {due}، لا {move}</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>قيمة ناقصة</translation>
    </message>
    <message>
        <source>missing key in double quotes</source>
        <translation>مفتاح ناقص بين علامتي اقتباس مزدوجتين</translation>
    </message>
    <message>
        <source>missing colon</source>
        <translation>نقطتان رأسيتان ناقصتان</translation>
    </message>
    <message>
        <source>missing comma</source>
        <translation>فاصلة ناقصة</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>سلسلة نصية غير منتهية</translation>
    </message>
    <message>
        <source>control character in a string</source>
        <translation>محرف تحكم داخل سلسلة نصية</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>تسلسل هروب غير صالح</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>نص غير متوقع بعد النهاية</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>فاصلة زائدة في النهاية</translation>
    </message>
    <message>
        <source>expected a key or a table</source>
        <translation>المتوقع مفتاح أو جدول</translation>
    </message>
    <message>
        <source>missing or invalid key</source>
        <translation>مفتاح ناقص أو غير صالح</translation>
    </message>
    <message>
        <source>missing equals sign after a key</source>
        <translation>علامة يساوي ناقصة بعد مفتاح</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>قيمة ناقصة أو غير صالحة</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>مفتاح مكرر</translation>
    </message>
    <message>
        <source>duplicate table</source>
        <translation>جدول مكرر</translation>
    </message>
    <message>
        <source>unclosed list</source>
        <translation>قائمة غير مغلقة</translation>
    </message>
    <message>
        <source>unclosed table</source>
        <translation>جدول غير مغلق</translation>
    </message>
    <message>
        <source>unterminated string, or a control character in it</source>
        <translation>سلسلة نصية غير منتهية، أو فيها محرف تحكم</translation>
    </message>
    <message>
        <source>unexpected text after a value</source>
        <translation>نص غير متوقع بعد قيمة</translation>
    </message>
    <message>
        <source>missing square bracket</source>
        <translation>قوس مربع ناقص</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>سلسلة نصية</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} غير موجود</translation>
    </message>
    <message>
        <source>nothing can be dealt now</source>
        <translation>لا يمكن توزيع شيء الآن</translation>
    </message>
    <message>
        <source>seat {seat} can&apos;t act for seat {other}</source>
        <translation>لا يجوز للمقعد {seat} أن يتصرف عن المقعد {other}</translation>
    </message>
    <message>
        <source>no move can be made before the cards are dealt</source>
        <translation>لا حركة ممكنة قبل توزيع الأوراق</translation>
    </message>
    <message>
        <source>no move can be made after the end of the game</source>
        <translation>لا حركة ممكنة بعد نهاية اللعبة</translation>
    </message>
    <message>
        <source>it is seat {turn}&apos;s turn, not seat {seat}&apos;s</source>
        <translation>الدور للمقعد {turn}، لا للمقعد {seat}</translation>
    </message>
    <message>
        <source>the result comes before the end of the game</source>
        <translation>النتيجة مذكورة قبل نهاية اللعبة</translation>
    </message>
    <message>
        <source>scores must be {right}, not {wrong}</source>
        <translation>يجب أن يكون scores هو {right}، لا {wrong}</translation>
    </message>
    <message>
        <source>winners must be {right}, not {wrong}</source>
        <translation>يجب أن يكون winners هو {right}، لا {wrong}</translation>
    </message>
    <message>
        <source>the worker at {worker} runs another version of Cardtable</source>
        <translation>العملية العاملة على {worker} تشغّل نسخة أخرى من Cardtable</translation>
    </message>
    <message>
        <source>{address} can&apos;t be reached any more; this machine continues alone</source>
        <translation>لم يعد الوصول إلى {address} ممكنًا؛ يتابع هذا الجهاز وحده</translation>
    </message>
    <message>
        <source>the file is empty; a study names its game and who plays: see {command}</source>
        <translation>الملف فارغ؛ الدراسة تذكر لعبتها ومن يلعب: انظر {command}</translation>
    </message>
    <message>
        <source>{key} belongs in {table}</source>
        <translation>مكان {key} في {table}</translation>
    </message>
    <message>
        <source>unknown key {key}; choose from {keys}</source>
        <translation>المفتاح {key} غير معروف؛ اختر من {keys}</translation>
    </message>
    <message>
        <source>game is missing: it must be one of {choices}</source>
        <translation>game غير مذكور: يجب أن يكون من {choices}</translation>
    </message>
    <message>
        <source>title must be a string, not {value}</source>
        <translation>يجب أن يكون title سلسلة نصية، لا {value}</translation>
    </message>
    <message>
        <source>seed must be a whole number from 0 to {most}, not {seed}</source>
        <translation>يجب أن يكون seed عددًا صحيحًا من 0 إلى {most}، لا {seed}</translation>
    </message>
    <message>
        <source>that makes {count} rule sets; a study may have at most {most}</source>
        <translation>يصير بذلك عدد مجموعات القواعد {count}؛ والحد الأقصى في الدراسة {most}</translation>
    </message>
    <message>
        <source>{name} must be a table, not {value}</source>
        <translation>يجب أن يكون {name} جدولًا، لا {value}</translation>
    </message>
    <message>
        <source>seats is missing: it must be a list of players</source>
        <translation>seats غير مذكور: يجب أن يكون قائمة لاعبين</translation>
    </message>
    <message>
        <source>seats must be a list of players, not {value}</source>
        <translation>يجب أن يكون seats قائمة لاعبين، لا {value}</translation>
    </message>
    <message>
        <source>{name} must be a table of house rules, not {value}</source>
        <translation>يجب أن يكون {name} جدول قواعد خاصة، لا {value}</translation>
    </message>
    <message>
        <source>{name} is already the name of the first rule set</source>
        <translation>{name} هو اسم مجموعة القواعد الأولى</translation>
    </message>
    <message>
        <source>{name} must differ from the base</source>
        <translation>يجب أن تختلف {name} عن الأساس</translation>
    </message>
    <message>
        <source>{name} must be a list of values to try, not {value}</source>
        <translation>يجب أن يكون {name} قائمة قيم تُجرَّب، لا {value}</translation>
    </message>
    <message>
        <source>a sweep may have only one measure to raise or to lower</source>
        <translation>لا يجوز في المسح إلا مقياس واحد يُرفع أو يُخفض</translation>
    </message>
    <message>
        <source>{name} must be a measure, not {value}; choose from {measures}</source>
        <translation>يجب أن يكون {name} مقياسًا، لا {value}؛ اختر من {measures}</translation>
    </message>
    <message>
        <source>unknown measure {name}; choose from {measures}</source>
        <translation>المقياس {name} غير معروف؛ اختر من {measures}</translation>
    </message>
    <message>
        <source>{name} must be a range such as { from = 1, to = 2 }, not {value}</source>
        <translation>يجب أن يكون {name} مدى مثل { from = 1, to = 2 }، لا {value}</translation>
    </message>
    <message>
        <source>a goal may only have the keys within, from and to, not {key}</source>
        <translation>لا يجوز للهدف إلا المفاتيح within و from و to، لا {key}</translation>
    </message>
    <message>
        <source>{name} must be a number, not {value}</source>
        <translation>يجب أن يكون {name} عددًا، لا {value}</translation>
    </message>
    <message>
        <source>within must be a number of at least 0, and can&apos;t be used with from or to</source>
        <translation>يجب أن يكون within عددًا لا يقل عن 0، ولا يُستخدم مع from أو to</translation>
    </message>
    <message>
        <source>from ({low}) must not be greater than to ({high})</source>
        <translation>يجب ألا يكون from ({low}) أكبر من to ({high})</translation>
    </message>
    <message>
        <source>also must be a list chosen from {choices}, not {value}</source>
        <translation>يجب أن يكون also قائمة من {choices}، لا {value}</translation>
    </message>
    <message>
        <source>a claim may only have the keys says and shown_by, not {key}</source>
        <translation>لا يجوز للادعاء إلا المفتاحان says و shown_by، لا {key}</translation>
    </message>
    <message>
        <source>says must be a string, not {value}</source>
        <translation>يجب أن يكون says سلسلة نصية، لا {value}</translation>
    </message>
    <message>
        <source>shown_by must be a list such as [{example}], not {value}</source>
        <translation>يجب أن يكون shown_by قائمة مثل [{example}]، لا {value}</translation>
    </message>
    <message>
        <source>each item of shown_by must be a table, not {value}</source>
        <translation>يجب أن يكون كل عنصر في shown_by جدولًا، لا {value}</translation>
    </message>
    <message>
        <source>items of shown_by may only have the keys measure, under, than, above and below, not {key}</source>
        <translation>لا يجوز لعناصر shown_by إلا المفاتيح measure و under و than و above و below، لا {key}</translation>
    </message>
    <message>
        <source>unknown rule set {name}; choose from {sets}</source>
        <translation>مجموعة القواعد {name} غير معروفة؛ اختر من {sets}</translation>
    </message>
    <message>
        <source>than must be {name}, and under must be another rule set</source>
        <translation>يجب أن يكون than هو {name}، وأن يكون under مجموعة قواعد أخرى</translation>
    </message>
    <message>
        <source>each item of shown_by needs above, below, or both</source>
        <translation>كل عنصر في shown_by يحتاج إلى above أو below أو كليهما</translation>
    </message>
    <message>
        <source>a translation</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>the last step must have no answers</source>
        <translation>يجب ألا تكون للخطوة الأخيرة إجابات</translation>
    </message>
    <message>
        <source>the translation must have {due} steps, not {count}</source>
        <translation>يجب أن يكون عدد خطوات الترجمة {due}، لا {count}</translation>
    </message>
    <message>
        <source>the number of replies in step {number} of the translation must be {due}, not {count}</source>
        <translation>يجب أن يكون عدد الردود في الخطوة {number} من الترجمة {due}، لا {count}</translation>
    </message>
    <message>
        <source>the summary of the translation must have {due} pictures, not {count}</source>
        <translation>يجب أن يكون عدد الصور في ملخص الترجمة {due}، لا {count}</translation>
    </message>
    <message>
        <source>a summary must have {due} pictures, not {count}</source>
        <translation>يجب أن يكون عدد الصور في الملخص {due}، لا {count}</translation>
    </message>
    <message>
        <source>a text must have between 1 and {most} characters, not {count}</source>
        <translation>يجب أن يكون طول النص بين 1 و{most} من الأحرف، لا {count}</translation>
    </message>
    <message>
        <source>a reply may have at most {most} characters, not {count}</source>
        <translation>أقصى طول للرد {most} من الأحرف، لا {count}</translation>
    </message>
    <message>
        <source>an answer without goes_on needs a reply</source>
        <translation>الإجابة التي بلا goes_on تحتاج إلى رد</translation>
    </message>
    <message>
        <source>at least one answer needs goes_on</source>
        <translation>لا بد من goes_on في إجابة واحدة على الأقل</translation>
    </message>
    <message>
        <source>the last answer must have no move, because it stands for all other moves</source>
        <translation>يجب ألا تكون في الإجابة الأخيرة حركة، لأنها تشمل كل الحركات الأخرى</translation>
    </message>
    <message>
        <source>each item of points must be a card, a button, a zone (and its seat), or a seat</source>
        <translation>يجب أن يكون كل عنصر في points ورقة أو زرًّا أو منطقة (ومقعدها) أو مقعدًا</translation>
    </message>
    <message>
        <source>lines must be moves or talk</source>
        <translation>يجب أن تكون lines حركات أو كلامًا</translation>
    </message>
    <message>
        <source>no legal move leads to the next step</source>
        <translation>لا حركة جائزة تؤدي إلى الخطوة التالية</translation>
    </message>
    <message>
        <source>Whether players who lose an auction also spend the highest card they bid.</source>
        <translation>ما إذا كان الخاسرون في المزاد يصرفون أيضًا أعلى ورقة زايدوا بها.</translation>
    </message>
    <message>
        <source>Betting limit</source>
        <translation>حد الرهان</translation>
    </message>
    <message>
        <source>pot limit</source>
        <translation>حد الوعاء</translation>
    </message>
    <message>
        <source>no limit; in the advanced game, pot limit</source>
        <translation>بلا حد؛ وفي اللعبة المتقدمة: حد الوعاء</translation>
    </message>
    <message>
        <source>Number of bets</source>
        <translation>عدد الرهانات</translation>
    </message>
    <message>
        <source>Advanced, no limit</source>
        <translation>متقدمة، بلا حد</translation>
    </message>
    <message>
        <source>Second-highest bidder pays too</source>
        <translation>صاحب ثاني أعلى مزايدة يدفع أيضًا</translation>
    </message>
    <message>
        <source>Played cards may be looked through</source>
        <translation>يجوز تصفح الأوراق الملعوبة</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}: {what}</translation>
    </message>
    <message>
        <source>give a command, or no arguments to open the app</source>
        <translation>اذكر أمرًا، أو شغّل التطبيق بلا معاملات</translation>
    </message>
    <message>
        <source>{text} is not a file name</source>
        <translation>{text} ليس اسم ملف</translation>
    </message>
    <message>
        <source>must be a whole number from {low} to {high}, not {text}</source>
        <translation>يجب أن يكون عددًا صحيحًا من {low} إلى {high}، لا {text}</translation>
    </message>
    <message>
        <source>must be a number above 0 and up to {most}, not {text}</source>
        <translation>يجب أن يكون عددًا فوق 0 ولا يتجاوز {most}، لا {text}</translation>
    </message>
    <message>
        <source>must be K/N, such as 2/3, not {text}</source>
        <translation>يجب أن يكون K/N، مثل 2/3، لا {text}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>انتهت اللعبة</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make here, but seat {other} has</source>
        <translation>لا قرار على المقعد {seat} هنا، بل على المقعد {other}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): {why}</source>
        <translation>المقعد {seat} ({name}): {why}</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}: name the players with {option}</source>
        <translation>عدد مقاعد {game} من {fewest} إلى {most}، لا {count}: اذكر اللاعبين بـ {option}</translation>
    </message>
    <message>
        <source>human players can only play in the app</source>
        <translation>لا يلعب الأشخاص إلا في التطبيق</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>لا برنامج باسم {command}</translation>
    </message>
    <message>
        <source>no program is writing to this pipe</source>
        <translation>لا برنامج يكتب في هذا الأنبوب</translation>
    </message>
    <message>
        <source>records</source>
        <translation>سجلات</translation>
    </message>
    <message>
        <source>name at least one change with --set KEY=VALUE</source>
        <translation>اذكر تغييرًا واحدًا على الأقل بـ --set KEY=VALUE</translation>
    </message>
    <message>
        <source>nothing to compare: both sets of rules are the same</source>
        <translation>لا شيء للمقارنة: مجموعتا القواعد متطابقتان</translation>
    </message>
    <message>
        <source>use either --new or --author, not both</source>
        <translation>استخدم --new أو --author، لا كليهما</translation>
    </message>
    <message>
        <source>name a study file, or use --new GAME to create one</source>
        <translation>اذكر ملف دراسة، أو أنشئ واحدًا بـ --new GAME</translation>
    </message>
    <message>
        <source>there is no built-in study of this game</source>
        <translation>لا دراسة مدمجة لهذه اللعبة</translation>
    </message>
    <message>
        <source>the seed {seed} could not be written: {why}</source>
        <translation>تعذّرت كتابة البذرة {seed}: {why}</translation>
    </message>
    <message>
        <source>--cluster can&apos;t be used with --records or with programs as players</source>
        <translation>لا يُستخدم --cluster مع --records ولا مع برامج لاعبة</translation>
    </message>
    <message>
        <source>--shard needs --games and --out</source>
        <translation>يحتاج --shard إلى --games و --out</translation>
    </message>
    <message>
        <source>--halve needs goals, or a measure to raise or lower</source>
        <translation>يحتاج --halve إلى أهداف، أو مقياس يُرفع أو يُخفض</translation>
    </message>
    <message>
        <source>--halve plays all rule sets in one go and can&apos;t be used with --out</source>
        <translation>يلعب --halve كل مجموعات القواعد دفعة واحدة ولا يُستخدم مع --out</translation>
    </message>
    <message>
        <source>an interrupted part isn&apos;t saved</source>
        <translation>الجزء الذي أُوقف لا يُحفظ</translation>
    </message>
    <message>
        <source>the games people played can&apos;t be searched: {why}</source>
        <translation>لا يمكن البحث في ألعاب الناس: {why}</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>المقعد {seat}</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>واحد من {values}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>من {low} إلى {high}</translation>
    </message>
    <message>
        <source>{name} applies to the whole game and can&apos;t change during it</source>
        <translation>{name} تسري على اللعبة كلها ولا تتغير أثناءها</translation>
    </message>
    <message>
        <source>House rules for Cardtable. What you leave out keeps its default.</source>
        <translation>قواعد خاصة لـCardtable. ما تتركه يبقى على قيمته الافتراضية.</translation>
    </message>
    <message>
        <source>{values}; default: {value}</source>
        <translation>{values}؛ الافتراضي: {value}</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>لا أثر لها إلا {when}.</translation>
    </message>
    <message>
        <source>Applies to the whole game and can&apos;t be changed during it.</source>
        <translation>تسري على اللعبة كلها ولا تتغير أثناءها.</translation>
    </message>
    <message>
        <source>a file of house rules</source>
        <translation>ملف قواعد خاصة</translation>
    </message>
    <message>
        <source>these house rules are for {game}, not for {other}</source>
        <translation>هذه القواعد الخاصة لـ{game}، لا لـ{other}</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>ليس UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than {most} characters</source>
        <translation>السطر أطول من {most} حرفًا</translation>
    </message>
    <message>
        <source>not a TOML file: nested too deeply</source>
        <translation>ليس ملف TOML: تداخل عميق جدًا</translation>
    </message>
    <message>
        <source>not a TOML file: {why}</source>
        <translation>ليس ملف TOML: {why}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>القلوب</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>{card} is not in the hand of seat {seat}</source>
        <translation>{card} ليست في يد المقعد {seat}</translation>
    </message>
    <message>
        <source>the chips are missing</source>
        <translation>الفيشات غير مذكورة</translation>
    </message>
    <message>
        <source>{name} lists a seat twice</source>
        <translation>{name} يذكر مقعدًا مرتين</translation>
    </message>
    <message>
        <source>the proposer&apos;s wager</source>
        <translation>رهان صاحب العرض</translation>
    </message>
    <message>
        <source>the partner&apos;s wager</source>
        <translation>رهان الشريك</translation>
    </message>
    <message>
        <source>the card is missing</source>
        <translation>الورقة غير مذكورة</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left and can only pass</source>
        <translation>المقعد {seat} بلا أوراق ولا يمكنه إلا التمرير</translation>
    </message>
    <message>
        <source>nobody is left to make a contract with</source>
        <translation>لم يبق أحد يُعقد معه عقد</translation>
    </message>
    <message>
        <source>there is nothing in the centre to bid for</source>
        <translation>لا شيء في الوسط للمزايدة عليه</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left</source>
        <translation>المقعد {seat} بلا أوراق</translation>
    </message>
    <message>
        <source>seat {seat} has made no bid to raise</source>
        <translation>المقعد {seat} لم يزايد، فلا مزايدة يرفعها</translation>
    </message>
    <message>
        <source>seat {seat} is already in the bidding</source>
        <translation>المقعد {seat} في المزايدة بالفعل</translation>
    </message>
    <message>
        <source>{name} is not a card of the pack</source>
        <translation>{name} ليست من أوراق الرزمة</translation>
    </message>
    <message>
        <source>a card is missing</source>
        <translation>ورقة ناقصة</translation>
    </message>
    <message>
        <source>{name} is dealt twice</source>
        <translation>{name} تُوزّع مرتين</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>عدد عشري</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <translation>مفتاح غير معروف {key}</translation>
    </message>
    <message>
        <source>{value} is not allowed</source>
        <translation>{value} غير مسموح به</translation>
    </message>
    <message>
        <source>expected a list of length {wanted}, got {count}</source>
        <translation>المتوقع قائمة طولها {wanted} لا {count}</translation>
    </message>
    <message>
        <source>expected {wanted}, got {kind}</source>
        <translation>المتوقع {wanted} لا {kind}</translation>
    </message>
    <message>
        <source>expected at least {least}</source>
        <translation>المتوقع {least} على الأقل</translation>
    </message>
    <message>
        <source>expected at most {most}</source>
        <translation>المتوقع {most} على الأكثر</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>السطر أطول من {most} بايت</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>تداخل عميق جدًا</translation>
    </message>
    <message>
        <source>the line is cut short</source>
        <translation>السطر مبتور</translation>
    </message>
    <message>
        <source>not JSON: {why} at character {column}</source>
        <translation>ليس JSON: {why} عند الحرف {column}</translation>
    </message>
    <message>
        <source>not JSON: {why}</source>
        <translation>ليس JSON: {why}</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>عدد بخانات كثيرة جدًا</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>ليس كائن JSON</translation>
    </message>
    <message>
        <source>{setup} is not supported yet</source>
        <translation>{setup} غير مدعوم بعد</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}</source>
        <translation>عدد مقاعد {game} من {fewest} إلى {most}، لا {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>تنتهي اللعبة قبل أن تبدأ</translation>
    </message>
    <message>
        <source>{game} has no talk</source>
        <translation>لا كلام في {game}</translation>
    </message>
    <message>
        <source>a second header</source>
        <translation>ترويسة ثانية</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>passing is only possible in an auction</source>
        <translation>التمرير ممكن في المزاد فقط</translation>
    </message>
    <message>
        <source>two seats have the same suit, {suit}</source>
        <translation>مقعدان لهما النقش نفسه، {suit}</translation>
    </message>
    <message>
        <source>prizes are not dealt when players offer their own cards</source>
        <translation>لا تُوزّع الجوائز حين يطرح اللاعبون أوراقهم</translation>
    </message>
    <message>
        <source>prizes are missing</source>
        <translation>الجوائز غير مذكورة</translation>
    </message>
    <message>
        <source>a prize is missing</source>
        <translation>جائزة ناقصة</translation>
    </message>
    <message>
        <source>{card} does not belong to a spare suit</source>
        <translation>{card} ليست من نقش إضافي</translation>
    </message>
    <message>
        <source>{card} is not in play: each suit has {suit_size} cards</source>
        <translation>{card} ليست في اللعب: في النقش {suit_size} ورقة</translation>
    </message>
    <message>
        <source>{card} appears twice</source>
        <translation>{card} مكررة</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>لا شيء بعد النتيجة</translation>
    </message>
    <message>
        <source>the record ends before line {until}</source>
        <translation>ينتهي السجل قبل السطر {until}</translation>
    </message>
    <message>
        <source>the file was removed</source>
        <translation>أُزيل الملف</translation>
    </message>
    <message>
        <source>the file was changed by another program</source>
        <translation>غيّر برنامج آخر الملف</translation>
    </message>
    <message>
        <source>this note would make the line too long for a record</source>
        <translation>بهذه الملاحظة يصير السطر أطول مما يسع السجل</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes</source>
        <translation>الملف أكبر من {most} بايت</translation>
    </message>
    <message>
        <source>the file is too large for a study</source>
        <translation>الملف أكبر من أن يكون دراسة</translation>
    </message>
    <message>
        <source>it contains {file} twice</source>
        <translation>فيه {file} مرتين</translation>
    </message>
    <message>
        <source>seat {seat} is played by {player}, who can&apos;t play at this table</source>
        <translation>في المقعد {seat} يلعب {player}، ولا يمكن دعوته إلى هذه الطاولة</translation>
    </message>
    <message>
        <source>the bot&apos;s process ended unexpectedly</source>
        <translation>انتهت عملية البوت على نحو غير متوقع</translation>
    </message>
    <message>
        <source>the file begins with a byte-order mark; a record must be plain UTF-8</source>
        <translation>يبدأ الملف بعلامة ترتيب البايتات؛ يجب أن يكون السجل UTF-8 عاديًّا</translation>
    </message>
    <message>
        <source>a record may have at most {most} blank lines</source>
        <translation>لا يجوز أن تزيد الأسطر الفارغة في السجل على {most}</translation>
    </message>
    <message>
        <source>the file is empty; a record must begin with a header</source>
        <translation>الملف فارغ؛ يجب أن يبدأ السجل بترويسة</translation>
    </message>
    <message>
        <source>not JSON: lone surrogate</source>
        <translation>ليس JSON: بديل مفرد (lone surrogate)</translation>
    </message>
    <message>
        <source>not a header: format must be &quot;{format}&quot;</source>
        <translation>ليست ترويسة: يجب أن يكون format هو &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>version must be {version}, not {other}</source>
        <translation>يجب أن يكون version هو {version}، لا {other}</translation>
    </message>
    <message>
        <source>rules must be an object</source>
        <translation>يجب أن يكون rules كائنًا</translation>
    </message>
    <message>
        <source>seed must be a whole number of at most 63 bits, not {seed}</source>
        <translation>يجب أن يكون seed عددًا صحيحًا لا يتجاوز 63 بت، لا {seed}</translation>
    </message>
    <message>
        <source>a line must have exactly one of {kinds}, not {several}</source>
        <translation>يجب أن يكون في السطر واحد فقط من {kinds}، لا {several}</translation>
    </message>
    <message>
        <source>reveal is only allowed in views, not in records</source>
        <translation>لا يجوز reveal إلا في العروض، لا في السجلات</translation>
    </message>
    <message>
        <source>a line must have one of {kinds}</source>
        <translation>يجب أن يكون في السطر واحد من {kinds}</translation>
    </message>
    <message>
        <source>result must be &quot;finished&quot;, not {value}</source>
        <translation>يجب أن يكون result هو &quot;finished&quot;، لا {value}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <translation>المفتاح {key} مكرر</translation>
    </message>
    <message>
        <source>{name} is not a valid value</source>
        <translation>{name} قيمة غير صالحة</translation>
    </message>
    <message>
        <source>{card} appears twice in {name}</source>
        <translation>{card} مكررة في {name}</translation>
    </message>
    <message>
        <source>{card} appears both in {name} and in {other}</source>
        <translation>{card} موجودة في {name} وفي {other}</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between prizes</source>
        <translation>لا تتغير القواعد الخاصة إلا قبل أول حركة وبين جائزة وأخرى</translation>
    </message>
    <message>
        <source>a card must be offered now</source>
        <translation>يجب طرح ورقة الآن</translation>
    </message>
    <message>
        <source>a bid must be made now, not an offer</source>
        <translation>يجب تقديم مزايدة الآن، لا طرح ورقة</translation>
    </message>
    <message>
        <source>{card} does not beat the current bid, {standing}</source>
        <translation>{card} لا تتغلب على المزايدة القائمة، {standing}</translation>
    </message>
    <message>
        <source>{suit} is not a suit in play; choose from {suits}</source>
        <translation>{suit} ليس من النقوش في اللعب؛ اختر من {suits}</translation>
    </message>
    <message>
        <source>{name}: {who} has a card that is not of their suit or not in play</source>
        <translation>{name}: لدى {who} ورقة ليست من نقشه أو ليست في اللعب</translation>
    </message>
    <message>
        <source>{name}: {who} must have as many cards as there are prizes to come ({due}), not {count}</source>
        <translation>{name}: يجب أن يكون لدى {who} من الأوراق بعدد الجوائز القادمة ({due})، لا {count}</translation>
    </message>
    <message>
        <source>{name} may only hold earlier prizes</source>
        <translation>لا يجوز أن تكون في {name} إلا جوائز سابقة</translation>
    </message>
    <message>
        <source>prizes must all be of one suit, not {spare} and {suit}</source>
        <translation>يجب أن تكون الجوائز كلها من نقش واحد، لا {spare} و{suit}</translation>
    </message>
    <message>
        <source>the record ends after {found} of the {count} lines expected</source>
        <translation>ينتهي السجل بعد {found} من الأسطر المتوقعة وعددها {count}</translation>
    </message>
    <message>
        <source>line {until} comes before the header</source>
        <translation>السطر {until} يسبق الترويسة</translation>
    </message>
    <message>
        <source>a record must begin with a header</source>
        <translation>يجب أن يبدأ السجل بترويسة</translation>
    </message>
    <message>
        <source>a note may have at most {most} characters</source>
        <translation>أقصى طول للملاحظة {most} من الأحرف</translation>
    </message>
    <message>
        <source>the results belong to another question</source>
        <translation>النتائج تخص سؤالًا آخر</translation>
    </message>
    <message>
        <source>it contains no {file}, so it is not a study</source>
        <translation>لا يحتوي على {file}، فليس دراسة</translation>
    </message>
    <message>
        <source>{file} in it is damaged: {why}</source>
        <translation>{file} فيه تالف: {why}</translation>
    </message>
    <message>
        <source>it is damaged, or not a zip file</source>
        <translation>إنه تالف أو ليس ملف ZIP</translation>
    </message>
    <message>
        <source>it contains {count} files; a study may have at most {most}</source>
        <translation>فيه {count} من الملفات؛ والحد الأقصى في الدراسة {most}</translation>
    </message>
    <message>
        <source>it contains {file}, which does not belong to a study</source>
        <translation>فيه {file}، وليس من ملفات الدراسة</translation>
    </message>
    <message>
        <source>{file} in it is encrypted, or compressed in a way that isn&apos;t supported</source>
        <translation>{file} فيه مشفَّر، أو مضغوط بطريقة غير مدعومة</translation>
    </message>
    <message>
        <source>{file} in it is too large for a study</source>
        <translation>{file} فيه أكبر مما تسع الدراسة</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>لم يعد موجودًا</translation>
    </message>
    <message>
        <source>{player} failed in {count} matches in a row and was given up after match {number}</source>
        <translation>أخفق {player} في {count} من المباريات على التوالي: أُوقف بعد المباراة {number}</translation>
    </message>
    <message>
        <source>a worker process was told to end before its work was done</source>
        <translation>طُلب من عملية عاملة أن تنتهي قبل إنجاز عملها</translation>
    </message>
    <message>
        <source>a worker process ended before its work was done</source>
        <translation>انتهت عملية عاملة قبل إنجاز عملها</translation>
    </message>
    <message>
        <source>to use other machines, Cardtable needs an extra: pip install cardtable[cluster]</source>
        <translation>للعمل على أجهزة أخرى يحتاج Cardtable إلى إضافته: pip install cardtable[cluster]</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}: {why}</source>
        <translation>لا مجدول يجيب على {address}: {why}</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>المجدول على {address} بلا عمليات عاملة</translation>
    </message>
    <message>
        <source>{address} has no workers left; this machine continues alone</source>
        <translation>لم تعد لدى {address} عمليات عاملة؛ يتابع هذا الجهاز وحده</translation>
    </message>
    <message>
        <source>a worker in the cluster failed: {why}</source>
        <translation>تعذّرت المتابعة على عملية عاملة في العنقود: {why}</translation>
    </message>
    <message>
        <source>not a part of a study</source>
        <translation>ليس جزءًا من دراسة</translation>
    </message>
    <message>
        <source>played by another version of Cardtable</source>
        <translation>لعبته نسخة أخرى من Cardtable</translation>
    </message>
    <message>
        <source>the results in it are damaged</source>
        <translation>النتائج فيه تالفة</translation>
    </message>
    <message>
        <source>{file} and {other} are parts of different studies</source>
        <translation>{file} جزء من دراسة غير {other}</translation>
    </message>
    <message>
        <source>{file} and {other} are the same part, {shard} of {shards}</source>
        <translation>{file} هو الجزء نفسه {other}: {shard} من {shards}</translation>
    </message>
    <message>
        <source>part {shard} of {shards} is missing</source>
        <translation>الجزء {shard} من {shards} ناقص</translation>
    </message>
    <message>
        <source>the process that played the games has ended</source>
        <translation>انتهت العملية التي كانت تلعب الألعاب</translation>
    </message>
    <message>
        <source>{what}; {other}</source>
        <translation>{what}؛ {other}</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>الدراسة</translation>
    </message>
    <message>
        <source>two rule sets are called {name}</source>
        <translation>مجموعتا قواعد باسم {name}</translation>
    </message>
    <message>
        <source>step {number}: {why}</source>
        <translation>الخطوة {number}: {why}</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>إنه للعبة أخرى</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>السطر {line}: {why}</translation>
    </message>
    <message>
        <source>the record can&apos;t be written: {why}</source>
        <translation>لا يمكن كتابة السجل: {why}</translation>
    </message>
    <message>
        <source>{who} can&apos;t play on: {why}</source>
        <translation>لا يمكن لـ{who} المتابعة: {why}</translation>
    </message>
    <message>
        <source>picture {number}: {why}</source>
        <translation>الصورة {number}: {why}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} أو {last}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>لا ملف أو مجلد بهذا الاسم</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>لا إذن بذلك</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>العملية غير مسموح بها</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>الملف موجود</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>هذا مجلد</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ليس مجلدًا</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>المجلد ليس فارغًا</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>اسم الملف أطول من اللازم</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>الملف أكبر من اللازم</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>لا مساحة باقية على القرص</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>تجاوزت حصة القرص</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>القرص للقراءة فقط</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>خطأ في الإدخال أو الإخراج</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>ملفات مفتوحة أكثر من اللازم</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>ليس برنامجًا قابلًا للتنفيذ</translation>
    </message>
    <message>
        <source>Bidding War is by Ben, of ben.blog, 2020. It was published without a name; a reader suggested “the Scruffian Bidding War”.</source>
        <translation>Bidding War من تأليف Ben من ben.blog، سنة 2020. نُشرت بلا اسم، واقترح أحد القراء «the Scruffian Bidding War».</translation>
    </message>
    <message>
        <source>Suit size</source>
        <translation>عدد أوراق النقش</translation>
    </message>
    <message>
        <source>How many cards each suit has, from the ace up. With 5: A 2 3 4 5.</source>
        <translation>عدد الأوراق في كل نقش، بدءًا من الآس: مع 5 تكون A 2 3 4 5.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>الجوائز</translation>
    </message>
    <message>
        <source>What players bid for: a shuffled suit that nobody holds, or cards that players offer in turn.</source>
        <translation>ما يزايد عليه اللاعبون: نقش مخلوط لا يحمله أحد، أو أوراق يطرحونها بالتناوب.</translation>
    </message>
    <message>
        <source>a spare suit</source>
        <translation>نقش إضافي</translation>
    </message>
    <message>
        <source>the players&apos; own cards</source>
        <translation>أوراق اللاعبين</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>All at once and face down, or face up in an auction where each bid must be higher.</source>
        <translation>كل المزايدات معًا ومقلوبة، أو مكشوفة في مزاد يجب أن تعلو فيه كل مزايدة على ما قبلها.</translation>
    </message>
    <message>
        <source>sealed, face down</source>
        <translation>مغلقة، مقلوبة</translation>
    </message>
    <message>
        <source>open auction</source>
        <translation>مزاد علني</translation>
    </message>
    <message>
        <source>Tied bids</source>
        <translation>تساوي أعلى المزايدات</translation>
    </message>
    <message>
        <source>What happens to the prize if the highest bids tie: it is discarded, added to the next prize, or won by the highest bid that nobody else made.</source>
        <translation>مصير الجائزة حين تتساوى أعلى المزايدات: تُستبعد، أو تُضاف إلى الجائزة التالية، أو تربحها أعلى مزايدة انفرد بها صاحبها.</translation>
    </message>
    <message>
        <source>discard the prize</source>
        <translation>تُستبعد الجائزة</translation>
    </message>
    <message>
        <source>add it to the next</source>
        <translation>تُضاف إلى التالية</translation>
    </message>
    <message>
        <source>next highest bid wins</source>
        <translation>تفوز أعلى مزايدة تليها</translation>
    </message>
    <message>
        <source>with sealed bids, since auctions never tie</source>
        <translation>مع المزايدات المغلقة، لأن مزايدات المزاد لا تتساوى أبدًا</translation>
    </message>
    <message>
        <source>Value of an ace</source>
        <translation>قيمة الآس</translation>
    </message>
    <message>
        <source>Both as a bid and as a prize.</source>
        <translation>كمزايدة وكجائزة على السواء.</translation>
    </message>
    <message>
        <source>Value of a jack</source>
        <translation>قيمة الولد</translation>
    </message>
    <message>
        <source>when a suit has at least eleven cards</source>
        <translation>حين يكون في النقش إحدى عشرة ورقة أو أكثر</translation>
    </message>
    <message>
        <source>Value of a queen</source>
        <translation>قيمة الملكة</translation>
    </message>
    <message>
        <source>when a suit has at least twelve cards</source>
        <translation>حين يكون في النقش اثنتا عشرة ورقة أو أكثر</translation>
    </message>
    <message>
        <source>Value of a king</source>
        <translation>قيمة الملك</translation>
    </message>
    <message>
        <source>when a suit has all thirteen cards</source>
        <translation>حين يكون في النقش كل الأوراق الثلاث عشرة</translation>
    </message>
    <message>
        <source>Order of offers</source>
        <translation>ترتيب الطرح</translation>
    </message>
    <message>
        <source>In what order players offer cards: round the table and back again, so that nobody is always first, or always round the same way.</source>
        <translation>ترتيب اللاعبين في طرح الأوراق: حول الطاولة ذهابًا وإيابًا، كي لا يكون أحد أولًا دائمًا، أو دورانًا في الاتجاه نفسه دائمًا.</translation>
    </message>
    <message>
        <source>there and back: A B C C B A</source>
        <translation>ذهابًا وإيابًا: A B C C B A</translation>
    </message>
    <message>
        <source>round: A B C A B C</source>
        <translation>دورانًا: A B C A B C</translation>
    </message>
    <message>
        <source>when players offer their own cards</source>
        <translation>حين يطرح اللاعبون أوراقهم</translation>
    </message>
    <message>
        <source>Seller bids too</source>
        <translation>البائع يزايد أيضًا</translation>
    </message>
    <message>
        <source>Whether the player who offers a card may bid for it.</source>
        <translation>ما إذا كان يجوز لمن يطرح ورقة أن يزايد عليها.</translation>
    </message>
    <message>
        <source>Losers pay too</source>
        <translation>الخاسرون يدفعون أيضًا</translation>
    </message>
    <message>
        <source>in an open auction</source>
        <translation>في المزادات العلنية</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>القواعد القياسية</translation>
    </message>
    <message>
        <source>Quick: seven cards a suit</source>
        <translation>سريعة: سبع أوراق لكل نقش</translation>
    </message>
    <message>
        <source>Ties raise the stakes</source>
        <translation>التساوي يرفع الرهان</translation>
    </message>
    <message>
        <source>Queen over king</source>
        <translation>الملكة فوق الملك</translation>
    </message>
    <message>
        <source>All picture cards are ten</source>
        <translation>كل الصور بعشرة</translation>
    </message>
    <message>
        <source>Open auction</source>
        <translation>مزاد علني</translation>
    </message>
    <message>
        <source>The players&apos; own cards</source>
        <translation>أوراق اللاعبين</translation>
    </message>
    <message>
        <source>Own cards, open auction</source>
        <translation>أوراق اللاعبين، مزاد علني</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>الأوراق في اليد</translation>
    </message>
    <message>
        <source>Cards each player still holds of their own suit.</source>
        <translation>الأوراق التي ما زالت لدى كل لاعب من نقشه.</translation>
    </message>
    <message>
        <source>In order, including those already gone.</source>
        <translation>بالترتيب، بما فيها التي انتهى أمرها.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ما رُبح</translation>
    </message>
    <message>
        <source>Prizes each player has won; they count as points.</source>
        <translation>الجوائز التي ربحها كل لاعب، وتُحتسب نقاطًا له.</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>المُرحَّلة</translation>
    </message>
    <message>
        <source>Prizes carried over to the current one.</source>
        <translation>الجوائز المرحّلة إلى الجائزة الحالية.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>اللاعب الأول</translation>
    </message>
    <message>
        <source>Who opens the bidding or offers a card.</source>
        <translation>من يفتح المزايدة أو يطرح ورقة.</translation>
    </message>
    <message>
        <source>Loser&apos;s Game is by Jonathan Leistiko, 2006.</source>
        <translation>Loser&apos;s Game من تأليف Jonathan Leistiko، سنة 2006.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>نقاط الفوز</translation>
    </message>
    <message>
        <source>The match ends once one player alone has the highest score, and it is at least this.</source>
        <translation>تنتهي المباراة متى انفرد لاعب بأعلى رصيد وقد بلغ هذا العدد أو أكثر.</translation>
    </message>
    <message>
        <source>when a match can have several hands and the cards taken score points</source>
        <translation>حين يجوز لعب عدة توزيعات في المباراة وتُحتسب نقاط لما يؤخذ</translation>
    </message>
    <message>
        <source>Points for a trump</source>
        <translation>نقاط الطرنيب</translation>
    </message>
    <message>
        <source>What each trump card scores for the player who takes it.</source>
        <translation>ما تساويه كل ورقة من نقش الطرنيب لمن يأخذها.</translation>
    </message>
    <message>
        <source>Points for three of a kind</source>
        <translation>نقاط الثلاثية</translation>
    </message>
    <message>
        <source>What three cards of the same rank score for the player who takes them.</source>
        <translation>ما تساويه ثلاث أوراق من رتبة واحدة لمن يأخذها.</translation>
    </message>
    <message>
        <source>Points for four of a kind</source>
        <translation>نقاط الرباعية</translation>
    </message>
    <message>
        <source>What all four cards of the same rank score for the player who takes them. They don&apos;t also count as three of a kind.</source>
        <translation>ما تساويه الأوراق الأربع من رتبة واحدة لمن يأخذها. ولا تُحتسب ثلاثية أيضًا.</translation>
    </message>
    <message>
        <source>Who calls trump in a tie</source>
        <translation>من يختار الطرنيب عند التساوي</translation>
    </message>
    <message>
        <source>Who calls trump when players tie for the lowest score: the youngest of them; one of them at random; or the youngest in the first hand, and later the first of them to the left of the last caller.</source>
        <translation>من يختار نقش الطرنيب حين يتساوى عدة لاعبين في أدنى رصيد: أصغرهم سنًّا؛ أو أحدهم عشوائيًا؛ أو أصغرهم في التوزيعة الأولى، وبعدها أولهم إلى يسار من اختار آخر مرة.</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>أصغرهم سنًّا</translation>
    </message>
    <message>
        <source>one at random</source>
        <translation>أحدهم عشوائيًا</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>بالتناوب</translation>
    </message>
    <message>
        <source>A made bid scores</source>
        <translation>ما يُحتسب للطلب المحقَّق</translation>
    </message>
    <message>
        <source>What players score when they take at least as many points as they bid.</source>
        <translation>ما يناله من أخذ من النقاط قدر ما طلب أو أكثر.</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>all points taken</source>
        <translation>كل النقاط المأخوذة</translation>
    </message>
    <message>
        <source>when cards taken score points</source>
        <translation>حين تُحتسب نقاط لما يؤخذ</translation>
    </message>
    <message>
        <source>A failed bid costs</source>
        <translation>كلفة الطلب المخفق</translation>
    </message>
    <message>
        <source>What players lose when they take fewer points than they bid.</source>
        <translation>ما يخسره اللاعب حين يأخذ نقاطًا أقل مما طلب.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>حد التوزيعات</translation>
    </message>
    <message>
        <source>The match ends after this many hands at the latest; 0 means no limit.</source>
        <translation>تنتهي المباراة بعد هذا العدد من التوزيعات على الأكثر؛ و0 يعني بلا حد.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Last trick may be looked at</source>
        <translation>يجوز النظر في اللمّة الأخيرة</translation>
    </message>
    <message>
        <source>Whether players may look at the last trick again until the next card is played. If not, tricks stay closed until the hand is over.</source>
        <translation>ما إذا كان يجوز للاعبين النظر ثانية في اللمّة الأخيرة إلى أن تُلعب الورقة التالية. وإلا تبقى اللمّات مغلقة حتى نهاية التوزيعة.</translation>
    </message>
    <message>
        <source>Short: to 25 points</source>
        <translation>قصيرة: حتى 25 نقطة</translation>
    </message>
    <message>
        <source>Gentle: failed bids cost nothing</source>
        <translation>متساهلة: الطلب المخفق لا يكلّف شيئًا</translation>
    </message>
    <message>
        <source>All points taken score</source>
        <translation>تُحتسب كل النقاط المأخوذة</translation>
    </message>
    <message>
        <source>Only trumps count</source>
        <translation>لا يُحتسب إلا الطرنيب</translation>
    </message>
    <message>
        <source>Collectors: sets count double</source>
        <translation>هواة الجمع: المجموعات مضاعفة</translation>
    </message>
    <message>
        <source>Six hands</source>
        <translation>ست توزيعات</translation>
    </message>
    <message>
        <source>As dealt.</source>
        <translation>كما وُزّعت.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>الباقي</translation>
    </message>
    <message>
        <source>The cards that nobody was dealt.</source>
        <translation>الأوراق التي لم توزَّع على أحد.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>الأرصدة</translation>
    </message>
    <message>
        <source>Points from earlier hands.</source>
        <translation>نقاط من توزيعات سابقة.</translation>
    </message>
    <message>
        <source>Who calls trump</source>
        <translation>من يختار الطرنيب</translation>
    </message>
    <message>
        <source>Any player, whatever their score.</source>
        <translation>أي لاعب، مهما كان رصيده.</translation>
    </message>
    <message>
        <source>with {trump_points}, {three_points} and {four_points} all 0, a match needs a {round_limit} to end</source>
        <translation>إذا كان {trump_points} و{three_points} و{four_points} كلها 0، فلا بد للمباراة من {round_limit} كي تنتهي</translation>
    </message>
    <message>
        <source>Mentalist Poker is by Alex Weldon, 2012.</source>
        <translation>Mentalist Poker من تأليف Alex Weldon، سنة 2012.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>In the classic game one player guesses, and a missed bet goes into the pot. In the advanced game everyone guesses, and if all miss, the bettor takes as many chips from the pot as they bet.</source>
        <translation>في اللعبة الكلاسيكية يخمّن لاعب واحد، والرهان الذي لا يُخمَّن يدخل الوعاء. وفي اللعبة المتقدمة يخمّن الجميع، والمراهن الذي أخطأه الجميع يأخذ من الوعاء فيشات بقدر ما راهن.</translation>
    </message>
    <message>
        <source>classic: one guesses</source>
        <translation>كلاسيكية: يخمّن واحد</translation>
    </message>
    <message>
        <source>advanced: everyone guesses</source>
        <translation>متقدمة: يخمّن الجميع</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>الفيشات في البداية</translation>
    </message>
    <message>
        <source>How many chips each player starts with.</source>
        <translation>عدد الفيشات التي يبدأ بها كل لاعب.</translation>
    </message>
    <message>
        <source>20; in the advanced game 10 for each player, if that is more</source>
        <translation>20؛ وفي اللعبة المتقدمة 10 لكل لاعب، إن كان ذلك أكثر</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>رهان الدخول</translation>
    </message>
    <message>
        <source>What each player puts into the pot before betting begins.</source>
        <translation>ما يضعه كل لاعب في الوعاء قبل بدء الرهان.</translation>
    </message>
    <message>
        <source>The most a player may bet: all their chips, or no more than is in the pot.</source>
        <translation>ما يجوز للاعب أن يراهن به: كل فيشاته، أو ما لا يزيد على ما في الوعاء.</translation>
    </message>
    <message>
        <source>Game ends</source>
        <translation>نهاية اللعبة</translation>
    </message>
    <message>
        <source>Whether the others play on when a player can&apos;t pay the ante or has no chips to bet. With two players it makes no difference.</source>
        <translation>ما إذا كان الآخرون يتابعون اللعب حين لا يستطيع لاعب دفع رهان الدخول أو لا يملك فيشات يراهن بها. ولا فرق في ذلك بين لاعبَين.</translation>
    </message>
    <message>
        <source>when one player is left</source>
        <translation>حين يبقى لاعب واحد</translation>
    </message>
    <message>
        <source>when the first player is out</source>
        <translation>حين يخرج أول لاعب</translation>
    </message>
    <message>
        <source>The game ends after this many bets, and the most chips win; 0 means no limit. Chips still in the pot then belong to nobody.</source>
        <translation>تتوقف اللعبة بعد هذا العدد من الرهانات، ويفوز صاحب أكبر عدد من الفيشات؛ و0 يعني بلا حد. وما في الوعاء حينها ليس لأحد.</translation>
    </message>
    <message>
        <source>Quick: ten chips each</source>
        <translation>سريعة: عشر فيشات لكل لاعب</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>حد الوعاء</translation>
    </message>
    <message>
        <source>Until the first player is out</source>
        <translation>حتى خروج أول لاعب</translation>
    </message>
    <message>
        <source>Thirty bets</source>
        <translation>ثلاثون رهانًا</translation>
    </message>
    <message>
        <source>Advanced: everyone guesses</source>
        <translation>متقدمة: يخمّن الجميع</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>الفيشات</translation>
    </message>
    <message>
        <source>What each player has, not counting the pot.</source>
        <translation>ما لدى كل لاعب، عدا الوعاء.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>الوعاء</translation>
    </message>
    <message>
        <source>Chips in the pot, antes included.</source>
        <translation>الفيشات في الوعاء، بما فيها رهانات الدخول.</translation>
    </message>
    <message>
        <source>Who bets</source>
        <translation>من يراهن</translation>
    </message>
    <message>
        <source>Whose turn it is to bet.</source>
        <translation>صاحب الدور في الرهان.</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>زر المراهن الأول</translation>
    </message>
    <message>
        <source>Who bet first for this pot. The player to their left starts the next one.</source>
        <translation>من راهن أولًا على هذا الوعاء: واللاعب إلى يساره يبدأ التالي.</translation>
    </message>
    <message>
        <source>the {ante} can&apos;t be higher than {starting_chips}</source>
        <translation>لا يجوز أن يزيد {ante} على {starting_chips}</translation>
    </message>
    <message>
        <source>Miser is by Chris Young.</source>
        <translation>Miser من تأليف Chris Young.</translation>
    </message>
    <message>
        <source>Starting pennies</source>
        <translation>البنسات في البداية</translation>
    </message>
    <message>
        <source>How many pennies each player starts with.</source>
        <translation>عدد البنسات التي يبدأ بها كل لاعب.</translation>
    </message>
    <message>
        <source>Wager limit</source>
        <translation>حد الرهان</translation>
    </message>
    <message>
        <source>The most pennies a player may wager on one contract or attack.</source>
        <translation>أكبر عدد من البنسات يجوز للاعب أن يراهن به في عقد واحد أو هجوم واحد.</translation>
    </message>
    <message>
        <source>Cost of a pass</source>
        <translation>كلفة التمرير</translation>
    </message>
    <message>
        <source>What passing puts into the centre, or all a player has if that is less. It can be 0 only with a turn limit.</source>
        <translation>ما يضعه من يمرّر في الوسط، أو كل ما لديه إن كان أقل. ولا يجوز أن تكون 0 إلا مع حد للأدوار.</translation>
    </message>
    <message>
        <source>Uneven deal</source>
        <translation>التوزيع غير المتساوي</translation>
    </message>
    <message>
        <source>How everyone gets the same number of cards: the lowest cards are removed before the shuffle, or the last cards are set aside face down.</source>
        <translation>كيف تتساوى الأيدي: تُستبعد أدنى الأوراق قبل الخلط، أو تُترك آخر الأوراق مقلوبة جانبًا.</translation>
    </message>
    <message>
        <source>remove lowest cards</source>
        <translation>استبعاد الأدنى</translation>
    </message>
    <message>
        <source>set last cards aside</source>
        <translation>ترك الأخيرة جانبًا</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>من يبدأ</translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high, and the highest goes first; or a random player does.</source>
        <translation>يسحب كل لاعب ورقة، والآس أعلاها، ويبدأ صاحب الأعلى؛ أو يبدأ لاعب عشوائي.</translation>
    </message>
    <message>
        <source>highest draw</source>
        <translation>صاحب أعلى سحب</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <source>Victim must match</source>
        <translation>ما تضعه ضحية العقد</translation>
    </message>
    <message>
        <source>What the victim puts in: as much as both partners together, or that but no more than the wager limit.</source>
        <translation>ما تضعه الضحية: بقدر ما يضعه الشريكان معًا، أو ذلك على ألا يتجاوز حد الرهان.</translation>
    </message>
    <message>
        <source>both wagers</source>
        <translation>الرهانان معًا</translation>
    </message>
    <message>
        <source>up to wager limit</source>
        <translation>حتى حد الرهان</translation>
    </message>
    <message>
        <source>Odd penny of a contract</source>
        <translation>البنس الفائض في العقد</translation>
    </message>
    <message>
        <source>Where an odd penny goes when partners split the centre.</source>
        <translation>وجهة البنس الفائض حين يتقاسم الشريكان الوسط.</translation>
    </message>
    <message>
        <source>stays in centre</source>
        <translation>يبقى في الوسط</translation>
    </message>
    <message>
        <source>to the proposer</source>
        <translation>لصاحب العرض</translation>
    </message>
    <message>
        <source>Offers per turn</source>
        <translation>العروض في الدور</translation>
    </message>
    <message>
        <source>How many contracts may be offered in one turn, counter-offers included. The last offer can only be accepted or declined.</source>
        <translation>عدد المرات التي يجوز فيها عرض العقود في الدور الواحد، بما فيها العروض المضادة. وبعدها لا يبقى إلا قبول العرض أو رفضه.</translation>
    </message>
    <message>
        <source>Tied attack</source>
        <translation>تساوي المجموعين في هجوم</translation>
    </message>
    <message>
        <source>If totals tie: the pennies stay in the centre, are split evenly (an odd penny stays), or go to the victim.</source>
        <translation>إذا تساوى المجموعان: تبقى البنسات في الوسط، أو تُقتسم بالتساوي (والبنس الفائض يبقى)، أو تذهب إلى الضحية.</translation>
    </message>
    <message>
        <source>stay in centre</source>
        <translation>تبقى في الوسط</translation>
    </message>
    <message>
        <source>split evenly</source>
        <translation>تُقتسم بالتساوي</translation>
    </message>
    <message>
        <source>to the victim</source>
        <translation>للضحية</translation>
    </message>
    <message>
        <source>Unanswered attack</source>
        <translation>هجوم لا يُرد عليه</translation>
    </message>
    <message>
        <source>What the attacker takes when the victim lays no card.</source>
        <translation>ما يأخذه المهاجم حين لا تضع الضحية أي ورقة.</translation>
    </message>
    <message>
        <source>whole centre</source>
        <translation>الوسط كله</translation>
    </message>
    <message>
        <source>the two wagers</source>
        <translation>الرهانان</translation>
    </message>
    <message>
        <source>Cards in an attack</source>
        <translation>أوراق الهجوم</translation>
    </message>
    <message>
        <source>How many cards each side may lay in one attack; 0 means no limit.</source>
        <translation>عدد الأوراق التي يجوز لكل طرف أن يضعها في هجوم واحد؛ و0 يعني بلا حد.</translation>
    </message>
    <message>
        <source>In contracts and attacks.</source>
        <translation>في العقود والهجمات.</translation>
    </message>
    <message>
        <source>Value of jacks, queens and kings</source>
        <translation>قيمة الأولاد والملكات والملوك</translation>
    </message>
    <message>
        <source>Whether the second-highest bid for the centre is paid as well. Tied highest bids are paid either way.</source>
        <translation>ما إذا كانت ثاني أعلى مزايدة على الوسط تُدفع أيضًا. أما أعلى المزايدات المتساوية فتُدفع في الحالين.</translation>
    </message>
    <message>
        <source>When the first player has no pennies left, or when only one player has any left.</source>
        <translation>حين لا يبقى لدى أول لاعب بنسات، أو حين لا تبقى إلا لدى لاعب واحد.</translation>
    </message>
    <message>
        <source>first knock-out</source>
        <translation>أول إقصاء</translation>
    </message>
    <message>
        <source>one player left</source>
        <translation>بقاء لاعب واحد</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>حد الأدوار</translation>
    </message>
    <message>
        <source>The game ends after this many turns, and the most pennies win; 0 means no limit.</source>
        <translation>تنتهي اللعبة بعد هذا العدد من الأدوار، ويفوز صاحب أكبر عدد من البنسات؛ و0 يعني بلا حد.</translation>
    </message>
    <message>
        <source>Whether everyone may look through the played cards. If not, players must remember them, and the card of an unanswered attack is never shown.</source>
        <translation>ما إذا كان يجوز للجميع تصفح الأوراق الملعوبة. وإلا فعلى اللاعبين تذكّرها، وورقة الهجوم الذي لم يُرد عليه لا تُكشف أبدًا.</translation>
    </message>
    <message>
        <source>Long: 40 pennies, capped contracts</source>
        <translation>طويلة: 40 بنسًا، وعقود محدودة السقف</translation>
    </message>
    <message>
        <source>Gentle: a penny at a time</source>
        <translation>متساهلة: بنس واحد كل مرة</translation>
    </message>
    <message>
        <source>To the last player standing</source>
        <translation>حتى آخر لاعب</translation>
    </message>
    <message>
        <source>Cards each player still holds.</source>
        <translation>الأوراق التي ما زالت لدى كل لاعب.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>الملعوبة</translation>
    </message>
    <message>
        <source>Cards everyone has seen.</source>
        <translation>أوراق رآها الجميع.</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>بلا رد</translation>
    </message>
    <message>
        <source>Cards of unanswered attacks, never shown.</source>
        <translation>أوراق هجمات لم يُرد عليها، ولم تُكشف قط.</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>البنسات</translation>
    </message>
    <message>
        <source>Players without pennies are out.</source>
        <translation>اللاعب الذي لا بنسات لديه خارج اللعب.</translation>
    </message>
    <message>
        <source>In the centre</source>
        <translation>في الوسط</translation>
    </message>
    <message>
        <source>Pennies in the centre.</source>
        <translation>البنسات في الوسط.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>صاحب الدور</translation>
    </message>
    <message>
        <source>The player who attacks, offers a contract, opens the bidding or passes.</source>
        <translation>اللاعب الذي يهاجم أو يعرض عقدًا أو يفتح المزايدة أو يمرّر.</translation>
    </message>
    <message>
        <source>with {pass_cost} 0, a game needs a {turn_limit} to end</source>
        <translation>إذا كان {pass_cost} 0، فلا بد للعبة من {turn_limit} كي تنتهي</translation>
    </message>
</context>
<context>
    <name>distributions</name>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
</context>
<context>
    <name>emblems</name>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>جرس</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>قمر</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>ورقة شجر</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>مرساة</translation>
    </message>
    <message>
        <source>star</source>
        <translation>نجمة</translation>
    </message>
    <message>
        <source>flame</source>
        <translation>شعلة</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>سمكة</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>أزرق فاتح</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>وردي</translation>
    </message>
    <message>
        <source>green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>{shape}, {colour}</source>
        <translation>{shape}، {colour}</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>At most {most}.</source>
        <translation>الحد الأقصى {most}.</translation>
    </message>
    <message>
        <source>At least {least}.</source>
        <translation>الحد الأدنى {least}.</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>This measure can&apos;t be worked out with these players.</source>
        <translation>لا يمكن حساب هذا المقياس مع هؤلاء اللاعبين.</translation>
    </message>
    <message>
        <source>No games finished yet.</source>
        <translation>لم تنته أي لعبة حتى الآن.</translation>
    </message>
    <message>
        <source>There are too few games so far to tell.</source>
        <translation>الألعاب حتى الآن أقل من أن تدل على شيء.</translation>
    </message>
    <message>
        <source>The mean is {bounds}: inside the goal of {range}.</source>
        <translation>المتوسط {bounds}: داخل الهدف ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: outside the goal of {range}.</source>
        <translation>المتوسط {bounds}: خارج الهدف ({range}).</translation>
    </message>
    <message>
        <source>The mean is {bounds}: partly inside the goal of {range}.</source>
        <translation>المتوسط {bounds}: داخل الهدف جزئيًا ({range}).</translation>
    </message>
    <message>
        <source>{high}% or less</source>
        <translation>{high}% أو أقل</translation>
    </message>
    <message>
        <source>{high} or less</source>
        <translation>{high} أو أقل</translation>
    </message>
    <message>
        <source>{low}% or more</source>
        <translation>{low}% أو أكثر</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} أو أكثر</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} إلى {high}%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} إلى {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>بين {low} و{high}</translation>
    </message>
    <message>
        <source>between {low} and {high}%</source>
        <translation>بين {low} و{high}%</translation>
    </message>
</context>
<context>
    <name>fitness</name>
    <message>
        <source>These players aren&apos;t fit to judge these rules. {why}</source>
        <translation>هؤلاء اللاعبون لا يصلحون للحكم على هذه القواعد. {why}</translation>
    </message>
    <message>
        <source>It isn&apos;t known yet whether these players are fit to judge these rules. {why}</source>
        <translation>لم يُعرف بعد هل يصلح هؤلاء اللاعبون للحكم على هذه القواعد. {why}</translation>
    </message>
    <message>
        <source>Programs can&apos;t be tested here.</source>
        <translation>لا يمكن اختبار البرامج هنا.</translation>
    </message>
    <message>
        <source>These players move at random, so they don&apos;t show how people play.</source>
        <translation>هؤلاء اللاعبون يلعبون عشوائيًا، فلا يدلّون على لعب الناس.</translation>
    </message>
    <message>
        <source>The {best} player knows the solution of this game: nobody wins more than a fair share against them.</source>
        <translation>لاعب المستوى «{best}» يعرف حل هذه اللعبة: لا أحد ينال أمامه أكثر من حصته العادلة من الفوز.</translation>
    </message>
    <message>
        <source>The {best} player wins {rate} games in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>لاعب المستوى «{best}» يفوز بـ{rate} من 100 لعبة {bounds} أمام لاعبين من المستوى «{below}»؛ والحصة العادلة {fair}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>
            <numerusform>لم تُلعب ألعاب بعد للاعب المستوى «{best}»: {rate} من 100 {bounds} أمام لاعبين من المستوى «{below}»؛ والحصة العادلة {fair}.</numerusform>
            <numerusform>بعد لعبة واحدة، فاز لاعب المستوى «{best}» بـ{rate} من 100 {bounds} أمام لاعبين من المستوى «{below}»؛ والحصة العادلة {fair}.</numerusform>
            <numerusform>بعد لعبتين، فاز لاعب المستوى «{best}» بـ{rate} من 100 {bounds} أمام لاعبين من المستوى «{below}»؛ والحصة العادلة {fair}.</numerusform>
            <numerusform>بعد %n ألعاب، فاز لاعب المستوى «{best}» بـ{rate} من 100 {bounds} أمام لاعبين من المستوى «{below}»؛ والحصة العادلة {fair}.</numerusform>
            <numerusform>بعد %n لعبة، فاز لاعب المستوى «{best}» بـ{rate} من 100 {bounds} أمام لاعبين من المستوى «{below}»؛ والحصة العادلة {fair}.</numerusform>
            <numerusform>بعد %n لعبة، فاز لاعب المستوى «{best}» بـ{rate} من 100 {bounds} أمام لاعبين من المستوى «{below}»؛ والحصة العادلة {fair}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) that differed, no player chose differently because of the rules: these players don&apos;t take them into account.</source>
        <translation>
            <numerusform>لم يغيّر أي لاعب اختياره بسبب القواعد: هؤلاء اللاعبون لا يأخذونها في الحسبان.</numerusform>
            <numerusform>في لعبة واحدة سارت على نحو آخر لم يغيّر أي لاعب اختياره بسبب القواعد: هؤلاء اللاعبون لا يأخذونها في الحسبان.</numerusform>
            <numerusform>في لعبتين سارتا على نحو آخر لم يغيّر أي لاعب اختياره بسبب القواعد: هؤلاء اللاعبون لا يأخذونها في الحسبان.</numerusform>
            <numerusform>في %n ألعاب سارت على نحو آخر لم يغيّر أي لاعب اختياره بسبب القواعد: هؤلاء اللاعبون لا يأخذونها في الحسبان.</numerusform>
            <numerusform>في %n لعبة سارت على نحو آخر لم يغيّر أي لاعب اختياره بسبب القواعد: هؤلاء اللاعبون لا يأخذونها في الحسبان.</numerusform>
            <numerusform>في %n لعبة سارت على نحو آخر لم يغيّر أي لاعب اختياره بسبب القواعد: هؤلاء اللاعبون لا يأخذونها في الحسبان.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among themselves, these players share the win in {rate} of 100 games, compared with {others} against {below} players: they play alike and get in each other&apos;s way.</source>
        <translation>يتقاسم هؤلاء اللاعبون الفوز فيما بينهم في {rate} من 100 لعبة، ومع لاعبين من المستوى «{below}» في {others}: لعبهم متشابه فيعرقل بعضهم بعضًا.</translation>
    </message>
    <message>
        <source>Some simple strategies that might beat these players haven&apos;t been tried yet.</source>
        <translation>لم تُجرَّب بعد بعض الاستراتيجيات البسيطة التي قد تهزم هؤلاء اللاعبين.</translation>
    </message>
    <message>
        <source>In {games} games, a player who {idea} wins {rate} in 100 against these players; a fair share would be {fair}. These players haven&apos;t learnt these rules.</source>
        <translation>اللاعب الذي {idea} يفوز بـ{rate} من 100 لعبة أمام هؤلاء اللاعبين (عدد الألعاب {games})؛ والحصة العادلة {fair}. لم يتعلم هؤلاء اللاعبون هذه القواعد.</translation>
    </message>
    <message>
        <source>No games have differed so far.</source>
        <translation>لم تختلف أي لعبة حتى الآن.</translation>
    </message>
</context>
<context>
    <name>forecast</name>
    <message>
        <source>By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games a seat wins.</source>
        <translation>سيكون هناك في النهاية نحو {pairs} من أزواج الألعاب: ما يكفي ليظهر تغيّر قدره {reach} من 100 في الألعاب التي يفوز بها مقعد.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Bid how many points you will take, then take them. The player in last place calls trump. 2 to 8 players.</source>
        <translation>اطلب عدد النقاط التي ستأخذها، ثم خذها. صاحب المركز الأخير يختار الطرنيب. من 2 إلى 8 لاعبين.</translation>
    </message>
    <message>
        <source>Bet chips behind your screen, and guess how many the others bet behind theirs. 2 to 8 players.</source>
        <translation>راهن بالفيشات خلف ساترك، وخمّن بكم راهن الآخرون خلف سواترهم. من 2 إلى 8 لاعبين.</translation>
    </message>
    <message>
        <source>Attack, make contracts, and break them. The most pennies win. 3 to 8 players.</source>
        <translation>هاجم، واعقد العقود، وانقضها. يفوز صاحب أكبر عدد من البنسات. من 3 إلى 8 لاعبين.</translation>
    </message>
    <message>
        <source>One suit is your money, another the prizes. Bid well, and never predictably. 2 to 7 players.</source>
        <translation>نقش هو مالك وآخر هو الجوائز. أحسن المزايدة ولا تكن متوقَّعًا. من 2 إلى 7 لاعبين.</translation>
    </message>
</context>
<context>
    <name>impressions</name>
    <message numerus="yes">
        <source>Median length of %n game(s) that people played by these rules: {minutes} min.</source>
        <translation>
            <numerusform>وسيط مدة الألعاب التي لعبها أشخاص بهذه القواعد: {minutes} دقيقة.</numerusform>
            <numerusform>مدة لعبة واحدة لعبها أشخاص بهذه القواعد: {minutes} دقيقة.</numerusform>
            <numerusform>وسيط مدة لعبتين لعبهما أشخاص بهذه القواعد: {minutes} دقيقة.</numerusform>
            <numerusform>وسيط مدة %n ألعاب لعبها أشخاص بهذه القواعد: {minutes} دقيقة.</numerusform>
            <numerusform>وسيط مدة %n لعبة لعبها أشخاص بهذه القواعد: {minutes} دقيقة.</numerusform>
            <numerusform>وسيط مدة %n لعبة لعبها أشخاص بهذه القواعد: {minutes} دقيقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>fun</source>
        <translation>المتعة</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>الوضوح</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>الإنصاف</translation>
    </message>
    <message numerus="yes">
        <source>People who played %n game(s) by these rules say:</source>
        <translation>
            <numerusform>يقول من لعبوا بهذه القواعد:</numerusform>
            <numerusform>يقول من لعبوا لعبة واحدة بهذه القواعد:</numerusform>
            <numerusform>يقول من لعبوا لعبتين بهذه القواعد:</numerusform>
            <numerusform>يقول من لعبوا %n ألعاب بهذه القواعد:</numerusform>
            <numerusform>يقول من لعبوا %n لعبة بهذه القواعد:</numerusform>
            <numerusform>يقول من لعبوا %n لعبة بهذه القواعد:</numerusform>
        </translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>من {most}</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>,</source>
        <comment>between the thousands of a number</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>.</source>
        <comment>before the decimals of a number</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} و{last}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <comment>before a word that begins with the sound of i: Ann e Inés</comment>
        <translation>{parts} و{last}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the clauses of a list</comment>
        <translation>؛ </translation>
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
        <translation>لا خط مثبَّت للغة {language}. ثبّت واحدًا، أو اختر لغة أخرى.</translation>
    </message>
</context>
<context>
    <name>losers</name>
    <message>
        <source>Points to bid</source>
        <translation>نقاط الطلب</translation>
    </message>
    <message>
        <source>One point less</source>
        <translation>نقطة أقل</translation>
    </message>
    <message>
        <source>One point more</source>
        <translation>نقطة أكثر</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>اطلب {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) in hand ({suit})</source>
        <translation>
            <numerusform>لا طرنيب في يدك ({suit})</numerusform>
            <numerusform>طرنيب واحد في يدك ({suit})</numerusform>
            <numerusform>طرنيبان في يدك ({suit})</numerusform>
            <numerusform>%n طرانيب في يدك ({suit})</numerusform>
            <numerusform>%n طرنيبًا في يدك ({suit})</numerusform>
            <numerusform>%n طرنيب في يدك ({suit})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if you take all of them</source>
        <translation>
            <numerusform>%n نقطة إن أخذتها كلها</numerusform>
            <numerusform>نقطة واحدة إن أخذتها كلها</numerusform>
            <numerusform>نقطتان إن أخذتها كلها</numerusform>
            <numerusform>%n نقاط إن أخذتها كلها</numerusform>
            <numerusform>%n نقطة إن أخذتها كلها</numerusform>
            <numerusform>%n نقطة إن أخذتها كلها</numerusform>
        </translation>
    </message>
    <message>
        <source>three of a kind: {points}</source>
        <translation>الثلاثية: {points}</translation>
    </message>
    <message>
        <source>four of a kind: {points}</source>
        <translation>الرباعية: {points}</translation>
    </message>
    <message>
        <source>four of a kind: nothing</source>
        <translation>الرباعية: لا شيء</translation>
    </message>
    <message>
        <source>all in your hand</source>
        <translation>كلها في يدك</translation>
    </message>
    <message numerus="yes">
        <source>%n in other hands</source>
        <translation>
            <numerusform>لا ورقة أخرى لدى غيرك</numerusform>
            <numerusform>ورقة أخرى لدى غيرك</numerusform>
            <numerusform>ورقتان أخريان لدى غيرك</numerusform>
            <numerusform>%n أوراق أخرى لدى غيرك</numerusform>
            <numerusform>%n ورقة أخرى لدى غيرك</numerusform>
            <numerusform>%n ورقة أخرى لدى غيرك</numerusform>
        </translation>
    </message>
    <message>
        <source>What your cards are worth</source>
        <translation>ما تساويه أوراقك</translation>
    </message>
    <message numerus="yes">
        <source>Most that can be taken: %n point(s)</source>
        <translation>
            <numerusform>أقصى ما يمكن أخذه: %n نقطة</numerusform>
            <numerusform>أقصى ما يمكن أخذه: نقطة واحدة</numerusform>
            <numerusform>أقصى ما يمكن أخذه: نقطتان</numerusform>
            <numerusform>أقصى ما يمكن أخذه: %n نقاط</numerusform>
            <numerusform>أقصى ما يمكن أخذه: %n نقطة</numerusform>
            <numerusform>أقصى ما يمكن أخذه: %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>لا طرنيب</translation>
    </message>
    <message numerus="yes">
        <source>and %n more pair(s)</source>
        <translation>
            <numerusform>ولا أزواج أخرى</numerusform>
            <numerusform>وزوج آخر</numerusform>
            <numerusform>وزوجان آخران</numerusform>
            <numerusform>و%n أزواج أخرى</numerusform>
            <numerusform>و%n زوجًا آخر</numerusform>
            <numerusform>و%n زوج آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} of {tried} bids made ({share}%)</source>
        <translation>الطلبات المحقَّقة: {made} من {tried} ({share}%)</translation>
    </message>
    <message>
        <source>hide it</source>
        <translation>إخفاؤها</translation>
    </message>
    <message>
        <source>show it again</source>
        <translation>إظهارها مجددًا</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>اللمّة الأخيرة</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at, until the next card is played.</source>
        <translation>لا يجوز النظر إلا في اللمّة الأخيرة، إلى أن تُلعب الورقة التالية.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>اللمّة الأخيرة</translation>
    </message>
    <message>
        <source>led</source>
        <translation>الافتتاح</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>أخذها</translation>
    </message>
    <message>
        <source>called trump</source>
        <translation>مختار الطرنيب</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ورقة النقاط</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <translation>الطرنيب: {suit}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>التوزيعة {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n of rank {rank}</source>
        <translation>
            <numerusform>%n من رتبة {rank}</numerusform>
            <numerusform>واحدة من رتبة {rank}</numerusform>
            <numerusform>اثنتان من رتبة {rank}</numerusform>
            <numerusform>%n من رتبة {rank}</numerusform>
            <numerusform>%n من رتبة {rank}</numerusform>
            <numerusform>%n من رتبة {rank}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points} ({counted}): {outcome}, {gain}, now {score}</source>
        <translation>{who}: الطلب {bid}، المأخوذ {points} ({counted}): {outcome}، {gain}، والرصيد الآن {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>لا طرنيب</numerusform>
            <numerusform>طرنيب واحد</numerusform>
            <numerusform>طرنيبان</numerusform>
            <numerusform>%n طرانيب</numerusform>
            <numerusform>%n طرنيبًا</numerusform>
            <numerusform>%n طرنيب</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of hand {number}</source>
        <translation>نتائج التوزيعة {number}</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>الطرنيب</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>ثلاثيات ورباعيات</translation>
    </message>
    <message>
        <source>took</source>
        <translation>المأخوذ</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>المكسب</translation>
    </message>
    <message>
        <source>score</source>
        <translation>الرصيد</translation>
    </message>
    <message>
        <source>{suit} were trump</source>
        <translation>الطرنيب كان {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>لا لمّات</numerusform>
            <numerusform>لمّة واحدة</numerusform>
            <numerusform>لمّتان</numerusform>
            <numerusform>%n لمّات</numerusform>
            <numerusform>%n لمّة</numerusform>
            <numerusform>%n لمّة</numerusform>
        </translation>
    </message>
    <message>
        <source>trump</source>
        <translation>طرنيب</translation>
    </message>
    <message>
        <source>Calling trump, as the loser does, is an advantage.</source>
        <translation>اختيار نقش الطرنيب، كما يحق للخاسر، ميزة.</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>توزيعة</translation>
    </message>
    <message>
        <source>points</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>Your choice hardly matters here: you win about {chance} in 100 matches.</source>
        <translation>الأمر سيّان هنا: تفوز بنحو {chance} من 100 مباراة.</translation>
    </message>
    <message>
        <source>Call {move}: you win {chance} in 100 matches.</source>
        <translation>اختر {move} طرنيبًا: تفوز بـ{chance} من 100 مباراة.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 matches.</source>
        <translation>اطلب {move}: تفوز بـ{chance} من 100 مباراة.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 matches.</source>
        <translation>العب {move}: تفوز بـ{chance} من 100 مباراة.</translation>
    </message>
    <message>
        <source>Next best: {moves}.</source>
        <translation>الأفضل بعدها: {moves}.</translation>
    </message>
    <message>
        <source>The lead is shared, so the match goes on.</source>
        <translation>الصدارة مشتركة: تستمر المباراة.</translation>
    </message>
    <message>
        <source>Hand {number}, playing to {target}</source>
        <translation>التوزيعة {number}، حتى {target} نقطة</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>التوزيعة {number} من {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n ورقة</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%n أوراق</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid} · {points} taken</source>
        <translation>{bid} · المأخوذ {points}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>فاز</translation>
    </message>
    <message>
        <source>trump?</source>
        <translation>الطرنيب؟</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>مستبعدة</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>يأخذ اللمّة</translation>
    </message>
    <message numerus="yes">
        <source>Set aside, face up: {cards}.</source>
        <translation>
            <numerusform>مستبعدة مكشوفة: {cards}.</numerusform>
            <numerusform>مستبعدة مكشوفة: {cards}.</numerusform>
            <numerusform>مستبعدتان مكشوفتان: {cards}.</numerusform>
            <numerusform>مستبعدة مكشوفة: {cards}.</numerusform>
            <numerusform>مستبعدة مكشوفة: {cards}.</numerusform>
            <numerusform>مستبعدة مكشوفة: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last hand was played.</source>
        <translation>لُعبت التوزيعة الأخيرة.</translation>
    </message>
    <message>
        <source>The score after each hand</source>
        <translation>الرصيد بعد كل توزيعة</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>التوزيعة التالية</translation>
    </message>
    <message>
        <source>Which suit will be trump?</source>
        <translation>أي نقش سيكون الطرنيب؟</translation>
    </message>
    <message>
        <source>How many points do you bid?</source>
        <translation>كم نقطة تطلب؟</translation>
    </message>
    <message>
        <source>You lead. Play any card.</source>
        <translation>أنت تفتتح. العب أي ورقة.</translation>
    </message>
    <message>
        <source>{who} led {card}. Your card?</source>
        <translation>افتتح {who} بـ{card}. ما ورقتك؟</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>افتتح بـ{card}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>العب {card}</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>من النقش نفسه</translation>
    </message>
    <message>
        <source>trumps the trick</source>
        <translation>تقطع اللمّة بالطرنيب</translation>
    </message>
    <message>
        <source>can&apos;t take the trick</source>
        <translation>لا تأخذ اللمّة</translation>
    </message>
    <message>
        <source>{suit} were led: you must follow suit.</source>
        <translation>نقش الافتتاح {suit}: عليك اتباعه.</translation>
    </message>
    <message>
        <source>you score the points you take</source>
        <translation>تنال النقاط التي تأخذها</translation>
    </message>
    <message>
        <source>you can&apos;t lose points</source>
        <translation>لا يمكن أن تخسر نقاطًا</translation>
    </message>
    <message>
        <source>the points you take, if you make it</source>
        <translation>النقاط التي تأخذها، إن حقّقت طلبك</translation>
    </message>
    <message>
        <source>the points you take, or {loss} if you fail</source>
        <translation>النقاط التي تأخذها، أو {loss} إن أخفقت</translation>
    </message>
    <message>
        <source>{gain} if you make it</source>
        <translation>{gain} إن حقّقته</translation>
    </message>
    <message>
        <source>{gain} if you make it, {loss} if you fail</source>
        <translation>{gain} إن حقّقته، أو {loss} إن أخفقت</translation>
    </message>
    <message>
        <source>you will call trump</source>
        <translation>أنت ستختار الطرنيب</translation>
    </message>
    <message>
        <source>{who} will call trump</source>
        <translation>{who} سيختار الطرنيب</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>الطلبات: {bids}.</translation>
    </message>
    <message>
        <source>Bids so far: {bids}.</source>
        <translation>الطلبات حتى الآن: {bids}.</translation>
    </message>
    <message>
        <source>Bid the points you will take in each hand, then take them. Reach {points} and have more than anyone else to win.</source>
        <translation>اطلب النقاط التي ستأخذها في كل توزيعة، ثم خذها. الفوز لمن رصيده {points} أو أكثر ويتقدم على الجميع.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message numerus="yes">
        <source>A pack of 52 cards is dealt, %n card(s) to each player. Aces are high, twos are low.</source>
        <translation>
            <numerusform>تُوزَّع رزمة من 52 ورقة: %n ورقة لكل لاعب. الآس هو الأعلى والاثنان هو الأدنى.</numerusform>
            <numerusform>تُوزَّع رزمة من 52 ورقة: ورقة واحدة لكل لاعب. الآس هو الأعلى والاثنان هو الأدنى.</numerusform>
            <numerusform>تُوزَّع رزمة من 52 ورقة: ورقتان لكل لاعب. الآس هو الأعلى والاثنان هو الأدنى.</numerusform>
            <numerusform>تُوزَّع رزمة من 52 ورقة: %n أوراق لكل لاعب. الآس هو الأعلى والاثنان هو الأدنى.</numerusform>
            <numerusform>تُوزَّع رزمة من 52 ورقة: %n ورقة لكل لاعب. الآس هو الأعلى والاثنان هو الأدنى.</numerusform>
            <numerusform>تُوزَّع رزمة من 52 ورقة: %n ورقة لكل لاعب. الآس هو الأعلى والاثنان هو الأدنى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) left over are set aside face up and count for nobody.</source>
        <translation>
            <numerusform>لا تبقى أوراق زائدة.</numerusform>
            <numerusform>تبقى ورقة واحدة لا تقبل القسمة: توضع مكشوفة جانبًا ولا يأخذها أحد.</numerusform>
            <numerusform>تبقى ورقتان لا تقبلان القسمة: توضعان مكشوفتين جانبًا ولا يأخذهما أحد.</numerusform>
            <numerusform>تبقى %n أوراق لا تقبل القسمة: توضع مكشوفة جانبًا ولا يأخذها أحد.</numerusform>
            <numerusform>تبقى %n ورقة لا تقبل القسمة: توضع مكشوفة جانبًا ولا يأخذها أحد.</numerusform>
            <numerusform>تبقى %n ورقة لا تقبل القسمة: توضع مكشوفة جانبًا ولا يأخذها أحد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does.</source>
        <translation>إذا تساوى عدة لاعبين في أدنى رصيد، فالأصغر سنًّا.</translation>
    </message>
    <message>
        <source>If players tie, one of them is chosen at random.</source>
        <translation>إذا تساوى عدة لاعبين في أدنى رصيد، فبالقرعة.</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does in the first hand; after that, the first of them to the left of the last player who called.</source>
        <translation>إذا تساوى عدة لاعبين في أدنى رصيد، فالأصغر سنًّا في التوزيعة الأولى، وبعدها أولهم إلى يسار من اختار الطرنيب آخر مرة.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>الطرنيب</translation>
    </message>
    <message>
        <source>The player with the lowest score looks at their cards and calls trump. Being behind has its advantages.</source>
        <translation>اللاعب صاحب أدنى رصيد ينظر في أوراقه ويختار الطرنيب. فللتأخر مزاياه.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score your bid. Points beyond it score nothing.</source>
        <translation>إن أخذت من النقاط ما طلبته أو أكثر، تنال طلبك. وما زاد عليه لا يُحتسب.</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score all the points you took.</source>
        <translation>إن أخذت من النقاط ما طلبته أو أكثر، تنال كل النقاط التي أخذتها.</translation>
    </message>
    <message>
        <source>If you take fewer, you lose your bid in points.</source>
        <translation>وإن أخذت أقل، تُخصم نقاط طلبك من رصيدك.</translation>
    </message>
    <message>
        <source>If you take fewer, you score nothing.</source>
        <translation>وإن أخذت أقل، فلا تنال شيئًا.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Everyone in turn bids how many points they will take in this hand. The player to the left of the trump caller bids first, the caller last.</source>
        <translation>يعلن كل لاعب بدوره طلبه: كم نقطة سيأخذ في هذه التوزيعة. أول الطلب لمن يجلس إلى يسار مختار الطرنيب، وآخره لمختار الطرنيب.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>اللمّات</translation>
    </message>
    <message>
        <source>The trump caller leads any card to the first trick. Clockwise, the others each play a card: of the suit led if they hold one, otherwise any card.</source>
        <translation>من اختار الطرنيب يفتتح اللمّة الأولى بأي ورقة. ثم يلعب كل من الآخرين ورقة باتجاه عقارب الساعة: من نقش الافتتاح إن كان لديه منه، وإلا فأي ورقة.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick or, without a trump, the highest card of the suit led. You never have to beat a card.</source>
        <translation>أعلى طرنيب يأخذ اللمّة؛ فإن لم يوجد فأعلى ورقة من نقش الافتتاح. لا أحد ملزم بالتغلب على ما وُضع.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over, except at the last one until the next card is played.</source>
        <translation>من يأخذ لمّة يضعها مقلوبة ويفتتح التالية. تبقى اللمّات المأخوذة مغلقة حتى نهاية التوزيعة؛ والأخيرة وحدها يجوز النظر فيها، إلى أن تُلعب الورقة التالية.</translation>
    </message>
    <message>
        <source>Nobody may look at tricks until the hand is over.</source>
        <translation>لا يجوز لأحد النظر في اللمّات حتى نهاية التوزيعة.</translation>
    </message>
    <message>
        <source>The game favours those who are losing: the player furthest behind catches up.</source>
        <translation>تحابي اللعبة الخاسرين: اللاعب الأكثر تأخرًا يلحق بغيره.</translation>
    </message>
    <message>
        <source>Accurate bidding matters: if failed bids cost nothing, skill counts for less.</source>
        <translation>دقة الطلب مهمة: لو لم يكلّف الطلب المخفق شيئًا، لقلّ أثر المهارة.</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>لعب ورقة</translation>
    </message>
    <message>
        <source>highest so far</source>
        <translation>الأعلى حتى الآن</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>أوراقك: {cards}</translation>
    </message>
    <message>
        <source>Cards of {who}: {cards}</source>
        <translation>أوراق {who}: {cards}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>لو لعب {player} لاختار: {moves}</translation>
    </message>
    <message>
        <source>In the first hand, that is the youngest of all.</source>
        <translation>وفي التوزيعة الأولى يكون هو أصغر الجميع سنًّا.</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to the most points that one player could take.</source>
        <translation>الطلب عدد من 0 إلى أقصى ما يمكن للاعب واحد أن يأخذه من النقاط.</translation>
    </message>
    <message>
        <source>A bid of 0 can&apos;t fail.</source>
        <translation>والطلب 0 لا يمكن أن يخفق.</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over.</source>
        <translation>من يأخذ لمّة يضعها مقلوبة ويفتتح التالية. ولا يجوز لأحد النظر في اللمّات حتى نهاية التوزيعة.</translation>
    </message>
    <message>
        <source>Each trump card: {points}.</source>
        <translation>كل ورقة طرنيب: {points}.</translation>
    </message>
    <message>
        <source>Three of a kind: {points}.</source>
        <translation>ثلاث أوراق من رتبة واحدة: {points}.</translation>
    </message>
    <message>
        <source>Four of a kind: {points}. They don&apos;t also count as three of a kind.</source>
        <translation>أربع أوراق من رتبة واحدة: {points}، ولا تُحتسب معها ثلاثية.</translation>
    </message>
    <message>
        <source>Four of a kind: nothing, not even the points for three.</source>
        <translation>أربع أوراق من رتبة واحدة: لا شيء، ولا حتى نقاط الثلاثية.</translation>
    </message>
    <message>
        <source>Nothing else counts.</source>
        <translation>ولا يُحتسب غير ذلك.</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>النقاط في اللمّات</translation>
    </message>
    <message>
        <source>The match ends after a hand in which one player alone has the highest score, and it is at least {points}.</source>
        <translation>تنتهي المباراة بعد توزيعة ينفرد فيها لاعب بأعلى رصيد، وهو {points} أو أكثر.</translation>
    </message>
    <message>
        <source>Until then, another hand is dealt.</source>
        <translation>وإلى أن يحدث ذلك، تُلعب توزيعة أخرى.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n hand(s) at the latest; players who tie then share the win.</source>
        <translation>
            <numerusform>تنتهي بعد %n توزيعة على الأكثر؛ والمتساوون حينها يتقاسمون الفوز.</numerusform>
            <numerusform>تنتهي بعد توزيعة واحدة على الأكثر؛ والمتساوون حينها يتقاسمون الفوز.</numerusform>
            <numerusform>تنتهي بعد توزيعتين على الأكثر؛ والمتساوون حينها يتقاسمون الفوز.</numerusform>
            <numerusform>تنتهي بعد %n توزيعات على الأكثر؛ والمتساوون حينها يتقاسمون الفوز.</numerusform>
            <numerusform>تنتهي بعد %n توزيعة على الأكثر؛ والمتساوون حينها يتقاسمون الفوز.</numerusform>
            <numerusform>تنتهي بعد %n توزيعة على الأكثر؛ والمتساوون حينها يتقاسمون الفوز.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>صاحب أعلى رصيد يفوز.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>نهاية اللعبة</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%n نقاط</numerusform>
            <numerusform>%n نقطة</numerusform>
            <numerusform>%n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>لم يطلب بعد</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>طلب {points}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>تحقّق</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>أخفق</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>قيمة دقيقة.</translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}.</source>
        <translation>{who}: الطلب {bid}، المأخوذ {points}: {outcome}، {gain}، والرصيد الآن {score}.</translation>
    </message>
    <message>
        <source>You call {suit} as trump.</source>
        <translation>تختار {suit} طرنيبًا.</translation>
    </message>
    <message>
        <source>{who} calls {suit} as trump.</source>
        <translation>{who} يختار {suit} طرنيبًا.</translation>
    </message>
    <message>
        <source>You bid {points}.</source>
        <translation>تطلب {points}.</translation>
    </message>
    <message>
        <source>{who} bids {points}.</source>
        <translation>{who} يطلب {points}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>تأخذ اللمّة.</translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation>{who} يأخذ اللمّة.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>انتهت التوزيعة.</translation>
    </message>
    <message numerus="yes">
        <source>Hand {number} is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>توزَّع التوزيعة {number}: %n ورقة لكل لاعب.</numerusform>
            <numerusform>توزَّع التوزيعة {number}: ورقة واحدة لكل لاعب.</numerusform>
            <numerusform>توزَّع التوزيعة {number}: ورقتان لكل لاعب.</numerusform>
            <numerusform>توزَّع التوزيعة {number}: %n أوراق لكل لاعب.</numerusform>
            <numerusform>توزَّع التوزيعة {number}: %n ورقة لكل لاعب.</numerusform>
            <numerusform>توزَّع التوزيعة {number}: %n ورقة لكل لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call trump.</source>
        <translation>أنت تختار الطرنيب.</translation>
    </message>
    <message>
        <source>{who} calls trump.</source>
        <translation>{who} يختار الطرنيب.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>تفتتح بـ{card}.</translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation>{who} يفتتح بـ{card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>تلعب {card}.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} يلعب {card}.</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>انتهت التوزيعة {number}.</translation>
    </message>
    <message>
        <source>You made your bid of {bid}.</source>
        <translation>حقّقت طلبك {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} but took only {points}: your bid failed.</source>
        <translation>طلبت {bid} ولم تأخذ سوى {points}: أخفق طلبك.</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>أخذتها أنت.</translation>
    </message>
    <message>
        <source>{who} took it.</source>
        <translation>أخذها {who}.</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>اللمّة الأخيرة: {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} bids made, {ahead}.</source>
        <translation>الطلبات المحقَّقة: {made} من {count}، {ahead}.</translation>
    </message>
    <message>
        <source>Hand {number}: you take the lead for good.</source>
        <translation>التوزيعة {number}: تتصدر ولا يلحق بك أحد بعدها.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} takes the lead for good.</source>
        <translation>التوزيعة {number}: {who} يتصدر ولا يلحق به أحد بعدها.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: you take the lead.</source>
        <translation>التوزيعة {number}، الأخيرة: تتصدر أنت.</translation>
    </message>
    <message>
        <source>Hand {number}, the last: {who} takes the lead.</source>
        <translation>التوزيعة {number}، الأخيرة: {who} يتصدر.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} but take only {points}, the costliest bid of the match.</source>
        <translation>التوزيعة {number}: تطلب {bid} ولا تأخذ سوى {points}، وهو أكثر الطلبات كلفة في المباراة.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} but takes only {points}, the costliest bid of the match.</source>
        <translation>التوزيعة {number}: {who} يطلب {bid} ولا يأخذ سوى {points}، وهو أكثر الطلبات كلفة في المباراة.</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} and make it with {points}, the best hand of the match.</source>
        <translation>التوزيعة {number}: تطلب {bid} وتحقّقه بـ{points}، أفضل توزيعة في المباراة.</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} and makes it with {points}, the best hand of the match.</source>
        <translation>التوزيعة {number}: {who} يطلب {bid} ويحقّقه بـ{points}، أفضل توزيعة في المباراة.</translation>
    </message>
    <message>
        <source>Hand {number}, calling trump</source>
        <translation>التوزيعة {number}، اختيار الطرنيب</translation>
    </message>
    <message>
        <source>Hand {number}, your bid</source>
        <translation>التوزيعة {number}، طلبك</translation>
    </message>
    <message>
        <source>Hand {number}, trick {trick}</source>
        <translation>التوزيعة {number}، اللمّة {trick}</translation>
    </message>
    <message>
        <source>you called {move}</source>
        <translation>اخترت {move}</translation>
    </message>
    <message>
        <source>you bid {move}</source>
        <translation>طلبت {move}</translation>
    </message>
    <message>
        <source>you played {move}</source>
        <translation>لعبت {move}</translation>
    </message>
    <message>
        <source>you led {move}</source>
        <translation>افتتحت بـ{move}</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 matches.</source>
        <translation>كانت كل الحركات متساوية هنا: تفوز بـ{chance} من 100 مباراة.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 matches from here.</source>
        <translation>اللعب الأفضل من هنا يفوز بـ{chance} من 100 مباراة.</translation>
    </message>
</context>
<context>
    <name>measures</name>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>Moves in a game, including forced ones.</source>
        <translation>عدد حركات اللعبة، بما فيها الإجبارية.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Rounds in a game: prizes, hands, bets or turns.</source>
        <translation>عدد جولات اللعبة: جوائز أو توزيعات أو رهانات أو أدوار.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>فوز مشترك</translation>
    </message>
    <message>
        <source>How many games in 100 have more than one winner.</source>
        <translation>عدد الألعاب من 100 التي لها أكثر من فائز.</translation>
    </message>
    <message>
        <source>First seat&apos;s advantage</source>
        <translation>ميزة المقعد الأول</translation>
    </message>
    <message>
        <source>How many games in 100 the first seat wins beyond its fair share.</source>
        <translation>كم لعبة من 100 يفوز بها المقعد الأول فوق حصته العادلة.</translation>
    </message>
    <message>
        <source>How far into the game the winner takes the lead for good, in percent.</source>
        <translation>متى يتصدر الفائز نهائيًا (% من اللعبة).</translation>
    </message>
    <message>
        <source>What percentage of the game players spend out of it, on average.</source>
        <translation>ما يقضيه اللاعبون خارج اللعب من مدة اللعبة (%)، في المتوسط.</translation>
    </message>
    <message>
        <source>What percentage of the result is explained by cards and seats rather than by play.</source>
        <translation>ما تفسّره الأوراق والمقاعد، لا اللعب، من النتيجة (%).</translation>
    </message>
    <message>
        <source>How many games in 100 the strongest of these players wins beyond a fair share against players one level weaker.</source>
        <translation>كم لعبة من 100 يفوز بها أقوى هؤلاء اللاعبين فوق حصته العادلة، أمام لاعبين أضعف بمستوى واحد.</translation>
    </message>
    <message>
        <source>How far the chances of winning are expected to move in each quarter of a game; 100 if one quarter decides everything.</source>
        <translation>المقدار المتوقع لتحرّك فرص الفوز في كل ربع من اللعبة؛ و100 إذا حسم ربع واحد كل شيء.</translation>
    </message>
    <message>
        <source>How far the chances of winning actually move in each quarter of a game, in percentage points.</source>
        <translation>مقدار تحرّك فرص الفوز فعليًا في كل ربع من اللعبة، بالنقاط المئوية.</translation>
    </message>
    <message>
        <source>How many more games in 100 the best move of a decision wins than the average of all moves considered.</source>
        <translation>كم لعبة من 100 تفوز بها أفضل حركة في القرار فوق متوسط كل الحركات المدروسة.</translation>
    </message>
    <message>
        <source>The odd one out</source>
        <translation>اللاعب المختلف</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share.</source>
        <translation>كم لعبة من 100 يفوز بها اللاعب الوحيد المختلف عن الآخرين فوق حصته العادلة.</translation>
    </message>
    <message>
        <source>Best seat against worst</source>
        <translation>أفضل مقعد مقابل أسوأ مقعد</translation>
    </message>
    <message>
        <source>The odd one out with the weakest hand</source>
        <translation>اللاعب المختلف بأضعف يد</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share when dealt the weakest hand.</source>
        <translation>كم لعبة من 100 يفوز بها اللاعب المختلف عن الآخرين فوق حصته العادلة بأضعف يد.</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>فارق الفوز</translation>
    </message>
    <message>
        <source>How far ahead of second place the winner finishes; 0 for a shared win.</source>
        <translation>مقدار تقدم الفائز على الثاني في النهاية؛ و0 في الفوز المشترك.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>تبدّل الصدارة</translation>
    </message>
    <message>
        <source>How often a player takes the sole lead from another.</source>
        <translation>عدد مرات انفراد لاعب بالصدارة بعد أن كانت لغيره.</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>لحظة الحسم</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>أكبر تأخر عُوِّض</translation>
    </message>
    <message>
        <source>The most the winner was behind after any round.</source>
        <translation>أقصى ما تأخر به الفائز عن المتصدر بعد أي جولة.</translation>
    </message>
    <message>
        <source>Leader at half-time wins</source>
        <translation>فوز متصدر المنتصف</translation>
    </message>
    <message>
        <source>How many games in 100 the player who leads at half-time wins.</source>
        <translation>عدد الألعاب من 100 التي يفوز بها من يتصدر في المنتصف.</translation>
    </message>
    <message>
        <source>Time spent out</source>
        <translation>الوقت خارج اللعب</translation>
    </message>
    <message>
        <source>Catching up</source>
        <translation>اللحاق</translation>
    </message>
    <message>
        <source>How much more the player furthest behind gains per round than the average player.</source>
        <translation>ما يكسبه الأكثر تأخرًا في الجولة زيادة على اللاعب المتوسط.</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>حظ التوزيع</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>المهارة</translation>
    </message>
    <message>
        <source>Suspense</source>
        <translation>التشويق</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>المفاجأة</translation>
    </message>
    <message>
        <source>Real decisions</source>
        <translation>القرارات الحقيقية</translation>
    </message>
    <message>
        <source>How many decisions in 100 have a best move that wins more than the second best, as judged by the strongest player.</source>
        <translation>كم قرارًا من 100 تفوز فيه أفضل حركة أكثر من ثاني أفضلها، بتقييم أقوى لاعب.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>أهمية القرارات</translation>
    </message>
    <message>
        <source>How many more games in 100 the best seat wins than the worst, among players who play alike.</source>
        <translation>كم لعبة من 100 يفوز بها أفضل مقعد زيادة على أسوأ مقعد، بين لاعبين متماثلي اللعب.</translation>
    </message>
</context>
<context>
    <name>mentalist</name>
    <message>
        <source>One chip less</source>
        <translation>فيشة أقل</translation>
    </message>
    <message>
        <source>One chip more</source>
        <translation>فيشة أكثر</translation>
    </message>
    <message>
        <source>Chips to bet</source>
        <translation>فيشات الرهان</translation>
    </message>
    <message>
        <source>Chips to guess</source>
        <translation>فيشات التخمين</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>Your guesses appear here once a screen has been lifted.</source>
        <translation>تظهر تخميناتك هنا بعد رفع أول ساتر.</translation>
    </message>
    <message>
        <source>Your bets appear here once they have been revealed.</source>
        <translation>تظهر رهاناتك هنا بعد أن تُكشف.</translation>
    </message>
    <message>
        <source>{who}&apos;s guesses appear here once a screen has been lifted.</source>
        <translation>تظهر تخمينات {who} هنا بعد رفع أول ساتر.</translation>
    </message>
    <message>
        <source>{who}&apos;s bets appear here once they have been revealed.</source>
        <translation>تظهر رهانات {who} هنا بعد أن تُكشف.</translation>
    </message>
    <message>
        <source>{made} of {tried} guesses right ({share}%)</source>
        <translation>تخمينات صحيحة: {made} من {tried} ({share}%)</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>luck alone explains this.</source>
        <translation>الحظ وحده يفسّر هذا.</translation>
    </message>
    <message>
        <source>you can be read.</source>
        <translation>يمكن قراءتك.</translation>
    </message>
    <message>
        <source>perfect play</source>
        <translation>اللعب الأمثل</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>تخميناتك</translation>
    </message>
    <message>
        <source>Your bets</source>
        <translation>رهاناتك</translation>
    </message>
    <message>
        <source>This couldn&apos;t be worked out.</source>
        <translation>لم يمكن حساب ذلك.</translation>
    </message>
    <message>
        <source>without reading you</source>
        <translation>دون قراءتك</translation>
    </message>
    <message>
        <source>You bet certain numbers more often than others, however much was at stake.</source>
        <translation>راهنت بأعداد معينة أكثر من غيرها، أيًّا كان ما على المحك.</translation>
    </message>
    <message>
        <source>You guessed certain numbers more often than others, however much was at stake.</source>
        <translation>خمّنت أعدادًا معينة أكثر من غيرها، أيًّا كان ما على المحك.</translation>
    </message>
    <message>
        <source>You bet about the same share of your chips, however many you had.</source>
        <translation>راهنت بالحصة نفسها تقريبًا من فيشاتك، أيًّا كان عددها.</translation>
    </message>
    <message>
        <source>You guessed about the same share of the bettor&apos;s chips, however many they had.</source>
        <translation>خمّنت الحصة نفسها تقريبًا من فيشات المراهن، أيًّا كان عددها.</translation>
    </message>
    <message>
        <source>Your bets depended on your previous bet.</source>
        <translation>كان رهانك يتوقف على رهانك السابق.</translation>
    </message>
    <message>
        <source>Your guesses depended on your previous guess.</source>
        <translation>كان تخمينك يتوقف على تخمينك السابق.</translation>
    </message>
    <message>
        <source>Your bets depended on whether you had bet zero the previous time.</source>
        <translation>كان رهانك يتوقف على كون رهانك السابق صفرًا أم لا.</translation>
    </message>
    <message>
        <source>Your guesses depended on whether you had guessed zero the previous time.</source>
        <translation>كان تخمينك يتوقف على كون تخمينك السابق صفرًا أم لا.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated bets that hadn&apos;t been guessed, or changed those that had.</source>
        <translation>كنت تكرر الرهان الذي لم يُخمَّن، أو تترك ما خُمِّن، بانتظام زائد.</translation>
    </message>
    <message>
        <source>You were too regular: you repeated guesses that were right, or changed those that were wrong.</source>
        <translation>كنت تكرر التخمين الذي صحّ، أو تترك ما أخطأ، بانتظام زائد.</translation>
    </message>
    <message>
        <source>Bets: {mix}.</source>
        <translation>الرهانات: {mix}.</translation>
    </message>
    <message>
        <source>Guesses: {mix}.</source>
        <translation>التخمينات: {mix}.</translation>
    </message>
    <message>
        <source>{made} of {count} pots</source>
        <translation>الأوعية: {made} من {count}</translation>
    </message>
    <message>
        <source>bettor</source>
        <translation>المراهن</translation>
    </message>
    <message>
        <source>guesser</source>
        <translation>المخمّن</translation>
    </message>
    <message>
        <source>Chips after each bet</source>
        <translation>الفيشات بعد كل رهان</translation>
    </message>
    <message>
        <source>Guesses by stack and pot size</source>
        <translation>التخمينات بحسب فيشات المراهن والوعاء</translation>
    </message>
    <message>
        <source>Bets by stack and pot size</source>
        <translation>الرهانات بحسب الفيشات والوعاء</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>صفر</translation>
    </message>
    <message>
        <source>size</source>
        <translation>الحجم</translation>
    </message>
    <message numerus="yes">
        <source>{numbers}: %n time(s)</source>
        <translation>
            <numerusform>{numbers}: ولا مرة</numerusform>
            <numerusform>{numbers}: مرة واحدة</numerusform>
            <numerusform>{numbers}: مرتان</numerusform>
            <numerusform>{numbers}: %n مرات</numerusform>
            <numerusform>{numbers}: %n مرة</numerusform>
            <numerusform>{numbers}: %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>few chips</source>
        <translation>فيشات قليلة</translation>
    </message>
    <message>
        <source>many chips</source>
        <translation>فيشات كثيرة</translation>
    </message>
    <message>
        <source>small pot</source>
        <translation>وعاء صغير</translation>
    </message>
    <message>
        <source>medium pot</source>
        <translation>وعاء متوسط</translation>
    </message>
    <message>
        <source>big pot</source>
        <translation>وعاء كبير</translation>
    </message>
    <message>
        <source>{did}, which cost {wins}.</source>
        <translation>{did}، وكلفة ذلك: {wins}.</translation>
    </message>
    <message>
        <source>right: you win {chips}</source>
        <translation>إن صحّ: تربح {chips}</translation>
    </message>
    <message>
        <source>not guessed: you take {chips}</source>
        <translation>إن لم يُخمَّن: تأخذ {chips}</translation>
    </message>
    <message>
        <source>not guessed: a pot of {chips}</source>
        <translation>إن لم يُخمَّن: يصير الوعاء {chips}</translation>
    </message>
    <message>
        <source>The {player} player would bet: {moves}</source>
        <translation>لو لعب لاعب مستواه «{player}» لراهن هكذا: {moves}</translation>
    </message>
    <message>
        <source>The {player} player would guess: {moves}</source>
        <translation>لو لعب لاعب مستواه «{player}» لخمّن هكذا: {moves}</translation>
    </message>
    <message>
        <source>The advanced game needs larger stacks: with twenty chips each, players are out far sooner.</source>
        <translation>تحتاج اللعبة المتقدمة إلى رصيد أكبر: فبعشرين فيشة لكل لاعب يخرج اللاعبون أبكر بكثير.</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>فيشة</translation>
    </message>
    <message>
        <source>If others can predict your bet, they guess it.</source>
        <translation>من يتوقع رهانك يخمّنه.</translation>
    </message>
    <message>
        <source>If others can predict your guess, they bet something else.</source>
        <translation>من يتوقع تخمينك يراهن بغيره.</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>الدور {number} من {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>الدور {number}</translation>
    </message>
    <message>
        <source>to bet · {chips}</source>
        <translation>يراهن · {chips}</translation>
    </message>
    <message>
        <source>to guess · {chips}</source>
        <translation>يخمّن · {chips}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>فاز</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>راهن</translation>
    </message>
    <message>
        <source>out</source>
        <translation>خارج اللعب</translation>
    </message>
    <message>
        <source>betting line</source>
        <translation>خط الرهان</translation>
    </message>
    <message>
        <source>bet made</source>
        <translation>وُضع الرهان</translation>
    </message>
    <message>
        <source>bet {chips}</source>
        <translation>الرهان {chips}</translation>
    </message>
    <message>
        <source>pot {pot}</source>
        <translation>الوعاء {pot}</translation>
    </message>
    <message>
        <source>The First Bettor button</source>
        <translation>زر المراهن الأول</translation>
    </message>
    <message>
        <source>In front of the line: {chips}</source>
        <translation>أمام الخط: {chips}</translation>
    </message>
    <message>
        <source>Behind the line: {chips}</source>
        <translation>خلف الخط: {chips}</translation>
    </message>
    <message>
        <source>Everyone starts with {chips}, a screen to hide them, and a betting line.</source>
        <translation>لكل لاعب في البداية {chips}، وساتر يخفيها، وخط رهان.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Make bets that nobody guesses, guess what the others bet, and win their chips.</source>
        <translation>راهن بما لا يخمّنه أحد، وخمّن ما يراهن به الآخرون، واربح فيشاتهم.</translation>
    </message>
    <message>
        <source>Everyone knows how many chips each player has, since every bet is shown in the end.</source>
        <translation>الجميع يعرف كم فيشة لدى كل لاعب، لأن كل رهان يُكشف في النهاية.</translation>
    </message>
    <message>
        <source>Before each bet, everyone antes {chips} into the pot, whatever is already there.</source>
        <translation>قبل كل رهان يدفع كل لاعب رهان الدخول في الوعاء، أيًّا كان ما فيه: {chips}.</translation>
    </message>
    <message>
        <source>Each pot starts with an ante of {chips} from everyone.</source>
        <translation>يبدأ كل وعاء برهان دخول من كل لاعب: {chips}.</translation>
    </message>
    <message>
        <source>Who gets the First Bettor button, and bets first, is chosen at random. With each new pot, the button passes to the left.</source>
        <translation>القرعة تحدد من ينال زر المراهن الأول ويراهن أولًا. ومع كل وعاء جديد ينتقل الزر مقعدًا إلى اليسار.</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>الوعاء</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line, but no more than are in the pot.</source>
        <translation>يدفع عبر خط الرهان ما يشاء من فيشاته، من لا شيء إلى كلها، على ألا يزيد على ما في الوعاء.</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line.</source>
        <translation>يدفع عبر خط الرهان ما يشاء من فيشاته، من لا شيء إلى كلها.</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>The bettor decides behind their screen, where nobody can see.</source>
        <translation>يقرر المراهن خلف ساتره، حيث لا يراه أحد.</translation>
    </message>
    <message>
        <source>The other player guesses how many chips were bet.</source>
        <translation>يخمّن اللاعب الآخر كم فيشة في الرهان.</translation>
    </message>
    <message>
        <source>The guess</source>
        <translation>التخمين</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet.</source>
        <translation>يجوز تخمين أي عدد حتى أعلى رهان ممكن.</translation>
    </message>
    <message>
        <source>The guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>Everyone else guesses how many chips were bet, one after another, starting with the player to the bettor&apos;s right and going counter-clockwise. Everyone hears each guess.</source>
        <translation>يخمّن كل الآخرين كم فيشة في الرهان، واحدًا بعد آخر، بدءًا من اللاعب إلى يمين المراهن وعكس عقارب الساعة. والكل يسمع كل تخمين.</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet, even one that was guessed already.</source>
        <translation>يجوز تخمين أي عدد حتى أعلى رهان ممكن، ولو سبق تخمينه.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the other player bets.</source>
        <translation>إن أخطأ التخمين، يدخل الرهان الوعاء ويراهن اللاعب الآخر.</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the player to the left bets.</source>
        <translation>إن أخطأ التخمين، يدخل الرهان الوعاء ويراهن اللاعب إلى اليسار.</translation>
    </message>
    <message>
        <source>Lifting the screen</source>
        <translation>رفع الساتر</translation>
    </message>
    <message>
        <source>A right guess wins the pot and the bet.</source>
        <translation>التخمين الصحيح يربح الوعاء والرهان.</translation>
    </message>
    <message>
        <source>The first right guess wins the pot and the bet at once.</source>
        <translation>أول تخمين صحيح يربح الوعاء والرهان فورًا.</translation>
    </message>
    <message>
        <source>If everyone misses, the bettor takes the bet back and as many chips again from the pot.</source>
        <translation>إذا أخطأ الجميع، يستعيد المراهن رهانه ويأخذ من الوعاء فيشات بقدره.</translation>
    </message>
    <message>
        <source>If they bet more than is in the pot, they take the whole pot.</source>
        <translation>وإن راهن بأكثر مما في الوعاء، أخذ كل ما فيه.</translation>
    </message>
    <message>
        <source>No chips to bet</source>
        <translation>لا فيشات للرهان</translation>
    </message>
    <message>
        <source>A player whose turn it is to bet and who has no chips loses the pot to the guesser and is out.</source>
        <translation>من حان دوره للرهان ولا فيشات لديه يخسر الوعاء لصالح المخمّن، ويخرج من اللعب.</translation>
    </message>
    <message>
        <source>Players who are out</source>
        <translation>الخارجون من اللعب</translation>
    </message>
    <message>
        <source>A player who can&apos;t pay the ante is out. They keep the chips they have left, and these count.</source>
        <translation>من لا يستطيع دفع رهان الدخول يخرج من اللعب. ما لديه من فيشات يبقى له ويُحتسب.</translation>
    </message>
    <message>
        <source>Working out balanced play: {share}%</source>
        <translation>يجري حساب اللعب المتوازن: {share}%</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader, in wins per 100 games</source>
        <translation>ما أعطاه كل دور لقارئ الأفكار، بمرات الفوز في 100 لعبة</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your choices was, in %</source>
        <translation>مدى ترجيح قارئ الأفكار لكل اختيار من اختياراتك (%)</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>كما توقع قارئ الأفكار</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader couldn&apos;t be worked out.</source>
        <translation>لم يمكن حساب ما أعطاه كل دور لقارئ الأفكار.</translation>
    </message>
    <message>
        <source>{what}: {did}, as the mind-reader expected. {gave}</source>
        <translation>{what}: {did}، كما توقع قارئ الأفكار. {gave}</translation>
    </message>
    <message>
        <source>{what}: {did}; the mind-reader expected {foreseen}. {gave}</source>
        <translation>{what}: {did}؛ وتوقع قارئ الأفكار {foreseen}. {gave}</translation>
    </message>
    <message>
        <source>The mind-reader gained {wins}.</source>
        <translation>كسب قارئ الأفكار: {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader lost {wins}.</source>
        <translation>خسر قارئ الأفكار: {wins}.</translation>
    </message>
    <message>
        <source>The mind-reader gained nothing.</source>
        <translation>لم يكسب قارئ الأفكار شيئًا.</translation>
    </message>
    <message>
        <source>{gave} A perfect player would have gained {price}.</source>
        <translation>{gave} وكان لاعب مثالي سيكسب {price}.</translation>
    </message>
    <message>
        <source>Working out what a mind-reader would have won…</source>
        <translation>يجري حساب ما كان قارئ الأفكار سيربحه…</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your guesses would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>في ألعاب كهذه، خصم يقرأ تخميناتك يفوز بـ{reader} من 100، وخصم لا يقرؤها بـ{fair}. {luck}</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your bets would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>في ألعاب كهذه، خصم يقرأ رهاناتك يفوز بـ{reader} من 100، وخصم لا يقرؤها بـ{fair}. {luck}</translation>
    </message>
    <message>
        <source>your guesses were poor rather than predictable.</source>
        <translation>السبب ضعف تخميناتك، لا سهولة توقّعها.</translation>
    </message>
    <message>
        <source>your bets were poor rather than predictable.</source>
        <translation>السبب ضعف رهاناتك، لا سهولة توقّعها.</translation>
    </message>
    <message>
        <source>Nine times out of ten, that opponent would win {least} to {most} games in 100 against a balanced player: {why}</source>
        <translation>أمام لاعب متوازن، يتراوح فوز هذا الخصم بين {least} و{most} من كل 100 لعبة في تسع مرات من عشر: {why}</translation>
    </message>
    <message>
        <source>Working out how often a mind-reader would have predicted you…</source>
        <translation>يجري حساب عدد المرات التي كان قارئ الأفكار سيتوقّعك فيها…</translation>
    </message>
    <message>
        <source>You made no guesses that could be judged.</source>
        <translation>لم تقدّم تخمينات يمكن الحكم عليها.</translation>
    </message>
    <message>
        <source>You made no bets that could be judged.</source>
        <translation>لم تضع رهانات يمكن الحكم عليها.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; one who knew only the others&apos; numbers, {blind}. {luck}</source>
        <translation>كان قارئ الأفكار سيتوقّع {foreseen} من {count}؛ ومن لا يعرف إلا أعداد الآخرين {blind}. {luck}</translation>
    </message>
    <message>
        <source>By luck alone, this happens in {chance} of 100 games: you can be read.</source>
        <translation>بالحظ وحده يحدث هذا في {chance} من 100 لعبة: يمكن قراءتك.</translation>
    </message>
    <message>
        <source>You bet some numbers more often than a balanced player would, and others less often.</source>
        <translation>راهنت ببعض الأعداد أكثر، وبغيرها أقل، مما يفعل لاعب متوازن.</translation>
    </message>
    <message>
        <source>You guessed some numbers more often than a balanced player would, and others less often.</source>
        <translation>خمّنت بعض الأعداد أكثر، وغيرها أقل، مما يفعل لاعب متوازن.</translation>
    </message>
    <message>
        <source>{number}: {share}%</source>
        <translation>{number}: {share}%</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es): how often each number</source>
        <translation>
            <numerusform>لا تخمينات: مرات كل عدد</numerusform>
            <numerusform>تخمين واحد: مرات كل عدد</numerusform>
            <numerusform>تخمينان: مرات كل عدد</numerusform>
            <numerusform>%n تخمينات: مرات كل عدد</numerusform>
            <numerusform>%n تخمينًا: مرات كل عدد</numerusform>
            <numerusform>%n تخمين: مرات كل عدد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s): how often each number</source>
        <translation>
            <numerusform>لا رهانات: مرات كل عدد</numerusform>
            <numerusform>رهان واحد: مرات كل عدد</numerusform>
            <numerusform>رهانان: مرات كل عدد</numerusform>
            <numerusform>%n رهانات: مرات كل عدد</numerusform>
            <numerusform>%n رهانًا: مرات كل عدد</numerusform>
            <numerusform>%n رهان: مرات كل عدد</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play, on average</source>
        <translation>اللعب المتوازن، في المتوسط</translation>
    </message>
    <message>
        <source>zero: how often · size: chips on average</source>
        <translation>صفر: كم مرة · الحجم: متوسط الفيشات</translation>
    </message>
    <message>
        <source>against {usual} in balanced play</source>
        <translation>مقابل {usual} في اللعب المتوازن</translation>
    </message>
    <message numerus="yes">
        <source>{chips}, {pot}: zero %n time(s) in {turns}; average: {mean}</source>
        <translation>
            <numerusform>{chips}، {pot}: لا صفر في {turns}؛ المتوسط {mean}</numerusform>
            <numerusform>{chips}، {pot}: صفر مرة واحدة من {turns}؛ المتوسط {mean}</numerusform>
            <numerusform>{chips}، {pot}: صفر مرتين من {turns}؛ المتوسط {mean}</numerusform>
            <numerusform>{chips}، {pot}: صفر %n مرات من {turns}؛ المتوسط {mean}</numerusform>
            <numerusform>{chips}، {pot}: صفر %n مرة من {turns}؛ المتوسط {mean}</numerusform>
            <numerusform>{chips}، {pot}: صفر %n مرة من {turns}؛ المتوسط {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play: zero {zeros} times; average: {mean}</source>
        <translation>اللعب المتوازن: صفر {zeros} مرة؛ المتوسط {mean}</translation>
    </message>
    <message>
        <source>average stack</source>
        <translation>فيشات متوسطة</translation>
    </message>
    <message>
        <source>In the classic game for three or more, it matters who sits next to a weak player; the advanced game puts that right.</source>
        <translation>في اللعبة الكلاسيكية بين ثلاثة أو أكثر يهم من يجلس بجوار لاعب ضعيف؛ واللعبة المتقدمة تعالج ذلك.</translation>
    </message>
    <message>
        <source>Even a computed table of perfect odds wouldn&apos;t save a player from being read, and so from losing.</source>
        <translation>حتى جدول محسوب بالاحتمالات المثلى لن ينقذ لاعبًا من أن يُقرأ، ومن ثم أن يخسر.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>تخمين</translation>
    </message>
    <message>
        <source>Mix your bets: you win {chance} in 100 games.</source>
        <translation>نوّع رهاناتك: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Mix your guesses: you win {chance} in 100 games.</source>
        <translation>نوّع تخميناتك: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Bet {move}: you win {chance} in 100 games.</source>
        <translation>راهن بـ{move}: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Guess {move}: you win {chance} in 100 games.</source>
        <translation>خمّن {move}: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>That was the last bet.</source>
        <translation>كان ذلك آخر رهان.</translation>
    </message>
    <message>
        <source>After each bet, the player to the left bets next.</source>
        <translation>بعد كل رهان يراهن اللاعب التالي إلى اليسار.</translation>
    </message>
    <message>
        <source>Who bets first is chosen at random.</source>
        <translation>القرعة تحدد من يراهن أولًا.</translation>
    </message>
    <message>
        <source>A bettor without chips bets zero.</source>
        <translation>المراهن الذي لا فيشات لديه يراهن بصفر.</translation>
    </message>
    <message>
        <source>The player to the bettor&apos;s right guesses how many chips were bet.</source>
        <translation>اللاعب إلى يمين المراهن يخمّن كم فيشة في الرهان.</translation>
    </message>
    <message>
        <source>Who can pay is settled before anyone pays. If that ends the game, nobody does.</source>
        <translation>يُحسم من يستطيع دفع رهان الدخول قبل أن يدفع أحد. وإن أنهى ذلك اللعبة، فلا أحد يدفع.</translation>
    </message>
    <message>
        <source>The others play on. The turn to bet passes over players who are out.</source>
        <translation>يتابع الآخرون اللعب. ويتخطى دور الرهان الخارجين من اللعب.</translation>
    </message>
    <message>
        <source>The others play on. The First Bettor button and the turn to bet pass over players who are out.</source>
        <translation>يتابع الآخرون اللعب. ويتخطى زر المراهن الأول ودور الرهان الخارجين من اللعب.</translation>
    </message>
    <message>
        <source>The game ends as soon as a player is out.</source>
        <translation>تنتهي اللعبة فور خروج أي لاعب.</translation>
    </message>
    <message>
        <source>The game ends when only one player is left.</source>
        <translation>تنتهي اللعبة حين لا يبقى إلا لاعب واحد.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n bet(s) at the latest.</source>
        <translation>
            <numerusform>تنتهي بعد %n رهان على الأكثر.</numerusform>
            <numerusform>تنتهي بعد رهان واحد على الأكثر.</numerusform>
            <numerusform>تنتهي بعد رهانين على الأكثر.</numerusform>
            <numerusform>تنتهي بعد %n رهانات على الأكثر.</numerusform>
            <numerusform>تنتهي بعد %n رهانًا على الأكثر.</numerusform>
            <numerusform>تنتهي بعد %n رهان على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips still in the pot then belong to nobody.</source>
        <translation>وما في الوعاء من فيشات حينها ليس لأحد.</translation>
    </message>
    <message>
        <source>The most chips win; players who tie share the win.</source>
        <translation>صاحب أكبر عدد من الفيشات يفوز؛ والمتساوون يتقاسمون الفوز.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>نهاية اللعبة</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n فيشة</numerusform>
            <numerusform>فيشة واحدة</numerusform>
            <numerusform>فيشتان</numerusform>
            <numerusform>%n فيشات</numerusform>
            <numerusform>%n فيشة</numerusform>
            <numerusform>%n فيشة</numerusform>
        </translation>
    </message>
    <message>
        <source>others</source>
        <translation>غير ذلك</translation>
    </message>
    <message>
        <source>{what}: {share}%</source>
        <translation>{what}: {share}%</translation>
    </message>
    <message>
        <source>{what}: never</source>
        <translation>{what}: أبدًا</translation>
    </message>
    <message>
        <source>The First Bettor button comes to you.</source>
        <translation>ينتقل زر المراهن الأول إليك.</translation>
    </message>
    <message>
        <source>The First Bettor button goes to {who}.</source>
        <translation>ينتقل زر المراهن الأول إلى {who}.</translation>
    </message>
    <message>
        <source>Antes of {chips} make a pot of {pot}.</source>
        <translation>رهان الدخول: {chips}. الوعاء الآن {pot}.</translation>
    </message>
    <message>
        <source>You guess {chips}.</source>
        <translation>تخمّن {chips}.</translation>
    </message>
    <message>
        <source>{who} guesses {chips}.</source>
        <translation>{who} يخمّن {chips}.</translation>
    </message>
    <message>
        <source>A bet into a pot of {pot}</source>
        <translation>رهان، والوعاء {pot}</translation>
    </message>
    <message>
        <source>A pot of {pot}</source>
        <translation>وعاء من {pot}</translation>
    </message>
    <message>
        <source>You were drawn to bet first.</source>
        <translation>وقعت القرعة عليك: تراهن أولًا.</translation>
    </message>
    <message>
        <source>{who} was drawn to bet first.</source>
        <translation>وقعت القرعة على {who}، فيراهن أولًا.</translation>
    </message>
    <message>
        <source>You were drawn to get the First Bettor button.</source>
        <translation>وقعت القرعة عليك: زر المراهن الأول لك.</translation>
    </message>
    <message>
        <source>{who} was drawn to get the First Bettor button.</source>
        <translation>وقعت القرعة على {who}، فينال زر المراهن الأول.</translation>
    </message>
    <message>
        <source>You have made your bet.</source>
        <translation>وضعت رهانك.</translation>
    </message>
    <message>
        <source>{who} has made a bet behind their screen.</source>
        <translation>{who} وضع رهانه خلف ساتره.</translation>
    </message>
    <message>
        <source>You bet {chips} behind your screen.</source>
        <translation>تراهن بـ{chips} خلف ساترك.</translation>
    </message>
    <message>
        <source>{who} bets {chips} behind their screen.</source>
        <translation>{who} يراهن بـ{chips} خلف ساتره.</translation>
    </message>
    <message>
        <source>Guessed: you bet {chips}!</source>
        <translation>خُمِّن: راهنت بـ{chips}!</translation>
    </message>
    <message>
        <source>Guessed: {who} bet {chips}!</source>
        <translation>خُمِّن: راهن {who} بـ{chips}!</translation>
    </message>
    <message>
        <source>Missed: you bet {chips}.</source>
        <translation>لم يُخمَّن: راهنت بـ{chips}.</translation>
    </message>
    <message>
        <source>Missed: {who} bet {chips}.</source>
        <translation>لم يُخمَّن: راهن {who} بـ{chips}.</translation>
    </message>
    <message>
        <source>You win the pot of {pot} and the bet of {bet}.</source>
        <translation>تربح الوعاء {pot} والرهان {bet}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot} and the bet of {bet}.</source>
        <translation>{who} يربح الوعاء {pot} والرهان {bet}.</translation>
    </message>
    <message>
        <source>You win the pot of {pot}.</source>
        <translation>تربح الوعاء {pot}.</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot}.</source>
        <translation>{who} يربح الوعاء {pot}.</translation>
    </message>
    <message>
        <source>Nothing was bet: the pot stays at {pot}.</source>
        <translation>لا شيء في الرهان: يبقى الوعاء {pot}.</translation>
    </message>
    <message>
        <source>The bet goes into the pot, now {pot}.</source>
        <translation>يدخل الرهان الوعاء، فيصير {pot}.</translation>
    </message>
    <message>
        <source>Nothing is taken: the pot stays at {pot}.</source>
        <translation>لا يؤخذ شيء: يبقى الوعاء {pot}.</translation>
    </message>
    <message>
        <source>You take your bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>تستعيد رهانك وتأخذ {chips} من الوعاء: يبقى فيه {pot}.</translation>
    </message>
    <message>
        <source>{who} takes the bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>{who} يستعيد رهانه ويأخذ {chips} من الوعاء: يبقى فيه {pot}.</translation>
    </message>
    <message>
        <source>Nobody gets the pot of {pot}. {ending}</source>
        <translation>الوعاء {pot} ليس لأحد. {ending}</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: you win the pot of {pot}.</source>
        <translation>لا فيشات لدى {bettor} للرهان: تربح الوعاء {pot}.</translation>
    </message>
    <message>
        <source>You have no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>لا فيشات لديك للرهان: {who} يربح الوعاء {pot}.</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>لا فيشات لدى {bettor} للرهان: {who} يربح الوعاء {pot}.</translation>
    </message>
    <message>
        <source>You have no chips left and are out.</source>
        <translation>لم تبق لديك فيشات، فتخرج من اللعب.</translation>
    </message>
    <message>
        <source>{who} has no chips left and is out.</source>
        <translation>لم تبق لدى {who} فيشات، فيخرج من اللعب.</translation>
    </message>
    <message>
        <source>You can&apos;t pay the ante and are out with {chips}.</source>
        <translation>لا تستطيع دفع رهان الدخول، فتخرج من اللعب ومعك {chips}.</translation>
    </message>
    <message>
        <source>{who} can&apos;t pay the ante and is out with {chips}.</source>
        <translation>{who} لا يستطيع دفع رهان الدخول، فيخرج من اللعب ومعه {chips}.</translation>
    </message>
    <message>
        <source>You bet {chips}</source>
        <translation>راهنت بـ{chips}</translation>
    </message>
    <message>
        <source>{who} bet {chips}</source>
        <translation>راهن {who} بـ{chips}</translation>
    </message>
    <message>
        <source>Perfect play bets {mix}.</source>
        <translation>اللعب الأمثل يراهن هكذا: {mix}.</translation>
    </message>
    <message>
        <source>You guessed {chips}</source>
        <translation>خمّنت {chips}</translation>
    </message>
    <message>
        <source>{who} guessed {chips}</source>
        <translation>خمّن {who} {chips}</translation>
    </message>
    <message>
        <source>Perfect play guesses {mix}.</source>
        <translation>اللعب الأمثل يخمّن هكذا: {mix}.</translation>
    </message>
    <message>
        <source>{did}: no move was better.</source>
        <translation>{did}: لا حركة أفضل.</translation>
    </message>
    <message>
        <source>{made} of {count} pots, {ahead}.</source>
        <translation>الأوعية: {made} من {count}، {ahead}.</translation>
    </message>
    <message>
        <source>{when}: you take the lead for good.</source>
        <translation>{when}: تتصدر ولا يلحق بك أحد بعدها.</translation>
    </message>
    <message>
        <source>{when}: {who} takes the lead for good.</source>
        <translation>{when}: {who} يتصدر ولا يلحق به أحد بعدها.</translation>
    </message>
    <message>
        <source>{when}, the last: you take the lead.</source>
        <translation>{when}، الأخير: تتصدر أنت.</translation>
    </message>
    <message>
        <source>{when}, the last: {who} takes the lead.</source>
        <translation>{when}، الأخير: {who} يتصدر.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game.</source>
        <translation>{when}: لك {chips}، أكبر وعاء في اللعبة.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game.</source>
        <translation>{when}: نصيب {who} {chips}، أكبر وعاء في اللعبة.</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game, and take the lead for good.</source>
        <translation>{when}: لك {chips}، أكبر وعاء في اللعبة، وتتصدر ولا يلحق بك أحد بعدها.</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game, and takes the lead for good.</source>
        <translation>{when}: نصيب {who} {chips}، أكبر وعاء في اللعبة، ويتصدر ولا يلحق به أحد بعدها.</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <translation>الوعاء {number}</translation>
    </message>
    <message>
        <source>How many chips will you bet?</source>
        <translation>بكم فيشة تراهن؟</translation>
    </message>
    <message>
        <source>How many chips has {who} bet?</source>
        <translation>بكم فيشة راهن {who}؟</translation>
    </message>
    <message>
        <source>Guess {chips}</source>
        <translation>خمّن {chips}</translation>
    </message>
    <message>
        <source>Bet {chips}</source>
        <translation>راهن بـ{chips}</translation>
    </message>
    <message>
        <source>guessed already</source>
        <translation>سبق تخمينه</translation>
    </message>
    <message>
        <source>Turn {number}, your bet with {pot} in the pot</source>
        <translation>الدور {number}، رهانك، والوعاء {pot}</translation>
    </message>
    <message>
        <source>Turn {number}, {who}&apos;s bet with {pot} in the pot</source>
        <translation>الدور {number}، رهان {who}، والوعاء {pot}</translation>
    </message>
    <message>
        <source>you bet {chips}</source>
        <translation>راهنت بـ{chips}</translation>
    </message>
    <message>
        <source>you guessed {chips}</source>
        <translation>خمّنت {chips}</translation>
    </message>
</context>
<context>
    <name>mirror</name>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted it.</source>
        <translation>{what}: {did}. كان قارئ الأفكار سيتوقّعه.</translation>
    </message>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted {foreseen}.</source>
        <translation>{what}: {did}. كان قارئ الأفكار سيتوقّع {foreseen}.</translation>
    </message>
    <message>
        <source>You couldn&apos;t be read in this game.</source>
        <translation>لم تكن قراءتك ممكنة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>You can be read, though no single habit explains it.</source>
        <translation>يمكن قراءتك، وإن لم تفسّر ذلك عادة بعينها.</translation>
    </message>
    <message>
        <source>You can be read.</source>
        <translation>يمكن قراءتك.</translation>
    </message>
    <message>
        <source>Luck alone explains this.</source>
        <translation>الحظ وحده يفسّر هذا.</translation>
    </message>
</context>
<context>
    <name>miser</name>
    <message>
        <source>{made} of {tried} contracts kept ({share}%)</source>
        <translation>عقود وُفي بها: {made} من {tried} ({share}%)</translation>
    </message>
    <message>
        <source>{kept} of {made} contracts kept</source>
        <translation>عقود وُفي بها: {kept} من {made}</translation>
    </message>
    <message>
        <source>no contracts</source>
        <translation>لا عقود</translation>
    </message>
    <message>
        <source>Pennies after each turn</source>
        <translation>البنسات بعد كل دور</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>قيمتها {value}</translation>
    </message>
    <message>
        <source>A skilled player can win even with a weak hand.</source>
        <translation>يستطيع اللاعب الماهر أن يفوز حتى بيد ضعيفة.</translation>
    </message>
    <message>
        <source>Holding on to your cards for as long as possible is an advantage.</source>
        <translation>في التمسك بأوراقك أطول مدة ممكنة ميزة.</translation>
    </message>
    <message>
        <source>Contracts pay: a player who never proposes one, or never accepts one, wins less.</source>
        <translation>العقود مجزية: من لا يعرض عقدًا أبدًا، أو لا يقبل عقدًا أبدًا، يفوز أقل.</translation>
    </message>
    <message>
        <source>Contracts proposed</source>
        <translation>العقود المعروضة</translation>
    </message>
    <message>
        <source>Contracts proposed in a game, not counting counter-offers.</source>
        <translation>عدد العقود التي تُعرض في اللعبة، عدا العروض المضادة.</translation>
    </message>
    <message>
        <source>{by} more contracts are proposed per game</source>
        <translation>تزيد العقود المعروضة في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>{by} fewer contracts are proposed per game</source>
        <translation>تقل العقود المعروضة في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>العقود المعقودة</translation>
    </message>
    <message>
        <source>Contracts accepted in a game.</source>
        <translation>عدد العقود التي تُقبل في اللعبة.</translation>
    </message>
    <message>
        <source>{by} more contracts are made per game</source>
        <translation>تزيد العقود المعقودة في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>{by} fewer contracts are made per game</source>
        <translation>تقل العقود المعقودة في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>Contracts kept by both</source>
        <translation>عقود وفى بها الطرفان</translation>
    </message>
    <message>
        <source>Contracts kept by both partners in a game.</source>
        <translation>عدد عقود اللعبة التي يفي بها الشريكان كلاهما.</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} more contracts per game</source>
        <translation>تزيد العقود التي يفي بها الشريكان في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} fewer contracts per game</source>
        <translation>تقل العقود التي يفي بها الشريكان في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>العقود المنقوضة</translation>
    </message>
    <message>
        <source>Contracts broken by one or both partners in a game.</source>
        <translation>عدد عقود اللعبة التي ينقضها أحد الشريكين أو كلاهما.</translation>
    </message>
    <message>
        <source>{by} more contracts are broken per game</source>
        <translation>تزيد العقود المنقوضة في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>{by} fewer contracts are broken per game</source>
        <translation>تقل العقود المنقوضة في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>Lines of talk</source>
        <translation>سطور الكلام</translation>
    </message>
    <message>
        <source>Lines of talk in a game.</source>
        <translation>عدد سطور الكلام في اللعبة.</translation>
    </message>
    <message>
        <source>Players say {by} more lines per game</source>
        <translation>تزيد سطور الكلام في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>Players say {by} fewer lines per game</source>
        <translation>تقل سطور الكلام في اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>propose a contract</source>
        <translation>عرض عقد</translation>
    </message>
    <message>
        <source>make a counter-offer</source>
        <translation>تقديم عرض مضاد</translation>
    </message>
    <message>
        <source>accept a contract</source>
        <translation>قبول عقد</translation>
    </message>
    <message>
        <source>decline a contract</source>
        <translation>رفض عقد</translation>
    </message>
    <message>
        <source>play a card in a contract</source>
        <translation>لعب ورقة في عقد</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>هجوم</translation>
    </message>
    <message>
        <source>lay another card in an attack</source>
        <translation>وضع ورقة أخرى في هجوم</translation>
    </message>
    <message>
        <source>give in to an attack</source>
        <translation>استسلام لهجوم</translation>
    </message>
    <message>
        <source>lay no more cards in an attack</source>
        <translation>عدم وضع أوراق أخرى في هجوم</translation>
    </message>
    <message>
        <source>open the bidding for the centre</source>
        <translation>فتح المزايدة على الوسط</translation>
    </message>
    <message>
        <source>join the bidding for the centre</source>
        <translation>الانضمام إلى المزايدة على الوسط</translation>
    </message>
    <message>
        <source>raise a bid for the centre</source>
        <translation>رفع مزايدة على الوسط</translation>
    </message>
    <message>
        <source>add nothing to a bid for the centre</source>
        <translation>الاكتفاء في المزايدة على الوسط</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>دور</translation>
    </message>
    <message>
        <source>pennies</source>
        <translation>بنس</translation>
    </message>
    <message>
        <source>A partner who can predict your card plays a higher one.</source>
        <translation>الشريك الذي يتوقع ورقتك يلعب أعلى منها.</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>يرفض</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>يقبل</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>يكتفي</translation>
    </message>
    <message>
        <source>against {victim}</source>
        <translation>الضحية {victim}</translation>
    </message>
    <message>
        <source>{card} each</source>
        <translation>{card} لكل منهما</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>الدور {number} من {count}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>الدور {number}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>فاز</translation>
    </message>
    <message>
        <source>out</source>
        <translation>خارج اللعب</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>يهاجم</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>شريك</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>ضحية</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>صاحب الدور</translation>
    </message>
    <message>
        <source>{pennies} in the centre</source>
        <translation>في الوسط {pennies}</translation>
    </message>
    <message>
        <source>{pennies} at stake</source>
        <translation>على المحك {pennies}</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>لم تُلعب أوراق</numerusform>
            <numerusform>لُعبت ورقة</numerusform>
            <numerusform>لُعبت ورقتان</numerusform>
            <numerusform>لُعبت %n أوراق</numerusform>
            <numerusform>لُعبت %n ورقة</numerusform>
            <numerusform>لُعبت %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>لا أوراق مستبعدة</numerusform>
            <numerusform>ورقة مستبعدة</numerusform>
            <numerusform>ورقتان مستبعدتان</numerusform>
            <numerusform>%n أوراق مستبعدة</numerusform>
            <numerusform>%n ورقة مستبعدة</numerusform>
            <numerusform>%n ورقة مستبعدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract {victim}: {wagers}, {value}</source>
        <translation>عقد ({victim}): {wagers}، {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>لا أوراق مقلوبة</numerusform>
            <numerusform>ورقة مقلوبة</numerusform>
            <numerusform>ورقتان مقلوبتان</numerusform>
            <numerusform>%n أوراق مقلوبة</numerusform>
            <numerusform>%n ورقة مقلوبة</numerusform>
            <numerusform>%n ورقة مقلوبة</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {who}: {what}</source>
        <translation>أمام {who}: {what}</translation>
    </message>
    <message>
        <source>The turn limit was reached.</source>
        <translation>وصلت اللعبة إلى حد الأدوار.</translation>
    </message>
    <message>
        <source>You and {other} agreed to play {card}. Which card will you play?</source>
        <translation>اتفقت مع {other} على {card}. أي ورقة ستلعب؟</translation>
    </message>
    <message>
        <source>{who} attacks you. Will you lay a card?</source>
        <translation>{who} يهاجمك. هل ترد بورقة؟</translation>
    </message>
    <message>
        <source>{who} is ready with {cards} down. Will you lay another card?</source>
        <translation>{who} جاهز، وأمامه {cards}. هل تضع ورقة أخرى؟</translation>
    </message>
    <message>
        <source>{who} has {cards} down. Will you lay another card?</source>
        <translation>أمام {who} {cards}. هل تضع ورقة أخرى؟</translation>
    </message>
    <message>
        <source>Who will be your partner?</source>
        <translation>من سيكون شريكك؟</translation>
    </message>
    <message>
        <source>Who will you and {partner} take pennies from?</source>
        <translation>ممن تأخذان البنسات، أنت و{partner}؟</translation>
    </message>
    <message>
        <source>What do you offer {partner} against {victim}?</source>
        <translation>ماذا تعرض على {partner} ضد {victim}؟</translation>
    </message>
    <message>
        <source>Who will you attack?</source>
        <translation>من تهاجم؟</translation>
    </message>
    <message>
        <source>How many pennies against {victim}, and on which card?</source>
        <translation>بكم بنس تراهن ضد {victim}، وعلى أي ورقة؟</translation>
    </message>
    <message>
        <source>How much do you bid for the {pennies} in the centre, and with which card?</source>
        <translation>بكم تزايد على البنسات في الوسط ({pennies})، وبأي ورقة؟</translation>
    </message>
    <message>
        <source>Your turn. What will you do?</source>
        <translation>دورك. ماذا ستفعل؟</translation>
    </message>
    <message>
        <source>What do you offer instead, against {victim}?</source>
        <translation>ماذا تعرض بدلًا من ذلك ضد {victim}؟</translation>
    </message>
    <message>
        <source>{other} offers: you {own}, {other} {theirs}, against {victim}; {card} each?</source>
        <translation>{other} يعرض: أنت {own} و{other} {theirs}، ضد {victim}؛ {card} لكل منكما؟</translation>
    </message>
    <message>
        <source>The highest bids tie at {best}. Will you raise?</source>
        <translation>أعلى المزايدات متساوية عند {best}. هل ترفع؟</translation>
    </message>
    <message>
        <source>You lead with {best} for {centre} in the centre. Will you raise?</source>
        <translation>تتصدر بـ{best}، وفي الوسط {centre}. هل ترفع؟</translation>
    </message>
    <message>
        <source>{who} bids {best} for the {centre} in the centre. Will you bid higher?</source>
        <translation>{who} يزايد بـ{best}، وفي الوسط {centre}. هل ترفع؟</translation>
    </message>
    <message>
        <source>puts in {pennies}</source>
        <translation>عليك {pennies}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>عقد…</translation>
    </message>
    <message>
        <source>two against one</source>
        <translation>اثنان ضد واحد</translation>
    </message>
    <message>
        <source>Attack…</source>
        <translation>هجوم…</translation>
    </message>
    <message>
        <source>cards decide</source>
        <translation>الأوراق تحسم</translation>
    </message>
    <message>
        <source>for {pennies}</source>
        <translation>في الوسط {pennies}</translation>
    </message>
    <message>
        <source>Bid…</source>
        <translation>مزايدة…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>عرض مضاد…</translation>
    </message>
    <message>
        <source>another offer</source>
        <translation>عرض آخر</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>لا عقد</translation>
    </message>
    <message>
        <source>you lose your {pennies}; {who} takes {taken}</source>
        <translation>تخسر {pennies}؛ و{who} يأخذ {taken}</translation>
    </message>
    <message>
        <source>Give in</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>اكتفاء</translation>
    </message>
    <message>
        <source>you lose your {pennies}</source>
        <translation>تخسر {pennies}</translation>
    </message>
    <message>
        <source>ends the bidding</source>
        <translation>ينهي المزايدة</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>لا يضيف شيئًا</translation>
    </message>
    <message>
        <source>turns the cards over</source>
        <translation>يكشف الأوراق</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>لا مزيد من الأوراق</translation>
    </message>
    <message>
        <source>{who} puts in</source>
        <translation>يضع {who}</translation>
    </message>
    <message>
        <source>you put in</source>
        <translation>تضع أنت</translation>
    </message>
    <message>
        <source>{victim} must match {pennies}</source>
        <translation>على {victim} أن يضع {pennies}</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>اعرض هذا</translation>
    </message>
    <message>
        <source>Accept this offer</source>
        <translation>اقبل العرض</translation>
    </message>
    <message>
        <source>you changed nothing</source>
        <translation>لم تغيّر شيئًا</translation>
    </message>
    <message>
        <source>more pennies</source>
        <translation>بنسات أكثر</translation>
    </message>
    <message>
        <source>{pennies} each, card worth {value}</source>
        <translation>{pennies} لكل طرف، وقيمة الورقة {value}</translation>
    </message>
    <message>
        <source>{pennies} against {victim}, card worth {value}</source>
        <translation>{pennies} مقابل {victim}، وقيمة الورقة {value}</translation>
    </message>
    <message>
        <source>Attack with {card}</source>
        <translation>هاجم بـ{card}</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>كما اتفقتما</translation>
    </message>
    <message>
        <source>breaks your word</source>
        <translation>تنقض كلمتك</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>العب {card}</translation>
    </message>
    <message>
        <source>adds {value}, makes {total}</source>
        <translation>تضيف {value}، فيصير المجموع {total}</translation>
    </message>
    <message>
        <source>adds {value}</source>
        <translation>تضيف {value}</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>ضع {card}</translation>
    </message>
    <message>
        <source>Bid {pennies}</source>
        <translation>زايد بـ{pennies}</translation>
    </message>
    <message>
        <source>Raise to {pennies}</source>
        <translation>ارفع إلى {pennies}</translation>
    </message>
    <message>
        <source>adds {pennies}</source>
        <translation>الزيادة {pennies}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Without cards you can only pass.</source>
        <translation>بلا أوراق لا يمكنك إلا التمرير.</translation>
    </message>
    <message>
        <source>There is nothing in the centre to bid for.</source>
        <translation>لا شيء في الوسط للمزايدة عليه.</translation>
    </message>
    <message>
        <source>No more offers can be made this turn.</source>
        <translation>لا يمكن تقديم عروض أخرى في هذا الدور.</translation>
    </message>
    <message>
        <source>There is nobody left to make a contract with.</source>
        <translation>لم يبق أحد تعقد معه عقدًا.</translation>
    </message>
    <message>
        <source>That&apos;s you.</source>
        <translation>هذا أنت.</translation>
    </message>
    <message>
        <source>{who} is out of the game.</source>
        <translation>{who} خارج اللعب.</translation>
    </message>
    <message>
        <source>{who} is your partner already.</source>
        <translation>{who} هو شريكك أصلًا.</translation>
    </message>
    <message>
        <source>{who} has no card to play in a contract.</source>
        <translation>لا ورقة لدى {who} يلعبها في عقد.</translation>
    </message>
    <message>
        <source>No card is needed yet. You choose one once the offer is accepted.</source>
        <translation>لا حاجة إلى ورقة الآن. تختار واحدة بعد قبول العرض.</translation>
    </message>
    <message>
        <source>At this table, played cards stay face down. Remember them.</source>
        <translation>تبقى الأوراق الملعوبة مقلوبة على هذه الطاولة. تذكّرها.</translation>
    </message>
    <message>
        <source>Have the most pennies when the game ends. Everyone starts with {pennies} and {cards}.</source>
        <translation>كن صاحب أكبر عدد من البنسات حين تنتهي اللعبة. لكل لاعب في البداية {pennies} و{cards}.</translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the %n lowest card(s) are removed from the pack.</source>
        <translation>
            <numerusform>لا تُستبعد أوراق لتتساوى الأيدي.</numerusform>
            <numerusform>لتتساوى الأيدي، تُستبعد أدنى ورقة من الرزمة.</numerusform>
            <numerusform>لتتساوى الأيدي، تُستبعد أدنى ورقتين من الرزمة.</numerusform>
            <numerusform>لتتساوى الأيدي، تُستبعد أدنى %n أوراق من الرزمة.</numerusform>
            <numerusform>لتتساوى الأيدي، تُستبعد أدنى %n ورقة من الرزمة.</numerusform>
            <numerusform>لتتساوى الأيدي، تُستبعد أدنى %n ورقة من الرزمة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the last %n card(s) are set aside face down.</source>
        <translation>
            <numerusform>لا تبقى أوراق جانبًا لتتساوى الأيدي.</numerusform>
            <numerusform>لتتساوى الأيدي، تبقى آخر ورقة مقلوبة جانبًا.</numerusform>
            <numerusform>لتتساوى الأيدي، تبقى آخر ورقتين مقلوبتين جانبًا.</numerusform>
            <numerusform>لتتساوى الأيدي، تبقى آخر %n أوراق مقلوبة جانبًا.</numerusform>
            <numerusform>لتتساوى الأيدي، تبقى آخر %n ورقة مقلوبة جانبًا.</numerusform>
            <numerusform>لتتساوى الأيدي، تبقى آخر %n ورقة مقلوبة جانبًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high. The highest goes first; players who tie draw again.</source>
        <translation>يسحب كل لاعب ورقة، والآس أعلاها: يبدأ صاحب الأعلى؛ والمتساوون يسحبون من جديد.</translation>
    </message>
    <message>
        <source>Who goes first is chosen at random.</source>
        <translation>القرعة تحدد من يبدأ.</translation>
    </message>
    <message>
        <source>All pennies are in full view. Hands are secret, and cards don&apos;t return once played.</source>
        <translation>كل البنسات ظاهرة للجميع. أما الأوراق في الأيدي فسرّية، وما لُعب منها لا يعود.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Pass, at no cost.</source>
        <translation>مرّر: لا يكلّفك ذلك شيئًا.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Players take turns clockwise. On your turn, do one of these:</source>
        <translation>يتناوب اللاعبون باتجاه عقارب الساعة. في دورك افعل واحدًا مما يلي:</translation>
    </message>
    <message>
        <source>Make a contract with one player against another.</source>
        <translation>اعقد عقدًا مع لاعب ضد لاعب آخر.</translation>
    </message>
    <message>
        <source>Attack a player.</source>
        <translation>هاجم لاعبًا.</translation>
    </message>
    <message>
        <source>Bid for the pennies in the centre, if there are any.</source>
        <translation>زايد على البنسات التي في الوسط، إن وُجدت.</translation>
    </message>
    <message>
        <source>Without cards you can only pass. Others can still attack you or make a contract against you.</source>
        <translation>بلا أوراق لا يمكنك إلا التمرير. ويبقى للآخرين أن يهاجموك أو يعقدوا عقدًا ضدك.</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>1 أو أكثر، والحد {most}</translation>
    </message>
    <message>
        <source>The victim must match both wagers together.</source>
        <translation>على الضحية أن تضع بقدر الرهانين معًا.</translation>
    </message>
    <message>
        <source>The victim must match both wagers together, up to {limit}.</source>
        <translation>على الضحية أن تضع بقدر الرهانين معًا، والحد {limit}.</translation>
    </message>
    <message>
        <source>An odd penny stays in the centre.</source>
        <translation>والبنس الفائض يبقى في الوسط.</translation>
    </message>
    <message>
        <source>An odd penny goes to the proposer.</source>
        <translation>والبنس الفائض لصاحب العرض.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>العقد</translation>
    </message>
    <message>
        <source>Choose a partner, a victim, how much each of you wagers ({wager}), and the card value, 2 to 11, that you both agree to play.</source>
        <translation>اختر شريكًا وضحية، وما يراهن به كل منكما ({wager})، وقيمة الورقة، من 2 إلى 11، التي تتفقان على لعبها.</translation>
    </message>
    <message numerus="yes">
        <source>Your partner accepts, declines, or makes a counter-offer, which you may answer the same way. There are at most %n offer(s) a turn, counter-offers included; after that it is yes or no. If declined, you do something else instead.</source>
        <translation>
            <numerusform>يقبل شريكك أو يرفض. ولا عروض في الدور الواحد؛ فإما نعم أو لا. وإن رُفض عرضك، فلك أن تفعل أي شيء آخر.</numerusform>
            <numerusform>يقبل شريكك أو يرفض. وفي الدور الواحد عرض واحد على الأكثر، فلا عرض مضاد؛ إما نعم أو لا. وإن رُفض عرضك، فلك أن تفعل أي شيء آخر.</numerusform>
            <numerusform>يقبل شريكك أو يرفض أو يقدّم عرضًا آخر، ولك أن تفعل مثله. وفي الدور الواحد عرضان على الأكثر، والعروض المضادة محسوبة منهما؛ ثم نعم أو لا. وإن رُفض عرضك، فلك أن تفعل أي شيء آخر.</numerusform>
            <numerusform>يقبل شريكك أو يرفض أو يقدّم عرضًا آخر، ولك أن تفعل مثله. وفي الدور الواحد %n عروض على الأكثر، والعروض المضادة محسوبة منها؛ ثم نعم أو لا. وإن رُفض عرضك، فلك أن تفعل أي شيء آخر.</numerusform>
            <numerusform>يقبل شريكك أو يرفض أو يقدّم عرضًا آخر، ولك أن تفعل مثله. وفي الدور الواحد %n عرضًا على الأكثر، والعروض المضادة محسوبة منها؛ ثم نعم أو لا. وإن رُفض عرضك، فلك أن تفعل أي شيء آخر.</numerusform>
            <numerusform>يقبل شريكك أو يرفض أو يقدّم عرضًا آخر، ولك أن تفعل مثله. وفي الدور الواحد %n عرض على الأكثر، والعروض المضادة محسوبة منها؛ ثم نعم أو لا. وإن رُفض عرضك، فلك أن تفعل أي شيء آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both partners play a card face down without seeing the other&apos;s, and turn them over together. Nobody has to play what was agreed.</source>
        <translation>يضع كل من الشريكين ورقة مقلوبة، لا يرى أحدهما ورقة الآخر، ثم يكشفانهما معًا. ولا أحد ملزم بلعب ما اتُّفق عليه.</translation>
    </message>
    <message>
        <source>If the values are equal, agreed or not, you split the whole centre, including what was there before.</source>
        <translation>إذا تساوت القيمتان، متفقًا عليهما أم لا: تتقاسمان الوسط كله، بما كان فيه من قبل.</translation>
    </message>
    <message>
        <source>Otherwise the higher card takes it all.</source>
        <translation>وإلا فصاحب الورقة الأعلى يأخذ كل شيء.</translation>
    </message>
    <message>
        <source>If the totals tie, the pennies stay in the centre.</source>
        <translation>إذا تساوى المجموعان: تبقى البنسات في الوسط.</translation>
    </message>
    <message>
        <source>If the totals tie, both split the centre; an odd penny stays there.</source>
        <translation>إذا تساوى المجموعان: يتقاسم الطرفان الوسط، والبنس الفائض يبقى فيه.</translation>
    </message>
    <message>
        <source>If the totals tie, the victim takes the centre.</source>
        <translation>إذا تساوى المجموعان: تأخذ الضحية الوسط.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes the whole centre.</source>
        <translation>الضحية التي لا تضع أي ورقة تستسلم، ويأخذ المهاجم الوسط كله.</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes only the two wagers.</source>
        <translation>الضحية التي لا تضع أي ورقة تستسلم، ولا يأخذ المهاجم إلا الرهانين.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is still turned over.</source>
        <translation>ومع ذلك تُكشف ورقة المهاجم.</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is never shown.</source>
        <translation>ولا تُكشف ورقة المهاجم أبدًا.</translation>
    </message>
    <message>
        <source>The higher total takes the whole centre, including what was there before.</source>
        <translation>صاحب المجموع الأعلى يأخذ الوسط كله، بما كان فيه من قبل.</translation>
    </message>
    <message numerus="yes">
        <source>Each side lays at most %n card(s).</source>
        <translation>
            <numerusform>لا يضع أي طرف أوراقًا.</numerusform>
            <numerusform>يضع كل طرف ورقة واحدة على الأكثر.</numerusform>
            <numerusform>يضع كل طرف ورقتين على الأكثر.</numerusform>
            <numerusform>يضع كل طرف %n أوراق على الأكثر.</numerusform>
            <numerusform>يضع كل طرف %n ورقة على الأكثر.</numerusform>
            <numerusform>يضع كل طرف %n ورقة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>الهجوم</translation>
    </message>
    <message>
        <source>The highest bidder takes what was in the centre and pays their bid into it.</source>
        <translation>صاحب أعلى مزايدة يأخذ ما كان في الوسط، ويدفع مزايدته إليه.</translation>
    </message>
    <message>
        <source>The second-highest bid is paid too, by everyone who made it. The others take their bids back.</source>
        <translation>وثاني أعلى مزايدة تُدفع أيضًا، من كل من قدّمها. ويسترد الآخرون مزايداتهم.</translation>
    </message>
    <message>
        <source>The others take their bids back.</source>
        <translation>ويسترد كل الآخرين مزايداتهم.</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody takes the centre, and these bids and the next-highest are paid.</source>
        <translation>إذا تساوت أعلى المزايدات، فلا أحد يأخذ الوسط، وتُدفع هي والتي تليها.</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>الوسط</translation>
    </message>
    <message>
        <source>An ace counts {ace}, kings, queens and jacks {court}, other cards their number. Suits don&apos;t matter.</source>
        <translation>الآس بـ{ace}، والملوك والملكات والأولاد بـ{court}، وغيرها بعددها. ولا أهمية للنقوش.</translation>
    </message>
    <message>
        <source>Played cards lie open for everyone to look through, unanswered ones included.</source>
        <translation>الأوراق الملعوبة مكشوفة، وللجميع أن يتصفحوها، حتى التي لم يُرد عليها.</translation>
    </message>
    <message>
        <source>Played cards are turned face down once everyone has seen them. Remember them.</source>
        <translation>الأوراق الملعوبة تُقلب بعد أن يراها الجميع. تذكّرها.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>قيم الأوراق</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>الكلام</translation>
    </message>
    <message>
        <source>Say what you like about your cards and plans at any time. Nothing you say is binding, but nobody may show their hand.</source>
        <translation>قل ما تشاء عن أوراقك وخططك في أي وقت. لا شيء مما يقال ملزم، ولا يجوز لأحد أن يكشف يده.</translation>
    </message>
    <message>
        <source>The game ends once a turn is settled and a player has no pennies left.</source>
        <translation>تنتهي اللعبة متى انقضى دور ولم يبق لدى أحد اللاعبين أي بنس.</translation>
    </message>
    <message>
        <source>Players with no pennies left once a turn is settled are out. The game ends when only one is left.</source>
        <translation>من لا يبقى لديه أي بنس بعد انقضاء دور يخرج من اللعب. وتنتهي اللعبة حين لا يبقى إلا لاعب واحد.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n turn(s) at the latest.</source>
        <translation>
            <numerusform>تنتهي بعد %n دور على الأكثر.</numerusform>
            <numerusform>تنتهي بعد دور واحد على الأكثر.</numerusform>
            <numerusform>تنتهي بعد دورين على الأكثر.</numerusform>
            <numerusform>تنتهي بعد %n أدوار على الأكثر.</numerusform>
            <numerusform>تنتهي بعد %n دورًا على الأكثر.</numerusform>
            <numerusform>تنتهي بعد %n دور على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding for the centre is riskier than it looks: a player who never opens the bidding is no worse off.</source>
        <translation>المزايدة على الوسط أخطر مما تبدو: اللاعب الذي لا يفتح المزايدة أبدًا ليس أسوأ حالًا.</translation>
    </message>
    <message>
        <source>Cards played, out of four of each value</source>
        <translation>الأوراق الملعوبة، من أربع لكل قيمة</translation>
    </message>
    <message>
        <source>Mix your cards: you win {chance} in 100 games.</source>
        <translation>نوّع أوراقك: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>As good as any other: {move}. You win {chance} in 100 games.</source>
        <translation>لا شيء أفضل: {move}. تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 games.</source>
        <translation>العب {move}: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Lay {move}: you win {chance} in 100 games.</source>
        <translation>ضع {move}: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>{move}: you win {chance} in 100 games.</source>
        <translation>{move}: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>agreed card value</source>
        <translation>قيمة الورقة المتفق عليها</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>مع {card}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>لو لعب {player} لاختار: {moves}</translation>
    </message>
    <message>
        <source>Pass, and put {pennies} into the centre.</source>
        <translation>مرّر: {pennies} إلى الوسط.</translation>
    </message>
    <message>
        <source>You can&apos;t wager more pennies than you have. If a pass or another player&apos;s wager asks for more, you put in all you have.</source>
        <translation>لا يمكنك أن تراهن ببنسات أكثر مما لديك. وإن تطلّب التمرير أو رهان لاعب آخر أكثر من ذلك، فتضع كل ما لديك.</translation>
    </message>
    <message>
        <source>Wager {wager} and lay a card face down. Your victim matches your wager.</source>
        <translation>راهن ({wager}) وضع ورقة مقلوبة. وتضع الضحية مثل رهانك.</translation>
    </message>
    <message>
        <source>A victim without cards gives in at once.</source>
        <translation>والضحية التي لا أوراق لديها تستسلم فورًا.</translation>
    </message>
    <message>
        <source>Otherwise you take turns, each laying one more card face down or saying ready. When both are ready, one after the other, all cards are turned over.</source>
        <translation>وإلا تتناوبان: يضع كل منكما ورقة مقلوبة أخرى أو يقول إنه جاهز. ومتى صار الطرفان جاهزين، واحدًا بعد الآخر، تُكشف كل الأوراق.</translation>
    </message>
    <message>
        <source>A card once laid can&apos;t be taken back.</source>
        <translation>ما وُضع من الأوراق لا يُسترد.</translation>
    </message>
    <message>
        <source>Play any card face up and bid at least a penny. The others who have a card and a penny may join with a card and a bid of their own. Bids may be raised, but never taken back.</source>
        <translation>العب أي ورقة مكشوفة وزايد ببنس على الأقل. ولكل من لديه ورقة وبنس من الآخرين أن ينضم بورقة ومزايدة من عنده. ويجوز رفع المزايدات، لا استردادها.</translation>
    </message>
    <message>
        <source>Clockwise, each player joins, raises, or stands. Bidding ends when everyone stands, one after another, including the last to raise. Until then, those who stood may still join or raise.</source>
        <translation>باتجاه عقارب الساعة، ينضم كل لاعب أو يرفع أو يكتفي. وتنتهي المزايدة حين يكتفي الجميع واحدًا بعد آخر، بمن فيهم آخر من رفع. وحتى ذلك الحين يجوز لمن اكتفى أن ينضم أو يرفع.</translation>
    </message>
    <message>
        <source>The most pennies win; there is no second place.</source>
        <translation>صاحب أكبر عدد من البنسات يفوز، ولا مركز ثانيًا.</translation>
    </message>
    <message>
        <source>Players who tie share the win. Pennies still in the centre belong to nobody.</source>
        <translation>المتساوون يتقاسمون الفوز. وما يبقى في الوسط من بنسات ليس لأحد.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>نهاية اللعبة</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>Who are you talking to?</source>
        <translation>من تخاطب؟</translation>
    </message>
    <message>
        <source>I hold…</source>
        <translation>بيدي…</translation>
    </message>
    <message>
        <source>claim cards in your hand</source>
        <translation>ادّعِ أوراقًا في يدك</translation>
    </message>
    <message>
        <source>Which cards do you claim?</source>
        <translation>أي أوراق تدّعي؟</translation>
    </message>
    <message>
        <source>What total do you claim?</source>
        <translation>أي مجموع تدّعي؟</translation>
    </message>
    <message>
        <source>claim the total you have laid</source>
        <translation>ادّعِ مجموع ما وضعته</translation>
    </message>
    <message>
        <source>On the table…</source>
        <translation>على الطاولة…</translation>
    </message>
    <message>
        <source>is ahead</source>
        <translation>متصدّر</translation>
    </message>
    <message>
        <source>broke their word</source>
        <translation>نقض كلمته</translation>
    </message>
    <message>
        <source>bluffs</source>
        <translation>يخدع</translation>
    </message>
    <message>
        <source>I&apos;ll play…</source>
        <translation>سألعب…</translation>
    </message>
    <message>
        <source>promise a card in your contract</source>
        <translation>عِد بورقتك في عقد</translation>
    </message>
    <message>
        <source>Which card do you promise?</source>
        <translation>بأي ورقة تعد؟</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>هدنة</translation>
    </message>
    <message>
        <source>leave a player alone</source>
        <translation>اترك لاعبًا وشأنه مدة</translation>
    </message>
    <message>
        <source>Who will you leave alone?</source>
        <translation>من تترك وشأنه؟</translation>
    </message>
    <message>
        <source>For how long?</source>
        <translation>كم من الوقت؟</translation>
    </message>
    <message>
        <source>Threaten</source>
        <translation>تهديد</translation>
    </message>
    <message>
        <source>threaten a player</source>
        <translation>هدّد لاعبًا</translation>
    </message>
    <message>
        <source>Who do you threaten?</source>
        <translation>من تهدد؟</translation>
    </message>
    <message>
        <source>When will you strike?</source>
        <translation>متى ستضرب؟</translation>
    </message>
    <message>
        <source>Spare me</source>
        <translation>ارحموني</translation>
    </message>
    <message>
        <source>ask to be left alone</source>
        <translation>اطلب أن تُترك وشأنك</translation>
    </message>
    <message>
        <source>Who do you ask?</source>
        <translation>ممن تطلب؟</translation>
    </message>
    <message>
        <source>Beware of…</source>
        <translation>احذروا…</translation>
    </message>
    <message>
        <source>warn about a player</source>
        <translation>حذّر من لاعب</translation>
    </message>
    <message>
        <source>Who is the warning about?</source>
        <translation>ممن تحذّر؟</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace, as on a card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>true</source>
        <translation>صدق</translation>
    </message>
    <message>
        <source>You bluffed</source>
        <translation>كنت تخدع</translation>
    </message>
    <message>
        <source>{who} bluffed</source>
        <translation>كان {who} يخدع</translation>
    </message>
    <message>
        <source>a bluff</source>
        <translation>خدعة</translation>
    </message>
    <message>
        <source>claimed to hold {cards}</source>
        <translation>ادعاء حيازة {cards}</translation>
    </message>
    <message>
        <source>claimed {total} on the table</source>
        <translation>ادعاء {total} على الطاولة</translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <translation>والحقيقة {cards}</translation>
    </message>
    <message>
        <source>You broke a promise</source>
        <translation>نقضت وعدًا</translation>
    </message>
    <message>
        <source>{who} broke a promise</source>
        <translation>{who} نقض وعدًا</translation>
    </message>
    <message>
        <source>You broke the agreement</source>
        <translation>نقضت الاتفاق</translation>
    </message>
    <message>
        <source>{who} broke the agreement</source>
        <translation>{who} نقض الاتفاق</translation>
    </message>
    <message>
        <source>Both kept their word</source>
        <translation>وفى كلاهما بكلمته</translation>
    </message>
    <message>
        <source>promised {card}</source>
        <translation>وعد ب{card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>ثم لعب {card}</translation>
    </message>
    <message>
        <source>You broke a truce</source>
        <translation>نقضت هدنة</translation>
    </message>
    <message>
        <source>{who} broke a truce</source>
        <translation>{who} نقض هدنة</translation>
    </message>
    <message>
        <source>carried out</source>
        <translation>نُفِّذ</translation>
    </message>
    <message>
        <source>an empty threat</source>
        <translation>تهديد فارغ</translation>
    </message>
    <message>
        <source>You carried out a threat</source>
        <translation>نفّذت تهديدًا</translation>
    </message>
    <message>
        <source>{who} carried out a threat</source>
        <translation>{who} نفّذ تهديدًا</translation>
    </message>
    <message>
        <source>Contracts, promises and truces count; claims and threats don&apos;t.</source>
        <translation>تُحتسب العقود والوعود والهدنات، لا الادعاءات والتهديدات.</translation>
    </message>
    <message>
        <source>Contract: {who} {card}, {partner} {other}</source>
        <translation>عقد: {who} {card}، {partner} {other}</translation>
    </message>
    <message>
        <source>Attack: {who} {total}, {victim} {other}</source>
        <translation>هجوم: {who} {total}، {victim} {other}</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>وفاء</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>نقض</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ورقة آس</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>ورقة اثنين</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>ورقة ثلاثة</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>ورقة أربعة</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>ورقة خمسة</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>ورقة ستة</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>ورقة سبعة</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>ورقة ثمانية</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>ورقة تسعة</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>ورقة عشرة</translation>
    </message>
    <message>
        <source>an eleven</source>
        <translation>ورقة أحد عشر</translation>
    </message>
    <message>
        <source>a card worth {value}</source>
        <translation>ورقة قيمتها {value}</translation>
    </message>
    <message>
        <source>{count} {cards}</source>
        <translation>{count} من {cards}</translation>
    </message>
    <message numerus="yes">
        <source>aces</source>
        <comment>several</comment>
        <translation>
            <numerusform>الآسات</numerusform>
            <numerusform>الآسات</numerusform>
            <numerusform>الآسات</numerusform>
            <numerusform>الآسات</numerusform>
            <numerusform>الآسات</numerusform>
            <numerusform>الآسات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>twos</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة الاثنين</numerusform>
            <numerusform>فئة الاثنين</numerusform>
            <numerusform>فئة الاثنين</numerusform>
            <numerusform>فئة الاثنين</numerusform>
            <numerusform>فئة الاثنين</numerusform>
            <numerusform>فئة الاثنين</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threes</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة الثلاثة</numerusform>
            <numerusform>فئة الثلاثة</numerusform>
            <numerusform>فئة الثلاثة</numerusform>
            <numerusform>فئة الثلاثة</numerusform>
            <numerusform>فئة الثلاثة</numerusform>
            <numerusform>فئة الثلاثة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fours</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة الأربعة</numerusform>
            <numerusform>فئة الأربعة</numerusform>
            <numerusform>فئة الأربعة</numerusform>
            <numerusform>فئة الأربعة</numerusform>
            <numerusform>فئة الأربعة</numerusform>
            <numerusform>فئة الأربعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fives</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة الخمسة</numerusform>
            <numerusform>فئة الخمسة</numerusform>
            <numerusform>فئة الخمسة</numerusform>
            <numerusform>فئة الخمسة</numerusform>
            <numerusform>فئة الخمسة</numerusform>
            <numerusform>فئة الخمسة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sixes</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة الستة</numerusform>
            <numerusform>فئة الستة</numerusform>
            <numerusform>فئة الستة</numerusform>
            <numerusform>فئة الستة</numerusform>
            <numerusform>فئة الستة</numerusform>
            <numerusform>فئة الستة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة السبعة</numerusform>
            <numerusform>فئة السبعة</numerusform>
            <numerusform>فئة السبعة</numerusform>
            <numerusform>فئة السبعة</numerusform>
            <numerusform>فئة السبعة</numerusform>
            <numerusform>فئة السبعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>eights</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة الثمانية</numerusform>
            <numerusform>فئة الثمانية</numerusform>
            <numerusform>فئة الثمانية</numerusform>
            <numerusform>فئة الثمانية</numerusform>
            <numerusform>فئة الثمانية</numerusform>
            <numerusform>فئة الثمانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nines</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة التسعة</numerusform>
            <numerusform>فئة التسعة</numerusform>
            <numerusform>فئة التسعة</numerusform>
            <numerusform>فئة التسعة</numerusform>
            <numerusform>فئة التسعة</numerusform>
            <numerusform>فئة التسعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tens</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة العشرة</numerusform>
            <numerusform>فئة العشرة</numerusform>
            <numerusform>فئة العشرة</numerusform>
            <numerusform>فئة العشرة</numerusform>
            <numerusform>فئة العشرة</numerusform>
            <numerusform>فئة العشرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>elevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة الأحد عشر</numerusform>
            <numerusform>فئة الأحد عشر</numerusform>
            <numerusform>فئة الأحد عشر</numerusform>
            <numerusform>فئة الأحد عشر</numerusform>
            <numerusform>فئة الأحد عشر</numerusform>
            <numerusform>فئة الأحد عشر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards worth {value}</source>
        <comment>several</comment>
        <translation>
            <numerusform>فئة {value}</numerusform>
            <numerusform>فئة {value}</numerusform>
            <numerusform>فئة {value}</numerusform>
            <numerusform>فئة {value}</numerusform>
            <numerusform>فئة {value}</numerusform>
            <numerusform>فئة {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>دور واحد</translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <comment>several</comment>
        <translation>
            <numerusform>{count} دور</numerusform>
            <numerusform>{count} دور</numerusform>
            <numerusform>دورين {count}</numerusform>
            <numerusform>{count} أدوار</numerusform>
            <numerusform>{count} دورًا</numerusform>
            <numerusform>{count} دور</numerusform>
        </translation>
    </message>
    <message>
        <source>two</source>
        <translation>اثنين</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} و{last}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}.</source>
        <translation>إنّ معي {cards}.</translation>
    </message>
    <message>
        <source>For what it&apos;s worth, I have {cards}.</source>
        <translation>للعلم لا أكثر، أحمل {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m holding {cards}.</source>
        <translation>أحمل {cards}.</translation>
    </message>
    <message>
        <source>Just so you know, I have {cards}.</source>
        <translation>لتعلموا فقط: أحمل {cards}.</translation>
    </message>
    <message>
        <source>I&apos;m sitting here with {cards}.</source>
        <translation>أجلس هنا وأمسك {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s no secret: I have {cards}.</source>
        <translation>ليس سرًّا أنني أحمل {cards}.</translation>
    </message>
    <message>
        <source>{cards}, that&apos;s what I can bring to the table.</source>
        <translation>أستطيع أن أقدّم {cards}، هذا ما لدي.</translation>
    </message>
    <message>
        <source>What I&apos;ve got down there comes to {total}.</source>
        <translation>مجموع ما وضعته {total}.</translation>
    </message>
    <message>
        <source>My side adds up to {total}.</source>
        <translation>جهتي تساوي {total}.</translation>
    </message>
    <message>
        <source>You&apos;re looking at {total}.</source>
        <translation>ما ترونه أمامكم {total}.</translation>
    </message>
    <message>
        <source>Turn mine over and you&apos;ll count {total}.</source>
        <translation>اقلبوا أوراقي وستعدّون {total}.</translation>
    </message>
    <message>
        <source>That&apos;s {total} I&apos;ve put down.</source>
        <translation>لقد وضعت {total}.</translation>
    </message>
    <message>
        <source>You&apos;re up against {total}.</source>
        <translation>أنتم في مواجهة {total}.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}.</source>
        <translation>سألعب {card}.</translation>
    </message>
    <message>
        <source>My card will be {card}.</source>
        <translation>سأضع {card}.</translation>
    </message>
    <message>
        <source>Count on me for {card}.</source>
        <translation>ثقتك في محلها: سألعب {card}.</translation>
    </message>
    <message>
        <source>I promise you {card}, nothing else.</source>
        <translation>أعدك ب{card}، لا غير.</translation>
    </message>
    <message>
        <source>{card} it is. You have my word.</source>
        <translation>اتفقنا على {card}. لك كلمتي.</translation>
    </message>
    <message>
        <source>You&apos;ll see {card} from me when we turn them over.</source>
        <translation>ستكون ورقتي {card} حين نكشف.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll leave you alone for {turns}.</source>
        <translation>يا {who}، سأتركك وشأنك مدة {turns}.</translation>
    </message>
    <message>
        <source>Peace, {who}? I&apos;ll keep it for {turns}.</source>
        <translation>سلام يا {who}؟ سألتزم به مدة {turns}.</translation>
    </message>
    <message>
        <source>For {turns} you have nothing to fear from me, {who}.</source>
        <translation>لا خوف عليك مني مدة {turns} يا {who}.</translation>
    </message>
    <message>
        <source>Let&apos;s leave it there, {who}. I won&apos;t lay a card against you for {turns}.</source>
        <translation>لنكتفِ بهذا يا {who}. لن أضع ورقة ضدك مدة {turns}.</translation>
    </message>
    <message>
        <source>I won&apos;t touch your pennies for {turns}, {who}.</source>
        <translation>لن ألمس بنساتك مدة {turns} يا {who}.</translation>
    </message>
    <message>
        <source>You needn&apos;t watch me for {turns}, {who}.</source>
        <translation>لا داعي لمراقبتي مدة {turns} يا {who}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll come for your pennies.</source>
        <translation>يا {who}، {when}، فسآتي لأخذ بنساتك.</translation>
    </message>
    <message>
        <source>Think twice, {who}: {when}, you&apos;re next.</source>
        <translation>مهلًا يا {who}: {when}، فالدور عليك.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll be after you {when}.</source>
        <translation>يا {who}، سألاحقك {when}.</translation>
    </message>
    <message>
        <source>I won&apos;t forget it, {who}, {when}.</source>
        <translation>لن أنسى لك ذلك يا {who}، {when}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll spend my next turn on you.</source>
        <translation>يا {who}، {when}، فدوري القادم لك.</translation>
    </message>
    <message>
        <source>I&apos;ll say this once, {who}: {when}, you&apos;ll pay for it.</source>
        <translation>أقولها مرة واحدة يا {who}: {when}، فسيكون الثمن غاليًا.</translation>
    </message>
    <message>
        <source>Leave me out of it this once.</source>
        <translation>دعوني خارج الأمر هذه المرة.</translation>
    </message>
    <message>
        <source>Please, not me.</source>
        <translation>أرجوكم، أيّ أحد غيري.</translation>
    </message>
    <message>
        <source>I have little enough. Try someone else.</source>
        <translation>ما لدي قليل أصلًا. جرّبوا غيري.</translation>
    </message>
    <message>
        <source>Spare me, and I&apos;ll remember it.</source>
        <translation>اتركوني، ولن أنسى هذا الجميل.</translation>
    </message>
    <message>
        <source>There isn&apos;t much to be had from me.</source>
        <translation>ليس لدي ما يستحق العناء.</translation>
    </message>
    <message>
        <source>Give me a turn to catch my breath.</source>
        <translation>أمهلوني دورًا ألتقط فيه أنفاسي.</translation>
    </message>
    <message>
        <source>Watch {who}. {why}</source>
        <translation>راقبوا {who}. {why}</translation>
    </message>
    <message>
        <source>Mind {who}. {why}</source>
        <translation>انتبهوا إلى {who}. {why}</translation>
    </message>
    <message>
        <source>Has everyone been watching {who}? {why}</source>
        <translation>هل كنتم جميعًا تراقبون {who}؟ {why}</translation>
    </message>
    <message>
        <source>Think about {who} for a moment. {why}</source>
        <translation>فكّروا لحظة في {who}. {why}</translation>
    </message>
    <message>
        <source>Don&apos;t lose sight of {who}. {why}</source>
        <translation>لا يغب عن أعينكم {who}. {why}</translation>
    </message>
    <message>
        <source>We should talk about {who}. {why}</source>
        <translation>علينا أن نتحدث عن {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>لحظة يا {who}. {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>كلمة معك يا {who}. {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>هذه لك يا {who}. {said}</translation>
    </message>
    <message>
        <source>{said} That&apos;s for you, {who}.</source>
        <translation>{said} هذا لك يا {who}.</translation>
    </message>
    <message>
        <source>I don&apos;t mind saying it: I hold {cards}.</source>
        <translation>لا مانع لدي من قولها: أحمل {cards}.</translation>
    </message>
    <message>
        <source>{cards}. You can check me on that later.</source>
        <translation>أحمل {cards}. ولكم أن تتحققوا لاحقًا.</translation>
    </message>
    <message>
        <source>To be exact, I have {cards}.</source>
        <translation>توخّيًا للدقة، أحمل {cards}.</translation>
    </message>
    <message>
        <source>I&apos;d rather you knew it from me: {cards}.</source>
        <translation>أفضّل أن تعرفوها مني: أحمل {cards}.</translation>
    </message>
    <message>
        <source>Cards on the table, so to speak: {cards}.</source>
        <translation>أوراقي على الطاولة كما يقال: أحمل {cards}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}. I wouldn&apos;t say so if it weren&apos;t.</source>
        <translation>المجموع {total}. ما كنت لأقول ذلك لو لم يكن.</translation>
    </message>
    <message>
        <source>{total}, and you&apos;ll see that it&apos;s {total}.</source>
        <translation>{total}، وسترون أنها {total}.</translation>
    </message>
    <message>
        <source>In fairness, I should tell you mine come to {total}.</source>
        <translation>إنصافًا لكم، عليّ أن أقول إن مجموعي {total}.</translation>
    </message>
    <message>
        <source>I don&apos;t bluff. It&apos;s {total}.</source>
        <translation>أنا لا أخدع. المجموع {total}.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, as agreed.</source>
        <translation>سألعب {card}، كما اتفقنا.</translation>
    </message>
    <message>
        <source>{card}. My word has to be good for something.</source>
        <translation>سأضع {card}. لا بد أن تكون لكلمتي قيمة.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card} from me. I hope for the same.</source>
        <translation>لك مني {card}. وأرجو المثل.</translation>
    </message>
    <message>
        <source>I give you my word on {card}.</source>
        <translation>أعطيك كلمتي على {card}.</translation>
    </message>
    <message>
        <source>We said {card}, so {card} it is.</source>
        <translation>قلنا {card}، وسألعب {card}.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll keep the peace with you for {turns}, and I do keep count.</source>
        <translation>يا {who}، سأحفظ السلام معك مدة {turns}، وأنا أعدّها بأمانة.</translation>
    </message>
    <message>
        <source>I give you my word, {who}: {turns} of peace.</source>
        <translation>أعطيك كلمتي يا {who}: سلام مدة {turns}.</translation>
    </message>
    <message>
        <source>I&apos;ll leave you be for {turns}, {who}, and ask for nothing in return.</source>
        <translation>سأدعك بسلام مدة {turns} يا {who}، ولا أطلب شيئًا بالمقابل.</translation>
    </message>
    <message>
        <source>You have my promise for {turns}, {who}. I&apos;ve never broken one.</source>
        <translation>لك وعدي مدة {turns} يا {who}. ولم أنقض وعدًا قط.</translation>
    </message>
    <message>
        <source>I&apos;d rather not, {who}, but {when}, I&apos;ll have to answer it.</source>
        <translation>لا أحب ذلك يا {who}، لكن {when}، فلا بد لي من الرد.</translation>
    </message>
    <message>
        <source>So that we understand each other, {who}: {when}, I&apos;ll return it.</source>
        <translation>ليكن الأمر واضحًا بيننا يا {who}: {when}، فسأردّها لك.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll do the same to you. That&apos;s only fair.</source>
        <translation>يا {who}، {when}، فسأفعل بك المثل. هذا هو العدل.</translation>
    </message>
    <message>
        <source>Fair warning, {who}: {when}, I&apos;ll hit back.</source>
        <translation>تحذير منصف يا {who}: {when}، فسأرد الضربة.</translation>
    </message>
    <message>
        <source>I&apos;ve kept to what I said. Please bear that in mind.</source>
        <translation>لقد التزمت بما قلته. أرجو أن تتذكروا ذلك.</translation>
    </message>
    <message>
        <source>I&apos;m asking you fairly: let me have this turn.</source>
        <translation>أطلبها بكل صراحة: اتركوا لي هذا الدور.</translation>
    </message>
    <message>
        <source>You&apos;d lose a good partner in me.</source>
        <translation>ستخسرون فيّ شريكًا جيدًا.</translation>
    </message>
    <message>
        <source>I&apos;ve dealt straight with you. Deal kindly with me.</source>
        <translation>عاملتكم باستقامة. فعاملوني بلطف.</translation>
    </message>
    <message>
        <source>I don&apos;t like to say it of {who}, but it&apos;s true. {why}</source>
        <translation>لا أحب أن أقول هذا عن {who}، لكنها الحقيقة. {why}</translation>
    </message>
    <message>
        <source>You should know this about {who}. {why}</source>
        <translation>يجب أن تعرفوا هذا عن {who}. {why}</translation>
    </message>
    <message>
        <source>In fairness to all of us, look at {who}. {why}</source>
        <translation>إنصافًا لنا جميعًا، انظروا إلى {who}. {why}</translation>
    </message>
    <message>
        <source>I only say what I&apos;ve seen. Look at {who}. {why}</source>
        <translation>لا أقول إلا ما رأيت. انظروا إلى {who}. {why}</translation>
    </message>
    <message>
        <source>With respect, {who}. {said}</source>
        <translation>مع احترامي يا {who}. {said}</translation>
    </message>
    <message>
        <source>{who}, I&apos;d like you to know this. {said}</source>
        <translation>يا {who}، يهمني أن يصلك هذا. {said}</translation>
    </message>
    <message>
        <source>Honestly, {who}? {said}</source>
        <translation>بصراحة يا {who}؟ {said}</translation>
    </message>
    <message>
        <source>{said} You have my word, {who}.</source>
        <translation>{said} لك كلمتي يا {who}.</translation>
    </message>
    <message>
        <source>You and I could do business: I have {cards}.</source>
        <translation>يمكننا أن نتاجر معًا: أحمل {cards}.</translation>
    </message>
    <message>
        <source>Let&apos;s talk terms. I can bring {cards}.</source>
        <translation>لنتحدث عن الشروط. أستطيع أن أقدّم {cards}.</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m open to offers.</source>
        <translation>أحمل {cards}، وبابي مفتوح للعروض.</translation>
    </message>
    <message>
        <source>As it happens, I&apos;m holding {cards}. Anyone interested?</source>
        <translation>صدف أنني أحمل {cards}. هل من مهتم؟</translation>
    </message>
    <message>
        <source>{cards}, to the highest bidder.</source>
        <translation>أعرض {cards}، لمن يدفع أكثر.</translation>
    </message>
    <message>
        <source>{total}, there. Do the sums.</source>
        <translation>هذه {total}. احسبوها بأنفسكم.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, so save yourself the expense.</source>
        <translation>المجموع {total}، فوفّروا على أنفسكم النفقة.</translation>
    </message>
    <message>
        <source>Between friends: {total}.</source>
        <translation>بين الأصدقاء: {total}.</translation>
    </message>
    <message>
        <source>You&apos;d be throwing good cards after bad. It&apos;s {total}.</source>
        <translation>سترمون أوراقًا جيدة خلف أوراق خاسرة. المجموع {total}.</translation>
    </message>
    <message>
        <source>{card} from me. It pays for both of us.</source>
        <translation>سآتي ب{card}. صفقة رابحة لكلينا.</translation>
    </message>
    <message>
        <source>Of course I&apos;ll play {card}. Why wouldn&apos;t I?</source>
        <translation>طبعًا سألعب {card}. ولمَ لا؟</translation>
    </message>
    <message>
        <source>{card}, then. You won&apos;t get a better bargain.</source>
        <translation>لتكن {card} إذن. لا صفقة أفضل منها.</translation>
    </message>
    <message>
        <source>Put me down for {card}.</source>
        <translation>ليكن في علمك: سألعب {card}.</translation>
    </message>
    <message>
        <source>{card}, partner. Strictly business.</source>
        <translation>سأضع {card}. شراكة عمل لا أكثر.</translation>
    </message>
    <message>
        <source>{turns} of quiet, {who}. We&apos;ll both profit by it.</source>
        <translation>هدوء مدة {turns} يا {who}. كلانا يربح منه.</translation>
    </message>
    <message>
        <source>{who}, shall we say {turns}? After that we&apos;ll see.</source>
        <translation>يا {who}، ما رأيك بهدنة مدة {turns}؟ وبعدها نرى.</translation>
    </message>
    <message>
        <source>I have better business than you for {turns}, {who}.</source>
        <translation>لدي صفقات أهم منك مدة {turns} يا {who}.</translation>
    </message>
    <message>
        <source>Let&apos;s not waste money on each other, {who}. {turns}?</source>
        <translation>لا نضيّع المال أحدنا على الآخر يا {who}. هدنة مدة {turns}؟</translation>
    </message>
    <message>
        <source>{who}, {when}, my plans change, and you&apos;re in them.</source>
        <translation>يا {who}، {when}، فستتغير خططي، وأنت فيها.</translation>
    </message>
    <message>
        <source>That would cost you dear, {who}, {when}.</source>
        <translation>سيكلّفك ذلك غاليًا يا {who}، {when}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I know where to find my next pennies.</source>
        <translation>يا {who}، {when}، فأنا أعرف أين أجد بنساتي القادمة.</translation>
    </message>
    <message>
        <source>Bad investment, {who}: {when}, I&apos;ll collect the debt from you.</source>
        <translation>استثمار فاشل يا {who}: {when}، فسأحصّل الدين منك.</translation>
    </message>
    <message>
        <source>There are better bargains than me at this table.</source>
        <translation>على هذه الطاولة صفقات أفضل مني.</translation>
    </message>
    <message>
        <source>Let me go, and the next good deal is yours.</source>
        <translation>دعوني هذه المرة، والصفقة الجيدة القادمة لكم.</translation>
    </message>
    <message>
        <source>I&apos;m worth more to you with pennies than without.</source>
        <translation>قيمتي لديكم ببنساتي أكبر منها بدونها.</translation>
    </message>
    <message>
        <source>Where&apos;s the profit in it? I&apos;ve hardly anything.</source>
        <translation>وأين الربح في ذلك؟ لا أكاد أملك شيئًا.</translation>
    </message>
    <message>
        <source>If I were you, I&apos;d look at {who}. {why}</source>
        <translation>لو كنت مكانكم لنظرت إلى {who}. {why}</translation>
    </message>
    <message>
        <source>There&apos;s money to be made out of {who}. {why}</source>
        <translation>ثمة مال يُجنى من {who}. {why}</translation>
    </message>
    <message>
        <source>Funny that nobody mentions {who}. {why}</source>
        <translation>غريب ألا يذكر أحد {who}. {why}</translation>
    </message>
    <message>
        <source>My advice, free of charge: {who}. {why}</source>
        <translation>نصيحتي، ومجانًا: انتبهوا إلى {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, a proposal. {said}</source>
        <translation>لدي اقتراح يا {who}. {said}</translation>
    </message>
    <message>
        <source>Between you and me, {who}. {said}</source>
        <translation>بيني وبينك يا {who}. {said}</translation>
    </message>
    <message>
        <source>{said} Think it over, {who}.</source>
        <translation>{said} والأمر إليك يا {who}.</translation>
    </message>
    <message>
        <source>My dear {who}. {said}</source>
        <translation>من القلب إلى القلب يا {who}. {said}</translation>
    </message>
    <message>
        <source>I have {cards}. Not that anyone ever believes me.</source>
        <translation>أحمل {cards}. وكأن أحدًا يصدقني يومًا.</translation>
    </message>
    <message>
        <source>{cards}, and I know who they&apos;re meant for.</source>
        <translation>أحمل {cards}، وأعرف لمن خبّأتها.</translation>
    </message>
    <message>
        <source>I&apos;ve been saving {cards} for certain people.</source>
        <translation>كنت أدّخر {cards} لأناس بعينهم.</translation>
    </message>
    <message>
        <source>Write it down: I have {cards}. You&apos;ll remember it soon enough.</source>
        <translation>سجّلوها: أحمل {cards}. ستتذكرونها قريبًا.</translation>
    </message>
    <message>
        <source>{cards}. Some of you will wish you&apos;d been nicer to me.</source>
        <translation>أحمل {cards}. وسيتمنى بعضكم لو كان ألطف معي.</translation>
    </message>
    <message>
        <source>{total}. I&apos;ve waited a long time to say that.</source>
        <translation>{total}. انتظرت طويلًا لأقولها.</translation>
    </message>
    <message>
        <source>This time it&apos;s {total}.</source>
        <translation>هذه المرة المجموع {total}.</translation>
    </message>
    <message>
        <source>It&apos;s {total}, for what was done to me.</source>
        <translation>المجموع {total}، جزاء ما فُعل بي.</translation>
    </message>
    <message>
        <source>{total}. Now you&apos;ll know how it feels.</source>
        <translation>{total}. الآن ستعرفون كيف يكون الشعور.</translation>
    </message>
    <message>
        <source>{card} from me. And I&apos;ll remember what comes from you.</source>
        <translation>سآتي ب{card}. وسأتذكر ما يأتي منك.</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}. Don&apos;t make me regret it.</source>
        <translation>سألعب {card}. ولا أريد أن أندم.</translation>
    </message>
    <message>
        <source>{card}. I&apos;ve been let down before, so don&apos;t you try it.</source>
        <translation>سأضع {card}. خُذلت من قبل، ولن أُخذل ثانية.</translation>
    </message>
    <message>
        <source>You&apos;ll get {card}. Cheat me, and it&apos;s the last thing you&apos;ll ever get.</source>
        <translation>لك مني {card}. وإن غدرت بي، فلا شيء لك بعدها أبدًا.</translation>
    </message>
    <message>
        <source>{card}, this once. I haven&apos;t forgotten what people are like.</source>
        <translation>سأضع {card}، هذه المرة فقط. لم أنسَ طبائع الناس.</translation>
    </message>
    <message>
        <source>{turns}, {who}. I haven&apos;t forgiven you, I&apos;m only waiting.</source>
        <translation>لك هدنة مدة {turns} يا {who}. لم أسامحك، أنا أنتظر فحسب.</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll let it lie for {turns}. No longer.</source>
        <translation>يا {who}، سأغضّ الطرف مدة {turns}. لا أكثر.</translation>
    </message>
    <message>
        <source>You&apos;ll get {turns} of peace from me, {who}, and then we&apos;ll settle up.</source>
        <translation>لك مني سلام مدة {turns} يا {who}، ثم نصفّي الحساب.</translation>
    </message>
    <message>
        <source>I&apos;m not forgetting anything, {who}, but you have {turns}.</source>
        <translation>لا أنسى شيئًا يا {who}، لكنني أمهلك مدة {turns}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll have it back with interest.</source>
        <translation>يا {who}، {when}، فسأستردها مع الفوائد.</translation>
    </message>
    <message>
        <source>I keep a list, {who}, and {when}, you&apos;re at the top of it.</source>
        <translation>عندي قائمة يا {who}، و{when}، فأنت على رأسها.</translation>
    </message>
    <message>
        <source>{who}, {when}, you&apos;ll never hear the end of it.</source>
        <translation>يا {who}، {when}، فلن يكون لهذا الأمر نهاية.</translation>
    </message>
    <message>
        <source>I never forget a face, {who}. {when}, you&apos;ll see mine.</source>
        <translation>لا أنسى وجهًا يا {who}. و{when}، فلا مهرب لك من وجهي.</translation>
    </message>
    <message>
        <source>It&apos;s always me. Pick on someone else for once.</source>
        <translation>دائمًا أنا. اختاروا غيري ولو مرة.</translation>
    </message>
    <message>
        <source>Haven&apos;t I lost enough to all of you?</source>
        <translation>ألم أخسر لكم جميعًا ما يكفي؟</translation>
    </message>
    <message>
        <source>I&apos;ll remember who left me alone. And who didn&apos;t.</source>
        <translation>سأتذكر من تركني وشأني. ومن لم يفعل.</translation>
    </message>
    <message>
        <source>Go on, then. Everyone else has had a turn at me.</source>
        <translation>هيا إذن. الكل أخذ نصيبه مني.</translation>
    </message>
    <message>
        <source>I haven&apos;t forgotten about {who}. {why}</source>
        <translation>لم أنسَ {who}. {why}</translation>
    </message>
    <message>
        <source>{who}, of course. Who else? {why}</source>
        <translation>إنه {who} طبعًا. ومن غيره؟ {why}</translation>
    </message>
    <message>
        <source>Ask me about {who}. {why}</source>
        <translation>اسألوني عن {who}. {why}</translation>
    </message>
    <message>
        <source>{who} is on my list, and should be on yours. {why}</source>
        <translation>{who} على قائمتي، ويجب أن يكون على قائمتكم. {why}</translation>
    </message>
    <message>
        <source>I remember you, {who}. {said}</source>
        <translation>أتذكرك يا {who}. {said}</translation>
    </message>
    <message>
        <source>{who}, you of all people. {said}</source>
        <translation>أنت دون سواك يا {who}. {said}</translation>
    </message>
    <message>
        <source>{said} I won&apos;t forget it, {who}.</source>
        <translation>{said} لن أنساها لك يا {who}.</translation>
    </message>
    <message>
        <source>Don&apos;t look away, {who}. {said}</source>
        <translation>عينك في عيني يا {who}. {said}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}. Who wants some?</source>
        <translation>أحمل {cards}. من يريد أن يذوقها؟</translation>
    </message>
    <message>
        <source>{cards}. Out of my way.</source>
        <translation>أحمل {cards}. ابتعدوا عن طريقي.</translation>
    </message>
    <message>
        <source>See this fist? {cards}.</source>
        <translation>أترون هذه القبضة؟ تمسك {cards}.</translation>
    </message>
    <message>
        <source>{cards}, right here. Come and get them.</source>
        <translation>أحمل {cards}، هنا. تعالوا خذوها.</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}, and you&apos;ve got nothing.</source>
        <translation>أحمل {cards}، وأنتم لا شيء معكم.</translation>
    </message>
    <message>
        <source>{total}! Give up.</source>
        <translation>{total}! استسلموا.</translation>
    </message>
    <message>
        <source>That&apos;s {total}. You can&apos;t beat it.</source>
        <translation>هذه {total}. لن تغلبوها.</translation>
    </message>
    <message>
        <source>{total} on my side. Go on, waste a card.</source>
        <translation>{total} في جهتي. هيا، ضيّعوا ورقة.</translation>
    </message>
    <message>
        <source>{total}, and I&apos;m not even trying.</source>
        <translation>{total}، وأنا لم أبذل جهدًا بعد.</translation>
    </message>
    <message>
        <source>I&apos;m playing {card}. You&apos;d better play yours.</source>
        <translation>سألعب {card}. والأفضل لك أن تفعل مثلي.</translation>
    </message>
    <message>
        <source>{card}, and no nonsense from you.</source>
        <translation>سأضع {card}، وإياك والألاعيب.</translation>
    </message>
    <message>
        <source>You heard me: {card}.</source>
        <translation>سمعتني: سألعب {card}.</translation>
    </message>
    <message>
        <source>I said {card}, so it&apos;s {card}.</source>
        <translation>قلت {card}، فسألعب {card}.</translation>
    </message>
    <message>
        <source>{card}. And don&apos;t you dare cross me.</source>
        <translation>سأضع {card}. وإياك والغدر.</translation>
    </message>
    <message>
        <source>I&apos;m in a good mood, {who}. You get {turns}.</source>
        <translation>مزاجي رائق يا {who}. لك هدنة مدة {turns}.</translation>
    </message>
    <message>
        <source>{who}, you may breathe for {turns}.</source>
        <translation>يا {who}، مسموح لك بالتنفس مدة {turns}.</translation>
    </message>
    <message>
        <source>{turns} off, {who}. Say thank you.</source>
        <translation>إعفاء مدة {turns} يا {who}. وأين كلمة شكرًا؟</translation>
    </message>
    <message>
        <source>Lucky you, {who}. I&apos;ll let you live for {turns}.</source>
        <translation>يا لحظك يا {who}. سأتركك على قيد الحياة مدة {turns}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll take every penny you&apos;ve got.</source>
        <translation>يا {who}، {when}، فسآخذ كل بنس معك.</translation>
    </message>
    <message>
        <source>Just try it, {who}. {when}, you&apos;re finished.</source>
        <translation>إياك يا {who}. {when}، فقد انتهى أمرك.</translation>
    </message>
    <message>
        <source>{who}! {when}, I&apos;ll flatten you.</source>
        <translation>يا {who}! {when}، فسأسحقك.</translation>
    </message>
    <message>
        <source>You&apos;ve been warned, {who}. {when}, I&apos;ll clean you out.</source>
        <translation>أعذر من أنذر يا {who}. {when}، فسأتركك بلا بنس.</translation>
    </message>
    <message>
        <source>You don&apos;t want to do that to me. You really don&apos;t.</source>
        <translation>لا تريدون فعل ذلك بي. صدقوني، لا تريدون.</translation>
    </message>
    <message>
        <source>Pick on the others. I&apos;ll look the other way.</source>
        <translation>اختاروا الآخرين. وسأنظر إلى الجهة الأخرى.</translation>
    </message>
    <message>
        <source>Back off, and I&apos;ll leave you something.</source>
        <translation>تراجعوا، وسأترك لكم شيئًا.</translation>
    </message>
    <message>
        <source>Bad idea. Choose someone smaller.</source>
        <translation>فكرة سيئة. اختاروا من هو أصغر.</translation>
    </message>
    <message>
        <source>Get {who}, all of you. {why}</source>
        <translation>عليكم جميعًا بـ{who}. {why}</translation>
    </message>
    <message>
        <source>Are you asleep? Look at {who}! {why}</source>
        <translation>هل أنتم نائمون؟ انظروا إلى {who}! {why}</translation>
    </message>
    <message>
        <source>Someone stop {who}. {why}</source>
        <translation>ليوقف أحدكم {who}. {why}</translation>
    </message>
    <message>
        <source>What are you waiting for? It&apos;s {who} you want. {why}</source>
        <translation>ماذا تنتظرون؟ هدفكم {who}. {why}</translation>
    </message>
    <message>
        <source>Hey, {who}! {said}</source>
        <translation>هيه يا {who}! {said}</translation>
    </message>
    <message>
        <source>You there, {who}! {said}</source>
        <translation>أنت هناك يا {who}! {said}</translation>
    </message>
    <message>
        <source>{said} Got it, {who}?</source>
        <translation>{said} مفهوم يا {who}؟</translation>
    </message>
    <message>
        <source>Shut up and listen, {who}. {said}</source>
        <translation>صمتًا يا {who}. {said}</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m keeping them.</source>
        <translation>أحمل {cards}، ولن أفرّط فيها.</translation>
    </message>
    <message>
        <source>{cards}. All put by.</source>
        <translation>أحمل {cards}. كلها مدّخرة.</translation>
    </message>
    <message>
        <source>No need to look in here. Just {cards}.</source>
        <translation>لا داعي للنظر هنا. لا أحمل إلا {cards}.</translation>
    </message>
    <message>
        <source>I&apos;ve saved up {cards}.</source>
        <translation>لقد ادّخرت {cards}.</translation>
    </message>
    <message>
        <source>{cards}. I&apos;d hate to part with them.</source>
        <translation>أحمل {cards}. ويعزّ عليّ فراقها.</translation>
    </message>
    <message>
        <source>{total}, and it hurts me to see it lie there.</source>
        <translation>{total}، ويؤلمني أن أراها هناك.</translation>
    </message>
    <message>
        <source>That&apos;s {total} out of my savings. Please don&apos;t ask for more.</source>
        <translation>هذه {total} من مدّخراتي. أرجوكم لا تطلبوا المزيد.</translation>
    </message>
    <message>
        <source>It&apos;s cost me {total} already.</source>
        <translation>كلّفني الأمر {total} حتى الآن.</translation>
    </message>
    <message>
        <source>{total}. I can&apos;t afford more.</source>
        <translation>{total}. لا طاقة لي بأكثر.</translation>
    </message>
    <message>
        <source>I can spare {card}. No more than that.</source>
        <translation>أستطيع أن أجود ب{card}. لا أكثر من ذلك.</translation>
    </message>
    <message>
        <source>{card}, if I must.</source>
        <translation>سأدفع {card}، إن كان لا بد.</translation>
    </message>
    <message>
        <source>I&apos;ll part with {card} for this.</source>
        <translation>سأتخلى عن {card} لأجل هذا.</translation>
    </message>
    <message>
        <source>My share is {card}, and not a pip more.</source>
        <translation>حصتي {card}، ولا نقطة زيادة.</translation>
    </message>
    <message>
        <source>{card}. Make it worth my while.</source>
        <translation>سأضع {card}. فليكن الأمر مستحقًا.</translation>
    </message>
    <message>
        <source>{who}, you keep yours and I&apos;ll keep mine, for {turns}.</source>
        <translation>يا {who}، لك ما لك ولي ما لي، مدة {turns}.</translation>
    </message>
    <message>
        <source>I&apos;m only minding my own pennies for {turns}, {who}.</source>
        <translation>لن أنشغل إلا ببنساتي مدة {turns} يا {who}.</translation>
    </message>
    <message>
        <source>{turns} without spending anything, {who}. That suits us both.</source>
        <translation>توفير بلا إنفاق مدة {turns} يا {who}. هذا يناسبنا كلينا.</translation>
    </message>
    <message>
        <source>Let&apos;s both save for {turns}, {who}.</source>
        <translation>لندّخر كلانا مدة {turns} يا {who}.</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll open the chest, and you won&apos;t like it.</source>
        <translation>يا {who}، {when}، فسأفتح الصندوق، ولن يعجبك ما فيه.</translation>
    </message>
    <message>
        <source>I count everything, {who}. {when}, I&apos;ll collect.</source>
        <translation>أنا أحسب كل شيء يا {who}. {when}، فسأستوفي حقي.</translation>
    </message>
    <message>
        <source>{who}, {when}, I have big cards put by for you.</source>
        <translation>يا {who}، {when}، فقد خبّأت لك أوراقًا كبيرة.</translation>
    </message>
    <message>
        <source>Every penny is counted, {who}. {when}, I want it back.</source>
        <translation>كل بنس محسوب يا {who}. {when}، فسأستعيده.</translation>
    </message>
    <message>
        <source>Not my pennies. I know every one of them.</source>
        <translation>إلا بنساتي. أعرفها واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>I&apos;ve saved so long for these. Please.</source>
        <translation>ادّخرتها زمنًا طويلًا. أرجوكم.</translation>
    </message>
    <message>
        <source>Take it from those who throw it about.</source>
        <translation>خذوا ممن يبعثرها.</translation>
    </message>
    <message>
        <source>Must you? I was saving those.</source>
        <translation>أهذا ضروري؟ كنت أدّخرها.</translation>
    </message>
    <message>
        <source>I&apos;ve been counting, and it&apos;s {who}. {why}</source>
        <translation>كنت أحسب، والنتيجة: {who}. {why}</translation>
    </message>
    <message>
        <source>Hold on to your pennies when {who} looks at you. {why}</source>
        <translation>تمسّكوا ببنساتكم حين ينظر إليكم {who}. {why}</translation>
    </message>
    <message>
        <source>I&apos;d lock things away from {who}. {why}</source>
        <translation>لو كنت مكانكم لأقفلت كل شيء دون {who}. {why}</translation>
    </message>
    <message>
        <source>Keep your purse shut near {who}. {why}</source>
        <translation>أغلقوا محافظكم قرب {who}. {why}</translation>
    </message>
    <message>
        <source>Quietly, {who}. {said}</source>
        <translation>همسًا يا {who}. {said}</translation>
    </message>
    <message>
        <source>Er, {who}? {said}</source>
        <translation>احم، يا {who}؟ {said}</translation>
    </message>
    <message>
        <source>{said} If it&apos;s all the same to you, {who}.</source>
        <translation>{said} إن لم يكن لديك مانع يا {who}.</translation>
    </message>
    <message>
        <source>You&apos;ll never guess what I&apos;ve got. All right, I&apos;ll tell you: {cards}!</source>
        <translation>لن تحزروا أبدًا ماذا لدي. حسنًا سأقول لكم: أحمل {cards}!</translation>
    </message>
    <message>
        <source>Oh, what a hand! {cards}, would you believe it?</source>
        <translation>يا لها من يد! أحمل {cards}، هل تصدقون؟</translation>
    </message>
    <message>
        <source>I really shouldn&apos;t say, but it&apos;s {cards}, and then some.</source>
        <translation>ما كان ينبغي أن أقول، لكنني أحمل {cards}، وزيادة.</translation>
    </message>
    <message>
        <source>Did I mention {cards}? Well, now I have.</source>
        <translation>هل قلت لكم إنني أحمل {cards}؟ ها قد قلت.</translation>
    </message>
    <message>
        <source>Ask me what I&apos;ve got! Go on! {cards}!</source>
        <translation>اسألوني ماذا لدي! هيا! أحمل {cards}!</translation>
    </message>
    <message>
        <source>That&apos;s {total}, or my name isn&apos;t my name!</source>
        <translation>هذه {total}، وإلا فليس اسمي اسمي!</translation>
    </message>
    <message>
        <source>Let me count again. Yes! {total}!</source>
        <translation>دعوني أعدّ مرة أخرى. نعم! {total}!</translation>
    </message>
    <message>
        <source>{total}, no, don&apos;t look at me like that, {total}!</source>
        <translation>{total}، لا، لا تنظروا إليّ هكذا، {total}!</translation>
    </message>
    <message>
        <source>Ooh, this is exciting! It&apos;s {total}, I swear!</source>
        <translation>آه، ما أشد الإثارة! إنها {total}، أقسم لكم!</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, cross my heart, on my grandmother&apos;s teapot.</source>
        <translation>سألعب {card}، بشرفي، وبإبريق شاي جدتي.</translation>
    </message>
    <message>
        <source>{card}! I&apos;ve practically played it already.</source>
        <translation>سأضع {card}! كأنني لعبتها من الآن.</translation>
    </message>
    <message>
        <source>Shall we? I&apos;ll bring {card}, you bring yours, and off we go!</source>
        <translation>هيا بنا؟ مني {card}، ومنك ورقتك، وننطلق!</translation>
    </message>
    <message>
        <source>{card}, {card}, {card}. There, I&apos;ve said it three times.</source>
        <translation>سألعب {card}، {card}، {card}. ها قد قلتها ثلاثًا.</translation>
    </message>
    <message>
        <source>Oh, you&apos;ll love this: {card}, just for you!</source>
        <translation>هذه مفاجأة لك: سألعب {card}، لأجلك أنت!</translation>
    </message>
    <message>
        <source>{who}, dear {who}, let&apos;s be friends for {turns}!</source>
        <translation>يا {who}، يا روحي يا {who}، لنكن أصدقاء مدة {turns}!</translation>
    </message>
    <message>
        <source>You and I, {who}, for {turns}, and not one harsh word!</source>
        <translation>أنا وأنت يا {who}، مدة {turns}، بلا كلمة قاسية واحدة!</translation>
    </message>
    <message>
        <source>Oh, {who}, quarrels are so tiring. How about {turns} off?</source>
        <translation>آه يا {who}، كم هي متعبة هذه الخصومات. ما رأيك باستراحة مدة {turns}؟</translation>
    </message>
    <message>
        <source>Tell you what, {who}: {turns}, no fighting, and I&apos;ll even stop talking. Well, nearly.</source>
        <translation>عندي فكرة يا {who}: لا قتال مدة {turns}، بل سأكفّ عن الكلام أيضًا. حسنًا، تقريبًا.</translation>
    </message>
    <message>
        <source>Ooh, {who}, {when}, there&apos;ll be words! And cards!</source>
        <translation>آه يا {who}، {when}، فسيكون بيننا كلام! وأوراق!</translation>
    </message>
    <message>
        <source>{who}, I&apos;m all smiles, but {when}, watch out!</source>
        <translation>يا {who}، أنا كلي ابتسام، لكن {when}، فحذارِ!</translation>
    </message>
    <message>
        <source>I&apos;ve told you before, {who}, and I&apos;ll tell you again: {when}, I&apos;m coming over there!</source>
        <translation>قلتها لك من قبل يا {who}، وأقولها مجددًا: {when}، فأنا في طريقي إليك!</translation>
    </message>
    <message>
        <source>Now, {who}, I never lose my temper, but {when}, well!</source>
        <translation>يا {who}، أنا لا أفقد أعصابي أبدًا، لكن {when}، فيا ويلك!</translation>
    </message>
    <message>
        <source>Me? Little me? But then who would you talk to?</source>
        <translation>أنا؟ أنا بالذات؟ ومع من ستتحدثون بعدها؟</translation>
    </message>
    <message>
        <source>Oh no, no, no. Look over there! Someone richer!</source>
        <translation>لا لا لا. انظروا هناك! ثمة من هو أغنى!</translation>
    </message>
    <message>
        <source>I&apos;ll tell you a lovely story if you leave me alone.</source>
        <translation>سأحكي لكم حكاية جميلة إن تركتموني وشأني.</translation>
    </message>
    <message>
        <source>You wouldn&apos;t! Would you? You would. Please don&apos;t!</source>
        <translation>لن تفعلوها! هل ستفعلون؟ ستفعلون. أرجوكم لا!</translation>
    </message>
    <message>
        <source>I&apos;m not one to gossip, but {who}! {why}</source>
        <translation>لست من أهل القيل والقال، لكن {who}! {why}</translation>
    </message>
    <message>
        <source>Have you heard about {who}? {why}</source>
        <translation>هل سمعتم عن {who}؟ {why}</translation>
    </message>
    <message>
        <source>Everyone&apos;s saying it about {who}. {why}</source>
        <translation>الكل يقولها عن {who}. {why}</translation>
    </message>
    <message>
        <source>Don&apos;t tell a soul, but have a look at {who}. {why}</source>
        <translation>لا تخبروا أحدًا، لكن ألقوا نظرة على {who}. {why}</translation>
    </message>
    <message>
        <source>Psst, {who}! {said}</source>
        <translation>بسسس، يا {who}! {said}</translation>
    </message>
    <message>
        <source>Oh, {who}, {who}, {who}! {said}</source>
        <translation>آه يا {who}، يا {who}، يا {who}! {said}</translation>
    </message>
    <message>
        <source>{said} Isn&apos;t that so, {who}?</source>
        <translation>{said} أليس كذلك يا {who}؟</translation>
    </message>
    <message>
        <source>{who}, darling, guess what. {said}</source>
        <translation>{who}، يا روحي، عندي خبر. {said}</translation>
    </message>
    <message>
        <source>if you attack me again</source>
        <translation>إن هاجمتني مرة أخرى</translation>
    </message>
    <message>
        <source>if you join another contract against me</source>
        <translation>إن دخلت عقدًا آخر ضدي</translation>
    </message>
    <message>
        <source>if you turn me down again</source>
        <translation>إن رفضت عرضي مرة أخرى</translation>
    </message>
    <message>
        <source>if you attack me</source>
        <translation>إن هاجمتني</translation>
    </message>
    <message>
        <source>if you join a contract against me</source>
        <translation>إن دخلت عقدًا ضدي</translation>
    </message>
    <message>
        <source>if you turn me down</source>
        <translation>إن رفضت عرضي</translation>
    </message>
    <message>
        <source>They have the most pennies.</source>
        <translation>بنساته أكثر من الجميع.</translation>
    </message>
    <message>
        <source>At this rate they&apos;ll win.</source>
        <translation>سيفوز إن استمر هكذا.</translation>
    </message>
    <message>
        <source>They&apos;re ahead of the rest of us.</source>
        <translation>إنه متقدم علينا جميعًا.</translation>
    </message>
    <message>
        <source>They went back on their word.</source>
        <translation>لقد نقض كلمته.</translation>
    </message>
    <message>
        <source>They agree on one card and play another.</source>
        <translation>يتفق على ورقة ويلعب غيرها.</translation>
    </message>
    <message>
        <source>A deal with them is worth nothing.</source>
        <translation>الاتفاق معه لا يساوي شيئًا.</translation>
    </message>
    <message>
        <source>They said what wasn&apos;t so.</source>
        <translation>لقد قال ما ليس صحيحًا.</translation>
    </message>
    <message>
        <source>Half of what they tell us is made up.</source>
        <translation>نصف ما يقوله لنا من خياله.</translation>
    </message>
    <message>
        <source>They&apos;ve bluffed before, and they&apos;ll do it again.</source>
        <translation>خدعنا من قبل، وسيعيدها.</translation>
    </message>
    <message>
        <source>1 penny</source>
        <translation>بنس واحد</translation>
    </message>
    <message numerus="yes">
        <source>%n pennies</source>
        <translation>
            <numerusform>%n بنس</numerusform>
            <numerusform>بنس واحد</numerusform>
            <numerusform>بنسان</numerusform>
            <numerusform>%n بنسات</numerusform>
            <numerusform>%n بنسًا</numerusform>
            <numerusform>%n بنس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n ورقة</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%n أوراق</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>you {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>أنت {thing}</translation>
    </message>
    <message>
        <source>{who} {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>{who} {thing}</translation>
    </message>
    <message>
        <source>You pass and put {pennies} into the centre.</source>
        <translation>تمرّر: {pennies} إلى الوسط.</translation>
    </message>
    <message>
        <source>{who} passes and puts {pennies} into the centre.</source>
        <translation>{who} يمرّر: {pennies} إلى الوسط.</translation>
    </message>
    <message>
        <source>You lay a card face down.</source>
        <translation>تضع ورقة مقلوبة.</translation>
    </message>
    <message>
        <source>{who} lays a card face down.</source>
        <translation>{who} يضع ورقة مقلوبة.</translation>
    </message>
    <message>
        <source>The cards are turned over: {cards}.</source>
        <translation>تُكشف الأوراق: {cards}.</translation>
    </message>
    <message>
        <source>You have no pennies left and are knocked out.</source>
        <translation>لم يبق لديك بنسات، فتُقصى من اللعب.</translation>
    </message>
    <message>
        <source>{who} has no pennies left and is knocked out.</source>
        <translation>لم يبق لدى {who} بنسات، فيُقصى من اللعب.</translation>
    </message>
    <message>
        <source>You lay a card ({count} down).</source>
        <translation>تضع ورقة (العدد الآن {count}).</translation>
    </message>
    <message>
        <source>{who} lays a card ({count} down).</source>
        <translation>{who} يضع ورقة (العدد الآن {count}).</translation>
    </message>
    <message>
        <source>You have no cards and must pass: {pennies} into the centre.</source>
        <translation>لا أوراق لديك فعليك التمرير: {pennies} إلى الوسط.</translation>
    </message>
    <message>
        <source>{who} has no cards and must pass: {pennies} into the centre.</source>
        <translation>لا أوراق لدى {who} فعليه التمرير: {pennies} إلى الوسط.</translation>
    </message>
    <message>
        <source>{victim} has no cards: you take {pennies}.</source>
        <translation>لا أوراق لدى {victim}: لك {pennies}.</translation>
    </message>
    <message>
        <source>You have no cards: {who} takes {pennies}.</source>
        <translation>لا أوراق لديك: نصيب {who} {pennies}.</translation>
    </message>
    <message>
        <source>{victim} has no cards: {who} takes {pennies}.</source>
        <translation>لا أوراق لدى {victim}: نصيب {who} {pennies}.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You draw {drawn}, the highest, and go first.</source>
        <translation>لكل لاعب {cards}. تسحب {drawn}، وهي الأعلى، فتبدأ.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You go first.</source>
        <translation>لكل لاعب {cards}. أنت تبدأ.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} draws {drawn}, the highest, and goes first.</source>
        <translation>لكل لاعب {cards}. {who} يسحب {drawn}، وهي الأعلى، فيبدأ.</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} goes first.</source>
        <translation>لكل لاعب {cards}. {who} يبدأ.</translation>
    </message>
    <message>
        <source>That was the last turn. {ending}</source>
        <translation>كان هذا الدور الأخير. {ending}</translation>
    </message>
    <message>
        <source>Set aside before the deal: {cards}.</source>
        <translation>استُبعدت قبل التوزيع: {cards}.</translation>
    </message>
    <message>
        <source>You never showed {cards}.</source>
        <translation>ما لم تُظهره قط: {cards}.</translation>
    </message>
    <message>
        <source>{who} never showed {cards}.</source>
        <translation>ما لم يُظهره {who} قط: {cards}.</translation>
    </message>
    <message>
        <source>You decline the contract.</source>
        <translation>ترفض العقد.</translation>
    </message>
    <message>
        <source>{who} declines the contract.</source>
        <translation>{who} يرفض العقد.</translation>
    </message>
    <message>
        <source>You accept: {victim} must put in {pennies}.</source>
        <translation>تقبل. الضحية {victim}، وعليها {pennies}.</translation>
    </message>
    <message>
        <source>{who} accepts: {victim} must put in {pennies}.</source>
        <translation>{who} يقبل. الضحية {victim}، وعليها {pennies}.</translation>
    </message>
    <message>
        <source>You counter: {first} and {second}, {card} each.</source>
        <translation>تقدّم عرضًا مضادًّا: {first} و{second}، و{card} لكل منكما.</translation>
    </message>
    <message>
        <source>{who} counters: {first} and {second}, {card} each.</source>
        <translation>{who} يقدّم عرضًا مضادًّا: {first} و{second}، و{card} لكل منهما.</translation>
    </message>
    <message>
        <source>You offer {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>تعرض عقدًا: الشريك {other} والضحية {victim}؛ {first} و{second}، و{card} لكل منكما.</translation>
    </message>
    <message>
        <source>{who} offers {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>{who} يعرض عقدًا: الشريك {other} والضحية {victim}؛ {first} و{second}، و{card} لكل منهما.</translation>
    </message>
    <message>
        <source>Equal cards: {pennies} for {first}, {other} for {second}.</source>
        <translation>الورقتان متساويتان: {first} {pennies}، {second} {other}.</translation>
    </message>
    <message>
        <source>You play the higher card and take {pennies}.</source>
        <translation>تلعب الورقة الأعلى: لك {pennies}.</translation>
    </message>
    <message>
        <source>{who} plays the higher card and takes {pennies}.</source>
        <translation>{who} يلعب الورقة الأعلى: نصيبه {pennies}.</translation>
    </message>
    <message>
        <source>Neither played {card} as agreed.</source>
        <translation>لم يلعب أيّ منهما {card} كما اتُّفق.</translation>
    </message>
    <message>
        <source>You had agreed to play {card}.</source>
        <translation>كان اتفاقك على {card}.</translation>
    </message>
    <message>
        <source>{who} had agreed to play {card}.</source>
        <translation>كان اتفاق {who} على {card}.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} each.</source>
        <translation>تهاجم {victim}: على كل طرف {pennies}.</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} against the last {matched}.</source>
        <translation>تهاجم {victim}: {pennies} مقابل آخر ما لديه ({matched}).</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} each.</source>
        <translation>{who} يهاجم، والضحية {victim}: على كل طرف {pennies}.</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} against the last {matched}.</source>
        <translation>{who} يهاجم، والضحية {victim}: {pennies} مقابل آخر ما لديها ({matched}).</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>أنت جاهز.</translation>
    </message>
    <message>
        <source>{who} is ready.</source>
        <translation>{who} جاهز.</translation>
    </message>
    <message>
        <source>{victim} gives in: you take {pennies}.</source>
        <translation>{victim} يستسلم: لك {pennies}.</translation>
    </message>
    <message>
        <source>You give in: {who} takes {pennies}.</source>
        <translation>تستسلم: نصيب {who} {pennies}.</translation>
    </message>
    <message>
        <source>{victim} gives in: {who} takes {pennies}.</source>
        <translation>{victim} يستسلم: نصيب {who} {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: you take {pennies}.</source>
        <translation>{high} مقابل {low}: لك {pennies}.</translation>
    </message>
    <message>
        <source>{high} to {low}: {who} takes {pennies}.</source>
        <translation>{high} مقابل {low}: نصيب {who} {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: both take {pennies}.</source>
        <translation>{total} لكل طرف: نصيب كل منهما {pennies}.</translation>
    </message>
    <message>
        <source>{total} each: the pennies stay in the centre.</source>
        <translation>{total} لكل طرف: تبقى البنسات في الوسط.</translation>
    </message>
    <message>
        <source>You raise your bid to {pennies}.</source>
        <translation>ترفع، فمزايدتك الآن {pennies}.</translation>
    </message>
    <message>
        <source>{who} raises to {pennies}.</source>
        <translation>{who} يرفع، فمزايدته الآن {pennies}.</translation>
    </message>
    <message>
        <source>You bid {pennies} with {card}.</source>
        <translation>مزايدتك: {pennies} مع {card}.</translation>
    </message>
    <message>
        <source>{who} bids {pennies} with {card}.</source>
        <translation>مزايدة {who}: {pennies} مع {card}.</translation>
    </message>
    <message>
        <source>You stand.</source>
        <translation>تكتفي.</translation>
    </message>
    <message>
        <source>{who} stands.</source>
        <translation>{who} يكتفي.</translation>
    </message>
    <message>
        <source>{who} {pennies}</source>
        <translation>{who} {pennies}</translation>
    </message>
    <message>
        <source>Into the centre: {paid}.</source>
        <translation>إلى الوسط: {paid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody takes the centre.</source>
        <translation>أعلى المزايدات متساوية: لا أحد يأخذ الوسط.</translation>
    </message>
    <message>
        <source>You take {pennies} from the centre.</source>
        <translation>لك من الوسط {pennies}.</translation>
    </message>
    <message>
        <source>{who} takes {pennies} from the centre.</source>
        <translation>نصيب {who} من الوسط {pennies}.</translation>
    </message>
    <message>
        <source>Turn {number}: {who}</source>
        <translation>الدور {number}: {who}</translation>
    </message>
    <message>
        <source>{made} of {count} contracts kept, {ahead}.</source>
        <translation>عقود وُفي بها: {made} من {count}، {ahead}.</translation>
    </message>
    <message>
        <source>Turn {number}: you take the lead for good.</source>
        <translation>الدور {number}: تتصدر ولا يلحق بك أحد بعدها.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} takes the lead for good.</source>
        <translation>الدور {number}: {who} يتصدر ولا يلحق به أحد بعدها.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: you take the lead.</source>
        <translation>الدور {number}، الأخير: تتصدر أنت.</translation>
    </message>
    <message>
        <source>Turn {number}, the last: {who} takes the lead.</source>
        <translation>الدور {number}، الأخير: {who} يتصدر.</translation>
    </message>
    <message>
        <source>Turn {number}: you gain {pennies}, the most of any turn.</source>
        <translation>الدور {number}: مكسبك {pennies}، أكثر من أي دور آخر.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} gains {pennies}, the most of any turn.</source>
        <translation>الدور {number}: مكسب {who} {pennies}، أكثر من أي دور آخر.</translation>
    </message>
    <message>
        <source>Turn {number}: you betray {other} and take {pennies}.</source>
        <translation>الدور {number}: تخون الشريك {other}، ومكسبك {pennies}.</translation>
    </message>
    <message>
        <source>Turn {number}: {who} betrays {other} and takes {pennies}.</source>
        <translation>الدور {number}: {who} يخون الشريك {other}، ومكسبه {pennies}.</translation>
    </message>
    <message>
        <source>contract with {partner} against {victim}, {first}+{second}, {cards}</source>
        <translation>عقد مع {partner} ضد {victim}، {first}+{second}، {cards}</translation>
    </message>
    <message>
        <source>with {partner} against {victim}: {first}+{second}, {cards}</source>
        <translation>مع {partner} ضد {victim}: {first}+{second}، {cards}</translation>
    </message>
    <message>
        <source>counter {first}+{second}, {cards}</source>
        <translation>عرض مضاد {first}+{second}، {cards}</translation>
    </message>
    <message>
        <source>attack {victim}, {pennies} on {card}</source>
        <translation>مهاجمة {victim}، بـ{pennies} على {card}</translation>
    </message>
    <message>
        <source>bid {pennies} with {card}</source>
        <translation>مزايدة بـ{pennies} مع {card}</translation>
    </message>
    <message>
        <source>raise by {pennies}</source>
        <translation>رفع بـ{pennies}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Why should others beware?</source>
        <translation>لماذا الحذر؟</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>give in</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>اكتفاء</translation>
    </message>
    <message>
        <source>Turn {number}, your turn</source>
        <translation>الدور {number}، دورك</translation>
    </message>
    <message>
        <source>Turn {number}, an offer against {victim}</source>
        <translation>الدور {number}، عرض عقد ضد {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, your card in a contract against {victim}</source>
        <translation>الدور {number}، ورقتك في عقد ضد {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, {player}&apos;s attack on you</source>
        <translation>الدور {number}، هجوم {player} عليك</translation>
    </message>
    <message>
        <source>Turn {number}, {player} attacking {victim}</source>
        <translation>الدور {number}، المهاجم {player} والضحية {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, bidding for {centre} in the centre</source>
        <translation>الدور {number}، مزايدة على {centre} في الوسط</translation>
    </message>
    <message>
        <source>you chose {move}</source>
        <translation>اخترت: {move}</translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}؛ الأفضل: {move}</translation>
    </message>
</context>
<context>
    <name>open table</name>
    <message>
        <source>playing…</source>
        <translation>يُلعب الآن…</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>الفروع</translation>
    </message>
    <message>
        <source>Press Enter to open a branch, F2 to rename it, Delete to delete it</source>
        <translation>اضغط Enter لفتح فرع، وF2 لإعادة تسميته، وDelete لحذفه</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {seconds} s</source>
        <translation>
            <numerusform>%n لعبة، {seconds} ث</numerusform>
            <numerusform>لعبة واحدة، {seconds} ث</numerusform>
            <numerusform>لعبتان، {seconds} ث</numerusform>
            <numerusform>%n ألعاب، {seconds} ث</numerusform>
            <numerusform>%n لعبة، {seconds} ث</numerusform>
            <numerusform>%n لعبة، {seconds} ث</numerusform>
        </translation>
    </message>
    <message>
        <source>Too early to say what the rule changes.</source>
        <translation>من المبكر القول ماذا تغيّر القاعدة.</translation>
    </message>
    <message>
        <source>{who} wins {with_rule} in 100 games instead of {without}.</source>
        <translation>{who} يفوز بـ{with_rule} من 100 لعبة بدلًا من {without}.</translation>
    </message>
    <message>
        <source>You win {with_rule} in 100 games instead of {without}.</source>
        <translation>تفوز بـ{with_rule} من 100 لعبة بدلًا من {without}.</translation>
    </message>
    <message>
        <source>Too early to say which is best.</source>
        <translation>من المبكر القول أيها الأفضل.</translation>
    </message>
    <message>
        <source>{best} is best.</source>
        <translation>الأفضل {best}.</translation>
    </message>
    <message>
        <source>wins {share} in 100 games</source>
        <translation>الفوز {share} من 100 لعبة</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>الأفضل حتى الآن</translation>
    </message>
    <message>
        <source>No differences are clear yet.</source>
        <translation>لا فروق واضحة بعد.</translation>
    </message>
    <message>
        <source>{best} leads; {number} others may be just as good.</source>
        <translation>في الصدارة {best}؛ و{number} غيرها قد تكون بالجودة نفسها.</translation>
    </message>
    <message>
        <source>{names} are too close to call.</source>
        <translation>يتعذر الفصل بين {names} لشدة تقاربها.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>لُعبت</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>الحركات الممكنة</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
</context>
<context>
    <name>picker</name>
    <message>
        <source>{what}: one less</source>
        <translation>{what}: أقل بواحد</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}: أكثر بواحد</translation>
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
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>club</source>
        <comment>a player as good as those in a club, inside a sentence</comment>
        <translation>لاعب نادٍ</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>خبير</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>Well, who saw that coming?</source>
        <translation>عجبًا، من كان يتوقع هذا؟</translation>
    </message>
    <message>
        <source>Two minds, one thought.</source>
        <translation>رأسان وفكرة واحدة.</translation>
    </message>
    <message>
        <source>And nobody is any the richer.</source>
        <translation>ولم يكسب أحد شيئًا.</translation>
    </message>
    <message>
        <source>That&apos;ll do nicely.</source>
        <translation>هذا يناسبني تمامًا.</translation>
    </message>
    <message>
        <source>I&apos;ll take that.</source>
        <translation>سآخذ هذا.</translation>
    </message>
    <message>
        <source>Thank you, everyone.</source>
        <translation>شكرًا لكم جميعًا.</translation>
    </message>
    <message>
        <source>Well played, {who}.</source>
        <translation>أحسنت اللعب يا {who}.</translation>
    </message>
    <message>
        <source>That was a big one, {who}.</source>
        <translation>كانت غنيمة كبيرة يا {who}.</translation>
    </message>
    <message>
        <source>Nicely done, {who}.</source>
        <translation>عمل جميل يا {who}.</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <translation>هذا مؤلم.</translation>
    </message>
    <message>
        <source>Well, that went wrong.</source>
        <translation>حسنًا، لم تنجح هذه.</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>لم أتوقع هذا.</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>كادت!</translation>
    </message>
    <message>
        <source>Only one off!</source>
        <translation>بفارق واحد فقط!</translation>
    </message>
    <message>
        <source>So near.</source>
        <translation>كادت تصيب.</translation>
    </message>
    <message>
        <source>That went cheap.</source>
        <translation>ذهبت بثمن زهيد.</translation>
    </message>
    <message>
        <source>What a bargain, {who}!</source>
        <translation>يا لها من صفقة يا {who}!</translation>
    </message>
    <message>
        <source>Was nobody awake?</source>
        <translation>ألم يكن أحد مستيقظًا؟</translation>
    </message>
    <message>
        <source>It&apos;s very quiet in here.</source>
        <translation>المكان هادئ جدًا هنا.</translation>
    </message>
    <message>
        <source>Has everyone gone to sleep?</source>
        <translation>هل نام الجميع؟</translation>
    </message>
    <message>
        <source>Does anyone want tea?</source>
        <translation>هل يريد أحد شايًا؟</translation>
    </message>
    <message>
        <source>Good game, everyone.</source>
        <translation>لعبة جميلة يا جماعة.</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <translation>شكرًا على اللعبة.</translation>
    </message>
    <message>
        <source>Well, that&apos;s that.</source>
        <translation>حسنًا، انتهى الأمر.</translation>
    </message>
    <message>
        <source>Good game, {who}.</source>
        <translation>لعبة جميلة يا {who}.</translation>
    </message>
    <message>
        <source>You earned it, {who}.</source>
        <translation>تستحقها يا {who}.</translation>
    </message>
    <message>
        <source>Next time, {who}.</source>
        <translation>في المرة القادمة يا {who}.</translation>
    </message>
    <message>
        <source>You don&apos;t scare me, {who}.</source>
        <translation>لن تخيفني يا {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll keep that in mind.</source>
        <translation>سأضع ذلك في الحسبان.</translation>
    </message>
    <message>
        <source>Is that so?</source>
        <translation>حقًّا؟</translation>
    </message>
    <message>
        <source>I&apos;ll think about it.</source>
        <translation>سأفكر في الأمر.</translation>
    </message>
    <message>
        <source>We&apos;ll see, {who}.</source>
        <translation>سنرى يا {who}.</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>دعني أفكر.</translation>
    </message>
    <message>
        <source>If you say so, {who}.</source>
        <translation>ما دمت تقول ذلك يا {who}.</translation>
    </message>
    <message>
        <source>Good to know.</source>
        <translation>من الجيد أن أعرف ذلك.</translation>
    </message>
    <message>
        <source>I heard you.</source>
        <translation>سمعتك.</translation>
    </message>
    <message>
        <source>Great minds, they say.</source>
        <translation>يقولون إن العقول العظيمة تتشابه.</translation>
    </message>
    <message>
        <source>So much for surprises.</source>
        <translation>لا مفاجآت إذن.</translation>
    </message>
    <message>
        <source>I suppose that&apos;ll do.</source>
        <translation>أظن أن هذا يكفي.</translation>
    </message>
    <message>
        <source>Don&apos;t all clap at once.</source>
        <translation>لا تصفقوا جميعًا دفعة واحدة.</translation>
    </message>
    <message>
        <source>Do leave us something, {who}.</source>
        <translation>وماذا بقي لنا يا {who}؟</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts, {who}.</source>
        <translation>هنيئًا لك ما دامت يا {who}.</translation>
    </message>
    <message>
        <source>I&apos;ve had better moments.</source>
        <translation>مرت بي لحظات أفضل.</translation>
    </message>
    <message>
        <source>Not my finest hour.</source>
        <translation>لم أكن في أفضل أحوالي.</translation>
    </message>
    <message>
        <source>Close, and no use at all.</source>
        <translation>كادت، وبلا أي فائدة.</translation>
    </message>
    <message>
        <source>Nearly clever.</source>
        <translation>كاد الأمر يكون ذكيًّا.</translation>
    </message>
    <message>
        <source>Daylight robbery, and so polite.</source>
        <translation>سرقة في وضح النهار، وبكل أدب.</translation>
    </message>
    <message>
        <source>We must have been asleep.</source>
        <translation>لا بد أننا كنا نائمين.</translation>
    </message>
    <message>
        <source>Don&apos;t let me interrupt.</source>
        <translation>لا أريد أن أقاطعكم.</translation>
    </message>
    <message>
        <source>What a lively bunch we are.</source>
        <translation>يا لنا من جماعة صاخبة.</translation>
    </message>
    <message>
        <source>I&apos;m as surprised as you are.</source>
        <translation>فوجئت مثلكم.</translation>
    </message>
    <message>
        <source>Well, someone had to win.</source>
        <translation>حسنًا، كان لا بد أن يفوز أحد.</translation>
    </message>
    <message>
        <source>Well, at least I was there.</source>
        <translation>حسنًا، على الأقل حضرت.</translation>
    </message>
    <message>
        <source>Try to be modest about it, {who}.</source>
        <translation>قليلًا من التواضع يا {who}.</translation>
    </message>
    <message>
        <source>I&apos;m trembling.</source>
        <translation>ها أنا أرتعد خوفًا.</translation>
    </message>
    <message>
        <source>How very frightening.</source>
        <translation>يا للرعب.</translation>
    </message>
    <message>
        <source>What&apos;s it worth to you?</source>
        <translation>وكم تدفع مقابل ذلك؟</translation>
    </message>
    <message>
        <source>I&apos;ll sleep on it.</source>
        <translation>الصباح رباح.</translation>
    </message>
    <message>
        <source>How reassuring.</source>
        <translation>كم هذا مطمئن.</translation>
    </message>
    <message>
        <source>I&apos;ve heard better stories.</source>
        <translation>سمعت حكايات أفضل.</translation>
    </message>
    <message>
        <source>Oh, what a pity!</source>
        <translation>يا للخسارة!</translation>
    </message>
    <message>
        <source>We think too much alike.</source>
        <translation>تفكيرنا متشابه أكثر من اللازم.</translation>
    </message>
    <message>
        <source>This must be my lucky day!</source>
        <translation>لا بد أنه يوم حظي!</translation>
    </message>
    <message>
        <source>Oh, how lovely!</source>
        <translation>ما أجمل هذا!</translation>
    </message>
    <message>
        <source>Good for you, {who}!</source>
        <translation>هنيئًا لك يا {who}!</translation>
    </message>
    <message>
        <source>I&apos;m happy for you, {who}. Nearly.</source>
        <translation>أفرح لك يا {who}. تقريبًا.</translation>
    </message>
    <message>
        <source>Ah well, it&apos;s only a game.</source>
        <translation>لا بأس، إنها مجرد لعبة.</translation>
    </message>
    <message>
        <source>Serves me right!</source>
        <translation>أستحق ذلك!</translation>
    </message>
    <message>
        <source>Ooh, so close!</source>
        <translation>يا للهول، بفارق شعرة!</translation>
    </message>
    <message>
        <source>Better luck next time!</source>
        <translation>حظًا أوفر في المرة القادمة!</translation>
    </message>
    <message>
        <source>Well spotted, {who}!</source>
        <translation>يا لحسن انتباهك يا {who}!</translation>
    </message>
    <message>
        <source>What a lovely bargain!</source>
        <translation>يا لها من صفقة جميلة!</translation>
    </message>
    <message>
        <source>Isn&apos;t this nice?</source>
        <translation>أليس هذا لطيفًا؟</translation>
    </message>
    <message>
        <source>I do like a quiet game.</source>
        <translation>أحب الألعاب الهادئة.</translation>
    </message>
    <message>
        <source>What fun that was!</source>
        <translation>كم كان ذلك ممتعًا!</translation>
    </message>
    <message>
        <source>You made it hard for me!</source>
        <translation>لقد صعّبتم الأمر عليّ!</translation>
    </message>
    <message>
        <source>Congratulations, {who}!</source>
        <translation>مبروك يا {who}!</translation>
    </message>
    <message>
        <source>That was fun, {who}. Again?</source>
        <translation>كان ممتعًا يا {who}. مرة أخرى؟</translation>
    </message>
    <message>
        <source>Let&apos;s not quarrel, {who}.</source>
        <translation>لا داعي للشجار يا {who}.</translation>
    </message>
    <message>
        <source>There&apos;s no need for that!</source>
        <translation>لا داعي لهذا الكلام!</translation>
    </message>
    <message>
        <source>You do ask nicely.</source>
        <translation>طلبك في غاية اللطف.</translation>
    </message>
    <message>
        <source>I know how you feel, {who}.</source>
        <translation>أقدّر شعورك يا {who}.</translation>
    </message>
    <message>
        <source>Thank you for telling me!</source>
        <translation>شكرًا على إخباري!</translation>
    </message>
    <message>
        <source>I do like it when we talk.</source>
        <translation>كم أحب أحاديثنا.</translation>
    </message>
    <message>
        <source>I don&apos;t like sharing.</source>
        <translation>لا أحب أن أقتسم الغنيمة.</translation>
    </message>
    <message>
        <source>Someone has to give way, and it won&apos;t be me.</source>
        <translation>لا بد أن يتراجع أحد، ولن أكون أنا.</translation>
    </message>
    <message>
        <source>That&apos;s how it&apos;s done.</source>
        <translation>هكذا تُلعب.</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>هل كان هناك أي شك؟</translation>
    </message>
    <message>
        <source>Beginner&apos;s luck, {who}.</source>
        <translation>حظ المبتدئين يا {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll have that back, {who}.</source>
        <translation>سأستعيد ذلك يا {who}.</translation>
    </message>
    <message>
        <source>That won&apos;t happen twice.</source>
        <translation>لن يحدث هذا مرتين.</translation>
    </message>
    <message>
        <source>I&apos;m letting you catch up.</source>
        <translation>أترك لكم فرصة اللحاق بي.</translation>
    </message>
    <message>
        <source>You&apos;ll have to do better than that.</source>
        <translation>عليكم أن تفعلوا أفضل من هذا.</translation>
    </message>
    <message>
        <source>Near isn&apos;t there.</source>
        <translation>«كاد» لا تُحتسب.</translation>
    </message>
    <message>
        <source>You won&apos;t get the next one so cheaply, {who}.</source>
        <translation>التالية لن تكون بهذا الرخص يا {who}.</translation>
    </message>
    <message>
        <source>I was looking the other way.</source>
        <translation>كنت أنظر إلى الجهة الأخرى.</translation>
    </message>
    <message>
        <source>Take your time. You&apos;ll need it.</source>
        <translation>خذوا وقتكم. ستحتاجون إليه.</translation>
    </message>
    <message>
        <source>You&apos;re all thinking about me, I suppose.</source>
        <translation>أظنكم جميعًا تفكرون فيّ.</translation>
    </message>
    <message>
        <source>Same time tomorrow?</source>
        <translation>غدًا في الوقت نفسه؟</translation>
    </message>
    <message>
        <source>Who&apos;s next?</source>
        <translation>من التالي؟</translation>
    </message>
    <message>
        <source>I want a rematch, {who}.</source>
        <translation>أريد إعادة المباراة يا {who}.</translation>
    </message>
    <message>
        <source>I&apos;ll be better tomorrow, {who}.</source>
        <translation>سأكون أفضل غدًا يا {who}.</translation>
    </message>
    <message>
        <source>Others have tried.</source>
        <translation>حاول غيرك من قبل.</translation>
    </message>
    <message>
        <source>Is that all, {who}?</source>
        <translation>أهذا كل شيء يا {who}؟</translation>
    </message>
    <message>
        <source>Why should I?</source>
        <translation>ولماذا أفعل؟</translation>
    </message>
    <message>
        <source>Ask me again when I&apos;m losing.</source>
        <translation>اسألني ثانية حين أخسر.</translation>
    </message>
    <message>
        <source>I knew that already.</source>
        <translation>كنت أعرف ذلك.</translation>
    </message>
    <message>
        <source>Words are cheap, {who}.</source>
        <translation>الكلام لا يكلّف شيئًا يا {who}.</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>This is only part {shard} of {shards}.</source>
        <translation>هذا الجزء {shard} من {shards} وحده.</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>مجموعة القواعد</translation>
    </message>
    <message>
        <source>Main findings</source>
        <translation>أهم النتائج</translation>
    </message>
    <message>
        <source>The players:</source>
        <translation>اللاعبون:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>الأهداف</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>المقاييس</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>الاختيارات</translation>
    </message>
    <message>
        <source>What people say</source>
        <translation>ما يقوله الناس</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>النطاق</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>{players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}.</source>
        <translation>{players}. الألعاب لكل مجموعة قواعد: {games}. الكتل: {blocks}. البذرة: {seed}.</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>كل مجموعات القواعد</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>المرتبة</translation>
    </message>
    <message>
        <source>Goals met</source>
        <translation>أهداف محققة</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>Rules changed</source>
        <translation>قواعد مغيّرة</translation>
    </message>
    <message>
        <source>Eliminated after (games)</source>
        <translation>استُبعدت بعد (ألعاب)</translation>
    </message>
    <message>
        <source>Rule sets are ranked by the most goals met, then by the least distance, then by the fewest rules changed.</source>
        <translation>ترتَّب مجموعات القواعد بأكثر الأهداف المحققة، ثم بأقل بُعد، ثم بأقل عدد من القواعد المتغيرة.</translation>
    </message>
    <message>
        <source>The distance adds up how far each mean lies outside its goal, in standard deviations of the base&apos;s blocks.</source>
        <translation>البُعد هو مجموع مقادير وقوع كل متوسط خارج هدفه، مقيسًا بالانحرافات المعيارية لكتل الأساس.</translation>
    </message>
    <message>
        <source>A measure to lower adds its mean to the distance, in the same unit; a measure to raise subtracts it. The distance can then be negative.</source>
        <translation>متوسط المقياس المراد خفضه يُضاف إلى البُعد بالوحدة نفسها، ومتوسط المقياس المراد رفعه يُطرح منه. وقد يصبح البُعد عندئذ سالبًا.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Games changed, in 100</source>
        <translation>ألعاب تغيّرت، من 100</translation>
    </message>
    <message>
        <source>base</source>
        <translation>الأساس</translation>
    </message>
    <message>
        <source>{rule} (now {value})</source>
        <translation>{rule} (الآن {value})</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>قاعدة واحدة كل مرة</translation>
    </message>
    <message>
        <source>{row} ↓ {column} →</source>
        <translation>{row} ↓ {column} ←</translation>
    </message>
    <message>
        <source>The darker the cell, the larger the mean. ✓: proven to meet the goal. ★: the best. In brackets: eliminated early.</source>
        <translation>كلما كان اللون أغمق كان المتوسط أكبر. ✓: ثبت تحقّق الهدف. ★: الأفضل. بين قوسين: استُبعدت مبكرًا.</translation>
    </message>
    <message>
        <source>No differences have been proven so far.</source>
        <translation>لم يثبت أي فرق حتى الآن.</translation>
    </message>
    <message>
        <source>The games that people played aren&apos;t counted in the figures above.</source>
        <translation>الألعاب التي لعبها أشخاص غير محسوبة في الأرقام أعلاه.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Less | more</source>
        <translation>أقل | أكثر</translation>
    </message>
    <message>
        <source>Differences are relative to {base}. Each row has its own scale. The dashed line marks no difference; proven differences are drawn in bold.</source>
        <translation>الفروق محسوبة نسبة إلى {base}. كل صف مرسوم بمقياس رسم خاص به، والخط المتقطع يعني لا فرق؛ وما ثبت مرسوم بخط غليظ.</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>غير ثابت</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>توزّع القيم</translation>
    </message>
    <message>
        <source>As a table (games in 100)</source>
        <translation>كجدول، بعدد الألعاب من 100</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>القواعد الخاصة</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>القياسية</translation>
    </message>
    <message>
        <source>Measures explained</source>
        <translation>شرح المقاييس</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>غير منتهية</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Differed</source>
        <translation>اختلفت</translation>
    </message>
    <message>
        <source>Different winner</source>
        <translation>فائز مختلف</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>ما لُعب من الألعاب</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>قواعد {game}</translation>
    </message>
    <message>
        <source>Standard rules.</source>
        <translation>القواعد القياسية.</translation>
    </message>
    <message>
        <source>The rule book stays the same.</source>
        <translation>يبقى كتاب القواعد كما هو.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>قاعدة خاصة</translation>
    </message>
    <message>
        <source>Heights show games in 100: {base} is outlined and {name} is filled. Dashed lines show the means.</source>
        <translation>الارتفاعات تبيّن عدد الألعاب من 100: {base} بأعمدة مفرغة و{name} بأعمدة مملوءة. والخطوط المتقطعة تبيّن المتوسطات.</translation>
    </message>
    <message>
        <source>Changes to the rule book (text of {base} is struck out; new text is underlined)</source>
        <translation>التغييرات في كتاب القواعد (نص {base} مشطوب، والنص الجديد تحته خط)</translation>
    </message>
    <message>
        <source>Changes to the rule book (standard text is struck out; new text is underlined)</source>
        <translation>التغييرات في كتاب القواعد (النص القياسي مشطوب، والنص الجديد تحته خط)</translation>
    </message>
    <message>
        <source>Each deal was played in every rotation of the seats under every rule set.</source>
        <translation>لُعب كل توزيع بكل تدوير للمقاعد ومع كل مجموعة قواعد.</translation>
    </message>
    <message>
        <source>Cards and the players&apos; random choices were the same under all rule sets.</source>
        <translation>كانت الأوراق واختيارات اللاعبين العشوائية واحدة مع كل مجموعات القواعد.</translation>
    </message>
    <message>
        <source>Such a block is one observation: games in different blocks are independent, but games in the same block are not.</source>
        <translation>كل كتلة كهذه مشاهدة واحدة: ألعاب الكتل المختلفة مستقلة، وألعاب الكتلة الواحدة غير مستقلة.</translation>
    </message>
    <message>
        <source>Bounds are 95% confidence sequences: the chance that the true value ever lies outside a pair of them, however often you look, is at most 5%.</source>
        <translation>الحدود متتاليات ثقة 95%: احتمال أن تقع القيمة الحقيقية يومًا خارج زوج منها، مهما تكرر نظرك، لا يتجاوز 5%.</translation>
    </message>
    <message>
        <source>So of many pairs of bounds, a few will be wrong.</source>
        <translation>فمن بين أزواج كثيرة من الحدود سيكون بعضها خاطئًا.</translation>
    </message>
    <message>
        <source>In the first {blocks} blocks, the players were also tested: the strongest against weaker players, and the others against players who follow one simple strategy.</source>
        <translation>في الكتل الأولى ({blocks}) اختُبر اللاعبون أيضًا: أقواهم أمام لاعبين أضعف منه، والباقون أمام لاعبين لا يتبع كل منهم إلا استراتيجية بسيطة واحدة.</translation>
    </message>
    <message>
        <source>No verdict rests on players who aren&apos;t known to be fit to judge a rule set.</source>
        <translation>لا يستند أي حكم إلى لاعبين لم يُعرف أنهم يصلحون للحكم على مجموعة القواعد.</translation>
    </message>
    <message>
        <source>Each time the number of games doubled, the rule sets that were clearly worse and the weaker half of the others were eliminated (successive halving).</source>
        <translation>كلما تضاعف عدد الألعاب، استُبعدت مجموعات القواعد الأسوأ بوضوح والنصف الأدنى من البقية (التنصيف المتتابع).</translation>
    </message>
    <message>
        <source>The best rule set was chosen partly for its luck, so it was played again with new deals.</source>
        <translation>للحظ نصيب في اختيار أفضل مجموعة قواعد، لذا لُعب بها مجددًا بتوزيعات جديدة.</translation>
    </message>
    <message>
        <source>How this was measured</source>
        <translation>كيف جرى القياس</translation>
    </message>
    <message>
        <source>With an error</source>
        <translation>بخطأ</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>ولا مشكلات أخرى</numerusform>
            <numerusform>ومشكلة أخرى</numerusform>
            <numerusform>ومشكلتان أخريان</numerusform>
            <numerusform>و%n مشكلات أخرى</numerusform>
            <numerusform>و%n مشكلة أخرى</numerusform>
            <numerusform>و%n مشكلة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Command to run this study again:</source>
        <translation>أمر تشغيل هذه الدراسة مجددًا:</translation>
    </message>
    <message>
        <source>Standard text is struck out; new text is underlined. Changed: {rules}.</source>
        <translation>النص القياسي مشطوب، والنص الجديد تحته خط. ما تغيّر: {rules}.</translation>
    </message>
    <message>
        <source>nothing that has an effect</source>
        <translation>لا شيء له أثر</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>هذه القواعد</translation>
    </message>
    <message>
        <source>only matters {when}</source>
        <translation>لا أثر لها إلا {when}</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Lies and what they earned</source>
        <translation>الأكاذيب، وما جلبته</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Only lies that came to light are listed. Select one to see the turn.</source>
        <translation>الأكاذيب التي انكشفت فقط. اختر سطرًا لترى الدور.</translation>
    </message>
    <message>
        <source>{who} {words}</source>
        <translation>{who}: {words}</translation>
    </message>
    <message>
        <source>{who} {words}, but {truth}</source>
        <translation>{who}: {words}؛ {truth}</translation>
    </message>
    <message>
        <source>Watch from there</source>
        <translation>شاهد من هناك</translation>
    </message>
    <message>
        <source>{told}. It earned nothing.</source>
        <translation>{told}. بلا فائدة.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} more than keeping the promise would have.</source>
        <translation>{told}. الزيادة على ما كان الوفاء سيجلبه: {points}.</translation>
    </message>
    <message>
        <source>{told}. That earned {points} less than keeping the promise would have.</source>
        <translation>{told}. النقص عما كان الوفاء سيجلبه: {points}.</translation>
    </message>
    <message>
        <source>{told}. It won {points}.</source>
        <translation>{told}. الربح: {points}.</translation>
    </message>
    <message>
        <source>{told}. It cost {points}.</source>
        <translation>{told}. الخسارة: {points}.</translation>
    </message>
    <message>
        <source>How well a mind-reader could have predicted you</source>
        <translation>إلى أي حد كان قارئ الأفكار سيتوقّعك</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>هل كنت كتابًا مفتوحًا؟</translation>
    </message>
    <message>
        <source>Lies told…</source>
        <translation>الأكاذيب…</translation>
    </message>
    <message>
        <source>Three questions for the players</source>
        <translation>ثلاثة أسئلة للاعبين</translation>
    </message>
    <message>
        <source>How was the game?</source>
        <translation>كيف كانت اللعبة؟</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>الرئيسية</translation>
    </message>
    <message>
        <source>Change table</source>
        <translation>تغيير الطاولة</translation>
    </message>
    <message>
        <source>Watch the game again, move by move</source>
        <translation>مشاهدة اللعبة من جديد، حركة بعد حركة</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>تحليل اللعبة</translation>
    </message>
    <message>
        <source>How good your decisions were (R)</source>
        <translation>مدى جودة قراراتك (R)</translation>
    </message>
    <message>
        <source>Everyone chooses a seat, the loser first</source>
        <translation>الكل يختار مقعدًا، والخاسر أولًا</translation>
    </message>
    <message>
        <source>Play again, other seats…</source>
        <translation>اللعب مجددًا، بمقاعد أخرى…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>العب مجددًا</translation>
    </message>
    <message>
        <source>Same table, new deal (N)</source>
        <translation>الطاولة نفسها بتوزيع جديد (N)</translation>
    </message>
    <message>
        <source>Review ({done} of {count})</source>
        <translation>تحليل اللعبة ({done} من {count})</translation>
    </message>
    <message>
        <source>How good your decisions were; {done} of {count} judged</source>
        <translation>مدى جودة قراراتك؛ قُيِّم {done} من {count}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your chance of winning at each decision</source>
        <translation>فرصتك في الفوز عند كل قرار</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>لم يُقيَّم</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>فرصتك في الفوز</translation>
    </message>
    <message>
        <source>end</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>The table as you saw it</source>
        <translation>الطاولة كما رأيتها</translation>
    </message>
    <message>
        <source>This decision hasn&apos;t been judged yet.</source>
        <translation>لم يُقيَّم هذا القرار بعد.</translation>
    </message>
    <message>
        <source>yours; others are about as good</source>
        <translation>اختيارك، وغيره يقاربه</translation>
    </message>
    <message>
        <source>yours, and best</source>
        <translation>اختيارك، وهو الأفضل</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>اختيارك</translation>
    </message>
    <message>
        <source>best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>{chance} in 100 games</source>
        <translation>{chance} من 100 لعبة</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games</source>
        <translation>{move}: الفوز {chance} من 100 لعبة</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games and makes up {share}% of the best mix</source>
        <translation>{move}: الفوز {chance} من 100 لعبة، والحصة في المزيج الأمثل {share}%</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>number: wins in 100 games</source>
        <translation>العدد: مرات الفوز في 100 لعبة</translation>
    </message>
    <message>
        <source>%: share of the best mix</source>
        <translation>%: الحصة في المزيج الأمثل</translation>
    </message>
    <message>
        <source>{did}: no move was clearly better</source>
        <translation>{did}: لا حركة أفضل بوضوح</translation>
    </message>
    <message>
        <source>{did}: no move was better</source>
        <translation>{did}: لا حركة أفضل</translation>
    </message>
    <message>
        <source>{did}: no move was much better</source>
        <translation>{did}: لا حركة أفضل بكثير</translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was better, with %n other move(s) about as good</source>
        <translation>
            <numerusform>{did}؛ الأفضل {move}</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتقاربها حركة أخرى</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتقاربها حركتان أخريان</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتقاربها %n حركات أخرى</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتقاربها %n حركة أخرى</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتقاربها %n حركة أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was best, with %n other move(s) just as good</source>
        <translation>
            <numerusform>{did}؛ الأفضل {move}</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتساويها حركة أخرى</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتساويها حركتان أخريان</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتساويها %n حركات أخرى</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتساويها %n حركة أخرى</numerusform>
            <numerusform>{did}؛ الأفضل {move}، وتساويها %n حركة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}؛ الأفضل {move}</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} has a share of {share}%.</source>
        <translation>المزيج الأمثل: {mix}. حصة اختيارك {move} منه {share}%.</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} is not part of it.</source>
        <translation>المزيج الأمثل: {mix}. اختيارك {move} ليس منه.</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 games.</source>
        <translation>كانت كل الحركات متساوية هنا: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 games from here.</source>
        <translation>اللعب الأفضل من هنا يفوز بـ{chance} من 100 لعبة.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Standard: {what}.</source>
        <translation>القياسي: {what}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>لا أثر لها إلا {when}.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>تغيّرت.</translation>
    </message>
    <message>
        <source>only {when}</source>
        <translation>فقط {when}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>House rules change here: {changes}.</source>
        <translation>تتغير القواعد الخاصة هنا: {changes}.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>clubs</source>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>القلوب</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ملكة</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>with {names}</source>
        <translation>مع {names}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
</context>
<context>
    <name>study_files</name>
    <message>
        <source>{measure}, {sets}</source>
        <translation>{measure}، {sets}</translation>
    </message>
    <message>
        <source>{count} rule sets</source>
        <translation>مجموعات القواعد: {count}</translation>
    </message>
    <message>
        <source>The bench has room for {most} rule sets besides the base; this study has more.</source>
        <translation>تتسع منصة المقارنة لعدد {most} من مجموعات القواعد إلى جانب الأساس؛ وفي هذه الدراسة أكثر.</translation>
    </message>
    <message>
        <source>There is nothing to compare: all rule sets are the same.</source>
        <translation>لا شيء للمقارنة: كل مجموعات القواعد متطابقة.</translation>
    </message>
    <message>
        <source>Two rule sets in this study are identical; the bench can only show them once.</source>
        <translation>في هذه الدراسة مجموعتا قواعد متطابقتان؛ ومنصة المقارنة تعرض كلًّا منها مرة واحدة فقط.</translation>
    </message>
    <message>
        <source>On the bench, all players are of the same kind; in this study, they aren&apos;t.</source>
        <translation>على منصة المقارنة لكل اللاعبين المستوى نفسه؛ وليسوا كذلك في هذه الدراسة.</translation>
    </message>
    <message>
        <source>The bench only has built-in players, but programs play in this study.</source>
        <translation>ليس على منصة المقارنة إلا لاعبون مدمجون؛ وفي هذه الدراسة تلعب برامج.</translation>
    </message>
    <message>
        <source>The findings of this study can&apos;t be used: {why}. They are kept as they are, and new findings are saved as another study.</source>
        <translation>لا يمكن استخدام نتائج هذه الدراسة: {why}. تبقى كما هي، وما يظهر الآن يُحفظ كدراسة أخرى.</translation>
    </message>
    <message>
        <source>Can&apos;t be used: {why}</source>
        <translation>لا يمكن استخدامها: {why}</translation>
    </message>
    <message>
        <source>no games were played</source>
        <translation>لم تُلعب أي ألعاب</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>Two rules together</source>
        <translation>قاعدتان معًا</translation>
    </message>
    <message>
        <source>{row}: {first}, {column}: {second}</source>
        <translation>{row}: {first}، {column}: {second}</translation>
    </message>
    <message>
        <source>the current values</source>
        <translation>القيم الحالية</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>قاعدة واحدة كل مرة</translation>
    </message>
    <message>
        <source>{value}: {mean}</source>
        <translation>{value}: {mean}</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>الآن {value}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>goal: {range}</source>
        <translation>الهدف: {range}</translation>
    </message>
    <message numerus="yes">
        <source>Left out because another plays the same games: %n rule set(s).</source>
        <translation>
            <numerusform>لم تُترك أي مجموعة قواعد.</numerusform>
            <numerusform>تُركت مجموعة قواعد واحدة لأن ألعابها هي نفسها ألعاب مجموعة أخرى.</numerusform>
            <numerusform>تُركت مجموعتا قواعد لأن ألعابهما هي نفسها ألعاب مجموعات أخرى.</numerusform>
            <numerusform>تُركت %n مجموعات قواعد لأن ألعابها هي نفسها ألعاب مجموعات أخرى.</numerusform>
            <numerusform>تُركت %n مجموعة قواعد لأن ألعابها هي نفسها ألعاب مجموعات أخرى.</numerusform>
            <numerusform>تُركت %n مجموعة قواعد لأن ألعابها هي نفسها ألعاب مجموعات أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim: {verdict}</source>
        <translation>الادعاء: {verdict}</translation>
    </message>
    <message>
        <source>Players not fit to judge</source>
        <translation>لاعبون لا يصلحون للحكم</translation>
    </message>
    <message>
        <source>Players not yet known to be fit</source>
        <translation>لاعبون لم تُعرف صلاحيتهم بعد</translation>
    </message>
    <message>
        <source>No difference proven</source>
        <translation>لم يثبت أي فرق</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}: {told}</translation>
    </message>
    <message>
        <source>the current rules</source>
        <translation>القواعد الحالية</translation>
    </message>
    <message numerus="yes">
        <source>%n other rule set(s) got no verdict: the players aren&apos;t known to be fit.</source>
        <translation>
            <numerusform>لا مجموعة قواعد أخرى بلا حكم.</numerusform>
            <numerusform>بقيت مجموعة قواعد أخرى بلا حكم: لم يُعرف أن اللاعبين يصلحون للحكم.</numerusform>
            <numerusform>بقيت مجموعتا قواعد أخريان بلا حكم: لم يُعرف أن اللاعبين يصلحون للحكم.</numerusform>
            <numerusform>بقيت %n مجموعات قواعد أخرى بلا حكم: لم يُعرف أن اللاعبين يصلحون للحكم.</numerusform>
            <numerusform>بقيت %n مجموعة قواعد أخرى بلا حكم: لم يُعرف أن اللاعبين يصلحون للحكم.</numerusform>
            <numerusform>بقيت %n مجموعة قواعد أخرى بلا حكم: لم يُعرف أن اللاعبين يصلحون للحكم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminated early: %n rule set(s).</source>
        <translation>
            <numerusform>لم تُستبعد أي مجموعة قواعد مبكرًا.</numerusform>
            <numerusform>استُبعدت مجموعة قواعد واحدة مبكرًا.</numerusform>
            <numerusform>استُبعدت مجموعتا قواعد مبكرًا.</numerusform>
            <numerusform>استُبعدت %n مجموعات قواعد مبكرًا.</numerusform>
            <numerusform>استُبعدت %n مجموعة قواعد مبكرًا.</numerusform>
            <numerusform>استُبعدت %n مجموعة قواعد مبكرًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdict: it isn&apos;t known yet whether these players are fit to judge. Closest: “{rules}”. {measure}: {mean}</source>
        <translation>لا حكم: لم يُعرف بعد هل يصلح هؤلاء اللاعبون للحكم. الأقرب: «{rules}». {measure}: {mean}</translation>
    </message>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge. “{rules}” comes closest. {measure}: {mean}</source>
        <translation>لا حكم: هؤلاء اللاعبون لا يصلحون للحكم. «{rules}» هي الأقرب. {measure}: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>The current rules already meet the goal(s). {measure}: {mean}</source>
        <translation>
            <numerusform>القواعد الحالية تحقق الأهداف أصلًا. {measure}: {mean}</numerusform>
            <numerusform>القواعد الحالية تحقق الهدف أصلًا. {measure}: {mean}</numerusform>
            <numerusform>القواعد الحالية تحقق الهدفين أصلًا. {measure}: {mean}</numerusform>
            <numerusform>القواعد الحالية تحقق كل الأهداف أصلًا. {measure}: {mean}</numerusform>
            <numerusform>القواعد الحالية تحقق كل الأهداف أصلًا. {measure}: {mean}</numerusform>
            <numerusform>القواعد الحالية تحقق كل الأهداف أصلًا. {measure}: {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>The current rules come closest to what you want. {measure}: {mean}</source>
        <translation>القواعد الحالية هي الأقرب إلى ما تريد. {measure}: {mean}</translation>
    </message>
    <message>
        <source>None of the changes beats the current rules. {measure}: {mean}</source>
        <translation>لم يتفوق أي تغيير على القواعد الحالية. {measure}: {mean}</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}” meets the goal(s) with the fewest changes. {measure}: {mean}</source>
        <translation>
            <numerusform>«{rules}» تبلغ الأهداف بأقل التغييرات. {measure}: {mean}</numerusform>
            <numerusform>«{rules}» تبلغ الهدف بأقل التغييرات. {measure}: {mean}</numerusform>
            <numerusform>«{rules}» تبلغ الهدفين بأقل التغييرات. {measure}: {mean}</numerusform>
            <numerusform>«{rules}» تبلغ الأهداف بأقل التغييرات. {measure}: {mean}</numerusform>
            <numerusform>«{rules}» تبلغ الأهداف بأقل التغييرات. {measure}: {mean}</numerusform>
            <numerusform>«{rules}» تبلغ الأهداف بأقل التغييرات. {measure}: {mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was the best of %n rule set(s), perhaps by luck: test it with other deals too.</source>
        <translation>
            <numerusform>كانت الأفضل من بين مجموعات القواعد، وربما بالحظ: فاختبرها بتوزيعات أخرى أيضًا.</numerusform>
            <numerusform>كانت مجموعة القواعد الوحيدة، فاختبرها بتوزيعات أخرى أيضًا.</numerusform>
            <numerusform>كانت الأفضل من بين مجموعتي قواعد، وربما بالحظ: فاختبرها بتوزيعات أخرى أيضًا.</numerusform>
            <numerusform>كانت الأفضل من بين %n مجموعات قواعد، وربما بالحظ: فاختبرها بتوزيعات أخرى أيضًا.</numerusform>
            <numerusform>كانت الأفضل من بين %n مجموعة قواعد، وربما بالحظ: فاختبرها بتوزيعات أخرى أيضًا.</numerusform>
            <numerusform>كانت الأفضل من بين %n مجموعة قواعد، وربما بالحظ: فاختبرها بتوزيعات أخرى أيضًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked on {games} games with new deals; the search had found {mean}.</source>
        <translation>جرى التحقق منها بتوزيعات جديدة (عدد الألعاب {games})؛ وكان البحث قد أعطى {mean}.</translation>
    </message>
    <message>
        <source>Not confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>لم تتأكد بتوزيعات جديدة (عدد الألعاب {games})؛ وكان البحث قد أعطى {mean}.</translation>
    </message>
    <message>
        <source>Confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>تأكدت بتوزيعات جديدة (عدد الألعاب {games})؛ وكان البحث قد أعطى {mean}.</translation>
    </message>
    <message>
        <source>Not yet confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>لم تتأكد بعد بتوزيعات جديدة (عدد الألعاب {games})؛ وكان البحث قد أعطى {mean}.</translation>
    </message>
    <message>
        <source>“{rules}” gives the highest mean. {measure}: {mean}</source>
        <translation>أعلى متوسط لـ«{rules}». {measure}: {mean}</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>أفضل مجموعة قواعد</translation>
    </message>
    <message>
        <source>goal met</source>
        <translation>هدف متحقق</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>هدف غير متحقق</translation>
    </message>
    <message>
        <source>goal not yet decided</source>
        <translation>هدف لم يُحسم بعد</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>استُبعدت مبكرًا</translation>
    </message>
    <message>
        <source>{value}: {mean}, eliminated early</source>
        <translation>{value}: {mean}، استُبعدت مبكرًا</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>الألعاب المتغيّرة من كل 100</translation>
    </message>
    <message>
        <source>Goals met: {count} of {goals}</source>
        <translation>أهداف محققة: {count} من {goals}</translation>
    </message>
    <message>
        <source>“{rules}” gives the lowest mean. {measure}: {mean}</source>
        <translation>أدنى متوسط لـ«{rules}». {measure}: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” meets {proven} of {goals} goals. {measure}: {mean}</source>
        <translation>«{rules}» تحقق {proven} من الأهداف وعددها {goals}. {measure}: {mean}</translation>
    </message>
    <message>
        <source>“{rules}” comes closest to what you want. {measure}: {mean}</source>
        <translation>«{rules}» هي الأقرب إلى ما تريد. {measure}: {mean}</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet the goal, {missed} proven to miss it, {open} not yet known.</source>
        <translation>عدد مجموعات القواعد {count}: ثبت أن {met} منها تحقق الهدف، وأن {missed} لا تحققه، و{open} لم يُعرف أمرها بعد.</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet all goals, {missed} proven to miss at least one, {open} not yet known.</source>
        <translation>عدد مجموعات القواعد {count}: ثبت أن {met} منها تحقق كل الأهداف، وأن {missed} تخفق في واحد على الأقل، و{open} لم يُعرف أمرها بعد.</translation>
    </message>
    <message numerus="yes">
        <source>Just as good, with more changes: %n other rule set(s).</source>
        <translation>
            <numerusform>لا مجموعات أخرى بالجودة نفسها.</numerusform>
            <numerusform>بالجودة نفسها مع تغييرات أكثر: مجموعة قواعد أخرى.</numerusform>
            <numerusform>بالجودة نفسها مع تغييرات أكثر: مجموعتا قواعد أخريان.</numerusform>
            <numerusform>بالجودة نفسها مع تغييرات أكثر: %n مجموعات قواعد أخرى.</numerusform>
            <numerusform>بالجودة نفسها مع تغييرات أكثر: %n مجموعة قواعد أخرى.</numerusform>
            <numerusform>بالجودة نفسها مع تغييرات أكثر: %n مجموعة قواعد أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as good: %n other rule set(s).</source>
        <translation>
            <numerusform>لا مجموعات أخرى بالجودة نفسها.</numerusform>
            <numerusform>بالجودة نفسها: مجموعة قواعد أخرى.</numerusform>
            <numerusform>بالجودة نفسها: مجموعتا قواعد أخريان.</numerusform>
            <numerusform>بالجودة نفسها: %n مجموعات قواعد أخرى.</numerusform>
            <numerusform>بالجودة نفسها: %n مجموعة قواعد أخرى.</numerusform>
            <numerusform>بالجودة نفسها: %n مجموعة قواعد أخرى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>“{said}”</source>
        <translation>«{said}»</translation>
    </message>
    <message>
        <source>{who} says: {said}</source>
        <translation>{who} يقول: {said}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>مختارة</translation>
    </message>
    <message>
        <source>what&apos;s best here?</source>
        <translation>ما الأفضل هنا؟</translation>
    </message>
    <message>
        <source>what would the {player} do?</source>
        <translation>ماذا سيفعل {player} هنا؟</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>جارٍ التفكير…</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>لا يتوفر تلميح هنا.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الرصيد</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>المجريات</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Mind-reader</source>
        <translation>قارئ الأفكار</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>الأسهم</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>اختيار ورقة</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مفتاح المسافة</translation>
    </message>
    <message>
        <source>Speed up animations</source>
        <translation>تسريع الرسوم المتحركة</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>تشغيل الصوت أو كتمه</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}: {question}</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>عرض النتيجة</translation>
    </message>
    <message>
        <source>and how the game went</source>
        <translation>ومسار اللعبة</translation>
    </message>
    <message>
        <source>The others are thinking…</source>
        <translation>الآخرون يفكرون…</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} يفكر…</translation>
    </message>
    <message>
        <source>Hurry up</source>
        <translation>إسراع</translation>
    </message>
    <message>
        <source>skip the pause</source>
        <translation>تخطّي الانتظار</translation>
    </message>
    <message>
        <source>nobody has seen it yet</source>
        <translation>لم يره أحد بعد</translation>
    </message>
    <message>
        <source>what {who} decided</source>
        <translation>ما قرره {who}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>الصوت مفعّل.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>الصوت مكتوم.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>What does {who} say?</source>
        <translation>ماذا يقول {who}؟</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>ماذا تقول؟</translation>
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
        <translation>تقول: {said}</translation>
    </message>
    <message numerus="yes">
        <source>hint: %n time(s) in 10</source>
        <translation>
            <numerusform>تلميح: ولا مرة من 10</numerusform>
            <numerusform>تلميح: مرة واحدة من 10</numerusform>
            <numerusform>تلميح: مرتان من 10</numerusform>
            <numerusform>تلميح: %n مرات من 10</numerusform>
            <numerusform>تلميح: %n مرة من 10</numerusform>
            <numerusform>تلميح: %n مرة من 10</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Esc again to leave the table. You can continue later.</source>
        <translation>اضغط Esc مرة أخرى لمغادرة الطاولة. يمكنك المتابعة لاحقًا.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>قلها</translation>
    </message>
    <message>
        <source>That&apos;s all</source>
        <translation>هذا كل شيء</translation>
    </message>
    <message>
        <source>{who} ({to}): {said}</source>
        <translation>{who} ({to}): {said}</translation>
    </message>
    <message>
        <source>{who} kept their word {kept} of {given} times</source>
        <translation>{who} وفى بكلمته: {kept} من أصل {given}</translation>
    </message>
    <message>
        <source>You kept your word {kept} of {given} times</source>
        <translation>وفيت بكلمتك: {kept} من أصل {given}</translation>
    </message>
    <message>
        <source>{kept} of {given}</source>
        <translation>{kept} من {given}</translation>
    </message>
    <message>
        <source>says: {claims}</source>
        <translation>يقول: {claims}</translation>
    </message>
    <message>
        <source>Everyone at the table hears all of this.</source>
        <translation>كل هذا يسمعه كل من على الطاولة.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>لم يُقل شيء بعد.</translation>
    </message>
    <message>
        <source>Press T to say something.</source>
        <translation>اضغط T لتقول شيئًا.</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>الكلام</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>قل…</translation>
    </message>
    <message>
        <source>to the others</source>
        <translation>للآخرين</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>اللاعب {number}</translation>
    </message>
    <message>
        <source>holds {ranks}</source>
        <translation>بيده {ranks}</translation>
    </message>
    <message>
        <source>{who} will say:</source>
        <translation>{who} سيقول:</translation>
    </message>
    <message>
        <source>You will say:</source>
        <translation>ستقول:</translation>
    </message>
    <message>
        <source>our choice</source>
        <translation>اختيارنا</translation>
    </message>
    <message>
        <source>Our choice: the author&apos;s text says nothing here, or can be read in two ways.</source>
        <translation>اختيارنا: نص المؤلف لا يقول هنا شيئًا، أو يُفهم على وجهين.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>أصل اللعبة</translation>
    </message>
    <message>
        <source>House rules at this table</source>
        <translation>القواعد الخاصة على هذه الطاولة</translation>
    </message>
    <message>
        <source>None: you are playing by the standard rules.</source>
        <translation>لا شيء: تلعب بالقواعد القياسية.</translation>
    </message>
    <message>
        <source>to you</source>
        <comment>whom a line of talk is said to</comment>
        <translation>إليك</translation>
    </message>
    <message>
        <source>to {whom}</source>
        <translation>إلى {whom}</translation>
    </message>
    <message>
        <source>our friend here</source>
        <translation>صديقنا هنا</translation>
    </message>
    <message>
        <source>my friend</source>
        <translation>رفيق اللعب</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>لحظة يا {who}. {said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>كلمة معك يا {who}. {said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>هذه لك يا {who}. {said}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <comment>before “in 100”: you win fewer than 1 in 100</comment>
        <translation>أقل من 1</translation>
    </message>
    <message>
        <source>1 win in 100 games</source>
        <translation>فوز واحد في 100 لعبة</translation>
    </message>
    <message>
        <source>{wins} wins in 100 games</source>
        <translation>{wins} من مرات الفوز في 100 لعبة</translation>
    </message>
    <message>
        <source>{names} share the win with {points} each.</source>
        <translation>{names} يتقاسمون الفوز، ولكل منهم {points}.</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>تفوز، ورصيدك {points}!</translation>
    </message>
    <message>
        <source>{who} wins with {points}.</source>
        <translation>{who} يفوز، ورصيده {points}.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>{points} ahead of {names}</source>
        <translation>والفارق عن {names} {points}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>positional arguments</source>
        <translation>معاملات موضعية</translation>
    </message>
    <message>
        <source>options</source>
        <translation>خيارات</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>عرض هذه المساعدة والخروج</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>الاستعمال: </translation>
    </message>
    <message>
        <source>argument {name}: {what}</source>
        <translation>المعامل {name}: {what}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>هذه المعاملات مطلوبة: {names}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>يُنتظر معامل واحد</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>يُنتظر معامل واحد على الأقل</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>اختيار غير صالح: {value} (اختر من {choices})</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>عرض رقم الإصدار والخروج</translation>
    </message>
    <message>
        <source>check that this copy of the program is complete, and exit</source>
        <translation>التحقق من اكتمال هذه النسخة من البرنامج والخروج</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>أوامر</translation>
    </message>
    <message>
        <source>play matches without a window and count the wins</source>
        <translation>لعب مباريات بلا نافذة وعدّ مرات الفوز</translation>
    </message>
    <message>
        <source>file of house rules, as printed by `cardtable rules`</source>
        <translation>ملف قواعد خاصة، كما يطبعه `cardtable rules`</translation>
    </message>
    <message>
        <source>set one house rule</source>
        <translation>ضبط قاعدة خاصة واحدة</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>طباعة كائن JSON بدل الجدول</translation>
    </message>
    <message>
        <source>don&apos;t change seats between matches</source>
        <translation>دون تبديل المقاعد بين المباريات</translation>
    </message>
    <message>
        <source>compare house rules with the standard rules</source>
        <translation>مقارنة قواعد خاصة بالقواعد القياسية</translation>
    </message>
    <message>
        <source>change one house rule</source>
        <translation>تغيير قاعدة خاصة واحدة</translation>
    </message>
    <message>
        <source>run a study of rule sets, goals and values to try</source>
        <translation>إجراء دراسة لمجموعات قواعد وأهداف وقيم للتجربة</translation>
    </message>
    <message>
        <source>study file, or the name of a built-in study</source>
        <translation>ملف دراسة، أو اسم دراسة مدمجة</translation>
    </message>
    <message>
        <source>merge the parts of a study</source>
        <translation>دمج أجزاء دراسة</translation>
    </message>
    <message>
        <source>check records against the rules</source>
        <translation>التحقق من سجلات وفق القواعد</translation>
    </message>
    <message>
        <source>print what one seat can see of a record</source>
        <translation>طباعة ما يراه مقعد واحد من سجل</translation>
    </message>
    <message>
        <source>print a file with all house rules of a game</source>
        <translation>طباعة ملف بكل القواعد الخاصة للعبة</translation>
    </message>
    <message>
        <source>list the built-in players of a game</source>
        <translation>سرد اللاعبين المدمجين للعبة</translation>
    </message>
    <message>
        <source>print what a player would do in a game in progress</source>
        <translation>طباعة ما سيفعله لاعب في لعبة جارية</translation>
    </message>
    <message>
        <source>add one player, whose command may contain commas</source>
        <translation>إضافة لاعب واحد؛ قد يحتوي الأمر على فاصلة</translation>
    </message>
    <message>
        <source>save the record of every match</source>
        <translation>حفظ سجل كل مباراة</translation>
    </message>
    <message>
        <source>also measure, with extra games: skill, ladder, restricted, personas, course</source>
        <translation>قياس إضافي بألعاب أكثر: skill و ladder و restricted و personas و course</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>طباعة كائن JSON بدل النص</translation>
    </message>
    <message>
        <source>also show what people said about games with these rules</source>
        <translation>عرض ما قاله الناس أيضًا عن الألعاب بهذه القواعد</translation>
    </message>
    <message>
        <source>Mix: {parts}; {wins} If others can predict your move, they can counter it.</source>
        <translation>نوّع: {parts}؛ {wins} إن توقع الآخرون حركتك أمكنهم التصدي لها.</translation>
    </message>
    <message>
        <source>All moves are equal: {wins}</source>
        <translation>كل الحركات متساوية: {wins}</translation>
    </message>
    <message>
        <source>{move}: {wins}</source>
        <translation>{move}: {wins}</translation>
    </message>
    <message>
        <source>Just as good: {moves}.</source>
        <translation>بالجودة نفسها: {moves}.</translation>
    </message>
    <message>
        <source>About as good: {moves}.</source>
        <translation>بجودة قريبة: {moves}.</translation>
    </message>
    <message>
        <source>Next best: {move}, {wins} in 100.</source>
        <translation>الأفضل بعدها: {move}، {wins} من 100.</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>تكاد تكون بجودتها: {move}.</translation>
    </message>
    <message>
        <source>Estimated.</source>
        <translation>تقدير.</translation>
    </message>
    <message>
        <source>Small bluffing card games. Without a command, opens the app, with the game, study or lesson in FILE.</source>
        <translation>ألعاب ورق صغيرة فيها خداع. بلا أمر يفتح التطبيق، مع اللعبة أو الدراسة أو الدرس الذي في FILE.</translation>
    </message>
    <message>
        <source>number of matches (default: 1000)</source>
        <translation>عدد المباريات (الافتراضي: 1000)</translation>
    </message>
    <message>
        <source>file of house rules to compare with (default: the standard rules)</source>
        <translation>ملف القواعد الخاصة التي يُقارن بها (الافتراضي: القواعد القياسية)</translation>
    </message>
    <message>
        <source>print a new study file for GAME, or the built-in study that FILE names</source>
        <translation>طباعة ملف دراسة جديد للعبة GAME، أو الدراسة المدمجة التي يسمّيها FILE</translation>
    </message>
    <message>
        <source>list the author&apos;s claims about GAME, or test the one that FILE names</source>
        <translation>سرد ادعاءات المؤلف عن اللعبة GAME، أو اختبار الادعاء الذي يسمّيه FILE</translation>
    </message>
    <message>
        <source>eliminate the weaker half of the rule sets after N games (default: 64), and again each time that number doubles</source>
        <translation>استبعاد النصف الأضعف من مجموعات القواعد بعد N لعبة (الافتراضي: 64)، ثم كلما تضاعف ذلك العدد</translation>
    </message>
    <message>
        <source>show the record only up to line K of the file</source>
        <translation>عرض السجل حتى السطر K من الملف فقط</translation>
    </message>
    <message>
        <source>player who gives the hint (default: the strongest)</source>
        <translation>اللاعب الذي يعطي التلميح (الافتراضي: الأقوى)</translation>
    </message>
    <message>
        <source>seat to advise (default: the next to move)</source>
        <translation>المقعد الذي يُنصح (الافتراضي: صاحب الدور)</translation>
    </message>
    <message>
        <source>take the game as it stands after line K of the file</source>
        <translation>أخذ اللعبة كما هي بعد السطر K من الملف</translation>
    </message>
    <message>
        <source>thinking effort (default: 1)</source>
        <translation>جهد التفكير (الافتراضي: 1)</translation>
    </message>
    <message>
        <source>players, one for each seat (default: the usual number of club players)</source>
        <translation>اللاعبون، واحد لكل مقعد (الافتراضي: العدد المعتاد من لاعبي club)</translation>
    </message>
    <message>
        <source>seed for the deals; the same seed gives the same deals</source>
        <translation>بذرة للتوزيعات؛ والبذرة نفسها تعطي التوزيعات نفسها</translation>
    </message>
    <message>
        <source>number of processes (default: one per core)</source>
        <translation>عدد العمليات (الافتراضي: واحدة لكل نواة)</translation>
    </message>
    <message>
        <source>abandon matches longer than N moves (default: 20000)</source>
        <translation>ترك المباريات الأطول من N حركة (الافتراضي: 20000)</translation>
    </message>
    <message>
        <source>seconds a program may take to answer (default: 30)</source>
        <translation>الثواني التي يُمهَل فيها البرنامج للجواب (الافتراضي: 30)</translation>
    </message>
    <message>
        <source>play at least N games per rule set</source>
        <translation>لعب N لعبة على الأقل لكل مجموعة قواعد</translation>
    </message>
    <message>
        <source>start no more games after S seconds (default: 60, unless --games is given)</source>
        <translation>عدم بدء ألعاب أخرى بعد S ثانية (الافتراضي: 60، إلا مع --games)</translation>
    </message>
    <message>
        <source>play only part K of N; `cardtable merge` puts the parts together</source>
        <translation>لعب الجزء K من N فقط؛ والأمر `cardtable merge` يجمع الأجزاء</translation>
    </message>
    <message>
        <source>also use the workers of a Dask scheduler (default: the one on this machine)</source>
        <translation>استخدام العمليات العاملة لدى مجدول Dask أيضًا (الافتراضي: المجدول على هذا الجهاز)</translation>
    </message>
    <message>
        <source>save the results for `cardtable merge`</source>
        <translation>حفظ النتائج لأجل `cardtable merge`</translation>
    </message>
    <message>
        <source>write a report to read, print and share</source>
        <translation>كتابة تقرير للقراءة والطباعة والمشاركة</translation>
    </message>
    <message>
        <source>write tables of games, seats and measures as CSV files</source>
        <translation>كتابة جداول الألعاب والمقاعد والمقاييس كملفات CSV</translation>
    </message>
    <message>
        <source>write the tables as Parquet files (needs pyarrow)</source>
        <translation>كتابة الجداول كملفات Parquet (يتطلب pyarrow)</translation>
    </message>
    <message>
        <source>you win {wins} in 100 games.</source>
        <translation>تفوز بـ{wins} من 100 لعبة.</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in {all})</source>
        <translation>
            <numerusform>{move} (ولا مرة من {all})</numerusform>
            <numerusform>{move} (مرة واحدة من {all})</numerusform>
            <numerusform>{move} (مرتان من {all})</numerusform>
            <numerusform>{move} (%n مرات من {all})</numerusform>
            <numerusform>{move} (%n مرة من {all})</numerusform>
            <numerusform>{move} (%n مرة من {all})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move} (ولا مرة)</numerusform>
            <numerusform>{move} (مرة واحدة)</numerusform>
            <numerusform>{move} (مرتان)</numerusform>
            <numerusform>{move} (%n مرات)</numerusform>
            <numerusform>{move} (%n مرة)</numerusform>
            <numerusform>{move} (%n مرة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>غيرها (ولا مرة)</numerusform>
            <numerusform>غيرها (مرة واحدة)</numerusform>
            <numerusform>غيرها (مرتان)</numerusform>
            <numerusform>غيرها (%n مرات)</numerusform>
            <numerusform>غيرها (%n مرة)</numerusform>
            <numerusform>غيرها (%n مرة)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>محلول تمامًا.</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>تقدير (±{off}).</translation>
    </message>
    <message>
        <source>seat {seat}, {player}</source>
        <translation>المقعد {seat}، {player}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>يفوز {share}</translation>
    </message>
    <message>
        <source>, {time} left</source>
        <translation>، بقي {time}</translation>
    </message>
    <message>
        <source>interrupted after {matches}</source>
        <translation>توقف بعد {matches}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>مرات الفوز</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>نسبة الفوز</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>متوسط الرصيد</translation>
    </message>
    <message>
        <source>{game}; {matches}, seed {seed}</source>
        <translation>{game}؛ {matches}، البذرة {seed}</translation>
    </message>
    <message>
        <source>{moves} moves; {unfinished} unfinished, {failed} failed; {seconds} s</source>
        <translation>الحركات: {moves}؛ غير مكتملة: {unfinished}، بخطأ: {failed}؛ {seconds} ث</translation>
    </message>
    <message>
        <source>{count} of {matches}</source>
        <translation>{count} من {matches}</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>مباراة واحدة</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} مباراة</translation>
    </message>
    <message>
        <source>blocks: {blocks}, games: {games}</source>
        <translation>الكتل: {blocks}، الألعاب: {games}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game}، {players}. الألعاب لكل مجموعة قواعد: {games}. الكتل: {blocks}. البذرة: {seed}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: up to {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game}، {players}. الألعاب لكل مجموعة قواعد: حتى {games}. الكتل: {blocks}. البذرة: {seed}</translation>
    </message>
    <message>
        <source>To see all measures of these {count} rule sets, use --report, --csv or --json.</source>
        <translation>لرؤية كل مقاييس مجموعات القواعد هذه (وعددها {count}) استخدم --report أو --csv أو --json.</translation>
    </message>
    <message>
        <source>One rule at a time, and how many of 100 paired games it changed:</source>
        <translation>قاعدة واحدة كل مرة، وكم لعبة غيّرتها من كل 100 لعبة مقترنة:</translation>
    </message>
    <message>
        <source>Eliminated after {games} games: {names}</source>
        <translation>استُبعدت بعد {games} لعبة: {names}</translation>
    </message>
    <message>
        <source>games changed, in 100</source>
        <translation>ألعاب تغيّرت، من 100</translation>
    </message>
    <message>
        <source>Players: {fit}. {why}</source>
        <translation>اللاعبون: {fit}. {why}</translation>
    </message>
    <message>
        <source>Goal {measure}: {verdict}. {why}</source>
        <translation>الهدف {measure}: {verdict}. {why}</translation>
    </message>
    <message>
        <source>{unfinished} unfinished, {failed} failed</source>
        <translation>غير مكتملة: {unfinished}، بخطأ: {failed}</translation>
    </message>
    <message>
        <source>Run again with:</source>
        <translation>للتكرار:</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>المرتبة</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>مجموعة القواعد</translation>
    </message>
    <message>
        <source>goals met</source>
        <translation>أهداف محققة</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>قواعد مغيّرة</translation>
    </message>
    <message>
        <source>games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>{count} of {goals}</source>
        <translation>{count} من {goals}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>القاعدة</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>can&apos;t change</source>
        <translation>لا يمكن أن يتغير</translation>
    </message>
    <message>
        <source>always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} إلى {high}</translation>
    </message>
    <message>
        <source>A game takes {by} more moves</source>
        <translation>يزيد عدد حركات اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>A game takes {by} fewer moves</source>
        <translation>يقل عدد حركات اللعبة بـ{by}</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} longer</source>
        <translation>تطول اللعبة بـ{by} {rounds}</translation>
    </message>
    <message>
        <source>{by} more games in 100 end in a shared win</source>
        <translation>تزيد ألعاب الفوز المشترك بـ{by} من 100</translation>
    </message>
    <message>
        <source>{by} fewer games in 100 end in a shared win</source>
        <translation>تقل ألعاب الفوز المشترك بـ{by} من 100</translation>
    </message>
    <message>
        <source>The lead changes {by} more times per game</source>
        <translation>يزيد تبدّل الصدارة في اللعبة بـ{by} مرة</translation>
    </message>
    <message>
        <source>The lead changes {by} fewer times per game</source>
        <translation>يقل تبدّل الصدارة في اللعبة بـ{by} مرة</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} more games in 100</source>
        <translation>متصدر المنتصف يفوز أكثر بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} fewer games in 100</source>
        <translation>متصدر المنتصف يفوز أقل بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} shorter</source>
        <translation>تقصر اللعبة بـ{by} {rounds}</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} more games in 100</source>
        <translation>اللاعب الذي يبدأ يفوز أكثر بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} fewer games in 100</source>
        <translation>اللاعب الذي يبدأ يفوز أقل بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} larger</source>
        <translation>يزيد تقدّم الفائز في النهاية بـ{by} {unit}</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} smaller</source>
        <translation>يقل تقدّم الفائز في النهاية بـ{by} {unit}</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} larger</source>
        <translation>يزيد أكبر تأخر للفائز بـ{by} {unit}</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} smaller</source>
        <translation>يقل أكبر تأخر للفائز بـ{by} {unit}</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} more per round</source>
        <translation>يزيد ما يعوّضه اللاعب الأكثر تأخرًا في الجولة بـ{by} {unit}</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} less per round</source>
        <translation>يقل ما يعوّضه اللاعب الأكثر تأخرًا في الجولة بـ{by} {unit}</translation>
    </message>
    <message>
        <source>A stronger player wins {by} more games in 100 against weaker ones</source>
        <translation>اللاعب الأقوى بين الأضعف منه يفوز أكثر بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>A stronger player wins {by} fewer games in 100 against weaker ones</source>
        <translation>اللاعب الأقوى بين الأضعف منه يفوز أقل بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} more decisions in 100</source>
        <translation>تزيد بـ{by} من 100 القرارات التي تتفوق فيها أفضل حركة بوضوح</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} fewer decisions in 100</source>
        <translation>تقل بـ{by} من 100 القرارات التي تتفوق فيها أفضل حركة بوضوح</translation>
    </message>
    <message>
        <source>More is at stake in a decision: the best move&apos;s advantage is larger by {by} games in 100</source>
        <translation>القرار أهم: تفوّق أفضل حركة أكبر بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>Less is at stake in a decision: the best move&apos;s advantage is smaller by {by} games in 100</source>
        <translation>القرار أقل أهمية: تفوّق أفضل حركة أصغر بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The odd one out wins {by} more games in 100</source>
        <translation>اللاعب المختلف يفوز أكثر بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The odd one out wins {by} fewer games in 100</source>
        <translation>اللاعب المختلف يفوز أقل بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is wider by {by} games in 100</source>
        <translation>تتسع الفجوة بين أفضل مقعد وأسوأ مقعد بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is narrower by {by} games in 100</source>
        <translation>تضيق الفجوة بين أفضل مقعد وأسوأ مقعد بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} more games in 100</source>
        <translation>بأضعف يد، يفوز اللاعب المختلف أكثر بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} fewer games in 100</source>
        <translation>بأضعف يد، يفوز اللاعب المختلف أقل بـ{by} من 100 لعبة</translation>
    </message>
    <message>
        <source>There are no paired games to compare yet.</source>
        <translation>لا ألعاب مقترنة يمكن مقارنتها بعد.</translation>
    </message>
    <message numerus="yes">
        <source>No differences between the rule sets in %n pair(s) of games.</source>
        <translation>
            <numerusform>لا أزواج من الألعاب، ولا فروق بين مجموعات القواعد.</numerusform>
            <numerusform>لا فروق بين مجموعات القواعد في زوج واحد من الألعاب.</numerusform>
            <numerusform>لا فروق بين مجموعات القواعد في زوجين من الألعاب.</numerusform>
            <numerusform>لا فروق بين مجموعات القواعد في %n أزواج من الألعاب.</numerusform>
            <numerusform>لا فروق بين مجموعات القواعد في %n زوجًا من الألعاب.</numerusform>
            <numerusform>لا فروق بين مجموعات القواعد في %n زوج من الألعاب.</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} under {name}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure} مع {name}: {mean} {bounds}. المتوقع: {wanted}. الحكم: {verdict}.</translation>
    </message>
    <message>
        <source>{measure} under {name}, compared with {base}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure} مع {name} مقارنة بـ{base}: {mean} {bounds}. المتوقع: {wanted}. الحكم: {verdict}.</translation>
    </message>
    <message>
        <source>not yet known to be fit to judge these rules</source>
        <translation>لم تُعرف بعد صلاحيتهم للحكم على هذه القواعد</translation>
    </message>
    <message>
        <source>fit to judge these rules</source>
        <translation>يصلحون للحكم على هذه القواعد</translation>
    </message>
    <message>
        <source>not fit to judge these rules</source>
        <translation>لا يصلحون للحكم على هذه القواعد</translation>
    </message>
    <message>
        <source>The command that came with these results isn&apos;t shown: it might do something else.</source>
        <translation>الأمر الذي جاء مع هذه النتائج غير معروض: فقد يفعل شيئًا آخر.</translation>
    </message>
    <message>
        <source>{differ} of {pairs} paired games differed, and {winners} had a different winner.</source>
        <translation>{differ} من {pairs} لعبة مقترنة اختلفت، وفي {winners} منها فاز لاعب آخر.</translation>
    </message>
    <message>
        <source>The winner takes the lead for good later, by {by}% of the game&apos;s length</source>
        <translation>يتصدر الفائز نهائيًا متأخرًا بـ{by}% من مدة اللعبة</translation>
    </message>
    <message>
        <source>The winner takes the lead for good sooner, by {by}% of the game&apos;s length</source>
        <translation>يتصدر الفائز نهائيًا مبكرًا بـ{by}% من مدة اللعبة</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points more of the game</source>
        <translation>يزيد ما يقضيه اللاعبون خارج اللعب بـ{by} نقطة مئوية من اللعبة</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points less of the game</source>
        <translation>يقل ما يقضيه اللاعبون خارج اللعب بـ{by} نقطة مئوية من اللعبة</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points more of the result</source>
        <translation>يزيد ما يفسّره التوزيع والمقعد من النتيجة بـ{by} نقطة مئوية</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points less of the result</source>
        <translation>يقل ما يفسّره التوزيع والمقعد من النتيجة بـ{by} نقطة مئوية</translation>
    </message>
    <message>
        <source>More suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points more</source>
        <translation>تشويق أكثر: التحرّك المتوقع لفرص الفوز في ربع اللعبة أكبر بـ{by} نقطة مئوية</translation>
    </message>
    <message>
        <source>Less suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points less</source>
        <translation>تشويق أقل: التحرّك المتوقع لفرص الفوز في ربع اللعبة أصغر بـ{by} نقطة مئوية</translation>
    </message>
    <message>
        <source>More surprise: a quarter of the game shifts the chances of winning by {by} percentage points more</source>
        <translation>مفاجأة أكثر: تحرّك فرص الفوز في ربع اللعبة أكبر بـ{by} نقطة مئوية</translation>
    </message>
    <message>
        <source>Less surprise: a quarter of the game shifts the chances of winning by {by} percentage points less</source>
        <translation>مفاجأة أقل: تحرّك فرص الفوز في ربع اللعبة أصغر بـ{by} نقطة مئوية</translation>
    </message>
    <message>
        <source>“{move}” was never chosen in {offered} decisions where it was possible.</source>
        <translation>لم يختر أحد «{move}» قط، في {offered} من القرارات التي سمحت بها.</translation>
    </message>
    <message>
        <source>“{move}” was hardly ever chosen: in {chosen} of {offered} decisions where it was possible.</source>
        <translation>لا يكاد أحد يختار «{move}»: في {chosen} من {offered} من القرارات التي سمحت بها.</translation>
    </message>
    <message>
        <source>Claim: {says} Verdict: {verdict}.</source>
        <translation>الادعاء: {says} الحكم: {verdict}.</translation>
    </message>
    <message>
        <source>Verdict on the claim: {verdict}.</source>
        <translation>الحكم على الادعاء: {verdict}.</translation>
    </message>
    <message>
        <source>Never choosing “{move}”</source>
        <translation>عدم اختيار «{move}» أبدًا</translation>
    </message>
    <message>
        <source>How does {game} play under these rules?</source>
        <translation>كيف تُلعب {game} بهذه القواعد؟</translation>
    </message>
    <message>
        <source>What does {name} change in {game}?</source>
        <translation>ماذا تغيّر {name} في {game}؟</translation>
    </message>
    <message>
        <source>What do {count} sets of house rules change in {game}?</source>
        <translation>ماذا تغيّر {count} من مجموعات القواعد الخاصة في {game}؟</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>القواعد القياسية</translation>
    </message>
    <message>
        <source>met</source>
        <translation>متحقق</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>غير متحقق</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>غير معروف بعد</translation>
    </message>
    <message>
        <source>These 95% intervals stay valid however often you look.</source>
        <translation>تبقى فترات الثقة 95% هذه صحيحة مهما تكرر نظرك إليها.</translation>
    </message>
</context>
<context>
    <name>trials</name>
    <message>
        <source>tries out each move with random play and picks the best</source>
        <translation>يجرّب كل حركة بلعب عشوائي ويختار الأفضل</translation>
    </message>
    <message>
        <source>plays like the others but always one step higher</source>
        <translation>يلعب مثلهم، لكن بزيادة درجة دائمًا</translation>
    </message>
    <message>
        <source>plays like the others but always one step lower</source>
        <translation>يلعب مثلهم، لكن بنقص درجة دائمًا</translation>
    </message>
    <message>
        <source>always makes the lowest move</source>
        <translation>يختار أدنى حركة دائمًا</translation>
    </message>
    <message>
        <source>always makes the highest move</source>
        <translation>يختار أعلى حركة دائمًا</translation>
    </message>
    <message>
        <source>chooses “{move}” whenever possible</source>
        <translation>يختار «{move}» حيثما أمكن</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>اللاعب الذي يفكر ضعف ما يفكر الآخرون (جهد {of}) يفوز بأكثر من حصته العادلة بـ{by} من 100 لعبة {bounds}.</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>اللاعب الذي يفكر ضعف ما يفكر الآخرون (جهد {of}) يفوز بأقل من حصته العادلة بـ{by} من 100 لعبة {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>اللاعب الذي لا يختار «{of}» أبدًا يفوز بأكثر من حصته العادلة بـ{by} من 100 لعبة {bounds}.</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>اللاعب الذي لا يختار «{of}» أبدًا يفوز بأقل من حصته العادلة بـ{by} من 100 لعبة {bounds}.</translation>
    </message>
    <message>
        <source>{player} ({share}%)</source>
        <translation>{player} ({share}%)</translation>
    </message>
    <message>
        <source>The best mix of these players is {mix}.</source>
        <translation>أفضل مزيج من هؤلاء اللاعبين: {mix}.</translation>
    </message>
</context>
<context>
    <name>war</name>
    <message>
        <source>Your bids appear here once they have been turned over.</source>
        <translation>تظهر مزايداتك هنا بعد أن تُكشف.</translation>
    </message>
    <message>
        <source>{who}&apos;s bids appear here once they have been turned over.</source>
        <translation>تظهر مزايدات {who} هنا بعد أن تُكشف.</translation>
    </message>
    <message>
        <source>at stake: low to high</source>
        <translation>على المحك: من الأدنى إلى الأعلى</translation>
    </message>
    <message>
        <source>bid: low to high</source>
        <translation>المزايدة: من الأدنى إلى الأعلى</translation>
    </message>
    <message>
        <source>{made} of {tried} prizes taken ({share}%)</source>
        <translation>جوائز مأخوذة: {made} من {tried} ({share}%)</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>المزايدات</translation>
    </message>
    <message>
        <source>Your bids</source>
        <translation>مزايداتك</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>بالصدفة</translation>
    </message>
    <message>
        <source>the expert&apos;s mixes</source>
        <translation>مزيج الخبير</translation>
    </message>
    <message>
        <source>Your bids followed the prizes: the higher the prize, the higher the card.</source>
        <translation>تبعت مزايداتك الجوائز: كلما علت الجائزة علت الورقة.</translation>
    </message>
    <message>
        <source>You always bid about the same amount above or below what was at stake.</source>
        <translation>زايدت كل مرة بفارق ثابت تقريبًا، زيادة أو نقصانًا، عما كان على المحك.</translation>
    </message>
    <message>
        <source>You mostly bid your highest card.</source>
        <translation>زايدت غالبًا بأعلى ورقة في يدك.</translation>
    </message>
    <message>
        <source>You mostly bid your lowest card.</source>
        <translation>زايدت غالبًا بأدنى ورقة في يدك.</translation>
    </message>
    <message>
        <source>You mostly bid the card nearest to your last bid.</source>
        <translation>زايدت غالبًا بالأقرب إلى مزايدتك السابقة.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) still to come</source>
        <translation>
            <numerusform>المتبقي: %n نقطة</numerusform>
            <numerusform>المتبقي: نقطة واحدة</numerusform>
            <numerusform>المتبقي: نقطتان</numerusform>
            <numerusform>المتبقي: %n نقاط</numerusform>
            <numerusform>المتبقي: %n نقطة</numerusform>
            <numerusform>المتبقي: %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>النقاط حتى الآن</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>out for this prize</source>
        <translation>خارج هذه الجائزة</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>القيمة {points}</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>جائزة</translation>
    </message>
    <message>
        <source>points</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>If others can predict your card, they bid just above it.</source>
        <translation>من يتوقع ورقتك يزايد بما يعلوها بقليل.</translation>
    </message>
    <message>
        <source>If others can predict your card, they play their lowest.</source>
        <translation>من يتوقع ورقتك يضع أدنى أوراقه.</translation>
    </message>
    <message>
        <source>Prize {number}</source>
        <translation>الجائزة {number}</translation>
    </message>
    <message>
        <source>Prize {number} of {count}</source>
        <translation>الجائزة {number} من {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n ورقة</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%n أوراق</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>فاز</translation>
    </message>
    <message>
        <source>out</source>
        <translation>خارج اللعب</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>المتصدر</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>البائع</translation>
    </message>
    <message>
        <source>highest bid</source>
        <translation>أعلى مزايدة</translation>
    </message>
    <message>
        <source>Up for bidding: {cards}.</source>
        <translation>معروض للمزايدة: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>لا جوائز متبقية</numerusform>
            <numerusform>جائزة متبقية</numerusform>
            <numerusform>جائزتان متبقيتان</numerusform>
            <numerusform>%n جوائز متبقية</numerusform>
            <numerusform>%n جائزة متبقية</numerusform>
            <numerusform>%n جائزة متبقية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>لا أوراق مصروفة</numerusform>
            <numerusform>ورقة مصروفة</numerusform>
            <numerusform>ورقتان مصروفتان</numerusform>
            <numerusform>%n أوراق مصروفة</numerusform>
            <numerusform>%n ورقة مصروفة</numerusform>
            <numerusform>%n ورقة مصروفة</numerusform>
        </translation>
    </message>
    <message>
        <source>Points after each prize</source>
        <translation>النقاط بعد كل جائزة</translation>
    </message>
    <message>
        <source>Which card will you offer?</source>
        <translation>أي ورقة ستطرح؟</translation>
    </message>
    <message>
        <source>{who} bids {bid} for {prize}. Bid higher?</source>
        <translation>{who} يزايد بـ{bid} على {prize}. هل ترفع؟</translation>
    </message>
    <message>
        <source>What will you bid for {prize}?</source>
        <translation>بم تزايد على {prize}؟</translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>اطرح {card}</translation>
    </message>
    <message>
        <source>worth {points} to the winner</source>
        <translation>للفائز {points}</translation>
    </message>
    <message>
        <source>Bid {card}</source>
        <translation>زايد بـ{card}</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t beat the current bid, {standing}.</source>
        <translation>لا تزيد قيمة {card} على المزايدة القائمة {standing}.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Your cards are your money. Spend them to win the prizes worth the most points.</source>
        <translation>أوراقك هي مالك. أنفقها لتربح الجوائز التي تساوي أكثر النقاط.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone holds a whole suit of %n card(s), from the ace up.</source>
        <translation>
            <numerusform>لكل لاعب نقش كامل من %n ورقة، بدءًا من الآس.</numerusform>
            <numerusform>لكل لاعب نقش كامل من ورقة واحدة، هي الآس.</numerusform>
            <numerusform>لكل لاعب نقش كامل من ورقتين، بدءًا من الآس.</numerusform>
            <numerusform>لكل لاعب نقش كامل من %n أوراق، بدءًا من الآس.</numerusform>
            <numerusform>لكل لاعب نقش كامل من %n ورقة، بدءًا من الآس.</numerusform>
            <numerusform>لكل لاعب نقش كامل من %n ورقة، بدءًا من الآس.</numerusform>
        </translation>
    </message>
    <message>
        <source>So everyone always knows what the others can still bid.</source>
        <translation>فيعرف الجميع ما بقي لكل لاعب ليزايد به.</translation>
    </message>
    <message>
        <source>Two packs are used; cards from the second carry a mark.</source>
        <translation>في اللعب رزمتان؛ وعلى أوراق الثانية علامة.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>A suit that nobody holds is shuffled and placed face down: these are the prizes.</source>
        <translation>يُخلط نقش لا يحمله أحد ويوضع مقلوبًا: هذه هي الجوائز.</translation>
    </message>
    <message>
        <source>They are turned up one at a time. Players take turns to open the bidding, clockwise.</source>
        <translation>تُكشف واحدة تلو الأخرى. ويتناوب اللاعبون على فتح المزايدة باتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <source>Each prize is a card that a player offers from their own hand.</source>
        <translation>كل جائزة ورقة يطرحها لاعب من يده.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table and back: A B C, then C B A, and so on.</source>
        <translation>يدور طرح الأوراق حول الطاولة ذهابًا وإيابًا: A B C ثم C B A، وهكذا.</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table: A B C, A B C, and so on.</source>
        <translation>يدور طرح الأوراق حول الطاولة: A B C ثم A B C.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too, after everyone else.</source>
        <translation>ومن طرح الورقة يزايد عليها أيضًا، بعد الجميع.</translation>
    </message>
    <message>
        <source>The player who offers the card doesn&apos;t bid for it.</source>
        <translation>ومن طرح الورقة لا يزايد عليها.</translation>
    </message>
    <message>
        <source>From earlier bids, a mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>من المزايدات السابقة، كان قارئ الأفكار سيتوقّع {foreseen} من {count}؛ وبالصدفة وحدها نحو {usual}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) against what was at stake</source>
        <translation>
            <numerusform>لا مزايدات مقابل ما كان على المحك</numerusform>
            <numerusform>مزايدة واحدة مقابل ما كان على المحك</numerusform>
            <numerusform>مزايدتان مقابل ما كان على المحك</numerusform>
            <numerusform>%n مزايدات مقابل ما كان على المحك</numerusform>
            <numerusform>%n مزايدة مقابل ما كان على المحك</numerusform>
            <numerusform>%n مزايدة مقابل ما كان على المحك</numerusform>
        </translation>
    </message>
    <message>
        <source>a mind-reader would have predicted it</source>
        <translation>كان قارئ الأفكار سيتوقّعها</translation>
    </message>
    <message>
        <source>bid equal to what was at stake</source>
        <translation>مزايدة بقيمة ما كان على المحك</translation>
    </message>
    <message>
        <source>{bid} for {stake}, which a mind-reader would have predicted</source>
        <translation>{bid} مقابل {stake}، وكان قارئ الأفكار سيتوقّعها</translation>
    </message>
    <message>
        <source>{bid} for {stake}; a mind-reader would have predicted {foreseen}</source>
        <translation>{bid} مقابل {stake}؛ وكان قارئ الأفكار سيتوقّع {foreseen}</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your bids was, in %</source>
        <translation>مدى ترجيح قارئ الأفكار لكل مزايدة من مزايداتك (%)</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>كما توقع قارئ الأفكار</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>You made no bids that could be judged.</source>
        <translation>لم تقدّم مزايدات يمكن الحكم عليها.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>كان قارئ الأفكار سيتوقّع {foreseen} من {count}؛ وبالصدفة وحدها نحو {usual}.</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; for a player who mixes like the expert, it would have been about {usual}. {luck}</source>
        <translation>كان قارئ الأفكار سيتوقّع {foreseen} من {count}؛ ومع لاعب ينوّع كالخبير نحو {usual}. {luck}</translation>
    </message>
    <message>
        <source>Of players who mix their bids, {chance} in 100 are predicted this often.</source>
        <translation>من كل 100 لاعب ينوّعون مزايداتهم، لا يُتوقَّع بهذه الكثرة إلا {chance}.</translation>
    </message>
    <message>
        <source>When players offer their own cards, the first player has an advantage; offering in the order A B C C B A removes it.</source>
        <translation>حين يطرح اللاعبون أوراقهم تكون الميزة للاعب الأول؛ والطرح بالترتيب A B C C B A يزيلها.</translation>
    </message>
    <message>
        <source>If all picture cards are worth ten, the maths is easier: skill counts for less.</source>
        <translation>إذا كانت كل الصور بعشرة سهُل الحساب، فقلّ أثر المهارة.</translation>
    </message>
    <message>
        <source>With the queen above the king, winning margins grow by more than a point.</source>
        <translation>إذا علت الملكة فوق الملك، زادت فوارق الفوز بأكثر من نقطة.</translation>
    </message>
    <message>
        <source>With the queen as high as the king, the lead changes more often.</source>
        <translation>إذا ساوت الملكة الملك، تبدّلت الصدارة أكثر.</translation>
    </message>
    <message>
        <source>offer a card</source>
        <translation>طرح ورقة</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>مزايدة</translation>
    </message>
    <message>
        <source>Mix your bids: you win {chance} in 100 games.</source>
        <translation>نوّع مزايداتك: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Pass: you win {chance} in 100 games.</source>
        <translation>مرّر: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Offer {move}: you win {chance} in 100 games.</source>
        <translation>اطرح {move}: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 games.</source>
        <translation>زايد بـ{move}: تفوز بـ{chance} من 100 لعبة.</translation>
    </message>
    <message>
        <source>The {player} would play: {moves}</source>
        <translation>لو لعب {player} لاختار: {moves}</translation>
    </message>
    <message>
        <source>Who opens first is chosen at random.</source>
        <translation>القرعة تحدد من يفتح المزايدة أولًا.</translation>
    </message>
    <message>
        <source>They are turned up one at a time.</source>
        <translation>تُكشف واحدة تلو الأخرى.</translation>
    </message>
    <message>
        <source>Who offers first (A) is chosen at random; B and C are the next players clockwise.</source>
        <translation>القرعة تحدد من يطرح أولًا (A)؛ وB وC هما اللاعبان التاليان باتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <source>The player who offers the card bids too.</source>
        <translation>ومن طرح الورقة يزايد عليها أيضًا.</translation>
    </message>
    <message>
        <source>The player to their left opens the bidding.</source>
        <translation>ويفتح المزايدة اللاعب إلى يساره.</translation>
    </message>
    <message>
        <source>Prizes lie open in front of the players who won them.</source>
        <translation>تبقى الجوائز مكشوفة أمام من ربحها من اللاعبين.</translation>
    </message>
    <message>
        <source>The prizes</source>
        <translation>الجوائز</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody gets the prize.</source>
        <translation>إذا تساوت قيمة أعلى المزايدات، فلا أحد ينال الجائزة.</translation>
    </message>
    <message>
        <source>If the highest bids tie, the prize is added to the next one. Prizes still waiting after the last round go to nobody.</source>
        <translation>إذا تساوت قيمة أعلى المزايدات، تنتظر الجائزة وتُضم إلى التالية. والجوائز التي تبقى منتظرة بعد الجولة الأخيرة ليست لأحد.</translation>
    </message>
    <message>
        <source>If the highest bids tie, they cancel out: the prize goes to the highest bid that nobody else matched. If there is none, nobody gets the prize.</source>
        <translation>إذا تساوت قيمة أعلى المزايدات، يُلغي بعضها بعضًا: تذهب الجائزة إلى أعلى مزايدة انفرد بها صاحبها. فإن لم توجد، فلا أحد ينالها.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>Everyone plays one card face down. When all have, the cards are turned over together.</source>
        <translation>يضع كل لاعب ورقة مقلوبة. ومتى وُضعت كلها، تُكشف معًا.</translation>
    </message>
    <message>
        <source>The highest card wins the prize. All cards that were bid are spent, win or lose.</source>
        <translation>أعلى ورقة تأخذ الجائزة. وكل ورقة في المزايدة تُصرف، ربحت أم خسرت.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>المزاد</translation>
    </message>
    <message>
        <source>In turn, play a card face up that beats the current bid, or pass.</source>
        <translation>في دورك، العب ورقة مكشوفة قيمتها أعلى من المزايدة القائمة، أو مرّر.</translation>
    </message>
    <message>
        <source>If you pass, you are out until the next prize. If all others pass before anyone has bid, the last player may still bid.</source>
        <translation>من يمرّر يخرج حتى الجائزة التالية. وإذا مرّر كل الآخرين قبل أن يزايد أحد، فيجوز للأخير أن يزايد.</translation>
    </message>
    <message>
        <source>The highest bidder spends the last card they bid and takes the prize; their earlier bids return to their hand.</source>
        <translation>صاحب أعلى مزايدة يصرف ورقته الأخيرة ويأخذ الجائزة؛ وتعود أوراقه السابقة إلى يده.</translation>
    </message>
    <message>
        <source>The others spend the highest card they bid, too.</source>
        <translation>والآخرون أيضًا يصرفون أعلى ورقة زايدوا بها.</translation>
    </message>
    <message>
        <source>The others take all their cards back.</source>
        <translation>والآخرون يستردون كل أوراقهم.</translation>
    </message>
    <message>
        <source>If nobody bids, nobody gets the prize.</source>
        <translation>إذا لم يزايد أحد، فالجائزة ليست لأحد.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ملكة</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>A card is worth the number on it, both as a bid and as a prize; {cards}.</source>
        <translation>قيمة الورقة هي العدد المكتوب عليها، في المزايدة وفي الجوائز؛ {cards}.</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>قيم الأوراق</translation>
    </message>
    <message>
        <source>The game ends after the last prize.</source>
        <translation>تنتهي اللعبة بعد الجائزة الأخيرة.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer can&apos;t both offer a card and keep one to bid, or when anyone who may bid has no card left.</source>
        <translation>تنتهي اللعبة إذا لم يكن لدى من عليه الطرح ورقة يطرحها وأخرى يزايد بها، أو لم تبق ورقة لدى أي ممن يحق لهم أن يزايدوا.</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer has no card, or when anyone who may bid has no card left.</source>
        <translation>تنتهي اللعبة إذا لم تبق ورقة لدى من عليه الطرح، أو لدى أي ممن يحق لهم أن يزايدوا.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>نهاية اللعبة</translation>
    </message>
    <message>
        <source>Only cards you have won score. The most points win.</source>
        <translation>لا يُحتسب إلا ما ربحته من أوراق. صاحب أكبر عدد من النقاط يفوز.</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>والمتساوون يتقاسمون الفوز.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>تمرير</translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more</source>
        <translation>
            <numerusform>{card}</numerusform>
            <numerusform>{card} ومعها ورقة</numerusform>
            <numerusform>{card} ومعها ورقتان</numerusform>
            <numerusform>{card} ومعها %n أوراق</numerusform>
            <numerusform>{card} ومعها %n ورقة</numerusform>
            <numerusform>{card} ومعها %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%n نقاط</numerusform>
            <numerusform>%n نقطة</numerusform>
            <numerusform>%n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are dealt: everyone gets a whole suit.</source>
        <translation>وُزّعت الأوراق: نقش كامل لكل لاعب.</translation>
    </message>
    <message>
        <source>The next prize is {card}.</source>
        <translation>الجائزة التالية {card}.</translation>
    </message>
    <message>
        <source>You offer {card}.</source>
        <translation>تطرح {card}.</translation>
    </message>
    <message>
        <source>{who} offers {card}.</source>
        <translation>{who} يطرح {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>تمرّر.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} يمرّر.</translation>
    </message>
    <message>
        <source>Round {number}, for {prize}</source>
        <translation>الجولة {number}، على {prize}</translation>
    </message>
    <message>
        <source>Round {number}: {prize}</source>
        <translation>الجولة {number}: {prize}</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>المزايدات: {bids}.</translation>
    </message>
    <message>
        <source>You bid {card}.</source>
        <translation>تزايد بـ{card}.</translation>
    </message>
    <message>
        <source>{who} bids {card}.</source>
        <translation>{who} يزايد بـ{card}.</translation>
    </message>
    <message>
        <source>You bid a card face down.</source>
        <translation>تزايد بورقة مقلوبة.</translation>
    </message>
    <message>
        <source>{who} bids a card face down.</source>
        <translation>{who} يزايد بورقة مقلوبة.</translation>
    </message>
    <message>
        <source>You win {cards} with {bid}.</source>
        <translation>تربح {cards} بـ{bid}.</translation>
    </message>
    <message>
        <source>{who} wins {cards} with {bid}.</source>
        <translation>{who} يربح {cards} بـ{bid}.</translation>
    </message>
    <message>
        <source>The highest bids tie: {cards} is added to the next prize.</source>
        <translation>أعلى المزايدات متساوية: تُضم {cards} إلى الجائزة التالية.</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody gets {cards}.</source>
        <translation>أعلى المزايدات متساوية: لا أحد ينال {cards}.</translation>
    </message>
    <message>
        <source>Nobody bids: {cards} is discarded.</source>
        <translation>لم يزايد أحد: تُستبعد {cards}.</translation>
    </message>
    <message>
        <source>The game ends: nobody gets {cards}.</source>
        <translation>انتهت اللعبة: لا أحد ينال {cards}.</translation>
    </message>
    <message>
        <source>{made} of {count} prizes, {ahead}.</source>
        <translation>الجوائز: {made} من {count}، {ahead}.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. You take the lead for good.</source>
        <translation>الجولة {number}: {cards} مقابل {bid}. تتصدر ولا يلحق بك أحد بعدها.</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. {who} takes the lead for good.</source>
        <translation>الجولة {number}: {cards} مقابل {bid}. {who} يتصدر ولا يلحق به أحد بعدها.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. You take the lead.</source>
        <translation>الجولة {number}، الأخيرة: {cards} مقابل {bid}. تتصدر أنت.</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. {who} takes the lead.</source>
        <translation>الجولة {number}، الأخيرة: {cards} مقابل {bid}. {who} يتصدر.</translation>
    </message>
    <message>
        <source>Round {number}: you win {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>الجولة {number}: تربح {cards} بـ{bid}، أثمن جائزة في اللعبة.</translation>
    </message>
    <message>
        <source>Round {number}: {who} wins {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>الجولة {number}: {who} يربح {cards} بـ{bid}، أثمن جائزة في اللعبة.</translation>
    </message>
    <message>
        <source>Round {number}, your card to offer</source>
        <translation>الجولة {number}، الورقة التي تطرحها</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>مرّرت</translation>
    </message>
    <message>
        <source>you offered {card}</source>
        <translation>طرحت {card}</translation>
    </message>
    <message>
        <source>you bid {card}</source>
        <translation>زايدت بـ{card}</translation>
    </message>
    <message>
        <source>{did}; passing was better</source>
        <translation>{did}؛ التمرير أفضل</translation>
    </message>
    <message>
        <source>{did}; bidding {move} was better</source>
        <translation>{did}؛ الأفضل المزايدة بـ{move}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open a record</source>
        <translation>فتح سجل</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>سجلات</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>كل الملفات</translation>
    </message>
    <message>
        <source>All hands can only be shown once this game is over.</source>
        <translation>لا تُعرض كل الأيدي إلا بعد انتهاء هذه اللعبة.</translation>
    </message>
    <message>
        <source>This version can&apos;t play {game}.</source>
        <translation>لا يمكن لعب {game} في هذا الإصدار.</translation>
    </message>
</context>
</TS>
