//! Local operations of one thread: fetch, issue, retirement.
//!
//! They run to a fixpoint after each global operation. A guess (an unresolved
//! branch, the success of an exclusive store, a nondeterministic choice) forks
//! the state; a guess refuted drops it.

use crate::machine::{Machine, ev_buf};
use crate::model::{Older, Rule, Waits};
use crate::program::{Alu, Instr, Operand, When};
use crate::rel::{BRANCH, Bounds, FENCE, NONE, READ, WRITE, Win};
use crate::state::*;
use heddle_model::{Fault, FaultKind};

/// How far a local operation got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Local {
    /// Nothing to do.
    Idle,
    Moved,
    /// Cannot go on without a guess.
    Guess,
    /// A guess was wrong, or an order is broken: not a run.
    Dead,
}

/// A state that a step leads to, and what went wrong on the way.
pub(crate) type Reached = (State, Option<Fault>);

/// A state on its way to the end of its local operations.
#[derive(Clone)]
struct Settling {
    state: State,
    fault: Option<Fault>,
    /// The thread at every jump back so far.
    visited: Vec<ThreadState>,
    fetched: usize,
}

/// Fetches in one fixpoint after which a thread is taken to compute for ever.
const PATIENCE: usize = 20_000;

impl Machine {
    /// Runs the local operations of thread `t` to their end, in every way that
    /// guesses allow.
    pub(crate) fn settle(&self, state: State, t: usize, out: &mut Vec<Reached>) {
        let mut work = vec![Settling { state, fault: None, visited: Vec::new(), fetched: 0 }];
        while let Some(mut w) = work.pop() {
            match self.run(&mut w, t) {
                Local::Dead => {}
                Local::Guess => {
                    for guess in [true, false] {
                        let mut next = w.clone();
                        let fetched = self.fetch(&mut next.state, t, Some(guess), &mut next.fault);
                        if fetched != Local::Dead {
                            work.push(next);
                        }
                    }
                }
                _ => {
                    self.tidy(&mut w.state.threads[t], t);
                    out.push((w.state, w.fault));
                }
            }
        }
    }

    fn run(&self, w: &mut Settling, t: usize) -> Local {
        loop {
            let s = &mut w.state;
            match self.issue_all(s, t, &mut w.fault) {
                Local::Idle => {}
                Local::Moved => continue,
                other => return other,
            }
            if self.broken(&s.threads[t]) {
                return Local::Dead;
            }
            self.retire(&mut s.threads[t], t);
            let (pc, len) = (s.threads[t].pc, s.threads[t].win.len());
            match self.fetch(s, t, None, &mut w.fault) {
                Local::Idle => return Local::Idle,
                Local::Moved => {}
                other => return other,
            }
            if self.options.fold {
                // Before the look at where it has been: a loop of stores comes
                // back to the same folded window.
                self.fold_runs(&mut s.threads[t]);
            }
            let th = &s.threads[t];
            w.fetched += 1;
            if th.win.len() <= len && th.pc <= pc {
                // A jump back that started nothing: the same place, registers and
                // window again mean that nothing will ever come of it.
                let here = th.clone();
                if w.visited.contains(&here) {
                    return Local::Idle;
                }
                w.visited.push(here);
            }
            if w.fetched > PATIENCE {
                self.hit_divergence();
                return Local::Idle;
            }
        }
    }

    fn issue_all(&self, s: &mut State, t: usize, fault: &mut Option<Fault>) -> Local {
        let mut moved = Local::Idle;
        let mut k = 0;
        while k < s.threads[t].win.len() {
            let before = s.threads[t].win.len();
            match self.issue(s, t, k, fault) {
                Local::Moved => moved = Local::Moved,
                Local::Idle => {}
                other => return other,
            }
            k += (s.threads[t].win.len() == before) as usize;
        }
        moved
    }

    // ---- fetch ----

