# The texts of the page in English: Fluent (https://projectfluent.org), of
# which src/ui/i18n/syntax.rs reads the part used here.
#
# $who is a player: you, bot, friend, south or north. $side is south or north,
# $way left, right, up or down, as a sowing leaves its pit on the screen. An
# argument that isn't there is none. CAPITALIZE begins a sentence with the text
# of a message.

## Numbers and lists.

# Between groups of three digits.
number-group = ,
# Before the tenths.
number-decimal = .
# The ten digits, from zero.
number-digits = 0123456789
list-middle = { $first }, { $second }
list-last = { $first } and { $second }

## Parts of other messages.

seed-count = { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
pit-count = { $pits ->
    [one] { $pits } pit
   *[other] { $pits } pits
}
# $pits is a list of $count letters.
pit-list = { $count ->
    [one] pit { $pits }
   *[other] pits { $pits }
}

sentence = { $said }.

mbegu = Mbegu
# The navigation: its name, and its entries.
views = Views
play = Play
learn = Learn
page-title = Mbegu: Giuthi and its kin
# In the list of installed programs.
page-description = Six mancala games of Kenya, Somalia, Ethiopia, Eritrea and Sudan, seed by seed, against a bot or a friend.
# The title of the page while another view than the board is open.
view-title = { $view }: { mbegu }

## Home.

home = Home
home-start = Play a new game
# Under the small boards, and on the map.
home-game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Store sown
    [giuthi-rounds] By rounds
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
home-places = Where the games come from
# One paragraph stands for all games of a name.
place-about = { $game ->
    [giuthi] Giuthi belongs to the Kikuyu of Kenya. They sow two rows of six pits, most often with six seeds in each; rows of five to ten pits are known too. Some let the store take a seed in passing, and some go on round after round until one player has every seed.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] The Wetaweat and their neighbours in Ethiopia and Sudan play Alemungula; in Sudan it is called Um el Bagara or Mangala, too. The board has two rows of five pits and a store for each player, and every pit begins with five seeds.
    [layli-goobalay] Somali people play Layli Goobalay, above all in Somaliland; the name speaks of an exercise with circles. Pebbles go round two rows of six pits, four in each at the start. Richard Pankhurst described it with five in 1971.
   *[sulus-aidi] The Tigrinya in the highlands of northern Tigray and in Eritrea play Sulus Aidi, which is also known as Awagagá. Three rows of six pits hold three seeds each; the middle row is shared, half for each player. Harold Courlander was the first to describe it, in 1943.
}
place-source = { $game ->
    [giuthi] Sources: John P. Pratt, Giuthi Rules, 2009; Regras do Giuthi, a Brazilian handout for teachers.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Source: a page of rules that doesn't name its game.
    [layli-goobalay] Source: Víctor Bautista i Roca, Layli Goobalay, in the Mancala World.
   *[sulus-aidi] Source: Ralf Gering, Sulus Aidi, in the Mancala World.
}

## Players.

player = { CAPITALIZE(who) }
you = You
the-bot = The bot

## Commands.

rules = Rules
new-game = New game
settings = Settings
more-settings = More settings
more-settings-about = preview, letters, pauses, keys
close = Close
cancel = Cancel
done = Done
back = Back to the board
undo = Undo
redo = Redo
again = Rematch
learn-rules = Learn it in three minutes
next-level = A stronger bot
easier-level = An easier bot
start = Start

teacher = Teacher
teacher-about = The teacher shows how good each move is.
hint = Hint
hint-coming = Looking for the best move
judge = Judge the moves
review = Go through the game
from-the-start = See how it went
stop = Stop
judged-about = At each move: by how many seeds its player would lead. ✓ wins, ✗ loses.
moments-title = The moves that cost most
# The moves of a game that cost three seeds or more, at most six.
moments = { $count ->
    [0] Moments
    [one] 1 moment
   *[other] { $count } moments
}
moments-more = { $count } more
moments-none = Nothing cost you three seeds.
moments-looking = Looking, move { $number } of { $count }
go-through-moments = Go through them
previous-moment = The previous moment
next-moment = The next moment
# A pit and its way: c, to the right.
moment-move = { $pit }{ $way ->
    [none] { "" }
   *[other] { ", " }{ way }
}
moment-lost = −{ seed-count }
moment-number = move { $number }
# Below the list, of the one that is shown.
moment-best = Best: { $best }.
# Above the list of moves in a review.
moves-legend = + seeds taken, − seeds lost against the best move
# Beside the chart of the lead.
chart-leads = { CAPITALIZE(who) } { $who ->
    [you] lead
   *[other] leads
}
lead-chart = Expected lead
lead-chart-about = in seeds. A mark is a move that cost three or more.
lead-graph = The lead, move by move

## The bot can't be had.

play-both = Play both sides
# The first moves: what a deep analysis and the player's own games know of them.
openings = Openings
openings-about = What each move costs, in seeds. Press a move to see it on the board.
openings-beyond = { $played ->
    [false] This position is not in the table of openings.
   *[true] This position is not in the table of openings. Your own games:
}
openings-nobody = No move is made here.
openings-loading = The openings are being loaded.
openings-failed = The openings can't be loaded. Check the connection.
openings-move = Move
openings-worth = Cost
openings-own = Your games
# Beside the move that comes next in the game that is shown.
openings-this-game = this game
openings-here = { $count ->
    [0] No finished game of yours has come here.
    [one] Your finished games came here once.
   *[other] Your finished games came here { $count } times.
}
try-again = Try again
bot-starting = The bot is getting ready
bot-loading = The bot is being loaded: { $part }%

## Beside the board.

