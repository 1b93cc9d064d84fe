# The texts of the page in Somali: Fluent (https://projectfluent.org), of
# which src/ui/i18n/syntax.rs reads the part used here.
#
# $who is a player: you, bot, friend, south or north. $side is south or north,
# $way left, right, up or down, as a sowing leaves its pit on the screen. An
# argument that isn't there is none. CAPITALIZE begins a sentence with the text
# of a message.
#
# No native reader has checked this translation yet. To correct it, change
# this file and run `cargo test --test locales`.
#
# Terms: seed = dhagax (dhagxaan), pit = god (godad), store = kayd, row = saf,
# board = loox, sow = wareeji, lift = gur, drop = rid, lap = wareeg,
# relay = sii wareeji, turn back = jihada rog, cross = gudub, capture = qaado,
# claim = qabso, uur = uur, bar = xayir, opposite = ka soo horjeeda,
# side = dhinac, turn = door, move = dhaqaaq, pass = doorka dhaaf,
# game = ciyaar, round = kulan, match = tartan, race = oratan,
# arrangement = saf la dhigo, draw = barbaro, resign = isdhiib, hint = tilmaan,
# bot = bot, level = heer, undo = ka noqo, course = cashar, puzzle = xujo,
# rating = darajo, practice = tababar, position = xaalad.
#
# Koonfur (South) is feminine, Waqooyi (North), the bot and the friend are
# masculine: a verb after $who needs [south] for itself. After `ayaa` the form
# for `adiga` (you) is that of the others. Nouns of one form for all numbers
# (dhagax, god, dhaqaaq, wareeg) need no selector.

## Numbers and lists.

# Between groups of three digits.
number-group = ,
# Before the tenths.
number-decimal = .
# The ten digits, from zero.
number-digits = 0123456789
list-middle = { $first }, { $second }
list-last = { $first } iyo { $second }

## Parts of other messages.

seed-count = { $seeds } dhagax
pit-count = { $pits } god
# $pits is a list of $count letters.
pit-list = { $count ->
    [one] godka { $pits }
   *[other] godadka { $pits }
}

sentence = { $said }.

mbegu = Mbegu
# The navigation: its name, and its entries.
views = Qaybaha
play = Ciyaar
learn = Baro
page-title = Mbegu: Giuthi iyo walaalaheed
# In the list of installed programs.
page-description = Lix ciyaarood oo mankala ah oo ka yimid Kenya, Soomaaliya, Itoobiya, Ereteriya iyo Suudaan, dhagax dhagax, ka ciyaar bot ama saaxiib.
# The title of the page while another view than the board is open.
view-title = { $view }: { mbegu }

## Home.

home = Bogga hore
home-start = Bilow ciyaar cusub
# Under the small boards, and on the map.
home-game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Kayd lagu rido
    [giuthi-rounds] Kulammo ah
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
home-places = Meelaha ay ciyaaruhu ka yimaadeen
# One paragraph stands for all games of a name.
place-about = { $game ->
    [giuthi] Giuthi waxaa leh dadka Kikuyu ee Kenya. Waxay wax ku wareejiyaan laba saf oo lix god ah, badanaa lix dhagax god kasta; safaf shan ilaa toban god ahna waa la yaqaan. Qaar ayaa kaydka dhagax ku rida markay dhaafayaan, qaarna kulan ka kulan ayay ciyaaraan ilaa mid dhagxaanta oo dhan yeesho.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Dadka Wetaweat iyo deriskooda Itoobiya iyo Suudaan ayaa ciyaara Alemungula; Suudaan waxaa kaloo looga yaqaan Um el Bagara ama Mangala. Looxu wuxuu leeyahay laba saf oo shan god ah iyo kayd ciyaaryahan kasta u gaar ah, god kastana shan dhagax ayuu ku bilaabmaa.
    [layli-goobalay] Soomaalida ayaa ciyaarta Layli Goobalay, gaar ahaan Somaliland; waxaa kaloo la yiraahdaa Leelo Goobalay ama Laylo Goobalay. Magacu wuxuu ka hadlayaa layli goobooyin ah. Dhagxaan ayaa lagu wareejiyaa laba saf oo lix god ah, bilowga afar god kasta. Richard Pankhurst wuxuu 1971 sharraxay iyadoo shan leh.
   *[sulus-aidi] Dadka Tigrinya ee buuraleyda waqooyiga Tigray iyo Eritereeya ayaa ciyaara Sulus Aidi, oo sidoo kale loo yaqaan Awagagá. Waa saddex saf oo lix god ah, god kastana saddex dhagax ayaa ku jira; safka dhexe waa la wadaagaa, ciyaaryahan kastana nus ayuu leeyahay. Waxaa ugu horreeyay ee sharraxay Harold Courlander, 1943.
}
place-source = { $game ->
    [giuthi] Ilo: John P. Pratt, Giuthi Rules, 2009; Regras do Giuthi, warqado Baraasiil ka yimid oo macallimiinta loogu talagalay.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Il: bog xeerar ah oo aan ciyaartiisa magacaabin.
    [layli-goobalay] Il: Víctor Bautista i Roca, Layli Goobalay, Mancala World.
   *[sulus-aidi] Il: Ralf Gering, Sulus Aidi, Mancala World.
}

## Players.

player = { CAPITALIZE(who) }
you = Adiga
the-bot = Botka

## Commands.

rules = Xeerar
new-game = Ciyaar cusub
settings = Dejinta
more-settings = Dejinta kale
more-settings-about = horu-eeg, xarfo, joogsi, furayaal
close = Xir
cancel = Baaji
done = Diyaar
back = Ku noqo looxa
undo = Ka noqo
redo = Ku celi
again = Mar kale
learn-rules = Ku baro saddex daqiiqo
next-level = Bot ka xoog badan
easier-level = Bot ka fudud
start = Bilow

teacher = Macallin
teacher-about = Macallinku wuxuu tusayaa qiimaha dhaqaaq kasta.
hint = Tilmaan
hint-coming = Raadinta dhaqaaqa ugu fiican
judge = Qiimee dhaqaaqyada
review = Dib u eeg ciyaarta
from-the-start = Bilowga ka eeg
stop = Jooji
judged-about = Dhaqaaq kasta: inta dhagax ee qofka dhaqaaqaa ku horrayn lahaa. ✓ waa guul, ✗ waa guuldarro.
moments-title = Dhaqaaqyada ugu khasaaraha badnaa
# The moves of a game that cost three seeds or more, at most six.
moments = { $count ->
    [0] Xilliyo
   *[other] { $count } xilli
}
moments-more = { $count } kale
moments-none = Waxba saddex dhagax kuma lumin.
moments-looking = Waa la eegayaa, dhaqaaq { $number } ee { $count }
go-through-moments = Mid mid u eeg
previous-moment = Xilliga ka horreeya
next-moment = Xilliga xiga
# A pit and its way: c, to the right.
moment-move = { $pit }{ $way ->
    [none] { "" }
   *[other] { ", " }{ way }
}
moment-lost = −{ seed-count }
moment-number = dhaqaaq { $number }
# Below the list, of the one that is shown.
moment-best = Ugu fiican: { $best }.
# Above the list of moves in a review.
moves-legend = + dhagax la qaatay, − dhagax uu ka liito dhaqaaqa ugu fiican
# Beside the chart of the lead.
chart-leads = { CAPITALIZE(who) } ayaa { $who ->
    [south] horraysa
   *[other] horreeya
}
lead-chart = Farqiga la filayo
lead-chart-about = dhagxaan ahaan. Calaamaddu waa dhaqaaq lumiyay saddex ama ka badan.
lead-graph = Farqiga, dhaqaaq ka dhaqaaq

## The bot can't be had.

play-both = Labadaba ciyaar
# The first moves: what a deep analysis and the player's own games know of them.
openings = Furitaan
openings-about = Inta dhagax ee dhaqaaq kastaa lumiyo. Taabo dhaqaaq si aad loox ugu aragto.
openings-beyond = { $played ->
    [false] Xaaladdani kuma jirto shaxda furitaanka.
   *[true] Xaaladdani kuma jirto shaxda furitaanka. Ciyaarahaaga:
}
openings-nobody = Halkan dhaqaaq laguma sameeyo.
openings-loading = Furitaanka waa la soo dejinayaa.
openings-failed = Furitaanka lama soo dejin karo. Hubi xiriirka.
openings-move = Dhaqaaq
openings-worth = Lumis
openings-own = Ciyaarahaaga
# Beside the move that comes next in the game that is shown.
openings-this-game = ciyaartan
openings-here = { $count ->
    [0] Ciyaar kaa dhammaatay oo halkan soo gaadhay ma jirto.
    [one] Ciyaarahaaga dhammaaday { $count } jeer ayay halkan soo gaadheen.
   *[other] Ciyaarahaaga dhammaaday { $count } jeer ayay halkan soo gaadheen.
}
try-again = Isku day
bot-starting = Botku wuu isdiyaarinayaa
bot-loading = Botka waa la soo dejinayaa: { $part }%

## Beside the board.

