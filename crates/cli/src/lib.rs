//! The command line of heddle: flags, files, clang, signals, console, exit codes. The
//! only crate that prints or exits. The binary of that name is in `crates/heddle`.

mod check;
mod console;
mod editor;
mod exit;
mod explore;
mod fences;
mod limits;
mod list;
mod litmus;
mod live;
mod many;
mod merge;
mod models;
mod profile;
mod project;
mod prove;
mod replay;
mod run;
mod simulate;
mod team;
mod translate;
mod watch;
mod watchdog;

use console::Console;
use exit::Exit;
use heddle_flags::{Cli, Command, ContextKind, Format, help, man, spin_words};
use heddle_session::verdict_text;
use serde_json::json;
use std::process::ExitCode;

pub use heddle_system::System;
pub use heddle_system::reserve::Careful;

/// What the binary does.
pub fn main() -> ExitCode {
    if let Some(text) = help::asked() {
        print!("{text}");
        return ExitCode::SUCCESS;
    }
    let cli = Cli::read().unwrap_or_else(|wrong| refuse(&wrong));
    limits::survive_full_disks();
    std::panic::set_hook(Box::new(report_bug));
    let outcome = std::panic::catch_unwind(|| run(cli));
    ExitCode::from(outcome.unwrap_or(Exit::Bug).code())
}

fn run(cli: Cli) -> Exit {
    let console = Console::new(&cli.global);
    if let Command::Check(args) = &cli.command
        && let Some(place) = team::asked(args).other_place()
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
    let documents = matches!(cli.global.format(), Format::Sarif | Format::Junit);
    if documents && !matches!(cli.command, Command::Check(_)) {
        console.failure(
            "usage",
            "--format sarif and junit are for `check`; the others have --format json",
        );
        return Exit::Usage;
    }
    let servers = matches!(cli.command, Command::Lsp | Command::Dap);
    if servers && cli.global.format() != Format::Human {
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
        Command::Man { command } => manual(command.as_deref(), console),
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
            console.result(&Cli::completions(shell));
            Exit::Holds
        }
    }
}

fn manual(name: Option<&str>, console: &Console) -> Exit {
    match man::page(name) {
        Some(page) => {
            console.result(&page);
            Exit::Holds
        }
        None => {
            let why = format!("there is no command `{}`", name.unwrap_or_default());
            console.failure("usage", &why);
            Exit::Usage
        }
    }
}

/// Says what is wrong with a command line and ends, as clap does; and what a flag of
/// SPIN's is called here.
fn refuse(wrong: &heddle_flags::Error) -> ! {
    if spin_words::wants_json() && wrong.use_stderr() {
        let text = wrong.render().to_string();
        let message = text.trim_start_matches("error: ").lines().next().unwrap_or("").to_string();
        println!("{}", heddle_report::start_json(env!("CARGO_PKG_VERSION"), "", &[]));
        println!("{}", heddle_report::error_json("usage", &message));
        println!("{}", json!({"event": "end", "verdict": "error", "exit": wrong.exit_code()}));
    }
    let _ = wrong.print();
    let argument = wrong.get(ContextKind::InvalidArg).map(ToString::to_string);
    let argument = argument.map(|a| spin_words::as_written(&a, std::env::args()));
    if let Some(here) = argument.as_deref().and_then(spin_words::advice) {
        eprintln!("\n  for users of SPIN: {here}");
    }
    let command = wrong.get(ContextKind::InvalidSubcommand).map(ToString::to_string);
    if let Some(file) = command.filter(|c| std::path::Path::new(c).exists()) {
        eprintln!("\n  to check it: heddle check {file}");
    }
    std::process::exit(wrong.exit_code())
}

/// What a person sees when heddle itself is wrong.
fn report_bug(info: &std::panic::PanicHookInfo<'_>) {
    if spin_words::wants_json() {
        println!("{}", heddle_report::error_json("bug", &info.to_string()));
    }
    eprintln!("heddle has a bug, and this is it: {info}");
    eprintln!("please report it with the input that shows it (exit code 101)");
}
