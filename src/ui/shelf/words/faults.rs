//! What is wrong with kept games and files of games.

use super::Words;
use crate::link::{FileError, FileFault, KeptError};
use crate::rules::{RecordError, RecordFault, StartError};
use crate::ui::shelf::Damage;
use crate::ui::words::Language;

impl Words {
    /// Why an entry can't be read.
    #[must_use]
    pub fn damage(self, damage: &Damage) -> String {
        let why = match damage {
            Damage::Name => self.pick(["its name is wrong", "o nome dele está errado"]),
            Damage::Text(KeptError::Parts) => {
                self.pick(["a part of it is missing", "falta uma parte dele"])
            }
            Damage::Text(KeptError::Saved(error)) => return self.board().saved_fault(error),
            Damage::Text(KeptError::Time(_)) => {
                self.pick(["a date in it is wrong", "uma data dele está errada"])
            }
            Damage::Text(KeptError::Sent(_)) => self.pick([
                "the number of moves that were sent is wrong",
                "o número de jogadas enviadas está errado",
            ]),
            Damage::Text(KeptError::Name) => self.pick([
                "the friend's name is too long or strange",
                "o nome do amigo é longo demais ou estranho",
            ]),
        };
        why.to_owned()
    }

    /// A fault of a file, with its line.
    #[must_use]
    pub fn fault(self, fault: &FileFault) -> String {
        let line = self.board().number(fault.line as u32);
        let lost = if fault.error.costs_game() {
            self.pick([". The game is left out", ". O jogo ficou de fora"])
        } else {
            ""
        };
        let why = self.file_error(&fault.error);
        let why = why.trim_end_matches('.');
        [self.pick(["Line ", "Linha "]), &*line, ": ", why, lost, "."].concat()
    }

    fn file_error(self, error: &FileError) -> String {
        let is_no = |text: &str, of: [&str; Language::ALL.len()]| {
            [&*quoted(text), " ", self.pick(of)].concat()
        };
        let said = match error {
            FileError::LongFile => self.pick([
                "the file is longer than any that is read",
                "o arquivo é mais longo do que se consegue ler",
            ]),
            FileError::Newer(_) => self.pick([
                "the file is of a newer format than this page knows; reload the page and try again",
                "o formato do arquivo é mais novo do que esta página conhece; recarregue a página e tente de novo",
            ]),
            FileError::LongLine => self.pick([
                "it is longer than any line",
                "é mais longa do que qualquer linha",
            ]),
            FileError::Word(word) => {
                return is_no(word, ["is no word that a line begins with", "não é palavra que comece uma linha"]);
            }
            FileError::NoGame => self.pick(["it belongs to no game", "não pertence a nenhum jogo"]),
            FileError::Twice(word) => {
                return is_no(word, ["was said before in this game", "já foi dito neste jogo"]);
            }
            FileError::Start(error) => return self.start_error(error),
            FileError::Players(text) => {
                return is_no(text, ["are not two players", "não são dois jogadores"]);
            }
            FileError::Position(error) => {
                let at = self.board().number(error.at as u32 + 1);
                let texts = [
                    ["the position is wrong from its character ", " on"],
                    ["a posição está errada a partir do caractere ", ""],
                ];
                return self.around(texts, &at);
            }
            FileError::Late => self.pick([
                "it comes too late in its game",
                "vem tarde demais no jogo",
            ]),
            FileError::Record(error) => return self.record_error(error),
            FileError::LongRound => self.pick([
                "the round has more moves than any",
                "a rodada tem jogadas demais",
            ]),
            FileError::End(text) => {
                return is_no(text, ["is no end of a game", "não é fim de jogo"]);
            }
            FileError::Over => self.pick([
                "the game was over by then",
                "o jogo já tinha acabado",
            ]),
            FileError::Letter(text) => {
                return is_no(
                    text,
                    ["is no letter of this game", "não é carta deste jogo"],
                );
            }
            FileError::Time(text) => return is_no(text, ["is no time", "não é uma hora"]),
            FileError::Sent(text) => {
                return is_no(text, ["is no number of moves", "não é número de jogadas"]);
            }
            FileError::Id(text) => {
                return is_no(text, ["is no name of a kept game", "não é nome de jogo guardado"]);
            }
            FileError::Friend(text) => {
                return is_no(
                    text,
                    ["is too long or strange for a name", "é longo demais ou estranho para um nome"],
                );
            }
        };
        said.to_owned()
    }

    fn start_error(self, error: &StartError) -> String {
        match error {
            StartError::Game(id) => {
                let texts = [["there is no game ", ""], ["não há jogo ", ""]];
                self.around(texts, &quoted(id))
            }
            StartError::Options(_) => self
                .pick([
                    "the game has no such board",
                    "o jogo não tem esse tabuleiro",
                ])
                .to_owned(),
            StartError::Word(word) => {
                let texts = [["", " is not understood"], ["não se entende ", ""]];
                self.around(texts, &quoted(word))
            }
            StartError::Number(text) => {
                let texts = [["", " is no number"], ["", " não é número"]];
                self.around(texts, &quoted(text))
            }
        }
    }

    fn record_error(self, error: &RecordError) -> String {
        let RecordError { token, fault } = error;
        let words = self.board();
        let why = match fault {
            RecordFault::Refused { refusal, .. } => words.refusal(refusal),
            RecordFault::Race(fault) => words.race_fault(fault),
            RecordFault::Arrangement(fault) => words.arrangement_fault(fault),
            RecordFault::Text(_) => self
                .pick(["it can't be read", "não se consegue ler"])
                .to_owned(),
        };
        let number = words.number(*token as u32);
        let texts = [
            ["move ", " of the game can't be played: "],
            ["a jogada ", " do jogo não vale: "],
        ];
        [self.around(texts, &number), why].concat()
    }
}

/// A text of others, cut short.
fn quoted(text: &str) -> String {
    let text: String = text.chars().take(20).collect();
    ["\u{201c}", &*text, "\u{201d}"].concat()
}
