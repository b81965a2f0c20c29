//! What each thread may still touch: a thread-modular look ahead.
//!
//! Each thread is explored by itself. Its own registers and private memory are
//! exact; a read of a shared variable may give any value that some thread ever
//! writes there, and a lock any outcome that it has. That is Flanagan and
//! Qadeer's thread-modular model checking (2003), run to a fixpoint before the
//! search. It yields, for every local situation of a thread, a superset of the
//! accesses that the thread (and the threads it starts) can still make.
//!
//! The search uses it for persistent sets (Godefroid 1996): in a state, a set
//! of threads whose next steps nothing in the futures of the others conflicts
//! with is enough. Every loop of a thread's situations is cut somewhere
//! ([`cuts`]), and a thread that stands at a cut is never in such a set; steps
//! end before cuts. So every cycle of the search has a state where everybody
//! may go, and nothing is put off for ever, whatever the order of the search.
//! Threads that have nothing to do with each other then cost a sum of their
//! states, not a product.
//!
//! It gives up, and the search goes without, where its picture of memory ends:
//! objects made at run time that become shared, accesses of different sizes to
//! one place, threads started by others than the main thread, and too many
//! situations.

mod calls;
mod cuts;
mod places;

use crate::access::{Access, Next, THREADS};
use crate::code::Code;
use crate::encode::Canon;
use crate::exec::Exec;
use crate::hash::Quick;
use crate::library::Lib;
use crate::options::Options;
use crate::program::{Inst, Pc};
use crate::state::{State, Wait};
use crate::value::Val;
use std::collections::{HashMap, HashSet, VecDeque};

const MAX_NODES: usize = 3_000;
const MAX_VALUES: usize = 24;
const MAX_WORK: usize = 8_000;
/// Words of cells that are looked through after each step.
const MAX_WORDS: usize = 8;

/// A place in shared memory as the threads access it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Place {
    obj: u32,
    lo: u32,
    hi: u32,
}

#[derive(Default)]
struct Cell {
    values: Vec<Val>,
    /// Nodes to visit again when a value is added.
    readers: Vec<u32>,
}

/// What a thread may still do.
#[derive(Clone, Default, PartialEq)]
struct Future {
    reads: Vec<u64>,
    writes: Vec<u64>,
    /// It may start or join threads.
    threads: bool,
    /// It may end the process, or run an atomic section.
    everything: bool,
}

pub struct Lookahead {
    keys: HashMap<Vec<u8>, u32, Quick>,
    futures: Vec<Future>,
    /// By situation and by place in the code: every loop passes one of these.
    cut: Vec<bool>,
    cut_places: HashSet<(u32, Pc), Quick>,
    /// The cells of each object: range and number.
    cells: HashMap<u32, Vec<(u32, u32, u32)>, Quick>,
    /// All of them, each with its object.
    all_cells: Vec<(u32, (u32, u32, u32))>,
    n_cells: usize,
}

impl Lookahead {
    /// Explores a program from its first state. `None` where it gives up.
    pub fn new(code: &Code, options: &Options, first: &[u8]) -> Option<Lookahead> {
        let mut explorer = Explorer::new(code, options);
        explorer.start(first)?;
        explorer.run()?;
        Some(explorer.finish())
    }

    /// The local situation of a thread in a state of the search.
    pub fn node(
        &self,
        canon: &mut Canon,
        code: &Code,
        st: &State,
        t: usize,
        key: &mut Vec<u8>,
    ) -> Option<u32> {
        canon.thread_key(code, st, t, key);
        self.keys.get(key).copied()
    }

    /// The same by its key.
    pub fn named(&self, key: &[u8]) -> Option<u32> {
        self.keys.get(key).copied()
    }

    /// Whether all cells lie in small globals.
    pub fn is_small(&self, code: &Code) -> bool {
        self.cells
            .keys()
            .all(|&id| code.statics.get(id as usize - 1).is_some_and(|o| !o.is_large()))
    }

    /// Whether the situation was chosen to cut a loop.
    pub fn is_cut(&self, node: u32) -> bool {
        self.cut[node as usize]
    }

    /// Whether situations at this place were.
    pub fn is_cut_place(&self, func: u32, pc: Pc) -> bool {
        self.cut_places.contains(&(func, pc))
    }

    /// Whether anything that thread `k` at `node` may still do conflicts with `next`.
    pub fn conflicts(&self, next: &Next, node: u32, k: usize) -> bool {
        self.meets(next, &mut std::iter::once((k, node)), &mut Vec::new()) != 0
    }

