# The texts of the page in Swahili (standard Swahili, as in Kenya and
# Tanzania): Fluent (https://projectfluent.org), of which
# src/ui/i18n/syntax.rs reads the part used here.
#
# $who is a player: you, bot, friend, south or north. $side is south or north,
# $way left, right, up or down, as a sowing leaves its pit on the screen. An
# argument that isn't there is none. CAPITALIZE begins a sentence with the text
# of a message.
#
# No native reader has checked this translation yet. To correct it, change this
# file and run `cargo test --test locales`.
#
# Terms: seed = mbegu, pit = shimo (mashimo), store = ghala, board = ubao,
# row = safu, sow = kupanda (a sowing = upandaji; to sow a pit = kupanda kutoka
# shimo; a pit that can be sown = linaweza kuchezwa), drop = kudondosha,
# lap = mzunguko (mizunguko), relay = kuendelea kupanda, long relay = mfululizo
# mrefu, turn back = kugeuka, cross = kuvuka, opposite = mkabala,
# capture = kula, make (four) = kutimiza, claim = kutwaa, bar = kuzuia,
# uur = uur, move = hatua, turn (to move) = zamu, pass = kuruka zamu,
# draw = sare, race = mbio, round = raundi, match = mechi, position = hali,
# lead = uongozi, hint = dokezo, bot = roboti, level = ngazi, rating = daraja,
# undo = tendua, course = somo (masomo), step of a course = sehemu,
# puzzle = fumbo (mafumbo), link = kiungo, export = hamisha, import = ingiza.
#
# The verb has its subject in it: "you" needs no word of its own, every other
# player has the verb of a person (a-). Mbegu and hatua are the same in the
# plural and need no selector.

## Numbers and lists.

# Between groups of three digits.
number-group = ,
# Before the tenths.
number-decimal = .
# The ten digits, from zero.
number-digits = 0123456789
list-middle = { $first }, { $second }
list-last = { $first } na { $second }

## Parts of other messages.

seed-count = mbegu { $seeds }
pit-count = { $pits ->
    [one] shimo { $pits }
   *[other] mashimo { $pits }
}
# $pits is a list of $count letters.
pit-list = { $count ->
    [one] shimo { $pits }
   *[other] mashimo { $pits }
}

sentence = { $said }.

mbegu = Mbegu
# The navigation: its name, and its entries.
views = Kurasa
play = Cheza
learn = Jifunze
page-title = Mbegu: Giuthi na ndugu zake
# In the list of installed programs.
page-description = Michezo sita ya mankala ya Kenya, Somalia, Ethiopia, Eritrea na Sudan, mbegu kwa mbegu, dhidi ya roboti au rafiki.
# The title of the page while another view than the board is open.
view-title = { $view }: { mbegu }

## Home.

home = Mwanzo
home-start = Anza mchezo mpya
# Under the small boards, and on the map.
home-game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Ghala hupandwa
    [giuthi-rounds] Kwa raundi
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
home-places = Michezo inakotoka
# One paragraph stands for all games of a name.
place-about = { $game ->
    [giuthi] Giuthi ni mchezo wa Wakikuyu wa Kenya. Hupandwa kwenye safu mbili za mashimo sita, mara nyingi kukiwa na mbegu sita katika kila shimo; zipo pia safu za mashimo matano hadi kumi. Wengine huacha ghala lipate mbegu wanapolipita, na wengine huendelea raundi baada ya raundi hadi mchezaji mmoja awe na mbegu zote.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Wetaweat na majirani zao nchini Ethiopia na Sudan hucheza Alemungula; nchini Sudan huitwa pia Um el Bagara au Mangala. Ubao una safu mbili za mashimo matano na ghala kwa kila mchezaji, na kila shimo huanza na mbegu tano.
    [layli-goobalay] Wasomali hucheza Layli Goobalay, hasa huko Somaliland; jina hilo linahusu zoezi la miduara. Kokoto huzunguka safu mbili za mashimo sita, nne katika kila shimo mwanzoni. Richard Pankhurst aliueleza ukiwa na tano mwaka 1971.
   *[sulus-aidi] Watigrinya wa nyanda za juu za kaskazini mwa Tigray na wa Eritrea hucheza Sulus Aidi, unaojulikana pia kama Awagagá. Safu tatu za mashimo sita zina mbegu tatu katika kila shimo; safu ya kati ni ya wote, nusu kwa kila mchezaji. Harold Courlander alikuwa wa kwanza kuueleza, mwaka 1943.
}
place-source = { $game ->
    [giuthi] Vyanzo: John P. Pratt, Giuthi Rules, 2009; Regras do Giuthi, kijitabu cha walimu kutoka Brazil.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Chanzo: ukurasa wa kanuni usiotaja jina la mchezo wake.
    [layli-goobalay] Chanzo: Víctor Bautista i Roca, Layli Goobalay, katika Mancala World.
   *[sulus-aidi] Chanzo: Ralf Gering, Sulus Aidi, katika Mancala World.
}

## Players.

player = { CAPITALIZE(who) }
you = Wewe
the-bot = Roboti

## Commands.

rules = Kanuni
new-game = Mchezo mpya
settings = Mipangilio
more-settings = Mipangilio zaidi
more-settings-about = hakikisho, herufi, vituo, vitufe
close = Funga
cancel = Ghairi
done = Tayari
back = Rudi kwenye ubao
undo = Tendua
redo = Rudia
again = Marudiano
learn-rules = Jifunze kwa dakika tatu
next-level = Roboti hodari zaidi
easier-level = Roboti rahisi zaidi
start = Anza

teacher = Mwalimu
teacher-about = Mwalimu huonyesha ubora wa kila hatua.
hint = Dokezo
hint-coming = Hatua bora inatafutwa
judge = Pima hatua
review = Pitia mchezo
from-the-start = Tazama tangu mwanzo
stop = Acha
judged-about = Kwa kila hatua: mchezaji wake angeongoza kwa mbegu ngapi. ✓ hushinda, ✗ hushindwa.
moments-title = Hatua zilizogharimu zaidi
# The moves of a game that cost three seeds or more, at most six.
moments = { $count ->
    [0] Nyakati
    [one] Wakati 1
   *[other] Nyakati { $count }
}
moments-more = { $count } zaidi
moments-none = Hakuna kilichokugharimu mbegu tatu.
moments-looking = Inatafuta, hatua ya { $number } kati ya { $count }
go-through-moments = Zipitie moja moja
previous-moment = Wakati uliotangulia
next-moment = Wakati unaofuata
# A pit and its way: c, to the right.
moment-move = { $pit }{ $way ->
    [none] { "" }
   *[other] { ", " }{ way }
}
moment-lost = −{ seed-count }
moment-number = hatua ya { $number }
# Below the list, of the one that is shown.
moment-best = Bora: { $best }.
# Above the list of moves in a review.
moves-legend = + mbegu zilizochukuliwa, − mbegu pungufu ya hatua bora
# Beside the chart of the lead.
chart-leads = { $who ->
    [you] Unaongoza
   *[other] { CAPITALIZE(who) } anaongoza
}
lead-chart = Uongozi unaotarajiwa
lead-chart-about = kwa mbegu. Alama ni hatua iliyogharimu tatu au zaidi.
lead-graph = Uongozi, hatua kwa hatua

## The bot can't be had.

play-both = Cheza pande zote
# The first moves: what a deep analysis and the player's own games know of them.
openings = Mianzo
openings-about = Kila hatua inagharimu mbegu ngapi. Gusa hatua kuiona kwenye ubao.
openings-beyond = { $played ->
    [false] Hali hii haimo kwenye jedwali la mianzo.
   *[true] Hali hii haimo kwenye jedwali la mianzo. Michezo yako mwenyewe:
}
openings-nobody = Hakuna hatua hapa.
openings-loading = Mianzo inapakiwa.
openings-failed = Mianzo haiwezi kupakiwa. Angalia muunganisho.
openings-move = Hatua
openings-worth = Gharama
openings-own = Michezo yako
# Beside the move that comes next in the game that is shown.
openings-this-game = mchezo huu
openings-here = { $count ->
    [0] Hakuna mchezo wako uliokwisha uliofika hapa.
    [one] Michezo yako iliyokwisha ilifika hapa mara { $count }.
   *[other] Michezo yako iliyokwisha ilifika hapa mara { $count }.
}
try-again = Jaribu tena
bot-starting = Roboti anajiandaa
bot-loading = Roboti anapakiwa: { $part }%

## Beside the board.

