//! Two players, each with a page of their own, and the links between them.

mod commitments;
mod simulation;

use super::*;
use crate::link::{Commitment, FairStart, GameId, LinkView, Overstep, Termination, decode, encode};
use crate::rules::{Arranging, GameStatus, Match, Next, Pace, Pit, RaceRecord, Variant};
use crate::ui::describe;
use crate::ui::i18n::samples::english;
use crate::ui::share::ShareKind;
use crate::ui::state::{Action, Trial};

/// A game by link that South begins with a challenge.
fn challenge(variant: Variant, first: Side) -> State {
    let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
    let page = State::new(SavedGame::new(game, BySide::default()));
    let begun = page.after(Action::Start {
        rules: variant.default_rules(),
        first,
        players: BySide {
            south: Player::Person,
            north: Player::Friend,
        },
        clock: None,
        beginning: crate::ui::state::Beginning::Usual,
    });
    begun.after(Action::AssignId(GameId::new(77), 1_000))
}

/// What the page sends.
fn link(state: &State) -> String {
    let SavedGame {
        game,
        fair_start,
        ended,
        ..
    } = state.saved();
    let view = LinkView::Message(state.sealed_message().expect("a game by link"));
    encode(&LinkContent {
        game,
        fair_start,
        ended,
        view,
    })
    .expect("a published game")
}

/// The page has sent its message.
fn sent(state: &State) -> State {
    let id = state.stored.card.id.expect("a stored game");
    state.after(Action::Sent(id, state.table.game.plies()))
}

