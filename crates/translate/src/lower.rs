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
use crate::pml::{ATOM, Check, Guard, K, S, UNARY, Val};
use crate::ranges::Ranges;
use crate::types::Type;
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
    pub temp: String,
}

/// Parts of the prelude that are needed.
#[derive(Default, Debug)]
pub struct Needs {
    pub malloc: BTreeSet<usize>,
    pub free: BTreeSet<usize>,
    /// Pools whose validity takes more than one look, and whose blocks matter.
    pub valid: BTreeSet<usize>,
    pub same: BTreeSet<usize>,
    pub words: BTreeSet<&'static str>,
    /// Parameters that callers assign to before they call.
    pub params: HashSet<VarId>,
    /// Functions expanded in place, for each function.
    pub inlined: HashMap<FuncId, BTreeSet<FuncId>>,
    pub results: BTreeSet<FuncId>,
}

pub struct Lower<'a> {
    pub w: &'a World<'a>,
    pub needs: &'a mut Needs,
    pub wrong: &'a mut Vec<Diagnostic>,
    pub out: Vec<S>,
    pub func: FuncId,
    pub mode: Mode,
    pub span: Span,
    pub temps: usize,
    pub most_temps: usize,
    pub n_labels: usize,
    pub loops: Vec<crate::stmt::Jump>,
    pub is_atomic: bool,
    pub uses_channel: bool,
    pub ends_early: bool,
}

/// An object: where it is, as text or as a cell of a pool.
#[derive(Debug, Clone)]
pub struct Obj {
    pub base: Base,
    /// The element of an array, counted in bottom elements.
    pub index: Option<Val>,
    pub shared: bool,
    pub checks: Vec<Check>,
    /// The pointer variable it is found through.
    pub through: Option<String>,
    pub range: (i64, i64),
}

