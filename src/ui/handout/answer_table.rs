//! Tasks that were handed out: their link, and the table of the answers to them.

use web_sys::{Element, HtmlElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::csv::{csv, file_name, separator_of};
use super::link_box::LinkBox;
use super::texts::{item_task, result_name, result_text};
use crate::link::{Answers, HandoutItem, HandoutLink, ItemResult};
use crate::ui::browser::address::{handout_of, is_handout};
use crate::ui::browser::stored_progress::ProgressChange;
use crate::ui::browser::{files, focus_heading, system, use_focus, use_locale};
use crate::ui::describe;
use crate::ui::game::{Handouts, KeptHandout, handout_name};
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub(super) struct KeptViewProps {
    pub kept: KeptHandout,
    pub change: ProgressChange<Handouts>,
    /// Whether it is open at first.
    pub is_open: bool,
    /// Whether it takes the focus when it appears.
    #[prop_or_default]
    pub takes_focus: bool,
}

/// Tasks that were handed out, folded under their name.
#[component]
pub(super) fn KeptView(props: &KeptViewProps) -> Html {
    let locale = use_locale();
    let KeptViewProps { kept, change, .. } = props;
    // The QR code and the table of what is folded away are not drawn.
    let is_open = use_state_eq(|| props.is_open);
    let is_asked = use_state_eq(|| false);
    let summary = use_focus(props.takes_focus);
    // The answers that were taken out last, and whether they were begun here.
    let removed = use_state_eq(|| None::<(Answers, bool)>);
    let rows = rows(kept);
    let onremove = {
        let (kept, change, removed) = (kept.clone(), change.clone(), removed.clone());
        Callback::from(move |answers: Answers| {
            removed.set(Some((answers.clone(), kept.has_here(&answers))));
            let handout = kept.handout.clone();
            change.emit(Box::new(move |handouts: &mut Handouts| {
                handouts.keep(&handout).remove(&answers);
            }));
            // The button goes.
            focus_heading();
        })
    };
    let onundo = {
        let (handout, change, removed) = (kept.handout.clone(), change.clone(), removed.clone());
        move |_: MouseEvent| {
            if let Some((answers, is_here)) = (*removed).clone() {
                let handout = handout.clone();
                change.emit(Box::new(move |handouts: &mut Handouts| {
                    let kept = handouts.keep(&handout);
                    if is_here {
                        kept.add_here(answers);
                    } else {
                        kept.add(answers);
                    }
                }));
            }
            removed.set(None);
            focus_heading();
        }
    };
    let onsave = {
        let (locale, kept) = (locale.clone(), kept.clone());
        move |_: MouseEvent| {
            let cells = cells(&locale, &kept, &self::rows(&kept));
            let name = file_name(kept.handout.title.as_str(), &system::today());
            files::download(&name, &csv(&cells, separator_of(&locale)));
        }
    };
    let ontoggle = {
        let is_open = is_open.clone();
        move |event: Event| {
            let details = event.target_dyn_into::<Element>();
            is_open.set(details.is_some_and(|details| details.has_attribute("open")));
        }
    };
    let onask = {
        let is_asked = is_asked.clone();
        move |_: MouseEvent| is_asked.set(!*is_asked)
    };
    let ondelete = {
        let (change, link) = (change.clone(), kept.link.clone());
        move |_: MouseEvent| {
            let link = link.clone();
            change.emit(Box::new(move |handouts: &mut Handouts| {
                handouts.kept.retain(|kept| kept.link != link);
            }));
            // The button goes.
            focus_heading();
        }
    };
    html! {
        <details class="handed-out card" data-handout={kept.link.clone()} open={props.is_open} {ontoggle}>
            <summary ref={summary}>
                <h2><bdi>{ handout_name(&locale, &kept.handout) }</bdi></h2>
                <span class="about">{ t!(locale, "handout-answers", count = rows.len()) }</span>
                { icon(Icon::Down) }
            </summary>
            if *is_open {
                <LinkBox link={kept.link.clone()} />
                if !rows.is_empty() {
                    { table(&locale, kept, &rows, &onremove) }
                }
            }
            <div class="row" role="status">
                if let Some((answers, _)) = &*removed {
                    <span>{ t!(locale, "library-deleted", what = answers.name.as_str()) }</span>
                    <button type="button" data-action="undo" onclick={onundo}>
                        { t!(locale, "library-undo") }
                    </button>
                }
            </div>
            <Paste kept={kept.clone()} change={change.clone()} />
            <div class="row">
                if *is_asked {
                    <p role="status">{ t!(locale, "handout-delete") }</p>
                    <button type="button" class="alarm" data-action="handout-delete-yes" onclick={ondelete}>
                        { t!(locale, "library-delete") }
                    </button>
                } else if !rows.is_empty() {
                    <button type="button" data-action="handout-save" onclick={onsave}>
                        { t!(locale, "handout-save") }
                    </button>
                }
                if kept.own.is_some() && !*is_asked {
                    <a class="button" href={format!("#{}", kept.link)}>{ t!(locale, "go-on") }</a>
                }
                // One button for both, so that it keeps the focus.
                <button
                    type="button"
                    data-action={if *is_asked { "handout-delete-no" } else { "handout-delete" }}
                    onclick={onask}
                >
                    if *is_asked {
                        { t!(locale, "cancel") }
                    } else {
                        { t!(locale, "library-delete") }
                    }
                </button>
            </div>
        </details>
    }
}

/// All answers that are known here, by name.
fn rows(kept: &KeptHandout) -> Vec<Answers> {
    let mut rows = kept.all();
    rows.sort_by_key(|answers| answers.name.as_str().to_lowercase());
    rows
}

/// How many pupils did an item without a fault.
fn faultless(rows: &[Answers], item: usize) -> usize {
    let results = rows.iter().map(|answers| &answers.results[item]);
    results.filter(|result| result.is_faultless()).count()
}

/// The table as it is saved: a line for each pupil, and one for how many did an item without a
/// fault.
fn cells(locale: &Locale, kept: &KeptHandout, rows: &[Answers]) -> Vec<Vec<String>> {
    let items = &kept.handout.items;
    let head = items.iter().enumerate().map(|(index, item)| {
        let name = describe::game(locale, item.variant());
        let task = item_task(locale, item);
        let number = t!(locale, "handout-task", number = index + 1);
        format!("{number}: {name}, {task}")
    });
    let before = [t!(locale, "handout-pupil"), t!(locale, "handout-faultless")];
    let head = before.into_iter().chain(head).collect();
    let pupil = |answers: &Answers| {
        let before = [
            answers.name.as_str().to_owned(),
            answers.faultless().to_string(),
        ];
        let results = answers.results.iter();
        let results = results.map(|result| result_text(locale, result));
        before.into_iter().chain(results).collect()
    };
    let last = (0..items.len()).map(|item| faultless(rows, item).to_string());
    let before = [t!(locale, "handout-faultless"), String::new()];
    let last = before.into_iter().chain(last).collect();
    let pupils = rows.iter().map(pupil);
    [head].into_iter().chain(pupils).chain([last]).collect()
}

fn table(
    locale: &Locale,
    kept: &KeptHandout,
    rows: &[Answers],
    onremove: &Callback<Answers>,
) -> Html {
    let head = |(index, item): (usize, &HandoutItem)| {
        let name = describe::game(locale, item.variant());
        let title = locale.enumeration([name, item_task(locale, item)]);
        html! {
            <th scope="col" {title}>
                <span aria-hidden="true">{ locale.number((index + 1) as u64) }</span>
                <span class="for-readers">{ t!(locale, "handout-task", number = index + 1) }</span>
            </th>
        }
    };
    let cell = |result: &ItemResult| {
        html! { <td data-result={result_name(result)}>{ result_text(locale, result) }</td> }
    };
    let row = |answers: &Answers| {
        let is_own = kept.own.as_ref() == Some(answers);
        html! {
            <tr data-pupil={answers.name.as_str().to_owned()}>
                <th scope="row"><bdi>{ answers.name.as_str() }</bdi></th>
                <td>{ locale.number(answers.faultless() as u64) }</td>
                { for answers.results.iter().map(cell) }
                <td>
                    if !is_own {
                        { remove_button(locale, answers, onremove) }
                    }
                </td>
            </tr>
        }
    };
    let count = |item: usize| {
        html! { <td>{ locale.number(faultless(rows, item) as u64) }</td> }
    };
    let items = &kept.handout.items;
    html! {
        <div class="answer-table" tabindex="0" role="region" aria-label={t!(locale, "handout-answers", count = rows.len())}>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ t!(locale, "handout-pupil") }</th>
                        <th scope="col">{ t!(locale, "handout-faultless") }</th>
                        { for items.iter().enumerate().map(head) }
                        <td />
                    </tr>
                </thead>
                <tbody>{ for rows.iter().map(row) }</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{ t!(locale, "handout-faultless") }</th>
                        <td />
                        { for (0..items.len()).map(count) }
                        <td />
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

/// The button that takes answers out of the table, such as those that came twice.
fn remove_button(locale: &Locale, answers: &Answers, onremove: &Callback<Answers>) -> Html {
    let label = t!(locale, "handout-remove", what = answers.name.as_str());
    let answers = answers.clone();
    let onclick = onremove.reform(move |_: MouseEvent| answers.clone());
    html! {
        <button
            type="button"
            class="sign-button quiet"
            data-action="handout-row"
            aria-label={label.clone()}
            title={label}
            {onclick}
        >
            { icon(Icon::Close) }
        </button>
    }
}

#[derive(Properties, PartialEq)]
struct PasteProps {
    kept: KeptHandout,
    change: ProgressChange<Handouts>,
}

/// Takes answers out of a text, such as the messages of a chat.
#[component]
fn Paste(props: &PasteProps) -> Html {
    let locale = use_locale();
    let field = use_node_ref();
    // How many answers and damaged links the last text had.
    let found = use_state_eq(|| None::<(usize, usize)>);
    let ontake = {
        let (field, found) = (field.clone(), found.clone());
        let (kept, change) = (props.kept.clone(), props.change.clone());
        move |_: MouseEvent| {
            let Some(area) = field.cast::<HtmlTextAreaElement>() else {
                return;
            };
            let (answers, damaged) = answers_in(&area.value(), &kept);
            found.set(Some((answers.len(), damaged)));
            if answers.is_empty() {
                return;
            }
            if damaged == 0 {
                area.set_value("");
            }
            let handout = kept.handout.clone();
            change.emit(Box::new(move |handouts: &mut Handouts| {
                let kept = handouts.keep(&handout);
                answers.into_iter().for_each(|answers| kept.add(answers));
            }));
            let area: &HtmlElement = &area;
            // A field that can't take the focus leaves it where it is.
            let _ = area.focus();
        }
    };
    html! {
        <div class="handout-paste">
            <label>
                <span>{ t!(locale, "handout-paste") }</span>
                <textarea ref={field} rows="2" spellcheck="false" autocomplete="off" data-option="handout-paste" />
            </label>
            <button type="button" data-action="handout-take" onclick={ontake}>
                { t!(locale, "library-take") }
            </button>
            <p class="about" role="status">
                if let Some((count, damaged)) = *found {
                    { t!(locale, "handout-found", count = count) }
                    if damaged > 0 {
                        { " · " }
                        { t!(locale, "handout-damaged", count = damaged) }
                    }
                }
            </p>
        </div>
    }
}

/// The answers to tasks in a text with links, and the number of links with tasks or answers that
/// can't be read.
fn answers_in(text: &str, kept: &KeptHandout) -> (Vec<Answers>, usize) {
    let (mut found, mut damaged) = (Vec::new(), 0);
    for word in text.split_whitespace() {
        // Links may follow each other without white space: the second one's address ends the
        // first, which `handout_of` leaves out.
        let parts: Vec<&str> = word.split('#').collect();
        for pair in parts.windows(2) {
            let (address, link) = (pair[0], pair[1]);
            match handout_of(link) {
                Ok(HandoutLink::Answers(handout, answers)) if handout == kept.handout => {
                    if !found.contains(&answers) {
                        found.push(answers);
                    }
                }
                Ok(_) => {}
                // Else it may be a number, as in "task #6".
                Err(_) => damaged += usize::from(address.contains("://") && is_handout(link)),
            }
        }
    }
    (found, damaged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{Handout, Name, encode_answers};
    use crate::rules::Variant;

    fn answers(name: &str) -> Answers {
        Answers {
            name: Name::tidy(name),
            number: 1,
            results: vec![ItemResult::Drill(vec![true])],
        }
    }

    fn kept(title: &str) -> KeptHandout {
        let item = HandoutItem::Drill {
            variant: Variant::Giuthi,
            level: 1,
            seed: 5,
        };
        let handout = Handout {
            title: Name::tidy(title),
            items: vec![item],
        };
        Handouts::default().keep(&handout).clone()
    }

    #[test]
    fn answers_are_found_in_a_chat() {
        let (ours, other) = (kept("Class 4"), kept("Class 5"));
        let link = |kept: &KeptHandout, name| {
            let text = encode_answers(&kept.handout, &answers(name));
            format!("https://example.org/mbegu/#{text}")
        };
        let chat = format!(
            "[10:04] Amina: done!! {} \n[10:06] Omar: {}, see you\n{} https://example.org/#6AAAA #",
            link(&ours, "Amina"),
            link(&ours, "Omar"),
            link(&other, "Zawadi"),
        );
        let wanted = vec![answers("Amina"), answers("Omar")];
        assert_eq!(answers_in(&chat, &ours), (wanted, 1));
        for between in ["", ",", ", ", ";"] {
            let both = [link(&ours, "Amina"), link(&ours, "Omar")].join(between);
            let wanted = vec![answers("Amina"), answers("Omar")];
            assert_eq!(answers_in(&both, &ours), (wanted, 0), "{between}");
        }
        let whole = link(&ours, "Amina");
        let twice = format!("[{whole}]({whole})");
        assert_eq!(answers_in(&twice, &ours), (vec![answers("Amina")], 0));
        let cut = format!("({}", &whole[..whole.len() - 4]);
        assert_eq!(answers_in(&cut, &ours), (Vec::new(), 1));
        for text in [
            "hello",
            "https://example.org/#about",
            "#5BmDMbeguQQlZBqAgACQUfQ",
        ] {
            assert_eq!(answers_in(text, &ours), (Vec::new(), 0), "{text}");
        }
    }

    #[test]
    fn pupils_are_listed_by_name() {
        let mut kept = kept("Class 4");
        for name in ["omar", "Zawadi", "Amina"] {
            kept.add(answers(name));
        }
        kept.own = Some(answers("Baraka"));
        let names = |kept: &KeptHandout| -> Vec<String> {
            let rows = rows(kept).into_iter();
            rows.map(|answers| answers.name.as_str().to_owned())
                .collect()
        };
        assert_eq!(names(&kept), ["Amina", "Baraka", "omar", "Zawadi"]);
        // Nothing was done, or the own answers were sent and opened here.
        let untried = Answers {
            results: vec![ItemResult::Drill(Vec::new())],
            ..answers("Baraka")
        };
        for own in [untried, answers("omar")] {
            kept.own = Some(own);
            assert_eq!(names(&kept), ["Amina", "omar", "Zawadi"]);
        }
    }
}
