//! All printing. Findings go to standard output; progress, diagnostics and
//! warnings to standard error. A closed pipe is not an error; findings that
//! cannot be written, to a disk that is full, are.

use crate::flags::{Format, Global, When};
use crate::live::Live;
use heddle_report::{EndEvent, Numbers, Style};
use heddle_session::{Event, Watch};
use heddle_span::{Diagnostic, SourceMap};
use serde::Serialize;
use serde_json::Value;
use std::cell::RefCell;
use std::io::{IsTerminal, Write};

/// The most diagnostics that are told of one input.
const MOST: usize = 100;

pub struct Console {
    format: Format,
    /// The events, where the whole of them makes one document.
    events: RefCell<Vec<Value>>,
    /// Why standard output does not have everything, if so.
    lost: RefCell<Option<String>>,
    /// The counters of the search that runs.
    live: RefCell<Option<Live>>,
    quiet: u8,
    pub verbose: u8,
    out_style: Style,
    err_style: Style,
}

impl Console {
    pub fn new(global: &Global) -> Self {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        let style = |terminal: bool| match global.color {
            When::Always => Style::Colour,
            When::Auto if terminal && !plain => Style::Colour,
            _ => Style::Plain,
        };
        Console {
            format: global.format(),
            events: RefCell::default(),
            lost: RefCell::default(),
            live: RefCell::default(),
            quiet: global.quiet,
            verbose: global.verbose,
            out_style: style(std::io::stdout().is_terminal()),
            err_style: style(std::io::stderr().is_terminal()),
        }
    }

    /// Whether standard output is for a program.
    pub fn is_json(&self) -> bool {
        self.format != Format::Human
    }

    /// Whether a person watches, so that live progress makes sense.
    pub fn is_live(&self) -> bool {
        !self.is_json() && self.quiet == 0 && std::io::stderr().is_terminal()
    }

    /// A finding, unless `-q`.
    pub fn detail(&self, text: &str) {
        if !self.is_json() && self.quiet == 0 {
            self.put_out(text);
        }
    }

    /// A verdict line, unless `-qq`.
    pub fn verdict(&self, text: &str) {
        if !self.is_json() && self.quiet < 2 {
            self.put_out(text);
        }
    }

    /// What a command was asked to print, whatever the quietness.
    pub fn result(&self, text: &str) {
        self.put_out(text);
    }

    /// Why findings were lost on their way out, if any were.
    pub fn lost(&self) -> Option<String> {
        self.lost.borrow().clone()
    }

    fn put_out(&self, text: &str) {
        if let Err(e) = put(&mut std::io::stdout(), text) {
            // The reader may have gone away (`heddle … | head`); that is its right.
            if e.kind() != std::io::ErrorKind::BrokenPipe {
                self.lost.borrow_mut().get_or_insert(e.to_string());
            }
        }
    }

    /// One line of the JSON stream; nothing for people.
    pub fn json_line(&self, value: &impl Serialize) {
        match self.format {
            Format::Human => {}
            Format::Json => {
                let line = serde_json::to_string(value).expect("events are plain data");
                self.put_out(&(line + "\n"));
            }
            Format::Sarif | Format::Junit => {
                let event = serde_json::to_value(value).expect("events are plain data");
                self.events.borrow_mut().push(event);
            }
        }
    }

    /// The document that the events make, where the format is one.
    pub fn document(&self) {
        let events = self.events.borrow();
        match self.format {
            Format::Sarif => self.result(&heddle_report::sarif(&events)),
            Format::Junit => self.result(&heddle_report::junit(&events)),
            Format::Human | Format::Json => {}
        }
    }

    /// What is told in this format where a run ends before there is anything to tell.
    pub fn farewell(&self) -> impl Fn(&str, u8) + Send + use<> {
        let (format, quiet) = (self.format, self.quiet);
        move |why: &str, exit: u8| {
            let end = EndEvent {
                event: "end",
                verdict: "open",
                violation: None,
                complete: false,
                numbers: Numbers::default(),
                exit,
            };
            let end = serde_json::to_value(end).expect("events are plain data");
            let text = match format {
                Format::Human if quiet < 2 => {
                    format!("open      nothing found, not complete ({why})\n")
                }
                Format::Human => return,
                Format::Json => format!("{end}\n"),
                Format::Sarif => heddle_report::sarif(&[end]),
                Format::Junit => heddle_report::junit(&[end]),
            };
            // There is nobody left to tell that it failed.
            let _ = put(&mut std::io::stdout(), &text);
        }
    }

    /// A message of our own: a failed write, an unreadable file.
    pub fn error(&self, text: &str) {
        put_err(&format!("error: {text}\n"));
    }

    /// Something that a person may like to know.
    pub fn note(&self, text: &str) {
        if self.quiet == 0 {
            put_err(&format!("note: {text}\n"));
        }
    }

    pub fn warn(&self, text: &str) {
        if self.quiet == 0 {
            put_err(&format!("warning: {text}\n"));
        }
    }

    /// Everything wrong with an input, to standard error, and to the JSON
    /// stream if there is one.
    pub fn diagnostics(&self, diagnostics: &[Diagnostic], sources: &SourceMap) {
        // Each shows its line, and a file that is not what it is taken for may have as
        // many errors as characters.
        let (told, more) = diagnostics.split_at(diagnostics.len().min(MOST));
        for d in told {
            self.json_line(&heddle_report::diagnostic_json(d, sources));
            if self.is_json() || (self.quiet > 0 && !d.is_fatal()) {
                continue;
            }
            put_err(&heddle_report::render(d, sources, self.err_style));
        }
        if !more.is_empty() && !self.is_json() {
            put_err(&format!("… and {} more like these\n", more.len()));
        }
    }

    /// A violation with its source lines, as a finding.
    pub fn finding(&self, diagnostic: &Diagnostic, sources: &SourceMap) {
        self.detail(&heddle_report::render(diagnostic, sources, self.out_style));
    }

    /// How wide tables may be: the terminal, or 120 where there is none.
    pub fn width(&self) -> usize {
        let columns = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
        columns.filter(|&c: &usize| c >= 40).unwrap_or(120)
    }
}

impl Watch for Console {
    fn event(&self, event: Event<'_>) {
        match event {
            Event::Diagnostics(all, sources) => self.diagnostics(all, sources),
            Event::Warning(text) => self.warn(text),
            Event::Note(text) => self.note(text),
            Event::Detail(text) if self.verbose > 0 => self.detail(&format!("  {text}\n")),
            Event::Detail(_) => {}
            Event::Begins { progress, memory_limit } => {
                let live = Live::start(progress, memory_limit, self.is_live());
                *self.live.borrow_mut() = Some(live);
            }
            Event::Ends => drop(self.live.borrow_mut().take()),
        }
    }
}

fn put(to: &mut impl Write, text: &str) -> std::io::Result<()> {
    to.write_all(text.as_bytes()).and_then(|()| to.flush())
}

/// Where standard error goes is not our business, nor whether it gets there.
fn put_err(text: &str) {
    let _ = put(&mut std::io::stderr(), text);
}
