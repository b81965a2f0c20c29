//! Every counting rule of SPIN that we know, each isolated in a model of a few
//! lines, compared with real `spin`: verdict, kind, stored states, transitions.

use heddle_testkit::pool;
use heddle_testkit::{header, shelf, trial};

#[test]
fn probes_agree_with_spin() {
    let Some(sides) = shelf::sides(env!("CARGO_BIN_EXE_heddle")) else { return };
    let files = shelf::suite("probes");
    assert!(files.len() >= 90);
    pool::run(
        &files,
        pool::cores(),
        |p| shelf::name(p),
        |path| {
            let text = std::fs::read_to_string(path).expect("a probe can be read");
            trial::file(&sides, path, &header::parse(&text))
        },
    )
    .finish("probes against SPIN");
}
