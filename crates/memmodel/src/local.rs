//! Local operations of one thread: fetch, issue, retirement.
//!
//! They run to a fixpoint after each global operation. A guess (an unresolved
//! branch, the success of an exclusive store, a nondeterministic choice) forks
//! the state; a guess refuted drops it.

use crate::global::Done;
use crate::machine::{Machine, ev_buf};
use crate::model::Older;
use crate::program::{Instr, Operand, Park, When};
use crate::reach::Reach;
use crate::rel::{BRANCH, Bounds, NONE, READ, WRITE, Win};
use crate::state::*;
use heddle_model::Fault;

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
    /// At [`Instr::Never`].
    Never,
}

/// A state that a step leads to.
#[derive(Clone)]
pub(crate) struct Reached {
    pub state: State,
    /// What went wrong on the way.
    pub fault: Option<Fault>,
    /// Accesses that were taken at once with it, oldest first.
    pub also: Vec<Done>,
}

impl Reached {
    pub fn new(state: State) -> Self {
        Reached { state, fault: None, also: Vec::new() }
    }
}

/// A state on its way to the end of its local operations.
#[derive(Clone)]
struct Settling {
    r: Reached,
    others: Reach,
    /// Guesses so far.
    guesses: usize,
    /// The thread at every jump back so far.
    visited: Vec<ThreadState>,
    fetched: usize,
}

/// Fetches in one fixpoint after which a thread is taken to compute for ever.
const PATIENCE: usize = 20_000;

/// Guesses after which no more accesses are taken at once: each may double the states,
/// and a loop around a choice would never come to an end.
const GUESSES: usize = 3;

impl Machine {
    /// Runs the local operations of thread `t` to their end, in every way that
    /// guesses allow.
    ///
    /// A state that comes to [`Instr::Never`] says no more than one in which the
    /// thread had not gone on. So it is dropped if there is such a one: another way
    /// to guess, or, if what the thread just did was `quiet` (it read, and changed
    /// nothing), the state before that. Otherwise the thread stays where it is.
    pub(crate) fn settle(&self, r: Reached, t: usize, quiet: bool, out: &mut Vec<Reached>) {
        let others = if self.reach.is_empty() { Reach::ALL } else { self.others(&r.state, t) };
        self.settle_among(others, r, t, quiet, out);
    }

    /// The same, given what other threads can still access.
    pub(crate) fn settle_among(
        &self,
        others: Reach,
        r: Reached,
        t: usize,
        quiet: bool,
        out: &mut Vec<Reached>,
    ) {
        let (from, mut waiting) = (out.len(), None);
        let mut work = vec![Settling { r, others, guesses: 0, visited: Vec::new(), fetched: 0 }];
        while let Some(mut w) = work.pop() {
            match self.run(&mut w, t) {
                Local::Dead => {}
                Local::Never => waiting = Some(w),
                Local::Guess => {
                    for guess in [true, false] {
                        let mut next = w.clone();
                        next.guesses += 1;
                        let r = &mut next.r;
                        let fetched = self.fetch(&mut r.state, t, Some(guess), &mut r.fault);
                        if fetched != Local::Dead {
                            work.push(next);
                        }
                    }
                }
                _ => {
                    self.tidy(&mut w.r.state.threads[t], t);
                    out.push(w.r);
                }
            }
        }
        let stays = |w: &Settling| !quiet && out.len() == from || w.r.fault.is_some();
        if let Some(mut w) = waiting.filter(stays) {
            self.tidy(&mut w.r.state.threads[t], t);
            out.push(w.r);
        }
    }

    fn run(&self, w: &mut Settling, t: usize) -> Local {
        loop {
            let Reached { state: s, fault, .. } = &mut w.r;
            match self.issue_all(s, t, fault) {
                Local::Idle => {}
                Local::Moved => continue,
                other => return other,
            }
            if self.broken(&s.threads[t]) {
                return Local::Dead;
            }
            self.retire(&mut s.threads[t], t);
            let (pc, len) = (s.threads[t].pc, s.threads[t].win.len());
            match self.fetch(s, t, None, fault) {
                Local::Idle => {
                    if !self.take_at_once(w, t) {
                        return Local::Idle;
                    }
                }
                Local::Moved => {}
                other => return other,
            }
            let s = &mut w.r.state;
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

    /// Takes an access that nobody can interfere with, if there is one.
    fn take_at_once(&self, w: &mut Settling, t: usize) -> bool {
        let may = !self.reach.is_empty() && w.guesses <= GUESSES;
        may && self.at_once(&mut w.r, t, &w.others)
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
            Instr::Assert { cond } | Instr::Check { cond, .. } => {
                e.a = operand(th, cond);
                if let Some(v) = e.a.known()
                    && self.certain(th, k as usize)
                {
                    push = false;
                    *fault = fault.or(self.judge(e.kind, v));
                }
            }
            Instr::Move { dst, a } => {
                th.regs[dst as usize] = operand(th, a);
                push = false;
            }
            Instr::Park(Park::Deep) => {
                self.hit_depth();
                return Local::Idle;
            }
            Instr::Park(_) | Instr::Start { .. } | Instr::Join { .. } => return Local::Idle,
            Instr::Never => return Local::Never,
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
                Src::Val(self.locate(v.wrapping_add(*off), y.kind) as i64, 0)
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
}
