//! The window machine: threads with instances in flight over one memory, or over
//! coherence lists with views, under a memory model that is data.
//!
//! *Local* operations (fetch, issue, a store's execution, retirement) read and
//! write only the thread's own window. They commute with everything that other
//! threads do and only ever enable, so by default they run eagerly after each
//! *global* operation (a load's `Ex`, a store's `Re`, one step of an atomic): a
//! state is what global operations left, and only those interleave. This is what
//! McSPIN asks its users for as *stages*; here it is derived. `stages: false`
//! makes every operation a step of its own, for comparison.
//!
//! Speculation guesses and goes on; a guess that turns out wrong has no successor.
//! Such dead ends are not runs, and not deadlocks.

use crate::assertions::Assertions;
use crate::common_order::{
    fences_ahead, fences_may_be_loose, order_may_be_too_strong, orders_accesses,
};
use crate::fence_order::RESERVED;
use crate::locs::{Locs, MAX_LOCS};
use crate::model::MemModel;
use crate::passes::loop_heads::with_heads;
use crate::program::{ANY_SIZE, Instr, Mark, Operand, Program, Thread, When, location};
use crate::reach::{Reach, reach, stores_at};
use crate::rel::{BRANCH, Ev, FENCE, MAX_WINDOW, NONE, READ, Rel, Site, WRITE};
use crate::state::*;
use crate::swaps::Swaps;
use heddle_model::Violation;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock};

#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Instances in flight per thread, at most.
    pub window: usize,
    /// Run local operations eagerly. Without, deadlocks of locks are not found: a try
    /// that fails is a step then.
    pub stages: bool,
    /// Fold runs of pending stores: more runs than there are, so good for proofs only.
    pub fold: bool,
    /// A store waits until everything older is settled: fewer runs than there are, in
    /// none of which memory shows what a guess made.
    pub cautious: bool,
    /// Take accesses that nobody can interfere with at once (see `independent_access`).
    pub reduce: bool,
    /// That a thread comes to see a store is a step of its own, where threads see stores at
    /// different times (see `propagation`): what weak fairness has to be asked of.
    pub arrivals: bool,
    /// From so many instances in flight on, look whether all that could be fetched is
    /// held back (see `fetch_hold`). With fewer, looking costs more than it saves.
    pub look_from: usize,
    /// Waiting that nothing can end is a fault (see `livelock`).
    pub livelocks: bool,
    /// Only fences stand in the one order of the model, accesses release and acquire: more runs
    /// than there are, so good for proofs only.
    pub loose_order: bool,
    /// Keep what is in registers that nobody will read, and which place each instruction in
    /// flight is from: for people, who want both. A search does without.
    pub all_values: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            window: 32,
            stages: true,
            fold: false,
            cautious: false,
            reduce: true,
            arrivals: false,
            look_from: 5,
            livelocks: false,
            loose_order: false,
            all_values: false,
        }
    }
}

/// Instructions that behave alike once fetched.
#[derive(Clone, Debug)]
pub struct Kind {
    pub instr: Instr,
    pub class: u8,
    /// Bit `s`: member of the model's set `s`.
    pub sets: u64,
    /// The same for an atomic comparison that failed.
    pub failed: u64,
    pub mark: Mark,
    /// Every thread and place that it stands for.
    pub places: Vec<(u16, u16)>,
}

