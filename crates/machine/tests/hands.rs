//! Blocks that threads are given when they start, that others use too, soon enough,
//! late enough or too late, in random programs: guessing which memory changes hands
//! only with threads must not hide anything.
//!
//! The second way is the machine without any of its reductions: what goes wrong there
//! goes wrong with them, or the guess is seen to be wrong. A failure prints its seed.

use crate::common::*;
use heddle_machine::*;

const ORDERS: [Order; 4] = [Order::Plain, Order::Relaxed, Order::SeqCst, Order::SeqCst];

/// A field of a block, or a global.
#[derive(Clone, Copy, Debug)]
enum Place {
    Block(usize, i64),
    Global(usize),
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Start(usize),
    Join(usize),
    /// Adds one.
    Bump(Place),
    Put(Place, Order),
    Get(Place, Order),
    /// It is wrong to find so much there.
    Deny(Place, u64, Order),
    Free(usize),
    Lock,
    Unlock,
    /// Says that something is there.
    Give(Order),
    /// Goes on only if that was said.
    When(Order),
}

const N_THREADS: usize = 2;

#[derive(Debug)]
struct Case {
    main: Vec<Act>,
    threads: [Vec<Act>; N_THREADS],
    /// Each thread has its own block; otherwise all have the first.
    own: bool,
}

fn access(r: &mut Random, block: usize) -> Act {
    let place = match r.below(4) {
        0 => Place::Global(r.below(2) as usize),
        _ => Place::Block(block, 4 * r.below(2) as i64),
    };
    let order = ORDERS[r.below(4) as usize];
    match r.below(4) {
        0 => Act::Put(place, order),
        1 => Act::Get(place, order),
        2 => Act::Deny(place, r.below(4), order),
        _ => Act::Bump(place),
    }
}

fn case(seed: u64) -> Case {
    let mut r = Random::new(seed);
    let own = r.below(3) > 0;
    let block = |t: usize| if own { t } else { 0 };
    let mut main = Vec::new();
    let some = |r: &mut Random, main: &mut Vec<Act>, often: u64| {
        for _ in 0..r.below(3) {
            let t = r.below(2) as usize;
            let act = access(r, block(t));
            main.extend([act].into_iter().filter(|_| r.below(6) < often));
        }
    };
    (0..N_THREADS).for_each(|t| {
        some(&mut r, &mut main, 3);
        main.push(Act::Start(t));
    });
    some(&mut r, &mut main, 1);
    for t in 0..N_THREADS {
        if r.below(8) > 0 {
            main.push(Act::Join(t));
        }
        some(&mut r, &mut main, 2);
    }
    if r.below(3) == 0 {
        main.push(Act::Free(r.below(2) as usize));
    }
    let threads = [0, 1].map(|t| (0..1 + r.below(3)).map(|_| access(&mut r, block(t))).collect());
    Case { main, threads, own }
}

/// The same, where threads also tell each other that they are done, or lock, most of the
/// time as they should.
fn case_with_telling(seed: u64) -> Case {
    let mut case = case(seed);
    let mut r = Random::new(seed ^ 0x5eed);
    let mut wrong = |often: u64| r.below(8) < often;
    if seed.is_multiple_of(2) {
        for (t, acts) in case.threads.iter_mut().enumerate() {
            if !wrong(t as u64) {
                acts.insert(0, Act::Lock);
                acts.push(Act::Unlock);
            }
        }
        let at = case.main.len();
        case.main.insert(at, Act::Unlock);
        let last = case.main.iter().rposition(|a| matches!(a, Act::Join(_) | Act::Start(_)));
        case.main.insert(last.map_or(0, |i| i + 1), Act::Lock);
    } else {
        let weak = [wrong(1), wrong(1)].map(|w| if w { Order::Relaxed } else { Order::SeqCst });
        case.threads[0].push(Act::Give(weak[0]));
        case.threads[1].insert(0, Act::When(weak[1]));
    }
    case
}

