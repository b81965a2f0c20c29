//! Bytes from elsewhere, changed at random: no decoder panics, hangs or takes memory for them.

use heddle_cluster::fuzz::{decode, samples};
use heddle_store::mix;
use std::time::{Duration, Instant};

/// `HEDDLE_FUZZ_SECONDS` says how long (1).
#[test]
fn broken_bytes_do_no_harm() {
    let seconds = std::env::var("HEDDLE_FUZZ_SECONDS").ok().and_then(|n| n.parse().ok());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(1));
    let samples = samples();
    assert!(samples.iter().all(|bytes| decode(bytes) > 0), "a sample is not read");
    let (mut seed, mut n_refused, mut n) = (1u64, 0u64, 0u64);
    while n < 1000 || Instant::now() < end {
        let mut random = || {
            seed = mix(seed.wrapping_add(0x9e37_79b9));
            seed
        };
        let mut bytes = samples[random() as usize % samples.len()].clone();
        for _ in 0..1 + random() % 4 {
            let at = random() as usize % bytes.len().max(1);
            match random() % 5 {
                0 => bytes.truncate(at),
                1 => bytes.insert(at.min(bytes.len()), random() as u8),
                2 if !bytes.is_empty() => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][at % 5],
                3 if !bytes.is_empty() => bytes[at] ^= 1 << (random() % 8),
                _ => bytes.extend(random().to_le_bytes()),
            }
            if bytes.is_empty() {
                break;
            }
        }
        n_refused += (decode(&bytes) == 0) as u64;
        n += 1;
    }
    assert!(n_refused > n / 4, "{n_refused} of {n} were refused");
}
