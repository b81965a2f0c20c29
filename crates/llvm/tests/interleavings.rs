//! Made-up pthread programs: what heddle says of them is what a plain interpreter
//! of all interleavings says, which shares nothing with it: whether there is a
//! fault, of which kind, and which final states there are and which not.
//!
//! `HEDDLE_INTERLEAVINGS=1000` asks for so many; `HEDDLE_SEED` says where to begin.

use crate::support::{Disk, compile, find_clang, search};
use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options, Program, Reduction};
use heddle_span::SourceMap;
use heddle_testkit::interleave::{ATOMICS, PLAINS, Threads};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn program(clang: &str, p: &Threads, opt: u8) -> Result<Program, String> {
    let path = std::env::temp_dir().join(format!("heddle-interleave-{}.c", std::process::id()));
    std::fs::write(&path, p.to_c()).map_err(|e| e.to_string())?;
    let ir = compile(clang, &path, opt);
    let _ = std::fs::remove_file(&path);
    let ir = ir?;
    let mut sources = SourceMap::new();
    let modules = vec![("x.ll".to_string(), ir)];
    let (program, found) = load(modules, &LoadOptions::default(), &mut sources, &mut Disk);
    program.ok_or_else(|| format!("{found:?}"))
}

fn ask(program: &Program, opt: u8, all: bool, end: Option<&[i32]>) -> String {
    let letter = |v: &i32| char::from_u32((*v + 'm' as i32) as u32).expect("small numbers");
    let mut argv = vec!["a.out".to_string()];
    argv.extend(end.map(|values| values.iter().map(letter).collect::<String>()));
    let reduction = if all { Reduction::Superstep } else { Reduction::None };
    let (ample, fold, compared, finite) = (all, all, all, all);
    let speculated_loads = opt > 0;
    let options = Options {
        argv,
        reduction,
        ample,
        fold,
        compared,
        finite,
        speculated_loads,
        ..Options::default()
    };
    search(&MachineModel::new(program.clone(), options), 2_000_000)
}

/// How heddle and the interpreter differ, if they do.
fn difference(clang: &str, p: &Threads) -> Option<String> {
    let right = p.explore();
    for opt in [0, 2] {
        let program = match program(clang, p, opt) {
            Ok(program) => program,
            Err(why) => return Some(why),
        };
        for all in [true, false] {
            let said = ask(&program, opt, all, None);
            let fits = match said.strip_prefix("violated ") {
                Some(kind) => right.faults.contains(kind),
                None => said == "holds" && right.faults.is_empty(),
            };
            // What optimised code makes of a race need not show.
            let gone = opt > 0 && said == "holds" && right.faults.iter().all(|f| *f == "data-race");
            if !fits && !gone {
                return Some(format!("-O{opt}, reduced {all}: {said}; rightly {:?}", right.faults));
            }
        }
        if !right.faults.is_empty() {
            continue;
        }
        // The final states, and their neighbours that are none.
        let mut asked = right.ends.clone();
        for end in &right.ends {
            for i in 0..ATOMICS + PLAINS {
                let mut other = end.clone();
                other[i] += 1;
                asked.insert(other);
            }
        }
        for end in asked {
            let wanted = if right.ends.contains(&end) { "violated assertion" } else { "holds" };
            let said = ask(&program, opt, true, Some(&end));
            if said != wanted {
                return Some(format!("-O{opt}: final state {end:?}: {said}, not {wanted}"));
            }
        }
    }
    None
}

#[test]
fn heddle_finds_what_all_interleavings_have() {
    let Some(clang) = find_clang() else {
        eprintln!("no clang here: nothing checked");
        return;
    };
    let first = number("HEDDLE_SEED", 0);
    for seed in first..first + number("HEDDLE_INTERLEAVINGS", 20) {
        let mut p = Threads::random(seed);
        let Some(mut why) = difference(clang, &p) else { continue };
        while let Some((less, still)) =
            p.smaller().into_iter().find_map(|q| difference(clang, &q).map(|d| (q, d)))
        {
            (p, why) = (less, still);
        }
        panic!("seed {seed}: {why}\n{}", p.to_c());
    }
}
