//! Programs on the window machine of a memory model: how wide the window is, what is
//! searched when it was too narrow, and how formulas are decided where runs are guessed.
//!
//! Where loads keep their order the machine's runs are the program's and the answer to a
//! formula is exact. Elsewhere two searches share the work ([`Bias`]): what holds in more
//! runs than there are holds; what fewer runs violate is violated.

use crate::formulas::Asked;
use crate::properties::{Labels, Offer, choose};
use crate::strategy::{Then, bounded};
use crate::{
    Goal, ModelOptions, Over, Property, PropertyOptions, Purpose, Question, Reduction, When,
};
use heddle_engine::{Claim, Fair, Outcome, Product};
use heddle_memmodel::{Bias, Machine, MemModel, Options, Program, Propositions, Runs, Watch};
use heddle_model::{Erased, Model};
use heddle_span::{Diagnostic, Severity};

/// Instances in flight per thread for litmus tests and programs like them.
pub const LITMUS: u32 = 12;
/// Unresolved arithmetic takes places in the window too: C needs more than litmus tests.
pub const C: u32 = 24;
/// An instruction of a processor is several steps.
pub const ASSEMBLY: u32 = 28;
/// Enough to see instructions pass each other.
pub(crate) const SMALL: u32 = 8;
/// For a formula about a kernel, where loads keep their order.
pub(crate) const WIDE: u32 = 24;
/// And where they do not, so that guesses make it dear.
pub(crate) const NARROW: u32 = 10;

/// Bytes that the first of two searches may take.
pub(crate) const FIRST: u64 = 96 << 20;

/// The machine for a program's own promises.
pub(crate) fn options(model: &ModelOptions, asked: &PropertyOptions, usual: u32) -> Options {
    Options {
        window: model.window.unwrap_or(usual) as usize,
        stages: !model.exact_steps,
        reduce: reduces(model, asked),
        livelocks: !model.no_livelocks,
        ..Options::default()
    }
}

/// The same machine for somebody who walks through it: every interleaving, and no thread
/// stays at the head of a loop because a search would learn something of that. Who walks or
/// is told a run sees every register as it is.
pub(crate) fn walked(options: Options, purpose: Purpose) -> Options {
    match purpose {
        Purpose::Walk => Options { reduce: false, livelocks: false, all_values: true, ..options },
        Purpose::Tell => Options { all_values: true, ..options },
        Purpose::Search => options,
    }
}

/// Whether accesses that nobody can interfere with are taken at once: not where switches
/// are counted, nor where every interleaving is asked for.
pub(crate) fn reduces(model: &ModelOptions, asked: &PropertyOptions) -> bool {
    model.reduction != Reduction::None && asked.switches.is_none()
}

/// The runs of a program, or more of them than there are.
#[derive(Clone, Copy)]
pub(crate) enum Breadth {
    Own,
    /// Runs of pending stores are folded: at least every run that the window cuts.
    Folded,
    /// Accesses in one common order only release and acquire: at least every run that an
    /// order as strict as the machine's cuts.
    ///
    /// What waits for ever does so here, too: a lock is taken behind the last store to it in
    /// any case, and `livelock` asks what threads do who read the last values.
    Loose,
}

impl Breadth {
    pub(crate) fn of(self, options: Options) -> Options {
        let (fold, loose_order) = (matches!(self, Breadth::Folded), matches!(self, Breadth::Loose));
        Options { fold, loose_order, ..options }
    }
}

/// A program's own promises. `build` makes the model with so many runs.
pub(crate) fn faults<M: Model>(
    memory: &MemModel,
    asked: &PropertyOptions,
    build: impl Fn(Breadth) -> M,
    then: Then<'_>,
) {
    let model = build(Breadth::Own);
    let erased = Erased::new(&model);
    if let Some(n) = asked.switches {
        return bounded(erased, n, &mut |m| then(Question::new(m, Goal::Safety)));
    }
    let further = if Machine::can_fold(memory) {
        Some((Breadth::Folded, When::WindowFilled))
    } else {
        Machine::can_loosen(memory).then_some((Breadth::Loose, When::OrderTooStrict))
    };
    let search = |options: &_, stop: &_, progress: &_| {
        let broad = build(further.map_or(Breadth::Own, |f| f.0));
        heddle_engine::erased::safety(Erased::new(&broad), options, stop, progress)
    };
    let over = further.map(|(_, when)| Over { when, search: &search as _ });
    then(Question { over, ..Question::new(erased, Goal::Safety) });
}

/// The same for a program that is told as the machine tells it.
pub(crate) fn program_faults(
    program: &Program,
    memory: &MemModel,
    options: Options,
    asked: &PropertyOptions,
    then: Then<'_>,
) {
    let build =
        |breadth: Breadth| Machine::new(program.clone(), memory.clone(), breadth.of(options));
    faults(memory, asked, build, then);
}

