//! Runs the real SPIN: `spin -a`, a C compiler, `pan`.
//!
//! The compiler is `tcc` where it is installed (18 ms a verifier, `gcc -O0` 300
//! ms, measured on a two-core machine of 2026), else `gcc` or `cc`; what `tcc`
//! does not accept is compiled again with `gcc`. Retries are those that a person
//! would do: more depth, a larger state vector.
//!
//! Not here: anything about heddle.

use crate::cache::Cache;
use crate::pan::{self, Report};
use crate::process::{self, End, Scratch};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// What is searched for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Search {
    /// Assertions and invalid end states, claims left out.
    Safety,
    /// The never claim (or the first `ltl` block) for safety only.
    ClaimSafety,
    /// Acceptance cycles; with the claim of this name if there are several.
    Accept { claim: Option<String>, fair: bool },
    /// Acceptance cycles of the program's own labels, claims left out.
    AcceptLabels { fair: bool },
    /// Non-progress cycles.
    Progress { fair: bool },
}

/// How SPIN is asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    pub search: Search,
    /// Statement merging, dead-variable reset and hiding of write-only globals.
    pub optimise: bool,
    /// Partial-order reduction.
    pub reduce: bool,
    /// Go on after errors (`-c0`).
    pub keep_going: bool,
    /// Further options of `spin`, such as `-m` for lossy channels or `-DN=3`, and
    /// `-q` of `pan`: only empty channels make a valid end.
    pub options: Vec<String>,
    pub memory_mb: u32,
    pub limit: Duration,
}

impl Question {
    /// Nothing reduced, nothing merged, the whole graph: the counts to meet.
    pub fn exact() -> Self {
        Question {
            search: Search::Safety,
            optimise: false,
            reduce: false,
            keep_going: true,
            options: Vec::new(),
            memory_mb: 4000,
            limit: Duration::from_secs(3),
        }
    }

    /// SPIN as people run it, without partial-order reduction.
    pub fn merged() -> Self {
        Question { optimise: true, ..Self::exact() }
    }

    /// SPIN as people run it.
    pub fn reduced() -> Self {
        Question { optimise: true, reduce: true, ..Self::exact() }
    }

    /// A search for cycles, first error only, nothing reduced.
    pub fn cycles(search: Search) -> Self {
        Question { search, optimise: true, keep_going: false, ..Self::exact() }
    }

    pub fn with_options(mut self, options: &[String]) -> Self {
        self.options = options.to_vec();
        self
    }

    /// A small question is dropped rather than searched deeper.
    fn most_depth(&self) -> u64 {
        if self.memory_mb < 100 { 20_000 } else { 30_000_000 }
    }

    /// The command line in words, for headers and messages.
    pub fn command(&self) -> String {
        format!(
            "spin {}; cc {}; pan {}",
            self.spin_flags().join(" "),
            self.cc_flags().join(" "),
            self.pan_flags().join(" ")
        )
    }

    fn spin_flags(&self) -> Vec<String> {
        let mut flags: Vec<String> = Vec::new();
        if !self.optimise {
            flags.extend(["-o1", "-o2", "-o3"].map(String::from));
        }
        flags.extend(self.options.iter().filter(|o| *o != "-q").cloned());
        flags.push("-a".into());
        flags
    }

    fn cc_flags(&self) -> Vec<String> {
        let mut flags: Vec<String> = Vec::new();
        let fair = match self.search {
            Search::Safety => {
                flags.extend(["-DSAFETY", "-DNOCLAIM"].map(String::from));
                false
            }
            Search::ClaimSafety => {
                flags.push("-DSAFETY".into());
                false
            }
            Search::Accept { fair, .. } => fair,
            Search::AcceptLabels { fair } => {
                flags.push("-DNOCLAIM".into());
                fair
            }
            Search::Progress { fair } => {
                flags.push("-DNP".into());
                fair
            }
        };
        if fair {
            flags.push("-DNFAIR=3".into());
        }
        if !self.reduce {
            flags.push("-DNOREDUCE".into());
        }
        flags
    }

