use super::{play, says};
use crate::link::{Player, SavedGame};
use crate::rules::{
    Arrangement, BySide, Direction, Match, Move, NextStep, OverReason, Pit, Rules, Side, Variant,
};
use crate::ui::describe::facts::{
    Failed, LastMove, Mark, MatchFacts, MoveFacts, PitFacts, RaceFacts, RoundFacts, SeatFacts,
    SeedsLeft, Who,
};
use crate::ui::describe::{self, announcements};
use crate::ui::i18n::samples::english;
use crate::ui::i18n::t;
use crate::ui::state::settings::{RacePace, Settings};
use crate::ui::state::{GameAction, GameState, Heading, Orientation, Ownership, Phase};

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(3),
};
const TWO: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Person,
};

/// What the first move of a position does, told by its events.
fn played(rules: &Rules, position: &str, mv: &str, players: BySide<Player>) -> MoveFacts {
    let (position, events) = play(rules, position, mv);
    MoveFacts::of(rules, players, Side::South, &position, &events).expect("a move's events")
}

#[test]
fn a_capture_is_told_with_its_pits() {
    let rules = Variant::Giuthi.default_rules();
    // The worked case of Rules 3.1.
    let facts = played(&rules, "5,2,5,0,0,0/5,8,4,4,4,3 16-16 s", "b-", TWO);
    says(
        |locale| describe::moved(locale, &facts),
        "South sowed pit b to the left: 2 laps, 6 seeds; took 18 seeds: those of pits C, B and A and the last one.",
        "O Sul semeou o buraco b para a esquerda: 2 voltas, 6 sementes; capturou 18 sementes: as dos buracos C, B e A e a última.",
    );
    says(
        |locale| describe::entry(locale, &facts),
        "South: pit b to the left, takes 18",
        "O Sul: buraco b para a esquerda, captura 18",
    );
}

#[test]
fn uurs_claims_and_bars_are_told() {
    let layli = Variant::LayliGoobalay.default_rules();
    let facts = played(&layli, "1,0,4,4,4,4/4,4,4,4,3,4 4-4 s", "a", WITH_BOT);
    says(
        |locale| describe::moved(locale, &facts),
        "You sowed pit a; made uurs of pits b and E.",
        "Você semeou o buraco a; fez uurs dos buracos b e E.",
    );
    let alemungula = Variant::Alemungula.default_rules();
    let facts = played(&alemungula, "5,5,5,5,1/0,5,5,5,5 9-0 s", "e", WITH_BOT);
    says(
        |locale| describe::moved(locale, &facts),
        "You sowed pit e to the right; barred pit A for the next turn.",
        "Você semeou o buraco e para a direita; bloqueou o buraco A na próxima vez.",
    );
    let claim = MoveFacts {
        who: Who::Bot,
        letter: 'C',
        way: None,
        claims: vec!['f'],
        passes: vec![Who::You],
        ..facts
    };
    says(
        |locale| {
            describe::moved(
                locale,
                &MoveFacts {
                    barred: None,
                    ..claim.clone()
                },
            )
        },
        "The bot sowed pit C; claimed pit f. You can't move and must pass.",
        "O bot semeou o buraco C; conquistou o buraco f. Você não tem jogada e passa a vez.",
    );
}

#[test]
fn a_pit_says_all_there_is_to_say() {
    let facts = PitFacts {
        owner: Side::South,
        who: Who::You,
        letter: 'c',
        seeds: 1,
        mark: None,
        barred: false,
        ways: 2,
    };
    says(
        |locale| describe::pit(locale, &facts),
        "Your pit c, 1 seed, can be sown either way",
        "Seu buraco c, 1 semente, pode ser semeado nos dois sentidos",
    );
    let uur = PitFacts {
        seeds: 4,
        mark: Some((Mark::Uur, Who::Bot)),
        ways: 0,
        ..facts
    };
    says(
        |locale| describe::pit(locale, &uur),
        "Your pit c, 4 seeds, uur of the bot",
        "Seu buraco c, 4 sementes, uur do bot",
    );
    let barred = PitFacts {
        mark: Some((Mark::Claim, Who::You)),
        barred: true,
        ..uur
    };
    says(
        |locale| describe::pit(locale, &barred),
        "Your pit c, 4 seeds, claimed by you, barred for this turn",
        "Seu buraco c, 4 sementes, conquistado por você, bloqueado nesta vez",
    );
    says(
        |locale| {
            t!(
                locale,
                "store",
                who = Who::Side(Side::North),
                seeds = 12_u32
            )
        },
        "Store of North, 12 seeds",
        "Depósito do Norte, 12 sementes",
    );
    says(
        |locale| t!(locale, "store", who = Who::You, seeds = 1_u32),
        "Your store, 1 seed",
        "Seu depósito, 1 semente",
    );
}

