//! The way to one of the other processes, for as long as it takes part: lines to it and
//! lines back. When it is dropped, the process ends.

use heddle_session::Link;
use serde::Serialize;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

pub struct Channel {
    to: Box<dyn Write>,
    from: Box<dyn BufRead>,
    child: Option<Child>,
}

impl Channel {
    /// Over a connection that is there.
    pub fn of_link(link: Link) -> Result<Channel, String> {
        let to = link.try_clone().map_err(|e| e.to_string())?;
        Ok(Channel { to: Box::new(to), from: Box::new(BufReader::new(link)), child: None })
    }

    /// To a program that is started now.
    pub fn of_program(command: &mut Command) -> Result<Channel, String> {
        let name = command.get_program().to_string_lossy().into_owned();
        let failed = |e: &dyn std::fmt::Display| format!("cannot start `{name}`: {e}");
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = piped.spawn().map_err(|e| failed(&e))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(to), Some(from)) => Ok(Channel {
                to: Box::new(to),
                from: Box::new(BufReader::new(from)),
                child: Some(child),
            }),
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

    fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        self.from.read_line(&mut line).ok()?;
        Some(line.trim().to_string()).filter(|line| !line.is_empty())
    }
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

/// Where a process that has started listens.
pub fn started(number: usize, channel: &mut Channel) -> Result<String, String> {
    let line = channel.hear().ok_or_else(|| format!("process {number} did not start"))?;
    match line.strip_prefix('!') {
        Some(why) => Err(format!("process {number}: {}", why.trim())),
        None => Ok(line),
    }
}