/// A program in which blocks change hands.
pub fn program(seed: u64) -> Program {
    compile(&if seed.is_multiple_of(2) { case(seed) } else { case_with_telling(seed / 2) })
}

fn compile(case: &Case) -> Program {
    let mut p = Program::new();
    let globals = ["x", "y"].map(|name| {
        let g = p.add_global(Global { name: name.into(), size: 4, ..Global::default() });
        let address = p.address(g);
        p.constant(address)
    });
    let told = ["flag", "lock"].map(|name| {
        let g = p.add_global(Global { name: name.into(), size: 40, ..Global::default() });
        let address = p.address(g);
        p.constant(address)
    });
    for (t, acts) in case.threads.iter().enumerate() {
        let mut code = body(&mut p, acts, (globals, told), |_| 0, &[]);
        let end = code.len() as u32;
        code.iter_mut().for_each(|i| {
            if let Inst::Branch { no, .. } = i {
                *no = end;
            }
        });
        function(&mut p, &format!("t{t}"), 1, code);
    }
    let starts = [0, 1].map(|t| {
        let address = p.function_address(FuncId(t));
        p.constant(address)
    });
    let (eight, one, zero) = (p.int(8), p.int(1), p.int(0));
    let mut code: Vec<Inst> =
        (0..2).map(|d| Inst::Lib { lib: Lib::Calloc, args: [eight, one].into(), d }).collect();
    code.push(Inst::Alloca { d: 4, count: one, size: 8, name: 0 });
    let own = case.own;
    code.extend(body(&mut p, &case.main, (globals, told), |b| b as u32, &starts.map(|s| (s, own))));
    code.push(lib(Lib::ThreadExit, &[zero]));
    p.entry = function(&mut p, "main", 0, code);
    p
}

/// Blocks are in the registers that `block` says; threads' numbers in 2 and 3.
fn body(
    p: &mut Program,
    acts: &[Act],
    (globals, [flag, lock]): ([Op; 2], [Op; 2]),
    block: impl Fn(usize) -> u32,
    starts: &[(Op, bool)],
) -> Vec<Inst> {
    let (zero, one) = (p.int(0), p.int(1));
    let mut code = Vec::new();
    let at = |code: &mut Vec<Inst>, place: Place| match place {
        Place::Global(i) => globals[i],
        Place::Block(b, offset) => {
            let base = Op::reg(block(b));
            code.push(Inst::PtrAdd { d: 6, base, offset, terms: Box::new([]) });
            Op::reg(6)
        }
    };
    for &act in acts {
        match act {
            Act::Start(t) => {
                let (f, own) = starts[t];
                let arg = Op::reg(if own { t as u32 } else { 0 });
                code.push(lib(Lib::ThreadCreate, &[Op::reg(4), zero, f, arg]));
                code.push(load(2 + t as u32, Op::reg(4), 64, Order::Plain));
            }
            Act::Join(t) => code.push(lib(Lib::ThreadJoin, &[Op::reg(2 + t as u32), zero])),
            Act::Bump(place) => {
                let ptr = at(&mut code, place);
                let order = Order::SeqCst;
                code.push(Inst::Rmw { op: Rmw::Add, d: 5, ptr, v: one, w: 32, order });
            }
            Act::Put(place, order) => {
                let ptr = at(&mut code, place);
                code.push(Inst::Store { ptr, v: one, w: 32, align: 0, order });
            }
            Act::Get(place, order) => {
                let ptr = at(&mut code, place);
                code.push(load(5, ptr, 32, order));
            }
            Act::Deny(place, n, order) => {
                let (ptr, b) = (at(&mut code, place), p.int(n));
                code.push(load(5, ptr, 32, order));
                code.push(Inst::Cmp { op: Cmp::Ne, w: 32, d: 5, a: Op::reg(5), b });
                code.push(lib(Lib::Assert, &[Op::reg(5)]));
            }
            Act::Lock => code.push(lib(Lib::MutexLock, &[lock])),
            Act::Unlock => code.push(lib(Lib::MutexUnlock, &[lock])),
            Act::Give(order) => {
                code.push(Inst::Store { ptr: flag, v: one, w: 32, align: 0, order })
            }
            Act::When(order) => {
                code.push(load(5, flag, 32, order));
                let yes = code.len() as u32 + 1;
                code.push(Inst::Branch { c: Op::reg(5), yes, no: u32::MAX });
            }
            Act::Free(b) => code.push(lib(Lib::Free, &[Op::reg(block(b))])),
        }
    }
    code
}

