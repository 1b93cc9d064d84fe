//! Fixed texts: commands, headings, and what is said in one way only.

table! {
    mbegu: "Mbegu", "Mbegu";
    page_title: "Mbegu: Giuthi and its kin", "Mbegu: Giuthi e seus parentes";

    // Players.
    you: "You", "Você";
    the_bot: "The bot", "O bot";
    a_person: "A person here", "Uma pessoa aqui";

    // Commands.
    rules: "Rules", "Regras";
    new_game: "New game", "Novo jogo";
    settings: "Settings", "Configurações";
    close: "Close", "Fechar";
    cancel: "Cancel", "Cancelar";
    done: "Done", "Pronto";
    back: "Back to the board", "Voltar ao tabuleiro";
    undo: "Undo", "Desfazer";
    redo: "Redo", "Refazer";
    again: "Play again", "Jogar de novo";
    start: "Start", "Começar";

    teacher: "Teacher", "Professor";
    hint: "Hint", "Dica";
    hint_coming: "Looking for the best move", "Procurando a melhor jogada";
    judge: "Judge the moves", "Avaliar as jogadas";
    review: "Go through the game", "Rever o jogo";
    stop: "Stop", "Parar";
    judged_about: "At each move: by how many seeds its player would lead. Tenths are an estimate; \u{2713} wins and \u{2717} loses for certain.", "Em cada jogada: por quantas sementes quem joga ficaria na frente. Décimos são uma estimativa; \u{2713} ganha e \u{2717} perde com certeza.";
    lapses: "The moves that cost most", "As jogadas que mais custaram";
    no_lapses: "No move cost a seed or more.", "Nenhuma jogada custou uma semente ou mais.";
    lead_graph: "The lead, move by move", "A vantagem, jogada a jogada";

    // The bot can't be had.
    play_both: "Play both sides", "Jogar pelos dois lados";
    try_again: "Try again", "Tentar de novo";
    bot_starting: "The bot is getting ready", "O bot está se preparando";

    // Beside the board.
    press_a_way: "Now press the way to sow it", "Agora toque no sentido para semear";
    press_a_pit: "Press one of the ringed pits", "Toque em um dos buracos com anel";
    skip: "Press anywhere to see the end", "Toque em qualquer lugar para ver o fim";
    linked: "This game came with the link. Beside the board you can say who plays on.", "Este jogo veio com o link. Ao lado do tabuleiro você pode dizer quem continua.";
    nothing_kept: "This browser keeps nothing for this page: the game is gone once the page is closed, but its address holds it.", "Este navegador não guarda nada desta página: o jogo se perde quando ela é fechada, mas o endereço dela o contém.";

    // The picker.
    games: "Games", "Jogos";
    board: "Board", "Tabuleiro";
    pits_a_row: "Pits in a row", "Buracos por fileira";
    seeds_a_pit: "Seeds in a pit", "Sementes por buraco";
    opponent: "Opponent", "Adversário";
    level_label: "Level", "Nível";
    who_begins: "Who begins", "Quem começa";
    by_lot: "By lot", "Por sorteio";
    ruling: "Our ruling:", "Decisão nossa:";
    rulings_about: "The sources leave some choices open. What we play there is marked as our ruling.", "As fontes deixam algumas escolhas em aberto. O que se joga aqui nesses casos está marcado como decisão nossa.";
    rules_failed: "The rules can't be loaded. Leave this page and open it again to retry.", "As regras não puderam ser carregadas. Saia desta página e abra de novo para tentar outra vez.";
    sources: "Sources", "Fontes";
    example: "Example", "Exemplo";
    show_example: "Show it", "Mostrar";

    // The race.
    race: "Race", "Corrida";
    race_ready: "The race begins with the first seed", "A corrida começa com a primeira semente";
    race_about: "Both sow at once. Whoever first ends in an empty pit begins.", "Os dois semeiam ao mesmo tempo. Quem terminar primeiro em um buraco vazio começa.";
    even_pace: "Even pace: the hands drop seeds in turn", "Ritmo igual: as mãos soltam sementes alternadamente";
    hand_pace: "Hand pace: as fast as you tap", "Ritmo da mão: tão rápido quanto você tocar";
    racing: "Both hands are sowing", "As duas mãos estão semeando";
    race_void: "The race had no end. Both pick again.", "A corrida não teve fim. Os dois escolhem de novo.";

    // Rounds and arrangement.
    arrange_evenly: "Lay out evenly", "Distribuir por igual";
    clear_row: "Clear the row", "Esvaziar a fileira";
    begin_round: "Begin the round", "Começar a rodada";
    next_round_label: "Next round", "Próxima rodada";
    row_at_start: "The last game was equal: the seeds lie as at the start", "O último jogo terminou empatado: as sementes ficam como no início";
    row_copied: "The other player copies the row and keeps the rest.", "O outro jogador copia a fileira e fica com o resto.";

    // The moves.
    move_list: "Moves", "Jogadas";
    no_moves: "No moves yet", "Nenhuma jogada ainda";
    at_start: "Start", "Início";
    step_first: "First position", "Primeira posição";
    step_back: "One move back", "Uma jogada para trás";
    step_on: "One move on", "Uma jogada para a frente";
    step_last: "Last position", "Última posição";
    to_now: "Back to the game", "Voltar ao jogo";
    play_from_here: "Play on from here", "Continuar daqui";
    replay: "Show the move again", "Mostrar a jogada de novo";

    // Giving up and draws.
    resign: "Resign", "Desistir";
    resign_really: "Give the game up?", "Desistir do jogo?";
    offer_draw: "Offer a draw", "Propor empate";
    accept: "Accept", "Aceitar";
    decline: "Decline", "Recusar";
    draw_agreed: "A draw by agreement", "Empate por acordo";
}
