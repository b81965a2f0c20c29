//! `heddle models`: the memory models that come with heddle, and those in files.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use heddle_flags::{ModelsAction, ModelsArgs};
use heddle_session::{Options, Refusal, check_model, imported_model, memory_model, shown_model};
use heddle_system::save::{Kind, MADE_RULES, save};

pub fn models(args: &ModelsArgs, console: &Console) -> Exit {
    let include = match &args.action {
        Some(ModelsAction::Check { include, .. } | ModelsAction::Compile { include, .. }) => {
            include.as_slice()
        }
        _ => &[],
    };
    let run = Run::begin(&Options::default().search, console).including(include);
    match text(args, &run) {
        Ok(text) => {
            console.result(&text);
            Exit::Holds
        }
        Err(refusal) => run.refuse(&refusal),
    }
}

fn text(args: &ModelsArgs, run: &Run<'_>) -> Result<String, Refusal> {
    match &args.action {
        None => Ok(table()),
        Some(ModelsAction::Show { name }) => shown_model(name).map(String::from),
        Some(ModelsAction::Stages { name }) => {
            let model = memory_model(name, run.context())?;
            Ok(format!("{}\n", heddle_memmodel::stages(&model)))
        }
        Some(ModelsAction::Import { file }) => {
            imported_model(&file.display().to_string(), run.context())
        }
        Some(ModelsAction::Check { file, against, .. }) => {
            check_model(&file.display().to_string(), against.as_deref(), run.context())
        }
        Some(ModelsAction::Compile { file, output, .. }) => {
            let name = file.display().to_string();
            let mcm = imported_model(&name, run.context())?;
            let Some(output) = output else { return Ok(mcm) };
            let text = format!("{MADE_RULES}{name}\n{mcm}");
            save(output, &text, Kind::Rules, std::slice::from_ref(file)).map_err(Refusal::Usage)?;
            Ok(format!("{name} has the form of a machine: {}\n", output.display()))
        }
    }
}

fn table() -> String {
    let line = |b: &heddle_memmodel::Builtin| {
        let about = heddle_memmodel::builtin(b.name).map_or(String::new(), |m| m.doc);
        let also = match b.aliases {
            [] => String::new(),
            aliases => format!(" (also {})", aliases.join(", ")),
        };
        format!("{:<10} {about}{also}\n", b.name)
    };
    heddle_memmodel::builtins().iter().map(line).collect()
}
