//! Every way to run a program ends in the same states.
//!
//! The plain way is the second answer: no stages, no reduction, no looking ahead, every
//! operation a step of its own. Where it comes to an end, all ways have the same final
//! states; where loops fill its window, what it has found must be found by all others.
//! Smaller windows show less, folded runs of stores at least as much.

use super::made::{DIALECTS, Dialect, Made};
use super::{Finals, Found, campaign, found};
use heddle_memmodel::{Machine, Options, builtin};

#[test]
fn every_way_to_run_a_program_ends_in_the_same_states() {
    let make = |seed: u64| {
        let dialect = DIALECTS[(seed % DIALECTS.len() as u64) as usize];
        Made::new(seed, dialect, true)
    };
    let (ended, all) = campaign(48, make, ways_differ);
    assert!(ended * 2 > all, "{ended} of {all} came to an end");
}

/// The models that a dialect is written for, and some that it is not.
fn models(dialect: Dialect) -> &'static [&'static str] {
    match dialect {
        Dialect::X86 => &["tso", "pso", "rmo"],
        Dialect::AArch64 => &["armv8"],
        Dialect::RiscV => &["rvwmo", "rmo-corr", "pso"],
        Dialect::Ppc => &["power", "rmo"],
        Dialect::C => &["rc11", "armv8", "rvwmo"],
        Dialect::Mcs => &["armv8", "itanium", "upc", "ra"],
    }
}

/// Whether the plain way came to an end, or what two ways differ in.
fn ways_differ(made: &Made) -> Result<bool, String> {
    let mut all = true;
    for model in models(made.dialect) {
        let plain = Options { window: 8, stages: false, reduce: false, ..Options::default() };
        let plain = found(made, model, plain);
        all &= plain.complete;
        for look_from in [1, 3, usize::MAX] {
            for reduce in [true, false] {
                let way = Options { look_from, reduce, window: 12, ..Options::default() };
                let how = format!("{model}, looking from {look_from}, reduce {reduce}");
                let way = found(made, model, way);
                compare(&plain, &way, &how)?;
                if plain.complete && !way.complete && !way.cut {
                    return Err(format!("{how} fills a larger window"));
                }
            }
        }
        windows(made, model)?;
    }
    Ok(all)
}

fn compare(plain: &Found, way: &Found, how: &str) -> Result<(), String> {
    let lost = plain.finals.difference(&way.finals).next().filter(|_| !way.cut);
    let extra = way.finals.difference(&plain.finals).next().filter(|_| plain.complete);
    match (lost, extra) {
        (Some(v), _) => Err(format!("{how} loses {v:?}")),
        (_, Some(v)) => Err(format!("{how} makes {v:?}")),
        _ => Ok(()),
    }
}

/// A larger window shows at least what a smaller one does, and no more than that if the
/// smaller was never full. Folded runs of stores show at least what any window does.
fn windows(made: &Made, model: &str) -> Result<(), String> {
    let at = |window: usize, fold: bool| {
        found(made, model, Options { window, fold, ..Options::default() })
    };
    let mut last: Option<(usize, Found)> = None;
    let mut seen = Finals::new();
    for window in [1, 2, 4, 12] {
        let now = at(window, false);
        if let Some((small, before)) = &last {
            let how = format!("{model}, window {window} after {small}");
            compare(before, &now, &how)?;
        }
        seen.extend(now.finals.iter().cloned());
        last = (!now.cut).then_some((window, now));
    }
    if !Machine::can_fold(&builtin(model).expect("a built-in")) {
        return Ok(());
    }
    let folded = at(4, true);
    match seen.difference(&folded.finals).next().filter(|_| !folded.cut) {
        Some(v) => Err(format!("{model}, folded, loses {v:?}")),
        None => Ok(()),
    }
}
