//! Happens-before in random programs of like threads, against vector clocks.
//!
//! Threads hand data on through atomics of all strengths and fences. Whether a
//! program has a race is found a second way: by running all interleavings with
//! a clock for each thread, variable and fence, which share nothing with the
//! marks of `happens`. Nor may it matter which thread is which, or what is
//! forgotten of the past. A failure prints its seed.

use crate::common::*;
use heddle_machine::*;
use heddle_model::{Fault, FaultKind, Model};
use std::collections::{BTreeSet, HashSet};

/// One thing a thread does: with a plain variable or an atomic one.
#[derive(Clone, Copy, Debug)]
enum Act {
    Read(usize),
    Write(usize),
    /// Goes on only if there was something, or nothing.
    Look(usize, Order, bool),
    Set(usize, u64, Order),
    /// Adds one; goes on only if there was something, or nothing.
    Add(usize, Order, bool),
    Fence(Order),
}

const LOADS: [Order; 3] = [Order::Relaxed, Order::Acquire, Order::SeqCst];
const STORES: [Order; 3] = [Order::Relaxed, Order::Release, Order::SeqCst];
const CHANGES: [Order; 4] = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel];
const FENCES: [Order; 3] = [Order::Acquire, Order::Release, Order::SeqCst];

fn thread(r: &mut Random, fences: bool) -> Vec<Act> {
    let n = 2 + r.below(4);
    let act = |_| {
        let (x, set) = (r.below(2) as usize, r.below(2) == 0);
        match r.below(if fences { 11 } else { 9 }) {
            0 | 1 => Act::Read(x),
            2 | 3 => Act::Write(x),
            4 | 5 => Act::Look(x, LOADS[r.below(3) as usize], set),
            6 => Act::Set(x, 1 + r.below(2), STORES[r.below(3) as usize]),
            7 | 8 => Act::Add(x, CHANGES[r.below(4) as usize], r.below(3) == 0),
            _ => Act::Fence(FENCES[r.below(3) as usize]),
        }
    };
    (0..n).map(act).collect()
}

/// Perhaps waits its turn, writes, and says so.
fn writer(r: &mut Random, fences: bool) -> Vec<Act> {
    let mut acts = Vec::new();
    if r.below(2) == 0 {
        acts.push(Act::Add(1, CHANGES[r.below(4) as usize], false));
    }
    acts.push(Act::Write(0));
    if fences {
        acts.push(Act::Fence(FENCES[r.below(3) as usize]));
    }
    acts.push(match r.below(2) {
        0 => Act::Set(0, 1, STORES[r.below(3) as usize]),
        _ => Act::Add(0, CHANGES[r.below(4) as usize], false),
    });
    acts.extend(thread(r, fences).into_iter().take(r.below(2) as usize));
    acts
}

/// Reads only if there is something, and perhaps writes after another did.
fn reader(r: &mut Random, fences: bool) -> Vec<Act> {
    let mut acts = vec![match r.below(3) {
        0 => Act::Add(0, CHANGES[r.below(4) as usize], true),
        _ => Act::Look(0, LOADS[r.below(3) as usize], true),
    }];
    if fences {
        acts.push(Act::Fence(FENCES[r.below(3) as usize]));
    }
    acts.push(Act::Read(0));
    if r.below(2) == 0 {
        acts.push(Act::Add(1, CHANGES[r.below(4) as usize], true));
        acts.push(Act::Write(0));
    }
    acts
}

/// The functions, which of them the threads run, and whether they are joined.
#[derive(Debug)]
struct Case {
    functions: [Vec<Act>; 2],
    threads: Vec<usize>,
    join: bool,
}

fn case(seed: u64) -> Case {
    let mut r = Random::new(seed);
    let fences = r.below(2) == 0;
    let functions = match r.below(3) {
        0 => [thread(&mut r, fences), thread(&mut r, fences)],
        _ => [writer(&mut r, fences), reader(&mut r, fences)],
    };
    let lists: [&[usize]; 4] = [&[0, 0, 0], &[0, 1, 0], &[0, 1, 1], &[0, 0]];
    Case { functions, threads: lists[r.below(4) as usize].into(), join: r.below(3) > 0 }
}

/// A program that a seed determines.
pub fn program(seed: u64) -> Program {
    compile(&case(seed))
}

// The program.

