//! The properties of C programs one by one: what each is called, and which faults count
//! for it.
//!
//! Who asks for nothing gets all of them in one search, but for overflow and leaks, which
//! have flags. Asked for by name, each has a search and a verdict of its own; how a run
//! ends that breaks another is the machine's business (`heddle_machine::Asked`).

use crate::{Kind, Property};
use heddle_machine::Asked;
use heddle_model::FaultKind;

/// A property that can be asked alone.
pub(crate) struct Aspect {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    kinds: &'static [FaultKind],
}

use FaultKind::*;

/// In the order in which they are listed.
static ASPECTS: &[Aspect] = &[
    Aspect { name: "assertions", title: "assertions", kinds: &[Assertion, Invariant] },
    Aspect { name: "races", title: "data races", kinds: &[DataRace] },
    Aspect { name: "deadlocks", title: "deadlocks", kinds: &[Deadlock] },
    Aspect { name: "livelocks", title: "livelocks", kinds: &[Livelock] },
    Aspect {
        name: "memory",
        title: "memory",
        kinds: &[
            OutOfBounds,
            UseAfterFree,
            DoubleFree,
            InvalidFree,
            NullDereference,
            Uninitialised,
            Runtime,
        ],
    },
    Aspect { name: "locks", title: "misuse of locks and threads", kinds: &[LockMisuse] },
    Aspect {
        name: "overflow",
        title: "signed overflow, division by zero",
        kinds: &[Overflow, DivisionByZero],
    },
    Aspect { name: "linearizability", title: "linearizability", kinds: &[Linearizability] },
    Aspect { name: "leaks", title: "memory that is never freed", kinds: &[Leak] },
];

/// The aspect of this name.
pub(crate) fn named(name: &str) -> Option<&'static Aspect> {
    ASPECTS.iter().find(|a| a.name == name)
}

/// All of them, as properties.
pub(crate) fn properties() -> Vec<Property> {
    let property =
        |a: &Aspect| Property { name: a.name.into(), title: a.title.into(), kind: Kind::Safety };
    ASPECTS.iter().map(property).collect()
}

/// What counts for a property; all faults for one that is no aspect.
pub(crate) fn asked(property: &Property) -> Asked {
    named(&property.name).map_or(Asked::default(), |a| Asked::only(a.kinds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_c_counts_for_one_property() {
        let of_c = [
            Assertion,
            Deadlock,
            Livelock,
            Invariant,
            DataRace,
            OutOfBounds,
            UseAfterFree,
            DoubleFree,
            InvalidFree,
            NullDereference,
            Leak,
            Uninitialised,
            LockMisuse,
            DivisionByZero,
            Overflow,
            Runtime,
        ];
        for kind in of_c {
            let n = properties().iter().filter(|p| asked(p).has(kind)).count();
            assert_eq!(n, 1, "{}", kind.name());
        }
        assert!(asked(&Property::safety("all")).has(Leak));
    }
}
