//! Groups of threads that have nothing to do with each other.
//!
//! Many programs start their threads, wait for them one by one, and look at
//! the result. If the threads fall into groups such that no group touches what
//! another writes, the groups can run one after the other: in every state the
//! group that the main thread waits for, together with the main thread, is a
//! persistent set (Godefroid 1996), for nothing that the others may still do
//! has anything to do with its steps.
//!
//! 1. Run the main thread until it waits for a thread, the others standing
//!    where they start. What it touches meanwhile must be nobody else's.
//! 2. Explore each thread alone and note what it touches. Threads that
//!    conflict become one group; explore it again, all interleavings. Repeat
//!    until no two groups conflict. Now no group depends on what another does,
//!    so what was explored is exactly what each can do.
//! 3. A group whose states form no cycle comes to an end in every run, so the
//!    others are put off but never for ever.
//!
//! Not covered: programs in which threads start threads, or where the main
//! thread starts more after it waited.

use crate::access::{Access, NUMBERS, Next, THREADS};
use crate::advance::{Ended, Observer, SET};
use crate::code::Code;
use crate::dead_globals::{clear, main_may_touch};
use crate::exec::Exec;
use crate::library::Lib;
use crate::model::MachineModel;
use crate::options::Races;
use crate::program::{Inst, Pc};
use crate::state::{State, Status};
use crate::worker::MachineWorker;
use heddle_model::Worker;
use std::collections::{HashMap, HashSet};

/// States to spend on one group, and on all.
const MAX_GROUP: usize = 8_000;
const MAX_TOTAL: usize = 20_000;
/// Instructions of the main thread until it waits.
const MAX_FORK: usize = 1_000_000;

pub struct Groups {
    /// By thread number.
    group_of: Vec<Option<u8>>,
    /// The groups that come to an end in every run.
    ends: Vec<bool>,
    /// By function and position: whether a thread may be started from there on.
    starts: Vec<Vec<bool>>,
    /// The parts of globals that one group alone touches and the main thread
    /// does not any more; empty if that could not be found out.
    own: Vec<Vec<(u32, u32, u32)>>,
    /// The main thread does nothing but join all threads, whatever they do.
    joins_all: bool,
}

impl Groups {
    pub fn new(model: &MachineModel) -> Option<Groups> {
        let mut finder = Finder {
            w: MachineWorker::new(model),
            code: &model.code,
            fork: State::default(),
            last: 0,
            spent: 0,
        };
        // A race must not hide what comes after it.
        finder.w.races = Races::Off;
        let starts = may_start(&model.code);
        let (fork, main) = finder.fork(model)?;
        crate::decode::decode(&model.code, &fork, &mut finder.fork);
        if finder.fork.threads.len() > SET {
            return None;
        }
        if main_may_start(&starts, &finder.fork) {
            return None;
        }
        let dynamic = |p: u32| State::is_object(p) && p > model.code.n_statics;
        if finder.fork.global_pointers(&model.code).any(dynamic) {
            return None;
        }
        finder.last = model.code.n_statics + finder.w.n_reachable(&finder.fork, 0);
        let running = |t: &usize| finder.fork.threads[*t].status == Status::Running;
        let slots: Vec<usize> = (1..finder.fork.threads.len()).filter(running).collect();
        let parts = finder.partition(&fork, &slots, &starts, &main)?;
        let own = own_globals(&model.code, &finder.fork, &parts);
        let (sets, ends) = (parts.groups, parts.ends);
        let mut group_of = vec![None; finder.fork.threads.len()];
        for (g, set) in sets.iter().enumerate() {
            set.iter().for_each(|&t| group_of[t] = Some(g as u8));
        }
        let joins_all = joins_all(&finder.w.base, &finder.fork);
        Some(Groups { group_of, ends, starts, own, joins_all })
    }

    /// Whether groups leave nothing behind that is to be cleared.
    pub fn clears_nothing(&self) -> bool {
        self.own.is_empty()
    }