    fn pan_flags(&self) -> Vec<String> {
        let mut flags: Vec<String> = Vec::new();
        let fair = match &self.search {
            Search::Safety | Search::ClaimSafety => false,
            Search::Accept { claim, fair } => {
                flags.push("-a".into());
                if let Some(name) = claim {
                    flags.extend(["-N".into(), name.clone()]);
                }
                *fair
            }
            // Only cycles are asked for: no assertions, no invalid end states.
            Search::AcceptLabels { fair } => {
                flags.extend(["-a", "-A", "-E"].map(String::from));
                *fair
            }
            Search::Progress { fair } => {
                flags.extend(["-l", "-A", "-E"].map(String::from));
                *fair
            }
        };
        if fair {
            flags.push("-f".into());
        }
        if self.keep_going {
            flags.push("-c0".into());
        }
        if self.options.iter().any(|o| o == "-q") {
            flags.push("-q".into());
        }
        flags
    }
}

/// What SPIN said.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// `spin` itself found fault with the model.
    Refused(String),
    /// The C compiler did not accept what `spin` made of the model.
    NotCompiled(String),
    /// The verifier died of this signal; 8 is a division by zero.
    Crashed {
        signal: i32,
        report: Report,
    },
    /// Time or memory ran out.
    TooLarge,
    /// The verifier gave up before it searched, as it does at an unconditional
    /// self-loop; its words.
    GaveUp(String),
    Ran(Report),
}

impl Answer {
    pub fn report(&self) -> Option<&Report> {
        match self {
            Answer::Ran(report) => Some(report),
            _ => None,
        }
    }

    /// `holds`, `violated` or a word for why there is no verdict.
    pub fn verdict(&self) -> &'static str {
        match self {
            Answer::Ran(r) if r.errors > 0 => "violated",
            Answer::Ran(_) => "holds",
            Answer::Crashed { signal: 8, .. } => "violated",
            Answer::Crashed { .. } => "crashed",
            Answer::Refused(_) => "rejected",
            Answer::NotCompiled(_) => "not compiled",
            Answer::TooLarge => "too large",
            Answer::GaveUp(_) => "gave up",
        }
    }
}

/// An installed SPIN with a C compiler.
#[derive(Clone, Debug)]
pub struct Spin {
    spin: PathBuf,
    compilers: Vec<PathBuf>,
    cache: Cache,
    version: String,
}

impl Spin {
    /// Finds `spin` and a compiler on the path (or `$SPIN`, `$SPIN_CC`).
    pub fn find(cache: Cache) -> Result<Self, String> {
        let spin = tool("SPIN", &["spin"])
            .ok_or("spin is not installed (Debian and Ubuntu: apt-get install spin)")?;
        let mut compilers: Vec<PathBuf> = Vec::new();
        compilers.extend(tool("SPIN_CC", &["tcc"]));
        compilers.extend(on_path("gcc").or_else(|| on_path("cc")));
        if compilers.is_empty() {
            return Err("no C compiler for SPIN's verifier (tcc, gcc or cc)".into());
        }
        let version = Command::new(&spin).arg("-V").output().map_err(|e| e.to_string())?;
        let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
        Ok(Spin { spin, compilers, cache, version })
    }

    pub fn version(&self) -> &str {
        &self.version
    }

    /// Only this compiler: to compare one with another.
    pub fn with_compiler(mut self, compiler: &str) -> Option<Self> {
        self.compilers = vec![on_path(compiler)?];
        Some(self)
    }

    /// Asks about a model given as text.
    pub fn ask(&self, model: &str, question: &Question) -> Answer {
        self.remembered(model, question, |folder| {
            let file = folder.join("model.pml");
            fs::write(&file, model)?;
            Ok(PathBuf::from("model.pml"))
        })
    }

    /// Asks about a file, which may include others.
    pub fn ask_file(&self, path: &Path, question: &Question) -> io::Result<Answer> {
        let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
        let path = fs::canonicalize(path)?;
        if text.contains("#include") {
            let uncached = Spin { cache: Cache::off(), ..self.clone() };
            return Ok(uncached.remembered(&text, question, |_| Ok(path.clone())));
        }
        Ok(self.remembered(&text, question, |_| Ok(path.clone())))
    }

