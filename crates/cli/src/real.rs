//! The door of real assembly: `.s` files with a harness, under a memory model.

use crate::console::Console;
use crate::door::{Door, Kind, Property, Visitor};
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::{IsaArg, ModelArgs, PropertyArgs, Reduction};
use crate::formulas::{self, Asked};
use crate::models;
use crate::programs::on_window_machine;
use heddle_assembly::real::{self, Isa};
use heddle_memmodel::{MemModel, Program};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde_json::json;
use std::path::PathBuf;

pub struct RealDoor {
    sources: SourceMap,
    program: Program,
    /// Every round of every loop: for formulas.
    whole: Program,
    formulas: Vec<Asked>,
    isa: Isa,
    memory: MemModel,
    model: ModelArgs,
    property: PropertyArgs,
}

const WINDOW: u32 = 28;

impl RealDoor {
    pub fn open(
        inputs: &[PathBuf],
        model: &ModelArgs,
        property: &PropertyArgs,
        console: &Console,
    ) -> Result<Self, Exit> {
        let (code, harness) = match inputs {
            [code] => (code, None),
            [code, harness] if crate::suffix(harness) == "harness" => (code, Some(harness.clone())),
            _ => {
                console.error("give one .s file, and one .harness file if it has none inside");
                return Err(Exit::Usage);
            }
        };
        // A harness beside the file, of the same name, needs no mention.
        let beside = code.with_extension("harness");
        let harness = harness.or_else(|| beside.is_file().then_some(beside));
        let mut sources = SourceMap::new();
        let read = |path: &PathBuf| {
            read_text(path).map_err(|e| {
                console.error(&e);
                Exit::BadInput
            })
        };
        let text = read(code)?;
        let file = sources.add(code.display().to_string(), text.clone());
        let harness = match harness {
            None => None,
            Some(path) => {
                let text = read(&path)?;
                let id = sources.add(path.display().to_string(), text.clone());
                Some((text, id))
            }
        };
        let isa = model.isa.map(|i| match i {
            IsaArg::X86 => Isa::X86,
            IsaArg::AArch64 => Isa::AArch64,
        });
        let lent = harness.as_ref().map(|(t, id)| (t.as_str(), *id));
        // Only `armv8` and what is stronger is known to let a store that changes
        // nothing go.
        let options = |isa: Isa| {
            let name = model.model.as_deref().unwrap_or(isa.model());
            real::Options {
                reduce: model.reduction != Reduction::None,
                silent: ["armv8", "tso", "sc"].contains(&name),
            }
        };
        let whole = |isa| real::Options { reduce: false, ..options(isa) };
        let both = real::load(&text, file, isa, lent, options).and_then(|(program, isa)| {
            let whole = match property.ltl.is_empty() {
                true => program.clone(),
                false => real::load(&text, file, Some(isa), lent, whole)?.0,
            };
            Ok((program, whole, isa))
        });
        let formulas = formulas::read(&property.ltl, &mut sources);
        match (both, formulas) {
            (Err(mut wrong), formulas) => {
                wrong.extend(formulas.err().into_iter().flatten());
                console.diagnostics(&wrong, &sources);
                Err(crate::exit_of(&wrong))
            }
            (Ok(_), Err(wrong)) => {
                console.diagnostics(&wrong, &sources);
                Err(crate::exit_of(&wrong))
            }
            (Ok((program, whole, isa)), Ok(formulas)) => {
                let memory = models::load(model.model.as_deref().unwrap_or(isa.model()), console)?;
                let (mut model, property) = (model.clone(), property.clone());
                // An instruction here is several steps, so the usual window is small.
                model.window = model.window.or(Some(WINDOW));
                Ok(RealDoor { sources, program, whole, formulas, isa, memory, model, property })
            }
        }
    }
}

impl RealDoor {
    /// A formula about the data, whose numbers have a sign as those of the harness have.
    fn visit_formula<V: Visitor>(
        &self,
        asked: &Asked,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let p = &self.whole;
        let find = |name: &str| {
            let loc = p.locs.iter().position(|l| l == name)?;
            Some((loc, p.cells[loc].1, true))
        };
        let seen = asked.watches(find)?;
        let options = crate::programs::options(&self.model, &self.property);
        // Rounds that only wait are left out where nobody counts steps.
        let both = [if asked.counts { p } else { &self.program }, p];
        let claim = (&asked.claim()?, &self.property);
        Ok(formulas::on_window_machine(both, &self.memory, options, claim, seen, visitor))
    }
}

impl Door for RealDoor {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let asked = &self.property;
        if !asked.ctl.is_empty() || !asked.invariant.is_empty() {
            let text = "real assembly is checked for its harness's conditions and for --ltl; CTL \
                        and invariants are for .asm";
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        let title =
            format!("conditions of the harness, {} under {}", self.isa.name(), self.memory.name);
        let safety = Property { name: "safety".into(), title, kind: Kind::Safety };
        formulas::chosen(&self.formulas, asked, safety)
    }

    fn visit<V: Visitor>(&mut self, p: &Property, visitor: V) -> Result<V::Out, Vec<Diagnostic>> {
        if let Some(asked) = self.formulas.iter().find(|a| a.property() == *p) {
            return self.visit_formula(asked, visitor);
        }
        Ok(on_window_machine(&self.program, &self.memory, &self.model, &self.property, visitor))
    }

    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>> {
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
