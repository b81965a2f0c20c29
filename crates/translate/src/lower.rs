//! C expressions to Promela: values, objects, assignments.
//!
//! Evaluation order is clang's: operands left to right, the right side of an
//! assignment before the left. One Promela statement has at most one access to
//! shared memory; where an expression has more, the earlier ones go to temporary
//! variables first. What has no effect and nothing shared stays inside the
//! expression, so most lines look like the C they come from.

use crate::c::*;
use crate::facts::Facts;
use crate::ints;
use crate::layout::{Layout, allocation};
use crate::names::Names;
use crate::pml::{ATOM, Check, Guard, K, S, UNARY, Val, is_wide};
use crate::ranges::Ranges;
use crate::types::Type;
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// What kind of Promela a function becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Main,
    Thread,
    /// A process for each call, with a channel for the result.
    Process,
    Inline,
}

/// Everything that does not change while functions are lowered.
pub struct World<'a> {
    pub program: &'a Program,
    pub facts: &'a Facts,
    pub layout: &'a Layout,
    pub names: &'a Names,
    pub ranges: &'a Ranges,
    pub main: FuncId,
    pub temp: String,
}

/// Parts of the prelude that are needed.
#[derive(Default, Debug)]
pub struct Needs {
    pub malloc: BTreeSet<usize>,
    pub free: BTreeSet<usize>,
    pub realloc: BTreeSet<usize>,
    /// Pools whose validity takes more than one look, and whose blocks matter.
    pub valid: BTreeSet<usize>,
    pub same: BTreeSet<usize>,
    pub words: BTreeSet<&'static str>,
    /// Parameters that callers assign to before they call.
    pub params: HashSet<VarId>,
    /// Functions expanded in place, for each function.
    pub inlined: HashMap<FuncId, BTreeSet<FuncId>>,
    pub results: BTreeSet<FuncId>,
    /// Functions expanded in place that end the thread they are in.
    pub exits: BTreeSet<FuncId>,
}

/// Temporary variables in use, and the most there ever were, by Promela type.
#[derive(Default, Debug)]
pub struct Temps {
    pub now: BTreeMap<String, usize>,
    pub most: BTreeMap<String, usize>,
}

pub struct Lower<'a> {
    pub w: &'a World<'a>,
    pub needs: &'a mut Needs,
    pub wrong: &'a mut Vec<Diagnostic>,
    pub out: Vec<S>,
    pub func: FuncId,
    pub mode: Mode,
    pub span: Span,
    pub temps: Temps,
    pub n_labels: usize,
    pub loops: Vec<crate::stmt::Jump>,
    pub is_atomic: bool,
    pub uses_channel: bool,
    pub ends_early: bool,
    /// Between what the next nondeterministic number need only be.
    pub between: Option<(i128, i128)>,
}

impl<'a> Lower<'a> {
    pub fn refuse(&mut self, span: Span, text: impl Into<String>) -> Val {
        let d = Diagnostic::unsupported(span, text);
        if !self.wrong.contains(&d) {
            self.wrong.push(d);
        }
        Val::number(0)
    }

    pub fn push(&mut self, s: S) {
        self.out.push(s);
    }

    pub fn stmt_of(&self, k: K) -> S {
        S::new(k, Some(self.span))
    }

    /// Runs `f` with an empty list and returns what it emitted.
    pub fn apart<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> (Vec<S>, T) {
        let saved = std::mem::take(&mut self.out);
        let value = f(self);
        (std::mem::replace(&mut self.out, saved), value)
    }

    pub fn temp(&mut self) -> String {
        self.temp_of("int")
    }

    /// A temporary variable of a Promela type.
    pub fn temp_of(&mut self, ty: &str) -> String {
        let now = self.temps.now.entry(ty.into()).or_default();
        *now += 1;
        let n = *now;
        let most = self.temps.most.entry(ty.into()).or_default();
        *most = n.max(*most);
        self.temp_name(ty, n)
    }

