//! The moments that pictures are taken of.

use mbegu::link::{LinkView, Player, Termination};
use mbegu::rules::{BySide, Side, Variant};

use super::moment::{Colours, Film, GivenGame, Kept, Moment, Opens, Screen, Step, Variation};
use crate::stored::WITH_BOT;

const fn screen(width: u32, height: u32, colours: &'static [Colours]) -> Screen {
    Screen {
        size: (width, height),
        scale: 1,
        colours,
    }
}

/// A phone and a desk.
const USUAL: &[Screen] = &[
    screen(390, 844, &[Colours::Light, Colours::Dark]),
    screen(1440, 900, &[Colours::Light, Colours::Dark]),
];

const LIGHT: &[Screen] = &[
    screen(390, 844, &[Colours::Light]),
    screen(1440, 900, &[Colours::Light]),
];

/// Those of [`USUAL`], also on screens of twice as many pixels.
const FINE: &[Screen] = &[
    screen(390, 844, &[Colours::Light, Colours::Dark]),
    screen(1440, 900, &[Colours::Light, Colours::Dark]),
    Screen {
        scale: 2,
        ..screen(390, 844, &[Colours::Light])
    },
    Screen {
        scale: 2,
        ..screen(1440, 900, &[Colours::Light])
    },
];

/// The size that those who show a preview ask for.
const PREVIEW: &[Screen] = &[screen(1200, 630, &[Colours::Light])];

const ALL: &[Screen] = &[
    screen(360, 640, &[Colours::Light, Colours::Dark]),
    screen(390, 844, &[Colours::Light, Colours::Dark, Colours::Forced]),
    screen(740, 360, &[Colours::Light, Colours::Dark]),
    screen(844, 390, &[Colours::Light, Colours::Dark]),
    screen(820, 1180, &[Colours::Light, Colours::Dark]),
    screen(1440, 900, &[Colours::Light, Colours::Dark, Colours::Forced]),
    screen(2560, 1440, &[Colours::Light, Colours::Dark]),
];

const EVERY: &[Variation] = &[
    Variation::Usual,
    Variation::Contrast,
    Variation::Language("pt-BR"),
    Variation::Language("am"),
    Variation::Language("ar"),
    Variation::Language("en-XA"),
];

const TWO_PLAYERS: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Person,
};

const fn against_bot(variant: Variant, record: &'static str) -> GivenGame {
    GivenGame {
        variant,
        record,
        players: WITH_BOT,
        ended: None,
    }
}

const fn of_two(variant: Variant, record: &'static str) -> GivenGame {
    GivenGame {
        players: TWO_PLAYERS,
        ..against_bot(variant, record)
    }
}

/// Some moves of Giuthi. It is South's turn; c+ sows three laps and captures in B.
const GIUTHI: &str = "a- E+ b+ F+ d+ A- e- D+";
/// A game of Giuthi that South wins.
pub const WON: &str =
    "f- D+ c+ E+ d- F- d- A- c- F+ a+ E- f+ D+ c+ E- b+ D- c- C- b+ A+ e- D- D+ a- c- b+ E- a-";
/// The same, up to the move that reaches the seeds that win.
const GOAL: &str = "f- D+ c+ E+ d- F- d- A- c- F+ a+ E- f+";
/// The same, up to the move before that.
const BEFORE_GOAL: &str = "f- D+ c+ E+ d- F- d- A- c- F+ a+ E-";
/// The same game, up to its last move.
const BEFORE_END: &str =
    "f- D+ c+ E+ d- F- d- A- c- F+ a+ E- f+ D+ c+ E- b+ D- c- C- b+ A+ e- D- D+ a- c- b+ E-";
/// A game of Giuthi that South loses.
const LOST: &str =
    "e+ D+ a+ E+ f+ D- d- F+ b- F- c- C- a- E+ f+ F+ a+ A+ a- C- d- F+ e+ A- f- B- A+ B- A+";