/// A formula: exact where it can be, otherwise by both sides. The first program is for more
/// runs, the second for fewer.
pub(crate) fn formula(
    programs: [&Program; 2],
    memory: &MemModel,
    options: Options,
    claim: &Claim,
    asked: &PropertyOptions,
    seen: impl Propositions + Clone,
    then: Then<'_>,
) {
    let machine = |program: &Program, cautious| {
        let (reduce, livelocks, arrivals) = (false, false, asked.fair);
        let options = Options { cautious, reduce, livelocks, arrivals, ..options };
        Machine::new(program.clone(), memory.clone(), options)
    };
    let exact = Machine::is_exact(programs[1], memory);
    let more = |options: &_, stop: &_, progress: &_| {
        let more = machine(programs[0], false);
        let side = Side { machine: &more, teller: &more, bias: Bias::More };
        side.search(claim, seen.clone(), asked, (options, stop, progress))
    };
    let over = (!exact).then_some(Over { when: When::First { memory: FIRST }, search: &more as _ });
    let fewer = machine(programs[1], !exact);
    let side = Side { machine: &fewer, teller: &fewer, bias: Bias::Fewer };
    side.ask(claim, seen.clone(), asked, over, then);
}

/// A machine, who tells its steps, and which runs it stands for.
pub(crate) struct Side<'m, T> {
    pub(crate) machine: &'m Machine,
    pub(crate) teller: T,
    pub(crate) bias: Bias,
}

impl<T: Model> Side<'_, &T> {
    /// Lends the product of these runs and the formula's automaton. It is always searched
    /// for cycles: a step that leads nowhere is a fault to other searches.
    fn product(
        &self,
        claim: &Claim,
        seen: impl Propositions,
        asked: &PropertyOptions,
        then: &mut dyn FnMut(Erased<'_>),
    ) {
        let claim = claim.clone();
        let runs = Runs::new(self.machine, self.teller, seen, self.bias);
        if let Some(n) = asked.switches {
            let runs = runs.by_threads();
            return bounded(Erased::new(&runs), n, &mut |bounded| {
                then(Erased::new(&Product::new(bounded, claim.clone())));
            });
        }
        let product = Product::new(&runs, claim);
        let erased = Erased::new(&product);
        if asked.fair { then(Erased::new(&Fair::new(erased))) } else { then(erased) }
    }

    /// Decides the formula in these runs.
    pub(crate) fn search(
        &self,
        claim: &Claim,
        seen: impl Propositions,
        asked: &PropertyOptions,
        (options, stop, progress): (
            &heddle_engine::Options,
            &heddle_engine::Stop,
            &heddle_engine::Progress,
        ),
    ) -> Outcome {
        let mut outcome = None;
        self.product(claim, seen, asked, &mut |product| {
            outcome = Some(heddle_engine::erased::cycles(product, options, stop, progress));
        });
        outcome.expect("the product is lent at once")
    }

    /// Asks for the formula in these runs, after `over` if there is one.
    pub(crate) fn ask(
        &self,
        claim: &Claim,
        seen: impl Propositions,
        asked: &PropertyOptions,
        over: Option<Over<'_>>,
        then: Then<'_>,
    ) {
        self.product(claim, seen, asked, &mut |product| {
            then(Question { over, ..Question::new(product, Goal::Cycles) });
        });
    }
}

/// What the atoms of a formula watch; `find` knows locations and the size and sign of
/// their values.
pub(crate) fn watches(
    asked: &Asked,
    find: impl Fn(&str) -> Option<(usize, u8, bool)>,
) -> Result<Vec<Watch>, Vec<Diagnostic>> {
    asked.meanings(|atom| {
        let (test, value) = atom.compared();
        match find(&atom.name) {
            Some((loc, bytes, signed)) => Ok(Watch { loc, test, value, bytes, signed }),
            None => Err(format!("`{}` is not a variable in shared memory", atom.name)),
        }
    })
}

/// The properties that the options select under a memory model: what the program promises
/// itself, and formulas.
pub(crate) fn chosen(
    formulas: &[Asked],
    asked: &PropertyOptions,
    safety: Property,
    further: Vec<Property>,
) -> Result<Vec<Property>, Vec<Diagnostic>> {
    if asked.switches.is_some() && asked.fair {
        let text = "--fair with --switches: within a bound on switches threads that could go on \
                    wait for ever, so that hardly any run is fair";
        return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
    }
    let offer = Offer {
        own: vec![safety],
        further,
        given: formulas.iter().map(Asked::property).collect(),
        labels: Labels::Neither("--liveness under a memory model: there are no labels; use --ltl"),
    };
    choose(offer, asked)
}
