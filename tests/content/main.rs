//! What the page shows from files: messages, rulebooks, courses, puzzles; the documents, the
//! styles and the drill.

#[path = "../support/chance.rs"]
mod chance;
#[path = "../support/pseudo.rs"]
mod pseudo;
#[expect(dead_code, reason = "races, rounds and records are compared elsewhere")]
#[path = "../engine/reference/mod.rs"]
mod reference;

mod documents;
mod drill;
mod lessons;
mod locales;
mod puzzles;
mod styles;
