//! Random small programs: every reduction must find the same faults, the same
//! deadlocks and the same final memories as the naive interleaving of all
//! instructions. A failure prints its seed.

use crate::common::*;
use heddle_machine::*;
use heddle_model::{FaultKind, Model, Worker};
use std::collections::BTreeSet;

const N_LOCKS: u64 = 2;
const N_SEMS: u64 = 2;

struct Maker {
    p: Program,
    vars: Vec<Val>,
    locks: Vec<Val>,
    sems: Vec<Val>,
    n_vars: u64,
    /// Threads have loops of exchanges.
    retries: bool,
    /// Threads compare what they read earlier.
    compares: bool,
}

impl Maker {
    fn new(n_vars: u64) -> Self {
        let mut p = Program::new();
        let mut global = |name: String, size: u32| {
            let g = p.add_global(Global { name, size, ..Global::default() });
            p.address(g)
        };
        let vars = (0..n_vars).map(|i| global(format!("x{i}"), 4)).collect();
        let locks = (0..N_LOCKS).map(|i| global(format!("m{i}"), 40)).collect();
        let sems = (0..N_SEMS).map(|i| global(format!("s{i}"), 32)).collect();
        Maker { p, vars, locks, sems, n_vars, retries: false, compares: false }
    }

    fn function(&mut self, name: &str, n_params: u32, n_results: u32, code: Vec<Inst>) -> FuncId {
        let locs = vec![0; code.len()];
        let f = Function {
            name: name.into(),
            n_params,
            n_results,
            n_regs: 8,
            code,
            locs,
            ..Function::default()
        };
        self.p.functions.push(f);
        FuncId(self.p.functions.len() as u32 - 1)
    }

    fn lib(&mut self, lib: Lib, args: &[Op]) -> Inst {
        Inst::Lib { lib, args: args.into(), d: 7 }
    }

    /// A thread: a few accesses, locks, branches and perhaps a loop.
    fn thread(&mut self, r: &mut Random, order: Order, t: u64) -> FuncId {
        let mut code = Vec::new();
        let mut held: Vec<Val> = Vec::new();
        let zero = self.p.int(0);
        for reg in 1..4 {
            code.push(Inst::Move { d: reg, a: zero });
        }
        let n = 2 + r.below(4);
        for _ in 0..n {
            let var = self.vars[r.below(self.n_vars) as usize];
            let ptr = self.p.constant(var);
            let reg = 1 + r.below(3) as u32;
            if self.compares && r.below(2) == 0 {
                self.compare(r, &mut code);
                continue;
            }
            if self.retries && r.below(3) == 0 {
                self.retry(r, &mut code, order);
                continue;
            }
            match r.below(11) {
                9 | 10 => {
                    let sem = self.p.constant(self.sems[r.below(N_SEMS) as usize]);
                    let lib = [Lib::SemWait, Lib::SemPost, Lib::SemPost][r.below(3) as usize];
                    let inst = self.lib(lib, &[sem]);
                    code.push(inst);
                }
                0 | 1 => code.push(Inst::Load { d: reg, ptr, w: 32, align: 0, order }),
                2 | 3 => {
                    let v = if r.below(2) == 0 { Op::reg(reg) } else { self.p.int(r.below(3)) };
                    code.push(Inst::Store { ptr, v, w: 32, align: 0, order });
                }
                4 => {
                    let one = self.p.int(1);
                    code.push(Inst::Rmw {
                        op: Rmw::Add,
                        d: reg,
                        ptr,
                        v: one,
                        w: 32,
                        order: Order::SeqCst,
                    });
                }
                5 => {
                    let (expect, new) = (self.p.int(r.below(2)), self.p.int(2 + t));
                    code.push(Inst::CmpXchg {
                        old: reg,
                        ok: 4,
                        ptr,
                        expect,
                        new,
                        w: 32,
                        weak: false,
                        order: Order::SeqCst,
                        failure: Order::SeqCst,
                    });
                }
                6 => {
                    let lock = self.locks[r.below(N_LOCKS) as usize];
                    if !held.contains(&lock) {
                        held.push(lock);
                        let m = self.p.constant(lock);
                        let inst = self.lib(Lib::MutexLock, &[m]);
                        code.push(inst);
                    }
                }
                7 => {
                    if let Some(lock) = held.pop() {
                        let m = self.p.constant(lock);
                        let inst = self.lib(Lib::MutexUnlock, &[m]);
                        code.push(inst);
                    }
                }
                _ => self.tail(r, &mut code, reg),
            }
        }
        while let Some(lock) = held.pop() {
            let m = self.p.constant(lock);
            let inst = self.lib(Lib::MutexUnlock, &[m]);
            code.push(inst);
        }
        code.push(Inst::Ret { vals: Box::new([zero]) });
        self.function(&format!("t{t}"), 1, 1, code)
    }