actions = Vitendo
panel = Hatua na mwalimu
no-help = Roboti hasaidii katika mchezo dhidi ya rafiki.
chart = Mbegu za wachezaji wawili
chart-goal = { $seeds } za kushinda
origin = { $people }, { $place }. { $size }.
score = { $who ->
    [you] Una { seed-count }
   *[other] { CAPITALIZE(who) } ana { seed-count }
}
goal = Ukipata mbegu { $seeds } kati ya { $total }, unashinda
round-goal = Ukipata mbegu { $seeds } kati ya { $total }, unashinda raundi
# The rule of taking, in the first game.
taking = { $game ->
    [giuthi-store] Ishia kwenye shimo lako tupu lenye mbegu mkabala. Upandaji lazima uvuke hadi kwenye shimo; ghala halihesabiwi.
    [alemungula] Mbegu yako ya mwisho ikitimiza mbili au nne katika shimo la upande wa pili, unazila.
    [layli-goobalay] Ishia kwenye shimo lako tupu: unakula mbegu zote za mkabala, isipokuwa zikiwa tatu kamili.
    [sulus-aidi] Mbegu yako ya mwisho ikitimiza nne katika shimo la upande wa pili, unalitwaa, na hatua huisha.
    [giuthi-rounds] Vuka, na uishie kwenye shimo lako tupu lenye mbegu mkabala: unazila.
   *[giuthi] Vuka, na uishie kwenye shimo lako tupu lenye mbegu mkabala: unazila.
}
sow-towards = { $towards ->
    [left] Panda kushoto
    [right] Panda kulia
    [up] Panda juu
   *[down] Panda chini
}
outlook = { $laps ->
    [one] Mzunguko { $laps }
   *[other] Mizunguko { $laps }
}, mwisho { $pit ->
    [none] ghalani
    [own] katika shimo lako
    [far] katika shimo la upande wa pili
   *[other] shimo { $pit }
}.
outlook-takes = Inakula { seed-count }.
outlook-uurs = Inafanya { pit-list } kuwa uur.
outlook-claims = Inatwaa { pit-list }.
outlook-nothing = Haili kitu.
lap-number = Mzunguko { $number }
lifted = { seed-count } mkononi
wins-seeds = { $who ->
    [you] Unakula
   *[other] { CAPITALIZE(who) } anakula
} { $seeds }
wins-uurs = { $who ->
    [you] Unafanya
   *[other] { CAPITALIZE(who) } anafanya
} { pit-list } kuwa uur
wins-claims = { $who ->
    [you] Unatwaa
   *[other] { CAPITALIZE(who) } anatwaa
} { pit-list }
stop-reason = { $reason ->
    [captures] Mbegu ya mwisho iliangukia shimo tupu la upande { $who ->
        [you] wako
       *[other] wa aliyecheza
    }, na mkabala kuna mbegu.
    [other-side] Mbegu ya mwisho iliangukia shimo tupu la upande wa pili.
    [opposite-empty] Shimo la mkabala na mbegu ya mwisho ni tupu.
    [not-crossed] Hakuna mbegu iliyovuka kwenda upande wa pili.
    [empty] Mbegu ya mwisho iliangukia shimo tupu.
    [store] Mbegu ya mwisho iliangukia ghalani.
    [uur] Mbegu ya mwisho iliangukia uur.
    [claimed] Mbegu ya mwisho iliangukia shimo lililotwaliwa.
    [four] Mbegu ya mwisho ilitimiza nne katika shimo la upande wa pili.
    [two-or-four] Mbegu ya mwisho ilitimiza mbili au nne katika shimo la upande wa pili.
   *[one-lap] Mbegu ya mwisho haikutimiza mbili wala nne upande wa pili.
}
# Beside the pit in which a sowing ends. Short: it lies on the board.
tag = { $explained ->
    [opposite] Tupu: inakula { $seeds } za mkabala
    [following] Nalo ni tupu: inakula { $seeds } za mkabala
    [made] Inatimiza { $seeds }: inazila
    [before] Inakula pia { $seeds } za kabla yake
    [uurs] Tatu mkabala: inafanya uur mbili
    [claim] Inatimiza nne: inatwaa shimo
    [relay] Si tupu: inaendelea na { $seeds } zake
    [unclaimed] Hakuna kilichotwaliwa
   *[nothing] Hakuna kilicholiwa
}
tag-because = { $because ->
    [last-seed] pamoja na mbegu ya mwisho
    [other-side] imeishia upande wa pili
    [opposite-empty] shimo la mkabala ni tupu
    [not-crossed] hakuna mbegu iliyovuka
    [empty] imeishia shimo tupu
    [store] imeishia ghalani
    [uur] imeishia kwenye uur
    [claimed] imeishia shimo lililotwaliwa
   *[one-lap] si mbili wala nne upande wa pili
}
# What a side did last, shown at its name.
seat-sowed = { CAPITALIZE(named) }{ $laps ->
    [none] { "" }
   *[other] , mizunguko { $laps }
}

press-a-way = Sasa bonyeza mwelekeo wa kupanda
press-a-pit = { turn }: bonyeza shimo lenye duara
# A side has come to the seeds that win: the headline, and its two buttons.
reached-goal = { $who ->
    [you] { $seeds }! Umeshinda
    [bot] Roboti ana { $seeds }
   *[other] { $seeds }! { CAPITALIZE(who) } ameshinda
}
finish = Maliza
play-on = Endelea
skip = Bonyeza popote uone mwisho
linked = Mchezo huu umekuja na kiungo. Kando ya ubao unaweza kusema nani ataendelea kucheza.
unknown-level = Mchezo huu ulichezwa dhidi ya ngazi { $number } ya roboti, ambayo ukurasa huu hauna. Unaendelea dhidi ya ngazi { $nearest }.
nothing-stored = Kivinjari hiki hakihifadhi tena chochote cha ukurasa huu: ukurasa ukifungwa yaliyo mapya yanapotea, lakini anwani ya mchezo inaubeba mchezo wake.
export-due = { $count ->
    [one] Mchezo { $count } umehifadhiwa kwenye kifaa hiki pekee. Faili huuhifadhi hata kivinjari kikiupoteza.
   *[other] Michezo { $count } imehifadhiwa kwenye kifaa hiki pekee. Faili huihifadhi hata kivinjari kikiipoteza.
}

## The picker.

games = Michezo
board = Ubao
choose-game = Chagua mchezo
minutes = dakika { $minutes }
about-minutes = kama { minutes }
size-about = { $rows ->
    [two] Safu mbili za { pit-count }, { seed-count } kila shimo.
   *[three] Safu tatu za { pit-count }, { seed-count } kila shimo.
}
against = Dhidi ya
opponents = { $opponent ->
    [bot] Roboti
    [person] Wawili kwenye skrini hii
   *[friend] Rafiki, kwa kiungo
}
# The same where there is little room.
opponent-short = { $opponent ->
    [bot] Roboti
    [person] Wawili hapa
   *[friend] Kwa kiungo
}
opponent-about = { $opponent ->
    [bot] kwa ngazi iliyo hapa chini
    [person] mnapokezana kifaa
   *[friend] kila hatua ni kiungo unachotuma
}
# In the place of the bot's level.
without-level = { $opponent ->
    [bot] { "" }
    [person] Nyote wawili mnacheza kwenye skrini hii. Mipangilio hugeuza ubao, au maandishi yake kwa aliyeketi mkabala.
   *[friend] Unatuma kila hatua kwa njia yoyote upendayo, na kuendelea jibu likifika. Hakuna anayehitaji akaunti.
}
options = Chaguo
# Under the line of the options: what is set.
options-set = { seed-count }, { pit-count }, { $begins ->
    [you] wewe unaanza
    [bot] roboti anaanza
    [friend] rafiki yako anaanza
    [south] Kusini anaanza
    [north] Kaskazini anaanza
    [lot] kura inaamua
    [even] mbio za kupokezana
    [hands] mbio za mikono
   *[race] mbio
}
pits-a-row = Mashimo kwa safu
seeds-a-pit = Mbegu kwa shimo
level-label = Ngazi
who-begins = Nani anaanza
fair-start = Mwanzo wa haki
fair-start-kind = { $start ->
    [usual] Kama kawaida
    [swap] Kanuni ya kubadilishana
   *[balanced] Ufunguzi ulio sawa
}
fair-start-about = { $start ->
    [usual] Kanuni zinasema mchezo unavyoanza.
    [swap] Baada ya hatua ya kwanza, mchezaji mwingine anachagua upande.
   *[balanced] Hatua mbili hadi nne zimeshachezwa. Baada yake hakuna upande ulio bora kwa zaidi ya nusu ya mbegu.
}
by-lot = Kwa kura
ruling = Uamuzi wetu
rules-start = Mwanzoni
action-label = { $action }: { $name }
rules-origin = { $origin } Kulingana na { $sources }. Yaliyoachwa wazi humo ni uamuzi wetu.
rules-solved = { $proved ->
    [first] Imethibitishwa: kwa mashimo { $pits } kila safu na mbegu { $seeds } kila shimo, anayeanza anaweza daima kumaliza na mbegu { $most } kati ya { $total }.
    [second] Imethibitishwa: kwa mashimo { $pits } kila safu na mbegu { $seeds } kila shimo, asiyeanza anaweza daima kumaliza na mbegu { $most } kati ya { $total }.
   *[draw] Imethibitishwa: kwa mashimo { $pits } kila safu na mbegu { $seeds } kila shimo, wote wawili wanaweza daima kumaliza na mbegu { $most } kati ya { $total }: sare.
}
rules-failed = Kanuni haziwezi kupakiwa. Angalia muunganisho.
rules-of = Kanuni za michezo
play-it = Cheza
show-example = Onyesha