actions = Actions
panel = Moves and teacher
no-help = The bot gives no help in a game against a friend.
chart = Seeds of both players
chart-goal = { $seeds } to win
origin = { $people }, { $place }. { $size }.
score = { $who ->
    [you] You have { seed-count }
   *[other] { CAPITALIZE(who) } has { seed-count }
}
goal = Take { $seeds } of the { $total } seeds and you win
round-goal = Take { $seeds } of the { $total } seeds and you win the round
# The rule of taking, in the first game.
taking = { $game ->
    [giuthi-store] End in an empty pit of yours with seeds opposite. The sowing must cross into a pit; the store doesn't count.
    [alemungula] If your last seed makes two or four in a pit of the other side, you take them.
    [layli-goobalay] End in an empty pit of yours: you take all seeds opposite, unless exactly three lie there.
    [sulus-aidi] If your last seed makes four in a pit of the other side, you claim it, and the move ends.
    [giuthi-rounds] Sow across the middle and end in an empty pit of yours: you take what lies opposite.
   *[giuthi] Sow across the middle and end in an empty pit of yours: you take what lies opposite.
}
sow-towards = { $towards ->
    [left] Sow left
    [right] Sow right
    [up] Sow up
   *[down] Sow down
}
outlook = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}, ends in { $pit ->
    [none] the store
    [own] a pit of yours
    [far] a pit of the other side
   *[other] pit { $pit }
}.
outlook-takes = Takes { seed-count }.
outlook-uurs = Makes uurs of { pit-list }.
outlook-claims = Claims { pit-list }.
outlook-nothing = Takes nothing.
lap-number = Lap { $number }
lifted = { seed-count } lifted
wins-seeds = { CAPITALIZE(who) } { $who ->
    [you] take
   *[other] takes
} { $seeds }
wins-uurs = { CAPITALIZE(who) } { $who ->
    [you] make
   *[other] makes
} uurs of { pit-list }
wins-claims = { CAPITALIZE(who) } { $who ->
    [you] claim
   *[other] claims
} { pit-list }
stop-reason = { $reason ->
    [captures] The last seed fell into an empty pit { $who ->
        [you] on your own side
        [bot] on the bot’s own side
        [friend] on your friend’s own side
        [south] on South’s own side
       *[north] on North’s own side
    }, with seeds opposite.
    [other-side] The last seed fell into an empty pit on the other side.
    [opposite-empty] The pit opposite the last seed is empty.
    [not-crossed] No seed crossed to the other side.
    [empty] The last seed fell into an empty pit.
    [store] The last seed fell into the store.
    [uur] The last seed fell into an uur.
    [claimed] The last seed fell into a claimed pit.
    [four] The last seed made four in a pit of the other side.
    [two-or-four] The last seed made two or four in a pit of the other side.
   *[one-lap] The last seed made neither two nor four on the other side.
}
# Beside the pit in which a sowing ends. Short: it lies on the board.
tag = { $explained ->
    [opposite] Empty: takes the { $seeds } opposite
    [following] Empty, too: takes the { $seeds } opposite
    [made] Makes { $seeds }: takes them
    [before] Takes the { $seeds } before it, too
    [uurs] Three opposite: makes two uurs
    [claim] Makes four: claims the pit
    [relay] Not empty: sows on with its { $seeds }
    [unclaimed] Nothing claimed
   *[nothing] Nothing taken
}
tag-because = { $because ->
    [last-seed] and the last seed itself
    [other-side] ended on the other side
    [opposite-empty] the pit opposite is empty
    [not-crossed] no seed crossed
    [empty] ended in an empty pit
    [store] ended in the store
    [uur] ended in an uur
    [claimed] ended in a claimed pit
   *[one-lap] neither two nor four on the other side
}
# What a side did last, shown at its name.
seat-sowed = { CAPITALIZE(named) }{ $laps ->
    [none] { "" }
   *[other] , { $laps } laps
}

press-a-way = Now press the way to sow it
press-a-pit = { turn }: press a lit pit
# A side has come to the seeds that win: the headline, and its two buttons.
reached-goal = { $who ->
    [you] { $seeds }! You have won
    [bot] The bot has { $seeds }
   *[other] { $seeds }! { CAPITALIZE(who) } has won
}
finish = Finish
play-on = Play on
skip = Press anywhere to see the end
linked = This game came with the link. Beside the board you can say who plays on.
unknown-level = This game was played against level { $number } of the bot, which this page doesn’t have. It goes on against level { $nearest }.
nothing-stored = This browser keeps nothing more for this page: what is new is gone once the page is closed, but the address of a game holds that game.
export-due = { $count ->
    [one] { $count } game is kept on this device only. An exported file keeps it even if the browser loses it.
   *[other] { $count } games are kept on this device only. An exported file keeps them even if the browser loses them.
}

## The picker.

games = Games
board = Board
choose-game = Choose a game
minutes = { $minutes } min
about-minutes = about { minutes }
size-about = { $rows ->
    [two] Two rows of { pit-count }, { seed-count } in each.
   *[three] Three rows of { pit-count }, { seed-count } in each.
}
against = Against
opponents = { $opponent ->
    [bot] The bot
    [person] Two at this screen
   *[friend] A friend, by link
}
# The same where there is little room.
opponent-short = { $opponent ->
    [bot] The bot
    [person] Two here
   *[friend] By link
}
opponent-about = { $opponent ->
    [bot] at the level below
    [person] you pass it to and fro
   *[friend] every move is a link that you send
}
# In the place of the bot's level.
without-level = { $opponent ->
    [bot] { "" }
    [person] You both play on this screen. The settings turn the board, or its texts for the one who sits opposite.
   *[friend] You send each move in any way you like, and play on when the answer has come. Nobody needs an account.
}
options = Options
# Under the line of the options: what is set.
options-set = { seed-count }, { pit-count }, { $begins ->
    [you] you begin
    [bot] the bot begins
    [friend] your friend begins
    [south] South begins
    [north] North begins
    [lot] chance decides
    [even] a race in turn
    [hands] a race of hands
   *[race] a race
}
pits-a-row = Pits in a row
seeds-a-pit = Seeds in a pit
level-label = Level
who-begins = Who begins
fair-start = Fair start
fair-start-kind = { $start ->
    [usual] As usual
    [swap] The swap rule
   *[balanced] A balanced opening
}
fair-start-about = { $start ->
    [usual] The rules say how the game begins.
    [swap] After the first move the other player chooses a side.
   *[balanced] Two to four moves are played already. After them neither side is better by more than half a seed.
}
by-lot = At random
ruling = Our ruling
rules-start = At the start
action-label = { $action }: { $name }
rules-origin = { $origin } After { $sources }. What is left open there is our ruling.
rules-solved = { $proved ->
    [first] Proved: with { $pits } pits a row and { $seeds } seeds in each, whoever begins can always end with { $most } of the { $total } seeds.
    [second] Proved: with { $pits } pits a row and { $seeds } seeds in each, whoever does not begin can always end with { $most } of the { $total } seeds.
   *[draw] Proved: with { $pits } pits a row and { $seeds } seeds in each, both can always end with { $most } of the { $total } seeds: a draw.
}
rules-failed = The rules can't be loaded. Check the connection.
rules-of = Rules of the games
play-it = Play it
show-example = Show it

## The race.