actions = Ficillo
panel = Dhaqaaqyo iyo macallin
no-help = Ciyaar aad saaxiib la ciyaarayso botku kuma caawiyo.
chart = Dhagxaanta labada qof
chart-goal = { $seeds } waa guul
origin = { $people }, { $place }. { $size }.
score = { $who ->
    [you] Waxaad haysataa { seed-count }
   *[other] { CAPITALIZE(who) }: { seed-count }
}
goal = Qaado { $seeds } ka mid ah { $total } dhagax si aad u badiso
round-goal = Qaado { $seeds } ka mid ah { $total } dhagax si aad kulanka u badiso
# The rule of taking, in the first game.
taking = { $game ->
    [giuthi-store] Ku dhammee god kaaga oo maran oo dhagxaan ka soo horjeedaan. Waa in god dhinaca kale ah wax ku dhacaan; kaydku kuma jiro.
    [alemungula] Haddii dhagaxaaga dambe god dhinaca kale ah laba ama afar ka dhigo, waad qaadataa.
    [layli-goobalay] Ku dhammee god kaaga oo maran: inta ka soo horjeedda oo dhan waad qaadanaysaa, haddii aysan saddex ahayn.
    [sulus-aidi] Haddii dhagaxaaga dambe god dhinaca kale ah afar ka dhigo, waad qabsataa, dhaqaaquna wuu dhammaadaa.
    [giuthi-rounds] Gudub, kuna dhammee god kaaga oo maran oo dhagxaan ka soo horjeedaan: waad qaadanaysaa.
   *[giuthi] Gudub, kuna dhammee god kaaga oo maran oo dhagxaan ka soo horjeedaan: waad qaadanaysaa.
}
sow-towards = { $towards ->
    [left] Bidix u wareeji
    [right] Midig u wareeji
    [up] Kor u wareeji
   *[down] Hoos u wareeji
}
outlook = { $laps } wareeg, dhammaadku waa { $pit ->
    [none] kaydka
    [own] god kaaga
    [far] god dhinaca kale ah
   *[other] godka { $pit }
}.
outlook-takes = Qaadasho: { seed-count }.
outlook-uurs = Uur noqda: { pit-list }.
outlook-claims = Qabsasho: { pit-list }.
outlook-nothing = Waxba lama qaato.
lap-number = Wareeg { $number }
lifted = { seed-count } la guray
wins-seeds = { CAPITALIZE(who) } ayaa { $who ->
    [south] qaadatay
   *[other] qaatay
} { $seeds }
wins-uurs = { CAPITALIZE(who) } ayaa uur ka { $who ->
    [south] dhigtay
   *[other] dhigay
} { pit-list }
wins-claims = { CAPITALIZE(who) } ayaa { $who ->
    [south] qabsatay
   *[other] qabsaday
} { pit-list }
stop-reason = { $reason ->
    [captures] Dhagaxii ugu dambeeyay wuxuu ku dhacay god maran oo dhinaca { $who ->
        [you] kaaga
       *[other] qofka dhaqaaqay
    } ah, dhagxaanna way ka soo horjeedaan.
    [other-side] Dhagaxii ugu dambeeyay wuxuu ku dhacay god maran oo dhinaca kale ah.
    [opposite-empty] Godka ka soo horjeeda dhagaxii ugu dambeeyay waa maran yahay.
    [not-crossed] Dhagax uma gudbin dhinaca kale.
    [empty] Dhagaxii ugu dambeeyay wuxuu ku dhacay god maran.
    [store] Dhagaxii ugu dambeeyay wuxuu ku dhacay kaydka.
    [uur] Dhagaxii ugu dambeeyay wuxuu ku dhacay uur.
    [claimed] Dhagaxii ugu dambeeyay wuxuu ku dhacay god la qabsaday.
    [four] Dhagaxii ugu dambeeyay god dhinaca kale ah ayuu afar ka dhigay.
    [two-or-four] Dhagaxii ugu dambeeyay god dhinaca kale ah ayuu laba ama afar ka dhigay.
   *[one-lap] Dhagaxii ugu dambeeyay laba iyo afar midna kama dhigin dhinaca kale.
}
# Beside the pit in which a sowing ends. Short: it lies on the board.
tag = { $explained ->
    [opposite] Maran: { $seeds } ka soo horjeeda la qaatay
    [following] Kanna maran: { $seeds } ka soo horjeeda la qaatay
    [made] Waa { $seeds }: waa la qaatay
    [before] { $seeds } ka horreeyana la qaatay
    [uurs] Saddex ka soo horjeeda: laba uur
    [claim] Waa afar: godka la qabsaday
    [relay] Maran ma aha: { $seeds } way sii socdaan
    [unclaimed] Waxba lama qabsan
   *[nothing] Waxba lama qaadan
}
tag-because = { $because ->
    [last-seed] iyo dhagaxa ugu dambeeya qudhiisa
    [other-side] ku dhammaaday dhinaca kale
    [opposite-empty] godka ka soo horjeeda waa maran
    [not-crossed] dhagax ma gudbin
    [empty] ku dhammaaday god maran
    [store] ku dhammaaday kaydka
    [uur] ku dhammaaday uur
    [claimed] ku dhammaaday god la qabsaday
   *[one-lap] dhinaca kale laba iyo afar midna ma noqon
}
# What a side did last, shown at its name.
seat-sowed = { CAPITALIZE(named) }{ $laps ->
    [none] { "" }
   *[other] , { $laps } wareeg
}

press-a-way = Hadda taabo jihada loo wareejinayo
press-a-pit = { turn }: taabo god goobo leh
# A side has come to the seeds that win: the headline, and its two buttons.
reached-goal = { $who ->
    [you] { $seeds }! Waad badisay
    [bot] Botku wuxuu hayaa { $seeds }
    [south] { $seeds }! { CAPITALIZE(who) } ayaa badisay
   *[other] { $seeds }! { CAPITALIZE(who) } ayaa badiyay
}
finish = Dhammee
play-on = Sii ciyaar
skip = Taabo meel kasta: arag dhammaadka
linked = Ciyaartani waxay la timid linkiga. Looxa agtiisa waxaad ka sheegi kartaa cidda sii ciyaaraysa.
unknown-level = Ciyaartan waxaa lala ciyaaray heerka { $number } ee botka, oo boggani aanu lahayn. Waxay ku socotaa heerka { $nearest }.
nothing-stored = Biraawsarkani wax dambe boggan uma kaydiyo: wixii cusub way lumayaan marka bogga la xiro, laakiin ciyaar kastaa ciwaankeeda ayay ku jirtaa.
export-due = { $count ->
    [one] { $count } ciyaar ayaa ku kaydsan qalabkan oo keliya. Fayl ayaa kaydinaya xitaa haddii browser-ku lumiyo.
   *[other] { $count } ciyaarood ayaa ku kaydsan qalabkan oo keliya. Fayl ayaa kaydinaya xitaa haddii browser-ku lumiyo.
}

## The picker.

games = Ciyaaro
board = Loox
choose-game = Dooro ciyaar
minutes = { $minutes } daq
about-minutes = qiyaastii { minutes }
size-about = { $rows ->
    [two] Laba saf oo { pit-count } ah, god kasta { seed-count }.
   *[three] Saddex saf oo { pit-count } ah, god kasta { seed-count }.
}
against = La ciyaar
opponents = { $opponent ->
    [bot] Botka
    [person] Laba qof shaashaddan
   *[friend] Saaxiib, link ahaan
}
# The same where there is little room.
opponent-short = { $opponent ->
    [bot] Botka
    [person] Laba halkan
   *[friend] Link ahaan
}
opponent-about = { $opponent ->
    [bot] heerka hoos ku qoran
    [person] qalabka waad isu gudbisaan
   *[friend] dhaqaaq kastaa waa link aad dirto
}
# In the place of the bot's level.
without-level = { $opponent ->
    [bot] { "" }
    [person] Labadiinnuba shaashaddan ayaad ku ciyaartaan. Dejinta ayaa looxa rogta, ama qoraalladiisa u rogta qofka kaa soo horjeeda.
   *[friend] Dhaqaaq kasta sidaad doonto u dir, oo sii ciyaar marka jawaabtu timaado. Cidina akoon uma baahna.
}
options = Xulasho
# Under the line of the options: what is set.
options-set = { seed-count }, { pit-count }, { $begins ->
    [you] adiga ayaa bilaabaya
    [bot] botka ayaa bilaabaya
    [friend] saaxiibkaa ayaa bilaabaya
    [south] Koonfur ayaa bilaabaysa
    [north] Waqooyi ayaa bilaabaya
    [lot] qori-tuur ayaa go'aamiya
    [even] oratan kaltan ah
    [hands] oratan gacmeed
   *[race] oratan
}
pits-a-row = Godad safkiiba
seeds-a-pit = Dhagxaan godkiiba
level-label = Heer
who-begins = Yaa bilaabaya
fair-start = Bilow caddaalad ah
fair-start-kind = { $start ->
    [usual] Sida caadiga ah
    [swap] Xeerka is-weydaarsiga
   *[balanced] Furitaan isku dheelli tiran
}
fair-start-about = { $start ->
    [usual] Xeerarka ayaa sheegaya sida ciyaartu ku bilaabato.
    [swap] Dhaqaaqa koowaad ka dib ciyaaryahanka kale ayaa dhinac dooranaya.
   *[balanced] Laba ilaa afar dhaqaaq hore ayaa loo ciyaaray. Ka dib dhinacna kan kale kama roona wax ka badan dhagax barkiis.
}
by-lot = Qori-tuur
ruling = Go'aankayaga
rules-start = Bilowga
action-label = { $action }: { $name }
rules-origin = { $origin } Waxaa laga soo qaatay { $sources }. Wixii halkaas ka furan waa go'aankayaga.
rules-solved = { $proved ->
    [first] Waa la caddeeyay: saf kasta { $pits } god iyo god kasta { $seeds } dhagax, qofka bilaaba had iyo jeer wuxuu ku dhammayn karaa { $most } ka mid ah { $total } dhagax.
    [second] Waa la caddeeyay: saf kasta { $pits } god iyo god kasta { $seeds } dhagax, qofka aan bilaabin had iyo jeer wuxuu ku dhammayn karaa { $most } ka mid ah { $total } dhagax.
   *[draw] Waa la caddeeyay: saf kasta { $pits } god iyo god kasta { $seeds } dhagax, labaduba had iyo jeer waxay ku dhammayn karaan { $most } ka mid ah { $total } dhagax: barbaro.
}
rules-failed = Xeerarka lama soo dejin karo. Hubi internetka.
rules-of = Xeerarka ciyaaraha
play-it = Ciyaar
show-example = I tus

