//! One search thread's hands: states in, steps and their successors out.

use crate::access::Next;
use crate::canon::{Canon, decode};
use crate::exec::{Exec, Halt};
use crate::library::Lib;
use crate::model::MachineModel;
use crate::options::{Races, Reduction};
use crate::program::Inst;
use crate::races::racing;
use crate::state::{End, Status};
use crate::superstep::{Conflict, Tables};
use crate::symmetry::{self, Folder, is_joining};
use heddle_model::{Actor, Fault, FaultKind, Labels, Sink, Step, Violation, Worker};

/// Sees each instruction of a step; the search uses one that sees nothing.
pub trait Observer {
    fn before(&mut self, _: &mut Exec) {}
    fn after(&mut self, _: &mut Exec) {}
}

pub struct Blind;

impl Observer for Blind {}

/// Two accesses that race, and which of them write.
struct Race {
    violation: Box<Violation>,
    writes: (bool, bool),
}

/// Visible accesses in one superstep.
const MAX_VISIBLE: usize = 200;

/// How a step ended.
pub enum Ended {
    /// In a state.
    Well,
    Fault(Box<Violation>),
    /// The run is not of interest.
    Cut,
}

pub struct MachineWorker<'m> {
    pub(crate) model: &'m MachineModel,
    /// The state that is being expanded.
    pub(crate) base: Exec<'m>,
    /// The state that a step is making.
    pub(crate) run: Exec<'m>,
    pub(crate) canon: Canon,
    tables: Tables,
    pub(crate) next: Vec<Option<Next>>,
    pub(crate) bytes: Vec<u8>,
    reached: Vec<u64>,
    /// Where the current superstep made visible accesses, and with which
    /// registers: coming back to one means a loop that learns nothing.
    been: Vec<u64>,
    /// The threads that are enough in the surveyed state: one bit each.
    pub(crate) cluster: Option<u64>,
    /// Steps end before anything that others can see.
    short: bool,
    /// The main thread only joins, and comes after all others.
    joins_last: bool,
    /// The local situation of each running thread, if it is known.
    pub(crate) nodes: Vec<Option<u32>>,
    pub(crate) key: Vec<u8>,
    /// Which races to look for.
    pub(crate) races: Races,
    /// A race of this step that only made a value undefined.
    mild: Option<Box<Violation>>,
    folder: Folder,
}

impl<'m> MachineWorker<'m> {
    pub(crate) fn new(model: &'m MachineModel) -> Self {
        let exec = || Exec::new(&model.code, &model.options);
        MachineWorker {
            model,
            base: exec(),
            run: exec(),
            canon: Canon::default(),
            tables: Tables::default(),
            next: Vec::new(),
            bytes: Vec::new(),
            reached: vec![0; model.n_sites.div_ceil(64)],
            been: Vec::new(),
            cluster: None,
            short: false,
            joins_last: false,
            nodes: Vec::new(),
            key: Vec::new(),
            races: model.options.races,
            mild: None,
            folder: Folder::default(),
        }
    }

    /// Reads a state and looks at what each thread does next.
    pub(crate) fn survey(&mut self, state: &[u8]) {
        decode(&self.model.code, state, &mut self.base.st);
        self.next.clear();
        for t in 0..self.base.st.threads.len() {
            self.next.push(self.base.is_running(t).then(|| self.base.next(t)));
        }
        if self.model.options.reduction == Reduction::Superstep {
            self.tables.start(&self.next);
        }
        self.nodes.clear();
        self.cluster = None;
        self.short = false;
        self.joins_last = false;
        let many = self.next.iter().flatten().count() > 1;
        if many && self.base.st.threads.iter().all(|t| t.atomic == 0) {
            let joins_last = self.main_joins_last();
            self.cluster = if joins_last { None } else { self.ready_join() };
            self.short = self.cluster.is_some();
            if self.short {
                return;
            }
            // Who comes last does not count when sets are looked for.
            let main = self.next[0];
            if let Some(main) = self.next[0].as_mut().filter(|_| joins_last) {
                main.enabled = false;
            }
            let groups = self.model.groups.as_ref();
            let enough = groups.and_then(|g| g.enough(&self.base, &self.next));
            self.cluster = enough.filter(|&c| self.leaves_out(c)).or_else(|| self.find_cluster());
            if joins_last {
                self.next[0] = main;
                self.cluster = self.cluster.map(|c| c | 1);
                self.joins_last = true;
            }
        }
    }

