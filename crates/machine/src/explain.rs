//! A history that no order explains, for people: bars from call to return, the
//! best order, and what the last return could have been.
//!
//! The search keeps sets, not orders, so this looks for orders itself, by trying
//! them (Wing and Gong 1993), on the one history of the run that is told.

use crate::history::{Told, number};
use crate::linear::{Datum, Out, Outcome};
use crate::spec::Spec;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

/// Orders that are tried.
const MAX_TRIED: usize = 200_000;
/// Answers that are told.
const MAX_ANSWERS: usize = 6;

/// An operation of the history.
struct Operation<'t> {
    told: &'t Told,
    lane: String,
    /// When it was called, when it returned: numbers of events.
    from: usize,
    to: Option<usize>,
    label: String,
}

/// The history that ends with a return which nothing explains, as text.
pub fn explain(spec: &Spec, events: &[Told]) -> String {
    let mut all: Vec<Operation> = Vec::new();
    for (i, told) in events.iter().enumerate() {
        if told.answer.is_none() {
            let (lane, label) = (told.lane.clone(), told.text.clone());
            all.push(Operation { told, lane, from: i, to: None, label });
            continue;
        }
        let open = |o: &&mut Operation| o.to.is_none() && o.told.thread == told.thread;
        if let Some(o) = all.iter_mut().rev().find(open) {
            o.to = Some(i);
            o.told = told;
            let answer = told.answer.as_ref().map_or("", |a| &a.0);
            if !answer.is_empty() {
                let _ = write!(o.label, " = {answer}");
            }
        }
    }
    let mut out = bars(&all, events.len());
    let last = events.len().checked_sub(1);
    if let Some(wrong) = all.iter().position(|o| o.to == last && last.is_some()) {
        out.push_str(&orders(spec, &all, wrong));
    }
    out
}

/// One line for each thread, from left to right.
fn bars(all: &[Operation], n: usize) -> String {
    let mut x: Vec<usize> = Vec::new();
    for i in 0..n {
        let least = x.last().map_or(0, |p| p + 2);
        let ends = all.iter().filter(|o| o.to == Some(i));
        x.push(ends.map(|o| x[o.from] + o.label.chars().count() + 4).fold(least, usize::max));
    }
    let width = all.iter().map(|o| x[o.from] + o.label.chars().count() + 6).max().unwrap_or(0);
    let width = width.max(x.last().map_or(0, |p| p + 1));
    let mut lanes: Vec<&str> = all.iter().map(|o| o.lane.as_str()).collect();
    lanes.sort_unstable();
    lanes.dedup();
    lanes.sort_by_key(|lane| all.iter().position(|o| o.lane == *lane));
    let pad = lanes.iter().map(|l| l.chars().count()).max().unwrap_or(0);
    let mut out = String::from("the history, from left to right:\n");
    for lane in lanes {
        let mut line: Vec<char> = vec![' '; width];
        for o in all.iter().filter(|o| o.lane == lane) {
            let to = o.to.map_or(width - 1, |t| x[t]);
            line[x[o.from]..=to].fill('-');
            line[x[o.from]] = '|';
            line[to] = if o.to.is_some() { '|' } else { '>' };
            let label = format!(" {} ", o.label);
            let room = label.chars().zip(&mut line[x[o.from] + 1..to]);
            room.for_each(|(c, place)| *place = c);
        }
        let line: String = line.into_iter().collect();
        let _ = writeln!(out, "  {lane:pad$}  {}", line.trim_end());
    }
    out
}

/// What the search for orders has found.
struct Found {
    tried: usize,
    best: Vec<usize>,
    answers: BTreeSet<String>,
}

fn orders(spec: &Spec, all: &[Operation], wrong: usize) -> String {
    let key = spec.key_of(&all[wrong].told.args);
    let about: Vec<usize> =
        (0..all.len()).filter(|&i| spec.key_of(&all[i].told.args) == key).collect();
    let mut found = Found { tried: 0, best: Vec::new(), answers: BTreeSet::new() };
    let first = Arc::clone(&spec.initial);
    let mut order = Vec::new();
    search(&Case { spec, all, about: &about, wrong }, &first, &mut order, &mut found);
    let names: Vec<&str> = found.best.iter().map(|&i| all[i].label.as_str()).collect();
    let mut out = match names.is_empty() {
        true => "nothing comes before it\n".to_string(),
        false => format!("an order of what comes before it: {}\n", names.join(", ")),
    };
    let call = all[wrong].label.split(" = ").next().unwrap_or("");
    let mut answers: Vec<String> = found.answers.into_iter().collect();
    let more = answers.len() > MAX_ANSWERS;
    answers.truncate(MAX_ANSWERS);
    if !answers.is_empty() {
        let dots = if more { " or …" } else { "" };
        let _ = write!(out, "in every order {call} returns {}{dots}", answers.join(" or "));
    }
    out
}

