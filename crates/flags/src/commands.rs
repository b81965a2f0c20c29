//! `check`, and the commands that walk through a model.

use crate::options::{CheckRows, Given, ModelRows, ProfileRows};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use heddle_session::flags::parse_time;
use heddle_system::Scheduler;
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// Programs, or folders of them; the language of each follows its suffix [default: the
    /// cases of heddle.toml, here or in a folder above]
    pub inputs: Vec<PathBuf>,
    /// Only this case of heddle.toml (repeatable)
    #[arg(long, value_name = "NAME", conflicts_with = "inputs", hide_short_help = true)]
    #[arg(help_heading = "What to check")]
    pub case: Vec<String>,
    #[command(flatten)]
    pub given: Given<CheckRows>,
    /// All inputs are one program (C files of which at most one has `main` are so anyway)
    #[arg(long, hide_short_help = true, help_heading = "What to check")]
    pub together: bool,
    /// Check again whenever a file changes
    #[arg(short, long, help_heading = "How to search")]
    pub watch: bool,
    /// Save the trail here [default: the input's name with the suffix .trail]
    #[arg(long, value_name = "FILE", help_heading = "What to keep")]
    pub trail: Option<PathBuf>,
    /// Save no trail
    #[arg(long, conflicts_with = "trail", hide_short_help = true, help_heading = "What to keep")]
    pub no_trail: bool,
    /// Exit 0, not 4, when nothing was found but the search was cut short
    #[arg(long, hide_short_help = true, help_heading = "What to keep")]
    pub allow_incomplete: bool,
    /// Exit 4, not 0, when a property holds with a warning: it may say nothing
    #[arg(long, help_heading = "What to keep")]
    pub strict: bool,
    /// Search with this many processes on this machine, each with its part of the states,
    /// --memory of its own and as many workers as -j says [default: 1]
    #[arg(long, value_name = "N", help_heading = "How to search")]
    #[arg(conflicts_with_all = ["swarm", "search", "watch"])]
    pub processes: Option<std::num::NonZero<u16>>,
    /// Search with a process on each of these hosts too, started over ssh: a line for each,
    /// `name slots=N address=A heddle=PATH`
    #[arg(long, value_name = "FILE", hide_short_help = true, help_heading = "How to search")]
    #[arg(conflicts_with_all = ["swarm", "search", "watch", "processes"])]
    pub hosts: Option<PathBuf>,
    /// Search with all processes that a scheduler has started with this command
    #[arg(long, value_parser = scheduler(), hide_short_help = true, help_heading = "How to search")]
    #[arg(conflicts_with_all = ["swarm", "search", "watch", "processes", "hosts"])]
    pub cluster: Option<Scheduler>,
    /// Keep the search in this folder, so that it can go on after it was ended; with
    /// one worker, or as many as -j and --processes say
    #[arg(long, value_name = "DIR", help_heading = "How to search")]
    #[arg(conflicts_with_all = ["swarm", "search", "watch"])]
    pub checkpoint: Option<PathBuf>,
    /// Go on with the search that is kept in this folder, with any number of processes
    #[arg(long, value_name = "DIR", hide_short_help = true, help_heading = "How to search")]
    #[arg(conflicts_with_all = ["swarm", "search", "watch"])]
    pub resume: Option<PathBuf>,
    /// How often a checkpoint is taken, besides when the search ends [default: 10m]
    #[arg(long, value_name = "TIME", hide_short_help = true, help_heading = "How to search")]
    #[arg(value_parser = heddle_session::flags::parse_time)]
    pub checkpoint_every: Option<std::time::Duration>,
    /// Do not encrypt what processes on several machines say to each other
    #[arg(long, hide_short_help = true, help_heading = "How to search")]
    pub no_tls: bool,
}

impl CheckArgs {
    /// One input, no flags, no trail.
    pub fn of_input(input: &Path) -> Self {
        CheckArgs {
            inputs: vec![input.to_path_buf()],
            case: Vec::new(),
            together: false,
            watch: false,
            given: Given::standard(),
            trail: None,
            no_trail: true,
            allow_incomplete: false,
            strict: false,
            processes: None,
            hosts: None,
            cluster: None,
            checkpoint: None,
            resume: None,
            checkpoint_every: None,
            no_tls: false,
        }
    }
}