pub struct Machine {
    pub program: Program,
    pub model: MemModel,
    pub options: Options,
    pub(crate) kinds: Vec<Kind>,
    /// Thread and place to kind.
    pub(crate) kind_of: Vec<Vec<u16>>,
    pub(crate) live: Vec<Vec<Vec<bool>>>,
    pub(crate) exclusive_ahead: Vec<Vec<bool>>,
    pub(crate) speculate: bool,
    /// One event for every sort of access in the program, its address unknown.
    pub(crate) probes: Vec<Ev>,
    /// Where an instance can stand in the middle of a rule: the set it must be in
    /// (any event if `None`), and the relation from the older end to it.
    pub(crate) middles: Vec<(Option<u8>, Rel)>,
    /// Some pending stores to different locations have no order that anyone can see.
    pub(crate) sortable: bool,
    /// Which ones; found when first asked for.
    pub(crate) swaps: OnceLock<Swaps>,
    pub(crate) has_ex_rules: bool,
    /// See [`MemModel::needs_two_fences_at_most`].
    pub(crate) two_fences: bool,
    pub(crate) layout: Layout,
    pub(crate) n_regs: Vec<usize>,
    /// For each thread and place, what can be accessed from there on; empty if nobody asks.
    pub(crate) reach: Vec<Vec<Reach>>,
    /// For each thread and place, what may be stored to there; empty if nobody asks.
    pub(crate) stores_at: Vec<Vec<Locs>>,
    /// Threads that some other one joins.
    pub(crate) joined: Vec<bool>,
    /// For each thread, the places between an access and its notice; nothing where loads
    /// keep their order.
    pub(crate) in_unit: Vec<Vec<bool>>,
    /// For each thread, the places of notices and the kinds of their accesses.
    pub(crate) notice_of: Vec<BTreeMap<u16, u16>>,
    /// See `common_order`.
    strong_order: bool,
    /// For each thread and place, how many fences in the one order of fences can come.
    pub(crate) fences_ahead: Vec<Vec<usize>>,
    /// Something is wrong before the first global operation.
    pub(crate) begins_badly: bool,
    window_hit: AtomicBool,
    stray: AtomicBool,
    diverged: AtomicBool,
    mixed: AtomicBool,
    /// An assertion was evaluated.
    judged: AtomicBool,
    deep: AtomicBool,
    reserved: AtomicBool,
    long_round: AtomicBool,
    /// Runs that were told, for the plain executor.
    pub(crate) told: crate::plain::Told,
    pub(crate) assertions: Assertions,
    /// Livelocks found, by the site of their fault.
    pub(crate) livelocks: Mutex<BTreeMap<u32, Violation>>,
}

impl Machine {
    /// Whether [`Options::fold`] has its meaning under a model: loads keep their order.
    pub fn can_fold(model: &MemModel) -> bool {
        model.single && Machine::in_order(model)
    }

    /// Whether loads keep their order: nothing but stores is ever left behind, and
    /// nothing is guessed.
    pub fn in_order(model: &MemModel) -> bool {
        model.orders(READ, READ) && model.orders(READ, WRITE)
    }

    /// Whether [`Options::loose_order`] has a meaning under a model.
    pub fn can_loosen(model: &MemModel) -> bool {
        model.views.global.is_some()
    }

    /// Whether every run is one: nothing is guessed that may turn out wrong.
    pub fn is_exact(program: &Program, model: &MemModel) -> bool {
        let pair = |i: &Instr| matches!(i, Instr::StoreExcl { .. });
        let mut code = program.threads.iter().flat_map(|t| &t.code.instrs);
        Machine::in_order(model) && !code.any(pair)
    }

