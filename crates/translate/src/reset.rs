//! Resets locals where they are dead: two states that differ only in a variable nobody
//! will read again are one.
//!
//! SPIN does some of this by itself, but not inside steps that are joined, nor for
//! processes that have ended and still wait for their turn to go. So each step sets to
//! zero what is dead behind it and may not be zero yet: liveness backwards and "may not be
//! zero" forwards, over the statements of one function, as usual. Locals of a function
//! that is expanded in place are its own, so they are dead where it ends; what its caller
//! calls its result, or hands over by name, is the caller's.
//!
//! What is dead where is `flow`'s to say. Not reset are arrays, structs, pairs of words and what lives in a pool.

use crate::declare::{is_by_name, is_split, type_name};
use crate::flow::{END, Graph, Set};
use crate::lower::{Mode, World};
use crate::pml::{K, S};
use crate::stmt::Lowered;
use crate::types::Type;
use std::collections::HashSet;

pub fn reset(w: &World<'_>, f: &mut Lowered) {
    let names = candidates(w, f);
    if names.is_empty() {
        return;
    }
    let mut graph = Graph::new(&names, returning(w));
    let entry = graph.build(&f.body, END, None);
    graph.connect();
    graph.live();
    // What is never mentioned is always the same.
    let known: Set = graph.nodes.iter().flat_map(|n| n.touches.iter().copied()).collect();
    let given = params(w, f).filter_map(|n| graph.index.get(&n).copied());
    graph.dirty(entry, given.filter(|p| known.contains(p)).collect());
    if f.mode == Mode::Main {
        // The last step of all has nobody to spare anything.
        graph.nodes.iter_mut().filter(|n| n.next == [END]).for_each(|n| n.is_step = false);
    }
    let mut n = 1;
    apply(&mut f.body, &graph, &names, &mut n);
}

/// Functions that leave a result in their last argument.
fn returning(w: &World<'_>) -> HashSet<String> {
    let all = w.program.funcs.iter().enumerate().filter(|(_, f)| f.ret != Type::Void);
    all.flat_map(|(f, _)| [w.names.funcs[f].clone(), format!("{}_body", w.names.funcs[f])])
        .collect()
}

/// The locals that can be reset.
fn candidates(w: &World<'_>, f: &Lowered) -> Vec<String> {
    let scalar = |ty: &str| ["bit", "bool", "byte", "short", "int"].contains(&ty);
    let own = w.program.vars.iter().enumerate().filter(|(v, var)| {
        let local = var.owner == Some(f.func) && !var.is_static && !var.is_param;
        local && !w.layout.vars.contains_key(v) && !w.facts.by_ref.contains_key(v)
    });
    let own = own.filter(|(v, var)| {
        let range = w.ranges.var(w.program, w.layout, *v);
        var.ty.is_scalar() && scalar(&type_name(w, &var.ty, range))
    });
    let mut names: Vec<String> = own.map(|(v, _)| w.names.vars[v].clone()).collect();
    names.extend(f.temps.iter().filter(|(ty, _)| scalar(ty)).map(|(_, name)| name.clone()));
    names.extend(params(w, f));
    names
}

/// Parameters of a process that are variables of it.
fn params<'a>(w: &'a World<'_>, f: &Lowered) -> impl Iterator<Item = String> + use<'a> {
    let (func, mode) = (f.func, f.mode);
    let is_own = move |p: &usize| {
        let by_name = is_by_name(w, *p) || w.program.vars[*p].ty.is_scalar();
        mode == Mode::Thread && by_name && !is_split(w, mode, *p)
    };
    let fits = |p: &usize| {
        let range = w.ranges.var(w.program, w.layout, *p);
        let plain = type_name(w, &w.program.vars[*p].ty, range) != "wide";
        plain && !w.layout.vars.contains_key(p) && !w.facts.by_ref.contains_key(p)
    };
    let all = w.program.funcs[func].params.iter().copied();
    all.filter(is_own).filter(fits).map(|p| w.names.vars[p].clone())
}

