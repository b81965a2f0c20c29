//! From symbols to slots and channels: what accesses mean for one process.
//!
//! An index is known if it is made of constants, of the process's own number,
//! of globals that nobody ever assigns to, and of locals whose values are
//! known; so `flag[_pid]` is one slot, and `q[(id + 1) % N]` one channel. What
//! is not known may be any element.

use super::footprint::{Access, Accesses, Bits, Flags, Footprint, What, When, written};
use crate::compiled::binary;
use crate::ir::*;

/// In place of a number: a channel that is made when the process starts.
pub const FRESH: i32 = i32::MIN;

/// The values of a process's variables, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Env {
    pub pid: Option<i32>,
    /// By slot; slots beyond the end are not known.
    pub locals: Vec<Option<i32>>,
}

/// Globals that hold the same value for ever, and the channels under an event trace.
#[derive(Debug)]
pub struct Constant {
    /// By slot.
    globals: Vec<Option<i32>>,
    n_chans: usize,
    traced: ChanSet,
}

impl Constant {
    pub fn of(ir: &Ir) -> Constant {
        let globals = vec![Some(0); ir.globals.len()];
        let (n_chans, traced) = (ir.global_chans.len(), ChanSet::default());
        let mut constant = Constant { globals, n_chans, traced };
        let mut number = 0;
        for start in &ir.global_starts {
            let (place, value) = match start {
                Start::Chan(place, _) => {
                    number += 1;
                    (place, Some(number))
                }
                Start::Set(place, e) => (place, constant.value(e, &Env::default())),
            };
            let slots = constant.slots(place, &Env::default());
            let value = value.filter(|_| slots.len() == 1).map(|v| place.scalar.truncate(v));
            slots.iter().for_each(|&s| constant.globals[s] = value);
        }
        for s in &ir.stmts {
            written(&s.action, ir, &mut |place| constant.spoil(place));
        }
        constant.trace(ir);
        constant
    }

    fn spoil(&mut self, place: &Place) {
        if place.scope == Scope::Global {
            let slots = self.slots(place, &Env::default());
            slots.into_iter().for_each(|s| self.globals[s] = None);
        }
    }

    /// Events on these channels move the trace's automaton.
    fn trace(&mut self, ir: &Ir) {
        let is_trace =
            |s: &&Stmt| matches!(ir.ptypes[s.ptype as usize].kind, Kind::Trace | Kind::Notrace);
        for s in ir.stmts.iter().filter(is_trace) {
            if let Action::Send(Send { chan, .. }) | Action::Recv(Recv { chan, .. }) = &s.action {
                let chans = self.chans(chan, &Env::default());
                self.traced.add(&chans);
            }
        }
    }

    /// The value of an expression, if it is known.
    pub fn value(&self, e: &Expr, env: &Env) -> Option<i32> {
        match e {
            Expr::Const(n) => Some(*n),
            Expr::Pid => env.pid,
            Expr::Load(place) => {
                let [slot] = self.slots(place, env)[..] else { return None };
                match place.scope {
                    Scope::Global => self.globals.get(slot).copied().flatten(),
                    Scope::Local => env.locals.get(slot).copied().flatten().filter(|&v| v != FRESH),
                }
            }
            Expr::Un(op, a) => {
                let a = self.value(a, env)?;
                Some(match op {
                    UnOp::Not => (a == 0) as i32,
                    UnOp::Minus => a.wrapping_neg(),
                    UnOp::Complement => !a,
                })
            }
            Expr::Bin(op, a, b) => binary(*op, self.value(a, env)?, self.value(b, env)?),
            _ => None,
        }
    }

    /// Whether an expression names a channel that is not there yet.
    pub fn is_fresh(&self, e: &Expr, env: &Env) -> bool {
        let Expr::Load(place) = e else { return false };
        let slots = self.slots(place, env);
        let fresh = |&s: &usize| env.locals.get(s) == Some(&Some(FRESH));
        place.scope == Scope::Local && !slots.is_empty() && slots.iter().all(fresh)
    }

    /// Every slot that a place may be.
    pub fn slots(&self, place: &Place, env: &Env) -> Vec<usize> {
        let mut found = vec![place.base as usize];
        for d in &place.dims {
            let known = self.value(&d.index, env).and_then(|i| u32::try_from(i).ok());
            let picked = match known.filter(|&i| i < d.len) {
                Some(i) => i..i + 1,
                None => 0..d.len,
            };
            let stride = d.stride as usize;
            let each = |&base: &usize| picked.clone().map(move |i| base + i as usize * stride);
            found = found.iter().flat_map(each).collect();
        }
        found
    }

