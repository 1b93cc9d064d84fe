# The texts of the page in French: Fluent (https://projectfluent.org), of
# which src/ui/i18n/syntax.rs reads the part used here.
#
# No native reader has checked this translation yet. To correct it, change this
# file and run `cargo test --test locales`.
#
# Terms: seed = graine, pit = case, store = grenier, row = rangée, board =
# plateau, sow = semer, a sowing = un semis, lap = poignée, relay = relais,
# capture = prise (prendre), opposite = en face, cross = traverser, turn back =
# demi-tour, turn = tour, way = sens, claim = conquérir (conquête), uur = uur,
# bar = interdire, hint = indice, draw = partie nulle, bot = bot, level =
# niveau, undo = annuler, move = coup, game = jeu (its rules) or partie (one
# that is played), round = manche, match = match, race = course, course = cours,
# puzzle = problème, rating = cote.
#
# South and North are Sud and Nord, without an article. The spaces before ; and
# ? and inside « » are U+202F, those before : are U+00A0.
#
# $who is a player: you, bot, friend, south or north. $side is south or north,
# $way left, right, up or down, as a sowing leaves its pit on the screen. An
# argument that isn't there is none. CAPITALIZE begins a sentence with the text
# of a message.

## Numbers and lists.

# Between groups of three digits: a narrow no-break space.
number-group = { "\u202F" }
# Before the tenths.
number-decimal = ,
# The ten digits, from zero.
number-digits = 0123456789
list-middle = { $first }, { $second }
list-last = { $first } et { $second }

## Parts of other messages.

seed-count = { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}
pit-count = { $pits ->
    [one] { $pits } case
   *[other] { $pits } cases
}
# $pits is a list of $count letters.
pit-list = { $count ->
    [one] la case { $pits }
   *[other] les cases { $pits }
}

sentence = { $said }.

mbegu = Mbegu
# The navigation: its name, and its entries.
views = Rubriques
play = Jouer
learn = Apprendre
page-title = Mbegu : le Giuthi et ses cousins
# In the list of installed programs.
page-description = Six jeux de mancala du Kenya, de Somalie, d’Éthiopie, d’Érythrée et du Soudan, graine par graine, contre un bot ou un ami.
# The title of the page while another view than the board is open.
view-title = { $view } : { mbegu }

## Home.

home = Accueil
home-start = Commencer une partie
# Under the small boards, and on the map.
home-game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Grenier semé
    [giuthi-rounds] Par manches
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
home-places = D’où viennent les jeux
# One paragraph stands for all games of a name.
place-about = { $game ->
    [giuthi] Le Giuthi est un jeu des Kikuyus du Kenya. Ils sèment deux rangées de six cases, le plus souvent avec six graines par case ; on connaît aussi des rangées de cinq à dix cases. Certains laissent le grenier recevoir une graine au passage, d’autres enchaînent les manches jusqu’à ce qu’un joueur ait toutes les graines.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Les Wetaweat et leurs voisins d’Éthiopie et du Soudan jouent à l’Alemungula ; au Soudan, on l’appelle aussi Um el Bagara ou Mangala. Le plateau a deux rangées de cinq cases et un grenier par joueur, et chaque case commence avec cinq graines.
    [layli-goobalay] Les Somalis jouent au Layli Goobalay, surtout au Somaliland ; le nom évoque un exercice avec des cercles. Des cailloux font le tour de deux rangées de six cases, quatre par case au départ. Richard Pankhurst l’a décrit avec cinq en 1971.
   *[sulus-aidi] Les Tigrinyas, sur les hauts plateaux du nord du Tigré et en Érythrée, jouent au Sulus Aidi, connu aussi sous le nom d’Awagagá. Trois rangées de six cases, trois graines par case ; la rangée du milieu est partagée, une moitié par joueur. Harold Courlander l’a décrit le premier, en 1943.
}
place-source = { $game ->
    [giuthi] Sources : John P. Pratt, Giuthi Rules, 2009 ; Regras do Giuthi, un document brésilien pour enseignants.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Source : une page de règles qui ne nomme pas son jeu.
    [layli-goobalay] Source : Víctor Bautista i Roca, Layli Goobalay, sur Mancala World.
   *[sulus-aidi] Source : Ralf Gering, Sulus Aidi, sur Mancala World.
}

## Players.

player = { CAPITALIZE(who) }
you = Vous
the-bot = Le bot

## Commands.

rules = Règles
new-game = Nouvelle partie
settings = Réglages
more-settings = Autres réglages
more-settings-about = aperçu, lettres, pauses, touches
close = Fermer
cancel = Retour
done = Terminé
back = Retour au plateau
undo = Annuler
redo = Rétablir
again = Revanche
learn-rules = Apprendre en trois minutes
next-level = Un bot plus fort
easier-level = Un bot plus facile
start = Commencer

teacher = Professeur
teacher-about = Le professeur montre ce que vaut chaque coup.
hint = Indice
hint-coming = Recherche du meilleur coup
judge = Évaluer les coups
review = Revoir la partie
from-the-start = Revoir depuis le début
stop = Arrêter
judged-about = Pour chaque coup : de combien de graines mènerait celui qui le joue. ✓ gagne, ✗ perd.
moments-title = Les coups qui ont le plus coûté
# The moves of a game that cost three seeds or more, at most six.
moments = { $count ->
    [0] Moments
    [one] { $count } moment
   *[other] { $count } moments
}
moments-more = Encore { $count }
moments-none = Rien ne vous a coûté trois graines.
moments-looking = Recherche, coup { $number } sur { $count }
go-through-moments = Les parcourir
previous-moment = Le moment précédent
next-moment = Le moment suivant
# A pit and its way: c, to the right.
moment-move = { $pit }{ $way ->
    [none] { "" }
   *[other] { ", " }{ way }
}
moment-lost = −{ seed-count }
moment-number = coup { $number }
# Below the list, of the one that is shown.
moment-best = Le meilleur : { $best }.
# Above the list of moves in a review.
moves-legend = + graines prises, − graines perdues par rapport au meilleur coup
# Beside the chart of the lead.
chart-leads = { CAPITALIZE(who) } { $who ->
    [you] menez
   *[other] mène
}
lead-chart = Avance attendue
lead-chart-about = en graines. Une marque : un coup qui en a coûté trois ou plus.
lead-graph = L’avance, coup par coup

## The bot can't be had.

play-both = Jouer les deux camps
# Les premiers coups : ce qu’une analyse profonde et ses propres parties en savent.
openings = Ouvertures
openings-about = Ce que coûte chaque coup, en graines. Touchez un coup pour le voir sur le plateau.
openings-beyond = { $played ->
    [false] Cette position n’est pas dans la table des ouvertures.
   *[true] Cette position n’est pas dans la table des ouvertures. Vos propres parties :
}
openings-nobody = On ne joue pas ici.
openings-loading = Chargement des ouvertures.
openings-failed = Les ouvertures ne peuvent pas être chargées. Vérifiez la connexion.
openings-move = Coup
openings-worth = Coût
openings-own = Vos parties
# Beside the move that comes next in the game that is shown.
openings-this-game = cette partie
openings-here = { $count ->
    [0] Aucune de vos parties finies n’est passée ici.
    [one] Vos parties finies sont passées ici { $count } fois.
   *[other] Vos parties finies sont passées ici { $count } fois.
}
try-again = Réessayer
bot-starting = Le bot se prépare
bot-loading = Chargement du bot : { $part } %

## Beside the board.