    /// Whether the main thread only joins the others, so that it may come last.
    fn main_joins_last(&mut self) -> bool {
        self.model.folds
            && self.model.looks_ahead()
            && is_joining(&self.model.code, &self.base.st, 0)
            && (1..self.next.len()).any(|t| self.next[t].is_some_and(|n| n.enabled))
            && self.folder.main_is_blind(&mut self.canon, &self.base)
    }

    /// How many objects made at run time a thread leads to.
    pub(crate) fn n_reachable(&mut self, st: &crate::state::State, t: usize) -> u32 {
        if st.threads[t].status != Status::Running {
            return 0;
        }
        self.canon.thread_key(&self.model.code, st, t, &mut self.key);
        self.canon.n_numbered()
    }

    pub(crate) fn next_of(&self, t: usize) -> Option<Next> {
        self.next.get(t).copied().flatten()
    }

    /// Everybody who can go counts as a mover, enough or not.
    pub(crate) fn expand_all(&mut self) {
        self.cluster = None;
        self.short = false;
        self.joins_last = false;
    }

    /// The threads that may move in the surveyed state.
    pub(crate) fn movers(&self) -> impl Iterator<Item = usize> + use<> {
        let can = |t: usize| self.next[t].is_some_and(|n| n.enabled);
        let inside = |t: usize| self.base.st.threads[t].atomic > 0 && can(t);
        let n = self.next.len();
        let movers: Vec<usize> = match (0..n).find(|&t| inside(t)) {
            Some(t) => vec![t],
            None => {
                let cluster = self.cluster.unwrap_or(u64::MAX);
                let waits = |t: usize| t == 0 && self.joins_last;
                (0..n).filter(|&t| can(t) && cluster >> t & 1 == 1 && !waits(t)).collect()
            }
        };
        movers.into_iter()
    }

    pub(crate) fn n_choices(&self, t: usize) -> u32 {
        self.next[t].map_or(1, |n| n.choices)
    }

    /// A race between a thread's next access and that of another.
    fn race_at(&self, t: usize) -> Option<Race> {
        let races = self.races;
        let mine = self.next[t].as_ref()?;
        if races == Races::Off || mine.accesses().is_empty() {
            return None;
        }
        self.next.iter().enumerate().filter(|&(k, _)| k != t).find_map(|(k, other)| {
            let (a, b) = racing(mine, other.as_ref()?, races)?;
            let violation = Box::new(self.base.race((t, a), (k, b), &self.base));
            Some(Race { violation, writes: (a.write, b.write) })
        })
    }

    /// Runs one step of thread `t` from the surveyed state into `self.run`.
    /// Steps of one state must be run in order: each fills the access tables
    /// for the next.
    pub(crate) fn advance(&mut self, t: usize, choice: u32, seen: &mut impl Observer) -> Ended {
        self.run.st.clone_from(&self.base.st);
        self.run.t = t;
        self.run.choice = choice;
        self.run.progress = false;
        self.run.racing_load = false;
        let race = self.race_at(t);
        self.mild = None;
        let race = self.unless_mild(t, race);
        let first = self.next[t].expect("a mover runs");
        self.run.created = None;
        let mut ended = self.advance_inside(t, first, seen);
        if let (Ended::Well, Some(new)) = (&ended, self.run.created)
            && self.model.options.reduction != Reduction::None
        {
            ended = self.settle(new, seen);
        }
        if self.run.cut_loop {
            self.model.note_cut();
        }
        if let Some(text) = self.run.warning.take() {
            self.model.warn(text);
        }
        if self.run.sampled {
            self.model.note_sample();
        }
        match (race, ended) {
            (Some(v), Ended::Well | Ended::Cut) => Ended::Fault(v),
            (_, Ended::Fault(v)) => Ended::Fault(self.blame_race(v)),
            (_, ended) => ended,
        }
    }

