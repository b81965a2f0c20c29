//! What stands behind labels, words by a task's own number, and ticks of many tasks: the
//! programs of the suite, judged by the engine.

use heddle_assembly::{Arch, AsmModel, Atoms, Options, parse};
use heddle_engine::{Progress, Stop, safety};
use heddle_model::{Model, Verdict};
use heddle_span::FileId;

/// Whether assertions hold; none if that is open.
fn holds(text: &str, arch: Arch, fold: bool) -> Option<bool> {
    let (program, wrong) = parse(text, FileId(0), &[]);
    assert_eq!(wrong, []);
    let (reduce, drop_words, atoms) = (arch != Arch::Smp, false, Atoms::default());
    let options = Options { arch, reduce, fold, drop_words, atoms, told: false };
    let model = AsmModel::new(program.unwrap(), options);
    let limits = heddle_engine::Options { workers: 1, ..heddle_engine::Options::default() };
    match safety(&model, &limits, &Stop::new(), &Progress::new()).verdict {
        Verdict::Holds { .. } if model.gaps().is_empty() => Some(true),
        Verdict::Violated(_) => Some(false),
        _ => None,
    }
}

fn suite(file: &str) -> String {
    let path = format!("{}/../../suite/assembly/{file}.asm", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn an_annotation_behind_a_label_is_done_by_whoever_comes_there() {
    for arch in [Arch::Sp, Arch::Smp, Arch::Asmp] {
        assert_eq!(holds(&suite("violated/note_after_label"), arch, false), Some(false));
        assert_eq!(holds(&suite("violated/note_jumped_to"), arch, false), Some(false));
        assert_eq!(holds(&suite("holds/note_after_label"), arch, false), Some(true));
    }
}

#[test]
fn a_word_by_a_register_and_the_own_number() {
    assert_eq!(holds(&suite("holds/own_number"), Arch::Asmp, false), Some(true));
}

#[test]
fn a_tick_with_too_many_orders_is_cut_and_said_to_be() {
    let all = |n: u32| format!("bits 5\nword x\nprogram T[{n}] {{\n lock inc [x]\n halt\n}}\n");
    assert_eq!(holds(&all(4), Arch::Smp, false), Some(true));
    assert_eq!(holds(&all(20), Arch::Smp, false), None);
}
