//! C under a memory model: the programs of C on the window machine.
//!
//! A sequentially consistent run is a run under every model. So the ordinary machine looks
//! for faults first, within [`IN_ORDER`] states: it knows of waiting without end and of
//! addresses that are used again, and what it finds a weaker model has too.

use crate::c::C;
use crate::c::aspects;
use crate::c::clang::load;
use crate::c::fence_search::FenceSearch;
use crate::formulas::{self, Asked};
use crate::strategy::Then;
use crate::windows::{self, FIRST, SMALL, Side};
use crate::{Context, Input, Options, Over, Property, Purpose, Refusal, Subject, When};
use heddle_engine::Progress;
use heddle_machine::Races;
use heddle_memmodel::{Bias, Machine, MemModel, Program};
use heddle_model::{FaultKind, Verdict};
use heddle_span::{Diagnostic, Severity, SourceMap};
use heddle_weak::WeakModel;
use serde_json::json;

pub(crate) struct WeakC {
    sources: SourceMap,
    program: Program,
    /// Every iteration of a loop that waits: for formulas.
    whole: Program,
    /// Whether the values of cells have a sign.
    signs: Vec<bool>,
    formulas: Vec<Asked>,
    memory: MemModel,
    options: Options,
    /// The program on the ordinary machine.
    ordinary: C,
    /// What was found, was found there.
    in_order: bool,
}

/// States of the ordinary machine to look at.
const IN_ORDER: u64 = 200_000;

impl WeakC {
    pub(crate) fn open(
        input: &Input,
        memory: MemModel,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let mut sources = SourceMap::new();
        let formulas = formulas::read(&options.property.ltl, &mut sources);
        let formulas =
            formulas.map_err(|wrong| Refusal::Wrong(wrong, Box::new(sources.clone())))?;
        let program = load(input, &options.model, Vec::new(), &mut sources, context)?;
        let watched = formulas.iter().flat_map(|f| &f.atoms).filter_map(|a| {
            let base = a.name.split(['[', '.']).next().unwrap_or("");
            program.find_global(base).map(|g| g.0)
        });
        let watched: Vec<u32> = watched.collect();
        let compile = |cut_spins| {
            let watched = watched.clone();
            let spurious = options.model.spurious;
            let options = heddle_weak::Options { cut_spins, watched, spurious };
            heddle_weak::compile(&program, &memory, options)
        };
        let both = compile(true).and_then(|cut| {
            let whole = match compile(false) {
                Err(_) if formulas.is_empty() => cut.clone(),
                whole => whole?,
            };
            Ok((cut, whole))
        });
        let (cut, whole) =
            both.map_err(|wrong| Refusal::Wrong(vec![wrong], Box::new(sources.clone())))?;
        let signs = cut.locs.iter().map(|name| heddle_weak::is_signed(&program, name)).collect();
        let mut plain = Options::default();
        plain.model.clone_from(&options.model);
        plain.model.model = None;
        // What a processor makes of two accesses that race, the model says.
        if memory.race.is_none() {
            plain.model.races = Races::Off;
        }
        let ordinary = C::of_program(program, sources.clone(), &plain)?;
        let (options, in_order) = (options.clone(), false);
        let program = cut;
        Ok(WeakC { sources, program, whole, signs, formulas, memory, options, ordinary, in_order })
    }

    /// A formula about the shared variables.
    fn formula(
        &self,
        asked: &Asked,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let (flags, given) = (&self.options.property, self.options.model.window);
        let find = |name: &str| {
            let loc = self.program.locs.iter().position(|l| l == name)?;
            Some((loc, self.program.cells[loc].1, self.signs[loc]))
        };
        let watches = windows::watches(asked, find)?;
        let claim = asked.claim()?;
        let window = given.unwrap_or(windows::C) as usize;
        let build = |program: &Program, window, cautious| {
            let options = heddle_memmodel::Options {
                window,
                cautious,
                reduce: false,
                arrivals: flags.fair,
                ..Default::default()
            };
            WeakModel::new(Machine::new(program.clone(), self.memory.clone(), options), false)
        };
        if Machine::is_exact(&self.whole, &self.memory) {
            let exact = build(&self.whole, window, false);
            let side = Side { machine: &exact.machine, teller: &exact, bias: Bias::Fewer };
            side.ask(&claim, watches, flags, None, then);
            return Ok(());
        }
        let more = |options: &_, stop: &_, progress: &_| {
            let machine = heddle_memmodel::Options { window, ..Default::default() };
            let enough = given.map_or_else(|| self.small_window(machine, context), |w| w as usize);
            // Rounds that only wait are left out where nobody counts steps.
            let rounds = if asked.counts { &self.whole } else { &self.program };
            let more = build(rounds, enough, false);
            let side = Side { machine: &more.machine, teller: &more, bias: Bias::More };
            side.search(&claim, watches.clone(), flags, (options, stop, progress))
        };
        let over = Over { when: When::First { memory: FIRST }, search: &more };
        // Loops that wait fill any window here: a small one finds what there is sooner.
        let fewer = build(&self.whole, given.unwrap_or(SMALL) as usize, true);
        let side = Side { machine: &fewer.machine, teller: &fewer, bias: Bias::Fewer };
        side.ask(&claim, watches.clone(), flags, Some(over), then);
        Ok(())
    }

