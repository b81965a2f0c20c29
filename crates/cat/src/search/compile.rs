//! A model on the events of one choice of paths: the names that it starts from, and what
//! the interpreter makes of it.

use super::executions::Executions;
use super::{Var, rel};
use crate::bits::{Rel, Set};
use crate::events::Events;
use crate::graph::{Choice, Graph, Known};
use crate::interp::{Base, Library, Plan, interpret, known_rel, known_set};
use crate::value::Value;
use heddle_span::Diagnostic;
use std::collections::BTreeSet;
use std::rc::Rc;

pub(super) struct Compiled {
    pub(super) graph: Graph,
    pub(super) plans: Vec<Plan>,
    pub(super) rf: Choice,
    /// The last writes, and all that they can be.
    pub(super) last: Option<(Choice, Rc<Set>)>,
    pub(super) different: Choice,
}

impl Executions<'_> {
    /// The model on these events.
    pub(super) fn compile(&self, loc: &[Option<usize>]) -> Result<Compiled, Diagnostic> {
        let events = self.events;
        let n = events.n();
        let mut graph = Graph::new(n);
        let mut names: Vec<(String, Value)> = Vec::new();
        let mut give = |name: &str, value: Value| names.push((name.to_string(), value));
        let tags = events.tags();
        for name in self.question.vocabulary {
            give(name, known_set(tags.get(*name).cloned().unwrap_or_else(|| Set::empty(n))));
        }
        for (name, set) in &tags {
            if !self.question.vocabulary.contains(&name.as_str()) {
                give(name, known_set(set.clone()));
            }
        }
        let reads = events.set(|e| e.kind.reads());
        let writes = events.set(|e| e.kind.writes());
        let rmw = events.rmw();
        let both = reads.inter(&writes);
        give("M", known_set(reads.union(&writes)));
        give("IW", known_set(events.set(|e| e.thread.is_none())));
        // Tagged, too: an exchange that failed is one that only reads.
        let tagged = tags.get("RMW").cloned().unwrap_or_else(|| Set::empty(n));
        give("RMW", known_set(both.union(&rmw.domain()).union(&rmw.range()).union(&tagged)));
        give("F", known_set(events.set(|e| e.kind == crate::paths::Kind::Fence)));
        give("B", known_set(Set::empty(n)));
        let internal = events.internal();
        let same = |a: usize, b: usize| loc[a].is_some() && loc[a] == loc[b];
        give("loc", known_rel(events.pairs(same)));
        give("po", known_rel(events.po()));
        give("ext", known_rel(internal.complement()));
        give("int", known_rel(internal));
        give("id", known_rel(Rel::identity(n)));
        give("sm", known_rel(Rel::identity(n)));
        give("si", known_rel(Rel::identity(n)));
        give("addr", known_rel(events.addr()));
        give("data", known_rel(events.data()));
        give("ctrl", known_rel(events.ctrl()));
        give("amo", known_rel(rmw.clone()));
        give("rmw", known_rel(rmw));
        let open = self.reads.iter().zip(&self.sources);
        let most = Rel::of(n, open.flat_map(|(&r, ws)| ws.iter().map(move |&w| (w, r))));
        let (rf_choice, rf) = graph.choice(rel(most));
        let value = if self.reads.is_empty() { Value::Zero } else { Value::Node(rf) };
        give("rf", value);
        let (different, node) = graph.choice(rel(Rel::full(n)));
        let different_value = Value::Node(node);
        let (last, value) = self.last_writes(&mut graph, loc, &writes);
        give("FW", value);
        give("R", known_set(reads));
        give("W", known_set(writes));
        let base = Base { n, names, locations: loc.to_vec(), tags, different: different_value };
        let library = Library { files: &self.model.files, variants: &self.model.variants };
        let plans = interpret(&self.model.bodies, &base, &mut graph, &library)?;
        Ok(Compiled { graph, plans, rf: rf_choice, last, different })
    }

    /// The set of last writes: known, or to be chosen.
    pub(super) fn last_writes(
        &self,
        graph: &mut Graph,
        loc: &[Option<usize>],
        writes: &Set,
    ) -> (Option<(Choice, Rc<Set>)>, Value) {
        let candidates = self.candidates(loc, writes);
        let n = self.events.n();
        if candidates.iter().all(|c| c.len() == 1) {
            return (None, known_set(Set::of(n, candidates.into_iter().flatten())));
        }
        let most = Rc::new(Set::of(n, candidates.into_iter().flatten()));
        let (choice, node) = graph.choice(Known::Set(most.clone()));
        (Some((choice, most)), Value::Node(node))
    }

    /// For each location that is looked at, the writes that may be its last: the initial
    /// one only where there is no other.
    pub(super) fn candidates(&self, loc: &[Option<usize>], writes: &Set) -> Vec<Vec<usize>> {
        let looked_at: BTreeSet<usize> = self
            .question
            .observed
            .iter()
            .filter_map(|v| if let Var::Loc(l) = v { Some(*l) } else { None })
            .collect();
        let of = |l: usize| {
            let own: Vec<usize> = writes
                .iter()
                .filter(|&w| w >= loc_count(self.events) && loc[w] == Some(l))
                .collect();
            if own.is_empty() { vec![l] } else { own }
        };
        looked_at.into_iter().map(of).collect()
    }
}

/// Initial writes come first, one for each location.
fn loc_count(events: &Events<'_>) -> usize {
    events.program.locs.len()
}
