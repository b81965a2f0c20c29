//! C programs, their translations, and four answers that must agree: real SPIN
//! and heddle on the Promela, heddle on the C itself, and the folder's name.

use crate::translating::{Kit, files, root};
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::shelf;
use std::path::{Path, PathBuf};

#[test]
fn four_answers_agree() {
    let Some(kit) = Kit::new() else { return };
    let cases: Vec<(PathBuf, &str)> = ["holds", "violated"]
        .into_iter()
        .flat_map(|folder| {
            files(&format!("translate/{folder}")).into_iter().map(move |f| (f, folder))
        })
        .collect();
    assert!(cases.len() >= 80, "{} programs", cases.len());
    pool::run(
        &cases,
        pool::cores(),
        |c| shelf::name(&c.0),
        |(path, folder)| kit.agree(path, folder),
    )
    .finish("translations against SPIN and C");
}

#[test]
fn programs_of_the_other_suite_agree_too() {
    let Some(kit) = Kit::new() else { return };
    // One in six is enough for the clock; all of them with HEDDLE_ALL=1.
    let all = std::env::var_os("HEDDLE_ALL").is_some();
    let mut cases = files("c/holds");
    cases.extend(files("c/violated"));
    let cases: Vec<PathBuf> =
        cases.into_iter().enumerate().filter(|(i, _)| all || i % 6 == 0).map(|(_, c)| c).collect();
    let summary = pool::run(
        &cases,
        pool::cores(),
        |c| shelf::name(c),
        |path| {
            let text = std::fs::read_to_string(path).expect("a program can be read");
            // Flags mean more checks, or functions that only some checks call.
            if text.lines().next().is_some_and(|l| l.contains("--")) {
                return Case::Skipped("has flags of its own".into());
            }
            match kit.translate(path, &[]) {
                Ok(model) => kit.compare(path, &model, None),
                Err((5, _)) => Case::Skipped("refused".into()),
                Err((code, said)) => Case::Failed(format!("exit {code}\n{said}")),
            }
        },
    );
    assert!(summary.passed * 2 > cases.len(), "{}", summary.line());
    summary.finish("programs of suite/c against their translations");
}

#[test]
fn what_is_refused_is_refused_there() {
    let kit = Kit::without_spin();
    for path in files("translate/rejected") {
        let text = std::fs::read_to_string(&path).unwrap();
        let head = text.lines().next().unwrap();
        let place = head.split_whitespace().nth(2).expect("/* refused: line:column what */");
        let (code, said) = kit.translate(&path, &[]).expect_err("it is refused");
        assert_eq!(code, 5, "{}: {said}", path.display());
        assert!(said.contains(&format!("{}:{place}", path.display())), "{place}: {said}");
        assert!(!said.contains("bug"), "{said}");
    }
    let several = root().join("suite/translate/rejected/several.c");
    let (_, said) = kit.translate(&several, &[]).unwrap_err();
    assert!(said.matches("error").count() >= 3 || said.matches("-->").count() >= 3, "{said}");
}

/// What a model has no room for is a gap, told with the flag that gives more room.
#[test]
fn bounds_are_gaps_and_flags_raise_them() {
    let kit = Kit::without_spin();
    let cases = files("translate/open");
    assert!(cases.len() >= 4, "{} programs", cases.len());
    for path in cases {
        let text = std::fs::read_to_string(&path).unwrap();
        let head = text.lines().next().unwrap().trim_end_matches(" */");
        let flags = head.strip_prefix("/* holds with: ").expect("/* holds with: flags */");
        let name = path.display().to_string();
        let check = |more: &[&str]| {
            let words = [&["translate", &name, "--check"][..], more].concat();
            kit.heddle(&root(), &words)
        };
        let (code, said) = check(&[]);
        assert_eq!(code, 4, "{name}: {said}");
        assert!(said.contains("not complete") && !said.contains("violated"), "{name}: {said}");
        if flags == "nothing" {
            continue;
        }
        let flag = flags.split_whitespace().next().unwrap();
        assert!(said.contains(flag), "{name}: {said}");
        let more: Vec<&str> = flags.split_whitespace().collect();
        let (code, said) = check(&more);
        assert_eq!(code, 0, "{name}: {said}");
    }
}

/// The examples of the paper's Sections 2 to 4, as a person reads them.
#[test]
fn golden_translations() {
    let kit = Kit::without_spin();
    for name in ["bubble_sort", "person", "max_of_two", "two_lock_queue"] {
        let path = root().join("suite/translate/golden").join(name).with_extension("c");
        let flags: &[&str] = match name {
            "two_lock_queue" => &[
                "--harness",
                "EEE|DDD",
                "--op",
                "E=enqueue",
                "--op",
                "D=dequeue",
                "--fifo",
                "--heap",
                "node_t=9",
            ],
            _ => &[],
        };
        let model = kit.translate_from(&root(), &path, flags).expect("it is translated");
        let golden = path.with_extension("pml");
        if std::env::var_os("HEDDLE_BLESS").is_some() {
            std::fs::write(&golden, &model).unwrap();
        }
        let expected = std::fs::read_to_string(&golden).unwrap_or_default();
        assert_eq!(model, expected, "{name}: HEDDLE_BLESS=1 writes it anew");
        if let Some(kit) = Kit::new() {
            assert_eq!(kit.spin_warns(&model), "", "{name}");
            let gcc = kit.sides().spin.clone().with_compiler("gcc").expect("gcc is installed");
            assert_eq!(kit.spin_verdict(&gcc, &model), "holds", "{name}");
        }
    }
}

/// A broken queue and its runs in lines of C.
#[test]
fn runs_are_told_in_c() {
    let kit = Kit::without_spin();
    let path = Path::new("suite/translate/violated/increment_lost.c");
    let out =
        kit.heddle(&root(), &["translate", &path.display().to_string(), "--check", "-j", "1"]);
    assert_eq!(out.0, 1, "{}", out.1);
    assert!(out.1.contains("suite/translate/violated/increment_lost.c:"), "{}", out.1);
    assert!(out.1.contains("x++") && !out.1.contains(".pml:"), "{}", out.1);
}

#[test]
fn bad_harnesses_are_told() {
    let kit = Kit::without_spin();
    let queue = "suite/translate/golden/two_lock_queue.c";
    let said = |more: &[&str]| {
        let mut words = vec!["translate", queue];
        words.extend(more);
        kit.heddle(&root(), &words)
    };
    assert_eq!(said(&["--harness", "EX", "--op", "E=enqueue"]).0, 2);
    assert_eq!(said(&["--harness", "E", "--op", "E=nowhere"]).0, 2);
    assert_eq!(said(&["--heap", "node_t=0"]).0, 2);
    let (code, text) = said(&[]);
    assert_eq!(code, 3, "{text}");
    assert!(text.contains("no function `main`"), "{text}");
    let (code, text) = said(&["--harness", "E", "--op", "E=enqueue", "--heap", "nod=3"]);
    assert_eq!(code, 3, "{text}");
    assert!(text.contains("types that are: node_t"), "{text}");
}
