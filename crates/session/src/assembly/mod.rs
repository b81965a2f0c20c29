//! What compilers write (`.s`), with a harness, under a memory model.

mod kernel;

pub(crate) use kernel::Kernel;

use crate::formulas::{self, Asked};
use crate::host::Files;
use crate::memory::memory_model;
use crate::strategy::Then;
use crate::windows;
use crate::{Context, Input, Options, Property, Purpose, Reduction, Refusal, Subject};
use heddle_assembly::real::{self, Isa, Seen};
use heddle_memmodel::{Machine, MemModel, Program};
use heddle_span::{Diagnostic, FileId, Loader, SourceMap};
use serde_json::json;

pub(crate) struct Assembly {
    sources: SourceMap,
    program: Program,
    /// Every round of every loop: for formulas.
    whole: Program,
    /// The text of the harness, unless it is inside.
    harness: Option<(String, FileId)>,
    formulas: Vec<Asked>,
    isa: Isa,
    memory: MemModel,
    options: Options,
}

impl Assembly {
    pub(crate) fn open(
        input: &Input,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        // The two in either order.
        let (harness, code): (Vec<_>, Vec<_>) =
            input.files.iter().partition(|f| f.0.ends_with(".harness"));
        let ([(name, text)], true) = (code.as_slice(), harness.len() <= 1) else {
            let text = "give one .s file, and one .harness file if it has none inside";
            return Err(Refusal::Usage(text.into()));
        };
        let mut sources = SourceMap::new();
        let file = sources.add(name.clone(), text.clone());
        let harness = match harness.first() {
            Some((name, text)) => Some((text.clone(), sources.add(name.clone(), text.clone()))),
            None => beside(name, context, &mut sources)?,
        };
        let beside = harness.as_ref().map(|(t, id)| (t.as_str(), *id));
        // The instruction set is as the text looks, if nobody says, and its model that of
        // the processor.
        let mut memory = None;
        let mut load = |isa, reduce| {
            let reading = |isa: Isa| {
                let name = options.model.model.as_deref().unwrap_or(isa.model());
                let resolved = memory_model(name, context);
                let silent = resolved.as_ref().is_ok_and(MemModel::lets_silent_stores_go);
                memory = Some(resolved);
                real::Options { reduce, silent, seen: Seen::No }
            };
            real::load(text, file, isa, beside, reading)
        };
        let program = load(options.model.isa, options.model.reduction != Reduction::None);
        let whole = match (&program, options.property.ltl.is_empty()) {
            (Ok((_, isa)), false) => load(Some(*isa), false),
            (program, _) => program.clone(),
        };
        let formulas = formulas::read(&options.property.ltl, &mut sources);
        let memory = memory.transpose()?;
        match (program, whole, formulas) {
            (Ok((program, isa)), Ok((whole, _)), Ok(formulas)) => {
                let memory = memory.expect("a program was made for some model");
                let options = options.clone();
                Ok(Assembly { sources, program, whole, harness, formulas, isa, memory, options })
            }
            (program, whole, formulas) => {
                let mut all = program.err().or(whole.err()).unwrap_or_default();
                all.extend(formulas.err().into_iter().flatten());
                Err(Refusal::Wrong(all, Box::new(sources)))
            }
        }
    }
}

impl Assembly {
    /// The program for people who look at its runs, if they do.
    fn for_people(&self, purpose: Purpose) -> Option<Program> {
        let is_exact = Machine::is_exact(&self.program, &self.memory);
        let reduces = self.options.model.reduction != Reduction::None;
        let reduce = match purpose {
            Purpose::Search => return None,
            // Rounds that only wait are left out where nobody walks through them, and where
            // loads overtake each other: there they would fill the window.
            Purpose::Walk if is_exact => false,
            Purpose::Walk | Purpose::Tell => reduces,
        };
        let silent = self.memory.lets_silent_stores_go();
        let harness = self.harness.as_ref().map(|(text, file)| (text.as_str(), *file));
        let seen = if is_exact { Seen::All } else { Seen::AtOnce };
        let reading = |_| real::Options { reduce, silent, seen };
        let text = &self.sources.file(FileId(0)).text;
        let loaded = real::load(text, FileId(0), Some(self.isa), harness, reading);
        loaded.ok().map(|(program, _)| program)
    }
}

/// A harness beside the file, of the same name, needs no mention.
fn beside(
    name: &str,
    context: Context<'_>,
    sources: &mut SourceMap,
) -> Result<Option<(String, FileId)>, Refusal> {
    let harness = format!("{}.harness", name.strip_suffix(".s").unwrap_or(name));
    if !context.host.exists(&harness) {
        return Ok(None);
    }
    let (text, _) = Files(context.host).load(&harness, "").map_err(Refusal::Missing)?;
    let id = sources.add(harness, text.clone());
    Ok(Some((text, id)))
}

impl Subject for Assembly {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let title =
            format!("conditions of the harness, {} under {}", self.isa.name(), self.memory.name);
        let own = Property::safety(title);
        windows::chosen(&self.formulas, &self.options.property, own, Vec::new())
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        _: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let flags = &self.options.property;
        let options = windows::options(&self.options.model, flags, windows::ASSEMBLY);
        let options = windows::walked(options, purpose);
        let Some(asked) = self.formulas.iter().find(|a| a.property() == *property) else {
            let seen = self.for_people(purpose);
            let program = seen.as_ref().unwrap_or(&self.program);
            windows::program_faults(program, &self.memory, options, flags, then);
            return Ok(());
        };
        let p = &self.whole;
        // Numbers have a sign as those of the harness have.
        let find = |name: &str| {
            let loc = p.locs.iter().position(|l| l == name)?;
            Some((loc, p.cells[loc].1, true))
        };
        let seen = windows::watches(asked, find)?;
        // Rounds that only wait are left out where nobody counts steps.
        let both = [if asked.counts { p } else { &self.program }, p];
        let claim = asked.claim()?;
        windows::formula(both, &self.memory, options, &claim, flags, seen, then);
        Ok(())
    }

    fn tells(&self) -> bool {
        true
    }

    fn tells_every_run(&self) -> bool {
        false
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let p = &self.program;
        let threads: Vec<_> = p
            .threads
            .iter()
            .map(|t| json!({"name": t.name, "steps": format!("{} steps", t.code.instrs.len())}))
            .collect();
        let data: Vec<_> = p
            .locs
            .iter()
            .zip(&p.cells)
            .zip(&p.init)
            .map(|((name, cell), init)| json!({"name": name, "bytes": format!("{} bytes", cell.1), "starts as": format!("= {init}")}))
            .collect();
        Ok(json!({"instruction set": [self.isa.name()], "threads": threads, "data": data}))
    }
}
