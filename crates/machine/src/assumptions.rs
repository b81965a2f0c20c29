//! The assumptions of a program (`heddle_assume`, `__VERIFIER_assume`), and whether some run
//! passed each. What follows one that no run passes is checked of nothing: a program that
//! holds because of that alone is worth a word.

use crate::library::Lib;
use crate::program::{Inst, Pc, Program};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, Ordering};

/// By function and position: what became of it.
pub struct Assumptions(BTreeMap<(u32, Pc), AtomicU8>);

const FAILED: u8 = 1;
const PASSED: u8 = 2;

impl Assumptions {
    pub fn of(program: &Program) -> Self {
        let functions = program.functions.iter().enumerate();
        let all = functions.flat_map(|(f, function)| {
            let code = function.code.iter().enumerate();
            let is = |(_, i): &(usize, &Inst)| matches!(i, Inst::Lib { lib: Lib::Assume, .. });
            code.filter(is).map(move |(pc, _)| ((f as u32, pc as Pc), AtomicU8::new(0)))
        });
        Assumptions(all.collect())
    }

    /// A run came to one.
    pub fn note(&self, func: u32, pc: Pc, passed: bool) {
        let Some(seen) = self.0.get(&(func, pc)) else { return };
        let bit = if passed { PASSED } else { FAILED };
        // Relaxed is enough: whoever asks has joined the threads of the search.
        if seen.load(Ordering::Relaxed) & bit == 0 {
            seen.fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// What became of each, in order.
    pub fn noticed(&self) -> Vec<u8> {
        self.0.values().map(|seen| seen.load(Ordering::Relaxed)).collect()
    }

    /// What became of each elsewhere.
    pub fn remember(&self, bits: &[u8]) {
        self.0.values().zip(bits).for_each(|(seen, bits)| {
            seen.fetch_or(bits & (FAILED | PASSED), Ordering::Relaxed);
        });
    }

    /// Those that some run came to and none passed.
    pub fn never_passed(&self) -> impl Iterator<Item = (u32, Pc)> {
        let only_failed = |seen: &AtomicU8| seen.load(Ordering::Relaxed) == FAILED;
        self.0.iter().filter(move |(_, seen)| only_failed(seen)).map(|(at, _)| *at)
    }
}
