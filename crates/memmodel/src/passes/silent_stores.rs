//! Exclusive stores that change nothing, and where that shows.
//!
//! A store of an exclusive pair that fails has stored nothing. One that stores what
//! its load has just read changes nothing either, where stores reach all others at
//! once: whoever reads from it could have read from the store before it
//! instead, which is ordered before it through the pair, and what comes after it in
//! memory comes after that one too. Only its own thread could read from it sooner
//! than that. It does not, in a loop whose every round begins with the pair, if the
//! pair's load is an acquire: that waits for the pair before, and what follows in
//! the last round reads what the pair of that round stored, or later. A look before
//! the pair that goes round again on seeing what the pair stores does no harm: the
//! last round has seen something else. [`may_be_silent`] asks for all that.
//!
//! Whether a pair was of that kind shows in the branches behind it: of the status,
//! of the value that was read. They are followed for every value that the word can
//! have (if all stores to it, in all threads, store constants) and for success and
//! failure. Where a pair has changed something, the first way that no harmless one
//! takes is *loud*. A lock that is taken by exchange is left in this way: with 0 and
//! 1 in the lock, an exchange of 1 that does not get 0 has changed nothing.

use super::graph::{END, Node, ways};
use crate::attrs::attr;
use crate::model::MemModel;
use crate::program::{Alu, Instr, Operand, Reg, Thread, When};
use crate::rel::{Ev, NONE, READ, Site, WRITE, Win};
use crate::word::Word;
use std::collections::{BTreeMap, BTreeSet};

impl MemModel {
    /// Whether pairs that store what they read may count as nothing: stores reach all others
    /// at once, and what the thread itself reads from such a store, acquiring, comes after
    /// what the pair read.
    pub fn lets_silent_stores_go(&self) -> bool {
        let acquiring = attr("X") | attr("A");
        let ev = |class, attrs| Ev {
            class,
            sets: self.membership(class, attrs),
            site: Site::One(1),
            done: true,
            forwarded: NONE,
            pair: NONE,
        };
        let store = Ev { pair: 0, ..ev(WRITE, attr("X")) };
        let load = Ev { forwarded: 1, ..ev(READ, acquiring) };
        let window = [ev(READ, acquiring), store, load];
        self.single && self.waits(&Win::new(&window, None), 2).glob.must & 1 == 1
    }
}

/// The values that words can have, by address, where all of them are known.
pub type Domains = BTreeMap<i64, BTreeSet<i64>>;

/// What the pairs of a thread can have done.
pub struct Settled {
    /// Exclusive stores whose effect shows in a branch behind them.
    pub shows: Vec<bool>,
    /// By branch: the ways (falling through, jumping) on which something was stored.
    pub loud: Vec<[bool; 2]>,
}

/// Instructions behind a pair that are looked at.
const FAR: usize = 24;

/// The values of every word that only constants are stored to; `cells` are address,
/// size and first value of all words.
pub fn domains(threads: &[Thread], cells: &[(i64, u8, i64)]) -> Domains {
    let mut out: Domains = cells.iter().map(|c| (c.0, BTreeSet::from([c.2]))).collect();
    for (i, mark) in threads.iter().flat_map(|t| t.code.instrs.iter().zip(&t.code.marks)) {
        let (addr, off, value) = match i {
            Instr::Store { addr, off, value, .. } | Instr::StoreExcl { addr, off, value, .. } => {
                (addr, off, Some(value))
            }
            Instr::Rmw { addr, off, .. } => (addr, off, None),
            Instr::Atomic { .. } => return Domains::new(),
            _ => continue,
        };
        let Operand::Imm(base) = addr else { return Domains::new() };
        let at = base + off;
        for &(cell, size, _) in cells {
            let whole = at == cell && mark.size == size;
            match value {
                Some(Operand::Imm(v)) if whole => {
                    out.get_mut(&cell).map(|d| d.insert(*v));
                }
                _ if at < cell + size as i64 && cell < at + mark.size.max(1) as i64 => {
                    out.remove(&cell);
                }
                _ => {}
            }
        }
    }
    out
}

