<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>built from commit {commit}</source>
        <translation>基于提交 {commit} 构建</translation>
    </message>
    <message>
        <source>A home for small bluffing games. Free to use, change and share under the MIT licence.</source>
        <translation>诈唬小游戏之家。按 MIT 许可证可自由使用、修改和分享。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>打开对局文件夹</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>打开设置文件夹</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>错误报告</translation>
    </message>
    <message>
        <source>Open error reports folder</source>
        <translation>打开错误报告文件夹</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>Versions, system, screen and folders for the developers</source>
        <translation>版本、系统、屏幕和文件夹，供开发者参考</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>你的文件夹</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>{name} licence</source>
        <translation>{name} 许可证</translation>
    </message>
    <message>
        <source>This copy of {name} came without its licence text.</source>
        <translation>这份 {name} 没有附带许可证文本。</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {why}.</source>
        <translation>无法读取此文件：{why}。</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be created: {why}.</source>
        <translation>无法创建 {folder}：{why}。</translation>
    </message>
    <message>
        <source>No program was found to open {folder}.</source>
        <translation>找不到可以打开 {folder} 的程序。</translation>
    </message>
    <message>
        <source>Copied. You can now paste it into a message.</source>
        <translation>已复制。现在可以粘贴到消息里。</translation>
    </message>
</context>
<context>
    <name>AgeOrder</name>
    <message>
        <source>Youngest first</source>
        <translation>从最年轻的开始</translation>
    </message>
    <message>
        <source>If players tie for the lowest score, the youngest calls trump</source>
        <translation>最低分有玩家并列时，由最年轻的定将</translation>
    </message>
    <message>
        <source>Moves the selected player. You can also drag players.</source>
        <translation>移动选中的玩家。也可以拖动玩家。</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>更年轻</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更年长</translation>
    </message>
    <message>
        <source>{name}: younger</source>
        <translation>{name}：更年轻</translation>
    </message>
    <message>
        <source>{name}: older</source>
        <translation>{name}：更年长</translation>
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
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>谁来玩</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>所有自定规则恢复原版</translation>
    </message>
    <message>
        <source>Add rule set</source>
        <translation>添加规则集</translation>
    </message>
    <message>
        <source>Add another rule set, played with the same deals (A)</source>
        <translation>用相同的发牌再加一个规则集（A）</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>these rules as they are now</source>
        <translation>当前的这些规则</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>已更改 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>原版</translation>
    </message>
</context>
<context>
    <name>Beginnings</name>
    <message>
        <source>Or start with one of these:</source>
        <translation>或从下面选一个开始：</translation>
    </message>
</context>
<context>
    <name>BenchAnswer</name>
    <message>
        <source>Change a rule and see within a minute what it does.</source>
        <translation>改一条规则，一分钟内就能看到影响。</translation>
    </message>
    <message>
        <source>Still playing the first games; these players take their time.</source>
        <translation>最初的对局还在进行：用这些玩家，每局耗时很长。</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>正在进行最初的对局…</translation>
    </message>
    <message numerus="yes">
        <source>No pair of games has finished yet; %n game(s) never ended.</source>
        <translation>
            <numerusform>还没有一组配对对局打完；%n 局一直没有结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference has been proven.</source>
        <translation>没有已证实的差别。</translation>
    </message>
    <message>
        <source>No difference has been proven yet.</source>
        <translation>还没有已证实的差别。</translation>
    </message>
    <message>
        <source>Judged anyway, at your request.</source>
        <translation>已按你的要求仍予评判。</translation>
    </message>
</context>
<context>
    <name>BenchMeasures</name>
    <message>
        <source>Also measure suspense, surprise, real decisions and stakes. For one deal in ten, the game is continued many times from each quarter, so this takes several times as long (U)</source>
        <translation>同时测量悬念、意外、真正的抉择和得失。每十次发牌取一次，从对局的每个四分之一处接着玩很多遍，所以耗时是原来的好几倍（U）</translation>
    </message>
    <message>
        <source>How the values of the chosen measure are spread over the games (D)</source>
        <translation>所选指标在各局中的分布（D）</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Leave out suspense</source>
        <translation>不测量悬念</translation>
    </message>
    <message>
        <source>Measure suspense</source>
        <translation>测量悬念</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n game(s).</source>
        <translation>
            <numerusform>基于 %n 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchPage</name>
    <message>
        <source>Play for another minute (M)</source>
        <translation>再玩一分钟（M）</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>研究…</translation>
    </message>
    <message>
        <source>Your earlier studies and their findings</source>
        <translation>你以前的研究及其结果</translation>
    </message>
    <message>
        <source>Sweep values</source>
        <translation>批量试值</translation>
    </message>
    <message>
        <source>Try many values for these rules (W)</source>
        <translation>给这些规则试很多个值（W）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Set up a table with these rules (P)</source>
        <translation>用这些规则摆一桌（P）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
</context>
<context>
    <name>BenchProgress</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>已玩 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchQuestion</name>
    <message>
        <source>Click a word to change it</source>
        <translation>点击词语即可更改</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>{game} with “{base}”</source>
        <translation>{game}，采用“{base}”</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>换一条规则</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what does “{rules}” do?</source>
        <translation>{game}，{count} 位{player}玩家：“{rules}”有什么影响？</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players: what would {another} do?</source>
        <translation>{game}，{count} 位{player}玩家：{another}会有什么影响？</translation>
    </message>
</context>
<context>
    <name>BranchKeeping</name>
    <message>
        <source>As it was played</source>
        <translation>实际对局</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>自第 {line} 行起</translation>
    </message>
    <message>
        <source>{where}, with a rule changed</source>
        <translation>{where}，改了一条规则</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Name this branch:</source>
        <translation>给这个分支起名：</translation>
    </message>
    <message>
        <source>Delete the branch “{name}”?</source>
        <translation>删除分支“{name}”？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Note about this moment:</source>
        <translation>关于这一刻的笔记：</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Branch here</source>
        <translation>从此分支</translation>
    </message>
    <message>
        <source>Start a branch at this moment (B)</source>
        <translation>从这一刻开始一个分支（B）</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Add a note about this moment (N)</source>
        <translation>为这一刻添加笔记（N）</translation>
    </message>
    <message>
        <source>No notes yet.</source>
        <translation>还没有笔记。</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Change a rule from here</source>
        <translation>从这里起更改规则</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>Chair</name>
    <message>
        <source>Seat {number}, free</source>
        <translation>座位 {number}，空</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>座位 {number}：{name}</translation>
    </message>
</context>
<context>
    <name>ChanceLegend</name>
    <message>
        <source>How many games in 100 each player would win if “{bots}” bots made every move from here on, including the next</source>
        <translation>从这里起（包括下一步），每一步都由机器人“{bots}”来走时，每位玩家在 100 局中的胜局</translation>
    </message>
    <message>
        <source>Win chance now</source>
        <translation>当前胜率</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Use the left and right arrow keys to move this player</source>
        <translation>用左右方向键移动这位玩家</translation>
    </message>
    <message>
        <source>{place}: {name}</source>
        <translation>{place}：{name}</translation>
    </message>
</context>
<context>
    <name>ClaimsBox</name>
    <message>
        <source>Played</source>
        <translation>已玩</translation>
    </message>
    <message>
        <source>Test a claim</source>
        <translation>检验一个论断</translation>
    </message>
    <message>
        <source>Testing: {claim}</source>
        <translation>正在检验：{claim}</translation>
    </message>
    <message>
        <source>Or test what the author says:</source>
        <translation>或者检验作者的说法：</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>正在进行最初的对局…</translation>
    </message>
    <message numerus="yes">
        <source>%n games played.</source>
        <translation>
            <numerusform>已玩 %n 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my side</source>
        <translation>显示我这边</translation>
    </message>
    <message>
        <source>Others, look away</source>
        <translation>其他人请回避</translation>
    </message>
    <message>
        <source>It is {name}&apos;s move</source>
        <translation>轮到 {name}</translation>
    </message>
</context>
<context>
    <name>DistributionView</name>
    <message>
        <source>Games with a shared win</source>
        <translation>共享胜利的对局</translation>
    </message>
    <message>
        <source>Games that the first seat wins</source>
        <translation>先手座位获胜的对局</translation>
    </message>
    <message>
        <source>Games that the leader at half-time wins</source>
        <translation>半程领先者获胜的对局</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the standard rules.</source>
        <translation>{what}：100 局中 {yours} 局，原版规则下 {authors} 局。</translation>
    </message>
    <message>
        <source>{what}: {yours} in 100, and {authors} under the base rules.</source>
        <translation>{what}：100 局中 {yours} 局，基准规则下 {authors} 局。</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示这些对局</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the standard rules</source>
        <translation>{label} {values}：100 局中 {yours} 局，原版规则下 {authors} 局</translation>
    </message>
    <message>
        <source>{label} {values}: {yours} in 100 games, {authors} under the base rules</source>
        <translation>{label} {values}：100 局中 {yours} 局，基准规则下 {authors} 局</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>原版</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
</context>
<context>
    <name>Distributions</name>
    <message>
        <source>Per 100 games: {outline} standard rules, {bar} your rules. Dashed lines: means</source>
        <translation>每 100 局的局数：{outline} 原版规则，{bar} 你的规则。虚线：均值</translation>
    </message>
    <message>
        <source>Per 100 games: {outline} base rules, {bar} your rules. Dashed lines: means</source>
        <translation>每 100 局的局数：{outline} 基准规则，{bar} 你的规则。虚线：均值</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show numbers instead of charts (T)</source>
        <translation>显示数字而不是图表（T）</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>EmblemPicker</name>
    <message>
        <source>Emblem</source>
        <translation>徽标</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>EyesBox</name>
    <message>
        <source>as you saw it</source>
        <translation>你当时所见</translation>
    </message>
    <message>
        <source>as {name} saw it</source>
        <translation>{name} 当时所见</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>所有手牌摊开</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视角</translation>
    </message>
</context>
<context>
    <name>EyesRow</name>
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>All hands open, with the player to move at the bottom (0)</source>
        <translation>所有手牌摊开；轮到的玩家坐在下方（0）</translation>
    </message>
    <message>
        <source>Your view ({key})</source>
        <translation>你的视角（{key}）</translation>
    </message>
    <message>
        <source>View of {name} ({key})</source>
        <translation>{name} 的视角（{key}）</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视角</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in Cardtable. Your games are saved.</source>
        <translation>Cardtable 出了点问题。你的对局已保存。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Close Cardtable</source>
        <translation>关闭 Cardtable</translation>
    </message>
    <message>
        <source>Cardtable didn&apos;t close properly last time. Your games are saved.</source>
        <translation>Cardtable 上次没有正常关闭。你的对局已保存。</translation>
    </message>
    <message>
        <source>Continue game</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Report for the developers: {file}</source>
        <translation>给开发者的报告：{file}</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>Change a rule and see what it does to the game</source>
        <translation>改一条规则，看看对游戏的影响</translation>
    </message>
    <message>
        <source>Try out rules</source>
        <translation>试试规则</translation>
    </message>
    <message>
        <source>Your questions about rules, and the answers found</source>
        <translation>你对规则提过的问题及得到的结果</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>A home for small bluffing games</source>
        <translation>诈唬小游戏之家</translation>
    </message>
</context>
<context>
    <name>FromHere</name>
    <message>
        <source>Played</source>
        <translation>已玩</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move (G)</source>
        <translation>从这里起，每种走法各玩 500 局（G）</translation>
    </message>
    <message>
        <source>500 games</source>
        <translation>500 局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>停止对局（S）</translation>
    </message>
    <message>
        <source>500 more</source>
        <translation>再玩 500 局</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move.</source>
        <translation>从这里起，每种走法各玩 500 局。</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on.</source>
        <translation>由机器人“{bots}”接着玩时，{who} 在 100 局中的胜局。</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on.</source>
        <translation>由机器人“{bots}”接着玩时，你在 100 局中的胜局。</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move.</source>
        <translation>走完这一步后由机器人“{bots}”接着玩时，{who} 在 100 局中的胜局。</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move.</source>
        <translation>走完这一步后由机器人“{bots}”接着玩时，你在 100 局中的胜局。</translation>
    </message>
    <message>
        <source>How many games in 100 {who} wins if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>走完这一步后由机器人“{bots}”接着玩时，{who} 在 100 局中的胜局。如果这一步也由机器人来走，则为 {chance}，如牌桌下方所示。</translation>
    </message>
    <message>
        <source>How many games in 100 you win if “{bots}” bots play on after the move. If the bots choose the move as well, the number is {chance}, as shown below the table.</source>
        <translation>走完这一步后由机器人“{bots}”接着玩时，你在 100 局中的胜局。如果这一步也由机器人来走，则为 {chance}，如牌桌下方所示。</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Name this game (leave blank for none):</source>
        <translation>给这一局起名（留空则不起名）：</translation>
    </message>
    <message>
        <source>The game is gone: another window has renamed or deleted it.</source>
        <translation>这一局已经不在了：另一个窗口将它重命名或删除了。</translation>
    </message>
    <message>
        <source>The game can&apos;t be renamed: {why}.</source>
        <translation>无法重命名对局：{why}。</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted: {why}.</source>
        <translation>无法删除对局：{why}。</translation>
    </message>
    <message>
        <source>The game can&apos;t be restored: {why}.</source>
        <translation>无法恢复对局：{why}。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
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
        <translation>打开</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Undo the last deletion</source>
        <translation>撤销上一次删除</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>它在另一个窗口中打开着</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>The moment at which the two games are furthest apart</source>
        <translation>两局差距最大时的牌桌</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the standard rules</source>
        <translation>第 {round} 轮后：这些规则下 {yours}，原版规则下 {authors}</translation>
    </message>
    <message>
        <source>After round {round}: {yours} with these rules, {authors} with the base rules</source>
        <translation>第 {round} 轮后：这些规则下 {yours}，基准规则下 {authors}</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} standard rules, {bar} your rules</source>
        <translation>座位 {seat} 的领先（{unit}）：{outline} 原版规则，{bar} 你的规则</translation>
    </message>
    <message>
        <source>Lead of seat {seat}, in {unit}: {outline} base rules, {bar} your rules</source>
        <translation>座位 {seat} 的领先（{unit}）：{outline} 基准规则，{bar} 你的规则</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Cover your side</source>
        <translation>遮住你这边</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>提示已打开</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>提示已关闭</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可撤回的操作。</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Your first hand, explained step by step</source>
        <translation>一步步讲解你的第一盘</translation>
    </message>
    <message>
        <source>How to play, on one page</source>
        <translation>玩法说明，一页讲完</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>玩 {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>学习 {game}</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>{game} 玩法说明</translation>
    </message>
    <message>
        <source>You left the lesson at step {step} of {steps}. Learn continues there.</source>
        <translation>你的教程停在第 {step} 步，共 {steps} 步。点“学习”继续。</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>Searching games</source>
        <translation>正在搜索对局</translation>
    </message>
    <message>
        <source>Find by game, date, players, result or house rules</source>
        <translation>按游戏、日期、玩家、结果或自定规则查找</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Sort by date</source>
        <translation>按日期排序</translation>
    </message>
    <message>
        <source>Sort by game</source>
        <translation>按游戏排序</translation>
    </message>
    <message>
        <source>Sort by players</source>
        <translation>按玩家排序</translation>
    </message>
    <message>
        <source>Sort by result</source>
        <translation>按结果排序</translation>
    </message>
    <message>
        <source>Sort by house rules</source>
        <translation>按自定规则排序</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>保存列表…</translation>
    </message>
    <message>
        <source>Save the games shown as a CSV file for a spreadsheet</source>
        <translation>把显示的对局存为 CSV 文件，供电子表格使用</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>打开对局记录…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>How the game ended, and how good your decisions were</source>
        <translation>结局如何，你的决定有多好</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>明牌桌</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>摊开所有手牌探究对局，可加分支和笔记</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>没有匹配的对局。</translation>
    </message>
    <message>
        <source>Your games in {folder} can&apos;t be read: {why}.</source>
        <translation>无法读取 {folder} 中的对局：{why}。</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <translation>还没有玩过对局。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>保存列表</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>保存数据</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <translation>{game}（练习）</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>{winners} won, {scores}</source>
        <translation>{winners} 获胜，{scores}</translation>
    </message>
    <message>
        <source>You won, {scores}</source>
        <translation>你获胜，{scores}</translation>
    </message>
    <message>
        <source>You and {others} won, {scores}</source>
        <translation>你和 {others} 获胜，{scores}</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Back to the games the rules changed</source>
        <translation>返回受规则影响的对局</translation>
    </message>
    <message>
        <source>Watch with these rules</source>
        <translation>在这些规则下观看</translation>
    </message>
    <message>
        <source>Watch with the standard rules</source>
        <translation>在原版规则下观看</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Show both games from the first difference (O)</source>
        <translation>从第一处不同起显示两局（O）</translation>
    </message>
    <message>
        <source>Watch with the base rules</source>
        <translation>在基准规则下观看</translation>
    </message>
    <message>
        <source>Games the rules changed</source>
        <translation>受规则影响的对局</translation>
    </message>
    <message>
        <source>Played differently: {differ} of {pairs} deals; the most affected come first.</source>
        <translation>{pairs} 次发牌中有 {differ} 次走向不同；受影响最大的在前。</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the standard rules: {authors}. Only the first few are listed.</source>
        <translation>这些规则下 {yours} 局，原版规则下 {authors} 局。只列出前几局。</translation>
    </message>
    <message>
        <source>Games with these rules: {yours}; with the base rules: {authors}. Only the first few are listed.</source>
        <translation>这些规则下 {yours} 局，基准规则下 {authors} 局。只列出前几局。</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the standard rules. Only the first few are listed.</source>
        <translation>这些规则下 {yours} 局，原版规则下 {authors} 局。只列出前几局。</translation>
    </message>
    <message>
        <source>{yours} with these rules and {authors} with the base rules. Only the first few are listed.</source>
        <translation>这些规则下 {yours} 局，基准规则下 {authors} 局。只列出前几局。</translation>
    </message>
    <message numerus="yes">
        <source>%n that never ended</source>
        <translation>
            <numerusform>%n 局一直没有结束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that everyone won</source>
        <translation>
            <numerusform>%n 局所有人都获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest</source>
        <translation>最长的</translation>
    </message>
    <message>
        <source>Unusual games: {kinds}</source>
        <translation>特殊对局：{kinds}</translation>
    </message>
    <message>
        <source>{measure}: {values}</source>
        <translation>{measure}：{values}</translation>
    </message>
    <message>
        <source>Games that never ended</source>
        <translation>一直没有结束的对局</translation>
    </message>
    <message>
        <source>Games everyone won</source>
        <translation>所有人都获胜的对局</translation>
    </message>
    <message>
        <source>Longest games</source>
        <translation>最长的对局</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the standard rules.</source>
        <translation>这些规则下 {yours} 步，原版规则下 {authors} 步。</translation>
    </message>
    <message>
        <source>{yours} moves with these rules, {authors} with the base rules.</source>
        <translation>这些规则下 {yours} 步，基准规则下 {authors} 步。</translation>
    </message>
</context>
<context>
    <name>GoalChips</name>
    <message>
        <source>{sign} {measure}: {verdict}</source>
        <translation>{sign} {measure}：{verdict}</translation>
    </message>
</context>
<context>
    <name>GoalFields</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the goal for this measure</source>
        <translation>移除这项指标的目标</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Where the mean should be. You can also drag across the chart.</source>
        <translation>均值应在哪里。也可以在图表上拖动。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>{measure}: at least</source>
        <translation>{measure}：至少</translation>
    </message>
    <message>
        <source>{measure}: at most</source>
        <translation>{measure}：至多</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>Drag to move</source>
        <translation>拖动以移动</translation>
    </message>
    <message>
        <source>Use the up and down arrow keys to move this</source>
        <translation>用上下方向键移动</translation>
    </message>
</context>
<context>
    <name>HowToPlayPage</name>
    <message>
        <source>In short</source>
        <translation>简要</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>{game} 玩法说明</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>在牌桌上学</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>At this table: {rules}.</source>
        <translation>本桌：{rules}。</translation>
    </message>
    <message>
        <source>The pictures don&apos;t show all of this: see “{tab}”.</source>
        <translation>图片没有展示全部规则：见“{tab}”。</translation>
    </message>
    <message>
        <source>Why bluffing pays</source>
        <translation>诈唬有什么好处</translation>
    </message>
</context>
<context>
    <name>KeptAs</name>
    <message>
        <source>Saved as “{name}”</source>
        <translation>已保存为“{name}”</translation>
    </message>
    <message>
        <source>Saved as “{name}”: click to rename</source>
        <translation>已存为“{name}”：点击改名</translation>
    </message>
    <message>
        <source>Name this study:</source>
        <translation>给这项研究起名：</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept their word</source>
        <translation>守信记录</translation>
    </message>
</context>
<context>
    <name>KeptWordsRow</name>
    <message>
        <source>Makes the bots on this computer forget whether people kept their word</source>
        <translation>让这台电脑上的机器人忘掉大家以往是否守信</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘掉</translation>
    </message>
    <message>
        <source>{who} ({kept} of {given} times)</source>
        <translation>{who}（{given} 次中 {kept} 次）</translation>
    </message>
    <message>
        <source>you ({kept} of {given} times)</source>
        <translation>你（{given} 次中 {kept} 次）</translation>
    </message>
    <message>
        <source>Bots remember how often people kept their word: {people}.</source>
        <translation>机器人记得大家守信的次数：{people}。</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next button or field</source>
        <translation>下一个按钮或输入框</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back, or close</source>
        <translation>返回或关闭</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Standard text size</source>
        <translation>标准文字大小</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>开关全屏</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>这份列表</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>示范给我看</translation>
    </message>
    <message>
        <source>Makes the move for you</source>
        <translation>替你走这一步</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>正式玩一局</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>Lesson, step {step} of {steps}</source>
        <translation>教程，第 {step} 步，共 {steps} 步</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: try again</source>
        <translation>第 {step} 步，共 {steps} 步：再试一次</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>You have started the lesson for this game.</source>
        <translation>你已经开始了这个游戏的教程。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>New to this game? Learn it in four minutes.</source>
        <translation>第一次玩这个游戏？四分钟就能学会。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Don&apos;t ask again. The lesson stays on the first page.</source>
        <translation>不再询问。教程仍可从首页打开。</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>对局日志</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Setting the table…</source>
        <translation>正在摆桌…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>正在读取 {file}…</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved, so it wasn&apos;t started: {why}</source>
        <translation>这一局无法保存，所以没有开始：{why}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}，第 {line} 行：{what}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}：{why}</translation>
    </message>
    <message>
        <source>The game stops here: its file {file} was moved, renamed or deleted. To continue, put it back. It may be in your system&apos;s trash.</source>
        <translation>对局到此停止：它的文件 {file} 被移动、改名或删除了。要继续，请把它放回原处。它也许在系统的回收站里。</translation>
    </message>
    <message>
        <source>The game stops here: another program changed its file {file}. The file was left as it is. Open it to see whether the game can be continued.</source>
        <translation>对局到此停止：另一个程序改动了它的文件 {file}。文件保持现状。打开它看看对局能否继续。</translation>
    </message>
    <message>
        <source>The game stops here: {why} It is saved up to this point.</source>
        <translation>对局到此停止：{why} 到此为止的部分已保存。</translation>
    </message>
</context>
<context>
    <name>MirrorPage</name>
    <message>
        <source>How readable were you?</source>
        <translation>你有多容易被看穿？</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>返回结果</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>A mind-reader only uses what came before each turn.</source>
        <translation>读心者只利用每回合之前发生的事。</translation>
    </message>
    <message>
        <source>Click a bar to watch from there.</source>
        <translation>点击一根柱，可从那里观看。</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>还有 %n 局…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesHere</name>
    <message>
        <source>In “{name}”: </source>
        <translation>在“{name}”中：</translation>
    </message>
</context>
<context>
    <name>OpenTablePage</name>
    <message>
        <source>Change position</source>
        <translation>更改局面</translation>
    </message>
    <message>
        <source>Change the position in a new branch</source>
        <translation>在新分支里更改局面</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>Play on from here yourself</source>
        <translation>自己从这里接着玩</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>机器人接着玩</translation>
    </message>
    <message>
        <source>Let bots play this branch to the end</source>
        <translation>让机器人把这个分支玩到结束</translation>
    </message>
    <message>
        <source>500 games from here</source>
        <translation>从这里玩 500 局</translation>
    </message>
    <message>
        <source>Play 500 games from here for each move</source>
        <translation>从这里起，每种走法各玩 500 局</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Open table · {players}</source>
        <translation>明牌桌 · {players}</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>这里没有决定要做。</translation>
    </message>
    <message>
        <source>It&apos;s your move. What if…?</source>
        <translation>轮到你。如果……呢？</translation>
    </message>
    <message>
        <source>{who} to move. What if…?</source>
        <translation>轮到 {who}。如果……呢？</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>From {moment}: {rule}?</source>
        <translation>自{moment}起：{rule}？</translation>
    </message>
    <message>
        <source>{move} instead</source>
        <translation>改选 {move}</translation>
    </message>
    <message>
        <source>{move} instead, in a new branch (I)</source>
        <translation>改选 {move}，放在新分支里（I）</translation>
    </message>
    <message>
        <source>Use this rule</source>
        <translation>采用此规则</translation>
    </message>
    <message>
        <source>{move}, in a new branch (I)</source>
        <translation>{move}，放在新分支里（I）</translation>
    </message>
    <message>
        <source>continued by {bot}</source>
        <translation>由{bot}接着玩</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>另一个局面</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>your own program…</source>
        <translation>你自己的程序…</translation>
    </message>
</context>
<context>
    <name>PlayingRow</name>
    <message>
        <source>Played</source>
        <translation>已玩</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop playing (S)</source>
        <translation>停止对局（S）</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Change position</source>
        <translation>更改局面</translation>
    </message>
    <message>
        <source>Choose two cards to swap them. To move a card to another row, drag it there, or choose it and press Ctrl+Enter in that row.</source>
        <translation>选两张牌即可互换。要把牌移到另一行，可拖过去，或选中它后在那一行按 Ctrl+Enter。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>从此分支</translation>
    </message>
    <message>
        <source>{card}: choose a card to swap it with.</source>
        <translation>{card}：选一张牌与它互换。</translation>
    </message>
    <message numerus="yes">
        <source>You have given out %n too many.</source>
        <translation>
            <numerusform>你多分出了 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n to give out.</source>
        <translation>
            <numerusform>你还要分出 %n 枚。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Start from</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>某个局面</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Take back your last decision (Ctrl+Z)</source>
        <translation>撤回上一个决定（Ctrl+Z）</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>全部可见</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Your own program</source>
        <translation>你自己的程序</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>由哪个程序来玩？</translation>
    </message>
    <message>
        <source>Enter the command that starts it, as in a terminal. It only sees what its seat may know.</source>
        <translation>输入它的命令，与在终端里一样。程序只看得到它的座位可以知道的。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Use program</source>
        <translation>使用程序</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Enter a command.</source>
        <translation>请输入命令。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>How was the game?</source>
        <translation>这局游戏怎么样？</translation>
    </message>
    <message>
        <source>Saved in the game record for the people who design these rules.</source>
        <translation>保存在对局记录里，供设计这些规则的人参考。</translation>
    </message>
    <message>
        <source>Was it fun?</source>
        <translation>好玩吗？</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>一点也不</translation>
    </message>
    <message>
        <source>a lot of fun</source>
        <translation>非常好玩</translation>
    </message>
    <message>
        <source>Were the rules clear?</source>
        <translation>规则清楚吗？</translation>
    </message>
    <message>
        <source>entirely clear</source>
        <translation>非常清楚</translation>
    </message>
    <message>
        <source>Was it fair?</source>
        <translation>公平吗？</translation>
    </message>
    <message>
        <source>entirely fair</source>
        <translation>非常公平</translation>
    </message>
    <message>
        <source>Anything else?</source>
        <translation>还有别的想说吗？</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>{question} {number} of {most}</source>
        <translation>{question} {number}/{most}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Your answers can&apos;t be saved in {file}: {why}.</source>
        <translation>你的回答无法保存到 {file}：{why}。</translation>
    </message>
</context>
<context>
    <name>ReaderTab</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The table at the end</source>
        <translation>结束时的牌桌</translation>
    </message>
</context>
<context>
    <name>ResumeButton</name>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>Deleted for good when the window closes</source>
        <translation>关闭窗口后彻底删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>{does}: {game}, {when}, {people}</source>
        <translation>{does}：{game}，{when}，{people}</translation>
    </message>
    <message>
        <source>Press F2 to rename, Delete to delete.</source>
        <translation>按 F2 重命名，按 Delete 删除。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>perfect player</source>
        <translation>完美玩家</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>已评判的决定</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>你有多容易被看穿？</translation>
    </message>
    <message>
        <source>Your decisions, the costliest first</source>
        <translation>各个决定的代价，最大的在前</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>返回结果</translation>
    </message>
    <message>
        <source>Start a practice game from here (P)</source>
        <translation>从这里开始一局练习（P）</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Previous or next decision</source>
        <translation>上一个或下一个决定</translation>
    </message>
    <message>
        <source>Judging decision {number} of {count}…</source>
        <translation>正在评判第 {number} 个决定，共 {count} 个…</translation>
    </message>
    <message>
        <source>These decisions couldn&apos;t be judged: {why}.</source>
        <translation>这些决定都无法评判：{why}。</translation>
    </message>
    <message>
        <source>These decisions can&apos;t be judged.</source>
        <translation>这些决定无法评判。</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything to speak of.</source>
        <translation>没有哪个决定让你有明显的损失。</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost you something; the worst cost {wins}.</source>
        <translation>
            <numerusform>%n 个决定让你有所损失；最大的损失：{wins}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates may be off by {wins}.</source>
        <translation>估计值可能有偏差：{wins}。</translation>
    </message>
    <message>
        <source>Estimates may be off by a few wins in 100 games.</source>
        <translation>估计值可能有偏差：每 100 局相差几胜。</translation>
    </message>
    <message>
        <source>{count} decisions call for mixing. You made the likeliest move in {taken} of them; a player who mixes like the {judge} would do so in about {usual}.</source>
        <translation>有 {count} 个决定宜用混合策略。你在其中 {taken} 个里选了最可能的走法；像{judge}那样混合的玩家，大约会在 {usual} 个里这样选。</translation>
    </message>
    <message>
        <source>Of players who mix, {chance} in 100 would do this: you are predictable.</source>
        <translation>采用混合策略的玩家，100 个里只有 {chance} 个会这样：你容易被预料到。</translation>
    </message>
    <message>
        <source>wins in 100</source>
        <translation>百局胜数</translation>
    </message>
    <message>
        <source>−{wins}</source>
        <translation>−{wins}</translation>
    </message>
    <message>
        <source>The {judge} judges each decision by what you could know at the time.</source>
        <translation>{judge}按你当时掌握的信息评判每个决定。</translation>
    </message>
    <message numerus="yes">
        <source>%n more cost little or nothing.</source>
        <translation>
            <numerusform>另有 %n 个几乎没有代价。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost little or nothing.</source>
        <translation>
            <numerusform>%n 个决定几乎没有代价。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t be judged.</source>
        <translation>
            <numerusform>%n 个无法评判。</numerusform>
        </translation>
    </message>
    <message>
        <source>This decision couldn&apos;t be judged.</source>
        <translation>这个决定无法评判。</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Wins in 100 games if bots play on: {seats}</source>
        <translation>由机器人接着玩时，100 局中的胜局：{seats}</translation>
    </message>
    <message>
        <source>Win chance if bots play on</source>
        <translation>机器人接着玩时的胜率</translation>
    </message>
    <message>
        <source>Win chance: calculating, {share}%</source>
        <translation>胜率：正在计算，{share}%</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Save rule book…</source>
        <translation>保存规则书…</translation>
    </message>
    <message>
        <source>Save all rules as a web page with your changes marked</source>
        <translation>将全部规则存为网页，并标出你的改动</translation>
    </message>
</context>
<context>
    <name>RuleFromHere</name>
    <message>
        <source>Rule to change</source>
        <translation>要更改的规则</translation>
    </message>
    <message>
        <source>Start a branch there with this rule</source>
        <translation>从那里起开始一个采用此规则的分支</translation>
    </message>
    <message>
        <source>Branch and play on</source>
        <translation>分支并接着玩</translation>
    </message>
    <message>
        <source>Play 500 games from there with this rule, and 500 without it, to see the difference</source>
        <translation>从那里起用此规则玩 500 局，不用此规则玩 500 局，看看差别</translation>
    </message>
    <message>
        <source>500 games each</source>
        <translation>各玩 500 局</translation>
    </message>
    <message>
        <source>Choose another value.</source>
        <translation>请选择另一个值。</translation>
    </message>
    <message>
        <source>No rules can be changed in this game.</source>
        <translation>这一局没有可以更改的规则。</translation>
    </message>
    <message>
        <source>It takes effect at {moment}, so the branch starts there.</source>
        <translation>它从{moment}起生效，所以分支从那里开始。</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>改为</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Save these house rules under a name</source>
        <translation>给这些自定规则起名保存</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>Rename, delete, import, export</source>
        <translation>重命名、删除、导入、导出</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Undo: “{name}”</source>
        <translation>撤销：“{name}”</translation>
    </message>
    <message>
        <source>Skipped: {what}</source>
        <translation>已略过：{what}</translation>
    </message>
    <message numerus="yes">
        <source>%n files were skipped. The first: {what}</source>
        <translation>
            <numerusform>略过了 %n 个文件。第一个：{what}</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom (not saved)</source>
        <translation>自定义（未保存）</translation>
    </message>
    <message>
        <source>Name these house rules:</source>
        <translation>给这些自定规则起名：</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be saved: {why}.</source>
        <translation>无法保存自定规则：{why}。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be renamed: {why}.</source>
        <translation>无法重命名自定规则：{why}。</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be deleted: {why}.</source>
        <translation>无法删除自定规则：{why}。</translation>
    </message>
    <message>
        <source>The house rules can&apos;t be restored: {why}.</source>
        <translation>无法恢复自定规则：{why}。</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>导入自定规则</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>导出自定规则</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>无法保存 {file}：{why}。</translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation>{file}：{what}。</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}.</source>
        <translation>{file}，第 {line} 行：{what}。</translation>
    </message>
</context>
<context>
    <name>RuleSetsBox</name>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>No verdict: the players aren&apos;t fit to judge</source>
        <translation>无结论：这些玩家不适合评判</translation>
    </message>
    <message>
        <source>No difference has been proven</source>
        <translation>没有已证实的差别</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Name this rule set:</source>
        <translation>给这个规则集起名：</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules of this game</source>
        <translation>本局规则</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saving {file}…</source>
        <translation>正在保存 {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved: {why}.</source>
        <translation>无法保存 {file}：{why}。</translation>
    </message>
</context>
<context>
    <name>SayPicker</name>
    <message>
        <source>Say something</source>
        <translation>说点什么</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>谁来说？</translation>
    </message>
    <message>
        <source>Everyone at the table hears it.</source>
        <translation>桌上所有人都会听到。</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Other seats</source>
        <translation>换座位</translation>
    </message>
    <message>
        <source>The player with the fewest points chooses first. Bots choose at random.</source>
        <translation>分数最少的玩家先选。机器人随机选。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Everyone has a seat.</source>
        <translation>大家都有座位了。</translation>
    </message>
    <message>
        <source>You choose a seat.</source>
        <translation>你选座位。</translation>
    </message>
    <message>
        <source>{name} chooses a seat.</source>
        <translation>{name} 选座位。</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Take this seat</source>
        <translation>坐这个座位</translation>
    </message>
    <message>
        <source>Hand this seat to a bot</source>
        <translation>把这个座位交给机器人</translation>
    </message>
    <message>
        <source>See what this player sees</source>
        <translation>看这位玩家的视角</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>random: plays any move</source>
        <translation>随机：什么都可能出</translation>
    </message>
    <message>
        <source>beginner: has habits</source>
        <translation>新手：有固定习惯</translation>
    </message>
    <message>
        <source>club player: thinks</source>
        <translation>老手：会思考</translation>
    </message>
    <message>
        <source>expert: looks ahead</source>
        <translation>高手：看得远</translation>
    </message>
    <message>
        <source>Change emblem and colour</source>
        <translation>更换徽标和颜色</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>移除这个座位</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>你的座位</translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <translation>{name} 的座位</translation>
    </message>
    <message>
        <source>Your emblem</source>
        <translation>你的徽标</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>{name} 的徽标</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>{name} 的名字</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>你的座位由谁来玩</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>{name} 的座位由谁来玩</translation>
    </message>
    <message>
        <source>Remove your seat</source>
        <translation>移除你的座位</translation>
    </message>
    <message>
        <source>Remove the seat of {name}</source>
        <translation>移除 {name} 的座位</translation>
    </message>
    <message>
        <source>mind-reader: reads you</source>
        <translation>读心者：能看穿你</translation>
    </message>
    <message>
        <source>perfect: unreadable</source>
        <translation>完美：无法看穿</translation>
    </message>
    <message>
        <source>{title}. In the classic game for two; otherwise plays like the expert.</source>
        <translation>{title}。限经典玩法双人对局；其他情况下与高手相同。</translation>
    </message>
    <message>
        <source>honest: keeps their word</source>
        <translation>诚实者：说到做到</translation>
    </message>
    <message>
        <source>opportunist: betrays late</source>
        <translation>投机者：后期背叛</translation>
    </message>
    <message>
        <source>grudge-bearer: pays you back</source>
        <translation>记仇者：有仇必报</translation>
    </message>
    <message>
        <source>bully: picks on the weak</source>
        <translation>恶霸：专挑弱者</translation>
    </message>
    <message>
        <source>hoarder: saves cards</source>
        <translation>囤积者：舍不得出牌</translation>
    </message>
    <message>
        <source>chatterbox: talks and bluffs</source>
        <translation>话痨：爱说话，爱诈唬</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>老手</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}，{character}</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>The two-player game, solved: chances and best mixes</source>
        <translation>双人对局，已完全求解：胜率和最佳混合策略</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>完美打法</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>How to play on one page, with pictures (F1)</source>
        <translation>一页讲完玩法，配有图片（F1）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>You can take back decisions and see all hands. The game doesn&apos;t count in statistics.</source>
        <translation>可以撤回决定，可以看到所有手牌。本局不计入统计。</translation>
    </message>
    <message>
        <source>It can start from any position.</source>
        <translation>可以从任意局面开始。</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>You can ask for a hint before you decide. At a practice table you always can.</source>
        <translation>做决定前可以查看提示。练习时总是可以。</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>添加玩家</translation>
    </message>
    <message>
        <source>Seat everyone at random</source>
        <translation>随机安排大家的座位</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>打乱座位</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Set all house rules to standard</source>
        <translation>所有自定规则恢复原版</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Let bots play for a minute to see what these rules change</source>
        <translation>让机器人玩一分钟，看看这些规则带来什么变化</translation>
    </message>
    <message>
        <source>Try them out</source>
        <translation>试试看</translation>
    </message>
    <message>
        <source>Try out these house rules</source>
        <translation>试试这些自定规则</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Two seats are called {name}: change one of the names.</source>
        <translation>有两个座位都叫 {name}：请改掉其中一个名字。</translation>
    </message>
    <message numerus="yes">
        <source>These house rules conflict in %n ways. See the notes beside them.</source>
        <translation>
            <numerusform>这些自定规则无法并用，原因有 %n 个。请看各条旁边的说明。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Using default settings: {file} can&apos;t be read ({why}).</source>
        <translation>正在使用默认设置：无法读取 {file}（{why}）。</translation>
    </message>
    <message>
        <source>Using default settings: {file} couldn&apos;t be read ({why}) and was renamed to {name}.</source>
        <translation>正在使用默认设置：无法读取 {file}（{why}），已将它改名为 {name}。</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved: {file}: {why}.</source>
        <translation>无法保存设置：{file}：{why}。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>system language</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}%</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>游戏速度</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>即时</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Also with Ctrl and plus, minus or 0</source>
        <translation>也可以用 Ctrl 加加号、减号或 0 调整</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Reduced: cards jump to their places</source>
        <translation>减少：牌直接到位</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Use red and black suits instead of four colours</source>
        <translation>花色用红黑两色，而不是四色</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Light panels</source>
        <translation>浅色面板</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Press M at the table to turn it off or on</source>
        <translation>在牌桌上按 M 可关闭或打开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>轻</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>响</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>牌面字母</translation>
    </message>
    <message>
        <source>same as language</source>
        <translation>与界面语言相同</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记牌</translation>
    </message>
    <message>
        <source>Show points taken that you would otherwise have to remember</source>
        <translation>需要自己记住时，替你数已拿到的分数</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>闲聊</translation>
    </message>
    <message>
        <source>Bots comment on the game now and then</source>
        <translation>机器人不时评论几句</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>关于 Cardtable</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Same deal, two rule sets</source>
        <translation>同一次发牌，两个规则集</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>第一处不同</translation>
    </message>
    <message>
        <source>The first difference (Home)</source>
        <translation>第一处不同（Home）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>Open this table here</source>
        <translation>在此打开这张牌桌</translation>
    </message>
    <message>
        <source>Open this table here: {rules}</source>
        <translation>在此打开这张牌桌：{rules}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>What if a rule were different?</source>
        <translation>如果换一条规则会怎样？</translation>
    </message>
    <message>
        <source>Leave the table. The game is saved, and you can continue it later.</source>
        <translation>离开牌桌。对局会保存，以后可以继续。</translation>
    </message>
    <message>
        <source>Cover my side</source>
        <translation>遮住我这边</translation>
    </message>
</context>
<context>
    <name>SolvedPage</name>
    <message>
        <source>Use the arrow keys to move between positions.</source>
        <translation>用方向键在局面间移动。</translation>
    </message>
    <message>
        <source>The position at the table</source>
        <translation>此局面在牌桌上的样子</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>完美打法</translation>
    </message>
    <message>
        <source>Chips in total</source>
        <translation>筹码总数</translation>
    </message>
    <message>
        <source>The bettor&apos;s chance of winning</source>
        <translation>下注者的胜率</translation>
    </message>
    <message>
        <source>How often the bettor bets each number</source>
        <translation>下注者下各个数的频率</translation>
    </message>
    <message>
        <source>How often the guesser guesses each number</source>
        <translation>猜注者猜各个数的频率</translation>
    </message>
    <message>
        <source>Map shows</source>
        <translation>图上显示</translation>
    </message>
    <message>
        <source>The bettor has</source>
        <translation>下注者有</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>底池中</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>首注标记</translation>
    </message>
    <message>
        <source>The classic two-player game, fully solved: no strategy beats this one on average.</source>
        <translation>经典玩法双人对局，已完全求解：平均而言，没有任何打法能胜过它。</translation>
    </message>
    <message>
        <source>with the bettor</source>
        <translation>归下注者</translation>
    </message>
    <message>
        <source>with the guesser</source>
        <translation>归猜注者</translation>
    </message>
    <message>
        <source>bets, in %</source>
        <translation>下注，%</translation>
    </message>
    <message>
        <source>guesses, in %</source>
        <translation>猜注，%</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Save all positions as a CSV file for a spreadsheet</source>
        <translation>把所有局面存为 CSV 文件，供电子表格使用</translation>
    </message>
    <message>
        <source>Save the table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>({count} each)</source>
        <translation>（每人 {count}）</translation>
    </message>
    <message>
        <source>Solving the match with {count} chips…</source>
        <translation>正在求解 {count} 枚筹码的对局…</translation>
    </message>
    <message>
        <source>chips in the pot</source>
        <translation>底池筹码</translation>
    </message>
    <message>
        <source>Wins in 100 matches</source>
        <translation>100 局中的胜局</translation>
    </message>
    <message>
        <source>the bettor&apos;s chips</source>
        <translation>下注者的筹码</translation>
    </message>
    <message>
        <source>chips bet</source>
        <translation>下注的筹码</translation>
    </message>
    <message>
        <source>chips guessed</source>
        <translation>猜的筹码</translation>
    </message>
    <message>
        <source>How often, in %</source>
        <translation>频率，%</translation>
    </message>
    <message>
        <source>The guesser has {other}. The bettor wins {chance} in 100 matches.</source>
        <translation>猜注者有 {other}。下注者 100 局赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Bettor {chips}, guesser {other}, pot {pot}: the bettor wins {chance} in 100 matches.</source>
        <translation>下注者有 {chips}，猜注者有 {other}，底池 {pot}：下注者 100 局赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Pot {pot}: the bettor bets {number} ({share}%).</source>
        <translation>底池 {pot}：下注者下注 {number}（{share}%）。</translation>
    </message>
    <message>
        <source>Pot {pot}: the guesser guesses {number} ({share}%).</source>
        <translation>底池 {pot}：猜注者猜 {number}（{share}%）。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>SolvedPicture</name>
    <message>
        <source>This position on the map of the two-player game</source>
        <translation>此局面在双人对局图上的位置</translation>
    </message>
    <message>
        <source>Show in perfect play</source>
        <translation>在完美打法中显示</translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message numerus="yes">
        <source>Start %n program(s)?</source>
        <translation>
            <numerusform>启动 %n 个程序？</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs can do anything on this computer that you can. This game will start:</source>
        <translation>程序在这台电脑上能做你能做的任何事。此对局将启动：</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Don&apos;t start</source>
        <translation>不启动</translation>
    </message>
    <message>
        <source>Program: {file}</source>
        <translation>程序：{file}</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>文件：{file}</translation>
    </message>
    <message>
        <source>Folder: {file}</source>
        <translation>文件夹：{file}</translation>
    </message>
    <message>
        <source>There is no such program.</source>
        <translation>没有这个程序。</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Practice games don&apos;t count.</source>
        <translation>练习对局不计入。</translation>
    </message>
    <message>
        <source>Save as a CSV file for a spreadsheet</source>
        <translation>存为 CSV 文件，供电子表格使用</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>保存数据…</translation>
    </message>
    <message>
        <source>No finished games with people in them.</source>
        <translation>没有真人参加的已打完对局。</translation>
    </message>
    <message>
        <source>Play {count} games to see a chart.</source>
        <translation>玩满 {count} 局即可看到图表。</translation>
    </message>
    <message>
        <source>Wins in the last {count} games, in % (dashed line: an equal share)</source>
        <translation>最近 {count} 局的胜率，%（虚线：平均应得的份额）</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>person</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已玩</translation>
    </message>
    <message>
        <source>Won (95% interval)</source>
        <translation>获胜（95% 区间）</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>连胜</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>{share}% ({low} to {high})</source>
        <translation>{share}%（{low} 到 {high}）</translation>
    </message>
    <message>
        <source>{now} now, {longest} at best</source>
        <translation>{now}，最长 {longest}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>真人</translation>
    </message>
</context>
<context>
    <name>StudiesPage</name>
    <message>
        <source>Name this study:</source>
        <translation>给这项研究起名：</translation>
    </message>
    <message>
        <source>The study is gone: another window has renamed or deleted it.</source>
        <translation>这项研究已经不在了：另一个窗口将它重命名或删除了。</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>无法重命名研究：{why}。</translation>
    </message>
    <message>
        <source>The study can&apos;t be deleted: {why}.</source>
        <translation>无法删除研究：{why}。</translation>
    </message>
    <message>
        <source>The study can&apos;t be restored: {why}.</source>
        <translation>无法恢复研究：{why}。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>发送…</translation>
    </message>
    <message>
        <source>Save as one file with games, branches and notes, to open in another copy of Cardtable</source>
        <translation>存为一个文件，含对局、分支和笔记，可在另一处 Cardtable 中打开</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share</source>
        <translation>存为可供阅读、打印和分享的网页</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Import a study someone sent you, or a study file</source>
        <translation>导入别人发来的研究，或研究文件</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open on the bench with its findings</source>
        <translation>连同结果在试验台上打开</translation>
    </message>
    <message>
        <source>This study has no question. It contains games from the open table, with branches and notes.</source>
        <translation>这项研究没有设问：里面是明牌桌上的对局，附有分支和笔记。</translation>
    </message>
    <message>
        <source>This study can&apos;t be read: {why}.</source>
        <translation>无法读取这项研究：{why}。</translation>
    </message>
    <message>
        <source>You can send it, or run it with `cardtable study`.</source>
        <translation>可以发送，也可以用 `cardtable study` 运行。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Your studies in {folder} can&apos;t be read: {why}.</source>
        <translation>无法读取 {folder} 中的研究：{why}。</translation>
    </message>
    <message>
        <source>Studies you start on the bench are saved and listed here.</source>
        <translation>你在试验台上开始的研究会保存并列在这里。</translation>
    </message>
    <message>
        <source>Send study</source>
        <translation>发送研究</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Import a study</source>
        <translation>导入研究</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>正在读取 {file}…</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported: {why}.</source>
        <translation>无法导入 {file}：{why}。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from the open table</source>
        <translation>
            <numerusform>明牌桌上的对局 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyFoot</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Save study…</source>
        <translation>保存研究…</translation>
    </message>
    <message>
        <source>Save as a file for `cardtable study`</source>
        <translation>存为供 `cardtable study` 使用的文件</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Save as a web page to read, print and share, or as a table (R)</source>
        <translation>存为可供阅读、打印和分享的网页，或存为表格（R）</translation>
    </message>
</context>
<context>
    <name>StudyKeeping</name>
    <message>
        <source>The findings can&apos;t be saved: {why}.</source>
        <translation>无法保存结果：{why}。</translation>
    </message>
    <message>
        <source>The study can&apos;t be renamed: {why}.</source>
        <translation>无法重命名研究：{why}。</translation>
    </message>
</context>
<context>
    <name>StudyRun</name>
    <message>
        <source>The games can&apos;t be played: {why}.</source>
        <translation>无法进行对局：{why}。</translation>
    </message>
</context>
<context>
    <name>SweepAsking</name>
    <message>
        <source>Add goal</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Add another goal to meet</source>
        <translation>再添加一个要达成的目标</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>one rule at a time</source>
        <translation>一次一条规则</translation>
    </message>
    <message>
        <source>all combinations</source>
        <translation>所有组合</translation>
    </message>
    <message>
        <source>one at a time, plus all combinations of the first two</source>
        <translation>一次一条，另加前两条的全部组合</translation>
    </message>
    <message>
        <source>What to aim for</source>
        <translation>要达成什么</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>要试的值</translation>
    </message>
    <message>
        <source>{rule}, now {value}</source>
        <translation>{rule}，现为 {value}</translation>
    </message>
    <message>
        <source>{rule}: values to try</source>
        <translation>{rule}：要试的值</translation>
    </message>
    <message>
        <source>Values from {low} to {high}, separated by spaces</source>
        <translation>{low} 到 {high} 的值，用空格隔开</translation>
    </message>
    <message>
        <source>{rule} must be a whole number from {low} to {high}, not “{text}”.</source>
        <translation>{rule}必须是 {low} 到 {high} 的整数，而不是“{text}”。</translation>
    </message>
    <message>
        <source>Choose rules and the values to try.</source>
        <translation>选择规则和要试的值。</translation>
    </message>
    <message>
        <source>That makes {count} rule sets; the limit is {most}.</source>
        <translation>这会有 {count} 个规则集；上限是 {most} 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets to try</source>
        <translation>
            <numerusform>要试 %n 个规则集</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepCharts</name>
    <message>
        <source>One rule at a time</source>
        <translation>一次一条规则</translation>
    </message>
    <message>
        <source>Two rules</source>
        <translation>两条规则</translation>
    </message>
    <message>
        <source>Games that changed</source>
        <translation>走向不同的对局</translation>
    </message>
    <message>
        <source>Measure shown</source>
        <translation>显示的指标</translation>
    </message>
    <message>
        <source>Rule for rows</source>
        <translation>行所用的规则</translation>
    </message>
    <message>
        <source>Rule for columns</source>
        <translation>列所用的规则</translation>
    </message>
    <message>
        <source>Vertical:</source>
        <translation>纵向：</translation>
    </message>
    <message>
        <source>Horizontal:</source>
        <translation>横向：</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>每 100 局中走向不同的对局</translation>
    </message>
    <message>
        <source>Each bar shows one value tried, named at its end.</source>
        <translation>每根柱代表一个试过的值，值标在柱端。</translation>
    </message>
    <message>
        <source>Try two rules to see how they work together.</source>
        <translation>试两条规则，看它们如何共同起作用。</translation>
    </message>
    <message>
        <source>Choose two different rules.</source>
        <translation>请选择两条不同的规则。</translation>
    </message>
</context>
<context>
    <name>SweepGoal</name>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>as low as possible</source>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>as high as possible</source>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>移除这个目标</translation>
    </message>
</context>
<context>
    <name>SweepLegend</name>
    <message>
        <source>goal met</source>
        <translation>目标达成</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>目标未达成</translation>
    </message>
    <message>
        <source>not yet decided</source>
        <translation>尚未确定</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>最佳规则集</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>当前的值</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>提前淘汰</translation>
    </message>
</context>
<context>
    <name>SweepPage</name>
    <message>
        <source>Starting from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>start from the current rules</source>
        <translation>从当前规则开始</translation>
    </message>
    <message>
        <source>start from the standard rules</source>
        <translation>从原版规则开始</translation>
    </message>
    <message>
        <source>Other values</source>
        <translation>换其他值</translation>
    </message>
    <message>
        <source>Change the question (V)</source>
        <translation>更改问题（V）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Try values</source>
        <translation>开始试值</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as low as possible?</source>
        <translation>{table}：取什么值能让“{measure}”最低？</translation>
    </message>
    <message>
        <source>{table}: which values meet all {count} goals?</source>
        <translation>{table}：取什么值能达成全部 {count} 个目标？</translation>
    </message>
    <message>
        <source>{table}: which values bring “{measure}” to {range}?</source>
        <translation>{table}：取什么值能让“{measure}”达到目标（{range}）？</translation>
    </message>
    <message>
        <source>{table}: which values make “{measure}” as high as possible?</source>
        <translation>{table}：取什么值能让“{measure}”最高？</translation>
    </message>
    <message>
        <source>Play on with the best rule sets, for as long again (M)</source>
        <translation>用最好的几个规则集再玩同样长的时间（M）</translation>
    </message>
    <message>
        <source>Set up a table with the best rule set (P)</source>
        <translation>用最佳规则集摆一桌（P）</translation>
    </message>
    <message>
        <source>Compare the best</source>
        <translation>比较最佳规则集</translation>
    </message>
    <message>
        <source>Open the best rule set on the bench to see its effect on every measure (Enter)</source>
        <translation>在试验台上打开最好的规则集，查看它对每项指标的影响（Enter）</translation>
    </message>
    <message>
        <source>{game} with “{rules}” for {count} {player} players</source>
        <translation>{game}，采用“{rules}”，{count} 位{player}玩家</translation>
    </message>
    <message>
        <source>{game} for {count} {player} players</source>
        <translation>{game}，{count} 位{player}玩家</translation>
    </message>
    <message>
        <source>Try many values and see which do best.</source>
        <translation>试很多个值，看哪些最好。</translation>
    </message>
    <message>
        <source>Playing the first games…</source>
        <translation>正在进行最初的对局…</translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets</source>
        <translation>
            <numerusform>%n 个规则集</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: {sets} rule sets, {games} games</source>
        <translation>完成：{sets} 个规则集，{games} 局</translation>
    </message>
    <message>
        <source>{sets} rule sets, {games} games</source>
        <translation>{sets} 个规则集，{games} 局</translation>
    </message>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>已确定 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated early</source>
        <translation>
            <numerusform>提前淘汰 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>testing the best rule set on new deals</source>
        <translation>正在用新的发牌检验最佳规则集</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message>
        <source>On the table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>你的牌</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>What was said</source>
        <translation>说过的话</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>对局中的位置</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>左方向键</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>右方向键</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Ctrl and arrows</source>
        <translation>Ctrl 加方向键</translation>
    </message>
    <message>
        <source>Next or previous key moment</source>
        <translation>下一个或上一个关键时刻</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>Games you leave wait for you here.</source>
        <translation>你离开的对局会在这里等你。</translation>
    </message>
</context>
<context>
    <name>UnfitWarning</name>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge these rules.</source>
        <translation>无结论：这些玩家不适合评判这些规则。</translation>
    </message>
    <message>
        <source>Show unusual games</source>
        <translation>显示特殊对局</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>仍要评判</translation>
    </message>
    <message>
        <source>Show the findings with these players. Saved reports still give no verdict.</source>
        <translation>显示用这些玩家得到的结果。保存的报告仍不给出结论。</translation>
    </message>
    <message>
        <source>Measure with {player} players instead</source>
        <translation>改用{player}玩家来测</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Play on</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <source>Explore the game with all hands open, branches and notes</source>
        <translation>摊开所有手牌探究对局，可加分支和笔记</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>明牌桌</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <source>Starts a new practice game from this moment. The original game isn&apos;t changed.</source>
        <translation>从这一刻开始一局新的练习。原来那局不受影响。</translation>
    </message>
    <message>
        <source>Who plays at your seat</source>
        <translation>你的座位由谁来玩</translation>
    </message>
    <message>
        <source>Who plays at the seat of {name}</source>
        <translation>{name} 的座位由谁来玩</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着玩</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Whose decisions</source>
        <translation>谁的决定</translation>
    </message>
</context>
<context>
    <name>WorkNote</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>WorthBars</name>
    <message>
        <source>Wins in 100 games: {moves}</source>
        <translation>100 局中的胜局：{moves}</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>100 局中的胜局</translation>
    </message>
</context>
<context>
    <name>_CommandText</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Estimated.</source>
        <translation>估计值。</translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>已精确求解。</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>估计值（±{off}）。</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in 10)</source>
        <translation>
            <numerusform>{move}（10 次中 %n 次）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move}（%n 次）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>其他（%n 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} ({share}%)</source>
        <translation>{move}（{share}%）</translation>
    </message>
    <message>
        <source>Just as good: {moves}. {sure}</source>
        <translation>同样好：{moves}。{sure}</translation>
    </message>
    <message numerus="yes">
        <source>About as good: {moves} and %n more. {sure}</source>
        <translation>
            <numerusform>差不多好：{moves}，另有 %n 种。{sure}</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: {moves}. {sure}</source>
        <translation>差不多好：{moves}。{sure}</translation>
    </message>
    <message>
        <source>All moves are equal: you win {chance} in 100 games.</source>
        <translation>各种走法都一样：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>几乎一样好：{move}。</translation>
    </message>
    <message>
        <source>Next best: {move}, {chance} in 100.</source>
        <translation>其次：{move}，100 局赢 {chance} 局。</translation>
    </message>
</context>
<context>
    <name>bench</name>
    <message>
        <source>Nothing changed yet</source>
        <translation>尚未更改任何规则</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>What the rules change, by measure</source>
        <translation>规则改变了什么，逐项指标</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>原版</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>less · more</source>
        <translation>减少 · 增加</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>无目标</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Game {block}-{rotation} · {note}</source>
        <translation>第 {block}-{rotation} 局 · {note}</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>原版</translation>
    </message>
    <message>
        <source>differs by {swing}</source>
        <translation>相差 {swing}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>Rules {name}</source>
        <translation>规则 {name}</translation>
    </message>
    <message>
        <source>Save rule book</source>
        <translation>保存规则书</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Web pages or tables</source>
        <translation>网页或表格</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>保存研究</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
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
        <translation>得到支持</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>已推翻</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>more than {low}</source>
        <translation>大于 {low}</translation>
    </message>
    <message>
        <source>less than {high}</source>
        <translation>小于 {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>在 {low} 与 {high} 之间</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}：{why}</translation>
    </message>
    <message>
        <source>this game is open in another window</source>
        <translation>这局已在另一个窗口中打开</translation>
    </message>
    <message>
        <source>this game was continued in another window: open it again</source>
        <translation>这局已在另一个窗口中继续进行：请重新打开</translation>
    </message>
    <message>
        <source>unknown player {name}; choose from {players} or exec:COMMAND</source>
        <translation>未知的玩家 {name}；可选 {players} 或 exec:COMMAND</translation>
    </message>
    <message>
        <source>{player} is not a valid command: {why}</source>
        <translation>{player} 不是有效的命令：{why}</translation>
    </message>
    <message>
        <source>{player} contains no command</source>
        <translation>{player} 中没有命令</translation>
    </message>
    <message>
        <source>the program can&apos;t be started: {why}</source>
        <translation>无法启动程序：{why}</translation>
    </message>
    <message>
        <source>the program has stopped reading its input</source>
        <translation>程序已不再读取输入</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>the answer is longer than {size} KB</source>
        <translation>回答超过 {size} KB</translation>
    </message>
    <message>
        <source>answer may_say with {&quot;done&quot;: true}, after any talk</source>
        <translation>应以 {&quot;done&quot;: true} 回应 may_say，发言须在此之前</translation>
    </message>
    <message>
        <source>at most {most} lines of talk may come before an answer</source>
        <translation>回答之前最多可有 {most} 行发言</translation>
    </message>
    <message>
        <source>the answer must be for the program&apos;s own seat, {seat}</source>
        <translation>程序只能替自己的座位 {seat} 回答</translation>
    </message>
    <message>
        <source>unrecognised arguments: {words}</source>
        <translation>无法识别的参数：{words}</translation>
    </message>
    <message>
        <source>the game {name} can&apos;t be used: {why}</source>
        <translation>无法使用游戏 {name}：{why}</translation>
    </message>
    <message>
        <source>unknown game {name}; choose from {choices}</source>
        <translation>未知的游戏 {name}；可选 {choices}</translation>
    </message>
    <message>
        <source>unknown value {name}; choose from {choices}</source>
        <translation>未知的值 {name}；可选 {choices}</translation>
    </message>
    <message>
        <source>the folder already contains {what} ({held}); choose an empty one</source>
        <translation>文件夹中已有{what}（{held}）；请选择空文件夹</translation>
    </message>
    <message>
        <source>nobody has a decision to make: a deal or a draw comes next</source>
        <translation>现在没有人要做决定：接下来是发牌或抽牌</translation>
    </message>
    <message>
        <source>{name} is neither a command nor an existing file</source>
        <translation>{name} 既不是命令，也不是已有的文件</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>另有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must be between {low} and {high}, not {value}</source>
        <translation>{name} 应为 {low} 至 {high}，而不是 {value}</translation>
    </message>
    <message>
        <source>{option}: unknown study {name}; choose from {studies}</source>
        <translation>{option}：未知的研究 {name}；可选 {studies}</translation>
    </message>
    <message>
        <source>a part stores sums, not games: for tables of games, seats and decisions, run every shard with --csv</source>
        <translation>一份结果只存总和，不存对局：要得到对局、座位和决定的表格，请让每一份都带 --csv 运行</translation>
    </message>
    <message>
        <source>--parquet needs pyarrow, which is not installed: pip install pyarrow</source>
        <translation>--parquet 需要 pyarrow，但没有安装：pip install pyarrow</translation>
    </message>
    <message>
        <source>so few games can&apos;t be divided among the shards: play more games or use fewer shards</source>
        <translation>对局太少，不够分给各份：请增加对局或减少份数</translation>
    </message>
    <message numerus="yes">
        <source>interrupted after %n block(s)</source>
        <translation>
            <numerusform>在 %n 个区块后中断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more rule set(s)</source>
        <translation>
            <numerusform>另有 %n 个规则集</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>超过 {most} 字节</translation>
    </message>
    <message>
        <source>it has no summary</source>
        <translation>缺少摘要</translation>
    </message>
    <message>
        <source>the program was terminated by signal {number}</source>
        <translation>程序因信号 {number} 而结束</translation>
    </message>
    <message>
        <source>the program ended with status {number}</source>
        <translation>程序结束，状态码 {number}</translation>
    </message>
    <message>
        <source>the program ended: it closed its output</source>
        <translation>程序结束：它关闭了输出</translation>
    </message>
    <message>
        <source>no answer within {seconds} s</source>
        <translation>{seconds} 秒内没有回答</translation>
    </message>
    <message>
        <source>an empty line instead of an answer</source>
        <translation>以空行代替回答</translation>
    </message>
    <message>
        <source>{what}: {answer}</source>
        <translation>{what}：{answer}</translation>
    </message>
    <message>
        <source>the answer is not a move</source>
        <translation>回答不是走法</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>另一个程序正在写入</translation>
    </message>
    <message>
        <source>{card} is not a card</source>
        <translation>{card} 不是一张牌</translation>
    </message>
    <message>
        <source>{name} must have one entry for each of the {seats} seats, not {count}</source>
        <translation>{name} 应有 {seats} 项，每个座位一项，而不是 {count} 项</translation>
    </message>
    <message>
        <source>{name} must be {only}, not {value}</source>
        <translation>{name} 应为 {only}，而不是 {value}</translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s), not {count}</source>
        <translation>
            <numerusform>{name} 应有 %n 张牌，而不是 {count} 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must have %n card(s) for {who}, not {count}</source>
        <translation>
            <numerusform>{name} 应给 {who} %n 张牌，而不是 {count} 张</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can&apos;t be set to {limit}: the game has already reached {done}</source>
        <translation>{name} 不能设为 {limit}：对局已进行到 {done}</translation>
    </message>
    <message>
        <source>{name} must be {range}, not {value}</source>
        <translation>{name} 应为 {range}，而不是 {value}</translation>
    </message>
    <message>
        <source>unknown house rule {name}; choose from {rules}</source>
        <translation>未知的自定规则 {name}；可选 {rules}</translation>
    </message>
    <message>
        <source>{assignment} must have the form KEY=VALUE</source>
        <translation>{assignment} 应采用 KEY=VALUE 的形式</translation>
    </message>
    <message>
        <source>{what} may have at most {most} bytes</source>
        <translation>{what}最多 {most} 字节</translation>
    </message>
    <message>
        <source>trump must be called now</source>
        <translation>现在必须定将</translation>
    </message>
    <message>
        <source>a bid must be made now</source>
        <translation>现在必须叫分</translation>
    </message>
    <message>
        <source>a card must be played now</source>
        <translation>现在必须出牌</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between hands</source>
        <translation>自定规则只能在第一步之前和两盘之间更改</translation>
    </message>
    <message>
        <source>youngest_first must name each seat from 0 to {last} once, the youngest first</source>
        <translation>youngest_first 应把座位 0 至 {last} 各列一次，最年轻者在前</translation>
    </message>
    <message>
        <source>seat {seat} must be dealt {due} cards, not {count}</source>
        <translation>座位 {seat} 应分到 {due} 张牌，而不是 {count} 张</translation>
    </message>
    <message>
        <source>caller is missing: it must be one of the seats with the lowest score ({seats})</source>
        <translation>缺少 caller：应为得分最低的座位之一（{seats}）</translation>
    </message>
    <message>
        <source>caller must be one of the seats with the lowest score ({seats}), not {seat}</source>
        <translation>caller 应为得分最低的座位之一（{seats}），而不是 {seat}</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}</source>
        <translation>{name} 应为 {choices} 之一，而不是 {value}</translation>
    </message>
    <message>
        <source>points must be between 0 and {most}, the most that can be taken, not {points}</source>
        <translation>points 应为 0 至 {most}（最多可得的分），而不是 {points}</translation>
    </message>
    <message>
        <source>{card} does not follow suit: seat {seat} still has {led}</source>
        <translation>{card} 没有跟花色：座位 {seat} 手里还有{led}</translation>
    </message>
    <message>
        <source>this game has no reveals</source>
        <translation>这个游戏没有要揭示的内容</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between pots</source>
        <translation>自定规则只能在第一步之前和两个底池之间更改</translation>
    </message>
    <message>
        <source>a bet must be made now, not a guess</source>
        <translation>现在必须下注，而不是猜注</translation>
    </message>
    <message>
        <source>a guess must be made now, not a bet</source>
        <translation>现在必须猜注，而不是下注</translation>
    </message>
    <message>
        <source>chips must be between 0 and {most}, the most that may be bet, not {chips}</source>
        <translation>chips 应为 0 至 {most}（最多可下的注），而不是 {chips}</translation>
    </message>
    <message>
        <source>at least two players must still be in</source>
        <translation>至少要有两位玩家还没出局</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who is out</source>
        <translation>{name} 不能是 {who}，其已出局</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no chips to bet</source>
        <translation>{name} 不能是 {who}，其没有可下注的筹码</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between turns</source>
        <translation>自定规则只能在第一步之前和两个回合之间更改</translation>
    </message>
    <message>
        <source>{name} must hold the lowest cards: {cards}</source>
        <translation>{name} 应为最小的几张牌：{cards}</translation>
    </message>
    <message>
        <source>a round of draws must have one entry for each of the {seats} seats, not {count}</source>
        <translation>每轮抽牌应有 {seats} 项，每个座位一项，而不是 {count} 项</translation>
    </message>
    <message>
        <source>a counter-offer must change a wager or the value</source>
        <translation>还价必须改动某一方的赌注或牌值</translation>
    </message>
    <message>
        <source>wagers must be two numbers, the proposer&apos;s and the partner&apos;s, not {count}</source>
        <translation>wagers 应为两个数，即提议者和搭档的赌注，而不是 {count} 个</translation>
    </message>
    <message>
        <source>values must name at least one card</source>
        <translation>values 至少要列出一张牌</translation>
    </message>
    <message>
        <source>turns must be at least 1, not {turns}</source>
        <translation>turns 至少应为 1，而不是 {turns}</translation>
    </message>
    <message>
        <source>{name} must be empty if played cards may be looked through</source>
        <translation>可以翻看出过的牌时，{name} 必须为空</translation>
    </message>
    <message>
        <source>hands, played and buried must add up to {due} cards for {who}, not {count}</source>
        <translation>hands、played 和 buried 中 {who} 的牌合计应为 {due} 张，而不是 {count} 张</translation>
    </message>
    <message>
        <source>pennies and centre add up to {whole}, but there are only {most} pennies</source>
        <translation>pennies 与 centre 合计 {whole}，但总共只有 {most} 便士</translation>
    </message>
    <message>
        <source>{name}: at least two players must have some</source>
        <translation>{name}：至少要有两位玩家有便士</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {who}, who has no pennies and is out</source>
        <translation>{name} 不能是 {who}，其没有便士，已出局</translation>
    </message>
    <message numerus="yes">
        <source>no more than %n offer(s) can be made in a turn</source>
        <translation>
            <numerusform>一个回合最多提 %n 次条件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each side may lay at most %n card(s)</source>
        <translation>
            <numerusform>每方最多放 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} has no pennies left to raise with</source>
        <translation>座位 {seat} 没有便士可加价</translation>
    </message>
    <message>
        <source>the move must be {due}, not {move}</source>
        <translation>走法应为 {due}，而不是 {move}</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>missing key in double quotes</source>
        <translation>缺少带双引号的键</translation>
    </message>
    <message>
        <source>missing colon</source>
        <translation>缺少冒号</translation>
    </message>
    <message>
        <source>missing comma</source>
        <translation>缺少逗号</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>字符串未结束</translation>
    </message>
    <message>
        <source>control character in a string</source>
        <translation>字符串中有控制字符</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>无效的转义序列</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>结尾之后有多余内容</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>末尾有多余的逗号</translation>
    </message>
    <message>
        <source>expected a key or a table</source>
        <translation>此处应为键或表</translation>
    </message>
    <message>
        <source>missing or invalid key</source>
        <translation>缺少键或键无效</translation>
    </message>
    <message>
        <source>missing equals sign after a key</source>
        <translation>键后面缺少等号</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>缺少值或值无效</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>重复的键</translation>
    </message>
    <message>
        <source>duplicate table</source>
        <translation>重复的表</translation>
    </message>
    <message>
        <source>unclosed list</source>
        <translation>列表未闭合</translation>
    </message>
    <message>
        <source>unclosed table</source>
        <translation>表未闭合</translation>
    </message>
    <message>
        <source>unterminated string, or a control character in it</source>
        <translation>字符串未结束，或其中有控制字符</translation>
    </message>
    <message>
        <source>unexpected text after a value</source>
        <translation>值后面有多余内容</translation>
    </message>
    <message>
        <source>missing square bracket</source>
        <translation>缺少方括号</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>缺少 {key}</translation>
    </message>
    <message>
        <source>nothing can be dealt now</source>
        <translation>现在不能发牌</translation>
    </message>
    <message>
        <source>seat {seat} can&apos;t act for seat {other}</source>
        <translation>座位 {seat} 不能代替座位 {other} 行动</translation>
    </message>
    <message>
        <source>no move can be made before the cards are dealt</source>
        <translation>发牌之前不能走任何一步</translation>
    </message>
    <message>
        <source>no move can be made after the end of the game</source>
        <translation>对局结束之后不能再走任何一步</translation>
    </message>
    <message>
        <source>it is seat {turn}&apos;s turn, not seat {seat}&apos;s</source>
        <translation>现在是座位 {turn} 的回合，不是座位 {seat} 的</translation>
    </message>
    <message>
        <source>the result comes before the end of the game</source>
        <translation>对局还没结束就出现了结果</translation>
    </message>
    <message>
        <source>scores must be {right}, not {wrong}</source>
        <translation>scores 应为 {right}，而不是 {wrong}</translation>
    </message>
    <message>
        <source>winners must be {right}, not {wrong}</source>
        <translation>winners 应为 {right}，而不是 {wrong}</translation>
    </message>
    <message>
        <source>the worker at {worker} runs another version of Cardtable</source>
        <translation>{worker} 处的工作节点运行的是另一个版本的 Cardtable</translation>
    </message>
    <message>
        <source>{address} can&apos;t be reached any more; this machine continues alone</source>
        <translation>已无法连接 {address}；由本机独自继续</translation>
    </message>
    <message>
        <source>the file is empty; a study names its game and who plays: see {command}</source>
        <translation>文件为空；研究须写明游戏和玩家：参见 {command}</translation>
    </message>
    <message>
        <source>{key} belongs in {table}</source>
        <translation>{key} 应写在 {table} 中</translation>
    </message>
    <message>
        <source>unknown key {key}; choose from {keys}</source>
        <translation>未知的键 {key}；可选 {keys}</translation>
    </message>
    <message>
        <source>game is missing: it must be one of {choices}</source>
        <translation>缺少 game：应为 {choices} 之一</translation>
    </message>
    <message>
        <source>title must be a string, not {value}</source>
        <translation>title 应为字符串，而不是 {value}</translation>
    </message>
    <message>
        <source>seed must be a whole number from 0 to {most}, not {seed}</source>
        <translation>seed 应为 0 至 {most} 的整数，而不是 {seed}</translation>
    </message>
    <message>
        <source>that makes {count} rule sets; a study may have at most {most}</source>
        <translation>这样共有 {count} 个规则集；一项研究最多 {most} 个</translation>
    </message>
    <message>
        <source>{name} must be a table, not {value}</source>
        <translation>{name} 应为表，而不是 {value}</translation>
    </message>
    <message>
        <source>seats is missing: it must be a list of players</source>
        <translation>缺少 seats：应为玩家列表</translation>
    </message>
    <message>
        <source>seats must be a list of players, not {value}</source>
        <translation>seats 应为玩家列表，而不是 {value}</translation>
    </message>
    <message>
        <source>{name} must be a table of house rules, not {value}</source>
        <translation>{name} 应为自定规则表，而不是 {value}</translation>
    </message>
    <message>
        <source>{name} is already the name of the first rule set</source>
        <translation>{name} 已经是第一个规则集的名称</translation>
    </message>
    <message>
        <source>{name} must differ from the base</source>
        <translation>{name} 必须与基准不同</translation>
    </message>
    <message>
        <source>{name} must be a list of values to try, not {value}</source>
        <translation>{name} 应为待试值的列表，而不是 {value}</translation>
    </message>
    <message>
        <source>a sweep may have only one measure to raise or to lower</source>
        <translation>一次批量试值只能有一个要提高或降低的指标</translation>
    </message>
    <message>
        <source>{name} must be a measure, not {value}; choose from {measures}</source>
        <translation>{name} 应为指标，而不是 {value}；可选 {measures}</translation>
    </message>
    <message>
        <source>unknown measure {name}; choose from {measures}</source>
        <translation>未知的指标 {name}；可选 {measures}</translation>
    </message>
    <message>
        <source>{name} must be a range such as { from = 1, to = 2 }, not {value}</source>
        <translation>{name} 应为 { from = 1, to = 2 } 这样的范围，而不是 {value}</translation>
    </message>
    <message>
        <source>a goal may only have the keys within, from and to, not {key}</source>
        <translation>目标只能用 within、from 和 to 这几个键，不能用 {key}</translation>
    </message>
    <message>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} 应为数字，而不是 {value}</translation>
    </message>
    <message>
        <source>within must be a number of at least 0, and can&apos;t be used with from or to</source>
        <translation>within 应为与 0 的距离，且不能与 from 和 to 同用</translation>
    </message>
    <message>
        <source>from ({low}) must not be greater than to ({high})</source>
        <translation>from（{low}）不得大于 to（{high}）</translation>
    </message>
    <message>
        <source>also must be a list chosen from {choices}, not {value}</source>
        <translation>also 应为列表，各项取自 {choices}，而不是 {value}</translation>
    </message>
    <message>
        <source>a claim may only have the keys says and shown_by, not {key}</source>
        <translation>论断只能用 says 和 shown_by 这两个键，不能用 {key}</translation>
    </message>
    <message>
        <source>says must be a string, not {value}</source>
        <translation>says 应为字符串，而不是 {value}</translation>
    </message>
    <message>
        <source>shown_by must be a list such as [{example}], not {value}</source>
        <translation>shown_by 应为 [{example}] 这样的列表，而不是 {value}</translation>
    </message>
    <message>
        <source>each item of shown_by must be a table, not {value}</source>
        <translation>shown_by 的每一项应为表，而不是 {value}</translation>
    </message>
    <message>
        <source>items of shown_by may only have the keys measure, under, than, above and below, not {key}</source>
        <translation>shown_by 的各项只能用 measure、under、than、above 和 below 这几个键，不能用 {key}</translation>
    </message>
    <message>
        <source>unknown rule set {name}; choose from {sets}</source>
        <translation>未知的规则集 {name}；可选 {sets}</translation>
    </message>
    <message>
        <source>than must be {name}, and under must be another rule set</source>
        <translation>than 应为 {name}，under 应为另一个规则集</translation>
    </message>
    <message>
        <source>each item of shown_by needs above, below, or both</source>
        <translation>shown_by 的每一项须有 above 或 below，或两者都有</translation>
    </message>
    <message>
        <source>a translation</source>
        <translation>译文</translation>
    </message>
    <message>
        <source>the last step must have no answers</source>
        <translation>最后一步不得有回答</translation>
    </message>
    <message>
        <source>the translation must have {due} steps, not {count}</source>
        <translation>译文应有 {due} 步，而不是 {count} 步</translation>
    </message>
    <message>
        <source>the number of replies in step {number} of the translation must be {due}, not {count}</source>
        <translation>译文第 {number} 步应有 {due} 条回应，而不是 {count} 条</translation>
    </message>
    <message>
        <source>the summary of the translation must have {due} pictures, not {count}</source>
        <translation>译文的摘要应有 {due} 幅图，而不是 {count} 幅</translation>
    </message>
    <message>
        <source>a summary must have {due} pictures, not {count}</source>
        <translation>摘要应有 {due} 幅图，而不是 {count} 幅</translation>
    </message>
    <message>
        <source>a text must have between 1 and {most} characters, not {count}</source>
        <translation>文字应为 1 至 {most} 个字符，而不是 {count} 个</translation>
    </message>
    <message>
        <source>a reply may have at most {most} characters, not {count}</source>
        <translation>回应最多 {most} 个字符，而不是 {count} 个</translation>
    </message>
    <message>
        <source>an answer without goes_on needs a reply</source>
        <translation>没有 goes_on 的回答须有回应</translation>
    </message>
    <message>
        <source>at least one answer needs goes_on</source>
        <translation>至少有一个回答须有 goes_on</translation>
    </message>
    <message>
        <source>the last answer must have no move, because it stands for all other moves</source>
        <translation>最后一个回答不得写明走法，因为它代表其余所有走法</translation>
    </message>
    <message>
        <source>each item of points must be a card, a button, a zone (and its seat), or a seat</source>
        <translation>points 的每一项应为一张牌、一个按钮、一个区域（及其座位）或一个座位</translation>
    </message>
    <message>
        <source>lines must be moves or talk</source>
        <translation>lines 应为走法或发言</translation>
    </message>
    <message>
        <source>no legal move leads to the next step</source>
        <translation>没有合法的走法可以进入下一步</translation>
    </message>
    <message>
        <source>Whether players who lose an auction also spend the highest card they bid.</source>
        <translation>拍卖落败的玩家是否也要花掉自己出价中最大的一张牌。</translation>
    </message>
    <message>
        <source>Betting limit</source>
        <translation>下注限额</translation>
    </message>
    <message>
        <source>pot limit</source>
        <translation>底池限注</translation>
    </message>
    <message>
        <source>no limit; in the advanced game, pot limit</source>
        <translation>不限；进阶玩法中为底池限注</translation>
    </message>
    <message>
        <source>Number of bets</source>
        <translation>下注次数</translation>
    </message>
    <message>
        <source>Advanced, no limit</source>
        <translation>进阶，无限注</translation>
    </message>
    <message>
        <source>Second-highest bidder pays too</source>
        <translation>出价第二高者也要付</translation>
    </message>
    <message>
        <source>Played cards may be looked through</source>
        <translation>可以翻看出过的牌</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}：{what}</translation>
    </message>
    <message>
        <source>give a command, or no arguments to open the app</source>
        <translation>请给出命令，或不带参数以打开应用</translation>
    </message>
    <message>
        <source>{text} is not a file name</source>
        <translation>{text} 不是文件名</translation>
    </message>
    <message>
        <source>must be a whole number from {low} to {high}, not {text}</source>
        <translation>应为 {low} 至 {high} 的整数，而不是 {text}</translation>
    </message>
    <message>
        <source>must be a number above 0 and up to {most}, not {text}</source>
        <translation>应为大于 0 且不超过 {most} 的数，而不是 {text}</translation>
    </message>
    <message>
        <source>must be K/N, such as 2/3, not {text}</source>
        <translation>应为 K/N，例如 2/3，而不是 {text}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>seat {seat} has no decision to make here, but seat {other} has</source>
        <translation>座位 {seat} 在此没有决定要做，座位 {other} 有</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): {why}</source>
        <translation>座位 {seat}（{name}）：{why}</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}: name the players with {option}</source>
        <translation>{game} 有 {fewest} 至 {most} 个座位，而不是 {count} 个：请用 {option} 指定玩家</translation>
    </message>
    <message>
        <source>human players can only play in the app</source>
        <translation>真人玩家只能在应用里玩</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>没有可启动的程序 {command}</translation>
    </message>
    <message>
        <source>no program is writing to this pipe</source>
        <translation>没有程序在写入此管道</translation>
    </message>
    <message>
        <source>records</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>name at least one change with --set KEY=VALUE</source>
        <translation>请用 --set KEY=VALUE 至少指定一处更改</translation>
    </message>
    <message>
        <source>nothing to compare: both sets of rules are the same</source>
        <translation>没有可比较的内容：两个规则集相同</translation>
    </message>
    <message>
        <source>use either --new or --author, not both</source>
        <translation>--new 与 --author 只能用其一</translation>
    </message>
    <message>
        <source>name a study file, or use --new GAME to create one</source>
        <translation>请给出研究文件，或用 --new GAME 新建一个</translation>
    </message>
    <message>
        <source>there is no built-in study of this game</source>
        <translation>这个游戏没有内置研究</translation>
    </message>
    <message>
        <source>the seed {seed} could not be written: {why}</source>
        <translation>无法写入种子 {seed}：{why}</translation>
    </message>
    <message>
        <source>--cluster can&apos;t be used with --records or with programs as players</source>
        <translation>--cluster 不能与 --records 或程序玩家一起使用</translation>
    </message>
    <message>
        <source>--shard needs --games and --out</source>
        <translation>--shard 需要 --games 和 --out</translation>
    </message>
    <message>
        <source>--halve needs goals, or a measure to raise or lower</source>
        <translation>--halve 需要目标，或一个要提高或降低的指标</translation>
    </message>
    <message>
        <source>--halve plays all rule sets in one go and can&apos;t be used with --out</source>
        <translation>--halve 一次性进行所有规则集，不能与 --out 一起使用</translation>
    </message>
    <message>
        <source>an interrupted part isn&apos;t saved</source>
        <translation>中断的部分不会保存</translation>
    </message>
    <message>
        <source>the games people played can&apos;t be searched: {why}</source>
        <translation>无法搜索真人对局：{why}</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>座位 {seat}</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>{values} 之一</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>{name} applies to the whole game and can&apos;t change during it</source>
        <translation>{name} 适用于整局，中途不能更改</translation>
    </message>
    <message>
        <source>House rules for Cardtable. What you leave out keeps its default.</source>
        <translation>Cardtable 的自定规则。省略的规则保持默认值。</translation>
    </message>
    <message>
        <source>{values}; default: {value}</source>
        <translation>{values}；默认：{value}</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>只在{when}起作用。</translation>
    </message>
    <message>
        <source>Applies to the whole game and can&apos;t be changed during it.</source>
        <translation>适用于整局，中途不能更改。</translation>
    </message>
    <message>
        <source>a file of house rules</source>
        <translation>自定规则文件</translation>
    </message>
    <message>
        <source>these house rules are for {game}, not for {other}</source>
        <translation>这些自定规则适用于 {game}，不适用于 {other}</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than {most} characters</source>
        <translation>该行超过 {most} 个字符</translation>
    </message>
    <message>
        <source>not a TOML file: nested too deeply</source>
        <translation>不是 TOML 文件：嵌套过深</translation>
    </message>
    <message>
        <source>not a TOML file: {why}</source>
        <translation>不是 TOML 文件：{why}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>{card} is not in the hand of seat {seat}</source>
        <translation>{card} 不在座位 {seat} 的手牌中</translation>
    </message>
    <message>
        <source>the chips are missing</source>
        <translation>缺少筹码数</translation>
    </message>
    <message>
        <source>{name} lists a seat twice</source>
        <translation>{name} 重复列出了同一座位</translation>
    </message>
    <message>
        <source>the proposer&apos;s wager</source>
        <translation>提议者的赌注</translation>
    </message>
    <message>
        <source>the partner&apos;s wager</source>
        <translation>搭档的赌注</translation>
    </message>
    <message>
        <source>the card is missing</source>
        <translation>缺少牌</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left and can only pass</source>
        <translation>座位 {seat} 没有牌了，只能放弃行动</translation>
    </message>
    <message>
        <source>nobody is left to make a contract with</source>
        <translation>没有可以订契约的人了</translation>
    </message>
    <message>
        <source>there is nothing in the centre to bid for</source>
        <translation>中央没有可竞价的便士</translation>
    </message>
    <message>
        <source>seat {seat} has no cards left</source>
        <translation>座位 {seat} 没有牌了</translation>
    </message>
    <message>
        <source>seat {seat} has made no bid to raise</source>
        <translation>座位 {seat} 还没有出价，无从加价</translation>
    </message>
    <message>
        <source>seat {seat} is already in the bidding</source>
        <translation>座位 {seat} 已经在竞价</translation>
    </message>
    <message>
        <source>{name} is not a card of the pack</source>
        <translation>{name} 不是这副牌中的牌</translation>
    </message>
    <message>
        <source>a card is missing</source>
        <translation>缺少一张牌</translation>
    </message>
    <message>
        <source>{name} is dealt twice</source>
        <translation>{name} 发了两次</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>小数</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <translation>未知的键 {key}</translation>
    </message>
    <message>
        <source>{value} is not allowed</source>
        <translation>不允许 {value}</translation>
    </message>
    <message>
        <source>expected a list of length {wanted}, got {count}</source>
        <translation>应是长度为 {wanted} 的列表，而不是 {count}</translation>
    </message>
    <message>
        <source>expected {wanted}, got {kind}</source>
        <translation>应是{wanted}，而不是{kind}</translation>
    </message>
    <message>
        <source>expected at least {least}</source>
        <translation>应不小于 {least}</translation>
    </message>
    <message>
        <source>expected at most {most}</source>
        <translation>应不大于 {most}</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>该行超过 {most} 字节</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>the line is cut short</source>
        <translation>该行不完整</translation>
    </message>
    <message>
        <source>not JSON: {why} at character {column}</source>
        <translation>不是 JSON：{why}（第 {column} 个字符）</translation>
    </message>
    <message>
        <source>not JSON: {why}</source>
        <translation>不是 JSON：{why}</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>某个数字的位数过多</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>{setup} is not supported yet</source>
        <translation>尚不支持 {setup}</translation>
    </message>
    <message>
        <source>{game} has {fewest} to {most} seats, not {count}</source>
        <translation>{game} 有 {fewest} 至 {most} 个座位，而不是 {count} 个</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>对局还没开始就已结束</translation>
    </message>
    <message>
        <source>{game} has no talk</source>
        <translation>{game} 中没有发言</translation>
    </message>
    <message>
        <source>a second header</source>
        <translation>第二个文件头</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>passing is only possible in an auction</source>
        <translation>只有在拍卖中才能放弃</translation>
    </message>
    <message>
        <source>two seats have the same suit, {suit}</source>
        <translation>两个座位的花色相同：{suit}</translation>
    </message>
    <message>
        <source>prizes are not dealt when players offer their own cards</source>
        <translation>玩家拿自己的牌送拍时不发拍品</translation>
    </message>
    <message>
        <source>prizes are missing</source>
        <translation>缺少拍品</translation>
    </message>
    <message>
        <source>a prize is missing</source>
        <translation>缺少一件拍品</translation>
    </message>
    <message>
        <source>{card} does not belong to a spare suit</source>
        <translation>{card} 不属于闲置花色</translation>
    </message>
    <message>
        <source>{card} is not in play: each suit has {suit_size} cards</source>
        <translation>{card} 不是所用的牌：每种花色有 {suit_size} 张牌</translation>
    </message>
    <message>
        <source>{card} appears twice</source>
        <translation>{card} 出现了两次</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>结果之后不能再有内容</translation>
    </message>
    <message>
        <source>the record ends before line {until}</source>
        <translation>对局记录到此结束，没有第 {until} 行</translation>
    </message>
    <message>
        <source>the file was removed</source>
        <translation>文件已被删除</translation>
    </message>
    <message>
        <source>the file was changed by another program</source>
        <translation>文件已被另一个程序更改</translation>
    </message>
    <message>
        <source>this note would make the line too long for a record</source>
        <translation>加上这条笔记，该行对记录来说过长</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes</source>
        <translation>文件超过 {most} 字节</translation>
    </message>
    <message>
        <source>the file is too large for a study</source>
        <translation>文件过大，不会是研究</translation>
    </message>
    <message>
        <source>it contains {file} twice</source>
        <translation>其中 {file} 出现了两次</translation>
    </message>
    <message>
        <source>seat {seat} is played by {player}, who can&apos;t play at this table</source>
        <translation>座位 {seat} 由 {player} 来玩，但无法让其加入这张牌桌</translation>
    </message>
    <message>
        <source>the bot&apos;s process ended unexpectedly</source>
        <translation>机器人的进程意外结束</translation>
    </message>
    <message>
        <source>the file begins with a byte-order mark; a record must be plain UTF-8</source>
        <translation>文件以字节顺序标记开头；对局记录必须是纯 UTF-8</translation>
    </message>
    <message>
        <source>a record may have at most {most} blank lines</source>
        <translation>对局记录最多可有 {most} 个空行</translation>
    </message>
    <message>
        <source>the file is empty; a record must begin with a header</source>
        <translation>文件为空；对局记录必须以文件头开始</translation>
    </message>
    <message>
        <source>not JSON: lone surrogate</source>
        <translation>不是 JSON：孤立的代理项</translation>
    </message>
    <message>
        <source>not a header: format must be &quot;{format}&quot;</source>
        <translation>不是文件头：format 应为 &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>version must be {version}, not {other}</source>
        <translation>version 应为 {version}，而不是 {other}</translation>
    </message>
    <message>
        <source>rules must be an object</source>
        <translation>rules 应为对象</translation>
    </message>
    <message>
        <source>seed must be a whole number of at most 63 bits, not {seed}</source>
        <translation>seed 应为不超过 63 位的整数，而不是 {seed}</translation>
    </message>
    <message>
        <source>a line must have exactly one of {kinds}, not {several}</source>
        <translation>一行只能有 {kinds} 中的一个，而不是 {several}</translation>
    </message>
    <message>
        <source>reveal is only allowed in views, not in records</source>
        <translation>reveal 只能出现在视图里，不能出现在对局记录里</translation>
    </message>
    <message>
        <source>a line must have one of {kinds}</source>
        <translation>一行必须有 {kinds} 中的一个</translation>
    </message>
    <message>
        <source>result must be &quot;finished&quot;, not {value}</source>
        <translation>result 应为 &quot;finished&quot;，而不是 {value}</translation>
    </message>
    <message>
        <source>duplicate key {key}</source>
        <translation>重复的键 {key}</translation>
    </message>
    <message>
        <source>{name} is not a valid value</source>
        <translation>{name} 不是有效的值</translation>
    </message>
    <message>
        <source>{card} appears twice in {name}</source>
        <translation>{card} 在 {name} 中出现了两次</translation>
    </message>
    <message>
        <source>{card} appears both in {name} and in {other}</source>
        <translation>{card} 在 {name} 和 {other} 中都出现了</translation>
    </message>
    <message>
        <source>house rules can only change before the first move and between prizes</source>
        <translation>自定规则只能在第一步之前和两件拍品之间更改</translation>
    </message>
    <message>
        <source>a card must be offered now</source>
        <translation>现在必须送拍一张牌</translation>
    </message>
    <message>
        <source>a bid must be made now, not an offer</source>
        <translation>现在必须出价，而不是送拍</translation>
    </message>
    <message>
        <source>{card} does not beat the current bid, {standing}</source>
        <translation>{card} 压不过当前出价 {standing}</translation>
    </message>
    <message>
        <source>{suit} is not a suit in play; choose from {suits}</source>
        <translation>{suit} 不是所用的花色；可选 {suits}</translation>
    </message>
    <message>
        <source>{name}: {who} has a card that is not of their suit or not in play</source>
        <translation>{name}：{who} 有一张牌不属于其花色，或不是所用的牌</translation>
    </message>
    <message>
        <source>{name}: {who} must have as many cards as there are prizes to come ({due}), not {count}</source>
        <translation>{name}：{who} 的牌应与剩余拍品一样多（{due}），而不是 {count} 张</translation>
    </message>
    <message>
        <source>{name} may only hold earlier prizes</source>
        <translation>{name} 中只能有之前的拍品</translation>
    </message>
    <message>
        <source>prizes must all be of one suit, not {spare} and {suit}</source>
        <translation>拍品应全为同一花色，而不是 {spare} 和 {suit}</translation>
    </message>
    <message>
        <source>the record ends after {found} of the {count} lines expected</source>
        <translation>对局记录应有 {count} 行，但到第 {found} 行就结束了</translation>
    </message>
    <message>
        <source>line {until} comes before the header</source>
        <translation>第 {until} 行在文件头之前</translation>
    </message>
    <message>
        <source>a record must begin with a header</source>
        <translation>对局记录必须以文件头开始</translation>
    </message>
    <message>
        <source>a note may have at most {most} characters</source>
        <translation>笔记最多 {most} 个字符</translation>
    </message>
    <message>
        <source>the results belong to another question</source>
        <translation>这些结果属于另一个问题</translation>
    </message>
    <message>
        <source>it contains no {file}, so it is not a study</source>
        <translation>其中没有 {file}，所以不是研究</translation>
    </message>
    <message>
        <source>{file} in it is damaged: {why}</source>
        <translation>其中的 {file} 已损坏：{why}</translation>
    </message>
    <message>
        <source>it is damaged, or not a zip file</source>
        <translation>文件已损坏，或不是 ZIP 文件</translation>
    </message>
    <message>
        <source>it contains {count} files; a study may have at most {most}</source>
        <translation>其中有 {count} 个文件；一项研究最多 {most} 个</translation>
    </message>
    <message>
        <source>it contains {file}, which does not belong to a study</source>
        <translation>其中有 {file}，它不属于研究</translation>
    </message>
    <message>
        <source>{file} in it is encrypted, or compressed in a way that isn&apos;t supported</source>
        <translation>其中的 {file} 已加密，或采用了不支持的压缩方式</translation>
    </message>
    <message>
        <source>{file} in it is too large for a study</source>
        <translation>其中的 {file} 对研究来说过大</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>它已不存在</translation>
    </message>
    <message>
        <source>{player} failed in {count} matches in a row and was given up after match {number}</source>
        <translation>{player} 连续 {count} 局出错：第 {number} 局后不再继续</translation>
    </message>
    <message>
        <source>a worker process was told to end before its work was done</source>
        <translation>一个工作进程在完成之前被要求结束</translation>
    </message>
    <message>
        <source>a worker process ended before its work was done</source>
        <translation>一个工作进程在完成之前结束了</translation>
    </message>
    <message>
        <source>to use other machines, Cardtable needs an extra: pip install cardtable[cluster]</source>
        <translation>要使用其他机器，Cardtable 需要附加组件：pip install cardtable[cluster]</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}: {why}</source>
        <translation>{address} 没有调度器应答：{why}</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>{address} 的调度器没有工作节点</translation>
    </message>
    <message>
        <source>{address} has no workers left; this machine continues alone</source>
        <translation>{address} 已没有工作节点；由本机独自继续</translation>
    </message>
    <message>
        <source>a worker in the cluster failed: {why}</source>
        <translation>集群的一个工作节点无法继续：{why}</translation>
    </message>
    <message>
        <source>not a part of a study</source>
        <translation>不是研究的一部分</translation>
    </message>
    <message>
        <source>played by another version of Cardtable</source>
        <translation>由另一个版本的 Cardtable 进行</translation>
    </message>
    <message>
        <source>the results in it are damaged</source>
        <translation>其中的结果已损坏</translation>
    </message>
    <message>
        <source>{file} and {other} are parts of different studies</source>
        <translation>{file} 与 {other} 不属于同一项研究</translation>
    </message>
    <message>
        <source>{file} and {other} are the same part, {shard} of {shards}</source>
        <translation>{file} 与 {other} 是同一部分：第 {shard} 份，共 {shards} 份</translation>
    </message>
    <message>
        <source>part {shard} of {shards} is missing</source>
        <translation>缺少第 {shard} 份（共 {shards} 份）</translation>
    </message>
    <message>
        <source>the process that played the games has ended</source>
        <translation>进行对局的进程已结束</translation>
    </message>
    <message>
        <source>{what}; {other}</source>
        <translation>{what}；{other}</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>two rule sets are called {name}</source>
        <translation>有两个规则集都叫 {name}</translation>
    </message>
    <message>
        <source>step {number}: {why}</source>
        <translation>第 {number} 步：{why}</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>它属于另一个游戏</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>第 {line} 行：{why}</translation>
    </message>
    <message>
        <source>the record can&apos;t be written: {why}</source>
        <translation>无法写入对局记录：{why}</translation>
    </message>
    <message>
        <source>{who} can&apos;t play on: {why}</source>
        <translation>{who} 无法继续：{why}</translation>
    </message>
    <message>
        <source>picture {number}: {why}</source>
        <translation>图 {number}：{why}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} 或 {last}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许此操作</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>这不是文件夹</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>文件夹不为空</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>磁盘为只读</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>不是可执行的程序</translation>
    </message>
    <message>
        <source>Bidding War is by Ben, of ben.blog, 2020. It was published without a name; a reader suggested “the Scruffian Bidding War”.</source>
        <translation>Bidding War 由 ben.blog 的 Ben 于 2020 年创作。它发表时没有名字；有读者建议叫“the Scruffian Bidding War”。</translation>
    </message>
    <message>
        <source>Suit size</source>
        <translation>花色张数</translation>
    </message>
    <message>
        <source>How many cards each suit has, from the ace up. With 5: A 2 3 4 5.</source>
        <translation>每门花色有多少张牌，从 A 算起。5 张：A 2 3 4 5。</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>拍品</translation>
    </message>
    <message>
        <source>What players bid for: a shuffled suit that nobody holds, or cards that players offer in turn.</source>
        <translation>玩家竞拍什么：没有人持有的一门花色，洗好后使用；或玩家轮流送拍的牌。</translation>
    </message>
    <message>
        <source>a spare suit</source>
        <translation>一门闲置花色</translation>
    </message>
    <message>
        <source>the players&apos; own cards</source>
        <translation>玩家自己的牌</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>出价</translation>
    </message>
    <message>
        <source>All at once and face down, or face up in an auction where each bid must be higher.</source>
        <translation>所有人同时扣牌出价，或亮牌拍卖，每次出价都必须更高。</translation>
    </message>
    <message>
        <source>sealed, face down</source>
        <translation>暗标，扣牌</translation>
    </message>
    <message>
        <source>open auction</source>
        <translation>公开拍卖</translation>
    </message>
    <message>
        <source>Tied bids</source>
        <translation>出价并列</translation>
    </message>
    <message>
        <source>What happens to the prize if the highest bids tie: it is discarded, added to the next prize, or won by the highest bid that nobody else made.</source>
        <translation>最高出价并列时拍品怎么办：弃掉、并入下一件，或归没有与人重复的最高出价。</translation>
    </message>
    <message>
        <source>discard the prize</source>
        <translation>弃掉拍品</translation>
    </message>
    <message>
        <source>add it to the next</source>
        <translation>并入下一件</translation>
    </message>
    <message>
        <source>next highest bid wins</source>
        <translation>次高的出价赢得拍品</translation>
    </message>
    <message>
        <source>with sealed bids, since auctions never tie</source>
        <translation>暗标时（拍卖不会并列）</translation>
    </message>
    <message>
        <source>Value of an ace</source>
        <translation>A 的值</translation>
    </message>
    <message>
        <source>Both as a bid and as a prize.</source>
        <translation>出价和做拍品都按此计算。</translation>
    </message>
    <message>
        <source>Value of a jack</source>
        <translation>J 的值</translation>
    </message>
    <message>
        <source>when a suit has at least eleven cards</source>
        <translation>每门花色至少有十一张牌时</translation>
    </message>
    <message>
        <source>Value of a queen</source>
        <translation>Q 的值</translation>
    </message>
    <message>
        <source>when a suit has at least twelve cards</source>
        <translation>每门花色至少有十二张牌时</translation>
    </message>
    <message>
        <source>Value of a king</source>
        <translation>K 的值</translation>
    </message>
    <message>
        <source>when a suit has all thirteen cards</source>
        <translation>每门花色有全部十三张牌时</translation>
    </message>
    <message>
        <source>Order of offers</source>
        <translation>送拍顺序</translation>
    </message>
    <message>
        <source>In what order players offer cards: round the table and back again, so that nobody is always first, or always round the same way.</source>
        <translation>玩家按什么顺序送拍：绕桌一圈再折返，免得总是同一人在先；或始终按同一方向轮流。</translation>
    </message>
    <message>
        <source>there and back: A B C C B A</source>
        <translation>往返：A B C C B A</translation>
    </message>
    <message>
        <source>round: A B C A B C</source>
        <translation>循环：A B C A B C</translation>
    </message>
    <message>
        <source>when players offer their own cards</source>
        <translation>玩家送拍自己的牌时</translation>
    </message>
    <message>
        <source>Seller bids too</source>
        <translation>卖家也出价</translation>
    </message>
    <message>
        <source>Whether the player who offers a card may bid for it.</source>
        <translation>送拍的玩家可否参与出价。</translation>
    </message>
    <message>
        <source>Losers pay too</source>
        <translation>输家也要付</translation>
    </message>
    <message>
        <source>in an open auction</source>
        <translation>公开拍卖时</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>Quick: seven cards a suit</source>
        <translation>快速：每门七张牌</translation>
    </message>
    <message>
        <source>Ties raise the stakes</source>
        <translation>并列则累积</translation>
    </message>
    <message>
        <source>Queen over king</source>
        <translation>Q 大于 K</translation>
    </message>
    <message>
        <source>All picture cards are ten</source>
        <translation>花牌都算十</translation>
    </message>
    <message>
        <source>Open auction</source>
        <translation>公开拍卖</translation>
    </message>
    <message>
        <source>The players&apos; own cards</source>
        <translation>玩家自己的牌</translation>
    </message>
    <message>
        <source>Own cards, open auction</source>
        <translation>自己的牌，公开拍卖</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Cards each player still holds of their own suit.</source>
        <translation>每位玩家自己的花色中还剩下的牌。</translation>
    </message>
    <message>
        <source>In order, including those already gone.</source>
        <translation>按顺序，包括已经用掉的。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢得</translation>
    </message>
    <message>
        <source>Prizes each player has won; they count as points.</source>
        <translation>每位玩家赢得的拍品；它们计为分数。</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>累积</translation>
    </message>
    <message>
        <source>Prizes carried over to the current one.</source>
        <translation>并入当前拍品的牌。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先行的玩家</translation>
    </message>
    <message>
        <source>Who opens the bidding or offers a card.</source>
        <translation>由谁先出价或送拍。</translation>
    </message>
    <message>
        <source>Loser&apos;s Game is by Jonathan Leistiko, 2006.</source>
        <translation>Loser&apos;s Game 由 Jonathan Leistiko 于 2006 年创作。</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>获胜分数</translation>
    </message>
    <message>
        <source>The match ends once one player alone has the highest score, and it is at least this.</source>
        <translation>有一位玩家独自得分最高，且至少达到此分数时，对局结束。</translation>
    </message>
    <message>
        <source>when a match can have several hands and the cards taken score points</source>
        <translation>一局可以打不止一盘且拿到的牌有得分时</translation>
    </message>
    <message>
        <source>Points for a trump</source>
        <translation>将牌的分数</translation>
    </message>
    <message>
        <source>What each trump card scores for the player who takes it.</source>
        <translation>每张将牌给拿到它的玩家多少分。</translation>
    </message>
    <message>
        <source>Points for three of a kind</source>
        <translation>三条的分数</translation>
    </message>
    <message>
        <source>What three cards of the same rank score for the player who takes them.</source>
        <translation>同点数的三张牌给拿到它们的玩家多少分。</translation>
    </message>
    <message>
        <source>Points for four of a kind</source>
        <translation>四条的分数</translation>
    </message>
    <message>
        <source>What all four cards of the same rank score for the player who takes them. They don&apos;t also count as three of a kind.</source>
        <translation>同点数的四张牌给拿到它们的玩家多少分。不再另算三条。</translation>
    </message>
    <message>
        <source>Who calls trump in a tie</source>
        <translation>并列时由谁定将</translation>
    </message>
    <message>
        <source>Who calls trump when players tie for the lowest score: the youngest of them; one of them at random; or the youngest in the first hand, and later the first of them to the left of the last caller.</source>
        <translation>几位玩家最低分并列时由谁定将：其中最年轻的；其中随机一位；或第一盘由最年轻的，之后由其中从上次定将者左手边数起的第一位。</translation>
    </message>
    <message>
        <source>the youngest</source>
        <translation>最年轻的</translation>
    </message>
    <message>
        <source>one at random</source>
        <translation>随机一位</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>A made bid scores</source>
        <translation>达成叫分得</translation>
    </message>
    <message>
        <source>What players score when they take at least as many points as they bid.</source>
        <translation>拿到的分数不少于叫分的玩家得多少分。</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>所叫的分</translation>
    </message>
    <message>
        <source>all points taken</source>
        <translation>拿到的全部分数</translation>
    </message>
    <message>
        <source>when cards taken score points</source>
        <translation>拿到的牌有得分时</translation>
    </message>
    <message>
        <source>A failed bid costs</source>
        <translation>未达成叫分扣</translation>
    </message>
    <message>
        <source>What players lose when they take fewer points than they bid.</source>
        <translation>玩家拿到的分数少于叫分时扣多少分。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不扣</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>盘数上限</translation>
    </message>
    <message>
        <source>The match ends after this many hands at the latest; 0 means no limit.</source>
        <translation>最多打这么多盘，之后对局结束；0 表示不限。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Last trick may be looked at</source>
        <translation>可以再看最后一墩</translation>
    </message>
    <message>
        <source>Whether players may look at the last trick again until the next card is played. If not, tricks stay closed until the hand is over.</source>
        <translation>打出下一张牌之前，玩家可否再看最后一墩。否则，所有墩都要扣到本盘结束。</translation>
    </message>
    <message>
        <source>Short: to 25 points</source>
        <translation>短局：打到 25 分</translation>
    </message>
    <message>
        <source>Gentle: failed bids cost nothing</source>
        <translation>温和：未达成叫分不扣分</translation>
    </message>
    <message>
        <source>All points taken score</source>
        <translation>拿到的分数全算</translation>
    </message>
    <message>
        <source>Only trumps count</source>
        <translation>只有将牌计分</translation>
    </message>
    <message>
        <source>Collectors: sets count double</source>
        <translation>收藏家：成套加倍</translation>
    </message>
    <message>
        <source>Six hands</source>
        <translation>六盘</translation>
    </message>
    <message>
        <source>As dealt.</source>
        <translation>按发到的牌。</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>剩余的牌</translation>
    </message>
    <message>
        <source>The cards that nobody was dealt.</source>
        <translation>没有发给任何人的牌。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points from earlier hands.</source>
        <translation>前几盘的得分。</translation>
    </message>
    <message>
        <source>Who calls trump</source>
        <translation>谁定将</translation>
    </message>
    <message>
        <source>Any player, whatever their score.</source>
        <translation>任何玩家，无论有多少分。</translation>
    </message>
    <message>
        <source>with {trump_points}, {three_points} and {four_points} all 0, a match needs a {round_limit} to end</source>
        <translation>{trump_points}、{three_points}和{four_points}都为 0 时，须设置{round_limit}，对局才会结束</translation>
    </message>
    <message>
        <source>Mentalist Poker is by Alex Weldon, 2012.</source>
        <translation>Mentalist Poker 由 Alex Weldon 于 2012 年创作。</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>In the classic game one player guesses, and a missed bet goes into the pot. In the advanced game everyone guesses, and if all miss, the bettor takes as many chips from the pot as they bet.</source>
        <translation>经典玩法中由一位玩家猜，没猜中的注进入底池。进阶玩法中人人都猜，没有人猜中时，下注者从底池拿走与下注同样多的筹码。</translation>
    </message>
    <message>
        <source>classic: one guesses</source>
        <translation>经典：一人猜</translation>
    </message>
    <message>
        <source>advanced: everyone guesses</source>
        <translation>进阶：人人猜</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>起始筹码</translation>
    </message>
    <message>
        <source>How many chips each player starts with.</source>
        <translation>每位玩家开始时有多少筹码。</translation>
    </message>
    <message>
        <source>20; in the advanced game 10 for each player, if that is more</source>
        <translation>20；进阶玩法中按每位玩家 10 计算，取较大者</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>前注</translation>
    </message>
    <message>
        <source>What each player puts into the pot before betting begins.</source>
        <translation>下注开始前，每位玩家向底池投入多少。</translation>
    </message>
    <message>
        <source>The most a player may bet: all their chips, or no more than is in the pot.</source>
        <translation>玩家最多可以下注多少：全部筹码，或不超过底池。</translation>
    </message>
    <message>
        <source>Game ends</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Whether the others play on when a player can&apos;t pay the ante or has no chips to bet. With two players it makes no difference.</source>
        <translation>有玩家付不起前注或没有筹码可下时，其他人是否接着玩。只有两人时没有区别。</translation>
    </message>
    <message>
        <source>when one player is left</source>
        <translation>只剩一人时</translation>
    </message>
    <message>
        <source>when the first player is out</source>
        <translation>第一位玩家出局时</translation>
    </message>
    <message>
        <source>The game ends after this many bets, and the most chips win; 0 means no limit. Chips still in the pot then belong to nobody.</source>
        <translation>下注这么多次后对局结束，筹码最多者获胜；0 表示不限。那时底池里剩下的筹码不归任何人。</translation>
    </message>
    <message>
        <source>Quick: ten chips each</source>
        <translation>快速：每人十枚筹码</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>底池限注</translation>
    </message>
    <message>
        <source>Until the first player is out</source>
        <translation>到第一位玩家出局为止</translation>
    </message>
    <message>
        <source>Thirty bets</source>
        <translation>三十次下注</translation>
    </message>
    <message>
        <source>Advanced: everyone guesses</source>
        <translation>进阶：人人猜</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>What each player has, not counting the pot.</source>
        <translation>每位玩家有多少，底池除外。</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>底池</translation>
    </message>
    <message>
        <source>Chips in the pot, antes included.</source>
        <translation>底池里的筹码，含前注。</translation>
    </message>
    <message>
        <source>Who bets</source>
        <translation>谁下注</translation>
    </message>
    <message>
        <source>Whose turn it is to bet.</source>
        <translation>轮到谁下注。</translation>
    </message>
    <message>
        <source>First Bettor button</source>
        <translation>首注标记</translation>
    </message>
    <message>
        <source>Who bet first for this pot. The player to their left starts the next one.</source>
        <translation>这个底池谁先下注。下一个由其左手边的玩家开始。</translation>
    </message>
    <message>
        <source>the {ante} can&apos;t be higher than {starting_chips}</source>
        <translation>{ante}不得高于{starting_chips}</translation>
    </message>
    <message>
        <source>Miser is by Chris Young.</source>
        <translation>Miser 由 Chris Young 创作。</translation>
    </message>
    <message>
        <source>Starting pennies</source>
        <translation>起始便士</translation>
    </message>
    <message>
        <source>How many pennies each player starts with.</source>
        <translation>每位玩家开始时有多少便士。</translation>
    </message>
    <message>
        <source>Wager limit</source>
        <translation>赌注上限</translation>
    </message>
    <message>
        <source>The most pennies a player may wager on one contract or attack.</source>
        <translation>玩家在一次契约或进攻中最多可以押多少便士。</translation>
    </message>
    <message>
        <source>Cost of a pass</source>
        <translation>放弃行动的代价</translation>
    </message>
    <message>
        <source>What passing puts into the centre, or all a player has if that is less. It can be 0 only with a turn limit.</source>
        <translation>放弃行动时向中央投入多少，不足则投入全部。只有设了回合数上限才可为 0。</translation>
    </message>
    <message>
        <source>Uneven deal</source>
        <translation>不能均分时</translation>
    </message>
    <message>
        <source>How everyone gets the same number of cards: the lowest cards are removed before the shuffle, or the last cards are set aside face down.</source>
        <translation>怎样使每人牌数相同：洗牌前去掉最小的几张，或把最后几张扣放一旁。</translation>
    </message>
    <message>
        <source>remove lowest cards</source>
        <translation>去掉最小的</translation>
    </message>
    <message>
        <source>set last cards aside</source>
        <translation>搁置最后的</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>谁先行</translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high, and the highest goes first; or a random player does.</source>
        <translation>每人抽一张牌，A 最大，最大者先行；或者随机决定。</translation>
    </message>
    <message>
        <source>highest draw</source>
        <translation>抽到最大者</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Victim must match</source>
        <translation>受害者投入</translation>
    </message>
    <message>
        <source>What the victim puts in: as much as both partners together, or that but no more than the wager limit.</source>
        <translation>受害者投入多少：两位搭档之和，或两人之和但不超过赌注上限。</translation>
    </message>
    <message>
        <source>both wagers</source>
        <translation>两份赌注之和</translation>
    </message>
    <message>
        <source>up to wager limit</source>
        <translation>不超过赌注上限</translation>
    </message>
    <message>
        <source>Odd penny of a contract</source>
        <translation>契约中多出的一便士</translation>
    </message>
    <message>
        <source>Where an odd penny goes when partners split the centre.</source>
        <translation>搭档平分中央时，多出的一便士归谁。</translation>
    </message>
    <message>
        <source>stays in centre</source>
        <translation>留在中央</translation>
    </message>
    <message>
        <source>to the proposer</source>
        <translation>归提议者</translation>
    </message>
    <message>
        <source>Offers per turn</source>
        <translation>每回合提议次数</translation>
    </message>
    <message>
        <source>How many contracts may be offered in one turn, counter-offers included. The last offer can only be accepted or declined.</source>
        <translation>一个回合中可以提议几次契约，还价也算。最后一次只能接受或拒绝。</translation>
    </message>
    <message>
        <source>Tied attack</source>
        <translation>进攻并列</translation>
    </message>
    <message>
        <source>If totals tie: the pennies stay in the centre, are split evenly (an odd penny stays), or go to the victim.</source>
        <translation>如果合计并列：便士留在中央、平分（多出的一枚留下），或归受害者。</translation>
    </message>
    <message>
        <source>stay in centre</source>
        <translation>留在中央</translation>
    </message>
    <message>
        <source>split evenly</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>to the victim</source>
        <translation>归受害者</translation>
    </message>
    <message>
        <source>Unanswered attack</source>
        <translation>无人应战的进攻</translation>
    </message>
    <message>
        <source>What the attacker takes when the victim lays no card.</source>
        <translation>受害者一张牌都不放时，进攻者拿走什么。</translation>
    </message>
    <message>
        <source>whole centre</source>
        <translation>中央的全部便士</translation>
    </message>
    <message>
        <source>the two wagers</source>
        <translation>双方的赌注</translation>
    </message>
    <message>
        <source>Cards in an attack</source>
        <translation>进攻中的牌数</translation>
    </message>
    <message>
        <source>How many cards each side may lay in one attack; 0 means no limit.</source>
        <translation>一次进攻中每方可以放多少张牌；0 表示不限。</translation>
    </message>
    <message>
        <source>In contracts and attacks.</source>
        <translation>用于契约和进攻。</translation>
    </message>
    <message>
        <source>Value of jacks, queens and kings</source>
        <translation>J、Q、K 的值</translation>
    </message>
    <message>
        <source>Whether the second-highest bid for the centre is paid as well. Tied highest bids are paid either way.</source>
        <translation>为中央的便士竞价时，第二高的出价是否也要付。最高出价并列时，无论如何都要付。</translation>
    </message>
    <message>
        <source>When the first player has no pennies left, or when only one player has any left.</source>
        <translation>第一位玩家没有便士时，或只有一位玩家还有便士时。</translation>
    </message>
    <message>
        <source>first knock-out</source>
        <translation>首人出局</translation>
    </message>
    <message>
        <source>one player left</source>
        <translation>只剩一人</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>回合数上限</translation>
    </message>
    <message>
        <source>The game ends after this many turns, and the most pennies win; 0 means no limit.</source>
        <translation>这么多回合后对局结束，便士最多者获胜；0 表示不限。</translation>
    </message>
    <message>
        <source>Whether everyone may look through the played cards. If not, players must remember them, and the card of an unanswered attack is never shown.</source>
        <translation>是否人人可以翻看出过的牌。否则玩家必须自己记住，而无人应战的进攻所用的牌永远不亮出来。</translation>
    </message>
    <message>
        <source>Long: 40 pennies, capped contracts</source>
        <translation>长局：40 便士，契约封顶</translation>
    </message>
    <message>
        <source>Gentle: a penny at a time</source>
        <translation>温和：一次一便士</translation>
    </message>
    <message>
        <source>To the last player standing</source>
        <translation>打到只剩一人</translation>
    </message>
    <message>
        <source>Cards each player still holds.</source>
        <translation>每位玩家还持有的牌。</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已出的牌</translation>
    </message>
    <message>
        <source>Cards everyone has seen.</source>
        <translation>大家都见过的牌。</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>未应战的牌</translation>
    </message>
    <message>
        <source>Cards of unanswered attacks, never shown.</source>
        <translation>无人应战的进攻所用的牌，从未亮出。</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>便士</translation>
    </message>
    <message>
        <source>Players without pennies are out.</source>
        <translation>没有便士的玩家出局。</translation>
    </message>
    <message>
        <source>In the centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Pennies in the centre.</source>
        <translation>中央的便士。</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>The player who attacks, offers a contract, opens the bidding or passes.</source>
        <translation>进攻、提议契约、发起竞价或放弃行动的玩家。</translation>
    </message>
    <message>
        <source>with {pass_cost} 0, a game needs a {turn_limit} to end</source>
        <translation>{pass_cost}为 0 时，须设置{turn_limit}，对局才会结束</translation>
    </message>
</context>
<context>
    <name>distributions</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>emblems</name>
    <message>
        <source>key</source>
        <translation>钥匙</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>铃铛</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>月亮</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>船锚</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星星</translation>
    </message>
    <message>
        <source>flame</source>
        <translation>火焰</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>浅蓝</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>{shape}, {colour}</source>
        <translation>{shape}，{colour}</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>At most {most}.</source>
        <translation>最大为 {most}。</translation>
    </message>
    <message>
        <source>At least {least}.</source>
        <translation>最小为 {least}。</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>This measure can&apos;t be worked out with these players.</source>
        <translation>无法用这些玩家得出这项指标。</translation>
    </message>
    <message>
        <source>No games finished yet.</source>
        <translation>还没有打完的对局。</translation>
    </message>
    <message>
        <source>There are too few games so far to tell.</source>
        <translation>目前对局太少，还不好说。</translation>
    </message>
    <message>
        <source>The mean is {bounds}: inside the goal of {range}.</source>
        <translation>均值{bounds}：在目标（{range}）之内。</translation>
    </message>
    <message>
        <source>The mean is {bounds}: outside the goal of {range}.</source>
        <translation>均值{bounds}：在目标（{range}）之外。</translation>
    </message>
    <message>
        <source>The mean is {bounds}: partly inside the goal of {range}.</source>
        <translation>均值{bounds}：部分落在目标（{range}）之内。</translation>
    </message>
    <message>
        <source>{high}% or less</source>
        <translation>不超过 {high}%</translation>
    </message>
    <message>
        <source>{high} or less</source>
        <translation>不超过 {high}</translation>
    </message>
    <message>
        <source>{low}% or more</source>
        <translation>不低于 {low}%</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>不低于 {low}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} 到 {high}%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>在 {low} 与 {high} 之间</translation>
    </message>
    <message>
        <source>between {low} and {high}%</source>
        <translation>在 {low} 与 {high}% 之间</translation>
    </message>
</context>
<context>
    <name>fitness</name>
    <message>
        <source>These players aren&apos;t fit to judge these rules. {why}</source>
        <translation>这些玩家不适合评判这些规则。{why}</translation>
    </message>
    <message>
        <source>It isn&apos;t known yet whether these players are fit to judge these rules. {why}</source>
        <translation>尚不清楚这些玩家是否适合评判这些规则。{why}</translation>
    </message>
    <message>
        <source>Programs can&apos;t be tested here.</source>
        <translation>程序不能在这里检验。</translation>
    </message>
    <message>
        <source>These players move at random, so they don&apos;t show how people play.</source>
        <translation>这些玩家随机出招，所以看不出人会怎么玩。</translation>
    </message>
    <message>
        <source>The {best} player knows the solution of this game: nobody wins more than a fair share against them.</source>
        <translation>{best}玩家掌握了这个游戏的解：面对这种玩家，没有人能赢得比平均应得更多。</translation>
    </message>
    <message>
        <source>The {best} player wins {rate} games in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>{best}玩家对{below}玩家，100 局赢 {rate} 局 {bounds}；平均应得为 {fair} 局。</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), the {best} player has won {rate} in 100 {bounds} against {below} players; a fair share would be {fair}.</source>
        <translation>
            <numerusform>%n 局之后，{best}玩家对{below}玩家，100 局赢 {rate} 局 {bounds}；平均应得为 {fair} 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) that differed, no player chose differently because of the rules: these players don&apos;t take them into account.</source>
        <translation>
            <numerusform>有 %n 局走向不同，但其中没有玩家因规则而改变选择：这些玩家不把这些规则考虑在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Among themselves, these players share the win in {rate} of 100 games, compared with {others} against {below} players: they play alike and get in each other&apos;s way.</source>
        <translation>这些玩家彼此对局时，100 局中有 {rate} 局共享胜利，与{below}玩家对局时则为 {others} 局：打法相同，互相妨碍。</translation>
    </message>
    <message>
        <source>Some simple strategies that might beat these players haven&apos;t been tried yet.</source>
        <translation>有些可能胜过这些玩家的简单打法还没有试过。</translation>
    </message>
    <message>
        <source>In {games} games, a player who {idea} wins {rate} in 100 against these players; a fair share would be {fair}. These players haven&apos;t learnt these rules.</source>
        <translation>有一种玩家（{idea}），在 {games} 局中对这些玩家 100 局赢 {rate} 局；平均应得为 {fair} 局。这些玩家还没有学会这些规则。</translation>
    </message>
    <message>
        <source>No games have differed so far.</source>
        <translation>目前还没有走向不同的对局。</translation>
    </message>
</context>
<context>
    <name>forecast</name>
    <message>
        <source>By the end there will be about {pairs} pairs of games: enough to show a change of {reach} in 100 in the games a seat wins.</source>
        <translation>到结束时约有 {pairs} 组配对对局：足以看出某个座位每 100 局的胜局变化 {reach} 局。</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Bid how many points you will take, then take them. The player in last place calls trump. 2 to 8 players.</source>
        <translation>先叫要拿多少分，再把它们拿到手。得分最低者定将。2 到 8 人。</translation>
    </message>
    <message>
        <source>Bet chips behind your screen, and guess how many the others bet behind theirs. 2 to 8 players.</source>
        <translation>在挡板后用筹码下注，猜别人在挡板后下了多少。2 到 8 人。</translation>
    </message>
    <message>
        <source>Attack, make contracts, and break them. The most pennies win. 3 to 8 players.</source>
        <translation>进攻，订契约，再毁约。便士最多者获胜。3 到 8 人。</translation>
    </message>
    <message>
        <source>One suit is your money, another the prizes. Bid well, and never predictably. 2 to 7 players.</source>
        <translation>一门花色是你的钱，另一门是拍品。出价要精明，还不能让人料到。2 到 7 人。</translation>
    </message>
</context>
<context>
    <name>impressions</name>
    <message numerus="yes">
        <source>Median length of %n game(s) that people played by these rules: {minutes} min.</source>
        <translation>
            <numerusform>真人按这些规则玩了 %n 局，用时 {minutes} 分钟（中位数）。</numerusform>
        </translation>
    </message>
    <message>
        <source>fun</source>
        <translation>好玩</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>清楚</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>公平</translation>
    </message>
    <message numerus="yes">
        <source>People who played %n game(s) by these rules say:</source>
        <translation>
            <numerusform>按这些规则玩过 %n 局的人说：</numerusform>
        </translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>/ {most}</translation>
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
        <translation>、</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} 和 {last}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <comment>before a word that begins with the sound of i: Ann e Inés</comment>
        <translation>{parts} 和 {last}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the clauses of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>a name, and what is said of it</comment>
        <translation>{label}：{value}</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <comment>two sentences, one behind the other</comment>
        <translation>{sentence}{next}</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <comment>a clause as a whole sentence</comment>
        <translation>{clause}。</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>No font for {language} is installed. Install one, or choose another language.</source>
        <translation>没有安装适合 {language} 的字体。请安装一款，或选择其他语言。</translation>
    </message>
</context>
<context>
    <name>losers</name>
    <message>
        <source>Points to bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>One point less</source>
        <translation>少叫一分</translation>
    </message>
    <message>
        <source>One point more</source>
        <translation>多叫一分</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>叫 {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) in hand ({suit})</source>
        <translation>
            <numerusform>手里有 %n 张将牌（{suit}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if you take all of them</source>
        <translation>
            <numerusform>全部拿到可得 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>three of a kind: {points}</source>
        <translation>三条：{points}</translation>
    </message>
    <message>
        <source>four of a kind: {points}</source>
        <translation>四条：{points}</translation>
    </message>
    <message>
        <source>four of a kind: nothing</source>
        <translation>四条：不得分</translation>
    </message>
    <message>
        <source>all in your hand</source>
        <translation>都在你手里</translation>
    </message>
    <message numerus="yes">
        <source>%n in other hands</source>
        <translation>
            <numerusform>别人手里还有 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>What your cards are worth</source>
        <translation>你的牌值多少</translation>
    </message>
    <message numerus="yes">
        <source>Most that can be taken: %n point(s)</source>
        <translation>
            <numerusform>最多可拿：%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>没有将牌</translation>
    </message>
    <message numerus="yes">
        <source>and %n more pair(s)</source>
        <translation>
            <numerusform>另有 %n 个对子</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} of {tried} bids made ({share}%)</source>
        <translation>叫分 {tried} 次，达成 {made} 次（{share}%）</translation>
    </message>
    <message>
        <source>hide it</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>show it again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>最后一墩</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at, until the next card is played.</source>
        <translation>只能看最后一墩，到打出下一张牌为止。</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>最后一墩</translation>
    </message>
    <message>
        <source>led</source>
        <translation>领出</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>赢下</translation>
    </message>
    <message>
        <source>called trump</source>
        <translation>定将</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <translation>将牌：{suit}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>第 {number} 盘</translation>
    </message>
    <message numerus="yes">
        <source>%n of rank {rank}</source>
        <translation>
            <numerusform>%n 张 {rank}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points} ({counted}): {outcome}, {gain}, now {score}</source>
        <translation>{who} 叫 {bid}，拿到 {points}（{counted}）：{outcome}，{gain}，现为 {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n 张将牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of hand {number}</source>
        <translation>第 {number} 盘的结果</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>三条和四条</translation>
    </message>
    <message>
        <source>took</source>
        <translation>拿到</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>增减</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>{suit} were trump</source>
        <translation>将牌是{suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n 墩</numerusform>
        </translation>
    </message>
    <message>
        <source>trump</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>Calling trump, as the loser does, is an advantage.</source>
        <translation>落后者得以定将，这是一种优势。</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>盘</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Your choice hardly matters here: you win about {chance} in 100 matches.</source>
        <translation>这里怎么选差别不大：100 局你约赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Call {move}: you win {chance} in 100 matches.</source>
        <translation>定{move}为将牌：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 matches.</source>
        <translation>叫 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 matches.</source>
        <translation>出 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Next best: {moves}.</source>
        <translation>其次：{moves}。</translation>
    </message>
    <message>
        <source>The lead is shared, so the match goes on.</source>
        <translation>并列领先，所以对局继续。</translation>
    </message>
    <message>
        <source>Hand {number}, playing to {target}</source>
        <translation>第 {number} 盘，打到 {target} 分</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>第 {number} 盘，共 {count} 盘</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid} · {points} taken</source>
        <translation>{bid} · 已拿 {points}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>trump?</source>
        <translation>定将？</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>剩余的牌</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>赢下此墩</translation>
    </message>
    <message numerus="yes">
        <source>Set aside, face up: {cards}.</source>
        <translation>
            <numerusform>剩余的牌，牌面朝上：{cards}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last hand was played.</source>
        <translation>最后一盘已打完。</translation>
    </message>
    <message>
        <source>The score after each hand</source>
        <translation>每盘后的得分</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一盘</translation>
    </message>
    <message>
        <source>Which suit will be trump?</source>
        <translation>定哪种花色为将牌？</translation>
    </message>
    <message>
        <source>How many points do you bid?</source>
        <translation>你叫多少分？</translation>
    </message>
    <message>
        <source>You lead. Play any card.</source>
        <translation>由你领出。出任意一张牌。</translation>
    </message>
    <message>
        <source>{who} led {card}. Your card?</source>
        <translation>{who} 领出 {card}。你出什么？</translation>
    </message>
    <message>
        <source>Lead {card}</source>
        <translation>领出 {card}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>出 {card}</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>跟花色</translation>
    </message>
    <message>
        <source>trumps the trick</source>
        <translation>将吃</translation>
    </message>
    <message>
        <source>can&apos;t take the trick</source>
        <translation>赢不了这一墩</translation>
    </message>
    <message>
        <source>{suit} were led: you must follow suit.</source>
        <translation>领出的是{suit}：你必须跟这种花色。</translation>
    </message>
    <message>
        <source>you score the points you take</source>
        <translation>拿多少得多少</translation>
    </message>
    <message>
        <source>you can&apos;t lose points</source>
        <translation>不会扣分</translation>
    </message>
    <message>
        <source>the points you take, if you make it</source>
        <translation>达成则拿多少得多少</translation>
    </message>
    <message>
        <source>the points you take, or {loss} if you fail</source>
        <translation>拿多少得多少，未达成则 {loss}</translation>
    </message>
    <message>
        <source>{gain} if you make it</source>
        <translation>达成则 {gain}</translation>
    </message>
    <message>
        <source>{gain} if you make it, {loss} if you fail</source>
        <translation>达成则 {gain}，未达成则 {loss}</translation>
    </message>
    <message>
        <source>you will call trump</source>
        <translation>由你定将</translation>
    </message>
    <message>
        <source>{who} will call trump</source>
        <translation>由 {who} 定将</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>叫分：{bids}。</translation>
    </message>
    <message>
        <source>Bids so far: {bids}.</source>
        <translation>目前的叫分：{bids}。</translation>
    </message>
    <message>
        <source>Bid the points you will take in each hand, then take them. Reach {points} and have more than anyone else to win.</source>
        <translation>每盘先叫要拿多少分，再把它们拿到手。达到 {points}且比其他人都多，就赢了。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message numerus="yes">
        <source>A pack of 52 cards is dealt, %n card(s) to each player. Aces are high, twos are low.</source>
        <translation>
            <numerusform>一副 52 张牌全部发出，每人 %n 张。A 最大，2 最小。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) left over are set aside face up and count for nobody.</source>
        <translation>
            <numerusform>多出的 %n 张牌面朝上放在一旁，不归任何人。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does.</source>
        <translation>如有玩家并列，由其中最年轻的定将。</translation>
    </message>
    <message>
        <source>If players tie, one of them is chosen at random.</source>
        <translation>如有玩家并列，随机选出其中一位定将。</translation>
    </message>
    <message>
        <source>If players tie, the youngest of them does in the first hand; after that, the first of them to the left of the last player who called.</source>
        <translation>如有玩家并列，第一盘由其中最年轻的定将，之后由其中从上次定将者左手边数起的第一位定将。</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>The player with the lowest score looks at their cards and calls trump. Being behind has its advantages.</source>
        <translation>得分最低的玩家看过自己的牌后定将。落后也有落后的好处。</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score your bid. Points beyond it score nothing.</source>
        <translation>拿到的分数不少于叫分，就得到所叫的分。多拿的不算。</translation>
    </message>
    <message>
        <source>If you take at least as many points as you bid, you score all the points you took.</source>
        <translation>拿到的分数不少于叫分，就得到拿到的全部分数。</translation>
    </message>
    <message>
        <source>If you take fewer, you lose your bid in points.</source>
        <translation>拿少了，就扣掉所叫的分。</translation>
    </message>
    <message>
        <source>If you take fewer, you score nothing.</source>
        <translation>拿少了，不得分。</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Everyone in turn bids how many points they will take in this hand. The player to the left of the trump caller bids first, the caller last.</source>
        <translation>每人依次叫出这一盘要拿多少分。定将者左手边的玩家先叫，定将者最后叫。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>墩</translation>
    </message>
    <message>
        <source>The trump caller leads any card to the first trick. Clockwise, the others each play a card: of the suit led if they hold one, otherwise any card.</source>
        <translation>第一墩由定将者领出任意一张牌。其他人按顺时针各出一张：有领出的花色就必须跟，没有则随意。</translation>
    </message>
    <message>
        <source>The highest trump takes the trick or, without a trump, the highest card of the suit led. You never have to beat a card.</source>
        <translation>最大的将牌赢下这一墩；没有将牌时，领出花色中最大的牌赢。谁都不必压过已出的牌。</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over, except at the last one until the next card is played.</source>
        <translation>赢墩的玩家把这一墩扣放好，并领出下一墩。本盘结束前谁都不得翻看赢得的墩；只有最后一墩例外，打出下一张牌之前可以看。</translation>
    </message>
    <message>
        <source>Nobody may look at tricks until the hand is over.</source>
        <translation>本盘结束前，谁都不得翻看赢得的墩。</translation>
    </message>
    <message>
        <source>The game favours those who are losing: the player furthest behind catches up.</source>
        <translation>游戏偏向落后者：落后最多的玩家会追上来。</translation>
    </message>
    <message>
        <source>Accurate bidding matters: if failed bids cost nothing, skill counts for less.</source>
        <translation>叫分准确很重要：如果未达成的叫分没有代价，技巧的作用就会变小。</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>highest so far</source>
        <translation>目前最大</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>你的牌：{cards}</translation>
    </message>
    <message>
        <source>Cards of {who}: {cards}</source>
        <translation>{who} 的牌：{cards}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>{player}会选：{moves}</translation>
    </message>
    <message>
        <source>In the first hand, that is the youngest of all.</source>
        <translation>第一盘由所有人中最年轻的定将。</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to the most points that one player could take.</source>
        <translation>可以叫 0 到一位玩家最多可拿的分数之间的任何数。</translation>
    </message>
    <message>
        <source>A bid of 0 can&apos;t fail.</source>
        <translation>叫 0 分总能达成。</translation>
    </message>
    <message>
        <source>The player who takes a trick places it face down and leads to the next. Nobody may look at tricks until the hand is over.</source>
        <translation>赢墩的玩家把这一墩扣放好，并领出下一墩。本盘结束前谁都不得翻看赢得的墩。</translation>
    </message>
    <message>
        <source>Each trump card: {points}.</source>
        <translation>每张将牌：{points}。</translation>
    </message>
    <message>
        <source>Three of a kind: {points}.</source>
        <translation>三条：{points}。</translation>
    </message>
    <message>
        <source>Four of a kind: {points}. They don&apos;t also count as three of a kind.</source>
        <translation>四条：{points}，不再另算三条。</translation>
    </message>
    <message>
        <source>Four of a kind: nothing, not even the points for three.</source>
        <translation>四条：不得分，连三条的分也没有。</translation>
    </message>
    <message>
        <source>Nothing else counts.</source>
        <translation>其他牌都不计分。</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>墩里的分数</translation>
    </message>
    <message>
        <source>The match ends after a hand in which one player alone has the highest score, and it is at least {points}.</source>
        <translation>一盘之后，如果有一位玩家独自得分最高，且至少有 {points}，对局结束。</translation>
    </message>
    <message>
        <source>Until then, another hand is dealt.</source>
        <translation>在此之前，接着再发一盘。</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n hand(s) at the latest; players who tie then share the win.</source>
        <translation>
            <numerusform>最多打 %n 盘；到时并列的玩家共享胜利。</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>得分最多者获胜。</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>对局结束</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>还没叫分</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>叫 {points}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>达成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未达成</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>精确值。</translation>
    </message>
    <message>
        <source>{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}.</source>
        <translation>{who}：叫 {bid}，拿到 {points}：{outcome}，{gain}，现为 {score}。</translation>
    </message>
    <message>
        <source>You call {suit} as trump.</source>
        <translation>你定{suit}为将牌。</translation>
    </message>
    <message>
        <source>{who} calls {suit} as trump.</source>
        <translation>{who} 定{suit}为将牌。</translation>
    </message>
    <message>
        <source>You bid {points}.</source>
        <translation>你叫 {points}。</translation>
    </message>
    <message>
        <source>{who} bids {points}.</source>
        <translation>{who} 叫 {points}。</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>你赢下这一墩。</translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation>{who} 赢下这一墩。</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>这一盘结束了。</translation>
    </message>
    <message numerus="yes">
        <source>Hand {number} is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>第 {number} 盘发牌，每人 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>You call trump.</source>
        <translation>由你定将。</translation>
    </message>
    <message>
        <source>{who} calls trump.</source>
        <translation>由 {who} 定将。</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>你领出 {card}。</translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation>{who} 领出 {card}。</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>你出 {card}。</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} 出 {card}。</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>第 {number} 盘结束了。</translation>
    </message>
    <message>
        <source>You made your bid of {bid}.</source>
        <translation>你达成了 {bid} 的叫分。</translation>
    </message>
    <message>
        <source>You bid {bid} but took only {points}: your bid failed.</source>
        <translation>你叫 {bid}，只拿到 {points}：未达成。</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>你赢下了。</translation>
    </message>
    <message>
        <source>{who} took it.</source>
        <translation>{who} 赢下了。</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>最后一墩：{cards}。</translation>
    </message>
    <message>
        <source>{made} of {count} bids made, {ahead}.</source>
        <translation>叫分 {count} 次，达成 {made} 次，{ahead}。</translation>
    </message>
    <message>
        <source>Hand {number}: you take the lead for good.</source>
        <translation>第 {number} 盘：你取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>Hand {number}: {who} takes the lead for good.</source>
        <translation>第 {number} 盘：{who} 取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>Hand {number}, the last: you take the lead.</source>
        <translation>第 {number} 盘，最后一盘：你取得领先。</translation>
    </message>
    <message>
        <source>Hand {number}, the last: {who} takes the lead.</source>
        <translation>第 {number} 盘，最后一盘：{who} 取得领先。</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} but take only {points}, the costliest bid of the match.</source>
        <translation>第 {number} 盘：你叫 {bid}，只拿到 {points}，是全局代价最大的叫分。</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} but takes only {points}, the costliest bid of the match.</source>
        <translation>第 {number} 盘：{who} 叫 {bid}，只拿到 {points}，是全局代价最大的叫分。</translation>
    </message>
    <message>
        <source>Hand {number}: you bid {bid} and make it with {points}, the best hand of the match.</source>
        <translation>第 {number} 盘：你叫 {bid}，拿到 {points}，达成叫分，是全局最好的一盘。</translation>
    </message>
    <message>
        <source>Hand {number}: {who} bids {bid} and makes it with {points}, the best hand of the match.</source>
        <translation>第 {number} 盘：{who} 叫 {bid}，拿到 {points}，达成叫分，是全局最好的一盘。</translation>
    </message>
    <message>
        <source>Hand {number}, calling trump</source>
        <translation>第 {number} 盘，定将</translation>
    </message>
    <message>
        <source>Hand {number}, your bid</source>
        <translation>第 {number} 盘，你的叫分</translation>
    </message>
    <message>
        <source>Hand {number}, trick {trick}</source>
        <translation>第 {number} 盘，第 {trick} 墩</translation>
    </message>
    <message>
        <source>you called {move}</source>
        <translation>你定了 {move}</translation>
    </message>
    <message>
        <source>you bid {move}</source>
        <translation>你叫了 {move}</translation>
    </message>
    <message>
        <source>you played {move}</source>
        <translation>你出了 {move}</translation>
    </message>
    <message>
        <source>you led {move}</source>
        <translation>你领出了 {move}</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 matches.</source>
        <translation>这里各种走法都一样：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 matches from here.</source>
        <translation>从这里起，最佳打法 100 局赢 {chance} 局。</translation>
    </message>
</context>
<context>
    <name>measures</name>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Moves in a game, including forced ones.</source>
        <translation>一局有多少步，包括被迫的。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Rounds in a game: prizes, hands, bets or turns.</source>
        <translation>一局有多少轮：拍品、盘、下注或回合。</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>共享胜利</translation>
    </message>
    <message>
        <source>How many games in 100 have more than one winner.</source>
        <translation>100 局中有多少局不止一位赢家。</translation>
    </message>
    <message>
        <source>First seat&apos;s advantage</source>
        <translation>先手优势</translation>
    </message>
    <message>
        <source>How many games in 100 the first seat wins beyond its fair share.</source>
        <translation>100 局中，先手座位比平均应得多赢多少局。</translation>
    </message>
    <message>
        <source>How far into the game the winner takes the lead for good, in percent.</source>
        <translation>对局进行到百分之多少时，赢家取得领先并保持到底。</translation>
    </message>
    <message>
        <source>What percentage of the game players spend out of it, on average.</source>
        <translation>平均而言，玩家在一局中有百分之多少的时间处于出局状态。</translation>
    </message>
    <message>
        <source>What percentage of the result is explained by cards and seats rather than by play.</source>
        <translation>结果有百分之多少可以用牌和座位、而不是打法来解释。</translation>
    </message>
    <message>
        <source>How many games in 100 the strongest of these players wins beyond a fair share against players one level weaker.</source>
        <translation>与弱一级的玩家对局时，这些玩家中最强的 100 局比平均应得多赢多少局。</translation>
    </message>
    <message>
        <source>How far the chances of winning are expected to move in each quarter of a game; 100 if one quarter decides everything.</source>
        <translation>对局每四分之一里，胜率预计会变动多少；如果其中一个四分之一就决定一切，则为 100。</translation>
    </message>
    <message>
        <source>How far the chances of winning actually move in each quarter of a game, in percentage points.</source>
        <translation>对局每四分之一里，胜率实际变动多少个百分点。</translation>
    </message>
    <message>
        <source>How many more games in 100 the best move of a decision wins than the average of all moves considered.</source>
        <translation>一个决定中，最佳走法比所考虑的全部走法的平均值 100 局多赢多少局。</translation>
    </message>
    <message>
        <source>The odd one out</source>
        <translation>与众不同者</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share.</source>
        <translation>唯一与众不同的玩家 100 局比平均应得多赢多少局。</translation>
    </message>
    <message>
        <source>Best seat against worst</source>
        <translation>最好与最差座位之差</translation>
    </message>
    <message>
        <source>The odd one out with the weakest hand</source>
        <translation>拿到最弱手牌的与众不同者</translation>
    </message>
    <message>
        <source>How many games in 100 the one player unlike the others wins beyond a fair share when dealt the weakest hand.</source>
        <translation>与众不同的玩家拿到最弱手牌时，100 局比平均应得多赢多少局。</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>胜出差距</translation>
    </message>
    <message>
        <source>How far ahead of second place the winner finishes; 0 for a shared win.</source>
        <translation>赢家最终领先第二名多少；共享胜利时为 0。</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>领先易手次数</translation>
    </message>
    <message>
        <source>How often a player takes the sole lead from another.</source>
        <translation>玩家从别人手中夺得独自领先多少次。</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>胜负已定之处</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>最大逆转</translation>
    </message>
    <message>
        <source>The most the winner was behind after any round.</source>
        <translation>任何一轮之后，赢家最多落后多少。</translation>
    </message>
    <message>
        <source>Leader at half-time wins</source>
        <translation>半程领先者获胜</translation>
    </message>
    <message>
        <source>How many games in 100 the player who leads at half-time wins.</source>
        <translation>100 局中有多少局归半程时的领先者。</translation>
    </message>
    <message>
        <source>Time spent out</source>
        <translation>出局后的时间</translation>
    </message>
    <message>
        <source>Catching up</source>
        <translation>追赶</translation>
    </message>
    <message>
        <source>How much more the player furthest behind gains per round than the average player.</source>
        <translation>落后最多的玩家每轮比玩家平均水平多得多少。</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>发牌运气</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Suspense</source>
        <translation>悬念</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>意外</translation>
    </message>
    <message>
        <source>Real decisions</source>
        <translation>真正的抉择</translation>
    </message>
    <message>
        <source>How many decisions in 100 have a best move that wins more than the second best, as judged by the strongest player.</source>
        <translation>每 100 个决定中，有多少个的最佳走法比次佳走法赢得更多，由最强的玩家判断。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>得失</translation>
    </message>
    <message>
        <source>How many more games in 100 the best seat wins than the worst, among players who play alike.</source>
        <translation>在打法相同的玩家之间，最好的座位比最差的座位 100 局多赢多少局。</translation>
    </message>
</context>
<context>
    <name>mentalist</name>
    <message>
        <source>One chip less</source>
        <translation>少一枚筹码</translation>
    </message>
    <message>
        <source>One chip more</source>
        <translation>多一枚筹码</translation>
    </message>
    <message>
        <source>Chips to bet</source>
        <translation>下注的筹码</translation>
    </message>
    <message>
        <source>Chips to guess</source>
        <translation>猜的筹码</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜注</translation>
    </message>
    <message>
        <source>Your guesses appear here once a screen has been lifted.</source>
        <translation>挡板揭开之后，你的猜注会在这里统计。</translation>
    </message>
    <message>
        <source>Your bets appear here once they have been revealed.</source>
        <translation>你的下注亮出之后，会在这里统计。</translation>
    </message>
    <message>
        <source>{who}&apos;s guesses appear here once a screen has been lifted.</source>
        <translation>挡板揭开之后，{who} 的猜注会在这里统计。</translation>
    </message>
    <message>
        <source>{who}&apos;s bets appear here once they have been revealed.</source>
        <translation>{who} 的下注亮出之后，会在这里统计。</translation>
    </message>
    <message>
        <source>{made} of {tried} guesses right ({share}%)</source>
        <translation>猜注 {tried} 次，猜中 {made} 次（{share}%）</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>猜注</translation>
    </message>
    <message>
        <source>luck alone explains this.</source>
        <translation>单凭运气就能解释。</translation>
    </message>
    <message>
        <source>you can be read.</source>
        <translation>你容易被看穿。</translation>
    </message>
    <message>
        <source>perfect play</source>
        <translation>完美打法</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>你的猜注</translation>
    </message>
    <message>
        <source>Your bets</source>
        <translation>你的下注</translation>
    </message>
    <message>
        <source>This couldn&apos;t be worked out.</source>
        <translation>无法计算。</translation>
    </message>
    <message>
        <source>without reading you</source>
        <translation>不读心</translation>
    </message>
    <message>
        <source>You bet certain numbers more often than others, however much was at stake.</source>
        <translation>无论赌多大，你总偏爱下注某些数。</translation>
    </message>
    <message>
        <source>You guessed certain numbers more often than others, however much was at stake.</source>
        <translation>无论赌多大，你总偏爱猜某些数。</translation>
    </message>
    <message>
        <source>You bet about the same share of your chips, however many you had.</source>
        <translation>无论有多少筹码，你下注的比例都差不多。</translation>
    </message>
    <message>
        <source>You guessed about the same share of the bettor&apos;s chips, however many they had.</source>
        <translation>无论下注者有多少筹码，你猜的比例都差不多。</translation>
    </message>
    <message>
        <source>Your bets depended on your previous bet.</source>
        <translation>你的下注取决于你前一次的下注。</translation>
    </message>
    <message>
        <source>Your guesses depended on your previous guess.</source>
        <translation>你的猜注取决于你前一次的猜注。</translation>
    </message>
    <message>
        <source>Your bets depended on whether you had bet zero the previous time.</source>
        <translation>你的下注取决于你前一次是否下了零。</translation>
    </message>
    <message>
        <source>Your guesses depended on whether you had guessed zero the previous time.</source>
        <translation>你的猜注取决于你前一次是否猜了零。</translation>
    </message>
    <message>
        <source>You were too regular: you repeated bets that hadn&apos;t been guessed, or changed those that had.</source>
        <translation>你太有规律了：没被猜中的下注总是重复，被猜中的总是换掉。</translation>
    </message>
    <message>
        <source>You were too regular: you repeated guesses that were right, or changed those that were wrong.</source>
        <translation>你太有规律了：猜中的数总是重复，没猜中的总是换掉。</translation>
    </message>
    <message>
        <source>Bets: {mix}.</source>
        <translation>下注：{mix}。</translation>
    </message>
    <message>
        <source>Guesses: {mix}.</source>
        <translation>猜注：{mix}。</translation>
    </message>
    <message>
        <source>{made} of {count} pots</source>
        <translation>{count} 个底池赢得 {made} 个</translation>
    </message>
    <message>
        <source>bettor</source>
        <translation>下注者</translation>
    </message>
    <message>
        <source>guesser</source>
        <translation>猜注者</translation>
    </message>
    <message>
        <source>Chips after each bet</source>
        <translation>每次下注后的筹码</translation>
    </message>
    <message>
        <source>Guesses by stack and pot size</source>
        <translation>猜注，按下注者筹码和底池</translation>
    </message>
    <message>
        <source>Bets by stack and pot size</source>
        <translation>下注，按筹码和底池</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message numerus="yes">
        <source>{numbers}: %n time(s)</source>
        <translation>
            <numerusform>{numbers}：%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>few chips</source>
        <translation>筹码少</translation>
    </message>
    <message>
        <source>many chips</source>
        <translation>筹码多</translation>
    </message>
    <message>
        <source>small pot</source>
        <translation>小底池</translation>
    </message>
    <message>
        <source>medium pot</source>
        <translation>中底池</translation>
    </message>
    <message>
        <source>big pot</source>
        <translation>大底池</translation>
    </message>
    <message>
        <source>{did}, which cost {wins}.</source>
        <translation>{did}，损失：{wins}。</translation>
    </message>
    <message>
        <source>right: you win {chips}</source>
        <translation>猜中：你赢得 {chips}</translation>
    </message>
    <message>
        <source>not guessed: you take {chips}</source>
        <translation>没猜中：你拿走 {chips}</translation>
    </message>
    <message>
        <source>not guessed: a pot of {chips}</source>
        <translation>没猜中：底池变为 {chips}</translation>
    </message>
    <message>
        <source>The {player} player would bet: {moves}</source>
        <translation>{player}玩家会下注：{moves}</translation>
    </message>
    <message>
        <source>The {player} player would guess: {moves}</source>
        <translation>{player}玩家会猜：{moves}</translation>
    </message>
    <message>
        <source>The advanced game needs larger stacks: with twenty chips each, players are out far sooner.</source>
        <translation>进阶玩法需要更多筹码：每人二十枚的话，玩家出局要快得多。</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>If others can predict your bet, they guess it.</source>
        <translation>别人如果能预料到你的下注，就会猜中。</translation>
    </message>
    <message>
        <source>If others can predict your guess, they bet something else.</source>
        <translation>别人如果能预料到你怎么猜，就会避开它下注。</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>第 {number} 回合，共 {count} 回合</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>to bet · {chips}</source>
        <translation>该下注 · {chips}</translation>
    </message>
    <message>
        <source>to guess · {chips}</source>
        <translation>该猜注 · {chips}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>betting line</source>
        <translation>下注线</translation>
    </message>
    <message>
        <source>bet made</source>
        <translation>已下注</translation>
    </message>
    <message>
        <source>bet {chips}</source>
        <translation>下注 {chips}</translation>
    </message>
    <message>
        <source>pot {pot}</source>
        <translation>底池 {pot}</translation>
    </message>
    <message>
        <source>The First Bettor button</source>
        <translation>首注标记</translation>
    </message>
    <message>
        <source>In front of the line: {chips}</source>
        <translation>下注线前：{chips}</translation>
    </message>
    <message>
        <source>Behind the line: {chips}</source>
        <translation>下注线后：{chips}</translation>
    </message>
    <message>
        <source>Everyone starts with {chips}, a screen to hide them, and a betting line.</source>
        <translation>每人开始时有 {chips}、一块遮住筹码的挡板和一条下注线。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Make bets that nobody guesses, guess what the others bet, and win their chips.</source>
        <translation>下别人猜不中的注，猜别人下的注，赢走他们的筹码。</translation>
    </message>
    <message>
        <source>Everyone knows how many chips each player has, since every bet is shown in the end.</source>
        <translation>每次下注最后都会亮出来，所以人人都知道每位玩家有多少筹码。</translation>
    </message>
    <message>
        <source>Before each bet, everyone antes {chips} into the pot, whatever is already there.</source>
        <translation>每次下注前，无论底池里已有多少，每人都投入前注 {chips}。</translation>
    </message>
    <message>
        <source>Each pot starts with an ante of {chips} from everyone.</source>
        <translation>每个底池开始时，每人投入前注 {chips}。</translation>
    </message>
    <message>
        <source>Who gets the First Bettor button, and bets first, is chosen at random. With each new pot, the button passes to the left.</source>
        <translation>随机决定谁拿首注标记并先下注。每开一个新底池，标记就传给左手边的玩家。</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>底池</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line, but no more than are in the pot.</source>
        <translation>把任意多的筹码（从零到全部）推过下注线，但不得超过底池。</translation>
    </message>
    <message>
        <source>They push any number of their chips, from none to all, over the betting line.</source>
        <translation>把任意多的筹码（从零到全部）推过下注线。</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>The bettor decides behind their screen, where nobody can see.</source>
        <translation>下注者在挡板后做决定，没有人看得见。</translation>
    </message>
    <message>
        <source>The other player guesses how many chips were bet.</source>
        <translation>另一人猜下了多少筹码。</translation>
    </message>
    <message>
        <source>The guess</source>
        <translation>猜注</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet.</source>
        <translation>从零到可能的最高下注，猜哪个数都行。</translation>
    </message>
    <message>
        <source>The guesses</source>
        <translation>猜注</translation>
    </message>
    <message>
        <source>Everyone else guesses how many chips were bet, one after another, starting with the player to the bettor&apos;s right and going counter-clockwise. Everyone hears each guess.</source>
        <translation>其他所有人依次猜下了多少筹码，从下注者右手边的玩家开始，按逆时针进行。每次猜注所有人都听得到。</translation>
    </message>
    <message>
        <source>You may guess any number up to the highest possible bet, even one that was guessed already.</source>
        <translation>从零到可能的最高下注，猜哪个数都行，别人猜过的也可以。</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the other player bets.</source>
        <translation>如果猜错，下的注进入底池，轮到另一人下注。</translation>
    </message>
    <message>
        <source>If the guess is wrong, the bet goes into the pot and the player to the left bets.</source>
        <translation>如果猜错，下的注进入底池，轮到下注者左手边的玩家下注。</translation>
    </message>
    <message>
        <source>Lifting the screen</source>
        <translation>揭开挡板</translation>
    </message>
    <message>
        <source>A right guess wins the pot and the bet.</source>
        <translation>猜中者赢得底池和下的注。</translation>
    </message>
    <message>
        <source>The first right guess wins the pot and the bet at once.</source>
        <translation>第一个猜中的人立即赢得底池和下的注。</translation>
    </message>
    <message>
        <source>If everyone misses, the bettor takes the bet back and as many chips again from the pot.</source>
        <translation>如果都没猜中，下注者收回所下的注，并从底池再拿走同样多的筹码。</translation>
    </message>
    <message>
        <source>If they bet more than is in the pot, they take the whole pot.</source>
        <translation>如果下的注多于底池，就拿走整个底池。</translation>
    </message>
    <message>
        <source>No chips to bet</source>
        <translation>没有筹码可下注</translation>
    </message>
    <message>
        <source>A player whose turn it is to bet and who has no chips loses the pot to the guesser and is out.</source>
        <translation>轮到下注却没有筹码的玩家，底池归猜注者，自己出局。</translation>
    </message>
    <message>
        <source>Players who are out</source>
        <translation>出局的玩家</translation>
    </message>
    <message>
        <source>A player who can&apos;t pay the ante is out. They keep the chips they have left, and these count.</source>
        <translation>付不起前注的玩家出局。剩下的筹码仍归其所有，照样计数。</translation>
    </message>
    <message>
        <source>Working out balanced play: {share}%</source>
        <translation>正在计算平衡打法：{share}%</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader, in wins per 100 games</source>
        <translation>每回合让读心者在 100 局中多赢几局</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your choices was, in %</source>
        <translation>读心者认为你每个选择有多大可能，%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>如读心者所料</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>What each turn gave a mind-reader couldn&apos;t be worked out.</source>
        <translation>无法算出每回合让读心者多赢多少。</translation>
    </message>
    <message>
        <source>{what}: {did}, as the mind-reader expected. {gave}</source>
        <translation>{what}：{did}，如读心者所料。{gave}</translation>
    </message>
    <message>
        <source>{what}: {did}; the mind-reader expected {foreseen}. {gave}</source>
        <translation>{what}：{did}；读心者料想的是 {foreseen}。{gave}</translation>
    </message>
    <message>
        <source>The mind-reader gained {wins}.</source>
        <translation>读心者获益：{wins}。</translation>
    </message>
    <message>
        <source>The mind-reader lost {wins}.</source>
        <translation>读心者受损：{wins}。</translation>
    </message>
    <message>
        <source>The mind-reader gained nothing.</source>
        <translation>读心者没有得到什么。</translation>
    </message>
    <message>
        <source>{gave} A perfect player would have gained {price}.</source>
        <translation>{gave}换作完美玩家，会多赢 {price} 局。</translation>
    </message>
    <message>
        <source>Working out what a mind-reader would have won…</source>
        <translation>正在计算读心者能赢多少…</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your guesses would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>像这样的对局，能看穿你猜注的对手 100 局会赢 {reader} 局，看不穿的对手会赢 {fair} 局。{luck}</translation>
    </message>
    <message>
        <source>In games like this, an opponent who could read your bets would win {reader} in 100; one who couldn&apos;t, {fair}. {luck}</source>
        <translation>像这样的对局，能看穿你下注的对手 100 局会赢 {reader} 局，看不穿的对手会赢 {fair} 局。{luck}</translation>
    </message>
    <message>
        <source>your guesses were poor rather than predictable.</source>
        <translation>是猜得不好，而不是容易被预料。</translation>
    </message>
    <message>
        <source>your bets were poor rather than predictable.</source>
        <translation>是注下得不好，而不是容易被预料。</translation>
    </message>
    <message>
        <source>Nine times out of ten, that opponent would win {least} to {most} games in 100 against a balanced player: {why}</source>
        <translation>面对打法平衡的玩家，能看穿的对手十次有九次会在 100 局中赢 {least} 到 {most} 局：{why}</translation>
    </message>
    <message>
        <source>Working out how often a mind-reader would have predicted you…</source>
        <translation>正在计算读心者能料中你多少次…</translation>
    </message>
    <message>
        <source>You made no guesses that could be judged.</source>
        <translation>你没有可供评判的猜注。</translation>
    </message>
    <message>
        <source>You made no bets that could be judged.</source>
        <translation>你没有可供评判的下注。</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; one who knew only the others&apos; numbers, {blind}. {luck}</source>
        <translation>{count} 次里读心者本会料中 {foreseen} 次；只知道别人的数字则会料中 {blind} 次。{luck}</translation>
    </message>
    <message>
        <source>By luck alone, this happens in {chance} of 100 games: you can be read.</source>
        <translation>单凭运气，100 局里只有 {chance} 局会这样：你容易被看穿。</translation>
    </message>
    <message>
        <source>You bet some numbers more often than a balanced player would, and others less often.</source>
        <translation>与打法平衡的玩家相比，有些数你下注得多了，有些少了。</translation>
    </message>
    <message>
        <source>You guessed some numbers more often than a balanced player would, and others less often.</source>
        <translation>与打法平衡的玩家相比，有些数你猜得多了，有些少了。</translation>
    </message>
    <message>
        <source>{number}: {share}%</source>
        <translation>{number}：{share}%</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es): how often each number</source>
        <translation>
            <numerusform>%n 次猜注：各数的次数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s): how often each number</source>
        <translation>
            <numerusform>%n 次下注：各数的次数</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play, on average</source>
        <translation>平衡打法，平均</translation>
    </message>
    <message>
        <source>zero: how often · size: chips on average</source>
        <translation>零：频率 · 大小：平均筹码数</translation>
    </message>
    <message>
        <source>against {usual} in balanced play</source>
        <translation>平衡打法为 {usual} 次</translation>
    </message>
    <message numerus="yes">
        <source>{chips}, {pot}: zero %n time(s) in {turns}; average: {mean}</source>
        <translation>
            <numerusform>{chips}，{pot}：{turns} 次中 %n 次为零；平均 {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>balanced play: zero {zeros} times; average: {mean}</source>
        <translation>平衡打法：{zeros} 次为零；平均 {mean}</translation>
    </message>
    <message>
        <source>average stack</source>
        <translation>筹码中等</translation>
    </message>
    <message>
        <source>In the classic game for three or more, it matters who sits next to a weak player; the advanced game puts that right.</source>
        <translation>三人以上的经典玩法中，谁坐在水平弱的玩家旁边很要紧；进阶玩法解决了这一点。</translation>
    </message>
    <message>
        <source>Even a computed table of perfect odds wouldn&apos;t save a player from being read, and so from losing.</source>
        <translation>即使有一张计算出的完美概率表，玩家也免不了被看穿，从而输掉。</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜注</translation>
    </message>
    <message>
        <source>Mix your bets: you win {chance} in 100 games.</source>
        <translation>混合下注：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Mix your guesses: you win {chance} in 100 games.</source>
        <translation>混合猜注：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Bet {move}: you win {chance} in 100 games.</source>
        <translation>下注 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Guess {move}: you win {chance} in 100 games.</source>
        <translation>猜 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>That was the last bet.</source>
        <translation>这是最后一次下注。</translation>
    </message>
    <message>
        <source>After each bet, the player to the left bets next.</source>
        <translation>每次下注后，由左手边的玩家接着下注。</translation>
    </message>
    <message>
        <source>Who bets first is chosen at random.</source>
        <translation>随机决定谁先下注。</translation>
    </message>
    <message>
        <source>A bettor without chips bets zero.</source>
        <translation>没有筹码的下注者只能下零。</translation>
    </message>
    <message>
        <source>The player to the bettor&apos;s right guesses how many chips were bet.</source>
        <translation>下注者右手边的玩家猜下了多少筹码。</translation>
    </message>
    <message>
        <source>Who can pay is settled before anyone pays. If that ends the game, nobody does.</source>
        <translation>先确定谁付得起，大家再付。如果对局因此结束，就谁也不付。</translation>
    </message>
    <message>
        <source>The others play on. The turn to bet passes over players who are out.</source>
        <translation>其他人接着玩。轮流下注时跳过出局的玩家。</translation>
    </message>
    <message>
        <source>The others play on. The First Bettor button and the turn to bet pass over players who are out.</source>
        <translation>其他人接着玩。首注标记和下注的轮次都跳过出局的玩家。</translation>
    </message>
    <message>
        <source>The game ends as soon as a player is out.</source>
        <translation>一有玩家出局，对局就结束。</translation>
    </message>
    <message>
        <source>The game ends when only one player is left.</source>
        <translation>只剩一位玩家时，对局结束。</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n bet(s) at the latest.</source>
        <translation>
            <numerusform>最迟在 %n 次下注后结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips still in the pot then belong to nobody.</source>
        <translation>那时底池里剩下的筹码不归任何人。</translation>
    </message>
    <message>
        <source>The most chips win; players who tie share the win.</source>
        <translation>筹码最多者获胜；并列的玩家共享胜利。</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>对局结束</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n 枚筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>{what}: {share}%</source>
        <translation>{what}：{share}%</translation>
    </message>
    <message>
        <source>{what}: never</source>
        <translation>{what}：从不</translation>
    </message>
    <message>
        <source>The First Bettor button comes to you.</source>
        <translation>首注标记传到你这里。</translation>
    </message>
    <message>
        <source>The First Bettor button goes to {who}.</source>
        <translation>首注标记传给 {who}。</translation>
    </message>
    <message>
        <source>Antes of {chips} make a pot of {pot}.</source>
        <translation>每人前注 {chips}，底池为 {pot}。</translation>
    </message>
    <message>
        <source>You guess {chips}.</source>
        <translation>你猜 {chips}。</translation>
    </message>
    <message>
        <source>{who} guesses {chips}.</source>
        <translation>{who} 猜 {chips}。</translation>
    </message>
    <message>
        <source>A bet into a pot of {pot}</source>
        <translation>一次下注，底池为 {pot}</translation>
    </message>
    <message>
        <source>A pot of {pot}</source>
        <translation>底池 {pot}</translation>
    </message>
    <message>
        <source>You were drawn to bet first.</source>
        <translation>抽签抽中了你：你先下注。</translation>
    </message>
    <message>
        <source>{who} was drawn to bet first.</source>
        <translation>抽签抽中了 {who}：由其先下注。</translation>
    </message>
    <message>
        <source>You were drawn to get the First Bettor button.</source>
        <translation>抽签抽中了你：首注标记归你。</translation>
    </message>
    <message>
        <source>{who} was drawn to get the First Bettor button.</source>
        <translation>抽签抽中了 {who}：首注标记归其所有。</translation>
    </message>
    <message>
        <source>You have made your bet.</source>
        <translation>你已下注。</translation>
    </message>
    <message>
        <source>{who} has made a bet behind their screen.</source>
        <translation>{who} 已在挡板后下注。</translation>
    </message>
    <message>
        <source>You bet {chips} behind your screen.</source>
        <translation>你在挡板后下注 {chips}。</translation>
    </message>
    <message>
        <source>{who} bets {chips} behind their screen.</source>
        <translation>{who} 在挡板后下注 {chips}。</translation>
    </message>
    <message>
        <source>Guessed: you bet {chips}!</source>
        <translation>猜中了：你下了 {chips}！</translation>
    </message>
    <message>
        <source>Guessed: {who} bet {chips}!</source>
        <translation>猜中了：{who} 下了 {chips}！</translation>
    </message>
    <message>
        <source>Missed: you bet {chips}.</source>
        <translation>没猜中：你下了 {chips}。</translation>
    </message>
    <message>
        <source>Missed: {who} bet {chips}.</source>
        <translation>没猜中：{who} 下了 {chips}。</translation>
    </message>
    <message>
        <source>You win the pot of {pot} and the bet of {bet}.</source>
        <translation>你赢得底池 {pot} 和下注 {bet}。</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot} and the bet of {bet}.</source>
        <translation>{who} 赢得底池 {pot} 和下注 {bet}。</translation>
    </message>
    <message>
        <source>You win the pot of {pot}.</source>
        <translation>你赢得底池 {pot}。</translation>
    </message>
    <message>
        <source>{who} wins the pot of {pot}.</source>
        <translation>{who} 赢得底池 {pot}。</translation>
    </message>
    <message>
        <source>Nothing was bet: the pot stays at {pot}.</source>
        <translation>一枚也没下：底池仍为 {pot}。</translation>
    </message>
    <message>
        <source>The bet goes into the pot, now {pot}.</source>
        <translation>下的注进入底池，底池现为 {pot}。</translation>
    </message>
    <message>
        <source>Nothing is taken: the pot stays at {pot}.</source>
        <translation>什么也没拿走：底池仍为 {pot}。</translation>
    </message>
    <message>
        <source>You take your bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>你收回下注，并从底池拿走 {chips}：还剩 {pot}。</translation>
    </message>
    <message>
        <source>{who} takes the bet back and {chips} from the pot, leaving {pot}.</source>
        <translation>{who} 收回下注，并从底池拿走 {chips}：还剩 {pot}。</translation>
    </message>
    <message>
        <source>Nobody gets the pot of {pot}. {ending}</source>
        <translation>底池 {pot} 不归任何人。{ending}</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: you win the pot of {pot}.</source>
        <translation>{bettor} 没有筹码下注：你赢得底池 {pot}。</translation>
    </message>
    <message>
        <source>You have no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>你没有筹码下注：{who} 赢得底池 {pot}。</translation>
    </message>
    <message>
        <source>{bettor} has no chips to bet: {who} wins the pot of {pot}.</source>
        <translation>{bettor} 没有筹码下注：{who} 赢得底池 {pot}。</translation>
    </message>
    <message>
        <source>You have no chips left and are out.</source>
        <translation>你没有筹码了，出局。</translation>
    </message>
    <message>
        <source>{who} has no chips left and is out.</source>
        <translation>{who} 没有筹码了，出局。</translation>
    </message>
    <message>
        <source>You can&apos;t pay the ante and are out with {chips}.</source>
        <translation>你付不起前注，带着 {chips}出局。</translation>
    </message>
    <message>
        <source>{who} can&apos;t pay the ante and is out with {chips}.</source>
        <translation>{who} 付不起前注，带着 {chips}出局。</translation>
    </message>
    <message>
        <source>You bet {chips}</source>
        <translation>你下注 {chips}</translation>
    </message>
    <message>
        <source>{who} bet {chips}</source>
        <translation>{who} 下注 {chips}</translation>
    </message>
    <message>
        <source>Perfect play bets {mix}.</source>
        <translation>完美打法的下注是 {mix}。</translation>
    </message>
    <message>
        <source>You guessed {chips}</source>
        <translation>你猜 {chips}</translation>
    </message>
    <message>
        <source>{who} guessed {chips}</source>
        <translation>{who} 猜 {chips}</translation>
    </message>
    <message>
        <source>Perfect play guesses {mix}.</source>
        <translation>完美打法的猜注是 {mix}。</translation>
    </message>
    <message>
        <source>{did}: no move was better.</source>
        <translation>{did}：没有更好的走法。</translation>
    </message>
    <message>
        <source>{made} of {count} pots, {ahead}.</source>
        <translation>{count} 个底池赢得 {made} 个，{ahead}。</translation>
    </message>
    <message>
        <source>{when}: you take the lead for good.</source>
        <translation>{when}：你取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>{when}: {who} takes the lead for good.</source>
        <translation>{when}：{who} 取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>{when}, the last: you take the lead.</source>
        <translation>{when}，最后一次：你取得领先。</translation>
    </message>
    <message>
        <source>{when}, the last: {who} takes the lead.</source>
        <translation>{when}，最后一次：{who} 取得领先。</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game.</source>
        <translation>{when}：你赢得 {chips}，是全局最大的底池。</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game.</source>
        <translation>{when}：{who} 赢得 {chips}，是全局最大的底池。</translation>
    </message>
    <message>
        <source>{when}: you win {chips}, the largest pot of the game, and take the lead for good.</source>
        <translation>{when}：你赢得 {chips}，是全局最大的底池，从此领先到底。</translation>
    </message>
    <message>
        <source>{when}: {who} wins {chips}, the largest pot of the game, and takes the lead for good.</source>
        <translation>{when}：{who} 赢得 {chips}，是全局最大的底池，从此领先到底。</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <translation>第 {number} 个底池</translation>
    </message>
    <message>
        <source>How many chips will you bet?</source>
        <translation>你要下注多少筹码？</translation>
    </message>
    <message>
        <source>How many chips has {who} bet?</source>
        <translation>{who} 下了多少筹码？</translation>
    </message>
    <message>
        <source>Guess {chips}</source>
        <translation>猜 {chips}</translation>
    </message>
    <message>
        <source>Bet {chips}</source>
        <translation>下注 {chips}</translation>
    </message>
    <message>
        <source>guessed already</source>
        <translation>已有人猜过</translation>
    </message>
    <message>
        <source>Turn {number}, your bet with {pot} in the pot</source>
        <translation>第 {number} 回合，你下注，底池为 {pot}</translation>
    </message>
    <message>
        <source>Turn {number}, {who}&apos;s bet with {pot} in the pot</source>
        <translation>第 {number} 回合，{who} 下注，底池为 {pot}</translation>
    </message>
    <message>
        <source>you bet {chips}</source>
        <translation>你下了 {chips}</translation>
    </message>
    <message>
        <source>you guessed {chips}</source>
        <translation>你猜了 {chips}</translation>
    </message>
</context>
<context>
    <name>mirror</name>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted it.</source>
        <translation>{what}：{did}。读心者本会料中。</translation>
    </message>
    <message>
        <source>{what}: {did}. A mind-reader would have predicted {foreseen}.</source>
        <translation>{what}：{did}。读心者料想的会是 {foreseen}。</translation>
    </message>
    <message>
        <source>You couldn&apos;t be read in this game.</source>
        <translation>这一局里没人看得穿你。</translation>
    </message>
    <message>
        <source>You can be read, though no single habit explains it.</source>
        <translation>你容易被看穿，但找不出哪个习惯能单独解释。</translation>
    </message>
    <message>
        <source>You can be read.</source>
        <translation>你容易被看穿。</translation>
    </message>
    <message>
        <source>Luck alone explains this.</source>
        <translation>单凭运气就能解释。</translation>
    </message>
</context>
<context>
    <name>miser</name>
    <message>
        <source>{made} of {tried} contracts kept ({share}%)</source>
        <translation>契约 {tried} 次，守约 {made} 次（{share}%）</translation>
    </message>
    <message>
        <source>{kept} of {made} contracts kept</source>
        <translation>{made} 次契约守约 {kept} 次</translation>
    </message>
    <message>
        <source>no contracts</source>
        <translation>没有契约</translation>
    </message>
    <message>
        <source>Pennies after each turn</source>
        <translation>每回合后的便士</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>值 {value}</translation>
    </message>
    <message>
        <source>A skilled player can win even with a weak hand.</source>
        <translation>熟练的玩家即使手牌弱也能赢。</translation>
    </message>
    <message>
        <source>Holding on to your cards for as long as possible is an advantage.</source>
        <translation>尽可能久地留住手牌是有利的。</translation>
    </message>
    <message>
        <source>Contracts pay: a player who never proposes one, or never accepts one, wins less.</source>
        <translation>契约划算：从不提议或从不接受契约的玩家赢得更少。</translation>
    </message>
    <message>
        <source>Contracts proposed</source>
        <translation>提议的契约数</translation>
    </message>
    <message>
        <source>Contracts proposed in a game, not counting counter-offers.</source>
        <translation>一局中提议了多少契约，还价除外。</translation>
    </message>
    <message>
        <source>{by} more contracts are proposed per game</source>
        <translation>每局多提议 {by} 次契约</translation>
    </message>
    <message>
        <source>{by} fewer contracts are proposed per game</source>
        <translation>每局少提议 {by} 次契约</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>订立的契约数</translation>
    </message>
    <message>
        <source>Contracts accepted in a game.</source>
        <translation>一局中接受了多少契约。</translation>
    </message>
    <message>
        <source>{by} more contracts are made per game</source>
        <translation>每局多订立 {by} 次契约</translation>
    </message>
    <message>
        <source>{by} fewer contracts are made per game</source>
        <translation>每局少订立 {by} 次契约</translation>
    </message>
    <message>
        <source>Contracts kept by both</source>
        <translation>两位搭档都守约的契约数</translation>
    </message>
    <message>
        <source>Contracts kept by both partners in a game.</source>
        <translation>一局中有多少契约两位搭档都守约。</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} more contracts per game</source>
        <translation>每局两位搭档都守约的契约多 {by} 次</translation>
    </message>
    <message>
        <source>Both partners keep their word in {by} fewer contracts per game</source>
        <translation>每局两位搭档都守约的契约少 {by} 次</translation>
    </message>
    <message>
        <source>Contracts broken</source>
        <translation>毁约的契约数</translation>
    </message>
    <message>
        <source>Contracts broken by one or both partners in a game.</source>
        <translation>一局中有多少契约遭一位或两位搭档毁约。</translation>
    </message>
    <message>
        <source>{by} more contracts are broken per game</source>
        <translation>每局毁约多 {by} 次</translation>
    </message>
    <message>
        <source>{by} fewer contracts are broken per game</source>
        <translation>每局毁约少 {by} 次</translation>
    </message>
    <message>
        <source>Lines of talk</source>
        <translation>说话句数</translation>
    </message>
    <message>
        <source>Lines of talk in a game.</source>
        <translation>一局中说了多少话，按句计。</translation>
    </message>
    <message>
        <source>Players say {by} more lines per game</source>
        <translation>玩家每局多说 {by} 句</translation>
    </message>
    <message>
        <source>Players say {by} fewer lines per game</source>
        <translation>玩家每局少说 {by} 句</translation>
    </message>
    <message>
        <source>propose a contract</source>
        <translation>提议契约</translation>
    </message>
    <message>
        <source>make a counter-offer</source>
        <translation>还价</translation>
    </message>
    <message>
        <source>accept a contract</source>
        <translation>接受契约</translation>
    </message>
    <message>
        <source>decline a contract</source>
        <translation>拒绝契约</translation>
    </message>
    <message>
        <source>play a card in a contract</source>
        <translation>在契约中出牌</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>lay another card in an attack</source>
        <translation>在进攻中再放一张牌</translation>
    </message>
    <message>
        <source>give in to an attack</source>
        <translation>对进攻让步</translation>
    </message>
    <message>
        <source>lay no more cards in an attack</source>
        <translation>在进攻中不再加牌</translation>
    </message>
    <message>
        <source>open the bidding for the centre</source>
        <translation>发起中央竞价</translation>
    </message>
    <message>
        <source>join the bidding for the centre</source>
        <translation>加入中央竞价</translation>
    </message>
    <message>
        <source>raise a bid for the centre</source>
        <translation>在中央竞价中加价</translation>
    </message>
    <message>
        <source>add nothing to a bid for the centre</source>
        <translation>在中央竞价中停手</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>pennies</source>
        <translation>便士</translation>
    </message>
    <message>
        <source>A partner who can predict your card plays a higher one.</source>
        <translation>能预料到你出牌的搭档会出更大的牌。</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>不再加牌</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>停手</translation>
    </message>
    <message>
        <source>against {victim}</source>
        <translation>针对 {victim}</translation>
    </message>
    <message>
        <source>{card} each</source>
        <translation>各出{card}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>第 {number} 回合，共 {count} 回合</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>受害者</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>轮到出牌</translation>
    </message>
    <message>
        <source>{pennies} in the centre</source>
        <translation>中央有 {pennies}</translation>
    </message>
    <message>
        <source>{pennies} at stake</source>
        <translation>赌注 {pennies}</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>已出 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside</source>
        <translation>
            <numerusform>%n 张牌搁置</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract {victim}: {wagers}, {value}</source>
        <translation>契约，{victim}：{wagers}，{value}</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n 张扣着</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {who}: {what}</source>
        <translation>{who} 面前：{what}</translation>
    </message>
    <message>
        <source>The turn limit was reached.</source>
        <translation>已达到回合数上限。</translation>
    </message>
    <message>
        <source>You and {other} agreed to play {card}. Which card will you play?</source>
        <translation>你和 {other} 约定出{card}。你要出哪张牌？</translation>
    </message>
    <message>
        <source>{who} attacks you. Will you lay a card?</source>
        <translation>{who} 进攻你。你要放牌应战吗？</translation>
    </message>
    <message>
        <source>{who} is ready with {cards} down. Will you lay another card?</source>
        <translation>{who} 扣着 {cards}，不再加牌。你要再放一张吗？</translation>
    </message>
    <message>
        <source>{who} has {cards} down. Will you lay another card?</source>
        <translation>{who} 扣着 {cards}。你要再放一张吗？</translation>
    </message>
    <message>
        <source>Who will be your partner?</source>
        <translation>谁做你的搭档？</translation>
    </message>
    <message>
        <source>Who will you and {partner} take pennies from?</source>
        <translation>你和 {partner} 要拿谁的便士？</translation>
    </message>
    <message>
        <source>What do you offer {partner} against {victim}?</source>
        <translation>针对 {victim}，你向 {partner} 开什么条件？</translation>
    </message>
    <message>
        <source>Who will you attack?</source>
        <translation>你要进攻谁？</translation>
    </message>
    <message>
        <source>How many pennies against {victim}, and on which card?</source>
        <translation>对 {victim} 押多少便士，用哪张牌？</translation>
    </message>
    <message>
        <source>How much do you bid for the {pennies} in the centre, and with which card?</source>
        <translation>争中央的 {pennies} 便士，你出价多少，用哪张牌？</translation>
    </message>
    <message>
        <source>Your turn. What will you do?</source>
        <translation>轮到你了。你要做什么？</translation>
    </message>
    <message>
        <source>What do you offer instead, against {victim}?</source>
        <translation>针对 {victim}，你改提什么条件？</translation>
    </message>
    <message>
        <source>{other} offers: you {own}, {other} {theirs}, against {victim}; {card} each?</source>
        <translation>{other} 提议：针对 {victim}，你投 {own}，{other} 投 {theirs}，各出{card}？</translation>
    </message>
    <message>
        <source>The highest bids tie at {best}. Will you raise?</source>
        <translation>最高出价并列，都是 {best}。你要加价吗？</translation>
    </message>
    <message>
        <source>You lead with {best} for {centre} in the centre. Will you raise?</source>
        <translation>中央有 {centre} 便士，你以 {best} 领先。你要加价吗？</translation>
    </message>
    <message>
        <source>{who} bids {best} for the {centre} in the centre. Will you bid higher?</source>
        <translation>{who} 出价 {best}，争中央的 {centre} 便士。你要出更高吗？</translation>
    </message>
    <message>
        <source>puts in {pennies}</source>
        <translation>投入 {pennies}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放弃行动</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>契约…</translation>
    </message>
    <message>
        <source>two against one</source>
        <translation>二对一</translation>
    </message>
    <message>
        <source>Attack…</source>
        <translation>进攻…</translation>
    </message>
    <message>
        <source>cards decide</source>
        <translation>以牌定胜负</translation>
    </message>
    <message>
        <source>for {pennies}</source>
        <translation>争 {pennies}</translation>
    </message>
    <message>
        <source>Bid…</source>
        <translation>出价…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>还价…</translation>
    </message>
    <message>
        <source>another offer</source>
        <translation>另提条件</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>不订契约</translation>
    </message>
    <message>
        <source>you lose your {pennies}; {who} takes {taken}</source>
        <translation>你失去 {pennies} 便士；{who} 拿走 {taken}</translation>
    </message>
    <message>
        <source>Give in</source>
        <translation>让步</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>不再加牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停手</translation>
    </message>
    <message>
        <source>you lose your {pennies}</source>
        <translation>你失去 {pennies} 便士</translation>
    </message>
    <message>
        <source>ends the bidding</source>
        <translation>结束竞价</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>不加</translation>
    </message>
    <message>
        <source>turns the cards over</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>{who} puts in</source>
        <translation>{who} 投入</translation>
    </message>
    <message>
        <source>you put in</source>
        <translation>你投入</translation>
    </message>
    <message>
        <source>{victim} must match {pennies}</source>
        <translation>{victim} 须投入 {pennies} 便士</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>提出这个条件</translation>
    </message>
    <message>
        <source>Accept this offer</source>
        <translation>接受这个条件</translation>
    </message>
    <message>
        <source>you changed nothing</source>
        <translation>你什么也没改</translation>
    </message>
    <message>
        <source>more pennies</source>
        <translation>更多便士</translation>
    </message>
    <message>
        <source>{pennies} each, card worth {value}</source>
        <translation>每人 {pennies}，牌值 {value}</translation>
    </message>
    <message>
        <source>{pennies} against {victim}, card worth {value}</source>
        <translation>{pennies} 对 {victim}，牌值 {value}</translation>
    </message>
    <message>
        <source>Attack with {card}</source>
        <translation>用 {card} 进攻</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>按约定</translation>
    </message>
    <message>
        <source>breaks your word</source>
        <translation>违背诺言</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>出 {card}</translation>
    </message>
    <message>
        <source>adds {value}, makes {total}</source>
        <translation>加 {value}，合计 {total}</translation>
    </message>
    <message>
        <source>adds {value}</source>
        <translation>加 {value}</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>放 {card}</translation>
    </message>
    <message>
        <source>Bid {pennies}</source>
        <translation>出价 {pennies}</translation>
    </message>
    <message>
        <source>Raise to {pennies}</source>
        <translation>加价到 {pennies}</translation>
    </message>
    <message>
        <source>adds {pennies}</source>
        <translation>加 {pennies}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Without cards you can only pass.</source>
        <translation>没有牌，只能放弃行动。</translation>
    </message>
    <message>
        <source>There is nothing in the centre to bid for.</source>
        <translation>中央没有便士，无法出价。</translation>
    </message>
    <message>
        <source>No more offers can be made this turn.</source>
        <translation>本回合不能再提议了。</translation>
    </message>
    <message>
        <source>There is nobody left to make a contract with.</source>
        <translation>没有人可以订契约了。</translation>
    </message>
    <message>
        <source>That&apos;s you.</source>
        <translation>那是你自己。</translation>
    </message>
    <message>
        <source>{who} is out of the game.</source>
        <translation>{who} 已经出局。</translation>
    </message>
    <message>
        <source>{who} is your partner already.</source>
        <translation>{who} 已经是你的搭档。</translation>
    </message>
    <message>
        <source>{who} has no card to play in a contract.</source>
        <translation>{who} 没有牌可用于契约。</translation>
    </message>
    <message>
        <source>No card is needed yet. You choose one once the offer is accepted.</source>
        <translation>现在还不用出牌。条件被接受后再选一张。</translation>
    </message>
    <message>
        <source>At this table, played cards stay face down. Remember them.</source>
        <translation>这张桌上，出过的牌都扣着。请自己记住。</translation>
    </message>
    <message>
        <source>Have the most pennies when the game ends. Everyone starts with {pennies} and {cards}.</source>
        <translation>对局结束时拥有最多便士。每人开始时有 {pennies}和 {cards}。</translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the %n lowest card(s) are removed from the pack.</source>
        <translation>
            <numerusform>为使每人手牌数相同，从整副牌中去掉最小的 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To make the hands equal, the last %n card(s) are set aside face down.</source>
        <translation>
            <numerusform>为使每人手牌数相同，最后 %n 张牌扣放一旁不用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone draws a card, ace high. The highest goes first; players who tie draw again.</source>
        <translation>每人抽一张牌，A 最大。最大者先行；并列的玩家重抽。</translation>
    </message>
    <message>
        <source>Who goes first is chosen at random.</source>
        <translation>随机决定谁先行。</translation>
    </message>
    <message>
        <source>All pennies are in full view. Hands are secret, and cards don&apos;t return once played.</source>
        <translation>便士全部公开。手牌保密，出过的牌不再收回。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Pass, at no cost.</source>
        <translation>放弃行动，不花便士。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Players take turns clockwise. On your turn, do one of these:</source>
        <translation>玩家按顺时针轮流。轮到你时，从以下选一项：</translation>
    </message>
    <message>
        <source>Make a contract with one player against another.</source>
        <translation>与一位玩家订契约，针对另一位。</translation>
    </message>
    <message>
        <source>Attack a player.</source>
        <translation>进攻一位玩家。</translation>
    </message>
    <message>
        <source>Bid for the pennies in the centre, if there are any.</source>
        <translation>为中央的便士出价（如果有）。</translation>
    </message>
    <message>
        <source>Without cards you can only pass. Others can still attack you or make a contract against you.</source>
        <translation>没有牌就只能放弃行动。别人仍可进攻你，或订契约针对你。</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>1 到 {most}</translation>
    </message>
    <message>
        <source>The victim must match both wagers together.</source>
        <translation>受害者须投入两份赌注之和。</translation>
    </message>
    <message>
        <source>The victim must match both wagers together, up to {limit}.</source>
        <translation>受害者须投入两份赌注之和，但最多 {limit}。</translation>
    </message>
    <message>
        <source>An odd penny stays in the centre.</source>
        <translation>多出的一便士留在中央。</translation>
    </message>
    <message>
        <source>An odd penny goes to the proposer.</source>
        <translation>多出的一便士归提议者。</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>契约</translation>
    </message>
    <message>
        <source>Choose a partner, a victim, how much each of you wagers ({wager}), and the card value, 2 to 11, that you both agree to play.</source>
        <translation>选定搭档、受害者、你们各自的赌注（{wager}），以及双方约定要出的牌值（2 到 11）。</translation>
    </message>
    <message numerus="yes">
        <source>Your partner accepts, declines, or makes a counter-offer, which you may answer the same way. There are at most %n offer(s) a turn, counter-offers included; after that it is yes or no. If declined, you do something else instead.</source>
        <translation>
            <numerusform>搭档可以接受、拒绝或还价，你也可以同样回应。一个回合里连还价在内最多提议 %n 次；之后只能回答是或否。被拒绝后，你改做别的事。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both partners play a card face down without seeing the other&apos;s, and turn them over together. Nobody has to play what was agreed.</source>
        <translation>两位搭档各扣一张牌，互不可见，然后一起翻开。谁都不必出约定的牌。</translation>
    </message>
    <message>
        <source>If the values are equal, agreed or not, you split the whole centre, including what was there before.</source>
        <translation>牌值相同，无论是否如约：两人平分中央的全部便士，包括原先就在那里的。</translation>
    </message>
    <message>
        <source>Otherwise the higher card takes it all.</source>
        <translation>否则牌大者全部拿走。</translation>
    </message>
    <message>
        <source>If the totals tie, the pennies stay in the centre.</source>
        <translation>如果合计并列，便士留在中央。</translation>
    </message>
    <message>
        <source>If the totals tie, both split the centre; an odd penny stays there.</source>
        <translation>如果合计并列，双方平分中央；多出的一便士留在那里。</translation>
    </message>
    <message>
        <source>If the totals tie, the victim takes the centre.</source>
        <translation>如果合计并列，受害者拿走中央的便士。</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes the whole centre.</source>
        <translation>受害者一张牌都不放就是让步，中央的便士全部归进攻者。</translation>
    </message>
    <message>
        <source>A victim who lays no card gives in, and the attacker takes only the two wagers.</source>
        <translation>受害者一张牌都不放就是让步，只有双方的赌注归进攻者。</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is still turned over.</source>
        <translation>进攻者的牌照样翻开。</translation>
    </message>
    <message>
        <source>The attacker&apos;s card is never shown.</source>
        <translation>进攻者的牌永远不亮出来。</translation>
    </message>
    <message>
        <source>The higher total takes the whole centre, including what was there before.</source>
        <translation>合计更大者拿走中央的全部便士，包括原先就在那里的。</translation>
    </message>
    <message numerus="yes">
        <source>Each side lays at most %n card(s).</source>
        <translation>
            <numerusform>每方最多放 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>The highest bidder takes what was in the centre and pays their bid into it.</source>
        <translation>最高出价者拿走中央原有的便士，并把自己的出价付入中央。</translation>
    </message>
    <message>
        <source>The second-highest bid is paid too, by everyone who made it. The others take their bids back.</source>
        <translation>第二高的出价也要付，出此价的人都付。其他人收回自己的出价。</translation>
    </message>
    <message>
        <source>The others take their bids back.</source>
        <translation>其他人收回自己的出价。</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody takes the centre, and these bids and the next-highest are paid.</source>
        <translation>如果最高出价并列，谁也拿不到中央的便士，这些出价和次高的出价都要付。</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>An ace counts {ace}, kings, queens and jacks {court}, other cards their number. Suits don&apos;t matter.</source>
        <translation>A 算 {ace}，K、Q、J 算 {court}，其他按牌面数字。花色没有意义。</translation>
    </message>
    <message>
        <source>Played cards lie open for everyone to look through, unanswered ones included.</source>
        <translation>出过的牌都亮着，人人可以翻看，包括无人应战的。</translation>
    </message>
    <message>
        <source>Played cards are turned face down once everyone has seen them. Remember them.</source>
        <translation>出过的牌大家看过后就扣着。请自己记住。</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>牌值</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>交谈</translation>
    </message>
    <message>
        <source>Say what you like about your cards and plans at any time. Nothing you say is binding, but nobody may show their hand.</source>
        <translation>关于你的牌和打算，随时想说什么就说什么。说的话没有约束力，但谁都不得亮手牌。</translation>
    </message>
    <message>
        <source>The game ends once a turn is settled and a player has no pennies left.</source>
        <translation>一个回合结算后，如果有玩家一便士也没有，对局结束。</translation>
    </message>
    <message>
        <source>Players with no pennies left once a turn is settled are out. The game ends when only one is left.</source>
        <translation>回合结算后一便士也没有的玩家出局；只剩一人时对局结束。</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n turn(s) at the latest.</source>
        <translation>
            <numerusform>最迟在 %n 个回合后结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding for the centre is riskier than it looks: a player who never opens the bidding is no worse off.</source>
        <translation>为中央的便士竞价，比看上去更冒险：从不发起竞价的玩家也不吃亏。</translation>
    </message>
    <message>
        <source>Cards played, out of four of each value</source>
        <translation>已出的牌，每种牌值共四张</translation>
    </message>
    <message>
        <source>Mix your cards: you win {chance} in 100 games.</source>
        <translation>混合出牌：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>As good as any other: {move}. You win {chance} in 100 games.</source>
        <translation>不比其他走法差：{move}。100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Play {move}: you win {chance} in 100 games.</source>
        <translation>出 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Lay {move}: you win {chance} in 100 games.</source>
        <translation>放 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>{move}: you win {chance} in 100 games.</source>
        <translation>{move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>agreed card value</source>
        <translation>约定牌值</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>用 {card}</translation>
    </message>
    <message>
        <source>The {player} would choose: {moves}</source>
        <translation>{player}会选：{moves}</translation>
    </message>
    <message>
        <source>Pass, and put {pennies} into the centre.</source>
        <translation>放弃行动，并向中央投入 {pennies}。</translation>
    </message>
    <message>
        <source>You can&apos;t wager more pennies than you have. If a pass or another player&apos;s wager asks for more, you put in all you have.</source>
        <translation>赌注不得超过你拥有的便士。如果放弃行动或别人的赌注要求投入更多，你就投入全部便士。</translation>
    </message>
    <message>
        <source>Wager {wager} and lay a card face down. Your victim matches your wager.</source>
        <translation>押下 {wager}，并扣一张牌。受害者投入同样多。</translation>
    </message>
    <message>
        <source>A victim without cards gives in at once.</source>
        <translation>没有牌的受害者立即让步。</translation>
    </message>
    <message>
        <source>Otherwise you take turns, each laying one more card face down or saying ready. When both are ready, one after the other, all cards are turned over.</source>
        <translation>否则双方轮流：再扣一张牌，或表示不再加牌。两人先后表示不再加牌后，翻开所有的牌。</translation>
    </message>
    <message>
        <source>A card once laid can&apos;t be taken back.</source>
        <translation>放下的牌不能收回。</translation>
    </message>
    <message>
        <source>Play any card face up and bid at least a penny. The others who have a card and a penny may join with a card and a bid of their own. Bids may be raised, but never taken back.</source>
        <translation>亮出任意一张牌，并出价至少一便士。其他还有牌和便士的人可以用自己的牌和出价加入。出价可以加，但不能收回。</translation>
    </message>
    <message>
        <source>Clockwise, each player joins, raises, or stands. Bidding ends when everyone stands, one after another, including the last to raise. Until then, those who stood may still join or raise.</source>
        <translation>按顺时针，每位玩家依次加入、加价或停手。所有人（包括最后加价的人）接连停手，竞价就结束。在此之前，停手的人仍可加入或加价。</translation>
    </message>
    <message>
        <source>The most pennies win; there is no second place.</source>
        <translation>便士最多者获胜；没有第二名。</translation>
    </message>
    <message>
        <source>Players who tie share the win. Pennies still in the centre belong to nobody.</source>
        <translation>并列的玩家共享胜利。中央剩下的便士不归任何人。</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Who are you talking to?</source>
        <translation>你对谁说？</translation>
    </message>
    <message>
        <source>I hold…</source>
        <translation>我有…</translation>
    </message>
    <message>
        <source>claim cards in your hand</source>
        <translation>声称手里有什么牌</translation>
    </message>
    <message>
        <source>Which cards do you claim?</source>
        <translation>你声称有哪些牌？</translation>
    </message>
    <message>
        <source>What total do you claim?</source>
        <translation>你声称一共有多少？</translation>
    </message>
    <message>
        <source>claim the total you have laid</source>
        <translation>声称放的牌合计多少</translation>
    </message>
    <message>
        <source>On the table…</source>
        <translation>桌上有…</translation>
    </message>
    <message>
        <source>is ahead</source>
        <translation>领先了</translation>
    </message>
    <message>
        <source>broke their word</source>
        <translation>说话不算数</translation>
    </message>
    <message>
        <source>bluffs</source>
        <translation>爱诈唬</translation>
    </message>
    <message>
        <source>I&apos;ll play…</source>
        <translation>我会出…</translation>
    </message>
    <message>
        <source>promise a card in your contract</source>
        <translation>许诺在契约中出什么牌</translation>
    </message>
    <message>
        <source>Which card do you promise?</source>
        <translation>你许诺出哪张牌？</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>休战</translation>
    </message>
    <message>
        <source>leave a player alone</source>
        <translation>不动某位玩家</translation>
    </message>
    <message>
        <source>Who will you leave alone?</source>
        <translation>你不动谁？</translation>
    </message>
    <message>
        <source>For how long?</source>
        <translation>多久？</translation>
    </message>
    <message>
        <source>Threaten</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>threaten a player</source>
        <translation>威胁某位玩家</translation>
    </message>
    <message>
        <source>Who do you threaten?</source>
        <translation>你威胁谁？</translation>
    </message>
    <message>
        <source>When will you strike?</source>
        <translation>什么时候动手？</translation>
    </message>
    <message>
        <source>Spare me</source>
        <translation>放过我</translation>
    </message>
    <message>
        <source>ask to be left alone</source>
        <translation>请求别人不要动你</translation>
    </message>
    <message>
        <source>Who do you ask?</source>
        <translation>你请求谁？</translation>
    </message>
    <message>
        <source>Beware of…</source>
        <translation>提防…</translation>
    </message>
    <message>
        <source>warn about a player</source>
        <translation>提醒提防某位玩家</translation>
    </message>
    <message>
        <source>Who is the warning about?</source>
        <translation>要提防谁？</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace, as on a card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>true</source>
        <translation>真话</translation>
    </message>
    <message>
        <source>You bluffed</source>
        <translation>你诈唬了</translation>
    </message>
    <message>
        <source>{who} bluffed</source>
        <translation>{who} 诈唬了</translation>
    </message>
    <message>
        <source>a bluff</source>
        <translation>诈唬</translation>
    </message>
    <message>
        <source>claimed to hold {cards}</source>
        <translation>自称有{cards}</translation>
    </message>
    <message>
        <source>claimed {total} on the table</source>
        <translation>自称桌上合计 {total}</translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <translation>放的是 {cards}</translation>
    </message>
    <message>
        <source>You broke a promise</source>
        <translation>你违背了许诺</translation>
    </message>
    <message>
        <source>{who} broke a promise</source>
        <translation>{who} 违背了许诺</translation>
    </message>
    <message>
        <source>You broke the agreement</source>
        <translation>你违背了约定</translation>
    </message>
    <message>
        <source>{who} broke the agreement</source>
        <translation>{who} 违背了约定</translation>
    </message>
    <message>
        <source>Both kept their word</source>
        <translation>双方都守信</translation>
    </message>
    <message>
        <source>promised {card}</source>
        <translation>许诺出{card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>出了{card}</translation>
    </message>
    <message>
        <source>You broke a truce</source>
        <translation>你破坏了休战</translation>
    </message>
    <message>
        <source>{who} broke a truce</source>
        <translation>{who} 破坏了休战</translation>
    </message>
    <message>
        <source>carried out</source>
        <translation>说到做到</translation>
    </message>
    <message>
        <source>an empty threat</source>
        <translation>空口威胁</translation>
    </message>
    <message>
        <source>You carried out a threat</source>
        <translation>你兑现了威胁</translation>
    </message>
    <message>
        <source>{who} carried out a threat</source>
        <translation>{who} 兑现了威胁</translation>
    </message>
    <message>
        <source>Contracts, promises and truces count; claims and threats don&apos;t.</source>
        <translation>契约、许诺和休战计入；声称和威胁不计。</translation>
    </message>
    <message>
        <source>Contract: {who} {card}, {partner} {other}</source>
        <translation>契约：{who} {card}，{partner} {other}</translation>
    </message>
    <message>
        <source>Attack: {who} {total}, {victim} {other}</source>
        <translation>进攻：{who} {total}，{victim} {other}</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>守信</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>失信</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>一张 A</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>一张 2</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>一张 3</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>一张 4</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>一张 5</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>一张 6</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>一张 7</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>一张 8</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>一张 9</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>一张 10</translation>
    </message>
    <message>
        <source>an eleven</source>
        <translation>一张 11</translation>
    </message>
    <message>
        <source>a card worth {value}</source>
        <translation>一张值 {value} 的牌</translation>
    </message>
    <message>
        <source>{count} {cards}</source>
        <translation>{count}张 {cards}</translation>
    </message>
    <message numerus="yes">
        <source>aces</source>
        <comment>several</comment>
        <translation>
            <numerusform>A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>twos</source>
        <comment>several</comment>
        <translation>
            <numerusform>2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threes</source>
        <comment>several</comment>
        <translation>
            <numerusform>3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fours</source>
        <comment>several</comment>
        <translation>
            <numerusform>4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fives</source>
        <comment>several</comment>
        <translation>
            <numerusform>5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sixes</source>
        <comment>several</comment>
        <translation>
            <numerusform>6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>eights</source>
        <comment>several</comment>
        <translation>
            <numerusform>8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nines</source>
        <comment>several</comment>
        <translation>
            <numerusform>9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tens</source>
        <comment>several</comment>
        <translation>
            <numerusform>10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>elevens</source>
        <comment>several</comment>
        <translation>
            <numerusform>11</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards worth {value}</source>
        <comment>several</comment>
        <translation>
            <numerusform>值 {value} 的牌</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>一个回合</translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <comment>several</comment>
        <translation>
            <numerusform>{count}个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} 和{last}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}.</source>
        <translation>我有{cards}。</translation>
    </message>
    <message>
        <source>For what it&apos;s worth, I have {cards}.</source>
        <translation>不管有没有用，反正我有{cards}。</translation>
    </message>
    <message>
        <source>I&apos;m holding {cards}.</source>
        <translation>我手里是{cards}。</translation>
    </message>
    <message>
        <source>Just so you know, I have {cards}.</source>
        <translation>跟你们说一声，我有{cards}。</translation>
    </message>
    <message>
        <source>I&apos;m sitting here with {cards}.</source>
        <translation>我这儿攥着{cards}。</translation>
    </message>
    <message>
        <source>It&apos;s no secret: I have {cards}.</source>
        <translation>这也不是秘密：我有{cards}。</translation>
    </message>
    <message>
        <source>{cards}, that&apos;s what I can bring to the table.</source>
        <translation>{cards}，这就是我能拿上桌的。</translation>
    </message>
    <message>
        <source>What I&apos;ve got down there comes to {total}.</source>
        <translation>我放下去的加起来是 {total}。</translation>
    </message>
    <message>
        <source>My side adds up to {total}.</source>
        <translation>我这边合计 {total}。</translation>
    </message>
    <message>
        <source>You&apos;re looking at {total}.</source>
        <translation>你面对的是 {total}。</translation>
    </message>
    <message>
        <source>Turn mine over and you&apos;ll count {total}.</source>
        <translation>把我的牌翻开，你会数出 {total}。</translation>
    </message>
    <message>
        <source>That&apos;s {total} I&apos;ve put down.</source>
        <translation>我放的一共 {total}。</translation>
    </message>
    <message>
        <source>You&apos;re up against {total}.</source>
        <translation>你要对付的是 {total}。</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}.</source>
        <translation>我会出{card}。</translation>
    </message>
    <message>
        <source>My card will be {card}.</source>
        <translation>我的牌会是{card}。</translation>
    </message>
    <message>
        <source>Count on me for {card}.</source>
        <translation>放心，我出{card}。</translation>
    </message>
    <message>
        <source>I promise you {card}, nothing else.</source>
        <translation>我答应你出{card}，别的不出。</translation>
    </message>
    <message>
        <source>{card} it is. You have my word.</source>
        <translation>就出{card}。我说话算话。</translation>
    </message>
    <message>
        <source>You&apos;ll see {card} from me when we turn them over.</source>
        <translation>翻牌的时候，你会看到我的{card}。</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll leave you alone for {turns}.</source>
        <translation>{who}，{turns}之内我不动你。</translation>
    </message>
    <message>
        <source>Peace, {who}? I&apos;ll keep it for {turns}.</source>
        <translation>{who}，讲和吧？我保证{turns}。</translation>
    </message>
    <message>
        <source>For {turns} you have nothing to fear from me, {who}.</source>
        <translation>{turns}之内，你不用怕我，{who}。</translation>
    </message>
    <message>
        <source>Let&apos;s leave it there, {who}. I won&apos;t lay a card against you for {turns}.</source>
        <translation>到此为止吧，{who}。{turns}之内我不对你出牌。</translation>
    </message>
    <message>
        <source>I won&apos;t touch your pennies for {turns}, {who}.</source>
        <translation>{turns}之内我不碰你的便士，{who}。</translation>
    </message>
    <message>
        <source>You needn&apos;t watch me for {turns}, {who}.</source>
        <translation>{turns}之内你不用防着我，{who}。</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll come for your pennies.</source>
        <translation>{who}，{when}，我就冲着你的便士来。</translation>
    </message>
    <message>
        <source>Think twice, {who}: {when}, you&apos;re next.</source>
        <translation>想清楚了，{who}：{when}，下一个就是你。</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll be after you {when}.</source>
        <translation>{who}，{when}，我就盯上你。</translation>
    </message>
    <message>
        <source>I won&apos;t forget it, {who}, {when}.</source>
        <translation>{who}，{when}，我可忘不了。</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll spend my next turn on you.</source>
        <translation>{who}，{when}，我下个回合就花在你身上。</translation>
    </message>
    <message>
        <source>I&apos;ll say this once, {who}: {when}, you&apos;ll pay for it.</source>
        <translation>{who}，我只说一次：{when}，你要付出代价。</translation>
    </message>
    <message>
        <source>Leave me out of it this once.</source>
        <translation>这次就别算上我了。</translation>
    </message>
    <message>
        <source>Please, not me.</source>
        <translation>求你了，别找我。</translation>
    </message>
    <message>
        <source>I have little enough. Try someone else.</source>
        <translation>我没剩多少了，找别人吧。</translation>
    </message>
    <message>
        <source>Spare me, and I&apos;ll remember it.</source>
        <translation>放过我，我会记着的。</translation>
    </message>
    <message>
        <source>There isn&apos;t much to be had from me.</source>
        <translation>从我这儿捞不到什么。</translation>
    </message>
    <message>
        <source>Give me a turn to catch my breath.</source>
        <translation>让我喘口气吧。</translation>
    </message>
    <message>
        <source>Watch {who}. {why}</source>
        <translation>盯住 {who}。{why}</translation>
    </message>
    <message>
        <source>Mind {who}. {why}</source>
        <translation>小心 {who}。{why}</translation>
    </message>
    <message>
        <source>Has everyone been watching {who}? {why}</source>
        <translation>大家都留意 {who} 了吗？{why}</translation>
    </message>
    <message>
        <source>Think about {who} for a moment. {why}</source>
        <translation>好好想想 {who}。{why}</translation>
    </message>
    <message>
        <source>Don&apos;t lose sight of {who}. {why}</source>
        <translation>别让 {who} 溜出视线。{why}</translation>
    </message>
    <message>
        <source>We should talk about {who}. {why}</source>
        <translation>我们该谈谈 {who}。{why}</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}，听着。{said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>{who}，跟你说句话。{said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>{who}，这句是说给你的。{said}</translation>
    </message>
    <message>
        <source>{said} That&apos;s for you, {who}.</source>
        <translation>{said}这话是对你说的，{who}。</translation>
    </message>
    <message>
        <source>I don&apos;t mind saying it: I hold {cards}.</source>
        <translation>说出来也无妨：我有{cards}。</translation>
    </message>
    <message>
        <source>{cards}. You can check me on that later.</source>
        <translation>{cards}。以后你可以核对。</translation>
    </message>
    <message>
        <source>To be exact, I have {cards}.</source>
        <translation>准确地说，我有{cards}。</translation>
    </message>
    <message>
        <source>I&apos;d rather you knew it from me: {cards}.</source>
        <translation>还是我自己告诉你吧：{cards}。</translation>
    </message>
    <message>
        <source>Cards on the table, so to speak: {cards}.</source>
        <translation>打开天窗说亮话：{cards}。</translation>
    </message>
    <message>
        <source>It&apos;s {total}. I wouldn&apos;t say so if it weren&apos;t.</source>
        <translation>是 {total}。不是的话我不会说。</translation>
    </message>
    <message>
        <source>{total}, and you&apos;ll see that it&apos;s {total}.</source>
        <translation>{total}，你会看到的，就是 {total}。</translation>
    </message>
    <message>
        <source>In fairness, I should tell you mine come to {total}.</source>
        <translation>公平起见，我该告诉你，我的合计 {total}。</translation>
    </message>
    <message>
        <source>I don&apos;t bluff. It&apos;s {total}.</source>
        <translation>我不诈唬。就是 {total}。</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, as agreed.</source>
        <translation>按约定，我出{card}。</translation>
    </message>
    <message>
        <source>{card}. My word has to be good for something.</source>
        <translation>{card}。我说的话总得值点什么。</translation>
    </message>
    <message>
        <source>You&apos;ll get {card} from me. I hope for the same.</source>
        <translation>我会给你{card}，希望你也一样。</translation>
    </message>
    <message>
        <source>I give you my word on {card}.</source>
        <translation>我向你保证出{card}。</translation>
    </message>
    <message>
        <source>We said {card}, so {card} it is.</source>
        <translation>说好了{card}，那就{card}。</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll keep the peace with you for {turns}, and I do keep count.</source>
        <translation>{who}，我和你讲和{turns}，我会数着的。</translation>
    </message>
    <message>
        <source>I give you my word, {who}: {turns} of peace.</source>
        <translation>我向你保证，{who}：{turns}，互不侵犯。</translation>
    </message>
    <message>
        <source>I&apos;ll leave you be for {turns}, {who}, and ask for nothing in return.</source>
        <translation>{who}，{turns}之内我不打扰你，什么也不图。</translation>
    </message>
    <message>
        <source>You have my promise for {turns}, {who}. I&apos;ve never broken one.</source>
        <translation>{who}，我答应你{turns}。我从不食言。</translation>
    </message>
    <message>
        <source>I&apos;d rather not, {who}, but {when}, I&apos;ll have to answer it.</source>
        <translation>我也不想，{who}，可是{when}，我只好回应。</translation>
    </message>
    <message>
        <source>So that we understand each other, {who}: {when}, I&apos;ll return it.</source>
        <translation>{who}，咱们把话说清楚：{when}，我就如数奉还。</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll do the same to you. That&apos;s only fair.</source>
        <translation>{who}，{when}，我就照样对你。这才公平。</translation>
    </message>
    <message>
        <source>Fair warning, {who}: {when}, I&apos;ll hit back.</source>
        <translation>有言在先，{who}：{when}，我就还手。</translation>
    </message>
    <message>
        <source>I&apos;ve kept to what I said. Please bear that in mind.</source>
        <translation>我说到做到，请记住这一点。</translation>
    </message>
    <message>
        <source>I&apos;m asking you fairly: let me have this turn.</source>
        <translation>我好好请求你：这一回合让让我。</translation>
    </message>
    <message>
        <source>You&apos;d lose a good partner in me.</source>
        <translation>你会失去我这个好搭档的。</translation>
    </message>
    <message>
        <source>I&apos;ve dealt straight with you. Deal kindly with me.</source>
        <translation>我待你坦诚，也请你待我宽厚。</translation>
    </message>
    <message>
        <source>I don&apos;t like to say it of {who}, but it&apos;s true. {why}</source>
        <translation>我不爱说 {who} 的不是，但这是实话。{why}</translation>
    </message>
    <message>
        <source>You should know this about {who}. {why}</source>
        <translation>关于 {who}，你该知道这件事。{why}</translation>
    </message>
    <message>
        <source>In fairness to all of us, look at {who}. {why}</source>
        <translation>为了我们大家，看看 {who} 吧。{why}</translation>
    </message>
    <message>
        <source>I only say what I&apos;ve seen. Look at {who}. {why}</source>
        <translation>我只说亲眼所见。看看 {who}。{why}</translation>
    </message>
    <message>
        <source>With respect, {who}. {said}</source>
        <translation>恕我直言，{who}。{said}</translation>
    </message>
    <message>
        <source>{who}, I&apos;d like you to know this. {said}</source>
        <translation>{who}，我想让你知道。{said}</translation>
    </message>
    <message>
        <source>Honestly, {who}? {said}</source>
        <translation>说真的，{who}？{said}</translation>
    </message>
    <message>
        <source>{said} You have my word, {who}.</source>
        <translation>{said}我向你保证，{who}。</translation>
    </message>
    <message>
        <source>You and I could do business: I have {cards}.</source>
        <translation>你我可以做笔生意：我有{cards}。</translation>
    </message>
    <message>
        <source>Let&apos;s talk terms. I can bring {cards}.</source>
        <translation>谈谈条件吧。我可以拿出{cards}。</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m open to offers.</source>
        <translation>我有{cards}，欢迎开价。</translation>
    </message>
    <message>
        <source>As it happens, I&apos;m holding {cards}. Anyone interested?</source>
        <translation>碰巧我手里有{cards}。有人感兴趣吗？</translation>
    </message>
    <message>
        <source>{cards}, to the highest bidder.</source>
        <translation>{cards}，价高者得。</translation>
    </message>
    <message>
        <source>{total}, there. Do the sums.</source>
        <translation>那儿是 {total}。自己算算账吧。</translation>
    </message>
    <message>
        <source>It&apos;s {total}, so save yourself the expense.</source>
        <translation>是 {total}，你就省省吧。</translation>
    </message>
    <message>
        <source>Between friends: {total}.</source>
        <translation>朋友之间说句实话：{total}。</translation>
    </message>
    <message>
        <source>You&apos;d be throwing good cards after bad. It&apos;s {total}.</source>
        <translation>再放就是打水漂了。是 {total}。</translation>
    </message>
    <message>
        <source>{card} from me. It pays for both of us.</source>
        <translation>我出{card}。咱俩都划算。</translation>
    </message>
    <message>
        <source>Of course I&apos;ll play {card}. Why wouldn&apos;t I?</source>
        <translation>我当然出{card}。有什么理由不出？</translation>
    </message>
    <message>
        <source>{card}, then. You won&apos;t get a better bargain.</source>
        <translation>那就{card}。你找不到更好的买卖了。</translation>
    </message>
    <message>
        <source>Put me down for {card}.</source>
        <translation>给我记上{card}。</translation>
    </message>
    <message>
        <source>{card}, partner. Strictly business.</source>
        <translation>{card}，搭档。公事公办。</translation>
    </message>
    <message>
        <source>{turns} of quiet, {who}. We&apos;ll both profit by it.</source>
        <translation>清静{turns}，{who}。对咱俩都有好处。</translation>
    </message>
    <message>
        <source>{who}, shall we say {turns}? After that we&apos;ll see.</source>
        <translation>{who}，就定{turns}如何？之后再说。</translation>
    </message>
    <message>
        <source>I have better business than you for {turns}, {who}.</source>
        <translation>{turns}之内，我有比你更好的生意，{who}。</translation>
    </message>
    <message>
        <source>Let&apos;s not waste money on each other, {who}. {turns}?</source>
        <translation>别在彼此身上浪费钱了，{who}。{turns}，怎么样？</translation>
    </message>
    <message>
        <source>{who}, {when}, my plans change, and you&apos;re in them.</source>
        <translation>{who}，{when}，我的计划就变了，里面有你。</translation>
    </message>
    <message>
        <source>That would cost you dear, {who}, {when}.</source>
        <translation>那会让你破费的，{who}：{when}，就等着瞧。</translation>
    </message>
    <message>
        <source>{who}, {when}, I know where to find my next pennies.</source>
        <translation>{who}，{when}，我就知道下一笔便士去哪儿拿了。</translation>
    </message>
    <message>
        <source>Bad investment, {who}: {when}, I&apos;ll collect the debt from you.</source>
        <translation>亏本买卖，{who}：{when}，我就来找你讨债。</translation>
    </message>
    <message>
        <source>There are better bargains than me at this table.</source>
        <translation>这桌上有比我更划算的。</translation>
    </message>
    <message>
        <source>Let me go, and the next good deal is yours.</source>
        <translation>放过我，下一笔好买卖归你。</translation>
    </message>
    <message>
        <source>I&apos;m worth more to you with pennies than without.</source>
        <translation>我有便士，对你才更有用。</translation>
    </message>
    <message>
        <source>Where&apos;s the profit in it? I&apos;ve hardly anything.</source>
        <translation>这有什么赚头？我几乎一无所有。</translation>
    </message>
    <message>
        <source>If I were you, I&apos;d look at {who}. {why}</source>
        <translation>换作是我，会去看看 {who}。{why}</translation>
    </message>
    <message>
        <source>There&apos;s money to be made out of {who}. {why}</source>
        <translation>{who} 身上有油水可捞。{why}</translation>
    </message>
    <message>
        <source>Funny that nobody mentions {who}. {why}</source>
        <translation>真怪，怎么没人提 {who}。{why}</translation>
    </message>
    <message>
        <source>My advice, free of charge: {who}. {why}</source>
        <translation>免费奉送一条建议：{who}。{why}</translation>
    </message>
    <message>
        <source>{who}, a proposal. {said}</source>
        <translation>{who}，我有个提议。{said}</translation>
    </message>
    <message>
        <source>Between you and me, {who}. {said}</source>
        <translation>{who}，就咱俩知道。{said}</translation>
    </message>
    <message>
        <source>{said} Think it over, {who}.</source>
        <translation>{said}考虑一下吧，{who}。</translation>
    </message>
    <message>
        <source>My dear {who}. {said}</source>
        <translation>亲爱的 {who}。{said}</translation>
    </message>
    <message>
        <source>I have {cards}. Not that anyone ever believes me.</source>
        <translation>我有{cards}。反正从来没人信我。</translation>
    </message>
    <message>
        <source>{cards}, and I know who they&apos;re meant for.</source>
        <translation>{cards}，我知道该用在谁身上。</translation>
    </message>
    <message>
        <source>I&apos;ve been saving {cards} for certain people.</source>
        <translation>我一直给某些人留着{cards}。</translation>
    </message>
    <message>
        <source>Write it down: I have {cards}. You&apos;ll remember it soon enough.</source>
        <translation>记下来：我有{cards}。你很快就会想起来的。</translation>
    </message>
    <message>
        <source>{cards}. Some of you will wish you&apos;d been nicer to me.</source>
        <translation>{cards}。有人会后悔没对我好一点。</translation>
    </message>
    <message>
        <source>{total}. I&apos;ve waited a long time to say that.</source>
        <translation>{total}。这话我等了很久。</translation>
    </message>
    <message>
        <source>This time it&apos;s {total}.</source>
        <translation>这一次是 {total}。</translation>
    </message>
    <message>
        <source>It&apos;s {total}, for what was done to me.</source>
        <translation>是 {total}，为了我受过的那些气。</translation>
    </message>
    <message>
        <source>{total}. Now you&apos;ll know how it feels.</source>
        <translation>{total}。现在你知道是什么滋味了。</translation>
    </message>
    <message>
        <source>{card} from me. And I&apos;ll remember what comes from you.</source>
        <translation>我出{card}。你出什么，我会记住的。</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}. Don&apos;t make me regret it.</source>
        <translation>我出{card}。别让我后悔。</translation>
    </message>
    <message>
        <source>{card}. I&apos;ve been let down before, so don&apos;t you try it.</source>
        <translation>{card}。我上过当，你别想再来。</translation>
    </message>
    <message>
        <source>You&apos;ll get {card}. Cheat me, and it&apos;s the last thing you&apos;ll ever get.</source>
        <translation>给你{card}。敢骗我，以后什么都别想要。</translation>
    </message>
    <message>
        <source>{card}, this once. I haven&apos;t forgotten what people are like.</source>
        <translation>{card}，就这一次。人是什么样，我可没忘。</translation>
    </message>
    <message>
        <source>{turns}, {who}. I haven&apos;t forgiven you, I&apos;m only waiting.</source>
        <translation>{turns}，{who}。我没原谅你，只是在等。</translation>
    </message>
    <message>
        <source>{who}, I&apos;ll let it lie for {turns}. No longer.</source>
        <translation>{who}，我先放下{turns}。多一刻都不行。</translation>
    </message>
    <message>
        <source>You&apos;ll get {turns} of peace from me, {who}, and then we&apos;ll settle up.</source>
        <translation>{who}，给你{turns}太平，然后咱们算账。</translation>
    </message>
    <message>
        <source>I&apos;m not forgetting anything, {who}, but you have {turns}.</source>
        <translation>我什么都没忘，{who}，不过你有{turns}。</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll have it back with interest.</source>
        <translation>{who}，{when}，我就连本带利讨回来。</translation>
    </message>
    <message>
        <source>I keep a list, {who}, and {when}, you&apos;re at the top of it.</source>
        <translation>我有个名单，{who}，{when}，你就排第一个。</translation>
    </message>
    <message>
        <source>{who}, {when}, you&apos;ll never hear the end of it.</source>
        <translation>{who}，{when}，这事就没完。</translation>
    </message>
    <message>
        <source>I never forget a face, {who}. {when}, you&apos;ll see mine.</source>
        <translation>我从不忘记一张脸，{who}。{when}，你就会见到我的脸。</translation>
    </message>
    <message>
        <source>It&apos;s always me. Pick on someone else for once.</source>
        <translation>怎么老是我。换个人欺负行不行？</translation>
    </message>
    <message>
        <source>Haven&apos;t I lost enough to all of you?</source>
        <translation>我输给你们的还不够多吗？</translation>
    </message>
    <message>
        <source>I&apos;ll remember who left me alone. And who didn&apos;t.</source>
        <translation>谁放过了我，我会记住。谁没有，我也会。</translation>
    </message>
    <message>
        <source>Go on, then. Everyone else has had a turn at me.</source>
        <translation>来吧。反正别人都欺负过我了。</translation>
    </message>
    <message>
        <source>I haven&apos;t forgotten about {who}. {why}</source>
        <translation>{who} 的事我可没忘。{why}</translation>
    </message>
    <message>
        <source>{who}, of course. Who else? {why}</source>
        <translation>当然是 {who}，还能有谁？{why}</translation>
    </message>
    <message>
        <source>Ask me about {who}. {why}</source>
        <translation>{who} 嘛，问我就对了。{why}</translation>
    </message>
    <message>
        <source>{who} is on my list, and should be on yours. {why}</source>
        <translation>{who} 在我的名单上，也该在你们的名单上。{why}</translation>
    </message>
    <message>
        <source>I remember you, {who}. {said}</source>
        <translation>我记得你，{who}。{said}</translation>
    </message>
    <message>
        <source>{who}, you of all people. {said}</source>
        <translation>{who}，偏偏是你。{said}</translation>
    </message>
    <message>
        <source>{said} I won&apos;t forget it, {who}.</source>
        <translation>{said}我不会忘的，{who}。</translation>
    </message>
    <message>
        <source>Don&apos;t look away, {who}. {said}</source>
        <translation>别把头扭开，{who}。{said}</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}. Who wants some?</source>
        <translation>我有{cards}。谁想尝尝？</translation>
    </message>
    <message>
        <source>{cards}. Out of my way.</source>
        <translation>{cards}。都给我让开。</translation>
    </message>
    <message>
        <source>See this fist? {cards}.</source>
        <translation>看见这拳头没？{cards}。</translation>
    </message>
    <message>
        <source>{cards}, right here. Come and get them.</source>
        <translation>{cards}，就在这儿。有种来拿。</translation>
    </message>
    <message>
        <source>I&apos;ve got {cards}, and you&apos;ve got nothing.</source>
        <translation>我有{cards}，你什么都没有。</translation>
    </message>
    <message>
        <source>{total}! Give up.</source>
        <translation>{total}！投降吧。</translation>
    </message>
    <message>
        <source>That&apos;s {total}. You can&apos;t beat it.</source>
        <translation>这是 {total}。你压不过。</translation>
    </message>
    <message>
        <source>{total} on my side. Go on, waste a card.</source>
        <translation>我这边 {total}。来啊，白送一张牌。</translation>
    </message>
    <message>
        <source>{total}, and I&apos;m not even trying.</source>
        <translation>{total}，我还没使劲呢。</translation>
    </message>
    <message>
        <source>I&apos;m playing {card}. You&apos;d better play yours.</source>
        <translation>我出{card}。你最好也老实出。</translation>
    </message>
    <message>
        <source>{card}, and no nonsense from you.</source>
        <translation>{card}，你别耍花样。</translation>
    </message>
    <message>
        <source>You heard me: {card}.</source>
        <translation>你听见了：{card}。</translation>
    </message>
    <message>
        <source>I said {card}, so it&apos;s {card}.</source>
        <translation>我说{card}，就是{card}。</translation>
    </message>
    <message>
        <source>{card}. And don&apos;t you dare cross me.</source>
        <translation>{card}。你敢阴我试试。</translation>
    </message>
    <message>
        <source>I&apos;m in a good mood, {who}. You get {turns}.</source>
        <translation>我今天心情好，{who}。给你{turns}。</translation>
    </message>
    <message>
        <source>{who}, you may breathe for {turns}.</source>
        <translation>{who}，准你喘口气，{turns}。</translation>
    </message>
    <message>
        <source>{turns} off, {who}. Say thank you.</source>
        <translation>饶你{turns}，{who}。还不谢谢我。</translation>
    </message>
    <message>
        <source>Lucky you, {who}. I&apos;ll let you live for {turns}.</source>
        <translation>算你走运，{who}。让你再活{turns}。</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll take every penny you&apos;ve got.</source>
        <translation>{who}，{when}，我就把你的便士拿个精光。</translation>
    </message>
    <message>
        <source>Just try it, {who}. {when}, you&apos;re finished.</source>
        <translation>你试试看，{who}。{when}，你就完了。</translation>
    </message>
    <message>
        <source>{who}! {when}, I&apos;ll flatten you.</source>
        <translation>{who}！{when}，我就把你碾平。</translation>
    </message>
    <message>
        <source>You&apos;ve been warned, {who}. {when}, I&apos;ll clean you out.</source>
        <translation>警告过你了，{who}。{when}，我就掏空你。</translation>
    </message>
    <message>
        <source>You don&apos;t want to do that to me. You really don&apos;t.</source>
        <translation>你不会想这么对我的。真的不会。</translation>
    </message>
    <message>
        <source>Pick on the others. I&apos;ll look the other way.</source>
        <translation>去找别人，我就当没看见。</translation>
    </message>
    <message>
        <source>Back off, and I&apos;ll leave you something.</source>
        <translation>退后，我还给你留点。</translation>
    </message>
    <message>
        <source>Bad idea. Choose someone smaller.</source>
        <translation>馊主意。挑个弱点的去。</translation>
    </message>
    <message>
        <source>Get {who}, all of you. {why}</source>
        <translation>大家一起上，打 {who}。{why}</translation>
    </message>
    <message>
        <source>Are you asleep? Look at {who}! {why}</source>
        <translation>都睡着了？看看 {who}！{why}</translation>
    </message>
    <message>
        <source>Someone stop {who}. {why}</source>
        <translation>谁来拦住 {who}。{why}</translation>
    </message>
    <message>
        <source>What are you waiting for? It&apos;s {who} you want. {why}</source>
        <translation>还等什么？该打的是 {who}。{why}</translation>
    </message>
    <message>
        <source>Hey, {who}! {said}</source>
        <translation>喂，{who}！{said}</translation>
    </message>
    <message>
        <source>You there, {who}! {said}</source>
        <translation>那边的，{who}！{said}</translation>
    </message>
    <message>
        <source>{said} Got it, {who}?</source>
        <translation>{said}听懂没，{who}？</translation>
    </message>
    <message>
        <source>Shut up and listen, {who}. {said}</source>
        <translation>闭嘴听好，{who}。{said}</translation>
    </message>
    <message>
        <source>I have {cards}, and I&apos;m keeping them.</source>
        <translation>我有{cards}，谁也别想要走。</translation>
    </message>
    <message>
        <source>{cards}. All put by.</source>
        <translation>{cards}。全都收好了。</translation>
    </message>
    <message>
        <source>No need to look in here. Just {cards}.</source>
        <translation>别往我这儿看，只有{cards}。</translation>
    </message>
    <message>
        <source>I&apos;ve saved up {cards}.</source>
        <translation>我攒下了{cards}。</translation>
    </message>
    <message>
        <source>{cards}. I&apos;d hate to part with them.</source>
        <translation>{cards}。真舍不得拿出来。</translation>
    </message>
    <message>
        <source>{total}, and it hurts me to see it lie there.</source>
        <translation>{total}，看它躺在那儿我就心疼。</translation>
    </message>
    <message>
        <source>That&apos;s {total} out of my savings. Please don&apos;t ask for more.</source>
        <translation>那可是我积蓄里的 {total}。求你别再要了。</translation>
    </message>
    <message>
        <source>It&apos;s cost me {total} already.</source>
        <translation>已经花了我 {total}。</translation>
    </message>
    <message>
        <source>{total}. I can&apos;t afford more.</source>
        <translation>{total}。再多我就付不起了。</translation>
    </message>
    <message>
        <source>I can spare {card}. No more than that.</source>
        <translation>我能拿出{card}，不能再多了。</translation>
    </message>
    <message>
        <source>{card}, if I must.</source>
        <translation>非要不可的话，{card}。</translation>
    </message>
    <message>
        <source>I&apos;ll part with {card} for this.</source>
        <translation>为了这个，我舍出{card}。</translation>
    </message>
    <message>
        <source>My share is {card}, and not a pip more.</source>
        <translation>我那份是{card}，一点都不多给。</translation>
    </message>
    <message>
        <source>{card}. Make it worth my while.</source>
        <translation>{card}。可得让我觉得值。</translation>
    </message>
    <message>
        <source>{who}, you keep yours and I&apos;ll keep mine, for {turns}.</source>
        <translation>{who}，{turns}之内，你的归你，我的归我。</translation>
    </message>
    <message>
        <source>I&apos;m only minding my own pennies for {turns}, {who}.</source>
        <translation>{turns}之内，我只管自己的便士，{who}。</translation>
    </message>
    <message>
        <source>{turns} without spending anything, {who}. That suits us both.</source>
        <translation>{turns}谁也不花钱，{who}。咱俩都合适。</translation>
    </message>
    <message>
        <source>Let&apos;s both save for {turns}, {who}.</source>
        <translation>{who}，咱俩一起省{turns}吧。</translation>
    </message>
    <message>
        <source>{who}, {when}, I&apos;ll open the chest, and you won&apos;t like it.</source>
        <translation>{who}，{when}，我就打开钱箱，有你好受的。</translation>
    </message>
    <message>
        <source>I count everything, {who}. {when}, I&apos;ll collect.</source>
        <translation>我样样都记账，{who}。{when}，我就来收。</translation>
    </message>
    <message>
        <source>{who}, {when}, I have big cards put by for you.</source>
        <translation>{who}，{when}，我给你留着大牌呢。</translation>
    </message>
    <message>
        <source>Every penny is counted, {who}. {when}, I want it back.</source>
        <translation>每个便士都有数，{who}。{when}，我就要回来。</translation>
    </message>
    <message>
        <source>Not my pennies. I know every one of them.</source>
        <translation>别动我的便士。每一枚我都认得。</translation>
    </message>
    <message>
        <source>I&apos;ve saved so long for these. Please.</source>
        <translation>我攒了这么久。求求你。</translation>
    </message>
    <message>
        <source>Take it from those who throw it about.</source>
        <translation>去拿那些乱花钱的人的吧。</translation>
    </message>
    <message>
        <source>Must you? I was saving those.</source>
        <translation>非拿不可吗？那是我攒着的。</translation>
    </message>
    <message>
        <source>I&apos;ve been counting, and it&apos;s {who}. {why}</source>
        <translation>我算过了，就是 {who}。{why}</translation>
    </message>
    <message>
        <source>Hold on to your pennies when {who} looks at you. {why}</source>
        <translation>{who} 看你的时候，攥紧你的便士。{why}</translation>
    </message>
    <message>
        <source>I&apos;d lock things away from {who}. {why}</source>
        <translation>换了我，会把东西锁好，防着 {who}。{why}</translation>
    </message>
    <message>
        <source>Keep your purse shut near {who}. {why}</source>
        <translation>有 {who} 在，捂紧钱包。{why}</translation>
    </message>
    <message>
        <source>Quietly, {who}. {said}</source>
        <translation>小声说，{who}。{said}</translation>
    </message>
    <message>
        <source>Er, {who}? {said}</source>
        <translation>呃，{who}？{said}</translation>
    </message>
    <message>
        <source>{said} If it&apos;s all the same to you, {who}.</source>
        <translation>{said}要是你不介意的话，{who}。</translation>
    </message>
    <message>
        <source>You&apos;ll never guess what I&apos;ve got. All right, I&apos;ll tell you: {cards}!</source>
        <translation>你绝对猜不到我有什么。好吧，告诉你：{cards}！</translation>
    </message>
    <message>
        <source>Oh, what a hand! {cards}, would you believe it?</source>
        <translation>哇，多好的牌！{cards}，你敢信？</translation>
    </message>
    <message>
        <source>I really shouldn&apos;t say, but it&apos;s {cards}, and then some.</source>
        <translation>真不该说的，可我有{cards}，还不止呢。</translation>
    </message>
    <message>
        <source>Did I mention {cards}? Well, now I have.</source>
        <translation>我提过{cards}吗？好，现在提了。</translation>
    </message>
    <message>
        <source>Ask me what I&apos;ve got! Go on! {cards}!</source>
        <translation>快问我有什么！问嘛！{cards}！</translation>
    </message>
    <message>
        <source>That&apos;s {total}, or my name isn&apos;t my name!</source>
        <translation>那是 {total}，不是的话我名字倒着写！</translation>
    </message>
    <message>
        <source>Let me count again. Yes! {total}!</source>
        <translation>让我再数一遍。没错！{total}！</translation>
    </message>
    <message>
        <source>{total}, no, don&apos;t look at me like that, {total}!</source>
        <translation>{total}，哎别那么看着我，就是 {total}！</translation>
    </message>
    <message>
        <source>Ooh, this is exciting! It&apos;s {total}, I swear!</source>
        <translation>哇，好刺激！是 {total}，我发誓！</translation>
    </message>
    <message>
        <source>I&apos;ll play {card}, cross my heart, on my grandmother&apos;s teapot.</source>
        <translation>我会出{card}，对天发誓，以我奶奶的茶壶担保。</translation>
    </message>
    <message>
        <source>{card}! I&apos;ve practically played it already.</source>
        <translation>{card}！等于已经出了。</translation>
    </message>
    <message>
        <source>Shall we? I&apos;ll bring {card}, you bring yours, and off we go!</source>
        <translation>来吗？我带{card}，你带你的，咱们出发！</translation>
    </message>
    <message>
        <source>{card}, {card}, {card}. There, I&apos;ve said it three times.</source>
        <translation>{card}、{card}、{card}。瞧，我说了三遍。</translation>
    </message>
    <message>
        <source>Oh, you&apos;ll love this: {card}, just for you!</source>
        <translation>哦，你肯定喜欢：{card}，专门给你的！</translation>
    </message>
    <message>
        <source>{who}, dear {who}, let&apos;s be friends for {turns}!</source>
        <translation>{who}，亲爱的 {who}，咱们做{turns}的朋友吧！</translation>
    </message>
    <message>
        <source>You and I, {who}, for {turns}, and not one harsh word!</source>
        <translation>你和我，{who}，整整{turns}，一句重话都不说！</translation>
    </message>
    <message>
        <source>Oh, {who}, quarrels are so tiring. How about {turns} off?</source>
        <translation>哎呀，{who}，吵架好累。歇{turns}怎么样？</translation>
    </message>
    <message>
        <source>Tell you what, {who}: {turns}, no fighting, and I&apos;ll even stop talking. Well, nearly.</source>
        <translation>这么着吧，{who}：{turns}，不打架，我连嘴都闭上。嗯，差不多闭上。</translation>
    </message>
    <message>
        <source>Ooh, {who}, {when}, there&apos;ll be words! And cards!</source>
        <translation>哼哼，{who}，{when}，那可有话要说！还有牌要出！</translation>
    </message>
    <message>
        <source>{who}, I&apos;m all smiles, but {when}, watch out!</source>
        <translation>{who}，我笑眯眯的，可是{when}，你当心！</translation>
    </message>
    <message>
        <source>I&apos;ve told you before, {who}, and I&apos;ll tell you again: {when}, I&apos;m coming over there!</source>
        <translation>跟你说过了，{who}，再说一遍：{when}，我就过来找你！</translation>
    </message>
    <message>
        <source>Now, {who}, I never lose my temper, but {when}, well!</source>
        <translation>听好，{who}，我从不发脾气，可{when}，哼！</translation>
    </message>
    <message>
        <source>Me? Little me? But then who would you talk to?</source>
        <translation>我？小小的我？那以后你跟谁聊天呀？</translation>
    </message>
    <message>
        <source>Oh no, no, no. Look over there! Someone richer!</source>
        <translation>不不不不。看那边！有个更富的！</translation>
    </message>
    <message>
        <source>I&apos;ll tell you a lovely story if you leave me alone.</source>
        <translation>你要是放过我，我给你讲个好听的故事。</translation>
    </message>
    <message>
        <source>You wouldn&apos;t! Would you? You would. Please don&apos;t!</source>
        <translation>你不会吧！会吗？你会。求你别！</translation>
    </message>
    <message>
        <source>I&apos;m not one to gossip, but {who}! {why}</source>
        <translation>我不爱说闲话，可是 {who} 啊！{why}</translation>
    </message>
    <message>
        <source>Have you heard about {who}? {why}</source>
        <translation>{who} 的事你听说了吗？{why}</translation>
    </message>
    <message>
        <source>Everyone&apos;s saying it about {who}. {why}</source>
        <translation>大家都在说 {who}。{why}</translation>
    </message>
    <message>
        <source>Don&apos;t tell a soul, but have a look at {who}. {why}</source>
        <translation>别告诉别人，不过你看看 {who}。{why}</translation>
    </message>
    <message>
        <source>Psst, {who}! {said}</source>
        <translation>嘘，{who}！{said}</translation>
    </message>
    <message>
        <source>Oh, {who}, {who}, {who}! {said}</source>
        <translation>哎呀，{who}，{who}，{who}！{said}</translation>
    </message>
    <message>
        <source>{said} Isn&apos;t that so, {who}?</source>
        <translation>{said}你说是不是，{who}？</translation>
    </message>
    <message>
        <source>{who}, darling, guess what. {said}</source>
        <translation>{who}，亲爱的，你猜怎么着。{said}</translation>
    </message>
    <message>
        <source>if you attack me again</source>
        <translation>要是你再进攻我</translation>
    </message>
    <message>
        <source>if you join another contract against me</source>
        <translation>要是你再参与针对我的契约</translation>
    </message>
    <message>
        <source>if you turn me down again</source>
        <translation>要是你再拒绝我</translation>
    </message>
    <message>
        <source>if you attack me</source>
        <translation>要是你进攻我</translation>
    </message>
    <message>
        <source>if you join a contract against me</source>
        <translation>要是你参与针对我的契约</translation>
    </message>
    <message>
        <source>if you turn me down</source>
        <translation>要是你拒绝我</translation>
    </message>
    <message>
        <source>They have the most pennies.</source>
        <translation>这位的便士最多。</translation>
    </message>
    <message>
        <source>At this rate they&apos;ll win.</source>
        <translation>照这样下去，赢的就是这位。</translation>
    </message>
    <message>
        <source>They&apos;re ahead of the rest of us.</source>
        <translation>这位领先我们所有人。</translation>
    </message>
    <message>
        <source>They went back on their word.</source>
        <translation>这位说话不算数。</translation>
    </message>
    <message>
        <source>They agree on one card and play another.</source>
        <translation>这位约好一张牌，出的却是另一张。</translation>
    </message>
    <message>
        <source>A deal with them is worth nothing.</source>
        <translation>跟这位订的约一文不值。</translation>
    </message>
    <message>
        <source>They said what wasn&apos;t so.</source>
        <translation>这位说的不是实话。</translation>
    </message>
    <message>
        <source>Half of what they tell us is made up.</source>
        <translation>这位的话有一半是编的。</translation>
    </message>
    <message>
        <source>They&apos;ve bluffed before, and they&apos;ll do it again.</source>
        <translation>这位唬过人，还会再唬。</translation>
    </message>
    <message>
        <source>1 penny</source>
        <translation>1 便士</translation>
    </message>
    <message numerus="yes">
        <source>%n pennies</source>
        <translation>
            <numerusform>%n 便士</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>you {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>你 {thing}</translation>
    </message>
    <message>
        <source>{who} {thing}</source>
        <comment>a part of a list: a seat, and its cards or pennies</comment>
        <translation>{who} {thing}</translation>
    </message>
    <message>
        <source>You pass and put {pennies} into the centre.</source>
        <translation>你放弃行动，向中央投入 {pennies}。</translation>
    </message>
    <message>
        <source>{who} passes and puts {pennies} into the centre.</source>
        <translation>{who} 放弃行动，向中央投入 {pennies}。</translation>
    </message>
    <message>
        <source>You lay a card face down.</source>
        <translation>你扣下一张牌。</translation>
    </message>
    <message>
        <source>{who} lays a card face down.</source>
        <translation>{who} 扣下一张牌。</translation>
    </message>
    <message>
        <source>The cards are turned over: {cards}.</source>
        <translation>翻牌：{cards}。</translation>
    </message>
    <message>
        <source>You have no pennies left and are knocked out.</source>
        <translation>你一便士也没有了，出局。</translation>
    </message>
    <message>
        <source>{who} has no pennies left and is knocked out.</source>
        <translation>{who} 一便士也没有了，出局。</translation>
    </message>
    <message>
        <source>You lay a card ({count} down).</source>
        <translation>你放一张牌（扣着 {count} 张）。</translation>
    </message>
    <message>
        <source>{who} lays a card ({count} down).</source>
        <translation>{who} 放一张牌（扣着 {count} 张）。</translation>
    </message>
    <message>
        <source>You have no cards and must pass: {pennies} into the centre.</source>
        <translation>你没有牌，只能放弃行动：向中央投入 {pennies}。</translation>
    </message>
    <message>
        <source>{who} has no cards and must pass: {pennies} into the centre.</source>
        <translation>{who} 没有牌，只能放弃行动：向中央投入 {pennies}。</translation>
    </message>
    <message>
        <source>{victim} has no cards: you take {pennies}.</source>
        <translation>{victim} 没有牌：你拿走 {pennies}。</translation>
    </message>
    <message>
        <source>You have no cards: {who} takes {pennies}.</source>
        <translation>你没有牌：{who} 拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{victim} has no cards: {who} takes {pennies}.</source>
        <translation>{victim} 没有牌：{who} 拿走 {pennies}。</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You draw {drawn}, the highest, and go first.</source>
        <translation>每人发 {cards}。你抽到最大的 {drawn}，先行。</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. You go first.</source>
        <translation>每人发 {cards}。你先行。</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} draws {drawn}, the highest, and goes first.</source>
        <translation>每人发 {cards}。{who} 抽到最大的 {drawn}，先行。</translation>
    </message>
    <message>
        <source>Everyone is dealt {cards}. {who} goes first.</source>
        <translation>每人发 {cards}。{who} 先行。</translation>
    </message>
    <message>
        <source>That was the last turn. {ending}</source>
        <translation>这是最后一个回合。{ending}</translation>
    </message>
    <message>
        <source>Set aside before the deal: {cards}.</source>
        <translation>发牌前搁置的牌：{cards}。</translation>
    </message>
    <message>
        <source>You never showed {cards}.</source>
        <translation>你从未亮出的牌：{cards}。</translation>
    </message>
    <message>
        <source>{who} never showed {cards}.</source>
        <translation>{who} 从未亮出的牌：{cards}。</translation>
    </message>
    <message>
        <source>You decline the contract.</source>
        <translation>你拒绝契约。</translation>
    </message>
    <message>
        <source>{who} declines the contract.</source>
        <translation>{who} 拒绝契约。</translation>
    </message>
    <message>
        <source>You accept: {victim} must put in {pennies}.</source>
        <translation>你接受：{victim} 须投入 {pennies}。</translation>
    </message>
    <message>
        <source>{who} accepts: {victim} must put in {pennies}.</source>
        <translation>{who} 接受：{victim} 须投入 {pennies}。</translation>
    </message>
    <message>
        <source>You counter: {first} and {second}, {card} each.</source>
        <translation>你还价：{first} 和 {second}，各出{card}。</translation>
    </message>
    <message>
        <source>{who} counters: {first} and {second}, {card} each.</source>
        <translation>{who} 还价：{first} 和 {second}，各出{card}。</translation>
    </message>
    <message>
        <source>You offer {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>你向 {other} 提议针对 {victim} 的契约：{first} 和 {second}，各出{card}。</translation>
    </message>
    <message>
        <source>{who} offers {other} a contract against {victim}: {first} and {second}, {card} each.</source>
        <translation>{who} 向 {other} 提议针对 {victim} 的契约：{first} 和 {second}，各出{card}。</translation>
    </message>
    <message>
        <source>Equal cards: {pennies} for {first}, {other} for {second}.</source>
        <translation>牌值相同：{first} 得 {pennies}，{second} 得 {other}。</translation>
    </message>
    <message>
        <source>You play the higher card and take {pennies}.</source>
        <translation>你出的牌更大，拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{who} plays the higher card and takes {pennies}.</source>
        <translation>{who} 出的牌更大，拿走 {pennies}。</translation>
    </message>
    <message>
        <source>Neither played {card} as agreed.</source>
        <translation>两人都没有按约定出{card}。</translation>
    </message>
    <message>
        <source>You had agreed to play {card}.</source>
        <translation>你原先约定出{card}。</translation>
    </message>
    <message>
        <source>{who} had agreed to play {card}.</source>
        <translation>{who} 原先约定出{card}。</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} each.</source>
        <translation>你进攻 {victim}：各投入 {pennies}。</translation>
    </message>
    <message>
        <source>You attack {victim}: {pennies} against the last {matched}.</source>
        <translation>你进攻 {victim}：{pennies}对其最后的 {matched}。</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} each.</source>
        <translation>{who} 进攻 {victim}：各投入 {pennies}。</translation>
    </message>
    <message>
        <source>{who} attacks {victim}: {pennies} against the last {matched}.</source>
        <translation>{who} 进攻 {victim}：{pennies}对其最后的 {matched}。</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>你不再加牌。</translation>
    </message>
    <message>
        <source>{who} is ready.</source>
        <translation>{who} 不再加牌。</translation>
    </message>
    <message>
        <source>{victim} gives in: you take {pennies}.</source>
        <translation>{victim} 让步：你拿走 {pennies}。</translation>
    </message>
    <message>
        <source>You give in: {who} takes {pennies}.</source>
        <translation>你让步：{who} 拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{victim} gives in: {who} takes {pennies}.</source>
        <translation>{victim} 让步：{who} 拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{high} to {low}: you take {pennies}.</source>
        <translation>{high} 比 {low}：你拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{high} to {low}: {who} takes {pennies}.</source>
        <translation>{high} 比 {low}：{who} 拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{total} each: both take {pennies}.</source>
        <translation>都是 {total}：双方各拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{total} each: the pennies stay in the centre.</source>
        <translation>都是 {total}：便士留在中央。</translation>
    </message>
    <message>
        <source>You raise your bid to {pennies}.</source>
        <translation>你加价到 {pennies}。</translation>
    </message>
    <message>
        <source>{who} raises to {pennies}.</source>
        <translation>{who} 加价到 {pennies}。</translation>
    </message>
    <message>
        <source>You bid {pennies} with {card}.</source>
        <translation>你用 {card} 出价 {pennies}。</translation>
    </message>
    <message>
        <source>{who} bids {pennies} with {card}.</source>
        <translation>{who} 用 {card} 出价 {pennies}。</translation>
    </message>
    <message>
        <source>You stand.</source>
        <translation>你停手。</translation>
    </message>
    <message>
        <source>{who} stands.</source>
        <translation>{who} 停手。</translation>
    </message>
    <message>
        <source>{who} {pennies}</source>
        <translation>{who} {pennies}</translation>
    </message>
    <message>
        <source>Into the centre: {paid}.</source>
        <translation>付入中央：{paid}。</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody takes the centre.</source>
        <translation>最高出价并列：谁也拿不到中央的便士。</translation>
    </message>
    <message>
        <source>You take {pennies} from the centre.</source>
        <translation>你从中央拿走 {pennies}。</translation>
    </message>
    <message>
        <source>{who} takes {pennies} from the centre.</source>
        <translation>{who} 从中央拿走 {pennies}。</translation>
    </message>
    <message>
        <source>Turn {number}: {who}</source>
        <translation>第 {number} 回合：{who}</translation>
    </message>
    <message>
        <source>{made} of {count} contracts kept, {ahead}.</source>
        <translation>契约 {count} 次，守约 {made} 次，{ahead}。</translation>
    </message>
    <message>
        <source>Turn {number}: you take the lead for good.</source>
        <translation>第 {number} 回合：你取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>Turn {number}: {who} takes the lead for good.</source>
        <translation>第 {number} 回合：{who} 取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>Turn {number}, the last: you take the lead.</source>
        <translation>第 {number} 回合，最后一回合：你取得领先。</translation>
    </message>
    <message>
        <source>Turn {number}, the last: {who} takes the lead.</source>
        <translation>第 {number} 回合，最后一回合：{who} 取得领先。</translation>
    </message>
    <message>
        <source>Turn {number}: you gain {pennies}, the most of any turn.</source>
        <translation>第 {number} 回合：你赚得 {pennies}，是收获最大的一回合。</translation>
    </message>
    <message>
        <source>Turn {number}: {who} gains {pennies}, the most of any turn.</source>
        <translation>第 {number} 回合：{who} 赚得 {pennies}，是收获最大的一回合。</translation>
    </message>
    <message>
        <source>Turn {number}: you betray {other} and take {pennies}.</source>
        <translation>第 {number} 回合：你背叛 {other}，拿走 {pennies}。</translation>
    </message>
    <message>
        <source>Turn {number}: {who} betrays {other} and takes {pennies}.</source>
        <translation>第 {number} 回合：{who} 背叛 {other}，拿走 {pennies}。</translation>
    </message>
    <message>
        <source>contract with {partner} against {victim}, {first}+{second}, {cards}</source>
        <translation>与 {partner} 订契约针对 {victim}，{first}+{second}，各出 {cards}</translation>
    </message>
    <message>
        <source>with {partner} against {victim}: {first}+{second}, {cards}</source>
        <translation>与 {partner}，针对 {victim}：{first}+{second}，各出 {cards}</translation>
    </message>
    <message>
        <source>counter {first}+{second}, {cards}</source>
        <translation>还价 {first}+{second}，各出 {cards}</translation>
    </message>
    <message>
        <source>attack {victim}, {pennies} on {card}</source>
        <translation>进攻 {victim}，押 {pennies}，用 {card}</translation>
    </message>
    <message>
        <source>bid {pennies} with {card}</source>
        <translation>用 {card} 出价 {pennies}</translation>
    </message>
    <message>
        <source>raise by {pennies}</source>
        <translation>加价 {pennies}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>放弃行动</translation>
    </message>
    <message>
        <source>Why should others beware?</source>
        <translation>为什么要提防？</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>give in</source>
        <translation>让步</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>停手</translation>
    </message>
    <message>
        <source>Turn {number}, your turn</source>
        <translation>第 {number} 回合，你的回合</translation>
    </message>
    <message>
        <source>Turn {number}, an offer against {victim}</source>
        <translation>第 {number} 回合，针对 {victim} 的提议</translation>
    </message>
    <message>
        <source>Turn {number}, your card in a contract against {victim}</source>
        <translation>第 {number} 回合，针对 {victim} 的契约中你的牌</translation>
    </message>
    <message>
        <source>Turn {number}, {player}&apos;s attack on you</source>
        <translation>第 {number} 回合，{player} 进攻你</translation>
    </message>
    <message>
        <source>Turn {number}, {player} attacking {victim}</source>
        <translation>第 {number} 回合，{player} 进攻 {victim}</translation>
    </message>
    <message>
        <source>Turn {number}, bidding for {centre} in the centre</source>
        <translation>第 {number} 回合，争中央的 {centre} 便士</translation>
    </message>
    <message>
        <source>you chose {move}</source>
        <translation>你选了 {move}</translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}；更好的是 {move}</translation>
    </message>
</context>
<context>
    <name>open table</name>
    <message>
        <source>playing…</source>
        <translation>正在玩…</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Press Enter to open a branch, F2 to rename it, Delete to delete it</source>
        <translation>按 Enter 打开分支，按 F2 重命名，按 Delete 删除</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {seconds} s</source>
        <translation>
            <numerusform>%n 局，{seconds} 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Too early to say what the rule changes.</source>
        <translation>现在还说不出这条规则改变了什么。</translation>
    </message>
    <message>
        <source>{who} wins {with_rule} in 100 games instead of {without}.</source>
        <translation>{who} 100 局赢 {with_rule} 局，而不是 {without} 局。</translation>
    </message>
    <message>
        <source>You win {with_rule} in 100 games instead of {without}.</source>
        <translation>你 100 局赢 {with_rule} 局，而不是 {without} 局。</translation>
    </message>
    <message>
        <source>Too early to say which is best.</source>
        <translation>现在还说不出哪个最好。</translation>
    </message>
    <message>
        <source>{best} is best.</source>
        <translation>{best} 最好。</translation>
    </message>
    <message>
        <source>wins {share} in 100 games</source>
        <translation>100 局赢 {share} 局</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>目前最好</translation>
    </message>
    <message>
        <source>No differences are clear yet.</source>
        <translation>目前还看不出明显差别。</translation>
    </message>
    <message>
        <source>{best} leads; {number} others may be just as good.</source>
        <translation>{best} 领先；另有 {number} 种也许同样好。</translation>
    </message>
    <message>
        <source>{names} are too close to call.</source>
        <translation>{names} 目前难分高下。</translation>
    </message>
    <message>
        <source>played</source>
        <translation>实际走法</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>可选的走法</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
</context>
<context>
    <name>picker</name>
    <message>
        <source>{what}: one less</source>
        <translation>{what}：减一</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}：加一</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}：{number}</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>random</source>
        <comment>a player who plays anything, inside a sentence</comment>
        <translation>随机</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>新手</translation>
    </message>
    <message>
        <source>club</source>
        <comment>a player as good as those in a club, inside a sentence</comment>
        <translation>老手</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>a kind of player, inside a sentence</comment>
        <translation>高手</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>Well, who saw that coming?</source>
        <translation>哎呀，谁想得到呢？</translation>
    </message>
    <message>
        <source>Two minds, one thought.</source>
        <translation>想到一块儿去了。</translation>
    </message>
    <message>
        <source>And nobody is any the richer.</source>
        <translation>结果谁也没捞着。</translation>
    </message>
    <message>
        <source>That&apos;ll do nicely.</source>
        <translation>正合我意。</translation>
    </message>
    <message>
        <source>I&apos;ll take that.</source>
        <translation>那我就收下了。</translation>
    </message>
    <message>
        <source>Thank you, everyone.</source>
        <translation>谢谢各位。</translation>
    </message>
    <message>
        <source>Well played, {who}.</source>
        <translation>打得好，{who}。</translation>
    </message>
    <message>
        <source>That was a big one, {who}.</source>
        <translation>这一把可不小，{who}。</translation>
    </message>
    <message>
        <source>Nicely done, {who}.</source>
        <translation>漂亮，{who}。</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <translation>真疼啊。</translation>
    </message>
    <message>
        <source>Well, that went wrong.</source>
        <translation>唉，搞砸了。</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>这我可没料到。</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>好险！</translation>
    </message>
    <message>
        <source>Only one off!</source>
        <translation>只差一个！</translation>
    </message>
    <message>
        <source>So near.</source>
        <translation>就差一点点。</translation>
    </message>
    <message>
        <source>That went cheap.</source>
        <translation>这可真便宜。</translation>
    </message>
    <message>
        <source>What a bargain, {who}!</source>
        <translation>捡了个大便宜啊，{who}！</translation>
    </message>
    <message>
        <source>Was nobody awake?</source>
        <translation>大家都没睡醒吗？</translation>
    </message>
    <message>
        <source>It&apos;s very quiet in here.</source>
        <translation>这儿好安静啊。</translation>
    </message>
    <message>
        <source>Has everyone gone to sleep?</source>
        <translation>大家都睡着了吗？</translation>
    </message>
    <message>
        <source>Does anyone want tea?</source>
        <translation>有人要喝茶吗？</translation>
    </message>
    <message>
        <source>Good game, everyone.</source>
        <translation>各位，打得精彩。</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <translation>谢谢大家陪我玩。</translation>
    </message>
    <message>
        <source>Well, that&apos;s that.</source>
        <translation>好了，就这样吧。</translation>
    </message>
    <message>
        <source>Good game, {who}.</source>
        <translation>打得精彩，{who}。</translation>
    </message>
    <message>
        <source>You earned it, {who}.</source>
        <translation>你赢得实至名归，{who}。</translation>
    </message>
    <message>
        <source>Next time, {who}.</source>
        <translation>下次再说，{who}。</translation>
    </message>
    <message>
        <source>You don&apos;t scare me, {who}.</source>
        <translation>你吓不倒我，{who}。</translation>
    </message>
    <message>
        <source>I&apos;ll keep that in mind.</source>
        <translation>我会记着的。</translation>
    </message>
    <message>
        <source>Is that so?</source>
        <translation>是吗？</translation>
    </message>
    <message>
        <source>I&apos;ll think about it.</source>
        <translation>我考虑考虑。</translation>
    </message>
    <message>
        <source>We&apos;ll see, {who}.</source>
        <translation>到时候再看吧，{who}。</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>让我想想。</translation>
    </message>
    <message>
        <source>If you say so, {who}.</source>
        <translation>你说是就是吧，{who}。</translation>
    </message>
    <message>
        <source>Good to know.</source>
        <translation>知道了也好。</translation>
    </message>
    <message>
        <source>I heard you.</source>
        <translation>我听见了。</translation>
    </message>
    <message>
        <source>Great minds, they say.</source>
        <translation>都说英雄所见略同。</translation>
    </message>
    <message>
        <source>So much for surprises.</source>
        <translation>一点惊喜都没有。</translation>
    </message>
    <message>
        <source>I suppose that&apos;ll do.</source>
        <translation>凑合吧。</translation>
    </message>
    <message>
        <source>Don&apos;t all clap at once.</source>
        <translation>别一起鼓掌。</translation>
    </message>
    <message>
        <source>Do leave us something, {who}.</source>
        <translation>给我们留点，{who}。</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts, {who}.</source>
        <translation>趁现在得意吧，{who}。</translation>
    </message>
    <message>
        <source>I&apos;ve had better moments.</source>
        <translation>我有过更好的时候。</translation>
    </message>
    <message>
        <source>Not my finest hour.</source>
        <translation>真不是我的高光时刻。</translation>
    </message>
    <message>
        <source>Close, and no use at all.</source>
        <translation>差一点，等于没用。</translation>
    </message>
    <message>
        <source>Nearly clever.</source>
        <translation>差点就聪明了。</translation>
    </message>
    <message>
        <source>Daylight robbery, and so polite.</source>
        <translation>光天化日抢劫，还这么客气。</translation>
    </message>
    <message>
        <source>We must have been asleep.</source>
        <translation>我们一定是睡着了。</translation>
    </message>
    <message>
        <source>Don&apos;t let me interrupt.</source>
        <translation>你们继续，别管我。</translation>
    </message>
    <message>
        <source>What a lively bunch we are.</source>
        <translation>咱们可真热闹。</translation>
    </message>
    <message>
        <source>I&apos;m as surprised as you are.</source>
        <translation>我和你们一样意外。</translation>
    </message>
    <message>
        <source>Well, someone had to win.</source>
        <translation>反正总得有人赢。</translation>
    </message>
    <message>
        <source>Well, at least I was there.</source>
        <translation>好歹我也在场。</translation>
    </message>
    <message>
        <source>Try to be modest about it, {who}.</source>
        <translation>别太得意，{who}。</translation>
    </message>
    <message>
        <source>I&apos;m trembling.</source>
        <translation>我都发抖了。</translation>
    </message>
    <message>
        <source>How very frightening.</source>
        <translation>哎哟，好吓人。</translation>
    </message>
    <message>
        <source>What&apos;s it worth to you?</source>
        <translation>你肯出多少？</translation>
    </message>
    <message>
        <source>I&apos;ll sleep on it.</source>
        <translation>睡一觉再说。</translation>
    </message>
    <message>
        <source>How reassuring.</source>
        <translation>真让人放心啊。</translation>
    </message>
    <message>
        <source>I&apos;ve heard better stories.</source>
        <translation>比这动听的故事，我听得多了。</translation>
    </message>
    <message>
        <source>Oh, what a pity!</source>
        <translation>哎呀，真可惜！</translation>
    </message>
    <message>
        <source>We think too much alike.</source>
        <translation>我们想得太像了。</translation>
    </message>
    <message>
        <source>This must be my lucky day!</source>
        <translation>今天我运气真好！</translation>
    </message>
    <message>
        <source>Oh, how lovely!</source>
        <translation>哇，太好了！</translation>
    </message>
    <message>
        <source>Good for you, {who}!</source>
        <translation>真替你高兴，{who}！</translation>
    </message>
    <message>
        <source>I&apos;m happy for you, {who}. Nearly.</source>
        <translation>我替你高兴，{who}。差不多吧。</translation>
    </message>
    <message>
        <source>Ah well, it&apos;s only a game.</source>
        <translation>没事，只是游戏嘛。</translation>
    </message>
    <message>
        <source>Serves me right!</source>
        <translation>我活该！</translation>
    </message>
    <message>
        <source>Ooh, so close!</source>
        <translation>哎哟，就差一点！</translation>
    </message>
    <message>
        <source>Better luck next time!</source>
        <translation>下次好运！</translation>
    </message>
    <message>
        <source>Well spotted, {who}!</source>
        <translation>眼光真好，{who}！</translation>
    </message>
    <message>
        <source>What a lovely bargain!</source>
        <translation>真是划算！</translation>
    </message>
    <message>
        <source>Isn&apos;t this nice?</source>
        <translation>这样真不错，是吧？</translation>
    </message>
    <message>
        <source>I do like a quiet game.</source>
        <translation>我就喜欢安安静静地玩。</translation>
    </message>
    <message>
        <source>What fun that was!</source>
        <translation>玩得真开心！</translation>
    </message>
    <message>
        <source>You made it hard for me!</source>
        <translation>你们让我赢得好辛苦！</translation>
    </message>
    <message>
        <source>Congratulations, {who}!</source>
        <translation>恭喜你，{who}！</translation>
    </message>
    <message>
        <source>That was fun, {who}. Again?</source>
        <translation>真好玩，{who}。再来一局？</translation>
    </message>
    <message>
        <source>Let&apos;s not quarrel, {who}.</source>
        <translation>咱们别吵嘛，{who}。</translation>
    </message>
    <message>
        <source>There&apos;s no need for that!</source>
        <translation>何必这样呢！</translation>
    </message>
    <message>
        <source>You do ask nicely.</source>
        <translation>你求得还挺客气。</translation>
    </message>
    <message>
        <source>I know how you feel, {who}.</source>
        <translation>我懂你的心情，{who}。</translation>
    </message>
    <message>
        <source>Thank you for telling me!</source>
        <translation>谢谢你告诉我！</translation>
    </message>
    <message>
        <source>I do like it when we talk.</source>
        <translation>我就喜欢咱们聊天。</translation>
    </message>
    <message>
        <source>I don&apos;t like sharing.</source>
        <translation>我可不喜欢平分。</translation>
    </message>
    <message>
        <source>Someone has to give way, and it won&apos;t be me.</source>
        <translation>总得有人让步，但不会是我。</translation>
    </message>
    <message>
        <source>That&apos;s how it&apos;s done.</source>
        <translation>看，就该这么打。</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>这还用怀疑吗？</translation>
    </message>
    <message>
        <source>Beginner&apos;s luck, {who}.</source>
        <translation>新手运气罢了，{who}。</translation>
    </message>
    <message>
        <source>I&apos;ll have that back, {who}.</source>
        <translation>我会赢回来的，{who}。</translation>
    </message>
    <message>
        <source>That won&apos;t happen twice.</source>
        <translation>不会有第二次了。</translation>
    </message>
    <message>
        <source>I&apos;m letting you catch up.</source>
        <translation>我这是让你们追上来。</translation>
    </message>
    <message>
        <source>You&apos;ll have to do better than that.</source>
        <translation>这可不够，再加把劲吧。</translation>
    </message>
    <message>
        <source>Near isn&apos;t there.</source>
        <translation>差一点也是没中。</translation>
    </message>
    <message>
        <source>You won&apos;t get the next one so cheaply, {who}.</source>
        <translation>下一个可没这么便宜了，{who}。</translation>
    </message>
    <message>
        <source>I was looking the other way.</source>
        <translation>我刚才没留神。</translation>
    </message>
    <message>
        <source>Take your time. You&apos;ll need it.</source>
        <translation>慢慢来，你们用得着。</translation>
    </message>
    <message>
        <source>You&apos;re all thinking about me, I suppose.</source>
        <translation>你们都在琢磨我吧。</translation>
    </message>
    <message>
        <source>Same time tomorrow?</source>
        <translation>明天同一时间？</translation>
    </message>
    <message>
        <source>Who&apos;s next?</source>
        <translation>下一个是谁？</translation>
    </message>
    <message>
        <source>I want a rematch, {who}.</source>
        <translation>我要再比一局，{who}。</translation>
    </message>
    <message>
        <source>I&apos;ll be better tomorrow, {who}.</source>
        <translation>明天我会打得更好，{who}。</translation>
    </message>
    <message>
        <source>Others have tried.</source>
        <translation>试过的人多了。</translation>
    </message>
    <message>
        <source>Is that all, {who}?</source>
        <translation>就这点本事，{who}？</translation>
    </message>
    <message>
        <source>Why should I?</source>
        <translation>凭什么？</translation>
    </message>
    <message>
        <source>Ask me again when I&apos;m losing.</source>
        <translation>等我快输的时候再来问。</translation>
    </message>
    <message>
        <source>I knew that already.</source>
        <translation>我早就知道。</translation>
    </message>
    <message>
        <source>Words are cheap, {who}.</source>
        <translation>嘴上说说谁不会，{who}。</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>This is only part {shard} of {shards}.</source>
        <translation>这只是第 {shard} 份，共 {shards} 份。</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>Main findings</source>
        <translation>主要结果</translation>
    </message>
    <message>
        <source>The players:</source>
        <translation>玩家：</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>What people say</source>
        <translation>玩家的评价</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>{players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}.</source>
        <translation>{players}。每个规则集的局数：{games}。区块：{blocks}。种子：{seed}。</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>所有规则集</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Goals met</source>
        <translation>达成目标</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Rules changed</source>
        <translation>更改的规则</translation>
    </message>
    <message>
        <source>Eliminated after (games)</source>
        <translation>淘汰前局数</translation>
    </message>
    <message>
        <source>Rule sets are ranked by the most goals met, then by the least distance, then by the fewest rules changed.</source>
        <translation>规则集的排名：达成目标最多的在前，其次是距离最小的，再次是改动规则最少的。</translation>
    </message>
    <message>
        <source>The distance adds up how far each mean lies outside its goal, in standard deviations of the base&apos;s blocks.</source>
        <translation>距离是各均值超出各自目标多远的总和，以基准各区块的标准差为单位。</translation>
    </message>
    <message>
        <source>A measure to lower adds its mean to the distance, in the same unit; a measure to raise subtracts it. The distance can then be negative.</source>
        <translation>要降低的指标，其均值按同一单位加到距离上；要提高的指标，其均值则从距离中减去。这时距离可能为负。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Games changed, in 100</source>
        <translation>每 100 局中改变的局数</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>{rule} (now {value})</source>
        <translation>{rule}（现为 {value}）</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>一次一条规则</translation>
    </message>
    <message>
        <source>{row} ↓ {column} →</source>
        <translation>{row} ↓ {column} →</translation>
    </message>
    <message>
        <source>The darker the cell, the larger the mean. ✓: proven to meet the goal. ★: the best. In brackets: eliminated early.</source>
        <translation>颜色越深，均值越大。✓：已证实达标。★：最好。括号内：提前淘汰。</translation>
    </message>
    <message>
        <source>No differences have been proven so far.</source>
        <translation>目前还没有已证实的差别。</translation>
    </message>
    <message>
        <source>The games that people played aren&apos;t counted in the figures above.</source>
        <translation>真人玩的对局不计入上面的数据。</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>Less | more</source>
        <translation>减少 | 增加</translation>
    </message>
    <message>
        <source>Differences are relative to {base}. Each row has its own scale. The dashed line marks no difference; proven differences are drawn in bold.</source>
        <translation>差别相对于{base}。每行各有比例尺。虚线表示没有差别；已证实的差别用粗线画出。</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>已证实</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>未证实</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>As a table (games in 100)</source>
        <translation>表格形式，每 100 局的局数</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>原版</translation>
    </message>
    <message>
        <source>Measures explained</source>
        <translation>指标说明</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未打完</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Differed</source>
        <translation>走向不同</translation>
    </message>
    <message>
        <source>Different winner</source>
        <translation>赢家不同</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>玩过的对局</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>{game} 的规则</translation>
    </message>
    <message>
        <source>Standard rules.</source>
        <translation>原版规则。</translation>
    </message>
    <message>
        <source>The rule book stays the same.</source>
        <translation>规则书保持不变。</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Heights show games in 100: {base} is outlined and {name} is filled. Dashed lines show the means.</source>
        <translation>高度为每 100 局的局数：“{base}”画轮廓，“{name}”填充。虚线为均值。</translation>
    </message>
    <message>
        <source>Changes to the rule book (text of {base} is struck out; new text is underlined)</source>
        <translation>规则书的改动（“{base}”的文字加删除线，新文字加下划线）</translation>
    </message>
    <message>
        <source>Changes to the rule book (standard text is struck out; new text is underlined)</source>
        <translation>规则书的改动（原版文字加删除线，新文字加下划线）</translation>
    </message>
    <message>
        <source>Each deal was played in every rotation of the seats under every rule set.</source>
        <translation>每次发牌都在每个规则集下，按座位的每种轮换各玩一局。</translation>
    </message>
    <message>
        <source>Cards and the players&apos; random choices were the same under all rule sets.</source>
        <translation>在所有规则集下，牌和玩家的随机选择都相同。</translation>
    </message>
    <message>
        <source>Such a block is one observation: games in different blocks are independent, but games in the same block are not.</source>
        <translation>这样的一个区块就是一次观测：不同区块的对局相互独立，同一区块内的则不然。</translation>
    </message>
    <message>
        <source>Bounds are 95% confidence sequences: the chance that the true value ever lies outside a pair of them, however often you look, is at most 5%.</source>
        <translation>上下界为 95% 置信序列：无论看多少次，真值曾落在某一对上下界之外的概率最多为 5%。</translation>
    </message>
    <message>
        <source>So of many pairs of bounds, a few will be wrong.</source>
        <translation>所以上下界一多，其中总有几对会出错。</translation>
    </message>
    <message>
        <source>In the first {blocks} blocks, the players were also tested: the strongest against weaker players, and the others against players who follow one simple strategy.</source>
        <translation>在前 {blocks} 个区块中还检验了这些玩家：最强的一位与较弱的玩家对局，其余的与只用一种简单打法的玩家对局。</translation>
    </message>
    <message>
        <source>No verdict rests on players who aren&apos;t known to be fit to judge a rule set.</source>
        <translation>只有已知玩家适合评判某个规则集，才会下结论。</translation>
    </message>
    <message>
        <source>Each time the number of games doubled, the rule sets that were clearly worse and the weaker half of the others were eliminated (successive halving).</source>
        <translation>每当局数翻倍，就淘汰明显较差的规则集，以及其余规则集中较差的一半（逐次减半）。</translation>
    </message>
    <message>
        <source>The best rule set was chosen partly for its luck, so it was played again with new deals.</source>
        <translation>最好的规则集当选有运气的成分，所以又用新的发牌单独玩了一遍。</translation>
    </message>
    <message>
        <source>How this was measured</source>
        <translation>测量方法</translation>
    </message>
    <message>
        <source>With an error</source>
        <translation>出错</translation>
    </message>
    <message numerus="yes">
        <source>and %n more problem(s)</source>
        <translation>
            <numerusform>另有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Command to run this study again:</source>
        <translation>重新运行这项研究的命令：</translation>
    </message>
    <message>
        <source>Standard text is struck out; new text is underlined. Changed: {rules}.</source>
        <translation>原版文字加删除线，新文字加下划线。改动：{rules}。</translation>
    </message>
    <message>
        <source>nothing that has an effect</source>
        <translation>没有实际影响</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>这些规则</translation>
    </message>
    <message>
        <source>only matters {when}</source>
        <translation>只在{when}起作用</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Lies and what they earned</source>
        <translation>谎话及所得</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Only lies that came to light are listed. Select one to see the turn.</source>
        <translation>只列出已经败露的谎话。选一行即可查看那个回合。</translation>
    </message>
    <message>
        <source>{who} {words}</source>
        <translation>{who} {words}</translation>
    </message>
    <message>
        <source>{who} {words}, but {truth}</source>
        <translation>{who} {words}；{truth}</translation>
    </message>
    <message>
        <source>Watch from there</source>
        <translation>从这里观看</translation>
    </message>
    <message>
        <source>{told}. It earned nothing.</source>
        <translation>{told}。什么也没赚到。</translation>
    </message>
    <message>
        <source>{told}. That earned {points} more than keeping the promise would have.</source>
        <translation>{told}。比守约多得 {points}。</translation>
    </message>
    <message>
        <source>{told}. That earned {points} less than keeping the promise would have.</source>
        <translation>{told}。比守约少得 {points}。</translation>
    </message>
    <message>
        <source>{told}. It won {points}.</source>
        <translation>{told}。赚了 {points}。</translation>
    </message>
    <message>
        <source>{told}. It cost {points}.</source>
        <translation>{told}。亏了 {points}。</translation>
    </message>
    <message>
        <source>How well a mind-reader could have predicted you</source>
        <translation>读心者能把你料中到什么程度</translation>
    </message>
    <message>
        <source>How readable were you?</source>
        <translation>你有多容易被看穿？</translation>
    </message>
    <message>
        <source>Lies told…</source>
        <translation>谎话…</translation>
    </message>
    <message>
        <source>Three questions for the players</source>
        <translation>给玩家的三个问题</translation>
    </message>
    <message>
        <source>How was the game?</source>
        <translation>这局游戏怎么样？</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Change table</source>
        <translation>更改牌桌</translation>
    </message>
    <message>
        <source>Watch the game again, move by move</source>
        <translation>一步步重看这一局</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>How good your decisions were (R)</source>
        <translation>看看你的决定有多好（R）</translation>
    </message>
    <message>
        <source>Everyone chooses a seat, the loser first</source>
        <translation>所有人重新选座位，输家先选</translation>
    </message>
    <message>
        <source>Play again, other seats…</source>
        <translation>再来，换座位…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Same table, new deal (N)</source>
        <translation>同一桌，重新发牌（N）</translation>
    </message>
    <message>
        <source>Review ({done} of {count})</source>
        <translation>复盘（{done}/{count}）</translation>
    </message>
    <message>
        <source>How good your decisions were; {done} of {count} judged</source>
        <translation>看看你的决定有多好；已评判 {done}/{count}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your chance of winning at each decision</source>
        <translation>每个决定时你的胜率</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未评判</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>你的胜率</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>The table as you saw it</source>
        <translation>你当时看到的牌桌</translation>
    </message>
    <message>
        <source>This decision hasn&apos;t been judged yet.</source>
        <translation>这个决定还没有评判。</translation>
    </message>
    <message>
        <source>yours; others are about as good</source>
        <translation>你的选择，及其他差不多好的</translation>
    </message>
    <message>
        <source>yours, and best</source>
        <translation>你的选择，最佳</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>{chance} in 100 games</source>
        <translation>100 局赢 {chance} 局</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games</source>
        <translation>{move}：100 局赢 {chance} 局</translation>
    </message>
    <message>
        <source>{move} wins {chance} in 100 games and makes up {share}% of the best mix</source>
        <translation>{move}：100 局赢 {chance} 局，占最佳混合策略的 {share}%</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>number: wins in 100 games</source>
        <translation>数字：100 局中的胜局</translation>
    </message>
    <message>
        <source>%: share of the best mix</source>
        <translation>%：在最佳混合策略中的占比</translation>
    </message>
    <message>
        <source>{did}: no move was clearly better</source>
        <translation>{did}：没有明显更好的走法</translation>
    </message>
    <message>
        <source>{did}: no move was better</source>
        <translation>{did}：没有更好的走法</translation>
    </message>
    <message>
        <source>{did}: no move was much better</source>
        <translation>{did}：没有好很多的走法</translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was better, with %n other move(s) about as good</source>
        <translation>
            <numerusform>{did}；{move} 更好，另有 %n 种走法差不多好</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{did}; {move} was best, with %n other move(s) just as good</source>
        <translation>
            <numerusform>{did}；{move} 最好，另有 %n 种走法同样好</numerusform>
        </translation>
    </message>
    <message>
        <source>{did}; {move} was better</source>
        <translation>{did}；{move} 更好</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} has a share of {share}%.</source>
        <translation>最佳混合策略：{mix}。你的 {move} 占 {share}%。</translation>
    </message>
    <message>
        <source>Best mix: {mix}. Your {move} is not part of it.</source>
        <translation>最佳混合策略：{mix}。其中没有你的 {move}。</translation>
    </message>
    <message>
        <source>All moves were equal here: you win {chance} in 100 games.</source>
        <translation>这里各种走法都一样：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Best play wins {chance} in 100 games from here.</source>
        <translation>从这里起，最佳打法 100 局赢 {chance} 局。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Standard: {what}.</source>
        <translation>原版：{what}。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Only matters {when}.</source>
        <translation>只在{when}起作用。</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>已更改。</translation>
    </message>
    <message>
        <source>only {when}</source>
        <translation>仅在{when}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>House rules change here: {changes}.</source>
        <translation>从这里起更改自定规则：{changes}。</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>with {names}</source>
        <translation>与 {names}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>study_files</name>
    <message>
        <source>{measure}, {sets}</source>
        <translation>{measure}，{sets}</translation>
    </message>
    <message>
        <source>{count} rule sets</source>
        <translation>{count} 个规则集</translation>
    </message>
    <message>
        <source>The bench has room for {most} rule sets besides the base; this study has more.</source>
        <translation>除基准外，试验台只放得下 {most} 个规则集；这项研究不止这些。</translation>
    </message>
    <message>
        <source>There is nothing to compare: all rule sets are the same.</source>
        <translation>没有可比较的：所有规则集都相同。</translation>
    </message>
    <message>
        <source>Two rule sets in this study are identical; the bench can only show them once.</source>
        <translation>这项研究中有两个规则集相同；试验台上每个只显示一次。</translation>
    </message>
    <message>
        <source>On the bench, all players are of the same kind; in this study, they aren&apos;t.</source>
        <translation>试验台上所有玩家水平相同；这项研究里则不同。</translation>
    </message>
    <message>
        <source>The bench only has built-in players, but programs play in this study.</source>
        <translation>试验台上只有内置玩家；这项研究中由程序来玩。</translation>
    </message>
    <message>
        <source>The findings of this study can&apos;t be used: {why}. They are kept as they are, and new findings are saved as another study.</source>
        <translation>这项研究的结果无法使用：{why}。原有结果保持不变；现在得到的结果会存为另一项研究。</translation>
    </message>
    <message>
        <source>Can&apos;t be used: {why}</source>
        <translation>无法使用：{why}</translation>
    </message>
    <message>
        <source>no games were played</source>
        <translation>没有玩过对局</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>Two rules together</source>
        <translation>两条规则一起</translation>
    </message>
    <message>
        <source>{row}: {first}, {column}: {second}</source>
        <translation>{row}：{first}，{column}：{second}</translation>
    </message>
    <message>
        <source>the current values</source>
        <translation>当前的值</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>一次一条规则</translation>
    </message>
    <message>
        <source>{value}: {mean}</source>
        <translation>{value}：{mean}</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>现为 {value}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>goal: {range}</source>
        <translation>目标：{range}</translation>
    </message>
    <message numerus="yes">
        <source>Left out because another plays the same games: %n rule set(s).</source>
        <translation>
            <numerusform>因与其他规则集的对局完全相同而省略：%n 个规则集。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim: {verdict}</source>
        <translation>论断：{verdict}</translation>
    </message>
    <message>
        <source>Players not fit to judge</source>
        <translation>玩家不适合评判</translation>
    </message>
    <message>
        <source>Players not yet known to be fit</source>
        <translation>玩家是否适合尚不清楚</translation>
    </message>
    <message>
        <source>No difference proven</source>
        <translation>没有已证实的差别</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}：{told}</translation>
    </message>
    <message>
        <source>the current rules</source>
        <translation>当前规则</translation>
    </message>
    <message numerus="yes">
        <source>%n other rule set(s) got no verdict: the players aren&apos;t known to be fit.</source>
        <translation>
            <numerusform>另有 %n 个规则集没有结论：尚不能确定玩家适合评判。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminated early: %n rule set(s).</source>
        <translation>
            <numerusform>提前淘汰：%n 个规则集。</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdict: it isn&apos;t known yet whether these players are fit to judge. Closest: “{rules}”. {measure}: {mean}</source>
        <translation>无结论：尚不清楚这些玩家是否适合评判。最接近的：“{rules}”。{measure}：{mean}</translation>
    </message>
    <message>
        <source>No verdict: these players aren&apos;t fit to judge. “{rules}” comes closest. {measure}: {mean}</source>
        <translation>无结论：这些玩家不适合评判。“{rules}”最接近。{measure}：{mean}</translation>
    </message>
    <message numerus="yes">
        <source>The current rules already meet the goal(s). {measure}: {mean}</source>
        <translation>
            <numerusform>当前规则已经达成目标。{measure}：{mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>The current rules come closest to what you want. {measure}: {mean}</source>
        <translation>当前规则最接近你想要的。{measure}：{mean}</translation>
    </message>
    <message>
        <source>None of the changes beats the current rules. {measure}: {mean}</source>
        <translation>试过的改动都没有胜过当前规则。{measure}：{mean}</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}” meets the goal(s) with the fewest changes. {measure}: {mean}</source>
        <translation>
            <numerusform>“{rules}”以最少的改动达成目标。{measure}：{mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was the best of %n rule set(s), perhaps by luck: test it with other deals too.</source>
        <translation>
            <numerusform>它是 %n 个规则集中最好的，也许只是运气好：请再用其他发牌检验。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked on {games} games with new deals; the search had found {mean}.</source>
        <translation>已用 {games} 局新发牌的对局检验；搜索时得到的是 {mean}。</translation>
    </message>
    <message>
        <source>Not confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>{games} 局新发牌的对局未能证实；搜索时得到的是 {mean}。</translation>
    </message>
    <message>
        <source>Confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>已由 {games} 局新发牌的对局证实；搜索时得到的是 {mean}。</translation>
    </message>
    <message>
        <source>Not yet confirmed by {games} games with new deals; the search had found {mean}.</source>
        <translation>{games} 局新发牌的对局尚未证实；搜索时得到的是 {mean}。</translation>
    </message>
    <message>
        <source>“{rules}” gives the highest mean. {measure}: {mean}</source>
        <translation>“{rules}”的均值最高。{measure}：{mean}</translation>
    </message>
    <message>
        <source>the best rule set</source>
        <translation>最佳规则集</translation>
    </message>
    <message>
        <source>goal met</source>
        <translation>目标达成</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>目标未达成</translation>
    </message>
    <message>
        <source>goal not yet decided</source>
        <translation>目标是否达成尚未确定</translation>
    </message>
    <message>
        <source>eliminated early</source>
        <translation>提前淘汰</translation>
    </message>
    <message>
        <source>{value}: {mean}, eliminated early</source>
        <translation>{value}：{mean}，提前淘汰</translation>
    </message>
    <message>
        <source>Games in 100 that changed</source>
        <translation>每 100 局中走向不同的对局</translation>
    </message>
    <message>
        <source>Goals met: {count} of {goals}</source>
        <translation>{goals} 个目标达成 {count} 个</translation>
    </message>
    <message>
        <source>“{rules}” gives the lowest mean. {measure}: {mean}</source>
        <translation>“{rules}”的均值最低。{measure}：{mean}</translation>
    </message>
    <message>
        <source>“{rules}” meets {proven} of {goals} goals. {measure}: {mean}</source>
        <translation>“{rules}”达成 {goals} 个目标中的 {proven} 个。{measure}：{mean}</translation>
    </message>
    <message>
        <source>“{rules}” comes closest to what you want. {measure}: {mean}</source>
        <translation>“{rules}”最接近你想要的。{measure}：{mean}</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet the goal, {missed} proven to miss it, {open} not yet known.</source>
        <translation>{count} 个规则集中，已证实 {met} 个达成目标，{missed} 个未达成；{open} 个尚不清楚。</translation>
    </message>
    <message>
        <source>Of {count} rule sets: {met} proven to meet all goals, {missed} proven to miss at least one, {open} not yet known.</source>
        <translation>{count} 个规则集中，已证实 {met} 个达成全部目标，{missed} 个至少有一个目标未达成；{open} 个尚不清楚。</translation>
    </message>
    <message numerus="yes">
        <source>Just as good, with more changes: %n other rule set(s).</source>
        <translation>
            <numerusform>同样好，但改动更多：另有 %n 个规则集。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just as good: %n other rule set(s).</source>
        <translation>
            <numerusform>同样好：另有 %n 个规则集。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>“{said}”</source>
        <translation>“{said}”</translation>
    </message>
    <message>
        <source>{who} says: {said}</source>
        <translation>{who} 说：{said}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>what&apos;s best here?</source>
        <translation>这里怎么打最好？</translation>
    </message>
    <message>
        <source>what would the {player} do?</source>
        <translation>{player}会怎么打？</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>这里没有提示。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Mind-reader</source>
        <translation>读心者</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>选一张牌</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Speed up animations</source>
        <translation>加快动画</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>开关声音</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}：{question}</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>and how the game went</source>
        <translation>以及对局经过</translation>
    </message>
    <message>
        <source>The others are thinking…</source>
        <translation>其他人正在思考…</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} 正在思考…</translation>
    </message>
    <message>
        <source>Hurry up</source>
        <translation>快一点</translation>
    </message>
    <message>
        <source>skip the pause</source>
        <translation>跳过停顿</translation>
    </message>
    <message>
        <source>nobody has seen it yet</source>
        <translation>还没有人看到</translation>
    </message>
    <message>
        <source>what {who} decided</source>
        <translation>{who} 的决定</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>声音已打开。</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>声音已关闭。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What does {who} say?</source>
        <translation>{who} 说什么？</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>你说什么？</translation>
    </message>
    <message>
        <source>{kind}: {what}</source>
        <translation>{kind}：{what}</translation>
    </message>
    <message>
        <source>{who}: {said}</source>
        <translation>{who}：{said}</translation>
    </message>
    <message>
        <source>You say: {said}</source>
        <translation>你说：{said}</translation>
    </message>
    <message numerus="yes">
        <source>hint: %n time(s) in 10</source>
        <translation>
            <numerusform>提示：10 次中 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Esc again to leave the table. You can continue later.</source>
        <translation>再按一次 Esc 离开牌桌。以后可以继续。</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>就这么说</translation>
    </message>
    <message>
        <source>That&apos;s all</source>
        <translation>就这些</translation>
    </message>
    <message>
        <source>{who} ({to}): {said}</source>
        <translation>{who}（{to}）：{said}</translation>
    </message>
    <message>
        <source>{who} kept their word {kept} of {given} times</source>
        <translation>{who} 许诺 {given} 次，守信 {kept} 次</translation>
    </message>
    <message>
        <source>You kept your word {kept} of {given} times</source>
        <translation>你许诺 {given} 次，守信 {kept} 次</translation>
    </message>
    <message>
        <source>{kept} of {given}</source>
        <translation>{kept}/{given}</translation>
    </message>
    <message>
        <source>says: {claims}</source>
        <translation>自称：{claims}</translation>
    </message>
    <message>
        <source>Everyone at the table hears all of this.</source>
        <translation>这些话桌上所有人都会听到。</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>还没有人说过话。</translation>
    </message>
    <message>
        <source>Press T to say something.</source>
        <translation>按 T 说点什么。</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>交谈</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>说话…</translation>
    </message>
    <message>
        <source>to the others</source>
        <translation>对其他人</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>holds {ranks}</source>
        <translation>手里有 {ranks}</translation>
    </message>
    <message>
        <source>{who} will say:</source>
        <translation>{who} 要说：</translation>
    </message>
    <message>
        <source>You will say:</source>
        <translation>你要说：</translation>
    </message>
    <message>
        <source>our choice</source>
        <translation>我们的选择</translation>
    </message>
    <message>
        <source>Our choice: the author&apos;s text says nothing here, or can be read in two ways.</source>
        <translation>我们的选择：作者的原文对此没有说明，或有两种读法。</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>House rules at this table</source>
        <translation>本桌的自定规则</translation>
    </message>
    <message>
        <source>None: you are playing by the standard rules.</source>
        <translation>无：按原版规则玩。</translation>
    </message>
    <message>
        <source>to you</source>
        <comment>whom a line of talk is said to</comment>
        <translation>对你</translation>
    </message>
    <message>
        <source>to {whom}</source>
        <translation>对 {whom}</translation>
    </message>
    <message>
        <source>our friend here</source>
        <translation>我们这位朋友</translation>
    </message>
    <message>
        <source>my friend</source>
        <translation>朋友</translation>
    </message>
    <message>
        <source>{who}, listen. {said}</source>
        <translation>{who}，听着。{said}</translation>
    </message>
    <message>
        <source>A word with you, {who}. {said}</source>
        <translation>{who}，跟你说句话。{said}</translation>
    </message>
    <message>
        <source>This one&apos;s for you, {who}. {said}</source>
        <translation>{who}，这句是说给你的。{said}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <comment>before “in 100”: you win fewer than 1 in 100</comment>
        <translation>不到 1</translation>
    </message>
    <message>
        <source>1 win in 100 games</source>
        <translation>每 100 局 1 胜</translation>
    </message>
    <message>
        <source>{wins} wins in 100 games</source>
        <translation>每 100 局 {wins} 胜</translation>
    </message>
    <message>
        <source>{names} share the win with {points} each.</source>
        <translation>{names} 共享胜利，各得 {points}。</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>你以 {points}获胜！</translation>
    </message>
    <message>
        <source>{who} wins with {points}.</source>
        <translation>{who} 以 {points}获胜。</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>{points} ahead of {names}</source>
        <translation>领先 {names} {points}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>positional arguments</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示本帮助并退出</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>argument {name}: {what}</source>
        <translation>参数 {name}：{what}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>缺少以下参数：{names}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一个参数</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一个参数</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>无效的选择：{value}（可选 {choices}）</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>显示版本号并退出</translation>
    </message>
    <message>
        <source>check that this copy of the program is complete, and exit</source>
        <translation>检查本程序是否完整，然后退出</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>play matches without a window and count the wins</source>
        <translation>不开窗口进行对局并统计胜场</translation>
    </message>
    <message>
        <source>file of house rules, as printed by `cardtable rules`</source>
        <translation>自定规则文件，即 `cardtable rules` 的输出</translation>
    </message>
    <message>
        <source>set one house rule</source>
        <translation>设定一条自定规则</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>输出一个 JSON 对象而不是表格</translation>
    </message>
    <message>
        <source>don&apos;t change seats between matches</source>
        <translation>对局之间不换座位</translation>
    </message>
    <message>
        <source>compare house rules with the standard rules</source>
        <translation>把自定规则与原版规则比较</translation>
    </message>
    <message>
        <source>change one house rule</source>
        <translation>更改一条自定规则</translation>
    </message>
    <message>
        <source>run a study of rule sets, goals and values to try</source>
        <translation>进行一项关于规则集、目标和待试值的研究</translation>
    </message>
    <message>
        <source>study file, or the name of a built-in study</source>
        <translation>研究文件，或内置研究的名称</translation>
    </message>
    <message>
        <source>merge the parts of a study</source>
        <translation>合并一项研究的各部分</translation>
    </message>
    <message>
        <source>check records against the rules</source>
        <translation>按规则检查对局记录</translation>
    </message>
    <message>
        <source>print what one seat can see of a record</source>
        <translation>输出某个座位在对局记录中能看到的内容</translation>
    </message>
    <message>
        <source>print a file with all house rules of a game</source>
        <translation>输出含某个游戏全部自定规则的文件</translation>
    </message>
    <message>
        <source>list the built-in players of a game</source>
        <translation>列出某个游戏的内置玩家</translation>
    </message>
    <message>
        <source>print what a player would do in a game in progress</source>
        <translation>输出某位玩家在进行中的对局里会怎么做</translation>
    </message>
    <message>
        <source>add one player, whose command may contain commas</source>
        <translation>添加一位玩家；命令中可含逗号</translation>
    </message>
    <message>
        <source>save the record of every match</source>
        <translation>保存每局的对局记录</translation>
    </message>
    <message>
        <source>also measure, with extra games: skill, ladder, restricted, personas, course</source>
        <translation>另外测量（需要额外对局）：skill、ladder、restricted、personas、course</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>输出一个 JSON 对象而不是文字</translation>
    </message>
    <message>
        <source>also show what people said about games with these rules</source>
        <translation>同时显示人们对使用这些规则的对局的评价</translation>
    </message>
    <message>
        <source>Mix: {parts}; {wins} If others can predict your move, they can counter it.</source>
        <translation>混合：{parts}；{wins}别人如果能预料到你的走法，就能应对。</translation>
    </message>
    <message>
        <source>All moves are equal: {wins}</source>
        <translation>各种走法都一样：{wins}</translation>
    </message>
    <message>
        <source>{move}: {wins}</source>
        <translation>{move}：{wins}</translation>
    </message>
    <message>
        <source>Just as good: {moves}.</source>
        <translation>同样好：{moves}。</translation>
    </message>
    <message>
        <source>About as good: {moves}.</source>
        <translation>差不多好：{moves}。</translation>
    </message>
    <message>
        <source>Next best: {move}, {wins} in 100.</source>
        <translation>其次：{move}，每 100 局 {wins} 局。</translation>
    </message>
    <message>
        <source>Almost as good: {move}.</source>
        <translation>几乎一样好：{move}。</translation>
    </message>
    <message>
        <source>Estimated.</source>
        <translation>估计值。</translation>
    </message>
    <message>
        <source>Small bluffing card games. Without a command, opens the app, with the game, study or lesson in FILE.</source>
        <translation>诈唬小纸牌游戏。不带命令时打开应用；给出 FILE 时，打开其中的对局、研究或教程。</translation>
    </message>
    <message>
        <source>number of matches (default: 1000)</source>
        <translation>对局数（默认：1000）</translation>
    </message>
    <message>
        <source>file of house rules to compare with (default: the standard rules)</source>
        <translation>用来比较的自定规则文件（默认：原版规则）</translation>
    </message>
    <message>
        <source>print a new study file for GAME, or the built-in study that FILE names</source>
        <translation>输出 GAME 的一份新研究文件，或名为 FILE 的内置研究</translation>
    </message>
    <message>
        <source>list the author&apos;s claims about GAME, or test the one that FILE names</source>
        <translation>列出作者关于 GAME 的论断，或检验名为 FILE 的论断</translation>
    </message>
    <message>
        <source>eliminate the weaker half of the rule sets after N games (default: 64), and again each time that number doubles</source>
        <translation>N 局（默认：64）后淘汰较差的一半规则集，此后局数每翻一倍再淘汰一次</translation>
    </message>
    <message>
        <source>show the record only up to line K of the file</source>
        <translation>对局记录只显示到文件的第 K 行</translation>
    </message>
    <message>
        <source>player who gives the hint (default: the strongest)</source>
        <translation>由哪位玩家给出提示（默认：最强的）</translation>
    </message>
    <message>
        <source>seat to advise (default: the next to move)</source>
        <translation>为哪个座位出主意（默认：轮到的座位）</translation>
    </message>
    <message>
        <source>take the game as it stands after line K of the file</source>
        <translation>取文件第 K 行之后的局面</translation>
    </message>
    <message>
        <source>thinking effort (default: 1)</source>
        <translation>思考力度（默认：1）</translation>
    </message>
    <message>
        <source>players, one for each seat (default: the usual number of club players)</source>
        <translation>玩家，每个座位一位（默认：通常人数的 club 玩家）</translation>
    </message>
    <message>
        <source>seed for the deals; the same seed gives the same deals</source>
        <translation>发牌的种子；种子相同，发牌就相同</translation>
    </message>
    <message>
        <source>number of processes (default: one per core)</source>
        <translation>进程数（默认：每核一个）</translation>
    </message>
    <message>
        <source>abandon matches longer than N moves (default: 20000)</source>
        <translation>放弃超过 N 步的对局（默认：20000）</translation>
    </message>
    <message>
        <source>seconds a program may take to answer (default: 30)</source>
        <translation>程序回答的时限，以秒计（默认：30）</translation>
    </message>
    <message>
        <source>play at least N games per rule set</source>
        <translation>每个规则集至少玩 N 局</translation>
    </message>
    <message>
        <source>start no more games after S seconds (default: 60, unless --games is given)</source>
        <translation>S 秒后不再开新局（默认：60；给出 --games 时不限）</translation>
    </message>
    <message>
        <source>play only part K of N; `cardtable merge` puts the parts together</source>
        <translation>只玩第 K 份（共 N 份）；`cardtable merge` 可把各份合并</translation>
    </message>
    <message>
        <source>also use the workers of a Dask scheduler (default: the one on this machine)</source>
        <translation>同时使用 Dask 调度器的工作节点（默认：本机的调度器）</translation>
    </message>
    <message>
        <source>save the results for `cardtable merge`</source>
        <translation>保存结果，供 `cardtable merge` 使用</translation>
    </message>
    <message>
        <source>write a report to read, print and share</source>
        <translation>写出可供阅读、打印和分享的报告</translation>
    </message>
    <message>
        <source>write tables of games, seats and measures as CSV files</source>
        <translation>把对局、座位和指标的表格写成 CSV 文件</translation>
    </message>
    <message>
        <source>write the tables as Parquet files (needs pyarrow)</source>
        <translation>把表格写成 Parquet 文件（需要 pyarrow）</translation>
    </message>
    <message>
        <source>you win {wins} in 100 games.</source>
        <translation>100 局你赢 {wins} 局。</translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s) in {all})</source>
        <translation>
            <numerusform>{move}（{all} 次中 %n 次）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} (%n time(s))</source>
        <translation>
            <numerusform>{move}（%n 次）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others (%n time(s))</source>
        <translation>
            <numerusform>其他（%n 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved exactly.</source>
        <translation>已精确求解。</translation>
    </message>
    <message>
        <source>Estimated (±{off}).</source>
        <translation>估计值（±{off}）。</translation>
    </message>
    <message>
        <source>seat {seat}, {player}</source>
        <translation>座位 {seat}，{player}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>胜率 {share}</translation>
    </message>
    <message>
        <source>, {time} left</source>
        <translation>，还需 {time}</translation>
    </message>
    <message>
        <source>interrupted after {matches}</source>
        <translation>在 {matches} 后中断</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜场</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>{game}; {matches}, seed {seed}</source>
        <translation>{game}；{matches}，种子 {seed}</translation>
    </message>
    <message>
        <source>{moves} moves; {unfinished} unfinished, {failed} failed; {seconds} s</source>
        <translation>{moves} 步；{unfinished} 局未完，{failed} 局失败；{seconds} 秒</translation>
    </message>
    <message>
        <source>{count} of {matches}</source>
        <translation>{matches}中的 {count}</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 局</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} 局</translation>
    </message>
    <message>
        <source>blocks: {blocks}, games: {games}</source>
        <translation>区块：{blocks}，局数：{games}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game}，玩家：{players}。每个规则集的局数：{games}。区块：{blocks}。种子：{seed}</translation>
    </message>
    <message>
        <source>{game} for {players}. Games per rule set: up to {games}. Blocks: {blocks}. Seed: {seed}</source>
        <translation>{game}，玩家：{players}。每个规则集的局数：至多 {games}。区块：{blocks}。种子：{seed}</translation>
    </message>
    <message>
        <source>To see all measures of these {count} rule sets, use --report, --csv or --json.</source>
        <translation>要看这 {count} 个规则集的全部指标，请用 --report、--csv 或 --json。</translation>
    </message>
    <message>
        <source>One rule at a time, and how many of 100 paired games it changed:</source>
        <translation>一次一条规则，以及它改变了每 100 组配对对局中的多少组：</translation>
    </message>
    <message>
        <source>Eliminated after {games} games: {names}</source>
        <translation>在 {games} 局后淘汰：{names}</translation>
    </message>
    <message>
        <source>games changed, in 100</source>
        <translation>每 100 局中改变的局数</translation>
    </message>
    <message>
        <source>Players: {fit}. {why}</source>
        <translation>玩家：{fit}。{why}</translation>
    </message>
    <message>
        <source>Goal {measure}: {verdict}. {why}</source>
        <translation>目标 {measure}：{verdict}。{why}</translation>
    </message>
    <message>
        <source>{unfinished} unfinished, {failed} failed</source>
        <translation>{unfinished} 局未完，{failed} 局失败</translation>
    </message>
    <message>
        <source>Run again with:</source>
        <translation>再次运行：</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>goals met</source>
        <translation>达成目标</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>更改的规则</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>{count} of {goals}</source>
        <translation>{goals} 个中 {count} 个</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>can&apos;t change</source>
        <translation>不会变</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <source>A game takes {by} more moves</source>
        <translation>每局多 {by} 步</translation>
    </message>
    <message>
        <source>A game takes {by} fewer moves</source>
        <translation>每局少 {by} 步</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} longer</source>
        <translation>每局的{rounds}数多 {by}</translation>
    </message>
    <message>
        <source>{by} more games in 100 end in a shared win</source>
        <translation>100 局中共享胜利多 {by} 局</translation>
    </message>
    <message>
        <source>{by} fewer games in 100 end in a shared win</source>
        <translation>100 局中共享胜利少 {by} 局</translation>
    </message>
    <message>
        <source>The lead changes {by} more times per game</source>
        <translation>每局领先易手多 {by} 次</translation>
    </message>
    <message>
        <source>The lead changes {by} fewer times per game</source>
        <translation>每局领先易手少 {by} 次</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} more games in 100</source>
        <translation>半程领先者 100 局多赢 {by} 局</translation>
    </message>
    <message>
        <source>The leader at half-time wins {by} fewer games in 100</source>
        <translation>半程领先者 100 局少赢 {by} 局</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>A game is {by} {rounds} shorter</source>
        <translation>每局的{rounds}数少 {by}</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} more games in 100</source>
        <translation>先手玩家 100 局多赢 {by} 局</translation>
    </message>
    <message>
        <source>The player who goes first wins {by} fewer games in 100</source>
        <translation>先手玩家 100 局少赢 {by} 局</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} larger</source>
        <translation>赢家最终领先的{unit}数多 {by}</translation>
    </message>
    <message>
        <source>The winner&apos;s final lead is {by} {unit} smaller</source>
        <translation>赢家最终领先的{unit}数少 {by}</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} larger</source>
        <translation>赢家落后最多时，落后的{unit}数多 {by}</translation>
    </message>
    <message>
        <source>The winner&apos;s biggest deficit is {by} {unit} smaller</source>
        <translation>赢家落后最多时，落后的{unit}数少 {by}</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} more per round</source>
        <translation>落后最多的玩家每轮追回的{unit}数多 {by}</translation>
    </message>
    <message>
        <source>The player furthest behind catches up by {by} {unit} less per round</source>
        <translation>落后最多的玩家每轮追回的{unit}数少 {by}</translation>
    </message>
    <message>
        <source>A stronger player wins {by} more games in 100 against weaker ones</source>
        <translation>在较弱的玩家当中，较强的玩家 100 局多赢 {by} 局</translation>
    </message>
    <message>
        <source>A stronger player wins {by} fewer games in 100 against weaker ones</source>
        <translation>在较弱的玩家当中，较强的玩家 100 局少赢 {by} 局</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} more decisions in 100</source>
        <translation>100 个决定中，最佳走法明显更好的多 {by} 个</translation>
    </message>
    <message>
        <source>The best move is clearly better in {by} fewer decisions in 100</source>
        <translation>100 个决定中，最佳走法明显更好的少 {by} 个</translation>
    </message>
    <message>
        <source>More is at stake in a decision: the best move&apos;s advantage is larger by {by} games in 100</source>
        <translation>每个决定的得失更大：最佳走法的优势每 100 局多 {by} 局</translation>
    </message>
    <message>
        <source>Less is at stake in a decision: the best move&apos;s advantage is smaller by {by} games in 100</source>
        <translation>每个决定的得失更小：最佳走法的优势每 100 局少 {by} 局</translation>
    </message>
    <message>
        <source>The odd one out wins {by} more games in 100</source>
        <translation>与众不同者 100 局多赢 {by} 局</translation>
    </message>
    <message>
        <source>The odd one out wins {by} fewer games in 100</source>
        <translation>与众不同者 100 局少赢 {by} 局</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is wider by {by} games in 100</source>
        <translation>最好与最差座位的差距，100 局扩大 {by} 局</translation>
    </message>
    <message>
        <source>The gap between the best seat and the worst is narrower by {by} games in 100</source>
        <translation>最好与最差座位的差距，100 局缩小 {by} 局</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} more games in 100</source>
        <translation>拿到最弱手牌时，与众不同者 100 局多赢 {by} 局</translation>
    </message>
    <message>
        <source>With the weakest hand, the odd one out wins {by} fewer games in 100</source>
        <translation>拿到最弱手牌时，与众不同者 100 局少赢 {by} 局</translation>
    </message>
    <message>
        <source>There are no paired games to compare yet.</source>
        <translation>还没有可以比较的配对对局。</translation>
    </message>
    <message numerus="yes">
        <source>No differences between the rule sets in %n pair(s) of games.</source>
        <translation>
            <numerusform>%n 组配对对局中，各规则集之间没有差别。</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} under {name}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure}，“{name}”：{mean} {bounds}。预期：{wanted}。结论：{verdict}。</translation>
    </message>
    <message>
        <source>{measure} under {name}, compared with {base}: {mean} {bounds}. Expected: {wanted}. Verdict: {verdict}.</source>
        <translation>{measure}，“{name}”与“{base}”相比：{mean} {bounds}。预期：{wanted}。结论：{verdict}。</translation>
    </message>
    <message>
        <source>not yet known to be fit to judge these rules</source>
        <translation>是否适合评判这些规则尚不清楚</translation>
    </message>
    <message>
        <source>fit to judge these rules</source>
        <translation>适合评判这些规则</translation>
    </message>
    <message>
        <source>not fit to judge these rules</source>
        <translation>不适合评判这些规则</translation>
    </message>
    <message>
        <source>The command that came with these results isn&apos;t shown: it might do something else.</source>
        <translation>这些结果附带的命令不予显示：它做的可能是别的事。</translation>
    </message>
    <message>
        <source>{differ} of {pairs} paired games differed, and {winners} had a different winner.</source>
        <translation>{pairs} 组配对对局中有 {differ} 组走向不同，其中 {winners} 组赢家不同。</translation>
    </message>
    <message>
        <source>The winner takes the lead for good later, by {by}% of the game&apos;s length</source>
        <translation>赢家锁定领先的时刻更晚，晚全局时长的 {by}%</translation>
    </message>
    <message>
        <source>The winner takes the lead for good sooner, by {by}% of the game&apos;s length</source>
        <translation>赢家锁定领先的时刻更早，早全局时长的 {by}%</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points more of the game</source>
        <translation>玩家出局后的时间占全局的比例高 {by} 个百分点</translation>
    </message>
    <message>
        <source>Players are out for {by} percentage points less of the game</source>
        <translation>玩家出局后的时间占全局的比例低 {by} 个百分点</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points more of the result</source>
        <translation>发牌和座位对结果的解释程度高 {by} 个百分点</translation>
    </message>
    <message>
        <source>The deal and the seat explain {by} percentage points less of the result</source>
        <translation>发牌和座位对结果的解释程度低 {by} 个百分点</translation>
    </message>
    <message>
        <source>More suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points more</source>
        <translation>悬念更强：四分之一局里，胜率预计多变动 {by} 个百分点</translation>
    </message>
    <message>
        <source>Less suspense: a quarter of the game is expected to shift the chances of winning by {by} percentage points less</source>
        <translation>悬念更弱：四分之一局里，胜率预计少变动 {by} 个百分点</translation>
    </message>
    <message>
        <source>More surprise: a quarter of the game shifts the chances of winning by {by} percentage points more</source>
        <translation>意外更多：四分之一局里，胜率多变动 {by} 个百分点</translation>
    </message>
    <message>
        <source>Less surprise: a quarter of the game shifts the chances of winning by {by} percentage points less</source>
        <translation>意外更少：四分之一局里，胜率少变动 {by} 个百分点</translation>
    </message>
    <message>
        <source>“{move}” was never chosen in {offered} decisions where it was possible.</source>
        <translation>可以选“{move}”的 {offered} 个决定中，从来没有人选它。</translation>
    </message>
    <message>
        <source>“{move}” was hardly ever chosen: in {chosen} of {offered} decisions where it was possible.</source>
        <translation>可以选“{move}”的 {offered} 个决定中，几乎没有人选它：只有 {chosen} 个。</translation>
    </message>
    <message>
        <source>Claim: {says} Verdict: {verdict}.</source>
        <translation>论断：{says} 结论：{verdict}。</translation>
    </message>
    <message>
        <source>Verdict on the claim: {verdict}.</source>
        <translation>这个论断：{verdict}。</translation>
    </message>
    <message>
        <source>Never choosing “{move}”</source>
        <translation>从不选“{move}”</translation>
    </message>
    <message>
        <source>How does {game} play under these rules?</source>
        <translation>按这些规则，{game} 玩起来怎么样？</translation>
    </message>
    <message>
        <source>What does {name} change in {game}?</source>
        <translation>{name}给 {game} 带来什么变化？</translation>
    </message>
    <message>
        <source>What do {count} sets of house rules change in {game}?</source>
        <translation>{count} 套自定规则给 {game} 带来什么变化？</translation>
    </message>
    <message>
        <source>the standard rules</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>met</source>
        <translation>达成</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>未达成</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>These 95% intervals stay valid however often you look.</source>
        <translation>无论看多少次，这些 95% 区间都成立。</translation>
    </message>
</context>
<context>
    <name>trials</name>
    <message>
        <source>tries out each move with random play and picks the best</source>
        <translation>随机试打每种走法，取其中最好的</translation>
    </message>
    <message>
        <source>plays like the others but always one step higher</source>
        <translation>照其他玩家的打法，但总是高一级</translation>
    </message>
    <message>
        <source>plays like the others but always one step lower</source>
        <translation>照其他玩家的打法，但总是低一级</translation>
    </message>
    <message>
        <source>always makes the lowest move</source>
        <translation>总是选最小的走法</translation>
    </message>
    <message>
        <source>always makes the highest move</source>
        <translation>总是选最大的走法</translation>
    </message>
    <message>
        <source>chooses “{move}” whenever possible</source>
        <translation>只要能选“{move}”就选</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>思考力度为其他人两倍（{of}）的玩家，100 局比平均应得多赢 {by} 局 {bounds}。</translation>
    </message>
    <message>
        <source>A player who thinks twice as hard as the others (effort {of}) wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>思考力度为其他人两倍（{of}）的玩家，100 局比平均应得少赢 {by} 局 {bounds}。</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} more games in 100 than a fair share {bounds}.</source>
        <translation>从不选“{of}”的玩家，100 局比平均应得多赢 {by} 局 {bounds}。</translation>
    </message>
    <message>
        <source>A player who never chooses “{of}” wins {by} fewer games in 100 than a fair share {bounds}.</source>
        <translation>从不选“{of}”的玩家，100 局比平均应得少赢 {by} 局 {bounds}。</translation>
    </message>
    <message>
        <source>{player} ({share}%)</source>
        <translation>{player}（{share}%）</translation>
    </message>
    <message>
        <source>The best mix of these players is {mix}.</source>
        <translation>这些玩家的最佳混合策略：{mix}。</translation>
    </message>
</context>
<context>
    <name>war</name>
    <message>
        <source>Your bids appear here once they have been turned over.</source>
        <translation>你的出价翻开之后，会列在这里。</translation>
    </message>
    <message>
        <source>{who}&apos;s bids appear here once they have been turned over.</source>
        <translation>{who} 的出价翻开之后，会列在这里。</translation>
    </message>
    <message>
        <source>at stake: low to high</source>
        <translation>所争分数：从低到高</translation>
    </message>
    <message>
        <source>bid: low to high</source>
        <translation>出价：从低到高</translation>
    </message>
    <message>
        <source>{made} of {tried} prizes taken ({share}%)</source>
        <translation>拍品 {tried} 件，赢得 {made} 件（{share}%）</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>出价</translation>
    </message>
    <message>
        <source>Your bids</source>
        <translation>你的出价</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>凭运气</translation>
    </message>
    <message>
        <source>the expert&apos;s mixes</source>
        <translation>高手的混合策略</translation>
    </message>
    <message>
        <source>Your bids followed the prizes: the higher the prize, the higher the card.</source>
        <translation>你的出价跟着拍品走：拍品分数越高，出的牌越大。</translation>
    </message>
    <message>
        <source>You always bid about the same amount above or below what was at stake.</source>
        <translation>你的出价与所争的分数相比，高出或低出的总是差不多。</translation>
    </message>
    <message>
        <source>You mostly bid your highest card.</source>
        <translation>你多半用手里最大的牌出价。</translation>
    </message>
    <message>
        <source>You mostly bid your lowest card.</source>
        <translation>你多半用手里最小的牌出价。</translation>
    </message>
    <message>
        <source>You mostly bid the card nearest to your last bid.</source>
        <translation>你多半用最接近上次出价的牌出价。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) still to come</source>
        <translation>
            <numerusform>还剩 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>目前得分</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>out for this prize</source>
        <translation>不再竞拍此件</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>值 {points}</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>拍品</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>If others can predict your card, they bid just above it.</source>
        <translation>别人如果能预料到你的牌，就会刚好压过它出价。</translation>
    </message>
    <message>
        <source>If others can predict your card, they play their lowest.</source>
        <translation>别人如果能预料到你的牌，就会出最小的牌。</translation>
    </message>
    <message>
        <source>Prize {number}</source>
        <translation>第 {number} 件拍品</translation>
    </message>
    <message>
        <source>Prize {number} of {count}</source>
        <translation>第 {number} 件拍品，共 {count} 件</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>卖家</translation>
    </message>
    <message>
        <source>highest bid</source>
        <translation>最高出价</translation>
    </message>
    <message>
        <source>Up for bidding: {cards}.</source>
        <translation>正在竞拍：{cards}。</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>还剩 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>已花 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Points after each prize</source>
        <translation>每件拍品后的分数</translation>
    </message>
    <message>
        <source>Which card will you offer?</source>
        <translation>你要送拍哪张牌？</translation>
    </message>
    <message>
        <source>{who} bids {bid} for {prize}. Bid higher?</source>
        <translation>{who} 出价 {bid}，竞拍 {prize}。你要出更高吗？</translation>
    </message>
    <message>
        <source>What will you bid for {prize}?</source>
        <translation>竞拍 {prize}，你出价多少？</translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>送拍 {card}</translation>
    </message>
    <message>
        <source>worth {points} to the winner</source>
        <translation>赢家可得 {points}</translation>
    </message>
    <message>
        <source>Bid {card}</source>
        <translation>出价 {card}</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t beat the current bid, {standing}.</source>
        <translation>{card} 压不过当前出价 {standing}。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Your cards are your money. Spend them to win the prizes worth the most points.</source>
        <translation>你的牌就是钱。用它们赢得分数最高的拍品。</translation>
    </message>
    <message numerus="yes">
        <source>Everyone holds a whole suit of %n card(s), from the ace up.</source>
        <translation>
            <numerusform>每人持有一整门花色，从 A 起共 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>So everyone always knows what the others can still bid.</source>
        <translation>所以人人始终知道别人还能出价多少。</translation>
    </message>
    <message>
        <source>Two packs are used; cards from the second carry a mark.</source>
        <translation>使用两副牌；第二副的牌带有记号。</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>A suit that nobody holds is shuffled and placed face down: these are the prizes.</source>
        <translation>取一门没有人持有的花色，洗好扣放：这些就是拍品。</translation>
    </message>
    <message>
        <source>They are turned up one at a time. Players take turns to open the bidding, clockwise.</source>
        <translation>拍品每次翻开一张。玩家按顺时针轮流先出价。</translation>
    </message>
    <message>
        <source>Each prize is a card that a player offers from their own hand.</source>
        <translation>每件拍品都是一位玩家从自己手里送拍的一张牌。</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table and back: A B C, then C B A, and so on.</source>
        <translation>送拍的顺序绕桌一圈再折返：A B C，然后 C B A，依此类推。</translation>
    </message>
    <message>
        <source>The turn to offer goes round the table: A B C, A B C, and so on.</source>
        <translation>送拍的顺序绕桌循环：A B C，A B C，依此类推。</translation>
    </message>
    <message>
        <source>The player who offers the card bids too, after everyone else.</source>
        <translation>送拍的玩家也出价，排在所有人之后。</translation>
    </message>
    <message>
        <source>The player who offers the card doesn&apos;t bid for it.</source>
        <translation>送拍的玩家不参与出价。</translation>
    </message>
    <message>
        <source>From earlier bids, a mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>根据先前的出价，读心者 {count} 次里本会料中 {foreseen} 次；单凭运气约为 {usual} 次。</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) against what was at stake</source>
        <translation>
            <numerusform>%n 次出价与所争的分数</numerusform>
        </translation>
    </message>
    <message>
        <source>a mind-reader would have predicted it</source>
        <translation>读心者本会料中</translation>
    </message>
    <message>
        <source>bid equal to what was at stake</source>
        <translation>出价等于所争的分数</translation>
    </message>
    <message>
        <source>{bid} for {stake}, which a mind-reader would have predicted</source>
        <translation>以 {bid} 争 {stake}，读心者本会料中</translation>
    </message>
    <message>
        <source>{bid} for {stake}; a mind-reader would have predicted {foreseen}</source>
        <translation>以 {bid} 争 {stake}；读心者料想的会是 {foreseen}</translation>
    </message>
    <message>
        <source>How likely a mind-reader thought each of your bids was, in %</source>
        <translation>读心者认为你每次出价有多大可能，%</translation>
    </message>
    <message>
        <source>as the mind-reader expected</source>
        <translation>如读心者所料</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>You made no bids that could be judged.</source>
        <translation>你没有可供评判的出价。</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about {usual}.</source>
        <translation>{count} 次里读心者本会料中 {foreseen} 次；单凭运气约为 {usual} 次。</translation>
    </message>
    <message>
        <source>A mind-reader would have predicted {foreseen} of {count}; for a player who mixes like the expert, it would have been about {usual}. {luck}</source>
        <translation>{count} 次里读心者本会料中 {foreseen} 次；换作像高手那样混合的玩家，约为 {usual} 次。{luck}</translation>
    </message>
    <message>
        <source>Of players who mix their bids, {chance} in 100 are predicted this often.</source>
        <translation>混合出价的玩家，100 个里只有 {chance} 个会被料中这么多次。</translation>
    </message>
    <message>
        <source>When players offer their own cards, the first player has an advantage; offering in the order A B C C B A removes it.</source>
        <translation>玩家送拍自己的牌时，第一位有优势；按 A B C C B A 的顺序送拍可以消除这一优势。</translation>
    </message>
    <message>
        <source>If all picture cards are worth ten, the maths is easier: skill counts for less.</source>
        <translation>如果花牌都算十，算起来更容易：技巧的作用就会变小。</translation>
    </message>
    <message>
        <source>With the queen above the king, winning margins grow by more than a point.</source>
        <translation>Q 大于 K 时，胜出差距会多一分以上。</translation>
    </message>
    <message>
        <source>With the queen as high as the king, the lead changes more often.</source>
        <translation>Q 与 K 一样大时，领先更常易手。</translation>
    </message>
    <message>
        <source>offer a card</source>
        <translation>送拍一张牌</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>出价</translation>
    </message>
    <message>
        <source>Mix your bids: you win {chance} in 100 games.</source>
        <translation>混合出价：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Pass: you win {chance} in 100 games.</source>
        <translation>放弃：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Offer {move}: you win {chance} in 100 games.</source>
        <translation>送拍 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>Bid {move}: you win {chance} in 100 games.</source>
        <translation>出价 {move}：100 局你赢 {chance} 局。</translation>
    </message>
    <message>
        <source>The {player} would play: {moves}</source>
        <translation>{player}会出：{moves}</translation>
    </message>
    <message>
        <source>Who opens first is chosen at random.</source>
        <translation>随机决定第一件拍品由谁先出价。</translation>
    </message>
    <message>
        <source>They are turned up one at a time.</source>
        <translation>拍品每次翻开一张。</translation>
    </message>
    <message>
        <source>Who offers first (A) is chosen at random; B and C are the next players clockwise.</source>
        <translation>随机决定谁先送拍（A）；B 和 C 是按顺时针接下来的玩家。</translation>
    </message>
    <message>
        <source>The player who offers the card bids too.</source>
        <translation>送拍的玩家也出价。</translation>
    </message>
    <message>
        <source>The player to their left opens the bidding.</source>
        <translation>由其左手边的玩家先出价。</translation>
    </message>
    <message>
        <source>Prizes lie open in front of the players who won them.</source>
        <translation>赢得的拍品亮放在各人面前。</translation>
    </message>
    <message>
        <source>The prizes</source>
        <translation>拍品</translation>
    </message>
    <message>
        <source>If the highest bids tie, nobody gets the prize.</source>
        <translation>如果最高出价并列，拍品不归任何人。</translation>
    </message>
    <message>
        <source>If the highest bids tie, the prize is added to the next one. Prizes still waiting after the last round go to nobody.</source>
        <translation>如果最高出价并列，拍品并入下一件。最后一轮后仍留下的拍品不归任何人。</translation>
    </message>
    <message>
        <source>If the highest bids tie, they cancel out: the prize goes to the highest bid that nobody else matched. If there is none, nobody gets the prize.</source>
        <translation>如果最高出价并列，就互相抵消：拍品归没有与人重复的最高出价。如果没有这样的出价，拍品不归任何人。</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>出价</translation>
    </message>
    <message>
        <source>Everyone plays one card face down. When all have, the cards are turned over together.</source>
        <translation>每人扣一张牌。都扣好后，一起翻开。</translation>
    </message>
    <message>
        <source>The highest card wins the prize. All cards that were bid are spent, win or lose.</source>
        <translation>最大的牌赢得拍品。所有出价的牌不论输赢全部花掉。</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>拍卖</translation>
    </message>
    <message>
        <source>In turn, play a card face up that beats the current bid, or pass.</source>
        <translation>轮到时，亮出一张压过当前出价的牌，或者放弃。</translation>
    </message>
    <message>
        <source>If you pass, you are out until the next prize. If all others pass before anyone has bid, the last player may still bid.</source>
        <translation>放弃后，在下一件拍品前不再参与。如果无人出价时其他人都已放弃，最后一人仍可出价。</translation>
    </message>
    <message>
        <source>The highest bidder spends the last card they bid and takes the prize; their earlier bids return to their hand.</source>
        <translation>最高出价者花掉最后出的那张牌，赢得拍品；之前出的牌收回手里。</translation>
    </message>
    <message>
        <source>The others spend the highest card they bid, too.</source>
        <translation>其他人也要花掉自己出价中最大的一张牌。</translation>
    </message>
    <message>
        <source>The others take all their cards back.</source>
        <translation>其他人收回自己所有的牌。</translation>
    </message>
    <message>
        <source>If nobody bids, nobody gets the prize.</source>
        <translation>如果没有人出价，拍品不归任何人。</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A card is worth the number on it, both as a bid and as a prize; {cards}.</source>
        <translation>牌的价值就是牌面数字，作为出价和作为拍品都按它算；{cards}。</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>牌值</translation>
    </message>
    <message>
        <source>The game ends after the last prize.</source>
        <translation>最后一件拍品之后，对局结束。</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer can&apos;t both offer a card and keep one to bid, or when anyone who may bid has no card left.</source>
        <translation>轮到送拍的玩家无法既送拍一张、又留一张出价时，或者有任何一位可出价的玩家没有牌时，对局结束。</translation>
    </message>
    <message>
        <source>The game ends when the player whose turn it is to offer has no card, or when anyone who may bid has no card left.</source>
        <translation>轮到送拍的玩家没有牌时，或者有任何一位可出价的玩家没有牌时，对局结束。</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Only cards you have won score. The most points win.</source>
        <translation>只有赢得的牌计分。分数最多者获胜。</translation>
    </message>
    <message>
        <source>Players who tie share the win.</source>
        <translation>并列的玩家共享胜利。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>放弃</translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more</source>
        <translation>
            <numerusform>{card}，另有 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are dealt: everyone gets a whole suit.</source>
        <translation>发牌：每人得到一整门花色。</translation>
    </message>
    <message>
        <source>The next prize is {card}.</source>
        <translation>下一件拍品是 {card}。</translation>
    </message>
    <message>
        <source>You offer {card}.</source>
        <translation>你送拍 {card}。</translation>
    </message>
    <message>
        <source>{who} offers {card}.</source>
        <translation>{who} 送拍 {card}。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你放弃。</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} 放弃。</translation>
    </message>
    <message>
        <source>Round {number}, for {prize}</source>
        <translation>第 {number} 轮，竞拍 {prize}</translation>
    </message>
    <message>
        <source>Round {number}: {prize}</source>
        <translation>第 {number} 轮：{prize}</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>出价：{bids}。</translation>
    </message>
    <message>
        <source>You bid {card}.</source>
        <translation>你出价 {card}。</translation>
    </message>
    <message>
        <source>{who} bids {card}.</source>
        <translation>{who} 出价 {card}。</translation>
    </message>
    <message>
        <source>You bid a card face down.</source>
        <translation>你扣下一张牌出价。</translation>
    </message>
    <message>
        <source>{who} bids a card face down.</source>
        <translation>{who} 扣下一张牌出价。</translation>
    </message>
    <message>
        <source>You win {cards} with {bid}.</source>
        <translation>你用 {bid} 赢得 {cards}。</translation>
    </message>
    <message>
        <source>{who} wins {cards} with {bid}.</source>
        <translation>{who} 用 {bid} 赢得 {cards}。</translation>
    </message>
    <message>
        <source>The highest bids tie: {cards} is added to the next prize.</source>
        <translation>最高出价并列：{cards} 并入下一件拍品。</translation>
    </message>
    <message>
        <source>The highest bids tie: nobody gets {cards}.</source>
        <translation>最高出价并列：{cards} 不归任何人。</translation>
    </message>
    <message>
        <source>Nobody bids: {cards} is discarded.</source>
        <translation>没有人出价：弃掉 {cards}。</translation>
    </message>
    <message>
        <source>The game ends: nobody gets {cards}.</source>
        <translation>对局结束：{cards} 不归任何人。</translation>
    </message>
    <message>
        <source>{made} of {count} prizes, {ahead}.</source>
        <translation>{count} 件拍品赢得 {made} 件，{ahead}。</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. You take the lead for good.</source>
        <translation>第 {number} 轮：以 {bid} 拍得 {cards}。你取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>Round {number}: {cards} for {bid}. {who} takes the lead for good.</source>
        <translation>第 {number} 轮：以 {bid} 拍得 {cards}。{who} 取得领先，并保持到底。</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. You take the lead.</source>
        <translation>第 {number} 轮，最后一轮：以 {bid} 拍得 {cards}。你取得领先。</translation>
    </message>
    <message>
        <source>Round {number}, the last: {cards} for {bid}. {who} takes the lead.</source>
        <translation>第 {number} 轮，最后一轮：以 {bid} 拍得 {cards}。{who} 取得领先。</translation>
    </message>
    <message>
        <source>Round {number}: you win {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>第 {number} 轮：你用 {bid} 赢得 {cards}，是全局最值钱的拍品。</translation>
    </message>
    <message>
        <source>Round {number}: {who} wins {cards} with {bid}, the most valuable prize of the game.</source>
        <translation>第 {number} 轮：{who} 用 {bid} 赢得 {cards}，是全局最值钱的拍品。</translation>
    </message>
    <message>
        <source>Round {number}, your card to offer</source>
        <translation>第 {number} 轮，你要送拍的牌</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>你放弃</translation>
    </message>
    <message>
        <source>you offered {card}</source>
        <translation>你送拍 {card}</translation>
    </message>
    <message>
        <source>you bid {card}</source>
        <translation>你出价 {card}</translation>
    </message>
    <message>
        <source>{did}; passing was better</source>
        <translation>{did}；放弃更好</translation>
    </message>
    <message>
        <source>{did}; bidding {move} was better</source>
        <translation>{did}；出价 {move} 更好</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open a record</source>
        <translation>打开对局记录</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>All hands can only be shown once this game is over.</source>
        <translation>这一局结束后才能看到所有手牌。</translation>
    </message>
    <message>
        <source>This version can&apos;t play {game}.</source>
        <translation>这个版本不能玩 {game}。</translation>
    </message>
</context>
</TS>