## The race.

race = Oratan
pace = { $pace ->
    [even] Xawaare siman: gacmuhu kaltan
   *[hands] Xawaare gacmeed: taabashadaada
}
race-ready = Oratanku wuxuu ku bilaabmaa dhagaxa koowaad
race-pick = Doorasho qarsoon
race-pick-about = Qof walba god isaga leh ayuu doortaa, kan kalena ma arko.
race-sow-about = Labaduba mar bay wareejiyaan. Haddii dhagaxa ugu dambeeya god dhagxaan leh ku dhaco, godkaas ayaa la sii wareejiyaa. Kii ugu horreeya ee god maran ku dhammaada ayaa bilaaba.
race-turns = Kaltan
race-turns-about = Intaas ka dib, dhagaxii ugu dambeeya ee god dhinaca kale ah afar ka dhiga ayaa godka qabsada.
race-about = Labaduba mar bay wareejiyaan. Kii ugu horreeya ee god maran ku dhammaada ayaa bilaaba.
racing = Labada gacmood way wareejinayaan
race-void = Oratanku ma dhammaan. Labaduba mar kale ha doortaan.

## Rounds and arrangement.

arrange-evenly = Si siman
clear-row = Faaruji
begin-round = Bilow kulanka
next-round-label = Kulanka xiga
end-match = Dhammee tartanka
row-at-start = Ciyaartii hore waa barbaro: dhagxaantu waa sidii bilowga
match = Tartan
match-stands = Kulan { $number }, { $own }–{ $other }
match-goal = Dhinaca kulan dabadii { $seeds } haysta ayaa tartanka badiya.
match-decided = Xataa haddii la helo dhammaan { $seeds } dhagax ee kulanka xiga, { who } ayaa { $who ->
    [south] dambaynaysa
   *[other] dambaynaya
}: tartanka halkan waa lagu dhammayn karaa.
round-first = { CAPITALIZE(who) } ayaa { $who ->
    [south] bilaabaysa
   *[other] bilaabaya
}{ $rounds ->
    [shrinking] , guushii kulan { $number } awgeed.
    [filling] , waayo bilowga waa lagu kaltamaa.
   *[single] .
}
seeds-after = Dhagxaan kadib
row-length = Saf { pit-count } ah
row-shrinks = Haddii dhinac ka yaraado { $seeds } dhagax, safku waa { $pits } god. Marka dhagxaantu bataan mar kale ayuu dheeraadaa.
check = { $done ->
    [true] Waa diyaar
   *[false] Weli maya
}
before-round = Kulanku intuusan bilaaban
row-whole = { $left ->
    [0] Dhammaan { $seeds } dhagax safka ayay ku jiraan
   *[other] Safka dhig dhammaan { $seeds } dhagax: { $left } ayaa harsan
}
row-copied = Qofka kale wuu koobiyeeyaa safka, inta kalena wuu haystaa.

## The moves.

move-list = Dhaqaaqyo
no-moves = Weli dhaqaaq ma jiro
pass = doorka dhaaf
at-start = Bilow
step-first = Xaaladda koowaad
step-back = Hal dib u noqo
step-on = Hal hore u soco
step-last = Xaaladda u dambaysa
embed-play = Tan ku ciyaar Mbegu
to-now = Ku noqo ciyaarta
play-from-here = Halkan ka sii ciyaar
replay = Dhaqaaqa mar kale tus

## Resigning and draws.

resign = Isdhiib
resign-really = { $whole ->
    [true] Tartanka oo dhan ma isaga dhiibaysaa?
   *[false] Ma isdhiibaysaa?
}
offer-draw = Barbaro soo jeedi
accept = Aqbal
decline = Diid
draw-agreed = Barbaro lagu heshiiyay

## The clock of a game.

clock = Saacad
clock-kind = { $clock ->
    [off] Maya
    [game] Waqti ciyaarta oo dhan
   *[move] Waqti dhaqaaq kasta
}
clock-minutes = Daqiiqado ciyaaryahan kasta
clock-increment = Ilbiriqsiyo dhaqaaqu ku daro
clock-seconds = Ilbiriqsiyo dhaqaaq kasta
clock-sleep = Saacaddu way istaagtaa marka qalabku hurdo.
# Under the line of the options.
clock-of-game = { $minutes } daq + { $increment } ilb
clock-of-move = { $seconds } ilb dhaqaaqiiba
# Names the time beside a player.
clock-of = Waqtiga { side }
# A time under ten seconds.
clock-tenths = { $seconds }{ number-decimal }{ $tenths }
pause-clock = Haki saacadda
resume-clock = Saacadda mar kale kici
clock-paused = Saacadda waa la hakiyey. Taabo, ama ciyaar, si aad u sii waddo.
clock-minute-left = { $who ->
    [you] Hal daqiiqo ayaa kuu hartay.
   *[other] { CAPITALIZE(who) }: hal daqiiqo ayaa u hartay.
}
clock-seconds-left = { $who ->
    [you] Toban ilbiriqsi ayaa kuu haray.
   *[other] { CAPITALIZE(who) }: toban ilbiriqsi ayaa u haray.
}
lost-on-time = { $who ->
    [you] Waqtigaagii waa dhammaaday
   *[other] Waqtigii { who } waa dhammaaday
}: { $winner ->
    [you] waad badisay
    [bot] botka ayaa badiyay
    [friend] saaxiibkaa ayaa badiyay
    [south] Koonfur ayaa badisay
   *[north] Waqooyi ayaa badiyay
}

language-label = Luqad
language-unchecked = Weli ma jiro qof afkan afkiisa hooyo yahay oo eegay turjumaaddan.
help-to-translate = Ka caawi turjumaadda
late = Ciyaartu weli way soo socotaa. Haddii ay iman weydo, bogga dib u fur.
page-texts-unavailable = Qoraallada boggan lama soo dejin karo. Hubi internetka, dabadeed bogga dib u fur.
no-webassembly = Browser-kani ma laha WebAssembly, ama waa la damiyay, ciyaartuna la’aantiis ma shaqayn karto. Ka daar dejinta browser-ka, ama boggan ku fur browser kale.
no-memory = Browser-ku xusuus uma hayo ciyaarta. Xir bogagga iyo barnaamijyada kale, dabadeed bogga dib u fur.
old-browser = Browser-kani aad buu ugu duqoobay ciyaarta. Cusboonaysii, ama boggan ku fur browser kale.
program-stopped = Barnaamijku cillad ku jirta awgeed ayuu u istaagay. Ciyaartaadu way kaydsan tahay: bogga dib u fur si aad u sii waddo.
reload-page = Bogga dib u fur
part-unavailable = Qayb bogga ka mid ah lama soo dejin karo. Hubi internetka, ama bogga dib u fur.
texts-unavailable = Qoraallada luqadda aad rabto lama soo dejin karo. Hubi internetka, dabadeed bogga dib u fur.
new-version = Nooc cusub oo boggan ah ayaa yimid. Waxaa la isticmaali doonaa marka xigta ee la furo.
reload = Hadda bilow

## Motion.

speed-label = Xawaare
pause = Haki
resume = Sii wad
step = Hal tallaabo
to-the-end = Ilaa dhammaad

## Sound.

sound = Codka
sound-question = Codka ma shidnaa?

## Looks.

theme = Muuqaal
themes = { $theme ->
    [auto] Sida qalabka
    [light] Iftiin
    [dark] Mugdi
   *[contrast] Isbarbardhig sare
}
look = Muuqaalka looxa
looks = { $look ->
    [own] Kan ciyaarta
    [earth] Ciid cas
    [wood] Qori madow
    [sand] Bacaad
    [stone] Dhagax ballaaran
   *[plain] Fudud
}

## What is shown.

numbers = Tirooyin
when-numbers = { $numbers ->
    [always] Mar walba
    [hover] Godka la tilmaamo
   *[never] Marnaba
}
numbers-touched = Godka la taabto
preview-label = Horu-eeg dhaqaaq
preview-when = { $when ->
    [auto] Heerarka fudud
    [yes] Mar walba
   *[no] Marnaba
}
vibration = Gariir
explain-first-time = Ku joogso waxa cusub
face-to-face = Fool ka fool
letters = Xarfaha godadka
flip = Rog looxa
setting-about = { $setting ->
    [preview] Halka wareejintu ku dhammaato iyo waxa ay qaaddo, ka hor intaadan wareejin.
    [explain] Dhacdada ugu horreysa ee nooc kasta wax yar bay sii joogtaa.
    [letters] Haddii kale oo keliya meesha laga hadlo.
    [flip] Waxa kore yaal hoos ayuu u soo degaa.
    [face] Qoraalka ciyaaryahanka ka soo horjeeda waa la rogaa.
   *[race] Xawaaraha labada gacmood.
}
kept-games = { $count ->
    [0] Ciyaar kuma kaydsana qalabkan.
    [one] { $count } ciyaar ayaa ku kaydsan qalabkan.
   *[other] { $count } ciyaarood ayaa ku kaydsan qalabkan.
}
kept-progress = Horumarkaagu waa kaydsan yahay.
kept-durable = { $durable ->
    [true] Biraawsarku wuxuu ballan qaaday inuu hayn doono ciyaarahaaga.
   *[false] Biraawsarku wuu tirtiri karaa ciyaarahaaga haddii booska yaraado. Si aad u hubto, bogga ku rakib qalabka ama ciyaarahaaga dhoofi.
}
delete-all = Wada tirtir
delete-all-question = Ma la tirtiraa wax kasta oo halkan ku kaydsan? Dib looma soo celin karo. Fayl la dhoofiyay ayaa kaydinaya ciyaaraha iyo horumarkaaga.

