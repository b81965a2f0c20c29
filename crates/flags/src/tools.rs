//! The commands around `check`: litmus tests, fences, proofs, memory models,
//! translations.

use crate::options::{Given, TranslateRows};
use crate::values::{parse_heap, parse_op};
use clap::{Args, Subcommand, ValueEnum};
use heddle_session::flags::{parse_size, parse_time};
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
pub struct LitmusArgs {
    /// Litmus tests, or directories of them
    #[arg(required = true)]
    pub inputs: Vec<PathBuf>,
    /// Memory models: names that `heddle models` lists, or .mcm, .cat and .cfg files
    #[arg(
        short,
        long,
        value_name = "MODELS",
        value_delimiter = ',',
        default_value = "sc,tso,pso,rmo"
    )]
    pub model: Vec<String>,
    /// Look here, too, for files that a .cat file includes (repeatable)
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Tell only the tests whose final states differ between the models
    #[arg(long)]
    pub diff: bool,
    /// Draw an execution that meets the condition into this file; if none may, one that is
    /// forbidden, with the axiom and the cycle (one test, one model)
    #[arg(long, value_name = "FILE.svg", conflicts_with = "diff")]
    pub graph: Option<PathBuf>,
    /// The same as text for Graphviz, on standard output
    #[arg(long, conflicts_with = "diff")]
    pub dot: bool,
    /// herd's output format
    #[arg(long)]
    pub herd: bool,
    /// Show a run that reaches the condition, and which store each load read from
    #[arg(long)]
    pub witness: bool,
    /// With --witness: save no trails [default: TEST.MODEL.trail for each run that is shown]
    #[arg(long, requires = "witness")]
    pub no_trail: bool,
    /// Instructions of a thread in flight at once [default: 12, more where that is too few]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=32))]
    pub window: Option<u32>,
    /// Keep every operation of an instruction separate, for comparison
    #[arg(long)]
    pub no_stages: bool,
    /// Worker threads [default: all cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Use no more than this, for example 4G, shared out among the tests that run at once
    /// [default: most of what is free]
    #[arg(long, value_name = "SIZE", value_parser = parse_size)]
    pub memory: Option<u64>,
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
    /// Save the trail of a refutation here [default: the input's name with the suffix .trail]
    #[arg(long, value_name = "FILE")]
    pub trail: Option<PathBuf>,
    /// Save no trail
    #[arg(long, conflicts_with = "trail")]
    pub no_trail: bool,
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
    /// What a .cat file means for each dialect, axioms that never forbid anything, tests that
    /// tell it from another model
    Check {
        file: PathBuf,
        /// A model to tell it from
        #[arg(long, value_name = "MODEL")]
        against: Option<String>,
        /// Look here, too, for files that it includes (repeatable)
        #[arg(short = 'I', value_name = "DIR")]
        include: Vec<PathBuf>,
    },
    /// Whether a .cat file has the form of a machine, which runs programs with loops: its .mcm
    /// file, or the axiom that stands in the way
    Compile {
        file: PathBuf,
        /// Write the .mcm file here [default: standard output]
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Look here, too, for files that it includes (repeatable)
        #[arg(short = 'I', value_name = "DIR")]
        include: Vec<PathBuf>,
    },
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
    #[command(flatten)]
    pub given: Given<TranslateRows>,
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