/// What is stored of a page's game.
fn stored(state: &State) -> StoredGame {
    let Card {
        begun,
        friend,
        sent,
        ..
    } = state.stored.card.clone();
    let stored = StoredGame {
        saved: state.saved(),
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
fn open(page: &State, link: &str, known: Option<StoredGame>) -> State {
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
    let shown = opened.after(Action::Shown(opened.table.revision));
    if shown.stored.is_guest {
        return shown.after(Action::SitDown);
    }
    shown
}

/// What a page asks about before it takes a message.
fn asked(page: &State) -> Option<Overstep> {
    match page.dialog.notice {
        Some(Notice::Overstep(overstep, _)) => Some(overstep),
        _ => None,
    }
}

fn elsewhere() -> State {
    let game = Match::new(Variant::Alemungula.default_rules(), Side::South);
    State::new(SavedGame::new(game, BySide::default()))
}

/// Does what there is to do until it is the friend's turn or the game is over.
fn go_on(mut state: State, choice: usize) -> State {
    loop {
        let action = match state.phase() {
            Phase::Choosing => {
                let moves: Vec<_> = state.rules().moves(state.position()).iter().collect();
                Action::Play(moves[choice % moves.len()])
            }
            Phase::Racing => {
                let side = state.picker().expect("a pit is to be picked");
                let mut row = state.rules().board().pits_of(side);
                Action::Pick(row.nth(choice % 9).expect("nine pits"))
            }
            Phase::ChoosingSides => Action::ChooseSides {
                is_swapped: choice % 2 == 1,
            },
            Phase::RoundOver => Action::NextRound,
            Phase::Arranging => Action::Arrange,
            Phase::Waiting | Phase::Over => return state,
            phase => panic!("nothing to do: {phase:?}"),
        };
        state = state.after(action);
        state = state.after(Action::Shown(state.table.revision));
    }
}

#[test]
fn a_message_that_was_not_sent_is_to_be_sent_and_leaves_what_the_friend_knows() {
    let not_sent = |state: &State| {
        let id = state.stored.card.id.expect("a stored game");
        state.after(Action::NotSent(id, state.table.game.plies()))
    };
    let mine = go_on(challenge(Variant::Alemungula, Side::South), 0);
    let back = not_sent(&sent(&mine));
    assert!(back.is_unsent() && back.stored.card.sent.is_none());
    // The friend's move can't be taken back, only what was played after it.
    let theirs = sent(&go_on(open(&elsewhere(), &link(&mine), None), 0));
    let known = stored(&sent(&mine));
    let plies = theirs.table.game.plies();
    let answered = go_on(open(&mine, &link(&theirs), Some(known)), 0);
    let back = not_sent(&sent(&answered));
    assert!(back.is_unsent());
    assert_eq!(back.stored.card.sent, Some(plies));
    let undone = back.after(Action::Undo);
    assert_eq!(undone.table.game.plies(), plies);
    assert_eq!(undone.after(Action::Undo).table.game.plies(), plies);
    // One that has gone on since, or another game, is left alone.
    let other = sent(&answered);
    let same = other.after(Action::NotSent(GameId::new(1), other.table.game.plies()));
    assert!(!same.is_unsent());
    // The end of a game is told in a message of its own.
    let over = answered
        .after(Action::Undo)
        .after(Action::Resign(Side::South));
    assert!(over.is_unsent() && not_sent(&sent(&over)).is_unsent());
}

#[test]
fn whole_games_are_played_by_sending_links() {
    for variant in Variant::ALL {
        for first in Side::ALL {
            let mut pages = [challenge(variant, first), elsewhere()];
            let (mut turn, mut messages) = (0, 0);
            loop {
                pages[turn] = go_on(pages[turn].clone(), messages);
                assert!(pages[turn].is_unsent(), "{variant:?}");
                assert!(stored(&pages[turn]).is_unsent(), "{variant:?}");
                let link = link(&pages[turn]);
                pages[turn] = sent(&pages[turn]);
                assert!(!pages[turn].is_unsent() && !stored(&pages[turn]).is_due());
                turn = 1 - turn;
                messages += 1;
                let known = (messages > 1).then(|| stored(&pages[turn]));
                pages[turn] = open(&pages[turn], &link, known);
                assert_eq!(pages[turn].dialog.notice, None);
                // Whoever gets the answer to a commitment runs the race.
                let [here, there] = [&pages[turn].table.game, &pages[1 - turn].table.game];
                let is_raced = here.plies() == 1 && there.plies() == 0;
                let is_raced = is_raced && variant == Variant::SulusAidi;
                assert!(is_raced || here == there, "{link}");
                let waits = pages[turn].phase() == Phase::Waiting;
                assert!(is_raced || !waits, "{link}");
                let is_mine = !waits && pages[turn].phase() != Phase::Over;
                assert_eq!(stored(&pages[turn]).is_your_turn(), is_mine, "{link}");
                if pages[turn].phase() == Phase::Over || messages == 400 {
                    break;
                }
            }
            println!("{variant:?}, {first:?} first: {messages} messages");
            assert_eq!(pages[0].friend(), Some(Side::North));
            assert_eq!(pages[1].friend(), Some(Side::South));
            assert!(pages[1].is_flipped() && !pages[0].is_flipped());
            assert!(messages > 4);
        }
    }
}

/// The page of somebody who opens a message for the first time.
fn opened_elsewhere(sent: &State) -> State {
    let content = decode(&link(sent)).expect("a right link");
    let message = sent.message().expect("a message");
    elsewhere().after(Action::ReceiveMessage {
        content,
        message,
        stored: None,
        now: 3_000,
    })
}

#[test]
fn the_last_move_is_played_out_for_whoever_opens_the_link() {
    let sent = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let opened = opened_elsewhere(&sent);
    assert_eq!(opened.phase(), Phase::Sowing);
    assert_eq!(
        opened.playback.from,
        Some(sent.table.game.current().positions()[0])
    );
    assert_eq!(opened.stored.card.begun, 3_000);
    assert_eq!(
        opened.after(Action::Shown(opened.table.revision)).phase(),
        Phase::Viewing
    );
}

#[test]
fn whoever_opens_a_message_looks_at_it_until_they_sit_down() {
    let offering = challenge(Variant::Giuthi, Side::South).after(Action::OfferDraw);
    let sent = go_on(offering, 0);
    let opened = opened_elsewhere(&sent);
    let guest = opened.after(Action::Shown(opened.table.revision));
    assert!(!guest.stored.own && guest.is_flipped());
    assert_eq!(guest.phase(), Phase::Viewing);
    // Nothing is played, answered or sent for the receiver.
    let mv = (guest.rules().moves(guest.position()).iter().next()).expect("a move");
    for action in [
        Action::Play(mv),
        Action::AnswerDraw(true),
        Action::AnswerDraw(false),
        Action::Undo,
        Action::Invite,
    ] {
        let after = guest.after(action);
        assert_eq!(after.table.game, guest.table.game);
        assert_eq!(after.table.offer, guest.table.offer);
        assert!(!after.stored.own && !after.is_over() && after.stored.is_guest);
    }
    assert_eq!(guest.resigner(), None);
    assert!(!ShareKind::available(&guest).any(|kind| kind == ShareKind::Message));
    let seated = guest.after(Action::SitDown);
    assert!(seated.stored.own && seated.is_asked_for_draw());
    assert_eq!(seated.phase(), Phase::Choosing);
    assert_eq!(seated.after(Action::SitDown), seated);
    // A game of one's own goes on from an earlier position.
    let on = guest
        .after(Action::ShowPly {
            at: 0,
            replay: false,
        })
        .after(Action::PlayOn);
    assert!(on.stored.own && !on.stored.is_guest && on.is_shared());
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
    .expect("a published game")
}

/// The game with more plies, each the first that is legal.
fn with_moves(game: &Match, moves: usize) -> Match {
    let mut game = game.clone();
    for _ in 0..moves {
        let current = game.current();
        let mv = current.rules().moves(current.position()).iter().next();
        game.play(mv.expect("a move"), &mut ())
            .expect("a legal move");
    }
    game
}

#[test]
fn a_message_decides_nothing_for_its_receiver() {
    let moved = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let theirs = open(&elsewhere(), &link(&moved), None);
    let game = &theirs.table.game;
    for (link, overstep) in [
        (forged(&with_moves(game, 1), None, None), Overstep::Moves),
        (forged(&with_moves(game, 3), None, None), Overstep::Moves),
        (
            forged(game, Some(Termination::Resigned(Side::North)), None),
            Overstep::Resignation,
        ),
        (
            forged(game, Some(Termination::Agreed), None),
            Overstep::Draw,
        ),
    ] {
        let told = open(&theirs, &link, Some(stored(&theirs)));
        assert_eq!(asked(&told), Some(overstep));
        assert_eq!(
            (&told.table.game, told.table.termination),
            (game, None),
            "{overstep:?}"
        );
        let taken = told.after(Action::TakeOther);
        assert_ne!((&taken.table.game, taken.table.termination), (game, None));
    }
    // What the sender may decide is taken.
    let given_up = forged(game, Some(Termination::Resigned(Side::South)), None);
    let told = open(&theirs, &given_up, Some(stored(&theirs)));
    assert_eq!((asked(&told), told.winner()), (None, Some(Side::North)));
}

#[test]
fn a_message_changes_no_pick_and_no_order_of_a_race() {
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    let theirs = open(&elsewhere(), &link(&picked), None);
    let game = &theirs.table.game;
    let board = theirs.rules().board();
    let (south, north) = (board.pits_of(Side::South), board.pits_of(Side::North));
    let (south, north): (Vec<_>, Vec<_>) = (south.collect(), north.collect());
    // Another pick than the one that came first.
    let told = open(
        &theirs,
        &forged(game, None, Some(south[2])),
        Some(stored(&theirs)),
    );
    assert_eq!(asked(&told), Some(Overstep::Race));
    assert_eq!(told.opening.picks(), theirs.opening.picks());
    // The receiver hasn't picked; and South's own page has picked another pit.
    let raced = |picks, pace| {
        let mut raced = Match::clone(game);
        raced
            .run_race(RaceRecord { picks, pace }, &mut ())
            .expect("a race with an end");
        raced
    };
    let picks = BySide {
        south: south[4],
        north: north[1],
    };
    let link = forged(&raced(picks, Pace::Even), None, None);
    let told = open(&theirs, &link, Some(stored(&theirs)));
    assert_eq!(asked(&told), Some(Overstep::Race));
    let other = BySide {
        south: south[3],
        ..picks
    };
    let own = stored(&sent(&picked));
    let told = open(
        &elsewhere(),
        &forged(&raced(other, Pace::Even), None, None),
        Some(own),
    );
    assert_eq!(asked(&told), Some(Overstep::Race));
}

/// The end of the round, and the row that North lays out then, if South wins it.
fn end_of_round(mut game: Match, choice: usize) -> Option<(Match, Arranging)> {
    for ply in 0..400 {
        match game.next() {
            Next::Arrange(arranging) => {
                return (arranging.by == Some(Side::North)).then_some((game, arranging));
            }
            Next::Over(_) => return None,
            Next::Play => {}
        }
        let current = game.current();
        let moves: Vec<_> = current.rules().moves(current.position()).iter().collect();
        let mv = moves[(choice * 7 + ply * ply) % moves.len()];
        game.play(mv, &mut ()).expect("a legal move");
    }
    None
}

#[test]
fn a_message_lays_out_no_row_of_its_receiver() {
    let rules = Variant::GiuthiRounds.default_rules();
    let (game, arranging) = (0..100)
        .find_map(|choice| end_of_round(Match::new(rules, Side::South), choice))
        .expect("a round that South wins");
    let before = open(&elsewhere(), &forged(&game, None, None), None);
    let mut next = game.clone();
    next.arrange(arranging.even()).expect("an even row");
    let told = open(&before, &forged(&next, None, None), Some(stored(&before)));
    assert_eq!(asked(&told), Some(Overstep::Row));
    assert_eq!(*told.table.game, game);
}

#[test]
fn two_resignations_at_once_make_a_draw_on_both_pages() {
    let moved = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let answering = open(&elsewhere(), &link(&moved), None);
    let south = moved.after(Action::Resign(Side::South));
    let north = answering.after(Action::Resign(Side::North));
    let pages = [
        open(&south, &link(&north), Some(stored(&south))),
        open(&north, &link(&south), Some(stored(&north))),
    ];
    for page in pages {
        assert_eq!(page.table.termination, Some(Termination::Agreed));
        assert_eq!(asked(&page), None);
    }
}

#[test]
fn an_old_link_changes_nothing() {
    let first = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let old = link(&first);
    let theirs = go_on(open(&elsewhere(), &old, None), 1);
    let answered = open(&elsewhere(), &old, Some(stored(&theirs)));
    assert_eq!(answered.table.game, theirs.table.game);
    assert_eq!(answered.dialog.notice, Some(Notice::OldMessage));
    // So does one's own.
    let later = open(&first, &link(&theirs), Some(stored(&first)));
    let again = open(&elsewhere(), &old, Some(stored(&later)));
    assert_eq!(
        (&again.table.game, again.dialog.notice),
        (&later.table.game, Some(Notice::OldMessage))
    );
    let known = open(&elsewhere(), &old, Some(stored(&first)));
    assert_eq!(
        (&known.table.game, &known.dialog.notice),
        (&first.table.game, &None)
    );
    assert_eq!(known.friend(), Some(Side::North));
}

#[test]
fn another_course_of_the_game_is_asked_about() {
    let start = challenge(Variant::Giuthi, Side::South);
    let (one, other) = (go_on(start.clone(), 0), go_on(start, 1));
    let theirs = go_on(open(&elsewhere(), &link(&one), None), 0);
    let told = open(&elsewhere(), &link(&other), Some(stored(&theirs)));
    assert_eq!(told.table.game, theirs.table.game);
    assert_eq!(asked(&told), Some(Overstep::OtherGame));
    assert_eq!(told.after(Action::Dismiss).table.game, theirs.table.game);
    let taken = told.after(Action::TakeOther);
    assert_eq!(
        (&taken.table.game, &taken.dialog.notice),
        (&other.table.game, &None)
    );
    assert_eq!(taken.friend(), Some(Side::South));
}

#[test]
fn who_goes_on_elsewhere_finds_it_here() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let on = go_on(begun.clone(), 0);
    let here = open(&elsewhere(), &link(&on), Some(stored(&begun)));
    assert_eq!(asked(&here), Some(Overstep::Moves));
    assert_eq!(here.table.game, begun.table.game);
    let here = here.after(Action::TakeOther);
    let here = here.after(Action::Shown(here.table.revision));
    assert_eq!(
        (&here.table.game, here.friend()),
        (&on.table.game, Some(Side::North))
    );
    assert_eq!(here.phase(), Phase::Waiting);
}

#[test]
fn what_was_sent_is_not_taken_back() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let moved = go_on(begun.clone(), 0);
    assert!(moved.can_undo());
    assert_eq!(moved.after(Action::Undo).table.game, begun.table.game);
    let sent = sent(&moved);
    assert!(!sent.can_undo() && sent.is_sent());
    assert_eq!(sent.after(Action::Undo).table.game, sent.table.game);
    let theirs = open(&elsewhere(), &link(&sent), None);
    assert!(!theirs.can_undo());
    // An earlier position is gone on from in another game.
    let looked = sent.after(Action::ShowPly {
        at: 0,
        replay: false,
    });
    let other = looked.after(Action::PlayOn);
    assert_eq!((other.friend(), other.stored.card.id), (None, None));
}

