# The texts of the page in Arabic: Fluent (https://projectfluent.org), of
# which src/ui/i18n/syntax.rs reads the part used here. en.ftl explains the
# arguments.
#
# No native reader has checked this translation yet. To correct it, change this
# file and run `cargo test --test locales`.
#
# Terms: seed = بذرة، بذور; pit = حفرة، حفر; store = مخزن; board = لوح; row = صف;
# side = جهة; sow = زرع (one sowing: زرعة); lift = رفع; drop = إسقاط; lap = لفة;
# relay = متابعة الزرع; turn back = عكس الاتجاه; cross = عبور; opposite = مقابلة;
# capture = أسر; claim = امتلاك، مملوكة; uur = uur; bar = حظر; race = سباق;
# turn = دور; pass = تمرير الدور; move = نقلة; position = وضعية; game = لعبة;
# round = جولة; match = مباراة; lay out = توزيع، ترتيب; lead = تقدم; draw = تعادل;
# bot = روبوت; level = مستوى; hint = تلميح; undo = تراجع; resign = استسلام;
# puzzle = لغز; practice = تدريب; rating = تصنيف; ruling = قرارنا.
#
# The names of the games stay in Latin letters. Messages with of- in front have
# the oblique case, which differs in the dual (بذرتين); the others the nominative.
# U+061C stands before the sign of a number, which is then on its right, as in CLDR;
# U+2066 and U+2069 stand around a move, whose letter comes before its sign.

## Numbers and lists.

# Between groups of three digits.
number-group = ٬
# Before the tenths.
number-decimal = ٫
# The ten digits, from zero.
number-digits = ٠١٢٣٤٥٦٧٨٩
list-middle = { $first }، { $second }
list-last = { $first } و{ $second }

## Parts of other messages.

seed-count = { $seeds ->
    [zero] لا بذور
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}
of-seed-count = { $seeds ->
    [zero] ٠ بذور
    [one] بذرة واحدة
    [two] بذرتين
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}
# With the preposition “by” or “with” in front.
by-seed-count = { $seeds ->
    [zero] بـ ٠ بذور
    [one] ببذرة واحدة
    [two] ببذرتين
    [few] بـ { $seeds } بذور
    [many] بـ { $seeds } بذرة
   *[other] بـ { $seeds } بذرة
}
pit-count = { $pits ->
    [zero] ٠ حفر
    [one] حفرة واحدة
    [two] حفرتان
    [few] { $pits } حفر
    [many] { $pits } حفرة
   *[other] { $pits } حفرة
}
of-pit-count = { $pits ->
    [zero] ٠ حفر
    [one] حفرة واحدة
    [two] حفرتين
    [few] { $pits } حفر
    [many] { $pits } حفرة
   *[other] { $pits } حفرة
}
move-count = { $moves ->
    [zero] ٠ نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}
# $pits is a list of $count letters. It always depends on another word: oblique.
pit-list = { $count ->
    [zero] الحفر { $pits }
    [one] الحفرة { $pits }
    [two] الحفرتين { $pits }
    [few] الحفر { $pits }
    [many] الحفر { $pits }
   *[other] الحفر { $pits }
}
# A player with the preposition “to” or “for” in front.
for-who = { $who ->
    [you] لك
    [bot] للروبوت
    [friend] لصديقك
    [south] للجنوب
   *[north] للشمال
}

sentence = { $said }.

mbegu = Mbegu
# The navigation: its name, and its entries.
views = الأقسام
play = اللعب
learn = التعلّم
page-title = Mbegu: لعبة Giuthi وأخواتها
# In the list of installed programs.
page-description = ست ألعاب منقلة من كينيا والصومال وإثيوبيا وإريتريا والسودان، بذرة بذرة، ضد الروبوت أو مع صديق.
# The title of the page while another view than the board is open.
view-title = { $view }: { mbegu }

## Home.

home = الرئيسية
home-start = بدء لعبة جديدة
# Under the small boards, and on the map.
home-game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] بزرع المخزن
    [giuthi-rounds] على جولات
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
home-places = من أين جاءت الألعاب
# One paragraph stands for all games of a name.
place-about = { $game ->
    [giuthi] Giuthi لعبة شعب الكيكويو في كينيا. يزرعون صفين من ست حفر، وفي كل حفرة ست بذور في الغالب، وتُعرف أيضًا صفوف من خمس حفر إلى عشر. بعضهم يدع المخزن يأخذ بذرة عند المرور به، وبعضهم يواصل جولة بعد جولة حتى تصير البذور كلها للاعب واحد.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] يلعب الوطاويط (Wetaweat) وجيرانهم في إثيوبيا والسودان لعبة Alemungula، وتسمى في السودان أيضًا أم البقرة (Um el Bagara) أو منقلة (Mangala). في اللوح صفان من خمس حفر ومخزن لكل لاعب، وتبدأ كل حفرة بخمس بذور.
    [layli-goobalay] يلعب الصوماليون لعبة Layli Goobalay، ولا سيما في أرض الصومال، ويشير اسمها إلى تمرين بالدوائر. تدور الحصى في صفين من ست حفر، وفي كل حفرة أربع عند البداية. وقد وصفها Richard Pankhurst سنة ١٩٧١ بخمس في كل حفرة.
   *[sulus-aidi] يلعب التغرينيا في المرتفعات الشمالية من تيغراي وفي إريتريا لعبة Sulus Aidi، وتُعرف أيضًا باسم Awagagá. في اللوح ثلاثة صفوف من ست حفر، وفي كل حفرة ثلاث بذور، والصف الأوسط مشترك، لكل لاعب نصفه. وأول من وصفها Harold Courlander سنة ١٩٤٣.
}
place-source = { $game ->
    [giuthi] المصدران: John P. Pratt, Giuthi Rules, 2009؛ Regras do Giuthi، وهي نشرة برازيلية للمعلمين.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] المصدر: صفحة قواعد لا تذكر اسم لعبتها.
    [layli-goobalay] المصدر: Víctor Bautista i Roca, Layli Goobalay في موقع Mancala World.
   *[sulus-aidi] المصدر: Ralf Gering, Sulus Aidi في موقع Mancala World.
}

## Players.

player = { who }
you = أنت
the-bot = الروبوت

## Commands.

rules = القواعد
new-game = لعبة جديدة
settings = الإعدادات
more-settings = إعدادات أخرى
more-settings-about = المعاينة، الحروف، التوقف، المفاتيح
close = إغلاق
cancel = إلغاء
done = تم
back = العودة إلى اللوح
undo = تراجع
redo = إعادة
again = إعادة اللعب
learn-rules = تعلّمها في ثلاث دقائق
next-level = روبوت أقوى
easier-level = روبوت أسهل
start = بدء

teacher = المعلّم
teacher-about = يبيّن المعلّم قيمة كل نقلة.
hint = تلميح
hint-coming = جارٍ البحث عن أفضل نقلة
judge = تقييم النقلات
review = مراجعة اللعبة
from-the-start = المشاهدة من البداية
stop = إيقاف
judged-about = عند كل نقلة: بكم بذرة يتقدم صاحبها. ✓ فوز، ✗ خسارة.
moments-title = النقلات الأعلى كلفة
# The moves of a game that cost three seeds or more, at most six.
moments = { $count ->
    [zero] اللحظات
    [one] لحظة واحدة
    [two] لحظتان
    [few] { $count } لحظات
    [many] { $count } لحظة
   *[other] { $count } لحظة
}
moments-more = { $count } أخرى
moments-none = لم يكلّفك شيء ثلاث بذور.
moments-looking = البحث في النقلة { $number } من { $count }
go-through-moments = مراجعتها واحدة واحدة
previous-moment = اللحظة السابقة
next-moment = اللحظة التالية
# A pit and its way: c, to the right.
moment-move = { $pit }{ $way ->
    [none] { "" }
   *[other] { "، " }{ way }
}
moment-lost = −{ seed-count }
moment-number = النقلة { $number }
# Below the list, of the one that is shown.
moment-best = الأفضل: { $best }.
# Above the list of moves in a review.
moves-legend = + البذور المأخوذة، − البذور المفقودة مقارنة بأفضل نقلة
# Beside the chart of the lead.
chart-leads = التقدم { for-who }
lead-chart = التقدم المتوقع
lead-chart-about = بالبذور. العلامة نقلة كلّفت ثلاثًا أو أكثر.
lead-graph = التقدم نقلة بنقلة

## The bot can't be had.

play-both = اللعب بالجهتين
# The first moves: what a deep analysis and the player's own games know of them.
openings = الافتتاحيات
openings-about = كم بذرة تكلّف كل نقلة. بالضغط على نقلة تظهر على اللوح.
openings-beyond = { $played ->
    [false] هذه الوضعية ليست في جدول الافتتاحيات.
   *[true] هذه الوضعية ليست في جدول الافتتاحيات. ألعابك أنت:
}
openings-nobody = لا نقلة هنا.
openings-loading = جارٍ تحميل الافتتاحيات.
openings-failed = تعذّر تحميل الافتتاحيات. يُرجى التحقق من الاتصال.
openings-move = النقلة
openings-worth = الكلفة
openings-own = ألعابك
# Beside the move that comes next in the game that is shown.
openings-this-game = هذه اللعبة
openings-here = { $count ->
    [zero] لم تصل أي لعبة منتهية لك إلى هنا.
    [one] وصلت ألعابك المنتهية إلى هنا مرة واحدة.
    [two] وصلت ألعابك المنتهية إلى هنا مرتين.
    [few] وصلت ألعابك المنتهية إلى هنا { $count } مرات.
    [many] وصلت ألعابك المنتهية إلى هنا { $count } مرة.
   *[other] وصلت ألعابك المنتهية إلى هنا { $count } مرة.
}
try-again = محاولة أخرى
bot-starting = الروبوت يستعد
bot-loading = يجري تحميل الروبوت: { $part }%

