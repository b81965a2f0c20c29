//! Models of typed states: write a [`StateMachine`], check it as a [`Typed`].
//!
//! A machine has states of a type of your own, the actions that are possible in a
//! state, and what each leads to. What should be true of it is a list of
//! [`Rule`]s, as in Stateright and TLA+: something *always* holds, *eventually*
//! holds on every run, *sometimes* holds on some run.
//!
//! ```
//! use heddle_model::{Encode, Rule, StateMachine, Typed, encode_struct};
//!
//! /// Two processes that both read a counter and write it back plus one.
//! struct LostUpdate;
//!
//! #[derive(Clone, Debug)]
//! struct State { counter: u8, read: [Option<u8>; 2], done: [bool; 2] }
//! encode_struct!(State { counter, read, done });
//!
//! #[derive(Debug)]
//! enum Action { Read(usize), Write(usize) }
//!
//! impl StateMachine for LostUpdate {
//!     type State = State;
//!     type Action = Action;
//!
//!     fn initial(&self) -> Vec<State> {
//!         vec![State { counter: 0, read: [None; 2], done: [false; 2] }]
//!     }
//!
//!     fn actions(&self, s: &State, out: &mut Vec<Action>) {
//!         for i in (0..2).filter(|&i| !s.done[i]) {
//!             out.push(if s.read[i].is_none() { Action::Read(i) } else { Action::Write(i) });
//!         }
//!     }
//!
//!     fn next(&self, s: &State, action: &Action) -> Option<State> {
//!         let mut s = s.clone();
//!         match *action {
//!             Action::Read(i) => s.read[i] = Some(s.counter),
//!             Action::Write(i) => (s.counter, s.done[i]) = (s.read[i]? + 1, true),
//!         }
//!         Some(s)
//!     }
//!
//!     fn rules(&self) -> Vec<Rule<State>> {
//!         vec![
//!             Rule::always("nothing is lost", |s: &State| s.done != [true; 2] || s.counter == 2),
//!             Rule::eventually("both are done", |s: &State| s.done == [true; 2]),
//!         ]
//!     }
//! }
//!
//! let model = Typed::new(LostUpdate); // a `heddle_model::Model`, for any search
//! # use heddle_model::Model;
//! # assert_eq!(model.properties().len(), 2);
//! ```
//!
//! Inside: a state is four bytes that say which *eventually* rules have come true so far,
//! then the state itself ([`Encode`]). States in which one has not are
//! accepting, so that a cycle of them is a run on which it never does: a search for
//! cycles decides it ([`crate::Facts::has_accept`]), and a run that ends too early is a
//! fault. *Sometimes* is no property of runs; a rule that no state met is a doubt
//! ([`crate::Model::doubts`]).

use crate::{
    Actor, Blocked, Encode, Event, Facts, Fault, FaultKind, Field, Labels, Model, Property, Sink,
    Step, Violation, Worker,
};
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A program as states, actions and rules of your own types.
pub trait StateMachine: Sync {
    type State: Encode + Debug;
    type Action: Debug;

    fn initial(&self) -> Vec<Self::State>;

    /// What can be done in a state, always in the same order.
    fn actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// The state after an action; `None` if it cannot be done after all.
    fn next(&self, state: &Self::State, action: &Self::Action) -> Option<Self::State>;

    fn rules(&self) -> Vec<Rule<Self::State>> {
        Vec::new()
    }

    /// Whether a run may end here, where nothing can be done: if not, it is a
    /// deadlock.
    fn may_end(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// Who does it, by a small number: for fairness, and for who reads a run.
    fn actor(&self, action: &Self::Action) -> u16 {
        let _ = action;
        0
    }

    /// What an actor is called.
    fn actor_name(&self, actor: u16) -> String {
        format!("P[{actor}]")
    }

    fn show_action(&self, action: &Self::Action) -> String {
        format!("{action:?}")
    }

    /// The values of a state by their names.
    fn show_state(&self, state: &Self::State) -> Vec<(String, String)> {
        vec![("state".into(), format!("{state:?}"))]
    }
}

/// Something that should be true.
pub struct Rule<S> {
    name: String,
    when: When,
    holds: Box<dyn Fn(&S) -> bool + Send + Sync>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Always,
    Eventually,
    Sometimes,
}

impl<S> Rule<S> {
    /// In every state that a run can reach.
    pub fn always(name: &str, holds: impl Fn(&S) -> bool + Send + Sync + 'static) -> Self {
        Rule { name: name.into(), when: When::Always, holds: Box::new(holds) }
    }

