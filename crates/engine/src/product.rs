//! A model and a Büchi automaton side by side: the runs that violate a formula.
//!
//! A state is the automaton's state followed by the model's. The automaton
//! moves first, reading the state that the model is in, then the model: the
//! pair is one step, as in SPIN. A cycle through an accepting state is a run
//! that violates the formula.
//!
//! Finite runs are continued by stuttering: where the model has no step, the
//! automaton goes on alone. So nothing is ever stuck here; that the program
//! should not stop is another property.
//!
//! Where the automaton can enter a *universal* state, one that accepts whatever
//! follows, the violation is complete: it is told at once as a fault of kind
//! [`FaultKind::ClaimViolated`], so that any search for reachable faults decides
//! safety formulas. For searches that look at cycles alone, the universal state
//! is also entered, and has one step, to itself.
//!
//! Reduction is the model's own, and only where the choice depends on the
//! model's state alone ([`Ample::forward`]), so that what is searched is the product
//! with one reduced model. Where a choice also depends on the automaton's state,
//! as it does through a cycle proviso checked on the product, reduction on the
//! fly can lose violations (Siegel, CAV 2019). A formula with `X` switches it off.

use heddle_ltl::{Automaton, Formula, TooLarge};
use heddle_model::{
    Actor, Actors, Ample, Event, Facts, Fault, FaultKind, Field, Labels, Model, Property,
    Reduction, Sink, Step, Violation, Worker, Wrapper, WrapperWorker, expand_actor,
};
use heddle_span::Span;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// A property as an automaton of the runs that violate it.
#[derive(Clone, Debug)]
pub struct Claim {
    /// What the property is called: the name of an `ltl` block, or its text.
    pub name: String,
    pub span: Option<Span>,
    pub automaton: Automaton,
    /// The automaton cannot count steps, so reduction is sound.
    pub stutter_invariant: bool,
    /// How each atom is spelt.
    pub atoms: Vec<String>,
    /// What is claimed to be violated.
    formula: Formula,
}

impl Claim {
    /// The claim that `formula` never holds to be violated.
    pub fn against(name: impl Into<String>, formula: &Formula) -> Result<Claim, TooLarge> {
        let atoms = (0..formula.atom_count()).map(|n| format!("p{n}")).collect();
        Ok(Claim {
            name: name.into(),
            span: None,
            automaton: Automaton::violating(formula)?,
            stutter_invariant: formula.is_stutter_invariant(),
            atoms,
            formula: formula.clone(),
        })
    }

    /// With the place of the formula and the spelling of its atoms.
    pub fn at(self, span: Option<Span>, atoms: Vec<String>) -> Claim {
        Claim { span, atoms, ..self }
    }
}

/// The faults that are the product's own have this site.
const OWN: u32 = u32::MAX;

pub struct Product<M> {
    inner: M,
    claim: Claim,
    /// Bytes of the automaton's state.
    width: usize,
    /// Of each automaton state: the atoms its guards ask for.
    atoms: Vec<u64>,
    universal: Vec<bool>,
    /// Automaton states without an accepting state on any cycle.
    passing: Vec<bool>,
    /// By atom: whether it was ever seen to be false (1), to be true (2).
    seen: Box<[AtomicU8]>,
    /// The same of what the formula waits for, where that is more than an atom.
    awaited: Vec<(Formula, AtomicU8)>,
}

impl<M: Model> Product<M> {
    pub fn new(inner: M, claim: Claim) -> Self {
        let states = &claim.automaton.states;
        let width = match states.len() {
            0..=0x100 => 1,
            0x101..=0x1_0000 => 2,
            _ => 4,
        };
        let of_state = |s: &heddle_ltl::State| s.edges.iter().fold(0, |a, e| a | e.guard.atoms());
        let atoms = states.iter().map(of_state).collect();
        let universal = (0..states.len() as u32).map(|q| claim.automaton.is_universal(q)).collect();
        let passing = (0..states.len() as u32).map(|q| claim.automaton.is_passing(q)).collect();
        let seen = (0..64).map(|_| AtomicU8::new(0)).collect();
        let awaited = claim.formula.antecedents().into_iter();
        let awaited = awaited.filter(|f| !matches!(f, Formula::Atom(_)));
        let awaited = awaited.map(|f| (f.clone(), AtomicU8::new(0))).collect();
        Product { inner, claim, width, atoms, universal, passing, seen, awaited }
    }

    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// Atoms that had one value wherever a search asked, and because of which
    /// other atoms do not matter: a property that holds may hold because of that.
    pub fn constant_atoms(&self) -> Vec<(String, bool)> {
        let value = |seen: &AtomicU8| match seen.load(Relaxed) {
            1 => Some(false),
            2 => Some(true),
            _ => None,
        };
        let constant: Vec<Option<bool>> = self.seen.iter().map(value).collect();
        let blamed = self.claim.formula.vacuous_because(&constant);
        let spelt = |a: u32| {
            let a = a as usize;
            Some((self.claim.atoms.get(a)?.clone(), constant[a]?))
        };
        blamed.into_iter().filter_map(spelt).collect()
    }