## Beside the board.

actions = الإجراءات
panel = النقلات والمعلّم
no-help = لا يساعد الروبوت في لعبة مع صديق.
chart = بذور اللاعبَين
chart-goal = { $seeds } للفوز
origin = { $people }، { $place }. { $size }.
score = { $who ->
    [you] رصيدك: { seed-count }
   *[other] رصيد { who }: { seed-count }
}
goal = أسر { $seeds } من البذور الـ { $total } يكفي للفوز
round-goal = أسر { $seeds } من البذور الـ { $total } يكفي للفوز بالجولة
# The rule of taking, in the first game.
taking = { $game ->
    [giuthi-store] انتهِ في حفرة فارغة لك تقابلها بذور. ويجب أن يعبر الزرع إلى حفرة؛ فالمخزن لا يُحسب.
    [alemungula] إن أكملت آخر بذرة لك اثنتين أو أربعًا في حفرة من الجهة الأخرى أسرتها.
    [layli-goobalay] انتهِ في حفرة فارغة لك: تأسر كل البذور المقابلة، إلا إذا كانت ثلاثًا تمامًا.
    [sulus-aidi] إن أكملت آخر بذرة لك أربعًا في حفرة من الجهة الأخرى امتلكتها وانتهت النقلة.
    [giuthi-rounds] اعبر، وانتهِ في حفرة فارغة لك تقابلها بذور: فتأسرها.
   *[giuthi] اعبر، وانتهِ في حفرة فارغة لك تقابلها بذور: فتأسرها.
}
sow-towards = { $towards ->
    [left] زرع إلى اليسار
    [right] زرع إلى اليمين
    [up] زرع إلى الأعلى
   *[down] زرع إلى الأسفل
}
outlook = { $laps ->
    [zero] ٠ لفات
    [one] لفة واحدة
    [two] لفتان
    [few] { $laps } لفات
    [many] { $laps } لفة
   *[other] { $laps } لفة
}، والنهاية في { $pit ->
    [none] المخزن
    [own] حفرة لك
    [far] حفرة من الجهة الأخرى
   *[other] الحفرة { $pit }
}.
outlook-takes = أسر { of-seed-count }.
outlook-uurs = صنع uur في { pit-list }.
outlook-claims = امتلاك { pit-list }.
outlook-nothing = بلا أسر.
lap-number = اللفة { $number }
lifted = رفع { of-seed-count }
wins-seeds = { $who ->
    [you] أسرت
   *[other] أسر { who }
} { of-seed-count }
wins-uurs = { $who ->
    [you] صنعت
   *[other] صنع { who }
} uur في { pit-list }
wins-claims = { $who ->
    [you] امتلكت
   *[other] امتلك { who }
} { pit-list }
stop-reason = { $reason ->
    [captures] سقطت آخر بذرة في حفرة فارغة من { $who ->
        [you] حفرك
       *[other] حفر صاحب النقلة
    }، وفي الحفرة المقابلة بذور.
    [other-side] سقطت آخر بذرة في حفرة فارغة في الجهة الأخرى.
    [opposite-empty] الحفرة المقابلة لآخر بذرة فارغة.
    [not-crossed] لم تعبر أي بذرة إلى الجهة الأخرى.
    [empty] سقطت آخر بذرة في حفرة فارغة.
    [store] سقطت آخر بذرة في المخزن.
    [uur] سقطت آخر بذرة في حفرة uur.
    [claimed] سقطت آخر بذرة في حفرة مملوكة.
    [four] أكملت آخر بذرة أربعًا في حفرة من الجهة الأخرى.
    [two-or-four] أكملت آخر بذرة اثنتين أو أربعًا في حفرة من الجهة الأخرى.
   *[one-lap] لم تكمل آخر بذرة اثنتين ولا أربعًا في الجهة الأخرى.
}
# Beside the pit in which a sowing ends. Short: it lies on the board.
tag = { $explained ->
    [opposite] فارغة: أسر الـ { $seeds } المقابلة
    [following] فارغة أيضًا: أسر الـ { $seeds } المقابلة
    [made] صارت { $seeds }: أسرها كلها
    [before] أسر الـ { $seeds } التي قبلها أيضًا
    [uurs] ثلاث في المقابلة: حفرتا uur
    [claim] صارت أربعًا: امتلاك الحفرة
    [relay] غير فارغة: متابعة الزرع بـ { $seeds }
    [unclaimed] بلا امتلاك
   *[nothing] بلا أسر
}
tag-because = { $because ->
    [last-seed] ومعها آخر بذرة نفسها
    [other-side] انتهت في الجهة الأخرى
    [opposite-empty] الحفرة المقابلة فارغة
    [not-crossed] لم تعبر أي بذرة
    [empty] انتهت في حفرة فارغة
    [store] انتهت في المخزن
    [uur] انتهت في حفرة uur
    [claimed] انتهت في حفرة مملوكة
   *[one-lap] لا اثنتان ولا أربع في الجهة الأخرى
}
# What a side did last, shown at its name.
seat-sowed = { CAPITALIZE(named) }{ $laps ->
    [none] { "" }
    [zero] ، ٠ لفات
    [one] ، لفة واحدة
    [two] ، لفتان
    [few] ، { $laps } لفات
    [many] ، { $laps } لفة
   *[other] ، { $laps } لفة
}

press-a-way = بقي اختيار اتجاه الزرع
press-a-pit = { turn }: المطلوب ضغط حفرة محاطة بحلقة
# A side has come to the seeds that win: the headline, and its two buttons.
reached-goal = { $who ->
    [you] { $seeds }! الفوز لك
    [bot] لدى الروبوت { $seeds }
   *[other] { $seeds }! الفوز { for-who }
}
finish = إنهاء
play-on = متابعة اللعب
skip = ضغطة في أي مكان تُظهر النهاية
linked = جاءت هذه اللعبة مع الرابط. وبجانب اللوح يمكن تحديد من يكمل اللعب.
unknown-level = كانت هذه اللعبة ضد المستوى { $number } للروبوت، وليس في هذه الصفحة. وتستمر ضد المستوى { $nearest }.
nothing-stored = لا يحفظ هذا المتصفح المزيد لهذه الصفحة: يضيع كل جديد عند إغلاق الصفحة، لكن عنوان اللعبة يحملها.
export-due = { $count ->
    [zero] { $count } لعبة محفوظة على هذا الجهاز فقط. يحفظها ملف حتى إن فقدها المتصفح.
    [one] لعبة واحدة ({ $count }) محفوظة على هذا الجهاز فقط. يحفظها ملف حتى إن فقدها المتصفح.
    [two] لعبتان ({ $count }) محفوظتان على هذا الجهاز فقط. يحفظهما ملف حتى إن فقدهما المتصفح.
    [few] { $count } ألعاب محفوظة على هذا الجهاز فقط. يحفظها ملف حتى إن فقدها المتصفح.
    [many] { $count } لعبة محفوظة على هذا الجهاز فقط. يحفظها ملف حتى إن فقدها المتصفح.
   *[other] { $count } لعبة محفوظة على هذا الجهاز فقط. يحفظها ملف حتى إن فقدها المتصفح.
}

## The picker.

