//! C under a memory model other than `sc`: the C door's programs on the window machine.

use crate::console::Console;
use crate::door::{After, Door, Goal, Kind, Property, Visitor};
use crate::exit::Exit;
use crate::files::Disk;
use crate::flags::{ModelArgs, PropertyArgs, RaceCheck};
use crate::formulas::{self, Asked, Side};
use crate::{c, models};
use heddle_engine::{Stop, Switches};
use heddle_llvm::LoadOptions;
use heddle_memmodel::{Bias, Machine, MemModel};
use heddle_model::{Erased, Gap, Verdict};
use heddle_span::{Diagnostic, Severity, SourceMap};
use heddle_weak::WeakModel;
use serde_json::json;
use std::path::PathBuf;

/// Unresolved arithmetic takes places in the window too: C needs more than litmus tests.
pub const WINDOW: u32 = 24;
/// Enough to see instructions pass each other.
const SMALL: u32 = 8;

pub struct WeakDoor {
    sources: SourceMap,
    program: heddle_memmodel::Program,
    /// Every iteration of a loop that waits: for formulas.
    whole: heddle_memmodel::Program,
    /// Names of cells, and whether their values have a sign.
    signs: Vec<bool>,
    formulas: Vec<Asked>,
    memory: MemModel,
    model: ModelArgs,
    property: PropertyArgs,
}

/// Whether a C program is to run under another model than the ordinary machine's.
pub fn is_weak(model: &ModelArgs) -> bool {
    model.model.as_deref().is_some_and(|m| m != "sc")
}

impl WeakDoor {
    pub fn open(
        inputs: &[PathBuf],
        model: &ModelArgs,
        property: &PropertyArgs,
        console: &Console,
    ) -> Result<Self, Exit> {
        let memory = models::load(model.model.as_deref().unwrap_or("sc"), console)?;
        if let Some(flag) = unfit(model, property) {
            let text = format!("{flag} under the memory model `{}`", memory.name);
            console.diagnostics(&[Diagnostic::new(Severity::Unsupported, text)], &SourceMap::new());
            return Err(Exit::Unsupported);
        }
        let mut roots = SourceMap::new();
        let names = formulas::read(&property.ltl, &mut roots).map_err(|wrong| {
            console.diagnostics(&wrong, &roots);
            crate::exit_of(&wrong)
        })?;
        let (mut sources, program) = load(inputs, model, console)?;
        // Once more, where their places can be shown beside the program's.
        let formulas = formulas::read(&property.ltl, &mut sources).unwrap_or(names);
        let watched = formulas.iter().flat_map(|f| &f.atoms).filter_map(|a| {
            let base = a.name.split(['[', '.']).next().unwrap_or("");
            program.find_global(base).map(|g| g.0)
        });
        let watched: Vec<u32> = watched.collect();
        let compile = |cut_spins| {
            let options = heddle_weak::Options { cut_spins, watched: watched.clone() };
            heddle_weak::compile(&program, &memory, options)
        };
        let both = compile(true).and_then(|cut| {
            let whole = if formulas.is_empty() { cut.clone() } else { compile(false)? };
            Ok((cut, whole))
        });
        match both {
            Ok((cut, whole)) => Ok(WeakDoor {
                sources,
                signs: cut.locs.iter().map(|name| heddle_weak::is_signed(&program, name)).collect(),
                program: cut,
                whole,
                formulas,
                memory,
                model: model.clone(),
                property: property.clone(),
            }),
            Err(wrong) => {
                console.diagnostics(&[wrong], &sources);
                Err(Exit::Unsupported)
            }
        }
    }

    /// A formula about the shared variables.
    fn visit_formula<V: Visitor>(
        &self,
        asked: &Asked,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let flags = &self.property;
        let find = |name: &str| {
            let loc = self.program.locs.iter().position(|l| l == name)?;
            Some((loc, self.program.cells[loc].1, self.signs[loc]))
        };
        let watches = asked.watches(find)?;
        let claim = asked.claim()?;
        let window = self.model.window.unwrap_or(WINDOW) as usize;
        let build = |program: &heddle_memmodel::Program, window, cautious| {
            let options = heddle_memmodel::Options {
                window,
                cautious,
                reduce: false,
                arrivals: flags.fair.is_some(),
                ..Default::default()
            };
            WeakModel::new(Machine::new(program.clone(), self.memory.clone(), options), false)
        };
        if Machine::is_exact(&self.whole, &self.memory) {
            let exact = build(&self.whole, window, false);
            let side = Side { machine: &exact.machine, teller: &exact, bias: Bias::Fewer };
            return Ok(side.visit(&claim, watches, flags, visitor));
        }
        let options = heddle_memmodel::Options { window, ..Default::default() };
        let enough = self.model.window.map_or_else(|| self.small_window(options), |w| w as usize);
        // Rounds that only wait are left out where nobody counts steps.
        let rounds = if asked.counts { &self.whole } else { &self.program };
        let more = build(rounds, enough, false);
        let side = Side { machine: &more.machine, teller: &more, bias: Bias::More };
        if side.holds(&claim, watches.clone(), flags) {
            return Ok(side.visit(&claim, watches, flags, visitor));
        }
        // Loops that wait fill any window here: a small one finds what there is sooner.
        let fewer = build(&self.whole, self.model.window.unwrap_or(SMALL) as usize, true);
        let side = Side { machine: &fewer.machine, teller: &fewer, bias: Bias::Fewer };
        Ok(side.visit(&claim, watches, flags, visitor))
    }

