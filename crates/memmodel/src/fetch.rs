//! Fetch: the next instruction of a thread enters its window, if it may and must.

use crate::local::Local;
use crate::machine::{Machine, ev_buf};
use crate::model::Older;
use crate::program::{Instr, Operand, Park, When};
use crate::rel::{BRANCH, Bounds, NONE, READ, WRITE, Win};
use crate::state::*;
use heddle_model::Fault;

impl Machine {
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
        let inside = |e: &Entry| e.loc == SEVERAL && !e.done;
        if th.win.iter().any(inside) {
            return Local::Idle;
        }
        let operand = |th: &ThreadState, o: Operand| match o {
            Operand::Imm(v) => Src::Val(v, 0),
            Operand::Reg(r) => th.regs[r as usize],
        };
        if self.stays(th) {
            return Local::Idle;
        }
        self.assertions.meet(t, pc, instr);
        let k = th.win.len() as u8;
        let mut e = Entry::new(self.kind_of[t][pc]);
        let (mut next, mut push, mut result) = (pc + 1, true, None);
        match *instr {
            Instr::Nop => push = false,
            Instr::Head if !self.options.livelocks => push = false,
            // To stay is an instance that is never done.
            Instr::Head => match guess {
                None => return self.ask(th),
                Some(true) => push = false,
                Some(false) => next = pc,
            },
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
            Instr::Notice { loc, value, with } => {
                (e.loc, e.b) = (loc, operand(th, value));
                (e.c, e.guess) = self.link(th, t, with);
            }
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
        if push && matches!(instr, Instr::Load { .. }) && self.options.stages {
            self.absorb(th);
        }
        if push { Local::Moved } else { Local::Passed }
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
    pub(crate) fn must_wait(&self, th: &ThreadState) -> bool {
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
