//! Makes a disagreement small: delta debugging on the tree of a made-up program.
//!
//! [`smaller`] lists programs with one thing less; [`shrink`] takes the first that
//! still fails and begins again. Candidates need not be well formed: what SPIN
//! refuses does not fail in the way that is looked for, so it is not taken.
//! Large cuts come first (a process, half a body), single expressions last.

use crate::formula;
use crate::program::*;

/// The smallest program found that still fails, with at most `tries` questions.
pub fn shrink(program: &Program, tries: usize, mut fails: impl FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    let mut left = tries;
    'again: loop {
        for candidate in smaller(&best) {
            if left == 0 {
                return best;
            }
            left -= 1;
            if fails(&candidate) {
                best = candidate;
                continue 'again;
            }
        }
        return best;
    }
}

/// Programs with one thing less.
pub fn smaller(p: &Program) -> Vec<Program> {
    let mut out = Vec::new();
    for procs in without_one(&p.procs) {
        out.push(Program { procs, ..p.clone() });
    }
    if p.init.is_some() {
        out.push(Program { init: None, ..p.clone() });
    }
    if p.never.is_some() {
        out.push(Program { never: None, ..p.clone() });
    }
    if p.trace.is_some() {
        out.push(Program { trace: None, ..p.clone() });
    }
    if !p.options.is_empty() {
        out.push(Program { options: Vec::new(), ..p.clone() });
    }
    for formulas in without_one(&p.formulas) {
        out.push(Program { formulas, ..p.clone() });
    }
    for globals in without_one(&p.globals) {
        out.push(Program { globals, ..p.clone() });
    }
    for records in without_one(&p.records) {
        out.push(Program { records, ..p.clone() });
    }
    for inlines in without_one(&p.inlines) {
        out.push(Program { inlines, ..p.clone() });
    }
    if !p.mtypes.is_empty() {
        out.push(Program { mtypes: Vec::new(), ..p.clone() });
    }
    if !p.named.is_empty() {
        out.push(Program { named: Vec::new(), ..p.clone() });
    }
    for (i, proc) in p.procs.iter().enumerate() {
        for proc in smaller_proc(proc) {
            let mut procs = p.procs.clone();
            procs[i] = proc;
            out.push(Program { procs, ..p.clone() });
        }
    }
    if let Some(body) = &p.init {
        out.extend(smaller_seq(body).into_iter().map(|b| Program { init: Some(b), ..p.clone() }));
    }
    if let Some(body) = &p.never {
        out.extend(smaller_seq(body).into_iter().map(|b| Program { never: Some(b), ..p.clone() }));
    }
    if let Some((wanted, body)) = &p.trace {
        let smaller = smaller_seq(body).into_iter();
        out.extend(smaller.map(|b| Program { trace: Some((*wanted, b)), ..p.clone() }));
    }
    for (i, inline) in p.inlines.iter().enumerate() {
        for body in smaller_seq(&inline.body) {
            let mut inlines = p.inlines.clone();
            inlines[i].body = body;
            out.push(Program { inlines, ..p.clone() });
        }
    }
    for (i, (name, f)) in p.formulas.iter().enumerate() {
        for f in formula::smaller(f) {
            let mut formulas = p.formulas.clone();
            formulas[i] = (name.clone(), f);
            out.push(Program { formulas, ..p.clone() });
        }
    }
    for (i, var) in p.globals.iter().enumerate() {
        for var in smaller_var(var) {
            let mut globals = p.globals.clone();
            globals[i] = var;
            out.push(Program { globals, ..p.clone() });
        }
    }
    out
}

fn smaller_proc(p: &Proc) -> Vec<Proc> {
    let mut out = Vec::new();
    for body in smaller_seq(&p.body) {
        out.push(Proc { body, ..p.clone() });
    }
    if p.active > 1 {
        out.push(Proc { active: 1, ..p.clone() });
    }
    if p.priority.is_some() {
        out.push(Proc { priority: None, ..p.clone() });
    }
    if p.deterministic {
        out.push(Proc { deterministic: false, ..p.clone() });
    }
    if p.provided.is_some() {
        out.push(Proc { provided: None, ..p.clone() });
    }
    for locals in without_one(&p.locals) {
        out.push(Proc { locals, ..p.clone() });
    }
    for params in without_one(&p.params) {
        out.push(Proc { params, ..p.clone() });
    }
    for (i, var) in p.locals.iter().enumerate() {
        for var in smaller_var(var) {
            let mut locals = p.locals.clone();
            locals[i] = var;
            out.push(Proc { locals, ..p.clone() });
        }
    }
    out
}

