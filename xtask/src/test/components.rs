//! Holds that every component of the page draws at least one node.
//!
//! Yew 0.23.0 tells a component of its next sibling only after the render of its parent.
//! Until then a component without a node has the place of the sibling of the render before:
//! where that sibling goes and something comes before the component, the program panics.
//! A component draws an element, and its parent decides whether it is there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Block, Expr, Item, ItemFn, Macro, Stmt};

use super::layers::files;

/// Checks every component of `src/ui`.
///
/// # Errors
///
/// The components that may draw nothing, a line each.
fn check(root: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    for file in files(&root.join("src/ui"))? {
        let place = file.strip_prefix(root).unwrap_or(&file).display();
        let text = fs::read_to_string(&file).with_context(|| format!("{place} can't be read"))?;
        let names = may_draw_nothing(&text).with_context(|| place.to_string())?;
        wrong.extend(names.iter().map(|name| format!("{place}: {name}")));
    }
    if !wrong.is_empty() {
        bail!("components that may draw nothing:\n{}", wrong.join("\n"));
    }
    Ok(())
}

/// The components of a file for which it can't be seen that they draw an element.
fn may_draw_nothing(text: &str) -> Result<Vec<String>> {
    let items = syn::parse_file(text)?.items;
    let functions = items.iter().filter_map(|item| match item {
        Item::Fn(function) => Some((function.sig.ident.to_string(), function)),
        _ => None,
    });
    let functions = Functions(functions.collect());
    let wrong = functions.0.iter().filter(|(_, function)| {
        let mut attributes = function.attrs.iter();
        attributes.any(|it| it.path().is_ident("component")) && !functions.draws(function)
    });
    Ok(wrong.map(|(name, _)| name.clone()).collect())
}

/// The children of a component.
const CHILDREN: &str = "props . children . clone ()";

/// The functions of a file by their names.
struct Functions<'a>(BTreeMap<String, &'a ItemFn>);

impl Functions<'_> {
    /// Whether a function returns an element, whatever it is called with.
    fn draws(&self, function: &ItemFn) -> bool {
        let body = function.block.to_token_stream();
        self.block_draws(&function.block) && self.returns_draw(body)
    }

    /// Whether the value of a block is an element.
    fn block_draws(&self, block: &Block) -> bool {
        match block.stmts.last() {
            Some(Stmt::Expr(value, None)) => self.expression_draws(value),
            Some(Stmt::Macro(value)) => self.macro_draws(&value.mac),
            _ => false,
        }
    }

    fn expression_draws(&self, value: &Expr) -> bool {
        match value {
            Expr::Macro(value) => self.macro_draws(&value.mac),
            Expr::Block(value) => self.block_draws(&value.block),
            Expr::Match(value) => value
                .arms
                .iter()
                .all(|arm| self.expression_draws(&arm.body)),
            Expr::If(value) => {
                let otherwise = value.else_branch.as_ref();
                self.block_draws(&value.then_branch)
                    && otherwise.is_some_and(|(_, value)| self.expression_draws(value))
            }
            // What a parent passes is the parent's to hold to this.
            Expr::MethodCall(_) => value.to_token_stream().to_string() == CHILDREN,
            Expr::Call(call) => {
                let name = call.func.to_token_stream().to_string();
                self.0
                    .get(&name)
                    .is_some_and(|function| self.draws(function))
            }
            _ => false,
        }
    }

    /// Whether a macro is `html!` and begins with an element, a component or the call of a
    /// function that draws one, perhaps in a fragment.
    fn macro_draws(&self, html: &Macro) -> bool {
        let tokens: Vec<TokenTree> = html.tokens.clone().into_iter().collect();
        let is = |at: usize, sign: char| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
        let is_fragment = is(0, '<') && is(1, '>');
        let first = if is_fragment { 2 } else { 0 };
        html.path.is_ident("html")
            && match tokens.get(first) {
                Some(TokenTree::Group(call)) => {
                    let call = syn::parse2(call.stream());
                    call.is_ok_and(|call| self.expression_draws(&call))
                }
                _ => is(first, '<') && matches!(tokens.get(first + 1), Some(TokenTree::Ident(_))),
            }
    }

    /// Whether each `return` of HTML in a body returns an element.
    fn returns_draw(&self, body: TokenStream) -> bool {
        let tokens: Vec<TokenTree> = body.into_iter().collect();
        tokens.iter().enumerate().all(|(at, token)| match token {
            TokenTree::Group(group) => self.returns_draw(group.stream()),
            TokenTree::Ident(word) if word == "return" => {
                let value = tokens[at + 1..].iter().cloned();
                let value = value.take_while(|token| token.to_string() != ";");
                let value: TokenStream = value.collect();
                let is_html = value.to_string().to_lowercase().contains("html");
                !is_html || syn::parse2(value).is_ok_and(|value| self.expression_draws(&value))
            }
            _ => true,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_component_draws_a_node() -> Result<()> {
        check(&crate::setup::root())
    }

    #[test]
    fn a_component_that_may_draw_nothing_is_found() -> Result<()> {
        let names = may_draw_nothing(
            "#[component] fn Element() -> Html { html! { <p /> } }
             #[component] fn Fragment() -> Html { html! { <><Element /></> } }
             #[component] fn Choice() -> Html { match 1 { 1 => html! { <p /> }, _ => one() } }
             #[component] fn Call() -> Html { html! { <>{ one() }</> } }
             #[component] fn Unless() -> Html { if true { return; } html! { <p /> } }
             fn one() -> Html { html! { <b /> } }
             fn nothing() -> Html { Html::default() }
             #[component] fn If() -> Html { html! { if true { <p /> } } }
             #[component] fn Empty() -> Html { html! {} }
             #[component] fn Text() -> Html { html! { <>{ 1 }</> } }
             #[component] fn List() -> Html { [].into_iter().collect() }
             #[component] fn Return() -> Html { if true { return Html::default(); } html! { <p /> } }
             #[component] fn Arm() -> Html { match 1 { 1 => html! { <p /> }, _ => nothing() } }",
        )?;
        let wrong = ["Arm", "Empty", "If", "List", "Return", "Text"];
        assert_eq!(names, wrong);
        Ok(())
    }
}
