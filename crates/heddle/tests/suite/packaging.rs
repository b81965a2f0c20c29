//! What is shipped around the binary: the package, its manual pages and completions, the
//! licences of what is linked into it, and the files for CI, each run as its tool runs it.

use crate::scratch::{Scratch, said};
use heddle_testkit::shelf::workspace;
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Licences that what is linked into heddle may have.
const ALLOWED: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "CC0-1.0",
    "0BSD",
    "MIT-0",
];

/// Others, for one package alone, with the reason.
const APART: &[(&str, &str)] = &[
    // Flame graphs. The licence asks that its own files stay under it, and nothing of ours.
    ("inferno", "CDDL-1.0"),
];

fn metadata() -> Value {
    let o = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform"])
        .arg("x86_64-unknown-linux-gnu")
        .current_dir(workspace())
        .output()
        .unwrap();
    serde_json::from_slice(&o.stdout).expect("cargo tells about the workspace")
}

/// Whether a choice of licences, as SPDX writes it, has one that is allowed.
fn allowed(name: &str, licence: &str) -> bool {
    let one = |l: &str| {
        let l = l.trim().trim_matches(['(', ')']);
        ALLOWED.contains(&l) || APART.contains(&(name, l))
    };
    let choice = |part: &str| part.split(" OR ").any(one);
    licence.replace('/', " OR ").split(" AND ").all(choice)
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed() {
    let packages = metadata()["packages"].as_array().unwrap().clone();
    assert!(packages.len() > 50);
    let wrong: Vec<String> = packages
        .iter()
        .map(|p| (p["name"].as_str().unwrap(), p["license"].as_str().unwrap_or("none")))
        .filter(|(name, licence)| !allowed(name, licence))
        .map(|(name, licence)| format!("{name}: {licence}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(!allowed("x", "GPL-3.0") && !allowed("x", "MIT AND GPL-3.0"), "the test can fail");
    assert!(!allowed("x", "CDDL-1.0") && allowed("x", "(MIT OR GPL-2.0) AND ISC"));
}

/// What crates.io asks of a package.
#[test]
fn every_package_that_is_published_says_what_it_is() {
    let all = metadata();
    let packages = all["packages"].as_array().unwrap();
    let ours = |p: &&Value| p["source"].is_null() && p["publish"] != Value::Array(Vec::new());
    let mut n = 0;
    for package in packages.iter().filter(ours) {
        let name = package["name"].as_str().unwrap();
        for key in ["description", "license", "repository", "rust_version", "readme"] {
            assert!(package[key].is_string(), "{name} has no {key}");
        }
        for key in ["keywords", "categories"] {
            let n = package[key].as_array().unwrap().len();
            assert!((1..=5).contains(&n), "{name} has {n} {key}");
        }
        for need in package["dependencies"].as_array().unwrap() {
            let test_only = need["kind"] == "dev";
            assert!(
                test_only || need["req"] != "*",
                "{name} needs any version of {}",
                need["name"]
            );
        }
        n += 1;
    }
    assert!(n > 20, "{n} packages");
}

/// What would be uploaded. Nothing is compiled of it here.
#[test]
fn every_package_that_is_published_can_be_packed() {
    let s = Scratch::new("packages");
    let o = Command::new(env!("CARGO"))
        .args(["package", "--workspace", "--exclude", "heddle-testkit", "--exclude"])
        .args(["heddle-bench", "--no-verify", "--offline", "--locked", "--allow-dirty"])
        .arg("--target-dir")
        .arg(&s.0)
        .current_dir(workspace())
        .output()
        .unwrap();
    let (code, text) = said(&o);
    assert_eq!(code, 0, "{text}");
    let packages = std::fs::read_dir(s.0.join("package")).unwrap();
    let names = packages.map(|p| p.unwrap().file_name().to_string_lossy().into_owned());
    let packed: Vec<String> = names.filter(|n| n.ends_with(".crate")).collect();
    assert!(packed.len() > 25, "{packed:?}");
    assert!(!packed.iter().any(|name| name.contains("testkit")), "{packed:?}");
}

/// Who writes a model in Rust compiles the engine, and nothing of the languages.
#[test]
fn without_features_there_is_the_engine_alone() {
    let tree = |flags: &[&str]| {
        let o = Command::new(env!("CARGO"))
            .args(["tree", "--locked", "--offline", "-p", "heddle", "-e", "normal"])
            .args(["--prefix", "none", "--format", "{p}"])
            .args(flags)
            .current_dir(workspace())
            .output()
            .unwrap();
        let (code, text) = said(&o);
        assert_eq!(code, 0, "{text}");
        let first = |line: &str| line.split(' ').next().unwrap_or_default().to_string();
        text.lines().map(first).collect::<std::collections::BTreeSet<String>>()
    };
    let (all, engine) = (tree(&[]), tree(&["--no-default-features"]));
    let ours: Vec<&str> =
        engine.iter().map(|n| &n[..]).filter(|n| n.starts_with("heddle")).collect();
    let expected = ["", "-engine", "-ltl", "-model", "-report", "-session", "-span", "-store"];
    assert_eq!(ours, expected.map(|part| format!("heddle{part}")));
    assert!(engine.len() * 3 < all.len(), "{} of {}", engine.len(), all.len());
    assert!(all.contains("heddle-promela") && all.contains("timely"));
    // A language alone brings its own front end, and none of the others'.
    let ends =
        ["promela", "jit", "machine", "llvm", "weak", "litmus", "linux", "assembly", "prove"];
    for (feature, own) in [
        ("promela", &["promela", "jit"][..]),
        ("litmus", &["litmus", "linux"]),
        ("c", &["machine", "llvm", "weak", "litmus", "linux"]),
        ("assembly", &["assembly"]),
        ("families", &["assembly", "prove"]),
    ] {
        let tree = tree(&["--no-default-features", "--features", feature]);
        let there = |end: &&&str| tree.contains(&format!("heddle-{end}"));
        let brought: Vec<&&str> = ends.iter().filter(there).collect();
        assert_eq!(brought, ends.iter().filter(|e| own.contains(e)).collect::<Vec<_>>());
    }
}

/// No dependency asks for a newer Rust than we say is enough. (Whether an older one compiles
/// it all is known where one is installed.)
#[test]
fn no_dependency_needs_a_newer_rust_than_we_say() {
    let all = metadata();
    let packages = all["packages"].as_array().unwrap();
    let version = |p: &Value| -> Option<Vec<u32>> {
        p["rust_version"].as_str()?.split('.').map(|n| n.parse().ok()).collect()
    };
    let is_ours = |p: &&Value| p["name"] == "heddle";
    let mut ours = packages.iter().find(is_ours).and_then(version).expect("heddle says it");
    ours.resize(3, 0);
    for package in packages {
        let needs = version(package).unwrap_or_default();
        assert!(needs <= ours, "{} needs Rust {needs:?}", package["name"]);
    }
}

/// What is compiled into a crate lies inside it: a package has nothing else.
#[test]
fn no_crate_includes_what_lies_outside_it() {
    let crates = workspace().join("crates");
    let mut n = 0;
    for entry in std::fs::read_dir(&crates).unwrap() {
        let root = entry.unwrap().path().canonicalize().unwrap();
        if root.ends_with("testkit") {
            continue; // It is not published.
        }
        let mut stack = vec![root.join("src")];
        while let Some(dir) = stack.pop() {
            for entry in std::fs::read_dir(&dir).into_iter().flatten() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    stack.push(path);
                    continue;
                }
                let Ok(text) = std::fs::read_to_string(&path) else { continue };
                let code = text.split("#[cfg(test)]").next().unwrap();
                // The book's programs are compiled for the tests of the documentation alone.
                for part in code.split("include_str!(\"").skip(1) {
                    let name = part.split('"').next().unwrap();
                    let is_book = name.contains("docs/tutorials") && code.contains("cfg(doctest)");
                    let file = dir.join(name).canonicalize();
                    let inside = file.is_ok_and(|f| f.starts_with(&root));
                    assert!(inside || is_book, "{}: {name}", path.display());
                    n += 1;
                }
            }
        }
    }
    assert!(n > 3, "{n} files are included");
}

/// Whether a program is there, in the folder of `scripts/tools` or elsewhere.
fn is_there(program: &str) -> bool {
    let path = std::env::var("PATH").unwrap_or_default();
    let ours = workspace().join("target/tools/bin");
    std::env::split_paths(&path).chain([ours]).any(|dir| dir.join(program).is_file())
}

/// As Debian installs it, with a database of its own below a folder.
fn installed(deb: &str, root: &Path) {
    for dir in ["var/lib/dpkg/updates", "var/lib/dpkg/info"] {
        std::fs::create_dir_all(root.join(dir)).unwrap();
    }
    std::fs::write(root.join("var/lib/dpkg/status"), "").unwrap();
    let mut dpkg = Command::new("dpkg");
    dpkg.arg(format!("--root={}", root.display())).args(["--log=/dev/null", "--force-depends"]);
    let o = dpkg.args(["--force-not-root", "-i", deb]).output().unwrap();
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|o| o.stdout == b"0\n");
    assert!(o.status.success() || !is_root, "{o:?}");
    if !o.status.success() {
        let o = Command::new("dpkg-deb").args(["-x", deb]).arg(root).output().unwrap();
        assert!(o.status.success(), "{o:?}");
    }
}

