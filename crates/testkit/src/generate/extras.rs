//! What is added to a made-up program once it is whole.
//!
//! Each change is a small one on the tree and keeps the program well formed, so
//! that the maker of bodies need not know of it:
//!
//! - a piece of a body becomes an `inline`, called with a name as its argument;
//! - a global variable moves into a record within a record;
//! - a channel is kept in variables and sent through another channel;
//! - a label stands inside a block, and a jump leads there;
//! - a `trace` or `notrace` watches the channels;
//! - variables are set and asked in embedded C;
//! - sends to full channels lose their message (`spin -m`).
//!
//! Its random numbers are its own: a seed without extras is the program that it
//! always was.

use super::{family, plain};
use crate::program::*;
use crate::rng::Rng;

/// Adds to the program of a seed; `claims` if formulas or a claim come on top, whose
/// propositions name the globals.
pub(super) fn add(program: &mut Program, seed: u64, claims: bool) {
    let mut rng = Rng::new(seed ^ 0x00E1_77A5);
    if rng.chance(40) {
        return;
    }
    if rng.chance(25) && !claims {
        nest(program, &mut rng);
    }
    if rng.chance(30) {
        carry(program, &mut rng);
    }
    if rng.chance(25) {
        inner_label(program, &mut rng);
    }
    if rng.chance(45) {
        outline(program, &mut rng);
    }
    if rng.chance(15) && !claims {
        watch(program, &mut rng);
    }
    if rng.chance(6) {
        embed(program, &mut rng);
    }
    if rng.chance(8) {
        program.options = vec!["-m".into()];
    }
}

/// A piece of a body becomes an inline, called there and perhaps once more.
fn outline(program: &mut Program, rng: &mut Rng) {
    let n = rng.below(program.procs.len());
    let proc = &mut program.procs[n];
    let names: Vec<String> = proc.locals.iter().map(|v| v.name.clone()).collect();
    let count = count_seqs(&proc.body);
    let Some((body, in_dstep)) = nth_seq(&mut proc.body, &mut rng.below(count), false) else {
        return;
    };
    let from = rng.below(body.len().max(1));
    let to = (from + 1 + rng.below(2)).min(body.len());
    if from >= to || in_dstep || !body[from..to].iter().all(can_move) {
        return;
    }
    let mut piece: Seq = body.drain(from..to).collect();
    let (mut params, mut args) = (Vec::new(), Vec::new());
    for name in names {
        if params.len() < 2 && rng.chance(60) {
            let param = format!("u{}", params.len());
            rename(&mut piece, &name, &param);
            params.push(param);
            args.push(Place::named(name));
        }
    }
    let call = Stmt::Call("f0".into(), args);
    body.insert(from, call.clone());
    if rng.chance(40) && !piece.iter().any(declares) {
        let at = rng.below(proc.body.len() + 1);
        proc.body.insert(at, call);
    }
    program.inlines.push(Inline { name: "f0".into(), params, body: piece });
}

/// Whether a statement may stand in an inline: it leaves no loop around it, and its
/// labels would be there twice.
fn can_move(s: &Stmt) -> bool {
    match s {
        Stmt::Break | Stmt::Label(..) | Stmt::Goto(_) | Stmt::Declare(_) => false,
        // `select` is not written out in an inline: another number of states, on both sides.
        Stmt::If(list, other) => list.iter().chain(other).flatten().all(can_move),
        // A `break` inside is the loop's own.
        Stmt::Do(list, other) => {
            list.iter().chain(other).flatten().all(|s| can_move(s) || *s == Stmt::Break)
        }
        Stmt::For(.., body) | Stmt::ForIn(.., body) => {
            body.iter().all(|s| can_move(s) || *s == Stmt::Break)
        }
        // The variable of a `for` is declared in a block of its own.
        Stmt::Block(body) => body.iter().all(|s| can_move(s) || matches!(s, Stmt::Declare(_))),
        Stmt::Atomic(body) | Stmt::Dstep(body) => body.iter().all(can_move),
        Stmt::Unless(main, escape) => main.iter().chain(escape).all(can_move),
        _ => true,
    }
}