race = Race
pace = { $pace ->
    [even] Even pace: the hands take turns
   *[hands] Hand pace: as fast as you tap
}
race-ready = The race begins with the first seed
race-pick = Pick in secret
race-pick-about = Each picks a pit of their own, hidden from the other.
race-sow-about = Both sow at once. If the last seed falls into an occupied pit, that pit is sown on. Whoever first ends in an empty pit begins.
race-turns = Take turns
race-turns-about = From then on a last seed that makes four in a pit of the other side claims it.
race-about = Both sow at once. Whoever first ends in an empty pit begins.
racing = Both hands are sowing
race-void = The race had no end. Both pick again.

## Rounds and arrangement.

arrange-evenly = Evenly
clear-row = Clear
begin-round = Begin the round
next-round-label = Next round
end-match = End the match
row-at-start = The last game was equal: the seeds lie as at the start
match = Match
match-stands = Round { $number }, { $own } to { $other }
match-goal = A side that has { $seeds } after a round wins the match.
match-decided = Even all { $seeds } seeds of the next round leave { who } behind, so the match may end here.
round-first = { CAPITALIZE(who) } { $who ->
    [you] begin
   *[other] begins
}{ $rounds ->
    [shrinking] , having won round { $number }.
    [filling] , as the players take turns.
   *[single] .
}
seeds-after = Seeds after
row-length = { pit-count } a row
row-shrinks = If one side has fewer than { $seeds } seeds, a row has { $pits } pits. With more seeds it grows again.
check = { $done ->
    [true] Done
   *[false] Not yet
}
before-round = Before the round begins
row-whole = { $left ->
    [0] All { $seeds } seeds lie in the row
   *[other] Lay all { $seeds } seeds in the row: { $left } to go
}
row-copied = The other player copies the row and keeps the rest.

## The moves.

move-list = Moves
no-moves = No moves yet
# The turn of a player who cannot move.
pass = pass
at-start = Start
step-first = First position
step-back = One move back
step-on = One move on
step-last = Last position
embed-play = Play this on Mbegu
to-now = Back to the game
play-from-here = Play on from here
replay = Show the move again

## Resigning and draws.

resign = Resign
resign-really = { $whole ->
    [true] Resign the whole match?
   *[false] Resign this game?
}
offer-draw = Offer a draw
accept = Accept
decline = Decline
draw-agreed = A draw by agreement

## The clock of a game.

clock = Clock
clock-kind = { $clock ->
    [off] None
    [game] A time for the game
   *[move] A time for each move
}
clock-minutes = Minutes for each player
clock-increment = Seconds that a move adds
clock-seconds = Seconds for each move
clock-sleep = The clock stands still while the device sleeps.
# Under the line of the options.
clock-of-game = { $minutes } min + { $increment } s
clock-of-move = { $seconds } s a move
# Names the time beside a player.
clock-of = Time of { side }
# A time under ten seconds.
clock-tenths = { $seconds }{ number-decimal }{ $tenths }
pause-clock = Pause the clock
resume-clock = Start the clock again
clock-paused = The clock is paused. Press it, or play, to go on.
clock-minute-left = { CAPITALIZE(who) } { $who ->
    [you] have
   *[other] has
} a minute left.
clock-seconds-left = { CAPITALIZE(who) } { $who ->
    [you] have
   *[other] has
} ten seconds left.
lost-on-time = { CAPITALIZE(who) } lost on time: { $winner ->
    [you] you win
    [bot] the bot wins
    [friend] your friend wins
    [south] South wins
   *[north] North wins
}

language-label = Language
language-unchecked = No native reader has checked this translation yet.
help-to-translate = Help to translate
late = The game is still on its way. If it doesn't come, load the page again.
page-texts-unavailable = The texts of this page can't be loaded. Check the connection, and load the page again.
no-webassembly = This browser has no WebAssembly, or it is switched off, and the game can't run without it. Switch it on in the browser's settings, or open this page in another browser.
no-memory = The browser has no memory left for the game. Close other tabs and programs, and load the page again.
old-browser = This browser is too old for the game. Update it, or open this page in another browser.
program-stopped = The program has stopped because of a fault in it. Your game is kept: reload the page to go on.
reload-page = Reload the page
part-unavailable = A part of the page can't be loaded. Check the connection, or reload the page.
texts-unavailable = The texts in the language you want can't be loaded. Check the connection, and load the page again.
new-version = A newer version of this page has come. It is used from the next start on.
reload = Start it now

## Motion.

speed-label = Speed
pause = Pause
resume = Go on
step = One step
to-the-end = To the end

## Sound.

sound = Sound
sound-question = Sound on?

## Looks.

theme = Theme
themes = { $theme ->
    [auto] As device
    [light] Light
    [dark] Dark
   *[contrast] Contrast
}
look = Look of the board
looks = { $look ->
    [own] By game
    [earth] Earth
    [wood] Wood
    [sand] Sand
    [stone] Stone
   *[plain] Plain
}

## What is shown.

numbers = Numbers
when-numbers = { $numbers ->
    [always] Always
    [hover] Pointed at
   *[never] Never
}
numbers-touched = Touched
preview-label = Preview
preview-when = { $when ->
    [auto] Against easy levels
    [yes] Always
   *[no] Never
}
vibration = Vibration
explain-first-time = Pause at what is new
face-to-face = Face to face
letters = Letters at the pits
flip = Turn the board round
setting-about = { $setting ->
    [preview] Where a move ends and what it takes, before you sow.
    [explain] The first event of each kind stays a little longer.
    [letters] Otherwise only where something speaks of them.
    [flip] What lies at the top comes to the bottom.
    [face] Texts turned for the player at the far side.
   *[race] How fast the two hands drop their seeds.
}
kept-games = { $count ->
    [0] No games are kept on this device.
    [one] { $count } game is kept on this device.
   *[other] { $count } games are kept on this device.
}
kept-progress = Your progress is kept.
kept-durable = { $durable ->
    [true] The browser has promised to keep your games.
   *[false] The browser may delete your games when space is short. Install the page or export them to be sure.
}
delete-all = Delete all
delete-all-question = Delete everything that is kept here? It can't be brought back. An exported file keeps the games and your progress.

## The keyboard.

keyboard = Keyboard
keys-move = Arrow keys: go from pit to pit
keys-sow = Enter or a pit's letter: sow it
keys-way = Then an arrow key: the way to sow
keys-drop = Escape: choose another pit
keys-skip = Any key: see the end of a move
keys-step = In the list, arrow keys: step through the moves
keys-arrange = Plus and minus: add or take a seed; a digit: lay that many
keys-type = After a letter, plus or minus: sow ↺ or ↻, as in the list of moves
keys-listen = S: the score. O and P: your row and the other one. L: the last moves again. W: what a move from a pit would do