#[test]
fn the_package_has_the_program_its_manual_completions_book_and_licences() {
    if !is_there("dpkg") || !is_there("cargo-deb") {
        println!(
            "not built: the Debian package (no dpkg, or no cargo-deb: scripts/tools cargo-deb)"
        );
        return;
    }
    let s = Scratch::new("package");
    let o = Command::new(workspace().join("scripts/package"))
        .arg(&s.0)
        .env("HEDDLE", env!("CARGO_BIN_EXE_heddle"))
        .output()
        .unwrap();
    let (code, text) = said(&o);
    assert_eq!(code, 0, "{text}");
    let deb = text.lines().find(|l| l.ends_with(".deb")).unwrap_or_else(|| panic!("{text}"));
    installed(deb, &s.0.join("root"));
    for file in [
        "usr/share/man/man1/heddle-check.1.gz",
        "usr/share/bash-completion/completions/heddle",
        "usr/share/zsh/vendor-completions/_heddle",
        "usr/share/fish/vendor_completions.d/heddle.fish",
        "usr/share/doc/heddle/book/README.md",
        "usr/share/doc/heddle/book/tutorials/spin.md",
        "usr/share/doc/heddle/copyright",
    ] {
        assert!(s.has(&format!("root/{file}")), "{file} is not in the package");
    }
    if is_there("mdbook") {
        assert!(s.has("root/usr/share/doc/heddle/book/html/first-hour.html"), "{text}");
    }
    let licences = s.read("root/usr/share/doc/heddle/THIRD-PARTY");
    assert!(licences.contains("inferno ") && licences.contains("CDDL-1.0"), "{licences}");
    assert!(!licences.contains("heddle-testkit"), "what only tests need is not linked");
    let bin = s.0.join("root/usr/bin/heddle");
    let mut check = Command::new(&bin);
    check.args(["check", "examples/peterson.pml"]).current_dir(workspace());
    let (code, text) = said(&check.output().unwrap());
    assert!(code == 0 && text.starts_with("holds "), "{text}");
    let page = s.0.join("root/usr/share/man/man1/heddle.1.gz");
    if let Ok(o) = Command::new("man").args(["-l", "--warnings"]).arg(page).output() {
        let (code, text) = said(&o);
        assert!(code == 0 && text.contains("check"), "{text}");
    }
}