    /// An assertion, a short spin, or a choice.
    fn tail(&mut self, r: &mut Random, code: &mut Vec<Inst>, reg: u32) {
        let k = self.p.int(r.below(3));
        let op = [Cmp::Ne, Cmp::Ule][r.below(2) as usize];
        match r.below(3) {
            0 => {
                code.push(Inst::Cmp { op, w: 32, d: 5, a: Op::reg(reg), b: k });
                let inst = self.lib(Lib::Assert, &[Op::reg(5)]);
                code.push(inst);
            }
            1 => {
                let ptr = self.p.constant(self.vars[r.below(self.n_vars) as usize]);
                let here = code.len() as Pc;
                code.push(Inst::Load { d: 6, ptr, w: 32, align: 0, order: Order::SeqCst });
                code.push(Inst::Cmp { op: Cmp::Eq, w: 32, d: 5, a: Op::reg(6), b: k });
                // Spins while the variable has the value; might spin for ever.
                code.push(Inst::Branch { c: Op::reg(5), yes: here, no: here + 3 });
            }
            _ => {
                let two = self.p.int(2);
                let inst = Inst::Lib { lib: Lib::Choose, args: [two].into(), d: reg };
                code.push(inst);
            }
        }
    }

    /// Reads two variables, does something else, and compares what it read,
    /// perhaps copied first, or one of the two with a constant: an assertion,
    /// or one more step for one of the two answers.
    fn compare(&mut self, r: &mut Random, code: &mut Vec<Inst>) {
        let mut var = |m: &mut Maker| m.p.constant(m.vars[r.below(3) as usize]);
        let (w, align, order) = (32, 0, Order::SeqCst);
        for d in [1, 2] {
            code.push(Inst::Load { d, ptr: var(self), w, align, order });
        }
        let (ptr, one) = (var(self), self.p.int(1));
        code.push(Inst::Rmw { op: Rmw::Add, d: 3, ptr, v: one, w, order });
        let (a, mut b) = (1 + r.below(2) as u32, Op::reg(2 + r.below(2) as u32));
        if r.below(3) == 0 {
            code.push(Inst::Move { d: 6, a: b });
            b = Op::reg(6);
        }
        if r.below(3) == 0 {
            b = self.p.int(r.below(4));
        }
        let op = [Cmp::Eq, Cmp::Ne, Cmp::Eq, Cmp::Sgt][r.below(4) as usize];
        code.push(Inst::Cmp { op, w: 32, d: 5, a: Op::reg(a), b });
        if r.below(12) == 0 {
            let inst = self.lib(Lib::Assert, &[Op::reg(5)]);
            return code.push(inst);
        }
        let ptr = self.p.constant(self.vars[r.below(3) as usize]);
        let (here, v) = (code.len() as Pc, self.p.int(3 + r.below(2)));
        let (yes, no) = if r.below(2) == 0 { (1, 2) } else { (2, 1) };
        code.push(Inst::Branch { c: Op::reg(5), yes: here + yes, no: here + no });
        code.push(Inst::Store { ptr, v, w, align, order });
    }

