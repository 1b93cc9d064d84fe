# The texts of the page in Amharic; en.ftl explains the arguments.
# No native reader has checked this translation yet. To correct it, change
# this file and run `cargo test --test locales`.
#
# Terms: seed = ጠጠር, pit = ጉድጓድ, store = ጎተራ, board = ገበታ, row = ረድፍ,
# side = በኩል or ወገን, opposite = ትይዩ, sow = መዝራት, lift = ማንሳት, lap = እፍኝ (a
# handful), relay = መዝራት መቀጠል, capture or take = መብላት (what is gathered at the
# end: መሰብሰብ), cross = መሻገር, turn back = አቅጣጫ መቀየር, turn = ተራ, move = እርምጃ,
# pass = ማለፍ, claim = መያዝ (claimed pit: የተያዘ ጉድጓድ), uur = ኡር, bar = ማገድ,
# race = ሩጫ, game = ጨዋታ, round = ዙር, match = ግጥሚያ, lay out = መደርደር,
# position = አቀማመጥ, hint = ፍንጭ, draw = አቻ, resign = እጅ መስጠት, bot = ቦት,
# level = ደረጃ, step = ክፍል, opponent = ተጋጣሚ, lead = ብልጫ, undo = መቀልበስ,
# puzzle = እንቆቅልሽ, rating = የብቃት ነጥብ, link = ሊንክ.
#
# The reader is እርስዎ. Verbs of you and of the friend have the polite form, which
# says no gender; those of the bot and of the sides the plain third person.
# Prefixes and suffixes (የ, ለ, በ, ከ, ን) are written onto the arguments.

## Numbers and lists.

# Between groups of three digits.
number-group = ,
# Before the tenths.
number-decimal = .
# The ten digits, from zero.
number-digits = 0123456789
list-middle = { $first }፣ { $second }
list-last = { $first } እና { $second }

## Parts of other messages.

seed-count = { $seeds ->
    [one] { $seeds } ጠጠር
   *[other] { $seeds } ጠጠሮች
}
pit-count = { $pits ->
    [one] { $pits } ጉድጓድ
   *[other] { $pits } ጉድጓዶች
}
# $pits is a list of $count letters.
pit-list = { $count ->
    [one] ጉድጓድ { $pits }
   *[other] ጉድጓዶች { $pits }
}

sentence = { $said }።

mbegu = Mbegu
# The navigation: its name, and its entries.
views = እይታዎች
play = ይጫወቱ
learn = ይማሩ
page-title = Mbegu፦ ጊዩቲ እና ዘመዶቹ
# In the list of installed programs.
page-description = ስድስት የማንካላ ጨዋታዎች ከኬንያ፣ ከሶማሊያ፣ ከኢትዮጵያ፣ ከኤርትራና ከሱዳን፣ ጠጠር በጠጠር፣ ከቦት ወይም ከጓደኛ ጋር።
# The title of the page while another view than the board is open.
view-title = { $view }፦ { mbegu }

## Home.

home = መነሻ
home-start = አዲስ ጨዋታ ይጫወቱ
# Under the small boards, and on the map.
home-game = { $game ->
    [giuthi] ጊዩቲ
    [giuthi-store] ጎተራም ይዘራል
    [giuthi-rounds] በዙሮች
    [alemungula] አለሙንጉላ
    [layli-goobalay] ላይሊ ጎባላይ
   *[sulus-aidi] ሱሉስ አይዲ
}
home-places = ጨዋታዎቹ የመጡባቸው ቦታዎች
# One paragraph stands for all games of a name.
place-about = { $game ->
    [giuthi] ጊዩቲ (Giuthi) የኬንያ ኪኩዩዎች ጨዋታ ነው። ስድስት ስድስት ጉድጓዶች ባሏቸው ሁለት ረድፎች ላይ ይዘራሉ፤ አብዛኛውን ጊዜ በየጉድጓዱ ስድስት ጠጠሮች አሉ፤ ከአምስት እስከ አስር ጉድጓዶች ያሏቸው ረድፎችም ይታወቃሉ። አንዳንዶች ጎተራውም በመንገድ ላይ ጠጠር እንዲቀበል ያደርጋሉ፤ ሌሎች ደግሞ አንዱ ተጫዋች ጠጠሮቹን ሁሉ እስኪሰበስብ ድረስ ዙር በዙር ይጫወታሉ።
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] አለሙንጉላን (Alemungula) በኢትዮጵያና በሱዳን የሚኖሩት ወታዊቶችና (Wetaweat) ጎረቤቶቻቸው ይጫወቱታል፤ በሱዳን ኡም ኤል ባጋራ ወይም ማንጋላም ይባላል። ገበታው አምስት አምስት ጉድጓዶች ያሏቸው ሁለት ረድፎችና ለእያንዳንዱ ተጫዋች አንድ ጎተራ አለው፤ ሲጀመር በየጉድጓዱ አምስት ጠጠሮች አሉ።
    [layli-goobalay] ላይሊ ጎባላይን (Layli Goobalay) ሶማሌዎች ይጫወቱታል፣ በተለይም በሶማሊላንድ፤ ስሙ በክቦች መለማመድን ያመለክታል። ጠጠሮች ስድስት ስድስት ጉድጓዶች ባሏቸው ሁለት ረድፎች ላይ ይዞራሉ፤ ሲጀመር በየጉድጓዱ አራት አሉ። ሪቻርድ ፓንክረስት እ.ኤ.አ. በ1971 በአምስት ጠጠሮች የሚጀመረውን ገልጸዋል።
   *[sulus-aidi] ሱሉስ አይዲን (Sulus Aidi) በሰሜን ትግራይ ደጋና በኤርትራ የሚኖሩ ትግርኛ ተናጋሪዎች ይጫወቱታል፤ አዋጋጋ (Awagagá) በሚል ስምም ይታወቃል። ስድስት ስድስት ጉድጓዶች ያሏቸው ሦስት ረድፎች አሉት፣ በየጉድጓዱም ሦስት ጠጠሮች፤ የመሐሉ ረድፍ ለሁለቱ ተጫዋቾች እኩል ይከፈላል። መጀመሪያ የገለጹት ሃሮልድ ኮርላንደር ናቸው፣ እ.ኤ.አ. በ1943።
}
place-source = { $game ->
    [giuthi] ምንጮች፦ John P. Pratt, Giuthi Rules, 2009፤ Regras do Giuthi፣ ለመምህራን የተዘጋጀ የብራዚል ጽሑፍ።
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] ምንጭ፦ የጨዋታውን ስም የማይጠቅስ የሕግ ገጽ።
    [layli-goobalay] ምንጭ፦ Víctor Bautista i Roca, Layli Goobalay፣ በMancala World።
   *[sulus-aidi] ምንጭ፦ Ralf Gering, Sulus Aidi፣ በMancala World።
}

## Players.

player = { CAPITALIZE(who) }
you = እርስዎ
the-bot = ቦቱ

## Commands.

rules = ሕጎች
new-game = አዲስ ጨዋታ
settings = ቅንብሮች
more-settings = ተጨማሪ ቅንብሮች
more-settings-about = ቅድመ እይታ፣ ፊደሎች፣ ቆም ማለት፣ ቁልፎች
close = ይዝጉ
cancel = ይቅር
done = ተከናውኗል
back = ወደ ገበታው ይመለሱ
undo = ይቀልብሱ
redo = ይድገሙ
again = እንደገና ይግጠሙ
learn-rules = በሦስት ደቂቃ ይማሩት
next-level = ጠንካራ ቦት
easier-level = ቀላል ቦት
start = ይጀምሩ

teacher = አስተማሪ
teacher-about = አስተማሪው የእያንዳንዱን እርምጃ ዋጋ ያሳያል።
hint = ፍንጭ
hint-coming = ምርጡ እርምጃ እየተፈለገ ነው
judge = እርምጃዎቹን ይመዝኑ
review = ጨዋታውን ይገምግሙ
from-the-start = ከመጀመሪያው ይመልከቱ
stop = ይቁም
judged-about = በእያንዳንዱ እርምጃ፦ ተጫዋቹ በስንት ጠጠር እንደሚመራ። ✓ ድል፣ ✗ ሽንፈት ነው።
moments-title = ብዙ ያሳጡ እርምጃዎች
# The moves of a game that cost three seeds or more, at most six.
moments = { $count ->
    [0] ወሳኝ ጊዜዎች
    [one] { $count } ወሳኝ ጊዜ
   *[other] { $count } ወሳኝ ጊዜዎች
}
moments-more = ተጨማሪ { $count }
moments-none = ሦስት ጠጠር ያሳጣዎት ምንም የለም።
moments-looking = በመፈለግ ላይ፣ እርምጃ { $number } ከ{ $count }
go-through-moments = በየተራ ይመልከቷቸው
previous-moment = ያለፈው ወሳኝ ጊዜ
next-moment = ቀጣዩ ወሳኝ ጊዜ
# A pit and its way: c, to the right.
moment-move = { $pit }{ $way ->
    [none] { "" }
   *[other] { "፣ " }{ way }
}
moment-lost = −{ seed-count }
moment-number = እርምጃ { $number }
# Below the list, of the one that is shown.
moment-best = ምርጡ፦ { $best }።
# Above the list of moves in a review.
moves-legend = + የተወሰዱ ጠጠሮች፣ − ከምርጡ እርምጃ አንጻር የታጡ ጠጠሮች
# Beside the chart of the lead.
chart-leads = { CAPITALIZE(who) } { $who ->
    [you] ይመራሉ
    [friend] ይመራሉ
   *[other] ይመራል
}
lead-chart = የሚጠበቅ ብልጫ
lead-chart-about = በጠጠር። ምልክት፦ ሦስት ወይም ከዚያ በላይ ያሳጣ እርምጃ።
lead-graph = ብልጫው፣ እርምጃ በእርምጃ

## The bot can't be had.

play-both = በሁለቱም ወገን ይጫወቱ
# The first moves: what a deep analysis and the player's own games know of them.
openings = አጀማመሮች
openings-about = እያንዳንዱ እርምጃ ስንት ጠጠር እንደሚያሳጣ። በሰሌዳው ላይ ለማየት እርምጃ ይንኩ።
openings-beyond = { $played ->
    [false] ይህ አቀማመጥ በአጀማመሮች ሠንጠረዥ ውስጥ የለም።
   *[true] ይህ አቀማመጥ በአጀማመሮች ሠንጠረዥ ውስጥ የለም። የራስዎ ጨዋታዎች፦
}
openings-nobody = እዚህ እርምጃ አይደረግም።
openings-loading = አጀማመሮቹ እየተጫኑ ነው።
openings-failed = አጀማመሮቹን መጫን አልተቻለም። ግንኙነቱን ያረጋግጡ።
openings-move = እርምጃ
openings-worth = ያሳጣው
openings-own = ጨዋታዎችዎ
# Beside the move that comes next in the game that is shown.
openings-this-game = ይህ ጨዋታ
openings-here = { $count ->
    [0] ከተጠናቀቁ ጨዋታዎችዎ እዚህ የደረሰ የለም።
    [one] የተጠናቀቁ ጨዋታዎችዎ { $count } ጊዜ እዚህ ደርሰዋል።
   *[other] የተጠናቀቁ ጨዋታዎችዎ { $count } ጊዜ እዚህ ደርሰዋል።
}
try-again = እንደገና ይሞክሩ
bot-starting = ቦቱ እየተዘጋጀ ነው
bot-loading = ቦቱ እየተጫነ ነው፦ { $part }%

