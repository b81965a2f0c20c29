//! Litmus tests and `.mcs` programs as something to check: their promises, under a memory
//! model.

use crate::formulas::{self, Asked};
use crate::litmus::AxiomTest;
use crate::litmus::axioms::twin;
use crate::litmus::final_states::{explore, machine, search};
use crate::litmus::undecided::{self, lacks_what_axioms_have};
use crate::memory::memory_model;
use crate::reading::read;
use crate::strategy::Then;
use crate::windows;
use crate::{
    Checked, Context, Event, Input, Kind, Language, Options, Property, Purpose, Refusal, Subject,
};
use heddle_litmus::{Seen, Test};
use heddle_memmodel::MemModel;
use heddle_span::{Diagnostic, FileId, SourceMap};
use serde_json::json;

pub(crate) struct LitmusProgram {
    sources: SourceMap,
    test: Test,
    memory: MemModel,
    options: Options,
    formulas: Vec<Asked>,
    /// The axioms of the model, for a property that its machine leaves open.
    undecided: Undecided,
}

/// What becomes of a property that the machine leaves open.
enum Undecided {
    /// It may be asked of the axioms.
    No,
    /// It is to be asked of the axioms.
    Asked,
    /// The axioms decide it.
    ByAxioms(Box<AxiomTest>),
    /// The axioms do not decide it, either.
    Open,
}

impl LitmusProgram {
    pub(crate) fn open(
        input: &Input,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let [(name, text)] = input.files.as_slice() else {
            return Err(Refusal::Usage("a test or program is one file".into()));
        };
        let memory = memory_model(options.model.model.as_deref().unwrap_or("sc"), context)?;
        let mut sources = SourceMap::new();
        let file = sources.add(name.clone(), text.clone());
        let (test, mut diagnostics) = match input.language {
            Language::Program => heddle_litmus::parse_program_for(text, file, &memory.attributes),
            _ => heddle_litmus::parse(text, file),
        };
        let formulas = formulas::read(&options.property.ltl, &mut sources).unwrap_or_else(|w| {
            diagnostics.extend(w);
            Vec::new()
        });
        let test = read(test, diagnostics, &sources, context)?;
        let (options, undecided) = (options.clone(), Undecided::No);
        Ok(LitmusProgram { sources, test, memory, options, formulas, undecided })
    }
}

impl LitmusProgram {
    /// What the final states say to a question.
    fn answered(&self, options: heddle_memmodel::Options, context: Context<'_>) -> String {
        let options = heddle_memmodel::Options { livelocks: false, ..options };
        let machine = machine(&self.test, &self.memory, options);
        let (limits, stop) = (context.limits, &*context.limits.stop);
        let result = explore(&self.test, &machine, &search(limits.memory), [stop, stop]);
        let condition = self.test.condition.whole();
        let by_axioms = (self.is_for_axioms() && lacks_what_axioms_have(result.coverage.gaps()))
            .then(|| undecided::by_axioms(&self.test, &self.memory, &|| stop.is_set()));
        let answer = by_axioms.flatten().map_or(result.answer(), |a| a.result.answer());
        format!("`{condition}` is {} under {}", answer.word(), self.memory.name)
    }

    /// Whether what the machine leaves open may be asked of the model's axioms: nobody said
    /// how the machine is to go.
    fn is_for_axioms(&self) -> bool {
        let asked = &self.options.model;
        let is_test = self.test.arch != heddle_litmus::Arch::Mc;
        is_test && asked.window.is_none() && !asked.exact_steps
    }

    /// The test with the axioms, once the machine has left a property of it open.
    fn axioms_for(&mut self, context: Context<'_>) -> Option<&mut AxiomTest> {
        if matches!(self.undecided, Undecided::Asked) {
            let stop = undecided::bounded(|| context.limits.stop.is_set());
            let (test, sources, options) = (&self.test, &self.sources, &self.options);
            let decided = twin(&self.memory)
                .and_then(|axioms| AxiomTest::undecided(test, axioms, sources, options, &stop));
            self.undecided = match decided {
                Some(decided) => Undecided::ByAxioms(Box::new(decided)),
                None => Undecided::Open,
            };
        }
        match &mut self.undecided {
            Undecided::ByAxioms(axioms) => Some(axioms),
            _ => None,
        }
    }
}