## The keyboard.

keyboard = Kiiboodh
keys-move = Furayaasha fallaarta: god ka god u soco
keys-sow = Enter ama xarafka godka: wareeji
keys-way = Kadib fure fallaar ah: jihada loo wareejiyo
keys-drop = Escape: god kale dooro
keys-skip = Fure kasta: arag dhammaadka dhaqaaqa
keys-step = Liiska, furayaasha fallaarta: dhaqaaqyada dhex mar
keys-arrange = Furayaasha + iyo −: dhagax ku dar ama ka qaad; tiro: intaas dhig
keys-type = Xaraf kadib, lagu daray ama laga jaray: u wareeji ↺ ama ↻, sida liiska dhaqaaqyada
keys-listen = S: dhibcaha. O iyo P: safkaaga iyo kan kale. L: dhaqaaqyadii ugu dambeeyay mar kale. W: waxa dhaqaaq god ka bilaabma samayn lahaa

## Names.

who = { $who ->
    [you] adiga
    [bot] botka
    [friend] saaxiibkaa
    [south] Koonfur
   *[north] Waqooyi
}
side = { $side ->
    [south] Koonfur
   *[north] Waqooyi
}
way = { $way ->
    [left] bidix
    [right] midig
    [up] kor
   *[down] hoos
}
speed = { $speed ->
    [slow] Gaabis
    [normal] Caadi
    [fast] Degdeg
   *[none] Dhaqdhaqaaq la'aan
}
level = { $level ->
    [1] Cusub
    [2] Caadi
    [3] Bilaabe
    [4] Barte
    [5] Ciyaaryahan
    [6] Xirfadle
    [7] Xoog leh
    [8] Khabiir
    [9] Ustaad
   *[10] Horyaal
}
level-about = { $level ->
    [1] dhaqaaqyadiisa ku dhowaad dhammaan waa nasiib
    [2] ugu yaraan nus dhaqaaqyadiisa waa nasiib
    [3] wuxuu arkaa waxa uu hadda qaadan karo
    [4] wuxuu miisaamaa waxa dhaqaaqu reebo, badanaana wuu qaldamaa
    [5] laba dhaqaaq ayuu hore u eegaa, wuuna qaldamaa
    [6] saddex dhaqaaq ayuu hore u eegaa
    [7] intaas ka sii fog ayuu eegaa
    [8] meel fog ayuu arkaa
    [9] wuxuu eegaa inta hal ilbiriqsi u saamaxo
   *[10] wuxuu fikiraa ilaa saddex ilbiriqsi, xataa marka doorku kaaga yahay
}
level-and-about = { $name }, { $about }

## Courses.

learn-about = Saddex daqiiqo ciyaartiiba, looxa dhabta ah.
learn-game = Baro { $game }
rules-in-full = Xeerarka oo dhan
courses-failed = Casharrada lama soo dejin karo.
course-minutes = 3 daqiiqo
course-done = Dhammaaday
steps-done = { $done } / { $steps } dhammaatay
go-on-with = Sii wad: { $step }
go-on = Sii wad
begin-course = Bilow
do-again = Mar kale
step-done = dhammaatay
step-of = Tallaabada { $step } ee { $steps }
skip-step = Ka bood
show-me = I tus
show-again = Mar kale i tus
next-step = Xiga
not-yet = Weli maya
course-end = Dhammaadka casharka
course-finished = { $game } waad taqaan

## The games.

game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Giuthi kaydka lagu rido
    [giuthi-rounds] Giuthi kulammo ah
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
# Where there is little room.
game-short = { $game ->
    [giuthi] { game }
    [giuthi-store] Giuthi, kayd leh
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
    [giuthi] Wareeg kastaa jihada wuu rogaa. Qaadashadu way sii socotaa.
    [giuthi-store] Kaydkaagu dhagax buu helaa markaad dhaafto.
    [giuthi-rounds] Kulan ka kulan, loox sii yaraanaya.
    [alemungula] Hal wareeg, dibadda u jeeda. Laba iyo afar waa la qaataa.
    [layli-goobalay] God saddex ah weligaa waad yeelan kartaa.
   *[sulus-aidi] Labada gacmood way oratamaan, kadib afarta waa la qabsadaa.
}
place = { $game ->
    [giuthi] Kenya
    [giuthi-store] Kenya
    [giuthi-rounds] Kenya
    [alemungula] Itoobiya iyo Suudaan
    [layli-goobalay] Soomaaliya
   *[sulus-aidi] Eritereeya iyo Tigray
}
people = { $game ->
    [giuthi] Kikuyu
    [giuthi-store] Kikuyu
    [giuthi-rounds] Kikuyu
    [alemungula] Wetaweat iyo deriskooda
    [layli-goobalay] Soomaali
   *[sulus-aidi] Tigrinya
}
row-rule = { $rounds ->
    [single] Ugu yaraan laba dhagax hal god.
    [shrinking] Ugu yaraan laba dhagax hal god.
   *[filling] Ugu yaraan hal dhagax god kasta.
}
board-size = { $shape }, { $seeds } dhagax god kasta
earlier = Ku noqo { game }, { $moves } dhaqaaq

## Players.

bot-at = Bot: { level }
measured = { $scaled ->
    [true] Wuxuu heerka ka hooseeya ka helay { $points } ka mid ah 100 dhibcood, isagoo eegaya xaalado 200 jeer ka yar.
   *[false] Wuxuu heerka ka hooseeya ka helay { $points } ka mid ah 100 dhibcood.
}
who-plays = Yaa u ciyaaraya { side }

## Counts and lists.

seeds = { $count } dhagax
# Beside a number; on phones below it.
seeds-counted = dhagax
moves = { $count } dhaqaaq
pits = { $count } god
named = { $pit ->
    [none] godkan
   *[other] godka { $pit }
}{ $way ->
    [none] { "" }
   *[other] { " " }({ way })
}

## Labels on the board.

# The letter and the number follow each other, as they are written at the pit.
pit-of = { $who ->
    [you] godkaaga { $pit }
    [bot] botka: godka { $pit }
    [friend] saaxiibkaa: godka { $pit }
    [south] Koonfur: godka { $pit }
   *[north] Waqooyi: godka { $pit }
}
pit-label = { CAPITALIZE(pit-of) }, { seed-count }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $barred ->
    [true] , doorkan waa xayiran yahay
   *[false] { "" }
}{ $ways ->
    [0] { "" }
    [1] , waa la wareejin karaa
   *[other] , labada jiho midkood waa loo wareejin karaa
}
# After a game, when the seeds are counted out pit by pit.
pit-counted = { CAPITALIZE(pit-of) }, { seed-count } ilaa hadda
uur-of = { $who ->
    [you] uurkaaga
   *[other] uurka { who }
}
claimed-by = { $who ->
    [you] waad qabsatay
    [south] Koonfur ayaa qabsatay
   *[other] { who } ayaa qabsaday
}
# Written at a store on the board.
store-name = { $who ->
    [you] kaydkaaga
    [bot] kaydka botka
    [friend] kaydka saaxiibka
    [south] kaydka Koonfur
   *[north] kaydka Waqooyi
}
store = { $who ->
    [you] Kaydkaaga, { seed-count }
   *[other] Kaydka { who }, { seed-count }
}
add-seed = Dhagax ku dar godka { $pit }
take-seed = Dhagax ka qaad godka { $pit }

## What is read out.

player-seeds = { who } { $seeds }
scores = { CAPITALIZE(player-seeds) }, { $other }
row-of = { $who ->
    [you] Safkaaga
    [bot] Safka botka
    [friend] Safka saaxiibkaa
    [south] Safka Koonfur
   *[north] Safka Waqooyi
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
    [you] Doorkaaga
   *[other] Doorka { who }
}
turn-again = { turn }: mar kale wareeji, { way }
# After the first move of a game with the swap rule.
sides-choice = { turn }: joog, ama beddel dhinaca
sides-about = Kii dhinac ciyaara wuxuu leeyahay godadka, dhagxaanta iyo doorka dhinacaas.
keep-sides = Dhinacan joog
swap-sides = Beddel dhinaca
sides-chosen = { $choice ->
    [kept] Ciyaartoydu dhinacyadooda ayay joogaan.
   *[swapped] Ciyaartoydu way kala beddesheen dhinacyada.
}
opening-laid = Furitaan isku dheelli tiran ayaa la ciyaaray: dhinacna ma roona.
begun-by-lot = Qori-tuurku wuu go'aamiyay: { who } ayaa { $who ->
    [south] bilaabaysa
   *[other] bilaabaya
}.
sows = { $who ->
    [you] Waad wareejinaysaa
    [south] { CAPITALIZE(who) } ayaa wareejinaysa
   *[other] { CAPITALIZE(who) } ayaa wareejinaya
}
sowing = { $who ->
    [you] Waxaad wareejinaysaa { named }
    [south] { CAPITALIZE(who) } ayaa wareejinaysa { named }
   *[other] { CAPITALIZE(who) } ayaa wareejinaya { named }
}
thinking = { $who ->
    [you] Waad fikiraysaa
    [south] { CAPITALIZE(who) } ayaa fikiraysa
   *[other] { CAPITALIZE(who) } ayaa fikiraya
}
stuck = { $who ->
    [you] Ma ciyaari kartid
    [bot] Botku ma ciyaari karo
    [friend] Saaxiibkaa ma ciyaari karo
    [south] Koonfur ma ciyaari karto
   *[north] Waqooyi ma ciyaari karo
}
picking = { $who ->
    [you] Dooro godka oratanka
    [south] { CAPITALIZE(who) } ayaa dooranaysa godka oratanka
   *[other] { CAPITALIZE(who) } ayaa dooranaya godka oratanka
}
arranging = { $who ->
    [you] Waxaad dhigaysaa safka kulanka xiga
    [south] { CAPITALIZE(who) } ayaa dhigaysa safka kulanka xiga
   *[other] { CAPITALIZE(who) } ayaa dhigaya safka kulanka xiga
}
at-move = Dhaqaaq { $number } ee { $of }
round-said = Kulan { $number }: { $said }

