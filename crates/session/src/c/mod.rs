//! C on the shared-memory machine: what is guessed, how far races are followed, what is
//! searched again.

mod aspects;
mod atoms;
mod clang;
mod fence_search;
pub mod fences;
mod kernel_c;
mod linearizable;
mod presearch;
mod weak_c;

pub(crate) use kernel_c::KernelC;
pub(crate) use weak_c::WeakC;

use crate::c::atoms::proposition;
use crate::c::clang::{load, load_library, words};
use crate::c::linearizable::specification;
use crate::c::presearch::Looks;
use crate::formulas::{self, Asked};
use crate::properties::{Labels, Offer, choose};
use crate::strategy::{Then, bounded, cycles, decide};
use crate::{
    Checked, Context, Goal, Input, Kind, Options, Property, Purpose, Question, Reduction, Refusal,
    Subject,
};
use heddle_engine::{NonProgress, Quiet};
use heddle_machine::{
    Interrupt, Look, MachineModel, Presearch, Program, Proposition, Races, Specification,
};
use heddle_model::{Erased, FaultKind, Model};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde_json::json;
use std::sync::Arc;

/// States to look at before deciding whether happens-before is affordable.
const FIRST_LOOK: usize = 10_000;

/// States to look at before guessing what memory is settled.
const GUESS_LOOK: usize = 2_000;

/// Said of a search that may have missed a race, and is not followed by another.
const DOUBT: &str = "races between accesses that only relaxed atomics connect were looked for \
                     along one way to each state; -p races looks along all";

/// The property that looks along all ways.
const ALL_WAYS: &str = "races";
/// Offered only where there is a specification.
const LINEARIZABILITY: &str = "linearizability";
const ALL_WAYS_TITLE: &str = "races that relaxed atomics hide";

pub(crate) struct C {
    sources: SourceMap,
    program: Program,
    options: Options,
    /// The formulas, and what their atoms mean.
    formulas: Vec<(Asked, Vec<Proposition>)>,
    /// Some race may have been missed by the last search.
    in_doubt: bool,
    /// The last model had guessed wrong what is settled.
    guessed_wrong: bool,
    /// And was built again without a guess.
    retried: bool,
    rounds: Rounds,
    /// What histories are checked against.
    specification: Option<Arc<Specification>>,
}

/// The searches of a program that starts threads without end: with few threads at a time
/// first, then with more.
#[derive(Default)]
struct Rounds {
    /// Whether the program is such a one, once that is known.
    needed: Option<bool>,
    /// The property that they are about.
    property: String,
    /// The most threads at a time of this round; none outside of rounds.
    bound: Option<u32>,
    /// The last search met the bound.
    met: bool,
    /// The bound of the last round that was searched to its end.
    covered: Option<u32>,
}

/// The bounds of the rounds. The main thread counts.
const THREADS: [u32; 12] = [3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 48, 64];

/// After a round of so many states there is no other: it would take much longer.
const LAST_ROUND: u64 = 20_000;

impl C {
    pub(crate) fn open(
        input: &Input,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let (model, property) = (&options.model, &options.property);
        let mut roots = property.invariant.clone();
        roots.extend(model.abstraction.clone());
        roots.extend(property.ltl.iter().flat_map(|f| words(f)));
        let mut sources = SourceMap::new();
        let mut program = match model.clients {
            None => load(input, model, roots, &mut sources, context)?,
            Some(_) => {
                roots.extend(model.ops.iter().chain(&model.setup).cloned());
                load_library(input, model, roots, &mut sources, context)?
            }
        };
        let specification = specification(input, &mut program, options, context)?;
        let mut c = C::of_program(program, sources, options)?;
        c.specification = specification.map(Arc::new);
        Ok(c)
    }