fn declares(s: &Stmt) -> bool {
    match s {
        Stmt::Declare(_) => true,
        Stmt::Block(body) | Stmt::Atomic(body) | Stmt::Dstep(body) => body.iter().any(declares),
        Stmt::If(list, other) | Stmt::Do(list, other) => {
            list.iter().chain(other).flatten().any(declares)
        }
        Stmt::For(.., body) | Stmt::ForIn(.., body) => body.iter().any(declares),
        Stmt::Unless(main, escape) => main.iter().chain(escape).any(declares),
        _ => false,
    }
}

/// A global variable becomes a field of a record in an array in a record.
fn nest(program: &mut Program, rng: &mut Rng) {
    let fits = |v: &Var| {
        v.array.is_none()
            && v.value.is_none()
            && !matches!(v.ty, Type::Chan(_) | Type::Record(_) | Type::Unsigned(_))
    };
    let Some(at) = program.globals.iter().position(fits) else { return };
    let var = program.globals.remove(at);
    let mut flags = plain("f", Type::Bit);
    flags.array = Some(2);
    let inner = Record { name: "In".into(), fields: vec![flags, plain("a", var.ty)] };
    let mut array = plain("r", Type::Record("In".into()));
    array.array = Some(2);
    let outer = Record { name: "Out".into(), fields: vec![plain("s", Type::Short), array] };
    program.records.extend([inner, outer]);
    let mut deep = plain("deep", Type::Record("Out".into()));
    deep.array = rng.chance(30).then_some(2);
    let place = if deep.array.is_some() { "deep[1].r[0].a" } else { "deep.r[1].a" };
    program.globals.insert(0, deep);
    for proc in &mut program.procs {
        rename(&mut proc.body, &var.name, place);
        proc.provided.iter_mut().for_each(|e| rename_in(e, &var.name, place));
    }
    program.init.iter_mut().for_each(|body| rename(body, &var.name, place));
}

/// Channels of one kind are kept in variables and sent through a channel.
fn carry(program: &mut Program, rng: &mut Rng) {
    let kinds = program.globals.iter().filter(|v| v.array.is_none());
    let kinds: Vec<(String, usize, Vec<Type>)> = kinds
        .filter_map(|v| match &v.ty {
            Type::Chan(Some((size, fields))) => Some((v.name.clone(), *size, fields.clone())),
            _ => None,
        })
        .collect();
    let Some((first, size, fields)) = kinds.first().cloned() else { return };
    let like = kinds.iter().filter(|k| k.2 == fields && (k.1 > 0) == (size > 0));
    let like: Vec<String> = like.map(|k| k.0.clone()).collect();
    let room = *rng.pick(&[0, 1, 1, 2]);
    program.globals.push(plain("cc", Type::Chan(Some((room, vec![Type::Chan(None)])))));
    let cc = || Place::named("cc");
    for proc in &mut program.procs {
        if rng.chance(30) {
            continue;
        }
        proc.locals.push(plain("v", Type::Chan(None)));
        // Every other use goes through the variable.
        let mut turn = 0;
        each_channel(&mut proc.body, &mut |place| {
            turn += 1;
            if like.contains(&place.name) && turn % 2 == 0 {
                place.name = "v".into();
            }
        });
        for _ in 0..rng.range(1, 2) {
            let stmt = match rng.below(3) {
                0 => Stmt::Send {
                    chan: cc(),
                    sorted: false,
                    args: vec![Expr::var(rng.pick::<String>(&like))],
                },
                1 => Stmt::Send { chan: cc(), sorted: false, args: vec![Expr::var("v")] },
                _ => Stmt::Recv {
                    chan: cc(),
                    random: false,
                    copy: false,
                    args: vec![Arg::Var(Place::named("v"))],
                },
            };
            let at = rng.below(proc.body.len() + 1);
            proc.body.insert(at, stmt);
        }
        proc.body.insert(0, Stmt::Assign(Place::named("v"), Expr::var(&first)));
    }
}

