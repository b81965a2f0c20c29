//! The bounds of a nondeterministic number, from what the program assumes of it at
//! once: `x = nondet_int(); assume(0 <= x && x < 4)`.
//!
//! SPIN tries values one by one, so a number of any `int` is too much; but a run
//! whose assumption fails ends there and shows nothing. Only assumptions right
//! behind the assignment count: nothing has happened in between.

use crate::c::*;

/// Between what the number that a statement assigns goes on.
pub fn between(program: &Program, s: &Stmt, rest: &[Stmt]) -> Option<(i128, i128)> {
    let v = assigned(program, s)?;
    let whole = program.vars[v].ty.range();
    let mut bounds = whole;
    for s in rest {
        let St::Expr(e) = &s.kind else { break };
        let Ex::Call(f, args) = &e.kind else { break };
        let Ex::Func(f) = f.kind else { break };
        let name = program.funcs[f].name.as_str();
        let assumes = ["__VERIFIER_assume", "heddle_assume", "assume_abort_if_not"];
        if !assumes.contains(&name) || program.funcs[f].body.is_some() || args.len() != 1 {
            break;
        }
        tighten(&args[0], v, &mut bounds);
    }
    (bounds != whole).then_some(bounds)
}

/// The variable that a statement gives a nondeterministic number.
fn assigned(program: &Program, s: &Stmt) -> Option<VarId> {
    let is_nondet = |e: &Expr| {
        let Ex::Call(f, args) = &plain(e).kind else { return false };
        matches!(f.kind, Ex::Func(f) if args.is_empty()
            && program.funcs[f].body.is_none()
            && program.funcs[f].name.contains("nondet_"))
    };
    match &s.kind {
        St::Expr(e) => match &e.kind {
            Ex::Assign(l, r) if is_nondet(r) => match l.kind {
                // Others could change it before it is looked at.
                Ex::Var(v) if !program.vars[v].is_static => Some(v),
                _ => None,
            },
            _ => None,
        },
        St::Decl(vars) => match vars[..] {
            [v] if program.vars[v].init.as_ref().is_some_and(is_nondet) => Some(v),
            _ => None,
        },
        _ => None,
    }
}

/// Without conversions that change no number of the type below.
fn plain(e: &Expr) -> &Expr {
    match &e.kind {
        Ex::Cast(inner) => {
            let ((lo, hi), (from, to)) = (e.ty.range(), inner.ty.range());
            let keeps = lo <= from && to <= hi && inner.ty.integer().is_some();
            if keeps { plain(inner) } else { e }
        }
        _ => e,
    }
}

fn tighten(c: &Expr, v: VarId, bounds: &mut (i128, i128)) {
    let is_it =
        |e: &Expr| matches!(&plain(e).kind, Ex::Load(o) if matches!(o.kind, Ex::Var(x) if x == v));
    match &plain(c).kind {
        Ex::And(a, b) => {
            tighten(a, v, bounds);
            tighten(b, v, bounds);
        }
        Ex::Bin(op, a, b) => {
            let (op, n) = match (is_it(a), is_it(b), a.constant(), b.constant()) {
                (true, _, _, Some(n)) => (*op, n),
                (_, true, Some(n), _) => (turned(*op), n),
                _ => return,
            };
            match op {
                Op::Lt => bounds.1 = bounds.1.min(n - 1),
                Op::Le => bounds.1 = bounds.1.min(n),
                Op::Gt => bounds.0 = bounds.0.max(n + 1),
                Op::Ge => bounds.0 = bounds.0.max(n),
                Op::Eq => *bounds = (bounds.0.max(n), bounds.1.min(n)),
                _ => {}
            }
        }
        _ => {}
    }
}

/// `n < x` as `x > n`.
fn turned(op: Op) -> Op {
    match op {
        Op::Lt => Op::Gt,
        Op::Le => Op::Ge,
        Op::Gt => Op::Lt,
        Op::Ge => Op::Le,
        op => op,
    }
}
