//! The book hangs together: every chapter is in its summary, every link leads somewhere, and
//! every test that it names is there.

use heddle_testkit::shelf::workspace;
use std::path::{Path, PathBuf};

/// The files below a folder that end so.
fn files(dir: &Path, suffix: &str) -> Vec<PathBuf> {
    let (mut found, mut stack) = (Vec::new(), vec![dir.to_path_buf()]);
    while let Some(dir) = stack.pop() {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                stack.push(path);
            } else if path.extension().is_some_and(|e| e == suffix) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The targets of links, those within code apart.
fn links(text: &str) -> Vec<String> {
    let (mut links, mut in_code) = (Vec::new(), false);
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        // What stands between backticks is no link.
        let prose: String = line.split('`').step_by(2).collect();
        let ends = prose.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        links.extend(ends.map(str::to_string));
    }
    links
}

#[test]
fn every_chapter_is_in_the_summary_and_every_link_leads_somewhere() {
    let docs = workspace().join("docs");
    let summary = std::fs::read_to_string(docs.join("SUMMARY.md")).unwrap();
    let (mut n_links, mut wrong) = (0, Vec::new());
    for file in files(&docs, "md") {
        let name = file.strip_prefix(&docs).unwrap().display().to_string();
        if name != "SUMMARY.md" && !summary.contains(&format!("]({name})")) {
            wrong.push(format!("{name} is not in SUMMARY.md"));
        }
        for link in links(&std::fs::read_to_string(&file).unwrap()) {
            let path = link.split('#').next().unwrap();
            if link.contains("://") || path.is_empty() {
                continue;
            }
            n_links += 1;
            if !file.parent().unwrap().join(path).exists() {
                wrong.push(format!("{name}: {link} leads nowhere"));
            }
        }
    }
    assert!(n_links > 60, "{n_links} links");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_of_features_names_tests_that_are_there() {
    let text = std::fs::read_to_string(workspace().join("docs/features.md")).unwrap();
    let mut tests = Vec::new();
    for file in files(&workspace().join("crates"), "rs") {
        let stem = file.file_stem().unwrap().to_string_lossy().into_owned();
        let code = std::fs::read_to_string(&file).unwrap();
        let after = code.split("#[test]\n").skip(1);
        let names = after.filter_map(|t| t.split("fn ").nth(1)?.split('(').next());
        tests.extend(names.map(|n| format!("{stem}::{n}")));
    }
    let named: Vec<&str> = text.split('`').filter(|w| w.contains("::")).collect();
    assert!(named.len() > 25, "{}", named.len());
    for name in named {
        assert!(tests.iter().any(|t| t == name), "there is no test {name}");
    }
    for row in text.lines().filter(|l| l.contains(" | # | ")) {
        assert!(row.contains("::"), "no test shows: {row}");
    }
}

#[test]
fn mdbook_makes_a_book_of_it() {
    let out = std::env::temp_dir().join(format!("heddle-book-{}", std::process::id()));
    let mut mdbook = std::process::Command::new("mdbook");
    let Ok(o) = mdbook.arg("build").arg("-d").arg(&out).arg(workspace()).output() else {
        println!("not built: the book as HTML (there is no mdbook)");
        return;
    };
    assert!(o.status.success(), "{o:?}");
    assert!(out.join("tutorials/spin.html").exists());
    let _ = std::fs::remove_dir_all(out);
}
