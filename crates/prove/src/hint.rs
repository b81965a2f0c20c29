//! What to observe as well, where the step of an induction fails though the family does not.
//!
//! Houdini's way (Flanagan and Leino, FME 2001): everything that could be observed is, and
//! what the first block or the step does not keep is dropped, until the rest is kept. If
//! what was to be shown is shown with that, each of the rest that is not needed is dropped
//! again. What could be observed are the file's own observers, and three that every family
//! may want, on every choice of the signals of a block.
//!
//! Not here: observers that nobody wrote. No hint is no proof that there is none.

use crate::family::{Family, parse};
use crate::induction::{Part, Variant};
use crate::prove::{Answer, Settings, decide};
use crate::syntax::ast;
use heddle_engine::Stop;
use heddle_span::FileId;

/// More candidates than this are not tried.
const MOST: usize = 120;

/// Observers that are tried where the file has none of the name.
const COMMON: [(&str, &str); 3] = [
    (
        "NotAfter",
        "observer NotAfter(input event, end) { var seen: bool = false; next seen = seen || end; ok = !(event && seen); }",
    ),
    (
        "NotBefore",
        "observer NotBefore(input event, cause) { var seen: bool = false; next seen = seen || cause; ok = event -> seen || cause; }",
    ),
    (
        "Once",
        "observer Once(input event) { var seen: bool = false; next seen = seen || event; ok = !(event && seen); }",
    ),
];

/// The claims that make the base and the step hold, if some do.
pub(crate) fn missing(
    text: &str,
    tree: &ast::File,
    settings: &Settings,
    stop: &Stop,
) -> Option<Vec<String>> {
    let known = |name: &str| tree.modules.iter().any(|m| m.name.text == name);
    let more: Vec<&str> = COMMON.iter().filter(|c| !known(c.0)).map(|c| c.1).collect();
    let text = format!("{text}\n{}\n", more.join("\n"));
    let all = syntax(&text)?;
    let mut claims = candidates(&all);
    claims.truncate(MOST);
    while let Some(dropped) = unkept(&text, &claims, settings, stop)? {
        claims.remove(dropped);
    }
    let mut at = claims.len();
    while at > 0 {
        at -= 1;
        let mut fewer = claims.clone();
        fewer.remove(at);
        if unkept(&text, &fewer, settings, stop) == Some(None) {
            claims = fewer;
        }
    }
    (!claims.is_empty()).then_some(claims)
}

fn syntax(text: &str) -> Option<ast::File> {
    let (tree, wrong) = crate::syntax::parse(text, FileId(0));
    wrong.is_empty().then_some(tree)
}

/// Every observer on every choice of different signals.
fn candidates(tree: &ast::File) -> Vec<String> {
    let is_bool = |p: &&ast::Port| matches!(p.ty, ast::Type::Bool(_));
    let ports = tree.interface.iter().flat_map(|i| &i.0).filter(is_bool);
    let signals: Vec<&str> = ports.map(|p| p.name.text.as_str()).collect();
    let observers = tree.modules.iter().filter(|m| m.kind == ast::ModuleKind::Observer);
    let mut out = Vec::new();
    for observer in observers {
        let inputs = observer.ports.iter().filter(|p| p.direction == ast::Direction::Input);
        if !inputs.clone().all(|p| is_bool(&p)) {
            continue;
        }
        let mut choices: Vec<Vec<&str>> = vec![Vec::new()];
        for _ in inputs.clone() {
            let mut longer = Vec::new();
            for c in &choices {
                let free = signals.iter().filter(|s| !c.contains(s));
                longer.extend(free.map(|s| [c.as_slice(), &[*s]].concat()));
            }
            choices = longer;
        }
        for choice in choices.into_iter().filter(|c| !c.is_empty()) {
            let parts = inputs.clone().zip(choice).map(|(p, s)| format!("{}: {s}", p.name.text));
            let parts: Vec<String> = parts.collect();
            out.push(format!("{}({})", observer.name.text, parts.join(", ")));
        }
    }
    out
}

/// The candidate that the first block or the step does not keep; `Some(None)` if all is
/// shown; `None` if that stays open, or what was to be shown is not.
fn unkept(
    text: &str,
    claims: &[String],
    settings: &Settings,
    stop: &Stop,
) -> Option<Option<usize>> {
    let name = |i: usize| format!("candidate_{i}");
    let lines = claims.iter().enumerate().map(|(i, c)| format!("observe {}: {c};\n", name(i)));
    let text = text.to_string() + &lines.collect::<String>();
    let (Some(Family::Induction(family)), _) = parse(&text, FileId(0)) else { return None };
    for part in [Part::Base, Part::Step] {
        let system = family.system(part, &Variant::default()).ok()?;
        match decide(&system, settings, stop).answer {
            Answer::Proved => {}
            Answer::Open(_) => return None,
            Answer::Refuted(run) => {
                // In the step a claim is one about k or about k + 1 processes.
                let failed = system.goals[run.goal].name.split('[').next().unwrap_or_default();
                return (0..claims.len()).find(|&i| failed == name(i)).map(Some);
            }
        }
    }
    Some(None)
}