## Beside the board.

actions = ድርጊቶች
panel = እርምጃዎች እና አስተማሪ
no-help = ከጓደኛ ጋር በሚደረግ ጨዋታ ቦቱ አይረዳም።
chart = የሁለቱ ተጫዋቾች ጠጠሮች
chart-goal = ለድል { $seeds }
origin = { $people }፣ { $place }። { $size }።
score = { CAPITALIZE(who) }፦ { seed-count }
goal = ከ{ $total } ጠጠሮች { $seeds } ከሰበሰቡ ያሸንፋሉ
round-goal = ከ{ $total } ጠጠሮች { $seeds } ከሰበሰቡ ዙሩን ያሸንፋሉ
# The rule of taking, in the first game.
taking = { $game ->
    [giuthi-store] በትይዩው ጠጠሮች ያሉበት ባዶ ጉድጓድዎ ላይ ያብቁ። መዝራቱ ወደ ተጋጣሚ ጉድጓድ መሻገር አለበት፤ ጎተራ አይቆጠርም።
    [alemungula] የመጨረሻው ጠጠርዎ በተጋጣሚ ጉድጓድ ውስጥ ሁለት ወይም አራት ካደረገ ይበሏቸዋል።
    [layli-goobalay] ባዶ ጉድጓድዎ ላይ ያብቁ፦ በትይዩው ያሉትን ሁሉ ይበላሉ፣ ልክ ሦስት ካልሆኑ በስተቀር።
    [sulus-aidi] የመጨረሻው ጠጠርዎ በተጋጣሚ ጉድጓድ ውስጥ አራት ካደረገ ጉድጓዱን ይይዛሉ፣ እርምጃውም ያበቃል።
    [giuthi-rounds] ይሻገሩ፣ ከዚያም በትይዩው ጠጠሮች ያሉበት ባዶ ጉድጓድዎ ላይ ያብቁ፦ የትይዩውን ይበላሉ።
   *[giuthi] ይሻገሩ፣ ከዚያም በትይዩው ጠጠሮች ያሉበት ባዶ ጉድጓድዎ ላይ ያብቁ፦ የትይዩውን ይበላሉ።
}
sow-towards = { $towards ->
    [left] ወደ ግራ ይዝሩ
    [right] ወደ ቀኝ ይዝሩ
    [up] ወደ ላይ ይዝሩ
   *[down] ወደ ታች ይዝሩ
}
outlook = { $laps } እፍኝ፣ { $pit ->
    [none] ጎተራ
    [own] ጉድጓድዎ
    [far] የተጋጣሚ ጉድጓድ
   *[other] ጉድጓድ { $pit }
} ላይ ያበቃል።
outlook-takes = { seed-count } { $seeds ->
    [one] ይበላል
   *[other] ይበላሉ
}።
outlook-uurs = { pit-list } ኡር { $count ->
    [one] ይሆናል
   *[other] ይሆናሉ
}።
outlook-claims = { pit-list } { $count ->
    [one] ይያዛል
   *[other] ይያዛሉ
}።
outlook-nothing = ምንም አይበላም።
lap-number = እፍኝ { $number }
lifted = { seed-count } { $seeds ->
    [one] ተነሳ
   *[other] ተነሱ
}
wins-seeds = { CAPITALIZE(who) } { $seeds } { $who ->
    [you] በሉ
    [friend] በሉ
   *[other] በላ
}
wins-uurs = { CAPITALIZE(who) } ኡር { $who ->
    [you] ሠሩ
    [friend] ሠሩ
   *[other] ሠራ
}፦ { pit-list }
wins-claims = { CAPITALIZE(who) } { pit-list }ን { $who ->
    [you] ያዙ
    [friend] ያዙ
   *[other] ያዘ
}
stop-reason = { $reason ->
    [captures] የመጨረሻው ጠጠር በራስ በኩል ባዶ ጉድጓድ ገባ፣ በትይዩውም ጠጠሮች አሉ።
    [other-side] የመጨረሻው ጠጠር በተጋጣሚ በኩል ባዶ ጉድጓድ ገባ።
    [opposite-empty] ከመጨረሻው ጠጠር ትይዩ ያለው ጉድጓድ ባዶ ነው።
    [not-crossed] ወደ ተጋጣሚ በኩል የተሻገረ ጠጠር የለም።
    [empty] የመጨረሻው ጠጠር ባዶ ጉድጓድ ገባ።
    [store] የመጨረሻው ጠጠር ጎተራ ገባ።
    [uur] የመጨረሻው ጠጠር ኡር ውስጥ ገባ።
    [claimed] የመጨረሻው ጠጠር የተያዘ ጉድጓድ ገባ።
    [four] የመጨረሻው ጠጠር በተጋጣሚ ጉድጓድ ውስጥ አራት አደረገ።
    [two-or-four] የመጨረሻው ጠጠር በተጋጣሚ ጉድጓድ ውስጥ ሁለት ወይም አራት አደረገ።
   *[one-lap] የመጨረሻው ጠጠር በተጋጣሚ በኩል ሁለትም አራትም አላደረገም።
}
# Beside the pit in which a sowing ends. Short: it lies on the board.
tag = { $explained ->
    [opposite] ባዶ፦ የትይዩው { $seeds } ይበላል
    [following] ይህም ባዶ፦ የትይዩው { $seeds } ይበላል
    [made] { $seeds } ሆነ፦ ይበላል
    [before] ከበፊቱ ያለው { $seeds }ም ይበላል
    [uurs] በትይዩው ሦስት፦ ሁለት ኡር ይሆናል
    [claim] አራት ሆነ፦ ጉድጓዱ ይያዛል
    [relay] ባዶ አይደለም፦ በ{ $seeds } መዝራት ይቀጥላል
    [unclaimed] ምንም አልተያዘም
   *[nothing] ምንም አልተበላም
}
tag-because = { $because ->
    [last-seed] ከመጨረሻው ጠጠር ጋር
    [other-side] በተጋጣሚ በኩል አበቃ
    [opposite-empty] ትይዩው ጉድጓድ ባዶ ነው
    [not-crossed] የተሻገረ ጠጠር የለም
    [empty] ባዶ ጉድጓድ ላይ አበቃ
    [store] ጎተራ ላይ አበቃ
    [uur] ኡር ላይ አበቃ
    [claimed] የተያዘ ጉድጓድ ላይ አበቃ
   *[one-lap] በተጋጣሚ በኩል ሁለትም አራትም አልሆነም
}
# What a side did last, shown at its name.
seat-sowed = { CAPITALIZE(named) }{ $laps ->
    [none] { "" }
   *[other] ፣ { $laps } እፍኝ
}

press-a-way = አሁን የሚዘሩበትን አቅጣጫ ይንኩ
press-a-pit = { turn }፦ ቀለበት ካላቸው ጉድጓዶች አንዱን ይንኩ
# A side has come to the seeds that win: the headline, and its two buttons.
reached-goal = { $who ->
    [you] { $seeds }! አሸነፉ
    [bot] ቦቱ { $seeds } አለው
    [friend] { $seeds }! { CAPITALIZE(who) } አሸነፉ
   *[other] { $seeds }! { CAPITALIZE(who) } አሸነፈ
}
finish = ይጨርሱ
play-on = ይቀጥሉ
skip = መጨረሻውን ለማየት የትም ይንኩ
linked = ይህ ጨዋታ ከሊንኩ ጋር የመጣ ነው። ማን እንደሚቀጥል ከገበታው ጎን መምረጥ ይችላሉ።
unknown-level = ይህ ጨዋታ ከቦቱ ደረጃ { $number } ጋር ነበር፤ ይህ ገጽ ያ ደረጃ የለውም። ከደረጃ { $nearest } ጋር ይቀጥላል።
nothing-stored = ይህ አሳሽ ከእንግዲህ ለዚህ ገጽ ምንም አያስቀምጥም፦ ገጹ ሲዘጋ አዲስ የሆነው ሁሉ ይጠፋል፣ የጨዋታ አድራሻ ግን ጨዋታውን ይዟል።
export-due = { $count ->
    [one] { $count } ጨዋታ የተቀመጠው በዚህ መሣሪያ ላይ ብቻ ነው። አሳሹ ቢያጠፋውም ፋይል ያቆየዋል።
   *[other] { $count } ጨዋታዎች የተቀመጡት በዚህ መሣሪያ ላይ ብቻ ነው። አሳሹ ቢያጠፋቸውም ፋይል ያቆያቸዋል።
}

## The picker.

games = ጨዋታዎች
board = ገበታ
choose-game = ጨዋታ ይምረጡ
minutes = { $minutes } ደቂቃ
about-minutes = { minutes } ገደማ
size-about = { $rows ->
    [two] ሁለት ረድፎች፣ በየረድፉ { pit-count }፣ በየጉድጓዱ { seed-count }።
   *[three] ሦስት ረድፎች፣ በየረድፉ { pit-count }፣ በየጉድጓዱ { seed-count }።
}
against = ተጋጣሚ
opponents = { $opponent ->
    [bot] ቦቱ
    [person] ሁለት ሰው፣ እዚህ
   *[friend] ጓደኛ፣ በሊንክ
}
# The same where there is little room.
opponent-short = { $opponent ->
    [bot] ቦቱ
    [person] ሁለት ሰው
   *[friend] በሊንክ
}
opponent-about = { $opponent ->
    [bot] ከታች ባለው ደረጃ
    [person] መሣሪያውን እየተቀባበላችሁ
   *[friend] እያንዳንዱን እርምጃ በሊንክ ይልካሉ
}
# In the place of the bot's level.
without-level = { $opponent ->
    [bot] { "" }
    [person] ሁለታችሁም በዚህ ማያ ገጽ ትጫወታላችሁ። ገበታውን፣ ወይም ፊት ለፊት ለተቀመጠው ሰው ጽሑፎቹን፣ በቅንብሮች ማዞር ይቻላል።
   *[friend] እያንዳንዱን እርምጃ እንደተመቸዎት ይልካሉ፤ መልሱ ሲመጣ ይቀጥላሉ። መለያ ለማንም አያስፈልግም።
}
options = አማራጮች
# Under the line of the options: what is set.
options-set = { seed-count }፣ { pit-count }፣ { $begins ->
    [you] እርስዎ ይጀምራሉ
    [bot] ቦቱ ይጀምራል
    [friend] ጓደኛዎ ይጀምራሉ
    [south] ደቡብ ይጀምራል
    [north] ሰሜን ይጀምራል
    [lot] ዕጣ ይወስናል
    [even] ሩጫ በየተራ
    [hands] የእጅ ሩጫ
   *[race] ሩጫ
}
pits-a-row = ጉድጓዶች በየረድፉ
seeds-a-pit = ጠጠሮች በየጉድጓዱ
level-label = ደረጃ
who-begins = ማን ይጀምራል
fair-start = ፍትሐዊ አጀማመር
fair-start-kind = { $start ->
    [usual] እንደተለመደው
    [swap] የመቀያየር ሕግ
   *[balanced] ሚዛናዊ አጀማመር
}
fair-start-about = { $start ->
    [usual] ጨዋታው እንዴት እንደሚጀመር ሕጉ ይናገራል።
    [swap] ከመጀመሪያው እርምጃ በኋላ ሌላው ተጫዋች ወገኑን ይመርጣል።
   *[balanced] ከሁለት እስከ አራት እርምጃዎች ቀድመው ተጫውተዋል። ከእነሱ በኋላ የትኛውም ወገን ከግማሽ ጠጠር በላይ አይበልጥም።
}
by-lot = በዕጣ
ruling = የእኛ ውሳኔ
rules-start = ሲጀመር
action-label = { $action }፦ { $name }
rules-origin = { $origin } ምንጭ፦ { $sources }። እዚያ ያልተወሰነው የእኛ ውሳኔ ነው።
rules-solved = { $proved ->
    [first] ተረጋግጧል፦ በየረድፉ { $pits } ጉድጓዶች፣ በየጉድጓዱ { $seeds } ጠጠሮች ሲሆን ጀማሪው ሁልጊዜ ከ{ $total } ጠጠሮች { $most } ይዞ መጨረስ ይችላል።
    [second] ተረጋግጧል፦ በየረድፉ { $pits } ጉድጓዶች፣ በየጉድጓዱ { $seeds } ጠጠሮች ሲሆን የማይጀምረው ሁልጊዜ ከ{ $total } ጠጠሮች { $most } ይዞ መጨረስ ይችላል።
   *[draw] ተረጋግጧል፦ በየረድፉ { $pits } ጉድጓዶች፣ በየጉድጓዱ { $seeds } ጠጠሮች ሲሆን ሁለቱም ሁልጊዜ ከ{ $total } ጠጠሮች { $most } ይዘው መጨረስ ይችላሉ፦ አቻ።
}
rules-failed = ሕጎቹን መጫን አልተቻለም። ግንኙነቱን ይፈትሹ።
rules-of = የጨዋታዎቹ ሕጎች
play-it = ይጫወቱት
show-example = ያሳዩት