#[test]
fn an_offer_goes_along_with_the_move() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let offering = begun.after(Action::OfferDraw);
    assert!(!offering.is_asked_for_draw() && offering.phase() == Phase::Choosing);
    let moved = go_on(offering, 0);
    let theirs = open(&elsewhere(), &link(&moved), None);
    assert!(theirs.is_asked_for_draw());
    // It is still there after a reload.
    let theirs = elsewhere().after(Action::Resume(GameId::new(77), Box::new(stored(&theirs))));
    assert!(theirs.is_asked_for_draw());
    let agreed = theirs.after(Action::AnswerDraw(true));
    assert!(agreed.is_unsent());
    let told = open(&moved, &link(&agreed), Some(stored(&sent(&moved))));
    assert_eq!((told.phase(), told.winner()), (Phase::Over, None));
    assert!(!told.is_unsent());
    // A move declines.
    let declined = go_on(theirs, 0);
    assert_eq!(declined.table.offer, None);
}

#[test]
fn who_gives_up_tells_the_friend() {
    let sent = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let theirs = open(&elsewhere(), &link(&sent), None);
    let given_up = theirs.after(Action::Resign(theirs.resigner().expect("a person")));
    assert!(given_up.is_unsent() && !given_up.can_undo());
    let told = open(&sent, &link(&given_up), Some(stored(&sent)));
    assert_eq!(
        (told.phase(), told.winner()),
        (Phase::Over, Some(Side::South))
    );
    assert!(!told.is_unsent() && !told.can_undo());
}

