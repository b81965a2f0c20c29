//! Ways of threads that are remembered, made by executing them once (`remembered`), and
//! kept only if they are of the kind that `recall` may take.

use crate::access::Access;
use crate::advance::{Blind, bit};
use crate::exec::Exec;
use crate::library::Lib;
use crate::pace::LONG;
use crate::program::Inst;
use crate::remembered::{Does, Left, Touched, Way};
use crate::state::{End, State, Status, Wait};
use crate::sync;
use crate::value::Val;
use crate::worker::MachineWorker;
use std::sync::Arc;

/// Instructions of a step that is remembered: ways count them at most, steps exactly.
pub(crate) const MAX_COUNT: u32 = LONG * 9 / 10;

/// What is read, how many bits, and their value.
type Read = (Touched, u8, Val);

impl MachineWorker<'_> {
    /// Executes what a thread does from a node on, and remembers it.
    pub(crate) fn make_way(&mut self, t: usize, at: u32, first: Val, touched: &Touched) -> u32 {
        self.stand_at(t, at);
        let mut way = Way::new(at, first);
        let flags = (self.run.cut_loop, self.run.sampled, self.run.numbered);
        let writes = self.run.next(t).accesses().iter().any(|a| a.write);
        let bare = self.remembered.nodes[at as usize].roots.is_empty();
        // Whether it is taken, and so reached, is not known yet.
        let none = vec![0; self.reached.len()];
        // Who takes it does to the marks that are there what this does to none.
        self.run.st.marks.clear();
        // No way touches memory that changes hands.
        self.run.st.hands.clear();
        self.orders = Some(Vec::new());
        let reached = std::mem::replace(&mut self.reached, none);
        let reads = self.execute(t, bare, &mut way);
        let orders = self.orders.take().unwrap_or_default();
        if self.model.plan.tries {
            self.model.findings.note_hushed(self.run.hushed.take());
        }
        let passed = std::mem::replace(&mut self.reached, reached);
        let passed = passed.into_iter().enumerate().filter(|w| w.1 != 0);
        way.reached = passed.map(|(i, w)| (i as u32, w)).collect();
        let usual = flags == (self.run.cut_loop, self.run.sampled, self.run.numbered)
            && self.run.wrote.is_empty()
            && self.run.disputed.is_empty()
            && self.run.warning.is_none()
            && self.run.created.is_none()
            && self.dirty == bit(t);
        if let Some(reads) = reads.filter(|_| usual && self.changed_only(t, touched)) {
            let left = writes.then(|| self.left(touched));
            let clear =
                |l: &Left| l.pointer <= self.model.code.n_statics || !State::is_object(l.pointer);
            let apart = reads.iter().all(|r| !r.0.meets(touched));
            if left.as_ref().is_none_or(clear) && apart {
                let mut bytes = Vec::new();
                self.canon.keep_numbers(&self.base.st);
                self.canon.thread(&self.model.code, &self.run.st.threads[t], &mut bytes);
                way.to = match self.remembered.find(t, &bytes) {
                    Some(node) => node,
                    None => {
                        let node = self.make_node(t, true);
                        self.remembered.add(t, node)
                    }
                };
                (way.left, way.reads) = (left, reads.into_boxed_slice());
                way.orders = orders.into_boxed_slice();
            }
        }
        // Whoever executes it will note it again.
        self.run.wrote.clear();
        self.run.disputed.clear();
        self.run.warning = None;
        self.run.numbered = flags.2;
        self.run.created = None;
        self.remembered.add_way(way)
    }

    /// Executes a visible access and what follows up to the next; tells what is
    /// read on the way. `None`: something is unusual.
    fn execute(&mut self, t: usize, bare: bool, way: &mut Way) -> Option<Vec<Read>> {
        let mut reads = Vec::new();
        self.one(&mut Blind).ok()?;
        while self.run.is_running(t) {
            way.floor = way.floor.min(self.run.st.threads[t].frames.len());
            // Who holds objects may use them unseen.
            way.count += 1 + if bare { self.run_straight(MAX_COUNT) } else { 0 };
            if way.count > MAX_COUNT {
                return None;
            }
            let next = self.run.next(t);
            if !next.enabled || next.choices > 1 || self.is_mark(t) || next.visible {
                break;
            }
            let frame = *self.run.st.threads[t].top();
            match (self.model.code.inst(frame.func, frame.pc), next.accesses()) {
                // Whether it waits there is asked of each state.
                (Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, .. }, _) => break,
                (Inst::Lib { .. } | Inst::TlsAddr { .. }, _) => return None,
                (_, []) => {}
                (Inst::Load { ptr, w, .. }, [a]) if !next.quiet => {
                    let spot = self.run.find(self.run.val(*ptr), (*w as u64).div_ceil(8), false);
                    let v = self.run.read(spot.ok()?, *w).ok()?;
                    reads.push((touched(&self.run, a)?, *w, v));
                }
                _ => return None,
            }
            self.one(&mut Blind).ok()?;
        }
        if !self.run.is_running(t) {
            way.floor = 0;
        }
        Some(reads)
    }

    /// Whether a step of thread `t` changed nothing but it and this memory.
    fn changed_only(&self, t: usize, touched: &Touched) -> bool {
        let (run, base) = (&self.run.st, &self.base.st);
        let Some(at) = touched.at(&self.model.code, base) else { return false };
        let words = base.words(at, at + touched.n as usize);
        let bytes = words.start * base.word.0..words.end * base.word.0;
        let near = at..at + touched.n as usize;
        let elsewhere = |a: &[u8], b: &[u8]| {
            a.len() == b.len()
                && a[..near.start] == b[..near.start]
                && a[near.end..bytes.end] == b[near.end..bytes.end]
                && a[bytes.end..] == b[bytes.end..]
        };
        let thread = &run.threads[t];
        let ends = thread.status == Status::Finished;
        (thread.status == Status::Running || ends && base.threads[t].held.is_empty())
            && run.threads.len() == base.threads.len()
            && run.end == End::Running
            && elsewhere(&run.mem, &base.mem)
            && elsewhere(&run.undef, &base.undef)
            && run.prov.len() == base.prov.len()
            && run.prov[..words.start] == base.prov[..words.start]
            && run.prov[words.end..] == base.prov[words.end..]
            && (run.large.iter().zip(&base.large)).all(|(a, b)| Arc::ptr_eq(a, b))
            && run.large.len() == base.large.len()
            && run.objs == base.objs
            && run.keys == base.keys
            && (run.leak, run.alone, run.addressed) == (base.leak, base.alone, base.addressed)
            && run.hands.is_empty()
            && run.published == base.published
            && Arc::ptr_eq(&run.history, &base.history)
            && thread.atomic == 0
            && thread.wait == Wait::None
    }

    /// What a step left in memory that it wrote to.
    fn left(&self, touched: &Touched) -> Left {
        let (st, n) = (&self.run.st, touched.n as usize);
        let at = (st.obj(touched.obj).start + touched.lo) as usize;
        let mut left = Left { bytes: [0; 8], undef: [0; 8], pointer: st.prov[at / st.word.0] };
        left.bytes[..n].copy_from_slice(&st.mem[at..at + n]);
        left.undef[..n].copy_from_slice(&st.undef[at..at + n]);
        left
    }
}

