//! `heddle check` and `heddle list` without a program: the cases of the project's
//! `heddle.toml`, which is in this folder or in one above it. As cargo does, everything is
//! then seen from the folder that the file is in.

use crate::console::Console;
use crate::exit::Exit;
use crate::many::{self, Job};
use crate::run::exit_of;
use heddle_flags::CheckArgs;
use heddle_session::{Case, PROJECT_FILE, Refusal, nearest};
use heddle_system::read_text;
use heddle_system::{programs, trail_names};
use std::path::{Path, PathBuf};

/// The folder of the project that this folder belongs to.
pub fn folder() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    here.ancestors().find(|dir| dir.join(PROJECT_FILE).is_file()).map(Path::to_path_buf)
}

/// The cases of the project, from whose folder everything is seen from now on.
pub fn open(console: &Console) -> Result<Vec<Case>, Exit> {
    let Some(folder) = folder() else {
        let why = format!("name a program; there is no {PROJECT_FILE} here or above");
        console.failure("usage", &why);
        return Err(Exit::Usage);
    };
    if std::env::current_dir().ok().as_ref() != Some(&folder) {
        console.note(&format!("paths are those of {}", folder.display()));
    }
    let text = std::env::set_current_dir(&folder).map_err(|e| e.to_string());
    let text = text.and_then(|()| read_text(Path::new(PROJECT_FILE)));
    let text = text.map_err(|why| {
        console.failure("input", &why);
        Exit::BadInput
    })?;
    heddle_session::cases(PROJECT_FILE, &text).map_err(|refusal| match refusal {
        Refusal::Wrong(wrong, sources) => {
            console.diagnostics(&wrong, &sources);
            exit_of(&wrong)
        }
        Refusal::Usage(why) | Refusal::Missing(why) => {
            console.failure("input", &why);
            Exit::BadInput
        }
    })
}

/// Checks the cases that are asked for, or all.
pub fn check(args: &CheckArgs, console: &Console) -> Exit {
    if args.processes.is_some() || args.together {
        let why = "--processes and --together are for a program; a case has a key `together`";
        console.failure("usage", why);
        return Exit::Usage;
    }
    match open(console).and_then(|cases| chosen(args, cases, console)) {
        Err(exit) => exit,
        Ok(cases) => match jobs(args, &cases) {
            Ok(jobs) => many::check_all(args, &jobs, console),
            Err(why) => {
                console.failure("input", &why);
                Exit::BadInput
            }
        },
    }
}

fn chosen(args: &CheckArgs, cases: Vec<Case>, console: &Console) -> Result<Vec<Case>, Exit> {
    let unknown = args.case.iter().find(|name| !cases.iter().any(|c| c.name == **name));
    if let Some(name) = unknown {
        let near = nearest(name, cases.iter().map(|c| c.name.as_str()));
        let near = near.map_or(String::new(), |n| format!("; there is one called `{n}`"));
        console.failure("usage", &format!("{PROJECT_FILE} has no case `{name}`{near}"));
        return Err(Exit::Usage);
    }
    let asked = |c: &Case| args.case.is_empty() || args.case.contains(&c.name);
    Ok(cases.into_iter().filter(asked).collect())
}

/// A job for each program of each case.
fn jobs(args: &CheckArgs, cases: &[Case]) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for case in cases {
        let inputs: Vec<PathBuf> = case.inputs.iter().map(PathBuf::from).collect();
        let programs = programs(&inputs, case.together)?;
        let alone = programs.len() == 1;
        for (files, trail) in programs.iter().zip(trail_names(&programs)) {
            let first = files[0].display();
            let name = if alone { case.name.clone() } else { format!("{} {first}", case.name) };
            let plain = |c: char| if c.is_alphanumeric() || "._-".contains(c) { c } else { '-' };
            let stem: String = case.name.chars().map(plain).collect();
            let trail = if alone { format!("{stem}.trail") } else { format!("{stem}-{trail}") };
            let (files, options) = (files.clone(), case.options_with(&args.given.0));
            let strict = case.strict || args.strict;
            let case = Some((case.name.clone(), case.expect));
            jobs.push(Job { name, files, options, strict, trail, case });
        }
    }
    Ok(jobs)
}

/// What the project checks.
pub fn list(console: &Console) -> Exit {
    let cases = match open(console) {
        Ok(cases) => cases,
        Err(exit) => return exit,
    };
    let quoted = |w: String| if w.contains(' ') { format!("'{w}'") } else { w };
    let row = |c: &Case| {
        let words: Vec<String> = c.words().into_iter().map(quoted).collect();
        serde_json::json!({
            "name": c.name, "input": c.inputs.join(" "), "expect": c.expect.word(),
            "flags": words.join(" "),
        })
    };
    let contents = serde_json::json!({"cases": cases.iter().map(row).collect::<Vec<_>>()});
    crate::list::show(&contents, console);
    Exit::Holds
}