    pub fn temp_name(&self, ty: &str, n: usize) -> String {
        let tmp = match ty {
            "int" => self.w.temp.clone(),
            ty => format!("{}_{ty}", self.w.temp),
        };
        match self.mode {
            Mode::Inline => format!("{}_{tmp}{n}", self.w.names.funcs[self.func]),
            _ => format!("{tmp}{n}"),
        }
    }

    /// A statement with the checks that its parts need, all one step.
    pub fn checked(&mut self, checks: Vec<Check>, s: S) {
        if checks.is_empty() {
            self.out.push(s);
            return;
        }
        let mut unit: Vec<S> = Vec::new();
        for c in checks {
            let mut assert = self.stmt_of(K::Assert(c.cond.clone()));
            assert.note = Some(c.note);
            if !unit.contains(&assert) {
                unit.push(assert);
            }
        }
        let mut whole = self.stmt_of(K::Skip);
        whole.shared = s.shared;
        whole.blocks = s.blocks;
        whole.alone = s.alone;
        whole.through = s.through.clone();
        whole.makes = s.makes.clone();
        // Where it may wait, nothing can stand before it in a d_step.
        if s.blocks {
            unit.insert(0, s)
        } else {
            unit.push(s)
        }
        whole.k = K::Unit(unit);
        self.out.push(whole);
    }

    /// Assigns to a variable with one word.
    pub fn assign_text(&mut self, to: String, v: Val) {
        let v = if v.is_wide() { v.low() } else { v };
        let s = self.stmt_of(K::Assign(to, v.text)).shared(v.shared);
        self.checked(v.checks, s);
    }

    /// Assigns to a variable of one word or two.
    pub fn assign_to(&mut self, to: String, wide: bool, v: Val) {
        if wide { self.assign_wide(to, v) } else { self.assign_text(to, v) }
    }

    pub fn spill_at(&mut self, mark: usize, v: Val) -> Val {
        let wide = v.is_wide();
        let t = if wide { self.wide_temp() } else { self.temp() };
        let range = v.range;
        let (made, ()) = self.apart(|l| l.assign_to(t.clone(), wide, v));
        self.out.splice(mark..mark, made);
        Val { local: false, ..Val::local(t, range) }
    }

    pub fn spill(&mut self, v: Val) -> Val {
        self.spill_at(self.out.len(), v)
    }

    /// Reads nothing shared, needs no checks, and chooses nothing: SPIN fails to
    /// read a conditional expression that stands among the words of an `inline`.
    pub fn settled(&mut self, v: Val) -> Val {
        let plain = v.shared == 0 && v.checks.is_empty() && !ints::is_choice(&v.text);
        if plain { v } else { self.spill(v) }
    }

    /// Needs no checks, so that it can guard.
    pub fn guard(&mut self, v: Val) -> Val {
        if v.checks.is_empty() { v } else { self.spill(v) }
    }

    /// The first value still good after the second was evaluated.
    pub fn keep(&mut self, mark: usize, a: Val, b_shared: u8, effects: bool) -> Val {
        let emitted = self.out.len() > mark;
        let risky = a.shared > 0 || !a.checks.is_empty() || (a.local && effects);
        if (emitted && risky) || (a.shared > 0 && b_shared > 0) {
            self.spill_at(mark, a)
        } else {
            a
        }
    }

    pub fn two(&mut self, a: &Expr, b: &Expr) -> (Val, Val) {
        let va = self.value(a);
        let mark = self.out.len();
        let vb = self.value(b);
        let va = self.keep(mark, va, vb.shared, b.has_effects());
        (va, vb)
    }

    pub fn many(&mut self, list: &[&Expr]) -> Vec<Val> {
        let mut out: Vec<Val> = Vec::new();
        for e in list {
            let mut mark = self.out.len();
            let v = self.value(e);
            for earlier in out.iter_mut() {
                let before = self.out.len();
                let kept = self.keep(mark, earlier.clone(), v.shared, e.has_effects());
                mark += self.out.len() - before;
                *earlier = kept;
            }
            out.push(v);
        }
        out
    }

