//! Random programs that wait in loops: a livelock is found, at every reduction,
//! if and only if the graph of all interleavings has a component that no step
//! leaves, with a cycle in it, in which memory stays as it is. A failure prints
//! its seed.

use crate::common::*;
use heddle_machine::*;
use heddle_model::{FaultKind, Model, Worker};
use std::collections::{BTreeSet, HashMap};

const W: u8 = 32;

struct Maker {
    p: Program,
    vars: Vec<Op>,
    lock: Op,
}

impl Maker {
    fn new() -> Maker {
        let mut p = Program::new();
        p.types.push(Type::Int { bytes: 4, signed: false });
        let int = TypeId(p.types.len() as u32 - 1);
        p.types.push(Type::Array { of: int, count: 10 });
        let cells = TypeId(p.types.len() as u32 - 1);
        let mut global = |name: &str, size: u32, ty: TypeId| {
            let g = p.add_global(Global { name: name.into(), size, ty, ..Global::default() });
            p.address(g)
        };
        let vars = ["x", "y"].map(|n| global(n, 4, int));
        let lock = global("m", 40, cells);
        let vars = vars.iter().map(|&v| p.constant(v)).collect();
        let lock = p.constant(lock);
        Maker { p, vars, lock }
    }

    fn var(&self, r: &mut Random) -> Op {
        self.vars[r.below(2) as usize]
    }

    /// A loop, or a step, of a thread.
    fn piece(&mut self, r: &mut Random, code: &mut Vec<Inst>, held: &mut bool) {
        let order = Order::SeqCst;
        let (x, y, start) = (self.var(r), self.var(r), code.len() as Pc);
        let load = |d: Reg, ptr: Op| Inst::Load { d, ptr, w: W, align: 4, order };
        let value = self.p.int(r.below(3));
        let (zero, one) = (self.p.int(0), self.p.int(1));
        let again = |code: &mut Vec<Inst>, c: Reg| {
            let on = code.len() as Pc + 1;
            code.push(Inst::Branch { c: Op::reg(c), yes: start, no: on });
        };
        match r.below(14) {
            // Until a variable has a value, or has it no more.
            0 | 1 => {
                let op = if r.below(2) == 0 { Cmp::Ne } else { Cmp::Eq };
                code.push(load(1, x));
                code.push(Inst::Cmp { op, w: W, d: 2, a: Op::reg(1), b: value });
                again(code, 2);
            }
            // Until two variables differ, read one after the other.
            2 => {
                code.push(load(1, x));
                code.push(load(3, y));
                code.push(Inst::Cmp { op: Cmp::Eq, w: W, d: 2, a: Op::reg(1), b: Op::reg(3) });
                again(code, 2);
            }
            // A lock by test and set.
            3 => {
                code.push(Inst::Rmw { op: Rmw::Xchg, d: 1, ptr: x, v: one, w: W, order });
                code.push(Inst::Cmp { op: Cmp::Ne, w: W, d: 2, a: Op::reg(1), b: zero });
                again(code, 2);
            }
            // A lock by an exchange.
            4 => {
                code.push(Inst::CmpXchg {
                    old: 1,
                    ok: 2,
                    ptr: x,
                    expect: zero,
                    new: one,
                    w: W,
                    weak: false,
                    order,
                    failure: order,
                });
                code.push(Inst::Cmp { op: Cmp::Eq, w: 1, d: 2, a: Op::reg(2), b: zero });
                again(code, 2);
            }
            5..=9 => code.push(Inst::Store { ptr: x, v: value, w: W, align: 4, order }),
            10..=12 => code.push(Inst::Rmw { op: Rmw::Xor, d: 1, ptr: x, v: one, w: W, order }),
            _ => {
                let lib = if *held { Lib::MutexUnlock } else { Lib::MutexLock };
                *held = !*held;
                code.push(Inst::Lib { lib, args: [self.lock].into(), d: 7 });
            }
        }
    }

    fn function(&mut self, name: String, n_params: u32, code: Vec<Inst>) -> FuncId {
        let locs = vec![0; code.len()];
        let f =
            Function { name, n_params, n_results: 1, n_regs: 8, code, locs, ..Default::default() };
        self.p.functions.push(f);
        FuncId(self.p.functions.len() as u32 - 1)
    }

