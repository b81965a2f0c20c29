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

use crate::build::{Name, num, var};
use crate::declare::{is_by_name, is_split, type_of};
use crate::flow::{END, Graph, Set};
use crate::lower::{Mode, World};
use crate::steps::{Step, StepKind};
use crate::stmt::Lowered;
use crate::types::Type;
use heddle_promela::syntax::ast;
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
fn returning(w: &World<'_>) -> HashSet<Name> {
    let all = w.program.funcs.iter().enumerate().filter(|(_, f)| f.ret != Type::Void);
    all.map(|(f, _)| w.names.inlines[f].clone()).collect()
}

/// The locals that can be reset.
fn candidates(w: &World<'_>, f: &Lowered) -> Vec<Name> {
    let scalar = |ty: ast::Type| !matches!(ty, ast::Type::Struct(_));
    let own = w.program.vars.iter().enumerate().filter(|(v, var)| {
        let local = var.owner == Some(f.func) && !var.is_static && !var.is_param;
        local && !w.layout.vars.contains_key(v) && !w.facts.by_ref.contains_key(v)
    });
    let own = own.filter(|(v, var)| {
        let range = w.ranges.var(w.program, w.layout, *v);
        var.ty.is_scalar() && scalar(type_of(w, &var.ty, range))
    });
    let mut names: Vec<Name> = own.map(|(v, _)| w.names.vars[v].clone()).collect();
    names.extend(f.temps.iter().filter(|(ty, _)| scalar(*ty)).map(|(_, name)| name.clone()));
    names.extend(params(w, f));
    names
}

/// Parameters of a process that are variables of it.
fn params<'a>(w: &'a World<'_>, f: &Lowered) -> impl Iterator<Item = Name> + use<'a> {
    let (func, mode) = (f.func, f.mode);
    let is_own = move |p: &usize| {
        let by_name = is_by_name(w, *p) || w.program.vars[*p].ty.is_scalar();
        mode == Mode::Thread && by_name && !is_split(w, mode, *p)
    };
    let fits = |p: &usize| {
        let range = w.ranges.var(w.program, w.layout, *p);
        let plain = type_of(w, &w.program.vars[*p].ty, range) != crate::declare::WIDE;
        plain && !w.layout.vars.contains_key(p) && !w.facts.by_ref.contains_key(p)
    };
    let all = w.program.funcs[func].params.iter().copied();
    all.filter(is_own).filter(fits).map(|p| w.names.vars[p].clone())
}

