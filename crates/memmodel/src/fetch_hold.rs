//! Fetching no further while everything that could come is held back.
//!
//! A loop around a load that is not done yet can be fetched again and again, guess upon
//! guess, until the window is full: an answer `open (window W)` for every list that is
//! walked and every compare-and-swap that is tried again. But iterations to come are of no
//! use if nothing in them can be done before something that is in flight. Then fetching
//! now and fetching later make the same runs, and later keeps states small and windows
//! from filling.
//!
//! So the code ahead is walked, along every path, until each comes to an end, with what is
//! known of registers: a value, anything, or *late* (it comes from a load that cannot be
//! done yet). An access ahead is held back if
//!
//! 1. its address or data are late, or
//! 2. a rule of the model has it wait for something in flight, or for something ahead that
//!    is held back itself (an acquiring load, a branch on a late value), or
//! 3. it is a load of the location of a load in flight that could be done now, with no
//!    store to it in between. Where the younger one goes first, both read the same store
//!    (or their order is broken, and it is not a run); then the older one can as well be
//!    done just before it, since nothing holds it back and nothing can turn out to have
//!    done so. Not under models that let such loads read in any order (`uniproc llh`), nor
//!    where stores reach threads at different times.
//!
//! What an access held back loads is late in turn. If all are held back, nothing is lost
//! by waiting: every run that does one of them first does something in flight before, and
//! then the question is asked again.
//!
//! Not here: the common case that needs no walk ([`Machine::must_wait`]).

use crate::locs::Locs;
use crate::machine::{EvBuf, Machine, ev_buf};
use crate::program::{Instr, Operand, When};
use crate::rel::{BRANCH, Ev, FENCE, NONE, READ, Site, WRITE, Win};
use crate::state::*;

/// What is known of a register ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ahead {
    Known(i64),
    Any,
    /// It comes from something that cannot be done yet.
    Late,
}

#[derive(Clone, PartialEq)]
struct Env {
    regs: Vec<Ahead>,
    /// Locations that may have been stored to on the way.
    wrote: Locs,
    /// What comes first on every way here: accesses that are held back, branches on late
    /// values, fences.
    passed: Vec<Ev>,
}

impl Env {
    fn get(&self, o: Operand) -> Ahead {
        match o {
            Operand::Imm(v) => Ahead::Known(v),
            Operand::Reg(r) => self.regs[r as usize],
        }
    }

    fn pass(&mut self, ev: Ev) {
        if self.passed.len() < PASSED {
            self.passed.push(ev);
        }
    }

    /// What is known on both ways; answers whether that is less.
    fn join(&mut self, o: &Env) -> bool {
        let before = self.clone();
        for (a, b) in self.regs.iter_mut().zip(&o.regs) {
            if *a != *b {
                *a = Ahead::Any;
            }
        }
        self.wrote = self.wrote.or(o.wrote);
        let both = self.passed.iter().zip(&o.passed).take_while(|(a, b)| a == b).count();
        self.passed.truncate(both);
        *self != before
    }
}

/// The most instances ahead that are remembered: leaving some out holds less back.
const PASSED: usize = 12;

impl Machine {
    /// Whether everything that thread `t` could fetch from here on is held back by
    /// something in flight.
    pub(crate) fn all_held(&self, s: &State, t: usize) -> bool {
        let th = &s.threads[t];
        let pending = |e: &Entry| !e.done && self.class(e) & READ != 0;
        let lock = |e: &Entry| pending(e) && self.kinds[e.kind as usize].mark.waits;
        let many = th.win.len() >= self.options.look_from && th.win.iter().any(pending);
        if !self.speculate || !many && !th.win.iter().any(lock) {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        if n + PASSED + 2 > buf.len() {
            return false;
        }
        let reg = |src: &Src| match src {
            Src::Val(v, _) => Ahead::Known(*v),
            Src::Ent(_) => Ahead::Late,
        };
        let env =
            Env { regs: th.regs.iter().map(reg).collect(), wrote: Locs::NONE, passed: Vec::new() };
        Walk { m: self, s, t, n, buf, envs: Vec::new(), work: Vec::new() }.goes_through(env)
    }
}

struct Walk<'a> {
    m: &'a Machine,
    s: &'a State,
    t: usize,
    /// Instances in flight, and their events.
    n: usize,
    buf: EvBuf,
    envs: Vec<Option<Env>>,
    work: Vec<usize>,
}

