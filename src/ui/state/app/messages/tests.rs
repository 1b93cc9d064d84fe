//! Two players, each with a page of their own, and the links between them.

mod commitments;
mod endings;
mod overstep;
mod receiver;
mod sides;
mod simulation;

use super::*;
use crate::chance::depth;
use crate::link::{Commitment, FairStart, GameId, LinkView, Overstep, Termination, decode, encode};
use crate::rules::{GameStatus, Match, NextStep, Pace, Pit, RaceRecord, RowTerms, Variant};
use crate::ui::describe;
use crate::ui::i18n::samples::english;
use crate::ui::share::ShareKind;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;
use crate::ui::state::View;
use crate::ui::state::{Action, SharedPuzzleStatus};

/// A game by link that South begins with a challenge.
fn challenge(variant: Variant, first: Side) -> AppState {
    let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
    let page = AppState::new(SavedGame::new(game, BySide::default()));
    let begun = page.after(Action::Begin {
        rules: variant.default_rules(),
        first,
        players: BySide {
            south: Player::Person,
            north: Player::Friend,
        },
        clock: None,
        beginning: crate::ui::state::Beginning::Usual,
    });
    begun.after(GameAction::AssignId(GameId::new(77), 1_000))
}

/// What the page sends.
fn link(state: &AppState) -> String {
    let SavedGame {
        game,
        fair_start,
        ended,
        ..
    } = state.game.saved();
    let view = LinkView::Message(state.game.sealed_message().expect("a game by link"));
    encode(&LinkContent {
        game,
        fair_start,
        ended,
        view,
    })
}

/// The page has sent its message.
fn sent(state: &AppState) -> AppState {
    let id = state.game.header.id.expect("a stored game");
    state.after(GameAction::Sent(id, state.game.record.plies()))
}

/// What is stored of a page's game.
fn stored(state: &AppState) -> StoredGame {
    let StoredHeader {
        begun,
        friend,
        sent,
        ..
    } = state.game.header.clone();
    let stored = StoredGame {
        saved: state.game.saved(),
        begun,
        played: 2_000,
        sent,
        friend,
    };
    let read = stored
        .to_string()
        .parse::<StoredGame>()
        .expect("what was written");
    assert_eq!(read, stored);
    read
}

/// A page opens a link, with what it keeps of the game.
fn open(page: &AppState, link: &str, known: Option<StoredGame>) -> AppState {
    let content = decode(link).expect("a right link");
    let LinkView::Message(message) = content.view else {
        panic!("no message: {link}");
    };
    let opened = page.after(Action::ReceiveMessage {
        content,
        message,
        stored: known.map(Box::new),
        now: 3_000,
    });
    let shown = opened.after(GameAction::EndAnimation(opened.game.revision));
    if shown.game.is_guest() {
        return shown.after(GameAction::SitDown);
    }
    shown
}

/// What a page asks about before it takes a message.
fn asked(page: &AppState) -> Option<Overstep> {
    match page.notice {
        Some(Notice::Overstep(overstep, _)) => Some(overstep),
        _ => None,
    }
}

fn elsewhere() -> AppState {
    let game = Match::new(Variant::Alemungula.default_rules(), Side::South);
    AppState::new(SavedGame::new(game, BySide::default()))
}

/// Does what there is to do until it is the friend's turn or the game is over.
fn go_on(mut state: AppState, choice: usize) -> AppState {
    loop {
        let action = match state.game.phase() {
            Phase::Choosing => {
                let moves: Vec<_> = state
                    .game
                    .rules()
                    .moves(state.game.position())
                    .iter()
                    .collect();
                GameAction::Play(moves[choice % moves.len()])
            }
            Phase::Racing => {
                let side = state.game.side_to_pick().expect("a pit is to be picked");
                let mut row = state.game.rules().board().pits_of(side);
                GameAction::Pick(row.nth(choice % 9).expect("nine pits"))
            }
            Phase::ChoosingSides => GameAction::ChooseSides {
                is_swapped: choice % 2 == 1,
            },
            Phase::RoundOver => GameAction::NextRound,
            Phase::Arranging => GameAction::Arrange,
            Phase::Waiting | Phase::Over => return state,
            phase => panic!("nothing to do: {phase:?}"),
        };
        state = state.after(action);
        state = state.after(GameAction::EndAnimation(state.game.revision));
    }
}

