//! A model on the events of one choice of paths: the names that it starts from, and what
//! the interpreter makes of it.

use super::executions::Executions;
use super::{Draw, Var, rel};
use crate::bits::{Rel, Set};
use crate::events::Events;
use crate::graph::{Choice, Graph, Known};
use crate::interp::{Base, Library, Plan, interpret, known_rel, known_set};
use crate::names::Type;
use crate::paths::Kind;
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
    /// Pairs with different values, if the model asks.
    pub(super) different: Option<Choice>,
}

impl Executions<'_> {
    /// The model on these events.
    pub(super) fn compile(&self, loc: &[Option<usize>]) -> Result<Compiled, Diagnostic> {
        let events = self.events;
        let n = events.n();
        let mut graph = Graph::new(n);
        let mut names: Vec<(String, Value)> = Vec::new();
        let mut give = |name: &str, value: Value| names.push((name.to_string(), value));
        for (name, value) in model_names(n) {
            give(name, value);
        }
        let tags = events.tags();
        for name in self.question.vocabulary {
            give(name, known_set(tags.get(*name).cloned().unwrap_or_else(|| Set::empty(n))));
        }
        for (name, set) in &tags {
            if !self.question.vocabulary.contains(&name.as_str()) {
                give(name, known_set(set.clone()));
            }
        }
        let accesses = events.set(|e| e.kind.reads() || e.kind.writes());
        give("Exp", known_set(accesses));
        let reads = events.set(|e| e.kind.reads());
        let writes = events.set(|e| e.kind.writes());
        let rmw = events.rmw();
        let both = reads.inter(&writes);
        give("M", known_set(reads.union(&writes)));
        give("IW", known_set(events.set(|e| e.thread.is_none())));
        // Tagged, too: an exchange that failed is one that only reads.
        let tagged = tags.get("RMW").cloned().unwrap_or_else(|| Set::empty(n));
        give("RMW", known_set(both.union(&rmw.domain()).union(&rmw.range()).union(&tagged)));
        give("F", known_set(events.set(|e| e.kind == Kind::Fence)));
        give("B", known_set(events.set(|e| e.kind == Kind::Decision)));
        let internal = events.internal();
        let init = events.set(|e| e.thread.is_none());
        let same = |a: usize, b: usize| loc[a].is_some() && loc[a] == loc[b];
        give("loc", known_rel(events.pairs(same)));
        give("po", known_rel(events.po()));
        // Initial writes are of one thread, as it were, though not within it.
        give("ext", known_rel(internal.union(&init.product(&init)).complement()));
        give("int", known_rel(internal));
        give("id", known_rel(Rel::identity(n)));
        give("sm", known_rel(Rel::identity(n)));
        give("si", known_rel(Rel::identity(n)));
        let same = events.same_instruction();
        give("iico_data", known_rel(events.by_value()));
        give("iico_ctrl", known_rel(events.by_choice()));
        give("iico_order", known_rel(rmw.inter(&same)));
        give("rf-reg", known_rel(events.registers()));
        give("addr", known_rel(events.addr()));
        give("data", known_rel(events.data()));
        give("ctrl", known_rel(events.ctrl()));
        give("amo", known_rel(rmw.inter(&same)));
        give("same-instance", known_rel(same));
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
        let told = |name: &&(String, Value)| {
            given_names().any(|n| n == name.0)
                || tags.contains_key(&name.0)
                || self.question.vocabulary.contains(&name.0.as_str())
        };
        debug_assert_eq!(names.iter().find(|n| !told(n)).map(|n| &n.0), None);
        let base = Base { n, names, locations: loc.to_vec(), tags, different: different_value };
        let library = Library {
            files: &self.model.files,
            variants: &self.model.variants,
            show: self.question.draw != Draw::No,
        };
        let plans = interpret(&self.model.bodies, &base, &mut graph, &library)?;
        let different = graph.is_used(different).then_some(different);
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

/// Every name that a model has without defining it, but for the sets of an architecture.
pub fn given_names() -> impl Iterator<Item = &'static str> {
    let primitives = crate::value::Primitive::ALL.iter().map(|p| p.0);
    let empty = EMPTY_SETS.iter().chain(&EMPTY_RELATIONS).copied();
    SETS.iter().chain(&RELATIONS).copied().chain(empty).chain(primitives)
}

/// What such a name, or a set of an architecture, is.
pub(crate) fn given_type(name: &str) -> Type {
    use crate::value::Primitive;
    match Primitive::ALL.iter().find(|p| p.0 == name) {
        Some((_, Primitive::Domain | Primitive::Range)) => Type::SetOfRel,
        Some(_) => Type::Any,
        None if RELATIONS.contains(&name) || EMPTY_RELATIONS.contains(&name) => Type::Rel,
        None => Type::Set,
    }
}

const RELATIONS: [&str; 18] = [
    "loc",
    "po",
    "ext",
    "int",
    "id",
    "sm",
    "si",
    "iico_data",
    "iico_ctrl",
    "iico_order",
    "rf-reg",
    "addr",
    "data",
    "ctrl",
    "amo",
    "same-instance",
    "rmw",
    "rf",
];

const SETS: [&str; 9] = ["Exp", "M", "IW", "RMW", "F", "B", "FW", "R", "W"];

/// Sets and relations that models name for what no test here has: page tables, memory tags,
/// instruction fetch, faults. All empty.
fn model_names(n: usize) -> impl Iterator<Item = (&'static str, Value)> {
    let sets = EMPTY_SETS.iter().map(move |name| (*name, known_set(Set::empty(n))));
    sets.chain(EMPTY_RELATIONS.iter().map(move |name| (*name, known_rel(Rel::empty(n)))))
}

const EMPTY_SETS: [&str; 33] = [
    "Rreg",
    "Wreg",
    "ADDR",
    "DATA",
    "BCC",
    "PRED",
    "NExp",
    "T",
    "Tag",
    "TLBI",
    "TLBIIS",
    "TLBInXS",
    "PTEXS",
    "IC.IALLU",
    "IC.IALLUIS",
    "IC.IVAU",
    "DC.CVAU",
    "FAULT",
    "EXC-ENTRY",
    "EXC-RET",
    "SVC",
    "TagCheck",
    "SPURIOUS",
    "Restricted-CMODX",
    "PTE",
    "PTEV",
    "PTEINV",
    "AF",
    "DB",
    "MMU",
    "Translation",
    "AccessFlag",
    "Instr",
];

const EMPTY_RELATIONS: [&str; 4] = ["same-low-order-bits", "same-tag-loc", "inv-domain", "scope"];

/// Initial writes come first, one for each location.
fn loc_count(events: &Events<'_>) -> usize {
    events.program.locs.len()
}
