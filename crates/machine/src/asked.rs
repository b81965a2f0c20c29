//! Which kinds of fault a search looks for.
//!
//! A user may ask for one property alone. What ends a run in another way is then
//! no violation, but it is not nothing either: an assertion that fails ends the
//! process, as it would on any machine, and whoever asks for deadlocks is
//! answered. Behind undefined behaviour anything may happen, so a run that ends
//! there leaves the question open, and the model says so
//! ([`crate::MachineModel::gaps`]).
//!
//! Not here: the names of properties and what belongs to each.

use heddle_model::{FaultKind, Violation};

/// A set of kinds of fault. The default is all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(u32);

impl Default for Asked {
    fn default() -> Self {
        Asked(u32::MAX)
    }
}

impl Asked {
    /// These kinds and no others.
    pub fn only(kinds: &[FaultKind]) -> Self {
        Asked(kinds.iter().fold(0, |set, &k| set | bit(k)))
    }

    pub fn has(self, kind: FaultKind) -> bool {
        self.0 & bit(kind) != 0
    }
}

fn bit(kind: FaultKind) -> u32 {
    1 << kind as u32
}

/// What is left open where a run ends in a fault that nobody asked for; nothing
/// if that is how the program itself ends.
pub fn leaves_open(v: &Violation) -> Option<String> {
    use FaultKind::*;
    let ends = matches!(v.kind, Assertion | Invariant | Deadlock | Livelock | Leak | DataRace);
    (!ends).then(|| format!("a run ends in {}, which was not asked for", v.kind.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_place_of_its_own() {
        let all = FaultKind::ALL;
        for &k in &all {
            let only = Asked::only(&[k]);
            assert!(Asked::default().has(k));
            assert_eq!(all.iter().filter(|&&o| only.has(o)).count(), 1, "{}", k.name());
        }
        assert!(all.iter().all(|&k| !Asked::only(&[]).has(k)));
    }

    #[test]
    fn undefined_behaviour_leaves_a_question_open_and_an_end_does_not() {
        let v = |kind| Violation::new(kind, "", None);
        assert_eq!(leaves_open(&v(FaultKind::Assertion)), None);
        assert!(leaves_open(&v(FaultKind::UseAfterFree)).is_some_and(|t| t.contains("free")));
    }
}