fn smaller_var(v: &Var) -> Vec<Var> {
    let mut out = Vec::new();
    if v.value.is_some() {
        out.push(Var { value: None, ..v.clone() });
    }
    match &v.ty {
        Type::Short | Type::Int | Type::Unsigned(_) | Type::Pid | Type::Bool => {
            out.push(Var { ty: Type::Byte, ..v.clone() });
        }
        Type::Chan(Some((n, fields))) if *n > 1 => {
            out.push(Var { ty: Type::Chan(Some((1, fields.clone()))), ..v.clone() });
        }
        _ => {}
    }
    out
}

/// Halves first, then without one statement, then one statement made smaller.
fn smaller_seq(body: &[Stmt]) -> Vec<Seq> {
    let mut out: Vec<Seq> = Vec::new();
    if body.len() > 3 {
        let half = body.len() / 2;
        out.push(body[..half].to_vec());
        out.push(body[half..].to_vec());
    }
    out.extend(without_one(body));
    for (i, stmt) in body.iter().enumerate() {
        for instead in smaller_stmt(stmt) {
            let mut seq = body[..i].to_vec();
            seq.extend(instead);
            seq.extend_from_slice(&body[i + 1..]);
            out.push(seq);
        }
    }
    out
}

/// What may stand in place of a statement: any number of statements.
fn smaller_stmt(stmt: &Stmt) -> Vec<Seq> {
    let mut out: Vec<Seq> = Vec::new();
    match stmt {
        Stmt::Skip | Stmt::Break | Stmt::Goto(_) => {}
        Stmt::Label(name, inner) => {
            out.push(vec![(**inner).clone()]);
            for instead in smaller_stmt(inner) {
                if let [one] = &instead[..] {
                    out.push(vec![Stmt::Label(name.clone(), Box::new(one.clone()))]);
                }
            }
        }
        Stmt::If(list, other) => smaller_options(list, other, Stmt::If, &mut out),
        Stmt::Do(list, other) => smaller_options(list, other, Stmt::Do, &mut out),
        Stmt::Atomic(body) => wrapped(body, Stmt::Atomic, &mut out),
        Stmt::Dstep(body) => wrapped(body, Stmt::Dstep, &mut out),
        Stmt::Block(body) => wrapped(body, Stmt::Block, &mut out),
        Stmt::For(v, lo, hi, body) => {
            out.push(body.clone());
            if hi > lo {
                out.push(vec![Stmt::For(v.clone(), *lo, hi - 1, body.clone())]);
            }
            wrapped(body, |b| Stmt::For(v.clone(), *lo, *hi, b), &mut out);
        }
        Stmt::ForIn(v, array, body) => {
            wrapped(body, |b| Stmt::ForIn(v.clone(), array.clone(), b), &mut out);
        }
        Stmt::Unless(main, escape) => {
            out.push(main.clone());
            out.push(escape.clone());
            out.extend(
                smaller_seq(main).into_iter().map(|m| vec![Stmt::Unless(m, escape.clone())]),
            );
            out.extend(
                smaller_seq(escape).into_iter().map(|e| vec![Stmt::Unless(main.clone(), e)]),
            );
        }
        Stmt::Expr(e) => out.extend(smaller_expr(e).into_iter().map(|e| vec![Stmt::Expr(e)])),
        Stmt::Assert(e) => out.extend(smaller_expr(e).into_iter().map(|e| vec![Stmt::Assert(e)])),
        Stmt::Assign(p, e) => {
            out.push(vec![Stmt::Skip]);
            out.extend(smaller_expr(e).into_iter().map(|e| vec![Stmt::Assign(p.clone(), e)]));
        }
        Stmt::Printf(_) => out.push(vec![Stmt::Skip]),
        Stmt::Send { chan, sorted, args } => {
            out.push(vec![Stmt::Skip]);
            if *sorted {
                let (chan, args) = (chan.clone(), args.clone());
                out.push(vec![Stmt::Send { chan, sorted: false, args }]);
            }
            for args in one_smaller(args, smaller_expr) {
                out.push(vec![Stmt::Send { chan: chan.clone(), sorted: *sorted, args }]);
            }
        }
        Stmt::Recv { chan, random, copy, args } => {
            out.push(vec![Stmt::Skip]);
            if *random || *copy {
                let (chan, args) = (chan.clone(), args.clone());
                out.push(vec![Stmt::Recv { chan, random: false, copy: false, args }]);
            }
            for args in one_smaller(args, smaller_arg) {
                let chan = chan.clone();
                out.push(vec![Stmt::Recv { chan, random: *random, copy: *copy, args }]);
            }
        }
        Stmt::Step(..) | Stmt::Select(..) | Stmt::Declare(_) | Stmt::Call(..) => {
            out.push(vec![Stmt::Skip]);
        }
    }
    out
}

