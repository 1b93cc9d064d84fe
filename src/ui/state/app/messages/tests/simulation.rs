//! Games of two pages with messages that are lost, doubled, crossed and forged.
//!
//! No message of the other page is asked about, none that was forged changes the
//! game, and both pages come to the same game once everything has been opened.

use super::*;
use crate::bot::Rng;
use crate::chance::seed;
use crate::link::{PickProof, Salt};
use crate::link::{read_file, write_file};
use crate::ui::state::GameAction;
use crate::ui::state::GameState;
use crate::ui::state::Phase;

/// The choices of the players and of the post.
struct SimulationRng(Rng);

impl SimulationRng {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }
}

/// What happened in the simulated games.
#[derive(Debug, Default)]
struct Counts {
    games: u32,
    messages: u32,
    doubled: u32,
    lost: u32,
    resigned: u32,
    agreed: u32,
    /// Games in which both had sent a commitment before either knew the other's.
    committed: u32,
    /// Games in which the sides were chosen after the first move: kept, and swapped.
    kept: u32,
    swapped: u32,
    reloaded: u32,
    forged: u32,
    /// Forged messages that changed a game without a question.
    silent: u32,
}

/// Two pages, and the messages between them.
struct Pair {
    pages: [AppState; 2],
    /// Whether a page has the game.
    has_game: [bool; 2],
    /// The messages that each page has sent and that were not lost.
    posted: [Vec<String>; 2],
}

impl Pair {
    fn new(rng: &mut SimulationRng) -> Self {
        let variant = match rng.below(8) {
            at @ 0..6 => Variant::ALL[at],
            _ => Variant::SulusAidi,
        };
        let first = Side::ALL[rng.below(2)];
        let mut pages = [challenge(variant, first), elsewhere()];
        pages[1].game.secret = [1; 16];
        if variant != Variant::SulusAidi && rng.below(3) == 0 {
            pages[0].game.fair_start = Some(FairStart::Open);
        }
        // Both can pick for a race at once if both have the game before.
        let has_both = rng.below(2) == 0;
        if has_both {
            let message = TurnMessage {
                id: GameId::new(77),
                to: Side::North,
                offer: false,
                pick: None,
                proofs: BySide::default(),
            };
            let game = &pages[0].game;
            let begun = encoded(Match::clone(&game.record), game.fair_start, None, message);
            let begun = begun.expect("a published game");
            pages[1] = open(&pages[1], &begun, None);
        }
        pages[0] = go_on(pages[0].clone(), rng.below(9));
        Self {
            pages,
            has_game: [true, has_both],
            posted: Default::default(),
        }
    }

    /// Whether both have sent a commitment, and neither knows the other's.
    fn has_crossing_commitments(&self) -> bool {
        (0..2).all(|at| {
            let page = &self.pages[at];
            let message = page.game.sealed_message().filter(|it| it.pick.is_none());
            let proofs = message.map_or_else(BySide::default, |it| it.proofs);
            let is_committed = |side: Side| page.game.is_person(side) && proofs[side].is_some();
            !self.posted[at].is_empty() && Side::ALL.into_iter().any(is_committed)
        })
    }

    /// Does one thing that the player of a page can do.
    fn act(&mut self, at: usize, rng: &mut SimulationRng) {
        let page = &self.pages[at];
        let action = match page.game.phase() {
            _ if page.game.is_asked_for_draw() && rng.below(2) == 0 => GameAction::AnswerDraw(true),
            Phase::Choosing if rng.below(12) == 0 => GameAction::OfferDraw,
            Phase::Choosing | Phase::Waiting if rng.below(25) == 0 => match page.game.resigner() {
                Some(side) => GameAction::Resign(side),
                None => return,
            },
            Phase::Choosing => {
                let moves: Vec<_> = page
                    .game
                    .rules()
                    .moves(page.game.position())
                    .iter()
                    .collect();
                GameAction::Play(moves[rng.below(moves.len())])
            }
            Phase::Racing => {
                let side = page.game.side_to_pick().expect("a pit is to be picked");
                let mut row = page.game.rules().board().pits_of(side);
                GameAction::Pick(row.nth(rng.below(9)).expect("nine pits"))
            }
            Phase::ChoosingSides => GameAction::ChooseSides {
                is_swapped: rng.below(2) == 0,
            },
            Phase::RoundOver => GameAction::NextRound,
            Phase::Arranging => GameAction::Arrange,
            _ => return,
        };
        let next = page.after(action);
        self.pages[at] = next.after(GameAction::EndAnimation(next.game.revision));
    }

    /// Sends the message of a page, if it has one for the other.
    fn send(&mut self, at: usize, is_lost: bool) {
        let page = &self.pages[at];
        if page
            .game
            .message()
            .is_some_and(|it| Some(it.to) == page.game.friend())
        {
            if !is_lost {
                self.posted[at].push(link(page));
            }
            self.pages[at] = sent(page);
        }
    }