/// Each package that is linked, with its licence, and the text wherever its authors give one.
#[test]
fn all_that_is_linked_is_listed_with_its_licence_and_its_text() {
    let all = heddle_testkit::licences::look(&workspace()).unwrap();
    let text = heddle_testkit::licences::text(&all);
    let known = metadata();
    let licence_of = |name: &str, version: &str| {
        let mut packages = known["packages"].as_array().unwrap().iter();
        let it = packages.find(|p| p["name"] == name && p["version"] == version);
        it.unwrap_or_else(|| panic!("{name} {version}"))["license"].as_str().unwrap().to_string()
    };
    // What cargo itself says is linked, by another of its commands' formats.
    let o = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "-p", "heddle", "-e", "normal"])
        .args(["--prefix", "depth", "--format", "|{p}|{l}"])
        .current_dir(workspace())
        .output()
        .unwrap();
    let mut n = 0;
    for line in String::from_utf8(o.stdout).unwrap().lines() {
        let mut parts = line.split('|').skip(1);
        let (package, licence) = (parts.next().unwrap(), parts.next().unwrap());
        let licence = licence.trim_end_matches(" (*)");
        let mut words = package.split(' ');
        let (name, version) =
            (words.next().unwrap(), words.next().unwrap().trim_start_matches('v'));
        if name == "heddle" || name.starts_with("heddle-") {
            continue;
        }
        assert_eq!(licence, licence_of(name, version));
        let row = format!("\n{name} {version}    {licence}\n");
        assert!(text.contains(&row), "{row}");
        n += 1;
    }
    assert!(n > 100, "{n}");
    let without: Vec<&str> =
        all.iter().filter(|p| p.texts.is_empty()).map(|p| &p.name[..]).collect();
    assert!(without.len() * 5 < all.len(), "{without:?}");
    assert!(text.contains("\nserde 1.") && text.contains("Permission is hereby granted"));
    let cddl = "COMMON DEVELOPMENT AND DISTRIBUTION LICENSE";
    assert!(text.contains(cddl), "what asks for its text has it");
}

