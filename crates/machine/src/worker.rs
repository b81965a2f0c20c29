//! One search thread's hands: states in, steps and their successors out.

use crate::access::Next;
use crate::advance::{Blind, Ended, SET};
use crate::decode::{decode, decode_changes};
use crate::emit::{Keys, Undo};
use crate::encode::Canon;
use crate::exec::Exec;
use crate::hands::Hand;
use crate::happens_before::{Before, Mark};
use crate::library::Lib;
use crate::model::MachineModel;
use crate::options::{Races, Reduction};
use crate::patch::{Kept, Loose, Parts};
use crate::persistent_sets::{Stood, contains};
use crate::program::Inst;
use crate::race_doubts::Told;
use crate::remembered::Remembered;
use crate::state::{End, Status};
use crate::superstep::Tables;
use crate::symmetry::{self, is_joining};
use crate::thread_sort::Folder;
use heddle_model::{Actor, Fault, FaultKind, Labels, Sink, Step, Violation, Worker};

/// Buffers of a worker: nothing in them outlives the question that they are for.
#[derive(Default)]
pub(crate) struct Scratch {
    /// A state.
    pub bytes: Vec<u8>,
    /// A key, of a state or of a thread.
    pub key: Vec<u8>,
    /// The marks of the key of a step that was taken from memory.
    pub key_marks: Vec<Mark>,
    /// Where the current superstep made visible accesses, and with which
    /// registers: coming back to one means a loop that learns nothing.
    pub been: Vec<u64>,
    /// Who knows of the last accesses to memory that changes hands.
    pub hands: Vec<Hand>,
    /// The situations of all threads.
    pub futures: Vec<u32>,
    /// The cells that an instruction touches.
    pub near: Vec<(u32, bool)>,
}

pub struct MachineWorker<'m> {
    pub(crate) model: &'m MachineModel,
    pub(crate) scratch: Scratch,
    /// The state that is being expanded.
    pub(crate) base: Exec<'m>,
    /// Its bytes, and where the parts lie there; empty unless they are known.
    pub(crate) base_bytes: Vec<u8>,
    pub(crate) parts: Parts,
    /// The state that a step is making.
    pub(crate) run: Exec<'m>,
    pub(crate) canon: Canon,
    pub(crate) tables: Tables,
    pub(crate) next: Vec<Option<Next>>,
    pub(crate) reached: Vec<u64>,
    /// The threads that are enough in the surveyed state: one bit each.
    pub(crate) cluster: Option<u64>,
    /// Steps end before anything that others can see.
    pub(crate) short: bool,
    /// The main thread only joins, and comes after all others.
    pub(crate) joins_last: bool,
    /// The local situation of each running thread, if it is known.
    pub(crate) nodes: Vec<Option<u32>>,
    /// The bytes of threads when they were last looked at, and where they stood.
    pub(crate) stood: Vec<Stood>,
    /// Which races to look for.
    pub(crate) races: Races,
    /// A race of this step that only made a value undefined.
    pub(crate) mild: Option<Box<Violation>>,
    /// A race with an access before this step.
    pub(crate) raced: Option<Box<Violation>>,
    /// The thread with whose next access the last one told raced.
    pub(crate) rival: Option<(usize, (u32, u32))>,
    /// The last step ended right before an access that races.
    pub(crate) before_race: bool,
    /// Steps that came to a limit.
    pub(crate) n_cut: u64,
    pub(crate) folder: Folder,
    /// What was told to the model's doubts.
    pub(crate) told: Told,
    /// The threads in which `run` may differ from `base`; one bit each.
    pub(crate) dirty: u64,
    /// How to undo what made a key of the last state.
    pub(crate) undo: Undo,
    /// Who was last seen not to wait for ever: see `livelock`.
    pub(crate) goes_on: usize,
    pub(crate) lets_go: usize,
    /// The main thread when it was last asked whom it tells apart.
    asked: Asked,
    /// What globals lead to in the surveyed state, and the last of it.
    pub(crate) loose: Loose,
    pub(crate) last: u32,
    /// What keys of states that come from the surveyed one have in common.
    pub(crate) kept: Kept,
    /// Steps that were made before, whether there may be any, and whether the
    /// surveyed state may have some.
    pub(crate) remembered: Remembered,
    pub(crate) remembers: bool,
    pub(crate) recalls: bool,
    pub(crate) n_recalled: u64,
    /// The steps of a way that is being made, for who follows what happens before what.
    pub(crate) orders: Option<Vec<Before>>,
}

