//! How a program is checked, as plain values; the defaults are those of the command line.

#[cfg(feature = "assembly")]
use heddle_assembly::Arch;
#[cfg(feature = "assembly")]
use heddle_assembly::real::Isa;
use heddle_engine::{Search, StoreKind};
#[cfg(feature = "c")]
use heddle_machine::Races;
use std::time::Duration;

/// All that can be said about a run besides its input and its limits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    pub model: ModelOptions,
    pub property: PropertyOptions,
    pub search: SearchOptions,
}

/// What shapes a model: a trail remembers these, and a replay gives them again.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelOptions {
    pub reduction: Reduction,
    /// The memory model: the name of a built-in one in any case, or of a file.
    pub model: Option<String>,
    /// Instructions of a thread in flight at once, under a memory model.
    pub window: Option<u32>,
    /// How the tasks of kernels run beside each other.
    #[cfg(feature = "assembly")]
    pub arch: Option<Arch>,
    /// The instruction set of a compiler's output.
    #[cfg(feature = "assembly")]
    pub isa: Option<Isa>,
    /// The level at which clang optimises C.
    pub opt: u8,
    /// The function of a C program to start with.
    pub entry: String,
    /// Arguments of `main`.
    pub arg: Vec<String>,
    #[cfg(feature = "c")]
    pub races: Races,
    /// Signed overflow is a violation.
    pub overflow: bool,
    /// Memory that is never freed is a violation.
    pub leaks: bool,
    pub malloc_may_fail: bool,
    /// Condition variables may wake up for no reason.
    pub spurious: bool,
    /// Loops go round at most so many times.
    pub unwind: Option<u32>,
    /// Calls nest at most so deep.
    pub call_depth: Option<u32>,
    /// At most so many threads at a time.
    pub threads: Option<u32>,
    /// Do not look for waiting that nothing can end.
    pub no_livelocks: bool,
    /// Functions that may return anything.
    pub havoc: Vec<String>,
    /// Match states on what this function writes to globals.
    pub abstraction: Option<String>,
    /// The specification that histories must be explained by: a file, or `self`.
    pub linearizable: Option<String>,
    /// The functions that are operations, if not all that the specification has.
    pub ops: Vec<String>,
    /// Generated clients: threads, and operations of each.
    pub clients: Option<(u32, u32)>,
    /// How many values generated clients try for a number.
    pub values: u32,
    /// What generated clients call first.
    pub setup: Option<String>,
    /// Tell threads apart that are alike.
    pub no_symmetry: bool,
    /// Do not guess what memory is only read once it is shared.
    pub no_settled: bool,
    /// Keep every local in memory.
    pub no_promote: bool,
    /// The binary of a Rust package to check.
    pub bin: Option<String>,
    /// The test target of a Rust package to check.
    pub test: Option<String>,
    /// The tests of that target to check; all if there are none.
    pub exact: Vec<String>,
    /// Arguments for clang.
    pub clang: Vec<String>,
    /// Macros, `NAME` or `NAME=TEXT`.
    pub define: Vec<String>,
    /// Folders to look for included files in.
    pub include: Vec<String>,
    /// Embedded C is refused, not compiled and run.
    pub no_native: bool,
    /// Promela: successors by the interpreter alone, not by machine code.
    pub no_jit: bool,
    /// Every statement its own step.
    pub exact_steps: bool,
    /// A message sent to a full channel is lost.
    pub lossy: bool,
    /// A valid end state also needs empty channels.
    pub empty_channels: bool,
}

impl Default for ModelOptions {
    fn default() -> Self {
        ModelOptions {
            reduction: Reduction::Por,
            model: None,
            window: None,
            #[cfg(feature = "assembly")]
            arch: None,
            #[cfg(feature = "assembly")]
            isa: None,
            opt: 0,
            entry: "main".into(),
            arg: Vec::new(),
            #[cfg(feature = "c")]
            races: Races::On,
            overflow: false,
            leaks: false,
            malloc_may_fail: false,
            spurious: false,
            unwind: None,
            call_depth: None,
            threads: None,
            no_livelocks: false,
            havoc: Vec::new(),
            abstraction: None,
            linearizable: None,
            ops: Vec::new(),
            clients: None,
            values: 2,
            setup: None,
            no_symmetry: false,
            no_settled: false,
            no_promote: false,
            bin: None,
            test: None,
            exact: Vec::new(),
            clang: Vec::new(),
            define: Vec::new(),
            include: Vec::new(),
            no_native: false,
            no_jit: false,
            exact_steps: false,
            lossy: false,
            empty_channels: false,
        }
    }
}

/// Which interleavings are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// Partial-order reduction.
    Por,
    /// None: every interleaving.
    None,
    /// C: interleave at accesses that other threads can see.
    Global,
    /// C: as `Global`, and steps as long as they stay independent.
    Superstep,
}

/// Which properties to check, and under which assumptions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PropertyOptions {
    /// Only these, by name.
    pub property: Vec<String>,
    /// Formulas of LTL, or names of `ltl` blocks.
    pub ltl: Vec<String>,
    /// Formulas of CTL, or names of `ctl` blocks.
    pub ctl: Vec<String>,
    /// Functions of C that must not return zero; expressions of kernels.
    pub invariant: Vec<String>,
    pub liveness: Option<Liveness>,
    /// Assume weak fairness.
    pub fair: bool,
    /// No search for cycles: a claim is checked for safety only.
    pub safety: bool,
    /// Only runs with at most this many preemptive switches.
    pub switches: Option<u32>,
}

/// Cycles to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liveness {
    /// Through an accept label.
    Accept,
    /// That never pass a progress label.
    Progress,
}

/// How a model is searched, and how long and how large that may get.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchOptions {
    /// Threads; all cores if nobody says.
    pub jobs: Option<u16>,
    /// Bytes for a search; what the host thinks fit if nobody says.
    pub memory: Option<u64>,
    /// Time for the whole run.
    pub timeout: Option<Duration>,
    pub store: StoreKind,
    pub search: Search,
    /// Many small bitstate searches: so many at least, or, if the run has a time limit, as
    /// many as that leaves time for.
    pub swarm: Option<u32>,
    /// The part of the swarm that this run makes, from 1 on, and how many parts there are.
    pub shard: Option<(u32, u32)>,
    pub max_depth: Option<u64>,
    /// Go on after a violation, and count them.
    pub keep_going: bool,
    /// Seed of everything random.
    pub seed: u64,
}

impl Default for SearchOptions {
    fn default() -> Self {
        SearchOptions {
            jobs: None,
            memory: None,
            timeout: None,
            store: StoreKind::Exact,
            search: Search::Stealing,
            swarm: None,
            shard: None,
            max_depth: None,
            keep_going: false,
            seed: 1,
        }
    }
}