#[derive(Debug, Clone)]
pub enum Base {
    Text(String),
    Cell(usize, Val),
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
        self.temps += 1;
        self.most_temps = self.most_temps.max(self.temps);
        self.temp_name(self.temps)
    }

    pub fn temp_name(&self, n: usize) -> String {
        let tmp = &self.w.temp;
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

    pub fn assign_text(&mut self, to: String, v: Val) {
        let s = self.stmt_of(K::Assign(to, v.text)).shared(v.shared);
        self.checked(v.checks, s);
    }

    fn spill_at(&mut self, mark: usize, v: Val) -> Val {
        let t = self.temp();
        let range = v.range;
        let (made, ()) = self.apart(|l| l.assign_text(t.clone(), v));
        self.out.splice(mark..mark, made);
        Val { local: false, ..Val::local(t, range) }
    }

    pub fn spill(&mut self, v: Val) -> Val {
        self.spill_at(self.out.len(), v)
    }

    /// Reads nothing shared and needs no checks.
    pub fn settled(&mut self, v: Val) -> Val {
        if v.shared > 0 || !v.checks.is_empty() { self.spill(v) } else { v }
    }

    /// Needs no checks, so that it can guard.
    pub fn guard(&mut self, v: Val) -> Val {
        if v.checks.is_empty() { v } else { self.spill(v) }
    }

    /// The first value still good after the second was evaluated.
    fn keep(&mut self, mark: usize, a: Val, b_shared: u8, effects: bool) -> Val {
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
            Ex::Int(n) => match e.ty.integer() {
                Some((64, _)) if *n > i32::MAX.into() || *n < i32::MIN.into() => {
                    self.refuse(e.span, "a 64-bit constant that does not fit in 32 bits")
                }
                _ => Val::number(*n),
            },
            Ex::Zero => Val::number(0),
            Ex::Bad => Val::number(0),
            Ex::Func(f) => match self.w.facts.values.iter().position(|v| v == f) {
                Some(i) => Val::number(i as i64 + 1),
                None => self.refuse(e.span, "the address of this function is not translated"),
            },
            Ex::Load(object) => self.load(object),
            Ex::Decay(object) | Ex::AddrOf(object) => self.address(object),
            Ex::Var(_) | Ex::Deref(_) | Ex::Member(..) | Ex::Index(..) => self.load(e),
            Ex::Neg(a) => {
                let v = self.value(a);
                ints::negate(v, &e.ty)
            }
            Ex::Not(a) => {
                let v = self.value(a);
                not(v)
            }
            Ex::Compl(a) => {
                let v = self.value(a);
                match ints::complement(v, &e.ty) {
                    Ok(v) => v,
                    Err(why) => self.refuse(e.span, why),
                }
            }
            Ex::Bin(op, a, b) => self.binary(e, *op, a, b),
            Ex::And(a, b) => self.logical(a, b, true),
            Ex::Or(a, b) => self.logical(a, b, false),
            Ex::Cond(c, a, b) => self.conditional(e, c, a, b),
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
                let v = self.value(c);
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

    fn block_value(&mut self, e: &Expr, stmts: &[Stmt]) -> Val {
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

    fn cast(&mut self, e: &Expr, a: &Expr) -> Val {
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
                ints::convert(v, &crate::types::INT)
            }
            (_, true) => {
                // A number made of a pointer only ever carries it somewhere.
                if !matches!(a.ty.pointee(), Some(Type::Void)) {
                    return self.refuse(e.span, "a pointer as a number");
                }
                let v = self.value(a);
                ints::convert(v, &e.ty)
            }
            _ => {
                let v = self.value(a);
                ints::convert(v, &e.ty)
            }
        }
    }

    fn binary(&mut self, e: &Expr, op: Op, a: &Expr, b: &Expr) -> Val {
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
        ints::binary(op, va, vb, &a.ty_of_operation(e))
    }

    fn moved(&mut self, op: Op, p: Val, n: Val, ty: &Type) -> Val {
        let by = ints::binary(Op::Mul, n, Val::number(stride(ty)), &crate::types::INT);
        let mut v = ints::binary(op, p, by, &crate::types::INT);
        v.range = (0, i32::MAX.into());
        v
    }

    fn logical(&mut self, a: &Expr, b: &Expr, is_and: bool) -> Val {
        let va = self.value(a);
        let (made, vb) = self.apart(|l| l.value(b));
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

    fn conditional(&mut self, e: &Expr, c: &Expr, a: &Expr, b: &Expr) -> Val {
        let vc = self.value(c);
        let vc = self.guard(vc);
        let (made_a, va) = self.apart(|l| l.value(a));
        let (made_b, vb) = self.apart(|l| l.value(b));
        let simple = made_a.is_empty()
            && made_b.is_empty()
            && va.checks.is_empty()
            && vb.checks.is_empty()
            && vc.shared + va.shared + vb.shared <= 1;
        let range = (va.range.0.min(vb.range.0), va.range.1.max(vb.range.1));
        if simple {
            let text = format!("({} -> {} : {})", vc.at(2), va.at(2), vb.at(2));
            return Val::with(text, ATOM, range, &[&vc, &va, &vb]);
        }
        let _ = e;
        let t = self.temp();
        let fill = |l: &mut Self, made: Vec<S>, v: Val| {
            let t = t.clone();
            l.apart(|l| {
                l.out = made;
                l.assign_text(t, v);
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

    pub fn assertion(&mut self, c: &Expr) {
        let v = self.value(c);
        let s = self.stmt_of(K::Assert(v.text)).shared(v.shared);
        self.checked(v.checks, s);
    }

    // Objects.

    pub fn object(&mut self, e: &Expr) -> Obj {
        match &e.kind {
            Ex::Var(v) => self.variable(*v),
            Ex::Deref(p) => self.pointed(p),
            Ex::Member(base, s, f) => {
                let o = self.object(base);
                self.member(o, *s, *f)
            }
            Ex::Index(p, i) => self.element(e, p, i),
            Ex::Call(..) | Ex::Cond(..) | Ex::Assign(..) | Ex::Comma(..) => {
                self.refuse(e.span, "a field of a value that has no name is not translated");
                Obj::text(String::new(), false)
            }
            Ex::Bad => Obj::text(String::new(), false),
            _ => {
                self.refuse(e.span, "this is not understood as an object");
                Obj::text(String::new(), false)
            }
        }
    }

    pub fn variable(&mut self, v: VarId) -> Obj {
        let var = &self.w.program.vars[v];
        let threads = self.w.facts.has_threads;
        let mut o = match self.w.layout.vars.get(&v) {
            Some(c) => {
                let index = if c.at_call {
                    Val {
                        local: false,
                        ..Val::local(format!("{}_at", self.w.names.vars[v]), (0, 255))
                    }
                } else if c.per_thread && c.len == 1 {
                    Val {
                        prec: 10,
                        local: false,
                        ..Val::local(format!("{} + tid", c.first), (0, 255))
                    }
                } else if c.per_thread {
                    let text = format!("{} + tid * {}", c.first, c.len);
                    Val { prec: 10, local: false, ..Val::local(text, (0, 255)) }
                } else {
                    Val::number(c.first as i64)
                };
                Obj::cell(c.pool, index, threads)
            }
            None => Obj::text(self.w.names.vars[v].clone(), var.is_static && threads),
        };
        o.range = self.w.ranges.var(self.w.program, self.w.layout, v);
        o
    }

    /// What a pointer points to.
    pub fn pointed(&mut self, p: &Expr) -> Obj {
        if let Some(v) = self.w.facts.param(p) {
            let shared = self.w.facts.shared_refs.contains(&v) && self.w.facts.has_threads;
            let mut o = Obj::text(self.w.names.vars[v].clone(), shared);
            if self.w.facts.by_ref[&v] {
                o.index = Some(Val::number(0));
            }
            if let Some(t) = p.ty.pointee() {
                o.range = t.flat().0.range();
            }
            return o;
        }
        match &p.kind {
            Ex::AddrOf(o) => return self.object(o),
            Ex::Decay(a) => {
                let mut o = self.object(a);
                if o.index.is_none() && matches!(o.base, Base::Text(_)) {
                    o.index = Some(Val::number(0));
                }
                return o;
            }
            Ex::Cast(inner) if inner.ty == p.ty => return self.pointed(inner),
            _ => {}
        }
        let element = p.ty.pointee().cloned().unwrap_or(Type::Void);
        let v = self.value(p);
        let v = self.settled(v);
        self.cell(&element, v, None, p.span)
    }

    /// The cell of a number in the pool of a type, checked.
    fn cell(&mut self, element: &Type, index: Val, from: Option<Val>, span: Span) -> Obj {
        let Some(pool) = self.w.layout.pool(element) else {
            // Nothing of this type has an address: the pointer can only be null.
            let note = "a pointer to nothing".to_string();
            if matches!(element, Type::Void | Type::Func(_) | Type::Other(_)) {
                self.refuse(span, "what this points to is not translated");
            }
            let mut assert = self.stmt_of(K::Assert("false".into()));
            assert.note = Some(note);
            self.push(assert);
            return Obj::text(self.nothing(), false);
        };
        let name = index.text.clone();
        let is_name = index.prec == ATOM && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        let note = format!("a pointer to no valid `{}`", self.w.layout.pools[pool].name);
        let cond = self.valid(pool, &index);
        let mut o = Obj::cell(pool, index, self.w.facts.has_threads);
        if is_name && from.is_none() {
            o.through = Some(name);
        }
        o.checks.push(Check { cond, note });
        if let (Some(from), Base::Cell(_, to)) = (from, &o.base)
            && let Some(cond) = self.same_block(pool, &from, to)
        {
            o.checks.push(Check { cond, note: "outside the array".into() });
        }
        o.range = self.w.ranges.pool(self.w.layout, pool);
        o
    }

    /// Somewhere to write what will never be written.
    fn nothing(&mut self) -> String {
        self.temp()
    }

    fn member(&mut self, o: Obj, s: usize, f: usize) -> Obj {
        let field = self.w.names.fields[&(s, f)].clone();
        let range = self.w.ranges.field(self.w.program, s, f);
        if let Some((pool, first, each)) = self.w.layout.field(s, f) {
            let index = match &o.base {
                Base::Cell(_, index) => self.total(index.clone(), o.index.clone()),
                Base::Text(_) => return Obj { range, ..o },
            };
            let int = &crate::types::INT;
            let at = ints::binary(Op::Mul, index, Val::number(each as i64), int);
            let at = ints::binary(Op::Add, Val::number(first as i64), at, int);
            return Obj { base: Base::Cell(pool, at), index: None, through: None, range, ..o };
        }
        let text = format!("{}.{field}", self.text(&o));
        Obj { base: Base::Text(text), index: None, range, ..o }
    }

    fn total(&self, a: Val, b: Option<Val>) -> Val {
        match b {
            Some(b) => ints::binary(Op::Add, a, b, &crate::types::INT),
            None => a,
        }
    }

    fn element(&mut self, e: &Expr, p: &Expr, i: &Expr) -> Obj {
        let n = stride_of(&e.ty);
        if let Ex::Decay(array) = &p.kind {
            let o = self.object(array);
            let v = self.value(i);
            return self.inside(o, v, n, &array.ty);
        }
        if self.w.facts.param(p).is_some() {
            let o = self.pointed(p);
            let v = self.value(i);
            let v = self.settled(v);
            return Obj { index: Some(v), ..o };
        }
        let element = p.ty.pointee().cloned().unwrap_or(Type::Void);
        let (vp, vi) = self.two(p, i);
        let (vp, vi) = (self.settled(vp), self.settled(vi));
        let is_start = vi.constant() == Some(0);
        let to = self.moved(Op::Add, vp.clone(), vi, &p.ty);
        self.cell(&element, to, (!is_start).then_some(vp), e.span)
    }

    /// An element of an array that has a name.
    fn inside(&mut self, o: Obj, i: Val, n: i64, array: &Type) -> Obj {
        let i = self.settled(i);
        let int = &crate::types::INT;
        let mut o = o;
        let Type::Array(_, len) = array else { return o };
        let most = (*len).min(i32::MAX as u64) as i64 - 1;
        let fits = i.range.0 >= 0 && i.range.1 <= most;
        // SPIN checks the bounds of an array, but a pool holds many.
        if !fits && matches!(o.base, Base::Cell(..)) {
            let cond = format!("{} >= 0 && {} <= {most}", i.at(8), i.at(8));
            o.checks.push(Check { cond, note: "outside the array".into() });
        }
        let by = ints::binary(
            Op::Mul,
            Val { range: (i.range.0.max(MINIMUM), i.range.1), ..i },
            Val::number(n),
            int,
        );
        match &o.base {
            Base::Cell(p, at) => {
                let at = ints::binary(Op::Add, at.clone(), by, int);
                o.base = Base::Cell(*p, at);
            }
            Base::Text(_) => o.index = Some(self.total(by, o.index.clone())),
        }
        o
    }

    /// The object as Promela text.
    pub fn text(&self, o: &Obj) -> String {
        match (&o.base, &o.index) {
            (Base::Text(t), None) => t.clone(),
            (Base::Text(t), Some(i)) => format!("{t}[{}]", i.text),
            (Base::Cell(p, i), rest) => {
                let index = self.total(i.clone(), rest.clone());
                format!("{}_mem[{}]", self.w.layout.pools[*p].name, index.text)
            }
        }
    }

    fn load(&mut self, e: &Expr) -> Val {
        if let Ex::Var(v) = e.kind
            && let Some(n) = self.constant_variable(v)
        {
            return Val::number(n);
        }
        if matches!(e.ty, Type::Struct(_)) {
            return self.refuse(e.span, "a whole struct is not translated here");
        }
        let o = self.object(e);
        self.read(&o)
    }

    pub fn read(&self, o: &Obj) -> Val {
        let shared = u8::from(o.shared && !self.is_atomic);
        Val {
            text: self.text(o),
            prec: ATOM,
            range: o.range,
            shared,
            checks: o.checks.clone(),
            local: !o.shared,
        }
    }

    /// A constant that only looks like a variable.
    fn constant_variable(&self, v: VarId) -> Option<i64> {
        let var = &self.w.program.vars[v];
        let fixed = var.is_const && var.is_static && var.ty.integer().is_some();
        let addressed = self.w.facts.addressed.contains(&v) || self.w.facts.assigned.contains(&v);
        if !fixed || addressed {
            return None;
        }
        var.init.as_ref().map_or(Some(0), Expr::constant)
    }

    fn address(&mut self, object: &Expr) -> Val {
        // The address of what a pointer points to needs no look at it.
        if let Ex::Deref(p) = &object.kind {
            return self.value(p);
        }
        if let Ex::Index(p, i) = &object.kind
            && !matches!(p.kind, Ex::Decay(_))
        {
            let (vp, vi) = self.two(p, i);
            return self.moved(Op::Add, vp, vi, &p.ty);
        }
        let o = self.object(object);
        match &o.base {
            Base::Cell(_, i) => {
                let mut v = self.total(i.clone(), o.index.clone());
                v.range = if v.constant().is_some() { v.range } else { (0, i32::MAX.into()) };
                // Through a pointer, the struct around must exist.
                v.checks.extend(o.checks);
                v
            }
            Base::Text(t) if t.is_empty() => Val::number(0),
            Base::Text(_) => self.refuse(object.span, "the address of this is not translated"),
        }
    }

    // Assignments.

    pub fn store(&mut self, o: &Obj, v: Val) {
        let to = self.text(o);
        let mut checks = o.checks.clone();
        checks.extend(v.checks);
        let shared = u8::from(o.shared && !self.is_atomic) + v.shared;
        let mut s = self.stmt_of(K::Assign(to, v.text)).shared(shared);
        s.through = o.through.clone().filter(|_| v.shared == 0);
        self.checked(checks, s);
    }

    fn assign(&mut self, l: &Expr, r: &Expr, wanted: bool) -> Val {
        if let Type::Struct(s) = *l.ty.plain() {
            let to = self.object(l);
            self.copy_struct(to, s, r);
            return Val::number(0);
        }
        // A call can write its result where it belongs.
        if let (Ex::Call(f, args), Ex::Var(v)) = (&r.kind, &l.kind)
            && !self.w.layout.vars.contains_key(v)
            && !self.w.program.vars[*v].is_static
            && r.ty == l.ty
        {
            let name = self.w.names.vars[*v].clone();
            return self.call(r, f, args, Some(name));
        }
        if let Some(name) = self.fresh_pointer(r, l)
            && let Some(a) = allocation(self.w.program, r)
        {
            self.allocate_into(r, a, name.clone());
            return Val::local(name, (0, i32::MAX.into()));
        }
        let v = self.value(r);
        let mark = self.out.len();
        let o = self.object(l);
        let mut v = self.keep(mark, v, u8::from(o.shared && !self.is_atomic), false);
        if wanted && v.constant().is_none() {
            v = self.spill(v);
        }
        self.store(&o, v.clone());
        v
    }

    /// The local pointer that is assigned memory straight from `malloc`.
    fn fresh_pointer(&self, r: &Expr, l: &Expr) -> Option<String> {
        allocation(self.w.program, r)?;
        let Ex::Var(v) = l.kind else { return None };
        let local = !self.w.program.vars[v].is_static && !self.w.layout.vars.contains_key(&v);
        local.then(|| self.w.names.vars[v].clone())
    }

    pub fn copy_struct(&mut self, to: Obj, s: usize, r: &Expr) {
        match &r.kind {
            Ex::Load(from) => {
                let from = self.object(from);
                self.copy_fields(&to, &from, s, 0);
            }
            Ex::List(_) | Ex::Zero => self.init_object(&to, &Type::Struct(s), Some(r)),
            Ex::Call(f, args) if matches!(to.base, Base::Text(_)) && to.checks.is_empty() => {
                let name = self.text(&to);
                self.call(r, f, args, Some(name));
            }
            Ex::Assign(l, inner) => {
                let middle = self.object(l);
                self.copy_struct(middle.clone(), s, inner);
                self.copy_fields(&to, &middle, s, 0);
            }
            Ex::Cast(inner) => self.copy_struct(to, s, inner),
            Ex::Bad => {}
            _ => {
                self.refuse(r.span, "this way to make a struct is not translated");
            }
        }
    }

    fn copy_fields(&mut self, to: &Obj, from: &Obj, s: usize, depth: u32) {
        if depth > 20 {
            return;
        }
        for f in 0..self.w.program.structs[s].fields.len() {
            let ty = self.w.program.structs[s].fields[f].ty.clone();
            let (a, b) = (self.member(to.clone(), s, f), self.member(from.clone(), s, f));
            self.copy_object(&a, &b, &ty, depth + 1);
        }
    }

    fn copy_object(&mut self, to: &Obj, from: &Obj, ty: &Type, depth: u32) {
        let (element, n) = ty.flat();
        let (element, is_array) = (element.clone(), matches!(ty, Type::Array(..)));
        if n > 256 {
            self.refuse(self.span, "a copy of an array this long is not translated");
            return;
        }
        for i in 0..n {
            let at = |o: &Obj| match is_array {
                true => Obj {
                    index: Some(self.total(Val::number(i as i64), o.index.clone())),
                    ..o.clone()
                },
                false => o.clone(),
            };
            let (a, b) = (at(to), at(from));
            match element.plain() {
                Type::Struct(s) => self.copy_fields(&a, &b, *s, depth + 1),
                _ => {
                    let v = self.read(&b);
                    let both = v.shared > 0 && a.shared;
                    let v = if both { self.spill(v) } else { v };
                    self.store(&a, v);
                }
            }
        }
    }

    /// Gives a new object its first value; `None` is zero.
    pub fn init_object(&mut self, o: &Obj, ty: &Type, init: Option<&Expr>) {
        match (ty, init.map(|e| &e.kind)) {
            (Type::Array(element, n), _) => {
                let list: &[Expr] = match init.map(|e| &e.kind) {
                    Some(Ex::List(list)) => list,
                    Some(Ex::Zero) | None => &[],
                    Some(_) => {
                        self.refuse(self.span, "this way to make an array is not translated");
                        return;
                    }
                };
                if *n > 4096 {
                    self.refuse(self.span, "an array this long is not translated");
                    return;
                }
                let each = element.flat().1.max(1) as i64;
                for i in 0..*n as usize {
                    let at = Val::number(i as i64 * each);
                    let index = Some(self.total(at, o.index.clone()));
                    let part = Obj { index, ..o.clone() };
                    self.init_object(&part, element, list.get(i));
                }
            }
            (Type::Struct(s), Some(Ex::List(list))) => {
                for f in 0..self.w.program.structs[*s].fields.len() {
                    let t = self.w.program.structs[*s].fields[f].ty.clone();
                    let part = self.member(o.clone(), *s, f);
                    self.init_object(&part, &t, list.get(f));
                }
            }
            (Type::Struct(s), Some(Ex::Zero) | None) => {
                for f in 0..self.w.program.structs[*s].fields.len() {
                    let t = self.w.program.structs[*s].fields[f].ty.clone();
                    let part = self.member(o.clone(), *s, f);
                    self.init_object(&part, &t, None);
                }
            }
            (Type::Struct(s), Some(_)) => {
                let s = *s;
                self.copy_struct(o.clone(), s, init.expect("matched"));
            }
            (_, None) => self.store(o, Val::number(0)),
            (_, Some(_)) => {
                let v = self.value(init.expect("matched"));
                let v = if v.shared > 0 && o.shared { self.spill(v) } else { v };
                self.store(o, v);
            }
        }
    }

    fn op_assign(&mut self, op: Op, l: &Expr, r: &Expr, ty: &Type, wanted: bool) -> Val {
        let vr = self.value(r);
        let mark = self.out.len();
        let o = self.object(l);
        let vr = self.keep(mark, vr, u8::from(o.shared && !self.is_atomic), false);
        let shared = o.shared && !self.is_atomic;
        let whole = l.ty.is_atomic();
        let old = self.read(&o);
        let old = if (shared && !whole) || !o.checks.is_empty() && !whole {
            self.spill(old)
        } else {
            old
        };
        let was = old.clone();
        let new = if l.ty.is_pointer() {
            self.moved(op, old, vr, &l.ty)
        } else {
            let ty = if ty.integer().is_some() { ty.clone() } else { l.ty.plain().clone() };
            let old = ints::convert(old, &ty);
            // The amount of a shift keeps its own type.
            let vr = if matches!(op, Op::Shl | Op::Shr) { vr } else { ints::convert(vr, &ty) };
            let v = ints::binary(op, old, vr, &ty);
            ints::convert(v, l.ty.plain())
        };
        self.put_back(&o, new, was, whole && shared, wanted, false)
    }

    fn inc_dec(&mut self, object: &Expr, inc: bool, post: bool, wanted: bool) -> Val {
        let o = self.object(object);
        let shared = o.shared && !self.is_atomic;
        let whole = object.ty.is_atomic();
        let old = self.read(&o);
        let split =
            (shared && !whole) || (!o.checks.is_empty() && !whole) || (wanted && post && !whole);
        let old = if split { self.spill(old) } else { old };
        let was = old.clone();
        let op = if inc { Op::Add } else { Op::Sub };
        let new = if object.ty.is_pointer() {
            self.moved(op, old, Val::number(1), &object.ty)
        } else {
            let ty = promoted(object.ty.plain());
            let v = ints::binary(op, old, Val::number(1), &ty);
            ints::convert(v, object.ty.plain())
        };
        let new = match object.ty.plain() {
            Type::Bool if !inc => not(was.clone()),
            Type::Bool => Val::number(1),
            _ => new,
        };
        self.put_back(&o, new, was, whole && shared, wanted, post)
    }

    /// Stores a new value, in one step with the load if `whole`, and says which
    /// of both the expression is.
    fn put_back(
        &mut self,
        o: &Obj,
        new: Val,
        was: Val,
        whole: bool,
        wanted: bool,
        post: bool,
    ) -> Val {
        if !whole {
            let new =
                if wanted && !post && new.constant().is_none() { self.spill(new) } else { new };
            self.store(
                o,
                Val {
                    checks: if o.checks.is_empty() { new.checks.clone() } else { Vec::new() },
                    ..new.clone()
                },
            );
            return if post { was } else { new };
        }
        let to = self.text(o);
        let mut unit = Vec::new();
        let mut result = Val::number(0);
        if wanted {
            let t = self.temp();
            let kept = if post { &was } else { &new };
            unit.push(self.stmt_of(K::Assign(t.clone(), kept.text.clone())));
            result = Val { local: false, ..Val::local(t, kept.range) };
        }
        let stored = match wanted && !post {
            true => result.text.clone(),
            false => new.text.clone(),
        };
        unit.push(self.stmt_of(K::Assign(to, stored)));
        let s = self.stmt_of(K::Unit(unit)).shared(1);
        self.checked(new.checks, s);
        result
    }
}

const MINIMUM: i64 = -(1 << 20);

impl Expr {
    /// The type in which a binary operation on integers is done.
    fn ty_of_operation(&self, whole: &Expr) -> Type {
        match &whole.kind {
            Ex::Bin(op, ..) if op.is_comparison() => self.ty.clone(),
            _ => whole.ty.clone(),
        }
    }
}

impl Obj {
    pub fn text(text: String, shared: bool) -> Obj {
        let range = (i32::MIN.into(), i32::MAX.into());
        Obj {
            base: Base::Text(text),
            index: None,
            shared,
            checks: Vec::new(),
            through: None,
            range,
        }
    }

    pub fn cell(pool: usize, index: Val, shared: bool) -> Obj {
        let range = (i32::MIN.into(), i32::MAX.into());
        let base = Base::Cell(pool, index);
        Obj { base, index: None, shared, checks: Vec::new(), through: None, range }
    }
}

pub fn not(v: Val) -> Val {
    if let Some(n) = v.constant() {
        return Val::number((n == 0).into());
    }
    Val::with(format!("!{}", v.at(ATOM)), UNARY, (0, 1), &[&v])
}

/// How many bottom elements one step of a pointer is.
pub fn stride(pointer: &Type) -> i64 {
    pointer.pointee().map_or(1, stride_of)
}

fn stride_of(ty: &Type) -> i64 {
    ty.flat().1.clamp(1, 1 << 20) as i64
}

/// The type after integer promotion.
pub fn promoted(ty: &Type) -> Type {
    match ty.integer() {
        Some((bits, _)) if bits < 32 => crate::types::INT,
        _ => ty.clone(),
    }
}
