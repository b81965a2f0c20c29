//! The files of `suite/families`: the answer stands in the first comment.

use heddle_engine::Stop;
use heddle_prove::{Engine, Family, Method, Report, Settings, Whole, parse};
use heddle_span::{Severity, SourceMap};
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/families").join(folder);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files
}

fn header<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let mut lines = text.lines().take_while(|l| l.starts_with("//"));
    lines.find_map(|l| l.strip_prefix(&format!("// {name}: ")))
}

fn prove(text: &str, engine: Engine) -> Report {
    let mut sources = SourceMap::new();
    let file = sources.add("f", text);
    let (family, wrong) = parse(text, file);
    let family = family.unwrap_or_else(|| panic!("{wrong:#?}"));
    let settings = Settings { engine, method: Method::Pdr, workers: 2, memory: 2 << 30 };
    match family {
        Family::Induction(f) => f.prove(&settings, 4, &Stop::new()),
        Family::Counted(f) => f.prove(&settings, 4, &Stop::new()),
    }
}

#[test]
fn families_are_what_their_heads_say() {
    let mut n = 0;
    for path in ["proved", "refuted", "open"].into_iter().flat_map(files) {
        let text = std::fs::read_to_string(&path).unwrap();
        let report = prove(&text, Engine::Auto);
        let word = match report.verdict {
            Whole::Holds => "holds",
            Whole::Violated => "violated",
            Whole::Open(_) => "open",
        };
        assert_eq!(
            Some(word),
            header(&text, "verdict"),
            "{}: {:?}",
            path.display(),
            report.verdict
        );
        let failed = report.obligations.iter().find(|o| o.failure.is_some());
        let failed = failed.map(|o| o.name.as_str());
        assert_eq!(failed, header(&text, "fails"), "{}", path.display());
        // A number that another program found before.
        if let Some(states) = header(&text, "states") {
            let stored = report.obligations[0].stats.map(|s| s.stored.to_string());
            assert_eq!(stored.as_deref(), Some(states), "{}", path.display());
        }
        n += 1;
    }
    assert!(n >= 12);
}

#[test]
fn both_engines_decide_alike() {
    for path in ["proved", "refuted", "open"].into_iter().flat_map(files) {
        let text = std::fs::read_to_string(&path).unwrap();
        if text.contains("no deadlock") || text.contains("invariant") {
            continue; // Counted families have one engine.
        }
        let words = |engine| {
            let report = prove(&text, engine);
            report.obligations.iter().map(|o| (o.name.clone(), o.word)).collect::<Vec<_>>()
        };
        let explicit = words(Engine::Explicit);
        assert_eq!(explicit, words(Engine::Symbolic), "{}", path.display());
        assert!(explicit.iter().all(|o| o.1 != "open"));
    }
}

#[test]
fn mistakes_are_told_where_they_are() {
    let files = files("rejected");
    assert!(files.len() >= 5);
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let mut sources = SourceMap::new();
        let file = sources.add("f", text.clone());
        let (family, wrong) = parse(&text, file);
        assert!(family.is_none(), "{} is accepted", path.display());
        let fatal = wrong.iter().filter(|d| d.is_fatal());
        let mut lines: Vec<u32> =
            fatal.clone().map(|d| sources.position(d.labels[0].span).line).collect();
        lines.sort();
        lines.dedup();
        let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
        assert_eq!(
            header(&text, "wrong"),
            Some(&*lines.join(" ")),
            "{}: {wrong:#?}",
            path.display()
        );
        let error = fatal.clone().any(|d| d.severity == Severity::Error);
        let exit = if error { "3" } else { "5" };
        assert_eq!(header(&text, "exit"), Some(exit), "{}", path.display());
    }
}

#[test]
fn a_proof_says_what_it_rests_on() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/families");
    let text = std::fs::read_to_string(dir.join("proved/barrier.family")).unwrap();
    let report = prove(&text, Engine::Both);
    let notes: Vec<String> =
        report.notes.iter().map(|n| format!("{}: {}", n.kind, n.text)).collect();
    assert_eq!(
        notes,
        [
            "assumes: told_late, shown by close: without it step fails",
            "needs: the hypothesis: without it the step fails",
            "happens: in the step: arrives, signal, pass",
        ]
    );
    // A claim that nothing can break, and an assumption that nothing needs.
    let idle = "interface { output s; }
        module Off(output s) { s = false; }
        base { Off o(); s = o.s; }
        step { Off o(); s = o.s; }
        observe quiet: !s;
        assume idle: !s || s;";
    let notes = prove(idle, Engine::Both).notes;
    assert_eq!(notes.len(), 3);
    assert!(notes.iter().all(|n| n.kind == "doubt"), "{notes:?}");
    // Premises that nothing satisfies prove everything, and that is told.
    let impossible = "interface { output s; }
        module On(output s) { s = true; }
        base { On o(); s = o.s; }
        step { On o(); s = o.s; }
        observe quiet: !s;
        assume never: false;";
    let report = prove(impossible, Engine::Both);
    assert_eq!(report.verdict, Whole::Holds);
    let met = |n: &heddle_prove::Note| n.text == "the premises of the step cannot be met";
    assert!(report.notes.iter().any(met), "{:?}", report.notes);
}

/// What a hint says to observe makes the proof, and nothing of it can be left out.
#[test]
fn a_hint_names_what_is_missing() {
    let path = files("open").into_iter().find(|p| p.ends_with("barrier_weak.family")).unwrap();
    let text = std::fs::read_to_string(path).unwrap();
    let report = prove(&text, Engine::Auto);
    let hints = report.notes.iter().filter(|n| n.kind == "hint");
    let claims: Vec<&str> = hints.filter_map(|n| n.text.strip_prefix("observe also ")).collect();
    assert!(!claims.is_empty(), "{:?}", report.notes);
    // The observers that a hint may use without the file having them.
    let once = "observer Once(input event) { var seen: bool = false; next seen = seen || event; ok = !(event && seen); }\n";
    let proved = |claims: &[&str]| {
        let uses_once = claims.iter().any(|c| c.starts_with("Once("));
        let lines = claims.iter().enumerate().map(|(i, c)| format!("observe hint{i}: {c};\n"));
        let more = lines.collect::<String>();
        let text = format!("{text}\n{}{more}", if uses_once { once } else { "" });
        prove(&text, Engine::Auto).verdict == Whole::Holds
    };
    assert!(proved(&claims), "{claims:?}");
    for i in 0..claims.len() {
        let mut fewer = claims.clone();
        fewer.remove(i);
        assert!(!proved(&fewer), "{} is not needed", claims[i]);
    }
}