/// A question about the main thread, and its answer.
#[derive(Default)]
struct Question {
    parts: [Vec<u8>; 2],
    taken: u64,
    answer: bool,
}

/// The last few: a search goes back and forth between states.
#[derive(Default)]
struct Asked {
    questions: [Question; 4],
    oldest: usize,
}

impl Asked {
    fn answer(&self, parts: [&[u8]; 2], taken: u64) -> Option<bool> {
        // The bytes of a thread are never none.
        let is =
            |q: &&Question| q.taken == taken && q.parts[0] == parts[0] && q.parts[1] == parts[1];
        self.questions.iter().find(is).map(|q| q.answer)
    }

    fn note(&mut self, parts: [&[u8]; 2], taken: u64, answer: bool) {
        let q = &mut self.questions[self.oldest];
        for (mine, theirs) in q.parts.iter_mut().zip(parts) {
            symmetry::copy(theirs, mine);
        }
        (q.taken, q.answer) = (taken, answer);
        self.oldest = (self.oldest + 1) % self.questions.len();
    }
}

impl<'m> MachineWorker<'m> {
    pub(crate) fn new(model: &'m MachineModel) -> Self {
        let exec = || Exec::new(&model.code, &model.options);
        let run = Exec { noting: model.plan.noting, ..exec() };
        MachineWorker {
            model,
            scratch: Scratch::default(),
            base: exec(),
            base_bytes: Vec::new(),
            parts: Parts::default(),
            run,
            canon: Canon::default(),
            tables: Tables::default(),
            next: Vec::new(),
            reached: vec![0; model.n_sites.div_ceil(64)],
            cluster: None,
            short: false,
            joins_last: false,
            nodes: Vec::new(),
            stood: Vec::new(),
            races: model.options.races,
            mild: None,
            raced: None,
            rival: None,
            before_race: false,
            n_cut: 0,
            folder: Folder::default(),
            told: Told::default(),
            dirty: u64::MAX,
            undo: Undo::default(),
            goes_on: 0,
            lets_go: 0,
            asked: Asked::default(),
            loose: Loose::default(),
            last: 0,
            kept: Kept::default(),
            remembered: Remembered::default(),
            remembers: model.remembers(),
            recalls: false,
            n_recalled: 0,
            orders: None,
        }
    }

    /// Reads a state and looks at what each thread does next.
    pub(crate) fn survey(&mut self, state: &[u8]) {
        let old = &self.base_bytes;
        decode_changes(&self.model.code, old, state, &mut self.base.st, &mut self.parts);
        symmetry::copy(state, &mut self.base_bytes);
        if self.remembers {
            let n = self.base.st.threads.len().min(SET);
            self.remembered.survey(n, self.parts.same);
        }
        self.dirty = u64::MAX;
        self.base.tidied = None;
        self.folder.start();
        self.loose.start();
        self.kept.start();
        self.starts_recalling();
        self.next.clear();
        for t in 0..self.base.st.threads.len() {
            let next = if self.recalls { self.recall_next(t) } else { None };
            let runs = self.base.is_running(t);
            self.next.push(next.or_else(|| runs.then(|| self.base.next(t))));
        }
        let exits_last = self.main_exits_last();
        if let Some(main) = self.next.first_mut().and_then(Option::as_mut).filter(|_| exits_last) {
            main.everything = false;
        }
        if self.model.options.reduction == Reduction::Superstep {
            self.tables.start(&self.next, self.base.st.objs.len(), self.races);
        }
        self.nodes.clear();
        self.cluster = None;
        self.short = false;
        self.joins_last = false;
        let many = self.next.iter().flatten().count() > 1;
        if many && self.base.st.threads.iter().all(|t| t.atomic == 0) {
            let joins_last = exits_last || self.main_joins_last();
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
            let groups = self.model.plan.groups.as_ref();
            let enough = groups.and_then(|g| g.enough(&self.base, &self.next));
            self.cluster = enough.filter(|&c| self.leaves_out(c)).or_else(|| self.find_cluster());
            if joins_last {
                self.next[0] = main;
                self.cluster = self.cluster.map(|c| c | 1);
                self.joins_last = true;
            }
        }
    }

