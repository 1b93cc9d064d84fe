//! A QR code in the page, drawn by a worker that is started for it.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::prelude::*;

use super::markup::markup;
use crate::ui::js::{number, text};
use crate::ui::px;

/// What starts the worker.
const LOADER: &str = "./qr_loader.js";
/// Modules of the quiet zone around a code, as the standard wants it.
const QUIET: f64 = 4.0;

#[derive(Properties, PartialEq)]
pub struct QrProps {
    /// What it says.
    pub text: String,
    /// What it is called.
    pub label: &'static str,
}

/// The code of a text, once it is drawn; nothing for a text too long.
#[component]
pub fn Qr(props: &QrProps) -> Html {
    let code = use_state_eq(|| None);
    {
        let code = code.clone();
        use_effect_with(props.text.clone(), move |text| {
            code.set(None);
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            options.set_name(text);
            // Without workers there is no code, and the link can be copied.
            let worker = Worker::new_with_options(LOADER, &options).ok();
            let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let said = event.data();
                code.set(
                    said.is_object()
                        .then(|| (number(&said, "size"), self::text(&said, "path"))),
                );
            });
            if let Some(worker) = &worker {
                worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            }
            move || {
                if let Some(worker) = worker {
                    worker.set_onmessage(None);
                    worker.terminate();
                }
                drop(hear);
            }
        });
    }
    let Some((size, path)) = &*code else {
        return Html::default();
    };
    let wide = px(size + 2.0 * QUIET);
    let corner = px(-QUIET);
    markup! {
        <svg class="qr" role="img" aria-label={props.label} viewBox={[&*corner, &corner, &wide, &wide].join(" ")}>
            <path d={path.clone()} />
        </svg>
    }
}
