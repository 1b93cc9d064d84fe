//! Fixed texts: settings and the keyboard.

table! {
    language_label: "Language", "Idioma";

    // Motion.
    speed_label: "Speed", "Velocidade";
    pause: "Pause", "Pausar";
    resume: "Go on", "Continuar";
    step: "One step", "Um passo";

    // Sound.
    sound: "Sound", "Som";
    volume: "Volume", "Volume";

    // Looks.
    theme: "Theme", "Tema";
    theme_auto: "As the device", "Como no aparelho";
    theme_light: "Light", "Claro";
    theme_dark: "Dark", "Escuro";
    theme_contrast: "High contrast", "Alto contraste";
    look: "Board look", "Aparência do tabuleiro";
    look_own: "Of the game", "Do jogo";
    look_earth: "Red earth", "Terra vermelha";
    look_wood: "Dark wood", "Madeira escura";
    look_sand: "Sand", "Areia";
    look_stone: "Stone slab", "Laje de pedra";
    look_plain: "Plain", "Simples";

    // What is shown.
    numbers: "Numbers", "Números";
    numbers_always: "Always", "Sempre";
    numbers_hover: "On the pit pointed at", "No buraco apontado";
    numbers_never: "Never", "Nunca";
    preview_label: "Preview of a move", "Prévia da jogada";
    face_to_face: "Face to face", "Frente a frente";
    flip: "Flip the board", "Virar o tabuleiro";

    // The keyboard.
    keyboard: "Keyboard", "Teclado";
    keys_move: "Arrow keys: go from pit to pit", "Setas: ir de um buraco a outro";
    keys_sow: "Enter or a pit's letter: sow it", "Enter ou a letra de um buraco: semear";
    keys_way: "Then an arrow key: the way to sow", "Depois uma seta: o sentido da semeadura";
    keys_drop: "Escape: choose another pit", "Esc: escolher outro buraco";
    keys_skip: "Any key: see the end of a move", "Qualquer tecla: ver o fim de uma jogada";
    keys_step: "In the list, arrow keys: step through the moves", "Na lista, setas: percorrer as jogadas";
    keys_arrange: "Plus and minus: add or take a seed", "Mais e menos: pôr ou tirar uma semente";
}
