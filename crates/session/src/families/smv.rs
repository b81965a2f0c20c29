//! A finite program or a part of a family as SMV text, for NuSMV.

use crate::families::family;
use crate::reading::read;
use crate::{Context, Input, Language, Refusal};
use heddle_assembly::Arch;
use heddle_prove::induction::{Part, Variant};
use heddle_prove::{Family, assembly, instance, smv as text};
use heddle_span::{FileId, SourceMap};

/// What is written.
#[derive(Clone, Debug, Default)]
pub struct SmvOptions {
    /// The architecture of a kernel.
    pub arch: Option<Arch>,
    /// Formulas to write with a kernel.
    pub ltl: Vec<String>,
    pub ctl: Vec<String>,
    /// The part of a family that is proved by induction.
    pub part: Option<Part>,
    /// How many processes of each kind, of a family that is counted.
    pub copies: Option<u32>,
}

/// The program as SMV text.
pub fn smv(input: &Input, options: &SmvOptions, context: Context<'_>) -> Result<String, Refusal> {
    match (input.language, input.files.as_slice()) {
        (Language::Family, _) => of_family(input, options, context),
        (Language::Kernel, [(name, text)]) => of_kernel(name, text, options, context),
        (_, files) => {
            let name = files.first().map_or("", |f| &f.0);
            let text = format!("{name}: only .asm and .family files are translated to SMV");
            Err(Refusal::Usage(text))
        }
    }
}

fn of_kernel(
    name: &str,
    program: &str,
    options: &SmvOptions,
    context: Context<'_>,
) -> Result<String, Refusal> {
    let mut sources = SourceMap::new();
    let file = sources.add(name, program);
    let arch = options.arch.unwrap_or(Arch::Asmp);
    let ltl = options.ltl.iter().map(|f| (false, f));
    let given = ltl.chain(options.ctl.iter().map(|f| (true, f)));
    let given: Vec<(bool, String, FileId)> =
        given.map(|(ctl, f)| (ctl, f.clone(), sources.add("formula", f.clone()))).collect();
    match assembly::read(program, file, arch, &given) {
        Err(wrong) => Err(Refusal::Wrong(wrong, Box::new(sources))),
        Ok((system, specs, warnings)) => {
            let (system, specs) = read(Some((system, specs)), warnings, &sources, context)?;
            let how = match arch {
                Arch::Smp => "all tasks advance together",
                Arch::Sp | Arch::Asmp => "tasks take one step at a time",
            };
            let title = format!("{name}, {}, by heddle: {how}", arch.name());
            Ok(text::export(&system, &title, &specs))
        }
    }
}

fn of_family(input: &Input, options: &SmvOptions, context: Context<'_>) -> Result<String, Refusal> {
    let usage = |text: &str| Err(Refusal::Usage(text.into()));
    if !options.ltl.is_empty() || !options.ctl.is_empty() || options.arch.is_some() {
        return usage("--ltl, --ctl and --arch are for .asm files");
    }
    let (family, sources) = family(input, context)?;
    let name = &input.files[0].0;
    match family {
        Family::Induction(f) => {
            if options.copies.is_some() {
                return usage("--copies is for families with `process P[n]`; use --part");
            }
            let part = options.part.unwrap_or(Part::Step);
            if part == Part::Close && !f.has_close() {
                return usage("this family has no `close`");
            }
            let word = match part {
                Part::Base => "base",
                Part::Close => "close",
                _ => "step",
            };
            let system = f.system(part, &Variant::default());
            let system = system.map_err(|d| Refusal::Wrong(d, Box::new(sources)))?;
            Ok(text::export(&system, &format!("{name}, {word}, by heddle"), &[]))
        }
        Family::Counted(f) => {
            if options.part.is_some() {
                return usage("--part is for families with `base` and `step`; use --copies");
            }
            let n = options.copies.unwrap_or(2);
            let Some(system) = instance::instance(&f, n) else {
                return usage("that many copies make too many commands");
            };
            Ok(text::export(&system, &format!("{name}, n = {n}, by heddle"), &[]))
        }
    }
}