    fn program(mut self, r: &mut Random) -> Program {
        let zero = self.p.int(0);
        let mut main = vec![Inst::Alloca { d: 0, count: zero, size: 0, name: 0 }];
        let room = self.p.int(1);
        main[0] = Inst::Alloca { d: 0, count: room, size: 16, name: 0 };
        let threads: Vec<FuncId> = (0..2)
            .map(|t| {
                let (mut code, mut held) = (Vec::new(), false);
                for _ in 0..2 + r.below(3) {
                    self.piece(r, &mut code, &mut held);
                }
                code.push(Inst::Ret { vals: [zero].into() });
                self.function(format!("t{t}"), 1, code)
            })
            .collect();
        for (i, f) in threads.iter().enumerate() {
            let f = self.p.function_address(*f);
            let f = self.p.constant(f);
            main.push(Inst::PtrAdd {
                d: 1,
                base: Op::reg(0),
                offset: i as i64 * 8,
                terms: [].into(),
            });
            let args = [Op::reg(1), zero, f, zero].into();
            main.push(Inst::Lib { lib: Lib::ThreadCreate, args, d: 7 });
        }
        for i in 0..threads.len() {
            main.push(Inst::PtrAdd {
                d: 1,
                base: Op::reg(0),
                offset: i as i64 * 8,
                terms: [].into(),
            });
            main.push(Inst::Load { d: 2, ptr: Op::reg(1), w: 64, align: 8, order: Order::Plain });
            let args = [Op::reg(2), zero].into();
            main.push(Inst::Lib { lib: Lib::ThreadJoin, args, d: 7 });
        }
        main.push(Inst::Ret { vals: [zero].into() });
        let entry = self.function("main".into(), 0, main);
        self.p.entry = entry;
        self.p
    }
}

/// Whether the graph of all interleavings has such a component.
fn naive(program: &Program) -> bool {
    let options = Options { livelocks: false, ..options(Reduction::None, Races::Off, false) };
    let model = model(program.clone(), options);
    let mut worker = model.worker();
    let (mut index, mut states, mut next) = (HashMap::new(), Vec::new(), Vec::new());
    model.initial(&mut |s| {
        index.insert(s.to_vec(), 0usize);
        states.push(s.to_vec());
    });
    while next.len() < states.len() {
        let mut found = Collect::default();
        worker.expand(&states[next.len()].clone(), &mut found);
        let to: Vec<usize> = found
            .steps
            .into_iter()
            .map(|s| {
                let n = states.len();
                *index.entry(s.clone()).or_insert_with(|| {
                    states.push(s);
                    n
                })
            })
            .collect();
        next.push(to);
    }
    let memory = |state: &Vec<u8>| -> Vec<(String, String)> {
        let fields = model.fields(state).into_iter();
        let globals = fields.filter(|f| f.owner.is_empty() && !f.name.starts_with("lock "));
        globals.map(|f| (f.name, f.value)).collect()
    };
    let memory: Vec<_> = states.iter().map(memory).collect();
    // Backward from what changes memory or ends: whoever gets there can leave.
    let mut leaves = vec![false; states.len()];
    let mut before = vec![Vec::new(); states.len()];
    for (i, to) in next.iter().enumerate() {
        to.iter().for_each(|&t| before[t].push(i));
        leaves[i] = to.is_empty() || to.iter().any(|&t| memory[t] != memory[i]);
    }
    let mut work: Vec<usize> = (0..states.len()).filter(|&i| leaves[i]).collect();
    while let Some(i) = work.pop() {
        for &b in &before[i] {
            if !leaves[b] {
                leaves[b] = true;
                work.push(b);
            }
        }
    }
    // What is left can only go round for ever.
    leaves.iter().any(|&l| !l)
}

#[test]
fn livelocks_are_the_components_that_nobody_leaves() {
    let (mut some, mut none) = (0, 0);
    for seed in 0..seeds() {
        let program = Maker::new().program(&mut Random::new(seed));
        let expected = naive(&program);
        *(if expected { &mut some } else { &mut none }) += 1;
        let ways = [
            ("none", options(Reduction::None, Races::Off, false)),
            ("global", options(Reduction::Global, Races::Off, false)),
            ("superstep", options(Reduction::Superstep, Races::Off, false)),
            (
                "por",
                Options {
                    finite: true,
                    fold: true,
                    compared: true,
                    settle: 200,
                    clear_dead: true,
                    ..options(Reduction::Superstep, Races::On, true)
                },
            ),
        ];
        for (name, options) in ways {
            let model = model(program.clone(), Options { livelocks: true, ..options });
            let kinds: BTreeSet<FaultKind> = explore(&model).0.faults.iter().map(|f| f.0).collect();
            let found = kinds.contains(&FaultKind::Livelock);
            assert_eq!(found, expected, "seed {seed}, {name}: {kinds:?}");
        }
    }
    assert!(some > 20 && none > 20, "{some} livelocks, {none} without");
}
