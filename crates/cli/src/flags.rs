//! The flags, each one entry: name, default, help. Completions and the manual
//! are made from here too.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Check concurrent programs: every interleaving, and the shortest run that breaks.
#[derive(Parser, Clone, Debug)]
#[command(name = "heddle", version, propagate_version = true, arg_required_else_help = true)]
#[command(after_help = EXIT_CODES)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
    #[command(flatten)]
    pub global: Global,
}

const EXIT_CODES: &str = "\
Exit codes: 0 holds, 1 violated, 2 bad command line, 3 bad input, \
4 nothing found but not complete, 5 unsupported construct, 101 a bug in heddle.";

#[derive(Args, Clone, Debug)]
pub struct Global {
    /// Shape of standard output
    #[arg(long, global = true, value_enum, default_value_t = Format::Human, help_heading = "Everywhere")]
    pub format: Format,
    /// The same as --format json
    #[arg(long, global = true, help_heading = "Everywhere")]
    pub json: bool,
    /// When to colour [env: NO_COLOR]
    #[arg(long, global = true, value_enum, default_value_t = When::Auto, help_heading = "Everywhere")]
    pub color: When,
    /// Say less: verdict lines only; twice: nothing but the exit code
    #[arg(short, long, global = true, action = clap::ArgAction::Count, help_heading = "Everywhere")]
    pub quiet: u8,
    /// Say more: sizes and times
    #[arg(short, long, global = true, action = clap::ArgAction::Count, help_heading = "Everywhere")]
    pub verbose: u8,
}

impl Global {
    pub fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Human,
    /// One object a line
    Json,
    /// For code-scanning pages; `check` only
    Sarif,
    /// For test reports; `check` only
    Junit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum When {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Search all behaviours for a violation
    #[command(visible_alias = "c")]
    Check(Box<CheckArgs>),
    /// Run one behaviour: at random from a seed, or by hand
    Simulate(Box<SimulateArgs>),
    /// Walk the runs of a program, or on from a saved trail, in a browser
    Explore(Box<ExploreArgs>),
    /// Execute a saved trail again, and show or export it
    Replay(ReplayArgs),
    /// List what the input contains: processes, channels, variables, properties, labels
    List(ListArgs),
    /// Tabulate litmus tests under several memory models
    Litmus(LitmusArgs),
    /// Find a smallest set of fences that makes a litmus test or .mcs program right
    Fences(FencesArgs),
    /// List memory models, or show one: `models show pso`, `models stages pso`
    Models(ModelsArgs),
    /// Prove a property of a family for any number of processes
    Prove(ProveArgs),
    /// Write a C program as Promela that SPIN reads, or assembly and families as SMV
    Translate(Box<TranslateArgs>),
    /// Print a completion script for a shell
    Completions { shell: clap_complete::Shell },
}

/// What shapes the model: a trail remembers these, and a replay gives them again.
#[derive(Args, Clone, Debug)]
pub struct ModelArgs {
    /// Leave out interleavings that cannot matter
    #[arg(long, value_enum, default_value_t = Reduction::Por, help_heading = "How to search")]
    pub reduction: Reduction,
    /// The memory model: a name that `heddle models` lists, or a .mcm file
    #[arg(short, long, value_name = "MODEL", help_heading = "What to check")]
    pub model: Option<String>,
    /// Instructions of a thread in flight at once, under a memory model [default: 12; C: 24]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=32), help_heading = "How to search")]
    pub window: Option<u32>,
    /// Assembly: one processor, several in lock step, or several of any speed [default: asmp]
    #[arg(long, value_enum, value_name = "ARCH", help_heading = "Assembly")]
    pub arch: Option<ArchArg>,
    /// Assembly (.s): the instruction set [default: as the text looks]
    #[arg(long, value_enum, value_name = "ISA", help_heading = "Assembly")]
    pub isa: Option<IsaArg>,
    /// C: optimisation level at which clang compiles
    #[arg(long, value_name = "LEVEL", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3), help_heading = "C programs")]
    pub opt: u8,
    /// C: the function to start with
    #[arg(long, value_name = "FUNCTION", default_value = "main", help_heading = "C programs")]
    pub entry: String,
    /// C: an argument of main (repeatable)
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, help_heading = "C programs")]
    pub arg: Vec<String>,
    /// C: whether data races are violations; strict: also between volatile accesses
    #[arg(long, value_enum, default_value_t = RaceCheck::On, help_heading = "C programs")]
    pub races: RaceCheck,
    /// C: more undefined behaviour that is a violation
    #[arg(long, value_enum, value_name = "KIND", help_heading = "C programs")]
    pub ub: Option<Undefined>,
    /// C: memory that is never freed is a violation
    #[arg(long, help_heading = "C programs")]
    pub leaks: bool,
    /// C: malloc and its family may return NULL
    #[arg(long, help_heading = "C programs")]
    pub malloc_may_fail: bool,
    /// C: condition variables may wake up for no reason
    #[arg(long, help_heading = "C programs")]
    pub spurious: bool,
    /// C: loops go round at most N times
    #[arg(long, value_name = "N", help_heading = "C programs")]
    pub unwind: Option<u32>,
    /// C: this function is unknown and may return anything (repeatable)
    #[arg(long, value_name = "FUNCTION", help_heading = "C programs")]
    pub havoc: Vec<String>,
    /// C: match states on what this function writes to globals
    #[arg(long, value_name = "FUNCTION", help_heading = "C programs")]
    pub abstraction: Option<String>,
    /// C: tell threads apart that are alike
    #[arg(long, help_heading = "C programs")]
    pub no_symmetry: bool,
    /// What follows -- goes to clang
    #[arg(last = true, value_name = "CLANG ARGUMENTS")]
    pub clang: Vec<String>,
    /// Define a preprocessor macro, as in C
    #[arg(short = 'D', value_name = "NAME[=TEXT]", help_heading = "What to check")]
    pub define: Vec<String>,
    /// Every statement its own step: no merging, no clearing of dead variables
    #[arg(long, help_heading = "How to search")]
    pub exact_steps: bool,
    /// Promela: a message sent to a full channel is lost (as SPIN's -m)
    #[arg(long, help_heading = "What to check")]
    pub lossy: bool,
    /// Promela: a valid end state also needs empty channels (as SPIN's -q)
    #[arg(long, help_heading = "What to check")]
    pub empty_channels: bool,
}