actions = Commandes
panel = Coups et professeur
no-help = Le bot n’aide pas dans une partie contre un ami.
chart = Graines des deux joueurs
chart-goal = { $seeds } pour gagner
origin = { $people }, { $place }. { $size }.
score = { $who ->
    [you] Vous avez { seed-count }
   *[other] { CAPITALIZE(who) } a { seed-count }
}
goal = Prenez { $seeds } des { $total } graines et vous gagnez
round-goal = Prenez { $seeds } des { $total } graines et vous gagnez la manche
# The rule of taking, in the first game.
taking = { $game ->
    [giuthi-store] Finissez dans une de vos cases vides face à des graines. Le semis doit atteindre une case adverse ; le grenier ne compte pas.
    [alemungula] Si votre dernière graine fait deux ou quatre dans une case adverse, vous les prenez.
    [layli-goobalay] Finissez dans une de vos cases vides : vous prenez tout ce qui est en face, sauf si c’est exactement trois.
    [sulus-aidi] Si votre dernière graine fait quatre dans une case adverse, vous la conquérez et le coup finit.
    [giuthi-rounds] Traversez, et finissez dans une de vos cases vides face à des graines : vous les prenez.
   *[giuthi] Traversez, et finissez dans une de vos cases vides face à des graines : vous les prenez.
}
sow-towards = { $towards ->
    [left] Semer à gauche
    [right] Semer à droite
    [up] Semer en haut
   *[down] Semer en bas
}
outlook = { $laps ->
    [one] { $laps } poignée
   *[other] { $laps } poignées
}, fin { $pit ->
    [none] dans le grenier
    [own] dans une de vos cases
    [far] dans une case adverse
   *[other] en { $pit }
}.
outlook-takes = Prend { seed-count }.
outlook-uurs = Change { pit-list } en uurs.
outlook-claims = Conquiert { pit-list }.
outlook-nothing = Aucune prise.
lap-number = Poignée { $number }
lifted = { seed-count } en main
wins-seeds = { CAPITALIZE(who) } { $who ->
    [you] prenez
   *[other] prend
} { $seeds }
wins-uurs = { CAPITALIZE(who) } { $who ->
    [you] changez
   *[other] change
} { pit-list } en uurs
wins-claims = { CAPITALIZE(who) } { $who ->
    [you] conquérez
   *[other] conquiert
} { pit-list }
stop-reason = { $reason ->
    [captures] La dernière graine est tombée dans une case vide { $who ->
        [you] de votre camp
       *[other] du joueur
    }, avec des graines en face.
    [other-side] La dernière graine est tombée dans une case vide du camp adverse.
    [opposite-empty] La case en face de la dernière graine est vide.
    [not-crossed] Aucune graine n’est passée dans le camp adverse.
    [empty] La dernière graine est tombée dans une case vide.
    [store] La dernière graine est tombée dans le grenier.
    [uur] La dernière graine est tombée dans un uur.
    [claimed] La dernière graine est tombée dans une case conquise.
    [four] La dernière graine a fait quatre dans une case du camp adverse.
    [two-or-four] La dernière graine a fait deux ou quatre dans une case du camp adverse.
   *[one-lap] La dernière graine n’a fait ni deux ni quatre dans le camp adverse.
}
# Beside the pit in which a sowing ends. Short: it lies on the board.
tag = { $explained ->
    [opposite] Vide : prend { $seeds } en face
    [following] Vide aussi : prend { $seeds } en face
    [made] Fait { $seeds } et les prend
    [before] Prend aussi les { $seeds } d’avant
    [uurs] Trois en face : deux uurs
    [claim] Fait quatre : case conquise
    [relay] Pas vide : on sème ses { $seeds }
    [unclaimed] Aucune conquête
   *[nothing] Aucune prise
}
tag-because = { $because ->
    [last-seed] et la dernière graine
    [other-side] fin dans le camp adverse
    [opposite-empty] la case d’en face est vide
    [not-crossed] rien n’a traversé
    [empty] fin dans une case vide
    [store] fin dans le grenier
    [uur] fin dans un uur
    [claimed] fin dans une case conquise
   *[one-lap] ni deux ni quatre dans le camp adverse
}
# What a side did last, shown at its name.
seat-sowed = { CAPITALIZE(named) }{ $laps ->
    [none] { "" }
   *[other] , { $laps } poignées
}

press-a-way = Choisissez maintenant le sens
press-a-pit = { turn } : choisissez une case cerclée
# A side has come to the seeds that win: the headline, and its two buttons.
reached-goal = { $who ->
    [you] { $seeds } ! Vous avez gagné
    [bot] Le bot a { $seeds }
   *[other] { $seeds } ! { CAPITALIZE(who) } a gagné
}
finish = Terminer
play-on = Continuer
skip = Appuyez n’importe où pour voir la fin
linked = Cette partie vient du lien. À côté du plateau, vous pouvez dire qui la continue.
unknown-level = Cette partie se jouait contre le niveau { $number } du bot, que cette page n’a pas. Elle continue contre le niveau { $nearest }.
nothing-stored = Ce navigateur ne conserve plus rien pour cette page : ce qui est nouveau sera perdu à la fermeture, mais l’adresse d’une partie la contient.
export-due = { $count ->
    [one] { $count } partie n’est conservée que sur cet appareil. Un fichier la garde même si le navigateur la perd.
   *[other] { $count } parties ne sont conservées que sur cet appareil. Un fichier les garde même si le navigateur les perd.
}

## The picker.

games = Jeux
board = Plateau
choose-game = Choisissez un jeu
minutes = { $minutes } min
about-minutes = environ { minutes }
size-about = { $rows ->
    [two] Deux rangées de { pit-count }, { seed-count } par case.
   *[three] Trois rangées de { pit-count }, { seed-count } par case.
}
against = Contre
opponents = { $opponent ->
    [bot] Le bot
    [person] À deux sur cet écran
   *[friend] Un ami, par lien
}
# The same where there is little room.
opponent-short = { $opponent ->
    [bot] Le bot
    [person] À deux ici
   *[friend] Par lien
}
opponent-about = { $opponent ->
    [bot] au niveau ci-dessous
    [person] vous vous passez l’appareil
   *[friend] chaque coup est un lien que vous envoyez
}
# In the place of the bot's level.
without-level = { $opponent ->
    [bot] { "" }
    [person] Vous jouez à deux sur cet écran. Les réglages tournent le plateau, ou ses textes pour la personne assise en face.
   *[friend] Envoyez chaque coup comme vous voulez, et continuez quand la réponse arrive. Personne n’a besoin de compte.
}
options = Détails
# Under the line of the options: what is set.
options-set = { seed-count }, { pit-count }, { $begins ->
    [you] vous commencez
    [bot] le bot commence
    [friend] votre ami commence
    [south] Sud commence
    [north] Nord commence
    [lot] le hasard décide
    [even] une course alternée
    [hands] une course libre
   *[race] une course
}
pits-a-row = Cases par rangée
seeds-a-pit = Graines par case
level-label = Niveau
who-begins = Qui commence
fair-start = Départ équitable
fair-start-kind = { $start ->
    [usual] Comme d’habitude
    [swap] La règle de l’échange
   *[balanced] Une ouverture équilibrée
}
fair-start-about = { $start ->
    [usual] Les règles disent comment la partie commence.
    [swap] Après le premier coup, l’autre choisit son côté.
   *[balanced] Deux à quatre coups sont déjà joués. Ensuite, aucun côté n’est meilleur de plus d’une demi-graine.
}
by-lot = Au hasard
ruling = Notre choix
rules-start = Au départ
action-label = { $action } : { $name }
rules-origin = { $origin } D’après { $sources }. Ce qui y reste ouvert relève de notre choix.
rules-solved = { $proved ->
    [first] Prouvé : avec { $pits } cases par rangée et { $seeds } graines par case, qui commence peut toujours finir avec { $most } des { $total } graines.
    [second] Prouvé : avec { $pits } cases par rangée et { $seeds } graines par case, qui ne commence pas peut toujours finir avec { $most } des { $total } graines.
   *[draw] Prouvé : avec { $pits } cases par rangée et { $seeds } graines par case, chacun peut toujours finir avec { $most } des { $total } graines : partie nulle.
}
rules-failed = Impossible de charger les règles. Vérifiez la connexion.
rules-of = Règles des jeux
play-it = Y jouer
show-example = Montrer

