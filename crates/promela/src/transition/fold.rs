//! What is known of values before the program runs: constants folded, ranges.

use super::*;
use crate::compiled::binary;

impl Val {
    /// The same, with what is constant computed.
    pub(super) fn folded(self) -> Val {
        match self {
            Val::Un(op, a) => match (op, *a) {
                (UnOp::Not, Val::Const(n)) => Val::Const((n == 0) as i32),
                (UnOp::Minus, Val::Const(n)) => Val::Const(n.wrapping_neg()),
                (UnOp::Complement, Val::Const(n)) => Val::Const(!n),
                (op, a) => Val::Un(op, Box::new(a)),
            },
            Val::Bin(op, a, b) => match (&*a, &*b) {
                (Val::Const(x), Val::Const(y)) => match binary(op, *x, *y) {
                    Some(v) => Val::Const(v),
                    None => Val::Bin(op, a, b),
                },
                _ => Val::Bin(op, a, b),
            },
            Val::And(a, b) => match &*a {
                Val::Const(0) => Val::Const(0),
                Val::Const(_) => truth(*b),
                _ => Val::And(a, b),
            },
            Val::Or(a, b) => match &*a {
                Val::Const(0) => truth(*b),
                Val::Const(_) => Val::Const(1),
                _ => Val::Or(a, b),
            },
            Val::Cond(c, a, b) => match &*c {
                Val::Const(0) => *b,
                Val::Const(_) => *a,
                _ => Val::Cond(c, a, b),
            },
            other => other,
        }
    }
}

/// One if it is not zero.
fn truth(v: Val) -> Val {
    if range(&v).0 >= 0 && range(&v).1 <= 1 {
        return v;
    }
    Val::Bin(BinOp::Ne, Box::new(v), Box::new(Val::Const(0))).folded()
}

/// The least and the greatest that a value can be.
pub fn range(v: &Val) -> (i64, i64) {
    const ALL: (i64, i64) = (i32::MIN as i64, i32::MAX as i64);
    let exact =
        |(low, high): (i64, i64)| if low >= ALL.0 && high <= ALL.1 { (low, high) } else { ALL };
    match v {
        Val::Const(n) => (*n as i64, *n as i64),
        Val::Load(Width::U8, _) | Val::Pid | Val::NrPr => (0, 255),
        Val::Load(Width::U16, _) => (0, 65535),
        Val::Load(Width::I16, _) => (-32768, 32767),
        Val::Load(Width::I32, _) => ALL,
        Val::Un(UnOp::Not, _) | Val::And(..) | Val::Or(..) | Val::StandsAt(..) | Val::Poll(_) => {
            (0, 1)
        }
        Val::Un(UnOp::Minus, a) => {
            let (low, high) = range(a);
            exact((-high, -low))
        }
        Val::Un(UnOp::Complement, _) => ALL,
        Val::Cond(_, a, b) => {
            let (a, b) = (range(a), range(b));
            (a.0.min(b.0), a.1.max(b.1))
        }
        Val::Probe(Probe::Len, _) => (0, 255),
        Val::Probe(..) => (0, 1),
        Val::Bin(op, a, b) => {
            let (x, y) = (range(a), range(b));
            match op {
                BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge | BinOp::Eq | BinOp::Ne => (0, 1),
                BinOp::Add => exact((x.0 + y.0, x.1 + y.1)),
                BinOp::Sub => exact((x.0 - y.1, x.1 - y.0)),
                BinOp::Mul if x.0 >= 0 && y.0 >= 0 => exact((x.0 * y.0, x.1 * y.1)),
                BinOp::Div if x.0 >= 0 && y.0 > 0 => (x.0 / y.1, x.1 / y.0),
                BinOp::Rem if x.0 >= 0 && y.0 > 0 => (0, x.1.min(y.1 - 1)),
                BinOp::BitAnd if x.0 >= 0 && y.0 >= 0 => (0, x.1.min(y.1)),
                BinOp::BitAnd if y.0 >= 0 => (0, y.1),
                BinOp::BitAnd if x.0 >= 0 => (0, x.1),
                _ => ALL,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(width: Width) -> Val {
        Val::Load(width, Spot { own: false, offset: 0, dims: Vec::new() })
    }

    #[test]
    fn ranges_hold_what_arithmetic_gives() {
        use BinOp::*;
        let sides = [
            (load(Width::U8), vec![0, 1, 7, 128, 255]),
            (load(Width::I16), vec![-32768, -3, 0, 5, 32767]),
            (load(Width::I32), vec![i32::MIN, -1, 0, 1, i32::MAX]),
            (Val::Const(6), vec![6]),
            (Val::Const(-2), vec![-2]),
        ];
        let ops =
            [Add, Sub, Mul, Div, Rem, BitAnd, BitOr, BitXor, Shl, Shr, Lt, Le, Gt, Ge, Eq, Ne];
        for (a, xs) in &sides {
            for (b, ys) in &sides {
                for op in ops {
                    let v = Val::Bin(op, Box::new(a.clone()), Box::new(b.clone()));
                    let (low, high) = range(&v);
                    for (&x, &y) in xs.iter().flat_map(|x| ys.iter().map(move |y| (x, y))) {
                        if let Some(v) = binary(op, x, y) {
                            assert!((low..=high).contains(&(v as i64)), "{x} {op:?} {y} = {v}");
                        }
                    }
                }
            }
        }
    }
}
