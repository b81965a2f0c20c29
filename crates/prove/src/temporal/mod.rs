//! Formulas of time about families of any size.
//!
//! A counted family is proved by its abstraction: every run of every instance is a run of it,
//! so a formula that all runs of it satisfy, all instances do, and only those runs count that
//! numbers of processes allow ([`fair`]). What can always be done is proved by a strategy
//! ([`may`]). A formula about each process of a kind is proved of one that is followed: they
//! are alike. Where the abstraction fails, instances are asked, process by process
//! ([`lasso`]), and only a run of one of them is a violation.
//!
//! Not here: families by induction, whose formulas are refused.

mod claims;
mod fair;
mod graph;
mod lasso;
mod may;
mod product;

pub(crate) use claims::{Follow, read};

use crate::counters::Counted;
use crate::expr::Expr;
use crate::family::{Failure, Obligation, Report, Whole};
use crate::prove::Settings;
use crate::syntax::ast::Name;
use crate::unfolded::Unfolded;
use graph::Room;
use heddle_engine::{Stats, Stop};
use heddle_ltl::Formula;

/// A formula that a family is to satisfy.
#[derive(Clone, Debug)]
pub struct Claim {
    pub name: Name,
    /// Only of runs in which a process that can always move does.
    pub is_fair: bool,
    /// The kind of the process that it is about, and the binder of its variables.
    pub follows: Option<(usize, usize)>,
    pub says: Says,
}

#[derive(Clone, Debug)]
pub enum Says {
    /// Every run satisfies a formula over these conditions.
    Runs { formula: Formula, atoms: Vec<Expr> },
    /// The goal can be reached: from the first states, or always when something holds.
    Can { when: Expr, goal: Expr, always: bool },
}

impl Says {
    fn conditions(&self) -> Vec<Expr> {
        match self {
            Says::Runs { atoms, .. } => atoms.clone(),
            Says::Can { when, goal, .. } => vec![*when, *goal],
        }
    }
}

/// What a graph says of a claim.
enum Answer {
    Yes,
    /// A run of the instance, or only that there is one of the abstraction.
    No(Option<Box<Failure>>),
}

impl Counted {
    /// Decides the formulas of a family whose other promises are proved.
    pub(crate) fn prove_formulas(
        &self,
        report: &mut Report,
        settings: &Settings,
        largest: u32,
        stop: &Stop,
    ) {
        for claim in &self.claims {
            let watching = claim.follows.map(|(kind, _)| self.with_watch(kind));
            let family = watching.as_ref().unwrap_or(self);
            let verdict = family.prove_formula(claim, report, settings, largest, stop);
            if verdict == Whole::Holds {
                continue;
            }
            let is_violated = verdict == Whole::Violated;
            if is_violated || report.verdict == Whole::Holds {
                report.verdict = verdict;
            }
            if is_violated {
                return;
            }
        }
    }

    fn prove_formula(
        &self,
        claim: &Claim,
        report: &mut Report,
        settings: &Settings,
        largest: u32,
        stop: &Stop,
    ) -> Whole {
        let room = Room { stop, memory: settings.memory };
        let name = &claim.name.text;
        let title = format!("{name}, every number of {}", self.kind_names());
        let (word, why) = self.ask_all(claim, "any n".into(), title, report, room);
        match word {
            "proved" => return Whole::Holds,
            "open" => return Whole::Open(format!("{name}: {why}")),
            _ => {}
        }
        let largest = largest.max(self.least()).max(self.pool.counts_to() as u32);
        for n in self.least()..=largest {
            let members = Unfolded { family: self, n };
            let asked = self.ask_members(claim, &members, room);
            let mut o =
                obligation(format!("n = {n}"), format!("{name}, {n} of {}", self.kind_names()));
            match asked {
                Ok(Answer::Yes) => continue,
                Ok(Answer::No(failure)) => {
                    (o.word, o.failure) = ("refuted", failure.map(|f| *f));
                    report.obligations.push(o);
                    return Whole::Violated;
                }
                Err(why) => {
                    (o.word, o.why) = ("open", why.clone());
                    report.obligations.push(o);
                    return Whole::Open(format!(
                        "{name}: a run of the abstraction fails; n = {n} is open: {why}"
                    ));
                }
            }
        }
        Whole::Open(format!(
            "{name}: a run of the abstraction fails, but no instance does for n = {} to {largest}",
            self.least()
        ))
    }

    fn ask_all(
        &self,
        claim: &Claim,
        name: String,
        title: String,
        report: &mut Report,
        room: Room<'_>,
    ) -> (&'static str, String) {
        let mut o = obligation(name, title);
        let asked = graph::counted(self, claim, room).and_then(|g| {
            o.stats = Some(Stats { stored: g.len() as u64, ..Stats::default() });
            match &claim.says {
                Says::Runs { formula, .. } => {
                    product::breaking(&g, formula, claim.is_fair, room).map(|run| run.is_none())
                }
                Says::Can { always, .. } => may::is_always_reachable(&g, *always, room),
            }
        });
        match asked {
            Ok(true) => o.word = "proved",
            Ok(false) => o.word = "refuted",
            Err(why) => (o.word, o.why) = ("open", why),
        }
        let answer = (o.word, o.why.clone());
        report.obligations.push(o);
        answer
    }

    fn ask_members(
        &self,
        claim: &Claim,
        members: &Unfolded<'_>,
        room: Room<'_>,
    ) -> Result<Answer, String> {
        let g = graph::members(members, claim, room)?;
        let failure = match &claim.says {
            Says::Runs { formula, .. } => product::breaking(&g, formula, claim.is_fair, room)?
                .map(|run| lasso::tell(members, claim, &g, formula, &run)),
            Says::Can { always, .. } => {
                may::cannot_reach(&g, *always).map(|s| lasso::tell_dead_end(members, claim, &g, s))
            }
        };
        Ok(match failure {
            None => Answer::Yes,
            Some(failure) => Answer::No(Some(Box::new(failure))),
        })
    }
}

fn obligation(name: String, title: String) -> Obligation {
    let (word, why) = ("open", String::new());
    Obligation { name, title, word, why, stats: None, proof: None, failure: None }
}
