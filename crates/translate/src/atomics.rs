//! C11 atomics, `__atomic_*` and `__sync_*`: each operation one step.
//!
//! Memory orders are not looked at: the model is sequentially consistent. A weak
//! exchange never fails for no reason.

use crate::build::{self, *};
use crate::c::*;
use crate::ints;
use crate::lower::{Lower, promoted};
use crate::objects::Obj;
use crate::steps::{Guard, Step, StepKind, Val, is_wide};
use crate::types::Type;

/// What an operation does to the old value.
enum Update {
    Op(Op),
    Nand,
    Replace,
}

impl Lower<'_> {
    pub fn atomic(&mut self, e: &Expr, name: &str, args: &[Expr], wanted: bool) -> Val {
        let sync = name.strip_prefix("__sync_");
        let plain = name.strip_prefix("__c11_atomic_").or(name.strip_prefix("__atomic_"));
        let Some(word) = sync.or(plain).filter(|_| !args.is_empty() || sync.is_some()) else {
            return self.refuse(e.span, format!("`{name}` is not translated"));
        };
        // clang puts the memory order second.
        let is_init = word == "init";
        let rest: Vec<&Expr> = match sync {
            Some(_) => args.iter().skip(1).collect(),
            None if is_init => args.iter().skip(1).collect(),
            None => args.iter().skip(2).collect(),
        };
        let word = word.trim_end_matches("_n");
        match (word, rest.len()) {
            ("synchronize" | "thread_fence" | "signal_fence", _) => Val::number(0),
            ("load", 0) => {
                let o = self.pointed(&args[0]);
                let v = self.read(&o);
                // As a value of its own it is one access anyway.
                if wanted { v } else { self.spill(v) }
            }
            ("load", 1) => {
                let o = self.pointed(&args[0]);
                let v = self.read(&o);
                let v = self.spill(v);
                let to = self.pointed(rest[0]);
                self.store(&to, v);
                Val::number(0)
            }
            ("store" | "init", 1) => {
                let v = self.argument(rest[0], name);
                let o = self.pointed(&args[0]);
                self.store(&o, v);
                Val::number(0)
            }
            ("lock_release" | "clear", _) => {
                let o = self.pointed(&args[0]);
                self.store(&o, Val::number(0));
                Val::number(0)
            }
            ("test_and_set", _) => {
                self.update(&args[0], Update::Replace, Val::number(1), true, wanted)
            }
            ("exchange" | "lock_test_and_set", 1) => {
                let v = self.argument(rest[0], name);
                self.update(&args[0], Update::Replace, v, true, wanted)
            }
            ("compare_exchange_strong" | "compare_exchange_weak" | "compare_exchange", 3..) => {
                self.compare_exchange(&args[0], rest[0], rest[2], name)
            }
            ("bool_compare_and_swap" | "val_compare_and_swap", 2..) => {
                self.compare_and_swap(&args[0], rest[0], rest[1], word.starts_with("bool"))
            }
            (_, 1..) => {
                let post = word.starts_with("fetch_");
                let op = word.trim_start_matches("fetch_").trim_start_matches("and_");
                let op = op.trim_end_matches("_fetch").trim_end_matches("_and");
                let update = match op {
                    "add" => Update::Op(Op::Add),
                    "sub" => Update::Op(Op::Sub),
                    "and" => Update::Op(Op::And),
                    "or" => Update::Op(Op::Or),
                    "xor" => Update::Op(Op::Xor),
                    "nand" => Update::Nand,
                    _ => return self.refuse(e.span, format!("`{name}` is not translated")),
                };
                let v = self.value(rest[0]);
                let v = self.settled(v);
                self.update(&args[0], update, v, post, wanted)
            }
            _ => self.refuse(e.span, format!("`{name}` is not translated")),
        }
    }

    /// A value argument; the `__atomic` forms without `_n` pass its address.
    fn argument(&mut self, e: &Expr, name: &str) -> Val {
        let by_address = name.starts_with("__atomic_") && !name.ends_with("_n");
        let v = if by_address && e.ty.is_pointer() {
            let o = self.pointed(e);
            self.read(&o)
        } else {
            self.value(e)
        };
        self.settled(v)
    }

    fn target_type(&self, pointer: &Expr) -> Type {
        pointer.ty.pointee().map_or(crate::types::INT, |t| t.plain().clone())
    }

    fn update(&mut self, pointer: &Expr, what: Update, v: Val, post: bool, wanted: bool) -> Val {
        let ty = self.target_type(pointer);
        let o = self.pointed(pointer);
        if is_wide(o.range) {
            return self.wide_update(&o, wanted, post, |l, old| match what {
                Update::Replace => v,
                Update::Op(op) => {
                    let v = l.convert(v, &ty);
                    l.arithmetic(op, old, v, &ty)
                }
                Update::Nand => {
                    let v = l.convert(v, &ty);
                    let both = l.arithmetic(Op::And, old, v, &ty);
                    l.complemented(both, &ty)
                }
            });
        }
        let v = if v.is_wide() { v.low() } else { v };
        let old = self.read(&o);
        if ty.is_pointer() && !matches!(what, Update::Replace) {
            return self.refuse(pointer.span, "atomic arithmetic on a pointer is not translated");
        }
        let wide = promoted(&ty);
        let new = match what {
            Update::Replace => v,
            Update::Op(op) => {
                let sum = ints::binary(op, old.clone(), ints::convert(v, &wide), &wide);
                ints::convert(sum, &ty)
            }
            Update::Nand => {
                let both = ints::binary(Op::And, old.clone(), ints::convert(v, &wide), &wide);
                let turned = complement(both.expr.clone());
                ints::convert(Val::with(turned, wide.range(), &[&both]), &ty)
            }
        };
        let to = self.place(&o);
        let mut unit = Vec::new();
        let mut result = Val::number(0);
        let mut stored = new.expr.clone();
        if wanted {
            let t = self.temp();
            let kept = if post { &old } else { &new };
            unit.push(self.step_of(StepKind::assign(var(t.clone()), kept.expr.clone())));
            if !post {
                stored = build::word(t.clone());
            }
            result = Val::temp(&t, kept.range);
        }
        unit.push(self.step_of(StepKind::assign(to, stored)));
        let mut checks = o.checks.clone();
        checks.extend(new.checks.into_iter().filter(|c| !o.checks.contains(c)));
        let one = unit.len() == 1;
        let k = match one {
            true => unit.remove(0).kind,
            false => StepKind::Unit(unit),
        };
        let s = self.step_of(k).shared(self.cost(&o));
        self.checked(checks, s);
        result
    }

    fn cost(&self, o: &Obj) -> u8 {
        u8::from(o.shared && !self.is_atomic)
    }

    /// Two values as the object that they are compared with and stored in is.
    fn as_wide_as(&mut self, wide: bool, a: Val, b: Val) -> (Val, Val) {
        let mut fit = |v: Val| match (wide, v.is_wide()) {
            (true, _) => self.wide(v),
            (false, true) => v.low(),
            _ => v,
        };
        (fit(a), fit(b))
    }

    fn copy(&self, to: &VarRef, wide: bool, v: &Val) -> Step {
        match wide {
            true => self.wide_assignment(to, v),
            false if v.is_wide() => self.step_of(StepKind::assign(to.clone(), v.low().expr)),
            false => self.step_of(StepKind::assign(to.clone(), v.expr.clone())),
        }
    }

    /// Says in a variable whether it was done.
    fn report(&self, done: &Name, yes: bool) -> Step {
        self.step_of(StepKind::assign(var(done.clone()), num(yes.into())))
    }

    fn same(&self, at: &VarRef, wide: bool, v: &Val) -> PmlExpr {
        if !wide {
            return eq(read(at.clone()), v.expr.clone());
        }
        let half = |w: &str| eq(read(at.clone().dot(w)), v.half(w));
        and(half("hi32"), half("lo32"))
    }

    fn compare_exchange(&mut self, pointer: &Expr, expected: &Expr, new: &Expr, name: &str) -> Val {
        let new = self.argument(new, name);
        let want = self.pointed(expected);
        let wanted = self.read(&want);
        let outside = self.cost(&want) > 0 || !want.checks.is_empty();
        let wanted = if outside { self.spill(wanted) } else { wanted };
        let o = self.pointed(pointer);
        let wide = is_wide(o.range);
        let (wanted, new) = self.as_wide_as(wide, wanted, new);
        let (at, done) = (self.place(&o), self.temp());
        let yes = vec![self.copy(&at, wide, &new), self.report(&done, true)];
        let old = Val::local(at.clone(), o.range);
        let seen = match (outside, wide) {
            (true, true) => Some(self.wide_temp()),
            (true, false) => Some(self.temp()),
            _ => None,
        };
        let kept = match &seen {
            Some(t) => self.copy(&var(t.clone()), wide, &old),
            None => self.copy(&self.place(&want), is_wide(want.range), &old),
        };
        let no = vec![kept, self.report(&done, false)];
        let cond = self.same(&at, wide, &wanted);
        self.decide(&o, cond, yes, no);
        if let Some(t) = seen {
            let (failed, ()) = self.apart(|l| l.store(&want, Val::local(var(t), o.range)));
            let options = vec![
                (Guard::If(eq(build::word(done.clone()), num(0))), failed),
                (Guard::Else, vec![self.step_of(StepKind::skip())]),
            ];
            let s = self.step_of(StepKind::If(options));
            self.push(s);
        }
        Val::temp(&done, (0, 1))
    }

    fn compare_and_swap(&mut self, pointer: &Expr, old: &Expr, new: &Expr, truth: bool) -> Val {
        let mut both = self.many(&[old, new]);
        let new = both.pop().unwrap_or(Val::number(0));
        let old = both.pop().unwrap_or(Val::number(0));
        let (old, new) = (self.settled(old), self.settled(new));
        let o = self.pointed(pointer);
        let wide = is_wide(o.range);
        let (old, new) = self.as_wide_as(wide, old, new);
        let at = self.place(&o);
        let t = if wide && !truth { self.wide_temp() } else { self.temp() };
        let range = if truth { (0, 1) } else { o.range };
        let was = Val::local(at.clone(), o.range);
        let put = self.copy(&at, wide, &new);
        let (yes, no) = match truth {
            true => (vec![put, self.report(&t, true)], vec![self.report(&t, false)]),
            false => {
                let keep = self.copy(&var(t.clone()), wide, &was);
                (vec![keep.clone(), put], vec![keep])
            }
        };
        let cond = self.same(&at, wide, &old);
        self.decide(&o, cond, yes, no);
        Val::temp(&t, range)
    }

    /// One step on an object: this if a condition holds, else that.
    fn decide(&mut self, o: &Obj, cond: PmlExpr, yes: Vec<Step>, no: Vec<Step>) {
        let options = vec![(Guard::If(cond), yes), (Guard::Else, no)];
        let unit = vec![self.step_of(StepKind::If(options))];
        let s = self.step_of(StepKind::Unit(unit)).shared(self.cost(o));
        self.checked(o.checks.clone(), s);
    }
}
