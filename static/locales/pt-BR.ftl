# Os textos da página em português do Brasil; en.ftl explica os argumentos.

## Numbers and lists.

number-group = .
number-decimal = ,
number-digits = 0123456789
list-middle = { $first }, { $second }
list-last = { $first } e { $second }

## Parts of other messages.

seed-count = { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
}
pit-count = { $pits ->
    [one] { $pits } buraco
   *[other] { $pits } buracos
}
pit-list = { $count ->
    [one] o buraco { $pits }
   *[other] os buracos { $pits }
}
of-pit-list = { $count ->
    [one] do buraco { $pits }
   *[other] dos buracos { $pits }
}

sentence = { $said }.

mbegu = Mbegu
# The navigation: its name, and its entries.
views = Visões
play = Jogar
learn = Aprender
page-title = Mbegu: Giuthi e seus parentes
# In the list of installed programs.
page-description = Seis jogos de mancala do Quênia, da Somália, da Etiópia, da Eritreia e do Sudão, semente por semente, contra um bot ou um amigo.
view-title = { $view }: { mbegu }

## Home.

home = Início
home-start = Jogar uma nova partida
# Under the small boards, and on the map.
home-game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Semeia o depósito
    [giuthi-rounds] Em rodadas
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
home-places = De onde vêm os jogos
place-about = { $game ->
    [giuthi] O Giuthi é dos quicuios do Quênia. Eles semeiam duas fileiras de seis buracos, quase sempre com seis sementes em cada um; há também fileiras de cinco a dez. Alguns deixam o depósito receber uma semente na passagem, e outros jogam rodada após rodada até alguém ter todas as sementes.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Os Wetaweat e seus vizinhos na Etiópia e no Sudão jogam o Alemungula; no Sudão ele se chama também Um el Bagara ou Mangala. O tabuleiro tem duas fileiras de cinco buracos e um depósito para cada jogador, e cada buraco começa com cinco sementes.
    [layli-goobalay] Os somalis jogam o Layli Goobalay, sobretudo na Somalilândia; o nome fala de um exercício com círculos. Pedrinhas dão a volta em duas fileiras de seis buracos, com quatro em cada um no começo. Em 1971 Richard Pankhurst o descreveu com cinco.
   *[sulus-aidi] Os tigrínios das terras altas do norte do Tigré e da Eritreia jogam o Sulus Aidi, conhecido também como Awagagá. Três fileiras de seis buracos têm três sementes em cada um; a fileira do meio é de ambos, metade para cada jogador. Harold Courlander foi o primeiro a descrevê-lo, em 1943.
}
place-source = { $game ->
    [giuthi] Fontes: John P. Pratt, Giuthi Rules, 2009; Regras do Giuthi, um material brasileiro para professores.
    [giuthi-store] { "" }
    [giuthi-rounds] { "" }
    [alemungula] Fonte: uma página de regras que não diz o nome do jogo.
    [layli-goobalay] Fonte: Víctor Bautista i Roca, Layli Goobalay, em Mancala World.
   *[sulus-aidi] Fonte: Ralf Gering, Sulus Aidi, em Mancala World.
}

## Players.

player = { CAPITALIZE(who) }
you = Você
the-bot = O bot

## Commands.

rules = Regras
new-game = Novo jogo
settings = Configurações
more-settings = Mais configurações
more-settings-about = prévia, letras, pausas, teclas
close = Fechar
cancel = Cancelar
done = Pronto
back = Voltar ao tabuleiro
undo = Desfazer
redo = Refazer
again = Revanche
learn-rules = Aprender em três minutos
next-level = Um bot mais forte
easier-level = Um bot mais fácil
start = Começar

teacher = Professor
teacher-about = O professor mostra quanto vale cada jogada.
hint = Dica
hint-coming = Procurando a melhor jogada
judge = Avaliar as jogadas
review = Rever o jogo
from-the-start = Ver desde o começo
stop = Parar
judged-about = Em cada jogada: por quantas sementes quem joga ficaria na frente. ✓ ganha, ✗ perde.
moments-title = As jogadas que mais custaram
# The moves of a game that cost three seeds or more, at most six.
moments = { $count ->
    [0] Momentos
    [one] { $count } momento
   *[other] { $count } momentos
}
moments-more = Mais { $count }
moments-none = Nada lhe custou três sementes.
moments-looking = Procurando, jogada { $number } de { $count }
go-through-moments = Passar por eles
previous-moment = O momento anterior
next-moment = O próximo momento
# A pit and its way: c, to the right.
moment-move = { $pit }{ $way ->
    [none] { "" }
   *[other] { ", " }{ way }
}
moment-lost = −{ seed-count }
moment-number = jogada { $number }
# Below the list, of the one that is shown.
moment-best = Melhor: { $best }.
# Above the list of moves in a review.
moves-legend = + sementes capturadas, − sementes perdidas em relação à melhor jogada
# Beside the chart of the lead.
chart-leads = { CAPITALIZE(who) } está na frente
lead-chart = Vantagem esperada
lead-chart-about = em sementes. Uma marca é uma jogada que custou três ou mais.
lead-graph = A vantagem, jogada a jogada

## The bot can't be had.

play-both = Jogar pelos dois lados
# As primeiras jogadas: o que uma análise profunda e os próprios jogos sabem delas.
openings = Aberturas
openings-about = Quanto custa cada jogada, em sementes. Toque numa jogada para vê-la no tabuleiro.
openings-beyond = { $played ->
    [false] Esta posição não está na tabela de aberturas.
   *[true] Esta posição não está na tabela de aberturas. Seus próprios jogos:
}
openings-nobody = Aqui não se joga.
openings-loading = As aberturas estão sendo carregadas.
openings-failed = Não foi possível carregar as aberturas. Verifique a conexão.
openings-move = Jogada
openings-worth = Custo
openings-own = Seus jogos
# Ao lado da jogada que vem a seguir no jogo mostrado.
openings-this-game = este jogo
openings-here = { $count ->
    [0] Nenhum jogo seu terminado chegou aqui.
    [one] Seus jogos terminados chegaram aqui { $count } vez.
   *[other] Seus jogos terminados chegaram aqui { $count } vezes.
}
try-again = Tentar de novo
bot-starting = O bot está se preparando
bot-loading = O bot está sendo carregado: { $part }%

## Beside the board.

