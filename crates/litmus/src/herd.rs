//! herd's output format, so that `mcompare7` and scripts keep working.
//!
//! herd counts executions; a search over states can only count final states, so
//! `Positive` and `Negative` are numbers of states here.

use crate::asm::Arch;
use crate::cond::{Quantifier, Var};
use crate::run::{LitmusResult, Outcome};
use crate::test::Test;
use heddle_memmodel::{address, location};
use std::fmt::Write;

/// One final state: `0:EAX=0; [x]=1;`
pub fn outcome_text(test: &Test, outcome: &Outcome) -> String {
    let one = |(&var, &value): (&Var, &i64)| {
        format!("{}={};", test.var_name(var), value_text(test, value))
    };
    let vars = test.condition.observed.iter().zip(&outcome.values);
    let arrays = arrays(test);
    let mut all: Vec<(Order, String)> = vars
        .clone()
        .filter(|(var, _)| !arrays.iter().any(|(_, locs)| locs.contains(var)))
        .map(|(var, value)| (order(test, *var), one((var, value))))
        .collect();
    for (name, locs) in &arrays {
        let of = |l: &Var| vars.clone().find(|(v, _)| *v == l).map_or(0, |(_, value)| *value);
        let values: Vec<String> = locs.iter().map(|l| value_text(test, of(l))).collect();
        all.push(((true, 0, name.to_string(), 0), format!("{name}={{{}}};", values.join(","))));
    }
    all.sort();
    all.into_iter().map(|o| o.1).collect::<Vec<_>>().join(" ")
}

/// Arrays that the condition asks for whole, by name.
fn arrays(test: &Test) -> Vec<(&str, Vec<Var>)> {
    let mut out: Vec<(&str, Vec<Var>)> = Vec::new();
    for (l, loc) in test.program.locs.iter().enumerate() {
        let Some((name, _)) = loc.split_once('[') else { continue };
        match out.iter_mut().find(|(n, _)| *n == name) {
            Some((_, locs)) => locs.push(Var::Loc(l)),
            None => out.push((name, vec![Var::Loc(l)])),
        }
    }
    let asked: String = condition_text(test).split_whitespace().collect();
    out.retain(|(name, locs)| {
        let whole = asked.contains(&format!("{name}={{"));
        whole && locs.iter().all(|l| test.condition.observed.contains(l))
    });
    out
}

/// Whether it is a location, the thread, the letters and the number of the name.
type Order = (bool, usize, String, u64);

/// herd's order: registers by thread and number (variables of C by name), then locations.
fn order(test: &Test, var: Var) -> Order {
    match var {
        Var::Loc(l) => (true, 0, test.program.locs[l].clone(), 0),
        Var::Reg(t, r) => {
            let name = &test.program.threads[t].regs[r];
            let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
            match name[letters.len()..].parse() {
                Ok(n) if test.arch.isa().is_some() => (false, t, letters.to_string(), n),
                _ => (false, t, name.clone(), 0),
            }
        }
    }
}

/// Values out of thin air, of which nothing is known, as numbers that no test has.
const THIN_AIR: std::ops::Range<i64> = i64::MIN + 1..i64::MIN + (1 << 20);

/// The number that stands for such a value, by the event that it is called after.
pub fn thin_air(event: usize) -> i64 {
    THIN_AIR.start.saturating_add_unsigned(event as u64).min(THIN_AIR.end - 1)
}

/// A value, or the location whose address it is.
pub fn value_text(test: &Test, value: i64) -> String {
    let (cells, names) = (&test.program.cells, &test.program.locs);
    if THIN_AIR.contains(&value) {
        return format!("S{}", value - THIN_AIR.start);
    }
    if let Ok(l) = cells.binary_search_by_key(&value, |c| c.0) {
        return names[l].clone();
    }
    match location(value, names.len()).filter(|_| cells.is_empty()) {
        Some(l) if value == address(l) => names[l].clone(),
        // Registers of 32 bits hold numbers with a sign.
        _ if test.arch == Arch::Arm => (value as i32).to_string(),
        _ => value.to_string(),
    }
}

/// The condition with its quantifier, as herd prints it.
pub fn condition_text(test: &Test) -> String {
    test.condition.whole()
}

/// The report on one test, with what the model's own flags say of it. `seconds` is the
/// caller's: libraries do not ask the time.
pub fn report(test: &Test, r: &LitmusResult, flags: &[String], seconds: f64) -> String {
    let mut out = String::new();
    let kind = match r.quantifier {
        Quantifier::Exists => "Allowed",
        Quantifier::NotExists => "Forbidden",
        Quantifier::Forall => "Required",
    };
    let mut line = |text: String| writeln!(out, "{text}").expect("strings take everything");
    line(format!("Test {} {kind}", test.name));
    line(format!("States {}", r.outcomes.len()));
    r.outcomes.iter().for_each(|o| line(outcome_text(test, o)));
    line(
        if r.undefined {
            "Undef"
        } else if r.ok() {
            "Ok"
        } else {
            "No"
        }
        .to_string(),
    );
    let (pos, neg) = (r.positive(), r.negative());
    let (yes, no) = if r.quantifier == Quantifier::NotExists { (neg, pos) } else { (pos, neg) };
    line("Witnesses".to_string());
    line(format!("Positive: {yes} Negative: {no}"));
    if !r.complete() {
        let gaps: Vec<String> = r.coverage.gaps().iter().map(|g| g.to_string()).collect();
        line(format!("Flag incomplete: {}", gaps.join(", ")));
    }
    if r.undefined {
        line("Flag *undef*".to_string());
    }
    flags.iter().for_each(|f| line(format!("Flag {f}")));
    line(format!("Condition {}", condition_text(test)));
    line(format!("Observation {} {} {pos} {neg}", test.name, r.observation()));
    line(format!("Time {} {seconds:.2}", test.name));
    if let Some(hash) = &test.hash {
        line(format!("Hash={hash}"));
    }
    out
}
