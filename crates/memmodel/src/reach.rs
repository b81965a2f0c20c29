//! Which locations each thread can still access, from each place in its code.
//!
//! Two analyses, done once. First, which values each register and each location can ever
//! hold: flow-insensitive small sets, or anything once there are too many. From the
//! values of address registers follow the locations that an instruction may access.
//! Second, backwards through the code, the union of these over everything that can
//! come. Loose is safe: whoever asks wants to know that *nobody* comes.

use crate::locs::Locs;
use crate::machine::Machine;
use crate::program::{Alu, Instr, Operand, Program, Update, When};
use crate::rel::{FENCE, READ, WRITE};
use crate::state::SEVERAL;

/// Locations that may be read, and those that may be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    pub reads: Locs,
    pub writes: Locs,
}

impl Reach {
    pub const ALL: Reach = Reach { reads: Locs::ALL, writes: Locs::ALL };

    pub fn or(self, o: Reach) -> Reach {
        Reach { reads: self.reads.or(o.reads), writes: self.writes.or(o.writes) }
    }
}

/// For each thread and place, what can be accessed from there on.
pub(crate) fn reach(m: &Machine) -> Vec<Vec<Reach>> {
    let values = Values::find(m);
    let threads = m.program.threads.iter().enumerate();
    threads
        .map(|(t, thread)| {
            let n = thread.code.instrs.len();
            let own: Vec<Reach> = (0..n).map(|pc| values.access(m, t, pc)).collect();
            let mut out = vec![Reach::default(); n + 1];
            let mut changed = true;
            while changed {
                changed = false;
                for pc in (0..n).rev() {
                    let next = thread.next(pc).into_iter().flatten();
                    let now = next.fold(own[pc], |r, to| r.or(out[to]));
                    changed |= now != out[pc];
                    out[pc] = now;
                }
            }
            out
        })
        .collect()
}

/// For each thread and place, the locations that the instruction there may store to.
pub(crate) fn stores_at(m: &Machine) -> Vec<Vec<Locs>> {
    let values = Values::find(m);
    let threads = m.program.threads.iter().enumerate();
    let places = |t: usize, n: usize| (0..n).map(|pc| values.access(m, t, pc).writes).collect();
    threads.map(|(t, thread)| places(t, thread.code.instrs.len())).collect()
}

/// Whether the one order of globally ordered accesses may be too strong.
///
/// The machine takes the order in which they are done, and whoever comes later in it sees
/// what the earlier ones have seen, be they stores, loads or fences. That is an order that
/// RC11 asks for, if it asks at all, as long as whatever else makes one come after another
/// also orders them: synchronisation does (through locations of its own), a relaxed load
/// of a relaxed store does not, and neither does anything at a location that both sorts
/// share (Lahav et al. 2017, section 3). So it may be too strong where news can go from a
/// member of the order to one of another thread, by way of any threads, and at least once
/// in one of these ways. (If both are fences, see `fences_may_be_loose`.)
pub(crate) fn order_may_be_too_strong(m: &Machine) -> bool {
    let v = &m.model.views;
    let Some(global) = v.global.filter(|_| orders_accesses(m)) else { return false };
    let values = Values::find(m);
    let all: Vec<Access> = accesses(m, &values);
    let member = |a: &Access, set: Option<u8>| set.is_some_and(|s| a.sets >> s & 1 == 1);
    let common = |a: &Access| member(a, Some(global));
    // The ways that news can go, from a store to a load, and whether nothing orders the two.
    let mut ways: Vec<(&Access, &Access, bool)> = Vec::new();
    for l in 0..m.program.locs.len() {
        let at: Vec<&Access> = all.iter().filter(|a| a.at.contains(l)).collect();
        let shared = at.iter().any(|a| common(a));
        for a in at.iter().filter(|a| a.writes) {
            for b in at.iter().filter(|b| b.reads && b.thread != a.thread) {
                let synchronises = member(a, v.release) && member(b, v.acquire);
                // Where a plain access is not ordered there is a race, which is another matter.
                let plain = member(a, m.model.race) || member(b, m.model.race);
                let both = common(a) && common(b);
                ways.push((a, b, !both && (shared || !synchronises && !plain)));
            }
        }
    }
    let n = m.program.threads.len();
    let members: Vec<Access> = (0..n).flat_map(|t| ordered(m, t, global)).collect();
    let between = |a: &Access, b: &Access| {
        let synchronises = member(a, v.release) && member(b, v.acquire);
        let plain = member(a, m.model.race) || member(b, m.model.race);
        !(synchronises || plain || common(a) && common(b))
    };
    let fences: Vec<&Access> = members.iter().filter(|f| !f.is_access()).collect();
    let later: Vec<&Access> = all.iter().filter(|a| common(a)).collect();
    if fences_tell_too_much(m, &all, &fences, &later, between) {
        return true;
    }
    members.iter().any(|e| {
        // Which threads hear of `e`, loosely or not; whether a member hears of it loosely.
        let mut heard = vec![[false; 2]; n];
        let mut work = Vec::new();
        let mut reaches = |b: &Access, loose: bool, work: &mut Vec<(usize, bool)>| {
            if !std::mem::replace(&mut heard[b.thread][usize::from(loose)], true) {
                work.push((b.thread, loose));
            }
            let fits = |f: &&Access| f.thread == b.thread && (e.is_access() || f.is_access());
            let hears = |f: &Access| f.thread != e.thread && goes(m, b, f.pc);
            loose && members.iter().filter(fits).any(hears)
        };
        let from_e = ways.iter().filter(|(a, ..)| a.thread == e.thread && goes(m, e, a.pc));
        for (_, b, loose) in from_e {
            if reaches(b, *loose, &mut work) {
                return true;
            }
        }
        while let Some((t, so_far)) = work.pop() {
            for (_, b, loose) in ways.iter().filter(|(a, ..)| a.thread == t) {
                if reaches(b, so_far || *loose, &mut work) {
                    return true;
                }
            }
        }
        false
    })
}

