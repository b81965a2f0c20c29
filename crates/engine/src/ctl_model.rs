//! A model and a CTL formula: whether it holds, and the run that shows why.
//!
//! The answer needs the whole graph, so this is no model to be searched; it is
//! one so that a trail can be replayed on it. Its steps are those of the inner
//! model, and where the evidence ends one more, which says what is so there.

use crate::ctl::{Evidence, Labelling};
use crate::path::{End, trail_of};
use crate::state_graph::Whole;
use crate::{Options, Outcome, Progress, Quiet, Stats, Stop};
use heddle_ltl::Ctl;
use heddle_model::*;
use heddle_span::Span;
use std::sync::OnceLock;

/// A formula with its spelling.
#[derive(Clone, Debug)]
pub struct CtlClaim {
    pub formula: Ctl,
    pub text: String,
    pub span: Option<Span>,
    /// How each atom is spelt.
    pub atoms: Vec<String>,
}

/// A model that is judged by a formula.
pub struct Judged<M> {
    inner: Quiet<M>,
    claim: CtlClaim,
    evidence: OnceLock<Option<Evidence>>,
}

/// The faults that are this model's own have this site, its step this number.
const OWN: u32 = u32::MAX;

impl<M: Model> Judged<M> {
    pub fn new(inner: M, claim: CtlClaim) -> Self {
        Judged { inner: Quiet(inner), claim, evidence: OnceLock::new() }
    }

    /// Decides the formula in the initial states. The second is a run that
    /// shows why a formula about *some* run holds.
    pub fn check(
        &self,
        options: &Options,
        stop: &Stop,
        progress: &Progress,
    ) -> (Outcome, Option<Trail>) {
        let n_atoms = self.claim.atoms.len();
        let built = Whole::build(&self.inner, n_atoms, options, stop, progress);
        let mut stats = Stats { workers: 1, ..Stats::default() };
        let graph = match built {
            Ok(whole) => Labelling(whole),
            Err(gap) => {
                let mut coverage = Coverage::full();
                coverage.miss(gap);
                return (outcome(Verdict::nothing_found(coverage), stats), None);
            }
        };
        stats.stored = graph.0.len() as u64;
        stats.transitions = graph.0.n_steps + graph.0.n_initial as u64;
        stats.matched = stats.transitions - stats.stored.min(stats.transitions);
        stats.memory_bytes = graph.0.bytes();
        // What the model left out may be the branch that a formula asks for, so
        // that neither answer is to be had.
        let mut coverage = Coverage::full();
        Model::gaps(&self.inner).into_iter().for_each(|gap| coverage.miss(gap));
        if !coverage.is_full() {
            return (outcome(Verdict::nothing_found(coverage), stats), None);
        }
        let label = graph.label(&self.claim.formula);
        let broken = (0..graph.0.n_initial).find(|&i| !label[i]);
        let evidence = match broken {
            Some(i) => Some(graph.evidence(&self.claim.formula, i, false)),
            None if graph.0.n_initial == 1 => {
                Some(graph.evidence(&self.claim.formula, 0, true)).filter(|e| e.states.len() > 1)
            }
            None => None,
        };
        let _ = self.evidence.set(evidence.clone());
        let trail = evidence.map(|e| self.trail(&e));
        match (broken, trail) {
            (Some(_), Some(trail)) => (outcome(Verdict::Violated(trail), stats), None),
            (_, witness) => (outcome(Verdict::nothing_found(coverage), stats), witness),
        }
    }

    fn trail(&self, e: &Evidence) -> Trail {
        let end = match e.cycle_start {
            Some(cycle_start) => {
                let fault = Fault { kind: FaultKind::AcceptanceCycle, site: OWN };
                End::Cycle { cycle_start, fault }
            }
            None => End::Broken(own_step(), own_fault()),
        };
        trail_of(self, &e.states, end).expect("the evidence is a run of the model")
    }

    /// What [`Judged::check`] found. A trail that was saved can be replayed after it.
    fn evidence(&self) -> Option<&Evidence> {
        self.evidence.get().and_then(Option::as_ref)
    }

    fn ends_at(&self, state: &[u8]) -> bool {
        match self.evidence() {
            Some(e) => e.cycle_start.is_none() && e.states.last().is_some_and(|s| s == state),
            None => false,
        }
    }

    /// What the evidence shows at its end.
    fn conclusion(&self) -> String {
        let Some(e) = self.evidence() else { return self.claim.text.clone() };
        let name = |n: u32| self.claim.atoms.get(n as usize).cloned().unwrap_or_default();
        let text = e.formula.text(&name);
        let value = if e.value { "is true" } else { "is false" };
        format!("`{text}` {value} here")
    }
}

fn own_step() -> Step {
    Step { actor: Actor::NOBODY, edge: OWN }
}

fn own_fault() -> Fault {
    Fault { kind: FaultKind::ClaimViolated, site: OWN }
}

fn outcome(verdict: Verdict<Trail>, stats: Stats) -> Outcome {
    let n_violations = matches!(verdict, Verdict::Violated(_)) as u64;
    Outcome {
        verdict,
        stats,
        n_violations,
        findings: Vec::new(),
        witness: None,
        reached: Vec::new(),
        is_whole: false,
    }
}

impl<M: Model> Wrapper for Judged<M> {
    type Inner = Quiet<M>;
    type Worker<'m>
        = JudgedWorker<'m, M>
    where
        Self: 'm;

    fn inner(&self) -> &Quiet<M> {
        &self.inner
    }

    fn worker(&self) -> Self::Worker<'_> {
        JudgedWorker { judged: self, inner: Model::worker(&self.inner) }
    }

    fn facts(&self) -> Facts {
        let own = "the whole graph is needed".to_string();
        let inner = Model::facts(&self.inner);
        Facts { reduction: inner.reduction.clone().or(Some(own)), ..inner }
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        if step != own_step() {
            return Model::narrate(&self.inner, state, step);
        }
        let event = Event {
            actor: Actor::NOBODY,
            lane: "formula".into(),
            span: self.claim.span,
            text: self.conclusion(),
            changes: Vec::new(),
            output: String::new(),
            note: String::new(),
            touches: Vec::new(),
        };
        self.ends_at(state).then_some((vec![event], None))
    }

    fn violation(&self, fault: Fault) -> Violation {
        if fault.site != OWN {
            return Model::violation(&self.inner, fault);
        }
        let text = format!("`{}` does not hold", self.claim.text);
        Violation::new(FaultKind::ClaimViolated, text, self.claim.span)
    }

    /// The graph is what is asked for, not who reached what.
    fn sites(&self) -> Vec<Site> {
        Vec::new()
    }
}

pub struct JudgedWorker<'m, M: Model + 'm> {
    judged: &'m Judged<M>,
    inner: <Quiet<M> as Model>::Worker<'m>,
}

impl<'m, M: Model> WrapperWorker for JudgedWorker<'m, M> {
    type Inner = <Quiet<M> as Model>::Worker<'m>;

    fn inner(&self) -> &Self::Inner {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut Self::Inner {
        &mut self.inner
    }

    /// The whole graph is needed.
    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        None::<&mut Unreduced>
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        Worker::expand(&mut self.inner, state, sink);
        if self.judged.ends_at(state) {
            sink.fault(own_step(), own_fault(), None);
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    /// So that any cycle can be evidence.
    fn labels(&mut self, _: &[u8]) -> Labels {
        Labels::ACCEPT
    }
}