actions = Ações
panel = Jogadas e professor
no-help = O bot não ajuda num jogo contra um amigo.
chart = Sementes dos dois jogadores
chart-goal = { $seeds } para vencer
origin = { $people }, { $place }. { $size }.
score = { $who ->
    [you] Você tem { seed-count }
   *[other] { CAPITALIZE(who) } tem { seed-count }
}
goal = Capture { $seeds } das { $total } sementes e você vence
round-goal = Capture { $seeds } das { $total } sementes e você vence a rodada
# The rule of taking, in the first game.
taking = { $game ->
    [giuthi-store] Termine em um buraco vazio seu com sementes no oposto. A semeadura deve atravessar até um buraco; o depósito não conta.
    [alemungula] Se a sua última semente completa duas ou quatro em um buraco do outro lado, você as leva.
    [layli-goobalay] Termine em um buraco vazio seu: você leva todas as sementes do oposto, a não ser que haja exatamente três.
    [sulus-aidi] Se a sua última semente completa quatro em um buraco do outro lado, você o conquista, e a jogada acaba.
    [giuthi-rounds] Atravesse e termine em um buraco vazio seu com sementes no oposto: você as leva.
   *[giuthi] Atravesse e termine em um buraco vazio seu com sementes no oposto: você as leva.
}
sow-towards = { $towards ->
    [left] Para a esquerda
    [right] Para a direita
    [up] Para cima
   *[down] Para baixo
}
outlook = { $laps ->
    [one] { $laps } volta
   *[other] { $laps } voltas
}, termina { $pit ->
    [none] no depósito
    [own] em um buraco seu
    [far] em um buraco do outro lado
   *[other] em { $pit }
}.
outlook-takes = Captura { seed-count }.
outlook-uurs = Faz uurs { of-pit-list }.
outlook-claims = Conquista { pit-list }.
outlook-nothing = Não captura nada.
lap-number = Volta { $number }
lifted = { seed-count } na mão
wins-seeds = { CAPITALIZE(who) } captura { $seeds }
wins-uurs = { CAPITALIZE(who) } faz uurs { of-pit-list }
wins-claims = { CAPITALIZE(who) } conquista { pit-list }
stop-reason = { $reason ->
    [captures] A última semente caiu em um buraco vazio do próprio lado, com sementes em frente.
    [other-side] A última semente caiu em um buraco vazio do outro lado.
    [opposite-empty] O buraco em frente à última semente está vazio.
    [not-crossed] Nenhuma semente passou para o outro lado.
    [empty] A última semente caiu em um buraco vazio.
    [store] A última semente caiu no depósito.
    [uur] A última semente caiu em um uur.
    [claimed] A última semente caiu em um buraco conquistado.
    [four] A última semente fez quatro em um buraco do outro lado.
    [two-or-four] A última semente fez duas ou quatro em um buraco do outro lado.
   *[one-lap] A última semente não fez nem duas nem quatro no outro lado.
}
tag = { $explained ->
    [opposite] Vazio: captura as { $seeds } em frente
    [following] Também vazio: captura as { $seeds } em frente
    [made] Faz { $seeds }: captura todas
    [before] Captura também as { $seeds } antes
    [uurs] Três em frente: faz dois uurs
    [claim] Faz quatro: conquista o buraco
    [relay] Não está vazio: continua com as suas { $seeds }
    [unclaimed] Nada conquistado
   *[nothing] Nada capturado
}
tag-because = { $because ->
    [last-seed] e a própria última semente
    [other-side] terminou do outro lado
    [opposite-empty] o buraco em frente está vazio
    [not-crossed] nenhuma semente passou para o outro lado
    [empty] terminou em um buraco vazio
    [store] terminou no depósito
    [uur] terminou em um uur
    [claimed] terminou em um buraco conquistado
   *[one-lap] nem duas nem quatro no outro lado
}
seat-sowed = { CAPITALIZE(named) }{ $laps ->
    [none] { "" }
   *[other] , { $laps } voltas
}

press-a-way = Agora toque no sentido para semear
press-a-pit = { turn }: toque em um buraco com anel
# A side has come to the seeds that win: the headline, and its two buttons.
reached-goal = { $who ->
    [you] { $seeds }! Você venceu
    [bot] O bot tem { $seeds }
   *[other] { $seeds }! { CAPITALIZE(who) } venceu
}
finish = Terminar
play-on = Continuar
skip = Toque em qualquer lugar para ver o fim
linked = Este jogo veio com o link. Ao lado do tabuleiro você pode dizer quem continua.
unknown-level = Este jogo era contra o nível { $number } do bot, que esta página não tem. Ele continua contra o nível { $nearest }.
nothing-stored = Este navegador não guarda mais nada desta página: o que é novo se perde quando ela é fechada, mas o endereço de um jogo o contém.
export-due = { $count ->
    [one] { $count } jogo está guardado só neste aparelho. Um arquivo o guarda mesmo que o navegador o perca.
   *[other] { $count } jogos estão guardados só neste aparelho. Um arquivo os guarda mesmo que o navegador os perca.
}

## The picker.

games = Jogos
board = Tabuleiro
choose-game = Escolha um jogo
minutes = { $minutes } min
about-minutes = cerca de { minutes }
size-about = { $rows ->
    [two] Duas fileiras de { pit-count } com { seed-count }.
   *[three] Três fileiras de { pit-count } com { seed-count }.
}
against = Contra
opponents = { $opponent ->
    [bot] O bot
    [person] Dois nesta tela
   *[friend] Um amigo, por link
}
opponent-short = { $opponent ->
    [bot] O bot
    [person] Dois aqui
   *[friend] Por link
}
opponent-about = { $opponent ->
    [bot] no nível escolhido abaixo
    [person] um passa a vez ao outro
   *[friend] cada jogada é um link que você envia
}
without-level = { $opponent ->
    [bot] { "" }
    [person] Os dois jogam nesta tela. Nas configurações você vira o tabuleiro, ou os textos para quem se senta do outro lado.
   *[friend] Você envia cada jogada como preferir e continua quando chega a resposta. Ninguém precisa de conta.
}
options = Opções
options-set = { seed-count }, { pit-count }, { $begins ->
    [you] você começa
    [bot] o bot começa
    [friend] a outra pessoa começa
    [south] o Sul começa
    [north] o Norte começa
    [lot] o sorteio decide
    [even] uma corrida alternada
    [hands] uma corrida de mãos
   *[race] uma corrida
}
pits-a-row = Buracos por fileira
seeds-a-pit = Sementes por buraco
level-label = Nível
who-begins = Quem começa
fair-start = Começo justo
fair-start-kind = { $start ->
    [usual] Como de costume
    [swap] A regra da troca
   *[balanced] Uma abertura equilibrada
}
fair-start-about = { $start ->
    [usual] As regras dizem como o jogo começa.
    [swap] Depois da primeira jogada, a outra pessoa escolhe o lado.
   *[balanced] Duas a quatro jogadas já estão feitas. Depois delas, nenhum lado está melhor por mais de meia semente.
}
by-lot = Por sorteio
ruling = Decisão nossa
rules-start = No início
action-label = { $action }: { $name }
rules-origin = { $origin } Segundo: { $sources }. O que ali fica em aberto é decisão nossa.
rules-solved = { $proved ->
    [first] Provado: com { $pits } casas por fileira e { $seeds } sementes em cada uma, quem começa sempre pode terminar com { $most } das { $total } sementes.
    [second] Provado: com { $pits } casas por fileira e { $seeds } sementes em cada uma, quem não começa sempre pode terminar com { $most } das { $total } sementes.
   *[draw] Provado: com { $pits } casas por fileira e { $seeds } sementes em cada uma, os dois sempre podem terminar com { $most } das { $total } sementes: empate.
}
rules-failed = As regras não puderam ser carregadas. Verifique a conexão.
rules-of = Regras dos jogos
play-it = Jogar
show-example = Mostrar

## The race.

