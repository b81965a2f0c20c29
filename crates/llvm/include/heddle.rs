//! What a Rust program can say to the checker. Outside of it, under `cargo test`,
//! choices are the first of their ways and assumptions must hold.
#![no_std]
#![allow(unexpected_cfgs)]

#[cfg(heddle)]
extern "C" {
    fn heddle_choose(n: i32) -> i32;
    fn heddle_assume(holds: i32);
    fn heddle_nondet_u64() -> u64;
}

/// One of the numbers below `n`: the checker tries each.
pub fn choose(n: u32) -> u32 {
    assert!(n > 0, "a choice of nothing");
    #[cfg(heddle)]
    {
        (unsafe { heddle_choose(n as i32) }) as u32
    }
    #[cfg(not(heddle))]
    0
}

/// Only runs in which this holds are of interest.
pub fn assume(holds: bool) {
    #[cfg(heddle)]
    unsafe {
        heddle_assume(holds as i32)
    }
    #[cfg(not(heddle))]
    assert!(holds, "an assumption that does not hold");
}

/// Any number.
pub fn nondet() -> u64 {
    #[cfg(heddle)]
    {
        unsafe { heddle_nondet_u64() }
    }
    #[cfg(not(heddle))]
    0
}