## The race.

race = Course
pace = { $pace ->
    [even] Rythme égal : à tour de rôle
   *[hands] Rythme libre : à vos appuis
}
race-ready = La course commence à la première graine
race-pick = Choix secret
race-pick-about = Chacun choisit une de ses cases, cachée à l’autre.
race-sow-about = Les deux sèment à la fois. Si la dernière graine tombe dans une case occupée, on continue avec cette case. Qui finit d’abord dans une case vide commence.
race-turns = Tour à tour
race-turns-about = Ensuite, une dernière graine qui fait quatre dans une case du camp adverse la conquiert.
race-about = Les deux sèment à la fois. Qui finit d’abord dans une case vide commence.
racing = Les deux mains sèment
race-void = Course sans fin. Chacun choisit de nouveau.

## Rounds and arrangement.

arrange-evenly = Répartir
clear-row = Vider
begin-round = Commencer la manche
next-round-label = Manche suivante
end-match = Finir le match
row-at-start = La dernière partie était à égalité : les graines sont placées comme au début
match = Le match
match-stands = Manche { $number }, { $own } à { $other }
match-goal = Un camp qui a { $seeds } graines après une manche gagne le match.
match-decided = Même avec les { $seeds } graines de la manche suivante, { who } { $who ->
    [you] resteriez
   *[other] resterait
} derrière : le match peut finir ici.
round-first = { CAPITALIZE(who) } { $who ->
    [you] commencez
   *[other] commence
}{ $rounds ->
    [shrinking] , après avoir gagné la manche { $number }.
    [filling] , car les joueurs alternent.
   *[single] .
}
seeds-after = Graines après
row-length = { pit-count } par rangée
row-shrinks = Si un camp a moins de { $seeds } graines, les rangées ont { $pits } cases. Avec plus de graines, elles s’allongent de nouveau.
check = { $done ->
    [true] Fait
   *[false] Pas encore
}
before-round = Avant le début de la manche
row-whole = { $left ->
    [0] Les { $seeds } graines sont toutes dans la rangée
   *[other] Disposez les { $seeds } graines dans la rangée : reste { $left }
}
row-copied = L’autre joueur copie la rangée et garde le reste.

## The moves.

move-list = Coups
no-moves = Aucun coup joué
pass = passe
at-start = Début
step-first = Première position
step-back = Un coup en arrière
step-on = Un coup en avant
step-last = Dernière position
embed-play = Jouer ceci sur Mbegu
to-now = Retour à la partie
play-from-here = Continuer d’ici
replay = Revoir le coup

## Resigning and draws.

resign = Abandonner
resign-really = { $whole ->
    [true] Abandonner tout le match ?
   *[false] Abandonner la partie ?
}
offer-draw = Proposer la nulle
accept = Accepter
decline = Refuser
draw-agreed = Partie nulle par accord

## The clock of a game.

clock = Pendule
clock-kind = { $clock ->
    [off] Aucune
    [game] Un temps par partie
   *[move] Un temps par coup
}
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par coup
clock-seconds = Secondes par coup
clock-sleep = La pendule s’arrête quand l’appareil est en veille.
# Under the line of the options.
clock-of-game = { $minutes } min + { $increment } s
clock-of-move = { $seconds } s par coup
# Names the time beside a player.
clock-of = Temps de { side }
# A time under ten seconds.
clock-tenths = { $seconds }{ number-decimal }{ $tenths }
pause-clock = Arrêter la pendule
resume-clock = Relancer la pendule
clock-paused = La pendule est arrêtée. Touchez-la, ou jouez, pour continuer.
clock-minute-left = Il { $who ->
    [you] vous reste
    [bot] reste au bot
    [friend] reste à votre ami
    [south] reste à Sud
   *[north] reste à Nord
} une minute.
clock-seconds-left = Il { $who ->
    [you] vous reste
    [bot] reste au bot
    [friend] reste à votre ami
    [south] reste à Sud
   *[north] reste à Nord
} dix secondes.
lost-on-time = { CAPITALIZE(who) } { $who ->
    [you] avez
   *[other] a
} perdu au temps : { $winner ->
    [you] vous gagnez
    [bot] le bot gagne
    [friend] votre ami gagne
    [south] Sud gagne
   *[north] Nord gagne
}

language-label = Langue
language-unchecked = Aucun lecteur natif n’a encore relu cette traduction.
help-to-translate = Aider à traduire
late = Le jeu est encore en route. S’il n’arrive pas, rechargez la page.
page-texts-unavailable = Impossible de charger les textes de cette page. Vérifiez la connexion, puis rechargez la page.
no-webassembly = Ce navigateur n’a pas WebAssembly, ou il est désactivé, et le jeu ne peut pas fonctionner sans lui. Activez-le dans les réglages du navigateur ou ouvrez cette page dans un autre navigateur.
no-memory = Le navigateur n’a plus de mémoire pour le jeu. Fermez d’autres onglets et programmes, puis rechargez la page.
old-browser = Ce navigateur est trop ancien pour le jeu. Mettez-le à jour ou ouvrez cette page dans un autre navigateur.
program-stopped = Le programme s’est arrêté à cause d’une erreur interne. Votre partie est conservée : rechargez la page pour continuer.
reload-page = Recharger la page
part-unavailable = Impossible de charger une partie de la page. Vérifiez la connexion ou rechargez la page.
texts-unavailable = Impossible de charger les textes dans la langue choisie. Vérifiez la connexion, puis rechargez la page.
new-version = Une version plus récente de cette page est arrivée. Elle servira dès le prochain démarrage.
reload = La lancer

## Motion.

speed-label = Vitesse
pause = Suspendre
resume = Continuer
step = Un pas
to-the-end = À la fin

## Sound.

sound = Son
sound-question = Activer le son ?

## Looks.

theme = Thème
themes = { $theme ->
    [auto] Comme l’appareil
    [light] Clair
    [dark] Sombre
   *[contrast] Contraste élevé
}
look = Style du plateau
looks = { $look ->
    [own] Du jeu
    [earth] Terre rouge
    [wood] Bois sombre
    [sand] Sable
    [stone] Pierre
   *[plain] Simple
}

## What is shown.

numbers = Nombres
when-numbers = { $numbers ->
    [always] Toujours
    [hover] Sur la case visée
   *[never] Jamais
}
numbers-touched = Sur la case touchée
preview-label = Aperçu d’un coup
preview-when = { $when ->
    [auto] Aux niveaux faciles
    [yes] Toujours
   *[no] Jamais
}
vibration = Vibreur
explain-first-time = Pause aux nouveautés
face-to-face = Face à face
letters = Lettres aux cases
flip = Tourner le plateau
setting-about = { $setting ->
    [preview] Où finit un coup et ce qu’il prend, avant de semer.
    [explain] Le premier événement de chaque sorte reste un peu plus longtemps.
    [letters] Sinon seulement là où l’on parle d’elles.
    [flip] Ce qui est en haut passe en bas.
    [face] Les textes du joueur d’en face sont tournés vers lui.
   *[race] La vitesse des deux mains.
}
kept-games = { $count ->
    [0] Aucune partie n’est conservée sur cet appareil.
    [one] { $count } partie est conservée sur cet appareil.
   *[other] { $count } parties sont conservées sur cet appareil.
}
kept-progress = Votre progression est conservée.
kept-durable = { $durable ->
    [true] Le navigateur a promis de garder vos parties.
   *[false] Le navigateur peut effacer vos parties si la place manque. Installez la page ou exportez-les pour en être sûr.
}
delete-all = Tout supprimer
delete-all-question = Supprimer tout ce qui est conservé ici ? C’est définitif. Un fichier exporté garde les parties et votre progression.

