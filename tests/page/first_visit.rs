//! A first visit without eyes and pointer: from the home view to the first capture by the
//! tree that a screen reader gets, with Tab, Enter and letters alone. Nothing is looked up
//! in the document.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::harness::{Page, STILL, visit};

/// The most turns that the first capture may take.
const MAX_TURNS: usize = 20;

/// The most presses of Tab on the way to something.
const MAX_TABS: usize = 80;

/// How a turn of the player is announced.
const TURN: &str = "Your turn.";

/// How a result is announced: the bot's turn may end the game.
const ENDS: [&str; 3] = ["You win, ", "The bot wins, ", "A draw, "];

/// What is asked once a pit is chosen.
const ASKED: &str = "Now press the way to sow it";

/// How many changes of the page a text is waited for.
const MAX_WAITS: usize = 4_000;

/// What a screen reader knows of the page at a moment.
struct Tree(Vec<Value>);

impl Tree {
    fn of(page: &Page) -> Result<Self> {
        let tree = page.cdp("Accessibility.getFullAXTree", json!({}))?;
        let nodes = tree["nodes"].as_array().context("no tree")?;
        let is_told = |node: &&Value| node["ignored"] != true;
        Ok(Self(nodes.iter().filter(is_told).cloned().collect()))
    }

    fn role(node: &Value) -> &str {
        node["role"]["value"].as_str().unwrap_or_default()
    }

    fn name(node: &Value) -> &str {
        node["name"]["value"].as_str().unwrap_or_default()
    }

    fn has(node: &Value, property: &str) -> bool {
        let properties = node["properties"].as_array();
        let mut found = properties.into_iter().flatten();
        found.any(|it| it["name"] == property && it["value"]["value"] == true)
    }

    /// The names of all nodes of a role.
    fn names(&self, role: &str) -> Vec<&str> {
        let found = self.0.iter().filter(|node| Self::role(node) == role);
        found.map(Self::name).collect()
    }

    /// Role and name of what has the focus.
    fn focus(&self) -> (&str, &str) {
        // The document has it as well.
        let mut focused = (self.0.iter())
            .filter(|node| Self::has(node, "focused") && Self::role(node) != "RootWebArea");
        focused
            .next()
            .map_or(("", ""), |node| (Self::role(node), Self::name(node)))
    }

    /// The texts of the live regions.
    fn live(&self) -> String {
        let mut texts = Vec::new();
        let regions = self.0.iter().filter(|node| Self::role(node) == "status");
        for region in regions {
            self.collect(region, &mut texts);
        }
        texts.join(" ")
    }

    fn collect<'a>(&'a self, node: &'a Value, texts: &mut Vec<&'a str>) {
        if Self::role(node) == "StaticText" {
            texts.push(Self::name(node));
        }
        for id in node["childIds"].as_array().into_iter().flatten() {
            if let Some(child) = self.0.iter().find(|node| node["nodeId"] == *id) {
                self.collect(child, texts);
            }
        }
    }
}

/// Waits until the tree is as wanted.
fn until(page: &Page, what: &str, is_so: impl Fn(&Tree) -> bool) -> Result<Tree> {
    let mut tree = Tree::of(page)?;
    for _ in 0..MAX_WAITS {
        if is_so(&tree) {
            return Ok(tree);
        }
        page.next_change()?;
        tree = Tree::of(page)?;
    }
    bail!(
        "{what} never came; the focus is at {:?}, the live regions say {:?}",
        tree.focus(),
        tree.live()
    )
}

/// Presses Tab until something has the focus whose role and name are as wanted.
fn tab_to(page: &Page, what: &str, is_it: impl Fn(&str, &str) -> bool) -> Result<()> {
    let mut passed = Vec::new();
    for _ in 0..MAX_TABS {
        let tree = Tree::of(page)?;
        let (role, name) = tree.focus();
        if is_it(role, name) {
            return Ok(());
        }
        passed.push(format!("{role} {name:?}"));
        page.key("Tab")?;
    }
    bail!("Tab doesn't come to {what}, but to {passed:#?}")
}

