//! The rules pages: every text is there, and every example is played as the
//! game has it.

use std::fs;

use anyhow::{Context, Result, ensure};
use mbegu::rules::{GameStatus, Variant};
use serde_json::Value;

use crate::harness::{Page, STILL, visit};

/// The rules of a game as the page's file has them, item by item.
fn items(language: &str, variant: Variant) -> Result<Vec<Value>> {
    let folder = xtask::build::dist().with_file_name("static/rulebook");
    let book = fs::read_to_string(folder.join(language).with_extension("json"))?;
    let book: Value = serde_json::from_str(&book)?;
    let games = book["games"].as_array().context("games")?;
    let chapter = games.iter().find(|game| game["game"] == variant.id());
    let sections = chapter.context("a chapter")?["sections"].as_array();
    let items = sections
        .context("sections")?
        .iter()
        .chain([&book["common"]]);
    Ok(items
        .flat_map(|section| section["items"].as_array().cloned().unwrap_or_default())
        .collect())
}

/// The position after an example's move.
fn played(variant: Variant, example: &Value) -> Result<String> {
    let rules = variant.default_rules();
    let text = |name: &str| example[name].as_str().context("an example");
    let position = rules.parse_position(text("position")?)?;
    let after = match position.status() {
        GameStatus::Race => {
            rules.run_race(&position, &rules.parse_race(text("move")?)?, &mut ())?
        }
        _ => rules.try_play(&position, rules.parse_move(text("move")?)?, &mut ())?,
    };
    Ok(after.to_string())
}

async fn open_rules(page: &Page, variant: Variant) -> Result<()> {
    page.picker().await?;
    page.press(&format!("[data-action=game][data-at={}]", variant.id()))
        .await?;
    page.press("[data-action=rules]").await?;
    page.until("the rules", "!!document.querySelector('.book')")
        .await?;
    Ok(())
}

#[test]
fn every_example_is_played() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        for variant in Variant::ALL {
            open_rules(&page, variant).await?;
            for (number, item) in items("en", variant)?.iter().enumerate() {
                if item["example"].is_null() {
                    continue;
                }
                page.press(&format!("li [data-example='{number}']")).await?;
                let after = played(variant, &item["example"])?;
                let is = |position: &str| {
                    format!("document.querySelector('.board').dataset.position === '{position}'")
                };
                page.until(&after, &is(&after)).await?;
                page.press("[data-example=first]").await?;
                let before = item["example"]["position"].as_str().unwrap_or_default();
                page.until(before, &is(before)).await?;
            }
            page.press("[data-example=again]").await?;
            page.picture(&format!("rules-{}", variant.id())).await?;
            page.press("[data-example=close]").await?;
            page.until("no board", "!document.querySelector('.board')")
                .await?;
            page.press("[data-action=new]").await?;
        }
        page.no_errors().await
    })
}

#[test]
fn the_rules_are_told_in_every_language() -> Result<()> {
    visit(STILL, |page| async move {
        for language in ["en", "pt-BR"] {
            page.open("").await?;
            page.read(&format!(
                "localStorage.setItem('mbegu.language', '{language}')"
            ))
            .await?;
            page.driver.refresh().await?;
            for variant in Variant::ALL {
                open_rules(&page, variant).await?;
                let said = page
                    .read("[...document.querySelectorAll('.book li')].map(li => li.textContent)")
                    .await?;
                let said = said.as_array().context("a list")?;
                for item in items(language, variant)? {
                    let text = item["text"].as_str().context("a text")?;
                    let found = said.iter().filter_map(Value::as_str);
                    ensure!(
                        found.into_iter().any(|said| said.contains(text)),
                        "{}: {text}",
                        variant.id()
                    );
                }
                page.press("[data-action=new]").await?;
            }
        }
        page.no_errors().await
    })
}
