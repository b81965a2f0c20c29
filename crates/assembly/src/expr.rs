//! Expressions over the words, registers and flags of a program.
//!
//! Arithmetic is on mathematical integers (64 bits are never exceeded: words
//! have at most 32); where an instruction wraps, the expression says so with an
//! `&`. Truth is 0 or 1. An instruction's effect, an `assert`, a guard of the
//! collapsed graph and an atom of a formula are all of this one type.

use std::ops::Range;

/// The flags that comparisons and arithmetic set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Flag {
    /// The operands were equal, the result was zero.
    Equal,
    /// Less, by sign.
    Less,
    /// Less, without sign; a sum that did not fit.
    Carry,
}

impl Flag {
    pub const ALL: [Flag; 3] = [Flag::Equal, Flag::Less, Flag::Carry];

    pub fn name(self) -> &'static str {
        match self {
            Flag::Equal => "equal",
            Flag::Less => "less",
            Flag::Carry => "carry",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unary {
    /// 1 for 0, otherwise 0.
    Not,
    Neg,
    /// All bits: `-x - 1`.
    Flip,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    /// Logical: the operands count as true unless 0.
    Both,
    Either,
}

/// An expression. `Reg`, `Flag` and `Token` are those of the task whose code it
/// is; the forms with a task number are for properties.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Expr {
    Const(i64),
    Reg(u16),
    Flag(Flag),
    /// Whether a wake is remembered for this task.
    Token,
    /// The word whose number (its position in [`crate::Program::words`]) the
    /// operand is.
    Word(Box<Expr>),
    Unary(Unary, Box<Expr>),
    Binary(Binary, Box<Expr>, Box<Expr>),
    /// The second if the first is not 0, otherwise the third.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// A register of a task.
    TaskReg(u16, u16),
    TaskFlag(u16, Flag),
    TaskToken(u16),
    /// Whether a task's next instruction is this one. The number of
    /// instructions means that it has ended.
    At(u16, u32),
}

/// Where values are looked up.
pub trait Values {
    fn reg(&self, reg: u16) -> i64;
    fn flag(&self, flag: Flag) -> bool;
    fn token(&self) -> bool;
    /// 0 if there is no such word: whoever reads one has checked that there is.
    fn word(&self, number: i64) -> i64;
    fn task_reg(&self, task: u16, reg: u16) -> i64;
    fn task_flag(&self, task: u16, flag: Flag) -> bool;
    fn task_token(&self, task: u16) -> bool;
    fn at(&self, task: u16, instr: u32) -> bool;
}

impl Expr {
    pub fn word(number: usize) -> Expr {
        Expr::Word(Box::new(Expr::Const(number as i64)))
    }

    /// A word of a row, `range`, by its number; 0 if there is none.
    pub fn element(number: Expr, range: Range<usize>) -> Expr {
        if let Expr::Const(n) = number
            && usize::try_from(n).is_ok_and(|n| range.contains(&n))
        {
            return Expr::Word(Box::new(number));
        }
        let inside = within(number.clone(), range.start as i64, range.end as i64);
        Expr::choose(inside, Expr::Word(Box::new(number)), Expr::Const(0))
    }

    /// What [`Expr::element`] was made of, where the number is no constant.
    pub fn as_element(&self) -> Option<(&Expr, Range<usize>)> {
        let Expr::If(inside, word, _) = self else { return None };
        let Expr::Word(number) = &**word else { return None };
        let Expr::Binary(Binary::Both, low, high) = &**inside else { return None };
        match (&**low, &**high) {
            (Expr::Binary(Binary::Le, lo, a), Expr::Binary(Binary::Lt, b, hi))
                if a == number && b == number =>
            {
                let (&Expr::Const(lo), &Expr::Const(hi)) = (&**lo, &**hi) else { return None };
                Some((number, usize::try_from(lo).ok()?..usize::try_from(hi).ok()?))
            }
            _ => None,
        }
    }