race = Corrida
pace = { $pace ->
    [even] Ritmo igual: as mãos se alternam
   *[hands] Ritmo da mão: a cada toque
}
race-ready = A corrida começa com a primeira semente
race-pick = Escolha secreta
race-pick-about = Cada um escolhe um buraco seu, escondido do outro.
race-sow-about = Os dois semeiam ao mesmo tempo. Se a última semente cair em um buraco ocupado, ele também é semeado. Quem terminar primeiro em um buraco vazio começa.
race-turns = Jogo por turnos
race-turns-about = Depois, uma última semente que faz quatro em um buraco do outro lado o conquista.
race-about = Os dois semeiam ao mesmo tempo. Quem terminar primeiro em um buraco vazio começa.
racing = As duas mãos estão semeando
race-void = A corrida não teve fim. Os dois escolhem de novo.

## Rounds and arrangement.

arrange-evenly = Por igual
clear-row = Limpar
begin-round = Começar a rodada
next-round-label = Próxima rodada
end-match = Encerrar a partida
row-at-start = O último jogo terminou empatado: as sementes ficam como no início
match = Partida
match-stands = Rodada { $number }, { $own } a { $other }
match-goal = Quem tem { $seeds } depois de uma rodada vence a partida.
match-decided = Mesmo com as { $seeds } sementes da próxima rodada, { who } ficaria atrás: a partida pode acabar aqui.
round-first = { CAPITALIZE(who) } começa{ $rounds ->
    [shrinking] , pois venceu a rodada { $number }.
    [filling] , pois os jogadores se alternam.
   *[single] .
}
seeds-after = Sementes após
row-length = { pit-count } por fileira
row-shrinks = Se um lado tem menos de { $seeds } sementes, a fileira tem { $pits } buracos. Com mais sementes volta a crescer.
check = { $done ->
    [true] Feito
   *[false] Ainda não
}
before-round = Antes de começar a rodada
row-whole = { $left ->
    [0] Todas as { $seeds } sementes estão na fileira
   *[other] Ponha todas as { $seeds } sementes na fileira: faltam { $left }
}
row-copied = O outro jogador copia a fileira e fica com o resto.

## The moves.

move-list = Jogadas
no-moves = Nenhuma jogada ainda
pass = passa
at-start = Início
step-first = Primeira posição
step-back = Uma jogada para trás
step-on = Uma jogada para a frente
step-last = Última posição
embed-play = Jogar isto no Mbegu
to-now = Voltar ao jogo
play-from-here = Continuar daqui
replay = Mostrar a jogada de novo

## Resigning and draws.

resign = Desistir
resign-really = { $whole ->
    [true] Desistir da partida inteira?
   *[false] Desistir do jogo?
}
offer-draw = Propor empate
accept = Aceitar
decline = Recusar
draw-agreed = Empate por acordo

## The clock of a game.

clock = Relógio
clock-kind = { $clock ->
    [off] Nenhum
    [game] Um tempo para o jogo
   *[move] Um tempo por jogada
}
clock-minutes = Minutos por jogador
clock-increment = Segundos somados por jogada
clock-seconds = Segundos por jogada
clock-sleep = O relógio para enquanto o aparelho está em repouso.
clock-of-game = { $minutes } min + { $increment } s
clock-of-move = { $seconds } s por jogada
clock-of = Tempo: { side }
clock-tenths = { $seconds }{ number-decimal }{ $tenths }
pause-clock = Parar o relógio
resume-clock = Retomar o relógio
clock-paused = O relógio está parado. Toque nele, ou jogue, para continuar.
clock-minute-left = { CAPITALIZE(who) } tem um minuto.
clock-seconds-left = { CAPITALIZE(who) } tem dez segundos.
lost-on-time = { CAPITALIZE(who) } perdeu por tempo: { $winner ->
    [you] você vence
    [bot] o bot vence
    [friend] a outra pessoa vence
    [south] o Sul vence
   *[north] o Norte vence
}

language-label = Idioma
language-unchecked = Nenhum leitor nativo revisou esta tradução ainda.
help-to-translate = Ajude a traduzir
late = O jogo ainda está a caminho. Se ele não chegar, recarregue a página.
page-texts-unavailable = Os textos desta página não puderam ser carregados. Verifique a conexão e recarregue a página.
no-webassembly = Este navegador não tem WebAssembly, ou ele está desativado, e o jogo não funciona sem ele. Ative-o nas configurações do navegador ou abra esta página em outro navegador.
no-memory = O navegador não tem mais memória para o jogo. Feche outras abas e programas e recarregue a página.
old-browser = Este navegador é antigo demais para o jogo. Atualize-o ou abra esta página em outro navegador.
program-stopped = O programa parou por causa de uma falha. O seu jogo está guardado: recarregue a página para continuar.
reload-page = Recarregar a página
part-unavailable = Uma parte da página não pôde ser carregada. Verifique a conexão ou recarregue a página.
texts-unavailable = Os textos no idioma que você quer não puderam ser carregados. Verifique a conexão e recarregue a página.
new-version = Chegou uma versão mais nova desta página. Ela será usada a partir do próximo início.
reload = Iniciar agora

## Motion.

speed-label = Velocidade
pause = Pausar
resume = Continuar
to-the-end = Até o fim
step = Um passo

## Sound.

sound = Som
sound-question = Ligar o som?

## Looks.

theme = Tema
themes = { $theme ->
    [auto] Como no aparelho
    [light] Claro
    [dark] Escuro
   *[contrast] Alto contraste
}
look = Aparência do tabuleiro
looks = { $look ->
    [own] Do jogo
    [earth] Terra vermelha
    [wood] Madeira escura
    [sand] Areia
    [stone] Laje de pedra
   *[plain] Simples
}

## What is shown.

numbers = Números
when-numbers = { $numbers ->
    [always] Sempre
    [hover] No buraco apontado
   *[never] Nunca
}
numbers-touched = No buraco tocado
preview-label = Prévia da jogada
preview-when = { $when ->
    [auto] Contra níveis fáceis
    [yes] Sempre
   *[no] Nunca
}
vibration = Vibração
explain-first-time = Pausar no que é novo
face-to-face = Frente a frente
letters = Letras nos buracos
flip = Virar o tabuleiro
setting-about = { $setting ->
    [preview] Onde a jogada termina e o que captura, antes de semear.
    [explain] O primeiro acontecimento de cada tipo fica um pouco mais.
    [letters] Senão, só onde se fala deles.
    [flip] O que está em cima passa para baixo.
    [face] Os textos do jogador do outro lado ficam virados para ele.
   *[race] A velocidade das duas mãos.
}
kept-games = { $count ->
    [0] Nenhum jogo está guardado neste dispositivo.
    [one] { $count } jogo está guardado neste dispositivo.
   *[other] { $count } jogos estão guardados neste dispositivo.
}
kept-progress = O seu progresso está guardado.
kept-durable = { $durable ->
    [true] O navegador prometeu guardar os seus jogos.
   *[false] O navegador pode apagar os seus jogos se faltar espaço. Instale a página ou exporte-os para garantir.
}
delete-all = Apagar tudo
delete-all-question = Apagar tudo o que está guardado aqui? Não há volta. Um arquivo exportado guarda os jogos e o seu progresso.

## The keyboard.