games = الألعاب
board = اللوح
choose-game = اختيار لعبة
minutes = { $minutes } د
about-minutes = نحو { minutes }
size-about = { $rows ->
    [two] صفان من { of-pit-count }، في كل حفرة { seed-count }.
   *[three] ثلاثة صفوف من { of-pit-count }، في كل حفرة { seed-count }.
}
against = ضد
opponents = { $opponent ->
    [bot] الروبوت
    [person] لاعبان على هذه الشاشة
   *[friend] صديق، عبر رابط
}
# The same where there is little room.
opponent-short = { $opponent ->
    [bot] الروبوت
    [person] لاعبان هنا
   *[friend] عبر رابط
}
opponent-about = { $opponent ->
    [bot] بالمستوى المختار أدناه
    [person] ينتقل الجهاز بينكما
   *[friend] كل نقلة رابط يُرسل
}
# In the place of the bot's level.
without-level = { $opponent ->
    [bot] { "" }
    [person] اللعب كله على هذه الشاشة. ومن الإعدادات يمكن قلب اللوح، أو قلب نصوصه لمن يجلس في المقابل.
   *[friend] تُرسل كل نقلة بأي طريقة، ويستمر اللعب حين يأتي الرد. ولا حاجة إلى أي حساب.
}
options = الخيارات
# Under the line of the options: what is set.
options-set = { seed-count }، { pit-count }، { $begins ->
    [you] البدء لك
    [bot] البدء للروبوت
    [friend] البدء لصديقك
    [south] البدء للجنوب
    [north] البدء للشمال
    [lot] البدء بالقرعة
    [even] سباق بالتناوب
    [hands] سباق أيدٍ
   *[race] سباق
}
pits-a-row = الحفر في الصف
seeds-a-pit = البذور في الحفرة
level-label = المستوى
who-begins = من يبدأ
fair-start = بداية عادلة
fair-start-kind = { $start ->
    [usual] كالمعتاد
    [swap] قاعدة التبديل
   *[balanced] افتتاح متوازن
}
fair-start-about = { $start ->
    [usual] تحدد القواعد كيف تبدأ اللعبة.
    [swap] بعد النقلة الأولى يختار اللاعب الآخر جهته.
   *[balanced] لُعبت نقلتان إلى أربع نقلات من قبل، ولا تتفوق بعدها جهة على الأخرى بأكثر من نصف بذرة.
}
by-lot = بالقرعة
ruling = قرارنا
rules-start = عند البداية
action-label = { $action }: { $name }
rules-origin = { $origin } عن { $sources }. وما لم يُحدَّد هناك فهو قرارنا.
rules-solved = { $proved ->
    [first] مُثبَت: مع { $pits } حفر في كل صف و{ $seeds } بذور في كل حفرة، يستطيع البادئ دائمًا أن ينهي اللعب ومعه { $most } من { $total } بذرة.
    [second] مُثبَت: مع { $pits } حفر في كل صف و{ $seeds } بذور في كل حفرة، يستطيع غير البادئ دائمًا أن ينهي اللعب ومعه { $most } من { $total } بذرة.
   *[draw] مُثبَت: مع { $pits } حفر في كل صف و{ $seeds } بذور في كل حفرة، يستطيع كلاهما دائمًا أن ينهي اللعب ومعه { $most } من { $total } بذرة: تعادل.
}
rules-failed = تعذّر تحميل القواعد. يرجى التحقق من الاتصال.
rules-of = قواعد الألعاب
play-it = بدء اللعب
show-example = عرض المثال

## The race.

race = السباق
pace = { $pace ->
    [even] إيقاع متساوٍ: تُسقط اليدان البذور بالتناوب
   *[hands] إيقاع اليد: بسرعة لمساتك
}
race-ready = يبدأ السباق مع أول بذرة
race-pick = اختيار سرّي
race-pick-about = يختار كل لاعب حفرة من حفره دون أن يراها الآخر.
race-sow-about = يزرع اللاعبان معًا. إذا سقطت آخر بذرة في حفرة فيها بذور تُزرع تلك الحفرة أيضًا. ومن ينتهِ أولًا في حفرة فارغة يبدأ.
race-turns = اللعب بالتناوب
race-turns-about = بعد ذلك، آخر بذرة تُكمل أربعًا في حفرة من الجهة الأخرى تجعلها ملكًا لصاحب النقلة.
race-about = يزرع اللاعبان معًا. ومن ينتهِ أولًا في حفرة فارغة يبدأ.
racing = اليدان تزرعان
race-void = لم تكن للسباق نهاية. يختار اللاعبان من جديد.

## Rounds and arrangement.

arrange-evenly = بالتساوي
clear-row = إفراغ
begin-round = بدء الجولة
next-round-label = الجولة التالية
end-match = إنهاء المباراة
row-at-start = انتهت اللعبة السابقة بالتساوي: البذور كما في البداية
match = المباراة
match-stands = الجولة { $number }، { $own } مقابل { $other }
match-goal = من يبلغ { $seeds } بعد جولة يفوز بالمباراة.
match-decided = حتى بذور الجولة التالية كلها، وعددها { $seeds }، لا تمحو { $who ->
    [you] تأخرك
   *[other] تأخر { who }
}؛ ويمكن أن تنتهي المباراة هنا.
round-first = البدء { for-who }{ $rounds ->
    [shrinking] ، بعد الفوز بالجولة { $number }.
    [filling] ، فالبدء بالتناوب.
   *[single] .
}
seeds-after = البذور بعد
row-length = في الصف { pit-count }
row-shrinks = إذا قلّت بذور إحدى الجهتين عن { $seeds } صار عدد حفر الصف { $pits }. ومع بذور أكثر يطول من جديد.
check = { $done ->
    [true] تم
   *[false] ليس بعد
}
before-round = قبل بدء الجولة
row-whole = { $left ->
    [0] البذور الـ { $seeds } كلها في الصف
   *[other] توزيع البذور الـ { $seeds } كلها في الصف: بقيت { $left }
}
row-copied = ينسخ اللاعب الآخر الصف ويحتفظ بالباقي.

## The moves.

move-list = النقلات
no-moves = لا نقلات بعد
pass = تمرير
at-start = البداية
step-first = الوضعية الأولى
step-back = نقلة إلى الوراء
step-on = نقلة إلى الأمام
step-last = الوضعية الأخيرة
embed-play = العبها على Mbegu
to-now = العودة إلى اللعبة
play-from-here = متابعة اللعب من هنا
replay = عرض النقلة من جديد

## Resigning and draws.

resign = استسلام
resign-really = { $whole ->
    [true] تأكيد الاستسلام في المباراة كلها؟
   *[false] تأكيد الاستسلام؟
}
offer-draw = عرض التعادل
accept = قبول
decline = رفض
draw-agreed = تعادل باتفاق

## The clock of a game.

clock = الساعة
clock-kind = { $clock ->
    [off] بلا ساعة
    [game] وقت للعبة
   *[move] وقت لكل نقلة
}
clock-minutes = الدقائق لكل لاعب
clock-increment = الثواني المضافة مع كل نقلة
clock-seconds = الثواني لكل نقلة
clock-sleep = تتوقف الساعة ما دام الجهاز في وضع السكون.
# Under the line of the options.
clock-of-game = { $minutes } د + { $increment } ث
clock-of-move = { $seconds } ث للنقلة
# Names the time beside a player.
clock-of = وقت { side }
# A time under ten seconds.
clock-tenths = { $seconds }{ number-decimal }{ $tenths }
pause-clock = إيقاف الساعة مؤقتًا
resume-clock = تشغيل الساعة من جديد
clock-paused = الساعة متوقفة مؤقتًا. اضغط عليها أو العب للمتابعة.
clock-minute-left = بقيت { for-who } دقيقة.
clock-seconds-left = بقيت { for-who } عشر ثوانٍ.
lost-on-time = { $who ->
    [you] انتهى وقتك
   *[other] انتهى وقت { who }
}: { $winner ->
    [you] الفوز لك
    [bot] الفوز للروبوت
    [friend] الفوز لصديقك
    [south] الفوز للجنوب
   *[north] الفوز للشمال
}

language-label = اللغة
language-unchecked = لم يراجع هذه الترجمةَ قارئٌ من أهل اللغة بعد.
help-to-translate = المساعدة في الترجمة
late = اللعبة ما زالت في الطريق. إن لم تصل فيرجى إعادة تحميل الصفحة.
page-texts-unavailable = تعذّر تحميل نصوص هذه الصفحة. يرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.
no-webassembly = لا يدعم هذا المتصفح WebAssembly أو أنه معطّل، ولا تعمل اللعبة بدونه. يرجى تفعيله في إعدادات المتصفح أو فتح هذه الصفحة في متصفح آخر.
no-memory = لم تبقَ في المتصفح ذاكرة للعبة. يرجى إغلاق علامات تبويب وبرامج أخرى ثم إعادة تحميل الصفحة.
old-browser = هذا المتصفح أقدم من أن يشغّل اللعبة. يرجى تحديثه أو فتح هذه الصفحة في متصفح آخر.
program-stopped = توقف البرنامج بسبب خلل فيه. لعبتك محفوظة: يمكن متابعتها بعد إعادة تحميل الصفحة.
reload-page = إعادة تحميل الصفحة
part-unavailable = تعذّر تحميل جزء من الصفحة. تحقّق من الاتصال، أو أعد تحميل الصفحة.
texts-unavailable = تعذّر تحميل النصوص باللغة المطلوبة. يرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.
new-version = وصلت نسخة أحدث من هذه الصفحة، وتُستخدم عند التشغيل التالي.
reload = تشغيلها الآن

## Motion.

speed-label = السرعة
pause = إيقاف مؤقت
resume = متابعة
step = خطوة واحدة
to-the-end = إلى النهاية

## Sound.

sound = الصوت
sound-question = تشغيل الصوت؟

## Looks.

theme = المظهر
themes = { $theme ->
    [auto] كالجهاز
    [light] فاتح
    [dark] داكن
   *[contrast] تباين عالٍ
}
look = شكل اللوح
looks = { $look ->
    [own] خاص باللعبة
    [earth] تراب أحمر
    [wood] خشب داكن
    [sand] رمل
    [stone] صفيحة حجر
   *[plain] بسيط
}

## What is shown.

