//! The plain executor of runs under memory models: what is told of a run, executed again.
//!
//! The machine of the search keeps instances in flight, guesses, merges and forgets. Here
//! nothing of that is shared. A run is what it is told as: accesses one after the other,
//! each with its thread, its place in the program, its location and its value. It is
//! executed twice, in two plain ways that must both come out:
//!
//! - **memory**: the accesses in the order of the run, on one array. A load from memory
//!   reads what is there, a store finds what it is said to replace, an update reads and
//!   writes. (Where threads see stores at different times there is no such array: a load
//!   then reads a value that somebody had stored there.)
//! - **threads**: each thread in the order of its program, instruction by instruction
//!   ([`explain`]).
//!
//! So no value is shown that the program, run in its own order on these reads, would not
//! have. That the order of the accesses is one that the memory model allows is not asked
//! here: `cat`'s axioms are the second opinion on that.
//!
//! Every step that is told goes through here ([`Machine::account`]); one that does not come
//! out is not told, and the trail is said not to replay. Who tells a run step by step
//! goes on where the last step ended, so that a run takes time and memory as it is long;
//! a step from anywhere else is executed from the beginning of its run.
//!
//! Not here: runs beyond the first [`MAX_TOLD`] steps that are told, except by who goes on
//! from one to the next; runs that take more instructions to explain than
//! [`explain::MAX_STEPS`]. These pass.

mod explain;

use crate::global::{Done, What};
use crate::machine::Machine;
use explain::Own;
use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

/// Steps of told runs to remember.
const MAX_TOLD: usize = 20_000;

/// The runs that were told: for each state, the step that led there and the one before.
#[derive(Default)]
pub(crate) struct Told(Mutex<ToldRuns>);

#[derive(Default)]
struct ToldRuns {
    /// The first step that was told to a state.
    to: HashMap<Vec<u8>, usize>,
    steps: Vec<ToldStep>,
    /// Where the last step that was told ended.
    tip: Option<Tip>,
}

struct ToldStep {
    done: Vec<Done>,
    before: Option<usize>,
}

struct Tip {
    state: Vec<u8>,
    /// The last step that is remembered; none at a beginning.
    at: Option<usize>,
    /// All steps are.
    whole: bool,
    run: Run,
}

impl ToldRuns {
    /// The steps up to one, from the beginning.
    fn steps_to(&self, at: Option<usize>) -> Vec<Done> {
        let (mut run, mut next) = (Vec::new(), at);
        while let Some(i) = next {
            run.extend(self.steps[i].done.iter().rev().cloned());
            next = self.steps[i].before;
        }
        run.reverse();
        run
    }

    /// The run to a state, executed; nothing if it was not told from its beginning.
    fn run_to(&mut self, m: &Machine, state: &[u8]) -> Option<Tip> {
        if let Some(tip) = self.tip.take_if(|tip| tip.state == state) {
            return Some(tip);
        }
        let at = self.to.get(state).copied();
        if at.is_none() {
            let mut begins = false;
            heddle_model::Model::initial(m, &mut |first| begins |= first == state);
            begins.then_some(())?;
        }
        let mut run = Run::new(m);
        // It came out when it was told.
        self.steps_to(at).iter().try_for_each(|done| run.add(m, done)).ok()?;
        Some(Tip { state: state.to_vec(), at, whole: true, run })
    }

    /// Remembers a step; nothing if there are too many.
    fn add(&mut self, state: &[u8], done: &[Done], before: Option<usize>) -> Option<usize> {
        let same = |s: &ToldStep| s.before == before && s.done == done;
        if let Some(&at) = self.to.get(state).filter(|&&at| same(&self.steps[at])) {
            return Some(at);
        }
        let at = self.steps.len();
        (at < MAX_TOLD).then(|| {
            self.steps.push(ToldStep { done: done.to_vec(), before });
            *self.to.entry(state.to_vec()).or_insert(at)
        })?;
        Some(at)
    }