## The race.

race = ሩጫ
pace = { $pace ->
    [even] እኩል ፍጥነት፦ እጆቹ በየተራ
   *[hands] የእጅ ፍጥነት፦ በነኩበት ፍጥነት
}
race-ready = ሩጫው በመጀመሪያው ጠጠር ይጀምራል
race-pick = በምስጢር ምርጫ
race-pick-about = እያንዳንዱ ከራሱ ጉድጓዶች አንዱን ሌላው ሳያይ ይመርጣል።
race-sow-about = ሁለቱም በአንድ ጊዜ ይዘራሉ። የመጨረሻው ጠጠር ጠጠር ያለበት ጉድጓድ ከገባ ያ ጉድጓድ ይዘራል። ቀድሞ ባዶ ጉድጓድ ላይ ያበቃ ይጀምራል።
race-turns = በየተራ መጫወት
race-turns-about = ከዚያ በኋላ በተጋጣሚ ጉድጓድ ውስጥ አራት የሚያደርግ የመጨረሻ ጠጠር ጉድጓዱን ይይዛል።
race-about = ሁለቱም በአንድ ጊዜ ይዘራሉ። ቀድሞ ባዶ ጉድጓድ ላይ ያበቃ ይጀምራል።
racing = ሁለቱም እጆች እየዘሩ ነው
race-void = ሩጫው ማብቂያ አልነበረውም። ሁለቱም እንደገና ይምረጡ።

## Rounds and arrangement.

arrange-evenly = እኩል
clear-row = ባዶ ያድርጉ
begin-round = ዙሩን ይጀምሩ
next-round-label = ቀጣይ ዙር
end-match = ግጥሚያውን ያብቁ
row-at-start = ያለፈው ጨዋታ እኩል ነበር፦ ጠጠሮቹ እንደ መጀመሪያው ይቀመጣሉ
match = ግጥሚያ
match-stands = ዙር { $number }፣ { $own } ለ { $other }
match-goal = ከዙር በኋላ { $seeds } ጠጠሮች ያሉት ወገን ግጥሚያውን ያሸንፋል።
match-decided = የሚቀጥለው ዙር { $seeds } ጠጠሮች በሙሉ ቢገኙም { who } ከኋላ { $who ->
    [you] ይሆናሉ
    [friend] ይሆናሉ
   *[other] ይሆናል
}፤ ግጥሚያው እዚህ ሊያበቃ ይችላል።
round-first = { $rounds ->
    [shrinking] ዙር { $number }ን { $who ->
        [you] ስላሸነፉ
        [friend] ስላሸነፉ
       *[other] ስላሸነፈ
    }{ " " }
    [filling] በየተራ ስለሚጀመር{ " " }
   *[single] { "" }
}{ who } { $who ->
    [you] ይጀምራሉ
    [friend] ይጀምራሉ
   *[other] ይጀምራል
}።
seeds-after = ከዙሩ በኋላ ያሉ ጠጠሮች
row-length = { pit-count } በየረድፉ
row-shrinks = አንዱ ወገን ከ{ $seeds } ያነሱ ጠጠሮች ካሉት ረድፉ { $pits } ጉድጓዶች ይኖሩታል። ጠጠሮቹ ሲበዙ መልሶ ይረዝማል።
check = { $done ->
    [true] ሆኗል
   *[false] ገና
}
before-round = ዙሩ ከመጀመሩ በፊት
row-whole = { $left ->
    [0] { $seeds }ቱም ጠጠሮች ረድፉ ላይ ናቸው
   *[other] { $seeds }ቱንም ጠጠሮች ረድፉ ላይ ይደርድሩ፦ { $left } ይቀራል
}
row-copied = ሌላው ተጫዋች ረድፉን ገልብጦ የቀረውን ያስቀምጣል።

## The moves.

move-list = እርምጃዎች
no-moves = ገና እርምጃ የለም
pass = አለፈ
at-start = መጀመሪያ
step-first = የመጀመሪያው አቀማመጥ
step-back = አንድ እርምጃ ወደኋላ
step-on = አንድ እርምጃ ወደፊት
step-last = የመጨረሻው አቀማመጥ
embed-play = ይህን በ Mbegu ላይ ይጫወቱ
to-now = ወደ ጨዋታው ይመለሱ
play-from-here = ከዚህ ይቀጥሉ
replay = እርምጃውን እንደገና ያሳዩ

## Resigning and draws.

resign = እጅ ይስጡ
resign-really = { $whole ->
    [true] በግጥሚያው በሙሉ እጅ ይሰጣሉ?
   *[false] እጅ ይሰጣሉ?
}
offer-draw = አቻ ይጠይቁ
accept = እቀበላለሁ
decline = አልቀበልም
draw-agreed = በስምምነት አቻ

## The clock of a game.

clock = ሰዓት
clock-kind = { $clock ->
    [off] የለም
    [game] ጊዜ ለጨዋታው
   *[move] ጊዜ ለእያንዳንዱ እርምጃ
}
clock-minutes = ደቂቃ ለእያንዳንዱ ተጫዋች
clock-increment = አንድ እርምጃ የሚጨምረው ሰከንድ
clock-seconds = ሰከንድ ለእያንዳንዱ እርምጃ
clock-sleep = መሣሪያው ሲተኛ ሰዓቱ ይቆማል።
# Under the line of the options.
clock-of-game = { $minutes } ደቂቃ + { $increment } ሰከንድ
clock-of-move = በየእርምጃው { $seconds } ሰከንድ
# Names the time beside a player.
clock-of = የ{ side } ጊዜ
# A time under ten seconds.
clock-tenths = { $seconds }{ number-decimal }{ $tenths }
pause-clock = ሰዓቱ ለአፍታ ይቁም
resume-clock = ሰዓቱ ይቀጥል
clock-paused = ሰዓቱ ቆሟል። ለመቀጠል ይጫኑት ወይም ይጫወቱ።
clock-minute-left = ለ{ who } አንድ ደቂቃ ቀርቷል።
clock-seconds-left = ለ{ who } አስር ሰከንድ ቀርቷል።
lost-on-time = የ{ who } ጊዜ አልቋል፦ { $winner ->
    [you] እርስዎ አሸነፉ
    [bot] ቦቱ አሸነፈ
    [friend] ጓደኛዎ አሸነፉ
    [south] ደቡብ አሸነፈ
   *[north] ሰሜን አሸነፈ
}

language-label = ቋንቋ
language-unchecked = ይህን ትርጉም የቋንቋው ተናጋሪ ገና አላረመውም።
help-to-translate = በትርጉም ያግዙ
late = ጨዋታው ገና በመምጣት ላይ ነው። ካልመጣ ገጹን እንደገና ይጫኑ።
page-texts-unavailable = የዚህን ገጽ ጽሑፎች መጫን አልተቻለም። ግንኙነቱን ፈትሸው ገጹን እንደገና ይጫኑ።
no-webassembly = ይህ አሳሽ WebAssembly የለውም ወይም ጠፍቷል፤ ጨዋታው ያለ እሱ አይሠራም። በአሳሹ ቅንብሮች ውስጥ ያብሩት ወይም ይህን ገጽ በሌላ አሳሽ ይክፈቱ።
no-memory = አሳሹ ለጨዋታው የሚሆን ማህደረ ትውስታ የለውም። ሌሎች ትሮችንና ፕሮግራሞችን ዘግተው ገጹን እንደገና ይጫኑ።
old-browser = ይህ አሳሽ ለጨዋታው በጣም አሮጌ ነው። ያዘምኑት ወይም ይህን ገጽ በሌላ አሳሽ ይክፈቱ።
program-stopped = ፕሮግራሙ በውስጡ ባለ ስህተት ቆሟል። ጨዋታዎ ተቀምጧል፦ ለመቀጠል ገጹን እንደገና ይጫኑ።
reload-page = ገጹን እንደገና ይጫኑ
part-unavailable = የገጹን አንድ ክፍል መጫን አልተቻለም። ግንኙነቱን ይፈትሹ፣ ወይም ገጹን እንደገና ይጫኑ።
texts-unavailable = በፈለጉት ቋንቋ ያሉትን ጽሑፎች መጫን አልተቻለም። ግንኙነቱን ፈትሸው ገጹን እንደገና ይጫኑ።
new-version = የዚህ ገጽ አዲስ ስሪት መጥቷል። ከሚቀጥለው ጅምር አንስቶ ያገለግላል።
reload = አሁን ይጀምሩት

## Motion.

speed-label = ፍጥነት
pause = ፋታ
resume = ይቀጥል
step = አንድ በአንድ
to-the-end = እስከ መጨረሻው

## Sound.

sound = ድምጽ
sound-question = ድምፅ ይብራ?

## Looks.

theme = ገጽታ
themes = { $theme ->
    [auto] እንደ መሣሪያው
    [light] ብርሃን
    [dark] ጨለማ
   *[contrast] ከፍተኛ ንጽጽር
}
look = የገበታው መልክ
looks = { $look ->
    [own] የጨዋታው
    [earth] ቀይ አፈር
    [wood] ጥቁር እንጨት
    [sand] አሸዋ
    [stone] የድንጋይ ንጣፍ
   *[plain] ቀላል
}

## What is shown.