keyboard = Teclado
keys-move = Setas: ir de um buraco a outro
keys-sow = Enter ou a letra de um buraco: semear
keys-way = Depois uma seta: o sentido da semeadura
keys-drop = Esc: escolher outro buraco
keys-skip = Qualquer tecla: ver o fim de uma jogada
keys-step = Na lista, setas: percorrer as jogadas
keys-arrange = Mais e menos: pôr ou tirar uma semente; um algarismo: pôr tantas
keys-type = Depois de uma letra, mais ou menos: semear ↺ ou ↻, como na lista de jogadas
keys-listen = S: o placar. O e P: sua fileira e a outra. L: os últimos lances de novo. W: o que um lance de um buraco faria

## Names.

who = { $who ->
    [you] você
    [bot] o bot
    [friend] a outra pessoa
    [south] o Sul
   *[north] o Norte
}
side = { $side ->
    [south] Sul
   *[north] Norte
}
way = { $way ->
    [left] para a esquerda
    [right] para a direita
    [up] para cima
   *[down] para baixo
}
speed = { $speed ->
    [slow] Lenta
    [normal] Normal
    [fast] Rápida
   *[none] Sem animação
}
level = { $level ->
    [1] Novato
    [2] Casual
    [3] Iniciante
    [4] Aprendiz
    [5] Jogador
    [6] Hábil
    [7] Forte
    [8] Perito
    [9] Mestre
   *[10] Campeão
}
level-about = { $level ->
    [1] joga quase sempre ao acaso
    [2] joga ao acaso pelo menos metade das vezes
    [3] vê o que pode capturar agora
    [4] pesa o que a jogada deixa, e erra muito
    [5] olha duas jogadas à frente, e erra
    [6] olha três jogadas à frente
    [7] olha mais à frente
    [8] vê longe
    [9] olha tão longe quanto um segundo permite
   *[10] pensa até três segundos, e também na sua vez
}
level-and-about = { $name }, { $about }

## Cursos.

learn-about = Três minutos por jogo, no tabuleiro de verdade.
learn-game = Aprender { $game }
rules-in-full = As regras completas
courses-failed = Não foi possível carregar os cursos.
course-minutes = 3 minutos
course-done = Concluído
steps-done = { $done } de { $steps } concluídos
go-on-with = Continuar: { $step }
go-on = Continuar
begin-course = Começar
do-again = De novo
step-done = concluído
step-of = Passo { $step } de { $steps }
skip-step = Pular
show-me = Mostrar
show-again = Mostrar de novo
next-step = Próximo
not-yet = Ainda não
course-end = Fim do curso
course-finished = Você conhece { $game }

## The games.

game = { $game ->
    [giuthi] Giuthi
    [giuthi-store] Giuthi semeando o depósito
    [giuthi-rounds] Giuthi em rodadas
    [alemungula] Alemungula
    [layli-goobalay] Layli Goobalay
   *[sulus-aidi] Sulus Aidi
}
game-short = { $game ->
    [giuthi] { game }
    [giuthi-store] Giuthi com depósito
    [giuthi-rounds] { game }
    [alemungula] { game }
    [layli-goobalay] { game }
   *[sulus-aidi] { game }
}
homeland = { $game ->
    [giuthi] { people }, { place }
    [giuthi-store] { people }, { place }
    [giuthi-rounds] { people }, { place }
    [alemungula] { place }
    [layli-goobalay] { place }
   *[sulus-aidi] { place }
}
about = { $game ->
    [giuthi] Cada volta inverte o sentido. As capturas seguem adiante.
    [giuthi-store] O seu depósito recebe uma semente quando você passa.
    [giuthi-rounds] Rodada após rodada, em um tabuleiro que encolhe.
    [alemungula] Uma só volta, para fora. Capturam-se dois e quatro.
    [layli-goobalay] Um buraco de três pode ficar seu para sempre.
   *[sulus-aidi] As duas mãos correm; depois, quem faz quatro toma o buraco.
}
place = { $game ->
    [giuthi] Quênia
    [giuthi-store] Quênia
    [giuthi-rounds] Quênia
    [alemungula] Etiópia e Sudão
    [layli-goobalay] Somália
   *[sulus-aidi] Eritreia e Tigré
}
people = { $game ->
    [giuthi] Quicuios
    [giuthi-store] Quicuios
    [giuthi-rounds] Quicuios
    [alemungula] Wetaweat e vizinhos
    [layli-goobalay] Somalis
   *[sulus-aidi] Tigrínios
}
row-rule = { $rounds ->
    [single] Pelo menos duas sementes em um dos buracos.
    [shrinking] Pelo menos duas sementes em um dos buracos.
   *[filling] Pelo menos uma semente em cada buraco.
}
board-size = { $seeds ->
    [one] { $shape }, { $seeds } semente por buraco
   *[other] { $shape }, { $seeds } sementes por buraco
}
earlier = { $moves ->
    [one] Voltar a { game }, { $moves } jogada
   *[other] Voltar a { game }, { $moves } jogadas
}

## Players.

bot-at = Bot: { level }
measured = { $scaled ->
    [true] Fez { $points } de 100 pontos contra o nível abaixo, vendo um duzentavo das posições.
   *[false] Fez { $points } de 100 pontos contra o nível abaixo.
}
who-plays = Quem joga pelo { side }

## Counts and lists.

seeds = { $count ->
    [one] { $count } semente
   *[other] { $count } sementes
}
# Beside a number; on phones below it.
seeds-counted = { $count ->
    [one] semente
   *[other] sementes
}
moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
pits = { $count ->
    [one] { $count } buraco
   *[other] { $count } buracos
}
named = { $pit ->
    [none] este buraco
   *[other] o buraco { $pit }
}{ $way ->
    [none] { "" }
   *[other] { " " }{ way }
}

## Labels on the board.

# The letter and the number follow each other, as they are written at the pit.
pit-of = { $who ->
    [you] seu buraco { $pit }
    [bot] bot: buraco { $pit }
    [friend] outra pessoa: buraco { $pit }
    [south] Sul: buraco { $pit }
   *[north] Norte: buraco { $pit }
}
pit-label = { CAPITALIZE(pit-of) }, { seed-count }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $barred ->
    [true] , bloqueado nesta vez
   *[false] { "" }
}{ $ways ->
    [0] { "" }
    [1] , pode ser semeado
   *[other] , pode ser semeado nos dois sentidos
}
# After a game, when the seeds are counted out pit by pit.
pit-counted = { CAPITALIZE(pit-of) }, { seed-count } até aqui
uur-of = { $who ->
    [you] seu uur
    [bot] uur do bot
    [friend] uur da outra pessoa
    [south] uur do Sul
   *[north] uur do Norte
}
claimed-by = { $who ->
    [you] conquistado por você
    [bot] conquistado pelo bot
    [friend] conquistado pela outra pessoa
    [south] conquistado pelo Sul
   *[north] conquistado pelo Norte
}
# Written at a store on the board.
store-name = { $who ->
    [you] seu depósito
    [bot] do bot
    [friend] do amigo
    [south] do Sul
   *[north] do Norte
}
store = { $who ->
    [you] Seu depósito
    [bot] Depósito do bot
    [friend] Depósito da outra pessoa
    [south] Depósito do Sul
   *[north] Depósito do Norte
}, { seed-count }
add-seed = Pôr uma semente no buraco { $pit }
take-seed = Tirar uma semente do buraco { $pit }

## What is read out.