    /// Everything must have been checked by the front end: at most
    /// [`MAX_LOCS`] locations, places below 65536.
    pub fn new(program: Program, mut model: MemModel, options: Options) -> Self {
        assert!(program.locs.len() <= MAX_LOCS && program.threads.len() < 255);
        assert!(0 < options.window && options.window <= MAX_WINDOW);
        assert!(program.shown == 0 || model.single && options.stages && !options.reduce);
        assert!(!options.fold || Machine::can_fold(&model), "runs fold under in-order models only");
        let program = if options.livelocks { with_heads(program) } else { program };
        if options.loose_order {
            model.order_only_fences();
        }
        let (kinds, kind_of) =
            number_kinds(&program, &model, program.checked || options.all_values);
        let probes = probes(&kinds);
        let mut middles = Vec::new();
        model.rules.iter().for_each(|r| find_middles(&r.rel, &[], false, &mut middles));
        let layout = Layout {
            n_locs: program.locs.len(),
            n_threads: program.threads.len(),
            views: !model.single,
            sequences: !model.single && model.views.acquire_fence.is_some(),
            carries: !model.single && model.views.carry.is_some(),
            slots: 0,
        };
        let past_branches = !(model.orders(BRANCH, READ) && model.orders(BRANCH, WRITE));
        let mut machine = Machine {
            live: program.threads.iter().map(|t| live(t, options.all_values)).collect(),
            assertions: Assertions::new(&program),
            exclusive_ahead: program.threads.iter().map(|t| t.exclusive_ahead()).collect(),
            speculate: model.speculate && past_branches,
            sortable: model.single && !model.orders(WRITE, WRITE),
            swaps: OnceLock::new(),
            has_ex_rules: model.has_ex_rules(),
            two_fences: model.needs_two_fences_at_most(),
            joined: joined(&program),
            in_unit: match Machine::in_order(&model) {
                true => Vec::new(),
                false => program.threads.iter().map(crate::observations::units).collect(),
            },
            n_regs: program.threads.iter().map(|t| t.regs.len()).collect(),
            notice_of: (program.threads.iter().zip(&kind_of))
                .map(|(t, kinds)| crate::observations::accesses(t, kinds))
                .collect(),
            layout,
            kinds,
            kind_of,
            probes,
            middles,
            program,
            model,
            options,
            reach: Vec::new(),
            stores_at: Vec::new(),
            strong_order: false,
            begins_badly: false,
            window_hit: AtomicBool::new(false),
            stray: AtomicBool::new(false),
            diverged: AtomicBool::new(false),
            mixed: AtomicBool::new(false),
            judged: AtomicBool::new(false),
            deep: AtomicBool::new(false),
            reserved: AtomicBool::new(false),
            long_round: AtomicBool::new(false),
            told: crate::plain::Told::default(),
            livelocks: Mutex::new(BTreeMap::new()),
            fences_ahead: Vec::new(),
        };
        if machine.options.reduce && machine.options.stages && machine.model.single {
            machine.reach = reach(&machine);
        }
        if machine.speculate && machine.options.stages {
            machine.stores_at = stores_at(&machine);
        }
        machine.strong_order = order_may_be_too_strong(&machine);
        // A pair that reads an older value and then fails would hide that a lock is never free.
        let pair = |i: &Instr| matches!(i, Instr::StoreExcl { .. });
        let mut code = machine.program.threads.iter().flat_map(|t| &t.code.instrs);
        machine.strong_order |= machine.options.loose_order && code.any(pair);
        if fences_may_be_loose(&machine) {
            // With accesses in the order, or steps that stand for fairness, it is left alone.
            if machine.options.arrivals || orders_accesses(&machine) {
                machine.strong_order = true;
            } else {
                machine.fences_ahead = fences_ahead(&machine, RESERVED + 1);
                machine.layout.slots = RESERVED;
            }
        }
        machine.begins_badly =
            machine.options.stages && machine.begin().iter().any(|r| r.fault.is_some());
        machine
    }

    /// What the search left out, for reasons that lie in this machine.
    pub(crate) fn left_out(&self) -> Vec<heddle_model::Gap> {
        let mut out: Vec<heddle_model::Gap> =
            self.program.gaps.iter().cloned().map(heddle_model::Gap::Other).collect();
        if self.window_hit.load(Ordering::Relaxed) {
            out.push(heddle_model::Gap::Window(self.options.window as u32));
        }
        if self.strong_order {
            out.push(heddle_model::Gap::Order);
        }
        if self.diverged.load(Ordering::Relaxed) {
            out.push(heddle_model::Gap::Other(
                "a thread computes on without touching memory".into(),
            ));
        }
        if self.program.finally && !self.has_judged() {
            let text = "the condition at the end was never evaluated: no run comes there";
            out.push(heddle_model::Gap::Other(text.into()));
        }
        if self.mixed.load(Ordering::Relaxed) {
            out.push(heddle_model::Gap::Other(
                "an access to a part of a location, or to several at once".into(),
            ));
        }
        if self.deep.load(Ordering::Relaxed) {
            out.push(heddle_model::Gap::Other("calls were cut where they go too deep".into()));
        }
        if self.reserved.load(Ordering::Relaxed) {
            let text = "some orders of fences, with many of them under way, are not looked at";
            out.push(heddle_model::Gap::Other(text.into()));
        }
        if self.long_round.load(Ordering::Relaxed) {
            let text = "whether a long loop that changes nothing ever ends was not found out";
            out.push(heddle_model::Gap::Other(text.into()));
        }
        if self.stray.load(Ordering::Relaxed) {
            out.push(heddle_model::Gap::Other(
                "an access to an address that names no location".into(),
            ));
        }
        out
    }

    pub(crate) fn hit_window(&self) {
        self.window_hit.store(true, Ordering::Relaxed);
    }