    /// Whether every state has a group that is enough.
    pub fn is_complete(&self) -> bool {
        self.joins_all && self.ends.len() > 1 && self.ends.iter().all(|&e| e)
    }

    /// Clears what groups that are over have left where nobody looks again.
    pub fn clear_dead(&self, st: &mut State) {
        if self.own.is_empty() || st.threads.is_empty() {
            return;
        }
        let runs = |t: usize| st.threads.get(t).is_some_and(|t| t.status == Status::Running);
        if runs(0) && main_may_start(&self.starts, st) {
            return;
        }
        let over = |g: usize| {
            !(0..self.group_of.len()).any(|t| self.group_of[t] == Some(g as u8) && runs(t))
        };
        let dead: Vec<usize> = (0..self.own.len()).filter(|&g| over(g)).collect();
        for &(id, lo, hi) in dead.iter().flat_map(|&g| &self.own[g]) {
            clear(st, id, lo, hi);
        }
    }

    /// The threads that are enough in a state, one bit each.
    pub fn enough(&self, e: &Exec, next: &[Option<Next>]) -> Option<u64> {
        let enabled = |t: usize| next[t].is_some_and(|n| n.enabled);
        let main = next[0];
        if main.is_some() && main_may_start(&self.starts, &e.st) {
            return enabled(0).then_some(1);
        }
        let bits = |g: u8| -> u64 {
            let members = (1..next.len()).filter(|&t| next[t].is_some());
            members.filter(|&t| self.group_of.get(t) == Some(&Some(g))).map(|t| 1 << t).sum()
        };
        let can_move = |set: u64| (1..next.len()).any(|t| set >> t & 1 == 1 && enabled(t));
        let usable = |g: u8| self.ends[g as usize] && can_move(bits(g));
        let any = || (0..self.ends.len() as u8).find(|&g| usable(g)).map(bits);
        // Group after group, each to its end: then it leaves nothing behind.
        if main.is_none() || self.joins_all {
            return any();
        }
        let awaited = awaited(e).filter(|_| !enabled(0))?;
        let group = (*self.group_of.get(awaited)?)?;
        if usable(group) {
            return Some(bits(group) | 1);
        }
        // Stuck for good: nobody outside it can help.
        if can_move(bits(group)) { None } else { any() }
    }
}

/// The thread that the main thread waits to join.
fn awaited(e: &Exec) -> Option<usize> {
    let frame = e.st.threads[0].top();
    match e.code.inst(frame.func, frame.pc) {
        Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, args, .. } => {
            Some(e.val_of(0, *args.first()?).bits as usize)
        }
        _ => None,
    }
}

/// Whether the main thread, from the fork on, joins every thread before it
/// does anything that depends on them. The joins bring nothing, so it does the
/// same in every run.
fn joins_all(like: &Exec, fork: &State) -> bool {
    let mut e = Exec::new(like.code, like.opts);
    e.st.clone_from(fork);
    for _ in 0..100_000 {
        if !(1..e.st.threads.len()).any(|t| e.is_running(t)) {
            return true;
        }
        if !e.is_running(0) {
            return false;
        }
        if let Some(t) = awaited(&e) {
            let frame = e.st.threads[0].top();
            let Inst::Lib { args, .. } = e.code.inst(frame.func, frame.pc) else { return false };
            let brings = args.get(1).is_some_and(|&a| !e.val_of(0, a).is_null());
            if brings || !e.is_running(t) {
                return false;
            }
            e.st.threads[t].clear();
            e.st.threads[t].status = Status::Finished;
        } else {
            let next = e.next(0);
            if next.visible || next.choices > 1 || !next.enabled {
                return false;
            }
        }
        if e.step().is_err() {
            return false;
        }
    }
    false
}

fn main_may_start(starts: &[Vec<bool>], st: &State) -> bool {
    let frames = &st.threads[0].frames;
    frames.iter().enumerate().any(|(i, f)| {
        let at = &starts[f.func as usize];
        // A frame below the top one goes on after its call.
        let pc = if i + 1 == frames.len() { f.pc } else { f.pc + 1 };
        at.get(pc as usize).copied().unwrap_or(false)
    })
}