    /// What the formula waits for and what was never so, wherever a search asked, unless a
    /// constant atom says as much.
    pub fn never_awaited(&self) -> Vec<String> {
        if !self.constant_atoms().is_empty() {
            return Vec::new();
        }
        let name = |n: u32| self.claim.atoms.get(n as usize).cloned();
        let spelt = |f: &Formula| f.text(&|n| name(n).unwrap_or_else(|| format!("p{n}")));
        let never = self.awaited.iter().filter(|(_, seen)| seen.load(Relaxed) == 1);
        never.map(|(f, _)| spelt(f)).collect()
    }

    /// Whether faults decide the property, so that no cycle search is needed.
    pub fn is_safety(&self) -> bool {
        self.claim.automaton.is_terminal()
    }

    fn split<'s>(&self, state: &'s [u8]) -> (u32, &'s [u8]) {
        let (own, inner) = state.split_at(self.width);
        let mut bytes = [0; 4];
        bytes[..self.width].copy_from_slice(own);
        (u32::from_le_bytes(bytes), inner)
    }

    fn join(&self, q: u32, inner: &[u8]) -> Vec<u8> {
        [&q.to_le_bytes()[..self.width], inner].concat()
    }

    fn lane(&self) -> String {
        format!("claim {}", self.claim.name)
    }

    fn event(&self, text: String) -> Event {
        Event {
            actor: Actor::NOBODY,
            lane: self.lane(),
            span: self.claim.span,
            text,
            changes: Vec::new(),
            output: String::new(),
            note: String::new(),
            touches: Vec::new(),
        }
    }

    /// What the automaton read to go from one state to another.
    fn guard_text(&self, from: u32, to: u32) -> String {
        let edges = &self.claim.automaton.states[from as usize].edges;
        let edge = edges.iter().find(|e| e.target == to).expect("an edge of the automaton");
        let name = |n: u32| self.claim.atoms.get(n as usize).cloned();
        edge.guard.text(&|n| name(n).unwrap_or_else(|| format!("p{n}")))
    }
}

/// The moves of the automaton in one state of the product.
#[derive(Default)]
struct Choices {
    /// States that are not universal.
    targets: Vec<u32>,
    universal: Option<u32>,
}

impl Choices {
    /// Edges before those that a step of the model is part of.
    fn base(&self) -> u32 {
        if self.universal.is_some() { 2 } else { 0 }
    }

    fn find<M: Model>(&mut self, product: &Product<M>, q: u32, worker: &mut impl Worker, s: &[u8]) {
        self.targets.clear();
        self.universal = None;
        let mut valuation = 0;
        let known = product.atoms[q as usize];
        let mut asked = known;
        while asked != 0 {
            let atom = asked.trailing_zeros();
            asked &= asked - 1;
            let holds = worker.holds(s, atom);
            valuation |= u64::from(holds) << atom;
            let (seen, bit) = (&product.seen[atom as usize], 1 + u8::from(holds));
            if seen.load(Relaxed) & bit == 0 {
                seen.fetch_or(bit, Relaxed);
            }
        }
        for (awaited, seen) in &product.awaited {
            let bit = awaited.value_in(valuation, known).map_or(0, |v| 1 + u8::from(v));
            if seen.load(Relaxed) & bit != bit {
                seen.fetch_or(bit, Relaxed);
            }
        }
        for edge in &product.claim.automaton.states[q as usize].edges {
            if edge.guard.holds(valuation) {
                if product.universal[edge.target as usize] {
                    self.universal.get_or_insert(edge.target);
                } else {
                    self.targets.push(edge.target);
                }
            }
        }
    }
}

pub struct ProductWorker<'m, M: Model + 'm> {
    product: &'m Product<M>,
    inner: M::Worker<'m>,
    choices: Choices,
    successor: Vec<u8>,
}

