//! Structures made up at random: the machine, with every reduction, and a naive way must
//! agree on whether all histories are linearizable. The naive way runs every interleaving of
//! single instructions, with calls and returns as steps of their own, keeps whole histories,
//! and tries all orders of each. It shares nothing with the machine.

use heddle_machine::*;
use heddle_model::{Fault, FaultKind, Model, Sink, Step, Worker};
use std::collections::{BTreeSet, HashSet};

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

const CELLS: usize = 2;

/// A value: a register or a constant.
#[derive(Clone, Copy, Debug)]
enum Src {
    Reg(usize),
    Const(u8),
}

/// An instruction of an operation; register 0 is its argument.
#[derive(Clone, Copy, Debug)]
enum I {
    Load(usize, usize),
    Store(usize, Src),
    Add(usize, usize, u8),
    /// An exchange; whether it did goes to a register.
    Swap {
        ok: usize,
        cell: usize,
        expect: Src,
        new: Src,
    },
    /// Reads a cell and writes it one larger, again and again until it does: two
    /// instructions, the second of which goes back.
    Again {
        reg: usize,
        cell: usize,
    },
}

#[derive(Clone, Debug)]
struct Structure {
    ops: Vec<(Vec<I>, usize)>,
    /// By thread: operations with their arguments.
    clients: Vec<Vec<(usize, u8)>>,
}

fn made_up(r: &mut Random) -> Structure {
    let src = |r: &mut Random| match r.below(3) {
        0 => Src::Const(r.below(3) as u8),
        1 => Src::Reg(0),
        _ => Src::Reg(1 + r.below(2) as usize),
    };
    let one = |r: &mut Random| {
        let (cell, reg) = (r.below(CELLS as u64) as usize, 1 + r.below(2) as usize);
        match r.below(8) {
            0..=2 => I::Load(reg, cell),
            3..=4 => I::Store(cell, src(r)),
            5 => I::Add(reg, cell, 1),
            6 => I::Swap { ok: reg, cell, expect: src(r), new: src(r) },
            _ => I::Again { reg, cell },
        }
    };
    let ops = (0..2).map(|_| {
        let code = (0..1 + r.below(3)).map(|_| one(r)).collect();
        (code, 1 + r.below(2) as usize)
    });
    let ops = ops.collect();
    let wide = r.below(2) == 0;
    let (threads, each) = if wide { (3, 1) } else { (2, 2) };
    let clients = (0..threads)
        .map(|_| (0..each).map(|_| (r.below(2) as usize, 1 + r.below(2) as u8)).collect())
        .collect();
    Structure { ops, clients }
}

// The naive way.

type Regs = [u8; 3];

fn value(s: Src, regs: &Regs) -> u8 {
    match s {
        Src::Reg(r) => regs[r],
        Src::Const(c) => c,
    }
}

/// One instruction, or half of one; the next position.
fn execute(code: &[I], pc: (usize, u8), regs: &mut Regs, cells: &mut [u8; CELLS]) -> (usize, u8) {
    let next = (pc.0 + 1, 0);
    match code[pc.0] {
        I::Load(reg, cell) => regs[reg] = cells[cell],
        I::Store(cell, s) => cells[cell] = value(s, regs),
        I::Add(reg, cell, n) => {
            regs[reg] = cells[cell];
            cells[cell] = cells[cell].wrapping_add(n);
        }
        I::Swap { ok, cell, expect, new } => {
            let same = cells[cell] == value(expect, regs);
            if same {
                cells[cell] = value(new, regs);
            }
            regs[ok] = same as u8;
        }
        I::Again { reg, cell } if pc.1 == 0 => {
            regs[reg] = cells[cell];
            return (pc.0, 1);
        }
        I::Again { reg, cell } => {
            if cells[cell] != regs[reg] {
                return (pc.0, 0);
            }
            cells[cell] = regs[reg].wrapping_add(1);
        }
    }
    next
}

/// The operation that a thread is in, how far it is, and its registers.
type Running = ((usize, u8), Regs);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Now {
    cells: [u8; CELLS],
    /// By thread: how many operations are over, and where it is inside one.
    threads: Vec<(usize, Option<Running>)>,
    /// Thread, and what it returned if it did.
    history: Vec<(u8, Option<u8>)>,
}

