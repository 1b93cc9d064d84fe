//! The link that is shared, and the text of its QR code.

use super::ShareKind;
use super::qr::MAX_BYTES;
use crate::link::{LinkContent, encode, encode_within};

/// What the share sheet sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareLink {
    pub link: String,
    /// The link as a QR code has it; `None` if it is too long for one.
    pub code: Option<String>,
    /// Whether the code leaves the first rounds out.
    pub is_shortened: bool,
}

impl ShareLink {
    /// The link of a content; `page` is the address up to it, with `#`.
    pub fn new(page: &str, kind: ShareKind, content: &LinkContent) -> Self {
        let room = MAX_BYTES.saturating_sub(page.len());
        let (text, left_out) = encode_within(content, room);
        let code = format!("{page}{text}");
        // The friend's game and this one must begin alike.
        let is_whole = left_out == 0 || kind != ShareKind::Message;
        Self {
            link: format!("{page}{}", encode(content)),
            code: (code.len() <= MAX_BYTES && is_whole).then_some(code),
            is_shortened: left_out > 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{GameId, LinkView, TurnMessage};
    use crate::rules::{BySide, Match, Side, Variant};

    const PAGE: &str = "https://example.org/mbegu/#";

    fn content(view: LinkView) -> LinkContent {
        LinkContent {
            game: Match::new(Variant::Giuthi.default_rules(), Side::South),
            fair_start: None,
            ended: None,
            view,
        }
    }

    #[test]
    fn a_short_link_is_the_text_of_its_code() {
        let shared = ShareLink::new(PAGE, ShareKind::Game, &content(LinkView::Play));
        assert!(shared.link.starts_with(PAGE));
        assert_eq!(shared.code, Some(shared.link));
        assert!(!shared.is_shortened);
    }

    #[test]
    fn an_address_that_fills_the_code_leaves_none() {
        let page = "x".repeat(MAX_BYTES);
        let message = TurnMessage {
            id: GameId::new(1),
            to: Side::North,
            offer: false,
            pick: None,
            proofs: BySide::default(),
        };
        for (kind, view) in [
            (ShareKind::Game, LinkView::Play),
            (ShareKind::Message, LinkView::Message(message)),
        ] {
            let shared = ShareLink::new(&page, kind, &content(view));
            assert_eq!(shared.code, None);
            assert!(shared.link.len() > MAX_BYTES);
        }
    }
}