## What a move did: the first, then those that hold, with semicolons between.

sowed = { $who ->
    [you] Waxaad wareejisay { named }
    [south] { CAPITALIZE(who) } ayaa wareejisay { named }
   *[other] { CAPITALIZE(who) } ayaa wareejiyay { named }
}{ $laps ->
    [none] { "" }
   *[other] : { $laps } wareeg, { seed-count }
}
took = waxaa la qaatay { seed-count }{ $pits ->
    [none] { "" }
   *[other] { $last ->
        [true] : kuwii ku jiray { pit-list } iyo kii ugu dambeeyay
       *[false] { " " }oo ku jiray { pit-list }
    }
}
made-uurs = uur waxaa noqday { pit-list }
claimed = waxaa la qabsaday { pit-list }
clauses = { $first }; { $second }
moved = { $clauses }.
stop-not-crossed = waxba lama qaadan, dhagax ma gudbin
stop-opposite-empty = waxba lama qaadan, godka ka soo horjeeda waa marnaa
stop-other-side = ku dhammaaday dhinaca kale, waxba lama qaadan
stop-store = ku dhammaaday kaydka
stop-uur = ku dhammaaday uur
stop-claimed = ku dhammaaday god la qabsaday
barred = godka { $pit } ayaa doorka xiga la xayiray
failed-most = { $times } wareejin ayaa fashilantay, doorkuna waa dhammaaday
failed-none-left = god { way } loo wareejin karo ma jiro, doorkuna waa dhammaaday
passes = { $who ->
    [you] Ma dhaqaaqi kartid, waana inaad doorka dhaafto.
    [bot] Botku ma dhaqaaqi karo, waana inuu doorka dhaafo.
    [friend] Saaxiibkaa ma dhaqaaqi karo, waana inuu doorka dhaafo.
    [south] Koonfur ma dhaqaaqi karto, waana inay doorka dhaafto.
   *[north] Waqooyi ma dhaqaaqi karo, waana inuu doorka dhaafo.
}

## A move in the list of moves.

entry-line = { CAPITALIZE(who) }: { named }{ $taken ->
    [none] { "" }
   *[other] , { $taken } la qaatay
}{ $uurs ->
    [true] , laba uur
   *[false] { "" }
}{ $pits ->
    [none] { "" }
   *[other] , { pit-list } la qabsaday
}
entry-then = { $entry }. { $then }
entry-passes = { $who ->
    [you] Waa inaad doorka dhaafto
    [bot] Botku waa inuu doorka dhaafo
    [friend] Saaxiibkaa waa inuu doorka dhaafo
    [south] Koonfur waa inay doorka dhaafto
   *[north] Waqooyi waa inuu doorka dhaafo
}

## The race.

race-tap = { $who ->
    [you] Dhagax rid
   *[other] { CAPITALIZE(who) }: dhagax rid
}
race-key = taabo, ama furaha { $key }
score-in-hand = { score } oo gacanta ku jira
race-from = Bilowga: godka { $pit }.
race-start = { $who ->
    [you] Waxaad ka bilowday godka { $pit }.
    [south] { CAPITALIZE(who) } waxay ka bilowday godka { $pit }.
   *[other] { CAPITALIZE(who) } wuxuu ka bilowday godka { $pit }.
}
race-result = { $south } { $north } { $who ->
    [you] Adiga ayaa ugu horrayn dhammeeyay, sidaas darteed waad bilaabaysaa.
    [south] { CAPITALIZE(who) } ayaa ugu horrayn dhammaysay, wayna bilaabaysaa.
   *[other] { CAPITALIZE(who) } ayaa ugu horrayn dhammeeyay, wuuna bilaabayaa.
}

## Ends.

won = { $who ->
    [you] Waad badisay, { $more }–{ $fewer }
    [south] { CAPITALIZE(who) } ayaa badisay, { $more }–{ $fewer }
   *[other] { CAPITALIZE(who) } ayaa badiyay, { $more }–{ $fewer }
}
drawn = Barbaro, midkiiba { $each }
match-won = { $who ->
    [you] Tartanka waad badisay, { $more }–{ $fewer }
    [south] { CAPITALIZE(who) } ayaa tartanka badisay, { $more }–{ $fewer }
   *[other] { CAPITALIZE(who) } ayaa tartanka badiyay, { $more }–{ $fewer }
}
match-drawn = Tartanku waa barbaro, midkiiba { $each }
nobody-can-move = Cidina ma dhaqaaqi karto.
cannot-move = { $who ->
    [you] Mar dambe ma dhaqaaqi kartid.
    [bot] Botku mar dambe ma dhaqaaqi karo.
    [friend] Saaxiibkaa mar dambe ma dhaqaaqi karo.
    [south] Koonfur mar dambe ma dhaqaaqi karto.
   *[north] Waqooyi mar dambe ma dhaqaaqi karo.
}
repetition = Isla xaaladdii ayaa timid markii saddexaad.
round-equal = Kulanku wuxuu ku dhammaaday barbaro, sidaas darteed tartankuna waa barbaro.
cannot-arrange = { $who ->
    [you] Dhagxaantaadu kuma filna kulan kale.
   *[other] Dhagxaanta { who } kuma filna kulan kale.
}
other-cannot-arrange = Dhagxaanta qofka kale kuma filna kulan kale.
stalled = Saddex kulan oo isku xiga waxba isma beddelin.
# Why a game ended in which somebody pressed Finish.
finished-at = { $who ->
    [you] Waxaad ku dhammaysay { $seeds }.
   *[other] Ciyaarta waxaa lagu dhammeeyay { $seeds }.
}
# After a game the seeds are laid into the pits: beside each the seeds so far.
counted-out = { $rest ->
    [true] Dhinac kastaa wuxuu haystaa dhagxaantii u hartay. Waxaa loo tirinayaa god god.
   *[false] Dhagxaanta dhinac kasta waxaa loo tirinayaa god god.
}
resigned = { $who ->
    [you] Waad isdhiibtay
    [south] { CAPITALIZE(who) } ayaa isdhiibtay
   *[other] { CAPITALIZE(who) } ayaa isdhiibay
}: { $winner ->
    [you] waad badisay
    [bot] botka ayaa badiyay
    [friend] saaxiibkaa ayaa badiyay
    [south] Koonfur ayaa badisay
   *[north] Waqooyi ayaa badiyay
}
winner = { $who ->
    [you] Waad badisay
    [south] { CAPITALIZE(who) } ayaa badisay
   *[other] { CAPITALIZE(who) } ayaa badiyay
}
draw = Barbaro
draw-offered = { $who ->
    [you] Waxaad soo jeedisay barbaro
    [south] { CAPITALIZE(who) } ayaa soo jeedisay barbaro
   *[other] { CAPITALIZE(who) } ayaa soo jeediyay barbaro
}. { $to ->
    [you] Ma aqbalaysaa?
    [bot] Botku ma aqbalayaa?
    [friend] Saaxiibkaa ma aqbalayaa?
    [south] Koonfur ma aqbalaysaa?
   *[north] Waqooyi ma aqbalayaa?
}

## Rounds.

round = Kulan { $number }
round-to-come = Waxa xiga: kulan { $number }{ $pits ->
    [none] { "" }
   *[other] , saf { pit-count } ah, kii hore { $fewer ->
        [true] { $change } ka yar
       *[false] { $change } ka badan
    }
}. { CAPITALIZE(who) } ayaa { $who ->
    [south] bilaabaysa
   *[other] bilaabaya
}.
row-to-lay = { $who ->
    [you] Waxaad { seed-count } ku dhigaysaa { pit-count }.
    [south] { CAPITALIZE(who) } ayaa { seed-count } ku dhigaysa { pit-count }.
   *[other] { CAPITALIZE(who) } ayaa { seed-count } ku dhigaya { pit-count }.
}
round-arranged = Kulan { $number }: { $said }.
arranged = { $who ->
    [you] Waxaad dhigtay { $row }
    [south] { CAPITALIZE(who) } ayaa dhigtay { $row }
   *[other] { CAPITALIZE(who) } ayaa dhigay { $row }
}
all-laid = Dhammaan waa la dhigay
left-over = { $seeds } dhagax ayaa harsan
too-many = { $seeds } dhagax oo dheeraad ah