    /// The same of a program that was read.
    pub(crate) fn of_program(
        program: Program,
        mut sources: SourceMap,
        options: &Options,
    ) -> Result<Self, Refusal> {
        let (model, property) = (&options.model, &options.property);
        let mut wrong = Vec::new();
        let named = property.invariant.iter().map(|n| ("--invariant", n));
        for (flag, name) in named.chain(model.abstraction.iter().map(|n| ("--abstraction", n))) {
            if program.find_function(name).is_none() {
                let text = format!("{flag}: there is no function `{name}`");
                wrong.push(Diagnostic::new(Severity::Error, text));
            }
        }
        let asked = formulas::read(&property.ltl, &mut sources).and_then(|all| {
            formulas::gathered(all.into_iter().map(|asked| {
                let meanings = asked.meanings(|atom| proposition(atom, &program))?;
                Ok((asked, meanings))
            }))
        });
        match asked {
            Ok(formulas) if wrong.is_empty() => Ok(C {
                sources,
                program,
                options: options.clone(),
                formulas,
                in_doubt: false,
                guessed_wrong: false,
                retried: false,
                rounds: Rounds::default(),
                specification: None,
            }),
            asked => {
                wrong.extend(asked.err().into_iter().flatten());
                Err(Refusal::Wrong(wrong, Box::new(sources)))
            }
        }
    }

    fn machine_options(
        &self,
        propositions: Vec<Proposition>,
        property: &Property,
        context: Context<'_>,
    ) -> heddle_machine::Options {
        let safety = property.kind == Kind::Safety;
        let kinds = aspects::asked(property);
        let alone = aspects::named(&property.name).is_some();
        let wants = kinds.has(FaultKind::Linearizability);
        let only = |name: &str| alone && property.name == name;
        let (m, asked) = (&self.options.model, &self.options.property);
        let find = |name: &String| self.program.find_function(name);
        let mut argv = vec!["a.out".to_string()];
        argv.extend(m.arg.iter().cloned());
        let por = m.reduction == Reduction::Por;
        // A bound on switches needs every schedule within it.
        let unbounded = asked.switches.is_none();
        heddle_machine::Options {
            reduction: match m.reduction {
                Reduction::None => heddle_machine::Reduction::None,
                Reduction::Global => heddle_machine::Reduction::Global,
                Reduction::Por | Reduction::Superstep => heddle_machine::Reduction::Superstep,
            },
            races: if kinds.has(FaultKind::DataRace) { m.races } else { Races::Off },
            speculated_loads: m.opt > 0,
            overflow: only("overflow") || !alone && m.overflow,
            leaks: only("leaks") || !alone && m.leaks,
            malloc_may_fail: m.malloc_may_fail,
            spurious: m.spurious,
            unwind: m.unwind,
            argv,
            invariants: if safety && kinds.has(FaultKind::Invariant) {
                asked.invariant.iter().filter_map(find).collect()
            } else {
                Vec::new()
            },
            propositions,
            ample: por && unbounded,
            fold: safety && por && unbounded && !m.no_symmetry,
            compared: safety && por && unbounded,
            finite: safety,
            portable: context.limits.portable,
            livelocks: safety && !m.no_livelocks && kinds.has(FaultKind::Livelock),
            call_depth: m.call_depth.unwrap_or(heddle_machine::Options::default().call_depth),
            max_threads: self.max_threads(safety),
            settle: if safety && por && !m.no_settled { GUESS_LOOK } else { 0 },
            abstraction: m.abstraction.as_ref().and_then(find),
            asked: kinds,
            linearizable: self.specification.clone().filter(|_| safety && wants),
            interrupt: {
                let stop = Arc::clone(&context.limits.stop);
                Interrupt::new(move || stop.is_set())
            },
            ..heddle_machine::Options::default()
        }
    }

    fn max_threads(&self, safety: bool) -> usize {
        let bound = self.options.model.threads.or(self.rounds.bound).map(|n| n as usize);
        let most = heddle_machine::Options::default().max_threads;
        // Fairness counts rounds by thread.
        bound.unwrap_or(most).min(if safety { most } else { 64 })
    }

    /// Whether the search for a property is made in rounds, and with which bound it begins.
    fn begin_rounds(&mut self, property: &Property, context: Context<'_>) {
        if self.options.model.threads.is_some() || self.rounds.property == property.name {
            return;
        }
        let (options, program) =
            (self.machine_options(Vec::new(), property, context), &self.program);
        let needed = *self
            .rounds
            .needed
            .get_or_insert_with(|| MachineModel::starts_threads_without_end(program, &options));
        let property = property.name.clone();
        let bound = needed.then_some(THREADS[0]);
        self.rounds = Rounds { needed: Some(needed), property, bound, met: false, covered: None };
    }

