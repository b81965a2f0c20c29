//! What a statement touches beyond the locals of its own process, in symbols:
//! places and channels as they are written, to be looked up for a process by
//! [`super::resolve`].

use super::remote::Remote;
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

/// What cannot be said by place or channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// Starts processes.
    pub runs: bool,
    /// Dies.
    pub ends: bool,
    /// Reads `_nr_pr`, or anything of another process.
    pub looks: bool,
    /// `timeout`, and whatever else depends on the whole system.
    pub whole: bool,
}

impl Flags {
    pub fn or(self, other: Flags) -> Flags {
        Flags {
            runs: self.runs | other.runs,
            ends: self.ends | other.ends,
            looks: self.looks | other.looks,
            whole: self.whole | other.whole,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// Of a global place.
    Read(Place),
    Write(Place),
    /// Takes the first message, or can be executed only if it is of some kind.
    Receive(Expr),
    /// Looks at the first message, or whether there is one; may do something
    /// because there is none.
    Look(Expr),
    /// Adds a last message, or can be executed only if there is room for one.
    Send(Expr),
    /// Looks at a channel in another way, or puts a message anywhere but last:
    /// depends on everything that others do with it.
    Probe(Expr),
    Run(Run),
}

/// When the indices in an access are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// With the values that the locals have before the statement.
    Before,
    /// After the statement has assigned some of them.
    After,
    /// In another process.
    Elsewhere,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Access {
    pub what: What,
    pub when: When,
}

/// Every access of a program, numbered.
#[derive(Debug, Default)]
pub struct Accesses(pub Vec<Access>);

impl Accesses {
    pub fn number(&mut self, access: Access) -> usize {
        let known = self.0.iter().position(|a| *a == access);
        known.unwrap_or_else(|| {
            self.0.push(access);
            self.0.len() - 1
        })
    }

    /// The same accesses as seen by others where a statement is executed just
    /// because these cannot be: next to an `else`, under an escape.
    pub fn negated(&mut self, f: &Footprint) -> Footprint {
        let mut out = f.clone();
        for i in f.touches.iter() {
            let Access { what, when } = self.0[i].clone();
            if let What::Receive(e) | What::Send(e) | What::Look(e) = what {
                out.touches.insert(self.number(Access { what: What::Probe(e), when }));
            }
        }
        out
    }
}

/// What a piece of program may do: numbers of accesses, and flags.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Footprint {
    pub touches: Bits,
    pub flags: Flags,
}

impl Footprint {
    /// Whether anything was added.
    pub fn add(&mut self, other: &Footprint) -> bool {
        let before = self.flags;
        self.flags = before.or(other.flags);
        self.touches.add(&other.touches) | (before != self.flags)
    }
}

/// What one statement touches. A `d_step` is not looked into: see `future`.
pub fn of_stmt(stmt: &Stmt, ir: &Ir, remote: &Remote, all: &mut Accesses) -> Footprint {
    let mut r = Reader::new(ir, remote, all);
    r.ptype = Some(stmt.ptype);
    match &stmt.action {
        Action::Skip | Action::Else | Action::DStep { .. } => {}
        Action::End => r.f.flags.ends = true,
        Action::Cond(e) => r.condition(e),
        Action::Assert(e) => r.expr(e),
        Action::Assign(place, e) => {
            r.expr(e);
            r.write(place);
        }
        Action::Send(s) => r.send(s),
        Action::Recv(recv) => r.receive(recv),
        Action::Printm(e, _) => r.printed(e),
        Action::Printf { args, .. } => args.iter().for_each(|a| r.printed(a)),
        Action::Code(i) => r.code(*i, true),
        Action::SetPriority(..) => r.f.flags.whole = true,
    }
    r.f
}

/// What an expression reads.
pub fn of_expr(e: &Expr, ir: &Ir, remote: &Remote, all: &mut Accesses) -> Footprint {
    let mut r = Reader::new(ir, remote, all);
    r.expr(e);
    r.f
}

struct Reader<'a> {
    f: Footprint,
    all: &'a mut Accesses,
    ir: &'a Ir,
    remote: &'a Remote,
    /// Whose statement it is, if it is one.
    ptype: Option<u16>,
    when: When,
}

impl<'a> Reader<'a> {
    fn new(ir: &'a Ir, remote: &'a Remote, all: &'a mut Accesses) -> Self {
        let f = Footprint::default();
        Reader { f, all, ir, remote, ptype: None, when: When::Before }
    }

    fn touch(&mut self, what: What) {
        let number = self.all.number(Access { what, when: self.when });
        self.f.touches.insert(number);
    }

    fn write(&mut self, place: &Place) {
        place.dims.iter().for_each(|d| self.expr(&d.index));
        match (place.scope, self.ptype) {
            (Scope::Global, _) => self.touch(What::Write(nowhere(place))),
            (Scope::Local, Some(ptype)) => {
                self.remote.assigns(ptype, place).into_iter().for_each(|w| self.touch(w));
            }
            (Scope::Local, None) => {}
        }
    }

