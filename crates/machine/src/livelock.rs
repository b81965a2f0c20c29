//! Waiting that nothing can end.
//!
//! A spin lock that is never given back keeps its thread running, so no search
//! for states without steps finds it. Here a state is a *livelock* if every
//! thread that runs is blocked or would, run by itself from this state, go
//! round a loop for ever in which it reads, and changes nothing but its own
//! stack. Then no schedule leads out: as long as nobody changes anything, each
//! thread does what it does alone, so nobody ever does, and who is blocked
//! stays blocked. And it is all there is to find: in a set of states that no
//! schedule leaves and in which nobody changes anything, every thread run by
//! itself comes round to where it was. A program that only an unlucky schedule
//! keeps waiting has, in each of its states, a thread that changes something
//! when it runs alone, and is none.
//!
//! Joining a thread that is over counts as nothing: nobody can tell.
//!
//! So one state is judged thread by thread, without a graph. Most states are
//! let go by a look at the next instructions: each must stand in a loop of its
//! code and write nothing that is not there already.
//!
//! Not told: loops that read nothing that others could change (`for (;;);` waits for
//! nobody) unless somebody waits for the end of such a thread, output, and locks that are taken and given back again.
//! Where nobody is seen to go on, and somebody has not come round after
//! [`MAX_ROUND`] instructions, the state may be a livelock: the model says so
//! among its gaps.

use crate::access::{Next, THREADS};
use crate::advance::bit;
use crate::exec::Exec;
use crate::hash::Quick;
use crate::library::Lib;
use crate::ops;
use crate::program::{Inst, Op, Pc};
use crate::state::{Kind, State};
use crate::symmetry::is_joining;
use crate::value::Val;
use crate::worker::MachineWorker;
use heddle_model::{FaultKind, Violation};
use std::collections::{BTreeSet, HashMap};

/// Instructions to follow one thread before it is given up.
const MAX_ROUND: u32 = 5_000_000;

/// The same once somebody was given up: no answer hangs on it any more.
const SHORT_ROUND: u32 = 50_000;

/// Rounds of one loop after which a thread is compared with itself only every so
/// many: a delay is a loop of many rounds, none of which is the thread's own.
const MANY_ROUNDS: u32 = 64;

/// Looks at whether the run is to end come this often, in instructions.
const POLL: u32 = 1 << 16;

/// A place in memory: object and offset.
type Spot = (u32, u32);

/// A thread that waits for ever.
pub struct Waiter {
    pub t: usize,
    pub waits: Waits,
}

/// What a thread waits for.
pub enum Waits {
    /// It goes round and reads these places, or none.
    Round(BTreeSet<Spot>),
    /// It is blocked, or will be when it has joined those that are over.
    Blocked(String),
}

/// What a thread does that runs by itself.
enum Course {
    Waits(Waits),
    /// It changes something or ends.
    GoesOn,
    /// Nobody knows: the round is too long.
    Unknown,
}

/// How far to follow a thread.
struct Follow {
    limit: u32,
    /// Nothing that others can see may lie on the way.
    unseen: bool,
}

