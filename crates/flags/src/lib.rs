//! The commands and their flags, as words: what can be typed, what it means, and the help,
//! manual pages and advice that are made of it. What shapes a model, a property or a search
//! is a row of the table in `heddle_session::flags`; what belongs to one command stands with
//! it here.
//!
//! - `commands`, `tools`: the commands; `options`, `values`: what their flags set
//! - `check_words`: a check as words again, for a process that is to do it
//! - `help`, `man`: the table told for one language, and as pages
//! - `quick`: a right command line, with the flags of its command alone
//! - `spin_words`: what SPIN's users type out of habit
//!
//! Not here: what a command does, printing, the process.

mod check_words;
mod commands;
pub mod help;
pub mod man;
mod options;
mod quick;
pub mod spin_words;
mod tools;
mod values;

pub use check_words::CheckWords;
pub use clap::Error;
pub use clap::error::ContextKind;
pub use commands::*;
pub use tools::*;

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;

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
    #[arg(long, global = true, value_enum, default_value_t = When::Auto, hide_short_help = true, help_heading = "Everywhere")]
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
    Replay(Box<ReplayArgs>),
    /// List what the input contains: processes, channels, variables, properties, labels
    List(Box<ListArgs>),
    /// What makes the states: by source line, by process, by variable; a flame graph
    Profile(Box<ProfileArgs>),
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
    /// Put together what the parts of a swarm have found (`check --swarm N --shard I/N --json`)
    Merge(MergeArgs),
    /// Serve an editor: errors as you type, definitions, formatting, verdicts (LSP)
    Lsp,
    /// Serve an editor's debugger: step a counterexample, forwards and backwards (DAP)
    Dap,
    /// One of the processes of `check --processes`, which starts it
    #[command(hide = true)]
    Worker,
    /// Print a completion script for a shell
    Completions { shell: clap_complete::Shell },
    /// Print a manual page: of the program, or of a command
    Man { command: Option<String> },
}

impl Cli {
    /// What was typed, or what is wrong with it.
    pub fn read() -> Result<Cli, Error> {
        let words: Vec<OsString> = std::env::args_os().collect();
        quick::read(&words).map_or_else(|| Cli::try_parse_from(&words), Ok)
    }

    /// The same for the words of another process.
    pub fn of_words(words: &[String]) -> Result<Cli, Error> {
        Cli::try_parse_from(words)
    }

    /// A script that completes commands and flags in a shell.
    pub fn completions(shell: clap_complete::Shell) -> String {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut Cli::command(), "heddle", &mut script);
        String::from_utf8_lossy(&script).into_owned()
    }
}

impl Command {
    /// What it is called, and its inputs.
    pub fn about(&self) -> (&'static str, Vec<String>) {
        let one = |path: &std::path::PathBuf| vec![path.display().to_string()];
        let many = |all: &[std::path::PathBuf]| all.iter().flat_map(one).collect();
        match self {
            Command::Check(args) => ("check", many(&args.inputs)),
            Command::Simulate(args) => ("simulate", many(&args.inputs)),
            Command::Explore(args) => ("explore", one(&args.input)),
            Command::Replay(args) => ("replay", one(&args.trail)),
            Command::List(args) => ("list", args.input.iter().flat_map(one).collect()),
            Command::Profile(args) => ("profile", many(&args.inputs)),
            Command::Man { .. } => ("man", Vec::new()),
            Command::Litmus(args) => ("litmus", many(&args.inputs)),
            Command::Fences(args) => ("fences", one(&args.input)),
            Command::Models(_) => ("models", Vec::new()),
            Command::Prove(args) => ("prove", one(&args.input)),
            Command::Translate(args) => ("translate", one(&args.input)),
            Command::Merge(args) => ("merge", many(&args.results)),
            Command::Lsp => ("lsp", Vec::new()),
            Command::Dap => ("dap", Vec::new()),
            Command::Worker => ("worker", Vec::new()),
            Command::Completions { .. } => ("completions", Vec::new()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surface_is_consistent() {
        Cli::command().debug_assert();
    }

    /// What a trail keeps of a command line are the options that shape the model.
    #[test]
    fn a_trail_keeps_what_shapes_the_model() {
        let line = ["heddle", "check", "m.c", "-D", "N=3", "--leaks", "--fair", "weak", "-p", "x"];
        let more = ["--arg=-x", "--switches", "2", "--ltl", "<> p", "-j", "1", "--", "-w"];
        let mut given = match Cli::parse_from(line.iter().chain(&more)).command {
            Command::Check(args) => args.given.0,
            _ => unreachable!(),
        };
        assert_eq!(given.model.arg, ["-x"]);
        let kept = heddle_session::Options::from_kept(&given.kept()).unwrap();
        given.model.clang.clear();
        given.property.property.clear();
        given.search = kept.search.clone();
        assert_eq!(given, kept);
    }
}