## The race.

race = Mbio
pace = { $pace ->
    [even] Mwendo sawa: mikono kwa zamu
   *[hands] Mwendo wa mkono: kwa kugusa
}
race-ready = Mbio zinaanza na mbegu ya kwanza
race-pick = Kuchagua kwa siri
race-pick-about = Kila mmoja huchagua shimo lake, mwingine asione.
race-sow-about = Wote hupanda kwa wakati mmoja. Mbegu ya mwisho ikiangukia shimo lenye mbegu, shimo hilo hupandwa tena. Anayeishia kwanza kwenye shimo tupu anaanza.
race-turns = Kucheza kwa zamu
race-turns-about = Kuanzia hapo, mbegu ya mwisho inayotimiza nne katika shimo la upande wa pili hulitwaa.
race-about = Wote hupanda kwa wakati mmoja. Anayeishia kwanza kwenye shimo tupu anaanza.
racing = Mikono yote miwili inapanda
race-void = Mbio hazikuwa na mwisho. Wote wanachagua tena.

## Rounds and arrangement.

arrange-evenly = Sawasawa
clear-row = Ondoa zote
begin-round = Anza raundi
next-round-label = Raundi ijayo
end-match = Maliza mechi
row-at-start = Mchezo uliopita ulikuwa sare: mbegu zimekaa kama mwanzoni
match = Mechi
match-stands = Raundi ya { $number }, { $own } kwa { $other }
match-goal = Upande wenye mbegu { $seeds } baada ya raundi hushinda mechi.
match-decided = { $who ->
    [you] Hata kwa mbegu zote { $seeds } za raundi ijayo ungebaki nyuma: mechi inaweza kuishia hapa.
   *[other] Hata kwa mbegu zote { $seeds } za raundi ijayo { who } angebaki nyuma: mechi inaweza kuishia hapa.
}
round-first = { $who ->
    [you] Unaanza
   *[other] { CAPITALIZE(who) } anaanza
}{ $rounds ->
    [shrinking] , kwa kushinda raundi ya { $number }.
    [filling] , kwa kuwa wachezaji hupokezana.
   *[single] .
}
seeds-after = Mbegu baada ya
row-length = { pit-count } kwa safu
row-shrinks = Upande mmoja ukiwa na mbegu chini ya { $seeds }, safu ina mashimo { $pits }. Mbegu zikiongezeka hukua tena.
check = { $done ->
    [true] Tayari
   *[false] Bado
}
before-round = Kabla raundi haijaanza
row-whole = { $left ->
    [0] Mbegu zote { $seeds } ziko kwenye safu
   *[other] Weka mbegu zote { $seeds } kwenye safu: bado { $left }
}
row-copied = Mchezaji mwingine anaiga safu na kubaki na mbegu za ziada.

## The moves.

move-list = Hatua
no-moves = Bado hakuna hatua
pass = ruka zamu
at-start = Mwanzo
step-first = Hali ya kwanza
step-back = Hatua moja nyuma
step-on = Hatua moja mbele
step-last = Hali ya mwisho
embed-play = Cheza huu kwenye Mbegu
to-now = Rudi mchezoni
play-from-here = Cheza kuanzia hapa
replay = Onyesha hatua tena

## Resigning and draws.

resign = Jitoe
resign-really = { $whole ->
    [true] Unajitoa kwenye mechi yote?
   *[false] Unajitoa mchezoni?
}
offer-draw = Pendekeza sare
accept = Kubali
decline = Kataa
draw-agreed = Sare kwa makubaliano

## The clock of a game.

clock = Saa
clock-kind = { $clock ->
    [off] Hakuna
    [game] Muda wa mchezo mzima
   *[move] Muda wa kila hatua
}
clock-minutes = Dakika kwa kila mchezaji
clock-increment = Sekunde za ziada kwa hatua
clock-seconds = Sekunde kwa kila hatua
clock-sleep = Saa husimama kifaa kinapolala.
# Under the line of the options.
clock-of-game = dk { $minutes } + sek { $increment }
clock-of-move = sek { $seconds } kwa hatua
# Names the time beside a player.
clock-of = Muda wa { side }
# A time under ten seconds.
clock-tenths = { $seconds }{ number-decimal }{ $tenths }
pause-clock = Simamisha saa
resume-clock = Endesha saa tena
clock-paused = Saa imesimamishwa. Ibonyeze, au cheza, ili kuendelea.
clock-minute-left = { $who ->
    [you] Umebakiwa
   *[other] { CAPITALIZE(who) } amebakiwa
} na dakika moja.
clock-seconds-left = { $who ->
    [you] Umebakiwa
   *[other] { CAPITALIZE(who) } amebakiwa
} na sekunde kumi.
lost-on-time = { $who ->
    [you] Umeishiwa muda
   *[other] { CAPITALIZE(who) } ameishiwa muda
}: { $winner ->
    [you] umeshinda
    [bot] roboti ameshinda
    [friend] rafiki yako ameshinda
    [south] Kusini ameshinda
   *[north] Kaskazini ameshinda
}

language-label = Lugha
language-unchecked = Tafsiri hii bado haijahakikiwa na msomaji wa lugha hii.
help-to-translate = Saidia kutafsiri
late = Mchezo bado uko njiani. Usipofika, pakia ukurasa tena.
page-texts-unavailable = Maandishi ya ukurasa huu hayawezi kupakiwa. Angalia muunganisho, kisha pakia ukurasa tena.
no-webassembly = Kivinjari hiki hakina WebAssembly, au imezimwa, na mchezo hauwezi kufanya kazi bila hiyo. Iwashe katika mipangilio ya kivinjari, au fungua ukurasa huu katika kivinjari kingine.
no-memory = Kivinjari hakina kumbukumbu ya kutosha kwa mchezo. Funga vichupo na programu nyingine, kisha pakia ukurasa tena.
old-browser = Kivinjari hiki ni cha zamani sana kwa mchezo. Kisasishe, au fungua ukurasa huu katika kivinjari kingine.
program-stopped = Programu imesimama kwa sababu ya hitilafu yake. Mchezo wako umehifadhiwa: pakia ukurasa upya ili kuendelea.
reload-page = Pakia ukurasa upya
part-unavailable = Sehemu ya ukurasa haiwezi kupakiwa. Angalia muunganisho, au pakia ukurasa upya.
texts-unavailable = Maandishi ya lugha unayotaka hayawezi kupakiwa. Angalia muunganisho, kisha pakia ukurasa tena.
new-version = Toleo jipya la ukurasa huu limefika. Litatumika ukurasa ukifunguliwa tena.
reload = Lianze sasa

## Motion.

speed-label = Kasi
pause = Sitisha
resume = Endelea
step = Mbele kidogo
to-the-end = Hadi mwisho

## Sound.

sound = Sauti
sound-question = Uwashe sauti?

## Looks.

theme = Mandhari
themes = { $theme ->
    [auto] Kama kifaa
    [light] Mwanga
    [dark] Giza
   *[contrast] Utofauti mkubwa
}
look = Sura ya ubao
looks = { $look ->
    [own] Ya mchezo
    [earth] Udongo mwekundu
    [wood] Mbao nyeusi
    [sand] Mchanga
    [stone] Bamba la jiwe
   *[plain] Sahili
}

## What is shown.

