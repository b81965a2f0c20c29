//! Which bucket is a record's home, and which one will be when there are more.
//!
//! The bucket is the hash scaled to the number of buckets (Lemire 2018). What is
//! left of the product tells where in the bucket the hash lies. When the number of
//! buckets doubles, each is cut in the middle; when it grows by half, a third of
//! each of two goes to a new one between them:
//!
//! ```text
//!   2m           2m+1
//! |--------:----|----:--------|
//! |--------|---------|--------|
//!   3m        3m+1      3m+2
//! ```
//!
//! So one bit a record, its [`Side`] of the cut, is enough to move it without its
//! hash, if it is known beforehand how the table will grow ([`Growth`]).

/// How a table grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Growth {
    Double,
    /// Only an even number of buckets does.
    ByHalf,
}

/// Where in its home bucket a hash lies: before or after the place where the bucket
/// is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Side {
    /// Nobody noted it, or the record is in another bucket than its own.
    Unknown = 0,
    Lower = 1,
    Upper = 2,
}

/// The home bucket: from the high bits.
#[inline(always)]
pub(crate) fn place(hash: u64, n_buckets: usize) -> usize {
    ((hash as u128 * n_buckets as u128) >> 64) as usize
}

/// The home bucket, and the side of its cut.
#[inline(always)]
pub(crate) fn home(hash: u64, n_buckets: usize, cuts: Cuts) -> (usize, Side) {
    let scaled = hash as u128 * n_buckets as u128;
    let (bucket, rest) = ((scaled >> 64) as usize, scaled as u64);
    (bucket, if rest < cuts[bucket % 2] { Side::Lower } else { Side::Upper })
}

/// Where even and where odd buckets are cut.
pub(crate) type Cuts = [u64; 2];

impl Growth {
    pub(crate) fn cuts(self) -> Cuts {
        match self {
            Growth::Double => [1 << 63; 2],
            // Two thirds of the first of two, one third of the second; rounded up.
            Growth::ByHalf => [0xaaaa_aaaa_aaaa_aaab, 0x5555_5555_5555_5556],
        }
    }

    /// How many there are afterwards; sides mean nothing if it cannot be exact.
    pub(crate) fn of(self, n_buckets: usize) -> Option<usize> {
        match self {
            Growth::Double => Some(n_buckets * 2),
            Growth::ByHalf => n_buckets.is_multiple_of(2).then_some(n_buckets / 2 * 3),
        }
    }

    /// The home bucket after the growth of one that is at home in `bucket`, if it
    /// is known.
    #[inline(always)]
    pub(crate) fn new_home(self, bucket: usize, side: Side) -> Option<usize> {
        let first = match self {
            Growth::Double => bucket * 2,
            Growth::ByHalf => bucket / 2 * 3 + bucket % 2,
        };
        match side {
            Side::Unknown => None,
            Side::Lower => Some(first),
            Side::Upper => Some(first + 1),
        }
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::hash::mix;

    fn check(hash: u64, n: usize) {
        for growth in [Growth::Double, Growth::ByHalf] {
            let (bucket, side) = home(hash, n, growth.cuts());
            assert_eq!(bucket, place(hash, n));
            let new = growth.new_home(bucket, side);
            assert_eq!(new, growth.of(n).map(|to| place(hash, to)), "{hash:#x} of {n}, {growth:?}");
        }
    }

    #[test]
    fn a_side_leads_to_where_the_hash_does() {
        for i in 0..200_000u64 {
            check(mix(i), 2 + 2 * (mix(i ^ 1 << 40) >> 34) as usize);
        }
    }

    /// Hashes next to where buckets begin, end and are cut.
    #[test]
    fn so_it_does_at_the_edges() {
        for n in [2, 4, 6, 64, 96, 16_384, 24_576, 6_974_568] {
            for k in 0..=12 * n.min(1000) as u128 {
                let edge = (k << 64) / (12 * n) as u128;
                for hash in edge.saturating_sub(3)..edge + 3 {
                    check(hash.min(u64::MAX as u128) as u64, n);
                }
            }
        }
    }
}
