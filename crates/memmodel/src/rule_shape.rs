//! What a relation can hold at all: rules that can never apply, and rules that make an
//! instance wait for itself, are found before anything runs.

use crate::rel::{BRANCH, FENCE, READ, Rel, Set, WRITE};

/// What pairs a relation can hold, by the kinds of instance at its ends.
///
/// A kind is a class together with one attribute or none: enough to see that
/// `[R & MFENCE]` is empty, since a set is a Boolean combination and every
/// attribute is tested on its own class. Differences are taken as their left side.
pub struct Shape {
    /// It can relate an instance to itself.
    pub identity: bool,
    /// It can relate nothing to anything.
    pub empty: bool,
}

impl Shape {
    pub fn of(rel: &Rel, sets: &[Set], attrs: &[(String, u8)]) -> Shape {
        let mut used = 0;
        attributes(rel, sets, &mut used);
        let kinds = kinds(attrs, used, sets);
        let n = kinds.len();
        let all = |f: &dyn Fn(u8, u8) -> bool| -> Vec<bool> {
            (0..n * n).map(|x| f(kinds[x / n].0, kinds[x % n].0)).collect()
        };
        let m = pairs(rel, sets, &kinds, &all);
        Shape { identity: m.1.iter().any(|&b| b), empty: !m.0.iter().any(|&b| b) }
    }
}

/// The attributes that a relation tests.
fn attributes(rel: &Rel, sets: &[Set], out: &mut u64) {
    match rel {
        Rel::Id(s) => set_attributes(&sets[*s as usize], out),
        Rel::Seq(parts) | Rel::Or(parts) => parts.iter().for_each(|p| attributes(p, sets, out)),
        Rel::And(a, b) | Rel::Diff(a, b) => {
            attributes(a, sets, out);
            attributes(b, sets, out);
        }
        Rel::Opt(a) | Rel::Plus(a) => attributes(a, sets, out),
        _ => {}
    }
}

fn set_attributes(set: &Set, out: &mut u64) {
    match set {
        Set::Attr(a) => *out |= a,
        Set::Or(a, b) | Set::And(a, b) | Set::Diff(a, b) => {
            set_attributes(a, out);
            set_attributes(b, out);
        }
        _ => {}
    }
}

/// Makes the table of a predicate on pairs of kinds.
type Tabulate<'a> = dyn Fn(&dyn Fn(u8, u8) -> bool) -> Vec<bool> + 'a;

/// (pairs in program order, kinds on which the identity is contained)
fn pairs(rel: &Rel, sets: &[Set], kinds: &[(u8, u64)], all: &Tabulate) -> (Vec<bool>, Vec<bool>) {
    let n = kinds.len();
    let none = || vec![false; n];
    let mem = |c: u8| c & (READ | WRITE) != 0;
    match rel {
        Rel::Empty => (all(&|_, _| false), none()),
        Rel::Po => (all(&|_, _| true), none()),
        Rel::PoLoc => (all(&|a, b| mem(a) && mem(b)), none()),
        Rel::Rmw => (all(&|a, b| a == READ && b == WRITE), none()),
        Rel::Rfi => (all(&|a, b| a & WRITE != 0 && b & READ != 0), none()),
        Rel::SameSource => (all(&|a, b| a & READ != 0 && b & READ != 0), none()),
        Rel::Id(s) => {
            let id = kinds.iter().map(|&(c, a)| sets[*s as usize].contains(c, a)).collect();
            (all(&|_, _| false), id)
        }
        Rel::Seq(parts) => {
            let start = (all(&|_, _| false), vec![true; n]);
            parts.iter().fold(start, |(p, i), part| {
                let (q, j) = pairs(part, sets, kinds, all);
                let step = |a: usize, b: usize| {
                    p[a * n + b] && j[b]
                        || i[a] && q[a * n + b]
                        || (0..n).any(|k| p[a * n + k] && q[k * n + b])
                };
                (
                    (0..n * n).map(|x| step(x / n, x % n)).collect(),
                    (0..n).map(|k| i[k] && j[k]).collect(),
                )
            })
        }
        Rel::Or(parts) => parts.iter().fold((all(&|_, _| false), none()), |(p, i), part| {
            let (q, j) = pairs(part, sets, kinds, all);
            (
                p.iter().zip(q).map(|(a, b)| *a || b).collect(),
                i.iter().zip(j).map(|(a, b)| *a || b).collect(),
            )
        }),
        Rel::And(a, b) => {
            let (p, i) = pairs(a, sets, kinds, all);
            let (q, j) = pairs(b, sets, kinds, all);
            (
                p.iter().zip(q).map(|(a, b)| *a && b).collect(),
                i.iter().zip(j).map(|(a, b)| *a && b).collect(),
            )
        }
        Rel::Diff(a, b) if a == b => (all(&|_, _| false), none()),
        Rel::Diff(a, _) | Rel::Plus(a) => pairs(a, sets, kinds, all),
        Rel::Opt(a) => (pairs(a, sets, kinds, all).0, vec![true; n]),
    }
}

/// Kinds that the sets tell apart, one of each sort: two attributes at a time
/// reach every conjunction that people write, such as `(Acq | Rel) & X`.
fn kinds(attrs: &[(String, u8)], used: u64, sets: &[Set]) -> Vec<(u8, u64)> {
    let mut out: Vec<(u8, u64)> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    for class in [READ, WRITE, READ | WRITE, FENCE, BRANCH] {
        let fits = |i: &usize| used >> i & 1 == 1 && attrs[*i].1 & class != 0;
        let fits: Vec<usize> = (0..attrs.len()).filter(fits).collect();
        let mut masks = vec![0u64];
        for (x, &i) in fits.iter().enumerate() {
            masks.push(1 << i);
            masks.extend(fits[x + 1..].iter().map(|&j| 1u64 << i | 1 << j));
        }
        for mask in masks {
            let sign: Vec<bool> = sets.iter().map(|s| s.contains(class, mask)).collect();
            if seen.insert((class, sign)) {
                out.push((class, mask));
            }
        }
    }
    out
}

/// Whether no instance can be in a set.
pub fn is_empty(set: &Set, attrs: &[(String, u8)]) -> bool {
    let mut used = 0;
    set_attributes(set, &mut used);
    let sets = std::slice::from_ref(set);
    !kinds(attrs, used, sets).iter().any(|&(class, mask)| set.contains(class, mask))
}
