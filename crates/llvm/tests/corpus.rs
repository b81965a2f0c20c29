//! The IR of real programs, by several versions of clang at several levels:
//! read, written, read again; and broken in every way a seed can think of.

use crate::mutate::{Random, mutate};
use heddle_llvm::{ir, reader};
use heddle_span::{FileId, Severity};
use std::time::{Duration, Instant};

/// Name and text of every file of the corpus.
fn corpus() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the corpus is part of the repository")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ll"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            (path.file_name().expect("a file").to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    assert!(files.len() >= 20, "the corpus is there");
    files
}

fn read(name: &str, text: &str) -> ir::Module {
    let (module, diagnostics) = reader::read(FileId(0), text);
    module.unwrap_or_else(|| panic!("{name}: {diagnostics:#?}"))
}

#[test]
fn what_is_written_reads_back_the_same() {
    for (name, text) in corpus() {
        let once = ir::print(&read(&name, &text));
        let twice = ir::print(&read(&name, &once));
        assert_eq!(once, twice, "{name}");
    }
}

/// Nothing but attributes and metadata is lost: every instruction of the text
/// is in the module, counted by its opcode.
#[test]
fn every_instruction_is_kept() {
    for (name, text) in corpus() {
        let printed = ir::print(&read(&name, &text));
        assert_eq!(opcodes(&text), opcodes(&printed), "{name}");
    }
}

/// How often each opcode stands in a text, by a scan of its lines that knows
/// nothing of the reader.
fn opcodes(text: &str) -> std::collections::BTreeMap<String, usize> {
    let mut counts = std::collections::BTreeMap::new();
    let mut cases = false;
    for line in text.lines() {
        let Some(inside) = line.strip_prefix("  ") else { continue };
        if cases || inside.trim_start().starts_with(['#', ']']) {
            cases = cases && !inside.contains(']');
            continue;
        }
        cases = inside.ends_with('[');
        let operation = inside.split_once(" = ").map_or(inside, |(_, rest)| rest);
        let word = operation.trim_start_matches("tail ").trim_start_matches("notail ");
        let word = word.split_whitespace().next().unwrap_or("");
        if !operation.contains("@llvm.dbg.") {
            *counts.entry(word.to_string()).or_insert(0) += 1;
        }
    }
    counts
}

#[test]
fn debug_information_names_lines_and_variables() {
    for (name, text) in corpus() {
        let module = read(&name, &text);
        let debug = &module.debug;
        assert!(!debug.locations.is_empty(), "{name}");
        for (_, function) in module.functions().filter(|(_, f)| !f.is_declaration()) {
            assert!(function.debug.is_some(), "{name}: {}", function.name);
            for inst in function.blocks.iter().flat_map(|b| &b.insts) {
                let Some(location) = inst.location else { continue };
                assert!(debug.file_of(location).is_some(), "{name}: a line has a file");
                assert!(debug.function_of(location).is_some(), "{name}: a line has a function");
            }
        }
    }
}

#[test]
fn linking_a_module_with_another_keeps_both() {
    let files = corpus();
    let without_main = |text: &str, n: usize| text.replace("@main(", &format!("@main{n}("));
    let a = read(&files[0].0, &without_main(&files[0].1, 1));
    let b = read(&files[1].0, &without_main(&files[1].1, 2));
    let (blocks_a, blocks_b) = (count_blocks(&a), count_blocks(&b));
    match ir::link(vec![a, b]) {
        Ok(whole) => {
            assert_eq!(count_blocks(&whole), blocks_a + blocks_b);
            assert_eq!(ir::verify(&whole), []);
            let printed = ir::print(&whole);
            assert_eq!(ir::print(&read("linked", &printed)), printed);
        }
        // The two programs may define the same global names.
        Err(list) => assert!(list.iter().all(|d| d.message.contains("defined twice"))),
    }
}

fn count_blocks(module: &ir::Module) -> usize {
    module.functions.iter().map(|f| f.blocks.len()).sum()
}

/// Broken texts give diagnostics or a verified module, never a panic. Runs
/// for `HEDDLE_FUZZ_SECONDS` (default 2) from the seed `HEDDLE_FUZZ_SEED`.
#[test]
fn broken_texts_are_refused_politely() {
    let number = |name: &str, default| {
        std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
    };
    let seconds = Duration::from_secs(number("HEDDLE_FUZZ_SECONDS", 2));
    let first = number("HEDDLE_FUZZ_SEED", 1);
    let files = corpus();
    let words: Vec<&str> = files.iter().flat_map(|f| f.1.split_whitespace()).collect();
    let start = Instant::now();
    let mut seed = first;
    while start.elapsed() < seconds {
        let mut random = Random(seed);
        let (name, text) = &files[random.below(files.len())];
        let broken = mutate(text, &words, &mut random);
        let result = std::panic::catch_unwind(|| {
            let (module, diagnostics) = reader::read(FileId(0), &broken);
            let fatal = diagnostics.iter().any(|d| d.severity >= Severity::Error);
            assert_eq!(module.is_none(), fatal);
            if let Some(module) = module {
                let printed = ir::print(&module);
                let (again, list) = reader::read(FileId(0), &printed);
                assert!(again.is_some(), "what we print we read: {list:?}\n{printed}");
            }
        });
        assert!(result.is_ok(), "seed {seed}, from {name}");
        seed += 1;
    }
}