## Names.

who = { $who ->
    [you] you
    [bot] the bot
    [friend] your friend
    [south] South
   *[north] North
}
side = { $side ->
    [south] South
   *[north] North
}
way = { $way ->
    [left] to the left
    [right] to the right
    [up] up
   *[down] down
}
speed = { $speed ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[none] None
}
level = { $level ->
    [1] Newcomer
    [2] Casual
    [3] Beginner
    [4] Learner
    [5] Player
    [6] Skilled
    [7] Strong
    [8] Expert
    [9] Master
   *[10] Champion
}
level-about = { $level ->
    [1] plays almost every move at random
    [2] plays at least half of its moves at random
    [3] sees what it can take now
    [4] weighs what a move leaves, and errs often
    [5] looks two moves ahead, and errs
    [6] looks three moves ahead
    [7] looks further ahead
    [8] sees far ahead
    [9] looks as far as a second allows
   *[10] thinks for up to three seconds, and on your time too
}
level-and-about = { $name }, { $about }

## Courses.

learn-about = Three minutes a game, on the real board.
learn-game = Learn { $game }
rules-in-full = The rules in full
courses-failed = The courses can't be loaded.
course-minutes = 3 minutes
course-done = Done
steps-done = { $done } of { $steps } done
go-on-with = Go on: { $step }
go-on = Go on
begin-course = Begin
do-again = Again
step-done = done
step-of = Step { $step } of { $steps }
skip-step = Skip
show-me = Show me
show-again = Show again
next-step = Next
not-yet = Not yet
course-end = The end of the course
course-finished = You know { $game }

## The games.

game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Giuthi with the store sown
    [giuthi-rounds] Giuthi by rounds
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
# Where there is little room.
game-short = { $game ->
    [giuthi] { game }
    [giuthi-store] Giuthi, store sown
    [giuthi-rounds] { game }
    [alemungula] { game }
    [layli-goobalay] { game }
   *[sulus-aidi] { game }
}
# People and place, as short as they can be told.
homeland = { $game ->
    [giuthi] { people }, { place }
    [giuthi-store] { people }, { place }
    [giuthi-rounds] { people }, { place }
    [alemungula] { place }
    [layli-goobalay] { place }
   *[sulus-aidi] { place }
}
about = { $game ->
    [giuthi] Every lap turns the other way. Captures run on.
    [giuthi-store] Your store takes a seed as you pass it.
    [giuthi-rounds] Round after round, on a board that shrinks.
    [alemungula] One lap, outward. Twos and fours are taken.
    [layli-goobalay] A pit of three can become yours for good.
   *[sulus-aidi] Both hands race, then fours are claimed.
}
place = { $game ->
    [giuthi] Kenya
    [giuthi-store] Kenya
    [giuthi-rounds] Kenya
    [alemungula] Ethiopia and Sudan
    [layli-goobalay] Somalia
   *[sulus-aidi] Eritrea and Tigray
}
people = { $game ->
    [giuthi] Kikuyu
    [giuthi-store] Kikuyu
    [giuthi-rounds] Kikuyu
    [alemungula] Wetaweat and neighbours
    [layli-goobalay] Somali
   *[sulus-aidi] Tigrinya
}
row-rule = { $rounds ->
    [single] At least two seeds in one pit.
    [shrinking] At least two seeds in one pit.
   *[filling] At least one seed in every pit.
}
board-size = { $seeds ->
    [one] { $shape }, { $seeds } seed in each pit
   *[other] { $shape }, { $seeds } seeds in each pit
}
earlier = { $moves ->
    [one] Go back to { game }, { $moves } move
   *[other] Go back to { game }, { $moves } moves
}

## Players.

bot-at = Bot: { level }
measured = { $scaled ->
    [true] Made { $points } of 100 points against the level below, looking at a 200th as many positions.
   *[false] Made { $points } of 100 points against the level below.
}
who-plays = Who plays { side }

## Counts and lists.

seeds = { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}
# Beside a number; on phones below it.
seeds-counted = { $count ->
    [one] seed
   *[other] seeds
}
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
pits = { $count ->
    [one] { $count } pit
   *[other] { $count } pits
}
named = { $pit ->
    [none] this pit
   *[other] pit { $pit }
}{ $way ->
    [none] { "" }
   *[other] { " " }{ way }
}

## Labels on the board.

# The letter and the number follow each other, as they are written at the pit.
pit-of = { $who ->
    [you] your pit { $pit }
    [bot] the bot’s pit { $pit }
    [friend] your friend’s pit { $pit }
    [south] South’s pit { $pit }
   *[north] North’s pit { $pit }
}
pit-label = { CAPITALIZE(pit-of) }, { seed-count }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $barred ->
    [true] , barred for this turn
   *[false] { "" }
}{ $ways ->
    [0] { "" }
    [1] , can be sown
   *[other] , can be sown either way
}
# After a game, when the seeds are counted out pit by pit.
pit-counted = { CAPITALIZE(pit-of) }, { seed-count } so far
uur-of = uur of { who }
claimed-by = claimed by { who }
# Written at a store on the board.
store-name = { $who ->
    [you] your store
    [bot] bot’s store
    [friend] friend’s store
    [south] South’s store
   *[north] North’s store
}
store = { $who ->
    [you] Your store, { seed-count }
   *[other] Store of { who }, { seed-count }
}
add-seed = Add a seed to pit { $pit }
take-seed = Take a seed from pit { $pit }

## What is read out.

player-seeds = { who } { $seeds }
scores = { CAPITALIZE(player-seeds) }, { $other }
row-of = { $who ->
    [you] Your row
    [bot] The bot’s row
    [friend] Your friend’s row
    [south] South’s row
   *[north] North’s row
}
# $pits is a list of letters with their seeds.
row-told = { row-of }: { $pits }
row-pit = { $pit } { $seeds }{ $mark ->
    [none] { "" }
   *[other] { " " }({ $mark })
}
would = { CAPITALIZE(named) }: { $outlook } { $prospects }

## What the page is waiting for.