#[test]
fn any_game_can_be_left_to_a_friend() {
    let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, "c-").expect("a game");
    let players = BySide {
        south: Player::Bot(2),
        north: Player::Person,
    };
    let with_bot = State::new(SavedGame::new(game.clone(), players)).after(Action::Invite);
    assert_eq!(with_bot.friend(), Some(Side::South));
    assert_eq!(with_bot.phase(), Phase::Choosing);
    let content = State::new(SavedGame::new(game, BySide::default())).after(Action::Invite);
    assert_eq!(content.friend(), Some(Side::North));
    assert_eq!(content.phase(), Phase::Waiting);
    assert!(content.stored.own && content.is_unsent());
}

#[test]
fn another_tab_is_followed() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let on = sent(&go_on(begun.clone(), 0));
    let followed = begun.after(Action::Follow(Box::new(stored(&on))));
    assert_eq!(
        (&followed.table.game, &followed.stored.card),
        (&on.table.game, &on.stored.card)
    );
    assert_eq!(followed.stored.earlier, None);
    assert!(followed.is_sent());
}

#[test]
fn what_a_message_says_outlasts_looking_around() {
    let offering = challenge(Variant::Giuthi, Side::South).after(Action::OfferDraw);
    let offered = open(&elsewhere(), &link(&go_on(offering, 0)), None);
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    let to_pick = open(&elsewhere(), &link(&picked), None);
    for page in [offered, picked, to_pick] {
        let mut around = page.clone();
        for action in [
            Action::View(View::Rules(Variant::Giuthi)),
            Action::View(View::Picker),
            Action::View(View::Board),
            Action::ShowPly {
                at: 0,
                replay: false,
            },
            Action::ShowPly {
                at: page.table.game.plies(),
                replay: false,
            },
        ] {
            around = around.after(action);
        }
        assert_eq!(
            (around.table.offer, around.opening.picks()),
            (page.table.offer, page.opening.picks())
        );
        assert_eq!(
            (around.phase(), around.message()),
            (page.phase(), page.message())
        );
    }
}