    pub(crate) fn fetch(
        &self,
        s: &mut State,
        t: usize,
        guess: Option<bool>,
        fault: &mut Option<Fault>,
    ) -> Local {
        let th = &mut s.threads[t];
        let pc = th.pc as usize;
        let Some(instr) = self.program.threads[t].code.instrs.get(pc) else { return Local::Idle };
        if self.options.stages && guess.is_none() && self.must_wait(th) {
            return Local::Idle;
        }
        let inside = |e: &Entry| e.loc == SEVERAL && !e.done;
        if th.win.iter().any(inside) {
            return Local::Idle;
        }
        let operand = |th: &ThreadState, o: Operand| match o {
            Operand::Imm(v) => Src::Val(v, 0),
            Operand::Reg(r) => th.regs[r as usize],
        };
        let k = th.win.len() as u8;
        let mut e = Entry::new(self.kind_of[t][pc]);
        let (mut next, mut push, mut result) = (pc + 1, true, None);
        match *instr {
            Instr::Nop => push = false,
            Instr::Jump { target } => (next, push) = (target as usize, false),
            Instr::Choice { dst } => {
                let Some(g) = guess else { return Local::Guess };
                th.regs[dst as usize] = Src::Val(g as i64, 0);
                push = false;
            }
            Instr::Alu { op, dst, a, b } => {
                (e.a, e.b) = (operand(th, a), operand(th, b));
                if let (Src::Val(x, tx), Src::Val(y, ty)) = (e.a, e.b) {
                    th.regs[dst as usize] = Src::Val(op.apply(x, y), tx | ty);
                    push = false;
                } else {
                    result = Some(dst);
                }
            }
            Instr::Select { op, dst, a, b, yes, no } => {
                (e.a, e.b) = (operand(th, a), operand(th, b));
                let known = match (e.a, e.b) {
                    (Src::Val(x, 0), Src::Val(y, 0)) => Some(op.apply(x, y) != 0),
                    _ if !self.speculate && e.a.known().is_none() | e.b.known().is_none() => {
                        return Local::Idle;
                    }
                    _ => None,
                };
                match known.or(guess) {
                    None => return self.ask(th),
                    Some(g) => e.guess = g,
                }
                e.c = operand(th, if e.guess { yes } else { no });
                if known.is_some() {
                    th.regs[dst as usize] = e.c;
                    push = false;
                } else {
                    result = Some(dst);
                }
            }
            Instr::Load { dst, addr, .. } => {
                e.a = operand(th, addr);
                result = Some(dst);
            }
            Instr::Store { addr, value, .. } => {
                (e.a, e.b) = (operand(th, addr), operand(th, value));
            }
            Instr::Rmw { dst, addr, value, expected, .. } => {
                (e.a, e.b, e.c) = (operand(th, addr), operand(th, value), operand(th, expected));
                result = Some(dst);
            }
            Instr::StoreExcl { dst, addr, value, when, early, .. } => {
                (e.a, e.b) = (operand(th, addr), operand(th, value));
                if let When::If(c) = when {
                    e.c = operand(th, c);
                }
                match self.guess_success(th, &mut e, when, guess) {
                    Local::Moved => {}
                    other => return other,
                }
                th.reserve = NONE;
                if !e.guess {
                    // A failure leaves nothing, unless its reason must be checked.
                    push = matches!(when, When::If(_)) && e.c.known().is_none();
                    if let Some(d) = dst {
                        th.regs[d as usize] = Src::Val(1, 0);
                    }
                } else if early {
                    if let Some(d) = dst {
                        th.regs[d as usize] = Src::Val(0, 0);
                    }
                } else {
                    result = dst;
                }
            }
            Instr::Fence { .. } => e.done = !self.acts(&e),
            Instr::Atomic { end, .. } => {
                let body = &self.program.threads[t].code.instrs[pc + 1..end as usize];
                let needs = body.iter().flat_map(|i| i.reads());
                if needs.into_iter().any(|r| th.regs[r as usize].known().is_none()) {
                    return Local::Idle;
                }
                (e.loc, next) = (SEVERAL, pc);
            }
            Instr::Branch { op, a, b, target } => {
                (e.a, e.b) = (operand(th, a), operand(th, b));
                if let (Src::Val(x, tx), Src::Val(y, ty)) = (e.a, e.b) {
                    e.guess = op.apply(x, y) != 0;
                    push = tx | ty != 0;
                } else if target as usize == pc + 1 {
                    e.c = Src::Val(1, 0); // either way is right
                } else if !self.speculate {
                    return Local::Idle;
                } else {
                    let Some(g) = guess else { return self.ask(th) };
                    e.guess = g;
                }
                if e.guess {
                    next = target as usize;
                }
            }
            Instr::Assert { cond } => {
                e.a = operand(th, cond);
                if let Some(v) = e.a.known()
                    && self.certain(th, k as usize)
                {
                    push = false;
                    if v == 0 {
                        *fault = Some(Fault { kind: FaultKind::Assertion, site: e.kind as u32 });
                    }
                }
            }
        }
        if push && th.win.len() >= self.options.window {
            self.hit_window();
            return Local::Idle;
        }
        th.pc = next as u16;
        if push {
            if matches!(instr, Instr::Load { link: true, .. }) {
                th.reserve = k;
            }
            th.win.push(e);
        }
        if let Some(d) = result {
            th.regs[d as usize] = Src::Ent(k);
        }
        if push && self.class(&e) == READ && self.options.stages {
            self.absorb(th);
        }
        Local::Moved
    }

