//! The system as the host of a session: its files, its clang, its C compiler.

use crate::files::{TempDir, read_text};
use heddle_session::Host;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Files beside the input, and programs that are installed.
#[derive(Default)]
pub struct System {
    /// Where to look for included files besides.
    pub include: Vec<PathBuf>,
    /// What was written for a compiler; gone when the run is over.
    dir: Mutex<Option<TempDir>>,
    objects: AtomicU32,
}

impl Host for System {
    /// Finds included files beside the file that includes them, then in the directory of
    /// the run, then where `-I` says, then in the library of an installed herd7.
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String> {
        let beside = Path::new(from).parent().unwrap_or(Path::new("")).join(path);
        let mut candidates = vec![beside, PathBuf::from(path)];
        candidates.extend(self.include.iter().map(|dir| dir.join(path)));
        if path.ends_with(".cat") && !candidates.iter().any(|p| p.is_file()) {
            candidates.extend(herd_library().map(|dir| dir.join(path)));
        }
        let Some(found) = candidates.iter().find(|p| p.is_file()) else {
            return Err(format!("cannot find `{path}`"));
        };
        let text = read_text(found)?;
        let name = found.display().to_string();
        Ok((text, name.strip_prefix("./").map_or(name.clone(), str::to_string)))
    }

    fn exists(&self, name: &str) -> bool {
        Path::new(name).is_file()
    }

    fn run(&self, names: &[&str], arguments: &[String], input: &str) -> Result<String, String> {
        let Some(name) = names.iter().find(|name| runs(name)) else {
            let (what, package) = match names.first() {
                Some(&"llvm-dis") => ("bitcode needs llvm-dis", "apt-get install llvm"),
                _ => ("C needs clang", heddle_llvm::clang::INSTALL),
            };
            return Err(format!("{what}, and there is none; install it with: {package}"));
        };
        output(name, Command::new(name).args(arguments), input)
    }

    fn keep(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let file = self.dir()?.join(name);
        std::fs::write(&file, text).map_err(|e| format!("cannot write {}: {e}", file.display()))?;
        Ok(file)
    }

    fn compile(&self, text: &str) -> Result<PathBuf, String> {
        let names = ["cc", "gcc", "clang", "tcc"];
        let cc = names.iter().find(|name| runs(name)).ok_or_else(|| {
            "embedded C needs a C compiler, and there is none; install one with: apt-get install gcc"
                .to_string()
        })?;
        // A fresh name for each: one that is loaded must not be overwritten.
        let n = self.objects.fetch_add(1, Ordering::Relaxed);
        let source = self.keep(&format!("embedded-{n}.c"), text)?;
        let object = source.with_extension("so");
        let mut command = Command::new(cc);
        command.args(["-shared", "-fPIC", "-O1", "-w", "-o"]).arg(&object).arg(&source);
        output(cc, &mut command, "the embedded C")?;
        Ok(object)
    }
}

/// herd7's models, beside where it is installed.
fn herd_library() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let bin = std::env::split_paths(&path).find(|dir| dir.join("herd7").is_file())?;
    Some(bin.parent()?.join("share/herdtools7/herd"))
}

impl System {
    fn dir(&self) -> Result<PathBuf, String> {
        let mut dir = self.dir.lock().unwrap_or_else(|e| e.into_inner());
        if dir.is_none() {
            *dir = Some(TempDir::new().map_err(|e| format!("cannot make a folder: {e}"))?);
        }
        Ok(dir.as_ref().expect("made just now").0.clone())
    }
}

fn runs(name: &str) -> bool {
    Command::new(name).arg("--version").output().is_ok()
}

/// What a compiler writes, or what it has against its input.
fn output(name: &str, command: &mut Command, input: &str) -> Result<String, String> {
    let out = command.output().map_err(|e| format!("{name}: {e}"))?;
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr);
        return Err(format!("{name} refuses {input}:\n{}", said.trim_end()));
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn includes_are_found_beside_the_includer() {
        let dir = TempDir::new().unwrap();
        std::fs::create_dir_all(dir.0.join("sub")).unwrap();
        std::fs::write(dir.0.join("sub/a.pml"), b"caf\xe9").unwrap();
        let from = dir.0.join("sub/main.pml").display().to_string();
        let system = System::default();
        let (text, name) = system.load("a.pml", &from).unwrap();
        assert_eq!(text, "caf\u{fffd}");
        assert!(name.ends_with("sub/a.pml"));
        assert!(system.load("b.pml", &from).unwrap_err().contains("cannot find `b.pml`"));
    }
}
