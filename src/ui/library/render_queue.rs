//! The queue in which the entries of a long list wait to be rendered, so that the list
//! itself shows at once.
//!
//! Each task renders one entry. With a timer for each entry, Yew handled all timers that had
//! expired during a rendering in one task: 110 ms for 42 entries.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::ui::browser::slices;

/// The setters of the waiting entries, the next one first. Two queues are equal if they are
/// the same.
#[derive(Clone, Default)]
pub(super) struct RenderQueue(Rc<RefCell<VecDeque<UseStateSetter<bool>>>>);

impl PartialEq for RenderQueue {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl RenderQueue {
    /// Adds an entry at the end. `is_turn` is set to true when its turn has come.
    fn push(&self, is_turn: UseStateSetter<bool>) {
        self.0.borrow_mut().push_back(is_turn);
        if self.0.borrow().len() == 1 {
            let queue = self.clone();
            spawn_local(async move { queue.run().await });
        }
    }

    /// Gives each entry its turn, until none waits.
    async fn run(&self) {
        while !self.0.borrow().is_empty() {
            slices::pause().await;
            let next = self.0.borrow_mut().pop_front();
            if let Some(is_turn) = next {
                // An entry that has been unmounted ignores it.
                is_turn.set(true);
            }
        }
    }
}

/// Whether the component that calls this is rendered: at once, or when its turn in the
/// queue has come. Once rendered it stays so.
#[hook]
pub(super) fn use_turn(queue: &RenderQueue, is_at_once: bool) -> bool {
    let is_turn = use_state_eq(|| is_at_once);
    {
        let (is_turn, queue) = (is_turn.clone(), queue.clone());
        use_effect_with(is_at_once, move |&is_at_once| {
            if is_at_once {
                is_turn.set(true);
            } else if !*is_turn {
                queue.push(is_turn.setter());
            }
        });
    }
    *is_turn || is_at_once
}