/// A drawn game of Giuthi.
const DRAWN: &str = "b+ A+ b+ B- e- B+ c+ D+ f- F+ b- B- d- D- f+ C- c+ E- a- C+ e- D- d+";
/// The first round of a match of Giuthi by rounds.
const ROUND: &str = "d+ E- f- D- c+ F+ f- D- b+ F+ d+ C- b- B- b- A+ c- B- d- A-";
/// The first round of a match of Layli Goobalay.
const LAYLI_ROUND: &str = "b E b D e E d E c B a D c A d E a F f A d";

/// A position of Giuthi against the bot at rest.
const GAME: Moment = Moment {
    name: "",
    caption: "",
    opens: Opens::Stored(against_bot(Variant::Giuthi, GIUTHI)),
    settings: "",
    variations: &[Variation::Usual],
    before: "",
    kept: None,
    starts: true,
    moves: false,
    steps: &[],
    screens: USUAL,
};

/// A view of its own.
const fn view(
    name: &'static str,
    caption: &'static str,
    address: &'static str,
    steps: &'static [Step],
) -> Moment {
    Moment {
        name,
        caption,
        opens: Opens::Address(address),
        steps,
        ..GAME
    }
}

/// A view of its own, in all variations.
const fn view_everywhere(
    name: &'static str,
    caption: &'static str,
    address: &'static str,
    steps: &'static [Step],
) -> Moment {
    Moment {
        variations: EVERY,
        screens: ALL,
        ..view(name, caption, address, steps)
    }
}

/// Something that goes wrong, or seldom happens; `before` is a script that runs before
/// those of the page.
const fn edge(
    name: &'static str,
    caption: &'static str,
    address: &'static str,
    before: &'static str,
    steps: &'static [Step],
) -> Moment {
    Moment {
        before,
        variations: &[Variation::Usual, Variation::Contrast],
        ..view(name, caption, address, steps)
    }
}

/// A board as the preview of a link shows it: without the panel beside it.
const fn preview(name: &'static str, caption: &'static str, game: GivenGame) -> Moment {
    Moment {
        name,
        caption,
        opens: Opens::Stored(game),
        steps: &[Step::Run(
            "(styles => {
                styles.replaceSync(`
                    .panel, .actions, .strip, .player, .tag, .top small, .top > :not(.brand, h1) { display: none !important }
                    .top > h1 { flex: none; font-size: 2.6rem !important; margin-inline-start: auto; opacity: 1 !important }
                    .top > .brand { font-size: 2rem }
                    :root { --header: 96px; --seat: 0px; --zone: 0px }
                `);
                document.adoptedStyleSheets.push(styles);
            })(new CSSStyleSheet())",
        )],
        kept: Some(Kept::LinkPreview),
        screens: PREVIEW,
        ..GAME
    }
}

/// A game at its start.
const fn start(name: &'static str, caption: &'static str, variant: Variant) -> Moment {
    Moment {
        name,
        caption,
        opens: Opens::Stored(against_bot(variant, "")),
        screens: LIGHT,
        ..GAME
    }
}

/// A look of the board, with a pit that is chosen.
const fn look(name: &'static str, caption: &'static str, settings: &'static str) -> Moment {
    Moment {
        name,
        caption,
        settings,
        steps: CHOOSE,
        screens: LIGHT,
        ..GAME
    }
}

const CHOOSE: &[Step] = &[Step::Press("[data-pit=c]"), Step::Wait("[data-move='c+']")];

const SHARE_WITH_FRIEND: &[Step] = &[
    Step::Press("[data-choose-opponent=friend]"),
    Step::Press("[data-action=start]"),
    Step::Press("[data-pit=c]"),
    Step::Press("[data-move='c+']"),
    Step::Wait("[data-phase=waiting]"),
    Step::Press(".controls [popovertarget=share]"),
    Step::Wait("svg.qr path"),
];