    pub(crate) fn hit_stray(&self) {
        self.stray.store(true, Ordering::Relaxed);
    }

    pub(crate) fn hit_assertion(&self) {
        self.judged.store(true, Ordering::Relaxed);
    }

    pub(crate) fn has_judged(&self) -> bool {
        self.judged.load(Ordering::Relaxed)
    }

    pub(crate) fn hit_mixed(&self) {
        self.mixed.store(true, Ordering::Relaxed);
    }

    pub(crate) fn hit_depth(&self) {
        self.deep.store(true, Ordering::Relaxed);
    }

    pub(crate) fn hit_reserved(&self) {
        self.reserved.store(true, Ordering::Relaxed);
    }

    pub(crate) fn hit_long_round(&self) {
        self.long_round.store(true, Ordering::Relaxed);
    }

    pub(crate) fn hit_divergence(&self) {
        self.diverged.store(true, Ordering::Relaxed);
    }

    pub fn initial_state(&self) -> State {
        let (n_locs, t) = (self.layout.n_locs, self.layout.n_threads);
        let n = n_locs + self.layout.slots;
        let lists = if self.layout.views {
            let first = |&value: &i64| {
                vec![Message { value, glued: false, plain: false, view: vec![0; n] }]
            };
            Lists {
                lists: self.program.init.iter().map(first).collect(),
                dropped: vec![vec![0; n]; if self.layout.carries { n_locs } else { 0 }],
                seen: vec![vec![0; n]; t],
                ahead: vec![vec![0; n]; t],
                pending: vec![vec![0; n]; t],
                global: vec![0; n],
                released: vec![vec![0; n]; if self.layout.sequences { t * n_locs } else { 0 }],
                reserved: Vec::new(),
            }
        } else {
            Lists::default()
        };
        let thread = |p: &crate::program::Thread| ThreadState {
            pc: 0,
            reserve: NONE,
            regs: p.init.iter().map(|&v| Src::Val(v, 0)).collect(),
            win: Vec::new(),
        };
        let mem = if self.layout.views { Vec::new() } else { self.program.init.clone() };
        State { mem, lists, threads: self.program.threads.iter().map(thread).collect() }
    }

    pub fn decode(&self, bytes: &[u8]) -> State {
        decode(bytes, self.layout, &self.n_regs)
    }

    pub fn encode(&self, state: &State, out: &mut Vec<u8>) {
        encode(state, self.layout, out);
    }

    /// Every thread at its end and nothing in flight.
    pub fn is_final(&self, s: &State) -> bool {
        (0..s.threads.len()).all(|t| self.ended(s, t))
    }

    /// The value of a location, as a thread that has seen everything reads it.
    pub fn memory(&self, s: &State, loc: usize) -> i64 {
        match s.lists.lists.get(loc) {
            Some(list) => list.last().expect("a location has a value").value,
            None => s.mem[loc],
        }
    }

    pub fn register(&self, s: &State, thread: usize, reg: usize) -> Option<i64> {
        s.threads[thread].regs[reg].known()
    }

    // ---- what relations see ----

    pub(crate) fn class(&self, e: &Entry) -> u8 {
        let kind = &self.kinds[e.kind as usize];
        let failed = matches!(kind.instr, Instr::StoreExcl { .. }) && !e.guess;
        if failed { 0 } else { kind.class }
    }

    pub(crate) fn sets(&self, e: &Entry) -> u64 {
        if self.class(e) == 0 { 0 } else { self.kinds[e.kind as usize].sets }
    }

    /// Where an instance is, as relations ask.
    pub(crate) fn site(&self, e: &Entry) -> Site {
        match e.loc {
            UNKNOWN => Site::Unknown,
            // Nowhere that anybody else is.
            INVALID | NULL | MIXED => Site::One(INVALID),
            SEVERAL => match self.kinds[e.kind as usize].instr {
                Instr::Atomic { locs, .. } => Site::Several(locs),
                _ => unreachable!("only atomic blocks have several locations"),
            },
            l => Site::One(l),
        }
    }

    pub(crate) fn event(&self, e: &Entry) -> Ev {
        let forwarded = if let Read::Forwarded(k) = e.read { k } else { NONE };
        let class = self.class(e);
        let pair = if class & WRITE != 0 { e.pair } else { NONE };
        Ev { class, sets: self.sets(e), site: self.site(e), done: e.done, forwarded, pair }
    }