/// A label inside a block, and a jump to it from the top level.
fn inner_label(program: &mut Program, rng: &mut Rng) {
    let guards: Vec<Expr> = program.globals.iter().filter_map(is_zero).collect();
    let n = rng.below(program.procs.len());
    let proc = &mut program.procs[n];
    let count = count_seqs(&proc.body);
    if guards.is_empty() || count < 2 {
        return;
    }
    let Some((body, in_dstep)) = nth_seq(&mut proc.body, &mut (1 + rng.below(count - 1)), false)
    else {
        return;
    };
    if in_dstep || body.is_empty() {
        return;
    }
    let at = rng.below(body.len());
    let refused = matches!(body[at], Stmt::Declare(_) | Stmt::Label(..) | Stmt::Dstep(_));
    if refused {
        return;
    }
    body[at] = Stmt::Label("M".into(), Box::new(body[at].clone()));
    let jump = vec![Stmt::Expr(rng.pick(&guards).clone()), Stmt::Goto("M".into())];
    let at = rng.below(proc.body.len() + 1);
    proc.body.insert(at, Stmt::If(vec![jump], Some(Vec::new())));
}

fn is_zero(v: &Var) -> Option<Expr> {
    let number =
        v.array.is_none() && family(&v.ty) == 0 && !matches!(v.ty, Type::Chan(_) | Type::Record(_));
    number.then(|| Expr::bin("==", Expr::var(&v.name), Expr::Num(0)))
}

/// A `trace` or a `notrace` over sends and receives of the global channels.
fn watch(program: &mut Program, rng: &mut Rng) {
    let mut events: Vec<Stmt> = Vec::new();
    for var in program.globals.iter().filter(|v| v.array.is_none()) {
        let Type::Chan(Some((_, fields))) = &var.ty else { continue };
        if fields.iter().any(|f| matches!(f, Type::Chan(_))) {
            continue;
        }
        let send = rng.chance(50);
        for value in 0..2 {
            let args: Vec<Expr> = fields
                .iter()
                .map(|ty| match ty {
                    _ if rng.chance(40) => Expr::word("_"),
                    Type::Mtype => Expr::Word(program.mtypes[value].clone()),
                    Type::Named => Expr::Word(program.named[value].clone()),
                    _ => Expr::Num(value as i32),
                })
                .collect();
            let chan = Place::named(&var.name);
            events.push(match send {
                true => Stmt::Send { chan, sorted: false, args },
                false => Stmt::Recv {
                    chan,
                    random: false,
                    copy: false,
                    args: args.into_iter().map(Arg::Match).collect(),
                },
            });
        }
    }
    if events.is_empty() {
        return;
    }
    let options = events.iter().take(3).map(|e| vec![e.clone()]).collect();
    let body = match rng.below(3) {
        0 => vec![Stmt::Do(options, None)],
        1 => vec![rng.pick(&events).clone(), Stmt::Do(options, None)],
        _ => vec![rng.pick(&events).clone(), rng.pick(&events).clone()],
    };
    program.trace = Some((rng.chance(70), body));
}

/// Some plain global is set and asked in C.
fn embed(program: &mut Program, rng: &mut Rng) {
    let fits = |v: &&Var| is_zero(v).is_some();
    let Some(var) = program.globals.iter().find(fits) else { return };
    let name = var.name.clone();
    let n = rng.below(program.procs.len());
    let body = &mut program.procs[n].body;
    let at = rng.below(body.len() + 1);
    body.insert(at, Stmt::Expr(Expr::Word(format!("c_code {{ now.{name} = !now.{name}; }}"))));
    let asked = Expr::Word(format!("c_expr {{ now.{name} == {} }}", rng.below(2)));
    let at = rng.below(body.len() + 1);
    body.insert(at, Stmt::If(vec![vec![Stmt::Expr(asked)]], Some(Vec::new())));
}

// Walking over bodies.

fn inner_seqs(s: &Stmt) -> Vec<&Seq> {
    match s {
        Stmt::If(list, other) | Stmt::Do(list, other) => list.iter().chain(other).collect(),
        Stmt::For(.., body) | Stmt::ForIn(.., body) => vec![body],
        Stmt::Atomic(body) | Stmt::Dstep(body) | Stmt::Block(body) => vec![body],
        Stmt::Unless(main, escape) => vec![main, escape],
        Stmt::Label(_, inner) => inner_seqs(inner),
        _ => Vec::new(),
    }
}