    /// In optimised code a race of a load only makes its value undefined.
    /// A race that is let pass so is remembered, to be told where it matters.
    fn unless_mild(&mut self, t: usize, race: Option<Race>) -> Option<Box<Violation>> {
        let race = race?;
        if !self.model.options.speculated_loads || race.writes == (true, true) {
            return Some(race.violation);
        }
        let frame = self.run.st.threads[t].top();
        let is_load = matches!(self.model.code.inst(frame.func, frame.pc), Inst::Load { .. });
        if !race.writes.0 && !is_load {
            return Some(race.violation);
        }
        self.run.racing_load = !race.writes.0;
        self.model.remember_race(&race.violation);
        self.mild = Some(race.violation);
        None
    }

    /// An undefined value that a race made is that race's fault.
    fn blame_race(&self, v: Box<Violation>) -> Box<Violation> {
        if !self.model.options.speculated_loads || v.kind != FaultKind::Uninitialised {
            return v;
        }
        match &self.mild {
            Some(race) => race.clone(),
            None => self.model.remembered_race().map_or(v, Box::new),
        }
    }

    fn advance_inside(&mut self, t: usize, first: Next, seen: &mut impl Observer) -> Ended {
        let options = &self.model.options;
        let mut stop = options.reduction == Reduction::Superstep
            && (first.choices > 1 || self.tables.test(t, &first) != Conflict::Continue);
        let mut single = stop || self.short || options.reduction != Reduction::Superstep;
        stop = false;
        let mut next = first;
        self.been.clear();
        if !single {
            self.comes_back(t);
        }
        for count in 0.. {
            single |= self.ends_superstep(t, &next);
            if let Err(halt) = self.one(seen) {
                return match halt {
                    Halt::Fault(v) => Ended::Fault(v),
                    Halt::Cut => Ended::Cut,
                };
            }
            self.run.choice = 0;
            let over = !self.run.is_running(t);
            if over || count >= options.max_superstep {
                break;
            }
            let inside = self.run.st.threads[t].atomic > 0;
            if options.reduction == Reduction::None && !inside {
                break;
            }
            next = self.run.next(t);
            if !next.enabled || next.choices > 1 || self.is_mark(t) {
                break;
            }
            if !next.visible {
                continue;
            }
            if inside {
                if let Some(v) = self.race_inside(t, &next) {
                    return Ended::Fault(v);
                }
                continue;
            }
            if single || stop || self.comes_back(t) || self.been.len() > MAX_VISIBLE {
                break;
            }
            if self.leaves_cluster(&next) {
                break;
            }
            match self.tables.test(t, &next) {
                Conflict::PreStop => break,
                Conflict::PostStop => stop = true,
                Conflict::Continue => {}
            }
            let race = self.race_ahead(t, &next);
            if let Some(v) = self.unless_mild(t, race) {
                return Ended::Fault(v);
            }
            self.tables.add(t, next);
        }
        Ended::Well
    }

    /// Runs a new thread up to its first instruction that anybody could see,
    /// as every other thread has been: there it would come anyway.
    fn settle(&mut self, t: usize, seen: &mut impl Observer) -> Ended {
        self.run.t = t;
        for _ in 0..self.model.options.max_superstep {
            if !self.run.is_running(t) {
                break;
            }
            let next = self.run.next(t);
            if next.visible || !next.enabled || next.choices > 1 || self.is_mark(t) {
                break;
            }
            if let Err(halt) = self.one(seen) {
                return match halt {
                    Halt::Fault(v) => Ended::Fault(v),
                    Halt::Cut => Ended::Cut,
                };
            }
        }
        Ended::Well
    }

