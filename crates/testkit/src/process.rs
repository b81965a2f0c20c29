//! Runs a program with a time limit and returns what it printed.
//!
//! Output goes through a file, not a pipe: nobody has to read while it runs, and
//! a verifier that prints more than a pipe holds does not block.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What became of a program.
#[derive(Clone, Debug)]
pub struct Finished {
    pub end: End,
    /// Standard output and error, in the order written.
    pub output: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Exit(i32),
    Signal(i32),
    Timeout,
}

/// Runs `command` in `folder`.
pub fn run(command: &mut Command, folder: &Path, limit: Duration) -> io::Result<Finished> {
    let log = Log::new();
    let file = File::create(&log.0)?;
    let mut child = command
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .spawn()?;
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    let end = loop {
        if let Some(status) = child.try_wait()? {
            break end_of(status);
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            break End::Timeout;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(16));
    };
    let output = String::from_utf8_lossy(&fs::read(&log.0)?).into_owned();
    Ok(Finished { end, output })
}

/// Where output is collected: a file of its own for each program that runs,
/// gone afterwards.
struct Log(PathBuf);

impl Log {
    fn new() -> Self {
        static N_LOGS: AtomicUsize = AtomicUsize::new(0);
        let number = N_LOGS.fetch_add(1, Ordering::Relaxed);
        let name = format!("heddle-output-{}-{number}", std::process::id());
        Log(std::env::temp_dir().join(name))
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        // It may never have been made.
        let _ = fs::remove_file(&self.0);
    }
}

#[cfg(unix)]
fn end_of(status: std::process::ExitStatus) -> End {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(code), _) => End::Exit(code),
        (None, Some(signal)) => End::Signal(signal),
        (None, None) => End::Exit(-1),
    }
}

#[cfg(not(unix))]
fn end_of(status: std::process::ExitStatus) -> End {
    End::Exit(status.code().unwrap_or(-1))
}

/// A folder of one's own that goes away with the value.
#[derive(Debug)]
pub struct Scratch(std::path::PathBuf);

impl Scratch {
    pub fn new() -> io::Result<Self> {
        use std::sync::atomic::{AtomicU64, Ordering};
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("heddle-test-{}-{n}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Scratch(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A folder left behind in the temporary directory harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_output_and_timeout() {
        let scratch = Scratch::new().unwrap();
        let sh = |script: &str, limit| {
            run(Command::new("sh").args(["-c", script]), scratch.path(), limit).unwrap()
        };
        let done = sh("echo out; echo err >&2; exit 3", Duration::from_secs(20));
        assert_eq!(done.end, End::Exit(3));
        assert_eq!(done.output, "out\nerr\n");
        assert_eq!(sh("sleep 20", Duration::from_millis(30)).end, End::Timeout);
    }
}
