//! What a stronger model allows, every weaker one allows.
//!
//! A model is stronger than another if it orders at least the same pairs of accesses,
//! whatever the program. Some pairs of models are ordered only for programs without
//! certain instructions: `[L];po;[A]` of `armv8` is not in `tso`, so a program that has
//! both is not asked about these two.

use super::made::{DIALECTS, Dialect, Made};
use super::{campaign, found};
use heddle_memmodel::{Options, builtins};
use std::collections::BTreeMap;

#[test]
fn what_a_stronger_model_allows_a_weaker_one_allows() {
    let make = |seed: u64| {
        let dialect = DIALECTS[(seed % DIALECTS.len() as u64) as usize];
        Made::new(seed, dialect, false)
    };
    let (asked, all) = campaign(60, make, law_broken);
    assert!(asked * 2 > all, "{asked} of {all} could be asked");
}

/// A stronger model, a weaker one, and words that a program must not have for that.
type Law = (&'static str, &'static str, &'static [&'static str]);

fn laws(dialect: Dialect) -> Vec<Law> {
    // The fences of the SPARC models are the same sets.
    let mut out: Vec<Law> =
        vec![("tso", "pso", &[]), ("pso", "rmo-corr", &[]), ("rmo-corr", "rmo", &[])];
    // `sc` orders everything.
    out.extend(builtins().iter().filter(|b| b.name != "sc").map(|b| ("sc", b.name, &[][..])));
    let mut add =
        |strong, weak, without: &'static [&'static str]| out.push((strong, weak, without));
    match dialect {
        // Its one fence is full under `tso` and `pso`; others ignore it or have it full.
        Dialect::X86 => {
            for weak in ["armv8", "rvwmo", "power", "itanium", "rc11", "upc"] {
                add("tso", weak, &[]);
                add("pso", weak, &[]);
            }
            // `ra` keeps stores in order.
            add("tso", "ra", &[]);
        }
        Dialect::AArch64 => {
            // Only [L];po;[A] orders a store before a load.
            add("tso", "armv8", &["LDAR", "CASA", "SWPA", "LDAXR"]);
            add("tso", "armv8", &["STLR"]);
            add("pso", "armv8", &["STLR", "DMB ST"]);
            add("tso", "itanium", &[]);
            add("tso", "power", &[]);
        }
        Dialect::RiscV => {
            // An exclusive store is ordered before a load that reads it, and so on.
            add("tso", "rvwmo", &["lr.w"]);
            add("pso", "rvwmo", &["lr.w", ".rl"]);
            add("tso", "armv8", &[]);
            add("tso", "itanium", &["lr.w"]);
        }
        Dialect::Ppc => {
            add("tso", "power", &[]);
            add("pso", "power", &["lwsync", "eieio"]);
            add("tso", "armv8", &[]);
        }
        // What the compilation schemes allow, C11 allows.
        Dialect::C => {
            add("tso", "ra", &[]);
            add("tso", "rc11", &[]);
            add("pso", "rc11", &[]);
        }
        Dialect::Mcs => {
            add("tso", "armv8", &[", A"]);
            add("tso", "armv8", &[", L"]);
            add("tso", "itanium", &[]);
            add("tso", "ra", &[]);
            add("tso", "upc", &[", strict"]);
        }
    }
    out
}

/// Whether something could be asked, or which law is broken.
fn law_broken(made: &Made) -> Result<bool, String> {
    let mut found_by: BTreeMap<&str, _> = BTreeMap::new();
    let mut asked = false;
    for (strong, weak, without) in laws(made.dialect) {
        if !without.is_empty() && made.has(without) {
            continue;
        }
        for model in [strong, weak] {
            found_by.entry(model).or_insert_with(|| found(made, model, Options::default()));
        }
        let (strong_found, weak_found) = (&found_by[strong], &found_by[weak]);
        // What was left out, and said to be, is not lost.
        if !weak_found.complete {
            continue;
        }
        asked = true;
        if let Some(v) = strong_found.finals.difference(&weak_found.finals).next() {
            return Err(format!("{strong} allows {v:?}, and {weak} does not"));
        }
    }
    Ok(asked)
}
