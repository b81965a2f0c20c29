//! C of the Linux kernel under the kernel's own model: `heddle check x.c --model linux-kernel.cfg`.
//!
//! The executions of the program, its loops unwound, are looked for as those of a litmus test
//! are; one in which an assertion fails, or that the model flags as a race, becomes a run
//! ([`crate::litmus::execution_run`]).
//!
//! Not here: formulas. A loop that may go on beyond the bound leaves the verdict open.

use crate::litmus::axioms::{Axioms, axioms};
use crate::litmus::execution_run::{ExecutionRun, Told};
use crate::properties::{Labels, Offer, choose};
use crate::strategy::{Then, faults};
use crate::{Context, Input, Language, Options, Property, Purpose, Refusal, Subject};
use heddle_cat::program::Val;
use heddle_cat::{Answer, Draw, Drawing, Question, Var, Wanted, search};
use heddle_linux::source::{Source, read};
use heddle_machine::Races;
use heddle_model::{Erased, Fault, FaultKind, Gap, Violation};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde_json::json;

/// Rounds of a loop where nobody says how many.
const UNWIND: u32 = 2;

pub(crate) struct KernelC {
    sources: SourceMap,
    source: Source,
    axioms: Axioms,
    options: Options,
    unwind: u32,
    /// The executions were looked for.
    run: Option<ExecutionRun>,
    flags: Vec<String>,
}

impl KernelC {
    pub(crate) fn open(
        input: &Input,
        model: &str,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let [(name, text)] = input.files.as_slice() else {
            return Err(Refusal::Usage("a program under a kernel model is one file".into()));
        };
        let mut others = options.clone();
        others.model.unwind = None;
        let flag = others.misplaced(Language::WeakC);
        let flag = flag.or_else(|| options.model.window.map(|_| "--window".into()));
        let flag = flag.or_else(|| (!options.property.ltl.is_empty()).then(|| "--ltl".into()));
        if let Some(flag) = flag {
            return Err(Refusal::unsupported(format!("{flag} under the memory model `{model}`")));
        }
        let axioms = axioms(model, context)?;
        let mut sources = SourceMap::new();
        let file = sources.add(name.clone(), text.clone());
        let unwind = options.model.unwind.unwrap_or(UNWIND);
        let macros = axioms.macros.clone().unwrap_or_default();
        let source = read(text, file, &macros, unwind)
            .map_err(|wrong| Refusal::Wrong(wrong, Box::new(sources.clone())))?;
        let (options, run, flags) = (options.clone(), None, Vec::new());
        Ok(KernelC { sources, source, axioms, options, unwind, run, flags })
    }

    fn search(
        &self,
        wanted: &Wanted<'_>,
        draw: Draw,
        context: Context<'_>,
    ) -> Result<Answer, Vec<Diagnostic>> {
        let stop = || context.limits.stop.is_set();
        let question = Question {
            program: &self.source.program,
            observed: self.source.observed(),
            filter: Some(wanted),
            first: draw == Draw::Allowed,
            vocabulary: &heddle_linux::VOCABULARY,
            draw,
            naive: false,
            stop: &stop,
        };
        search(&self.axioms.model, &question).map_err(|d| vec![self.axioms.place(d)])
    }

    /// Looks for an execution that is wrong; the model of what was found.
    fn find(&mut self, context: Context<'_>) -> Result<ExecutionRun, Vec<Diagnostic>> {
        let source = &self.source;
        let within = |get: &dyn Fn(Var) -> Option<Val>| source.is_beyond(get).map(|b| !b);
        let mut gaps = Vec::new();
        for at in 0..source.asserts.len() + source.last.len() {
            // One after the other: the execution says which one fails.
            let failing =
                |get: &dyn Fn(Var) -> Option<Val>| Some(within(get)? && source.failing(at, get)?);
            let wanted = |get: &dyn Fn(Var) -> Option<Val>| {
                if within(get) == Some(false) || source.failing(at, get) == Some(false) {
                    return Some(false);
                }
                failing(get)
            };
            let answer = self.search(&wanted, Draw::Allowed, context)?;
            missed(&answer, &mut gaps);
            if let Some(drawing) = answer.drawing {
                let (span, text) = source.assertion(at);
                let message = format!("`{text}` fails");
                let violation = Violation::new(FaultKind::Assertion, message, Some(span));
                return Ok(self.told(&drawing, violation, at as u32, gaps));
            }
        }
        let answer = self.search(&within, Draw::Flagged("race"), context)?;
        missed(&answer, &mut gaps);
        if source.is_cut() {
            gaps.push(Gap::Unwind(self.unwind));
        }
        self.flags = answer.flags.iter().cloned().collect();
        match answer.drawing.filter(|_| self.options.model.races != Races::Off) {
            Some(drawing) => {
                let message = format!("`{}` flags a data race", self.axioms.name);
                let violation = Violation::new(FaultKind::DataRace, message, None);
                Ok(self.told(&drawing, violation, u32::MAX, gaps))
            }
            None => Ok(ExecutionRun { gaps, ..ExecutionRun::default() }),
        }
    }

    fn told(
        &self,
        drawing: &Drawing,
        violation: Violation,
        site: u32,
        gaps: Vec<Gap>,
    ) -> ExecutionRun {
        let fault = Fault { kind: violation.kind, site };
        let (lanes, sources) = (&self.source.lanes, &self.sources);
        let told = Told { drawing, lanes, sources, whole: false };
        ExecutionRun { steps: told.steps(), fault: Some((fault, violation)), gaps }
    }
}

/// What a search left out.
fn missed(answer: &Answer, gaps: &mut Vec<Gap>) {
    if answer.stopped {
        gaps.push(Gap::Other("not all executions were looked at".into()));
    }
    if answer.meaningless {
        let text = "executions that compute with addresses, or divide by zero, are left out";
        gaps.push(Gap::Other(text.into()));
    }
}

impl Subject for KernelC {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let title = format!("assertions, races under {}", self.axioms.name);
        let labels = Labels::Neither("--liveness: executions under axioms have an end");
        let own = vec![Property::safety(title)];
        let offer = Offer { own, further: Vec::new(), given: Vec::new(), labels };
        choose(offer, &self.options.property)
    }

    fn ask(
        &mut self,
        _: &Property,
        _: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        if self.options.property.switches.is_some() {
            let text = "--switches: an execution under axioms is no interleaving";
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        let run = match self.run.take() {
            Some(run) => run,
            None => self.find(context)?,
        };
        faults(Erased::new(&run), &self.options.property, then);
        self.run = Some(run);
        Ok(())
    }

    fn remarks(&self, _: &Property, _: bool) -> Vec<String> {
        let others = self.flags.iter().filter(|f| !f.contains("race"));
        others.map(|f| format!("{} flags `{f}`", self.axioms.name)).collect()
    }

    fn doubts(&self) -> Vec<String> {
        let none = self.source.asserts.is_empty() && self.source.last.is_empty();
        none.then(|| "there is no assertion".to_string()).into_iter().collect()
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let threads: Vec<_> = self.source.lanes.iter().map(|l| json!({"name": l})).collect();
        let variables: Vec<_> =
            self.source.program.locs.iter().map(|l| json!({"name": l})).collect();
        Ok(json!({"threads": threads, "variables": variables}))
    }
}
