//! What a statement touches beyond the locals of its own process.

use crate::ir::*;

/// A set of small numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bits(Vec<u64>);

impl Bits {
    pub fn insert(&mut self, i: usize) {
        if self.0.len() <= i / 64 {
            self.0.resize(i / 64 + 1, 0);
        }
        self.0[i / 64] |= 1 << (i % 64);
    }

    pub fn contains(&self, i: usize) -> bool {
        self.0.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 == 1)
    }

    pub fn meets(&self, other: &Bits) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Whether anything was added.
    pub fn add(&mut self, other: &Bits) -> bool {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut grew = false;
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            grew |= *b & !*a != 0;
            *a |= b;
        }
        grew
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let words = self.0.iter().enumerate();
        words.flat_map(|(i, &w)| (0..64).filter(move |b| w >> b & 1 == 1).map(move |b| i * 64 + b))
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&w| w == 0)
    }
}

/// The channels that an operation may be about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chans {
    /// Global channels, by number, through variables that never change.
    pub fixed: Bits,
    /// The channels in these local slots, which never change.
    pub locals: Bits,
    /// Any channel at all.
    pub any: bool,
}

impl Chans {
    pub fn add(&mut self, other: &Chans) -> bool {
        let grew = self.fixed.add(&other.fixed) | self.locals.add(&other.locals);
        let more = other.any && !self.any;
        self.any |= other.any;
        grew | more
    }
}

/// What a piece of program may do. Global variables by slot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Footprint {
    pub reads: Bits,
    pub writes: Bits,
    /// Takes messages, or looks at the first one.
    pub receives: Chans,
    pub sends: Chans,
    /// Looks at a channel in another way, or puts a message anywhere but last:
    /// depends on everything that others do with it.
    pub probes: Chans,
    /// Starts processes.
    pub runs: bool,
    /// Dies.
    pub ends: bool,
    /// Reads `_nr_pr`, or anything of another process.
    pub looks: bool,
    /// `timeout`, and whatever else depends on the whole system.
    pub whole: bool,
}

impl Footprint {
    pub fn add(&mut self, other: &Footprint) -> bool {
        let mut grew = self.reads.add(&other.reads) | self.writes.add(&other.writes);
        grew |= self.receives.add(&other.receives) | self.sends.add(&other.sends);
        grew |= self.probes.add(&other.probes);
        let flags = |f: &Footprint| (f.runs, f.ends, f.looks, f.whole);
        let before = flags(self);
        self.runs |= other.runs;
        self.ends |= other.ends;
        self.looks |= other.looks;
        self.whole |= other.whole;
        grew | (before != flags(self))
    }
}

/// Which variables hold the same channel for ever.
#[derive(Debug)]
pub struct Constant {
    /// By global slot: the channel's number.
    globals: Vec<Option<u32>>,
    /// By process type and local slot.
    locals: Vec<Vec<bool>>,
}

impl Constant {
    pub fn of(ir: &Ir) -> Constant {
        let mut globals = vec![None; ir.globals.len()];
        let mut number = 0;
        for start in &ir.global_starts {
            if let Start::Chan(place, _) = start {
                number += 1;
                if let Some(slot) = fixed_slot(place) {
                    globals[slot] = Some(number);
                }
            }
        }
        let locals = ir.ptypes.iter().map(|p| vec![true; p.slots.len()]).collect();
        let mut constant = Constant { globals, locals };
        for s in &ir.stmts {
            written(&s.action, &mut |place| constant.spoil(place, s.ptype, ir));
        }
        constant
    }

    /// The variable is assigned to.
    fn spoil(&mut self, place: &Place, ptype: u16, ir: &Ir) {
        let rows = match place.scope {
            Scope::Global => ir.globals.len(),
            Scope::Local => ir.ptypes[ptype as usize].slots.len(),
        };
        for slot in slots(place).filter(|&s| s < rows) {
            match place.scope {
                Scope::Global => self.globals[slot] = None,
                Scope::Local => self.locals[ptype as usize][slot] = false,
            }
        }
    }

    /// The channels that an expression may name.
    pub fn chans(&self, e: &Expr, ptype: u16) -> Chans {
        let mut out = Chans::default();
        let Expr::Load(place) = e else {
            out.any = true;
            return out;
        };
        for slot in slots(place) {
            match place.scope {
                Scope::Global => match self.globals.get(slot).copied().flatten() {
                    Some(number) => out.fixed.insert(number as usize),
                    None => out.any = true,
                },
                Scope::Local => {
                    let row = self.locals.get(ptype as usize);
                    match row.and_then(|r| r.get(slot)) {
                        Some(true) => out.locals.insert(slot),
                        _ => out.any = true,
                    }
                }
            }
        }
        out
    }
}

/// What one action touches, in a process of this type. A `d_step` is not
/// looked into: see `future`.
pub fn of_action(action: &Action, ptype: u16, constant: &Constant) -> Footprint {
    let mut r = Reader { f: Footprint::default(), ptype, constant };
    match action {
        Action::Skip | Action::Else | Action::DStep { .. } => {}
        Action::End => r.f.ends = true,
        Action::Cond(e) | Action::Assert(e) | Action::Printm(e, _) => r.expr(e),
        Action::Assign(place, e) => {
            r.expr(e);
            r.write(place);
        }
        Action::Send(s) => r.send(s),
        Action::Recv(recv) => r.receive(recv),
        Action::Printf { args, .. } => args.iter().for_each(|a| r.expr(a)),
        Action::SetPriority(..) | Action::Code(_) => r.f.whole = true,
    }
    r.f
}

