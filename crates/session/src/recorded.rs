//! All that a run was made of, so that it can be made again elsewhere: the texts that a
//! host gave, and what compilers wrote.
//!
//! [`Recorder`] stands between a session and its host and remembers the answers.
//! [`Recorded`] is a host that has these answers and nothing else: it reads no file, writes
//! none and starts no program, whatever it is asked. A trail is replayed with it.
//! [`Shipped`] has them first, and a host for whatever was not asked before: one of several
//! processes, which works on a program that it was sent.

use crate::{Host, Input, Language};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};

/// A text that a file asked for, and the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoadedFile {
    /// As it was asked for.
    pub path: String,
    /// The file that asked.
    pub from: String,
    /// The name that is shown.
    pub name: String,
    pub text: String,
}

/// What a compiler wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compiled {
    /// The input that it read.
    pub input: String,
    pub text: String,
}

/// The answers of a host, in the order in which they were given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Texts {
    /// Names and texts of the input.
    pub inputs: Vec<(String, String)>,
    pub files: Vec<LoadedFile>,
    pub compiled: Vec<Compiled>,
}

/// A host that remembers what it answers.
pub struct Recorder<H> {
    pub host: H,
    texts: Mutex<Texts>,
}

impl<H: Host> Recorder<H> {
    pub fn new(host: H) -> Self {
        Recorder { host, texts: Mutex::default() }
    }

    /// What was answered so far, and asked of this input.
    pub fn texts(&self, input: &[(String, String)]) -> Texts {
        Texts { inputs: input.to_vec(), ..lock(&self.texts).clone() }
    }
}

impl<H: Host> Host for Recorder<H> {
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String> {
        let (text, name) = self.host.load(path, from)?;
        let (path, from) = (path.to_string(), from.to_string());
        let loaded = LoadedFile { path, from, name: name.clone(), text: text.clone() };
        let files = &mut lock(&self.texts).files;
        if !files.contains(&loaded) {
            files.push(loaded);
        }
        Ok((text, name))
    }

    fn exists(&self, name: &str) -> bool {
        self.host.exists(name)
    }

    fn run(&self, names: &[&str], arguments: &[String], input: &str) -> Result<String, String> {
        let text = self.host.run(names, arguments, input)?;
        let compiled = Compiled { input: input.to_string(), text: text.clone() };
        lock(&self.texts).compiled.push(compiled);
        Ok(text)
    }

    fn keep(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        self.host.keep(name, text)
    }

    fn compile(&self, text: &str) -> Result<PathBuf, String> {
        self.host.compile(text)
    }
}

/// A host made of recorded answers.
pub struct Recorded {
    texts: Texts,
    /// How often the compiler's answer for an input was asked for.
    asked: Mutex<HashMap<String, usize>>,
}

impl Recorded {
    pub fn new(texts: Texts) -> Self {
        Recorded { texts, asked: Mutex::default() }
    }

    /// The input, if its language is known.
    pub fn input(&self) -> Result<Input, String> {
        self.texts.input()
    }
}

impl Texts {
    /// The input, if its language is known.
    fn input(&self) -> Result<Input, String> {
        let Some((name, _)) = self.inputs.first() else {
            return Err("it has no input".into());
        };
        let suffix = name.rsplit_once('.').map_or("", |(_, suffix)| suffix);
        let language = Language::of_suffix(suffix);
        let language = language.ok_or_else(|| format!("no language has the suffix `{suffix}`"))?;
        Ok(Input { language, files: self.inputs.clone() })
    }

    fn find(&self, path: &str, from: &str) -> Option<(String, String)> {
        let found = self.files.iter().find(|f| f.path == path && f.from == from)?;
        Some((found.text.clone(), found.name.clone()))
    }
}

/// A host that was sent the answers of another, and asks its own for the rest.
pub struct Shipped<H> {
    pub host: H,
    texts: Texts,
    /// How many answers of compilers were given.
    n_run: AtomicUsize,
}

impl<H: Host> Shipped<H> {
    pub fn new(texts: Texts, host: H) -> Self {
        Shipped { host, texts, n_run: AtomicUsize::new(0) }
    }

    /// The input, if its language is known.
    pub fn input(&self) -> Result<Input, String> {
        self.texts.input()
    }
}

