//! What to check and how finely to interleave.

use crate::asked::Asked;
use crate::interrupt::Interrupt;
use crate::program::{FuncId, GlobalId};
use crate::spec::Specification;
use std::sync::Arc;

/// Which steps of a thread become steps of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Reduction {
    /// Every instruction: the naive way, for comparison.
    None,
    /// One access that another thread could see, and what follows up to the next.
    Global,
    /// As far as it stays independent of what the other threads do next.
    #[default]
    Superstep,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Races {
    Off,
    /// Plain accesses race; volatile ones count as intended.
    #[default]
    On,
    /// Volatile accesses race too.
    Strict,
}

/// A proposition of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposition {
    /// A function without parameters is not zero.
    Function(FuncId),
    /// A global scalar compared with a constant.
    Global { global: GlobalId, offset: u32, bytes: u32, signed: bool, test: Test, value: i64 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

#[derive(Clone, Debug)]
pub struct Options {
    pub reduction: Reduction,
    pub races: Races,
    /// The code was optimised: a load that races is no error by itself, for
    /// compilers move loads up and throw away what they read. Its value is
    /// undefined, and the race is told where that matters.
    pub speculated_loads: bool,
    /// Signed overflow is an error.
    pub overflow: bool,
    /// Memory that nobody freed before the end is an error.
    pub leaks: bool,
    pub malloc_may_fail: bool,
    /// Condition variables may wake, and weak exchanges fail, for no reason.
    pub spurious: bool,
    /// Loops go round at most this often; see [`crate::MachineModel::gaps`].
    pub unwind: Option<u32>,
    /// The program's arguments, its name first.
    pub argv: Vec<String>,
    /// Functions that must not answer zero, in any state.
    pub invariants: Vec<FuncId>,
    pub propositions: Vec<Proposition>,
    /// How deep calls may nest. What nests deeper is not seen, and the model
    /// says so.
    pub call_depth: u32,
    /// The most threads at a time, likewise. A search for cycles counts rounds by
    /// thread and wants few.
    pub max_threads: usize,
    /// Waiting that nothing can end is an error: see `livelock`.
    pub livelocks: bool,
    /// The longest superstep, in instructions.
    pub max_superstep: u32,
    /// With supersteps: leave out threads whose turn can wait (persistent sets).
    pub ample: bool,
    /// Follow what happens before what, for programs with relaxed atomics: see
    /// `happens_before`. Finds more races and costs states.
    pub happens: bool,
    /// Do so along one way to each state only: costs no states, and may miss a
    /// race that only another way has. See [`crate::MachineModel::is_in_doubt`].
    pub one_way: bool,
    /// Leave out what matters to cycles only: loads that come to nothing (see
    /// `cas_loops`) and rounds of loops that wait.
    pub finite: bool,
    /// Take threads that are alike for one another: see `symmetry`.
    pub fold: bool,
    /// Tell values that will only be compared apart no further than the
    /// comparisons go: see `compare_only_values`.
    pub compared: bool,
    /// Guess from so many states what memory nobody writes once it is shared:
    /// see `read_only_memory`. 0: do not.
    pub settle: usize,
    /// Match states on what this function fills: see `abstraction`.
    pub abstraction: Option<FuncId>,
    /// Forget what is left in globals that nobody will look at again.
    pub clear_dead: bool,
    /// Take steps that were made before from memory: see `recall`. It costs no
    /// states and saves time.
    pub remember: bool,
    /// The kinds of fault to look for.
    pub asked: Asked,
    /// Every history of these operations must be one of the specification: see
    /// `history`.
    pub linearizable: Option<Arc<Specification>>,
    /// States are read by other processes, or kept for later: nothing in their bytes may
    /// mean something in this process only.
    pub portable: bool,
    /// Ends a step that takes long.
    pub interrupt: Interrupt,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            reduction: Reduction::default(),
            races: Races::default(),
            speculated_loads: false,
            overflow: false,
            leaks: false,
            malloc_may_fail: false,
            spurious: false,
            unwind: None,
            argv: vec!["a.out".into()],
            invariants: Vec::new(),
            propositions: Vec::new(),
            call_depth: 100_000,
            max_threads: crate::sync::MAX_THREADS,
            livelocks: false,
            max_superstep: 20_000,
            ample: true,
            happens: false,
            one_way: false,
            finite: false,
            fold: false,
            compared: false,
            settle: 0,
            abstraction: None,
            clear_dead: true,
            remember: true,
            asked: Asked::default(),
            linearizable: None,
            portable: false,
            interrupt: Interrupt::default(),
        }
    }
}

impl Options {
    /// Whether a load and the exchange it is for may be one step: see `cas_loops`.
    pub(crate) fn joins_retries(&self) -> bool {
        let counts = self.unwind.is_some() || self.overflow || self.watched();
        self.finite && self.ample && self.reduction == Reduction::Superstep && !counts
    }

    /// Whether a property looks at states, so that none may be skipped that
    /// differs for it.
    pub fn watched(&self) -> bool {
        !self.invariants.is_empty() || !self.propositions.is_empty()
    }
}
