//! Every text in English, by name.
//!
//! - `name: "text"` always says the same;
//! - `name[Kind]: "one|two|three"` says what stands at the place of its kind;
//! - `name(fact: Kind): "text of {fact}"` says what is told ([`super::template`]).
//!
//! Each is a method of [`Words`]. The other languages say the same under the
//! same names, in the same order, in `static/words`.

use super::Words;
use super::facts::Who;
use super::template::{Nth, Tenths, Value, Which};
use crate::rules::{Direction, Rounds, Side, Variant};
use crate::ui::bot::Failure;
use crate::ui::choice::Opponent;
use crate::ui::plan::Speed;
use crate::ui::settings::{Look, Numbers, RacePace, Theme};
use crate::ui::state::Trial;

macro_rules! texts {
    ($( $name:ident $(($($fact:ident: $kind:ty),*))? $([$place:ty])?: $english:literal; )*) => {
        /// The place of a text among all.
        #[expect(non_camel_case_types, reason = "each is named like its method")]
        #[derive(Clone, Copy, Debug)]
        pub(super) enum Text { $($name),* }

        /// A line for each text.
        pub(super) const ENGLISH: &str = concat!($($english, "\n"),*);

        /// The names of all texts.
        pub(super) const NAMES: &str = concat!($(stringify!($name), "\n"),*);

        /// The facts of each text.
        #[cfg(test)]
        pub(super) const FACTS: &[&str] = &[$(concat!($($(stringify!($fact), " "),*)?)),*];

        impl Words {
            $( texts! { @method $name $(($($fact: $kind),*))? $([$place])? $english } )*
        }
    };
    (@method $name:ident $english:literal) => {
        #[doc = $english]
        #[must_use]
        pub fn $name(self) -> &'static str {
            self.text(Text::$name)
        }
    };
    (@method $name:ident [$place:ty] $english:literal) => {
        #[doc = $english]
        #[must_use]
        pub fn $name(self, of: $place) -> &'static str {
            self.one(Text::$name, of.nth())
        }
    };
    (@method $name:ident ($($fact:ident: $kind:ty),*) $english:literal) => {
        #[doc = $english]
        #[must_use]
        pub fn $name(self, $($fact: $kind),*) -> String {
            let names = concat!($(stringify!($fact), " "),*);
            self.fill(Text::$name, names, &[$(Value::from($fact)),*])
        }
    };
}