    /// In some state of every run, also of those that go on for ever.
    pub fn eventually(name: &str, holds: impl Fn(&S) -> bool + Send + Sync + 'static) -> Self {
        Rule { name: name.into(), when: When::Eventually, holds: Box::new(holds) }
    }

    /// In some state of some run.
    pub fn sometimes(name: &str, holds: impl Fn(&S) -> bool + Send + Sync + 'static) -> Self {
        Rule { name: name.into(), when: When::Sometimes, holds: Box::new(holds) }
    }
}

/// A [`StateMachine`] as a [`Model`].
pub struct Typed<S: StateMachine> {
    machine: S,
    rules: Vec<Rule<S::State>>,
    /// By rule: it was seen to be true.
    seen: Vec<AtomicBool>,
    /// The *eventually* rules, by their bits.
    eventually: Vec<usize>,
}

/// The step at which a state that breaks a rule is told.
fn tell(rule: u32) -> Step {
    Step { actor: Actor::NOBODY, edge: u32::MAX - rule }
}

/// Bytes before the state: the bits of what has come true.
const WIDTH: usize = 4;

impl<S: StateMachine> Typed<S> {
    /// Panics if there are more than 32 rules of the kind *eventually*.
    pub fn new(machine: S) -> Self {
        let rules = machine.rules();
        let seen = rules.iter().map(|_| AtomicBool::new(false)).collect();
        let eventually: Vec<usize> =
            (0..rules.len()).filter(|&i| rules[i].when == When::Eventually).collect();
        assert!(eventually.len() <= 8 * WIDTH, "more than 32 rules of the kind `eventually`");
        Typed { machine, rules, seen, eventually }
    }

    pub fn machine(&self) -> &S {
        &self.machine
    }

    /// Which *eventually* rules a state makes true, by their bits.
    fn comes_true(&self, state: &S::State) -> u32 {
        let is_true = |&(_, &rule): &(usize, &usize)| (self.rules[rule].holds)(state);
        self.eventually.iter().enumerate().filter(is_true).fold(0, |bits, (i, _)| bits | 1 << i)
    }

    fn all_true(&self) -> u32 {
        ((1u64 << self.eventually.len()) - 1) as u32
    }

    fn write(&self, before: u32, state: &S::State, out: &mut Vec<u8>) {
        out.clear();
        (before | self.comes_true(state)).encode(out);
        state.encode(out);
    }

    fn read(&self, mut bytes: &[u8]) -> (u32, S::State) {
        (u32::decode(&mut bytes), S::State::decode(&mut bytes))
    }

    fn broken(&self, state: &S::State) -> impl Iterator<Item = Fault> {
        let is_broken = |rule: &Rule<S::State>| rule.when == When::Always && !(rule.holds)(state);
        let all = self.rules.iter().enumerate();
        all.filter(move |(_, rule)| is_broken(rule))
            .map(|(i, _)| Fault { kind: FaultKind::Invariant, site: i as u32 })
    }

    fn actor(&self, action: &S::Action) -> Actor {
        Actor(self.machine.actor(action))
    }

    fn event(&self, actor: Actor, lane: String, text: String) -> Event {
        let (changes, output, note) = (Vec::new(), String::new(), String::new());
        Event { actor, lane, span: None, text, changes, output, note, touches: Vec::new() }
    }

    fn names(&self, when: When) -> impl Iterator<Item = &str> {
        self.rules.iter().filter(move |r| r.when == when).map(|r| r.name.as_str())
    }
}

impl<S: StateMachine> Model for Typed<S> {
    type Worker<'m>
        = TypedWorker<'m, S>
    where
        Self: 'm;

    fn worker(&self) -> TypedWorker<'_, S> {
        TypedWorker { model: self, actions: Vec::new(), bytes: Vec::new() }
    }

    fn facts(&self) -> Facts {
        Facts {
            has_accept: !self.eventually.is_empty(),
            reduction: Some("nothing is known about what actions depend on".into()),
            state_bytes: 32,
            ..Facts::default()
        }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut bytes = Vec::new();
        for state in self.machine.initial() {
            self.write(0, &state, &mut bytes);
            out(&bytes);
        }
    }