/// What an expression reads.
pub fn of_expr(e: &Expr, ptype: u16, constant: &Constant) -> Footprint {
    let mut r = Reader { f: Footprint::default(), ptype, constant };
    r.expr(e);
    r.f
}

struct Reader<'a> {
    f: Footprint,
    ptype: u16,
    constant: &'a Constant,
}

impl Reader<'_> {
    fn write(&mut self, place: &Place) {
        place.dims.iter().for_each(|d| self.expr(&d.index));
        if place.scope == Scope::Global {
            slots(place).for_each(|s| self.f.writes.insert(s));
        }
    }

    fn read(&mut self, place: &Place) {
        place.dims.iter().for_each(|d| self.expr(&d.index));
        if place.scope == Scope::Global {
            slots(place).for_each(|s| self.f.reads.insert(s));
        }
    }

    fn send(&mut self, s: &Send) {
        self.expr(&s.chan);
        s.args.iter().for_each(|a| self.expr(a));
        let chans = self.constant.chans(&s.chan, self.ptype);
        self.f.sends.add(&chans);
        if s.sorted {
            self.f.probes.add(&chans);
        }
    }

    fn receive(&mut self, recv: &Recv) {
        self.expr(&recv.chan);
        for arg in &recv.args {
            match arg {
                RecvArg::Fill(place) => self.write(place),
                RecvArg::Any => {}
                RecvArg::Match(e) => self.expr(e),
            }
        }
        let chans = self.constant.chans(&recv.chan, self.ptype);
        self.f.receives.add(&chans);
        if recv.random {
            self.f.probes.add(&chans);
        }
    }

    fn expr(&mut self, e: &Expr) {
        match e {
            Expr::Const(_) | Expr::Pid => {}
            Expr::Load(place) => self.read(place),
            Expr::NrPr => self.f.looks = true,
            Expr::Timeout | Expr::Last | Expr::Priority | Expr::NonProgress | Expr::Code(_) => {
                self.f.whole = true;
            }
            Expr::Enabled(_) | Expr::PcValue(_) | Expr::GetPriority(_) => self.f.whole = true,
            Expr::Un(_, a) => self.expr(a),
            Expr::Bin(_, a, b) | Expr::And(a, b) | Expr::Or(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Expr::Cond(a, b, c) => {
                self.expr(a);
                self.expr(b);
                self.expr(c);
            }
            Expr::Probe(kind, chan) => {
                self.expr(chan);
                let chans = self.constant.chans(chan, self.ptype);
                match kind {
                    Probe::NEmpty | Probe::Empty => self.f.receives.add(&chans),
                    _ => self.f.probes.add(&chans),
                };
            }
            Expr::Poll(recv) => self.receive(recv),
            Expr::Run(run) => {
                run.args.iter().for_each(|a| self.expr(a));
                self.f.runs = true;
            }
            Expr::RemoteLabel { pid, .. } => {
                pid.iter().for_each(|p| self.expr(p));
                self.f.looks = true;
                self.f.whole = true;
            }
            Expr::RemoteVar { pid, place, .. } => {
                pid.iter().for_each(|p| self.expr(p));
                place.dims.iter().for_each(|d| self.expr(&d.index));
                self.f.looks = true;
                self.f.whole = true;
            }
        }
    }
}

/// Every slot that a place may be, given that its constant indices are known.
pub fn slots(place: &Place) -> impl Iterator<Item = usize> + use<> {
    let mut found = vec![place.base as usize];
    for d in &place.dims {
        let picked: Vec<u32> = match d.index {
            Expr::Const(i) if i >= 0 && (i as u32) < d.len => vec![i as u32],
            _ => (0..d.len).collect(),
        };
        let stride = d.stride as usize;
        found = found
            .iter()
            .flat_map(|&base| picked.iter().map(move |&i| base + i as usize * stride))
            .collect();
    }
    found.into_iter()
}

/// The slot of a place without indices that vary.
fn fixed_slot(place: &Place) -> Option<usize> {
    let mut all = slots(place);
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// Calls `f` for each place that an action assigns to, polls included: they
/// assign nothing, but their cost here is only a little precision.
fn written(action: &Action, f: &mut dyn FnMut(&Place)) {
    match action {
        Action::Assign(place, _) => f(place),
        Action::Recv(recv) => {
            for arg in &recv.args {
                if let RecvArg::Fill(place) = arg {
                    f(place);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_a_set() {
        let mut a = Bits::default();
        a.insert(3);
        a.insert(200);
        let mut b = Bits::default();
        b.insert(200);
        assert!(a.meets(&b) && a.contains(3) && !a.contains(4) && !a.is_empty());
        assert!(!a.add(&b) && b.add(&a) && !b.add(&a));
        assert_eq!(b.iter().collect::<Vec<_>>(), [3, 200]);
        assert!(!Bits::default().meets(&a));
    }

    #[test]
    fn a_varying_index_may_be_any_element() {
        let span = heddle_span::Span::default();
        let dim = |index, len, stride| Dim { index, len, stride };
        let mut place = Place {
            scope: Scope::Global,
            base: 10,
            dims: vec![dim(Expr::Pid, 2, 4), dim(Expr::Const(1), 4, 1)],
            scalar: Scalar::Byte,
            span,
        };
        assert_eq!(slots(&place).collect::<Vec<_>>(), [11, 15]);
        assert_eq!(fixed_slot(&place), None);
        place.dims[0].index = Expr::Const(1);
        assert_eq!(fixed_slot(&place), Some(15));
        place.dims[0].index = Expr::Const(7);
        assert_eq!(slots(&place).count(), 2, "out of range: nothing is known");
    }
}