    /// The channels that an expression may name.
    pub fn chans(&self, e: &Expr, env: &Env) -> ChanSet {
        let mut out = ChanSet::default();
        let Expr::Load(place) = e else {
            out.any = true;
            return out;
        };
        for slot in self.slots(place, env) {
            let known = match place.scope {
                Scope::Global => self.globals.get(slot),
                Scope::Local => env.locals.get(slot),
            };
            match known.copied().flatten() {
                Some(FRESH) => out.fresh = true,
                Some(number) => out.insert(number as u8 as usize),
                None => out.any = true,
            }
        }
        out
    }
}

/// Channels by number, at most 255 of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChanSet {
    bits: [u64; 4],
    pub any: bool,
    /// Channels that are not there yet. They may get the number of one that is
    /// there now, if its process dies before.
    fresh: bool,
}

impl ChanSet {
    pub fn insert(&mut self, chan: usize) {
        self.bits[chan / 64 % 4] |= 1 << (chan % 64);
    }

    pub fn is_empty(&self) -> bool {
        !self.any && !self.fresh && self.bits == [0; 4]
    }

    /// It may have channels that are not known by number.
    pub fn is_open(&self) -> bool {
        self.any || self.fresh
    }

    pub fn add(&mut self, other: &ChanSet) {
        self.bits.iter_mut().zip(other.bits).for_each(|(a, b)| *a |= b);
        self.any |= other.any;
        self.fresh |= other.fresh;
    }

    pub fn union(mut self, other: &ChanSet) -> ChanSet {
        self.add(other);
        self
    }

    /// `n_global`: how many channels never go away.
    pub fn meets(&self, other: &ChanSet, n_global: usize) -> bool {
        let common = self.bits.iter().zip(other.bits).any(|(a, b)| a & b != 0);
        let fresh =
            |a: &ChanSet, b: &ChanSet| a.fresh && (b.fresh || b.iter().any(|c| c > n_global));
        common
            || (self.any && !other.is_empty())
            || (other.any && !self.is_empty())
            || fresh(self, other)
            || fresh(other, self)
    }

    /// Those behind the first `n_global`, by number.
    pub fn beyond(&self, n_global: usize) -> ChanSet {
        let mut out = ChanSet::default();
        self.iter().filter(|&c| c > n_global).for_each(|c| out.insert(c));
        out
    }

    /// Numbers that are in both, as far as they are known.
    pub fn common(&self, other: &ChanSet) -> ChanSet {
        let mut out = ChanSet::default();
        let pairs = self.bits.iter().zip(other.bits);
        out.bits.iter_mut().zip(pairs).for_each(|(o, (a, b))| *o = a & b);
        out
    }

    pub fn contains(&self, chan: usize) -> bool {
        self.bits[chan / 64 % 4] >> (chan % 64) & 1 == 1
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let words = self.bits.iter().enumerate().filter(|(_, w)| **w != 0);
        words.flat_map(|(i, &w)| (0..64).filter(move |b| w >> b & 1 == 1).map(move |b| i * 64 + b))
    }
}

/// What a process touches: globals by slot, channels by number.
#[derive(Clone, Debug, Default)]
pub struct Touch {
    pub reads: Bits,
    pub writes: Bits,
    pub receives: ChanSet,
    pub looks: ChanSet,
    pub sends: ChanSet,
    pub probes: ChanSet,
    pub flags: Flags,
}

impl Touch {
    pub fn chans(&self) -> ChanSet {
        self.receives.union(&self.looks).union(&self.sends).union(&self.probes)
    }

    pub fn add(&mut self, other: &Touch) {
        self.reads.add(&other.reads);
        self.writes.add(&other.writes);
        self.receives.add(&other.receives);
        self.looks.add(&other.looks);
        self.sends.add(&other.sends);
        self.probes.add(&other.probes);
        self.flags = self.flags.or(other.flags);
    }

    /// Leaves out channels that are not there yet; whether there were any.
    pub fn forget_fresh(&mut self) -> bool {
        let sets = [&mut self.receives, &mut self.looks, &mut self.sends, &mut self.probes];
        sets.into_iter().fold(false, |any, set| std::mem::take(&mut set.fresh) | any)
    }

