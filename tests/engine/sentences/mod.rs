//! A test for every numbered sentence of docs/RULES.md, section 3, and for those of
//! sections 1 and 2 that a program can break. The name of a test begins with the
//! number of its sentence.

mod scene;

mod alemungula;
mod common;
mod giuthi;
mod giuthi_rounds;
mod giuthi_store;
mod layli_goobalay;
mod matches;
mod only_endless;
mod race;
mod sulus_aidi;
mod text;