    /// Whether every row is read within its bounds, where its value matters:
    /// what `&&` and `||` do not look at need not be.
    pub fn in_bounds(&self) -> Expr {
        let both = |a, b| Expr::binary(Binary::Both, a, b);
        if let (Some((number, _)), Expr::If(inside, ..)) = (self.as_element(), self) {
            return both(number.in_bounds(), (**inside).clone());
        }
        match self {
            Expr::Word(a) | Expr::Unary(_, a) => a.in_bounds(),
            Expr::Binary(op, a, b) => {
                let (first, second) = (a.in_bounds(), b.in_bounds());
                let needed = match op {
                    _ if second.is_true() => second,
                    Binary::Both => {
                        Expr::binary(Binary::Either, Expr::unary(Unary::Not, (**a).clone()), second)
                    }
                    Binary::Either => Expr::binary(Binary::Either, (**a).clone(), second),
                    _ => second,
                };
                both(first, needed)
            }
            Expr::If(a, b, c) => both(a.in_bounds(), both(b.in_bounds(), c.in_bounds())),
            _ => Expr::Const(1),
        }
    }

    pub fn binary(op: Binary, a: Expr, b: Expr) -> Expr {
        use Binary::*;
        match (op, &a, &b) {
            (_, Expr::Const(x), Expr::Const(y)) => Expr::Const(op.apply(*x, *y)),
            (Add | Sub | Or | Xor | Shl | Shr, _, Expr::Const(0)) => a,
            (Add | Or | Xor, Expr::Const(0), _) => b,
            (Both, Expr::Const(0), _) | (Both, _, Expr::Const(0)) => Expr::Const(0),
            (Both, Expr::Const(_), _) if b.is_truth() => b,
            (Both, _, Expr::Const(_)) if a.is_truth() => a,
            (Either, Expr::Const(0), _) if b.is_truth() => b,
            (Either, _, Expr::Const(0)) if a.is_truth() => a,
            (Either, Expr::Const(_), _) | (Either, _, Expr::Const(_))
                if a.is_true() || b.is_true() =>
            {
                Expr::Const(1)
            }
            (Eq | Le, _, _) if a == b => Expr::Const(1),
            (Ne | Lt | Sub | Xor, _, _) if a == b => Expr::Const(0),
            _ => Expr::Binary(op, Box::new(a), Box::new(b)),
        }
    }

    pub fn unary(op: Unary, a: Expr) -> Expr {
        match (op, a) {
            (_, Expr::Const(x)) => Expr::Const(op.apply(x)),
            (Unary::Not, Expr::Unary(Unary::Not, a)) if a.is_truth() => *a,
            (Unary::Not, Expr::Binary(Binary::Eq, a, b)) => Expr::Binary(Binary::Ne, a, b),
            (Unary::Not, Expr::Binary(Binary::Ne, a, b)) => Expr::Binary(Binary::Eq, a, b),
            (Unary::Not, Expr::Binary(Binary::Lt, a, b)) => Expr::Binary(Binary::Le, b, a),
            (Unary::Not, Expr::Binary(Binary::Le, a, b)) => Expr::Binary(Binary::Lt, b, a),
            (_, a) => Expr::Unary(op, Box::new(a)),
        }
    }

    pub fn choose(cond: Expr, yes: Expr, no: Expr) -> Expr {
        match cond {
            Expr::Const(0) => no,
            Expr::Const(_) => yes,
            _ if yes == no => yes,
            _ => Expr::If(Box::new(cond), Box::new(yes), Box::new(no)),
        }
    }

    /// Whether its value is always 0 or 1.
    pub fn is_truth(&self) -> bool {
        use Binary::*;
        match self {
            Expr::Const(c) => *c == 0 || *c == 1,
            Expr::Flag(_) | Expr::Token | Expr::TaskFlag(..) => true,
            Expr::TaskToken(_) | Expr::At(..) | Expr::Unary(Unary::Not, _) => true,
            Expr::Binary(op, ..) => matches!(op, Eq | Ne | Lt | Le | Both | Either),
            Expr::If(_, a, b) => a.is_truth() && b.is_truth(),
            _ => false,
        }
    }

    /// Whether it is a constant other than 0.
    pub fn is_true(&self) -> bool {
        matches!(self, Expr::Const(c) if *c != 0)
    }