    /// Drops a pending load whose result nobody uses if the load just fetched is
    /// the next access, alike, and of the same location: whenever the second is
    /// performed, the first can be performed just before it and reads the same
    /// store; and whatever waits for the first waits for the second. This keeps
    /// loops around an exclusive pair that fails from filling the window.
    fn absorb(&self, th: &mut ThreadState) {
        let last = th.win.len() - 1;
        let e = th.win[last];
        let event = |x: &Entry| self.class(x) & !BRANCH != 0;
        let Some(i) = th.win[..last].iter().rposition(event) else { return };
        let x = th.win[i];
        let place = |y: &Entry| if y.loc == UNKNOWN { y.a } else { Src::Val(y.loc as i64, 0) };
        let located = |y: &Entry| match (y.loc, y.a, &self.kinds[y.kind as usize].instr) {
            (UNKNOWN, Src::Val(v, 0), Instr::Load { off, .. }) => {
                Src::Val(self.locate(v.wrapping_add(*off)) as i64, 0)
            }
            _ => place(y),
        };
        let same_place = located(&x).known().is_some() && located(&x) == located(&e);
        let me = Src::Ent(i as u8);
        let used = th.regs.contains(&me)
            || th.win.iter().any(|y| [y.a, y.b, y.c].contains(&me) || y.pair as usize == i);
        let clean = !x.done && x.inverted == 0 && th.win.iter().all(|y| y.inverted >> i & 1 == 0);
        if x.kind == e.kind && same_place && !used && clean && th.reserve as usize != i {
            th.remove(i);
        }
    }

    /// A guess takes a place in the window until it is settled.
    fn ask(&self, th: &ThreadState) -> Local {
        if th.win.len() < self.options.window {
            return Local::Guess;
        }
        self.hit_window();
        Local::Idle
    }

    fn guess_success(
        &self,
        th: &ThreadState,
        e: &mut Entry,
        when: When,
        guess: Option<bool>,
    ) -> Local {
        e.guess = match when {
            When::Always => true,
            When::If(_) if e.c.known().is_some() => e.c.known() != Some(0),
            _ => match guess {
                Some(g) => g,
                None => return self.ask(th),
            },
        };
        if e.guess {
            if th.reserve == NONE {
                return Local::Dead;
            }
            e.pair = th.reserve;
        }
        Local::Moved
    }