    /// Goes on from what is stored, or from what was exported and imported.
    fn reload(&mut self, at: usize, rng: &mut SimulationRng) {
        let mut game = stored(&self.pages[at]);
        let id = GameId::new(77);
        if rng.below(2) == 0 {
            let text = write_file([], [(id, &game)]);
            let exported = read_file(&text).games.remove(0);
            assert_eq!(exported.id, Some(id));
            let imported = exported.into_stored(0);
            assert_eq!(imported, game);
            game = imported;
        }
        let mut page = elsewhere();
        page.game.secret = [rng.below(256) as u8; 16];
        self.pages[at] = page.after(Action::Resume(id, Box::new(game)));
    }

    /// Opens a link on a page.
    fn open(&mut self, at: usize, link: &str) {
        let known = self.has_game[at].then(|| stored(&self.pages[at]));
        self.pages[at] = open(&self.pages[at], link, known);
        self.has_game[at] = true;
    }

    /// Opens a message of the other page: nothing is asked.
    fn receive(&mut self, at: usize, link: &str) {
        self.open(at, link);
        assert_eq!(asked(&self.pages[at]), None, "{link}");
    }

    /// Both open what was posted, in any order, and then what is left to be sent.
    fn settle(&mut self, rng: &mut SimulationRng) {
        for at in [0, 1] {
            let mut left = self.posted[1 - at].clone();
            while !left.is_empty() {
                let link = left.swap_remove(rng.below(left.len()));
                self.receive(at, &link);
            }
        }
        for at in [0, 1, 0, 1, 0, 1] {
            let before = self.posted[at].len();
            let page = &self.pages[at];
            if self.has_game[at] && page.game.header.sent != Some(page.game.record.plies()) {
                // A turn that was begun is played to its end before it is sent.
                self.pages[at] = go_on(page.clone(), 0);
            }
            self.send(at, false);
            if let Some(link) = self.posted[at].get(before).cloned() {
                self.receive(1 - at, &link);
            }
        }
        let [one, other] = &self.pages;
        assert_eq!(one.game.record, other.game.record);
        assert_eq!(one.game.termination, other.game.termination);
        assert_eq!(one.game.fair_start, other.game.fair_start);
        assert_eq!(one.game.friend(), other.game.friend().map(Side::other));
        // No race waits for an answer once both have picked.
        let has_picked = |page: &AppState| {
            let picks = page.game.race_setup.picks();
            Side::ALL
                .into_iter()
                .any(|side| page.game.is_person(side) && picks[side].is_some())
        };
        assert!(!has_picked(one) || !has_picked(other));
    }
}

/// The link of a message; `None` if the choice of the sides doesn't fit its game.
fn encoded(
    game: Match,
    fair_start: Option<FairStart>,
    ended: Option<Termination>,
    message: TurnMessage,
) -> Option<String> {
    let view = LinkView::Message(message);
    Some(encode(&LinkContent {
        game,
        fair_start,
        ended,
        view,
    }))
}

/// A link with a right check that decides more than its sender may.
fn forge(page: &AppState, rng: &mut SimulationRng) -> Option<String> {
    let me = page.game.friend()?.other();
    let mut game = Match::clone(&page.game.record);
    let mut ended = page.game.termination;
    let mut fair_start = page.game.fair_start;
    let mut message = TurnMessage {
        id: page.game.header.id?,
        to: Side::ALL[rng.below(2)],
        offer: false,
        pick: None,
        proofs: BySide::default(),
    };
    match rng.below(5) {
        0 if page.game.winner() != Some(me.other()) && ended.is_none() => {
            ended = Some(Termination::Resigned(me));
        }
        1 if ended.is_none() && page.game.offer != Some(me) => ended = Some(Termination::Agreed),
        // Plies up to one of the receiver.
        2 if ended.is_none() => loop {
            let current = game.current();
            match (game.next_step(), current.position().status()) {
                (NextStep::Over(_), _) => return None,
                (NextStep::Arrange(arranging), _) => {
                    let is_mine = arranging.by == Some(me);
                    game.arrange(arranging.even()).ok()?;
                    if is_mine {
                        break;
                    }
                }
                (NextStep::Play, GameStatus::ToMove(side)) => {
                    let moves: Vec<_> = current.rules().moves(current.position()).iter().collect();
                    game.play(moves[rng.below(moves.len())], &mut ()).ok()?;
                    if side == me {
                        break;
                    }
                }
                (NextStep::Play, _) => {
                    let board = current.rules().board();
                    let mut pick = |side| board.pits_of(side).nth(rng.below(9));
                    let race = RaceRecord {
                        picks: BySide {
                            south: pick(Side::South)?,
                            north: pick(Side::North)?,
                        },
                        pace: Pace::Even,
                    };
                    let picks = page.game.race_setup.picks();
                    // Whoever has the pit of a page that was not sealed runs the race.
                    let is_open = page.game.pick_proofs == BySide::default();
                    if is_open && picks[me] == Some(race.picks[me]) {
                        return None;
                    }
                    game.run_race(race, &mut ()).ok()?;
                    break;
                }
            }
        },
        // The choice of the receiver, before the first move too, or another one than was
        // made.
        3 if ended.is_none() => {
            let made = fair_start?;
            let choosing = FairStart::Open.chooser(&game);
            if made == FairStart::Open && choosing == Some(me.other()) {
                return None;
            }
            let choices = [None, Some(FairStart::Kept), Some(FairStart::Swapped)];
            fair_start = choices[rng.below(3)];
            if fair_start == Some(made) {
                return None;
            }
        }
        // The pick of the receiver, or another one of the sender than the one that is
        // known or committed to.
        _ => {
            let position = game.current().position();
            let from = message.to.other();
            let (known, proof) = (
                page.game.race_setup.picks()[from],
                page.game.pick_proofs[from],
            );
            let is_open = position.status() == GameStatus::Race && ended.is_none();
            if !is_open || message.to == me && known.is_none() && proof.is_none() {
                return None;
            }
            let salt = Salt::new(&[rng.below(256) as u8; 16], message.id, 0);
            let pit = position.board().pits_of(from).nth(rng.below(9))?;
            message.proofs[from] = match rng.below(3) {
                0 => None,
                1 => Some(PickProof::Salt(salt)),
                _ => {
                    let other = Commitment::new(message.id, from, pit, salt);
                    message.proofs[from] = Some(PickProof::Commitment(other));
                    return encoded(game, fair_start, ended, message);
                }
            };
            let pits = position.board().pits_of(message.to.other());
            let other = pits.filter(|&pit| Some(pit) != known);
            message.pick = other.take(rng.below(8) + 1).last();
        }
    }
    if ended.is_some() && matches!(game.next_step(), NextStep::Over(_)) {
        return None;
    }
    encoded(game, fair_start, ended, message)
}