texts! {
    mbegu: "Mbegu";
    page_title: "Mbegu: Giuthi and its kin";

    // Players.
    you: "You";
    the_bot: "The bot";

    // Commands.
    rules: "Rules";
    new_game: "New game";
    settings: "Settings";
    close: "Close";
    cancel: "Cancel";
    done: "Done";
    back: "Back to the board";
    undo: "Undo";
    redo: "Redo";
    again: "Play again";
    start: "Start";

    teacher: "Teacher";
    hint: "Hint";
    hint_coming: "Looking for the best move";
    judge: "Judge the moves";
    review: "Go through the game";
    stop: "Stop";
    judged_about: "At each move: by how many seeds its player would lead. Tenths are an estimate; \u{2713} wins and \u{2717} loses for certain.";
    lapses: "The moves that cost most";
    no_lapses: "No move cost a seed or more.";
    lead_graph: "The lead, move by move";

    // The bot can't be had.
    play_both: "Play both sides";
    try_again: "Try again";
    bot_starting: "The bot is getting ready";

    // Beside the board.
    press_a_way: "Now press the way to sow it";
    press_a_pit: "Press one of the ringed pits";
    skip: "Press anywhere to see the end";
    linked: "This game came with the link. Beside the board you can say who plays on.";
    nothing_kept: "This browser keeps nothing more for this page: the game is gone once the page is closed, but its address holds it.";

    // The picker.
    games: "Games";
    board: "Board";
    pits_a_row: "Pits in a row";
    seeds_a_pit: "Seeds in a pit";
    opponent: "Opponent";
    level_label: "Level";
    who_begins: "Who begins";
    by_lot: "By lot";
    ruling: "Our ruling:";
    rulings_about: "The sources leave some choices open. What we play there is marked as our ruling.";
    rules_failed: "The rules can't be loaded. Leave this page and open it again to retry.";
    sources: "Sources";
    example: "Example";
    show_example: "Show it";

    // The race.
    race: "Race";
    pace[RacePace]: "Even pace: the hands drop seeds in turn|Hand pace: as fast as you tap";
    race_ready: "The race begins with the first seed";
    race_about: "Both sow at once. Whoever first ends in an empty pit begins.";
    racing: "Both hands are sowing";
    race_void: "The race had no end. Both pick again.";

    // Rounds and arrangement.
    arrange_evenly: "Lay out evenly";
    clear_row: "Clear the row";
    begin_round: "Begin the round";
    next_round_label: "Next round";
    row_at_start: "The last game was equal: the seeds lie as at the start";
    row_copied: "The other player copies the row and keeps the rest.";

    // The moves.
    move_list: "Moves";
    no_moves: "No moves yet";
    at_start: "Start";
    step_first: "First position";
    step_back: "One move back";
    step_on: "One move on";
    step_last: "Last position";
    to_now: "Back to the game";
    play_from_here: "Play on from here";
    replay: "Show the move again";

    // Giving up and draws.
    resign: "Resign";
    resign_really: "Give the game up?";
    offer_draw: "Offer a draw";
    accept: "Accept";
    decline: "Decline";
    draw_agreed: "A draw by agreement";

    language_label: "Language";
    late: "The game is still on its way. If it doesn't come, load the page again.";
    no_words: "The texts in the language you want can't be loaded. Open this page again to retry.";
    new_version: "A newer version of this page has come. It is used from the next start on.";
    reload: "Start it now";

    // Motion.
    speed_label: "Speed";
    pause: "Pause";
    resume: "Go on";
    step: "One step";

    // Sound.
    sound: "Sound";
    volume: "Volume";

    // Looks.
    theme: "Theme";
    themes[Theme]: "As the device|Light|Dark|High contrast";
    look: "Board look";
    looks[Look]: "Of the game|Red earth|Dark wood|Sand|Stone slab|Plain";

    // What is shown.
    numbers: "Numbers";
    when_numbers[Numbers]: "Always|On the pit pointed at|Never";
    preview_label: "Preview of a move";
    face_to_face: "Face to face";
    flip: "Flip the board";

    // The keyboard.
    keyboard: "Keyboard";
    keys_move: "Arrow keys: go from pit to pit";
    keys_sow: "Enter or a pit's letter: sow it";
    keys_way: "Then an arrow key: the way to sow";
    keys_drop: "Escape: choose another pit";
    keys_skip: "Any key: see the end of a move";
    keys_step: "In the list, arrow keys: step through the moves";
    keys_arrange: "Plus and minus: add or take a seed";

    // Names.
    who[Who]: "you|the bot|your friend|South|North";
    side[Side]: "South|North";
    way[Direction]: "counter-clockwise|clockwise";
    speed[Speed]: "Slow|Normal|Fast|No animation";
    level[u8]: "Beginner|Learner|Player|Skilled|Strong|Expert|Master|Champion";
    level_about[u8]: "sees what it can take now|weighs what a move leaves, and errs often|looks two moves ahead, and errs|looks three moves ahead|looks further ahead|sees far ahead|looks as far as a second allows|thinks for up to three seconds, and on your time too";

    // The games.
    game[Variant]: "Giuthi|Giuthi with the store sown|Giuthi by rounds|Alemungula|Layli Goobalay|Sulus Aidi";
    place[Variant]: "Kenya|Kenya|Kenya|Ethiopia and Sudan|Somalia|Eritrea and Tigray";
    people[Variant]: "Kikuyu|Kikuyu|Kikuyu|Wetaweat and neighbours|Somali|Tigrinya";
    about[Variant]: "Every lap turns the other way; captures run along the row.|Giuthi, with your own store sown in passing.|Giuthi over several rounds, on a board that shrinks.|One lap, outward from the middle; twos and fours are taken.|Long laps; threes become pits that belong to you.|Three rows, begun by a race of both hands at once.";
    length[Variant]: "A single game|A single game|A match of several rounds|A single short game|A match of several rounds|A race, then a single game";
    difference[Variant]: "Only the pits are sown; a capture takes your last seed too and can run along the whole row.|As Giuthi, but your own store takes a seed whenever you pass it, and a sowing that ends there is over.|As Giuthi, but who doesn't reach the other side sows again; a capture leaves your last seed and runs on to one pit at most; the winner of a round goes on to the next.|||";
    row_rule[Rounds]: "At least two seeds in one pit.|At least two seeds in one pit.|At least one seed in every pit.";
    board_size(shape: &str, seeds: u8): "{shape}, {seeds} {seeds:seed|seeds} in each pit";
    earlier(game: &str, moves: u32): "Go back to {game}, {moves} {moves:move|moves}";

    // Players.
    bot_at(level: &str): "Bot: {level}";
    measured(points: u32, scaled: bool): "Made {points} of 100 points against the level below{scaled:, looking at a 200th as many positions|}.";
    who_plays(side: Side): "Who plays {side}";

    // Counts and lists.
    and: "and";
    seeds(count: u32): "{count} {count:seed|seeds}";
    moves(count: u32): "{count} {count:move|moves}";
    pits(count: u32): "{count} {count:pit|pits}";
    lap(number: u16): "lap {number}";
    named(pit: char, way: Option<Direction>): "pit {pit}[ {way}]";

    // Labels on the board.
    pit_label(side: Side, pit: char, seeds: u8, mark: Option<&str>, barred: bool, ways: Which): "{side}, pit {pit}, {seeds} {seeds:seed|seeds}[, {mark}]{barred:, barred for this turn|}{ways:|, can be sown|, can be sown either way}";
    uur_of(who: Who): "uur of {who}";
    claimed_by(who: Who): "claimed by {who}";
    store(who: Who, seeds: u32): "{who:Your store|Store of {who}}, {seeds} {seeds:seed|seeds}";
    sow(pit: char, way: Direction): "Sow pit {pit} {way}";
    add_seed(pit: char): "Add a seed to pit {pit}";
    take_seed(pit: char): "Take a seed from pit {pit}";

    // What the page is waiting for.
    turn(who: Who): "{who:Your turn|{Who} to move}";
    turn_again(turn: &str, way: Direction): "{turn}: sow again, {way}";
    sowing(who: Who, pit: char, way: Option<Direction>): "{Who} {who:sow|sows} pit {pit}[ {way}]";
    thinking(who: Who): "{Who} {who:are|is} thinking";
    thought(depth: u8, nodes: u32, line: &str): "The bot sees {depth} {depth:move|moves} ahead, after {nodes} {nodes:position|positions}: {line}";
    stuck(who: Who): "{Who} can't play";
    picking(who: Who): "{Who} {who:pick|picks} a pit for the race";
    arranging(who: Who): "{Who} {who:lay|lays} out the next round";
    at_move(number: u32, of: u32): "Move {number} of {of}";
    round_said(number: u32, said: &str): "Round {number}: {said}";

    // What a move did: the first, then those that hold, with semicolons between.
    sowed(who: Who, pit: char, way: Option<Direction>, laps: Option<u16>, seeds: u32): "{Who} sowed pit {pit}[ {way}][: {laps} laps, {seeds} {seeds:seed|seeds}]";
    took(seeds: u32, pits: Option<&[char]>): "took {seeds} {seeds:seed|seeds}[ from {pits:pit|pits} {pits}]";
    made_uurs(pits: &[char]): "made uurs of {pits:pit|pits} {pits}";
    claimed(pits: &[char]): "claimed {pits:pit|pits} {pits}";
    stop_not_crossed: "nothing taken, as no seed crossed";
    stop_opposite_empty: "nothing taken, the pit opposite was empty";
    stop_other_side: "ended on the other side, nothing taken";
    stop_store: "ended in the store";
    stop_uur: "ended in an uur";
    stop_claimed: "ended in a claimed pit";
    barred(pit: char): "barred pit {pit} for the next turn";
    failed_most(times: u8): "{times} sowings failed, so the turn ends";
    failed_none_left(way: Direction): "no pit can be sown {way}, so the turn ends";
    passes(who: Who): "{Who} can't move and must pass.";

    // A move in the list of moves.
    entry_line(who: Who, pit: char, way: Option<Direction>, taken: Option<u32>, uurs: bool, claims: Option<&[char]>): "{Who}: pit {pit}[ {way}][, takes {taken}]{uurs:, two uurs|}[, claims {claims:pit|pits} {claims}]";
    entry_passes(who: Who): "{Who} must pass";

    // The race.
    race_tap(who: Who, key: &str): "{Who}: tap, or press {key}";
    race_result(south: char, north: char, who: Who): "South raced from pit {south}, North from pit {north}. {Who} finished first{who:, so you begin| and begins}.";

    // Ends.
    won(who: Who, more: u16, fewer: u16): "{Who} {who:win|wins}, {more} to {fewer}";
    drawn(each: u16): "A draw, {each} each";
    match_won(who: Who, more: u16, fewer: u16): "{Who} {who:win|wins} the match, {more} to {fewer}";
    match_drawn(each: u16): "The match is drawn, {each} each";
    nobody_can_move: "Nobody can move any more.";
    cannot_move(who: Who): "{Who} can't move any more.";
    repetition: "The same position came up for the third time.";
    round_equal: "The round ended equal, and so the match is drawn.";
    cannot_arrange(who: Who): "{Who} has too few seeds for another round.";
    other_cannot_arrange: "The other player has too few seeds for another round.";
    stalled: "Three rounds in a row changed nothing.";
    share(seeds: u32, who: Who): "{seeds} for {who}";
    swept(shares: &str): "Seeds left on the board: {shares}.";
    resigned(who: Who, winner: Who): "{Who} resigned: {winner} {winner:win|wins}";
    draw_offered(who: Who, to: Who): "{Who} {who:offer|offers} a draw. Does {to} accept?";

    // Rounds.
    round(number: u32): "Round {number}";
    round_to_come(number: u32, pits: Option<u8>, change: u8, fewer: bool, who: Who): "Next: round {number}[ on {pits} {pits:pit|pits} a row, {change} {fewer:fewer|more} than before]. {Who} {who:begin|begins}.";
    row_to_lay(who: Who, seeds: u8, pits: u8): "{Who} {who:lay|lays} out {who:your|its|their} {seeds} {seeds:seed|seeds} in {pits} {pits:pit|pits}.";
    arranged(who: Who, row: &str): "{Who} laid out {row}";
    all_laid: "All seeds are laid out";
    left_over(seeds: u32): "{seeds} {seeds:seed|seeds} left";
    too_many(seeds: u32): "{seeds} {seeds:seed|seeds} too many";

    // What the bot teaches.
    advice_only(mv: &str): "Sow {mv}: it is the only move.";
    advice_why(mv: &str, why: &str): "Sow {mv}: it {why}.";
    why_takes(seeds: u32): "wins {seeds} {seeds:seed|seeds}";
    why_leaves(most: u32, rest: u32, none: bool): "leaves {none:nothing|at most {most}} to take (other moves leave {rest} or more)";
    why_next(seeds: u32): "prepares to win {seeds}";
    why_no_worse: "is no worse than any other";
    why_worth(seeds: Tenths): "is worth {seeds} {seeds:seed|seeds} more than any other";
    leads(who: Who, seeds: Tenths): "{Who} {who:lead|leads} by {seeds} {seeds:seed|seeds}";
    even: "Even";
    proved(said: &str): "{said}, for certain.";
    foreseen(said: &str, moves: u8): "{said}, looking {moves} {moves:move|moves} ahead.";
    lapse_line(number: u32, who: Who, played: &str, better: &str, seeds: Tenths): "{number}. {Who}, {played}: {better} was worth {seeds} {seeds:seed|seeds} more";
    reviewing(moves: u32): "{moves} {moves:move|moves} to go";

    // Why a pit can't be played.
    pit_refused(pit: char, why: &str): "Pit {pit} can't be sown now: {why}.";
    refusal_over: "the game is over";
    refusal_race_first: "the race comes first";
    refusal_no_pit: "the board has no such pit";
    refusal_not_yours: "the pit is the opponent's";
    refusal_direction: "this pit isn't sown that way";
    refusal_uur: "the pit is an uur";
    refusal_claimed: "the pit is claimed";
    refusal_empty: "the pit is empty";
    refusal_few(seeds: u8): "a move starts with {seeds} {seeds:seed|seeds} or more";
    refusal_barred: "the pit is barred for this turn";
    refusal_must_sow(way: Direction): "this sowing must go {way}";
    refusal_endless: "the sowing would never end";

    // Why a row can't be laid out.
    row_text: "An arrangement is written like =3,3,3,3,2,2.";
    row_not_now: "No round is to be laid out now.";
    row_pits(found: u32, pits: u8): "The row has {found} {found:pit|pits}, the board {pits}.";
    row_total(found: u16, seeds: u8): "The row holds {found} of {seeds} {seeds:seed|seeds}.";
    row_empty_pit: "Every pit needs a seed.";
    row_stuck: "One pit needs two seeds at least.";
    row_not_the_start: "After an equal game the seeds lie as at the start.";

    // Why a race can't be run.
    race_text: "A race is written like c*F or c*F:snns.";
    race_not_now: "There is no race now.";
    race_not_yours(side: Side): "That pit is not {side}'s.";
    race_letter(drop: u32): "Drop {drop} is neither s nor n.";
    race_finished(drop: u32): "At drop {drop} that hand is finished.";
    race_short: "The order ends before the race does.";

    // What is wrong with a link.
    link_foreign: "it is not a link of this page";
    link_newer(version: char): "its format, {version}, is newer than this page knows, so reload the page first";
    link_character(number: u32, character: char): "its character {number}, \u{201c}{character}\u{201d}, stands in no link";
    link_cut_off: "its end is missing";
    link_mistyped: "a character in it is wrong or missing";
    link_unknown_game: "it names a game that this page doesn't know";
    link_options: "the game has no such board";
    link_too_long: "it is longer than any game";
    link_position(text: &str): "its game can't begin from {text}";
    link_move(number: u32, why: &str): "move {number} in it can't be played: {why}";
    link_unread: "it can't be read";
    link_ended: "it says that the game was given up or drawn, but it was over";
    link_view: "what it asks to see is not in its game";
    saved_parts: "it is not two players and a game";
    saved_player(name: &str): "it names a player \u{201c}{name}\u{201d}";
    link_broken(why: &str): "This link can't be opened: {why}. Ask for it to be sent again.";
    link_stray(why: &str): "This link can't be opened: {why}. Your game is where it was.";
    kept_parts: "a part of it is missing or wrong";
    save_broken(why: &str): "The game kept here can't be read: {why}.";

    // Why there is no bot.
    failure[&Failure]: "this browser runs no workers|its script can't be loaded|its script is of another version than the page|it doesn't answer|it stopped working|it doesn't understand the game|it answers with a move that isn't legal";
    no_bot(why: &str): "The bot can't be started ({why}). Two people can still play here.";

    // Games by link.
    opponents[Opponent]: "The bot|A person here|A friend, by link";
    your_friend: "Your friend";
    friends_name: "Your friend\u{2019}s name";
    your_games: "Your games";
    by_link: "Games by link";
    waits_for_you: "waits for you";

    // Whose turn it is.
    send_now: "Now send it to your friend";
    send_end: "Send it, so that your friend sees the end";
    answer_awaited: "Sent. Your friend answers with a link";
    about_challenge: "Your friend opens the link, sees the board from their side and plays.";
    about_answer: "Open the link that comes back, here or on any device with this game.";

    // What a link brought.
    no_such_game: "That game is not kept here.";
    old_letter: "This link is older than your game, which is shown as it stands now.";
    other_game: "This link tells the game differently from what is kept here. Your game is shown.";
    take_other: "Take the link\u{2019}s game";
    take_rest: "See what could be read";

    // Sharing.
    share_label: "Share";
    send: "Send";
    as_letter: "To your friend, who goes on";
    as_invitation: "Go on with a friend, by link";
    as_game: "The game, to look at or play on";
    as_puzzle: "A puzzle: find the best move here";
    what_to_share: "What";
    link: "The link";
    copy: "Copy the link";
    copied: "Copied: now paste it into a message";
    copy_failed: "Select the link and copy it";
    share_by: "Share\u{2026}";
    it_is_sent: "It is sent";
    qr_code: "The link as a QR code";
    qr_code_shortened: "The code leaves the first rounds out.";
    no_qr_code: "Too long for a QR code";
    begin_by_link: "Leave the other side to a friend";

    // Puzzles.
    trial[Trial]: "Puzzle: find the best move|Checking the move|Found: there is no better move|There is a better move";
}