#[test]
fn whose_turn_it_is() {
    let you = Who::You;
    says(
        |locale| t!(locale, "turn", who = you),
        "Your turn",
        "Sua vez",
    );
    says(
        |locale| t!(locale, "turn", who = Who::Bot),
        "The bot to move",
        "Vez do bot",
    );
    let north = Who::of(TWO, Side::North);
    says(
        |locale| t!(locale, "turn", who = north),
        "North to move",
        "Vez do Norte",
    );
    says(
        |locale| t!(locale, "turn-again", who = you, way = "left"),
        "Your turn: sow again, to the left",
        "Sua vez: semear de novo, para a esquerda",
    );
    says(
        |locale| t!(locale, "sowing", who = north, pit = 'D', way = "up"),
        "North sows pit D up",
        "O Norte semeia o buraco D para cima",
    );
}

#[test]
fn ends_and_rounds() {
    let winner = Some(Side::South);
    let scores = BySide {
        south: 40,
        north: 32,
    };
    says(
        |locale| describe::final_score(locale, WITH_BOT, winner, scores),
        "You win, 40 to 32",
        "Você vence, 40 a 32",
    );
    says(
        |locale| describe::final_score(locale, WITH_BOT, None, BySide::from_fn(|_| 36)),
        "A draw, 36 each",
        "Empate, 36 a 36",
    );
    says(
        |locale| describe::match_score(locale, WITH_BOT, winner, scores),
        "You win the match, 40 to 32",
        "Você vence a partida, 40 a 32",
    );
    says(
        |locale| describe::end_reason(locale, TWO, OverReason::CannotMove(Side::North)),
        "North can't move any more.",
        "O Norte não tem mais jogada.",
    );
    let facts = RoundFacts {
        number: 3,
        by: Some(Who::You),
        seeds: 17,
        pits: 5,
        before: 6,
        first: Who::Bot,
    };
    says(
        |locale| describe::next_round(locale, &facts),
        "Next: round 3 on 5 pits a row, 1 fewer than before. The bot begins.",
        "A seguir: rodada 3 com 5 buracos por fileira, 1 a menos que antes. O bot joga primeiro.",
    );
    says(
        |locale| describe::arrange(locale, &facts),
        "You lay out your 17 seeds in 5 pits.",
        "Você arruma suas 17 sementes em 5 buracos.",
    );
    says(
        |locale| describe::left(locale, SeedsLeft::of(5, 4)),
        "1 seed left",
        "Falta 1 semente",
    );
    says(
        |locale| describe::left(locale, SeedsLeft::of(4, 6)),
        "2 seeds too many",
        "2 sementes a mais",
    );
    says(
        |locale| describe::left(locale, SeedsLeft::of(4, 4)),
        "All seeds are laid out",
        "Todas as sementes estão na fileira",
    );
}