    /// The model for a property. Where atomics are relaxed, happens-before is followed
    /// along all ways if that is cheap or asked for, otherwise along one way to each state.
    fn machine(
        &self,
        options: heddle_machine::Options,
        property: &Property,
        context: Context<'_>,
    ) -> MachineModel {
        let mut looks = Looks(context.limits);
        let model = |o, looks: &mut Looks<'_>| {
            MachineModel::new(self.program.clone(), o).with_guesses(looks)
        };
        let relaxed = MachineModel::has_relaxed_atomics(&self.program);
        if !relaxed || property.kind != Kind::Safety || options.races == Races::Off {
            return model(options, &mut looks);
        }
        let all_ways = options.races == Races::Strict || property.name == ALL_WAYS;
        let following = heddle_machine::Options { happens: true, ..options.clone() };
        let following = model(following, &mut looks);
        if all_ways || looks.look(&following, FIRST_LOOK).0 != Look::Unknown {
            return following;
        }
        let cheaply = heddle_machine::Options { happens: true, one_way: true, ..options };
        model(cheaply, &mut looks)
    }

    /// A word on variables that a property is about and that nobody writes.
    fn unwritten(&self, property: &Property) -> Option<String> {
        let find = |name: &String| self.program.find_function(name);
        let formula = self.formula(property);
        let functions: Vec<_> = match (&formula, property.kind == Kind::Safety) {
            (None, true) => self.options.property.invariant.iter().filter_map(find).collect(),
            _ => Vec::new(),
        };
        let atoms = formula.map_or(&[][..], |f| &f.1);
        let vain = self.program.read_but_unwritten(&functions, atoms);
        if vain.is_empty() {
            return None;
        }
        let names: Vec<String> = vain.iter().map(|n| format!("`{n}`")).collect();
        let why = match self.options.model.opt {
            0 => "",
            _ => "; the optimiser may have removed the writes (--opt 0 keeps them)",
        };
        Some(format!("nothing writes {}, which the property reads{why}", names.join(" and ")))
    }

    fn formula(&self, property: &Property) -> Option<&(Asked, Vec<Proposition>)> {
        self.formulas.iter().find(|f| f.0.property() == *property)
    }

    fn decide<M: Model + Copy>(
        &self,
        property: &Property,
        model: M,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let fair = self.options.property.fair;
        match self.formula(property) {
            Some((asked, _)) => decide(model, asked.claim()?, fair, then),
            None if property.kind == Kind::Progress => {
                cycles(&NonProgress::new(Quiet(model)), Goal::Cycles, fair, then);
            }
            // One step here executes many instructions, so an indirect call is nothing.
            None => then(Question::new(Erased::new(&model), Goal::Safety)),
        }
        Ok(())
    }
}

/// Who walks by hand may choose any thread before every access that others can see.
fn every_way_on(options: &mut heddle_machine::Options) {
    use heddle_machine::Reduction::{Global, Superstep};
    if options.reduction == Superstep {
        options.reduction = Global;
    }
    (options.ample, options.fold, options.compared, options.settle) = (false, false, false, 0);
}

impl Subject for C {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let asked = &self.options.property;
        let offer = Offer {
            own: vec![safety()],
            further: self.further(),
            given: self.formulas.iter().map(|f| f.0.property()).collect(),
            labels: Labels::Progress(
                "--liveness accept: C programs have no accept labels; use --ltl",
            ),
        };
        let chosen = choose(offer, asked)?;
        let other = chosen.iter().any(|p| p.kind != Kind::Safety);
        if self.options.model.abstraction.is_some() && other {
            let text = "--abstraction is for the search for faults; add `-p safety`";
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        Ok(chosen)
    }

    fn further(&self) -> Vec<Property> {
        let mut all = aspects::properties();
        all.retain(|p| p.name != LINEARIZABILITY || self.specification.is_some());
        if MachineModel::has_relaxed_atomics(&self.program) {
            let races = all.iter_mut().find(|p| p.name == ALL_WAYS);
            races.into_iter().for_each(|p| p.title = ALL_WAYS_TITLE.into());
        }
        all
    }