    /// Its value.
    pub fn eval(&self, v: &impl Values) -> i64 {
        match self {
            Expr::Const(c) => *c,
            Expr::Reg(r) => v.reg(*r),
            Expr::Flag(f) => v.flag(*f) as i64,
            Expr::Token => v.token() as i64,
            Expr::Word(number) => v.word(number.eval(v)),
            Expr::Unary(op, a) => op.apply(a.eval(v)),
            Expr::Binary(Binary::Both, a, b) => (a.eval(v) != 0 && b.eval(v) != 0) as i64,
            Expr::Binary(Binary::Either, a, b) => (a.eval(v) != 0 || b.eval(v) != 0) as i64,
            Expr::Binary(op, a, b) => op.apply(a.eval(v), b.eval(v)),
            Expr::If(c, a, b) => {
                if c.eval(v) != 0 {
                    a.eval(v)
                } else {
                    b.eval(v)
                }
            }
            Expr::TaskReg(t, r) => v.task_reg(*t, *r),
            Expr::TaskFlag(t, f) => v.task_flag(*t, *f) as i64,
            Expr::TaskToken(t) => v.task_token(*t) as i64,
            Expr::At(t, i) => v.at(*t, *i) as i64,
        }
    }

    /// How many nodes it has.
    pub fn size(&self) -> usize {
        let mut n = 0;
        self.each(&mut |_| n += 1);
        n
    }

    /// Calls `f` on this expression and every part of it.
    pub fn each(&self, f: &mut impl FnMut(&Expr)) {
        f(self);
        match self {
            Expr::Word(a) | Expr::Unary(_, a) => a.each(f),
            Expr::Binary(_, a, b) => {
                a.each(f);
                b.each(f);
            }
            Expr::If(a, b, c) => {
                a.each(f);
                b.each(f);
                c.each(f);
            }
            _ => {}
        }
    }

    /// Whether some part of it satisfies `f`.
    pub fn any(&self, f: impl Fn(&Expr) -> bool) -> bool {
        let mut found = false;
        self.each(&mut |e| found |= f(e));
        found
    }

    /// The same with every leaf (register, flag, token) and every word replaced
    /// by what `f` says, after the replacement of its own parts.
    pub fn map(&self, f: &mut impl FnMut(Expr) -> Expr) -> Expr {
        let whole = match self {
            Expr::Word(a) => Expr::Word(Box::new(a.map(f))),
            Expr::Unary(op, a) => Expr::unary(*op, a.map(f)),
            Expr::Binary(op, a, b) => {
                let a = a.map(f);
                Expr::binary(*op, a, b.map(f))
            }
            Expr::If(c, a, b) => {
                let (c, a) = (c.map(f), a.map(f));
                Expr::choose(c, a, b.map(f))
            }
            leaf => leaf.clone(),
        };
        f(whole)
    }
}

/// `lo <= e && e < hi`.
pub(crate) fn within(e: Expr, lo: i64, hi: i64) -> Expr {
    let above = Expr::binary(Binary::Le, Expr::Const(lo), e.clone());
    Expr::binary(Binary::Both, above, Expr::binary(Binary::Lt, e, Expr::Const(hi)))
}

impl Unary {
    pub fn apply(self, a: i64) -> i64 {
        match self {
            Unary::Not => (a == 0) as i64,
            Unary::Neg => a.wrapping_neg(),
            Unary::Flip => !a,
        }
    }
}

impl Binary {
    pub fn apply(self, a: i64, b: i64) -> i64 {
        match self {
            Binary::Add => a.wrapping_add(b),
            Binary::Sub => a.wrapping_sub(b),
            Binary::Mul => a.wrapping_mul(b),
            Binary::And => a & b,
            Binary::Or => a | b,
            Binary::Xor => a ^ b,
            // A shift by more than the width leaves nothing.
            Binary::Shl if !(0..64).contains(&b) => 0,
            Binary::Shr if !(0..64).contains(&b) => 0,
            Binary::Shl => a.wrapping_shl(b as u32),
            Binary::Shr => a.wrapping_shr(b as u32),
            Binary::Eq => (a == b) as i64,
            Binary::Ne => (a != b) as i64,
            Binary::Lt => (a < b) as i64,
            Binary::Le => (a <= b) as i64,
            Binary::Both => (a != 0 && b != 0) as i64,
            Binary::Either => (a != 0 || b != 0) as i64,
        }
    }
}