    /// Some pending instance holds back every access that can come next, so
    /// fetching before it is done or after makes no difference: after gives
    /// smaller states.
    fn must_wait(&self, th: &ThreadState) -> bool {
        let mut held = self.pending_accesses(th);
        if held == 0 {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        if n == buf.len() {
            return false;
        }
        for probe in &self.probes {
            buf[n] = *probe;
            let win = Win::new(&buf[..n + 1], None);
            let globs = self.model.rules.iter().filter(|r| r.older == Older::Glob);
            let must = globs.fold(0, |m, r| m | win.pre(&r.rel, Bounds::exactly(1 << n)).must);
            held &= must;
            if held == 0 {
                return false;
            }
        }
        !self.probes.is_empty()
    }

    fn pending_accesses(&self, th: &ThreadState) -> u64 {
        let bit = |(i, e): (usize, &Entry)| {
            let pending = !e.done && (self.class(e) & (READ | WRITE) != 0 || self.acts(e));
            (pending as u64) << i
        };
        th.win.iter().enumerate().map(bit).fold(0, |a, b| a | b)
    }

    // ---- issue ----

    /// Takes entry `k` a step further if its operands allow.
    pub(crate) fn issue(
        &self,
        s: &mut State,
        t: usize,
        k: usize,
        fault: &mut Option<Fault>,
    ) -> Local {
        let e = s.threads[t].win[k];
        let th = &mut s.threads[t];
        let moved = match self.kinds[e.kind as usize].instr {
            Instr::Alu { op, .. } => match (e.a, e.b) {
                (Src::Val(x, tx), Src::Val(y, ty)) => {
                    th.produce(k, op.apply(x, y), tx | ty);
                    th.remove(k);
                    return Local::Moved;
                }
                _ => return Local::Idle,
            },
            Instr::Select { op, .. } => return self.select(th, k, op),
            Instr::Branch { op, .. } if !e.done => self.resolve_branch(th, k, op),
            Instr::Assert { .. } => {
                if let Some(v) = e.a.known()
                    && self.certain(th, k)
                {
                    th.remove(k);
                    if v == 0 {
                        *fault = Some(Fault { kind: FaultKind::Assertion, site: e.kind as u32 });
                    }
                    return Local::Moved;
                }
                return Local::Idle;
            }
            Instr::StoreExcl { when: When::If(_), .. } if e.c.known().is_some() && !e.done => {
                let holds = e.c.known() != Some(0);
                if holds != e.guess {
                    return Local::Dead;
                }
                if !e.guess {
                    th.remove(k);
                    return Local::Moved;
                }
                if e.c.taint() == 0 {
                    th.untaint(k);
                }
                self.resolve_address(th, k)
            }
            Instr::Fence { .. } if !e.done && !self.acts_on_others(&e) => return self.act(s, t, k),
            Instr::Load { .. }
            | Instr::Store { .. }
            | Instr::StoreExcl { .. }
            | Instr::Rmw { .. } => self.resolve_address(th, k),
            _ => Local::Idle,
        };
        if moved == Local::Dead {
            return Local::Dead;
        }
        let late = self.note_execution(&mut s.threads[t], k);
        let commit = self.commit(&mut s.threads[t], k);
        match (moved, late, commit) {
            (_, Local::Dead, _) => Local::Dead,
            (Local::Idle, Local::Idle, Local::Idle) => Local::Idle,
            _ => Local::Moved,
        }
    }

    /// The selected operand goes on, marked, before it is known whether it was
    /// the right one; then the mark goes.
    fn select(&self, th: &mut ThreadState, k: usize, op: Alu) -> Local {
        let e = th.win[k];
        if let (Src::Val(x, 0), Src::Val(y, 0)) = (e.a, e.b) {
            if (op.apply(x, y) != 0) != e.guess {
                return Local::Dead;
            }
            th.redirect(k, e.c);
            th.untaint(k);
            th.remove(k);
            return Local::Moved;
        }
        match e.c {
            Src::Val(v, t) if !e.executed => {
                th.produce(k, v, t | 1 << k);
                th.win[k].executed = true;
                Local::Moved
            }
            _ => Local::Idle,
        }
    }

    fn resolve_branch(&self, th: &mut ThreadState, k: usize, op: Alu) -> Local {
        let e = th.win[k];
        let (Src::Val(x, tx), Src::Val(y, ty)) = (e.a, e.b) else { return Local::Idle };
        let either = e.c == Src::Val(1, 0);
        if !either && (op.apply(x, y) != 0) != e.guess {
            return Local::Dead;
        }
        if tx | ty != 0 {
            return Local::Idle;
        }
        th.win[k].done = true;
        Local::Moved
    }

    fn resolve_address(&self, th: &mut ThreadState, k: usize) -> Local {
        let e = th.win[k];
        if e.loc != UNKNOWN || self.class(&e) == 0 {
            return Local::Idle;
        }
        let Some(base) = e.a.known() else { return Local::Idle };
        let off = match self.kinds[e.kind as usize].instr {
            Instr::Load { off, .. }
            | Instr::Store { off, .. }
            | Instr::StoreExcl { off, .. }
            | Instr::Rmw { off, .. } => off,
            _ => 0,
        };
        th.win[k].loc = self.locate(base.wrapping_add(off));
        if e.a.taint() == 0 {
            th.win[k].a = Src::ZERO;
        }
        if self.refutes_a_load(th, k) || self.pairs_apart(th, k) || self.too_late(th, k, false) {
            return Local::Dead;
        }
        Local::Moved
    }

    /// An older store turns out to be to the location of a finished younger load
    /// that did not see it.
    fn refutes_a_load(&self, th: &ThreadState, k: usize) -> bool {
        let e = &th.win[k];
        let missed = |l: &Entry| {
            let sees = matches!(l.read, Read::Forwarded(from) if from as usize > k);
            self.class(l) & READ != 0 && l.done && l.loc == e.loc && !sees
        };
        self.class(e) & WRITE != 0 && th.win[k + 1..].iter().any(missed)
    }

    /// The two halves of an exclusive pair must be to one location.
    fn pairs_apart(&self, th: &ThreadState, k: usize) -> bool {
        let differ = |a: &Entry, b: &Entry| a.loc != UNKNOWN && b.loc != UNKNOWN && a.loc != b.loc;
        let e = &th.win[k];
        let as_store = e.pair != NONE && differ(e, &th.win[e.pair as usize]);
        as_store || th.win.iter().any(|s| s.pair as usize == k && s.pair != NONE && differ(s, e))
    }

    /// Entry `k` has just been issued (or executed); is a younger one done that
    /// had to wait for that?
    fn too_late(&self, th: &ThreadState, k: usize, executed: bool) -> bool {
        let asks = |r: &Rule| match r.older {
            Older::Is => !executed,
            Older::Ex => executed,
            Older::Glob => false,
        };
        if !self.model.rules.iter().any(asks) || !th.win[k + 1..].iter().any(|e| e.done) {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], None);
        (k + 1..n).any(|j| {
            let done = th.win[j].done && self.class(&th.win[j]) & (READ | WRITE) != 0;
            let w = if done { self.model.waits(&win, j) } else { Waits::default() };
            (if executed { w.ex } else { w.is }) >> k & 1 == 1
        })
    }