#[test]
fn a_race_that_was_seen_is_not_taken_back() {
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    let theirs = open(&elsewhere(), &link(&picked), None);
    let side = theirs.picker().expect("a pit is to be picked");
    let pit = theirs.rules().board().pits_of(side).nth(2).expect("a pit");
    let answered = theirs.after(Action::Pick(pit));
    assert!(!answered.can_undo());
    let raced = open(&picked, &link(&answered), Some(stored(&picked)));
    assert_eq!(raced.table.game.plies(), 1);
    assert!(!raced.can_undo());
}

#[test]
fn a_resignation_that_crosses_a_move_ends_the_game_on_both_pages() {
    let moved = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let answered = sent(&go_on(open(&elsewhere(), &link(&moved), None), 0));
    // South gives up while North answers.
    let given_up = moved.after(Action::Resign(Side::South));
    for given_up in [sent(&given_up), given_up] {
        let north = open(&answered, &link(&given_up), Some(stored(&answered)));
        let south = open(&given_up, &link(&answered), Some(stored(&given_up)));
        for page in [&north, &south] {
            assert_eq!(page.table.game, answered.table.game);
            assert_eq!(page.winner(), Some(Side::North));
            assert_eq!(asked(page), None);
        }
        assert!(!north.is_unsent());
        // The resignation is still to be sent if it was not.
        assert_eq!(south.is_unsent(), given_up.is_unsent());
    }
}