turn = { $who ->
    [you] Your turn
   *[other] { CAPITALIZE(who) } to move
}
turn-again = { turn }: sow again, { way }
# After the first move of a game with the swap rule.
sides-choice = { turn }: stay, or change sides
sides-about = Whoever plays a side has its pits, its seeds and its turn.
keep-sides = Stay on this side
swap-sides = Change sides
sides-chosen = { $choice ->
    [kept] The players stay on their sides.
   *[swapped] The players have changed sides.
}
opening-laid = A balanced opening is played: neither side is better.
begun-by-lot = Chance decided: { $who ->
    [you] you begin
    [bot] the bot begins
    [friend] your friend begins
    [south] South begins
   *[north] North begins
}.
sows = { CAPITALIZE(who) } { $who ->
    [you] sow
   *[other] sows
}
sowing = { CAPITALIZE(who) } { $who ->
    [you] sow
   *[other] sows
} { named }
thinking = { $who ->
    [you] { CAPITALIZE(who) } are thinking
   *[other] { CAPITALIZE(who) } is thinking
}
stuck = { CAPITALIZE(who) } can't play
picking = { $who ->
    [you] { CAPITALIZE(who) } pick a pit for the race
   *[other] { CAPITALIZE(who) } picks a pit for the race
}
arranging = { $who ->
    [you] { CAPITALIZE(who) } lay out the next round
   *[other] { CAPITALIZE(who) } lays out the next round
}
at-move = Move { $number } of { $of }
round-said = Round { $number }: { $said }

## What a move did: the first, then those that hold, with semicolons between.

sowed = { CAPITALIZE(who) } sowed { named }{ $laps ->
    [none] { "" }
   *[other] : { $laps } laps, { seed-count }
}
took = took { seed-count }{ $pits ->
    [none] { "" }
   *[other] { $last ->
        [true] : those of { pit-list } and the last one
       *[false] { " " }from { pit-list }
    }
}
made-uurs = made uurs of { pit-list }
claimed = claimed { pit-list }
clauses = { $first }; { $second }
moved = { $clauses }.
stop-not-crossed = nothing taken, as no seed crossed
stop-opposite-empty = nothing taken, the pit opposite was empty
stop-other-side = ended on the other side, nothing taken
stop-store = ended in the store
stop-uur = ended in an uur
stop-claimed = ended in a claimed pit
barred = barred pit { $pit } for the next turn
failed-most = { $times } sowings failed, so the turn ends
failed-none-left = no pit can be sown { way }, so the turn ends
passes = { CAPITALIZE(who) } can't move and must pass.

## A move in the list of moves.

entry-line = { CAPITALIZE(who) }: { named }{ $taken ->
    [none] { "" }
   *[other] , takes { $taken }
}{ $uurs ->
    [true] , two uurs
   *[false] { "" }
}{ $pits ->
    [none] { "" }
   *[other] , claims { pit-list }
}
entry-then = { $entry }. { $then }
entry-passes = { CAPITALIZE(who) } must pass

## The race.

race-tap = { $who ->
    [you] Drop a seed
   *[other] { CAPITALIZE(who) }: drop a seed
}
race-key = press, or the key { $key }
score-in-hand = { score } in hand
race-from = Began in pit { $pit }.
race-start = { CAPITALIZE(who) } raced from pit { $pit }.
race-result = { $south } { $north } { $who ->
    [you] { CAPITALIZE(who) } finished first, so you begin.
   *[other] { CAPITALIZE(who) } finished first and begins.
}

## Ends.

won = { $who ->
    [you] { CAPITALIZE(who) } win, { $more } to { $fewer }
   *[other] { CAPITALIZE(who) } wins, { $more } to { $fewer }
}
drawn = A draw, { $each } each
match-won = { $who ->
    [you] { CAPITALIZE(who) } win the match, { $more } to { $fewer }
   *[other] { CAPITALIZE(who) } wins the match, { $more } to { $fewer }
}
match-drawn = The match is drawn, { $each } each
nobody-can-move = Nobody can move any more.
cannot-move = { CAPITALIZE(who) } can't move any more.
repetition = The same position came up for the third time.
round-equal = The round ended equal, and so the match is drawn.
cannot-arrange = { CAPITALIZE(who) } { $who ->
    [you] have
   *[other] has
} too few seeds for another round.
other-cannot-arrange = The other player has too few seeds for another round.
stalled = Three rounds in a row changed nothing.
# Why a game ended in which somebody pressed Finish.
finished-at = { $who ->
    [you] You finished at { $seeds }.
   *[other] The game was finished at { $seeds }.
}
# After a game the seeds are laid into the pits: beside each the seeds so far.
counted-out = { $rest ->
    [true] Each side keeps the seeds it had left. They are counted pit by pit.
   *[false] Each side's seeds are counted pit by pit.
}
resigned = { CAPITALIZE(who) } resigned: { $winner ->
    [you] you win
    [bot] the bot wins
    [friend] your friend wins
    [south] South wins
   *[north] North wins
}
winner = { $who ->
    [you] { CAPITALIZE(who) } win
   *[other] { CAPITALIZE(who) } wins
}
draw = A draw
draw-offered = { CAPITALIZE(who) } { $who ->
    [you] offer
   *[other] offers
} a draw. { $to ->
    [you] Do you accept?
    [bot] Does the bot accept?
    [friend] Does your friend accept?
    [south] Does South accept?
   *[north] Does North accept?
}

## Rounds.

round = Round { $number }
round-to-come = Next: round { $number }{ $pits ->
    [none] { "" }
   *[other] { " " }on { pit-count } a row, { $fewer ->
        [true] { $change } fewer
       *[false] { $change } more
    } than before
}. { CAPITALIZE(who) } { $who ->
    [you] begin
   *[other] begins
}.
row-to-lay = { CAPITALIZE(who) } { $who ->
    [you] lay out your
    [bot] lays out its
   *[other] lays out their
} { seed-count } in { pit-count }.
round-arranged = Round { $number }: { $said }.
arranged = { CAPITALIZE(who) } laid out { $row }
all-laid = All seeds are laid out
left-over = { $seeds ->
    [one] { $seeds } seed left
   *[other] { $seeds } seeds left
}
too-many = { $seeds ->
    [one] { $seeds } seed too many
   *[other] { $seeds } seeds too many
}

## What the bot teaches.

