//! The machine as a [`Model`].

use crate::code::Code;
use crate::encode::Canon;
use crate::exec::Exec;
use crate::findings::Findings;
use crate::groups::Groups;
use crate::happens_before::is_relaxed;
use crate::library::Lib;
use crate::lookahead::Lookahead;
use crate::narrate;
use crate::noticed::Noticed;
use crate::options::{Options, Proposition, Reduction};
use crate::plain::Plains;
use crate::plan::Plan;
use crate::program::{Function, Inst, Program};
use crate::spec::Spec;
use crate::state::{Kind, Status, Thread};
use crate::value::Val;
use crate::worker::MachineWorker;
use heddle_model::{
    Blocked, Event, Facts, Fault, FaultKind, Field, Gap, Matching, Model, Property, Site, Step,
    Violation,
};
use heddle_span::Span;
use std::collections::HashMap;
use std::sync::OnceLock;

pub struct MachineModel {
    pub(crate) code: Code,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) findings: Findings,
    /// The site of each instruction, by its number.
    pub(crate) site_of: Vec<u32>,
    pub(crate) n_sites: usize,
    sites: Vec<Site>,
    first: OnceLock<Vec<u8>>,
    /// The states of the run that is being told, with nothing left out.
    pub(crate) plains: Plains,
}

impl MachineModel {
    pub fn new(program: Program, mut options: Options) -> Self {
        options.speculated_loads |= program.optimised;
        let (site_of, sites) = number_sites(&program, &options);
        let mut code = Code::new(program, options.unwind.is_some(), options.overflow);
        if options.portable {
            code.pages = crate::large::Pages::written_out();
        }
        let plan = Plan::new(&mut code, &options);
        if let Some(given) = &options.linearizable {
            code.spec = Some(Box::new(Spec::new(&code, given)));
        }
        let mut model = MachineModel {
            code,
            options,
            plan,
            findings: Findings::default(),
            site_of,
            n_sites: sites.len(),
            sites,
            first: OnceLock::new(),
            plains: Plains::default(),
        };
        // Groups and the look ahead know nothing of histories.
        if model.code.spec.is_none() && model.looks_ahead() {
            model.plan.groups = Groups::new(&model);
            // Where the groups say it all, the look ahead would be a waste.
            if !model.is_grouped() {
                let first = model.first_state();
                model.plan.lookahead = Lookahead::new(&model.code, &model.options, &first);
            }
        }
        model
    }

    /// Properties of states may tell apart what persistent sets take for one.
    pub(crate) fn looks_ahead(&self) -> bool {
        let o = &self.options;
        let searched = o.ample && o.reduction == Reduction::Superstep;
        searched && self.code.starts_threads && !o.watched() && !self.plan.has_progress
    }

    /// Where threads cannot be told apart by a look ahead, but it was looked for what
    /// changes hands: threads that nobody waits for and nobody sees go on at once.
    pub(crate) fn runs_ahead(&self) -> bool {
        self.code.runs_ahead && self.looks_ahead()
    }

    /// Whether groups of threads say it all.
    fn is_grouped(&self) -> bool {
        self.plan.groups.as_ref().is_some_and(Groups::is_complete)
    }

    /// Whether guesses on memory are asked for and can be of use.
    pub(crate) fn may_settle(&self) -> bool {
        let o = &self.options;
        let asked = o.settle > 0 && o.finite && o.abstraction.is_none();
        asked && self.looks_ahead() && self.plan.lookahead.is_none() && !self.is_grouped()
    }

    /// Whether states may be taken for one another, so that they have keys.
    pub(crate) fn has_keys(&self) -> bool {
        self.plan.folds
            || self.plan.one_way
            || self.plan.simple_marks
            || !self.code.compared.is_empty()
    }

    pub fn program(&self) -> &Program {
        &self.code.program
    }

    /// Whether a program has relaxed atomics, so that `Options::happens` matters.
    pub fn has_relaxed_atomics(program: &Program) -> bool {
        is_relaxed(program)
    }