impl<M: Model> ProductWorker<'_, M> {
    /// Expands with all of the model's steps or those of one actor.
    fn run(&mut self, state: &[u8], actor: Option<Actor>, sink: &mut impl Sink) {
        let (q, inner) = self.product.split(state);
        if self.product.universal[q as usize] {
            return self.run_universal(q, state, sink);
        }
        self.choices.find(self.product, q, &mut self.inner, inner);
        let width = self.product.width;
        if let Some(q) = self.choices.universal {
            sink.fault(own_step(0), own_fault(), None);
            fill(&mut self.successor, width, q, inner);
            sink.step(own_step(1), &self.successor);
        }
        if self.choices.targets.is_empty() {
            return;
        }
        let base = self.choices.base();
        let targets = &self.choices.targets;
        let successor = &mut self.successor;
        let mut pairs = Pairs { sink, targets, base, width, successor, any: false };
        match actor {
            Some(actor) => expand_actor(&mut self.inner, inner, actor, &mut pairs),
            None => self.inner.expand(inner, &mut pairs),
        }
        if !pairs.any && actor.is_none() {
            pairs.stutter(inner);
        }
    }

    fn run_universal(&mut self, q: u32, state: &[u8], sink: &mut impl Sink) {
        sink.step(own_step(0), state);
        if q == 0 {
            // Nothing led here, so nothing has told it.
            sink.fault(own_step(1), own_fault(), None);
        }
    }
}

fn own_step(edge: u32) -> Step {
    Step { actor: Actor::NOBODY, edge }
}

fn own_fault() -> Fault {
    Fault { kind: FaultKind::ClaimViolated, site: OWN }
}

fn fill(successor: &mut Vec<u8>, width: usize, q: u32, inner: &[u8]) {
    successor.clear();
    successor.extend_from_slice(&q.to_le_bytes()[..width]);
    successor.extend_from_slice(inner);
}

/// Pairs each step of the model with each move of the automaton. The edge of a
/// pair follows from the edge of the step and the number of moves alone.
struct Pairs<'a, S> {
    sink: &'a mut S,
    targets: &'a [u32],
    base: u32,
    width: usize,
    successor: &'a mut Vec<u8>,
    any: bool,
}

impl<S: Sink> Pairs<'_, S> {
    fn step_of(&self, step: Step, choice: usize) -> Step {
        let edge = self.base + step.edge * self.targets.len() as u32 + choice as u32;
        Step { actor: step.actor, edge }
    }

    fn stutter(&mut self, inner: &[u8]) {
        self.step(own_step(0), inner);
    }
}

impl<S: Sink> Sink for Pairs<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.any = true;
        fill(self.successor, self.width, 0, successor);
        for (i, target) in self.targets.iter().enumerate() {
            self.successor[..self.width].copy_from_slice(&target.to_le_bytes()[..self.width]);
            let step = self.step_of(step, i);
            self.sink.step(step, self.successor);
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.any = true;
        for (i, target) in self.targets.iter().enumerate() {
            let step = self.step_of(step, i);
            match successor {
                Some(inner) => {
                    fill(self.successor, self.width, *target, inner);
                    self.sink.fault(step, fault, Some(self.successor));
                }
                None => self.sink.fault(step, fault, None),
            }
        }
    }
}

impl<'m, M: Model> WrapperWorker for ProductWorker<'m, M> {
    type Inner = M::Worker<'m>;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &Self::Inner {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut Self::Inner {
        &mut self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        self.product.split(state).1
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.run(state, None, sink);
    }

    /// Runs that end are continued by stuttering, and where the automaton
    /// cannot go on the run satisfies the formula.
    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        let (q, inner) = self.product.split(state);
        let progress = Labels(self.inner.labels(inner).0 & Labels::PROGRESS.0);
        let accepting = self.product.claim.automaton.states[q as usize].accepting;
        match () {
            () if accepting => progress.with(Labels::ACCEPT),
            () if self.product.passing[q as usize] => progress.with(Labels::PASSING),
            () => progress,
        }
    }

    /// In a universal state nobody waits: every run that goes on from here
    /// violates, the fair ones too.
    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        let (q, inner) = self.product.split(state);
        if self.product.universal[q as usize] {
            out.clear();
        } else {
            self.inner.enabled(inner, out);
        }
    }
}

impl<M: Model> Reduction for ProductWorker<'_, M> {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        let (q, inner) = self.product.split(state);
        if !self.product.claim.stutter_invariant || self.product.universal[q as usize] {
            return None;
        }
        let ample = self.inner.reduction()?.ample(inner).filter(|a| a.forward)?;
        // All choices here are forward, so no cycle consists of them and they
        // stand as they are: a proviso of the engine's would let them depend
        // on the automaton's state.
        let ample = Ample { once: true, ..ample };
        // Where the automaton cannot move, the actor has no step here.
        self.choices.find(self.product, q, &mut self.inner, inner);
        (!self.choices.targets.is_empty()).then_some(ample)
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.run(state, Some(actor), sink);
    }
}

