//! Infinite runs of the window machine: what a formula of LTL is judged on.
//!
//! **What a proposition sees** is memory: the value that a store has brought there. A
//! store in flight is not there yet, whoever its own thread thinks it is; where threads
//! see stores at different times it is the last store in coherence order, what a thread
//! that has seen everything reads.
//!
//! A program can show more than memory: [`crate::observations`] says when.
//!
//! **Ends.** A run that ends goes on by stuttering, as everywhere. A dead end of
//! speculation is no run: it is told as a step that leads nowhere, so that nobody
//! stutters there. A thread that goes round and round without touching anything has a step
//! that leads where it is. A thread that waits for a lock, or for another's end, waits in a run.
//! When the main thread returns, the process is over and nobody moves.
//!
//! **Fairness.** Weak fairness is asked of finer actors than threads: of each thread, what
//! it does at each location. A thread that goes round and round would be fair to itself
//! while a store of its own never leaves; here each store reaches memory in the end
//! ("Making weak memory models fair", Lahav et al. 2021, for models with one memory).
//! Where threads see stores at different times, that a store arrives at a thread is an
//! actor's step as well ([`crate::Options::arrivals`]), so that nobody reads an old one for
//! ever.
//!
//! **Steps.** What formulas with `X` count: accesses as other threads can tell them, a
//! store when it reaches memory; fences that do something themselves; the beginning and
//! the end of threads that are waited for; arrivals, where fairness is asked for. What
//! concerns only its own thread goes with the step before it, unless stages are off.
//!
//! **Out of order.** Where instructions pass each other there are two ways to run, and
//! neither is exact. [`Bias::More`] takes dead ends for ends: more runs than there are,
//! so that what holds there holds. [`Bias::Fewer`] (with [`crate::Options::cautious`])
//! has only runs that exist, so that what is violated there is violated.

use crate::global::What;
use crate::machine::Machine;
use crate::program::{Instr, Park};
use crate::state::State;
use heddle_model::*;

/// The atoms of a formula, by number: what each says of memory.
pub trait Propositions: Sync {
    fn holds(&self, index: u32, memory: &dyn Fn(usize) -> i64) -> bool;
}

impl Propositions for Vec<Watch> {
    fn holds(&self, index: u32, memory: &dyn Fn(usize) -> i64) -> bool {
        let w = &self[index as usize];
        w.holds(memory(w.loc))
    }
}

/// A proposition: a location compared with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    pub loc: usize,
    pub test: Compare,
    pub value: i64,
    /// Values of so many bytes, and whether they have a sign; 0 for whole numbers.
    pub bytes: u8,
    pub signed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Watch {
    fn holds(&self, v: i64) -> bool {
        let v = match (self.bytes, self.signed) {
            (0 | 8.., _) => v,
            (n, true) => v << (64 - 8 * n as u32) >> (64 - 8 * n as u32),
            (n, false) => v & ((1 << (8 * n as u32)) - 1),
        };
        match self.test {
            Compare::Eq => v == self.value,
            Compare::Ne => v != self.value,
            Compare::Lt => v < self.value,
            Compare::Le => v <= self.value,
            Compare::Gt => v > self.value,
            Compare::Ge => v >= self.value,
        }
    }
}

/// Which runs to have where instructions pass each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bias {
    /// At least all that there are.
    More,
    /// None that there is not.
    Fewer,
}

/// The runs of a machine, told by `teller`: the machine itself, or a wrapper of it
/// that says more.
pub struct Runs<'m, T> {
    machine: &'m Machine,
    teller: T,
    propositions: Box<dyn Propositions + 'm>,
    bias: Bias,
    /// Nothing is guessed: the bias makes no difference.
    exact: bool,
    /// Who moves is a thread, whatever it does.
    by_threads: bool,
    /// The threads that may go round and round.
    rounds: Vec<usize>,
}

impl<'m, T: Model> Runs<'m, T> {
    pub fn new(
        machine: &'m Machine,
        teller: T,
        propositions: impl Propositions + 'm,
        bias: Bias,
    ) -> Self {
        let exact = Machine::is_exact(&machine.program, &machine.model);
        let careful = exact || machine.options.cautious;
        assert!(machine.reach.is_empty(), "a formula asks about every store");
        assert!(bias == Bias::More || careful, "a run that rests on a guess is not for sure");
        let threads = machine.program.threads.iter().enumerate();
        let rounds = threads.filter(|(_, t)| t.may_go_round()).map(|(t, _)| t).collect();
        let propositions = Box::new(propositions);
        Runs { machine, teller, propositions, bias, exact, by_threads: false, rounds }
    }

    /// The same runs, told by threads alone: for who counts switches, not for fairness.
    pub fn by_threads(self) -> Self {
        Runs { by_threads: true, ..self }
    }

    /// A thread, and a location or none.
    fn actor(&self, thread: usize, what: &What) -> Actor {
        if self.by_threads {
            return Actor(thread as u16);
        }
        let n = self.machine.program.locs.len();
        let at = match what {
            What::Load { loc, .. }
            | What::Store { loc, .. }
            | What::Update { loc, .. }
            | What::Shown { loc, .. } => loc + 1,
            What::Sees { loc, .. } => n + loc + 1,
            _ => 0,
        };
        Actor((thread * (2 * n + 1) + at) as u16)
    }

