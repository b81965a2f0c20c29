//! All printing. Findings go to standard output; progress, diagnostics and
//! warnings to standard error. A closed pipe is not an error; findings that
//! cannot be written, to a disk that is full, are.

use crate::exit::Exit;
use crate::live::{Live, Show};
use heddle_flags::{Format, Global, When};
use heddle_report::{EndEvent, Numbers, Style, plain};
use heddle_session::{Event, Watch};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde::Serialize;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::io::{IsTerminal, Write};

/// Set for processes whose events become part of a document.
pub const WITH_RUNS: &str = "HEDDLE_EVENTS_WITH_RUNS";

/// The most diagnostics that are told of one input.
const MOST: usize = 100;

pub struct Console {
    format: Format,
    /// The events, where the whole of them makes one document.
    events: RefCell<Vec<Value>>,
    /// Why standard output does not have everything, if so.
    lost: RefCell<Option<String>>,
    /// What was asked about, as messages name it.
    inputs: RefCell<Vec<String>>,
    /// The counters of the search that runs.
    live: RefCell<Option<Live>>,
    /// The stream has had its first line, and its last.
    begun: Cell<bool>,
    ended: Cell<bool>,
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
            inputs: RefCell::default(),
            live: RefCell::default(),
            begun: Cell::new(false),
            ended: Cell::new(false),
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

    /// Whether all events make one document, which has runs inside.
    pub fn is_document(&self) -> bool {
        matches!(self.format, Format::Sarif | Format::Junit)
            || std::env::var_os(WITH_RUNS).is_some()
    }

    /// Whether a person watches, so that live progress makes sense.
    pub fn is_live(&self) -> bool {
        !self.is_json() && self.quiet == 0 && std::io::stderr().is_terminal()
    }

    /// A finding, unless `-q`.
    pub fn detail(&self, text: &str) {
        if !self.is_json() && self.quiet == 0 {
            self.put_out(&plain(text));
        }
    }

    /// A verdict line, unless `-qq`.
    pub fn verdict(&self, text: &str) {
        if !self.is_json() && self.quiet < 2 {
            self.put_out(&plain(text));
        }
    }

    /// What a command was asked to print, whatever the quietness: as it is for a program
    /// or a file, and for a terminal with nothing in it that it would obey.
    pub fn result(&self, text: &str) {
        match self.format {
            Format::Json => self.json_line(&json!({"event": "text", "text": text})),
            _ if std::io::stdout().is_terminal() => self.put_out(&plain(text)),
            _ => self.put_out(text),
        }
    }

    /// The first line of the JSON stream.
    pub fn begin(&self, command: &str, inputs: &[String]) {
        if !self.begun.replace(true) {
            self.inputs.replace(inputs.to_vec());
            self.json_line(&heddle_report::start_json(env!("CARGO_PKG_VERSION"), command, inputs));
        }
    }

    /// The last line of the JSON stream, if the command has not written it.
    pub fn end(&self, exit: Exit) {
        if self.begun.get() && !self.ended.get() {
            let (verdict, exit) = (exit.word(), exit.code());
            self.json_line(&json!({"event": "end", "verdict": verdict, "exit": exit}));
        }
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
                if line.starts_with("{\"event\":\"end\"") {
                    self.ended.set(true);
                }
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
            Format::Sarif => self.put_out(&heddle_report::sarif(&events)),
            Format::Junit => self.put_out(&heddle_report::junit(&events)),
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
        self.failure("io", text);
    }

    /// Why something is not done, and of what kind that is: `usage`, `input`, `io`,
    /// `processes`, `bug`.
    pub fn failure(&self, kind: &str, text: &str) {
        let mut event = heddle_report::error_json(kind, text);
        heddle_report::name_file(&mut event, &self.inputs.borrow());
        self.json_line(&event);
        put_err(&format!("error: {}\n", plain(text)));
    }

    /// Something that a person may like to know.
    pub fn note(&self, text: &str) {
        if self.quiet == 0 {
            put_err(&format!("note: {}\n", plain(text)));
        }
    }

    pub fn warn(&self, text: &str) {
        if self.quiet == 0 {
            put_err(&format!("warning: {}\n", plain(text)));
        }
    }

    /// Everything wrong with an input, to standard error, and to the JSON
    /// stream if there is one.
    pub fn diagnostics(&self, diagnostics: &[Diagnostic], sources: &SourceMap) {
        // Each shows its line, and a file that is not what it is taken for may have as
        // many errors as characters.
        let (told, more) = diagnostics.split_at(diagnostics.len().min(MOST));
        for d in told {
            let mut event = heddle_report::diagnostic_json(d, sources);
            heddle_report::name_file(&mut event, &self.inputs.borrow());
            self.json_line(&event);
            if self.is_json() || (self.quiet > 0 && !d.is_fatal()) {
                continue;
            }
            put_err(&heddle_report::render(d, sources, self.err_style, self.width()));
        }
        if !more.is_empty() && !self.is_json() {
            put_err(&format!("… and {} more like these\n", more.len()));
        }
    }

    /// A violation with its source lines, as a finding.
    pub fn finding(&self, diagnostic: &Diagnostic, sources: &SourceMap) {
        if !self.is_json() && self.quiet == 0 {
            // Nothing of the sources is raw in it; its colours are.
            let width = self.width();
            self.put_out(&heddle_report::render(diagnostic, sources, self.out_style, width));
        }
    }

    /// How wide tables may be: as the terminal; where there is none, as `COLUMNS` says, or
    /// 120.
    pub fn width(&self) -> usize {
        let terminal = terminal_size::terminal_size_of(std::io::stdout());
        let terminal = terminal.map(|(width, _)| usize::from(width.0));
        let columns = || std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
        terminal.or_else(columns).filter(|&c: &usize| c >= 40).unwrap_or(120)
    }
}

impl Watch for Console {
    fn event(&self, event: Event<'_>) {
        match event {
            Event::Diagnostics(all, sources) => self.diagnostics(all, sources),
            Event::Warning(text) => {
                let warning = Diagnostic::new(Severity::Warning, text);
                self.json_line(&heddle_report::diagnostic_json(&warning, &SourceMap::new()));
                self.warn(text);
            }
            Event::Note(text) => self.note(text),
            Event::Detail(text) if self.verbose > 0 => self.detail(&format!("  {text}\n")),
            Event::Detail(_) => {}
            Event::Begins { progress, memory_limit } => {
                let show = match self.format {
                    Format::Json => Show::Events,
                    _ if self.is_live() => Show::Line,
                    _ => Show::Nothing,
                };
                let live = Live::start(progress, memory_limit, show);
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