impl LitmusProgram {
    /// The test for people who look at its runs, if they do.
    fn for_people(&self, purpose: Purpose) -> Option<Test> {
        let is_exact = heddle_memmodel::Machine::is_exact(&self.test.program, &self.memory);
        let is_test = self.test.arch != heddle_litmus::Arch::Mc && purpose != Purpose::Search;
        let seen = if is_exact { Seen::All } else { Seen::AtOnce };
        let text = || &self.sources.file(FileId(0)).text;
        is_test.then(|| heddle_litmus::parse_for_people(text(), FileId(0), seen).0).flatten()
    }

    /// That no run is as the condition asks. Its steps are those of [`crate::litmus`], so
    /// that a witness found there is a run of this.
    fn never(&self) -> Option<Property> {
        let promise = self.test.condition.never()?;
        let title = match promise.asked {
            true => format!("no run ends as `{}` asks, under {}", promise.text, self.memory.name),
            false => format!("`{}` under {}", promise.text, self.memory.name),
        };
        Some(Property { name: NEVER.into(), title, kind: Kind::Safety })
    }
}

/// What the property is called whose violation is a witness of the condition.
pub(crate) const NEVER: &str = "never";

impl Subject for LitmusProgram {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let safety = Property::safety(self.test.promises(&self.memory.name));
        let further = self.never().into_iter().collect();
        windows::chosen(&self.formulas, &self.options.property, safety, further)
    }

    fn further(&self) -> Vec<Property> {
        self.never().into_iter().collect()
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        if let Some(wrong) = heddle_litmus::refuses(&self.test, &self.memory) {
            return Err(vec![wrong]);
        }
        if let Some(axioms) = self.axioms_for(context) {
            return axioms.ask(property, purpose, context, then);
        }
        let seen = self.for_people(purpose);
        let test = seen.as_ref().unwrap_or(&self.test);
        let flags = &self.options.property;
        let options = windows::options(&self.options.model, flags, windows::LITMUS);
        let options = windows::walked(options, purpose);
        if property.name == NEVER {
            let options = heddle_memmodel::Options { livelocks: false, ..options };
            let mut program = test.program.clone();
            program.promise = test.condition.never();
            windows::program_faults(&program, &self.memory, options, flags, then);
            return Ok(());
        }
        let program = &test.program;
        let Some(asked) = self.formulas.iter().find(|a| a.property() == *property) else {
            windows::program_faults(program, &self.memory, options, flags, then);
            if purpose == Purpose::Search && self.test.condition.is_question() {
                let said = self.answered(options, context);
                context.watch.event(Event::Note(&said));
            }
            return Ok(());
        };
        let find = |name: &str| program.locs.iter().position(|l| l == name).map(|l| (l, 0, true));
        let watches = windows::watches(asked, find)?;
        let claim = asked.claim()?;
        windows::formula([program; 2], &self.memory, options, &claim, flags, watches, then);
        Ok(())
    }

    fn tells(&self) -> bool {
        !matches!(self.undecided, Undecided::ByAxioms(_))
    }

    fn retry(&mut self, last: &Checked) -> bool {
        let is_formula = self.formulas.iter().any(|a| a.property() == last.property);
        let may = matches!(self.undecided, Undecided::No) && !is_formula && self.is_for_axioms();
        let again = may && lacks_what_axioms_have(last.gaps());
        if again {
            self.undecided = Undecided::Asked;
        }
        again
    }

    fn in_force(&self) -> Vec<String> {
        let Undecided::ByAxioms(_) = &self.undecided else { return Vec::new() };
        let name = self.memory.built_in().map(|name| format!("{name}.cat"));
        name.map_or_else(Vec::new, |name| vec!["--model".to_string(), name])
    }

    fn tells_every_run(&self) -> bool {
        false
    }

    fn doubts(&self) -> Vec<String> {
        self.test.doubt().into_iter().collect()
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let p = &self.test.program;
        let thread = |t: &heddle_memmodel::Thread| json!({"name": t.name, "instructions": t.code.instrs.len()});
        let threads: Vec<_> = p.threads.iter().map(thread).collect();
        let condition = heddle_litmus::herd::condition_text(&self.test);
        Ok(json!({"threads": threads, "locations": p.locs, "condition": [condition]}))
    }
}
