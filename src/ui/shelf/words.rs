//! What the page of the kept games says, in every language of the board's page.
//!
//! The names of games, sides and levels are those that the board's page gives
//! them.

mod faults;

use super::{Known, Report, Rival, Stage, Taken, Trouble, Verdict};
use crate::link::Player;
use crate::rules::{Next, Side};
use crate::ui::words::{self as board, Language};

/// What the page says, in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(board::Words);

/// Fixed texts: the method, then what it says in the order of
/// [`Language::ALL`].
macro_rules! table {
    ($( $name:ident: $english:literal, $portuguese:literal; )*) => {
        impl Words {
            $(
                #[doc = $english]
                #[must_use]
                pub fn $name(self) -> &'static str {
                    self.pick([$english, $portuguese])
                }
            )*
        }

        /// Every text of the table.
        #[cfg(test)]
        pub(super) const TABLE: &[(&str, [&str; 2])] = &[
            $( (stringify!($name), [$english, $portuguese]), )*
        ];
    };
}

table! {
    title: "Your games", "Seus jogos";
    page_title: "Your games: Mbegu", "Seus jogos: Mbegu";
    to_board: "To the board", "Ao tabuleiro";

    // The list.
    running: "Running", "Em andamento";
    finished: "Finished", "Terminados";
    damaged: "Damaged", "Danificados";
    damaged_about: "These can't be read any more. Export one to keep its text.", "Estes não podem mais ser lidos. Exporte um para guardar o texto dele.";
    game: "Game", "Jogo";
    all_games: "All games", "Todos os jogos";
    more: "Show more", "Mostrar mais";
    nothing: "No games are kept here yet. They appear as soon as you play.", "Ainda não há jogos guardados aqui. Eles aparecem assim que você joga.";
    begin: "Begin a game", "Começar um jogo";

    // An entry.
    resume: "Resume", "Continuar";
    look: "Look at it", "Ver";
    export: "Export", "Exportar";
    delete: "Delete", "Apagar";
    undo: "Undo", "Desfazer";
    close: "Close", "Fechar";
    your_turn: "Your turn", "Sua vez";
    bot_turn: "The bot's turn", "Vez do bot";
    to_send: "Played, but not sent yet", "Jogada feita, mas ainda não enviada";
    not_sent: "Not sent yet", "Ainda não enviado";
    new_round: "A new round is to be laid out", "Falta arrumar uma nova rodada";
    race_next: "The race comes next", "A corrida vem agora";
    a_friend: "A friend", "Um amigo";
    friends: "Friends", "Amigos";
    here: "Two people here", "Duas pessoas aqui";
    nobody: "The bot on both sides", "O bot dos dois lados";
    agreed: "A draw by agreement", "Empate por acordo";
    you_gave_up: "You gave up", "Você desistiu";

    // Files.
    export_all: "Export all", "Exportar tudo";
    import: "Import", "Importar";
    import_about: "A file of games that was exported here or elsewhere, or its text. What is kept here already stays as it is.", "Um arquivo de jogos exportado aqui ou em outro lugar, ou o texto dele. O que já está guardado aqui fica como está.";
    choose_file: "Choose a file", "Escolher um arquivo";
    file_text: "Or paste its text", "Ou cole o texto dele";
    take: "Import the text", "Importar o texto";
    faults: "What can't be read:", "O que não pode ser lido:";
    nothing_found: "There is no game in it.", "Não há nenhum jogo nele.";

    // Statistics.
    statistics: "Statistics", "Estatísticas";
    statistics_about: "Finished games, by opponent", "Jogos terminados, por adversário";
    no_statistics: "They begin with the first game that is over.", "Elas começam com o primeiro jogo que terminar.";
    opponent: "Opponent", "Adversário";
    played: "Played", "Jogados";
    won: "Won", "Vitórias";
    drawn: "Drawn", "Empates";
    lost: "Lost", "Derrotas";
    together: "Together", "Ao todo";
}

impl Words {
    /// What the page says where the board's page says this.
    #[must_use]
    pub const fn of(board: board::Words) -> Words {
        Words(board)
    }

    /// What the board's page says.
    #[must_use]
    pub fn board(self) -> board::Words {
        self.0
    }

    fn pick<T: Copy>(self, texts: [T; Language::ALL.len()]) -> T {
        texts[self.0.language() as usize]
    }

    /// A sentence with something in it: what is before it, and what is after.
    fn around(self, texts: [[&str; 2]; Language::ALL.len()], inner: &str) -> String {
        let [before, after] = self.pick(texts);
        [before, inner, after].concat()
    }

    /// A number of things: one of them, several of them.
    fn count(self, number: usize, texts: [[&str; 2]; Language::ALL.len()]) -> String {
        // In Portuguese nothing is one, too.
        let is_one = number == 1 || number == 0 && self.0.language() == Language::Portuguese;
        let [one, many] = self.pick(texts);
        let noun = if is_one { one } else { many };
        [&*self.board().number(number as u32), " ", noun].concat()
    }

    /// Against whom a game is played.
    #[must_use]
    pub fn rival(self, known: &Known) -> String {
        let name = known.kept.friend.as_str();
        match known.rival {
            Rival::Friend if name.is_empty() => self.a_friend().to_owned(),
            Rival::Friend => name.to_owned(),
            rival => self.kind(rival),
        }
    }

    /// A kind of opponents.
    #[must_use]
    pub fn kind(self, rival: Rival) -> String {
        match rival {
            Rival::Bot(level) => self.board().bot(level),
            Rival::Friend => self.friends().to_owned(),
            Rival::Here => self.here().to_owned(),
            Rival::Nobody => self.nobody().to_owned(),
        }
    }

