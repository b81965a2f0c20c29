//! What the translation of a program needs besides the program: the inlines of
//! `prelude.pml` that it calls, and `malloc` and `free` of each pool and the
//! threads, which depend on the program and are put together here.

use crate::build::*;
use crate::declare::scalars;
use crate::emit::{Body, Emitter};
use crate::layout::Pool;
use crate::lower::World;
use crate::steps::{Guard, Step, StepKind};
use crate::types::Type;
use heddle_promela::syntax::{self, ast};
use heddle_span::{NoFiles, SourceMap};
use std::collections::BTreeSet;

pub const SOURCE: &str = include_str!("prelude.pml");

/// A name of the prelude and the text that it stands for.
struct Known {
    name: Name,
    /// `None`: a variable.
    params: Option<Vec<Name>>,
    text: String,
    var: Option<(ast::Type, ast::Visibility)>,
}

/// What `prelude.pml` defines, in its order.
fn known() -> Vec<Known> {
    let mut map = SourceMap::new();
    let file = map.add("prelude.pml", SOURCE);
    let (model, _) = syntax::parse(&mut map, file, &[], &mut NoFiles);
    let mut all = Vec::new();
    for unit in &model.program.units {
        match unit {
            ast::Unit::Vars(ids) => all.extend(ids.iter().map(|id| {
                let v = &model.program.vars[id.index()];
                let var = Some((v.ty, v.visibility));
                Known { name: v.name.clone(), params: None, text: String::new(), var }
            })),
            ast::Unit::Inline(id) => {
                let inline = &model.program.inlines[id.index()];
                let text = map.snippet(inline.body);
                let text = text.trim().trim_start_matches('{').trim_end_matches('}');
                let lines = text.lines().map(|l| l.strip_prefix("    ").unwrap_or(l));
                let text = lines.collect::<Vec<_>>().join("\n").trim().to_string();
                let params = Some(inline.params.clone());
                all.push(Known { name: inline.name.clone(), params, text, var: None });
            }
            _ => {}
        }
    }
    all
}

/// Writes what is needed.
pub fn emit(out: &mut Emitter<'_>) {
    let known = known();
    let mut needed: BTreeSet<&str> = out.needs.words.iter().copied().collect();
    // What needs something else stands behind it.
    for k in known.iter().rev().filter(|k| k.params.is_some()) {
        if needed.contains(&*k.name) {
            let words = k.text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
            needed.extend(words.filter(|w| known.iter().any(|k| *k.name == **w)));
        }
    }
    for k in known.iter().filter(|k| needed.contains(&*k.name)) {
        if let Some((ty, visibility)) = k.var {
            let id = out.variable(ty, k.name.clone(), None);
            out.program.vars[id.index()].visibility = visibility;
            out.piece(ast::Unit::Vars(vec![id]), None);
        }
    }
    out.gap();
    for k in known.iter().filter(|k| needed.contains(&*k.name)) {
        if let Some(params) = &k.params {
            let unit = out.inline(k.name.clone(), params.clone(), Body::Text(k.text.clone()));
            out.piece(unit, None).last = true;
        }
    }
    for &p in &out.needs.malloc {
        malloc(out, p);
    }
    for &p in &out.needs.free {
        free(out, p);
    }
    for &p in &out.needs.realloc {
        realloc(out, p);
    }
    if needed.contains("pthread_cond_signal") {
        cond_signal(out);
    }
    let words = ["new_thread", "pthread_join", "all_done", "pthread_detach"];
    if words.iter().any(|w| needed.contains(w)) {
        threads(out);
    }
}

fn set(to: VarRef, v: PmlExpr) -> Step {
    Step::new(StepKind::assign(to, v), None)
}

fn leave() -> Step {
    Step::new(StepKind::leave(), None)
}

fn nothing() -> Step {
    Step::new(StepKind::skip(), None)
}

/// `if`, or `do` where it goes on.
fn choose(cond: PmlExpr, yes: Vec<Step>, no: Vec<Step>) -> Step {
    Step::new(StepKind::If(vec![(Guard::If(cond), yes), (Guard::Else, no)]), None)
}

fn while_(cond: PmlExpr, body: Vec<Step>) -> Step {
    let options = vec![(Guard::If(cond), body), (Guard::Else, vec![leave()])];
    Step::new(StepKind::Do(options, true), None)
}

