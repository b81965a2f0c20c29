//! Objects: where a variable, a field, an element or what a pointer points to
//! is: a variable or a part of one, or a cell of a pool.

use crate::build::*;
use crate::c::*;
use crate::ints;
use crate::lower::{Lower, stride_of};
use crate::steps::{Check, Note, Val};
use crate::types::Type;
use heddle_span::Span;

/// An object, and what must hold for it to be there.
#[derive(Debug, Clone)]
pub struct Obj {
    pub base: Base,
    /// The element of an array, counted in bottom elements.
    pub index: Option<Val>,
    pub shared: bool,
    pub checks: Vec<Check>,
    /// The pointer variable it is found through.
    pub through: Option<Name>,
    pub range: (i128, i128),
}

#[derive(Debug, Clone)]
pub enum Base {
    /// A variable, or a part of one.
    Named(VarRef),
    Cell(usize, Val),
}

const OUTSIDE: &str = "outside the array";
const MINIMUM: i128 = -(1 << 20);

impl Lower<'_> {
    pub fn object(&mut self, e: &Expr) -> Obj {
        match &e.kind {
            Ex::Var(v) => self.variable(*v),
            Ex::Deref(p) => self.pointed(p),
            Ex::Member(base, s, f) => {
                let o = self.object(base);
                self.member(o, *s, *f)
            }
            Ex::Index(p, i) => self.element(e, p, i),
            Ex::Call(..) | Ex::Cond(..) | Ex::Assign(..) | Ex::Comma(..) | Ex::List(_)
                if matches!(e.ty, Type::Struct(_)) =>
            {
                let Type::Struct(s) = e.ty else { return Obj::nothing() };
                self.called_struct(e, s)
            }
            Ex::Call(..) | Ex::Cond(..) | Ex::Assign(..) | Ex::Comma(..) => {
                self.refuse(e.span, "a field of a value that has no name is not translated");
                Obj::nothing()
            }
            Ex::Bad => Obj::nothing(),
            _ => {
                self.refuse(e.span, "this is not understood as an object");
                Obj::nothing()
            }
        }
    }

    pub fn variable(&mut self, v: VarId) -> Obj {
        let is_static = self.w.program.vars[v].is_static;
        let threads = self.w.facts.has_threads;
        let mut o = match self.w.layout.vars.get(&v).copied() {
            Some(c) => {
                let index = match c.per_thread {
                    _ if c.at_call => Val::temp(&self.w.names.cells[&v], (0, i32::MAX.into())),
                    true => {
                        let e = crate::memory::of_thread(&c, 0);
                        Val { expr: e, ..Val::temp(&"tid".into(), (0, i32::MAX.into())) }
                    }
                    false => Val::number(c.first.into()),
                };
                Obj::cell(c.pool, index, threads)
            }
            None => Obj::named(var(self.w.names.vars[v].clone()), is_static && threads),
        };
        o.range = self.w.ranges.var(self.w.program, self.w.layout, v);
        o
    }

    /// What a pointer points to.
    pub fn pointed(&mut self, p: &Expr) -> Obj {
        if let Some(v) = self.w.facts.param(p) {
            let shared = self.w.facts.shared_refs.contains(&v) && self.w.facts.has_threads;
            let mut o = Obj::named(var(self.w.names.vars[v].clone()), shared);
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
                if o.index.is_none() && matches!(o.base, Base::Named(_)) {
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
    pub fn cell(&mut self, element: &Type, index: Val, from: Option<Val>, span: Span) -> Obj {
        let Some(pool) = self.w.layout.pool(element) else {
            // Nothing of this type has an address: the pointer can only be null.
            if matches!(element, Type::Void | Type::Func(_) | Type::Other(_)) {
                self.refuse(span, "what this points to is not translated");
            }
            let assert = self.claim(never(), Note::mistake("a pointer to nothing"));
            self.push(assert);
            // Somewhere to write what will never be written.
            return Obj::named(var(self.temp()), false);
        };
        let name = as_word(&index.expr).cloned();
        let note = format!("a pointer to no valid `{}`", self.w.layout.pools[pool].name);
        let cond = self.valid(pool, &index);
        let mut o = Obj::cell(pool, index, self.w.facts.has_threads);
        if from.is_none() {
            o.through = name;
        }
        o.checks.push(Check::new(cond, note));
        if let (Some(from), Base::Cell(_, to)) = (from, &o.base) {
            let cond = self.same_block(pool, &from, to);
            o.checks.push(Check::new(cond, OUTSIDE));
        }
        o.range = self.w.ranges.pool(self.w.layout, pool);
        o
    }

    pub fn member(&mut self, o: Obj, s: usize, f: usize) -> Obj {
        let field = self.w.names.fields[&(s, f)].clone();
        let range = self.w.ranges.field(self.w.program, s, f);
        if self.w.program.structs[s].fields[f].bits.is_some() && o.shared {
            let text = "a bit-field in memory that threads share is not translated";
            self.refuse(self.span, text);
        }
        // What lives nowhere has all its fields with it.
        if let (Some((pool, first, each)), Base::Cell(_, index)) =
            (self.w.layout.field(s, f), &o.base)
        {
            let index = self.total(index.clone(), o.index.clone());
            let int = &crate::types::INT;
            let at = ints::binary(Op::Mul, index, Val::number(each as i128), int);
            let at = ints::binary(Op::Add, Val::number(first as i128), at, int);
            return Obj { base: Base::Cell(pool, at), index: None, through: None, range, ..o };
        }
        let place = self.place(&o).dot(&field);
        Obj { base: Base::Named(place), index: None, range, ..o }
    }

    pub fn total(&self, a: Val, b: Option<Val>) -> Val {
        match b {
            Some(b) => ints::binary(Op::Add, a, b, &crate::types::INT),
            None => a,
        }
    }

    pub fn element(&mut self, e: &Expr, p: &Expr, i: &Expr) -> Obj {
        let n = stride_of(&e.ty);
        if let Ex::Decay(array) = &p.kind {
            let o = self.object(array);
            let v = self.value(i);
            let v = self.narrowed(v, OUTSIDE);
            return self.inside(o, v, n, &array.ty);
        }
        if self.w.facts.param(p).is_some() {
            let o = self.pointed(p);
            let v = self.value(i);
            let v = self.narrowed(v, OUTSIDE);
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
    pub fn inside(&mut self, o: Obj, i: Val, n: i128, array: &Type) -> Obj {
        let i = self.settled(i);
        let int = &crate::types::INT;
        let mut o = o;
        let Type::Array(_, len) = array else { return o };
        let most = (*len).min(i32::MAX as u64) as i128 - 1;
        let fits = i.range.0 >= 0 && i.range.1 <= most;
        // SPIN checks the bounds of an array, but a pool holds many, and so does a row
        // of rows.
        if !fits && (matches!(o.base, Base::Cell(..)) || o.index.is_some()) {
            let cond = and(ge(i.expr.clone(), num(0)), le(i.expr.clone(), num(most)));
            o.checks.push(Check::new(cond, OUTSIDE));
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
            Base::Named(_) => o.index = Some(self.total(by, o.index.clone())),
        }
        o
    }

    /// The object as Promela names it.
    pub fn place(&self, o: &Obj) -> VarRef {
        match (&o.base, &o.index) {
            (Base::Named(v), None) => v.clone(),
            (Base::Named(v), Some(i)) => v.clone().at(i.expr.clone()),
            (Base::Cell(p, i), rest) => {
                let index = self.total(i.clone(), rest.clone());
                var(self.w.names.pools[*p].mem.clone()).at(index.expr)
            }
        }
    }

    pub fn load(&mut self, e: &Expr) -> Val {
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
            expr: read(self.place(o)),
            range: o.range,
            shared,
            checks: o.checks.clone(),
            local: !o.shared,
        }
    }

    /// A constant that only looks like a variable.
    pub fn constant_variable(&self, v: VarId) -> Option<i128> {
        let var = &self.w.program.vars[v];
        let fixed = var.is_const && var.is_static && var.ty.integer().is_some();
        let addressed = self.w.facts.addressed.contains(&v) || self.w.facts.assigned.contains(&v);
        if !fixed || addressed {
            return None;
        }
        var.init.as_ref().map_or(Some(0), Expr::constant)
    }

    pub fn address(&mut self, object: &Expr) -> Val {
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
            Base::Named(v) if v.name.is_empty() => Val::number(0),
            Base::Named(_) => self.refuse(object.span, "the address of this is not translated"),
        }
    }
}

impl Obj {
    pub fn named(place: VarRef, shared: bool) -> Obj {
        Obj::new(Base::Named(place), shared)
    }

    pub fn cell(pool: usize, index: Val, shared: bool) -> Obj {
        Obj::new(Base::Cell(pool, index), shared)
    }

    /// In the place of what was refused.
    pub fn nothing() -> Obj {
        Obj::named(var(""), false)
    }

    fn new(base: Base, shared: bool) -> Obj {
        let range = (i32::MIN.into(), i32::MAX.into());
        Obj { base, index: None, shared, checks: Vec::new(), through: None, range }
    }
}