numbers = الأعداد
when-numbers = { $numbers ->
    [always] دائمًا
    [hover] عند الإشارة إلى الحفرة
   *[never] أبدًا
}
numbers-touched = عند لمس الحفرة
preview-label = معاينة النقلة
preview-when = { $when ->
    [auto] ضد المستويات السهلة
    [yes] دائمًا
   *[no] أبدًا
}
vibration = الاهتزاز
explain-first-time = التوقف عند الجديد
face-to-face = وجهًا لوجه
letters = حروف عند الحفر
flip = قلب اللوح
setting-about = { $setting ->
    [preview] أين تنتهي النقلة وماذا تأسر، قبل أن تزرع.
    [explain] أول حدث من كل نوع يبقى ظاهرًا أطول قليلًا.
    [letters] وإلا فحيث يُذكر اسمها فقط.
    [flip] ما في الأعلى يصير في الأسفل.
    [face] نصوص اللاعب المقابل تُدار نحوه.
   *[race] سرعة اليدين كلتيهما.
}
kept-games = { $count ->
    [zero] لا ألعاب محفوظة على هذا الجهاز.
    [one] لعبة واحدة محفوظة على هذا الجهاز.
    [two] لعبتان محفوظتان على هذا الجهاز.
    [few] { $count } ألعاب محفوظة على هذا الجهاز.
    [many] { $count } لعبة محفوظة على هذا الجهاز.
   *[other] { $count } لعبة محفوظة على هذا الجهاز.
}
kept-progress = تقدمك محفوظ.
kept-durable = { $durable ->
    [true] وعد المتصفح بالاحتفاظ بألعابك.
   *[false] قد يحذف المتصفح ألعابك إذا ضاقت المساحة. تثبيت الصفحة أو تصدير الألعاب يضمن بقاءها.
}
delete-all = حذف الكل
delete-all-question = هل يُحذف كل ما هو محفوظ هنا؟ لا يمكن استرجاعه. الملف المصدَّر يحفظ الألعاب وتقدمك.

## The keyboard.

keyboard = لوحة المفاتيح
keys-move = مفاتيح الأسهم: الانتقال من حفرة إلى أخرى
keys-sow = Enter أو حرف الحفرة: زرعها
keys-way = ثم سهم: اتجاه الزرع
keys-drop = Escape: اختيار حفرة أخرى
keys-skip = أي مفتاح: رؤية نهاية النقلة
keys-step = مفاتيح الأسهم في القائمة: التنقل بين النقلات
keys-arrange = زائد وناقص: إضافة بذرة أو أخذها؛ ورقم: وضع هذا العدد
keys-type = بعد الحرف، زائد أو ناقص: زرع ↺ أو ↻، كما في قائمة النقلات
keys-listen = S: النتيجة. O وP: صفك والصف الآخر. L: النقلات الأخيرة من جديد. W: ما تفعله نقلة من حفرة

## Names.

who = { $who ->
    [you] أنت
    [bot] الروبوت
    [friend] صديقك
    [south] الجنوب
   *[north] الشمال
}
side = { $side ->
    [south] الجنوب
   *[north] الشمال
}
way = { $way ->
    [left] إلى اليسار
    [right] إلى اليمين
    [up] إلى الأعلى
   *[down] إلى الأسفل
}
speed = { $speed ->
    [slow] بطيئة
    [normal] عادية
    [fast] سريعة
   *[none] بلا حركة
}
level = { $level ->
    [1] مستجد
    [2] هاوٍ
    [3] مبتدئ
    [4] متعلّم
    [5] لاعب
    [6] ماهر
    [7] قوي
    [8] خبير
    [9] أستاذ
   *[10] بطل
}
level-about = { $level ->
    [1] يلعب كل نقلاته تقريبًا عشوائيًا
    [2] يلعب نصف نقلاته على الأقل عشوائيًا
    [3] يرى ما يمكن أسره الآن
    [4] يزن ما تتركه النقلة، ويخطئ كثيرًا
    [5] ينظر نقلتين إلى الأمام، ويخطئ
    [6] ينظر ثلاث نقلات إلى الأمام
    [7] ينظر أبعد من ذلك
    [8] يرى بعيدًا إلى الأمام
    [9] ينظر بقدر ما تتيحه ثانية
   *[10] يفكر حتى ثلاث ثوانٍ، وفي وقتك أيضًا
}
level-and-about = { $name }، { $about }

## Courses.

learn-about = ثلاث دقائق لكل لعبة، على اللوح الحقيقي.
learn-game = تعلّم { $game }
rules-in-full = القواعد كاملة
courses-failed = تعذّر تحميل الدورات.
course-minutes = ٣ دقائق
course-done = تمت
steps-done = تم { $done } من { $steps }
go-on-with = متابعة: { $step }
go-on = متابعة
begin-course = بدء
do-again = مرة أخرى
step-done = تمت
step-of = الخطوة { $step } من { $steps }
skip-step = تخطٍّ
show-me = أرني
show-again = العرض ثانية
next-step = التالي
not-yet = ليس بعد
course-end = نهاية الدورة
course-finished = صرت تعرف { $game }

## The games.

game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Giuthi بزرع المخزن
    [giuthi-rounds] Giuthi على جولات
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
# Where there is little room.
game-short = { $game ->
    [giuthi] { game }
    [giuthi-store] Giuthi بالمخزن
    [giuthi-rounds] { game }
    [alemungula] { game }
    [layli-goobalay] { game }
   *[sulus-aidi] { game }
}
# People and place, as short as they can be told.
homeland = { $game ->
    [giuthi] { people }، { place }
    [giuthi-store] { people }، { place }
    [giuthi-rounds] { people }، { place }
    [alemungula] { place }
    [layli-goobalay] { place }
   *[sulus-aidi] { place }
}
about = { $game ->
    [giuthi] كل لفة تعكس الاتجاه، والأسر يمتد.
    [giuthi-store] مخزنك يأخذ بذرة عند المرور به.
    [giuthi-rounds] جولة بعد جولة، على لوح ينكمش.
    [alemungula] لفة واحدة إلى الخارج، وتؤسر الاثنتان والأربع.
    [layli-goobalay] حفرة فيها ثلاث قد تصير لك نهائيًا.
   *[sulus-aidi] سباق بين يدين، ثم امتلاك بأربع.
}
place = { $game ->
    [giuthi] كينيا
    [giuthi-store] كينيا
    [giuthi-rounds] كينيا
    [alemungula] إثيوبيا والسودان
    [layli-goobalay] الصومال
   *[sulus-aidi] إريتريا وتيغراي
}
people = { $game ->
    [giuthi] الكيكويو
    [giuthi-store] الكيكويو
    [giuthi-rounds] الكيكويو
    [alemungula] الوطاويط وجيرانهم
    [layli-goobalay] الصوماليون
   *[sulus-aidi] التغرينيا
}
row-rule = { $rounds ->
    [single] بذرتان على الأقل في إحدى الحفر.
    [shrinking] بذرتان على الأقل في إحدى الحفر.
   *[filling] بذرة على الأقل في كل حفرة.
}
board-size = { $shape }، في كل حفرة { seed-count }
earlier = العودة إلى { game }، { move-count }

## Players.

bot-at = الروبوت: { level }
measured = { $scaled ->
    [true] أحرز { $points } من ١٠٠ نقطة ضد المستوى الأدنى منه، وهو ينظر في جزء من ٢٠٠ من الوضعيات.
   *[false] أحرز { $points } من ١٠٠ نقطة ضد المستوى الأدنى منه.
}
who-plays = من يلعب في جهة { side }

## Counts and lists.