/// Whether a fence in the one order can tell accesses that come later in it of a store that
/// does not happen before the fence.
///
/// To the machine a fence has seen what its thread has seen, and whoever comes later in the
/// order sees that, too. RC11 asks it of later fences (`psc_F` has `eco` in it). Of a later
/// access it asks it only where the store happens before the fence (`psc_base`: the access comes
/// before the store in `rb` or `mo`, and then only `hb` leads on to the fence), not where a
/// thread has merely read it: `loose` pairs of a store and a load.
fn fences_tell_too_much(
    m: &Machine,
    all: &[Access],
    fences: &[&Access],
    later: &[&Access],
    loose: impl Fn(&Access, &Access) -> bool,
) -> bool {
    let n = m.program.threads.len();
    // Which threads can hear from each, itself among them.
    let mut hears: Vec<Vec<bool>> = (0..n).map(|t| (0..n).map(|u| t == u).collect()).collect();
    for a in all.iter().filter(|a| a.writes) {
        for b in all.iter().filter(|b| b.reads && b.at.meets(a.at)) {
            hears[a.thread][b.thread] = true;
        }
    }
    for by in 0..n {
        for from in 0..n {
            for to in 0..n {
                hears[from][to] |= hears[from][by] && hears[by][to];
            }
        }
    }
    let told = |b: &Access, g: &Access| {
        fences.iter().any(|f| match f.thread == b.thread {
            true => goes(m, b, f.pc),
            false => f.thread != g.thread && hears[b.thread][f.thread],
        })
    };
    let others = |g: &Access, a: &Access| a.thread != g.thread && a.at.meets(g.at);
    later.iter().any(|g| {
        all.iter().filter(|a| a.writes && others(g, a)).any(|a| {
            let reads = |b: &&Access| b.reads && b.thread != a.thread && others(g, b);
            let met = |b: &&Access| b.at.meets(a.at) && loose(a, b);
            all.iter().filter(reads).filter(met).any(|b| told(b, g))
        })
    })
}

/// The accesses and fences of a thread that are in the one order.
fn ordered(m: &Machine, thread: usize, global: u8) -> Vec<Access> {
    let kind = |pc: usize| &m.kinds[m.kind_of[thread][pc] as usize];
    let places = 0..m.program.threads[thread].code.instrs.len();
    let members = places.filter(|&pc| kind(pc).sets >> global & 1 == 1);
    let member = |pc: usize| {
        let (reads, writes) = (kind(pc).class & READ != 0, kind(pc).class & WRITE != 0);
        Access { thread, pc, reads, writes, ..Access::default() }
    };
    members.map(member).collect()
}