    /// Whether some run wanted more threads than [`Options::max_threads`]. Ask
    /// after a search.
    pub fn had_too_many_threads(&self) -> bool {
        self.findings.limits().iter().any(|l| l.contains(crate::threads::TOO_MANY))
    }

    /// Whether a search along one way to each state may have missed a race
    /// that relaxed atomics hide. Ask after a search of all states.
    pub fn is_in_doubt(&self) -> bool {
        self.plan.one_way && self.findings.doubts.any()
    }

    /// Why the specification of [`Options::linearizable`] is none, if some run has
    /// shown that. Ask after a search.
    pub fn specification_refused(&self) -> Option<String> {
        self.code.spec.as_ref().and_then(|s| s.refused())
    }

    /// Keeps the history that ends in a fault, for [`Model::violation`].
    pub(crate) fn keep_history(&self, v: &Violation, told: &[crate::history::Told]) {
        let Some(spec) = &self.code.spec else { return };
        self.findings.keep_history(v, crate::explain::explain(spec, told));
    }

    pub(crate) fn first_state(&self) -> Vec<u8> {
        self.first.get_or_init(|| self.make_first_state()).clone()
    }

    pub(crate) fn is_first_state(&self, state: &[u8]) -> bool {
        self.first.get_or_init(|| self.make_first_state()) == state
    }

    fn make_first_state(&self) -> Vec<u8> {
        let mut e = Exec::new(&self.code, &self.options);
        e.st = self.code.initial_memory();
        e.st.alone = !self.options.watched();
        e.st.threads.push(Thread { status: Status::Running, ..Thread::default() });
        e.st.threads[0].tls = self.code.make_tls(&mut e.st);
        let entry = self.code.program.entry;
        e.st.threads[0].start = entry.0;
        let args = self.arguments(&mut e);
        let n = self.code.program.functions[entry.0 as usize].n_params as usize;
        let entered = e.enter(entry.0, &args[..n.min(3)]);
        assert!(entered.is_ok(), "the entry function has code");
        let mut bytes = Vec::new();
        Canon::default().encode(&self.code, &mut e.st, self.options.watched(), false, &mut bytes);
        self.plains.put(&bytes, e.st);
        bytes
    }

    /// `argc`, `argv`, and no environment.
    fn arguments(&self, e: &mut Exec) -> [Val; 3] {
        let n = self.code.program.functions[self.code.program.entry.0 as usize].n_params;
        if n == 0 {
            return [Val::ZERO; 3];
        }
        let argv = &self.options.argv;
        let n = self.code.word().0 as u32;
        let array = e.st.allocate(argv.len() as u32 * n + n, true, Kind::Tls, u32::MAX - 1);
        for (i, arg) in argv.iter().enumerate() {
            let id = e.st.allocate(arg.len() as u32 + 1, true, Kind::Tls, u32::MAX - 1);
            e.st.initialise(id, arg.as_bytes(), &[]);
            e.st.initialise(array, &[], &[(i as u32 * n, Val::pointer(id, 0))]);
        }
        [Val::int(argv.len() as u64), Val::pointer(array, 0), Val::ZERO]
    }
}

impl MachineModel {
    fn reduction_name(&self) -> &'static str {
        match self.options.reduction {
            Reduction::None => "none",
            Reduction::Global => "global",
            Reduction::Superstep if self.options.ample => "por",
            Reduction::Superstep => "superstep",
        }
    }
}

impl Model for MachineModel {
    type Worker<'m> = MachineWorker<'m>;

