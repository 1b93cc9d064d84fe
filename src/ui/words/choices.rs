//! Fixed texts that depend on a value: names of levels, speeds, sides, games.

use crate::bot::Level;
use crate::rules::{Direction, Rounds, Side, Variant};
use crate::ui::bot::Failure;
use crate::ui::plan::Speed;

use super::Words;

impl Words {
    /// The name of a level of the bot, by its number from 1.
    #[must_use]
    pub fn level(self, number: u8) -> &'static str {
        self.pick(match level_id(number) {
            "beginner" => ["Beginner", "Iniciante"],
            "learner" => ["Learner", "Aprendiz"],
            "player" => ["Player", "Jogador"],
            "skilled" => ["Skilled", "Hábil"],
            "strong" => ["Strong", "Forte"],
            "expert" => ["Expert", "Perito"],
            "master" => ["Master", "Mestre"],
            _ => ["Champion", "Campeão"],
        })
    }

    /// What a level is like.
    #[must_use]
    pub fn level_about(self, number: u8) -> &'static str {
        self.pick(match level_id(number) {
            "beginner" => ["sees what it can take now", "vê o que pode capturar agora"],
            "learner" => [
                "weighs what a move leaves, and errs often",
                "pesa o que a jogada deixa, e erra muito",
            ],
            "player" => [
                "looks two moves ahead, and errs",
                "olha duas jogadas à frente, e erra",
            ],
            "skilled" => ["looks three moves ahead", "olha três jogadas à frente"],
            "strong" => ["looks further ahead", "olha mais à frente"],
            "expert" => ["sees far ahead", "vê longe"],
            "master" => [
                "looks as far as a second allows",
                "olha tão longe quanto um segundo permite",
            ],
            _ => [
                "thinks for three seconds, and on your time too",
                "pensa três segundos, e também na sua vez",
            ],
        })
    }

    /// The name of a speed.
    #[must_use]
    pub fn speed(self, speed: Speed) -> &'static str {
        self.pick(match speed {
            Speed::Slow => ["Slow", "Lenta"],
            Speed::Normal => ["Normal", "Normal"],
            Speed::Fast => ["Fast", "Rápida"],
            Speed::None => ["No animation", "Sem animação"],
        })
    }

    /// Why there is no bot, as a part of a sentence.
    #[must_use]
    pub fn failure(self, failure: &Failure) -> &'static str {
        self.pick(match failure {
            Failure::NoWorkers => [
                "this browser runs no workers",
                "este navegador não executa workers",
            ],
            Failure::Missing => [
                "its script can't be loaded",
                "o programa dele não pôde ser carregado",
            ],
            Failure::OtherBuild => [
                "its script is of another version than the page",
                "o programa dele é de outra versão que a página",
            ],
            Failure::Silent => ["it doesn't answer", "ele não responde"],
            Failure::Died(_) => ["it stopped working", "ele parou de funcionar"],
            Failure::Puzzled(_) => ["it doesn't understand the game", "ele não entende o jogo"],
            Failure::Illegal => [
                "it answers with a move that isn't legal",
                "ele responde com uma jogada que não vale",
            ],
        })
    }

    /// The name of a side.
    #[must_use]
    pub fn side(self, side: Side) -> &'static str {
        self.pick(match side {
            Side::South => ["South", "Sul"],
            Side::North => ["North", "Norte"],
        })
    }

    /// The name of a way to sow; on the table forward is counter-clockwise
    /// from either seat (Rules 1).
    #[must_use]
    pub fn way(self, direction: Direction) -> &'static str {
        self.pick(match direction {
            Direction::Forward => ["counter-clockwise", "anti-horário"],
            Direction::Backward => ["clockwise", "horário"],
        })
    }

    /// The name of a game.
    #[must_use]
    pub fn game(self, variant: Variant) -> &'static str {
        self.pick(match variant {
            Variant::GiuthiStore => ["Giuthi with the store sown", "Giuthi semeando o depósito"],
            Variant::GiuthiRounds => ["Giuthi by rounds", "Giuthi em rodadas"],
            Variant::Giuthi | Variant::Alemungula | Variant::LayliGoobalay | Variant::SulusAidi => {
                return variant.name();
            }
        })
    }

    /// Where a game is played.
    #[must_use]
    pub fn place(self, variant: Variant) -> &'static str {
        self.pick(match variant {
            Variant::Giuthi | Variant::GiuthiStore | Variant::GiuthiRounds => ["Kenya", "Quênia"],
            Variant::Alemungula => ["Ethiopia and Sudan", "Etiópia e Sudão"],
            Variant::LayliGoobalay => ["Somalia", "Somália"],
            Variant::SulusAidi => ["Eritrea and Tigray", "Eritreia e Tigré"],
        })
    }

    /// Who plays a game.
    #[must_use]
    pub fn people(self, variant: Variant) -> &'static str {
        self.pick(match variant {
            Variant::Giuthi | Variant::GiuthiStore | Variant::GiuthiRounds => {
                ["Kikuyu", "Quicuios"]
            }
            Variant::Alemungula => ["Wetaweat and neighbours", "Wetaweat e vizinhos"],
            Variant::LayliGoobalay => ["Somali", "Somalis"],
            Variant::SulusAidi => ["Tigrinya", "Tigrínios"],
        })
    }

    /// What a game is like, in a sentence.
    #[must_use]
    pub fn about(self, variant: Variant) -> &'static str {
        self.pick(match variant {
            Variant::Giuthi => [
                "Every lap turns the other way; captures run along the row.",
                "Cada volta inverte o sentido; as capturas seguem pela fileira.",
            ],
            Variant::GiuthiStore => [
                "Giuthi, with your own store sown in passing.",
                "Giuthi em que o seu depósito também recebe sementes.",
            ],
            Variant::GiuthiRounds => [
                "Giuthi over several rounds, on a board that shrinks.",
                "Giuthi em várias rodadas, em um tabuleiro que encolhe.",
            ],
            Variant::Alemungula => [
                "One lap, outward from the middle; twos and fours are taken.",
                "Uma só volta, do meio para fora; capturam-se dois ou quatro.",
            ],
            Variant::LayliGoobalay => [
                "Long laps; threes become pits that belong to you.",
                "Voltas longas; onde há três nascem buracos só seus.",
            ],
            Variant::SulusAidi => [
                "Three rows, begun by a race of both hands at once.",
                "Três fileiras e, no início, uma corrida das duas mãos.",
            ],
        })
    }

    /// What a row must be like that opens a round.
    #[must_use]
    pub fn row_rule(self, rounds: Rounds) -> &'static str {
        self.pick(match rounds {
            Rounds::Filling => [
                "At least one seed in every pit.",
                "Pelo menos uma semente em cada buraco.",
            ],
            Rounds::Single | Rounds::Shrinking => [
                "At least two seeds in one pit.",
                "Pelo menos duas sementes em um dos buracos.",
            ],
        })
    }

    /// How long a game takes.
    #[must_use]
    pub fn length(self, variant: Variant) -> &'static str {
        self.pick(match variant {
            Variant::Giuthi | Variant::GiuthiStore => ["A single game", "Um só jogo"],
            Variant::Alemungula => ["A single short game", "Um só jogo, curto"],
            Variant::GiuthiRounds | Variant::LayliGoobalay => {
                ["A match of several rounds", "Uma partida de várias rodadas"]
            }
            Variant::SulusAidi => [
                "A race, then a single game",
                "Uma corrida e depois um só jogo",
            ],
        })
    }

    /// How a game differs from its kin of the same name.
    #[must_use]
    pub fn differs(self, variant: Variant) -> Option<&'static str> {
        Some(self.pick(match variant {
            Variant::Giuthi => [
                "Only the pits are sown; a capture takes your last seed too and can run along the whole row.",
                "Só os buracos são semeados; a captura leva também a sua última semente e pode seguir por toda a fileira.",
            ],
            Variant::GiuthiStore => [
                "As Giuthi, but your own store takes a seed whenever you pass it, and a sowing that ends there is over.",
                "Como o Giuthi, mas o seu depósito recebe uma semente sempre que você passa por ele, e a semeadura que termina ali acaba.",
            ],
            Variant::GiuthiRounds => [
                "As Giuthi, but who doesn't reach the other side sows again; a capture leaves your last seed and runs on to one pit at most; the winner of a round goes on to the next.",
                "Como o Giuthi, mas quem não chega ao outro lado semeia de novo; a captura deixa a sua última semente e segue por um buraco no máximo; depois de uma rodada vem outra.",
            ],
            Variant::Alemungula | Variant::LayliGoobalay | Variant::SulusAidi => return None,
        }))
    }
}

/// A number above the last level's means the last.
fn level_id(number: u8) -> &'static str {
    let at = usize::from(number).clamp(1, Level::ALL.len()) - 1;
    Level::ALL[at].id
}