/// Whether any access is in the one order.
pub(crate) fn orders_accesses(m: &Machine) -> bool {
    let Some(global) = m.model.views.global else { return false };
    m.kinds.iter().any(|k| k.class & (READ | WRITE) != 0 && k.sets >> global & 1 == 1)
}

/// For each thread and place, how many fences in the one order can come from there on, at
/// most; where there are many, `many`.
pub(crate) fn fences_ahead(m: &Machine, many: usize) -> Vec<Vec<usize>> {
    let threads = m.program.threads.iter().enumerate();
    threads
        .map(|(t, thread)| {
            let n = thread.code.instrs.len();
            let mut out = vec![0; n + 1];
            let mut changed = true;
            while changed {
                changed = false;
                for pc in (0..n).rev() {
                    let next = thread.next(pc).into_iter().flatten().map(|to| out[to]);
                    let now = is_fence(m, t, pc) as usize + next.max().unwrap_or(0);
                    let now = now.min(many);
                    changed |= now != out[pc];
                    out[pc] = now;
                }
            }
            out
        })
        .collect()
}

/// Whether the instruction is a fence in the one order.
fn is_fence(m: &Machine, t: usize, pc: usize) -> bool {
    let kind = &m.kinds[m.kind_of[t][pc] as usize];
    kind.class == FENCE && m.model.views.global.is_some_and(|g| kind.sets >> g & 1 == 1)
}

/// Whether news can go from a fence in the one order to one of another thread in a way that
/// orders the runs of the machine and not the fences: a store behind the first, a load and
/// a store of a third thread that do not both synchronise, perhaps more such threads, a
/// load before the second. See [`crate::fence_order`].
pub(crate) fn fences_may_be_loose(m: &Machine) -> bool {
    let v = &m.model.views;
    if v.global.is_none() || m.program.threads.len() < 3 {
        return false;
    }
    let fences: Vec<Access> = (0..m.program.threads.len())
        .flat_map(|t| (0..m.program.threads[t].code.instrs.len()).map(move |pc| (t, pc)))
        .filter(|&(t, pc)| is_fence(m, t, pc))
        .map(|(thread, pc)| Access { thread, pc, ..Access::default() })
        .collect();
    if fences.iter().all(|f| f.thread == fences[0].thread) {
        return false;
    }
    let all = accesses(m, &Values::find(m));
    let member = |a: &Access, set: Option<u8>| set.is_some_and(|s| a.sets >> s & 1 == 1);
    // Locations where the news can be: at first behind a fence, then passed on.
    let behind =
        |a: &&Access| a.writes && fences.iter().any(|f| f.thread == a.thread && goes(m, f, a.pc));
    let at = |list: &[&Access]| list.iter().fold(Locs::NONE, |at, a| at.or(a.at));
    let first: Vec<&Access> = all.iter().filter(behind).collect();
    let (mut news, mut passed) = (at(&first), Locs::NONE);
    loop {
        let passes = |w: &&Access| {
            let from = |r: &Access| {
                let tells = r.at.meets(news) && r.reads && r.thread == w.thread;
                let exact = member(r, v.acquire) && member(w, v.release);
                tells && !exact && goes(m, r, w.pc)
            };
            w.writes && all.iter().any(from)
        };
        let next: Vec<&Access> = all.iter().filter(passes).collect();
        let more = passed.or(at(&next));
        if more == passed {
            break;
        }
        (passed, news) = (more, news.or(more));
    }
    let arrives = |f: &Access| {
        let before = |r: &Access| r.thread == f.thread && r.reads && r.at.meets(passed);
        all.iter().any(|r| before(r) && goes(m, r, f.pc))
    };
    fences.iter().any(arrives)
}

/// Whether control can go from an access to a place.
fn goes(m: &Machine, from: &Access, to: usize) -> bool {
    let thread = &m.program.threads[from.thread];
    let mut seen = vec![false; thread.code.instrs.len() + 1];
    let mut work = vec![from.pc];
    while let Some(pc) = work.pop() {
        if pc == to {
            return true;
        }
        if pc + 1 < seen.len() && !std::mem::replace(&mut seen[pc], true) {
            work.extend(thread.next(pc).into_iter().flatten());
        }
    }
    false
}