    fn remembered(
        &self,
        text: &str,
        question: &Question,
        place: impl Fn(&Path) -> io::Result<PathBuf>,
    ) -> Answer {
        let key = format!(
            "3 {} {} mb{} {}s\n{text}",
            self.version,
            question.command(),
            question.memory_mb,
            question.limit.as_secs()
        );
        if let Some(answer) = self.cache.get(&key).and_then(|text| read(&text)) {
            return answer;
        }
        let (raw, answer) = self.fresh(question, place);
        // A time limit says more of the machine's load than of the model.
        if !raw.starts_with("toolarge") {
            self.cache.put(&key, &raw);
        }
        answer
    }

    fn fresh(
        &self,
        question: &Question,
        place: impl Fn(&Path) -> io::Result<PathBuf>,
    ) -> (String, Answer) {
        let scratch = Scratch::new().expect("a scratch folder can be made");
        let file = place(scratch.path()).expect("a model can be written");
        let mut depth = 20_000;
        let mut vector = None;
        loop {
            let raw = match self.build(&scratch, &file, question, vector) {
                Err(raw) => raw,
                Ok(()) => self.verify(&scratch, question, depth),
            };
            let too_deep = raw.contains("max search depth too small");
            let small_vector =
                raw.contains("VECTORSZ too small") || raw.contains("VECTORSZ is too small");
            if too_deep && depth < question.most_depth() {
                depth *= 40;
            } else if small_vector && vector.is_none() {
                vector = Some(16384);
            } else {
                let answer = read(&raw).expect("what was just written can be read");
                return (raw, answer);
            }
        }
    }

    /// The lines of the assertions that fail in a model, of the first few errors:
    /// every error leaves a trail, and `spin -t` says where it ends.
    pub fn failed_lines(&self, model: &str, question: &Question) -> Vec<u64> {
        let scratch = Scratch::new().expect("a scratch folder can be made");
        let folder = scratch.path();
        fs::write(folder.join("model.pml"), model).expect("a model can be written");
        if self.build(&scratch, Path::new("model.pml"), question, None).is_err() {
            return Vec::new();
        }
        let mut pan = Command::new(folder.join("pan"));
        pan.args(question.pan_flags()).args(["-e", "-m20000", "-w16"]);
        let _ = process::run(&mut pan, folder, question.limit);
        let mut lines = Vec::new();
        for n in 1..=20 {
            if !folder.join(format!("model.pml{n}.trail")).exists() {
                break;
            }
            let mut replay = Command::new(&self.spin);
            replay.args(question.options.iter().filter(|o| *o != "-q"));
            replay.args([&format!("-t{n}"), "model.pml"]);
            let Ok(told) = process::run(&mut replay, folder, question.limit) else { break };
            lines.extend(told.output.lines().filter_map(failed_line));
        }
        lines
    }

    /// `spin -a` and the compiler; an error is the raw answer.
    fn build(
        &self,
        scratch: &Scratch,
        file: &Path,
        question: &Question,
        vector: Option<u32>,
    ) -> Result<(), String> {
        let folder = scratch.path();
        let mut command = Command::new(&self.spin);
        command.args(question.spin_flags()).arg(file);
        let made = process::run(&mut command, folder, question.limit)
            .map_err(|e| format!("refused\n{e}"))?;
        if made.end != End::Exit(0) || !folder.join("pan.c").exists() {
            return Err(format!("refused\n{}", made.output));
        }
        let mut last = String::new();
        for compiler in &self.compilers {
            let mut command = Command::new(compiler);
            command.args(["-w", "-o", "pan"]).args(question.cc_flags());
            command.arg(format!("-DMEMLIM={}", question.memory_mb));
            if let Some(n) = vector {
                command.arg(format!("-DVECTORSZ={n}"));
            }
            command.arg("pan.c");
            match process::run(&mut command, folder, Duration::from_secs(120)) {
                Ok(done) if done.end == End::Exit(0) => return Ok(()),
                Ok(done) => last = done.output,
                Err(error) => last = error.to_string(),
            }
        }
        Err(format!("notcompiled\n{last}"))
    }