# On the board the pit is marked, so that $pit is none; read out it has its letter.
hint-is = { hint }: { named }{ $why ->
    [none] { "" }
   *[other] , { $why }
}
solution-is = { CAPITALIZE(named) }{ $why ->
    [none] { "" }
   *[other] , { $why }
}.
why-only = the only move
why-takes = takes { $seeds }
why-leaves = { $most ->
    [0] leaves nothing to take
   *[other] leaves at most { $most } to take
}
why-next = prepares to take { $seeds }
leads = { CAPITALIZE(who) } { $who ->
    [you] lead
   *[other] leads
} by { seed-count }
even = Even
in-round = { $said } in this round
# After a game, at a position of it: the move that was played beside the best one.
reviewed-best = Move { $number }, played and best: { $played }.
reviewed = { $seeds ->
    [one] Move { $number }. Best: { $best }. Played: { $played }, { $seeds } seed worse.
   *[other] Move { $number }. Best: { $best }. Played: { $played }, { $seeds } seeds worse.
  }
moment-line = { $seeds ->
    [one] { $number }. { CAPITALIZE(who) }, { $played }: { $better } was { $seeds } seed better
   *[other] { $number }. { CAPITALIZE(who) }, { $played }: { $better } was { $seeds } seeds better
}
reviewing = { $moves ->
    [one] { $moves } move to go
   *[other] { $moves } moves to go
}

## Why a pit can't be played.

pit-refused = Pit { $pit } can't be sown now: { $why }.
refusal-over = the game is over
refusal-race-first = the race comes first
refusal-no-pit = the board has no such pit
refusal-not-yours = the pit is the opponent's
refusal-direction = this pit isn't sown that way
refusal-uur = the pit is an uur
refusal-claimed = the pit is claimed
refusal-empty = the pit is empty
refusal-few = { $seeds ->
    [one] a move starts with { $seeds } seed or more
   *[other] a move starts with { $seeds } seeds or more
}
refusal-barred = the pit is barred for this turn
refusal-must-sow = this sowing must go { way }
refusal-endless = the sowing would never end

## Why a row can't be laid out.

row-total = { $seeds ->
    [one] The row holds { $found } of { $seeds } seed.
   *[other] The row holds { $found } of { $seeds } seeds.
}
row-empty-pit = Every pit needs a seed.
row-stuck = One pit needs two seeds at least.

## What is wrong with a link, a kept game or a file.

fault = { $fault ->
    [version] it is from another version of this page, so reload the page first
    [foreign] it does not belong to this page
   *[damaged] a part of it is missing or wrong
}
link-broken = This link can't be opened: { $why }. Ask for it to be sent again.
link-stray = This link can't be opened: { $why }. Your game is where it was.
save-broken = The game kept here can't be read: { $why }.
library-fault = The file can't be read in full: { $why }.

## Why there is no bot.

failure = { $failure ->
    [no-workers] this browser runs no workers
    [missing] its script can't be loaded
    [other-build] its script is of another version than the page
    [silent] it doesn't answer
    [panicked] it stopped working
    [rejected] it doesn't understand the game
   *[illegal] it answers with a move that isn't legal
}
no-bot = The bot can't be started ({ $why }). Two people can still play here.

## Games by link.

your-friend = Your friend
friends-name = Your friend’s name
your-games = Your games
# In the bar of a phone.
your-games-short = Games

## Whose turn it is.

send-now = Now send it to your friend
send-end = Send it, so that your friend sees the end
answer-awaited = Sent. Your friend answers with a link
about-challenge = Your friend opens the link, sees the board from their side and plays.
about-answer = Open the link that comes back, here or on any device with this game.

## What a link brought.

no-such-game = That game is not kept here.
no-such-view = This page has nothing under that address. Here is the board.
old-message = This link is older than your game, which is shown as it stands now.
# $what the link decides although its sender may not. It is taken only by a press.
overstep = { $what ->
    [moves] This link also makes moves for you. Your game is shown.
    [race] This link changes what was picked for the race. Your game is shown.
    [sides] This link also chooses a side for you. Your game is shown.
    [row] This link also lays out your row. Your game is shown.
    [resignation] This link also resigns for you. Your game is shown.
    [draw] This link calls the game a draw, which you didn’t offer. Your game is shown.
   *[other] This link tells the game differently from what is kept here. Your game is shown.
}
# A link was opened that one friend sent to another.
seat-offered = Two friends play this game by link. Was it sent to you?
sit-down = Yes, I play it
take-other = Take the link’s game
take-rest = See what could be read

## Sharing.

share-label = Share
send = Send
share-kind = { $kind ->
    [letter] Play with a friend
    [game] This game
   *[puzzle] A puzzle
}
share-about = { $kind ->
    [letter] They go on from here
    [game] To look at, or to play on
   *[puzzle] Find the best move here
}
invitation-about = They take the other side
message-later = When it is their turn
what-to-share = What
link = The link
friend-sees = What your friend sees
they-see = What they see
together = Sitting together?
together-about = Let your friend point a camera at this.
no-server = No server
no-server-about = The link holds the whole game.
copy = Copy the link
copied = Copied: now paste it into a message
copy-failed = Select the link and copy it
share-by = Send by this device
it-is-sent = It is sent
sent = { $over ->
    [true] Sent. Your friend sees the end.
   *[false] Sent. It is your friend’s turn.
}
not-sent = It was not sent
picture = A picture of the position
picture-wide = Wide
picture-square = Square
picture-shared = Shared
picture-copied = Saved and copied: paste it into a message
picture-saved = Saved
picture-failed = The picture can’t be drawn here
send-again = Send again
has-the-turn = has the turn
qr-code = The link as a QR code
qr-code-shortened = The code leaves the first rounds out.
no-qr-code = Too long for a QR code
begin-by-link = Leave the other side to a friend
play-first = It is your turn. Play your move, then send the link.

## Puzzles.

trial = { $trial ->
    [seeking] Puzzle: find the best move
    [checking] Checking the move
    [found] Found: there is no better move
   *[missed] There is a better move
}

## Your games.

library-title = Your games

## Your games: the list.

library-waiting = Waiting for you
library-waiting-turns = { $count ->
    [one] your turn in { $count } game
   *[other] your turn in { $count } games
}
library-waiting-sends = { $count ->
    [one] { $count } move to send
   *[other] { $count } moves to send
}
library-running = Running
library-finished = Finished
library-damaged = Damaged
library-damaged-about = These can't be read any more. Export one to keep its text.
library-game = Game
library-all-games = All games
library-opponent = Opponent
library-any-opponent = Any opponent
library-filter = Choose what is listed
library-actions = More actions
library-no-match = No game is like that.
library-reading = Your games are being read.
library-nothing = Every game you play is kept here, on this device. You can stop at any time and go on later.
library-begin = Play your first game
library-today = today
library-yesterday = yesterday
library-more = Show more

## Your games: an entry.