#[test]
fn a_match_says_who_begins_and_what_wins() {
    let rules = Variant::GiuthiRounds.default_rules();
    let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 15-57 x");
    let game = Match::from_position(rules, over.expect("a position"));
    let state = GameState::new(SavedGame::new(game, WITH_BOT));
    let facts = MatchFacts::of(&state).expect("a match");
    says(
        |locale| describe::match_stands(locale, &facts, Side::South),
        "Round 2, 15 to 57",
        "Rodada 2, 15 a 57",
    );
    says(
        |locale| describe::round_begins(locale, &state, &facts),
        "You lay out your 15 seeds in 5 pits. The bot begins, having won round 1. \
         A side that has 71 after a round wins the match.",
        "Você arruma suas 15 sementes em 5 buracos. O bot começa, pois venceu a rodada 1. \
         Quem tem 71 depois de uma rodada vence a partida.",
    );
    says(
        |locale| describe::decided(locale, &state),
        "Even all 30 seeds of the next round leave you behind, so the match may end here.",
        "Mesmo com as 30 sementes da próxima rodada, você ficaria atrás: a partida pode acabar aqui.",
    );
    says(
        |locale| describe::board_size(locale, state.rules(), true),
        "2×6, 72 seeds",
        "2×6, 72 sementes",
    );
}

#[test]
fn the_race() {
    let facts = RaceFacts {
        starts: BySide {
            south: (Who::You, 'c'),
            north: (Who::Bot, 'F'),
        },
        first: Who::You,
    };
    says(
        |locale| describe::raced(locale, &facts),
        "You raced from pit c. The bot raced from pit F. You finished first, so you begin.",
        "Você correu do buraco c. O bot correu do buraco F. Você terminou primeiro e começa.",
    );
}

#[test]
fn the_seats_name_the_pits_of_a_race_until_their_side_moves() {
    let en = english();
    let state = |text: &str| {
        let rules = Variant::SulusAidi.default_rules();
        let game = Match::parse(rules, Side::South, text).expect("a game");
        GameState::new(SavedGame::new(game, TWO))
    };
    let seats = |state: &GameState| {
        Side::ALL.map(|side| describe::last_of_side(&en, &SeatFacts::of(state, side)))
    };
    let picking = state("");
    assert_eq!(seats(&picking), ["", ""]);
    let settings = Settings {
        race: RacePace::Hands,
        ..Settings::default()
    };
    let by_hand = picking
        .after(GameAction::Set(settings))
        .after(GameAction::Pick(Pit::new(2)))
        .after(GameAction::Pick(Pit::new(14)));
    assert_eq!(by_hand.phase(), Phase::Racing);
    assert_eq!(seats(&by_hand), ["Began in pit c.", "Began in pit F."]);
    assert_eq!(seats(&state("c*F")), ["Began in pit c.", "Began in pit F."]);
    let [south, north] = seats(&state("c*F a"));
    assert!(south.starts_with("Pit a"), "{south}");
    assert_eq!(north, "Began in pit F.");
}

#[test]
fn ends_that_the_players_made() {
    let [south, north] = Side::ALL.map(|side| Who::of(TWO, side));
    says(
        |locale| t!(locale, "resigned", who = Who::You, winner = Who::Bot),
        "You resigned: the bot wins",
        "Você desistiu: o bot vence",
    );
    says(
        |locale| t!(locale, "resigned", who = north, winner = south),
        "North resigned: South wins",
        "O Norte desistiu: o Sul vence",
    );
    says(
        |locale| t!(locale, "draw-offered", who = south, to = north),
        "South offers a draw. Does North accept?",
        "O Sul propõe empate. O Norte aceita?",
    );
}

#[test]
fn a_turn_of_failed_sowings_says_why_it_ended() {
    let rules = Variant::GiuthiRounds.default_rules();
    // The sixth sowing of the turn fails like the five before it.
    let facts = played(&rules, "2,0,0,2,2,1/6,6,6,6,6,6 17-12 s +5", "a+", WITH_BOT);
    assert_eq!(facts.failed, Some(Failed::Most(6)));
    says(
        |locale| describe::moved(locale, &facts),
        "You sowed pit a to the right; nothing taken, as no seed crossed; \
         6 sowings failed, so the turn ends.",
        "Você semeou o buraco a para a direita; nada capturado, pois nenhuma semente \
         atravessou; 6 semeaduras falharam, e a vez acaba.",
    );
    let again = played(&rules, "2,0,0,2,2,0/6,6,6,6,6,6 18-12 s", "a+", WITH_BOT);
    assert_eq!(
        (again.failed, again.again),
        (None, Some(Direction::Backward))
    );
    let facts = played(&rules, "2,0,0,0,0,0/6,6,6,6,6,6 22-12 s", "a+", WITH_BOT);
    assert_eq!(facts.failed, Some(Failed::NoneLeft(Heading::LeftOrDown)));
    says(
        |locale| describe::moved(locale, &facts),
        "You sowed pit a to the right; nothing taken, as no seed crossed; \
         no pit can be sown to the left, so the turn ends.",
        "Você semeou o buraco a para a direita; nada capturado, pois nenhuma semente \
         atravessou; nada pode ser semeado para a esquerda, e a vez acaba.",
    );
}

