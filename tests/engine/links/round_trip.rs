//! Links read back as they were written.

use mbegu::link::decode;

use super::encode;
use super::random::{all_rules, any_shared};
use crate::chance::{depth, seed};
use crate::dice::Dice;

#[test]
fn random_games_come_back() {
    let rules = all_rules();
    let mut dice = Dice::new(seed());
    for number in 0..depth(2_000, 10_000) {
        let shared = any_shared(rules[number % rules.len()], &mut dice);
        let link = encode(&shared);
        let plain = |c: u8| c.is_ascii_alphanumeric() || b"-_".contains(&c);
        assert!(link.bytes().all(plain), "{link}");
        assert!(
            link.ends_with(|c: char| c.is_ascii_alphanumeric()),
            "{link}"
        );
        assert_eq!(decode(&link), Ok(shared), "{link}");
    }
}