## The keyboard.

keyboard = Clavier
keys-move = Flèches : aller de case en case
keys-sow = Entrée ou la lettre d’une case : la semer
keys-way = Puis une flèche : le sens du semis
keys-drop = Échap : choisir une autre case
keys-skip = Toute touche : voir la fin d’un coup
keys-step = Dans la liste, flèches : parcourir les coups
keys-arrange = Plus et moins : ajouter ou ôter une graine ; un chiffre : en mettre autant
keys-type = Après une lettre, plus ou moins : semer ↺ ou ↻, comme dans la liste des coups
keys-listen = S : le score. O et P : votre rangée et l’autre. L : les derniers coups, de nouveau. W : ce que donnerait un coup depuis une case

## Names.

who = { $who ->
    [you] vous
    [bot] le bot
    [friend] votre ami
    [south] Sud
   *[north] Nord
}
side = { $side ->
    [south] Sud
   *[north] Nord
}
way = { $way ->
    [left] vers la gauche
    [right] vers la droite
    [up] vers le haut
   *[down] vers le bas
}
speed = { $speed ->
    [slow] Lente
    [normal] Normale
    [fast] Rapide
   *[none] Sans animation
}
level = { $level ->
    [1] Novice
    [2] Dilettante
    [3] Débutant
    [4] Apprenti
    [5] Joueur
    [6] Habile
    [7] Fort
    [8] Expert
    [9] Maître
   *[10] Champion
}
level-about = { $level ->
    [1] joue presque tous ses coups au hasard
    [2] joue au moins la moitié de ses coups au hasard
    [3] voit ce qu’il peut prendre tout de suite
    [4] pèse ce qu’un coup laisse, et se trompe souvent
    [5] prévoit deux coups, et se trompe
    [6] prévoit trois coups
    [7] voit plus loin
    [8] voit très loin
    [9] voit aussi loin qu’une seconde le permet
   *[10] réfléchit jusqu’à trois secondes, et aussi pendant votre tour
}
level-and-about = { $name }, { $about }

## Courses.

learn-about = Trois minutes par jeu, sur le vrai plateau.
learn-game = Apprendre { $game }
rules-in-full = Les règles complètes
courses-failed = Impossible de charger les cours.
course-minutes = Trois minutes
course-done = Terminé
steps-done = Fait : { $done } sur { $steps }
go-on-with = Continuer : { $step }
go-on = Continuer
begin-course = Commencer
do-again = Refaire
step-done = fait
step-of = Étape { $step } sur { $steps }
skip-step = Passer
show-me = Montrer
show-again = Revoir
next-step = Suivant
not-yet = Pas encore
course-end = La fin du cours
course-finished = Vous connaissez { $game }

## The games.

game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Giuthi au grenier semé
    [giuthi-rounds] Giuthi par manches
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
# Where there is little room.
game-short = { $game ->
    [giuthi] { game }
    [giuthi-store] Giuthi, grenier semé
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
    [giuthi] Chaque poignée change de sens. Les prises s’enchaînent.
    [giuthi-store] Votre grenier reçoit une graine au passage.
    [giuthi-rounds] Manche après manche, le plateau rétrécit.
    [alemungula] Une poignée, vers le dehors. On prend deux ou quatre.
    [layli-goobalay] Une case de trois peut devenir vôtre pour de bon.
   *[sulus-aidi] Les mains font la course, puis on conquiert par quatre.
}
place = { $game ->
    [giuthi] Kenya
    [giuthi-store] Kenya
    [giuthi-rounds] Kenya
    [alemungula] Éthiopie et Soudan
    [layli-goobalay] Somalie
   *[sulus-aidi] Érythrée et Tigré
}
people = { $game ->
    [giuthi] Kikuyus
    [giuthi-store] Kikuyus
    [giuthi-rounds] Kikuyus
    [alemungula] Wetaweat et voisins
    [layli-goobalay] Somalis
   *[sulus-aidi] Tigrinyas
}
row-rule = { $rounds ->
    [single] Au moins deux graines dans une case.
    [shrinking] Au moins deux graines dans une case.
   *[filling] Au moins une graine dans chaque case.
}
board-size = { $seeds ->
    [one] { $shape }, { $seeds } graine par case
   *[other] { $shape }, { $seeds } graines par case
}
earlier = { $moves ->
    [one] Retour à { game }, { $moves } coup
   *[other] Retour à { game }, { $moves } coups
}

## Players.

bot-at = Bot : { level }
measured = { $scaled ->
    [true] Score de { $points } sur 100 contre le niveau inférieur, en examinant 200 fois moins de positions.
   *[false] Score de { $points } sur 100 contre le niveau inférieur.
}
who-plays = Qui joue { side }

## Counts and lists.

seeds = { $count ->
    [one] { $count } graine
   *[other] { $count } graines
}
# Beside a number; on phones below it.
seeds-counted = { $count ->
    [one] graine
   *[other] graines
}
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
pits = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
named = { $pit ->
    [none] cette case
   *[other] la case { $pit }
}{ $way ->
    [none] { "" }
   *[other] { " " }{ way }
}

## Labels on the board.

# The letter and the number follow each other, as they are written at the pit.
pit-of = { $who ->
    [you] votre case { $pit }
    [bot] bot : case { $pit }
    [friend] votre ami : case { $pit }
    [south] Sud : case { $pit }
   *[north] Nord : case { $pit }
}
pit-label = { CAPITALIZE(pit-of) }, { seed-count }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $barred ->
    [true] , interdite pour ce tour
   *[false] { "" }
}{ $ways ->
    [0] { "" }
    [1] , peut être semée
   *[other] , peut être semée dans les deux sens
}
# After a game, when the seeds are counted out pit by pit.
pit-counted = { CAPITALIZE(pit-of) }, { seed-count } jusqu’ici
uur-of = { $who ->
    [you] votre uur
    [bot] uur du bot
    [friend] uur de votre ami
    [south] uur de Sud
   *[north] uur de Nord
}
claimed-by = conquise par { who }
# Written at a store on the board.
store-name = { $who ->
    [you] votre grenier
    [bot] grenier du bot
    [friend] grenier de l’ami
    [south] grenier de Sud
   *[north] grenier de Nord
}
store = { $who ->
    [you] Votre grenier
    [bot] Grenier du bot
    [friend] Grenier de votre ami
    [south] Grenier de Sud
   *[north] Grenier de Nord
}, { seed-count }
add-seed = Ajouter une graine à la case { $pit }
take-seed = Ôter une graine de la case { $pit }

## What is read out.

player-seeds = { who } { $seeds }
scores = { CAPITALIZE(player-seeds) }, { $other }
row-of = { $who ->
    [you] Votre rangée
    [bot] Rangée du bot
    [friend] Rangée de votre ami
    [south] Rangée de Sud
   *[north] Rangée de Nord
}
# $pits is a list of letters with their seeds.
row-told = { row-of } : { $pits }
row-pit = { $pit } { $seeds }{ $mark ->
    [none] { "" }
   *[other] { " " }({ $mark })
}
would = { CAPITALIZE(named) } : { $outlook } { $prospects }

## What the page is waiting for.