    pub(crate) fn events(&self, win: &[Entry], out: &mut EvBuf) -> usize {
        for (slot, e) in out.iter_mut().zip(win) {
            *slot = self.event(e);
        }
        win.len()
    }

    pub(crate) fn in_set(&self, e: &Entry, set: Option<u8>) -> bool {
        set.is_some_and(|s| self.sets(e) >> s & 1 == 1)
    }

    /// A fence that does something of its own in a memory of views.
    pub(crate) fn acts(&self, e: &Entry) -> bool {
        let v = &self.model.views;
        self.class(e) == FENCE
            && [v.light, v.strong, v.acquire_fence, v.global].iter().any(|&s| self.in_set(e, s))
    }

    /// A fence whose doing other threads can tell: a step of its own.
    pub(crate) fn acts_on_others(&self, e: &Entry) -> bool {
        let v = &self.model.views;
        self.class(e) == FENCE && (self.in_set(e, v.strong) || self.in_set(e, v.global))
    }

    /// The location that an access of this kind to this address is to.
    pub(crate) fn locate(&self, addr: i64, kind: u16) -> u8 {
        let cells = &self.program.cells;
        if cells.is_empty() {
            return location(addr, self.layout.n_locs).map_or(INVALID, |l| l as u8);
        }
        let size = self.kinds[kind as usize].mark.size;
        let at = cells.partition_point(|c| c.0.wrapping_add(c.1 as i64) <= addr);
        match cells.get(at) {
            Some(&(base, bytes)) if base == addr && [0, bytes].contains(&size) => at as u8,
            Some(&(base, ANY_SIZE)) if base == addr => at as u8,
            Some(&(base, _)) if base < addr.wrapping_add(size.max(1) as i64) => MIXED,
            _ if (0..4096).contains(&addr) => NULL,
            _ => INVALID,
        }
    }
}

pub(crate) type EvBuf = [Ev; MAX_WINDOW];

pub(crate) fn ev_buf() -> EvBuf {
    [Ev::default(); MAX_WINDOW]
}

/// At each place of a thread, the registers that keep what they hold.
fn live(thread: &Thread, all: bool) -> Vec<Vec<bool>> {
    let mut live = thread.live();
    live.iter_mut().flatten().for_each(|register| *register |= all);
    live
}

/// `by_place`: instructions at different places are of different kinds.
fn number_kinds(program: &Program, model: &MemModel, by_place: bool) -> (Vec<Kind>, Vec<Vec<u16>>) {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut kind_of = Vec::new();
    for (t, thread) in program.threads.iter().enumerate() {
        let mut row = Vec::new();
        for (pc, instr) in thread.code.instrs.iter().enumerate() {
            let bare = bare(instr);
            let mark = thread.code.marks.get(pc).copied().unwrap_or_default();
            // What is reported by place keeps its place.
            let unique =
                matches!(instr, Instr::Assert { .. } | Instr::Check { .. } | Instr::Atomic { .. });
            let here = &thread.code.places[pc];
            let same = |k: &Kind| {
                let (u, at) = k.places[0];
                let told = || program.threads[u as usize].code.places[at as usize] == *here;
                k.instr == bare
                    && !unique
                    && k.mark == mark
                    && (!by_place || u as usize == t && told())
            };
            let at = kinds.iter().position(same).unwrap_or_else(|| {
                let class = class_of(instr);
                let sets = model.sets_of(class, instr.attrs());
                let own = matches!(instr, Instr::Rmw { .. })
                    && crate::c11::failed(instr.attrs()) != instr.attrs();
                let failed = || model.sets_of(READ, crate::c11::failed(instr.attrs()));
                let failed = if own { failed() } else { sets };
                kinds.push(Kind { instr: bare, class, sets, failed, mark, places: Vec::new() });
                kinds.len() - 1
            });
            kinds[at].places.push((t as u16, pc as u16));
            row.push(at as u16);
        }
        kind_of.push(row);
    }
    (kinds, kind_of)
}

