//! Made-up expressions of transition code: machine code against a plain evaluator that is
//! written here. `HEDDLE_JIT_VALUES` says how many (2000).

use heddle_jit::Cranelift;
use heddle_promela::ir::{BinOp, UnOp};
use heddle_promela::native::{Env, NO_VALUE, SLACK};
use heddle_promela::transition::{Frame, Program, Spot, Val, Width, range};
use heddle_testkit::{rng::Rng, shelf};

const STATE: usize = 40;

/// `None` where the code leaves.
fn evaluate(v: &Val, state: &[u8]) -> Option<i32> {
    let truth = |b: bool| Some(b as i32);
    match v {
        Val::Const(n) => Some(*n),
        Val::Pid => Some(3),
        Val::NrPr => Some(state[0] as i32),
        Val::Load(width, spot) => {
            let mut at = spot.offset as usize;
            for (index, len, stride) in &spot.dims {
                let i = u32::try_from(evaluate(index, state)?).ok().filter(|i| i < len)?;
                at += (i * stride) as usize;
            }
            let b = &state[at..];
            Some(match width {
                Width::U8 => b[0] as i32,
                Width::U16 => u16::from_le_bytes([b[0], b[1]]) as i32,
                Width::I16 => i16::from_le_bytes([b[0], b[1]]) as i32,
                Width::I32 => i32::from_le_bytes([b[0], b[1], b[2], b[3]]),
            })
        }
        Val::Un(op, a) => {
            let a = evaluate(a, state)?;
            Some(match op {
                UnOp::Not => (a == 0) as i32,
                UnOp::Minus => (-(a as i64)) as i32,
                UnOp::Complement => !a,
            })
        }
        Val::And(a, b) => match evaluate(a, state)? {
            0 => Some(0),
            _ => truth(evaluate(b, state)? != 0),
        },
        Val::Or(a, b) => match evaluate(a, state)? {
            0 => truth(evaluate(b, state)? != 0),
            _ => Some(1),
        },
        Val::Cond(c, a, b) => match evaluate(c, state)? {
            0 => evaluate(b, state),
            _ => evaluate(a, state),
        },
        Val::Bin(op, a, b) => {
            let (a, b) = (evaluate(a, state)? as i64, evaluate(b, state)? as i64);
            let v = match op {
                BinOp::Add => a + b,
                BinOp::Sub => a - b,
                BinOp::Mul => a.wrapping_mul(b),
                BinOp::Div => a.checked_div(b)?,
                BinOp::Rem => a.checked_rem(b)?,
                BinOp::BitAnd => a & b,
                BinOp::BitOr => a | b,
                BinOp::BitXor => a ^ b,
                BinOp::Shl => a << (b & 31),
                BinOp::Shr => a >> (b & 31),
                BinOp::Lt => (a < b) as i64,
                BinOp::Le => (a <= b) as i64,
                BinOp::Gt => (a > b) as i64,
                BinOp::Ge => (a >= b) as i64,
                BinOp::Eq => (a == b) as i64,
                BinOp::Ne => (a != b) as i64,
            };
            Some(v as i32)
        }
        Val::Probe(..) | Val::Poll(_) | Val::StandsAt(..) => unreachable!("not made here"),
    }
}

fn constant(rng: &mut Rng) -> i32 {
    let some = [0, 1, -1, 2, 3, 7, 10, 100, 250, 255, 256, 65535, i32::MAX, i32::MIN, i32::MIN + 1];
    if rng.chance(60) { *rng.pick(&some) } else { rng.draw() as i32 }
}

fn made_up(rng: &mut Rng, depth: u32) -> Val {
    use BinOp::*;
    if depth == 0 || rng.chance(15) {
        return match rng.below(4) {
            0 => Val::Const(constant(rng)),
            1 => Val::Pid,
            2 => Val::NrPr,
            _ => load(rng, 0),
        };
    }
    let part = |rng: &mut Rng| Box::new(made_up(rng, depth - 1));
    match rng.below(10) {
        0 => Val::Un(*rng.pick(&[UnOp::Not, UnOp::Minus, UnOp::Complement]), part(rng)),
        1 => Val::And(part(rng), part(rng)),
        2 => Val::Or(part(rng), part(rng)),
        3 => Val::Cond(part(rng), part(rng), part(rng)),
        4 => load(rng, depth - 1),
        5 => Val::Bin(*rng.pick(&[Div, Rem]), part(rng), Box::new(Val::Const(constant(rng)))),
        _ => {
            let ops =
                [Add, Sub, Mul, Div, Rem, BitAnd, BitOr, BitXor, Shl, Shr, Lt, Le, Gt, Ge, Eq, Ne];
            Val::Bin(*rng.pick(&ops), part(rng), part(rng))
        }
    }
}

fn load(rng: &mut Rng, depth: u32) -> Val {
    let width = *rng.pick(&[Width::U8, Width::U16, Width::I16, Width::I32]);
    let dims = match rng.below(3) {
        0 if depth > 0 => vec![(made_up(rng, depth), 4, 4), (made_up(rng, depth), 3, 1)],
        1 => vec![(made_up(rng, depth), 5, 4)],
        _ => Vec::new(),
    };
    Val::Load(width, Spot { own: rng.chance(50), offset: rng.below(16) as u32, dims })
}

#[test]
fn made_up_expressions_have_the_same_value_compiled() {
    let seed = shelf::number("HEDDLE_SEED", 1);
    let mut rng = Rng::new(seed);
    let n = shelf::number("HEDDLE_JIT_VALUES", 2000) as usize;
    let values: Vec<Val> = (0..n).map(|_| made_up(&mut rng, 4)).collect();
    let frame = Frame { nr_pr: 0, last: None, wide_place: false, lossy: false, cut_marks: 0 };
    let program = Program {
        states: Vec::new(),
        receives: Vec::new(),
        propositions: values.iter().cloned().map(Some).collect(),
        chans: Vec::new(),
        alike: Vec::new(),
        frame,
    };
    let code = Cranelift.code(&program).expect("this machine is known").native;
    let (mut left, mut right) = (0, 0);
    for (v, f) in values.iter().zip(&code.propositions) {
        for _ in 0..8 {
            let mut state = [0u8; STATE + SLACK];
            for byte in &mut state[..STATE] {
                let extreme = [0, 0, 1, 2, 0x7f, 0x80, 0xff, 0xff];
                *byte = if rng.chance(70) { *rng.pick(&extreme) } else { rng.draw() as u8 };
            }
            let mut env = nothing();
            let f = f.expect("every proposition was compiled");
            // SAFETY: the expressions made here stay within the state and its slack, and
            // look at nothing else.
            let got = unsafe { f(&mut env, state.as_ptr(), 0, 3) };
            let wanted = evaluate(v, &state).map_or(NO_VALUE, |v| v as i64);
            assert_eq!(got, wanted, "seed {seed}: {v:?} in {state:?}");
            if wanted == NO_VALUE {
                left += 1;
            } else {
                right += 1;
                let (low, high) = range(v);
                assert!((low..=high).contains(&wanted), "{wanted} of {v:?}");
            }
        }
    }
    assert!(left > n / 10 && right > n, "{left} left, {right} did not");
}

fn nothing() -> Env {
    Env {
        next: std::ptr::null_mut(),
        limit: std::ptr::null_mut(),
        reached: std::ptr::null_mut(),
        chans: std::ptr::null(),
        procs: std::ptr::null(),
        stride: 0,
        n_chans: 0,
        len: STATE as u32,
        work: 0,
        nested: 0,
    }
}
