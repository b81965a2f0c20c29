//! Steps taken from memory instead of being executed (`remembered`).
//!
//! Why a remembered way is the way that the thread would take. The machine is
//! deterministic: what a thread does up to its next visible access is a
//! function of its own bytes (its number, frames, live registers), of the
//! program, and of whatever else it reads. Ways are kept only of instructions
//! that read nothing else than the memory of the first access and, behind it,
//! what plain loads read that nobody can tell: no calls of the library, no writes
//! to objects of its own. Those values are compared, and so are the
//! objects that they lie in, each time. That nothing else was changed is seen
//! when the way is made: the other threads, all objects, and all memory but
//! that of the first access are as they were; nor was anything noted that a
//! search has to know of. What its accesses do to the marks of accesses (`happens_before`) is
//! done to those that are there, instruction by instruction; a race is executed.
//! Who knows of memory that changes hands (`hands`) is the same behind the step, unless
//! atomics and locks tell of it: then steps of states that follow it are executed. A way
//! touches no such memory, and is made where nobody has a hand on anything, which shows
//! if it did.
//!
//! How far a step goes is decided here as in `advance`, with the same tables of
//! what others do next, so both ways give the same steps. Numbers of objects
//! stay, because no way writes or overwrites a pointer to an object made at run
//! time. Where a thread comes to hold others than it did, beside those that globals
//! lead to, the step is remembered but its state is written as ever.
//!
//! Where anything is not so, the step is executed, as ever. Tests compare the two,
//! step by step ([`Options::remember`]).
//!
//! [`Options::remember`]: crate::options::Options::remember

use crate::access::Next;
use crate::advance::{SET, bit};
use crate::code::Code;
use crate::decode::decode_thread;
use crate::encode::live;
use crate::exec::can_race;
use crate::hands::Hand;
use crate::happens_before::Before;
use crate::model::MachineModel;
use crate::ops;
use crate::options::{Races, Reduction};
use crate::pace::Turn;
use crate::patch::{holds_nothing_own, roots};
use crate::program::Cmp;
use crate::races::racing;
use crate::recall_way::{MAX_COUNT, does};
use crate::released::{is_released, waits_for_others};
use crate::remembered::{Does, NONE, Node, Stand, Touched, Way};
use crate::state::{End, State, Status, Thread};
use crate::thread_sort::local_hash;
use crate::value::Val;
use crate::worker::MachineWorker;

/// Accesses after which it is left open whether a thread alone goes on.
const MAX_ALONE: usize = 16;

impl MachineModel {
    /// Whether steps may be remembered at all: nothing depends on the past, and
    /// nobody looks at states but the search.
    pub(crate) fn remembers(&self) -> bool {
        let o = &self.options;
        let usual =
            o.remember && o.reduction == Reduction::Superstep && o.unwind.is_none() && !o.leaks;
        let ahead = self.plan.lookahead.as_ref().is_none_or(|l| l.is_small(&self.code));
        let leaves_alone = ahead && self.plan.groups.as_ref().is_none_or(|g| g.clears_nothing());
        usual
            && leaves_alone
            && o.abstraction.is_none()
            && !o.watched()
            // What a fence releases is not in the bytes of a thread.
            && !(self.plan.tracks && (self.code.release_fences || o.speculated_loads))
            && !self.plan.has_progress
            && self.code.spec.is_none()
            && self.code.tls_globals.is_empty()
    }
}