library-play = Play
library-resume = Resume
library-look = Look at it
library-export = Export
library-delete = Delete
library-undo = Undo
library-close = Close
library-your-turn = Your turn
library-bot-turn = The bot's turn
library-to-send = Played, but not sent yet
library-not-sent = Not sent yet
library-new-round = A new round is to be laid out
library-race-next = The race comes next
library-a-friend = A friend
library-friends = Friends
library-here = Two people here
library-nobody = The bot on both sides
library-agreed = A draw by agreement
library-you-resigned = You resigned
library-you-lost-on-time = You lost on time

## Your games: files.

library-export-all = Export all
library-import = Import
library-import-about = A file of games that was exported here or elsewhere, or its text. What is kept here already stays as it is.
library-choose-file = Choose a file
library-file-text = Or paste its text
library-take = Import the text
library-importing = Your games are being imported.
library-nothing-found = There is no game in it.

## Your games: results.

library-results = Results
library-finished-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
library-no-results = They begin with the first game that is over.
library-won = won
library-drawn = drawn
library-lost = lost
library-by-level = By game and level
library-tally-key = won–drawn–lost
library-tally = { $won } won, { $drawn } drawn, { $lost } lost

## Your games: how a game stands.

library-waiting-answer = Waiting for the answer
library-waiting-for = Waiting for { $name }
library-side-to-move = { side } to move
library-resigned = { $name } resigned
library-lost-on-time = { $name } lost on time
# In a game without a side of the player's own: two people at one screen, or two bots.
library-won-by-resignation = { $winner } won, { $loser } resigned
library-won-on-time = { $winner } won, { $loser } ran out of time
library-drawn-game = Drawn, { $seeds } each
library-you-won = Won { $own } to { $other }
library-you-lost = Lost { $own } to { $other }
library-somebody-won = { $name } won { $own } to { $other }
library-own-sowed = You sowed { $pit }, not sent yet
library-friend-took = { $name } took { seed-count }
library-friend-uurs = { $name } made { $count ->
    [one] an uur
   *[other] { $count } uurs
}
library-friend-claimed = { $name } claimed { $count ->
    [one] a pit
   *[other] { $count } pits
}
library-friend-sowed = { $name } sowed { $pit }
library-move = move { $number }
library-round = round { $number }
library-over-not-sent = { $said }. { library-not-sent }
library-deleted = Deleted: { $what }.
library-trouble = { $trouble ->
    [forbidden] This browser lets the page keep nothing, so no games can be shown or taken in here.
    [full] There is no more room for games on this device. Export some, then delete them.
    [stuck] The browser doesn't let it be deleted.
   *[unreadable] The file can't be read.
}

## Your games: how an import went.

library-taken = Imported: { $counts }.
library-taken-added = { $count ->
    [one] { $count } new game
   *[other] { $count } new games
}
library-taken-updated = { $count ->
    [one] { $count } game goes further
   *[other] { $count } games go further
}
library-taken-beside = { $count ->
    [one] { $count } game differs from the one here, and both are kept
   *[other] { $count } games differ from those here, and all are kept
}
library-taken-known = { $count ->
    [one] { $count } was here already
   *[other] { $count } were here already
}
library-taken-progress = your progress
library-taken-progress-lost = your progress found no room
library-taken-lost = { $count ->
    [one] { $count } found no room
   *[other] { $count } found no room
}

## The collections of puzzles.

puzzles = Puzzles
puzzles-about = One move is best, by two seeds or more. Find it.
puzzles-failed = The puzzles can't be loaded. Check the connection.
puzzles-of = Puzzles: { $name }
no-puzzles = There are no puzzles here yet.
puzzle-of-the-day = Puzzle of the day
puzzle-task = Find the move that leaves you { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} better off than any other
puzzle-tries = The first try counts fully for your rating, the second half. If you ask for the solution, the puzzle counts as not solved.
puzzle-second-try = One try was wrong. The next one counts half for your rating.
puzzle-unrated = This puzzle has moved your rating already.
puzzle-wrong = Another move leaves you better off than { $mv }.
puzzle-solved = Solved
the-solution = The solution
puzzle-solution = { CAPITALIZE($mv) } leaves you { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} better off than any other move, after the best replies.
solve-it = Solve it
look-again = Look at it again
show-solution = Solution
next-puzzle = Next
your-rating = Your rating
rating-none = Solve a puzzle, and your rating begins.
rating-up = +{ $by }
rating-down = −{ $by }
rating-chart = Rating over { $days ->
    [one] 1 day
   *[other] { $days } days
} with puzzles: from { $first } to { $last }
puzzles-solved = { $solved ->
    [one] 1 puzzle solved
   *[other] { $solved } puzzles solved
}
score-full = full, on the first try
score-half = half, on the second try
score-none = not solved
solved-of = { $solved } of { $all }
by-theme = By theme
by-game = By game
puzzle-theme = { $topic ->
    [long-relay] Long relay
    [run-on] Capture that runs on
    [turn] Change of direction
    [uur] Uur (a pit to keep)
    [claim] Claim (a pit of four)
    [block] Block
    [ending] Ending
   *[defence] Defence
}
puzzle-themes = Themes
shown-when-solved = shown when solved
difficulty-of = Difficulty { $difficulty } of 10.
streak = Streak
streak-days = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
tries = Tries
try-wrong = there is better
move-worths = How the moves compare
all-moves = All moves
move-takes = { $taken ->
    [0] Takes nothing
    [one] Takes 1 seed
   *[other] Takes { $taken } seeds
}, { $lost ->
    [0] and nothing can be captured in answer.
    [one] and 1 can be captured in answer.
   *[other] and { $lost } can be captured in answer.
}
your-try = Your try.
best-move = best
# How many seeds a move is worth less than the best one, in a list of moves.
costs = { $seeds } less
drill = Where does it end?
drill-about = See a sowing in your head before it is played.
drill-last = Where does the last seed fall?
drill-captured = How many seeds are captured?
# What is asked about: a sowing of one lap, or of several.
drill-one-lap = { CAPITALIZE($mv) }, one lap.
drill-all-laps = { CAPITALIZE($mv) }, lap after lap to the end.
drill-not-sown = Seeds sown into the store don’t count.
# Whether the rules capture the last seed with the pit opposite it.
drill-last-seed = The last seed { $counts ->
    [true] counts, too
   *[false] doesn’t count
}.
drill-right = Right
drill-wrong = Not this time
drill-level = Level { $level } of { $levels }
drill-again = Another round
drill-own-pace = At your own pace
drill-minute = With a minute
drill-time-up = The minute is over. This is the last one.
drill-minute-finished = In one minute: { $right } of { $count } right
practice = Practice
practise-again = Practise again
practise-today = Practise { $count ->
    [one] 1 move
   *[other] { $count } moves
}
practice-none = Moves of yours that could be better come back here, once you have gone through a game.
practice-empty = Nothing to practise today
practice-finished = { $right } of { $count } right
practice-next = The next move comes back { $due }.
practice-due = { $days ->
    [0] today
    [one] tomorrow
   *[other] in { $days } days
}
practice-of = { $number } of { $count }
practice-about = A move from one of your games. If you find a better one on the first try, it comes back later; if not, tomorrow.
find-better = Find a better move
own-move = { CAPITALIZE($mv) } was sown here, which cost { $seeds } seeds.
not-copied = It can't be copied here.