#[derive(Default)]
struct Access {
    thread: usize,
    pc: usize,
    at: Locs,
    sets: u64,
    reads: bool,
    writes: bool,
}

impl Access {
    fn is_access(&self) -> bool {
        self.reads || self.writes
    }
}

fn accesses(m: &Machine, values: &Values) -> Vec<Access> {
    let mut out = Vec::new();
    for (thread, t) in m.program.threads.iter().enumerate() {
        for pc in 0..t.code.instrs.len() {
            let Reach { reads, writes } = values.access(m, thread, pc);
            let kind = &m.kinds[m.kind_of[thread][pc] as usize];
            let (at, sets) = (reads.or(writes), kind.sets);
            let (reads, writes) = (kind.class & READ != 0, kind.class & WRITE != 0);
            if reads || writes {
                out.push(Access { thread, pc, at, sets, reads, writes });
            }
            if kind.failed != kind.sets {
                out.push(Access { thread, pc, at, sets: kind.failed, reads: true, writes: false });
            }
        }
    }
    out
}

/// Values that something can have; `None` for any.
type Set = Option<Vec<i64>>;

/// More than this many are too many.
const MANY: usize = 24;

struct Values {
    regs: Vec<Vec<Set>>,
    cells: Vec<Set>,
}

impl Values {
    fn find(m: &Machine) -> Values {
        let p = &m.program;
        let one = |v: &i64| Some(vec![*v]);
        let mut values = Values {
            regs: p.threads.iter().map(|t| t.init.iter().map(one).collect()).collect(),
            cells: p.init.iter().map(one).collect(),
        };
        while values.round(m, p) {}
        values
    }

    fn round(&mut self, m: &Machine, p: &Program) -> bool {
        let mut changed = false;
        for (t, thread) in p.threads.iter().enumerate() {
            for (pc, instr) in thread.code.instrs.iter().enumerate() {
                changed |= self.flow(m, t, pc, instr);
            }
        }
        changed
    }

    fn get(&self, t: usize, o: Operand) -> Set {
        match o {
            Operand::Imm(v) => Some(vec![v]),
            Operand::Reg(r) => self.regs[t][r as usize].clone(),
        }
    }

    /// The locations at an address.
    fn at(&self, m: &Machine, t: usize, pc: usize, addr: Operand, off: i64) -> Locs {
        let Some(addresses) = self.get(t, addr) else { return Locs::ALL };
        let mut out = Locs::NONE;
        for a in addresses {
            let loc = m.locate(a.wrapping_add(off), m.kind_of[t][pc]);
            if loc < SEVERAL {
                out.insert(loc as usize);
            }
        }
        out
    }

    fn content(&self, at: Locs) -> Set {
        let held = self.cells.iter().enumerate().filter(|(l, _)| at.contains(*l));
        held.map(|(_, set)| set.clone()).reduce(union).unwrap_or(Some(Vec::new()))
    }