/// From where a thread may be started, calls included.
fn may_start(code: &Code) -> Vec<Vec<bool>> {
    let functions = &code.program.functions;
    let direct = |i: &Inst| matches!(i, Inst::Lib { lib: Lib::ThreadCreate | Lib::ThrdCreate, .. });
    let mut whole: Vec<bool> = functions.iter().map(|f| f.code.iter().any(direct)).collect();
    let does = |i: &Inst, whole: &[bool]| match i {
        Inst::Call { f, .. } => whole[f.0 as usize],
        Inst::CallPtr { .. } => whole.iter().any(|&w| w),
        i => direct(i),
    };
    loop {
        let more: Vec<bool> =
            functions.iter().map(|f| f.code.iter().any(|i| does(i, &whole))).collect();
        if more == whole {
            break;
        }
        whole = more;
    }
    functions
        .iter()
        .map(|f| {
            let mut at: Vec<bool> = f.code.iter().map(|i| does(i, &whole)).collect();
            loop {
                let mut news = false;
                for pc in (0..f.code.len()).rev() {
                    let mut later = at[pc];
                    f.code[pc].successors(pc as Pc, &mut |t| later |= at[t as usize]);
                    news |= later != at[pc];
                    at[pc] = later;
                }
                if !news {
                    return at;
                }
            }
        })
        .collect()
}

struct Parts {
    groups: Vec<Vec<usize>>,
    ends: Vec<bool>,
    /// By group; empty if all threads are one group.
    prints: Vec<Footprint>,
}

fn own_globals(code: &Code, fork: &State, parts: &Parts) -> Vec<Vec<(u32, u32, u32)>> {
    let Some(later) = main_may_touch(code, fork) else { return Vec::new() };
    let mut own = Vec::new();
    for (g, print) in parts.prints.iter().enumerate() {
        let others = || parts.prints.iter().enumerate().filter(|p| p.0 != g).flat_map(|p| p.1);
        let shared =
            |&(id, lo, hi): &(u32, u32, u32)| others().any(|o| o.0 == id && o.1 < hi && lo < o.2);
        let ranges = print.iter().map(|a| (a.0, a.1, a.2));
        let mut mine: Vec<_> =
            ranges.filter(|r| r.0 <= code.n_statics && !later.contains(&r.0)).collect();
        mine.retain(|r| !shared(r));
        mine.sort_unstable();
        mine.dedup();
        own.push(mine);
    }
    own
}

type Footprint = HashSet<(u32, u32, u32, bool)>;

/// Notes what the instructions of a step touch.
struct Notes<'f> {
    print: &'f mut Footprint,
    /// The last object that keeps its number while the main thread waits.
    last: u32,
    /// A thread started or joined others, or did something beyond us.
    beyond: bool,
    /// Instructions seen.
    count: usize,
}

impl Observer for Notes<'_> {
    fn before(&mut self, e: &mut Exec) {
        self.count += 1;
        let next = e.next(e.t);
        self.beyond |= next.everything;
        for &Access { obj, lo, hi, write, .. } in next.accesses() {
            if obj == THREADS {
                self.beyond |= e.t != 0 || lo != NUMBERS;
            } else if e.st.is_shared(e.code, obj) {
                // Only what hangs on the main thread keeps its number.
                self.beyond |= obj > self.last;
                self.print.insert((obj, lo, hi, write));
            }
        }
    }
}

fn conflict(a: &Footprint, b: &Footprint) -> bool {
    let mut by_object: HashMap<u32, Vec<(u32, u32, bool)>> = HashMap::new();
    b.iter().for_each(|&(o, lo, hi, w)| by_object.entry(o).or_default().push((lo, hi, w)));
    a.iter().any(|&(o, lo, hi, w)| {
        let near = by_object.get(&o);
        near.is_some_and(|n| n.iter().any(|&(l, h, v)| (w || v) && l < hi && lo < h))
    })
}

