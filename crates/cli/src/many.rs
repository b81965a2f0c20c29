//! Several programs in one command: each is checked by a process of its own, as many at a
//! time as there are workers, and told in a line; then a summary, and the worst exit code.
//!
//! A process each, so that one that needs too much memory, or shows a bug of ours, takes
//! none of the others with it.

use crate::console::{Console, WITH_RUNS};
use crate::exit::Exit;
use crate::limits;
use heddle_flags::{CheckArgs, CheckWords};
use heddle_report::{error_text, gap_text, violation_text};
use heddle_session::{Expect, Options};
use heddle_system::in_order;
use heddle_system::save::{self, Kind};
use heddle_system::trail_names;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// One program, and how it is checked.
pub struct Job {
    /// What it is called in what is told.
    pub name: String,
    pub files: Vec<PathBuf>,
    pub options: Options,
    pub strict: bool,
    /// Where its trail goes.
    pub trail: String,
    /// For a case of a project: its name, and the verdict that it is to have.
    pub case: Option<(String, Expect)>,
}

/// What became of one program.
struct Answer<'j> {
    job: &'j Job,
    events: Vec<Value>,
    /// What it wrote to standard error.
    said: String,
    exit: Exit,
}

/// The programs that a command line names, all checked in the same way.
pub fn jobs(args: &CheckArgs, programs: &[Vec<PathBuf>]) -> Vec<Job> {
    let job = |(files, trail): (&Vec<PathBuf>, String)| Job {
        name: name(files),
        files: files.clone(),
        options: args.given.0.clone(),
        strict: args.strict,
        trail,
        case: None,
    };
    programs.iter().zip(trail_names(programs)).map(job).collect()
}

pub fn check_all(args: &CheckArgs, jobs: &[Job], console: &Console) -> Exit {
    if args.trail.is_some() {
        console.error("--trail names the trail of one program, and there are several");
        return Exit::Usage;
    }
    let start = Instant::now();
    let limits = limits::limits(&args.given.0.search);
    let at_once = limits.workers.min(jobs.len()).max(1);
    let share = Share {
        jobs: (limits.workers / at_once).max(1),
        memory: limits.memory / at_once as u64,
        end: args.given.0.search.timeout.map(|t| start + t),
    };
    let mut sum = Sum::default();
    let documents = console.is_document();
    let numbers: Vec<usize> = (0..jobs.len()).collect();
    let work = |&i: &usize| match limits.stop.is_set() {
        true => None,
        false => Some(one(args, &jobs[i], &share, documents)),
    };
    let mut told = |answer| match answer {
        Some(answer) => {
            sum.add(&answer);
            tell(&answer, console);
            answer.counts_as()
        }
        None => {
            sum.skipped += 1;
            Exit::Open
        }
    };
    let mut exit = Exit::Holds;
    in_order(&numbers, at_once, work, |answer| exit = exit.worst(told(answer)));
    let exit = if exit == Exit::Open && args.allow_incomplete { Exit::Holds } else { exit };
    let cases = jobs.iter().any(|j| j.case.is_some());
    console.verdict(&sum.text(start.elapsed(), cases));
    console.json_line(&json!({
        "event": "end", "verdict": exit.word(), "inputs": jobs.len(), "holds": sum.holds,
        "violated": sum.violated, "open": sum.open + sum.skipped, "errors": sum.errors,
        "complete": sum.open + sum.skipped + sum.errors == 0, "states": sum.states,
        "seconds": (start.elapsed().as_secs_f64() * 1000.0).round() / 1000.0,
        "exit": exit.code(),
    }));
    exit
}

/// What each of the processes may use.
struct Share {
    jobs: usize,
    memory: u64,
    /// When the whole run has to be over.
    end: Option<Instant>,
}

fn name(files: &[PathBuf]) -> String {
    files.iter().map(|f| f.display().to_string()).collect::<Vec<_>>().join(" ")
}

/// The command line of the process for one program. What the job itself says of workers and
/// memory stands before its share; of two times, the shorter.
fn words(args: &CheckArgs, job: &Job, share: &Share) -> Vec<String> {
    let (files, search) = (&job.files, &job.options.search);
    let left = share.end.map(|end| end.saturating_duration_since(Instant::now()));
    // Where somebody else's file has the trail's name, the process will say so.
    let free = save::refusal(Path::new(&job.trail), Kind::Trail, files).is_none();
    let own = job.case.as_ref();
    CheckWords {
        files,
        options: &job.options,
        jobs: own.and(search.jobs).map_or(share.jobs, usize::from),
        memory: own.and(search.memory).unwrap_or(share.memory),
        timeout: left.into_iter().chain(search.timeout).min(),
        strict: job.strict,
        no_trail: args.no_trail,
        trail: (!args.no_trail && free).then_some(&job.trail),
    }
    .words()
}

/// Checks one program in a process of its own.
fn one<'j>(args: &CheckArgs, job: &'j Job, share: &Share, documents: bool) -> Answer<'j> {
    let failed = |why: String| Answer {
        job,
        events: Vec::new(),
        said: format!("error: {why}\n"),
        exit: Exit::Bug,
    };
    let mut command = match std::env::current_exe() {
        Ok(heddle) => Command::new(heddle),
        Err(e) => return failed(format!("heddle cannot start itself: {e}")),
    };
    command.args(words(args, job, share));
    if documents {
        command.env(WITH_RUNS, "1");
    }
    let output = command.stdin(Stdio::null()).stderr(Stdio::piped()).output();
    let output = match output {
        Ok(output) => output,
        Err(e) => return failed(format!("heddle cannot start itself: {e}")),
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let events = text.lines().filter_map(|l| serde_json::from_str(l).ok()).collect();
    let exit = output.status.code().and_then(Exit::of_code).unwrap_or(Exit::Bug);
    let mut said = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.code().is_none() {
        said.push_str(&format!("error: the process ended by itself: {}\n", output.status));
    }
    Answer { job, events, said, exit }
}