seeds = { $count ->
    [zero] لا بذور
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $count } بذور
    [many] { $count } بذرة
   *[other] { $count } بذرة
}
# Beside a number; on phones below it.
seeds-counted = { $count ->
    [zero] بذور
    [one] بذرة
    [two] بذرتان
    [few] بذور
    [many] بذرة
   *[other] بذرة
}
moves = { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
pits = { $count ->
    [zero] لا حفر
    [one] حفرة واحدة
    [two] حفرتان
    [few] { $count } حفر
    [many] { $count } حفرة
   *[other] { $count } حفرة
}
named = { $pit ->
    [none] هذه الحفرة
   *[other] الحفرة { $pit }
}{ $way ->
    [none] { "" }
   *[other] { " " }{ way }
}

## Labels on the board.

# The letter and the number follow each other, as they are written at the pit.
pit-of = { $who ->
    [you] حفرتك { $pit }
    [bot] حفرة الروبوت { $pit }
    [friend] حفرة صديقك { $pit }
    [south] حفرة الجنوب { $pit }
   *[north] حفرة الشمال { $pit }
}
pit-label = { CAPITALIZE(pit-of) }، { seed-count }{ $mark ->
    [none] { "" }
   *[other] ، { $mark }
}{ $barred ->
    [true] ، محظورة في هذا الدور
   *[false] { "" }
}{ $ways ->
    [0] { "" }
    [1] ، يمكن زرعها
   *[other] ، يمكن زرعها في الاتجاهين
}
# After a game, when the seeds are counted out pit by pit.
pit-counted = { CAPITALIZE(pit-of) }، { seed-count } حتى الآن
uur-of = uur { for-who }
claimed-by = مملوكة { for-who }
# Written at a store on the board.
store-name = { $who ->
    [you] مخزنك
    [bot] مخزن الروبوت
    [friend] مخزن صديقك
    [south] مخزن الجنوب
   *[north] مخزن الشمال
}
store = { $who ->
    [you] مخزنك، { seed-count }
   *[other] مخزن { who }، { seed-count }
}
add-seed = إضافة بذرة إلى الحفرة { $pit }
take-seed = أخذ بذرة من الحفرة { $pit }

## What is read out.

player-seeds = { who } { $seeds }
scores = { CAPITALIZE(player-seeds) }، { $other }
row-of = { $who ->
    [you] صفك
    [bot] صف الروبوت
    [friend] صف صديقك
    [south] صف الجنوب
   *[north] صف الشمال
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
    [you] دورك
   *[other] دور { who }
}
turn-again = { turn }: زرع من جديد، { way }
# After the first move of a game with the swap rule.
sides-choice = { turn }: البقاء أو تبديل الجهة
sides-about = لمن يلعب جهةً حفرُها وبذورها ودورها.
keep-sides = البقاء في هذه الجهة
swap-sides = تبديل الجهتين
sides-chosen = { $choice ->
    [kept] بقي كل لاعب في جهته.
   *[swapped] تبادل اللاعبان الجهتين.
}
opening-laid = لُعب افتتاح متوازن: لا تتفوق جهة على الأخرى.
begun-by-lot = حسمت القرعة: { $who ->
    [you] البدء لك
    [bot] البدء للروبوت
    [friend] البدء لصديقك
    [south] البدء للجنوب
   *[north] البدء للشمال
}.
sows = { $who ->
    [you] تزرع
   *[other] يزرع { who }
}
sowing = { $who ->
    [you] تزرع { named }
   *[other] يزرع { who } { named }
}
thinking = { $who ->
    [you] دورك في التفكير
   *[other] { who } يفكر
}
stuck = { $who ->
    [you] لا يمكنك اللعب
   *[other] لا يستطيع { who } اللعب
}
picking = { $who ->
    [you] عليك اختيار حفرة للسباق
   *[other] يختار { who } حفرة للسباق
}
arranging = { $who ->
    [you] عليك ترتيب الجولة التالية
   *[other] يرتب { who } الجولة التالية
}
at-move = النقلة { $number } من { $of }
round-said = الجولة { $number }: { $said }

## What a move did: the first, then those that hold, with semicolons between.

sowed = { $who ->
    [you] زرعت { named }
   *[other] زرع { who } { named }
}{ $laps ->
    [none] { "" }
    [zero] : ٠ لفات، { seed-count }
    [one] : لفة واحدة، { seed-count }
    [two] : لفتان، { seed-count }
    [few] : { $laps } لفات، { seed-count }
    [many] : { $laps } لفة، { seed-count }
   *[other] : { $laps } لفة، { seed-count }
}
took = أسر { of-seed-count }{ $pits ->
    [none] { "" }
   *[other] { " " }من { pit-list }{ $last ->
        [true] ، ومعها آخر بذرة
       *[false] { "" }
    }
}
made-uurs = صنع uur في { pit-list }
claimed = امتلاك { pit-list }
clauses = { $first }؛ { $second }
moved = { $clauses }.
stop-not-crossed = بلا أسر، إذ لم تعبر أي بذرة
stop-opposite-empty = بلا أسر، فالحفرة المقابلة كانت فارغة
stop-other-side = النهاية في الجهة الأخرى، بلا أسر
stop-store = النهاية في المخزن
stop-uur = النهاية في حفرة uur
stop-claimed = النهاية في حفرة مملوكة
barred = حظر الحفرة { $pit } في الدور التالي
failed-most = الزرعات الفاشلة { $times }، فانتهى الدور
failed-none-left = لا حفرة يمكن زرعها { way }، فانتهى الدور
passes = لا نقلة ممكنة { for-who }، فيُمرَّر الدور.

## A move in the list of moves.

entry-line = { who }: { named }{ $taken ->
    [none] { "" }
   *[other] ، أسر { $taken }
}{ $uurs ->
    [true] ، حفرتا uur
   *[false] { "" }
}{ $pits ->
    [none] { "" }
   *[other] ، امتلاك { pit-list }
}
entry-then = { $entry }. { $then }
entry-passes = { $who ->
    [you] يُمرَّر دورك
   *[other] يُمرَّر دور { who }
}

## The race.

race-tap = { $who ->
    [you] إسقاط بذرة
   *[other] { who }: إسقاط بذرة
}
race-key = بالضغط، أو بالمفتاح { $key }
score-in-hand = { score } في اليد
race-from = البداية من الحفرة { $pit }.
race-start = { $who ->
    [you] انطلقت من الحفرة { $pit }.
   *[other] انطلق { who } من الحفرة { $pit }.
}
race-result = { $south } { $north } { $who ->
    [you] انتهيت أولًا، فالبدء لك.
   *[other] انتهى { who } أولًا، فالبدء له.
}

## Ends.

won = الفوز { for-who }، { $more } مقابل { $fewer }
drawn = تعادل، { $each } لكل لاعب
match-won = الفوز بالمباراة { for-who }، { $more } مقابل { $fewer }
match-drawn = تعادل في المباراة، { $each } لكل لاعب
nobody-can-move = لم تبق نقلة ممكنة لأحد.
cannot-move = لم تبق نقلة ممكنة { for-who }.
repetition = تكررت الوضعية نفسها للمرة الثالثة.
round-equal = انتهت الجولة بالتساوي، فالمباراة تعادل.
cannot-arrange = { $who ->
    [you] بذورك أقل مما تحتاجه جولة أخرى.
   *[other] بذور { who } أقل مما تحتاجه جولة أخرى.
}
other-cannot-arrange = بذور اللاعب الآخر أقل مما تحتاجه جولة أخرى.
stalled = ثلاث جولات متتالية لم تغيّر شيئًا.
# Why a game ended in which somebody pressed Finish.
finished-at = { $who ->
    [you] أنهيت اللعبة عند { $seeds }.
   *[other] أُنهيت اللعبة عند { $seeds }.
}
# After a game the seeds are laid into the pits: beside each the seeds so far.
counted-out = { $rest ->
    [true] تحتفظ كل جهة بالبذور التي بقيت لها. تُعدّ البذور حفرة حفرة.
   *[false] تُعدّ بذور كل جهة حفرة حفرة.
}
resigned = { $who ->
    [you] استسلمت
   *[other] استسلم { who }
}: { $winner ->
    [you] الفوز لك
    [bot] الفوز للروبوت
    [friend] الفوز لصديقك
    [south] الفوز للجنوب
   *[north] الفوز للشمال
}
winner = الفوز { for-who }
draw = تعادل
draw-offered = { $who ->
    [you] عرضت التعادل
   *[other] عرض { who } التعادل
}. { $to ->
    [you] فهل من قبول لديك؟
    [bot] فهل يقبل الروبوت؟
    [friend] فهل يقبل صديقك؟
    [south] فهل يقبل الجنوب؟
   *[north] فهل يقبل الشمال؟
}

## Rounds.

round = الجولة { $number }
round-to-come = التالي: الجولة { $number }{ $pits ->
    [none] { "" }
   *[other] ، في الصف { pit-count }، { $fewer ->
        [true] أقل بـ { $change }
       *[false] أكثر بـ { $change }
    } من ذي قبل
}. البدء { for-who }.
row-to-lay = { $who ->
    [you] عليك
    [bot] على الروبوت
   *[other] على { who }
} توزيع { of-seed-count } على { of-pit-count }.
round-arranged = الجولة { $number }: { $said }.
arranged = { $who ->
    [you] وزّعت { $row }
   *[other] وزّع { who } { $row }
}
all-laid = وُزّعت البذور كلها
left-over = { $seeds ->
    [zero] لم تبق بذور
    [one] بقيت بذرة واحدة
    [two] بقيت بذرتان
    [few] بقيت { $seeds } بذور
    [many] بقيت { $seeds } بذرة
   *[other] بقيت { $seeds } بذرة
}
too-many = { $seeds ->
    [zero] لا بذور زائدة
    [one] بذرة واحدة زائدة
    [two] بذرتان زائدتان
    [few] { $seeds } بذور زائدة
    [many] { $seeds } بذرة زائدة
   *[other] { $seeds } بذرة زائدة
}

## What the bot teaches.

# On the board the pit is marked, so that $pit is none; read out it has its letter.
hint-is = { hint }: { named }{ $why ->
    [none] { "" }
   *[other] ، { $why }
}
solution-is = { CAPITALIZE(named) }{ $why ->
    [none] { "" }
   *[other] ، { $why }
}.
why-only = النقلة الوحيدة
why-takes = أسر { $seeds }
why-leaves = { $most ->
    [0] لا تترك ما يؤسر
   *[other] تترك { $most } على الأكثر للأسر
}
why-next = تمهد لأسر { $seeds }
leads = التقدم { for-who } { by-seed-count }
even = لا تقدم لأحد
in-round = { $said } في هذه الجولة
# After a game, at a position of it: the move that was played beside the best one.
reviewed-best = النقلة { $number }، الملعوبة هي الأفضل: { $played }.
reviewed = النقلة { $number }. الأفضل: { $best }. الملعوبة: { $played }، أسوأ { by-seed-count }.
moment-line = { $number }. { who }، { $played }: { $better } كانت أفضل { by-seed-count }
reviewing = { $moves ->
    [zero] لم تبق نقلات
    [one] بقيت نقلة واحدة
    [two] بقيت نقلتان
    [few] بقيت { $moves } نقلات
    [many] بقيت { $moves } نقلة
   *[other] بقيت { $moves } نقلة
}

## Why a pit can't be played.

pit-refused = لا يمكن زرع الحفرة { $pit } الآن: { $why }.
refusal-over = اللعبة انتهت
refusal-race-first = السباق أولًا
refusal-no-pit = لا حفرة كهذه في اللوح
refusal-not-yours = الحفرة للخصم
refusal-direction = لا تُزرع هذه الحفرة في ذلك الاتجاه
refusal-uur = الحفرة uur
refusal-claimed = الحفرة مملوكة
refusal-empty = الحفرة فارغة
refusal-few = تبدأ النقلة { by-seed-count } على الأقل
refusal-barred = الحفرة محظورة في هذا الدور
refusal-must-sow = يجب أن يسير هذا الزرع { way }
refusal-endless = لن ينتهي هذا الزرع أبدًا

## Why a row can't be laid out.

row-total = في الصف { $found } من أصل { of-seed-count }.
row-empty-pit = تحتاج كل حفرة إلى بذرة.
row-stuck = تحتاج إحدى الحفر إلى بذرتين على الأقل.

## What is wrong with a link, a kept game or a file.

fault = { $fault ->
    [version] الصيغة من نسخة أخرى من هذه الصفحة، فيلزم أولًا إعادة تحميلها
    [foreign] لا صلة لذلك بهذه الصفحة
   *[damaged] هناك جزء ناقص أو خاطئ
}
link-broken = لا يمكن فتح هذا الرابط: { $why }. يرجى طلب إرساله من جديد.
link-stray = لا يمكن فتح هذا الرابط: { $why }. لعبتك باقية كما كانت.
save-broken = لا يمكن قراءة اللعبة المحفوظة هنا: { $why }.
library-fault = لا يمكن قراءة الملف كاملًا: { $why }.

## Why there is no bot.

failure = { $failure ->
    [no-workers] هذا المتصفح لا يشغّل العمليات الخلفية
    [missing] تعذّر تحميل برنامجه
    [other-build] برنامجه من نسخة غير نسخة الصفحة
    [silent] لا يجيب
    [panicked] توقف عن العمل
    [rejected] لا يفهم اللعبة
   *[illegal] يجيب بنقلة غير مسموح بها
}
no-bot = تعذّر تشغيل الروبوت ({ $why }). ويمكن أن يلعب شخصان هنا.

## Games by link.

your-friend = صديقك
friends-name = اسم صديقك
your-games = ألعابك
# In the bar of a phone.
your-games-short = ألعاب

## Whose turn it is.

send-now = بقي إرسالها إلى صديقك
send-end = يلزم إرسالها ليرى صديقك النهاية
answer-awaited = تم الإرسال. يرد صديقك برابط
about-challenge = يفتح صديقك الرابط ويرى اللوح من جهته ويلعب.
about-answer = الرابط الذي يعود إليك يُفتح هنا أو على أي جهاز فيه هذه اللعبة.

## What a link brought.

no-such-game = هذه اللعبة غير محفوظة هنا.
no-such-view = لا شيء في هذه الصفحة على هذا العنوان. وهذا هو اللوح.
old-message = هذا الرابط أقدم من لعبتك، وهي معروضة كما هي الآن.
# $what the link decides although its sender may not. It is taken only by a press.
overstep = { $what ->
    [moves] هذا الرابط يلعب نقلات بدلًا منك أيضًا. المعروض هو لعبتك.
    [race] هذا الرابط يغيّر ما اختير للسباق. المعروض هو لعبتك.
    [sides] هذا الرابط يختار جهةً بدلًا منك أيضًا. المعروض هو لعبتك.
    [row] هذا الرابط يرتّب صفك أيضًا. المعروض هو لعبتك.
    [resignation] هذا الرابط يعلن استسلامك أيضًا. المعروض هو لعبتك.
    [draw] هذا الرابط يعلن التعادل، ولم يُعرض منك. المعروض هو لعبتك.
   *[other] يروي هذا الرابط اللعبة على غير ما حُفظ هنا. المعروض هو لعبتك.
}
# A link was opened that one friend sent to another.
seat-offered = صديقان يلعبان هذه اللعبة بالروابط. هل أُرسلت إليك؟
sit-down = نعم، أنا ألعبها
take-other = اعتماد لعبة الرابط
take-rest = عرض ما أمكنت قراءته

## Sharing.

share-label = مشاركة
send = إرسال
share-kind = { $kind ->
    [letter] اللعب مع صديق
    [game] هذه اللعبة
   *[puzzle] لغز
}
share-about = { $kind ->
    [letter] المتابعة من هنا
    [game] للمشاهدة أو متابعة اللعب
   *[puzzle] إيجاد أفضل نقلة هنا
}
invitation-about = الجهة الأخرى له
message-later = حين يأتي دوره
what-to-share = المحتوى
link = الرابط
friend-sees = ما يراه صديقك
they-see = ما يراه المتلقي
together = معًا في المكان نفسه؟
together-about = يكفي أن يوجّه صديقك الكاميرا إلى هذا.
no-server = بلا خادم
no-server-about = الرابط يحمل اللعبة كلها.
copy = نسخ الرابط
copied = تم النسخ: بقي لصقه في رسالة
copy-failed = يرجى تحديد الرابط ونسخه
share-by = الإرسال من هذا الجهاز
it-is-sent = تم إرسالها
sent = { $over ->
    [true] تم الإرسال. سيرى صديقك النهاية.
   *[false] تم الإرسال. الدور لصديقك.
}
not-sent = لم تُرسل
picture = صورة الوضعية
picture-wide = عريضة
picture-square = مربعة
picture-shared = تمت المشاركة
picture-copied = تم الحفظ والنسخ: بقي لصقها في رسالة
picture-saved = تم الحفظ
picture-failed = لا يمكن رسم الصورة هنا
send-again = إرسال من جديد
has-the-turn = صاحب الدور
qr-code = الرابط في رمز QR
qr-code-shortened = لا يشمل الرمز الجولات الأولى.
no-qr-code = أطول من أن يسعه رمز QR
begin-by-link = ترك الجهة الأخرى لصديق
play-first = الدور لك: النقلة أولًا، ثم إرسال الرابط.

## Puzzles.

trial = { $trial ->
    [seeking] لغز: ما أفضل نقلة؟
    [checking] جارٍ فحص النقلة
    [found] صحيح: لا نقلة أفضل
   *[missed] توجد نقلة أفضل
}

## Your games.

library-title = ألعابك

## Your games: the list.

library-waiting = في انتظارك
library-waiting-turns = { $count ->
    [zero] لا دور لك في أي لعبة
    [one] دورك في لعبة واحدة
    [two] دورك في لعبتين
    [few] دورك في { $count } ألعاب
    [many] دورك في { $count } لعبة
   *[other] دورك في { $count } لعبة
}
library-waiting-sends = { $count ->
    [zero] لا نقلات للإرسال
    [one] نقلة واحدة للإرسال
    [two] نقلتان للإرسال
    [few] { $count } نقلات للإرسال
    [many] { $count } نقلة للإرسال
   *[other] { $count } نقلة للإرسال
}
library-running = الجارية
library-finished = المنتهية
library-damaged = التالفة
library-damaged-about = لم تعد قراءة هذه ممكنة. تصدير إحداها يحفظ نصها.
library-game = اللعبة
library-all-games = كل الألعاب
library-opponent = الخصم
library-any-opponent = أي خصم
library-filter = تحديد ما يُعرض
library-actions = إجراءات أخرى
library-no-match = لا لعبة بهذه الصفات.
library-reading = جارٍ قراءة ألعابك.
library-nothing = كل لعبة تُحفظ هنا، على هذا الجهاز. يمكن التوقف في أي وقت والمتابعة لاحقًا.
library-begin = بدء أول لعبة لك
library-today = اليوم
library-yesterday = أمس
library-more = عرض المزيد

## Your games: an entry.

library-play = لعب
library-resume = متابعة
library-look = مشاهدة
library-export = تصدير
library-delete = حذف
library-undo = تراجع
library-close = إغلاق
library-your-turn = دورك
library-bot-turn = دور الروبوت
library-to-send = لُعبت ولم تُرسل بعد
library-not-sent = لم تُرسل بعد
library-new-round = جولة جديدة للترتيب
library-race-next = السباق هو التالي
library-a-friend = صديق
library-friends = الأصدقاء
library-here = شخصان هنا
library-nobody = الروبوت في الجهتين
library-agreed = تعادل باتفاق
library-you-resigned = استسلمت
library-you-lost-on-time = انتهى وقتك

## Your games: files.

library-export-all = تصدير الكل
library-import = استيراد
library-import-about = ملف ألعاب صُدّر هنا أو في مكان آخر، أو نصه. وما هو محفوظ هنا يبقى كما هو.
library-choose-file = اختيار ملف
library-file-text = أو لصق نصه
library-take = استيراد النص
library-importing = يجري استيراد ألعابك.
library-nothing-found = لا لعبة فيه.

## Your games: results.

library-results = النتائج
library-finished-games = { $count ->
    [zero] لا ألعاب منتهية
    [one] لعبة منتهية واحدة
    [two] لعبتان منتهيتان
    [few] { $count } ألعاب منتهية
    [many] { $count } لعبة منتهية
   *[other] { $count } لعبة منتهية
}
library-no-results = تبدأ مع أول لعبة تنتهي.
library-won = فوز
library-drawn = تعادل
library-lost = خسارة
library-by-level = حسب اللعبة والمستوى
library-tally-key = فوز–تعادل–خسارة
library-tally = فوز: { $won }، تعادل: { $drawn }، خسارة: { $lost }

## Your games: how a game stands.

library-waiting-answer = بانتظار الرد
library-waiting-for = بانتظار { $name }
library-side-to-move = دور { side }
library-resigned = استسلام { $name }
library-lost-on-time = انتهى وقت { $name }
library-won-by-resignation = فوز { $winner }، استسلام { $loser }
library-won-on-time = فوز { $winner }، انتهى وقت { $loser }
library-drawn-game = تعادل، { $seeds } لكل لاعب
library-you-won = فوز، { $own } مقابل { $other }
library-you-lost = خسارة، { $own } مقابل { $other }
library-somebody-won = فوز { $name }، { $own } مقابل { $other }
library-own-sowed = زرعت { $pit }، ولم تُرسل بعد
library-friend-took = { $name }: أسر { of-seed-count }
library-friend-uurs = { $name }: صنع { $count ->
    [zero] ٠ من حفر uur
    [one] حفرة uur
    [two] حفرتي uur
    [few] { $count } حفر uur
    [many] { $count } حفرة uur
   *[other] { $count } حفرة uur
}
library-friend-claimed = { $name }: امتلاك { $count ->
    [zero] ٠ حفر
    [one] حفرة
    [two] حفرتين
    [few] { $count } حفر
    [many] { $count } حفرة
   *[other] { $count } حفرة
}
library-friend-sowed = { $name }: زرع { $pit }
library-move = النقلة { $number }
library-round = الجولة { $number }
library-over-not-sent = { $said }. { library-not-sent }
library-deleted = حُذفت: { $what }.
library-trouble = { $trouble ->
    [forbidden] لا يسمح هذا المتصفح للصفحة بحفظ شيء، فلا يمكن عرض الألعاب هنا ولا استيرادها.
    [full] لم يبق مكان لألعاب أخرى على هذا الجهاز. يمكن تصدير بعضها ثم حذفه.
    [stuck] لا يسمح المتصفح بحذفها.
   *[unreadable] لا يمكن قراءة الملف.
}

## Your games: how an import went.

library-taken = تم الاستيراد: { $counts }.
library-taken-added = { $count ->
    [zero] لا ألعاب جديدة
    [one] لعبة جديدة واحدة
    [two] لعبتان جديدتان
    [few] { $count } ألعاب جديدة
    [many] { $count } لعبة جديدة
   *[other] { $count } لعبة جديدة
}
library-taken-updated = { $count ->
    [zero] لا ألعاب تقدمت
    [one] لعبة واحدة تقدمت
    [two] لعبتان تقدمتا
    [few] { $count } ألعاب تقدمت
    [many] { $count } لعبة تقدمت
   *[other] { $count } لعبة تقدمت
}
library-taken-beside = { $count ->
    [zero] لا ألعاب تختلف عما هو هنا
    [one] لعبة واحدة تختلف عن التي هنا، وحُفظت كلتاهما
    [two] لعبتان تختلفان عما هو هنا، وحُفظت كلها
    [few] { $count } ألعاب تختلف عما هو هنا، وحُفظت كلها
    [many] { $count } لعبة تختلف عما هو هنا، وحُفظت كلها
   *[other] { $count } لعبة تختلف عما هو هنا، وحُفظت كلها
}
library-taken-known = { $count ->
    [zero] لا ألعاب كانت هنا
    [one] واحدة كانت هنا من قبل
    [two] اثنتان كانتا هنا من قبل
    [few] { $count } كانت هنا من قبل
    [many] { $count } كانت هنا من قبل
   *[other] { $count } كانت هنا من قبل
}
library-taken-progress = تقدمك
library-taken-progress-lost = تقدمك لم يجد مكانًا
library-taken-lost = { $count ->
    [zero] لكل لعبة مكان
    [one] واحدة لم تجد مكانًا
    [two] اثنتان لم تجدا مكانًا
    [few] { $count } لم تجد مكانًا
    [many] { $count } لم تجد مكانًا
   *[other] { $count } لم تجد مكانًا
}

## The collections of puzzles.

puzzles = الألغاز
puzzles-about = نقلة واحدة هي الأفضل، ببذرتين أو أكثر. فما هي؟
puzzles-failed = تعذّر تحميل الألغاز. يرجى التحقق من الاتصال.
puzzles-of = ألغاز: { $name }
no-puzzles = لا ألغاز هنا بعد.
puzzle-of-the-day = لغز اليوم
puzzle-task = إيجاد النقلة التي تزيد على غيرها { by-seed-count }
puzzle-tries = تُحتسب المحاولة الأولى كاملة في تصنيفك، والثانية نصفًا. وإذا طلبت الحل فلا يُحتسب اللغز محلولًا.
puzzle-second-try = كانت محاولة خاطئة. تُحتسب التالية نصفًا في تصنيفك.
puzzle-unrated = سبق أن غيّر هذا اللغز تصنيفك.
puzzle-wrong = توجد نقلة أفضل من { $mv }.
puzzle-solved = تم الحل
the-solution = الحل
puzzle-solution = { $mv } تزيد على أي نقلة أخرى { by-seed-count } بعد أفضل الردود.
solve-it = حل اللغز
look-again = مشاهدته من جديد
show-solution = الحل
next-puzzle = التالي
your-rating = تصنيفك
rating-none = يبدأ تصنيفك مع أول لغز محلول.
rating-up = { "\u061C" }+{ $by }
rating-down = { "\u061C" }−{ $by }
rating-chart = التصنيف خلال { $days ->
    [zero] ٠ أيام
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
} من الألغاز: من { $first } إلى { $last }
puzzles-solved = { $solved ->
    [zero] لا ألغاز محلولة
    [one] لغز واحد محلول
    [two] لغزان محلولان
    [few] { $solved } ألغاز محلولة
    [many] { $solved } لغزًا محلولًا
   *[other] { $solved } لغز محلول
}
score-full = كاملة، من المحاولة الأولى
score-half = نصف، من المحاولة الثانية
score-none = لم يُحل
solved-of = { $solved } من { $all }
by-theme = حسب الموضوع
by-game = حسب اللعبة
puzzle-theme = { $topic ->
    [long-relay] متابعة طويلة
    [run-on] أسر ممتد
    [turn] عكس الاتجاه
    [uur] حفر uur (تبقى لك)
    [claim] امتلاك (حفرة من أربع)
    [block] حصار
    [ending] نهاية
   *[defence] دفاع
}
puzzle-themes = المواضيع
shown-when-solved = تظهر بعد الحل
difficulty-of = الصعوبة { $difficulty } من ١٠.
streak = أيام متتالية
streak-days = { $days ->
    [zero] لا أيام متتالية بعد
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
tries = المحاولات
try-wrong = يوجد أفضل
move-worths = مقارنة النقلات
all-moves = كل النقلات
move-takes = { $taken ->
    [zero] بلا أسر
    [one] أسر بذرة واحدة
    [two] أسر بذرتين
    [few] أسر { $taken } بذور
    [many] أسر { $taken } بذرة
   *[other] أسر { $taken } بذرة
}، { $lost ->
    [zero] ولا شيء يؤسر ردًا عليها.
    [one] ويمكن أن تؤسر بذرة واحدة ردًا عليها.
    [two] ويمكن أن تؤسر بذرتان ردًا عليها.
    [few] ويمكن أن تؤسر { $lost } بذور ردًا عليها.
    [many] ويمكن أن تؤسر { $lost } بذرة ردًا عليها.
   *[other] ويمكن أن تؤسر { $lost } بذرة ردًا عليها.
}
your-try = محاولتك.
best-move = الأفضل
costs = أقل بـ{ $seeds }
drill = أين ينتهي الزرع؟
drill-about = تخيُّل الزرعة في الذهن قبل أن تُلعب.
drill-last = أين تسقط آخر بذرة؟
drill-captured = كم بذرة تؤسر؟
drill-one-lap = { $mv }، لفة واحدة.
drill-all-laps = { $mv }، لفة بعد لفة حتى النهاية.
drill-not-sown = البذور المزروعة في المخزن لا تُحسب.
drill-last-seed = آخر بذرة { $counts ->
    [true] تُحسب أيضًا
   *[false] لا تُحسب
}.
drill-right = صحيح
drill-wrong = ليس هذه المرة
drill-level = المستوى { $level } من { $levels }
drill-again = جولة أخرى
drill-own-pace = على مهلك
drill-minute = في دقيقة واحدة
drill-time-up = انتهت الدقيقة. هذا هو السؤال الأخير.
drill-minute-finished = في دقيقة واحدة: { $right } صحيحة من { $count }
practice = التدريب
practise-again = التدرب من جديد
practise-today = التدرب على { $count ->
    [zero] ٠ نقلات
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
practice-none = نقلاتك التي كان يمكن أن تكون أفضل تعود هنا بعد مراجعة لعبة.
practice-empty = لا شيء للتدرب عليه اليوم
practice-finished = { $right } صحيحة من { $count }
practice-next = تعود النقلة التالية { $due }.
practice-due = { $days ->
    [zero] اليوم
    [one] غدًا
    [two] بعد يومين
    [few] بعد { $days } أيام
    [many] بعد { $days } يومًا
   *[other] بعد { $days } يوم
}
practice-of = { $number } من { $count }
practice-about = نقلة من إحدى ألعابك. إن وُجد الأفضل من المحاولة الأولى عادت لاحقًا، وإلا عادت غدًا.
find-better = ما النقلة الأفضل؟
own-move = زُرعت هنا { $mv }، فكلّفت { of-seed-count }.
not-copied = لا يمكن النسخ هنا.

## Sheets to print.

printouts = أوراق للطباعة
printouts-about = لورق A4 وLetter. اطبعها بحجمها الكامل دون تصغير.
print-it = طباعة
board-sheet-about = حفر قطرها خمسة سنتيمترات، للفول أو الحصى.
board-sheets-join = اطوِ الورقتين على الخط المتقطع وضعهما جنبًا إلى جنب حتى تلتقي أنصاف الدوائر.
rules-sheet-about = القواعد في صفحة واحدة مع صور.
puzzle-sheet-about = ستة ألغاز في صفحة، وأجوبتها في صفحة أخرى.
record-sheet = سجل اللعبة
record-sheet-about = صفحة من السطور المرقمة لتدوين لعبة.
record-date = التاريخ
record-result = النتيجة
answers = الأجوبة
puzzle-range = من { $first } إلى { $last } من { $all }
six-before = الستة السابقة
six-next = الستة التالية

## Tasks to hand out.

hand-out = توزيع مهام
handout-about = يمكن اختيار ما يصل إلى { $most } من الألغاز والوضعيات وجولات التدريب. تصل إلى الصف في رابط واحد، وتعود إجاباته في روابط. بلا خادم وبلا حساب.
handout-open = كل من لديه الرابط يستطيع قراءة كل ما فيه، حتى الحلول.
handout-new = مهام جديدة
handout-picked = اختير { $count } من { $most }
handout-add = إضافة إلى المهام
handout-puzzle = إضافة لغز
handout-drill = إضافة جولة
handout-difficulty = الصعوبة
handout-how-hard = { $hardness ->
    [easy] سهل
    [medium] متوسط
   *[hard] صعب
}
handout-from-editor = وضعية من إعدادك: يمكن ترتيبها وإضافتها هناك.
handout-title = اسم المهام
handout-make = إنشاء الرابط
# A task or a pupil.
handout-remove = إزالة: { $what }
handout-solving = الروبوت يبحث عن أفضل نقلة.
# Beside the moves that are right.
handout-any = كل النقلات متساوية.
handout-tasks = المهام: { $count }
handout-answers = الإجابات: { $count }
handout-all = كل المهام
handout-added = إجابات { $name } في الجدول.
# The heads of a table: names, and how many tasks were done without a fault.
handout-pupil = الاسم
handout-faultless = بلا خطأ
handout-task = المهمة { $number }
# In a table: a task that was solved by its first, second or later try.
handout-solved = محلولة، المحاولة { $tries }
handout-shown = عُرض الحل، الأخطاء: { $misses }
handout-unsolved = غير محلولة، الأخطاء: { $misses }
handout-paste = هل وصلت إجابات في رسائل؟ يمكن لصق الرسائل هنا.
handout-found = الإجابات الموجودة: { $count }
handout-damaged = الروابط التالفة: { $count }
handout-save = حفظ الجدول (CSV)
handout-delete = هل تُحذف هذه المهام وإجاباتها؟
handout-name = اسمك الأول
handout-name-about = يُحفظ في هذا الجهاز وفي رابط إجاباتك، وفي ملف إذا صُدِّر ما هو محفوظ هنا.
handout-done = { $name }، هذه إجاباتك
handout-send = يُرسل هذا الرابط إلى من أعطاك المهام، أو يُمسح الرمز بالكاميرا.
handout-go-on = متابعة باسم { $name }
handout-own = إجاباتك
handout-other = شخص آخر يبدأ

## The editor of positions.

set-up-position = إعداد وضعية
setup-game = اللعبة
setup-start = وضعية البداية
setup-empty = فارغ
setup-current = اللعبة على اللوح
setup-turn = صاحب الدور
setup-pit = الحفرة { $pit }
setup-store = مخزن { $side ->
    [south] الجنوب
   *[north] الشمال
}
setup-tray = الصينية
editor-tray = { $seeds ->
    [zero] وُضعت البذور كلها
    [one] بقيت بذرة واحدة
    [two] بقيت بذرتان
    [few] بقيت { $seeds } بذور
    [many] بقيت { $seeds } بذرة
   *[other] بقيت { $seeds } بذرة
}
setup-more = زيادة بذرة
setup-less = إنقاص بذرة
# A place of the board: a pit or a store.
setup-held = { $place }، { seed-count }
setup-marks = { $sign ->
    [uur] حفرة uur
   *[claim] مملوكة
}
setup-no-mark = { $sign ->
    [uur] ليست uur
   *[claim] لا لأحد
}
setup-mark = { $side ->
    [south] للجنوب
   *[north] للشمال
}
setup-twins = حفر uur أزواج: تتبعها الحفرة { $pit }.
setup-restriction = قيد هذا الدور
setup-no-restriction = كل الحفر متاحة
setup-barred = الحفرة { $pit } محظورة
setup-again = { $failed ->
    [zero] لم تفشل أي زرعة، زرع من جديد { way }
    [one] فشلت زرعة واحدة، زرع من جديد { way }
    [two] فشلت زرعتان، زرع من جديد { way }
    [few] فشلت { $failed } زرعات، زرع من جديد { way }
    [many] فشلت { $failed } زرعة، زرع من جديد { way }
   *[other] فشلت { $failed } زرعة، زرع من جديد { way }
}
setup-text = كنص
# Beside a sign each, so in a few words.
setup-tip-press = نقرة: بذرة أكثر
setup-tip-right-press = نقرة يمنى: بذرة أقل
setup-tip-tap = لمسة: بذرة أكثر
setup-tip-hold = لمسة مطوّلة: بذرة أقل
setup-tip-drag = السحب: نقل البذور كلها
setup-tip-number = رقم: ملء الحفرة
setup-analyse = تحليل
setup-opponent = ضد
setup-person = لاعبان
setup-puzzle = إيجاد أفضل نقلة
setup-unplaced = { $seeds ->
    [zero] لا بذور في الصينية.
    [one] في الصينية بذرة واحدة: مكانها على اللوح.
    [two] في الصينية بذرتان: مكانهما على اللوح.
    [few] في الصينية { $seeds } بذور: مكانها على اللوح.
    [many] في الصينية { $seeds } بذرة: مكانها على اللوح.
   *[other] في الصينية { $seeds } بذرة: مكانها على اللوح.
}
setup-none-left = لا بذور في الصينية: تؤخذ أولا من حفرة أخرى.
setup-total = عدد البذور { $found }، وهو في اللعبة { $expected }.
setup-pit-count = عدد حفر { $side ->
    [south] الجنوب
   *[north] الشمال
} { $found }، وهو في اللوح { $expected }.
setup-pit-fault = { $wrong ->
    [number] تحتاج الحفرة { $pit } إلى عدد من ٠ إلى ٢٥٥.
    [not-marked] الحفرة { $pit } معلَّمة، لكن لا حفر معلَّمة في هذه اللعبة.
   *[misplaced] لا يمكن تعليم الحفرة { $pit } هكذا: حفرة uur لها توأم في المقابل وفيها بذرتان أو أكثر، والحفرة المملوكة من حفر الخصم وفيها أربع بذور أو أكثر.
}
setup-store-misfit = مخزن { $side ->
    [south] الجنوب
   *[north] الشمال
} لا يوافق الحفر المعلَّمة.
setup-cannot-move = الدور { $side ->
    [south] للجنوب
   *[north] للشمال
}، لكن بلا نقلة ممكنة.
setup-fault = { $problem ->
    [nobody-to-move] يلزم ذكر صاحب الدور: «s» أو «n».
    [rows] يلزم صفان من الأعداد بينهما «/».
    [stores] يلزم عددان للمخزنين بينهما «-».
    [status] يلزم ذكر الجهة صاحبة الدور: «s» أو «n».
    [no-stores] لا شيء في مخزني هذه اللعبة قبل نهايتها.
    [race] لا يمكن إعداد السباق.
    [over] انتهت اللعبة، لكن بقيت بذور على اللوح.
    [restriction] القيد هو «!» مع حفرة، أو «+» أو «-» مع عدد.
    [no-restriction] لا قيد كهذا في هذه اللعبة.
    [restriction-misplaced] لا يمكن أن يسري هذا القيد هنا.
   *[extra] يستمر النص بعد الوضعية.
}
