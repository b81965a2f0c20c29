//! 64-bit integers that do not fit in Promela's `int`: pairs of words.
//!
//! Most numbers of 64-bit types are small, and `ranges` knows; those are held in
//! one `int` as all others. What may not fit is an object of type `wide`, whose
//! upper word is `hi` and lower word `lo`, and arithmetic on it is done by the
//! inlines of `prelude.pml`, exact as C's, wrap-around included. A wide value is always
//! the name of such an object, so operands are put into temporary ones first. A
//! load or store of one is one step, as on a 64-bit machine.

use crate::build::*;
use crate::c::Op;
use crate::ints;
use crate::lower::Lower;
use crate::steps::{Check, Note, Step, StepKind, Val, is_wide, words};
use crate::types::Type;

const SIGNED: Type = Type::Int { bits: 64, signed: true };
const UNSIGNED: Type = Type::Int { bits: 64, signed: false };

impl Lower<'_> {
    /// Value conversion to an integer type.
    pub fn convert(&mut self, v: Val, to: &Type) -> Val {
        let Some((bits, _)) = to.integer() else { return v };
        let (lo, hi) = to.range();
        let fits = lo <= v.range.0 && v.range.1 <= hi;
        if v.constant().is_some() || bits == 1 || fits {
            return ints::convert(v, to);
        }
        match (bits, v.is_wide()) {
            (64, true) => Val { range: (lo, hi), ..v },
            // A negative number that becomes a very large one.
            (64, false) => Val { range: (lo, hi), ..self.wide(v) },
            (_, true) => ints::convert(v.low(), to),
            (_, false) => ints::convert(v, to),
        }
    }

    /// `a op b`; of type `ty`, except for the amount of a shift.
    pub fn arithmetic(&mut self, op: Op, a: Val, b: Val, ty: &Type) -> Val {
        let shifts = matches!(op, Op::Shl | Op::Shr);
        let b = if shifts && b.is_wide() { self.narrowed(b, "a shift by too much") } else { b };
        if !matches!(ty.integer(), Some((64, _))) {
            let (a, b) = self.small_operands(op, a, b);
            return ints::binary(op, a, b, ty);
        }
        if let (Some(x), Some(y)) = (a.constant(), b.constant()) {
            if op.is_comparison() {
                return Val::number(compared(op, x, y).into());
            }
            let v = ints::binary(op, a.clone(), b.clone(), ty);
            if v.constant().is_some() {
                return v;
            }
        }
        let range = ints::result(op, a.range, b.range, ty);
        let mixed = (a.is_large() && b.range.0 < 0) || (b.is_large() && a.range.0 < 0);
        let tricky = mixed && !matches!(op, Op::Add | Op::Sub | Op::And);
        let far = shifts && (b.range.0 < 0 || b.range.1 > 31);
        if !a.is_wide() && !b.is_wide() && !is_wide(range) && !tricky && !far {
            let positive = a.range.0 >= 0 && b.range.0 >= 0;
            let (a, b) = self.small_operands(op, a, b);
            let v = ints::binary(op, a, b, if positive { &UNSIGNED } else { &SIGNED });
            return Val { range, ..v };
        }
        let signed = matches!(ty.integer(), Some((_, true)));
        match op {
            _ if op.is_comparison() => self.wide_compare(op, a, b, signed),
            Op::Shl | Op::Shr => self.wide_shift(op, a, b, signed, range),
            Op::Div | Op::Rem => self.wide_divide(op, a, b, signed, range),
            Op::And if !b.is_wide() && b.range.0 >= 0 => low_bits(a, b, range),
            Op::And if !a.is_wide() && a.range.0 >= 0 => low_bits(b, a, range),
            Op::And | Op::Or | Op::Xor => {
                let (a, b) = (self.wide(a), self.wide(b));
                let r = self.wide_temp();
                let word = |w: &str| bin(operator(op), a.half(w), b.half(w));
                self.put_words(&r, word("hi32"), word("lo32"));
                self.wide_result(r, range)
            }
            Op::Add => self.wide_operation("wide_add", a, b, range),
            Op::Sub => self.wide_operation("wide_subtract", a, b, range),
            _ => self.wide_operation("wide_multiply", a, b, range),
        }
    }

    /// Operands of a division that the result mentions several times, in variables.
    fn small_operands(&mut self, op: Op, a: Val, b: Val) -> (Val, Val) {
        let divides = matches!(op, Op::Div | Op::Rem) && (a.is_large() || b.is_large());
        if !divides || (size(&a.expr) <= 2 && size(&b.expr) <= 2) {
            return (a, b);
        }
        let a = if a.constant().is_some() { a } else { self.spill(a) };
        let b = if b.constant().is_some() { b } else { self.spill(b) };
        (a, b)
    }

    /// `-a`
    pub fn negated(&mut self, a: Val, ty: &Type) -> Val {
        let range = ints::negated(a.range, ty);
        if a.constant().is_none() && (a.is_wide() || is_wide(range) || a.is_large()) {
            return match ty.integer() {
                Some((64, _)) => self.arithmetic(Op::Sub, Val::number(0), a, ty),
                _ => ints::negate(a, ty),
            };
        }
        ints::negate(a, ty)
    }

    /// `~a`
    pub fn complemented(&mut self, a: Val, ty: &Type) -> Val {
        let Some((64, signed)) = ty.integer() else { return ints::complement(a, ty) };
        if a.constant().is_some() {
            return ints::complement(a, ty);
        }
        let range = match signed {
            true => (-1 - a.range.1, -1 - a.range.0),
            false => ty.range(),
        };
        if !a.is_wide() && !is_wide(range) && !a.is_large() {
            return Val { range, ..ints::complement(a, ty) };
        }
        let a = self.wide(a);
        let r = self.wide_temp();
        self.put_words(&r, complement(a.half("hi32")), complement(a.half("lo32")));
        self.wide_result(r, range)
    }

    pub fn wide_temp(&mut self) -> Name {
        self.needs.words.insert("wide");
        self.temp_of(crate::declare::WIDE)
    }

    /// As a pair of words that reads nothing shared and needs no checks.
    pub fn wide(&mut self, v: Val) -> Val {
        if v.constant().is_none() && v.is_wide() {
            return self.settled(v);
        }
        let range = v.range;
        let r = self.wide_temp();
        self.assign_wide(var(r.clone()), v);
        Val::temp(&r, range)
    }

    /// As a number in one word, for what counts cells: an assertion says so.
    pub fn narrowed(&mut self, v: Val, note: &str) -> Val {
        if !v.is_wide() {
            return v;
        }
        if let Some(n) = v.constant() {
            return Val::number(n.clamp(i32::MIN.into(), i32::MAX.into()));
        }
        let v = self.wide(v);
        let sign = choice(lt(v.half("lo32"), num(0)), num(-1), num(0));
        let cond = eq(v.half("hi32"), sign);
        let mut low = v.low();
        low.checks.push(Check::new(cond, note));
        low
    }

    /// Puts a value into a pair of words.
    pub fn assign_wide(&mut self, to: VarRef, v: Val) {
        let s = self.wide_assignment(&to, &v);
        self.checked(v.checks.clone(), s);
    }

    pub fn wide_assignment(&self, to: &VarRef, v: &Val) -> Step {
        let one = |w: &str, e| self.step_of(StepKind::assign(to.clone().dot(w), e));
        let unit = match (v.constant(), v.is_wide()) {
            (Some(n), _) => {
                let (high, low) = words(n);
                vec![one("hi32", high), one("lo32", low)]
            }
            (None, true) => vec![one("hi32", v.half("hi32")), one("lo32", v.half("lo32"))],
            (None, false) => {
                let sign = match v.range {
                    (0.., _) => num(0),
                    (_, ..=-1) => num(-1),
                    _ => choice(lt(read(to.clone().dot("lo32")), num(0)), num(-1), num(0)),
                };
                vec![one("lo32", v.expr.clone()), one("hi32", sign)]
            }
        };
        self.step_of(StepKind::Unit(unit)).shared(v.shared)
    }

    /// The condition that a value is this number.
    pub fn is_number(&self, v: &Val, n: i128) -> PmlExpr {
        match v.is_wide() {
            true => pair_is(v, n),
            false => eq(v.expr.clone(), num(n)),
        }
    }

    fn put_words(&mut self, to: &Name, high: PmlExpr, low: PmlExpr) {
        let one = |w: &str, e| self.step_of(StepKind::assign(var(to.clone()).dot(w), e));
        let s = self.step_of(StepKind::Unit(vec![one("hi32", high), one("lo32", low)]));
        self.push(s);
    }

    fn wide_result(&self, r: Name, range: (i128, i128)) -> Val {
        let v = Val::temp(&r, range);
        match is_wide(range) {
            true => v,
            // Not `low`: of a range this small, the value may look constant.
            false => Val { expr: v.half("lo32"), ..v },
        }
    }

    fn wide_call(&mut self, word: &'static str, args: [&Val; 2]) -> Name {
        let r = self.wide_temp();
        let mut all = vec![crate::build::word(r.clone())];
        all.extend(args.map(|v| v.expr.clone()));
        let call = self.prelude(word, all);
        let s = self.step_of(StepKind::Unit(vec![call]));
        self.push(s);
        r
    }

    fn wide_operation(&mut self, word: &'static str, a: Val, b: Val, range: (i128, i128)) -> Val {
        let mark = self.out.len();
        let b = self.wide(b);
        let a = self.keep(mark, a, 0, false);
        let a = self.wide(a);
        let r = self.wide_call(word, [&a, &b]);
        self.wide_result(r, range)
    }

    fn wide_shift(&mut self, op: Op, a: Val, b: Val, signed: bool, range: (i128, i128)) -> Val {
        let mut b = b;
        b.checks.extend(ints::amount(&b, 64));
        let b = self.settled(b);
        let a = self.wide(a);
        let word = match (op, signed) {
            (Op::Shl, _) => "wide_shift_left",
            (_, true) => "wide_shift_right",
            (_, false) => "wide_shift_right_unsigned",
        };
        let r = self.wide_call(word, [&a, &b]);
        self.wide_result(r, range)
    }

    fn wide_divide(&mut self, op: Op, a: Val, b: Val, signed: bool, range: (i128, i128)) -> Val {
        let maybe_zero = b.range.0 <= 0 && b.range.1 >= 0;
        let b = self.wide(b);
        let a = self.wide(a);
        if maybe_zero {
            let zero = pair_is(&b, 0);
            self.push(self.claim(not(zero), Note::mistake("division by zero")));
        }
        if signed && a.range.0 <= i64::MIN.into() && b.range.0 <= -1 && b.range.1 >= -1 {
            let both = and(pair_is(&a, i64::MIN.into()), pair_is(&b, -1));
            self.push(self.claim(not(both), Note::mistake("a quotient that does not fit")));
        }
        let word = match (op, signed) {
            (Op::Div, true) => "wide_quotient",
            (Op::Div, false) => "wide_quotient_unsigned",
            (_, true) => "wide_remainder",
            (_, false) => "wide_remainder_unsigned",
        };
        let r = self.wide_call(word, [&a, &b]);
        self.wide_result(r, range)
    }

    fn wide_compare(&mut self, op: Op, a: Val, b: Val, signed: bool) -> Val {
        let number = |x: &Val, y: &Val| match (op, y.constant()) {
            (Op::Eq | Op::Ne, Some(n)) if x.is_wide() => Some(n),
            _ => None,
        };
        for (x, y) in [(&a, &b), (&b, &a)] {
            if let Some(n) = number(x, y) {
                let e = self.is_number(x, n);
                return truth(e, op == Op::Ne, &[x]);
            }
        }
        let mark = self.out.len();
        let b = if b.is_wide() && b.constant().is_none() { b } else { self.wide(b) };
        let a = self.keep(mark, a, b.shared, false);
        let a = if a.is_wide() && a.constant().is_none() { a } else { self.wide(a) };
        let less = |x: &Val, y: &Val| {
            let highs = (x.half("hi32"), y.half("hi32"));
            let same = eq(highs.0.clone(), highs.1.clone());
            let first = if signed { lt(highs.0, highs.1) } else { below(highs.0, highs.1) };
            or(first, and(same, below(x.half("lo32"), y.half("lo32"))))
        };
        let e = match op {
            Op::Eq | Op::Ne => {
                and(eq(a.half("hi32"), b.half("hi32")), eq(a.half("lo32"), b.half("lo32")))
            }
            Op::Lt | Op::Ge => less(&a, &b),
            _ => less(&b, &a),
        };
        truth(e, matches!(op, Op::Ne | Op::Ge | Op::Le), &[&a, &b])
    }
}

/// The condition that a pair of words is this number, however small its range.
fn pair_is(v: &Val, n: i128) -> PmlExpr {
    let (high, low) = words(n);
    and(eq(v.half("hi32"), high), eq(v.half("lo32"), low))
}

/// A condition, or that it fails.
fn truth(e: PmlExpr, fails: bool, parts: &[&Val]) -> Val {
    Val::with(if fails { not(e) } else { e }, (0, 1), parts)
}

/// A wide number cut by a mask of one word.
fn low_bits(a: Val, mask: Val, range: (i128, i128)) -> Val {
    let a = if a.is_wide() { a.low() } else { a };
    Val::with(bin(BinOp::BitAnd, a.expr.clone(), mask.expr.clone()), range, &[&a, &mask])
}

fn compared(op: Op, x: i128, y: i128) -> bool {
    match op {
        Op::Lt => x < y,
        Op::Le => x <= y,
        Op::Gt => x > y,
        Op::Ge => x >= y,
        Op::Eq => x == y,
        _ => x != y,
    }
}