/// Goes to a link or button by Tab, and presses Enter.
fn follow(page: &Page, role: &str, name: &str) -> Result<()> {
    tab_to(page, name, |its, told| (its, told) == (role, name))?;
    page.key("Enter")
}

/// The letters of the player's pits that can be sown, by their labels.
fn playable(tree: &Tree) -> Vec<String> {
    let labels = tree.names("button").into_iter();
    let own = labels.filter_map(|label| label.strip_prefix("Your pit ")?.split_once(','));
    let playable = own.filter(|(_, rest)| rest.contains("can be sown"));
    playable.map(|(letter, _)| letter.to_owned()).collect()
}

/// The buttons of the ways of a chosen pit: what each takes, and its name.
fn ways(tree: &Tree) -> Vec<(u32, String)> {
    let names = tree.names("button").into_iter();
    let ways = names.filter(|name| name.starts_with("Sow "));
    let ways = ways.map(|name| {
        let seeds = name.split("Takes ").nth(1);
        let seeds = seeds.and_then(|seeds| seeds.split(' ').next()?.parse().ok());
        (seeds.unwrap_or(0), name.to_owned())
    });
    ways.collect()
}

/// Chooses each pit, plays what takes most, and returns what is said of the turn.
fn play(page: &Page) -> Result<String> {
    let tree = until(page, "a pit to sow", |tree| !playable(tree).is_empty())?;
    // The effect that hears keys may follow the drawn board by a frame.
    page.next_frames()?;
    let mut all = Vec::new();
    for letter in playable(&tree) {
        page.key(&letter)?;
        let are_there = |tree: &Tree| tree.live().contains(ASKED) && !ways(tree).is_empty();
        let tree = until(page, "the ways", are_there)?;
        let ways = ways(&tree).into_iter();
        all.extend(ways.map(|(seeds, name)| (seeds, letter.clone(), name)));
        page.key("Escape")?;
        let are_gone = |tree: &Tree| !tree.live().contains(ASKED) && self::ways(tree).is_empty();
        until(page, "no ways", are_gone)?;
    }
    let (_, letter, way) = all.into_iter().max().context("no move")?;
    let before = Tree::of(page)?.live();
    page.key(&letter)?;
    until(page, "the ways again", |tree| !ways(tree).is_empty())?;
    follow(page, "button", &way)?;
    let played = format!("You sowed pit {letter}");
    let is_announced = |tree: &Tree| {
        let live = tree.live();
        let is_known = live.contains(TURN) || ENDS.iter().any(|end| live.contains(end));
        live != before && live.contains(&played) && is_known
    };
    Ok(until(page, "the next turn", is_announced)?.live())
}

#[test]
fn the_first_capture_is_made_by_keys_and_by_what_is_read_out() -> Result<()> {
    visit(STILL, |page| {
        page.cdp("Accessibility.enable", json!({}))?;
        page.open("")?;
        until(&page, "the page", |tree| tree.live().contains(TURN))?;
        follow(&page, "link", "Mbegu")?;
        let is_home = |tree: &Tree| tree.names("heading").contains(&"Play a new game");
        until(&page, "the games at home", is_home)?;
        follow(&page, "button", "Giuthi")?;
        let is_picker = |tree: &Tree| tree.focus() == ("heading", "Choose a game");
        until(&page, "the picker", is_picker)?;
        follow(&page, "button", "Start")?;
        let is_begun = |tree: &Tree| tree.live().contains(TURN);
        let tree = until(&page, "the first turn", is_begun)?;
        // The goal of the game is said first.
        let goal = "Take 37 of the 72 seeds and you win.";
        ensure!(tree.live().contains(goal), "{}", tree.live());
        for _ in 0..MAX_TURNS {
            let heard = play(&page)?;
            let mut own = heard.split(". ").filter(|it| it.starts_with("You sowed"));
            if own.any(|it| it.contains("took ")) {
                return Ok(());
            }
        }
        bail!("nothing was captured in {MAX_TURNS} turns")
    })
}