#[test]
fn a_message_that_was_not_sent_is_to_be_sent_and_leaves_what_the_friend_knows() {
    let not_sent = |state: &AppState| {
        let id = state.game.header.id.expect("a stored game");
        state.after(GameAction::NotSent(id, state.game.record.plies()))
    };
    let mine = go_on(challenge(Variant::Alemungula, Side::South), 0);
    let back = not_sent(&sent(&mine));
    assert!(back.game.is_unsent() && back.game.header.sent.is_none());
    // The friend's move can't be taken back, only what was played after it.
    let theirs = sent(&go_on(open(&elsewhere(), &link(&mine), None), 0));
    let known = stored(&sent(&mine));
    let plies = theirs.game.record.plies();
    let answered = go_on(open(&mine, &link(&theirs), Some(known)), 0);
    let back = not_sent(&sent(&answered));
    assert!(back.game.is_unsent());
    assert_eq!(back.game.header.sent, Some(plies));
    let undone = back.after(GameAction::Undo);
    assert_eq!(undone.game.record.plies(), plies);
    assert_eq!(undone.after(GameAction::Undo).game.record.plies(), plies);
    // One that has gone on since, or another game, is left alone.
    let other = sent(&answered);
    let same = other.after(GameAction::NotSent(
        GameId::new(1),
        other.game.record.plies(),
    ));
    assert!(!same.game.is_unsent());
    // The end of a game is told in a message of its own.
    let over = answered
        .after(GameAction::Undo)
        .after(GameAction::Resign(Side::South));
    assert!(over.game.is_unsent() && not_sent(&sent(&over)).game.is_unsent());
}

#[test]
fn whole_games_are_played_by_sending_links() {
    for variant in Variant::ALL {
        for first in Side::ALL {
            let mut pages = [challenge(variant, first), elsewhere()];
            let (mut turn, mut messages) = (0, 0);
            loop {
                pages[turn] = go_on(pages[turn].clone(), messages);
                assert!(pages[turn].game.is_unsent(), "{variant:?}");
                assert!(stored(&pages[turn]).is_unsent(), "{variant:?}");
                let link = link(&pages[turn]);
                pages[turn] = sent(&pages[turn]);
                assert!(!pages[turn].game.is_unsent() && !stored(&pages[turn]).is_due());
                turn = 1 - turn;
                messages += 1;
                let known = (messages > 1).then(|| stored(&pages[turn]));
                pages[turn] = open(&pages[turn], &link, known);
                assert_eq!(pages[turn].notice, None);
                // Whoever gets the answer to a commitment runs the race.
                let [here, there] = [&pages[turn].game.record, &pages[1 - turn].game.record];
                let is_raced = here.plies() == 1 && there.plies() == 0;
                let is_raced = is_raced && variant == Variant::SulusAidi;
                assert!(is_raced || here == there, "{link}");
                let waits = pages[turn].game.phase() == Phase::Waiting;
                assert!(is_raced || !waits, "{link}");
                let is_mine = !waits && pages[turn].game.phase() != Phase::Over;
                assert_eq!(stored(&pages[turn]).is_your_turn(), is_mine, "{link}");
                if pages[turn].game.phase() == Phase::Over || messages == depth(80, 400) {
                    break;
                }
            }
            println!("{variant:?}, {first:?} first: {messages} messages");
            assert_eq!(pages[0].game.friend(), Some(Side::North));
            assert_eq!(pages[1].game.friend(), Some(Side::South));
            assert!(pages[1].game.is_flipped() && !pages[0].game.is_flipped());
            assert!(messages > 4);
        }
    }
}

#[test]
fn an_old_link_changes_nothing() {
    let first = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let old = link(&first);
    let theirs = go_on(open(&elsewhere(), &old, None), 1);
    let answered = open(&elsewhere(), &old, Some(stored(&theirs)));
    assert_eq!(answered.game.record, theirs.game.record);
    assert_eq!(answered.notice, Some(Notice::OldMessage));
    // So does one's own.
    let later = open(&first, &link(&theirs), Some(stored(&first)));
    let again = open(&elsewhere(), &old, Some(stored(&later)));
    assert_eq!(
        (&again.game.record, again.notice),
        (&later.game.record, Some(Notice::OldMessage))
    );
    let known = open(&elsewhere(), &old, Some(stored(&first)));
    assert_eq!(
        (&known.game.record, &known.notice),
        (&first.game.record, &None)
    );
    assert_eq!(known.game.friend(), Some(Side::North));
}

#[test]
fn another_course_of_the_game_is_asked_about() {
    let start = challenge(Variant::Giuthi, Side::South);
    let (one, other) = (go_on(start.clone(), 0), go_on(start, 1));
    let theirs = go_on(open(&elsewhere(), &link(&one), None), 0);
    let told = open(&elsewhere(), &link(&other), Some(stored(&theirs)));
    assert_eq!(told.game.record, theirs.game.record);
    assert_eq!(asked(&told), Some(Overstep::OtherGame));
    assert_eq!(told.after(Action::Dismiss).game.record, theirs.game.record);
    let taken = told.after(Action::TakeOther);
    assert_eq!(
        (&taken.game.record, &taken.notice),
        (&other.game.record, &None)
    );
    assert_eq!(taken.game.friend(), Some(Side::South));
}

