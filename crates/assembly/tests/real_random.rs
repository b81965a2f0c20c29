//! Made-up AArch64 programs with copies, dependencies, branches and locks, each
//! checked with and without what makes threads shorter: copies left out, and rounds
//! of loops that do nothing. Where both answers are complete they must be the same.
//! Loops seldom are under `armv8`, uncut; there what can go wrong in two rounds, written
//! one after the other, must be found by the loop that was cut.
//! `HEDDLE_SEED` starts elsewhere, `HEDDLE_PROGRAMS` sets how many.

use crate::common::Rng;
use heddle_assembly::real::{self, Isa};
use heddle_engine::{Progress, Stop, safety};
use heddle_memmodel::{Machine, Options, builtin};
use heddle_model::Verdict;
use heddle_span::FileId;

/// How a thread takes the lock.
#[derive(Clone, Copy, PartialEq)]
enum Lock {
    No,
    Loop,
    /// So many rounds; who has no lock then goes nowhere.
    Rounds(usize),
}

/// Two threads over a lock at x19 and two words at x20 and x21.
fn made(seed: u64, lock: Lock) -> String {
    let mut r = Rng(seed);
    let mut out = "\t.text\n// heddle: thread a\n// heddle: thread b\n".to_string();
    let (word, value) = (r.pick(&["x", "y", "lock"]), r.below(3));
    let (other, more) = (r.pick(&["x", "y"]), r.below(3));
    let either = r.pick(&["&&", "||"]);
    out += &format!("// heddle: finally {word} == {value} {either} {other} != {more}\n");
    for name in ["a", "b"] {
        out += &format!("{name}:\n\tsub sp, sp, #32\n");
        for (reg, word) in [("x19", "lock"), ("x20", "x"), ("x21", "y")] {
            out += &format!("\tadrp {reg}, {word}\n\tadd {reg}, {reg}, :lo12:{word}\n");
        }
        let n = 2 + r.below(3);
        let at = if lock != Lock::No { Some(r.below(n)) } else { None };
        for i in 0..n {
            if Some(i) == at {
                out += &take(&mut r, &format!(".L{name}{i}"), lock);
            }
            out += &piece(&mut r, &format!(".L{name}{i}e"));
        }
        if lock != Lock::No && r.below(4) > 0 {
            out += r.pick(&["\tstlr wzr, [x19]\n", "\tstr wzr, [x19]\n"]);
        }
        out += "\tret\n";
    }
    out + "\t.comm lock,4,4\n\t.comm x,4,4\n\t.comm y,4,4\n"
}

/// A way to take the lock, right or not quite.
fn take(r: &mut Rng, label: &str, lock: Lock) -> String {
    let value = 1 + (r.below(6) == 0) as usize;
    let look = r.below(3) == 0;
    let (load, swap, cas) = match r.below(4) {
        0 => ("ldxr", "swp", "cas"),
        _ => ("ldaxr", "swpa", "casa"),
    };
    let again = r.pick(&["cbnz w9", "tbnz w9, #0"]);
    let kind = r.below(4);
    let round = |to: &str| {
        let first =
            if look { format!("\tldr w9, [x19]\n\tcbnz w9, {to}\n") } else { String::new() };
        let (pair, failed) = (format!("\t{load} w9, [x19]\n"), format!("\tcbnz w10, {to}\n"));
        let store = format!("\tstxr w10, w8, [x19]\n{failed}");
        first
            + &match kind {
                0 => format!("{pair}{store}\t{again}, {to}\n"),
                1 => format!("{pair}\tcbnz w9, {to}\n{store}"),
                2 => format!("\t{swap} w8, w9, [x19]\n\t{again}, {to}\n"),
                _ => format!("\tmov w9, #0\n\t{cas} w9, w8, [x19]\n\tcmp w9, #0\n\tb.ne {to}\n"),
            }
    };
    let mut out = format!("\tmov w8, #{value}\n");
    let Lock::Rounds(n) = lock else { return out + &format!("{label}:\n{}", round(label)) };
    for k in 0..n {
        let next = format!("{label}_{}", k + 1);
        out += &format!("{}\tb {label}_done\n{next}:\n", round(&next));
    }
    out + &format!("\tb {label}_{n}\n{label}_done:\n")
}