numbers = ቁጥሮች
when-numbers = { $numbers ->
    [always] ሁልጊዜ
    [hover] በተጠቆመው ጉድጓድ ላይ
   *[never] በጭራሽ
}
numbers-touched = በተነካው ጉድጓድ ላይ
preview-label = የእርምጃ ቅድመ እይታ
preview-when = { $when ->
    [auto] በቀላል ደረጃዎች
    [yes] ሁልጊዜ
   *[no] በጭራሽ
}
vibration = ንዝረት
explain-first-time = አዲስ ነገር ላይ ቆም ማለት
face-to-face = ፊት ለፊት
letters = ፊደሎች በጉድጓዶቹ
flip = ገበታውን ያዙሩ
setting-about = { $setting ->
    [preview] ከመዝራትዎ በፊት ጉዞው የሚያበቃበትና የሚበላው።
    [explain] የእያንዳንዱ ዓይነት የመጀመሪያው ክስተት ትንሽ ይቆያል።
    [letters] ካልሆነ ስለ እነሱ በሚነገርበት ብቻ።
    [flip] ከላይ ያለው ወደ ታች ይመጣል።
    [face] የተቃራኒው ተጫዋች ጽሑፎች ይዞራሉ።
   *[race] የሁለቱ እጆች ፍጥነት።
}
kept-games = { $count ->
    [0] በዚህ መሣሪያ የተቀመጠ ጨዋታ የለም።
    [one] { $count } ጨዋታ በዚህ መሣሪያ ተቀምጧል።
   *[other] { $count } ጨዋታዎች በዚህ መሣሪያ ተቀምጠዋል።
}
kept-progress = የደረሱበት ተቀምጧል።
kept-durable = { $durable ->
    [true] አሳሹ ጨዋታዎችዎን ሊያስቀምጥ ቃል ገብቷል።
   *[false] ቦታ ሲጠብ አሳሹ ጨዋታዎችዎን ሊያጠፋ ይችላል። እርግጠኛ ለመሆን ገጹን ይጫኑ ወይም ጨዋታዎችዎን ያውጡ።
}
delete-all = ሁሉንም ይሰርዙ
delete-all-question = እዚህ የተቀመጠውን ሁሉ ይሰርዙ? ሊመለስ አይችልም። የወጣ ፋይል ጨዋታዎቹንና የደረሱበትን ያቆያል።

## The keyboard.

keyboard = የቁልፍ ሰሌዳ
keys-move = የቀስት ቁልፎች፦ ከጉድጓድ ወደ ጉድጓድ መሄድ
keys-sow = Enter ወይም የጉድጓዱ ፊደል፦ መዝራት
keys-way = ከዚያ የቀስት ቁልፍ፦ የመዝሪያው አቅጣጫ
keys-drop = Escape፦ ሌላ ጉድጓድ መምረጥ
keys-skip = ማንኛውም ቁልፍ፦ የእርምጃውን መጨረሻ ማየት
keys-step = በዝርዝሩ ውስጥ የቀስት ቁልፎች፦ እርምጃዎቹን አንድ በአንድ ማየት
keys-arrange = መደመርና መቀነስ፦ ጠጠር መጨመር ወይም ማንሳት፤ አሃዝ፦ ያን ያህል ማስቀመጥ
keys-type = ከፊደል በኋላ መደመር ወይም መቀነስ፦ ↺ ወይም ↻ መዝራት፣ በእርምጃዎች ዝርዝር እንዳለው
keys-listen = S፦ ነጥቡ። O እና P፦ የእርስዎ ረድፍና ሌላው። L፦ የመጨረሻዎቹ እርምጃዎች እንደገና። W፦ ከአንድ ጉድጓድ የሚደረግ እርምጃ ምን እንደሚያስገኝ

## Names.

who = { $who ->
    [you] እርስዎ
    [bot] ቦቱ
    [friend] ጓደኛዎ
    [south] ደቡብ
   *[north] ሰሜን
}
side = { $side ->
    [south] ደቡብ
   *[north] ሰሜን
}
way = { $way ->
    [left] ወደ ግራ
    [right] ወደ ቀኝ
    [up] ወደ ላይ
   *[down] ወደ ታች
}
speed = { $speed ->
    [slow] ዝግተኛ
    [normal] መደበኛ
    [fast] ፈጣን
   *[none] ያለ እንቅስቃሴ
}
level = { $level ->
    [1] አዲስ ገቢ
    [2] ዘና ያለ
    [3] ጀማሪ
    [4] ተማሪ
    [5] ተጫዋች
    [6] የተካነ
    [7] ብርቱ
    [8] ባለሙያ
    [9] ሊቅ
   *[10] ሻምፒዮን
}
level-about = { $level ->
    [1] ከሞላ ጎደል ሁሉንም እርምጃ በዘፈቀደ ይጫወታል
    [2] ቢያንስ ግማሹን እርምጃ በዘፈቀደ ይጫወታል
    [3] አሁን የሚበላውን ያያል
    [4] እርምጃ የሚተወውን ይመዝናል፣ ብዙ ጊዜም ይሳሳታል
    [5] ሁለት እርምጃ ወደፊት ያያል፣ ይሳሳታልም
    [6] ሦስት እርምጃ ወደፊት ያያል
    [7] ከዚያም አርቆ ያያል
    [8] በጣም አርቆ ያያል
    [9] በአንድ ሰከንድ የቻለውን ያህል ያያል
   *[10] እስከ ሦስት ሰከንድ ያስባል፣ በእርስዎም ጊዜ
}
level-and-about = { $name }፣ { $about }

## Courses.

learn-about = ለአንድ ጨዋታ ሦስት ደቂቃ፣ በእውነተኛው ገበታ ላይ።
learn-game = ይማሩ፦ { $game }
rules-in-full = ሙሉ ሕጎቹ
courses-failed = ትምህርቶቹን መጫን አልተቻለም።
course-minutes = 3 ደቂቃ
course-done = ተጠናቋል
steps-done = ከ{ $steps } { $done } ተጠናቋል
go-on-with = ይቀጥሉ፦ { $step }
go-on = ይቀጥሉ
begin-course = ይጀምሩ
do-again = እንደገና
step-done = ተጠናቋል
step-of = ክፍል { $step } ከ{ $steps }
skip-step = ይዝለሉ
show-me = ያሳዩኝ
show-again = እንደገና ያሳዩኝ
next-step = ቀጣይ
not-yet = ገና ነው
course-end = የትምህርቱ መጨረሻ
course-finished = { $game }ን አውቀውታል

## The games.

game = { $game ->
    [giuthi] ጊዩቲ
    [giuthi-store] ጎተራ የሚዘራበት ጊዩቲ
    [giuthi-rounds] ጊዩቲ በዙሮች
    [alemungula] አለሙንጉላ
    [layli-goobalay] ላይሊ ጎባላይ
   *[sulus-aidi] ሱሉስ አይዲ
}
# Where there is little room.
game-short = { $game ->
    [giuthi] { game }
    [giuthi-store] ጊዩቲ በጎተራ
    [giuthi-rounds] { game }
    [alemungula] { game }
    [layli-goobalay] { game }
   *[sulus-aidi] { game }
}
# People and place, as short as they can be told.
homeland = { $game ->
    [giuthi] { people }፣ { place }
    [giuthi-store] { people }፣ { place }
    [giuthi-rounds] { people }፣ { place }
    [alemungula] { place }
    [layli-goobalay] { place }
   *[sulus-aidi] { place }
}
about = { $game ->
    [giuthi] እያንዳንዱ እፍኝ አቅጣጫ ይቀይራል። መብላቱ ይቀጥላል።
    [giuthi-store] ጎተራዎ ሲያልፉበት አንድ ጠጠር ይቀበላል።
    [giuthi-rounds] ዙር በዙር፣ በሚያጥር ገበታ ላይ።
    [alemungula] አንድ እፍኝ፣ ወደ ውጭ። ሁለትና አራት ይበላሉ።
    [layli-goobalay] ሦስት ያለበት ጉድጓድ ለዘለቄታው የእርስዎ ሊሆን ይችላል።
   *[sulus-aidi] ሁለቱም እጆች ይሮጣሉ፤ ከዚያ አራቶች ይያዛሉ።
}
place = { $game ->
    [giuthi] ኬንያ
    [giuthi-store] ኬንያ
    [giuthi-rounds] ኬንያ
    [alemungula] ኢትዮጵያ እና ሱዳን
    [layli-goobalay] ሶማሊያ
   *[sulus-aidi] ኤርትራ እና ትግራይ
}
people = { $game ->
    [giuthi] ኪኩዩ
    [giuthi-store] ኪኩዩ
    [giuthi-rounds] ኪኩዩ
    [alemungula] ወታዊት እና ጎረቤቶቻቸው
    [layli-goobalay] ሶማሌ
   *[sulus-aidi] ትግርኛ ተናጋሪዎች
}
row-rule = { $rounds ->
    [single] ቢያንስ በአንድ ጉድጓድ ሁለት ጠጠሮች።
    [shrinking] ቢያንስ በአንድ ጉድጓድ ሁለት ጠጠሮች።
   *[filling] በየጉድጓዱ ቢያንስ አንድ ጠጠር።
}
board-size = { $seeds ->
    [one] { $shape }፣ በየጉድጓዱ { $seeds } ጠጠር
   *[other] { $shape }፣ በየጉድጓዱ { $seeds } ጠጠሮች
}
earlier = { $moves ->
    [one] ወደ { game } ይመለሱ፣ { $moves } እርምጃ
   *[other] ወደ { game } ይመለሱ፣ { $moves } እርምጃዎች
}

## Players.

bot-at = ቦት፦ { level }
measured = { $scaled ->
    [true] ከበታቹ ደረጃ ጋር ከ100 ነጥብ { $points } አግኝቷል፣ ከአቀማመጦቹ አንድ ሁለት መቶኛውን ብቻ እያየ።
   *[false] ከበታቹ ደረጃ ጋር ከ100 ነጥብ { $points } አግኝቷል።
}
who-plays = ለ{ side } የሚጫወት

## Counts and lists.

seeds = { $count ->
    [one] { $count } ጠጠር
   *[other] { $count } ጠጠሮች
}
# Beside a number; on phones below it.
seeds-counted = { $count ->
    [one] ጠጠር
   *[other] ጠጠሮች
}
moves = { $count ->
    [one] { $count } እርምጃ
   *[other] { $count } እርምጃዎች
}
pits = { $count ->
    [one] { $count } ጉድጓድ
   *[other] { $count } ጉድጓዶች
}
named = { $pit ->
    [none] ይህ ጉድጓድ
   *[other] ጉድጓድ { $pit }
}{ $way ->
    [none] { "" }
   *[other] { " " }{ way }
}

## Labels on the board.

# The letter and the number follow each other, as they are written at the pit.
pit-of = የ{ who } ጉድጓድ { $pit }
pit-label = { CAPITALIZE(pit-of) }፣ { seed-count }{ $mark ->
    [none] { "" }
   *[other] ፣ { $mark }
}{ $barred ->
    [true] ፣ ለዚህ ተራ ታግዷል
   *[false] { "" }
}{ $ways ->
    [0] { "" }
    [1] ፣ ሊዘራ ይችላል
   *[other] ፣ በሁለቱም አቅጣጫ ሊዘራ ይችላል
}
# After a game, when the seeds are counted out pit by pit.
pit-counted = { CAPITALIZE(pit-of) }፣ { seed-count } እስካሁን
uur-of = የ{ who } ኡር
claimed-by = { who } { $who ->
    [you] የያዙት
    [friend] የያዙት
   *[other] የያዘው
}
# Written at a store on the board.
store-name = { $who ->
    [you] የእርስዎ ጎተራ
    [bot] የቦቱ ጎተራ
    [friend] የጓደኛዎ ጎተራ
    [south] የደቡብ ጎተራ
   *[north] የሰሜን ጎተራ
}
store = የ{ who } ጎተራ፣ { seed-count }
add-seed = ወደ ጉድጓድ { $pit } ጠጠር ይጨምሩ
take-seed = ከጉድጓድ { $pit } ጠጠር ይቀንሱ

