//! Happens-before as C11 has it, for programs whose atomics are weaker than
//! they look.
//!
//! Races between accesses that some interleaving has side by side need no
//! memory of the past (`races`). But where a relaxed store says "ready" and a
//! relaxed load waits for it, the accesses around them are never side by side,
//! and still nothing orders them: C11 calls that a race. To find it, the state
//! remembers plain accesses until everybody knows of them.
//!
//! A [`Mark`] is a plain access of one thread with who knows of it: threads,
//! and atomics and locks that hand on what their last release knew. A release
//! leaves what its thread knows in the atomic, an acquire takes it; a relaxed
//! exchange keeps what is there (a release sequence), a relaxed store ends it;
//! fences hold back what relaxed accesses saw or will leave. Starting, joining
//! and locks hand on everything. An access that meets a mark its thread does
//! not know of is a race. These are vector clocks turned round (Flanagan and
//! Freund's FastTrack keeps as little): a mark that every running thread knows
//! of is dropped, and so is one that another stands for; nothing counts
//! upwards, so that states stay canonical. Which thread and which instruction
//! made a mark matters to reports only: keys of states have neither, and like
//! threads change places in marks as everywhere ([`Mark::rearrange`]).
//!
//! Memory that was private is marked as written when it becomes shared for the
//! first time, and remembered from then on even if it is private again; then
//! only plain accesses count against it, for how its bytes were written is not
//! known any more, but whether its thread has passed a release fence since.
//! Reads of memory that nobody will write are not remembered (`read_only_memory`), nor
//! are atomic accesses; that one is never ordered with a later plain access is
//! found by `races` alone. Freeing counts as writing.

use crate::access::{Access, Next, THREADS};
use crate::code::Code;
use crate::exec::Exec;
use crate::library::Lib;
use crate::patch::roots;
use crate::program::{Inst, Order, Program};
use crate::state::{State, Status};
use crate::value::Val;
use heddle_model::{FaultKind, Violation};

/// A place that hands on knowledge: an atomic or a lock.
pub type Place = (u32, u32);

/// The lock that atomic sections are made of.
pub(crate) const SECTIONS: Place = (0, 0);

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    pub obj: u32,
    pub lo: u32,
    pub hi: u32,
    pub write: bool,
    /// Written some time before it became shared.
    pub early: bool,
    /// The instruction, by its number.
    pub site: u32,
    /// Who it was. Like the instruction, for reports only.
    pub thread: u16,
    /// The threads that know of it.
    pub known: u64,
    /// Those that would know by an acquire fence.
    pub seen: u64,
    /// Those that knew of it at their last release fence.
    pub fenced: u64,
    /// Where it can be learned.
    pub at: Vec<Place>,
}

impl Clone for Mark {
    fn clone(&self) -> Self {
        Mark { at: self.at.clone(), ..*self }
    }

    /// Keeps the buffer: marks are copied at every step.
    fn clone_from(&mut self, o: &Self) {
        let mut at = std::mem::take(&mut self.at);
        at.clone_from(&o.at);
        *self = Mark { at, ..*o };
    }
}

impl Mark {
    /// Whether whatever races with another mark, now or later, races with
    /// this one: it reaches as far, counts as much, and nobody knows of it, or
    /// can learn of it, who does not or cannot of the other.
    fn stands_for(&self, o: &Mark) -> bool {
        self.obj == o.obj
            && self.lo <= o.lo
            && o.hi <= self.hi
            && (self.write || !o.write)
            && (!self.early || o.early)
            && self.known & !o.known == 0
            && self.seen & !(o.seen | o.known) == 0
            && self.fenced & !o.fenced == 0
            && self.at.iter().all(|p| o.at.contains(p))
    }

    /// Threads change places: that of `from[i]` goes to `slots[i]`.
    pub fn rearrange(&mut self, slots: &[usize], from: &[usize]) {
        let moved = |old: u64| rearranged(old, slots, from);
        (self.known, self.seen, self.fenced) =
            (moved(self.known), moved(self.seen), moved(self.fenced));
        if let Some(i) = from.iter().position(|&t| t == self.thread as usize) {
            self.thread = slots[i] as u16;
        }
    }
}