fn all_explained(s: &Structure) -> bool {
    let n = s.clients.len();
    let first = Now { cells: [0; CELLS], threads: vec![(0, None); n], history: Vec::new() };
    let (mut work, mut seen) = (vec![first], HashSet::new());
    let mut histories = BTreeSet::new();
    while let Some(now) = work.pop() {
        let mut moved = false;
        for t in 0..n {
            let (k, inside) = now.threads[t];
            if k == s.clients[t].len() {
                continue;
            }
            moved = true;
            let mut next = now.clone();
            let (op, arg) = s.clients[t][k];
            let (code, answer) = &s.ops[op];
            match inside {
                None => {
                    next.history.push((t as u8, None));
                    next.threads[t].1 = Some(((0, 0), [arg, 0, 0]));
                }
                Some((pc, regs)) if pc.0 == code.len() => {
                    next.history.push((t as u8, Some(regs[*answer])));
                    next.threads[t] = (k + 1, None);
                }
                Some((pc, mut regs)) => {
                    let pc = execute(code, pc, &mut regs, &mut next.cells);
                    next.threads[t].1 = Some((pc, regs));
                }
            }
            if seen.insert(next.clone()) {
                work.push(next);
            }
        }
        if !moved {
            histories.insert(now.history);
        }
    }
    histories.iter().all(|h| is_explained(s, h))
}

fn is_explained(s: &Structure, history: &[(u8, Option<u8>)]) -> bool {
    // Operation, argument, when called, when returned, with what.
    let mut ops: Vec<(usize, u8, usize, usize, u8)> = Vec::new();
    let mut open = vec![(0, 0); s.clients.len()];
    for (i, &(t, answer)) in history.iter().enumerate() {
        let t = t as usize;
        match answer {
            None => {
                let (op, arg) = s.clients[t][open[t].0];
                open[t] = (open[t].0 + 1, ops.len());
                ops.push((op, arg, i, usize::MAX, 0));
            }
            Some(n) => (ops[open[t].1].3, ops[open[t].1].4) = (i, n),
        }
    }
    fn go(
        s: &Structure,
        ops: &[(usize, u8, usize, usize, u8)],
        cells: [u8; CELLS],
        used: u32,
    ) -> bool {
        if used.count_ones() as usize == ops.len() {
            return true;
        }
        let left = |i: &usize| used >> i & 1 == 0;
        (0..ops.len()).filter(left).any(|i| {
            let (op, arg, from, _, answer) = ops[i];
            if (0..ops.len()).filter(left).any(|j| j != i && ops[j].3 < from) {
                return false;
            }
            let (code, result) = &s.ops[op];
            let (mut pc, mut regs, mut cells) = ((0, 0), [arg, 0, 0], cells);
            while pc.0 < code.len() {
                pc = execute(code, pc, &mut regs, &mut cells);
            }
            regs[*result] == answer && go(s, ops, cells, used | 1 << i)
        })
    }
    go(s, &ops, [0; CELLS], 0)
}

// The machine.

fn operand(p: &mut Program, s: Src) -> Op {
    match s {
        Src::Reg(r) => Op::reg(r as u32),
        Src::Const(c) => p.int(c as u64),
    }
}

fn function(p: &mut Program, name: &str, n_params: u32, code: Vec<Inst>) -> FuncId {
    let locs = vec![0; code.len()];
    let name = name.to_string();
    let f =
        Function { name, n_params, n_results: 1, n_regs: 12, code, locs, ..Function::default() };
    p.functions.push(f);
    FuncId(p.functions.len() as u32 - 1)
}

/// The operations, and the cells.
fn operations(s: &Structure, p: &mut Program) -> Vec<FuncId> {
    let cells: Vec<Op> = (0..CELLS)
        .map(|i| {
            let g = p.add_global(Global { name: format!("c{i}"), size: 4, ..Global::default() });
            let at = p.address(g);
            p.constant(at)
        })
        .collect();
    let order = Order::SeqCst;
    let (w, align) = (8, 0);
    let mut out = Vec::new();
    for (i, (body, answer)) in s.ops.iter().enumerate() {
        let (zero, one) = (p.int(0), p.int(1));
        let mut code: Vec<Inst> = (1..3).map(|d| Inst::Move { d, a: zero }).collect();
        for inst in body {
            let pc = code.len() as u32;
            match *inst {
                I::Load(d, c) => {
                    code.push(Inst::Load { d: d as u32, ptr: cells[c], w, align, order })
                }
                I::Store(c, v) => {
                    let v = operand(p, v);
                    code.push(Inst::Store { ptr: cells[c], v, w, align, order });
                }
                I::Add(d, c, n) => {
                    let v = p.int(n as u64);
                    let (d, ptr) = (d as u32, cells[c]);
                    code.push(Inst::Rmw { op: Rmw::Add, d, ptr, v, w, order });
                }
                I::Swap { ok, cell, expect, new } => {
                    let (expect, new) = (operand(p, expect), operand(p, new));
                    let (ptr, ok) = (cells[cell], ok as u32);
                    let (old, weak, failure) = (5, false, order);
                    code.push(Inst::CmpXchg { old, ok, ptr, expect, new, w, weak, order, failure });
                }
                I::Again { reg, cell } => {
                    let (d, ptr) = (reg as u32, cells[cell]);
                    code.push(Inst::Load { d, ptr, w, align, order });
                    let (a, signed_overflow) = (Op::reg(d), false);
                    code.push(Inst::Bin { op: BinOp::Add, w, signed_overflow, d: 6, a, b: one });
                    let (expect, new, ok, weak) = (Op::reg(d), Op::reg(6), 7, false);
                    let (old, failure) = (5, order);
                    code.push(Inst::CmpXchg { old, ok, ptr, expect, new, w, weak, order, failure });
                    code.push(Inst::Branch { c: Op::reg(7), yes: pc + 4, no: pc });
                }
            }
        }
        code.push(Inst::Ret { vals: Box::new([Op::reg(*answer as u32)]) });
        out.push(function(p, &format!("op{i}"), 1, code));
    }
    out
}