    /// Whether this superstep was here before with the same registers.
    fn comes_back(&mut self, t: usize) -> bool {
        let thread = &self.run.st.threads[t];
        let frame = thread.top();
        let live = &self.model.code.live[frame.func as usize].before[frame.pc as usize];
        let mut hash = 0xcbf2_9ce4_8422_2325u64;
        let mut mix =
            |v: u64| hash = (hash ^ v).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        mix((frame.func as u64) << 32 | frame.pc as u64);
        mix(thread.frames.len() as u64);
        for &r in live {
            let v = thread.regs[(frame.base + r) as usize];
            mix(v.bits);
            mix(v.undef ^ (v.obj as u64) << 32);
        }
        let again = self.been.contains(&hash);
        self.been.push(hash);
        again
    }

    fn one(&mut self, seen: &mut impl Observer) -> Result<(), Halt> {
        let frame = *self.run.thread().top();
        let site = self.model.site_of[self.model.code.inst_number(frame.func, frame.pc) as usize];
        self.reached[site as usize / 64] |= 1 << (site % 64);
        seen.before(&mut self.run);
        let done = if self.model.tracks && self.races != Races::Off {
            self.one_in_order()
        } else {
            self.run.step()
        };
        seen.after(&mut self.run);
        done
    }

    /// The same with an eye on what happened before.
    fn one_in_order(&mut self) -> Result<(), Halt> {
        let created = self.run.created.take();
        let (before, race) = self.run.check_order();
        if let Some(race) = race {
            // As in `unless_mild`: optimised code may load too early.
            let frame = self.run.thread().top();
            let is_load = matches!(self.model.code.inst(frame.func, frame.pc), Inst::Load { .. });
            if !self.model.options.speculated_loads || !is_load {
                return Err(Halt::Fault(race));
            }
            self.run.racing_load = true;
            self.model.remember_race(&race);
            self.mild = Some(race);
        }
        self.run.step()?;
        self.run.note_order(&before);
        self.run.created = self.run.created.or(created);
        Ok(())
    }

    /// After these no superstep goes on: a new thread's instructions are in no
    /// table; a property must see each change.
    fn ends_superstep(&self, t: usize, next: &Next) -> bool {
        let frame = self.run.st.threads[t].top();
        let starts = matches!(
            self.model.code.inst(frame.func, frame.pc),
            Inst::Lib { lib: Lib::ThreadCreate | Lib::ThrdCreate | Lib::Progress, .. }
        );
        let writes = next.visible && next.accesses().iter().any(|a| a.write);
        starts || next.everything || writes && self.model.options.watched()
    }

    fn is_mark(&self, t: usize) -> bool {
        let frame = self.run.st.threads[t].top();
        matches!(self.model.code.inst(frame.func, frame.pc), Inst::Lib { lib: Lib::Progress, .. })
    }

    /// A race of an access inside an atomic section.
    fn race_inside(&self, t: usize, next: &Next) -> Option<Box<Violation>> {
        if next.accesses().is_empty() || self.races == Races::Off {
            return None;
        }
        let others = self.next.iter().enumerate().filter(|&(k, _)| k != t);
        others.filter_map(|(k, n)| Some((k, n.as_ref()?))).find_map(|(k, other)| {
            let (a, b) = racing(next, other, self.races)?;
            Some(Box::new(self.run.race((t, a), (k, b), &self.base)))
        })
    }

    /// A race with an instruction that is in another thread's superstep: what
    /// comes before both is independent, so some run has them side by side.
    fn race_ahead(&self, t: usize, next: &Next) -> Option<Race> {
        if self.races == Races::Off {
            return None;
        }
        self.tables.conflicts(t, next).find_map(|(k, other)| {
            let (a, b) = racing(next, other, self.races)?;
            let violation = Box::new(self.run.race((t, a), (k, b), &self.base));
            Some(Race { violation, writes: (a.write, b.write) })
        })
    }