/// An access to memory that is alive and small.
fn touched(e: &Exec, a: &Access) -> Option<Touched> {
    let there = State::is_object(a.obj) && a.obj as usize <= e.st.objs.len();
    let obj = there.then(|| e.st.obj(a.obj))?;
    let fits = obj.kind.is_alive() && !obj.is_large() && a.hi - a.lo <= 8;
    fits.then(|| Touched::new(&e.st, a))
}

/// What a thread does next.
pub(crate) fn does(e: &Exec, t: usize) -> Does {
    let thread = &e.st.threads[t];
    if thread.status == Status::Finished {
        return Does::Over;
    }
    if thread.status != Status::Running || thread.wait != Wait::None {
        return Does::Other;
    }
    let frame = thread.top();
    let next = e.next(t);
    let (w, reads, expects) = match e.code.inst(frame.func, frame.pc) {
        Inst::Load { w, .. } | Inst::Rmw { w, .. } => (*w, true, None),
        Inst::Store { w, .. } => (*w, false, None),
        Inst::CmpXchg { w, expect, .. } => (*w, true, Some(e.val_of(t, *expect))),
        Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, args, .. } if !thread.cancelled => {
            let of = args.first().map(|&a| e.val_of(t, a));
            return of.map_or(Does::Other, |v| Does::Join(v.bits as usize));
        }
        Inst::Lib { lib, .. } => {
            let lock = sync::size_of(*lib, e.code.word()).is_some();
            let usual = lock && matches!(next.accesses(), [a] if a.obj <= e.code.n_statics);
            return if usual && next.visible { Does::Call } else { Does::Other };
        }
        _ => return Does::Other,
    };
    let [a] = next.accesses() else { return Does::Other };
    let shared = e.st.is_shared(e.code, a.obj) && next.visible && next.choices == 1;
    match touched(e, a).filter(|_| shared) {
        Some(at) => Does::Access { at, w, reads, expects },
        None => Does::Other,
    }
}