impl Walk<'_> {
    /// Whether every path comes to its end without an access that is not held back.
    fn goes_through(mut self, env: Env) -> bool {
        let code = &self.m.program.threads[self.t].code.instrs;
        self.envs = vec![None; code.len()];
        self.lead(self.s.threads[self.t].pc as usize, env);
        while let Some(pc) = self.work.pop() {
            let env = self.envs[pc].clone().expect("what is to be done was reached");
            if !self.step(pc, &code[pc], env) {
                return false;
            }
        }
        true
    }

    fn lead(&mut self, pc: usize, env: Env) {
        // Behind the last instruction there is nothing to hold back.
        let Some(slot) = self.envs.get_mut(pc) else { return };
        let news = match slot {
            Some(old) => old.join(&env),
            None => {
                *slot = Some(env);
                true
            }
        };
        if news && !self.work.contains(&pc) {
            self.work.push(pc);
        }
    }

    /// Follows one instruction. Answers whether it is held back, or does nothing.
    fn step(&mut self, pc: usize, instr: &Instr, mut env: Env) -> bool {
        use Ahead::*;
        let set = |env: &mut Env, dst: u16, v| env.regs[dst as usize] = v;
        match *instr {
            Instr::Alu { op, dst, a, b } => {
                let v = match (env.get(a), env.get(b)) {
                    (Late, _) | (_, Late) => Late,
                    (Known(x), Known(y)) => Known(op.apply(x, y)),
                    _ => Any,
                };
                set(&mut env, dst, v);
            }
            Instr::Select { dst, yes, no, .. } => {
                let (yes, no) = (env.get(yes), env.get(no));
                set(&mut env, dst, if yes == no { yes } else { Any });
            }
            Instr::Move { dst, a } => {
                let v = env.get(a);
                set(&mut env, dst, v);
            }
            Instr::Choice { dst } => set(&mut env, dst, Any),
            Instr::Load { dst, .. } | Instr::Rmw { dst, .. } => {
                if !self.held(pc, instr, &env) {
                    return false;
                }
                self.pass(pc, instr, &mut env);
                set(&mut env, dst, Late);
            }
            Instr::Store { .. } => {
                if !self.held(pc, instr, &env) {
                    return false;
                }
                self.pass(pc, instr, &mut env);
            }
            Instr::StoreExcl { dst, when, .. } => {
                if !self.held(pc, instr, &env) {
                    return false;
                }
                // One that may fail may be no access at all.
                if when == When::Always {
                    self.pass(pc, instr, &mut env);
                }
                // That it succeeds may be known early.
                dst.into_iter().for_each(|d| set(&mut env, d, Any));
            }
            Instr::Branch { op, a, b, target } => {
                let known = match (env.get(a), env.get(b)) {
                    (Known(x), Known(y)) => Some(op.apply(x, y) != 0),
                    _ => None,
                };
                if env.get(a) == Late || env.get(b) == Late {
                    self.pass(pc, instr, &mut env);
                }
                if known != Some(false) {
                    self.lead(target as usize, env.clone());
                }
                if known != Some(true) {
                    self.lead(pc + 1, env);
                }
                return true;
            }
            Instr::Jump { target } => {
                self.lead(target as usize, env);
                return true;
            }
            Instr::Atomic { .. } => return false,
            // These wait until nothing is in flight, or are where a thread stays.
            Instr::Start { .. } | Instr::Join { .. } | Instr::Park(_) | Instr::Never => {
                return true;
            }
            // Nothing is certain while a load is in flight, and a fence that acts waits.
            Instr::Assert { .. }
            | Instr::Check { .. }
            | Instr::Notice { .. }
            | Instr::Head
            | Instr::Nop => {}
            Instr::Fence { .. } => self.pass(pc, instr, &mut env),
        }
        env.wrote = env.wrote.or(self.m.stores_at[self.t][pc]);
        self.lead(pc + 1, env);
        true
    }

    /// Remembers an instruction ahead.
    fn pass(&self, pc: usize, instr: &Instr, env: &mut Env) {
        let loc = place(instr).map_or(UNKNOWN, |(addr, off)| self.locate(pc, addr, off, env));
        if let Some(ev) = self.event(pc, loc) {
            env.pass(ev);
        }
    }

    fn locate(&self, pc: usize, addr: Operand, off: i64, env: &Env) -> u8 {
        match env.get(addr) {
            Ahead::Known(a) => self.m.locate(a.wrapping_add(off), self.m.kind_of[self.t][pc]),
            _ => UNKNOWN,
        }
    }

    /// The instruction as relations see it, once it is fetched.
    fn event(&self, pc: usize, loc: u8) -> Option<Ev> {
        let site = match loc {
            UNKNOWN => Site::Unknown,
            l if l < SEVERAL => Site::One(l),
            _ => return None,
        };
        let kind = &self.m.kinds[self.m.kind_of[self.t][pc] as usize];
        let (class, sets) = (kind.class, kind.sets);
        Some(Ev { class, sets, site, forwarded: NONE, pair: NONE, ..Ev::default() })
    }

    fn held(&mut self, pc: usize, instr: &Instr, env: &Env) -> bool {
        let Some((addr, off)) = place(instr) else { return false };
        let late = |o: Operand| env.get(o) == Ahead::Late;
        let data = match *instr {
            Instr::Store { value, .. } | Instr::StoreExcl { value, .. } => late(value),
            Instr::Rmw { value, expected, .. } => late(value) || late(expected),
            _ => false,
        };
        if late(addr) || data {
            return true;
        }
        let loc = self.locate(pc, addr, off, env);
        self.waits_by_rule(pc, loc, env) || self.follows_load(instr, loc, env)
    }

    /// Whether a rule holds it back. On some ways there may be a store to its location in
    /// between: a rule may ask for one (SPARC's dependences through memory), or for none
    /// (RISC-V's `po-loc-no-w`), so it has to be held back with it and without it.
    fn waits_by_rule(&mut self, pc: usize, loc: u8, env: &Env) -> bool {
        let stored = loc == UNKNOWN || env.wrote.contains(loc as usize);
        self.waits_behind(pc, loc, env, false) && (!stored || self.waits_behind(pc, loc, env, true))
    }

    fn waits_behind(&mut self, pc: usize, loc: u8, env: &Env, store: bool) -> bool {
        let m = self.m;
        let Some(probe) = self.event(pc, loc) else { return false };
        let mut end = self.n;
        let mut push = |ev: Ev| {
            self.buf[end] = ev;
            end += 1;
        };
        env.passed.iter().copied().for_each(&mut push);
        if store {
            let sets = m.model.membership(WRITE, 0);
            push(Ev { class: WRITE, sets, ..probe });
        }
        push(probe);
        let mut waits = m.model.waits(&Win::new(&self.buf[..end], None), end - 1);
        let passed = |(i, ev): (usize, &Ev)| ((ev.class & !FENCE != 0) as u64) << (self.n + i);
        let ahead = env.passed.iter().enumerate().map(passed).fold(0, |a, b| a | b);
        if waits.glob.must & ahead != 0 {
            return true;
        }
        let flying = (1u64 << self.n) - 1;
        waits.glob.must &= flying;
        waits.is &= flying;
        waits.ex &= flying;
        m.refused(&self.s.threads[self.t], &waits, 0)
    }

    /// Whether a load in flight of the same location can be done now, and nothing is
    /// stored there in between.
    fn follows_load(&self, instr: &Instr, loc: u8, env: &Env) -> bool {
        let (m, th) = (self.m, &self.s.threads[self.t]);
        let load = matches!(instr, Instr::Load { .. });
        if !load || loc >= SEVERAL || m.model.llh || m.layout.views {
            return false;
        }
        if env.wrote.contains(loc as usize) {
            return false;
        }
        let stores = |e: &Entry| {
            let writes = m.class(e) & WRITE != 0;
            writes && (e.loc == loc || e.loc >= SEVERAL)
        };
        let from = th.win.iter().rposition(stores).map_or(0, |i| i + 1);
        (from..th.win.len()).any(|i| {
            let e = &th.win[i];
            let same = !e.done && e.loc == loc && m.class(e) & (READ | WRITE | BRANCH) == READ;
            same && m.ready(self.s, self.t, i) && m.undoubted(th, i)
        })
    }
}

/// Where an access goes.
fn place(instr: &Instr) -> Option<(Operand, i64)> {
    match *instr {
        Instr::Load { addr, off, .. }
        | Instr::Store { addr, off, .. }
        | Instr::StoreExcl { addr, off, .. }
        | Instr::Rmw { addr, off, .. } => Some((addr, off)),
        _ => None,
    }
}
