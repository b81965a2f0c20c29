//! `heddle translate`: a C program as Promela, for SPIN or for our own engine; assembly
//! and families as SMV.
//!
//! With `--check` the model is searched as `heddle check` searches it, and every
//! run is told in lines of the C program.

use crate::check::{Checking, check_subject};
use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use heddle_flags::{CheckArgs, FamilyPart, To, TranslateArgs};
use heddle_prove::induction::Part;
use heddle_session::{Options, Refusal, SmvOptions, TranslateOptions, open_translated};
use heddle_span::SourceMap;
use heddle_system::save::{self, Kind};
use heddle_system::suffix;
use heddle_translate::{Harness, Translation};

pub fn translate(args: &TranslateArgs, console: &Console) -> Exit {
    if let Some(why) = misplaced(args) {
        console.failure("usage", &why);
        return Exit::Usage;
    }
    let inputs = std::slice::from_ref(&args.input);
    if let Some(why) = args.output.as_deref().and_then(|o| save::refusal(o, Kind::Model, inputs)) {
        console.failure("usage", &why);
        return Exit::Usage;
    }
    let run = Run::begin(&args.given.0.search, console);
    let input = match run.input(std::slice::from_ref(&args.input)) {
        Ok(input) => input,
        Err(exit) => return exit,
    };
    let context = run.context();
    let done = match args.to {
        To::Smv => heddle_session::smv(&input, &smv_options(args), context)
            .map(|text| write(args, &text, console)),
        To::Promela => heddle_session::translate(&input, &options(args), context)
            .map(|(done, sources)| finish(args, done, sources, &run, console)),
    };
    done.unwrap_or_else(|refusal| run.refuse(&refusal))
}

/// What is asked for and belongs to another language.
fn misplaced(args: &TranslateArgs) -> Option<String> {
    let of_c =
        args.check || args.harness.is_some() || args.threads.is_some() || !args.heap.is_empty();
    let of_smv = args.part.is_some()
        || args.copies.is_some()
        || args.given.0.model.arch.is_some()
        || !args.ltl.is_empty()
        || !args.ctl.is_empty();
    let name = args.input.display();
    match (args.to, suffix(&args.input)) {
        (To::Smv, _) if of_c => {
            Some("--check, --heap, --threads and --harness are for C programs".into())
        }
        (To::Promela, _) if of_smv => {
            Some("--part, --copies, --arch, --ltl and --ctl need --to smv".into())
        }
        (To::Promela, "c" | "i") | (To::Smv, "asm" | "family") => None,
        (To::Promela, _) => {
            Some(format!("{name}: only C programs (.c, .i) are translated to Promela"))
        }
        (To::Smv, _) => Some(format!("{name}: only .asm and .family files are translated to SMV")),
    }
}

fn smv_options(args: &TranslateArgs) -> SmvOptions {
    let part = args.part.map(|part| match part {
        FamilyPart::Base => Part::Base,
        FamilyPart::Step => Part::Step,
        FamilyPart::Close => Part::Close,
    });
    SmvOptions {
        arch: args.given.0.model.arch,
        ltl: args.ltl.clone(),
        ctl: args.ctl.clone(),
        part,
        copies: args.copies,
    }
}

fn options(args: &TranslateArgs) -> TranslateOptions {
    let harness = args.harness.clone().map(|threads| Harness {
        threads,
        ops: args.op.clone(),
        init: args.init.clone(),
        fifo: args.fifo,
    });
    TranslateOptions {
        heap: args.heap.clone(),
        threads: args.threads,
        marks: args.check,
        harness,
        define: args.given.0.model.define.clone(),
        clang: args.given.0.model.clang.clone(),
    }
}

fn write(args: &TranslateArgs, text: &str, console: &Console) -> Exit {
    let Some(path) = &args.output else {
        console.result(text);
        return Exit::Holds;
    };
    match save::save(path, text, Kind::Model, std::slice::from_ref(&args.input)) {
        Ok(()) => Exit::Holds,
        Err(why) => {
            console.failure("usage", &why);
            Exit::Usage
        }
    }
}

fn finish(
    args: &TranslateArgs,
    done: Translation,
    sources: SourceMap,
    run: &Run<'_>,
    console: &Console,
) -> Exit {
    if args.output.is_some() || !args.check {
        let exit = write(args, &done.text, console);
        if exit != Exit::Holds || !args.check {
            return exit;
        }
    }
    check(args, done, sources, run, console)
}

fn check(
    args: &TranslateArgs,
    done: Translation,
    mut sources: SourceMap,
    run: &Run<'_>,
    console: &Console,
) -> Exit {
    let name = args.input.with_extension("pml").display().to_string();
    let file = sources.add(name, done.text);
    let mut options = Options { search: args.given.0.search.clone(), ..Options::default() };
    options.model.reduction = args.given.0.model.reduction;
    let opened = open_translated(sources, file, done.origins, &options, run.context());
    let told = |_: Refusal| {
        console.error("the translation is not read back: this is a bug in heddle");
        Exit::Bug
    };
    let check = CheckArgs::of_input(&args.input);
    let checking = Checking { run, args: &check, kept: None, options: &options, console };
    check_subject(checking, || opened.map_err(told))
}