/// Adds resets to steps; walks in the order in which the graph was built.
fn apply(list: &mut [S], graph: &Graph, names: &[String], n: &mut usize) {
    let base = *n;
    *n += list.len();
    for (i, s) in list.iter_mut().enumerate() {
        if let K::If(options) | K::Do(options, _) = &mut s.k {
            options.iter_mut().for_each(|(_, body)| apply(body, graph, names, n));
            continue;
        }
        let id = base + i;
        let dead = if graph.nodes[id].is_step { graph.dead(id) } else { Set::new() };
        if dead.is_empty() {
            continue;
        }
        let resets: Vec<String> = dead.iter().map(|&v| format!("{} = 0", names[v])).collect();
        let last = |list: &Vec<S>| list.last().and_then(|s| s.span);
        let span = if let K::Unit(list) = &s.k { last(list) } else { s.span };
        let reset = S::new(K::Raw(resets.join("; ")), span);
        match &mut s.k {
            K::Unit(list) => list.push(reset),
            k => {
                let only = S { k: std::mem::replace(k, K::Skip), ..s.clone() };
                s.k = K::Unit(vec![only, reset]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pml::Guard;

    /// A list with its resets, as text; `a`, `b` and `c` are the locals.
    fn with_resets(mut list: Vec<S>) -> String {
        let names: Vec<String> = ["a", "b", "c"].map(String::from).into();
        let mut graph = Graph::new(&names, HashSet::from(["f".to_string()]));
        let entry = graph.build(&list, END, None);
        graph.connect();
        graph.live();
        graph.dirty(entry, Set::new());
        apply(&mut list, &graph, &names, &mut 1);
        list.iter().map(show).collect::<Vec<_>>().join(" | ")
    }

    fn show(s: &S) -> String {
        let list = |l: &[S]| l.iter().map(show).collect::<Vec<_>>().join(" | ");
        match &s.k {
            K::Assign(to, v) => format!("{to} = {v}"),
            K::Raw(text) => text.clone(),
            K::Unit(l) => format!("[{}]", l.iter().map(show).collect::<Vec<_>>().join("; ")),
            K::If(options) | K::Do(options, _) => {
                options.iter().map(|(_, body)| format!("({})", list(body))).collect()
            }
            K::Call(name, args) => format!("{name}({})", args.join(", ")),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    fn set(to: &str, value: &str) -> S {
        S::new(K::Assign(to.into(), value.into()), None)
    }

    fn when(text: &str, body: Vec<S>) -> (Guard, Vec<S>) {
        (Guard::If(text.into()), body)
    }

    #[test]
    fn what_is_read_for_the_last_time_is_reset_in_the_same_step() {
        let list = vec![set("a", "g"), set("b", "a + 1"), set("h", "b")];
        assert_eq!(with_resets(list), "a = g | [b = a + 1; a = 0] | [h = b; b = 0]");
    }

    #[test]
    fn what_the_next_round_reads_stays() {
        let body = vec![set("g", "a"), set("b", "h")];
        let again = S::new(K::Do(vec![when("b < 2", body)], false), None);
        let told = "a = g | ([g = a; b = 0] | b = h)";
        assert_eq!(with_resets(vec![set("a", "g"), again]), told);
    }

    #[test]
    fn what_one_way_does_not_read_is_reset_there() {
        let ways = vec![when("a == 1", vec![set("g", "a")]), (Guard::Else, vec![set("g", "2")])];
        let list = vec![set("a", "h"), S::new(K::If(ways), None)];
        assert_eq!(with_resets(list), "a = h | ([g = a; a = 0])([g = 2; a = 0])");
    }

    #[test]
    fn a_jump_out_of_a_step_keeps_what_is_read_where_it_leads() {
        let jump = S::new(K::Goto("again".into()), None);
        let ways = S::new(K::If(vec![when("h", vec![jump])]), None);
        let unit = S::new(K::Unit(vec![set("b", "a"), ways]), None);
        let label = S::new(K::Label("again".into()), None);
        let list = vec![set("a", "h"), label, set("g", "a"), unit, set("g", "b")];
        let told = with_resets(list);
        assert!(
            told.ends_with("| g = a | [b = a; (goto(\"again\"))] | [g = b; a = 0; b = 0]"),
            "{told}"
        );
    }

    #[test]
    fn results_are_set_by_calls_and_other_arguments_are_read() {
        let call = S::new(K::Call("f".into(), vec!["a".into(), "b".into()]), None);
        let list = vec![set("a", "h"), set("b", "h"), call, set("g", "b"), set("g", "0")];
        let told = "a = h | [b = h; b = 0] | f(a, b) | [g = b; a = 0; b = 0] | g = 0";
        assert_eq!(with_resets(list), told);
    }
}
