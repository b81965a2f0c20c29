//! A state of the window machine, decoded, and its canonical bytes.
//!
//! Everything in a state is relative: operands refer to window positions, views
//! to positions in coherence lists. There are no clocks, no instance numbers and
//! no program counters of retired instances, so equal situations are equal bytes.

use crate::rel::NONE;

/// A register or operand: its value, or the window entry that will make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Src {
    /// The second part: uncommitted loads that the value came through.
    Val(i64, u64),
    Ent(u8),
}

impl Src {
    pub const ZERO: Src = Src::Val(0, 0);

    pub fn known(self) -> Option<i64> {
        if let Src::Val(v, _) = self { Some(v) } else { None }
    }

    /// The uncommitted loads it came through; everything while it is unknown.
    pub fn taint(self) -> u64 {
        if let Src::Val(_, t) = self { t } else { u64::MAX }
    }
}

/// Where a finished load read from, as far as later loads can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    NotYet,
    /// From an older store of its own thread that memory has not seen.
    Forwarded(u8),
    /// From memory, and the location was not written since.
    Fresh,
    /// From memory, and the location was written since.
    Stale,
}

/// Locations of an entry: a number, or one of those below.
pub const UNKNOWN: u8 = 255;
/// The address names no location: the access can never be performed.
pub const INVALID: u8 = 254;
/// The address is null, or next to it.
pub const NULL: u8 = 253;
/// The access covers a part of a location, or more than one.
pub const MIXED: u8 = 252;
/// An atomic block over several locations. Smaller numbers are locations.
pub const SEVERAL: u8 = 251;

/// An instance in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub kind: u16,
    /// Address, or first operand.
    pub a: Src,
    /// Data, or second operand.
    pub b: Src,
    /// What a compare-and-swap expects; the condition of a conditional store.
    pub c: Src,
    pub loc: u8,
    pub done: bool,
    pub committed: bool,
    /// A store whose address and data are known (kept only if a rule asks).
    pub executed: bool,
    /// An exclusive load after which another thread stored.
    pub broken: bool,
    /// What was guessed when it was fetched: branch taken, store succeeds.
    pub guess: bool,
    pub read: Read,
    /// Older entries performed after this one although they may be ordered before.
    pub inverted: u64,
    /// For the store of an exclusive pair, its load.
    pub pair: u8,
}

impl Entry {
    pub fn new(kind: u16) -> Self {
        Entry {
            kind,
            a: Src::ZERO,
            b: Src::ZERO,
            c: Src::ZERO,
            loc: UNKNOWN,
            done: false,
            committed: false,
            executed: false,
            broken: false,
            guess: false,
            read: Read::NotYet,
            inverted: 0,
            pair: NONE,
        }
    }

