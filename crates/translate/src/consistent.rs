//! Whether the types of a program agree with each other, as clang's always do.
//!
//! What comes later relies on it: a field is one of its struct, what is indexed is an array
//! or a pointer, numbers and structs are not mixed. A tree that was made by something else
//! than clang, or cut, is refused here instead of becoming a model that means nothing.

use crate::c::*;
use crate::types::Type;
use heddle_span::{Diagnostic, Span};

/// Everything that does not fit.
pub fn doubts(program: &Program) -> Vec<Diagnostic> {
    let mut places = Vec::new();
    for (f, func) in program.funcs.iter().enumerate() {
        // Another function's variable has no name here.
        let foreign = |v: VarId| {
            let var = &program.vars[v];
            !var.is_static && var.owner != Some(f)
        };
        program.walk_func(f, &mut |e| {
            let strange = matches!(e.kind, Ex::Var(v) if foreign(v));
            if strange || !fits(program, e) {
                places.push(e.span);
            }
        });
        for s in func.body.iter().flatten() {
            s.each(&mut |s| {
                if let St::Return(Some(e)) = &s.kind
                    && func.ret != Type::Void
                    && !like(&func.ret, &e.ty)
                {
                    places.push(s.span);
                }
                if matches!(&s.kind, St::Decl(vars) if vars.iter().any(|&v| foreign(v))) {
                    places.push(s.span);
                }
            });
        }
    }
    for v in &program.vars {
        let Some(init) = &v.init else { continue };
        if v.owner.is_none() {
            init.walk(&mut |e| places.extend((!fits(program, e)).then_some(e.span)));
        }
        if !initialises(program, &v.ty, init) {
            places.push(init.span);
        }
    }
    let tell = |span: Span| Diagnostic::unsupported(span, "a use of types that is not translated");
    let mut told: Vec<Diagnostic> = places.into_iter().map(tell).collect();
    told.dedup();
    told
}

/// Whether one can stand for the other: both are one word, or they are built alike.
fn like(a: &Type, b: &Type) -> bool {
    match (a.plain(), b.plain()) {
        (Type::Struct(a), Type::Struct(b)) => a == b,
        (Type::Array(a, n), Type::Array(b, m)) => n == m && like(a, b),
        (Type::Void, Type::Void) => true,
        // Refused by name.
        (Type::Other(_), _) | (_, Type::Other(_)) => true,
        (a, b) => is_word(a) && is_word(b),
    }
}

fn is_word(t: &Type) -> bool {
    t.plain().is_scalar() || matches!(t.plain(), Type::Func(_) | Type::Other(_))
}

fn points_to(pointer: &Type, t: &Type) -> bool {
    pointer.pointee().is_some_and(|p| like(p, t) || matches!(p.plain(), Type::Void))
}

fn initialises(program: &Program, ty: &Type, init: &Expr) -> bool {
    match (&init.kind, ty.plain()) {
        (Ex::Zero | Ex::Bad | Ex::Str(_), _) => true,
        (Ex::List(all), Type::Array(t, n)) => {
            all.len() as u64 <= *n && all.iter().all(|e| initialises(program, t, e))
        }
        (Ex::List(all), Type::Struct(s)) => {
            let fields = &program.structs[*s].fields;
            all.len() <= fields.len()
                && all.iter().zip(fields).all(|(e, f)| initialises(program, &f.ty, e))
        }
        (Ex::List(all), t) => is_word(t) && all.len() <= 1 && all.iter().all(|e| is_word(&e.ty)),
        _ => like(ty, &init.ty),
    }
}

/// Whether an expression and what it is made of agree.
fn fits(program: &Program, e: &Expr) -> bool {
    let words = |all: &[&Expr]| all.iter().all(|e| is_word(&e.ty) || matches!(e.kind, Ex::Bad));
    match &e.kind {
        Ex::Load(o) => like(&e.ty, &o.ty),
        Ex::Decay(o) => match o.ty.plain() {
            Type::Array(t, _) => points_to(&e.ty, t),
            _ => false,
        },
        Ex::AddrOf(o) => points_to(&e.ty, &o.ty),
        Ex::Deref(p) => points_to(&p.ty, &e.ty),
        Ex::Index(p, i) => points_to(&p.ty, &e.ty) && i.ty.integer().is_some(),
        Ex::Member(base, s, f) => {
            let field = program.structs.get(*s).and_then(|s| s.fields.get(*f));
            *base.ty.plain() == Type::Struct(*s) && field.is_some_and(|f| like(&f.ty, &e.ty))
        }
        Ex::Neg(a) | Ex::Compl(a) => a.ty.integer().is_some() && is_word(&e.ty),
        Ex::Not(a) | Ex::Assert(a) => words(&[a]),
        Ex::Bin(_, a, b) => words(&[a, b]) && is_word(&e.ty),
        Ex::And(a, b) | Ex::Or(a, b) => words(&[a, b]),
        Ex::OpAssign(_, a, b, t) => words(&[a, b]) && is_word(t),
        Ex::IncDec { object, .. } => words(&[object]) && like(&e.ty, &object.ty),
        Ex::Cond(c, a, b) => {
            let void = |e: &Expr| e.ty == Type::Void;
            words(&[c]) && (void(e) || (like(&e.ty, &a.ty) && like(&e.ty, &b.ty)))
        }
        Ex::Assign(l, r) => initialises(program, &l.ty, r) && like(&e.ty, &l.ty),
        Ex::Cast(a) => e.ty == Type::Void || (is_word(&e.ty) && is_word(&a.ty)),
        Ex::Call(f, args) => call(program, e, f, args),
        Ex::Atomic(_, args) => args.first().is_some_and(|a| a.ty.is_pointer()),
        _ => true,
    }
}

fn call(program: &Program, e: &Expr, callee: &Expr, args: &[Expr]) -> bool {
    let Ex::Func(f) = callee.kind else { return is_word(&callee.ty) };
    let func = &program.funcs[f];
    if func.body.is_none() {
        return true;
    }
    let params = func.params.iter().zip(args);
    (e.ty == Type::Void || like(&func.ret, &e.ty))
        && params.into_iter().all(|(p, a)| initialises(program, &program.vars[*p].ty, a))
}