    /// A store's address and data are known now.
    fn note_execution(&self, th: &mut ThreadState, k: usize) -> Local {
        let e = th.win[k];
        let ready = self.class(&e) & WRITE != 0 && e.loc != UNKNOWN && e.b.known().is_some();
        if !self.has_ex_rules || e.executed || !ready {
            return Local::Idle;
        }
        if self.too_late(th, k, true) {
            return Local::Dead;
        }
        th.win[k].executed = true;
        Local::Moved
    }

    fn commit(&self, th: &mut ThreadState, k: usize) -> Local {
        let e = th.win[k];
        let waits = self.model.commit && self.class(&e) == READ && e.done && !e.committed;
        if !waits || !self.can_commit(th, k) {
            return Local::Idle;
        }
        th.win[k].committed = true;
        th.win[k].a = Src::ZERO;
        th.untaint(k);
        Local::Moved
    }

    /// Operands came through committed loads only, older addresses and branches
    /// are settled, older accesses to the same location are committed.
    pub(crate) fn can_commit(&self, th: &ThreadState, k: usize) -> bool {
        let e = &th.win[k];
        let settled = |x: &Entry| {
            let class = self.class(x);
            if class == BRANCH {
                return x.done;
            }
            if class & (READ | WRITE) == 0 {
                return true;
            }
            let over = if class & READ != 0 { x.committed } else { x.done };
            x.loc != UNKNOWN && (over || x.a.taint() == 0) && (over || x.loc != e.loc)
        };
        let operands = e.a.taint() == 0 && (self.class(e) & WRITE == 0 || e.b.taint() == 0);
        operands && th.win[..k].iter().all(settled)
    }

