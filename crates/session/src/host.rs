//! What a session asks of its surroundings: other files, and other programs.

#[cfg(feature = "promela")]
use heddle_promela::CCompiler;
use heddle_span::Loader;
use std::path::PathBuf;

/// The surroundings of a session. Whatever is not there is refused in words.
pub trait Host: Sync {
    /// The text of `path` as written in the file named `from`, and the name to show for it.
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String>;

    /// Whether there is such a file.
    fn exists(&self, name: &str) -> bool;

    /// Runs the first of these compilers that there is, for the input of this name, and
    /// answers what it writes.
    fn run(&self, names: &[&str], arguments: &[String], input: &str) -> Result<String, String>;

    /// Writes a file that clang can read for as long as the host is there, all in one
    /// folder.
    fn keep(&self, name: &str, text: &str) -> Result<PathBuf, String>;

    /// Makes a shared object of C that is embedded in Promela.
    fn compile(&self, text: &str) -> Result<PathBuf, String>;
}

/// A host as front ends ask for it.
pub(crate) struct Files<'h>(pub(crate) &'h dyn Host);

impl Loader for Files<'_> {
    fn load(&mut self, path: &str, from: &str) -> Result<(String, String), String> {
        self.0.load(path, from)
    }
}

/// The same for what rustc wrote, which names files from the root of the system: a file is
/// shown as whoever asked would name it from where he stands, if that names the same text.
#[cfg(feature = "c")]
pub(crate) struct FromHere<'h>(pub(crate) &'h dyn Host);

#[cfg(feature = "c")]
impl Loader for FromHere<'_> {
    fn load(&mut self, path: &str, from: &str) -> Result<(String, String), String> {
        let found = self.0.load(path, from)?;
        let shorter = |(at, _): (usize, &str)| {
            self.0.load(&path[at + 1..], from).ok().filter(|(text, _)| *text == found.0)
        };
        let is_whole = path.starts_with('/');
        let here = is_whole.then(|| path.match_indices('/').find_map(shorter)).flatten();
        Ok(here.unwrap_or(found))
    }
}

#[cfg(feature = "promela")]
impl CCompiler for Files<'_> {
    fn compile(&mut self, text: &str) -> Result<PathBuf, String> {
        self.0.compile(text)
    }
}

/// Nothing but the input itself: no other files, no compilers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Host for Alone {
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String> {
        heddle_span::NoFiles.load(path, from)
    }

    fn exists(&self, _: &str) -> bool {
        false
    }

    fn run(&self, names: &[&str], _: &[String], input: &str) -> Result<String, String> {
        let name = names.first().unwrap_or(&"");
        Err(format!("{input} needs {name}, which is not run here; give LLVM IR"))
    }

    fn keep(&self, name: &str, _: &str) -> Result<PathBuf, String> {
        Err(format!("cannot write {name}: there are no files here"))
    }

    fn compile(&self, _: &str) -> Result<PathBuf, String> {
        Err("embedded C needs a compiler, and none is run here".into())
    }
}