## What is read out.

player-seeds = { who } { $seeds }
scores = { CAPITALIZE(player-seeds) }፣ { $other }
row-of = የ{ who } ረድፍ
# $pits is a list of letters with their seeds.
row-told = { row-of }፦ { $pits }
row-pit = { $pit } { $seeds }{ $mark ->
    [none] { "" }
   *[other] { " " }({ $mark })
}
would = { CAPITALIZE(named) }፦ { $outlook } { $prospects }

## What the page is waiting for.

turn = የ{ who } ተራ
turn-again = { turn }፦ እንደገና መዝራት፣ { way }
# After the first move of a game with the swap rule.
sides-choice = { turn }፦ መቆየት ወይም ወገን መቀየር
sides-about = አንድን ወገን የሚጫወት የዚያ ወገን ጉድጓዶች፣ ጠጠሮችና ተራ አሉት።
keep-sides = በዚህ ወገን መቆየት
swap-sides = ወገን መቀየር
sides-chosen = { $choice ->
    [kept] ተጫዋቾቹ በየወገናቸው ቆይተዋል።
   *[swapped] ተጫዋቾቹ ወገን ተቀያይረዋል።
}
opening-laid = ሚዛናዊ አጀማመር ተጫውቷል፤ የትኛውም ወገን አይበልጥም።
begun-by-lot = ዕጣው ወስኗል፦ { who } { $who ->
    [you] ይጀምራሉ
    [friend] ይጀምራሉ
   *[other] ይጀምራል
}።
sows = { CAPITALIZE(who) } { $who ->
    [you] ይዘራሉ
    [friend] ይዘራሉ
   *[other] ይዘራል
}
sowing = { CAPITALIZE(who) } ከ{ named } { $who ->
    [you] ይዘራሉ
    [friend] ይዘራሉ
   *[other] ይዘራል
}
thinking = { CAPITALIZE(who) } { $who ->
    [you] እያሰቡ ነው
    [friend] እያሰቡ ነው
   *[other] እያሰበ ነው
}
stuck = { CAPITALIZE(who) } መጫወት { $who ->
    [you] አይችሉም
    [friend] አይችሉም
   *[other] አይችልም
}
picking = { CAPITALIZE(who) } ለሩጫው ጉድጓድ { $who ->
    [you] ይመርጣሉ
    [friend] ይመርጣሉ
   *[other] ይመርጣል
}
arranging = { CAPITALIZE(who) } ቀጣዩን ዙር { $who ->
    [you] ይደረድራሉ
    [friend] ይደረድራሉ
   *[other] ይደረድራል
}
at-move = እርምጃ { $number } ከ{ $of }
round-said = ዙር { $number }፦ { $said }

## What a move did: the first, then those that hold, with semicolons between.

sowed = { CAPITALIZE(who) } ከ{ named } { $who ->
    [you] ዘሩ
    [friend] ዘሩ
   *[other] ዘራ
}{ $laps ->
    [none] { "" }
   *[other] ፦ { $laps } እፍኝ፣ { seed-count }
}
took = { $pits ->
    [none] { "" }
   *[other] ከ{ pit-list }{ $last ->
        [true] ፣ ከመጨረሻው ጠጠር ጋር፣{ " " }
       *[false] { " " }
    }
}{ seed-count } { $seeds ->
    [one] ተበላ
   *[other] ተበሉ
}
made-uurs = { pit-list } ኡር { $count ->
    [one] ሆነ
   *[other] ሆኑ
}
claimed = { pit-list } { $count ->
    [one] ተያዘ
   *[other] ተያዙ
}
clauses = { $first }፤ { $second }
moved = { $clauses }።
stop-not-crossed = ጠጠር ስላልተሻገረ ምንም አልተበላም
stop-opposite-empty = ትይዩው ጉድጓድ ባዶ ስለነበር ምንም አልተበላም
stop-other-side = በተጋጣሚ በኩል አበቃ፣ ምንም አልተበላም
stop-store = ጎተራ ላይ አበቃ
stop-uur = ኡር ላይ አበቃ
stop-claimed = የተያዘ ጉድጓድ ላይ አበቃ
barred = ጉድጓድ { $pit } ለቀጣዩ ተራ ታገደ
failed-most = { $times } ጊዜ ዘርቶ መሻገር ስላልተቻለ ተራው ያበቃል
failed-none-left = { way } የሚዘራ ጉድጓድ ስለሌለ ተራው ያበቃል
passes = { CAPITALIZE(who) } መጫወት { $who ->
    [you] ስለማይችሉ
    [friend] ስለማይችሉ
   *[other] ስለማይችል
} ማለፍ ግድ ነው።

## A move in the list of moves.

entry-line = { CAPITALIZE(who) }፦ { named }{ $taken ->
    [none] { "" }
   *[other] ፣ { $taken } ተበላ
}{ $uurs ->
    [true] ፣ ሁለት ኡር
   *[false] { "" }
}{ $pits ->
    [none] { "" }
   *[other] ፣ የተያዘ፦ { pit-list }
}
entry-then = { $entry }። { $then }
entry-passes = { CAPITALIZE(who) } ማለፍ { $who ->
    [you] አለብዎት
    [friend] አለባቸው
   *[other] አለበት
}

## The race.

race-tap = { $who ->
    [you] ጠጠር ይጣሉ
   *[other] { CAPITALIZE(who) }፦ ጠጠር ይጣሉ
}
race-key = ይንኩ፣ ወይም ቁልፍ { $key }
score-in-hand = { score } በእጅ
race-from = ከጉድጓድ { $pit } ተጀመረ።
race-start = { CAPITALIZE(who) } ከጉድጓድ { $pit } { $who ->
    [you] ሮጡ
    [friend] ሮጡ
   *[other] ሮጠ
}።
race-result = { $south } { $north } { CAPITALIZE(who) } { $who ->
    [you] ቀድመው ስለጨረሱ ይጀምራሉ
    [friend] ቀድመው ስለጨረሱ ይጀምራሉ
   *[other] ቀድሞ ስለጨረሰ ይጀምራል
}።

## Ends.

won = { CAPITALIZE(who) } { $more } ለ { $fewer } { $who ->
    [you] አሸነፉ
    [friend] አሸነፉ
   *[other] አሸነፈ
}
drawn = አቻ፣ { $each } ለ { $each }
match-won = { CAPITALIZE(who) } ግጥሚያውን { $more } ለ { $fewer } { $who ->
    [you] አሸነፉ
    [friend] አሸነፉ
   *[other] አሸነፈ
}
match-drawn = ግጥሚያው በአቻ አበቃ፣ { $each } ለ { $each }
nobody-can-move = ከእንግዲህ ማንም መጫወት አይችልም።
cannot-move = { CAPITALIZE(who) } ከእንግዲህ መጫወት { $who ->
    [you] አይችሉም
    [friend] አይችሉም
   *[other] አይችልም
}።
repetition = ተመሳሳይ አቀማመጥ ለሦስተኛ ጊዜ ተከሰተ።
round-equal = ዙሩ እኩል አበቃ፣ ግጥሚያውም አቻ ሆነ።
cannot-arrange = የ{ who } ጠጠሮች ለሌላ ዙር አይበቁም።
other-cannot-arrange = የሌላው ተጫዋች ጠጠሮች ለሌላ ዙር አይበቁም።
stalled = በተከታታይ ሦስት ዙሮች ምንም አልተለወጠም።
# Why a game ended in which somebody pressed Finish.
finished-at = { $who ->
    [you] በ{ $seeds } ጨረሱ።
   *[other] ጨዋታው በ{ $seeds } ተጠናቀቀ።
}
# After a game the seeds are laid into the pits: beside each the seeds so far.
counted-out = { $rest ->
    [true] እያንዳንዱ ወገን የቀሩለትን ጠጠሮች ይይዛል። ጠጠሮቹ በየጉድጓዱ ይቆጠራሉ።
   *[false] የእያንዳንዱ ወገን ጠጠሮች በየጉድጓዱ ይቆጠራሉ።
}
resigned = { CAPITALIZE(who) } እጅ { $who ->
    [you] ሰጡ
    [friend] ሰጡ
   *[other] ሰጠ
}፦ { $winner ->
    [you] እርስዎ አሸነፉ
    [bot] ቦቱ አሸነፈ
    [friend] ጓደኛዎ አሸነፉ
    [south] ደቡብ አሸነፈ
   *[north] ሰሜን አሸነፈ
}
winner = { CAPITALIZE(who) } { $who ->
    [you] አሸነፉ
    [friend] አሸነፉ
   *[other] አሸነፈ
}
draw = አቻ
draw-offered = { CAPITALIZE(who) } አቻ { $who ->
    [you] ጠየቁ
    [friend] ጠየቁ
   *[other] ጠየቀ
}። { $to ->
    [you] ይቀበላሉ?
    [bot] ቦቱ ይቀበላል?
    [friend] ጓደኛዎ ይቀበላሉ?
    [south] ደቡብ ይቀበላል?
   *[north] ሰሜን ይቀበላል?
}

## Rounds.

round = ዙር { $number }
round-to-come = ቀጣይ፦ ዙር { $number }{ $pits ->
    [none] { "" }
   *[other] ፣ በየረድፉ { pit-count }፣ ከበፊቱ በ{ $change } { $fewer ->
        [true] ያነሰ
       *[false] የበለጠ
    }
}። { CAPITALIZE(who) } { $who ->
    [you] ይጀምራሉ
    [friend] ይጀምራሉ
   *[other] ይጀምራል
}።
row-to-lay = { CAPITALIZE(who) } { seed-count }ን በ{ pit-count } { $who ->
    [you] ይደረድራሉ
    [friend] ይደረድራሉ
   *[other] ይደረድራል
}።
round-arranged = ዙር { $number }፦ { $said }።
arranged = { CAPITALIZE(who) } { $row } { $who ->
    [you] ደረደሩ
    [friend] ደረደሩ
   *[other] ደረደረ
}
all-laid = ሁሉም ጠጠሮች ተደርድረዋል
left-over = { $seeds ->
    [one] { $seeds } ጠጠር ይቀራል
   *[other] { $seeds } ጠጠሮች ይቀራሉ
}
too-many = { $seeds ->
    [one] { $seeds } ጠጠር ይበዛል
   *[other] { $seeds } ጠጠሮች ይበዛሉ
}

## What the bot teaches.

# On the board the pit is marked, so that $pit is none; read out it has its letter.
hint-is = { hint }፦ { named }{ $why ->
    [none] { "" }
   *[other] ፣ { $why }
}
solution-is = { CAPITALIZE(named) }{ $why ->
    [none] { "" }
   *[other] ፣ { $why }
}።
why-only = ያለው ብቸኛ እርምጃ
why-takes = { $seeds } ይበላል
why-leaves = { $most ->
    [0] የሚበላ ምንም አይተውም
   *[other] የሚበላ ቢበዛ { $most } ይተዋል
}
why-next = { $seeds } ለመብላት ያዘጋጃል
leads = { CAPITALIZE(who) } በ{ seed-count } { $who ->
    [you] ይመራሉ
    [friend] ይመራሉ
   *[other] ይመራል
}
even = እኩል
in-round = በዚህ ዙር { $said }
# After a game, at a position of it: the move that was played beside the best one.
reviewed-best = እርምጃ { $number }፣ የተደረገው ምርጡ ነው፦ { $played }።
reviewed = { $seeds ->
    [one] እርምጃ { $number }። ምርጡ፦ { $best }። የተደረገው፦ { $played }፣ በ{ $seeds } ጠጠር ያንሳል።
   *[other] እርምጃ { $number }። ምርጡ፦ { $best }። የተደረገው፦ { $played }፣ በ{ $seeds } ጠጠሮች ያንሳል።
  }