turn = { $who ->
    [you] À vous de jouer
    [bot] Au bot de jouer
    [friend] À votre ami de jouer
    [south] À Sud de jouer
   *[north] À Nord de jouer
}
turn-again = { turn } : nouveau semis { way }
# After the first move of a game with the swap rule.
sides-choice = { turn } : rester ou changer de côté
sides-about = Qui joue un côté en a les cases, les graines et le tour.
keep-sides = Rester de ce côté
swap-sides = Changer de côté
sides-chosen = { $choice ->
    [kept] Chacun reste de son côté.
   *[swapped] Les côtés ont été échangés.
}
opening-laid = Une ouverture équilibrée est jouée : aucun côté n’est meilleur.
begun-by-lot = Le hasard a décidé : { $who ->
    [you] vous commencez
    [bot] le bot commence
    [friend] votre ami commence
    [south] Sud commence
   *[north] Nord commence
}.
sows = { CAPITALIZE(who) } { $who ->
    [you] semez
   *[other] sème
}
sowing = { CAPITALIZE(who) } { $who ->
    [you] semez
   *[other] sème
} { named }
thinking = { CAPITALIZE(who) } { $who ->
    [you] réfléchissez
   *[other] réfléchit
}
stuck = { CAPITALIZE(who) } ne { $who ->
    [you] pouvez
   *[other] peut
} pas jouer
picking = { CAPITALIZE(who) } { $who ->
    [you] choisissez
   *[other] choisit
} une case pour la course
arranging = { CAPITALIZE(who) } { $who ->
    [you] disposez
   *[other] dispose
} la manche suivante
at-move = Coup { $number } sur { $of }
round-said = Manche { $number } : { $said }

## What a move did: the first, then those that hold, with semicolons between.

sowed = { CAPITALIZE(who) } { $who ->
    [you] avez
   *[other] a
} semé { named }{ $laps ->
    [none] { "" }
   *[other]  : { $laps } poignées, { seed-count }
}
took = { $seeds ->
    [one] { $seeds } graine prise
   *[other] { $seeds } graines prises
}{ $pits ->
    [none] { "" }
   *[other] { " " }dans { pit-list }{ $last ->
        [true] , dernière graine comprise
       *[false] { "" }
    }
}
made-uurs = { pit-list } { $count ->
    [one] changée en uur
   *[other] changées en uurs
}
claimed = { pit-list } { $count ->
    [one] conquise
   *[other] conquises
}
clauses = { $first } ; { $second }
moved = { $clauses }.
stop-not-crossed = aucune prise, car aucune graine n’a traversé
stop-opposite-empty = aucune prise, la case d’en face était vide
stop-other-side = fin dans le camp adverse, aucune prise
stop-store = fin dans le grenier
stop-uur = fin dans un uur
stop-claimed = fin dans une case conquise
barred = case { $pit } interdite au prochain tour
failed-most = { $times } semis ont échoué, le tour est donc fini
failed-none-left = aucune case ne peut être semée { way }, le tour est donc fini
passes = { CAPITALIZE(who) } ne { $who ->
    [you] pouvez pas jouer et devez
   *[other] peut pas jouer et doit
} passer.

## A move in the list of moves.

entry-line = { CAPITALIZE(who) } : case { $pit }{ $way ->
    [none] { "" }
   *[other] { " " }{ way }
}{ $taken ->
    [none] { "" }
   *[other] , prise de { $taken }
}{ $uurs ->
    [true] , deux uurs
   *[false] { "" }
}{ $pits ->
    [none] { "" }
   *[other] , { claimed }
}
entry-then = { $entry }. { $then }
entry-passes = { CAPITALIZE(who) } { $who ->
    [you] devez
   *[other] doit
} passer

## The race.

race-tap = { $who ->
    [you] Lâchez une graine
   *[other] { CAPITALIZE(who) } : lâchez une graine
}
race-key = appui, ou touche { $key }
score-in-hand = { score } en main
race-from = Départ de la case { $pit }.
race-start = { CAPITALIZE(who) } { $who ->
    [you] partez
   *[other] part
} de la case { $pit }.
race-result = { $south } { $north } { CAPITALIZE(who) } { $who ->
    [you] avez fini d’abord et commencez
   *[other] a fini d’abord et commence
}.

## Ends.

won = { CAPITALIZE(who) } { $who ->
    [you] gagnez
   *[other] gagne
}, { $more } à { $fewer }
drawn = Partie nulle, { $each } partout
match-won = { CAPITALIZE(who) } { $who ->
    [you] gagnez
   *[other] gagne
} le match, { $more } à { $fewer }
match-drawn = Le match est nul, { $each } partout
nobody-can-move = Plus personne ne peut jouer.
cannot-move = { CAPITALIZE(who) } ne { $who ->
    [you] pouvez
   *[other] peut
} plus jouer.
repetition = La même position est apparue pour la troisième fois.
round-equal = La manche a fini à égalité, le match est donc nul.
cannot-arrange = { CAPITALIZE(who) } { $who ->
    [you] avez
   *[other] a
} trop peu de graines pour une autre manche.
other-cannot-arrange = L’autre joueur a trop peu de graines pour une autre manche.
stalled = Trois manches de suite n’ont rien changé.
# Why a game ended in which somebody pressed Finish.
finished-at = { $who ->
    [you] Vous avez terminé à { $seeds }.
   *[other] La partie a été terminée à { $seeds }.
}
# After a game the seeds are laid into the pits: beside each the seeds so far.
counted-out = { $rest ->
    [true] Chaque côté garde les graines qui lui restaient. Elles sont comptées case par case.
   *[false] Les graines de chaque côté sont comptées case par case.
}
resigned = { CAPITALIZE(who) } { $who ->
    [you] avez
   *[other] a
} abandonné : { $winner ->
    [you] vous gagnez
    [bot] le bot gagne
    [friend] votre ami gagne
    [south] Sud gagne
   *[north] Nord gagne
}
winner = { CAPITALIZE(who) } { $who ->
    [you] gagnez
   *[other] gagne
}
draw = Partie nulle
draw-offered = { CAPITALIZE(who) } { $who ->
    [you] proposez
   *[other] propose
} la nulle. { $to ->
    [you] Acceptez-vous ?
    [bot] Le bot accepte-t-il ?
    [friend] Votre ami accepte-t-il ?
    [south] Sud accepte-t-il ?
   *[north] Nord accepte-t-il ?
}

## Rounds.

round = Manche { $number }
round-to-come = Ensuite : manche { $number }{ $pits ->
    [none] { "" }
   *[other] { " " }avec { pit-count } par rangée, { $fewer ->
        [true] { $change } de moins
       *[false] { $change } de plus
    } qu’avant
}. { CAPITALIZE(who) } { $who ->
    [you] commencez
   *[other] commence
}.
row-to-lay = { CAPITALIZE(who) } { $who ->
    [you] disposez vos
   *[other] dispose ses
} { seed-count } dans { pit-count }.
round-arranged = Manche { $number } : { $said }.
arranged = { CAPITALIZE(who) } { $who ->
    [you] avez
   *[other] a
} disposé { $row }
all-laid = Toutes les graines y sont
left-over = { $seeds ->
    [one] { $seeds } graine restante
   *[other] { $seeds } graines restantes
}
too-many = { $seeds ->
    [one] { $seeds } graine de trop
   *[other] { $seeds } graines de trop
}

## What the bot teaches.