    pub fn value(&mut self, e: &Expr) -> Val {
        if let Some(a) = allocation(self.w.program, e) {
            return self.allocate(e, a);
        }
        match &e.kind {
            Ex::Int(n) => Val::number(*n),
            Ex::Zero => Val::number(0),
            Ex::Bad => Val::number(0),
            Ex::Func(f) => match self.w.facts.values.iter().position(|v| v == f) {
                Some(i) => Val::number(i as i128 + 1),
                None => self.refuse(e.span, "the address of this function is not translated"),
            },
            Ex::Load(object) => self.load(object),
            Ex::Decay(object) | Ex::AddrOf(object) => self.address(object),
            Ex::Var(_) | Ex::Deref(_) | Ex::Member(..) | Ex::Index(..) => self.load(e),
            Ex::Neg(a) => {
                let v = self.value(a);
                self.negated(v, &e.ty)
            }
            Ex::Not(a) => {
                let v = self.value(a);
                not(v)
            }
            Ex::Compl(a) => {
                let v = self.value(a);
                self.complemented(v, &e.ty)
            }
            Ex::Bin(op, a, b) => self.binary(e, *op, a, b),
            Ex::And(a, b) => self.logical(a, b, true),
            Ex::Or(a, b) => self.logical(a, b, false),
            Ex::Cond(c, a, b) => self.conditional(c, a, b),
            Ex::Comma(a, b) => {
                self.effect(a);
                self.value(b)
            }
            Ex::Assign(l, r) => self.assign(l, r, true),
            Ex::OpAssign(op, l, r, ty) => self.op_assign(*op, l, r, ty, true),
            Ex::IncDec { object, inc, post } => self.inc_dec(object, *inc, *post, true),
            Ex::Cast(a) => self.cast(e, a),
            Ex::Call(f, args) => self.call(e, f, args, None),
            Ex::Atomic(name, args) => self.atomic(e, name, args, true),
            Ex::Block(stmts) => self.block_value(e, stmts),
            Ex::Assert(c) => {
                self.assertion(c);
                Val::number(0)
            }
            Ex::Str(_) => self.refuse(e.span, "texts are not translated"),
            Ex::List(list) if list.len() == 1 => self.value(&list[0]),
            Ex::List(list) if list.is_empty() => Val::number(0),
            Ex::List(_) => self.refuse(e.span, "this list is not translated here"),
        }
    }

    /// Evaluates for the effect alone.
    pub fn effect(&mut self, e: &Expr) {
        match &e.kind {
            Ex::Assign(l, r) => {
                self.assign(l, r, false);
            }
            Ex::OpAssign(op, l, r, ty) => {
                self.op_assign(*op, l, r, ty, false);
            }
            Ex::IncDec { object, inc, .. } => {
                self.inc_dec(object, *inc, false, false);
            }
            Ex::Atomic(name, args) => {
                self.atomic(e, name, args, false);
            }
            Ex::Comma(a, b) => {
                self.effect(a);
                self.effect(b);
            }
            Ex::Cast(a) if e.ty == Type::Void => self.effect(a),
            Ex::Cond(c, a, b) if e.ty == Type::Void || a.has_effects() || b.has_effects() => {
                let v = self.condition(c);
                let v = self.guard(v);
                let shared = v.shared;
                let (yes, ()) = self.apart(|l| l.effect(a));
                let (no, ()) = self.apart(|l| l.effect(b));
                let options = vec![(Guard::If(v.text), yes), (Guard::Else, no)];
                let s = self.stmt_of(K::If(options)).shared(shared);
                self.push(s);
            }
            Ex::Call(f, args) => {
                self.call(e, f, args, None);
            }
            Ex::Load(_) | Ex::Bad | Ex::Int(_) if !e.has_effects() => {}
            Ex::Load(o) if matches!(o.ty, Type::Struct(_)) => {}
            Ex::Block(stmts) => {
                for s in stmts {
                    self.stmt(s, false);
                }
            }
            _ => {
                let v = self.value(e);
                if !v.checks.is_empty() || v.shared > 0 {
                    self.spill(v);
                }
            }
        }
    }

