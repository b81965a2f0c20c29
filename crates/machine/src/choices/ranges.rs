//! Ranges of an unknown number, and where a comparison cuts them.

use crate::ops;
use crate::value::{Val, mask, signed};

/// Ranges of the number's bits, both ends included.
pub type Set = Vec<(u64, u64)>;

/// What may be done to the number: each moves ranges as a whole, but for one
/// place where a range breaks in two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shift {
    /// Sign-extended, from and to so many bits. (Extended by zeros it is what
    /// it was.)
    Signed(u8, u8),
    /// So much is added, at that width.
    Add(u64, u8),
}

impl Shift {
    /// The value from which on it moves differently.
    fn breaks_at(self) -> u64 {
        match self {
            Shift::Signed(from, _) => 1 << (from - 1),
            Shift::Add(by, w) => mask(w).wrapping_sub(by).wrapping_add(1) & mask(w),
        }
    }

    fn apply(self, v: u64) -> u64 {
        match self {
            Shift::Signed(from, to) => signed(v, from) as u64 & mask(to),
            Shift::Add(by, w) => v.wrapping_add(by) & mask(w),
        }
    }
}

/// A range of the number, and what its first becomes; the others follow.
pub type Piece = (u64, u64, u64);

/// The parts of a set for which a test fails and holds. The test compares with
/// `c`, so among numbers of one sign it changes at `c` and after it only.
pub fn divide(
    set: &Set,
    n: &[Shift],
    (c, w): (u64, u8),
    test: &dyn Fn(Val) -> Result<Val, ops::Trouble>,
) -> Option<[Set; 2]> {
    let mut out = [Vec::new(), Vec::new()];
    for piece in pieces(set, n, w) {
        let at_c = cut(vec![piece], c);
        for (lo, hi, first) in if c < mask(w) { cut(at_c, c + 1) } else { at_c } {
            let holds = test(Val::int(first)).ok().filter(|v| v.undef == 0)?;
            out[(holds.bits & 1) as usize].push((lo, hi));
        }
    }
    Some(out)
}

/// The ranges of a set, cut so that each moves as a whole and ends up with one
/// sign at width `w`.
pub fn pieces(set: &Set, n: &[Shift], w: u8) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = set.iter().map(|&(lo, hi)| (lo, hi, lo)).collect();
    for shift in n {
        pieces = cut(pieces, shift.breaks_at());
        pieces.iter_mut().for_each(|p| p.2 = shift.apply(p.2));
    }
    cut(pieces, 1 << (w - 1))
}

/// Cuts ranges before the value `at`.
fn cut(pieces: Vec<Piece>, at: u64) -> Vec<Piece> {
    let mut out = Vec::new();
    for (lo, hi, first) in pieces {
        if first < at && at - first <= hi - lo {
            let middle = lo + (at - first);
            out.extend([(lo, middle - 1, first), (middle, hi, at)]);
        } else {
            out.push((lo, hi, first));
        }
    }
    out
}
