//! Litmus tests under a model by axioms (`.cat`, `.cfg`) as something to check: whether an
//! execution is as the condition asks, or not as it promises.
//!
//! Such an execution is the witness, and becomes a run that is saved, executed again and
//! drawn like any other ([`crate::litmus::execution_run`]). Where the model has the form of a machine,
//! too, everything else that can be asked of a test is asked of that, and so is a loop that
//! executions do not follow to its end.
//!
//! Not here: formulas under a model that has no such form.

use crate::litmus::axioms::{Axioms, axioms};
use crate::litmus::execution_run::{ExecutionRun, Told};
use crate::litmus::programs::{LitmusProgram, NEVER};
use crate::properties::{Labels, Offer, choose};
use crate::strategy::{Then, faults};
use crate::{Context, Event, Input, Kind, Options, Property, Purpose, Refusal, Subject};
use heddle_model::{Erased, Fault, FaultKind, Gap, Violation};
use heddle_span::{Diagnostic, SourceMap, Span};
use serde_json::json;

/// A test as it was read: the kernel's have a reader of their own.
pub(crate) enum Read {
    Kernel(Box<heddle_linux::Test>),
    Other(Box<heddle_litmus::Test>),
}

impl Read {
    fn lanes(&self) -> Vec<String> {
        match self {
            Read::Kernel(t) => (0..t.program.threads.len()).map(|i| format!("P{i}")).collect(),
            Read::Other(t) => t.program.threads.iter().map(|t| t.name.clone()).collect(),
        }
    }

    /// The condition as written; whether it is a question, not a promise; where it stands.
    fn condition(&self) -> (String, bool, Option<Span>) {
        match self {
            Read::Kernel(t) => {
                (t.condition.clone(), t.quantifier == heddle_linux::Quantifier::Exists, None)
            }
            Read::Other(t) => (t.condition.whole(), t.condition.is_question(), t.condition.span),
        }
    }

    /// The run of an execution that is as a question asks, or breaks a promise; without a
    /// fault if there is none.
    pub(crate) fn run(
        &self,
        axioms: &Axioms,
        sources: &SourceMap,
        stop: &dyn Fn() -> bool,
    ) -> Result<ExecutionRun, Diagnostic> {
        let answer = match self {
            Read::Kernel(test) => heddle_linux::show(&axioms.model, test, stop),
            Read::Other(test) => axioms.show(test, stop),
        };
        let answer = answer.map_err(|d| axioms.place(d))?;
        let mut gaps = Vec::new();
        if answer.stopped {
            gaps.push(Gap::Other("not all executions were looked at".into()));
        }
        if answer.cut {
            gaps.push(Gap::Unwind(heddle_cat::paths::MOST_ROUNDS as u32));
        }
        if answer.meaningless {
            let text = "executions that compute with addresses, or divide by zero, are left out";
            gaps.push(Gap::Other(text.into()));
        }
        let Some(drawing) = answer.drawing else {
            return Ok(ExecutionRun { gaps, ..ExecutionRun::default() });
        };
        let (text, asked, span) = self.condition();
        let (verb, kind) = match asked {
            true => ("asks for", FaultKind::Witness),
            false => ("excludes", FaultKind::Invariant),
        };
        let message = format!("an execution ends in a state that `{text}` {verb}");
        let violation = Violation::new(kind, message, span);
        let fault = Fault { kind: violation.kind, site: 0 };
        let told = Told { drawing: &drawing, lanes: &self.lanes(), sources, whole: true };
        Ok(ExecutionRun { steps: told.steps(), fault: Some((fault, violation)), gaps })
    }
}

pub(crate) struct AxiomTest {
    sources: SourceMap,
    test: Read,
    axioms: Axioms,
    options: Options,
    /// The same test on the machine that the model is, if it is one.
    machine: Option<LitmusProgram>,
    /// The execution that was looked for.
    run: Option<ExecutionRun>,
    /// Whether the answer to a question has been told.
    said: bool,
}

