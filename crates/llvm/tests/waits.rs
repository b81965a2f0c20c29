//! Made-up programs that wait: heddle finds a livelock or a deadlock where the graph of all
//! states has one, and none where it has none (`heddle_testkit::waiting`).
//!
//! `HEDDLE_WAITS=10000` asks for so many; `HEDDLE_SEED` says where to begin.

use crate::support::{Disk, compile, find_clang, model, search};
use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options, Program, Reduction};
use heddle_span::SourceMap;
use heddle_testkit::waiting::Waiting;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn programs(clang: &str, text: &str, opt: u8) -> Result<Vec<Program>, String> {
    let path = std::env::temp_dir().join(format!("heddle-waits-{}.c", std::process::id()));
    std::fs::write(&path, text).map_err(|e| e.to_string())?;
    let ir = compile(clang, &path, opt);
    let _ = std::fs::remove_file(&path);
    let ir = ir?;
    let read = |promote| {
        let mut sources = SourceMap::new();
        let modules = vec![("x.ll".to_string(), ir.clone())];
        let options = LoadOptions { promote, ..LoadOptions::default() };
        let (program, found) = load(modules, &options, &mut sources, &mut Disk);
        program.ok_or_else(|| format!("{found:?}"))
    };
    [true, false].into_iter().map(read).collect()
}

/// As a check asks: with every reduction and a guess, and again without the guess if it was
/// wrong; or every step by itself.
fn ask(program: &Program, opt: u8, all: bool) -> String {
    let reduction = if all { Reduction::Superstep } else { Reduction::None };
    let (ample, fold, compared) = (all, all, all);
    let options = |settle| Options {
        reduction,
        ample,
        fold,
        compared,
        finite: true,
        livelocks: true,
        settle,
        speculated_loads: opt > 0,
        ..Options::default()
    };
    let model = model(program.clone(), options(if all { 2_000 } else { 0 }));
    let said = search(&model, 200_000);
    if said.starts_with("violated") || !model.guessed_wrong() {
        return said;
    }
    search(&MachineModel::new(program.clone(), options(0)), 200_000)
}

/// How heddle and the graph differ, if they do.
fn difference(clang: &str, p: &Waiting) -> Option<String> {
    let right = p.faults()?;
    for opt in [0, 2] {
        let programs = match programs(clang, &p.to_c(), opt) {
            Ok(programs) => programs,
            Err(why) => return Some(why),
        };
        for (program, promote) in programs.iter().zip([true, false]) {
            for all in [true, false] {
                let said = ask(program, opt, all);
                let fits = match said.strip_prefix("violated ") {
                    Some(kind) => right.contains(kind),
                    // Too many states with every step by itself.
                    None => said == "holds" && right.is_empty() || said == "open" && !all,
                };
                if !fits {
                    let how = format!("-O{opt}, promoted {promote}, reduced {all}");
                    return Some(format!("{how}: {said}; rightly {right:?}"));
                }
            }
        }
    }
    None
}

#[test]
fn heddle_finds_who_waits_for_ever() {
    let Some(clang) = find_clang() else {
        eprintln!("no clang here: nothing checked");
        return;
    };
    let first = number("HEDDLE_SEED", 0);
    for seed in first..first + number("HEDDLE_WAITS", 25) {
        let mut p = Waiting::random(seed);
        let Some(mut why) = difference(clang, &p) else { continue };
        while let Some((less, still)) =
            p.smaller().into_iter().find_map(|q| difference(clang, &q).map(|d| (q, d)))
        {
            (p, why) = (less, still);
        }
        panic!("seed {seed}: {why}\n{}", p.to_c());
    }
}
