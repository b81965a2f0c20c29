//! The command line of heddle: flags, files, clang, signals, console, exit codes. The
//! only crate that prints or exits. The binary of that name is in `crates/heddle`.

mod check;
mod console;
mod editor;
mod exit;
mod explore;
mod fences;
mod flags;
mod help;
mod in_order;
mod inputs;
mod keep;
mod limits;
mod list;
mod litmus;
mod live;
mod man;
mod many;
mod merge;
mod models;
mod profile;
mod project;
mod prove;
mod replay;
mod reserve;
mod run;
mod simulate;
mod spin_words;
mod team;
mod trails;
mod translate;

mod watch;
mod watchdog;

use clap::{CommandFactory, Parser};
use console::Console;
use exit::Exit;
use flags::{Cli, Command};
use heddle_session::verdict_text;
use std::process::ExitCode;

pub use heddle_system::System;
pub use reserve::Careful;

/// What the binary does.
pub fn main() -> ExitCode {
    if let Some(text) = help::asked() {
        print!("{text}");
        return ExitCode::SUCCESS;
    }
    let cli = Cli::try_parse().unwrap_or_else(|wrong| spin_words::refuse(&wrong));
    limits::survive_full_disks();
    std::panic::set_hook(Box::new(report_bug));
    let outcome = std::panic::catch_unwind(|| run(cli));
    ExitCode::from(outcome.unwrap_or(Exit::Bug).code())
}

fn run(cli: Cli) -> Exit {
    let console = Console::new(&cli.global);
    if let Command::Check(args) = &cli.command
        && let Some(place) = team::other_place(args)
    {
        // Only the first process tells anybody anything.
        return team::work_at(&place, args.no_tls, &console);
    }
    let (name, inputs) = cli.command.about();
    console.begin(name, &inputs);
    let exit = command(cli, &console);
    console.end(exit);
    match (console.lost(), exit) {
        // What was found out did not get out.
        (Some(why), Exit::Holds | Exit::Violated) => {
            console.error(&format!("cannot write to standard output: {why}"));
            Exit::Open
        }
        (_, exit) => exit,
    }
}

fn command(cli: Cli, console: &Console) -> Exit {
    let documents = matches!(cli.global.format(), flags::Format::Sarif | flags::Format::Junit);
    if documents && !matches!(cli.command, Command::Check(_)) {
        console.failure(
            "usage",
            "--format sarif and junit are for `check`; the others have --format json",
        );
        return Exit::Usage;
    }
    let servers = matches!(cli.command, Command::Lsp | Command::Dap);
    if servers && cli.global.format() != flags::Format::Human {
        console.failure("usage", "an editor's server has its own protocol, and no --format");
        return Exit::Usage;
    }
    match cli.command {
        Command::Check(args) => {
            let exit = check::run(&args, console);
            console.document();
            exit
        }
        Command::Simulate(args) => simulate::simulate(&args, console),
        Command::Explore(args) => explore::explore(&args, console),
        Command::Replay(args) => replay::replay(&args, console),
        Command::List(args) => list::list(&args, console),
        Command::Profile(args) => profile::profile(&args, console),
        Command::Man { command } => man::print(command.as_deref(), console),
        Command::Litmus(args) => litmus::litmus(&args, console),
        Command::Fences(args) => fences::run(&args, console),
        Command::Models(args) => models::models(&args, console),
        Command::Prove(args) => prove::prove(&args, console),
        Command::Translate(args) => translate::translate(&args, console),
        Command::Merge(args) => merge::merge(&args, console),
        Command::Lsp => editor::lsp(console),
        Command::Dap => editor::dap(console),
        Command::Worker => team::work(console),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "heddle", &mut script);
            console.result(&String::from_utf8_lossy(&script));
            Exit::Holds
        }
    }
}

/// What a person sees when heddle itself is wrong.
fn report_bug(info: &std::panic::PanicHookInfo<'_>) {
    if spin_words::wants_json() {
        println!("{}", heddle_report::error_json("bug", &info.to_string()));
    }
    eprintln!("heddle has a bug, and this is it: {info}");
    eprintln!("please report it with the input that shows it (exit code 101)");
}