/// Adds resets to steps; walks in the order in which the graph was built.
fn apply(list: &mut [Step], graph: &Graph, names: &[Name], n: &mut usize) {
    let base = *n;
    *n += list.len();
    for (i, s) in list.iter_mut().enumerate() {
        if let StepKind::If(options) | StepKind::Do(options, _) = &mut s.kind {
            options.iter_mut().for_each(|(_, body)| apply(body, graph, names, n));
            continue;
        }
        let id = base + i;
        let dead = if graph.nodes[id].is_step { graph.dead(id) } else { Set::new() };
        if dead.is_empty() {
            continue;
        }
        let last = |list: &Vec<Step>| list.last().and_then(|s| s.span);
        let span = if let StepKind::Unit(list) = &s.kind { last(list) } else { s.span };
        let zero = |v: &usize| Step::new(StepKind::assign(var(names[*v].clone()), num(0)), span);
        let resets = dead.iter().map(zero);
        match &mut s.kind {
            StepKind::Unit(list) => list.extend(resets),
            kind => {
                let kind = std::mem::replace(kind, StepKind::skip());
                let mut unit = vec![Step { kind, ..s.clone() }];
                unit.extend(resets);
                s.kind = StepKind::Unit(unit);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::{PmlExpr, add, eq, lt, word};
    use crate::steps::Guard;
    use heddle_promela::syntax::print;

    /// A list with its resets, as text; `a`, `b` and `c` are the locals.
    fn with_resets(mut list: Vec<Step>) -> String {
        let names: Vec<Name> = ["a", "b", "c"].map(Name::from).into();
        let mut graph = Graph::new(&names, HashSet::from([Name::from("f")]));
        let entry = graph.build(&list, END, None);
        graph.connect();
        graph.live();
        graph.dirty(entry, Set::new());
        apply(&mut list, &graph, &names, &mut 1);
        list.iter().map(show).collect::<Vec<_>>().join(" | ")
    }

    fn show(s: &Step) -> String {
        let none = ast::Program::default();
        let list = |l: &[Step]| l.iter().map(show).collect::<Vec<_>>().join(" | ");
        match &s.kind {
            StepKind::Plain(kind) => {
                print::statement(&none, &ast::Stmt::new(kind.clone(), Default::default()))
            }
            StepKind::Unit(l) => format!("[{}]", l.iter().map(show).collect::<Vec<_>>().join("; ")),
            StepKind::If(options) | StepKind::Do(options, _) => {
                options.iter().map(|(_, body)| format!("({})", list(body))).collect()
            }
            StepKind::Call(name, args) => {
                let args: Vec<String> = args.iter().map(|e| print::expr(&none, e)).collect();
                format!("{name}({})", args.join(", "))
            }
            other => format!("{other:?}").to_lowercase(),
        }
    }

    fn set(to: &str, value: PmlExpr) -> Step {
        Step::new(StepKind::assign(var(to), value), None)
    }

    fn when(cond: PmlExpr, body: Vec<Step>) -> (Guard, Vec<Step>) {
        (Guard::If(cond), body)
    }

    #[test]
    fn what_is_read_for_the_last_time_is_reset_in_the_same_step() {
        let list = vec![set("a", word("g")), set("b", add(word("a"), num(1))), set("h", word("b"))];
        assert_eq!(with_resets(list), "a = g | [b = a + 1; a = 0] | [h = b; b = 0]");
    }

    #[test]
    fn what_the_next_round_reads_stays() {
        let body = vec![set("g", word("a")), set("b", word("h"))];
        let again = Step::new(StepKind::Do(vec![when(lt(word("b"), num(2)), body)], false), None);
        let told = "a = g | ([g = a; b = 0] | b = h)";
        assert_eq!(with_resets(vec![set("a", word("g")), again]), told);
    }

    #[test]
    fn what_one_way_does_not_read_is_reset_there() {
        let ways = vec![
            when(eq(word("a"), num(1)), vec![set("g", word("a"))]),
            (Guard::Else, vec![set("g", num(2))]),
        ];
        let list = vec![set("a", word("h")), Step::new(StepKind::If(ways), None)];
        assert_eq!(with_resets(list), "a = h | ([g = a; a = 0])([g = 2; a = 0])");
    }

    #[test]
    fn a_jump_out_of_a_step_keeps_what_is_read_where_it_leads() {
        let jump = Step::new(StepKind::goto(&"again".into()), None);
        let ways = Step::new(StepKind::If(vec![when(word("h"), vec![jump])]), None);
        let unit = Step::new(StepKind::Unit(vec![set("b", word("a")), ways]), None);
        let label = Step::new(StepKind::Label("again".into()), None);
        let list = vec![set("a", word("h")), label, set("g", word("a")), unit, set("g", word("b"))];
        let told = with_resets(list);
        assert!(
            told.ends_with("| g = a | [b = a; (goto again)] | [g = b; a = 0; b = 0]"),
            "{told}"
        );
    }

    #[test]
    fn results_are_set_by_calls_and_other_arguments_are_read() {
        let call = Step::new(StepKind::Call("f".into(), vec![word("a"), word("b")]), None);
        let list = vec![
            set("a", word("h")),
            set("b", word("h")),
            call,
            set("g", word("b")),
            set("g", num(0)),
        ];
        let told = "a = h | [b = h; b = 0] | f(a, b) | [g = b; a = 0; b = 0] | g = 0";
        assert_eq!(with_resets(list), told);
    }
}