    /// Clears what no thread in these situations touches any more.
    pub fn clear_untouched(&self, nodes: &[u32], st: &mut State) {
        self.each_untouched(nodes, |id, lo, hi| {
            if !is_held(st, id, lo, hi) {
                crate::dead_globals::clear(st, id, lo, hi);
            }
        });
    }

    /// What no thread in these situations touches any more.
    pub fn each_untouched(&self, nodes: &[u32], mut tell: impl FnMut(u32, u32, u32)) {
        let n = self.n_cells.div_ceil(64);
        let mut touched = [0u64; MAX_WORDS];
        if n > MAX_WORDS {
            return;
        }
        for &node in nodes {
            let f = &self.futures[node as usize];
            let words = touched.iter_mut().zip(f.reads.iter());
            words.for_each(|(t, w)| *t |= w);
            touched.iter_mut().zip(f.writes.iter()).for_each(|(t, w)| *t |= w);
        }
        for &(id, (lo, hi, c)) in &self.all_cells {
            if touched[c as usize / 64] >> (c % 64) & 1 == 0 {
                tell(id, lo, hi);
            }
        }
    }

    /// Which of the others, at their nodes, may still do something that
    /// conflicts with `next`: one bit each.
    pub fn meets(
        &self,
        next: &Next,
        others: &mut dyn Iterator<Item = (usize, u32)>,
        near: &mut Vec<(u32, bool)>,
    ) -> u64 {
        near.clear();
        let accesses = next.accesses();
        for a in accesses.iter().filter(|a| a.obj != THREADS) {
            let cells = self.cells.get(&a.obj).into_iter().flatten();
            near.extend(cells.filter(|c| c.0 < a.hi && a.lo < c.1).map(|c| (c.2, a.write)));
        }
        let bit =
            |set: &[u64], n: u32| set.get(n as usize / 64).is_some_and(|w| w >> (n % 64) & 1 == 1);
        let mut out = 0;
        for (k, node) in others {
            let f = &self.futures[node as usize];
            // Every thread may end, and that lets its joiner go.
            let table = |a: &Access| {
                a.obj == THREADS && (f.threads || a.lo as usize <= k && k < a.hi as usize)
            };
            let met = next.everything
                || f.everything
                || near.iter().any(|&(c, w)| bit(&f.writes, c) || w && bit(&f.reads, c))
                || accesses.iter().any(table);
            out |= (met as u64) << k;
        }
        out
    }
}

/// Whether a lock lies there that some thread holds: who ends with it is told so.
pub(crate) fn is_held(st: &State, id: u32, lo: u32, hi: u32) -> bool {
    let here = |h: &crate::state::Held| h.0 == id && lo <= h.1 && h.1 < hi;
    st.threads.iter().any(|t| t.held.iter().any(here))
}

struct Node {
    st: State,
    t: usize,
    next: Vec<u32>,
    own: Future,
    /// The values that it has read so far are the first ones of its cell.
    n_read: usize,
}

struct Explorer<'c> {
    code: &'c Code,
    e: Exec<'c>,
    canon: Canon,
    /// The globals as they are when the second thread starts.
    base: State,
    nodes: Vec<Node>,
    keys: HashMap<Vec<u8>, u32, Quick>,
    places: HashMap<Place, u32>,
    cells: Vec<Cell>,
    by_object: HashMap<u32, Vec<(u32, u32, u32)>, Quick>,
    work: VecDeque<u32>,
    queued: Vec<bool>,
}

/// A value to put into a lock before a call: lock, offset, value.
type Poke = (Val, u64, u32);

impl<'c> Explorer<'c> {
    fn new(code: &'c Code, options: &'c Options) -> Self {
        Explorer {
            code,
            e: Exec::new(code, options),
            canon: Canon::default(),
            base: State::default(),
            nodes: Vec::new(),
            keys: HashMap::default(),
            places: HashMap::new(),
            cells: Vec::new(),
            by_object: HashMap::default(),
            work: VecDeque::new(),
            queued: Vec::new(),
        }
    }

    /// Runs the main thread alone up to the first thread that it starts.
    fn start(&mut self, first: &[u8]) -> Option<()> {
        crate::decode::decode(self.code, first, &mut self.e.st);
        for _ in 0..MAX_WORK {
            self.e.t = 0;
            self.e.run_straight(MAX_WORK as u32, |_| {});
            let next = self.e.is_running(0).then(|| self.e.next(0))?;
            if !next.enabled || next.choices > 1 {
                return None;
            }
            if matches!(self.lib(0), Some(Lib::ThreadCreate | Lib::ThrdCreate)) {
                break;
            }
            self.e.t = 0;
            self.e.choice = 0;
            self.e.step().ok()?;
        }
        let made = |p: u32| State::is_object(p) && p > self.code.n_statics;
        if self.e.st.global_pointers(self.code).any(made) {
            return None;
        }
        self.e.st.alone = false;
        self.base = self.e.st.clone();
        if let Err(key) = self.key_of(0) {
            self.push(key, 0);
        }
        Some(())
    }

