//! C expressions to Promela: values, objects, assignments.
//!
//! Evaluation order is clang's: operands left to right, the right side of an
//! assignment before the left. One Promela statement has at most one access to
//! shared memory; where an expression has more, the earlier ones go to temporary
//! variables first. What has no effect and nothing shared stays inside the
//! expression, so most lines look like the C they come from.

use crate::build::{self, *};
use crate::c::*;
use crate::facts::Facts;
use crate::ints;
use crate::layout::{Layout, allocation};
use crate::names::Names;
use crate::ranges::Ranges;
use crate::steps::{Check, Guard, Note, Step, StepKind, Val, is_wide};
use crate::types::Type;
use heddle_promela::syntax::ast;
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeSet, HashMap, HashSet};

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
}

/// Parts of the prelude that are needed.
#[derive(Default, Debug)]
pub struct Needs {
    pub malloc: BTreeSet<usize>,
    pub free: BTreeSet<usize>,
    pub realloc: BTreeSet<usize>,
    /// Inlines of the prelude, and what has no other name.
    pub words: BTreeSet<&'static str>,
    /// Parameters that callers assign to before they call.
    pub params: HashSet<VarId>,
    /// Functions expanded in place, for each function.
    pub inlined: HashMap<FuncId, BTreeSet<FuncId>>,
    pub results: BTreeSet<FuncId>,
    /// Functions expanded in place that end the thread they are in.
    pub exits: BTreeSet<FuncId>,
}

/// Temporary variables of one type: how many are in use, and the most there ever were.
#[derive(Debug, Clone)]
pub struct Temps {
    pub ty: ast::Type,
    pub now: usize,
    pub most: usize,
}

pub struct Lower<'a> {
    pub w: &'a World<'a>,
    pub needs: &'a mut Needs,
    pub wrong: &'a mut Vec<Diagnostic>,
    pub out: Vec<Step>,
    pub func: FuncId,
    pub mode: Mode,
    pub span: Span,
    pub temps: Vec<Temps>,
    pub loops: Vec<crate::stmt::Jump>,
    /// The variables of the blocks around whose lives are followed.
    pub scopes: Vec<Vec<VarId>>,
    pub is_atomic: bool,
    pub uses_channel: bool,
    /// Where jumps to the function's end lead, once there is one.
    pub end_label: Option<Name>,
    /// Between what the next nondeterministic number need only be.
    pub between: Option<(i128, i128)>,
    /// Nobody looks at what the library call at hand answers.
    pub unheard: bool,
}

impl<'a> Lower<'a> {
    pub fn refuse(&mut self, span: Span, text: impl Into<String>) -> Val {
        let d = Diagnostic::unsupported(span, text);
        if !self.wrong.contains(&d) {
            self.wrong.push(d);
        }
        Val::number(0)
    }

    pub fn push(&mut self, s: Step) {
        self.out.push(s);
    }

    pub fn step_of(&self, kind: StepKind) -> Step {
        Step::new(kind, Some(self.span))
    }

    /// A call of an inline of the prelude.
    pub fn prelude(&mut self, word: &'static str, args: Vec<PmlExpr>) -> Step {
        self.needs.words.insert(word);
        self.step_of(StepKind::Prelude(word.into(), args))
    }

    /// An assertion of ours.
    pub fn claim(&self, cond: PmlExpr, note: Note) -> Step {
        self.step_of(StepKind::assert(cond)).noted(note)
    }

    /// Runs `f` with an empty list and returns what it emitted.
    pub fn apart<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> (Vec<Step>, T) {
        let saved = std::mem::take(&mut self.out);
        let value = f(self);
        (std::mem::replace(&mut self.out, saved), value)
    }

    pub fn temp(&mut self) -> Name {
        self.temp_of(ast::Type::Int)
    }

    /// A temporary variable of a Promela type.
    pub fn temp_of(&mut self, ty: ast::Type) -> Name {
        let known = self.temps.iter().position(|t| t.ty == ty);
        let at = known.unwrap_or_else(|| {
            self.temps.push(Temps { ty, now: 0, most: 0 });
            self.temps.len() - 1
        });
        let t = &mut self.temps[at];
        t.now += 1;
        t.most = t.most.max(t.now);
        let n = t.now;
        self.temp_name(ty, n)
    }

    pub fn temp_name(&self, ty: ast::Type, n: usize) -> Name {
        let names = self.w.names;
        let what = match ty {
            ast::Type::Struct(_) if ty == crate::declare::WIDE => "_wide".to_string(),
            ast::Type::Struct(id) => {
                let s = (id.index() - 1) % self.w.program.structs.len();
                format!("_{}", names.structs[s])
            }
            _ => String::new(),
        };
        let of = match self.mode {
            Mode::Inline => format!("{}_", names.inlines[self.func]),
            _ => String::new(),
        };
        // No parameter ends so: SPIN would find it in `x_.field`.
        let end = if what.is_empty() { "" } else { "_" };
        format!("{of}{}{what}{n}{end}", names.temp).into()
    }