    /// How far a game is.
    #[must_use]
    pub fn stage(self, known: &Known) -> String {
        match known.stage {
            Stage::YourTurn => self.your_turn().to_owned(),
            Stage::ToSend => self.to_send().to_owned(),
            Stage::Waiting => {
                let texts = [["Waiting for ", ""], ["Esperando por ", ""]];
                match known.kept.friend.as_str() {
                    "" => self
                        .pick(["Waiting for the answer", "Esperando a resposta"])
                        .to_owned(),
                    name => self.around(texts, name),
                }
            }
            Stage::Running => self.turn(known),
            Stage::Over(verdict) if known.unsent => {
                let verdict = self.verdict(known, verdict);
                [&*verdict, ". ", self.not_sent()].concat()
            }
            Stage::Over(verdict) => self.verdict(known, verdict),
        }
    }

    /// Whose turn it is.
    fn turn(self, known: &Known) -> String {
        if let Next::Arrange(_) = known.game().next() {
            return self.new_round().to_owned();
        }
        let Some(mover) = known.game().current().position().to_move() else {
            return self.race_next().to_owned();
        };
        match known.side {
            Some(side) if side == mover => self.your_turn().to_owned(),
            Some(_) => self.bot_turn().to_owned(),
            None => {
                let texts = [["", " to move"], ["Vez do ", ""]];
                self.around(texts, self.board().side(mover))
            }
        }
    }

    fn verdict(self, known: &Known, verdict: Verdict) -> String {
        let sat = |side: Side| match known.kept.saved.players[side] {
            Player::Friend => self.rival(known),
            Player::Person | Player::Bot(_) => self.board().side(side).to_owned(),
        };
        let said = match (verdict.resigned, verdict.winner) {
            (Some(side), _) if known.side == Some(side) => self.you_gave_up().to_owned(),
            (Some(side), _) => self.around([["", " gave up"], ["", " desistiu"]], &sat(side)),
            (None, None) if verdict.scores.is_none() => self.agreed().to_owned(),
            (None, None) => self.pick(["Drawn", "Empate"]).to_owned(),
            (None, Some(winner)) => match known.side {
                Some(side) if side == winner => self.pick(["You won", "Você venceu"]).to_owned(),
                Some(_) => self.pick(["You lost", "Você perdeu"]).to_owned(),
                None => self.around([["", " won"], ["", " venceu"]], &sat(winner)),
            },
        };
        let Some(scores) = verdict.scores else {
            return said;
        };
        // The player's own first, else the winner's.
        let first = known.side.or(verdict.winner).unwrap_or(Side::South);
        let [own, other] = [scores[first], scores[first.other()]].map(|it| it.to_string());
        [&*said, ", ", &own, self.pick([" to ", " a "]), &other].concat()
    }

    /// How many moves a game has.
    #[must_use]
    pub fn moves(self, known: &Known) -> String {
        self.board().moves(known.game().tokens() as u32)
    }

    /// How many games by link are the player's to go on with.
    #[must_use]
    pub fn waiting(self, number: usize) -> String {
        let texts = [
            ["game by link waits for you", "games by link wait for you"],
            [
                "jogo por link espera por você",
                "jogos por link esperam por você",
            ],
        ];
        self.count(number, texts)
    }

    /// An entry that was deleted.
    #[must_use]
    pub fn deleted(self, what: &str) -> String {
        self.around([["Deleted: ", "."], ["Apagado: ", "."]], what)
    }

    /// How an import went.
    #[must_use]
    pub fn taken(self, report: &Report) -> String {
        let Taken {
            added,
            updated,
            known,
            lost,
        } = report.taken;
        let texts = [
            (
                added,
                [["new game", "new games"], ["jogo novo", "jogos novos"]],
            ),
            (
                updated,
                [
                    ["game goes further", "games go further"],
                    ["jogo avançou", "jogos avançaram"],
                ],
            ),
            (
                known,
                [
                    ["was here already", "were here already"],
                    ["já estava aqui", "já estavam aqui"],
                ],
            ),
            (
                lost,
                [
                    ["found no room", "found no room"],
                    ["não coube", "não couberam"],
                ],
            ),
        ];
        let some = texts.into_iter().filter(|(number, _)| *number > 0);
        let said: Vec<_> = some
            .map(|(number, texts)| self.count(number, texts))
            .collect();
        if said.is_empty() {
            return self.nothing_found().to_owned();
        }
        [
            self.pick(["Imported: ", "Importado: "]),
            &said.join(", "),
            ".",
        ]
        .concat()
    }

    /// Faults that are not listed.
    #[must_use]
    pub fn more_faults(self, number: usize) -> String {
        let texts = [
            ["more line", "more lines"],
            ["outra linha", "outras linhas"],
        ];
        self.count(number, texts)
    }

    /// What the device refuses.
    #[must_use]
    pub fn trouble(self, trouble: Trouble) -> &'static str {
        self.pick(match trouble {
            Trouble::Forbidden => [
                "This browser lets the page keep nothing, so no games can be shown or taken in here.",
                "Este navegador não deixa a página guardar nada: não há jogos para mostrar nem como importá-los.",
            ],
            Trouble::Full => [
                "There is no more room for games on this device. Export some, then delete them.",
                "Não há mais espaço para jogos neste aparelho. Exporte alguns e depois apague-os.",
            ],
            Trouble::Stuck => [
                "The browser doesn't let it be deleted.",
                "O navegador não deixa apagar.",
            ],
            Trouble::Unreadable => [
                "The file can't be read.",
                "O arquivo não pode ser lido.",
            ],
        })
    }
}