fn compile(case: &Case) -> Program {
    let mut p = Program::new();
    let mut global = |name: &str| {
        let g = p.add_global(Global { name: name.into(), size: 4, ..Global::default() });
        let address = p.address(g);
        p.constant(address)
    };
    let (flags, data) = ([global("f0"), global("f1")], [global("d0"), global("d1")]);
    for (i, acts) in case.functions.iter().enumerate() {
        let code = body(&mut p, acts, flags, data);
        function(&mut p, &format!("t{i}"), 1, code);
    }
    let (one, zero) = (p.int(1), p.int(0));
    let mut code = vec![Inst::Alloca { d: 0, count: one, size: 8, name: 0 }];
    let lib = |lib, args: &[Op]| Inst::Lib { lib, args: args.into(), d: 7 };
    for (i, &f) in case.threads.iter().enumerate() {
        let address = p.function_address(FuncId(f as u32));
        let f = p.constant(address);
        code.push(lib(Lib::ThreadCreate, &[Op::reg(0), zero, f, zero]));
        let (d, ptr, order) = (1 + i as u32, Op::reg(0), Order::Plain);
        code.push(Inst::Load { d, ptr, w: 64, align: 0, order });
    }
    for i in 0..case.threads.len() as u32 {
        if case.join {
            code.push(lib(Lib::ThreadJoin, &[Op::reg(1 + i), zero]));
        }
    }
    // Whoever joined all may touch everything.
    for v in data.into_iter().filter(|_| case.join) {
        code.push(Inst::Store { ptr: v, v: zero, w: 32, align: 0, order: Order::Plain });
    }
    code.push(lib(Lib::ThreadExit, &[zero]));
    p.entry = function(&mut p, "main", 0, code);
    p
}

fn function(p: &mut Program, name: &str, n: u32, code: Vec<Inst>) -> FuncId {
    let locs = vec![0; code.len()];
    let (name, n_params, n_results) = (name.into(), n, n);
    let f = Function { name, n_params, n_results, n_regs: 8, code, locs, ..Function::default() };
    p.functions.push(f);
    FuncId(p.functions.len() as u32 - 1)
}

fn body(p: &mut Program, acts: &[Act], flags: [Op; 2], data: [Op; 2]) -> Vec<Inst> {
    let (w, align, zero, one) = (32, 0, p.int(0), p.int(1));
    let (mut code, mut tests) = (Vec::new(), Vec::new());
    for &act in acts {
        let order = Order::Plain;
        code.push(match act {
            Act::Read(x) => Inst::Load { d: 1, ptr: data[x], w, align, order },
            Act::Write(x) => Inst::Store { ptr: data[x], v: one, w, align, order },
            Act::Look(f, order, _) => Inst::Load { d: 2, ptr: flags[f], w, align, order },
            Act::Set(f, v, order) => Inst::Store { ptr: flags[f], v: p.int(v), w, align, order },
            Act::Add(f, order, _) => {
                Inst::Rmw { op: Rmw::Add, d: 2, ptr: flags[f], v: one, w, order }
            }
            Act::Fence(order) => Inst::Fence(order),
        });
        if let Act::Look(_, _, if_set) | Act::Add(_, _, if_set) = act {
            code.push(Inst::Cmp { op: Cmp::Ne, w, d: 3, a: Op::reg(2), b: zero });
            tests.push((code.len(), if_set));
            code.push(Inst::Nop);
        }
    }
    let end = code.len() as Pc;
    for (at, if_set) in tests {
        let next = at as Pc + 1;
        let (yes, no) = if if_set { (next, end) } else { (end, next) };
        code[at] = Inst::Branch { c: Op::reg(3), yes, no };
    }
    code.push(Inst::Ret { vals: Box::new([zero]) });
    code
}

// The second way.

type Clock = [u8; 3];

fn join(a: &mut Clock, b: Clock) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a = (*a).max(b));
}

/// A moment of a run, with all its past.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Moment {
    at: [usize; 3],
    now: [Clock; 3],
    /// What an acquire fence would bring, and what was known at a release fence.
    met: [Clock; 3],
    fenced: [Clock; 3],
    values: [u64; 2],
    left: [Clock; 2],
    written: [Clock; 2],
    read: [Clock; 2],
}

impl Moment {
    /// One step of thread `t`. `None`: it races.
    fn step(mut self, t: usize, act: Act, end: usize) -> Option<Moment> {
        self.at[t] += 1;
        let strong = |o: Order| matches!(o, Order::AcqRel | Order::SeqCst);
        let acquires = |o: Order| strong(o) || o == Order::Acquire;
        let releases = |o: Order| strong(o) || o == Order::Release;
        let after = |now: Clock, past: Clock| past.iter().zip(now).all(|(p, n)| *p <= n);
        match act {
            Act::Read(x) | Act::Write(x) => {
                let write = matches!(act, Act::Write(_));
                let now = self.now[t];
                if !after(now, self.written[x]) || write && !after(now, self.read[x]) {
                    return None;
                }
                self.now[t][t] += 1;
                let past = if write { &mut self.written } else { &mut self.read };
                past[x][t] = self.now[t][t];
            }
            Act::Look(f, o, if_set) | Act::Add(f, o, if_set) => {
                join(&mut self.met[t], self.left[f]);
                if acquires(o) {
                    join(&mut self.now[t], self.left[f]);
                }
                if (self.values[f] != 0) != if_set {
                    self.at[t] = end;
                }
                if matches!(act, Act::Add(..)) {
                    self.values[f] += 1;
                    let told = if releases(o) { self.now[t] } else { self.fenced[t] };
                    join(&mut self.left[f], told);
                }
            }
            Act::Set(f, v, o) => {
                self.values[f] = v;
                self.left[f] = if releases(o) { self.now[t] } else { self.fenced[t] };
            }
            Act::Fence(o) => {
                if acquires(o) {
                    let met = self.met[t];
                    join(&mut self.now[t], met);
                }
                if releases(o) {
                    self.fenced[t] = self.now[t];
                }
            }
        }
        Some(self)
    }
}