    /// A statement with the checks that its parts need, all one step.
    pub fn checked(&mut self, checks: Vec<Check>, s: Step) {
        if checks.is_empty() {
            self.out.push(s);
            return;
        }
        let mut unit: Vec<Step> = Vec::new();
        for c in checks {
            let assert = self.claim(c.cond, c.note);
            if !unit.contains(&assert) {
                unit.push(assert);
            }
        }
        let mut whole = self.step_of(StepKind::skip());
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
        whole.kind = StepKind::Unit(unit);
        self.out.push(whole);
    }

    /// Assigns to a variable with one word.
    pub fn assign_word(&mut self, to: VarRef, v: Val) {
        let v = if v.is_wide() { v.low() } else { v };
        let s = self.step_of(StepKind::assign(to, v.expr)).shared(v.shared);
        self.checked(v.checks, s);
    }

    /// Assigns to a variable of one word or two.
    pub fn assign_to(&mut self, to: VarRef, wide: bool, v: Val) {
        if wide { self.assign_wide(to, v) } else { self.assign_word(to, v) }
    }

    pub fn spill_at(&mut self, mark: usize, v: Val) -> Val {
        let wide = v.is_wide();
        let t = if wide { self.wide_temp() } else { self.temp() };
        let range = v.range;
        let (made, ()) = self.apart(|l| l.assign_to(var(t.clone()), wide, v));
        self.out.splice(mark..mark, made);
        Val::temp(&t, range)
    }

    pub fn spill(&mut self, v: Val) -> Val {
        self.spill_at(self.out.len(), v)
    }

    /// Reads nothing shared, needs no checks, and chooses nothing: SPIN fails to
    /// read a conditional expression that stands among the words of an `inline`.
    pub fn settled(&mut self, v: Val) -> Val {
        let plain = v.shared == 0 && v.checks.is_empty() && !is_choice(&v.expr);
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
                truth_not(v)
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
                let options = vec![(Guard::If(v.expr), yes), (Guard::Else, no)];
                let s = self.step_of(StepKind::If(options)).shared(shared);
                self.push(s);
            }
            Ex::Call(f, args) => {
                self.unheard = self.is_refusable(f);
                self.call(e, f, args, None);
                self.unheard = false;
            }
            Ex::Bad | Ex::Int(_) => {}
            Ex::Load(o) if matches!(o.kind, Ex::Var(_)) => {}
            Ex::Load(o) if matches!(o.ty, Type::Struct(_)) => {
                let o = self.object(o);
                let nothing = self.step_of(StepKind::skip());
                if !o.checks.is_empty() {
                    self.checked(o.checks, nothing);
                }
            }
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
            let op = if is_and { BinOp::And } else { BinOp::Or };
            let e = bin(op, va.expr.clone(), vb.expr.clone());
            return Val::with(e, (0, 1), &[&va, &vb]);
        }
        let va = self.guard(va);
        let t = self.temp();
        let (mut then, ()) = self.apart(|l| {
            l.out = made;
            l.assign_word(var(t.clone()), vb.truth());
        });
        let short = StepKind::assign(var(t.clone()), num((!is_and).into()));
        let mut other = vec![self.step_of(short)];
        if !is_and {
            std::mem::swap(&mut then, &mut other);
        }
        let options = vec![(Guard::If(va.expr.clone()), then), (Guard::Else, other)];
        let s = self.step_of(StepKind::If(options)).shared(va.shared);
        self.push(s);
        Val::temp(&t, (0, 1))
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
            let e = choice(vc.expr.clone(), va.expr.clone(), vb.expr.clone());
            return Val::with(e, range, &[&vc, &va, &vb]);
        }
        let t = if wide { self.wide_temp() } else { self.temp() };
        let fill = |l: &mut Self, made: Vec<Step>, v: Val| {
            let t = var(t.clone());
            l.apart(|l| {
                l.out = made;
                l.assign_to(t, wide, v);
            })
            .0
        };
        let yes = fill(self, made_a, va);
        let no = fill(self, made_b, vb);
        let options = vec![(Guard::If(vc.expr.clone()), yes), (Guard::Else, no)];
        let s = self.step_of(StepKind::If(options)).shared(vc.shared);
        self.push(s);
        Val::temp(&t, range)
    }

    /// A value that only its truth matters of.
    pub fn condition(&mut self, c: &Expr) -> Val {
        let v = self.value(c);
        if v.is_wide() { v.truth() } else { v }
    }

    pub fn assertion(&mut self, c: &Expr) {
        let v = self.condition(c);
        let s = self.step_of(StepKind::assert(v.expr)).shared(v.shared);
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

/// That a value is zero.
pub fn truth_not(v: Val) -> Val {
    if let Some(n) = v.constant() {
        return Val::number((n == 0).into());
    }
    let v = if v.is_wide() { v.truth() } else { v };
    Val::with(build::not(v.expr.clone()), (0, 1), &[&v])
}

/// How many bottom elements one step of a pointer is.
pub fn stride(pointer: &Type) -> i128 {
    pointer.pointee().map_or(1, stride_of)
}

pub fn stride_of(ty: &Type) -> i128 {
    ty.flat().1.max(1).into()
}

/// The type after integer promotion.
pub fn promoted(ty: &Type) -> Type {
    match ty.integer() {
        Some((bits, _)) if bits < 32 => crate::types::INT,
        _ => ty.clone(),
    }
}
