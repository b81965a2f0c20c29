//! Programs of csmith (Yang, Chen, Eide and Regehr, PLDI 2011) mean here what they
//! mean on the processor: a checksum of all globals at the end is the same, at
//! `-O0` and `-O2`.
//!
//! Needs csmith and clang; without them there is nothing to check, and the test
//! says so. `HEDDLE_CSMITH=300` asks for so many programs, `HEDDLE_SEED` says where
//! to begin. A program that heddle refuses by name counts as refused, not as wrong;
//! more than one in ten fails the test.

use crate::support::{Disk, find_clang, search};
use heddle_llvm::{LoadOptions, clang, load};
use heddle_machine::{MachineModel, Options};
use heddle_span::SourceMap;
use std::path::Path;
use std::process::Command;

const RUNTIME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/csmith");

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// What a command prints, if it ends well and within seconds.
fn output(program: &str, args: &[&str]) -> Option<String> {
    let out = Command::new("timeout").arg("5").arg(program).args(args).output().ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().to_string())
}

/// `Some(false)`: refused.
fn agrees(clang_name: &str, file: &Path, sum: &str, opt: u8) -> Option<bool> {
    let name = file.to_string_lossy();
    let extra = ["-w".to_string(), format!("-I{RUNTIME}"), format!("-DEXPECT={sum}")];
    let unit = clang::Unit { file: &name, text: "", opt, extra: &extra, alone: true };
    let ir = clang::ir_of(&unit, &mut |_, args| {
        let out = Command::new(clang_name).args(args).output().expect("clang runs");
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    });
    let modules = vec![("x.ll".to_string(), ir.expect("clang compiles it"))];
    let mut sources = SourceMap::new();
    let (program, _) = load(modules, &LoadOptions::default(), &mut sources, &mut Disk);
    let Some(program) = program else { return Some(false) };
    let options = Options { speculated_loads: opt > 0, ..Options::default() };
    match &search(&MachineModel::new(program, options), 100_000)[..] {
        "holds" => Some(true),
        _ => None,
    }
}

#[test]
fn programs_of_csmith_have_the_checksum_of_the_processor() {
    let (Some(clang_name), Some(_)) = (find_clang(), output("csmith", &["--version"])) else {
        eprintln!("no csmith or no clang here: nothing checked");
        return;
    };
    let dir = std::env::temp_dir().join(format!("heddle-csmith-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a directory for programs");
    let (file, binary) = (dir.join("a.c"), dir.join("a"));
    let (first, wanted) = (number("HEDDLE_SEED", 1), number("HEDDLE_CSMITH", 8));
    let (mut done, mut refused, mut wrong) = (0, 0, Vec::new());
    for seed in first..first + wanted {
        let seed = seed.to_string();
        let small = ["--max-funcs", "4", "--max-block-depth", "3", "--max-expr-complexity", "6"];
        let rest = ["--no-argc", "--no-float", "--seed", &seed];
        let Some(text) = output("csmith", &[&small[..], &rest[..]].concat()) else { continue };
        std::fs::write(&file, text).expect("a file for the program");
        let (source, native) = (file.to_string_lossy(), binary.to_string_lossy());
        let include = format!("-I{RUNTIME}");
        output(clang_name, &["-w", "-O0", &include, "-o", &native, &source]).expect("it compiles");
        // Some never end.
        let Some(sum) = output(&native, &[]) else { continue };
        for opt in [0, 2] {
            done += 1;
            match agrees(clang_name, &file, &sum, opt) {
                Some(true) => {}
                Some(false) => refused += 1,
                None => wrong.push(format!("seed {seed} at -O{opt}")),
            }
        }
    }
    let _ = std::fs::remove_dir_all(&dir);
    println!("{done} programs, {refused} refused");
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(refused * 10 <= done, "{refused} of {done} refused");
}
