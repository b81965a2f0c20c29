//! The machine as a [`Model`].

use crate::canon::Canon;
use crate::code::Code;
use crate::doubt::Doubts;
use crate::exec::Exec;
use crate::groups::Groups;
use crate::happens::is_relaxed;
use crate::library::Lib;
use crate::lookahead::Lookahead;
use crate::narrate;
use crate::noticed::Noticed;
use crate::options::{Options, Proposition, Races, Reduction};
use crate::plain::Plains;
use crate::program::{Inst, Program};
use crate::settled::Written;
use crate::spec::Spec;
use crate::state::{Kind, Status, Thread};
use crate::symmetry::may_fold;
use crate::value::Val;
use crate::worker::MachineWorker;
use heddle_model::{
    Blocked, Event, Facts, Fault, FaultKind, Field, Gap, Matching, Model, Property, Site, Step,
    Violation,
};
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, OnceLock};

/// Limits of the machine that are told, where many are met.
const MAX_TOLD: usize = 5;

pub struct MachineModel {
    pub(crate) code: Code,
    pub(crate) options: Options,
    /// The site of each instruction, by its number.
    pub(crate) site_of: Vec<u32>,
    pub(crate) n_sites: usize,
    pub(crate) has_progress: bool,
    /// Plain accesses are remembered: see `happens`.
    pub(crate) tracks: bool,
    /// But not told apart: see [`Options::one_way`].
    pub(crate) one_way: bool,
    /// Or told apart no further than their futures go: see `simplify_marks`.
    pub(crate) simple_marks: bool,
    pub(crate) doubts: Doubts,
    /// Writes are noted, and which were that nobody expected: see `settled`.
    pub(crate) noting: bool,
    pub(crate) wrote: Mutex<Written>,
    /// Accesses that nobody expected, likewise: see `hands`.
    pub(crate) disputed: Mutex<Written>,
    /// What the guesses were good for: see [`Exec::hushed`].
    hushed: AtomicU8,
    /// Like threads are taken for one another.
    pub(crate) folds: bool,
    sites: Vec<Site>,
    /// Faults found so far, by the number that stands for them. Touched only
    /// when something is wrong.
    faults: Mutex<HashMap<u32, Violation>>,
    /// Histories that no order explains, by fault, once their runs were told.
    histories: Mutex<HashMap<u32, String>>,
    warnings: Mutex<BTreeSet<String>>,
    cut_loop: AtomicBool,
    sampled: AtomicBool,
    /// Somebody may wait for ever, and was not followed to the end: see `livelock`.
    gave_up_rounds: AtomicBool,
    /// Another process has found the guess wrong: see `settled`.
    told_wrong: AtomicBool,
    /// The limits of the machine that some run met.
    limits: Mutex<BTreeSet<String>>,
    /// The first race that was let pass: see [`Options::speculated_loads`].
    race: Mutex<Option<Violation>>,
    first: OnceLock<Vec<u8>>,
    /// The states of the run that is being told, with nothing left out.
    pub(crate) plains: Plains,
    /// What threads may still do, where it could be found out.
    pub(crate) lookahead: Option<Lookahead>,
    /// Threads that have nothing to do with each other, likewise.
    pub(crate) groups: Option<Groups>,
}

impl MachineModel {
    pub fn new(program: Program, mut options: Options) -> Self {
        options.speculated_loads |= program.optimised;
        let (site_of, sites) = number_sites(&program, &options);
        let progress = |i: &Inst| matches!(i, Inst::Lib { lib: Lib::Progress, .. });
        let has_progress = program.functions.iter().any(|f| f.code.iter().any(progress));
        let mut code = Code::new(program, options.unwind.is_some(), options.overflow);
        if options.portable {
            code.pages = crate::large::Pages::written_out();
        }
        if options.joins_retries() && !has_progress {
            code.join_retries();
        }
        let tracks = options.happens && options.races != Races::Off && is_relaxed(&code.program);
        let releases = |i: &Inst| matches!(i, Inst::Fence(order) if order.releases());
        code.release_fences =
            tracks && code.program.functions.iter().any(|f| f.code.iter().any(releases));
        code.keeps_known = tracks;
        code.follows_order = tracks;
        let one_way = tracks && options.one_way && options.abstraction.is_none();
        let folds = options.fold && options.abstraction.is_none() && may_fold(&code);
        let simple_marks = tracks && !one_way && options.compared && options.abstraction.is_none();
        if options.compared && options.abstraction.is_none() {
            code.find_compared();
        }
        if let Some(given) = &options.linearizable {
            code.spec = Some(Box::new(Spec::new(&code, given)));
        }
        let mut model = MachineModel {
            race: Mutex::default(),
            first: OnceLock::new(),
            plains: Plains::default(),
            lookahead: None,
            groups: None,
            code,
            options,
            site_of,
            n_sites: sites.len(),
            has_progress,
            tracks,
            one_way,
            simple_marks,
            doubts: Doubts::default(),
            noting: false,
            wrote: Mutex::default(),
            disputed: Mutex::default(),
            hushed: AtomicU8::new(0),
            folds,
            sites,
            faults: Mutex::default(),
            histories: Mutex::default(),
            warnings: Mutex::default(),
            limits: Mutex::default(),
            cut_loop: AtomicBool::new(false),
            sampled: AtomicBool::new(false),
            gave_up_rounds: AtomicBool::new(false),
            told_wrong: AtomicBool::new(false),
        };
        // Groups and the look ahead know nothing of histories.
        if model.code.spec.is_none() && model.looks_ahead() {
            model.groups = Groups::new(&model);
            // Where the groups say it all, the look ahead would be a waste.
            if !model.is_grouped() {
                let first = model.first_state();
                model.lookahead = Lookahead::new(&model.code, &model.options, &first);
            }
        }
        model
    }

