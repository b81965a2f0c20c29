//! What a run may claim.
//!
//! A search that left anything out cannot say "holds": the one constructor of
//! [`Verdict::Holds`] takes the coverage.

use std::fmt;

/// Why a search did not see everything.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Gap {
    OutOfMemory,
    Timeout,
    Interrupted,
    /// Hashing took some states for others; the expected share missed, 0 to 1.
    Hashed {
        store: &'static str,
        missed: f64,
    },
    /// The search went no deeper than this.
    Depth(u64),
    /// The search gave up after this many states.
    States(u64),
    /// Runs with more preemptive switches were cut.
    Switches(u32),
    /// Loops were cut after this many rounds.
    Unwind(u32),
    /// More instructions would have been in flight than the window holds.
    Window(u32),
    /// Accesses in one common order were put in it more strictly than the memory model asks.
    Order,
    /// The data abstraction matched states that may differ.
    Abstraction,
    /// States were folded by a rule that the user asked for, unproved.
    Other(String),
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gap::OutOfMemory => write!(f, "memory limit reached"),
            Gap::Timeout => write!(f, "time limit reached"),
            Gap::Interrupted => write!(f, "interrupted"),
            Gap::Hashed { store, missed } => {
                write!(f, "{store}; expected share missed {}", percent(*missed))
            }
            Gap::Depth(n) => write!(f, "bounded to depth {n}"),
            Gap::States(n) => write!(f, "given up after {n} states"),
            Gap::Switches(1) => write!(f, "bounded by 1 switch"),
            Gap::Switches(n) => write!(f, "bounded by {n} switches"),
            Gap::Unwind(n) => write!(f, "loops unwound {n} times"),
            Gap::Window(n) => write!(f, "window {n}"),
            Gap::Order => write!(
                f,
                "accesses in one common order beside weaker ones: some runs of these are not \
                 looked at"
            ),
            Gap::Abstraction => write!(f, "data abstraction"),
            Gap::Other(text) => f.write_str(text),
        }
    }
}

/// To be read by people: it is an estimate, and never nothing.
fn percent(share: f64) -> String {
    match share * 100.0 {
        p if p >= 0.1 => format!("{p:.1}%"),
        p if p >= 0.0001 => format!("{p:.4}%"),
        _ => "below 0.0001%".into(),
    }
}

/// How much of the state space a search saw.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Coverage {
    gaps: Vec<Gap>,
}

impl Coverage {
    /// Every reachable state.
    pub fn full() -> Self {
        Self::default()
    }

    pub fn miss(&mut self, gap: Gap) {
        if !self.gaps.contains(&gap) {
            self.gaps.push(gap);
        }
    }

    pub fn is_full(&self) -> bool {
        self.gaps.is_empty()
    }

    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }
}

/// The answer for one property.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict<Trace> {
    /// No behaviour violates the property.
    ///
    /// Other crates cannot build this; see [`Verdict::nothing_found`].
    #[non_exhaustive]
    Holds,
    /// This behaviour does, and replaying it confirmed so.
    Violated(Trace),
    /// Nothing found, but not everything was searched.
    Open(Coverage),
}

impl<Trace> Verdict<Trace> {
    /// The only way to say `Holds`, after a search that found nothing.
    pub fn nothing_found(coverage: Coverage) -> Self {
        if coverage.is_full() { Verdict::Holds } else { Verdict::Open(coverage) }
    }

    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::Violated(_) => "violated",
            Verdict::Open(_) => "open",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_people_read_them() {
        let text = |missed| Gap::Hashed { store: "swarm", missed }.to_string();
        for (missed, end) in [
            (0.5, "50.0%"),
            (0.00123, "0.1%"),
            (0.000_012_3, "0.0012%"),
            (8.3e-54, "below 0.0001%"),
            (0.0, "below 0.0001%"),
        ] {
            assert_eq!(text(missed), format!("swarm; expected share missed {end}"));
        }
    }

    #[test]
    fn only_full_coverage_holds() {
        assert_eq!(Verdict::<()>::nothing_found(Coverage::full()).word(), "holds");
        let mut cut = Coverage::full();
        cut.miss(Gap::Timeout);
        cut.miss(Gap::Timeout);
        assert_eq!(cut.gaps().len(), 1);
        assert_eq!(Verdict::<()>::nothing_found(cut).word(), "open");
    }
}