player-seeds = { who } { $seeds }
scores = { CAPITALIZE(player-seeds) }, { $other }
row-of = { $who ->
    [you] Sua fileira
    [bot] Fileira do bot
    [friend] Fileira da outra pessoa
    [south] Fileira do Sul
   *[north] Fileira do Norte
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
    [you] Sua vez
    [bot] Vez do bot
    [friend] Vez da outra pessoa
    [south] Vez do Sul
   *[north] Vez do Norte
}
turn-again = { turn }: semear de novo, { way }
# After the first move of a game with the swap rule.
sides-choice = { turn }: ficar ou trocar de lado
sides-about = Quem joga de um lado tem os buracos, as sementes e a vez desse lado.
keep-sides = Ficar deste lado
swap-sides = Trocar de lado
sides-chosen = { $choice ->
    [kept] Cada um fica do seu lado.
   *[swapped] Os lados foram trocados.
}
opening-laid = Uma abertura equilibrada já foi jogada: nenhum lado está melhor.
begun-by-lot = O sorteio decidiu: { who } começa.
sows = { CAPITALIZE(who) } semeia
sowing = { CAPITALIZE(who) } semeia { named }
thinking = { CAPITALIZE(who) } está pensando
stuck = { CAPITALIZE(who) } não pode jogar
picking = { CAPITALIZE(who) } escolhe um buraco para a corrida
arranging = { CAPITALIZE(who) } arruma a próxima rodada
at-move = Jogada { $number } de { $of }
round-said = Rodada { $number }: { $said }

## What a move did: the first, then those that hold, with semicolons between.

sowed = { CAPITALIZE(who) } semeou { named }{ $laps ->
    [none] { "" }
   *[other] : { $laps } voltas, { seed-count }
}
took = capturou { seed-count }{ $pits ->
    [none] { "" }
   *[other] { $last ->
        [true] : as { of-pit-list } e a última
       *[false] { " " }{ of-pit-list }
    }
}
made-uurs = fez uurs { of-pit-list }
claimed = conquistou { pit-list }
clauses = { $first }; { $second }
moved = { $clauses }.
stop-not-crossed = nada capturado, pois nenhuma semente atravessou
stop-opposite-empty = nada capturado, o buraco oposto estava vazio
stop-other-side = terminou do outro lado, nada capturado
stop-store = terminou no depósito
stop-uur = terminou em um uur
stop-claimed = terminou em um buraco conquistado
barred = bloqueou o buraco { $pit } na próxima vez
failed-most = { $times } semeaduras falharam, e a vez acaba
failed-none-left = nada pode ser semeado { way }, e a vez acaba
passes = { CAPITALIZE(who) } não tem jogada e passa a vez.

## A move in the list of moves.

entry-line = { CAPITALIZE(who) }: { $way ->
    [none] buraco { $pit }
   *[other] buraco { $pit } { way }
}{ $taken ->
    [none] { "" }
   *[other] , captura { $taken }
}{ $uurs ->
    [true] , dois uurs
   *[false] { "" }
}{ $pits ->
    [none] { "" }
   *[other] , conquista { pit-list }
}
entry-then = { $entry }. { $then }
entry-passes = { CAPITALIZE(who) } deve passar

## The race.

race-tap = { $who ->
    [you] Soltar uma semente
   *[other] { CAPITALIZE(who) }: soltar uma semente
}
race-key = toque, ou tecla { $key }
score-in-hand = { score } na mão
race-from = Começou no buraco { $pit }.
race-start = { CAPITALIZE(who) } correu do buraco { $pit }.
race-result = { $south } { $north } { CAPITALIZE(who) } terminou primeiro e começa.

## Ends.

won = { CAPITALIZE(who) } vence, { $more } a { $fewer }
drawn = Empate, { $each } a { $each }
match-won = { CAPITALIZE(who) } vence a partida, { $more } a { $fewer }
match-drawn = A partida termina empatada, { $each } a { $each }
nobody-can-move = Ninguém mais tem jogada.
cannot-move = { CAPITALIZE(who) } não tem mais jogada.
repetition = A mesma posição apareceu pela terceira vez.
round-equal = A rodada terminou empatada, e a partida também.
cannot-arrange = { CAPITALIZE(who) } não tem sementes para mais uma rodada.
other-cannot-arrange = O outro jogador não tem sementes para mais uma rodada.
stalled = Três rodadas seguidas não mudaram nada.
# Why a game ended in which somebody pressed Finish.
finished-at = { $who ->
    [you] Você terminou com { $seeds }.
   *[other] O jogo terminou com { $seeds }.
}
# After a game the seeds are laid into the pits: beside each the seeds so far.
counted-out = { $rest ->
    [true] Cada lado fica com as sementes que lhe restavam. Elas são contadas buraco a buraco.
   *[false] As sementes de cada lado são contadas buraco a buraco.
}
resigned = { CAPITALIZE(who) } desistiu: { $winner ->
    [you] você vence
    [bot] o bot vence
    [friend] a outra pessoa vence
    [south] o Sul vence
   *[north] o Norte vence
}
winner = { CAPITALIZE(who) } vence
draw = Empate
draw-offered = { CAPITALIZE(who) } propõe empate. { $to ->
    [you] Você aceita?
    [bot] O bot aceita?
    [friend] A outra pessoa aceita?
    [south] O Sul aceita?
   *[north] O Norte aceita?
}

## Rounds.