    /// Whether the main thread is about to end the process while others can go. Nothing
    /// comes after that, so whatever goes wrong goes wrong in a run without it: it may
    /// come last.
    fn main_exits_last(&self) -> bool {
        let st = &self.base.st;
        let Some(main) = st.threads.first().filter(|t| t.status == Status::Running) else {
            return false;
        };
        let at = main.top();
        let exits = main.frames.len() == 1
            && matches!(self.model.code.inst(at.func, at.pc), Inst::Ret { .. });
        exits
            && self.model.runs_ahead()
            && !self.model.options.leaks
            && self.model.code.spec.is_none()
            && st.threads.iter().all(|t| t.atomic == 0)
            && (1..self.next.len()).any(|t| self.next[t].is_some_and(|n| n.enabled))
    }

    /// Whether the main thread only joins the others, so that it may come last.
    fn main_joins_last(&mut self) -> bool {
        self.model.plan.folds
            && self.model.looks_ahead()
            && is_joining(&self.model.code, &self.base.st, 0)
            && (1..self.next.len()).any(|t| self.next[t].is_some_and(|n| n.enabled))
            && self.main_is_blind()
    }

    /// Whether the main thread tells nobody from another. While its bytes, all
    /// objects and the numbers in use are as they were, so is the answer.
    pub(crate) fn main_is_blind(&mut self) -> bool {
        let (from, to) = self.parts.threads[0];
        let parts = [&self.base_bytes[from..to], &self.base_bytes[self.parts.objects..]];
        let (running, finished) = self.base.st.thread_bits();
        let (taken, fits) = (running | finished, self.next.len() <= SET);
        if let Some(answer) = self.asked.answer(parts, taken).filter(|_| fits) {
            self.folder.know_blind(answer);
            return answer;
        }
        let answer = self.folder.main_is_blind(&mut self.canon, &self.base, u64::MAX);
        self.asked.note(parts, taken, answer);
        answer
    }

    /// One of several threads that can go whose next instruction nobody else has to do
    /// with: memory has become its own while it waited. It alone is enough, if it comes
    /// to a place where it has to do with others; so that nothing is put off for ever.
    fn unseen_mover(&self) -> Option<usize> {
        if !self.model.runs_ahead() || self.cluster.is_some() || self.joins_last {
            return None;
        }
        let unseen = |next: &Next| {
            let told = next.visible || next.returns || next.calls;
            next.enabled && !told && next.choices == 1
        };
        if !self.next.iter().flatten().any(unseen) {
            return None;
        }
        let movers: Vec<usize> = self.movers().collect();
        let unseen = |t: &usize| unseen(self.next[*t].as_ref().expect("a mover runs"));
        if movers.len() > 1 { movers.into_iter().find(unseen) } else { None }
    }

    /// Whether a thread stands, after a step, where it waits or others could see it.
    fn has_come_to_rest(&self, t: usize) -> bool {
        if !self.run.is_running(t) {
            return true;
        }
        let next = self.run.next(t);
        next.visible || !next.enabled
    }

    /// Reads a state without looking at what comes next.
    fn read(&mut self, state: &[u8]) {
        self.base_bytes.clear();
        decode(&self.model.code, state, &mut self.base.st);
    }