    fn sources(&mut self) -> [&mut Src; 3] {
        [&mut self.a, &mut self.b, &mut self.c]
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadState {
    pub pc: u16,
    /// The entry of the exclusive load that the next exclusive store pairs with.
    pub reserve: u8,
    pub regs: Vec<Src>,
    pub win: Vec<Entry>,
}

impl ThreadState {
    /// Entry `k` has produced `value`.
    pub fn produce(&mut self, k: usize, value: i64, taint: u64) {
        let new = Src::Val(value, taint);
        let old = Src::Ent(k as u8);
        self.regs.iter_mut().filter(|r| **r == old).for_each(|r| *r = new);
        for e in &mut self.win {
            e.sources().into_iter().filter(|s| **s == old).for_each(|s| *s = new);
        }
    }

    /// What was to come from entry `k` comes from `source` instead.
    pub fn redirect(&mut self, k: usize, source: Src) {
        let old = Src::Ent(k as u8);
        self.regs.iter_mut().filter(|r| **r == old).for_each(|r| *r = source);
        for e in &mut self.win {
            e.sources().into_iter().filter(|s| **s == old).for_each(|s| *s = source);
        }
    }

    /// Load `k` has committed: nothing depends on an uncommitted value of it.
    pub fn untaint(&mut self, k: usize) {
        let clear = |s: &mut Src| {
            if let Src::Val(_, t) = s {
                *t &= !(1 << k);
            }
        };
        self.regs.iter_mut().for_each(clear);
        self.win.iter_mut().for_each(|e| e.sources().into_iter().for_each(clear));
    }

    /// Takes entry `k` out; nothing refers to it any more.
    pub fn remove(&mut self, k: usize) {
        self.win.remove(k);
        let mask = |m: &mut u64| {
            let low = *m & ((1 << k) - 1);
            *m = low | (*m >> 1 & !((1u64 << k) - 1));
        };
        let index = |x: &mut u8| {
            if *x != NONE && *x as usize == k {
                *x = NONE;
            } else if *x != NONE && *x as usize > k {
                *x -= 1;
            }
        };
        let source = |s: &mut Src| match s {
            Src::Ent(x) => {
                assert!(*x as usize != k, "an instance left while its result is awaited");
                index(x);
            }
            Src::Val(_, t) => mask(t),
        };
        self.regs.iter_mut().for_each(source);
        index(&mut self.reserve);
        for e in &mut self.win {
            e.sources().into_iter().for_each(source);
            index(&mut e.pair);
            mask(&mut e.inverted);
            if let Read::Forwarded(x) = &mut e.read {
                index(x);
            }
        }
    }
}

/// One store in a location's coherence list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub value: i64,
    /// Nothing may be inserted between it and the one before: it is an atomic update.
    pub glued: bool,
    /// Stored by an access that must not race.
    pub plain: bool,
    /// For each location, the position that whoever reads this must have seen.
    pub view: Vec<u8>,
}

/// Memory of views: per location its stores in coherence order, per thread how
/// far it has seen. Empty lists where one memory serves all.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Lists {
    pub lists: Vec<Vec<Message>>,
    /// Per location, where stores carry views along: what travelled ahead of those that no
    /// thread can read any more. They still precede whatever is stored there, but who reads
    /// a later store has not read them.
    pub dropped: Vec<Vec<u8>>,
    pub seen: Vec<Vec<u8>>,
    /// What must travel ahead of the thread's next store.
    pub ahead: Vec<Vec<u8>>,
    /// What travelled ahead of stores that were read without acquiring.
    pub pending: Vec<Vec<u8>>,
    /// What the last globally ordered instance saw.
    pub global: Vec<u8>,
    /// Per thread and location, row after row: what travelled ahead of the thread's
    /// own last store there, since later ones continue its release sequence.
    pub released: Vec<Vec<u8>>,
    /// Fences that have their place in the one order and are not done yet, in that order.
    pub reserved: Vec<Reserved>,
}

/// See [`crate::fence_order`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    pub thread: u8,
    /// What the fences before it have seen.
    pub before: Vec<u8>,
    /// Per location, the last position that its thread may have seen,
    pub at_most: Vec<u8>,
    /// and the first that it may not.
    pub below: Vec<u8>,
}

impl Lists {
    /// Every row of positions: one for each location, and the marks behind them.
    pub(crate) fn rows(&mut self, mut each: impl FnMut(&mut Vec<u8>)) {
        let rows = self.seen.iter_mut().chain(&mut self.ahead).chain(&mut self.pending);
        rows.chain(&mut self.released).for_each(&mut each);
        each(&mut self.global);
        self.lists.iter_mut().flatten().for_each(|m| each(&mut m.view));
        self.dropped.iter_mut().for_each(&mut each);
        self.reserved.iter_mut().for_each(|r| each(&mut r.before));
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub mem: Vec<i64>,
    pub lists: Lists,
    pub threads: Vec<ThreadState>,
}

// ---- bytes ----

/// Layout facts that every state of one machine shares.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub n_locs: usize,
    pub n_threads: usize,
    pub views: bool,
    /// Release sequences are kept.
    pub sequences: bool,
    /// What precedes a store is passed on to what its readers store.
    pub carries: bool,
    /// Fences that can be reserved at a time: so many marks in each view.
    pub slots: usize,
}