    /// The threads that go round and round in a state.
    fn going_round<'s>(&'s self, s: &'s State) -> impl Iterator<Item = usize> + 's {
        self.rounds.iter().copied().filter(|&t| self.machine.goes_round(s, t))
    }

    /// The main thread has returned.
    fn is_over(&self, s: &State) -> bool {
        let at = |t: usize| {
            let code = &self.machine.program.threads[t].code.instrs;
            code.get(s.threads[t].pc as usize) == Some(&Instr::Park(Park::Process))
        };
        (0..s.threads.len()).any(|t| at(t) && s.threads[t].win.is_empty())
    }

    /// Nobody can move, and that is not the end of a run.
    fn is_dead_end(&self, s: &State) -> bool {
        let m = self.machine;
        let assumed = |t: usize| {
            let code = &m.program.threads[t].code.instrs;
            let stopped = Instr::Park(Park::Stopped);
            let deep = Instr::Park(Park::Deep);
            code.get(s.threads[t].pc as usize).is_some_and(|i| *i == stopped || *i == deep)
        };
        let n = s.threads.len();
        if (0..n).any(assumed) {
            return true;
        }
        let waits = |t: usize| m.ended(s, t) || m.unborn(s, t) || m.waits_at(s, t).is_some();
        self.bias == Bias::Fewer && !self.exact && !(0..n).all(waits)
    }
}

impl<T: Model> Model for Runs<'_, T> {
    type Worker<'w>
        = RunsWorker<'w, T>
    where
        Self: 'w;

    fn worker(&self) -> RunsWorker<'_, T> {
        RunsWorker { runs: self, bytes: Vec::new() }
    }

    fn facts(&self) -> Facts {
        let p = &self.machine.program;
        let actors = p.threads.len() * (2 * p.locs.len() + 1);
        Facts {
            max_actors: Some(actors as u16),
            reduction: Some("a formula asks about every store".into()),
            ..self.machine.facts()
        }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.teller.initial(out);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        if let Some(told) = self.teller.narrate(state, step) {
            return Some(told);
        }
        let s = self.machine.decode(state);
        let mut edge = 0;
        self.machine.successors(&s, &mut |_, _| edge += 1);
        let t = self.going_round(&s).nth(step.edge.checked_sub(edge)? as usize)?;
        let thread = &self.machine.program.threads[t];
        let place = thread.code.places.get(s.threads[t].pc as usize);
        let event = Event {
            actor: step.actor,
            lane: thread.name.clone(),
            span: place.map(|p| p.0),
            text: place.map_or(String::new(), |p| p.1.clone()),
            changes: Vec::new(),
            output: String::new(),
            note: "goes round and round".into(),
            touches: Vec::new(),
        };
        Some((vec![event], Some(state.to_vec())))
    }

    fn violation(&self, fault: Fault) -> Violation {
        self.teller.violation(fault)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        self.teller.fields(state)
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        self.teller.blocked(state)
    }

    fn gaps(&self) -> Vec<Gap> {
        let mut gaps = self.teller.gaps();
        if self.bias == Bias::Fewer && !self.exact {
            let text = "only runs in which stores wait for what is older and unsettled";
            gaps.push(Gap::Other(text.into()));
        }
        gaps
    }

    fn doubts(&self) -> Vec<String> {
        self.teller.doubts()
    }

    fn noticed(&self) -> Vec<u8> {
        self.teller.noticed()
    }

    fn remember(&self, noticed: &[u8]) {
        self.teller.remember(noticed);
    }
}

pub struct RunsWorker<'m, T> {
    runs: &'m Runs<'m, T>,
    bytes: Vec<u8>,
}

impl<T: Model> Worker for RunsWorker<'_, T> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let (runs, bytes) = (self.runs, &mut self.bytes);
        let machine = runs.machine;
        let s = machine.decode(state);
        if runs.is_over(&s) {
            return;
        }
        let mut edge = 0;
        machine.successors(&s, &mut |done, next| {
            let step = Step { actor: runs.actor(done.thread, &done.what), edge };
            edge += 1;
            machine.encode(&next.state, bytes);
            sink.step(step, bytes);
        });
        for t in runs.going_round(&s) {
            let step = Step { actor: runs.actor(t, &What::Local("")), edge };
            edge += 1;
            sink.step(step, state);
        }
        if edge == 0 && runs.is_dead_end(&s) {
            // A step that leads nowhere: the run does not exist.
            let step = Step { actor: Actor::NOBODY, edge };
            sink.fault(step, Fault { kind: FaultKind::Blocked, site: 0 }, None);
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        let s = self.runs.machine.decode(state);
        self.runs.propositions.holds(index, &|loc| self.runs.machine.memory(&s, loc))
    }

    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        out.clear();
        let s = self.runs.machine.decode(state);
        if !self.runs.is_over(&s) {
            self.runs.machine.successors(&s, &mut |done, _| {
                out.insert(self.runs.actor(done.thread, &done.what));
            });
            for t in self.runs.going_round(&s) {
                out.insert(self.runs.actor(t, &What::Local("")));
            }
        }
    }
}