struct Finder<'m> {
    w: MachineWorker<'m>,
    code: &'m Code,
    fork: State,
    /// The last object that is a global or hangs on the main thread.
    last: u32,
    spent: usize,
}

impl Finder<'_> {
    /// Step 1: the state in which the main thread first waits, and what it
    /// touched since it started another thread.
    fn fork(&mut self, model: &MachineModel) -> Option<(Vec<u8>, Footprint)> {
        let mut state = model.first_state();
        let mut print = Footprint::new();
        let mut count = 0;
        while count < MAX_FORK {
            self.w.survey(&state);
            let Some(next) = self.w.next_of(0) else { return Some((state, print)) };
            if !next.enabled {
                return Some((state, print));
            }
            let alone = self.w.base.st.n_running() == 1;
            let last = u32::MAX;
            let mut unused = Footprint::new();
            let print = if alone { &mut unused } else { &mut print };
            let mut notes = Notes { print, last, beyond: false, count: 0 };
            if next.choices > 1 || next.everything || self.w.base.st.threads[0].atomic > 0 {
                return None;
            }
            let ended = self.w.advance(0, 0, &mut notes);
            count += notes.count + 100;
            if !matches!(ended, Ended::Well) || self.w.run.st.end != crate::state::End::Running {
                return None;
            }
            // The main thread's own objects get other numbers as it goes on;
            // only globals can be compared with what threads touch later.
            if !alone && notes.print.iter().any(|p| p.0 > self.code.n_statics) {
                return None;
            }
            self.w.encode();
            state = self.w.scratch.bytes.clone();
        }
        None
    }

    /// Step 2: groups, and whether each comes to an end.
    fn partition(
        &mut self,
        fork: &[u8],
        slots: &[usize],
        starts: &[Vec<bool>],
        main: &Footprint,
    ) -> Option<Parts> {
        let mut groups: Vec<Vec<usize>> = slots.iter().map(|&t| vec![t]).collect();
        let mut known: HashMap<Vec<usize>, (Footprint, bool)> = HashMap::new();
        while groups.len() > 1 {
            for g in &groups {
                if !known.contains_key(g) {
                    match self.explore(fork, g) {
                        Some(found) => drop(known.insert(g.clone(), found)),
                        None => return self.one_group(slots, starts, main),
                    }
                }
            }
            let before = groups.len();
            join_conflicting(&mut groups, &known);
            if groups.len() == before {
                break;
            }
        }
        if groups.len() < 2 {
            return self.one_group(slots, starts, main);
        }
        if groups.iter().any(|g| conflict(&known[g].0, main)) {
            return None;
        }
        let ends = groups.iter().map(|g| known[g].1).collect();
        let prints = groups.iter().map(|g| known[g].0.clone()).collect();
        Some(Parts { groups, ends, prints })
    }

    /// All threads depend on each other. Still the main thread may start them
    /// all first, if it touches nothing shared and they start none.
    fn one_group(&self, slots: &[usize], starts: &[Vec<bool>], main: &Footprint) -> Option<Parts> {
        let start = |&t: &usize| {
            let frames = &self.fork.threads[t].frames;
            frames.iter().any(|f| starts[f.func as usize].iter().any(|&s| s))
        };
        if !main.is_empty() || slots.iter().any(start) || self.has_table_calls() {
            return None;
        }
        Some(Parts { groups: vec![slots.to_vec()], ends: vec![false], prints: Vec::new() })
    }

    /// Whether the program has calls that touch the thread table otherwise.
    fn has_table_calls(&self) -> bool {
        let touches = |i: &Inst| {
            matches!(
                i,
                Inst::Lib {
                    lib: Lib::ThreadCancel | Lib::ThreadTryJoin | Lib::ThreadDetach | Lib::Exit,
                    ..
                }
            )
        };
        self.code.program.functions.iter().any(|f| f.code.iter().any(touches))
    }

    /// All runs of one group with everybody else standing still: what they
    /// touch, and whether none goes round in circles.
    fn explore(&mut self, fork: &[u8], group: &[usize]) -> Option<(Footprint, bool)> {
        let mut print = Footprint::new();
        let mut index: HashMap<Vec<u8>, u32> = HashMap::from([(fork.to_vec(), 0)]);
        let mut states = vec![fork.to_vec()];
        let mut next: Vec<Vec<u32>> = Vec::new();
        while next.len() < states.len() {
            self.spent += 1;
            if states.len() > MAX_GROUP || self.spent > MAX_TOTAL {
                return None;
            }
            let mut found = Vec::new();
            let state = states[next.len()].clone();
            self.w.survey(&state);
            // Whoever is enough in the search may stand outside the group, as a main
            // thread does that joins one that is over: then nobody inside would move.
            self.w.expand_all();
            for &t in group {
                if let Some(next) = self.w.next_of(t).filter(|n| !n.enabled) {
                    self.note_wait(&next, &mut print)?;
                }
            }
            let movers: Vec<usize> = self.w.movers().filter(|t| group.contains(t)).collect();
            let mut after = Vec::new();
            for t in movers {
                for choice in 0..self.w.n_choices(t) {
                    let print = &mut print;
                    let mut notes = Notes { print, last: self.last, beyond: false, count: 0 };
                    let ended = self.w.advance(t, choice, &mut notes);
                    if notes.beyond || !self.same_shape() {
                        return None;
                    }
                    match ended {
                        Ended::Well | Ended::Raced(_) => {
                            self.w.encode();
                            after.push(self.w.scratch.bytes.clone());
                        }
                        Ended::Round => found.push(next.len() as u32),
                        Ended::Fault(_) | Ended::Cut => {}
                    }
                }
            }
            // Like threads touch the same: one order of them shows it all.
            for bytes in after {
                let mut key = bytes.clone();
                if self.w.model.plan.folds {
                    self.w.key(&bytes, &mut key);
                }
                let n = states.len() as u32;
                let to = *index.entry(key).or_insert(n);
                if to == n {
                    states.push(bytes);
                }
                found.push(to);
            }
            next.push(found);
        }
        let ends = crate::cycles::cycles(&next).iter().all(|c| !c);
        Some((print, ends))
    }

    /// What a thread waits for it depends on, though it does not get to it.
    fn note_wait(&self, next: &Next, print: &mut Footprint) -> Option<()> {
        for a in next.accesses() {
            if a.obj == THREADS || a.obj > self.last {
                return None;
            }
            print.insert((a.obj, a.lo, a.hi, true));
        }
        Some(())
    }

    /// Whether the pointers in the objects of the fork are as they were: then
    /// the objects have the numbers that they had.
    fn same_shape(&self) -> bool {
        let (old, new) = (&self.fork, &self.w.run.st);
        let words = old.prov.len();
        let large = old.large.iter().zip(&new.large).all(|(a, b)| a.pointers == b.pointers);
        new.end == crate::state::End::Running
            && new.prov.get(..words) == Some(&old.prov[..])
            && old.large.len() <= new.large.len()
            && large
    }
}

/// Makes one group of those that conflict. A group touches what its threads
/// touch by themselves, so no group need be explored to know that it conflicts
/// with those that one of its threads conflicts with.
fn join_conflicting(groups: &mut Vec<Vec<usize>>, known: &HashMap<Vec<usize>, (Footprint, bool)>) {
    let mut joined: Vec<(Vec<usize>, Vec<&Footprint>)> = Vec::new();
    for group in groups.drain(..) {
        let print = &known[&group].0;
        let mut one = (group, vec![print]);
        let near =
            |other: &(Vec<usize>, Vec<&Footprint>)| other.1.iter().any(|o| conflict(o, print));
        for mut other in joined.extract_if(.., |other| near(other)) {
            one.0.append(&mut other.0);
            one.1.append(&mut other.1);
        }
        one.0.sort_unstable();
        joined.push(one);
    }
    groups.extend(joined.into_iter().map(|j| j.0));
    groups.sort_unstable();
}