pub fn encode(s: &State, layout: Layout, out: &mut Vec<u8>) {
    out.clear();
    if layout.views {
        encode_lists(&s.lists, out);
    } else {
        s.mem.iter().for_each(|&v| put_value(out, v));
    }
    for t in &s.threads {
        put_u16(out, t.pc);
        out.push(t.reserve);
        t.regs.iter().for_each(|&r| put_src(out, r));
        out.push(t.win.len() as u8);
        t.win.iter().for_each(|e| encode_entry(e, out));
    }
}

pub fn decode(bytes: &[u8], layout: Layout, n_regs: &[usize]) -> State {
    let mut r = Reader { bytes, at: 0 };
    let mut lists = Lists::default();
    let mut mem = Vec::new();
    if layout.views {
        lists = decode_lists(&mut r, layout);
    } else {
        mem.extend((0..layout.n_locs).map(|_| r.value()));
    }
    let threads = n_regs
        .iter()
        .map(|&n| ThreadState {
            pc: r.u16(),
            reserve: r.byte(),
            regs: (0..n).map(|_| r.src()).collect(),
            win: (0..r.byte()).map(|_| decode_entry(&mut r)).collect(),
        })
        .collect();
    assert!(r.at == bytes.len(), "a state of another machine");
    State { mem, lists, threads }
}

fn encode_entry(e: &Entry, out: &mut Vec<u8>) {
    put_u16(out, e.kind);
    let flags = [e.done, e.committed, e.executed, e.broken, e.guess];
    let extra = e.inverted != 0 || e.pair != NONE || e.read != Read::NotYet;
    let mut f = flags.iter().enumerate().map(|(i, &b)| (b as u8) << i).sum::<u8>();
    f |= (extra as u8) << 5;
    out.push(f);
    out.push(e.loc);
    put_src(out, e.a);
    put_src(out, e.b);
    put_src(out, e.c);
    if extra {
        out.push(match e.read {
            Read::NotYet => 255,
            Read::Fresh => 254,
            Read::Stale => 253,
            Read::Forwarded(k) => k,
        });
        out.push(e.pair);
        out.extend_from_slice(&e.inverted.to_le_bytes());
    }
}

fn decode_entry(r: &mut Reader) -> Entry {
    let mut e = Entry::new(r.u16());
    let f = r.byte();
    let flag = |i: u8| f >> i & 1 == 1;
    (e.done, e.committed, e.executed, e.broken, e.guess) =
        (flag(0), flag(1), flag(2), flag(3), flag(4));
    e.loc = r.byte();
    (e.a, e.b, e.c) = (r.src(), r.src(), r.src());
    if flag(5) {
        e.read = match r.byte() {
            255 => Read::NotYet,
            254 => Read::Fresh,
            253 => Read::Stale,
            k => Read::Forwarded(k),
        };
        e.pair = r.byte();
        e.inverted = r.u64();
    }
    e
}

fn encode_lists(l: &Lists, out: &mut Vec<u8>) {
    for list in &l.lists {
        out.push(list.len() as u8);
        for m in list {
            put_value(out, m.value);
            out.push(m.glued as u8 | (m.plain as u8) << 1);
            out.extend_from_slice(&m.view);
        }
    }
    let rows = l.seen.iter().chain(&l.ahead).chain(&l.pending).chain(&l.released);
    for row in rows.chain(&l.dropped) {
        out.extend_from_slice(row);
    }
    out.extend_from_slice(&l.global);
    out.push(l.reserved.len() as u8);
    for r in &l.reserved {
        out.push(r.thread);
        [&r.before, &r.at_most, &r.below].iter().for_each(|row| out.extend_from_slice(row));
    }
}