    /// Properties of states may tell apart what persistent sets take for one.
    pub(crate) fn looks_ahead(&self) -> bool {
        let o = &self.options;
        let searched = o.ample && o.reduction == Reduction::Superstep;
        searched && self.code.starts_threads && !o.watched() && !self.has_progress
    }

    /// Where threads cannot be told apart by a look ahead, but it was looked for what
    /// changes hands: threads that nobody waits for and nobody sees go on at once.
    pub(crate) fn runs_ahead(&self) -> bool {
        self.code.runs_ahead && self.looks_ahead()
    }

    pub(crate) fn note_hushed(&self, bits: u8) {
        // Mostly it is known: then nobody waits for anybody.
        if bits & !self.hushed.load(Ordering::Relaxed) != 0 {
            self.hushed.fetch_or(bits, Ordering::Relaxed);
        }
    }

    /// What the guesses were good for since this was last asked.
    pub(crate) fn take_hushed(&self) -> u8 {
        self.hushed.swap(0, Ordering::Relaxed)
    }

    /// Whether groups of threads say it all.
    fn is_grouped(&self) -> bool {
        self.groups.as_ref().is_some_and(Groups::is_complete)
    }

    /// Whether guesses on memory are asked for and can be of use.
    pub(crate) fn may_settle(&self) -> bool {
        let o = &self.options;
        let asked = o.settle > 0 && o.finite && o.abstraction.is_none();
        asked && self.looks_ahead() && self.lookahead.is_none() && !self.is_grouped()
    }

    /// Whether states may be taken for one another, so that they have keys.
    pub(crate) fn has_keys(&self) -> bool {
        self.folds || self.one_way || self.simple_marks || !self.code.compared.is_empty()
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
        let limits = self.limits.lock().unwrap_or_else(|e| e.into_inner());
        limits.iter().any(|l| l.contains(crate::threads::TOO_MANY))
    }

    /// Whether a search along one way to each state may have missed a race
    /// that relaxed atomics hide. Ask after a search of all states.
    pub fn is_in_doubt(&self) -> bool {
        self.one_way && self.doubts.any()
    }

    /// Why the specification of [`Options::linearizable`] is none, if some run has
    /// shown that. Ask after a search.
    pub fn specification_refused(&self) -> Option<String> {
        self.code.spec.as_ref().and_then(|s| s.refused())
    }

    pub(crate) fn warn(&self, text: String) {
        self.warnings.lock().unwrap_or_else(|e| e.into_inner()).insert(text);
    }

    /// Some run was not followed to its end.
    pub(crate) fn note_limit(&self, what: &str) {
        let mut limits = self.limits.lock().unwrap_or_else(|e| e.into_inner());
        if limits.len() < MAX_TOLD {
            limits.insert(what.to_string());
        }
    }

    /// Whether a livelock may have been missed, so that no more is spent on finding one.
    pub(crate) fn gave_up_rounds(&self) -> bool {
        self.gave_up_rounds.load(Ordering::Relaxed)
    }

    pub(crate) fn give_up_rounds(&self, what: &str) {
        self.gave_up_rounds.store(true, Ordering::Relaxed);
        self.note_limit(what);
    }

    pub(crate) fn remember_race(&self, v: &Violation) {
        let mut race = self.race.lock().unwrap_or_else(|e| e.into_inner());
        race.get_or_insert_with(|| v.clone());
    }

    pub(crate) fn remembered_race(&self) -> Option<Violation> {
        self.race.lock().unwrap_or_else(|e| e.into_inner()).clone()
    }

    pub(crate) fn note_cut(&self) {
        self.cut_loop.store(true, Ordering::Relaxed);
    }

    pub(crate) fn was_told_wrong(&self) -> bool {
        self.told_wrong.load(Ordering::Relaxed)
    }

