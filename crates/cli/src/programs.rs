//! Litmus tests and McSPIN-like programs as something to check: their
//! assertions, under a memory model.

use crate::console::Console;
use crate::door::{After, Door, Goal, Kind, Property, Visitor};
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::{ModelArgs, PropertyArgs, Reduction};
use crate::formulas::{self, Asked};
use crate::models;
use heddle_engine::{Stop, Switches};
use heddle_litmus::Test;
use heddle_memmodel::{Machine, MemModel};
use heddle_model::{Erased, Gap, Verdict};
use heddle_span::{Diagnostic, SourceMap};
use serde_json::json;
use std::path::Path;

pub struct ProgramDoor {
    sources: SourceMap,
    test: Test,
    memory: MemModel,
    model: ModelArgs,
    property: PropertyArgs,
    formulas: Vec<Asked>,
}

impl ProgramDoor {
    pub fn open(
        input: &Path,
        model: &ModelArgs,
        property: &PropertyArgs,
        console: &Console,
    ) -> Result<Self, Exit> {
        let memory = models::load(model.model.as_deref().unwrap_or("sc"), console)?;
        let text = read_text(input).map_err(|e| {
            console.error(&e);
            Exit::BadInput
        })?;
        let mut sources = SourceMap::new();
        let file = sources.add(input.display().to_string(), text.clone());
        let is_program = input.extension().is_some_and(|e| e == "mcs");
        let (test, diagnostics) = match is_program {
            true => heddle_litmus::parse_program_for(&text, file, &memory.attributes),
            false => heddle_litmus::parse(&text, file),
        };
        let formulas = formulas::read(&property.ltl, &mut sources);
        let mut diagnostics = diagnostics;
        diagnostics.extend(formulas.as_ref().err().into_iter().flatten().cloned());
        console.diagnostics(&diagnostics, &sources);
        let (model, property) = (model.clone(), property.clone());
        match (test, formulas) {
            (Some(test), Ok(formulas)) => {
                Ok(ProgramDoor { sources, test, memory, model, property, formulas })
            }
            _ => Err(crate::exit_of(&diagnostics)),
        }
    }

    /// A formula about the shared variables.
    fn visit_formula<V: Visitor>(
        &self,
        asked: &Asked,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let flags = &self.property;
        let locs = &self.test.program.locs;
        let find = |name: &str| locs.iter().position(|l| l == name).map(|l| (l, 0, true));
        let watches = asked.watches(find)?;
        let (program, options) = (&self.test.program, options(&self.model, flags));
        let both = [program; 2];
        let claim = (&asked.claim()?, flags);
        Ok(formulas::on_window_machine(both, &self.memory, options, claim, watches, visitor))
    }
}

/// A program on the window machine, checked for its own promises.
pub fn on_window_machine<V: Visitor>(
    program: &heddle_memmodel::Program,
    memory: &MemModel,
    model: &ModelArgs,
    property: &PropertyArgs,
    visitor: V,
) -> V::Out {
    let options = options(model, property);
    let machine = Machine::new(program.clone(), memory.clone(), options);
    let own = |stop: &Stop| left_out(&machine, options, stop);
    match property.switches {
        Some(n) => {
            let bounded = Switches::new(&machine, n.min(u16::MAX.into()) as u16);
            let cut = bounded.cut_flag();
            let gaps = |_: &Stop| {
                let gaps = cut.gap().into_iter().chain(machine.gaps()).collect();
                After { gaps, ..After::default() }
            };
            visitor.and_ask(&gaps).visit(Erased::new(&bounded), Goal::Safety)
        }
        None => visitor.and_ask(&own).visit(Erased::new(&machine), Goal::Safety),
    }
}

pub fn options(model: &ModelArgs, property: &PropertyArgs) -> heddle_memmodel::Options {
    heddle_memmodel::Options {
        window: model.window.unwrap_or(12) as usize,
        stages: !model.exact_steps,
        reduce: reduces(model, property),
        ..Default::default()
    }
}

/// Whether accesses that nobody can interfere with are taken at once: not where switches
/// are counted, nor where every interleaving is asked for.
pub fn reduces(model: &ModelArgs, property: &PropertyArgs) -> bool {
    model.reduction != Reduction::None && property.switches.is_none()
}

/// What the search left out. Where that is the window alone, a second search
/// with runs of pending stores folded shows at least all that the first
/// left out; if that one is complete and finds nothing, nothing is missing.
fn left_out(exact: &Machine, options: heddle_memmodel::Options, stop: &Stop) -> After {
    let gaps = exact.gaps();
    let window = Gap::Window(options.window as u32);
    if gaps == [window] && Machine::can_fold(&exact.model) && !stop.is_set() {
        let options = heddle_memmodel::Options { fold: true, ..options };
        let folded = Machine::new(exact.program.clone(), exact.model.clone(), options);
        let search = heddle_engine::Options::default();
        let progress = heddle_engine::Progress::new();
        let outcome = heddle_engine::erased::safety(Erased::new(&folded), &search, stop, &progress);
        let holds = matches!(outcome.verdict, Verdict::Holds { .. });
        if holds && folded.gaps().is_empty() {
            return After::default();
        }
    }
    After { gaps, ..After::default() }
}

impl Door for ProgramDoor {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let title = format!("assertions under {}", self.memory.name);
        let safety = Property { name: "safety".into(), title, kind: Kind::Safety };
        formulas::chosen(&self.formulas, &self.property, safety)
    }

    fn visit<V: Visitor>(&mut self, p: &Property, visitor: V) -> Result<V::Out, Vec<Diagnostic>> {
        if let Some(wrong) = heddle_litmus::refuses(&self.test, &self.memory) {
            return Err(vec![wrong]);
        }
        if let Some(asked) = self.formulas.iter().find(|a| a.property() == *p) {
            return self.visit_formula(asked, visitor);
        }
        let program = &self.test.program;
        Ok(on_window_machine(program, &self.memory, &self.model, &self.property, visitor))
    }

    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let p = &self.test.program;
        let threads: Vec<_> = p
            .threads
            .iter()
            .map(|t| json!({"name": t.name, "instructions": t.code.instrs.len()}))
            .collect();
        let condition = heddle_litmus::herd::condition_text(&self.test);
        Ok(json!({"threads": threads, "locations": p.locs, "condition": [condition]}))
    }
}