    /// How many objects made at run time a thread leads to.
    pub(crate) fn n_reachable(&mut self, st: &crate::state::State, t: usize) -> u32 {
        if st.threads[t].status != Status::Running {
            return 0;
        }
        self.canon.thread_key(&self.model.code, st, t, &mut self.scratch.key);
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
        let enough = |t: usize| self.cluster.is_none_or(|c| contains(c, t));
        let waits = |t: usize| t == 0 && self.joins_last;
        let moves = |t: &usize| can(*t) && enough(*t) && !waits(*t);
        let alone = (0..n).find(|&t| inside(t));
        let in_set = |t: &usize| alone.map_or_else(|| moves(t), |a| *t == a);
        let mut set = (0..n.min(SET)).filter(in_set).fold(0u64, |set, t| set | 1 << t);
        let rest: Vec<usize> = (SET..n).filter(in_set).collect();
        let first = std::iter::from_fn(move || {
            let t = set.trailing_zeros() as usize;
            set &= set.wrapping_sub(1);
            (t < SET).then_some(t)
        });
        first.chain(rest)
    }

    pub(crate) fn n_choices(&self, t: usize) -> u32 {
        self.next[t].map_or(1, |n| n.choices)
    }

    /// Steps check the states they lead to; nothing leads to the first.
    fn broken_from_the_start(&self, state: &[u8]) -> Option<Fault> {
        if self.model.options.invariants.is_empty() || !self.model.is_first_state(state) {
            return None;
        }
        self.model.broken_invariant(&self.base).map(|v| self.model.findings.intern(v))
    }
}

impl Worker for MachineWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.survey(state);
        if let Some(fault) = self.broken_from_the_start(state) {
            sink.fault(Step { actor: Actor(0), edge: 0 }, fault, None);
            return;
        }
        // Nothing comes of going on: `stuck` tells.
        if self.livelock().is_some() {
            return;
        }
        if let Some(t) = self.unseen_mover() {
            let step = Step { actor: Actor(t as u16), edge: 0 };
            let ended = self.advance(t, 0, &mut Blind);
            if matches!(ended, Ended::Well) && self.has_come_to_rest(t) {
                return self.emit(step, ended, sink);
            }
            self.survey(state);
        }
        for t in self.movers() {
            for choice in 0..self.n_choices(t) {
                // Among the steps of its thread, whoever else may move.
                let step = Step { actor: Actor(t as u16), edge: choice };
                if self.recall_step(t, step, sink) {
                    continue;
                }
                let ended = self.advance(t, choice, &mut Blind);
                if !matches!(ended, Ended::Well) || !self.is_idle(t) {
                    self.emit(step, ended, sink);
                }
            }
        }
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        self.survey(state);
        let waits = self.base.st.threads.iter().any(|t| t.status == Status::Running);
        if self.base.st.end == End::Exited || !waits {
            return None;
        }
        if let Some(waiters) = self.livelock() {
            return Some(self.model.findings.intern(self.tell_livelock(&waiters)));
        }
        // Steps there were, but none of interest: an assumption failed.
        if self.movers().next().is_some() {
            return None;
        }
        let asked = self.model.options.asked.has(FaultKind::Deadlock);
        asked.then(|| self.model.findings.intern(self.model.deadlock(&self.base)))
    }

    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        let options = &self.model.options;
        symmetry::copy(state, out);
        if let Some(f) = options.abstraction {
            self.read(state);
            if self.model.abstract_key(&self.base, f, out).is_err() {
                symmetry::copy(state, out);
            }
        } else if self.model.has_keys() {
            self.read(state);
            let keys = Keys { model: self.model, folder: &mut self.folder, canon: &mut self.canon };
            if keys.simplify(&mut self.base, 0, &mut self.undo) {
                if self.undo.is_sorted {
                    self.folder.rearrange(&mut self.base);
                }
                let (code, leaks) = (&self.model.code, options.leaks);
                self.canon.encode(code, &mut self.base.st, options.watched(), leaks, out);
            }
            self.folder.count(out, self.undo.is_sorted);
        }
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        if !self.model.plan.has_progress {
            return Labels::NONE;
        }
        self.read(state);
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
        self.read(state);
        self.model.proposition(&self.base, index)
    }

    fn enabled(&mut self, state: &[u8], out: &mut heddle_model::Actors) {
        out.clear();
        self.survey(state);
        self.expand_all();
        self.movers().for_each(|t| out.insert(Actor(t as u16)));
    }

    fn n_cut(&self) -> u64 {
        self.n_cut
    }

    fn reached(&self) -> &[u64] {
        &self.reached
    }
}
