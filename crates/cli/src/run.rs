//! One run of a command: its limits, the system around it, and what is told on the way.

use crate::console::Console;
use crate::exit::Exit;
use crate::files::read_text;
use crate::limits::limits;
use crate::system::System;
use crate::watchdog::{Noticed, Phase, Watchdog};
use heddle_session::{
    Context, Input, Language, Limits, Options, Refusal, SearchOptions, Subject, Timer,
};
use heddle_span::{Diagnostic, Severity};
use std::path::{Path, PathBuf};

/// A run under way. Its time is running.
pub struct Run<'c> {
    console: &'c Console,
    system: System,
    pub limits: Limits,
    _timer: Timer,
    dog: Watchdog,
    watch: Noticed<'c>,
}

impl<'c> Run<'c> {
    /// The one run of this process.
    pub fn begin(asked: &SearchOptions, console: &'c Console) -> Self {
        let limits = limits(asked);
        let timer = limits.timer(asked.timeout);
        let dog = Watchdog::start(&limits.stop, limits.memory, console.farewell());
        let watch = Noticed { dog: dog.clone(), watch: console };
        Run { console, system: System::default(), limits, _timer: timer, dog, watch }
    }

    /// Looks for included files here, too.
    pub fn including(mut self, dirs: &[PathBuf]) -> Self {
        self.system.include = dirs.to_vec();
        self
    }

    pub fn context(&self) -> Context<'_> {
        Context { host: &self.system, watch: &self.watch, limits: &self.limits }
    }

    /// What the run does from now on.
    pub fn enter(&self, phase: Phase) {
        self.dog.enter(phase);
    }

    /// The code for a run that is not complete.
    pub fn incomplete_is(&self, exit: Exit) {
        self.dog.exit_with(exit);
    }

    /// Reads a program, or tells why not.
    pub fn open(&self, files: &[PathBuf], options: &Options) -> Result<Box<dyn Subject>, Exit> {
        self.enter(Phase::Building);
        let input = self.input(files)?;
        let opened = heddle_session::open(&input, options, self.context());
        self.enter(Phase::Telling);
        opened.map_err(|r| self.refuse(&r))
    }

    /// The texts of files; their language is that of the first.
    pub fn input(&self, files: &[PathBuf]) -> Result<Input, Exit> {
        let first = &files[0];
        let language = Language::of_suffix(suffix(first)).ok_or_else(|| {
            self.console.error(&format!(
                "{}: no language has the suffix `{}`; known: .pml .prom .promela .pr .spin .c .i .ll .bc .litmus .mcs .asm .s",
                first.display(),
                suffix(first)
            ));
            Exit::Usage
        })?;
        let text = |file: &PathBuf| Ok((file.display().to_string(), read_text(file)?));
        let files = files.iter().map(text).collect::<Result<_, String>>();
        let files = files.map_err(|why| self.refuse(&Refusal::Missing(why)))?;
        Ok(Input { language, files })
    }

    /// Tells why something is not done.
    pub fn refuse(&self, refusal: &Refusal) -> Exit {
        match refusal {
            Refusal::Usage(why) => {
                self.console.error(why);
                Exit::Usage
            }
            Refusal::Missing(why) => {
                self.console.error(why);
                Exit::BadInput
            }
            Refusal::Wrong(wrong, sources) => {
                self.console.diagnostics(wrong, sources);
                exit_of(wrong)
            }
        }
    }

    /// The same for a program that is open already.
    pub fn wrong(&self, wrong: &[Diagnostic], subject: &dyn Subject) -> Exit {
        self.console.diagnostics(wrong, subject.sources());
        exit_of(wrong)
    }
}

pub fn exit_of(wrong: &[Diagnostic]) -> Exit {
    if wrong.iter().any(|d| d.severity == Severity::Error) {
        Exit::BadInput
    } else {
        Exit::Unsupported
    }
}

pub fn suffix(path: &Path) -> &str {
    path.extension().and_then(|e| e.to_str()).unwrap_or("")
}