moment-line = { $seeds ->
    [one] { $number }. { CAPITALIZE(who) }፣ { $played }፦ { $better } በ{ $seeds } ጠጠር የተሻለ ነበር
   *[other] { $number }. { CAPITALIZE(who) }፣ { $played }፦ { $better } በ{ $seeds } ጠጠሮች የተሻለ ነበር
}
reviewing = { $moves ->
    [one] { $moves } እርምጃ ይቀራል
   *[other] { $moves } እርምጃዎች ይቀራሉ
}

## Why a pit can't be played.

pit-refused = ከጉድጓድ { $pit } አሁን መዝራት አይቻልም፦ { $why }።
refusal-over = ጨዋታው አልቋል
refusal-race-first = ሩጫው ይቀድማል
refusal-no-pit = ገበታው እንዲህ ያለ ጉድጓድ የለውም
refusal-not-yours = ጉድጓዱ የተጋጣሚ ነው
refusal-direction = ይህ ጉድጓድ በዚያ አቅጣጫ አይዘራም
refusal-uur = ጉድጓዱ ኡር ነው
refusal-claimed = ጉድጓዱ ተይዟል
refusal-empty = ጉድጓዱ ባዶ ነው
refusal-few = { $seeds ->
    [one] እርምጃ በ{ $seeds } ጠጠር ወይም ከዚያ በላይ ይጀምራል
   *[other] እርምጃ በ{ $seeds } ጠጠሮች ወይም ከዚያ በላይ ይጀምራል
}
refusal-barred = ጉድጓዱ ለዚህ ተራ ታግዷል
refusal-must-sow = አሁን የሚዘራው { way } ብቻ ነው
refusal-endless = መዝራቱ ማብቂያ የለውም

## Why a row can't be laid out.

row-total = { $seeds ->
    [one] ረድፉ ላይ ያለው ከ{ $seeds } ጠጠር { $found } ነው።
   *[other] ረድፉ ላይ ያለው ከ{ $seeds } ጠጠሮች { $found } ነው።
}
row-empty-pit = እያንዳንዱ ጉድጓድ ጠጠር ያስፈልገዋል።
row-stuck = አንዱ ጉድጓድ ቢያንስ ሁለት ጠጠሮች ያስፈልጉታል።

## What is wrong with a link, a kept game or a file.

fault = { $fault ->
    [version] ከዚህ ገጽ ሌላ ስሪት የመጣ ነው፤ በመጀመሪያ ገጹን እንደገና ይጫኑ
    [foreign] የዚህ ገጽ አይደለም
   *[damaged] አንድ ክፍሉ ጎድሏል ወይም ተሳስቷል
}
link-broken = ይህ ሊንክ አይከፈትም፦ { $why }። እንደገና እንዲላክልዎ ይጠይቁ።
link-stray = ይህ ሊንክ አይከፈትም፦ { $why }። ጨዋታዎ በነበረበት ነው።
save-broken = እዚህ የተቀመጠው ጨዋታ ሊነበብ አልቻለም፦ { $why }።
library-fault = ፋይሉ ሙሉ በሙሉ ሊነበብ አልቻለም፦ { $why }።

## Why there is no bot.

failure = { $failure ->
    [no-workers] ይህ አሳሽ ዎርከሮችን አያሠራም
    [missing] ስክሪፕቱን መጫን አልተቻለም
    [other-build] ስክሪፕቱ ከገጹ የተለየ ስሪት ነው
    [silent] መልስ አይሰጥም
    [panicked] ሥራውን አቁሟል
    [rejected] ጨዋታውን አይረዳም
   *[illegal] ያልተፈቀደ እርምጃ ይመልሳል
}
no-bot = ቦቱን ማስጀመር አልተቻለም ({ $why })። ሁለት ሰዎች ግን እዚህ መጫወት ይችላሉ።

## Games by link.

your-friend = ጓደኛዎ
friends-name = የጓደኛዎ ስም
your-games = ጨዋታዎችዎ
# In the bar of a phone.
your-games-short = ጨዋታዎች

## Whose turn it is.

send-now = አሁን ለጓደኛዎ ይላኩት
send-end = ጓደኛዎ መጨረሻውን እንዲያዩ ይላኩት
answer-awaited = ተልኳል። ጓደኛዎ በሊንክ ይመልሳሉ
about-challenge = ጓደኛዎ ሊንኩን ከፍተው ገበታውን ከራሳቸው በኩል ያዩና ይጫወታሉ።
about-answer = ተመልሶ የሚመጣውን ሊንክ እዚህ ወይም ይህ ጨዋታ ባለበት በማንኛውም መሣሪያ ይክፈቱ።

## What a link brought.

no-such-game = ያ ጨዋታ እዚህ አልተቀመጠም።
no-such-view = ይህ ገጽ በዚያ አድራሻ ምንም የለውም። ገበታው ይኸው።
old-message = ይህ ሊንክ ከጨዋታዎ የቆየ ነው፤ የሚታየው ጨዋታው አሁን ያለበት ነው።
# $what the link decides although its sender may not. It is taken only by a press.
overstep = { $what ->
    [moves] ይህ ሊንክ በእርስዎ ቦታም ይጫወታል። የሚታየው የእርስዎ ጨዋታ ነው።
    [race] ይህ ሊንክ ለሩጫው የተመረጠውን ይቀይራል። የሚታየው የእርስዎ ጨዋታ ነው።
    [sides] ይህ ሊንክ በእርስዎ ቦታ ወገን ይመርጣል። የሚታየው የእርስዎ ጨዋታ ነው።
    [row] ይህ ሊንክ የእርስዎን ረድፍም ይደረድራል። የሚታየው የእርስዎ ጨዋታ ነው።
    [resignation] ይህ ሊንክ በእርስዎ ቦታ እጅ ይሰጣል። የሚታየው የእርስዎ ጨዋታ ነው።
    [draw] ይህ ሊንክ ጨዋታውን አቻ ይለዋል፤ እርስዎ ግን አላቀረቡም። የሚታየው የእርስዎ ጨዋታ ነው።
   *[other] ይህ ሊንክ ጨዋታውን እዚህ ከተቀመጠው በተለየ መንገድ ይናገራል። የሚታየው የእርስዎ ጨዋታ ነው።
}
# A link was opened that one friend sent to another.
seat-offered = ሁለት ጓደኞች ይህን ጨዋታ በሊንክ እየተጫወቱ ነው። የተላከው ለእርስዎ ነው?
sit-down = አዎ፣ እኔ እጫወታለሁ
take-other = የሊንኩን ጨዋታ ይውሰዱ
take-rest = የተነበበውን ይመልከቱ

## Sharing.

share-label = ያጋሩ
send = ይላኩ
share-kind = { $kind ->
    [letter] ከጓደኛ ጋር ይጫወቱ
    [game] ይህ ጨዋታ
   *[puzzle] እንቆቅልሽ
}
share-about = { $kind ->
    [letter] ከዚህ ይቀጥላሉ
    [game] ለማየት ወይም ለመቀጠል
   *[puzzle] እዚህ ምርጡን እርምጃ ያግኙ
}
invitation-about = ሌላውን ወገን ይይዛሉ
message-later = ተራቸው ሲሆን
what-to-share = ምን
link = ሊንኩ
friend-sees = ጓደኛዎ የሚያዩት
they-see = የሚያዩት
together = አብራችሁ ናችሁ?
together-about = ጓደኛዎ ካሜራቸውን እዚህ ላይ ያነጣጥሩ።
no-server = ያለ ሰርቨር
no-server-about = ሊንኩ መላውን ጨዋታ ይይዛል።
copy = ሊንኩን ይቅዱ
copied = ተቀድቷል፦ አሁን መልእክት ውስጥ ይለጥፉት
copy-failed = ሊንኩን መርጠው ይቅዱት
share-by = በዚህ መሣሪያ ይላኩ
it-is-sent = ተልኳል
sent = { $over ->
    [true] ተልኳል። ጓደኛዎ መጨረሻውን ያያሉ።
   *[false] ተልኳል። ተራው የጓደኛዎ ነው።
}
not-sent = አልተላከም
picture = የአቀማመጡ ምስል
picture-wide = ሰፊ
picture-square = ካሬ
picture-shared = ተጋርቷል
picture-copied = ተቀምጧል፣ ተቀድቷልም፦ መልእክት ውስጥ ይለጥፉት
picture-saved = ተቀምጧል
picture-failed = ምስሉን እዚህ መሳል አይቻልም
send-again = እንደገና ይላኩ
has-the-turn = ባለ ተራ
qr-code = ሊንኩ እንደ QR ኮድ
qr-code-shortened = ኮዱ የመጀመሪያዎቹን ዙሮች ይተዋል።
no-qr-code = ለQR ኮድ ረዝሟል
begin-by-link = ሌላውን ወገን ለጓደኛ ይተዉ
play-first = ተራው የእርስዎ ነው። እርምጃዎን ይጫወቱና ሊንኩን ይላኩ።

## Puzzles.

trial = { $trial ->
    [seeking] እንቆቅልሽ፦ ምርጡን እርምጃ ያግኙ
    [checking] እርምጃው እየታየ ነው
    [found] ተገኘ፦ ከዚህ የተሻለ እርምጃ የለም
   *[missed] የተሻለ እርምጃ አለ
}

## Your games.

library-title = ጨዋታዎችዎ

## Your games: the list.

library-waiting = እርስዎን የሚጠብቁ
library-waiting-turns = { $count ->
    [one] በ{ $count } ጨዋታ ተራው የእርስዎ ነው
   *[other] በ{ $count } ጨዋታዎች ተራው የእርስዎ ነው
}
library-waiting-sends = { $count ->
    [one] { $count } የሚላክ እርምጃ
   *[other] { $count } የሚላኩ እርምጃዎች
}
library-running = በመካሄድ ላይ
library-finished = ያለቁ
library-damaged = የተበላሹ
library-damaged-about = እነዚህ ከእንግዲህ ሊነበቡ አይችሉም። የአንዱን ጽሑፍ ለማስቀረት ያውጡት።
library-game = ጨዋታ
library-all-games = ሁሉም ጨዋታዎች
library-opponent = ተጋጣሚ
library-any-opponent = ማንኛውም ተጋጣሚ
library-filter = የሚዘረዘረውን ይምረጡ
library-actions = ተጨማሪ ድርጊቶች
library-no-match = እንዲህ ያለ ጨዋታ የለም።
library-reading = ጨዋታዎችዎ እየተነበቡ ነው።
library-nothing = የሚጫወቱት ጨዋታ ሁሉ እዚህ፣ በዚህ መሣሪያ ይቀመጣል። በማንኛውም ጊዜ አቁመው በኋላ መቀጠል ይችላሉ።
library-begin = የመጀመሪያ ጨዋታዎን ይጫወቱ
library-today = ዛሬ
library-yesterday = ትናንት
library-more = ተጨማሪ ያሳዩ

