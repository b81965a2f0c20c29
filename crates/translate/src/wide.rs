//! 64-bit integers that do not fit in Promela's `int`: pairs of words.
//!
//! Most numbers of 64-bit types are small, and `ranges` knows; those are held in
//! one `int` as all others. What may not fit is an object of type `wide`, whose
//! upper word is `hi` and lower word `lo`, and arithmetic on it is done by the
//! inlines of [`TEXT`], exact as C's, wrap-around included. A wide value is always
//! the name of such an object, so operands are put into temporary ones first. A
//! load or store of one is one step, as on a 64-bit machine.

use crate::c::Op;
use crate::ints;
use crate::lower::Lower;
use crate::pml::{ATOM, Check, K, S, UNARY, Val, is_wide, words};
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
                let word = |w: &str| format!("{}.{w} {} {}.{w}", a.text, op.text(), b.text);
                self.put_words(&r, word("hi32"), word("lo32"));
                self.wide_result(r, range)
            }
            Op::Add => self.wide_operation("wide_add", a, b, range),
            Op::Sub => self.wide_operation("wide_subtract", a, b, range),
            _ => self.wide_operation("wide_multiply", a, b, range),
        }
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
        self.put_words(&r, format!("~{}.hi32", a.text), format!("~{}.lo32", a.text));
        self.wide_result(r, range)
    }

    pub fn wide_temp(&mut self) -> String {
        self.needs.words.insert("wide");
        self.temp_of("wide")
    }

    /// As a pair of words that reads nothing shared and needs no checks.
    pub fn wide(&mut self, v: Val) -> Val {
        if v.constant().is_none() && v.is_wide() {
            return self.settled(v);
        }
        let range = v.range;
        let r = self.wide_temp();
        self.assign_wide(r.clone(), v);
        Val { local: false, ..Val::local(r, range) }
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
        let cond = format!("{0}.hi32 == ({0}.lo32 < 0 -> -1 : 0)", v.text);
        let mut low = v.low();
        low.checks.push(Check { cond, note: note.into() });
        low
    }

    /// Puts a value into a pair of words.
    pub fn assign_wide(&mut self, to: String, v: Val) {
        let s = self.wide_assignment(&to, &v);
        self.checked(v.checks.clone(), s);
    }

    pub fn wide_assignment(&self, to: &str, v: &Val) -> S {
        let one = |w: &str, text: String| self.stmt_of(K::Assign(format!("{to}.{w}"), text));
        let unit = match (v.constant(), v.is_wide()) {
            (Some(n), _) => {
                let (high, low) = words(n);
                vec![one("hi32", high), one("lo32", low)]
            }
            (None, true) => {
                vec![
                    one("hi32", format!("{}.hi32", v.text)),
                    one("lo32", format!("{}.lo32", v.text)),
                ]
            }
            (None, false) => {
                let sign = match v.range {
                    (0.., _) => "0".into(),
                    (_, ..=-1) => "-1".into(),
                    _ => format!("({to}.lo32 < 0 -> -1 : 0)"),
                };
                vec![one("lo32", v.text.clone()), one("hi32", sign)]
            }
        };
        self.stmt_of(K::Unit(unit)).shared(v.shared)
    }

    /// The condition that a value is this number.
    pub fn is_number(&self, v: &Val, n: i128) -> String {
        match v.is_wide() {
            true => {
                let (high, low) = words(n);
                format!("({0}.hi32 == {high} && {0}.lo32 == {low})", v.text)
            }
            false => format!("{} == {}", v.at(8), Val::number(n).text),
        }
    }

    fn put_words(&mut self, to: &str, high: String, low: String) {
        let one = |w: &str, text: String| self.stmt_of(K::Assign(format!("{to}.{w}"), text));
        let s = self.stmt_of(K::Unit(vec![one("hi32", high), one("lo32", low)]));
        self.push(s);
    }

    fn wide_result(&self, r: String, range: (i128, i128)) -> Val {
        let v = Val { local: false, ..Val::local(r, range) };
        if is_wide(range) { v } else { Val { range, ..v.low() } }
    }

    fn wide_call(&mut self, word: &'static str, args: &[&str]) -> String {
        self.needs.words.insert(word);
        let r = self.wide_temp();
        let call = format!("{word}({r}, {})", args.join(", "));
        let s = self.stmt_of(K::Unit(vec![self.stmt_of(K::Raw(call))]));
        self.push(s);
        r
    }

    fn wide_operation(&mut self, word: &'static str, a: Val, b: Val, range: (i128, i128)) -> Val {
        let mark = self.out.len();
        let b = self.wide(b);
        let a = self.keep(mark, a, 0, false);
        let a = self.wide(a);
        let r = self.wide_call(word, &[&a.text, &b.text]);
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
        let r = self.wide_call(word, &[&a.text, &b.at(ATOM)]);
        self.wide_result(r, range)
    }

    fn wide_divide(&mut self, op: Op, a: Val, b: Val, signed: bool, range: (i128, i128)) -> Val {
        let maybe_zero = b.range.0 <= 0 && b.range.1 >= 0;
        let b = self.wide(b);
        let a = self.wide(a);
        if maybe_zero {
            let mut s = self.stmt_of(K::Assert(b.clone().truth().text));
            s.note = Some("division by zero".into());
            self.push(s);
        }
        if signed && a.range.0 <= i64::MIN.into() && b.range.0 <= -1 && b.range.1 >= -1 {
            let lowest = self.is_number(&a, i64::MIN.into());
            let by = self.is_number(&b, -1);
            let mut s = self.stmt_of(K::Assert(format!("!({lowest} && {by})")));
            s.note = Some("a quotient that does not fit".into());
            self.push(s);
        }
        self.needs.words.insert("wide_divide");
        let word = match (op, signed) {
            (Op::Div, true) => "wide_quotient",
            (Op::Div, false) => "wide_quotient_unsigned",
            (_, true) => "wide_remainder",
            (_, false) => "wide_remainder_unsigned",
        };
        let r = self.wide_call(word, &[&a.text, &b.text]);
        self.wide_result(r, range)
    }

    fn wide_compare(&mut self, op: Op, a: Val, b: Val, signed: bool) -> Val {
        let number = |x: &Val, y: &Val| match (op, y.constant()) {
            (Op::Eq | Op::Ne, Some(n)) if x.is_wide() => Some(n),
            _ => None,
        };
        for (x, y) in [(&a, &b), (&b, &a)] {
            if let Some(n) = number(x, y) {
                let text = self.is_number(x, n);
                return truth(text, op == Op::Ne, &[x]);
            }
        }
        let mark = self.out.len();
        let b = if b.is_wide() && b.constant().is_none() { b } else { self.wide(b) };
        let a = self.keep(mark, a, b.shared, false);
        let a = if a.is_wide() && a.constant().is_none() { a } else { self.wide(a) };
        self.needs.words.insert("wide_compare");
        let less = if signed { "wide_less" } else { "wide_below" };
        let (x, y) = (&a.text, &b.text);
        let text = match op {
            Op::Eq | Op::Ne => format!("wide_equal({x}, {y})"),
            Op::Lt | Op::Ge => format!("{less}({x}, {y})"),
            _ => format!("{less}({y}, {x})"),
        };
        truth(text, matches!(op, Op::Ne | Op::Ge | Op::Le), &[&a, &b])
    }
}