# On the board the pit is marked, so that $pit is none; read out it has its letter.
hint-is = { hint } : { named }{ $why ->
    [none] { "" }
   *[other] , { $why }
}
solution-is = { CAPITALIZE(named) }{ $why ->
    [none] { "" }
   *[other] , { $why }
}.
why-only = le seul coup
why-takes = prise de { $seeds }
why-leaves = { $most ->
    [0] ne laisse rien à prendre
   *[other] laisse au plus { $most } à prendre
}
why-next = prépare une prise de { $seeds }
leads = { CAPITALIZE(who) } { $who ->
    [you] menez
   *[other] mène
} de { seed-count }
even = Égalité
in-round = { $said } dans cette manche
# After a game, at a position of it: the move that was played beside the best one.
reviewed-best = Coup { $number }, joué et le meilleur : { $played }.
reviewed = { $seeds ->
    [one] Coup { $number }. Le meilleur : { $best }. Joué : { $played }, { $seeds } graine de moins.
   *[other] Coup { $number }. Le meilleur : { $best }. Joué : { $played }, { $seeds } graines de moins.
  }
moment-line = { $seeds ->
    [one] { $number }. { CAPITALIZE(who) }, { $played } : { $better } était meilleur de { $seeds } graine
   *[other] { $number }. { CAPITALIZE(who) }, { $played } : { $better } était meilleur de { $seeds } graines
}
reviewing = { $moves ->
    [one] reste { $moves } coup
   *[other] restent { $moves } coups
}

## Why a pit can't be played.

pit-refused = La case { $pit } ne peut pas être semée maintenant : { $why }.
refusal-over = la partie est finie
refusal-race-first = la course passe d’abord
refusal-no-pit = le plateau n’a pas cette case
refusal-not-yours = la case est à l’adversaire
refusal-direction = cette case ne se sème pas dans ce sens
refusal-uur = la case est un uur
refusal-claimed = la case est conquise
refusal-empty = la case est vide
refusal-few = { $seeds ->
    [one] un coup part d’au moins { $seeds } graine
   *[other] un coup part d’au moins { $seeds } graines
}
refusal-barred = la case est interdite pour ce tour
refusal-must-sow = ce semis doit partir { way }
refusal-endless = le semis ne finirait jamais

## Why a row can't be laid out.

row-total = { $seeds ->
    [one] La rangée contient { $found } sur { $seeds } graine.
   *[other] La rangée contient { $found } des { $seeds } graines.
}
row-empty-pit = Chaque case doit avoir une graine.
row-stuck = Une case doit avoir au moins deux graines.

## What is wrong with a link, a kept game or a file.

fault = { $fault ->
    [version] cela vient d’une autre version de cette page ; rechargez-la d’abord
    [foreign] cela n’appartient pas à cette page
   *[damaged] un élément manque ou est faux
}
link-broken = Impossible d’ouvrir ce lien : { $why }. Demandez qu’on vous le renvoie.
link-stray = Impossible d’ouvrir ce lien : { $why }. Votre partie n’a pas bougé.
save-broken = Impossible de lire la partie conservée ici : { $why }.
library-fault = Impossible de lire le fichier en entier : { $why }.

## Why there is no bot.

failure = { $failure ->
    [no-workers] ce navigateur n’exécute pas de workers
    [missing] impossible de charger son script
    [other-build] son script n’est pas de la même version que la page
    [silent] il ne répond pas
    [panicked] il a cessé de fonctionner
    [rejected] il ne comprend pas la partie
   *[illegal] il répond par un coup interdit
}
no-bot = Impossible de démarrer le bot ({ $why }). On peut toujours jouer à deux ici.

## Games by link.

your-friend = Votre ami
friends-name = Le nom de votre ami
your-games = Vos parties
# In the bar of a phone.
your-games-short = Parties

## Whose turn it is.

send-now = Envoyez-le maintenant à votre ami
send-end = Envoyez-le, pour que votre ami voie la fin
answer-awaited = Envoyé. Votre ami répondra par un lien
about-challenge = Votre ami ouvre le lien, voit le plateau de son côté et joue.
about-answer = Ouvrez le lien reçu en retour, ici ou sur tout appareil qui a cette partie.

## What a link brought.

no-such-game = Cette partie n’est pas conservée ici.
no-such-view = Cette page n’a rien à cette adresse. Voici le plateau.
old-message = Ce lien est plus ancien que votre partie, affichée dans son état actuel.
# $what the link decides although its sender may not. It is taken only by a press.
overstep = { $what ->
    [moves] Ce lien joue aussi des coups pour vous. Votre partie est affichée.
    [race] Ce lien change ce qui a été choisi pour la course. Votre partie est affichée.
    [sides] Ce lien choisit aussi un côté pour vous. Votre partie est affichée.
    [row] Ce lien dispose aussi votre rangée. Votre partie est affichée.
    [resignation] Ce lien abandonne aussi pour vous. Votre partie est affichée.
    [draw] Ce lien déclare la partie nulle, ce que vous n’avez pas proposé. Votre partie est affichée.
   *[other] Ce lien raconte la partie autrement que ce qui est conservé ici. Votre partie est affichée.
}
# A link was opened that one friend sent to another.
seat-offered = Deux amis jouent cette partie par lien. Vous était-elle destinée ?
sit-down = Oui, je la joue
take-other = Prendre la partie du lien
take-rest = Voir ce qui a pu être lu

## Sharing.

share-label = Partager
send = Envoyer
share-kind = { $kind ->
    [letter] Jouer avec un ami
    [game] Cette partie
   *[puzzle] Un problème
}
share-about = { $kind ->
    [letter] Votre ami continue d’ici
    [game] À regarder ou à continuer
   *[puzzle] Y trouver le meilleur coup
}
invitation-about = Votre ami prend l’autre camp
message-later = Quand ce sera son tour
what-to-share = Quoi
link = Le lien
friend-sees = Ce que voit votre ami
they-see = Ce qu’on y voit
together = Au même endroit ?
together-about = Votre ami peut pointer un appareil photo sur ceci.
no-server = Sans serveur
no-server-about = Le lien contient toute la partie.
copy = Copier le lien
copied = Copié : collez-le dans un message
copy-failed = Sélectionnez le lien et copiez-le
share-by = Envoyer par l’appareil
it-is-sent = C’est envoyé
sent = { $over ->
    [true] Envoyé. Votre ami voit la fin.
   *[false] Envoyé. À votre ami de jouer.
}
not-sent = Non, pas envoyé
picture = Une image de la position
picture-wide = Large
picture-square = Carrée
picture-shared = Partagée
picture-copied = Enregistrée et copiée : collez-la dans un message
picture-saved = Enregistrée
picture-failed = L’image ne peut pas être dessinée ici
send-again = Renvoyer
has-the-turn = doit jouer
qr-code = Le lien en code QR
qr-code-shortened = Le code omet les premières manches.
no-qr-code = Trop long pour un code QR
begin-by-link = Laisser l’autre camp à un ami
play-first = C’est votre tour. Jouez votre coup, puis envoyez le lien.

## Puzzles.

trial = { $trial ->
    [seeking] Problème : trouvez le meilleur coup
    [checking] Vérification du coup
    [found] Trouvé : il n’y a pas mieux
   *[missed] Il y a un meilleur coup
}

## Your games.

library-title = Vos parties

## Your games: the list.

library-waiting = Vous attendent
library-waiting-turns = { $count ->
    [one] à vous dans { $count } partie
   *[other] à vous dans { $count } parties
}
library-waiting-sends = { $count ->
    [one] { $count } coup à envoyer
   *[other] { $count } coups à envoyer
}
library-running = En cours
library-finished = Terminées
library-damaged = Endommagées
library-damaged-about = On ne peut plus les lire. Exportez-en une pour garder son texte.
library-game = Jeu
library-all-games = Toutes les parties
library-opponent = Adversaire
library-any-opponent = Tout adversaire
library-filter = Filtrer la liste
library-actions = Plus d’actions
library-no-match = Aucune partie ne correspond.
library-reading = Lecture de vos parties.
library-nothing = Chaque partie que vous jouez est conservée ici, sur cet appareil. Arrêtez quand vous voulez et reprenez plus tard.
library-begin = Jouer la première partie
library-today = aujourd’hui
library-yesterday = hier
library-more = Afficher plus