    fn read(&mut self, place: &Place) {
        place.dims.iter().for_each(|d| self.expr(&d.index));
        if place.scope == Scope::Global {
            self.touch(What::Read(nowhere(place)));
        }
    }

    fn send(&mut self, s: &Send) {
        self.expr(&s.chan);
        s.args.iter().for_each(|a| self.expr(a));
        self.touch(What::Send(s.chan.clone()));
        if s.sorted {
            self.touch(What::Probe(s.chan.clone()));
        }
    }

    fn receive(&mut self, recv: &Recv) {
        self.message(recv);
        self.touch(What::Receive(recv.chan.clone()));
        if recv.random {
            self.touch(What::Probe(recv.chan.clone()));
        }
        // Fields are stored one after the other, so that one may be an index of
        // the next.
        self.when = When::After;
        for arg in &recv.args {
            if let RecvArg::Fill(place) = arg {
                self.write(place);
            }
        }
        self.when = When::Before;
    }

    fn poll(&mut self, recv: &Recv) {
        self.message(recv);
        self.touch(What::Look(recv.chan.clone()));
        if recv.random {
            self.touch(What::Probe(recv.chan.clone()));
        }
    }

    fn message(&mut self, recv: &Recv) {
        self.expr(&recv.chan);
        for arg in &recv.args {
            if let RecvArg::Match(e) = arg {
                self.expr(e);
            }
        }
    }

    /// A condition that a message can make true but never false is like a
    /// receive, one that room can make true like a send.
    fn condition(&mut self, e: &Expr) {
        match e {
            Expr::And(a, b) | Expr::Or(a, b) => {
                self.condition(a);
                self.condition(b);
            }
            Expr::Poll(recv) if !recv.random => {
                self.message(recv);
                self.touch(What::Receive(recv.chan.clone()));
            }
            Expr::Probe(Probe::NEmpty, chan) => {
                self.expr(chan);
                self.touch(What::Receive((**chan).clone()));
            }
            Expr::Probe(Probe::NFull, chan) => {
                self.expr(chan);
                self.touch(What::Send((**chan).clone()));
            }
            _ => self.expr(e),
        }
    }

    /// A value that is only printed makes no difference to anybody, if it can
    /// be computed.
    fn printed(&mut self, e: &Expr) {
        match e {
            Expr::Load(place) if place.dims.is_empty() => {}
            _ => self.expr(e),
        }
    }

    fn expr(&mut self, e: &Expr) {
        let flags = &mut self.f.flags;
        match e {
            Expr::Const(_) | Expr::Pid => {}
            Expr::Load(place) => self.read(place),
            Expr::NrPr => flags.looks = true,
            Expr::Timeout | Expr::Last | Expr::Priority | Expr::NonProgress => {
                flags.whole = true;
            }
            Expr::Code(i) => self.code(*i, false),
            Expr::Enabled(_) | Expr::PcValue(_) | Expr::GetPriority(_) => flags.whole = true,
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
                self.touch(match kind {
                    Probe::NEmpty | Probe::Empty => What::Look((**chan).clone()),
                    _ => What::Probe((**chan).clone()),
                });
            }
            Expr::Poll(recv) => self.poll(recv),
            Expr::Run(run) => self.run(run),
            Expr::RemoteLabel { pid, .. } => {
                (flags.looks, flags.whole) = (true, true);
                self.remote.reads(e).into_iter().for_each(|w| self.touch(w));
                pid.iter().for_each(|p| self.expr(p));
            }
            Expr::RemoteVar { pid, place, .. } => {
                (flags.looks, flags.whole) = (true, true);
                self.remote.reads(e).into_iter().for_each(|w| self.touch(w));
                pid.iter().for_each(|p| self.expr(p));
                place.dims.iter().for_each(|d| self.expr(&d.index));
            }
        }
    }

    /// Embedded C. An expression changes no variable; what it does to C data stays done.
    fn code(&mut self, which: u32, writes: bool) {
        let ir = self.ir;
        let reach = &ir.code[which as usize];
        for place in &reach.places {
            self.read(place);
            if writes {
                self.write(place);
            }
        }
        if reach.data {
            self.touch(What::Write(self.remote.data()));
        }
        self.f.flags.whole |= reach.unknown;
    }

    /// The arguments are read now, and so is whatever the new process begins with.
    fn run(&mut self, run: &Run) {
        run.args.iter().for_each(|a| self.expr(a));
        self.touch(What::Run(run.clone()));
        self.f.flags.runs = true;
        let when = std::mem::replace(&mut self.when, When::Elsewhere);
        for start in &self.ir.ptypes[run.ptype as usize].starts {
            if let Start::Set(place, e) = start {
                place.dims.iter().for_each(|d| self.expr(&d.index));
                self.expr(e);
            }
        }
        self.when = when;
    }
}

/// The place, wherever in the text it is named.
fn nowhere(place: &Place) -> Place {
    Place { span: Default::default(), ..place.clone() }
}

/// Calls `f` for each place that an action assigns to.
pub fn written(action: &Action, ir: &Ir, f: &mut dyn FnMut(&Place)) {
    match action {
        Action::Code(i) => ir.code[*i as usize].places.iter().for_each(f),
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
}