fn lib(lib: Lib, args: &[Op]) -> Inst {
    Inst::Lib { lib, args: args.into(), d: 7 }
}

fn load(d: u32, ptr: Op, w: u8, order: Order) -> Inst {
    Inst::Load { d, ptr, w, align: 0, order }
}

fn function(p: &mut Program, name: &str, n: u32, mut code: Vec<Inst>) -> FuncId {
    let zero = p.int(0);
    code.push(Inst::Ret { vals: vec![zero; n as usize].into() });
    let locs = vec![0; code.len()];
    let (name, n_params, n_results) = (name.into(), n, n);
    let f = Function { name, n_params, n_results, n_regs: 8, code, locs, ..Function::default() };
    p.functions.push(f);
    FuncId(p.functions.len() as u32 - 1)
}

/// Whether anything goes wrong, and how many states there are. Of a race and what
/// goes wrong in the same step one is told, so that kinds say nothing.
fn wrong(model: &MachineModel) -> (bool, usize) {
    let (answer, n) = explore(model);
    (!answer.faults.is_empty(), n)
}

/// States enough to see all of these programs.
const MUCH: usize = 5000;

#[test]
fn what_changes_hands_hides_nothing() {
    hides_nothing(case, 0);
}

/// Atomics and locks tell of accesses, too.
#[test]
fn what_changes_hands_by_locks_and_atomics_hides_nothing() {
    hides_nothing(case_with_telling, 50);
}

/// At least one in so many searches is one in which more than threads tell.
fn hides_nothing(case: impl Fn(u64) -> Case, told_by_more: u64) {
    let mut n_passed = 0;
    let (mut n_refuted, mut n_right, mut n_clean) = (0, 0, 0);
    let mut sizes = [0usize; 2];
    let n_seeds = 2 * seeds();
    for seed in 0..n_seeds {
        let case = case(seed);
        let p = compile(&case);
        for happens in [false, true] {
            let o = options(Reduction::Global, Races::On, false);
            let o = Options { happens, ..o };
            let (expected, _) = wrong(&model(p.clone(), o.clone()));
            let (reduction, ample, finite) = (Reduction::Superstep, true, true);
            let o = Options { reduction, ample, finite, fold: true, compared: true, ..o };
            let (_, n) = wrong(&model(p.clone(), o.clone()));
            for settle in [1 + seed as usize % 5, MUCH] {
                let what = format!("seed {seed} {happens} {settle} {case:?}");
                let model = model(p.clone(), Options { settle, ..o.clone() });
                let (found, m) = wrong(&model);
                let refuted = model.guessed_wrong();
                assert!(!found || expected, "{what}");
                assert!(refuted || found || !expected, "{what}");
                assert!(!refuted || settle < MUCH || found, "{what}");
                n_passed += model.passes_hands() as u64;
                n_refuted += refuted as u64;
                n_right += (!refuted && settle < MUCH) as u64;
                n_clean += !expected as u64;
                if !expected && settle == MUCH {
                    [n, m].iter().zip(&mut sizes).for_each(|(n, sum)| *sum += n);
                }
            }
        }
    }
    assert!(sizes[1] < sizes[0], "{sizes:?}");
    let enough = [n_refuted, n_right, n_clean].iter().all(|&n| n * 20 > n_seeds);
    assert!(enough, "{n_refuted} {n_right} {n_clean} of {n_seeds}");
    assert!(n_passed * told_by_more >= n_seeds * (told_by_more > 0) as u64, "{n_passed}");
}