    fn run(&mut self) -> Option<()> {
        let mut visits = 0;
        while let Some(n) = self.work.pop_front() {
            visits += 1;
            if visits > MAX_WORK || self.nodes.len() > MAX_NODES {
                return None;
            }
            self.queued[n as usize] = false;
            self.visit(n)?;
        }
        Some(())
    }

    fn lib(&self, t: usize) -> Option<Lib> {
        let frame = self.e.st.threads[t].top();
        match self.code.inst(frame.func, frame.pc) {
            Inst::Lib { lib, .. } => Some(*lib),
            _ => None,
        }
    }

    /// The node of a local situation, visited when it is new. The thread runs
    /// on to its next visible instruction first, as in the search.
    fn add(&mut self, t: usize) -> Option<u32> {
        // What has passed a fence is told only once it is known who shares it.
        let early = (!self.code.release_fences).then(|| self.key_of(t));
        if let Some(Ok(n)) = early {
            return Some(n);
        }
        self.compact();
        match early.filter(|_| !cfg!(debug_assertions)).unwrap_or_else(|| self.key_of(t)) {
            Ok(n) => Some(n),
            Err(key) => Some(self.push(key, t)),
        }
    }

    /// The node of a thread's situation, or the key that it would have.
    fn key_of(&mut self, t: usize) -> Result<u32, Vec<u8>> {
        self.canon.thread_key(self.code, &self.e.st, t, &mut self.e.scratch);
        self.keys.get(&self.e.scratch).copied().ok_or_else(|| self.e.scratch.clone())
    }

    fn push(&mut self, key: Vec<u8>, t: usize) -> u32 {
        let n = self.nodes.len() as u32;
        self.keys.insert(key, n);
        let st = self.e.st.clone();
        self.nodes.push(Node { st, t, next: Vec::new(), own: Future::default(), n_read: 0 });
        self.queued.push(true);
        self.work.push_back(n);
        n
    }

    fn visit(&mut self, n: u32) -> Option<()> {
        let t = self.nodes[n as usize].t;
        self.load(n);
        if !self.e.is_running(t) {
            return Some(());
        }
        let next = self.e.next(t);
        let frame = *self.e.st.threads[t].top();
        let inst = self.code.inst(frame.func, frame.pc).clone();
        let leaves =
            matches!(inst, Inst::Ret { .. }) && t == 0 && self.e.st.threads[0].frames.len() == 1;
        if leaves || self.lib(t) == Some(Lib::Exit) {
            // The end of the process.
            self.nodes[n as usize].own.everything = true;
            return Some(());
        }
        if next.everything {
            self.nodes[n as usize].own.everything = true;
        }
        match self.e.st.threads[t].wait {
            Wait::Cond => self.wake(n, Wait::Woken)?,
            Wait::Barrier => self.wake(n, Wait::Released)?,
            _ => {}
        }
        // What a thread leaves to whoever joins it is beyond us, even if the
        // join itself is nobody else's business.
        let joins = matches!(self.lib(t), Some(Lib::ThreadJoin | Lib::ThrdJoin));
        if !next.visible && next.enabled && !joins {
            for choice in 0..next.choices {
                self.take(n, choice, &[])?;
            }
            return Some(());
        }
        match inst {
            Inst::Load { .. } | Inst::Store { .. } | Inst::Rmw { .. } | Inst::CmpXchg { .. } => {
                self.access(n, next.accesses().first()?, next.choices)
            }
            Inst::Lib { lib, args, .. } => self.call(n, lib, &args, &next),
            _ => None,
        }
    }

    fn load(&mut self, n: u32) {
        let node = &self.nodes[n as usize];
        self.e.st.clone_from(&node.st);
        self.e.t = node.t;
        self.e.choice = 0;
    }

    /// Runs the next instruction of a node with a choice and with locks set as
    /// `pokes` say; adds where it leads.
    fn take(&mut self, n: u32, choice: u32, pokes: &[Poke]) -> Option<()> {
        self.load(n);
        let t = self.e.t;
        for &(lock, offset, v) in pokes {
            self.e.set_cell(lock, offset, v).ok();
        }
        self.e.choice = choice;
        if self.e.next(t).enabled && self.e.step().is_ok() {
            self.arrive(n)?;
        }
        Some(())
    }

    /// Somebody lets a waiting thread go.
    fn wake(&mut self, n: u32, wait: Wait) -> Option<()> {
        self.load(n);
        let t = self.e.t;
        self.e.st.threads[t].wait = wait;
        self.e.st.threads[t].wait_at = Val::ZERO;
        self.arrive(n)?;
        self.load(n);
        Some(())
    }