fn decode_lists(r: &mut Reader, layout: Layout) -> Lists {
    let (n, width) = (layout.n_locs, layout.n_locs + layout.slots);
    let message = |r: &mut Reader| {
        let (value, flags) = (r.value(), r.byte());
        let view = (0..width).map(|_| r.byte()).collect();
        Message { value, glued: flags & 1 == 1, plain: flags & 2 == 2, view }
    };
    let lists = (0..n).map(|_| (0..r.byte()).map(|_| message(r)).collect()).collect();
    let row = |r: &mut Reader, n: usize| -> Vec<u8> { (0..n).map(|_| r.byte()).collect() };
    let mut rows = |k: usize| -> Vec<Vec<u8>> { (0..k).map(|_| row(r, width)).collect() };
    let (seen, ahead, pending) =
        (rows(layout.n_threads), rows(layout.n_threads), rows(layout.n_threads));
    let released = rows(if layout.sequences { layout.n_threads * n } else { 0 });
    let dropped = rows(if layout.carries { n } else { 0 });
    let global = rows(1).remove(0);
    let reserved = (0..r.byte()).map(|_| Reserved {
        thread: r.byte(),
        before: row(r, width),
        at_most: row(r, n),
        below: row(r, n),
    });
    let reserved = reserved.collect();
    Lists { lists, dropped, seen, ahead, pending, global, released, reserved }
}

/// Small values take one byte; others nine.
fn put_value(out: &mut Vec<u8>, v: i64) {
    if (0..248).contains(&v) {
        out.push(v as u8);
    } else {
        out.push(255);
        out.extend_from_slice(&v.to_le_bytes());
    }
}

fn put_src(out: &mut Vec<u8>, s: Src) {
    match s {
        Src::Val(v, 0) => put_value(out, v),
        Src::Val(v, t) => {
            out.push(254);
            out.extend_from_slice(&v.to_le_bytes());
            out.extend_from_slice(&t.to_le_bytes());
        }
        Src::Ent(k) => out.extend_from_slice(&[253, k]),
    }
}

fn put_u16(out: &mut Vec<u8>, v: u16) {
    out.extend_from_slice(&v.to_le_bytes());
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        self.at += 1;
        self.bytes[self.at - 1]
    }

    fn take<const N: usize>(&mut self) -> [u8; N] {
        let out = self.bytes[self.at..self.at + N].try_into().expect("N bytes");
        self.at += N;
        out
    }

    fn u16(&mut self) -> u16 {
        u16::from_le_bytes(self.take())
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }

    fn value(&mut self) -> i64 {
        match self.byte() {
            255 => i64::from_le_bytes(self.take()),
            v => v as i64,
        }
    }

    fn src(&mut self) -> Src {
        match self.byte() {
            255 => Src::Val(i64::from_le_bytes(self.take()), 0),
            254 => Src::Val(i64::from_le_bytes(self.take()), self.u64()),
            253 => Src::Ent(self.byte()),
            v => Src::Val(v as i64, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> State {
        let mut e = Entry::new(3);
        (e.a, e.b) = (Src::Ent(0), Src::Val(-7, 2));
        (e.read, e.pair, e.inverted, e.done) = (Read::Forwarded(1), 0, 5, true);
        let regs = vec![Src::Val(1 << 40, 0), Src::Ent(1), Src::ZERO];
        let win = vec![Entry::new(1), e];
        let t = ThreadState { pc: 300, reserve: NONE, regs, win };
        State { mem: vec![0, 4096], lists: Lists::default(), threads: vec![t] }
    }

    #[test]
    fn bytes_tell_everything() {
        let layout = Layout {
            n_locs: 2,
            n_threads: 1,
            views: false,
            sequences: false,
            carries: false,
            slots: 0,
        };
        let mut bytes = Vec::new();
        encode(&sample(), layout, &mut bytes);
        assert_eq!(decode(&bytes, layout, &[3]), sample());
    }

    #[test]
    fn removing_an_entry_shifts_what_refers_past_it() {
        let mut t = sample().threads.remove(0);
        t.win[1].a = Src::ZERO;
        t.regs[1] = Src::ZERO;
        t.win.push(Entry { pair: 1, inverted: 0b011, a: Src::Val(1, 0b10), ..Entry::new(9) });
        t.win[1].read = Read::Fresh;
        t.remove(0);
        let last = t.win[1];
        assert_eq!((last.pair, last.inverted, last.a), (0, 0b01, Src::Val(1, 0b01)));
    }
}