#[test]
fn who_goes_on_elsewhere_finds_it_here() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let on = go_on(begun.clone(), 0);
    let here = open(&elsewhere(), &link(&on), Some(stored(&begun)));
    assert_eq!(asked(&here), Some(Overstep::Moves));
    assert_eq!(here.game.record, begun.game.record);
    let here = here.after(Action::TakeOther);
    let here = here.after(GameAction::EndAnimation(here.game.revision));
    assert_eq!(
        (&here.game.record, here.game.friend()),
        (&on.game.record, Some(Side::North))
    );
    assert_eq!(here.game.phase(), Phase::Waiting);
}

#[test]
fn what_was_sent_is_not_taken_back() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let moved = go_on(begun.clone(), 0);
    assert!(moved.game.can_undo());
    assert_eq!(moved.after(GameAction::Undo).game.record, begun.game.record);
    let sent = sent(&moved);
    assert!(!sent.game.can_undo() && sent.game.is_sent());
    assert_eq!(sent.after(GameAction::Undo).game.record, sent.game.record);
    let theirs = open(&elsewhere(), &link(&sent), None);
    assert!(!theirs.game.can_undo());
    // An earlier position is gone on from in another game.
    let looked = sent.after(GameAction::ShowPly(0));
    let other = looked.after(GameAction::PlayOn);
    assert_eq!((other.game.friend(), other.game.header.id), (None, None));
}

#[test]
fn any_game_can_be_left_to_a_friend() {
    let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, "c-").expect("a game");
    let players = BySide {
        south: Player::Bot(2),
        north: Player::Person,
    };
    let with_bot = AppState::new(SavedGame::new(game.clone(), players)).after(Action::Invite);
    assert_eq!(with_bot.game.friend(), Some(Side::South));
    assert_eq!(with_bot.game.phase(), Phase::Choosing);
    let content = AppState::new(SavedGame::new(game, BySide::default())).after(Action::Invite);
    assert_eq!(content.game.friend(), Some(Side::North));
    assert_eq!(content.game.phase(), Phase::Waiting);
    assert!(content.game.is_own() && content.game.is_unsent());
}

#[test]
fn another_tab_is_followed() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let on = sent(&go_on(begun.clone(), 0));
    let followed = begun.after(Action::Follow(Box::new(stored(&on))));
    assert_eq!(
        (&followed.game.record, &followed.game.header),
        (&on.game.record, &on.game.header)
    );
    assert_eq!(followed.earlier, None);
    assert!(followed.game.is_sent());
}

#[test]
fn what_a_message_says_outlasts_looking_around() {
    let offering = challenge(Variant::Giuthi, Side::South).after(GameAction::OfferDraw);
    let offered = open(&elsewhere(), &link(&go_on(offering, 0)), None);
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    let to_pick = open(&elsewhere(), &link(&picked), None);
    for page in [offered, picked, to_pick] {
        let mut around = page.clone();
        for action in [
            Action::View(View::Rules(Variant::Giuthi)),
            Action::View(View::Picker),
            Action::View(View::Board),
            GameAction::ShowPly(0).into(),
            GameAction::ShowPly(page.game.record.plies()).into(),
        ] {
            around = around.after(action);
        }
        assert_eq!(
            (around.game.offer, around.game.race_setup.picks()),
            (page.game.offer, page.game.race_setup.picks())
        );
        assert_eq!(
            (around.game.phase(), around.game.message()),
            (page.game.phase(), page.game.message())
        );
    }
}

#[test]
fn a_race_that_was_seen_is_not_taken_back() {
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    let theirs = open(&elsewhere(), &link(&picked), None);
    let side = theirs.game.side_to_pick().expect("a pit is to be picked");
    let pit = theirs
        .game
        .rules()
        .board()
        .pits_of(side)
        .nth(2)
        .expect("a pit");
    let answered = theirs.after(GameAction::Pick(pit));
    assert!(!answered.game.can_undo());
    let raced = open(&picked, &link(&answered), Some(stored(&picked)));
    assert_eq!(raced.game.record.plies(), 1);
    assert!(!raced.game.can_undo());
}

/// A link with a right check that carries this game as a message of the friend, South.
fn forged(game: &Match, ended: Option<Termination>, pick: Option<Pit>) -> String {
    let view = LinkView::Message(TurnMessage {
        id: GameId::new(77),
        to: Side::North,
        offer: false,
        pick,
        proofs: BySide::default(),
    });
    let game = game.clone();
    encode(&LinkContent {
        game,
        fair_start: None,
        ended,
        view,
    })
}