fn has_race(case: &Case) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![Moment::default()]);
    while let Some(m) = work.pop() {
        if !seen.insert(m.clone()) {
            continue;
        }
        for (t, &f) in case.threads.iter().enumerate() {
            let acts = &case.functions[f];
            let Some(&act) = acts.get(m.at[t]) else { continue };
            match m.clone().step(t, act, acts.len()) {
                Some(next) => work.push(next),
                None => return true,
            }
        }
    }
    false
}

#[test]
fn races_are_those_of_vector_clocks_whoever_is_who() {
    let (mut sizes, mut hidden, mut clean) = ([0usize; 3], 0, 0);
    let n_seeds = 2 * seeds();
    for seed in 0..n_seeds {
        let case = case(seed);
        let p = compile(&case);
        let run = |reduction, fold, compared, happens| {
            let ample = reduction == Reduction::Superstep;
            let o = options(reduction, Races::Strict, ample);
            let o = Options { fold, compared, happens, finite: compared, ..o };
            let model = MachineModel::new(p.clone(), o);
            let (answer, n) = explore(&model);
            (texts(&model, &answer), n)
        };
        let races = has_race(&case);
        let (whole, n) = run(Reduction::Global, false, false, true);
        assert_eq!(races, !whole.is_empty(), "seed {seed} {whole:?} {case:?}");
        let (folded, m) = run(Reduction::Global, true, false, true);
        let (simple, k) = run(Reduction::Global, true, true, true);
        // Who was there before is a matter of the report, and so is which of
        // three that stand side by side is told of.
        let side_by_side = run(Reduction::Global, false, false, false).0;
        if side_by_side.is_empty() {
            assert_eq!(whole, folded, "seed {seed}");
            assert_eq!(cut(&simple, " it"), cut(&whole, " it"), "seed {seed}");
        }
        assert!(folded.is_subset(&whole) && simple.is_subset(&whole), "seed {seed}");
        assert_eq!(cut(&folded, ":"), cut(&whole, ":"), "seed {seed}");
        assert_eq!(cut(&simple, ":"), cut(&whole, ":"), "seed {seed}");
        [n, m, k].iter().zip(&mut sizes).for_each(|(n, sum)| *sum += n);
        for (fold, compared) in [(false, false), (true, false), (false, true), (true, true)] {
            let (found, _) = run(Reduction::Superstep, fold, compared, true);
            assert_eq!(races, !found.is_empty(), "seed {seed} {fold} {compared}");
            assert!(cut(&found, ":").is_subset(&cut(&whole, ":")), "seed {seed}");
        }
        hidden += (side_by_side.is_empty() && races) as u64;
        clean += !races as u64;
    }
    assert!(sizes[1] * 10 < sizes[0] * 8 && sizes[2] < sizes[1], "{sizes:?}");
    assert!(hidden * 50 > n_seeds && clean * 20 > n_seeds, "{hidden} hidden, {clean} without");
}

/// What faults say, without the numbers of threads; of two accesses side by
/// side it does not matter which is told first.
fn texts(model: &MachineModel, answer: &Answer) -> BTreeSet<String> {
    let text = |&(kind, site): &(FaultKind, u32)| {
        let said = model.violation(Fault { kind, site }).message;
        let parts = said.split('[').map(|p| p.split_once(']').map_or(p, |p| p.1));
        let said = parts.collect::<String>();
        let (place, rest) = said.split_once(": ").unwrap_or((&said, ""));
        let Some((one, other)) = rest.split_once(" it while ") else { return said };
        let other = other.split(" it").next().unwrap_or(other);
        format!("{place}: {} it while {} it", one.min(other), one.max(other))
    };
    answer.faults.iter().map(text).collect()
}

/// Only what texts say before a word.
fn cut(texts: &BTreeSet<String>, word: &str) -> BTreeSet<String> {
    texts.iter().map(|t| t.split(word).next().unwrap_or(t).to_string()).collect()
}