/// Puts an inline with this body into the model.
fn define(out: &mut Emitter<'_>, name: &Name, params: &[&str], body: Vec<Step>) {
    let params = params.iter().map(|p| Name::from(*p)).collect();
    let unit = out.inline(name.clone(), params, Body::Steps(body));
    out.piece(unit, None).last = true;
}

/// A variable that is no part of a state.
fn hidden(out: &mut Emitter<'_>, ty: ast::Type, name: &Name) {
    let id = out.variable(ty, name.clone(), None);
    out.program.vars[id.index()].visibility = ast::Visibility::Hidden;
    out.piece(ast::Unit::Vars(vec![id]), None);
}

fn thread_state(t: &str) -> VarRef {
    var("thread_state").at(word(t))
}

/// 0 is a free place, 1 a thread that runs, 2 one that is done, 3 one that runs and is
/// detached.
fn threads(out: &mut Emitter<'_>) {
    let n = out.w.layout.threads.max(2);
    let words = &out.needs.words;
    let (counts, detaches) = (words.contains("all_done"), words.contains("pthread_detach"));
    let (results, joins) = (words.contains("thread_result"), words.contains("pthread_join"));
    let id = out.variable(ast::Type::Byte, "thread_state".into(), Some(n as u32));
    out.piece(ast::Unit::Vars(vec![id]), None).beside =
        Some("0 free, 1 runs, 2 done, 3 runs and is detached".into());
    if results {
        let id = out.variable(ast::Type::Int, "thread_result".into(), Some(n as u32));
        out.piece(ast::Unit::Vars(vec![id]), None);
    }
    let running = || var("threads_running");
    if counts {
        let id = out.variable(ast::Type::Byte, "threads_running".into(), None);
        out.piece(ast::Unit::Vars(vec![id]), None);
    }
    hidden(out, ast::Type::Byte, &"too_many_threads".into());
    out.gap();
    let full = |t| and(lt(word(t), num(n.into())), ne(read(thread_state(t)), num(0)));
    let mut body = vec![
        set(var("_t_"), num(1)),
        while_(full("_t_"), vec![set(var("_t_"), add(word("_t_"), num(1)))]),
        set(var("too_many_threads"), ge(word("_t_"), num(n.into()))),
    ];
    // Past the last place nothing is written: the assertion behind the call tells.
    let mut begins = vec![set(thread_state("_t_"), num(1))];
    if counts {
        begins.push(set(running(), add(read(running()), num(1))));
    }
    body.push(choose(word("too_many_threads"), vec![nothing()], begins));
    define(out, &"new_thread".into(), &["_t_"], body);
    let mut body = Vec::new();
    if counts {
        body.push(set(running(), sub(read(running()), num(1))));
    }
    let me = thread_state("tid");
    body.push(match detaches {
        true => set(me.clone(), choice(eq(read(me), num(3)), num(0), num(2))),
        false => set(me, num(2)),
    });
    define(out, &"end_thread".into(), &[], body);
    if joins {
        let done = Step::new(StepKind::wait(eq(read(thread_state("_t_")), num(2))), None);
        let body = vec![done, set(thread_state("_t_"), num(0))];
        define(out, &"pthread_join".into(), &["_t_"], body);
    }
    if detaches {
        let done = eq(read(thread_state("_t_")), num(2));
        let body = vec![set(thread_state("_t_"), choice(done, num(0), num(3)))];
        define(out, &"pthread_detach".into(), &["_t_"], body);
    }
}

/// Wakes one of those who wait.
fn cond_signal(out: &mut Emitter<'_>) {
    let waits = |k: u64| bin(BinOp::BitAnd, word("_c_"), num(1 << k));
    let wakes = |k: u64| {
        let others = bin(BinOp::BitAnd, word("_c_"), complement(num(1 << k)));
        vec![set(var("_c_"), others)]
    };
    let one = |k| (Guard::If(ne(waits(k), num(0))), wakes(k));
    let mut options: Vec<_> = (0..out.w.layout.threads).map(one).collect();
    options.push((Guard::If(eq(word("_c_"), num(0))), vec![nothing()]));
    let body = vec![Step::new(StepKind::If(options), None)];
    define(out, &"pthread_cond_signal".into(), &["_c_"], body);
}