fn piece(r: &mut Rng, label: &str) -> String {
    let reg = |r: &mut Rng| format!("w{}", 1 + r.below(3));
    let (a, b, c) = (reg(r), reg(r), reg(r));
    let word = r.pick(&["x20", "x21"]);
    match r.below(9) {
        0 => format!("\tmov {a}, #{}\n\tstr {a}, [{word}]\n", 1 + r.below(2)),
        1 => format!("\tldr {a}, [{word}]\n"),
        2 => format!("\tldr {a}, [{word}]\n\tadd {a}, {a}, #1\n\tstr {a}, [{word}]\n"),
        3 => format!("\tstr {a}, [sp, #8]\n\tldr {b}, [sp, #8]\n\tstr {b}, [{word}]\n"),
        4 => format!(
            "\tldr {a}, [{word}]\n\teor {b}, {a}, {a}\n\tadd {c}, {b}, #1\n\tstr {c}, [x20]\n"
        ),
        5 => format!("\t{} {a}, {b}, {c}\n", r.pick(&["add", "eor", "and", "orr"])),
        6 => format!(
            "\tldr {a}, [{word}]\n\tcbz {a}, {label}\n\tmov {b}, #1\n\tstr {b}, [x21]\n{label}:\n"
        ),
        7 => "\tdmb ish\n".into(),
        _ => format!("\tstrb {a}, [sp, #12]\n\tldrb {b}, [sp, #12]\n"),
    }
}

/// Whether the condition holds; `None` if that is open.
fn holds(text: &str, model: &str, reduce: bool) -> Option<bool> {
    let options = |_| real::Options { reduce, silent: reduce, seen: heddle_isa::Seen::No };
    let (program, _) = real::load(text, FileId(0), Some(Isa::AArch64), None, options).unwrap();
    let window = Options { window: 28, ..Options::default() };
    let machine = Machine::new(program, builtin(model).unwrap(), window);
    let limits = heddle_engine::Options {
        workers: 1,
        memory_limit: 1 << 20,
        ..heddle_engine::Options::default()
    };
    let outcome = safety(&machine, &limits, &Stop::new(), &Progress::new());
    match outcome.verdict {
        Verdict::Violated(_) => Some(false),
        Verdict::Holds { .. } => Some(true),
        _ => None,
    }
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn shorter_threads_say_the_same() {
    let first = number("HEDDLE_SEED", 1);
    let (mut compared, mut decided) = (0, 0);
    for seed in first..first + number("HEDDLE_PROGRAMS", 80) {
        for (lock, model) in [(Lock::No, "armv8"), (Lock::Loop, "sc"), (Lock::Loop, "armv8")] {
            // Uncut, loops fill the window there, slowly, and few are decided.
            if lock == Lock::Loop && model == "armv8" && seed % 16 != 0 {
                continue;
            }
            let text = made(seed, lock);
            let (short, long) = (holds(&text, model, true), holds(&text, model, false));
            decided += short.is_some() as usize;
            if let (Some(a), Some(b)) = (short, long) {
                compared += 1;
                assert_eq!(a, b, "seed {seed} under {model}: short, long\n{text}");
            }
        }
    }
    assert!(compared > 100 && compared <= decided, "{compared} compared, {decided} decided");
    println!("{compared} compared, {decided} decided");
}

#[test]
fn what_two_rounds_do_a_loop_does() {
    let first = number("HEDDLE_SEED", 1);
    let mut found = 0;
    for seed in first..first + number("HEDDLE_PROGRAMS", 80) / 4 {
        let (text, rounds) = (made(seed, Lock::Loop), made(seed, Lock::Rounds(2)));
        if holds(&rounds, "armv8", false) == Some(false) {
            found += 1;
            let short = holds(&text, "armv8", true);
            assert_ne!(short, Some(true), "seed {seed}: two rounds fail\n{text}\n{rounds}");
        }
    }
    assert!(found > 2, "{found} fail in two rounds");
}