    fn go_on(&mut self, m: &Machine, state: &[u8], done: &[Done], next: &[u8]) -> bool {
        let Some(Tip { at, whole, mut run, .. }) = self.run_to(m, state) else { return true };
        if done.iter().any(|d| run.add(m, d).is_err()) {
            return false;
        }
        let threads: BTreeSet<usize> = done.iter().map(|d| d.thread).collect();
        for t in threads {
            if run.threads[t].explain(m, t) {
                continue;
            }
            // What was taken for settled may not have been: from the beginning.
            let mut again = Run::new(m);
            let all = if whole { self.steps_to(at) } else { Vec::new() };
            let added = all.iter().chain(done).try_for_each(|d| again.add(m, d));
            if whole && (added.is_err() || !again.threads[t].explain(m, t)) {
                return false;
            }
            again.threads[t].settle_later(&run.threads[t]);
            std::mem::swap(&mut run.threads[t], &mut again.threads[t]);
            if !whole {
                run.threads[t].give_up();
            }
        }
        let now = if whole { self.add(next, done, at) } else { None };
        let (at, whole) = (now.or(at), now.is_some());
        self.tip = Some(Tip { state: next.to_vec(), at, whole, run });
        true
    }
}

impl Machine {
    /// Whether a step, told after the run to its state, is what the plain executor does.
    pub(crate) fn is_plain(&self, state: &[u8], done: &[Done], next: &[u8]) -> bool {
        // Folded runs are more than there are.
        self.options.fold || {
            let mut told = self.told.0.lock().unwrap_or_else(|e| e.into_inner());
            told.go_on(self, state, done, next)
        }
    }

    /// Executes a run again, from its beginning. Says what is not as told.
    pub fn execute_plainly(&self, run: &[Done]) -> Result<(), String> {
        if self.options.fold {
            return Ok(());
        }
        let mut plain = Run::new(self);
        run.iter().try_for_each(|done| plain.add(self, done))?;
        for (t, own) in plain.threads.iter_mut().enumerate() {
            if !own.explain(self, t) {
                let name = &self.program.threads[t].name;
                return Err(format!("{name} in its own order does not do what is told"));
            }
        }
        Ok(())
    }
}

/// A run as far as it was executed.
struct Run {
    memory: Memory,
    n_steps: usize,
    threads: Vec<Own>,
}

impl Run {
    fn new(m: &Machine) -> Self {
        let threads = (0..m.program.threads.len()).map(|t| Own::new(m, t)).collect();
        Run { memory: Memory::new(m), n_steps: 0, threads }
    }

    /// One step more, as memory has it. Its thread is asked later.
    fn add(&mut self, m: &Machine, done: &Done) -> Result<(), String> {
        let is_block = matches!(done.what, What::Block { .. });
        let before = is_block.then(|| self.memory.now.clone());
        if let Some(loc) = self.memory.pass(&done.what) {
            return Err(format!("`{}` is not what is told", m.program.locs[loc]));
        }
        // Where every operation is a step, an instance may go before an older one that only
        // has not been looked at; what comes of it is given up later.
        if m.options.stages {
            self.threads[done.thread].add(self.n_steps, done, before);
        }
        self.n_steps += 1;
        Ok(())
    }
}

/// One array, and everything that was ever stored.
struct Memory {
    single: bool,
    now: Vec<i64>,
    ever: Vec<BTreeSet<i64>>,
}

impl Memory {
    fn new(m: &Machine) -> Self {
        let now = m.program.init.clone();
        let ever = now.iter().map(|&v| BTreeSet::from([v])).collect();
        Memory { single: m.model.single, now, ever }
    }

    /// The location that is not what a step says, if one is not.
    fn pass(&mut self, what: &What) -> Option<usize> {
        match what {
            &What::Load { loc, value, forwarded, .. } => {
                (!forwarded && !self.may_show(loc, value)).then_some(loc)
            }
            &What::Store { loc, value, old, .. } => {
                // Nobody says what a store replaces where that is not one thing.
                let right = !self.single || self.may_show(loc, old);
                self.write(loc, value);
                (!right).then_some(loc)
            }
            &What::Update { loc, old, new, wrote, .. } => {
                let right = self.may_show(loc, old);
                if wrote {
                    self.write(loc, new);
                }
                (!right).then_some(loc)
            }
            What::Block { wrote } => {
                let mut wrong = None;
                for &(loc, old, new) in wrote {
                    wrong = wrong.or((!self.may_show(loc, old)).then_some(loc));
                    self.write(loc, new);
                }
                wrong
            }
            _ => None,
        }
    }

    fn may_show(&self, loc: usize, value: i64) -> bool {
        match self.single {
            true => self.now[loc] == value,
            false => self.ever[loc].contains(&value),
        }
    }

    fn write(&mut self, loc: usize, value: i64) {
        self.now[loc] = value;
        self.ever[loc].insert(value);
    }
}