## Your games: an entry.

library-play = Jouer
library-resume = Reprendre
library-look = Regarder
library-export = Exporter
library-delete = Supprimer
library-undo = Annuler
library-close = Fermer
library-your-turn = À vous
library-bot-turn = Au bot
library-to-send = Joué, mais pas encore envoyé
library-not-sent = Pas encore envoyé
library-new-round = Une nouvelle manche est à disposer
library-race-next = La course vient ensuite
library-a-friend = Un ami
library-friends = Amis
library-here = Deux personnes ici
library-nobody = Le bot des deux côtés
library-agreed = Partie nulle par accord
library-you-resigned = Vous avez abandonné
library-you-lost-on-time = Vous avez perdu au temps

## Your games: files.

library-export-all = Tout exporter
library-import = Importer
library-import-about = Un fichier de parties exporté ici ou ailleurs, ou son texte. Ce qui est déjà conservé ici reste tel quel.
library-choose-file = Choisir un fichier
library-file-text = Ou collez son texte
library-take = Importer le texte
library-importing = Vos parties sont en cours d’importation.
library-nothing-found = Il ne contient aucune partie.

## Your games: results.

library-results = Résultats
library-finished-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
library-no-results = Ils commencent avec la première partie terminée.
library-won = gagnées
library-drawn = nulles
library-lost = perdues
library-by-level = Par jeu et niveau
library-tally-key = gagnées–nulles–perdues
library-tally = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }

## Your games: how a game stands.

library-waiting-answer = En attente de la réponse
library-waiting-for = En attente : { $name }
library-side-to-move = À { side } de jouer
library-resigned = { $name } a abandonné
library-lost-on-time = { $name } a perdu au temps
library-won-by-resignation = { $winner } a gagné, { $loser } a abandonné
library-won-on-time = { $winner } a gagné, { $loser } a perdu au temps
library-drawn-game = Nulle, { $seeds } partout
library-you-won = Gagnée { $own } à { $other }
library-you-lost = Perdue { $own } à { $other }
library-somebody-won = { $name } a gagné { $own } à { $other }
library-own-sowed = Vous avez semé { $pit }, pas encore envoyé
library-friend-took = { $name } a pris { seed-count }
library-friend-uurs = { $name } a fait { $count ->
    [one] un uur
   *[other] { $count } uurs
}
library-friend-claimed = { $name } a conquis { $count ->
    [one] une case
   *[other] { $count } cases
}
library-friend-sowed = { $name } a semé { $pit }
library-move = coup { $number }
library-round = manche { $number }
library-over-not-sent = { $said }. { library-not-sent }
library-deleted = Supprimé : { $what }.
library-trouble = { $trouble ->
    [forbidden] Ce navigateur ne laisse rien conserver à la page : aucune partie ne peut être affichée ni importée ici.
    [full] Il n’y a plus de place pour des parties sur cet appareil. Exportez-en, puis supprimez-les.
    [stuck] Le navigateur n’en permet pas la suppression.
   *[unreadable] Le fichier est illisible.
}

## Your games: how an import went.

library-taken = Importé : { $counts }.
library-taken-added = { $count ->
    [one] { $count } nouvelle partie
   *[other] { $count } nouvelles parties
}
library-taken-updated = { $count ->
    [one] { $count } partie va plus loin
   *[other] { $count } parties vont plus loin
}
library-taken-beside = { $count ->
    [one] { $count } partie diffère de celle d’ici, et les deux sont gardées
   *[other] { $count } parties diffèrent de celles d’ici, et toutes sont gardées
}
library-taken-known = { $count ->
    [one] { $count } était déjà ici
   *[other] { $count } étaient déjà ici
}
library-taken-progress = votre progression
library-taken-progress-lost = votre progression n’a pas trouvé de place
library-taken-lost = { $count ->
    [one] { $count } n’a pas trouvé de place
   *[other] { $count } n’ont pas trouvé de place
}

## The collections of puzzles.

