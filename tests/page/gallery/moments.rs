//! The moments that pictures are taken of, how the page comes to each of them, and
//! the screens that it is shown on.

use mbegu::link::{LinkView, Player, Termination};
use mbegu::rules::{BySide, Side, Variant};

use crate::stored::WITH_BOT;

/// A moment of play, or a view of the page.
pub struct Moment {
    /// Its name, with which its files begin.
    pub name: &'static str,
    /// What is seen.
    pub caption: &'static str,
    /// What is opened.
    pub opens: Opens,
    /// The settings that differ from the default, as the page stores them.
    pub settings: &'static str,
    /// The tag of the language; without it, the language is that of the browser.
    pub language: &'static str,
    /// Whether the browser allows animations.
    pub moves: bool,
    /// What is done then.
    pub steps: &'static [Step],
    /// The screens.
    pub screens: &'static [Screen],
}

/// What the page is opened with. Nothing else is stored.
pub enum Opens {
    /// What follows the page's address.
    Address(&'static str),
    /// A stored game.
    Stored(GivenGame),
    /// The link of a game.
    Link(GivenGame, LinkView),
    /// The list of some stored games.
    Games,
}

/// A game of its usual size.
pub struct GivenGame {
    /// Which game it is.
    pub variant: Variant,
    /// What was played so far.
    pub record: &'static str,
    /// Who plays; a link doesn't tell it.
    pub players: BySide<Player>,
    /// How the players ended it.
    pub ended: Option<Termination>,
}

/// Something that is done on the page. Elements are named by CSS selectors.
pub enum Step {
    /// Presses an element.
    Press(&'static str),
    /// Presses a key.
    Key(&'static str),
    /// Waits until an element is there.
    Wait(&'static str),
    /// Pauses the animation, and takes single steps until an element is there.
    PauseAt(&'static str),
}

/// A window, and the colours in which it is shown.
pub struct Screen {
    /// Width and height in CSS pixels.
    pub size: (u32, u32),
    /// The pixels of the device for each CSS pixel.
    pub scale: u32,
    /// What the browser asks for.
    pub colours: &'static [Colours],
}

/// The colours that the browser asks the page for.
#[derive(Clone, Copy)]
pub enum Colours {
    Light,
    Dark,
    Forced,
}

impl Colours {
    /// Its name in the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Colours::Light => "light",
            Colours::Dark => "dark",
            Colours::Forced => "forced",
        }
    }
}

const fn screen(width: u32, height: u32, colours: &'static [Colours]) -> Screen {
    Screen {
        size: (width, height),
        scale: 1,
        colours,
    }
}

/// A telephone and a desk.
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

const ALL: &[Screen] = &[
    screen(360, 640, &[Colours::Light, Colours::Dark]),
    screen(390, 844, &[Colours::Light, Colours::Dark, Colours::Forced]),
    screen(740, 360, &[Colours::Light, Colours::Dark]),
    screen(844, 390, &[Colours::Light, Colours::Dark]),
    screen(820, 1180, &[Colours::Light, Colours::Dark]),
    screen(1440, 900, &[Colours::Light, Colours::Dark, Colours::Forced]),
    screen(2560, 1440, &[Colours::Light, Colours::Dark]),
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
const WON: &str =
    "f- D+ c+ E+ d- F- d- A- c- F+ a+ E- f+ D+ c+ E- b+ D- c- C- b+ A+ e- D- D+ a- c- b+ E- a-";
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
    language: "",
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
        screens: ALL,
        ..GAME
    },
    Moment {
        name: "choosing-contrast",
        caption: "Choosing the way of a pit, in high contrast",
        settings: "theme=contrast",
        steps: CHOOSE,
        screens: ALL,
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
        name: "won",
        caption: "A game that is won",
        opens: Opens::Stored(against_bot(Variant::Giuthi, WON)),
        steps: &[Step::Wait("[data-phase=over]")],
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
            Step::Press("[data-tab=more]"),
            Step::Press("[data-action=resign]"),
            Step::Wait("[data-action=resign-yes]"),
        ],
        screens: LIGHT,
        ..GAME
    },
    Moment {
        name: "earlier",
        caption: "An earlier position",
        opens: Opens::Link(of_two(Variant::Giuthi, GIUTHI), LinkView::Look(5)),
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
        name: "moves",
        caption: "The list of moves",
        steps: &[Step::Press("[data-tab=moves]")],
        ..GAME
    },
    Moment {
        name: "teacher",
        caption: "The teacher, with the worth of every move",
        steps: &[
            Step::Press("[data-tab=teacher]"),
            Step::Press("[data-action=judge]"),
            Step::Wait("[data-worth]"),
        ],
        ..GAME
    },
    Moment {
        name: "more",
        caption: "The rest of the panel",
        steps: &[
            Step::Press("[data-tab=more]"),
            Step::Wait("[data-option=speed]"),
        ],
        screens: LIGHT,
        ..GAME
    },
    view(
        "picker",
        "The picker",
        "#/new",
        &[Step::Wait("[data-action=start]")],
    ),
    view(
        "rules",
        "The rules of Giuthi",
        "#/rules/giuthi",
        &[Step::Wait("[data-example]")],
    ),
    Moment {
        name: "settings",
        caption: "The settings",
        steps: &[Step::Press("[popovertarget=settings]")],
        ..GAME
    },
    Moment {
        name: "share",
        caption: "Sharing",
        steps: &[
            Step::Press("[popovertarget=share]"),
            Step::Wait("[data-way=copy]"),
        ],
        ..GAME
    },
    Moment {
        name: "games",
        caption: "The stored games",
        opens: Opens::Games,
        steps: &[Step::Wait("[data-entry]")],
        ..GAME
    },
    view(
        "games-none",
        "No stored games",
        "#/games",
        &[Step::Wait("[data-action=choose-file], .nothing")],
    ),
    view(
        "broken-link",
        "A link that can't be read",
        "#1broken",
        &[Step::Wait("[role=alert]")],
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
    look("look-earth", "Earth", "look=earth"),
    look("look-wood", "Wood", "look=wood"),
    look("look-sand", "Sand", "look=sand"),
    look("look-stone", "Stone", "look=stone"),
    look("look-plain", "No material", "look=plain"),
    Moment {
        name: "pseudo-choosing",
        caption: "The pseudo-language: choosing the way of a pit",
        language: "en-XA",
        steps: CHOOSE,
        screens: LIGHT,
        ..GAME
    },
    Moment {
        name: "pseudo-won",
        caption: "The pseudo-language: a game that is won",
        opens: Opens::Stored(against_bot(Variant::Giuthi, WON)),
        language: "en-XA",
        screens: LIGHT,
        ..GAME
    },
    Moment {
        language: "en-XA",
        screens: LIGHT,
        ..view(
            "pseudo-picker",
            "The pseudo-language: the picker",
            "#/new",
            &[Step::Wait("[data-action=start]")],
        )
    },
    Moment {
        name: "pseudo-settings",
        caption: "The pseudo-language: the settings",
        language: "en-XA",
        steps: &[Step::Press("[popovertarget=settings]")],
        screens: LIGHT,
        ..GAME
    },
];
