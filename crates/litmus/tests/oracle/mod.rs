//! Which final states the axioms allow, by brute force over candidate executions.
//!
//! Shares nothing with the machine: no model files, no windows, no steps.

use heddle_litmus::generate::{Access, Cycle, Dir, Link};
use std::collections::{BTreeMap, BTreeSet};

pub type Outcomes = BTreeSet<BTreeMap<String, i64>>;

fn reads(a: &Access) -> bool {
    a.dir != Dir::W
}

fn writes(a: &Access) -> bool {
    a.dir != Dir::R
}

/// Whether a RISC-V or SPARC fence keeps two accesses apart.
fn fenced(link: Link, a: &Access, b: &Access) -> bool {
    let Link::Fence(name) = link else { return false };
    match name {
        "Fence.tso" => reads(a) || writes(a) && writes(b),
        "DMB.SY" => true,
        "DMB.LD" => reads(a),
        "DMB.ST" => writes(a) && writes(b),
        _ => {
            let sides: Vec<&str> = name.split('.').collect();
            let has = |side: &str, x: &Access| {
                side.contains('r') && reads(x) || side.contains('w') && writes(x)
            };
            has(sides[1], a) && has(sides[2], b)
        }
    }
}

/// Preserved program order of two accesses to different locations.
fn preserved(model: &str, a: &Access, b: &Access, link: Link) -> bool {
    let dependent = match link {
        Link::Addr | Link::Data => true,
        Link::Ctrl => writes(b),
        _ => false,
    };
    let acquire = matches!(link, Link::Acquire | Link::Both) && reads(a);
    let release = matches!(link, Link::Release | Link::Both) && writes(b);
    match model {
        "sc" => true,
        "tso" => reads(a) || writes(a) && writes(b) || fenced(link, a, b),
        "pso" => reads(a) || fenced(link, a, b),
        "rmo" | "rmo-corr" => dependent || fenced(link, a, b),
        "rvwmo" => dependent || fenced(link, a, b) || acquire || release,
        // Release then acquire: [L];po;[A].
        "armv8" => dependent || fenced(link, a, b) || acquire || release || link == Link::Both,
        _ => unreachable!(),
    }
}

/// The outcomes of a cycle under a model, by register and location.
pub fn oracle(c: &Cycle, model: &str) -> Outcomes {
    let events: Vec<(usize, usize, Access)> = c
        .threads
        .iter()
        .enumerate()
        .flat_map(|(t, th)| th.0.iter().enumerate().map(move |(i, a)| (t, i, *a)))
        .collect();
    let mut ppo = Vec::new();
    for (x, a) in events.iter().enumerate() {
        for (y, b) in events.iter().enumerate() {
            if a.0 == b.0 && a.1 < b.1 && preserved(model, &a.2, &b.2, c.threads[a.0].1) {
                ppo.push((x, y));
            }
        }
    }
    let mut out = Outcomes::new();
    let writers = |l: usize| -> Vec<usize> {
        (0..events.len()).filter(|&e| writes(&events[e].2) && events[e].2.loc == l).collect()
    };
    let orders: Vec<Vec<Vec<usize>>> = (0..c.n_locs).map(|l| permutations(&writers(l))).collect();
    let loads: Vec<usize> = (0..events.len()).filter(|&e| reads(&events[e].2)).collect();
    each(&orders.iter().map(Vec::len).collect::<Vec<_>>(), &mut |pick| {
        let co: Vec<&Vec<usize>> = pick.iter().zip(&orders).map(|(&p, o)| &o[p]).collect();
        // A load reads the n-th store of its location; 0 is the initial value.
        let sizes: Vec<usize> = loads.iter().map(|&e| co[events[e].2.loc].len() + 1).collect();
        each(&sizes, &mut |rf| {
            if let Some(o) = candidate(&events, &ppo, &co, &loads, rf) {
                out.insert(o);
            }
        });
    });
    out
}

/// The outcome of one candidate execution, if it is consistent.
fn candidate(
    events: &[(usize, usize, Access)],
    ppo: &[(usize, usize)],
    co: &[&Vec<usize>],
    loads: &[usize],
    rf: &[usize],
) -> Option<BTreeMap<String, i64>> {
    let mut edges = ppo.to_vec();
    for order in co {
        edges.extend(order.windows(2).map(|w| (w[0], w[1])));
    }
    let mut outcome = BTreeMap::new();
    for (&e, &n) in loads.iter().zip(rf) {
        let (t, i, a) = events[e];
        let order = co[a.loc];
        if a.dir == Dir::X && order.iter().position(|&w| w == e) != Some(n) {
            return None; // atomicity: it reads the store just before its own
        }
        if n > 0 {
            edges.push((order[n - 1], e));
        }
        edges.extend(order[n..].iter().filter(|&&w| w != e).map(|&w| (e, w)));
        let value = if n == 0 { 0 } else { events[order[n - 1]].2.value };
        outcome.insert(format!("{t}:{}", 20 + i), value);
    }
    for (l, order) in co.iter().enumerate() {
        let value = order.last().map_or(0, |&w| events[w].2.value);
        outcome.insert(format!("[{}]", (b'a' + l as u8) as char), value);
    }
    acyclic(events.len(), &edges).then_some(outcome)
}

fn acyclic(n: usize, edges: &[(usize, usize)]) -> bool {
    let mut left: Vec<usize> = (0..n).collect();
    loop {
        let sources = |e: &usize| !edges.iter().any(|(a, b)| b == e && left.contains(a));
        let free: Vec<usize> = left.iter().copied().filter(sources).collect();
        if free.is_empty() {
            return left.is_empty();
        }
        left.retain(|e| !free.contains(e));
    }
}

fn permutations(items: &[usize]) -> Vec<Vec<usize>> {
    if items.is_empty() {
        return vec![vec![]];
    }
    let mut out = Vec::new();
    for (i, &x) in items.iter().enumerate() {
        let mut rest = items.to_vec();
        rest.remove(i);
        out.extend(permutations(&rest).into_iter().map(|p| [vec![x], p].concat()));
    }
    out
}

/// Every tuple of numbers below the given ones.
fn each(sizes: &[usize], visit: &mut dyn FnMut(&[usize])) {
    let total: usize = sizes.iter().product();
    for code in 0..total {
        let mut rest = code;
        let tuple: Vec<usize> = sizes
            .iter()
            .map(|&s| {
                let digit = rest % s;
                rest /= s;
                digit
            })
            .collect();
        visit(&tuple);
    }
}