/// The instruction without what only its fetch needs: registers and targets.
fn bare(instr: &Instr) -> Instr {
    let none = Operand::Imm(0);
    match instr.clone() {
        Instr::Alu { op, .. } => Instr::Alu { op, dst: 0, a: none, b: none },
        Instr::Select { op, .. } => {
            Instr::Select { op, dst: 0, a: none, b: none, yes: none, no: none }
        }
        Instr::Load { off, attrs, link, .. } => {
            Instr::Load { dst: 0, addr: none, off, attrs, link }
        }
        Instr::Store { off, attrs, .. } => Instr::Store { addr: none, off, value: none, attrs },
        Instr::StoreExcl { dst, off, attrs, when, early, .. } => {
            let when = if let When::If(_) = when { When::If(none) } else { when };
            let dst = dst.map(|_| 0);
            Instr::StoreExcl { dst, addr: none, off, value: none, attrs, when, early }
        }
        Instr::Rmw { off, op, attrs, .. } => {
            Instr::Rmw { dst: 0, addr: none, off, op, value: none, expected: none, attrs }
        }
        Instr::Branch { op, .. } => Instr::Branch { op, a: none, b: none, target: 0 },
        Instr::Choice { .. } => Instr::Choice { dst: 0 },
        Instr::Assert { .. } => Instr::Assert { cond: none },
        Instr::Check { kind, .. } => Instr::Check { cond: none, kind },
        Instr::Notice { loc, with, .. } => Instr::Notice { loc, value: none, with },
        Instr::Move { .. } => Instr::Move { dst: 0, a: none },
        other => other,
    }
}

pub(crate) fn class_of(instr: &Instr) -> u8 {
    match instr {
        Instr::Load { .. } | Instr::Notice { .. } => READ,
        Instr::Store { .. } | Instr::StoreExcl { .. } => WRITE,
        Instr::Rmw { .. } | Instr::Atomic { .. } => READ | WRITE,
        Instr::Fence { .. } => FENCE,
        Instr::Branch { .. } => BRANCH,
        _ => 0,
    }
}

fn joined(program: &Program) -> Vec<bool> {
    let mut out = vec![false; program.threads.len()];
    for instr in program.threads.iter().flat_map(|t| &t.code.instrs) {
        if let Instr::Join { thread, .. } = instr {
            out[*thread as usize] = true;
        }
    }
    out
}

fn probes(kinds: &[Kind]) -> Vec<Ev> {
    let mut out: Vec<Ev> = Vec::new();
    for k in kinds.iter().filter(|k| k.class & (READ | WRITE) != 0) {
        if !out.iter().any(|p| (p.class, p.sets) == (k.class, k.sets)) {
            let (class, sets) = (k.class, k.sets);
            out.push(Ev { class, sets, forwarded: NONE, pair: NONE, ..Ev::default() });
        }
    }
    out
}

/// Collects where an instance can stand in the middle of a pair of `rel`.
/// `after`: more follows the part that is looked at.
fn find_middles(rel: &Rel, prefix: &[Rel], after: bool, out: &mut Vec<(Option<u8>, Rel)>) {
    let moves = |r: &Rel| !matches!(r, Rel::Id(_));
    let started = prefix.iter().any(moves);
    match rel {
        Rel::Seq(parts) => {
            let mut so_far = prefix.to_vec();
            for (i, part) in parts.iter().enumerate() {
                let more = after || parts[i + 1..].iter().any(moves);
                find_middles(part, &so_far, more, out);
                so_far.push(part.clone());
                let next_moves = parts.get(i + 1).is_some_and(moves);
                if moves(part) && next_moves {
                    out.push((None, Rel::Seq(so_far.clone())));
                }
            }
        }
        Rel::Id(s) if started && after => out.push((Some(*s), Rel::Seq(prefix.to_vec()))),
        Rel::Or(parts) => parts.iter().for_each(|p| find_middles(p, prefix, after, out)),
        Rel::And(a, b) | Rel::Diff(a, b) => {
            find_middles(a, prefix, after, out);
            find_middles(b, prefix, after, out);
        }
        Rel::Opt(a) => find_middles(a, prefix, after, out),
        Rel::Plus(a) => {
            let mut so_far = prefix.to_vec();
            so_far.push(rel.clone());
            out.push((None, Rel::Seq(so_far.clone())));
            find_middles(a, &so_far, true, out);
            find_middles(a, prefix, true, out);
        }
        _ => {}
    }
}
