//! Markup, kept as text until it is drawn.
//!
//! Each element that `html!` builds costs some 400 bytes of the program, as all
//! of its parts are put together where it stands: of what a visit fetches, 9 kB.
//! Here the markup is a text, and what differs is told in the order of the text;
//! one function makes elements of both. What `html!` alone can do stays with it:
//! components, listeners, and inputs with their values.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{Key, VList, VTag, VText};

/// Elements, written as for `html!`: `markup! { <p class="now">{ text }</p> }`.
///
/// Values and children stand in braces (see [`Hole`]); what may be missing is
/// an option, what is there many times stands after `for`.
macro_rules! markup {
    // In an element: its attributes.
    (@in [$($text:tt)*] [$($hole:tt)*] / > $($rest:tt)*) => {
        markup!(@ [$($text)* "\n>"] [$($hole)*] $($rest)*)
    };
    (@in [$($text:tt)*] [$($hole:tt)*] > $($rest:tt)*) => {
        markup!(@ [$($text)*] [$($hole)*] $($rest)*)
    };
    (@in [$($text:tt)*] [$($hole:tt)*] {$name:ident} $($rest:tt)*) => {
        markup!(@in [$($text)* "\n{" (stringify!($name))] [$($hole)* ($name)] $($rest)*)
    };
    (@in [$($text:tt)*] [$($hole:tt)*] $name:ident $(- $next:ident)* = {$value:expr} $($rest:tt)*) => {
        markup!(@in
            [$($text)* "\n{" (concat!(stringify!($name) $(, "-", stringify!($next))*))]
            [$($hole)* ($value)] $($rest)*)
    };
    (@in [$($text:tt)*] [$($hole:tt)*] $name:ident $(- $next:ident)* = $value:literal $($rest:tt)*) => {
        markup!(@in
            [$($text)* "\n" (concat!(stringify!($name) $(, "-", stringify!($next))*)) "=" $value]
            [$($hole)*] $($rest)*)
    };
    // Between elements.
    (@ [$($text:tt)*] [$($hole:tt)*] < / > $($rest:tt)*) => {
        markup!(@ [$($text)*] [$($hole)*] $($rest)*)
    };
    (@ [$($text:tt)*] [$($hole:tt)*] < > $($rest:tt)*) => {
        markup!(@ [$($text)*] [$($hole)*] $($rest)*)
    };
    (@ [$($text:tt)*] [$($hole:tt)*] < / $tag:ident > $($rest:tt)*) => {
        markup!(@ [$($text)* "\n>"] [$($hole)*] $($rest)*)
    };
    (@ [$($text:tt)*] [$($hole:tt)*] < $tag:ident $($rest:tt)*) => {
        markup!(@in [$($text)* "\n<" (stringify!($tag))] [$($hole)*] $($rest)*)
    };
    (@ [$($text:tt)*] [$($hole:tt)*] {for $many:expr} $($rest:tt)*) => {
        markup!(@ [$($text)* "\n{"] [$($hole)* ($crate::ui::page::markup::Each($many))] $($rest)*)
    };
    (@ [$($text:tt)*] [$($hole:tt)*] {$child:expr} $($rest:tt)*) => {
        markup!(@ [$($text)* "\n{"] [$($hole)* ($child)] $($rest)*)
    };
    // At the end.
    (@ [$($text:tt)*] []) => {
        $crate::ui::page::markup::draw(concat!($(markup!(@text $text)),*), Vec::new())
    };
    (@ [$($text:tt)*] [$(($hole:expr))*]) => {{
        let mut holes = Vec::new();
        $($crate::ui::page::markup::Hole::fill($hole, &mut holes);)*
        $crate::ui::page::markup::draw(concat!($(markup!(@text $text)),*), holes)
    }};
    (@text ($text:expr)) => { $text };
    (@text $text:literal) => { $text };
    (< $($rest:tt)*) => { markup!(@ [] [] < $($rest)*) };
    ({$($hole:tt)*} $($rest:tt)*) => { markup!(@ [] [] {$($hole)*} $($rest)*) };
}
pub(super) use markup;