    /// Whether some run in order breaks the program.
    fn breaks_in_order(
        &mut self,
        property: &Property,
        context: Context<'_>,
    ) -> Result<bool, Vec<Diagnostic>> {
        let mut found = false;
        let options =
            heddle_engine::Options { max_states: Some(IN_ORDER), ..context.limits.search() };
        self.ordinary.ask(property, Purpose::Search, context, &mut |question| {
            let answer = question.decide(&options, &context.limits.stop, &Progress::new());
            found = matches!(answer.outcome.verdict, Verdict::Violated(_));
        })?;
        Ok(found)
    }

    /// What can be asked alone: under models that do not say which accesses race, not
    /// races; overflow and leaks are the ordinary machine's.
    fn aspects(&self) -> Vec<Property> {
        let mut all = aspects::properties();
        all.retain(|p| match p.name.as_str() {
            "races" => self.memory.race.is_some(),
            name => !matches!(name, "overflow" | "leaks" | "linearizability"),
        });
        all
    }

    fn races(&self) -> bool {
        self.options.model.races != Races::Off
    }

    /// The smallest window that shows a fault or is never filled, as far as a short search
    /// tells. Speculation makes large ones dear.
    fn small_window(&self, machine: heddle_memmodel::Options, context: Context<'_>) -> usize {
        let search = FenceSearch {
            memory: &self.memory,
            machine,
            races: self.races(),
            max_states: Some(5_000),
            limits: context.limits,
        };
        search.window(&self.program)
    }
}

impl Subject for WeakC {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let title = format!("assertions, deadlocks, bounds under {}", self.memory.name);
        let own = Property::safety(title);
        let further = self.aspects();
        let asked = &self.options.property.property;
        let known = |name: &&String| aspects::named(name).is_some();
        let missing = |name: &&String| further.iter().all(|p| p.name != **name);
        if let Some(name) = asked.iter().filter(known).find(missing) {
            let text = format!("-p {name} under the memory model `{}`", self.memory.name);
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        windows::chosen(&self.formulas, &self.options.property, own, further)
    }

    fn promises(&self) -> Option<String> {
        Some("assertions, deadlocks and races".into())
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        if let Some(asked) = self.formulas.iter().find(|a| a.property() == *property) {
            return self.formula(asked, context, then);
        }
        let unbounded = self.options.property.switches.is_none();
        if purpose == Purpose::Search && unbounded && self.breaks_in_order(property, context)? {
            self.in_order = true;
            return self.ordinary.ask(property, purpose, context, then);
        }
        if purpose == Purpose::Tell && self.in_order {
            return self.ordinary.ask(property, purpose, context, then);
        }
        let (model, asked) = (&self.options.model, &self.options.property);
        let kinds = aspects::asked(property);
        let mut options = heddle_memmodel::Options {
            window: model.window.unwrap_or(windows::C) as usize,
            reduce: windows::reduces(model, asked),
            livelocks: !model.no_livelocks && kinds.has(FaultKind::Livelock),
            ..Default::default()
        };
        if model.window.is_none() && !Machine::can_fold(&self.memory) {
            options.window = self.small_window(options, context);
        }
        let options = windows::walked(options, purpose);
        // Rounds that only wait are left out where nobody walks through them.
        let program = if purpose == Purpose::Walk { &self.whole } else { &self.program };
        let build = |breadth: windows::Breadth| {
            let machine = Machine::new(program.clone(), self.memory.clone(), breadth.of(options));
            WeakModel::new(machine, self.races()).asking(kinds)
        };
        windows::faults(&self.memory, asked, build, then);
        Ok(())
    }

    fn tells(&self) -> bool {
        true
    }

    fn tells_every_run(&self) -> bool {
        self.in_order
    }

    /// A run of the ordinary machine is executed again by that one.
    fn in_force(&self) -> Vec<String> {
        if self.in_order { vec!["--model".into(), "sc".into()] } else { Vec::new() }
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let thread = |t: &heddle_memmodel::Thread| {
            let both = t.code.instrs.iter().zip(&t.code.places);
            let code: Vec<String> = both.map(|(i, p)| format!("{i:?}  {}", p.1)).collect();
            json!({"name": t.name, "instructions": t.code.instrs.len(), "registers": t.regs.len(), "code": code})
        };
        let threads: Vec<_> = self.program.threads.iter().map(thread).collect();
        Ok(json!({"threads": threads, "locations": self.program.locs}))
    }
}
