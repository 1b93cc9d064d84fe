//! What the page shows from files: messages, rulebooks, courses, puzzles; the documents and the styles.

#[expect(dead_code, reason = "nothing is random here")]
#[path = "../support/chance.rs"]
mod chance;
#[path = "../support/pseudo.rs"]
mod pseudo;

mod documents;
mod lessons;
mod locales;
mod puzzles;
mod styles;