impl ModelArgs {
    /// The same arguments as words for a command line.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for d in &self.define {
            words.extend(["-D".into(), d.clone()]);
        }
        let mut pair = |name: &str, value: String| words.extend([name.to_string(), value]);
        let standard = ModelArgs::standard();
        if self.reduction != standard.reduction {
            pair("--reduction", value_name(self.reduction));
        }
        if self.races != standard.races {
            pair("--races", value_name(self.races));
        }
        if let Some(ub) = self.ub {
            pair("--ub", value_name(ub));
        }
        if let Some(model) = &self.model {
            pair("--model", model.clone());
        }
        if let Some(arch) = self.arch {
            pair("--arch", value_name(arch));
        }
        if let Some(isa) = self.isa {
            pair("--isa", value_name(isa));
        }
        if let Some(window) = self.window {
            pair("--window", window.to_string());
        }
        if self.opt != standard.opt {
            pair("--opt", self.opt.to_string());
        }
        if self.entry != standard.entry {
            pair("--entry", self.entry.clone());
        }
        self.arg.iter().for_each(|a| pair("--arg", a.clone()));
        self.havoc.iter().for_each(|h| pair("--havoc", h.clone()));
        if let Some(n) = self.unwind {
            pair("--unwind", n.to_string());
        }
        if let Some(f) = &self.abstraction {
            pair("--abstraction", f.clone());
        }
        let mut flag = |on: bool, name: &str| {
            if on {
                words.push(name.into());
            }
        };
        flag(self.exact_steps, "--exact-steps");
        flag(self.lossy, "--lossy");
        flag(self.empty_channels, "--empty-channels");
        flag(self.leaks, "--leaks");
        flag(self.malloc_may_fail, "--malloc-may-fail");
        flag(self.spurious, "--spurious");
        flag(self.no_symmetry, "--no-symmetry");
        words
    }

    /// Everything as it is without flags.
    pub fn standard() -> ModelArgs {
        #[derive(Parser)]
        struct Only {
            #[command(flatten)]
            model: ModelArgs,
        }
        Only::parse_from(["heddle"]).model
    }
}