fn simulate(games: u32, seed: u64) -> Counts {
    let mut counts = Counts::default();
    for number in 0..games {
        let mut rng = SimulationRng(Rng::new(seed.wrapping_add(number.into())));
        let rng = &mut rng;
        let mut pair = Pair::new(rng);
        let mut has_crossed = false;
        for _ in 0..20 + rng.below(70) {
            has_crossed |= pair.has_crossing_commitments();
            let at = rng.below(2);
            match rng.below(13) {
                12 if pair.has_game[at] && !pair.pages[at].game.is_guest() => {
                    pair.reload(at, rng);
                    counts.reloaded += 1;
                }
                0..5 if pair.has_game[at] => pair.act(at, rng),
                5..8 if pair.has_game[at] => {
                    let is_lost = rng.below(5) == 0;
                    pair.send(at, is_lost);
                    counts.lost += u32::from(is_lost);
                }
                8 if pair.has_game[at] => {
                    let Some(forged) = forge(&pair.pages[at], rng) else {
                        continue;
                    };
                    let before = pair.pages[at].clone();
                    pair.open(at, &forged);
                    let after = &pair.pages[at];
                    let told = |it: &AppState| {
                        let GameState {
                            termination,
                            fair_start,
                            players,
                            ..
                        } = it.game;
                        let picks = it.game.race_setup.picks();
                        (termination, fair_start, players, picks, it.game.pick_proofs)
                    };
                    let is_same = before.game.record == after.game.record;
                    counts.forged += 1;
                    counts.silent += u32::from(!is_same || told(&before) != told(after));
                    // The question is closed.
                    pair.pages[at] = after.after(Action::Dismiss);
                }
                _ => {
                    let posted = &pair.posted[1 - at];
                    if !posted.is_empty() {
                        // Any of them, also one that was opened before.
                        let last = rng.below(2) == 0;
                        let chosen = if last {
                            posted.len() - 1
                        } else {
                            rng.below(posted.len())
                        };
                        counts.doubled += u32::from(!last);
                        counts.messages += 1;
                        let link = posted[chosen].clone();
                        pair.receive(at, &link);
                    }
                }
            }
        }
        pair.settle(rng);
        counts.committed += u32::from(has_crossed);
        match pair.pages[0].game.fair_start {
            Some(FairStart::Kept) => counts.kept += 1,
            Some(FairStart::Swapped) => counts.swapped += 1,
            _ => {}
        }
        counts.games += 1;
        match pair.pages[0].game.termination {
            Some(Termination::Agreed) => counts.agreed += 1,
            Some(_) => counts.resigned += 1,
            None => {}
        }
    }
    counts
}

#[test]
fn random_games_end_alike_on_both_pages() {
    let games = depth(200, 20_000);
    let counts = simulate(games, seed());
    println!("{counts:?}");
    assert_eq!(counts.silent, 0, "{counts:?}");
    for happened in [
        counts.lost,
        counts.doubled,
        counts.forged,
        counts.resigned,
        counts.agreed,
        counts.committed,
        counts.kept,
        counts.swapped,
        counts.reloaded,
    ] {
        assert!(happened > 0, "{counts:?}");
    }
}