## What the bot teaches.

# The reasons are clauses with in, joined as a list.
# On the board the pit is marked, so that $pit is none; read out it has its letter.
hint-is = { hint }: { named }{ $why ->
    [none] { "" }
   *[other] , { $why }
}
solution-is = { CAPITALIZE(named) }{ $why ->
    [none] { "" }
   *[other] , { $why }
}.
why-only = dhaqaaqa keliya
why-takes = waxaa la qaadanayaa { $seeds }
why-leaves = { $most ->
    [0] wax la qaato lama reebo
   *[other] ugu badnaan { $most } ayaa la reebaa
}
why-next = waxaa la diyaariyaa { $seeds }
leads = { CAPITALIZE(who) } ayaa { seed-count } ku { $who ->
    [south] horraysa
   *[other] horreeya
}
even = Siman
in-round = { $said } kulankan
# After a game, at a position of it: the move that was played beside the best one.
reviewed-best = Dhaqaaq { $number }, la ciyaaray oo ugu fiican: { $played }.
reviewed = Dhaqaaq { $number }. Ugu fiican: { $best }. La ciyaaray: { $played }, { $seeds } dhagax ayuu ka liitaa.
moment-line = { $number }. { CAPITALIZE(who) }, { $played }: { $better } ayaa { $seeds } dhagax ka fiicnaa
reviewing = { $moves } dhaqaaq ayaa harsan

## Why a pit can't be played.

pit-refused = Godka { $pit } hadda lama wareejin karo: { $why }.
refusal-over = ciyaartu waa dhammaatay
refusal-race-first = oratanka ayaa ka horreeya
refusal-no-pit = looxu god caynkaas ah ma laha
refusal-not-yours = godka waxaa leh qofka kale
refusal-direction = godkan jihadaas looma wareejiyo
refusal-uur = godku waa uur
refusal-claimed = godka waa la qabsaday
refusal-empty = godku waa maran yahay
refusal-few = dhaqaaqu wuxuu ku bilaabmaa { $seeds } dhagax ama ka badan
refusal-barred = godku doorkan waa xayiran yahay
refusal-must-sow = wareejintani waa inay u socoto { way }
refusal-endless = wareejintu weligeed ma dhammaateen

## Why a row can't be laid out.

row-total = Safka waxaa ku jira { $found } ka mid ah { $seeds } dhagax.
row-empty-pit = God kasta dhagax ha lahaado.
row-stuck = Hal god ugu yaraan laba dhagax ha lahaado.

## What is wrong with a link, a kept game or a file.

fault = { $fault ->
    [version] waxay ka timid nooc kale oo boggan ah, markaa marka hore bogga dib u fur
    [foreign] kama tirsana boggan
   *[damaged] qayb ka mid ah ayaa maqan ama khaldan
}
link-broken = Linkigan lama furi karo: { $why }. Codso in mar kale laguu soo diro.
link-stray = Linkigan lama furi karo: { $why }. Ciyaartaadu meesheedii ayay taallaa.
save-broken = Ciyaarta halkan ku kaydsan lama akhrin karo: { $why }.
library-fault = Faylka qayb ka mid ah lama akhrin karo: { $why }.

## Why there is no bot.

failure = { $failure ->
    [no-workers] biraawsarkani ma taageero workers
    [missing] barnaamijkiisa lama soo dejin karo
    [other-build] barnaamijkiisa iyo boggu isku nooc ma aha
    [silent] ma jawaabayo
    [panicked] wuu istaagay
    [rejected] ciyaarta ma fahmayo
   *[illegal] wuxuu ku jawaabaa dhaqaaq aan bannaanayn
}
no-bot = Botka lama bilaabi karo ({ $why }). Laba qof weli way ku ciyaari karaan halkan.

## Games by link.

your-friend = Saaxiibkaa
friends-name = Magaca saaxiibkaa
your-games = Ciyaarahaaga
# In the bar of a phone.
your-games-short = Ciyaaraha

## Whose turn it is.

send-now = Hadda u dir saaxiibkaa
send-end = Dir, si saaxiibkaa dhammaadka u arko
answer-awaited = Waa la diray. Saaxiibkaa link ayuu ku jawaabayaa
about-challenge = Saaxiibkaa wuxuu furayaa linkiga, looxa dhankiisa ayuu ka arkayaa, wuuna ciyaarayaa.
about-answer = Linkiga soo noqda ku fur halkan ama qalab kasta oo ciyaartan leh.

## What a link brought.

no-such-game = Ciyaartaas halkan kuma kaydsana.
no-such-view = Ciwaankaas boggani waxba kuma hayo. Waa kan looxii.
old-message = Linkigani waa ka duugsan yahay ciyaartaada, oo halkan ku muuqata sida ay hadda tahay.
# $what the link decides although its sender may not. It is taken only by a press.
overstep = { $what ->
    [moves] Linkigani adiga ayuu sidoo kale kuu dhaqaajinayaa. Ciyaartaadii ayaa muuqata.
    [race] Linkigani wuxuu beddelayaa wixii loo doortay oratanka. Ciyaartaadii ayaa muuqata.
    [sides] Linkigani dhinac ayuu sidoo kale kuu dooranayaa. Ciyaartaadii ayaa muuqata.
    [row] Linkigani safkaaga ayuu sidoo kale dhigayaa. Ciyaartaadii ayaa muuqata.
    [resignation] Linkigani adiga ayuu sidoo kale kaa dhigayaa qof is dhiibay. Ciyaartaadii ayaa muuqata.
    [draw] Linkigani ciyaarta barbaro ayuu ku sheegayaa, taas oo aadan soo jeedin. Ciyaartaadii ayaa muuqata.
   *[other] Linkigani ciyaarta si ka duwan tan halkan ku kaydsan ayuu u sheegayaa. Taadii ayaa muuqata.
}
# A link was opened that one friend sent to another.
seat-offered = Laba saaxiib ayaa ciyaartan link ku ciyaaraya. Ma adiga ayaa laguu soo diray?
sit-down = Haa, waan ciyaarayaa
take-other = Qaado ciyaarta linkiga
take-rest = Arag intii la akhrin karay

## Sharing.

share-label = Wadaag
send = Dir
share-kind = { $kind ->
    [letter] La ciyaar saaxiib
    [game] Ciyaartan
   *[puzzle] Xujo
}
share-about = { $kind ->
    [letter] Isaga ayaa halkan ka sii wada
    [game] In la eego ama la sii ciyaaro
   *[puzzle] Hel dhaqaaqa ugu fiican
}
invitation-about = Dhinaca kale ayuu qaadanayaa
message-later = Marka doorkiisa la gaaro
what-to-share = Maxaa
link = Linkiga
friend-sees = Waxa saaxiibkaa arko
they-see = Waxa la arko
together = Ma wada fadhidaan?
together-about = Saaxiibkaa kamaradda ha ku jeediyo koodhkan.
no-server = Server la'aan
no-server-about = Ciyaarta oo dhan linkiga ayay ku jirtaa.
copy = Koobiyee linkiga
copied = Waa la koobiyeeyay: hadda farriin ku dheji
copy-failed = Dooro linkiga oo koobiyee
share-by = Qalabkan ku dir
it-is-sent = Waan diray
sent = { $over ->
    [true] Waa la diray. Saaxiibkaa dhammaadka wuu arkayaa.
   *[false] Waa la diray. Hadda waa doorka saaxiibkaa.
}
not-sent = Lama dirin
picture = Sawirka xaaladda
picture-wide = Ballaaran
picture-square = Afar gees
picture-shared = Waa la wadaagay
picture-copied = Waa la kaydiyay oo la koobiyeeyay: farriin ku dheji
picture-saved = Waa la kaydiyay
picture-failed = Sawirka halkan laguma sawiri karo
send-again = Mar kale dir
has-the-turn = doorka leh
qr-code = Linkiga oo QR ah
qr-code-shortened = QR-ku kulammadii hore wuu ka tagay.
no-qr-code = QR waa uga dheer yahay
begin-by-link = Dhinaca kale saaxiib u daa
play-first = Waa doorkaaga. Dhaqaaq, kadibna linkiga dir.

## Puzzles.

trial = { $trial ->
    [seeking] Xujo: hel dhaqaaqa ugu fiican
    [checking] Dhaqaaqa ayaa la hubinayaa
    [found] Waad heshay: ka fiican ma jiro
   *[missed] Dhaqaaq ka fiican ayaa jira
}

## Your games.

library-title = Ciyaarahaaga

## Your games: the list.

library-waiting = Kuwa ku sugaya
library-waiting-turns = { $count ->
    [one] { $count } ciyaar waa doorkaaga
   *[other] { $count } ciyaarood waa doorkaaga
}
library-waiting-sends = { $count } dhaqaaq oo la dirayo
library-running = Socda
library-finished = Dhammaaday
library-damaged = Dhaawacan
library-damaged-about = Kuwan mar dambe lama akhrin karo. Mid dhoofi si aad qoraalkiisa u haysato.
library-game = Ciyaar
library-all-games = Ciyaar kasta
library-opponent = La-ciyaare
library-any-opponent = La-ciyaare kasta
library-filter = Dooro waxa la taxo
library-actions = Ficillo kale
library-no-match = Ciyaar sidaas ah ma jirto.
library-reading = Ciyaarahaaga waa la akhrinayaa.
library-nothing = Ciyaar kasta oo aad ciyaarto waxay ku kaydsamaysaa halkan, qalabkan. Mar kasta waad joojin kartaa, hadhowna waad sii wadi kartaa.
library-begin = Ciyaar ciyaartaada koowaad
library-today = maanta
library-yesterday = shalay
library-more = Wax kale tus