/// A cell of a pool, counted from a pointer.
fn valid(w: &World<'_>, p: usize, cell: PmlExpr) -> VarRef {
    var(w.names.pools[p].valid.clone()).at(cell)
}

fn counter(name: &Name) -> VarRef {
    var(name.clone())
}

fn next(name: &Name) -> Step {
    set(counter(name), add(word(name.clone()), num(1)))
}

fn from(pointer: &str, by: &Name) -> PmlExpr {
    add(word(pointer), word(by.clone()))
}

/// The first free cell, or the first run of free cells.
fn malloc(out: &mut Emitter<'_>, p: usize) {
    let (w, names) = (out.w, &out.w.names.pools[p]);
    let pool = &w.layout.pools[p];
    let (first, last) = (pool.heap.0, pool.heap.0 + pool.heap.1 - 1);
    hidden(out, ast::Type::Byte, &names.bound);
    if pool.has_arrays {
        hidden(out, ast::Type::Int, &names.run);
    }
    out.gap();
    let (run, bound) = (&names.run, || var(names.bound.clone()));
    if !pool.has_arrays {
        let taken = and(le(word("_p_"), num(last.into())), read(valid(w, p, word("_p_"))));
        let body = vec![
            set(var("_p_"), num(first.into())),
            while_(taken, vec![set(var("_p_"), add(word("_p_"), num(1)))]),
            set(bound(), lt(num(last.into()), word("_p_"))),
            choose(
                read(bound()),
                vec![set(var("_p_"), num(0))],
                vec![set(valid(w, p, word("_p_")), num(1))],
            ),
        ];
        define(out, &names.malloc, &["_p_"], body);
        return;
    }
    let taken = ne(read(valid(w, p, from("_p_", run))), num(0));
    let behind = vec![set(var("_p_"), add(from("_p_", run), num(1))), set(counter(run), num(0))];
    let one_more = choose(taken, behind, vec![next(run)]);
    let none_left = vec![set(bound(), num(1)), leave()];
    let end = lt(num(last.into()), from("_p_", run));
    let look = choose(end, none_left, vec![one_more]);
    let enough = (Guard::If(ge(word(run.clone()), word("_n_"))), vec![leave()]);
    let search = StepKind::Do(vec![enough, (Guard::Else, vec![look])], true);
    let mark = vec![set(valid(w, p, from("_p_", run)), word("_p_")), next(run)];
    let body = vec![
        set(var("_p_"), num(first.into())),
        set(counter(run), num(0)),
        set(bound(), num(0)),
        Step::new(search, None),
        set(counter(run), choice(read(bound()), word("_n_"), num(0))),
        while_(lt(word(run.clone()), word("_n_")), mark),
    ];
    define(out, &names.malloc, &["_p_", "_n_"], body);
}

/// Elements of an array from which on a loop makes them zero.
const LOOP_FROM: u64 = 9;

/// Assignments that make an object zero again.
fn clearing(
    w: &World<'_>,
    (ty, range): (&Type, (i128, i128)),
    cell: VarRef,
    index: &PmlExpr,
    run: &Name,
    out: &mut Vec<Step>,
) {
    let Type::Struct(s) = ty.plain() else {
        match crate::declare::type_of(w, ty, range) {
            crate::declare::WIDE => {
                out.push(set(cell.clone().dot("hi32"), num(0)));
                out.push(set(cell.dot("lo32"), num(0)));
            }
            _ => out.push(set(cell, num(0))),
        }
        return;
    };
    for (f, field) in w.program.structs[*s].fields.iter().enumerate() {
        let (element, n) = field.ty.flat();
        let range = w.ranges.field(w.program, *s, f);
        let one = |i: PmlExpr, out: &mut Vec<Step>| match w.layout.field(*s, f) {
            Some((p, first, each)) => {
                let base = bin(BinOp::Mul, index.clone(), num(each.into()));
                let at = add(add(num(first.into()), base), i);
                let cell = var(w.names.pools[p].mem.clone()).at(at.clone());
                clearing(w, (element, range), cell, &at, run, out);
            }
            None => {
                let part = cell.clone().dot(&w.names.fields[&(*s, f)]);
                let part = if matches!(field.ty, Type::Array(..)) { part.at(i) } else { part };
                clearing(w, (element, range), part, index, run, out);
            }
        };
        // Counters do not nest, so structs are made zero one by one.
        if n >= LOOP_FROM && !matches!(element.plain(), Type::Struct(_)) {
            let mut body = Vec::new();
            one(word(run.clone()), &mut body);
            body.push(next(run));
            out.push(set(counter(run), num(0)));
            out.push(while_(lt(word(run.clone()), num(n.into())), body));
        } else {
            (0..n).for_each(|i| one(num(i.into()), out));
        }
    }
}

