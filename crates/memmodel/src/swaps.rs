//! Which neighbouring stores in flight have no order that anyone can see.
//!
//! Two pending stores of one thread to different locations, next to each other, can be
//! kept in either order if no rule of the model can tell. Then states that differ in this
//! alone are one state: the machine keeps such stores sorted by location.
//!
//! **When no rule can tell.** A rule relates two instances by a path through others. Where
//! every rule passes at most one instance between its ends, a path that has both stores on
//! it is one of `a b`, `i a b` or `a b j` (or one of these with `a` and `b` exchanged), with
//! one more instance `i` before or `j` behind. So it is enough to evaluate the rules on such
//! windows of three in both orders, for every sort of instance that the program has, at the
//! location of either store or elsewhere, a load also done and reading either store: if all
//! must and may sets are the same, up to the exchange, the order cannot be seen. Both
//! directions count: a release waits for the store before it, and a plain store behind a
//! release must not become one before it.
//!
//! What a store waits for before its address or data are known does not matter between the
//! two: the stores that are sorted know theirs.

use crate::machine::Machine;
use crate::model::Waits;
use crate::program::Instr;
use crate::rel::{BRANCH, Ev, FENCE, NONE, READ, Site, Win};

/// For each pair of kinds (by the sets that they are in) whether they may change places.
#[derive(Debug)]
pub(crate) struct Swaps {
    /// For each kind, the number of its sort among plain stores.
    sort_of: Vec<Option<usize>>,
    may: Vec<Vec<bool>>,
}

impl Machine {
    /// Whether stores of these kinds, to different locations and next to each other, may
    /// change places.
    pub(crate) fn may_swap(&self, a: u16, b: u16) -> bool {
        let swaps = self.swaps.get_or_init(|| Swaps::find(self));
        let sort = |k: u16| swaps.sort_of[k as usize];
        match (sort(a), sort(b)) {
            (Some(a), Some(b)) => swaps.may[a][b],
            _ => false,
        }
    }
}

/// Locations in the windows of three: those of the two stores, and any other. (Beside
/// these, one that is not known yet.)
const SITES: [Site; 3] = [Site::One(0), Site::One(1), Site::One(2)];

impl Swaps {
    fn find(m: &Machine) -> Swaps {
        let mut sorts: Vec<u64> = Vec::new();
        let mut sort_of = Vec::new();
        for k in &m.kinds {
            sort_of.push(matches!(k.instr, Instr::Store { .. }).then(|| {
                sorts.iter().position(|s| *s == k.sets).unwrap_or_else(|| {
                    sorts.push(k.sets);
                    sorts.len() - 1
                })
            }));
        }
        let around = surroundings(m);
        let row =
            |&a: &u64| sorts.iter().map(|&b| m.two_fences && alike(m, a, b, &around)).collect();
        let may = sorts.iter().map(row).collect();
        Swaps { sort_of, may }
    }
}

/// One event for every sort of instance in the program, in every state that rules ask for.
fn surroundings(m: &Machine) -> Vec<Ev> {
    let mut out: Vec<Ev> = Vec::new();
    for k in m.kinds.iter().filter(|k| k.class != 0) {
        let plain =
            Ev { class: k.class, sets: k.sets, forwarded: NONE, pair: NONE, ..Ev::default() };
        if out.iter().any(|e| (e.class, e.sets) == (k.class, k.sets)) {
            continue;
        }
        if k.class & (FENCE | BRANCH) != 0 {
            out.push(plain);
            continue;
        }
        for site in SITES.into_iter().chain([Site::Unknown]) {
            out.push(Ev { site, ..plain });
            if k.class == READ {
                out.push(Ev { site, done: true, ..plain });
            }
        }
    }
    out
}

fn alike(m: &Machine, a: u64, b: u64, around: &[Ev]) -> bool {
    let store = |sets, site| {
        let class = crate::rel::WRITE;
        Ev { class, sets, site, forwarded: NONE, pair: NONE, ..Ev::default() }
    };
    let (a, b) = (store(a, SITES[0]), store(b, SITES[1]));
    let before = |i: &Ev| same(m, [*i, a, b], [*i, b, a], [0, 2, 1]);
    let behind = |j: &Ev| {
        let read = |from: u8, to: u8| Ev {
            forwarded: if j.done { from } else { NONE },
            ..Ev { site: SITES[to as usize], ..*j }
        };
        let plain = same(m, [a, b, *j], [b, a, *j], [1, 0, 2]);
        // A load that has read `a`, or `b`.
        let own = !j.done
            || same(m, [a, b, read(0, 0)], [b, a, read(1, 0)], [1, 0, 2])
                && same(m, [a, b, read(1, 1)], [b, a, read(0, 1)], [1, 0, 2]);
        plain && own
    };
    around.iter().all(|e| before(e) && behind(e))
}

/// Whether rules say the same of both windows; `to[i]` is where instance `i` of the first
/// stands in the second.
fn same(m: &Machine, first: [Ev; 3], second: [Ev; 3], to: [usize; 3]) -> bool {
    let moved = |mask: u64| (0..3).fold(0, |out, i| out | (mask >> i & 1) << to[i]);
    let (first, second) = (Win::new(&first, None), Win::new(&second, None));
    (0..3).all(|i| {
        let (x, y) = (m.model.waits(&first, i), m.model.waits(&second, to[i]));
        let glob = moved(x.glob.must) == y.glob.must && moved(x.glob.may) == y.glob.may;
        // The two stores are issued and executed.
        let others = |w: &Waits, stores: u64| (w.is & !stores, w.ex & !stores);
        let pair = (0..3).filter(|&i| to[i] != i).fold(0, |out, i| out | 1 << i);
        let (x, y) = (others(&x, pair), others(&y, pair));
        glob && moved(x.0) == y.0 && moved(x.1) == y.1
    })
}