fn model(s: &Structure, reduction: Reduction) -> MachineModel {
    let mut sequential = Program::new();
    let spec = operations(s, &mut sequential);
    let zero = sequential.int(0);
    sequential.entry =
        function(&mut sequential, "nothing", 0, vec![Inst::Ret { vals: Box::new([zero]) }]);
    let mut p = Program::new();
    let ops = operations(s, &mut p);
    let (zero, n) = (p.int(0), p.int(s.clients.len() as u64));
    let mut main = vec![Inst::Alloca { d: 0, count: n, size: 8, name: 0 }];
    for (t, calls) in s.clients.iter().enumerate() {
        let mut code = Vec::new();
        for &(op, arg) in calls {
            let arg = p.int(arg as u64);
            code.push(Inst::Call { f: ops[op], args: Box::new([arg]), d: 8, n_results: 1 });
        }
        code.push(Inst::Ret { vals: Box::new([zero]) });
        let f = function(&mut p, &format!("client{t}"), 1, code);
        let start = p.constant(p.function_address(f));
        let (d, base, offset) = (1 + t as u32, Op::reg(0), 8 * t as i64);
        main.push(Inst::PtrAdd { d, base, offset, terms: Box::new([]) });
        let args = Box::new([Op::reg(d), zero, start, zero]);
        main.push(Inst::Lib { lib: Lib::ThreadCreate, args, d: 11 });
    }
    for t in 0..s.clients.len() {
        let (ptr, order) = (Op::reg(1 + t as u32), Order::Plain);
        main.push(Inst::Load { d: 10, ptr, w: 64, align: 0, order });
        let args = Box::new([Op::reg(10), zero]);
        main.push(Inst::Lib { lib: Lib::ThreadJoin, args, d: 11 });
    }
    main.push(Inst::Ret { vals: Box::new([zero]) });
    p.entry = function(&mut p, "main", 0, main);
    let operations = ops.into_iter().zip(spec).collect();
    let specification = Specification { program: sequential, operations, key: None };
    let all = reduction == Reduction::Superstep;
    let options = Options {
        reduction,
        linearizable: Some(specification.into()),
        finite: all,
        fold: all,
        compared: all,
        ample: all,
        settle: if all { 500 } else { 0 },
        ..Options::default()
    };
    crate::common::model(p, options)
}

#[derive(Default)]
struct Found {
    states: Vec<Vec<u8>>,
    faults: Vec<FaultKind>,
}

impl Sink for Found {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.states.push(successor.to_vec());
    }

    fn fault(&mut self, _: Step, fault: Fault, _: Option<&[u8]>) {
        self.faults.push(fault.kind);
    }
}

/// Whether the machine explains everything, and in how many states.
fn search(model: &MachineModel) -> (bool, usize) {
    let mut worker = model.worker();
    let (mut found, mut seen) = (Found::default(), HashSet::new());
    model.initial(&mut |s| found.states.push(s.to_vec()));
    let mut key = Vec::new();
    while let Some(state) = found.states.pop() {
        worker.key(&state, &mut key);
        if seen.insert(key.clone()) {
            worker.expand(&state, &mut found);
        }
    }
    assert_eq!(model.specification_refused(), None);
    assert!(found.faults.iter().all(|&f| f == FaultKind::Linearizability), "{:?}", found.faults);
    (found.faults.is_empty(), seen.len())
}

#[test]
fn the_machine_and_a_naive_way_agree_on_made_up_structures() {
    let (mut right, mut wrong, mut states) = (0, 0, [0; 3]);
    for seed in 0..250 {
        let s = made_up(&mut Random(seed * 77 + 5));
        let truth = all_explained(&s);
        *(if truth { &mut right } else { &mut wrong }) += 1;
        let all = [Reduction::Superstep, Reduction::Global, Reduction::None];
        for (i, reduction) in all.into_iter().enumerate() {
            let (answer, n) = search(&model(&s, reduction));
            assert_eq!(answer, truth, "seed {seed}, {reduction:?}: {s:?}");
            states[i] += n;
        }
    }
    assert!(right > 40 && wrong > 40, "{right} {wrong}");
    assert!(states[0] * 2 < states[2], "{states:?}");
}