#[test]
fn bash_reads_the_completions() {
    let s = Scratch::new("completions");
    let o = s.run(&["completions", "bash"]);
    s.file("heddle.bash", &String::from_utf8_lossy(&o.stdout));
    let ask = "source ./heddle.bash; COMP_WORDS=(heddle pro); COMP_CWORD=1; \
               _heddle heddle pro heddle; echo ${COMPREPLY[@]}";
    let o = Command::new("bash").args(["-c", ask]).current_dir(&s.0).output().unwrap();
    assert_eq!(said(&o).1.trim(), "profile prove", "{o:?}");
}

/// The script of the GitHub Action, with the files that a runner gives it.
#[test]
fn the_action_annotates_and_sums_up() {
    if Command::new("jq").arg("--version").output().is_err() {
        println!("not run: the GitHub Action's script (there is no jq)");
        return;
    }
    let s = Scratch::with_examples("action");
    let run = |arguments: &str| {
        for file in ["summary", "output"] {
            s.file(file, "");
        }
        let o = Command::new(workspace().join(".github/actions/heddle/run.sh"))
            .env("HEDDLE", env!("CARGO_BIN_EXE_heddle"))
            .env("HEDDLE_ARGUMENTS", arguments)
            .env("GITHUB_STEP_SUMMARY", s.0.join("summary"))
            .env("GITHUB_OUTPUT", s.0.join("output"))
            .current_dir(&s.0)
            .output()
            .unwrap();
        let (code, text) = said(&o);
        assert!(s.read("output").contains(&format!("exit-code={code}\n")), "{text}");
        (code, text, s.read("summary"))
    };
    let (code, text, summary) = run("examples/bank.c examples/peterson.pml");
    assert_eq!(code, 1, "{text}");
    let begin = "::error file=examples/bank.c,line=8,title=heddle data-race::data race on";
    assert!(text.contains(begin), "{text}");
    assert!(summary.contains("### heddle: violated"), "{summary}");
    assert!(summary.contains("| data-race | examples/bank.c:8 | "), "{summary}");
    assert!(s.read("bank.trail.html").contains("<html"));
    let (code, text, summary) = run("examples/peterson.pml");
    assert!(code == 0 && !text.contains("::"), "{text}");
    assert!(summary.contains("### heddle: holds"), "{summary}");
    s.file("bad.pml", "byte x; active proctype {");
    let (code, text, summary) = run("bad.pml");
    assert!(code == 3 && text.contains("::error title=heddle::"), "{text}");
    assert!(summary.contains("no answer (exit code 3)"), "{summary}");
    let toml = "[[case]]\ninput = \"examples/bank.c\"\nexpect = \"violated\"\n";
    s.file("heddle.toml", toml);
    let (code, text, summary) = run("");
    assert!(code == 0 && !text.contains("::error"), "what is expected annotates nothing: {text}");
    assert!(summary.contains("| data-race (expected) |"), "{summary}");
}

/// pre-commit gives the files that changed; GitLab runs the lines of `script` one by one.
#[test]
fn the_hook_and_the_template_run() {
    let s = Scratch::with_examples("hooks");
    let hooks = std::fs::read_to_string(workspace().join(".pre-commit-hooks.yaml")).unwrap();
    let entry = hooks.lines().find_map(|l| l.trim().strip_prefix("entry: heddle ")).unwrap();
    let mut words: Vec<&str> = entry.split(' ').collect();
    words.extend(["examples/peterson.pml", "examples/peterson-broken.pml"]);
    assert_eq!(s.run(&words).status.code(), Some(1));
    let template = std::fs::read_to_string(workspace().join("ci/heddle.gitlab-ci.yml")).unwrap();
    // A container that starts heddle by itself gives the lines to nobody.
    let container = std::fs::read_to_string(workspace().join("Containerfile")).unwrap();
    let starts_heddle = container.contains("ENTRYPOINT [\"heddle\"]");
    assert_eq!(starts_heddle, template.contains("    entrypoint: [\"\"]\n"));
    let script = template.split("  script:\n").nth(1).unwrap().lines();
    let lines = script.map_while(|l| l.strip_prefix("    - ")).collect::<Vec<_>>().join("\n");
    let bin = std::path::Path::new(env!("CARGO_BIN_EXE_heddle")).parent().unwrap();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    for (arguments, exit) in [("examples/peterson.pml", 0), ("examples/bank.c --no-trail", 1)] {
        let mut bash = Command::new("bash");
        bash.args(["-eo", "pipefail", "-c", &lines]).current_dir(&s.0);
        let o = bash.env("HEDDLE_ARGUMENTS", arguments).env("PATH", &path).output().unwrap();
        assert_eq!(o.status.code(), Some(exit), "{o:?}");
        assert!(s.read("heddle.xml").contains("<testsuite "));
    }
}
