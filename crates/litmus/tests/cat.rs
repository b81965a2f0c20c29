//! Models in herd's language: imported, they say what the built-ins say.

use crate::search::{RunOptions, run};
use heddle_cat::Model;
use heddle_litmus::parse;
use heddle_memmodel::{MemModel, builtin};
use heddle_span::{Diagnostic, FileId, NoFiles, SourceMap};
use std::path::Path;

fn suite() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../suite/litmus"))
}

/// A model as `.mcm` text, or all that is wrong with it.
pub fn compiled(text: &str) -> Result<String, Vec<Diagnostic>> {
    let mut sources = SourceMap::new();
    Model::read(("m.cat", text), None, &mut sources, &mut NoFiles)?.operational()
}

fn imported(name: &str) -> MemModel {
    let text = std::fs::read_to_string(suite().join(format!("cat/{name}.cat"))).expect("a model");
    let mcm = compiled(&text).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}"));
    let (model, wrong) = heddle_memmodel::parse(&mcm, FileId(0));
    model.unwrap_or_else(|| panic!("{name}: {mcm}\n{wrong:?}"))
}

#[test]
fn imported_models_say_what_the_built_ins_say() {
    let riscv: Vec<_> = ["sc", "tso", "pso"]
        .map(|n| (imported(n), builtin(n).expect("a built-in")))
        .into_iter()
        .collect();
    let aarch64 = vec![(imported("armv8"), builtin("armv8").expect("a built-in"))];
    let mut n = 0;
    let files = std::fs::read_dir(suite().join("cycles")).expect("the suite");
    let mut files: Vec<_> = files.map(|f| f.expect("a file").path()).collect();
    files.sort();
    for path in files.into_iter().step_by(2) {
        let source = std::fs::read_to_string(&path).expect("text");
        let (test, wrong) = parse(&source, FileId(0));
        let test = test.unwrap_or_else(|| panic!("{path:?} {wrong:?}"));
        let of_arm = path.to_string_lossy().contains("aarch64");
        // The SPARC models know no acquire and release.
        if !of_arm && path.to_string_lossy().contains("cquire") {
            continue;
        }
        for (ours, theirs) in if of_arm { &aarch64 } else { &riscv } {
            let outcomes = |m: &MemModel| run(&test, m, &RunOptions::default()).outcomes;
            assert_eq!(outcomes(ours), outcomes(theirs), "{path:?} under {}", theirs.name);
            n += 1;
        }
    }
    assert!(n > 200, "{n} comparisons");
}