    fn verify(&self, scratch: &Scratch, question: &Question, depth: u64) -> String {
        let mut command = Command::new(scratch.path().join("pan"));
        command.args(question.pan_flags()).arg(format!("-m{depth}"));
        command.arg(if question.memory_mb < 100 { "-w16" } else { "-w20" });
        match process::run(&mut command, scratch.path(), question.limit) {
            Err(error) => format!("notcompiled\n{error}"),
            Ok(done) => match done.end {
                End::Timeout => "toolarge\n".into(),
                End::Signal(n) => format!("crashed {n}\n{}", done.output),
                End::Exit(_) => format!("ran\n{}", done.output),
            },
        }
    }
}

/// `spin: model.pml:19, Error: assertion violated`
fn failed_line(line: &str) -> Option<u64> {
    let place =
        line.strip_prefix("spin: model.pml:")?.strip_suffix(", Error: assertion violated")?;
    place.parse().ok()
}

/// Reads a raw answer: a first line that says what happened, then the output.
fn read(raw: &str) -> Option<Answer> {
    let (head, body) = raw.split_once('\n')?;
    Some(match head.split_once(' ').unwrap_or((head, "")) {
        ("refused", _) => Answer::Refused(body.trim().to_owned()),
        ("notcompiled", _) => Answer::NotCompiled(body.trim().to_owned()),
        ("toolarge", _) => Answer::TooLarge,
        ("crashed", n) => Answer::Crashed { signal: n.parse().ok()?, report: pan::parse(body) },
        ("ran", _) => match pan::parse(body) {
            report if report.out_of_memory => Answer::TooLarge,
            report if report.too_deep && report.errors == 0 => Answer::TooLarge,
            report if report.vector_too_small => Answer::TooLarge,
            report if !report.closed => Answer::GaveUp(body.trim().to_owned()),
            report => Answer::Ran(report),
        },
        _ => return None,
    })
}

fn tool(variable: &str, names: &[&str]) -> Option<PathBuf> {
    match std::env::var_os(variable) {
        Some(path) => Some(path.into()),
        None => names.iter().find_map(|name| on_path(name)),
    }
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests that need SPIN say so and pass where it is not installed; `./test`
    /// installs it.
    fn spin() -> Option<Spin> {
        Spin::find(Cache::off()).map_err(|why| eprintln!("skipped: {why}")).ok()
    }

    #[test]
    fn counts_of_the_smallest_model() {
        let Some(spin) = spin() else { return };
        let answer = spin.ask("active proctype P(){ skip }", &Question::exact());
        let report = answer.report().expect("it runs");
        assert_eq!((report.stored, report.transitions, report.errors), (3, 3, 0));
        assert_eq!(answer.verdict(), "holds");
    }

    #[test]
    fn refusal_violation_and_crash() {
        let Some(spin) = spin() else { return };
        let ask = |model: &str| spin.ask(model, &Question::exact());
        assert_eq!(ask("active proctype P( { skip }").verdict(), "rejected");
        let answer = ask("byte g; active proctype P(){ assert(g == 1) }");
        assert_eq!(answer.report().unwrap().kinds().into_iter().collect::<Vec<_>>(), ["assertion"]);
        let answer = ask("byte g; active proctype P(){ g = 1 / g }");
        assert!(matches!(answer, Answer::Crashed { signal: 8, .. }), "{answer:?}");
    }

    #[test]
    fn cycles_with_and_without_fairness() {
        let Some(spin) = spin() else { return };
        let model = "byte g; active proctype P(){ g = 1 } \
                     active proctype Q(){ bool b; do :: b = !b od } ltl p { <>(g == 1) }";
        let ask = |fair| {
            let search = Search::Accept { claim: Some("p".into()), fair };
            spin.ask(model, &Question::cycles(search)).verdict()
        };
        assert_eq!(ask(false), "violated");
        assert_eq!(ask(true), "holds");
    }
}
