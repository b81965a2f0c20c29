//! Which pointer parameters stand for the object itself: their function is expanded
//! in place, only looks through them, and is given the address of something with a
//! name by every caller.

use super::{Facts, consumes, each_expr, for_each_argument, peel};
use crate::c::*;
use crate::types::Type;
use std::collections::HashSet;

impl Facts {
    pub(super) fn references(&mut self, program: &Program, main: FuncId, banned: &HashSet<VarId>) {
        self.by_ref.clear();
        for (f, func) in program.funcs.iter().enumerate() {
            let plain = func.body.is_some()
                && f != main
                && !self.recursive.contains(&f)
                && !self.entries.contains(&f)
                && !self.values.contains(&f);
            for &p in func.params.iter().filter(|_| plain) {
                let ty = &program.vars[p].ty;
                let fits = ty.pointee().is_some_and(|t| {
                    !matches!(t, Type::Void | Type::Func(_) | Type::Array(..) | Type::Other(_))
                });
                if fits && !self.assigned.contains(&p) && !banned.contains(&p) {
                    self.by_ref.insert(p, false);
                }
            }
        }
        // Which of them stand for arrays: as the first caller that tells says.
        for _ in 0..=self.by_ref.len() {
            let mut arrays = Vec::new();
            for_each_argument(program, &mut |p, arg| {
                let is_array = match &peel(arg).kind {
                    Ex::Decay(_) => true,
                    Ex::Load(v) => {
                        matches!(v.kind, Ex::Var(v) if self.by_ref.get(&v) == Some(&true))
                    }
                    _ => false,
                };
                if is_array {
                    arrays.push(p);
                }
            });
            let mut changed = false;
            for p in arrays {
                if let Some(a) = self.by_ref.get_mut(&p) {
                    changed |= !*a;
                    *a = true;
                }
            }
            if !changed {
                break;
            }
        }
        // SPIN takes no array for an argument: those live in pools.
        self.by_ref.retain(|_, is_array| !*is_array);
        loop {
            let mut out: HashSet<VarId> = HashSet::new();
            for f in 0..program.funcs.len() {
                for stmt in program.funcs[f].body.iter().flatten() {
                    each_expr(stmt, &mut |e| self.bad_uses(program, e, &mut out));
                }
                for v in program.vars.iter().filter(|v| v.owner == Some(f)) {
                    if let Some(init) = &v.init {
                        self.bad_uses(program, init, &mut out);
                    }
                }
            }
            for_each_argument(program, &mut |p, arg| {
                if let Some(&is_array) = self.by_ref.get(&p)
                    && !self.is_named(arg, is_array)
                {
                    out.insert(p);
                }
            });
            let before = self.by_ref.len();
            self.by_ref.retain(|p, _| !out.contains(p));
            if self.by_ref.len() == before {
                return;
            }
        }
    }

    /// Whether an argument is the address of an object that has a name.
    fn is_named(&self, arg: &Expr, is_array: bool) -> bool {
        match &arg.kind {
            Ex::AddrOf(object) => !is_array && self.is_path(object),
            Ex::Decay(object) => {
                is_array
                    && !matches!(object.ty, Type::Array(ref t, _) if matches!(**t, Type::Array(..)))
                    && self.is_path(object)
                    && !matches!(object.kind, Ex::Index(..))
            }
            Ex::Load(v) => {
                matches!(v.kind, Ex::Var(v) if self.by_ref.get(&v) == Some(&is_array))
            }
            _ => false,
        }
    }

    fn is_path(&self, object: &Expr) -> bool {
        match &object.kind {
            Ex::Var(_) => true,
            Ex::Member(base, ..) => self.is_path(base),
            Ex::Index(p, i) => {
                i.constant().is_some() && matches!(&p.kind, Ex::Decay(a) if self.is_path(a))
            }
            Ex::Deref(p) => {
                matches!(&p.kind, Ex::Load(v) if matches!(v.kind, Ex::Var(v) if self.by_ref.get(&v) == Some(&false)))
            }
            _ => false,
        }
    }

    /// Parameters that an expression uses as a pointer, not only looks through.
    fn bad_uses(&self, program: &Program, e: &Expr, out: &mut HashSet<VarId>) {
        match &e.kind {
            Ex::Deref(p) | Ex::Index(p, _) if self.param(p).is_some() => {
                let is_array = self.param(p).is_some_and(|v| self.by_ref[&v]);
                if let Ex::Index(_, i) = &e.kind {
                    if !is_array && i.constant() != Some(0) {
                        out.extend(self.param(p));
                    }
                    self.bad_uses(program, i, out);
                }
            }
            Ex::AddrOf(object) | Ex::Decay(object) => {
                // Reached only where the address is kept: see below.
                if let Some(v) = self.through(object) {
                    out.insert(v);
                }
                self.bad_uses(program, object, out);
            }
            Ex::Call(f, args) => {
                let user = match f.kind {
                    Ex::Func(f) if program.funcs[f].body.is_some() => Some(f),
                    _ => None,
                };
                for (i, arg) in args.iter().enumerate() {
                    let param = user.and_then(|f| program.funcs[f].params.get(i));
                    let by_ref = param.is_some_and(|p| self.by_ref.contains_key(p));
                    let consumed = consumes(program, f, i);
                    self.passed(program, arg, by_ref || consumed, out);
                }
                if !matches!(f.kind, Ex::Func(_)) {
                    self.bad_uses(program, f, out);
                }
            }
            Ex::Atomic(_, args) => {
                for (i, arg) in args.iter().enumerate() {
                    self.passed(program, arg, i == 0 || arg.ty.is_pointer(), out);
                }
            }
            Ex::Index(a, i) if matches!(a.kind, Ex::Decay(_)) => {
                if let Ex::Decay(object) = &a.kind {
                    self.bad_uses(program, object, out);
                }
                self.bad_uses(program, i, out);
            }
            Ex::Var(v) if self.by_ref.contains_key(v) => {
                out.insert(*v);
            }
            Ex::Block(stmts) => {
                for s in stmts {
                    each_expr(s, &mut |e| self.bad_uses(program, e, out));
                }
            }
            _ => e.children().into_iter().for_each(|c| self.bad_uses(program, c, out)),
        }
    }

    /// An argument that is only looked through if `fine`.
    fn passed(&self, program: &Program, arg: &Expr, fine: bool, out: &mut HashSet<VarId>) {
        match &arg.kind {
            Ex::Load(_) if fine && self.param(arg).is_some() => {}
            Ex::AddrOf(object) | Ex::Decay(object) if fine => self.bad_uses(program, object, out),
            Ex::Cast(e) if fine => self.passed(program, e, fine, out),
            _ => self.bad_uses(program, arg, out),
        }
    }

    /// The parameter by reference that a pointer value is.
    pub fn param(&self, e: &Expr) -> Option<VarId> {
        let Ex::Load(v) = &e.kind else { return None };
        match v.kind {
            Ex::Var(v) if self.by_ref.contains_key(&v) => Some(v),
            _ => None,
        }
    }

    /// The parameter by reference that an object is found through.
    pub(super) fn through(&self, object: &Expr) -> Option<VarId> {
        match &object.kind {
            Ex::Member(base, ..) => self.through(base),
            Ex::Deref(p) => self.param(p),
            Ex::Index(p, _) => match &p.kind {
                Ex::Decay(a) => self.through(a),
                _ => self.param(p),
            },
            _ => None,
        }
    }
}