## Your games: an entry.

library-play = Ciyaar
library-resume = Sii wad
library-look = Eeg
library-export = Dhoofi
library-delete = Tirtir
library-undo = Ka noqo
library-close = Xir
library-your-turn = Doorkaaga
library-bot-turn = Doorka botka
library-to-send = Waa la ciyaaray, weli lama dirin
library-not-sent = Weli lama dirin
library-new-round = Kulan cusub ayaa saf loo dhigayaa
library-race-next = Oratanka ayaa xiga
library-a-friend = Saaxiib
library-friends = Saaxiibbo
library-here = Laba qof halkan
library-nobody = Labada dhinacba botka
library-agreed = Barbaro lagu heshiiyay
library-you-resigned = Waad isdhiibtay
library-you-lost-on-time = Waqtigaagii waa dhammaaday

## Your games: files.

library-export-all = Wada dhoofi
library-import = Soo deji
library-import-about = Fayl ciyaaro ah oo halkan ama meel kale laga dhoofiyay, ama qoraalkiisa. Waxa hadda halkan ku kaydsan sidiisa ayuu ahaanayaa.
library-choose-file = Dooro fayl
library-file-text = Ama qoraalka ku dheji
library-take = Soo deji qoraalka
library-importing = Ciyaarahaaga waa la soo gelinayaa.
library-nothing-found = Ciyaar kuma jirto.

## Your games: results.

library-results = Natiijooyin
library-finished-games = { $count ->
    [one] { $count } ciyaar oo dhammaatay
   *[other] { $count } ciyaarood oo dhammaaday
}
library-no-results = Waxay ka bilaabmaan ciyaarta ugu horraysa ee dhammaata.
library-won = guul
library-drawn = barbaro
library-lost = guuldarro
library-by-level = Ciyaar iyo heer ahaan
library-tally-key = guul–barbaro–guuldarro
library-tally = guul { $won }, barbaro { $drawn }, guuldarro { $lost }

## Your games: how a game stands.

library-waiting-answer = Jawaabta ayaa la sugayaa
library-waiting-for = { $name } ayaa la sugayaa
library-side-to-move = Doorka { side }
library-resigned = Isdhiibay: { $name }
library-lost-on-time = Waqtigii { $name } waa dhammaaday
library-won-by-resignation = Guul: { $winner }. Isdhiibay: { $loser }
library-won-on-time = Guul: { $winner }. Waqtigii { $loser } waa dhammaaday
library-drawn-game = Barbaro, midkiiba { $seeds }
library-you-won = Waad badisay { $own }–{ $other }
library-you-lost = Waa lagaa badiyay { $own }–{ $other }
library-somebody-won = Guul: { $name } { $own }–{ $other }
library-own-sowed = Waxaad wareejisay godka { $pit }, weli lama dirin
library-friend-took = { $name }: { seed-count } la qaatay
library-friend-uurs = { $name }: { $count ->
    [one] hal uur ayaa la sameeyay
   *[other] { $count } uur ayaa la sameeyay
}
library-friend-claimed = { $name }: { $count ->
    [one] hal god ayaa la qabsaday
   *[other] { $count } god ayaa la qabsaday
}
library-friend-sowed = { $name }: godka { $pit } la wareejiyay
library-move = dhaqaaq { $number }
library-round = kulan { $number }
library-over-not-sent = { $said }. { library-not-sent }
library-deleted = La tirtiray: { $what }.
library-trouble = { $trouble ->
    [forbidden] Biraawsarkani boggan uma oggola inuu wax kaydiyo, sidaas darteed ciyaaro halkan laguma tusi karo laguna soo dejin karo.
    [full] Qalabkan ciyaaro dambe meel uguma bannaana. Qaar dhoofi, kadibna tirtir.
    [stuck] Biraawsarku ma oggola in la tirtiro.
   *[unreadable] Faylka lama akhrin karo.
}

## Your games: how an import went.

library-taken = La soo dejiyay: { $counts }.
library-taken-added = { $count ->
    [one] { $count } ciyaar oo cusub
   *[other] { $count } ciyaarood oo cusub
}
library-taken-updated = { $count ->
    [one] { $count } ciyaar oo hore u sii socotay
   *[other] { $count } ciyaarood oo hore u sii socday
}
library-taken-beside = { $count ->
    [one] { $count } ciyaar oo ka duwan tan halkan taal, labadaba waa la hayaa
   *[other] { $count } ciyaarood oo ka duwan kuwa halkan yaal, dhammaantood waa la hayaa
}
library-taken-known = { $count } hore halkan u tiil
library-taken-progress = horumarkaaga
library-taken-progress-lost = horumarkaaga meel looma helin
library-taken-lost = { $count } meel loo waayay

## The collections of puzzles.

puzzles = Xujooyin
puzzles-about = Hal dhaqaaq ayaa laba dhagax ama ka badan kaga fiican kuwa kale. Hel.
puzzles-failed = Xujooyinka lama soo dejin karo. Hubi internetka.
puzzles-of = Xujooyin: { $name }
no-puzzles = Weli xujooyin halkan ma yaallaan.
puzzle-of-the-day = Xujada maanta
puzzle-task = Hel dhaqaaqa kuu reebaya { $seeds ->
    [one] 1 dhagax
   *[other] { $seeds } dhagax
} ka badan kuwa kale
puzzle-tries = Isku-dayga koowaad si buuxda ayuu darajada ugu tirsamaa, kan labaadna nus. Haddii aad xalka codsato, xujadu waxay u tirsanaysaa mid aan la xallin.
puzzle-second-try = Isku-day ayaa khaldanaa. Kan xiga nus ayuu darajada ugu tirsamaa.
puzzle-unrated = Xujadani hore ayay darajadaada u beddeshay.
puzzle-wrong = Dhaqaaq kale ayaa ka fiican { $mv }.
puzzle-solved = La xaliyay
the-solution = Xalka
puzzle-solution = { CAPITALIZE($mv) } wuxuu kuu reebayaa { $seeds ->
    [one] 1 dhagax
   *[other] { $seeds } dhagax
} dheeraad ah, jawaabaha ugu fiican kadib.
solve-it = Xali
look-again = Mar kale eeg
show-solution = Xalka tus
next-puzzle = Xiga
your-rating = Darajadaada
rating-none = Xujo xali, darajadaaduna way bilaabmaysaa.
rating-up = +{ $by }
rating-down = −{ $by }
rating-chart = Darajada xujooyinka, { $days ->
    [one] 1 maalin
   *[other] { $days } maalmood
}: laga bilaabo { $first } ilaa { $last }
puzzles-solved = { $solved ->
    [one] 1 xujo ayaa la xaliyay
   *[other] { $solved } xujo ayaa la xaliyay
}
score-full = buuxa, isku-daygii koowaad
score-half = nus, isku-daygii labaad
score-none = lama xallin
solved-of = { $solved } ka mid ah { $all }
by-theme = Mawduuc ahaan
by-game = Ciyaar ahaan
puzzle-theme = { $topic ->
    [long-relay] Wareejin dheer
    [run-on] Qaadasho sii socota
    [turn] Jiho rogid
    [uur] Uur (god kuu hadhaya)
    [claim] Qabsasho (god afar ah)
    [block] Xannibaad
    [ending] Dhammaad
   *[defence] Difaac
}
puzzle-themes = Mawduucyo
shown-when-solved = marka la xaliyo la tusaa
difficulty-of = Adayg { $difficulty } ee 10.
streak = Xiriir
streak-days = { $days ->
    [0] Weli maya
    [one] 1 maalin
   *[other] { $days } maalmood oo xiriir ah
}
tries = Isku-day
try-wrong = ka fiican baa jira
move-worths = Isbarbardhigga dhaqaaqyada
all-moves = Dhaqaaqyada oo dhan
move-takes = { $taken ->
    [0] Waxba lama qaato
    [one] 1 dhagax ayaa la qaataa
   *[other] { $taken } dhagax ayaa la qaataa
}, { $lost ->
    [0] jawaabtana waxba laguma qaadan karo.
    [one] jawaabtana 1 ayaa lagu qaadan karaa.
   *[other] jawaabtana { $lost } ayaa lagu qaadan karaa.
}
your-try = Isku-daygaaga.
best-move = u fiican
costs = { $seeds } ka yar
drill = Xaggee ku dhammaataa?
drill-about = Wareejinta maskaxda ku arag inta aan la ciyaarin.
drill-last = Xaggee ku dhacaa dhagaxa ugu dambeeya?
drill-captured = Immisa dhagax ayaa la qaadayaa?
drill-one-lap = { CAPITALIZE($mv) }, hal wareeg.
drill-all-laps = { CAPITALIZE($mv) }, wareeg ka dib wareeg ilaa dhammaadka.
drill-not-sown = Dhagxaanta kaydka lagu riday lama tiriyo.
drill-last-seed = Dhagaxa ugu dambeeya { $counts ->
    [true] sidoo kale waa la tiriyaa
   *[false] lama tiriyo
}.
drill-right = Waa sax
drill-wrong = Markan maya
drill-level = Heerka { $level } ee { $levels }
drill-again = Kulan kale
drill-own-pace = Xawaarahaaga
drill-minute = Hal daqiiqo
drill-time-up = Daqiiqaddii way dhammaatay. Kani waa kan ugu dambeeya.
drill-minute-finished = Hal daqiiqo gudaheed: { $right } / { $count } sax ah
practice = Tababar
practise-again = Mar kale tababaro
practise-today = Tababaro { $count ->
    [one] 1 dhaqaaq
   *[other] { $count } dhaqaaq
}
practice-none = Dhaqaaqyadaadii ka fiicnaan karay halkan ayay ku soo noqdaan, marka aad ciyaar dib u eegto.
practice-empty = Maanta wax la tababarto ma jiraan
practice-finished = { $right } / { $count } sax ah
practice-next = Dhaqaaqa xiga wuxuu soo noqonayaa { $due }.
practice-due = { $days ->
    [0] maanta
    [one] berri
   *[other] { $days } maalmood kadib
}
practice-of = { $number } ee { $count }
practice-about = Waa dhaqaaq ciyaarahaaga ka mid ah. Haddii aad isku-dayga koowaad mid ka fiican ku hesho, hadhow ayuu soo noqdaa; haddii kale berri.
find-better = Hel dhaqaaq ka fiican
own-move = Halkan waxaa la wareejiyay { $mv }, taas oo lumisay { $seeds } dhagax.
not-copied = Halkan laguma koobiyayn karo.