round = Rodada { $number }
round-to-come = A seguir: rodada { $number }{ $pits ->
    [none] { "" }
   *[other] { " " }com { pit-count } por fileira, { $fewer ->
        [true] { $change } a menos
       *[false] { $change } a mais
    } que antes
}. { CAPITALIZE(who) } joga primeiro.
row-to-lay = { CAPITALIZE(who) } arruma { $who ->
    [you] { $seeds ->
        [one] sua { seed-count }
       *[other] suas { seed-count }
    }
   *[other] { seed-count }
} em { pit-count }.
round-arranged = Rodada { $number }: { $said }.
arranged = { CAPITALIZE(who) } arrumou { $row }
all-laid = Todas as sementes estão na fileira
left-over = { $seeds ->
    [one] Falta { $seeds } semente
   *[other] Faltam { $seeds } sementes
}
too-many = { $seeds ->
    [one] { $seeds } semente a mais
   *[other] { $seeds } sementes a mais
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
why-only = a única jogada
why-takes = captura { $seeds }
why-leaves = { $most ->
    [0] não deixa nada para capturar
   *[other] deixa no máximo { $most } para capturar
}
why-next = prepara a captura de { $seeds }
leads = { CAPITALIZE(who) } está na frente por { seed-count }
even = Igual
in-round = { $said } nesta rodada
# Depois de um jogo, numa posição dele: a jogada feita ao lado da melhor.
reviewed-best = Jogada { $number }, feita e a melhor: { $played }.
reviewed = { $seeds ->
    [one] Jogada { $number }. Melhor: { $best }. Feita: { $played }, { $seeds } semente pior.
   *[other] Jogada { $number }. Melhor: { $best }. Feita: { $played }, { $seeds } sementes pior.
  }
moment-line = { $seeds ->
    [one] { $number }. { CAPITALIZE(who) }, { $played }: { $better } era { $seeds } semente melhor
   *[other] { $number }. { CAPITALIZE(who) }, { $played }: { $better } era { $seeds } sementes melhor
}
reviewing = { $moves ->
    [one] falta { $moves } jogada
   *[other] faltam { $moves } jogadas
}

## Why a pit can't be played.

pit-refused = O buraco { $pit } não pode ser semeado agora: { $why }.
refusal-over = o jogo acabou
refusal-race-first = a corrida vem primeiro
refusal-no-pit = o tabuleiro não tem esse buraco
refusal-not-yours = o buraco é do adversário
refusal-direction = esse buraco não se semeia nesse sentido
refusal-uur = o buraco é um uur
refusal-claimed = o buraco foi conquistado
refusal-empty = o buraco está vazio
refusal-few = { $seeds ->
    [one] a jogada começa com { $seeds } semente ou mais
   *[other] a jogada começa com { $seeds } sementes ou mais
}
refusal-barred = o buraco está bloqueado nesta vez
refusal-must-sow = esta semeadura tem de ir { way }
refusal-endless = a semeadura nunca terminaria

## Why a row can't be laid out.

row-total = { $seeds ->
    [one] A fileira tem { $found } de { $seeds } semente.
   *[other] A fileira tem { $found } de { $seeds } sementes.
}
row-empty-pit = Cada buraco precisa de uma semente.
row-stuck = Um dos buracos precisa de duas sementes ou mais.

## What is wrong with a link, a kept game or a file.

fault = { $fault ->
    [version] é de outra versão desta página, então recarregue a página primeiro
    [foreign] não pertence a esta página
   *[damaged] uma parte dele falta ou está errada
}
link-broken = Este link não pode ser aberto: { $why }. Peça que seja enviado de novo.
link-stray = Este link não pode ser aberto: { $why }. Seu jogo está onde estava.
save-broken = O jogo guardado aqui não pode ser lido: { $why }.
library-fault = O arquivo não pode ser lido por inteiro: { $why }.

## Why there is no bot.

failure = { $failure ->
    [no-workers] este navegador não executa workers
    [missing] o programa dele não pôde ser carregado
    [other-build] o programa dele é de outra versão que a página
    [silent] ele não responde
    [panicked] ele parou de funcionar
    [rejected] ele não entende o jogo
   *[illegal] ele responde com uma jogada que não vale
}
no-bot = O bot não pôde ser iniciado ({ $why }). Duas pessoas ainda podem jogar aqui.

## Games by link.

your-friend = A outra pessoa
friends-name = Nome da outra pessoa
your-games = Seus jogos
# In the bar of a phone.
your-games-short = Jogos

## Whose turn it is.

send-now = Agora envie para a outra pessoa
send-end = Envie, para que a outra pessoa veja o fim
answer-awaited = Enviado. A outra pessoa responde com um link
about-challenge = A outra pessoa abre o link, vê o tabuleiro do lado dela e joga.
about-answer = Abra o link que vier de volta, aqui ou em outro aparelho com este jogo.

## What a link brought.

no-such-game = Esse jogo não está guardado aqui.
no-such-view = Esta página não tem nada nesse endereço. Aqui está o tabuleiro.
old-message = Este link é mais antigo que o seu jogo, que aparece como está agora.
# $what the link decides although its sender may not. It is taken only by a press.
overstep = { $what ->
    [moves] Este link também joga por você. O seu jogo aparece.
    [race] Este link muda o que foi escolhido para a corrida. O seu jogo aparece.
    [sides] Este link também escolhe o lado por você. O seu jogo aparece.
    [row] Este link também arruma a sua fileira. O seu jogo aparece.
    [resignation] Este link também desiste por você. O seu jogo aparece.
    [draw] Este link dá o jogo por empatado, o que você não propôs. O seu jogo aparece.
   *[other] Este link conta o jogo de outra maneira que o guardado aqui. O seu jogo aparece.
}
# A link was opened that one friend sent to another.
seat-offered = Dois amigos jogam este jogo por links. Ele foi enviado a você?
sit-down = Sim, eu jogo
take-other = Ficar com o jogo do link
take-rest = Ver o que deu para ler

## Sharing.

share-label = Compartilhar
send = Enviar
share-kind = { $kind ->
    [letter] Jogar com alguém
    [game] Este jogo
   *[puzzle] Um problema
}
share-about = { $kind ->
    [letter] A outra pessoa continua
    [game] Para ver ou continuar
   *[puzzle] Achar a melhor jogada
}
invitation-about = Alguém assume o outro lado
message-later = Na vez da outra pessoa
what-to-share = O quê
link = O link
friend-sees = O que a outra pessoa vê
they-see = O que se vê
together = No mesmo lugar?
together-about = Basta apontar uma câmera para este código.
no-server = Sem servidor
no-server-about = O link contém o jogo inteiro.
copy = Copiar o link
copied = Copiado: agora cole em uma mensagem
copy-failed = Selecione o link e copie
share-by = Enviar pelo aparelho
it-is-sent = Já foi enviado
sent = { $over ->
    [true] Enviado. A outra pessoa verá o fim.
   *[false] Enviado. Agora é a vez da outra pessoa.
}
not-sent = Não foi enviado
picture = Uma imagem da posição
picture-wide = Larga
picture-square = Quadrada
picture-shared = Compartilhada
picture-copied = Salva e copiada: cole em uma mensagem
picture-saved = Salva
picture-failed = A imagem não pode ser desenhada aqui
send-again = Enviar de novo
has-the-turn = tem a vez
qr-code = O link como código QR
qr-code-shortened = O código deixa de fora as primeiras rodadas.
no-qr-code = Longo demais para um código QR
begin-by-link = Deixar o outro lado para alguém
play-first = É a sua vez. Jogue e depois envie o link.

## Puzzles.

trial = { $trial ->
    [seeking] Problema: ache a melhor jogada
    [checking] Verificando a jogada
    [found] Achou: não há jogada melhor
   *[missed] Há uma jogada melhor
}

## Your games.

library-title = Seus jogos

## Your games: the list.

library-waiting = Esperando por você
library-waiting-turns = { $count ->
    [one] sua vez em { $count } jogo
   *[other] sua vez em { $count } jogos
}
library-waiting-sends = { $count ->
    [one] { $count } jogada para enviar
   *[other] { $count } jogadas para enviar
}
library-running = Em andamento
library-finished = Terminados
library-damaged = Danificados
library-damaged-about = Estes não podem mais ser lidos. Exporte um para guardar o texto dele.
library-game = Jogo
library-all-games = Todos os jogos
library-opponent = Adversário
library-any-opponent = Qualquer adversário
library-filter = Escolher o que é listado
library-actions = Mais ações
library-no-match = Nenhum jogo é assim.
library-reading = Seus jogos estão sendo lidos.
library-nothing = Todo jogo que você joga fica guardado aqui, neste aparelho. Você pode parar a qualquer momento e continuar depois.
library-begin = Jogar o primeiro jogo
library-today = hoje
library-yesterday = ontem
library-more = Mostrar mais

## Your games: an entry.

library-play = Jogar
library-resume = Continuar
library-look = Ver
library-export = Exportar
library-delete = Apagar
library-undo = Desfazer
library-close = Fechar
library-your-turn = Sua vez
library-bot-turn = Vez do bot
library-to-send = Jogada feita, mas ainda não enviada
library-not-sent = Ainda não enviado
library-new-round = Falta arrumar uma nova rodada
library-race-next = A corrida vem agora
library-a-friend = Um amigo
library-friends = Amigos
library-here = Duas pessoas aqui
library-nobody = O bot dos dois lados
library-agreed = Empate por acordo
library-you-resigned = Você desistiu
library-you-lost-on-time = Você perdeu por tempo

## Your games: files.

library-export-all = Exportar tudo
library-import = Importar
library-import-about = Um arquivo de jogos exportado aqui ou em outro lugar, ou o texto dele. O que já está guardado aqui fica como está.
library-choose-file = Escolher um arquivo
library-file-text = Ou cole o texto dele
library-take = Importar o texto
library-importing = Seus jogos estão sendo importados.
library-nothing-found = Não há nenhum jogo nele.

## Your games: results.

library-results = Resultados
library-finished-games = { $count ->
    [one] { $count } jogo terminado
   *[other] { $count } jogos terminados
}
library-no-results = Eles começam com o primeiro jogo que terminar.
library-won = vitórias
library-drawn = empates
library-lost = derrotas
library-by-level = Por jogo e nível
library-tally-key = vitórias–empates–derrotas
library-tally = vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }

## Your games: how a game stands.

library-waiting-answer = Esperando a resposta
library-waiting-for = Esperando por { $name }
library-side-to-move = Vez do { side }
library-resigned = { $name } desistiu
library-lost-on-time = { $name } perdeu por tempo
library-won-by-resignation = { $winner } venceu, { $loser } desistiu
library-won-on-time = { $winner } venceu, { $loser } perdeu por tempo
library-drawn-game = Empate, { $seeds } para cada
library-you-won = Venceu por { $own } a { $other }
library-you-lost = Perdeu por { $own } a { $other }
library-somebody-won = { $name } venceu por { $own } a { $other }
library-own-sowed = Você semeou { $pit }, ainda não enviado
library-friend-took = { $name } capturou { seed-count }
library-friend-uurs = { $name } fez { $count ->
    [one] um uur
   *[other] { $count } uurs
}
library-friend-claimed = { $name } conquistou { $count ->
    [one] um buraco
   *[other] { $count } buracos
}
library-friend-sowed = { $name } semeou { $pit }
library-move = jogada { $number }
library-round = rodada { $number }
library-over-not-sent = { $said }. { library-not-sent }
library-deleted = Apagado: { $what }.
library-trouble = { $trouble ->
    [forbidden] Este navegador não deixa a página guardar nada: não há jogos para mostrar nem como importá-los.
    [full] Não há mais espaço para jogos neste aparelho. Exporte alguns e depois apague-os.
    [stuck] O navegador não deixa apagar.
   *[unreadable] O arquivo não pode ser lido.
}

## Your games: how an import went.

library-taken = Importado: { $counts }.
library-taken-added = { $count ->
    [one] { $count } jogo novo
   *[other] { $count } jogos novos
}
library-taken-updated = { $count ->
    [one] { $count } jogo avançou
   *[other] { $count } jogos avançaram
}
library-taken-beside = { $count ->
    [one] { $count } jogo difere do que está aqui, e os dois foram guardados
   *[other] { $count } jogos diferem dos que estão aqui, e todos foram guardados
}
library-taken-known = { $count ->
    [one] { $count } já estava aqui
   *[other] { $count } já estavam aqui
}
library-taken-progress = seu progresso
library-taken-progress-lost = seu progresso não coube
library-taken-lost = { $count ->
    [one] { $count } não coube
   *[other] { $count } não couberam
}

## The collections of puzzles.