/// How a value of an option is spelt.
fn value_name(value: impl ValueEnum) -> String {
    value.to_possible_value().expect("no value is skipped").get_name().to_string()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ArchArg {
    /// One processor: tasks take turns at instructions
    Sp,
    /// Processors in lock step
    Smp,
    /// Processors of any relative speed
    Asmp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum IsaArg {
    #[value(name = "x86-64")]
    X86,
    #[value(name = "aarch64")]
    AArch64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RaceCheck {
    Off,
    On,
    Strict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Undefined {
    /// Signed integer overflow
    Overflow,
}

/// Which properties to check, and under which assumptions.
#[derive(Args, Clone, Debug, Default)]
pub struct PropertyArgs {
    /// Check only this property, by the name that `list` shows (repeatable)
    #[arg(short, long, value_name = "NAME", help_heading = "What to check")]
    pub property: Vec<String>,
    /// Check an LTL formula, or the `ltl` block of this name
    #[arg(long, value_name = "FORMULA", help_heading = "What to check")]
    pub ltl: Vec<String>,
    /// Assembly: check a CTL formula, or the `ctl` block of this name
    #[arg(long, value_name = "FORMULA", help_heading = "What to check")]
    pub ctl: Vec<String>,
    /// C: a function that must not return zero, in any state; assembly: an expression (repeatable)
    #[arg(long, value_name = "FUNCTION", help_heading = "What to check")]
    pub invariant: Vec<String>,
    /// Search for cycles: through accept labels, or without progress labels
    #[arg(long, value_enum, value_name = "KIND", help_heading = "What to check")]
    pub liveness: Option<Liveness>,
    /// Assume that a process that can always move does move
    #[arg(long, value_enum, value_name = "KIND", help_heading = "What to check")]
    pub fair: Option<Fairness>,
    /// No search for cycles: a claim is checked for safety only
    #[arg(long, conflicts_with_all = ["liveness", "fair"], help_heading = "What to check")]
    pub safety: bool,
    /// Only runs with at most this many preemptive switches
    #[arg(long, value_name = "N", help_heading = "How to search")]
    pub switches: Option<u32>,
}

impl PropertyArgs {
    /// What a trail must remember besides the property itself.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for f in &self.ltl {
            words.extend(["--ltl".into(), f.clone()]);
        }
        for f in &self.ctl {
            words.extend(["--ctl".into(), f.clone()]);
        }
        for f in &self.invariant {
            words.extend(["--invariant".into(), f.clone()]);
        }
        if let Some(kind) = self.liveness {
            let kind = if kind == Liveness::Accept { "accept" } else { "progress" };
            words.extend(["--liveness".into(), kind.into()]);
        }
        if self.fair.is_some() {
            words.extend(["--fair".into(), "weak".into()]);
        }
        if self.safety {
            words.push("--safety".into());
        }
        if let Some(n) = self.switches {
            words.extend(["--switches".into(), n.to_string()]);
        }
        words
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Liveness {
    /// Cycles through an accept label
    Accept,
    /// Cycles that never pass a progress label
    Progress,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Fairness {
    /// Whoever is enabled for ever moves again and again
    Weak,
}

#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// The program; its language follows the suffix
    #[arg(required = true)]
    pub inputs: Vec<PathBuf>,
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub property: PropertyArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    /// Save the trail here [default: the input's name with the suffix .trail]
    #[arg(long, value_name = "FILE", help_heading = "What to keep")]
    pub trail: Option<PathBuf>,
    /// Save no trail
    #[arg(long, conflicts_with = "trail", help_heading = "What to keep")]
    pub no_trail: bool,
    /// Exit 0, not 4, when nothing was found but the search was cut short
    #[arg(long, help_heading = "What to keep")]
    pub allow_incomplete: bool,
}

#[derive(Args, Clone, Debug)]
pub struct SearchArgs {
    /// Worker threads [default: all cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256), help_heading = "How to search")]
    pub jobs: Option<u16>,
    /// How visited states are kept
    #[arg(long, value_enum, default_value_t = Store::Exact, help_heading = "How to search")]
    pub store: Store,
    /// The order of the search: steal, bfs, dfs, or slice:N (stack slicing, handoff depth N)
    #[arg(long, value_name = "ORDER", value_parser = parse_search, help_heading = "How to search")]
    pub search: Option<SearchOrder>,
    /// Breadth first, so that the first violation found has the fewest steps
    #[arg(long, conflicts_with = "search", help_heading = "How to search")]
    pub shortest: bool,
    /// Many small bitstate searches with different seeds and hash functions: so many, or with --timeout as many as it leaves time for
    #[arg(long, value_name = "N", help_heading = "How to search")]
    pub swarm: Option<u32>,
    /// Go no deeper than this
    #[arg(long, value_name = "N", help_heading = "How to search")]
    pub max_depth: Option<u64>,
    /// Go on after a violation, and count them
    #[arg(long, help_heading = "How to search")]
    pub keep_going: bool,
    /// Stop before using more than this, for example 4G [default: most of what is free]
    #[arg(long, value_name = "SIZE", value_parser = parse_size, help_heading = "How to search")]
    pub memory: Option<u64>,
    /// Stop after this long, for example 90s or 10m
    #[arg(long, value_name = "TIME", value_parser = parse_time, help_heading = "How to search")]
    pub timeout: Option<std::time::Duration>,
    /// Seed of everything that is random
    #[arg(long, value_name = "N", default_value_t = 1, help_heading = "How to search")]
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Store {
    /// Every state in full
    Exact,
    /// Every state, compressed as a tree
    Tree,
    /// 64 bits of hash a state: may miss states
    Compact,
    /// A few bits a state: misses states
    Bitstate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Reduction {
    /// Partial-order reduction
    Por,
    /// Every interleaving
    None,
    /// C: interleave at accesses that other threads can see
    Global,
    /// C: as global, and steps as long as they stay independent
    Superstep,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchOrder {
    Steal,
    Bfs,
    Dfs,
    Slice(u32),
}

#[derive(Args, Clone, Debug)]
pub struct SimulateArgs {
    /// The program
    pub input: PathBuf,
    #[command(flatten)]
    pub model: ModelArgs,
    /// Seed of the random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Stop after this many steps
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub steps: u64,
    /// Choose every step by hand
    #[arg(short, long)]
    pub interactive: bool,
}

#[derive(Args, Clone, Debug)]
pub struct ExploreArgs {
    /// A program, or a trail that `heddle check` saved
    pub input: PathBuf,
    #[command(flatten)]
    pub model: ModelArgs,
    /// Listen on this port of 127.0.0.1 [default: any that is free]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub port: u16,
    /// Print the address and start no browser
    #[arg(long)]
    pub no_browser: bool,
}

#[derive(Args, Clone, Debug)]
pub struct ReplayArgs {
    /// A trail that `heddle check` saved
    pub trail: PathBuf,
    /// Write the run as one HTML page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub struct ListArgs {
    /// The program
    pub input: PathBuf,
    #[command(flatten)]
    pub model: ModelArgs,
}

#[derive(Args, Clone, Debug)]
pub struct LitmusArgs {
    /// Litmus tests, or directories of them
    #[arg(required = true)]
    pub inputs: Vec<PathBuf>,
    /// Memory models: names that `heddle models` lists, or .mcm files
    #[arg(
        short,
        long,
        value_name = "MODELS",
        value_delimiter = ',',
        default_value = "sc,tso,pso,rmo"
    )]
    pub model: Vec<String>,
    /// herd's output format
    #[arg(long)]
    pub herd: bool,
    /// Show a run that reaches the condition, and which store each load read from
    #[arg(long)]
    pub witness: bool,
    /// Instructions of a thread in flight at once
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=32))]
    pub window: u32,
    /// Keep every operation of an instruction separate, for comparison
    #[arg(long)]
    pub no_stages: bool,
    /// Worker threads [default: all cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Give up on a test after this long
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub timeout: Option<std::time::Duration>,
}

#[derive(Args, Clone, Debug)]
pub struct FencesArgs {
    /// A C program, litmus test or .mcs program
    pub input: PathBuf,
    /// The memory model: a name that `heddle models` lists, or a .mcm file
    #[arg(short, long, value_name = "MODEL", default_value = "tso")]
    pub model: String,
    /// Instructions of a thread in flight at once [default: 12; C: 24]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=32))]
    pub window: Option<u32>,
    /// Give up after this long
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub timeout: Option<std::time::Duration>,
}

#[derive(Args, Clone, Debug)]
pub struct ProveArgs {
    /// A .family file
    pub input: PathBuf,
    /// Who decides: state by state, a SAT solver, or both, which must agree
    #[arg(long, value_enum, default_value_t = ProofEngine::Auto, help_heading = "How to prove")]
    pub engine: ProofEngine,
    /// How the SAT solver is used
    #[arg(long, value_enum, default_value_t = ProofMethod::Pdr, help_heading = "How to prove")]
    pub method: ProofMethod,
    /// Ticks that k-induction and bmc unroll at most
    #[arg(long, value_name = "N", default_value_t = 50, help_heading = "How to prove")]
    pub bound: usize,
    /// Where a proof fails: the largest instance to look for a real run in
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(0..=1000), help_heading = "How to prove")]
    pub up_to: u32,
    /// Worker threads [default: all cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256), help_heading = "How to prove")]
    pub jobs: Option<u16>,
    /// Stop before using more than this, for example 4G [default: most of what is free]
    #[arg(long, value_name = "SIZE", value_parser = parse_size, help_heading = "How to prove")]
    pub memory: Option<u64>,
    /// Stop after this long, for example 90s or 10m
    #[arg(long, value_name = "TIME", value_parser = parse_time, help_heading = "How to prove")]
    pub timeout: Option<std::time::Duration>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofEngine {
    /// Both where the state space is small enough to list, else symbolic
    Auto,
    /// State by state
    Explicit,
    /// With a SAT solver
    Symbolic,
    /// Both, and they must agree
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofMethod {
    /// IC3: finds an inductive invariant, which is then checked again
    Pdr,
    /// k-induction over different states
    KInduction,
    /// Runs of bounded length: finds violations only
    Bmc,
}

#[derive(Args, Clone, Debug)]
pub struct ModelsArgs {
    #[command(subcommand)]
    pub action: Option<ModelsAction>,
}

#[derive(Subcommand, Clone, Debug)]
pub enum ModelsAction {
    /// Print a model's file, to read or to copy
    Show { name: String },
    /// Print the stages that were derived from a model's rules
    Stages { name: String },
    /// Print a herd .cat file as a .mcm file
    Import { file: PathBuf },
}

#[derive(Args, Clone, Debug)]
pub struct TranslateArgs {
    /// The program
    pub input: PathBuf,
    /// Write the model here [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The language to write
    #[arg(long, value_enum, default_value_t = To::Promela)]
    pub to: To,
    /// SMV: the part of a family that is written [default: step]
    #[arg(long, value_enum, value_name = "PART", help_heading = "SMV")]
    pub part: Option<FamilyPart>,
    /// SMV: how many processes of each kind [default: 2]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=64), help_heading = "SMV")]
    pub copies: Option<u32>,
    /// SMV: the architecture of an assembly program, sp or asmp [default: asmp]
    #[arg(long, value_enum, value_name = "ARCH", help_heading = "SMV")]
    pub arch: Option<ArchArg>,
    /// SMV: an LTL formula to write with an assembly program (repeatable)
    #[arg(long, value_name = "FORMULA", help_heading = "SMV")]
    pub ltl: Vec<String>,
    /// SMV: a CTL formula to write with an assembly program (repeatable)
    #[arg(long, value_name = "FORMULA", help_heading = "SMV")]
    pub ctl: Vec<String>,
    /// Search the model with heddle's own engine, and tell runs in C lines
    #[arg(long)]
    pub check: bool,
    /// How many objects of a type malloc can hand out (repeatable) [default: 9 of each]
    #[arg(long, value_name = "TYPE=N", value_parser = parse_heap)]
    pub heap: Vec<(String, u64)>,
    /// Threads at once, main included [default: from the calls that start them]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=60))]
    pub threads: Option<u64>,
    /// Threads that call operations, for example 'EE|DD'
    #[arg(long, value_name = "THREADS", requires = "op", help_heading = "Harness")]
    pub harness: Option<String>,
    /// What a letter of the harness calls (repeatable)
    #[arg(long, value_name = "LETTER=FUNCTION", value_parser = parse_op, requires = "harness", help_heading = "Harness")]
    pub op: Vec<(char, String)>,
    /// What to call before the threads start [default: initialize or init, if there is one]
    #[arg(long, value_name = "FUNCTION", requires = "harness", help_heading = "Harness")]
    pub init: Option<String>,
    /// Check that what is taken comes in the order in which it was put, and once
    #[arg(long, requires = "harness", help_heading = "Harness")]
    pub fifo: bool,
    /// Define a preprocessor macro, as in C
    #[arg(short = 'D', value_name = "NAME[=TEXT]")]
    pub define: Vec<String>,
    /// With --check: leave out interleavings that cannot matter
    #[arg(long, value_enum, default_value_t = Reduction::Por, help_heading = "How to search")]
    pub reduction: Reduction,
    #[command(flatten)]
    pub search: SearchArgs,
    /// What follows -- goes to clang
    #[arg(last = true, value_name = "CLANG ARGUMENTS")]
    pub clang: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum To {
    /// SPIN's language, from C
    Promela,
    /// NuSMV's language, from assembly (.asm) and families (.family)
    Smv,
}

/// What is to be shown of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FamilyPart {
    Base,
    Step,
    Close,
}

/// `node_t=9`
fn parse_heap(text: &str) -> Result<(String, u64), String> {
    let (name, n) = text.split_once('=').ok_or("a type and a number, such as node_t=9")?;
    match n.parse() {
        Ok(n) if (1..=200).contains(&n) && !name.is_empty() => Ok((name.into(), n)),
        _ => Err("a number from 1 to 200, such as node_t=9".into()),
    }
}

/// `E=enqueue`
fn parse_op(text: &str) -> Result<(char, String), String> {
    let (letter, name) = text.split_once('=').ok_or("a letter and a function: E=enqueue")?;
    let mut letters = letter.chars();
    match (letters.next(), letters.next()) {
        (Some(c), None) if c != '|' && !name.is_empty() => Ok((c, name.into())),
        _ => Err("one letter and a function, such as E=enqueue".into()),
    }
}

fn parse_search(text: &str) -> Result<SearchOrder, String> {
    match text {
        "steal" => Ok(SearchOrder::Steal),
        "bfs" => Ok(SearchOrder::Bfs),
        "dfs" => Ok(SearchOrder::Dfs),
        "slice" => Ok(SearchOrder::Slice(20)),
        _ => match text.strip_prefix("slice:").and_then(|n| n.parse().ok()) {
            Some(n) if n > 0 => Ok(SearchOrder::Slice(n)),
            _ => Err("one of steal, bfs, dfs, slice:N".into()),
        },
    }
}

/// `512M`, `4G`, `1.5GiB`, or plain bytes.
fn parse_size(text: &str) -> Result<u64, String> {
    let lower = text.to_ascii_lowercase();
    let digits = lower.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match lower[digits.len()..].trim_end_matches("ib").trim_end_matches('b') {
        "" => 1u64,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1 << 30,
        "t" => 1 << 40,
        _ => return Err("a size such as 512M or 4G".into()),
    };
    let number: f64 = digits.parse().map_err(|_| "a size such as 512M or 4G".to_string())?;
    if !(number.is_finite() && number > 0.0) {
        return Err("a size above zero".into());
    }
    Ok((number * unit as f64) as u64)
}

/// `90s`, `10m`, `2h`, `250ms`, or plain seconds.
fn parse_time(text: &str) -> Result<std::time::Duration, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err("a time such as 90s or 10m".into()),
    };
    let number: f64 = digits.parse().map_err(|_| "a time such as 90s or 10m".to_string())?;
    std::time::Duration::try_from_secs_f64(number * unit).map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn surface_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn sizes_and_times() {
        assert_eq!(parse_size("4G"), Ok(4 << 30));
        assert_eq!(parse_size("1.5KiB"), Ok(1536));
        assert_eq!(parse_size("10"), Ok(10));
        assert!(parse_size("4X").is_err() && parse_size("-4G").is_err());
        assert_eq!(parse_time("10m").unwrap().as_secs(), 600);
        assert_eq!(parse_time("250ms").unwrap().as_millis(), 250);
        assert!(parse_time("10 parsecs").is_err() && parse_time("-1s").is_err());
    }

    #[test]
    fn search_orders() {
        assert_eq!(parse_search("slice:7"), Ok(SearchOrder::Slice(7)));
        assert!(parse_search("slice:0").is_err() && parse_search("zigzag").is_err());
    }

    #[test]
    fn model_words_parse_back_to_themselves() {
        let line = ["heddle", "check", "m.pml", "-D", "N=3", "--exact-steps", "--lossy"];
        let Command::Check(args) = Cli::parse_from(line).command else { unreachable!() };
        let mut again: Vec<String> = vec!["heddle".into(), "check".into(), "m.pml".into()];
        again.extend(args.model.words());
        let Command::Check(second) = Cli::parse_from(again).command else { unreachable!() };
        assert_eq!(args.model.words(), second.model.words());
        assert_eq!(second.model.define, ["N=3"]);
    }
}
