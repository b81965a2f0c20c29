//! The system's C compiler, for C embedded in Promela.

use heddle_promela::CCompiler;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Compiles to shared objects in a directory that is gone when dropped.
#[derive(Default)]
pub struct SystemCc {
    dir: Option<PathBuf>,
}

impl CCompiler for SystemCc {
    fn compile(&mut self, text: &str) -> Result<PathBuf, String> {
        let runs = |name: &&&str| Command::new(name).arg("--version").output().is_ok();
        let names = ["cc", "gcc", "clang", "tcc"];
        let cc = names.iter().find(runs).ok_or_else(|| {
            "embedded C needs a C compiler, and there is none; install one with: apt-get install gcc"
                .to_string()
        })?;
        let dir = self.dir()?;
        let (source, object) = (dir.join("embedded.c"), dir.join("embedded.so"));
        std::fs::write(&source, text).map_err(|e| format!("{}: {e}", source.display()))?;
        let out = Command::new(cc)
            .args(["-shared", "-fPIC", "-O1", "-w", "-o"])
            .arg(&object)
            .arg(&source)
            .output()
            .map_err(|e| format!("{cc}: {e}"))?;
        if !out.status.success() {
            let said = String::from_utf8_lossy(&out.stderr);
            return Err(format!("{cc} refuses the embedded C:\n{}", said.trim_end()));
        }
        Ok(object)
    }
}

impl SystemCc {
    /// A fresh directory for each object: a loaded one must not be overwritten.
    fn dir(&mut self) -> Result<PathBuf, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let base = std::env::temp_dir().join(format!("heddle-c-{}", std::process::id()));
        let dir = base.join(NEXT.fetch_add(1, Ordering::Relaxed).to_string());
        std::fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        self.dir = Some(base);
        Ok(dir)
    }
}

impl Drop for SystemCc {
    fn drop(&mut self) {
        if let Some(dir) = &self.dir {
            let _ = std::fs::remove_dir_all(dir);
        }
    }
}
