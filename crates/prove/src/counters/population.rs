//! Populations: first ones, one more, one less, and states as bytes.

use super::{Count, Counted, Folded, Local, Locals, Population};
use crate::expr::Domain;
use crate::system::width;

impl Counted {
    /// Every first state.
    pub fn initial(&self, count: Count) -> Vec<Folded> {
        let shared = choices(self.shared.iter().map(|s| {
            let domain = &self.pool.variable(s.slot).domain;
            s.init.map_or((domain.lo(), domain.hi()), |v| (v, v))
        }));
        let mut populations = vec![Population::new()];
        for (k, kind) in self.kinds.iter().enumerate() {
            let tuples = choices(
                kind.locals
                    .iter()
                    .map(|l| l.init.map_or((l.domain.lo(), l.domain.hi()), |v| (v, v))),
            );
            let code =
                |t: &Vec<i64>| (0..t.len()).fold(0, |code, i| self.with_local(k, code, i, t[i]));
            let tuples: Vec<Locals> = tuples.iter().map(code).collect();
            let filled = fill(k as u8, &tuples, kind.least, count);
            populations = populations
                .iter()
                .flat_map(|p| filled.iter().map(|f| [p.clone(), f.clone()].concat()))
                .collect();
        }
        if let Some(kind) = self.watched {
            populations = populations.iter().flat_map(|p| self.watching(p, kind, count)).collect();
            populations.sort();
            populations.dedup();
        }
        let mut out = Vec::new();
        for shared in shared {
            for population in &populations {
                out.push(Folded { shared: shared.clone(), population: population.clone() });
            }
        }
        out
    }

    /// The same processes, one of a kind being the one that is followed.
    fn watching(&self, p: &Population, kind: usize, count: Count) -> Vec<Population> {
        let last = self.kinds[kind].locals.len() - 1;
        let mut out = Vec::new();
        for &(k, locals, _) in p.iter().filter(|e| e.0 as usize == kind) {
            for mut rest in less(p, k, locals, count) {
                more(&mut rest, k, self.with_local(kind, locals, last, 1), 1, count);
                out.push(rest);
            }
        }
        out
    }

    pub(crate) fn pack(&self, state: &Folded, out: &mut Vec<u8>) {
        out.clear();
        for (s, &v) in self.shared.iter().zip(&state.shared) {
            put(&self.pool.variable(s.slot).domain, v, out);
        }
        for (kind, locals, n) in &state.population {
            out.push(*kind);
            out.extend(&locals.to_le_bytes()[..self.local_bytes(*kind)]);
            out.extend((*n as u16).to_le_bytes());
        }
    }

    pub fn unpack(&self, mut bytes: &[u8]) -> Folded {
        let bytes = &mut bytes;
        let shared =
            self.shared.iter().map(|s| get(&self.pool.variable(s.slot).domain, bytes)).collect();
        let mut population = Population::new();
        while let Some((&kind, rest)) = bytes.split_first() {
            *bytes = rest;
            let n = self.local_bytes(kind);
            let mut raw = [0; 8];
            raw[..n].copy_from_slice(&bytes[..n]);
            let locals = u64::from_le_bytes(raw);
            *bytes = &bytes[n..];
            let n = u16::from_le_bytes([bytes[0], bytes[1]]) as u32;
            *bytes = &bytes[2..];
            population.push((kind, locals, n));
        }
        Folded { shared, population }
    }

    pub(super) fn local_bytes(&self, kind: u8) -> usize {
        let bits = self.kinds[kind as usize].locals.iter().map(|l| width(l.domain.size()));
        bits.sum::<u32>().div_ceil(8) as usize
    }

    pub fn show_locals(&self, kind: u8, locals: Locals) -> String {
        let k = kind as usize;
        let value = |(i, l): (usize, &Local)| {
            format!("{} = {}", l.name, l.domain.show(self.local_of(k, locals, i)))
        };
        let values: Vec<String> = self.kinds[k].locals.iter().enumerate().map(value).collect();
        values.join(", ")
    }
}

/// Every combination of values from these ranges.
fn choices(ranges: impl Iterator<Item = (i64, i64)>) -> Vec<Vec<i64>> {
    ranges.fold(vec![Vec::new()], |all, (lo, hi)| {
        let longer = |v: &Vec<i64>| (lo..=hi).map(|x| [v.clone(), vec![x]].concat()).collect();
        all.iter().flat_map(|v| -> Vec<Vec<i64>> { longer(v) }).collect()
    })
}

/// Every way to have at least (or exactly) so many processes with these locals.
fn fill(kind: u8, tuples: &[Locals], least: u32, count: Count) -> Vec<Population> {
    let mut all: Vec<(Population, u32)> = vec![(Population::new(), 0)];
    let (Count::Exactly(most) | Count::Abstract(most)) = count;
    for t in tuples {
        let with = |(p, n): &(Population, u32)| -> Vec<(Population, u32)> {
            let more = |extra: u32| {
                let mut p = p.clone();
                if extra > 0 {
                    p.push((kind, *t, extra));
                }
                (p, n + extra)
            };
            (0..=most).map(more).collect()
        };
        all = all.iter().flat_map(with).collect();
        if let Count::Exactly(n) = count {
            all.retain(|a| a.1 <= n);
        }
    }
    let enough = |n: u32, p: &Population| match count {
        Count::Exactly(wanted) => n == wanted,
        Count::Abstract(many) => n >= least || p.iter().any(|e| e.2 == many),
    };
    let mut out: Vec<Population> =
        all.into_iter().filter(|(p, n)| enough(*n, p)).map(|a| a.0).collect();
    out.iter_mut().for_each(|p| p.sort());
    out
}

/// The population without one process; from many, one less or many are left.
pub(super) fn less(p: &Population, kind: u8, locals: Locals, count: Count) -> Vec<Population> {
    let at = p.iter().position(|e| e.0 == kind && e.1 == locals).expect("there is one");
    let with = |n: u32| {
        let mut p = p.clone();
        if n == 0 {
            p.remove(at);
        } else {
            p[at].2 = n;
        }
        p
    };
    match (count, p[at].2) {
        (Count::Abstract(many), n) if n == many => vec![with(n - 1), with(n)],
        (_, n) => vec![with(n - 1)],
    }
}

pub(super) fn more(p: &mut Population, kind: u8, locals: Locals, n: u32, count: Count) {
    let limit = if let Count::Abstract(many) = count { many } else { u16::MAX as u32 };
    match p.binary_search_by(|e| (e.0, e.1).cmp(&(kind, locals))) {
        Ok(at) => p[at].2 = (p[at].2 + n).min(limit),
        Err(at) => p.insert(at, (kind, locals, n)),
    }
}

fn put(domain: &Domain, v: i64, out: &mut Vec<u8>) {
    let v = (v - domain.lo()) as u64;
    if domain.size() <= 256 { out.push(v as u8) } else { out.extend((v as u32).to_le_bytes()) }
}

fn get(domain: &Domain, bytes: &mut &[u8]) -> i64 {
    let n = if domain.size() <= 256 { 1 } else { 4 };
    let mut raw = [0; 8];
    raw[..n].copy_from_slice(&bytes[..n]);
    *bytes = &bytes[n..];
    u64::from_le_bytes(raw) as i64 + domain.lo()
}