    fn promises(&self) -> Option<String> {
        Some("assertions, deadlocks, memory errors and races".into())
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        if purpose == Purpose::Search {
            self.begin_rounds(property, context);
        }
        let propositions = self.formula(property).map_or(Vec::new(), |f| f.1.clone());
        let mut options = self.machine_options(propositions, property, context);
        if purpose == Purpose::Walk {
            every_way_on(&mut options);
        }
        let model = self.machine(options, property, context);
        let mut out = Ok(());
        match self.options.property.switches {
            Some(n) => {
                bounded(Erased::new(&model), n, &mut |m| out = self.decide(property, m, then));
            }
            None => out = self.decide(property, &model, then),
        }
        self.in_doubt = model.is_in_doubt();
        self.guessed_wrong = model.guessed_wrong();
        self.rounds.met = model.had_too_many_threads();
        if let Some(why) = model.specification_refused() {
            let text = format!("the specification of --linearizable: {why}");
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        out
    }

    /// Races that a search along one way to each state may have missed, unless it was
    /// asked for nothing else.
    fn follow_up(&mut self) -> Option<Property> {
        let chosen = !self.options.property.property.is_empty();
        let missed = std::mem::take(&mut self.in_doubt) && !chosen;
        missed.then(|| self.further().into_iter().find(|p| p.name == ALL_WAYS)).flatten()
    }

    fn share(&mut self, any: &mut dyn FnMut(bool) -> bool) {
        self.in_doubt = any(self.in_doubt);
        self.guessed_wrong = any(self.guessed_wrong);
        self.rounds.met = any(self.rounds.met);
    }

    fn retry(&mut self, last: &Checked) -> bool {
        if std::mem::take(&mut self.guessed_wrong) {
            self.options.model.no_settled = true;
            self.retried = true;
            return true;
        }
        let Some(bound) = self.rounds.bound.filter(|_| self.rounds.met) else { return false };
        self.rounds.covered = Some(bound);
        let next =
            THREADS.iter().find(|n| **n > bound).filter(|_| last.numbers.states < LAST_ROUND);
        self.rounds.bound = next.copied().or(self.rounds.bound);
        next.is_some()
    }

    fn in_force(&self) -> Vec<String> {
        let mut words = Vec::new();
        words.extend(self.retried.then(|| "--no-settled".to_string()));
        if let Some(n) = self.rounds.bound {
            words.extend(["--threads".to_string(), n.to_string()]);
        }
        words
    }

    fn remarks(&self, property: &Property, open: bool) -> Vec<String> {
        let covered = self.rounds.covered.filter(|_| open).map(|n| {
            format!(
                "threads are started without end: all runs with at most {n} at a time were \
                 searched; --threads N says how many"
            )
        });
        covered.into_iter().chain(self.unwritten(property)).collect()
    }

    fn doubts(&self) -> Vec<String> {
        // Without `-p`, another search follows.
        let alone = !self.options.property.property.is_empty();
        (alone && self.in_doubt).then(|| DOUBT.to_string()).into_iter().collect()
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let p = &self.program;
        let at =
            |span: Option<heddle_span::Span>| span.map_or(String::new(), |s| self.sources.place(s));
        let with_code = p.functions.iter().filter(|f| !f.code.is_empty());
        let functions: Vec<_> =
            with_code.map(|f| json!({"name": f.name, "instructions": f.code.len()})).collect();
        let shown = p.globals.iter().filter(|g| !g.hidden);
        let globals: Vec<_> =
            shown.map(|g| json!({"name": g.name, "bytes": g.size, "at": at(g.span)})).collect();
        let mut properties = vec![safety()];
        properties.extend(self.further());
        let properties: Vec<_> = properties.iter().map(|p| json!([p.name, p.title])).collect();
        Ok(json!({
            "entry": [p.functions[p.entry.0 as usize].name],
            "functions": functions,
            "globals": globals,
            "properties": properties,
        }))
    }
}

fn safety() -> Property {
    Property::safety("assertions, deadlocks, memory, races, locks")
}