fn wrapped(body: &Seq, make: impl Fn(Seq) -> Stmt, out: &mut Vec<Seq>) {
    out.push(body.clone());
    out.extend(smaller_seq(body).into_iter().map(|b| vec![make(b)]));
}

fn smaller_options(
    list: &[Seq],
    other: &Option<Seq>,
    make: fn(Vec<Seq>, Option<Seq>) -> Stmt,
    out: &mut Vec<Seq>,
) {
    out.extend(list.iter().cloned());
    out.extend(other.iter().cloned());
    if other.is_some() && !list.is_empty() {
        out.push(vec![make(list.to_vec(), None)]);
    }
    out.extend(without_one(list).into_iter().map(|l| vec![make(l, other.clone())]));
    for (i, option) in list.iter().enumerate() {
        for seq in smaller_seq(option) {
            let mut list = list.to_vec();
            list[i] = seq;
            out.push(vec![make(list, other.clone())]);
        }
    }
    if let Some(body) = other {
        for seq in smaller_seq(body) {
            out.push(vec![make(list.to_vec(), Some(seq))]);
        }
    }
}

fn smaller_arg(a: &Arg) -> Vec<Arg> {
    match a {
        Arg::Any => Vec::new(),
        Arg::Eval(e) => {
            let mut out = vec![Arg::Any];
            out.extend(smaller_expr(e).into_iter().map(Arg::Eval));
            out
        }
        _ => vec![Arg::Any],
    }
}

fn smaller_expr(e: &Expr) -> Vec<Expr> {
    let mut out = Vec::new();
    match e {
        Expr::Num(_) | Expr::Word(_) | Expr::Run(..) => return out,
        Expr::Bin(op, a, b) => {
            out.extend([(**a).clone(), (**b).clone()]);
            out.extend(smaller_expr(a).into_iter().map(|a| Expr::bin(op, a, (**b).clone())));
            out.extend(smaller_expr(b).into_iter().map(|b| Expr::bin(op, (**a).clone(), b)));
        }
        Expr::Un(op, a) => {
            out.push((**a).clone());
            out.extend(smaller_expr(a).into_iter().map(|a| Expr::Un(op, Box::new(a))));
        }
        Expr::Cond(c, a, b) => {
            out.extend([(**c).clone(), (**a).clone(), (**b).clone()]);
        }
        Expr::Var(place) => {
            if let Some(i) = &place.index
                && !matches!(**i, Expr::Num(_))
            {
                let index = Some(Box::new(Expr::Num(0)));
                out.push(Expr::Var(Place { index, ..place.clone() }));
            }
        }
        Expr::Chan(..) | Expr::Poll { .. } => {}
    }
    out.extend([Expr::Num(0), Expr::Num(1)]);
    out
}

fn without_one<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    (0..list.len()).map(|i| list[..i].iter().chain(&list[i + 1..]).cloned().collect()).collect()
}

fn one_smaller<T: Clone>(list: &[T], smaller: fn(&T) -> Vec<T>) -> Vec<Vec<T>> {
    let mut out = Vec::new();
    for (i, item) in list.iter().enumerate() {
        for instead in smaller(item) {
            let mut list = list.to_vec();
            list[i] = instead;
            out.push(list);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{self, Shape};
    use crate::print;

    /// A made-up fault: the text contains a `d_step`. The shrinker must keep it and
    /// throw nearly everything else away.
    #[test]
    fn keeps_the_fault_and_little_else() {
        let mut tried = 0;
        for seed in 0..60 {
            let program = generate::program(seed, Shape::liveness());
            let fails = |p: &Program| print::program(p).contains("d_step");
            if !fails(&program) {
                continue;
            }
            tried += 1;
            let small = shrink(&program, 100_000, fails);
            assert!(print::program(&small).lines().count() <= 9, "{}", print::program(&small));
        }
        assert!(tried > 5);
    }
}