    /// Touches nothing that others may know of.
    pub fn is_private(&self) -> bool {
        self.reads.is_empty()
            && self.writes.is_empty()
            && self.chans().is_empty()
            && self.flags == Flags::default()
    }
}

/// The program, as far as accesses are concerned.
#[derive(Debug)]
pub struct Program {
    pub accesses: Accesses,
    pub constant: Constant,
}

impl Program {
    /// What a footprint means to a process. `before` has the values that the
    /// locals have now; `after` those that they will keep.
    pub fn resolve(&self, f: &Footprint, before: &Env, after: &Env) -> Touch {
        let mut touch = Touch { flags: f.flags, ..Touch::default() };
        for i in f.touches.iter() {
            let access = &self.accesses.0[i];
            let env = match access.when {
                When::Before => before,
                When::After => after,
                When::Elsewhere => &Env::default(),
            };
            self.touch(access, env, &mut touch);
        }
        touch
    }

    fn touch(&self, access: &Access, env: &Env, to: &mut Touch) {
        let c = &self.constant;
        match &access.what {
            What::Read(place) => c.slots(place, env).iter().for_each(|&s| to.reads.insert(s)),
            What::Write(place) => c.slots(place, env).iter().for_each(|&s| to.writes.insert(s)),
            What::Receive(e) => {
                let chans = c.chans(e, env);
                self.event(&chans, to);
                to.receives.add(&chans);
            }
            What::Send(e) => {
                let chans = c.chans(e, env);
                self.event(&chans, to);
                to.sends.add(&chans);
            }
            What::Look(e) => to.looks.add(&c.chans(e, env)),
            What::Probe(e) => to.probes.add(&c.chans(e, env)),
            What::Run(_) => {}
        }
    }

    /// An event that a trace watches reads and writes the trace's state, which
    /// stands behind all globals.
    fn event(&self, chans: &ChanSet, to: &mut Touch) {
        if self.constant.traced.meets(chans, self.constant.n_chans) {
            let trace = self.constant.globals.len();
            to.reads.insert(trace);
            to.writes.insert(trace);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(dims: Vec<Dim>) -> Place {
        let span = heddle_span::Span::default();
        Place { scope: Scope::Global, base: 10, dims, scalar: Scalar::Byte, span }
    }

    fn constant() -> Constant {
        Constant { globals: vec![None; 40], n_chans: 0, traced: ChanSet::default() }
    }

    #[test]
    fn an_index_that_is_not_known_may_be_any_element() {
        let dim = |index, len, stride| Dim { index, len, stride };
        let two = place(vec![dim(Expr::Pid, 2, 4), dim(Expr::Const(1), 4, 1)]);
        let unknown = Env::default();
        assert_eq!(constant().slots(&two, &unknown), [11, 15]);
        let known = Env { pid: Some(1), locals: Vec::new() };
        assert_eq!(constant().slots(&two, &known), [15]);
        let outside = place(vec![dim(Expr::Const(7), 2, 4)]);
        assert_eq!(constant().slots(&outside, &known).len(), 2, "out of range: nothing is known");
    }

    #[test]
    fn locals_are_known_one_by_one() {
        let span = heddle_span::Span::default();
        let local = |base| {
            let scalar = Scalar::Byte;
            Expr::Load(Box::new(Place { scope: Scope::Local, base, dims: vec![], scalar, span }))
        };
        let env = Env { pid: None, locals: vec![Some(2), None] };
        let sum = |a, b| Expr::Bin(BinOp::Add, Box::new(a), Box::new(b));
        assert_eq!(constant().value(&sum(local(0), Expr::Const(3)), &env), Some(5));
        assert_eq!(constant().value(&sum(local(0), local(1)), &env), None);
        assert_eq!(constant().value(&Expr::Pid, &env), None);
    }

    #[test]
    fn fresh_channels_meet_those_that_may_go() {
        let mut mine = ChanSet::default();
        mine.insert(5);
        let fresh = ChanSet { fresh: true, ..ChanSet::default() };
        assert!(mine.meets(&fresh, 4) && !mine.meets(&fresh, 5));
        assert!(fresh.meets(&mine, 4) && !ChanSet::default().meets(&fresh, 0));
    }
}