    /// A loop that reads a variable and tries to exchange what it read, in one
    /// of the shapes that compilers make of it; or one that only looks so.
    fn retry(&mut self, r: &mut Random, code: &mut Vec<Inst>, order: Order) {
        let ptr = self.p.constant(self.vars[r.below(self.n_vars) as usize]);
        let other = self.p.constant(self.vars[r.below(self.n_vars) as usize]);
        let (one, k) = (self.p.int(1), self.p.int(r.below(3)));
        let bin = |op, d, a, b| Inst::Bin { op, w: 32, signed_overflow: false, d, a, b };
        let start = code.len() as Pc;
        let reg = Op::reg;
        code.push(Inst::Load { d: 4, ptr, w: 32, align: 0, order });
        let kind = r.below(4);
        // Whoever counts must come to an end.
        let counts = kind == 1;
        match kind {
            // Waits for a value.
            0 => {
                code.push(Inst::Cmp { op: Cmp::Eq, w: 32, d: 5, a: reg(4), b: k });
                let here = code.len() as Pc;
                code.push(Inst::Branch { c: reg(5), yes: start, no: here + 1 });
            }
            // Remembers how often it tried.
            1 => code.push(bin(BinOp::Add, 3, reg(3), one)),
            // Somebody else can see this.
            2 => code.push(Inst::Load { d: 6, ptr: other, w: 32, align: 0, order }),
            _ => {}
        }
        let again = if r.below(2) == 0 { start } else { start + 1 };
        code.push(bin(BinOp::Add, 5, reg(4), one));
        let expect = if !counts && r.below(6) == 0 { k } else { reg(4) };
        let (w, weak, new) = (32, false, reg(5));
        let strong = Order::SeqCst;
        let (failure, exchange) = (strong, strong);
        code.push(Inst::CmpXchg {
            old: 6,
            ok: 5,
            ptr,
            expect,
            new,
            w,
            weak,
            order: exchange,
            failure,
        });
        let here = code.len() as Pc;
        code.push(Inst::Branch { c: reg(5), yes: here + 4, no: here + 1 });
        code.push(Inst::Move { d: 4, a: reg(6) });
        if !counts && r.below(6) == 0 {
            code.push(Inst::Store { ptr: other, v: reg(6), w: 32, align: 0, order });
        } else {
            code.push(Inst::Nop);
        }
        code.push(Inst::Jump(again));
        if r.below(2) == 0 {
            code.push(Inst::Move { d: 1, a: reg(4) });
        }
    }

    /// Starts the threads, joins them or not, and leaves the memory behind.
    fn main(mut self, threads: &[FuncId], join: bool) -> Program {
        let (one, zero, eight) = (self.p.int(1), self.p.int(0), 8);
        let mut code = vec![Inst::Alloca { d: 0, count: one, size: eight, name: 0 }];
        let mut after = Vec::new();
        for (i, &f) in threads.iter().enumerate() {
            let f = self.p.constant(self.p.function_address(f));
            let inst = self.lib(Lib::ThreadCreate, &[Op::reg(0), zero, f, zero]);
            code.push(inst);
            code.push(Inst::Load {
                d: 1 + i as u32,
                ptr: Op::reg(0),
                w: 64,
                align: 0,
                order: Order::Plain,
            });
            after.push(self.lib(Lib::ThreadJoin, &[Op::reg(1 + i as u32), zero]));
        }
        if join {
            code.extend(after);
        }
        let inst = self.lib(Lib::ThreadExit, &[zero]);
        code.push(inst);
        let main = self.function("main", 0, 0, code);
        self.p.entry = main;
        self.p
    }
}

pub fn program(seed: u64, order: Order) -> Program {
    let mut r = Random::new(seed);
    // Some with little in common, so that there is something to leave out.
    let n_vars = [3, 3, 8][r.below(3) as usize];
    let mut m = Maker::new(n_vars);
    let n = 2 + r.below(2);
    let threads: Vec<FuncId> = (0..n).map(|t| m.thread(&mut r, order, t)).collect();
    let join = r.below(2) == 0;
    m.main(&threads, join)
}

const OTHERS: [(Reduction, bool); 3] =
    [(Reduction::Global, false), (Reduction::Superstep, false), (Reduction::Superstep, true)];