impl<M: Model> Wrapper for Product<M> {
    type Inner = M;
    type Worker<'m>
        = ProductWorker<'m, M>
    where
        Self: 'm;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &M {
        &self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        self.split(state).1
    }

    fn worker(&self) -> ProductWorker<'_, M> {
        let (inner, choices) = (self.inner.worker(), Choices::default());
        ProductWorker { product: self, inner, choices, successor: Vec::new() }
    }

    fn facts(&self) -> Facts {
        let facts = self.inner.facts();
        let next = "the formula counts steps (it uses X)";
        let next = (!self.claim.stutter_invariant).then(|| next.to_owned());
        Facts {
            has_accept: true,
            reduction: facts.reduction.or(next),
            state_bytes: facts.state_bytes + self.width,
            ..facts
        }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.inner.initial(&mut |s| out(&self.join(0, s)));
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (q, inner) = self.split(state);
        let done = || self.event("violated, whatever follows".to_owned());
        if self.universal[q as usize] {
            return match step {
                s if s == own_step(0) => Some((vec![done()], Some(state.to_vec()))),
                s if s == own_step(1) && q == 0 => Some((vec![done()], None)),
                _ => None,
            };
        }
        let mut worker = self.inner.worker();
        let mut choices = Choices::default();
        choices.find(self, q, &mut worker, inner);
        let own = step.actor == Actor::NOBODY && step.edge < choices.base();
        if let Some(target) = choices.universal.filter(|_| own) {
            let event = self.event(self.guard_text(q, target));
            let after = (step.edge == 1).then(|| self.join(target, inner));
            return Some((vec![event], after));
        }
        let n = choices.targets.len() as u32;
        let pair = step.edge.checked_sub(choices.base()).filter(|_| n > 0)?;
        let target = choices.targets[(pair % n) as usize];
        let inner_step = Step { actor: step.actor, edge: pair / n };
        let told = if has_steps(&mut worker, inner) {
            self.inner.narrate(inner, inner_step)?
        } else if inner_step == own_step(0) {
            let event = self.event("nobody can move: the run goes on like this".to_owned());
            (vec![event], Some(inner.to_vec()))
        } else {
            return None;
        };
        let (mut events, after) = told;
        if target != q {
            events.insert(0, self.event(self.guard_text(q, target)));
        }
        Some((events, after.map(|s| self.join(target, &s))))
    }

    fn violation(&self, fault: Fault) -> Violation {
        let name = &self.claim.name;
        match fault.kind {
            FaultKind::ClaimViolated if fault.site == OWN => {
                let text = format!("`{name}` is violated, whatever follows");
                Violation::new(FaultKind::ClaimViolated, text, self.claim.span)
            }
            FaultKind::AcceptanceCycle => {
                let text = format!("`{name}` is violated by a run that repeats for ever");
                Violation::new(FaultKind::AcceptanceCycle, text, self.claim.span)
            }
            _ => self.inner.violation(fault),
        }
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let (q, inner) = self.split(state);
        let mut fields = self.inner.fields(inner);
        fields.push(Field { owner: self.lane(), name: "state".to_owned(), value: q.to_string() });
        fields
    }

    fn properties(&self) -> Vec<Property> {
        let kind = FaultKind::AcceptanceCycle;
        vec![Property { kind, name: self.claim.name.clone(), span: self.claim.span }]
    }

    fn doubts(&self) -> Vec<String> {
        let say = |(atom, value): (String, bool)| {
            let value = if value { "always true" } else { "never true" };
            format!(
                "`{atom}` is {value} wherever the formula asks; it may hold because of that alone"
            )
        };
        let own = self.constant_atoms().into_iter().map(say);
        let never = self.never_awaited().into_iter();
        let never =
            never.map(|f| format!("`{f}` is never true: the formula holds because of that alone"));
        own.chain(never).chain(self.inner.doubts()).collect()
    }

    /// Which values atoms were seen to have; then what the model has noticed.
    fn noticed(&self) -> Vec<u8> {
        let awaited = self.awaited.iter().map(|(_, seen)| seen);
        let own = self.seen.iter().chain(awaited).map(|seen| seen.load(Relaxed));
        own.chain(self.inner.noticed()).collect()
    }

    fn remember(&self, noticed: &[u8]) {
        let awaited = self.awaited.iter().map(|(_, seen)| seen);
        let all: Vec<&AtomicU8> = self.seen.iter().chain(awaited).collect();
        let Some((own, inner)) = noticed.split_at_checked(all.len()) else { return };
        all.iter().zip(own).for_each(|(seen, bits)| {
            seen.fetch_or(bits & 3, Relaxed);
        });
        self.inner.remember(inner);
    }
}

fn has_steps(worker: &mut impl Worker, state: &[u8]) -> bool {
    struct Any(bool);
    impl Sink for Any {
        fn step(&mut self, _: Step, _: &[u8]) {
            self.0 = true;
        }
        fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
            self.0 = true;
        }
    }
    let mut any = Any(false);
    worker.expand(state, &mut any);
    any.0
}