const SENT: &[Step] = &[
    Step::Press("[data-choose-opponent=friend]"),
    Step::Press("[data-action=start]"),
    Step::Press("[data-pit=c]"),
    Step::Press("[data-move='c+']"),
    Step::Wait("[data-phase=waiting]"),
    Step::Press(".controls [popovertarget=share]"),
    Step::Press("[data-way=hand]"),
    Step::Wait(".sent"),
];

/// The moments, in the order in which they are shown.
pub const MOMENTS: &[Moment] = &[
    view(
        "first-visit",
        "The first visit",
        "",
        &[Step::Wait("[data-phase=choosing]")],
    ),
    Moment {
        name: "choosing",
        caption: "Choosing the way of a pit",
        steps: CHOOSE,
        variations: EVERY,
        screens: ALL,
        kept: Some(Kept::Readme),
        ..GAME
    },
    Moment {
        name: "hint",
        caption: "A hint",
        steps: &[Step::Press("[data-action=hint]"), Step::Wait(".hinted")],
        ..GAME
    },
    Moment {
        name: "sowing-giuthi",
        caption: "The second lap of a sowing of Giuthi",
        settings: "speed=slow",
        moves: true,
        steps: &[
            Step::Press("[data-pit=c]"),
            Step::Press("[data-move='c+']"),
            Step::PauseAt("[data-pit=D][data-seeds='2']"),
        ],
        screens: FINE,
        ..GAME
    },
    Moment {
        name: "capturing",
        caption: "A capture while it is shown",
        settings: "speed=slow",
        moves: true,
        steps: &[
            Step::Press("[data-pit=c]"),
            Step::Press("[data-move='c+']"),
            Step::PauseAt("[data-store=south][data-seeds='2']"),
        ],
        screens: FINE,
        ..GAME
    },
    Moment {
        name: "captured",
        caption: "After a capture",
        opens: Opens::Stored(of_two(Variant::Giuthi, GIUTHI)),
        steps: &[
            Step::Press("[data-pit=c]"),
            Step::Press("[data-move='c+']"),
            Step::Wait("[data-result=captured]"),
        ],
        ..GAME
    },
    Moment {
        name: "sowing-alemungula",
        caption: "A sowing of Alemungula",
        opens: Opens::Stored(against_bot(Variant::Alemungula, "c+ C-")),
        settings: "speed=slow",
        moves: true,
        steps: &[
            Step::Press("[data-pit=a]"),
            Step::PauseAt("[data-pit=C][data-seeds='1']"),
        ],
        screens: FINE,
        ..GAME
    },
    Moment {
        name: "race-picks",
        caption: "The pits for the race of Sulus Aidi are picked in secret: it is North's turn",
        opens: Opens::Stored(of_two(Variant::SulusAidi, "")),
        settings: "race=hands",
        steps: &[
            Step::Press(".playable[data-pit=c]"),
            Step::Wait(".playable[data-pit=F]"),
        ],
        ..GAME
    },
    Moment {
        name: "race",
        caption: "The race of Sulus Aidi",
        opens: Opens::Stored(of_two(Variant::SulusAidi, "")),
        settings: "race=hands",
        steps: &[
            Step::Press(".playable[data-pit=c]"),
            Step::Press(".playable[data-pit=F]"),
            Step::Wait("[data-drop=south]"),
            Step::Key("x"),
            Step::Key("m"),
            Step::Key("x"),
        ],
        ..GAME
    },
    Moment {
        name: "claims",
        caption: "Claimed pits of Sulus Aidi",
        opens: Opens::Stored(against_bot(Variant::SulusAidi, "c*C b I h C")),
        ..GAME
    },
    Moment {
        name: "uurs",
        caption: "Uurs of Layli Goobalay",
        opens: Opens::Stored(against_bot(Variant::LayliGoobalay, "b B d F b D")),
        ..GAME
    },
    Moment {
        name: "round-over",
        caption: "The end of a round of Layli Goobalay",
        opens: Opens::Stored(of_two(Variant::LayliGoobalay, LAYLI_ROUND)),
        steps: &[Step::Wait("[data-phase=round-over]")],
        ..GAME
    },
    Moment {
        name: "arranging-layli-goobalay",
        caption: "A row of Layli Goobalay is arranged",
        opens: Opens::Stored(of_two(Variant::LayliGoobalay, LAYLI_ROUND)),
        steps: &[
            Step::Press("[data-action=next-round]"),
            Step::Wait("[data-phase=arranging]"),
        ],
        ..GAME
    },
    Moment {
        name: "arranging-giuthi-rounds",
        caption: "An empty row of Giuthi by rounds is arranged: a pit is chosen",
        opens: Opens::Stored(of_two(Variant::GiuthiRounds, ROUND)),
        steps: &[
            Step::Press("[data-action=next-round]"),
            Step::Press("[data-action=clear]"),
            Step::Press(".pit.playable"),
            Step::Wait("[data-place]"),
        ],
        ..GAME
    },
    Moment {
        name: "goal",
        caption: "A side has the seeds that win",
        opens: Opens::Stored(against_bot(Variant::Giuthi, GOAL)),
        steps: &[Step::Wait("[data-phase=won]")],
        ..GAME
    },
    Moment {
        name: "won",
        caption: "A game that is won",
        opens: Opens::Stored(against_bot(Variant::Giuthi, WON)),
        steps: &[Step::Wait("[data-phase=over]")],
        variations: EVERY,
        ..GAME
    },
    Moment {
        name: "lost",
        caption: "A game that is lost",
        opens: Opens::Stored(against_bot(Variant::Giuthi, LOST)),
        steps: &[Step::Wait("[data-phase=over]")],
        ..GAME
    },
    Moment {
        name: "drawn",
        caption: "A game that is drawn",
        opens: Opens::Stored(against_bot(Variant::Giuthi, DRAWN)),
        steps: &[Step::Wait("[data-phase=over]")],
        ..GAME
    },
    Moment {
        name: "resigned",
        caption: "The bot has resigned",
        opens: Opens::Stored(GivenGame {
            ended: Some(Termination::Resigned(Side::North)),
            ..against_bot(Variant::Giuthi, GIUTHI)
        }),
        steps: &[Step::Wait("[data-phase=over]")],
        screens: LIGHT,
        ..GAME
    },
    Moment {
        name: "resigning",
        caption: "The question whether to resign",
        opens: Opens::Stored(of_two(Variant::Giuthi, GIUTHI)),
        steps: &[
            Step::Tab("moves"),
            Step::Press("[data-action=resign]"),
            Step::Wait("[data-action=resign-yes]"),
        ],
        screens: LIGHT,
        ..GAME
    },
    Moment {
        name: "earlier",
        caption: "An earlier position",
        opens: Opens::Link(of_two(Variant::Giuthi, GIUTHI), LinkView::AtPly(5)),
        steps: &[
            Step::Press("[data-action=dismiss]"),
            Step::Wait("[data-phase=viewing]"),
        ],
        ..GAME
    },
    Moment {
        name: "puzzle",
        caption: "A puzzle",
        opens: Opens::Link(of_two(Variant::Giuthi, GIUTHI), LinkView::Puzzle),
        steps: &[Step::Wait("[data-phase=choosing]")],
        screens: LIGHT,
        ..GAME
    },
    Moment {
        name: "two-players",
        caption: "Two players at one screen",
        opens: Opens::Stored(of_two(Variant::Giuthi, GIUTHI)),
        ..GAME
    },
    Moment {
        name: "face-to-face",
        caption: "Two players face to face; North chooses a way",
        opens: Opens::Stored(of_two(Variant::Giuthi, "a- E+ b+ F+ d+ A- e-")),
        settings: "face=yes",
        steps: &[Step::Press(".pit.playable"), Step::Wait(".way")],
        ..GAME
    },
    view(
        "friend",
        "A move has to be sent to a friend",
        "#/new",
        &[
            Step::Press("[data-choose-opponent=friend]"),
            Step::Press("[data-action=start]"),
            Step::Press("[data-pit=c]"),
            Step::Press("[data-move='c+']"),
            Step::Wait("[data-phase=waiting]"),
        ],
    ),
    Moment {
        name: "message",
        caption: "A friend's message with an offer of a draw",
        opens: Opens::Message(of_two(Variant::Giuthi, "a- E+")),
        steps: &[
            Step::Press("[data-action=sit-down]"),
            Step::Wait("[data-action=decline]"),
        ],
        screens: LIGHT,
        ..GAME
    },
    Moment {
        name: "moves",
        caption: "The list of moves",
        steps: &[Step::Tab("moves")],
        ..GAME
    },
    Moment {
        name: "teacher",
        caption: "The teacher, with the worth of every move",
        steps: &[
            Step::Tab("teacher"),
            Step::Press("[data-action=judge]"),
            Step::Wait("[data-worth]"),
        ],
        ..GAME
    },
    Moment {
        name: "openings",
        caption: "The first moves and what they led to",
        opens: Opens::Link(of_two(Variant::Giuthi, WON), LinkView::AtPly(1)),
        steps: &[
            Step::Tab("openings"),
            Step::Wait(".openings tbody tr"),
        ],
        ..GAME
    },
    Moment {
        kept: Some(Kept::Readme),
        ..view_everywhere(
        "picker",
        "The picker",
        "#/new",
        &[Step::Wait("[data-action=start]")],
    )
    },
    view(
        "picker-options",
        "The options of a game",
        "#/new",
        &[
            Step::Press("[data-choose-game=sulus-aidi]"),
            Step::Press(".options summary"),
            Step::Wait(".picker [data-option=race]"),
        ],
    ),
    Moment {
        kept: Some(Kept::Readme),
        ..view_everywhere(
        "rules",
        "The rules of Giuthi",
        "#/rules/giuthi",
        &[Step::Wait("[data-example]")],
    )
    },
    view_everywhere(
        "home-new",
        "The home view of a newcomer",
        "#/home",
        &[
            Step::Wait("[data-home=new] .mini"),
            Step::Wait(".home-learn .track"),
        ],
    ),
    // One puzzle is solved.
    Moment {
        before: "localStorage['mbegu.puzzles'] = 'giuthi=1f'",
        ..view_everywhere(
        "home-puzzle",
        "The home view with the puzzle of the day",
        "#/home",
        &[
            Step::Wait("[data-home=puzzle] .mini"),
            Step::Wait(".home-learn .track"),
        ],
    )
    },
    Moment {
        name: "home",
        caption: "The home view with a running game",
        steps: &[
            Step::Run("void (location.hash = '#/home')"),
            Step::Wait("[data-home=game] .mini"),
            Step::Wait(".home-learn .track"),
        ],
        variations: EVERY,
        screens: ALL,
        ..GAME
    },
    view_everywhere(
        "learn",
        "The courses of all games",
        "#/learn",
        &[Step::Wait(".course .track")],
    ),
    view_everywhere(
        "lesson",
        "A step of a course",
        "#/learn/alemungula",
        &[Step::Wait(".task-view .board")],
    ),
    view_everywhere(
        "lesson-done",
        "A step of a course is done",
        "#/learn/layli-goobalay",
        &[
            Step::Wait(".task-view .board"),
            Step::Press("[data-action=show-step]"),
            Step::Wait("[data-result=right]"),
        ],
    ),
    view_everywhere(
        "puzzles",
        "The puzzle of the day, and those by theme and by game",
        "#/puzzles",
        &[Step::Wait(".puzzles .themes")],
    ),
    view_everywhere(
        "solving",
        "A puzzle",
        "#/puzzles/alemungula",
        &[Step::Wait(".puzzle .board")],
    ),
    view_everywhere(
        "solution",
        "The solution of a puzzle",
        "#/puzzles/layli-goobalay",
        &[
            Step::Wait(".puzzle .board"),
            Step::Press("[data-action=show-solution]"),
            Step::Wait(".worths:not([aria-busy])"),
        ],
    ),
    view_everywhere("drills", "The drill of each game", "#/drill", &[Step::Wait(".course .mini")]),
    view_everywhere(
        "drill",
        "Where does it end?",
        "#/drill/giuthi",
        &[Step::Wait("[data-asked]")],
    ),
    view_everywhere(
        "drill-wrong",
        "The sowing after a wrong answer of the drill",
        "#/drill/giuthi",
        &[
            Step::Wait("[data-asked]"),
            // A short sowing never ends where it began.
            Step::Run(
                "document.querySelector(`[data-pit=${
                    document.querySelector('[data-asked]').dataset.asked[0]}]`)
                    .dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            ),
            Step::Wait("[data-result=wrong] .steps"),
        ],
    ),
    Moment {
        variations: EVERY,
        screens: ALL,
        ..edge(
            "drill-seeds",
            "How many seeds are captured?",
            "#/drill/giuthi-store",
            "localStorage['mbegu.drill'] = 'giuthi-store=7,3,9'",
            &[Step::Wait("[data-choice]")],
        )
    },
    Moment {
        name: "handouts",
        caption: "Tasks to hand out, and the answers to some",
        opens: Opens::Handouts,
        steps: &[Step::Press(".handed-out > summary"), Step::Wait("tr[data-pupil]")],
        variations: EVERY,
        screens: ALL,
        ..GAME
    },
    Moment {
        name: "handout",
        caption: "The link of tasks is opened",
        opens: Opens::Handout(None),
        steps: &[Step::Wait("[data-result=start]")],
        variations: EVERY,
        screens: ALL,
        ..GAME
    },
    Moment {
        name: "handout-again",
        caption: "A link of tasks is opened again",
        opens: Opens::Handout(Some(1)),
        steps: &[Step::Wait("[data-action=handout-pupil]")],
        variations: EVERY,
        screens: ALL,
        ..GAME
    },
    Moment {
        name: "handout-position",
        caption: "A position that was handed out",
        opens: Opens::Handout(Some(0)),
        steps: &[
            Step::Press("[data-action=handout-go-on]"),
            Step::Wait(".task-view [data-item='1']"),
        ],
        ..GAME
    },
    Moment {
        name: "handout-drill",
        caption: "A round of the drill that was handed out",
        opens: Opens::Handout(Some(1)),
        steps: &[
            Step::Press("[data-action=handout-go-on]"),
            Step::Wait(".drill [data-item='2']"),
        ],
        ..GAME
    },
    Moment {
        name: "handout-end",
        caption: "The answers to tasks are sent back",
        opens: Opens::Handout(Some(2)),
        steps: &[
            Step::Press("[data-action=handout-go-on]"),
            Step::Wait("[data-result=finished]"),
        ],
        variations: EVERY,
        screens: ALL,
        ..GAME
    },
    view_everywhere(
        "editor",
        "A position is set up",
        "#/editor",
        &[
            Step::Press("[data-option=game] option[value=layli-goobalay]"),
            Step::Press(".set-up [data-pit=b]"),
            Step::Press("[data-option=setup-mark][value=north]"),
        ],
    ),
    view(
        "printouts",
        "What can be printed",
        "#/print",
        &[Step::Wait(".printouts .pills")],
    ),
    view(
        "printed-puzzles",
        "Six puzzles on a sheet, and their answers",
        "#/print/puzzles/sulus-aidi",
        &[Step::Wait("[data-answers]")],
    ),
    view(
        "rules-example",
        "An example of the rules is played in its place",
        "#/rules/giuthi",
        &[
            Step::Press("[data-example='1']"),
            Step::Wait("[data-example=close]"),
        ],
    ),
    Moment {
        name: "settings",
        caption: "The settings",
        steps: &[
            Step::Press("[popovertarget=settings]"),
            Step::Wait("#settings .kept"),
        ],
        variations: EVERY,
        screens: ALL,
        ..GAME
    },
    Moment {
        name: "share",
        caption: "Sharing a game",
        steps: &[
            Step::Press("[popovertarget=share]"),
            Step::Wait("[data-way=copy]"),
        ],
        variations: EVERY,
        screens: ALL,
        ..GAME
    },
    Moment {
        name: "share-invitation",
        caption: "Inviting a friend",
        steps: &[
            Step::Press("[popovertarget=share]"),
            Step::Press("[data-option=share][value=letter]"),
            Step::Wait("[data-action=invite]"),
        ],
        ..GAME
    },
    view_everywhere("share-friend", "Sending a move to a friend", "#/new", SHARE_WITH_FRIEND),
    view_everywhere("share-sent", "A move was sent", "#/new", SENT),
    Moment {
        name: "games",
        caption: "The stored games",
        opens: Opens::Games,
        steps: &[Step::Wait("[data-entry]")],
        variations: EVERY,
        screens: ALL,
        kept: Some(Kept::Readme),
        ..GAME
    },
    Moment {
        name: "games-results",
        caption: "The results on a phone",
        opens: Opens::Games,
        steps: &[Step::Press("[data-tab=results]")],
        screens: &[screen(390, 844, &[Colours::Light, Colours::Dark])],
        ..GAME
    },
    view_everywhere(
        "games-none",
        "No stored games",
        "#/games",
        &[Step::Wait("[data-action=choose-file], .nothing")],
    ),
    Moment {
        name: "review",
        caption: "Going through a game that has ended",
        opens: Opens::Stored(against_bot(Variant::Giuthi, LOST)),
        steps: &[
            Step::Run("document.querySelector('[data-action=go-through]').click()"),
            Step::Wait(".table.review"),
            Step::Wait("[data-action=go-through-moments]"),
        ],
        variations: EVERY,
        screens: ALL,
        kept: Some(Kept::Readme),
        ..GAME
    },
    Moment {
        name: "trial",
        caption: "A moment of a game that has ended is tried again",
        opens: Opens::Stored(against_bot(Variant::Giuthi, LOST)),
        steps: &[
            Step::Run("document.querySelector('[data-action=go-through]').click()"),
            Step::Wait("[data-action=go-through-moments]"),
            Step::Press(".moments li:first-child [data-action=try-moment]"),
            Step::Wait(".puzzle[data-result=open]"),
        ],
        ..GAME
    },
    view(
        "practice",
        "The practice of what was seen before",
        "#/practice",
        &[Step::Wait(".puzzle[data-result=finished]")],
    ),
    view(
        "embed",
        "A board in the frame of another site",
        "?embed#5BmACAwVMMsCJ09M",
        &[Step::Wait("main.embed")],
    ),
    edge("broken-link", "A link that can't be read", "#5broken", "", &[Step::Wait("[role=alert]")]),
    edge(
        "damaged-game",
        "A stored game that can't be read",
        "#/games",
        "localStorage.setItem('mbegu.game.damaged', 'record a+ b?');",
        &[Step::Wait("[data-entry]")],
    ),
    Moment {
        starts: false,
        ..edge("nowhere", "An address without a page", "deep/er/nowhere", "", &[Step::Wait("main")])
    },
    edge(
        "update",
        "A newer version waits",
        "",
        "",
        &[
            Step::Wait("[data-phase=choosing]"),
            Step::Run(
                "document.documentElement.dataset.update = '',
                dispatchEvent(new Event('mbegu-update'))",
            ),
            Step::Wait("[data-action=reload]"),
        ],
    ),
    edge(
        "storage-forbidden",
        "The browser keeps nothing",
        "#/games",
        "Object.defineProperty(window, 'localStorage',
            { get() { throw new DOMException('forbidden', 'SecurityError'); } });",
        &[Step::Wait(".library-view [role=alert], .library-view .problem, .nothing")],
    ),
    Moment {
        starts: false,
        ..edge(
            "no-webassembly",
            "A browser without WebAssembly",
            "",
            "delete globalThis.WebAssembly;",
            &[Step::Wait("[role=alert]")],
        )
    },
    edge(
        "rules-missing",
        "Rules that can't be loaded",
        "#/rules/giuthi",
        "globalThis.fetch = (usual => (what, ...rest) =>
            String(what?.url ?? what).includes('rulebook') ? Promise.reject(new TypeError()) : usual(what, ...rest)
        )(fetch);",
        &[Step::Wait("[data-retry=rules]")],
    ),
    start("start-giuthi", "Giuthi at its start", Variant::Giuthi),
    start(
        "start-giuthi-store",
        "Giuthi with the store sown at its start",
        Variant::GiuthiStore,
    ),
    start(
        "start-giuthi-rounds",
        "Giuthi by rounds at its start",
        Variant::GiuthiRounds,
    ),
    start(
        "start-alemungula",
        "Alemungula at its start",
        Variant::Alemungula,
    ),
    start(
        "start-layli-goobalay",
        "Layli Goobalay at its start",
        Variant::LayliGoobalay,
    ),
    start(
        "start-sulus-aidi",
        "Sulus Aidi at its start",
        Variant::SulusAidi,
    ),
    Moment {
        screens: LIGHT,
        ..view(
            "start-largest",
            "The largest board of Giuthi",
            "#/new",
            &[
                Step::Press(".options summary"),
                Step::Press("[data-option=pits] option[value='10']"),
                Step::Press("[data-option=seeds] option[value='9']"),
                Step::Press("[data-action=start]"),
                Step::Wait("[data-phase=choosing]"),
            ],
        )
    },
    preview(
        "preview-giuthi",
        "The preview of a link to Giuthi",
        against_bot(Variant::Giuthi, GIUTHI),
    ),
    preview(
        "preview-giuthi-store",
        "The preview of a link to Giuthi with the store sown",
        against_bot(Variant::GiuthiStore, ""),
    ),
    preview(
        "preview-giuthi-rounds",
        "The preview of a link to Giuthi by rounds",
        against_bot(Variant::GiuthiRounds, ""),
    ),
    preview(
        "preview-alemungula",
        "The preview of a link to Alemungula",
        against_bot(Variant::Alemungula, ""),
    ),
    preview(
        "preview-layli-goobalay",
        "The preview of a link to Layli Goobalay",
        against_bot(Variant::LayliGoobalay, ""),
    ),
    preview(
        "preview-sulus-aidi",
        "The preview of a link to Sulus Aidi",
        against_bot(Variant::SulusAidi, ""),
    ),
    look("look-earth", "Earth", "look=earth"),
    look("look-wood", "Wood", "look=wood"),
    look("look-sand", "Sand", "look=sand"),
    look("look-stone", "Stone", "look=stone"),
    look("look-plain", "No material", "look=plain"),
];

/// The films.
pub const FILMS: [Film; 3] = [
    Film {
        moment: film(
            "film-capture",
            "A sowing that ends in a capture",
            of_two(Variant::Giuthi, GIUTHI),
            &[Step::Press("[data-pit=c]")],
        ),
        begins: &[Step::Press("[data-move='c+']:not([data-pit])")],
        interval: 700,
    },
    Film {
        moment: film(
            "film-goal",
            "A side comes to have the seeds that win",
            of_two(Variant::Giuthi, BEFORE_GOAL),
            &[Step::Press("[data-pit=f]")],
        ),
        begins: &[Step::Press("[data-move='f+']:not([data-pit])")],
        interval: 900,
    },
    Film {
        moment: film(
            "film-end",
            "The end of a game",
            of_two(Variant::Giuthi, BEFORE_END),
            &[Step::Press("[data-pit=a]")],
        ),
        begins: &[Step::Press("[data-move='a-']:not([data-pit])")],
        interval: 700,
    },
];

const fn film(
    name: &'static str,
    caption: &'static str,
    game: GivenGame,
    steps: &'static [Step],
) -> Moment {
    Moment {
        name,
        caption,
        opens: Opens::Stored(game),
        moves: true,
        steps,
        screens: LIGHT,
        ..GAME
    }
}