#[test]
fn a_row_is_told_with_who_laid_it_out() {
    let layli = Variant::LayliGoobalay.default_rules();
    let over = |text| layli.parse_position(text).expect("a position");
    let row = Arrangement::new(vec![3, 3, 3, 3, 2, 2]);
    let before = over("0,0,0,0,0,0/0,0,0,0,0,0 16-32 x");
    says(
        |locale| describe::row(locale, WITH_BOT, &before, &row),
        "You laid out 3, 3, 3, 3, 2, 2",
        "Você arrumou 3, 3, 3, 3, 2, 2",
    );
    let equal = over("0,0,0,0,0,0/0,0,0,0,0,0 24-24 x");
    says(
        |locale| describe::row(locale, WITH_BOT, &equal, &row),
        "The last game was equal: the seeds lie as at the start",
        "O último jogo terminou empatado: as sementes ficam como no início",
    );
}

#[test]
fn a_turn_is_announced_as_a_whole() {
    let en = english();
    let rules = Variant::Giuthi.default_rules();
    let mut game = Match::new(rules, Side::South);
    game.play_text("c- A+").expect("legal moves");
    let state = GameState::new(SavedGame::new(game, WITH_BOT));
    let text = announcements::turn(&en, &state, 0);
    let [mine, its] = [Side::South, Side::North].map(|side| state.position().score(side));
    assert!(text.starts_with("You sowed pit c to the left: "), "{text}");
    assert!(text.contains(" The bot sowed pit A to the left"), "{text}");
    let end = format!(" You {mine}, the bot {its}. Your turn.");
    assert!(text.ends_with(&end), "{text}");
    // The last ply alone.
    let last = announcements::turn(&en, &state, 1);
    assert!(last.starts_with("The bot sowed pit A"), "{last}");
    assert!(!last.contains("You sowed"), "{last}");
    let start = GameState::new(SavedGame::new(Match::new(rules, Side::South), WITH_BOT));
    assert_eq!(
        announcements::turn(&en, &start, 0),
        "Take 37 of the 72 seeds and you win. Your turn."
    );
    assert_eq!(
        announcements::row(&en, &start, Side::North),
        "The bot’s row: A 6, B 6, C 6, D 6, E 6, F 6."
    );
    let first = rules.board().pit_from_letter('a').expect("a pit");
    let would = announcements::prospect(&en, &start, first);
    assert!(would.starts_with("Pit a to the right: "), "{would}");
    assert!(would.contains(" Pit a to the left: "), "{would}");
}

#[test]
fn a_way_is_called_as_it_leaves_its_pit_on_the_screen() {
    let rules = Variant::Giuthi.default_rules();
    let mut game = Match::new(rules, Side::South);
    game.play_text("c- A+").expect("legal moves");
    let state = GameState::new(SavedGame::new(game, TWO));
    let flipped = state.after(GameAction::Set(Settings {
        flipped: true,
        ..Settings::default()
    }));
    for (state, orientation, south, north) in [
        (&state, Orientation::Flat, "to the left", "to the left"),
        (&state, Orientation::Upright, "down", "down"),
        (&flipped, Orientation::Flat, "to the right", "to the right"),
        (&flipped, Orientation::Upright, "up", "up"),
    ] {
        let en = english().for_boards(orientation);
        let text = announcements::turn(&en, state, 0);
        for sown in [
            format!("South sowed pit c {south}"),
            format!("North sowed pit A {north}"),
        ] {
            assert!(text.contains(&sown), "{sown}: {text}");
        }
    }
}