#[derive(Args, Clone, Debug)]
pub struct MergeArgs {
    /// What the parts have written
    #[arg(required = true)]
    pub results: Vec<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub struct SimulateArgs {
    /// The program; if it has several files, all of them: C, or assembly and its harness
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,
    #[command(flatten)]
    pub given: Given<ModelRows>,
    /// Seed of the random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Stop after this many steps
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub steps: u64,
    /// Stop after this long, for example 90s or 10m
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub timeout: Option<std::time::Duration>,
    /// Choose every step by hand
    #[arg(short, long)]
    pub interactive: bool,
    /// Print what the program prints, and nothing else
    #[arg(long, conflicts_with = "interactive")]
    pub prints: bool,
    /// Show every variable after each step
    #[arg(long, conflicts_with = "prints")]
    pub values: bool,
}

#[derive(Args, Clone, Debug)]
pub struct ExploreArgs {
    /// A program, a trail that heddle saved, or a folder of litmus tests
    pub input: PathBuf,
    /// With a litmus test: more of them, or folders, for the matrix of tests and models.
    /// Otherwise: the further files of the program
    pub more: Vec<PathBuf>,
    #[command(flatten)]
    pub given: Given<ModelRows>,
    /// Draw the states into this file as text for Graphviz, and open no page (`-`: print it)
    #[arg(long, value_name = "FILE.dot")]
    pub dot: Option<PathBuf>,
    /// With --dot: so many states at most
    #[arg(long, value_name = "N", default_value_t = 500, requires = "dot")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub states: u32,
    /// Listen on this port of 127.0.0.1 [default: any that is free]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub port: u16,
    /// Print the address and start no browser
    #[arg(long)]
    pub no_browser: bool,
}

#[derive(Args, Clone, Debug)]
pub struct ReplayArgs {
    /// A trail that `heddle check` saved, or one of SPIN's
    pub trail: PathBuf,
    /// For a trail of SPIN's: its model [default: what the trail is called after]
    pub input: Option<PathBuf>,
    #[command(flatten)]
    pub given: Given<ModelRows>,
    /// Stop after this long, for example 90s or 10m
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub timeout: Option<std::time::Duration>,
    /// Write the run as one HTML page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Draw the run into this file as text for Graphviz: threads as columns, with arrows from
    /// each store to the loads that read it, from message to receive, from unlock to lock
    #[arg(long, value_name = "FILE.dot")]
    pub dot: Option<PathBuf>,
    /// C: write the run as a violation witness of SV-COMP's format 2.2 (YAML)
    #[arg(long, value_name = "FILE")]
    pub witness: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub struct ListArgs {
    /// The program [default: the cases of heddle.toml, here or in a folder above]
    #[arg(required_if_eq("never", "true"))]
    pub input: Option<PathBuf>,
    #[command(flatten)]
    pub given: Given<ModelRows>,
    /// Promela: print the never claims of its formulas instead
    #[arg(long)]
    pub never: bool,
    /// A formula to print the never claim of (repeatable)
    #[arg(long, value_name = "FORMULA", requires = "never")]
    pub ltl: Vec<String>,
}

#[derive(Args, Clone, Debug)]
pub struct ProfileArgs {
    /// The program; if it has several files, all of them: C, or assembly and its harness
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,
    #[command(flatten)]
    pub given: Given<ProfileRows>,
    /// Draw a flame graph of transitions into this file: processes, and their lines
    #[arg(long, value_name = "FILE.svg")]
    pub flame: Option<PathBuf>,
}

/// Schedulers by their names.
fn scheduler() -> impl TypedValueParser<Value = Scheduler> {
    let named = |(_, name, help): (Scheduler, &'static str, &'static str)| {
        PossibleValue::new(name).help(help)
    };
    PossibleValuesParser::new(Scheduler::ALL.map(named)).map(|name| {
        let mut all = Scheduler::ALL.into_iter();
        all.find(|s| s.1 == name).expect("one of the possible values").0
    })
}