numbers = Nambari
when-numbers = { $numbers ->
    [always] Kila wakati
    [hover] Kwenye shimo linaloelekezwa
   *[never] Kamwe
}
numbers-touched = Kwenye shimo linaloguswa
preview-label = Hakikisho la hatua
preview-when = { $when ->
    [auto] Dhidi ya ngazi rahisi
    [yes] Kila wakati
   *[no] Kamwe
}
vibration = Mtetemo
explain-first-time = Simama kwenye jambo jipya
face-to-face = Uso kwa uso
letters = Herufi za mashimo
flip = Geuza ubao
setting-about = { $setting ->
    [preview] Mwisho wa hatua na mbegu zitakazoliwa, kabla ya kupanda.
    [explain] Tukio la kwanza la kila aina hukaa kidogo zaidi.
    [letters] Vinginevyo ni pale tu yanapotajwa.
    [flip] Kilicho juu huja chini.
    [face] Maandishi ya mchezaji wa upande wa pili hugeuzwa.
   *[race] Kasi ya mikono yote miwili.
}
kept-games = { $count ->
    [0] Hakuna mchezo uliohifadhiwa kwenye kifaa hiki.
    [one] Mchezo { $count } umehifadhiwa kwenye kifaa hiki.
   *[other] Michezo { $count } imehifadhiwa kwenye kifaa hiki.
}
kept-progress = Maendeleo yako yamehifadhiwa.
kept-durable = { $durable ->
    [true] Kivinjari kimeahidi kuhifadhi michezo yako.
   *[false] Kivinjari kinaweza kufuta michezo yako nafasi ikipungua. Sakinisha ukurasa au hamisha michezo yako ili kuwa na uhakika.
}
delete-all = Futa yote
delete-all-question = Ufute vyote vilivyohifadhiwa hapa? Haviwezi kurudishwa. Faili iliyohamishwa huhifadhi michezo na maendeleo yako.

## The keyboard.

keyboard = Kibodi
keys-move = Mishale: nenda kutoka shimo hadi shimo
keys-sow = Enter au herufi ya shimo: panda
keys-way = Kisha mshale: mwelekeo wa kupanda
keys-drop = Escape: chagua shimo jingine
keys-skip = Kitufe chochote: ona mwisho wa hatua
keys-step = Kwenye orodha, mishale: pitia hatua moja moja
keys-arrange = + na −: ongeza au ondoa mbegu; tarakimu: weka idadi hiyo
keys-type = Baada ya herufi, jumlisha au toa: panda ↺ au ↻, kama katika orodha ya hatua
keys-listen = S: alama. O na P: safu yako na ile nyingine. L: hatua za mwisho tena. W: hatua kutoka shimo ingefanya nini

## Names.

who = { $who ->
    [you] wewe
    [bot] roboti
    [friend] rafiki yako
    [south] Kusini
   *[north] Kaskazini
}
side = { $side ->
    [south] Kusini
   *[north] Kaskazini
}
way = { $way ->
    [left] kushoto
    [right] kulia
    [up] juu
   *[down] chini
}
speed = { $speed ->
    [slow] Polepole
    [normal] Kawaida
    [fast] Haraka
   *[none] Bila uhuishaji
}
level = { $level ->
    [1] Mgeni
    [2] Wa burudani
    [3] Anayeanza
    [4] Mwanafunzi
    [5] Mchezaji
    [6] Stadi
    [7] Hodari
    [8] Mtaalamu
    [9] Fundi
   *[10] Bingwa
}
level-about = { $level ->
    [1] hucheza karibu kila hatua kwa kubahatisha
    [2] hubahatisha angalau nusu ya hatua zake
    [3] huona kinachoweza kuliwa sasa
    [4] hupima hatua inaacha nini, na hukosea mara nyingi
    [5] hutazama hatua mbili mbele, na hukosea
    [6] hutazama hatua tatu mbele
    [7] hutazama mbele zaidi
    [8] huona mbali sana
    [9] hutazama mbali kadiri sekunde moja inavyoruhusu
   *[10] hufikiri hadi sekunde tatu, na pia wakati wa zamu yako
}
level-and-about = { $name }, { $about }

## Courses.

learn-about = Dakika tatu kwa kila mchezo, kwenye ubao halisi.
learn-game = Jifunze { $game }
rules-in-full = Kanuni kamili
courses-failed = Masomo hayawezi kupakiwa.
course-minutes = dakika 3
course-done = Tayari
steps-done = { $done } kati ya { $steps } tayari
go-on-with = Endelea: { $step }
go-on = Endelea
begin-course = Anza
do-again = Rudia
step-done = tayari
step-of = Sehemu { $step } kati ya { $steps }
skip-step = Ruka
show-me = Nionyeshe
show-again = Onyesha tena
next-step = Mbele
not-yet = Bado
course-end = Mwisho wa somo
course-finished = Unaujua mchezo wa { $game }

## The games.

game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Giuthi ya kupanda ghalani
    [giuthi-rounds] Giuthi ya raundi
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
# Where there is little room.
game-short = { $game ->
    [giuthi] { game }
    [giuthi-store] Giuthi ya ghala
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
    [giuthi] Kila mzunguko hugeuza mwelekeo. Kula huendelea.
    [giuthi-store] Ghala lako hupata mbegu unapolipita.
    [giuthi-rounds] Raundi baada ya raundi, kwenye ubao unaopungua.
    [alemungula] Mzunguko mmoja, kwenda nje. Mbili na nne huliwa.
    [layli-goobalay] Shimo la mbegu tatu laweza kuwa lako daima.
   *[sulus-aidi] Mikono hushindana mbio, kisha nne hutwaliwa.
}
place = { $game ->
    [giuthi] Kenya
    [giuthi-store] Kenya
    [giuthi-rounds] Kenya
    [alemungula] Ethiopia na Sudan
    [layli-goobalay] Somalia
   *[sulus-aidi] Eritrea na Tigray
}
people = { $game ->
    [giuthi] Wakikuyu
    [giuthi-store] Wakikuyu
    [giuthi-rounds] Wakikuyu
    [alemungula] Wetaweat na majirani
    [layli-goobalay] Wasomali
   *[sulus-aidi] Watigrinya
}
row-rule = { $rounds ->
    [single] Angalau mbegu mbili katika shimo moja.
    [shrinking] Angalau mbegu mbili katika shimo moja.
   *[filling] Angalau mbegu moja katika kila shimo.
}
board-size = { $shape }, mbegu { $seeds } kila shimo
earlier = Rudi kwenye { game }, hatua { $moves }

## Players.

bot-at = Roboti: { level }
measured = { $scaled ->
    [true] Ilipata pointi { $points } kati ya 100 dhidi ya ngazi ya chini yake, kwa kutazama sehemu moja kati ya 200 ya hali za ubao.
   *[false] Ilipata pointi { $points } kati ya 100 dhidi ya ngazi ya chini yake.
}
who-plays = Mchezaji wa { side }

## Counts and lists.

seeds = mbegu { $count }
# Beside a number; on phones below it.
seeds-counted = mbegu
moves = hatua { $count }
pits = { $count ->
    [one] shimo { $count }
   *[other] mashimo { $count }
}
named = { $pit ->
    [none] shimo hili
   *[other] shimo { $pit }
}{ $way ->
    [none] { "" }
   *[other] { " " }{ way }
}

## Labels on the board.

# The letter and the number follow each other, as they are written at the pit.
pit-of = { $who ->
    [you] shimo lako { $pit }
    [bot] roboti: shimo { $pit }
    [friend] rafiki yako: shimo { $pit }
    [south] Kusini: shimo { $pit }
   *[north] Kaskazini: shimo { $pit }
}
pit-label = { CAPITALIZE(pit-of) }, { seed-count }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $barred ->
    [true] , limezuiwa zamu hii
   *[false] { "" }
}{ $ways ->
    [0] { "" }
    [1] , linaweza kuchezwa
   *[other] , linaweza kuchezwa mielekeo yote miwili
}
# After a game, when the seeds are counted out pit by pit.
pit-counted = { CAPITALIZE(pit-of) }, { seed-count } hadi sasa
uur-of = { $who ->
    [you] uur yako
   *[other] uur ya { who }
}
claimed-by = { $who ->
    [you] limetwaliwa nawe
   *[other] limetwaliwa na { who }
}
# Written at a store on the board.
store-name = { $who ->
    [you] ghala lako
    [bot] la roboti
    [friend] la rafiki
    [south] la Kusini
   *[north] la Kaskazini
}
store = { $who ->
    [you] Ghala lako, { seed-count }
   *[other] Ghala la { who }, { seed-count }
}
add-seed = Ongeza mbegu kwenye shimo { $pit }
take-seed = Ondoa mbegu kwenye shimo { $pit }

## What is read out.