fn free(out: &mut Emitter<'_>, p: usize) {
    let (w, names) = (out.w, &out.w.names.pools[p]);
    let pool: &Pool = &w.layout.pools[p];
    let last = pool.heap.0 + pool.heap.1 - 1;
    let mut clear = Vec::new();
    let gone = &names.gone;
    let cell = if pool.has_arrays { from("_p_", gone) } else { word("_p_") };
    let range = w.ranges.pool(w.layout, p);
    let mem = var(names.mem.clone()).at(cell.clone());
    clearing(w, (&pool.element, range), mem, &cell, &names.run, &mut clear);
    let loops = clear.iter().any(|s| matches!(s.kind, StepKind::Do(..)));
    if loops && !(pool.has_arrays && out.needs.malloc.contains(&p)) {
        hidden(out, ast::Type::Int, &names.run);
    }
    if pool.has_arrays {
        hidden(out, ast::Type::Int, gone);
    }
    out.gap();
    let release = if pool.has_arrays {
        let mine = eq(read(valid(w, p, cell.clone())), word("_p_"));
        // The first cell last: it says how far the block goes.
        clear.push(set(valid(w, p, cell.clone()), num(0)));
        clear.push(next(gone));
        let block = while_(and(le(cell, num(last.into())), mine), clear);
        vec![set(counter(gone), num(0)), block]
    } else {
        clear.push(set(valid(w, p, word("_p_")), num(0)));
        clear
    };
    let body = vec![choose(eq(word("_p_"), num(0)), vec![nothing()], release)];
    define(out, &names.free, &["_p_"], body);
}

/// A new run, what the old one had, and no old one.
fn realloc(out: &mut Emitter<'_>, p: usize) {
    let (w, names) = (out.w, &out.w.names.pools[p]);
    let pool = &w.layout.pools[p];
    let (last, gone) = (pool.heap.0 + pool.heap.1 - 1, &names.gone);
    let range = w.ranges.pool(w.layout, p);
    let old = var(names.mem.clone()).at(from("_o_", gone));
    let new = var(names.mem.clone()).at(from("_p_", gone));
    let parts = |of: &VarRef| scalars(w, &pool.element, of, range).unwrap_or_default();
    let both = parts(&new).into_iter().zip(parts(&old));
    let mut copy: Vec<Step> = both.map(|(to, from)| set(to.place, read(from.place))).collect();
    copy.push(next(gone));
    let mine = eq(read(valid(w, p, from("_o_", gone))), word("_o_"));
    let inside = and(lt(word(gone.clone()), word("_n_")), le(from("_o_", gone), num(last.into())));
    let call = |name: &Name, args: &[&str]| {
        let args = args.iter().map(|a| word(*a)).collect();
        Step::new(StepKind::Prelude(name.clone(), args), None)
    };
    let moved = vec![
        set(counter(gone), num(0)),
        while_(and(inside, mine), copy),
        call(&names.free, &["_o_"]),
    ];
    let nothing_old = or(word(names.bound.clone()), eq(word("_o_"), num(0)));
    let body =
        vec![call(&names.malloc, &["_p_", "_n_"]), choose(nothing_old, vec![nothing()], moved)];
    define(out, &names.realloc, &["_p_", "_o_", "_n_"], body);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_inline_of_the_prelude_is_known_with_its_body() {
        let known = known();
        let inline = |name: &str| known.iter().find(|k| &*k.name == name).unwrap();
        assert_eq!(
            known.iter().filter(|k| k.params.is_some()).count(),
            SOURCE.matches("\ninline ").count()
        );
        assert_eq!(inline("sem_wait").text, "(_s_ > 0) -> _s_ = _s_ - 1");
        assert!(inline("wide_rest").var.is_some() && inline("wide_rest").params.is_none());
        assert_eq!(inline("wide_add").params.as_ref().unwrap().len(), 3);
    }
}