impl MachineWorker<'_> {
    /// Whether steps from the surveyed state may be remembered; finds out who
    /// stands where.
    pub(crate) fn starts_recalling(&mut self) -> bool {
        self.recalls = false;
        let st = &self.base.st;
        let usual = self.remembers
            && !st.alone
            && !st.addressed
            && st.end == End::Running
            && st.threads.len() <= SET
            && (st.marks.is_empty() || self.model.plan.tracks)
            && st.history.is_empty()
            && st.threads.iter().all(|t| t.atomic == 0);
        if !usual || !self.keeps_hands() {
            return false;
        }
        if !self.remembered.start(self.base.st.threads.len()) {
            return false;
        }
        self.last = self.loose.last(&mut self.canon, &self.model.code, &self.base.st);
        if self.model.plan.folds && !self.finds_loose() {
            return false;
        }
        for t in 0..self.base.st.threads.len() {
            if self.remembered.base[t] == NONE {
                let (from, to) = self.parts.threads[t];
                let bytes = &self.base_bytes[from..to];
                let known = self.remembered.find(t, bytes);
                self.remembered.base[t] = match known {
                    Some(node) => node,
                    None => {
                        self.canon.keep_numbers(&self.base.st);
                        let node = self.make_node(t, false);
                        self.remembered.add(t, node)
                    }
                };
            }
        }
        self.recalls = true;
        true
    }

    /// Whether a step leaves as it is who knows of memory that changes hands (`hands`), as
    /// long as its thread neither starts threads nor is over: no way touches such memory,
    /// nor do atomics and locks tell of it.
    fn keeps_hands(&mut self) -> bool {
        if self.base.st.hands.is_empty() {
            return true;
        }
        if self.model.code.passes_hands || !self.base.st.posts.is_empty() {
            return false;
        }
        // What nobody can tell any more is forgotten behind every step.
        self.scratch.hands.clone_from(&self.base.st.hands);
        self.base.tidy_hands();
        let same = self.scratch.hands == self.base.st.hands;
        std::mem::swap(&mut self.scratch.hands, &mut self.base.st.hands);
        same
    }

    /// Whether the order of threads makes no difference: as [`Loose::is_so`] finds out,
    /// but of threads that are as in the last state their nodes tell.
    ///
    /// [`Loose::is_so`]: crate::patch::Loose::is_so
    fn finds_loose(&mut self) -> bool {
        let (code, st, last) = (&self.model.code, &self.base.st, self.last);
        let bare = |t: usize| match self.remembered.nodes.get(self.remembered.base[t] as usize) {
            Some(node) => node.is_bare && node.holds(last).next().is_none(),
            None => holds_nothing_own(code, &st.threads[t], last),
        };
        let made = &st.objs[code.n_statics as usize..];
        let own = made.iter().any(|o| o.thread != 0);
        let is_so = st.threads.len() > 1 && !own && (1..st.threads.len()).all(bare);
        self.loose.know(is_so);
        is_so
    }

    /// A thread of the surveyed state, or of the state that a step is making,
    /// as a node. Objects have the numbers that they have.
    pub(crate) fn make_node(&mut self, t: usize, in_run: bool) -> Node {
        let e = if in_run { &mut self.run } else { &mut self.base };
        let code = &self.model.code;
        let mut bytes = Vec::new();
        self.canon.thread(code, &e.st.threads[t], &mut bytes);
        let stand = stand(&e.st.threads[t]);
        let print = print(code, &e.st.threads[t]);
        let does = does(e, t);
        let next = match does {
            Does::Access { expects: None, .. } => [Some(e.next(t)); 2],
            _ => [None; 2],
        };
        let thread = &e.st.threads[t];
        let roots = roots(code, thread).collect();
        let local = !thread.tls.is_empty() || thread.errno != 0;
        let own = local || thread.frames.iter().any(|f| f.varargs != 0);
        let is_bare = thread.tls.is_empty() && thread.held.is_empty();
        let mut changed = Vec::new();
        crate::compare_only_values::simplify_thread(
            &code.compared,
            t,
            &mut e.st.threads[t],
            &mut changed,
        );
        let key = (!changed.is_empty()).then(|| {
            let mut key = Vec::new();
            self.canon.thread(code, &e.st.threads[t], &mut key);
            key.into_boxed_slice()
        });
        let hash = local_hash(e, t);
        changed.drain(..).rev().for_each(|c| e.st.threads[t].regs[c.at] = c.old);
        let bytes = bytes.into_boxed_slice();
        let (ahead, recent) = (None, NONE);
        Node { bytes, key, hash, roots, own, is_bare, stand, print, ahead, recent, does, next }
    }

    /// Takes a step of thread `t` from memory: where it ends, with what it
    /// changed in the memory of the surveyed state (see `log`). `None`: it is to
    /// be executed, and nothing has changed.
    pub(crate) fn recall(&mut self, t: usize) -> Option<u32> {
        let n = self.tables.len_of(t);
        let found = self.follow(t);
        if found.is_none() {
            self.remembered.log.undo(&mut self.base.st);
            self.tables.cut(t, n);
        }
        found
    }

    /// As `advance_inside`, node by node.
    fn follow(&mut self, t: usize) -> Option<u32> {
        let first = self.next[t].filter(|n| n.visible && n.enabled && n.choices == 1)?;
        let mut at = self.remembered.base[t];
        if self.races_with_any(t, &first) || self.lets_go(t, is_released) {
            return None;
        }
        let print_at = |at: u32| move |w: &Self| w.remembered.nodes[at as usize].print;
        let mut pace = self.set_out(t, &first, print_at(at));
        let (mut next, mut count) = (first, 0);
        loop {
            pace.makes(&next, self.remembered.nodes[at as usize].stand);
            let way = self.way(t, at)?;
            let way = &mut self.remembered.ways[way as usize];
            for (i, w) in std::mem::take(&mut way.reached) {
                self.reached[i as usize] |= w;
            }
            (at, count) = (way.to, count + way.count);
            let node = self.remembered.nodes.get(at as usize)?;
            if count > MAX_COUNT || node.own {
                return None;
            }
            let stand = node.stand;
            match node.does {
                // Who waits for it goes on within this step.
                Does::Over => return (!self.lets_go(t, |_| true)).then_some(at),
                Does::Call => return pace.is_over().then_some(at),
                Does::Join(other) => return self.waits_for_end(other).then_some(at),
                Does::Other => return None,
                Does::Access { .. } => {}
            }
            next = self.next_of_node(t, at)?;
            match self.turn(&mut pace, (t, &next), (stand, count), print_at(at)) {
                Turn::End => return Some(at),
                Turn::Exchange if self.races_with_any(t, &next) => return None,
                Turn::Exchange => continue,
                Turn::Last if self.races_ahead(t, &next) => return None,
                Turn::Last | Turn::On => {}
            }
            self.tables.add(t, next);
        }
    }

    /// Whether objects keep their numbers, and whoever shares them, when a thread of
    /// the surveyed state comes to a node: then its bytes there are all that is new.
    pub(crate) fn keeps_numbers(&self, t: usize, to: u32) -> bool {
        let nodes = &self.remembered.nodes;
        let (old, new) = (&nodes[self.remembered.base[t] as usize], &nodes[to as usize]);
        if !matches!(new.does, Does::Over) {
            return new.holds(self.last).eq(old.holds(self.last));
        }
        // What it holds others get.
        let bare = new.holds(self.last).chain(old.holds(self.last)).next().is_none();
        let st = &self.base.st;
        bare && (st.n_running() > 2 || !st.hands.is_empty() || self.shares_nothing())
    }

    /// Forgets who knew of memory that changes hands when a thread of the surveyed state
    /// has come to its end; `scratch` has it as it was. `false`: who shares what may change.
    pub(crate) fn forget_hands(&mut self, t: usize) -> bool {
        let st = &mut self.base.st;
        let status = std::mem::replace(&mut st.threads[t].status, Status::Finished);
        self.scratch.hands.clone_from(&st.hands);
        self.base.tidy_hands();
        let st = &mut self.base.st;
        st.threads[t].status = status;
        // What globals lead to is shared whoever has a hand on it.
        let own = |hands: &'_ [Hand]| -> Vec<u32> {
            hands.iter().map(|h| h.obj).filter(|&o| o > self.last).collect()
        };
        own(&self.scratch.hands) == own(&st.hands)
    }

    /// Whether nothing that was made at run time is shared in the surveyed state: then
    /// nothing changes hands if one thread is left alone.
    fn shares_nothing(&self) -> bool {
        let statics = self.model.code.n_statics;
        let made = &self.base.st.objs[statics as usize..];
        self.last == statics && made.iter().all(|o| !o.shared)
    }

    /// Whether a step of thread `t` may go on with one that waits for others, by its next
    /// instruction: see `settle_released`.
    fn lets_go(&self, t: usize, which: impl Fn(&Next) -> bool) -> bool {
        let mut others = self.next.iter().enumerate().filter(|&(k, _)| k != t);
        let waits = |k: usize| waits_for_others(&self.base, k);
        self.model.runs_ahead()
            && !self.joins_last
            && others.any(|(k, next)| next.as_ref().is_some_and(&which) && waits(k))
    }

    /// Whether nobody can join a thread of the surveyed state yet.
    fn waits_for_end(&self, other: usize) -> bool {
        let thread = self.base.st.threads.get(other);
        thread.is_some_and(|o| o.status == Status::Running && !o.detached)
    }

    /// Whether a thread of the surveyed state, run by itself, comes to change
    /// something or to its end. `false`: that is not known.
    pub(crate) fn goes_on_alone(&mut self, t: usize) -> bool {
        let mut at = self.remembered.base.get(t).copied().unwrap_or(NONE);
        let mut found = false;
        for _ in 0..MAX_ALONE {
            let Some(node) = self.remembered.nodes.get(at as usize) else { break };
            found =
                matches!(node.does, Does::Over) || !self.remembered.log.is_undone(&self.base.st);
            if found {
                break;
            }
            let Some(way) = self.way(t, at) else { break };
            at = self.remembered.ways[way as usize].to;
        }
        self.remembered.log.undo(&mut self.base.st);
        found
    }

    fn races_with_any(&self, t: usize, next: &Next) -> bool {
        let plain = || next.accesses().iter().any(|a| can_race(a.order, self.races));
        if !self.tables.may_race && !plain() {
            return false;
        }
        let others = self.next.iter().enumerate().filter(|&(k, _)| k != t);
        self.races != Races::Off
            && others.filter_map(|o| o.1.as_ref()).any(|o| racing(next, o, self.races).is_some())
    }

    fn races_ahead(&self, t: usize, next: &Next) -> bool {
        let next = &self.tables.of_all(next);
        let mut others = self.tables.conflicts(t, next);
        others.any(|(_, other)| racing(next, other, self.races).is_some())
    }

    /// What a thread of the surveyed state does next, if that is known.
    pub(crate) fn recall_next(&mut self, t: usize) -> Option<Next> {
        let node = &self.remembered.nodes[self.remembered.base[t] as usize];
        let Does::Access { at, expects: None, .. } = &node.does else { return None };
        at.at(&self.model.code, &self.base.st)?;
        node.next[1]
    }

    /// What a thread at a node does next, in the memory of the surveyed state.
    fn next_of_node(&mut self, t: usize, at: u32) -> Option<Next> {
        let (code, node) = (&self.model.code, &self.remembered.nodes[at as usize]);
        let Does::Access { at: touched, w, expects, .. } = &node.does else { return None };
        touched.at(code, &self.base.st)?;
        let writes = match expects {
            None => true,
            Some(expect) => {
                let seen = self.value_at(touched, *w)?;
                let same = ops::compare(Cmp::Eq, *w, seen, *expect);
                same.is_ok_and(|s| s.bits == 1 || s.undef != 0)
            }
        };
        if node.next[writes as usize].is_none() {
            self.stand_at(t, at);
            let next = self.run.next(t);
            self.remembered.nodes[at as usize].next[writes as usize] = Some(next);
        }
        let next = self.remembered.nodes[at as usize].next[writes as usize];
        next.filter(|n| n.visible && n.enabled && n.choices == 1)
    }

    /// What lies there, if it is a number or a whole pointer.
    fn value_at(&self, at: &Touched, w: u8) -> Option<Val> {
        let st = &self.base.st;
        let (start, n) = (st.obj(at.obj).start as usize + at.lo as usize, at.n as usize);
        let numbers = |words: std::ops::Range<usize>| st.prov[words].iter().all(|&p| p == 0);
        // As below, for whole numbers in memory that was looked at.
        if w as usize == n * 8
            && numbers(st.words(start, start + n))
            && st.undef[start..start + n].iter().all(|&u| u == 0)
        {
            let mut bytes = [0; 8];
            bytes[..n].copy_from_slice(&st.mem[start..start + n]);
            return Some(Val::int(u64::from_le_bytes(bytes)));
        }
        let ptr = Val::pointer(at.obj, at.lo as u64);
        let spot = self.base.find(ptr, at.n as u64, false).ok()?;
        self.base.read(spot, w).ok()
    }

    /// The way that a thread at a node takes now, with its writing done.
    fn way(&mut self, t: usize, at: u32) -> Option<u32> {
        let code = &self.model.code;
        let node = &self.remembered.nodes[at as usize];
        let Does::Access { at: touched, w, reads, .. } = node.does else { return None };
        let place = touched.at(code, &self.base.st)?;
        if node.own {
            return None;
        }
        let st = &self.base.st;
        let words = st.words(place, place + touched.n as usize);
        let whole = touched.n as usize == st.word.0 && place.is_multiple_of(st.word.0);
        let made = |p: u32| State::is_object(p) && p > code.n_statics;
        let mut pointers = st.prov[words.clone()].iter();
        // A pointer in two, or one that may not be overwritten.
        let overwrites = |p: &u32| made(*p);
        if !whole && pointers.clone().any(|&p| p != 0) {
            return None;
        }
        let held = whole && pointers.any(overwrites);
        let first = if reads { self.value_at(&touched, w)? } else { Val::ZERO };
        let recent = self.remembered.recent(at, first).filter(|&w| self.reads_fit(w));
        let way = match recent.or_else(|| self.known_way(at, first)) {
            Some(way) => {
                self.remembered.take(at, way);
                way
            }
            None => self.make_way(t, at, first, &touched),
        };
        let Way { left, to, floor, orders, .. } = &self.remembered.ways[way as usize];
        // Frames that are left take their objects along.
        let left_frames = self.base.st.threads[t].frames.iter().skip(*floor);
        let objects = left_frames.clone().any(|f| f.n_objs > 0);
        if *to == NONE || objects || left.is_some() && held {
            return None;
        }
        if !orders.is_empty() {
            self.remembered.log.note_marks(&self.base.st);
            let order = |b: &Before| {
                let races = b.races(&self.base.st.marks);
                self.base.note_order(b);
                !races
            };
            if !orders.iter().all(order) {
                return None;
            }
            let over = matches!(self.remembered.nodes[*to as usize].does, Does::Over);
            if over && !self.base.st.marks.is_empty() {
                let status = &mut self.base.st.threads[t].status;
                let old = std::mem::replace(status, Status::Finished);
                self.base.tidy(false);
                self.base.st.threads[t].status = old;
            }
        }
        if let Some(left) = *left {
            let (n, st) = (touched.n as usize, &mut self.base.st);
            self.remembered.log.note(st, place, place + n, code.statics_len);
            st.mem[place..place + n].copy_from_slice(&left.bytes[..n]);
            st.undef[place..place + n].copy_from_slice(&left.undef[..n]);
            st.prov[words].fill(left.pointer);
        }
        Some(way)
    }

    /// A way from a node that begins with this value, and whose reads are there.
    fn known_way(&self, at: u32, first: Val) -> Option<u32> {
        let mut found = self.remembered.first(at, first);
        while let Some(way) = found.filter(|&w| !self.reads_fit(w)) {
            found = self.remembered.other(way);
        }
        found
    }

    /// Whether what a way reads behind its first access is there.
    fn reads_fit(&self, way: u32) -> bool {
        let reads = self.remembered.ways[way as usize].reads.iter();
        reads.clone().all(|(at, w, v)| {
            at.at(&self.model.code, &self.base.st).is_some() && self.value_at(at, *w) == Some(*v)
        })
    }

    /// Makes `run` the surveyed state, in its present memory, with a thread at a
    /// node.
    pub(crate) fn stand_at(&mut self, t: usize, at: u32) {
        self.restore();
        self.dirty |= bit(t);
        let bytes = &self.remembered.nodes[at as usize].bytes;
        let thread = &mut self.run.st.threads[t];
        decode_thread(&self.model.code, bytes, thread);
        // Its objects are those of the frames that were there before.
        for (mine, base) in thread.frames.iter_mut().zip(&self.base.st.threads[t].frames) {
            mine.n_objs = base.n_objs;
        }
        (self.run.t, self.run.choice) = (t, 0);
        self.run.racing_load = 0;
        self.run.created = None;
    }
}

/// Where a thread stands.
pub(crate) fn stand(thread: &Thread) -> Stand {
    thread.frames.last().map_or((0, 0, 0), |f| (f.func, f.pc, thread.frames.len()))
}

/// Where a thread stands and what its registers hold, as a number.
pub(crate) fn print(code: &Code, thread: &Thread) -> u64 {
    let Some(frame) = thread.frames.last() else { return 0 };
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut mix = |v: u64| hash = (hash ^ v).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    mix((frame.func as u64) << 32 | frame.pc as u64);
    mix(thread.frames.len() as u64);
    for &r in live(code, frame, true) {
        let v = thread.regs[(frame.base + r) as usize];
        mix(v.bits);
        mix(v.undef ^ (v.obj as u64) << 32);
    }
    hash
}