    fn flow(&mut self, m: &Machine, t: usize, pc: usize, instr: &Instr) -> bool {
        let two = |me: &Self, op, a, b| combine(op, me.get(t, a), me.get(t, b), a == b);
        match *instr {
            Instr::Alu { op, dst, a, b } => {
                let v = two(self, op, a, b);
                self.hold(t, dst, v)
            }
            Instr::Select { dst, yes, no, .. } => {
                let v = union(self.get(t, yes), self.get(t, no));
                self.hold(t, dst, v)
            }
            Instr::Move { dst, a } => {
                let v = self.get(t, a);
                self.hold(t, dst, v)
            }
            Instr::Choice { dst } => self.hold(t, dst, Some(vec![0, 1])),
            Instr::Load { dst, addr, off, .. } => {
                let v = self.content(self.at(m, t, pc, addr, off));
                self.hold(t, dst, v)
            }
            Instr::Store { addr, off, value, .. } => {
                let v = self.get(t, value);
                self.keep(self.at(m, t, pc, addr, off), v)
            }
            Instr::StoreExcl { dst, addr, off, value, when, .. } => {
                let v = self.get(t, value);
                let stored = self.keep(self.at(m, t, pc, addr, off), v);
                let told = match (dst, when) {
                    (Some(d), When::Maybe | When::Always | When::If(_)) => {
                        self.hold(t, d, Some(vec![0, 1]))
                    }
                    (None, _) => false,
                };
                stored | told
            }
            Instr::Rmw { dst, addr, off, op, value, .. } => {
                let at = self.at(m, t, pc, addr, off);
                let (old, v) = (self.content(at), self.get(t, value));
                let new = match op {
                    Update::Swap | Update::CompareSwap => v,
                    Update::Apply(op) => combine(op, old.clone(), v, false),
                    Update::Min | Update::Max => union(old.clone(), v),
                };
                self.keep(at, new) | self.hold(t, dst, old)
            }
            Instr::Start { thread, arg } => {
                let v = self.get(t, arg);
                let takes = !self.regs[thread as usize].is_empty();
                takes && self.hold(thread as usize, 0, v)
            }
            Instr::Join { thread, dst: Some(d) } => {
                let result = self.regs[thread as usize].first().cloned();
                // A joined thread's result is forgotten: 0 then.
                let v = union(result.unwrap_or(Some(Vec::new())), Some(vec![0]));
                self.hold(t, d, v)
            }
            Instr::Join { dst: None, .. }
            | Instr::Atomic { .. }
            | Instr::Fence { .. }
            | Instr::Notice { .. }
            | Instr::Branch { .. }
            | Instr::Jump { .. }
            | Instr::Assert { .. }
            | Instr::Check { .. }
            | Instr::Park(_)
            | Instr::Never
            | Instr::Head
            | Instr::Nop => false,
        }
    }

    fn hold(&mut self, t: usize, r: u16, v: Set) -> bool {
        grow(&mut self.regs[t][r as usize], v)
    }

    fn keep(&mut self, at: Locs, v: Set) -> bool {
        let cells = self.cells.iter_mut().enumerate().filter(|(l, _)| at.contains(*l));
        cells.fold(false, |changed, (_, cell)| grow(cell, v.clone()) | changed)
    }

    /// What one instruction may access.
    fn access(&self, m: &Machine, t: usize, pc: usize) -> Reach {
        match m.program.threads[t].code.instrs[pc] {
            Instr::Load { addr, off, .. } => {
                Reach { reads: self.at(m, t, pc, addr, off), writes: Locs::NONE }
            }
            Instr::Store { addr, off, .. } => {
                Reach { reads: Locs::NONE, writes: self.at(m, t, pc, addr, off) }
            }
            Instr::StoreExcl { addr, off, .. } | Instr::Rmw { addr, off, .. } => {
                let at = self.at(m, t, pc, addr, off);
                Reach { reads: at, writes: at }
            }
            Instr::Atomic { locs, .. } => {
                let mut at = Locs::NONE;
                at.insert_bits(locs);
                Reach { reads: at, writes: at }
            }
            _ => Reach::default(),
        }
    }
}

fn union(a: Set, b: Set) -> Set {
    let (mut a, b) = (a?, b?);
    a.extend(b);
    a.sort_unstable();
    a.dedup();
    (a.len() <= MANY).then_some(a)
}

/// Every result of an operation. `same`: both operands are one register.
fn combine(op: Alu, a: Set, b: Set, same: bool) -> Set {
    if same && matches!(op, Alu::Xor | Alu::Sub) {
        return Some(vec![0]); // how litmus tests make dependencies
    }
    let (a, b) = match (op, a, b) {
        (Alu::And | Alu::Mul, Some(z), _) | (Alu::And | Alu::Mul, _, Some(z)) if z == [0] => {
            return Some(z);
        }
        (_, a, b) => (a?, b?),
    };
    if a.is_empty() || b.is_empty() {
        return Some(Vec::new());
    }
    if a.len() * b.len() > MANY * MANY {
        return None;
    }
    let each = a.iter().flat_map(|x| b.iter().map(move |y| op.apply(*x, *y))).collect();
    union(Some(each), Some(Vec::new()))
}

fn grow(into: &mut Set, v: Set) -> bool {
    let new = union(into.clone(), v);
    let changed = new != *into;
    *into = new;
    changed
}