    /// Runs on to the next instruction where the search would stop. Answers
    /// whether there is one.
    fn settle(&mut self) -> Option<bool> {
        let t = self.e.t;
        let mut left = MAX_WORK as u32;
        while left > 0 {
            left -= 1;
            if self.e.st.end != crate::state::End::Running || !self.e.is_running(t) {
                return Some(false);
            }
            left -= self.e.run_straight(left, |_| {});
            let next = self.e.next(t);
            let stays = matches!(
                self.lib(t),
                Some(Lib::ThreadJoin | Lib::ThrdJoin | Lib::Progress | Lib::Exit)
            );
            let leaves = t == 0 && self.e.st.threads[0].frames.len() == 1 && self.is_return(t);
            if next.visible || !next.enabled || next.choices > 1 || stays || leaves {
                return Some(true);
            }
            if matches!(self.lib(t), Some(Lib::KeyCreate | Lib::KeyDelete)) {
                return None;
            }
            self.e.choice = 0;
            if self.e.step().is_err() {
                return Some(false);
            }
        }
        None
    }

    fn is_return(&self, t: usize) -> bool {
        let frame = self.e.st.threads[t].top();
        matches!(self.code.inst(frame.func, frame.pc), Inst::Ret { .. })
    }

    /// Adds the situation that a step led to.
    fn arrive(&mut self, from: u32) -> Option<()> {
        let t = self.e.t;
        let len = self.code.statics_len;
        // A private object that becomes reachable for others is beyond us.
        let escaped = |p: u32| State::is_object(p) && p > self.code.n_statics;
        if self.e.st.global_pointers(self.code).any(escaped) {
            return None;
        }
        let (words, n) = (self.e.st.words(0, len), self.code.n_large);
        self.e.st.large[..n].clone_from_slice(&self.base.large[..n]);
        self.e.st.mem[..len].copy_from_slice(&self.base.mem[..len]);
        self.e.st.undef[..len].copy_from_slice(&self.base.undef[..len]);
        self.e.st.prov[words.clone()].copy_from_slice(&self.base.prov[words]);
        if !self.settle()? {
            return Some(());
        }
        let to = self.add(t)?;
        let next = &mut self.nodes[from as usize].next;
        if !next.contains(&to) {
            next.push(to);
        }
        Some(())
    }

    /// Writes the state and reads it back: what is dead is gone.
    fn compact(&mut self) {
        let mut bytes = std::mem::take(&mut self.e.scratch);
        self.canon.encode(self.code, &mut self.e.st, true, false, &mut bytes);
        crate::decode::decode(self.code, &bytes, &mut self.e.st);
        self.e.st.alone = false;
        self.e.scratch = bytes;
    }

    // The answer.

    fn finish(mut self) -> Lookahead {
        let next: Vec<Vec<u32>> = self.nodes.iter().map(|n| n.next.clone()).collect();
        let (cut, cut_places) = self.cut_loops(&next);
        let n = self.nodes.len();
        let mut before = vec![Vec::new(); n];
        for (i, node) in self.nodes.iter().enumerate() {
            node.next.iter().for_each(|&to| before[to as usize].push(i as u32));
        }
        let mut futures: Vec<Future> =
            self.nodes.iter_mut().map(|n| std::mem::take(&mut n.own)).collect();
        let mut work: Vec<u32> = (0..n as u32).rev().collect();
        while let Some(i) = work.pop() {
            let f = futures[i as usize].clone();
            for &b in &before[i as usize] {
                if futures[b as usize].absorb(&f) {
                    work.push(b);
                }
            }
        }
        let (keys, cells, n_cells) = (self.keys, self.by_object, self.cells.len());
        let each = |(&id, list): (&u32, &Vec<_>)| list.iter().map(move |&c| (id, c)).collect();
        let all_cells = cells.iter().flat_map::<Vec<_>, _>(each).collect();
        Lookahead { keys, futures, cut, cut_places, cells, all_cells, n_cells }
    }
}

impl Future {
    /// Adds another's; answers whether that was news.
    fn absorb(&mut self, o: &Future) -> bool {
        let mut news = o.threads && !self.threads || o.everything && !self.everything;
        self.threads |= o.threads;
        self.everything |= o.everything;
        for (mine, theirs) in [(&mut self.reads, &o.reads), (&mut self.writes, &o.writes)] {
            mine.resize(mine.len().max(theirs.len()), 0);
            for (m, t) in mine.iter_mut().zip(theirs) {
                news |= *t & !*m != 0;
                *m |= t;
            }
        }
        news
    }
}