/// Makes elements of a text of which each line begins with what it is: `<`
/// opens an element, `>` ends it, `{` is what the next of the holes holds: an
/// attribute where a name follows, else something inside. Any other is an
/// attribute with its value.
pub fn draw(text: &'static str, holes: Vec<Html>) -> Html {
    let mut holes = holes.into_iter();
    // Those that are open, each with what came before it beside it.
    let mut open: Vec<(VTag, Vec<Html>)> = Vec::new();
    let mut inside = Vec::new();
    for line in text.split('\n') {
        if let Some(name) = line.strip_prefix('<') {
            open.push((VTag::new(name), std::mem::take(&mut inside)));
        } else if line == ">" {
            if let Some((mut tag, beside)) = open.pop() {
                if let Some(children) = tag.children_mut() {
                    *children = nodes(std::mem::replace(&mut inside, beside));
                }
                inside.push(tag.into());
            }
        } else if line == "{" {
            inside.extend(holes.next());
        } else if let Some((tag, _)) = open.last_mut() {
            if let Some(name) = line.strip_prefix('{') {
                // Nothing leaves the attribute out.
                let Some(Html::VText(value)) = holes.next() else {
                    continue;
                };
                if name == "key" {
                    tag.key = Some(Key::from(&*value.text));
                } else {
                    tag.add_attribute(name, value.text);
                }
            } else if let Some((name, value)) = line.split_once('=') {
                tag.add_attribute(name, AttrValue::Static(value));
            }
        }
    }
    nodes(inside)
}

/// An element with the attributes of another: `html!` makes the one, which
/// listens, `markup!` the other.
pub fn dressed(bare: Html, dress: Html) -> Html {
    let (Html::VTag(mut bare), Html::VTag(dress)) = (bare, dress) else {
        return Html::default();
    };
    if let Some(bare) = Rc::get_mut(&mut bare) {
        bare.attributes.clone_from(&dress.attributes);
    }
    Html::VTag(bare)
}

/// A few nodes as one.
fn nodes(mut nodes: Vec<Html>) -> Html {
    if nodes.len() == 1
        && let Some(only) = nodes.pop()
    {
        return only;
    }
    VList::with_children(nodes, None).into()
}

/// What can differ: the value of an attribute, or what is inside an element.
// Nothing of it is copied to where it is called: that would be its weight.
pub trait Hole {
    /// Puts it after the others.
    fn fill(self, holes: &mut Vec<Html>);
}

impl Hole for Html {
    #[inline(never)]
    fn fill(self, holes: &mut Vec<Html>) {
        holes.push(self);
    }
}

impl Hole for AttrValue {
    #[inline(never)]
    fn fill(self, holes: &mut Vec<Html>) {
        holes.push(VText::new(self).into());
    }
}

impl Hole for &'static str {
    #[inline(never)]
    fn fill(self, holes: &mut Vec<Html>) {
        AttrValue::Static(self).fill(holes);
    }
}

impl Hole for String {
    #[inline(never)]
    fn fill(self, holes: &mut Vec<Html>) {
        AttrValue::from(self).fill(holes);
    }
}

/// Nothing keeps its place: what comes after it isn't taken for it.
impl<T: Hole> Hole for Option<T> {
    #[inline(never)]
    fn fill(self, holes: &mut Vec<Html>) {
        match self {
            Some(one) => one.fill(holes),
            None => Html::default().fill(holes),
        }
    }
}

/// Classes, of which some may be empty.
impl<const N: usize> Hole for [&str; N] {
    fn fill(self, holes: &mut Vec<Html>) {
        classes(&self, holes);
    }
}

#[inline(never)]
fn classes(classes: &[&str], holes: &mut Vec<Html>) {
    let mut all = String::new();
    for class in classes.iter().filter(|class| !class.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(class);
    }
    (!all.is_empty()).then_some(all).fill(holes);
}

/// A list, which stays a list, however short: what comes and goes in it leaves
/// the nodes beside it alone.
pub struct Each<I>(pub I);

impl<I: IntoIterator<Item = Html>> Hole for Each<I> {
    fn fill(self, holes: &mut Vec<Html>) {
        let mut list = Vec::new();
        for node in self.0 {
            node.fill(&mut list);
        }
        fill_list(list, holes);
    }
}

#[inline(never)]
fn fill_list(list: Vec<Html>, holes: &mut Vec<Html>) {
    holes.push(VList::with_children(list, None).into());
}