player-seeds = { who } { $seeds }
scores = { CAPITALIZE(player-seeds) }, { $other }
row-of = { $who ->
    [you] Safu yako
    [bot] Safu ya roboti
    [friend] Safu ya rafiki yako
    [south] Safu ya Kusini
   *[north] Safu ya Kaskazini
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
    [you] Zamu yako
   *[other] Zamu ya { who }
}
turn-again = { turn }: panda tena, { way }
# After the first move of a game with the swap rule.
sides-choice = { turn }: baki, au badilisha upande
sides-about = Anayecheza upande ana mashimo, mbegu na zamu ya upande huo.
keep-sides = Baki upande huu
swap-sides = Badilisha upande
sides-chosen = { $choice ->
    [kept] Wachezaji wamebaki pande zao.
   *[swapped] Wachezaji wamebadilishana pande.
}
opening-laid = Ufunguzi ulio sawa umechezwa: hakuna upande ulio bora.
begun-by-lot = Kura imeamua: { $who ->
    [you] wewe unaanza
    [bot] roboti anaanza
    [friend] rafiki yako anaanza
    [south] Kusini anaanza
   *[north] Kaskazini anaanza
}.
sows = { $who ->
    [you] Unapanda
   *[other] { CAPITALIZE(who) } anapanda
}
sowing = { $who ->
    [you] Unapanda
   *[other] { CAPITALIZE(who) } anapanda
} kutoka { named }
thinking = { $who ->
    [you] Unafikiri
   *[other] { CAPITALIZE(who) } anafikiri
}
stuck = { $who ->
    [you] Huwezi kucheza
   *[other] { CAPITALIZE(who) } hawezi kucheza
}
picking = { $who ->
    [you] Unachagua shimo la mbio
   *[other] { CAPITALIZE(who) } anachagua shimo la mbio
}
arranging = { $who ->
    [you] Unapanga raundi ijayo
   *[other] { CAPITALIZE(who) } anapanga raundi ijayo
}
at-move = Hatua ya { $number } kati ya { $of }
round-said = Raundi ya { $number }: { $said }

## What a move did: the first, then those that hold, with semicolons between.

sowed = { $who ->
    [you] Umepanda
   *[other] { CAPITALIZE(who) } amepanda
} kutoka { named }{ $laps ->
    [none] { "" }
   *[other] : mizunguko { $laps }, { seed-count }
}
took = { $seeds ->
    [one] { seed-count } imeliwa
   *[other] { seed-count } zimeliwa
}{ $pits ->
    [none] { "" }
   *[other] { " " }kutoka { pit-list }{ $last ->
        [true] , pamoja na mbegu ya mwisho
       *[false] { "" }
    }
}
made-uurs = { $count ->
    [one] { pit-list } limekuwa uur
   *[other] { pit-list } yamekuwa uur
}
claimed = { $count ->
    [one] { pit-list } limetwaliwa
   *[other] { pit-list } yametwaliwa
}
clauses = { $first }; { $second }
moved = { $clauses }.
stop-not-crossed = hakuna kilicholiwa, kwani hakuna mbegu iliyovuka
stop-opposite-empty = hakuna kilicholiwa, shimo la mkabala lilikuwa tupu
stop-other-side = mwisho upande wa pili, hakuna kilicholiwa
stop-store = mwisho ghalani
stop-uur = mwisho kwenye uur
stop-claimed = mwisho kwenye shimo lililotwaliwa
barred = shimo { $pit } limezuiwa kwa zamu ijayo
failed-most = upandaji umeshindwa mara { $times }, hivyo zamu inaisha
failed-none-left = hakuna shimo linaloweza kuchezwa { way }, hivyo zamu inaisha
passes = { $who ->
    [you] Huwezi kucheza, lazima uruke zamu.
   *[other] { CAPITALIZE(who) } hawezi kucheza, lazima aruke zamu.
}

## A move in the list of moves.

entry-line = { CAPITALIZE(who) }: { named }{ $taken ->
    [none] { "" }
   *[other] , { $who ->
        [you] unakula
       *[other] anakula
    } { $taken }
}{ $uurs ->
    [true] , uur mbili
   *[false] { "" }
}{ $pits ->
    [none] { "" }
   *[other] , { $who ->
        [you] unatwaa
       *[other] anatwaa
    } { pit-list }
}
entry-then = { $entry }. { $then }
entry-passes = { $who ->
    [you] Lazima uruke zamu
   *[other] { CAPITALIZE(who) } lazima aruke zamu
}

## The race.

race-tap = { $who ->
    [you] Dondosha mbegu
   *[other] { CAPITALIZE(who) }: dondosha mbegu
}
race-key = bonyeza, au kitufe { $key }
score-in-hand = { score } mkononi
race-from = Mbio kutoka shimo { $pit }.
race-start = { $who ->
    [you] Ulianzia mbio shimo { $pit }.
   *[other] { CAPITALIZE(who) } alianzia mbio shimo { $pit }.
}
race-result = { $south } { $north } { $who ->
    [you] Ulimaliza kwanza, hivyo unaanza.
   *[other] { CAPITALIZE(who) } alimaliza kwanza na anaanza.
}

## Ends.

won = { $who ->
    [you] Umeshinda, { $more } kwa { $fewer }
   *[other] { CAPITALIZE(who) } ameshinda, { $more } kwa { $fewer }
}
drawn = Sare, { $each } kila mmoja
match-won = { $who ->
    [you] Umeshinda mechi, { $more } kwa { $fewer }
   *[other] { CAPITALIZE(who) } ameshinda mechi, { $more } kwa { $fewer }
}
match-drawn = Mechi ni sare, { $each } kila mmoja
nobody-can-move = Hakuna anayeweza kucheza tena.
cannot-move = { $who ->
    [you] Huwezi kucheza tena.
   *[other] { CAPITALIZE(who) } hawezi kucheza tena.
}
repetition = Hali ileile imetokea kwa mara ya tatu.
round-equal = Raundi imeisha sare, na hivyo mechi ni sare.
cannot-arrange = { $who ->
    [you] Una
   *[other] { CAPITALIZE(who) } ana
} mbegu chache mno kwa raundi nyingine.
other-cannot-arrange = Mchezaji mwingine ana mbegu chache mno kwa raundi nyingine.
stalled = Raundi tatu mfululizo hazikubadilisha kitu.
# Why a game ended in which somebody pressed Finish.
finished-at = { $who ->
    [you] Ulimaliza ukiwa na { $seeds }.
   *[other] Mchezo ulimalizwa kwa { $seeds }.
}
# After a game the seeds are laid into the pits: beside each the seeds so far.
counted-out = { $rest ->
    [true] Kila upande unabaki na mbegu zake zilizosalia. Zinahesabiwa shimo kwa shimo.
   *[false] Mbegu za kila upande zinahesabiwa shimo kwa shimo.
}
resigned = { $who ->
    [you] Umejitoa
   *[other] { CAPITALIZE(who) } amejitoa
}: { $winner ->
    [you] umeshinda
    [bot] roboti ameshinda
    [friend] rafiki yako ameshinda
    [south] Kusini ameshinda
   *[north] Kaskazini ameshinda
}
winner = { $who ->
    [you] Umeshinda
   *[other] { CAPITALIZE(who) } ameshinda
}
draw = Sare
draw-offered = { $who ->
    [you] Unapendekeza
   *[other] { CAPITALIZE(who) } anapendekeza
} sare. { $to ->
    [you] Unakubali?
    [bot] Roboti anakubali?
    [friend] Rafiki yako anakubali?
    [south] Kusini anakubali?
   *[north] Kaskazini anakubali?
}

## Rounds.

