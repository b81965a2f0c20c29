//! A folder for one test, and the binary run in it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Gone when the test is over.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Self {
        let dir = std::env::temp_dir().join(format!("heddle-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        Scratch(dir)
    }

    /// The same with the folders of examples that documents name.
    pub fn with_examples(name: &str) -> Self {
        let scratch = Scratch::new(name);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
        for shared in ["examples", "suite"] {
            std::os::unix::fs::symlink(root.join(shared), scratch.0.join(shared)).unwrap();
        }
        scratch
    }

    pub fn file(&self, name: &str, text: &str) -> &Self {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        self
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.join(name).exists()
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
        command.args(args).current_dir(&self.0);
        command
    }

    pub fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }

    /// Exit code, and everything that was said.
    pub fn told(&self, args: &[&str]) -> (i32, String) {
        said(&self.run(args))
    }

    /// Exit code and standard output of a command line whose words have no blanks.
    pub fn line(&self, line: &str) -> (i32, String) {
        let o = self.run(&line.split(' ').collect::<Vec<_>>());
        (o.status.code().unwrap_or(-1), String::from_utf8_lossy(&o.stdout).into_owned())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A program made of a text.
#[cfg(unix)]
pub fn script(path: &Path, text: &str) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::write(path, text).expect("it is written");
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).expect("it may run");
}

pub fn said(o: &Output) -> (i32, String) {
    let text = String::from_utf8_lossy(&o.stdout) + String::from_utf8_lossy(&o.stderr);
    (o.status.code().unwrap_or(-1), text.into_owned())
}