/// Follows every pair of a thread.
///
/// `silent`: whether the pair on this way, from load to store, may count as nothing
/// when it stores what it read.
pub fn settle(graph: &[Node], domains: &Domains, silent: &dyn Fn(&[usize]) -> bool) -> Settled {
    let n = graph.len();
    let mut out = Settled { shows: vec![false; n], loud: vec![[false; 2]; n] };
    for at in 0..n {
        let Instr::StoreExcl { .. } = graph[at].instr else { continue };
        let Some(way) = way_to(graph, at) else { continue };
        let Some(cases) = cases(graph, &way, domains, silent(&way)) else { continue };
        let harmless: BTreeSet<Way> =
            cases.iter().filter(|c| !c.changed).flat_map(|c| c.ways.clone()).collect();
        let told = |c: &Case| {
            let own = c.ways.iter().find(|w| !harmless.contains(w));
            own.or(c.ways.last()).copied()
        };
        let changed: Vec<Option<Way>> = cases.iter().filter(|c| c.changed).map(told).collect();
        if changed.iter().all(Option::is_some) {
            out.shows[at] = true;
            changed.into_iter().flatten().for_each(|(b, i)| out.loud[b][i] = true);
        }
    }
    out
}

/// Whether a pair in the loop at `head` may count as nothing when it stores what it
/// read: see above. `live`: the registers that are read from the head on.
pub fn may_be_silent(graph: &[Node], head: usize, live: &[bool], way: &[usize]) -> bool {
    let load = way[0];
    let (Instr::Load { addr, off, attrs, .. }, Instr::StoreExcl { value, .. }) =
        (&graph[load].instr, &graph[way[way.len() - 1]].instr)
    else {
        return false;
    };
    let (Operand::Imm(base), Operand::Imm(value)) = (addr, value) else { return false };
    if attrs & (attr("A") | attr("Q")) == 0 {
        return false;
    }
    let elsewhere = |a: &Operand, o: &i64| matches!(a, Operand::Imm(n) if n + o != base + off);
    let (mut seen, mut todo) = (vec![false; graph.len()], vec![head]);
    while let Some(at) = todo.pop() {
        if at == load || std::mem::replace(&mut seen[at], true) {
            continue;
        }
        let harmless = match &graph[at].instr {
            Instr::Load { addr, off, .. } if elsewhere(addr, off) => true,
            // A look first, that goes round again if it sees what the pair stores.
            Instr::Load { dst, .. } => {
                !live[*dst as usize] && goes_back(graph, at, (*dst, *value), head)
            }
            Instr::Rmw { addr, off, .. } => elsewhere(addr, off),
            Instr::Atomic { .. } => false,
            _ => true,
        };
        if !harmless {
            return false;
        }
        todo.extend(ways(&graph[at]));
    }
    true
}

/// Whether a load that reads this leads back to the head and does nothing else.
fn goes_back(graph: &[Node], load: usize, (dst, value): (Reg, i64), head: usize) -> bool {
    let mut walk = Walk::new(graph, 8 * graph[load].mark.size);
    walk.set(dst, Some(value));
    walk.ways(load, Some(head)).1
}

/// A branch and the way from it.
type Way = (usize, usize);

/// A pair that read something and succeeded or failed.
struct Case {
    changed: bool,
    /// Where it goes from there, as far as that is known.
    ways: Vec<Way>,
}

/// The way from the load of a pair to its store, both included: the only one.
fn way_to(graph: &[Node], store: usize) -> Option<Vec<usize>> {
    let Instr::StoreExcl { addr, off, .. } = graph[store].instr else { return None };
    let mut way = vec![store];
    for _ in 0..FAR {
        let at = way[way.len() - 1];
        let leads = |n: &Node| n.next == Some(at) || n.taken == Some(at);
        let mut before = (0..graph.len()).filter(|&b| leads(&graph[b]));
        let (Some(b), None) = (before.next(), before.next()) else { return None };
        way.push(b);
        match graph[b].instr {
            Instr::Load { addr: a, off: o, link: true, .. } if a == addr && o == off => {
                way.reverse();
                return Some(way);
            }
            Instr::Alu { .. } | Instr::Select { .. } | Instr::Move { .. } => {}
            Instr::Branch { .. } | Instr::Jump { .. } | Instr::Nop => {}
            _ => return None,
        }
    }
    None
}

