//! The system as the host of a session: its files, its clang, its C compiler.

use crate::files::{TempDir, read_text};
use heddle_engine::Stop;
use heddle_session::Host;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread::sleep;
use std::time::Duration;

/// Files beside the input, and programs that are installed.
#[derive(Default)]
pub struct System {
    /// Where to look for included files besides.
    pub include: Vec<PathBuf>,
    /// What was written for a compiler; gone when the run is over.
    dir: Mutex<Option<TempDir>>,
    objects: AtomicU32,
    /// Ends compilers too.
    stop: Arc<Stop>,
}

impl Host for System {
    /// Finds included files beside the file that includes them, then in the directory of
    /// the run, then where `-I` says, then in the library of an installed herd7.
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String> {
        let beside = Path::new(from).parent().unwrap_or(Path::new("")).join(path);
        let given = self.include.iter().map(|dir| dir.join(path));
        let mut candidates = [beside, PathBuf::from(path)].into_iter().chain(given);
        let library = || herd_library().filter(|_| path.ends_with(".cat"));
        let found = candidates.find(|p| p.is_file());
        let installed = || library().map(|dir| dir.join(path)).filter(|p| p.is_file());
        let Some(found) = found.or_else(installed) else {
            return Err(format!("cannot find `{path}`"));
        };
        let text = read_text(&found)?;
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
                Some(&"rustc") => ("Rust needs rustc", heddle_llvm::rustc::INSTALL),
                Some(&"cargo") => ("a package of Rust needs cargo", heddle_llvm::rustc::INSTALL),
                _ => ("C needs clang", heddle_llvm::clang::INSTALL),
            };
            return Err(format!("{what}, and there is none; install it with: {package}"));
        };
        self.output(name, Command::new(name).args(arguments), input)
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
        self.output(cc, &mut command, "the embedded C")?;
        Ok(object)
    }
}

/// herd7's models, beside where it is installed; looked for once.
fn herd_library() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let path = std::env::var_os("PATH")?;
        let bin = std::env::split_paths(&path).find(|dir| dir.join("herd7").is_file())?;
        Some(bin.parent()?.join("share/herdtools7/herd"))
    };
    FOUND.get_or_init(find).as_deref()
}

impl System {
    /// A system whose compilers end when the run does.
    pub fn new(stop: &Arc<Stop>) -> Self {
        System { stop: Arc::clone(stop), ..System::default() }
    }

    /// What a compiler writes, or what it has against its input.
    fn output(&self, name: &str, command: &mut Command, input: &str) -> Result<String, String> {
        let wrong = |e: std::io::Error| format!("{name}: {e}");
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(wrong)?;
        let (out, said) = (reader(child.stdout.take()), reader(child.stderr.take()));
        let status = self.wait(&mut child).map_err(wrong)?;
        let text = |thread: std::thread::JoinHandle<Vec<u8>>| {
            String::from_utf8_lossy(&thread.join().unwrap_or_default()).into_owned()
        };
        let (out, said) = (text(out), text(said));
        match status {
            None => Err(format!("{name} was stopped")),
            Some(status) if status.success() => Ok(out),
            Some(_) => Err(format!("{name} refuses {input}:\n{}", said.trim_end())),
        }
    }

    /// Waits for a compiler; `None` if the run ended first, and then so has the compiler.
    fn wait(&self, child: &mut Child) -> std::io::Result<Option<ExitStatus>> {
        let mut pause = Duration::from_micros(500);
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(Some(status));
            }
            if self.stop.is_set() {
                let _ = child.kill();
                child.wait()?;
                return Ok(None);
            }
            sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
    }

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

/// Reads a pipe to its end, beside whatever else goes on.
fn reader(pipe: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        // What cannot be read is as good as not written.
        pipe.into_iter().for_each(|mut p| drop(p.read_to_end(&mut bytes)));
        bytes
    })
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

    #[test]
    fn a_compiler_ends_with_the_run() {
        let stop = Arc::new(Stop::new());
        stop.set(heddle_engine::Reason::Timeout);
        let system = System::new(&stop);
        let mut command = Command::new("sleep");
        let said = system.output("sleep", command.arg("3600"), "x.c").unwrap_err();
        assert_eq!(said, "sleep was stopped");
        let quiet = System::default();
        let answer = quiet.output("echo", Command::new("echo").arg("hi"), "x.c");
        assert_eq!(answer.unwrap(), "hi\n");
    }
}