    pub fn block_value(&mut self, e: &Expr, stmts: &[Stmt]) -> Val {
        let Some((last, first)) = stmts.split_last() else { return Val::number(0) };
        for s in first {
            self.stmt(s, false);
        }
        match &last.kind {
            St::Expr(value) if e.ty != Type::Void => {
                let v = self.value(value);
                self.settled(v)
            }
            _ => {
                self.stmt(last, false);
                Val::number(0)
            }
        }
    }

    pub fn cast(&mut self, e: &Expr, a: &Expr) -> Val {
        if e.ty == Type::Void {
            self.effect(a);
            return Val::number(0);
        }
        let from_pointer = a.ty.is_pointer();
        match (e.ty.plain(), from_pointer) {
            (Type::Bool, true) => {
                let v = self.value(a);
                v.truth()
            }
            (Type::Ptr(to), true) => {
                let from = a.ty.pointee().cloned().unwrap_or(Type::Void);
                let same = from.flat().0.plain() == to.flat().0.plain();
                let void = matches!(**to, Type::Void) || matches!(from, Type::Void);
                let functions = matches!(**to, Type::Func(_)) && matches!(from, Type::Func(_));
                if !same && !void && !functions {
                    return self.refuse(e.span, "a pointer as a pointer to another type");
                }
                self.value(a)
            }
            (Type::Ptr(to), false) => {
                if !matches!(**to, Type::Void) && a.constant() != Some(0) {
                    return self.refuse(e.span, "a number as a pointer");
                }
                let v = self.value(a);
                let v = self.narrowed(v, "a pointer made of a number that is too large");
                Val { range: (i32::MIN.into(), i32::MAX.into()), ..v }
            }
            (_, true) => {
                // A number made of a pointer only ever carries it somewhere.
                if !matches!(a.ty.pointee(), Some(Type::Void)) {
                    return self.refuse(e.span, "a pointer as a number");
                }
                let v = self.value(a);
                self.convert(Val { range: self.w.ranges.numbers(), ..v }, &e.ty)
            }
            _ => {
                let v = self.value(a);
                self.convert(v, &e.ty)
            }
        }
    }

    pub fn binary(&mut self, e: &Expr, op: Op, a: &Expr, b: &Expr) -> Val {
        let (pa, pb) = (a.ty.is_pointer(), b.ty.is_pointer());
        let (mut va, mut vb) = self.two(a, b);
        if (pa || pb) && !op.is_comparison() {
            return match (op, pa, pb) {
                (Op::Add, true, false) | (Op::Sub, true, false) => self.moved(op, va, vb, &a.ty),
                (Op::Add, false, true) => self.moved(op, vb, va, &b.ty),
                (Op::Sub, true, true) => {
                    let n = stride(&a.ty);
                    let v = ints::binary(Op::Sub, va, vb, &crate::types::INT);
                    ints::binary(Op::Div, v, Val::number(n), &crate::types::INT)
                }
                _ => self.refuse(e.span, "this arithmetic on pointers is not translated"),
            };
        }
        if pa || pb {
            // Cells have small numbers: nothing is large.
            let small = |v: Val| Val { range: (v.range.0, v.range.1.min(i32::MAX.into())), ..v };
            (va, vb) = (small(va), small(vb));
            return ints::binary(op, va, vb, &crate::types::INT);
        }
        self.arithmetic(op, va, vb, &a.ty_of_operation(e))
    }

    pub fn moved(&mut self, op: Op, p: Val, n: Val, ty: &Type) -> Val {
        let n = self.narrowed(n, "outside the array");
        let by = ints::binary(Op::Mul, n, Val::number(stride(ty)), &crate::types::INT);
        let mut v = ints::binary(op, p, by, &crate::types::INT);
        v.range = (0, i32::MAX.into());
        v
    }

