//! The way to one of the other processes, for as long as it takes part: lines to it and
//! lines back. When it is dropped, the process ends.
//!
//! Lines are read by a thread of their own, so that one who is there and says nothing (a
//! process that was stopped, a host that hangs) is not waited for without end.

use heddle_session::Link;
use serde::Serialize;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

pub struct Channel {
    to: Box<dyn Write>,
    lines: Receiver<String>,
    child: Option<Child>,
}

impl Channel {
    /// Over a connection that is there.
    pub fn of_link(link: Link) -> Result<Channel, String> {
        let to = link.try_clone().map_err(|e| e.to_string())?;
        Ok(Channel { to: Box::new(to), lines: lines_of(link)?, child: None })
    }

    /// To a program that is started now.
    pub fn of_program(command: &mut Command) -> Result<Channel, String> {
        let name = command.get_program().to_string_lossy().into_owned();
        let failed = |e: &dyn std::fmt::Display| format!("cannot start `{name}`: {e}");
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = piped.spawn().map_err(|e| failed(&e))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(to), Some(from)) => {
                Ok(Channel { to: Box::new(to), lines: lines_of(from)?, child: Some(child) })
            }
            _ => Err(failed(&"it has no input or output")),
        }
    }

    /// Sends a line.
    pub fn tell(&mut self, what: &impl Serialize) -> Result<(), String> {
        let line = serde_json::to_string(what).map_err(|e| e.to_string())?;
        writeln!(self.to, "{line}")
            .and_then(|()| self.to.flush())
            .map_err(|e| format!("a process has ended: {e}"))
    }

    /// The next line, or why there is none.
    fn hear(&mut self, patience: Duration) -> Result<String, String> {
        match self.lines.recv_timeout(patience) {
            Ok(line) if !line.trim().is_empty() => Ok(line.trim().to_string()),
            Ok(_) | Err(RecvTimeoutError::Disconnected) => Err("did not start".into()),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("did not answer within {} s", patience.as_secs()))
            }
        }
    }
}

/// What somebody says, line by line, until it ends.
fn lines_of(from: impl Read + Send + 'static) -> Result<Receiver<String>, String> {
    let (told, lines) = channel();
    let read = move || {
        let mut from = BufReader::new(from);
        let mut line = String::new();
        while from.read_line(&mut line).is_ok_and(|n| n > 0)
            && told.send(std::mem::take(&mut line)).is_ok()
        {}
    };
    let thread = std::thread::Builder::new().name("lines".into()).spawn(read);
    thread.map_err(|e| e.to_string())?;
    Ok(lines)
}

impl Drop for Channel {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// One of the others on this machine.
pub fn here() -> Result<Channel, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    Channel::of_program(Command::new(program).arg("worker"))
}

/// What a process says while it reads the program, which may take its time.
const STILL_HERE: &str = "...";

/// Where a process that has started listens. Nobody may be silent for longer than this.
pub fn started(number: usize, channel: &mut Channel, patience: Duration) -> Result<String, String> {
    loop {
        let line = channel.hear(patience).map_err(|why| format!("process {number} {why}"))?;
        match line.strip_prefix('!') {
            Some(why) => return Err(format!("process {number}: {}", why.trim())),
            None if line == STILL_HERE => {}
            None => return Ok(line),
        }
    }
}

/// Says now and then that this process is still there, while it does something.
pub fn aloud<T>(say: &(impl Fn(&str) + Sync), act: impl FnOnce() -> T) -> T {
    let (is_done, done) = channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            while done.recv_timeout(Duration::from_secs(2)) == Err(RecvTimeoutError::Timeout) {
                say(STILL_HERE);
            }
        });
        let answer = act();
        drop(is_done);
        answer
    })
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn one_who_says_nothing_is_not_waited_for_without_end() {
        let start = |script: &str| Channel::of_program(Command::new("sh").args(["-c", script]));
        let short = Duration::from_millis(50);
        let mut silent = start("sleep 60").expect("it starts");
        let why = started(3, &mut silent, short).expect_err("it says nothing");
        assert!(why.contains("process 3 did not answer"), "{why}");
        let long = Duration::from_secs(30);
        let why = started(1, &mut start("exit 1").expect("it starts"), long).expect_err("ended");
        assert!(why.contains("did not start"), "{why}");
        let mut fine = start("echo ...; echo 127.0.0.1:9").expect("it starts");
        assert_eq!(started(1, &mut fine, long).as_deref(), Ok("127.0.0.1:9"));
    }
}