## Your games: an entry.

library-play = ይጫወቱ
library-resume = ይቀጥሉ
library-look = ይመልከቱት
library-export = ያውጡ
library-delete = ይሰርዙ
library-undo = ይቀልብሱ
library-close = ይዝጉ
library-your-turn = የእርስዎ ተራ
library-bot-turn = የቦቱ ተራ
library-to-send = ተጫውተዋል፣ ገና አልተላከም
library-not-sent = ገና አልተላከም
library-new-round = አዲስ ዙር መደርደር አለበት
library-race-next = ቀጥሎ ሩጫው ነው
library-a-friend = ጓደኛ
library-friends = ጓደኞች
library-here = ሁለት ሰው፣ እዚህ
library-nobody = ቦቱ በሁለቱም ወገን
library-agreed = በስምምነት አቻ
library-you-resigned = እጅ ሰጥተዋል
library-you-lost-on-time = ጊዜዎ አልቆ ተሸንፈዋል

## Your games: files.

library-export-all = ሁሉንም ያውጡ
library-import = ያስገቡ
library-import-about = ከዚህ ወይም ከሌላ ቦታ የወጣ የጨዋታዎች ፋይል፣ ወይም ጽሑፉ። እዚህ ያለው እንዳለ ይቆያል።
library-choose-file = ፋይል ይምረጡ
library-file-text = ወይም ጽሑፉን ይለጥፉ
library-take = ጽሑፉን ያስገቡ
library-importing = ጨዋታዎችዎ እየገቡ ነው።
library-nothing-found = በውስጡ ጨዋታ የለም።

## Your games: results.

library-results = ውጤቶች
library-finished-games = { $count ->
    [one] { $count } ያለቀ ጨዋታ
   *[other] { $count } ያለቁ ጨዋታዎች
}
library-no-results = የመጀመሪያው ጨዋታ ሲያልቅ ይጀምራሉ።
library-won = ድል
library-drawn = አቻ
library-lost = ሽንፈት
library-by-level = በጨዋታና በደረጃ
library-tally-key = ድል–አቻ–ሽንፈት
library-tally = { $won } ድል፣ { $drawn } አቻ፣ { $lost } ሽንፈት

## Your games: how a game stands.

library-waiting-answer = መልስ በመጠበቅ ላይ
library-waiting-for = { $name }ን በመጠበቅ ላይ
library-side-to-move = የ{ side } ተራ
library-resigned = በ{ $name } እጅ መስጠት አበቃ
library-lost-on-time = የ{ $name } ጊዜ አለቀ
library-won-by-resignation = { $winner } አሸነፈ፣ በ{ $loser } እጅ መስጠት
library-won-on-time = { $winner } አሸነፈ፣ የ{ $loser } ጊዜ አልቆ
library-drawn-game = አቻ፣ { $seeds } ለ { $seeds }
library-you-won = ድል { $own } ለ { $other }
library-you-lost = ሽንፈት { $own } ለ { $other }
library-somebody-won = { $name } { $own } ለ { $other } አሸነፈ
library-own-sowed = ከ{ $pit } ዘርተዋል፣ ገና አልተላከም
library-friend-took = { $name } { seed-count } በሉ
library-friend-uurs = { $name } { $count ->
    [one] አንድ ኡር
   *[other] { $count } ኡሮች
} ሠሩ
library-friend-claimed = { $name } { $count ->
    [one] አንድ ጉድጓድ
   *[other] { $count } ጉድጓዶች
} ያዙ
library-friend-sowed = { $name } ከ{ $pit } ዘሩ
library-move = እርምጃ { $number }
library-round = ዙር { $number }
library-over-not-sent = { $said }። { library-not-sent }
library-deleted = ተሰርዟል፦ { $what }።
library-trouble = { $trouble ->
    [forbidden] ይህ አሳሽ ገጹ ምንም እንዲያስቀምጥ አይፈቅድም፤ ስለዚህ እዚህ ጨዋታዎችን ማሳየትም ማስገባትም አይቻልም።
    [full] በዚህ መሣሪያ ለጨዋታዎች ቦታ የለም። ጥቂቶቹን አውጥተው ይሰርዟቸው።
    [stuck] አሳሹ እንዲሰረዝ አይፈቅድም።
   *[unreadable] ፋይሉ ሊነበብ አልቻለም።
}

## Your games: how an import went.

library-taken = ገብቷል፦ { $counts }።
library-taken-added = { $count ->
    [one] { $count } አዲስ ጨዋታ
   *[other] { $count } አዲስ ጨዋታዎች
}
library-taken-updated = { $count ->
    [one] { $count } ጨዋታ ወደፊት ሄዷል
   *[other] { $count } ጨዋታዎች ወደፊት ሄደዋል
}
library-taken-beside = { $count ->
    [one] { $count } ጨዋታ እዚህ ካለው የተለየ ነው፣ ሁለቱም ተቀምጠዋል
   *[other] { $count } ጨዋታዎች እዚህ ካሉት የተለዩ ናቸው፣ ሁሉም ተቀምጠዋል
}
library-taken-known = { $count ->
    [one] { $count } ቀድሞም እዚህ ነበር
   *[other] { $count } ቀድሞም እዚህ ነበሩ
}
library-taken-progress = የደረሱበት
library-taken-progress-lost = የደረሱበት ቦታ አላገኘም
library-taken-lost = { $count ->
    [one] { $count } ቦታ አላገኘም
   *[other] { $count } ቦታ አላገኙም
}

## The collections of puzzles.

puzzles = እንቆቅልሾች
puzzles-about = አንድ እርምጃ ከሌሎቹ በሁለት ጠጠር ወይም ከዚያ በላይ ይበልጣል። ያግኙት።
puzzles-failed = እንቆቅልሾቹን መጫን አልተቻለም። ግንኙነቱን ይፈትሹ።
puzzles-of = እንቆቅልሾች፦ { $name }
no-puzzles = እዚህ ገና እንቆቅልሾች የሉም።
puzzle-of-the-day = የዕለቱ እንቆቅልሽ
puzzle-task = ከሌሎቹ ሁሉ በ{ $seeds ->
    [one] { $seeds } ጠጠር
   *[other] { $seeds } ጠጠሮች
} የሚበልጠውን እርምጃ ያግኙ
puzzle-tries = የመጀመሪያው ሙከራ ለብቃት ነጥብዎ ሙሉ ይቆጠራል፣ ሁለተኛው ግማሽ። መፍትሔውን ከጠየቁ እንቆቅልሹ እንዳልተፈታ ይቆጠራል።
puzzle-second-try = አንድ ሙከራ ስህተት ነበር። ቀጣዩ ለብቃት ነጥብዎ ግማሽ ይቆጠራል።
puzzle-unrated = ይህ እንቆቅልሽ የብቃት ነጥብዎን ከዚህ በፊት ለውጧል።
puzzle-wrong = ከ{ $mv } የሚበልጥ ሌላ እርምጃ አለ።
puzzle-solved = ተፈቷል
the-solution = መፍትሔው
puzzle-solution = ከምርጥ ምላሾች በኋላ { $mv } ከሌሎቹ እርምጃዎች ሁሉ በ{ $seeds ->
    [one] { $seeds } ጠጠር
   *[other] { $seeds } ጠጠሮች
} ይበልጣል።
solve-it = ይፍቱት
look-again = እንደገና ይመልከቱት
show-solution = መፍትሔ
next-puzzle = ቀጣይ
your-rating = የብቃት ነጥብዎ
rating-none = አንድ እንቆቅልሽ ሲፈቱ የብቃት ነጥብዎ ይጀምራል።
rating-up = +{ $by }
rating-down = −{ $by }
rating-chart = የብቃት ነጥብ እንቆቅልሽ በተፈታባቸው { $days ->
    [one] { $days } ቀን
   *[other] { $days } ቀናት
}፦ ከ{ $first } ወደ { $last }
puzzles-solved = { $solved ->
    [one] { $solved } እንቆቅልሽ ተፈቷል
   *[other] { $solved } እንቆቅልሾች ተፈተዋል
}
score-full = ሙሉ፣ በመጀመሪያው ሙከራ
score-half = ግማሽ፣ በሁለተኛው ሙከራ
score-none = አልተፈታም
solved-of = ከ{ $all } { $solved }
by-theme = በርዕስ
by-game = በጨዋታ
puzzle-theme = { $topic ->
    [long-relay] ረጅም ቅብብል
    [run-on] የሚቀጥል መብላት
    [turn] አቅጣጫ መቀየር
    [uur] ኡር (የሚቀርልዎ ጉድጓድ)
    [claim] መያዝ (ባለ አራት ጉድጓድ)
    [block] መዝጋት
    [ending] መጨረሻ
   *[defence] መከላከል
}
puzzle-themes = ርዕሶች
shown-when-solved = ሲፈታ ይታያል
difficulty-of = ክብደት { $difficulty } ከ10።
streak = ተከታታይ ቀናት
streak-days = { $days ->
    [0] ገና ተከታታይ ቀን የለም
    [one] { $days } ቀን
   *[other] { $days } ቀናት በተከታታይ
}
tries = ሙከራዎች
try-wrong = የተሻለ አለ
move-worths = የእርምጃዎች ንጽጽር
all-moves = ሁሉም እርምጃዎች
move-takes = { $taken ->
    [0] ምንም አይበላም
    [one] { $taken } ጠጠር ይበላል
   *[other] { $taken } ጠጠሮች ይበላሉ
}፣ { $lost ->
    [0] በምላሹም ምንም ሊበላ አይችልም።
    [one] በምላሹ { $lost } ሊበላ ይችላል።
   *[other] በምላሹ { $lost } ሊበሉ ይችላሉ።
}
your-try = የእርስዎ ሙከራ።
best-move = ምርጥ
costs = በ{ $seeds } ያነሰ
drill = የት ያበቃል?
drill-about = ከመጫወትዎ በፊት አዘራሩን በአእምሮዎ ይመልከቱ።
drill-last = የመጨረሻው ጠጠር የት ይገባል?
drill-captured = ስንት ጠጠሮች ይበላሉ?
drill-one-lap = { $mv }፣ አንድ እፍኝ።
drill-all-laps = { $mv }፣ እፍኝ በእፍኝ እስከ መጨረሻው።
drill-not-sown = ጎተራ ውስጥ የተዘሩ ጠጠሮች አይቆጠሩም።
drill-last-seed = { $counts ->
    [true] የመጨረሻውም ጠጠር ይቆጠራል
   *[false] የመጨረሻው ጠጠር አይቆጠርም
}።
drill-right = ትክክል
drill-wrong = አሁን አልተሳካም
drill-level = ደረጃ { $level } ከ{ $levels }
drill-again = ሌላ ዙር
drill-own-pace = በራስዎ ፍጥነት
drill-minute = በአንድ ደቂቃ
drill-time-up = ደቂቃው አልቋል። ይህ የመጨረሻው ነው።
drill-minute-finished = በአንድ ደቂቃ ከ{ $count } { $right } ትክክል
practice = ልምምድ
practise-again = እንደገና ይለማመዱ
practise-today = { $count ->
    [one] { $count } እርምጃ
   *[other] { $count } እርምጃዎች
} ይለማመዱ
practice-none = ጨዋታ ሲገመግሙ፣ የተሻሉ ሊሆኑ ይችሉ የነበሩ እርምጃዎችዎ እዚህ ይመለሳሉ።
practice-empty = ለዛሬ ልምምድ የለም
practice-finished = ከ{ $count } { $right } ትክክል
practice-next = ቀጣዩ እርምጃ { $due } ይመለሳል።
practice-due = { $days ->
    [0] ዛሬ
    [1] ነገ
    [one] ከ{ $days } ቀን በኋላ
   *[other] ከ{ $days } ቀናት በኋላ
}
practice-of = { $number } ከ{ $count }
practice-about = ከጨዋታዎችዎ የአንዱ እርምጃ። በመጀመሪያው ሙከራ የተሻለ ካገኙ ቆይቶ ይመለሳል፤ ካላገኙ ነገ።
find-better = የተሻለ እርምጃ ያግኙ
own-move = እዚህ { $mv } ተዘርቶ { $seeds ->
    [one] { $seeds } ጠጠር
   *[other] { $seeds } ጠጠሮች
} አሳጥቷል።
not-copied = እዚህ መቅዳት አይቻልም።