#[test]
fn the_seat_stays_when_another_course_is_taken() {
    let start = challenge(Variant::Giuthi, Side::South);
    let (one, other) = (go_on(start.clone(), 0), go_on(start, 1));
    // The player's own message, from another device.
    let told = open(&elsewhere(), &link(&other), Some(stored(&one)));
    assert_eq!(asked(&told), Some(Overstep::OtherGame));
    let taken = told.after(Action::TakeOther);
    assert_eq!(
        (&taken.table.game, taken.friend()),
        (&other.table.game, Some(Side::North))
    );
}

#[test]
fn a_message_is_sent_only_once_it_is_for_the_friend() {
    let moved = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let offered = |state: &State| ShareKind::available(state).collect::<Vec<_>>();
    assert!(offered(&moved).contains(&ShareKind::Message));
    let theirs = open(&elsewhere(), &link(&moved), None);
    assert!(!offered(&theirs).contains(&ShareKind::Message));
    // An answer that comes late says nothing of another game.
    let other = elsewhere().after(Action::Sent(GameId::new(77), 0));
    assert_eq!(other.stored.card.sent, None);
}

#[test]
fn a_puzzle_is_over_once_it_is_tried() {
    let text = "e- C- e-";
    let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, text).expect("a game");
    let content = LinkContent {
        game,
        fair_start: None,
        ended: None,
        view: LinkView::Puzzle,
    };
    let puzzle = elsewhere().after(Action::Open(content));
    assert_eq!(puzzle.trial(), Some(Trial::Seeking));
    assert!(!puzzle.can_undo());
    let step = |state: &State| {
        let mv = state.rules().moves(state.position()).iter().next();
        let on = state.after(Action::Play(mv.expect("a move")));
        on.after(Action::Shown(on.table.revision))
    };
    let tried = step(&puzzle);
    assert_eq!(tried.trial(), Some(Trial::Checking));
    assert!(!tried.stored.own);
    assert_eq!(step(&tried).trial(), None);
    assert_eq!(tried.after(Action::Undo).trial(), Some(Trial::Seeking));
    assert_eq!(tried.after(Action::Invite).trial(), None);
}

/// A game with the swap rule, in which South has moved; and the page of the friend, who
/// has opened the message.
fn fair_pair() -> (State, State) {
    let mut here = challenge(Variant::Giuthi, Side::South);
    here.table.fair_start = Some(FairStart::Open);
    let here = go_on(here, 0);
    let there = open(&elsewhere(), &link(&here), None);
    (sent(&here), there)
}

fn choose(page: &State, is_swapped: bool) -> State {
    assert_eq!(page.phase(), Phase::ChoosingSides);
    page.after(Action::ChooseSides { is_swapped })
}