/// A set of threads after those of `from` have gone to `slots`.
pub fn rearranged(old: u64, slots: &[usize], from: &[usize]) -> u64 {
    // Those that have no bit are in no such set.
    let bit = |t: usize| 1u64.checked_shl(t as u32).unwrap_or(0);
    let stay = slots.iter().fold(old, |bits, &t| bits & !bit(t));
    let goes = slots.iter().zip(from).filter(|(_, t)| old & bit(**t) != 0);
    goes.fold(stay, |bits, (&to, _)| bits | bit(to))
}

/// Whether a program has atomics that order less than their places suggest.
pub fn is_relaxed(program: &Program) -> bool {
    let weak = |i: &Inst| match i {
        Inst::Load { order, .. } | Inst::Store { order, .. } => *order == Order::Relaxed,
        Inst::Rmw { order, .. } => *order < Order::AcqRel,
        Inst::CmpXchg { order, failure, .. } => *order < Order::AcqRel || !failure.acquires(),
        _ => false,
    };
    program.functions.iter().any(|f| f.code.iter().any(weak))
}

/// A step before it is taken, for [`Exec::note_order`].
pub struct Before {
    next: Next,
    t: usize,
    func: u32,
    pc: u32,
    joined: Option<usize>,
    shared: [bool; 3],
}

impl Before {
    /// Whether there is anything to remember of it.
    pub fn tells(&self, code: &Code) -> bool {
        let fence = matches!(code.inst(self.func, self.pc), Inst::Fence(_));
        fence || !self.next.accesses().is_empty()
    }

    /// Whether it races with something remembered, if it is a load, store or exchange.
    pub fn races(&self, marks: &[Mark]) -> bool {
        let accesses = self.next.accesses().iter().filter(|a| a.obj != THREADS);
        accesses.clone().any(|a| marks.iter().any(|m| races(m, a, self.t)))
    }

    pub fn shared_accesses(&self) -> impl Iterator<Item = &Access> {
        self.next.accesses().iter().zip(self.shared).filter(|a| a.1).map(|a| a.0)
    }
}

