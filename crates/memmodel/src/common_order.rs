//! Whether the one order of globally ordered accesses, and that of fences, may be too strong.
//!
//! RC11 asks that `psc` has no cycle (Lahav et al. 2017); the machine does what is in the one
//! order one after the other, each seeing what the earlier ones saw. Where the two may differ
//! is found here, from the text of the program alone; some runs are then not looked at
//! ([`heddle_model::Gap::Order`]). For fences `fence_order` does better.
//!
//! What a thread does while no other runs has no part in this: the first thread before it has
//! started any other, and after it has joined all of them. The one happens before whatever
//! others do, so stores of then are to them what is in memory at the beginning. The other
//! happens after all of it: nothing leads from there back to another thread, so no cycle
//! comes by.

use crate::locs::Locs;
use crate::machine::Machine;
use crate::program::Instr;
use crate::reach::{Reach, Values};
use crate::rel::{FENCE, READ, WRITE};

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
    let alone = alone(m);
    let beside = |a: &Access| a.thread != 0 || !alone[a.pc];
    let mut all: Vec<Access> = accesses(m, &values);
    all.retain(beside);
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
    let mut members: Vec<Access> = (0..n).flat_map(|t| ordered(m, t, global)).collect();
    members.retain(beside);
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

/// For each place of the first thread, whether no other thread runs when it is there: none
/// has been started yet, or all have been joined.
fn alone(m: &Machine) -> Vec<bool> {
    let threads = &m.program.threads;
    let Some(first) = threads.first() else { return Vec::new() };
    let n = first.code.instrs.len();
    let started = |u: usize| {
        let starts = |i: &Instr| matches!(i, Instr::Start { thread, .. } if *thread as usize == u);
        threads.iter().any(|t| t.code.instrs.iter().any(starts))
    };
    if !(1..threads.len()).all(started) || started(0) {
        return vec![false; n];
    }
    // How many can come behind a start, and, for each other thread, behind its join on any way.
    let mut after_start = vec![false; n + 1];
    let mut joined: Vec<Option<Vec<bool>>> = vec![None; n + 1];
    joined[0] = Some(vec![false; threads.len()]);
    let mut work = vec![0];
    while let Some(pc) = work.pop().filter(|&pc| pc < n) {
        let starts = after_start[pc] || matches!(first.code.instrs[pc], Instr::Start { .. });
        let mut known = joined[pc].clone().unwrap_or_default();
        if let Instr::Join { thread, .. } = first.code.instrs[pc] {
            known[thread as usize] = true;
        }
        for to in first.next(pc).into_iter().flatten() {
            let both = match &joined[to] {
                None => known.clone(),
                Some(old) => old.iter().zip(&known).map(|(a, b)| *a && *b).collect(),
            };
            let changed = joined[to].as_ref() != Some(&both) || starts && !after_start[to];
            after_start[to] |= starts;
            joined[to] = Some(both);
            if changed {
                work.push(to);
            }
        }
    }
    let all_joined = |j: &Option<Vec<bool>>| j.as_ref().is_some_and(|j| j[1..].iter().all(|x| *x));
    (0..n).map(|pc| !after_start[pc] || all_joined(&joined[pc])).collect()
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
    let alone = alone(m);
    let mut all = accesses(m, &Values::find(m));
    all.retain(|a| a.thread != 0 || !alone[a.pc]);
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