impl<H: Host> Host for Shipped<H> {
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String> {
        self.texts.find(path, from).map_or_else(|| self.host.load(path, from), Ok)
    }

    fn exists(&self, name: &str) -> bool {
        self.texts.files.iter().any(|f| f.path == name)
    }

    /// A program is opened in the same order everywhere, so the answers come in order.
    fn run(&self, names: &[&str], arguments: &[String], input: &str) -> Result<String, String> {
        let number = self.n_run.fetch_add(1, Relaxed);
        match self.texts.compiled.get(number).filter(|c| c.input == input) {
            Some(compiled) => Ok(compiled.text.clone()),
            None => self.host.run(names, arguments, input),
        }
    }

    fn keep(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        self.host.keep(name, text)
    }

    fn compile(&self, text: &str) -> Result<PathBuf, String> {
        self.host.compile(text)
    }
}

impl Host for Recorded {
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String> {
        self.texts.find(path, from).ok_or_else(|| format!("`{path}` is not in the trail"))
    }

    fn exists(&self, name: &str) -> bool {
        self.texts.files.iter().any(|f| f.path == name)
    }

    /// What the compiler wrote when the run was found; the arguments do not matter.
    fn run(&self, _: &[&str], _: &[String], input: &str) -> Result<String, String> {
        let answers = self.texts.compiled.iter().filter(|c| c.input == input);
        let answers: Vec<&Compiled> = answers.collect();
        let mut asked = lock(&self.asked);
        let n = asked.entry(input.to_string()).or_default();
        let answer = answers.get(*n % answers.len().max(1));
        *n += 1;
        let answer = answer.ok_or_else(|| format!("the trail has no LLVM IR of {input}"))?;
        Ok(answer.text.clone())
    }

    /// Nobody will read it: no compiler is run.
    fn keep(&self, name: &str, _: &str) -> Result<PathBuf, String> {
        Ok(PathBuf::from("trail").join(name))
    }

    fn compile(&self, _: &str) -> Result<PathBuf, String> {
        Err("embedded C is native code, and no code of a trail is run".into())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|e| e.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Has one file, and a compiler that counts.
    #[derive(Default)]
    struct Fake(Mutex<u32>);

    impl Host for Fake {
        fn load(&self, path: &str, _: &str) -> Result<(String, String), String> {
            if path == "a.h" { Ok(("text".into(), "dir/a.h".into())) } else { Err("none".into()) }
        }

        fn exists(&self, name: &str) -> bool {
            name == "a.h"
        }

        fn run(&self, _: &[&str], _: &[String], input: &str) -> Result<String, String> {
            *lock(&self.0) += 1;
            Ok(format!("{input} {}", lock(&self.0)))
        }

        fn keep(&self, name: &str, _: &str) -> Result<PathBuf, String> {
            Ok(name.into())
        }

        fn compile(&self, _: &str) -> Result<PathBuf, String> {
            Ok("object".into())
        }
    }

    #[test]
    fn what_was_answered_is_answered_again_and_nothing_else() {
        let recorder = Recorder::new(Fake::default());
        recorder.load("a.h", "m.c").unwrap();
        recorder.load("a.h", "m.c").unwrap();
        assert!(recorder.load("b.h", "m.c").is_err());
        let first = recorder.run(&["clang"], &["-O0".into()], "m.c").unwrap();
        let second = recorder.run(&["clang"], &["-O1".into()], "m.c").unwrap();
        let texts = recorder.texts(&[("m.c".into(), "int x;".into())]);
        assert_eq!((texts.files.len(), texts.compiled.len()), (1, 2));
        let again = Recorded::new(texts);
        assert_eq!(again.input().unwrap().language, Language::C);
        assert_eq!(again.load("a.h", "m.c"), Ok(("text".into(), "dir/a.h".into())));
        assert!(again.load("a.h", "other.c").is_err() && again.load("/etc/passwd", "").is_err());
        for _ in 0..2 {
            let no_matter = ["-fplugin=x".to_string()];
            assert_eq!(again.run(&["rm"], &no_matter, "m.c"), Ok(first.clone()));
            assert_eq!(again.run(&["rm"], &no_matter, "m.c"), Ok(second.clone()));
        }
        assert!(again.run(&["clang"], &[], "n.c").is_err() && again.compile("x").is_err());
        assert!(again.exists("a.h") && !again.exists("/etc/passwd"));
    }
}