#[test]
fn the_sides_are_chosen_by_link() {
    let (here, there) = fair_pair();
    assert!(link(&here).starts_with('4'));
    assert_eq!(here.phase(), Phase::Waiting);
    assert!(stored(&there).is_due());
    // A swap is an answer by itself.
    let swapped = choose(&there, true);
    assert_eq!(
        (swapped.phase(), swapped.is_unsent()),
        (Phase::Waiting, true)
    );
    assert_eq!(swapped.friend(), Some(Side::North));
    let undone = swapped.after(Action::Undo);
    assert_eq!(
        (undone.phase(), undone.friend()),
        (Phase::ChoosingSides, Some(Side::South))
    );
    let known = open(&here, &link(&swapped), Some(stored(&here)));
    assert_eq!((asked(&known), known.friend()), (None, Some(Side::South)));
    assert_eq!(known.phase(), Phase::Choosing);
    assert!(!known.can_undo());
    assert!(!sent(&swapped).can_undo(), "the friend knows it");
    // Who stays moves on and sends both.
    let kept = go_on(choose(&there, false), 0);
    assert_eq!((kept.table.game.plies(), kept.is_unsent()), (2, true));
    let known = open(&here, &link(&kept), Some(stored(&here)));
    assert_eq!((asked(&known), known.friend()), (None, Some(Side::North)));
    assert_eq!(known.table.fair_start, Some(FairStart::Kept));
    assert_eq!(known.table.game, kept.table.game);
    // The message of the first move says nothing new.
    let again = open(&swapped, &link(&here), Some(stored(&swapped)));
    assert_eq!(
        (asked(&again), again.table.fair_start),
        (None, Some(FairStart::Swapped))
    );
}

#[test]
fn a_resignation_that_crosses_a_swap_is_of_the_same_player() {
    let (here, there) = fair_pair();
    let resigned = here.after(Action::Resign(Side::South));
    let swapped = choose(&there, true);
    let one = open(&resigned, &link(&swapped), Some(stored(&resigned)));
    let other = open(&swapped, &link(&resigned), Some(stored(&swapped)));
    for page in [&one, &other] {
        assert_eq!(asked(page), None);
        assert_eq!(
            page.table.termination,
            Some(Termination::Resigned(Side::North))
        );
        assert_eq!(page.table.fair_start, Some(FairStart::Swapped));
    }
    assert!(other.is_unsent(), "the friend doesn't know the choice");
}

#[test]
fn nobody_chooses_for_the_other() {
    let (here, there) = fair_pair();
    let message = here.message().expect("a game by link");
    let forged = |game: &Match, fair_start, to| {
        encode(&LinkContent {
            game: game.clone(),
            fair_start,
            ended: None,
            view: LinkView::Message(TurnMessage { to, ..message }),
        })
        .expect("a link")
    };
    let start = challenge(Variant::Giuthi, Side::South);
    let mut start = start.after(Action::Invite);
    start.table.fair_start = Some(FairStart::Open);
    let empty = Match::new(Variant::Giuthi.default_rules(), Side::South);
    let moved = &*here.table.game;
    for choice in [FairStart::Kept, FairStart::Swapped] {
        for (page, game, expected) in [
            // The first mover can't choose for the second.
            (&there, moved, Overstep::Sides),
            // Nor can the second before the first move, or with a move of the first.
            (&start, &empty, Overstep::Sides),
            (&start, moved, Overstep::Sides),
        ] {
            for to in Side::ALL {
                let told = open(page, &forged(game, Some(choice), to), Some(stored(page)));
                assert_eq!(asked(&told), Some(expected), "{choice} {game}");
                assert_eq!(told.table.fair_start, Some(FairStart::Open));
                assert_eq!(told.table.players, page.table.players);
            }
        }
    }
    // A choice isn't changed, nor left out.
    let kept = choose(&there, false);
    for other in [None, Some(FairStart::Swapped)] {
        let told = open(
            &kept,
            &forged(moved, other, Side::North),
            Some(stored(&kept)),
        );
        assert_eq!(asked(&told), Some(Overstep::OtherGame), "{other:?}");
    }
    // If a player takes it nevertheless, the seats are those of the link.
    let told = open(
        &there,
        &forged(moved, Some(FairStart::Swapped), Side::South),
        Some(stored(&there)),
    );
    let taken = told.after(Action::TakeOther);
    assert_eq!(
        (taken.friend(), taken.table.fair_start),
        (Some(Side::North), Some(FairStart::Swapped))
    );
}