    fn worker(&self) -> MachineWorker<'_> {
        MachineWorker::new(self)
    }

    fn facts(&self) -> Facts {
        Facts {
            max_actors: u16::try_from(self.options.max_threads).ok().filter(|&n| n <= 255),
            has_accept: false,
            has_progress: self.plan.has_progress,
            reduction: Some("supersteps and persistent sets are the machine's own".into()),
            own_reduction: Some(self.reduction_name()),
            state_bytes: self.first_state().len(),
        }
    }

    fn matching(&self) -> Matching {
        match self.options.abstraction {
            Some(_) => Matching::Abstract,
            None if self.has_keys() => Matching::Folded,
            None => Matching::Whole,
        }
    }

    fn gaps(&self) -> Vec<Gap> {
        let mut out = Vec::new();
        if self.findings.was_cut() {
            out.push(Gap::Unwind(self.options.unwind.unwrap_or(0)));
        }
        if self.findings.was_sampled() {
            out.push(Gap::Other("nondeterministic values sampled".into()));
        }
        if self.options.abstraction.is_some() {
            out.push(Gap::Abstraction);
        }
        out.extend(self.findings.limits().into_iter().map(Gap::Other));
        out
    }

    /// What some run did that is no error but worth a word. Ask after the search.
    fn doubts(&self) -> Vec<String> {
        let vain = self.code.assumptions.never_passed().map(|(func, pc)| {
            let line = self.code.program.loc(func, pc).line;
            format!(
                "no run passes the assumption in line {line}: what follows it is checked of nothing"
            )
        });
        self.findings.warnings().into_iter().chain(vain).collect()
    }

    fn noticed(&self) -> Vec<u8> {
        let guessed_wrong = self.guessed_wrong();
        let assumptions = self.code.assumptions.noticed();
        Noticed { guessed_wrong, assumptions, ..self.findings.noticed() }.to_bytes()
    }

    fn remember(&self, noticed: &[u8]) {
        let Some(other) = Noticed::from_bytes(noticed) else { return };
        self.code.assumptions.remember(&other.assumptions);
        self.findings.remember(other);
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&self.first_state());
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        narrate::narrate(self, state, step)
    }

    fn fields_within(&self, state: &[u8], step: Step) -> Option<Vec<Field>> {
        narrate::fields_within(self, state, step)
    }

    fn violation(&self, fault: Fault) -> Violation {
        self.findings.violation(fault)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        narrate::fields(self, state)
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        narrate::blocked(self, state)
    }

    fn properties(&self) -> Vec<Property> {
        let mut out = Vec::new();
        for f in self.code.program.functions.iter().filter(|f| !f.is_folded()) {
            for (pc, inst) in f.code.iter().enumerate() {
                if let Inst::Lib { lib: Lib::Assert | Lib::AssertFail | Lib::Fail, .. } = inst {
                    let loc = f.locs.get(pc).copied().unwrap_or(0) as usize;
                    let text = self.code.program.loc_statement[loc].as_str();
                    let name = if text.is_empty() { f.name.clone() } else { text.to_string() };
                    let span = self.code.program.locs[loc].span;
                    out.push(Property { kind: FaultKind::Assertion, name, span });
                }
            }
        }
        for f in &self.options.invariants {
            let f = &self.code.program.functions[f.0 as usize];
            out.push(Property { kind: FaultKind::Invariant, name: f.name.clone(), span: f.span });
        }
        let plain = |kind: FaultKind, name: &str| Property { kind, name: name.into(), span: None };
        out.push(plain(FaultKind::Deadlock, "no deadlock"));
        if self.options.livelocks {
            out.push(plain(FaultKind::Livelock, "nobody waits in a loop for ever"));
        }
        out.push(plain(FaultKind::OutOfBounds, "memory is used as it may be"));
        if self.options.races != crate::options::Races::Off {
            out.push(plain(FaultKind::DataRace, "no data race"));
        }
        if self.options.overflow {
            out.push(plain(FaultKind::Overflow, "no signed overflow"));
        }
        if self.options.leaks {
            out.push(plain(FaultKind::Leak, "no memory is lost"));
        }
        out
    }

    fn sites(&self) -> Vec<Site> {
        self.sites.clone()
    }
}

