//! `heddle translate`: a C program as Promela, for SPIN or for our own engine.
//!
//! With `--check` the model is searched as `heddle check` searches it, and every
//! run is told in lines of the C program.

use crate::c::{find_clang, tempdir_with_header};
use crate::check::check_behind;
use crate::console::Console;
use crate::exit::Exit;
use crate::files::{Disk, read_text};
use crate::flags::{CheckArgs, ModelArgs, PropertyArgs, To, TranslateArgs};
use crate::mapped::MappedDoor;
use crate::promela::PromelaDoor;
use heddle_span::{Diagnostic, FileId, SourceMap};
use heddle_translate::{Harness, Options, Translation, clang};
use std::path::Path;
use std::process::Command;

pub fn translate(args: &TranslateArgs, console: &Console) -> Exit {
    if args.to == To::Smv {
        let c_only =
            args.check || args.harness.is_some() || args.threads.is_some() || !args.heap.is_empty();
        if c_only {
            console.error("--check, --heap, --threads and --harness are for C programs");
            return Exit::Usage;
        }
        return crate::smv::translate(args, console);
    }
    let smv_only = args.part.is_some()
        || args.copies.is_some()
        || args.arch.is_some()
        || !args.ltl.is_empty()
        || !args.ctl.is_empty();
    if smv_only {
        console.error("--part, --copies, --arch, --ltl and --ctl need --to smv");
        return Exit::Usage;
    }
    if !matches!(crate::suffix(&args.input), "c" | "i") {
        let name = args.input.display();
        console.error(&format!("{name}: only C programs (.c, .i) are translated to Promela"));
        return Exit::Usage;
    }
    match program(args, console) {
        Ok((translation, sources)) => finish(args, translation, sources, console),
        Err(exit) => exit,
    }
}

/// Runs clang and the translator.
fn program(args: &TranslateArgs, console: &Console) -> Result<(Translation, SourceMap), Exit> {
    let told = |text: String| {
        console.error(&text);
        Exit::BadInput
    };
    let name = args.input.display().to_string();
    let mut text = read_text(&args.input).map_err(told)?;
    let mut options = Options {
        heap: args.heap.clone(),
        threads: args.threads,
        marks: args.check,
        clang_name: None,
    };
    let header = tempdir_with_header().map_err(told)?;
    let mut json = tree(args, &name, &header.0).map_err(told)?;
    if let Some(harness) = harness(args) {
        let mut sources = SourceMap::new();
        let main = sources.add(name.clone(), text.clone());
        let found = heddle_translate::signatures(&json, main, &mut sources, &mut Disk);
        let found = found.map_err(|d| crate::refuse(&[d], &sources, console))?;
        let more = harness.text(&found).map_err(|e| {
            console.error(&e);
            Exit::Usage
        })?;
        text.push_str(&more);
        let file = header.0.join("program.c");
        let write = std::fs::write(&file, &text);
        write.map_err(|e| told(format!("cannot write {}: {e}", file.display())))?;
        let file = file.display().to_string();
        json = tree(args, &file, &header.0).map_err(told)?;
        options.clang_name = Some(file);
    }
    let mut sources = SourceMap::new();
    let main = sources.add(name, text);
    let (done, wrong) = heddle_translate::translate(&json, main, &mut sources, &mut Disk, &options);
    console.diagnostics(&wrong, &sources);
    match done {
        Some(translation) if !wrong.iter().any(Diagnostic::is_fatal) => Ok((translation, sources)),
        _ => Err(crate::exit_of(&wrong)),
    }
}

fn harness(args: &TranslateArgs) -> Option<Harness> {
    Some(Harness {
        threads: args.harness.clone()?,
        ops: args.op.clone(),
        init: args.init.clone(),
        fifo: args.fifo,
    })
}

/// clang's tree of a file.
fn tree(args: &TranslateArgs, file: &str, headers: &Path) -> Result<String, String> {
    let clang = find_clang()?;
    let mut extra: Vec<String> = args.define.iter().map(|d| format!("-D{d}")).collect();
    extra.push(format!("-I{}", headers.display()));
    // What the program includes is beside it, also when its text was copied.
    let beside = args.input.parent().filter(|p| !p.as_os_str().is_empty());
    extra.push(format!("-I{}", beside.unwrap_or(Path::new(".")).display()));
    extra.extend(args.clang.iter().cloned());
    let words = clang::arguments(file, &extra);
    let out = Command::new(clang).args(words).output().map_err(|e| format!("{clang}: {e}"))?;
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr);
        return Err(format!("{clang} refuses {}:\n{}", args.input.display(), said.trim_end()));
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

fn finish(args: &TranslateArgs, done: Translation, sources: SourceMap, console: &Console) -> Exit {
    match &args.output {
        Some(path) => {
            if let Err(e) = std::fs::write(path, &done.text) {
                console.error(&format!("cannot write {}: {e}", path.display()));
                return Exit::Usage;
            }
        }
        None if args.check => {}
        None => console.result(&done.text),
    }
    if args.check { check(args, done, sources, console) } else { Exit::Holds }
}

fn check(args: &TranslateArgs, done: Translation, sources: SourceMap, console: &Console) -> Exit {
    let mut sources = sources;
    let name = args.input.with_extension("pml").display().to_string();
    let file: FileId = sources.add(name, done.text.clone());
    let model = ModelArgs { reduction: args.reduction, ..ModelArgs::standard() };
    let property = PropertyArgs::default();
    let door = match PromelaDoor::of_text(sources, file, &model, &property, console) {
        Ok(door) => door,
        Err(_) => {
            console.error("the translation is not read back: this is a bug in heddle");
            return Exit::Bug;
        }
    };
    let check = CheckArgs {
        inputs: vec![args.input.clone()],
        model,
        property,
        search: args.search.clone(),
        trail: None,
        no_trail: true,
        allow_incomplete: false,
    };
    check_behind(&check, console, MappedDoor::new(door, file, done.origins))
}