## Sheets to print.

printouts = የሚታተሙ ገጾች
printouts-about = ለA4 እና ለLetter ወረቀት። ሳያሳንሱ በሙሉ መጠን ያትሙ።
print-it = ያትሙ
board-sheet-about = አምስት ሴንቲሜትር ስፋት ያላቸው ጉድጓዶች፣ ለባቄላ ወይም ለጠጠር።
board-sheets-join = ሁለቱንም ወረቀቶች በተቆራረጠው መስመር ላይ አጥፈው ጎን ለጎን ያስቀምጡ፤ ግማሽ ክቦቹ ይገናኛሉ።
rules-sheet-about = ሕጎቹ በአንድ ገጽ፣ ከሥዕሎች ጋር።
puzzle-sheet-about = በአንድ ገጽ ስድስት እንቆቅልሾች፣ መልሶቻቸው በሌላ ገጽ።
record-sheet = የጨዋታ መዝገብ
record-sheet-about = ጨዋታን ለመጻፍ ቁጥር ያላቸው መስመሮች ያሉት ገጽ።
record-date = ቀን
record-result = ውጤት
answers = መልሶች
puzzle-range = ከ{ $all } ከ{ $first } እስከ { $last }
six-before = ያለፉት ስድስት
six-next = ቀጣዮቹ ስድስት

## Tasks to hand out.

hand-out = ተግባሮችን ይስጡ
handout-about = እስከ { $most } እንቆቅልሾች፣ አቀማመጦችና የልምምድ ዙሮች ይምረጡ። ክፍልዎ በአንድ ሊንክ ያገኛቸዋል፣ መልሶቹንም በሊንኮች ይመልሳል። ያለ ሰርቨር፣ ያለ መለያ።
handout-open = ሊንኩ ያለው ሁሉ በውስጡ ያለውን በሙሉ፣ መፍትሔዎቹንም ማንበብ ይችላል።
handout-new = አዲስ ተግባሮች
handout-picked = ከ{ $most } { $count } ተመርጠዋል
handout-add = ወደ ተግባሮቹ ይጨምሩ
handout-puzzle = እንቆቅልሽ ይጨምሩ
handout-drill = ዙር ይጨምሩ
handout-difficulty = ክብደት
handout-how-hard = { $hardness ->
    [easy] ቀላል
    [medium] መካከለኛ
   *[hard] ከባድ
}
handout-from-editor = የራስዎ አቀማመጥ፦ ያዘጋጁትና እዚያ ይጨምሩት።
handout-title = የተግባሮቹ ስም
handout-make = ሊንኩን ይፍጠሩ
# A task or a pupil.
handout-remove = ያስወግዱ፦ { $what }
handout-solving = ቦቱ ምርጡን እርምጃ እየፈለገ ነው።
# Beside the moves that are right.
handout-any = ሁሉም እርምጃዎች እኩል ናቸው።
handout-tasks = ተግባሮች፦ { $count }
handout-answers = መልሶች፦ { $count }
handout-all = ሁሉም ተግባሮች
handout-added = የ{ $name } መልሶች በሠንጠረዡ ውስጥ ናቸው።
# The heads of a table: names, and how many tasks were done without a fault.
handout-pupil = ስም
handout-faultless = ያለ ስህተት
handout-task = ተግባር { $number }
# In a table: a task that was solved by its first, second or later try.
handout-solved = ተፈቷል፣ ሙከራ { $tries }
handout-shown = መፍትሔው ታይቷል፣ { $misses } ስህተት
handout-unsolved = አልተፈታም፣ { $misses } ስህተት
handout-paste = መልሶች በመልእክት መጡ? መልእክቶቹን እዚህ ይለጥፉ።
handout-found = የተገኙ መልሶች፦ { $count }
handout-damaged = የተበላሹ ሊንኮች፦ { $count }
handout-save = ሠንጠረዡን ያስቀምጡ (CSV)
handout-delete = እነዚህን ተግባሮችና መልሶቻቸውን ይሰርዙ?
handout-name = የመጀመሪያ ስምዎ
handout-name-about = በዚህ መሣሪያ፣ መልሶችዎ ባሉበት ሊንክ ውስጥ፣ እንዲሁም አንድ ሰው እዚህ የተቀመጠውን ካወጣ በፋይሉ ውስጥ ይቀመጣል።
handout-done = { $name }፣ መልሶችዎ እነዚህ ናቸው
handout-send = ይህን ሊንክ ተግባሮቹን ለሰጠዎት ሰው ይላኩ፣ ወይም ኮዱን በካሜራ እንዲያነብ ያድርጉ።
handout-go-on = እንደ { $name } ይቀጥሉ
handout-own = መልሶችዎ
handout-other = ሌላ ሰው ይጀምር

## The editor of positions.

set-up-position = አቀማመጥ ያዘጋጁ
setup-game = ጨዋታ
setup-start = የመነሻ አቀማመጥ
setup-empty = ባዶ
setup-current = ገበታው ላይ ያለው ጨዋታ
setup-turn = የማን ተራ
setup-pit = ጉድጓድ { $pit }
setup-store = የ{ $side ->
    [south] ደቡብ
   *[north] ሰሜን
} ጎተራ
setup-tray = ትሪ
editor-tray = { $seeds ->
    [0] ሁሉም ጠጠሮች ተቀምጠዋል
    [one] { $seeds } ጠጠር ይቀራል
   *[other] { $seeds } ጠጠሮች ይቀራሉ
}
setup-more = አንድ ተጨማሪ
setup-less = አንድ ያነሰ
# A place of the board: a pit or a store.
setup-held = { $place }፣ { seed-count }
setup-marks = { $sign ->
    [uur] ኡር
   *[claim] የተያዘ
}
setup-no-mark = { $sign ->
    [uur] ኡር አይደለም
   *[claim] ያልተያዘ
}
setup-mark = { $side ->
    [south] ደቡብ
   *[north] ሰሜን
}
setup-twins = ኡሮች ጥንድ ናቸው፦ ጉድጓድ { $pit } አብሮ ይሆናል።
setup-restriction = የዚህ ተራ ገደብ
setup-no-restriction = ሁሉም ጉድጓድ ሊዘራ ይችላል
setup-barred = ጉድጓድ { $pit } ታግዷል
setup-again = { $failed } ጊዜ አልተሻገረም፣ እንደገና መዝራት { way }
setup-text = እንደ ጽሑፍ
# Beside a sign each, so in a few words.
setup-tip-press = ጠቅ ማድረግ፦ አንድ ተጨማሪ
setup-tip-right-press = በቀኝ ጠቅ ማድረግ፦ አንድ ያነሰ
setup-tip-tap = መንካት፦ አንድ ተጨማሪ
setup-tip-hold = በረጅሙ መንካት፦ አንድ ያነሰ
setup-tip-drag = መጎተት፦ ሁሉንም ማዛወር
setup-tip-number = ቁጥር፦ ጉድጓዱን መሙላት
setup-analyse = ይተንትኑ
setup-opponent = ተጋጣሚ
setup-person = ሁለት ተጫዋቾች
setup-puzzle = ምርጡን እርምጃ ያግኙ
setup-unplaced = { $seeds ->
    [one] { $seeds } ጠጠር ትሪው ላይ አለ፦ ገበታው ላይ ያስቀምጡት።
   *[other] { $seeds } ጠጠሮች ትሪው ላይ አሉ፦ ገበታው ላይ ያስቀምጧቸው።
}
setup-none-left = ትሪው ላይ ጠጠር አልቀረም፦ መጀመሪያ ከሌላ ጉድጓድ ይውሰዱ።
setup-total = { $found } ጠጠሮች አሉ፣ ጨዋታው ግን ያለው { $expected } ነው።
setup-pit-count = { $side ->
    [south] ደቡብ
   *[north] ሰሜን
} { $found } ጉድጓዶች አሉት፣ ገበታው ግን ያለው { $expected } ነው።
setup-pit-fault = { $wrong ->
    [number] ጉድጓድ { $pit } ከ0 እስከ 255 ያለ ቁጥር ያስፈልገዋል።
    [not-marked] ጉድጓድ { $pit } ምልክት አለው፣ ይህ ጨዋታ ግን ጉድጓዶችን አያመለክትም።
   *[misplaced] ጉድጓድ { $pit } እንዲህ ምልክት ሊደረግበት አይችልም፦ ኡር በትይዩው ጥንድ አለው፣ ሁለት ጠጠር ወይም ከዚያ በላይም ይዟል፤ የተያዘ ጉድጓድ የተጋጣሚ ነው፣ አራት ጠጠር ወይም ከዚያ በላይም አለው።
}
setup-store-misfit = የ{ $side ->
    [south] ደቡብ
   *[north] ሰሜን
} ጎተራ ምልክት ካላቸው ጉድጓዶች ጋር አይስማማም።
setup-cannot-move = { $side ->
    [south] ደቡብ
   *[north] ሰሜን
} ባለ ተራ ነው፣ ግን እርምጃ የለውም።
setup-fault = { $problem ->
    [nobody-to-move] ባለ ተራው ማን እንደሆነ ይጻፉ፦ «s» ወይም «n»።
    [rows] በመሐላቸው «/» ያለ ሁለት የቁጥር ረድፎች ያስፈልጋሉ።
    [stores] በመሐላቸው «-» ያለ ሁለት የጎተራ ቁጥሮች ያስፈልጋሉ።
    [status] ባለ ተራው ወገን ያስፈልጋል፦ «s» ወይም «n»።
    [no-stores] በዚህ ጨዋታ እስከ መጨረሻው ድረስ ጎተራዎቹ ባዶ ናቸው።
    [race] ሩጫውን ማዘጋጀት አይቻልም።
    [over] ጨዋታው አልቋል፣ ገበታው ላይ ግን ጠጠሮች ቀርተዋል።
    [restriction] ገደብ «!» እና ጉድጓድ፣ ወይም «+» ወይም «-» እና ቁጥር ነው።
    [no-restriction] ይህ ጨዋታ እንዲህ ያለ ገደብ የለውም።
    [restriction-misplaced] ያ ገደብ እዚህ ሊጸና አይችልም።
   *[extra] ጽሑፉ ከአቀማመጡ በኋላ ይቀጥላል።
}