    fn machine(&self, options: heddle_memmodel::Options) -> WeakModel {
        let machine = Machine::new(self.program.clone(), self.memory.clone(), options);
        WeakModel::new(machine, self.model.races != RaceCheck::Off)
    }

    /// The smallest window that shows a fault or is never filled, as far as a short
    /// search tells. Speculation makes large ones dear.
    fn small_window(&self, machine: heddle_memmodel::Options) -> usize {
        let search = heddle_weak::fences::Search {
            model: &self.memory,
            machine,
            races: self.model.races != RaceCheck::Off,
            max_states: 5_000,
            stop: &|| false,
        };
        search.window(&self.program)
    }

    /// As for `.mcs` programs: where only the window was in the way, a second search
    /// with runs of pending stores folded may show that nothing is missing.
    fn after(&self, exact: &WeakModel, options: heddle_memmodel::Options, stop: &Stop) -> After {
        let gaps = exact.machine.gaps();
        let window = Gap::Window(options.window as u32);
        if gaps == [window] && Machine::can_fold(&self.memory) && !stop.is_set() {
            let folded = self.machine(heddle_memmodel::Options { fold: true, ..options });
            let search = heddle_engine::Options::default();
            let progress = heddle_engine::Progress::new();
            let outcome =
                heddle_engine::erased::safety(Erased::new(&folded), &search, stop, &progress);
            let holds = matches!(outcome.verdict, Verdict::Holds { .. });
            if holds && folded.machine.gaps().is_empty() {
                return After::default();
            }
        }
        After { gaps, ..After::default() }
    }
}

/// The program of the inputs.
pub fn load(
    inputs: &[PathBuf],
    model: &ModelArgs,
    console: &Console,
) -> Result<(SourceMap, heddle_machine::Program), Exit> {
    let modules = c::modules(inputs, model, console)?;
    let roots = Vec::new();
    let options = LoadOptions { entry: model.entry.clone(), roots, havoc: model.havoc.clone() };
    let mut sources = SourceMap::new();
    let (program, diagnostics) = heddle_llvm::load(modules, &options, &mut sources, &mut Disk);
    console.diagnostics(&diagnostics, &sources);
    match program {
        Some(program) if !diagnostics.iter().any(Diagnostic::is_fatal) => Ok((sources, program)),
        _ => Err(crate::exit_of(&diagnostics)),
    }
}

/// A flag of the ordinary machine that has no meaning here: refused, not ignored.
fn unfit(model: &ModelArgs, property: &PropertyArgs) -> Option<&'static str> {
    let given = [
        (!property.invariant.is_empty(), "--invariant"),
        (model.ub.is_some(), "--ub"),
        (model.leaks, "--leaks"),
        (model.malloc_may_fail, "--malloc-may-fail"),
        (model.spurious, "--spurious"),
        (model.unwind.is_some(), "--unwind"),
        (model.abstraction.is_some(), "--abstraction"),
        (model.no_symmetry, "--no-symmetry"),
        (model.no_settled, "--no-settled"),
        (!model.arg.is_empty(), "--arg"),
        (model.races == RaceCheck::Strict, "--races strict"),
    ];
    given.into_iter().find(|g| g.0).map(|g| g.1)
}

impl Door for WeakDoor {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let title = format!("assertions, deadlocks, bounds under {}", self.memory.name);
        let safety = Property { name: "safety".into(), title, kind: Kind::Safety };
        formulas::chosen(&self.formulas, &self.property, safety)
    }

    fn visit<V: Visitor>(&mut self, p: &Property, visitor: V) -> Result<V::Out, Vec<Diagnostic>> {
        if let Some(asked) = self.formulas.iter().find(|a| a.property() == *p) {
            return self.visit_formula(asked, visitor);
        }
        let mut options = heddle_memmodel::Options {
            window: self.model.window.unwrap_or(WINDOW) as usize,
            reduce: crate::programs::reduces(&self.model, &self.property),
            ..Default::default()
        };
        if self.model.window.is_none() && !Machine::can_fold(&self.memory) {
            options.window = self.small_window(options);
        }
        let model = self.machine(options);
        let own = |stop: &Stop| self.after(&model, options, stop);
        match self.property.switches {
            Some(n) => {
                let bounded = Switches::new(&model, n.min(u16::MAX.into()) as u16);
                let cut = bounded.cut_flag();
                let gaps = |_: &Stop| {
                    let gaps = cut.gap().into_iter().chain(model.machine.gaps()).collect();
                    After { gaps, ..After::default() }
                };
                Ok(visitor.and_ask(&gaps).visit(Erased::new(&bounded), Goal::Safety))
            }
            None => Ok(visitor.and_ask(&own).visit(Erased::new(&model), Goal::Safety)),
        }
    }

    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let thread = |t: &heddle_memmodel::Thread| {
            let code: Vec<String> = t
                .code
                .instrs
                .iter()
                .zip(&t.code.places)
                .map(|(i, p)| format!("{i:?}  {}", p.1))
                .collect();
            json!({"name": t.name, "instructions": t.code.instrs.len(), "registers": t.regs.len(), "code": code})
        };
        let threads: Vec<_> = self.program.threads.iter().map(thread).collect();
        Ok(json!({"threads": threads, "locations": self.program.locs}))
    }
}