/// Everything that a pair can have done; `None` if it cannot be told.
fn cases(graph: &[Node], way: &[usize], domains: &Domains, silent: bool) -> Option<Vec<Case>> {
    let load = way[0];
    let Instr::Load { dst, addr, off, .. } = graph[load].instr else { return None };
    let values = match addr {
        Operand::Imm(base) => domains.get(&(base + off)),
        Operand::Reg(_) => None,
    };
    let values: Vec<Option<i64>> = match values {
        Some(all) => all.iter().map(|&v| Some(v)).collect(),
        None => vec![None],
    };
    let mut out = Vec::new();
    for read in values {
        for success in [false, true] {
            let mut walk = Walk::new(graph, 8 * graph[load].mark.size);
            walk.before(load);
            walk.set(dst, read);
            match walk.reach_store(way, success) {
                Some(true) => {
                    let changed = success && !(silent && walk.stores(way, read));
                    walk.ends(way, success);
                    out.push(Case { changed, ways: walk.ways(way[way.len() - 1], None).0 });
                }
                // This value does not come to the store, or not with this end.
                Some(false) => {}
                None => return None,
            }
        }
    }
    Some(out)
}

/// One way behind the load of a pair.
struct Walk<'g> {
    graph: &'g [Node],
    regs: BTreeMap<Reg, i64>,
    /// What registers are equal tests of.
    tests: BTreeMap<Reg, (Operand, Operand)>,
    /// Two operands that are known to be equal or not.
    compared: Option<(Operand, Operand, bool)>,
    /// Bits of the word.
    width: u8,
}

impl<'g> Walk<'g> {
    fn new(graph: &'g [Node], width: u8) -> Self {
        let (regs, tests) = (BTreeMap::new(), BTreeMap::new());
        Walk { graph, regs, tests, compared: None, width }
    }

    /// From the load to the store: whether this value comes there, and the store
    /// can end like this.
    fn reach_store(&mut self, way: &[usize], success: bool) -> Option<bool> {
        for pair in way[1..].windows(2) {
            let node = &self.graph[pair[0]];
            if let Instr::Branch { op, a, b, .. } = node.instr
                && let Some(taken) = self.compare(op, a, b)
            {
                let to = if taken { node.taken } else { node.next };
                if to != Some(pair[1]) {
                    return Some(false);
                }
            }
            self.step(&node.instr);
        }
        let Instr::StoreExcl { when, .. } = self.graph[way[way.len() - 1]].instr else {
            return None;
        };
        self.happens(when, success)
    }

    /// Whether the store stores what was read.
    fn stores(&self, way: &[usize], read: Option<i64>) -> bool {
        match self.graph[way[way.len() - 1]].instr {
            Instr::StoreExcl { value, .. } => read.is_some() && self.value(value) == read,
            _ => false,
        }
    }

    fn ends(&mut self, way: &[usize], success: bool) {
        if let Instr::StoreExcl { dst: Some(d), .. } = self.graph[way[way.len() - 1]].instr {
            self.set(d, Some(!success as i64));
        }
    }

    /// What branches on the only way to a place say about registers.
    fn before(&mut self, place: usize) {
        let mut at = place;
        let mut written = BTreeSet::new();
        for _ in 0..FAR {
            let leads = |n: &Node| n.next == Some(at) || n.taken == Some(at);
            let mut all = (0..self.graph.len()).filter(|&b| leads(&self.graph[b]));
            let (Some(b), None) = (all.next(), all.next()) else { return };
            let node = &self.graph[b];
            written.extend(node.instr.writes());
            if let Instr::Branch { op, a: Operand::Reg(r), b: Operand::Imm(k), .. } = node.instr {
                let only = node.next != node.taken;
                let equal = op == Alu::Eq && node.taken == Some(at)
                    || op == Alu::Ne && node.next == Some(at);
                if only && equal && !written.contains(&r) {
                    self.regs.entry(r).or_insert(k);
                }
            }
            at = b;
        }
    }