impl AxiomTest {
    pub(crate) fn open(
        input: &Input,
        model: &str,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let [(name, text)] = input.files.as_slice() else {
            return Err(Refusal::Usage("a test is one file".into()));
        };
        let axioms = axioms(model, context)?;
        let mut sources = SourceMap::new();
        let file = sources.add(name.clone(), text.clone());
        let wrong = |d: Vec<Diagnostic>| Refusal::Wrong(d, Box::new(sources.clone()));
        let (mut machine, test) = (
            None,
            match &axioms.macros {
                Some(macros) => {
                    let test = heddle_linux::parse(text, file, macros).map_err(wrong)?;
                    Read::Kernel(Box::new(test))
                }
                None => {
                    let (test, diagnostics) = heddle_litmus::parse(text, file);
                    let Some(test) = test else { return Err(wrong(diagnostics)) };
                    Read::Other(Box::new(test))
                }
            },
        );
        if !axioms.is_for_the_kernel() && axioms.model.operational().is_ok() {
            machine = Some(LitmusProgram::open(input, options, context)?);
        }
        let unfit = options.model.window.map(|_| "--window");
        let unfit = unfit.or((!options.property.ltl.is_empty()).then_some("--ltl"));
        let unfit = unfit.or(options.property.switches.map(|_| "--switches"));
        if let (None, Some(flag)) = (&machine, unfit) {
            let text = format!("{flag} under `{model}`, which has not the form of a machine");
            return Err(Refusal::unsupported(text));
        }
        let options = options.clone();
        Ok(AxiomTest { sources, test, axioms, options, machine, run: None, said: false })
    }

    /// A test that the machine of a built-in model leaves open, with the axioms of that model,
    /// if these decide it. The answer to a question has been told before.
    pub(crate) fn undecided(
        test: &heddle_litmus::Test,
        axioms: Axioms,
        sources: &SourceMap,
        options: &Options,
        stop: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let (sources, options) = (sources.clone(), options.clone());
        let test = Read::Other(Box::new(test.clone()));
        let run = test.run(&axioms, &sources, stop).ok()?;
        let decides = run.fault.is_some() || run.gaps.is_empty();
        let run = decides.then_some(run);
        let by_axioms =
            AxiomTest { sources, test, axioms, options, machine: None, run, said: true };
        decides.then_some(by_axioms)
    }

    fn never(&self) -> Property {
        let (text, asked, _) = self.test.condition();
        let title = match asked {
            true => format!("no execution ends as `{text}` asks, under {}", self.axioms.name),
            false => format!("`{text}` under {}", self.axioms.name),
        };
        Property { name: NEVER.into(), title, kind: Kind::Safety }
    }
}

impl Subject for AxiomTest {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, context: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        if let Some(machine) = &mut self.machine {
            let never = &self.options.property.property;
            if !never.iter().any(|p| p == NEVER) {
                return machine.properties(context);
            }
        }
        let (text, asked, _) = self.test.condition();
        let own = match asked {
            true => Property::safety(format!("promises under {}", self.axioms.name)),
            false => Property::safety(format!("`{text}` under {}", self.axioms.name)),
        };
        let labels = Labels::Neither("--liveness: executions under axioms have an end");
        let (own, further) = (vec![own], vec![self.never()]);
        choose(Offer { own, further, given: Vec::new(), labels }, &self.options.property)
    }

    fn further(&self) -> Vec<Property> {
        vec![self.never()]
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let is_never = property.name == NEVER;
        if let Some(machine) = self.machine.as_mut().filter(|_| !is_never) {
            return machine.ask(property, purpose, context, then);
        }
        let run = match self.run.take() {
            Some(run) => run,
            None => {
                let stop = || context.limits.stop.is_set();
                self.test.run(&self.axioms, &self.sources, &stop).map_err(|d| vec![d])?
            }
        };
        let cut = run.gaps.iter().any(|g| matches!(g, Gap::Unwind(_)));
        if let Some(machine) = self.machine.as_mut().filter(|_| cut && run.fault.is_none()) {
            // Loops are no limit to a machine.
            self.run = Some(run);
            return machine.ask(property, purpose, context, then);
        }
        let (text, asked, _) = self.test.condition();
        if asked && !is_never && purpose == Purpose::Search {
            // A question promises nothing: it is answered.
            let word = match (&run.fault, run.gaps.is_empty()) {
                (Some(_), _) => "allowed",
                (None, true) => "forbidden",
                (None, false) => "open",
            };
            if !std::mem::replace(&mut self.said, true) {
                let said = format!("`{text}` is {word} under {}", self.axioms.name);
                context.watch.event(Event::Note(&said));
            }
            faults(Erased::new(&ExecutionRun::default()), &self.options.property, then);
        } else {
            faults(Erased::new(&run), &self.options.property, then);
        }
        self.run = Some(run);
        Ok(())
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let threads: Vec<_> = self.test.lanes().iter().map(|l| json!({"name": l})).collect();
        let locations = match &self.test {
            Read::Kernel(t) => &t.program.locs,
            Read::Other(t) => &t.program.locs,
        };
        let condition = self.test.condition().0;
        Ok(json!({"threads": threads, "locations": locations, "condition": [condition]}))
    }
}