## Sheets to print.

printouts = Xaashiyo la daabaco
printouts-about = Waxaa loogu talagalay xaashida A4 iyo Letter. Ku daabac cabbirka buuxa, ha yareyn.
print-it = Daabac
board-sheet-about = Godad ballackoodu shan sentimitir yahay, oo digir ama dhagxaan lagu ciyaaro.
board-sheets-join = Labada xaashi ku laab xariiqda go’go’an oo isku dhinac dhig: goobooyinka nuska ahi ha kulmaan.
rules-sheet-about = Xeerarka oo hal bog ku yaal, sawirro leh.
puzzle-sheet-about = Lix xujo hal bog, jawaabahooduna bog kale.
record-sheet = Diiwaanka ciyaarta
record-sheet-about = Bog leh xariiqyo tirsan, oo ciyaar lagu qoro.
record-date = Taariikh
record-result = Natiijo
answers = Jawaabo
puzzle-range = { $first } ilaa { $last } oo ka mid ah { $all }
six-before = Lixda ka horreeya
six-next = Lixda xigta

## Tasks to hand out.

hand-out = Hawlo qaybi
handout-about = Dooro ilaa { $most } xujooyin, meelayn iyo wareegyo tababar ah. Fasalkaagu wuxuu ku helayaa hal link, jawaabahana linkiyo ayuu kugu soo celinayaa. Server la'aan, akoon la'aan.
handout-open = Qof kasta oo linkiga haysta wuu akhrin karaa waxa ku jira oo dhan, xataa xalalka.
handout-new = Hawlo cusub
handout-picked = { $count } ka mid ah { $most } ayaa la doortay
handout-add = Ku dar hawlaha
handout-puzzle = Xujo ku dar
handout-drill = Wareeg ku dar
handout-difficulty = Adkaan
handout-how-hard = { $hardness ->
    [easy] Fudud
    [medium] Dhexdhexaad
   *[hard] Adag
}
handout-from-editor = Meelayn adiga kuu gaar ah: samee, dabadeed halkaas ku dar.
handout-title = Magaca hawlaha
handout-make = Samee linkiga
# A task or a pupil.
handout-remove = Ka saar: { $what }
handout-solving = Botku wuxuu raadinayaa dhaqaaqa ugu fiican.
# Beside the moves that are right.
handout-any = Dhaqaaq kastaa waa isku mid.
handout-tasks = Hawlo: { $count }
handout-answers = Jawaabo: { $count }
handout-all = Hawlaha oo dhan
handout-added = Jawaabaha { $name } shaxda ayay ku jiraan.
# The heads of a table: names, and how many tasks were done without a fault.
handout-pupil = Magac
handout-faultless = Khalad la'aan
handout-task = Hawsha { $number }
# In a table: a task that was solved by its first, second or later try.
handout-solved = waa la xaliyay, isku-daygii { $tries }
handout-shown = xalka waa la tusay, { $misses } khalad
handout-unsolved = lama xallin, { $misses } khalad
handout-paste = Jawaabuhu ma farriimo ayay ku yimaadeen? Farriimaha halkan ku dheji.
handout-found = Jawaabaha la helay: { $count }
handout-damaged = Linkiyada dhaawacan: { $count }
handout-save = Kaydi shaxda (CSV)
handout-delete = Ma la tirtiraa hawlahan iyo jawaabahooda?
handout-name = Magacaaga koowaad
handout-name-about = Wuxuu ku kaydsan yahay qalabkan iyo linkiga jawaabahaaga, iyo faylka haddii qof dhoofiyo waxa halkan ku kaydsan.
handout-done = { $name }, waa kuwan jawaabahaagu
handout-send = Linkigan u dir qofkii hawlaha ku siiyay, ama koodhka ha iskaan gareeyo.
handout-go-on = Sii wad adigoo ah { $name }
handout-own = Jawaabahaaga
handout-other = Qof kale ha bilaabo

## The editor of positions.

set-up-position = Dhis xaalad
setup-game = Ciyaar
setup-start = Xaaladda bilowga
setup-empty = Maran
setup-current = Ciyaarta looxa taal
setup-turn = Doorka
setup-pit = Godka { $pit }
setup-store = Kaydka { $side ->
    [south] Koonfur
   *[north] Waqooyi
}
setup-tray = Saxan
editor-tray = { $seeds ->
    [0] Dhagxaanta oo dhan waa la dhigay
    [one] 1 dhagax ayaa la dhigayaa
   *[other] { $seeds } dhagax ayaa la dhigayaa
}
setup-more = Hal ku dar
setup-less = Hal ka jar
# A place of the board: a pit or a store.
setup-held = { $place }, { seed-count }
setup-marks = { $sign ->
    [uur] Uur
   *[claim] La qabsaday
}
setup-no-mark = { $sign ->
    [uur] uur ma aha
   *[claim] cidina
}
setup-mark = { $side ->
    [south] Koonfur
   *[north] Waqooyi
}
setup-twins = Uurku waa mataano: godka { $pit } ayaa la socda.
setup-restriction = Xaddidaadda doorkan
setup-no-restriction = God kasta waa la ciyaari karaa
setup-barred = Godka { $pit } waa xayiran yahay
setup-again = { $failed ->
    [one] Hal wareejin ayaa fashilantay, mar kale wareeji { way }
   *[other] { $failed } wareejin ayaa fashilantay, mar kale wareeji { way }
}
setup-text = Qoraal ahaan
# Beside a sign each, so in a few words.
setup-tip-press = guji: hal ku dar
setup-tip-right-press = gujin midig: hal ka jar
setup-tip-tap = taabo: hal ku dar
setup-tip-hold = taabasho dheer: hal ka jar
setup-tip-drag = jiid: dhammaan guuri
setup-tip-number = tiro: godka buuxi
setup-analyse = Falanqee
setup-opponent = La ciyaar
setup-person = Laba qof
setup-puzzle = Hel dhaqaaqa ugu fiican
setup-unplaced = { $seeds ->
    [one] 1 dhagax ayaa saxanka ku jira: looxa dhig.
   *[other] { $seeds } dhagax ayaa saxanka ku jira: looxa dhig.
}
setup-none-left = Dhagax kuma harin saxanka: marka hore god kale ka soo qaad.
setup-total = Waxaa jira { $found } dhagax, ciyaartuse waxay leedahay { $expected }.
setup-pit-count = { $side ->
    [south] Koonfur waxay leedahay
   *[north] Waqooyi wuxuu leeyahay
} { $found } god, looxuse wuxuu leeyahay { $expected }.
setup-pit-fault = { $wrong ->
    [number] Godka { $pit } wuxuu u baahan yahay tiro u dhaxaysa 0 ilaa 255.
    [not-marked] Godka { $pit } waa calaamadsan yahay, laakiin ciyaartani godad ma calaamadiso.
   *[misplaced] Godka { $pit } sidaas looma calaamadin karo: uurku mataankiisa ayaa ka soo horjeeda, wuxuuna leeyahay laba dhagax ama ka badan; god la qabsaday waa kan qofka kale, wuxuuna leeyahay afar dhagax ama ka badan.
}
setup-store-misfit = Kaydka { $side ->
    [south] Koonfur
   *[north] Waqooyi
} lama jaanqaadayo godadka calaamadsan.
setup-cannot-move = Waa doorka { $side ->
    [south] Koonfur
   *[north] Waqooyi
}, laakiin dhaqaaq ma jiro.
setup-fault = { $problem ->
    [nobody-to-move] Sheeg cidda doorka leh: “s” ama “n”.
    [rows] Waxaa loo baahan yahay laba saf oo tirooyin ah, “/” ha u dhexayso.
    [stores] Waxaa kaydadka loogu baahan yahay laba tiro, “-” ha u dhexayso.
    [status] Waxaa loo baahan yahay dhinaca doorka leh: “s” ama “n”.
    [no-stores] Ciyaartani dhammaadkeeda ka hor kaydadka waxba kuma hayso.
    [race] Oratanka lama dhisi karo.
    [over] Ciyaartu waa dhammaatay, laakiin dhagxaan ayaa looxa ku haray.
    [restriction] Xaddidaaddu waa “!” iyo god, ama “+” ama “-” iyo tiro.
    [no-restriction] Ciyaartani xaddidaad caynkaas ah ma laha.
    [restriction-misplaced] Xaddidaaddaasi halkan kama dhaqan geli karto.
   *[extra] Qoraalku wuu sii socdaa xaaladda kadib.
}