impl MachineWorker<'_> {
    /// Who waits for what, if the surveyed state is a livelock.
    pub(crate) fn livelock(&mut self) -> Option<Vec<Waiter>> {
        if !self.model.options.livelocks || !self.may_wait_for_ever() {
            return None;
        }
        // Who went on in the last state that was asked about may do so here too.
        let n = self.next.len();
        let goes = |w: &Self, t: usize| w.next[t].is_some_and(|n| n.enabled);
        let first = self.goes_on;
        let first = (first < n && goes(self, first)).then_some(first);
        let rest = (0..n).filter(|&t| goes(self, t) && Some(t) != first);
        let mut out = Vec::new();
        let mut unknown = false;
        let all: Vec<usize> = first.into_iter().chain(rest).collect();
        if let Some(&t) = all.iter().find(|&&t| self.recalls && self.goes_on_alone(t)) {
            self.goes_on = t;
            return None;
        }
        for t in all {
            match self.round(t) {
                Course::Waits(waits) => out.push(Waiter { t, waits }),
                Course::Unknown => unknown = true,
                Course::GoesOn => {
                    self.goes_on = t;
                    return None;
                }
            }
        }
        if unknown {
            self.give_up();
            return None;
        }
        for t in (0..n).filter(|&t| self.next[t].is_some_and(|n| !n.enabled)) {
            out.push(Waiter { t, waits: Waits::Blocked(self.base.waits_for(t)) });
        }
        out.sort_unstable_by_key(|w| w.t);
        // Nobody goes round: what comes is a deadlock, and is found there.
        if !out.iter().any(|w| matches!(w.waits, Waits::Round(_))) {
            return None;
        }
        // Somebody waits for something: others may go round for no reason.
        let joins = |t: usize| is_joining(&self.model.code, &self.base.st, t);
        let waits = |w: &Waiter| match &w.waits {
            Waits::Round(reads) => !reads.is_empty(),
            Waits::Blocked(_) => joins(w.t),
        };
        out.iter().any(waits).then_some(out)
    }

    /// Says that a livelock may be missed.
    fn give_up(&mut self) {
        if !self.model.options.interrupt.is_set() {
            self.model.findings.give_up_rounds(&format!(
                "loops followed for no more than {MAX_ROUND} instructions to see whether they wait for ever"
            ));
        }
    }

    /// What can be seen without running anything.
    fn may_wait_for_ever(&mut self) -> bool {
        // Who let the last state go is likely to let this one go, too.
        let goes = |w: &Self, t: usize| w.may_wait(t) == Some(false);
        if self.next.get(self.lets_go).is_some() && goes(self, self.lets_go) {
            return false;
        }
        let mut any = false;
        for t in 0..self.next.len() {
            match self.may_wait(t) {
                Some(true) => any = true,
                Some(false) => {
                    self.lets_go = t;
                    return false;
                }
                None => {}
            }
        }
        any
    }

    /// Whether a thread that can go may go round for ever; `None`: it waits.
    fn may_wait(&self, t: usize) -> Option<bool> {
        let next = self.next[t].as_ref()?;
        if self.base.st.threads[t].atomic > 0 {
            return Some(false);
        }
        let stays = || self.is_in_loop(t) || is_joining(&self.model.code, &self.base.st, t);
        let quiet = next.choices == 1 && !next.everything;
        next.enabled.then(|| quiet && stays() && changes_nothing(&self.base, t))
    }

    /// Whether a thread stands in a loop, in whatever function.
    pub(crate) fn is_in_loop(&self, t: usize) -> bool {
        let frames = &self.base.st.threads[t].frames;
        frames.iter().any(|f| self.model.code.on_cycle[f.func as usize][f.pc as usize])
    }

    /// Runs a thread of the surveyed state by itself until it comes round to
    /// where it was, or is blocked.
    fn round(&mut self, t: usize) -> Course {
        self.restore();
        // Nobody else changes while nothing does.
        self.dirty |= bit(t);
        let noting = std::mem::replace(&mut self.run.noting, false);
        self.run.t = t;
        let limit = if self.model.findings.gave_up_rounds() { SHORT_ROUND } else { MAX_ROUND };
        let found = self.run_round(t, &Follow { limit, unseen: false });
        self.run.noting = noting;
        self.run.wrote.clear();
        self.run.created = None;
        self.run.racing_load = 0;
        found
    }

    /// Whether a thread in the middle of its step will only go round from here,
    /// doing nothing that others see. (What they see ends the step anyway, and
    /// at a place that does not depend on where it is asked. Inside an atomic
    /// section nothing else does.) Follows it for ten times as many instructions as
    /// the step has had. Asked whether or not livelocks are looked for: who waits by
    /// plain reads of what nobody is seen to write would else go on until the step is
    /// as long as steps may be.
    pub(crate) fn goes_round(&mut self, t: usize, count: u32) -> bool {
        let frames = &self.run.st.threads[t].frames;
        let code = &self.model.code;
        let inside = frames.iter().any(|f| code.on_cycle[f.func as usize][f.pc as usize]);
        let options = &self.model.options;
        if !inside || !(options.livelocks || options.finite) {
            return false;
        }
        let unseen = self.run.st.threads[t].atomic == 0;
        let here = self.run.st.clone();
        let noting = std::mem::replace(&mut self.run.noting, false);
        let (choice, dirty) = (self.run.choice, self.dirty);
        let found = self.run_round(t, &Follow { limit: count * 10, unseen });
        self.run.noting = noting;
        (self.run.choice, self.dirty) = (choice, dirty);
        self.run.st = here;
        matches!(found, Course::Waits(Waits::Round(_)))
    }

    /// Brent's search for a cycle, for each loop by itself.
    fn run_round(&mut self, t: usize, follow: &Follow) -> Course {
        let mut loops: Vec<Loop> = Vec::new();
        let mut reads: HashMap<Spot, u32, Quick> = HashMap::default();
        for n in 1..=follow.limit {
            if n % POLL == 0 && self.model.options.interrupt.is_set() {
                return Course::Unknown;
            }
            let frame = *self.run.st.threads[t].top();
            if !self.model.code.inst(frame.func, frame.pc).is_plain() {
                let next = self.run.next(t);
                if let Some(course) = self.ends_round(t, &next, follow) {
                    return course;
                }
                let others = next.accesses().iter().filter(|a| a.obj != THREADS);
                // What is not alive only begins to be.
                let is_dead = |obj: u32| self.run.st.obj(obj).kind == Kind::Dead;
                let others = others.filter(|a| !is_own(&self.run, a.obj) && !is_dead(a.obj));
                reads.extend(others.map(|a| ((a.obj, a.lo), n)));
            }
            if self.model.code.flags(frame.func, frame.pc).concerns_others() {
                self.dirty = u64::MAX;
            }
            self.run.choice = 0;
            if self.run.step().is_err() {
                return Course::GoesOn;
            }
            let now = *self.run.st.threads[t].top();
            let closes = &self.model.code.live[frame.func as usize].retreating;
            if now.func != frame.func || !closes[frame.pc as usize].contains(&now.pc) {
                continue;
            }
            let head = Loop::at(&mut loops, (now.func, now.pc));
            if !head.is_worth_a_look() {
                continue;
            }
            self.canon.thread_key(&self.model.code, &self.run.st, t, &mut self.scratch.key);
            if self.scratch.key == head.anchor {
                let since = head.since;
                let round = reads.into_iter().filter(|r| r.1 > since).map(|r| r.0);
                return Course::Waits(Waits::Round(round.collect::<BTreeSet<_>>()));
            }
            head.pass(&self.scratch.key, n);
        }
        Course::Unknown
    }

    /// Whether a thread goes no further round with its next instruction.
    fn ends_round(&self, t: usize, next: &Next, follow: &Follow) -> Option<Course> {
        if !next.enabled {
            return Some(Course::Waits(Waits::Blocked(self.run.waits_for(t))));
        }
        let frame = self.run.st.threads[t].top();
        let inst = self.model.code.inst(frame.func, frame.pc);
        let ends = matches!(inst, Inst::Ret { .. }) && self.run.st.threads[t].frames.len() == 1;
        let seen = follow.unseen && next.visible;
        let goes_on = ends || seen || next.choices > 1 || !changes_nothing(&self.run, t);
        goes_on.then_some(Course::GoesOn)
    }

    /// The violation, in words.
    pub(crate) fn tell_livelock(&self, waiters: &[Waiter]) -> Violation {
        let mut parts = Vec::new();
        let mut v = Violation::new(FaultKind::Livelock, "", None);
        for w in waiters {
            let text = format!("{} {}", self.base.thread_name(w.t), self.waits_in_vain(w));
            if let Some(span) = self.base.span(w.t) {
                match v.span {
                    None => v.span = Some(span),
                    Some(_) => v.related.push((span, text.clone())),
                }
            }
            parts.push(text);
        }
        v.message = format!("livelock: {}", parts.join("; "));
        v
    }

    /// What a thread waits for that will not come.
    pub(crate) fn waits_in_vain(&self, w: &Waiter) -> String {
        let reads = match &w.waits {
            Waits::Blocked(text) => return text.clone(),
            Waits::Round(reads) if reads.is_empty() => return "goes round for ever".into(),
            Waits::Round(reads) => reads,
        };
        let place = |&(obj, at): &Spot| self.base.place_name(Val::pointer(obj, at as u64));
        let places: Vec<String> = reads.iter().map(place).collect();
        format!("goes round reading {}, which nobody is left to change", places.join(" and "))
    }
}

