//! Choices against trying all 256 values of a byte.

use super::*;
use crate::liveness::analyse;

/// A function that makes a number of 8 bits in register 0, then `code`;
/// whatever register 7 holds at its end is used.
fn of(code: Vec<Inst>, pool: &mut Program) -> Choices {
    let width = pool.int(8);
    let mut all = vec![Inst::Lib { lib: Lib::Nondet, args: Box::new([width]), d: 0 }];
    all.extend(code);
    all.push(Inst::Ret { vals: Box::new([Op::reg(7)]) });
    let f = Function { n_regs: 8, n_params: 8, code: all, ..Function::default() };
    let live = analyse(&f);
    choices(pool, &f, &live, 0, (false, false)).expect("it makes a number")
}

fn compare(op: Cmp, d: Reg, b: Op) -> Inst {
    Inst::Cmp { op, w: 8, d, a: Op::reg(0), b }
}

fn assume(r: Reg) -> Inst {
    Inst::Lib { lib: Lib::Assume, args: Box::new([Op::reg(r)]), d: 6 }
}

fn keep() -> Inst {
    Inst::Move { d: 7, a: Op::reg(0) }
}

#[test]
fn a_number_that_nobody_uses_is_one_run() {
    let mut p = Program::new();
    let found = of(vec![], &mut p);
    assert_eq!((found.values, found.exact), (vec![0], true));
}

#[test]
fn assumptions_leave_out() {
    // Every comparison with every constant, against trying all 256 values.
    let ops = [
        (Cmp::Eq, (|a: i64, b: i64| a == b) as fn(i64, i64) -> bool, false),
        (Cmp::Ne, |a, b| a != b, false),
        (Cmp::Ult, |a, b| a < b, false),
        (Cmp::Uge, |a, b| a >= b, false),
        (Cmp::Slt, |a, b| a < b, true),
        (Cmp::Sle, |a, b| a <= b, true),
        (Cmp::Sgt, |a, b| a > b, true),
        (Cmp::Sge, |a, b| a >= b, true),
    ];
    for (op, test, signed) in ops {
        for c in [0u64, 1, 5, 127, 128, 200, 255] {
            let number = |v: u64| if signed { v as u8 as i8 as i64 } else { v as i64 };
            let want: Vec<u64> = (0..256).filter(|&v| test(number(v), number(c))).collect();
            let mut p = Program::new();
            let k = p.int(c);
            let found = of(vec![compare(op, 1, k), assume(1), keep()], &mut p);
            let want = if want.is_empty() { vec![0] } else { want };
            assert_eq!((found.values, found.exact), (want, true), "{op:?} {c}");
        }
    }
}

#[test]
fn sums_wrap_as_they_do() {
    // What the optimiser makes of `c <= n && n < c + 5`, and its like.
    for (by, below) in [(251u64, 5u64), (3, 10), (128, 130), (0, 7), (255, 1)] {
        let mut p = Program::new();
        let (by_op, below_op) = (p.int(by), p.int(below));
        let (op, a) = (BinOp::Add, Op::reg(0));
        let add = Inst::Bin { op, w: 8, signed_overflow: false, d: 2, a, b: by_op };
        let test = Inst::Cmp { op: Cmp::Ult, w: 8, d: 1, a: Op::reg(2), b: below_op };
        let found = of(vec![add, test, assume(1), keep()], &mut p);
        let want: Vec<u64> = (0..256).filter(|v| (v + by) % 256 < below).collect();
        assert_eq!((found.values, found.exact), (want, true), "{by} {below}");
    }
}

#[test]
fn a_comparison_alone_is_two_runs() {
    let mut p = Program::new();
    let k = p.int(40);
    let found = of(vec![compare(Cmp::Slt, 7, k)], &mut p);
    // One below forty, one not.
    assert_eq!((found.values.len(), found.exact), (2, true));
}

#[test]
fn remainders_are_runs() {
    let mut p = Program::new();
    let k = p.int(3);
    let rem =
        Inst::Bin { op: BinOp::SRem, w: 8, signed_overflow: false, d: 7, a: Op::reg(0), b: k };
    let found = of(vec![rem], &mut p);
    let mut rests: Vec<i8> = found.values.iter().map(|&v| v as u8 as i8 % 3).collect();
    rests.sort_unstable();
    rests.dedup();
    assert_eq!((rests, found.exact), (vec![-2, -1, 0, 1, 2], true));
}

#[test]
fn what_others_saw_stays() {
    // A store to who knows where before the assumption: a value that it
    // excludes gets its run up to there.
    let mut p = Program::new();
    let (k, one) = (p.int(4), p.int(1));
    let test = compare(Cmp::Ult, 1, k);
    let store =
        Inst::Store { ptr: Op::reg(5), v: one, w: 8, align: 1, order: crate::inst::Order::Plain };
    let found = of(vec![test, store, assume(1), keep()], &mut p);
    assert_eq!(found.values.iter().filter(|&&v| v >= 4).count(), 1);
    assert_eq!(found.values.iter().filter(|&&v| v < 4).count(), 4);
}