    pub fn logical(&mut self, a: &Expr, b: &Expr, is_and: bool) -> Val {
        let va = self.condition(a);
        let (made, vb) = self.apart(|l| l.condition(b));
        let simple = made.is_empty()
            && vb.checks.is_empty()
            && va.checks.is_empty()
            && va.shared + vb.shared <= 1;
        if simple {
            let (p, sign) = if is_and { (3, "&&") } else { (2, "||") };
            let text = format!("{} {sign} {}", va.at(p), vb.at(p));
            return Val::with(text, p, (0, 1), &[&va, &vb]);
        }
        let va = self.guard(va);
        let t = self.temp();
        let (mut then, ()) = self.apart(|l| {
            l.out = made;
            l.assign_text(t.clone(), vb.truth());
        });
        let other = vec![self.stmt_of(K::Assign(t.clone(), if is_and { "0" } else { "1" }.into()))];
        let mut other = other;
        if !is_and {
            std::mem::swap(&mut then, &mut other);
        }
        let options = vec![(Guard::If(va.text.clone()), then), (Guard::Else, other)];
        let s = self.stmt_of(K::If(options)).shared(va.shared);
        self.push(s);
        Val { local: false, ..Val::local(t, (0, 1)) }
    }

    pub fn conditional(&mut self, c: &Expr, a: &Expr, b: &Expr) -> Val {
        let vc = self.condition(c);
        let vc = self.guard(vc);
        let (made_a, va) = self.apart(|l| l.value(a));
        let (made_b, vb) = self.apart(|l| l.value(b));
        let simple = made_a.is_empty()
            && made_b.is_empty()
            && va.checks.is_empty()
            && vb.checks.is_empty()
            && vc.shared + va.shared + vb.shared <= 1;
        let range = (va.range.0.min(vb.range.0), va.range.1.max(vb.range.1));
        let wide = is_wide(range);
        if simple && !wide {
            let text = format!("({} -> {} : {})", vc.at(2), va.at(2), vb.at(2));
            return Val::with(text, ATOM, range, &[&vc, &va, &vb]);
        }
        let t = if wide { self.wide_temp() } else { self.temp() };
        let fill = |l: &mut Self, made: Vec<S>, v: Val| {
            let t = t.clone();
            l.apart(|l| {
                l.out = made;
                l.assign_to(t, wide, v);
            })
            .0
        };
        let yes = fill(self, made_a, va);
        let no = fill(self, made_b, vb);
        let options = vec![(Guard::If(vc.text.clone()), yes), (Guard::Else, no)];
        let s = self.stmt_of(K::If(options)).shared(vc.shared);
        self.push(s);
        Val { local: false, ..Val::local(t, range) }
    }

    /// A value that only its truth matters of.
    pub fn condition(&mut self, c: &Expr) -> Val {
        let v = self.value(c);
        if v.is_wide() { v.truth() } else { v }
    }

    pub fn assertion(&mut self, c: &Expr) {
        let v = self.condition(c);
        let s = self.stmt_of(K::Assert(v.text)).shared(v.shared);
        self.checked(v.checks, s);
    }
}

impl Expr {
    /// The type in which a binary operation on integers is done.
    fn ty_of_operation(&self, whole: &Expr) -> Type {
        match &whole.kind {
            Ex::Bin(op, ..) if op.is_comparison() => self.ty.clone(),
            _ => whole.ty.clone(),
        }
    }
}

pub fn not(v: Val) -> Val {
    if let Some(n) = v.constant() {
        return Val::number((n == 0).into());
    }
    let v = if v.is_wide() { v.truth() } else { v };
    Val::with(format!("!{}", v.at(ATOM)), UNARY, (0, 1), &[&v])
}

/// How many bottom elements one step of a pointer is.
pub fn stride(pointer: &Type) -> i128 {
    pointer.pointee().map_or(1, stride_of)
}

pub fn stride_of(ty: &Type) -> i128 {
    ty.flat().1.clamp(1, 1 << 20) as i128
}

/// The type after integer promotion.
pub fn promoted(ty: &Type) -> Type {
    match ty.integer() {
        Some((bits, _)) if bits < 32 => crate::types::INT,
        _ => ty.clone(),
    }
}