    /// The ways that are taken behind a place, as far as that is known, and whether
    /// they lead to `goal`.
    fn ways(&mut self, from: usize, goal: Option<usize>) -> (Vec<Way>, bool) {
        let mut ways = Vec::new();
        let mut next = self.graph[from].next;
        for _ in 0..FAR {
            if next.is_some() && next == goal {
                return (ways, true);
            }
            let Some(at) = next.filter(|&at| at != END) else { break };
            let node = &self.graph[at];
            next = node.next;
            match node.instr {
                Instr::Branch { op, a, b, .. } => {
                    let Some(taken) = self.compare(op, a, b) else { break };
                    ways.push((at, taken as usize));
                    next = if taken { node.taken } else { node.next };
                }
                Instr::Alu { .. } | Instr::Move { .. } | Instr::Select { .. } => {
                    self.step(&node.instr);
                }
                Instr::Fence { .. } | Instr::Jump { .. } | Instr::Nop => {}
                _ => break,
            }
        }
        (ways, false)
    }

    fn step(&mut self, instr: &Instr) {
        match *instr {
            Instr::Alu { op, dst, a, b } => {
                let value = self.compare_value(op, a, b);
                self.set(dst, value);
                if op == Alu::Eq && a != Operand::Reg(dst) && b != Operand::Reg(dst) {
                    self.tests.insert(dst, (a, b));
                }
            }
            Instr::Move { dst, a } => {
                let value = self.value(a);
                self.set(dst, value);
            }
            Instr::Select { op, dst, a, b, yes, no } => {
                let taken = self.compare(op, a, b);
                let value = taken.and_then(|t| self.value(if t { yes } else { no }));
                self.set(dst, value);
            }
            _ => {}
        }
    }

    /// Whether the store can end like this. What is learnt from it is kept.
    fn happens(&mut self, when: When, success: bool) -> Option<bool> {
        match when {
            When::Maybe => Some(true),
            When::Always => Some(success),
            When::If(c) => {
                if let Some(c) = self.value(c) {
                    return Some((c != 0) == success);
                }
                let Operand::Reg(c) = c else { return None };
                let (a, b) = *self.tests.get(&c)?;
                self.compared = Some((a, b, success));
                Some(true)
            }
        }
    }

    fn set(&mut self, r: Reg, value: Option<i64>) {
        match value {
            Some(v) => drop(self.regs.insert(r, v)),
            None => drop(self.regs.remove(&r)),
        }
        let other = |o: &Operand| *o != Operand::Reg(r);
        self.tests.retain(|t, (a, b)| *t != r && other(a) && other(b));
        self.compared = self.compared.filter(|(a, b, _)| other(a) && other(b));
    }

    fn value(&self, o: Operand) -> Option<i64> {
        match o {
            Operand::Imm(n) => Some(n),
            Operand::Reg(r) => self.regs.get(&r).copied(),
        }
    }

    fn compare(&self, op: Alu, a: Operand, b: Operand) -> Option<bool> {
        self.compare_value(op, a, b).map(|v| v != 0)
    }

    fn compare_value(&self, op: Alu, a: Operand, b: Operand) -> Option<i64> {
        if let (Some(x), Some(y)) = (self.value(a), self.value(b)) {
            return Some(op.apply(x, y));
        }
        let (x, y, equal) = self.compared?;
        let same = (a, b) == (x, y) || (a, b) == (y, x);
        match op {
            Alu::Eq if same => Some(equal as i64),
            Alu::Ne if same => Some(!equal as i64),
            // What was compared has no more bits than the word.
            Alu::Word(Word::Eq, w) if same && w >= self.width => Some(equal as i64),
            Alu::Word(Word::Ne, w) if same && w >= self.width => Some(!equal as i64),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::builtin;

    #[test]
    fn silent_stores_go_where_what_is_read_from_them_stays_in_order() {
        let lets = |name: &str| builtin(name).expect("a built-in").lets_silent_stores_go();
        assert!(["sc", "tso", "pso", "armv8"].into_iter().all(lets));
        assert!(!["rmo", "rvwmo", "power", "itanium", "ra", "rc11"].into_iter().any(lets));
    }
}
