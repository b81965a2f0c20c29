//! Reasons to doubt that a property that holds says anything (Beer, Ben-David, Eisner and
//! Rodeh 1997 call it vacuity): nothing happens, or nothing that was promised is reached.
//! That an assumption lets nothing pass, or that what a formula waits for never comes, the
//! models say themselves (`Model::doubts`).

use crate::{Kind, Property, PropertyOptions};
use heddle_engine::Outcome;
use heddle_model::{Model, Site};
use heddle_span::Span;

/// Whether some run executed the place of this number.
pub(crate) fn was_reached(outcome: &Outcome, site: usize) -> bool {
    outcome.reached.get(site / 64).is_some_and(|w| w >> (site % 64) & 1 == 1)
}

/// Of a property that holds.
pub(crate) fn doubts(property: &Property, model: &impl Model, outcome: &Outcome) -> Vec<String> {
    let mut doubts = Vec::new();
    if outcome.stats.transitions <= 1 {
        doubts.push("nothing happens in this model: it has one state and no step".to_string());
    }
    if property.kind == Kind::Safety {
        doubts.extend(unreached_assertions(&model.sites(), |site| was_reached(outcome, site)));
    }
    doubts
}

/// Assertions that no run comes to. One that can only fail is better not reached.
fn unreached_assertions(sites: &[Site], reached: impl Fn(usize) -> bool) -> Vec<String> {
    let mut asserts: Vec<(usize, Option<Span>, &str)> = Vec::new();
    for (i, site) in sites.iter().enumerate() {
        let Site::Statement { text, span, .. } = site else { continue };
        if let Some(condition) = asserted(text)
            && !is_false(condition)
        {
            asserts.push((i, *span, text));
        }
    }
    // A statement may be in several processes, or in a function that was copied.
    let met = |span: Option<Span>| {
        span.is_some() && asserts.iter().any(|&(i, at, _)| at == span && reached(i))
    };
    let mut never: Vec<&(usize, Option<Span>, &str)> =
        asserts.iter().filter(|&&(i, span, _)| !reached(i) && !met(span)).collect();
    never.dedup_by_key(|(_, span, text)| (*span, *text));
    if never.len() > 1 && never.len() == asserts.len() {
        return vec!["no run reaches an assertion: they hold because nothing happens".into()];
    }
    let say = |(_, _, text): &&(usize, Option<Span>, &str)| {
        format!("no run reaches `{text}`: it holds because it is never evaluated")
    };
    never.iter().map(say).collect()
}

/// The condition of a statement that asserts one, in the words of any language.
fn asserted(statement: &str) -> Option<&str> {
    let statement = statement.trim();
    let (name, rest) = statement.split_once(['(', ' '])?;
    let (name, rest) = (name.trim(), rest.trim_start_matches(['(', ' ']));
    // In Rust as a macro.
    let macros = ["assert!", "assert_eq!", "assert_ne!"];
    let known = ["assert", "heddle_assert", "__VERIFIER_assert"];
    (known.contains(&name) || macros.contains(&name))
        .then(|| rest.trim_end_matches([';', ' ']).trim_end_matches(')'))
}

/// Whether a condition is false by its words alone: `0`, `false`, `0 && "not here"`.
fn is_false(condition: &str) -> bool {
    let first = condition.split("&&").next().unwrap_or("").trim();
    let first = first.trim_matches(['(', ')', ' ', '"']);
    matches!(first, "0" | "false" | "!1" | "")
}

/// What is to be said where formulas were asked for and what the program itself promises
/// was not.
pub(crate) fn not_asked(
    chosen: &[Property],
    promises: Option<String>,
    asked: &PropertyOptions,
) -> Option<String> {
    let formulas = !asked.ltl.is_empty() || !asked.ctl.is_empty();
    if !formulas || chosen.iter().any(|p| p.kind == Kind::Safety) {
        return None;
    }
    promises.map(|what| {
        format!("only the formula is checked: {what} were not asked for (`-p safety` adds them)")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(text: &str) -> Site {
        Site::Statement { owner: "P".into(), span: None, text: text.into() }
    }

    #[test]
    fn an_assertion_that_no_run_reaches_is_told_unless_it_must_not_be_reached() {
        let sites = [
            site("x = 1"),
            site("assert(x == 1)"),
            site("heddle_assert(y);"),
            site("assert(0 && \"not here\");"),
            site("assert(false)"),
            site("asserted(x)"),
            site("assert_eq!(x, 1);"),
            site("assert eax == 2"),
        ];
        let never = |reached: &[usize]| unreached_assertions(&sites, |i| reached.contains(&i));
        assert!(never(&[1, 2, 6, 7]).is_empty());
        assert!(never(&[1, 2, 7])[0].contains("`assert_eq!(x, 1);`"));
        assert_eq!(never(&[1, 6, 7]).len(), 1);
        assert!(never(&[1, 6, 7])[0].contains("`heddle_assert(y);`"));
        assert!(never(&[1, 2, 6])[0].contains("`assert eax == 2`"));
        assert_eq!(never(&[0]).len(), 1);
        assert!(never(&[0])[0].contains("no run reaches an assertion"));
    }
}
