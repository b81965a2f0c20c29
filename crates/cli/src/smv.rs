//! `heddle translate --to smv`: a finite program or a part of a family, for NuSMV.

use crate::console::Console;
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::{ArchArg, FamilyPart, TranslateArgs};
use heddle_assembly::Arch;
use heddle_prove::induction::{Part, Variant};
use heddle_prove::{Family, assembly, instance, smv};
use heddle_span::{Diagnostic, SourceMap};

pub fn translate(args: &TranslateArgs, console: &Console) -> Exit {
    match text(args, console) {
        Err(exit) => exit,
        Ok(text) => match &args.output {
            None => {
                console.result(&text);
                Exit::Holds
            }
            Some(path) => match std::fs::write(path, text) {
                Ok(()) => Exit::Holds,
                Err(e) => {
                    console.error(&format!("cannot write {}: {e}", path.display()));
                    Exit::Usage
                }
            },
        },
    }
}

fn text(args: &TranslateArgs, console: &Console) -> Result<String, Exit> {
    let name = args.input.display().to_string();
    let suffix = crate::suffix(&args.input);
    if !matches!(suffix, "asm" | "family") {
        console.error(&format!("{name}: only .asm and .family files are translated to SMV"));
        return Err(Exit::Usage);
    }
    let text = read_text(&args.input).map_err(|e| {
        console.error(&e);
        Exit::BadInput
    })?;
    let mut sources = SourceMap::new();
    let file = sources.add(name.clone(), text.clone());
    if suffix == "family" {
        return family(args, &text, &name, &sources, console);
    }
    let arch = match args.arch {
        Some(ArchArg::Sp) => Arch::Sp,
        None | Some(ArchArg::Asmp) => Arch::Asmp,
        Some(ArchArg::Smp) => Arch::Smp,
    };
    let given = args.ltl.iter().map(|f| (false, f)).chain(args.ctl.iter().map(|f| (true, f)));
    let given: Vec<(bool, String, heddle_span::FileId)> =
        given.map(|(ctl, f)| (ctl, f.clone(), sources.add("formula", f.clone()))).collect();
    match assembly::read(&text, file, arch, &given) {
        Err(wrong) => Err(crate::refuse(&wrong, &sources, console)),
        Ok((system, specs, wrong)) => {
            console.diagnostics(&wrong, &sources);
            let how = match arch {
                Arch::Smp => "all tasks advance together",
                Arch::Sp | Arch::Asmp => "tasks take one step at a time",
            };
            let title = format!("{name}, {}, by heddle: {how}", arch.name());
            Ok(smv::export(&system, &title, &specs))
        }
    }
}

fn family(
    args: &TranslateArgs,
    text: &str,
    name: &str,
    sources: &SourceMap,
    console: &Console,
) -> Result<String, Exit> {
    let file = sources.files().next().expect("the family is there").0;
    if !args.ltl.is_empty() || !args.ctl.is_empty() || args.arch.is_some() {
        console.error("--ltl, --ctl and --arch are for .asm files");
        return Err(Exit::Usage);
    }
    let (family, wrong) = heddle_prove::parse(text, file);
    console.diagnostics(&wrong, sources);
    let usage = |text: &str| {
        console.error(text);
        Exit::Usage
    };
    match family {
        None => Err(crate::exit_of(&wrong)),
        Some(Family::Induction(f)) => {
            if args.copies.is_some() {
                return Err(usage("--copies is for families with `process P[n]`; use --part"));
            }
            let (part, word) = match args.part.unwrap_or(FamilyPart::Step) {
                FamilyPart::Base => (Part::Base, "base"),
                FamilyPart::Step => (Part::Step, "step"),
                FamilyPart::Close => (Part::Close, "close"),
            };
            if part == Part::Close && !f.has_close() {
                return Err(usage("this family has no `close`"));
            }
            let system = f.system(part, &Variant::default());
            let system =
                system.map_err(|d: Vec<Diagnostic>| crate::refuse(&d, sources, console))?;
            Ok(smv::export(&system, &format!("{name}, {word}, by heddle"), &[]))
        }
        Some(Family::Counted(f)) => {
            if args.part.is_some() {
                return Err(usage("--part is for families with `base` and `step`; use --copies"));
            }
            let n = args.copies.unwrap_or(2);
            let Some(system) = instance::instance(&f, n) else {
                return Err(usage("that many copies make too many commands"));
            };
            Ok(smv::export(&system, &format!("{name}, n = {n}, by heddle"), &[]))
        }
    }
}