fn inner_seqs_mut(s: &mut Stmt) -> Vec<&mut Seq> {
    match s {
        Stmt::If(list, other) | Stmt::Do(list, other) => list.iter_mut().chain(other).collect(),
        Stmt::For(.., body) | Stmt::ForIn(.., body) => vec![body],
        Stmt::Atomic(body) | Stmt::Dstep(body) | Stmt::Block(body) => vec![body],
        Stmt::Unless(main, escape) => vec![main, escape],
        Stmt::Label(_, inner) => inner_seqs_mut(inner),
        _ => Vec::new(),
    }
}

fn count_seqs(body: &Seq) -> usize {
    1 + body.iter().flat_map(inner_seqs).map(count_seqs).sum::<usize>()
}

/// The `n`-th sequence in a body, itself the first, and whether a `d_step` is around it.
fn nth_seq<'a>(body: &'a mut Seq, n: &mut usize, dstep: bool) -> Option<(&'a mut Seq, bool)> {
    if *n == 0 {
        return Some((body, dstep));
    }
    *n -= 1;
    for stmt in body {
        let dstep = dstep || matches!(stmt, Stmt::Dstep(_));
        for seq in inner_seqs_mut(stmt) {
            if let Some(found) = nth_seq(seq, n, dstep) {
                return Some(found);
            }
        }
    }
    None
}

fn each_channel(body: &mut Seq, f: &mut impl FnMut(&mut Place)) {
    for stmt in body {
        let mut at = &mut *stmt;
        while let Stmt::Label(_, inner) = at {
            at = inner;
        }
        if let Stmt::Send { chan, .. } | Stmt::Recv { chan, .. } = at {
            f(chan);
        }
        inner_seqs_mut(stmt).into_iter().for_each(|seq| each_channel(seq, f));
    }
}

fn rename(body: &mut Seq, from: &str, to: &str) {
    for stmt in body {
        rename_stmt(stmt, from, to);
        inner_seqs_mut(stmt).into_iter().for_each(|seq| rename(seq, from, to));
    }
}

fn rename_stmt(stmt: &mut Stmt, from: &str, to: &str) {
    let expr = |e: &mut Expr| rename_in(e, from, to);
    let place = |p: &mut Place| rename_place(p, from, to);
    match stmt {
        Stmt::Expr(e) | Stmt::Assert(e) | Stmt::Printf(Some(e)) => expr(e),
        Stmt::Assign(p, e) => {
            place(p);
            expr(e);
        }
        Stmt::Step(p, _) | Stmt::Select(p, ..) | Stmt::For(p, ..) => place(p),
        Stmt::ForIn(p, array, _) => {
            place(p);
            if array == from {
                *array = to.to_owned();
            }
        }
        Stmt::Send { chan, args, .. } => {
            place(chan);
            args.iter_mut().for_each(expr);
        }
        Stmt::Recv { chan, args, .. } => {
            place(chan);
            args.iter_mut().for_each(|a| rename_arg(a, from, to));
        }
        Stmt::Label(_, inner) => rename_stmt(inner, from, to),
        Stmt::Call(_, args) => args.iter_mut().for_each(place),
        _ => {}
    }
}

fn rename_arg(a: &mut Arg, from: &str, to: &str) {
    match a {
        Arg::Var(p) => rename_place(p, from, to),
        Arg::Match(e) | Arg::Eval(e) => rename_in(e, from, to),
        Arg::Any => {}
    }
}

fn rename_place(p: &mut Place, from: &str, to: &str) {
    if p.name == from {
        p.name = to.to_owned();
    }
    p.index.iter_mut().for_each(|e| rename_in(e, from, to));
    if let Some((_, Some(e))) = &mut p.field {
        rename_in(e, from, to);
    }
}

fn rename_in(e: &mut Expr, from: &str, to: &str) {
    match e {
        Expr::Num(_) | Expr::Word(_) => {}
        Expr::Var(p) | Expr::Chan(_, p) => rename_place(p, from, to),
        Expr::Poll { chan, args, .. } => {
            rename_place(chan, from, to);
            args.iter_mut().for_each(|a| rename_arg(a, from, to));
        }
        Expr::Bin(_, a, b) => [a, b].into_iter().for_each(|e| rename_in(e, from, to)),
        Expr::Un(_, a) => rename_in(a, from, to),
        Expr::Cond(a, b, c) => [a, b, c].into_iter().for_each(|e| rename_in(e, from, to)),
        Expr::Run(_, args) => args.iter_mut().for_each(|e| rename_in(e, from, to)),
    }
}
