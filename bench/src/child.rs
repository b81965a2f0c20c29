//! Runs a program and says what it printed and what it cost.

use std::io::Read;
use std::process::{Command, Stdio};
use std::time::Instant;

#[derive(Debug, Default)]
pub struct Run {
    pub stdout: String,
    pub wall: f64,
    /// User and system time of the program alone.
    pub cpu: f64,
    pub ok: bool,
}

impl Run {
    /// The number that follows a text, wherever it first stands.
    pub fn number_after(&self, text: &str) -> Option<f64> {
        let rest = &self.stdout[self.stdout.rfind(text)? + text.len()..];
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        rest[..end].parse().ok()
    }

    /// The number that stands before a text, on the line where it first is.
    pub fn number_before(&self, text: &str) -> Option<f64> {
        let line = self.stdout.lines().find(|l| l.contains(text))?;
        line[..line.find(text)?].split_whitespace().last()?.parse().ok()
    }
}

pub fn run(command: &mut Command) -> Option<Run> {
    let start = Instant::now();
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    let mut stdout = String::new();
    child.stdout.take()?.read_to_string(&mut stdout).ok()?;
    let (status, cpu) = wait(child.id());
    Some(Run { stdout, wall: start.elapsed().as_secs_f64(), cpu, ok: status == 0 })
}

/// Waits for a child and asks what it used: the standard library does not.
#[cfg(unix)]
fn wait(pid: u32) -> (i32, f64) {
    let mut status = 0;
    // SAFETY: both are plain data that the call fills in.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::wait4(pid as i32, &mut status, 0, &mut usage);
        usage
    };
    let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 * 1e-6;
    (status, seconds(usage.ru_utime) + seconds(usage.ru_stime))
}

/// The processor time of this process so far, all threads.
pub fn cpu_now() -> f64 {
    // SAFETY: plain data that the call fills in.
    unsafe {
        let mut t: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut t);
        t.tv_sec as f64 + t.tv_nsec as f64 * 1e-9
    }
}