#[test]
fn reductions_find_what_the_naive_search_finds() {
    let mut sizes = [0usize; 4];
    for seed in 0..seeds() {
        let p = program(seed, Order::SeqCst);
        let run = |r, ample| explore(&MachineModel::new(p.clone(), options(r, Races::On, ample)));
        let (naive, n) = run(Reduction::None, false);
        sizes[0] += n;
        // Forgetting dead globals changes what is left, not what goes wrong.
        let (forgetful, _) = explore(&MachineModel::new(p.clone(), Options::default()));
        assert_eq!(forgetful.faults.is_empty(), naive.faults.is_empty(), "seed {seed}");
        for (i, (r, ample)) in OTHERS.into_iter().enumerate() {
            let (answer, n) = run(r, ample);
            sizes[i + 1] += n;
            // A run ends at its first fault; what would have gone wrong after
            // it, or in an independent thread, coarser steps need not show.
            if naive.faults.is_empty() {
                assert_eq!(answer, naive, "seed {seed}, {r:?}, ample {ample}");
            } else {
                assert!(!answer.faults.is_empty(), "seed {seed}, {r:?}, ample {ample}");
                assert!(
                    answer.faults.is_subset(&naive.faults),
                    "seed {seed}, {r:?}, ample {ample}"
                );
            }
        }
    }
    assert!(sizes[1] < sizes[0] && sizes[2] < sizes[1] && sizes[3] <= sizes[2], "{sizes:?}");
}

#[test]
fn races_are_found_at_every_granularity() {
    let mut racy = 0u64;
    for seed in 0..seeds() {
        let p = program(seed, Order::Plain);
        let kinds = |r, ample| {
            let (answer, _) = explore(&MachineModel::new(p.clone(), options(r, Races::On, ample)));
            let race = |f: &(FaultKind, u32)| f.0 == FaultKind::DataRace;
            (answer.faults.iter().any(race), answer.faults.iter().all(race))
        };
        let (naive, only) = kinds(Reduction::None, false);
        racy += naive as u64;
        // A run ends at its first fault, and in coarser steps another fault may
        // come first; but a program whose only faults are races shows one.
        for (r, ample) in OTHERS {
            let (found, _) = kinds(r, ample);
            assert!(found == naive || naive && !only, "seed {seed}, {r:?}, ample {ample}");
        }
    }
    assert!(racy > 40 && racy < seeds(), "{racy} race");
}

/// Threads that run the same function are alike wherever they are; which of
/// them is which must not matter to what can go wrong.
#[test]
fn like_threads_can_be_taken_for_one_another() {
    let (mut whole_sum, mut folded_sum) = (0, 0);
    for seed in 0..seeds() {
        for order in [Order::SeqCst, Order::Plain] {
            let p = like_threads(seed, order);
            let run = |fold| {
                let options = Options { fold, ..options(Reduction::Superstep, Races::On, true) };
                explore(&MachineModel::new(p.clone(), options))
            };
            let ((whole, n), (folded, m)) = (run(false), run(true));
            whole_sum += n;
            folded_sum += m;
            let kinds = |a: &Answer| a.faults.iter().map(|f| f.0).collect::<BTreeSet<FaultKind>>();
            assert_eq!(kinds(&whole).is_empty(), kinds(&folded).is_empty(), "seed {seed}");
            assert!(kinds(&folded).is_subset(&kinds(&whole)), "seed {seed}");
            if whole.faults.is_empty() {
                assert_eq!(whole.ends.is_empty(), folded.ends.is_empty(), "seed {seed}");
                assert!(folded.ends.is_subset(&whole.ends), "seed {seed}");
            }
        }
    }
    assert!(folded_sum * 10 < whole_sum * 8, "{folded_sum} of {whole_sum}");
}

