//! A smallest set of fences that makes a program come out right under a memory model.

use crate::c::clang;
use crate::c::fence_search::FenceSearch;
use crate::memory::memory_model;
use crate::reading::read;
use crate::{Context, Input, Language, ModelOptions, Refusal, windows};
use heddle_memmodel::fences::{FencePlace, Fences};
use heddle_memmodel::{MemModel, Options};
use heddle_span::SourceMap;

/// What the search for fences says.
#[derive(Clone, Debug)]
pub struct FenceReport {
    /// The test or the file.
    pub name: String,
    pub model: String,
    pub answer: FenceAnswer,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenceAnswer {
    /// Right as it stands.
    NotNeeded,
    /// Right with fences at these places. `least`: and with no fewer.
    Needed { places: Vec<String>, least: bool },
    /// Wrong whatever the fences.
    Useless,
    /// A search was cut short.
    Open,
}

/// Finds fences for a C program, a litmus test or an `.mcs` program.
pub fn fences(
    input: &Input,
    model: &str,
    window: Option<u32>,
    context: Context<'_>,
) -> Result<FenceReport, Refusal> {
    let name = input.files.first().map_or("", |f| &f.0);
    let usual = match input.language {
        Language::C | Language::WeakC => windows::C,
        Language::Litmus | Language::Program => windows::LITMUS,
        _ => {
            let text = format!(
                "fences for {name}: fences are found for C, litmus tests and .mcs programs"
            );
            return Err(Refusal::unsupported(text));
        }
    };
    let memory = memory_model(model, context)?;
    let options = Options { window: window.unwrap_or(usual) as usize, ..Options::default() };
    match input.language {
        Language::C | Language::WeakC => of_c(input, name, &memory, options, context),
        _ => of_test(input, &memory, options, context),
    }
}

fn of_test(
    input: &Input,
    memory: &MemModel,
    machine: Options,
    context: Context<'_>,
) -> Result<FenceReport, Refusal> {
    let [(name, text)] = input.files.as_slice() else {
        return Err(Refusal::Usage("a test or program is one file".into()));
    };
    let mut sources = SourceMap::new();
    let file = sources.add(name.clone(), text.clone());
    let (test, mut diagnostics) = match input.language {
        Language::Program => heddle_litmus::parse_program_for(text, file, &memory.attributes),
        _ => heddle_litmus::parse(text, file),
    };
    diagnostics.extend(test.as_ref().and_then(|t| heddle_litmus::refuses(t, memory)));
    let test = read(test, diagnostics, &sources, context)?;
    let place = |p: &FencePlace| {
        let thread = p.at.first().map_or("", |at| &test.program.threads[at.0].name);
        format!("{} in {thread}, before `{}`", sources.place(p.span), p.text)
    };
    let answer = told(searching(memory, machine, context).of_test(&test), place);
    Ok(FenceReport { name: test.name.clone(), model: memory.name.clone(), answer })
}

/// For a C program, each at a place in its source.
fn of_c(
    input: &Input,
    name: &str,
    memory: &MemModel,
    machine: Options,
    context: Context<'_>,
) -> Result<FenceReport, Refusal> {
    let mut sources = SourceMap::new();
    let model = ModelOptions::default();
    let program = clang::load(input, &model, Vec::new(), &mut sources, context)?;
    let compiled = heddle_weak::compile(&program, memory, heddle_weak::Options::default());
    let program =
        compiled.map_err(|wrong| Refusal::Wrong(vec![wrong], Box::new(sources.clone())))?;
    let place = |p: &FencePlace| format!("{}, before `{}`", sources.place(p.span), p.text);
    let answer = told(searching(memory, machine, context).of_program(&program), place);
    Ok(FenceReport { name: name.into(), model: memory.name.clone(), answer })
}

fn searching<'a>(memory: &'a MemModel, machine: Options, context: Context<'a>) -> FenceSearch<'a> {
    FenceSearch { memory, machine, races: true, max_states: None, limits: context.limits }
}

fn told(found: Fences, place: impl Fn(&FencePlace) -> String) -> FenceAnswer {
    match found {
        Fences::NotNeeded => FenceAnswer::NotNeeded,
        Fences::Needed { places, least } => {
            FenceAnswer::Needed { places: places.iter().map(place).collect(), least }
        }
        Fences::Useless => FenceAnswer::Useless,
        Fences::Open => FenceAnswer::Open,
    }
}