impl Exec<'_> {
    /// Looks whether the next instruction races with something remembered.
    pub fn check_order(&self) -> (Before, Option<Box<Violation>>) {
        let t = self.t;
        let mut next = self.next(t);
        let frame = self.thread().top();
        let (func, pc) = (frame.func, frame.pc);
        let inst = self.code.inst(func, pc);
        if let Inst::CmpXchg { failure, .. } = inst
            && self.choice == 1
        {
            next.fails(*failure);
        }
        let frees = matches!(inst, Inst::Lib { lib: Lib::Free | Lib::Realloc, .. });
        let (mut shared, mut race) = ([false; 3], None);
        for (i, a) in next.accesses().iter().enumerate() {
            shared[i] = a.obj != THREADS && self.st.is_known(self.code, a.obj);
            // What is one thread's own by now may have been written by others.
            // Freeing is as good as writing; destroying a lock is its own affair.
            if a.obj != THREADS
                && (!a.ends || frees)
                && let Some(m) = self.st.marks.iter().find(|m| races(m, a, t))
            {
                race = race.or_else(|| Some(Box::new(self.unordered(a, m))));
            }
        }
        let joined = match inst {
            Inst::Lib {
                lib: Lib::ThreadJoin | Lib::ThrdJoin | Lib::ThreadTryJoin, args, ..
            } => args.first().map(|&a| self.val(a).bits as usize),
            _ => None,
        };
        (Before { next, t, func, pc, joined, shared }, race)
    }

    /// Remembers what the step did that was just taken.
    pub fn note_order(&mut self, b: &Before) {
        let me = 1u64 << b.t;
        let site = self.code.inst_number(b.func, b.pc);
        let mut changed = false;
        for id in std::mem::take(&mut self.st.published) {
            if id > self.code.n_statics {
                let hi = self.st.obj(id).size;
                let a =
                    Access { obj: id, lo: 0, hi, write: true, order: Order::Plain, ends: false };
                changed |= self.mark(&a, b.t, site, true);
                let fenced = std::mem::take(&mut self.st.obj_mut(id).fenced);
                if let Some(m) = self.st.marks.last_mut().filter(|_| fenced) {
                    m.fenced = me;
                }
            }
        }
        if let Some(new) = self.created {
            changed = true;
            let bit = 1u64 << new;
            for m in &mut self.st.marks {
                let heir = if m.known & me != 0 { bit } else { 0 };
                (m.known, m.seen, m.fenced) =
                    (m.known & !bit | heir, m.seen & !bit, m.fenced & !bit);
            }
        }
        if let Some(other) = b.joined.filter(|&o| self.is_gone(o)) {
            let learn = |m: &mut Mark| m.known |= if m.known >> other & 1 == 1 { me } else { 0 };
            self.st.marks.iter_mut().for_each(learn);
            changed = true;
        }
        match self.code.inst(b.func, b.pc) {
            Inst::Fence(order) => {
                changed = true;
                self.fence(*order, me);
                if order.releases() {
                    self.fence_private(b.t);
                }
            }
            Inst::Lib { lib: Lib::AtomicBegin | Lib::AtomicEnd, .. } => {
                changed |= self.hand_on(SECTIONS, me, true, Some((true, true)));
            }
            // What the optimiser loads too early nobody has read yet.
            Inst::Load { d, order: Order::Plain, .. }
                if self.opts.speculated_loads && !self.is_noticed(*d) => {}
            inst => {
                let swaps = !matches!(inst, Inst::Load { .. } | Inst::Store { .. });
                let reads = !matches!(inst, Inst::Store { .. });
                // Also what is one thread's own by now hands on what others left.
                let tells = |a: &Access| a.obj != THREADS && (a.order != Order::Plain || a.ends);
                for (a, shared) in b.next.accesses().iter().zip(b.shared) {
                    if shared || tells(a) {
                        changed |= self.note_access(a, b.t, site, reads, swaps);
                    }
                }
            }
        }
        if !self.st.marks.is_empty() {
            self.tidy(changed);
        }
    }

    /// Answers whether any mark may have changed; so do those below.
    fn note_access(&mut self, a: &Access, t: usize, site: u32, reads: bool, swaps: bool) -> bool {
        let (me, place) = (1u64 << t, (a.obj, a.lo));
        if a.ends {
            let over = |m: &Mark| m.obj == a.obj && a.lo <= m.lo && m.hi <= a.hi;
            self.st.marks.retain(|m| !over(m));
            return true;
        }
        if a.order == Order::Plain {
            return self.mark(a, t, site, false);
        }
        let write = a.write.then_some((swaps, a.order.releases()));
        if reads {
            self.hand_on(place, me, a.order.acquires(), write)
        } else {
            self.leave(place, me, write)
        }
    }

    /// A read of a place, and perhaps a write: whether it keeps what is there,
    /// and whether it releases.
    fn hand_on(
        &mut self,
        place: Place,
        me: u64,
        acquires: bool,
        write: Option<(bool, bool)>,
    ) -> bool {
        let mut changed = false;
        for m in self.st.marks.iter_mut().filter(|m| m.at.contains(&place)) {
            changed = true;
            m.seen |= me;
            m.known |= if acquires { me } else { 0 };
        }
        self.leave(place, me, write) || changed
    }

    fn leave(&mut self, place: Place, me: u64, write: Option<(bool, bool)>) -> bool {
        let Some((keeps, releases)) = write else { return false };
        let mut changed = false;
        for m in &mut self.st.marks {
            if !keeps {
                let n = m.at.len();
                m.at.retain(|p| *p != place);
                changed |= m.at.len() != n;
            }
            let tells = if releases { m.known } else { m.fenced };
            if tells & me != 0 && !m.at.contains(&place) {
                m.at.push(place);
                changed = true;
            }
        }
        changed
    }

    fn fence(&mut self, order: Order, me: u64) {
        for m in &mut self.st.marks {
            if order.acquires() {
                m.known |= m.seen & me;
            }
            if order.releases() {
                m.fenced |= m.known & me;
            }
        }
    }

    /// What a thread has written to its own memory is behind its fence now.
    fn fence_private(&mut self, t: usize) {
        let thread = &self.st.threads[t];
        let mut work: Vec<u32> =
            roots(self.code, thread).chain(thread.tls.iter().copied()).collect();
        let mut seen = vec![false; self.st.objs.len() + 1];
        while let Some(id) = work.pop() {
            if !State::is_object(id) || id <= self.code.n_statics || seen[id as usize] {
                continue;
            }
            seen[id as usize] = true;
            let obj = self.st.obj_mut(id);
            if obj.shared || !obj.kind.is_alive() {
                continue;
            }
            obj.fenced = true;
            let obj = *obj;
            work.extend(self.st.pointers_of(&obj));
        }
    }

    /// A plain access. A write makes what lies below it a thing of the past:
    /// whoever learns of it learned of that before, if its thread did. So does
    /// a read to reads, whoever made them. Where nobody writes any more, no
    /// read races.
    fn mark(&mut self, a: &Access, t: usize, site: u32, early: bool) -> bool {
        if !early && (!a.write && self.is_settled(a) || self.is_quiet(a)) {
            return false;
        }
        let past = |m: &Mark| {
            m.obj == a.obj
                && a.lo <= m.lo
                && m.hi <= a.hi
                && (a.write || !m.write)
                && m.known >> t & 1 == 1
        };
        self.st.marks.retain(|m| !past(m));
        let (obj, lo, hi, write) = (a.obj, a.lo, a.hi, a.write);
        let (known, thread) = (1 << t, t as u16);
        let at = Vec::new();
        let mark = Mark { obj, lo, hi, write, early, site, thread, known, seen: 0, fenced: 0, at };
        self.st.marks.push(mark);
        true
    }

    fn is_gone(&self, t: usize) -> bool {
        self.st.threads.get(t).is_none_or(|t| t.status == Status::Free)
    }

    /// Forgets what makes no difference any more: accesses that all know, for
    /// nobody can race with them; those that another stands for; what threads
    /// knew that are over.
    /// Of marks that are as they were left it finds nothing to forget, while the
    /// same threads run.
    pub(crate) fn tidy(&mut self, changed: bool) {
        let (running, joinable) = self.st.thread_bits();
        let same = self.tidied == Some((running, joinable));
        if same && !changed {
            return;
        }
        self.tidied = Some((running, joinable));
        let fences = self.code.acquire_fences;
        for m in &mut self.st.marks {
            m.known &= running | joinable;
            m.seen &= if fences { running & !m.known } else { 0 };
            m.fenced &= running;
        }
        drop_useless(&mut self.st.marks, running);
    }

    fn unordered(&self, a: &Access, m: &Mark) -> Violation {
        let place = self.place_name(Val::pointer(a.obj, a.lo as u64));
        let verb = match (a.ends, a.write) {
            (true, _) => "frees",
            (_, true) => "writes",
            _ => "reads",
        };
        let did = if m.write { "wrote" } else { "read" };
        let (f, pc) = self.code.inst_place(m.site);
        let me = self.thread_name(self.t);
        // A thread that is over has no name any more: where it was will do.
        let other = if self.is_gone(m.thread as usize) {
            format!("{}[{}]", self.code.program.functions[f as usize].name, m.thread)
        } else {
            self.thread_name(m.thread as usize)
        };
        let message = format!(
            "data race on {place}: {me} {verb} it, {other} {did} it before, and what lies between \
             orders nothing: relaxed atomics do not; release the store and acquire the load that \
             connect them"
        );
        let mut v = Violation::new(FaultKind::DataRace, message, self.span(self.t));
        if let Some(span) = self.code.program.loc(f, pc).span {
            let how = if m.early { "made it reachable" } else { did };
            v.related.push((span, format!("{other} {how} here")));
        }
        v
    }
}

/// Of marks that stand for each other the least stays.
fn drop_useless(marks: &mut Vec<Mark>, running: u64) {
    marks.retain(|m| m.known & running != running);
    for i in (0..marks.len()).rev() {
        let m = &marks[i];
        let better = |o: &Mark| o.stands_for(m) && (!m.stands_for(o) || o < m);
        if marks.iter().any(better) {
            marks.swap_remove(i);
        }
    }
}

/// Marks without what only reports need. With `main_joins`, the main thread
/// will do nothing that others see before it has joined them all, and so has
/// heard of everything.
pub fn simplify_marks(marks: &mut Vec<Mark>, running: u64, main_joins: bool) {
    for m in marks.iter_mut() {
        (m.site, m.thread) = (0, 0);
        m.known |= main_joins as u64;
    }
    drop_useless(marks, running);
}

fn races(m: &Mark, a: &Access, t: usize) -> bool {
    m.obj == a.obj
        && m.lo < a.hi
        && a.lo < m.hi
        && (m.write || a.write)
        && m.known >> t & 1 == 0
        && (a.order == Order::Plain || a.order.is_atomic() && !m.early)
}
