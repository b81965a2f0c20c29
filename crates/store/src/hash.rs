//! Hash functions over states: 64 and 128 bits, seeded.
//!
//! Folded multiplication: two words are multiplied to 128 bits and the halves
//! xored (as in wyhash by Wang Yi and its kin). Portable, no special
//! instructions, a few nanoseconds for states of usual length. Not stable
//! across versions and never saved; not for adversaries.

const K0: u64 = 0x2d35_8dcc_aa6c_78a5;
const K1: u64 = 0x8bb8_4b93_962e_acc9;
const K2: u64 = 0x4b33_a62e_d433_d4a3;
const K3: u64 = 0xaaaa_d5a8_5a3a_9d6b;

/// 64 bits of hash.
#[inline]
pub fn hash64(bytes: &[u8], seed: u64) -> u64 {
    let (a, b) = absorb(bytes, seed ^ K0, K2);
    fold(a ^ K1 ^ bytes.len() as u64, b ^ K3)
}

/// 128 bits of hash, as two independent halves.
#[inline]
pub fn hash128(bytes: &[u8], seed: u64) -> (u64, u64) {
    let (a, b) = absorb(bytes, seed ^ K0, K2);
    let (c, d) = absorb(bytes, seed ^ K3, K1);
    let len = bytes.len() as u64;
    (fold(a ^ K1 ^ len, b ^ K3), fold(c ^ K2 ^ len, d ^ K0))
}

/// A bijection of 64 bits that spreads every bit over all (SplitMix's).
#[inline(always)]
pub fn mix(x: u64) -> u64 {
    let x = (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let x = (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ (x >> 32)
}

#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    let product = (a as u128) * (b as u128);
    product as u64 ^ (product >> 64) as u64
}

#[inline(always)]
fn absorb(bytes: &[u8], mut a: u64, mut b: u64) -> (u64, u64) {
    let n = bytes.len();
    let mut rest = bytes;
    while rest.len() > 16 {
        a = fold(word(rest, 0) ^ K1, word(rest, 8) ^ a);
        rest = &rest[16..];
    }
    // The last bytes as two words that may overlap, each other and what was
    // taken before.
    let (x, y) = match n {
        16.. => (word(bytes, n - 16), word(bytes, n - 8)),
        8..=15 => (word(bytes, 0), word(bytes, n - 8)),
        4..=7 => (half(bytes, 0), half(bytes, n - 4)),
        1..=3 => ((bytes[0] as u64) << 16 | (bytes[n / 2] as u64) << 8, bytes[n - 1] as u64),
        0 => (0, 0),
    };
    a ^= x;
    b ^= y;
    (fold(a ^ K3, b ^ K0), fold(a ^ K2, b ^ a.rotate_left(29)))
}

#[inline(always)]
fn word(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"))
}

#[inline(always)]
fn half(bytes: &[u8], at: usize) -> u64 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_flipped_bit_changes_about_half_of_the_hash() {
        for len in [1, 2, 3, 5, 8, 13, 16, 17, 24, 33, 64, 100] {
            let bytes: Vec<u8> = (0..len).map(|i| (i * 37) as u8).collect();
            let (h0, l0) = hash128(&bytes, 7);
            for bit in 0..len * 8 {
                let mut other = bytes.clone();
                other[bit / 8] ^= 1 << (bit % 8);
                let (h1, l1) = hash128(&other, 7);
                for changed in [(h0 ^ h1).count_ones(), (l0 ^ l1).count_ones()] {
                    assert!((12..=52).contains(&changed), "len {len} bit {bit}: {changed}");
                }
            }
        }
    }

    #[test]
    fn short_and_similar_inputs_do_not_collide() {
        let mut seen = HashSet::new();
        for len in 0..40 {
            assert!(seen.insert(hash64(&vec![0; len], 1)));
        }
        for i in 0..200_000u32 {
            let mut state = [0; 24];
            state[7..11].copy_from_slice(&i.to_le_bytes());
            state[20] = 1;
            assert!(seen.insert(hash64(&state, 1)), "{i}");
        }
    }

    #[test]
    fn counters_spread_evenly_over_buckets() {
        // 2^16 states in 2^10 buckets, by the high bits: 64 each, deviation 8.
        let mut buckets = vec![0u32; 1 << 10];
        for i in 0..1u32 << 16 {
            let mut state = [0; 32];
            state[..4].copy_from_slice(&i.to_le_bytes());
            buckets[(hash64(&state, 0) >> 54) as usize] += 1;
        }
        let chi: f64 = buckets.iter().map(|&n| (n as f64 - 64.0).powi(2) / 64.0).sum();
        assert!(800.0 < chi && chi < 1250.0, "{chi}");
    }
}