puzzles = Problemas
puzzles-about = Uma jogada é a melhor, por duas sementes ou mais. Encontre-a.
puzzles-failed = Os problemas não puderam ser carregados. Verifique a conexão.
puzzles-of = Problemas: { $name }
no-puzzles = Aqui ainda não há problemas.
puzzle-of-the-day = Problema do dia
puzzle-task = Encontre a jogada que deixa você com { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
} a mais que qualquer outra
puzzle-tries = A primeira tentativa conta inteira para o seu rating, a segunda pela metade. Se você pedir a solução, o problema conta como não resolvido.
puzzle-second-try = Uma tentativa estava errada. A próxima conta pela metade para o seu rating.
puzzle-unrated = Este problema já mudou o seu rating.
puzzle-wrong = Outra jogada é melhor que { $mv }.
puzzle-solved = Resolvido
the-solution = A solução
puzzle-solution = { CAPITALIZE($mv) } deixa você com { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
} a mais que qualquer outra jogada, depois das melhores respostas.
solve-it = Resolver
look-again = Ver de novo
show-solution = Solução
next-puzzle = Próximo
your-rating = Seu rating
rating-none = Resolva um problema, e o seu rating começa.
rating-up = +{ $by }
rating-down = −{ $by }
rating-chart = Rating em { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} com problemas: de { $first } a { $last }
puzzles-solved = { $solved ->
    [one] { $solved } problema resolvido
   *[other] { $solved } problemas resolvidos
}
score-full = inteiro, na primeira tentativa
score-half = metade, na segunda tentativa
score-none = não resolvido
solved-of = { $solved } de { $all }
by-theme = Por tema
by-game = Por jogo
puzzle-theme = { $topic ->
    [long-relay] Muitas voltas
    [run-on] Captura que segue adiante
    [turn] Meia-volta
    [uur] Uur (buraco só seu)
    [claim] Conquista (buraco de quatro)
    [block] Bloqueio
    [ending] Final
   *[defence] Defesa
}
puzzle-themes = Temas
shown-when-solved = aparecem com a solução
difficulty-of = Dificuldade { $difficulty } de 10.
streak = Sequência
streak-days = { $days ->
    [0] Nenhuma sequência ainda
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
tries = Tentativas
try-wrong = há melhor
move-worths = Comparação das jogadas
all-moves = Todas as jogadas
move-takes = { $taken ->
    [0] Não captura nada
    [one] Captura { $taken } semente
   *[other] Captura { $taken } sementes
}, { $lost ->
    [0] e nada pode ser capturado em resposta.
    [one] e { $lost } pode ser capturada em resposta.
   *[other] e { $lost } podem ser capturadas em resposta.
}
your-try = Sua tentativa.
best-move = melhor
costs = { $seeds } a menos
drill = Onde termina?
drill-about = Veja uma semeadura na cabeça antes de ser jogada.
drill-last = Onde cai a última semente?
drill-captured = Quantas sementes são capturadas?
drill-one-lap = { CAPITALIZE($mv) }, uma volta.
drill-all-laps = { CAPITALIZE($mv) }, volta após volta até o fim.
drill-not-sown = As sementes semeadas no depósito não contam.
drill-last-seed = A última semente { $counts ->
    [true] também conta
   *[false] não conta
}.
drill-right = Certo
drill-wrong = Desta vez não
drill-level = Nível { $level } de { $levels }
drill-again = Outra rodada
drill-own-pace = No seu ritmo
drill-minute = Em um minuto
drill-time-up = O minuto acabou. Esta é a última.
drill-minute-finished = Em um minuto: { $right } de { $count } certas
practice = Treino
practise-again = Treinar de novo
practise-today = Treinar { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
practice-none = As suas jogadas que podiam ser melhores voltam aqui, depois de repassar um jogo.
practice-empty = Nada para treinar hoje
practice-finished = { $right } de { $count } certas
practice-next = A próxima jogada volta { $due }.
practice-due = { $days ->
    [0] hoje
    [1] amanhã
    [one] em { $days } dia
   *[other] em { $days } dias
}
practice-of = { $number } de { $count }
practice-about = Uma jogada de um jogo seu. O que você acha na primeira tentativa volta depois de mais tempo; o resto volta amanhã.
find-better = Ache uma jogada melhor
own-move = Aqui foi semeado { $mv }, o que custou { $seeds } sementes.
not-copied = Não é possível copiar aqui.

## Sheets to print.

printouts = Folhas para imprimir
printouts-about = Para papel A4 e Carta. Imprima em tamanho real, sem reduzir.
print-it = Imprimir
board-sheet-about = Buracos de cinco centímetros, para feijões ou pedrinhas.
board-sheets-join = Dobre as duas folhas na linha tracejada e coloque-as lado a lado: os semicírculos se encontram.
rules-sheet-about = As regras em uma página, com figuras.
puzzle-sheet-about = Seis problemas por página, e as respostas em outra.
record-sheet = Registro da partida
record-sheet-about = Uma página de linhas numeradas, para anotar uma partida.
record-date = Data
record-result = Resultado
answers = Respostas
puzzle-range = { $first } a { $last } de { $all }
six-before = Os seis anteriores
six-next = Os próximos seis

## Tasks to hand out.

hand-out = Distribuir tarefas
handout-about = Escolha até { $most } problemas, posições e rodadas de treino. A turma recebe tudo em um só link e devolve as respostas em links. Sem servidor, sem conta.
handout-open = Qualquer pessoa com o link pode ler tudo o que há nele, também as soluções.
handout-new = Novas tarefas
handout-picked = { $count } de { $most } escolhidas
handout-add = Adicionar às tarefas
handout-puzzle = Adicionar um problema
handout-drill = Adicionar uma rodada
handout-difficulty = Dificuldade
handout-how-hard = { $hardness ->
    [easy] Fácil
    [medium] Média
   *[hard] Difícil
}
handout-from-editor = Uma posição sua: monte-a e adicione-a lá.
handout-title = Nome das tarefas
handout-make = Criar o link
# A task or a pupil.
handout-remove = Remover: { $what }
handout-solving = O bot procura a melhor jogada.
# Beside the moves that are right.
handout-any = Todas as jogadas valem o mesmo.
handout-tasks = Tarefas: { $count }
handout-answers = Respostas: { $count }
handout-all = Todas as tarefas
handout-added = As respostas de { $name } estão na tabela.
# The heads of a table: names, and how many tasks were done without a fault.
handout-pupil = Nome
handout-faultless = Sem erro
handout-task = Tarefa { $number }
# In a table: a task that was solved by its first, second or later try.
handout-solved = resolvida, tentativa { $tries }
handout-shown = solução mostrada, { $misses } erradas
handout-unsolved = não resolvida, { $misses } erradas
handout-paste = As respostas vieram em mensagens? Cole as mensagens aqui.
handout-found = Respostas encontradas: { $count }
handout-damaged = Links danificados: { $count }
handout-save = Salvar a tabela (CSV)
handout-delete = Apagar estas tarefas e as respostas?
handout-name = Seu primeiro nome
handout-name-about = Fica guardado neste aparelho, no link com as suas respostas e em um arquivo, se alguém exportar o que está guardado aqui.
handout-done = { $name }, aqui estão as suas respostas
handout-send = Envie este link a quem passou as tarefas ou deixe que leiam o código.
handout-go-on = Continuar como { $name }
handout-own = Suas respostas
handout-other = Outra pessoa começa

## The editor of positions.

set-up-position = Montar uma posição
setup-game = Jogo
setup-start = Posição inicial
setup-empty = Vazio
setup-current = Jogo no tabuleiro
setup-turn = De quem é a vez
setup-pit = Cova { $pit }
setup-store = Depósito de { $side ->
    [south] Sul
   *[north] Norte
}
setup-tray = Bandeja
editor-tray = { $seeds ->
    [0] Todas as sementes estão colocadas
    [one] { $seeds } semente a colocar
   *[other] { $seeds } sementes a colocar
}
setup-more = Uma a mais
setup-less = Uma a menos
# A place of the board: a pit or a store.
setup-held = { $place }, { seed-count }
setup-marks = { $sign ->
    [uur] Uur
   *[claim] Tomada
}
setup-no-mark = { $sign ->
    [uur] sem uur
   *[claim] por ninguém
}
setup-mark = { $side ->
    [south] Sul
   *[north] Norte
}
setup-twins = Uurs vêm aos pares: a cova { $pit } vai junto.
setup-restriction = Restrição desta vez
setup-no-restriction = Toda cova pode ser jogada
setup-barred = A cova { $pit } está barrada
setup-again = { $failed ->
    [one] { $failed } semeadura falhou, semear de novo { way }
   *[other] { $failed } semeaduras falharam, semear de novo { way }
}
setup-text = Como texto
# Beside a sign each, so in a few words.
setup-tip-press = clique: uma a mais
setup-tip-right-press = botão direito: uma a menos
setup-tip-tap = toque: uma a mais
setup-tip-hold = toque longo: uma a menos
setup-tip-drag = arrastar: move todas
setup-tip-number = um número: enche o buraco
setup-analyse = Analisar
setup-opponent = Contra
setup-person = Dois jogadores
setup-puzzle = Ache a melhor jogada
setup-unplaced = { $seeds ->
    [one] { $seeds } semente está na bandeja: ponha-a no tabuleiro.
   *[other] { $seeds } sementes estão na bandeja: ponha-as no tabuleiro.
}
setup-none-left = Não há sementes na bandeja: tire antes algumas de outro buraco.
setup-total = Há { $found } sementes, e o jogo tem { $expected }.
setup-pit-count = { $side ->
    [south] Sul
   *[north] Norte
} tem { $found } covas, e o tabuleiro tem { $expected }.
setup-pit-fault = { $wrong ->
    [number] A cova { $pit } precisa de um número de 0 a 255.
    [not-marked] A cova { $pit } está marcada, mas este jogo não marca covas.
   *[misplaced] A cova { $pit } não pode ser marcada assim: um uur tem seu par em frente e duas sementes ou mais, uma cova tomada é do adversário e tem quatro sementes ou mais.
}
setup-store-misfit = O depósito de { $side ->
    [south] Sul
   *[north] Norte
} não combina com as covas marcadas.
setup-cannot-move = { $side ->
    [south] Sul
   *[north] Norte
} tem a vez, mas não tem jogada.
setup-fault = { $problem ->
    [nobody-to-move] Diga quem tem a vez: “s” ou “n”.
    [rows] São precisas duas fileiras de números, com “/” entre elas.
    [stores] São precisos dois números para os depósitos, com “-” entre eles.
    [status] Falta o lado que tem a vez: “s” ou “n”.
    [no-stores] Este jogo não tem nada nos depósitos antes do fim.
    [race] A corrida não pode ser montada.
    [over] O jogo acabou, mas há sementes no tabuleiro.
    [restriction] Uma restrição é “!” e uma cova, ou “+” ou “-” e um número.
    [no-restriction] Este jogo não tem essa restrição.
    [restriction-misplaced] Essa restrição não pode valer aqui.
   *[extra] O texto continua depois da posição.
}