impl Answer<'_> {
    /// Whether a case has the verdict that it is to have.
    fn is_expected(&self) -> bool {
        self.job.case.as_ref().is_some_and(|(_, expect)| self.exit.word() == expect.word())
    }

    /// The part of a program in the exit of all: a verdict that was expected is right, and
    /// `holds` where something else was expected is not.
    fn counts_as(&self) -> Exit {
        match (&self.job.case, self.exit) {
            (None, exit) => exit,
            _ if self.is_expected() => Exit::Holds,
            (Some(_), Exit::Holds) => Exit::Violated,
            (Some(_), exit) => exit,
        }
    }

    /// What is said of an expectation, where it is not the usual one that was met.
    fn expectation(&self) -> Option<String> {
        let (_, expect) = self.job.case.as_ref()?;
        match (self.is_expected(), expect) {
            (true, Expect::Holds) => None,
            (true, _) => Some("as expected".into()),
            (false, Expect::Holds) => None,
            (false, expect) => Some(format!("expected: {}", expect.word())),
        }
    }

    /// A verdict that is no finding by itself, but not the one that was expected.
    fn surprise(&self) -> Option<String> {
        let (case, expect) = self.job.case.as_ref()?;
        let quiet = self.exit == Exit::Holds && !self.is_expected();
        quiet.then(|| format!("{case}: it holds, and was expected to be {}", expect.word()))
    }
}

/// One line for people, and the events for programs, each with the input that it is about.
fn tell(answer: &Answer<'_>, console: &Console) {
    let (name, input) = (&answer.job.name, name(&answer.job.files));
    let case = answer.job.case.as_ref();
    for event in &answer.events {
        let mut event = event.clone();
        match event["event"].as_str() {
            Some("start") => continue,
            Some("end") => event["event"] = json!("checked"),
            _ => {}
        }
        event["input"] = json!(input);
        if let Some((case, expect)) = case {
            event["case"] = json!(case);
            if event["verdict"].is_string() && event["verdict"] != "holds" {
                event["expected"] = json!(event["verdict"] == expect.word());
            }
        }
        console.json_line(&event);
    }
    if let Some(why) = answer.surprise() {
        let mut event = heddle_report::error_json("expectation", &why);
        event["input"] = json!(input);
        event["case"] = json!(name);
        console.json_line(&event);
    }
    let word = answer.exit.word();
    let verdicts = || answer.events.iter().filter(|e| e["event"] == "verdict");
    let end = answer.events.iter().find(|e| e["event"] == "end");
    let what = match answer.exit {
        Exit::Violated => verdicts().find(|e| e["verdict"] == "violated").map(violation_text),
        Exit::Open => verdicts().find(|e| e["verdict"] == "open").map(gap_text),
        Exit::Holds => None,
        _ => Some(error_text(&answer.events, &answer.said)),
    };
    let what: Vec<String> = what.into_iter().chain(answer.expectation()).collect();
    let what = if what.is_empty() { String::new() } else { format!(": {}", what.join("; ")) };
    let numbers = end.map_or(String::new(), |end| {
        let states = end["states"].as_u64().unwrap_or(0);
        let states =
            if states < 1_000_000 { states.to_string() } else { heddle_report::count(states) };
        format!("    {states} states, {:.2} s", end["seconds"].as_f64().unwrap_or(0.0))
    });
    console.verdict(&format!("{word:<9} {name}{what}{numbers}\n"));
    for doubt in verdicts().flat_map(|e| e["doubts"].as_array().cloned().unwrap_or_default()) {
        console.warn(&format!("{name}: {}", doubt.as_str().unwrap_or("")));
    }
    if console.verbose > 0 && !answer.said.is_empty() {
        console.note(&format!("{name} said:\n{}", answer.said.trim_end()));
    }
}

/// What is counted over all programs.
#[derive(Default)]
struct Sum {
    holds: usize,
    violated: usize,
    open: usize,
    errors: usize,
    skipped: usize,
    states: u64,
    /// Cases with another verdict than they are to have.
    unexpected: usize,
}

impl Sum {
    fn add(&mut self, answer: &Answer<'_>) {
        match answer.exit {
            Exit::Holds => self.holds += 1,
            Exit::Violated => self.violated += 1,
            Exit::Open => self.open += 1,
            _ => self.errors += 1,
        }
        self.unexpected += usize::from(answer.job.case.is_some() && !answer.is_expected());
        let end = answer.events.iter().find(|e| e["event"] == "end");
        self.states += end.and_then(|e| e["states"].as_u64()).unwrap_or(0);
    }

    fn text(&self, time: Duration, cases: bool) -> String {
        let all = self.holds + self.violated + self.open + self.errors + self.skipped;
        let counts = [
            (self.violated, "violated"),
            (self.errors, "in error"),
            (self.open + self.skipped, "open"),
            (self.holds, "hold"),
        ];
        let told = counts.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}"));
        let told: Vec<String> = told.collect();
        let what = match (cases, all) {
            (true, 1) => "case",
            (true, _) => "cases",
            (false, _) => "programs",
        };
        let expected = match (cases, self.unexpected + self.skipped) {
            (false, _) => String::new(),
            (true, 0) => "; as expected".into(),
            (true, n) => format!("; {n} not as expected"),
        };
        let (told, time) = (told.join(", "), time.as_secs_f64());
        format!("\n{all} {what}: {told}{expected}    {time:.2} s\n")
    }
}