struct Case<'a> {
    spec: &'a Spec,
    all: &'a [Operation<'a>],
    about: &'a [usize],
    wrong: usize,
}

/// Tries all orders of the operations that came before, with those that are still under way
/// or without, and what the last return would be at each place.
fn search(case: &Case, state: &Arc<[u8]>, order: &mut Vec<usize>, found: &mut Found) {
    found.tried += 1;
    if found.tried > MAX_TRIED {
        return;
    }
    let left: Vec<usize> = case.about.iter().copied().filter(|i| !order.contains(i)).collect();
    let returned = |i: &usize| *i != case.wrong && case.all[*i].to.is_some();
    let placed = order.contains(&case.wrong);
    let longer = found.best.len() < order.len() || found.best.is_empty();
    if !left.iter().any(returned) && !placed && longer {
        found.best.clone_from(order);
    }
    for &i in &left {
        let from = case.all[i].from;
        let earlier = |j: &&usize| **j != i && case.all[**j].to.is_some_and(|to| to < from);
        if left.iter().any(|j| earlier(&j)) {
            continue;
        }
        let told = case.all[i].told;
        let Ok((next, outcome)) = case.spec.effect(state, told.op, &told.args) else { return };
        if i == case.wrong {
            // Only where the rest can be explained behind it.
            order.push(i);
            if can_end(case, &next, order, found) {
                found.answers.insert(text(&outcome));
            }
            order.pop();
            continue;
        }
        if told.outcome.as_ref().is_some_and(|seen| !seen.fits(&outcome)) {
            continue;
        }
        order.push(i);
        search(case, &next, order, found);
        order.pop();
    }
}

/// Whether the operations that returned and are left have some order.
fn can_end(case: &Case, state: &Arc<[u8]>, order: &mut Vec<usize>, found: &mut Found) -> bool {
    found.tried += 1;
    let left: Vec<usize> = case.about.iter().copied().filter(|i| !order.contains(i)).collect();
    if left.iter().all(|&i| case.all[i].to.is_none()) || found.tried > MAX_TRIED {
        return true;
    }
    left.iter().any(|&i| {
        let from = case.all[i].from;
        let earlier = |j: usize| j != i && case.all[j].to.is_some_and(|to| to < from);
        if left.iter().any(|&j| earlier(j)) {
            return false;
        }
        let told = case.all[i].told;
        let Ok((next, outcome)) = case.spec.effect(state, told.op, &told.args) else {
            return false;
        };
        if told.outcome.as_ref().is_some_and(|seen| !seen.fits(&outcome)) {
            return false;
        }
        order.push(i);
        let ends = can_end(case, &next, order, found);
        order.pop();
        ends
    })
}

fn text(o: &Outcome) -> String {
    let mut words: Vec<String> = o.vals.iter().map(number).collect();
    let mut args: Vec<u8> = o.outs.iter().map(|w| w.0).collect();
    args.dedup();
    for arg in args {
        let outs: Vec<&(u8, u32, Out)> = o.outs.iter().filter(|w| w.0 == arg).collect();
        let byte = |(i, w): (usize, &&(u8, u32, Out))| match w.2 {
            Out::Byte { bits, .. } if i < 8 => (bits as u64) << (8 * i),
            _ => 0,
        };
        let bits = outs.iter().enumerate().map(byte).fold(0, |a, b| a | b);
        words.push(match &outs[0].2 {
            Out::Place { to, at } => number(&Datum::Place { to: *to, at: *at }),
            Out::Byte { .. } => number(&Datum::Number { bits, undef: 0 }),
        });
    }
    match words.is_empty() {
        true => "nothing".into(),
        false => words.join(", "),
    }
}