    fn narrate(&self, bytes: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (before, state) = self.read(bytes);
        if let Some(fault) = self.broken(&state).find(|f| tell(f.site) == step) {
            let text = format!("`{}` is false here", self.rules[fault.site as usize].name);
            return Some((vec![self.event(step.actor, "rule".into(), text)], None));
        }
        let mut actions = Vec::new();
        self.machine.actions(&state, &mut actions);
        let action = actions.get(step.edge as usize).filter(|a| self.actor(a) == step.actor)?;
        let next = self.machine.next(&state, action)?;
        let mut after = Vec::new();
        self.write(before, &next, &mut after);
        let lane = self.machine.actor_name(step.actor.0);
        let text = self.machine.show_action(action);
        Some((vec![self.event(step.actor, lane, text)], Some(after)))
    }

    fn violation(&self, fault: Fault) -> Violation {
        let name = || self.rules[fault.site as usize].name.clone();
        let message = match fault.kind {
            FaultKind::Invariant => format!("`{}` should always hold", name()),
            FaultKind::ClaimViolated => format!("the run ends before `{}`", name()),
            FaultKind::Deadlock => "nothing can be done, and the run should go on".into(),
            _ => {
                let names: Vec<&str> = self.names(When::Eventually).collect();
                format!("the run goes on for ever without `{}`", names.join("` or without `"))
            }
        };
        Violation::new(fault.kind, message, None)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let shown = self.machine.show_state(&self.read(state).1).into_iter();
        shown.map(|(name, value)| Field { owner: String::new(), name, value }).collect()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }

    fn properties(&self) -> Vec<Property> {
        let kind = |when| match when {
            When::Always | When::Sometimes => FaultKind::Invariant,
            When::Eventually => FaultKind::AcceptanceCycle,
        };
        let property = |r: &Rule<S::State>| {
            let name = format!("{} {}", format!("{:?}", r.when).to_lowercase(), r.name);
            Property { kind: kind(r.when), name, span: None }
        };
        self.rules.iter().map(property).collect()
    }

    fn doubts(&self) -> Vec<String> {
        let unseen = self.rules.iter().zip(&self.seen);
        unseen
            .filter(|(rule, seen)| rule.when == When::Sometimes && !seen.load(Relaxed))
            .map(|(rule, _)| {
                format!("`{}` should hold in some state, and holds in none", rule.name)
            })
            .collect()
    }
}

pub struct TypedWorker<'m, S: StateMachine> {
    model: &'m Typed<S>,
    actions: Vec<S::Action>,
    bytes: Vec<u8>,
}

impl<S: StateMachine> Worker for TypedWorker<'_, S> {
    fn expand(&mut self, bytes: &[u8], sink: &mut impl Sink) {
        let model = self.model;
        let (before, state) = model.read(bytes);
        let sometimes = model.rules.iter().zip(&model.seen);
        for (rule, seen) in sometimes.filter(|(rule, _)| rule.when == When::Sometimes) {
            if !seen.load(Relaxed) && (rule.holds)(&state) {
                seen.store(true, Relaxed);
            }
        }
        for fault in model.broken(&state) {
            sink.fault(tell(fault.site), fault, None);
        }
        self.actions.clear();
        model.machine.actions(&state, &mut self.actions);
        for (edge, action) in self.actions.iter().enumerate() {
            if let Some(next) = model.machine.next(&state, action) {
                model.write(before, &next, &mut self.bytes);
                let step = Step { actor: model.actor(action), edge: edge as u32 };
                sink.step(step, &self.bytes);
            }
        }
    }

    fn stuck(&mut self, bytes: &[u8]) -> Option<Fault> {
        let (model, (done, state)) = (self.model, self.model.read(bytes));
        if !model.machine.may_end(&state) {
            return Some(Fault { kind: FaultKind::Deadlock, site: 0 });
        }
        let missing = (done ^ model.all_true()).trailing_zeros() as usize;
        let rule = model.eventually.get(missing)?;
        Some(Fault { kind: FaultKind::ClaimViolated, site: *rule as u32 })
    }

    fn labels(&mut self, bytes: &[u8]) -> Labels {
        let done = u32::decode(&mut &bytes[..WIDTH]);
        // What has come true stays so: a cycle has one set of bits throughout.
        if done == self.model.all_true() { Labels::PASSING } else { Labels::ACCEPT }
    }
}
