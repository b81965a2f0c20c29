//! What is asked of a model.

use clap::{Args, ValueEnum};

/// Which properties to check, and under which assumptions.
#[derive(Args, Clone, Debug, Default)]
pub struct PropertyArgs {
    /// Check only this property, by the name that `list` shows (repeatable)
    #[arg(short, long, value_name = "NAME", help_heading = "What to check")]
    pub property: Vec<String>,
    /// Check an LTL formula, or the `ltl` block of this name
    #[arg(long, value_name = "FORMULA", help_heading = "What to check")]
    pub ltl: Vec<String>,
    /// Assembly: check a CTL formula, or the `ctl` block of this name
    #[arg(long, value_name = "FORMULA", help_heading = "What to check")]
    pub ctl: Vec<String>,
    /// C: a function that must not return zero, in any state; assembly: an expression (repeatable)
    #[arg(long, value_name = "FUNCTION", help_heading = "What to check")]
    pub invariant: Vec<String>,
    /// Search for cycles: through accept labels, or without progress labels
    #[arg(long, value_enum, value_name = "KIND", help_heading = "What to check")]
    pub liveness: Option<Liveness>,
    /// Assume that a process that can always move does move
    #[arg(long, value_enum, value_name = "KIND", help_heading = "What to check")]
    pub fair: Option<Fairness>,
    /// No search for cycles: a claim is checked for safety only
    #[arg(long, conflicts_with_all = ["liveness", "fair"], help_heading = "What to check")]
    pub safety: bool,
    /// Only runs with at most this many preemptive switches
    #[arg(long, value_name = "N", help_heading = "How to search")]
    pub switches: Option<u32>,
}

impl PropertyArgs {
    /// What a trail must remember besides the property itself.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for f in &self.ltl {
            words.extend(["--ltl".into(), f.clone()]);
        }
        for f in &self.ctl {
            words.extend(["--ctl".into(), f.clone()]);
        }
        for f in &self.invariant {
            words.extend(["--invariant".into(), f.clone()]);
        }
        if let Some(kind) = self.liveness {
            let kind = if kind == Liveness::Accept { "accept" } else { "progress" };
            words.extend(["--liveness".into(), kind.into()]);
        }
        if self.fair.is_some() {
            words.extend(["--fair".into(), "weak".into()]);
        }
        if self.safety {
            words.push("--safety".into());
        }
        if let Some(n) = self.switches {
            words.extend(["--switches".into(), n.to_string()]);
        }
        words
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Liveness {
    /// Cycles through an accept label
    Accept,
    /// Cycles that never pass a progress label
    Progress,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Fairness {
    /// Whoever is enabled for ever moves again and again
    Weak,
}