/// Without what only cycles need: loads that come to nothing, rounds of loops
/// that wait. What goes wrong and how runs end must be the same.
#[test]
fn trying_again_can_be_left_out() {
    let (mut whole, mut short) = (0, 0);
    for seed in 0..seeds() / 4 {
        let mut r = Random::new(seed);
        let mut m = Maker::new(2);
        m.retries = true;
        let threads: Vec<FuncId> = (0..2).map(|t| m.thread(&mut r, Order::SeqCst, t)).collect();
        let twice = r.below(3) == 0;
        let list = if twice { vec![threads[0]; 2] } else { threads };
        let p = m.main(&list, r.below(2) == 0);
        let run = |reduction, finite, fold| {
            let ample = reduction == Reduction::Superstep;
            let options = Options { finite, fold, ..options(reduction, Races::On, ample) };
            let model = MachineModel::new(p.clone(), options);
            let (mut answer, n) = explore(&model);
            // A state where everybody waits in loops is no end.
            let (mut worker, mut who) = (model.worker(), Default::default());
            answer.ends.retain(|s| {
                worker.enabled(s, &mut who);
                who.is_empty()
            });
            (answer, n)
        };
        let (naive, _) = run(Reduction::Global, false, false);
        whole += run(Reduction::Superstep, false, false).1;
        for fold in [false, true] {
            let (answer, n) = run(Reduction::Superstep, true, fold);
            short += if fold { 0 } else { n };
            if !naive.faults.is_empty() {
                assert!(!answer.faults.is_empty(), "seed {seed}");
            } else if fold {
                assert!(answer.faults.is_empty(), "seed {seed}");
                assert!(answer.ends.is_subset(&naive.ends), "seed {seed}");
            } else {
                assert_eq!(answer, naive, "seed {seed}");
            }
        }
    }
    assert!(short < whole, "{short} of {whole}");
}

pub fn like_threads(seed: u64, order: Order) -> Program {
    let mut r = Random::new(seed);
    let mut m = Maker::new(2);
    let (a, b) = (m.thread(&mut r, order, 0), m.thread(&mut r, order, 1));
    let list = if r.below(2) == 0 { vec![a, a, a] } else { vec![a, b, a] };
    let join = r.below(3) > 0;
    m.main(&list, join)
}

#[test]
fn steps_can_be_told_and_lead_where_they_led() {
    for seed in 0..60 {
        let p = program(seed, Order::SeqCst);
        for r in [Reduction::None, Reduction::Global, Reduction::Superstep] {
            let model = MachineModel::new(p.clone(), options(r, Races::On, true));
            let mut worker = model.worker();
            let mut work = Vec::new();
            model.initial(&mut |s| work.push(s.to_vec()));
            for _ in 0..40 {
                let Some(state) = work.pop() else { break };
                let mut found = Collect::default();
                worker.expand(&state, &mut found);
                if !found.faults.is_empty() {
                    continue;
                }
                for (step, next) in found.names.iter().zip(&found.steps) {
                    let (_, after) = model.narrate(&state, *step).expect("the step exists");
                    assert_eq!(after.as_ref(), Some(next), "seed {seed}");
                }
                work.extend(found.steps);
            }
        }
    }
}

/// Values that will only be compared are told apart no further: the same
/// faults, deadlocks and final memories from fewer states.
#[test]
fn values_that_are_only_compared_may_be_any_with_the_same_answers() {
    let mut sizes = [0usize; 2];
    for seed in 0..seeds() / 10 {
        let mut r = Random::new(seed);
        let mut m = Maker::new(3);
        m.compares = true;
        let n = 2 + r.below(2);
        let threads: Vec<FuncId> = (0..n).map(|t| m.thread(&mut r, Order::SeqCst, t)).collect();
        let p = m.main(&threads, true);
        for (reduction, ample) in OTHERS {
            let run = |compared| {
                let options = Options { compared, ..options(reduction, Races::On, ample) };
                explore(&MachineModel::new(p.clone(), options))
            };
            let ((whole, n), (simpler, m)) = (run(false), run(true));
            sizes[0] += n;
            sizes[1] += m;
            if reduction == Reduction::Superstep {
                let faults = |a: &Answer| a.faults.iter().map(|f| f.0).collect::<BTreeSet<_>>();
                assert_eq!(faults(&whole), faults(&simpler), "seed {seed} {reduction:?}");
            } else {
                assert_eq!(whole.faults, simpler.faults, "seed {seed} {reduction:?}");
            }
            assert_eq!(whole.ends, simpler.ends, "seed {seed} {reduction:?}");
        }
    }
    assert!(sizes[1] < sizes[0], "{sizes:?}");
}
