//! Runs the `heddle` binary and reads the last line of its JSON report.

use crate::process::{self, End, Scratch};
use crate::schema::Schema;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// What heddle said.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// `holds`, `violated`, `open`, `error`; or `crashed`, `timeout`, `no report`.
    pub verdict: String,
    pub kind: Option<String>,
    /// With `--keep-going`: every kind of violation that was met.
    pub kinds: Vec<String>,
    pub message: Option<String>,
    pub line: Option<u64>,
    pub complete: bool,
    pub stored: u64,
    pub matched: u64,
    pub transitions: u64,
    /// The lines of statements that no run executed.
    pub unreached: Vec<u64>,
    pub exit: i32,
    /// Everything printed, for people.
    pub output: String,
}

/// A binary to ask.
#[derive(Clone, Debug)]
pub struct Heddle {
    binary: PathBuf,
    limit: Duration,
}

impl Heddle {
    pub fn at(binary: impl Into<PathBuf>) -> Self {
        Heddle { binary: binary.into(), limit: Duration::from_secs(120) }
    }

    /// `$HEDDLE_BIN`, for runs by hand.
    pub fn from_env() -> Option<Self> {
        std::env::var_os("HEDDLE_BIN").map(Self::at)
    }

    pub fn with_limit(mut self, limit: Duration) -> Self {
        self.limit = limit;
        self
    }

    /// `heddle check FILE --format json` with further flags.
    pub fn check_file(&self, file: &Path, flags: &[&str]) -> Answer {
        let scratch = Scratch::new().expect("a scratch folder can be made");
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        self.run(&scratch, &file, flags)
    }

    /// The same for a model given as text.
    pub fn check(&self, model: &str, flags: &[&str]) -> Answer {
        let scratch = Scratch::new().expect("a scratch folder can be made");
        let file = scratch.path().join("model.pml");
        fs::write(&file, model).expect("a model can be written");
        self.run(&scratch, &file, flags)
    }

    fn run(&self, scratch: &Scratch, file: &Path, flags: &[&str]) -> Answer {
        let mut command = Command::new(&self.binary);
        command.arg("check").arg(file).args(["--format", "json"]).args(flags);
        match process::run(&mut command, scratch.path(), self.limit) {
            Err(error) => Answer {
                verdict: "crashed".into(),
                output: format!("{}: {error}", self.binary.display()),
                ..Answer::default()
            },
            Ok(done) => read(&done.output, done.end),
        }
    }
}

fn read(output: &str, end: End) -> Answer {
    let mut answer = Answer { output: output.to_owned(), ..Answer::default() };
    match end {
        End::Timeout => {
            answer.verdict = "timeout".into();
            return answer;
        }
        End::Signal(n) => {
            answer.verdict = "crashed".into();
            answer.exit = -n;
            return answer;
        }
        End::Exit(code) => answer.exit = code,
    }
    let last =
        output.lines().rev().filter(|l| l.starts_with('{')).find_map(|line| {
            serde_json::from_str::<Value>(line).ok().filter(|v| v["event"] == "end")
        });
    let Some(last) = last else {
        answer.verdict = match answer.exit {
            3 => "rejected",
            5 => "unsupported",
            101 => "crashed",
            _ => "no report",
        }
        .into();
        return answer;
    };
    let lines: String =
        output.lines().filter(|l| l.starts_with('{')).flat_map(|l| [l, "\n"]).collect();
    if let Err(why) = Schema::of_events().check_stream(&lines) {
        answer.verdict = "not as its schema says".into();
        answer.output = why;
        return answer;
    }
    let text = |v: &Value| v.as_str().map(str::to_owned);
    let events = output.lines().filter_map(|l| serde_json::from_str::<Value>(l).ok());
    for event in events.filter(|v| v["event"] == "verdict") {
        let places = event["unreached"].as_array().cloned().unwrap_or_default();
        let line = |p: &Value| p.as_str()?.rsplit_once(':')?.1.parse::<u64>().ok();
        answer.unreached.extend(places.iter().filter_map(line));
        let kinds = event["kinds"].as_array().cloned().unwrap_or_default();
        answer.kinds.extend(kinds.iter().filter_map(text));
    }
    answer.verdict = match (text(&last["verdict"]).unwrap_or_default(), answer.exit) {
        (_, 3) => "rejected".into(),
        (_, 5) => "unsupported".into(),
        (_, 101) => "crashed".into(),
        (word, _) => word,
    };
    answer.kind = text(&last["violation"]["kind"]);
    answer.message = text(&last["violation"]["message"]);
    answer.line = last["violation"]["line"].as_u64();
    answer.complete = last["complete"].as_bool().unwrap_or(false);
    answer.stored = last["stored"].as_u64().unwrap_or(0);
    answer.matched = last["matched"].as_u64().unwrap_or(0);
    answer.transitions = last["transitions"].as_u64().unwrap_or(0);
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_last_line() {
        let start = "{\"event\":\"start\",\"format\":\"heddle-events/1\",\"version\":\"0\",\
                     \"command\":\"check\",\"inputs\":[]}\n";
        let end = "{\"event\":\"end\",\"verdict\":\"violated\",\
                   \"violation\":{\"kind\":\"assertion\",\"message\":\"g\",\"file\":\"a\",\
                   \"line\":7,\"column\":1,\"related\":[]},\"complete\":true,\"stored\":38,\
                   \"matched\":50,\"transitions\":88,\"exit\":1}\n";
        let output = format!("{start}{end}");
        let answer = read(&output, End::Exit(1));
        assert_eq!(answer.verdict, "violated", "{}", answer.output);
        assert_eq!(answer.kind.as_deref(), Some("assertion"));
        assert_eq!((answer.stored, answer.transitions, answer.line), (38, 88, Some(7)));
        let odd = output.replace("\"exit\":1", "\"exit\":\"1\"");
        assert_eq!(read(&odd, End::Exit(1)).verdict, "not as its schema says");
        assert_eq!(read("panic", End::Exit(101)).verdict, "crashed");
        assert_eq!(read("error: no", End::Exit(3)).verdict, "rejected");
    }
}
