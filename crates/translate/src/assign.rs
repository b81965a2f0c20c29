//! Assignments: plain ones, `op=`, `++` and `--`, whole structs, first values.

use crate::build::*;
use crate::c::*;
use crate::calls::Target;
use crate::ints;
use crate::layout::allocation;
use crate::lower::{Lower, promoted, truth_not};
use crate::objects::Obj;
use crate::steps::{Guard, StepKind, Val, is_wide};
use crate::types::Type;

/// What an operation without a type of its own is done in.
const SIZE: Type = Type::Int { bits: 64, signed: false };

impl Lower<'_> {
    pub fn store(&mut self, o: &Obj, v: Val) {
        let to = self.place(o);
        let mut checks = o.checks.clone();
        checks.extend(v.checks.iter().cloned());
        let shared = u8::from(o.shared && !self.is_atomic) + v.shared;
        let s = match is_wide(o.range) {
            true => self.wide_assignment(&to, &v),
            false if v.is_wide() => self.step_of(StepKind::assign(to, v.low().expr)),
            false => self.step_of(StepKind::assign(to, v.expr)),
        };
        let mut s = s.shared(shared);
        s.through = o.through.clone().filter(|_| v.shared == 0);
        self.checked(checks, s);
    }

    pub fn assign(&mut self, l: &Expr, r: &Expr, wanted: bool) -> Val {
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
            let place = var(self.w.names.vars[*v].clone());
            let wide = is_wide(self.w.ranges.var(self.w.program, self.w.layout, *v));
            return self.call(r, f, args, Some(Target { place, wide }));
        }
        if let Some(name) = self.fresh_pointer(r, l)
            && let Some(a) = allocation(self.w.program, r)
        {
            self.allocate_into(r, a, name.clone());
            return Val::local(var(name), (0, i32::MAX.into()));
        }
        let v = self.value(r);
        let v = self.cut_field(l, v);
        let mark = self.out.len();
        let o = self.object(l);
        let mut v = self.keep(mark, v, u8::from(o.shared && !self.is_atomic), false);
        if wanted && v.constant().is_none() {
            v = self.spill(v);
        }
        self.store(&o, v.clone());
        v
    }

    /// What a bit-field keeps of a value.
    fn cut_field(&self, l: &Expr, v: Val) -> Val {
        let Ex::Member(_, s, f) = l.kind else { return v };
        let field = &self.w.program.structs[s].fields[f];
        match (field.bits, field.ty.integer()) {
            (Some(bits), Some((_, signed))) => ints::convert_bits(v, bits, signed),
            _ => v,
        }
    }

    /// The local pointer that is assigned memory straight from `malloc`.
    pub fn fresh_pointer(&self, r: &Expr, l: &Expr) -> Option<Name> {
        allocation(self.w.program, r)?;
        let Ex::Var(v) = l.kind else { return None };
        let local = !self.w.program.vars[v].is_static && !self.w.layout.vars.contains_key(&v);
        local.then(|| self.w.names.vars[v].clone())
    }

    pub fn copy_struct(&mut self, to: Obj, s: usize, r: &Expr) {
        match &r.kind {
            Ex::Load(from) => {
                let from = self.object(from);
                self.copy_fields(&to, &from, s);
            }
            Ex::List(_) | Ex::Zero => self.init_object(&to, &Type::Struct(s), Some(r)),
            Ex::Call(f, args) if Self::takes_result(&to) => {
                let place = self.place(&to);
                self.call(r, f, args, Some(Target { place, wide: false }));
            }
            Ex::Call(..) => {
                let from = self.called_struct(r, s);
                self.copy_fields(&to, &from, s);
            }
            Ex::Cond(c, a, b) => {
                let v = self.condition(c);
                let v = self.guard(v);
                let (yes, ()) = self.apart(|l| l.copy_struct(to.clone(), s, a));
                let (no, ()) = self.apart(|l| l.copy_struct(to.clone(), s, b));
                let options = vec![(Guard::If(v.expr), yes), (Guard::Else, no)];
                let made = self.step_of(StepKind::If(options)).shared(v.shared);
                self.push(made);
            }
            Ex::Comma(a, b) => {
                self.effect(a);
                self.copy_struct(to, s, b);
            }
            Ex::Assign(l, inner) => {
                let middle = self.object(l);
                self.copy_struct(middle.clone(), s, inner);
                self.copy_fields(&to, &middle, s);
            }
            Ex::Cast(inner) => self.copy_struct(to, s, inner),
            Ex::Bad => {}
            _ => {
                self.refuse(r.span, "this way to make a struct is not translated");
            }
        }
    }

    pub fn copy_fields(&mut self, to: &Obj, from: &Obj, s: usize) {
        for f in 0..self.w.program.structs[s].fields.len() {
            let ty = self.w.program.structs[s].fields[f].ty.clone();
            let (a, b) = (self.member(to.clone(), s, f), self.member(from.clone(), s, f));
            self.copy_object(&a, &b, &ty);
        }
    }

    pub fn copy_object(&mut self, to: &Obj, from: &Obj, ty: &Type) {
        let (element, n) = ty.flat();
        let (element, is_array) = (element.clone(), matches!(ty, Type::Array(..)));
        if n > 256 {
            self.refuse(self.span, "a copy of an array this long is not translated");
            return;
        }
        for i in 0..n {
            let at = |o: &Obj| match is_array {
                true => Obj {
                    index: Some(self.total(Val::number(i as i128), o.index.clone())),
                    ..o.clone()
                },
                false => o.clone(),
            };
            let (a, b) = (at(to), at(from));
            match element.plain() {
                Type::Struct(s) => self.copy_fields(&a, &b, *s),
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
                let each = element.flat().1.max(1) as i128;
                for i in 0..*n as usize {
                    let at = Val::number(i as i128 * each);
                    let index = Some(self.total(at, o.index.clone()));
                    let part = Obj { index, ..o.clone() };
                    self.init_object(&part, element, list.get(i));
                }
            }
            (Type::Struct(s), Some(Ex::List(list))) => {
                for f in 0..self.w.program.structs[*s].fields.len() {
                    let field = &self.w.program.structs[*s].fields[f];
                    let (t, bits) = (field.ty.clone(), field.bits);
                    let part = self.member(o.clone(), *s, f);
                    match (bits, t.integer(), list.get(f)) {
                        (Some(bits), Some((_, signed)), Some(e)) => {
                            let v = self.value(e);
                            self.store(&part, ints::convert_bits(v, bits, signed));
                        }
                        _ => self.init_object(&part, &t, list.get(f)),
                    }
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

    pub fn op_assign(&mut self, op: Op, l: &Expr, r: &Expr, ty: &Type, wanted: bool) -> Val {
        let vr = self.value(r);
        let mark = self.out.len();
        let o = self.object(l);
        let vr = self.keep(mark, vr, u8::from(o.shared && !self.is_atomic), false);
        let shared = o.shared && !self.is_atomic;
        let whole = l.ty.is_atomic();
        if whole && shared && is_wide(o.range) {
            let vr = self.settled(vr);
            return self.wide_update(&o, wanted, false, |l, old| {
                let ty = if ty.integer().is_some() { ty.clone() } else { SIZE };
                let old = l.convert(old, &ty);
                let shifts = matches!(op, Op::Shl | Op::Shr);
                let vr = if shifts { vr } else { l.convert(vr, &ty) };
                l.arithmetic(op, old, vr, &ty)
            });
        }
        let old = self.read(&o);
        let old = if !whole && (shared || !o.checks.is_empty()) { self.spill(old) } else { old };
        let was = old.clone();
        let new = if l.ty.is_pointer() {
            self.moved(op, old, vr, &l.ty)
        } else {
            let ty = if ty.integer().is_some() { ty.clone() } else { l.ty.plain().clone() };
            let old = self.convert(old, &ty);
            // The amount of a shift keeps its own type.
            let vr = if matches!(op, Op::Shl | Op::Shr) { vr } else { self.convert(vr, &ty) };
            let v = self.arithmetic(op, old, vr, &ty);
            let v = self.convert(v, l.ty.plain());
            self.cut_field(l, v)
        };
        self.put_back(&o, new, was, whole && shared, wanted, false)
    }

    pub fn inc_dec(&mut self, object: &Expr, inc: bool, post: bool, wanted: bool) -> Val {
        let o = self.object(object);
        let shared = o.shared && !self.is_atomic;
        let whole = object.ty.is_atomic();
        let op = if inc { Op::Add } else { Op::Sub };
        if whole && shared && is_wide(o.range) {
            let ty = object.ty.plain().clone();
            return self.wide_update(&o, wanted, post, |l, old| {
                l.arithmetic(op, old, Val::number(1), &ty)
            });
        }
        let old = self.read(&o);
        let split = !whole && (shared || !o.checks.is_empty() || (wanted && post));
        let old = if split { self.spill(old) } else { old };
        let was = old.clone();
        let new = if object.ty.is_pointer() {
            self.moved(op, old, Val::number(1), &object.ty)
        } else {
            let ty = promoted(object.ty.plain());
            let v = self.arithmetic(op, old, Val::number(1), &ty);
            let v = self.convert(v, object.ty.plain());
            self.cut_field(object, v)
        };
        let new = match object.ty.plain() {
            Type::Bool if !inc => truth_not(was.clone()),
            Type::Bool => Val::number(1),
            _ => new,
        };
        self.put_back(&o, new, was, whole && shared, wanted, post)
    }

    /// Loads a wide object, makes something of it and stores that, in one step.
    pub fn wide_update(
        &mut self,
        o: &Obj,
        wanted: bool,
        post: bool,
        make: impl FnOnce(&mut Self, Val) -> Val,
    ) -> Val {
        let apart = Obj { checks: Vec::new(), ..o.clone() };
        let cost = u8::from(o.shared && !self.is_atomic);
        let was_atomic = std::mem::replace(&mut self.is_atomic, true);
        let (unit, v) = self.apart(|l| {
            let old = l.read(&apart);
            let old = l.spill(old);
            let new = make(l, old.clone());
            let new = if wanted && !post { l.spill(new) } else { new };
            l.store(&apart, new.clone());
            if post { old } else { new }
        });
        self.is_atomic = was_atomic;
        let s = self.step_of(StepKind::Unit(unit)).shared(cost);
        self.checked(o.checks.clone(), s);
        v
    }

    /// Stores a new value, in one step with the load if `whole`, and says which
    /// of both the expression is.
    pub fn put_back(
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
        let to = self.place(o);
        let mut unit = Vec::new();
        let mut result = Val::number(0);
        if wanted {
            let t = self.temp();
            let kept = if post { &was } else { &new };
            unit.push(self.step_of(StepKind::assign(var(t.clone()), kept.expr.clone())));
            result = Val::temp(&t, kept.range);
        }
        let stored = match wanted && !post {
            true => result.expr.clone(),
            false => new.expr.clone(),
        };
        unit.push(self.step_of(StepKind::assign(to, stored)));
        let s = self.step_of(StepKind::Unit(unit)).shared(1);
        self.checked(new.checks, s);
        result
    }
}
