//! The two players beside the board.

use yew::prelude::*;

use super::art::{side_class, sign};
use super::markup::markup;
use super::parts::select;
use super::racing::drop_button;
use crate::bot::Level;
use crate::link::Player;
use crate::rules::Side;
use crate::ui::state::{Phase, State};

/// A player: who it is, whether it is their turn, and, in a race at the pace of
/// the players, what drops their seeds.
pub fn seat(state: &State, side: Side) -> Html {
    let words = state.words();
    let won = state.phase() == Phase::Over && state.winner() == Some(side);
    let turn = state.mover() == Some(side) || won;
    let sits = state.players[side];
    let far = state.is_face_to_face() && side == Side::North;
    let option = match side {
        Side::South => "player-south",
        Side::North => "player-north",
    };
    let person = (
        "person".to_owned(),
        words.person(state, side).to_owned(),
        sits == Player::Person,
    );
    let bots = (1..=Level::ALL.len() as u8).map(|level| {
        (
            level.to_string(),
            words.bot(level),
            sits == Player::Bot(level),
        )
    });
    let players = std::iter::once(person).chain(bots).collect();
    let who = if state.friend().is_none() {
        select("seat", option, Some(words.who_plays(side)), false, players)
    } else {
        let name = if sits == Player::Friend {
            words.friend(&state.card.friend)
        } else {
            words.you()
        };
        // A name in another script keeps its own direction.
        markup! { <bdi class="seat">{ name.to_owned() }</bdi> }
    };
    let drops = state.race.is_some() && sits == Player::Person;
    let class = [
        "player",
        side_class(side),
        if turn { "turn" } else { "" },
        if won { "won" } else { "" },
        if far { "turned" } else { "" },
    ];
    markup! {
        <div class={class}>
            { sign(side) }
            { who }
            { drops.then(|| drop_button(state, side)) }
        </div>
    }
}
