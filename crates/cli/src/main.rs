//! `heddle`: flags, files, signals, exit codes. The only crate that prints or
//! exits.

mod assembly;
mod c;
mod cc;
mod check;
mod console;
mod door;
mod exit;
mod explore;
mod fences;
mod files;
mod flags;
mod formulas;
mod limits;
mod list;
mod litmus;
mod live;
mod mapped;
mod models;
mod programs;
mod promela;
mod prove;
mod real;
mod replay;
mod reserve;
mod simulate;
mod smv;
mod translate;
mod verdict_text;
mod weak;

use clap::{CommandFactory, Parser};
use console::Console;
use door::Door;
use exit::Exit;
use flags::{Cli, Command, ModelArgs, PropertyArgs};
use heddle_span::{Diagnostic, Severity, SourceMap};
use std::path::Path;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: reserve::Careful = reserve::Careful;

fn main() -> ExitCode {
    let cli = Cli::parse();
    limits::survive_full_disks();
    std::panic::set_hook(Box::new(report_bug));
    let outcome = std::panic::catch_unwind(|| run(cli));
    ExitCode::from(outcome.unwrap_or(Exit::Bug).code())
}

fn run(cli: Cli) -> Exit {
    let console = Console::new(&cli.global);
    let exit = command(cli, &console);
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
        console.error("--format sarif and junit are for `check`; the others have --format json");
        return Exit::Usage;
    }
    match cli.command {
        Command::Check(args) => {
            let exit = check::check(&args, console);
            console.document();
            exit
        }
        Command::Simulate(args) => simulate::simulate(&args, console),
        Command::Explore(args) => explore::explore(&args, console),
        Command::Replay(args) => replay::replay(&args, console),
        Command::List(args) => list::list(&args, console),
        Command::Litmus(args) => litmus::litmus(&args, console),
        Command::Fences(args) => fences::run(&args, console),
        Command::Models(args) => models::models(&args, console),
        Command::Prove(args) => prove::prove(&args, console),
        Command::Translate(args) => translate::translate(&args, console),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "heddle", &mut script);
            console.result(&String::from_utf8_lossy(&script));
            Exit::Holds
        }
    }
}

/// Something to do with whichever door an input opens.
trait WithDoor {
    fn with(self, door: impl Door) -> Exit;
}

/// Opens the door that the input's suffix names, or reports why not.
fn open_door(
    inputs: &[std::path::PathBuf],
    model: &ModelArgs,
    property: &PropertyArgs,
    console: &Console,
    then: impl WithDoor,
) -> Exit {
    let input = &inputs[0];
    if let Some(flag) = misplaced(suffix(input), model, property) {
        console.error(&format!("{flag} means nothing for {}", input.display()));
        return Exit::Usage;
    }
    match suffix(input) {
        "pml" | "prom" | "promela" | "pr" | "spin" => {
            if inputs.len() > 1 {
                console.error("a Promela model is one file; use #include for more");
                return Exit::Usage;
            }
            match promela::PromelaDoor::open(input, model, property, console) {
                Ok(door) => then.with(door),
                Err(exit) => exit,
            }
        }
        "c" | "i" | "ll" if weak::is_weak(model) => {
            match weak::WeakDoor::open(inputs, model, property, console) {
                Ok(door) => then.with(door),
                Err(exit) => exit,
            }
        }
        "c" | "i" | "ll" => match c::CDoor::open(inputs, model, property, console) {
            Ok(door) => then.with(door),
            Err(exit) => exit,
        },
        "asm" => {
            if inputs.len() > 1 {
                console.error("an assembly program is one file");
                return Exit::Usage;
            }
            match assembly::AsmDoor::open(input, model, property, console) {
                Ok(door) => then.with(door),
                Err(exit) => exit,
            }
        }
        "s" | "harness" => {
            // The two in either order.
            let mut inputs = inputs.to_vec();
            inputs.sort_by_key(|i| suffix(i) == "harness");
            match real::RealDoor::open(&inputs, model, property, console) {
                Ok(door) => then.with(door),
                Err(exit) => exit,
            }
        }
        "mcs" | "litmus" => match programs::ProgramDoor::open(input, model, property, console) {
            Ok(door) => then.with(door),
            Err(exit) => exit,
        },
        "family" => {
            let name = input.display();
            console.error(&format!("{name}: a family is proved: heddle prove {name}"));
            Exit::Usage
        }
        other => {
            let name = input.display();
            console.error(&format!(
                "{name}: no door for the suffix `{other}`; known: .pml .prom .promela .pr .spin .c .i .ll .litmus .mcs .asm .s"
            ));
            Exit::Usage
        }
    }
}

/// A flag that was given and that this kind of input has no use for: better
/// refused than ignored.
fn misplaced(suffix: &str, model: &ModelArgs, property: &PropertyArgs) -> Option<String> {
    const PROMELA: &[&str] = &["--lossy", "--empty-channels"];
    const MEMORY: &[&str] = &["--model", "--window"];
    let c = matches!(suffix, "c" | "i" | "ll");
    let program = matches!(suffix, "mcs" | "litmus");
    let (asm, real) = (suffix == "asm", matches!(suffix, "s" | "harness"));
    let promela = !c && !program && !asm && !real;
    let fits = |flag: &str| match flag {
        "-D" => !program && !real,
        "--exact-steps" => !c,
        "--arch" | "--ctl" => asm,
        "--isa" => real,
        "--invariant" => c || asm,
        "--reduction" => true,
        f if PROMELA.contains(&f) => promela,
        f if MEMORY.contains(&f) => !promela,
        _ => c,
    };
    let mut flags: Vec<String> =
        model.words().into_iter().filter(|w| w.starts_with("--") || w == "-D").collect();
    if !property.invariant.is_empty() {
        flags.push("--invariant".into());
    }
    if !property.ctl.is_empty() {
        flags.push("--ctl".into());
    }
    if !model.clang.is_empty() {
        flags.push("--".into());
    }
    let of_c = matches!(model.reduction, flags::Reduction::Global | flags::Reduction::Superstep);
    if of_c && !c {
        return Some("--reduction global or superstep".into());
    }
    flags.into_iter().find(|f| !fits(f))
}

/// Reports what is wrong with an input, and as which exit code.
fn refuse(wrong: &[Diagnostic], sources: &SourceMap, console: &Console) -> Exit {
    console.diagnostics(wrong, sources);
    exit_of(wrong)
}

fn exit_of(wrong: &[Diagnostic]) -> Exit {
    if wrong.iter().any(|d| d.severity == Severity::Error) {
        Exit::BadInput
    } else {
        Exit::Unsupported
    }
}

fn suffix(path: &Path) -> &str {
    path.extension().and_then(|e| e.to_str()).unwrap_or("")
}

/// What a person sees when heddle itself is wrong.
fn report_bug(info: &std::panic::PanicHookInfo<'_>) {
    eprintln!("heddle has a bug, and this is it: {info}");
    eprintln!("please report it with the input that shows it (exit code 101)");
}