#[test]
fn a_seat_tells_why_nothing_was_taken() {
    let rules = Variant::Alemungula.default_rules();
    let game = Match::parse(rules, Side::South, "a").expect("a game");
    let seat = SeatFacts::of(&GameState::new(SavedGame::new(game, TWO)), Side::South);
    says(
        |locale| describe::last_of_side(locale, &seat),
        "Pit a to the left; neither two nor four on the other side.",
        "O buraco a para a esquerda; nem duas nem quatro no outro lado.",
    );
}

#[test]
fn pits_that_are_not_claimed_are_not_called_seeds_that_are_not_taken() {
    let en = english();
    let told = |game: Variant, sent: &str| {
        let game = Match::parse(game.default_rules(), Side::South, sent).expect("a game");
        let state = GameState::new(SavedGame::new(game, TWO));
        let rules = state.rules();
        let mv = rules.moves(state.position()).iter().next().expect("a move");
        let shown = state.after(GameAction::Play(mv));
        describe::won_by_move(&en, &shown).0
    };
    assert_eq!(told(Variant::Giuthi, ""), "Nothing taken");
    assert_eq!(told(Variant::SulusAidi, "c*F"), "Nothing claimed");
}

#[test]
fn while_a_row_is_laid_out_the_seats_tell_no_move_of_the_round_before() {
    let rules = Variant::GiuthiRounds.default_rules();
    let mut game = Match::new(rules, Side::South);
    while game.next_step() == NextStep::Play {
        let round = game.current();
        let mv = round.rules().moves(round.position()).iter().next();
        game.play(mv.expect("a move"), &mut ())
            .expect("a legal move");
    }
    let over = GameState::new(SavedGame::new(game, TWO));
    let laying = over.after(GameAction::NextRound);
    assert_eq!(laying.phase(), Phase::Arranging);
    let last = |state: &GameState| Side::ALL.map(|side| SeatFacts::of(state, side).last);
    assert!(last(&over).iter().any(|last| *last != LastMove::None));
    assert_eq!(last(&laying), [LastMove::None, LastMove::None]);
}

#[test]
fn the_seeds_that_win_are_told_once() {
    let rules = Variant::Giuthi.default_rules();
    let of = |position: &str| {
        let position = rules.parse_position(position).expect("a position");
        let mut state = GameState::new(SavedGame::new(Match::from_position(rules, position), TWO));
        state.ownership = Ownership::Own;
        state
    };
    let play = |state: &GameState| {
        let captures = |mv: &Move| {
            let after = rules.play_unchecked(state.position(), *mv, &mut ());
            after.score(Side::South) > state.position().score(Side::South)
        };
        let mv = rules.moves(state.position()).iter().find(captures);
        let played = state.after(GameAction::Play(mv.expect("a capture")));
        played.after(GameAction::EndAnimation(played.revision))
    };
    let line = |state: &GameState| describe::status_line(&english(), state);
    // A position that was set up beyond it goes on as any other.
    let begun = of("2,2,0,1,0,0/2,2,2,2,2,3 42-12 s");
    assert_eq!(line(&play(&begun)), "North to move");
    let won = play(&of("2,2,0,1,0,0/2,2,2,2,2,9 36-12 s"));
    let seeds = won.position().score(Side::South);
    assert_eq!(line(&won), format!("{seeds}! South has won"));
    assert_eq!(describe::status_detail(&english(), &won), "");
    assert_eq!(line(&won.after(GameAction::PlayOn)), "North to move");
    let over = won.after(GameAction::Finish);
    let scores = over.finished_scores().expect("scores");
    let told = format!("South wins, {} to {}", scores.south, scores.north);
    assert_eq!(line(&over), told);
    let detail = describe::status_detail(&english(), &over);
    let counted = "Each side keeps the seeds it had left. They are counted pit by pit.";
    assert_eq!(
        detail,
        format!("The game was finished at {seeds}. {counted}")
    );
}