    /// Everything older is settled except stores that only wait their turn, so
    /// what happens here happens in a run.
    fn certain(&self, th: &ThreadState, k: usize) -> bool {
        let fine = |e: &Entry| {
            let class = self.class(e);
            let plain = matches!(self.kinds[e.kind as usize].instr, Instr::Store { .. });
            if class == FENCE {
                return !self.acts(e) || e.done;
            }
            let ready = plain && e.loc < SEVERAL && e.b.known().is_some() && e.b.taint() == 0;
            class != 0
                && e.inverted == 0
                && (e.done || ready)
                && (e.committed || class != READ || !self.model.commit)
        };
        th.win[..k].iter().all(fine)
    }

    // ---- order ----

    /// Whether some pair that must be ordered is not.
    pub(crate) fn broken(&self, th: &ThreadState) -> bool {
        if !th.win.iter().any(|e| e.done && self.class(e) & (READ | WRITE) != 0) {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], None);
        (0..n).any(|j| {
            let e = &th.win[j];
            e.done
                && self.class(e) & (READ | WRITE) != 0
                && self.refused(th, &self.model.waits(&win, j), e.inverted)
        })
    }

    /// Whether an instance that waits for this must not be done yet.
    pub(crate) fn refused(&self, th: &ThreadState, w: &Waits, inverted: u64) -> bool {
        let asked = w.glob.must | w.is | w.ex;
        if w.glob.must & inverted != 0 {
            return true;
        }
        let mut rest = asked;
        while rest != 0 {
            let i = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let e = &th.win[i];
            if e.done {
                continue;
            }
            let branch = self.class(e) == BRANCH;
            let glob = w.glob.must >> i & 1 == 1;
            let unsure = e.loc == UNKNOWN || e.a.taint() != 0;
            let is = w.is >> i & 1 == 1 && (branch || unsure);
            let ex = w.ex >> i & 1 == 1 && !e.executed;
            if glob || is || ex {
                return true;
            }
        }
        false
    }

    // ---- retirement ----

    /// Takes out every finished instance that no rule can ask about any more.
    pub(crate) fn retire(&self, th: &mut ThreadState, t: usize) {
        while self.retire_one(th, t) {}
    }

    /// Takes out one finished instance that no rule can ask about any more.
    fn retire_one(&self, th: &mut ThreadState, t: usize) -> bool {
        if th.win.is_empty() {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], None);
        for k in 0..n {
            if th.win[k].inverted != 0 {
                th.win[k].inverted &= self.model.waits(&win, k).glob.may;
            }
        }
        let over = (0..n).find(|&k| self.can_retire(th, t, &win, k));
        if let Some(k) = over {
            th.remove(k);
        }
        over.is_some()
    }

    fn can_retire(&self, th: &ThreadState, t: usize, win: &Win, k: usize) -> bool {
        let e = &th.win[k];
        let class = self.class(e);
        if class == 0 || !e.done || e.inverted != 0 {
            return false;
        }
        if class == READ && self.model.commit && !e.committed {
            return false;
        }
        let (mut pending, mut unknown_store) = (0u64, false);
        for (i, x) in th.win[..k].iter().enumerate() {
            let c = self.class(x);
            pending |= ((c != 0 && !x.done) as u64) << i;
            unknown_store |= c & WRITE != 0 && x.loc == UNKNOWN;
        }
        let used = th.win.iter().any(|x| x.pair as usize == k && x.pair != NONE && !x.done)
            || th.win[k + 1..].iter().any(|x| x.inverted >> k & 1 == 1)
            || th.reserve as usize == k && self.exclusive_ahead[t][th.pc as usize];
        if used || class & READ != 0 && unknown_store {
            return false;
        }
        if pending == 0 {
            return true;
        }
        if class & (READ | WRITE) != 0 && self.model.waits(win, k).glob.may & pending != 0 {
            return false;
        }
        let middle = |(set, prefix): &(Option<u8>, crate::rel::Rel)| {
            set.is_none_or(|s| self.in_set(e, Some(s))) && win.before(prefix, k).may & pending != 0
        };
        !self.middles.iter().any(middle)
    }

    // ---- canonical form ----

    fn tidy(&self, th: &mut ThreadState, t: usize) {
        let live = &self.live[t][th.pc as usize];
        th.regs.iter_mut().zip(live).filter(|(_, l)| !**l).for_each(|(r, _)| *r = Src::ZERO);
        for e in &mut th.win {
            if e.done {
                (e.b, e.c) = (Src::ZERO, Src::ZERO);
                if !self.model.commit || e.committed {
                    e.a = Src::ZERO;
                }
            }
        }
        if self.sortable {
            self.sort_stores(th);
        }
        if self.options.fold {
            self.fold_runs(th);
        }
    }

    /// Neighbouring stores that nothing orders, by location.
    fn sort_stores(&self, th: &mut ThreadState) {
        let waiting = |e: &Entry| {
            let plain = matches!(self.kinds[e.kind as usize].instr, Instr::Store { .. });
            let settled = e.a.taint() | e.b.taint() | e.c.taint() == 0;
            plain && !e.done && e.loc < SEVERAL && settled && e.pair == NONE
        };
        // Nothing orders them, and no rule passes through one to the other.
        let free = |a: &Entry, b: &Entry| {
            let mut buf = ev_buf();
            buf[0] = self.event(a);
            buf[1] = self.event(b);
            let win = Win::new(&buf[..2], None);
            let waits = self.model.waits(&win, 1);
            let through = |(set, prefix): &(Option<u8>, crate::rel::Rel)| {
                set.is_none_or(|s| self.in_set(b, Some(s))) && win.before(prefix, 1).may & 1 == 1
            };
            waits.glob.may & 1 == 0 && !self.middles.iter().any(through)
        };
        let named = |th: &ThreadState, i: usize| {
            th.win.iter().any(|e| {
                matches!(e.read, Read::Forwarded(k) if k as usize == i)
                    || e.pair as usize == i
                    || e.inverted >> i & 1 == 1
            })
        };
        for i in 1..th.win.len() {
            let mut j = i;
            while j > 0 {
                let (a, b) = (th.win[j - 1], th.win[j]);
                if !(waiting(&a)
                    && waiting(&b)
                    && (a.loc, a.kind) > (b.loc, b.kind)
                    && a.inverted | b.inverted == 0
                    && !named(th, j - 1)
                    && !named(th, j)
                    && free(&a, &b))
                {
                    break;
                }
                th.win.swap(j - 1, j);
                j -= 1;
            }
        }
    }
}