    /// The canonical bytes of the state that a step made.
    pub(crate) fn encode(&mut self) {
        let options = &self.model.options;
        if let Some(groups) =
            self.model.groups.as_ref().filter(|_| options.clear_dead && !options.leaks)
        {
            groups.clear_dead(&mut self.run.st);
        }
        self.canon.encode(
            &self.model.code,
            &mut self.run.st,
            options.watched(),
            options.leaks,
            &mut self.bytes,
        );
    }

    /// Steps check the states they lead to; nothing leads to the first.
    fn broken_from_the_start(&self, state: &[u8]) -> Option<Fault> {
        if self.model.options.invariants.is_empty() || !self.model.is_first_state(state) {
            return None;
        }
        self.model.broken_invariant(&self.base).map(|v| self.model.intern(v))
    }

    fn emit(&mut self, step: Step, ended: Ended, sink: &mut impl Sink) {
        match ended {
            Ended::Cut => {}
            Ended::Fault(v) => sink.fault(step, self.model.intern(*v), None),
            Ended::Well => {
                let broken = self.model.broken_invariant(&self.run);
                self.encode();
                match broken {
                    Some(v) => sink.fault(step, self.model.intern(v), Some(&self.bytes)),
                    None => sink.step(step, &self.bytes),
                }
            }
        }
    }
}

impl Worker for MachineWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.survey(state);
        if let Some(fault) = self.broken_from_the_start(state) {
            sink.fault(Step { actor: Actor(0), edge: 0 }, fault, None);
            return;
        }
        let mut edge = 0;
        for t in self.movers() {
            for choice in 0..self.n_choices(t) {
                let step = Step { actor: Actor(t as u16), edge };
                edge += 1;
                let ended = self.advance(t, choice, &mut Blind);
                self.emit(step, ended, sink);
            }
        }
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        self.survey(state);
        let waits = self.base.st.threads.iter().any(|t| t.status == Status::Running);
        if self.base.st.end == End::Exited || !waits {
            return None;
        }
        // Steps there were, but none of interest: an assumption failed.
        if self.movers().next().is_some() {
            return None;
        }
        Some(self.model.intern(self.model.deadlock(&self.base)))
    }

    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        symmetry::copy(state, out);
        let options = &self.model.options;
        if let Some(f) = options.abstraction {
            decode(&self.model.code, state, &mut self.base.st);
            if self.model.abstract_key(&self.base, f, out).is_err() {
                symmetry::copy(state, out);
            }
        } else if self.model.folds {
            decode(&self.model.code, state, &mut self.base.st);
            if self.folder.sort(&mut self.canon, &mut self.base) {
                let watched = options.watched();
                let st = &mut self.base.st;
                self.canon.encode(&self.model.code, st, watched, options.leaks, out);
            }
        }
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        if !self.model.has_progress {
            return Labels::NONE;
        }
        decode(&self.model.code, state, &mut self.base.st);
        let marked = |t: &crate::state::Thread| {
            t.status == Status::Running
                && matches!(
                    self.model.code.inst(t.top().func, t.top().pc),
                    Inst::Lib { lib: Lib::Progress, .. }
                )
        };
        if self.base.st.threads.iter().any(marked) { Labels::PROGRESS } else { Labels::NONE }
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        decode(&self.model.code, state, &mut self.base.st);
        self.model.proposition(&self.base, index)
    }

    fn enabled(&mut self, state: &[u8], out: &mut heddle_model::Actors) {
        out.clear();
        self.survey(state);
        self.expand_all();
        self.movers().for_each(|t| out.insert(Actor(t as u16)));
    }

    fn reached(&self) -> &[u64] {
        &self.reached
    }
}