/// A condition, or that it fails.
fn truth(text: String, fails: bool, parts: &[&Val]) -> Val {
    match fails {
        true => Val::with(format!("!{text}"), UNARY, (0, 1), parts),
        false => Val::with(text, ATOM, (0, 1), parts),
    }
}

/// A wide number cut by a mask of one word.
fn low_bits(a: Val, mask: Val, range: (i128, i128)) -> Val {
    let a = if a.is_wide() { a.low() } else { a };
    let text = format!("{} & {}", a.at(6), mask.at(7));
    Val::with(text, 6, range, &[&a, &mask])
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

/// What the prelude has for each word, in this order.
pub const TEXT: [(&str, &str); 8] = [
    (
        "wide_compare",
        "\
#define wide_equal(a, b) (a.hi32 == b.hi32 && a.lo32 == b.lo32)
#define wide_less(a, b) (a.hi32 < b.hi32 || (a.hi32 == b.hi32 && word_below(a.lo32, b.lo32)))
#define wide_below(a, b) (word_below(a.hi32, b.hi32) || (a.hi32 == b.hi32 && word_below(a.lo32, b.lo32)))
",
    ),
    (
        "wide_add",
        "\
inline wide_add(r_, a_, b_) {
    r_.lo32 = a_.lo32 + b_.lo32;
    r_.hi32 = a_.hi32 + b_.hi32 + (word_below(r_.lo32, a_.lo32) -> 1 : 0)
}
",
    ),
    (
        "wide_subtract",
        "\
inline wide_subtract(r_, a_, b_) {
    r_.lo32 = a_.lo32 - b_.lo32;
    r_.hi32 = a_.hi32 - b_.hi32 - (word_below(a_.lo32, b_.lo32) -> 1 : 0)
}
",
    ),
    (
        "wide_multiply",
        "\
hidden int wide_mid;
hidden int wide_top;

inline wide_multiply(r_, a_, b_) {  /* by halves of words */
    r_.lo32 = (a_.lo32 & 65535) * (b_.lo32 & 65535);
    wide_mid = ((a_.lo32 >> 16) & 65535) * (b_.lo32 & 65535) + ((r_.lo32 >> 16) & 65535);
    wide_top = (a_.lo32 & 65535) * ((b_.lo32 >> 16) & 65535) + (wide_mid & 65535);
    r_.hi32 = ((a_.lo32 >> 16) & 65535) * ((b_.lo32 >> 16) & 65535) + ((wide_mid >> 16) & 65535) + ((wide_top >> 16) & 65535) + a_.hi32 * b_.lo32 + a_.lo32 * b_.hi32;
    r_.lo32 = (wide_top << 16) | (r_.lo32 & 65535)
}
",
    ),
    (
        "wide_shift_left",
        "\
inline wide_shift_left(r_, a_, n_) {
    if
    :: (n_ == 0) -> r_.hi32 = a_.hi32; r_.lo32 = a_.lo32
    :: (n_ > 0 && n_ < 32) ->
        r_.hi32 = (a_.hi32 << n_) | ((a_.lo32 >> (32 - n_)) & (2147483647 >> (31 - n_)));
        r_.lo32 = a_.lo32 << n_
    :: else -> r_.hi32 = a_.lo32 << (n_ - 32); r_.lo32 = 0
    fi
}
",
    ),
    (
        "wide_shift_right",
        "\
inline wide_shift_right(r_, a_, n_) {
    if
    :: (n_ == 0) -> r_.hi32 = a_.hi32; r_.lo32 = a_.lo32
    :: (n_ > 0 && n_ < 32) ->
        r_.lo32 = ((a_.lo32 >> n_) & (2147483647 >> (n_ - 1))) | (a_.hi32 << (32 - n_));
        r_.hi32 = a_.hi32 >> n_
    :: else -> r_.lo32 = a_.hi32 >> (n_ - 32); r_.hi32 = a_.hi32 >> 31
    fi
}
",
    ),
    (
        "wide_shift_right_unsigned",
        "\
inline wide_shift_right_unsigned(r_, a_, n_) {
    if
    :: (n_ == 0) -> r_.hi32 = a_.hi32; r_.lo32 = a_.lo32
    :: (n_ > 0 && n_ < 32) ->
        r_.lo32 = ((a_.lo32 >> n_) & (2147483647 >> (n_ - 1))) | (a_.hi32 << (32 - n_));
        r_.hi32 = (a_.hi32 >> n_) & (2147483647 >> (n_ - 1))
    :: (n_ == 32) -> r_.lo32 = a_.hi32; r_.hi32 = 0
    :: else -> r_.lo32 = (a_.hi32 >> (n_ - 32)) & (2147483647 >> (n_ - 33)); r_.hi32 = 0
    fi
}
",
    ),
    (
        "wide_divide",
        "\
hidden wide wide_over;
hidden wide wide_by;
hidden wide wide_rest;
hidden int wide_bit;
hidden int wide_lost;

inline wide_divide(q_) {  /* wide_over / wide_by without signs, bit by bit */
    wide_rest.hi32 = 0;
    wide_rest.lo32 = 0;
    q_.hi32 = 0;
    q_.lo32 = 0;
    wide_bit = 63;
    do
    :: (wide_bit >= 0) ->
        wide_lost = (wide_rest.hi32 < 0);
        wide_rest.hi32 = (wide_rest.hi32 << 1) | ((wide_rest.lo32 >> 31) & 1);
        wide_rest.lo32 = (wide_rest.lo32 << 1) | ((wide_over.hi32 >> 31) & 1);
        wide_over.hi32 = (wide_over.hi32 << 1) | ((wide_over.lo32 >> 31) & 1);
        wide_over.lo32 = wide_over.lo32 << 1;
        q_.hi32 = (q_.hi32 << 1) | ((q_.lo32 >> 31) & 1);
        q_.lo32 = q_.lo32 << 1;
        if
        :: (wide_lost != 0 || word_below(wide_by.hi32, wide_rest.hi32) || (wide_by.hi32 == wide_rest.hi32 && !word_below(wide_rest.lo32, wide_by.lo32))) ->
            wide_rest.hi32 = wide_rest.hi32 - wide_by.hi32 - (word_below(wide_rest.lo32, wide_by.lo32) -> 1 : 0);
            wide_rest.lo32 = wide_rest.lo32 - wide_by.lo32;
            q_.lo32 = q_.lo32 | 1
        :: else -> skip
        fi;
        wide_bit = wide_bit - 1
    :: else -> break
    od
}

inline wide_size(r_, a_) {  /* without its sign */
    r_.lo32 = (a_.hi32 < 0 -> -a_.lo32 : a_.lo32);
    r_.hi32 = (a_.hi32 < 0 -> (a_.lo32 == 0 -> -a_.hi32 : ~a_.hi32) : a_.hi32)
}

inline wide_quotient_unsigned(r_, a_, b_) {
    wide_over.hi32 = a_.hi32;
    wide_over.lo32 = a_.lo32;
    wide_by.hi32 = b_.hi32;
    wide_by.lo32 = b_.lo32;
    wide_divide(r_)
}

inline wide_remainder_unsigned(r_, a_, b_) {
    wide_quotient_unsigned(r_, a_, b_);
    r_.hi32 = wide_rest.hi32;
    r_.lo32 = wide_rest.lo32
}

inline wide_quotient(r_, a_, b_) {
    wide_size(wide_over, a_);
    wide_size(wide_by, b_);
    wide_divide(r_);
    if
    :: ((a_.hi32 < 0) != (b_.hi32 < 0)) ->
        r_.hi32 = (r_.lo32 == 0 -> -r_.hi32 : ~r_.hi32);
        r_.lo32 = -r_.lo32
    :: else -> skip
    fi
}

inline wide_remainder(r_, a_, b_) {
    wide_size(wide_over, a_);
    wide_size(wide_by, b_);
    wide_divide(r_);
    r_.hi32 = wide_rest.hi32;
    r_.lo32 = wide_rest.lo32;
    if
    :: (a_.hi32 < 0) ->
        r_.hi32 = (r_.lo32 == 0 -> -r_.hi32 : ~r_.hi32);
        r_.lo32 = -r_.lo32
    :: else -> skip
    fi
}
",
    ),
];

/// Where the words of a pair are compared as if they had no sign.
pub const HEAD: &str = "\
typedef wide {  /* a 64-bit number: upper and lower word */
    int hi32;
    int lo32;
}

#define word_below(a, b) (((a) ^ (~2147483647)) < ((b) ^ (~2147483647)))
";
