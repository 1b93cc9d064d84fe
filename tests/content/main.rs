//! What the page shows from files: messages, rulebooks, courses, puzzles; and the documents.

#[path = "../support/pseudo.rs"]
mod pseudo;

mod documents;
mod lessons;
mod locales;
mod puzzles;
