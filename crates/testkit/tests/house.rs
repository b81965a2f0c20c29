//! What must be true of the workspace itself.

use heddle_testkit::house::House;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_picture_of_the_crates_is_of_today() {
    let drawn = House::look(&root()).expect("cargo metadata").svg();
    let kept = fs::read_to_string(root().join("docs/crates.svg")).expect("docs/crates.svg");
    assert!(drawn == kept, "draw it anew: cargo run -p heddle-testkit -- picture");
}

/// A crate whose tests are linked once lists their files; one that is missing never runs.
#[test]
fn every_file_of_tests_is_run() {
    let mut n_listed = 0;
    for entry in fs::read_dir(root().join("crates")).expect("crates").flatten() {
        let tests = entry.path().join("tests");
        let Ok(all) = fs::read_to_string(tests.join("all.rs")) else { continue };
        for file in fs::read_dir(&tests).expect("tests").flatten().map(|e| e.path()) {
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            if name == "all" || file.extension().is_none_or(|e| e != "rs") {
                continue;
            }
            let line = format!("mod {name};");
            assert!(all.lines().any(|l| l == line), "{} is not in all.rs", file.display());
            n_listed += 1;
        }
    }
    assert!(n_listed > 20, "the tests are somewhere else: only {n_listed} files");
}
