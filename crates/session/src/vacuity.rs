//! Reasons to doubt that a property that holds says anything (Beer, Ben-David, Eisner and
//! Rodeh 1997 call it vacuity): nothing happens, or nothing that was promised is reached.

use crate::{Kind, Property};
use heddle_engine::Outcome;
use heddle_model::{Model, Site};

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
        let starts = |site: &Site, word: &str| matches!(site, Site::Statement { text, .. } if text.starts_with(word));
        let sites = model.sites();
        let mut asserts = (0..sites.len()).filter(|&i| starts(&sites[i], "assert")).peekable();
        if asserts.peek().is_some() && !asserts.any(|i| was_reached(outcome, i)) {
            doubts.push("no run reaches an assertion: they hold because nothing happens".into());
        }
    }
    doubts
}