round = Raundi ya { $number }
round-to-come = Ijayo: raundi ya { $number }{ $pits ->
    [none] { "" }
   *[other] { " " }yenye { pit-count } kwa safu, { $fewer ->
        [true] { $change } pungufu
       *[false] { $change } zaidi
    } kuliko awali
}. { $who ->
    [you] Unaanza
   *[other] { CAPITALIZE(who) } anaanza
}.
row-to-lay = { $who ->
    [you] Unapanga mbegu zako { $seeds }
   *[other] { CAPITALIZE(who) } anapanga mbegu zake { $seeds }
} katika { pit-count }.
round-arranged = Raundi ya { $number }: { $said }.
arranged = { $who ->
    [you] Umepanga
   *[other] { CAPITALIZE(who) } amepanga
} { $row }
all-laid = Mbegu zote zimepangwa
left-over = Bado mbegu { $seeds }
too-many = { $seeds ->
    [one] Mbegu { $seeds } imezidi
   *[other] Mbegu { $seeds } zimezidi
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
why-only = hatua pekee
why-takes = inakula { $seeds }
why-leaves = { $most ->
    [0] haiachi cha kuliwa
   *[other] inaacha za kuliwa zisizozidi { $most }
}
why-next = inaandaa kula { $seeds }
leads = { $who ->
    [you] Unaongoza
   *[other] { CAPITALIZE(who) } anaongoza
} kwa { seed-count }
even = Sawa
in-round = { $said } katika raundi hii
# After a game, at a position of it: the move that was played beside the best one.
reviewed-best = Hatua ya { $number }, iliyochezwa ndiyo bora: { $played }.
reviewed = Hatua ya { $number }. Bora: { $best }. Iliyochezwa: { $played }, pungufu kwa mbegu { $seeds }.
moment-line = { $number }. { CAPITALIZE(who) }, { $played }: { $better } ilikuwa bora kwa mbegu { $seeds }
reviewing = { $moves ->
    [one] imebaki hatua { $moves }
   *[other] zimebaki hatua { $moves }
}

## Why a pit can't be played.

pit-refused = Shimo { $pit } haliwezi kuchezwa sasa: { $why }.
refusal-over = mchezo umekwisha
refusal-race-first = mbio huja kwanza
refusal-no-pit = ubao hauna shimo hilo
refusal-not-yours = shimo ni la mpinzani
refusal-direction = shimo hili halipandwi kuelekea huko
refusal-uur = shimo ni uur
refusal-claimed = shimo limetwaliwa
refusal-empty = shimo ni tupu
refusal-few = hatua huanza na mbegu { $seeds } au zaidi
refusal-barred = shimo limezuiwa zamu hii
refusal-must-sow = mara hii lazima kupanda { way }
refusal-endless = upandaji haungeisha kamwe

## Why a row can't be laid out.

row-total = Safu ina mbegu { $found } kati ya { $seeds }.
row-empty-pit = Kila shimo linahitaji mbegu.
row-stuck = Shimo moja linahitaji angalau mbegu mbili.

## What is wrong with a link, a kept game or a file.

fault = { $fault ->
    [version] toleo lake si la ukurasa huu, hivyo pakia ukurasa upya kwanza
    [foreign] hakuna uhusiano na ukurasa huu
   *[damaged] sehemu yake moja imekosekana au ina kosa
}
link-broken = Kiungo hiki hakiwezi kufunguliwa: { $why }. Omba kitumwe tena.
link-stray = Kiungo hiki hakiwezi kufunguliwa: { $why }. Mchezo wako uko ulipokuwa.
save-broken = Mchezo uliohifadhiwa hapa hauwezi kusomwa: { $why }.
library-fault = Sehemu ya faili haisomeki: { $why }.

## Why there is no bot.

failure = { $failure ->
    [no-workers] kivinjari hiki hakiendeshi workers
    [missing] programu yake haiwezi kupakiwa
    [other-build] programu yake ni ya toleo tofauti na la ukurasa
    [silent] hajibu
    [panicked] ameacha kufanya kazi
    [rejected] haelewi mchezo
   *[illegal] anajibu kwa hatua isiyoruhusiwa
}
no-bot = Roboti hawezi kuanzishwa ({ $why }). Watu wawili bado wanaweza kucheza hapa.

## Games by link.

your-friend = Rafiki yako
friends-name = Jina la rafiki yako
your-games = Michezo yako
# In the bar of a phone.
your-games-short = Michezo

## Whose turn it is.

send-now = Sasa mtumie rafiki yako
send-end = Mtumie rafiki yako, ili aone mwisho
answer-awaited = Imetumwa. Rafiki yako atajibu kwa kiungo
about-challenge = Rafiki yako anafungua kiungo, anaona ubao kutoka upande wake na kucheza.
about-answer = Fungua kiungo kitakachorudi, hapa au kwenye kifaa chochote chenye mchezo huu.

## What a link brought.

no-such-game = Mchezo huo haujahifadhiwa hapa.
no-such-view = Ukurasa huu hauna kitu kwenye anwani hiyo. Ubao huu hapa.
old-message = Kiungo hiki ni cha zamani kuliko mchezo wako, unaoonyeshwa ulivyo sasa.
# $what the link decides although its sender may not. It is taken only by a press.
overstep = { $what ->
    [moves] Kiungo hiki pia kinacheza hatua zako. Mchezo wako unaonyeshwa.
    [race] Kiungo hiki kinabadilisha kilichochaguliwa kwa mbio. Mchezo wako unaonyeshwa.
    [sides] Kiungo hiki pia kinakuchagulia upande. Mchezo wako unaonyeshwa.
    [row] Kiungo hiki pia kinapanga safu yako. Mchezo wako unaonyeshwa.
    [resignation] Kiungo hiki pia kinakubali kushindwa kwa niaba yako. Mchezo wako unaonyeshwa.
    [draw] Kiungo hiki kinasema mchezo ni sare, jambo ambalo hukupendekeza. Mchezo wako unaonyeshwa.
   *[other] Kiungo hiki kina mchezo tofauti na ulivyohifadhiwa hapa. Mchezo wako unaonyeshwa.
}
# A link was opened that one friend sent to another.
seat-offered = Marafiki wawili wanacheza mchezo huu kwa viungo. Je, ulitumiwa wewe?
sit-down = Ndiyo, naucheza
take-other = Chukua mchezo wa kiungo
take-rest = Ona kilichosomeka

## Sharing.

share-label = Shiriki
send = Tuma
share-kind = { $kind ->
    [letter] Cheza na rafiki
    [game] Mchezo huu
   *[puzzle] Fumbo
}
share-about = { $kind ->
    [letter] Ataendelea kutoka hapa
    [game] Kutazama, au kuendelea
   *[puzzle] Kutafuta hatua bora
}
invitation-about = Atachukua upande wa pili
message-later = Zamu yake itakapofika
what-to-share = Nini
link = Kiungo
friend-sees = Anachoona rafiki yako
they-see = Anachoona
together = Mko pamoja?
together-about = Rafiki yako aelekeze kamera hapa.
no-server = Bila seva
no-server-about = Kiungo kina mchezo wote.
copy = Nakili kiungo
copied = Kimenakiliwa: sasa kibandike kwenye ujumbe
copy-failed = Chagua kiungo na ukinakili
share-by = Tuma kwa kifaa hiki
it-is-sent = Imetumwa
sent = { $over ->
    [true] Imetumwa. Rafiki yako ataona mwisho.
   *[false] Imetumwa. Ni zamu ya rafiki yako.
}
not-sent = Haikutumwa
picture = Picha ya hali ya mchezo
picture-wide = Pana
picture-square = Mraba
picture-shared = Imeshirikiwa
picture-copied = Imehifadhiwa na kunakiliwa: ibandike kwenye ujumbe
picture-saved = Imehifadhiwa
picture-failed = Picha haiwezi kuchorwa hapa
send-again = Tuma tena
has-the-turn = ana zamu
qr-code = Kiungo kama msimbo wa QR
qr-code-shortened = Msimbo unaacha raundi za kwanza.
no-qr-code = Kirefu mno kwa msimbo wa QR
begin-by-link = Mwachie rafiki upande wa pili
play-first = Ni zamu yako. Cheza hatua yako, kisha tuma kiungo.

## Puzzles.

trial = { $trial ->
    [seeking] Fumbo: tafuta hatua bora
    [checking] Hatua inakaguliwa
    [found] Umeipata: hakuna hatua bora zaidi
   *[missed] Kuna hatua bora zaidi
}

## Your games.

library-title = Michezo yako

## Your games: the list.

library-waiting = Inayokusubiri
library-waiting-turns = { $count ->
    [one] zamu yako katika mchezo { $count }
   *[other] zamu yako katika michezo { $count }
}
library-waiting-sends = { $count ->
    [one] hatua { $count } ya kutuma
   *[other] hatua { $count } za kutuma
}
library-running = Inayoendelea
library-finished = Iliyokwisha
library-damaged = Iliyoharibika
library-damaged-about = Michezo hii haisomeki tena. Hamisha mmoja ili kuhifadhi maandishi yake.
library-game = Mchezo
library-all-games = Michezo yote
library-opponent = Mpinzani
library-any-opponent = Mpinzani yeyote
library-filter = Chagua cha kuorodhesha
library-actions = Vitendo zaidi
library-no-match = Hakuna mchezo kama huo.
library-reading = Michezo yako inasomwa.
library-nothing = Kila mchezo unaocheza huhifadhiwa hapa, kwenye kifaa hiki. Unaweza kuacha wakati wowote na kuendelea baadaye.
library-begin = Cheza mchezo wa kwanza
library-today = leo
library-yesterday = jana
library-more = Onyesha zaidi

## Your games: an entry.

library-play = Cheza
library-resume = Endelea
library-look = Tazama
library-export = Hamisha
library-delete = Futa
library-undo = Tendua
library-close = Funga
library-your-turn = Zamu yako
library-bot-turn = Zamu ya roboti
library-to-send = Imechezwa, bado haijatumwa
library-not-sent = Bado haijatumwa
library-new-round = Raundi mpya inasubiri kupangwa
library-race-next = Mbio zinafuata
library-a-friend = Rafiki
library-friends = Marafiki
library-here = Watu wawili hapa
library-nobody = Roboti pande zote
library-agreed = Sare kwa makubaliano
library-you-resigned = Ulijitoa
library-you-lost-on-time = Uliishiwa muda

## Your games: files.

library-export-all = Hamisha yote
library-import = Ingiza
library-import-about = Faili ya michezo iliyohamishwa hapa au kwingineko, au maandishi yake. Kilichohifadhiwa hapa tayari kinabaki kilivyo.
library-choose-file = Chagua faili
library-file-text = Au bandika maandishi
library-take = Ingiza maandishi
library-importing = Michezo yako inaingizwa.
library-nothing-found = Hakuna mchezo ndani yake.

## Your games: results.

library-results = Matokeo
library-finished-games = { $count ->
    [one] mchezo { $count } uliokwisha
   *[other] michezo { $count } iliyokwisha
}
library-no-results = Yataanza na mchezo wa kwanza utakaokwisha.
library-won = ushindi
library-drawn = sare
library-lost = kushindwa
library-by-level = Kwa mchezo na ngazi
library-tally-key = ushindi–sare–kushindwa
library-tally = ushindi { $won }, sare { $drawn }, kushindwa { $lost }

## Your games: how a game stands.

library-waiting-answer = Jibu linasubiriwa
library-waiting-for = { $name } anasubiriwa
library-side-to-move = Zamu ya { side }
library-resigned = { $name } alijitoa
library-lost-on-time = { $name } aliishiwa muda
library-won-by-resignation = { $winner } alishinda, { $loser } alijitoa
library-won-on-time = { $winner } alishinda, { $loser } aliishiwa muda
library-drawn-game = Sare, { $seeds } kila mmoja
library-you-won = Ulishinda { $own } kwa { $other }
library-you-lost = Ulishindwa { $own } kwa { $other }
library-somebody-won = { $name } alishinda { $own } kwa { $other }
library-own-sowed = Ulipanda kutoka { $pit }, bado haijatumwa
library-friend-took = { $name } alikula { seed-count }
library-friend-uurs = { $name } alifanya { $count ->
    [one] uur moja
   *[other] uur { $count }
}
library-friend-claimed = { $name } alitwaa { $count ->
    [one] shimo moja
   *[other] mashimo { $count }
}
library-friend-sowed = { $name } alipanda kutoka { $pit }
library-move = hatua ya { $number }
library-round = raundi ya { $number }
library-over-not-sent = { $said }. { library-not-sent }
library-deleted = Umefutwa: { $what }.
library-trouble = { $trouble ->
    [forbidden] Kivinjari hiki hakiruhusu ukurasa kuhifadhi chochote, hivyo michezo haiwezi kuonyeshwa wala kuingizwa hapa.
    [full] Hakuna nafasi zaidi ya michezo kwenye kifaa hiki. Hamisha baadhi, kisha uifute.
    [stuck] Kivinjari hakiruhusu ufutwe.
   *[unreadable] Faili haisomeki.
}

## Your games: how an import went.

library-taken = Uingizaji: { $counts }.
library-taken-added = { $count ->
    [one] mchezo mpya { $count }
   *[other] michezo mipya { $count }
}
library-taken-updated = { $count ->
    [one] mchezo { $count } umesonga mbele
   *[other] michezo { $count } imesonga mbele
}
library-taken-beside = { $count ->
    [one] mchezo { $count } unatofautiana na ulio hapa, na yote miwili imehifadhiwa
   *[other] michezo { $count } inatofautiana na iliyo hapa, na yote imehifadhiwa
}
library-taken-known = { $count ->
    [one] { $count } ulikuwapo tayari
   *[other] { $count } ilikuwapo tayari
}
library-taken-progress = maendeleo yako
library-taken-progress-lost = maendeleo yako yalikosa nafasi
library-taken-lost = { $count ->
    [one] { $count } ulikosa nafasi
   *[other] { $count } ilikosa nafasi
}

## The collections of puzzles.

puzzles = Mafumbo
puzzles-about = Hatua moja ni bora, kwa mbegu mbili au zaidi. Itafute.
puzzles-failed = Mafumbo hayawezi kupakiwa. Angalia muunganisho.
puzzles-of = Mafumbo: { $name }
no-puzzles = Bado hakuna mafumbo hapa.
puzzle-of-the-day = Fumbo la siku
puzzle-task = Tafuta hatua itakayokuachia mbegu { $seeds } zaidi ya nyingine yoyote
puzzle-tries = Jaribio la kwanza huhesabiwa lote kwenye daraja lako, la pili nusu. Ukiomba ufumbuzi, fumbo huhesabiwa kuwa hukulifumbua.
puzzle-second-try = Jaribio moja lilikuwa na kosa. Linalofuata huhesabiwa nusu kwenye daraja lako.
puzzle-unrated = Fumbo hili limeshabadilisha daraja lako.
puzzle-wrong = Hatua nyingine ni bora kuliko { $mv }.
puzzle-solved = Umefumbua
the-solution = Ufumbuzi
puzzle-solution = { CAPITALIZE($mv) } inakuachia mbegu { $seeds } zaidi ya hatua nyingine yoyote, baada ya majibu bora.
solve-it = Fumbua
look-again = Tazama tena
show-solution = Ufumbuzi
next-puzzle = Jingine
your-rating = Daraja lako
rating-none = Fumbua fumbo, na daraja lako litaanza.
rating-up = +{ $by }
rating-down = −{ $by }
rating-chart = Daraja kwa siku { $days ->
    [one] 1 yenye
   *[other] { $days } zenye
} mafumbo: kutoka { $first } hadi { $last }
puzzles-solved = { $solved ->
    [one] fumbo 1 limefumbuliwa
   *[other] mafumbo { $solved } yamefumbuliwa
}
score-full = kamili, kwa jaribio la kwanza
score-half = nusu, kwa jaribio la pili
score-none = halikufumbuliwa
solved-of = { $solved } kati ya { $all }
by-theme = Kwa mada
by-game = Kwa mchezo
puzzle-theme = { $topic ->
    [long-relay] Mfululizo mrefu
    [run-on] Kula kunakoendelea
    [turn] Kugeuka
    [uur] Uur (shimo lako daima)
    [claim] Kutwaa (shimo la nne)
    [block] Kuzuia
    [ending] Mwisho
   *[defence] Ulinzi
}
puzzle-themes = Mada
shown-when-solved = huonekana ukifumbua
difficulty-of = Ugumu { $difficulty } kati ya 10.
streak = Mfululizo
streak-days = { $days ->
    [0] Bado hakuna mfululizo
    [one] Siku 1 mfululizo
   *[other] Siku { $days } mfululizo
}
tries = Majaribio
try-wrong = kuna bora zaidi
move-worths = Ulinganisho wa hatua
all-moves = Hatua zote
move-takes = { $taken ->
    [0] Haili kitu
    [one] Inakula mbegu 1
   *[other] Inakula mbegu { $taken }
}, { $lost ->
    [0] na hakuna kinachoweza kuliwa kwa jibu.
    [one] na 1 inaweza kuliwa kwa jibu.
   *[other] na { $lost } zinaweza kuliwa kwa jibu.
}
your-try = Jaribio lako.
best-move = bora
costs = pungufu { $seeds }
drill = Inaishia wapi?
drill-about = Uone upandaji kichwani kabla haujachezwa.
drill-last = Mbegu ya mwisho inaangukia wapi?
drill-captured = Ni mbegu ngapi zinaliwa?
drill-one-lap = { CAPITALIZE($mv) }, mzunguko mmoja.
drill-all-laps = { CAPITALIZE($mv) }, mzunguko baada ya mzunguko hadi mwisho.
drill-not-sown = Mbegu zilizopandwa ghalani hazihesabiwi.
drill-last-seed = Mbegu ya mwisho { $counts ->
    [true] inahesabiwa pia
   *[false] haihesabiwi
}.
drill-right = Sahihi
drill-wrong = Si safari hii
drill-level = Ngazi { $level } kati ya { $levels }
drill-again = Raundi nyingine
drill-own-pace = Kwa mwendo wako
drill-minute = Kwa dakika moja
drill-time-up = Dakika imekwisha. Hili ndilo swali la mwisho.
drill-minute-finished = Kwa dakika moja: { $right } kati ya { $count } sahihi
practice = Mazoezi
practise-again = Jizoeze tena
practise-today = Jizoeze hatua { $count }
practice-none = Hatua zako ambazo zingeweza kuwa bora hurudi hapa, ukishapitia mchezo.
practice-empty = Hakuna zoezi leo
practice-finished = { $right } kati ya { $count } sahihi
practice-next = Hatua inayofuata itarudi { $due }.
practice-due = { $days ->
    [0] leo
    [one] kesho
   *[other] baada ya siku { $days }
}
practice-of = { $number } kati ya { $count }
practice-about = Hatua kutoka mchezo wako mmoja. Ukipata iliyo bora kwa jaribio la kwanza, itarudi baada ya muda; la sivyo, kesho.
find-better = Tafuta hatua bora zaidi
own-move = Hapa ilichezwa { $mv }, iliyogharimu mbegu { $seeds }.
not-copied = Haiwezi kunakiliwa hapa.

## Sheets to print.

printouts = Karatasi za kuchapisha
printouts-about = Kwa karatasi za A4 na Letter. Chapisha kwa ukubwa kamili, bila kupunguza.
print-it = Chapisha
board-sheet-about = Mashimo yenye upana wa sentimita tano, kwa maharage au kokoto.
board-sheets-join = Kunja karatasi zote mbili kwenye mstari wa vipande na uziweke pamoja: nusu duara zikutane.
rules-sheet-about = Kanuni kwenye ukurasa mmoja, pamoja na picha.
puzzle-sheet-about = Mafumbo sita kwenye ukurasa, na majibu yake kwenye ukurasa mwingine.
record-sheet = Rekodi ya mchezo
record-sheet-about = Ukurasa wa mistari yenye namba, wa kuandikia mchezo.
record-date = Tarehe
record-result = Matokeo
answers = Majibu
puzzle-range = { $first } hadi { $last } kati ya { $all }
six-before = Sita yaliyotangulia
six-next = Sita yanayofuata

## Tasks to hand out.

hand-out = Gawa kazi
handout-about = Chagua hadi { $most } kati ya mafumbo, hali za ubao na mizunguko ya mazoezi. Darasa lako linazipata kama kiungo kimoja, na linarudisha majibu kama viungo. Bila seva, bila akaunti.
handout-open = Yeyote aliye na kiungo anaweza kusoma yote yaliyomo, hata ufumbuzi.
handout-new = Kazi mpya
handout-picked = { $count } kati ya { $most } zimechaguliwa
handout-add = Ongeza kwenye kazi
handout-puzzle = Ongeza fumbo
handout-drill = Ongeza mzunguko
handout-difficulty = Ugumu
handout-how-hard = { $hardness ->
    [easy] Rahisi
    [medium] Wastani
   *[hard] Ngumu
}
handout-from-editor = Hali yako mwenyewe: ipange, kisha iongeze pale.
handout-title = Jina la kazi hizi
handout-make = Tengeneza kiungo
# A task or a pupil.
handout-remove = Ondoa: { $what }
handout-solving = Roboti anatafuta hatua bora.
# Beside the moves that are right.
handout-any = Hatua zote ni sawa.
handout-tasks = Kazi: { $count }
handout-answers = Majibu: { $count }
handout-all = Kazi zote
handout-added = Majibu ya { $name } yamo kwenye jedwali.
# The heads of a table: names, and how many tasks were done without a fault.
handout-pupil = Jina
handout-faultless = Bila kosa
handout-task = Kazi ya { $number }
# In a table: a task that was solved by its first, second or later try.
handout-solved = imefumbuliwa, jaribio la { $tries }
handout-shown = ufumbuzi ulionyeshwa, makosa { $misses }
handout-unsolved = haijafumbuliwa, makosa { $misses }
handout-paste = Majibu yalikuja kwa ujumbe? Bandika ujumbe huo hapa.
handout-found = Majibu yaliyopatikana: { $count }
handout-damaged = Viungo vilivyoharibika: { $count }
handout-save = Hifadhi jedwali (CSV)
handout-delete = Ufute kazi hizi na majibu yake?
handout-name = Jina lako la kwanza
handout-name-about = Linabaki kwenye kifaa hiki, kwenye kiungo chenye majibu yako, na kwenye faili mtu akihamisha yaliyohifadhiwa hapa.
handout-done = { $name }, haya ndiyo majibu yako
handout-send = Mtumie aliyekupa kazi kiungo hiki, au achanganue msimbo kwa kamera.
handout-go-on = Endelea kama { $name }
handout-own = Majibu yako
handout-other = Mtu mwingine aanze

## The editor of positions.

set-up-position = Panga ubao
setup-game = Mchezo
setup-start = Hali ya mwanzo
setup-empty = Tupu
setup-current = Mchezo wa ubaoni
setup-turn = Zamu ya nani
setup-pit = Shimo { $pit }
setup-store = Ghala la { $side ->
    [south] Kusini
   *[north] Kaskazini
}
setup-tray = Sinia
editor-tray = { $seeds ->
    [0] Mbegu zote zimewekwa
    [one] Mbegu 1 ya kuweka
   *[other] Mbegu { $seeds } za kuweka
}
setup-more = Moja zaidi
setup-less = Moja pungufu
# A place of the board: a pit or a store.
setup-held = { $place }, { seed-count }
setup-marks = { $sign ->
    [uur] Uur
   *[claim] Limetwaliwa
}
setup-no-mark = { $sign ->
    [uur] si uur
   *[claim] halijatwaliwa
}
setup-mark = { $side ->
    [south] Kusini
   *[north] Kaskazini
}
setup-twins = Uur huja mbili mbili: shimo { $pit } huandamana nayo.
setup-restriction = Kizuizi cha zamu hii
setup-no-restriction = Kila shimo linaweza kuchezwa
setup-barred = Shimo { $pit } limezuiwa
setup-again = { $failed ->
    [one] Upandaji umeshindwa mara moja, panda tena { way }
   *[other] Upandaji umeshindwa mara { $failed }, panda tena { way }
}
setup-text = Maandishi
# Beside a sign each, so in a few words.
setup-tip-press = bofya: moja zaidi
setup-tip-right-press = bofya kulia: moja pungufu
setup-tip-tap = gusa: moja zaidi
setup-tip-hold = bonyeza kwa muda: moja pungufu
setup-tip-drag = buruta: huhamisha zote
setup-tip-number = nambari: hujaza shimo
setup-analyse = Changanua
setup-opponent = Dhidi ya
setup-person = Watu wawili
setup-puzzle = Tafuta hatua bora
setup-unplaced = { $seeds ->
    [one] Mbegu 1 iko kwenye sinia: iweke ubaoni.
   *[other] Mbegu { $seeds } ziko kwenye sinia: ziweke ubaoni.
}
setup-none-left = Hakuna mbegu kwenye sinia: kwanza toa baadhi kwenye shimo lingine.
setup-total = Kuna mbegu { $found }, ilhali mchezo una { $expected }.
setup-pit-count = { $side ->
    [south] Kusini
   *[north] Kaskazini
} ana mashimo { $found }, ilhali ubao una { $expected }.
setup-pit-fault = { $wrong ->
    [number] Shimo { $pit } linahitaji nambari kati ya 0 na 255.
    [not-marked] Shimo { $pit } lina alama, lakini mchezo huu hautii mashimo alama.
   *[misplaced] Shimo { $pit } haliwezi kutiwa alama hivyo: uur ina pacha wake mkabala na ina mbegu mbili au zaidi, shimo lililotwaliwa ni la mpinzani na lina mbegu nne au zaidi.
}
setup-store-misfit = Ghala la { $side ->
    [south] Kusini
   *[north] Kaskazini
} halilingani na mashimo yenye alama.
setup-cannot-move = Ni zamu ya { $side ->
    [south] Kusini
   *[north] Kaskazini
}, lakini hana hatua.
setup-fault = { $problem ->
    [nobody-to-move] Sema ni zamu ya nani: “s” au “n”.
    [rows] Zinahitajika safu mbili za nambari, zenye “/” kati yake.
    [stores] Zinahitajika nambari mbili za maghala, zenye “-” kati yake.
    [status] Unahitajika upande wenye zamu: “s” au “n”.
    [no-stores] Mchezo huu hauna kitu ghalani kabla ya mwisho wake.
    [race] Mbio haziwezi kupangwa.
    [over] Mchezo umekwisha, lakini zipo mbegu zilizobaki ubaoni.
    [restriction] Kizuizi ni “!” na shimo, au “+” au “-” na nambari.
    [no-restriction] Mchezo huu hauna kizuizi kama hicho.
    [restriction-misplaced] Kizuizi hicho hakiwezi kutumika hapa.
   *[extra] Maandishi yanaendelea baada ya hali ya ubao.
}