/// One site for each line of each function that has code, and for each assertion that does
/// not begin its line: `if (full) assert(n == N);` is reached without it.
fn number_sites(program: &Program, options: &Options) -> (Vec<u32>, Vec<Site>) {
    // Properties run beside the program: that it does not call them says nothing.
    let asked = |i: usize| {
        let named = options.invariants.iter().chain(&options.abstraction);
        let atoms = options.propositions.iter().filter_map(|p| match p {
            Proposition::Function(f) => Some(f),
            Proposition::Global { .. } => None,
        });
        named.chain(atoms).any(|f| f.0 as usize == i)
    };
    // Site 0 is all that has no line: always reached.
    let mut sites =
        vec![Site::Statement { owner: String::new(), span: None, text: "start".into() }];
    let mut index: HashMap<(usize, u32, u32), u32> = HashMap::new();
    let mut site_of = Vec::new();
    for (i, f) in program.functions.iter().enumerate() {
        let runs = without_exceptions(f);
        let within = assertions_within(program, f);
        for (pc, &runs) in runs.iter().enumerate() {
            let loc = f.locs.get(pc).copied().unwrap_or(0) as usize;
            let at = program.locs[loc];
            let ends = matches!(f.code[pc], Inst::Scope { .. });
            // Of an assertion the optimiser may leave nothing at its line but this.
            let fails = options.speculated_loads
                && matches!(f.code[pc], Inst::Lib { lib: Lib::AssertFail, .. } | Inst::Unreachable);
            // What an exception cleans up on its way stands where the function is declared.
            let cleans = !runs && at.span.zip(f.span).is_some_and(|(a, f)| same_line(a, f));
            if at.span.is_none() || ends || fails || cleans || f.is_folded() || asked(i) {
                site_of.push(0);
                continue;
            }
            let next = sites.len() as u32;
            let column = at.span.map_or(0, |s| s.lo);
            let own = within.get(&(at.line, column));
            let site = *index.entry((i, at.line, own.map_or(0, |_| column))).or_insert(next);
            if site == next {
                let text = own.copied().unwrap_or(program.loc_text[loc].trim()).to_string();
                sites.push(Site::Statement { owner: f.name.clone(), span: at.span, text });
            }
            site_of.push(site);
        }
    }
    (site_of, sites)
}

/// The assertions of a function that stand behind something else on their line, by their
/// places, and as they are written.
fn assertions_within<'p>(program: &'p Program, f: &Function) -> HashMap<(u32, u32), &'p str> {
    let asserts = |inst: &Inst| {
        matches!(inst, Inst::Lib { lib: Lib::Assert | Lib::AssertFail | Lib::Fail, .. })
    };
    let mut out = HashMap::new();
    for (pc, _) in f.code.iter().enumerate().filter(|(_, inst)| asserts(inst)) {
        let loc = f.locs.get(pc).copied().unwrap_or(0) as usize;
        let at = program.locs[loc];
        let Some(span) = at.span else { continue };
        // A place reaches from its column to the end of its statement.
        let statement = program.loc_statement[loc].as_str();
        let start = statement.len().checked_sub((span.hi - span.lo) as usize);
        if let Some(text) = start.and_then(|start| statement.get(start..))
            && text != program.loc_text[loc].trim()
        {
            out.insert((at.line, span.lo), text);
        }
    }
    out
}

/// A place of an instruction, and a whole line.
fn same_line(at: Span, line: Span) -> bool {
    at.file == line.file && line.lo <= at.hi && at.lo <= line.hi
}

/// Which instructions of a function may run if no exception leaves a call.
fn without_exceptions(f: &Function) -> Vec<bool> {
    let mut runs = vec![false; f.code.len()];
    let mut ahead = vec![0];
    while let Some(pc) = ahead.pop() {
        let Some(inst) = f.code.get(pc as usize).filter(|_| !runs[pc as usize]) else { continue };
        runs[pc as usize] = true;
        match inst {
            Inst::Pad { .. } => ahead.push(pc + 1),
            _ => inst.successors(pc, &mut |to| ahead.push(to)),
        }
    }
    runs
}