puzzles = Problèmes
puzzles-about = Un coup est le meilleur, de deux graines ou plus. Trouvez-le.
puzzles-failed = Impossible de charger les problèmes. Vérifiez la connexion.
puzzles-of = Problèmes : { $name }
no-puzzles = Il n’y a pas encore de problèmes ici.
puzzle-of-the-day = Problème du jour
puzzle-task = Trouvez le coup qui vous laisse { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de plus que tout autre
puzzle-tries = Le premier essai compte pleinement pour votre cote, le second pour moitié. Si vous demandez la solution, le problème compte comme non résolu.
puzzle-second-try = Un essai était faux. Le prochain compte pour moitié pour votre cote.
puzzle-unrated = Ce problème a déjà changé votre cote.
puzzle-wrong = Un autre coup vous laisse plus de graines que { $mv }.
puzzle-solved = Résolu
the-solution = La solution
puzzle-solution = { CAPITALIZE($mv) } vous laisse { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de plus que tout autre coup, après les meilleures réponses.
solve-it = Résoudre
look-again = Revoir
show-solution = La solution
next-puzzle = Suivant
your-rating = Votre cote
rating-none = Résolvez un problème, et votre cote commence.
rating-up = +{ $by }
rating-down = −{ $by }
rating-chart = Cote sur { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de problèmes : de { $first } à { $last }
puzzles-solved = { $solved ->
    [one] { $solved } problème résolu
   *[other] { $solved } problèmes résolus
}
score-full = entier, au premier essai
score-half = moitié, au second essai
score-none = non résolu
solved-of = { $solved } sur { $all }
by-theme = Par thème
by-game = Par jeu
puzzle-theme = { $topic ->
    [long-relay] Long relais
    [run-on] Prises en chaîne
    [turn] Demi-tour
    [uur] Uur (une case gardée)
    [claim] Conquête (une case de quatre)
    [block] Blocage
    [ending] Finale
   *[defence] Défense
}
puzzle-themes = Thèmes
shown-when-solved = révélés à la fin
difficulty-of = Difficulté { $difficulty } sur 10.
streak = Série
streak-days = { $days ->
    [0] Aucune série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
tries = Essais
try-wrong = il y a mieux
move-worths = Comparaison des coups
all-moves = Tous les coups
move-takes = { $taken ->
    [0] Ne prend rien
    [one] Prend { $taken } graine
   *[other] Prend { $taken } graines
}, { $lost ->
    [0] et rien ne peut être pris en réponse.
    [one] et { $lost } peut être prise en réponse.
   *[other] et { $lost } peuvent être prises en réponse.
}
your-try = Votre essai.
best-move = meilleur
costs = { $seeds } de moins
drill = Où finit le semis ?
drill-about = Voyez un semis dans votre tête avant qu’il soit joué.
drill-last = Où tombe la dernière graine ?
drill-captured = Combien de graines sont prises ?
drill-one-lap = { CAPITALIZE($mv) }, une seule poignée.
drill-all-laps = { CAPITALIZE($mv) }, poignée après poignée jusqu’à la fin.
drill-not-sown = Les graines semées dans le grenier ne comptent pas.
drill-last-seed = La dernière graine { $counts ->
    [true] compte aussi
   *[false] ne compte pas
}.
drill-right = Juste
drill-wrong = Pas cette fois
drill-level = Niveau { $level } sur { $levels }
drill-again = Encore une série
drill-own-pace = À votre rythme
drill-minute = En une minute
drill-time-up = La minute est écoulée. C’est la dernière question.
drill-minute-finished = Réussi en une minute : { $right } sur { $count }
practice = Entraînement
practise-again = S’entraîner encore
practise-today = Travailler { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
practice-none = Vos coups qui pouvaient être meilleurs reviennent ici, une fois une partie revue.
practice-empty = Rien à travailler aujourd’hui
practice-finished = Réussi : { $right } sur { $count }
practice-next = Le prochain coup revient { $due }.
practice-due = { $days ->
    [0] aujourd’hui
    [one] demain
   *[other] dans { $days } jours
}
practice-of = { $number } sur { $count }
practice-about = Un coup d’une de vos parties. Si vous en trouvez un meilleur au premier essai, il revient plus tard ; sinon, demain.
find-better = Trouvez un meilleur coup
own-move = Ici, semer { $mv } a coûté { $seeds } graines.
not-copied = Impossible de copier ici.

## Sheets to print.

printouts = Feuilles à imprimer
printouts-about = Pour papier A4 et Letter. À imprimer en taille réelle, sans réduction.
print-it = Imprimer
board-sheet-about = Des cases de cinq centimètres, pour des haricots ou des cailloux.
board-sheets-join = Pliez les deux feuilles le long du trait discontinu et placez-les côte à côte : les demi-cercles se rejoignent.
rules-sheet-about = Les règles sur une page, avec des images.
puzzle-sheet-about = Six problèmes par page, et les réponses sur une autre.
record-sheet = Feuille de partie
record-sheet-about = Une page de lignes numérotées, pour noter une partie.
record-date = Jour
record-result = Résultat
answers = Réponses
puzzle-range = { $first } à { $last } sur { $all }
six-before = Les six précédents
six-next = Les six suivants

## Tasks to hand out.

hand-out = Distribuer des exercices
handout-about = Choisissez jusqu’à { $most } problèmes, positions et séries d’entraînement. Votre classe les reçoit en un seul lien et renvoie ses réponses sous forme de liens. Sans serveur, sans compte.
handout-open = Quiconque a le lien peut lire tout ce qu’il contient, les solutions aussi.
handout-new = Nouveaux exercices
handout-picked = { $count } sur { $most } choisis
handout-add = Ajouter aux exercices
handout-puzzle = Ajouter un problème
handout-drill = Ajouter une série
handout-difficulty = Difficulté
handout-how-hard = { $hardness ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
handout-from-editor = Une position à vous : composez-la, puis ajoutez-la là-bas.
handout-title = Nom des exercices
handout-make = Créer le lien
# A task or a pupil.
handout-remove = Retirer : { $what }
handout-solving = Le bot cherche le meilleur coup.
# Beside the moves that are right.
handout-any = Tous les coups se valent.
handout-tasks = Exercices : { $count }
handout-answers = Réponses : { $count }
handout-all = Tous les exercices
handout-added = Les réponses de { $name } sont dans le tableau.
# The heads of a table: names, and how many tasks were done without a fault.
handout-pupil = Nom
handout-faultless = Sans faute
handout-task = Exercice { $number }
# In a table: a task that was solved by its first, second or later try.
handout-solved = résolu, essai { $tries }
handout-shown = solution montrée, { $misses } faux
handout-unsolved = non résolu, { $misses } faux
handout-paste = Des réponses reçues par message ? Collez les messages ici.
handout-found = Réponses trouvées : { $count }
handout-damaged = Liens endommagés : { $count }
handout-save = Enregistrer le tableau (CSV)
handout-delete = Supprimer ces exercices et leurs réponses ?
handout-name = Votre prénom
handout-name-about = Il reste sur cet appareil, dans le lien avec vos réponses, et dans un fichier si l’on exporte ce qui est enregistré ici.
handout-done = { $name }, voici vos réponses
handout-send = Envoyez ce lien à la personne qui vous a donné les exercices, ou faites-lui scanner le code.
handout-go-on = Continuer en tant que { $name }
handout-own = Vos réponses
handout-other = Quelqu’un d’autre commence

## The editor of positions.

set-up-position = Composer une position
setup-game = Jeu
setup-start = Position de départ
setup-empty = Vide
setup-current = Partie du plateau
setup-turn = À qui de jouer
setup-pit = Case { $pit }
setup-store = Grenier de { $side ->
    [south] Sud
   *[north] Nord
}
setup-tray = Réserve
editor-tray = { $seeds ->
    [0] Toutes les graines sont placées
    [one] { $seeds } graine à placer
   *[other] { $seeds } graines à placer
}
setup-more = Une de plus
setup-less = Une de moins
# A place of the board: a pit or a store.
setup-held = { $place }, { seed-count }
setup-marks = { $sign ->
    [uur] Uur
   *[claim] Conquise
}
setup-no-mark = { $sign ->
    [uur] pas d’uur
   *[claim] par personne
}
setup-mark = { $side ->
    [south] Sud
   *[north] Nord
}
setup-twins = Les uurs vont par deux : la case { $pit } suit.
setup-restriction = Restriction de ce tour
setup-no-restriction = Toute case peut être jouée
setup-barred = La case { $pit } est interdite
setup-again = { $failed ->
    [one] { $failed } semis a échoué, semer encore { way }
   *[other] { $failed } semis ont échoué, semer encore { way }
}
setup-text = En texte
# Beside a sign each, so in a few words.
setup-tip-press = clic : une de plus
setup-tip-right-press = clic droit : une de moins
setup-tip-tap = appui : une de plus
setup-tip-hold = appui long : une de moins
setup-tip-drag = glisser : déplace tout
setup-tip-number = un nombre : remplit la case
setup-analyse = Analyser
setup-opponent = Contre
setup-person = Deux joueurs
setup-puzzle = Trouver le meilleur coup
setup-unplaced = { $seeds ->
    [one] { $seeds } graine est dans la réserve : posez-la sur le plateau.
   *[other] { $seeds } graines sont dans la réserve : posez-les sur le plateau.
}
setup-none-left = La réserve est vide : prenez d’abord des graines dans une autre case.
setup-total = Il y a { $found } graines, et le jeu en a { $expected }.
setup-pit-count = { $side ->
    [south] Sud
   *[north] Nord
} a { $found } cases, et le plateau en a { $expected }.
setup-pit-fault = { $wrong ->
    [number] La case { $pit } doit avoir un nombre de 0 à 255.
    [not-marked] La case { $pit } est marquée, mais ce jeu ne marque pas de cases.
   *[misplaced] La case { $pit } ne peut pas être marquée ainsi : un uur a son jumeau en face et au moins deux graines, une case conquise est à l’adversaire et a au moins quatre graines.
}
setup-store-misfit = Le grenier de { $side ->
    [south] Sud
   *[north] Nord
} ne s’accorde pas avec les cases marquées.
setup-cannot-move = C’est à { $side ->
    [south] Sud
   *[north] Nord
} de jouer, mais aucun coup n’est possible.
setup-fault = { $problem ->
    [nobody-to-move] Dites à qui de jouer : « s » ou « n ».
    [rows] Il faut deux rangées de nombres, séparées par « / ».
    [stores] Il faut deux nombres pour les greniers, séparés par « - ».
    [status] Il faut le camp qui doit jouer : « s » ou « n ».
    [no-stores] Dans ce jeu, les greniers restent vides jusqu’à la fin.
    [race] La course ne peut pas être composée.
    [over] La partie est finie, mais il reste des graines sur le plateau.
    [restriction] Une restriction est « ! » et une case, ou « + » ou « - » et un nombre.
    [no-restriction] Ce jeu n’a pas de telle restriction.
    [restriction-misplaced] Cette restriction ne peut pas valoir ici.
   *[extra] Le texte continue après la position.
}
