//! What the tests of `heddle translate` share.

#![allow(dead_code)] // Each test file uses its part.

pub mod made_up;

use heddle_testkit::heddle::Heddle;
use heddle_testkit::pool::Result as Case;
use heddle_testkit::process::{self, End, Scratch};
use heddle_testkit::shelf;
use heddle_testkit::spin::{Question, Spin};
use heddle_testkit::trial::Sides;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

pub struct Kit {
    sides: Option<Sides>,
    heddle: Heddle,
}

pub fn root() -> PathBuf {
    shelf::workspace()
}

/// The C programs of a folder of the suite.
pub fn files(folder: &str) -> Vec<PathBuf> {
    let folder = root().join("suite").join(folder);
    let entries = std::fs::read_dir(&folder).expect("a folder of the suite");
    let mut out: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    out.retain(|p| p.extension().is_some_and(|e| e == "c"));
    out.sort();
    out
}

impl Kit {
    pub fn new() -> Option<Kit> {
        let sides = shelf::sides(env!("CARGO_BIN_EXE_heddle"))?;
        let heddle = Heddle::at(env!("CARGO_BIN_EXE_heddle"));
        Some(Kit { sides: Some(sides), heddle })
    }

    pub fn without_spin() -> Kit {
        Kit { sides: None, heddle: Heddle::at(env!("CARGO_BIN_EXE_heddle")) }
    }

    pub fn sides(&self) -> &Sides {
        self.sides.as_ref().expect("asked for with SPIN")
    }

    /// Exit code and everything printed.
    pub fn heddle(&self, folder: &Path, words: &[&str]) -> (i32, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
        command.args(words).env("NO_COLOR", "1").env("COLUMNS", "120");
        let done = process::run(&mut command, folder, Duration::from_secs(120));
        match done {
            Ok(done) => match done.end {
                End::Exit(code) => (code, done.output),
                other => (-1, format!("{other:?}\n{}", done.output)),
            },
            Err(e) => (-1, e.to_string()),
        }
    }

    /// The model, or exit code and words.
    pub fn translate(&self, path: &Path, flags: &[&str]) -> Result<String, (i32, String)> {
        let scratch = Scratch::new().expect("a scratch folder can be made");
        self.translate_from(scratch.path(), path, flags)
    }

    pub fn translate_from(
        &self,
        folder: &Path,
        path: &Path,
        flags: &[&str],
    ) -> Result<String, (i32, String)> {
        let scratch = Scratch::new().expect("a scratch folder can be made");
        let model = scratch.path().join("model.pml").display().to_string();
        let file = path.strip_prefix(folder).unwrap_or(path).display().to_string();
        let mut words = vec!["translate", &file, "-o", &model];
        words.extend(flags);
        match self.heddle(folder, &words) {
            (0, _) => Ok(std::fs::read_to_string(&model).unwrap_or_default()),
            wrong => Err(wrong),
        }
    }

    /// What `spin -a` prints about a model: it should have nothing to say.
    pub fn spin_warns(&self, model: &str) -> String {
        let scratch = Scratch::new().expect("a scratch folder can be made");
        std::fs::write(scratch.path().join("model.pml"), model).expect("a model can be written");
        let mut command = Command::new("spin");
        command.args(["-a", "model.pml"]);
        match process::run(&mut command, scratch.path(), Duration::from_secs(60)) {
            Ok(done) => done.output.trim().to_string(),
            Err(e) => e.to_string(),
        }
    }

    pub fn spin_verdict(&self, spin: &Spin, model: &str) -> &'static str {
        let question =
            Question { keep_going: false, limit: Duration::from_secs(60), ..Question::reduced() };
        spin.ask(model, &question).verdict()
    }

    /// A program of a folder that is its verdict.
    pub fn agree(&self, path: &Path, folder: &str) -> Case {
        match self.translate(path, &[]) {
            Ok(model) => match self.spin_warns(&model) {
                said if said.is_empty() => self.compare(path, &model, Some(folder)),
                said => Case::Failed(format!("spin -a says: {said}\n{model}")),
            },
            Err((code, said)) => Case::Failed(format!("exit {code}\n{said}")),
        }
    }

    /// SPIN on the model, heddle on the model, heddle on the program.
    pub fn compare(&self, path: &Path, model: &str, expected: Option<&str>) -> Case {
        let spin = self.spin_verdict(&self.sides().spin, model);
        let ours = self.heddle.check(model, &["--no-trail"]);
        // Threads that end one after another are processes that die one after another, and
        // nothing makes one die before the next is started: SPIN's search happens to.
        if ours.verdict == "open" && ours.output.contains("more than 255 processes") {
            return Case::Skipped("more processes than Promela has room for".into());
        }
        let ours = ours.verdict;
        let mut flags = vec!["--no-trail", "--races", "off", "--reduction", "none"];
        let locks = root().join("suite/translate/lock.c").display().to_string();
        let text = std::fs::read_to_string(path).unwrap_or_default();
        if text.contains("void lock(int *l);") {
            flags.push(&locks);
        }
        let direct = self.heddle.check_file(path, &flags);
        if direct.verdict == "timeout" || spin == "too large" {
            return Case::Skipped("too large".into());
        }
        // What Promela has no words for.
        let beyond =
            ["data-race", "leak", "uninitialised", "invariant", "non-progress", "livelock"];
        if direct.kind.as_deref().is_some_and(|k| beyond.contains(&k)) {
            return Case::Skipped(format!(
                "{} cannot be expressed",
                direct.kind.unwrap_or_default()
            ));
        }
        // What is known to be missed in the C itself is said in the program, and must be so.
        if text.contains("missed in C: ") && direct.verdict == "holds" {
            let same = spin == ours && expected.is_none_or(|e| e == spin);
            return if same { Case::Passed } else { Case::Failed(format!("SPIN {spin}, {ours}")) };
        }
        let all = [spin, &ours, &direct.verdict];
        let same = all.iter().all(|v| *v == all[0]) && expected.is_none_or(|e| e == all[0]);
        match same && (all[0] == "holds" || all[0] == "violated") {
            true => Case::Passed,
            false => Case::Failed(format!(
                "SPIN {spin}, heddle on the Promela {ours}, on the C {}, expected {expected:?}\n{model}\n{}",
                direct.verdict, direct.output
            )),
        }
    }
}
