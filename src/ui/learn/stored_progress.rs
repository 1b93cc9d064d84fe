//! The progress of the courses in the storage.

use yew::prelude::*;

use super::CourseProgress;
use crate::rules::Variant;
use crate::ui::browser::storage;

/// The stored progress, and a callback that adds a step which is done. A storage that
/// is full or forbidden keeps nothing; the courses work without it.
#[hook]
pub fn use_progress() -> (CourseProgress, Callback<(Variant, String)>) {
    let progress = use_state_eq(read);
    {
        let progress = progress.clone();
        storage::use_storage_changes(move || {
            if storage::is_available() {
                progress.set(read());
            }
        });
    }
    let add = {
        let progress = progress.clone();
        Callback::from(move |(variant, step): (Variant, String)| {
            // Another tab may have stored more, and this one may be unable to.
            let mut now = read();
            now.merge(&progress);
            now.add(variant, &step);
            // The step counts for this visit even if it can't be stored.
            let _ = storage::write_courses(&now.to_string());
            progress.set(now);
        })
    };
    ((*progress).clone(), add)
}

fn read() -> CourseProgress {
    let text = storage::courses().unwrap_or_default();
    let Ok(progress) = text.parse();
    progress
}
