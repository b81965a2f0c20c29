//! The one way in which properties are chosen, for every language.
//!
//! Formulas that are given come first, then searches for cycles, then what is asked for by
//! name. Who asks for nothing gets everything that the program itself says.

use crate::{Kind, Liveness, Property, PropertyOptions};
use heddle_span::{Diagnostic, Severity};

/// What a program can be asked.
pub(crate) struct Offer {
    /// What is checked if nothing is asked for.
    pub(crate) own: Vec<Property>,
    /// What can be asked for by name besides.
    pub(crate) further: Vec<Property>,
    /// The formulas that were given, in their order.
    pub(crate) given: Vec<Property>,
    pub(crate) labels: Labels,
}

/// Which labels a language has for cycles to pass.
pub(crate) enum Labels {
    AcceptAndProgress,
    /// Progress alone, and why there is no other.
    Progress(&'static str),
    /// None, and why.
    Neither(&'static str),
}

/// The properties that the options select, or what is wrong with them.
pub(crate) fn choose(
    offer: Offer,
    asked: &PropertyOptions,
) -> Result<Vec<Property>, Vec<Diagnostic>> {
    let Offer { own, further, given, labels } = offer;
    let mut chosen = given;
    chosen.extend(cycles(asked.liveness, labels)?);
    let by_name: Vec<&Property> = own.iter().chain(&further).collect();
    for name in &asked.property {
        let found = by_name.iter().find(|p| p.name == *name);
        chosen.push(found.copied().ok_or_else(|| no_such(name, &by_name))?.clone());
    }
    if chosen.is_empty() {
        chosen = own;
    }
    if asked.safety {
        chosen.retain(|p| matches!(p.kind, Kind::Safety | Kind::Never));
    }
    Ok(chosen)
}

fn cycles(asked: Option<Liveness>, labels: Labels) -> Result<Option<Property>, Vec<Diagnostic>> {
    let refuse = |why: &str| Err(vec![Diagnostic::new(Severity::Unsupported, why)]);
    let (name, title, kind) = match (asked, labels) {
        (None, _) => return Ok(None),
        (Some(_), Labels::Neither(why)) => return refuse(why),
        (Some(Liveness::Accept), Labels::Progress(why)) => return refuse(why),
        (Some(Liveness::Accept), Labels::AcceptAndProgress) => {
            ("accept", "no acceptance cycle", Kind::Accept)
        }
        (Some(Liveness::Progress), _) => ("progress", "no cycle without progress", Kind::Progress),
    };
    Ok(Some(Property { name: name.into(), title: title.into(), kind }))
}

fn no_such(name: &str, known: &[&Property]) -> Vec<Diagnostic> {
    let known: Vec<&str> = known.iter().map(|p| p.name.as_str()).collect();
    let there = if known.len() == 1 { "there is" } else { "there are" };
    let text = format!("no property is called `{name}`; {there}: {}", known.join(", "));
    vec![Diagnostic::new(Severity::Error, text)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str, kind: Kind) -> Property {
        Property { name: name.into(), title: name.into(), kind }
    }

    fn chosen(asked: PropertyOptions, labels: Labels) -> Result<Vec<String>, String> {
        let offer = Offer {
            own: vec![named("safety", Kind::Safety), named("p", Kind::LtlBlock("p".into()))],
            further: vec![named("races", Kind::Safety)],
            given: asked.ltl.iter().map(|t| named(t, Kind::LtlText(t.clone()))).collect(),
            labels,
        };
        let names = |ps: Vec<Property>| ps.into_iter().map(|p| p.name).collect();
        choose(offer, &asked).map(names).map_err(|d| d[0].message.clone())
    }

    #[test]
    fn nothing_asked_is_everything_of_its_own() {
        let asked = PropertyOptions::default();
        let all = chosen(asked.clone(), Labels::AcceptAndProgress).unwrap();
        assert_eq!(all, ["safety", "p"]);
        let asked = PropertyOptions { safety: true, ..asked };
        assert_eq!(chosen(asked, Labels::AcceptAndProgress).unwrap(), ["safety"]);
    }

    #[test]
    fn what_is_asked_is_all_there_is_in_one_order() {
        let asked = PropertyOptions {
            property: vec!["races".into(), "safety".into()],
            ltl: vec!["<> q".into()],
            liveness: Some(Liveness::Progress),
            ..PropertyOptions::default()
        };
        let all = chosen(asked.clone(), Labels::Progress("no accept")).unwrap();
        assert_eq!(all, ["<> q", "progress", "races", "safety"]);
        assert_eq!(chosen(asked, Labels::Neither("no labels")).unwrap_err(), "no labels");
        let asked = PropertyOptions { property: vec!["x".into()], ..PropertyOptions::default() };
        let why = chosen(asked, Labels::AcceptAndProgress).unwrap_err();
        assert_eq!(why, "no property is called `x`; there are: safety, p, races");
    }
}