## Sheets to print.

printouts = Sheets to print
printouts-about = For A4 and Letter paper. Print them at full size, not scaled.
print-it = Print
board-sheet-about = Pits five centimetres across, for beans or pebbles.
board-sheets-join = Fold both sheets along the dashed line and lay them together: the half circles meet.
rules-sheet-about = The rules on one page, with pictures.
puzzle-sheet-about = Six puzzles on a page, and their answers on another.
record-sheet = Game record
record-sheet-about = A page of numbered lines, to write down a game.
record-date = Date
record-result = Result
answers = Answers
puzzle-range = { $first } to { $last } of { $all }
six-before = The six before
six-next = The next six

## Tasks to hand out.

hand-out = Hand out tasks
handout-about = Choose up to { $most } puzzles, positions and rounds of the drill. Your class gets them as one link, and sends its answers back as links. No server, no account.
handout-open = Anybody who has the link can read all that is in it, also the solutions.
handout-new = New tasks
handout-picked = { $count } of { $most } picked
handout-add = Add to the tasks
handout-puzzle = Add a puzzle
handout-drill = Add a round
handout-difficulty = Difficulty
handout-how-hard = { $hardness ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
handout-from-editor = A position of your own: set it up, and add it there.
handout-title = Title
handout-make = Make the link
# A task or a pupil.
handout-remove = Remove: { $what }
handout-solving = The bot is looking for the best move.
# Beside the moves that are right.
handout-any = Every move is as good.
handout-tasks = Tasks: { $count }
handout-answers = Answers: { $count }
handout-all = All tasks
handout-added = The answers of { $name } are in the table.
# The heads of a table: names, and how many tasks were done without a fault.
handout-pupil = Name
handout-faultless = Faultless
handout-task = Task { $number }
# In a table: a task that was solved by its first, second or later try.
handout-solved = solved, try { $tries }
handout-shown = solution shown, { $misses } wrong
handout-unsolved = not solved, { $misses } wrong
handout-paste = Answers came in messages? Paste the messages here.
handout-found = Answers found: { $count }
handout-damaged = Damaged links: { $count }
handout-save = Save the table (CSV)
handout-delete = Delete these tasks and the answers to them?
handout-name = Your first name
handout-name-about = It is kept on this device, in the link with your answers, and in a file if somebody exports what is stored here.
handout-done = { $name }, here are your answers
handout-send = Send this link to whoever gave you the tasks, or let them scan the code.
handout-go-on = Go on as { $name }
handout-own = Your answers
handout-other = Somebody else begins

## The editor of positions.

set-up-position = Set up a position
setup-game = Game
setup-start = Start position
setup-empty = Empty
setup-current = Game on the board
setup-turn = Whose turn
setup-pit = Pit { $pit }
setup-store = Store of { $side ->
    [south] South
   *[north] North
}
setup-tray = Tray
editor-tray = { $seeds ->
    [0] All seeds are placed
    [one] 1 seed to place
   *[other] { $seeds } seeds to place
}
setup-more = One more
setup-less = One less
# A place of the board: a pit or a store.
setup-held = { $place }, { seed-count }
setup-marks = { $sign ->
    [uur] Uur
   *[claim] Claimed
}
setup-no-mark = { $sign ->
    [uur] no uur
   *[claim] by nobody
}
setup-mark = { $side ->
    [south] South
   *[north] North
}
setup-twins = Uurs come in twos: pit { $pit } goes with it.
setup-restriction = Restriction of this turn
setup-no-restriction = Every pit can be played
setup-barred = Pit { $pit } is barred
setup-again = { $failed ->
    [one] One sowing failed, sow again { way }
   *[other] { $failed } sowings failed, sow again { way }
}
setup-text = As text
# Beside a sign each, so in a few words.
setup-tip-press = press: one more
setup-tip-right-press = right press: one less
setup-tip-tap = tap: one more
setup-tip-hold = long press: one less
setup-tip-drag = drag: moves them
setup-tip-number = a number: fills the pit
setup-analyse = Analyse
setup-opponent = Against
setup-person = Two players
setup-puzzle = Find the best move
setup-unplaced = { $seeds ->
    [one] 1 seed lies in the tray: put it on the board.
   *[other] { $seeds } seeds lie in the tray: put them on the board.
}
setup-none-left = No seeds are left in the tray: take some from another pit first.
setup-total = There are { $found } seeds, where the game has { $expected }.
setup-pit-count = { $side ->
    [south] South
   *[north] North
} has { $found } pits, where the board has { $expected }.
setup-pit-fault = { $wrong ->
    [number] Pit { $pit } needs a number from 0 to 255.
    [not-marked] Pit { $pit } is marked, but this game marks no pits.
   *[misplaced] Pit { $pit } can't be marked so: an uur has its twin opposite and two seeds or more, a claimed pit is the opponent's and has four seeds or more.
}
setup-store-misfit = The store of { $side ->
    [south] South
   *[north] North
} doesn't fit the marked pits.
setup-cannot-move = { $side ->
    [south] South
   *[north] North
} is to move, but has no move.
setup-fault = { $problem ->
    [nobody-to-move] Say who is to move: “s” or “n”.
    [rows] Two rows of numbers are needed, with “/” between them.
    [stores] Two numbers for the stores are needed, with “-” between them.
    [status] The side to move is needed: “s” or “n”.
    [no-stores] This game has nothing in the stores before its end.
    [race] The race can't be set up.
    [over] The game is over, but seeds are left on the board.
    [restriction] A restriction is “!” and a pit, or “+” or “-” and a number.
    [no-restriction] This game has no such restriction.
    [restriction-misplaced] That restriction can't be in force here.
   *[extra] The text goes on after the position.
}