/// A loop that a thread is in, by its head, and where it was: an anchor that moves up
/// at powers of two.
struct Loop {
    head: (u32, Pc),
    count: u32,
    looks: u32,
    power: u32,
    anchor: Vec<u8>,
    /// When the anchor was set.
    since: u32,
}

impl Loop {
    fn at(loops: &mut Vec<Loop>, head: (u32, Pc)) -> &mut Loop {
        let i = loops.iter().position(|l| l.head == head).unwrap_or_else(|| {
            let anchor = Vec::new();
            loops.push(Loop { head, count: 0, looks: 0, power: 1, anchor, since: 0 });
            loops.len() - 1
        });
        &mut loops[i]
    }

    /// Counts a round.
    fn is_worth_a_look(&mut self) -> bool {
        self.count += 1;
        self.count <= MANY_ROUNDS || self.count.is_multiple_of(MANY_ROUNDS)
    }

    fn pass(&mut self, key: &[u8], now: u32) {
        self.looks += 1;
        if self.looks == self.power {
            (self.looks, self.power, self.since) = (0, self.power * 2, now);
            self.anchor.clear();
            self.anchor.extend_from_slice(key);
        }
    }
}

/// Whether an object is on the stack of the thread that reaches it, and its own.
pub(crate) fn is_own(e: &Exec, obj: u32) -> bool {
    State::is_object(obj)
        && obj > e.code.n_statics
        && !e.st.obj(obj).shared
        && matches!(e.st.obj(obj).kind, Kind::Stack | Kind::Tls)
}

