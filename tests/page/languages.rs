//! In every language the texts of every view have their places: nothing is cut off,
//! covered or wider than the window.

use anyhow::{Context, Result, ensure};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::harness::{Page, STILL, visit};
use crate::layout::no_faults;
use crate::pseudo_language::go;

/// The views by their addresses, and what shows that they are there.
const VIEWS: [(&str, &str); 10] = [
    ("#/home", ".home-puzzle .mini"),
    ("#/new", ".picker"),
    ("#/rules/giuthi-rounds", ".book li"),
    ("#/learn", ".course .track"),
    ("#/learn/layli-goobalay", ".lesson .board"),
    ("#/puzzles", ".puzzles .themes"),
    ("#/puzzles/alemungula", ".puzzle .board"),
    ("#/practice", ".puzzle[data-result=finished]"),
    ("#/editor", ".editor"),
    ("#/games", ".nothing"),
];

/// The views that have columns of texts at a desk.
const WITH_COLUMNS: [&str; 3] = ["#/learn", "#/puzzles", "#/editor"];

/// Visits every view on a telephone, and those with columns at a desk.
fn has_room(tag: &'static str) -> Result<()> {
    visit(STILL, move |page| async move {
        page.open("").await?;
        page.read(&format!("void (localStorage['mbegu.language'] = '{tag}')"))
            .await?;
        page.resize((360, 740)).await?;
        page.reload().await?;
        let language = Language::find(tag).context("the language")?;
        let direction = language.direction().name();
        let is_shown = format!(
            "document.documentElement.lang === '{tag}' && document.documentElement.dir === '{direction}'
                && !!document.querySelector('[data-phase]')"
        );
        page.until("the language", &is_shown).await?;
        page.late_styles().await?;
        no_faults(&page, &format!("{tag}-board")).await?;
        for (address, there) in VIEWS {
            check(&page, tag, address, there).await?;
        }
        page.resize((1440, 900)).await?;
        for (address, there) in VIEWS {
            if WITH_COLUMNS.contains(&address) {
                check(&page, &format!("{tag}-desk"), address, there).await?;
            }
        }
        go(&page, "#/", ".board").await?;
        page.press("[popovertarget=settings]").await?;
        let settings = "!!document.querySelector('[data-option=language]')";
        page.until("the settings", settings).await?;
        // The ids of messages without a text, such as `keys-of-the-board`.
        let ids =
            "[...document.body.innerText.matchAll(/\\b[a-z]+(-[a-z]+){2,}\\b/g)].map(it => it[0])";
        let ids = page.read(ids).await?;
        ensure!(ids == json!([]), "{tag} shows {ids}");
        Ok(())
    })
}

/// Opens a view and looks for faults.
async fn check(page: &Page, name: &str, address: &str, there: &str) -> Result<()> {
    go(page, address, there).await?;
    no_faults(page, &format!("{name}-{}", address.replace(['#', '/'], ""))).await
}

/// A test for each language, so that they run side by side.
macro_rules! languages {
    ($($name:ident: $tag:literal),* $(,)?) => {
        $(
            #[test]
            fn $name() -> Result<()> {
                has_room($tag)
            }
        )*

        #[test]
        fn every_language_is_visited() {
            let tags: Vec<_> = Language::offered().map(Language::tag).collect();
            assert_eq!(tags, ["en", $($tag),*]);
        }
    };
}

languages! {
    swahili_has_room: "sw",
    somali_has_room: "so",
    amharic_has_room: "am",
    arabic_has_room: "ar",
    french_has_room: "fr",
    portuguese_has_room: "pt-BR",
}
