//! The progress of the courses in the storage.

use std::rc::Rc;

use yew::prelude::*;

use super::CourseProgress;
use crate::rules::Variant;
use crate::ui::browser::storage::COURSES;
use crate::ui::browser::stored_progress::use_stored_progress;

/// The stored progress, and a callback that adds a step which is done.
#[hook]
pub fn use_progress() -> (Rc<CourseProgress>, Callback<(Variant, String)>) {
    let (progress, change) = use_stored_progress::<CourseProgress>(COURSES);
    let add = change.reform(
        |(variant, step): (Variant, String)| -> Box<dyn FnOnce(&mut _)> {
            Box::new(move |progress: &mut CourseProgress| progress.add(variant, &step))
        },
    );
    (progress, add)
}