/// Whether the next instruction of thread `t` leaves all memory as it is but
/// for the thread's own stack, and all other threads.
fn changes_nothing(e: &Exec, t: usize) -> bool {
    let frame = e.st.threads[t].top();
    let own = |ptr: &Op| is_own(e, e.val_of(t, *ptr).obj);
    match e.code.inst(frame.func, frame.pc) {
        Inst::Store { ptr, v, w, .. } => {
            let leaves = |old: Val| Some(fitting(e.val_of(t, *v), *w) == old);
            own(ptr) || keeps(e, e.val_of(t, *ptr), *w, leaves)
        }
        Inst::Rmw { op, ptr, v, w, .. } => {
            let leaves = |old: Val| Some(ops::rmw(*op, *w, old, e.val_of(t, *v)).ok()? == old);
            own(ptr) || keeps(e, e.val_of(t, *ptr), *w, leaves)
        }
        Inst::CmpXchg { ptr, expect, new, w, .. } => {
            let leaves = |old: Val| {
                let expected = e.val_of(t, *expect);
                let same = ops::compare(crate::program::Cmp::Eq, *w, old, expected).ok()?;
                let kept = fitting(e.val_of(t, *new), *w) == old;
                Some(same.undef == 0 && (same.bits == 0 || kept))
            };
            own(ptr) || keeps(e, e.val_of(t, *ptr), *w, leaves)
        }
        // A variable of this call, whether or not it is alive at the moment.
        Inst::Scope { name, .. } => e.scoped(t, *name).is_none_or(|obj| !e.st.obj(obj).shared),
        Inst::Lib { lib, args, .. } => call_changes_nothing(e, t, *lib, args),
        _ => true,
    }
}

fn fitting(v: Val, w: u8) -> Val {
    let m = if v.obj != 0 { u64::MAX } else { crate::value::mask(w) };
    Val { bits: v.bits & m, undef: v.undef & m, obj: v.obj }
}

/// Whether what is at a place stays, by a test on the value there.
fn keeps(e: &Exec, ptr: Val, w: u8, test: impl Fn(Val) -> Option<bool>) -> bool {
    let there = e.find(ptr, (w as u64).div_ceil(8), true).ok();
    let old = there.and_then(|spot| e.read(spot, w).ok());
    old.and_then(test).unwrap_or(false)
}

fn call_changes_nothing(e: &Exec, t: usize, lib: Lib, args: &[Op]) -> bool {
    use Lib::*;
    let arg = |i: usize| args.get(i).map_or(Val::ZERO, |&a| e.val_of(t, a));
    match lib {
        Yield | TestCancel | Zero | MinusOne | Assert | Assume | ThreadSelf | ThreadEqual
        | StackSave | StackRestore | GetSpecific | MemCmp | MemChr | StrLen | StrNLen | StrCmp
        | StrNCmp | StrChr | StrRChr | StrStr => true,
        MemCpy | MemMove | MemSet | VaStart | VaCopy => is_own(e, arg(0).obj),
        // One that does not get it leaves it as it is.
        MutexTryLock | MutexTimedLock | MtxTryLock | MtxTimedLock => {
            let word = e.code.word();
            let (owner, kind) = (e.peek(arg(0), 0), e.peek(arg(0), word.mutex_kind()));
            let recursive = owner == t as u32 + 1 && kind & 3 != 0;
            owner != 0 && !recursive && e.peek(arg(0), word.destroyed("mutex")) == 0
        }
        SpinTryLock | RwTryRdLock | RwTimedRdLock => e.peek(arg(0), 0) != 0,
        RwTryWrLock | RwTimedWrLock => e.peek(arg(0), 0) != 0 || e.peek(arg(0), 4) != 0,
        SemTryWait | SemTimedWait => e.peek(arg(0), 0) == 0,
        ThreadTryJoin => e.is_running(arg(0).bits as usize),
        // Nobody can tell whether a thread that is over was joined.
        ThreadJoin | ThrdJoin => arg(1).is_null() || is_own(e, arg(1).obj),
        _ => false,
    }
}