    pub(crate) fn note_sample(&self) {
        self.sampled.store(true, Ordering::Relaxed);
    }

    /// A number for a fault: a hash of its text, so that it is the same in
    /// every run.
    pub(crate) fn intern(&self, v: Violation) -> Fault {
        let text = format!("{:?} {} {:?} {:?}", v.kind, v.message, v.span, v.related);
        let hash = heddle_model::fingerprint(text.as_bytes());
        let fault = Fault { kind: v.kind, site: (hash ^ hash >> 32) as u32 };
        let mut faults = self.faults.lock().unwrap_or_else(|e| e.into_inner());
        faults.entry(fault.site).or_insert(v);
        fault
    }

    /// Keeps the history that ends in a fault, for [`Model::violation`].
    pub(crate) fn keep_history(&self, v: &Violation, told: &[crate::history::Told]) {
        let Some(spec) = &self.code.spec else { return };
        let text = crate::explain::explain(spec, told);
        let site = self.intern(v.clone()).site;
        self.histories.lock().unwrap_or_else(|e| e.into_inner()).insert(site, text);
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
            has_progress: self.has_progress,
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
        // Relaxed is enough: the search's threads are joined before anyone asks.
        if self.cut_loop.load(Ordering::Relaxed) {
            out.push(Gap::Unwind(self.options.unwind.unwrap_or(0)));
        }
        if self.sampled.load(Ordering::Relaxed) {
            out.push(Gap::Other("nondeterministic values sampled".into()));
        }
        if self.options.abstraction.is_some() {
            out.push(Gap::Abstraction);
        }
        let limits = self.limits.lock().unwrap_or_else(|e| e.into_inner());
        out.extend(limits.iter().cloned().map(Gap::Other));
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
        let warnings = self.warnings.lock().unwrap_or_else(|e| e.into_inner());
        warnings.iter().cloned().chain(vain).collect()
    }

    fn noticed(&self) -> Vec<u8> {
        let held = |m: &Mutex<BTreeSet<String>>| {
            m.lock().unwrap_or_else(|e| e.into_inner()).iter().cloned().collect()
        };
        Noticed {
            guessed_wrong: self.guessed_wrong(),
            cut_loop: self.cut_loop.load(Ordering::Relaxed),
            sampled: self.sampled.load(Ordering::Relaxed),
            limits: held(&self.limits),
            warnings: held(&self.warnings),
            assumptions: self.code.assumptions.noticed(),
            doubts: self.doubts.noticed(),
        }
        .to_bytes()
    }

    fn remember(&self, noticed: &[u8]) {
        let Some(other) = Noticed::from_bytes(noticed) else { return };
        self.told_wrong.fetch_or(other.guessed_wrong, Ordering::Relaxed);
        self.cut_loop.fetch_or(other.cut_loop, Ordering::Relaxed);
        self.sampled.fetch_or(other.sampled, Ordering::Relaxed);
        other.limits.iter().for_each(|limit| self.note_limit(limit));
        other.warnings.into_iter().for_each(|text| self.warn(text));
        self.code.assumptions.remember(&other.assumptions);
        self.doubts.remember(other.doubts.0, &other.doubts.1);
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
        let faults = self.faults.lock().unwrap_or_else(|e| e.into_inner());
        let unknown = || Violation::new(fault.kind, fault.kind.name(), None);
        let mut out = faults.get(&fault.site).cloned().unwrap_or_else(unknown);
        let histories = self.histories.lock().unwrap_or_else(|e| e.into_inner());
        if let Some(history) = histories.get(&fault.site) {
            out.message.push('\n');
            out.message.push_str(history);
        }
        out
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
                    let text = self.code.program.loc_text[loc].trim();
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

/// One site for each line of each function that has code.
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
    let mut index: HashMap<(usize, u32), u32> = HashMap::new();
    let mut site_of = Vec::new();
    for (i, f) in program.functions.iter().enumerate() {
        for pc in 0..f.code.len() {
            let loc = f.locs.get(pc).copied().unwrap_or(0) as usize;
            let at = program.locs[loc];
            let ends = matches!(f.code[pc], Inst::Scope { .. });
            // Of an assertion the optimiser may leave nothing at its line but this.
            let fails = options.speculated_loads
                && matches!(f.code[pc], Inst::Lib { lib: Lib::AssertFail, .. } | Inst::Unreachable);
            if at.span.is_none() || ends || fails || f.is_folded() || asked(i) {
                site_of.push(0);
                continue;
            }
            let next = sites.len() as u32;
            let site = *index.entry((i, at.line)).or_insert(next);
            if site == next {
                let text = program.loc_text[loc].trim().to_string();
                sites.push(Site::Statement { owner: f.name.clone(), span: at.span, text });
            }
            site_of.push(site);
        }
    }
    (site_of, sites)
}
